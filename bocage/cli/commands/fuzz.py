"""``bocage fuzz``: plays many random games and checks every oracle in each; uses all cores, with the same result on any
number."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bocage.cli.desk import Desk
from bocage.cli.files import shown
from bocage.core.rulebook.catalogue import catalogue
from bocage.core.conformance import Failure, Summary, play_one
from bocage.core.errors import BocageError, Unknown
from bocage.games import find

Played = tuple[Summary, Failure | None]


class Series(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the games of a series depend on: the first line of its log."""

    game: str
    version: str
    seed: int
    scenario: str
    thorough: float


class Passed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that has passed: a further line of a log."""

    number: int
    summary: Summary


class SeriesLog:
    """The games of a series that have passed, in a file: a long series that was stopped goes on where it was."""

    def __init__(self, file: Path, series: Series) -> None:
        self.file = file
        self.passed: dict[int, Summary] = {}
        if not file.exists():
            file.write_bytes(msgspec.json.encode(series) + b"\n")
            return
        first, *lines = file.read_bytes().splitlines() or [b""]
        try:
            known = msgspec.json.decode(first, type=Series)
            games = [msgspec.json.decode(line, type=Passed) for line in lines]
        except msgspec.MsgspecError as error:
            raise BocageError("cli-error-fuzz-log", file=shown(file)) from error
        if known != series:
            raise BocageError("cli-error-fuzz-log", file=shown(file))
        self.passed = {game.number: game.summary for game in games}

    def add(self, number: int, summary: Summary) -> None:
        with self.file.open("ab") as lines:
            lines.write(msgspec.json.encode(Passed(number, summary)) + b"\n")


def fuzz(desk: Desk, game: str, games: int, seed: int, jobs: int, scenario: str, thorough: float, file: Path | None) -> bool:
    """Returns True if no oracle complained in any game. ``file``: the log of the series; games in it are not played again."""
    ruleset = find(game)
    known = [card.id for card in ruleset.scenarios]
    if scenario and scenario not in known:
        raise Unknown("scenario", scenario, ", ".join(known))
    log = SeriesLog(file, Series(game, ruleset.version, seed, scenario, thorough)) if file is not None else None
    passed = log.passed if log is not None else {}
    left = [number for number in range(games) if number not in passed]
    total = Summary()
    for number in range(games):
        if number in passed:
            total.add(passed[number])
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                  console=Console(stderr=True), transient=True, disable=not desk.is_live) as progress:
        task = progress.add_task(desk.say("cli-fuzz-games"), total=games, completed=games - len(left))
        results = played(partial(one, game, seed, thorough, scenario), left, jobs or os.cpu_count() or 1)
        for number, (summary, failure) in zip(left, results, strict=True):
            if failure is not None:
                show_failure(desk, failure, seed)
                return False
            total.add(summary)
            if log is not None:
                log.add(number, summary)
            progress.advance(task)
    show_summary(desk, total, {rule.id for rule in catalogue(ruleset.folder).rule})
    return True


def one(game: str, seed: int, thorough: float, scenario: str, number: int) -> Played:
    return play_one(find(game), seed, number, thorough, scenario=scenario)


def played(play: partial[Played], numbers: Sequence[int], jobs: int) -> Iterator[Played]:
    """Yields the results of these games in their order, whichever process played them."""
    if jobs == 1 or len(numbers) <= 1:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(min(jobs, len(numbers)), get_context("spawn"), leave_interrupts_to_the_parent) as workers:
        try:
            yield from workers.map(play, numbers, chunksize=max(1, min(8, len(numbers) // (4 * jobs))))
        finally:
            workers.shutdown(wait=False, cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    signal(SIGINT, SIG_IGN)


def show_failure(desk: Desk, failure: Failure, seed: int) -> None:
    desk.text(desk.say("cli-fuzz-failed", game=failure.game, seed=seed, oracle=failure.oracle), "warning")
    for line in failure.message.splitlines():
        desk.text(f"  {line}")
    desk.text(desk.say("cli-fuzz-shortest"))
    for line in failure.record.splitlines():
        desk.text(f"  {line}")


def show_summary(desk: Desk, total: Summary, ids: set[str]) -> None:
    """Everything but the times is the same on every run; the last line is the digest over all final states."""
    seconds, slowest = total.slowest
    met = ids & set(total.rules)
    desk.text(desk.say("cli-fuzz-summary", games=total.games, decisions=total.decisions))
    desk.text(desk.say("cli-fuzz-speed", rate=round(total.decisions / total.seconds) if total.seconds else 0))
    desk.text(desk.say("cli-fuzz-slowest", milliseconds=round(1000 * seconds, 1), decision=slowest))
    looks = ", ".join(f"{what} {number}" for what, number in total.looks.items())
    desk.text(desk.say("cli-fuzz-looks", looks=looks))
    for result, number in sorted(total.results.items(), key=lambda entry: (-entry[1], entry[0])):
        desk.text(f"  {result}: {number}")
    desk.text(desk.say("cli-fuzz-rules", met=len(met), all=len(ids)))
    if ids - met:
        desk.text(f"  {desk.say('cli-fuzz-never')} {', '.join(sorted(ids - met))}", indent=4)
    if total.held:
        desk.text(desk.say("cli-fuzz-things", used=len(total.held) - len(total.never_used()), all=len(total.held)))
        for thing, games in total.never_used().items():
            desk.text(f"  {desk.say('cli-fuzz-unused', thing=thing, games=games)}", indent=4)
    desk.lines([[(f"digest {total.digest()}", "")]])
