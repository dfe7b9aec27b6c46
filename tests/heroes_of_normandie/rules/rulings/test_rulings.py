"""Rulings that are no settings: what each settles (HN-RULING). See also ``test_settings.py`` and ``test_rulings_fire.py``."""

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.core.dice import SeededDice
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Edge, Force, Scenario, Zone
from bocage.games.heroes_of_normandie.rules.cards.piles import hand_size
from bocage.games.heroes_of_normandie.rules.fire.templates import distance_to
from bocage.games.heroes_of_normandie.types import Point, RecruitNo, Side, by_recruit, first_seats
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule

WHOLE = Zone(box=(0, 0, 14, 14))
FORCE = Force(points=1000, zone=WHOLE)
ALLIES = ("us; us_8th_regiment", "ge; ge_902", "us; us_22nd_regiment")


def scenario(**fields: Any) -> Scenario:
    made: dict[str, Any] = {"id": "scene", "source": {"*": "ours"}, "maps": "scene", "turns": 6, "first": "us", "us": FORCE,
                            "ge": FORCE, "goal": "points"}
    return Scenario(**(made | fields))


def recruits(s: Scene, seat: int) -> list[RecruitNo]:
    return [number for number, recruit in by_recruit(s.board.recruits) if recruit.seat == seat]


def all_to_deploy(s: Scene) -> list[str]:
    names = [[s.board.recruits[number].name for number in recruits(s, seat)] for seat in (0, 1)]
    return [f"s{seat + 1} to deploy: {', '.join(army)}" for seat, army in enumerate(names)]


def steps(s: Scene) -> set[str]:
    return {option.split()[1] for option in s.options() if option.startswith("step")}


# --- before the game and orders ---------------------------------------------------------------------------------------


@rule("HN-RULING-01", "HN-GEN-12", "HN-CARD-03", "HN-RESERVE-02")
def test_scenario_before_card_before_rule_and_reserve_before_all() -> None:
    """HN-RULING-01: a card lifts the stop of a hedge; a scenario takes that card out; no card brings fire into Reserve."""
    s = Duel(". B B . .")
    rifles = s.put("us_rifle_team", "a1")
    s.give(0, "c12")
    s.activate(rifles).play("move", "play c12").quietly("step b1", "step c1")
    assert s.at(rifles) == "c1"
    without = Duel(scenario=scenario(removed=("c12",)))
    assert [without.board.total[0][without.board.card_index[card]] for card in ("c12", "c13")] == [0, 2]
    r = Scene()
    team = r.put("us_support_team", "d5")                   # it fires on the move
    r.put("ge_fire_group", "d4")
    r.give(0, "c13", "c23", "c33")
    r.reserve().play(f"activate u{team + 1}")
    assert r.lacks_all("reserve_move", "fire", "assault", "play")


@rule("HN-RULING-02", "HN-SETUP-04", "HN-SETUP-11")
@pytest.mark.parametrize(("die", "side"), [(1, p.US), (2, p.GE), (5, p.US), (6, p.GE)])
def test_a_die_settles_the_first_initiative_and_hands_are_kept(die: int, side: Side) -> None:
    """HN-RULING-02: odd the American, even the German; then all deploy with the four cards they drew."""
    s = Scene(scenario=scenario(first="random"))
    s.set("turn: 0", *all_to_deploy(s))
    s.dice.then = SeededDice("hands")
    s.begin(p.DEAL, die)
    assert (s.state.initiative, s.asked, s.asked_of) == (side, "deploy", side)
    assert [len(hand) for hand in s.state.hand] == [4, 4]


@rule("HN-RULING-03", "HN-SETUP-06", "HN-SETUP-08")
def test_the_initiative_player_deploys_his_whole_army_first_also_aboard() -> None:
    s = Scene(scenario=scenario(), army=("us; us_22nd_regiment = us_mechanised", "ge; ge_902"))
    s.set("deploying: s1", *all_to_deploy(s))
    s.begin(p.DEPLOY)
    names = [s.board.recruits[number].name for number in recruits(s, 0)]
    s.play("deploy us_halftrack", "place a5", "face n", "deploy us_fire_team")
    assert "aboard u1" in s.options()
    s.play("aboard u1")
    assert (s.asked, s.asked_of, len(s.state.pool[0])) == ("deploy", 0, len(names) - 2)
    s.play("deploy_rest")
    assert (s.asked, s.asked_of, s.state.pool[0]) == ("deploy", 1, [])
    assert s.state.carrier[1] == 0


