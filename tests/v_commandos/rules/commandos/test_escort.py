"""Escorted characters (VC-ESCORT)."""

import pytest

from bocage.games.v_commandos.audit import wrong_alarms
from tests.marks import rule
from tests.v_commandos.event_turns import drawn, told_in_vain
from tests.v_commandos.scene import scene

# --- meeting the escort -----------------------------------------------------------------------------------------------


@rule("VC-ESCORT-01")
@pytest.mark.parametrize("tile", ["b", "b M"])
def test_a_commando_on_the_tile_of_the_objective_meets_the_escort_stealthy_side_up(tile: str) -> None:
    m = scene(f"[a: officer] [{tile}: objective escort resistance_leader]")
    m.play("move officer b")
    assert m.escort("resistance_leader") == ("b", "stealthy")
    assert m.objective("b") == "met"
    assert m.told("escort_met")[0].rule == "VC-ESCORT-01"
    assert m.refused("interact officer objective-b") == "VC-OBJ-01"


@rule("VC-ESCORT-01")
def test_on_a_large_tile_the_escort_is_met_visible() -> None:
    m = scene("""
        [a: officer uniform] [b L: objective escort resistance_leader]
        . . .
        """)
    m.play("move officer b")
    assert m.escort("resistance_leader") == ("b", "visible")
    assert m.commando("officer").stealthy
    assert m.alarm()


@rule("VC-ESCORT-01")
def test_nobody_is_met_before_a_commando_is_there() -> None:
    m = scene("[a: officer] [b] [c: objective escort resistance_leader]")
    m.play("move officer b")
    assert m.escort("resistance_leader")[0] == "out"
    assert m.objective("c") == "open"


@rule("VC-ESCORT-01")
def test_the_escort_is_met_whether_the_objective_is_guarded_or_not_and_its_guard_is_free() -> None:
    m = scene("[a: officer] [b: mp40, objective escort resistance_leader]", dice=[6])
    m.play("move officer b")
    assert m.escort("resistance_leader") == ("b", "stealthy")
    assert m.foes("b") == {"mp40": 1}
    assert "melee officer mp40" in m.texts


@rule("VC-ESCORT-02")
def test_without_a_free_slot_the_escort_waits_until_one_is_free() -> None:
    m = scene("[a: officer] [b: 3 mauser, objective escort resistance_leader]", dice=[6, 6, 6, "medkit"])
    m.play("move officer b")
    assert m.objective("b") == "open"
    m.play("melee officer mauser")
    assert m.escort("resistance_leader") == ("b", "stealthy")


@rule("VC-ESCORT-02")
def test_a_slot_freed_by_another_commando_leaving_lets_the_escort_appear() -> None:
    m = scene("[a: officer, medic, 2 mauser, objective escort resistance_leader] [b]")
    assert m.objective("a") == "open"
    m.play("move officer b")
    assert m.escort("resistance_leader") == ("a", "stealthy")


@rule("VC-ESCORT-02")
def test_a_slot_freed_where_no_commando_is_left_changes_nothing() -> None:
    m = scene("[a: officer, 3 mauser, objective escort resistance_leader] [b]")
    m.play("move officer b")
    assert m.objective("a") == "open"


@rule("VC-ESCORT-02")
def test_a_slot_freed_by_enemies_marching_off_lets_the_escort_appear() -> None:
    m = scene("[a] [b: officer, 3 mauser, objective escort resistance_leader]", phase="movement", direction="W")
    assert m.foes("b") == {"mauser": 1}
    assert m.escort("resistance_leader") == ("b", "stealthy")


@rule("VC-ESCORT-02")
def test_a_slot_freed_by_a_commando_dying_of_its_wounds_lets_the_escort_appear() -> None:
    m = scene("[a: officer(tnt), medic critical, 2 mauser, objective escort resistance_leader]", phase="after_fire", turn=2,
              until="start_turn")
    m.set("medic: fell-in-turn 1")
    m.play("pass")
    assert not m.commando("medic").in_squad
    assert m.escort("resistance_leader") == ("a", "stealthy")


@rule("VC-ESCORT-02")
def test_a_slot_freed_by_friendly_fire_lets_the_escort_appear() -> None:
    m = scene("[a: officer visible, 3 mauser, objective escort resistance_leader]", phase="fire", event="friendly_fire",
              alarm=True, dice=[4, 4, 4])
    m.play("friendly_fire a a")
    while m.asked == "friendly_fire":
        m.play(m.texts[0])
    assert m.foes("a") == {}
    assert m.escort("resistance_leader")[0] == "a"


