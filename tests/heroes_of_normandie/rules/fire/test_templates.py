"""HN-INDIRECT and what is fired with templates: mortars, high explosive, grenades, into buildings and positions too.

An intersection ``@e5`` is the north-western corner of the square e5.
"""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Edge
from bocage.games.heroes_of_normandie.rules.damage.overlays import lay_position
from bocage.games.heroes_of_normandie.rules.fire.blasts import covered
from bocage.games.heroes_of_normandie.types import Template
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT
from tests.marks import rule

SHELLS = ("us; us_8th_regiment = he_shells", "ge; ge_902")
GRENADES = ("us; us_8th_regiment = frag_grenades", "ge; ge_902")
RIFLE_GRENADES = ("us; us_8th_regiment = rifle_grenade", "ge; ge_902")
HORN = ("us; us_8th_regiment = horn_of_plenty", "ge; ge_902")
WOOD = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . B B B . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""


def points(s: Duel) -> list[str]:
    return [option.split()[1] for option in s.options() if option.startswith("point")]


def squares_under(s: Duel, template: Template, point: str) -> set[str]:
    names = s.board.lexicon.squares
    under = covered(s.board.start, template, s.point(point))
    return {names[square] for square in range(s.board.start.size) if under >> square & 1}


# --- templates --------------------------------------------------------------------------------------------------------


@rule("HN-INDIRECT-04")
def test_the_squares_under_each_template() -> None:
    """HN-INDIRECT-04, catalogue 4.8: four squares; green those and the eight beside them; orange four by four."""
    s = Duel()
    four = {"d4", "e4", "d5", "e5"}
    for template in (p.GREY, p.BLUE, p.RED):
        assert squares_under(s, template, "@e5") == four
    sixteen = {f"{column}{row}" for column in "cdef" for row in range(3, 7)}
    assert squares_under(s, p.ORANGE, "@e5") == sixteen
    assert squares_under(s, p.GREEN, "@e5") == sixteen - {"c3", "f3", "c6", "f6"}


@rule("HN-INDIRECT-13")
def test_a_template_over_the_edge_covers_only_squares_that_exist() -> None:
    """HN-INDIRECT-13: partly over the edge: what is off the board is left out."""
    s = Duel()
    assert squares_under(s, p.BLUE, "@a1") == {"a1"}
    assert squares_under(s, p.ORANGE, "@p16") == {"n14", "o14", "n15", "o15"}


# --- mortars ----------------------------------------------------------------------------------------------------------


@rule("HN-INDIRECT-04", "HN-INDIRECT-07", "HN-INDIRECT-12", "HN-INDIRECT-14", "HN-INDIRECT-15")
def test_everything_under_the_template_is_rolled_for_by_itself_friend_and_foe() -> None:
    """HN-INDIRECT-04, HN-INDIRECT-07, HN-INDIRECT-12, HN-INDIRECT-14, HN-INDIRECT-15: no scatter in clear sight; die and bonus
    against each one's defence and terrain."""
    s = Duel("""
        . . . . . .
        . . . . . .
        . . . g . .
        . . . . . .
        . . . . . .
        . . . . . .
    """)
    mortar = s.put("us_mortar_60", "a5", face=BACK)
    friend = s.put("us_rifle_team", "c4")
    foe, hit = s.put("ge_fire_group", "d3"), s.put("ge_fire_group", "d4")
    spared = s.put("ge_fire_group", "e4")
    s.activate(mortar).quietly("fire main template", "point @d4", dice=[2, 2, 3])
    assert s.told("scattered") == []
    assert s.shots() == [(5, 5), (5, 6), (6, 5)]            # the friend, the one in the grove, the one in the open
    assert (s.face(friend), s.face(foe), s.face(hit), s.face(spared)) == (BACK, FRONT, BACK, FRONT)
    assert s.is_over


