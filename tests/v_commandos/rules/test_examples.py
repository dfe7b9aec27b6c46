"""The worked examples of the rulebook (VC-EX), each played with the dice it names."""

from collections.abc import Callable

import pytest

import bocage
from bocage.games.v_commandos.rules.objectives import accomplish
from bocage.games.v_commandos.state import COMPLETED, IN_PLAY, OBJECTIVE_DONE, OBJECTIVE_OPEN, UNBUILT
from tests.marks import rule
from tests.v_commandos.piles import effect
from tests.v_commandos.scene import Scene, as_scene, scene


@rule("VC-EX-01")
def test_three_enemies_join_two_hidden_commandos_and_only_the_one_with_a_low_die_is_seen() -> None:
    m = scene("[a: medic, sniper] [b: 3 mauser]", phase="movement", direction="W", dice=[3, 3, 6, 1, 5, 4])
    assert m.commando("medic").stealthy
    assert m.commando("sniper").visible
    assert m.alarm()


@rule("VC-EX-02")
def test_the_sniper_crosses_a_medium_tile_is_seen_and_hides_again_but_the_alarm_goes_on() -> None:
    m = scene("[a: sniper] [b M] [c]")
    m.play("move sniper b")
    assert m.commando("sniper").visible
    assert m.alarm()
    m.play("move sniper c")
    assert m.commando("sniper").stealthy
    assert m.alarm()


@rule("VC-EX-02")
def test_the_sniper_sneaking_across_the_medium_tile_stays_stealthy_and_the_alarm_silent() -> None:
    m = scene("[a: sniper] [b M] [c]")
    m.play("stealth_move sniper b")
    assert m.commando("sniper").stealthy
    assert not m.alarm()
    assert m.commando("sniper").actions == 1


@rule("VC-EX-03")
def test_its_quiet_drawn_in_silence_holds_though_the_alarm_sounds_later_in_the_turn() -> None:
    m = scene("[a: medic] [b: scout, 2 mauser, objective interact]", phase="start_turn", until="before_reinforcement",
              dice=["quiet_sniper", 1, 1, "spotted"])
    assert effect(m) == "quiet"
    m.does("activate medic", "shoot medic sten b", "end medic")
    assert m.alarm()
    m.does("activate scout", "melee scout mauser")
    assert m.told("spotted_drawn")
    assert m.commando("scout").stealthy
    assert effect(m) == "quiet"


@rule("VC-EX-03")
def test_drawn_while_the_alarm_sounds_the_same_card_ignores_no_spotted_token() -> None:
    m = scene("[a: scout, 2 mauser, objective interact]", phase="start_turn", until="before_reinforcement", alarm=True,
              dice=["quiet_sniper", "spotted"])
    assert effect(m) == "sniper"
    m.does("activate scout", "melee scout mauser")
    assert m.commando("scout").visible


@rule("VC-EX-04")
def test_one_hit_on_several_enemies_and_the_shooters_owner_picks_the_one_removed() -> None:
    m = scene("[a: medic, sniper] [b: mp40, mauser, storm_trooper]", dice=[4, 1, "medkit"], seats=2,
              owners={"medic": 1, "sniper": 0})
    m.play("shoot medic sten b")
    assert m.asked == "hit"
    assert m.pending.by == (1,)
    assert m.texts == ["hit mp40", "hit mauser", "hit storm_trooper"]
    m.play("hit storm_trooper")
    assert m.foes("b") == {"mp40": 1, "mauser": 1}


@rule("VC-EX-05")
def test_a_small_tile_with_a_nest_holds_two_outside_one_inside_and_no_fourth() -> None:
    m = scene("[a: medic, sniper, scout, sapper] [b: nest]", active=None)
    m.does("activate medic", "move medic b", "end medic", "activate sniper", "move sniper b", "end sniper",
           "activate scout", "move scout b", "end scout", "activate sapper")
    assert m.refused("move sapper b") == "VC-CAP-02"
    assert [m.commando(role).in_nest for role in ("medic", "sniper", "scout")] == [True, False, False]


