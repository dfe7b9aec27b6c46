"""The rulings that groups may settle otherwise: what each setting changes (HN-RULING, ``RULINGS``)."""

from typing import Any

import pytest

from bocage.games.heroes_of_normandie import RULESET, RULINGS
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.inspect.reach import reach
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule

VALUES = {option.id: option.choices for option in RULINGS}


def drives(s: Scene) -> set[str]:
    return {option for option in s.options() if option.startswith("drive")}


def test_every_setting_is_offered_to_players_and_shown_here() -> None:
    assert set(VALUES) <= {option.id for option in RULESET.options}
    assert VALUES == {
        "special_window": ("every", "first"), "lost_token": ("moves", "stays"), "zoc": ("unit", "any"),
        "pivot": ("either", "first"), "assault_terrain": ("defender", "none"), "assault_dice": ("sum", "best"),
        "vehicle_defends": ("weapon", "die"), "tie": ("repulse", "reroll", "both_lose"), "corner": ("better", "worse"),
        "direct_hit": ("removed", "wreck"), "ambush": ("free", "unseen"), "burst_spacing": ("1", "2"),
        "embark_cost": ("1", "0")}
    assert [option.default for option in RULINGS] == [option.choices[0] for option in RULINGS]


@rule("HN-RULING-07", "HN-SPECIAL-03", "HN-SPECIAL-06")
@pytest.mark.parametrize(("setting", "asked"), [("every", "before_activation"), ("first", "act")])
def test_a_special_order_before_every_activation_or_before_the_first_only(setting: str, asked: str) -> None:
    """HN-RULING-07: an order has been revealed already. The special order does not use up the slot."""
    s = Scene(special_window=setting)
    first, special, later = s.put("us_rifle_team", "a1"), s.put("us_fire_team", "c1"), s.put("us_support_team", "e1")
    s.put("ge_fire_group", "a15")
    s.set(f"{s.name(special)}: token special", f"{s.name(later)}: token 2", f"{s.name(first)}: acted",
          "s1: special-orders 1", "s1 orders revealed: 1")
    s.begin(p.WINDOW)
    assert s.asked == asked
    if setting == "every":
        s.play(f"special u{special + 1}", "decline")
        assert (s.asked, s.state.acting) == ("act", later)


@rule("HN-RULING-09", "HN-ACT-09")
@pytest.mark.parametrize(("setting", "moves"), [("moves", True), ("stays", False)])
def test_a_unit_that_lost_its_token_may_move_in_reserve_or_not(setting: str, moves: bool) -> None:
    s = Scene(lost_token=setting)
    rifles, team = s.put("us_rifle_team", "a1"), s.put("us_fire_team", "c1")
    s.set(f"{s.name(rifles)}: marks lost_token")
    s.reserve()
    assert (f"activate u{rifles + 1}" in s.options()) is moves
    assert f"activate u{team + 1}" in s.options()


@rule("HN-RULING-10", "HN-ZOC-03", "HN-ZOC-04")
@pytest.mark.parametrize(("setting", "free"), [("unit", True), ("any", False)])
def test_from_the_zone_of_one_enemy_into_that_of_another(setting: str, free: bool) -> None:
    """HN-RULING-10: d5 lies in the zone of c4 alone, e6 in that of f7 alone."""
    s = Duel(zoc=setting)
    rifles = s.put("us_rifle_team", "d5")
    s.put("ge_fire_group", "c4"), s.put("ge_fire_group", "f7")
    s.activate(rifles).quietly("move")
    assert ("step e6" in s.options()) is free
    assert s.lacks("step d4", "move")                       # within the zone of one and the same: never
    assert "step e4" in s.options()                         # out of every zone: always


