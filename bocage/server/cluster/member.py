"""What every process of a server of several does all the time: it says that it is alive, and takes part in the post."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Literal

from bocage.server.cluster.by_sockets import LocalCarrier
from bocage.server.cluster.post import BEAT, Carrier, Post
from bocage.server.logs import Log
from bocage.server.settings import Settings
from bocage.server.storage.leases import Leases
from bocage.server.storage.store import STORE_FAULTS, Store

RENEWED = 0.75                          # seconds between two signs of life to the database
Kind = Literal["gateway", "game"]


def carrier_for(settings: Settings, me: str, log: Log) -> Carrier:
    if not settings.redis:
        return LocalCarrier(me, settings.post)
    from bocage.server.cluster.by_redis import RedisCarrier         # only where it is asked for: it need not be installed

    return RedisCarrier(me, settings.redis, log)


class Member:
    """``renewed`` is told what this process holds, and when that was asked; ``peers``: the processes that it has to do with."""

    def __init__(self, me: str, kind: Kind, settings: Settings, store: Store, log: Log) -> None:
        self.me = me
        self.log = log
        self.store = store
        self.leases = Leases(store, me, kind)
        self.post = Post(me, carrier_for(settings, me, log), log)
        self.renewed: Callable[[dict[str, int], float], None] = lambda _held, _asked: None
        self.peers: Callable[[], Iterable[str]] = tuple
        self.is_well = True
        self.is_closed = False

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.post.run())
            tasks.create_task(self.renew())
            tasks.create_task(self.beat())

    async def renew(self) -> None:
        while not self.is_closed:
            asked = monotonic()
            try:
                self.renewed(await self.store.work(self.leases.renew), asked)
                self.is_well = True
            except STORE_FAULTS as error:
                if self.is_well:                            # said once
                    self.log.warn("renew", error)
                self.is_well = False
            await asyncio.sleep(max(0.1, RENEWED - (monotonic() - asked)))

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.post.beat(self.peers())

    async def close(self) -> None:
        """Says goodbye: the last messages go out, and what this process held is free."""
        if self.is_closed:
            return
        self.is_closed = True
        await self.post.close()
        try:
            await self.store.work(self.leases.bury, self.me)
        except STORE_FAULTS as error:
            self.log.warn("bury", error)
