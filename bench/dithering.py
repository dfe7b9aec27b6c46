"""How often units go back to where they came from, as a table in Markdown.

    python -m bench.dithering v_commandos recruit soldier corporal --games 11

A unit is looked at when each turn begins. It *dithers* if it has left a place, and a turn later stands there again. The figure
is the share of such returns among all turns in which a unit moved and that another turn followed. Some returns have a reason
(to fetch something, to get out), so the figure is never nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import dist
from typing import Any

import bocage
from bench.ladder.__main__ import EVEN
from bench.ladder.playing import squad
from bocage.bots import Viewpoint, answering_seat, make
from bocage.core.match import Match
from bocage.core.outcomes import wilson
from bocage.games import find

Place = tuple[float, ...]
Places = dict[int, Place]
INCH = 1000.0                   # Commandos 40 000 measures in thousandths of an inch
NEAR = 1.5                      # inches: as good as the same place


def tiles(s: Any) -> tuple[int, Places]:
    return s.turn, {c: (s.tile[c],) for c in s.squad if s.tile[c] >= 0}


def squares(s: Any) -> tuple[int, Places]:
    return s.turn, {unit: (at,) for unit, at in enumerate(s.at) if at >= 0}


def inches(s: Any) -> tuple[int, Places]:
    return s.round, {model: (x / INCH, s.y[model] / INCH) for model, x in enumerate(s.x) if s.on >> model & 1}


LOOKS: dict[str, tuple[Callable[[Any], tuple[int, Places]], float]] = {
    "v_commandos": (tiles, 0.0), "heroes_of_normandie": (squares, 0.0), "commandos_40k": (inches, NEAR)}


def turns_of(match: Match, bots: list[Any], look: Callable[[Any], tuple[int, Places]]) -> list[Places]:
    """Plays a game and returns where everybody stood when each turn began."""
    found: dict[int, Places] = {}
    while match.decision is not None:
        turn, places = look(match.state)
        found.setdefault(turn, places)
        seat = answering_seat(match)
        match.play(bots[seat % len(bots)].choose(Viewpoint(match, seat)), seat)
    return [found[turn] for turn in sorted(found)]


def returns(turns: list[Places], near: float) -> tuple[int, int]:
    """How often a unit came back to where it had been two turns before, and how often it had moved at all."""
    back = moved = 0
    for first, second, third in zip(turns, turns[1:], turns[2:], strict=False):
        for unit in first.keys() & second.keys() & third.keys():
            if dist(first[unit], second[unit]) > near:
                moved += 1
                back += dist(first[unit], third[unit]) <= near
    return back, moved


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(LOOKS))
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=11)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args()
    look, near = LOOKS[args.game]
    print(f"| {args.game}, numbers from {args.first} | returns | moves | share |\n|---|---|---|---|")
    for name in args.bots:
        back = moved = 0
        for number in range(args.first, args.first + args.games):
            scenario = EVEN[args.game][number % len(EVEN[args.game])]
            card = next(each for each in find(args.game).scenarios if each.id == scenario)
            options = {"squad": squad(card.pieces, number)} if args.game == "v_commandos" else {}
            seats = range(1 if args.game == "v_commandos" else 2)
            match = bocage.new(args.game, scenario, [f"bot:seat{seat}" for seat in seats], f"dithering/{number}", options)
            found = returns(turns_of(match, [make(name, f"{number}/{seat}") for seat in seats], look), near)
            back, moved = back + found[0], moved + found[1]
        low, high = wilson(back, moved)
        share = f"{100 * back / max(1, moved):.0f} % ({100 * low:.0f}–{100 * high:.0f})"
        print(f"| {name} | {back} | {moved} | {share} |", flush=True)


if __name__ == "__main__":
    main()
