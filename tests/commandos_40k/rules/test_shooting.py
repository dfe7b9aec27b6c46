"""The Shooting phase: who shoots when, with what, at whom (KT-SHOOT). The hit rolls: ``test_hits.py``."""

from __future__ import annotations

from typing import Any

import pytest

from tests.commandos_40k.duel import hits, to_hit, traumas, volley
from tests.commandos_40k.scene import TOUCH, Scene, blade, box, gun, man, profile
from tests.marks import rule

MISS = 1


def shooters(*tokens: str, **scene: Any) -> Scene:
    """a1 with those tokens and a gun, and b1 20″ away."""
    return Scene([man(5, 11, gun(), tokens=tokens)], [man(25, 11, gun())], **scene).begin("shoot_start")


def attacks(s: Scene) -> list[tuple[str, int]]:
    """Who was shot at, with how many attacks, in order."""
    return [(s.board.lexicon.models[target], number) for _, _, target, number in s.told("attacks")]


def order(s: Scene) -> list[str]:
    return [s.board.lexicon.models[model] for model, in s.told("shoots")]


# --- the two sub-phases -----------------------------------------------------------------------------------------------


@rule("KT-SHOOT-01")
def test_prepared_models_shoot_first_in_turn_beginning_with_the_initiative() -> None:
    ready: dict[str, Any] = {"tokens": ["prepared"]}
    s = Scene([man(5, 3, gun(), **ready), man(5, 8, gun()), man(5, 13, gun(), **ready)],
              [man(20, 3, gun(), **ready), man(20, 8, gun())], initiative=1).begin("shoot_start")
    assert (s.asked_of, s.options()) == (1, ["shoot b1", "pass"])
    s.play("shoot b1", "fire gun a1", dice=[MISS])
    assert (s.asked_of, s.options()) == (0, ["shoot a1", "shoot a3", "pass"])
    s.play("shoot a3", "fire gun b1", dice=[MISS])
    assert (s.asked_of, s.options()) == (0, ["shoot a1", "pass"])          # b has no prepared model left
    s.play("shoot a1", "fire gun b1", dice=[MISS])
    assert (s.asked_of, s.options()) == (1, ["shoot b2", "pass"])


@rule("KT-SHOOT-02", "KT-RULING-23")
def test_two_passes_in_a_row_end_the_ready_fire_and_who_kept_quiet_then_does_not_shoot_later() -> None:
    ready: dict[str, Any] = {"tokens": ["prepared"]}
    s = Scene([man(5, 3, gun(), **ready), man(5, 8, gun())], [man(20, 3, gun(), **ready), man(20, 8, gun())])
    s.begin("shoot_start").play("pass")
    assert (s.asked_of, s.options(), s.decision.rule) == (1, ["shoot b1", "pass"], "KT-SHOOT-01")
    s.play("pass")
    assert (s.asked_of, s.options(), s.decision.rule) == (0, ["shoot a2", "pass"], "KT-SHOOT-03")
    s.play("pass")
    assert (s.asked_of, s.options()) == (1, ["shoot b2", "pass"])


@rule("KT-SHOOT-02", "KT-RULING-23")
def test_a_pass_is_not_final() -> None:
    ready: dict[str, Any] = {"tokens": ["prepared"]}
    s = Scene([man(5, 3, gun(), **ready)], [man(20, 3, gun(), **ready), man(20, 8, gun(), **ready)]).begin("shoot_start")
    s.play("pass", "shoot b1", "fire gun a1", dice=[MISS])
    assert (s.asked_of, s.options()) == (0, ["shoot a1", "pass"])
    s.play("pass", "pass")
    assert s.asked == ""                                        # that was two in a row


@rule("KT-SHOOT-03")
def test_then_the_others_shoot_in_turn_and_who_has_none_left_is_skipped() -> None:
    s = Scene([man(5, 3, gun())], [man(20, 3, gun()), man(20, 8, gun())]).begin("shoot_start")
    s.play("shoot a1", "fire gun b1", "shoot b2", "fire gun a1", "shoot b1", "fire gun a1", dice=[MISS] * 3)
    assert order(s) == ["a1", "b2", "b1"]
    assert s.asked == ""


