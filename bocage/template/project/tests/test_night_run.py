"""Night Run: a small scene for every rule, and the suite that every game passes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import bocage
from bocage.core.conformance import play_one
from bocage.core.contract import Result
from bocage.core.dice import ScriptedDice
from bocage.core.match import Match
from bocage.core.rulebook.coverage import coverage
from bocage.games import find
from bocage.template.night_run.view import View


def squares(match: Match) -> tuple[int, ...]:
    view = match.view(None)
    assert isinstance(view, View)
    return view.squares


def ended(match: Match) -> Result:
    assert match.result is not None
    return match.result


def asked(match: Match) -> tuple[int, ...]:
    assert match.decision is not None
    return match.decision.by


def night_run(*dice: int, seats: Sequence[str] = ("anna", "boris")) -> Match:
    """A game on the field whose dice fall like this."""
    return bocage.new("night_run", "field", seats, dice=ScriptedDice(dice))


@pytest.mark.rule("NR-TURN-01")
def test_the_players_take_turns() -> None:
    match = night_run()
    assert asked(match) == (0,)
    match.play("creep")
    assert asked(match) == (1,)
    match.play("creep")
    assert asked(match) == (0,)


@pytest.mark.rule("NR-RUN-01")
def test_a_runner_comes_as_far_as_the_die_says() -> None:
    match = night_run(5)
    match.play("run")
    assert squares(match) == (5, 0)


@pytest.mark.rule("NR-RUN-02")
def test_on_a_1_the_sentry_sends_the_runner_back() -> None:
    match = night_run(5, 6, 1)
    for _ in range(3):
        match.play("run")
    assert squares(match) == (0, 6)


@pytest.mark.rule("NR-CREEP-01")
def test_a_runner_who_creeps_comes_one_square_without_a_die() -> None:
    match = night_run()
    match.play("creep")
    assert squares(match) == (1, 0)


@pytest.mark.rule("NR-END-01")
def test_the_first_runner_across_wins() -> None:
    match = night_run(6, 2, 6)
    for _ in range(3):
        match.play("run")
    assert ended(match).scores == (1.0, 0.0)
    assert ended(match).rule == "NR-END-01"


@pytest.mark.rule("NR-END-02")
def test_at_daybreak_the_farthest_share_the_win() -> None:
    match = night_run(*[1] * 40)
    while match.decision is not None:
        match.play("run")
    assert ended(match).scores == (0.5, 0.5)
    assert ended(match).rule == "NR-END-02"


def test_every_rule_has_code_a_test_and_texts() -> None:
    assert coverage(find("night_run").folder, Path(__file__).parent).complete


@pytest.mark.parametrize("number", range(10))
def test_random_games_satisfy_every_oracle(number: int) -> None:
    _, failure = play_one(find("night_run"), 1, number, 1.0)
    assert failure is None, failure.message
