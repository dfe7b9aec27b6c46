"""Doubts that a second reading of the rulebook left, and how each is settled (HN-RULING-55 to HN-RULING-74)."""

from __future__ import annotations

import pytest

from bocage.core.dice import SeededDice
from bocage.games.heroes_of_normandie import setup
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building
from bocage.games.heroes_of_normandie.rules.cards.table import CARDS
from bocage.games.heroes_of_normandie.rules.phases.deploying import may_dig
from bocage.games.heroes_of_normandie.rules.phases.ordering import entitlement
from bocage.games.heroes_of_normandie.types import first_seats
from tests.heroes_of_normandie.duel import Duel, meeting
from tests.heroes_of_normandie.hands import Hands, between, shot
from tests.heroes_of_normandie.scene import BACK, FRONT, GE_ARMY, Scene
from tests.marks import rule

ALLIES = ("us; us_8th_regiment", "ge; ge_902", "us; us_22nd_regiment")


def us(tile: str = "us_8th_regiment", option: str = "", ordinance: str = "") -> tuple[str, str]:
    command = f"; us_field_command = {ordinance}" if ordinance else ""
    return f"us; {tile}{' = ' + option if option else ''}{command}", GE_ARMY


# --- orders and cards -------------------------------------------------------------------------------------------------


@rule("HN-RULING-55", "HN-SPECIAL-04")
def test_a_special_order_does_not_answer_a_card() -> None:
    """HN-RULING-55: it is offered between two activations, and no longer while a card lies on the stack."""
    s = Hands()
    s.put("us_rifle_team", "a1", token=p.SPECIAL)
    s.put("ge_fire_group", "a15")
    s.put("ge_fire_group", "c15", suppressed=1)
    s.set("s1: special-orders 1", "initiative: ge")
    s.give(1, "c16")
    s.give(0, "c22")
    s.begin(p.WINDOW)
    assert s.asked_of == 1
    s.play("play c16")
    assert s.asked_of == 0
    assert "play c22" in s.options()
    assert s.lacks_all("before_activation", "special")
    s.pass_windows()
    assert s.told("recovered")


@rule("HN-RULING-61", "HN-TRAIT-07")
@pytest.mark.parametrize(("deeds", "asked"), [(("decline",), False), (("move", "stop"), True)])
def test_a_unit_that_has_done_nothing_is_not_activated_again(deeds: tuple[str, ...], asked: bool) -> None:
    """HN-RULING-61: letting the order pass is no action; a null movement is one."""
    s = Duel(army=us(option="heroic"))
    s.activate(s.put("us_rifle_team", "e9", tile=0), 3).quietly(*deeds)
    assert (s.asked == "heroic") == asked


@rule("HN-RULING-62", "HN-ORDER-01")
def test_any_number_will_do_for_the_officer() -> None:
    """HN-RULING-62: the officer may have the 1; only while no officer has a number the last one is kept for him."""
    for first, kept in (("order 1 u1", False), ("order 1 u2", True)):
        s = Scene()
        s.put("us_captain", "e5")
        s.put("us_rifle_team", "e6")
        s.put("us_rifle_team", "e7")
        s.set("s1 orders in hand: 1, 2", "s2 orders in hand: none", "placer: s1", "passed: s2", "s1: orders-for-officers 1")
        s.begin(p.PLACE_ORDERS).play(first)
        assert s.lacks("order 2 u3", "place_order") == kept


@rule("HN-RULING-63", "HN-CARD-12")
@pytest.mark.parametrize("foe", ["ge_recon_group", "decoy"])
def test_cut_wire_takes_the_token_of_a_hidden_counter_in_sight(foe: str) -> None:
    """HN-RULING-63: and does not show what it is."""
    s = between("c14")
    s.put("us_rifle_team", "a1")
    hidden = s.put(foe, "d1", seat=1, token=4, hidden=p.AMBUSHED, face=BACK)
    s.begin(p.WINDOW).answer("play c14")
    s.pass_windows()
    assert (s.state.token[hidden], s.state.hidden[hidden]) == (p.NO_TOKEN, p.AMBUSHED)


