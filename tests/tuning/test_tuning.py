"""Fitting the weights of an evaluation, and the match that lets them in."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from pathlib import Path
from random import Random

import msgspec
import pytest

import bocage
from bocage.bots import Viewpoint
from bocage.bots.teamwork import Agreed, note
from bocage.cli.commands import tune
from bocage.cli.desk import Desk
from bocage.core.contract import AnyRuleset
from bocage.core.contract.weights import FILE, Weights, stored_in, with_weights
from bocage.games import find
from bocage.tuning import gate
from bocage.tuning.fitting import fitted, report
from bocage.tuning.samples import MOST, Sample, series
from tests.cli.terminal import refused, run, said

VC = find("v_commandos")


def made_up(games: int, bias: float, work: float, luck: float, seed: int = 1) -> list[Sample]:
    """Games whose results follow from two terms, which today's evaluation just adds up."""
    rng, samples = Random(seed), []
    for game in range(games):
        terms = {"work": rng.gauss(0, 1), "luck": rng.gauss(0, 1)}
        chance = 1 / (1 + exp(-bias - work * terms["work"] - luck * terms["luck"]))
        today = 1 / (1 + exp(-sum(terms.values())))
        samples += [Sample(game, terms, gone, today, float(rng.random() < chance)) for gone in (rng.random(),)]
    return samples


def test_weights_are_found_again_that_games_were_made_with() -> None:
    weights = fitted(made_up(4000, bias=1.0, work=2.0, luck=0.0))
    assert weights.bias == pytest.approx(1.0, abs=0.2)
    assert weights.of["work"] == pytest.approx(2.0, abs=0.25)
    assert weights.of["luck"] == pytest.approx(0.0, abs=0.2)


def test_terms_that_are_now_and_then_huge_do_not_throw_the_fit_off() -> None:
    """As the danger of V-Commandos: the logarithm of a chance of next to nothing."""
    samples = [msgspec.structs.replace(each, terms={**each.terms, "danger": -20.0 if each.game % 50 == 0 else 0.0})
               for each in made_up(2000, bias=1.0, work=2.0, luck=0.0)]
    weights = fitted(samples)
    assert weights.of["work"] == pytest.approx(2.0, abs=0.3)
    assert abs(weights.of["danger"]) < 1.0


def test_the_report_counts_games_that_were_held_out() -> None:
    found = report(made_up(2000, bias=1.0, work=2.0, luck=0.0))
    assert found.fitted < 0.9 * found.today
    assert all(0.7 < slope < 1.3 for slope in found.slopes)
    found = report(made_up(300, bias=0.0, work=1.0, luck=1.0))          # today's weights are the true ones
    assert found.fitted > (1 - tune.GAIN) * found.today


def test_the_same_seed_makes_the_same_samples() -> None:
    samples = series(VC, ["training_ground"], "a", 3)
    assert samples == series(VC, ["training_ground"], "a", 3)
    assert samples != series(VC, ["training_ground"], "b", 3)
    assert {sample.game for sample in samples} == {0, 1, 2}
    assert len(samples) <= 3 * MOST


def test_weights_weigh_the_terms_also_where_jobs_were_given() -> None:
    match = bocage.new("v_commandos", "bridges", ["anna", "bot:soldier"], "1", {"squad": "officer:blue,sapper:blue"})
    weights = Weights(0.5, {"work": 2.0})
    advice = with_weights(VC.advice, VC.rules.is_over, weights)
    state, first, second = match.state, match.seat(0), match.seat(1)
    old, new = VC.advice.terms(match.board, state, first), advice.terms(match.board, state, first)
    assert new == {**old, "work": 2.0 * old["work"]}
    assert advice.evaluate(match.board, state, first) == pytest.approx(weights.chance(old))
    note(match, Agreed({"sapper": "objective-b"}))
    known = Viewpoint(match, 1)
    given = advice.with_jobs(advice, {"sapper": "objective-b"})
    expected = weights.chance(known.advice.terms(match.board, state, second))
    assert given.evaluate(match.board, state, second) == pytest.approx(expected)


def test_new_weights_are_those_of_the_terms_themselves() -> None:
    assert Weights(1.0, {"a": 2.0}).after(Weights(9.0, {"a": 3.0, "b": 4.0})) == Weights(1.0, {"a": 6.0, "b": 4.0})


def test_a_match_of_equal_weights_is_a_draw_by_pairs() -> None:
    scores, won = gate.match_of(VC, VC.advice, ["lighthouse"], "sight", "x", 3)
    assert (scores, won) == ([0.5] * 3, None)


@pytest.mark.parametrize(("won", "written"), [(True, True), (False, False), (None, False)])
def test_weights_go_in_only_if_they_win(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, won: bool | None,
                                        written: bool) -> None:
    folder = tmp_path / "game"
    (folder / "bot").mkdir(parents=True)
    monkeypatch.setattr(gate, "match_of", lambda *_: ([0.9] * 20, won))
    ruleset = elsewhere(folder)
    tune.pass_gate(Desk("en"), ruleset, ["lighthouse"], Weights(0.5, {"work": 2.0}), "1", "sight", 20)
    found = stored_in(folder / "bot")
    assert (folder / "bot" / FILE).exists() == written
    assert (found is not None) == written
    if found is not None:
        assert (found.bias, found.of) == (0.5, {"work": 2.0})
        assert "20 pairs" in found.won


def elsewhere(folder: Path) -> AnyRuleset:
    """The game with another folder."""
    return replace(VC, folder=folder)


def test_the_command_fits_and_keeps_its_games_outside_of_the_package(tmp_path: Path) -> None:
    words = ("tune", "v_commandos", "training_ground", "--games", 8, "--pairs", 0, "--out", tmp_path / "out", "--lang", "en")
    first = run(*words)
    assert "8 games" in said(first)
    kept = list((tmp_path / "out").iterdir())
    assert len(kept) == 1
    assert msgspec.json.decode(kept[0].read_bytes(), type=list[Sample])
    assert said(run(*words)) == said(first)
    refused(run("tune", "v_commandos", "moon", "--out", tmp_path / "out"), "moon")
    assert stored_in(VC.folder / "bot") is None
