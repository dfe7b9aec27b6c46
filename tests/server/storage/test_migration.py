"""A database that was made before changes were stored one by one (revision 0003, commit f25747ea) opens, and its games go on.

``before_changes.sqlite3.xz`` holds a running and a finished game of each of the four games, two of them with a player's file.
"""

from __future__ import annotations

import asyncio
import lzma
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from bocage import load
from bocage.server.app import make_hub
from bocage.server.matches.room import STORED_WHOLE, Room
from bocage.server.settings import Settings
from bocage.server.storage import store as store_module
from bocage.server.storage.store import Store
from bocage.server.storage.tables import matches, packs
from tests.server.conftest import POSTGRES
from tests.server.looks.here import look_here
from tests.server.matches.test_room import ANNA, entered, heard

OLD = Path(__file__).with_name("before_changes.sqlite3.xz")
IN_ORDER = ("clients", "matches", "seats", "invitations", "deeds", "chat")


@pytest.fixture
def old(tmp_path: Path, database: str) -> str:
    """The URL of the old database: the file itself, or a PostgreSQL that holds the same."""
    file = tmp_path / ("old.sqlite3" if POSTGRES else "bocage.sqlite3")
    file.write_bytes(lzma.decompress(OLD.read_bytes()))
    if POSTGRES:
        source, target = sa.create_engine(f"sqlite:///{file}"), sa.create_engine(database)
        with source.connect() as old, target.begin() as db:
            config = Config()
            config.set_main_option("script_location", str(Path(store_module.__file__).parent / "migrations"))
            config.attributes["connection"] = db
            command.upgrade(config, "0003")
            tables = sa.MetaData()
            tables.reflect(db)
            for name in IN_ORDER:
                rows = old.execute(sa.text(f"SELECT * FROM {name}")).mappings().all()
                if rows:
                    db.execute(tables.tables[name].insert(), [
                        {key: bool(value) if key in ("listed", "auto_pass") else value for key, value in row.items()}
                        for row in rows])
        source.dispose()
        target.dispose()
    return database


def rows_of(database: str) -> dict[str, str]:
    engine = sa.create_engine(database)
    with engine.connect() as db:
        found = {row.id: row.record for row in db.execute(sa.text("SELECT id, record FROM matches"))}
    engine.dispose()
    return found


def test_every_match_is_there_as_it_was_and_packs_are_stored_once(old: str) -> None:
    before = rows_of(old)
    assert len(before) == 8
    store = Store(old)
    store.migrate()
    for id, record in before.items():
        loaded = store.load(id)
        assert loaded is not None
        assert (loaded.row.record, load(record).hash()) == (record, load(loaded.row.record).hash())
        assert loaded.row.options == dict(load(record).setup.options)
        assert (loaded.logged, loaded.moves) == (0, record.partition("\n---\n")[2].partition("\n---\n")[0].count("\n"))
        assert len(loaded.chat) == 1
        assert loaded.deeds["anna", f"key-{loaded.row.seq - 1}"] == loaded.row.seq
    with store.engine.connect() as db:
        assert db.execute(sa.select(sa.func.count()).select_from(packs)).scalar() == 1
        longest = db.execute(sa.select(sa.func.max(sa.func.length(matches.c.options)))).scalar_one()
        held = db.execute(sa.select(sa.func.count()).where(matches.c.record.contains("dri_boss\": {"))).scalar()
    assert (longest < 2000, held) == (True, 0)
    store.close()


def test_its_running_games_go_on_and_are_found_again(tmp_path: Path, old: str) -> None:
    async def play() -> None:
        running = [id for id, record in rows_of(old).items() if load(record).decision is not None]
        assert len(running) == 4
        hub = make_hub(Settings(data=tmp_path, database=old, quiet=True))
        look_here(hub)
        hashes = {}
        for id in running:
            room = await hub.rooms.room(id)
            await some_choices(room, 5)
            loaded = hub.store.load(id)
            assert loaded is not None
            assert (loaded.row.seq, load(loaded.row.record).hash()) == (room.seq, room.match.hash())
            hashes[id] = room.match.hash(), room.seq
        hub.store.close()                                   # as if killed: nothing is settled
        again = make_hub(Settings(data=tmp_path, database=old, quiet=True))
        look_here(again)
        for id in running:
            room = await again.rooms.room(id)
            assert (room.match.hash(), room.seq) == hashes[id]
            assert room.logged > 0
        long = next(room for room in again.rooms.open.values() if room.row.game == "commandos_40k")
        await some_choices(long, STORED_WHOLE)
        assert 0 < long.logged < STORED_WHOLE
        await again.rooms.close()
        loaded = again.store.load(long.id)
        assert loaded is not None
        assert (loaded.logged, loaded.row.record) == (0, long.match.record())       # a server that stops stores it whole
        again.store.close()

    asyncio.run(play())


async def some_choices(room: Room, number: int) -> None:
    anna = await entered(room, ANNA)
    for _ in range(number):
        decision = room.match.decision
        assert decision is not None
        option = decision.options[0]
        await room.play(option.text, room.match.entitled(option)[0], anna, f"later-{room.seq}")
    assert [frame["seq"] for frame in heard(anna) if frame["type"] == "ack"] == [
        *range(room.seq - number + 1, room.seq + 1)]
    room.leave(anna)
