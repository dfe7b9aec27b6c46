"""The American's own cards (u01 to u05, u11, u12). Planes and artillery are in ``test_off_board.py``."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import content
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building, Force, Scenario, Zone
from bocage.games.heroes_of_normandie.rules.cards.table import CARDS
from bocage.games.heroes_of_normandie.types import by_card
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.hands import Hands
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule

HOUSE = Building(id="house", rooms=((3, 3, 3, 3),), doors=((3, 3, "N"),))
SOUTH, NORTH = Zone(box=(0, 12, 14, 14)), Zone(box=(0, 0, 14, 2))
ZONES = Scenario(id="scene", source={"*": "ours"}, maps="scene", turns=6, first="us", us=Force(points=1000, zone=SOUTH),
                 ge=Force(points=1000, zone=NORTH), goal="points")


def plays(s: Scene) -> list[str]:
    """The cards that are offered now."""
    return [option for option in s.options() if option.startswith("play")]


# --- Comforts of Home -------------------------------------------------------------------------------------------------


@rule("HN-CARD-09")
def test_comforts_of_home_draw_two_cards_more() -> None:
    """HN-CARD-09, card u01: at this phase's draw the hand is filled to 6 instead of 4."""
    s = Hands("B" + "." * 14 + "\n" + ("." * 15 + "\n") * 14, [HOUSE])     # where no card is useless
    s.put("us_rifle_team", "e5")
    s.put("ge_fire_group", "e1")
    s.board.useless = {(side, card): False for side in p.SIDE_NAMES for card, _ in by_card(s.board.cards)}
    s.give(0, "u01")
    s.give(1, "c01")                                        # he is asked what to discard before he draws
    s.begin(p.RESERVE_START)
    s.answer("play u01").pass_windows()
    assert s.state.draw_more == [2, 0]
    s.dice.script += ["c01", "c02", "c03", "c04", "c05", "c06"]
    s.quietly("done", "done")
    assert s.told("drew")[0] == (0, 6)


@rule("HN-CARD-01")
def test_comforts_of_home_wait_for_the_reserve_phase() -> None:
    """HN-CARD-01, card u01: not between activations."""
    s = Hands()
    s.put("us_rifle_team", "e5")
    s.put("ge_fire_group", "e1")
    s.give(0, "u01")
    s.begin(p.WINDOW)
    assert s.refuses("u01", "before_activation")


# --- Second Thoughts --------------------------------------------------------------------------------------------------


@rule("HN-CARD-03")
def test_second_thoughts_send_a_damaged_unit_towards_its_edge() -> None:
    """HN-CARD-03, card u02: two squares, each nearer to the edge of its deployment zone, as the card's player says."""
    s = Scene(scenario=ZONES)
    s.put("us_rifle_team", "e12")
    group = s.put("ge_fire_group", "e8", face=BACK)
    s.put("ge_fire_group", "g8")                            # undamaged: not to be chosen
    s.give(0, "u02")
    s.begin(p.RESERVE_START).play("play u02")               # the only one it can be aimed at
    assert (s.asked, s.asked_of, s.options()) == ("send_back", 0, ["onto e7", "onto f7", "onto d7"])
    s.play("onto d7", "onto d6")
    assert s.at(group) == "d6"


@rule("HN-CARD-03")
def test_second_thoughts_find_nobody_to_send() -> None:
    """HN-CARD-03, card u02: a tripod on its back is not damaged; nor is there anywhere to go beyond the edge."""
    s = Scene(scenario=ZONES)
    s.put("us_rifle_team", "e12", face=BACK)                # one's own
    s.put("ge_mg42", "e8", face=BACK)
    s.put("ge_fire_group", "g1", face=BACK)
    s.give(0, "u02")
    s.begin(p.RESERVE_START)
    assert plays(s) == []


# --- Captured Faust ---------------------------------------------------------------------------------------------------


@rule("HN-EQUIP-03", "HN-CARD-11")
def test_a_captured_faust_is_fired_at_once() -> None:
    """HN-EQUIP-03, HN-CARD-11, card u03: within 4 squares, 1/6/7 and Piercing; the unit has acted and loses its token."""
    s = Duel()
    rifles = s.put("us_rifle_team", "e5", token=4)
    tank = s.put("ge_panzer_iv", "e2", facing="n")          # its rear square, e3, is two away
    s.give(0, "u03")
    s.begin(p.WINDOW).play("play u03")
    s.quietly("at e3", dice=[1, 1])
    assert s.shots() == [(8, 8)]
    assert s.state.damage[tank] == p.TRACKS                 # 1, and 1 more for Piercing
    assert (s.state.order[rifles], s.state.token[rifles]) == (p.ACTIVE, p.NO_TOKEN)
    assert s.is_over


