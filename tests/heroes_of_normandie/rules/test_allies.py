"""Three and four players in two alliances (HN-MULTI)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.core.decision import Seat
from bocage.core.dice import SeededDice
from bocage.games.heroes_of_normandie import RULESET, setup
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.army import read
from bocage.games.heroes_of_normandie.rules.answering import Topic
from bocage.games.heroes_of_normandie.rules.cards.piles import hand_size
from bocage.games.heroes_of_normandie.rules.cards.table import CARDS
from bocage.games.heroes_of_normandie.rules.phases.ordering import entitlement
from bocage.games.heroes_of_normandie.rules.option_tokens import stock_for
from bocage.games.heroes_of_normandie.rules.ambush import show
from bocage.games.heroes_of_normandie.rules.damage.losses import destroy
from bocage.games.heroes_of_normandie.rules.ordinances import return_markers
from bocage.games.heroes_of_normandie.rules.units import directive_at
from bocage.games.heroes_of_normandie.types import Abilities, Unit, first_seats
from tests.heroes_of_normandie.field import Field, idle
from tests.heroes_of_normandie.scene import Scene
from tests.marks import rule

US, GE, US_TOO, GE_TOO = "us; us_8th_regiment", "ge; ge_902", "us; us_22nd_regiment", "ge; ge_901"
BLUFF, SPECIAL = p.BLUFF, p.SPECIAL


def hq(*options: str) -> str:
    return f"us; us_8th_regiment; us_field_command = {', '.join(options)}"


def four(first: str = US, **more: Any) -> Scene:
    """Seats 0 and 2 are American, 1 and 3 German."""
    s = Scene(army=(first, GE, US_TOO, GE_TOO), side=(0, 1, 0, 1), **more)
    s.dice.then = SeededDice("four")
    return s


def three(first: str = US) -> Scene:
    """Seats 0 and 2 are American, against a lone German."""
    s = Scene(army=(first, GE, US_TOO), side=(0, 1, 0))
    s.dice.then = SeededDice("three")
    return s


def with_officers(s: Scene) -> Scene:
    """u1, u2, … : for each seat an officer with two stars."""
    for seat in range(s.board.seats):
        row = 1 if s.board.side[seat] else 15
        s.put("ge_leutnant" if s.board.side[seat] else "us_captain", f"{'abcd'[seat]}{row}", seat=seat)
    return s


def order_phase(s: Scene) -> Scene:
    """The first turn begins; allies play in the order of their seats."""
    s.set("turn: 0")
    s.begin(p.TURN_START)
    while s.asked == "playing_order":
        s.play(s.options()[0])
    return s.quietly()


# --- armies and decks -------------------------------------------------------------------------------------------------


@rule("HN-MULTI-01")
def test_the_alliance_fights_on_without_one_of_its_players() -> None:
    s = four()
    s.put("us_lt_officer", "a15", seat=0)
    s.put("ge_leutnant", "a1", seat=1)
    s.put("ge_leutnant", "c1", seat=3)
    s.set("turn: 2")
    s.begin(p.TAKE_TOKENS)
    assert s.state.outcome == p.RUNNING
    s.set("u1: at gone")
    s.begin(p.TAKE_TOKENS)
    assert s.state.outcome == p.GE
    assert RULESET.rules.result(s.board, s.state).scores == (0, 1, 0, 1)


@rule("HN-MULTI-02")
def test_allies_divide_the_points_of_their_alliance() -> None:
    board = setup.board("village", {}, 4)
    assert [len(board.tiles_of[seat]) >= 1 for seat in first_seats(4)] == [True] * 4
    whole = "us; us_22nd_regiment = us_rifle_squad, us_m4_sherman"       # 240 points are too many for one of two
    with pytest.raises(setup.BadForce) as caught:
        setup.board("village", {"army_1": whole}, 4)
    assert caught.value.rule == "HN-MULTI-02"
    assert setup.board("village", {"army_1": whole}, 2).army[0] == read(whole)


@rule("HN-MULTI-03", "HN-MULTI-06", "HN-SETUP-03")
def test_the_deck_is_that_of_the_ally_with_the_high_command_tile_else_of_the_first() -> None:
    plain, commanded = f"{US}; deck -c31", f"{US_TOO}; us_field_command; deck -c33"
    with_tile = Scene(army=(plain, GE, commanded, GE_TOO), side=(0, 1, 0, 1)).board
    without = Scene(army=(plain, GE, f"{US_TOO}; deck -c33", GE_TOO), side=(0, 1, 0, 1)).board
    counts = [[board.total[p.US][board.card_index[id]] for id in ("c31", "c33")] for board in (with_tile, without)]
    assert counts == [[3, 3], [2, 4]]
    assert sum(with_tile.total[p.US]) >= 50


@rule("HN-MULTI-06")
def test_without_high_command_the_alliance_plays_the_one_deck_that_was_written() -> None:
    board = Scene(army=(US, GE, f"{US_TOO}; deck -c33", GE_TOO), side=(0, 1, 0, 1)).board
    assert board.total[p.US][board.card_index["c33"]] == 3


@rule("HN-MULTI-04", "HN-ORDN-18")
def test_allies_share_the_smoke_templates_of_their_high_command() -> None:
    """Three templates take three orders, whoever gives them."""
    s = four(hq("smoke"))
    for seat in (0, 2):
        s.put("us_rifle_team", f"{'abc'[seat]}15", seat=seat)
    s.set("s1 orders in hand: 1, 2", "s3 orders in hand: 1, 2", "s2 orders in hand: none", "s4 orders in hand: none")
    s.set("placer: s1", "passed: s2 s4")
    s.begin(p.PLACE_ORDERS).play("order_smoke 1", "order_smoke 1", "order_smoke 2")
    assert s.asked_of == 2
    assert s.lacks_all("place_order", "order_smoke")


@rule("HN-MULTI-04", "HN-ARMY-08")
def test_equipment_of_the_high_command_serves_an_ally_too() -> None:
    s = four(hq("ammunition"))
    ally, enemy = s.put("us_fire_team", "a15", seat=2), s.put("ge_fire_group", "a1", seat=1)
    assert [stock_for(s.board, s.state, unit, "ammunition") for unit in (ally, enemy)] == [0, -1]


@rule("HN-MULTI-04", "HN-ORDN-13")
def test_improvisation_serves_every_player_of_the_alliance() -> None:
    s = with_officers(four(hq("improvisation")))
    s.begin(p.REFILL)
    asked = []
    while s.asked in ("discard", "improvise_draw", "improvise"):
        if s.asked == "improvise":
            asked.append(s.asked_of)
        s.play("yes" if s.asked == "improvise_draw" else s.options()[-1])
    assert asked == [0, 2]
    assert [len(hand) for hand in s.state.hand] == [3, 3, 3, 3]


@rule("HN-MULTI-05")
def test_options_of_the_high_command_have_the_colours_of_its_side() -> None:
    with pytest.raises(setup.BadForce) as caught:
        setup.board("battle", {"army_1": "us; us_8th_regiment; us_field_command = ge_infiltration", "points": "500"}, 2)
    assert caught.value.rule == "HN-ARMY-05"


@rule("HN-MULTI-19")
def test_allies_may_have_different_armies() -> None:
    s = Field("battle", 4, deployed=False, points="500", army_1=US, army_3=US_TOO)
    kinds = [[s.board.types[recruit.kind].id for recruit in s.board.recruits if recruit.seat == seat] for seat in (0, 2)]
    assert kinds[0][0] == "us_lt_officer"
    assert kinds[1][0] == "us_captain"


# --- order of play ----------------------------------------------------------------------------------------------------


@rule("HN-MULTI-07")
def test_allies_say_who_plays_first_before_the_game_and_at_the_start_of_each_order_phase() -> None:
    s = Field("battle", 4, deployed=False, dice=[1])
    assert (s.asked, s.asked_of, s.options()) == ("playing_order", 0, ["first s1", "first s3"])
    s.play("first s3", "first s2")
    assert s.state.playing == [[2, 0], [1, 3]]
    assert (s.asked, s.asked_of) == ("deploy", 2)
    idle(s, "playing_order")
    assert (s.state.turn, s.asked_of) == (1, 0)
    s.play("first s1", "first s4")
    assert s.state.playing == [[0, 2], [3, 1]]
    idle(s, "playing_order")
    assert (s.state.turn, s.asked_of) == (2, 1)             # the initiative has changed hands


@rule("HN-MULTI-08")
def test_deployment_alternates_between_the_alliances() -> None:
    s = Field("battle", 4, deployed=False, dice=[1]).play("first s3", "first s2")
    asked = []
    while s.asked == "deploy":
        asked.append(s.asked_of)
        s.play("deploy_rest")
    assert asked == [2, 1, 0, 3]


@rule("HN-MULTI-08", "HN-ORDER-01")
def test_orders_are_placed_in_the_same_order() -> None:
    s = order_phase(with_officers(four()))
    asked = []
    for _ in range(4):
        asked.append(s.asked_of)
        s.play(s.options()[0])
    assert asked == [0, 1, 2, 3]


def revealed(s: Scene) -> list[tuple[int, int]]:
    """Everybody declines; whose tokens were revealed, in order."""
    s.begin(p.WINDOW).quietly()
    while s.asked == "act":
        s.quietly("decline")
    return [(s.state.owner[args[0] % 256], args[1]) for args in s.told("revealed")]


def armed(s: Scene, orders: dict[int, tuple[int, ...]]) -> Scene:
    """For each seat units with these tokens, and one without."""
    for seat, tokens in orders.items():
        for column, token in zip("abcdefgh", (*tokens, 0), strict=False):
            type = "ge_fire_group" if s.board.side[seat] else "us_fire_team"
            s.put(type, f"{column}{(15, 1, 13, 3)[seat]}", seat=seat, token=token)
    return s


@rule("HN-MULTI-08", "HN-ACT-01")
def test_activations_alternate_between_the_alliances_and_among_allies() -> None:
    s = armed(four(), {0: (1, 2), 1: (1, 2), 2: (1, 2), 3: (1, 2)})
    assert revealed(s) == [(0, 1), (1, 1), (2, 1), (3, 1), (0, 2), (1, 2), (2, 2), (3, 2)]


@rule("HN-MULTI-17", "HN-EX-44")
def test_a_lone_player_activates_a_unit_between_any_two_of_his_enemies() -> None:
    s = armed(three(), {0: (1, 2), 1: (1, 2, 3, 4), 2: (1, 2)})
    s.set("initiative: ge", "side to act: ge")
    assert revealed(s) == [(1, 1), (0, 1), (1, 2), (2, 1), (1, 3), (0, 2), (1, 4), (2, 2)]


@rule("HN-MULTI-08", "HN-MULTI-17")
def test_of_three_allies_the_next_one_acts_for_the_one_who_has_no_order_left() -> None:
    s = Scene(army=(US, GE, US_TOO, US_TOO), side=(0, 1, 0, 0))
    s.dice.then = SeededDice("three against one")
    armed(s, {0: (1,), 1: (1, 2, 3, 4, 5), 2: (1, 2), 3: (1, 2)})
    assert [each for each in revealed(s) if each[0] != 1] == [(0, 1), (2, 1), (3, 1), (2, 2), (3, 2)]


@rule("HN-MULTI-17", "HN-MULTI-08")
def test_a_lone_player_deploys_his_whole_army_at_his_turn() -> None:
    s = Field("battle", 3, deployed=False, dice=[1]).play("first s3")
    asked = []
    while s.asked == "deploy":
        asked.append(s.asked_of)
        s.play("deploy_rest")
    assert asked == [2, 1, 0]
    assert s.state.pool == [[], [], []]


@rule("HN-MULTI-10", "HN-RESERVE-07")
def test_reserve_movement_keeps_the_order() -> None:
    s = with_officers(four())
    s.set("us plays in order: s3, s1", "ge plays in order: s2, s4")
    s.begin(p.RESERVE_START).quietly()
    asked = []
    while s.asked == "reserve_unit":
        asked.append(s.asked_of)
        s.play("done")
    assert asked == [2, 0, 1, 3]


# --- on the board -----------------------------------------------------------------------------------------------------


@rule("HN-MULTI-09", "HN-FIRE-12")
def test_nobody_fires_at_or_assaults_an_allied_unit() -> None:
    s = four()
    team, ally = s.put("us_fire_team", "d8", seat=0), s.put("us_fire_team", "d9", seat=2)
    s.activate(team)
    assert s.options() == ["move", "decline"]
    s.quietly("move")
    assert s.lacks_all("move", "assault")
    assert s.at(ally) == "d9"


@rule("HN-MULTI-09", "HN-MOVE-03")
def test_infantry_passes_through_allied_infantry_but_does_not_stop_there() -> None:
    s = four()
    team = s.put("us_fire_team", "d8", seat=0)
    s.put("us_fire_team", "d9", seat=2)
    s.activate(team).quietly("move", "step d9")
    assert s.lacks("stop", "move")
    s.quietly("step d10", "stop")
    assert s.at(team) == "d10"


@rule("HN-MULTI-14", "HN-ORDN-07")
def test_a_directive_serves_allied_units_near_the_officer() -> None:
    s = four()
    officer, ally, far = (s.put("us_captain", "d8", seat=0), s.put("us_fire_team", "d10", seat=2),
                          s.put("us_fire_team", "d12", seat=2))
    s.set(f"us: directive-on {s.name(officer)}, directive charge")
    assert [directive_at(s.board, s.state, unit) for unit in (ally, far)] == [p.CHARGE, p.NOBODY]


@rule("HN-MULTI-04", "HN-ORDN-07")
def test_an_ally_may_lay_a_directive_of_the_high_command_on_his_own_officer() -> None:
    """One directive a turn for the alliance; the token comes from the player who has the ordinance."""
    s = with_officers(four(hq("directive_3")))
    s.set("s1: directives charge double_time")
    s.begin(p.GIVE_DIRECTIVES).play("no")
    assert (s.asked, s.asked_of) == ("direct", 2)
    s.play("direct charge u3")
    assert (s.state.directive_on[p.US], s.state.directives[0]) == (2, [p.DOUBLE_TIME])


@rule("HN-MULTI-14", "HN-ORDN-07")
@pytest.mark.parametrize(("answer", "kind"), [("yes", p.CHARGE), ("no", p.NO_DIRECTIVE)])
def test_a_directive_helps_allied_units_if_their_owner_agrees(answer: str, kind: int) -> None:
    s = with_officers(four(hq("directive_3")))
    ally = s.put("us_fire_team", "b14", seat=2)
    s.set("s1: directives charge double_time")
    s.begin(p.GIVE_DIRECTIVES).play("direct charge u1")
    assert (s.asked, s.asked_of) == ("consent_directive", 2)
    s.play(answer)
    assert [directive_at(s.board, s.state, unit) for unit in (Unit(0), ally)] == [p.CHARGE, kind]
    s.begin(p.RESERVE_END)
    assert not s.state.directive_refused


@rule("HN-MULTI-14")
def test_an_ally_without_units_is_not_asked_about_a_directive() -> None:
    s = four(hq("directive_3"))
    s.put("us_captain", "a15", seat=0, token=1)
    s.put("ge_leutnant", "b1", seat=1)
    s.set("s1: directives charge")
    s.begin(p.GIVE_DIRECTIVES).play("direct charge u1")
    assert s.state.directive_on[p.US] == 0
    assert s.asked != "consent_directive"


@rule("HN-MULTI-04", "HN-ORDN-06")
def test_a_concealed_marker_that_an_ally_uses_comes_back_to_its_keeper() -> None:
    s = four(hq("concealed"))
    s.put("us_fire_team", "a1", seat=0)
    team = s.put("us_fire_team", "d8", seat=2)
    s.reserve(2).play(f"activate u{team + 1}", "conceal 1")
    assert s.state.markers_free[0] == 0b10
    show(s.table, team)
    return_markers(s.state)
    assert s.state.markers_free == [0b11, 0, 0, 0]


@rule("HN-ARMY-12")
def test_two_allies_do_not_enlist_the_same_hero() -> None:
    """Nor does the ready army of an ally who builds none."""
    clint, rock = f"{US}; hero us_hero_clint", f"{US_TOO}; hero us_hero_rock"
    setup.board("battle", {"points": "500", "army_1": clint, "army_3": rock}, 4)
    with pytest.raises(setup.BadForce) as caught:
        setup.board("battle", {"points": "500", "army_1": clint, "army_3": f"{US_TOO}; hero us_hero_clint"}, 4)
    assert caught.value.rule == "HN-ARMY-12"
    for seat in (1, 3):
        board = setup.board("battle", {"points": "500", f"army_{seat}": clint}, 4)
        assert [recruit.name for recruit in board.recruits].count("us_hero_clint") == 1


@rule("HN-MULTI-14", "HN-ABIL-38")
@pytest.mark.parametrize(("answer", "fired"), [("yes", 1), ("no", 0)])
def test_battery_fire_through_an_allied_gun_needs_its_owners_consent(answer: str, fired: int) -> None:
    s = four()
    caller, gun = s.put("us_captain", "d8", seat=0), s.put("us_bazooka", "d9", seat=2)
    s.put("ge_puma", "d12", seat=1)
    s.put("us_fire_team", "a15", seat=0)                    # someone to move in Reserve, where the test ends
    front = s.board.types[s.state.kind[caller]].faces[0]
    front.flags = Abilities(front.flags | p.BATTERY_FIRE)
    s.activate(caller).quietly("battery", f"on u{gun + 1}")
    assert (s.asked, s.asked_of) == ("consent", 2)
    s.quietly(answer, dice=[1] * fired)
    assert len(s.told("fired")) == fired
    assert s.state.order[gun] == (p.ACTIVE if fired else p.FRESH)


@rule("HN-MULTI-14", "HN-ABIL-38")
def test_an_ally_who_refuses_does_not_silence_the_rest_of_the_battery() -> None:
    s = four()
    captain, gun, allied = (s.put("us_gun_captain", "e8", seat=0), s.put("us_bazooka", "d9", seat=0),
                            s.put("us_bazooka", "f9", seat=2))
    s.put("ge_puma", "e12", seat=1)
    s.activate(captain).quietly("battery", f"on u{allied + 1}", "no")
    assert (s.asked, s.options()) == ("battery", [f"on u{gun + 1}", "done"])




# --- cards ------------------------------------------------------------------------------------------------------------


@rule("HN-MULTI-11", "HN-RULING-47")
@pytest.mark.parametrize(("seats", "teams", "hands"), [
    (2, "even", [4, 4]), (3, "even", [3, 6, 3]), (3, "ge_more", [6, 3, 3]), (4, "even", [3, 3, 3, 3]),
    (4, "us_more", [2, 6, 2, 2])])
def test_hands_are_smaller_for_allies_and_larger_for_a_lone_player(seats: int, teams: str, hands: list[int]) -> None:
    s = Field("battle", seats, deployed=False, teams=teams)
    assert [hand_size(s.board, seat) for seat in first_seats(seats)] == hands
    assert [len(hand) for hand in s.state.hand] == hands


@rule("HN-MULTI-12")
def test_allies_see_each_others_cards_enemies_count_them() -> None:
    s = four()
    s.give(0, "c01")
    assert [s.seen_by(seat).seats[0].hand for seat in (0, 2, 1, None)] == [("c01",), ("c01",), (), ()]
    assert s.seen_by(1).seats[0].hand_size == 1


def swapping() -> Scene:
    s = with_officers(four())
    s.give(0, "c01", "c02")
    s.give(2, "c03")
    return s.begin(p.SWAP_CARDS)


@rule("HN-MULTI-12")
def test_allies_swap_cards_in_reserve_if_both_want_to() -> None:
    s = swapping()
    assert (s.asked, s.asked_of) == ("swap", 0)
    assert s.options() == ["swap c01 s3 c03", "swap c02 s3 c03", "done"]
    s.play("swap c02 s3 c03")
    assert (s.asked, s.asked_of, s.options()) == ("consent_swap", 2, ["yes", "no"])
    s.play("yes")
    cards = s.board.card_index
    assert s.state.hand[0] == sorted([cards["c01"], cards["c03"]])
    assert s.state.hand[2] == [cards["c02"]]
    assert s.told("card_swapped") == [(0, 2)]


@rule("HN-MULTI-12")
def test_a_refusal_ends_the_proposals_of_a_player() -> None:
    s = swapping().play("swap c02 s3 c03", "no")
    assert s.state.hand[2] == [s.board.card_index["c03"]]
    assert (s.asked, s.asked_of) == ("swap", 2)
    s.play("done")
    assert s.asked != "swap"


@rule("HN-MULTI-12")
def test_with_two_players_nobody_is_asked_to_swap() -> None:
    s = Scene()
    s.put("us_captain", "a15")
    s.put("ge_leutnant", "a1")
    s.give(0, "c01")
    s.give(1, "c01")
    s.begin(p.SWAP_CARDS).quietly()
    assert s.asked == "place_order"


@rule("HN-MULTI-13")
@pytest.mark.parametrize("card", ["c16", "c18", "c24", "c25", "c27", "c33"])
def test_cards_that_help_a_unit_are_for_own_units_only(card: str) -> None:
    s = armed(four(), {0: (0, 0), 2: (1,)})
    s.put("us_30cal", "h15", seat=0)
    s.put("us_30cal", "h13", seat=2)
    s.put("us_30cal", "k15", seat=0, token=2)
    for unit in range(len(s.state.at)):
        s.set(f"{s.name(unit)}: suppressed 1")
    aims = CARDS[card].aims
    assert aims is not None
    found = {action.args[0] for action in aims(s.table, Seat(0), Topic())}
    assert found
    assert {s.state.owner[unit] for unit in found} == {0}


# --- tokens -----------------------------------------------------------------------------------------------------------


@rule("HN-MULTI-04", "HN-MULTI-21", "HN-EX-45", "HN-ORDN-17")
def test_planning_gives_one_token_to_one_of_the_allies_who_is_named_each_turn() -> None:
    s = with_officers(four(hq("planning")))
    order_phase(s)
    assert (s.asked, s.asked_of, s.options()) == ("share", 0, ["share s1", "share s3"])
    s.play("share s3")
    assert s.told("tokens_taken")[:3] == [(0, 4), (1, 2), (2, 2)]
    assert [len([token for token in s.state.tokens[seat] if token <= 10]) for seat in (Seat(0), Seat(2))] == [4, 3]
    assert s.told("shared") == [(2,)]


@rule("HN-MULTI-04", "HN-MULTI-21", "HN-ORDN-03", "HN-ORDN-04")
def test_battle_plan_and_bluff_give_one_token_each_to_the_alliance() -> None:
    s = with_officers(four(hq("battle_plan", "bluff")))
    order_phase(s)
    assert (s.asked, s.options()) == ("share_special", ["share s1", "share s3"])
    s.play("share s3")
    assert (s.asked, s.options()) == ("share_bluff", ["share s1", "share s3"])
    s.play("share s1")
    assert [s.state.tokens[seat].count(SPECIAL) for seat in (Seat(0), Seat(2))] == [0, 1]
    assert [s.state.tokens[seat].count(BLUFF) for seat in (Seat(0), Seat(2))] == [2, 1]


@rule("HN-MULTI-18", "HN-EX-45")
@pytest.mark.parametrize(("captains", "orders"), [(3, 9), (4, 10), (5, 10)])
def test_a_player_may_take_his_own_token_for_an_extra_order_as_his_tenth_but_no_eleventh(captains: int, orders: int) -> None:
    s = with_officers(four(hq("planning")))                 # seat 2: one star more than its captains have
    for column in "efghi"[:captains - 1]:
        s.put("us_captain", f"{column}15", seat=2)
    s.put("us_hero_clint", "m15", seat=2)
    s.set("s3: extra-orders 1")
    order_phase(s)
    if orders < 10:                                         # nobody gives the order of Planning to an ally who has ten
        s.play("share s1")
    assert s.asked == "place_order"
    assert len([token for token in s.state.tokens[2] if token <= 10]) == min(10, 2 * captains + 2 + 1) == orders


@rule("HN-MULTI-16")
def test_allies_against_one_share_ten_orders() -> None:
    s = three()
    for column in "abcd":
        s.put("us_captain", f"{column}15", seat=0)
        s.put("us_captain", f"{column}13", seat=2)
    assert [entitlement(s.board, s.state, seat) for seat in (Seat(0), Seat(2))] == [5, 5]
    s.set("u1: at gone", "u3: at gone", "u5: at gone")
    assert [entitlement(s.board, s.state, seat) for seat in (Seat(0), Seat(2))] == [2, 8]


@rule("HN-MULTI-16", "HN-BLUFF-01")
def test_allies_against_one_have_one_bluff_and_a_second_by_ordinance() -> None:
    s = order_phase(with_officers(three()))
    assert [tokens.count(BLUFF) for tokens in s.state.tokens] == [1, 1, 0]
    shared = order_phase(with_officers(three(hq("bluff")))).play("share s3")
    assert [tokens.count(BLUFF) for tokens in shared.state.tokens] == [1, 1, 1]


@rule("HN-MULTI-16", "HN-SPECIAL-02")
def test_allies_against_one_have_two_special_orders_together() -> None:
    s = with_officers(three())
    s.set("s1: special-orders-to-come 1", "s2: special-orders-to-come 2", "s3: special-orders-to-come 2")
    order_phase(s)
    assert [tokens.count(SPECIAL) for tokens in s.state.tokens] == [1, 2, 1]


@rule("HN-MULTI-16", "HN-MULTI-18")
def test_an_extra_order_is_no_eleventh_of_their_alliance() -> None:
    s = three()
    for column in "abcde":
        s.put("us_captain", f"{column}15", seat=0)
    s.put("us_fire_team", "a13", seat=2)
    s.put("ge_leutnant", "a1", seat=1)
    s.set("s3: extra-orders 1")
    order_phase(s)
    assert [len([token for token in s.state.tokens[seat] if token <= 10]) for seat in (Seat(0), Seat(2))] == [10, 0]


@rule("HN-MULTI-20")
def test_the_lone_player_keeps_the_ordinary_limits() -> None:
    s = with_officers(three())
    for column in "efghi":
        s.put("ge_leutnant", f"{column}1", seat=1)
    s.set("s1: special-orders-to-come 0", "s2: special-orders-to-come 3", "s3: special-orders-to-come 0")
    order_phase(s)
    assert s.state.tokens[1] == [*range(1, 11), BLUFF, SPECIAL, SPECIAL]


@rule("HN-MULTI-15", "HN-ORDN-15")
def test_the_initiative_ordinance_keeps_it_for_the_alliance() -> None:
    s = with_officers(four(hq("initiative")))
    s.begin(p.PASS_INITIATIVE)
    assert s.asked == "initiative_turns"
    use = next(text for text in s.options() if text.startswith("use"))
    s.play(use).quietly()
    assert s.told("initiative_kept") == [(p.US,)]


@rule("HN-TRANSPORT-10", "HN-MULTI-10")
@pytest.mark.parametrize("first", [1, 2])
def test_each_ally_puts_down_his_own_passengers_and_the_one_who_plays_first_begins(first: int) -> None:
    """One square is left beside the wreck: it goes to the passenger of that ally."""
    s = Scene("xxxxx\nx...x\nxxxxx\n.....", army=("us; us_8th_regiment", "ge; ge_902", "ge; ge_901"), side=(0, 1, 1))
    truck = s.put("ge_hanomag", "c2", facing="e")
    riders = {seat: s.put("ge_fire_group", "", seat=seat) for seat in (1, 2)}
    for rider in riders.values():
        s.carry(rider, truck)
    s.set(f"ge plays in order: s{first + 1}, s{4 - first}")
    assert list(destroy(s.table, truck)) == [], "nobody has a choice"
    assert s.at(riders[first]) == "d2"
    assert s.at(riders[3 - first]) == ""


@rule("HN-TRANSPORT-10")
def test_an_ally_is_asked_where_his_own_passenger_goes() -> None:
    s = Scene(army=("us; us_8th_regiment", "ge; ge_902", "ge; ge_901"), side=(0, 1, 1))
    truck = s.put("ge_hanomag", "e5", facing="n")
    for seat in (1, 2):
        s.carry(s.put("ge_fire_group", "", seat=seat), truck)
    steps = destroy(s.table, truck)
    question = next(steps)
    assert (question.kind, question.by) == ("spill", (1,))
    question = steps.send(question.options[0])
    assert (question.kind, question.by) == ("spill", (2,))
