"""Setting up: scenario, decks, initiative, deployment, first hands (HN-SETUP), and what armies bring to the table (HN-ARMY)."""

from random import Random

import pytest
from msgspec.structs import replace

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import content, setup
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.army import deck_of, read
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.cards.piles import draw, is_useless
from bocage.games.heroes_of_normandie.rules.damage.losses import count_loss
from bocage.games.heroes_of_normandie.rules.phases.deploying import carriers_for
from bocage.games.heroes_of_normandie.rules.phases.ordering import stars_of
from bocage.games.heroes_of_normandie.rules.option_tokens import stock_for
from bocage.games.heroes_of_normandie.rules.units import has_trait
from bocage.games.heroes_of_normandie.suppose import suppose
from bocage.games.heroes_of_normandie.types import CardNo, Side, Square, by_card, by_recruit
from tests.heroes_of_normandie.field import Field, idle
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule

BOX = content.load()
AMBUSHES = "ge; ge_901 = -, ge_spotter, -, -"
TWELVE_OPEN = "\n".join(["." * 12] * 12)


def kinds(s: Scene, seat: int) -> list[str]:
    """What a seat has still to deploy, by type."""
    return [s.board.types[s.board.recruits[recruit].kind].id for recruit in s.state.pool[seat]]


# --- the scenario -----------------------------------------------------------------------------------------------------


@rule("HN-SETUP-01")
def test_a_scenario_lays_out_its_board_its_objectives_and_its_bonus_tactics() -> None:
    s = Field("village", deployed=False)
    assert s.board.layout == "n4"
    assert [objective.building for objective in s.board.scenario.objective] == ["h5", "h6", "h7", "h8", "h9"]
    assert [s.board.lexicon.points[point] for point in s.state.tactics] == ["@e7", "@k10"]


@rule("HN-SETUP-01")
def test_the_german_of_the_hedgerows_lays_two_positions_in_his_zone_when_he_has_deployed() -> None:
    s = Field("hedgerow", deployed=False)
    assert (s.asked, s.asked_of) == ("deploy", 1)
    s.play("deploy_rest")
    assert (s.asked, s.asked_of) == ("lay_position", 1)
    assert {int(text.split()[1][1:]) for text in s.options()} <= set(range(1, 6))
    s.play("place a2", "place c2")
    position = s.board.start.names["position"]
    ground = s.board.ground(s.state.ground)
    laid = [square for square in range(ground.size) if position in ground.layers[square].over]
    assert laid == [s.square("a2"), s.square("c2")]
    assert (s.asked, s.asked_of) == ("deploy", 0)


@rule("HN-SETUP-02", "HN-ARMY-14")
def test_each_side_has_the_units_of_its_scenario() -> None:
    s = Field("first_contact", deployed=False)
    assert kinds(s, 0) == ["us_lt_officer", "us_recon_team", "us_fire_team", "us_support_team"]
    assert kinds(s, 1) == ["ge_leutnant", "ge_recon_group", "ge_fire_group", "ge_fire_group"]


@rule("HN-SETUP-02")
def test_where_a_scenario_gives_points_a_player_brings_the_army_he_has_built() -> None:
    s = Field("village", deployed=False, army_1="us; us_22nd_regiment; hero us_hero_clint")
    assert kinds(s, 0) == ["us_captain", "us_fire_team", "us_support_team", "us_30cal", "us_hero_clint"]


@rule("HN-SETUP-02", "HN-ARMY-01")
def test_an_army_that_the_scenario_does_not_allow_is_refused() -> None:
    with pytest.raises(setup.BadForce) as caught:
        setup.board("village", {"army_1": "us; us_8th_regiment"}, 2)
    assert (caught.value.seat, caught.value.rule) == (0, "HN-SETUP-02")


