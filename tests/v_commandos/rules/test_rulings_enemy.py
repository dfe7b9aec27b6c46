"""The rulings about the enemy's movement, his fire and the end of a game."""


from tests.marks import rule
from tests.v_commandos.piles import leave_in_enemy_pool, wait_outside
from tests.v_commandos.scene import scene
from tests.v_commandos.event_turns import names


# --- movement ---------------------------------------------------------------------------------------------------------


@rule("VC-RULING-16")
def test_of_two_tiles_with_the_same_foremost_edge_players_choose_which_moves_first() -> None:
    m = scene("""
        [a M: 7 mp40]
        [b Mv: mauser] [c: storm_trooper]
        .
        """, phase="movement", direction="N", seats=2)
    assert m.asked == "movement_order"
    assert m.pending.by == (0, 1)
    assert m.texts == ["first b", "first c"]
    m.play("first c")
    assert m.foes("a") == {"mp40": 7, "storm_trooper": 1}
    assert m.foes("b") == {"mauser": 1}


@rule("VC-RULING-16")
def test_the_tile_with_the_nearer_foremost_edge_moves_first_without_a_question() -> None:
    m = scene("""
        [a Mv: 7 mp40] [b: mauser]
        .              [c: storm_trooper]
        """, phase="movement", direction="W")
    assert m.asked == "movement_order"
    m = scene("""
        [a M: 7 mp40]
        [b: mauser]
        [c: storm_trooper]
        """, phase="movement", direction="N")
    assert m.decision is None
    assert m.foes("a") == {"mp40": 7, "mauser": 1}
    assert m.foes("b") == {"storm_trooper": 1}


@rule("VC-RULING-16")
def test_towards_a_visible_target_the_length_of_the_path_counts() -> None:
    m = scene("[c: mauser] [b: mp40] [a: medic visible, 2 mp40] [d: storm_trooper]", phase="movement", alarm=True)
    assert m.texts == ["first b", "first d"]
    m.play("first d")
    assert m.foes("a") == {"mp40": 2, "storm_trooper": 1}
    assert m.foes("b") == {"mp40": 1, "mauser": 1}


@rule("VC-RULING-16")
def test_a_tie_that_changes_nothing_goes_north_west_first() -> None:
    m = scene("""
        [a]       [b]
        [c: mp40] [d: mauser]
        """, phase="movement", direction="N")
    assert [event.args[1] for event in m.told("marched")] == [m.tile("c"), m.tile("d")]


@rule("VC-RULING-17")
def test_enemies_beside_a_commando_seen_during_the_step_stay_put() -> None:
    # A forced march: the movement is carried out twice, and the medic is seen in the first round.
    m = scene("""
        [a]
        [b: medic]
        [c: mauser]
        """, phase="movement", event="forced_march", dice=[1])
    assert m.commando("medic").visible
    assert m.foes("b") == {"mauser": 1}


@rule("VC-RULING-17")
def test_a_tile_that_was_full_at_the_start_is_joined_when_it_has_emptied() -> None:
    m = scene("""
        [a]
        [b: 4 mp40]
        [c: mauser]
        """, phase="movement", direction="N")
    assert m.foes("a") == {"mp40": 4}
    assert m.foes("b") == {"mauser": 1}


@rule("VC-RULING-18")
def test_a_full_tile_still_counts_as_a_path_and_its_share_stays_behind() -> None:
    m = scene("""
        [a: medic visible, 3 mp40] [b: 4 mp40]
        [c]                        [d: 2 mauser]
        """, phase="movement", alarm=True)
    assert m.foes("b") == {"mp40": 4}
    assert m.foes("c") == {"mauser": 1}
    assert m.foes("d") == {"mauser": 1}


@rule("VC-RULING-18")
def test_those_whose_share_of_the_paths_is_full_do_not_take_the_other() -> None:
    m = scene("""
        [l: 4 mp40]     [r]
        [b M: 2 mauser]
        """, phase="movement", direction="N")
    assert m.foes("l") == {"mp40": 4}
    assert m.foes("r") == {"mauser": 1}
    assert m.foes("b") == {"mauser": 1}