@rule("HN-INDIRECT-08", "HN-INDIRECT-09", "HN-INDIRECT-10")
def test_without_a_clear_line_it_scatters() -> None:
    """HN-INDIRECT-08, HN-INDIRECT-09, HN-INDIRECT-10: no obstacle malus; 1 to 4 shift the template north, east, south, west by
    the weapon's number."""
    for die, there in ((1, "@e1"), (2, "@g3"), (3, "@e5"), (4, "@c3"), (5, "@e3"), (6, "@e3")):
        s = Duel(WOOD)
        mortar = s.put("us_mortar_60", "e6", face=BACK)
        s.activate(mortar).quietly("fire main template", "point @e3", dice=[die])
        assert s.told("exploded") == [(s.board.lexicon.points.index(there),)]
        assert len(s.told("scattered")) == (1 if die < 5 else 0)


@rule("HN-INDIRECT-08", "HN-INDIRECT-11")
def test_the_line_matters_not_for_the_roll_of_indirect_fire() -> None:
    """HN-INDIRECT-08, HN-INDIRECT-11: hedges in the way cost nothing; Suppressed markers lower the to-hit roll, not the
    scatter."""
    s = Duel(WOOD)
    mortar = s.put("us_mortar_60", "e6", face=BACK, suppressed=1)
    s.put("ge_fire_group", "e2")
    s.activate(mortar).quietly("fire main template", "point @e3", dice=[5, 6])
    assert s.told("exploded") == [(s.board.lexicon.points.index("@e3"),)]
    assert s.shots() == [(7, 5)]                            # 6 + 3 - 2


@rule("HN-INDIRECT-13")
def test_off_the_board_it_is_lost() -> None:
    """HN-INDIRECT-13: a template that scatters off the board has no effect."""
    s = Duel(WOOD)
    mortar = s.put("us_mortar_60", "e6", face=BACK)
    s.activate(mortar).quietly("fire main template", "point @e2", dice=[1])
    assert len(s.told("off_board")) == 1
    assert s.told("exploded") == []
    assert s.is_over


@rule("HN-INDIRECT-16")
def test_the_firer_may_strike_itself() -> None:
    """HN-INDIRECT-16: the corners of its own square are legal, and it is hit like anybody."""
    s = Duel()
    mortar = s.put("us_mortar_60", "e6", face=BACK)
    s.activate(mortar).quietly("fire main template", "point @e6", dice=[3])
    assert s.told("eliminated") == [(s.tag(mortar),)]


@rule("HN-INDIRECT-07")
def test_a_mortar_on_the_march_has_no_template() -> None:
    """HN-INDIRECT-07: the ability is printed on the tripod face only."""
    s = Duel()
    mortar = s.put("us_mortar_60", "e6")
    s.put("ge_fire_group", "e4")
    assert "fire main template" not in s.activate(mortar).fires()


@rule("HN-INDIRECT-05", "HN-ABIL-10", "HN-BLDG-10")
def test_hidden_carried_and_sheltered_units_are_spared() -> None:
    """HN-INDIRECT-05, HN-ABIL-10, HN-BLDG-10: ambushed units, passengers and units in a building; the building is damaged."""
    house = Building(id="house", rooms=((3, 3, 3, 3),), doors=((3, 3, "N"),))
    s = Duel(buildings=[house])
    mortar = s.put("ge_mortar_81", "l4", face=BACK)
    ambushed = s.put("us_recon_team", "e4", face=BACK, hidden=p.AMBUSHED)
    inside = s.put("us_rifle_team", "d4")
    truck = s.put("us_halftrack", "e5", facing="e")
    aboard = s.put("us_fire_team", "")
    s.carry(aboard, truck)
    s.activate(mortar).quietly("fire main template", "point @e5", dice=[1, 5])
    assert s.shots() == [(3, 7)]                            # the half-track, once for two squares
    assert s.told("structure_hit") == [(s.square("d4"), 1)]
    assert s.state.hidden[ambushed] == p.AMBUSHED
    assert (s.face(inside), s.face(aboard)) == (FRONT, FRONT)