@rule("HN-SETUP-02")
@pytest.mark.parametrize(("scenario", "seats", "options", "seat"), [
    ("battle", 2, {"army_1": "ge; ge_902"}, 0),
    ("battle", 2, {"army_2": "us; us_22nd_regiment"}, 1),
    ("battle", 3, {"army_3": "us; us_22nd_regiment", "teams": "ge_more"}, 2),
    ("battle", 4, {"army_4": "us; us_22nd_regiment"}, 3),
    ("village", 2, {"army_1": "ge; ge_901"}, 0),
])
def test_nobody_brings_an_army_of_the_other_side(scenario: str, seats: int, options: dict[str, str], seat: int) -> None:
    with pytest.raises(setup.BadForce) as caught:
        setup.board(scenario, options, seats)
    assert (caught.value.seat, caught.value.rule, caught.value.key) == (seat, "HN-SETUP-02", "error-force-side")


@rule("HN-SETUP-02")
def test_the_third_seat_may_bring_a_german_army_where_the_germans_are_more() -> None:
    german = "ge; ge_902"
    assert setup.board("battle", {"army_3": german, "teams": "ge_more", "points": "500"}, 3).army[2] == read(german)


@rule("HN-SETUP-03")
def test_a_pile_holds_the_cards_of_its_side_but_those_the_scenario_removes() -> None:
    whole = Scene()
    assert sum(whole.board.total[p.US]) == sum(deck_of(read("us; us_8th_regiment")).values())
    without = Scene(scenario=replace(whole.board.scenario, removed=("c31", "g01")))
    c31, g01 = without.board.card_index["c31"], without.board.card_index["g01"]
    assert (without.board.total[p.US][c31], without.board.total[p.GE][g01]) == (0, 0)
    assert sum(whole.board.total[p.US]) - sum(without.board.total[p.US]) == 3
    assert sum(whole.board.total[p.GE]) - sum(without.board.total[p.GE]) == 4


@rule("HN-SETUP-04")
@pytest.mark.parametrize(("die", "side"), [(1, p.US), (2, p.GE), (3, p.US), (6, p.GE)])
def test_where_the_scenario_says_nothing_a_die_gives_the_initiative_odd_to_the_american(die: int, side: Side) -> None:
    assert Field("first_contact", deployed=False, dice=[die]).state.initiative == side


@rule("HN-SETUP-04")
@pytest.mark.parametrize(("scenario", "side"), [("bridge", p.GE), ("farmhouse", p.US), ("hedgerow", p.GE)])
def test_some_scenarios_name_who_has_the_initiative(scenario: str, side: Side) -> None:
    s = Field(scenario, deployed=False)
    assert s.state.initiative == side
    assert not s.told("rolled")


@rule("HN-SETUP-05")
def test_turn_1_begins_when_all_are_deployed_and_the_scenario_has_so_many_turns() -> None:
    s = Field("farmhouse", deployed=False)
    assert s.state.turn == 0
    idle(s, "place_order")
    assert (s.state.turn, s.told("turn")) == (1, [(1,)])
    assert s.board.turns == 6


# --- deployment -------------------------------------------------------------------------------------------------------


@rule("HN-SETUP-06")
def test_the_initiative_player_deploys_all_of_his_units_first() -> None:
    s = Field("farmhouse", deployed=False)
    assert (s.asked, s.asked_of) == ("deploy", 0)
    s.play("deploy us_lt_officer", "place c13")
    assert s.asked_of == 0
    s.play("deploy_rest")
    assert (s.asked, s.asked_of) == ("deploy", 1)
    assert s.state.pool[0] == []


@rule("HN-SETUP-06")
def test_the_rest_is_deployed_from_the_middle_of_the_zone_outwards() -> None:
    s = Scene()
    s.board.zone[0] = sum(1 << s.square(name) for name in ("a1", "b1", "a2", "b2", "a3", "b3"))
    s.set("s1 to deploy: us_lt_officer, us_fire_team, us_support_team", "deploying: s1").begin(p.DEPLOY).play("deploy_rest")
    assert [s.at(unit) for unit in range(3)] == ["a2", "a1", "b1"]


