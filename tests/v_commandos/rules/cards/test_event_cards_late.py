"""What each effect of event cards 19 to 37 does (VC-EVENT-03), in the order of the cards."""

import pytest

from tests.marks import rule
from tests.v_commandos.scene import scene
from tests.v_commandos.event_turns import drawn, told_in_vain


# --- 19 Radio Chatter -------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_radio_chatter_shows_the_next_four_tokens_which_then_come_in_that_order() -> None:
    m = drawn("radio_chatter", "[a M: entrance N] [b: medic] [c M: entrance S]", "regular", 1, "sledge", 0, "regular", 0,
              "null", "storm_trooper", until="before_movement", alarm=True)
    assert m.told("tokens_seen")[0].args == ((1, 2, 0, 9),)
    m.does("done", "supply c-S")
    assert m.foes("c") == {"mauser": 1, "sledge_mp40": 1}
    assert m.foes("a") == {"mp40": 1}
    assert m.dice_left == 0                                     # the last draw was the special unit for the Ø


# --- 20 Barking Dogs --------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
@pytest.mark.parametrize(("die", "seen"), [(2, True), (3, False)])
def test_barking_dogs_make_who_hides_next_to_enemies_test_with_one_die(die: int, seen: bool) -> None:
    m = drawn("barking_dogs", "[a: medic] [b: 3 mp40]", die)
    assert m.commando("medic").visible == seen
    assert m.alarm() == seen


@rule("VC-EVENT-03", "VC-ESCORT-07", "VC-ESCORT-06")
def test_barking_dogs_reach_through_walls_and_find_escorts_that_can_be_seen() -> None:
    m = drawn("barking_dogs", "[a in: medic, met resistance_leader, met scientist] [b: mauser]", 6, 2)
    assert [m.commando("medic").stealthy, m.escort("resistance_leader")[1], m.escort("scientist")[1]] == [
        True, "visible", "stealthy"]


@rule("VC-EVENT-03")
def test_barking_dogs_do_not_bother_those_farther_away_or_across_a_corner() -> None:
    m = drawn("barking_dogs", """
        [a: medic] [b]       [c: sniper visible]
        [d]        [e: mp40] [f]
        """)
    assert m.told("tested") == []


# --- 21 Drunken Sentries ----------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_each_group_of_drunken_sentries_rolls_one_die_fewer() -> None:
    m = scene("[a: 2 mp40] [b: medic visible] [c: mp40]", phase="fire", event="drunken_sentries", dice=[1, 1, 1, 1])
    assert sorted(len(dice) for dice in m.dice_of("group_fired")) == [1, 3]
    assert m.dice_left == 0


@rule("VC-EVENT-03")
def test_a_lone_drunken_mauser_does_not_fire_at_all() -> None:
    m = scene("[a: mauser] [b: medic visible]", phase="fire", event="drunken_sentries", dice=[])
    assert m.told("group_fired") == []


@rule("VC-EVENT-03", "VC-EFIRE-09")
def test_a_lone_drunken_marksman_fires_one_die_which_still_ignores_the_nest() -> None:
    m = scene("[a: marksman] [b: medic visible in nest, nest]", phase="fire", event="drunken_sentries", dice=[4])
    assert m.dice_of("group_fired") == [(4,)]
    assert m.commando("medic").wounds == 1


@rule("VC-EVENT-03", "VC-EFIRE-09")
def test_of_a_drunken_group_the_others_roll_one_die_fewer_not_the_marksman() -> None:
    m = scene("[a: marksman, mauser] [b: medic visible in nest, nest]", phase="fire", event="drunken_sentries", dice=[4, 4])
    assert m.dice_of("group_fired") == [(4, 4)]
    assert m.commando("medic").wounds == 2                  # both dice are the marksman's


