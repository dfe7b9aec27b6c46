"""What each effect of event cards 1 to 18 does (VC-EVENT-03), in the order of the cards."""

import pytest

from bocage.games.v_commandos.text import VNamer
from tests.marks import rule
from tests.v_commandos.piles import wait_outside
from tests.v_commandos.scene import scene
from tests.v_commandos.event_turns import drawn, told_in_vain


# --- 1 Sixth Sense ----------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_sixth_sense_shows_the_next_three_cards_and_lets_players_order_them() -> None:
    m = drawn("sixth_sense", "[a: medic]", "flare", "power_cut", "weak_locks", until="choose_squad", seats=2)
    assert (m.asked, m.pending.by, m.pending.about) == ("sixth_sense", (0, 1), (1,))
    assert m.texts == ["top flare", "top power_cut", "top weak_locks"]
    assert len(m.dice_of("cards_seen")[0]) == 3
    m.does("top weak_locks", "top flare")
    assert sum(m.state.deck) == 37 - 1 - 3
    m.does("done 1", "done 1", "done 1")
    assert [m.board.event_ids[card] for card in m.numbers("card_drawn", 1)] == [
        "sixth_sense", "weak_locks", "flare", "power_cut"]
    assert m.dice_left == 0


@pytest.mark.parametrize(("lang", "said"), [("en", "Power Cut: "), ("fr", "\u00a0: ")])
def test_an_option_of_sixth_sense_says_what_its_card_does(lang: str, said: str) -> None:
    m = drawn("sixth_sense", "[a: medic]", "flare", "power_cut", "weak_locks", until="choose_squad")
    namer = VNamer(m.board, lang)
    labels = [namer.action(option) for option in m.pending.options]
    assert said in labels[1]
    for label, effect in zip(labels, ("flare", "power_cut", "weak_locks"), strict=True):
        assert label.endswith(namer.words(f"effect-{effect}.text"))


@rule("VC-EVENT-03", "VC-TURN-03")
def test_cards_known_by_sixth_sense_come_to_the_other_terrain_and_to_the_compass_in_their_order() -> None:
    m = scene(["[a] [b: mp40] [c: medic]", "[a] [b: mp40] [c: scout]"], phase="start_turn", until="before_fire",
              dice=["sixth_sense", "flare", "movie_night", "long_shadows"])
    m.does("terrain one", "top long_shadows", "top movie_night", "done")
    assert (m.phase, m.asked) == ("movement", "terrain_order")
    assert m.texts == ["terrain one", "terrain two"]
    m.play("terrain two")
    assert m.foes("two.a") == {"mp40": 1}                       # Long Shadows draws again: Movie Night, west
    assert m.foes("one.b") == {"mp40": 1}                       # north


# --- 2 Alarm! Alarm? --------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
@pytest.mark.parametrize(("alarm", "tokens"), [(True, 1), (False, 2)])
def test_alarm_alarm_turns_the_numbers_of_reinforcements_round(alarm: bool, tokens: int) -> None:
    m = scene("[a: entrance N] [b: entrance N]", phase="reinforcement", event="alarm_alarm", alarm=alarm,
              dice=["regular", 0] * tokens * 2)
    assert (m.foes("a"), m.foes("b")) == ({"mp40": tokens}, {"mp40": tokens})


# --- 3 It's quiet… / Sniper!! -----------------------------------------------------------------------------------------


@rule("VC-EVENT-03", "VC-EVENT-05")
def test_while_it_is_quiet_a_spotted_token_gives_nobody_away() -> None:
    m = drawn("quiet_sniper", "[a: scout, 2 mp40]", "spotted", until="reinforcement")
    m.does("activate scout", "melee scout mp40")
    assert m.commando("scout").stealthy


@rule("VC-EVENT-03")
def test_the_sniper_wounds_each_visible_commando_on_a_five_or_six() -> None:
    m = drawn("quiet_sniper", "[a: medic visible, scout] [b: sniper visible] [c: sapper visible]", 5, 4, 6, alarm=True)
    assert [m.commando(role).wounds for role in ("medic", "sniper", "sapper", "scout")] == [1, 0, 1, 0]
    assert m.told("wounded")
    assert m.dice_left == 0