@rule("HN-RULING-03", "HN-MOVE-12")
@pytest.mark.parametrize(("edge", "may"), [("", False), ("N", True), ("E", False)])
def test_nobody_leaves_the_board_but_where_the_scenario_says(edge: str, may: bool) -> None:
    s = Duel(scenario=scenario(exit=edge))
    rifles = s.put("us_rifle_team", "d1")
    s.activate(rifles).quietly("move")
    assert ("exit" in s.options()) is may


@rule("HN-RULING-04", "HN-ARMY-10")
@pytest.mark.parametrize(("tile", "gone"), [(0, True), (1, False)])
def test_a_trait_serves_the_units_of_its_own_tile(tile: int, gone: bool) -> None:
    s = Duel(army=("us; us_8th_regiment = bloodthirsty; us_22nd_regiment", "ge; ge_902"))
    team, group = s.put("us_fire_team", "d5", tile=tile), s.put("ge_fire_group", "d4")
    s.activate(team).quietly("move", "assault d4", dice=[6, 6, 1])
    assert (s.at(group) == "") is gone


@rule("HN-RULING-05", "HN-ARMY-13")
def test_eliminated_counters_break_a_tile_and_those_that_left_do_not() -> None:
    """HN-RULING-05: a unit that leaves over the edge counts for nothing; one that is shot counts."""
    s = Duel(scenario=scenario(exit="N"))
    rifles, team = s.put("us_rifle_team", "d1", tile=0), s.put("us_fire_team", "f5", tile=0, face=BACK)
    tile = s.board.tiles_of[0][0]
    s.activate(rifles).quietly("move", "exit")
    assert (s.at(rifles), s.state.eliminated[tile]) == ("", 0)
    group = s.put("ge_fire_group", "f2")
    s.activate(group).quietly("fire main normal", dice=[6])
    assert (s.at(team), s.state.eliminated[tile]) == ("", 1)


@rule("HN-RULING-06", "HN-BLUFF-05", "HN-BLUFF-06", "HN-ORDER-07")
def test_numbered_orders_must_be_placed_and_bluffs_may() -> None:
    s = Scene(army=("us; us_field_command = bluff, bluff", "ge; ge_902"))
    rifles, team = s.put("us_rifle_team", "a1"), s.put("us_fire_team", "c1")
    s.set("s1 orders in hand: 1, bluff", "placer: s1")
    s.begin(p.PLACE_ORDERS)
    assert s.lacks("withhold", "place_order")
    s.play(f"order 1 u{rifles + 1}")
    assert s.options() == [f"order bluff u{team + 1}", "withhold"]
    s.play("withhold")
    assert (s.state.token[team], s.state.left_out[0]) == (0, [p.BLUFF])
    s.set("s1 orders in hand: none", "s2 orders in hand: none")
    s.begin(p.SHARED_TOKEN)
    assert s.state.tokens[0].count(p.BLUFF) == p.MOST_BLUFFS


@rule("HN-RULING-08", "HN-ACT-02", "HN-ACT-07", "HN-EX-32")
def test_each_slot_takes_the_lowest_number_left_and_active_markers_last_a_turn() -> None:
    """HN-EX-32: the German has lost his 3; after the American's 3 comes his 4."""
    s = Scene()
    ours, theirs = s.put("us_rifle_team", "a1", token=3), s.put("ge_fire_group", "a15", token=4)
    s.put("us_lt_officer", "c1", token=5), s.put("ge_leutnant", "c15"), s.put("ge_fire_group", "e15")
    s.set("u4: active")
    s.begin(p.SLOT).quietly("decline")
    assert (s.state.acting, s.asked_of) == (theirs, 1)
    s.quietly("decline", "decline")
    assert s.told("revealed") == [(s.tag(ours), 3), (s.tag(theirs), 4), (s.tag(2), 5)]
    assert s.state.order[3] == p.ACTIVE                     # in Reserve it still lies there
    s.dice.then = SeededDice("end of turn")
    s.begin(p.RESERVE_END)
    assert s.state.order == [p.FRESH] * 5


