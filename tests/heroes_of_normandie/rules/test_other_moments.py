"""A rule that is clear at its usual moment, at another one: two things on one square, the last unit of an ally, help from next
door."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building
from bocage.games.heroes_of_normandie.rules.damage.structures import dent
from bocage.games.heroes_of_normandie.rules.damage.overlays import structure_at
from bocage.games.heroes_of_normandie.types import Unit
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.hands import Hands
from tests.heroes_of_normandie.rules.test_allies import GE, US_TOO, four, hq, three
from tests.heroes_of_normandie.scene import Scene
from tests.marks import rule

HOUSE = Building(id="house", rooms=((3, 3, 4, 4),), doors=((3, 4, "W"),), windows=((4, 4, "E"),))     # d4 to e5, door d5 to c5


# --- structures -------------------------------------------------------------------------------------------------------


@rule("HN-TERR-02", "HN-TERR-23")
def test_only_the_wreck_is_removed_and_the_ruins_under_it_stay() -> None:
    """Page 11: a wreck is taken off the board. The position that fell there before has left its ruins for good."""
    s = Duel().set("ground: e6=open+ruins+heavy_wreck")
    s.put("us_rifle_team", "a1")
    s.begin(p.WINDOW)
    square, ground = s.square("e6"), s.board.ground(s.state.ground)
    assert list(dent(s.table, structure_at(ground, square), 4, square)) == []
    now = s.board.ground(s.state.ground)
    assert [now.terrains[number].id for number in now.layers[square].over] == ["ruins"]


def collapse(*foe: str) -> tuple[Duel, Unit, Unit]:
    """Pioneers bring down a house while an American passes through the square of a friend, e5, in it."""
    rows = ["........"] * 8
    rows[4] = ".......p"
    s = Duel("\n".join(rows), buildings=[HOUSE]).set("destruction markers: building:house 5")
    team, friend = s.put("us_rifle_team", "c5"), s.put("us_fire_team", "e5")
    pioneers = s.put("ge_pioneers", "h5")
    for at in foe:
        s.put("ge_fire_group", at, suppressed=1)
    s.activate(team).quietly("move").play("step d5", "step e5", f"opportunity u{pioneers + 1} main normal", dice=[1, 4, 4])
    s.pass_windows()
    return s, team, friend


@rule("HN-TERR-04", "HN-MOVE-04")
def test_who_passes_through_a_friend_in_a_falling_house_is_put_on_its_ruins_like_all_others() -> None:
    """Page 11: the player redeploys all his units that were in it; there is a square for each of them."""
    s, team, friend = collapse()
    s.play("onto d4")
    assert (s.asked, s.options()) == ("redeploy", ["onto e4", "onto d5", "onto e5"])
    s.play("onto d5").pass_windows()
    assert (s.asked, s.at(team), s.at(friend)) == ("move", "d4", "d5")
    assert [s.state.suppressed[unit] for unit in (team, friend)] == [1, 1]
    assert "stop" in s.options()


@rule("HN-TERR-04", "HN-GEN-13")
def test_no_enemy_is_put_on_the_square_of_who_passes_through_a_falling_house() -> None:
    s = collapse("e4")[0]
    s.play("onto d4", "onto e5")
    assert (s.asked, s.asked_of, s.options()) == ("redeploy", 1, ["onto e4", "onto d5"])


@rule("HN-TERR-04", "HN-GEN-13", "HN-MOVE-04")
def test_where_a_falling_house_has_no_square_left_for_who_passes_he_goes_back() -> None:
    """A position of two squares holds a friend and an enemy. The friend goes to the other square, the enemy to that of the unit
    on the move, which goes back to where it came from."""
    s = Duel("......\n......\n......\npp....\n......\np.....").set("destruction markers: a4 2")
    team, friend = s.put("us_rifle_team", "b5"), s.put("us_fire_team", "b4")
    foe, pioneers = s.put("ge_fire_group", "a4", suppressed=1), s.put("ge_pioneers", "b1")
    s.set(f"u{pioneers + 1}: at a6")
    s.activate(team).quietly("move").play("step b4", f"opportunity u{pioneers + 1} main normal", dice=[1, 1, 4])
    s.pass_windows()
    s.play("onto a4").pass_windows()
    assert (s.at(team), s.at(friend), s.at(foe)) == ("b5", "a4", "b4")
    assert s.asked == "move"


# --- allies -----------------------------------------------------------------------------------------------------------


@rule("HN-VICTORY-02", "HN-TRAIT-14", "HN-MULTI-01", "HN-RULING-24")
@pytest.mark.parametrize(("left", "outcome"), [("decoy", p.GE), ("us_rifle_team", p.RUNNING)])
def test_the_orders_of_an_ally_who_has_only_decoys_left_do_not_keep_an_alliance_in_the_game(left: str, outcome: int) -> None:
    """He has orders by the stars of his high command and no unit; the other has a unit and no order."""
    s = four(hq("guardian"))
    s.put(left, "a9", seat=0)
    s.put("us_rifle_team", "c9", seat=2)
    s.put("ge_leutnant", "a1", seat=1)
    s.set("turn: 2").begin(p.TAKE_TOKENS)
    assert [bool(tokens) for tokens in s.state.tokens] == [True, True, False, False]
    assert s.state.outcome == outcome


def wounded(own: bool) -> tuple[Scene, Unit]:
    """A unit of seat 0, which has First Aid, is hit; a unit of seat 2 is near, and perhaps another of seat 0."""
    s = Scene(army=("us; us_8th_regiment = first_aid", GE, US_TOO, GE), side=(0, 1, 0, 1))
    team, group = s.put("us_rifle_team", "e5", tile=0), s.put("ge_fire_group", "e2")
    s.put("us_rifle_team", "g6", seat=2)
    if own:
        s.put("us_rifle_team", "d6", seat=0)
    s.activate(group).play("fire main normal", "at e5", dice=[2])
    s.play("use first_aid")
    return s, team


@rule("HN-MULTI-14", "HN-EQUIP-13")
@pytest.mark.parametrize(("answer", "lost"), [("yes", False), ("no", True)])
def test_an_ally_is_asked_whether_his_unit_helps_with_first_aid(answer: str, lost: bool) -> None:
    """Page 20: options that concern nearby units work with those of allies if their owner agrees. A refusal costs no token."""
    s, team = wounded(own=False)
    assert (s.asked, s.asked_of) == ("consent", 2)
    s.play(answer).pass_windows()
    assert (s.state.face[team] == p.BACK) is lost
    assert s.state.suppressed[team] == 1 - lost
    assert s.state.stock[0] == 1 + lost


@rule("HN-MULTI-14", "HN-EQUIP-13")
def test_no_ally_is_asked_if_an_own_unit_is_near_to_help() -> None:
    s = wounded(own=True)[0]
    assert s.asked != "consent"
    assert s.state.stock[0] == 1


@rule("HN-SPECIAL-02", "HN-MULTI-04", "HN-MULTI-16")
@pytest.mark.parametrize(("alone", "playable"), [(False, True), (True, False)])
def test_a_second_staff_line_may_be_played_as_long_as_battle_plan_can_go_to_an_ally(alone: bool, playable: bool) -> None:
    """The alliance names each turn who takes the special order of Battle Plan."""
    s = four(hq("battle_plan"))
    s.put("us_captain", "a15", seat=0)
    if not alone:
        s.put("us_captain", "c15", seat=2)
    s.put("ge_leutnant", "a1", seat=1)
    s.give(0, "c04")
    s.set("s1: special-orders-to-come 1").begin(p.ORDER_START)
    assert (s.asked == "order_start" and "play c04" in s.options()) is playable
    if playable:
        s.play("play c04").quietly("share s3")
        assert [tokens.count(p.SPECIAL) for tokens in s.state.tokens] == [2, 0, 1, 0]


@rule("HN-RULING-115", "HN-MULTI-16", "HN-SPECIAL-01")
@pytest.mark.parametrize("card", ["c04", "c28"])
@pytest.mark.parametrize("units", [True, False])
def test_an_ally_without_units_gets_no_order_by_a_card(card: str, units: bool) -> None:
    """It would be one of the ten orders, or of the two special orders, of his alliance, and he could not place it."""
    s = three()
    if units:
        s.put("us_rifle_team", "a15", seat=0)
    s.put("us_captain", "c15", seat=2)
    s.put("ge_leutnant", "a1", seat=1)
    s.give(0, card)
    s.give(2, card)
    s.begin(p.ORDER_START)
    asked = []
    while s.asked == "order_start":
        if f"play {card}" in s.options():
            asked.append(s.asked_of)
        s.play("pass")
    assert asked == ([0, 2] if units else [2])


@rule("HN-RULING-121", "HN-ABIL-19", "HN-ORDER-10")
def test_a_player_sees_what_the_hidden_counters_of_his_ally_are_and_not_his_orders() -> None:
    s = four()
    recon = s.put("us_recon_team", "e9", seat=0, face=p.BACK, hidden=p.AMBUSHED, token=3)
    seen = [s.seen_by(seat).units[recon] for seat in range(3)]
    assert [(unit.type, unit.token) for unit in seen] == [("us_recon_team", "3"), ("", "?"), ("us_recon_team", "?")]


# --- what spotting shows ----------------------------------------------------------------------------------------------

TO_A_GROVE = ". .\n. .\n. .\ng .\nx .\n. ."        # whoever stands in the grove a4 sees a1, and is seen from two squares only


def hidden(s: Scene, type: str, at: str, seat: int) -> Unit:
    return s.put(type, at, seat=seat, face=p.BACK, hidden=p.AMBUSHED)


@rule("HN-TRAIT-14", "HN-ABIL-16", "HN-ABIL-19")
@pytest.mark.parametrize(("type", "told", "shown"), [("decoy", "decoy", False), ("us_recon_team", "", True)])
def test_a_counter_that_could_spot_a_hidden_enemy_and_does_not_is_known_for_a_decoy(type: str, told: str, shown: bool) -> None:
    """Page 16: two units in ambush may spot each other. Of one that spots, all know that it is no decoy."""
    s = Duel(TO_A_GROVE)
    counter, group = hidden(s, type, "b5", 0), hidden(s, "ge_recon_group", "a1", 1)
    s.activate(counter).quietly("move", "step a4")
    assert (s.state.hidden[group] == p.OPEN, s.seen_by(1).units[counter].type) == (shown, told)
    assert s.state.hidden[counter] == p.AMBUSHED
    assert s.state.traced[counter] == (2 if shown else 1)


@rule("HN-TRAIT-14", "HN-ABIL-16", "HN-ABIL-19")
@pytest.mark.parametrize(("watchers", "known", "caught"), [
    (["decoy"], [1], False), (["ge_recon_group"], [2], True), (["decoy", "decoy"], [1, 1], False),
    (["decoy", "ge_recon_group"], [0, 0], True)])
def test_what_it_shows_of_hidden_counters_that_a_hidden_enemy_comes_into_their_sight(
        watchers: list[str], known: list[int], caught: bool) -> None:
    """They lie in groves, three squares away: they see it, and it does not see them. If it is spotted, only one of two need
    have done it."""
    s = Duel("g . g\n. . .\n. . .\n. . .\n. x .")
    counters = [hidden(s, type, at, 1) for type, at in zip(watchers, ("a1", "c1"), strict=False)]
    mover = hidden(s, "us_recon_team", "b5", 0)
    s.set(f"u{mover + 1}: at a5").activate(mover).quietly("move", "step b4")
    assert (s.state.hidden[mover] == p.OPEN) is caught
    assert [s.state.traced[counter] for counter in counters] == known


@rule("HN-TRAIT-14", "HN-ABIL-19")
def test_nothing_is_learned_of_a_hidden_counter_if_a_unit_in_the_open_has_spotted_too() -> None:
    s = Duel("g . .\n. . .\n. . .\n. . .\n. x .")
    counter, mover = hidden(s, "ge_recon_group", "a1", 1), hidden(s, "us_recon_team", "a5", 0)
    s.put("ge_fire_group", "c1")
    s.activate(mover).quietly("move", "step b4")
    assert (s.state.hidden[mover], s.state.traced[counter]) == (p.OPEN, 0)


@rule("HN-ABIL-01", "HN-ABIL-18", "HN-ABIL-41")
def test_who_fires_out_of_ambush_on_the_move_does_not_turn_again_in_that_movement() -> None:
    """Page 16: by its special abilities a unit is turned only once in a movement."""
    s = Duel()
    s.grant("us_recon_team", "fire_on_the_move")
    recon = hidden(s, "us_recon_team", "e9", 0)
    s.put("ge_fire_group", "e2")
    s.activate(recon).quietly("move", "fire main normal", dice=[1])
    assert s.state.hidden[recon] == p.OPEN
    assert s.lacks("turn", "move")
    s.quietly("step f9")
    assert s.lacks("turn", "move")


# --- a zone of control that comes back in time ------------------------------------------------------------------------


@rule("HN-CARD-01", "HN-ZOC-07", "HN-TRANSPORT-04")
@pytest.mark.parametrize("plays", [False, True])
def test_c16_steady_closes_an_entrance_to_who_gets_out_of_a_vehicle_before_it(plays: bool) -> None:
    """The half-track stands before the door of a house, on c5, beside a suppressed German."""
    s = Hands("........\n" * 8, buildings=[HOUSE])
    truck, team = s.put("us_halftrack", "c5"), s.put("us_rifle_team", "")
    s.carry(team, truck)
    s.put("ge_fire_group", "b5", suppressed=1)
    s.give(1, "c16")
    s.activate(team).play("move")
    if plays:
        s.answer("play c16")
    s.pass_windows()
    assert s.asked == "move"
    assert ("leave d5" in s.options()) is not plays
    assert "leave d6" in s.options()


@rule("HN-CARD-01", "HN-ZOC-03")
def test_c16_steady_narrows_the_way_of_who_is_thrown_back() -> None:
    """Card c02. The American on c4 has a zone of control over d4, c5 and d5 again."""
    for plays in (False, True):
        s = Hands()
        team, group = s.put("us_rifle_team", "d1"), s.put("ge_fire_group", "d4")
        s.put("us_fire_team", "c4", suppressed=1)
        s.give(0, "c02", "c16")
        s.activate(team).play("fire main normal", dice=[3])
        s.answer("play c02", *(["play c16"] if plays else []))
        s.pass_windows()
        if plays:
            assert s.at(group) == "e5", "the only square"
        else:
            assert s.options() == ["onto e5", "onto d5", "onto c5"]


# --- where a movement has ended ---------------------------------------------------------------------------------------


@rule("HN-RULING-60", "HN-VICTORY-08", "HN-EQUIP-06")
@pytest.mark.parametrize("driven", [True, False])
def test_who_is_driven_out_by_a_counter_attack_takes_nothing_where_he_retreats_to(driven: bool) -> None:
    """Card g12. The American has taken d4; a marker lies beside c5, a German half-track stands on b6 and b7."""
    s = Hands(army=("us; us_8th_regiment = sticky_bomb", GE)).set("bonus tactics: @c5")
    team = s.put("us_rifle_team", "d5", tile=0)
    s.put("ge_fire_group", "d4", face=p.BACK)
    avenger = s.put("ge_assault_group", "e3")
    s.put("ge_hanomag", "b6", facing="n")
    s.give(1, "g12")
    s.activate(team).quietly("move").play("assault d4", dice=[6, 1])
    s.answer("play g12", dice=[6, 6, 1] if driven else [1, 1, 6])
    s.pass_windows()
    if driven:
        s.play("onto c5").pass_windows()
        assert (s.at(team), s.at(avenger)) == ("c5", "d4")
    assert s.is_over
    assert (s.told("tactic_taken"), s.state.bombs) == ([], [0, 0, 0, 0])


# --- aboard -----------------------------------------------------------------------------------------------------------


@rule("HN-TRANSPORT-14", "HN-CARD-03", "HN-LOS-01")
@pytest.mark.parametrize("owner", [1, 3])
def test_a_passenger_in_an_allys_vehicle_sees_for_the_88(owner: int) -> None:
    """Card g07: any unit of the player sees; the lines of a carried unit start from its vehicle."""
    s = four()
    truck, group = s.put("ge_hanomag", "e2", seat=3, facing="n"), s.put("ge_fire_group", "", seat=owner)
    s.carry(group, truck)
    s.put("us_rifle_team", "e9", seat=0)
    s.give(1, "g07")
    s.begin(p.WINDOW)
    assert (s.asked == "before_activation" and "play g07" in s.options()) is (owner == 1)


def struck_back(aboard: str, dice: list[int]) -> tuple[Hands, Unit, Unit, Unit]:
    """An American takes d4; a German in a half-track on e2 and e3 strikes back by card g12."""
    s = Hands()
    team = s.put("us_rifle_team", "d5")
    s.put("ge_fire_group", "d4", face=p.BACK)
    truck, avenger = s.put("ge_hanomag", "e3", facing="s"), s.put(aboard, "")
    s.carry(avenger, truck)
    s.give(1, "g12")
    s.activate(team).quietly("move").play("assault d4", dice=[6, 1])
    s.answer("play g12", dice=dice)
    s.pass_windows()
    return s, team, truck, avenger


@rule("HN-ASSAULT-25", "HN-TRANSPORT-06", "HN-CARD-03")
def test_a_counter_attack_may_be_launched_from_a_vehicle_beside_the_winner() -> None:
    """Page 18: an assault may be made from a vehicle. Card g12: a unit beside the winner."""
    s, team, _, avenger = struck_back("ge_assault_group", [6, 6, 1])
    assert s.asked == "retreat"
    s.play("onto c5").pass_windows()
    assert (s.at(avenger), s.state.carrier[avenger], s.at(team)) == ("d4", p.NO_UNIT, "c5")


@rule("HN-ASSAULT-13", "HN-TRANSPORT-06", "HN-CARD-03")
def test_who_loses_a_counter_attack_from_a_vehicle_is_aboard_again() -> None:
    s, team, truck, avenger = struck_back("ge_fire_group", [1, 6])
    assert (s.state.at[avenger], s.state.carrier[avenger], s.face(avenger)) == (p.CARRIED, truck, p.BACK)
    assert (s.at(team), s.state.order[avenger]) == ("d4", p.ACTIVE)


@rule("HN-RULING-109", "HN-TRANSPORT-14", "HN-CARD-03")
def test_c10_a_grenade_out_of_a_vehicle_comes_back_to_the_nearest_corner_of_both_its_squares() -> None:
    """The half-track faces away from the German: its rear square e6 is the nearer one."""
    s = Hands(army=("us; us_8th_regiment = frag_grenades", GE))
    truck, team = s.put("us_halftrack", "e5", facing="n"), s.put("us_rifle_team", "", tile=0)
    s.carry(team, truck)
    s.put("ge_fire_group", "e8")
    s.give(1, "c10")
    s.activate(team).play("fire main grenade", "point @e8", dice=[1, 1])
    s.answer("play c10")
    s.pass_windows()
    assert s.told("exploded") == [(s.point("@e7"),)]


@rule("HN-RULING-118", "HN-ABIL-30", "HN-TRANSPORT-09")
@pytest.mark.parametrize("aboard", [True, False])
def test_a_medic_aboard_takes_no_loss_of_a_gun_outside(aboard: bool) -> None:
    s = Duel()
    medic, truck = s.put("us_medic", "f6"), s.put("us_halftrack", "e7", facing="n")
    s.put("us_bazooka", "e5")
    if aboard:
        s.carry(medic, truck)
    s.activate(s.put("ge_fire_group", "e2")).play("fire main normal", "at e5", dice=[4])
    assert (s.asked == "suffer" and f"replace u{medic + 1}" in s.options()) is not aboard


# --- who stands in for another ----------------------------------------------------------------------------------------


@rule("HN-CARD-07", "HN-ABIL-30", "HN-DAMAGE-01")
def test_c29_lucky_helmet_saves_the_medic_who_takes_the_loss_of_a_gun() -> None:
    """A window opens when a unit would suffer a result: first for the gun, then for the unit that stands in for it."""
    s = Hands()
    gun, medic = s.put("us_bazooka", "e5"), s.put("us_medic", "f6")
    s.give(0, "c29")
    s.activate(s.put("ge_fire_group", "e2")).quietly("fire main normal").play("at e5", dice=[4])
    s.answer(f"replace u{medic + 1}")
    s.play("play c29")                                      # the gun loses nothing now, so it is offered for the medic
    s.pass_windows()
    assert (s.at(medic), s.state.suppressed[medic]) == ("f6", 1)
    assert (s.face(gun), s.state.suppressed[gun]) == (p.FRONT, 0)


@rule("HN-CARD-03", "HN-ABIL-30")
def test_c02_thrown_back_is_for_the_unit_that_was_hit_and_not_for_who_stands_in() -> None:
    s = Hands()
    s.put("us_bazooka", "e5")
    medic = s.put("us_medic", "f6")
    s.give(0, "c29")
    s.give(1, "c02")
    s.activate(s.put("ge_fire_group", "e2")).quietly("fire main normal").play("at e5", dice=[4])
    asked = []
    while s.asked in ("announce_fire", "rolled", "suffer"):
        asked += [option for option in s.options() if option != "pass"]
        s.play(f"replace u{medic + 1}" if f"replace u{medic + 1}" in s.options() else "pass")
    assert asked == [f"replace u{medic + 1}", "play c29", "play c02", "play c29"], "the last for the medic"


# --- what the high command has ----------------------------------------------------------------------------------------


@rule("HN-RULING-119", "HN-ORDN-16", "HN-MULTI-04")
def test_the_nest_of_the_high_command_is_placed_by_the_player_who_bought_it() -> None:
    s = Scene(army=("us; us_8th_regiment", "ge; ge_902; ge_feldkommando = mg_nest", US_TOO, "ge; ge_901"), side=(0, 1, 0, 1))
    s.put("ge_leutnant", "a1", seat=3)
    s.put("us_captain", "a15", seat=0)
    s.give(0, "c01")
    s.begin(p.RESERVE_END).pass_windows()
    assert (s.asked, s.asked_of) == ("place_nest", 1)
    s.play("onto e5")
    assert s.state.owner[-1] == 1


# --- through a friend, past a hidden counter --------------------------------------------------------------------------


@rule("HN-ZOC-12", "HN-MOVE-04", "HN-TRAIT-14")
@pytest.mark.parametrize(("type", "ends"), [("decoy", "c1"), ("ge_recon_group", "a1")])
def test_a_hidden_counter_behind_a_friend_bars_the_way_only_if_it_has_a_zone(type: str, ends: str) -> None:
    """It may be tried, as on open ground. Smoke keeps the counter from being spotted. If it bars the way, the unit has to go
    back."""
    s = Duel("....\nxx.x\nxxxx").set("smoke: s1 @d3 4")
    team = s.put("us_rifle_team", "a1")
    s.put("us_fire_team", "b1")
    hidden(s, type, "c2", 1)
    s.activate(team).quietly("move", "step b1", "step c1")
    assert len(s.told("barred")) == (ends == "a1")
    if ends == "a1":
        assert s.options() == ["step a1", "assault c2"]
        s.quietly("step a1")
    else:
        s.quietly("stop")
    assert (s.at(team), s.is_over) == (ends, True)


# --- what has been used up --------------------------------------------------------------------------------------------


@rule("HN-RULING-120", "HN-EQUIP-06", "HN-EQUIP-14")
@pytest.mark.parametrize(("given", "on_vehicles", "back"), [(1, 1, 0), (2, 1, 1), (3, 0, 2), (3, 3, 0)])
def test_an_ammo_crate_brings_back_no_bomb_that_is_still_on_a_vehicle(given: int, on_vehicles: int, back: int) -> None:
    """Card u04. There are three bombs."""
    s = Scene(army=("us; us_8th_regiment = sticky_bomb", GE))
    truck = s.put("ge_hanomag", "e5")
    s.put("us_rifle_team", "a1")
    s.set(f"stock sticky_bomb: tokens {3 - given}", f"u{truck + 1}: bombs {on_vehicles}",
          "bombs out of: " + (", ".join([f"u{truck + 1} sticky_bomb"] * on_vehicles) or "none"))
    s.give(0, "u04")
    s.begin(p.RESERVE_START)
    assert s.asked == "reserve_start"
    assert ("play u04" in s.options()) is bool(back)
    if back:
        s.play("play u04")
    while s.asked == "recover":
        s.play(s.options()[0])
    assert s.state.stock == [3 - given + back]


@rule("HN-RULING-120", "HN-EQUIP-04", "HN-EQUIP-12", "HN-EQUIP-14")
@pytest.mark.parametrize(("family", "laid", "offered"), [
    ("position", "", False), ("demolition_charge", "charges out of: e5 demolition_charge", False),
    ("demolition_charge", "", True)])
def test_an_ammo_crate_brings_back_no_position_and_no_charge_before_it_has_exploded(
        family: str, laid: str, offered: bool) -> None:
    s = Scene(army=(f"us; us_8th_regiment = {family}", GE)).set("ground: e5=open+position")
    s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "g9")
    stock = s.board.stocks[0]
    s.set(f"stock {stock.name}: tokens {stock.number - 1}", *([laid] if laid else []))
    s.give(0, "u04")
    s.begin(p.RESERVE_START)
    assert s.asked == "reserve_start"
    assert ("play u04" in s.options()) is offered


# --- a full zone ------------------------------------------------------------------------------------------------------


@rule("HN-SETUP-06", "HN-SETUP-08")
def test_who_finds_no_square_when_the_rest_is_deployed_begins_aboard_a_vehicle_of_his_own() -> None:
    s = Scene(army=("us; us_22nd_regiment = us_mechanised", GE))
    s.board.zone[0] = 1 << s.square("a1") | 1 << s.square("a2")
    s.set("s1 to deploy: us_halftrack, us_captain, us_fire_team", "deploying: s1").begin(p.DEPLOY).play("deploy_rest")
    truck, captain, team = range(3)
    assert (s.at(truck) in ("a1", "a2"), s.state.carrier[captain], s.state.carrier[team]) == (True, truck, truck)