@rule("HN-TRANSPORT-08")
@pytest.mark.parametrize(("bearer", "offered"), [("us_rifle_team", True), ("us_30cal", False), ("us_bazooka", False)])
def test_a_heavy_weapon_fires_no_captured_faust_from_a_vehicle(bearer: str, offered: bool) -> None:
    """HN-TRANSPORT-08, card u03."""
    s = Duel()
    truck = s.put("us_halftrack", "e5", facing="w")
    s.carry(s.put(bearer, ""), truck)
    s.put("ge_panzer_iv", "e2", facing="n")
    s.give(0, "u03")
    s.begin(p.WINDOW)
    assert plays(s) == (["play u03"] if offered else [])


@rule("HN-EQUIP-03")
def test_a_captured_faust_needs_a_fresh_bearer_near_its_target() -> None:
    """HN-EQUIP-03, card u03: not beyond 4 squares, not for a vehicle, not for a unit that has acted."""
    s = Duel()
    s.put("us_rifle_team", "e8")
    done = s.put("us_rifle_team", "e5")
    s.set(f"{s.name(done)}: acted")
    s.put("us_willys_50cal", "g5")
    s.put("ge_panzer_iv", "e2", facing="n")
    s.give(0, "u03")
    s.begin(p.WINDOW)
    assert plays(s) == []


# --- Ammo Crate -------------------------------------------------------------------------------------------------------

CRATE = ("us; us_8th_regiment = -, frag_grenades, ammunition, veteran", "ge; ge_902")


def crate(*stock: int) -> Scene:
    """The American holds the card; so many tokens are left of grenades, ammunition and the trait."""
    s = Scene(army=CRATE)
    s.put("us_rifle_team", "e5")
    s.put("ge_fire_group", "e1")
    assert [each.family for each in s.board.stocks] == ["frag_grenades", "ammunition", "veteran"]
    s.set(*(f"stock {each.name}: tokens {number}" for each, number in zip(s.board.stocks, stock, strict=True)))
    s.give(0, "u04")
    return s.begin(p.RESERVE_START)


@rule("HN-EQUIP-14")
def test_an_ammo_crate_brings_back_two_tokens() -> None:
    """HN-EQUIP-14, card u04: up to two, of any equipment; traits are no equipment."""
    s = crate(2, 0, 0)
    s.play("play u04")
    assert s.options() == ["use frag_grenades", "use ammunition", "done"]
    s.play("use frag_grenades")
    assert s.options() == ["use ammunition", "done"]        # there are never more than were bought
    s.play("use ammunition")
    assert s.state.stock == [3, 1, 0]
    assert s.told("tokens_back") == [(0, 0, 1), (0, 1, 1)]


@rule("HN-CARD-03")
def test_an_ammo_crate_may_be_left_half_full() -> None:
    """HN-CARD-03, card u04: up to two means that one is enough."""
    s = crate(0, 0, 2)
    s.play("play u04", "use ammunition", "done")
    assert s.state.stock == [0, 1, 2]


@rule("HN-CARD-01")
def test_an_ammo_crate_is_of_no_use_while_nothing_is_spent() -> None:
    """HN-CARD-01, card u04."""
    assert plays(crate(3, 3, 0)) == []


# --- Bring 'em Up -----------------------------------------------------------------------------------------------------


@rule("HN-ORDER-03")
def test_one_more_order_for_an_officer() -> None:
    """HN-ORDER-03, card u05: one more token; an officer must have one of the turn's orders."""
    s = Scene()
    officer, rifles = s.put("us_lt_officer", "e5"), s.put("us_rifle_team", "e6")
    s.put("us_rifle_team", "e7")
    s.give(0, "u05")
    s.set("s1 orders in hand: 1", "s2 orders in hand: none")
    s.begin(p.ORDER_START).play("play u05")
    assert s.state.tokens[0][:2] == [1, 2]
    assert f"order 1 u{rifles + 1}" in s.options()
    s.play(f"order 1 u{rifles + 1}")
    numbered = [option for option in s.options() if option.startswith("order 2")]
    assert numbered == [f"order 2 u{officer + 1}"]


@rule("HN-CARD-03", "HN-BLUFF-03")
def test_no_bluff_keeps_that_order_from_the_only_officer() -> None:
    """Card u05: the officer can have one token only, and it must be an order."""
    s = Scene()
    officer, rifles = s.put("us_lt_officer", "e5"), s.put("us_rifle_team", "e6")
    s.give(0, "u05")
    s.set("s1 orders in hand: 1", "s2 orders in hand: none")
    s.begin(p.ORDER_START).play("play u05")
    assert f"order bluff u{rifles + 1}" in s.options()
    assert s.lacks(f"order bluff u{officer + 1}", "place_order")


