"""Whether start, choices and dice of many games make up their results, and whether the centiles of luck are true.

    python -m bench.luck GAME SCENARIO [--games 500] [--keep FILE]

Games are played by first sight. If the centiles are true, a twentieth of the games lies below the 5th and a twentieth above
the 95th. ``--keep``: a line for each game, so that a series that was stopped goes on from there.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist

import msgspec

import bocage
from bocage.bots import SightBot, Viewpoint
from bocage.bots.luck import judged

APART = 0.01                    # a game adds up if its parts miss its result by no more


class Summed(msgspec.Struct, frozen=True):
    """A game: what its parts come to, the luck in it and how much luck there could have been (a standard deviation)."""

    seed: int
    start: float
    choices: float
    luck: float
    spread: float
    result: float

    @property
    def missing(self) -> float:
        return abs(self.start + self.choices + self.luck - self.result)

    @property
    def centile(self) -> float:
        return NormalDist().cdf(self.luck / self.spread) if self.spread else 0.5


def summed(game: str, scenario: str, seed: int) -> Summed:
    rng = Random(seed)
    match = bocage.new(game, scenario, ["anna", "boris"], seed=f"luck/{seed}")
    while match.decision is not None:
        seat = next(seat for seat in match.decision.by if match.options(seat))
        match.play(SightBot(rng).choose(Viewpoint(match, seat)), seat)
    assert match.result is not None
    told = list(judged(bocage.replay(match.record())))
    return Summed(seed, told[0].before, sum(each.choice for each in told), sum(each.luck for each in told),
                  sqrt(sum(each.variance for each in told)), match.result.scores[0])


def kept_in(file: Path | None) -> Iterator[Summed]:
    if file is not None and file.exists():
        for line in file.read_bytes().splitlines():
            yield msgspec.json.decode(line, type=Summed)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("scenario")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    found = list(kept_in(asked.keep))
    while len(found) < asked.games:
        found.append(summed(asked.game, asked.scenario, len(found)))
        if asked.keep is not None:
            with asked.keep.open("ab") as file:
                file.write(msgspec.json.encode(found[-1]) + b"\n")
    print(report(f"{asked.game} {asked.scenario}", found))


def report(name: str, games: list[Summed]) -> str:
    whole, worst = sum(each.missing <= APART for each in games), max(each.missing for each in games)
    low, high = sum(each.centile < 0.05 for each in games), sum(each.centile > 0.95 for each in games)
    return (f"{name}: {whole} of {len(games)} games add up within {APART:.0%}, at most {worst:.1e} missing; luck "
            f"{sum(each.luck for each in games) / len(games):+.3f} a game; below the 5th centile {low}, above the 95th {high}")


if __name__ == "__main__":
    main()
