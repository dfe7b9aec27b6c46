"""Counters and what they show: kinds, faces, crosses, wrecks, what stands on the table (HN-GEN)."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Type
from bocage.games.heroes_of_normandie.rules.asking import tag, untag
from bocage.games.heroes_of_normandie.rules.phases.ordering import take_tokens
from bocage.games.heroes_of_normandie.rules.units import in_play, units_in_play
from bocage.games.heroes_of_normandie.types import Kind
from tests.heroes_of_normandie.march import March
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule


def type_of(id: str) -> Type:
    board = Scene(".").board
    return board.types[board.type_index[id]]


@rule("HN-GEN-01")
@pytest.mark.parametrize(("id", "kind"), [
    ("us_rifle_team", p.INFANTRY), ("ge_pak40", p.INFANTRY), ("ge_mortar_81", p.INFANTRY), ("us_halftrack", p.LIGHT),
    ("us_willys_50cal", p.LIGHT), ("us_m5_stuart", p.HEAVY), ("ge_panzer_iv", p.HEAVY)])
def test_guns_and_crewed_weapons_are_infantry_and_vehicles_are_light_or_heavy(id: str, kind: Kind) -> None:
    assert type_of(id).kind == kind


@rule("HN-GEN-02", "HN-DAMAGE-02")
def test_the_back_of_most_infantry_is_the_same_unit_a_step_weaker() -> None:
    scene = Scene("....")
    rifles, group = scene.put("us_rifle_team", "a1"), scene.put("ge_fire_group", "d1")
    scene.activate(rifles).quietly("fire main normal", dice=[3])
    front, back = type_of("ge_fire_group").faces
    assert (scene.face(group), scene.at(group)) == (BACK, "d1")
    assert (front.skull, back.skull) == (False, True)
    assert back.defence[0] > front.defence[0], "fewer men are harder to hit"


@rule("HN-GEN-03")
def test_the_two_faces_of_a_posture_counter_have_the_same_men() -> None:
    """Hit on either face it is lost; turning it costs nothing."""
    for face in (FRONT, BACK):
        m = March("....", "us_rifle_team", "a1")
        gun = m.put("ge_mg42", "d1", face=face)
        m.activate(m.mover).quietly("fire main normal", dice=[4])
        assert m.at(gun) == ""


@rule("HN-GEN-04")
def test_a_face_shows_movement_bonuses_defence_skull_abilities_and_the_counter_its_border() -> None:
    officer, rock = type_of("us_lt_officer"), type_of("us_hero_rock")
    front, back = officer.faces
    assert (front.move, front.bonus, front.defence[0], front.skull, front.stars) == (4, (2, 1, p.CROSS), 6, False, 2)
    assert (back.move, back.bonus, back.defence[0], back.skull, back.stars) == (4, (1, 0, p.CROSS), 7, True, 1)
    assert (officer.border, type_of("us_bazooka").border, rock.border) == (p.OFFICER, p.HEAVY_WEAPON, p.HERO)


@rule("HN-GEN-05")
def test_a_cross_forbids_fire_and_assault_and_a_nought_does_not() -> None:
    """Rifles have a cross against tanks; the medic has a 0 against infantry and a cross against jeeps."""
    for firer, target, may in (("us_rifle_team", "ge_panzer_iv", False), ("us_medic", "ge_fire_group", True),
                               ("us_medic", "ge_zundapp", False), ("us_engineers", "ge_panzer_iv", True)):
        m = March("..... .....", firer, "b1")
        m.put(target, "c1", facing="w" if target != "ge_panzer_iv" else "n")
        assert ("fire main normal" in m.activate(m.mover).options()) == may
        assert bool(m.quietly("move").can("assault")) == may


@rule("HN-GEN-06", "HN-GEN-14", "HN-DAMAGE-03")
def test_a_destroyed_vehicle_becomes_terrain_and_is_a_unit_no_longer() -> None:
    scene = Scene(".....")
    rifles, jeep = scene.put("us_rifle_team", "a1"), scene.put("ge_zundapp", "d1")
    scene.put("ge_fire_group", "e1")
    scene.activate(rifles).quietly("fire main normal", dice=[5])
    ground = scene.board.ground(scene.state.ground)
    assert not in_play(scene.state, jeep)
    assert ground.layers[scene.square("d1")].over == (ground.names["light_wreck"],)
    assert ground.see(scene.square("a1"), scene.square("e1"), 0) == 1
    assert scene.told("destroyed") == [(scene.tag(jeep),)]


@rule("HN-GEN-14", "HN-DAMAGE-05", "HN-DAMAGE-06")
def test_an_eliminated_unit_is_taken_off_and_leaves_nothing() -> None:
    m = March(".....", "us_rifle_team", "a1")
    group = m.put("ge_fire_group", "c1", face=BACK)
    m.activate(m.mover).quietly("fire main normal", dice=[5])
    assert (m.at(group), m.state.ground) == ("", "")


@rule("HN-GEN-08", "HN-FIRE-03")
def test_a_vehicle_fires_its_red_and_its_yellow_weapon_each_by_itself() -> None:
    scene = Scene("......\n......")
    tank, group = scene.put("us_m4_sherman", "a1", facing="n"), scene.put("ge_fire_group", "f1")
    scene.activate(tank)
    assert {"fire main normal", "fire second normal"} <= set(scene.options())
    assert scene.board.types[scene.state.kind[tank]].faces[0].weapons[1].bonus == (4, 3, p.CROSS)
    scene.quietly("fire second normal", dice=[2])
    assert scene.face(group) == BACK
    assert scene.asked == "fire_more"
    assert scene.lacks("fire second normal", "fire_more")
    assert "fire main normal" in scene.options()


@rule("HN-GEN-10", "HN-RULING-12")
def test_adjacent_are_the_eight_squares_around_less_those_behind_a_wall() -> None:
    ground = March("... ... ...", "us_medic", "a1").board.start
    assert bin(ground.near[4]).count("1") == 8


@rule("HN-GEN-12", "HN-ABIL-23", "HN-RULING-01")
def test_a_named_ability_beats_a_general_rule() -> None:
    """Beyond 7 squares 2 are lost; with Optics none."""
    totals = {}
    for firer in ("us_rifle_team", "us_sniper"):
        scene = Scene("." * 12)
        unit = scene.put(firer, "a1")
        scene.put("ge_fire_group", "l1")
        scene.activate(unit).quietly("fire main normal", dice=[1])
        totals[firer] = scene.told("shot")[0][1]
    assert totals == {"us_rifle_team": 1 + 3 - 2, "us_sniper": 1 + 2}


@rule("HN-GEN-12", "HN-CARD-03", "HN-RULING-01")
def test_a_card_beats_a_rule() -> None:
    """A hedge stops whoever enters it; with Cross Country it does not."""
    m = March("B....", "us_rifle_team", "b1")
    m.give(0, "c12")
    m.activate(m.mover).play("move", "play c12")
    m.quietly("step a1", "step b1")
    assert m.here == "b1"


@rule("HN-GEN-12", "HN-RESERVE-02", "HN-RULING-01")
def test_no_card_lets_anyone_fire_in_reserve() -> None:
    """On alert by a card, a unit fires at whoever moves in activation, and at nobody in Reserve."""
    m = March("....", "us_rifle_team", "a1")
    group = m.put("ge_fire_group", "d1")
    m.set(f"{m.name(group)}: marks on_alert")
    m.activate(m.mover).play("move", "step b1")
    assert m.asked == "moved"
    m = March("....", "us_rifle_team", "a1")
    group = m.put("ge_fire_group", "d1")
    m.set(f"{m.name(group)}: marks on_alert")
    m.reserve().play(f"activate u{m.mover + 1}", "step b1")
    assert m.asked == "reserve_move"


@rule("HN-GEN-13", "HN-RULING-45")
def test_carried_and_hidden_units_are_in_play_and_their_stars_count() -> None:
    scene = Scene("....")
    truck = scene.put("us_halftrack", "b1", facing="e")
    captain, sniper = scene.put("us_captain", ""), scene.put("us_sniper", "d1", face=BACK, hidden=p.AMBUSHED)
    scene.carry(captain, truck)
    assert units_in_play(scene.state) == [truck, captain, sniper]
    take_tokens(scene.table)
    with_him = len(scene.state.tokens[0])
    scene.set(f"{scene.name(captain)}: at gone")
    take_tokens(scene.table)
    assert with_him - len(scene.state.tokens[0]) == type_of("us_captain").faces[0].stars == 2


@rule("HN-ABIL-10", "HN-GEN-13")
def test_the_name_of_a_hidden_counter_tells_its_type_to_its_owner_alone() -> None:
    s = Scene("....")
    group, recon = s.put("ge_fire_group", "a1"), s.put("us_recon_team", "d1", face=BACK, hidden=p.AMBUSHED)
    kinds = [[untag(tag(s.board, s.state, unit, seat)).kind for seat in (0, 1)] for unit in (group, recon)]
    assert kinds == [[s.board.type_index["ge_fire_group"]] * 2, [s.board.type_index["us_recon_team"], -1]]


@rule("HN-GEN-15", "HN-ORDER-03")
def test_a_side_has_ten_order_tokens_two_special_ones_and_two_bluffs_at_most() -> None:
    scene = Scene("." * 15)
    for column in range(12):
        scene.put("us_marvin_hq", scene.board.lexicon.squares[column])
    take_tokens(scene.table)
    orders = [token for token in scene.state.tokens[0] if 0 < token <= 10]
    assert orders == list(range(1, 11))
    assert scene.state.tokens[0].count(p.BLUFF) <= p.MOST_BLUFFS == 2
    assert p.MOST_ORDERS + p.MOST_SPECIALS + p.MOST_BLUFFS == 14
