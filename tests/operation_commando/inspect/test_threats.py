"""Who could beat a line-up: the hands that the other side may hold, and its tokens, worked out by hand."""

from __future__ import annotations

from typing import Any

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


def known(us: str, de: str, scenario: str = "historical", terrain: str = "sme", **more: Any) -> Scene:
    """Before the first Combat; the German has seen the American's whole hand."""
    m = scene(scenario, terrain=terrain, us=us, de=f"{de} de_questioning", phase="de_events", de_tokens={}, **more)
    return m.does("play de_questioning", "stop")


@rule("OC-COMBAT-11", "OC-INTER-01")
def test_a_unit_that_opens_a_combat_meets_what_was_carried_over_into_it() -> None:
    """The American's last card is a Reconnaissance Team of 2; his HQ has paid for 3 points in the next Combat."""
    m = known("us_hq us_recon", "de_ost de_pak40", us_tokens={"light": 1})
    m.does("commit de_ost", "stop", "commit us_hq", "ability", "stop", "stop").let_pass()
    assert (m.ask, m.state.carried) == ("commit", [3, 0])
    assert total(m, DE, "de_pak40").share == 1, "2 and 3 against 4"
    m.does("commit de_pak40", "stop", "commit us_recon").let_pass()
    assert m.totals == (5, 4), "the table agrees"


@rule("OC-ACTION-02", "OC-INTER-01")
def test_what_an_action_forbade_in_the_last_combat_protects_no_unit_of_the_next() -> None:
    m = known("us_paratroopers us_recon", "de_ost de_heavy_fire de_patrol", us_tokens={"plus1": 1}, dice="N")
    m.does("commit de_ost", "action de_heavy_fire", "stop", "commit us_paratroopers", "stop", "stop").let_pass()
    assert (m.ask, m.state.no_tokens) == ("commit", [1, 0])
    found = total(m, DE, "de_patrol")
    assert found.low <= 1 / 2 <= found.high, "2 and a token of 1 against 3, unless the Patrol rolls a success"
    m.does("commit de_patrol", "stop", "commit us_recon", "token +1/+1").let_pass()
    assert m.totals == (3, 3), "the table agrees, and the American wins ties"


@rule("OC-SUPPORT-06", "OC-INTER-01")
def test_where_the_first_combat_allows_one_unit_only_no_pair_threatens_the_unit_that_opens_it() -> None:
    """Bocage: two Paratroopers would be 10 against the Wespe's 7."""
    m = known("us_paratroopers us_paratroopers", "de_wespe", "utah", "bocage", us_tokens={})
    assert total(m, DE, "de_wespe").share == 0


@rule("OC-CARD-06", "OC-TOKEN-10")
def test_a_unit_of_the_hand_rolls_the_dice_that_it_brings() -> None:
    """The Browning's 3 meets the Luftlande's 4: it is behind only if none of its three dark tokens succeeds."""
    m = scene(terrain="crossroads", us="us_browning", de="de_luftlande", phase="commit", de_tokens={})
    m.does("commit de_luftlande", "stop")
    assert m.totals == (0, 4)
    found = total(m, US, "us_browning")
    assert found.low <= 1 / 8 <= found.high


@rule("OC-RULING-47", "OC-RULING-16")
def test_a_vehicle_of_the_hand_draws_the_dice_of_the_flak_it_would_face() -> None:
    """The Sherman's 6 is more than the Flak's 5, but four rolls of 1 or 2 make that 9 at least."""
    m = scene("utah", terrain="crossroads", us="us_sherman", de="de_flak88", phase="commit", us_tokens={}, de_tokens={},
              dice="N N N N")
    m.does("commit de_flak88", "stop")
    assert total(m, US, "us_sherman").share == 1
    m.does("commit us_sherman").let_pass()
    assert m.totals == (6, 9), "the table agrees"