@rule("HN-SETUP-06", "HN-ABIL-19")
def test_deploying_the_rest_does_not_tell_which_unit_lies_in_ambush_already() -> None:
    seen = []
    for hidden in ("ge_spotter", "ge_recon_group"):
        s = Field("village", deployed=False, army_2=AMBUSHES)
        s.play("deploy_rest", "deploy_ambush", f"deploy {hidden}", "place j2", "side back", "deploy_rest")
        seen.append([unit for unit in s.seen_by(0).units if unit.seat == 1])
    assert [unit.type for unit in seen[0]].count("") == 2
    assert seen[0] == seen[1]


@rule("HN-SETUP-06")
def test_a_unit_is_deployed_in_its_zone_on_a_free_square_that_it_may_enter() -> None:
    s = Field("first_contact", deployed=False, dice=[1])
    s.play("deploy us_lt_officer")
    assert "place h13" in s.options()
    assert {text.split()[1][1:] for text in s.options()} == {"13", "14", "15"}
    s.play("place h13", "deploy us_fire_team")
    assert s.lacks("place h13", "deploy_where")


@rule("HN-SETUP-06")
def test_heavy_vehicles_are_deployed_with_a_facing_on_two_squares_that_they_may_enter() -> None:
    s = Field("hedgerow", deployed=False)
    s.play("deploy_rest", "place a2", "place c2", "deploy us_m5_stuart")
    names = s.board.lexicon.squares
    stuart = s.board.type_index["us_m5_stuart"]
    drives = s.board.drives("", stuart)
    offered = [names.index(text.split()[1]) for text in s.options()]
    assert offered
    assert all(any(drives.stands(Square(square), facing) for facing in p.FACINGS) for square in offered)
    s.play(s.options()[0])
    assert s.asked == "deploy_facing"


@rule("HN-SETUP-07")
def test_a_unit_whose_faces_are_postures_may_start_on_either() -> None:
    s = Field("first_contact", deployed=False, dice=[1])
    s.play("deploy_ambush", "deploy us_recon_team", "place h13")
    assert (s.asked, s.options()) == ("deploy_side", ["side front", "side back"])
    s.play("side back")
    assert (s.face(0), s.state.hidden[0]) == (BACK, p.AMBUSHED)


@rule("HN-SETUP-07")
def test_every_other_unit_starts_on_its_undamaged_face() -> None:
    s = Field("first_contact", deployed=False, dice=[1])
    s.play("deploy us_fire_team", "place h13")
    assert (s.asked, s.face(0)) == ("deploy", FRONT)


@rule("HN-SETUP-08", "HN-TRANSPORT-02")
def test_units_may_start_inside_a_transport_as_far_as_it_has_room() -> None:
    s = Field("village", deployed=False, army_1="us; us_22nd_regiment = us_mechanised", dice=[1])
    s.play("deploy us_halftrack", "place h14", "face n")
    s.play("deploy us_fire_team", "aboard u1", "deploy us_support_team", "aboard u1")
    assert [s.state.carrier[unit] for unit in (1, 2)] == [0, 0]
    assert [s.state.at[unit] for unit in (1, 2)] == [p.CARRIED, p.CARRIED]
    s.play("deploy us_captain")
    assert s.lacks("aboard u1", "deploy_where")


@rule("HN-SETUP-09", "HN-ORDER-03")
def test_each_takes_his_tokens_before_the_first_turn_with_a_bluff() -> None:
    s = Field("first_contact", deployed=False, dice=[1])
    idle(s, "place_order")
    assert s.state.tokens == [[1, 2, p.BLUFF], [1, 2, p.BLUFF]]


# --- first hands ------------------------------------------------------------------------------------------------------


@rule("HN-SETUP-10")
def test_each_player_starts_with_four_cards() -> None:
    s = Field("first_contact", deployed=False)
    assert [len(hand) for hand in s.state.hand] == [4, 4]
    assert s.told("drew") == [(0, 4), (1, 4)]


