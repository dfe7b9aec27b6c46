"""How often the bands of an analysis hold the mean that many more worlds come to: they promise 95 %.

    python -m bench.bands GAME SCENARIO [--moments 40] [--worlds 40] [--truth 1000]

At random moments of games by first sight every option is played on in a few worlds, which gives the band, and then in
``--truth`` others, whose mean stands for the truth (its own error is allowed for).
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random

import bocage
from bocage.bots import SightBot, Viewpoint
from bocage.bots.analysis import NORMAL, Analysis, band_of


def moments(game: str, scenario: str, number: int) -> list[Analysis]:
    """Questions with several options, one of each game."""
    found, seed = list[Analysis](), 0
    while len(found) < number:
        seed += 1
        rng = Random(seed)
        match = bocage.new(game, scenario, ["anna"] if game == "v_commandos" else ["anna", "boris"], seed=f"bands/{seed}")
        stop = rng.randint(5, 60)
        while match.decision is not None and (len(match.moves) < stop or len(match.decision.options) < 2):
            seat = match.decision.by[0]
            match.play(SightBot(rng).choose(Viewpoint(match, seat)), seat)
        if match.decision is not None:
            found.append(Analysis(match, match.decision.by[0]))
    return found


def play(analysis: Analysis, worlds: int) -> None:
    for _ in range(worlds):
        analysis.play_world()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("scenario")
    parser.add_argument("--moments", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--truth", type=int, default=1000)
    asked = parser.parse_args()
    held = bands = 0
    for analysis in moments(asked.game, asked.scenario, asked.moments):
        play(analysis, asked.worlds)
        told = [band_of(lane.values) for lane in analysis.lanes]
        few = [len(lane.values) for lane in analysis.lanes]
        play(analysis, asked.truth)
        for lane, band, count in zip(analysis.lanes, told, few, strict=True):
            values = lane.values[count:]
            mean = sum(values) / len(values)
            error = NORMAL * sqrt(sum((value - mean) ** 2 for value in values) / len(values) / len(values))
            half = sqrt(((band.high - band.low) / 2) ** 2 + error ** 2)
            held += abs(band.chance - mean) <= max(half, 1e-9)
            bands += 1
    print(f"{asked.game} {asked.scenario}: {held} of {bands} bands ({100 * held / bands:.1f} %) hold the mean of {asked.truth}")


if __name__ == "__main__":
    main()
