"""Taking choices back: the last one, those of an activation, or, in a lesson, everything since the coach's script was left.

These functions do not change a match: they return another one to go on with.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from bocage.core.contract.display import no_activation
from bocage.core.errors import Illegal
from bocage.core.history import Move
from bocage.core.match import UNDO, Match
from bocage.core.screen import AnyScreen
from bocage.core.starting import start

May = Callable[[Move], bool]


def taken_back(match: Match, passed: Container[int], may: May) -> tuple[Match, str]:
    """Returns the game without the last choice that a person made, and the text of that choice.

    ``passed``: the numbers of the moves that were passed automatically; those after the choice are taken back too.
    ``may``: whether a move can be taken back by the one who asks.
    """
    trial = match.copy()
    while trial.moves and len(trial.moves) - 1 in passed:
        trial.undo()
    if not trial.moves or not may(trial.moves[-1]):
        raise Illegal(UNDO)
    text = trial.moves[-1].text
    trial.undo()
    return trial, text


def activation_taken_back(match: Match, screen: AnyScreen, passed: Container[int], may: May) -> tuple[Match, str, int]:
    """Takes back as much of this activation as possible. Returns the game, the text of the first choice taken back, and the
    number of choices."""
    earlier, text = taken_back(match, passed, may)
    choices = 1
    while earlier.moves and not screen.begins(earlier.moves[-1].text) and not screen.begins(text):
        try:
            earlier, text = taken_back(earlier, passed, may)
        except Illegal:
            break
        choices += 1
    return earlier, text, choices


def choices_to_take_back(match: Match, screen: AnyScreen, passed: Container[int], may: May) -> int:
    """How many choices ``activation_taken_back`` would take back, 0 if none; told from the moves alone, without trying."""
    moves = match.moves
    left = len(match.step.choices) + sum(len(step.choices) for step in match.earlier)
    first = next((at for at in range(len(moves) - 1, -1, -1) if moves[at].chance or moves[at].reveals), -1)
    floor = max(first + 1, len(moves) - left)               # the moves from this one on can be undone
    choices, at = 0, len(moves)
    while True:
        while at > floor and at - 1 in passed:
            at -= 1
        if at <= floor or not may(moves[at - 1]):
            return choices
        at -= 1
        choices += 1
        if at == 0 or screen.begins(moves[at - 1].text) or screen.begins(moves[at].text):
            return choices


def in_activation(match: Match, screen: AnyScreen) -> bool:
    """Whether there is an activation to begin again: not while the table is set up. A game that does not tell when one is under
    way has one as soon as the first has begun."""
    activation = match.ruleset.display.activation
    if activation is not no_activation:
        return activation(match.state) is not None
    return any(screen.begins(move.text) for move in match.moves)


class Script:
    """Keeps the last position of a lesson that was still on the coach's script."""

    def __init__(self, screen: AnyScreen, match: Match) -> None:
        self.screen = screen
        self.on_script: Match | None = None
        self.follow(match)
        if self.is_off(match):
            self.on_script = self.play_again(match)

    def is_off(self, match: Match) -> bool:
        coach = self.screen.coach(match.state, match.log)
        return coach is not None and coach.off_script

    def follow(self, match: Match) -> None:
        coach = self.screen.coach(match.state, match.log)
        if coach is not None and not coach.off_script:
            self.on_script = match.copy()

    def play_again(self, match: Match) -> Match:
        """Replays a game that was saved off the script, from its seed, as far as it was on the script."""
        setup = match.setup
        again = start(match.ruleset, setup.scenario, setup.seats, setup.seeds[0][1] or None, setup.options)
        kept = again.copy()
        for move in match.moves:
            again.play(move.text, move.seat)
            if self.is_off(again):
                break
            kept = again.copy()
        return kept