@rule("VC-EX-06")
def test_from_one_enemy_to_another_both_fire_at_the_departure_tile_then_the_commando_arrives() -> None:
    # Departure 4+, arrival 3+: the 3 would hit on the arrival tile only.
    m = scene("[a: medic visible, mp40] [b M: mp40]", alarm=True, dice=[4, 3, 3, 1])
    m.play("move medic b")
    assert m.commando("medic").wounds == 1
    assert m.commando("medic").tile == "b"
    assert [event.name for event in m.log if event.name in ("reaction", "wounded", "moved")] == ["reaction", "wounded", "moved"]
    assert m.dice_left == 0


@rule("VC-EX-07")
def test_the_scout_fires_one_die_a_six_and_the_enemy_falls() -> None:
    m = scene("[a: scout] [b: mauser]", dice=[6, "medkit"])
    m.play("shoot scout silenced_pistol b")
    assert m.foes("b") == {}
    assert m.told("shot")[0].args[-1] == (6,)


@rule("VC-EX-08")
def test_a_sten_with_three_and_six_on_a_medium_tile_kills_two_of_three_as_the_owner_likes() -> None:
    m = scene("[a: medic, sniper] [b M: mp40, mauser, storm_trooper]", dice=[3, 6, "medkit", "medkit"], seats=2,
              owners={"medic": 1})
    m.play("shoot medic sten b")
    assert m.pending.by == (1,)
    m.does("hit storm_trooper", "hit mp40")
    assert m.foes("b") == {"mauser": 1}


@rule("VC-EX-09")
def test_after_three_noisy_shots_a_saved_action_takes_the_commando_into_hiding() -> None:
    m = scene("[a: medic plus 1] [b: 3 mauser]", dice=[4, 1, "medkit", 4, 1, "medkit", 4, 1, "medkit"], until="reinforcement")
    m.does("shoot medic sten b", "shoot medic sten b", "shoot medic sten b")
    assert m.commando("medic").visible
    assert m.commando("medic").actions == 0
    m.play("move medic b +1")
    assert m.commando("medic").stealthy
    assert m.commando("medic").plus == 0


@rule("VC-EX-10")
def test_between_movement_and_fire_saved_actions_rid_two_commandos_of_the_enemies_that_came() -> None:
    m = scene("[a: sapper plus 1, officer plus 1] [b: 2 mauser]", phase="movement", until="after_fire", direction="W",
              dice=[3, 3, 1, 5, "medkit", 6, 2, "medkit"])
    assert m.phase == "before_fire"
    assert m.commando("sapper").stealthy
    assert m.commando("officer").visible
    m.does("melee sapper mauser +1", "shoot officer sten a +1")
    assert m.foes("a") == {}
    assert m.commando("sapper").plus == m.commando("officer").plus == 0
    assert m.told("group_fired") == []


@rule("VC-EX-11")
def test_an_entrance_brings_one_token_in_silence_and_two_under_alarm() -> None:
    m = scene("[a: entrance W] [b: medic]", phase="reinforcement", dice=["regular", 1])
    assert m.foes("a") == {"mauser": 1}
    m = scene("[a: entrance W] [b: medic]", phase="reinforcement", alarm=True, dice=["regular", 1, "regular", 0])
    assert m.foes("a") == {"mp40": 1, "mauser": 1}


@rule("VC-EX-12")
def test_a_full_tile_and_a_barricade_keep_reinforcements_outside() -> None:
    m = scene("[a: 4 mp40, entrance W] [b: medic(crowbar), entrance E]", until="before_movement",
              dice=["regular", 1, "regular", 0])
    m.does("barricade medic b-E", "end medic")
    assert m.outside("a-W") == {"mauser": 1}
    assert m.outside("b-E") == {"mp40": 1}
    assert m.foes("a") == {"mp40": 4}
    assert m.foes("b") == {}


@rule("VC-EX-13")
def test_a_commando_seen_during_the_movement_does_not_turn_those_who_have_not_moved_yet() -> None:
    m = scene("""
        [a: medic] [b: mp40] [c]
        .          .         [d]
        .          [f]       [e: mauser]
        """, phase="movement", direction="W", dice=[1])
    assert m.commando("medic").visible
    assert m.foes("a") == {"mp40": 1}
    assert m.foes("f") == {"mauser": 1}