@rule("HN-RULING-67", "HN-CARD-07")
@pytest.mark.parametrize("card", ["c14", "c24", "c25", "c27", "g07", "g11", "u07"])
def test_a_card_without_a_moment_of_its_own_interrupts_no_activation(card: str) -> None:
    """HN-RULING-67."""
    assert CARDS[card].moments == ["before_activation"]


@rule("HN-RULING-67")
def test_a_tripod_is_set_up_between_two_activations_and_not_during_one() -> None:
    s = Hands()
    team = s.put("us_rifle_team", "a1")
    s.put("us_30cal", "c1")
    s.put("ge_fire_group", "a9")
    s.give(0, "c27")
    s.activate(team).play("fire main normal", dice=[1])
    while s.asked != "before_activation":
        assert "play c27" not in s.options()
        s.play("pass")
    assert s.offers("play c27")


# --- several players --------------------------------------------------------------------------------------------------


@rule("HN-RULING-64", "HN-MULTI-10")
def test_in_reserve_one_alliance_moves_after_the_other() -> None:
    """HN-RULING-64: the allies with the initiative in their order of play, then the enemies."""
    s = Scene(army=(*ALLIES, "ge; ge_901"), side=(0, 1, 0, 1))
    for seat in range(4):
        s.put("ge_fire_group" if seat % 2 else "us_rifle_team", f"{'aceg'[seat]}{1 if seat % 2 else 15}", seat=seat)
    s.set("us plays in order: s3, s1", "ge plays in order: s2, s4", "initiative: us")
    s.dice.then = SeededDice("reserve")
    s.reserve(2)
    asked = []
    while s.asked == "reserve_unit":
        asked.append(s.asked_of)
        s.play("done")
    assert asked == [2, 0, 1, 3]


@rule("HN-RULING-68", "HN-MULTI-16")
@pytest.mark.parametrize(("officers", "orders"), [((4, 2), [6, 4]), ((4, 4), [5, 5]), ((6, 1), [8, 2])])
def test_who_has_most_orders_goes_without(officers: tuple[int, int], orders: list[int]) -> None:
    """HN-RULING-68: two stars for each captain; the alliance has ten orders."""
    s = Scene(army=ALLIES, side=(0, 1, 0))
    for seat, number in zip((0, 2), officers, strict=True):
        for column in range(number):
            s.put("us_captain", f"{'abcdefgh'[column]}{seat + 12}", seat=seat)
    assert [entitlement(s.board, s.state, seat) for seat in first_seats(3) if seat != 1] == orders


@rule("HN-RULING-74", "HN-MULTI-03", "HN-MULTI-05", "HN-MULTI-06")
def test_allies_lead_armies_of_one_nation() -> None:
    """HN-RULING-74: and so they have its deck."""
    for known in setup.TEAMS.values():
        for sides in known.values():
            assert set(sides) == {p.US, p.GE}
    with pytest.raises(setup.BadForce):
        setup.board("battle", {"points": "500", "army_3": "ge; ge_901"}, 3)
    board = setup.board("battle", {"points": "500"}, 4)
    assert all(board.cards[card].side in ("", p.SIDE_NAMES[side]) for side in (p.US, p.GE)
               for card, number in enumerate(board.total[side]) if number)


@rule("HN-RULING-65", "HN-ORDN-05", "HN-ORDN-14")
def test_concealed_and_infiltration_have_two_markers_together() -> None:
    """HN-RULING-65: two units hide, and there is no marker for a third."""
    s = Scene(army=us(option="-, -, -, us_infiltration", ordinance="concealed"))
    units = [s.put("us_rifle_team", square) for square in ("a1", "c1", "e1")]
    s.put("ge_fire_group", "a15")
    s.reserve()
    for unit in units[:2]:
        s.play(f"activate u{unit + 1}")
        s.play(next(option for option in s.options() if option.startswith("conceal"))).play("stop")
    s.play(f"activate u{units[2] + 1}")
    assert s.lacks_all("reserve_move", "conceal")


