"""How many tables a server holds: ``make load``.

Tables of all four games, in the middle of a game, with two people each at sockets of their own. At each table somebody
chooses every five seconds; before that he points at two options, as somebody does who looks at their odds. Beside it, at the
same time, a bare WebSocket echo is asked. Prints how long accepted choices took, the CPU time, messages, bytes and commits of
each, memory, and how late the event loops were.

    python -m bench.many_tables [--tables 500] [--processes 2] [--seconds 60] [--every 5]

On a machine that others use too the CPU time counts more than how long things took; how busy the others were is printed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from time import perf_counter, process_time, sleep, time
from typing import NamedTuple

import httpx
import msgspec
import uvloop
import websockets
from websockets.asyncio.client import ClientConnection, connect

import bocage
from bench.processes import Use, busy
from bocage.core.match import Match
from bocage.server.matches.room import base_of
from bocage.server.storage.store import Store
from bocage.server.storage.tables import MatchRow, Person, SeatRow
from bocage.server.web.tokens import hashed, new_id, new_secret
from bocage.server.wire.telling import turns_of
from tests.server.process import ServerProcess, free_port

EVERY = 5.0                             # seconds between two choices at a table
LOOKS = (0.2, 0.6)                      # of that time is over when the player points at an option
WARM = 1.5                              # times that, before anything is counted
ECHOES, ECHO_EVERY = 20, 1.0            # sockets of the echo, and seconds between two messages on each
AT_ONCE = 24                            # sockets that are opened at the same time
OPENING, ANSWERED = 120.0, 30.0          # seconds
NAMES = ("anna", "ben")
GAMES = (("v_commandos", "shooting_star"), ("operation_commando", "graignes"), ("heroes_of_normandie", "farmhouse"),
         ("commandos_40k", "rescue"), ("v_commandos", "airfield"), ("operation_commando", "historical"),
         ("heroes_of_normandie", "first_contact"), ("commandos_40k", "exfiltration"))
# What must hold on an idle machine with two cores, by the number of processes: p50 and p99 in seconds.
GOALS = {2: (500, 0.020, 0.100), 0: (100, None, 0.060)}


class Heard(msgspec.Struct, frozen=True):
    """What a player of this test reads of a frame."""

    class Question(msgspec.Struct, frozen=True):
        class Option(msgspec.Struct, frozen=True):
            action: str
            seat: int

        options: tuple[Option, ...] = ()

    class Weighed(msgspec.Struct, frozen=True):
        action: str

    type: str
    seq: int = -1
    key: str = ""
    code: str = ""
    question: Question | None = None
    weighed: tuple[Weighed, ...] = ()


heard_of = msgspec.json.Decoder(Heard).decode


class Seat(NamedTuple):
    """A player who is known to the server: his secret, and an address of his own."""

    token: str
    address: str


class Placed(NamedTuple):
    match: str
    seats: tuple[Seat, ...]


# --- tables in the middle of a game -----------------------------------------------------------------------------------


def in_the_middle(game: str, scenario: str, rng: Random) -> Match:
    """A game somewhere between its start and its end, played at random."""
    while True:
        match = bocage.new(game, scenario, NAMES, f"{rng.random()}")
        for _ in range(rng.randrange(10, 90)):
            if match.decision is None:
                break
            match.play(rng.choice(list(match.decision.options)))
        if match.decision is not None:
            return match


def place(store: Store, number: int, rng: Random) -> Placed:
    """Puts a table into the database of a server that has not been started yet."""
    people, seats = [], []
    for at, name in enumerate(NAMES):
        people.append(Person(new_id(), name, False))
        address = 2 * number + at
        seats.append(Seat(new_secret(), f"10.{address // 62500}.{address // 250 % 250}.{address % 250 + 1}"))
        store.add_person(hashed(seats[-1].token), people[-1])
    return Placed(stored(store, in_the_middle(*GAMES[number % len(GAMES)], rng), people), tuple(seats))


def stored(store: Store, match: Match, people: Sequence[Person], now: float = 0.0) -> str:
    """The id of a match that is put into a database, with these people at its seats."""
    base, now = base_of(match, turns_of(match), ()), now or time()
    row = MatchRow(new_id(), match.setup.game, match.setup.scenario, dict(match.setup.options), people[0].id, base.record, 0,
                   base.turn, base.asked, "", False, (), now, now)
    store.create(row, [SeatRow(at, "person", person.name, person.id, "") for at, person in enumerate(people)], {})
    return row.id


def place_all(database: str, tables: int, rng: Random) -> list[Placed]:
    store = Store(database)
    store.migrate()
    store.engine.dispose()
    placed = [place(store, number, rng) for number in range(tables)]
    store.close()
    return placed


# --- who plays --------------------------------------------------------------------------------------------------------


class Counts:
    """What all players together have seen since the counting began."""

    def __init__(self) -> None:
        self.is_on = False
        self.acked: list[float] = []
        self.told: list[float] = []                         # until both players have the new position
        self.refused: list[str] = []
        self.unanswered = 0                                 # tables that were left because an answer took too long
        self.echoed: list[float] = []
        self.late: list[float] = []                         # of this program's own event loop
        self.messages = self.bytes = 0

    def count(self, into: list[float], seconds: float) -> None:
        if self.is_on:
            into.append(seconds)


class Chair:
    """A player's socket."""

    def __init__(self, url: str, placed: Placed, seat: Seat, counts: Counts) -> None:
        self.url = url
        self.placed = placed
        self.seat = seat
        self.counts = counts
        self.update: Heard | None = None
        self.weighed: set[str] = set()                      # the options of the present question whose odds are known
        self.news = asyncio.Event()
        self.answers: dict[str, asyncio.Future[Heard]] = {}

    async def open(self) -> None:
        self.socket: ClientConnection = await connect(
            f"{self.url.replace('http', 'ws', 1)}/ws/{self.placed.match}", origin=websockets.Origin(self.url), max_size=None,
            additional_headers={"Cookie": f"bocage={self.seat.token}", "X-Forwarded-For": self.seat.address},
            open_timeout=OPENING, ping_interval=None)
        await self.say({"type": "hello", "lang": "en"})
        self.reader = asyncio.create_task(self.read())
        async with asyncio.timeout(OPENING):
            await self.news.wait()

    async def point(self, action: str) -> None:
        """Looks at an option; the server is only told where its odds are not known yet, as the client does."""
        if action not in self.weighed:
            await self.say({"type": "point", "action": action})

    async def say(self, frame: dict[str, object]) -> None:
        await self.socket.send(json.dumps(frame))

    async def read(self) -> None:
        with suppress(websockets.ConnectionClosed):
            async for data in self.socket:
                if self.counts.is_on:
                    self.counts.messages += 1
                    self.counts.bytes += len(data)
                heard = heard_of(data)
                if heard.type == "update":
                    self.update, self.weighed = heard, set()
                    self.news.set()
                elif heard.type == "odds" and self.update is not None and heard.seq == self.update.seq:
                    self.weighed.update(each.action for each in heard.weighed)
                elif heard.type in ("ack", "refused") and heard.key in self.answers:
                    self.answers.pop(heard.key).set_result(heard)
                elif heard.type == "refused":
                    self.counts.refused.append(heard.code)

    @property
    def options(self) -> Sequence[Heard.Question.Option]:
        return self.update.question.options if self.update and self.update.question else ()

    async def reach(self, seq: int) -> None:
        while self.update is None or self.update.seq < seq:
            self.news.clear()
            await self.news.wait()