@rule("VC-EX-14")
def test_going_north_the_foremost_cannot_move_the_next_moves_and_the_last_follow() -> None:
    m = scene("""
        [a: mp40]
        [b: 3 mauser]
        [c Mv: 2 storm_trooper]
        .
        """, phase="movement", direction="N")
    assert m.foes("a") == {"mp40": 1, "mauser": 3}
    assert m.foes("b") == {"storm_trooper": 2}
    assert m.foes("c") == {}
    assert [event.args[1] for event in m.told("marched")] == [m.tile("b"), m.tile("c")]


@rule("VC-EX-15")
def test_when_the_guard_falls_the_other_enemy_on_the_tile_takes_over_at_once() -> None:
    m = scene("[a: medic, mp40, mauser, alarm]", dice=["medkit"])
    assert m.guard("alarm-a") == "mp40"
    m.play("melee medic mp40@alarm-a")
    assert m.guard("alarm-a") == "mauser"


@rule("VC-EX-16")
def test_five_go_north_by_two_tiles_one_nearly_full_while_a_wall_stops_the_others() -> None:
    m = scene("""
        [l: 3 mauser] [r] [w in]
        [b M: 5 mp40]     [a: 2 mp40]
        """, phase="movement", direction="N")
    assert m.asked == "send"
    assert m.texts == ["send mp40 l", "send mp40 r"]
    m.play("send mp40 l")
    assert m.foes("l") == {"mp40": 1, "mauser": 3}
    assert m.foes("r") == {"mp40": 2}
    assert m.foes("b") == {"mp40": 2}
    assert m.foes("a") == {"mp40": 2}


@rule("VC-EX-17")
def test_one_group_fires_at_its_own_tile_one_where_players_like_and_a_nest_with_four_dice() -> None:
    # Group 1 on a, group 2 on c, group 3 in the nest of g.
    m = scene("""
        [a: mp40, medic visible] [d: sniper visible] [c: mp40] [e: scout visible]
        .                        [g: mauser, nest]
        """, phase="fire", alarm=True, dice=[1, 2, 1, 2, 1, 2, 3, 1])
    assert m.asked == "enemy_fire"
    assert sorted(m.texts) == ["fire a a", "fire c d", "fire c e", "fire g d"]
    m.does("fire a a", "fire c e")
    fired = [event.args for event in m.told("group_fired")]
    assert fired == [(m.tile("a"), m.tile("a"), (1, 2)), (m.tile("c"), m.tile("e"), (1, 2)),
                     (m.tile("g"), m.tile("d"), (1, 2, 3, 1))]


@rule("VC-EX-18")
def test_the_medic_blue_has_a_sten_two_kits_and_six_slots_in_all() -> None:
    m = as_scene(bocage.new("v_commandos", "streets", seed="x", options={"squad": "medic:blue,sniper:blue"}))
    assert m.commando("medic").items == ["medkit", "medkit"]
    m = scene("[a: medic:blue(medkit medkit), +4 grenade] [b: mauser]")
    m.does("pick medic grenade", "pick medic grenade", "pick medic grenade")
    assert m.refused("pick medic grenade") == "VC-PICK-03"
    assert "shoot medic sten b" in m.texts


@rule("VC-EX-19")
def test_with_one_wound_a_commando_has_two_actions_a_phase() -> None:
    m = scene("[a: medic wounded 1]", active=None)
    m.play("activate medic")
    assert m.commando("medic").actions == 2


@rule("VC-EX-20")
def test_on_streets_an_mp40_stands_on_the_alarm_the_objective_and_the_nest() -> None:
    m = as_scene(bocage.new("v_commandos", "streets", seed="x"))
    m.play("choose medic blue")
    m.play("choose sniper blue")
    assert sorted(m.board.triangle_name) == ["alarm-g", "nest-j", "objective-d"]
    assert [m.guard(name) for name in m.board.triangle_name] == ["mp40"] * 3
    assert {m.board.tile_name[tile]: crowd for tile, crowd in enumerate(m.state.crowd) if crowd} == {"d": 1, "g": 1, "j": 1}


def until_turn(turn: int) -> Callable[[Scene], bool]:
    """The commandos may act in this turn."""
    return lambda m: m.state.turn >= turn and m.asked == "activate"


def idle(m: Scene, until: Callable[[Scene], object]) -> None:
    """Lets the game go on without doing anything until something holds."""
    while not until(m):
        texts = [option.text for option in m.pending.options]
        ends = [text for text in texts if text == "done" or text.startswith("end ")]
        m.play(ends[0] if ends else texts[0])


