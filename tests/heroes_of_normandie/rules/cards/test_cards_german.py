"""The German's own cards (g01 to g05, g11, g12). Planes, artillery and the 88 are in ``test_off_board.py``."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import content
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building
from bocage.games.heroes_of_normandie.rules.cards.table import CARDS
from bocage.games.heroes_of_normandie.text import HNamer
from tests.heroes_of_normandie.hands import Hands
from tests.heroes_of_normandie.scene import BACK, Scene
from tests.marks import rule

HOUSE = Building(id="house", rooms=((4, 3, 4, 4),), doors=((4, 4, "S"),))


def plays(s: Scene) -> list[str]:
    """The cards that are offered now."""
    return [option for option in s.options() if option.startswith("play")]


# --- Trip Wire --------------------------------------------------------------------------------------------------------


@rule("HN-BLDG-06")
def test_a_trip_wire_catches_who_enters_a_building() -> None:
    """HN-BLDG-06, card g01: a shot at +3 inside, so the walls give nothing; a unit that lives goes on."""
    s = Hands(buildings=[HOUSE])
    rifles = s.put("us_rifle_team", "e6")
    s.give(1, "g01")
    s.activate(rifles)
    s.answer("move", "step e5", "play g01", dice=[2])
    assert s.shots() == [(5, 5)]
    assert s.face(rifles) == BACK
    assert s.asked == "move"


@rule("HN-CARD-03")
def test_a_trip_wire_lies_at_the_entrance_only() -> None:
    """HN-CARD-03, card g01: not outside, and not for who is inside already."""
    s = Hands(buildings=[HOUSE])
    rifles = s.put("us_rifle_team", "e5")
    s.give(1, "g01")
    s.activate(rifles)
    s.answer("move", "step e4")
    assert s.refuses("g01")
    s = Hands(buildings=[HOUSE])
    rifles = s.put("us_rifle_team", "e8")
    s.give(1, "g01")
    s.activate(rifles)
    s.answer("move", "step e7")
    assert s.refuses("g01")


@rule("HN-EQUIP-13", "HN-RULING-29")
@pytest.mark.parametrize(("card", "helps"), [("g01", True), ("g04", False)])
def test_first_aid_helps_against_the_shot_of_a_trip_wire_and_not_against_a_mine(card: str, helps: bool) -> None:
    """HN-EQUIP-13: the trip wire's victim takes a shot; a mine is no fire."""
    s = Hands(buildings=[HOUSE], army=("us; us_8th_regiment = -, -, first_aid", "ge; ge_902"))
    rifles = s.put("us_rifle_team", "e6", tile=0)
    s.put("us_rifle_team", "e4")                            # the friend who gives the aid
    s.give(1, card)
    s.activate(rifles).play("move").quietly()
    s.play("step e5").answer(f"play {card}", dice=[3])
    assert (s.asked == "suffer" and any(option.startswith("use") for option in s.options())) == helps


# --- Bundle Charge ----------------------------------------------------------------------------------------------------


@rule("HN-CARD-11")
def test_a_bundle_charge_against_a_vehicle() -> None:
    """HN-CARD-11, card g02: 5 against a light vehicle, 6 against a heavy one; the unit has acted and loses its token."""
    for kind, facing, result in (("us_willys_50cal", "n", (7, 6)), ("us_m4_sherman", "w", (8, 10))):
        s = Hands()
        group = s.put("ge_fire_group", "e5", token=3)
        s.put(kind, "e4", facing=facing)
        s.give(1, "g02")
        s.begin(p.WINDOW)
        s.answer("play g02", dice=[2])                      # the only one to bear it, the only thing beside it
        assert s.shots() == [result]
        assert (s.state.order[group], s.state.token[group]) == (p.ACTIVE, p.NO_TOKEN)


@rule("HN-RULING-125", "HN-ARC-02")
def test_a_gun_crew_lays_a_bundle_charge_on_any_side() -> None:
    """HN-ARC-02, card g02: an arc is one of fire, and the charge is not fired."""
    s = Hands()
    s.put("ge_pak40", "e5", facing="n")
    s.put("us_willys_50cal", "e6")
    s.give(1, "g02")
    s.begin(p.WINDOW).answer("play g02", dice=[2])
    assert s.shots() == [(7, 6)]


