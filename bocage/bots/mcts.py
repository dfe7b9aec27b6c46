"""Information-set Monte Carlo tree search: each iteration supposes what the seat cannot know and rolls its own dice.

The tree holds decisions, not positions: a node is the history of choices since the root, whatever chance did in between
(open loop). Options that are open only in some suppositions count how often they were available. Play-outs follow the game's
prior up to the game's horizon, then the game's evaluation speaks. Anytime: a budget in seconds or in iterations.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import monotonic
from typing import Any

from bocage.bots.seat import Seat
from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.match import Run

EXPLORATION = 0.7
PATIENCE = 400                  # decisions of a play-out at most


class Node:
    """A choice in the tree: how often tried, how often it could have been, the sum of values, its prior."""

    __slots__ = ("visits", "available", "total", "prior", "children")

    def __init__(self, prior: float = 1.0) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.prior = prior
        self.children: dict[str, Node] = {}


class MctsBot:
    def __init__(self, rng: Random, seconds: float = 0.0, iterations: int = 0) -> None:
        assert seconds or iterations
        self.rng = rng
        self.seconds = seconds
        self.iterations = iterations
        self.done = 0

    def choose(self, seat: Seat) -> Action:
        if len(seat.options) == 1:
            return seat.options[0]
        root = self.search(seat)
        return max(seat.options, key=lambda action: (root.children[action.text].visits if action.text in root.children else -1,
                                                     action.text))

    def search(self, seat: Seat) -> Node:
        root = Node()
        deadline = monotonic() + self.seconds
        self.done = 0
        allowed = frozenset(action.text for action in seat.options)
        while (self.done < self.iterations) if self.iterations else (monotonic() < deadline):
            self.iterate(seat, root, allowed)
            self.done += 1
        return root

    def iterate(self, seat: Seat, root: Node, allowed: frozenset[str]) -> None:
        """One supposition, played down the tree, out to the horizon, and back up."""
        run = seat.suppose(self.rng)
        horizon = seat.ruleset.horizon(seat.board, run.table.state)
        node = root
        path: list[tuple[Node, int]] = []
        while run.decision is not None and not horizon(run.table.state):
            decision = run.decision
            options = [a for a in decision.options if a.text in allowed] if node is root else decision.options
            action, child, fresh = self.descend(seat, run, node, decision, list(options))
            path.append((child, decision.by[0]))
            run.play(action)
            node = child
            if fresh:
                break
        self.play_out(seat, run, horizon)
        values = {mover: seat.ruleset.evaluate(seat.board, run.table.state, mover) for mover in {by for _, by in path}}
        root.visits += 1
        for child, mover in path:
            child.visits += 1
            child.total += values[mover]

    def descend(self, seat: Seat, run: Run, node: Node, decision: Decision, options: list[Action]) -> tuple[Action, Node, bool]:
        """The option with the best mix of value, prior and curiosity; True when it is tried for the first time."""
        if len(options) == 1:
            child = node.children.setdefault(options[0].text, Node())
            child.available += 1
            return options[0], child, False
        missing = [action for action in options if action.text not in node.children]
        if missing:
            weights = seat.ruleset.priors(seat.board, run.table.state, decision, options)
            whole = sum(weights) or 1.0
            for action, weight in zip(options, weights, strict=True):
                if action.text not in node.children:
                    node.children[action.text] = Node(weight / whole)
        best, best_score = options[0], float("-inf")
        parent = 0
        for action in options:
            child = node.children[action.text]
            child.available += 1
            parent += child.visits
        mean = self.mean_of(node, options)
        root_of_parent = EXPLORATION * sqrt(parent + 1)
        for action in options:
            child = node.children[action.text]
            value = child.total / child.visits if child.visits else mean
            score = value + root_of_parent * child.prior / (1 + child.visits)
            if score > best_score:
                best, best_score = action, score
        child = node.children[best.text]
        return best, child, child.visits == 0

    def mean_of(self, node: Node, options: list[Action]) -> float:
        """What an option not yet tried is thought to be worth: a little less than its tried siblings."""
        visits = total = 0.0
        for action in options:
            child = node.children[action.text]
            visits += child.visits
            total += child.total
        return total / visits - 0.02 if visits else 0.5

    def play_out(self, seat: Seat, run: Run, horizon: Callable[[Any], bool]) -> None:
        priors, board, rng = seat.ruleset.priors, seat.board, self.rng
        for _ in range(PATIENCE):
            decision = run.decision
            if decision is None or horizon(run.table.state):
                return
            options = decision.options
            if len(options) == 1:
                run.play(options[0])
                continue
            weights = priors(board, run.table.state, decision, options)
            run.play(rng.choices(options, weights)[0])
