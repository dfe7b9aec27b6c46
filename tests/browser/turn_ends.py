"""Moments at which a choice ends a turn in which something was decided, found by playing without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

import bocage
from bocage.core.action import Action
from bocage.core.match import Match
from bocage.core.screen import TURN
from tests.browser.moments import Moment, after

GAMES = 60                              # so many are tried at most


@cache
def before_a_turn_ends(game: str, scenario: str, seats: Sequence[str], asked: int = 0) -> Moment:
    """Seat 0 makes the last choice of a turn, and seat ``asked`` the first one of the next."""
    for seed in range(GAMES):
        match, rng = bocage.new(game, scenario, seats, str(seed)), Random(seed)
        while match.decision is not None:
            action = rng.choice(match.decision.options)
            seat = match.entitled(action)[0]
            if seat == 0 and is_asked_in_the_bar(match, action) and ends_a_turn(match, action, asked):
                return Moment(match.record(), action.text)
            match.play(action, seat)
    raise AssertionError(f"no such moment in {GAMES} games of {scenario}")


def is_asked_in_the_bar(match: Match, action: Action) -> bool:
    """Not a question that may pass by itself, nor one for a path that is drawn."""
    assert match.decision is not None
    screen = match.ruleset.display.screen(match.board, "en")
    return len(match.options(0)) > 1 and not screen.can_wait(match.decision) and action.verb != "path"


def ends_a_turn(match: Match, action: Action, asked: int) -> bool:
    later = after(match, action)
    screen = later.ruleset.display.screen(later.board, "en")
    turns = [n for n, event in enumerate(later.log) if screen.heading(event) == TURN]
    if later.decision is None or asked not in later.decision.by or len(turns) < 2 or turns[-1] < len(match.log):
        return False
    return screen.recap([event for event in later.log[turns[-2]:turns[-1]] if event.seen_by(asked)], asked) is not None