@rule("HN-RULING-72", "HN-ABIL-40", "HN-TRAIT-15")
def test_a_bundle_charge_is_no_shot() -> None:
    """HN-RULING-72, card g02: it is not fired, so neither Frightening Shot nor Triggerhappy follows."""
    s = Hands(army=("us; us_8th_regiment", "ge; ge_902 = -, -, -, triggerhappy"))
    s.put("ge_veterans", "e5", tile=0)
    s.put("us_m4_sherman", "e4", facing="w")
    s.give(1, "g02")
    s.begin(p.WINDOW).answer("play g02", dice=[2])
    s.pass_windows()
    assert s.shots() == [(8, 10)]
    assert s.is_over


@rule("HN-ABIL-07")
def test_a_bundle_charge_against_a_structure() -> None:
    """HN-ABIL-07, card g02: three Destruction dice instead."""
    s = Hands(buildings=[HOUSE])
    s.put("ge_fire_group", "d4")                            # outside the western wall
    s.give(1, "g02")
    s.begin(p.WINDOW)
    s.answer("play g02", dice=[4, 3, 5])
    assert s.told("structure_hit") == [(s.square("e4"), 2)]


@rule("HN-ABIL-18")
def test_a_hidden_unit_shows_itself_when_it_lays_a_bundle_charge_at_a_structure() -> None:
    s = Hands(buildings=[HOUSE])
    group = s.put("ge_recon_group", "d4", face=BACK, hidden=p.AMBUSHED)
    s.give(1, "g02")
    s.begin(p.WINDOW)
    s.answer("play g02", dice=[4, 3, 5])
    assert s.told("structure_hit")
    assert s.state.hidden[group] == p.OPEN


@rule("HN-CARD-03")
def test_a_bundle_charge_needs_something_beside_it() -> None:
    """HN-CARD-03, card g02: not two squares away, not against infantry, not for a unit that has acted."""
    s = Hands()
    s.put("ge_fire_group", "e6")
    done = s.put("ge_fire_group", "d4")
    s.set(f"{s.name(done)}: acted")
    s.put("us_willys_50cal", "e4")
    s.put("us_rifle_team", "e7")
    s.give(1, "g02")
    s.begin(p.WINDOW)
    assert s.refuses("g02")


# --- Fanatics ---------------------------------------------------------------------------------------------------------


@rule("HN-ASSAULT-06")
def test_fanatics_attack_with_two_more_and_do_not_come_back() -> None:
    """HN-ASSAULT-06, card g03: 3 + 2 + 1 against 3 + 5: beaten, and eliminated although it had a step left."""
    s = Hands()
    group = s.put("ge_fire_group", "e5")
    s.put("us_rifle_team", "e4")
    s.give(1, "g03")
    s.activate(group)
    s.answer("move", "assault e4", "play g03", dice=[1, 5])
    s.pass_windows()
    assert s.clashes() == [(6, 8)]
    assert s.told("eliminated") == [(s.tag(group),)]


@rule("HN-ASSAULT-07", "HN-ASSAULT-14")
def test_fanatics_defend_with_two_more_and_do_not_retreat() -> None:
    """HN-ASSAULT-07, HN-ASSAULT-14, card g03: in defence they gain 2 as well; if they lose, they die where they stand."""
    for dice, totals, lost in (([3, 2], (6, 7), False), ([6, 1], (9, 6), True)):
        s = Hands()
        rifles = s.put("us_rifle_team", "e5")
        group = s.put("ge_fire_group", "e4")
        s.give(1, "g03")
        s.activate(rifles)
        s.answer("move", "assault e4", "play g03", dice=dice)
        s.pass_windows()
        assert s.clashes() == [totals]
        assert (s.told("eliminated") == [(s.tag(group),)]) == lost


