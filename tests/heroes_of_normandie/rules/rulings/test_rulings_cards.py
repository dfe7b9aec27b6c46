"""Rulings about cards, vehicles and ambush that a third reading of the rulebook asked for (HN-RULING-79 to HN-RULING-87)."""

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Force, Scenario, Zone
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.field import Field, idle
from tests.heroes_of_normandie.hands import Hands
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule

SOUTH, NORTH = Force(points=1000, zone=Zone(box=(0, 12, 14, 14))), Force(points=1000, zone=Zone(box=(0, 0, 14, 2)))
ZONES = Scenario(id="scene", source={"*": "ours"}, maps="scene", turns=6, first="us", us=SOUTH, ge=NORTH, goal="points")
GUNS = ("us; us_8th_regiment; us_field_command = artillery_2", "ge; ge_902; ge_feldkommando = artillery_2; deck +g08")


@rule("HN-RULING-79", "HN-ABIL-13")
def test_second_thoughts_let_a_unit_spot_on_its_way() -> None:
    s = Scene(scenario=ZONES)
    s.put("ge_fire_group", "e8", face=BACK)
    hidden = s.put("us_recon_team", "e4", face=BACK, hidden=p.AMBUSHED)
    s.give(0, "u02")
    s.begin(p.RESERVE_START).play("play u02")
    assert s.state.hidden[hidden] == p.AMBUSHED
    s.play("onto e7")
    assert s.state.hidden[hidden] == p.OPEN


@rule("HN-RULING-79")
def test_second_thoughts_are_not_for_a_gun_that_cannot_move() -> None:
    s = Scene(scenario=ZONES)
    s.put("us_rifle_team", "e12")
    gun = s.put("ge_pak40", "e8", face=BACK)
    s.give(0, "u02")
    s.begin(p.RESERVE_START)
    assert "play u02" not in s.options()
    s.set(f"{s.name(gun)}: type ge_fire_group")
    s.begin(p.RESERVE_START)
    assert "play u02" in s.options()


@rule("HN-RULING-80")
def test_a_ricochet_does_not_undo_a_lost_assault() -> None:
    s = Hands()
    team = s.put("us_rifle_team", "d5")
    s.put("ge_zundapp", "d4", facing="s")
    s.give(1, "c06")
    s.activate(team)
    s.answer("move", "assault d4", dice=[6, 1])
    assert s.refuses("c06")
    assert s.told("destroyed")


@rule("HN-RULING-80")
def test_a_ricochet_saves_from_a_shot() -> None:
    s = Hands()
    team, car = s.put("us_50cal", "d7", face=BACK), s.put("ge_zundapp", "d4", facing="s")
    s.give(1, "c06")
    s.activate(team)
    s.answer("fire main normal", "play c06", dice=[4])
    s.pass_windows()
    assert s.at(car) == "d4"


@rule("HN-RULING-81")
def test_the_nebelwerfer_leaves_no_marker_on_a_vehicle_from_which_the_rocket_ricochets() -> None:
    s = Hands(army=GUNS)
    jeep = s.put("us_willys_50cal", "h8")
    s.give(1, "g08")
    s.give(0, "c06")
    s.begin(p.WINDOW)
    s.answer("play g08", "point @h8", dice=[5, 6]).answer("play c06")
    s.pass_windows()
    assert (s.at(jeep), s.state.suppressed[jeep]) == ("h8", 0)


@rule("HN-RULING-81")
@pytest.mark.parametrize("helped", [False, True])
def test_the_nebelwerfer_leaves_its_marker_even_if_the_loss_is_lifted(helped: bool) -> None:
    """A Lucky Helmet gives a marker instead of the loss, the rocket one more."""
    s = Hands(army=GUNS)
    team = s.put("us_rifle_team", "h8")
    s.give(1, "g08")
    s.give(0, "c29")
    s.begin(p.WINDOW)
    s.answer("play g08", "point @h8", dice=[5, 3])
    if helped:
        s.answer("play c29")
    s.pass_windows()
    assert (s.face(team), s.state.suppressed[team]) == ((FRONT, 2) if helped else (BACK, 1))


@rule("HN-RULING-82")
def test_a_passenger_on_alert_fires_from_its_vehicle() -> None:
    s = Hands()
    truck, team = s.put("us_halftrack", "e8", facing="n"), s.put("us_rifle_team", "")
    s.carry(team, truck)
    gun = s.put("us_bazooka", "")
    s.carry(gun, truck)
    foe = s.put("ge_fire_group", "e3", token=1)
    s.give(0, "c24")
    s.begin(p.WINDOW)
    s.answer("play c24")                                    # the heavy weapon cannot fire from there, nor the vehicle itself
    s.pass_windows()
    assert s.state.marks[team] & p.ON_ALERT
    s.activate(foe).quietly("move").play("step e4")
    assert f"opportunity u{team + 1} main normal" in s.options()
    s.play(f"opportunity u{team + 1} main normal", dice=[1])
    assert s.state.order[team] == p.ACTIVE


