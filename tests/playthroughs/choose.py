"""Chooses the games of the playthroughs among many: few that together go through as much of the rules as they can.

    python -m tests.playthroughs.choose heroes_of_normandie --among 600 --seconds 4

What counts is which blocks of the rules a game enters, which rules speak in its events and refusals, and which kinds of options
are chosen at which questions. A game is the better the rarer that is among those chosen so far, and the less time it takes.
Keeps the games that it has chosen.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from time import process_time

from tests.playthroughs.games import GAMES, Moment, keep, moments
from tools.mutants import Block, instrument, targets

BLOCK = 10                      # what a block of the rules counts, beside other things
ENOUGH = 4                      # games that show a thing; another one adds nothing
Thing = Block | str
ARGUMENT = re.compile(r"[-+]?\d+")


def things(moment: Moment) -> set[str]:
    """What one decision shows, without its numbers: question and choice, events with their rules, refusals."""
    asked, *others = moment
    return {f"{asked.partition(':')[0]} {other}" if other.startswith(">") else ARGUMENT.sub("", other) for other in others}


def seen_in(game: str, numbers: range) -> dict[int, tuple[float, frozenset[Thing]]]:
    """For each game what it took and what it shows."""
    entered: set[Block] = set()
    instrument(targets(game), entered)
    seen: dict[int, tuple[float, frozenset[Thing]]] = {}
    for number in numbers:
        entered.clear()
        began = process_time()
        told = set().union(*map(things, moments(game, number)))
        seen[number] = process_time() - began, frozenset(entered | {ARGUMENT.sub("", line) for line in told})
    return seen


def chosen(seen: dict[int, tuple[float, frozenset[Thing]]], seconds: float) -> list[int]:
    shown: Counter[Thing] = Counter()
    picked: list[int] = []

    def worth(thing: Thing) -> float:
        often = shown[thing]
        return 0.0 if often >= ENOUGH else (BLOCK if isinstance(thing, tuple) else 1) / (1 + often) ** 2

    while len(picked) < len(seen):
        gain, number = max((sum(map(worth, there)) / (took + 0.02), number)
                           for number, (took, there) in seen.items() if number not in picked)
        seconds -= seen[number][0]
        if seconds < 0 or not gain:
            break
        picked.append(number)
        shown.update(seen[number][1])
    return sorted(picked)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--among", type=int, default=600)
    parser.add_argument("--seconds", type=float, default=4.0)
    wanted = parser.parse_args()
    seen = seen_in(wanted.game, range(wanted.among))
    numbers = chosen(seen, wanted.seconds)
    everything = frozenset[Thing]().union(*(there for _, there in seen.values()))
    shown = frozenset[Thing]().union(*(seen[number][1] for number in numbers))
    keep(wanted.game, numbers)
    print(f"{len(numbers)} games of {wanted.among} show {len(shown)} of {len(everything)} things")


if __name__ == "__main__":
    main()
