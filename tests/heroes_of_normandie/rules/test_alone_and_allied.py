"""What a player may do for an ally, what he may not, and what allies have together: scenes that a reading of the rulebook's
pages for three and four players brought up."""

from __future__ import annotations

import pytest

from bocage.core.decision import Seat
from bocage.core.dice import SeededDice
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.cards.piles import draw
from bocage.games.heroes_of_normandie.rules.damage.losses import eliminate
from bocage.games.heroes_of_normandie.rules.fire.shots import shelter_at
from bocage.games.heroes_of_normandie.rules.option_tokens import stock_for
from bocage.games.heroes_of_normandie.rules.victory.objectives import holders
from bocage.games.heroes_of_normandie.types import Unit
from tests.heroes_of_normandie.field import Field
from tests.heroes_of_normandie.scene import Scene
from tests.heroes_of_normandie.rules.test_allies import GE, GE_TOO, US, US_TOO, four, hq, order_phase, three, with_officers
from tests.marks import rule

# --- cards ------------------------------------------------------------------------------------------------------------


@rule("HN-MULTI-13")
@pytest.mark.parametrize("card", ["c20", "c19"])
@pytest.mark.parametrize(("target", "asked"), [("e5", "announce_fire"), ("h5", "rolled")])
def test_nobody_takes_cover_for_the_unit_of_an_ally(card: str, target: str, asked: str) -> None:
    """Seat 0 holds the card and a re-roll; the unit on h5 is that of his ally."""
    s = four()
    group = s.put("ge_fire_group", "e2", seat=1)
    s.put("us_rifle_team", "e5", seat=0)
    s.put("us_rifle_team", "h5", seat=2)
    s.set("s1: rerolls 1")
    s.give(0, card)
    s.activate(group).play("fire main normal", f"at {target}", dice=[1])
    assert (s.asked, s.asked_of) == (asked, 0)
    assert (f"play {card}" in s.options()) is (target == "e5")


@rule("HN-MULTI-13", "HN-CARD-05")
def test_an_ally_denies_a_card_that_the_enemy_plays_on_the_other_ally() -> None:
    s = four()
    s.put("us_rifle_team", "e5", seat=0, token=1)
    s.put("us_rifle_team", "h5", seat=2)
    s.put("ge_fire_group", "e2", seat=1)
    s.give(1, "c14")
    s.give(2, "c22")
    s.begin(p.WINDOW)
    while s.asked_of != 1:
        s.play("pass")
    s.play("play c14")
    while s.asked_of != 2:
        s.play("pass")
    s.play("play c22").quietly()
    assert (s.told("card_cancelled"), s.told("token_lost")) == ([(1, s.board.card_index["c14"])], [])


@rule("HN-MULTI-13", "HN-VEH-11")
@pytest.mark.parametrize(("seat", "offered"), [(3, False), (0, True)])
def test_nobody_rams_the_infantry_of_an_ally(seat: int, offered: bool) -> None:
    """Whose infantry it is says where it goes."""
    s = four()
    tank = s.put("ge_panzer_iv", "e8", seat=1, facing="n")
    s.put("us_rifle_team" if seat == 0 else "ge_fire_group", "e7", seat=seat)
    s.give(1, "c08")
    s.activate(tank).quietly("move", "drive e7 n").play("stop")
    if offered:
        assert (s.asked, s.asked_of, "play c08" in s.options()) == ("vehicle_stops", 1, True)
    else:
        assert (s.asked, s.asked_of) == ("push", 3)


@rule("HN-MULTI-13", "HN-ASSAULT-25")
@pytest.mark.parametrize(("seat", "offered"), [(1, True), (3, False)])
def test_nobody_strikes_back_for_an_ally(seat: int, offered: bool) -> None:
    """The unit of seat 1 is beaten on d4; a unit of that seat stands beside."""
    s = four()
    team = s.put("us_rifle_team", "d5", seat=0)
    s.put("ge_fire_group", "d4", seat=1)
    s.put("ge_fire_group", "c4", seat=seat)
    s.give(seat, "g12")
    s.activate(team).quietly("move", "assault d4", dice=[6, 1])
    while s.asked not in ("assault_over", "act", "reserve_unit", "before_activation", "smoke") and s.asked:
        s.play(s.options()[0])
    assert (s.asked == "assault_over" and "play g12" in s.options()) is offered


