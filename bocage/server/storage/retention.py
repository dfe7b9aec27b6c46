"""Which finished matches go: those that have been over for longer than a server keeps them, and those beyond what one person
may have."""

from __future__ import annotations

from collections.abc import Collection
from time import time

import sqlalchemy as sa

from bocage.server.storage.store import Store
from bocage.server.storage.tables import leases, matches, processes

AT_ONCE = 100                           # that go in one commit
DAY = 86_400.0                          # seconds


def forget(store: Store, days: float, most: int, used: Collection[str] = ()) -> int:
    """Removes finished matches for good, some at a time, and returns how many. ``days``: after which they go (0: never);
    ``most``: of one person, of which the latest are kept (0: all); those in use, or that a process plays, stay."""
    with store.change() as db:
        found = too_many(days, most)
        gone = list(db.execute(sa.select(found.c.id).where(found.c.id.not_in(used)).limit(AT_ONCE)).scalars())
        for id in gone:
            store.remove(db, id)
    return len(gone)


def too_many(days: float, most: int) -> sa.Subquery:
    place = sa.func.row_number().over(partition_by=matches.c.owner, order_by=matches.c.changed.desc()).label("place")
    played = sa.exists().where(leases.c.match == matches.c.id, leases.c.owner.in_(sa.select(processes.c.id)))
    over = sa.select(matches.c.id, matches.c.changed, place).where(matches.c.result != "", ~played).subquery()
    old = over.c.changed < time() - days * DAY if days else sa.false()
    return sa.select(over.c.id).where(sa.or_(old, over.c.place > most if most else sa.false())).subquery()
