"""Many tables at once, and people who do everything that can be done, in any order: all of them are told the same game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

import bocage
from bocage.core.record.reading import verify
from bocage.games import find
from bocage.server.wire.telling import Teller
from tests.marks import soak
from tests.server.client import Frame, Person, Table
from tests.server.conftest import fresh_database
from tests.server.process import ServerProcess
from tests.server.truth import kept

TABLES, SECONDS = 8, 20.0
ENOUGH, MANY = 120, 400                 # commands done at all tables together, or as many as are done in ``SECONDS``
SCENARIOS = ("shooting_star", "black_tea", "snowflake", "silent_harbour", "airfield", "church")
# What may be refused when several act at once: too late, not now, not mine any more.
LATE = {"stale", "illegal", "seat", "waits", "script"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with fresh_database(folder) as url, ServerProcess(folder, url, patient=True) as process:
        yield process
        assert '"level":"error"' not in process.log


class Actor:
    """Somebody who plays, takes back, hands over, talks, leaves and comes back."""

    done = 0                                                # by all of them

    def __init__(self, person: Person, match: str, seat: int, rng: Random, until: float, enough: int) -> None:
        self.person = person
        self.match = match
        self.seat = seat
        self.rng = rng
        self.until = until
        self.enough = enough

    @property
    def is_time(self) -> bool:
        return Actor.done < self.enough and asyncio.get_running_loop().time() < self.until

    async def play(self) -> None:
        while self.is_time:
            async with self.person.table(self.match) as table:
                while self.is_time and table.update["ending"] is None and self.rng.random() > 0.02:
                    await self.do(table)
                check(table)
                if table.update["ending"] is not None:
                    return

    async def do(self, table: Table) -> None:
        frame = self.something(table)
        if frame is None:
            await asyncio.sleep(0.01)
            return
        answer = await table.ask(frame)
        assert answer["type"] == "ack" or answer["code"] in LATE, (frame, answer)
        Actor.done += answer["type"] == "ack"
        await asyncio.sleep(self.rng.uniform(0, 0.02))

    def something(self, table: Table) -> Frame | None:
        chance, seq = self.rng.random(), table.seq
        if chance < 0.05:
            return {"type": "undo", "at": seq, "what": self.rng.choice(["choice", "activation"])}
        if chance < 0.08:
            return {"type": "hand", "seat": self.seat, "level": self.rng.choice(["", "", "recruit", "soldier"])}
        if chance < 0.1:
            return {"type": "say", "text": f"{Actor.done}"}
        if chance < 0.13:
            return {"type": "nudge", "at": seq}
        if table.options:
            option = self.rng.choice(table.options)
            return {"type": "act", "at": seq, "action": option["action"], "seat": option["seat"]}
        if self.seat in mine_with_bots(table):
            return {"type": "hand", "seat": self.seat, "level": ""}
        return None


def mine_with_bots(table: Table) -> list[int]:
    told = table.last("seats")
    return [seat for seat in told["mine"] if told["seats"][seat]["level"]] if told else []


def check(table: Table) -> None:
    """What one connection has heard is one story: numbers only rise, and the log has no gap."""
    numbers = [update["seq"] for update in table.all("update")]
    assert all(before <= after for before, after in pairwise(numbers))
    events = [event["n"] for event in table.log]
    assert all(after == before + 1 for before, after in pairwise(events))


@pytest.mark.parametrize("enough", [ENOUGH, pytest.param(MANY, marks=soak)])
def test_many_tables_at_once(server: ServerProcess, enough: int) -> None:
    asyncio.run(many_tables(server, enough))


async def many_tables(server: ServerProcess, enough: int) -> None:
    Actor.done = 0
    until = asyncio.get_running_loop().time() + SECONDS
    people = [Person(server.url, f"p{number}") for number in range(2 * TABLES)]
    actors: list[Actor] = []
    for number in range(TABLES):
        host, guest = people[2 * number:2 * number + 2]
        for person in (host, guest):
            await person.__aenter__()
        bot = [{"kind": "bot", "level": "recruit"}] if number % 2 else []
        made = await host.create(SCENARIOS[number % len(SCENARIOS)], ({"kind": "me"}, {"kind": "open"}, *bot), {})
        await guest.post("/api/join", {"secret": made["invitations"][0]["secret"]})
        actors += [Actor(person, made["id"], seat, Random(f"{number}/{seat}"), until, enough)
                   for seat, person in enumerate((host, guest))]
    await asyncio.gather(*(actor.play() for actor in actors))
    assert Actor.done > TABLES
    verified = [await compare(server, match) for match in sorted({actor.match for actor in actors})]
    assert sum(checked for checked, _ in verified)
    assert not any(unchecked for _, unchecked in verified)
    for person in people:
        await person.http.aclose()


async def compare(server: ServerProcess, match: str) -> tuple[int, int]:
    """What a newcomer is told is what is stored, and what is stored replays and verifies."""
    async with Person(server.url) as late, late.table(match) as table:
        await asyncio.sleep(0.2)                            # a bot may still be at it
        stored = kept(server.database, match)
        await table.reach(stored.seq)
        game = bocage.load(stored.record)
        if table.seq == stored.seq:
            assert table.log == plain(Teller(game, "en", ()).log(0, len(game.log)))[-len(table.log):]
            assert table.update["view"] == plain(game.view(None))
    return verify(stored.record, find)


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