@rule("HN-CARD-08", "HN-MULTI-06")
def test_allies_draw_from_one_pile_until_it_is_empty() -> None:
    s = four()
    s.dice.then = SeededDice("one card")
    side = s.state.deck[p.US]
    card = s.board.card_index["c28"]
    s.state.deck[p.US] = [int(number == card) for number in range(len(side))]
    s.state.discard[p.US] = [0] * len(side)
    draw(s.table, Seat(0), 3)
    draw(s.table, Seat(2), 3)
    assert (s.state.hand[0], s.state.hand[2]) == ([card], [])


# --- options ----------------------------------------------------------------------------------------------------------


@rule("HN-MULTI-04", "HN-TRAIT-16")
@pytest.mark.parametrize(("army", "asked"), [(hq("-", "-", "veteran"), True), (f"{US} = -, -, -, veteran", False)])
def test_a_trait_of_the_high_command_that_rerolls_dice_serves_an_ally(army: str, asked: bool) -> None:
    s = four(army)
    team = s.put("us_rifle_team", "e5", seat=2)
    s.put("us_rifle_team", "a15", seat=0)
    s.put("ge_fire_group", "e2", seat=1)
    s.activate(team).play("fire main normal", dice=[1])
    speakers = []
    while s.asked == "rolled":
        speakers.append(s.asked_of)
        s.play("pass")
    assert speakers == ([0, 2] if asked else [0])


@rule("HN-ARMY-07", "HN-MULTI-04")
def test_the_tokens_of_a_platoon_are_not_for_an_ally_nor_for_his_hero() -> None:
    s = four(f"{US} = frag_grenades")
    own, ally = s.put("us_fire_team", "a15", seat=0, tile=0), s.put("us_fire_team", "b15", seat=2)
    hero, his = s.put("us_hero_clint", "c15", seat=0), s.put("us_hero_rock", "d15", seat=2)
    found = [stock_for(s.board, s.state, unit, "frag_grenades") for unit in (own, ally, hero, his)]
    assert found == [0, p.NO_STOCK, 0, p.NO_STOCK]


@rule("HN-MULTI-04", "HN-ORDN-12")
@pytest.mark.parametrize(("army", "bonus"), [(hq("guardian"), 1), (US, 0)])
def test_guardian_of_the_high_command_serves_the_units_of_an_ally(army: str, bonus: int) -> None:
    s = four(army).set("ground: e5=open+position")
    ally = s.put("us_fire_team", "e5", seat=2)
    square = s.square("e5")
    assert [amount for _, amount in shelter_at(s.board, s.state, ally, square, s.square("e9"))][1:] == [1] * bonus


@rule("HN-TRAIT-09", "HN-MULTI-19")
@pytest.mark.parametrize(("seat", "total"), [(0, 1), (2, 0)])
def test_rogues_strengthen_the_enemy_against_their_own_army_and_not_against_an_ally(seat: int, total: int) -> None:
    s = four(f"{US} = -, -, -, basterds")
    s.put("us_rifle_team", "d5", seat=seat)
    group = s.put("ge_fire_group", "d4", seat=1)
    s.activate(group).quietly("move", "assault d5", dice=[6, 1])
    _, ours, _, _, added, _ = s.told("clashed")[0]
    bonus = s.board.types[s.state.kind[group]].faces[0].bonus[p.INFANTRY]
    assert (ours, added) == (6 + bonus + total, bonus + total)


@rule("HN-MULTI-04", "HN-ORDN-05")
def test_two_allies_have_two_concealed_markers_between_them() -> None:
    s = four(hq("concealed"))
    units = [s.put("us_fire_team", f"{column}15", seat=seat) for column, seat in (("a", 0), ("c", 2), ("e", 2))]
    s.put("ge_fire_group", "a1", seat=1)
    s.reserve(0).play("activate u1", "conceal 1").quietly("stop")
    s.quietly("activate u2", "conceal 2", "stop", "activate u3")
    assert s.lacks_all("reserve_move", "conceal")
    assert [s.state.hidden[unit] for unit in units] == [p.MARKER_A, p.MARKER_B, p.OPEN]
    assert s.state.lent == [1, 0]


@rule("HN-MULTI-16", "HN-SPECIAL-02", "HN-MULTI-04")
def test_battle_plan_gives_an_ally_no_third_special_order() -> None:
    s = with_officers(four(hq("battle_plan")))
    s.set("s3: special-orders-to-come 2")
    order_phase(s).play("share s3")
    assert [tokens.count(p.SPECIAL) for tokens in s.state.tokens] == [0, 0, 2, 0]


