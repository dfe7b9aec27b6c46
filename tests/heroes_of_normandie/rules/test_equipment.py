"""HN-EQUIP: weapons, bombs and tools that come as tokens. Grenades and shells are with the templates."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Edge
from bocage.games.heroes_of_normandie.rules.option_tokens import stock_for
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT, GE_ARMY, Scene
from tests.marks import rule

FAUSTS = ("us; us_8th_regiment", "ge; ge_902 = panzerfaust")
ROCKETS = ("us; us_8th_regiment = bazooka_ammo", "ge; ge_902")
BOMBS = ("us; us_8th_regiment = sticky_bomb", "ge; ge_902")
CHARGES = ("us; us_8th_regiment = demolition_charge", "ge; ge_902")
DIGGERS = ("us; us_8th_regiment = position", "ge; ge_902")
CUTTER = ("us; us_8th_regiment = hedgerow_cutter", "ge; ge_902")
AID = ("us; us_8th_regiment = first_aid", "ge; ge_902")
AMMUNITION = ("us; us_8th_regiment = ammunition; us_22nd_regiment", "ge; ge_902")
HQ_AMMUNITION = ("us; us_8th_regiment; us_field_command = ammunition", "ge; ge_902")


def end_of_reserve(s: Scene, *dice: int) -> Scene:
    """Plays the end of the Reserve phase, up to the question what to discard."""
    s.give(0, "c01")
    s.begin(p.RESERVE_END, *dice)
    s.quietly()
    return s


@rule("HN-EQUIP-03", "HN-EQUIP-15")
def test_a_panzerfaust_replaces_the_shot_and_is_spent_hit_or_miss() -> None:
    """HN-EQUIP-03, HN-EQUIP-15: a token fired at 4 squares, with its own bonus; gone although it missed; the rifles do not fire
    too."""
    s = Duel(army=FAUSTS)
    group = s.put("ge_fire_group", "e6", tile=0)
    tank = s.put("us_m4_sherman", "e2", facing="s")                 # four squares away
    s.activate(group).quietly("fire main panzerfaust", dice=[1])
    assert s.shots() == [(8, 12)]
    assert s.state.damage[tank] == 0
    assert s.state.stock == [2]
    assert s.is_over


@rule("HN-EQUIP-03")
def test_a_panzerfaust_reaches_four_squares_and_needs_a_line() -> None:
    """HN-EQUIP-03: at most 4 squares, and a line of sight; sharpshooters throw it no further (HN-TRAIT-11 is Limited Range)."""
    s = Duel(army=("us; us_8th_regiment", "ge; ge_902 = panzerfaust, sharpshooters"))
    group = s.put("ge_fire_group", "e8", tile=0)
    s.put("us_willys_50cal", "e3")
    assert s.activate(group).lacks("fire main panzerfaust", "act")
    s = Duel("""
        . . . . .
        . . B . .
        . . . . .
    """, army=FAUSTS)
    group = s.put("ge_fire_group", "c3", tile=0)
    s.put("us_willys_50cal", "c1")
    assert s.activate(group).lacks("fire main panzerfaust", "act")


@rule("HN-EQUIP-03")
def test_a_panzerfaust_pierces_armour() -> None:
    """HN-EQUIP-03: its Piercing adds 1 to the damage-location die: a 5 destroys."""
    s = Duel(army=FAUSTS)
    group = s.put("ge_fire_group", "e5", tile=0)
    tank = s.put("us_m4_sherman", "e1", facing="n")
    s.activate(group).quietly("fire main panzerfaust", "at e2", dice=[1, 5])
    assert s.told("destroyed") == [(s.tag(tank),)]


@rule("HN-EQUIP-11")
def test_anti_tank_ammunition_is_for_ordinary_infantry_against_vehicles() -> None:
    """HN-EQUIP-11: infantry without a heavy weapon's border, at vehicles within 4 squares, with 0/5/6."""
    s = Duel(army=ROCKETS)
    rifles, bazooka = s.put("us_rifle_team", "e5", tile=0), s.put("us_bazooka", "f5", tile=0)
    s.put("ge_fire_group", "d4")
    assert s.activate(rifles).lacks("fire main bazooka_ammo", "act")     # no vehicle
    car = s.put("ge_zundapp", "e1")
    assert s.activate(bazooka).lacks("fire main bazooka_ammo", "act")    # a heavy weapon has its own
    s.activate(rifles).quietly("fire main bazooka_ammo", dice=[1])
    assert s.shots() == [(6, 6)]
    assert s.told("destroyed") == [(s.tag(car),)]
    assert s.state.stock == [2]


