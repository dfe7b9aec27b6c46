"""How often each bot brings the squad home: a table in Markdown, with 95 % intervals.

    python bench/ladder.py v_commandos --shelf quick --pieces 2 --bots random greedy mcts:1s --games 40

The same game number has the same seed, scenario and squad for every bot. Co-operative games only: all seats share one result.
With --keep FILE each game is written down as it ends, those found there are not played again, and the table counts them all: a
long run can be stopped and taken up later.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from random import Random
from time import perf_counter

import bocage
from bocage.bots import Seat, answering_seat, make
from bocage.core.odds import wilson
from bocage.games import find

MOST_DECISIONS = 20_000
Job = tuple[str, str, str, int, str]              # game, scenario, bot, number, difficulty
Played = tuple[bool, str, int, int, float]        # won, rule that ended it, turns, decisions, seconds


def squad(commandos: int, number: int) -> str:
    """A random squad of V-Commandos, the same for every bot."""
    rng = Random(f"squad/{number}")
    roles = rng.sample(("medic", "sniper", "scout", "sapper", "officer"), commandos)
    return ",".join(f"{role}:{rng.choice(('blue', 'ochre'))}" for role in roles)


def play(job: Job) -> tuple[Job, Played]:
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
    rule = "" if result is None else result.rule
    return job, (won, rule, match.state.turn, len(match.moves), perf_counter() - started)


def kept(file: Path | None) -> dict[Job, Played]:
    """Games written down by an earlier run."""
    if file is None or not file.exists():
        return {}
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return {tuple(job): tuple(played) for job, played in lines}


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
    parser.add_argument("--keep", type=Path, help="a file to write each game into and to take up again")
    args = parser.parse_args()
    scenarios = args.scenarios or [each.id for each in find(args.game).scenarios
                                   if each.shelf == args.shelf and args.pieces in (0, each.pieces)]
    results = kept(args.keep)
    jobs = [job for number in range(args.games) for bot in args.bots for scenario in scenarios
            if (job := (args.game, scenario, bot, number, args.difficulty)) not in results]
    with ProcessPoolExecutor(args.jobs) as pool:
        for done, future in enumerate(as_completed([pool.submit(play, job) for job in jobs]), 1):
            job, played = future.result()
            results[job] = played
            won, rule, turns, decisions, seconds = played
            print(f"{done}/{len(jobs)} {job[1]} {job[2]} #{job[3]}: {'won' if won else 'lost'} {rule} in {turns} turns, "
                  f"{decisions} decisions, {seconds:.0f} s", file=sys.stderr, flush=True)
            if args.keep is not None:
                with args.keep.open("a", encoding="utf-8") as out:
                    out.write(json.dumps([job, played]) + "\n")
    print(f"| {args.game}, {args.difficulty} | " + " | ".join(args.bots) + " |")
    print("|---|" + "---|" * len(args.bots))
    for row in (*([scenario] for scenario in scenarios), scenarios):
        cells = [cell([played[0] for job, played in results.items()
                       if job[0] == args.game and job[4] == args.difficulty and job[1] in row and job[2] == bot])
                 for bot in args.bots]
        print(f"| {row[0] if len(row) == 1 else '**all**'} | " + " | ".join(cells) + " |")


def cell(wins: list[bool]) -> str:
    won = sum(wins)
    low, high = wilson(won, len(wins))
    return f"{won}/{len(wins)} = {100 * won / max(1, len(wins)):.0f} % ({100 * low:.0f}–{100 * high:.0f})"


if __name__ == "__main__":
    main()
