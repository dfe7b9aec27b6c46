"""How often each bot brings the squad home: a table in Markdown, with 95 % intervals.

    python bench/ladder.py v_commandos --shelf quick --pieces 2 --bots random greedy mcts:1s --games 40

The same game number has the same seed, scenario and squad for every bot. Co-operative games only: all seats share one result.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from random import Random
from time import perf_counter

import bocage
from bocage.bots import Seat, answering_seat, make
from bocage.core.odds import wilson
from bocage.games import find

MOST_DECISIONS = 20_000
Job = tuple[str, str, str, int, str]


def squad(commandos: int, number: int) -> str:
    """A random squad of V-Commandos, the same for every bot."""
    rng = Random(f"squad/{number}")
    roles = rng.sample(("medic", "sniper", "scout", "sapper", "officer"), commandos)
    return ",".join(f"{role}:{rng.choice(('blue', 'ochre'))}" for role in roles)


def play(job: Job) -> tuple[Job, bool, int, int, float, str]:
    game, scenario, bot_name, number, difficulty = job
    pieces = next(each.pieces for each in find(game).scenarios if each.id == scenario)
    options = {"difficulty": difficulty, "squad": squad(pieces, number)} if game == "v_commandos" else {}
    match = bocage.new(game, scenario, ["bot:" + bot_name], seed=f"ladder/{number}", options=options)
    bot = make(bot_name, number)
    started = perf_counter()
    while match.decision is not None and len(match.moves) < MOST_DECISIONS:
        seat = answering_seat(match)
        match.play(bot.choose(Seat(match, seat)), seat)
    result = match.result
    won = result is not None and result.scores[0] > 0.5
    return job, won, len(match.moves), match.state.turn, perf_counter() - started, "" if result is None else result.rule


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--shelf", default="quick")
    parser.add_argument("--pieces", type=int, default=0, help="only scenarios for that many commandos")
    parser.add_argument("--scenarios", nargs="*", default=[])
    parser.add_argument("--bots", nargs="+", default=["random", "greedy"])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--difficulty", default="standard")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    scenarios = args.scenarios or [each.id for each in find(args.game).scenarios
                                   if each.shelf == args.shelf and args.pieces in (0, each.pieces)]
    jobs = [(args.game, scenario, bot, number, args.difficulty)
            for bot in args.bots for scenario in scenarios for number in range(args.games)]
    results: dict[tuple[str, str], list[tuple[bool, int, int, float]]] = {}
    with ProcessPoolExecutor(args.jobs) as pool:
        for done, future in enumerate(as_completed([pool.submit(play, job) for job in jobs]), 1):
            job, won, decisions, turns, seconds, rule = future.result()
            results.setdefault((job[1], job[2]), []).append((won, decisions, turns, seconds))
            print(f"{done}/{len(jobs)} {job[1]} {job[2]} #{job[3]}: {'won' if won else 'lost'} {rule} in {turns} turns, "
                  f"{decisions} decisions, {seconds:.0f} s", file=sys.stderr, flush=True)
    print(f"| {args.game}, {args.difficulty} | " + " | ".join(args.bots) + " |")
    print("|---|" + "---|" * len(args.bots))
    for scenario in scenarios:
        print(f"| {scenario} | " + " | ".join(cell(results[scenario, bot]) for bot in args.bots) + " |")
    totals = [cell([game for scenario in scenarios for game in results[scenario, bot]]) for bot in args.bots]
    print("| **all** | " + " | ".join(totals) + " |")


def cell(games: list[tuple[bool, int, int, float]]) -> str:
    won = sum(game[0] for game in games)
    low, high = wilson(won, len(games))
    return f"{won}/{len(games)} = {100 * won / len(games):.0f} % ({100 * low:.0f}–{100 * high:.0f})"


if __name__ == "__main__":
    main()