@rule("HN-ORDN-18", "HN-TRAIT-08")
@pytest.mark.parametrize(("army", "first"), [("ge; ge_902 = -, -, intrepid", "act"), (GE, "smoke")])
def test_an_intrepid_unit_acts_before_smoke_with_the_same_number(army: str, first: str) -> None:
    s = Scene(army=(hq("smoke"), army))
    s.put("us_rifle_team", "a15")
    s.put("ge_fire_group", "a1", tile=0, token=1)
    s.set("s1 orders on smoke: 1")
    s.begin(p.WINDOW).quietly()
    assert s.asked == first


# --- together ---------------------------------------------------------------------------------------------------------


@rule("HN-VICTORY-05", "HN-MULTI-01")
def test_allies_hold_an_objective_together() -> None:
    s = Field("battle", 4)
    point = s.board.scenario.objective[0].at
    assert point is not None
    squares = [square for square in s.board.start.squares if s.board.objective_squares[0] >> square & 1]
    names = [s.board.lexicon.squares[square] for square in squares]
    s.put("us_rifle_team", names[0], seat=0)
    s.put("us_rifle_team", names[1], seat=2)
    assert holders(s.board, s.state, 0) == [p.US]
    s.put("ge_fire_group", names[2], seat=3)
    assert holders(s.board, s.state, 0) == [p.US, p.GE]


@rule("HN-ARMY-13", "HN-MULTI-01")
def test_a_broken_tile_of_one_ally_gives_its_points_to_the_other_alliance_once() -> None:
    s = four()
    for column in "abcde":
        unit = s.put("us_rifle_team", f"{column}15", seat=2, tile=0)
        assert list(eliminate(s.table, unit)) == []
    assert (s.state.score, s.state.broken) == ([0, 2], [0, 0, 1, 0])


@rule("HN-MULTI-17", "HN-TRAIT-08", "HN-TRAIT-18")
def test_after_an_intrepid_ally_went_first_the_lone_player_goes_on_between_his_enemies() -> None:
    s = three("us; us_8th_regiment = -, -, -, intrepid")
    s.put("us_rifle_team", "a15", seat=0, tile=0, token=1)
    s.put("us_rifle_team", "c15", seat=2, token=1)
    for column, token in (("a", 1), ("c", 2), ("e", 3)):
        s.put("ge_fire_group", f"{column}1", seat=1, token=token)
    s.set("initiative: ge", "side to act: ge").begin(p.WINDOW).quietly()
    order = []
    while s.asked == "act":
        order.append((s.asked_of, s.state.acted_by))
        s.quietly("decline")
    assert order == [(0, 1), (1, 1), (1, 2), (2, 1), (1, 3)]


@rule("HN-TRANSPORT-04", "HN-RESERVE-01", "HN-MULTI-14")
def test_a_unit_that_has_ridden_in_reserve_may_still_get_out_and_a_vehicle_still_drive() -> None:
    """Each of them moves once in the phase."""
    s = four()
    truck, team = s.put("us_halftrack", "e8", seat=0, facing="n"), s.put("us_rifle_team", "", seat=2)
    s.carry(team, truck)
    s.put("ge_fire_group", "a1", seat=1)
    s.reserve(0).quietly("activate u1")
    s.quietly(next(text for text in s.options() if text.startswith("drive")), "stop")
    assert (s.asked, s.asked_of, s.options()) == ("reserve_unit", 2, ["activate u2", "done"])
    s.quietly("activate u2")
    assert any(text.startswith("leave") for text in s.options())


@rule("HN-MULTI-08", "HN-MULTI-20")
def test_bluffs_and_special_orders_of_three_allies_are_one_set() -> None:
    s = Scene(army=(US, GE, US_TOO, US_TOO), side=(0, 1, 0, 0))
    s.dice.then = SeededDice("one set")
    with_officers(s)
    s.set("s1: special-orders-to-come 1", "s3: special-orders-to-come 1", "s4: special-orders-to-come 1")
    order_phase(s)
    assert [tokens.count(p.BLUFF) for tokens in s.state.tokens] == [1, 1, 0, 0]
    assert [tokens.count(p.SPECIAL) for tokens in s.state.tokens] == [1, 0, 1, 0]


@rule("HN-MULTI-02", "HN-MULTI-04")
def test_the_units_of_an_ally_belong_to_his_tiles_and_not_to_the_same_tile_of_the_other() -> None:
    s = Scene(army=(f"{US} = -, -, -, heroic", GE, US, GE_TOO), side=(0, 1, 0, 1))
    own, his = s.put("us_rifle_team", "a15", seat=0, tile=0), s.put("us_rifle_team", "c15", seat=2, tile=0)
    assert [stock_for(s.board, s.state, Unit(unit), "heroic") for unit in (own, his)] == [0, p.NO_STOCK]