# --- in company -------------------------------------------------------------------------------------------------------


@rule("VC-ESCORT-03")
def test_an_escort_takes_a_slot() -> None:
    m = scene("[a: officer] [b: medic, sniper, scout, met resistance_leader]")
    assert m.refused("move officer b") == "VC-CAP-02"
    m = scene("[a: officer] [b: medic, sniper, scout]")
    assert "move officer b" in m.texts


@rule("VC-ESCORT-03")
def test_an_escort_takes_its_slot_from_the_moment_it_is_met() -> None:
    m = scene("[a: officer, sapper] [b: medic, sniper, objective escort resistance_leader]")
    m.does("move officer b", "end officer", "activate sapper")
    assert m.escort("resistance_leader")[0] == "b"
    assert m.refused("move sapper b") == "VC-CAP-02"


@rule("VC-ESCORT-03")
def test_an_escort_follows_only_where_there_is_a_slot_for_it_too() -> None:
    m = scene("[a: officer, met resistance_leader] [b: 3 mauser]")
    assert m.refused("move officer b resistance_leader") == "VC-ESCORT-03"
    assert "move officer b" in m.texts


@rule("VC-ESCORT-03")
def test_an_escort_never_acts_by_itself() -> None:
    m = scene("[a: officer, met resistance_leader, mauser] [b]")
    assert all(text.split()[1] == "officer" for text in m.texts)


@rule("VC-ESCORT-04")
def test_an_escort_may_follow_a_move_a_stealthy_move_and_an_exit_as_the_owner_likes() -> None:
    m = scene("[a: officer, met resistance_leader, hatch] [b M]", seats=2, owners={"officer": 1})
    for action in ("move officer b", "stealth_move officer b", "exit_hatch officer"):
        assert action in m.texts
        assert f"{action} resistance_leader" in m.texts
    assert m.pending.by == (1,)


@rule("VC-ESCORT-04")
def test_an_escort_follows_along_or_stays_behind() -> None:
    m = scene("[a: officer, met resistance_leader] [b]")
    m.play("move officer b")
    assert m.escort("resistance_leader")[0] == "a"
    m = scene("[a: officer, met resistance_leader] [b]")
    m.play("move officer b resistance_leader")
    assert m.escort("resistance_leader") == ("b", "stealthy")
    assert m.commando("officer").actions == 2
    assert m.told("followed")[0].rule == "VC-ESCORT-04"


@rule("VC-ESCORT-04")
def test_an_escort_follows_nobody_from_another_tile() -> None:
    m = scene("[a: officer] [b: met resistance_leader] [c]")
    assert m.refused("move officer b resistance_leader") == "VC-ESCORT-04"


@rule("VC-ESCORT-04")
def test_an_escort_follows_a_move_paid_with_a_saved_action() -> None:
    m = scene("[a: officer plus 1, met resistance_leader] [b]", phase="before_fire")
    m.play("move officer b resistance_leader +1")
    assert m.escort("resistance_leader")[0] == "b"


@rule("VC-ESCORT-05")
def test_the_first_wound_eliminates_an_escort() -> None:
    m = scene("[a: met resistance_leader visible, mp40]", off=["officer"], phase="fire", alarm=True, dice=[4, 1])
    assert m.escort("resistance_leader")[0] == "out"
    assert m.told("escort_lost")[0].rule == "VC-ESCORT-05"


@rule("VC-ESCORT-05")
def test_a_miss_leaves_the_escort_alive() -> None:
    m = scene("[a: met resistance_leader visible, mp40]", off=["officer"], phase="fire", alarm=True, dice=[3, 1])
    assert m.escort("resistance_leader")[0] == "a"


# --- three types ------------------------------------------------------------------------------------------------------


@rule("VC-ESCORT-06")
def test_who_is_always_stealthy_stays_so_on_any_tile_without_a_test() -> None:
    m = scene("""
        [a: officer uniform, met scientist] [b L: mauser]
        . . .
        """, dice=[6])
    m.play("move officer b scientist")
    assert m.escort("scientist") == ("b", "stealthy")
    assert not m.alarm()
    assert m.dice_left == 0


@rule("VC-ESCORT-06")
def test_who_is_always_stealthy_is_met_stealthy_even_on_a_large_tile() -> None:
    m = scene("""
        [a: officer uniform] [b L: objective escort scientist]
        . . .
        """)
    m.play("move officer b")
    assert m.escort("scientist") == ("b", "stealthy")


