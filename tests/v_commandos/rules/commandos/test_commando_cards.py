"""Commando cards: choosing them, and what is printed on them (VC-CARD)."""

from collections.abc import Sequence

import pytest

from bocage import Illegal, Unknown, new
from tests.marks import rule
from tests.v_commandos.real_scenarios import opening, terrain, wait
from tests.v_commandos.scene import as_scene, scene

ROLES = ("medic", "sniper", "scout", "sapper", "officer")
# role, side, printed weapon, tokens at the start, circles for equipment, slots for +1/−1 tokens
CARDS = [
    ("medic", "blue", "sten", ["medkit", "medkit"], 6, 1),
    ("medic", "ochre", "pistol", ["medkit", "uniform"], 5, 1),
    ("sniper", "blue", "mosin_rifle", ["uniform"], 4, 1),
    ("sniper", "ochre", "springfield_rifle", ["crowbar"], 4, 1),
    ("scout", "blue", "silenced_pistol", ["crowbar"], 4, 1),
    ("scout", "ochre", "pistol", ["grenade"], 4, 2),
    ("sapper", "blue", "sten", ["tnt", "tnt"], 5, 1),
    ("sapper", "ochre", "pistol", ["crowbar", "tnt"], 5, 1),
    ("officer", "blue", "sten", ["grenade"], 5, 2),
    ("officer", "ochre", "pistol", ["bombing"], 5, 1),
]
every_card = pytest.mark.parametrize(("role", "side", "weapon", "start", "circles", "plus_slots"), CARDS)


@rule("VC-CARD-01")
def test_each_player_in_turn_chooses_a_card_and_one_of_its_sides() -> None:
    m = opening("streets", seats=2)
    assert (m.asked, m.pending.by) == ("choose_commando", (0,))
    assert sorted(m.texts) == sorted(f"choose {role} {side}" for role in ROLES for side in ("blue", "ochre"))
    assert m.refused("choose medic blue", seat=1) == "CORE-SEAT"
    m.play("choose medic ochre", seat=0)
    assert (m.asked, m.pending.by) == ("choose_commando", (1,))
    assert m.refused("choose medic blue") == "VC-CARD-01"
    m.play("choose scout blue", seat=1)
    assert [(c.role, c.side, c.seat) for c in m.view(None).commandos] == [("medic", "ochre", 0), ("scout", "blue", 1)]
    assert [event.rule for event in m.told("chosen")] == ["VC-CARD-01", "VC-CARD-01"]


@rule("VC-CARD-02")
def test_card_and_side_stay_through_wounds_healing_and_hatches() -> None:
    m = scene("[a: scout(medkit), medic:ochre critical, hatch] [b: objective destroy]", direction="E", until="choose_squad",
              dice=["cold_wind"])
    wait(m.does("heal scout medic", "end scout", "activate medic", "exit_hatch medic"), turn=2)
    m.does("activate medic", "move medic a")
    assert m.commando("medic").side == "ochre"
    assert m.view(None).commandos[0].weapon == "pistol"


@rule("VC-CARD-03")
@pytest.mark.parametrize(("scenario", "number"), [
    ("training_ground", 1), ("streets", 2), ("fuel_depot", 3), ("town", 4), ("green", 2), ("black_tea", 3),
    ("shooting_star", 4)])
def test_terrain_or_operation_fixes_the_number_of_commandos_and_a_lone_player_runs_them_all(scenario: str, number: int) -> None:
    m = opening(scenario)
    for role in ROLES[:number]:
        assert m.asked == "choose_commando"
        m.play(f"choose {role} blue")
    assert m.asked != "choose_commando"
    assert [(c.role, c.seat) for c in m.view(None).commandos] == [(role, 0) for role in ROLES[:number]]


@rule("VC-CARD-03")
def test_with_fewer_players_than_commandos_players_say_who_runs_the_one_left_over() -> None:
    m = opening("black_tea", seats=2)
    m.does("choose medic blue", "choose scout blue")
    assert (m.asked, m.pending.by, m.texts) == ("who_runs", (0, 1), ["runs 1", "runs 2"])
    m.play("runs 2")
    assert (m.asked, m.pending.by) == ("choose_commando", (1,))
    m.play("choose sapper blue")
    assert [(c.role, c.seat) for c in m.view(None).commandos] == [("medic", 0), ("scout", 1), ("sapper", 1)]


@rule("VC-CARD-03")
def test_no_more_players_than_commandos() -> None:
    with pytest.raises(Unknown):
        new("v_commandos", "streets", seats=["a", "b", "c"], seed="x")


@rule("VC-CARD-01")
def test_who_is_not_in_the_squad_does_nothing() -> None:
    m = scene("[a: medic] [b]")
    assert m.refused("move scout b") == "VC-CARD-01"


@rule("VC-CARD-04")
def test_a_special_ability_is_its_owners_to_use() -> None:
    m = scene("[a: officer, medic]", seats=2, owners={"medic": 1})
    assert m.refused("order officer medic", seat=1) == "CORE-SEAT"
    m.play("order officer medic", seat=0)
    assert m.commando("medic").plus == 1
    assert m.commando("officer").actions == 2


