"""VC-STEALTH and VC-TEST: who is seen, who is not, and the dice in between."""

import pytest

from tests.marks import rule
from tests.v_commandos.scene import scene

# --- stealthy or visible ----------------------------------------------------------------------------------------------


@rule("VC-STEALTH-01")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_at_the_table_learns_who_is_visible_and_who_is_stealthy(seat: int | None) -> None:
    m = scene("[a: medic] [b L] [c: scout critical]", seats=2, owners={"medic": 0, "scout": 1})
    m.play("move medic b")
    assert [commando.face for commando in m.view(seat).commandos] == ["visible", "critical"]
    m.play("move medic c")
    assert [commando.face for commando in m.view(seat).commandos] == ["stealthy", "critical"]
    assert [event.name for event in m.events(seat=seat) if event.name in ("seen", "hidden")] == ["seen", "hidden"]


@rule("VC-STEALTH-01")
def test_a_commando_is_in_one_state_at_a_time() -> None:
    m = scene("[a: medic visible wounded 2, mp40]", phase="fire", dice=[4, 1])
    medic = m.commando("medic")
    assert (medic.stealthy, medic.visible, medic.critical) == (False, False, True)


@rule("VC-STEALTH-02")
def test_enemies_do_not_fire_at_stealthy_commandos() -> None:
    m = scene("[a: medic, mp40] [b: scout]", phase="fire", dice=[])
    assert m.told("group_fired") == []


@rule("VC-STEALTH-02")
def test_surplus_hits_never_strike_a_stealthy_commando_beside_the_target() -> None:
    m = scene("[a: medic visible wounded 2, scout, 2 mp40]", phase="fire", dice=[6, 6, 6, 6])
    assert m.commando("medic").critical
    assert m.commando("scout").wounds == 0


@rule("VC-STEALTH-02")
def test_a_grenade_on_its_own_tile_spares_the_stealthy() -> None:
    m = scene("[a: medic(grenade), scout visible, mp40]", alarm=True, dice=[6, 6, 6, "medkit"])
    m.play("shoot medic grenade a")
    assert m.foes("a") == {}
    assert (m.commando("medic").wounds, m.commando("scout").wounds) == (0, 2)


@rule("VC-STEALTH-03")
def test_close_combat_and_the_alarm_switch_are_for_the_stealthy_only() -> None:
    m = scene("[a: medic visible, mp40, alarm]", alarm=True)
    assert m.refused("melee medic mp40@alarm-a") == "VC-STEALTH-03"
    assert m.refused("shut_off_alarm medic") == "VC-STEALTH-03"
    m = scene("[a: medic, mp40, alarm]", alarm=True)
    assert {"melee medic mp40@alarm-a", "shut_off_alarm medic"} <= set(m.texts)


@rule("VC-STEALTH-04", "VC-STEALTH-10")
def test_a_visible_commando_who_stays_where_it_is_remains_visible_though_no_enemy_is_near() -> None:
    m = scene("[a: medic visible]", alarm=True, until="choose_squad", event="flare", dice=["power_cut"])
    m.play("end medic")
    assert m.state.turn == 2
    assert m.commando("medic").visible


@rule("VC-STEALTH-10")
def test_killing_the_last_enemy_of_the_terrain_hides_nobody() -> None:
    m = scene("[a: medic visible, mp40]", alarm=True, dice=[6, 6, "medkit"])
    m.play("shoot medic sten a")
    assert m.foes("a") == {}
    assert m.commando("medic").visible


@rule("VC-STEALTH-04")
def test_a_uniform_put_on_where_no_enemy_is_makes_stealthy() -> None:
    m = scene("[a L: medic(uniform) visible]", alarm=True)
    m.play("disguise medic")
    assert m.commando("medic").stealthy


@rule("VC-STEALTH-04")
def test_being_healed_out_of_critical_condition_makes_stealthy() -> None:
    m = scene("[a: scout(medkit), medic critical]")
    m.play("heal scout medic")
    assert m.commando("medic").stealthy


@rule("VC-STEALTH-04")
def test_being_healed_of_a_mere_wound_hides_nobody() -> None:
    m = scene("[a: scout(medkit), medic visible wounded 1]", alarm=True)
    m.play("heal scout medic")
    assert m.commando("medic").visible


@rule("VC-STEALTH-05")
@pytest.mark.parametrize("before", ["", " visible"])
def test_entering_a_small_tile_without_enemies_makes_stealthy_whatever_the_state_before(before: str) -> None:
    m = scene(f"[a L: medic{before}] [b]", alarm=True)
    m.play("move medic b")
    assert m.commando("medic").stealthy
    assert [event.rule for event in m.told("hidden")] == (["VC-STEALTH-05"] if before else [])