@rule("VC-ESCORT-06")
def test_enemies_entering_ignore_who_is_always_stealthy() -> None:
    m = scene("[a: met scientist] [b: 2 mauser]", off=["officer"], phase="movement", direction="W", until="after_fire")
    assert m.foes("a") == {"mauser": 2}
    assert m.escort("scientist") == ("a", "stealthy")


@rule("VC-ESCORT-07")
def test_commando_and_escort_take_separate_tests_on_entering() -> None:
    m = scene("[a: officer, met resistance_leader] [b: 2 mauser]", dice=[5, 5, 1, 5])
    m.play("move officer b resistance_leader")
    assert m.commando("officer").stealthy
    assert m.escort("resistance_leader") == ("b", "visible")
    assert m.dice_left == 0


@rule("VC-ESCORT-07")
def test_enemies_entering_make_the_escort_test_like_a_commando() -> None:
    m = scene("[a: met resistance_leader] [b: 2 mauser]", off=["officer"], phase="movement", direction="W", dice=[3, 2])
    assert m.escort("resistance_leader") == ("a", "visible")
    assert m.alarm()


@rule("VC-ESCORT-07")
@pytest.mark.parametrize(("action", "tile", "face"), [
    ("move", "b", "stealthy"), ("move", "b M", "visible"), ("stealth_move", "b M", "stealthy"), ("move", "b L", "visible")])
@pytest.mark.parametrize("before", ["", "visible"])
def test_the_size_of_the_tile_and_the_way_of_moving_count_for_the_escort(action: str, tile: str, face: str,
                                                                         before: str) -> None:
    m = scene(f"""
        [a: officer, met resistance_leader {before}] [{tile}]
        {". . ." if tile == "b L" else ""}
        """, alarm=bool(before))
    m.play(f"{action} officer b resistance_leader")
    assert m.escort("resistance_leader") == ("b", face)


@rule("VC-ESCORT-07")
def test_a_visible_escort_does_not_hide_among_enemies() -> None:
    m = scene("[a: officer, met resistance_leader visible] [b: mauser]", alarm=True, dice=[1, 6])
    m.play("move officer b resistance_leader")
    assert m.escort("resistance_leader") == ("b", "visible")
    assert m.commando("officer").stealthy


@rule("VC-ESCORT-08")
def test_who_is_always_visible_stays_so_on_a_small_empty_tile() -> None:
    m = scene("[a: officer] [b: objective escort admiral] [c]")
    m.play("move officer b")
    assert m.escort("admiral") == ("b", "visible")
    m.play("move officer c admiral")
    assert m.escort("admiral") == ("c", "visible")
    assert m.commando("officer").stealthy


# --- visible escorts --------------------------------------------------------------------------------------------------


@rule("VC-ESCORT-09")
def test_a_visible_escort_triggers_the_alarm() -> None:
    m = scene("[a: officer] [b: objective escort admiral]")
    m.play("move officer b")
    assert m.commando("officer").stealthy
    assert m.alarm()
    assert m.told("alarm_on")[0].rule == "VC-ESCORT-09"


@rule("VC-ESCORT-09")
def test_enemies_head_for_a_visible_escort_instead_of_following_the_compass() -> None:
    m = scene("[a: met admiral visible] [b] [c: mauser] [d]", off=["officer"], phase="movement", direction="E", alarm=True)
    assert m.foes("b") == {"mauser": 1}


@rule("VC-ESCORT-09")
def test_enemies_stay_beside_a_visible_escort_and_fire_at_it() -> None:
    m = scene("[a] [b: met admiral visible, mauser]", off=["officer"], phase="movement", direction="W", alarm=True, dice=[6],
              until="after_fire")
    assert m.foes("b") == {"mauser": 1}
    assert m.lost == "VC-ESCORT-11"


@rule("VC-ESCORT-09")
def test_of_a_visible_commando_and_a_visible_escort_players_say_who_is_hit() -> None:
    m = scene("[a: officer visible, met admiral visible, mauser]", phase="fire", alarm=True, dice=[6])
    assert m.asked == "share_hits"
    assert m.texts == ["wound officer", "wound admiral"]


@rule("VC-ESCORT-10")
def test_reaction_fire_covers_the_visible_escort_that_comes_along_and_players_share_the_hits() -> None:
    m = scene("[a: officer visible, met resistance_leader visible, mp40] [b]", alarm=True, dice=[4, 1], seats=2,
              owners={"officer": 1})
    m.play("move officer b resistance_leader")
    assert m.asked == "share_hits"
    assert m.pending.by == (0, 1)
    assert m.texts == ["wound officer", "wound resistance_leader"]
    m.play("wound officer")
    assert m.commando("officer").wounds == 1
    assert m.escort("resistance_leader") == ("b", "stealthy")