# --- who may shoot ----------------------------------------------------------------------------------------------------


@rule("KT-SHOOT-04")
def test_who_advanced_shoots_with_assault_weapons_only() -> None:
    assert shooters("advanced").asked_of == 1
    arms = gun(id="rifle"), gun("assault", id="carbine")
    s = Scene([man(5, 11, *arms, tokens=["advanced"])], [man(25, 11)]).begin("shoot_start").play("shoot a1")
    assert s.options("fire") == ["fire carbine b1"]


@rule("KT-SHOOT-04", "KT-CHARGE-09")
def test_who_tried_to_charge_does_not_shoot() -> None:
    assert shooters("tried").asked_of == 1


@rule("KT-SHOOT-04")
def test_who_is_engaged_shoots_with_pistols_only() -> None:
    arms = gun(id="rifle"), gun("pistol", id="pistol", range=12)
    s = Scene([man(5, 11, *arms)], [man(5 + TOUCH, 11), man(12, 11)]).begin("shoot_start").play("shoot a1")
    assert s.options("fire") == ["fire pistol b1"]
    s = Scene([man(5, 11, arms[0])], [man(5 + TOUCH, 11), man(12, 11)]).begin("shoot_start")
    assert s.asked == ""


@rule("KT-SHOOT-04", "KT-RULING-04", "KT-SNAP-01")
@pytest.mark.parametrize("token", ["fell_back", "retreated"])
def test_who_fell_back_or_retreated_fires_snap_shots(token: str) -> None:
    weapon = gun(attacks=2, skill=2)
    assert hits(volley(5, 6, 1, weapon=weapon, shooter={"tokens": [token]})) == [(5, False), (6, True)]


@rule("KT-RULING-04")
@pytest.mark.parametrize("token", ["fell_back", "retreated"])
def test_or_not_at_all_where_a_group_plays_so(token: str) -> None:
    assert shooters(token).asked_of == 0
    assert shooters(token, snap_after_disengage="false").asked_of == 1


# --- weapons ----------------------------------------------------------------------------------------------------------


@rule("KT-SHOOT-05")
def test_all_weapons_are_fired_in_the_order_that_the_owner_likes() -> None:
    arms = gun(id="rifle"), gun(id="carbine"), gun(id="launcher")
    s = Scene([man(5, 11, *arms)], [man(25, 11)]).begin("shoot").play("shoot a1")
    assert s.options() == ["fire rifle b1", "fire carbine b1", "fire launcher b1", "stop"]
    s.play("fire carbine b1", dice=[MISS])
    assert s.options() == ["fire rifle b1", "fire launcher b1", "stop"]
    s.play("fire launcher b1", dice=[MISS]).play("fire rifle b1", dice=[MISS])
    assert s.asked == ""


@rule("KT-SHOOT-05")
def test_he_may_stop_at_any_time_and_the_model_has_shot() -> None:
    s = Scene([man(5, 11, gun(id="rifle"), gun(id="carbine"))], [man(25, 11)]).begin("shoot").play("shoot a1")
    s.play("fire rifle b1", dice=[MISS]).play("stop")
    assert (s.asked, s.all_in("shot")) == ("", ["a1"])


@rule("KT-SHOOT-06", "KT-RULING-25")
def test_profiles_of_a_weapon_are_alternatives() -> None:
    plasma = gun(id="plasma", profiles=[profile("std"), profile("hot", damage=2)])
    s = Scene([man(5, 11, plasma, gun(id="rifle"))], [man(25, 11)]).begin("shoot").play("shoot a1")
    assert s.options("fire") == ["fire plasma.std b1", "fire plasma.hot b1", "fire rifle b1"]
    s.play("fire plasma.hot b1", dice=[6, 4, 1, 1, 2])
    assert traumas(s)[0][0] == (1, 2)
    assert s.options("fire") == ["fire rifle b1"]


# --- targets ----------------------------------------------------------------------------------------------------------


@rule("KT-SHOOT-07")
def test_a_target_is_in_range() -> None:
    """Bases count: 24″ between them is just in range."""
    assert shooters().asked_of == 0
    assert Scene([man(2, 11, gun())], [man(2 + TOUCH + 24, 11)]).begin("shoot").asked == "shoot_next"
    assert Scene([man(2, 11, gun())], [man(2 + TOUCH + 24.001, 11)]).begin("shoot").asked == ""


