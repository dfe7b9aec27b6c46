"""Which processes of a server are alive, and which one plays a match.

A process is alive as long as it renews its row in time; a match belongs to the process that its lease names, as long as that is
alive. Whoever takes a match raises its ``epoch``. Each transaction that writes to a match names the epoch under which its
process holds it (``Store.held``), and keeps the lease from being taken until it ends; so nothing that an old owner writes can
follow what the new one has read. Time is the database's: the clocks of machines may differ.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from bocage.server.storage.store import Fence, Gone, Store
from bocage.server.storage.tables import leases, matches, processes

LASTS = 4.0                             # seconds that a process is believed to be alive without a word
REMEMBERED = 60.0                       # seconds after which a dead one is forgotten


class Leases:
    """``lasts``: seconds until somebody else may take what this process holds, if it renews nothing."""

    def __init__(self, store: Store, me: str, kind: str, lasts: float = LASTS) -> None:
        self.store = store
        self.me = me
        self.kind = kind
        self.lasts = lasts
        # ``julianday`` counts days from long ago; this is the number of seconds since 1970, as PostgreSQL counts them.
        self.now: sa.ColumnElement[float] = (
            sa.literal_column("((julianday('now') - 2440587.5) * 86400.0)", sa.Float) if store.is_sqlite else
            sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()), sa.Float))
        self.living = sa.select(processes.c.id).where(processes.c.expires > self.now)

    def renew(self) -> dict[str, int]:
        """Says that this process is alive; returns what it holds: the epochs by match."""
        with self.store.change() as db:
            row = self.store.insert(processes).values(id=self.me, kind=self.kind, expires=self.now + self.lasts)
            db.execute(row.on_conflict_do_update(index_elements=[processes.c.id], set_={"expires": self.now + self.lasts}))
            db.execute(processes.delete().where(processes.c.expires < self.now - REMEMBERED))
            held = db.execute(sa.select(leases.c.match, leases.c.epoch).where(leases.c.owner == self.me)).all()
        return {row.match: row.epoch for row in held}

    def take(self, match: str) -> Fence | None:
        """Takes a match that nobody alive holds; one that this process holds already is held anew. None: another one has it."""
        with self.store.change() as db:
            if db.execute(sa.select(matches.c.id).where(matches.c.id == match)).first() is None:
                raise Gone(match)
            free = sa.or_(leases.c.owner.is_(None), leases.c.owner == self.me, leases.c.owner.not_in(self.living))
            row = self.store.insert(leases).values(match=match, owner=self.me, epoch=1)
            taken = row.on_conflict_do_update(index_elements=[leases.c.match], where=free,
                                              set_={"owner": self.me, "epoch": leases.c.epoch + 1}).returning(leases.c.epoch)
            epoch = db.execute(taken).scalar()
        return None if epoch is None else Fence(self.me, epoch)

    def release(self, match: str, fence: Fence) -> None:
        """Gives a match back, unless somebody else has it already."""
        with self.store.change() as db:
            db.execute(leases.update().where(leases.c.match == match, leases.c.owner == fence.owner,
                                             leases.c.epoch == fence.epoch).values(owner=None))

    def owner_of(self, match: str) -> str | None:
        """The process that plays a match; None if no living one does."""
        with self.store.readers.begin() as db:
            found: str | None = db.execute(sa.select(leases.c.owner).where(
                leases.c.match == match, leases.c.owner.in_(self.living))).scalar()
        return found

    def alive(self, kind: str) -> Sequence[str]:
        """The living processes of a kind."""
        with self.store.readers.begin() as db:
            return db.execute(self.living.where(processes.c.kind == kind).order_by(processes.c.id)).scalars().all()

    def bury(self, process: str) -> None:
        """Says that a process has ended: what it held is free at once."""
        with self.store.change() as db:
            db.execute(processes.delete().where(processes.c.id == process))