@rule("HN-INDIRECT-06")
def test_a_heavy_vehicle_is_struck_on_its_side() -> None:
    """HN-INDIRECT-06: side defence, whichever way it faces."""
    s = Duel(army=SHELLS)
    tank = s.put("us_m4_sherman", "e10", tile=0)
    s.put("ge_panzer_iv", "e4", facing="s")
    s.activate(tank).quietly("fire main he", "point @e5", dice=[6])
    assert s.shots() == [(8, 9)]


@rule("HN-INDIRECT-04")
def test_a_structure_under_the_template_takes_destruction_dice_once() -> None:
    """HN-INDIRECT-04: by the weapon's Destruction dice, however many of its squares are covered."""
    house = Building(id="house", rooms=((3, 3, 4, 4),), doors=((3, 3, "N"),))
    s = Duel(buildings=[house], army=SHELLS)
    tank = s.put("us_m4_sherman", "f2", tile=0, facing="s")
    s.activate(tank).quietly("fire main he", "point @e4", dice=[4, 6])
    assert s.told("structure_hit") == [(s.square("d4"), 2)]


@rule("HN-INDIRECT-03", "HN-BLDG-09", "HN-BLDG-17")
def test_no_template_inside_a_building_nor_indirect_fire_out_of_one() -> None:
    """HN-INDIRECT-03, HN-BLDG-09, HN-BLDG-17: no intersection inside; from inside only with a clear line, and not at its own
    walls."""
    house = Building(id="house", rooms=((3, 3, 4, 4),), doors=((3, 3, "N"),))
    s = Duel(buildings=[house])
    outside = s.put("us_mortar_60", "h10", face=BACK)
    s.activate(outside).play("fire main template")
    assert "@e5" not in points(s)
    assert "@e4" in points(s)
    s = Duel(buildings=[house])
    inside = s.put("us_mortar_60", "d4", face=BACK)
    s.activate(inside).play("fire main template")
    assert "@d2" in points(s)
    assert "@d12" not in points(s)
    assert not {"@d4", "@e4", "@f4", "@d5", "@f6"} & set(points(s))


@rule("HN-INDIRECT-01", "HN-INDIRECT-02")
def test_direct_fire_needs_a_clear_line_and_never_scatters() -> None:
    """HN-INDIRECT-01, HN-INDIRECT-02: with Direct Fire only intersections in clear sight, at any range and without its
    malus."""
    s = Duel("""
        . . . . . . . . . . . . . . .
        . . . . . B B B . . . . . . .
        . . . . . . . . . . . . . . .
    """)
    mortar = s.board.types[s.board.type_index["us_mortar_60"]].faces[BACK].weapons[0]
    mortar.scatter = 0                                      # as Direct Fire is printed: a colour, no number
    unit = s.put("us_mortar_60", "a2", face=BACK)
    foe = s.put("ge_fire_group", "o3")
    s.activate(unit).play("fire main template")
    assert "@l2" not in points(s)
    s.quietly("point @o4", dice=[2])
    assert s.shots() == [(5, 5)]                            # fourteen squares away
    assert s.face(foe) == BACK


# --- spotters, the Horn of Plenty -------------------------------------------------------------------------------------


@rule("HN-EX-29", "HN-ABIL-21")
def test_a_spotter_takes_one_off_the_scatter() -> None:
    """HN-EX-29, HN-ABIL-21: scatter 2, a spotter with a clear line to the intersection: one intersection south."""
    s = Duel(WOOD)
    mortar = s.put("us_mortar_60", "e6", face=BACK)
    spotter = s.put("us_spotter", "h2")
    s.activate(mortar).quietly("fire main template", "point @e2", dice=[3])
    assert s.told("corrected") == [(s.tag(spotter),)]
    assert s.told("exploded") == [(s.board.lexicon.points.index("@e3"),)]


@rule("HN-ABIL-21")
def test_a_spotter_without_a_clear_line_does_not_help() -> None:
    """HN-ABIL-21: the line must be clear; and it must be the firer's side that spots."""
    s = Duel(WOOD)
    mortar = s.put("us_mortar_60", "e6", face=BACK)
    s.put("us_spotter", "f6")
    s.put("ge_spotter", "h2")
    s.activate(mortar).quietly("fire main template", "point @e2", dice=[3])
    assert s.told("corrected") == []
    assert s.told("exploded") == [(s.board.lexicon.points.index("@e4"),)]


