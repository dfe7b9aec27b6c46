"""How often each bot wins: a table in Markdown, with 95 % intervals (Wilson).

    python -m bench.ladder v_commandos --shelf quick --pieces 2 --bots random greedy mcts:1s --games 40
    python -m bench.ladder operation_commando --shelf mission --bots random greedy mcts:50 --games 20
    python -m bench.ladder operation_commando --shelf mission --mirror --bots mcts:200 --games 100

Where all seats share one result the same game number has the same seed, scenario and squad for every bot, and the table says
how often the squad comes home. Where two sides fight, each pair of bots plays every game number twice on the same seed, sides
swapped; a draw is half a win. With --mirror each bot plays itself instead, and the table says how often the first side wins.
With --keep FILE each game is written down as it ends, those found there are not played again, and the table counts them all: a
long run can be stopped and taken up later.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations
from pathlib import Path
from random import Random
from time import perf_counter

import bocage
from bocage.bots import Viewpoint, answering_seat, make
from bocage.core.odds import wilson
from bocage.games import find

MOST_DECISIONS = 20_000
AGAINST = " v "                                   # in a job's bots: who has the first side, who the second
Job = tuple[str, str, str, int, str]              # game, scenario, bot or bots, number, difficulty
Played = tuple[float, str, int, int, float]       # score of the first seat, rule that ended it, turns, decisions, seconds


def squad(commandos: int, number: int) -> str:
    """A random squad of V-Commandos, the same for every bot."""
    rng = Random(f"squad/{number}")
    roles = rng.sample(("medic", "sniper", "scout", "sapper", "officer"), commandos)
    return ",".join(f"{role}:{rng.choice(('blue', 'ochre'))}" for role in roles)


def play(job: Job) -> tuple[Job, Played]:
    game, scenario, bots, number, difficulty = job
    names = bots.split(AGAINST)
    pieces = next(each.pieces for each in find(game).scenarios if each.id == scenario)
    options = {"difficulty": difficulty, "squad": squad(pieces, number)} if game == "v_commandos" else {}
    match = bocage.new(game, scenario, ["bot:" + name for name in names], seed=f"ladder/{number}", options=options)
    players = [make(name, number if len(names) == 1 else f"{number}/{seat}") for seat, name in enumerate(names)]
    started = perf_counter()
    while match.decision is not None and len(match.moves) < MOST_DECISIONS:
        seat = answering_seat(match)
        match.play(players[seat % len(players)].choose(Viewpoint(match, seat)), seat)
    result = match.result
    score = 0.0 if result is None else result.scores[0]
    rule = "" if result is None else result.rule
    turns = match.state.round if game == "commandos_40k" else match.state.turn
    return job, (score, rule, turns, len(match.moves), perf_counter() - started)


def kept(file: Path | None) -> dict[Job, Played]:
    """Games written down by an earlier run."""
    if file is None or not file.exists():
        return {}
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return {tuple(job): tuple(played) for job, played in lines}


def pairings(game: str, bots: Sequence[str], mirror: bool) -> list[str]:
    """Who plays: each bot alone, each against itself, or each pair with the sides both ways."""
    if not find(game).knowledge.secrets:
        return list(bots)
    if mirror:
        return [bot + AGAINST + bot for bot in bots]
    return [one + AGAINST + other for pair in combinations(bots, 2) for one, other in (pair, pair[::-1])]


def play_all(jobs: list[Job], results: dict[Job, Played], processes: int, keep: Path | None) -> None:
    with ProcessPoolExecutor(processes) as pool:
        for done, future in enumerate(as_completed([pool.submit(play, job) for job in jobs]), 1):
            job, played = future.result()
            results[job] = played
            score, rule, turns, decisions, seconds = played
            word = "won" if score > 0.5 else "drawn" if score == 0.5 else "lost"
            print(f"{done}/{len(jobs)} {job[1]} {job[2]} #{job[3]}: {word} {rule} in {turns} turns, {decisions} decisions, "
                  f"{seconds:.0f} s", file=sys.stderr, flush=True)
            if keep is not None:
                with keep.open("a", encoding="utf-8") as out:
                    out.write(json.dumps([job, played]) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--shelf", default="quick")
    parser.add_argument("--pieces", type=int, default=0, help="only scenarios for that many commandos")
    parser.add_argument("--scenarios", nargs="*", default=[])
    parser.add_argument("--bots", nargs="+", default=["random", "greedy"])
    parser.add_argument("--mirror", action="store_true", help="each bot against itself: are the sides even?")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the first game number")
    parser.add_argument("--difficulty", default="standard")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a file to write each game into and to take up again")
    args = parser.parse_args()
    scenarios = args.scenarios or [each.id for each in find(args.game).scenarios
                                   if each.shelf == args.shelf and args.pieces in (0, each.pieces)]
    results = kept(args.keep)
    paired = pairings(args.game, args.bots, args.mirror)
    jobs = [job for number in range(args.first, args.first + args.games) for bots in paired for scenario in scenarios
            if (job := (args.game, scenario, bots, number, args.difficulty)) not in results]
    play_all(jobs, results, args.jobs, args.keep)
    scores = {(scenario, bots): [played[0] for job, played in results.items()
                                 if (job[0], job[4]) == (args.game, args.difficulty) and (job[1], job[2]) == (scenario, bots)]
              for scenario in scenarios for bots in paired}
    if not find(args.game).knowledge.secrets:
        table(f"{args.game}, {args.difficulty}", args.bots, scenarios, scores)
    elif args.mirror:
        table(f"{args.game}, wins of the first side", paired, scenarios, scores)
    else:
        duels(args.game, list(combinations(args.bots, 2)), scenarios, scores)


Scores = dict[tuple[str, str], list[float]]


def table(title: str, columns: Sequence[str], scenarios: Sequence[str], scores: Scores) -> None:
    print(f"| {title} | " + " | ".join(columns) + " |")
    print("|---|" + "---|" * len(columns))
    for row in (*([scenario] for scenario in scenarios), *([scenarios] if len(scenarios) > 1 else [])):
        cells = [cell([score for scenario in row for score in scores[scenario, bots]]) for bots in columns]
        print(f"| {row[0] if len(row) == 1 else '**all**'} | " + " | ".join(cells) + " |")


def duels(game: str, pairs: Sequence[tuple[str, str]], scenarios: Sequence[str], scores: Scores) -> None:
    """The wins of the second named bot of each pair, which should be the stronger: with either side, and in all."""
    print(f"| {game} | duel | with the first side | with the second side | in all |\n|---|---|---|---|---|")
    for weak, strong in pairs:
        for scenario in scenarios:
            first = scores[scenario, strong + AGAINST + weak]
            second = [1.0 - score for score in scores[scenario, weak + AGAINST + strong]]
            print(f"| {scenario} | {strong} against {weak} | {cell(first)} | {cell(second)} | {cell(first + second)} |")


def cell(scores: Sequence[float]) -> str:
    won = sum(scores)
    low, high = wilson(won, len(scores))
    return f"{won:g}/{len(scores)} = {100 * won / max(1, len(scores)):.0f} % ({100 * low:.0f}–{100 * high:.0f})"


if __name__ == "__main__":
    main()