# --- fire -------------------------------------------------------------------------------------------------------------


@rule("HN-RULING-56", "HN-FIRE-11", "HN-ABIL-27")
@pytest.mark.parametrize(("off", "lost"), [("onto f1", True), ("onto e2", False)])
def test_a_target_that_gets_out_of_range_is_missed(off: str, lost: bool) -> None:
    """HN-RULING-56: an officer with Limited Range (4) fires at a group 4 squares away."""
    s, _, _ = shot("c19", 1, shooter="us_lt_officer", at="e1", dice=[6])
    s.answer("play c19", off).pass_windows()
    assert bool(s.told("shot_lost")) == lost


@rule("HN-RULING-57", "HN-ORDN-12")
@pytest.mark.parametrize(("ground", "defence"), [
    ("g", 5 + 1 + 1), ("B", 5 + 2), ("f", 5 + 1), ("F", 5 + 1), ("r", 5 + 2 + 1), (".", 5)])
def test_guardian_helps_in_scenery_and_not_in_printed_terrain(ground: str, defence: int) -> None:
    """HN-RULING-57."""
    s = Duel(f"{ground} . . . .\n. . . . .", army=us(ordinance="guardian"))
    s.put("us_rifle_team", "a1")
    group = s.put("ge_fire_group", "d1")
    s.activate(group).quietly("fire main normal", dice=[1])
    (_, needed), = s.shots()
    assert needed == defence


@rule("HN-RULING-57", "HN-TERR-22")
def test_guardian_adds_to_a_position_in_the_bocage() -> None:
    """HN-RULING-57: both give 2, but only the position gives one more."""
    s = Duel("B . . . .\n. . . . .", army=us(ordinance="guardian"))
    s.put("us_rifle_team", "a1")
    group = s.put("ge_fire_group", "d1")
    s.set("ground: a1=bocage+position")
    s.activate(group).quietly("fire main normal", dice=[1])
    assert [needed for _, needed in s.shots()] == [5 + 2 + 1]


@rule("HN-RULING-66", "HN-INDIRECT-15")
@pytest.mark.parametrize("card", ["c19", "c20"])
def test_nobody_takes_cover_from_a_template(card: str) -> None:
    """HN-RULING-66: a mortar aims at an intersection, a rifle at the unit."""
    s, _, _ = shot(card, 1, at="d1")
    assert s.offers(f"play {card}")
    s = Hands()
    mortar = s.put("us_mortar_60", "a1", face=BACK)
    s.put("ge_fire_group", "d1")
    s.give(1, card)
    s.activate(mortar).play("fire main template", "point @d2", dice=[5, 1])
    assert s.refuses(card)


@rule("HN-RULING-70", "HN-RULING-71", "HN-ARC-04")
@pytest.mark.parametrize(("chink", "defence"), [(False, 10), (True, 8)])
def test_the_88_hits_the_side_and_with_chink_the_rear(chink: bool, defence: int) -> None:
    """HN-RULING-71, HN-RULING-70: a Sherman has 12, 10 and 8."""
    s = between("g07", "c30", seat=1)
    s.put("us_m4_sherman", "e5", facing="n")
    s.put("ge_fire_group", "e1")
    s.begin(p.WINDOW).answer("play g07", dice=[1, 1])
    if chink:
        s.answer("play c30")
    s.pass_windows()
    assert [needed for _, needed in s.shots()] == [defence]