# --- ground -----------------------------------------------------------------------------------------------------------


@rule("HN-RULING-11", "HN-ZOC-07", "HN-BLDG-02")
@pytest.mark.parametrize(("enemy", "may"), [("e1", True), ("c2", False), ("b4", False)])
def test_an_enemy_beside_the_doorstep_closes_the_entrance(enemy: str, may: bool) -> None:
    """HN-RULING-11: the house's door leads to b3; who stands there cannot go in while an enemy controls b3."""
    s = Duel(". . . . .\n. h . . .\n. . . . .\n. . . . .",
             buildings=[Building(id="house", rooms=((1, 1, 1, 1),), doors=((1, 1, "S"),))])
    rifles = s.put("us_rifle_team", "b3")
    s.put("ge_fire_group", enemy)
    s.activate(rifles).quietly("move")
    assert ("b2" in steps(s)) is may


@rule("HN-RULING-12", "HN-GEN-10", "HN-ZOC-02", "HN-EQUIP-06", "HN-TRANSPORT-04")
@pytest.mark.parametrize("wall", [True, False])
def test_through_a_wall_nothing_is_adjacent(wall: bool) -> None:
    """HN-RULING-12: neither for boarding, nor for zones of control, nor for sticky bombs."""
    walls = [Edge(at=(column, 4), side="N", kind="high") for column in range(10)] if wall else []
    s = Duel(edges=walls)
    rifles, halftrack = s.put("us_rifle_team", "d5"), s.put("us_halftrack", "d4", facing="s")
    s.activate(rifles).quietly("move")
    assert (f"embark u{halftrack + 1}" in s.options()) is not wall

    s = Duel(edges=walls)
    rifles = s.put("us_rifle_team", "d5")
    s.put("ge_fire_group", "d4")
    s.activate(rifles).quietly("move")
    assert ("e5" in steps(s)) is wall

    s = Duel(edges=walls, army=("us; us_8th_regiment = sticky_bomb", "ge; ge_902"))
    rifles = s.put("us_rifle_team", "d5", tile=0)
    s.put("ge_zundapp", "d4")
    s.activate(rifles).quietly("move", "stop")
    assert (s.asked == "place_bomb") is not wall


@rule("HN-RULING-13", "HN-MOVE-10")
@pytest.mark.parametrize(("edges", "may"), [
    ((), True), ((Edge(at=(0, 0), side="E", kind="high"),), True),
    ((Edge(at=(0, 0), side="E", kind="high"), Edge(at=(0, 0), side="S", kind="high")), False)])
def test_infantry_squeezes_between_two_rocks_unless_walls_close_both_ways(edges: Sequence[Edge], may: bool) -> None:
    s = Duel(". x .\nx . .\n. . .", edges=edges)
    rifles = s.put("us_rifle_team", "a1")
    s.activate(rifles).quietly("move")
    assert steps(s) == ({"b2"} if may else set())


@rule("HN-RULING-15", "HN-VEH-13", "HN-VEH-14", "HN-TERR-05")
@pytest.mark.parametrize(("vehicle", "may"), [("us_m4_sherman", True), ("us_halftrack", False)])
def test_only_a_heavy_vehicle_drives_over_a_light_wreck(vehicle: str, may: bool) -> None:
    s = Duel()
    driver, bike = s.put(vehicle, "e10"), s.put("ge_zundapp", "e9")
    bazooka = s.put("us_bazooka", "h9")
    s.activate(bazooka).quietly("fire main normal", dice=[3])
    assert s.told("destroyed") == [(s.tag(bike),)]
    s.activate(driver).quietly("move")
    assert ("drive e9 n" in s.options()) is may
    if may:
        s.quietly("drive e9 n")
        assert s.told("structure_hit") == [(s.square("e9"), 1)]


@rule("HN-RULING-15", "HN-VEH-18")
def test_a_hidden_unit_that_is_pushed_shows_itself() -> None:
    s = Duel()
    tank, recon = s.put("us_m4_sherman", "e10"), s.put("ge_recon_group", "e9", face=BACK, hidden=p.AMBUSHED)
    s.activate(tank).quietly("move", "drive e9 n", "stop", "onto d8")
    assert (s.at(recon), s.state.hidden[recon], s.face(recon)) == ("d8", p.OPEN, FRONT)