@rule("VC-CARD-04")
def test_the_owner_chooses_whether_and_how_an_ability_is_used() -> None:
    m = scene("[a: sniper:ochre, 2 mp40] [b: medic]", seats=2, owners={"sniper": 1}, dice=[1, 5, "medkit"])
    m.play("shoot sniper springfield_rifle a", seat=1)
    assert (m.asked, m.pending.by) == ("patience", (1,))
    m.play("keep", seat=1)
    assert m.foes("a") == {"mp40": 1}


@rule("VC-CARD-04")
def test_a_once_per_turn_mark_is_good_for_once_in_every_turn() -> None:
    m = scene("[a: officer:ochre]", direction="E", until="choose_squad", dice=["cold_wind"])
    m.play("decoy officer N")
    assert m.refused("decoy officer S") == "VC-CARD-04"
    m.does("end officer")
    assert m.state.turn == 2
    m.does("activate officer", "decoy officer S")


@rule("VC-CARD-05")
def test_a_permanent_ability_applies_only_if_the_owner_wishes() -> None:
    m = scene("[a: scout] [b: mp40] [c: medic]", seats=2, owners={"scout": 1}, dice=[1])
    m.play("move scout b", seat=1)
    assert (m.asked, m.pending.by, m.texts) == ("shadow", (1,), ["apply", "decline"])
    m.play("decline", seat=1)
    assert m.commando("scout").visible


@rule("VC-CARD-05")
def test_a_permanent_ability_costs_no_action() -> None:
    m = scene("[a: scout] [b: mp40]", dice=[1])
    m.does("move scout b", "apply")
    assert m.commando("scout").stealthy
    assert m.commando("scout").actions == 2


@rule("VC-CARD-06")
def test_printed_equipment_is_never_used_up() -> None:
    m = scene("[a: medic, mp40]", dice=[1] * 6)
    for _ in range(2):
        m.play("shoot medic sten a")
        assert "shoot medic sten a" in m.texts
    m.play("shoot medic sten a")
    assert m.view(None).commandos[0].weapon == "sten"


@rule("VC-CARD-06")
def test_printed_equipment_can_be_neither_dropped_nor_handed_over() -> None:
    m = scene("[a: medic(crowbar), scout(medkit crowbar tnt)]")
    about_sten = [text for text in m.texts if "sten" in text]
    assert about_sten == []
    assert "drop medic crowbar" in m.texts


@rule("VC-CARD-06", "VC-CARD-08")
@every_card
def test_the_circles_of_a_card_hold_so_much_equipment_printed_weapon_included(role: str, side: str, weapon: str,
                                                                              start: Sequence[str], circles: int,
                                                                              plus_slots: int) -> None:
    full = " ".join(["medkit"] * (circles - 1))
    m = scene(f"[a: {role}:{side}({full}), +tnt]")
    assert m.refused(f"pick {role} tnt") == "VC-PICK-03"
    one_less = " ".join(["medkit"] * (circles - 2))
    m = scene(f"[a: {role}:{side}({one_less}), +tnt]")
    m.play(f"pick {role} tnt")
    assert len(m.commando(role).items) == circles - 1


@rule("VC-CARD-06", "VC-CARD-07")
@every_card
def test_each_card_starts_with_its_printed_weapon_and_the_tokens_of_its_silhouettes(
        role: str, side: str, weapon: str, start: Sequence[str], circles: int, plus_slots: int) -> None:
    m = opening("training_ground", f"{role}:{side}")
    card = m.view(None).commandos[0]
    assert (card.weapon, list(card.items)) == (weapon, start)


@rule("VC-CARD-07")
def test_silhouette_tokens_come_out_of_the_equipment_pool() -> None:
    with_medic = opening("training_ground", "medic:blue").view(None).equipment_pool
    with_sapper = opening("training_ground", "sapper:blue").view(None).equipment_pool
    assert (with_medic["medkit"], with_medic["tnt"]) == (6, 8)
    assert (with_sapper["medkit"], with_sapper["tnt"]) == (8, 6)


@rule("VC-CARD-07")
def test_the_slot_of_a_used_token_takes_any_equipment() -> None:
    m = scene("[a: sniper(uniform medkit medkit), +crowbar]")
    assert m.refused("pick sniper crowbar") == "VC-PICK-03"
    m.does("disguise sniper", "pick sniper crowbar")
    assert m.commando("sniper").items == ["medkit", "medkit", "crowbar"]


@rule("VC-CARD-07", "VC-RULING-48")
def test_a_slot_keeps_its_silhouette_until_such_a_token_has_been_used() -> None:
    m = scene("[a: sniper(uniform medkit medkit), scout, +crowbar]").set("sniper: silhouettes uniform")
    m.play("give sniper scout uniform")
    assert m.view(None).commandos[0].silhouettes == ("uniform",)
    assert "pick sniper crowbar" not in m.texts
    assert m.refused("pick sniper crowbar") == "VC-RULING-48"
    m.does("give scout sniper uniform", "disguise sniper", "pick sniper crowbar")
    assert m.commando("sniper").items == ["medkit", "medkit", "crowbar"]
    assert m.view(None).commandos[0].silhouettes == ()


