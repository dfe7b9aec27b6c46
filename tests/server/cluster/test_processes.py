"""``bocage serve --processes``: game processes beside the gateway, on SQLite, killed while people play."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from bocage.server.storage.tables import leases, processes
from tests.marks import slow, soak
from tests.server.client import Person, Table, eventually, new_key
from tests.server.faults.test_kill import Player, check
from tests.server.process import ServerProcess
from tests.server.truth import opened

pytestmark = slow


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path, database, more=("--processes", "2")) as process:
        deadline = time.monotonic() + 60
        while len(alive(database)) < 3:
            assert time.monotonic() < deadline, process.log
            time.sleep(0.05)
        yield process


def alive(database: str) -> list[str]:
    with opened(database) as db:
        return list(db.execute(sa.select(processes.c.id)).scalars())


def three_without(database: str, gone: str) -> Callable[[], bool]:
    return lambda: len({*alive(database)} - {gone}) == 3


def owner_of(database: str, match: str) -> str:
    with opened(database) as db:
        return str(db.execute(sa.select(leases.c.owner).where(leases.c.match == match)).scalar())


def pid_of(server: ServerProcess, process: str) -> int:
    lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    return next(int(line["pid"]) for line in lines if line["event"] == "started" and line["process"] == process)


@pytest.mark.parametrize("kills", [1, pytest.param(2, marks=soak)])
def test_a_game_goes_on_when_the_process_that_plays_it_is_killed(server: ServerProcess, database: str, kills: int) -> None:
    async def play() -> None:
        async with Person(server.url, "anna") as anna, Person(server.url, "ben") as ben:
            for person in (anna, ben):
                await person.post("/api/me", {"auto_pass": False})
            made = await anna.create("shooting_star", ({"kind": "me"}, {"kind": "open"}), {}, listed=True)
            match = made["id"]
            await ben.post("/api/join", {"secret": made["invitations"][0]["secret"]})
            players = [Player(anna, match, "a"), Player(ben, match, "b")]
            async with anna.table(match) as first, ben.table(match) as second:
                rng = Random("kill")
                for _ in range(kills):
                    for _ in range(4):
                        await choose(players, (first, second), rng)
                    killed = owner_of(database, match)
                    os.kill(pid_of(server, killed), signal.SIGKILL)
                    await choose(players, (first, second), rng)             # as if nothing had happened
                    assert owner_of(database, match) != killed
                    check(database, players)
                    await eventually(three_without(database, killed), 60)   # another one was started for it
                assert not first.closed
                assert not second.closed
                lists = await ben.get("/api/matches")
                assert [seat["here"] for seat in lists["mine"][0]["seats"]] == [True, True]
            check(database, players)
            assert (await anna.http.post(f"/api/matches/{match}/delete", json={})).status_code == 200

    asyncio.run(play())
    assert server.stop() == 0


async def choose(players: list[Player], tables: tuple[Table, Table], rng: Random) -> None:
    """Somebody who is asked chooses something; everybody is told."""
    await eventually(lambda: tables[0].seq == tables[1].seq and any(table.options for table in tables))
    player, table = next((player, table) for player, table in zip(players, tables, strict=True) if table.options)
    option = rng.choice(table.options)
    sent = player.noted({"type": "act", "key": new_key(), "at": table.seq, "action": option["action"], "seat": option["seat"]})
    await player.deliver(table, sent)
    assert sent.acked > 0
    for each in tables:
        await each.reach(sent.acked)
