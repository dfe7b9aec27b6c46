"""Every game passes the conformance suite: random play under the eyes of all oracles, at every decision.

The games are split into parts so that test workers share them. ``bocage fuzz GAME`` plays as many more as you like.
"""

from __future__ import annotations

import pytest

import tests.toys
from bocage import new
from bocage.core.conformance import Summary, play_one
from bocage.games import find

SEED = 44
COMMANDO_GAMES, TOY_GAMES, PART = 312, 75, 13
CARD_GAMES, CARD_PART = 60, 5
BATTLES = 7
SKIRMISHES = 3


def series(game: str, numbers: range, thorough: float) -> Summary:
    """A part of a series of games; a failure shows the shortest game found that brings it about."""
    whole = Summary()
    for number in numbers:
        summary, failure = play_one(find(game), SEED, number, thorough)
        assert failure is None, f"{failure.message}\n{failure.record}"
        whole.add(summary)
    return whole


@pytest.mark.parametrize("first", range(0, COMMANDO_GAMES, PART))
def test_v_commandos_conforms(first):
    summary = series("v_commandos", range(first, first + PART), thorough=0.04)
    assert summary.games == PART
    assert summary.decisions > 20 * PART


def test_the_series_holds_every_scenario_several_times():
    assert COMMANDO_GAMES >= 300
    assert COMMANDO_GAMES // len(find("v_commandos").scenarios) >= 6


@pytest.mark.parametrize("first", range(0, CARD_GAMES, CARD_PART))
def test_operation_commando_conforms(first):
    """Each part holds every mission once; hidden hands make each game dear, so there are fewer."""
    assert len(find("operation_commando").scenarios) == CARD_PART
    summary = series("operation_commando", range(first, first + CARD_PART), thorough=0.02)
    assert summary.games == CARD_PART
    assert summary.decisions > 30 * CARD_PART


@pytest.mark.parametrize("number", range(BATTLES))
def test_heroes_of_normandie_conforms(number):
    """Each scenario once, with armies, settings and seats at random; games are long, so ``make fuzz`` plays the others."""
    assert len(find("heroes_of_normandie").scenarios) == BATTLES
    summary = series("heroes_of_normandie", range(number, number + 1), thorough=0.002)
    assert summary.games == 1
    assert summary.decisions > 100


@pytest.mark.parametrize("number", range(SKIRMISHES))
def test_commandos_40k_conforms(number):
    """Each mission once, with teams, battlefield and settings at random; ``make fuzz`` plays the others."""
    assert len(find("commandos_40k").scenarios) == SKIRMISHES
    summary = series("commandos_40k", range(number, number + 1), thorough=0.002)
    assert summary.games == 1
    assert summary.decisions > 100


@pytest.mark.parametrize("toy", tests.toys.TOYS)
def test_toys_conform(toy):
    summary = series(toy, range(TOY_GAMES), thorough=0.2)
    assert len(summary.results) > 1, "games end in more than one way"


def test_the_runner_is_tried_in_every_window_and_with_every_card():
    summary = series("runner", range(100, 130), thorough=0.0)
    assert set(summary.kinds) == {"run", "fire", "shot", "card"}
    assert {"RUN-FIRE-02", "RUN-CARD-02", "RUN-CARD-04", "RUN-CARD-05", "RUN-END-01"} <= set(summary.rules)


def test_what_is_played_does_not_depend_on_how_closely_it_is_watched():
    digests = {series("runner", range(4), thorough).digest() for thorough in (0.0, 0.5)}
    assert len(digests) == 1


def test_a_summary_adds_up_whatever_the_order_of_its_parts():
    parts = [series("bid", range(start, start + 2), 0.0) for start in (0, 2, 4)]
    forwards, backwards = Summary(), Summary()
    for one, other in zip(parts, reversed(parts), strict=True):
        forwards.add(one)
        backwards.add(other)
    assert forwards.digest() == backwards.digest()
    assert (forwards.games, forwards.decisions) == (6, sum(part.decisions for part in parts))
    assert sum(forwards.results.values()) == 6
    assert sum(forwards.kinds.values()) == forwards.decisions


def test_one_scenario_can_be_played_alone():
    summary, failure = play_one(find("bid"), 1, 3, 0.0, scenario="alliance")
    assert failure is None
    assert summary.decisions >= 4 * len(new("bid", "alliance", list("abcd"), seed="1").setup.seats)
