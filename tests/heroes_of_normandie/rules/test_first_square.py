"""The corner square a1 has the number 0, and places off the board are negative: a counter on a1 stands on the board."""

from __future__ import annotations

import pytest

from bocage.core.action import PASS
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Force, Scenario, Zone
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.hands import Hands
from tests.heroes_of_normandie.march import March
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule

GRENADES = ("us; us_8th_regiment = frag_grenades", "ge; ge_902")
BOMBS = ("us; us_8th_regiment = sticky_bomb", "ge; ge_902")
CHARGES = ("us; us_8th_regiment = demolition_charge", "ge; ge_902")


@rule("HN-CARD-03", "HN-LOS-11")
@pytest.mark.parametrize(("watcher", "target"), [("a1", "h1"), ("h1", "a1")])
def test_the_88_fires_from_and_to_the_corner(watcher: str, target: str) -> None:
    s = Hands()
    s.put("ge_fire_group", watcher)
    team = s.put("us_rifle_team", target)
    s.give(1, "g07")
    s.begin(p.WINDOW)
    s.answer("play g07", dice=[6])
    s.pass_windows()
    assert [args[0] for args in s.told("shot")] == [s.tag(team)]


@rule("HN-TERR-13", "HN-MOVE-06")
def test_a_unit_that_steps_into_the_corner_can_be_fired_at() -> None:
    s = Duel(". . . . . .\n" * 5 + "p . . . . .")
    ours, theirs = s.put("us_rifle_team", "b1"), s.put("ge_fire_group", "a6")
    s.activate(ours).quietly("move").play("step a1")
    assert (s.asked, s.options()) == ("moved", [f"opportunity u{theirs + 1} main normal", PASS.text])
    s.play(f"opportunity u{theirs + 1} main normal", dice=[3])
    assert s.face(ours) == BACK


@rule("HN-ABIL-30")
def test_a_medic_in_the_corner_takes_the_loss_of_a_heavy_weapon() -> None:
    s = Duel()
    s.put("us_30cal", "b2")
    medic = s.put("us_medic", "a1")
    group = s.put("ge_fire_group", "e2")
    s.activate(group).play("fire main normal", "at b2", dice=[3])
    assert (s.asked, s.options()) == ("suffer", [f"replace u{medic + 1}", "pass"])


@rule("HN-BLDG-07", "HN-POS-04")
def test_a_grenade_goes_into_a_room_from_the_corner() -> None:
    house = Building(id="house", rooms=((1, 0, 1, 0),), doors=((1, 0, "W"),))
    s = Duel(buildings=[house], army=GRENADES)
    rifles = s.put("us_rifle_team", "a1", tile=0)
    s.put("ge_fire_group", "b1")
    s.activate(rifles).play("fire main grenade")
    assert [option for option in s.options() if option.startswith("into")] == ["into b1"]


@rule("HN-EQUIP-06")
def test_a_bomb_is_stuck_on_a_vehicle_in_the_corner() -> None:
    s = Scene(army=BOMBS)
    s.put("us_rifle_team", "b2", tile=0)
    s.put("ge_zundapp", "a1")
    s.reserve().play("activate u1", "stop")
    assert (s.asked, "attach a1" in s.options()) == ("place_bomb", True)


@rule("HN-EQUIP-12")
def test_a_charge_blows_up_a_position_in_the_corner() -> None:
    s = Scene("p . . .\n. . . .\n. . . .", army=CHARGES)
    s.put("us_rifle_team", "b1", tile=0)
    s.give(0, "c01")
    s.reserve().play("activate u1", "stop", "charge a1", "charge a1", dice=[4, 4, 4, 4])
    s.quietly()
    assert s.told("charge_exploded") == [(s.square("a1"),)]
    assert not s.board.ground(s.state.ground).structure[s.square("a1")]


@rule("HN-CARD-03")
def test_second_thoughts_send_a_unit_back_from_the_corner() -> None:
    """Card u02. The German's edge is in the south."""
    card = Scenario(id="scene", source={"*": "ours"}, maps="scene", turns=6, first="us", goal="points",
                    us=Force(points=1000, zone=Zone(box=(0, 0, 14, 1))), ge=Force(points=1000, zone=Zone(box=(0, 13, 14, 14))))
    s = Scene(scenario=card)
    group = s.put("ge_fire_group", "a1", face=BACK)
    s.give(0, "u02")
    s.begin(p.RESERVE_START).play("play u02", "onto a2", "onto a3")
    assert s.at(group) == "a3"


