"""Moments of a game worth looking at, found by playing without a screen. A record of it is then taken up in the browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import bocage
from bocage.core.action import Action
from bocage.core.match import Match
from bocage.server.wire.frames import Choice
from bocage.server.wire.telling import Teller

SQUAD = {"squad": "scout:blue,sapper:blue"}
FEW = 2                                 # verbs: an exit and one other
GAMES = 200                             # so many are tried at most


class Moment(NamedTuple):
    """``action``: what is chosen next."""

    record: str
    action: str


def moment(scenario: str, wanted: Callable[[Match, Action], bool], options: dict[str, str] | None = None) -> Moment:
    """The first moment of a few random games at which such a thing is about to be chosen."""
    for seed in range(GAMES):
        match, rng = bocage.new("v_commandos", scenario, seed=str(seed), options=options or {}), Random(seed)
        while match.decision is not None:
            action = rng.choice(match.decision.options)
            if wanted(match, action):
                return Moment(match.record(), action.text)
            match.play(action)
    raise AssertionError(f"no such moment in {GAMES} games of {scenario}")


@cache
def with_something_to_lose(game: str, scenario: str, seats: int, several: bool = False) -> str:
    """The record of a game in which the first seat may end its question for good, and loses something by that. ``several``:
    instead of ending it for good, it may do other things of several kinds."""
    names = ("Anna", "Berthe")[:seats]
    for seed in range(GAMES):
        match, rng = bocage.new(game, scenario, names, seed=str(seed)), Random(seed)
        while match.decision is not None:
            question = Teller(match, "en", (0,)).question() if match.decision.by == (0,) else None
            if question is not None and question.lost and costs_to_leave(question.options, several):
                return match.record()
            match.play(rng.choice(match.decision.options))
    raise AssertionError(f"no such moment in {GAMES} games of {scenario}")


def costs_to_leave(options: Sequence[Choice], several: bool) -> bool:
    if several:
        return any(option.exit for option in options) and len({option.verb for option in options}) > FEW
    return any(option.exit and option.final for option in options)


def after(match: Match, action: Action) -> Match:
    later = match.copy()
    later.play(action)
    return later


@cache
def before_the_end() -> Moment:
    return moment("lighthouse", lambda match, action: after(match, action).decision is None, SQUAD)


@cache
def before_the_enemy() -> Moment:
    """Everybody has acted, and enemies are about: with this choice they come."""
    return moment("lighthouse", lambda match, action: action.text == "done" and len(match.moves) > 20, SQUAD)


@cache
def with_somebody_waiting() -> Moment:
    """With this choice the phase ends although a commando has not acted."""
    def ends_early(match: Match, action: Action) -> bool:
        assert match.decision is not None
        return action.text == "done" and any(other.verb == "activate" for other in match.decision.options)
    return moment("lighthouse", ends_early, SQUAD)


@cache
def with_two_ways_to_one_place() -> Moment:
    """Upright or on tiptoe: the board asks which."""
    def has_two(match: Match, action: Action) -> bool:
        assert match.decision is not None
        ways = [option.text for option in match.decision.options if option.verb in ("move", "stealth_move")]
        return action.verb == "stealth_move" and action.text.removeprefix("stealth_") in ways
    return moment("lighthouse", has_two, SQUAD)


@cache
def with_a_risk() -> Moment:
    """What is chosen throws dice, with enemies about: it cannot be taken back."""
    return moment("lighthouse", lambda match, action: action.verb == "move" and len(match.odds(action).outcomes) > 1, SQUAD)


@cache
def with_cards_to_order() -> Moment:
    """Players have looked at the next event cards (Sixth Sense) and say which comes first."""
    def asks(match: Match, _: Action) -> bool:
        assert match.decision is not None
        return match.decision.kind == "sixth_sense"
    return moment("lighthouse", asks, SQUAD)


@cache
def on_two_terrains() -> Moment:
    """An operation has begun whose first two terrains are in play at once."""
    def wanted(match: Match, _: Action) -> bool:
        view: Any = match.view(0)
        return [terrain.state for terrain in view.terrains].count("in_play") > 1
    return moment("black_tea", wanted)


@cache
def with_two_targets() -> Moment:
    """A commando may fire in two ways, among other things that he may do."""
    def wanted(match: Match, action: Action) -> bool:
        assert match.decision is not None
        verbs = [option.verb for option in match.decision.options if option.args[:1] == action.args[:1]]
        return (match.decision.kind == "act" and action.verb == "shoot" and verbs.count("shoot") == FEW and len({*verbs}) > FEW
                and {"shoot_door", "bomb", "detonate"}.isdisjoint(verbs))

    return moment("streets", wanted)