@rule("VC-EVENT-03")
def test_the_die_of_the_sniper_is_not_told_as_a_stealth_test() -> None:
    m = drawn("quiet_sniper", "[a: medic visible]", 4, alarm=True)
    assert m.told("tested") == []


# --- 4 Friendly Fire --------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_friendly_fire_strikes_enemies_of_the_players_choice_instead_of_commandos_and_leaves_nothing() -> None:
    m = scene("[a: medic visible, mp40, mauser]", phase="fire", event="friendly_fire", seats=2, dice=[4, 1, 1])
    regulars = m.state.pool[0]
    assert m.texts == ["fire a a", "friendly_fire a a"]
    m.play("friendly_fire a a")
    assert (m.asked, m.pending.by) == ("friendly_fire", (0, 1))
    assert m.texts == ["strike mp40", "strike mauser"]
    m.play("strike mauser")
    assert m.foes("a") == {"mp40": 1}
    assert m.commando("medic").wounds == 0
    assert m.items("a") == []
    assert m.state.pool[0] == regulars + 1


@rule("VC-EVENT-03")
def test_friendly_fire_from_next_door_strikes_the_enemies_on_the_target_tile() -> None:
    m = scene("[a: 2 mp40] [b: medic visible, storm_trooper]", phase="fire", event="friendly_fire",
              dice=[6, 6, 1, 1, 1, 1, 1])
    m.play("friendly_fire a b")
    assert (m.foes("a"), m.foes("b")) == ({"mp40": 2}, {})
    assert m.commando("medic").wounds == 0


@rule("VC-EVENT-03")
def test_friendly_fire_happens_to_one_group_only() -> None:
    m = scene("[a: mp40] [b: medic visible, scout visible] [c: mp40]", phase="fire", event="friendly_fire", dice=[6, 6, 4, 1])
    m.play("friendly_fire a b")
    assert m.asked == "share_hits"
    m.play("wound medic")
    assert m.commando("medic").wounds == 1


# --- 5 Movie Night ----------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03", "VC-REINF-08")
def test_on_a_movie_night_those_who_wait_at_the_empty_entrance_still_come_in() -> None:
    m = scene("[a: entrance N] [b: entrance N] [c: medic(medkit)]", phase="before_reinforcement", until="before_movement",
              event="movie_night", dice=["regular", 0])
    wait_outside(m, "a-N", "mauser")
    m.does("pass", "empty a-N")
    assert (m.foes("a"), m.foes("b")) == ({"mauser": 1}, {"mp40": 1})


@rule("VC-EVENT-03")
def test_on_a_movie_night_one_entrance_of_the_players_choice_stays_empty() -> None:
    m = scene("[a: entrance N] [b: entrance N]", phase="reinforcement", event="movie_night", alarm=True, seats=2,
              dice=["regular", 0, "regular", 0])
    assert (m.asked, m.pending.by) == ("movie_night", (0, 1))
    assert m.texts == ["empty a-N", "empty b-N"]
    m.play("empty a-N")
    assert (m.foes("a"), m.foes("b")) == ({}, {"mp40": 2})


# --- 6 Flare ----------------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
@pytest.mark.parametrize(("die", "seen"), [(3, True), (4, False)])
def test_under_a_flare_a_three_fails_the_stealth_test_too(die: int, seen: bool) -> None:
    m = scene("[a: medic] [b: mp40]", event="flare", dice=[die])
    m.play("move medic b")
    assert m.commando("medic").visible == seen


@rule("VC-EVENT-03")
def test_a_flare_counts_when_enemies_come_in() -> None:
    m = scene("[a: entrance N, medic]", phase="reinforcement", event="flare", dice=["regular", 0, 3])
    assert m.commando("medic").visible


