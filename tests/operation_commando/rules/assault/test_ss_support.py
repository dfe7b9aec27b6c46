"""SS units with Support fight in pairs, one Combat for both (OC-SSSUPPORT)."""

from __future__ import annotations

import msgspec
import pytest

from bocage.games.operation_commando import content
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import DE
from bocage.games.operation_commando.rules.assault.combat_options import why_not_second_unit
from bocage.games.operation_commando.rules.vocabulary import DEEDS
from tests.marks import rule
from tests.operation_commando.scene import scene


@rule("OC-SSSUPPORT-01")
def test_two_ss_units_with_support_add_up_and_there_is_no_third() -> None:
    m = scene("graignes", de="de_ss_pzgren de_ss_recon de_ss_pio").does("commit de_ss_pzgren")
    assert m.total("de") == 4
    m.does("commit de_ss_pio")
    assert m.units("de") == ["de_ss_pzgren", "de_ss_pio"]
    assert m.total("de") == 4 + 1 + 3                       # Panzergrenadiers gain 1 beside another SS unit
    assert m.ask == "opening"
    assert not [text for text in m.options() if text.startswith("commit")]


@rule("OC-SSSUPPORT-01")
def test_the_effect_of_the_second_unit_applies() -> None:
    m = scene("graignes", de="de_ss_pzgren de_ss_recon").does("commit de_ss_pzgren", "commit de_ss_recon")
    assert len(m.hand("de")) == 1


@rule("OC-SSSUPPORT-02")
def test_the_second_may_come_with_the_first_before_the_american_answers() -> None:
    m = scene("graignes", de="de_ss_pzgren de_ss_pio", us="us_recon").does("commit de_ss_pzgren")
    assert m.ask == "opening"
    assert "commit de_ss_pio" in m.options()
    m.does("commit de_ss_pio", "stop")
    assert (m.ask, m.asked) == ("answer", "us")


@rule("OC-SSSUPPORT-02")
def test_the_second_may_come_later_in_the_same_combat() -> None:
    m = scene("graignes", de="de_ss_pzgren de_ss_pio", us="us_paratroopers")
    m.does("commit de_ss_pzgren", "stop", "commit us_paratroopers", "stop")
    assert (m.ask, m.asked) == ("bid", "de")
    m.does("commit de_ss_pio", "stop")
    assert m.totals == (4, 8)
    assert (m.ask, m.asked) == ("bid", "us")


@rule("OC-SSSUPPORT-03", "OC-RULING-25")
def test_a_pair_is_destroyed_together_and_is_one_combat() -> None:
    m = scene("graignes", terrain="canal", de="de_ss_leader de_ss_pio de_mg42", us="us_hq us_recon", us_tokens={})
    m.does("commit de_ss_leader", "commit de_ss_pio", "stop", "commit us_hq", "stop", "stop").let_pass()
    assert m.tilted("de") == ["de_ss_leader", "de_ss_pio"]
    assert m.units("de") == []
    assert (m.fought, m.size) == (1, 2)
    assert (m.ask, m.asked) == ("commit", "de")
    assert m.options() == ["commit de_mg42", "abandon"]


@rule("OC-SSSUPPORT-03")
def test_a_perfect_shot_destroys_both() -> None:
    m = scene("graignes", terrain="canal", de="de_ss_leader de_ss_pio de_mg42", us="us_perfect_shot")
    m.does("commit de_ss_leader", "commit de_ss_pio", "stop", "action us_perfect_shot").let_pass()
    assert m.tilted("de") == ["de_ss_leader", "de_ss_pio"]
    assert m.fought == 1


@rule("OC-SSSUPPORT-03", "OC-RULING-25")
def test_the_last_combat_of_a_terrain_may_be_fought_by_a_pair() -> None:
    m = scene("graignes", terrain="canal", de="de_ss_leader de_ss_pio", us="us_hq", size=1)
    m.does("commit de_ss_leader", "commit de_ss_pio", "stop", "commit us_hq", "stop", "stop").let_pass()
    assert m.winner == "us"


@rule("OC-SSSUPPORT-04")
@pytest.mark.parametrize(("first", "second"), [
    ("de_ss_pzgren", "de_patrol"), ("de_ss_pzgren", "de_sdkfz222"),
    ("de_mg42", "de_ss_pzgren"), ("de_sdkfz222", "de_ss_pzgren")])
def test_a_unit_that_is_not_ss_or_has_no_support_neither_joins_nor_is_joined(first: str, second: str) -> None:
    m = scene("graignes", de=f"{first} {second}").does(f"commit {first}")
    assert m.ask == "opening"
    assert m.refused(f"commit {second}").startswith("OC-")


@rule("OC-SSSUPPORT-01", "OC-SSSUPPORT-04")
def test_a_vehicle_of_the_ss_with_support_joins_unless_the_terrain_bars_vehicles() -> None:
    for terrain, joins in (("crossroads", True), ("bigmarsh", False)):
        m = scene("graignes", terrain, de="de_ss_pzgren de_sdkfz251").does("commit de_ss_pzgren")
        assert ("commit de_sdkfz251" in m.options()) is joins