@rule("VC-EVENT-03", "VC-REACT-02")
def test_a_lone_drunken_mauser_does_not_react() -> None:
    m = scene("[a: medic visible, mauser] [b]", alarm=True, event="drunken_sentries", dice=[])
    m.play("move medic b")
    assert (m.commando("medic").tile, m.told("reaction"), m.told("nobody_hit")) == ("b", [], [])


@rule("VC-EVENT-03")
def test_drunken_sentries_react_with_one_die_fewer_on_each_tile() -> None:
    m = scene("[a: medic visible, mp40] [b: mp40]", alarm=True, event="drunken_sentries", dice=[1, 1])
    m.play("move medic b")
    assert m.dice_left == 0


# --- 22 Power Cut -----------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_during_a_power_cut_one_may_sneak_onto_a_large_tile() -> None:
    m = scene("[a: medic visible] [b L]", alarm=True, event="power_cut")
    m.play("stealth_move medic b")
    assert m.commando("medic").stealthy
    assert m.commando("medic").actions == 1


@rule("VC-EVENT-03")
def test_during_a_power_cut_walking_onto_a_large_tile_is_still_seen() -> None:
    m = scene("[a: medic] [b L]", event="power_cut")
    m.play("move medic b")
    assert m.commando("medic").visible


@rule("VC-EVENT-03")
def test_during_a_power_cut_sneaking_onto_a_large_tile_with_an_enemy_takes_the_test() -> None:
    m = scene("[a: medic] [b L: mp40]", event="power_cut", dice=[3])
    m.play("stealth_move medic b")
    assert m.commando("medic").stealthy


@rule("VC-EVENT-03", "VC-MEDKIT-04")
def test_during_a_power_cut_who_is_healed_on_a_large_tile_is_stealthy() -> None:
    m = scene("[a L: scout(medkit) visible, medic critical]", alarm=True, event="power_cut")
    m.play("heal scout medic")
    assert m.commando("medic").stealthy


@rule("VC-EVENT-03", "VC-ESCORT-01")
def test_during_a_power_cut_an_escort_met_on_a_large_tile_is_stealthy() -> None:
    m = scene("[a: medic] [b L: objective escort resistance_leader]", event="power_cut")
    m.play("stealth_move medic b")
    assert m.escort("resistance_leader") == ("b", "stealthy")


@rule("VC-EVENT-03")
def test_a_power_cut_changes_neither_the_slots_nor_the_number_to_hit_of_a_large_tile() -> None:
    m = scene("[a: scout] [b L: mp40]", event="power_cut", dice=[2, "medkit"])
    m.play("shoot scout silenced_pistol b")
    assert m.foes("b") == {}


# --- 23 Forced March --------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_on_a_forced_march_enemies_move_twice_in_the_direction_of_the_card() -> None:
    m = scene("""
        [a]
        [b]
        [c: mp40]
        [d: mauser]
        """, phase="movement", event="forced_march")
    assert [m.foes(tile) for tile in "abcd"] == [{"mp40": 1}, {"mauser": 1}, {}, {}]


@rule("VC-EVENT-03", "VC-EMOVE-04")
def test_a_forced_march_keeps_its_direction_though_somebody_is_seen_on_the_way() -> None:
    m = scene("""
        [a: mauser]
        [b: medic]
        [c: mp40]
        [d: storm_trooper]
        """, phase="movement", event="forced_march", dice=[1])
    assert m.commando("medic").visible
    assert m.foes("a") == {"mauser": 1}                         # it does not turn back for the commando
    assert m.foes("b") == {"mp40": 1, "storm_trooper": 1}


@rule("VC-EVENT-03")
def test_a_forced_march_towards_a_visible_commando_stops_at_his_tile() -> None:
    m = scene("[a: medic visible] [b] [c: mp40] [d] [e: mauser]", phase="movement", event="forced_march")
    assert m.foes("a") == {"mp40": 1}
    assert m.foes("c") == {"mauser": 1}