@rule("HN-EQUIP-04", "HN-POS-05")
def test_a_position_is_dug_in_reserve_instead_of_moving() -> None:
    """HN-EQUIP-04, HN-POS-05: a unit that was not activated lays a position on its own square and does not move."""
    s = Scene(army=DIGGERS)
    rifles = s.put("us_rifle_team", "e5", tile=0)
    s.give(0, "c01")
    s.reserve().play("activate u1")
    assert "dig" in s.options()
    s.quietly("dig")
    ground = s.board.ground(s.state.ground)
    square = s.square("e5")
    assert (ground.defence[square], ground.opportunity >> square & 1) == (2, 1)
    assert s.state.stock == [0]
    assert s.at(rifles) == "e5"
    assert s.asked == "discard"


@rule("HN-EQUIP-04")
def test_no_position_after_a_step_nor_in_activation_nor_in_ruins() -> None:
    """HN-EQUIP-04: instead of moving, in Reserve only; not in ruins, and only with a token of one's tile."""
    s = Scene("""
        . . r .
        . . . .
    """, army=DIGGERS)
    rifles = s.put("us_rifle_team", "a1", tile=0)
    s.put("us_rifle_team", "c1", tile=0)
    s.put("us_rifle_team", "d2")
    s.reserve().play("activate u1", "step b1")
    assert s.lacks("dig", "reserve_move")
    s.play("stop", "activate u2")
    assert s.lacks("dig", "reserve_move")
    s.play("stop", "activate u3")
    assert s.lacks("dig", "reserve_move")
    fresh = Scene(army=DIGGERS)
    rifles = fresh.put("us_rifle_team", "e5", tile=0)
    fresh.activate(rifles).quietly("move")
    assert fresh.lacks("dig", "move")


@rule("HN-EQUIP-06")
def test_bombs_are_attached_at_the_end_of_a_movement_one_or_several() -> None:
    """HN-EQUIP-06: infantry that ends beside an enemy vehicle may attach one or several, in Activation."""
    s = Duel(army=BOMBS)
    rifles = s.put("us_rifle_team", "e5", tile=0)
    tank = s.put("ge_panzer_iv", "e2", facing="n")
    s.activate(rifles).quietly("move", "step e4", "stop")
    assert s.asked == "place_bomb"
    assert s.options() == ["attach e3", "done"]
    s.play("attach e3", "attach e3", "done")
    assert s.state.bombs[tank] == 2
    assert s.state.stock == [1]
    assert s.is_over


@rule("HN-EQUIP-06", "HN-EQUIP-14")
def test_a_bomb_may_be_attached_in_reserve_but_not_through_a_wall_nor_by_others() -> None:
    """HN-EQUIP-06, HN-EQUIP-14: in Reserve too; only by units of the tile, and beside means no wall between (HN-RULING-12)."""
    s = Scene(army=BOMBS)
    s.put("us_rifle_team", "e4", tile=0)
    s.put("us_rifle_team", "f4")
    tank = s.put("ge_panzer_iv", "e2", facing="n")
    s.reserve().play("activate u2", "stop")
    assert s.asked == "reserve_unit"                                # u2 is of no tile with bombs
    s.play("activate u1", "stop", "attach e3")
    assert s.state.bombs[tank] == 1
    walls = [Edge(at=(column, 4), side="N", kind="high") for column in (3, 4, 5)]
    s = Scene(army=BOMBS, edges=walls)
    s.put("us_rifle_team", "e5", tile=0)
    s.put("ge_panzer_iv", "e3", facing="n")
    s.reserve().play("activate u1", "stop")
    assert s.asked == "reserve_unit"
    assert s.asked_of == 1


