"""What stands beside a replay: comments at its moments, and matches that went on from them (branches).

A replay is named by its ``source``: ``match <id>``, or ``file <hash of the record>``; so a record that is brought again finds
its comments again. Those of a match go when the match goes.
"""

from __future__ import annotations

from time import time

import msgspec
import sqlalchemy as sa

from bocage.server.storage.store import Store
from bocage.server.storage.tables import branches, comments

MOST, MOST_EACH = 200, 40               # comments of a replay, and of one person there
MOST_BRANCHES = 40                      # that are told, the newest first


class CommentRow(msgspec.Struct, frozen=True):
    """``n``: its number; ``seat`` -1: of somebody who holds none; ``eyes``: through which the writer looked."""

    n: int
    client: str
    seat: int
    name: str
    at: int
    eyes: str
    text: str
    said: float


class BranchRow(msgspec.Struct, frozen=True):
    """A match that began at moment ``at`` of a replay."""

    match: str
    source: str
    at: int


class BesideReplays:
    def __init__(self, store: Store) -> None:
        self.store = store

    def comments(self, source: str) -> list[CommentRow]:
        """In the order of their moments, those of a moment as they were written."""
        of = comments.c
        columns = of.n, of.client, of.seat, of.name, of["at"], of.eyes, of.text, of.said
        with self.store.readers.begin() as db:
            rows = db.execute(sa.select(*columns).where(comments.c.source == source)
                              .order_by(comments.c.at, comments.c.n)).all()
        return [CommentRow(*row) for row in rows]

    def write(self, source: str, match: str | None, comment: CommentRow) -> bool:
        """Adds a comment with the next number; whether there was room for it."""
        with self.store.change() as db:
            here = comments.c.source == source
            last, count = db.execute(sa.select(sa.func.max(comments.c.n), sa.func.count()).where(here)).one()
            own = db.execute(sa.select(sa.func.count()).where(here, comments.c.client == comment.client)).scalar_one()
            if count >= MOST or own >= MOST_EACH:
                return False
            values = msgspec.structs.asdict(comment) | {"source": source, "match": match, "n": 0 if last is None else last + 1}
            db.execute(comments.insert().values(**values))
        return True

    def remove(self, source: str, n: int, client: str) -> bool:
        """Deletes a comment of this person's; whether there was one."""
        with self.store.change() as db:
            gone = db.execute(comments.delete().where(comments.c.source == source, comments.c.n == n,
                                                      comments.c.client == client))
        return gone.rowcount == 1

    def begin_branch(self, branch: BranchRow) -> None:
        with self.store.change() as db:
            db.execute(branches.insert().values(**msgspec.structs.asdict(branch), created=time()))

    def branches(self, source: str) -> list[BranchRow]:
        return self.found(branches.c.source == source)

    def origin(self, match: str) -> BranchRow | None:
        """Where a match began, if it went on from a moment of a replay."""
        return next(iter(self.found(branches.c.match == match)), None)

    def found(self, wanted: sa.ColumnElement[bool]) -> list[BranchRow]:
        columns = branches.c.match, branches.c.source, branches.c.at
        with self.store.readers.begin() as db:
            rows = db.execute(sa.select(*columns).where(wanted).order_by(branches.c.created.desc()).limit(MOST_BRANCHES)).all()
        return [BranchRow(*row) for row in rows]