async def play(chairs: Sequence[Chair], counts: Counts, rng: Random) -> None:
    """One table: somebody who is asked looks at options, then chooses."""
    await asyncio.sleep(rng.uniform(0, EVERY))
    number = 0
    with suppress(TimeoutError):
        while await look_and_choose(chairs, f"choice-{number:06}", rng):
            number += 1
        return                                              # the game is over
    counts.unanswered += 1


async def look_and_choose(chairs: Sequence[Chair], key: str, rng: Random) -> bool:
    """Whether somebody had something to choose."""
    due, began = next((chair for chair in chairs if chair.options), None), perf_counter()
    if due is None:
        return False
    for share in LOOKS:
        await asyncio.sleep(EVERY * share - (perf_counter() - began))
        await due.point(rng.choice(due.options).action)
    await asyncio.sleep(max(0.0, EVERY * rng.uniform(0.8, 1.2) - (perf_counter() - began)))
    await choose(chairs, due, key, rng)
    return True


async def choose(chairs: Sequence[Chair], due: Chair, key: str, rng: Random) -> None:
    option, counts = rng.choice(due.options), due.counts
    assert due.update is not None
    answer = due.answers[key] = asyncio.get_running_loop().create_future()
    began = perf_counter()
    await due.say({"type": "act", "key": key, "at": due.update.seq, "action": option.action, "seat": option.seat})
    async with asyncio.timeout(ANSWERED):
        told = await answer
    if told.type == "refused":
        counts.refused.append(told.code)
        return
    counts.count(counts.acked, perf_counter() - began)
    async with asyncio.timeout(ANSWERED):
        for chair in chairs:
            await chair.reach(told.seq)
    counts.count(counts.told, perf_counter() - began)


