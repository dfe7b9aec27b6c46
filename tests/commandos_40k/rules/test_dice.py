"""Dice and re-rolls, lengths, rules due at once, activations, tokens, the round (KT-DICE, KT-TEAMS, KT-MEASURE, KT-SEQ, KT-ER,
KT-ACT, KT-ROUND)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bocage import new
from bocage.core.event import Event
from tests.commandos_40k.scene import Arming, Scene, blade, box, gun, man
from tests.marks import rule


def volley(*dice: int, weapon: Arming | None = None, target: dict[str, Any] | None = None,
           shooter: dict[str, Any] | None = None, **scene: Any) -> Scene:
    """One model shoots with its only weapon at another, 10″ away, and what follows has these dice."""
    weapon = weapon or gun()
    s = Scene([man(5, 11, weapon, **shooter or {})], [man(15, 11, **target or {})], **scene)
    return s.begin("shoot").play("shoot a1", "fire gun b1", dice=dice)


def hits(s: Scene) -> list[tuple[int, bool]]:
    """The faces of the hit rolls, with whether they hit."""
    return [(die, hit) for _, die, _, _, hit in s.told("hit_rolled")]


# --- what dice say ----------------------------------------------------------------------------------------------------


@rule("KT-DICE-01")
def test_several_dice_are_added_up() -> None:
    s = volley(2, 3, *[1] * 5, weapon=gun(attacks="2D6"))
    assert s.told("attacks_rolled") == [(0, (2, 3), 5)]
    assert len(hits(s)) == 5


@rule("KT-DICE-01")
def test_a_number_behind_the_dice_is_added_to_them() -> None:
    s = volley(2, *[1] * 5, weapon=gun(attacks="D6+3"))
    assert s.told("attacks_rolled") == [(0, (2,), 5)]


@rule("KT-DICE-02", "KT-EX-02")
@pytest.mark.parametrize(("die", "number"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_die_of_three_is_half_a_die_rounded_up(die: int, number: int) -> None:
    s = volley(die, *[1] * number, weapon=gun(attacks="D3"))
    assert len(hits(s)) == number


@rule("KT-DICE-03", "KT-EX-47")
@pytest.mark.parametrize("die", range(1, 7))
def test_three_or_more_succeeds_on_three_to_six(die: int) -> None:
    wound = [1] if die >= 3 else []
    s = volley(die, *wound, weapon=gun(skill=3))
    assert hits(s) == [(die, die >= 3)]


@rule("KT-EX-47")
@pytest.mark.parametrize(("die", "saved"), [(4, False), (5, True)])
def test_armour_of_four_is_worn_down_by_one(die: int, saved: bool) -> None:
    after = [] if saved else [1]
    s = volley(6, 4, die, *after, weapon=gun(ap=-1))
    assert [args[-1] for args in s.told("save_rolled")] == [saved]


@rule("KT-EX-47")
def test_two_attacks_in_melee_are_two_dice() -> None:
    s = Scene([man(5, 11, blade(attacks=2))], [man(6.26, 11)]).begin("fight", dice=[1, 1, 1])
    assert len([args for args in s.told("hit_rolled") if args[0] == 0]) == 2


# --- rolling again ----------------------------------------------------------------------------------------------------


@rule("KT-DICE-04")
def test_both_dice_of_a_charge_are_rolled_again_and_the_new_result_stands_even_if_worse() -> None:
    s = Scene([man(5, 11)], [man(14.26, 11)], cp=(1, 0))
    s.begin("move").play("charge a1", "none b1", dice=[6, 1]).play("reroll", dice=[1, 2])
    assert [total for _, _, total in s.told("charge_rolled")] == [7, 3]
    assert s.asked == "failed_charge_path"
    assert s.refusal("path 7.006,11") == "KT-GEOM-20"
    assert s.allows("path 7,11")


@rule("KT-DICE-04")
def test_all_dice_of_a_trauma_are_rolled_again() -> None:
    s = volley(4, 4, 1, weapon=gun(damage=2), cp=(0, 1)).play("pass", dice=[6, 1])
    assert s.asked == "trauma_again"
    s.play("reroll", dice=[2, 3])
    assert [faces for _, faces, _, _ in s.told("trauma_rolled")] == [(6, 1), (2, 3)]
    assert s.light("b1") == 1


@rule("KT-DICE-04")
def test_both_dice_of_an_advancing_scout_are_rolled_again() -> None:
    s = Scene([man(5, 11, is_="scout")], [man(25, 11)], cp=(1, 0))
    s.begin("move").play("advance a1", dice=[4, 1]).play("reroll", dice=[2, 3])
    assert [(faces, best) for _, faces, best in s.told("advance_rolled")] == [((4, 1), 4), ((2, 3), 3)]
    assert s.asked == "advance_path"
    assert s.allows("path 14,11")
    assert not s.allows("path 14.1,11")


@rule("KT-DICE-04")
def test_all_dice_of_an_initiative_are_rolled_again() -> None:
    s = Scene([man(5, 11)], [man(25, 11)], mission="air_assault")
    s.begin("initiative", dice=[3, 3, 6, 1]).play("again", dice=[1, 2])
    assert s.told("initiative_rolled") == [(0, (3, 3), 6), (1, (6, 1), 7), (1, (1, 2), 3)]
    assert s.asked_of == 0


@rule("KT-DICE-05")
def test_a_one_is_rolled_again_although_it_would_be_a_two_with_its_bonus() -> None:
    """A sniper that stood still with a heavy weapon has +1."""
    s = volley(1, 2, weapon=gun("heavy", skill=4), shooter={"is_": "sniper", "tokens": ["stationary"]})
    assert hits(s) == [(1, False), (2, False)]


@rule("KT-DICE-05")
def test_a_two_is_not_rolled_again_although_it_is_a_one_with_its_malus() -> None:
    s = volley(2, weapon=gun(skill=4), shooter={"is_": "sniper", "light": 1})
    assert hits(s) == [(2, False)]
    assert s.asked == ""


@rule("KT-DICE-06")
def test_a_die_that_was_rolled_again_is_not_rolled_a_third_time() -> None:
    """Twin-linked has rolled it again; a command point is of no use any more."""
    s = volley(5, 1, 1, weapon=gun("twin_linked"), cp=(1, 0))
    assert [die for _, die, _, _, _ in s.told("wound_rolled")] == [1, 1]
    assert s.asked == ""
    assert s.cp(0) == 1


@rule("KT-DICE-06")
def test_a_tactical_reroll_itself_is_not_rolled_again() -> None:
    s = volley(2, cp=(2, 0)).play("reroll", dice=[2])
    assert hits(s) == [(2, False), (2, False)]
    assert s.asked == ""


@rule("KT-DICE-07", "KT-RULING-05")
def test_a_reroll_is_for_the_die_of_one_attack() -> None:
    s = volley(2, weapon=gun(attacks=3), cp=(1, 0))
    s.play("reroll", dice=[3, 2, 3])
    assert hits(s) == [(2, False), (3, False), (2, False), (3, False)]


@rule("KT-DICE-07", "KT-RULING-05")
def test_a_rule_for_ones_is_for_every_one() -> None:
    s = volley(1, 3, 1, 2, weapon=gun(attacks=2), shooter={"is_": "sniper"})
    assert hits(s) == [(1, False), (3, False), (1, False), (2, False)]


@rule("KT-DICE-08")
def test_a_roll_off_is_rolled_again_until_somebody_wins() -> None:
    s = Scene([man(5, 11)], [man(25, 11)], cp=(1, 1))
    s.begin("move_start").play("use decisive_move a1", "use decisive_move b1", dice=[3, 3, 6, 6, 2, 5])
    assert s.told("roll_off") == [(-1, 3, 3), (-1, 6, 6), (1, 2, 5)]
    assert s.asked_of == 1


def faces_told(events: Sequence[Event]) -> list[int]:
    """Every die that the log shows, in order; a re-roll shows its own twice, once as such."""
    found: list[Any] = []
    for event in events:
        if event.name != "rerolled":
            for field, value in zip(event.happening.fields, event.args, strict=True):
                if field in ("die", "die2", "dice"):
                    found += value if isinstance(value, tuple) else [value]
    return found


@rule("KT-DICE-09")
def test_dice_come_from_the_seed_and_are_all_in_the_record_and_in_the_log() -> None:
    games = [new("commandos_40k", "exfiltration", ["one", "two"], seed="41") for _ in range(2)]
    for match in games:
        for _ in range(60):
            assert match.decision is not None
            match.play(match.decision.options[0])
    one, two = games
    assert [move.chance for move in one.moves] == [move.chance for move in two.moves]
    rolled = [result for _, result in one.opening] + [result for move in one.moves for _, result in move.chance]
    assert len(rolled) > 10
    assert faces_told(one.events()) == rolled


@rule("KT-DICE-09")
def test_every_die_of_an_attack_is_told() -> None:
    """Number of attacks, hit, wound, save, feel no pain, damage, trauma."""
    dice = [1, 6, 4, 1, 2, 3, 5, 6]
    s = volley(*dice, weapon=gun(attacks="D3", damage="D3"), target={"fnp": 5})
    assert s.is_out("b1")
    assert faces_told(s.events) == dice


# --- teams and lengths ------------------------------------------------------------------------------------------------


def struck(medic_at: tuple[int, float], hurt: str, **more: Any) -> Scene:
    """The model ``hurt`` of seat 1 is out of action unless somebody rolls for it again; b2 is a medic."""
    s = Scene([man(5, 11, gun())], [man(15, 11), man(*medic_at, is_="medic", **more)])
    return s.begin("shoot").play("shoot a1", f"fire gun {hurt}", dice=[4, 4, 1, 6])


@rule("KT-TEAMS-01", "KT-RULING-06")
def test_a_friend_is_another_model_so_a_medic_cannot_help_himself() -> None:
    near = struck((15, 13.5), "b1")
    assert near.asked == "trauma_again"
    assert near.asked_of == 1
    assert struck((15, 13.5), "b2").is_out("b2")


@rule("KT-TEAMS-01")
def test_models_of_the_other_player_are_no_friends() -> None:
    """An enemy medic beside the shot model does not help."""
    s = Scene([man(5, 11, gun()), man(15, 13.5, is_="medic")], [man(15, 11)])
    s.begin("shoot").play("shoot a1", "fire gun b1", dice=[4, 4, 1, 6])
    assert s.is_out("b1")


@rule("KT-MEASURE-01")
def test_lengths_are_between_the_nearest_points_of_the_bases() -> None:
    s = Scene([man(5, 11)], [man(8, 15, base_mm=40)])
    assert s.gap("a1", "b1") == 5000 - 630 - 787
    assert s.gap("b1", "a1") == s.gap("a1", "b1")


@rule("KT-MEASURE-02")
@pytest.mark.parametrize(("x", "within"), [(18.26, True), (18.261, False)])
def test_just_as_far_as_allowed_is_within(x: float, within: bool) -> None:
    """A charge needs an enemy within 12″."""
    s = Scene([man(5, 11)], [man(x, 11)]).begin("move")
    assert ("charge a1" in s.options()) is within


@rule("KT-MEASURE-03")
def test_everybody_can_measure_everything_at_any_time() -> None:
    s = Scene([man(5, 11)], [man(8, 15, base_mm=40)]).begin("move")
    for seat in (0, 1, None):
        view = s.view(seat)
        one, two = view.models
        radii = [view.kinds[each.kind].radius for each in view.models]
        assert ((one.x - two.x) ** 2 + (one.y - two.y) ** 2) ** 0.5 - sum(radii) == s.gap("a1", "b1")


@rule("KT-ER-01", "KT-EX-01")
@pytest.mark.parametrize(("x", "engaged"), [(7.26, True), (7.261, False)])
def test_engagement_range_is_one_inch_and_mutual(x: float, engaged: bool) -> None:
    s = Scene([man(5, 11)], [man(x, 11)])
    assert s.engaged("a1") == (["b1"] if engaged else [])
    assert s.engaged("b1") == (["a1"] if engaged else [])


@rule("KT-ER-01")
def test_friends_do_not_engage_each_other() -> None:
    s = Scene([man(5, 11), man(6.26, 11)], [man(25, 11)])
    assert s.engaged("a1") == []


@rule("KT-ER-01", "KT-EX-41")
def test_a_hair_more_than_an_inch_is_not_engaged() -> None:
    s = Scene([man(5, 5)], [man(5.001, 7.26), man(6.356, 6.808)])
    assert (s.gap("a1", "b1"), s.gap("a1", "b2")) == (1001, 1000)
    assert s.engaged("a1") == ["b2"]


# --- rules due at once ------------------------------------------------------------------------------------------------


MIRES = (box(9, 0, 10, 22, 0, "dangerous"), box(11, 0, 12, 22, 0, "dangerous"))


@rule("KT-SEQ-01")
@pytest.mark.parametrize("initiative", [0, 1])
def test_who_has_the_initiative_orders_what_is_due_at_once(initiative: int) -> None:
    s = Scene([man(8, 11, move=12)], [man(25, 11)], MIRES, initiative=initiative).begin("move")
    if initiative == 1:
        s.play("stay b1")
    s.play("normal a1", "path 13,11")
    assert (s.asked, s.asked_of) == ("tests", initiative)
    s.play("check piece2", dice=[5, 4])
    assert s.told("danger") == [(0, 1, 5), (0, 0, 4)]


@rule("KT-SEQ-02")
@pytest.mark.parametrize(("choice", "first"), [("keep", 1), ("give", 0)])
def test_before_the_initiative_is_settled_the_winner_of_a_roll_off_decides_who_goes_first(choice: str, first: int) -> None:
    """Both teams are broken and could pay for insane courage: who hears first what the other does knows more."""
    s = Scene([man(5, 11)], [man(25, 11)], cp=(2, 2))
    s.set("team a: broken", "team b: broken")
    s.begin("courage", dice=[2, 6])
    assert (s.asked, s.asked_of) == ("order", 1)
    s.play(choice)
    assert (s.asked, s.asked_of) == ("courage", first)


@rule("KT-SEQ-02")
def test_no_roll_off_where_the_order_cannot_matter() -> None:
    s = Scene([man(5, 11)], [man(25, 11)], cp=(2, 1))
    s.set("team a: broken", "team b: broken")
    s.begin("courage")
    assert (s.asked, s.asked_of) == ("courage", 0)


@rule("KT-SEQ-02")
def test_teams_that_break_together_roll_off_for_who_speaks_first() -> None:
    s = Scene([man(5, 11, shaken=True)], [man(25, 11, shaken=True)], cp=(2, 2))
    s.begin("courage", dice=[1, 3])
    assert (s.asked, s.asked_of) == ("order", 1)
    s.play("keep")
    assert s.state.broken == [0, 1]
    assert (s.asked, s.asked_of) == ("courage", 1)
    s.play("pass")
    assert s.state.broken == [1, 1]
    assert s.asked_of == 0


@rule("KT-SEQ-02")
def test_the_order_of_the_morale_tests_matters_if_one_team_could_pay_for_courage() -> None:
    s = Scene([man(5, 11, shaken=True)], [man(25, 11, shaken=True)], cp=(2, 0)).begin("courage", dice=[5, 3])
    assert (s.asked, s.asked_of) == ("order", 0)
    s.play("give")
    assert s.state.broken == [1, 1]                         # the other team first
    assert (s.asked, s.asked_of, s.told("broken")) == ("courage", 0, [(1,), (0,)])


@rule("KT-SEQ-02")
def test_before_the_battle_the_winner_of_a_roll_off_orders_the_tests() -> None:
    s = Scene([man(8, 11, move=12)], [man(25, 11)], MIRES, initiative=-1, round=0)
    s.set("team a: recon forward_positions, recon-works")
    s.begin("forward").play("forward a1", "path 13,11", dice=[2, 5])
    assert (s.asked, s.asked_of) == ("tests", 1)


# --- activations and tokens -------------------------------------------------------------------------------------------


@rule("KT-ACT-01")
def test_a_model_whose_activation_is_over_is_not_activated_again_in_the_phase() -> None:
    s = Scene([man(5, 5), man(5, 15)], [man(25, 11)]).begin("move")
    s.play("normal a1", "path 6,5")
    assert all(text.endswith("a2") for text in s.options() if text != "end")


@rule("KT-ACT-01", "KT-MOVE-03")
def test_a_reaction_is_no_activation() -> None:
    """b1 fires at the charger before its own activation, and may be activated afterwards; then it may react again."""
    s = Scene([man(5, 11), man(5, 5)], [man(15, 11, gun())]).begin("move")
    s.play("charge a1", "overwatch b1", "fire gun a1", dice=[1, 1, 1]).play("halt", "stay a2")
    assert "prepare b1" in s.options()


@rule("KT-ACT-02", "KT-RULING-07")
def test_tokens_of_a_round_go_and_wounds_and_nerves_stay() -> None:
    tokens = ["prepared", "charged", "tried", "advanced", "retreated", "fell_back", "shot", "moved", "stationary"]
    s = Scene([man(5, 11, light=2, hp=1, wounds=2, tokens=tokens), man(5, 5, shaken=True), man(5, 8), man(5, 14), man(5, 18)],
              [man(25, 11)])
    shown = s.view(0).models[0]
    assert set(shown.tokens) == set(tokens)
    assert shown.light == 2
    s.begin("round_end", until="morale")
    assert [token for token in tokens if s.has(token, "a1")] == []
    assert (s.light("a1"), s.hp("a1"), s.is_shaken("a2")) == (2, 1, True)


@rule("KT-ACT-02", "KT-RULING-07")
def test_tokens_last_until_the_end_of_the_round() -> None:
    s = Scene([man(5, 11)], [man(25, 11)]).begin("move", until="round_end")
    s.play("advance a1", dice=[2]).play("halt", "prepare b1")
    assert s.phase == "round_end"
    assert s.has("advanced", "a1")
    assert s.has("prepared", "b1")


# --- the round --------------------------------------------------------------------------------------------------------


@rule("KT-ROUND-01")
def test_a_round_is_command_movement_shooting_fight() -> None:
    s = Scene([man(5, 11)], [man(25, 11)], round=1).begin("courage", dice=[5, 5, 1, 1], until="round_end")
    s.play("keep", "stay a1", "stay b1", quietly=True)
    assert [args[0] for args in s.told("phase")] == [0, 1, 2, 3]
    assert s.told("round") == [(2,)]
    assert s.phase == "round_end"


@rule("KT-ROUND-02", "KT-INIT-04")
@pytest.mark.parametrize(("choice", "first"), [("keep", 0), ("give", 1)])
def test_the_order_of_the_command_phase_holds_for_every_phase_of_the_round(choice: str, first: int) -> None:
    s = Scene([man(5, 11, gun())], [man(15, 11, gun())]).begin("initiative", dice=[5, 5, 1, 1], until="round_end")
    s.play(choice)
    letters = "ab"[first], "ab"[1 - first]
    assert s.asked_of == first
    s.play(*(f"stay {letter}1" for letter in letters))
    assert (s.asked, s.asked_of) == ("shoot_next", first)
    s.play("pass")
    assert s.asked_of == 1 - first
    s.move("a1", 13.74, 11).play("pass", dice=[1, 1])
    assert s.told("fights") == [(first,), (1 - first,)]