# --- 24 Steady Nerves -------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_steady_nerves_let_the_owner_roll_one_failed_test_again() -> None:
    m = scene("[a: medic] [b: 2 mp40]", event="steady_nerves", seats=2, owners={"medic": 1}, dice=[1, 6, 3, 4])
    m.play("move medic b", seat=1)
    assert (m.asked, m.pending.by) == ("steady_nerves", (1,))
    m.play("reroll 2", seat=1)
    assert m.commando("medic").stealthy


@rule("VC-EVENT-03")
def test_steady_nerves_need_not_be_used() -> None:
    m = scene("[a: medic] [b: mp40]", event="steady_nerves", dice=[1])
    m.does("move medic b", "keep")
    assert m.commando("medic").visible


@rule("VC-EVENT-03")
def test_steady_nerves_last_for_one_test_only() -> None:
    m = scene("[a: medic, sniper] [b: mp40]", phase="movement", event="steady_nerves", direction="W", dice=[1, 3, 1])
    assert m.asked == "steady_nerves"
    m.play("reroll 1")
    assert m.asked == ""
    assert m.commando("medic").stealthy
    assert m.commando("sniper").visible


@rule("VC-EVENT-03")
def test_steady_nerves_not_used_for_one_commando_are_left_for_the_next() -> None:
    m = scene("[a: medic, sniper] [b: mp40]", phase="movement", event="steady_nerves", direction="W", dice=[1, 1, 3])
    m.does("keep", "reroll 1")
    assert m.commando("medic").visible
    assert m.commando("sniper").stealthy


# --- 25 Local Help ----------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03", "VC-GEN-03")
def test_local_help_gives_a_random_token_to_one_commando_on_a_small_tile() -> None:
    m = drawn("local_help", "[a: medic] [b: scout] [c M: sniper] [d: officer(tnt tnt tnt tnt)]", "medkit", seats=2)
    assert m.pending.by == (0, 1)
    assert m.texts == ["help medic", "help scout"]              # the Officer has no free slot
    m.play("help scout")
    assert m.commando("scout").items == ["medkit"]
    assert m.commando("medic").items == []
    assert len(m.told("item_received")) == 1


@rule("VC-EVENT-03", "VC-SPOT-03")
def test_local_help_that_turns_out_a_spotted_token_brings_nothing() -> None:
    m = drawn("local_help", "[a: medic]", "spotted")
    assert [event.rule for event in m.told("nothing_received")] == ["VC-SPOT-03"]
    assert m.commando("medic").items == []
    assert m.commando("medic").stealthy
    assert m.state.thrown[0] == 1


@rule("VC-EVENT-03")
def test_local_help_does_nothing_without_a_commando_on_a_small_tile() -> None:
    assert told_in_vain(drawn("local_help", "[a M: medic] [b L: scout]"))


# --- 26 Informer ------------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03", "VC-ALARM-03")
@pytest.mark.parametrize(("at", "victim"), [(0, "medic"), (1, "scout")])
def test_an_informer_gives_a_random_stealthy_commando_away(at: int, victim: str) -> None:
    m = drawn("informer", "[a: medic] [b: scout uniform] [c: sniper critical]", at)
    assert [role for role in ("medic", "scout") if m.commando(role).visible] == [victim]
    assert m.told("seen")[0].rule == "VC-EVENT-03"
    assert m.commando("scout").uniform == (victim != "scout")
    assert len(m.told("uniform_lost")) == (victim == "scout")
    assert m.alarm()


@rule("VC-EVENT-03")
def test_an_informer_has_nothing_to_tell_when_nobody_hides() -> None:
    assert told_in_vain(drawn("informer", "[a: medic visible]", alarm=True))


