"""Measures what the evaluation of V-Commandos means as a chance to win, and writes it beside its bot.

    python -m bench.calibration [--games 130] [--keep FILE] [--write]

Each scenario is played at both difficulties with any squad, by first sight, as hints play games on. Three games in five begin
with choices at random, so that positions occur to which no bot would come. Of each game up to seven later positions are kept. A
quarter of the games is held out: how well the others forecast them is what the report says; what is written comes from all.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import mean, median

import msgspec
import numpy as np

import bocage
from bocage.core.contract.advice import Advice
from bocage.core.decision import Seat
from bocage.games.v_commandos import RULESET
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.bot import calibration as c
from bocage.games.v_commandos.state import State
from bocage.tuning.fitting import Table, regressed, sigmoid

KEPT = 7                        # positions of a game
SHARE = 0.07                    # of the decisions after the opening, at most
MOST_DECISIONS = 4000
BLUR = 0.8                      # an opening is drawn by the weights of the first sight to this power
RIDGE = 0.05
HELD_OUT = 4                    # every so many-th game
FIRST_TURN = 1
SEAT = Seat(0)
SQUAD = "choose_commando"       # the question at which a squad is chosen: first sight has no opinion of it


class Sample(msgspec.Struct, frozen=True):
    """A position: what the evaluation is made of there, and whether the game was won."""

    scenario: str
    difficulty: str
    game: int
    turn: int
    terms: dict[str, float]
    won: float


def played(scenario: str, difficulty: str, number: int) -> list[Sample]:
    """One game, and some of its positions."""
    name = f"cal/{scenario}/{difficulty}/{number}"
    rng, advice = Random(name), advice_of()
    match = bocage.new(RULESET.id, scenario, ["anna"], name, {"difficulty": difficulty})
    run = match.supposition(0, rng).run()
    opening = rng.choice((0, 0, rng.randint(1, 20), rng.randint(1, 60), rng.randint(20, 150)))
    noted: list[tuple[int, dict[str, float]]] = []
    at = 0
    while run.decision is not None and at < MOST_DECISIONS:
        options, state = run.decision.options, run.table.state
        if len(options) == 1:
            run.play(options[0])
            continue
        if run.decision.kind == SQUAD:
            run.play(rng.choice(options))
            continue
        weights = advice.priors(match.board, state, run.decision, options)
        if at < opening:
            action = rng.choices(options, [weight ** BLUR for weight in weights])[0]
        else:
            action = options[weights.index(max(weights))]
            if at == opening or rng.random() < SHARE:
                noted.append((state.turn, advice.terms(match.board, state, SEAT)))
        run.play(action)
        at += 1
    if run.decision is not None:
        return []
    won = RULESET.rules.result(match.board, run.table.state).scores[0]
    kept = noted if len(noted) <= KEPT else [noted[0], *rng.sample(noted[1:], KEPT - 1)]
    return [Sample(scenario, difficulty, number, turn, terms, won) for turn, terms in kept]


def advice_of() -> Advice[Board, State]:
    return RULESET.advice


def series(games: int) -> Iterator[Sample]:
    for number in range(games):
        for scenario in RULESET.scenarios:
            for difficulty in c.DIFFICULTIES:
                yield from played(scenario.id, difficulty, number)


# --- the fit ----------------------------------------------------------------------------------------------------------


class Data:
    """The samples of the game itself, as tables: the quantities and a column for each scenario and difficulty."""

    def __init__(self, samples: Sequence[Sample]) -> None:
        self.samples = [sample for sample in samples if sample.turn]
        self.keys = sorted({key(sample) for sample in self.samples})
        at = {key: number for number, key in enumerate(self.keys)}
        games = Counter(game(sample) for sample in self.samples)
        columns = np.zeros((len(self.samples), len(self.keys)))
        columns[np.arange(len(self.samples)), [at[key(sample)] for sample in self.samples]] = 1.0
        found = np.array([c.quantities(sample.terms) for sample in self.samples])
        self.rows = np.hstack([np.ones((len(self.samples), 1)), found, columns])
        self.won = np.array([sample.won for sample in self.samples])
        self.counts = np.array([1.0 / games[game(sample)] for sample in self.samples])
        self.held_out = np.array([sample.game % HELD_OUT == 0 for sample in self.samples])

    def fit(self, chosen: Table) -> Table:
        return regressed(self.rows[chosen], self.won[chosen], self.counts[chosen], np.zeros(self.rows.shape[1]), RIDGE)

    def loss(self, forecast: Table, chosen: Table) -> float:
        sure = np.clip(forecast, 1e-6, 1.0 - 1e-6)
        losses = -(self.won * np.log(sure) + (1.0 - self.won) * np.log(1.0 - sure))
        return float(np.average(losses[chosen], weights=self.counts[chosen]))


def key(sample: Sample) -> tuple[str, str]:
    return sample.scenario, sample.difficulty


def game(sample: Sample) -> tuple[str, str, int]:
    return sample.scenario, sample.difficulty, sample.game


def calibrated(data: Data) -> tuple[c.Calibration, list[str]]:
    """The calibration from all games, and what the report says of those that were held out."""
    learned = data.fit(~data.held_out)
    forecast = sigmoid(data.rows @ learned)
    raw = np.array([min(0.98, float(np.exp(sum(sample.terms.values())))) for sample in data.samples])
    games = len({game(sample) for sample in data.samples})
    lines = [f"{len(data.samples)} positions of {games} games; log loss on the quarter held out: "
             f"{data.loss(forecast, data.held_out):.3f}, of the evaluation as it is {data.loss(raw, data.held_out):.3f}"]
    table = []
    for low in range(10):
        chosen = data.held_out & (forecast >= low / 10) & (forecast < low / 10 + 0.1)
        if chosen.any():
            said, was = (float(np.average(each[chosen], weights=data.counts[chosen])) for each in (forecast, data.won))
            table.append(f"said {said:.0%}, was {was:.0%} ({int(chosen.sum())})")
    whole = data.fit(np.ones(len(data.samples), dtype=bool))
    chances = sigmoid(data.rows @ whole)
    starts: dict[str, dict[str, c.Start]] = {}
    for at, (scenario, difficulty) in enumerate(data.keys):
        first = [float(chance) for chance, sample in zip(chances, data.samples, strict=True)
                 if key(sample) == (scenario, difficulty) and sample.turn <= FIRST_TURN]
        bias = float(whole[0] + whole[1 + len(c.Weights.__struct_fields__) + at])
        starts.setdefault(scenario, {})[difficulty] = c.Start(round(bias, 3), round(mean(first), 3))
    starts[c.OTHER] = {difficulty: c.Start(*(round(median(getattr(each[difficulty], field) for each in starts.values()), 3)
                                             for field in ("bias", "chance"))) for difficulty in c.DIFFICULTIES}
    weights = c.Weights(*(round(float(value), 3) for value in whole[1:1 + len(c.Weights.__struct_fields__)]))
    return c.Calibration(f"{lines[0]}; {'; '.join(table)}", weights, starts), [*lines, *table]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=130, help="of each scenario at each difficulty")
    parser.add_argument("--keep", type=Path, help="the positions; if the file is there, they are read from it")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    if asked.keep is not None and asked.keep.exists():
        samples = [msgspec.json.decode(line, type=Sample) for line in asked.keep.read_bytes().splitlines()]
    else:
        samples = list(series(asked.games))
        if asked.keep is not None:
            asked.keep.write_bytes(b"".join(msgspec.json.encode(sample) + b"\n" for sample in samples))
    found, lines = calibrated(Data(samples))
    print("\n".join(lines))
    if asked.write:
        c.FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