@rule("HN-EQUIP-07", "HN-RESERVE-16")
def test_a_bomb_goes_with_the_vehicle_and_explodes_at_the_end_of_reserve() -> None:
    """HN-EQUIP-07, HN-RESERVE-16: bonus 7 against the side defence of a heavy vehicle, each token by itself, then discarded;
    whoever stands beside is not touched."""
    s = Scene(army=BOMBS)
    tank = s.put("ge_panzer_iv", "e2", facing="n")                  # side defence 9
    beside = s.put("us_rifle_team", "f2")
    s.set(f"{s.name(tank)}: bombs 2")
    end_of_reserve(s, 1, 2, 1)                                      # 8 misses; 9 hits: crew
    assert [args[1:3] for args in s.told("shot")] == [(8, 9), (9, 9)]
    assert s.state.damage[tank] == p.CREW
    assert s.state.bombs[tank] == 0
    assert s.face(beside) == FRONT
    assert s.at(beside) == "f2"


@rule("HN-EQUIP-07")
def test_a_bomb_destroys_a_light_vehicle() -> None:
    """HN-EQUIP-07: bonus 6 against its only defence; a vehicle that is gone wastes the other bombs."""
    s = Scene(army=BOMBS)
    car = s.put("ge_puma", "e2", facing="n")                        # defence 8
    s.set(f"{s.name(car)}: bombs 2")
    end_of_reserve(s, 2)
    assert s.told("destroyed")
    assert s.at(car) == ""
    assert len(s.told("bomb_exploded")) == 1
    assert s.state.bombs[car] == 0


@rule("HN-EQUIP-06", "HN-RULING-50", "HN-ABIL-19")
def test_a_hidden_unit_attaches_bombs_and_stays_hidden() -> None:
    """Everybody then knows that it is no decoy. The owner of a decoy is asked too, so that the question tells nothing."""
    s = Duel(army=BOMBS)
    recon = s.put("us_recon_team", "e4", tile=0, hidden=p.AMBUSHED, face=BACK)
    tank = s.put("ge_panzer_iv", "e2", facing="n")
    s.activate(recon).quietly("move", "stop", "attach e3", "done")
    assert (s.state.bombs[tank], s.state.hidden[recon], s.state.traced[recon]) == (1, p.AMBUSHED, 2)
    s = Duel(army=BOMBS)
    decoy = s.put("decoy", "e4", seat=0, hidden=p.AMBUSHED, face=BACK)
    s.put("ge_panzer_iv", "e2", facing="n")
    s.activate(decoy).quietly("move", "stop")
    assert (s.asked, s.options()) == ("place_bomb", ["done"])


@rule("HN-EQUIP-04", "HN-RULING-50")
def test_a_hidden_unit_digs_and_stays_hidden() -> None:
    for type, digs in (("us_recon_team", True), ("decoy", False)):
        s = Scene(army=("us; us_8th_regiment; us_field_command = position", "ge; ge_902"))
        unit = s.put(type, "e9", seat=0, hidden=p.AMBUSHED, face=BACK)
        s.give(0, "c01")
        s.reserve().play(f"activate u{unit + 1}")
        assert ("dig" in s.options()) == digs
        if digs:
            s.play("dig")
            assert (s.state.hidden[unit], s.told("dug_in")) == (p.AMBUSHED, [(s.tag(unit), s.square("e9"))])


