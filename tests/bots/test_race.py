"""First sight, and the race of the options that look best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage import Match, new
from bocage.bots import RaceBot, SightBot, Viewpoint
from bocage.bots.race import LEAST, Lane, without_doubles
from bocage.core.action import Action
from bocage.core.contract import Plan, Race
from bocage.core.decision import Decision

Weigh = Callable[[Action], float]
QUICK = Race(candidates=4, sure=1.0)


def garden(weigh: Weigh, race: Race = QUICK) -> Viewpoint:
    """The stroll's first question, with priors of the test's own. A play-out is judged right after the option."""
    match = new("stroll", "garden", ["a", "b"], seed="3")
    game = Viewpoint(match, match.decision.by[0] if match.decision else 0)
    game.advice = replace(game.advice, race=race, horizon=lambda board, state: lambda later: True,
                          priors=lambda board, state, decision, options: [weigh(each) for each in options])
    return game


def values(game: Viewpoint) -> dict[str, float]:
    """What each option comes to; nothing in the garden is left to chance."""
    bot, world = RaceBot(Random(1), playouts=1), game.supposition(Random(1))
    return {option.text: bot.value(game, world, Lane(option, 1.0)) for option in game.options}


def test_first_sight_takes_the_greatest_prior() -> None:
    wanted = garden(lambda option: 1.0).options[3].text
    game = garden(lambda option: 2.0 if option.text == wanted else 1.0)
    assert SightBot(Random(1)).choose(game).text == wanted


def test_a_race_leaves_first_sight_for_an_option_that_is_better() -> None:
    worst = garden(lambda option: 1.0).options[-1].text
    game = garden(lambda option: 2.0 if option.text == worst else 1.0, Race(candidates=99))
    found = values(game)
    assert found[worst] < max(found.values())
    bot = RaceBot(Random(1), playouts=800)
    chosen = bot.choose(game).text
    assert found[chosen] == max(found.values())
    assert bot.lanes[0].action.text == chosen


def test_a_race_stays_with_first_sight_if_nothing_is_better() -> None:
    game = garden(lambda option: 1.0, Race(candidates=99))
    found = values(game)
    best = max(found, key=lambda text: found[text])
    game = garden(lambda option: 1.1 if option.text == best else 1.0)
    assert RaceBot(Random(1), playouts=800).choose(game).text == best


def test_an_option_that_is_hardly_better_does_not_replace_the_base() -> None:
    game = garden(lambda option: 1.0, Race(candidates=2, sure=1e9))
    first = game.options[0]
    assert RaceBot(Random(1), playouts=64).choose(game) == first


def test_next_to_nothing_is_no_reason_to_leave_the_base() -> None:
    """Where a game is all but decided, tiny differences without any spread mean nothing."""
    game = garden(lambda option: 1.0, Race(candidates=99))
    found, first = values(game), game.options[0]
    evaluate = game.advice.evaluate
    game.advice = replace(game.advice, evaluate=lambda board, state, seat: 1e-4 * evaluate(board, state, seat))
    assert found[first.text] < max(found.values())
    assert RaceBot(Random(1), playouts=800).choose(game) == first


def test_a_certain_prior_is_taken_without_a_play_out() -> None:
    wanted = garden(lambda option: 1.0).options[2].text
    bot = RaceBot(Random(1), playouts=64)
    assert bot.choose(garden(lambda option: 1.0 if option.text == wanted else 1e-6)).text == wanted
    assert bot.done == 0


@pytest.mark.parametrize("playouts", [8, 40, 200])
def test_a_race_keeps_within_its_budget(playouts: int) -> None:
    bot = RaceBot(Random(1), playouts)
    bot.choose(garden(lambda option: 1.0, Race(candidates=8)))
    assert LEAST <= bot.done <= max(playouts, LEAST * len(bot.lanes))


def test_all_options_of_a_round_meet_the_same_chance() -> None:
    match = new("runner", "meadow", ["a", "b"], seed="3")
    seat = match.decision.by[0] if match.decision else 0
    world = Viewpoint(match, seat).supposition(Random(5))
    assert rolled(world.run()) == rolled(world.run()) != rolled(Viewpoint(match, seat).supposition(Random(6)).run())


def rolled(run: Any) -> list[int]:
    return [run.table.dice.below(1_000_000) for _ in range(4)]


def test_the_gain_is_that_of_paired_play_outs() -> None:
    one, base = Lane(Action("a"), 0.5), Lane(Action("b"), 0.5)
    one.values, base.values = [0.5, 0.9, 0.4], [0.4, 0.8, 0.3]
    gain, error = one.gain(base)
    assert gain == pytest.approx(0.1)
    assert error == pytest.approx(0.0)


# --- plans ------------------------------------------------------------------------------------------------------------------


def intent(text: str, holds: bool = True, revise: Any = None) -> Plan[Any, Any]:
    """A plan that answers with the option of this text."""
    def answer(board: Any, state: Any, decision: Decision, options: Sequence[Action]) -> Action | None:
        return next((option for option in options if option.text == text), None)

    return Plan(text, answer, lambda board, state: holds, revise)


def planning(weigh: Weigh, plans: Sequence[Plan[Any, Any]], race: Race = QUICK) -> Viewpoint:
    game = garden(weigh, race)
    game.advice = replace(game.advice, plans=lambda board, state, decision, options: plans)
    return game


def test_a_plan_that_wins_is_kept_and_answers_without_a_race() -> None:
    worst = garden(lambda option: 1.0).options[-1].text
    found = values(garden(lambda option: 1.0))
    best = max(found, key=lambda text: found[text])
    plan = intent(best)
    game = planning(lambda option: 2.0 if option.text == worst else 1.0, [plan], Race(candidates=2))
    bot = RaceBot(Random(1), playouts=64)
    assert bot.choose(game).text == best
    assert bot.plan is plan
    assert bot.choose(game).text == best
    assert bot.done == 0


def test_a_plan_that_does_not_hold_any_more_is_forgotten() -> None:
    game = garden(lambda option: 1.0)
    bot = RaceBot(Random(1), playouts=64)
    bot.plan = intent(game.options[-1].text, holds=False)
    bot.choose(game)
    assert bot.plan is None
    assert bot.done


def test_a_plan_in_hand_races_against_its_changes() -> None:
    found = values(garden(lambda option: 1.0))
    best, worst = (choose(found, key=lambda text: found[text]) for choose in (max, min))
    better = intent(best)
    bot, game = RaceBot(Random(1), playouts=64), garden(lambda option: 1.0)
    bot.plan = intent(worst, revise=lambda board, state, decision, options: [better])
    assert bot.choose(game).text == best
    assert bot.plan is better


def test_a_question_without_stakes_is_answered_at_first_sight() -> None:
    game = garden(lambda option: 1.0)
    game = garden(lambda option: 1.0, Race(stakes={question(game): 0.0}))
    bot = RaceBot(Random(1), playouts=64)
    assert bot.choose(game) == game.options[0]
    assert bot.done == 0


def question(game: Viewpoint) -> str:
    decision = game.suppose(Random(1)).decision
    assert decision is not None
    return decision.kind


def test_half_the_stakes_are_half_the_play_outs() -> None:
    kind = question(garden(lambda option: 1.0))
    bot = RaceBot(Random(1), playouts=200)
    bot.choose(garden(lambda option: 1.0, Race(stakes={kind: 0.5}, sure=1e9)))
    assert 0 < bot.done <= 100


def test_options_that_are_played_alike_race_as_one() -> None:
    lanes = [Lane(Action(name), 0.5) for name in "abc"]
    for lane, brought in zip(lanes, ([0.5, 0.9], [0.5, 0.9], [0.5, 0.8]), strict=True):
        lane.values = brought
    assert without_doubles(lanes) == [lanes[0], lanes[2]]


def test_a_race_stops_when_its_time_is_over() -> None:
    bot = RaceBot(Random(1), playouts=10**6, seconds=1e-9)
    bot.choose(garden(lambda option: 1.0))
    assert bot.done == len(bot.lanes)


def twins(match: Match, seat: int) -> list[Match]:
    return [match.twin(seat, Random(number)) for number in range(6)]


@pytest.mark.parametrize("make_bot", [SightBot, lambda rng: RaceBot(rng, playouts=24)])
def test_a_bot_chooses_alike_in_worlds_that_its_seat_cannot_tell_apart(make_bot: Callable[[Random], Any]) -> None:
    """With the same seed of its own: so nothing hidden can reach it."""
    match = new("runner", "meadow", ["a", "b"], seed="7")
    for _ in range(5):
        decision = match.decision
        if decision is None:
            break
        seat = decision.by[0]
        chosen = {make_bot(Random(2)).choose(Viewpoint(world, seat)).text for world in (match, *twins(match, seat))}
        assert len(chosen) == 1
        match.play(decision.options[-1], seat)
