"""The order in which things are resolved (VC-SEQ, VC-RULING-40). What happened is read off the events."""

from bocage.games.v_commandos import content
from tests.marks import rule
from tests.v_commandos.event_turns import names
from tests.v_commandos.scene import scene


# --- a commando enters or leaves a tile -------------------------------------------------------------------------------


@rule("VC-SEQ-01")
def test_reaction_fire_and_its_wounds_come_before_the_move_and_the_new_stealth_state() -> None:
    m = scene("[a: medic visible, mp40] [b]", alarm=True, dice=[4, 1])
    m.play("move medic b")
    assert names(m, "reaction", "wounded", "moved", "hidden") == ["reaction", "wounded", "moved", "hidden"]


@rule("VC-SEQ-01", "VC-ACT-07")
def test_the_cost_is_paid_before_the_wounds_of_reaction_fire_take_actions_away() -> None:
    m = scene("[a: medic visible, mp40] [b]", alarm=True, budget=2, dice=[4, 4])
    m.play("move medic b")
    assert m.commando("medic").tile == "b"                  # one action paid, one lost to the first wound, none left
    assert m.commando("medic").wounds == 2
    assert m.commando("medic").actions == 0


@rule("VC-SEQ-01")
def test_an_illegal_move_draws_no_reaction_fire() -> None:
    m = scene("[a: medic visible, mp40] [b: 4 mauser]", alarm=True)
    assert m.refused("move medic b") == "VC-CAP-02"
    assert m.told("reaction") == []


@rule("VC-SEQ-01")
def test_a_commando_who_falls_to_reaction_fire_arrives_critical_and_takes_no_test() -> None:
    m = scene("[a: medic visible wounded 2, mp40] [b: mauser]", alarm=True, dice=[4, 1, 1])
    m.play("move medic b")
    assert m.commando("medic").tile == "b"
    assert m.commando("medic").critical
    assert names(m, "reaction", "fell", "moved", "tested", "seen") == ["reaction", "fell", "moved"]


@rule("VC-SEQ-01", "VC-NEST-01")
def test_followers_move_and_the_nest_is_taken_before_stealth_is_looked_at() -> None:
    m = scene("[a: medic, met resistance_leader] [b M: nest]")
    m.does("move medic b resistance_leader", "inside medic")
    assert names(m, "moved", "followed", "nest_entered", "seen", "alarm_on") == [
        "moved", "followed", "nest_entered", "seen", "seen", "alarm_on"]


@rule("VC-SEQ-01", "VC-ESCORT-01")
def test_the_stealth_test_comes_before_the_escort_is_met_and_the_alarm_after() -> None:
    m = scene("[a: medic] [b: objective escort resistance_leader, mp40]", dice=[1])
    m.play("move medic b")
    assert names(m, "moved", "tested", "seen", "escort_met", "alarm_on") == [
        "moved", "tested", "seen", "escort_met", "alarm_on"]


@rule("VC-SEQ-01")
def test_the_nest_left_behind_is_taken_by_an_enemy_before_the_alarm_is_checked() -> None:
    m = scene("[a: nest, sapper in nest, mp40] [b M]")
    m.play("move sapper b")
    assert names(m, "moved", "seen", "guards", "alarm_on") == ["moved", "seen", "guards", "alarm_on"]
    assert m.guard("nest-a") == "mp40"


@rule("VC-SEQ-01")
def test_guards_are_posted_on_both_tiles_before_the_alarm_is_checked_when_an_escort_is_met_too() -> None:
    m = scene("[a: nest, sapper in nest, mp40] [b M: objective escort resistance_leader]")
    m.play("move sapper b")
    assert names(m, "seen", "escort_met", "guards", "alarm_on") == ["seen", "escort_met", "guards", "alarm_on"]


@rule("VC-SEQ-01")
def test_leaving_by_a_hatch_ends_with_the_completion_of_the_terrain() -> None:
    m = scene("[a: medic visible, hatch, mp40]", alarm=True, off=["scout"], dice=[1, 1])
    m.play("exit_hatch medic")
    assert names(m, "reaction", "left", "terrain_completed") == ["reaction", "left", "terrain_completed"]


