"""The store fails, or somebody else has written to it: nothing is acknowledged that is not there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sa

from bocage.server.storage.tables import matches
from tests.server.client import Frame, Person, Table, new_key
from tests.server.conftest import POSTGRES
from tests.server.process import ServerProcess
from tests.server.truth import deeds_of, kept


@contextmanager
def without(database: str, table: str) -> Iterator[None]:
    """The store lacks a table for a while: every transaction that needs it fails half-way."""
    engine = sa.create_engine(database)
    with engine.begin() as db:
        db.execute(sa.text(f"ALTER TABLE {table} RENAME TO away"))
    yield
    with engine.begin() as db:
        db.execute(sa.text(f"ALTER TABLE away RENAME TO {table}"))
    engine.dispose()


@contextmanager
def full(database: str) -> Iterator[None]:
    """Everything in the store can be read, but no choice can be added for a while."""
    engine = sa.create_engine(database)
    sqlite = engine.dialect.name == "sqlite"
    begin, end = (("CREATE TRIGGER full BEFORE INSERT ON changes BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END",
                   "DROP TRIGGER full") if sqlite else
                  ("ALTER TABLE changes ADD CONSTRAINT is_full CHECK (seq < 0) NOT VALID",
                   "ALTER TABLE changes DROP CONSTRAINT is_full"))
    with engine.begin() as db:
        db.execute(sa.text(begin))
    yield
    with engine.begin() as db:
        db.execute(sa.text(end))
    engine.dispose()


def act(table: Table) -> Frame:
    option = table.options[0]
    return {"type": "act", "key": new_key(), "at": table.seq, "action": option["action"], "seat": option["seat"]}


def test_a_choice_that_cannot_be_stored_is_not_made(own_server: ServerProcess, database: str) -> None:
    async def play() -> None:
        async with Person(own_server.url, "anna") as anna, Person(own_server.url) as eve:
            made = await anna.create()
            async with anna.table(made["id"]) as table, eve.table(made["id"]) as other:
                before, frame, heard = kept(database, made["id"]), act(table), len(other.all("update"))
                with without(database, "changes"):
                    await table.send(frame)
                    await table.until(lambda: table.closed or table.answer(str(frame["key"])) is not None)
                    assert table.last("ack") is None
                    await asyncio.sleep(0.1)
                    assert all(update["seq"] == before.seq for update in other.all("update")[heard:])
                assert kept(database, made["id"]) == before
            async with anna.table(made["id"]) as again:
                assert again.seq == before.seq
                done = await again.ask(frame)
                assert (done["type"], done["seq"]) == ("ack", before.seq + 1)
                assert deeds_of(database, made["id"]) == {frame["key"]: before.seq + 1}

    asyncio.run(play())


def test_a_bot_whose_choice_cannot_be_stored_plays_it_as_soon_as_it_can_be(own_server: ServerProcess, database: str) -> None:
    """Nobody else is asked, so nobody else would set the game going again."""
    async def play() -> None:
        async with Person(own_server.url, "anna") as anna:
            bot = {"kind": "bot", "level": "recruit"}
            made = await anna.create("black_tea", (bot, bot), {})
            async with anna.table(made["id"], watch=True) as table:
                await table.reach(3, 30)
                with full(database):
                    await table.until(lambda: '"event":"commit"' in own_server.log, 30)
                    before = kept(database, made["id"]).seq
                await table.reach(before + 3, 30)

    asyncio.run(play())


def test_words_that_cannot_be_stored_are_not_said(own_server: ServerProcess, database: str) -> None:
    async def play() -> None:
        async with Person(own_server.url, "anna") as anna:
            made = await anna.create()
            async with anna.table(made["id"]) as table:
                word = {"type": "say", "key": new_key(), "text": "hello"}
                with without(database, "chat"):
                    assert (await table.ask(word))["type"] == "refused"
                assert table.last("said") is None
                assert (await table.ask(word))["type"] == "ack"
                assert (await table.act(table.options[0]["action"]))["type"] == "ack"

    asyncio.run(play())


def test_a_match_that_somebody_else_has_changed_is_read_again(own_server: ServerProcess, database: str) -> None:
    """Another server on the same database, say."""
    async def play() -> None:
        async with Person(own_server.url, "anna") as anna:
            made = await anna.create()
            async with anna.table(made["id"]) as table:
                engine = sa.create_engine(database)
                with engine.begin() as db:
                    db.execute(matches.update().where(matches.c.id == made["id"]).values(seq=matches.c.seq + 5))
                engine.dispose()
                assert (await table.ask(act(table)))["code"] == "stale"
                await table.until(lambda: table.seq == 5)
                assert (await table.act(table.options[0]["action"]))["seq"] == 6

    asyncio.run(play())


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Somebody else writes to the matches, and takes his time."""
    engine = sa.create_engine(database, isolation_level="AUTOCOMMIT")
    with engine.connect() as db:
        for words in ("BEGIN", "LOCK TABLE matches IN EXCLUSIVE MODE") if POSTGRES else ("BEGIN IMMEDIATE",):
            db.exec_driver_sql(words)
        yield
        db.exec_driver_sql("ROLLBACK")
    engine.dispose()


def test_a_store_that_is_slow_holds_up_only_who_needs_it(own_server: ServerProcess, database: str) -> None:
    async def play() -> None:
        async with Person(own_server.url, "anna") as anna, Person(own_server.url) as eve:
            made = await anna.create()
            async with anna.table(made["id"]) as table, eve.table(made["id"]) as other:
                frame = act(table)
                with locked(database):
                    await table.send(frame)
                    for _ in range(5):
                        await other.ping()
                        await asyncio.sleep(0.05)
                    # Nothing is said before it is stored. A server that had waited for the store before it answered the pings
                    # would have given up by now, and have refused the choice.
                    assert table.answer(str(frame["key"])) is None
                    assert other.seq == 0
                await table.until(lambda: table.answer(str(frame["key"])) is not None)
                await other.until(lambda: other.seq == 1)

    asyncio.run(play())


@pytest.mark.skipif(not POSTGRES, reason="SQLite has no connections that could be lost")
def test_lost_connections_to_the_store_are_made_again(own_server: ServerProcess, database: str) -> None:
    async def play() -> None:
        async with Person(own_server.url, "anna") as anna:
            made = await anna.create()
            async with anna.table(made["id"]) as table:
                for _ in range(3):
                    engine = sa.create_engine(database)
                    with engine.begin() as db:
                        db.execute(sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                                           "WHERE datname = current_database() AND pid <> pg_backend_pid()"))
                    engine.dispose()
                    assert (await table.act(table.options[0]["action"]))["type"] == "ack"

    asyncio.run(play())