@rule("HN-RULING-70")
def test_chink_is_for_the_player_who_fires() -> None:
    """HN-RULING-70: the owner of the tank, who holds the card too, cannot play it."""
    s = between("g07", seat=1)
    s.put("us_m4_sherman", "e5", facing="n")
    s.put("ge_fire_group", "e1")
    s.give(0, "c30")
    s.begin(p.WINDOW).answer("play g07", dice=[1, 1])
    assert s.refuses("c30")


@rule("HN-RULING-72", "HN-EQUIP-08")
@pytest.mark.parametrize(("option", "unit", "manner", "aim", "dice"), [
    ("frag_grenades", "us_rifle_team", "grenade", "point @d2", [1]),
    ("bazooka_ammo", "us_rifle_team", "bazooka_ammo", "", [1]),
    ("he_shells", "us_m4_sherman", "he", "point @d2", [1]),
    ("-", "us_mortar_60", "template", "point @d2", [1])])
def test_ammunition_helps_every_weapon(option: str, unit: str, manner: str, aim: str, dice: list[int]) -> None:
    """HN-RULING-72: 1 more with a grenade, anti-tank ammunition, a shell or a mortar."""
    finals = []
    for answer in ("no", "ammunition"):
        s = Duel(army=(f"us; us_8th_regiment; us_field_command = -, -, ammunition; us_22nd_regiment = -, {option}", GE_ARMY))
        firer = s.put(unit, "b1", face=BACK if unit == "us_mortar_60" else FRONT, facing="e", tile=2)
        s.put("ge_zundapp", "d1")
        s.activate(firer).quietly(f"fire main {manner}", *([aim] if aim else []), answer, dice=dice)
        finals.append(s.shots()[0][0])
    assert finals[1] == finals[0] + 1


@rule("HN-RULING-72")
def test_ammunition_helps_a_captured_faust() -> None:
    """HN-RULING-72: card u03; a die of 1, and 7 and 1 against a tank."""
    s = Duel(army=us(ordinance="-, -, ammunition"))
    s.put("us_rifle_team", "e5", token=4)
    s.put("ge_panzer_iv", "e3", facing="s")
    s.give(0, "u03")
    s.begin(p.WINDOW).play("play u03").quietly("at e3", "ammunition", dice=[1])
    assert [final for final, _ in s.shots()] == [1 + 7 + 1]


@rule("HN-RULING-72", "HN-ABIL-34")
def test_ammunition_does_not_help_a_sniper() -> None:
    """HN-RULING-72: nobody is asked; the shot is rolled at once."""
    s = Duel(army=us(ordinance="-, -, ammunition"))
    sniper = s.put("us_sniper", "a1")
    s.put("ge_fire_group", "d1")
    s.activate(sniper).quietly("fire main sniper", dice=[1])
    assert s.shots() == [(1, 2)]


# --- assaults ---------------------------------------------------------------------------------------------------------


@rule("HN-RULING-58", "HN-TRAIT-02", "HN-ASSAULT-19")
def test_a_bloodthirsty_unit_makes_one_damage_roll_against_a_tank() -> None:
    """HN-RULING-58: one marker, not two."""
    s, _, tank = meeting("us_engineers", "ge_panzer_iv", army=us(option="bloodthirsty"))
    s.quietly("assault d4", dice=[6, 6, 1, 1])
    assert s.told("assault_won")
    assert s.state.damage[tank] == p.CREW
    assert len(s.told("damaged")) == 1


SCREEN = """
    . . . . .
    . B B B .
    . . . . .
    . . . . .
    . . . . .
"""


@rule("HN-RULING-59", "HN-ABIL-13", "HN-ASSAULT-14")
def test_a_unit_that_retreats_spots_from_its_new_square() -> None:
    """HN-RULING-59: behind the hedge at c1 a team lies in ambush; from b3 nobody sees it, from a2 the group does."""
    s = Duel(SCREEN)
    ours, theirs = s.put("us_assault_squad", "c4"), s.put("ge_fire_group", "b3")
    hidden = s.put("us_recon_team", "a1", hidden=p.AMBUSHED, face=BACK)
    s.set(f"{s.name(hidden)}: suppressed 1")                                   # it exerts no zone of control
    s.activate(ours).quietly("move", "assault b3", dice=[6, 6, 1])
    assert s.asked == "retreat"
    before = s.state.hidden[hidden]
    s.play("onto a2")
    assert (before, s.state.hidden[hidden], s.at(theirs)) == (p.AMBUSHED, p.OPEN, "a2")


