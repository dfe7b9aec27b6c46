"""Taking choices back: the last one, or those of an activation.

These functions do not change a match: they return another one to go on with.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from bocage.core.contract.display import no_activation
from bocage.core.errors import Illegal
from bocage.core.history import Move
from bocage.core.match import UNDO, Match
from bocage.core.screen import AnyScreen

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
