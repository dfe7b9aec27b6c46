"""Post by Redis (or Valkey), for several machines. Redis only carries the messages; it keeps nothing, and may lose them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from redis.asyncio import Redis
from redis.exceptions import RedisError

from bocage.server.cluster.post import Outcome
from bocage.server.logs import Log

CHANNEL = "bocage:"
AGAIN = 0.2                             # seconds until the next attempt to reach Redis
SLOW = 2.0                              # seconds after which Redis counts as gone


class RedisCarrier:
    """Each process listens on a channel of its own. Redis says how many have heard a message: none, if the process has gone."""

    def __init__(self, me: str, url: str, log: Log) -> None:
        self.me = me
        self.log = log
        self.out = Redis.from_url(url, socket_connect_timeout=SLOW, socket_timeout=SLOW, retry=None)
        self.into = Redis.from_url(url, socket_connect_timeout=SLOW, health_check_interval=5, retry=None)
        self.is_there = True

    async def deliver(self, to: str, data: bytes) -> Outcome:
        try:
            return Outcome.SENT if await self.out.publish(CHANNEL + to, data) else Outcome.NOBODY
        except (RedisError, OSError):
            return Outcome.NO_WAY

    async def run(self, heard: Callable[[bytes], None], gone: Callable[[str], None]) -> None:
        while True:
            try:
                await self.listen(heard)
            except (RedisError, OSError) as error:
                if self.is_there:                           # said once
                    self.log.warn("redis", error)
                self.is_there = False
                await asyncio.sleep(AGAIN)

    async def listen(self, heard: Callable[[bytes], None]) -> None:
        async with self.into.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL + self.me)
            while True:
                message = await channel.get_message(timeout=1.0)
                self.is_there = True
                if message is not None:
                    heard(message["data"])

    async def close(self) -> None:
        for client in (self.out, self.into):
            with suppress(RedisError, OSError):
                await client.aclose()
