"""What people are told of a chance to win agrees with games that bots play to the end (``bot/calibration.py``)."""

from __future__ import annotations

from random import Random

import pytest

import bocage
from bocage.bots import Adviser, SightBot, Viewpoint
from bocage.bots.luck import judged
from bocage.bots.sight import play_on
from bocage.core.contract.advice import to_the_end
from bocage.core.decision import Seat
from bocage.core.match import Match
from bocage.games.v_commandos import RULESET
from bocage.games.v_commandos.bot import calibration
from tests.matches import question
from tests.v_commandos.scene import Scene, scene

SEAT = Seat(0)
GAMES = 60
APART = 0.2                     # 60 games tell a share within 13 %; the calibration is not exact either


def first_turn(scenario: str, squad: str = "") -> Match:
    match = bocage.new("v_commandos", scenario, ["anna"], seed="calibrated", options={"squad": squad} if squad else {})
    while match.state.turn < 1 or question(match).kind != "activate":
        match.play(question(match).options[0])
    return match


def share_won(match: Match) -> float:
    game, rng, won = Viewpoint(match, 0), Random(1), 0.0
    for _ in range(GAMES):
        run = game.suppose(rng)
        play_on(game, run, to_the_end(match.board, run.table.state))
        won += RULESET.rules.result(match.board, run.table.state).scores[0]
    return won / GAMES


@pytest.mark.parametrize(("scenario", "squad"), [("training_ground", "sapper:blue"), ("sewers", "")])
def test_the_chance_that_is_told_is_near_the_share_of_games_that_bots_win(scenario: str, squad: str) -> None:
    match = first_turn(scenario, squad)
    assert RULESET.advice.told_chance(match.board, match.state, SEAT) == pytest.approx(share_won(match), abs=APART)


def test_the_curve_of_a_replay_begins_where_the_hint_began() -> None:
    """Both come from the games that bots win: the replay's first chance is near that of the question's play-outs."""
    match = bocage.new("v_commandos", "sewers", ["anna"], seed="1")
    start = share_won(match)
    assert RULESET.advice.evaluate(match.board, match.state, SEAT) < 0.05 < start, "there is no squad yet to evaluate"
    bot = SightBot(Random(1))
    while match.decision is not None:
        match.play(bot.choose(Viewpoint(match, 0)))
    told = list(judged(bocage.replay(match.record())))
    assert told[0].before == pytest.approx(start, abs=APART)
    assert match.result is not None
    parts = told[0].before + sum(each.choice + each.luck for each in told)
    assert parts == pytest.approx(match.result.scores[0], abs=1e-9)


def test_an_adviser_tells_the_chance_that_people_are_told_not_the_evaluation() -> None:
    match = first_turn("submarine_pen")
    why = Adviser(Random(1), playouts=24).explain(Viewpoint(match, 0))
    raw = RULESET.advice.evaluate(match.board, match.state, SEAT)
    assert why.playouts
    assert why.chance > max(0.5, 2 * raw)


def told(m: Scene) -> float:
    return calibration.chance(m.board, m.state, 0)


def test_work_done_raises_the_chance_and_wounds_and_enemies_beside_a_visible_commando_lower_it() -> None:
    plain = told(scene("[a: medic, hatch] [b] [c: objective destroy, +tnt]"))
    assert told(scene("[a: medic, hatch]")) > plain, "nothing is left to do but to leave"
    assert told(scene("[a: medic wounded 2, hatch] [b] [c: objective destroy, +tnt]")) < plain
    assert told(scene("[a: medic visible, 3 mp40, hatch] [b] [c: objective destroy, +tnt]", alarm=True)) < plain
    assert 0.0 < told(scene("[a: medic critical, hatch] [b] [c: objective destroy, +tnt]", active=None)) < plain


def test_every_scenario_has_been_measured_at_both_difficulties_and_others_go_by_the_middle() -> None:
    found = calibration.load()
    assert found.starts.keys() == {scenario.id for scenario in RULESET.scenarios} | {calibration.OTHER}
    assert all(set(starts) == set(calibration.DIFFICULTIES) for starts in found.starts.values())
    assert "log loss" in found.measured
    assert found.start(scene("[a: medic]").board) == found.starts[calibration.OTHER]["standard"]
    assert all(weight > 0 for weight in (found.weights.nearness, found.weights.danger, found.weights.squad))