@rule("VC-STEALTH-06")
@pytest.mark.parametrize("enemies", ["", ": 2 mp40"])
def test_entering_a_large_tile_makes_visible_without_dice_enemies_or_not(enemies: str) -> None:
    m = scene(f"[a: medic] [b L{enemies}]", dice=[])
    m.play("move medic b")
    assert m.commando("medic").visible
    assert m.told("seen")[0].rule == "VC-STEALTH-06"


@rule("VC-STEALTH-07")
@pytest.mark.parametrize("before", ["", " visible"])
def test_onto_a_medium_tile_one_may_walk_and_be_seen_or_sneak_and_be_hidden(before: str) -> None:
    walked = scene(f"[a: medic{before}] [b M]", alarm=True)
    assert {"move medic b", "stealth_move medic b"} <= set(walked.texts)
    walked.play("move medic b")
    assert walked.commando("medic").visible
    assert [event.rule for event in walked.told("seen")] == ([] if before else ["VC-STEALTH-07"])
    assert walked.commando("medic").actions == 2
    sneaked = scene(f"[a: medic{before}] [b M]", alarm=True)
    sneaked.play("stealth_move medic b")
    assert sneaked.commando("medic").stealthy
    assert sneaked.commando("medic").actions == 1


@rule("VC-STEALTH-07")
def test_sneaking_is_for_medium_tiles_only() -> None:
    m = scene("[a: medic] [b L]")
    assert m.refused("stealth_move medic b") == "VC-SMOVE-01"


@rule("VC-STEALTH-08")
def test_a_visible_commando_cannot_hide_on_a_small_tile_with_an_enemy() -> None:
    m = scene("[a: medic visible] [b: mp40]", alarm=True, dice=[1, 1])      # two dice of reaction fire, none of a test
    m.play("move medic b")
    assert m.commando("medic").visible
    assert m.told("tested") == []
    assert m.dice_left == 0


@rule("VC-STEALTH-08")
def test_a_visible_commando_cannot_sneak_out_of_sight_onto_a_medium_tile_with_an_enemy() -> None:
    m = scene("[a: medic visible] [b M: mp40]", alarm=True, dice=[1, 1])
    m.play("stealth_move medic b")
    assert m.commando("medic").visible
    assert m.told("tested") == []


@rule("VC-STEALTH-09")
@pytest.mark.parametrize(("tile", "action"), [("b: mp40", "move medic b"), ("b M: mp40", "stealth_move medic b")])
def test_a_stealthy_commando_tests_on_a_small_tile_with_enemies_or_sneaking_onto_a_medium_one(tile: str, action: str) -> None:
    passed = scene(f"[a: medic] [{tile}]", dice=[3])
    passed.play(action)
    assert passed.commando("medic").stealthy
    failed = scene(f"[a: medic] [{tile}]", dice=[2])
    failed.play(action)
    assert failed.commando("medic").visible


@rule("VC-STEALTH-09")
@pytest.mark.parametrize("size", ["M", "L"])
def test_walking_onto_a_medium_or_large_tile_with_enemies_is_seen_without_a_test(size: str) -> None:
    m = scene(f"[a: medic] [b {size}: mp40]", dice=[])
    m.play("move medic b")
    assert m.commando("medic").visible
    assert m.told("seen")[0].rule == {"M": "VC-STEALTH-07", "L": "VC-STEALTH-06"}[size]
    assert m.told("tested") == []


@rule("VC-STEALTH-11")
def test_a_weapon_with_the_visible_symbol_shows_the_shooter_before_the_dice_fall() -> None:
    m = scene("[a: medic] [b: mp40]", dice=[1, 1])
    m.play("shoot medic sten b")
    assert m.commando("medic").visible
    assert m.told("seen")[0].rule == "VC-STEALTH-11"
    assert [event.name for event in m.log if event.name in ("seen", "shot")] == ["seen", "shot"]


@rule("VC-STEALTH-12")
@pytest.mark.parametrize(("shooter", "weapon", "dice"), [
    ("scout", "silenced_pistol", [6]), ("sniper", "mosin_rifle", [6, 1]), ("medic(silenced_sten)", "silenced_sten", [6, 1])])
