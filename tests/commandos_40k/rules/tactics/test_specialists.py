"""Leader, combat, comms, demolitions, heavy: what they can do, and the tactics they bring (KT-SPEC-01, KT-SPEC-02, KT-SPEC-03,
KT-SPEC-04, KT-SPEC-05, KT-SPEC-06, KT-SPEC-07, KT-SPEC-08, KT-SPEC-09, KT-SPEC-10)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bocage.games.commandos_40k.pieces import Model
from bocage.games.commandos_40k.rules.shooting import may_set_example
from tests.commandos_40k.duel import brawl, hits, saves, to_hit, volley, wounds
from tests.commandos_40k.rules.tactics.activation import LOW_WALL, shooting, used
from tests.commandos_40k.scene import TOUCH, Man, Scene, blade, box, gun, man
from tests.marks import rule
from tests.positions import YES_NO


def points(*models: Man, broken: int = 0) -> int:
    s = Scene(models, [man(28, 20)])
    s.set(f"team a: broken {YES_NO[broken]}")
    return s.begin("points", until="initiative").cp(0)


# --- leader -----------------------------------------------------------------------------------------------------------


@rule("KT-SPEC-01")
def test_a_leader_on_the_table_brings_a_point_even_to_a_broken_team() -> None:
    assert points(man(2, 2), man(5, 5)) == 1
    assert points(man(2, 2, is_="leader")) == 2
    assert points(man(2, 2, is_="leader"), broken=1) == 1


@rule("KT-SPEC-01")
@pytest.mark.parametrize("leader", [man(2, 2, is_="leader", shaken=True, light=1), man(out=True, is_="leader")])
def test_a_shaken_or_lost_leader_brings_none(leader: Man) -> None:
    assert points(leader, man(5, 5)) == 1


@rule("KT-SPEC-02")
def test_leader_and_friend_roll_hit_rolls_of_one_again() -> None:
    s = shooting(man(5, 11, gun(attacks=2), is_="leader"), man(7, 11, gun(attacks=2)), man(5, 17, gun(attacks=2)))
    assert used(s, "lead_by_example") == ["use lead_by_example a1 a2"]
    s.play("use lead_by_example a1 a2", "fire gun b1", dice=[1, 3, 2])
    assert hits(s) == [(1, False), (3, False), (2, False)]
    s.forget().play("shoot a2", "fire gun b1", dice=[1, 2, 1, 2])
    assert [die for die, _ in hits(s)] == [1, 2, 1, 2]
    s.forget().play("shoot a3", "fire gun b1", dice=[1, 2])
    assert [die for die, _ in hits(s)] == [1, 2]
    assert s.cp(0) == 0


@rule("KT-SPEC-02")
def test_the_friend_stands_within_three_inches() -> None:
    s = shooting(man(5, 11, gun(), is_="leader"), man(5, 11 + TOUCH + 3, gun()), man(5 + TOUCH + 3.001, 11, gun()))
    assert used(s, "lead_by_example") == ["use lead_by_example a1 a2"]


@rule("KT-SPEC-02", "KT-TACTIC-15")
@pytest.mark.parametrize("friend", [
    man(7, 11, gun(), tokens=["done"]), man(7, 11, gun("torrent", id="hose", skill=None)), man(7, 11, gun(id="short", range=3)),
    man(7, 11, gun(), tokens=["advanced"])])
def test_a_leader_who_shoots_leads_alone_if_no_friend_near_may_still_roll_to_hit(friend: Man) -> None:
    """The friend has shot, needs no hit roll, reaches nobody, or advanced without an Assault weapon."""
    s = shooting(man(5, 11, gun(), is_="leader"), friend)
    assert used(s, "lead_by_example") == ["use lead_by_example a1"]


@rule("KT-SPEC-02", "KT-TACTIC-15", "KT-WEAPON-14")
def test_a_leader_whose_weapon_needs_no_hit_roll_leads_nobody_alone() -> None:
    s = shooting(man(5, 11, gun("torrent", id="hose", skill=None), is_="leader"), man(12, 11, gun()))
    assert used(s, "lead_by_example") == []


@rule("KT-SPEC-02", "KT-RULING-59", "KT-TACTIC-15")
def test_no_leader_is_activated_for_a_friend_who_reaches_no_enemy() -> None:
    short = gun(id="short", range=3)
    s = Scene([man(5, 11, short, is_="leader"), man(7, 11, short), man(5, 17, gun())], [man(15, 11)], cp=(1, 0)).begin("shoot")
    assert s.options("shoot") == ["shoot a3"]


@rule("KT-SPEC-06", "KT-TACTIC-15")
@pytest.mark.parametrize("friend", [
    man(8, 11, gun(id="short", range=3)), man(8, 11, gun(), tokens=["advanced"]), man(8, 11, gun(), tokens=["shot"])])
def test_a_scanner_is_not_offered_for_who_may_no_longer_roll_to_hit(friend: Man) -> None:
    team = [man(5, 11, gun(), is_="comms"), friend]
    assert used(Scene(team, [man(20, 11)], cp=(1, 0)).begin("shoot"), "scanner_spec") == ["use scanner_spec a1"]


@rule("KT-SPEC-02")
def test_an_example_is_given_also_in_the_fight_phase_but_only_by_the_leader() -> None:
    s = Scene([man(5, 11, blade(), is_="leader")], [man(5 + TOUCH, 11, tokens=["done"])], cp=(1, 0)).begin("fight")
    assert used(s, "lead_by_example") == ["use lead_by_example a1"]
    s.play("use lead_by_example a1", dice=[1, 2])
    assert [die for die, _ in hits(s)] == [1, 2]
    assert used(shooting(man(5, 11, gun(), is_="comms"), man(6.5, 11, is_="leader")), "lead_by_example") == []


@rule("KT-SPEC-02", "KT-RULING-59")
def test_a_leader_without_a_target_is_activated_to_lead_by_example() -> None:
    friend, short = man(7, 11, gun()), gun(id="short", range=3)
    s = Scene([man(5, 11, short, is_="leader"), friend], [man(15, 11)], cp=(1, 0)).begin("shoot")
    assert s.options("shoot") == ["shoot a1", "shoot a2"]
    s.play("shoot a1")
    assert s.options() == ["use lead_by_example a1 a2", "stop"]
    s.play("use lead_by_example a1 a2", "shoot a2", "fire gun b1", dice=[1, 2])
    assert [die for die, _ in hits(s)] == [1, 2]
    for leader, cp in ((man(5, 11, short, is_="leader"), 0), (man(5, 17, short, is_="leader"), 1),
                       (man(5, 11, short, is_="leader", tokens=["advanced"]), 1)):
        assert Scene([leader, friend], [man(15, 11)], cp=(cp, 0)).begin("shoot").options("shoot") == ["shoot a2"]


@rule("KT-RULING-59", "KT-SHOOT-04")
@pytest.mark.parametrize("pistol", [True, False])
def test_an_engaged_leader_with_a_pistol_among_its_weapons_leads_by_example(pistol: bool) -> None:
    arms = [gun("pistol", id="pistol", range=3), gun(id="rifle")] if pistol else [gun(id="rifle")]
    friend, foe = man(5, 13, gun()), man(5 + TOUCH, 11)
    s = Scene([man(5, 11, *arms, is_="leader"), friend], [foe, man(15, 13)], cp=(1, 0))
    assert may_set_example(s.board, s.state, Model(0)) is pistol


@rule("KT-RULING-59", "KT-SHOOT-04")
@pytest.mark.parametrize("assault", [True, False])
def test_a_leader_that_advanced_with_an_assault_weapon_among_others_leads_by_example(assault: bool) -> None:
    arms = [gun("assault", id="carbine", range=3), gun(id="rifle")] if assault else [gun(id="rifle")]
    s = Scene([man(5, 11, *arms, is_="leader", tokens=["advanced"]), man(5, 13, gun())], [man(15, 13)], cp=(1, 0))
    assert may_set_example(s.board, s.state, Model(0)) is assault


@rule("KT-SPEC-02", "KT-FIGHT-06", "KT-RULING-63")
def test_an_example_may_be_given_before_the_pile_in_to_who_is_near_then() -> None:
    """a2 is within 3″ of the leader only before the pile-in, a3 only after it."""
    friends = man(5, 6.8, blade()), man(10.2, 9, blade())
    foe = man(5 + TOUCH + 3, 11, tokens=["done"])
    s = Scene([man(5, 11, blade(), is_="leader", tokens=["charged", "tried"]), *friends], [foe], cp=(1, 0))
    s.set("a1: targets b1").begin("fight")
    assert (s.asked, used(s, "lead_by_example")) == ("pile_in_path", ["use lead_by_example a1 a2"])
    s.play("path 8,11")
    assert (s.asked, used(s, "lead_by_example")) == ("strike", ["use lead_by_example a1 a3"])
    s = Scene([man(5, 11, blade(), is_="leader", tokens=["charged", "tried"]), *friends], [foe], cp=(1, 0))
    s.set("a1: targets b1").begin("fight").play("use lead_by_example a1 a2")
    assert (s.asked, used(s, "lead_by_example"), s.cp(0)) == ("pile_in_path", [], 0)
    s.play("path 8,11", dice=[1, 2])
    assert [die for die, _ in hits(s)] == [1, 2]


# --- combat -----------------------------------------------------------------------------------------------------------


@rule("KT-SPEC-03")
@pytest.mark.parametrize(("specialism", "number"), [("combat", 3), ("", 2)])
def test_a_combat_specialist_strikes_once_more(specialism: str, number: int) -> None:
    s = brawl(*[1] * number, weapon=blade(attacks=2), fighter={"is_": specialism})
    assert len(hits(s)) == number


@rule("KT-SPEC-03")
def test_the_additional_blow_comes_once_whatever_the_number_of_weapons() -> None:
    s = Scene([man(5, 11, blade(attacks=2), blade(id="axe", attacks=2), is_="combat")],
              [man(5 + TOUCH, 11, tokens=["done"])]).begin("fight")
    s.play("with blade", "with axe")
    assert s.options() == ["number 1", "number 2"]         # of three in all


@rule("KT-SPEC-04")
def test_a_master_of_combat_wounds_by_itself_on_a_critical_hit() -> None:
    s = brawl(weapon=blade(), fighter={"is_": "combat"}, cp=(1, 0))
    s.play("use combat_master a1", dice=[6, 6, 1])         # wounded at once, saved; then a miss
    assert len(s.told("auto_wound")) == 1
    assert (wounds(s), saves(s)) == ([], [(6, True)])
    assert s.cp(0) == 0


# --- comms ------------------------------------------------------------------------------------------------------------


@rule("KT-SPEC-05", "KT-RULING-41")
@pytest.mark.parametrize(("x", "offered"), [(5 + TOUCH + 6, True), (5 + TOUCH + 6.001, False)])
def test_a_generic_tactic_on_a_friend_within_six_inches_costs_one_less(x: float, offered: bool) -> None:
    s = Scene([man(5, 11, is_="comms"), man(x, 11)], [man(28, 20)]).begin("move_start")
    assert ("use decisive_move a2" in s.options()) == offered
    assert "use decisive_move a1" in s.options()           # or on itself


@rule("KT-SPEC-05", "KT-RULING-41")
def test_only_once_in_a_round() -> None:
    s = Scene([man(5, 11, is_="comms"), man(8, 11)], [man(28, 20)], cp=(1, 0)).begin("move_start")
    s.play("use decisive_move a2", "stay a2")
    assert s.cp(0) == 1
    s.play("advance a1", dice=[2])
    assert s.asked == "reroll"
    s.play("reroll", dice=[3])
    assert s.cp(0) == 0
    s.play("halt")


@rule("KT-SPEC-05")
def test_the_friend_must_be_seen() -> None:
    wall = box(6.5, 5, 7, 17, 6, "impassable", "block")
    s = Scene([man(5, 11, is_="comms"), man(8, 11)], [man(28, 20)], [wall]).begin("move_start")
    assert s.options() == ["use decisive_move a1", "pass"]


@rule("KT-SPEC-05", "KT-RULING-41")
def test_a_roll_of_such_a_model_may_be_made_again_for_nothing() -> None:
    s = Scene([man(5, 11, is_="comms"), man(8, 11)], [man(28, 20)]).begin("move").play("advance a2", dice=[2])
    assert s.asked == "reroll"
    s.play("reroll", dice=[5])
    assert s.decision.about[1] == 5


@rule("KT-SPEC-05", "KT-RULING-41")
def test_insane_courage_and_tactics_that_are_not_generic_keep_their_price() -> None:
    s = Scene([man(5, 11, is_="comms"), man(8, 11)], [man(28, 20)], cp=(1, 0), initiative=-1)
    s.set("team a: broken")
    assert s.begin("courage", until="morale").asked == ""
    s = shooting(man(5, 11, gun(), is_="heavy"), man(7, 11, is_="comms"), cp=(0, 0))
    assert s.options("use") == []


@rule("KT-SPEC-06")
def test_a_scanner_gives_plus_one_to_hit_to_one_model_near() -> None:
    s = Scene([man(5, 11, gun(attacks=2), is_="comms"), man(8, 11, gun(attacks=2)), man(5, 11 + TOUCH + 6.001, gun(attacks=2))],
              [man(20, 11)], cp=(1, 0))
    s.set("team a: discount-used", "team b: discount-used")     # nothing else is to be had for nothing
    s.begin("shoot")
    assert used(s, "scanner_spec") == ["use scanner_spec a1", "use scanner_spec a2"]
    s.play("use scanner_spec a2", "shoot a2", "fire gun b1", dice=[3, 1, 2])
    assert hits(s) == [(3, True), (2, False)]
    assert to_hit(s) == [1, 1]
    assert s.cp(0) == 0


@rule("KT-SPEC-06")
def test_neither_is_shaken() -> None:
    team = [man(5, 11, gun(), is_="comms"), man(8, 11, gun(), shaken=True)]
    assert used(Scene(team, [man(20, 11)], cp=(1, 0)).begin("shoot"), "scanner_spec") == ["use scanner_spec a1"]
    team[0] = man(5, 11, gun(), is_="comms", shaken=True)
    assert used(Scene(team, [man(20, 11)], cp=(1, 0)).begin("shoot"), "scanner_spec") == []


@rule("KT-SPEC-06")
def test_a_scanner_may_help_a_decisive_shot() -> None:
    s = Scene([man(5, 11, is_="comms"), man(8, 11, gun())], [man(20, 11)], cp=(1, 0)).begin("shoot_start")
    s.play("use scanner_spec a2", "use decisive_shot a2", "fire gun b1", dice=[3, 1])
    assert to_hit(s) == [1]


@rule("KT-SPEC-06", "KT-RULING-64", "KT-TACTIC-02")
def test_a_scanner_may_help_between_two_weapons() -> None:
    """The model that shoots may be scanned before its first weapon or after it; no other model in its activation."""
    team = [man(5, 11, is_="comms"), man(8, 11, gun(), gun(id="second"), gun(id="third")), man(5, 14, gun())]
    s = Scene(team, [man(20, 11)], cp=(2, 0)).set("team a: discount-used").begin("shoot").play("shoot a2")
    assert used(s, "scanner_spec") == ["use scanner_spec a2"]
    s.play("fire gun b1", "pass", dice=[3])
    assert used(s, "scanner_spec") == ["use scanner_spec a2"]
    s.play("use scanner_spec a2", "fire second b1", dice=[3, 1])
    assert hits(s) == [(3, False), (3, True)]
    assert (used(s, "scanner_spec"), s.cp(0)) == ([], 1)


@rule("KT-SPEC-06", "KT-ACT-01")
@pytest.mark.parametrize("token", ["done", "shot"])
def test_a_scanner_does_not_help_who_has_shot_as_either_token_of_a_position_says(token: str) -> None:
    team = [man(5, 11, gun(), tokens=[token]), man(5, 13, gun(), is_="comms")]
    assert used(Scene(team, [man(20, 11)], cp=(1, 0)).begin("shoot"), "scanner_spec") == ["use scanner_spec a2"]


# --- demolitions, heavy -----------------------------------------------------------------------------------------------


@rule("KT-SPEC-07")
@pytest.mark.parametrize(("specialism", "modifier"), [("demolitions", 0), ("", -1)])
def test_cover_is_no_help_against_a_demolitions_specialist(specialism: str, modifier: int) -> None:
    s = volley(1, shooter={"is_": specialism}, pieces=[LOW_WALL])
    assert to_hit(s) == [modifier]


@rule("KT-SPEC-08")
def test_custom_ammo_rolls_failed_wound_rolls_again() -> None:
    s = shooting(man(5, 11, gun(), is_="demolitions")).play("use custom_ammo a1", "fire gun b1", dice=[4, 2, 5, 6])
    assert wounds(s) == [(2, False), (5, True)]
    assert s.cp(0) == 0
    assert used(shooting(man(5, 11, gun(), is_="demolitions", shaken=True)), "custom_ammo") == []


@rule("KT-SPEC-09")
@pytest.mark.parametrize(("tokens", "modifier"), [(["stationary"], 1), ([], 0)])
def test_the_weapons_of_a_heavy_specialist_are_heavy(tokens: Sequence[str], modifier: int) -> None:
    s = volley(1, shooter={"is_": "heavy", "tokens": tokens})
    assert to_hit(s) == [modifier]


@rule("KT-SPEC-10", "KT-EX-36", "KT-RULING-94")
@pytest.mark.parametrize(("apart", "dice"), [(12, [1, 1, 1]), (12.001, [1, 1])])
def test_a_hail_of_bullets_adds_a_shot_or_rolls_the_only_one_again(apart: float | int, dice: list[int]) -> None:
    s = shooting(man(5, 11, gun("rapid_fire:1"), is_="heavy"), b=[man(5 + TOUCH + apart, 11)])
    s.play("use hail_of_bullets a1", "fire gun b1", dice=dice)
    assert len(s.told("rerolled")) == (0 if apart == 12 else 1)
    assert s.told("attacks")[0][3] == (3 if apart == 12 else 1)


# --- what is told of tactics ------------------------------------------------------------------------------------------


@rule("KT-SPEC-05", "KT-TACTIC-03")
def test_tactics_are_told_with_the_prices_near_a_radio_and_without_those_whose_specialist_is_gone() -> None:
    s = Scene([man(5, 11, is_="comms"), man(8, 11), man(25, 11), man(out=True, is_="scout")], [man(28, 20)])
    known = {tactic.id: tactic for tactic in s.view(0).teams[0].tactics}
    again, courage, cover = known["tactical_reroll"], known["insane_courage"], known["take_cover"]
    assert (again.cost, again.cheaper, again.rule) == (1, {"a1": 0, "a2": 0}, "")
    assert (courage.cost, courage.cheaper, courage.rule) == (2, {}, "KT-TACTIC-01")
    assert cover.rule == "KT-TACTIC-03"