@rule("VC-RULING-18")
def test_an_enemy_without_a_path_to_anyone_visible_stays() -> None:
    m = scene("[a: medic visible] [b in] [c: mauser] [d]", phase="movement", direction="E", alarm=True)
    assert m.foes("c") == {"mauser": 1}


@rule("VC-RULING-19")
def test_a_guard_whose_objective_is_gone_may_move() -> None:
    m = scene("[a: medic, mp40, objective interact] [b]", direction="E", until="before_fire")
    m.does("interact medic objective-a", "end medic")
    assert m.foes("b") == {"mp40": 1}


@rule("VC-RULING-19")
def test_a_guard_whose_alarm_is_shut_off_may_move() -> None:
    m = scene("[a: medic, mp40, alarm] [b]", alarm=True, direction="E", until="before_fire")
    m.does("shut_off_alarm medic", "end medic")
    assert m.foes("b") == {"mp40": 1}


@rule("VC-RULING-19")
def test_a_guard_whose_token_lies_there_stays() -> None:
    m = scene("[a: medic, mp40, alarm] [b]", alarm=True, direction="E", until="before_fire")
    m.play("end medic")
    assert m.foes("a") == {"mp40": 1}


@rule("VC-RULING-20")
def test_a_special_unit_needs_a_slot_outside_the_nest() -> None:
    m = scene("[a: medic, sniper, nest] [b: storm_trooper]", phase="movement", direction="W")
    assert m.foes("b") == {"storm_trooper": 1}
    m = scene("[a: medic, nest] [b: storm_trooper]", phase="movement", direction="W", dice=[6])
    assert m.foes("a") == {"storm_trooper": 1}
    assert m.guard("nest-a") == "nobody"


@rule("VC-RULING-20")
def test_an_escort_sits_in_a_nest_is_hit_on_five_or_more_and_leaves_it_by_following() -> None:
    m = scene("[a: medic, met admiral visible] [b: nest] [c: mp40]", alarm=True, until="after_fire", dice=[6, 4, 4])
    m.does("move medic b admiral", "inside admiral")
    assert m.guard("nest-b") == "escort"
    m.play("end medic")
    assert m.told("group_fired")[0].args[-1] == (4, 4)
    assert m.lost == ""
    m = scene("[a: medic, met admiral visible] [b: nest] [c]", alarm=True)
    m.does("move medic b admiral", "inside admiral", "move medic c admiral")
    assert m.guard("nest-b") == "nobody"
    assert m.escort("admiral") == ("c", "visible")


# --- fire and the end -------------------------------------------------------------------------------------------------


@rule("VC-RULING-21")
def test_groups_fire_in_the_order_players_like_and_a_target_is_chosen_when_its_group_fires() -> None:
    m = scene("[b: mauser] [a: medic visible wounded 2] [c: mauser] [d: sniper visible]", phase="fire", alarm=True, dice=[6, 1],
              seats=2)
    assert m.asked == "enemy_fire"
    assert m.pending.by == (0, 1)
    assert sorted(m.texts) == ["fire b a", "fire c a", "fire c d"]
    m.play("fire b a")
    assert m.commando("medic").critical
    assert m.told("group_fired")[1].args[:2] == (m.tile("c"), m.tile("d"))


@rule("VC-RULING-21")
def test_a_group_whose_only_target_became_critical_holds_its_fire() -> None:
    m = scene("[b: mauser] [a: medic visible wounded 2] [c: mauser]", phase="fire", alarm=True, dice=[6])
    assert m.commando("medic").critical
    assert len(m.told("group_fired")) == 1


@rule("VC-RULING-22")
def test_replacements_waiting_do_not_avert_failure() -> None:
    m = scene(["[a: medic, sniper, charge, hatch]", "[a]"], links=[(0, 1)], built=[0], dice=["scout"])
    m.play("detonate medic one.a")
    assert m.asked == "replacement"
    m.play("side blue")
    assert m.lost == "VC-END-02"


