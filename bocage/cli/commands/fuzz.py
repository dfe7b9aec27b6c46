"""``bocage fuzz``: plays many random games and checks every oracle in each; uses all cores, with the same result on any
number."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bocage.cli.desk import Desk
from bocage.core.rulebook.catalogue import catalogue
from bocage.core.conformance import Failure, Summary, play_one
from bocage.core.errors import Unknown
from bocage.games import find

Played = tuple[Summary, Failure | None]


def fuzz(desk: Desk, game: str, games: int, seed: int, jobs: int, scenario: str, thorough: float) -> bool:
    """Returns True if no oracle complained in any game."""
    ruleset = find(game)
    known = [card.id for card in ruleset.scenarios]
    if scenario and scenario not in known:
        raise Unknown("scenario", scenario, ", ".join(known))
    total = Summary()
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                  console=Console(stderr=True), transient=True, disable=not desk.is_live) as progress:
        task = progress.add_task(desk.say("cli-fuzz-games"), total=games)
        for summary, failure in played(partial(one, game, seed, thorough, scenario), games, jobs or os.cpu_count() or 1):
            if failure is not None:
                show_failure(desk, failure, seed)
                return False
            total.add(summary)
            progress.advance(task)
    show_summary(desk, total, {rule.id for rule in catalogue(ruleset.folder).rule})
    return True


def one(game: str, seed: int, thorough: float, scenario: str, number: int) -> Played:
    return play_one(find(game), seed, number, thorough, scenario=scenario)


def played(play: partial[Played], games: int, jobs: int) -> Iterator[Played]:
    """Yields the results of the games in their order, whichever process played them."""
    if jobs == 1 or games == 1:
        yield from map(play, range(games))
        return
    with ProcessPoolExecutor(min(jobs, games), get_context("spawn"), leave_interrupts_to_the_parent) as workers:
        try:
            yield from workers.map(play, range(games), chunksize=max(1, min(8, games // (4 * jobs))))
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
