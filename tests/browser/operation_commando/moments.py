"""Moments of Opération Commando worth looking at, found by playing without a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

import bocage
from bocage.core.action import Action
from bocage.core.match import Match
from tests.browser.endings import before_the_end
from tests.browser.operation_commando.table import GAME, TASTE

GAMES = 60                              # so many are tried at most
Wanted = Callable[[Match], bool]


def moment(scenario: str, wanted: Wanted, seat: int = 0) -> str:
    """The record of a game in which such a thing is asked of that seat now."""
    for seed in range(GAMES):
        match, rng = bocage.new(GAME, scenario, ["Anna", "Berthe"], seed=f"moment-{seed}"), Random(seed)
        while match.decision is not None:
            if match.decision.by == (seat,) and wanted(match):
                return match.record()
            match.play(any_of(match.decision.options, rng))
    raise AssertionError(f"no such moment in {GAMES} games of {scenario}")


def any_of(options: Sequence[Action], rng: Random) -> Action:
    """Mostly a fight: where much lies on the table there is much to look at."""
    return rng.choices(options, [TASTE.get(option.verb, 1.0) if option.verb != "abandon" else 0.1 for option in options])[0]


def asked(*kinds: str, turn: int = 0) -> Wanted:
    def wanted(match: Match) -> bool:
        assert match.decision is not None
        return match.decision.kind in kinds and match.state.turn >= turn
    return wanted


def in_a_fight(match: Match, cards: range) -> bool:
    """Both have units and tokens, the American so many cards in hand, and something to choose."""
    s = match.state
    return (asked("bid", turn=3)(match) and all(s.units) and min(map(sum, s.tokens)) > 1 and len(s.hand[0]) in cards
            and len(match.options(0)) > 3)


@cache
def ending(scenario: str) -> str:
    """The American has a few choices left."""
    match, rng = bocage.new(GAME, scenario, ["Anna", "Berthe"], seed="ending"), Random(0)
    while match.decision is not None:
        match.play(any_of(match.decision.options, rng))
    return before_the_end(match)


@cache
def fight(scenario: str) -> str:
    return moment(scenario, lambda match: in_a_fight(match, range(4, 8)))


@cache
def fight_with_a_full_hand(scenario: str) -> str:
    return moment(scenario, lambda match: in_a_fight(match, range(12, 16)))


@cache
def of_kind(scenario: str, kind: str, turn: int = 0, seat: int = 0) -> str:
    return moment(scenario, asked(kind, turn=turn), seat)


@cache
def with_a_card_to_cancel() -> str:
    """The German has played a card, and the American holds one that would cancel it."""
    return moment("historical", lambda match: asked("cancel", turn=2)(match) and len(match.options(0)) > 1)


@cache
def behind() -> str:
    """The American must answer a strong German unit, and has several ways to reach it."""
    return moment("historical", lambda match: asked("answer")(match) and len(match.options(0)) > 5
                  and sum(match.board.vc[unit] for unit in match.state.units[1]) >= 5)


@cache
def for_one_of_two() -> str:
    """The American has two different units in the Combat, and an action that adds to the value of either."""
    def wanted(match: Match) -> bool:
        return asked("bid")(match) and any(option.text.startswith("action") and option.text.endswith("second")
                                           for option in match.options(0))
    return moment("historical", wanted)
