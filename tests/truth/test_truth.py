"""Shown chances and numbers are those of the rules, at some positions of each game; ``make truth`` looks at many more."""

from __future__ import annotations

import pytest

from tests.marks import slow
from tests.truth.__main__ import GAMES, SURVEYED, compared, record_of
from tests.truth.comparing import CONTINUATIONS, Shown, agree, compare


@slow
@pytest.mark.parametrize("game", [*GAMES, *SURVEYED])
def test_what_is_shown_comes_true(game: str) -> None:
    report = compared(game, positions=4, seed=24)
    assert report.wrong == []
    assert sum(report.chances.values()) >= 4


def test_a_wrong_chance_is_noticed() -> None:
    assert agree(Shown(0.5), CONTINUATIONS // 2, CONTINUATIONS)
    assert not agree(Shown(0.6), CONTINUATIONS // 2, CONTINUATIONS)
    assert not agree(Shown(1.0), CONTINUATIONS - 1, CONTINUATIONS), "certain is certain"
    assert agree(Shown(0.6, 24), CONTINUATIONS // 2, CONTINUATIONS), "a small sample may err"


def test_a_chance_without_a_witness_is_noticed() -> None:
    record = record_of("v_commandos")
    report = compare(record._replace(witness={}), positions=1, seed=15, continuations=1)
    assert all("has no witness" in line for line in report.wrong)
    assert report.wrong