@rule("HN-ORDER-04")
def test_no_order_for_an_officer_who_is_not_there_nor_an_eleventh() -> None:
    """HN-ORDER-04, card u05."""
    s = Scene()
    s.put("us_rifle_team", "e6")
    s.give(0, "u05")
    s.set("s1 orders in hand: 1", "s2 orders in hand: none")
    assert plays(s.begin(p.ORDER_START)) == []
    s = Scene()
    s.put("us_lt_officer", "e6")
    s.give(0, "u05")
    s.set("s1 orders in hand: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10", "s2 orders in hand: none")
    assert plays(s.begin(p.ORDER_START)) == []


# --- vehicles ---------------------------------------------------------------------------------------------------------

LANE = """
    . . B . .
    . . B . .
    . . . . .
    . . . . .
    . . . . .
"""


@rule("HN-CARD-03")
def test_the_rhino_breaks_into_a_hedge() -> None:
    """HN-CARD-03, card u11: a vehicle under way drives into one bocage square, which is open from then on."""
    s = Duel(LANE)
    tank = s.put("us_m5_stuart", "c3", facing="n")
    s.give(0, "u11")
    s.activate(tank).play("move")
    assert s.asked == "announce_move"
    s.play("play u11", "drive c2 n")                        # one hedge ahead
    assert s.at(tank) == "c2"
    ground = s.board.ground(s.state.ground)
    assert ground.layers[s.square("c2")].base == ground.names["open"]
    assert s.state.points_left == 5
    assert s.lacks("drive c1 n", "move")                    # the next hedge stands


@rule("HN-CARD-03")
def test_the_rhino_is_for_one_s_own_moving_vehicle_beside_a_hedge() -> None:
    """HN-CARD-03, card u11: not for infantry, nor away from bocage, nor with the enemy's tank."""
    s = Hands(LANE)
    rifles, far = s.put("us_rifle_team", "b1"), s.put("us_m5_stuart", "e4", facing="n")
    s.put("ge_panzer_iv", "c3", facing="n")
    s.give(0, "u11")
    for unit in (rifles, far):
        s.activate(unit).play("move")
        assert s.refuses("u11")


def hit_tracks(*hand: str, location: int) -> tuple[Hands, int]:
    """An American tank is hit; the damage roll gives that."""
    s = Hands()
    gun = s.put("ge_panzerschreck", "e5")
    tank = s.put("us_m4_sherman", "e2", facing="n")
    s.give(0, *hand)
    s.activate(gun).play("fire main normal", "at e3", dice=[3, location])
    return s, tank


@rule("HN-HEAVY-03")
def test_chewing_gum_mends_a_track() -> None:
    """HN-HEAVY-03, card u12: a Tracks result just rolled does nothing."""
    s, tank = hit_tracks("u12", location=1)                 # Piercing makes it 2
    s.answer("play u12").pass_windows()
    assert s.state.damage[tank] == 0
    assert s.told("saved") == [(s.tag(tank),)]


@rule("HN-ABIL-40", "HN-HEAVY-03")
def test_a_frightening_shot_whose_track_is_mended_has_done_nothing_and_may_suppress() -> None:
    """HN-ABIL-40: "ni pas de perte, ni marqueur Suppressed, ni marqueur Dégât"."""
    s = Hands()
    s.grant("ge_panzerschreck", "frightening_shot")
    gun, tank = s.put("ge_panzerschreck", "e5"), s.put("us_m4_sherman", "e2", facing="n")
    s.give(0, "u12")
    s.activate(gun).play("fire main normal", "at e3", dice=[3, 1]).answer("play u12").pass_windows()
    assert s.asked == "frighten"
    s.quietly("yes")
    assert (s.state.damage[tank], s.state.suppressed[tank]) == (0, 1)


@rule("HN-CARD-01")
def test_chewing_gum_is_for_the_activation_phase() -> None:
    """HN-CARD-01, card u12: a bomb that explodes at the end of Reserve breaks the track all the same."""
    s = Hands()
    tank = s.put("us_m4_sherman", "e5")
    s.put("ge_fire_group", "a1")
    s.set(f"{s.name(tank)}: bombs 1")
    s.give(0, "u12")
    s.begin(p.RESERVE_END, 6, 2)                            # 6 and 7 reach the side; then Tracks
    assert s.refuses("u12")
    assert s.state.damage[tank] == p.TRACKS


@rule("HN-HEAVY-02")
def test_chewing_gum_mends_nothing_else() -> None:
    """HN-HEAVY-02, card u12: only Tracks; another result stands, and the card is never offered."""
    s, tank = hit_tracks("u12", location=2)
    assert s.refuses("u12")
    assert s.state.damage[tank] == p.HULL
    assert s.face(tank) == FRONT


@rule("HN-SETUP-03")
def test_every_american_card_has_an_effect() -> None:
    """HN-SETUP-03: what is in the deck can be played."""
    assert {id for id, card in content.load().cards.items() if card.side == "us"} <= set(CARDS)
