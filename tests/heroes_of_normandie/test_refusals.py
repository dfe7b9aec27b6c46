"""Every refusal names the rule that forbids the action, and only from what its player may know (refusals.py)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product
from unittest.mock import patch

import pytest

import bocage
from bocage.core.action import Action
from bocage.core.rulebook.catalogue import catalogue
from bocage.core.decision import Decision
from bocage.core.match import Match
from bocage.games.heroes_of_normandie import RULESET, refusals
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.actions import SIGNATURES
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.content import Building, Edge
from bocage.games.heroes_of_normandie.inspect import out_of_reach
from bocage.games.heroes_of_normandie.inspect.reach import by_drive, reach
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Square
from tests.heroes_of_normandie.scene import Scene
from tests.matches import question
from tests.marks import rule


def refused(s: Scene, text: str) -> str:
    """The rule that forbids an action which is not offered."""
    decision = s.run.decision
    assert decision is not None
    action = RULESET.rules.read(s.board, text)
    assert action not in decision.options, f"{text!r} is offered"
    return RULESET.rules.why_not(s.board, s.state, decision, action)


def said(match: Match, action: Action) -> str:
    """What a refusal adds to its rule."""
    lacking = RULESET.rules.detail(match.board, match.state, question(match), action)
    return lacking.say("en") if lacking is not None else ""


def on_the_move(s: Scene, unit: int) -> Scene:
    return s.activate(unit).quietly("move")


# --- orders and deployment --------------------------------------------------------------------------------------------


@rule("HN-ORDER-01", "HN-ORDER-02", "HN-ORDER-03")
def test_a_token_one_does_not_have_a_unit_that_has_one_and_the_enemys_unit() -> None:
    s = Scene()
    one, other = s.put("us_rifle_team", "a1"), s.put("us_rifle_team", "c1")
    foe = s.put("ge_fire_group", "a9")
    s.set("s1 orders in hand: 1, 2", "s2 orders in hand: 1", f"{s.name(other)}: token 3", "placer: s1")
    s.begin(p.PLACE_ORDERS)
    assert s.asked == "place_order"
    assert refused(s, f"order 5 u{one + 1}") == "HN-ORDER-03"
    assert refused(s, f"order 1 u{other + 1}") == "HN-ORDER-02"
    assert refused(s, f"order 1 u{foe + 1}") == "HN-ORDER-01"
    assert refused(s, "order 1 u100") == "HN-ORDER-01"
    assert refused(s, "withhold") == "HN-ORDER-07"


@rule("HN-ABIL-25")
def test_the_last_order_belongs_to_the_unit_that_must_have_one() -> None:
    s = Scene()
    s.grant("us_captain", "personal_order")
    other = s.put("us_rifle_team", "c1")
    s.put("us_captain", "a1")
    s.set("s1 orders in hand: 1", "s2 orders in hand: none", "placer: s1")
    s.begin(p.PLACE_ORDERS)
    assert refused(s, f"order 1 u{other + 1}") == "HN-ABIL-25"


@rule("HN-SETUP-06", "HN-ABIL-31", "HN-ABIL-32", "HN-GEN-13")
def test_units_deploy_in_their_zone_and_scouts_not_much_further() -> None:
    match = bocage.new("heroes_of_normandie", scenario="first_contact", seats=["anna", "ben"], seed="zones")
    board = match.board
    far = next(square for square in range(board.start.size) if board.zone[1] >> square & 1)
    seat = question(match).by[0]
    option = next(option for option in question(match).options if option.verb == "deploy")
    match.play(option)
    assert question(match).kind == "deploy_where"
    outside = board.lexicon.place[far if seat == 0 else board.start.size - 1]
    assert (why(match, outside), said(match, outside)) == ("HN-SETUP-06", "The square lies outside the deployment zone.")
    match.play(question(match).options[0])
    taken = board.lexicon.place[match.state.at[0]]
    match.play(next(option for option in question(match).options if option.verb == "deploy"))
    assert why(match, taken) == "HN-GEN-13"


def why(match: Match, action: Action) -> str:
    assert match.decision is not None
    assert action not in match.decision.options
    return RULESET.rules.why_not(match.board, match.state, match.decision, action)


# --- steps ------------------------------------------------------------------------------------------------------------


@rule("HN-MOVE-01", "HN-MOVE-03", "HN-TERR-10", "HN-TERR-16")
def test_a_step_goes_to_a_neighbouring_square_that_is_open_and_free() -> None:
    s = Scene("""
        . . . . . . .
        . . x . . . .
        . . . . . . .
        . . w . . . .
        . . . . . . .
    """)
    unit = s.put("us_rifle_team", "b3")
    s.put("ge_luchs", "a3", facing="n")
    on_the_move(s, unit)
    assert refused(s, "step d3") == "HN-MOVE-01"
    assert s.run.decision is not None
    lacking = RULESET.rules.detail(s.board, s.state, s.run.decision, RULESET.rules.read(s.board, "step d3"))
    assert lacking is not None
    assert lacking.say("en") == "The square is not next to the unit."
    assert refused(s, "step c2") == "HN-TERR-10"
    assert refused(s, "step c4") == "HN-TERR-16"
    assert refused(s, "step a3") == "HN-MOVE-03"
    assert refused(s, "drive b2 n") == "HN-MOVE-01"


@rule("HN-MOVE-04")
def test_nobody_stops_on_a_friend() -> None:
    s = Scene(". . . . .")
    unit = s.put("us_rifle_team", "a1")
    for square in ("b1", "c1", "d1", "e1"):
        s.put("us_fire_team", square)
    on_the_move(s, unit)
    assert refused(s, "step b1") == "HN-MOVE-04"


@rule("HN-ZOC-03")
def test_a_zone_of_control_forbids_the_step_within_it() -> None:
    s = Scene()
    unit = s.put("us_rifle_team", "c5")
    s.put("ge_fire_group", "d4")
    on_the_move(s, unit)
    assert refused(s, "step c4") == "HN-ZOC-03"


@rule("HN-ZOC-07", "HN-BLDG-01")
def test_an_entrance_in_a_zone_of_control_is_shut_and_a_wall_always_is() -> None:
    house = Building(id="house", rooms=((3, 3, 3, 3),), doors=((3, 3, "W"),))
    rows = "\n".join("." * 3 + "h" + "." * 6 if row == 3 else "." * 10 for row in range(10))
    s = Scene(rows, buildings=[house])
    unit = s.put("us_rifle_team", "c4")
    on_the_move(s, unit)
    s.play("step c5")
    assert refused(s, "step d4") == "HN-BLDG-01"
    s = Scene(rows, buildings=[house])
    unit = s.put("us_rifle_team", "c4")
    s.put("ge_fire_group", "b3")
    on_the_move(s, unit)
    assert refused(s, "step d4") == "HN-ZOC-07"


@rule("HN-TERR-12")
def test_a_high_wall_is_not_crossed() -> None:
    s = Scene(edges=[Edge(at=(2, 4), side="N", kind="high")])
    on_the_move(s, s.put("us_rifle_team", "c5"))
    assert refused(s, "step c4") == "HN-TERR-12"


@rule("HN-TERR-08")
def test_difficult_going_ends_a_movement() -> None:
    s = Scene("""
        . . . .
        . B . .
    """)
    on_the_move(s, s.put("us_sniper", "a1")).quietly("step b2")
    assert s.asked == "move"                                # it may still go into ambush
    assert refused(s, "step c1") == "HN-TERR-08"


@rule("HN-ACT-04")
def test_who_has_not_begun_to_move_does_not_step() -> None:
    s = Scene()
    s.activate(s.put("us_rifle_team", "c5"))
    assert refused(s, "step c4") == "HN-ACT-04"
    assert refused(s, "assault c4") == "HN-ASSAULT-01"


# --- vehicles ---------------------------------------------------------------------------------------------------------


@rule("HN-VEH-04", "HN-VEH-13", "HN-VEH-16", "HN-TERR-18")
def test_a_vehicle_needs_room_open_ground_and_a_gentle_turn() -> None:
    s = Scene("""
        . . . . . .
        . . B . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """)
    tank = s.put("us_m4_sherman", "c3", facing="n")
    s.put("ge_luchs", "d2", facing="n")
    on_the_move(s, tank)
    assert refused(s, "drive c2 n") == "HN-TERR-18"
    assert refused(s, "drive d2 ne") == "HN-VEH-13"
    assert refused(s, "drive c3 e") == "HN-VEH-04"
    assert refused(s, "drive f5 n") == "HN-VEH-04"
    assert refused(s, "step c2") == "HN-VEH-04"


@rule("HN-VEH-16")
def test_all_of_a_vehicle_stays_on_the_board() -> None:
    s = Scene()
    tank = s.put("us_m4_sherman", "a1", facing="n")
    on_the_move(s, tank)
    assert refused(s, "drive a1 ne") == "HN-VEH-16"


@rule("HN-HEAVY-03")
def test_without_tracks_no_vehicle_drives() -> None:
    s = Scene()
    tank = s.put("us_m4_sherman", "c5", facing="n")
    s.set(f"{s.name(tank)}: damage tracks")
    s.put("ge_fire_group", "c12")
    on_the_move(s, tank)
    assert refused(s, "drive c4 n") == "HN-HEAVY-03"


# --- assaults ---------------------------------------------------------------------------------------------------------


@rule("HN-ASSAULT-01", "HN-ASSAULT-02", "HN-ASSAULT-03")
def test_an_assault_needs_an_enemy_a_way_in_and_a_bonus() -> None:
    s = Scene(edges=[Edge(at=(2, 4), side="N", kind="high")])
    unit = s.put("us_rifle_team", "c5")
    s.put("ge_fire_group", "c4")
    s.put("ge_panzer_iv", "d6", facing="n")
    on_the_move(s, unit)
    assert refused(s, "assault b5") == "HN-ASSAULT-01"
    assert refused(s, "assault c4") == "HN-ASSAULT-03"
    assert refused(s, "assault d6") == "HN-ASSAULT-02"


@rule("HN-ASSAULT-17", "HN-MOVE-04")
def test_no_vehicle_is_assaulted_from_the_square_of_a_friend() -> None:
    """The infantry always goes back to the square that it came from."""
    s = Scene("......\n" * 6)
    team = s.put("us_rifle_team", "c5")
    s.put("us_fire_team", "c4")
    s.put("ge_zundapp", "c3")
    on_the_move(s, team).quietly("step c4")
    assert s.asked == "move"
    assert refused(s, "assault c3") == "HN-ASSAULT-17"
    s.quietly("step d4")
    assert "assault c3" in s.options()


@rule("HN-ASSAULT-27", "HN-RESERVE-02")
def test_nobody_assaults_or_fires_in_reserve() -> None:
    s = Scene()
    unit = s.put("us_rifle_team", "c5")
    s.put("ge_fire_group", "d5")
    s.reserve().play(f"activate u{unit + 1}")
    assert refused(s, "assault d5") == "HN-ASSAULT-27"
    assert refused(s, "fire main normal") == "HN-RESERVE-02"


# --- fire -------------------------------------------------------------------------------------------------------------


@rule("HN-FIRE-06", "HN-FIRE-01", "HN-FIRE-05", "HN-ABIL-39", "HN-GEN-08", "HN-EQUIP-03")
def test_a_shot_needs_a_weapon_a_manner_and_a_target() -> None:
    s = Scene()
    unit = s.put("us_rifle_team", "c5")
    foe = s.put("ge_fire_group", "o15")
    s.set(f"{s.name(foe)}: at gone")
    s.activate(unit)
    assert refused(s, "fire main normal") == "HN-FIRE-06"
    assert refused(s, "fire second normal") == "HN-GEN-08"
    assert refused(s, "fire main suppressive") == "HN-ABIL-39"
    assert refused(s, "fire main burst") == "HN-ABIL-28"
    assert refused(s, "fire main sniper") == "HN-ABIL-34"
    assert refused(s, "fire main panzerfaust") == "HN-EQUIP-03"
    s.quietly("move")
    assert refused(s, "fire main normal") == "HN-FIRE-01"
    s = Scene()
    tank = s.put("us_m4_sherman", "c5")
    s.put("ge_fire_group", "c1")
    s.activate(tank).quietly("move")
    assert refused(s, "fire main normal") == "HN-FIRE-05"


@rule("HN-ABIL-29")
@pytest.mark.parametrize("second", ["", "g1"])
def test_a_burst_needs_two_targets_that_fit_together(second: str) -> None:
    """One target in plain sight; two that stand too far apart."""
    s = Scene()
    gun = s.put("ge_mg42_light", "d9")
    s.put("us_rifle_team", "d1")
    if second:
        s.put("us_rifle_team", second)
    s.activate(gun)
    assert refused(s, "fire main burst") == "HN-ABIL-29"


@rule("HN-ABIL-28", "HN-FIRE-06")
def test_a_burst_needs_a_bonus_to_split_and_a_target_at_all() -> None:
    s = Scene()
    truck = s.put("us_halftrack", "d9")
    s.put("ge_zundapp", "d1")
    s.put("ge_zundapp", "e1")
    s.activate(truck).quietly("move")                       # 2 against light vehicles, less 1 on the move
    assert refused(s, "fire second burst") == "HN-ABIL-28"
    s = Scene()
    s.activate(s.put("ge_mg42_light", "d9"))
    assert refused(s, "fire main burst") == "HN-FIRE-06"


@rule("HN-ABIL-18", "HN-ABIL-28", "HN-ABIL-39")
def test_a_unit_in_ambush_is_refused_by_the_weapon_of_its_visible_face() -> None:
    s = Scene()
    sniper = s.put("ge_sniper", "c5", face=p.BACK, hidden=p.AMBUSHED)
    s.put("us_rifle_team", "h5")
    s.activate(sniper)
    assert "fire main normal" in s.options()
    assert refused(s, "fire main burst") == "HN-ABIL-28"
    assert refused(s, "fire main suppressive") == "HN-ABIL-39"


@rule("HN-ABIL-42", "HN-HEAVY-05")
def test_each_weapon_fires_once_and_a_broken_one_never() -> None:
    s = Scene()
    tank = s.put("us_m4_sherman", "c5", facing="e")
    s.put("ge_fire_group", "h5")
    s.put("ge_fire_group", "h9")
    s.activate(tank).quietly("fire second normal", "at h5", dice=[1])
    assert s.asked == "fire_more"
    assert refused(s, "fire second normal") == "HN-ABIL-42"
    s = Scene()
    tank = s.put("us_m4_sherman", "c5", facing="e")
    s.put("ge_fire_group", "h5")
    s.set(f"{s.name(tank)}: damage weapon")
    s.activate(tank)
    assert refused(s, "fire main normal") == "HN-HEAVY-05"


@rule("HN-FIRE-12", "HN-ABIL-10", "HN-LOS-02", "HN-GEN-05", "HN-FIRE-08")
def test_a_target_is_an_enemy_in_sight_that_the_weapon_can_hurt() -> None:
    s = Scene("""
        . . . . . . . .
        . . . B . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
    """)
    unit = s.put("us_rifle_team", "a2")
    s.put("us_fire_team", "a5")
    s.put("ge_fire_group", "c1")
    s.put("ge_fire_group", "b5")
    s.put("ge_fire_group", "h2")
    s.put("ge_sniper", "f4", face=p.BACK, hidden=p.AMBUSHED)
    s.put("ge_panzer_iv", "c4", facing="n")
    s.activate(unit).quietly("fire main normal")
    assert s.asked == "aim"
    assert refused(s, "at a5") == "HN-FIRE-12"
    assert refused(s, "at f4") == "HN-ABIL-10"
    assert refused(s, "at h2") == "HN-LOS-02"
    assert refused(s, "at c4") == "HN-GEN-05"
    assert refused(s, "at a1") == "HN-FIRE-08"
    assert s.run.decision is not None
    lacking = RULESET.rules.detail(s.board, s.state, s.run.decision, RULESET.rules.read(s.board, "at a1"))
    assert lacking is not None
    assert lacking.say("en") == "No enemy that could be fired at stands there."


@rule("HN-ABIL-27")
def test_of_a_target_out_of_range_the_distance_and_the_range_are_told() -> None:
    s = Scene()
    squad = s.put("us_assault_squad", "e6")                         # Limited Range(4)
    for square in ("e1", "g6", "g7"):
        s.put("ge_fire_group", square)
    s.activate(squad).quietly("fire main normal")
    assert s.asked == "aim"
    assert refused(s, "at e1") == "HN-ABIL-27"
    assert s.run.decision is not None
    lacking = RULESET.rules.detail(s.board, s.state, s.run.decision, RULESET.rules.read(s.board, "at e1"))
    assert lacking is not None
    assert lacking.say("en") == "The target is 5 squares away, the range is 4."
    assert lacking.say("fr") == "La cible est à 5 cases, la portée est de 4."


@rule("HN-CARD-03", "HN-FIRE-08")
def test_a_bundle_charge_is_refused_by_its_card_where_its_bearer_does_not_reach() -> None:
    """Card g02, which asks for its target like a shot but has no weapon."""
    s = Scene("......\n" * 6)
    s.put("ge_fire_group", "c3")
    s.put("us_willys_50cal", "d3")
    s.put("us_m8_greyhound", "b2")
    s.give(1, "g02")
    s.begin(p.WINDOW)
    while "play g02" not in s.options():
        s.play("pass")
    s.play("play g02")
    s.pass_windows()
    assert s.asked == "aim"
    assert refused(s, "at f6") == "HN-CARD-03"


@rule("HN-ARC-02", "HN-ABIL-27")
def test_a_target_lies_in_the_arc_and_in_range() -> None:
    s = Scene()
    gun = s.put("us_at_gun_57", "h8", facing="n")
    s.put("ge_luchs", "h3", facing="n")
    s.put("ge_luchs", "i2", facing="n")
    s.put("ge_puma", "h13", facing="n")
    s.activate(gun).quietly("fire main normal")
    assert refused(s, "at h13") == "HN-ARC-02"
    s = Scene()
    unit = s.put("us_assault_squad", "a1")
    s.put("ge_fire_group", "d1")
    s.put("ge_fire_group", "d3")
    s.put("ge_fire_group", "i9")
    s.activate(unit).quietly("fire main normal")
    assert refused(s, "at i9") == "HN-ABIL-27"


# --- cards, transports, postures --------------------------------------------------------------------------------------


@rule("HN-CARD-01", "HN-CARD-13")
def test_a_card_is_in_the_hand_and_has_its_moment() -> None:
    s = Scene()
    s.give(0, "c28")
    s.activate(s.put("us_rifle_team", "c5"))
    assert refused(s, "play c28") == "HN-CARD-01"
    assert refused(s, "play c16") == "HN-CARD-13"
    assert refused(s, "discard c16") == "HN-CARD-13"


@rule("HN-TRANSPORT-01", "HN-TRANSPORT-02", "HN-TRANSPORT-04")
def test_one_gets_into_a_transport_of_ones_own_that_has_room_beside_one() -> None:
    s = Scene()
    unit = s.put("us_rifle_team", "c5")
    near, far = s.put("us_halftrack", "d4", facing="n"), s.put("us_halftrack", "j4", facing="n")
    for _ in range(2):
        s.carry(s.put("us_fire_team", "a1"), near)
    tank = s.put("us_m5_stuart", "b4", facing="n")
    on_the_move(s, unit)
    assert refused(s, f"embark u{near + 1}") == "HN-TRANSPORT-02"
    assert refused(s, f"embark u{far + 1}") == "HN-TRANSPORT-04"
    assert refused(s, f"embark u{tank + 1}") == "HN-TRANSPORT-01"


@rule("HN-TRANSPORT-02", "HN-TRANSPORT-03", "HN-TRAIT-19")
def test_who_may_not_board_a_half_empty_vehicle_is_told_why() -> None:
    """A second gun; a decoy. A team in ambush may board, and is not told that there is no room."""
    for type, carried, hidden, reason in (("us_at_gun_57", "us_at_gun_57", p.OPEN, "HN-TRANSPORT-03"),
                                          ("decoy", "", p.AMBUSHED, "HN-TRAIT-19"),
                                          ("us_recon_team", "", p.AMBUSHED, "")):
        s = Scene()
        unit = s.put(type, "c4", seat=0, hidden=hidden)
        truck = s.put("us_halftrack", "d4", facing="w")
        if carried:
            s.carry(s.put(carried, "a1"), truck)
        on_the_move(s, unit)
        boards = f"embark u{truck + 1}"
        assert (boards in s.options()) == (not reason)
        assert not reason or refused(s, boards) == reason


@rule("HN-GEN-03", "HN-ABIL-01")
def test_only_postures_are_turned_and_once() -> None:
    s = Scene()
    on_the_move(s, s.put("us_rifle_team", "c5"))
    assert refused(s, "turn") == "HN-GEN-03"
    s = Scene()
    on_the_move(s, s.put("us_30cal", "c5")).play("turn")
    assert refused(s, "turn") == "HN-ABIL-01"


# --- all of them ------------------------------------------------------------------------------------------------------


def test_every_verb_has_a_reason_and_every_rule_named_exists() -> None:
    law = catalogue(RULESET.folder)
    known = {each.id for each in (*law.rule, *law.ruling)}
    answers = {"done", "on", "onto", "yes", "no"}           # the question's own rule
    assert set(SIGNATURES) - answers == set(refusals.RULE_OF) | set(refusals.REASONS)
    rules = {*refusals.RULE_OF.values(), *(rule for _, rule in refusals.MOMENTS.values()), *refusals.NEVER_IN_RESERVE.values()}
    assert rules <= known


# Verbs of which a predicate says all, with the questions at which they are chosen. Targets have a test of their own.
JUDGED = {"place": ("deploy_where",), "stop": refusals.MOVING,
          **{verb: kinds for verb, (kinds, _) in refusals.MOMENTS.items() if verb != "at"}}
GAMES = [
    ("hedgerow", {}), ("farmhouse", {}), ("battle", {"points": "500"}),
    ("battle", {"points": "300", "zoc": "any", "embark_cost": "0", "ambush": "unseen", "pivot": "first"}),
]


def test_what_is_offered_is_what_no_rule_forbids() -> None:
    """At every kind of question of random games, and in crowds: an action is among the options exactly if its predicate names
    no rule."""
    judged = Counter[tuple[str, bool]]()
    for scenario, settings in GAMES:
        match = bocage.new("heroes_of_normandie", scenario=scenario, seats=["anna", "ben"], seed="ask once", options=settings)
        rng = random.Random(scenario)
        asked = Counter[str]()
        while match.decision is not None:
            asked[match.decision.kind] += 1
            if asked[match.decision.kind] <= 12 or rng.random() < 0.1:
                compare(match.board, match.state, match.decision, judged)
            match.play(any_verb(match.decision.options, rng))
    for seed in range(30):
        compare_in_a_crowd(random.Random(seed), judged)
    assert set(judged) == {(verb, may) for verb in JUDGED for may in (True, False)}


def any_verb(options: Sequence[Action], rng: random.Random) -> Action:
    verb = rng.choice(sorted({option.verb for option in options}))
    return rng.choice([option for option in options if option.verb == verb])


def compare(b: Board, s: State, decision: Decision, judged: Counter[tuple[str, bool]]) -> None:
    # Nothing changes meanwhile, so what a unit reaches is found once, not for each square and facing.
    with patch.object(out_of_reach, "reach", cache(reach)), patch.object(out_of_reach, "by_drive", cache(by_drive)):
        for verb in (verb for verb, kinds in JUDGED.items() if decision.kind in kinds):
            for action in every(b, s, verb):
                reason = refusals.REASONS[verb](b, s, decision, action)
                assert (action in decision.options) == (reason == ""), f"{action.text} at {decision.kind}: {reason!r}"
                judged[verb, reason == ""] += 1


def compare_in_a_crowd(rng: random.Random, judged: Counter[tuple[str, bool]]) -> None:
    """Many units close together on mixed ground; one of them acts, moves, and goes a few squares."""
    s = Scene("\n".join("".join(rng.choice(".......Bwx") for _ in range(9)) for _ in range(9)))
    places = [f"{column}{row}" for column in "abcdefghi" for row in range(1, 10, 2)]
    for place in rng.sample(places, 20):
        type = rng.choice(["us_rifle_team", "us_halftrack", "us_captain", "us_30cal", "us_m4_sherman",
                           "ge_fire_group", "ge_sniper", "ge_luchs", "ge_panzer_iv"])
        s.put(type, place, facing="n", suppressed=rng.choice([0, 0, 0, 1]))
    s.activate(rng.randrange(len(s.state.at)))
    for _ in range(6):
        s.pass_windows()
        decision = s.run.decision
        if decision is None or decision.kind not in ("act", "move"):
            return
        compare(s.board, s.state, decision, judged)
        s.run.play(rng.choice([option for option in decision.options if option.verb in ("move", "step", "drive", "stop")]))


def every(b: Board, s: State, verb: str) -> list[Action]:
    """All actions of a verb that could be typed, but for counters and squares far from any that are there. Of squares that are
    too far for one step every seventh is taken: why a way does not lead there is searched for, and has tests of its own."""
    lexicon = b.lexicon
    names = [[*lexicon.names[letter]] for letter in SIGNATURES[verb]]
    for at, letter in enumerate(SIGNATURES[verb]):
        if letter == "u":
            names[at] = names[at][:len(s.at) + 1]
        elif letter == "q" and verb in refusals.GOING:
            names[at] = [square for square in names[at]
                         if is_near(b, s, square) or (verb == "step" and square % 7 == s.mover % 7)]
    return [lexicon.act(verb, *args) for args in product(*names)]


def is_near(b: Board, s: State, square: int) -> bool:
    here = s.at[s.mover]
    return here >= 0 and b.start.distance(here, Square(square)) <= 3