@rule("HN-CARD-01")
def test_fanatics_are_infantry_in_an_assault() -> None:
    """HN-CARD-01, card g03: a vehicle that is assaulted is not meant; nor is a mere shot."""
    s = Hands()
    rifles = s.put("us_hero_rock", "e5")
    s.put("ge_zundapp", "e4")
    s.give(1, "g03")
    s.activate(rifles)
    s.answer("move", "assault e4", dice=[1, 1, 1])
    assert s.refuses("g03")
    assert len(s.clashes()) == 1


# --- Minefield --------------------------------------------------------------------------------------------------------


@rule("HN-RULING-29")
def test_a_mine_under_a_vehicle() -> None:
    """HN-RULING-29, card g04: 3/6/6 against whoever has just entered a square; the side of a heavy vehicle."""
    s = Hands()
    tank = s.put("us_m4_sherman", "e8", facing="n")
    s.give(1, "g04")
    s.activate(tank)
    s.answer("move", "drive e7 n", "play g04", dice=[4, 2])
    s.pass_windows()
    assert s.shots() == [(10, 10)]
    assert s.state.damage[tank] == p.TRACKS
    assert s.state.stopped == 1                             # HN-HEAVY-11


@rule("HN-RULING-29")
def test_a_mine_under_infantry_that_dies_of_it() -> None:
    """HN-RULING-29, card g04: the movement is over with the unit."""
    s = Hands()
    scouts = s.put("us_recon_team", "e8")
    s.give(1, "g04")
    s.activate(scouts)
    s.answer("move", "step e7", "play g04", dice=[3])
    s.pass_windows()
    assert s.shots() == [(6, 6)]
    assert s.told("eliminated") == [(s.tag(scouts),)]
    assert s.is_over


@rule("HN-MOVE-13", "HN-ABIL-10")
def test_no_mine_under_who_stands_still_or_only_turns() -> None:
    """HN-MOVE-13, HN-ABIL-10, card g04: a null movement enters no square; one's own side and hidden units are safe."""
    s = Hands()
    rifles = s.put("us_rifle_team", "e8")
    s.give(1, "g04")
    s.activate(rifles)
    s.answer("move", "stop")
    assert s.refuses("g04")
    jeep = s.put("us_willys_50cal", "h8", facing="n")
    s.activate(jeep)
    s.answer("move", "drive h8 ne")
    assert s.refuses("g04")
    scouts = s.put("us_recon_team", "a12", face=BACK, hidden=p.AMBUSHED)
    s.activate(scouts)
    s.answer("move", "step a13")
    assert s.refuses("g04")
    group = s.put("ge_fire_group", "k8")
    s.activate(group)
    s.answer("move", "step k7")
    assert s.refuses("g04")


# --- orders and nerves ------------------------------------------------------------------------------------------------


@rule("HN-ORDER-03")
def test_a_furious_order_is_for_a_move_only() -> None:
    """HN-ORDER-03, card g05: one more token; the unit that has it may not fire, those with the others may."""
    s = Scene()
    group = s.put("ge_fire_group", "e5")
    s.put("us_rifle_team", "e3")
    s.give(1, "g05")
    s.set("s1 orders in hand: none", "s2 orders in hand: 1, 2")
    s.begin(p.ORDER_START).play("play g05")
    assert s.state.tokens[1][:3] == [1, 2, 3]
    assert s.activate(group, token=3).options() == ["move", "decline"]
    assert "fire main normal" in s.activate(group, token=2).options()


@rule("HN-ORDER-04")
def test_no_furious_order_beyond_ten() -> None:
    """HN-ORDER-04, card g05."""
    s = Scene()
    s.put("ge_fire_group", "e5")
    s.give(1, "g05")
    s.set("s1 orders in hand: none", "s2 orders in hand: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10")
    assert plays(s.begin(p.ORDER_START)) == []


