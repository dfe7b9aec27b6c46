"""How long a reader of a replay waits for a moment somewhere else in a long game.

    python -m bench.jumps GAME SCENARIO [--moves 1000] [--jumps 200] [--tries 20]

The game is played by first sight; of ``--tries`` games the first with so many choices is taken, else the longest. A jump is
what the server does for one after it has opened the replay: the position at a random moment, told through all eyes, as JSON.
Times are those of the CPU clock.
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time

import msgspec

import bocage
from bocage.bots import SightBot, Viewpoint
from bocage.core.match import Match
from bocage.core.record.replaying import Replay
from bocage.games import find
from bocage.server.replays.past import ALL, Past

GOAL = 0.150                    # seconds


def played(game: str, scenario: str, seed: int) -> Match:
    rng = Random(seed)
    fewest, _ = next(each for each in find(game).scenarios if each.id == scenario).seats
    match = bocage.new(game, scenario, [f"{seat + 1}" for seat in range(fewest)], seed=f"jumps/{seed}")
    while match.decision is not None:
        seat = next(seat for seat in match.decision.by if match.options(seat))
        match.play(SightBot(rng).choose(Viewpoint(match, seat)), seat)
    return match


def long_game(game: str, scenario: str, moves: int, tries: int) -> Match:
    longest = played(game, scenario, 1)
    for seed in range(2, tries + 1):
        if len(longest.moves) >= moves:
            break
        longest = max(longest, played(game, scenario, seed), key=lambda match: len(match.moves))
    return longest


def jumps(replay: Replay, number: int) -> list[float]:
    """The seconds of each jump, the shortest first."""
    rng, told = Random(1), list[float]()
    Past(replay, "fr", ALL).opened()
    for _ in range(number):
        at = rng.randint(0, replay.last)
        began = process_time()
        msgspec.json.encode(Past(replay, "fr", ALL).moment(at))
        told.append(process_time() - began)
    return sorted(told)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("scenario")
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--jumps", type=int, default=200)
    parser.add_argument("--tries", type=int, default=20)
    asked = parser.parse_args()
    record = long_game(asked.game, asked.scenario, asked.moves, asked.tries).record()
    began = process_time()
    replay = bocage.replay(record)
    opened = process_time() - began
    told = jumps(replay, asked.jumps)
    within = sum(each <= GOAL for each in told)
    print(f"{asked.game} {asked.scenario}, {replay.last} choices: {len(told)} jumps, half within {ms(told[len(told) // 2])}, "
          f"95 % within {ms(told[len(told) * 95 // 100])}, the longest {ms(told[-1])}; {within} within {ms(GOAL)}; "
          f"the record was read in {opened:.1f} s")


def ms(seconds: float) -> str:
    return f"{1000 * seconds:.0f} ms"


if __name__ == "__main__":
    main()