@rule("HN-ABIL-21", "HN-ABIL-19")
def test_a_spotter_in_ambush_gives_away_what_it_is() -> None:
    """HN-ABIL-21, HN-ABIL-19: it goes on hiding, but now all know that it is a spotter."""
    s = Duel(WOOD)
    mortar = s.put("us_mortar_60", "e6", face=BACK)
    spotter = s.put("us_spotter", "h2", face=BACK, hidden=p.AMBUSHED)
    s.activate(mortar).quietly("fire main template", "point @e2", dice=[3])
    assert s.told("exploded") == [(s.board.lexicon.points.index("@e3"),)]
    assert (s.state.hidden[spotter], s.state.traced[spotter]) == (p.AMBUSHED, 1)


@rule("HN-MULTI-14", "HN-ABIL-21")
def test_the_spotter_of_an_ally_helps_if_he_agrees() -> None:
    """HN-MULTI-14, HN-ABIL-21: the ally is asked."""
    for answer, there in (("yes", "@e3"), ("no", "@e4")):
        s = Duel(WOOD, army=("us; us_8th_regiment", "ge; ge_902", "us; us_22nd_regiment"), side=(0, 1, 0))
        mortar = s.put("us_mortar_60", "e6", face=BACK)
        s.put("us_spotter", "h2", seat=2)
        s.activate(mortar).play("fire main template", "point @e2")
        assert (s.asked, s.asked_of) == ("consent", 2)
        s.quietly(answer, dice=[3])
        assert s.told("exploded") == [(s.board.lexicon.points.index(there),)]


@rule("HN-POS-04", "HN-TERR-06")
@pytest.mark.parametrize(("ground", "defence"), [(".", 5), ("B", 7), ("g", 6)])
def test_a_grenade_in_a_position_leaves_the_shelter_of_the_terrain_beneath(ground: str, defence: int) -> None:
    """HN-POS-04: only the bonus of the position is ignored; bocage or a grove in which it was dug still counts."""
    s = Duel(f". . . .\n. . {ground} .\n. . . .", army=GRENADES)
    lay_position(s.table, s.square("c2"))
    s.put("ge_fire_group", "c2")
    s.activate(s.put("us_rifle_team", "b2", tile=0)).quietly("fire main grenade", "into c2", dice=[1])
    assert s.shots() == [(4, defence)]


@rule("HN-POS-04", "HN-EQUIP-05", "HN-RULING-101")
def test_a_rifle_grenade_goes_into_a_position_next_door() -> None:
    """HN-POS-04: the rule speaks of any grenade. Who stands outside is not struck."""
    s = Duel(". . . .\n. . p .\n. . . .", army=RIFLE_GRENADES)
    s.put("ge_fire_group", "c2")
    s.put("ge_fire_group", "d2")
    s.activate(s.put("us_rifle_team", "b2", tile=0)).quietly("fire main rifle_grenade", "into c2", dice=[1])
    assert s.shots() == [(3, 5)]


@rule("HN-EQUIP-02")
def test_near_the_horn_of_plenty_a_blue_template_is_green() -> None:
    """HN-EQUIP-02: a friendly mortar within 2 squares of it."""
    for horn, hit in (("c12", True), ("b12", False), ("", False)):
        s = Duel(army=HORN)
        mortar = s.put("us_mortar_60", "e12", face=BACK)
        beyond = s.put("ge_fire_group", "f4")               # under green, not under blue
        if horn:
            s.set(f"s1: horn {horn}")
        s.activate(mortar).quietly("fire main template", "point @e5", dice=[2] if hit else [])
        assert s.face(beyond) == (BACK if hit else FRONT)


