"""Moments of Commandos 40 000 worth looking at, found by playing without a screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random

import bocage
from bocage.core.errors import BocageError
from bocage.core.match import Match
from bocage.server.matches.wishes import concerns
from tests.browser.endings import before_the_end
from tests.browser.commandos_40k.table import GAME, SMALL, TASTE

GAMES = 60                              # so many are tried at most
# West of the statue: a1 in the open, a2 before the ruin, an enemy near them; another one behind the statue, two in some corner.
CORNERS = (1, 1), (29, 1), (1, 21), (29, 21)
OPENING = {"a1": ["at 12.6,11"], "a2": ["at 6.2,7.4"], "a3": ["at 26,11"], "a4": ["at 26,7"], "b1": ["at 7.2,13"],
           "b2": ["at 19.5,11"], "b3": [f"at {x},{y}" for x, y in CORNERS],
           "b4": [f"at {x},{y + (2 if y < 11 else -2)}" for x, y in CORNERS]}
Wanted = Callable[[Match], bool]


def stand(places: Mapping[str, Sequence[str]], seed: int) -> Match | None:
    """The Defender moves first, and all stand where they may of those places; None if the dice want it otherwise."""
    match = bocage.new(GAME, "air_assault", ["Anna", "Berthe"], seed=f"opening-{seed}", options=SMALL)
    while match.decision is not None and match.decision.kind != "move":
        asked = match.decision
        texts = [option.text for option in asked.options]
        wanted: Sequence[str] = texts[:1]
        if asked.kind == "role":
            wanted = [f"role {'defender' if asked.by == (0,) else 'attacker'}"]
        elif asked.kind == "deploy_at":
            wanted = places[match.board.lexicon.models[asked.about[0]]]
        elif asked.kind in ("initiative", "move_start", "initiative_again"):
            wanted = [text for text in texts if text in ("keep", "pass")]
        if not any(is_played(match, choice) for choice in wanted):
            return None
    return match if match.decision is not None and match.decision.by == (0,) else None


def is_played(match: Match, choice: str) -> bool:
    assert match.decision is not None
    try:
        match.play(choice, match.decision.by[0])
    except BocageError:
        return False
    return True


@cache
def opening() -> str:
    """Seat 0 is about to move, everybody stands where ``OPENING`` says."""
    return next(match.record() for seed in range(GAMES) if (match := stand(OPENING, seed)))


@cache
def ending(scenario: str = "air_assault") -> str:
    """Seat 0 has a few choices left."""
    match, rng = bocage.new(GAME, scenario, ["Anna", "Berthe"], seed="ending", options=SMALL), Random(0)
    while match.decision is not None:
        play_any(match, rng)
    return before_the_end(match)


@cache
def of_kind(kind: str, *verbs: str, scenario: str = "air_assault", seat: int = 0, number: int = 1) -> str:
    """That question to that seat, with options of those verbs, at least so many of the first of them."""
    def wanted(match: Match) -> bool:
        assert match.decision is not None
        offered = [option.verb for option in match.decision.options]
        return match.decision.kind == kind and {*verbs} <= {*offered} and (not verbs or offered.count(verbs[0]) >= number)

    return moment(scenario, wanted, seat)


@cache
def two_weapons() -> str:
    """A model is about to shoot that has two weapons for one enemy."""
    def wanted(match: Match) -> bool:
        assert match.decision is not None
        targets = [option.text.split()[-1] for option in match.decision.options if option.verb == "fire"]
        return match.decision.kind == "shoot" and len(targets) > len({*targets})

    return moment("air_assault", wanted, seat=0)


def play_any(match: Match, rng: Random) -> None:
    assert match.decision is not None
    asked = next(each for each in match.decision.by if match.options(each))
    options = match.options(asked)
    match.play(rng.choices(options, [TASTE.get(option.verb, 1.0) for option in options])[0], asked)


def moment(scenario: str, wanted: Wanted, seat: int) -> str:
    """The record of a game in which such a thing is asked of that seat now."""
    for seed in range(GAMES):
        match, rng = bocage.new(GAME, scenario, ["Anna", "Berthe"], seed=f"moment-{seed}", options=SMALL), Random(seed)
        while match.decision is not None:
            if match.decision.by == (seat,) and wanted(match) and is_put_to(match, seat):
                return match.record()
            play_any(match, rng)
    raise AssertionError(f"no such moment in {GAMES} games of {scenario}")


def is_put_to(match: Match, seat: int) -> bool:
    """Whether somebody who sits there is asked: a window that is asked by its stakes passes by itself where there are none."""
    assert match.decision is not None
    return match.decision.kind not in match.ruleset.display.by_stakes or concerns(match, seat)


@cache
def with_markers(number: int) -> str:
    """Seat 0 lays markers, and so many lie there."""
    def wanted(match: Match) -> bool:
        assert match.decision is not None
        return match.decision.kind == "marker" and len(match.state.marker) == number

    return moment("rescue", wanted, seat=0)


@cache
def only_stays() -> str:
    """Seat 0 moves; one of its models can only stay, another one can do more."""
    def wanted(match: Match) -> bool:
        assert match.decision is not None
        verbs: dict[str, set[str]] = {}
        for option in match.decision.options:
            verbs.setdefault(option.text.split()[-1], set()).add(option.verb)
        return match.decision.kind == "move" and {"stay"} in verbs.values() and any(len(each) > 1 for each in verbs.values())

    return moment("air_assault", wanted, seat=0)
