"""How much a bot's choices gain over the first sight's, judged by longer play-outs that the bot has not seen.

    python -m bench.choices heroes_of_normandie race:300 --kinds act --positions 60
    python -m bench.choices heroes_of_normandie race:300 --kinds act --positions 60 --without-plans

Positions are questions of these kinds in games of ``sight`` against itself. In each the bot chooses; then its choice (with its
plan, if it has one) and the first sight's are both played on by first sight in the same new worlds until the turn or round is
over, and the game's evaluation says what came of them. The mean difference needs far fewer games than a match does, and tells
less: only what the evaluation sees at the end of the turn. A verdict is a match (``bench.ladder``).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any, NamedTuple

import bocage
from bench.ladder.__main__ import EVEN
from bocage.tuning.pairs import NORMAL
from bocage.bots import Viewpoint, make
from bocage.bots.sight import AnyPlan, SightBot, play_on
from bocage.core.action import Action
from bocage.core.match import Match
from bocage.core.run import Supposition
from bocage.games import find


class Judged(NamedTuple):
    """What a choice gained over the first sight's, whether it was another one, and the bot's processor time in seconds."""

    gain: float
    left: bool
    seconds: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--kinds", nargs="+", required=True, help="the kinds of questions")
    parser.add_argument("--scenarios", nargs="*", default=[])
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--worlds", type=int, default=24, help="in how many new worlds a choice is judged")
    parser.add_argument("--share", type=float, default=0.2, help="the part of the questions that is looked at")
    parser.add_argument("--first", type=int, default=0, help="the first game number")
    parser.add_argument("--without-plans", action="store_true", help="the bot knows no plans")
    args = parser.parse_args()
    args.scenarios = args.scenarios or list(EVEN.get(args.game, [each.id for each in find(args.game).scenarios]))
    found: list[Judged] = []
    for game, number in positions(args):
        found.append(judge(args, game, number))
        if len(found) == args.positions:
            break
    gains = [each.gain for each in found]
    reach = NORMAL * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 1.0
    print("| bot | questions | positions | not the first sight's | gain, 95 % | ms a choice |\n|---|---|---|---|---|---|")
    print(f"| {args.bot}{', no plans' if args.without_plans else ''} | {', '.join(args.kinds)} | {len(found)} "
          f"| {sum(each.left for each in found)} | {100 * mean(gains):+.1f} ± {100 * reach:.1f} % "
          f"| {1000 * mean(each.seconds for each in found):.0f} |")


def positions(args: argparse.Namespace) -> Iterator[tuple[Viewpoint, int]]:
    """Questions of the kinds that are wanted, game after game, each with a number of its own."""
    at = 0
    for number in range(args.first, args.first + 100 * args.positions):
        rng, match = Random(f"choices/{number}"), start(args, number)
        bot = SightBot(Random(f"{number}"))
        while (decision := match.decision) is not None:
            game = Viewpoint(match, decision.by[0])
            if decision.kind in args.kinds and len(game.options) > 1 and rng.random() < args.share:
                at += 1
                yield game, at
            match.play(bot.choose(game), game.seat)


def start(args: argparse.Namespace, number: int) -> Match:
    return bocage.new(args.game, args.scenarios[number % len(args.scenarios)], ["one", "two"], seed=f"choices/{number}")


def judge(args: argparse.Namespace, game: Viewpoint, number: int) -> Judged:
    base = SightBot(Random(f"{number}")).choose(game)
    asked = copy(game)
    if args.without_plans:
        asked.advice = replace(game.advice, plans=lambda *_: ())
    bot, before = make(args.bot, f"{number}"), process_time()
    chosen = bot.choose(asked)
    seconds, plan = process_time() - before, getattr(bot, "plan", None)
    if chosen is base and plan is None:
        return Judged(0.0, False, seconds)
    worlds = [game.supposition(Random(f"{number}/{world}")) for world in range(args.worlds)]
    gains = [value(game, world, chosen, plan) - value(game, world, base, None) for world in worlds]
    return Judged(mean(gains), True, seconds)


def value(game: Viewpoint, world: Supposition, action: Action, plan: AnyPlan | None) -> float:
    """What an action comes to when the turn or round is over."""
    run = world.run()
    now = clock(run.table.state)
    run.play(action)
    play_on(game, run, lambda later: clock(later) > now, plan)
    return game.advice.evaluate(game.board, run.table.state, game.seat)


def clock(state: Any) -> int:
    return int(state.turn if hasattr(state, "turn") else state.round)


if __name__ == "__main__":
    main()