@rule("VC-SEQ-01", "VC-ZERO-02")
def test_the_moment_for_0_cost_actions_comes_after_the_whole_move() -> None:
    m = scene("[a: medic, met resistance_leader, scout(tnt)] [b: nest]")
    m.play("move medic b resistance_leader")
    assert m.texts == ["inside medic", "inside resistance_leader"]
    m.play("inside medic")
    assert "drop scout tnt" in m.texts


# --- enemies enter a tile ---------------------------------------------------------------------------------------------


@rule("VC-SEQ-02")
def test_a_batch_of_enemies_moves_then_tests_then_guards_then_the_alarm_before_the_next_batch() -> None:
    m = scene("""
        [a M: medic, sapper, alarm]
        [b: 2 mp40] [c: mauser]
        """, phase="movement", direction="N", dice=[6, 6, 1, 6, 6])
    m.play("first b")
    assert names(m, "marched", "tested", "seen", "guards", "alarm_on") == [
        "marched", "tested", "tested", "seen", "guards", "alarm_on",
        "marched", "tested"]                                # the second batch: only the medic is still stealthy
    assert m.dice_left == 0


@rule("VC-SEQ-02")
def test_enemies_of_one_tile_are_one_batch_and_those_of_two_tiles_are_two() -> None:
    m = scene("""
        [a M: medic]
        [b: 2 mp40] [c: mauser]
        """, phase="movement", direction="N", dice=[6, 6, 6])
    m.play("first c")
    assert [len(dice) for dice in m.dice_of("tested")] == [1, 2]


@rule("VC-SEQ-02", "VC-REINF-09")
def test_reinforcements_are_resolved_entrance_by_entrance() -> None:
    m = scene("[a: medic, alarm, entrance N, entrance W]", phase="reinforcement", dice=["regular", 0, 1, "regular", 1])
    assert names(m, "arrived", "tested", "seen", "guards", "alarm_on") == [
        "arrived", "tested", "seen", "guards", "alarm_on", "arrived"]


@rule("VC-SEQ-02")
def test_only_as_many_as_fit_move_before_the_tests() -> None:
    m = scene("[a: medic, 2 storm_trooper] [b: 2 mp40]", phase="movement", direction="W", dice=[1])
    assert m.told("tested")[0].args[1] == (1,)
    assert m.foes("b") == {"mp40": 1}


# --- a commando attacks -----------------------------------------------------------------------------------------------


@rule("VC-SEQ-03")
def test_symbols_then_dice_then_all_eliminations_then_all_rewards_then_guards() -> None:
    m = scene("[a: medic] [b: alarm, 2 mp40, mauser]", dice=[5, 5, "medkit", "tnt"])
    m.does("shoot medic sten b", "hit mp40", "hit mp40@alarm-b")
    assert names(m, "seen", "alarm_on", "shot", "killed", "reward", "guards") == [
        "seen", "alarm_on", "shot", "killed", "killed", "reward", "reward", "guards"]


@rule("VC-SEQ-03")
def test_the_alarm_of_a_noisy_weapon_sounds_even_if_it_misses() -> None:
    m = scene("[a: medic] [b: mp40]", dice=[1, 1])
    m.play("shoot medic sten b")
    assert names(m, "seen", "alarm_on", "shot", "missed") == ["seen", "alarm_on", "shot", "missed"]


@rule("VC-SEQ-03", "VC-SPOT-01")
def test_spotted_tokens_count_after_all_reward_draws() -> None:
    m = scene("[a: medic(silenced_sten)] [b: 3 mauser]", dice=[5, 5, "spotted", "medkit"])
    m.play("shoot medic silenced_sten b")
    assert names(m, "killed", "spotted_drawn", "reward", "seen", "alarm_on") == [
        "killed", "killed", "spotted_drawn", "reward", "seen", "alarm_on"]


@rule("VC-SEQ-03")
def test_guards_are_posted_before_the_alarm_of_a_spotted_commando_is_checked() -> None:
    m = scene("[a: medic, alarm, mp40, mauser]", dice=["spotted"])
    m.play("melee medic mp40@alarm-a")
    assert names(m, "killed", "spotted_drawn", "seen", "guards", "alarm_on") == [
        "killed", "spotted_drawn", "seen", "guards", "alarm_on"]