@rule("HN-RULING-14", "HN-VEH-07", "HN-VEH-19", "HN-EX-37")
@pytest.mark.parametrize(("setting", "after"), [("either", True), ("first", False)])
def test_a_pivot_before_or_after_the_step_or_only_before_it(setting: str, after: bool) -> None:
    s = Duel(pivot=setting)
    jeep = s.put("us_willys_50cal", "f6")
    s.activate(jeep).quietly("move")
    assert {"drive f5 n", "drive g5 ne", "drive e5 nw"} <= drives(s)
    assert ({"drive f5 ne", "drive f5 nw"} <= drives(s)) is after


@rule("HN-RULING-16", "HN-ASSAULT-07")
@pytest.mark.parametrize(("setting", "total"), [("defender", 3 + 3 + 2), ("none", 3 + 3)])
def test_terrain_helps_the_defender_in_an_assault_or_nobody(setting: str, total: int) -> None:
    s = Duel(". . .\n. B .\n. . .", assault_terrain=setting)
    rifles = s.put("us_rifle_team", "a2")
    s.put("ge_fire_group", "b2")
    s.activate(rifles).quietly("move", "assault b2", dice=[1, 3])
    assert s.clashes() == [(4, total)]


@rule("HN-RULING-17", "HN-ASSAULT-05")
@pytest.mark.parametrize(("setting", "total"), [("sum", 4 + 5 + 3), ("best", 5 + 3)])
def test_two_assault_dice_are_added_or_the_better_one_counts(setting: str, total: int) -> None:
    s = Duel(assault_dice=setting)
    team = s.put("us_fire_team", "a2")
    s.put("ge_fire_group", "b2")
    s.activate(team).quietly("move", "assault b2", dice=[4, 5, 1])
    assert s.clashes() == [(total, 4)]


@rule("HN-RULING-18", "HN-ASSAULT-20")
@pytest.mark.parametrize(("setting", "total"), [("weapon", 2 + 4), ("die", 2)])
def test_a_vehicle_defends_with_its_best_weapon_or_its_die_alone(setting: str, total: int) -> None:
    s = Duel(vehicle_defends=setting)
    engineers = s.put("us_engineers", "d5")
    s.put("ge_panzer_iv", "d4", facing="s")
    s.activate(engineers).quietly("move", "assault d4", dice=[1, 1, 2, 1])
    assert s.clashes() == [(3, total)]


@rule("HN-RULING-19", "HN-ASSAULT-11")
@pytest.mark.parametrize(("setting", "dice", "clashes", "faces", "at"), [
    ("repulse", [3, 3], [(6, 6)], (FRONT, FRONT), ("d5", "d4")),
    ("both_lose", [3, 3], [(6, 6)], (BACK, BACK), ("d5", "d4")),
    ("reroll", [3, 3, 1, 2], [(6, 6), (4, 5)], (BACK, FRONT), ("d5", "d4"))])
def test_a_tie_repulses_costs_both_a_step_or_is_fought_again(
        setting: str, dice: list[int], clashes: list[tuple[int, int]], faces: tuple[int, int], at: tuple[str, ...]) -> None:
    s = Duel(tie=setting)
    rifles, group = s.put("us_rifle_team", "d5"), s.put("ge_fire_group", "d4")
    s.activate(rifles).quietly("move", "assault d4", dice=dice)
    assert s.clashes() == clashes
    assert (s.face(rifles), s.face(group)) == faces
    assert (s.at(rifles), s.at(group)) == at


@rule("HN-RULING-19")
def test_where_a_tie_costs_both_a_step_the_last_step_of_the_attacker_is_its_end() -> None:
    s = Duel(tie="both_lose")
    recon, group = s.put("us_recon_team", "d5"), s.put("ge_fire_group", "d4")
    s.activate(recon).quietly("move", "assault d4", dice=[4, 3])
    assert (s.at(recon), s.at(group), s.face(group)) == ("", "d4", BACK)
    assert not s.told("retreated")