@rule("HN-EQUIP-02", "HN-EQUIP-16")
def test_the_horn_is_for_its_owner_s_mortars_and_holds_no_ground() -> None:
    """HN-EQUIP-02, HN-EQUIP-16: the enemy's does not count; it is no unit and cannot be hit."""
    s = Duel(army=HORN)
    mortar = s.put("ge_mortar_81", "e12", face=BACK)
    s.set("s1: horn e4")
    beyond = s.put("us_rifle_team", "f4")
    s.activate(mortar).quietly("fire main template", "point @e5")
    assert s.shots() == []
    assert s.face(beyond) == FRONT
    assert s.state.horn[0] == s.square("e4")


@rule("HN-EQUIP-08", "HN-INDIRECT-15")
def test_ammunition_adds_one_to_every_roll_of_a_template() -> None:
    """HN-EQUIP-08, HN-INDIRECT-15: an equipment bonus of the shot that is announced."""
    s = Duel(army=("us; us_8th_regiment = ammunition", "ge; ge_902"))
    mortar = s.put("us_mortar_60", "e12", face=BACK, tile=0)
    s.put("ge_fire_group", "e5")
    s.put("ge_fire_group", "d5")
    s.activate(mortar).quietly("fire main template", "point @e5", "ammunition", dice=[1, 1])
    assert s.shots() == [(5, 5), (5, 5)]


# --- high explosive ---------------------------------------------------------------------------------------------------


@rule("HN-EQUIP-01")
def test_he_shells_are_for_the_main_weapon_of_a_heavy_vehicle() -> None:
    """HN-EQUIP-01: instead of its normal shot; not the second weapon, nor a light vehicle, nor infantry."""
    s = Duel(army=SHELLS)
    tank, car = s.put("us_m4_sherman", "e12", tile=0), s.put("us_m8_greyhound", "h12", tile=0)
    rifles = s.put("us_rifle_team", "k12", tile=0)
    s.put("ge_fire_group", "e8")
    assert [way for way in s.activate(tank).fires() if way.endswith("he")] == ["fire main he"]
    assert not any(way.endswith("he") for way in s.activate(car).fires())
    assert not any(way.endswith("he") for way in s.activate(rifles).fires())


@rule("HN-EQUIP-01", "HN-EQUIP-15")
def test_a_he_shell_is_spent_and_has_its_own_bonuses() -> None:
    """HN-EQUIP-01, HN-EQUIP-15, catalogue 9.4: a red template, 3/3/2; the token goes, hit or miss; the gun does not fire
    again."""
    s = Duel(army=SHELLS)
    tank = s.put("us_m4_sherman", "e12", tile=0)
    s.put("ge_fire_group", "e5")
    s.put("ge_zundapp", "d5")
    s.put("ge_puma", "d4", facing="n")                      # its rear square is not free of the other, its front is d4
    s.activate(tank).quietly("fire main he", "point @e5", dice=[1, 1, 2])
    assert s.shots() == [(4, 5), (4, 6), (5, 8)]
    assert s.state.stock == [2]
    assert "fire main normal" not in s.fires()


@rule("HN-EQUIP-01")
def test_a_he_shell_needs_a_clear_line() -> None:
    """HN-EQUIP-01: an intersection in clear line of sight; a hedge or smoke in the way forbids it (HN-RULING-36)."""
    s = Duel(WOOD, army=SHELLS)
    tank = s.put("us_m4_sherman", "e6", tile=0)
    s.activate(tank).play("fire main he")
    assert "@e3" not in points(s)
    assert "@i3" in points(s)
    s = Duel(WOOD, army=SHELLS)
    tank = s.put("us_m4_sherman", "e6", tile=0)
    s.set("smoke: s2 @h5 4")
    s.activate(tank).play("fire main he")
    assert "@i3" not in points(s)


# --- grenades ---------------------------------------------------------------------------------------------------------


@rule("HN-EQUIP-09", "HN-ABIL-27", "HN-RANGE-03")
def test_a_frag_grenade_flies_two_intersections() -> None:
    """HN-EQUIP-09, HN-ABIL-27, HN-RANGE-03: the corners of its own square are 1 away, the next ring 2; no further."""
    s = Duel(army=GRENADES)
    rifles = s.put("us_rifle_team", "h8", tile=0)
    s.activate(rifles).play("fire main grenade")
    assert set(points(s)) == {f"@{column}{row}" for column in "ghij" for row in range(7, 11)}