@rule("VC-SEQ-03", "VC-NEST-05")
def test_commandos_come_first_when_an_attack_empties_a_nest() -> None:
    m = scene("[a: scout, nest, mp40, mauser]", seats=2, owners={"scout": 1}, dice=["medkit"])
    m.play("melee scout mp40@nest-a")
    assert m.asked == "nest_priority"
    assert m.pending.by == (1,)
    m.play("occupy scout")
    assert m.commando("scout").in_nest
    assert m.guard("nest-a") == "scout"


@rule("VC-SEQ-03", "VC-ZERO-02")
def test_no_0_cost_action_fits_into_an_attack() -> None:
    m = scene("[a: medic, scout(tnt)] [b: mp40, mauser]", dice=[5, 1, "medkit"])
    assert "drop scout tnt" in m.texts
    m.play("shoot medic sten b")
    assert m.texts == ["hit mp40", "hit mauser"]
    m.play("hit mauser")
    assert "drop scout tnt" in m.texts


# --- an explosion -----------------------------------------------------------------------------------------------------


@rule("VC-SEQ-04")
def test_an_explosion_on_an_objective_to_keep_fails_before_anything_is_removed() -> None:
    m = scene("[a: charge, objective interact 1, mp40, +medkit] [b: sapper]")
    m.play("detonate sapper a")
    assert m.lost == "VC-TNT-08"
    assert names(m, "exploded", "failure", "killed", "alarm_on") == ["exploded", "failure"]
    assert m.foes("a") == {"mp40": 1}


@rule("VC-SEQ-04")
def test_removals_then_the_objective_then_the_alarm_then_the_completion_of_the_terrain() -> None:
    m = scene("[a: sapper, charge, objective destroy, mp40, hatch] [b]", off=["medic"])
    m.play("detonate sapper a")
    assert names(m, "exploded", "killed", "eliminated", "objective_done", "alarm_on", "terrain_completed") == [
        "exploded", "killed", "eliminated", "objective_done", "alarm_on", "terrain_completed"]


# --- the start of a turn ----------------------------------------------------------------------------------------------


@rule("VC-SEQ-05", "VC-OPER-07", "VC-EVENT-01")
def test_a_new_terrain_is_set_up_at_the_start_of_the_turn_and_gets_an_event_card_in_it() -> None:
    m = scene(["[a: hatch]", "[a: hatch, alarm]"], links=[(0, 1)], built=[0], off=["medic"], phase="end_turn",
              until="commandos", dice=["cold_wind"])
    assert names(m, "terrain_completed", "turn_begins", "terrain_built", "card_drawn") == [
        "terrain_completed", "turn_begins", "terrain_built", "card_drawn"]
    assert m.view(0).terrains[1].card == "cold_wind"
    assert m.guard("two.alarm-a") == "mp40"


@rule("VC-SEQ-05", "VC-TURN-03")
def test_the_event_phase_draws_for_old_and_new_terrains_alike() -> None:
    m = scene(["[a: hatch]", "[a: hatch]", "[a: hatch, objective destroy]"], links=[(0, 1)], built=[0, 2], off=["medic"],
              phase="end_turn", until="commandos", dice=["cold_wind", "flare"])
    assert m.texts == ["terrain two", "terrain three"]
    m.play("terrain three")
    assert [terrain.card for terrain in m.view(0).terrains] == ["", "flare", "cold_wind"]


@rule("VC-SEQ-05", "VC-SCEN-21")
def test_doors_are_relocked_after_new_terrains_are_laid_and_before_the_event_phase() -> None:
    m = scene(["[a: hatch]", "[a: hatch] [b in]"], doors=["", "a-b open"], links=[(0, 1)], built=[0], off=["medic"],
              operation_rules=[content.Relock(doors=1)], phase="end_turn", until="commandos", dice=["cold_wind"])
    assert names(m, "terrain_built", "door_locked", "card_drawn") == ["terrain_built", "door_locked", "card_drawn"]