@rule("HN-SETUP-11", "HN-RULING-02")
def test_nobody_is_offered_another_first_hand() -> None:
    s = Field("first_contact", deployed=False)
    assert s.asked == "deploy"
    hands = [hand[:] for hand in s.state.hand]
    idle(s, "place_order")
    assert s.state.hand == hands


@rule("HN-SETUP-12")
def test_a_card_of_no_use_on_this_map_is_replaced_at_once() -> None:
    s = Scene(TWELVE_OPEN)
    s.dice.script += ["c32", "useful", "c33"]
    draw(s.table, Seat(0), 1)
    assert s.state.hand[0] == [s.board.card_index["c33"]]
    assert s.told("replaced_card") == [(0, s.board.card_index["c32"])]
    assert s.state.discard[p.US][s.board.card_index["c32"]] == 1


@rule("HN-SETUP-12")
def test_where_there_is_a_building_the_same_card_is_kept() -> None:
    s = Field("first_contact")
    s.dice.script += ["useful", "c32"]                      # vehicle cards are useless there, and would show first
    draw(s.table, Seat(0), 1)
    assert s.state.hand[0] == [s.board.card_index["c32"]]


@rule("HN-SETUP-12")
def test_a_card_for_vehicles_is_replaced_where_no_army_has_one() -> None:
    s = Field("first_contact")
    s.dice.script += ["c09", "useful", "c32"]
    draw(s.table, Seat(0), 1)
    assert s.state.hand[0] == [s.board.card_index["c32"]]
    assert s.state.discard[0][s.board.card_index["c09"]] == 1


# --- what armies bring ------------------------------------------------------------------------------------------------


@rule("HN-ARMY-03", "HN-RULING-04")
def test_a_star_beside_a_slot_counts_only_if_the_slot_was_filled_and_then_for_good() -> None:
    empty = Scene(army=("us; us_8th_regiment", "ge; ge_902"))
    filled = Scene(army=("us; us_8th_regiment = us_rifle_squad", "ge; ge_902"))
    assert (stars_of(empty.board, empty.state, Seat(0)), stars_of(filled.board, filled.state, Seat(0))) == (0, 1)
    filled.put("us_lt_officer", "a1")
    assert stars_of(filled.board, filled.state, Seat(0)) == 3    # not one unit of the option is on the table


@rule("HN-ARMY-07")
def test_equipment_of_a_tile_is_for_its_units_and_for_the_heroes_of_the_army() -> None:
    s = Scene(army=("us; us_8th_regiment = -, ammunition; us_22nd_regiment", "ge; ge_902"))
    own, other = s.put("us_fire_team", "a1", tile=0), s.put("us_fire_team", "b1", tile=1)
    hero, enemy = s.put("us_hero_rock", "c1"), s.put("ge_fire_group", "d1", tile=0)
    found = [stock_for(s.board, s.state, unit, "ammunition") for unit in (own, other, hero, enemy)]
    assert found == [0, -1, 0, -1]
    s.set(f"stock {s.board.stocks[0].name}: tokens 0")
    assert stock_for(s.board, s.state, own, "ammunition") == -1


@rule("HN-ARMY-08")
def test_equipment_of_a_high_command_tile_is_for_every_unit_of_the_army() -> None:
    s = Scene(army=("us; us_8th_regiment; us_field_command = ammunition", "ge; ge_902"))
    unit = s.put("us_fire_team", "a1", tile=0)
    assert stock_for(s.board, s.state, unit, "ammunition") == 0
    assert s.board.stocks[0].hq


@rule("HN-ARMY-10", "HN-RULING-04")
def test_a_trait_is_for_the_units_of_its_tile_alone() -> None:
    s = Scene(army=("us; us_8th_regiment = -, -, -, courageous; us_22nd_regiment", "ge; ge_902"))
    own, other, hero = (s.put("us_fire_team", "a1", tile=0), s.put("us_fire_team", "b1", tile=1), s.put("us_hero_rock", "c1"))
    assert [has_trait(s.board, s.state, unit, "courageous") for unit in (own, other, hero)] == [True, False, False]