async def ask_the_echo(port: int, counts: Counts, rng: Random) -> None:
    async with connect(f"ws://127.0.0.1:{port}/", ping_interval=None) as socket:
        while True:
            await asyncio.sleep(ECHO_EVERY * rng.uniform(0.5, 1.5))
            began = perf_counter()
            await socket.send('{"type":"act","key":"choice-000001","at":17,"action":"move scout d","seat":0}')
            await socket.recv()
            counts.count(counts.echoed, perf_counter() - began)


async def look_at_the_loop(counts: Counts) -> None:
    while True:
        due = perf_counter() + 0.05
        await asyncio.sleep(0.05)
        counts.count(counts.late, perf_counter() - due)


# --- what the server says of itself -----------------------------------------------------------------------------------


def ports_of(server: ServerProcess) -> dict[str, int]:
    """The port of each process of a server, by its name."""
    lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    return {line["process"]: line["port"] for line in lines if line["event"] == "started"}


def metrics_of(port: int) -> dict[str, float]:
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False, timeout=ANSWERED).text
    return {name: float(value) for name, value in re.findall(r"^(bocage_\S+) (\S+)$", text, re.MULTILINE)}


def quantile(before: dict[str, float], after: dict[str, float], name: str, share: float) -> float:
    """A quantile of a histogram between two readings: the upper edge of the bucket that it falls into."""
    edges = [(float(edge.group(1)), after[key] - before.get(key, 0.0)) for key in after
             if (edge := re.fullmatch(re.escape(f"bocage_{name}_bucket") + r'\{.*le="([^"]+)"\}', key))]
    total = max((count for _, count in edges), default=0.0)
    return min((edge for edge, count in edges if count >= share * total), default=0.0)


class Reading:
    """The use and the metrics of a server at one moment."""

    def __init__(self, server: ServerProcess, ports: dict[str, int]) -> None:
        self.use = Use(server.pid)
        self.metrics = {name: metrics_of(port) for name, port in ports.items()}
        self.busy, self.own, self.at = busy(), process_time(), perf_counter()

    def total(self, name: str) -> float:
        return sum(each.get(name, 0.0) for each in self.metrics.values())


# --- a run ------------------------------------------------------------------------------------------------------------


class Measured(NamedTuple):
    """What one run has shown; seconds and bytes of one accepted choice."""

    tables: int
    processes: int
    seconds: float
    counts: Counts
    before: Reading
    after: Reading

    @property
    def acts(self) -> int:
        return max(1, len(self.counts.acked))

    def cpu(self, role: str) -> float:
        return (self.after.use.seconds[role] - self.before.use.seconds[role]) / self.acts

    def counted(self, name: str) -> float:
        return (self.after.total(name) - self.before.total(name)) / self.acts


def at(times: Sequence[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


def spread(times: Sequence[float]) -> str:
    return f"p50 {1000 * at(times, 0.5):.1f} ms, p95 {1000 * at(times, 0.95):.1f} ms, p99 {1000 * at(times, 0.99):.1f} ms"


def told(run: Measured) -> Iterator[str]:
    counts, before, after = run.counts, run.before, run.after
    roles = sorted(after.use.seconds)
    yield (f"{run.tables} tables, {2 * run.tables} sockets, {run.processes or 'no'} game processes, {run.seconds:.0f} s: "
           f"{len(counts.acked)} choices accepted ({len(counts.acked) / run.seconds:.1f} a second), {len(counts.refused)} "
           f"refused, {counts.unanswered} tables left after {ANSWERED:.0f} s without an answer")
    yield f"accepted after {spread(counts.acked)}"
    yield f"both told after {spread(counts.told)}"
    yield (f"echo beside it {spread(counts.echoed)}; a choice takes {at(counts.acked, 0.5) / at(counts.echoed, 0.5):.1f} times "
           f"as long at p50, {at(counts.acked, 0.99) / at(counts.echoed, 0.99):.1f} times at p99")
    yield (f"a choice: {1000 * sum(map(run.cpu, roles)):.2f} ms CPU ("
           + ", ".join(f"{role} {1000 * run.cpu(role):.2f}" for role in roles)
           + f"), {counts.messages / run.acts:.1f} messages and {counts.bytes / run.acts / 1000:.1f} kB to the players, "
           f"{sum(after.use.bytes[role] - before.use.bytes[role] for role in roles) / run.acts / 1000:.1f} kB written, "
           f"{run.counted('bocage_commit_seconds_count'):.2f} commits")
    yield "memory: " + ", ".join(f"{role} {after.use.memory[role] / 1e6:.0f} MB in {after.use.counts[role]}"
                                 for role in sorted(after.use.counts))
    for name, metrics in after.metrics.items():
        first = before.metrics[name]
        late, usual, slow = (1000 * quantile(first, metrics, f"{what}_seconds", share)
                             for what, share in (("loop_lag", 0.99), ("commit", 0.5), ("commit", 0.99)))
        yield (f"{name.partition('-')[0]}: event loop late p99 ≤ {late:.0f} ms, commits p50 ≤ {usual:.0f} ms, "
               f"p99 ≤ {slow:.0f} ms")
    wall, cores = after.at - before.at, os.cpu_count() or 1
    ours = sum(after.use.seconds.values()) - sum(before.use.seconds.values())
    players = after.own - before.own
    yield (f"of {cores} cores the server used {ours / wall:.2f}, the players {players / wall:.2f}, others "
           f"{max(0.0, (after.busy - before.busy - ours - players) / wall):.2f}; the players' own loop was late by "
           f"{spread(counts.late)}")


def judged(run: Measured) -> Iterator[str]:
    tables, p50, p99 = GOALS.get(run.processes, (0, None, None))
    if tables != run.tables:
        return
    for share, goal in ((0.5, p50), (0.99, p99)):
        if goal is not None:
            took = at(run.counts.acked, share)
            yield f"p{100 * share:.0f} below {1000 * goal:.0f} ms: {'yes' if took < goal else 'NO'}, {1000 * took:.1f} ms"


@contextmanager
def echoing() -> Iterator[int]:
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "bench.echo", f"{port}"], stdout=subprocess.DEVNULL)
    try:
        yield port
    finally:
        process.kill()
        process.wait()