@rule("HN-RULING-83", "HN-FIRE-11")
def test_a_shot_is_lost_on_a_target_that_leaves_the_arc_of_the_gun() -> None:
    s = Hands()
    gun, team = s.put("ge_pak40", "e5", facing="n"), s.put("us_rifle_team", "g3")
    s.give(0, "c19")
    s.activate(gun)
    s.answer("fire main normal", "play c19", "onto h3")     # g3 lies on the border of the arc
    s.pass_windows()
    assert s.at(team) == "h3"
    assert s.told("shot_lost")
    assert s.shots() == []


@rule("HN-RULING-84", "HN-TRANSPORT-09")
def test_nobody_fires_at_a_unit_that_boards_the_vehicle_next_door() -> None:
    """The same machine gun may fire when the unit makes a movement of no squares."""
    for texts, asked in ((("embark u2",), False), (("stop",), True)):
        s = Duel(". . . . . .\n" * 5 + ". . . . p .")
        team = s.put("us_rifle_team", "e4")
        s.put("us_halftrack", "d3", facing="n")
        gun = s.put("ge_mg42", "e6", face=BACK)
        s.activate(team).quietly("move").play(*texts)
        assert (f"opportunity u{gun + 1} main normal" in s.options()) is asked


@rule("HN-RULING-85", "HN-CARD-11")
@pytest.mark.parametrize(("card", "shooter", "target"), [
    ("u03", "us_rifle_team", "ge_zundapp"), ("g02", "ge_fire_group", "us_willys_50cal")])
def test_a_shot_by_a_card_is_no_fire_action(card: str, shooter: str, target: str) -> None:
    s = Hands()
    unit = s.put(shooter, "e5")
    seat = s.state.owner[unit]
    s.put(target, "e4", facing="n")
    s.give(seat, card, "c05")
    s.begin(p.WINDOW)
    s.answer(f"play {card}", dice=[1])
    assert s.refuses("c05", "before_activation")
    assert s.shots()
    assert (s.board.side[seat], "after_fire") not in s.moments.came


@rule("HN-RULING-85", "HN-ABIL-38")
def test_the_guns_of_a_battery_take_no_fire_action() -> None:
    s = Hands()
    chief, gun = s.put("us_gun_captain", "e5"), s.put("us_bazooka", "e6")
    s.put("ge_zundapp", "e3", facing="n")
    s.give(0, "c05")
    s.activate(chief)
    s.answer("battery", f"on u{gun + 1}", dice=[1])
    assert s.refuses("c05", "announce_fire")
    assert s.state.order[gun] == p.ACTIVE
    assert (0, "after_fire") not in s.moments.came


@rule("HN-RULING-86", "HN-SETUP-07")
@pytest.mark.parametrize("side", ["front", "back"])
def test_the_reinforcement_of_the_farmhouse_comes_on_the_face_its_owner_chooses(side: str) -> None:
    s = Field("farmhouse")
    s.put("us_lt_officer", "a15")
    s.put("ge_oberleutnant", "h8")
    s.set("turn: 2")
    s.begin(p.TURN_START)
    idle(s, "deploy_side")
    assert s.asked_of == 1
    s.play(f"side {side}")
    unit = len(s.state.at) - 1
    assert s.at(unit) == "o8"
    assert (s.face(unit), s.state.hidden[unit]) == ((FRONT, p.OPEN) if side == "front" else (BACK, p.AMBUSHED))
    seen = next(each for each in s.seen_by(0).units if each.id == unit)
    assert seen.type == "ge_recon_group"


@rule("HN-RULING-87", "HN-ABIL-12")
@pytest.mark.parametrize(("ground", "spotted"), [("b", True), ("=", True), ("g", False)])
def test_a_unit_in_ambush_on_a_bridge_is_seen_from_afar(ground: str, spotted: bool) -> None:
    s = Duel(f"{ground} . . . . . . .")
    hidden = s.put("ge_recon_group", "a1", face=BACK, hidden=p.AMBUSHED)
    team = s.put("us_rifle_team", "h1")
    s.activate(team).quietly("move", "step g1")
    assert (s.state.hidden[hidden] == p.OPEN) is spotted