# --- 27 Truck Convoy --------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03", "VC-CROW-05")
@pytest.mark.parametrize(("alarm", "dice", "inside"), [
    (False, ["regular", 0], {}),
    (True, ["regular", 0, "regular", 0], {"mp40": 2}),
    (False, ["sledge", 0], {"sledge_mp40": 1}),
])
def test_with_a_truck_convoy_those_behind_a_barricade_count_double(alarm: bool, dice: list[object],
                                                                   inside: dict[str, int]) -> None:
    m = scene("[a: medic(crowbar) visible, entrance N]", event="truck_convoy", alarm=alarm, until="before_movement", dice=dice)
    m.does("barricade medic a-N", "end medic")
    assert m.foes("a") == inside
    assert m.outside("a-N") == ({} if inside else {"mp40": 1})


# --- 28 Mail Day / Manhunt --------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_on_mail_day_enemies_on_one_tile_of_the_players_choice_stay() -> None:
    m = drawn("mail_day", "[a] [b: mp40] [c] [d: mauser] [e: medic]", "movie_night", until="before_fire", seats=2)
    assert (m.asked, m.pending.by) == ("mail_day", (0, 1))
    assert m.texts == ["hold b", "hold d"]
    m.does("hold b", "done 1")
    assert len(m.told("tile_held")) == 1
    assert m.foes("b") == {"mp40": 1}
    assert m.foes("c") == {"mauser": 1}
    assert m.told("stayed")[0].rule == "VC-EVENT-03"


@rule("VC-EVENT-03")
def test_on_mail_day_players_may_hold_those_who_will_come_in_at_an_entrance() -> None:
    m = drawn("mail_day", "[a] [b: entrance N] [c: medic]\n[d: mp40]", "regular", 0, "movie_night", until="before_fire")
    assert m.texts == ["hold d", "hold b"]
    m.does("hold b", "done")
    assert m.foes("b") == {"mp40": 1}


@rule("VC-EVENT-03")
def test_a_manhunt_brings_one_token_more_at_the_entrance_nearest_to_a_visible_commando() -> None:
    m = scene("[a M: entrance N] [b] [c: medic visible] [d M: entrance N]", phase="reinforcement", event="manhunt", alarm=True,
              dice=["regular", 0] * 5)
    assert (m.foes("a"), m.foes("d")) == ({"mp40": 2}, {"mp40": 3})


@rule("VC-EVENT-03")
def test_between_two_entrances_equally_near_players_choose_where_the_manhunt_begins() -> None:
    m = scene("[a M: entrance N] [b: medic visible] [c M: entrance N]", phase="reinforcement", event="manhunt", alarm=True,
              seats=2, dice=["regular", 0] * 5)
    assert (m.asked, m.pending.by) == ("manhunt", (0, 1))
    assert m.texts == ["extra a-N", "extra c-N"]
    m.play("extra a-N")
    assert (m.foes("a"), m.foes("c")) == ({"mp40": 3}, {"mp40": 2})


@rule("VC-EVENT-03")
def test_there_is_no_manhunt_when_nobody_is_visible() -> None:
    m = scene("[a: entrance N] [b: medic]", phase="reinforcement", event="manhunt", alarm=True, dice=["regular", 0] * 2)
    assert m.foes("a") == {"mp40": 2}


# --- 29 Cold Wind, 30 Tail Wind ---------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_in_a_cold_wind_grenades_and_bombs_roll_one_die_fewer() -> None:
    m = scene("[a: medic(grenade bombing)] [b: mp40]", event="cold_wind", dice=[1, 1, 1, 1, 1, 1])
    m.play("shoot medic grenade b")
    assert m.dice_left == 4
    m.play("bomb medic b")
    assert m.dice_left == 0


@rule("VC-EVENT-03")
def test_a_cold_wind_does_not_bother_firearms() -> None:
    m = scene("[a: medic] [b: mp40]", event="cold_wind", dice=[1, 1])
    m.play("shoot medic sten b")
    assert m.dice_left == 0


