"""The hub: what all parts of the server share (settings, store, rooms, bots, counters), and the person behind a request."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from bocage.server.web.limits import Rates
from bocage.server.logs import Log
from bocage.server.looks.pool import LookPool
from bocage.server.metrics import Metrics
from bocage.server.matches.open_rooms import Rooms
from bocage.server.replays.readers import Readers
from bocage.server.settings import Settings
from bocage.server.storage.retention import forget
from bocage.server.storage.store import STORE_FAULTS, Store
from bocage.server.storage.tables import Person
from bocage.server.web.tokens import COOKIE, bearer, hashed
from bocage.server.bots.workers import BotPool

if TYPE_CHECKING:
    from bocage.server.matches.home import Home

TIDY = 600.0                            # seconds between two looks for finished matches that are to go


class Hub:
    """``home``: where the matches are played that requests and sockets are about; whoever makes the hub sets it. ``rooms``:
    those that are played in this process. ``process``: what this one is called among several."""

    home: Home

    def __init__(self, settings: Settings, store: Store, pool: BotPool, log: Log) -> None:
        self.settings = settings
        self.process = settings.process or f"{settings.role}-{token_hex(6)}"
        self.store = store
        self.pool = pool
        self.log = log
        self.rates = Rates(settings.limits)
        self.metrics = Metrics()
        self.reading = asyncio.Lock()           # held while an uploaded record is being read
        self.readers = Readers(self.rates, log)
        self.looks = LookPool(self.rates, log, settings.lookers)
        self.rooms = Rooms(settings, store, pool, self.looks, log)
        self.metrics.watch("rooms", "Matches in memory", lambda: len(self.rooms.open))
        self.metrics.watch("connections", "Open sockets", lambda: len(self.rooms.connections))
        self.metrics.watch("looks_waiting", "Odds and other looks that wait for a worker", lambda: len(self.looks.queue))
        self.metrics.watch("bots_waiting", "Bots that wait for a worker", lambda: len(pool.queue))
        store.timed = self.metrics.committed
        self.metrics.count("looks", "Looks worked out, by kind; overrun, fault: not worked out", "kind", self.looks.counts)
        self.metrics.count("bots", "What bots were asked, and how that went", "how", pool.counts)

    async def forget(self) -> None:
        """Removes finished matches that are too old or too many, as long as the server runs."""
        while True:
            await asyncio.sleep(TIDY)
            with suppress(*STORE_FAULTS):                   # it is said elsewhere that the database is gone
                while gone := await self.store.work(forget, self.store, self.settings.keep, self.settings.limits.finished,
                                                    frozenset(self.rooms.open)):
                    self.log.info("forgotten", matches=gone)

    def token_of(self, asked: HTTPConnection) -> str:
        return bearer(asked.headers.get("authorization", "")) or asked.cookies.get(COOKIE, "")

    async def person_of(self, token: str) -> Person | None:
        return await self.store.look(self.store.person, hashed(token)) if token else None