def test_a_weapon_without_the_visible_symbol_leaves_the_shooter_stealthy(shooter: str, weapon: str, dice: list[int]) -> None:
    m = scene(f"[a: {shooter}] [b: mp40]", dice=[*dice, "medkit"])
    role = shooter.split("(")[0]
    m.play(f"shoot {role} {weapon} b")
    assert m.foes("b") == {}
    assert m.commando(role).stealthy


@rule("VC-STEALTH-13")
def test_failing_a_test_makes_visible_at_once() -> None:
    m = scene("[a: medic] [b: mp40]", dice=[1])
    m.play("move medic b")
    assert m.commando("medic").visible
    assert m.told("seen")[0].rule == "VC-STEALTH-13"
    assert [event.name for event in m.log if event.name in ("tested", "seen", "alarm_on")] == ["tested", "seen", "alarm_on"]


@rule("VC-STEALTH-14")
def test_a_spotted_token_gives_the_silent_killer_away_if_another_enemy_is_left() -> None:
    watched = scene("[a: medic, 2 mp40]", dice=["spotted"])
    watched.play("melee medic mp40")
    assert watched.commando("medic").visible
    assert watched.told("seen")[0].rule == "VC-SPOT-01"
    assert watched.alarm()
    alone = scene("[a: medic, mp40]", dice=["spotted"])
    alone.play("melee medic mp40")
    assert alone.commando("medic").stealthy


@rule("VC-STEALTH-15")
@pytest.mark.parametrize("kind", ["mp40", "mauser", "sledge_mauser", "storm_trooper", "marksman"])
def test_any_enemy_can_always_be_shot_at_even_in_the_dark_of_a_small_tile(kind: str) -> None:
    m = scene(f"[a: scout] [b in: {kind}]", doors="a-b open", dice=[4, "medkit"])
    m.play("shoot scout silenced_pistol b")
    assert m.foes("b") == {}


@rule("VC-STEALTH-15")
def test_some_escorts_hide_like_commandos_and_some_never_do() -> None:
    hides = scene("[a: medic visible, met resistance_leader visible] [b]", alarm=True)
    hides.play("move medic b resistance_leader")
    assert hides.escort("resistance_leader") == ("b", "stealthy")
    never = scene("[a: medic visible, met admiral visible] [b]", alarm=True)
    never.play("move medic b admiral")
    assert never.escort("admiral") == ("b", "visible")


@rule("VC-STEALTH-15")
def test_some_escorts_are_seen_like_commandos_and_some_never_are() -> None:
    seen = scene("[a: medic, met resistance_leader] [b L]")
    seen.play("move medic b resistance_leader")
    assert seen.escort("resistance_leader") == ("b", "visible")
    never = scene("[a: medic, met scientist] [b L]")
    never.play("move medic b scientist")
    assert never.escort("scientist") == ("b", "stealthy")


@rule("VC-STEALTH-16")
def test_enemies_head_for_the_nearest_visible_commando() -> None:
    m = scene("[a: medic visible] [b] [c: mp40] [d] [e] [f: scout visible] [g: sniper]", phase="movement", direction="E")
    assert m.foes("b") == {"mp40": 1}


@rule("VC-STEALTH-16")
def test_enemies_pay_no_attention_to_stealthy_commandos_nor_to_another_terrain() -> None:
    m = scene(["[a: medic visible]", "[a] [b: mp40] [c: scout]"], phase="movement", dice=["movie_night"])   # west
    assert m.foes("two.a") == {"mp40": 1}


@rule("VC-STEALTH-16")
def test_enemies_shoot_at_visible_commandos_in_range_and_not_beyond() -> None:
    near = scene("[a: medic visible] [b: mp40]", phase="fire", dice=[4, 1])
    assert near.commando("medic").wounds == 1
    far = scene("[a: medic visible] [b] [c: mp40]", phase="fire", dice=[])
    assert far.commando("medic").wounds == 0


# --- the stealth test -------------------------------------------------------------------------------------------------


@rule("VC-TEST-01")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_who_enters_rolls_one_die_for_each_enemy_on_the_tile(number: int) -> None:
    m = scene(f"[a: medic, mp40] [b: {number} mp40]", dice=[6] * number)
    m.play("move medic b")
    assert m.told("tested")[0].args[1] == (6,) * number
    assert m.dice_left == 0


@rule("VC-TEST-02")
def test_each_stealthy_commando_rolls_for_itself_one_die_for_each_enemy_that_comes_in() -> None:
    """VC-EX-01."""
    m = scene("""
        [a M: medic, scout:ochre]
        [b: 3 mp40]
        """, phase="movement", direction="N", dice=[3, 3, 6, 1, 5, 4])
    assert m.foes("a") == {"mp40": 3}
    assert m.commando("medic").stealthy
    assert m.commando("scout").visible
    assert m.alarm()


