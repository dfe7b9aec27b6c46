"""Every game passes the conformance suite: random play under the eyes of all oracles.

``make check`` plays the first part of each series, ``make test`` every scenario once with the oracles at some of the decisions,
``make soak`` the long series with the oracles at every decision. ``bocage fuzz GAME`` plays as many more as you like.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import pytest
from _pytest.mark import ParameterSet

import tests.toys
from bocage import new
from bocage.core.action import PASS
from bocage.core.conformance import Summary, play_one
from bocage.core.conformance.choosers import Seeking
from bocage.core.conformance.referee import CLOSE_LOOKS
from bocage.core.conformance.series import begin_one
from bocage.games import find
from tests.changed import put_in_place
from tests.marks import slow, soak

SEED = 44
TOY_GAMES, MANY_TOY_GAMES = 60, 120


class Plan(NamedTuple):
    """How many games of a series are played, in parts that test processes share, and how closely they are watched."""

    games: int
    part: int
    often: float                    # see ``Referee``
    thorough: float
    many: int                       # games in ``make soak``, all decisions of which are watched
    decisions: int                  # a game has more than so many on average


PLANS = {
    "v_commandos": Plan(36, 3, 0.15, 0.04, 312, 20),
    "operation_commando": Plan(8, 4, 0.15, 0.02, 60, 30),            # hidden hands make each game dear
    "heroes_of_normandie": Plan(7, 1, 0.1, 0.01, 7, 100),           # games are long; ``bocage fuzz`` plays more
    "commandos_40k": Plan(3, 1, 0.1, 0.01, 3, 100),
}


def series(game: str, numbers: range, thorough: float, often: float = 1.0, how: str = "") -> Summary:
    """A part of a series of games; a failure shows the shortest game found that brings it about."""
    whole = Summary()
    for number in numbers:
        summary, failure = play_one(find(game), SEED, number, thorough, often=often, how=how)
        assert failure is None, f"{failure.message}\n{failure.record}"
        whole.add(summary)
    return whole


def parts(games: str) -> Iterator[ParameterSet]:
    """The parts of every series; the first of each is quick enough for ``make check``."""
    for game, plan in PLANS.items():
        number = getattr(plan, games)
        for first in range(0, number, plan.part):
            numbers = range(first, min(first + plan.part, number))
            yield pytest.param(game, numbers, marks=[slow] if first else [], id=f"{game}-{first}")


@pytest.mark.parametrize(("game", "numbers"), list(parts("games")))
def test_games_conform(game: str, numbers: range) -> None:
    plan = PLANS[game]
    summary = series(game, numbers, plan.thorough, plan.often)
    assert summary.games == len(numbers)
    assert summary.decisions > plan.decisions * len(numbers)


@soak
@pytest.mark.parametrize(("game", "numbers"), list(parts("many")))
def test_games_conform_at_every_decision(game: str, numbers: range) -> None:
    summary = series(game, numbers, PLANS[game].thorough)
    assert summary.games == len(numbers)
    assert summary.decisions > PLANS[game].decisions * len(numbers)


@pytest.mark.parametrize("game", PLANS)
def test_a_series_holds_every_scenario_and_a_part_no_scenario_twice(game: str) -> None:
    scenarios = len(find(game).scenarios)
    assert PLANS[game].part <= scenarios <= PLANS[game].games


@pytest.mark.parametrize("games", [TOY_GAMES, pytest.param(MANY_TOY_GAMES, marks=soak)])
@pytest.mark.parametrize("toy", tests.toys.TOYS)
def test_toys_conform(toy: str, games: int) -> None:
    summary = series(toy, range(games), thorough=0.2)
    assert len(summary.results) > 1, "games end in more than one way"


def test_the_runner_is_tried_in_every_window_and_with_every_card() -> None:
    summary = series("runner", range(100, 130), thorough=0.0)
    assert set(summary.kinds) == {"run", "fire", "shot", "card"}
    assert {"RUN-FIRE-02", "RUN-CARD-02", "RUN-CARD-04", "RUN-CARD-05", "RUN-END-01"} <= set(summary.rules)


def test_what_is_played_does_not_depend_on_how_closely_it_is_watched() -> None:
    digests = {series("runner", range(4), thorough, often).digest() for thorough, often in ((0.0, 1.0), (0.5, 1.0), (0.5, 0.3))}
    assert len(digests) == 1


@soak
@pytest.mark.parametrize(("game", "games", "how"), [
    ("v_commandos", 400, ""), ("operation_commando", 400, ""), ("commandos_40k", 900, "seeking")])
def test_everything_comes_to_be_used_in_a_long_series(game: str, games: int, how: str) -> None:
    """No dead end: every card, weapon, item, token and tactic of the box is used in some game. ``bocage fuzz`` lists what is
    not. Tactics of Commandos 40 000 cost points that other choosers have spent before."""
    summary = series(game, range(games), thorough=0.0, often=0.0, how=how)
    assert summary.held
    assert not summary.never_used()


def test_what_was_there_but_never_used_is_known_after_a_series(monkeypatch: pytest.MonkeyPatch) -> None:
    things = {"smoke": ("card card=smoke", "play card=smoke"), "trump": ("play card=trump",), "firing": ("rule RUN-FIRE-02",)}
    put_in_place(monkeypatch, replace(find("runner"), things=lambda board: things))
    summary = series("runner", range(100, 110), thorough=0.0)
    assert summary.held == dict.fromkeys(things, 10)
    assert summary.used["firing"] > 0
    assert "trump" in summary.never_used()
    assert "firing" not in summary.never_used()
    assert not summary.never_used(least=11)


def test_who_seeks_a_thing_uses_it_and_leaves_the_others_aside() -> None:
    """Where one may pass, it is nearly always for what is sought that the points are spent."""
    match, rng, choose = begin_one(find("commandos_40k"), SEED, 0, how="seeking")
    assert isinstance(choose, Seeking)
    choose.wanted = {"tactic decisive_move"}
    sought = others = 0
    while match.decision is not None:
        open_to = {thing for action in match.decision.options for thing in choose.uses.shown_in(action)}
        action = choose(match, rng)
        if PASS in match.decision.options and open_to:
            sought += "tactic decisive_move" in open_to and choose.uses.shown_in(action) == choose.wanted
            others += bool(choose.uses.shown_in(action) - choose.wanted)
        match.play(action)
    assert sought > 2
    assert others <= sought


def test_long_games_are_looked_at_less_closely() -> None:
    short, long = series("runner", range(2), 0.0), series("heroes_of_normandie", range(1), 0.0)
    assert short.looks["closely"] > 0.9 * short.looks["every decision"]
    assert CLOSE_LOOKS < long.looks["closely"] < 0.8 * long.looks["every decision"]


def test_a_summary_adds_up_whatever_the_order_of_its_parts() -> None:
    parts = [series("bid", range(start, start + 2), 0.0) for start in (0, 2, 4)]
    forwards, backwards = Summary(), Summary()
    for one, other in zip(parts, reversed(parts), strict=True):
        forwards.add(one)
        backwards.add(other)
    assert forwards.digest() == backwards.digest()
    assert (forwards.games, forwards.decisions) == (6, sum(part.decisions for part in parts))
    assert sum(forwards.results.values()) == 6
    assert sum(forwards.kinds.values()) == forwards.decisions


def test_one_scenario_can_be_played_alone() -> None:
    summary, failure = play_one(find("bid"), 1, 3, 0.0, scenario="alliance")
    assert failure is None
    assert summary.decisions >= 4 * len(new("bid", "alliance", list("abcd"), seed="1").setup.seats)