@rule("KT-SHOOT-07", "KT-LOS-01")
def test_a_target_is_seen() -> None:
    wall = box(10, 5, 10.5, 17, 5, "climb", "block")
    s = Scene([man(5, 11, gun())], [man(15, 11), man(10, 20)], [wall]).begin("shoot").play("shoot a1")
    assert s.options("fire") == ["fire gun b2"]


@rule("KT-SHOOT-07")
def test_a_target_is_not_within_an_inch_of_a_friend_of_the_shooter() -> None:
    def targets(apart: float) -> list[str]:
        s = Scene([man(5, 11, gun()), man(20, 11)], [man(20 + TOUCH + apart, 11), man(20, 3)]).begin("shoot").play("shoot a1")
        return s.options("fire")
    assert targets(1) == ["fire gun b2"]
    assert targets(1.001) == ["fire gun b1", "fire gun b2"]


# --- numbers of attacks -----------------------------------------------------------------------------------------------


@rule("KT-SHOOT-08")
def test_the_weapon_says_how_many_attacks() -> None:
    assert attacks(volley(MISS, MISS, MISS, weapon=gun(attacks=3))) == [("b1", 3)]


@rule("KT-SHOOT-08")
def test_a_random_number_is_rolled_once_for_the_weapon_before_it_is_divided() -> None:
    s = volley(4, weapon=gun(attacks="D6"), others=[man(15, 13)])
    assert s.told("attacks_rolled") == [(0, (4,), 4)]
    assert (s.asked, s.options()) == ("allot", ["allot 0", "allot 1", "allot 2", "allot 3"])
    s.play("allot 1", dice=[MISS] * 4)
    assert attacks(s) == [("b1", 3), ("b2", 1)]


@rule("KT-SHOOT-09")
def test_the_most_attacks_that_a_file_may_print_can_be_divided() -> None:
    s = Scene([man(5, 11, gun("rapid_fire:9", attacks=99), is_="heavy")], [man(15, 11), man(15, 13)], cp=(1, 0))
    s.begin("shoot").play("shoot a1", "use hail_of_bullets a1", "fire gun b1")
    assert (s.asked, s.options()[-1]) == ("allot", "allot 108")
    s.play("allot 108", dice=[MISS] * 109)
    assert attacks(s) == [("b1", 1), ("b2", 108)]


@rule("KT-SHOOT-05", "KT-SHOOT-06")
def test_two_weapons_of_one_kind_are_fired_one_after_the_other() -> None:
    pistol = gun("pistol", id="pistol", range=12)
    s = Scene([man(5, 11, pistol, pistol)], [man(13, 11), man(13, 16)]).begin("shoot").play("shoot a1")
    assert s.options("fire") == ["fire pistol b1", "fire pistol b2"]
    s.play("fire pistol b1", dice=[MISS])
    assert s.options("fire") == ["fire pistol b1", "fire pistol b2"]
    s.play("fire pistol b2", dice=[MISS])
    assert (attacks(s), s.asked) == ([("b1", 1), ("b2", 1)], "")
    assert [(arm.id, arm.number) for arm in s.view(0).kinds[0].arms] == [("pistol", 2), ("bare_hands", 1)]


@rule("KT-SHOOT-09", "KT-EX-26")
def test_attacks_are_divided_over_targets_within_two_inches_of_the_first() -> None:
    """b2 is 1.8″ from b1, b3 is 2.3″ from it."""
    others = [man(15, 11 + TOUCH + 1.8), man(15, 11 - TOUCH - 2.3)]
    s = volley(weapon=gun(attacks=3), others=others)
    assert (s.asked, s.options()) == ("allot", ["allot 0", "allot 1", "allot 2"])
    s.play("allot 2", dice=[MISS] * 3)
    assert attacks(s) == [("b1", 1), ("b2", 2)]
    s = volley(weapon=gun(attacks=3), others=others).play("allot 0", dice=[MISS] * 3)
    assert attacks(s) == [("b1", 3)]                            # b3 was not asked about