@rule("HN-EQUIP-09", "HN-EQUIP-15")
def test_a_frag_grenade_hits_all_four_squares_and_is_spent() -> None:
    """HN-EQUIP-09, HN-EQUIP-15: 3/2/x on a grey template; it cannot hurt a heavy vehicle; the token goes."""
    s = Duel(army=GRENADES)
    rifles = s.put("us_rifle_team", "e7", tile=0)
    group = s.put("ge_fire_group", "e5")
    tank = s.put("ge_panzer_iv", "d5", facing="s")
    s.activate(rifles).quietly("fire main grenade", "point @e6", dice=[2])
    assert s.shots() == [(5, 5)]
    assert s.face(group) == BACK
    assert s.state.damage[tank] == 0
    assert s.state.stock == [2]
    assert s.is_over


@rule("HN-EQUIP-09", "HN-EQUIP-14")
def test_a_grenade_needs_a_clear_line_a_token_and_a_thrower_of_its_tile() -> None:
    """HN-EQUIP-09, HN-EQUIP-14: not over a high wall; not for another tile; not for a vehicle; not when the tokens are gone."""
    s = Duel(edges=[Edge(at=(2, 2), side="N", kind="high")], army=GRENADES)
    rifles, stranger = s.put("us_rifle_team", "c3", tile=0), s.put("us_rifle_team", "a3")
    jeep = s.put("us_willys_50cal", "e3", tile=0)
    s.activate(rifles).play("fire main grenade")
    assert "@c5" in points(s)
    assert "@c2" not in points(s)
    assert "fire main grenade" not in s.activate(stranger).fires()
    assert "fire main grenade" not in s.activate(jeep).fires()
    s.set(f"stock {s.board.stocks[0].name}: tokens 0")
    assert "fire main grenade" not in s.activate(rifles).fires()


@rule("HN-EQUIP-15", "HN-FIRE-05")
def test_no_grenade_on_the_move() -> None:
    """HN-EQUIP-15, HN-FIRE-05: the token has no Fire on the Move, even if the thrower's weapon has."""
    s = Duel(army=GRENADES)
    team = s.put("us_support_team", "e7", tile=0)
    s.put("ge_fire_group", "e5")
    assert "fire main grenade" in s.activate(team).fires()
    s.play("move")
    assert "fire main normal" in s.fires()
    assert "fire main grenade" not in s.fires()


@rule("HN-EQUIP-05", "HN-ABIL-27", "HN-INDIRECT-07")
def test_a_rifle_grenade_flies_seven_intersections_and_scatters() -> None:
    """HN-EQUIP-05, HN-ABIL-27, HN-INDIRECT-07: 7 at most, 2/3/1, each unit by itself; without a clear line scatter 1."""
    s = Duel(army=RIFLE_GRENADES)
    rifles = s.put("us_rifle_team", "h9", tile=0)
    s.put("ge_fire_group", "h3")
    s.put("ge_zundapp", "g3")
    s.activate(rifles).play("fire main rifle_grenade")
    assert "@h3" in points(s)                               # seven
    assert "@h2" not in points(s)
    s.quietly("point @h3", dice=[3, 3])
    assert s.shots() == [(5, 5), (6, 6)]
    assert s.state.stock == [2]
    s = Duel(WOOD, army=RIFLE_GRENADES)
    rifles = s.put("us_rifle_team", "e6", tile=0)
    s.activate(rifles).quietly("fire main rifle_grenade", "point @e3", dice=[2])
    assert s.told("exploded") == [(s.board.lexicon.points.index("@f3"),)]


# --- into buildings and positions -------------------------------------------------------------------------------------

TWO_ROOMS = Building(id="house", rooms=((3, 3, 4, 3), (5, 3, 5, 3)), doors=((3, 3, "N"), (5, 3, "W")), windows=((4, 3, "S"),))


