"""What the database of a server holds, read behind its back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import sqlalchemy as sa

from bocage.server.storage.store import Store
from bocage.server.storage.tables import changes, chat, clients, deeds, invitations, matches


class Kept(msgspec.Struct, frozen=True):
    record: str
    seq: int


@contextmanager
def opened(database: str) -> Iterator[sa.Connection]:
    engine = sa.create_engine(database)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def kept(database: str, match: str) -> Kept:
    store = Store(database)
    loaded = store.load(match)
    store.close()
    assert loaded is not None
    return Kept(loaded.row.record, loaded.row.seq)


def all_matches(database: str) -> list[str]:
    with opened(database) as db:
        return list(db.execute(sa.select(matches.c.id)).scalars())


def deeds_of(database: str, match: str) -> dict[str, int]:
    """The sequence number that each key has led to."""
    with opened(database) as db:
        return {row.key: row.seq for table in (deeds, changes)
                for row in db.execute(sa.select(table).where(table.c.match == match)) if row.key is not None}


def chat_of(database: str, match: str) -> list[str]:
    with opened(database) as db:
        return list(db.execute(sa.select(chat.c.text).where(chat.c.match == match).order_by(chat.c.n)).scalars())


def hashes(database: str) -> list[str]:
    """The hashes of all tokens and of all invitations that are still open."""
    with opened(database) as db:
        return [*db.execute(sa.select(clients.c.token_hash)).scalars(),
                *db.execute(sa.select(invitations.c.secret_hash)).scalars()]