async def opened(server: ServerProcess, placed: Sequence[Placed], counts: Counts) -> list[tuple[Chair, ...]]:
    gate = asyncio.Semaphore(AT_ONCE)
    chairs = [tuple(Chair(server.url, table, seat, counts) for seat in table.seats) for table in placed]

    async def open_one(chair: Chair) -> None:
        async with gate:
            await chair.open()

    await asyncio.gather(*(open_one(chair) for table in chairs for chair in table))
    return chairs


async def measured(server: ServerProcess, placed: Sequence[Placed], processes: int, seconds: float, rng: Random) -> Measured:
    counts, began = Counts(), perf_counter()
    with echoing() as echo:
        chairs = await opened(server, placed, counts)
        print(f"{2 * len(placed)} sockets opened in {perf_counter() - began:.0f} s", flush=True)
        tasks = [asyncio.create_task(play(table, counts, Random(rng.random()))) for table in chairs]
        tasks += [asyncio.create_task(ask_the_echo(echo, counts, Random(rng.random()))) for _ in range(ECHOES)]
        tasks.append(asyncio.create_task(look_at_the_loop(counts)))
        await asyncio.sleep(WARM * EVERY)
        ports = ports_of(server)
        before = await asyncio.to_thread(Reading, server, ports)
        counts.is_on = True
        await asyncio.sleep(seconds)
        counts.is_on = False
        after = await asyncio.to_thread(Reading, server, ports)
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for chair in (chair for table in chairs for chair in table):
            chair.reader.cancel()
            chair.socket.transport.abort()
    faults = [each for each in ended if isinstance(each, Exception)]
    if faults:
        raise faults[0]
    return Measured(len(placed), processes, after.at - before.at, counts, before, after)


def set_pace(seconds: float) -> None:
    """How often somebody chooses at a table."""
    global EVERY
    EVERY = seconds


def run(tables: int, processes: int, seconds: float, seed: int = 1) -> Measured:
    rng = Random(seed)
    with tempfile.TemporaryDirectory() as name:
        folder, database = Path(name), f"sqlite:///{name}/bocage.sqlite3"
        placed = place_all(database, tables, rng)
        more = ["--proxy", "127.0.0.1", *(["--processes", f"{processes}"] if processes else [])]
        with ServerProcess(folder, database, more=more) as server:
            until_there(server, processes + 1)
            try:
                return uvloop.run(measured(server, placed, processes, seconds, rng))
            finally:
                require_no_fault(server)


def require_no_fault(server: ServerProcess) -> None:
    faults = [line for line in server.log.splitlines() if '"level":"error"' in line]
    assert not faults, "\n".join(faults[:5])


def until_there(server: ServerProcess, processes: int) -> None:
    end = perf_counter() + OPENING
    while len(ports_of(server)) < processes and perf_counter() < end:
        sleep(0.1)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--processes", type=int, default=2)
    options.add_argument("--seconds", type=float, default=60.0)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--every", type=float, default=EVERY)
    asked = options.parse_args()
    set_pace(asked.every)
    found = run(asked.tables, asked.processes, asked.seconds, asked.seed)
    for line in (*told(found), *judged(found)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