@rule("HN-EQUIP-08")
def test_ammunition_adds_one_to_a_shot() -> None:
    """HN-EQUIP-08: a token given up when the shot is announced adds 1; it may be kept."""
    s = Duel(army=AMMUNITION)
    rifles, group = s.put("us_rifle_team", "e5", tile=0), s.put("ge_fire_group", "e2")
    s.activate(rifles).quietly("fire main normal", "ammunition", dice=[1])
    assert s.shots() == [(5, 5)]
    assert s.face(group) == BACK
    assert s.state.stock == [2]
    s = Duel(army=AMMUNITION)
    rifles, group = s.put("us_rifle_team", "e5", tile=0), s.put("ge_fire_group", "e2")
    s.activate(rifles).quietly("fire main normal", "no", dice=[1])
    assert s.shots() == [(4, 5)]
    assert s.state.stock == [3]


@rule("HN-EQUIP-14", "HN-ARMY-07", "HN-ARMY-08")
def test_tokens_belong_to_their_tile_or_to_the_whole_army() -> None:
    """HN-EQUIP-14, HN-ARMY-07, HN-ARMY-08: tokens of a platoon serve its units and heroes; those of high command all."""
    for army, type, tile, asked in ((AMMUNITION, "us_rifle_team", 0, "ammunition"), (AMMUNITION, "us_rifle_team", 1, ""),
                                    (AMMUNITION, "us_hero_rock", -1, "ammunition"),
                                    (HQ_AMMUNITION, "us_rifle_team", 0, "ammunition")):
        s = Duel(army=army)
        unit = s.put(type, "e5", tile=tile)
        s.put("ge_fire_group", "e2")
        s.activate(unit).quietly("fire main normal", dice=[1])
        assert (s.asked == "ammunition") == bool(asked), (army, type, tile)


@rule("HN-EQUIP-10")
def test_a_cutter_opens_the_hedge_and_the_vehicle_drives_in() -> None:
    """HN-EQUIP-10: a token, a point, and the hedge square is open ground for good."""
    s = Duel("""
        . . . . .
        B B B B B
        . . . . .
        . . . . .
    """, army=CUTTER)
    tank = s.put("us_m5_stuart", "c3", facing="n", tile=0)
    s.activate(tank).quietly("move", "use hedgerow_cutter")
    assert s.asked == "cut_hedge"
    assert s.options() == ["onto b2", "onto c2", "onto d2"]
    s.quietly("onto c2", "drive c2 n")
    assert s.at(tank) == "c2"
    assert s.state.points_left == 5
    ground = s.board.ground(s.state.ground)
    assert ground.terrains[ground.layers[s.square("c2")].base].id == "open"
    assert s.state.stock == [1]
    s.quietly("drive c1 n")
    assert s.at(tank) == "c1"


@rule("HN-EQUIP-10")
def test_a_cutter_is_for_vehicles_before_a_hedge() -> None:
    """HN-EQUIP-10: not for infantry, not without a hedge ahead or behind, not without a point left."""
    s = Duel("""
        . . . . .
        B B . . .
        . . . . .
        . . . . .
    """, army=CUTTER)
    rifles = s.put("us_rifle_team", "b3", tile=0)
    s.activate(rifles).quietly("move")
    assert s.lacks("use hedgerow_cutter", "move")
    car = s.put("us_willys_50cal", "d4", facing="n", tile=0)
    s.activate(car).quietly("move")
    assert s.lacks("use hedgerow_cutter", "move")
    s.quietly("drive c3 nw")
    assert "use hedgerow_cutter" in s.options()
    s.set("movement left: 0")
    s.begin(p.MOVE)
    assert s.lacks("use hedgerow_cutter", "smoke")


HOUSE = Building(id="H", rooms=((2, 1, 3, 2),), doors=((2, 2, "S"),))


@rule("HN-EQUIP-12")
def test_a_demolition_charge_is_laid_against_a_structure_and_brings_it_down() -> None:
    """HN-EQUIP-12: at the end of a movement, on an adjacent structure; it explodes at the end of Reserve: Destruction(4)."""
    s = Scene("""
        . . . . . .
        . . h h . .
        . . h h . .
        . . . . . .
        . . . . . .
    """, [HOUSE], army=CHARGES)
    s.put("us_rifle_team", "b2", tile=0)
    inside = s.put("ge_fire_group", "d2")
    s.reserve().play("activate u1", "stop")
    assert s.asked == "place_bomb"
    assert "charge c2" in s.options()
    s.play("charge c2", "charge c2")                                # no token is left: nothing more is asked
    assert s.state.stock == [0]
    end_of_reserve(s, 4, 5, 6, 3, 4, 4, 4, 1)                       # three markers, then three more: structure 6
    assert len(s.told("charge_exploded")) == 2
    assert s.board.ground(s.state.ground).fallen == frozenset({0})
    assert s.state.suppressed[inside] == 1
    assert s.state.charges == []


