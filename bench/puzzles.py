"""Looks for puzzles in games between bots, and chooses those that the package holds.

    python -m bench.puzzles find GAME --log FILE [--first N] [--games N] [--share 0.5] [--late 0.3] [--small] [--pressing]
                              [--scenarios NAME …] [--minutes M]
    python -m bench.puzzles pick GAME --log FILE … [--most 40]
    python -m bench.puzzles check GAME

``find`` plays games with the numbers N, N + 1, N + 2 … and writes a line for each into the log; started again, it goes on after
the last one. The number decides the scenario (all in turn, or those of ``--scenarios``), the options and all chance; what is
found does not depend on time.
``pick`` adds puzzles of these logs to ``puzzles.toml`` of the game, until it holds ``--most``, and tells how many were found
and how hard they are. Those that are there stay. ``check`` puts those that are there through the third sieve and
the last test again, and drops those that fail. ``--pressing``: only questions whose choice cannot be postponed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import monotonic, process_time

import msgspec

from bench.small_games import small_games
from bocage.core.contract import AnyRuleset
from bocage.core.match import Match
from bocage.games import find as ruleset_of
from bocage.games.v_commandos.state import WAITING
from bocage.puzzles.content import FILE, Puzzle, puzzles_of
from bocage.puzzles.finding import AMONG_BOTS, Proof, Tally, found_in, holds_among_bots, new_game

VARIED = {"commandos_40k": {"board": ("plaza", "pipeworks", "outpost", "crash")}}       # options that change with the number
# Kinds that are answered by a place, later; and, where a model may move at once, all depends on how that model is moved later.
UNFIT = {"commandos_40k": ("deploy", "move_start"), "heroes_of_normandie": ("deploy",)}


def is_last_action(match: Match) -> bool:
    """V-Commandos: whether what is not done now is not done in this phase: a commando has its last action and nobody else is to
    act; or something is asked that is not asked again, such as which enemy goes where."""
    state, decision = match.state, match.decision
    assert decision is not None
    if decision.kind == "act":
        return state.budget[state.active] <= 1 and all(state.acted[each] != WAITING for each in state.squad)
    return decision.kind not in ("activate", "choose_commando")


PRESSING: dict[str, Callable[[Match], bool]] = {"v_commandos": is_last_action}


class Searched(msgspec.Struct, frozen=True):
    """A game that was searched: the CPU seconds it took, how many questions came through each sieve, the CPU seconds of each
    sieve, and what was found."""

    number: int
    seconds: float
    looked: dict[str, int]
    sieves: dict[str, float]
    puzzles: tuple[Puzzle, ...]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("find", "pick", "check"))
    parser.add_argument("game")
    parser.add_argument("--log", type=Path, default=[], nargs="+")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--share", type=float, default=0.5)
    parser.add_argument("--late", type=float, default=1.0)
    parser.add_argument("--small", action="store_true")
    parser.add_argument("--pressing", action="store_true")
    parser.add_argument("--scenarios", nargs="+", default=())
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--most", type=int, default=40)
    asked = parser.parse_args()
    ruleset = ruleset_of(asked.game)
    if asked.what == "find":
        search(ruleset, asked.log[0], range(asked.first, asked.first + asked.games), asked.share, asked.late,
               asked.small, asked.pressing, asked.scenarios or [each.id for each in ruleset.scenarios], asked.minutes)
    elif asked.what == "check":
        print(check(ruleset))
    else:
        print(pick(ruleset, [each for log in asked.log for each in searched_in(log)], asked.most))


# --- finding ----------------------------------------------------------------------------------------------------------


def search(ruleset: AnyRuleset, log: Path, numbers: range, share: float, late: float, small: bool, pressing: bool,
           scenarios: Sequence[str], minutes: float) -> None:
    """``minutes``: no other game is begun after so long; 0: no limit."""
    end = monotonic() + 60 * minutes
    for number in numbers[len(searched_in(log)):]:
        if minutes and monotonic() > end:
            return
        done = search_one(ruleset, number, share, late, small, pressing, scenarios)
        with log.open("ab") as file:
            file.write(msgspec.json.encode(done) + b"\n")


def search_one(ruleset: AnyRuleset, number: int, share: float, late: float, small: bool, pressing: bool,
               scenarios: Sequence[str]) -> Searched:
    scenario = scenarios[number % len(scenarios)]
    seed, began, tally = f"{ruleset.id}/{scenario}/{number}", process_time(), Tally()
    rng = Random(seed)
    options = {name: rng.choice(choices) for name, choices in VARIED.get(ruleset.id, {}).items()}
    match, puzzles = new_game(ruleset, scenario, seed, options), list[Puzzle]()
    games = small_games(match, seed) if small else [match]
    for at, game in enumerate(games):
        source = f"{seed}/small/{at}" if small else seed
        puzzles += found_in(game, source, share, late, tally=tally, unfit=UNFIT.get(ruleset.id, ()),
                            is_fit=PRESSING[ruleset.id] if pressing else None)
    sieves = {name: round(seconds, 2) for name, seconds in tally.seconds.items()}
    return Searched(number, round(process_time() - began, 1), dict(tally.passed), sieves, tuple(puzzles))


def searched_in(log: Path) -> list[Searched]:
    return [msgspec.json.decode(line, type=Searched) for line in log.read_bytes().splitlines()] if log.exists() else []


# --- choosing ---------------------------------------------------------------------------------------------------------


def pick(ruleset: AnyRuleset, searched: list[Searched], most: int) -> str:
    found, kept = [puzzle for each in searched for puzzle in each.puzzles], puzzles_of(ruleset)
    chosen = mixed(kept, [each for each in found if each.id not in {puzzle.id for puzzle in kept}], most)
    write(ruleset, chosen)
    looked = sum((Counter(each.looked) for each in searched), Counter[str]())
    sieves = {name: sum(each.sieves.get(name, 0.0) for each in searched) for name in looked}
    return (f"{ruleset.id}: {len(searched)} games, {sum(each.seconds for each in searched):.0f} s; "
            f"{', '.join(f'{name} {count} ({sieves[name]:.0f} s)' for name, count in looked.items())}; "
            f"{len(found)} found, {len(chosen)} chosen "
            f"({len(kept)} of them before); "
            f"difficulty {sorted(Counter(each.difficulty for each in chosen).items())}; "
            f"scenarios {len({each.scenario for each in chosen})}; kinds {Counter(each.kind for each in chosen).most_common()}")


def write(ruleset: AnyRuleset, puzzles: Sequence[Puzzle]) -> None:
    (ruleset.folder / FILE).write_text("\n".join(map(in_toml, puzzles)), encoding="utf-8")


def check(ruleset: AnyRuleset) -> str:
    before = puzzles_of(ruleset)
    kept = [puzzle for puzzle in before if holds(ruleset, puzzle)]
    write(ruleset, kept)
    gone = [puzzle.id for puzzle in before if puzzle not in kept]
    return f"{ruleset.id}: {len(kept)} of {len(before)} stay; gone: {', '.join(gone) or 'none'}"


def holds(ruleset: AnyRuleset, puzzle: Puzzle) -> bool:
    match = puzzle.opened(ruleset)
    options = {each.text: each for each in match.options(puzzle.seat)}
    one, other = (options[puzzle.options[at].action] for at in (0, puzzle.right))
    return (holds_among_bots(match, puzzle.seat, one, other, AMONG_BOTS)
            and Proof(match, puzzle.seat, puzzle.id).still_holds(puzzle.solutions))


def mixed(kept: Sequence[Puzzle], found: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """Adds, one after the other, the puzzle whose kind, scenario, seat and difficulty have been taken least often so far. None
    that all bots solve, and of those that come from one game and have the same solution only one."""
    taken, chosen = Counter(mark for each in kept for mark in marks(each)), list(kept)
    left, known = [each for each in found if each.found < each.asked], {lesson(each) for each in kept}
    while left and len(chosen) < most:
        best = min(left, key=lambda each: (sum(taken[mark] for mark in marks(each)), each.difficulty == 1, -each.gap))
        left.remove(best)
        if lesson(best) not in known:
            chosen.append(best)
            taken.update(marks(best))
            known.add(lesson(best))
    return chosen


def game_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The game that it comes from, or the one from which its small game comes."""
    return tuple(puzzle.id.split("/")[:3])


def lesson(puzzle: Puzzle) -> tuple[object, ...]:
    return game_of(puzzle), puzzle.kind, puzzle.solutions


def marks(puzzle: Puzzle) -> list[object]:
    return [("kind", puzzle.kind), ("scenario", puzzle.scenario), ("seat", puzzle.seat), ("difficulty", puzzle.difficulty),
            ("verb", puzzle.solutions[0].split()[0]), ("game", *game_of(puzzle))]


def in_toml(puzzle: Puzzle) -> str:
    """Facts in a line each, options and reasons too; the position as it is."""
    lines = ["[[puzzle]]"]
    for name, value in msgspec.to_builtins(puzzle).items():
        if name == "position":
            lines.append(f"position = '''\n{value}'''")
        elif isinstance(value, list):
            rows = "".join(f"    {msgspec.json.encode(row).decode()},\n" for row in value)
            lines.append(f"{name} = [\n{rows}]")
        else:
            lines.append(f"{name} = {msgspec.json.encode(value).decode()}")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    main()