@rule("VC-EX-21")
def test_the_church_is_held_when_its_own_six_cards_are_used_up_and_then_the_main_deck_serves() -> None:
    m = as_scene(bocage.new("v_commandos", "church", seed="x",
                   options={"squad": "medic:blue,sniper:blue,scout:blue,sapper:blue"}))
    m.board.objective_watch[0] = 99                         # nobody defends the place here: that is VC-SCEN-05
    for turn in range(1, 7):
        assert m.state.turn == turn
        assert len(m.state.timed[0]) == 6 - turn
        assert m.state.objective == [OBJECTIVE_OPEN]
        if turn == 6:                                       # someone is there when the time is up, so the terrain stays
            m.play("activate medic")
            m.play("move medic m")
        idle(m, until_turn(turn + 1))
    assert m.state.turn == 7
    assert m.state.objective == [OBJECTIVE_DONE]
    drawn = m.numbers("card_drawn", 1)
    assert len(drawn) == 7
    # The seventh card has left the main deck.
    assert m.state.deck[drawn[-1]] == 0
    assert sum(m.state.deck) + len(m.state.next_cards) < 37 - 6


@rule("VC-EX-22")
def test_black_tea_begins_on_streets_and_bridges_without_the_fuel_depot() -> None:
    m = as_scene(bocage.new("v_commandos", "black_tea", seed="x", options={"squad": "medic:blue,sniper:blue,scout:blue"}))
    assert dict(zip(m.board.terrain_ids, m.state.terrain, strict=True)) == {
        "streets": IN_PLAY, "bridges": IN_PLAY, "fuel_depot": UNBUILT}
    complete(m, "streets")
    idle(m, until_turn(2))
    assert m.state.terrain == [COMPLETED, IN_PLAY, UNBUILT]
    complete(m, "bridges")
    idle(m, until_turn(3))
    assert m.state.terrain == [COMPLETED, COMPLETED, IN_PLAY]


def complete(m: Scene, terrain: str) -> None:
    """Accomplishes the objectives of a terrain on which no commando is left."""
    for o in m.board.objectives_of[m.board.terrain_ids.index(terrain)]:
        accomplish(m.run.table, o)


@rule("VC-EX-23")
def test_shooting_star_opens_two_terrains_after_the_town_and_the_church_after_both() -> None:
    m = as_scene(bocage.new("v_commandos", "shooting_star", seed="x",
                   options={"squad": "medic:blue,sniper:blue,scout:blue,sapper:blue"}))
    assert m.board.terrain_ids == ("town", "luxury_hotel", "bridges", "church")
    assert m.state.terrain == [IN_PLAY, UNBUILT, UNBUILT, UNBUILT]
    complete(m, "town")
    assert m.state.terrain[1:] == [UNBUILT] * 3
    idle(m, until_turn(2))
    assert m.state.terrain == [COMPLETED, IN_PLAY, IN_PLAY, UNBUILT]
    where = {"medic": "luxury_hotel.n", "sniper": "luxury_hotel.n", "scout": "bridges.d", "sapper": "bridges.d"}
    for role, tile in where.items():
        m.play(f"activate {role}")
        m.play(f"move {role} {tile}")
        m.play(f"end {role}")
    assert {role: m.commando( role).tile for role in where} == where
    assert m.state.alarm == [0, 0, 0, 0]


@rule("VC-EX-23")
def test_shooting_star_lays_the_church_only_when_hotel_and_bridges_are_both_completed() -> None:
    m = as_scene(bocage.new("v_commandos", "shooting_star", seed="x",
                   options={"squad": "medic:blue,sniper:blue,scout:blue,sapper:blue"}))
    complete(m, "town")
    idle(m, until_turn(2))
    complete(m, "luxury_hotel")
    idle(m, until_turn(3))
    assert m.state.terrain == [COMPLETED, COMPLETED, IN_PLAY, UNBUILT]
    complete(m, "bridges")
    idle(m, until_turn(4))
    assert m.state.terrain == [COMPLETED, COMPLETED, COMPLETED, IN_PLAY]