@rule("HN-BLDG-06", "HN-BLDG-07", "HN-BLDG-08")
def test_a_grenade_into_a_building_hits_everybody_in_the_room() -> None:
    """HN-BLDG-06, HN-BLDG-07, HN-BLDG-08: from a square beside an opening; no template, no shelter; other rooms and the outside
    are spared."""
    s = Duel(buildings=[TWO_ROOMS], army=GRENADES)
    rifles = s.put("us_rifle_team", "e5", tile=0)           # below the window
    door, window = s.put("ge_fire_group", "d4"), s.put("ge_fire_group", "e4")
    other_room, outside = s.put("ge_fire_group", "f4"), s.put("ge_fire_group", "d5")
    s.activate(rifles).play("fire main grenade")
    assert [option for option in s.options() if option.startswith("into")] == ["into e4"]
    s.quietly("into e4", dice=[2, 1])
    assert s.told("exploded_inside") == [(s.square("e4"),)]
    assert s.shots() == [(5, 5), (4, 5)]
    assert [s.face(unit) for unit in (door, window, other_room, outside)] == [BACK, FRONT, FRONT, FRONT]


@rule("HN-BLDG-08", "HN-POS-04", "HN-RULING-49", "HN-TRAIT-14")
@pytest.mark.parametrize("place", ["house", "position"])
def test_a_grenade_inside_strikes_hidden_units_too(place: str) -> None:
    """They are turned first: a recon group has 6 on its visible face. A decoy is gone."""
    s = Duel(". . . .\n. p p .\n. . . ." if place == "position" else "", army=GRENADES,
             buildings=[TWO_ROOMS] if place == "house" else [])
    here, there, near = ("e4", "d4", "e5") if place == "house" else ("b2", "c2", "b3")
    rifles = s.put("us_rifle_team", near, tile=0)
    recon = s.put("ge_recon_group", here, hidden=p.AMBUSHED, face=BACK)
    decoy = s.put("decoy", there, seat=1, hidden=p.AMBUSHED, face=BACK)
    s.activate(rifles).quietly("fire main grenade", f"into {here}", dice=[2])
    assert s.shots() == [(5, 6)]
    assert (s.state.hidden[recon], s.at(decoy)) == (p.OPEN, "")


@rule("HN-BLDG-07")
def test_a_grenade_finds_no_way_in_but_by_an_opening() -> None:
    """HN-BLDG-07: not through a wall, nor from beside a corner; through an inner opening from the next room."""
    s = Duel(buildings=[TWO_ROOMS], army=GRENADES)
    for square in ("d5", "f5"):
        rifles = s.put("us_rifle_team", square, tile=0)
        s.activate(rifles).play("fire main grenade")
        assert s.lacks_all("aim_point", "into")
    inner = s.put("us_rifle_team", "f4", tile=0)
    s.activate(inner).play("fire main grenade")             # its only aim, so nobody is asked where
    assert s.told("exploded_inside") == [(s.square("e4"),)]


@rule("HN-BLDG-11", "HN-RULING-34")
def test_a_grenade_out_of_a_building_is_counted_from_the_square_before_the_opening() -> None:
    """HN-BLDG-11, HN-RULING-34: the outer corners of that square are 1 away."""
    house = Building(id="house", rooms=((6, 6, 6, 6),), windows=((6, 6, "N"),))
    s = Duel(buildings=[house], army=GRENADES)
    rifles = s.put("us_rifle_team", "g7", tile=0)
    s.activate(rifles).play("fire main grenade")
    assert {"@g6", "@h6", "@g5", "@h5"} <= set(points(s))
    assert not {"@g4", "@g7", "@h7", "@g8", "@h8"} & set(points(s))


@rule("HN-POS-04")
def test_a_grenade_into_a_position_is_confined_to_it() -> None:
    """HN-POS-04: from a square beside it; every unit inside and none outside; the position's bonus is ignored."""
    s = Duel("""
        . . . . . .
        . p p . . .
        . . . . . .
    """, army=GRENADES)
    rifles = s.put("us_rifle_team", "b3", tile=0)
    one, two, outside = s.put("ge_fire_group", "b2"), s.put("ge_fire_group", "c2"), s.put("ge_fire_group", "a2")
    s.activate(rifles).play("fire main grenade")
    assert len([option for option in s.options() if option.startswith("into")]) == 1
    s.quietly("into b2", dice=[2, 2])
    assert s.shots() == [(5, 5), (5, 5)]
    assert [s.face(unit) for unit in (one, two, outside)] == [BACK, BACK, FRONT]