@rule("HN-GEN-11", "HN-MOVE-09")
def test_a_machine_gun_in_the_corner_is_turned_after_it_has_fired() -> None:
    """Cards c05 and c11."""
    for card in ("c05", "c11"):
        s = Hands()
        gun = s.put("us_30cal", "a1", face=BACK)
        s.put("ge_fire_group", "a5")
        s.give(0, card)
        s.activate(gun).quietly()
        s.play("fire main normal", dice=[1])
        s.answer(f"play {card}")
        s.pass_windows()
        assert "turn" in s.options()


@rule("HN-INDIRECT-07", "HN-INDIRECT-13")
def test_a_mortar_aims_at_the_corner_of_the_board() -> None:
    s = Duel()
    mortar, group = s.put("us_mortar_60", "a9", face=BACK), s.put("ge_fire_group", "a1")
    s.activate(mortar).quietly("fire main template", "point @a1", dice=[3])
    assert s.told("shot")[0][0] == s.tag(group)


@rule("HN-ZOC-12")
@pytest.mark.parametrize(("type", "way"), [("ge_fire_group", "b2"), ("decoy", "a2")])
def test_a_hidden_unit_in_the_corner_bars_a_step_and_a_decoy_does_not(type: str, way: str) -> None:
    m = March("BB BB", "us_rifle_team", "b2")
    m.put(type, "a1", seat=1, hidden=p.MARKER_A)
    m.move().quietly("step a2")
    assert m.here == way


@rule("HN-FIRE-03", "HN-INDIRECT-04", "HN-HEAVY-07")
def test_a_tank_that_its_own_shell_destroys_fires_no_second_weapon() -> None:
    """A place off the board is no square, although counted from the end it would be the last one: o15."""
    s = Duel(army=("us; us_8th_regiment = -, he_shells, ammunition", "ge; ge_902"))
    tank = s.put("us_m5_stuart", "e8", tile=0, facing="s")
    s.set(f"{s.name(tank)}: damage hull")
    for square in ("e5", "o11"):
        s.put("ge_fire_group", square)
    s.activate(tank).quietly("fire main he", "point @e9", "ammunition", dice=[6, 3])
    assert (s.at(tank), s.asked) == ("", "smoke")


@rule("HN-EQUIP-07", "HN-RESERVE-16")
def test_a_bomb_destroys_a_vehicle_in_the_corner() -> None:
    s = Scene(army=BOMBS)
    car = s.put("ge_zundapp", "a1", facing="n")
    s.set(f"{s.name(car)}: bombs 1").give(0, "c01")
    s.begin(p.RESERVE_END, 6).quietly()
    assert (s.at(car), len(s.told("bomb_exploded"))) == ("", 1)


@rule("HN-TRANSPORT-04")
def test_a_unit_boards_a_truck_in_the_corner() -> None:
    m = March("... ... ...", "us_rifle_team", "b3")
    truck = m.put("us_halftrack", "a1", facing="w")
    assert m.move("step b2").can("embark") == [m.name(truck)]


@rule("HN-SUPP-03")
@pytest.mark.parametrize(("car", "team"), [("a1", "b2"), ("b2", "a1")])
def test_tank_panic_reaches_from_and_into_the_corner(car: str, team: str) -> None:
    """Card g11."""
    s = Hands()
    s.put("ge_zundapp", car, facing="n")
    rifles = s.put("us_rifle_team", team)
    s.give(1, "g11")
    s.begin(p.WINDOW).answer("play g11")
    assert s.state.suppressed[rifles] == 1


@rule("HN-CARD-03", "HN-MOVE-09")
def test_second_wind_turns_a_machine_gun_in_the_corner() -> None:
    """Card c18."""
    s = Hands()
    gun = s.put("us_30cal", "a1", face=BACK)
    s.give(0, "c18")
    s.begin(p.WINDOW).answer("play c18")
    s.pass_windows()
    assert s.face(gun) == FRONT


@rule("HN-TERR-23")
def test_a_wreck_in_the_corner_that_falls_leaves_open_ground() -> None:
    s = Duel().set("ground: a1=open+light_wreck", "destruction markers: a1 1")
    mortar = s.put("us_mortar_60", "a9", face=BACK)
    s.activate(mortar).quietly("fire main template", "point @a1", dice=[4])
    assert (s.told("structure_fell"), s.state.ground) == ([(s.square("a1"),)], "")