@rule("HN-ARMY-13", "HN-VICTORY-09", "HN-RULING-05")
def test_a_tile_that_has_lost_its_break_value_gives_the_enemy_its_points_once() -> None:
    s = Scene()
    units = [s.put("us_fire_team", f"{column}1", tile=0) for column in "abcdef"]
    for unit in units[:3]:
        count_loss(s.table, unit)
    assert s.state.score == [0, 0]
    count_loss(s.table, units[3])
    assert s.state.score == [0, 2]
    assert s.told("broken") == [(0, p.GE, 2)]
    count_loss(s.table, units[4])
    assert s.state.score == [0, 2]


@rule("HN-ARMY-13", "HN-RULING-05")
def test_a_unit_that_has_left_the_board_does_not_count_towards_breaking() -> None:
    s = Field("bridge")
    team = s.put("us_fire_team", "o8", tile=0)
    s.activate(team).quietly("move", "exit")
    assert (s.state.exited[p.US], s.state.eliminated[s.board.tiles_of[0][0]]) == (1, 0)


@rule("HN-ARMY-13")
def test_in_the_first_scenario_tiles_do_not_break() -> None:
    s = Field("first_contact")
    for column in "abcd":
        count_loss(s.table, s.put("us_fire_team", f"{column}15", tile=0))
    assert s.state.score == [0, 0]


@rule("HN-SETUP-12")
def test_which_cards_are_of_no_use() -> None:
    """No grenades, tripods, equipment or vehicles: the first scenario. Only heavy vehicles are ever repaired."""
    def useless(b: Board) -> set[str]:
        return {id for number, id in by_card(b.card_ids) if b.total[p.US][number] and is_useless(b, p.US, number)}

    first = Field("first_contact").board
    assert useless(first) == {"c01", "c06", "c08", "c09", "c10", "c27", "c30", "u04", "u11", "u12"}
    light = Scene(army=("us; us_8th_regiment = -, us_m8_greyhound, ammunition", "ge; ge_902 = -, -, frag_grenades")).board
    assert useless(light) == {"c01", "c09", "c27", "c30", "c32", "u11", "u12"}


@rule("HN-SETUP-08", "HN-MULTI-04")
def test_a_unit_may_start_in_the_transport_of_an_ally_but_not_of_an_enemy() -> None:
    s = Scene(army=("us; us_22nd_regiment", "ge; ge_902", "us; us_8th_regiment"), side=(0, 1, 0))
    truck = s.put("us_halftrack", "a1", facing="w")
    s.set(f"{s.name(truck)}: at c1", "s3 to deploy: us_fire_team.2")
    recruit = next(number for number, made in by_recruit(s.board.recruits) if made.name == "us_fire_team.2")
    assert s.board.recruits[recruit].seat == 2
    s.board.zone[2] = -1                           # the half-track has not scouted
    assert carriers_for(s.board, s.state, recruit) == [truck]
    s.set(f"{s.name(truck)}: of s2")
    assert carriers_for(s.board, s.state, recruit) == []


@rule("HN-SETUP-12", "HN-CARD-13")
def test_nobody_supposes_a_card_in_a_hand_that_is_always_replaced() -> None:
    """HN-SETUP-12: on a map without buildings nobody ever holds Through the Window; it stays in the supposed pile."""
    s = Scene(TWELVE_OPEN)
    s.give(1, "c33", "c16", "c13", "c20")
    window = s.board.card_index["c32"]
    held: set[int] = set()
    for seed in range(60):
        supposed = suppose(s.board, s.state, Seat(0), Random(seed), ())
        held.update(supposed.hand[1])
        assert supposed.deck[p.GE][window] == s.board.total[p.GE][window]
    assert len(held) > 10
    assert not any(is_useless(s.board, p.GE, CardNo(card)) for card in held)