@rule("VC-EX-24")
def test_the_scout_heals_the_wounded_sniper_and_she_has_her_three_actions() -> None:
    m = scene("[a: scout, sniper wounded 2, +medkit]")
    m.does("pick scout medkit", "heal scout sniper")
    assert m.commando("scout").actions == 2
    m.does("end scout", "activate sniper")
    assert m.commando("sniper").wounds == 0
    assert m.commando("sniper").actions == 3


@rule("VC-EX-24")
def test_the_wounded_sniper_healing_herself_has_no_action_left() -> None:
    m = scene("[a: scout, sniper wounded 2, +medkit]", active=None)
    m.does("activate sniper", "pick sniper medkit")
    assert m.commando("sniper").actions == 1
    m.play("heal sniper sniper")
    assert m.commando("sniper").wounds == 0
    assert m.commando("sniper").actions == 0
    assert m.refused("activate sniper") == "VC-ACT-03"


@rule("VC-EX-25")
def test_after_the_sapper_has_fired_the_nest_gun_twice_the_officer_must_wait_for_the_next_turn() -> None:
    m = scene("""
        [b in] [a: sapper, officer, nest] [c in]
        .      [d in]
        """, doors="a-b locked, a-c locked, a-d locked", dice=["long_shadows"], until="set_up")
    m.does("enter_nest sapper", "shoot_door sapper nest a-b", "shoot_door sapper nest a-c", "leave_nest sapper",
           "enter_nest officer", "end sapper", "activate officer")
    assert m.commando("officer").in_nest
    assert m.refused("shoot_door officer nest a-d") == "VC-HEAT-01"
    assert "shoot_door officer sten a-d" in m.texts
    m.does("end officer", "pass", "pass", "pass", "pass")
    assert m.state.turn == 2
    m.does("activate officer", "shoot_door officer nest a-d")
    assert m.door("a-d") == "open"


@rule("VC-EX-26")
def test_when_nobody_is_named_the_players_choose_who_gets_the_saved_action() -> None:
    m = scene("[a: medic, sniper, objective interact]", phase="start_turn", until="before_reinforcement", dice=["second_wind"],
              seats=2, owners={"sniper": 1})
    assert m.asked == "second_wind"
    assert m.pending.by == (0, 1)
    assert m.texts == ["benefit medic", "benefit sniper"]
    m.play("benefit sniper")
    assert m.commando("sniper").plus == 1
    assert m.commando("medic").plus == 0


@rule("VC-EX-27")
def test_three_shots_in_a_row_are_legal() -> None:
    m = scene("[a: medic] [b: mauser]", dice=[1] * 6)
    m.does("shoot medic sten b", "shoot medic sten b", "shoot medic sten b")
    assert len(m.told("shot")) == 3


@rule("VC-EX-27")
def test_grenade_move_and_second_grenade_are_legal() -> None:
    m = scene("[a: medic(grenade grenade)] [b: 3 mauser] [c: mauser]", dice=[4, 4, 4, "medkit", "medkit", "medkit", 1, 1, 1])
    m.does("shoot medic grenade b", "move medic b", "shoot medic grenade c")
    assert m.commando("medic").tile == "b"
    assert m.commando("medic").items == []


@rule("VC-EX-28")
@pytest.mark.parametrize(("second", "left"), [("hit mp40@nest-b", {"storm_trooper": 1}), ("hit storm_trooper", {"mp40": 1})])
def test_a_four_kills_only_outside_the_nest_and_a_five_wherever_the_owner_likes(second: str, left: dict[str, int]) -> None:
    m = scene("[a: medic] [b: mp40, mauser, storm_trooper, nest]", dice=[4, 5, "medkit", "medkit"])
    m.play("shoot medic sten b")
    assert m.texts == ["hit mauser", "hit storm_trooper"]
    m.play("hit mauser")
    assert m.texts == ["hit storm_trooper", "hit mp40@nest-b"]
    m.play(second)
    assert m.foes("b") == left


@rule("VC-EX-29")
def test_the_medic_lays_tnt_and_the_sapper_heals() -> None:
    m = scene("[a: medic(tnt) wounded 1, sapper(medkit)]", budget=2)
    m.does("lay medic", "end medic", "activate sapper", "heal sapper medic")
    assert m.charges("a") == 1
    assert m.commando("medic").wounds == 0