@rule("OC-SSSUPPORT-04")
@pytest.mark.parametrize(("first", "second"), [("de_ss_pzgren", "de_mg42"), ("de_mg42", "de_ss_pzgren")])
def test_support_alone_is_not_enough_for_a_german_unit(first: str, second: str) -> None:
    """No printed card shows it, since every German unit with Support is SS: so here the MG 42 has Support."""
    box = content.load()
    changed = msgspec.structs.replace(box.cards["de_mg42"], support=True)
    board = Board(msgspec.structs.replace(box, cards={**box.cards, "de_mg42": changed}), "graignes", (), DEEDS)
    m = scene("graignes", de=f"{first} {second}").does(f"commit {first}")
    assert m.ask == "opening"
    assert (board.ids, board.support[board.index["de_mg42"]]) == (m.board.ids, True)
    assert why_not_second_unit(board, m.state, DE, board.index[second]) == "OC-SSSUPPORT-04"


@rule("OC-ACTION-06", "OC-ACTION-08", "OC-CARD-04")
def test_when_a_mine_removes_the_second_unit_the_first_is_still_the_first_of_the_assault() -> None:
    """At the hedge the first German unit of the Assault has one V.C. less."""
    m = scene("graignes", "hedge", de="de_ss_pzgren de_ss_pio", us="us_mine").does("commit de_ss_pzgren", "commit de_ss_pio")
    assert m.total("de") == 4 - 1 + 1 + 3                   # Panzergrenadiers gain 1 beside another SS unit
    m.does("stop", "action us_mine").let_pass()
    assert (m.ask, m.options()) == ("target", ["target de_ss_pzgren", "target de_ss_pio"])
    m.does("target de_ss_pio")
    assert (m.units("de"), m.total("de")) == (["de_ss_pzgren"], 4 - 1)


@rule("OC-TOKEN-03", "OC-ACTION-06", "OC-ACTION-08")
@pytest.mark.parametrize(("aim", "left"), [("target de_ss_pzgren", 4 + 1), ("target de_ss_pzgren second", 4 + 2)])
def test_what_lies_by_one_of_two_like_units_is_lost_only_with_that_one(aim: str, left: int) -> None:
    """The German spreads what he plays; the American says which of the two the mine removes."""
    m = scene("graignes", de="de_ss_pzgren de_ss_pzgren de_m24", de_tokens={"ss": 2}, us="us_mine us_hq")
    m.does("commit de_ss_pzgren", "commit de_ss_pzgren")
    assert "token ss second" not in m.options()             # as long as nothing tells them apart, one place is enough
    assert m.refused("token ss second") == "OC-TOKEN-03"
    m.does("action de_m24").let_pass()
    assert "token ss second" in m.options()
    m.does("token ss second", "stop", "action us_mine").let_pass()
    assert (m.total("de"), m.options()) == (5 + 2 + 5 + 1, ["target de_ss_pzgren", "target de_ss_pzgren second"])
    assert (m.does(aim).total("de"), m.units("de")) == (left, ["de_ss_pzgren"])


@rule("OC-ACTION-06", "OC-CARD-04")
def test_at_the_hedge_the_american_mines_the_first_of_two_like_units_or_the_second() -> None:
    for aim, left in (("target de_ss_recon", 3), ("target de_ss_recon second", 3 - 1)):
        m = scene("graignes", "hedge", de="de_ss_recon de_ss_recon", us="us_mine us_hq")
        m.does("commit de_ss_recon", "commit de_ss_recon", "stop", "action us_mine").let_pass()
        assert m.does(aim).total("de") == left


@rule("OC-ACTION-06")
def test_of_two_units_that_nothing_tells_apart_the_mine_removes_one_without_a_question() -> None:
    m = scene("graignes", de="de_ss_pzgren de_ss_pzgren", us="us_mine us_hq", de_tokens={})
    m.does("commit de_ss_pzgren", "commit de_ss_pzgren", "stop", "action us_mine").let_pass()
    assert (m.ask, m.units("de")) == ("opening", ["de_ss_pzgren"])


@rule("OC-TOKEN-04", "OC-ACTION-08")
def test_a_squad_leader_who_replaces_a_mined_one_lets_two_tokens_succeed_again() -> None:
    m = scene("graignes", us="us_mine us_hq", de="de_ss_leader de_ss_leader", de_tokens={"light": 4}, dice="")
    m.does("commit de_ss_leader", "token 0/+1", "token 0/+1", "stop", "action us_mine", "commit de_ss_leader")
    m.does("token 0/+1", "token 0/+1")
    assert m.total("de") == 2 + 2


@rule("OC-TOKEN-04", "OC-ACTION-08")
def test_a_leader_whose_partner_is_mined_keeps_the_successes_he_has_left() -> None:
    m = scene("graignes", us="us_mine us_hq", de="de_ss_leader de_ss_leader", de_tokens={"light": 5}, dice="N")
    m.does("commit de_ss_leader", "commit de_ss_leader", "token 0/+1", "token 0/+1", "token 0/+1", "stop", "action us_mine",
           "target de_ss_leader")
    assert m.ask == "opening"
    m.does("token 0/+1", "token 0/+1")                      # one is left to him; the next is rolled
    assert m.dice_left == 0