@rule("VC-RULING-22")
def test_a_commando_between_two_hatches_is_alive() -> None:
    m = scene("[a: medic, charge] [b: hatch]", off=["sniper"])
    m.play("detonate medic a")
    assert m.lost == ""


@rule("VC-RULING-23")
def test_in_the_last_phase_the_critical_die_first_and_success_is_checked_afterwards() -> None:
    m = scene("[a: sniper, medic critical, hatch, objective interact]", turn=2, direction="N", until="start_turn")
    m.set("medic: fell-in-turn 1")
    m.does("interact sniper objective-a", "exit_hatch sniper")
    assert m.won
    assert names(m, "eliminated", "terrain_completed", "success") == ["eliminated", "terrain_completed", "success"]


@rule("VC-RULING-23")
def test_with_the_last_commando_dead_in_the_last_phase_the_operation_has_failed() -> None:
    m = scene("[a: medic(tnt) critical, hatch]", phase="after_fire", turn=2, until="start_turn")
    m.set("medic: fell-in-turn 1")
    m.play("pass")
    assert m.lost == "VC-END-02"


@rule("VC-RULING-23")
def test_an_immediate_failure_comes_before_a_success_that_was_due() -> None:
    m = scene("[a: sniper, medic, hatch, objective interact, entrance W]", direction="N", until="start_turn")
    leave_in_enemy_pool(m)
    m.does("interact sniper objective-a", "exit_hatch sniper", "done")
    assert m.lost == "VC-REINF-03"


@rule("VC-RULING-23")
def test_a_completed_terrain_is_gone_at_once_and_brings_no_reinforcements() -> None:
    m = scene("[a: sniper, hatch, objective interact, entrance W]", direction="N", until="start_turn")
    leave_in_enemy_pool(m)
    m.does("interact sniper objective-a", "exit_hatch sniper")
    assert m.won
    assert m.told("arrived") == []


@rule("VC-RULING-24")
def test_a_critical_commando_is_no_target() -> None:
    m = scene("[a: medic critical, mp40] [b: mp40]", phase="fire")
    assert m.told("group_fired") == []


@rule("VC-RULING-24")
def test_a_critical_commando_neither_attracts_nor_holds_enemies_nor_tests_nor_sounds_the_alarm() -> None:
    m = scene("[a] [b: medic critical, mauser] [c: mp40] [d]", phase="movement", direction="W")
    assert m.foes("a") == {"mauser": 1}
    assert m.foes("b") == {"mp40": 1}
    assert m.told("tested") == []
    assert not m.alarm()


@rule("VC-RULING-24")
def test_a_critical_commando_takes_no_hit_from_a_grenade() -> None:
    m = scene("[a: officer(grenade)] [b: medic critical, sniper visible, mauser]", alarm=True, dice=[6, 6, 6, "medkit"])
    m.play("shoot officer grenade b")
    assert m.commando("sniper").wounds == 2


@rule("VC-RULING-24")
def test_a_critical_commando_cannot_fight_hand_to_hand() -> None:
    m = scene("[a: medic critical, mp40, sniper]", active="sniper")
    assert m.asked == "act"
    assert not any(text.startswith("melee medic") for text in m.texts)


@rule("VC-RULING-25")
def test_those_who_break_a_barricade_enter_as_slots_allow_and_the_others_wait_behind_an_open_entrance() -> None:
    m = scene("[a: 3 mp40, entrance W] [b: medic(medkit)]", phase="before_reinforcement", until="before_movement",
              dice=["regular", 1])
    wait_outside(m, "a-W", "mauser", 3)
    m.set("entrance a-W: barricades 1")
    m.play("pass")
    assert m.foes("a") == {"mp40": 3, "mauser": 1}
    assert m.outside("a-W") == {"mauser": 3}
    assert m.state.barricades == [0]
    assert len(m.told("broke_through")) == 1


