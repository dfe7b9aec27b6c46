"""How strong the bots are, as tables in Markdown.

    python -m bench.ladder duel heroes_of_normandie greedy race:200 --pairs 30
    python -m bench.ladder duel commandos_40k greedy race:200 --test 0 100        # until it is clear which: 0 or 100 Elo
    python -m bench.ladder duel operation_commando away:../before:mcts:1s race:2s --pairs 50
    python -m bench.ladder success v_commandos sight greedy race:100 --games 20
    python -m bench.ladder sides heroes_of_normandie greedy --games 20           # does the side decide?

``duel``: two sides fight. The unit is a pair: the same seed and scenario twice, sides swapped; a draw is half a win. Strength
is in Elo with a 95 % interval, from pairs. ``success``: all seats share one result; the same game number has the same seed,
scenario and squad for every bot. Both print the processor time of a decision. Scenarios that the side decides are left out
unless they are named.

With --keep FILE each game is written down as it ends, games found there are not played again, and the tables count them: a
long run can be stopped and taken up later. Numbers below 10,000 are for trying and tuning, --first 10000 and above for
verdicts.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles

from bocage.tuning.pairs import strength, verdict
from bench.ladder.playing import Job, Kept, kept, play_all
from bocage.core.outcomes import wilson
from bocage.games import find

# Scenarios in which less than two thirds of the pairs are split 1:1 by the side (docs/bots.md).
EVEN = {
    "heroes_of_normandie": ("first_contact", "bridge", "village", "ridge"),
    "operation_commando": ("initiation", "historical", "utah", "graignes"),
    "commandos_40k": ("air_assault", "rescue"),
    "v_commandos": ("bridges", "cemetery", "checkpoint", "farm", "lighthouse", "luxury_hotel", "sewers", "signal_post",
                    "streets", "villa", "warehouse"),
}
Pair = tuple[Job, Job]
OPEN = "–"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("game")
    shared.add_argument("bots", nargs="+")
    shared.add_argument("--scenarios", nargs="*", default=[])
    shared.add_argument("--first", type=int, default=0, help="the first game number")
    shared.add_argument("--difficulty", default="standard")
    shared.add_argument("--jobs", type=int, default=2)
    shared.add_argument("--keep", type=Path, help="a file to write each game into and to take up again")
    commands = parser.add_subparsers(dest="command", required=True)
    duel = commands.add_parser("duel", parents=[shared], help="each bot against the next one named")
    duel.add_argument("--pairs", type=int, default=50, help="so many pairs at the most")
    duel.add_argument("--test", type=float, nargs=2, metavar=("LOW", "HIGH"),
                      help="stop as soon as a sequential test tells one difference in Elo from the other")
    for name, words in (("success", "how often a squad succeeds"), ("sides", "each bot against itself: does the side decide?")):
        commands.add_parser(name, parents=[shared], help=words).add_argument("--games", type=int, default=20)
    args = parser.parse_args()
    known = [each.id for each in find(args.game).scenarios]
    args.scenarios = args.scenarios or [each for each in EVEN.get(args.game, known) if each in known]
    results = kept(args.keep)
    if args.command == "duel":
        duels(args, results)
    else:
        shares(args, results)


# --- two sides -------------------------------------------------------------------------------------------------------------


def duels(args: argparse.Namespace, results: Kept) -> None:
    print(f"| {args.game}, numbers from {args.first} | pairs | score | Elo | 95 % | test |\n" + 6 * "|---" + "|")
    for weak, strong in zip(args.bots, args.bots[1:], strict=False):
        duel(args, results, weak, strong)
    print_times(args, results)


def duel(args: argparse.Namespace, results: Kept, weak: str, strong: str) -> None:
    """Plays pairs until there are enough, and prints the strength of the second bot over the first."""
    pairs = pairs_of(args, weak, strong)
    jobs = [job for pair in pairs for job in pair]
    play_all(jobs, results, args.jobs, args.keep, lambda: tested(args, pairs, results) != OPEN)
    found = strength(scores_of(pairs, results))
    best, low, high = found.elo
    score = f"{100 * found.score:.0f} % ({100 * found.low:.0f}–{100 * found.high:.0f})"
    row = (f"{strong} against {weak}", found.pairs, score, f"{best:+.0f}", f"{low:+.0f} to {high:+.0f}")
    print("|", *(f"{each} |" for each in (*row, tested(args, pairs, results))), flush=True)


def tested(args: argparse.Namespace, pairs: Sequence[Pair], results: Kept) -> str:
    """What the sequential test says, if there is one."""
    found = verdict(scores_of(pairs, results), *args.test) if args.test else None
    return OPEN if found is None else f"{args.test[found]:+g}"


def pairs_of(args: argparse.Namespace, weak: str, strong: str) -> list[Pair]:
    """The scenarios take turns; in each pair the second bot has the second side first."""
    return [(Job(args.game, scenario, (weak, strong), number), Job(args.game, scenario, (strong, weak), number))
            for number in range(args.first, args.first + args.pairs)
            for scenario in [args.scenarios[number % len(args.scenarios)]]]


def scores_of(pairs: Sequence[Pair], results: Kept) -> list[float]:
    """The scores of the second bot in the pairs of which both games are over."""
    return [(1.0 - results[one.key].score + results[other.key].score) / 2 for one, other in pairs
            if one.key in results and other.key in results]


# --- one result for all; or one bot on both sides --------------------------------------------------------------------------


def shares(args: argparse.Namespace, results: Kept) -> None:
    """Prints how often the first seat wins: the squad, or the first side of two equal bots."""
    seats = 1 if args.command == "success" else 2
    jobs = {(bot, scenario): [Job(args.game, scenario, (bot,) * seats, number, args.difficulty)
                              for number in range(args.first, args.first + args.games)]
            for bot in args.bots for scenario in args.scenarios}
    order = [job for at in range(args.games) for played in jobs.values() for job in played[at:at + 1]]
    play_all(order, results, args.jobs, args.keep)
    print(f"| {args.game}, {args.difficulty}, numbers from {args.first} | " + " | ".join(args.bots) + " |")
    print("|---|" + "---|" * len(args.bots))
    for row in (*([scenario] for scenario in args.scenarios), args.scenarios):
        scores = [[results[job.key].score for scenario in row for job in jobs[bot, scenario]] for bot in args.bots]
        print(f"| {row[0] if len(row) == 1 else '**all**'} | " + " | ".join(map(cell, scores)) + " |")
    print_times(args, results)


def cell(scores: Sequence[float]) -> str:
    won = sum(scores)
    low, high = wilson(won, len(scores))
    return f"{won:g}/{len(scores)} = {100 * won / max(1, len(scores)):.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def print_times(args: argparse.Namespace, results: Kept) -> None:
    """The processor time of a decision, of each bot."""
    print("\n| milliseconds a decision | median | 95 % | most | decisions |\n|---|---|---|---|---|")
    for bot in args.bots:
        times = [time for key, played in results.items() if key.startswith(f"{args.game} ")
                 for time in played.times.get(bot, ())]
        if len(times) > 1:
            print(f"| {bot} | {median(times):.0f} | {percentile_95(times):.0f} | {max(times):.0f} | {len(times)} |")


def percentile_95(times: Sequence[float]) -> float:
    """The time that 95 % of these do not exceed; never more than the greatest."""
    return quantiles(times, n=20, method="inclusive")[18]


if __name__ == "__main__":
    main()