@rule("KT-SHOOT-09")
def test_another_target_must_be_a_legal_one() -> None:
    """b2 is near b1, but out of range, or hidden, or engaged with a friend of the shooter."""
    beside: dict[str, Any] = {"others": [man(16.9, 11.5)]}
    assert volley(weapon=gun(attacks=3), **beside).asked == "allot"
    assert volley(MISS, MISS, MISS, weapon=gun(attacks=3, range=9), **beside).asked == ""
    assert volley(MISS, MISS, MISS, weapon=gun(attacks=3), friends=[man(18.2, 11.5)], **beside).asked == ""
    hidden = [box(15.7, 8, 15.9, 20, 4, "climb", "block")]
    assert volley(MISS, MISS, MISS, weapon=gun(attacks=3), pieces=hidden, **beside).asked == ""


@rule("KT-SHOOT-09")
def test_one_attack_is_not_divided_and_the_first_target_gets_one_at_least() -> None:
    others = [man(15, 13), man(15, 9)]
    assert volley(MISS, others=others).asked == ""
    s = volley(weapon=gun(attacks=3), others=others).play("allot 1")
    assert s.options() == ["allot 0", "allot 1"]                # b3; of the three one is b2's, one b1's
    s.play("allot 1", dice=[MISS])
    assert attacks(s) == [("b1", 1)]


@rule("KT-SHOOT-10", "KT-RULING-62")
def test_after_the_first_target_the_attacker_chooses_the_order_of_the_others() -> None:
    s = volley(weapon=gun(attacks=3), others=[man(15, 13), man(15, 9)]).play("allot 1", "allot 1", dice=[MISS])
    assert (s.asked, s.asked_of, s.options()) == ("next_target", 0, ["target b2", "target b3"])
    s.play("target b3", dice=[MISS, MISS])
    assert attacks(s) == [("b1", 1), ("b3", 1), ("b2", 1)]


@rule("KT-SHOOT-09")
def test_the_division_is_fixed_before_any_hit_roll() -> None:
    s = volley(weapon=gun(attacks=3), others=[man(15, 13), man(15, 9)]).play("allot 1")
    assert (s.asked, hits(s)) == ("allot", [])


@rule("KT-SHOOT-10", "KT-SHOOT-11")
def test_attacks_are_made_one_at_a_time_the_first_target_before_the_others() -> None:
    """Hit and wound of the first attack on b1 come before the second attack, and both before the one on b2."""
    s = volley(weapon=gun(attacks=3), target={"wounds": 3}, others=[man(15, 13)])
    s.play("allot 1", dice=[5, 5, 2, 4, 3, MISS])
    rolled = [(event.name, event.args[0]) for event in s.events
              if event.name in ("attacks", "hit_rolled", "wound_rolled", "save_rolled", "damaged")]
    assert rolled == [("attacks", 0), ("hit_rolled", 0), ("wound_rolled", 0), ("save_rolled", 1), ("damaged", 1),
                      ("hit_rolled", 0), ("wound_rolled", 0), ("attacks", 0), ("hit_rolled", 0)]
    assert (s.hp("b1"), [args[2] for args in s.told("attacks")]) == (2, [1, 2])


@rule("KT-SHOOT-12")
def test_what_was_meant_for_a_target_that_is_gone_is_lost() -> None:
    """The third of three attacks on b1 is not made: the second has put it out of action; b2 still gets its one."""
    s = volley(weapon=gun(attacks=4), others=[man(15, 13)])
    s.play("allot 1", dice=[MISS, 5, 5, 1, 6, MISS])
    assert s.is_out("b1")
    assert hits(s) == [(1, False), (5, True), (1, False)]
    assert [args[2:] for args in s.told("attacks")] == [(1, 3), (2, 1)]


@rule("KT-SHOOT-07", "KT-TRAUMA-09")
def test_who_is_out_of_action_is_no_target_for_the_next_weapon() -> None:
    arms = gun(id="rifle"), gun(id="carbine")
    s = Scene([man(5, 11, *arms)], [man(15, 11), man(15, 16)]).begin("shoot").play("shoot a1")
    assert "fire carbine b1" in s.options()
    s.play("fire rifle b1", dice=[5, 5, 1, 6])
    assert (s.is_out("b1"), s.options("fire")) == (True, ["fire carbine b2"])


