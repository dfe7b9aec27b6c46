"""The rulings about equipment, escorts, supplies and alarms, order and sharing."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import bocage
from bocage.core.dice import ScriptedDice, SeededDice
from bocage.games.v_commandos.pieces import TOKEN_NAMES
from tests.marks import rule
from tests.v_commandos.piles import discarded_items, enemy_pool, event_deck, special_pool
from tests.v_commandos.scene import Commando, Scene, as_scene, scene
from tests.v_commandos.event_turns import names


def outcomes(m: Scene, read: Callable[[Scene], Any]) -> set[Any]:
    """What can come of a position whatever is answered; ``read`` looks at the end of it."""
    if m.decision is None:
        return {read(m)}
    found = set()
    for option in m.pending.options:
        after = m.copy()
        after.play(option)
        found |= outcomes(after, read)
    return found


# --- equipment --------------------------------------------------------------------------------------------------------


@rule("VC-RULING-26")
def test_a_uniform_put_on_among_enemies_is_worn_by_a_visible_commando() -> None:
    m = scene("[a: medic(uniform) visible, mp40] [b L]\n. . .", alarm=True, dice=[1, 1])
    m.play("disguise medic")
    assert m.commando("medic").visible
    assert m.commando("medic").uniform
    assert m.told("uniform_lost") == m.told("hidden") == []
    m.play("move medic b")
    assert m.commando("medic").stealthy


@rule("VC-RULING-27")
def test_an_enemy_fires_the_same_nest_gun_again_and_again() -> None:
    m = scene("[a: medic visible] [b: mauser, nest] [c M]", alarm=True, until="after_fire", dice=[1] * 12)
    m.does("move medic b", "move medic c", "end medic")
    assert [len(dice) for dice in m.dice_of("reaction")] == [4, 4]
    assert [len(dice) for dice in m.dice_of("group_fired")] == [4]


@rule("VC-RULING-28")
def test_joining_a_tile_puts_the_commando_in_the_empty_nest_and_it_may_leave_it_freely() -> None:
    m = scene("[a: medic] [b: nest]")
    m.play("move medic b")
    assert m.commando("medic").in_nest
    m.play("leave_nest medic")
    assert m.commando("medic").actions == 2


@rule("VC-RULING-28")
def test_nobody_changes_places_in_the_middle_of_an_action_or_a_step() -> None:
    m = scene("[a: medic, sniper, nest] [b: mp40, mauser]", dice=[4, 1, "medkit"])
    assert "enter_nest sniper" in m.texts
    m.play("shoot medic sten b")
    assert m.asked == "hit"
    assert m.refused("enter_nest sniper") == "VC-SHOOT-09"
    m = scene("[a: medic visible, sniper visible, nest] [b: mauser]", phase="fire", alarm=True, dice=[4])
    assert m.asked == "share_hits"
    assert m.refused("enter_nest sniper") == "VC-EFIRE-10"


@rule("VC-RULING-29")
def test_as_many_grenade_dice_as_possible_go_to_enemies() -> None:
    m = scene("[a: officer(grenade)] [b: mp40, storm_trooper, medic visible, nest]", alarm=True,
              dice=[4, 5, 1, "medkit", "medkit"])
    m.play("shoot officer grenade b")
    assert m.foes("b") == {}
    assert m.commando("medic").wounds == 0


@rule("VC-RULING-29")
def test_a_grenade_die_that_can_hit_no_enemy_hits_others_even_while_one_is_left_in_a_nest() -> None:
    m = scene("[a: officer(grenade)] [b: mp40, medic visible, nest]", alarm=True, dice=[4, 4, 1])
    m.play("shoot officer grenade b")
    assert m.foes("b") == {"mp40": 1}
    assert m.commando("medic").wounds == 2


@rule("VC-RULING-29")
def test_the_order_of_a_grenade_holds_for_bombs_too() -> None:
    m = scene("[a: officer(bombing)] [b: mp40, medic visible, nest]", alarm=True, dice=[4, 5, 1, 1, 1, "medkit"])
    m.play("bomb officer b")
    assert m.foes("b") == {}
    assert m.commando("medic").wounds == 1


def streets(**options: str) -> Scene:
    """Streets with a Sapper (blue) on the hatch tile, nothing special happening."""
    script = ["storm_trooper", "storm_trooper", "storm_trooper", "long_shadows"]
    board = bocage.new("v_commandos", "streets", seed="x").board
    m = as_scene(bocage.new("v_commandos", "streets", seed="x", options={"squad": "sapper:blue,medic:blue", **options},
                   dice=ScriptedDice(script, board.bags, SeededDice("x"))))
    m.play("activate sapper")
    m.play("move sapper k")
    return m


@rule("VC-RULING-30")
@pytest.mark.parametrize(("setting", "noisy"), [(None, False), ("no", False), ("yes", True)])
def test_laying_tnt_is_silent_unless_the_setting_says_otherwise(setting: str | None, noisy: bool) -> None:
    options = {} if setting is None else {"tnt_noise_on_laying": setting}
    m = scene("[a: medic(tnt)]", options=options)
    m.play("lay medic")
    assert m.alarm() == noisy
    m = streets(**options)
    m.play("lay sapper")
    assert m.state.alarm == [int(noisy)]
    assert f"option tnt_noise_on_laying {setting or 'no'}" in m.record()


@rule("VC-RULING-30")
def test_with_silent_laying_the_blast_makes_the_noise() -> None:
    m = scene("[a: medic(tnt)] [b]")
    m.does("lay medic", "move medic b")
    assert not m.alarm()
    m.play("detonate medic a")
    assert m.alarm()


# --- escorts, supplies, alarms ----------------------------------------------------------------------------------------


@rule("VC-RULING-31")
def test_a_visible_escort_sounds_the_alarm_attracts_and_draws_fire() -> None:
    m = scene("[a: medic] [b: objective escort admiral]")
    m.play("move medic b")
    assert m.alarm()
    m = scene("[a: met admiral visible] [b] [c: mauser] [d]", off=["medic"], phase="movement", direction="E", alarm=True,
              until="after_fire", dice=[3])
    assert m.foes("b") == {"mauser": 1}
    assert m.told("group_fired")[0].args[:2] == (m.tile("b"), m.tile("a"))


@rule("VC-RULING-31")
def test_a_visible_escort_draws_reaction_fire() -> None:
    m = scene("[a: medic, met resistance_leader visible, mp40] [b]", alarm=True, dice=[1, 1])
    m.play("move medic b resistance_leader")
    assert m.told("reaction")[0].args[-1] == (1, 1)


@rule("VC-RULING-31")
def test_an_escort_does_not_count_for_the_number_of_commandos() -> None:
    m = scene("[a: medic] [b: objective escort resistance_leader]", number=1)
    m.play("move medic b")
    assert m.escort("resistance_leader")[0] == "b"
    assert not m.alarm()
    m = scene("[a: medic, hatch] [b]", number=1, off=["sniper"], active="sniper")
    m.play("move sniper a")
    assert m.alarm()


@rule("VC-RULING-32")
def test_an_escort_dead_is_a_failure_and_an_escort_out_is_a_success() -> None:
    m = scene("[a: met admiral visible, mauser]", off=["medic"], phase="fire", alarm=True, dice=[4])
    assert m.lost == "VC-ESCORT-11"
    m = scene("[a: medic, met admiral visible, hatch]", alarm=True, until="start_turn")
    m.play("exit_hatch medic admiral")
    assert m.objective("a") == "done"
    assert m.won


@rule("VC-RULING-33")
@pytest.mark.parametrize(("item", "attack"), [("grenade", "shoot officer grenade b"), ("bombing", "bomb officer b")])
def test_a_spotted_token_for_a_kill_by_grenade_or_bomb_shows_nobody(item: str, attack: str) -> None:
    m = scene(f"[a: officer({item})] [b: 2 mauser]", dice=[4] + [1] * (2 if item == "grenade" else 4) + ["spotted"])
    m.play(attack)
    assert m.told("spotted_drawn")
    assert m.foes("b") == {"mauser": 1}
    assert m.commando("officer").stealthy


@rule("VC-RULING-33")
def test_a_spotted_token_drawn_by_a_visible_commando_shows_nobody_else() -> None:
    m = scene("[a: officer visible, medic, 2 mauser]", alarm=True, dice=[4, 1, "spotted"])
    m.play("shoot officer sten a")
    assert m.told("seen") == []
    assert m.commando("medic").stealthy


@rule("VC-RULING-33")
def test_enemies_blown_up_or_killed_by_an_event_draw_no_token_at_all() -> None:
    m = scene("[a: 2 mauser, charge] [b: officer]")
    m.play("detonate officer a")
    m = scene("[a: officer visible] [b: 2 mauser]", phase="fire", event="friendly_fire", alarm=True, dice=[4, 4])
    m.play("friendly_fire b a")
    assert m.told("spotted_drawn") == m.told("reward") == []


@rule("VC-RULING-34")
def test_wound_tokens_never_run_out() -> None:
    # The box holds 14; here 14 lie on the cards when the Officer takes the fifteenth.
    m = scene("[a: medic critical, sniper critical, officer visible wounded 2] [b: scout critical, sapper critical, mauser]",
              phase="fire", alarm=True, dice=[4])
    assert m.commando("officer").critical


@rule("VC-RULING-34")
def test_doors_are_not_limited_by_the_box() -> None:
    rows = "\n".join(" ".join(f"[r{y}c{x} in]" if (x, y) != (0, 0) else "[r0c0 in: medic]" for x in range(5)) for y in range(5))
    doors = [f"r{y}c{x}-r{y}c{x + 1} locked" for y in range(5) for x in range(4)]
    doors += ["r0c0-r1c0 locked", "r1c0-r2c0 locked"]
    m = scene(rows, doors=", ".join(doors))
    assert len(m.state.doors) == 22
    m.play("shoot_door medic sten r0c0-r1c0")
    assert m.door("r0c0-r1c0") == "open"


@rule("VC-RULING-35")
def test_a_terrain_without_an_alarm_token_can_be_alarmed_for_good() -> None:
    m = scene("[a: medic, entrance W, objective interact] [b in]", doors="a-b locked", until="before_movement",
              dice=["regular", 1, "regular", 1])
    m.play("shoot_door medic sten a-b")
    assert m.alarm()
    m.play("end medic")
    assert m.foes("a") == {"mauser": 2}
    m = scene("[a: medic]", alarm=True)
    assert m.refused("shut_off_alarm medic") == "VC-ALARM-09"


def luxury_hotel(**options: str) -> Scene:
    """The Luxury Hotel with a Sapper (ochre: TNT, crowbar) on the hatch tile, nothing special happening."""
    script = ["storm_trooper", "storm_trooper", "storm_trooper", "long_shadows"]
    board = bocage.new("v_commandos", "luxury_hotel", seed="x").board
    m = as_scene(bocage.new("v_commandos", "luxury_hotel", seed="x", options={"squad": "sapper:ochre,medic:blue", **options},
                   dice=ScriptedDice(script, board.bags, SeededDice("x"))))
    m.play("activate sapper")
    m.play("move sapper n")
    return m


@rule("VC-RULING-36")
@pytest.mark.parametrize(("setting", "kept"), [(None, False), ("no", False), ("yes", True)])
def test_a_crowbar_used_on_a_door_is_discarded_unless_the_setting_says_otherwise(setting: str | None, kept: bool) -> None:
    options = {} if setting is None else {"crowbar_reusable_on_doors": setting}
    m = scene("[a: medic(crowbar)] [b in]", doors="a-b locked", options=options)
    m.play("force medic a-b")
    assert m.door("a-b") == "open"
    assert m.commando("medic").items == (["crowbar"] if kept else [])
    assert discarded_items(m) == ([] if kept else ["crowbar"])
    m = luxury_hotel(**options)
    m.play("force sapper n-k")
    assert Scene.commando(m, "sapper").items == (["crowbar", "tnt"] if kept else ["tnt"])
    assert f"option crowbar_reusable_on_doors {setting or 'no'}" in m.record()


@rule("VC-RULING-36")
def test_a_crowbar_that_is_kept_on_doors_is_still_spent_on_a_barricade() -> None:
    m = scene("[a: medic(crowbar), entrance W]", options={"crowbar_reusable_on_doors": "yes"})
    m.play("barricade medic a-W")
    assert m.commando("medic").items == []


@rule("VC-RULING-37")
def test_healed_out_of_critical_condition_a_commando_not_yet_activated_may_be() -> None:
    m = scene("[a: sapper(medkit), officer critical]")
    m.does("heal sapper officer", "end sapper", "activate officer")
    assert m.commando("officer").actions == 3


@rule("VC-RULING-37")
def test_healed_after_its_activation_a_commando_is_not_activated_again() -> None:
    m = scene("[a: officer visible wounded 2, mp40] [b: sapper(medkit)]", alarm=True, dice=[4, 1])
    m.play("move officer b")
    assert m.commando("officer").critical
    m.does("activate sapper", "heal sapper officer")
    assert m.commando("officer").stealthy
    m.play("end sapper")
    assert m.decision is None


@rule("VC-RULING-38")
def test_leaving_may_come_before_the_last_objective() -> None:
    m = scene("[a: sniper, medic, hatch, objective interact]", direction="N", until="start_turn")
    m.does("exit_hatch sniper", "activate medic", "interact medic objective-a", "end medic")
    assert m.won


@rule("VC-RULING-38")
def test_leaving_may_come_after_the_last_objective_and_is_needed() -> None:
    m = scene("[a: medic, hatch, objective interact]", direction="N", until="start_turn")
    m.does("interact medic objective-a", "end medic")
    assert not m.won
    m = scene("[a: medic, hatch, objective interact]", direction="N", until="start_turn")
    m.does("interact medic objective-a", "exit_hatch medic")
    assert m.won


@rule("VC-RULING-38")
@pytest.mark.parametrize(("links", "won"), [([], True), ([(0, 1)], False)])
def test_any_terrain_without_a_successor_is_a_last_terrain(links: Sequence[tuple[int, int]], won: bool) -> None:
    m = scene(["[a: medic, sniper, hatch]", "[a: sapper, objective interact]"], links=links, until="start_turn")
    m.set("terrain one: direction N", "terrain two: direction N")
    m.does("exit_hatch medic", "activate sapper", "interact sapper two.objective-a", "end sapper", "done")
    assert m.won == won


@rule("VC-RULING-39")
def test_the_first_three_special_units_are_drawn_at_random() -> None:
    board = bocage.new("v_commandos", "streets", seed="x").board
    dice = ScriptedDice(["marksman", "dog_handler", "patrol_leader", "long_shadows"], board.bags, SeededDice("x"))
    m = as_scene(bocage.new("v_commandos", "streets", options={"squad": "medic:blue,sapper:blue"}, dice=dice))
    assert {name: enemy_pool(m).get(name, 0) for name in TOKEN_NAMES[3:]} == {
        "storm_trooper": 0, "patrol_leader": 1, "dog_handler": 1, "machine_gunner": 0, "marksman": 1}
    assert sum(special_pool(m).values()) == 7


@rule("VC-RULING-39")
def test_for_each_null_token_removed_a_special_unit_is_drawn_at_random() -> None:
    m = scene("[a: entrance W] [b: medic]", phase="reinforcement", alarm=True, dice=["null", "null", "marksman", "dog_handler"])
    assert enemy_pool(m)["null"] == 5
    assert enemy_pool(m)["marksman"] == enemy_pool(m)["dog_handler"] == 1
    assert sum(special_pool(m).values()) == 8


# --- order and sharing ------------------------------------------------------------------------------------------------


@rule("VC-RULING-40")
def test_an_entry_goes_fire_move_nest_test_escort_guards_alarm() -> None:
    m = scene("[a: medic] [b: 2 mp40, objective escort resistance_leader]", dice=[1, 6])
    m.play("move medic b")
    told = names(m, "moved", "tested", "seen", "escort_met", "alarm_on")
    assert told == ["moved", "tested", "seen", "escort_met", "alarm_on"]
    m = scene("[a: medic, mp40] [b: storm_trooper, nest]", dice=[1])
    m.play("move medic b")
    assert names(m, "moved", "nest_entered", "tested", "seen", "alarm_on") == [
        "moved", "nest_entered", "tested", "seen", "alarm_on"]


@rule("VC-RULING-40")
def test_a_visible_exit_goes_fire_wounds_leaving_completion() -> None:
    m = scene("[a: medic visible, mp40, hatch, objective interact]", alarm=True, dice=[4, 1])
    m.does("interact medic objective-a", "exit_hatch medic")
    told = names(m, "reaction", "wounded", "left", "terrain_completed")
    assert told == ["reaction", "wounded", "left", "terrain_completed"]


@rule("VC-RULING-40")
def test_leaving_a_nest_lets_the_enemy_left_behind_take_it_before_the_alarm_check() -> None:
    m = scene("[a: medic in nest, mauser, nest] [b M]")
    m.play("move medic b")
    assert names(m, "moved", "seen", "guards", "alarm_on") == ["moved", "seen", "guards", "alarm_on"]
    assert m.guard("nest-a") == "mauser"


@rule("VC-RULING-40")
def test_an_enemy_entry_goes_move_tests_of_all_guards_alarm() -> None:
    m = scene("[a: medic, sniper, alarm] [b: mauser]", phase="movement", direction="W", dice=[1, 6])
    told = names(m, "marched", "tested", "seen", "undetected", "guards", "alarm_on")
    assert told == ["marched", "tested", "seen", "tested", "undetected", "guards", "alarm_on"]


def wounds_of(*roles: str) -> Callable[[Scene], tuple[int, ...]]:
    return lambda m: tuple(Commando(m.board, m.state, role).wounds for role in roles)


@rule("VC-RULING-41")
def test_hits_on_several_visible_commandos_are_shared_freely() -> None:
    m = scene("[a: medic visible, sniper visible, mp40]", phase="fire", alarm=True, dice=[4, 4])
    assert outcomes(m, wounds_of("medic", "sniper")) == {(2, 0), (1, 1), (0, 2)}


@rule("VC-RULING-41")
def test_a_hit_that_someone_can_take_must_be_taken_and_a_low_one_is_not_dumped_on_a_nest() -> None:
    m = scene("[a: medic visible in nest, sniper visible, nest] [b: mp40]", phase="fire", alarm=True, dice=[4, 4])
    assert outcomes(m, wounds_of("medic", "sniper")) == {(0, 2)}


@rule("VC-RULING-41")
def test_a_high_die_may_be_given_first_so_that_a_low_one_becomes_surplus() -> None:
    # The 5 makes the Sniper critical; then the 4 can hit nobody, for the Medic sits in the nest.
    m = scene("[a: medic visible in nest, sniper visible wounded 2, nest] [b: mp40]", phase="fire", alarm=True, dice=[4, 5])
    assert outcomes(m, wounds_of("medic", "sniper")) == {(0, 3), (1, 3)}


@rule("VC-RULING-42")
def test_a_timed_deck_is_dealt_off_the_top_of_the_main_deck() -> None:
    # Players have looked at the two cards on top; the third comes unseen.
    m = scene(["[a: medic, hatch, objective interact]", "[a: hatch, objective protect 3 9]"], links=[(0, 1)], built=[0],
              until="events", dice=["long_shadows"])
    m.set("next events: flare, fog_searchlights")
    m.does("interact medic one.objective-a", "exit_hatch medic")
    assert m.state.turn == 2
    assert m.view(None).terrains[1].next_events == ("flare", "fog_searchlights")
    assert [m.board.event_ids[card] for card in m.state.timed[1]] == ["long_shadows"]
    assert m.state.next_cards == []
    assert len(event_deck(m)) == 37 - 3


@rule("VC-RULING-42")
def test_cards_of_a_timed_deck_go_to_the_common_discard_after_their_turn() -> None:
    squad = "medic:blue,sniper:blue,scout:blue,sapper:blue"
    m = as_scene(bocage.new("v_commandos", "church", seed="x", options={"squad": squad}))
    first = m.state.card[0]
    while m.state.turn == 1:
        texts = [option.text for option in m.pending.options]
        m.play("done" if "done" in texts else texts[0])
    assert m.state.discarded[first] == 1


@rule("VC-RULING-43")
def test_a_blast_removes_other_charges_without_a_chain_reaction_and_spares_a_barricade() -> None:
    m = scene("[a: medic(crowbar), 3 charge, entrance W] [b]")
    m.does("barricade medic a-W", "move medic b", "detonate medic a")
    assert m.charges("a") == 0
    assert len(m.told("exploded")) == 1
    assert discarded_items(m) == ["tnt", "tnt", "tnt"]
    assert m.state.barricades == [1]


@rule("VC-RULING-44")
def test_a_raid_sounds_the_alarm_where_the_bombs_fall_and_not_where_the_caller_is() -> None:
    m = scene(["[a: officer(bombing)]", "[a: mauser]"], dice=[1] * 5)
    m.play("bomb officer two.a")
    assert [m.alarm(0), m.alarm(1)] == [False, True]
    assert m.commando("officer").stealthy