@rule("HN-RULING-25", "HN-RANGE-03")
def test_the_corners_of_ones_own_square_are_one_intersection_away() -> None:
    s = Duel()
    ground, square = s.board.start, s.square("d4")
    near = {point for point in map(Point, range(16 * 16)) if ground.point_distance(square, point) == 1}
    assert near == set(ground.points_of(square))
    assert sum(ground.point_distance(square, point) == 2 for point in map(Point, range(16 * 16))) == 12


@rule("HN-RULING-26", "HN-ARC-02", "HN-ARC-03", "HN-ARC-04")
def test_borders_of_arcs_belong_to_them_and_the_weaker_face_counts_there() -> None:
    """HN-RULING-26: exactly on the diagonal a gun still fires, and a tank shows its flank; a gun turns by a null movement."""
    s = Duel()
    gun, _ = s.put("us_at_gun_57", "d10", facing="n"), s.put("ge_zundapp", "h6", facing="sw")
    assert s.activate(gun).fires() == ["fire main normal"]
    s = Duel()
    gun, _ = s.put("us_at_gun_57", "d10", facing="n"), s.put("ge_panzer_iv", "h6", facing="s")
    s.activate(gun).quietly("fire main normal", "at h6", dice=[1])
    assert s.shots() == [(7, 9)]                            # the flank, not the 12 of the front
    s.activate(gun).quietly("move", "aim s", "stop")
    assert s.activate(gun).fires() == []


@rule("HN-RULING-33", "HN-TERR-08", "HN-TERR-09", "HN-TERR-22", "HN-TERR-23")
def test_difficult_ground_stops_who_enters_and_bonuses_of_one_square_do_not_add_up() -> None:
    """HN-RULING-33: out of a hedge one walks on; a position dug in a wood gives 2, not 3; bullets harm no structure."""
    s = Duel(". B . . .")
    rifles = s.put("us_rifle_team", "b1")
    s.activate(rifles).quietly("move", "step c1", "step d1")
    assert s.at(rifles) == "d1"
    s = Duel(". . . f . .", army=("us; us_8th_regiment", "ge; ge_902 = position"))
    rifles, group = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "d1", tile=0)
    s.put("ge_leutnant", "f1")
    s.reserve(1).play(f"activate u{group + 1}", "dig")
    s.set("reserve of: nobody")
    s.activate(rifles).quietly("fire main normal", dice=[6])
    assert s.told("shot")[0][1:3] == (9, 5 + 2)
    assert s.state.dents == []


@rule("HN-RULING-34", "HN-BLDG-11", "HN-BLDG-15")
def test_squares_of_a_room_see_each_other_and_a_throw_out_of_a_window_starts_outside() -> None:
    """HN-RULING-34: the far corners of the square before the window are 1 away."""
    house = Building(id="house", rooms=((1, 1, 3, 2),), windows=((1, 2, "S"),), doors=((3, 1, "N"),))
    s = Duel(". . . . .\n. h h h .\n. h h h .\n. . . . .\n. . . . .", buildings=[house])
    rifles = s.put("us_rifle_team", "b2")
    s.put("ge_fire_group", "d3")
    assert s.activate(rifles).fires() == ["fire main normal"]
    ground, inside, outside = s.board.start, s.square("b3"), s.square("b4")
    far = ground.points_of(outside)[2:]
    assert [distance_to(ground, inside, point) for point in far] == [1, 1]
    assert [distance_to(ground, inside, Point(point + ground.width + 1)) for point in far] == [2, 2]


# --- the rest ---------------------------------------------------------------------------------------------------------


@rule("HN-RULING-30", "HN-RESERVE-15", "HN-VICTORY-02")
@pytest.mark.parametrize(("us", "ge", "outcome"), [
    (True, False, p.US), (False, True, p.GE), (False, False, p.DRAWN), (True, True, p.RUNNING)])
def test_who_has_nobody_left_loses_and_both_at_once_draw(us: bool, ge: bool, outcome: Side) -> None:
    s = Scene()
    s.set("turn: 2")
    if us:
        s.put("us_lt_officer", "a1")
    if ge:
        s.put("ge_leutnant", "a15")
    s.begin(p.TAKE_TOKENS)
    assert s.state.outcome == outcome


