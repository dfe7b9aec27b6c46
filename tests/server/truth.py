"""What the database of a server holds, read behind its back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import sqlalchemy as sa

from bocage.server.storage.tables import chat, clients, deeds, invitations, matches


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
    with opened(database) as db:
        row = db.execute(sa.select(matches.c.record, matches.c.seq).where(matches.c.id == match)).one()
    return Kept(row[0], row[1])


def all_matches(database: str) -> list[str]:
    with opened(database) as db:
        return list(db.execute(sa.select(matches.c.id)).scalars())


def deeds_of(database: str, match: str) -> dict[str, int]:
    """The sequence number that each key has led to."""
    with opened(database) as db:
        return {row.key: row.seq for row in db.execute(sa.select(deeds).where(deeds.c.match == match))}


def chat_of(database: str, match: str) -> list[str]:
    with opened(database) as db:
        return list(db.execute(sa.select(chat.c.text).where(chat.c.match == match).order_by(chat.c.n)).scalars())


def hashes(database: str) -> list[str]:
    """The hashes of all tokens and of all invitations that are still open."""
    with opened(database) as db:
        return [*db.execute(sa.select(clients.c.token_hash)).scalars(),
                *db.execute(sa.select(invitations.c.secret_hash)).scalars()]