@rule("HN-POS-04", "HN-INDIRECT-15")
def test_an_intersection_beside_a_position_leaves_it_its_bonus() -> None:
    """HN-POS-04, HN-INDIRECT-15: the thrower may choose the intersection instead: then the terrain counts."""
    s = Duel("""
        . . . . . .
        . p . . . .
        . . . . . .
    """, army=GRENADES)
    rifles = s.put("us_rifle_team", "b3", tile=0)
    s.put("ge_fire_group", "b2")
    s.activate(rifles).quietly("fire main grenade", "point @b2", dice=[2])
    assert s.shots() == [(5, 7)]


@rule("HN-POS-04", "HN-RULING-12")
def test_a_position_is_out_of_reach_from_afar_and_behind_a_wall() -> None:
    """HN-POS-04, HN-RULING-12: beside it means no wall between."""
    rows = """
        . . . . . .
        . p . . . .
        . . . . . .
        . . . . . .
    """
    far = Duel(rows, army=GRENADES)
    rifles = far.put("us_rifle_team", "b4", tile=0)
    far.activate(rifles).play("fire main grenade")
    assert far.lacks_all("aim_point", "into")
    walled = Duel(rows, edges=[Edge(at=(1, 2), side="N", kind="high")], army=GRENADES)
    rifles = walled.put("us_rifle_team", "b3", tile=0)
    walled.activate(rifles).play("fire main grenade")
    assert walled.lacks_all("aim_point", "into")


@rule("HN-EQUIP-05", "HN-BLDG-07", "HN-POS-04", "HN-RULING-101")
def test_a_rifle_grenade_goes_into_buildings_and_positions() -> None:
    """HN-EQUIP-05, HN-BLDG-07, HN-RULING-101: into a building from beside an opening, and into a position next door."""
    house = Building(id="house", rooms=((3, 0, 3, 0),), windows=((3, 0, "S"),))
    s = Duel("""
        . . . . . .
        . . . . p .
        . . . . . .
    """, buildings=[house], army=RIFLE_GRENADES)
    rifles = s.put("us_rifle_team", "d2", tile=0)
    group = s.put("ge_fire_group", "d1")
    s.activate(rifles).play("fire main rifle_grenade")
    assert [option for option in s.options() if option.startswith("into")] == ["into d1", "into e2"]
    s.quietly("into d1", dice=[3])
    assert s.shots() == [(5, 5)]
    assert s.face(group) == BACK


@rule("HN-ABIL-18")
def test_a_hidden_thrower_shows_itself_first() -> None:
    """HN-ABIL-18: who fires from an ambush is turned before the template is resolved."""
    s = Duel(army=GRENADES)
    scouts = s.put("us_recon_team", "e7", face=BACK, hidden=p.AMBUSHED, tile=0)
    s.activate(scouts).quietly("fire main grenade", "point @e6")
    assert s.state.hidden[scouts] == p.OPEN
    assert s.is_over


@rule("HN-ABIL-19", "HN-ABIL-21")
def test_whether_a_hidden_counter_is_a_spotter_shows_when_it_could_have_helped() -> None:
    """HN-ABIL-19, HN-ABIL-21: others see by the scatter whether a hidden counter in view of the intersection spots: no way
    back."""
    revealed = []
    for square in ("h2", "i7"):                                     # in view of the intersection, and not
        s = Duel(WOOD)
        mortar = s.put("us_mortar_60", "e6", face=BACK)
        s.put("us_recon_team", square, face=BACK, hidden=p.AMBUSHED)
        s.activate(mortar).play("fire main template")
        before = s.table.reveals
        s.quietly("point @e2", dice=[6])
        revealed.append(s.table.reveals - before)
    assert revealed[0] == revealed[1] + 1
