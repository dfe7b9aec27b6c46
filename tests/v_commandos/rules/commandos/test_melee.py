"""Close combat (VC-MELEE)."""

import pytest

from bocage.server.wire.telling import Teller
from tests.marks import rule
from tests.v_commandos.scene import scene


@rule("VC-MELEE-01")
def test_a_visible_commando_cannot_stab() -> None:
    m = scene("[a: medic visible, mp40]")
    assert m.refused("melee medic mp40") in ("VC-MELEE-01", "VC-STEALTH-03")


@rule("VC-MELEE-01")
def test_only_an_enemy_on_the_same_tile() -> None:
    m = scene("[a: medic] [b: mp40]")
    assert m.refused("melee medic mp40") == "VC-MELEE-01"


@rule("VC-MELEE-01")
def test_seen_by_its_own_shot_a_commando_cannot_stab_any_more() -> None:
    m = scene("[a: medic, mp40]", dice=[1, 1])
    assert "melee medic mp40" in m.texts
    m.play("shoot medic sten a")
    assert m.refused("melee medic mp40") in ("VC-MELEE-01", "VC-STEALTH-03")


@rule("VC-MELEE-02")
def test_it_always_succeeds_without_dice() -> None:
    m = scene("[a: medic, mp40]", dice=["medkit"])          # the one draw is the reward
    m.play("melee medic mp40")
    assert m.foes("a") == {}
    assert m.dice_left == 0
    assert m.told("stabbed")[0].rule == "VC-MELEE-02"


@rule("VC-MELEE-02", "VC-MELEE-03")
@pytest.mark.parametrize(("lang", "told"), [("fr", "Le Médecin poignarde un MP40 en A."),
                                            ("en", "The Medic stabs an MP40 on A.")])
def test_one_sentence_tells_of_the_stab_and_of_its_end(lang: str, told: str) -> None:
    m = scene("[a: medic, mp40]", dice=["medkit"])
    m.play("melee medic mp40")
    log = Teller(m, lang, (0,)).log(0, len(m.log))
    deed = [event.text for event in log if event.name in ("stabbed", "killed") and event.text]
    assert deed == [told]


@rule("VC-MELEE-02")
def test_the_owner_chooses_among_all_enemies_of_the_tile_guards_and_nest_included() -> None:
    m = scene("[a M: medic, alarm, nest, 2 mp40, mauser, storm_trooper]", dice=["medkit"])
    stabs = sorted(text.removeprefix("melee medic ") for text in m.texts if text.startswith("melee"))
    assert stabs == ["mauser", "mp40@alarm-a", "mp40@nest-a", "storm_trooper"]
    m.play("melee medic mp40@nest-a")
    assert m.foes("a") == {"mp40": 1, "mauser": 1, "storm_trooper": 1}


@rule("VC-MELEE-02")
def test_the_owner_of_the_commando_stabs_and_nobody_for_him() -> None:
    m = scene("[a: medic, scout, mp40]", active="scout", seats=2, owners={"scout": 1}, dice=["medkit"])
    assert m.refused("melee scout mp40", 0) == "CORE-SEAT"
    m.play("melee scout mp40", 1)
    assert m.foes("a") == {}


@rule("VC-MELEE-03")
def test_the_enemy_returns_to_the_pool_and_leaves_equipment_never_on_its_red_side() -> None:
    m = scene("[a: medic, mp40]", dice=["tnt"])
    before = m.state.pool[0]
    m.play("melee medic mp40")
    assert m.state.pool[0] == before + 1
    assert m.items("a") == ["tnt"]
    assert m.charges("a") == 0
    m.play("pick medic tnt")
    assert m.commando("medic").items == ["tnt"]


@rule("VC-MELEE-04")
def test_it_makes_no_noise_and_leaves_the_commando_stealthy() -> None:
    m = scene("[a: medic, 3 mp40]", dice=["medkit", "tnt"])
    m.does("melee medic mp40", "melee medic mp40")
    assert m.commando("medic").stealthy
    assert not m.alarm()


@rule("VC-MELEE-04")
def test_unless_a_spotted_token_is_drawn_before_the_eyes_of_another_enemy() -> None:
    m = scene("[a: medic, 2 mp40]", dice=["spotted"])
    m.play("melee medic mp40")
    assert m.commando("medic").visible
    assert m.told("seen")[0].rule == "VC-SPOT-01"
    assert m.alarm()
    m = scene("[a: medic, mp40] [b: mp40]", dice=["spotted"])
    m.play("melee medic mp40")
    assert m.commando("medic").stealthy
