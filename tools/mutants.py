"""Mutation testing: changes the rules a little, one change at a time, and sees whether a test notices.

    python -m tools.mutants v_commandos --sample 150 --seed 1
    python -m tools.mutants v_commandos --at bocage/games/v_commandos/rules/spotting.py:120

One process imports everything and collects the tests. Each mutant is a fork of it in which the code of one function is
replaced; it runs the tests that enter the changed block, the most specific first, and stops at the first failure. Which tests
enter which block is recorded once, and again when code or tests change.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import gc
import json
import os
import resource
import signal
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from hashlib import sha256
from pathlib import Path
from types import FunctionType
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tools.mutations import Mutation, blocks, codes, mutations, replaced, units

ROOT = Path(__file__).parents[1]
CACHE = ROOT / ".mutants"
GAMES = ("v_commandos", "operation_commando", "heroes_of_normandie", "commandos_40k")
NOT_MUTATED = ROOT / "bocage" / "core" / "conformance"      # itself a test of the games
SLOW = 3.0                                          # seconds; longer tests are broken off and left out
BUDGET = 20.0                                       # seconds of tests for one mutant
MEMORY = 4 << 30                                    # bytes; a mutant that takes more is killed by it
KILLED, SURVIVED, UNREACHED, BROKEN = 10, 11, 12, 13
Block = tuple[str, str, int]


class TooLong(BaseException):
    """Breaks off a test that takes too long."""


class Reach(NamedTuple):
    """What one test enters."""

    seconds: float
    blocks: frozenset[Block]


def targets(subject: str) -> list[Path]:
    """The files to be changed: the rules of a game, or the core."""
    folder = ROOT / "bocage" / "core" if subject == "core" else ROOT / "bocage" / "games" / subject / "rules"
    return [path for path in sorted(folder.rglob("*.py")) if not path.is_relative_to(NOT_MUTATED)]


def tests(subject: str) -> list[str]:
    own = ["tests/core", "tests/toys", "tests/bots"] if subject == "core" else [f"tests/{subject}"]
    return [*own, "tests/playthroughs"]


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def functions(paths: Iterable[Path]) -> dict[tuple[str, str], FunctionType]:
    """Every function in memory that stands in those files, by file and qualified name; also those behind a decorator."""
    files = {str(path): str(path.relative_to(ROOT)) for path in paths}
    found: dict[tuple[str, str], FunctionType] = {}
    gc.unfreeze()                                   # tests/conftest.py has frozen everything: frozen objects are not listed
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename in files:
            found.setdefault((files[thing.__code__.co_filename], thing.__code__.co_qualname), thing)
    return found


# --- which tests enter which block ------------------------------------------------------------------------------------


def instrument(paths: Iterable[Path], entered: set[Block]) -> None:
    """From now on every block that is entered is added to the set."""
    vars(builtins)["__entered__"] = entered.add
    known = functions(paths)
    for path in paths:
        tree, file = parse(path), str(path.relative_to(ROOT))
        whole = units(tree)
        for name, unit in whole.items():
            for number, body in list(blocks(unit)):
                call = ast.parse(f"__entered__(({file!r}, {name!r}, {number}))").body[0]
                for node in ast.walk(call):
                    ast.copy_location(node, body[0])        # a test that is broken off there can be told where
                body.insert(1 if is_docstring(body[0]) and len(body) > 1 else 0, call)
        compiled = codes(path, tree)
        for name in whole:
            if (file, name) in known:
                known[file, name].__code__ = compiled[name].replace(
                    co_firstlineno=known[file, name].__code__.co_firstlineno)


def is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def record(items: list[pytest.Item], paths: list[Path], out: Path) -> None:
    """In a fork: runs those tests and writes down what each entered."""
    entered: set[Block] = set()
    instrument(paths, entered)
    reached = {}
    for number, item in enumerate(items):
        entered.clear()
        started = time.process_time()
        passed = run(item, items[number + 1] if number + 1 < len(items) else None, SLOW)
        reached[item.nodeid] = (passed, time.process_time() - started, sorted(entered))
    out.write_text(json.dumps(reached), encoding="utf-8")


def break_off(_signal: int, _frame: object) -> None:
    raise TooLong


def stamps(items: Iterable[pytest.Item]) -> dict[str, str]:
    """Changes for a test when its file changes, and for all tests when the package or a helper of the tests changes."""
    package = [path for ending in ("py", "toml") for path in (ROOT / "bocage").rglob(f"*.{ending}")]
    helpers = [path for path in (ROOT / "tests").rglob("*.py") if not path.name.startswith("test_")]
    common = sha256(b"".join(path.read_bytes() for path in sorted(package + helpers))).digest()
    own = {path: sha256(common + path.read_bytes()).hexdigest() for path in {item.path for item in items}}
    return {item.nodeid: own[item.path] for item in items}


def reaches(session: pytest.Session, subject: str, paths: list[Path], jobs: int) -> dict[str, Reach]:
    """What each test enters: as it was written down, or by running it once."""
    stamp = stamps(session.items)
    kept = CACHE / f"{subject}.json"
    known = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    known = {test: seen for test, seen in known.items() if stamp.get(test) == seen[0]}
    if wanted := [item for item in session.items if item.nodeid not in known]:
        print(f"Recording which of {len(wanted)} tests enter which block", flush=True)
        CACHE.mkdir(exist_ok=True)
        parts = [CACHE / f"{subject}.{part}" for part in range(jobs)]
        children = [fork(partial(record, wanted[part::jobs], paths, parts[part])) for part in range(jobs)]
        for child in children:
            os.waitpid(child, 0)
        for part in parts:
            known |= {test: (stamp[test], *seen) for test, seen in json.loads(part.read_text(encoding="utf-8")).items()}
            part.unlink()
        kept.write_text(json.dumps(known), encoding="utf-8")
    for test, (_, passed, seconds, _) in known.items():
        if not passed and seconds < 0.9 * SLOW:             # those that took longer were broken off
            print(f"left out, since it fails without any change: {test}")
    return {test: Reach(seconds, frozenset((file, unit, number) for file, unit, number in entered))
            for test, (_, passed, seconds, entered) in known.items() if passed and seconds <= SLOW}


# --- one mutant -------------------------------------------------------------------------------------------------------


def run(item: pytest.Item, following: pytest.Item | None, seconds: float) -> bool:
    """Runs one test for so long at most; whether it passed."""
    signal.signal(signal.SIGPROF, break_off)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    reports = runtestprotocol(item, log=False, nextitem=following)
    signal.setitimer(signal.ITIMER_PROF, 0)
    return not any(report.failed for report in reports)


def fork(work: Callable[[], object]) -> int:
    """Runs that in a child, silently; its exit status is what it returns."""
    child = os.fork()
    if child:
        return child
    nowhere = os.open(os.devnull, os.O_WRONLY)
    code = BROKEN
    try:
        os.dup2(nowhere, 1)
        result = work()
        code = result if isinstance(result, int) else 0
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(code)


def apply(mutation: Mutation, function: FunctionType) -> None:
    """Replaces the code of one function: whoever has imported it has the changed one."""
    path = ROOT / mutation.file
    tree = parse(path)
    unit = units(tree)[mutation.unit]
    replaced(unit, mutation.node, mutation.operator)
    function.__code__ = codes(path, tree)[mutation.unit]
    if function.__defaults__:
        function.__defaults__ = tuple(constants(unit.args.defaults, function.__defaults__))
    if function.__kwdefaults__:
        names = [argument.arg for argument, default in zip(unit.args.kwonlyargs, unit.args.kw_defaults, strict=True) if default]
        given = [default for default in unit.args.kw_defaults if default is not None]
        function.__kwdefaults__ = dict(zip(names, constants(given, tuple(function.__kwdefaults__.values())), strict=True))


def constants(written: list[ast.expr], values: tuple[object, ...]) -> list[object]:
    """Default values as they are now written, where that can be read without running anything."""
    found: list[object] = []
    for expression, value in zip(written, values, strict=True):
        try:
            found.append(ast.literal_eval(expression))
        except ValueError:
            found.append(value)
    return found


def attempt(mutation: Mutation, function: FunctionType, items: list[pytest.Item], seconds: list[float]) -> int:
    """In a fork: whether these tests notice the change, by a failure or by not coming to an end."""
    limit = int(10 + 6 * sum(seconds))
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.alarm(limit * 20)
    try:
        apply(mutation, function)
    except (ValueError, LookupError, SyntaxError):
        return BROKEN
    for number, item in enumerate(items):
        if not run(item, items[number + 1] if number + 1 < len(items) else None, 2 + 6 * seconds[number]):
            return KILLED
    return SURVIVED


# --- all of them ------------------------------------------------------------------------------------------------------


def sample(paths: list[Path], number: int, seed: str, at: list[str]) -> list[Mutation]:
    """So many mutations, spread over the files by how many each has, at least one a file; the same for the same seed."""
    by_file = {path: list(mutations(str(path.relative_to(ROOT)), parse(path))) for path in paths}
    if at:
        return [mutation for found in by_file.values() for mutation in found
                if mutation.file in at or f"{mutation.file}:{mutation.line}" in at]
    total = sum(map(len, by_file.values()))
    chosen: list[Mutation] = []
    for found in by_file.values():
        share = min(len(found), max(1, round(number * len(found) / total)))
        chosen += sorted(found, key=lambda mutation: sha256(f"{seed} {mutation}".encode()).digest())[:share]
    return chosen


def pick(tests: list[str], reach: dict[str, Reach]) -> list[str]:
    """These tests, quick and specific ones first, as far as the budget goes."""
    picked, seconds = [], 0.0
    for test in sorted(tests, key=lambda test: (reach[test].seconds + 0.01) * len(reach[test].blocks)):
        if seconds < BUDGET:
            picked.append(test)
            seconds += reach[test].seconds
    return picked


class Mutants:
    """The pytest plug-in: instead of running the tests in order, runs some of them for each mutant."""

    def __init__(self, subject: str, wishes: argparse.Namespace) -> None:
        self.subject = subject
        self.wishes = wishes
        self.outcomes: dict[Mutation, int] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        paths = targets(self.subject)
        reach = reaches(session, self.subject, paths, self.wishes.jobs)
        entering: dict[Block, list[str]] = defaultdict(list)
        for test, seen in reach.items():
            for block in seen.blocks:
                entering[block].append(test)
        by_id = {item.nodeid: item for item in session.items}
        running: dict[int, Mutation] = {}
        chosen = sample(paths, self.wishes.sample, self.wishes.seed, self.wishes.at)
        known = functions(paths)
        assert known, "no function of these files is in memory"
        gc.freeze()                                 # so that a child's garbage collection does not copy the parent's memory
        for mutation in chosen:
            if (mutation.file, mutation.unit) not in known:
                continue
            able = pick(entering[mutation.file, mutation.unit, mutation.block], reach)
            if not able:
                self.tell(mutation, UNREACHED)
                continue
            items = [by_id[test] for test in able]
            seconds = [reach[test].seconds for test in able]
            function = known[mutation.file, mutation.unit]
            running[fork(partial(attempt, mutation, function, items, seconds))] = mutation
            if len(running) >= self.wishes.jobs:
                self.wait(running)
        while running:
            self.wait(running)
        return True

    def wait(self, running: dict[int, Mutation]) -> None:
        child, status = os.wait()
        code = os.waitstatus_to_exitcode(status)
        self.tell(running.pop(child), code if code in (SURVIVED, BROKEN) else KILLED)

    def tell(self, mutation: Mutation, outcome: int) -> None:
        if outcome == BROKEN:
            return
        self.outcomes[mutation] = outcome
        if outcome != KILLED:
            print(f"{'no test' if outcome == UNREACHED else 'survived'}  {mutation}", flush=True)

    def score(self) -> str:
        killed = sum(outcome == KILLED for outcome in self.outcomes.values())
        number = len(self.outcomes)
        return f"{self.subject}: {killed} of {number} mutants noticed, {100 * killed / max(1, number):.1f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subject", choices=(*GAMES, "core"))
    parser.add_argument("--sample", type=int, default=150)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--at", nargs="+", default=[], help="only in these files or on these lines (path or path:line)")
    wishes = parser.parse_args()
    plugin = Mutants(wishes.subject, wishes)
    started = time.monotonic()
    os.chdir(ROOT)
    options = ["-q", "-s", "-p", "no:cacheprovider", "-m", "not soak and not slow",
               "-k", "not games_conform and not toys_conform"]
    code = pytest.main([*options, *tests(wishes.subject)], plugins=[plugin])
    print(f"{plugin.score()} in {time.monotonic() - started:.0f} s")
    sys.exit(code if code not in (0, 5) else 0)


if __name__ == "__main__":
    main()