# --- what lies on the tile of high command ----------------------------------------------------------------------------


@rule("HN-MULTI-04", "HN-ORDN-19")
def test_smoke_that_an_ally_lays_comes_from_the_high_command() -> None:
    s = four(hq("smoke"))
    s.put("us_rifle_team", "a15", seat=2)
    s.put("ge_fire_group", "a1", seat=1, token=1)
    s.set("s3 orders on smoke: 1", "placer: s3").begin(p.LAY_SMOKE).play("point @e5", dice=[6])
    assert (s.state.smoke[0], s.state.stock) == (2, [2])


@rule("HN-MULTI-04", "HN-EQUIP-04")
def test_an_ally_digs_the_position_of_the_high_command() -> None:
    s = four(hq("position"))
    s.put("us_rifle_team", "a15", seat=0)
    s.put("us_rifle_team", "e9", seat=2)
    s.put("ge_fire_group", "a1", seat=1)
    s.reserve(2).play("activate u2", "dig")
    assert s.state.stock == [0]
    assert s.told("dug_in")


@rule("HN-MULTI-04", "HN-EQUIP-14")
@pytest.mark.parametrize(("army", "offered"), [(hq("ammunition"), True), (f"{US} = -, ammunition", False)])
def test_an_ally_fills_the_high_command_with_his_crate_and_no_platoon_of_another(army: str, offered: bool) -> None:
    s = four(army)
    s.put("us_rifle_team", "a15", seat=0)
    s.put("us_rifle_team", "e9", seat=2)
    s.set("stock ammunition: tokens 1", "us: score 1", "s3: rerolls 0")
    s.give(2, "u04", "u01")
    s.begin(p.RESERVE_START)
    assert (s.asked, s.asked_of, "play u01" in s.options()) == ("reserve_start", 2, True)
    assert ("play u04" in s.options()) is offered


@rule("HN-MULTI-15", "HN-ORDN-15", "HN-MULTI-04")
@pytest.mark.parametrize(("initiative", "asked"), [("us", [0, 2]), ("ge", [])])
def test_either_ally_may_use_the_initiative_of_the_high_command(initiative: str, asked: list[int]) -> None:
    s = with_officers(four(hq("initiative"))).set(f"initiative: {initiative}")
    s.begin(p.PASS_INITIATIVE)
    found = []
    while s.asked == "initiative_turns":
        assert s.options() == ["use initiative", "pass"]
        found.append(s.asked_of)
        s.play("pass")
    assert found == asked


@rule("HN-MULTI-14", "HN-ORDN-07")
def test_an_alliance_lays_one_directive_a_turn() -> None:
    s = with_officers(four(hq("directive_3"))).set("s1: directives charge double_time")
    s.begin(p.GIVE_DIRECTIVES).play("direct charge u1")
    while s.asked == "consent_directive":
        s.play("yes")
    assert s.asked != "direct"
    assert s.state.directives[0] == [p.DOUBLE_TIME]


@rule("HN-RULING-98", "HN-TRAIT-16", "HN-MULTI-04")
def test_a_player_spends_the_rerolls_of_his_platoon_before_those_of_an_ally_s_high_command() -> None:
    s = Scene(army=(hq("-", "-", "veteran"), GE, f"{US_TOO} = -, -, -, veteran", GE_TOO), side=(0, 1, 0, 1))
    team = s.put("us_rifle_team", "e5", seat=2)
    s.put("ge_fire_group", "e2", seat=1)
    s.activate(team).play("fire main normal", dice=[1])
    while s.asked_of != 2:
        s.play("pass")
    s.play("reroll 0", dice=[2])
    assert s.state.stock == [3, 2]


@rule("HN-SETUP-06", "HN-MULTI-08")
def test_nobody_is_deployed_on_the_square_of_an_ally() -> None:
    s = Field("battle", 4, deployed=False, dice=[1]).play("first s1", "first s2")
    assert (s.asked, s.asked_of) == ("deploy", 0)
    s.play("deploy_rest", "deploy_rest")
    assert s.asked_of == 2
    s.play(s.options()[0])
    taken = {s.at(unit) for unit in s.state.units() if s.state.owner[unit] == 0}
    assert s.asked == "deploy_where"
    assert not {option.removeprefix("place ") for option in s.options()} & taken
