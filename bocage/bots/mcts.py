"""Information-set Monte Carlo tree search: each iteration supposes what the seat cannot know and rolls its own dice.

The tree holds decisions, not positions: a node is the history of choices since the root, whatever chance did in between
(open loop). Options that are open only in some suppositions are weighed when they are. Play-outs follow the game's priors up to
the game's horizon, then the game's evaluation speaks. Anytime: a budget in seconds or in iterations.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from time import monotonic
from typing import Any

from bocage.bots.viewpoint import Viewpoint
from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.core.run import Run

EXPLORATION = 1.0
UNTRIED = 0.1                   # the value of an untried option: the average of its siblings less this
SHARPNESS = 1.5                 # play-outs choose by the priors to this power
PATIENCE = 400                  # a play-out has at most so many decisions
CERTAIN = 0.97                  # an option with this share of all priors is taken without a search


class Node:
    """A choice in the tree: its visits, the sum of its values, its prior, and the choices after it by their texts."""

    __slots__ = ("visits", "total", "prior", "children")

    def __init__(self, prior: float = 1.0) -> None:
        self.visits = 0
        self.total = 0.0
        self.prior = prior
        self.children: dict[str, Node] = {}


class MctsBot:
    """``iterations``, ``seconds``: the most for one decision; 0: no limit."""

    def __init__(self, rng: Random, seconds: float = 0.0, iterations: int = 0) -> None:
        assert seconds or iterations
        self.rng = rng
        self.seconds = seconds
        self.iterations = iterations
        self.done = 0
        self.lowest, self.highest = 1.0, 0.0

    def choose(self, game: Viewpoint) -> Action:
        if len(game.options) == 1:
            return game.options[0]
        present = game.suppose(self.rng)
        assert present.decision is not None
        weights = game.advice.priors(game.board, present.table.state, present.decision, game.options)
        if max(weights) >= CERTAIN * sum(weights):
            return game.options[weights.index(max(weights))]
        root = self.search(game)
        return max(game.options, key=lambda action: (root.children[action.text].visits, root.children[action.text].total,
                                                     action.text))

    def search(self, game: Viewpoint) -> Node:
        root = Node()
        deadline = monotonic() + self.seconds
        self.done = 0
        self.lowest, self.highest = 1.0, 0.0
        allowed = frozenset(action.text for action in game.options)
        while self.done == 0 or ((not self.iterations or self.done < self.iterations)
                                 and (not self.seconds or monotonic() < deadline)):
            self.iterate(game, root, allowed)
            self.done += 1
        return root

    def iterate(self, game: Viewpoint, root: Node, allowed: frozenset[str]) -> None:
        """Plays one supposition down the tree and on to the horizon; adds its value to every node on the way."""
        run = game.suppose(self.rng)
        horizon = game.advice.horizon(game.board, run.table.state)
        node = root
        path: list[tuple[Node, Seat]] = []
        while run.decision is not None and not horizon(run.table.state):
            decision = run.decision
            options = [a for a in decision.options if a.text in allowed] if node is root else decision.options
            action = self.descend(game, run, node, decision, options)
            node = node.children[action.text]
            path.append((node, decision.by[0]))
            run.play(action)
            if not node.visits:
                break
        self.play_out(game, run, horizon)
        values = {mover: game.advice.evaluate(game.board, run.table.state, mover) for mover in {by for _, by in path}}
        root.visits += 1
        for child, mover in path:
            child.visits += 1
            child.total += values[mover]
        self.lowest = min(self.lowest, *values.values()) if values else self.lowest
        self.highest = max(self.highest, *values.values()) if values else self.highest

    def descend(self, game: Viewpoint, run: Run, node: Node, decision: Decision, options: Sequence[Action]) -> Action:
        """The option with the best sum of value and exploration bonus. Values are scaled to the range seen so far."""
        children = node.children
        if any(action.text not in children for action in options):
            weights = game.advice.priors(game.board, run.table.state, decision, options)
            whole = sum(weights) or 1.0
            for action, weight in zip(options, weights, strict=True):
                if action.text not in children:
                    children[action.text] = Node(weight / whole)
        if len(options) == 1:
            return options[0]
        known = [children[action.text] for action in options]
        visits = sum(child.visits for child in known)
        spread = max(self.highest - self.lowest, 1e-6)
        average = (sum(child.total for child in known) / visits - self.lowest) / spread if visits else 0.5
        curiosity = EXPLORATION * sqrt(visits + 1)
        best, best_score = options[0], float("-inf")
        for action, child in zip(options, known, strict=True):
            value = (child.total / child.visits - self.lowest) / spread if child.visits else average - UNTRIED
            score = value + curiosity * child.prior / (1 + child.visits)
            if score > best_score:
                best, best_score = action, score
        return best

    def play_out(self, game: Viewpoint, run: Run, horizon: Callable[[Any], bool]) -> None:
        priors, board, rng = game.advice.priors, game.board, self.rng
        for _ in range(PATIENCE):
            decision = run.decision
            if decision is None or horizon(run.table.state):
                return
            options = decision.options
            if len(options) == 1:
                run.play(options[0])
            else:
                weights = priors(board, run.table.state, decision, options)
                run.play(rng.choices(options, [weight ** SHARPNESS for weight in weights])[0])