@rule("VC-RULING-25")
def test_a_crowd_behind_a_barricade_waits_for_the_step_and_its_new_tokens() -> None:
    m = scene("[a M: entrance W] [b: medic(crowbar)]", phase="before_reinforcement", until="before_movement",
              dice=["regular", 1])
    wait_outside(m, "a-W", "mauser", 5)
    m.set("entrance a-W: barricades 1")
    assert m.foes("a") == {}
    m.play("pass")
    assert m.foes("a") == {"mauser": 6}
    assert names(m, "waits_outside", "broke_through") == ["waits_outside", "broke_through"]


# --- two entrances of one tile ----------------------------------------------------------------------------------------


@rule("VC-RULING-52", "VC-REINF-05", "VC-RULING-47")
def test_where_two_entrances_lead_to_one_free_slot_players_choose_which_is_supplied_first() -> None:
    for first, inside, behind in (("a-N", "mauser", {"mp40": 1}), ("a-W", "mauser", {"mp40": 1})):
        m = scene("[a: entrance N, entrance W, 3 storm_trooper]", phase="reinforcement",
                  dice=["regular", 1, "regular", 0])
        assert m.texts == ["supply a-N", "supply a-W"]
        m.play(f"supply {first}")
        assert m.foes("a") == {inside: 1, "storm_trooper": 3}
        assert m.outside("a-W" if first == "a-N" else "a-N") == behind


@rule("VC-RULING-52", "VC-REINF-08", "VC-RULING-14")
def test_who_waits_behind_either_entrance_of_a_tile_enters_before_new_tokens_of_the_other() -> None:
    m = scene("[a: entrance N, entrance W, 2 mp40] [b: medic(medkit)]", phase="before_reinforcement", until="before_movement",
              dice=["regular", 1, "regular", 1])
    wait_outside(m, "a-W", "storm_trooper", 2)
    m.does("pass", "supply a-N")
    assert m.foes("a") == {"mp40": 2, "storm_trooper": 2}
    assert (m.outside("a-N"), m.outside("a-W")) == ({"mauser": 1}, {"mauser": 1})


@rule("VC-RULING-52", "VC-REINF-08")
def test_of_those_who_wait_behind_two_entrances_of_a_tile_players_choose_who_enters_first() -> None:
    m = scene("[a: entrance N, entrance W, 3 mp40] [b: medic(medkit)]", phase="before_reinforcement", until="before_movement",
              dice=["regular", 1, "regular", 1])
    wait_outside(m, "a-N", "mauser")
    wait_outside(m, "a-W", "storm_trooper")
    m.play("pass")
    assert (m.asked, m.texts, m.pending.rule) == ("supply", ["supply a-N", "supply a-W"], "VC-REINF-08")
    m.play("supply a-W")
    assert m.foes("a") == {"mp40": 3, "storm_trooper": 1}


@rule("VC-RULING-52", "VC-RULING-47")
def test_where_all_fit_the_order_of_two_entrances_is_not_asked() -> None:
    m = scene("[a M: entrance N, entrance W, 2 mp40] [b: medic(medkit)]", phase="before_reinforcement",
              until="before_movement", dice=["regular", 1, "regular", 1])
    wait_outside(m, "a-N", "mauser", 2)
    wait_outside(m, "a-W", "storm_trooper", 2)
    m.play("pass")
    assert m.decision is None
    assert m.foes("a") == {"mp40": 2, "mauser": 4, "storm_trooper": 2}


# --- who stays --------------------------------------------------------------------------------------------------------


@rule("VC-RULING-17", "VC-EMOVE-11", "VC-ESCORT-02", "VC-ESCORT-09")
def test_a_second_group_stays_if_the_first_one_made_room_for_a_visible_escort() -> None:
    m = scene("""
        [x] [y]
        [a M: objective escort admiral, medic, mp40, 6 mauser]
        """, phase="movement", direction="N")
    assert m.escort("admiral") == ("a", "visible")
    assert (m.foes("x"), m.foes("y"), m.foes("a")) == ({"mauser": 3}, {}, {"mp40": 1, "mauser": 3})
    assert m.told("stayed")[-1].rule == "VC-EMOVE-11"
