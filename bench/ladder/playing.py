"""Plays the games of the ladder, on several cores, and keeps what came of each."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import NamedTuple

import bocage
from bench.ladder.elsewhere import AWAY, Elsewhere
from bocage.bots import Bot, LevelBot, Viewpoint, answering_seat, make
from bocage.core.action import Action
from bocage.core.match import Match
from bocage.games import find

MOST_DECISIONS = 20_000


class Job(NamedTuple):
    """One game: ``bots`` in the order of the seats. A squad of one bot has one name."""

    game: str
    scenario: str
    bots: tuple[str, ...]
    number: int
    difficulty: str = "standard"

    @property
    def key(self) -> str:
        return " ".join((self.game, self.scenario, "/".join(self.bots), f"{self.number}", self.difficulty))


class Played(NamedTuple):
    """What came of a game. ``times``: the processor time of each decision by bot, in milliseconds."""

    score: float                # of the first seat
    rule: str
    decisions: int
    seconds: float
    times: dict[str, list[float]]


Jobs = Iterable[Job]
Kept = dict[str, Played]


def squad(commandos: int, number: int) -> str:
    """A random squad of V-Commandos, the same for every bot."""
    rng = Random(f"squad/{number}")
    roles = rng.sample(("medic", "sniper", "scout", "sapper", "officer"), commandos)
    return ",".join(f"{role}:{rng.choice(('blue', 'ochre'))}" for role in roles)


def play(job: Job) -> tuple[Job, Played]:
    pieces = next(each.pieces for each in find(job.game).scenarios if each.id == job.scenario)
    options = {"difficulty": job.difficulty, "squad": squad(pieces, job.number)} if job.game == "v_commandos" else {}
    seed = f"ladder/{job.number}"
    match = bocage.new(job.game, job.scenario, [f"bot:seat{seat}" for seat, _ in enumerate(job.bots)], seed, options)
    choosers = [chooser(name, f"{job.number}/{seat}", seed) for seat, name in enumerate(job.bots)]
    times: dict[str, list[float]] = {name: [] for name in job.bots}
    started = perf_counter()
    with ExitStack() as ending:
        for each in choosers:
            if isinstance(each, Elsewhere):
                ending.callback(each.close)
        while match.decision is not None and len(match.moves) < MOST_DECISIONS:
            seat = answering_seat(match)
            bot, before = seat % len(choosers), process_time()
            match.play(choice_of(choosers[bot], match, seat), seat)
            times[job.bots[bot]].append(round(1000.0 * (process_time() - before), 1))
    result = match.result
    score, rule = (0.0, "") if result is None else (result.scores[0], result.rule)
    return job, Played(score, rule, len(match.moves), perf_counter() - started, times)


def chooser(name: str, seed: str, match_seed: str) -> Bot | Elsewhere:
    """A level thinks for its play-outs alone, not for so many seconds: then a busy machine changes nothing."""
    if name.startswith(AWAY):
        return Elsewhere(name, seed, match_seed)
    bot = make(name, seed)
    if isinstance(bot, LevelBot):
        bot.hurries = False
    return bot


def choice_of(player: Bot | Elsewhere, match: Match, seat: int) -> Action:
    return player.choose(match, seat) if isinstance(player, Elsewhere) else player.choose(Viewpoint(match, seat))


def kept(file: Path | None) -> Kept:
    """The games that an earlier run has written down."""
    if file is None or not file.exists():
        return {}
    return {key: Played(*played) for key, played in map(json.loads, file.read_text(encoding="utf-8").splitlines())}


def play_all(jobs: Jobs, results: Kept, processes: int, keep: Path | None, enough: Callable[[], bool] = lambda: False) -> None:
    """Plays the jobs in their order, adds each to the results and to the file, and stops as soon as it is enough."""
    waiting: set[Future[tuple[Job, Played]]] = set()
    todo = (job for job in jobs if job.key not in results)
    with ProcessPoolExecutor(processes) as pool:
        while not enough():
            while len(waiting) < processes and (job := next(todo, None)) is not None:
                waiting.add(pool.submit(play, job))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                note(*future.result(), results, keep)
        for future in waiting:
            note(*future.result(), results, keep)


def note(job: Job, played: Played, results: Kept, keep: Path | None) -> None:
    results[job.key] = played
    word = "won" if played.score > 0.5 else "drawn" if played.score == 0.5 else "lost"
    print(f"{len(results)} {job.key}: {word} {played.rule}, {played.decisions} decisions, {played.seconds:.0f} s",
          file=sys.stderr, flush=True)
    if keep is not None:
        with keep.open("a", encoding="utf-8") as out:
            out.write(json.dumps([job.key, played]) + "\n")