# --- 7 Distant Raid ---------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_a_distant_raid_drowns_grenades_rifles_bombs_and_charges() -> None:
    m = scene("[a: sniper(grenade bombing)] [b: mp40] [c: charge]", event="distant_raid", budget=4,
              dice=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    m.does("shoot sniper grenade b", "shoot sniper mosin_rifle b", "bomb sniper b", "detonate sniper c")
    assert not m.alarm()


@rule("VC-EVENT-03")
def test_a_distant_raid_does_not_hide_who_is_seen() -> None:
    m = scene("[a: medic] [b: mp40]", event="distant_raid", dice=[1, 1])
    m.play("shoot medic sten b")
    assert m.commando("medic").visible
    assert m.alarm()


# --- 8 Heavy Rain -----------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_in_heavy_rain_enemies_stay_where_they_are_seen_commandos_or_not() -> None:
    hunted = scene("[a: medic visible] [b] [c: mp40, storm_trooper]", phase="movement", event="heavy_rain", dice=[])
    assert hunted.foes("c") == {"mp40": 1, "storm_trooper": 1}
    unseen = scene("[a: medic] [b] [c: mp40]", phase="movement", event="heavy_rain", direction="W", dice=[])
    assert unseen.foes("c") == {"mp40": 1}


# --- 9 Fog / Searchlights ---------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_in_fog_sneaking_costs_one_action() -> None:
    m = scene("[a: medic visible] [b M]", event="fog", budget=1, until="reinforcement")
    m.play("stealth_move medic b")
    assert m.commando("medic").stealthy
    assert m.commando("medic").actions == 0


@rule("VC-EVENT-02", "VC-SMOVE-01")
def test_fog_on_another_terrain_does_not_make_sneaking_cheaper() -> None:
    m = scene(["[z]", "[a: medic] [b M]"], event="fog")
    m.play("stealth_move medic two.b")
    assert m.commando("medic").actions == 3 - 2


@rule("VC-EVENT-08", "VC-SMOVE-01", "VC-RULING-55")
def test_fog_does_not_help_a_commando_that_sneaks_up_a_hatch() -> None:
    m = scene("[a M: hatch]", off=["medic plus 1"], event="fog")
    assert m.texts[:2] == ["move medic a", "stealth_move medic a"]
    m.play("stealth_move medic a")
    assert m.commando("medic").actions == 3 - 2


@rule("VC-EVENT-08", "VC-SAVE-06")
def test_in_fog_neither_one_action_nor_a_saved_one_pays_for_sneaking_up_a_hatch() -> None:
    m = scene("[a M: hatch]", off=["medic plus 1"], event="fog", budget=1)
    assert m.texts == ["move medic a", "move medic a +1", "end medic"]
    assert m.refused("stealth_move medic a") == "VC-ACT-01"
    assert m.refused("stealth_move medic a +1") == "VC-SAVE-06"


@rule("VC-RULING-55", "VC-STEALTH-07", "VC-SMOVE-01")
@pytest.mark.parametrize(("tile", "event"), [("[a: hatch]", "searchlights"), ("[a L: hatch]", "power_cut")])
def test_events_that_change_tiles_count_for_who_comes_up_there(tile: str, event: str) -> None:
    for action, stealthy in (("move medic a", False), ("stealth_move medic a", True)):
        m = scene(tile, off=["medic"], event=event, alarm=True)
        m.play(action)
        assert m.commando("medic").stealthy is stealthy


@rule("VC-EVENT-03")
def test_in_fog_a_saved_action_pays_for_sneaking() -> None:
    m = scene("[a: medic plus 1] [b M]", event="fog")
    m.play("stealth_move medic b +1")
    assert (m.commando("medic").stealthy, m.commando("medic").plus, m.commando("medic").actions) == (True, 0, 3)


@rule("VC-EVENT-03")
def test_under_searchlights_a_small_tile_hides_only_who_sneaks() -> None:
    walks = scene("[a: medic] [b]", event="searchlights", alarm=True)
    walks.play("move medic b")
    assert walks.commando("medic").visible
    sneaks = scene("[a: medic visible] [b]", event="searchlights", alarm=True)
    sneaks.play("stealth_move medic b")
    assert sneaks.commando("medic").stealthy
    assert sneaks.commando("medic").actions == 1


@rule("VC-EVENT-03")
def test_under_searchlights_walking_onto_a_small_tile_with_enemies_is_seen_without_a_test() -> None:
    walks = scene("[a: medic] [b: mp40]", event="searchlights", alarm=True, dice=[])
    walks.play("move medic b")
    assert walks.commando("medic").visible
    sneaks = scene("[a: medic] [b: mp40]", event="searchlights", alarm=True, dice=[3])
    sneaks.play("stealth_move medic b")
    assert sneaks.commando("medic").stealthy


@rule("VC-EVENT-03")
def test_under_searchlights_medium_and_large_tiles_are_what_they_were() -> None:
    m = scene("[a: medic] [b M] [c L]", event="searchlights", alarm=True, budget=4)
    m.play("stealth_move medic b")
    assert m.commando("medic").stealthy
    assert m.refused("stealth_move medic c") == "VC-SMOVE-01"


@rule("VC-EVENT-03")
def test_searchlights_leave_those_alone_who_stay_on_their_small_tile() -> None:
    m = drawn("fog_searchlights", "[a: medic]", alarm=True)
    assert m.commando("medic").stealthy


# --- 10 Second Wind ---------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03", "VC-GEN-03")
def test_a_second_wind_gives_one_commando_a_saved_action() -> None:
    m = drawn("second_wind", "[a: medic, scout, officer wounded 1]")
    assert m.texts == ["benefit medic", "benefit scout", "benefit officer"]
    m.play("benefit officer")
    assert [m.commando(role).plus for role in ("medic", "scout", "officer")] == [0, 0, 1]
    assert len(m.told("plus_gained")) == 1


@rule("VC-EVENT-03")
def test_a_second_wind_is_lost_where_nobody_has_a_free_slot() -> None:
    m = drawn("second_wind", "[a: medic plus 1, scout wounded 1, sniper critical]")
    assert told_in_vain(m)


# --- 11 Dropped Keys --------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_dropped_keys_open_one_locked_door_of_the_players_choice() -> None:
    m = drawn("dropped_keys", "[a in] [b in] [c in] [d in]", doors="a-b locked, b-c open, c-d locked", seats=2)
    assert m.pending.by == (0, 1)
    assert m.texts == ["unlock a-b", "unlock c-d"]
    m.play("unlock c-d")
    assert (m.door("a-b"), m.door("c-d")) == ("locked", "open")
    assert len(m.told("door_opened")) == 1


@rule("VC-EVENT-03")
def test_dropped_keys_open_no_door_of_another_terrain() -> None:
    m = scene(["[a in: medic]", "[a in: scout] [b in]"], doors=["", "a-b locked"], phase="start_turn", until="commandos",
              dice=["dropped_keys", "long_shadows"])
    m.play("terrain one")
    assert told_in_vain(m)
    assert m.door("two.a-b") == "locked"


# --- 12 Double Watch --------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
@pytest.mark.parametrize(("at", "tokens"), [(0, (2, 1)), (1, (1, 2))])
def test_a_double_watch_brings_one_token_more_at_a_random_entrance(at: int, tokens: tuple[int, ...]) -> None:
    m = scene("[a: entrance N] [b: entrance N]", phase="reinforcement", event="double_watch", dice=[at, *["regular", 0] * 3])
    assert (m.foes("a"), m.foes("b")) == ({"mp40": tokens[0]}, {"mp40": tokens[1]})


# --- 13 Change of Guard, 14 Fresh Magazines ---------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_a_change_of_guard_turns_every_regular_enemy_to_its_mauser_side() -> None:
    m = drawn("change_of_guard", "[a: 2 mp40, mauser, alarm] [b M: sledge_mp40, storm_trooper]")
    assert m.told("faces_turned")
    assert m.foes("a") == {"mauser": 3}
    assert m.foes("b") == {"sledge_mauser": 1, "storm_trooper": 1}
    assert m.guard("alarm-a") == "mauser"


@rule("VC-EVENT-03")
def test_fresh_magazines_turn_every_regular_enemy_to_its_mp40_side() -> None:
    m = drawn("fresh_magazines", "[a: 2 mauser, mp40, alarm] [b M: sledge_mauser, marksman]")
    assert m.foes("a") == {"mp40": 3}
    assert m.foes("b") == {"sledge_mp40": 1, "marksman": 1}
    assert m.guard("alarm-a") == "mp40"


@rule("VC-EVENT-03")
@pytest.mark.parametrize(("card", "before"), [("change_of_guard", "mp40"), ("fresh_magazines", "mauser")])
def test_enemies_of_another_terrain_keep_their_weapons(card: str, before: str) -> None:
    m = scene(["[a: medic]", f"[a: {before}]"], phase="start_turn", until="commandos", dice=[card, "long_shadows"])
    m.play("terrain one")
    assert m.foes("two.a") == {before: 1}


# --- 15 Jammed Weapon -------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_a_printed_weapon_that_jams_cannot_be_used_this_turn() -> None:
    m = drawn("jammed_weapon", "[a: medic(mp40)] [b: mp40]", 0, "long_shadows", "flare", until="choose_squad")
    m.play("activate medic")
    assert m.refused("shoot medic sten b") == "VC-EVENT-03"
    assert "shoot medic mp40 b" in m.texts
    m.play("end medic")
    m.does("pass", "pass", "pass", "pass", "activate medic")
    assert "shoot medic sten b" in m.texts


@rule("VC-EVENT-03")
@pytest.mark.parametrize("weapon", ["mp40", "mosin_nagant"])
def test_a_carried_weapon_that_jams_cannot_be_used_this_turn_by_anybody(weapon: str) -> None:
    m = drawn("jammed_weapon", f"[a: medic({weapon}), scout] [b: mp40]", 1, "flare", until="choose_squad")
    m.does("activate medic", "give medic scout jammed", "end medic", "activate scout")
    assert {text.split()[2] for text in m.texts if text.startswith("shoot scout")} == {"silenced_pistol"}
    assert m.refused("shoot scout jammed b") == "VC-EVENT-03"
    m.does("end scout", "pass", "pass", "pass", "pass", "activate scout")
    assert m.commando("scout").items == [weapon]
    assert f"shoot scout {weapon} b" in m.texts


@rule("VC-EVENT-03")
def test_the_printed_weapon_of_the_chosen_side_jams() -> None:
    m = drawn("jammed_weapon", "[a: sniper:ochre, medic] [b: mp40]", 1, until="reinforcement")
    assert m.board.weapon_names[m.numbers("weapon_jammed", 1)[0]] == "springfield_rifle"


@rule("VC-EVENT-03")
def test_a_weapon_that_works_again_takes_its_old_place_on_the_card() -> None:
    m = drawn("jammed_weapon", "[a: medic(mp40 stg44)] [b: mp40]", 1, "flare", until="choose_squad")
    assert m.commando("medic").items == ["stg44", "jammed"]
    m.does("activate medic", "end medic", "pass", "pass", "pass", "pass", "activate medic")
    assert m.commando("medic").items == ["mp40", "stg44"]


@rule("VC-EVENT-03")
def test_a_jammed_weapon_left_on_the_ground_works_again_in_the_next_turn() -> None:
    m = drawn("jammed_weapon", "[a: medic(mp40)] [b: mp40]", 1, "flare", until="choose_squad")
    m.does("activate medic", "drop medic jammed", "end medic")
    while m.asked == "window":
        m.play("pass")
    assert m.items("a") == ["mp40"]


@rule("VC-EVENT-03")
def test_a_jammed_weapon_called_by_its_own_name_is_refused_because_of_the_event() -> None:
    m = drawn("jammed_weapon", "[a: medic(mp40)] [b: mp40]", 1, until="reinforcement")
    m.play("activate medic")
    assert m.refused("shoot medic mp40 b") == "VC-EVENT-03"


@rule("VC-EVENT-03")
def test_of_two_weapons_alike_only_one_jams() -> None:
    m = drawn("jammed_weapon", "[a: medic(mp40 mp40)] [b: mp40]", 1, until="reinforcement")
    m.play("activate medic")
    assert m.commando("medic").items == ["mp40", "jammed"]
    assert "shoot medic mp40 b" in m.texts


@rule("VC-EVENT-03")
def test_which_weapon_jams_is_left_to_chance_among_all_on_the_terrain() -> None:
    m = drawn("jammed_weapon", "[a: medic(mp40 stg44)] [b: sapper:ochre] [c: mp40]", 3, until="reinforcement", off=["officer"])
    assert len(m.told("weapon_jammed")) == 1
    m.play("activate sapper")
    assert m.refused("shoot sapper pistol c") == "VC-EVENT-03"
    m.does("end sapper", "activate medic", "move medic b")
    assert {"shoot medic sten c", "shoot medic mp40 c", "shoot medic stg44 c"} <= set(m.texts)


@rule("VC-EVENT-03", "VC-EVENT-08")
def test_nothing_jams_where_no_commando_is() -> None:
    assert told_in_vain(drawn("jammed_weapon", "[a: mp40]", off=["medic"]))


@rule("VC-EVENT-03")
def test_only_firearms_jam() -> None:
    m = drawn("jammed_weapon", "[a: medic(grenade tnt)] [b: mp40]", 0, until="reinforcement")
    m.play("activate medic")
    assert "shoot medic grenade b" in m.texts
    assert m.asked == "act"
    assert not [text for text in m.texts if text.startswith("shoot medic sten")]


# --- 16 Lost Crate ----------------------------------------------------------------------------------------------------


@rule("VC-EVENT-03")
def test_a_lost_crate_puts_a_random_token_on_a_tile_of_the_players_choice() -> None:
    m = drawn("lost_crate", "[a: medic] [b in] [c: mp40]", "tnt", seats=2)
    assert m.pending.by == (0, 1)
    assert m.texts == ["crate a", "crate b", "crate c"]
    m.play("crate b")
    assert m.items("b") == ["tnt"]
    assert len(m.told("item_found")) == 1


@rule("VC-EVENT-03", "VC-SPOT-03")
def test_a_spotted_token_in_a_lost_crate_is_discarded() -> None:
    m = drawn("lost_crate", "[a: medic] [b]", "spotted")
    assert [event.rule for event in m.told("no_effect")] == ["VC-SPOT-03"]
    assert m.items("a") == m.items("b") == []
    assert m.state.thrown[0] == 1


# --- 17 Loose Hatch, 18 Sealed Hatch / Counter-search -----------------------------------------------------------------


@rule("VC-EVENT-03")
def test_a_loose_hatch_unblocks_one_hatch_of_the_players_choice() -> None:
    m = drawn("loose_hatch", "[a: hatch blocked] [b: hatch blocked] [c: hatch, medic]")
    assert m.texts == ["open_hatch a", "open_hatch b"]
    m.play("open_hatch b")
    assert (m.hatch("a"), m.hatch("b")) == ("blocked", "open")
    assert m.told("unblocked")[0].rule == "VC-EVENT-03"


@rule("VC-EVENT-03")
def test_a_loose_hatch_does_nothing_where_all_hatches_are_open() -> None:
    assert told_in_vain(drawn("loose_hatch", "[a: hatch] [b: medic]"))


@rule("VC-EVENT-03")
def test_a_sealed_hatch_is_unblocked_for_nothing_even_between_enemy_steps() -> None:
    m = drawn("sealed_hatch", "[a: medic, hatch blocked]", until="reinforcement")
    m.does("activate medic", "end medic")
    assert m.asked == "window"
    m.play("unblock_hatch medic free")
    assert m.hatch("a") == "open"
    assert m.asked == ""


@rule("VC-EVENT-03")
def test_unblocking_a_hatch_costs_an_action_without_the_card() -> None:
    m = scene("[a: medic, hatch blocked]")
    assert "unblock_hatch medic" in m.texts
    assert m.asked == "act"
    assert "unblock_hatch medic free" not in m.texts


@rule("VC-EVENT-03")
def test_a_counter_search_blocks_an_open_hatch_without_a_commando() -> None:
    m = drawn("sealed_hatch", "[a: hatch] [b: hatch] [c: hatch, medic] [d: hatch blocked]", alarm=True, seats=2)
    assert (m.asked, m.pending.by) == ("counter_search", (0, 1))
    assert m.texts == ["block_hatch a", "block_hatch b"]
    m.play("block_hatch b")
    assert [m.hatch(tile) for tile in "abcd"] == ["open", "blocked", "open", "blocked"]
    assert len(m.told("hatch_blocked")) == 1


@rule("VC-EVENT-03")
def test_a_counter_search_blocks_a_hatch_if_the_only_other_open_one_is_under_a_commando() -> None:
    m = drawn("sealed_hatch", "[a: hatch] [b: hatch, medic]", alarm=True)
    assert (m.hatch("a"), m.hatch("b")) == ("blocked", "open")


@rule("VC-EVENT-03")
@pytest.mark.parametrize("drawing", ["[a: hatch] [b: medic] [c: hatch blocked]", "[a: hatch, medic] [b: hatch, scout]"])
def test_a_counter_search_spares_the_last_open_hatch_and_those_with_a_commando(drawing: str) -> None:
    m = drawn("sealed_hatch", drawing, alarm=True)
    assert told_in_vain(m)
    assert m.hatch("a") == "open"