@rule("VC-EVENT-03")
def test_with_a_tail_wind_bombing_costs_nothing_even_between_enemy_steps() -> None:
    m = scene("[a: medic(bombing bombing)] [b: 2 mp40]", event="tail_wind", until="reinforcement",
              dice=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    m.play("bomb medic b free")
    assert m.commando("medic").actions == 3
    m.play("end medic")
    assert m.asked == "window"
    m.play("bomb medic b free")
    assert m.commando("medic").items == []


@rule("VC-EVENT-03")
def test_without_a_tail_wind_bombing_is_not_free() -> None:
    m = scene("[a: medic(bombing)] [b: 2 mp40]")
    assert "bomb medic b" in m.texts
    assert m.asked == "act"
    assert "bomb medic b free" not in m.texts


# --- 31 Cross-fire ----------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_in_a_cross_fire_enemies_shoot_through_locked_doors() -> None:
    m = scene("[a in: medic visible] [b in: mp40]", doors="a-b locked", phase="fire", event="cross_fire", dice=[4, 1])
    assert m.commando("medic").wounds == 1


@rule("VC-EVENT-03", "VC-TERRAIN-02")
def test_a_cross_fire_passes_no_wall_and_helps_no_commando() -> None:
    wall = scene("[a in: medic visible] [b in: mp40]", phase="fire", event="cross_fire", dice=[])
    assert wall.told("group_fired") == []
    door = scene("[a in: medic visible] [b in: mp40]", doors="a-b locked", alarm=True, event="cross_fire")
    assert door.refused("shoot medic sten b") == "VC-SHOOT-04"


# --- 32 Sore Throat ---------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_with_a_sore_throat_enemies_do_not_react() -> None:
    m = scene("[a: medic visible, 2 mp40, hatch] [b: 2 mp40]", alarm=True, event="sore_throat", dice=[])
    m.does("move medic b", "move medic a", "exit_hatch medic")
    assert m.commando("medic").wounds == 0
    assert m.told("reaction") == []


@rule("VC-EVENT-03")
def test_with_a_sore_throat_enemies_still_fire_in_their_step() -> None:
    m = scene("[a: medic visible, mp40]", phase="fire", event="sore_throat", dice=[4, 1])
    assert m.commando("medic").wounds == 1


# --- 33 Weak Locks ----------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_weak_locks_are_forced_for_nothing_even_between_enemy_steps() -> None:
    m = scene("[a in: medic(crowbar crowbar)] [b in]\n[c in]", doors="a-b locked, a-c locked", event="weak_locks",
              until="reinforcement")
    m.play("force medic a-b free")
    assert m.commando("medic").actions == 3
    m.does("end medic", "force medic a-c free")
    assert (m.door("a-b"), m.door("a-c")) == ("open", "open")
    assert m.commando("medic").items == []


@rule("VC-EVENT-03")
def test_there_is_nothing_to_force_at_an_open_door_be_the_locks_weak_or_not() -> None:
    m = scene("[a in: medic(crowbar)] [b in]", doors="a-b open", event="weak_locks")
    assert m.asked == "act"
    assert not [text for text in m.texts if text.startswith("force")]


@rule("VC-EVENT-03")
def test_without_the_card_forcing_a_door_is_not_free() -> None:
    m = scene("[a in: medic(crowbar)] [b in]", doors="a-b locked")
    assert "force medic a-b" in m.texts
    assert m.asked == "act"
    assert "force medic a-b free" not in m.texts


@rule("VC-EVENT-03", "VC-HEALTH-07")
@pytest.mark.parametrize(("effect", "drawing", "action"), [
    ("sealed_hatch", "[a: medic critical, hatch blocked] [b in]", "unblock_hatch medic free"),
    ("tail_wind", "[a: medic(bombing) critical] [b in]", "bomb medic a free"),
    ("weak_locks", "[a: medic(crowbar) critical] [b in]", "force medic a-b free")])
def test_what_costs_nothing_this_turn_is_open_to_critical_commandos_too(effect: str, drawing: str, action: str) -> None:
    m = scene(drawing, doors="a-b locked", event=effect, phase="before_reinforcement", off=["scout"])
    assert action in m.texts


# --- 34 Ammo Check ----------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_an_ammo_check_swaps_one_blue_token_for_a_random_one() -> None:
    m = drawn("ammo_check", "[a: medic(mp40 medkit)] [b: scout(stg44 crowbar)]", "grenade", seats=2)
    assert (m.asked, m.pending.by) == ("ammo_check", (0, 1))
    assert m.texts == ["exchange medic mp40", "exchange scout stg44"]
    m.play("exchange scout stg44")
    assert sorted(m.commando("scout").items) == ["crowbar", "grenade"]
    assert m.commando("medic").items == ["medkit", "mp40"]
    assert m.state.thrown[9] == 1                               # the StG44 lies in the discard


@rule("VC-EVENT-03", "VC-SPOT-03")
def test_an_ammo_check_names_the_weapon_that_goes_and_says_that_nothing_comes_for_a_spotted_token() -> None:
    m = drawn("ammo_check", "[a: medic(mp40)] [b: scout(stg44)]", "spotted")
    m.play("exchange scout stg44")
    assert m.commando("scout").items == []
    assert [event.name for event in m.log if event.rule in ("VC-EVENT-03", "VC-SPOT-03")] == ["handed_in", "nothing_received"]
    assert [m.board.item_names[item] for item in m.numbers("handed_in", 1)] == ["stg44"]


@rule("VC-EVENT-03", "VC-RULING-10")
def test_an_ammo_check_takes_nothing_while_there_is_no_token_to_draw() -> None:
    m = scene(["[a: medic(mp40)]", "[a: scout(stg44)]"], phase="start_turn", until="commandos", dice=["ammo_check", "flare"])
    m.set("supply: none", "discarded equipment: none")
    m.play("terrain one")
    assert told_in_vain(m)
    assert m.commando("medic").items == ["mp40"]


@rule("VC-EVENT-03")
def test_an_ammo_check_does_nothing_where_nobody_carries_a_blue_token() -> None:
    assert told_in_vain(drawn("ammo_check", "[a: medic(medkit)]"))


# --- 35 Quiet Corridors -----------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_in_quiet_corridors_reinforcements_cause_no_test() -> None:
    m = scene("[a: entrance N, medic]", phase="reinforcement", event="quiet_corridors", dice=["regular", 0])
    assert m.foes("a") == {"mp40": 1}
    assert m.commando("medic").stealthy
    assert m.told("tested") == []


@rule("VC-EVENT-03")
def test_quiet_corridors_do_not_excuse_from_tests_when_enemies_march_in() -> None:
    m = scene("[a: medic] [b: mp40]", phase="movement", event="quiet_corridors", dice=[1])      # west
    assert m.commando("medic").visible


# --- 36 Dead Line, 37 Long Shadows ------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_on_a_dead_line_enemies_follow_the_compass_though_a_commando_is_visible() -> None:
    m = scene("[a: medic visible] [b] [c: mp40] [d]", phase="movement", event="dead_line", dice=["flare"])      # north
    assert m.foes("c") == {"mp40": 1}
    m = scene("[a: medic visible] [b] [c: mp40] [d]", phase="movement", event="dead_line", dice=["informer"])   # west
    assert m.foes("b") == {"mp40": 1}
    m = scene("[a: medic visible] [b] [c: mp40] [d]", phase="movement", event="dead_line", dice=["weak_locks"])  # east
    assert m.foes("d") == {"mp40": 1}


@rule("VC-EVENT-03", "VC-EMOVE-05")
def test_long_shadows_do_nothing_but_draw_another_compass_point() -> None:
    m = drawn("long_shadows", "[a: medic] [b] [c: mp40]", "dead_line", "movie_night", until="before_fire")      # west
    before = m.state.deck[:]
    assert [event.name for event in m.log] == ["turn_begins", "phase", "card_drawn", "phase"]
    m.play("done")
    assert m.foes("b") == {"mp40": 1}
    assert sum(before) - sum(m.state.deck) == 2
    assert sum(m.state.discarded) == 2