@rule("HN-RULING-31", "HN-CARD-08")
def test_an_empty_pile_is_the_discard_shuffled() -> None:
    s = Scene()
    s.put("us_lt_officer", "a1"), s.put("ge_leutnant", "a15")
    card, number = s.board.card_index["c16"], sum(s.board.total[0])
    left = s.board.total[0][card] - 1
    others = [f"{count} {id}" for id, count in zip(s.board.card_ids, s.board.total[0], strict=True) if count and id != "c16"]
    s.set("us pile: c16", f"us discard: {', '.join([*others, *([f'{left} c16'] if left else [])])}")
    s.dice.then = SeededDice("pile")
    s.begin(p.REFILL)
    assert s.told("reshuffled")[0] == (0,)
    assert card in s.state.hand[0]
    assert len(s.state.hand[0]) + sum(s.state.deck[0]) + sum(s.state.discard[0]) == number


@rule("HN-RULING-32", "HN-AIR-02", "HN-AIR-03", "HN-EX-33")
@pytest.mark.parametrize(("die", "through"), [(3, True), (4, False), (5, False)])
def test_anti_aircraft_fire_needs_the_number_of_the_card_or_more(die: int, through: bool) -> None:
    """HN-EX-33: the icon says 6, two guns add 2: a 4 turns the plane back, and so does a 5."""
    s = Duel()
    card = s.board.card_index["u09"]
    s.board.total[0][card] = 1
    s.give(0, "u09")
    s.put("us_rifle_team", "a15"), s.put("ge_flak_crew", "a1"), s.put("ge_flak_crew", "c1")
    s.begin(p.WINDOW).play("play u09", "point @k8", dice=[die, 6])
    s.pass_windows()
    assert s.told("aa_rolled") == [(1, die, die + 2, 6)]
    assert bool(s.told("exploded")) is through


@rule("HN-RULING-45", "HN-GEN-13", "HN-ORDER-03", "HN-TRANSPORT-15")
def test_carried_units_are_in_play_and_nobody_gets_in_and_out_in_one_movement() -> None:
    s = Scene(army=("us; us_8th_regiment", "ge; ge_902"))
    halftrack, officer = s.put("us_halftrack", "e10"), s.put("us_lt_officer", "")
    s.put("ge_leutnant", "a1")
    s.carry(officer, halftrack)
    s.begin(p.TAKE_TOKENS)
    assert s.told("tokens_taken")[0] == (0, 2)              # the officer's two stars count
    s.activate(officer).quietly("move", "leave d10")
    assert s.lacks_all("move", "embark")


@rule("HN-RULING-46", "HN-EQUIP-02", "HN-EQUIP-16")
@pytest.mark.parametrize(("owner", "green"), [(0, True), (1, False)])
def test_the_horn_of_plenty_is_a_marker_that_serves_its_owners_mortars(owner: int, green: bool) -> None:
    """HN-RULING-46: units stand on its square and shoot across it; only its owner's mortar has the larger template."""
    s = Duel()
    mortar, far = s.put("us_mortar_60", "e10", face=BACK), s.put("ge_fire_group", "e4")
    s.set(f"s{owner + 1}: horn e9")
    s.activate(mortar).quietly("fire main template", "point @e3", dice=[6, 6])
    assert (s.face(far) == BACK) is green                   # two squares below the intersection: under the green one only
    rifles = s.put("us_rifle_team", "d9")
    s.activate(rifles).quietly("move", "step e9")
    assert s.at(rifles) == "e9"


@rule("HN-RULING-47", "HN-MULTI-11")
def test_hands_of_allies_are_the_sizes_reached_at_the_draw() -> None:
    """HN-RULING-47: alone against two: 6 cards; two allies 3 each; three 2 each; 4 in a game of two."""
    assert [hand_size(Scene().board, seat) for seat in first_seats(2)] == [4, 4]
    assert [hand_size(Scene(army=ALLIES, side=(0, 1, 0)).board, seat) for seat in first_seats(3)] == [3, 6, 3]
    four = Scene(army=(*ALLIES, "us; us_field_command"), side=(0, 1, 0, 0))
    assert [hand_size(four.board, seat) for seat in first_seats(4)] == [2, 6, 2, 2]
