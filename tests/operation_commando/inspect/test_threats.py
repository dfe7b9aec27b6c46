"""Who could beat a line-up: the hands that the other side may hold, and its tokens, worked out by hand."""

from __future__ import annotations

import pytest

from bocage.core.contract import Chance
from bocage.core.decision import Seat
from bocage.games.operation_commando.inspect import threats
from tests.marks import rule
from tests.operation_commando.scene import Scene, scene

US, DE = Seat(0), Seat(1)


def total(m: Scene, seat: Seat, piece: str = threats.LINE_UP) -> Chance:
    place, = threats.places(m.board, m.state, seat, piece)
    return threats.danger(m.board, m.state, seat, piece, "", place).total


def six_against_five(tokens: int) -> Scene:
    """The German has played his only card, a StuG of 5, and faces paratroopers and scouts of 3 each. He needs 7."""
    m = scene(terrain="crossroads", us="us_paratroopers us_recon", de="de_stug", phase="commit", de_tokens={"light": tokens})
    m.does("commit de_stug", "stop", "commit us_recon", "commit us_paratroopers").let_pass()
    assert (m.total("us"), m.total("de")) == (6, 5)
    return m


@rule("OC-TOKEN-04", "OC-DIE-01", "OC-RESULT-04")
@pytest.mark.parametrize(("tokens", "chance"), [(1, 0.0), (2, 1 / 4), (3, 1 / 2)])
def test_without_a_hand_only_tokens_can_bring_the_other_side_ahead(tokens: int, chance: float) -> None:
    """Each light token brings a point once in two; two of them are needed."""
    found = total(six_against_five(tokens), US)
    assert found.low <= chance <= found.high
    assert found.share == pytest.approx(chance, abs=0.08)


@rule("OC-COMBAT-05")
def test_a_line_up_that_is_behind_is_beaten_already() -> None:
    m = six_against_five(0)
    assert total(m, DE).share == 1
    place, = threats.places(m.board, m.state, DE, threats.LINE_UP)
    threat, = threats.danger(m.board, m.state, DE, threats.LINE_UP, "", place).threats
    assert threat.who == threats.AHEAD


@rule("OC-INTER-01", "OC-SUPPORT-03")
def test_one_asks_about_the_line_up_and_units_that_could_join_it() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_recon", de="de_stug de_patrol", phase="commit")
    assert threats.pieces(m.board, m.state, US) == [], "the German comes first"
    assert set(threats.pieces(m.board, m.state, DE)) == {"de_stug", "de_patrol"}
    m.does("commit de_stug", "stop")
    assert set(threats.pieces(m.board, m.state, US)) == {"us_paratroopers", "us_recon"}
    assert threats.pieces(m.board, m.state, DE) == [threats.LINE_UP]


def test_a_unit_of_the_hand_is_judged_as_if_it_were_in_the_combat() -> None:
    m = scene(terrain="crossroads", us="us_paratroopers us_medics", de="de_stug", phase="commit", de_tokens={"light": 1})
    m.does("commit de_stug", "stop")
    assert total(m, US, "us_paratroopers").share == total(m, US, "us_medics").share == 1, "the StuG is ahead of both"
