"""Moments of Heroes of Normandie worth looking at, found by playing without a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import bocage
from bocage.core.action import Action
from bocage.core.decision import Seat
from bocage.core.match import Match
from bocage.games.heroes_of_normandie.rules.asking import asked_unit
from bocage.games.heroes_of_normandie.rules.units import is_unknown
from bocage.games.heroes_of_normandie.inspect.survey import Survey
from bocage.games.heroes_of_normandie.view import View
from tests.browser.endings import before_the_end
from tests.browser.heroes_of_normandie.table import GAME

NAMES = ("Anna", "Berthe", "Carl", "Dora")
GAMES = 40                              # so many are tried at most
FARTHEST = 6                            # so many goals of each unit are tried
TASTE = {"fire": 3.0, "move": 6.0, "pass": 3.0, "play": 0.3, "deploy_rest": 1e9, "exit": 0.0}
Wanted = Callable[[Match], bool]


def any_of(options: Sequence[Action], rng: Random) -> Action:
    weights = [TASTE.get(option.verb, 1.0) for option in options]
    return rng.choices(options, weights if any(weights) else None)[0]


def moment(scenario: str, wanted: Wanted, seat: int = 0, first: int = 0, players: int = 2) -> str:
    """The record of a game in which such a thing is asked of that seat now. ``first``: the number of the first game tried."""
    for seed in range(first, first + GAMES):
        match, rng = bocage.new(GAME, scenario, NAMES[:players], seed=f"moment-{seed}"), Random(seed)
        while match.decision is not None:
            if match.decision.by == (seat,) and wanted(match):
                return match.record()
            match.play(any_of(match.decision.options, rng))
    raise AssertionError(f"no such moment in {GAMES} games of {scenario}")


@cache
def ending(scenario: str) -> str:
    """The American has a few choices left."""
    match, rng = bocage.new(GAME, scenario, NAMES[:2], seed="ending"), Random(0)
    while match.decision is not None:
        match.play(any_of(match.decision.options, rng))
    return before_the_end(match)


@cache
def of_kind(scenario: str, kind: str, *verbs: str, turn: int = 0, seat: int = 0, players: int = 2) -> str:
    """That question, with options of those verbs, not before that turn."""
    def wanted(match: Match) -> bool:
        assert match.decision is not None
        offered = {option.verb for option in match.decision.options}
        return match.decision.kind == kind and match.state.turn >= turn and {*verbs} <= offered
    return moment(scenario, wanted, seat, players=players)


@cache
def under_a_card(scenario: str, cards: int = 1) -> str:
    """So many cards lie on the stack, and the American has an answer."""
    def wanted(match: Match) -> bool:
        view = match.view(0)
        assert isinstance(view, View)
        return len(view.stack) >= cards and len(match.options(0)) > 1
    return moment(scenario, wanted)


@cache
def from_ambush(scenario: str) -> str:
    """A counter of the American is on its way in ambush."""
    def wanted(match: Match) -> bool:
        assert match.decision is not None
        return match.decision.kind == "move" and is_unknown(match.state, asked_unit(match.decision))
    return moment(scenario, wanted)


# --- a way that can be interrupted ------------------------------------------------------------------------------------


class Interrupted(NamedTuple):
    """The German is about to move ``unit``; on its way to ``square`` the American may fire ``times`` times."""

    record: str
    unit: int
    square: str
    times: int


@cache
def interrupted(first: int = 10) -> Interrupted:
    """Found in the first game that is tried, unless the rules have changed."""
    found: list[Interrupted] = []

    def wanted(match: Match) -> bool:
        assert match.decision is not None
        if match.decision.kind == "act" and "move" in {option.verb for option in match.decision.options}:
            found[:] = [way for way in ways_of(match) if way.times > 1][:1]
        return bool(found)

    moment("first_contact", wanted, seat=1, first=first)
    return found[0]


def ways_of(match: Match) -> list[Interrupted]:
    assert match.decision is not None
    unit = asked_unit(match.decision)
    inspection = match.ruleset.inspection
    assert inspection is not None
    told = inspection.answer(match.board, match.state, Seat(1), f"unit {unit}")
    assert isinstance(told, Survey)
    far = sorted((place for place in told.reach if place.can_stop), key=lambda place: -len(place.way))[:FARTHEST]
    return [Interrupted(match.record(), unit, place.square, shots_at(match, ["move", *place.way])) for place in far]


def shots_at(match: Match, way: Sequence[str]) -> int:
    """How often the American may fire if he lets everything pass; none if something else stops the movement."""
    later, times = match.copy(), 0
    for action in way:
        times += pass_windows(later)
        if later.decision is None or action not in {option.text for option in later.decision.options}:
            return 0
        later.play(action, later.decision.by[0])
    return times + pass_windows(later)


def pass_windows(match: Match) -> int:
    """Lets everything pass until somebody must act; how often there was something to shoot at."""
    times = 0
    while match.decision is not None and match.decision.kind in match.ruleset.display.windows:
        times += any(option.verb == "opportunity" for option in match.decision.options)
        match.play("pass", match.decision.by[0])
    return times