@rule("VC-ESCORT-10")
def test_reaction_fire_covers_an_escort_that_leaves_by_the_hatch_too() -> None:
    m = scene("[a: officer visible, met admiral visible, medic, mp40, hatch]", alarm=True, dice=[4, 1])
    m.play("exit_hatch officer admiral")
    assert m.texts == ["wound officer", "wound admiral"]
    m.play("wound officer")
    assert m.objective("a") == "done"


@rule("VC-ESCORT-10")
def test_a_visible_escort_beside_a_stealthy_commando_draws_fire_alone() -> None:
    m = scene("[a: officer, met resistance_leader visible, mp40] [b]", alarm=True, dice=[4, 1])
    m.play("move officer b resistance_leader")
    assert m.lost == "VC-ESCORT-11"
    assert m.commando("officer").wounds == 0


@rule("VC-ESCORT-10")
def test_an_escort_that_stays_behind_or_is_stealthy_takes_no_reaction_fire() -> None:
    m = scene("[a: officer visible, met resistance_leader visible, mp40] [b]", alarm=True, dice=[4, 1])
    m.play("move officer b")
    assert m.commando("officer").wounds == 1
    m = scene("[a: officer visible, met resistance_leader, mp40] [b]", alarm=True, dice=[4, 1])
    m.play("move officer b resistance_leader")
    assert m.commando("officer").wounds == 1


# --- the end ----------------------------------------------------------------------------------------------------------


@rule("VC-ESCORT-11")
def test_losing_the_escort_is_a_failure() -> None:
    m = scene("[a: officer, met admiral visible, mauser]", phase="fire", alarm=True, dice=[4])
    assert m.lost == "VC-ESCORT-11"
    assert m.told("failure")[0].rule == "VC-ESCORT-11"


@rule("VC-ESCORT-12")
def test_the_escort_leaving_by_a_hatch_accomplishes_the_objective() -> None:
    m = scene("[a: officer, met resistance_leader, medic, hatch]")
    m.play("exit_hatch officer resistance_leader")
    assert m.objective("a") == "done"
    assert m.escort("resistance_leader")[0] == "out"
    assert m.told("objective_done")


@rule("VC-ESCORT-12")
def test_a_commando_leaving_alone_accomplishes_nothing() -> None:
    m = scene("[a: officer, met resistance_leader, medic, hatch]")
    m.play("exit_hatch officer")
    assert m.objective("a") == "met"


@rule("VC-ESCORT-13")
def test_an_escorted_enemy_causes_no_test() -> None:
    m = scene("[a: officer] [b: met admiral visible]", alarm=True)
    m.play("move officer b")
    assert m.commando("officer").stealthy
    assert m.told("tested") == []


@rule("VC-ESCORT-13")
def test_a_visible_commando_hides_beside_an_escorted_enemy() -> None:
    m = scene("[a: officer visible] [b: met admiral visible]", alarm=True)
    m.play("move officer b")
    assert m.commando("officer").stealthy


@rule("VC-ESCORT-13")
def test_an_escorted_enemy_following_its_commando_makes_no_other_test() -> None:
    m = scene("[a: officer, met admiral visible] [b: medic]", alarm=True)
    m.play("move officer b admiral")
    assert m.commando("medic").stealthy
    assert m.told("tested") == []


@rule("VC-ESCORT-14")
def test_each_objective_is_replaced_by_the_escort_its_card_shows() -> None:
    m = scene("[a: objective escort admiral] [b: officer] [c: objective escort downed_pilot]")
    m.play("move officer c")
    assert m.escort("downed_pilot") == ("c", "stealthy")
    assert m.escort("admiral")[0] == "out"
    m.does("move officer b", "move officer a")
    assert m.escort("admiral") == ("a", "visible")


@rule("VC-ESCORT-02", "VC-ESCORT-09", "VC-HEALTH-08")
def test_a_visible_escort_that_appears_when_a_commando_dies_triggers_the_alarm() -> None:
    m = scene("[a: medic(tnt), officer critical, 2 storm_trooper, objective escort admiral]", phase="after_fire",
              until="start_turn", turn=2).set("officer: fell-in-turn 1")
    m.play("pass")
    assert m.commando("officer").tile == "out"
    assert m.escort("admiral") == ("a", "visible")
    assert m.alarm()