@rule("HN-RULING-22", "HN-LOS-09", "HN-EX-35")
@pytest.mark.parametrize(("setting", "hedges", "seen"), [
    ("better", "a", True), ("worse", "a", False), ("better", "ab", False), ("worse", "", True)])
def test_a_line_through_a_corner_takes_the_better_or_the_worse_way_round(setting: str, hedges: str, seen: bool) -> None:
    """HN-RULING-22: one hedge beside the corner hides nothing, or does; two always do."""
    one, two = "B" if "a" in hedges else ".", "B" if "b" in hedges else "."
    s = Duel(f". {one} .\n{two} . .\n. . .", corner=setting)
    rifles = s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "c3")
    assert bool(s.activate(rifles).fires()) is seen


@rule("HN-RULING-27", "HN-DAMAGE-07", "HN-ARMY-13")
@pytest.mark.parametrize(("setting", "wreck"), [("removed", 0), ("wreck", 2)])
def test_a_direct_hit_removes_a_vehicle_or_leaves_its_wreck(setting: str, wreck: int) -> None:
    s = Duel(direct_hit=setting)
    car, jeep = s.put("ge_puma", "e10"), s.put("us_willys_50cal", "e6", tile=0)
    s.activate(car).quietly("fire main normal", dice=[6])
    assert s.shots() == [(12, 6)]
    assert s.at(jeep) == ""
    assert s.state.eliminated[s.board.tiles_of[0][0]] == 1, "a lost counter of its tile, counted once"
    assert s.board.ground(s.state.ground).structure[s.square("e6")] == wreck


@rule("HN-RULING-38", "HN-ABIL-20")
@pytest.mark.parametrize(("setting", "seen", "may"), [
    ("free", True, True), ("free", False, True), ("unseen", True, False), ("unseen", False, True)])
def test_going_into_ambush_needs_nothing_or_no_enemy_in_sight(setting: str, seen: bool, may: bool) -> None:
    s = Duel(". . . B . .", ambush=setting)
    recon = s.put("us_recon_team", "a1")
    s.put("ge_fire_group", "c1" if seen else "f1")
    s.activate(recon).quietly("move")
    assert ("turn" in s.options()) is may


@rule("HN-RULING-39", "HN-ABIL-29", "HN-EX-40")
@pytest.mark.parametrize(("setting", "two_apart"), [("1", False), ("2", True)])
def test_targets_of_a_burst_are_neighbours_or_lie_two_squares_apart(setting: str, two_apart: bool) -> None:
    """HN-EX-40: squads at f1, f2, f3: the first two at once, all three only by the setting."""
    s = Duel(burst_spacing=setting)
    gun = s.put("ge_mg42", "a2", face=BACK)
    for square in ("f1", "f2", "f3"):
        s.put("us_rifle_team", square)
    s.activate(gun).quietly("fire main burst", "at f1", *(["at f2"] if two_apart else []))
    assert (s.asked, s.options()[-1]) == (("aim_burst", "done") if two_apart else ("split", "part 4"))
    assert ("at f3" in s.options()) is two_apart


@rule("HN-RULING-45", "HN-TRANSPORT-05")
@pytest.mark.parametrize(("setting", "points"), [("1", 3), ("0", 4)])
def test_leaving_a_vehicle_costs_a_point_or_nothing(setting: str, points: int) -> None:
    s = Duel(embark_cost=setting)
    halftrack, team = s.put("us_halftrack", "e10"), s.put("us_fire_team", "")
    s.carry(team, halftrack)
    s.activate(team).quietly("move", "leave d10")
    assert s.state.points_left == points


@rule("HN-RULING-45", "HN-TRANSPORT-05")
@pytest.mark.parametrize(("setting", "may"), [("1", False), ("0", True)])
def test_boarding_takes_a_last_point_or_none(setting: str, may: bool) -> None:
    s = Duel(embark_cost=setting)
    gun, halftrack = s.put("us_30cal", "a10"), s.put("us_halftrack", "d10")
    s.activate(gun).quietly("move", "step b10", "step c10")
    assert s.state.points_left == 0
    assert (f"embark u{halftrack + 1}" in s.options()) is may