@rule("HN-EQUIP-12")
def test_a_charge_that_finds_its_structure_gone_does_nothing() -> None:
    """HN-EQUIP-12: a position with two charges falls at the first; the second goes with it."""
    s = Scene("""
        . . . .
        . p . .
        . . . .
    """, army=CHARGES)
    s.put("us_rifle_team", "b3", tile=0)
    s.give(0, "c01")
    s.reserve().play("activate u1", "stop", "charge b2", "charge b2", dice=[4, 4, 4, 4])
    s.quietly()
    assert len(s.told("charge_exploded")) == 1
    assert not s.board.ground(s.state.ground).structure[s.square("b2")]


@rule("HN-EQUIP-13")
def test_first_aid_turns_a_step_loss_into_a_suppressed_marker() -> None:
    """HN-EQUIP-13: exactly one step loss from fire, a friend within 2 squares: the loss is cancelled."""
    s = Duel(army=AID)
    rifles = s.put("us_rifle_team", "e5", tile=0)
    s.put("us_rifle_team", "g6")
    group = s.put("ge_fire_group", "e2")
    s.activate(group).play("fire main normal", "at e5", dice=[2])
    assert s.asked == "suffer"
    assert s.asked_of == 0
    s.play("use first_aid")
    s.quietly()
    assert s.face(rifles) == FRONT
    assert s.state.suppressed[rifles] == 1
    assert s.state.stock == [1]


@rule("HN-EQUIP-13")
def test_first_aid_needs_a_friend_near_and_a_single_loss() -> None:
    """HN-EQUIP-13: not alone, and not against a direct hit for twice the defence."""
    for friend, die, saved in (("g5", 2, True), ("h5", 2, False), ("g5", 6, False)):
        s = Duel(army=AID)
        s.put("us_rifle_team", "e5", tile=0)
        s.put("us_rifle_team", friend)
        group = s.put("ge_assault_group", "e2")                     # 4 and a die: 6, or 10
        s.activate(group).play("fire main normal", "at e5", dice=[die])
        assert (s.asked == "suffer") == saved, (friend, die)


@rule("HN-RULING-98", "HN-ARMY-07", "HN-ARMY-08")
def test_a_platoon_spends_its_own_tokens_before_those_of_the_high_command() -> None:
    """Whichever tile was bought first."""
    s = Duel(army=("us; us_field_command = ammunition; us_8th_regiment = -, ammunition", GE_ARMY))
    rifles = s.put("us_rifle_team", "e9", tile=1)
    s.put("ge_fire_group", "e5")
    s.activate(rifles).quietly("fire main normal", "ammunition", dice=[1])
    assert s.state.stock == [3, 2]


@rule("HN-RULING-98", "HN-ARMY-07", "HN-ARMY-08")
@pytest.mark.parametrize(("left", "used"), [((3, 2, 3), 2), ((3, 3, 1), 1), ((3, 0, 0), 0)])
def test_a_hero_takes_from_the_platoon_with_most_tokens_and_from_the_high_command_last(
        left: tuple[int, int, int], used: int) -> None:
    s = Duel(army=("us; us_field_command = ammunition; us_8th_regiment = -, ammunition; us_22nd_regiment = -, ammunition; "
                   "hero us_hero_rock", GE_ARMY))
    hero = s.put("us_hero_rock", "e9")
    for stock, tokens in zip(s.board.stocks, left, strict=True):
        s.set(f"stock {stock.name}: tokens {tokens}")
    assert stock_for(s.board, s.state, hero, "ammunition") == used
