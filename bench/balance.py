"""Are the factions even? Equal bots play every pair of factions: a table in Markdown, with 95 % intervals (Wilson).

    python -m bench.balance commandos_40k --games 12 --bots greedy
    python -m bench.balance commandos_40k --games 12 --bots greedy --factions rustborn bloom --keep games.jsonl

Each pair plays that many games of each mission; from game to game who attacks, the battlefields and the two sample teams of
each faction take turns. A draw is half a win. With --keep FILE each game is written down as it ends, those found there are not
played again, and the table counts them all.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations_with_replacement
from pathlib import Path
from time import perf_counter

import bocage
from bocage.bots import Viewpoint, answering_seat, make
from bocage.core.outcomes import wilson
from bocage.games import find
from bocage.games.commandos_40k import team as teams
from bocage.games.commandos_40k.setup import FACTIONS

GAMES = ("commandos_40k",)
BOARDS = ("plaza", "pipeworks", "outpost", "crash")
MOST_DECISIONS = 20_000
Job = tuple[str, str, str, str, int]        # mission, bot, the factions of the first and of the second seat, number
Played = tuple[float, bool, int, float]     # score of the first seat, whether it attacked, decisions, seconds


def settings(job: Job) -> dict[str, str]:
    """The teams, the battlefield and the roles of a game, by its number."""
    _, _, one, two, number = job
    roles = "first" if number % 2 == 0 else "second"
    armies = (teams.sample_team(one, number // 2 % 2), teams.sample_team(two, number // 4 % 2))
    return {"board": BOARDS[(number // 2 + number // 8) % len(BOARDS)], "roles": roles,
            "army_1": teams.write(armies[0]), "army_2": teams.write(armies[1])}


def play(job: Job) -> tuple[Job, Played]:
    mission, bot, one, two, number = job
    seed = f"balance/{one}/{two}/{number}"
    match = bocage.new("commandos_40k", mission, ["bot:one", "bot:two"], seed=seed, options=settings(job))
    players = [make(bot, f"{number}/{seat}") for seat in (0, 1)]
    started = perf_counter()
    while match.decision is not None and len(match.moves) < MOST_DECISIONS:
        seat = answering_seat(match)
        match.play(players[seat].choose(Viewpoint(match, seat)), seat)
    assert match.result is not None, f"{job} has not ended"
    return job, (match.result.scores[0], match.state.attacker == 0, len(match.moves), perf_counter() - started)


def kept(file: Path | None) -> dict[Job, Played]:
    if file is None or not file.exists():
        return {}
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return {tuple(job): tuple(played) for job, played in lines}


def play_all(jobs: Sequence[Job], results: dict[Job, Played], processes: int, keep: Path | None) -> None:
    with ProcessPoolExecutor(processes) as pool:
        for done, future in enumerate(as_completed([pool.submit(play, job) for job in jobs]), 1):
            job, played = future.result()
            results[job] = played
            print(f"{done}/{len(jobs)} {' '.join(map(str, job))}: {played[0]:g} in {played[2]} decisions, {played[3]:.1f} s",
                  file=sys.stderr, flush=True)
            if keep is not None:
                with keep.open("a", encoding="utf-8") as out:
                    out.write(json.dumps([job, played]) + "\n")


def cell(scores: Iterable[float]) -> str:
    found = list(scores)
    won = sum(found)
    low, high = wilson(won, len(found))
    return f"{won:g}/{len(found)} = {100 * won / max(1, len(found)):.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def print_pairs(pairs: Sequence[tuple[str, str]], missions: Sequence[str], results: dict[Job, Played]) -> None:
    print(f"| wins of the first faction | {' | '.join(missions)} | all |\n|---|{'---|' * (len(missions) + 1)}")
    for one, two in pairs:
        scores = [[played[0] for job, played in results.items() if (job[0], job[2], job[3]) == (mission, one, two)]
                  for mission in missions]
        cells = [cell(each) for each in (*scores, [score for each in scores for score in each])]
        print(f"| {one} v {two} | {' | '.join(cells)} |")


def print_sides(pairs: Sequence[tuple[str, str]], results: dict[Job, Played]) -> None:
    print("\n| wins of the first faction | attacking | defending |\n|---|---|---|")
    for one, two in pairs:
        sides = [[played[0] for job, played in results.items() if (*job[2:4], played[1]) == (one, two, attacks)]
                 for attacks in (True, False)]
        print(f"| {one} v {two} | {cell(sides[0])} | {cell(sides[1])} |")


def print_factions(factions: Sequence[str], results: dict[Job, Played]) -> None:
    print("\n| faction | wins against the others |\n|---|---|")
    for faction in factions:
        scores = [played[0] if job[2] == faction else 1.0 - played[0] for job, played in results.items()
                  if (job[2] == faction) != (job[3] == faction)]
        print(f"| {faction} | {cell(scores)} |")


def print_missions(missions: Sequence[str], results: dict[Job, Played]) -> None:
    print("\n| mission | wins of the Attacker |\n|---|---|")
    for mission in missions:
        print(f"| {mission} | {cell(p[0] if p[1] else 1.0 - p[0] for job, p in results.items() if job[0] == mission)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=8, help="for each pair and mission")
    parser.add_argument("--first", type=int, default=0, help="the first game number")
    parser.add_argument("--bots", default="greedy", help="who plays both sides")
    parser.add_argument("--factions", nargs="*", default=list(FACTIONS))
    parser.add_argument("--missions", nargs="*", default=[])
    parser.add_argument("--no-mirrors", action="store_true", help="no faction against itself")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a file to write each game into and to take up again")
    args = parser.parse_args()
    missions = args.missions or [scenario.id for scenario in find(args.game).scenarios]
    pairs = [pair for pair in combinations_with_replacement(args.factions, 2) if not args.no_mirrors or pair[0] != pair[1]]
    results = kept(args.keep)
    jobs = [job for number in range(args.first, args.first + args.games) for mission in missions for one, two in pairs
            if (job := (mission, args.bots, one, two, number)) not in results]
    play_all(jobs, results, args.jobs, args.keep)
    print_pairs(pairs, missions, results)
    print_sides(pairs, results)
    print_factions(args.factions, results)
    print_missions(missions, results)
    decisions, seconds = sum(played[2] for played in results.values()), sum(played[3] for played in results.values())
    print(f"\n{len(results)} games of {args.bots}, {decisions / max(1, len(results)):.0f} decisions and "
          f"{seconds / max(1, len(results)):.1f} s each, {1000 * seconds / max(1, decisions):.1f} ms a decision")


if __name__ == "__main__":
    main()