@rule("VC-ESCORT-02", "VC-ESCORT-09", "VC-EVENT-03")
def test_a_visible_escort_that_appears_after_friendly_fire_triggers_the_alarm() -> None:
    m = scene("[a: medic visible, 3 storm_trooper, objective escort admiral] [b: mauser]", phase="fire", event="friendly_fire",
              dice=[6], loose=True)
    m.play("friendly_fire b a")
    assert m.escort("admiral") == ("a", "visible")
    assert m.alarm()


@rule("VC-ESCORT-09", "VC-ALARM-03")
def test_the_audit_sees_a_visible_escort_beside_a_silent_alarm() -> None:
    m = scene("[a: medic, met admiral visible]")
    assert wrong_alarms(m.board, m.state) == ["one: the alarm should be on"]


@rule("VC-RULING-51", "VC-SMOVE-03", "VC-ESCORT-04", "VC-ESCORT-07")
def test_in_uniform_the_stealthy_move_serves_an_escort_that_follows() -> None:
    m = scene("[a: officer uniform, met resistance_leader] [b M]")
    assert "stealth_move officer b" not in m.texts
    assert m.refused("stealth_move officer b") == "VC-SMOVE-03"
    m.play("stealth_move officer b resistance_leader")
    assert m.escort("resistance_leader") == ("b", "stealthy")
    assert (m.commando("officer").uniform, m.commando("officer").actions, m.alarm()) == (True, 1, False)


# --- subtle points ----------------------------------------------------------------------------------------------------


@rule("VC-ESCORT-13", "VC-STEALTH-05", "VC-UNIF-03")
def test_the_admiral_does_not_keep_a_visible_commando_from_hiding_beside_him() -> None:
    m = scene("[a: met admiral visible] [b: medic visible]", alarm=True)
    m.play("move medic a")
    assert m.commando("medic").stealthy
    m = scene("[a L: met admiral visible, medic(uniform) visible]", alarm=True)
    m.play("disguise medic")
    assert m.commando("medic").stealthy


@rule("VC-ESCORT-01", "VC-STEALTH-07")
def test_on_a_medium_tile_an_escort_is_found_stealthy_even_by_a_commando_who_is_seen_there() -> None:
    m = scene("[a M: objective escort downed_pilot] [b: medic]")
    m.play("move medic a")
    assert (m.commando("medic").visible, m.escort("downed_pilot")) == (True, ("a", "stealthy"))


@rule("VC-ESCORT-01", "VC-UNIF-02")
def test_the_uniform_of_the_finder_hides_no_escort_on_a_large_tile() -> None:
    m = scene("[a L: objective escort downed_pilot] [b: medic uniform]")
    m.play("move medic a")
    assert (m.commando("medic").stealthy, m.escort("downed_pilot"), m.alarm()) == (True, ("a", "visible"), True)


@rule("VC-ESCORT-01", "VC-REACT-06", "VC-HEALTH-09")
def test_a_commando_who_arrives_in_critical_condition_meets_the_escort_all_the_same() -> None:
    m = scene("[a: objective escort scientist] [b: medic visible wounded 2, mauser]", dice=[4], alarm=True)
    m.play("move medic a")
    assert (m.commando("medic").critical, m.escort("scientist")) == (True, ("a", "stealthy"))


@rule("VC-RULING-56", "VC-EVENT-03", "VC-ESCORT-09")
def test_events_that_name_commandos_pass_over_escorts_but_a_manhunt_is_drawn_by_a_visible_one() -> None:
    m = drawn("quiet_sniper", "[a: medic visible, met admiral visible]", 4, alarm=True)
    assert (m.dice_left, m.escort("admiral")[0]) == (0, "a")
    m = drawn("informer", "[a: medic visible, met downed_pilot]", alarm=True)
    assert (told_in_vain(m), m.escort("downed_pilot")[1]) == (True, "stealthy")
    m = scene("[a: medic, met downed_pilot] [b: mp40]", event="steady_nerves", dice=[6, 1])
    m.play("move medic b downed_pilot")
    assert (m.asked, m.escort("downed_pilot")[1]) == ("act", "visible")
    m = scene("[a M: entrance N] [b: medic] [c: met admiral visible] [d M: entrance N]", phase="reinforcement", event="manhunt",
              alarm=True, dice=["regular", 0] * 5)
    assert (m.foes("a"), m.foes("d")) == ({"mp40": 2}, {"mp40": 3})