@rule("VC-RULING-48", "VC-PICK-05")
def test_an_exchange_needs_a_slot_that_takes_each_token() -> None:
    m = scene("[a: sniper(uniform medkit medkit), scout(crowbar crowbar tnt)]").set("sniper: silhouettes uniform")
    assert "swap scout sniper tnt medkit" in m.texts
    assert "swap scout sniper tnt uniform" not in m.texts
    assert m.refused("swap scout sniper tnt uniform") == "VC-RULING-48"


@rule("VC-RULING-48")
@pytest.mark.parametrize(("drawing", "action", "item"), [
    ("[a: officer(medkit) wounded 1]", "heal officer officer", "medkit"),
    ("[a: officer(tnt)]", "lay officer", "tnt"),
    ("[a: officer(grenade)] [b: mp40]", "shoot officer grenade b", "grenade"),
    ("[a: officer(bombing)]", "bomb officer a", "bombing"),
    ("[a: officer(crowbar), entrance N]", "barricade officer a-N", "crowbar")])
def test_whatever_is_used_frees_its_slot(drawing: str, action: str, item: str) -> None:
    m = scene(drawing, loose=True).set(f"officer: silhouettes {item}")
    m.play(action)
    assert not any(m.state.reserved)


@rule("VC-RULING-48", "VC-CARD-05")
@pytest.mark.parametrize(("die", "reserved"), [(5, 1), (4, 0)])
def test_a_kit_that_steady_hands_keep_was_not_used_up(die: int, reserved: int) -> None:
    m = scene("[a: medic(medkit) wounded 1]", dice=[die]).set("medic: silhouettes medkit")
    m.does("heal medic medic", "apply")
    assert (len(m.commando("medic").items), len(m.state.reserved[0])) == (reserved, reserved)


@rule("VC-RULING-48", "VC-CARD-07", "VC-ELIM-03")
def test_silhouettes_bind_only_where_a_token_was_placed() -> None:
    m = opening("training_ground", "medic:blue")
    assert len(m.state.reserved[0]) == 2
    m = opening("training_ground", "medic:blue", supply={"medkit": 1}, thrown={"medkit": 0})
    assert len(m.state.reserved[0]) == 1


@rule("VC-CARD-09")
@every_card
def test_action_slots_are_empty_at_the_start(role: str, side: str, weapon: str, start: Sequence[str], circles: int,
                                             plus_slots: int) -> None:
    card = opening("training_ground", f"{role}:{side}").view(None).commandos[0]
    assert (card.wounds, card.plus) == (0, 0)


@rule("VC-CARD-09")
@every_card
def test_saved_actions_only_fit_the_slots_meant_for_them(role: str, side: str, weapon: str, start: Sequence[str], circles: int,
                                                         plus_slots: int) -> None:
    m = scene(f"[a: {role}:{side}]")
    for _ in range(plus_slots):
        m.play(f"save_action {role}")
    assert m.refused(f"save_action {role}") == "VC-SAVE-02"


@rule("VC-CARD-10")
def test_uniform_and_critical_condition_are_two_sides_of_one_token() -> None:
    m = scene("[a: medic uniform visible wounded 2, mp40] [b: scout]", phase="fire", dice=[4, 1])
    assert m.commando("medic").critical
    assert not m.commando("medic").uniform


@rule("VC-CARD-10", "VC-POOL-05")
def test_unused_cards_form_the_reserve_from_which_replacements_come() -> None:
    m = scene(["[a: medic, charge] [b: scout, sniper]", "[c]"], links=[(0, 1)], built=[0], dice=["sapper"])
    assert [role for role, left in zip(ROLES, m.state.reserve, strict=True) if left] == ["sapper", "officer"]
    m.play("detonate scout one.a")
    assert m.asked == "replacement"
    m.play("side blue")
    assert [role for role, left in zip(ROLES, m.state.reserve, strict=True) if left] == ["officer"]


@rule("VC-CARD-01")
def test_a_squad_named_beforehand_is_checked() -> None:
    for squad in ("medic:blue", "medic:blue,medic:ochre", "medic:blue,scout:green", "medic:blue,scout:blue,sapper:blue"):
        with pytest.raises(Unknown):
            opening("streets", squad)
    assert [c.side for c in opening("streets", "medic:ochre,scout:blue").view(None).commandos] == ["ochre", "blue"]


@rule("VC-CARD-01")
def test_nobody_chooses_for_somebody_else() -> None:
    m = as_scene(new("v_commandos", "streets", seats=["anna", "ben"], seed="x"))
    with pytest.raises(Illegal):
        m.play("choose medic blue", "ben")
    assert terrain(m).state == "unbuilt"