@rule("VC-TEST-02")
def test_enemies_already_on_the_tile_add_no_die_when_another_comes_in() -> None:
    m = scene("[a: entrance N, medic, 2 mp40]", phase="reinforcement", dice=["regular", 0, 6])
    assert m.foes("a") == {"mp40": 3}
    assert m.told("tested")[0].args[1] == (6,)


@rule("VC-TEST-02")
def test_a_visible_commando_has_nothing_to_test_when_enemies_come_in() -> None:
    m = scene("[a: medic visible, scout] [b: mp40]", phase="movement", dice=[6])
    assert m.foes("a") == {"mp40": 1}
    assert len(m.told("tested")) == 1
    assert m.commando("scout").stealthy


@rule("VC-TEST-03")
@pytest.mark.parametrize(("dice", "seen"), [([2, 6], True), ([1, 6], True), ([6, 2], True), ([3, 3], False)])
def test_a_single_one_or_two_is_enough_to_be_seen(dice: list[int], seen: bool) -> None:
    m = scene("[a: medic] [b: 2 mp40]", dice=dice)
    m.play("move medic b")
    assert m.commando("medic").visible == seen
    assert bool(m.told("undetected")) != seen


@rule("VC-TEST-03")
@pytest.mark.parametrize(("enemy", "die", "seen"), [
    ("dog_handler", 3, True), ("dog_handler", 4, False), ("storm_trooper", 3, False)])
def test_the_die_of_a_dog_handler_fails_on_a_three_too(enemy: str, die: int, seen: bool) -> None:
    m = scene(f"[a: medic] [b: {enemy}]", dice=[die])
    m.play("move medic b")
    assert m.commando("medic").visible == seen


@rule("VC-TEST-03")
def test_beside_a_dog_handler_the_other_dice_fail_as_usual() -> None:
    m = scene("[a: medic] [b: mp40, dog_handler]", dice=[3, 4])         # the handler's die comes last
    m.play("move medic b")
    assert m.commando("medic").stealthy


@rule("VC-TEST-04")
def test_the_test_comes_before_any_other_piece_moves() -> None:
    m = scene("[a: medic] [b: mp40] [c: mauser]", phase="movement", direction="W", dice=[1])
    assert [event.name for event in m.log if event.name in ("marched", "tested", "seen", "alarm_on")] == [
        "marched", "tested", "seen", "alarm_on", "marched"]
    assert m.foes("b") == {"mauser": 1}


@rule("VC-TEST-05")
def test_enemies_who_come_in_as_reinforcements_or_on_their_march_are_tested_alike() -> None:
    arrived = scene("[a: entrance N, medic]", phase="reinforcement", dice=["regular", 0, 2])
    assert arrived.commando("medic").visible
    marched = scene("[a: medic] [b: mp40]", phase="movement", direction="W", dice=[2])
    assert marched.commando("medic").visible


@rule("VC-TEST-06")
def test_a_null_token_brings_no_die() -> None:
    m = scene("[a: entrance N, medic]", phase="reinforcement", alarm=True,
              dice=["null", "regular", 0, 6, "storm_trooper"])      # the last one joins the pool for the Ø
    assert m.told("tested")[0].args[1] == (6,)
    assert m.dice_left == 0


@rule("VC-TEST-06")
def test_an_escorted_admiral_causes_no_test_whoever_comes_to_whom() -> None:
    joins = scene("[a: medic visible] [b: met admiral visible]", alarm=True, dice=[])
    joins.play("move medic b")
    assert joins.commando("medic").stealthy
    joined = scene("[a: medic, met admiral visible] [b: scout]", alarm=True, dice=[])
    joined.play("move medic b admiral")
    assert joined.commando("scout").stealthy


@rule("VC-TEST-07")
def test_coming_up_a_hatch_among_enemies_takes_the_test() -> None:
    m = scene("[a: hatch, 2 mp40]", off=["medic"], dice=[6, 2])
    m.play("move medic a")
    assert m.commando("medic").visible
    assert m.told("tested")[0].rule == "VC-TEST-01"


@rule("VC-TEST-07", "VC-STEALTH-09")
def test_coming_up_a_hatch_on_a_medium_tile_with_enemies_one_may_sneak_and_test() -> None:
    m = scene("[a M: hatch, mp40]", off=["medic"], dice=[3])
    m.play("stealth_move medic a")
    assert m.commando("medic").stealthy