@rule("KT-SHOOT-10", "KT-SHOOT-11", "KT-OBSCURE-01", "KT-TRAUMA-06")
def test_a_target_is_seen_as_it_stands_when_its_share_comes() -> None:
    """b1 stands before b2. While it does, b2 is obscured and in cover; when it has fallen, it is neither."""
    behind = [man(16.5, 11)]
    s = volley(weapon=gun(attacks=2), others=behind).play("allot 1", dice=[MISS, 6, 5, 1, 4])
    assert (to_hit(s), traumas(s)) == ([0, -1], [((4,), -1)])
    s = volley(weapon=gun(attacks=2), others=behind).play("allot 1", dice=[5, 5, 1, 6, 4, 5, 1, 4])
    assert (to_hit(s), traumas(s)) == ([0, 0], [((6,), 0), ((4,), 0)])


@rule("KT-SHOOT-13", "KT-RULING-26", "KT-EX-27", "KT-WEAPON-13")
@pytest.mark.parametrize(("apart", "number"), [(12, 2), (12.001, 1)])
def test_rapid_fire_at_half_range_or_less(apart: float | int, number: int) -> None:
    weapon = gun("rapid_fire:1")
    assert attacks(volley(*[MISS] * number, weapon=weapon, apart=apart)) == [("b1", number)]


@rule("KT-SHOOT-13", "KT-RULING-26")
def test_rapid_fire_looks_at_the_first_target_for_the_whole_weapon() -> None:
    """b1 is at 12″, b2 behind it farther; and the other way round."""
    weapon, behind = gun("rapid_fire:2"), [man(5 + TOUCH + 14, 11)]
    s = volley(weapon=weapon, apart=12, others=behind).play("allot 2", dice=[MISS] * 3)
    assert attacks(s) == [("b1", 1), ("b2", 2)]
    s = Scene([man(5, 11, weapon)], [man(5 + TOUCH + 12, 11), *behind]).begin("shoot")
    s.play("shoot a1", "fire gun b2", dice=[MISS])
    assert attacks(s) == [("b2", 1)]


@rule("KT-SHOOT-13", "KT-RULING-26", "KT-WEAPON-05")
def test_melta_looks_at_each_target_for_itself() -> None:
    """Range 20″: b1 at 10″ suffers two more, b2 at 10.6″ does not; each has a trauma roll with so many dice."""
    weapon = gun("melta:2", attacks=2, range=20)
    s = volley(weapon=weapon, apart=10, others=[man(5 + TOUCH + 10, 12.8)])
    s.play("allot 1", dice=[5, 4, 1, 1, 1, 1, 5, 4, 1, 1])
    assert 10000 < s.gap("a1", "b2") <= 12000
    assert [len(faces) for faces, _ in traumas(s)] == [3, 1]


@rule("KT-SHOOT-06")
def test_melee_weapons_are_not_fired() -> None:
    s = Scene([man(5, 11, blade())], [man(15, 11)]).begin("shoot")
    assert s.asked == ""


@rule("KT-SHOOT-06", "KT-WEAPON-10")
def test_what_a_model_has_fired_is_forgotten_when_its_shooting_ends() -> None:
    s = volley(1)
    assert (s.state.fired, s.state.pistols_only) == (0, 0)


@rule("KT-SHOOT-09")
def test_a_split_says_which_targets_are_still_to_come() -> None:
    s = Scene([man(5, 11, gun(attacks=4))], [man(15, 11), man(15, 13), man(15, 9), man(16.5, 12)]).begin("shoot")
    s.play("shoot a1", "fire gun b1")
    asked = []
    while s.asked == "allot":
        _, other, left, target, rest = s.decision.about
        asked.append((s.names[other], left, s.names[target], [s.names[each] for each in range(8) if rest >> each & 1]))
        s.play("allot 1", dice=[1] if left == 2 else [])
    assert asked == [("b2", 4, "b1", ["b3", "b4"]), ("b3", 3, "b1", ["b4"]), ("b4", 2, "b1", [])]
