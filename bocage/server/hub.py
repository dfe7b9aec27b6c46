"""The hub: what all parts of the server share (settings, store, rooms, bots, counters), and the person behind a request."""

from __future__ import annotations

import asyncio
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
from bocage.server.storage.store import Store
from bocage.server.storage.tables import Person
from bocage.server.web.tokens import COOKIE, bearer, hashed
from bocage.server.bots.workers import BotPool

if TYPE_CHECKING:
    from bocage.server.matches.home import Home


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
        self.readers = Readers(settings.limits, log)
        self.looks = LookPool(self.rates, log, settings.lookers)
        self.rooms = Rooms(settings, store, pool, self.looks, log)
        self.metrics.watch("rooms", "Matches in memory", lambda: len(self.rooms.open))
        self.metrics.watch("connections", "Open sockets", lambda: len(self.rooms.connections))
        self.metrics.watch("looks_waiting", "Odds and other looks that wait for a worker", lambda: len(self.looks.queue))
        self.metrics.watch("bots_waiting", "Bots that wait for a worker", lambda: len(pool.queue))
        store.timed = self.metrics.committed
        self.metrics.count("looks", "Looks worked out, by kind; overrun, fault: not worked out", "kind", self.looks.counts)
        self.metrics.count("bots", "What bots were asked, and how that went", "how", pool.counts)

    def token_of(self, asked: HTTPConnection) -> str:
        return bearer(asked.headers.get("authorization", "")) or asked.cookies.get(COOKIE, "")

    async def person_of(self, token: str) -> Person | None:
        return await self.store.look(self.store.person, hashed(token)) if token else None