@rule("HN-RULING-59", "HN-VEH-11")
def test_a_unit_that_is_pushed_spots_from_its_new_square() -> None:
    """HN-RULING-59."""
    s = Duel(SCREEN)
    tank = s.put("us_m4_sherman", "c5", facing="nw")
    group = s.put("ge_fire_group", "b3")
    hidden = s.put("us_recon_team", "a1", hidden=p.AMBUSHED, face=BACK, suppressed=1)
    s.activate(tank).quietly("move", "drive b4 nw", "drive b3 n", "stop", "onto a2")
    assert (s.at(group), s.state.hidden[hidden]) == ("a2", p.OPEN)


@rule("HN-RULING-60", "HN-VICTORY-08")
def test_a_counter_attack_takes_a_bonus_tactic_where_it_ends() -> None:
    """HN-RULING-60."""
    s = Hands()
    ours, theirs = s.put("us_rifle_team", "d5"), s.put("ge_fire_group", "d4", face=BACK)
    avenger = s.put("ge_assault_group", "e3")
    s.set("bonus tactics: @d4")
    s.give(1, "g12")
    s.activate(ours).quietly("move").play("assault d4", dice=[6, 1])
    s.answer("play g12", dice=[6, 6, 1, "card"])
    s.pass_windows()
    while s.asked == "retreat":
        s.play(s.options()[0])
    assert s.at(avenger) == "d4"
    assert s.told("tactic_taken") == [(s.tag(avenger),)]
    assert s.at(theirs) == ""


DOOR = Building(id="H", rooms=((2, 2, 2, 2),), doors=((2, 2, "S"),))


@rule("HN-RULING-73", "HN-ZOC-07", "HN-ASSAULT-14")
@pytest.mark.parametrize("closed", [True, False])
def test_nobody_retreats_through_an_entrance_that_a_second_enemy_closes(closed: bool) -> None:
    """HN-RULING-73: the group outside the door c4 is beaten; the attacker's own zone does not keep it from the house."""
    s = Duel(". . . . .\n. . . . .\n. . h . .\n. . . . .\n. . . . .\n. . . . .", buildings=[DOOR])
    ours = s.put("us_assault_squad", "c5")
    s.put("ge_fire_group", "c4")
    s.put("us_rifle_team", "b5" if closed else "a1")
    s.activate(ours).quietly("move", "assault c4", dice=[6, 6, 1])
    assert s.asked == "retreat"
    assert ("onto c3" in s.options()) != closed


# --- digging ----------------------------------------------------------------------------------------------------------


@rule("HN-RULING-69", "HN-EQUIP-04")
@pytest.mark.parametrize(("ground", "allowed"), [
    (".", True), ("=", True), ("g", True), ("B", True), ("f", True), ("F", True), ("r", False), ("w", False), ("b", False),
    ("x", False)])
def test_a_position_lies_wherever_infantry_goes_but_not_in_ruins_or_water(ground: str, allowed: bool) -> None:
    """HN-RULING-69."""
    s = Scene(f"{ground} . .")
    assert may_dig(s.board, s.state, s.square("a1")) == allowed


@rule("HN-RULING-69", "HN-EQUIP-04")
@pytest.mark.parametrize("overlay", ["position", "light_wreck"])
def test_a_square_holds_one_structure(overlay: str) -> None:
    """HN-RULING-69."""
    s = Scene(". . .").set(f"ground: b1=open+{overlay}")
    assert not may_dig(s.board, s.state, s.square("b1"))
