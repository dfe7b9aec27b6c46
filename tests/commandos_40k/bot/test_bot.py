"""What bots think of positions, what they do at first sight, and that thinking pays. docs/bots.md has the real measurements."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import bocage
from bocage.bots import Bot, Viewpoint, make
from bocage.core.match import Match
from bocage.games.commandos_40k import RULESET
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.bot import JUDGES, evaluate, horizon, priors
from bocage.games.commandos_40k.bot.attack_values import at_least_so_many, charge_chance, toll
from bocage.games.commandos_40k.bot.distance_fields import FAR, Grid
from bocage.games.commandos_40k.bot.model_values import opinions
from bocage.games.commandos_40k.model_profiles import Kind
from bocage.games.commandos_40k.rules.asking import ASKED
from tests.commandos_40k.scene import TOUCH, Arming, Man, Scene, bare, blade, box, gun, man
from tests.marks import slow, soak, some

pytestmark = slow

MISSIONS = [each.id for each in RULESET.scenarios]
RIFLE = gun("rapid_fire:1")
AXE = blade(attacks=4, skill=3, strength=5)
WALL = box(14, 0, 15, 22, 4, "impassable", "block")


def value(s: Scene, seat: int = 0) -> float:
    return evaluate(s.board, s.state, seat)


def weights(s: Scene) -> dict[str, float]:
    """What a bot thinks at first sight, by the text of the options."""
    decision = s.decision
    found = priors(s.board, s.state, decision, decision.options)
    return {option.text: weight for option, weight in zip(decision.options, found, strict=True)}


def favourite(s: Scene) -> str:
    found = weights(s)
    return max(found, key=found.__getitem__)


def marked(s: Scene, *markers: tuple[str, int, int]) -> Scene:
    """The same battle with markers: what they show, and where they lie."""
    return s.set("phase: move", *(f"marker m{number}: at {x} {y}, {shows}" for number, (shows, x, y) in enumerate(markers, 1)))


def play_on(match: Match, bots: Sequence[Bot]) -> Match:
    """Lets bots play to the end; every choice is checked."""
    while match.decision is not None:
        seat = match.decision.by[0]
        match.play(bots[seat].choose(Viewpoint(match, seat)), seat)
    return match


# --- what weapons do, and how far it is ---------------------------------------------------------------------------------


def kind(*arms: Arming, **figures: Any) -> Kind:
    return Scene([man(5, 5, *arms, **figures)], [man(20, 20)]).board.kind[0]


def test_a_shot_does_what_its_dice_say() -> None:
    shooter = kind(gun(attacks=1, skill=4, strength=4, damage=1))
    target = kind(toughness=4, save=4)
    # 1/2 to hit, 1/2 to wound, 1/2 to save: one in eight; half of those go down, the others have a light wound
    assert toll(shooter.shots[0], shooter, target, 0, 0, 0, False) == pytest.approx(0.125 * (0.5 + 0.5 * 0.3))


@pytest.mark.parametrize(("better", "worse"), [
    (gun(attacks=2), gun()), (gun(strength=8), gun()), (gun(ap=-2), gun()), (gun(damage=2), gun()), (gun("twin_linked"), gun()),
    (gun("lethal_hits"), gun()), (gun("sustained_hits:1"), gun()), (gun("devastating_wounds"), gun()), (gun("torrent"), gun()),
])
def test_better_weapons_do_more(better: Arming, worse: Arming) -> None:
    target = kind(save=3)
    tolls = [toll(bearer.shots[0], bearer, target, 0, 0, 0, False) for bearer in (kind(better), kind(worse))]
    assert tolls[0] > tolls[1] > 0.0


def test_many_hit_points_take_several_wounds() -> None:
    assert at_least_so_many(4, 0.5, 1) == pytest.approx(15 / 16)
    assert at_least_so_many(4, 0.5, 1) > at_least_so_many(4, 0.5, 2) > at_least_so_many(4, 0.5, 3) > 0.0


@pytest.mark.parametrize(("inches", "ways"), [(1.5, 36), (3.0, 36), (8.0, 21), (12.0, 3), (12.5, 1), (13.5, 0)])
def test_the_chance_of_a_charge(inches: float, ways: int) -> None:
    assert charge_chance(inches) == pytest.approx(ways / 36)


def test_the_way_leads_round_what_nobody_passes() -> None:
    grid = Grid(bare([box(14, 0, 15, 20, 4, "impassable", "block")], (30, 22)))
    field = grid.field([grid.cell(20_000, 1_000)])
    assert field[grid.cell(24_000, 1_000)] == pytest.approx(4.0)
    assert field[grid.cell(10_000, 1_000)] > 35.0
    assert field[grid.cell(14_500, 5_000)] == FAR


# --- judging a position -----------------------------------------------------------------------------------------------


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    s = Scene([man(5, 5)], [man(20, 20)])
    for outcome, worth in (("a", (1.0, 0.0)), ("b", (0.0, 1.0)), ("draw", (0.5, 0.5))):
        s.set(f"outcome: {outcome}")
        assert (value(s, 0), value(s, 1)) == worth


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_one_side_hopes_the_other_fears(mission: str) -> None:
    rng = Random(1)
    match = bocage.new("commandos_40k", mission, ["a", "b"], seed="hope")
    while match.decision is not None:
        ours, theirs = (evaluate(match.board, match.state, seat) for seat in (0, 1))
        assert 0.0 < ours < 1.0
        assert ours + theirs == pytest.approx(1.0)
        match.play(rng.choice(match.decision.options))


@pytest.mark.parametrize(("better", "worse"), [
    ([man(5, 5), man(5, 8)], [man(5, 5), man(5, 8, light=1)]),
    ([man(5, 5), man(5, 8)], [man(5, 5), man(5, 8, shaken=True)]),
    ([man(5, 5), man(5, 8, light=1)], [man(5, 5), man(out=True)]),
    ([man(5, 5), man(5, 8, wounds=3)], [man(5, 5), man(5, 8, wounds=3, hp=1)]),
    ([man(5, 5, RIFLE), man(5, 8)], [man(5, 5), man(5, 8)]),
    ([man(5, 5, RIFLE, tokens=["prepared"]), man(5, 8)], [man(5, 5, RIFLE), man(5, 8)]),
    ([man(5, 5, RIFLE), man(5, 8)], [man(5, 5, RIFLE, tokens=["advanced"]), man(5, 8)]),
])
def test_a_team_is_better(better: Sequence[Man], worse: Sequence[Man]) -> None:
    foes = [man(20, 5), man(20, 8)]
    assert value(Scene(better, foes).begin("move")) > value(Scene(worse, foes).begin("move"))


def test_who_shoots_likes_to_see_and_who_does_not_likes_to_hide() -> None:
    open_ground, walled = (value(Scene([man(5, 5, RIFLE)], [man(20, 5)], parts).begin("move")) for parts in ([], [WALL]))
    assert open_ground > walled


def test_a_marker_held_is_better_than_one_near_and_that_than_one_far() -> None:
    held, near, far = (value(marked(Scene([man(x, 11)], [man(25, 1)], round=4), ("sought", 10, 11))) for x in (11, 16, 24))
    assert held > near > far


def test_an_outnumbered_marker_is_not_held() -> None:
    ours, theirs = [man(10, 12), man(2, 2)], [man(10, 9.5), man(11.5, 10)]
    assert value(marked(Scene(ours, theirs, round=5), ("sought", 10, 11))) < 0.3


def test_a_sabotaged_marker_is_the_attackers() -> None:
    places = [("intact", 6, 6), ("intact", 15, 15), ("intact", 24, 6)]
    done = [("sabotaged", 6, 6), ("sabotaged", 15, 15), ("intact", 24, 6)]
    teams = [man(3, 20)], [man(27, 20)]
    assert value(marked(Scene(*teams, mission=p.AIR_ASSAULT, round=4), *done)) > 0.6
    assert value(marked(Scene(*teams, mission=p.AIR_ASSAULT, round=4), *places)) < 0.2


def test_the_command_point_that_a_held_marker_needs_is_dear() -> None:
    def with_points(cp: int) -> float:
        s = Scene([man(6, 7)], [man(27, 20)], mission=p.AIR_ASSAULT, round=4, cp=(cp, 0))
        return value(marked(s, ("intact", 6, 6), ("intact", 15, 15), ("intact", 24, 6)))
    assert with_points(1) - with_points(0) > 0.05 > with_points(3) - with_points(2)


def test_who_must_get_out_wants_to_be_near_the_edge_and_out() -> None:
    def at(x: float) -> float:
        s = Scene([man(5, 5)], [man(x, 11), man(x, 15), man(x, 19)], mission=p.EXFILTRATION, round=3).begin("move")
        return value(s, 1)
    assert at(4) > at(12) > at(26)


def test_a_command_point_is_worth_keeping_but_not_much() -> None:
    poor, rich = (value(Scene([man(5, 5)], [man(20, 5)], cp=(cp, 0)).begin("move")) for cp in (0, 1))
    assert 0.0 < rich - poor < 0.01


# --- at first sight ---------------------------------------------------------------------------------------------------


def test_every_judge_judges_a_question_that_is_asked_and_every_question_has_one() -> None:
    assert set(JUDGES) == set(ASKED)


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_option_of_every_question_has_a_weight(mission: str) -> None:
    rng = Random(mission)
    for number in range(2):
        options = RULESET.random_options(mission, 2, {}, rng)
        match = bocage.new("commandos_40k", mission, ["a", "b"], seed=f"weights/{number}", options=options)
        while match.decision is not None:
            found = priors(match.board, match.state, match.decision, match.decision.options)
            assert len(found) == len(match.decision.options)
            assert min(found) > 0.0
            match.play(rng.choice(match.decision.options))


def test_the_role_that_wins_more_often_is_chosen() -> None:
    match = bocage.new("commandos_40k", "exfiltration", ["a", "b"], seed="role")
    decision = match.decision
    assert decision is not None
    found = priors(match.board, match.state, decision, decision.options)
    assert decision.options[found.index(max(found))].text == "role attacker"


def test_who_can_shoot_and_wants_nothing_else_prepares() -> None:
    assert favourite(Scene([man(5, 11, RIFLE)], [man(20, 11)]).begin("move")) == "prepare a1"


def test_who_wants_a_marker_goes_there_and_who_has_it_stays() -> None:
    far = marked(Scene([man(4, 11)], [man(28, 1)]), ("face_down", 14, 11)).begin("move")
    assert favourite(far).split()[0] in ("normal", "advance")
    there = marked(Scene([man(13, 11, RIFLE)], [man(28, 1)]), ("face_down", 14, 11)).begin("move")
    assert favourite(there) == "prepare a1"


def test_the_way_to_a_marker_ends_at_it() -> None:
    s = marked(Scene([man(9, 11)], [man(28, 1)]), ("face_down", 16, 11)).begin("move").play("normal a1")
    x, y = (float(number) for number in favourite(s).split()[-1].split(",")[:2])
    assert (x - 16) ** 2 + (y - 11) ** 2 < 4 ** 2


def test_a_strong_fighter_charges_a_weak_one_and_no_other_way_round() -> None:
    strong, weak = man(5, 11, AXE, points=12, toughness=6), man(9, 11, toughness=3, save=6)
    assert favourite(Scene([strong], [weak]).begin("move")) == "charge a1"
    weak, strong = man(5, 11, toughness=3, save=6), man(9, 11, AXE, toughness=6)
    assert favourite(Scene([weak], [strong]).begin("move")) != "charge a1"


def test_a_model_at_the_edge_leaves() -> None:
    s = Scene([man(20, 5)], [man(4, 11), man(20, 20)], mission=p.EXFILTRATION, initiative=1, round=2).begin("move")
    assert favourite(s) == "normal b1"
    s.play("normal b1")
    assert favourite(s).startswith("leave")


def test_to_end_early_is_the_last_thing_to_do() -> None:
    found = weights(Scene([man(5, 11), man(5, 5)], [man(25, 11)]).begin("move"))
    assert min(found, key=found.__getitem__) == "end"


def test_the_target_that_goes_down_most_easily_is_aimed_at() -> None:
    s = Scene([man(5, 11, RIFLE)], [man(15, 8, save=2), man(15, 14, save=6)]).begin("shoot").play("shoot a1")
    assert favourite(s) == "fire gun b2"


def test_nobody_lets_a_shot_pass() -> None:
    found = weights(Scene([man(5, 11, RIFLE)], [man(15, 8)]).begin("shoot"))
    assert found["shoot a1"] > 50 * found["pass"]


def test_a_charge_just_short_is_rolled_again_and_one_that_arrives_is_not() -> None:
    for dice, again in (([1, 2], True), ([6, 5], False)):
        s = Scene([man(5, 11, AXE)], [man(13, 11)], cp=(2, 0)).begin("move").play("charge a1", "none b1", dice=dice)
        assert (s.asked, favourite(s)) == ("reroll", "reroll" if again else "pass")


@pytest.mark.parametrize(("seat", "shows", "cp", "spends"), [
    (0, "intact", 1, False), (0, "intact", 2, True), (0, "sabotaged", 1, True),
    (1, "sabotaged", 2, False), (1, "sabotaged", 3, True), (1, "intact", 1, True),
])
def test_who_will_need_command_points_for_a_marker_does_not_spend_them_on_dice(seat: int, shows: str, cp: int,
                                                                               spends: bool) -> None:
    """KT-MISSION1-09, KT-MISSION1-10: 1 point to sabotage, 2 to defuse. A charge just short is rolled again otherwise."""
    charger, target = man(5, 11, AXE), man(13, 11)
    teams = ([charger], [target]) if seat == 0 else ([target], [charger])
    points = (cp, 0) if seat == 0 else (0, cp)
    s = marked(Scene(*teams, mission=p.AIR_ASSAULT, initiative=seat, cp=points), (shows, 25, 20)).begin("move")
    ours, theirs = ("a1", "b1") if seat == 0 else ("b1", "a1")
    s.play(f"charge {ours}", f"none {theirs}", dice=[1, 2])
    assert (s.asked, favourite(s)) == ("reroll", "reroll" if spends else "pass")


@pytest.mark.parametrize(("mission", "shows", "cp"), [(p.AIR_ASSAULT, "intact", 1), (p.RESCUE, "sought", 0)])
def test_a_re_roll_that_a_radio_makes_free_is_not_spared(mission: str, shows: str, cp: int) -> None:
    """KT-SPEC-05: In the air assault the only point is kept for the marker; in a rescue there is nothing to keep one for."""
    s = marked(Scene([man(5, 11, AXE, is_="comms")], [man(13, 11)], mission=mission, cp=(cp, 0)), (shows, 25, 20))
    s.begin("move").play("charge a1", "none b1", dice=[1, 2])
    assert (s.asked, favourite(s)) == ("reroll", "reroll")


def test_markers_are_changed_and_turned_whenever_it_can_be_done() -> None:
    s = marked(Scene([man(10, 12)], [man(25, 1)], mission=p.AIR_ASSAULT, cp=(1, 0)), ("intact", 10, 11)).begin("round_end")
    assert favourite(s) == "sabotage m1"


# --- how far to look --------------------------------------------------------------------------------------------------


def test_a_move_is_judged_when_the_next_model_but_one_is_to_act() -> None:
    s = Scene([man(5, 11), man(5, 5), man(5, 17)], [man(25, 11)]).begin("move")
    over = horizon(s.board, s.state)
    s.play("stay a1")
    assert not over(s.state)
    s.play("stay a2")
    assert over(s.state)


def test_shots_are_judged_after_two_of_them() -> None:
    ours = [man(2, 2 + 3 * at, gun()) for at in range(5)]
    s = Scene(ours, [man(20, 11, wounds=9)]).begin("shoot")
    over = horizon(s.board, s.state)
    for at in range(2):
        assert not over(s.state)
        s.play(f"shoot a{at + 1}", "fire gun b1", dice=[1])
    assert over(s.state)


# --- playing ----------------------------------------------------------------------------------------------------------


@slow
@pytest.mark.parametrize("mission", some(MISSIONS, 1))
def test_bots_play_every_mission_to_its_end(mission: str) -> None:
    match = bocage.new("commandos_40k", mission, ["bot:a", "bot:b"], seed="to the end")
    assert play_on(match, [make("greedy", 1), make("greedy", 2)]).result is not None


@slow
def test_a_searching_bot_plays_by_the_rules() -> None:
    match = bocage.new("commandos_40k", "rescue", ["bot:a", "bot:b"], seed="search")
    assert play_on(match, [make("mcts:2", 1), make("random", 2)]).result is not None


@soak
@pytest.mark.parametrize("seat", [0, 1])
def test_thinking_pays(seat: int) -> None:
    bots = [make("greedy", 1), make("random", 2)]
    match = bocage.new("commandos_40k", "rescue", ["bot:a", "bot:b"], seed="thinking")
    result = play_on(match, bots if seat == 0 else bots[::-1]).result
    assert result is not None
    assert result.scores[seat] == 1.0


def test_opinions_are_formed_once() -> None:
    s = Scene([man(5, 5)], [man(20, 20)])
    assert opinions(s.board) is opinions(s.board)


def test_who_touches_an_enemy_counts_blows_and_no_rifle() -> None:
    s = Scene([man(5, 11, RIFLE, AXE)], [man(5 + TOUCH, 11)])
    shots, blows = opinions(s.board).threat(s.state, s.number("a1"), s.number("b1"))
    assert shots == 0.0
    assert blows > 0.0
