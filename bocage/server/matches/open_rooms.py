"""The rooms of all matches that somebody looks at. A room is opened from the store when it is needed and closed when nobody has
been connected for a while; the store keeps everything."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import TypeVar

from bocage import load
from bocage.server.matches.connection import Watcher
from bocage.server.wire.frames import Closing
from bocage.server.logs import Log
from bocage.server.looks.pool import LookPool
from bocage.server.web.refusals import Refusal
from bocage.server.matches.room import ELSEWHERE, MATCH_GONE, Room
from bocage.server.settings import Settings
from bocage.server.storage.leases import Leases
from bocage.server.storage.store import STORE_FAULTS, Fence, Gone, Lost, Store
from bocage.server.storage.tables import Person
from bocage.server.bots.workers import BotPool

T = TypeVar("T")
GOING_DOWN = 1012                       # "service restart"
PATIENCE = 100                          # times 20 ms for the last frames to go out
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
SWEEP = 30.0                            # seconds between two looks for idle rooms


class Rooms:
    """``leases``: by which this process plays its matches; None: there is no other one."""

    def __init__(self, settings: Settings, store: Store, pool: BotPool, looks: LookPool, log: Log) -> None:
        self.settings = settings
        self.store = store
        self.pool = pool
        self.looks = looks
        self.log = log
        self.leases: Leases | None = None
        self.open: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.threads = ThreadPoolExecutor(1, "beside")
        self.tellers = ThreadPoolExecutor(2, "telling")
        self.connections: set[Watcher] = set()
        self.is_closing = False

    async def beside(self, work: Callable[..., T], *args: object) -> T:
        """Runs slow work in a thread, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *args)

    async def aside(self, work: Callable[..., T], *args: object) -> T:
        """The same for what somebody waits for who is to be told something."""
        return await asyncio.get_running_loop().run_in_executor(self.tellers, work, *args)

    async def room(self, id: str) -> Room:
        """The room of a match. Connections that come while it is being opened wait for the same room."""
        if id in self.open:
            self.open[id].used = time()
            return self.open[id]
        if not ID.fullmatch(id):
            raise Refusal("match", 404)
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self.load(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def load(self, id: str) -> Room:
        """Opens a room from the store, after its lease was taken: from then on nobody else adds anything to the match."""
        if self.is_closing:
            raise Refusal("elsewhere" if self.leases else "closing", 503)
        fence = await self.take(self.leases, id) if self.leases else None
        loaded = await self.store.look(self.store.load, id)
        if loaded is None:
            raise Refusal("match", 404)
        match = await self.beside(load, loaded.row.record)
        room = self.open[id] = Room(self, loaded, match, fence)
        return room

    async def take(self, leases: Leases, id: str) -> Fence:
        try:
            fence = await self.store.work(leases.take, id)
        except Gone:
            raise Refusal("match", 404) from None
        if fence is None:
            raise Refusal("elsewhere", 503)
        return fence

    async def delete(self, id: str) -> None:
        """Removes a match for good; whoever is connected to it is told."""
        room = await self.room(id)
        async with room.lock:
            try:
                await self.store.work(self.store.delete, room.id, room.fence)
            except Lost as lost:
                self.drop(room, ELSEWHERE)
                raise Refusal("elsewhere", 503) from lost
            self.drop(room, MATCH_GONE)

    def drop(self, room: Room, code: int) -> None:
        """Removes a room from memory; its connections are closed and come back to the stored match."""
        self.open.pop(room.id, None)
        room.close(code)

    def person_changed(self, person: Person) -> None:
        for room in self.open.values():
            if person.id in room.auto_pass:
                room.auto_pass[person.id] = person.auto_pass

    async def sweep(self) -> None:
        """Closes rooms where nobody has been for a while."""
        while True:
            await asyncio.sleep(SWEEP)
            for room in list(self.open.values()):
                if not room.connections and not room.lock.locked() and room.used < time() - self.settings.idle:
                    self.drop(room, GOING_DOWN)
                    await self.leave(room)

    async def leave(self, room: Room) -> None:
        """Stores a match whose room has closed, and lets go of it."""
        await room.settle()
        if self.leases and room.fence:
            try:
                await self.store.work(self.leases.release, room.id, room.fence)
            except STORE_FAULTS as error:                   # it is free when this process has ended
                self.log.fault("release", error, match=room.id)

    def keep(self, held: Mapping[str, int], asked: float) -> None:
        """Closes the rooms of matches that another process has taken. ``held``: what this one holds, with the epochs;
        ``asked``: when that was asked, in monotonic time."""
        for room in list(self.open.values()):
            if room.fence and held.get(room.id, 0) != room.fence.epoch and room.opened < asked:
                self.log.warn("lost", match=room.id)
                self.drop(room, ELSEWHERE)

    async def close(self) -> None:
        """Tells everybody that the server closes, waits for running commits, and starts nothing new."""
        self.is_closing = True
        settling = list[asyncio.Task[None]]()
        for room in list(self.open.values()):
            async with room.lock:
                room.broadcast(Closing())
                self.drop(room, GOING_DOWN)
                settling.append(asyncio.create_task(self.leave(room)))
        await asyncio.gather(*settling)
        for _ in range(PATIENCE):
            if not self.connections:
                break
            await asyncio.sleep(0.02)
        await self.looks.close()
        for threads in (self.threads, self.tellers):
            threads.shutdown(wait=False, cancel_futures=True)