@rule("HN-SUPP-03")
def test_tank_panic_suppresses_infantry_near_a_vehicle() -> None:
    """HN-SUPP-03, card g11: one marker on enemy infantry within two squares of any square of one's vehicle."""
    s = Hands()
    s.put("ge_panzer_iv", "e5", facing="n")                 # e5 and e6
    near, far, jeep = s.put("us_rifle_team", "e8"), s.put("us_rifle_team", "e9"), s.put("us_willys_50cal", "g5")
    s.give(1, "g11")
    s.begin(p.WINDOW)
    s.answer("play g11")
    assert [s.state.suppressed[unit] for unit in (near, far, jeep)] == [1, 0, 0]


@rule("HN-CARD-03")
def test_tank_panic_needs_a_vehicle_and_somebody_to_see_it() -> None:
    """HN-CARD-03, card g11: infantry frightens nobody; who hides is not found."""
    s = Hands()
    s.put("ge_fire_group", "e5")
    s.put("us_rifle_team", "e6")
    s.give(1, "g11")
    s.begin(p.WINDOW)
    assert s.refuses("g11")
    s = Hands()
    s.put("ge_panzer_iv", "e5", facing="n")
    s.put("us_recon_team", "e7", face=BACK, hidden=p.AMBUSHED)
    s.give(1, "g11")
    s.begin(p.WINDOW)
    assert s.refuses("g11")


# --- Counter-Attack ---------------------------------------------------------------------------------------------------


def lost_assault(dice: list[int], token: int = 0, suppressed: int = 0) -> tuple[Hands, int, int]:
    """American rifles assault a square; a German group stands beside it."""
    s = Hands()
    rifles = s.put("us_rifle_team", "e5")
    s.put("ge_fire_group", "e4")
    avenger = s.put("ge_fire_group", "f4", token=token, suppressed=suppressed)
    s.give(1, "g12")
    s.activate(rifles)
    s.answer("move", "assault e4", dice=dice)
    return s, rifles, avenger


@rule("HN-ASSAULT-01")
def test_a_counter_attack_follows_a_lost_defence() -> None:
    """HN-ASSAULT-01, card g12: a neighbour without a token assaults the winner at once and has acted."""
    s, rifles, avenger = lost_assault([6, 1])
    s.answer("onto e3")
    assert s.offers("play g12")
    option = next(each for each in s.decision.options if each.text == "play g12")
    assert HNamer(s.board, "en").action(option, s.state, s.decision) == "Play “Counter-Attack”: Fire group (F4)"
    s.play("play g12", dice=[5, 1])
    s.pass_windows()
    assert s.clashes() == [(9, 4), (8, 4)]
    assert s.told("step_lost")[-1] == (s.tag(rifles),)
    assert s.state.order[avenger] == p.ACTIVE


@rule("HN-CARD-03")
def test_a_counter_attack_needs_a_neighbour_without_a_token() -> None:
    """HN-CARD-03, card g12: one that still has an order waits for it."""
    s, rifles, _ = lost_assault([6, 1], token=4)
    s.answer("onto e3")
    assert s.refuses("g12")
    assert s.at(rifles) == "e4"


@rule("HN-SUPP-05", "HN-ASSAULT-03")
@pytest.mark.parametrize(("suppressed", "offered"), [(1, True), (2, False)])
def test_no_counter_attack_by_an_immobilised_unit(suppressed: int, offered: bool) -> None:
    """HN-SUPP-05, card g12: two markers leave 4 movement points nothing, and an assault costs one."""
    s, _, _ = lost_assault([6, 1], suppressed=suppressed)
    s.answer("onto e3")
    assert s.offers("play g12") == offered


@rule("HN-ASSAULT-10")
def test_no_counter_attack_after_a_defence_that_held() -> None:
    """HN-ASSAULT-10, card g12: only after losing, and only as defender."""
    s, _, _ = lost_assault([1, 6])
    assert s.refuses("g12")
    assert s.clashes() == [(4, 9)]


@rule("HN-SETUP-03")
def test_every_german_card_has_an_effect() -> None:
    """HN-SETUP-03: what is in the deck can be played."""
    assert {id for id, card in content.load().cards.items() if card.side == "ge"} <= set(CARDS)