@rule("HN-RULING-10", "HN-ZOC-12")
@pytest.mark.parametrize(("setting", "hidden", "barred"), [
    ("any", "ge_recon_group", True), ("any", "decoy", False), ("unit", "ge_recon_group", False)])
def test_a_zone_that_is_sure_and_one_that_is_possible_bar_a_step_together(setting: str, hidden: str, barred: bool) -> None:
    """HN-RULING-10: with the option ``any`` nobody steps from one zone into another; whether the hidden counter has one shows
    when the step is made."""
    s = Duel(zoc=setting)
    rifles = s.put("us_rifle_team", "e5")
    s.put("ge_fire_group", "d4")                                    # its zone has e5, not f6
    scout = s.put(hidden, "g7", seat=1, face=BACK, hidden=p.AMBUSHED)       # its zone has f6, not e5
    s.activate(rifles).quietly("move", "step f6")
    assert bool(s.told("barred")) == barred
    assert s.at(rifles) == ("e5" if barred else "f6")
    assert s.state.traced[scout] == (2 if barred else 0)


@rule("HN-ABIL-20", "HN-ABIL-19", "HN-RULING-38")
@pytest.mark.parametrize(("kind", "seen"), [("ge_recon_group", True), ("decoy", False)])
def test_whether_a_hidden_counter_sees_a_unit_hide_shows_when_it_tries(kind: str, seen: bool) -> None:
    """The option itself tells nothing. What sees the unit is no decoy; what should see it and does not is one."""
    s = Duel(". . . . . .", ambush="unseen")
    recon, counter = s.put("us_recon_team", "a1"), s.put(kind, "d1", seat=1, face=BACK, hidden=p.AMBUSHED)
    s.activate(recon).quietly("move").play("turn")
    assert (s.state.hidden[recon] == p.OPEN, s.state.traced[counter]) == (seen, 2 if seen else 1)
    assert s.told("watched") == ([(s.tag(recon),)] if seen else [])
    assert s.lacks("turn", "move")


@rule("HN-ABIL-20", "HN-ORDN-05")
@pytest.mark.parametrize(("kind", "seen"), [("ge_recon_group", True), ("decoy", False)])
def test_nor_does_the_option_of_a_concealed_marker_tell_what_a_hidden_counter_is(kind: str, seen: bool) -> None:
    s = Scene(". . . . . .", army=("us; us_8th_regiment; us_field_command = concealed", "ge; ge_902"), ambush="unseen")
    team, _ = s.put("us_fire_team", "a1"), s.put(kind, "d1", seat=1, face=BACK, hidden=p.AMBUSHED)
    s.reserve().play("activate u1", "conceal 1")
    assert (s.state.hidden[team] == p.OPEN, s.state.markers_free[0]) == (seen, 3 if seen else 2)
    assert s.asked == "reserve_move"


@rule("HN-RULING-45", "HN-SUPP-05", "HN-MOVE-05")
@pytest.mark.parametrize("setting", ["1", "0"])
@pytest.mark.parametrize("how", [{"type": "us_fire_team", "suppressed": 2}, {"type": "us_30cal", "face": BACK}])
def test_who_cannot_move_at_all_neither_boards_nor_gets_out_whatever_it_costs(setting: str, how: dict[str, Any]) -> None:
    """Held by markers, or a machine gun on its tripod. With a movement value it could do both."""
    for aboard in (False, True):
        s = Duel(embark_cost=setting)
        unit, halftrack = s.put(at="a10", **how), s.put("us_halftrack", "b10")
        if aboard:
            s.carry(unit, halftrack)
        s.activate(unit).quietly("move")
        assert s.lacks_all("move", "embark", "leave")
        assert reach(s.board, s.state, unit) == []
