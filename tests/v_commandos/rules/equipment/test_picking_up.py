"""Picking up, dropping and handing over equipment (VC-PICK)."""

import pytest

from bocage.core.errors import Unreadable
from tests.marks import rule
from tests.v_commandos.scene import scene


@rule("VC-PICK-01")
def test_green_and_blue_tokens_are_picked_up_one_by_one_as_the_owner_chooses() -> None:
    m = scene("[a: medic, +2 medkit, +mp40]")
    assert {"pick medic medkit", "pick medic mp40"} <= set(m.texts)
    m.does("pick medic mp40", "pick medic medkit")
    assert m.commando("medic").items == ["medkit", "mp40"]
    assert m.items("a") == ["medkit"]
    assert m.commando("medic").actions == 3
    assert [event.rule for event in m.told("picked")] == ["VC-PICK-01", "VC-PICK-01"]


@rule("VC-PICK-01")
def test_a_token_on_another_tile_is_out_of_reach() -> None:
    m = scene("[a: medic] [b: +medkit]")
    assert m.refused("pick medic medkit") == "VC-PICK-01"


@rule("VC-PICK-01")
def test_the_owner_picks_up_and_nobody_else_for_him() -> None:
    m = scene("[a: medic, scout, +tnt]", seats=2, owners={"scout": 1})
    assert m.refused("pick scout tnt", 0) == "CORE-SEAT"
    m.play("pick scout tnt", 1)
    assert m.commando("scout").items == ["tnt"]


@rule("VC-PICK-02")
def test_a_red_charge_is_not_picked_up_again() -> None:
    m = scene("[a: medic(tnt)]")
    m.play("lay medic")
    assert m.refused("pick medic tnt") == "VC-PICK-02"


@rule("VC-PICK-02")
def test_beside_a_red_charge_a_green_one_may_be_taken() -> None:
    m = scene("[a: medic, charge, +tnt]")
    m.play("pick medic tnt")
    assert (m.charges("a"), m.items("a")) == (1, [])
    assert m.refused("pick medic tnt") == "VC-PICK-02"


@rule("VC-PICK-02")
def test_a_crowbar_on_an_entrance_stays_there() -> None:
    m = scene("[a: medic(crowbar), entrance N]")
    m.play("barricade medic a-N")
    assert m.asked == "act"
    assert "pick medic crowbar" not in m.texts


@rule("VC-PICK-02")
def test_a_spotted_token_is_never_taken() -> None:
    m = scene("[a: medic, mp40]", dice=["spotted"])
    m.play("melee medic mp40")
    assert m.items("a") == []
    assert m.refused("pick medic spotted") == "VC-PICK-02"


@rule("VC-PICK-03")
def test_without_a_free_slot_something_must_be_dropped_first() -> None:
    m = scene("[a: scout(crowbar medkit tnt), +grenade]")   # four circles, one of them the printed pistol
    assert m.refused("pick scout grenade") == "VC-PICK-03"
    m.does("drop scout tnt", "pick scout grenade")
    assert m.commando("scout").items == ["medkit", "crowbar", "grenade"]
    assert m.items("a") == ["tnt"]


@rule("VC-PICK-03")
def test_the_last_free_slot_can_still_be_used() -> None:
    m = scene("[a: scout(crowbar medkit), +grenade]")
    m.play("pick scout grenade")
    assert len(m.commando("scout").items) == 3


@rule("VC-PICK-04")
def test_a_token_of_the_owners_choice_is_dropped_on_the_tile() -> None:
    m = scene("[a: medic(medkit tnt)]")
    assert {"drop medic medkit", "drop medic tnt"} <= set(m.texts)
    m.play("drop medic tnt")
    assert (m.items("a"), m.commando("medic").items) == (["tnt"], ["medkit"])
    assert m.refused("drop medic tnt") == "VC-PICK-04"


@rule("VC-PICK-05")
def test_equipment_is_handed_over_on_the_same_tile() -> None:
    m = scene("[a: medic(medkit), scout]")
    m.play("give medic scout medkit")
    assert (m.commando("medic").items, m.commando("scout").items) == ([], ["medkit"])
    m.play("give scout medic medkit")                       # taking is the same seen from the other side
    assert m.commando("medic").items == ["medkit"]


@rule("VC-PICK-05")
def test_not_across_tiles() -> None:
    m = scene("[a: medic(medkit)] [b: scout]")
    assert m.refused("give medic scout medkit") == "VC-PICK-05"


@rule("VC-PICK-05", "VC-PICK-03")
def test_with_a_full_card_tokens_are_swapped() -> None:
    m = scene("[a: medic(medkit), scout(crowbar tnt grenade)]")
    assert m.refused("give medic scout medkit") == "VC-PICK-03"
    m.play("swap medic scout medkit tnt")
    assert m.commando("medic").items == ["tnt"]
    assert m.commando("scout").items == ["medkit", "crowbar", "grenade"]


@rule("VC-PICK-05")
def test_two_full_cards_can_swap() -> None:
    m = scene("[a: sniper(medkit medkit medkit), scout(crowbar tnt grenade)]")
    m.play("swap sniper scout medkit grenade")
    assert m.commando("sniper").items == ["medkit", "medkit", "grenade"]


@rule("VC-PICK-05")
def test_the_owner_of_the_other_commando_must_agree() -> None:
    m = scene("[a: medic(medkit), scout]", seats=2, owners={"scout": 1})
    m.play("give medic scout medkit", 0)
    assert (m.asked, m.pending.by) == ("agree", (1,))
    m.play("refuse", 1)
    assert m.commando("medic").items == ["medkit"]
    m.play("give medic scout medkit", 0)
    m.play("agree", 1)
    assert m.commando("scout").items == ["medkit"]


@rule("VC-PICK-05")
def test_nobody_gives_away_what_another_player_carries() -> None:
    m = scene("[a: medic, scout(medkit)]", seats=2, owners={"scout": 1})
    assert m.refused("give scout medic medkit", 0) == "CORE-SEAT"


@rule("VC-PICK-05")
def test_a_critical_comrade_can_be_relieved_of_his_equipment() -> None:
    m = scene("[a: medic(medkit) critical, scout]", active="scout")
    m.play("give medic scout medkit")
    assert m.commando("scout").items == ["medkit"]


@rule("VC-PICK-06")
def test_what_is_printed_on_the_card_is_neither_dropped_nor_given() -> None:
    m = scene("[a: medic, scout]")
    assert m.asked == "act"
    assert not any(text.startswith(("drop", "give", "swap")) for text in m.texts)
    with pytest.raises(Unreadable):
        m.play("drop medic sten")
    with pytest.raises(Unreadable):
        m.play("give medic scout sten")


@rule("VC-PICK-06")
@pytest.mark.parametrize(("commando", "room"), [("medic", 5), ("medic:ochre", 4), ("scout", 3), ("sapper", 4)])
def test_printed_equipment_keeps_its_slot(commando: str, room: int) -> None:
    role = commando.split(":")[0]
    m = scene(f"[a: {commando}, +6 medkit]")
    for _ in range(room):
        m.play(f"pick {role} medkit")
    assert m.refused(f"pick {role} medkit") == "VC-PICK-03"
