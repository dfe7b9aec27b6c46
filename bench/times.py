"""How long each level thinks in each game, as tables in Markdown.

    python -m bench.times                                    # all games, all levels
    python -m bench.times commandos_40k --levels captain --positions 200

    python -m bench.times --unhurried                        # the same on a busy machine

Positions come from games of first sight, so that every level meets the same ones; a choice is timed as players meet it, with
the level's limit in seconds. Seconds are of the clock and, in the second table, of the processor: on an idle core they agree.
On a busy machine the limit cuts thoughts short, so neither says much; without it (``--unhurried``) the play-outs alone limit a
thought, and the processor's seconds are the most that an idle core could need. Questions with one answer are left out: nobody
thinks there.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from statistics import median
from time import perf_counter, process_time

import bocage
from bench.ladder.__main__ import EVEN, percentile_95
from bocage.bots import LEVELS, LevelBot, SightBot, Viewpoint, answering_seat, make
from bocage.core.match import Match
from bocage.games import find

SHARE = 0.1                             # of the questions of a game are timed
MOST_DECISIONS = 5_000


def positions(game: str, number: int, first: int) -> Iterator[tuple[Match, int]]:
    """So many positions at which somebody has a choice, and the seat that chooses."""
    rng, found, scenarios = Random(f"times/{first}"), 0, EVEN[game]
    for at in range(first, first + number):
        scenario = scenarios[at % len(scenarios)]
        fewest = next(card.seats[0] for card in find(game).scenarios if card.id == scenario)
        match = bocage.new(game, scenario, [f"bot:{seat}" for seat in range(fewest)], f"times/{at}")
        while match.decision is not None and len(match.moves) < MOST_DECISIONS:
            seat = answering_seat(match)
            known = Viewpoint(match, seat)
            if len(known.options) > 1 and rng.random() < SHARE:
                yield match.copy(), seat
                found += 1
                if found == number:
                    return
            match.play(SightBot(rng).choose(known), seat)


def timed(level: str, match: Match, seat: int, hurries: bool) -> tuple[float, float]:
    """Milliseconds of the clock and of the processor for one choice."""
    bot, known = make(level, len(match.moves)), Viewpoint(match, seat)
    if isinstance(bot, LevelBot):
        bot.hurries = hurries
    clock, processor = perf_counter(), process_time()
    bot.choose(known)
    return 1000.0 * (perf_counter() - clock), 1000.0 * (process_time() - processor)


def row(name: str, times: Sequence[float]) -> str:
    return f"| {name} | {median(times):.0f} | {percentile_95(times):.0f} | {max(times):.0f} | {len(times)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(EVEN))
    parser.add_argument("--levels", nargs="*", default=list(LEVELS))
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--first", type=int, default=10_000, help="the first game number")
    parser.add_argument("--unhurried", action="store_true", help="no limit in seconds, only in play-outs")
    args = parser.parse_args()
    for game in args.games:
        met = list(positions(game, args.positions, args.first))
        found = {level: [timed(level, match, seat, not args.unhurried) for match, seat in met] for level in args.levels}
        for at, clock in enumerate(("clock", "processor")):
            print(f"\n| {game}, ms a choice by the {clock} | median | 95 % | most | choices |\n|---|---|---|---|---|")
            for level, times in found.items():
                print(row(level, [both[at] for both in times]), flush=True)


if __name__ == "__main__":
    main()
