"""Post by Unix sockets, for the processes of one machine: nothing has to be installed, and the end of one is seen at once."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from bocage.server.cluster.post import Outcome

LONGEST = 1 << 28                       # bytes of an envelope


class LocalCarrier:
    """Each process listens on a socket of its own in a folder that only this user may read. An envelope is its length in four
    bytes, then its bytes."""

    def __init__(self, me: str, folder: Path) -> None:
        self.me = me
        self.folder = folder
        self.ways: dict[str, StreamWriter] = {}
        self.watching: set[asyncio.Task[None]] = set()
        self.gone: Callable[[str], None] = lambda _process: None
        self.server: asyncio.Server | None = None

    async def deliver(self, to: str, data: bytes) -> Outcome:
        try:
            way = self.ways.get(to) or await self.find(to)
            way.write(len(data).to_bytes(4) + data)
            await way.drain()
            return Outcome.SENT
        except OSError:
            self.ways.pop(to, None)
            return Outcome.NOBODY

    async def find(self, to: str) -> StreamWriter:
        reader, way = await asyncio.open_unix_connection(self.folder / to)
        self.ways[to] = way
        watch = asyncio.create_task(self.watch(to, reader, way))
        self.watching.add(watch)
        watch.add_done_callback(self.watching.discard)
        return way

    async def watch(self, to: str, reader: StreamReader, way: StreamWriter) -> None:
        """Nothing ever comes back this way but its end."""
        with suppress(OSError):
            await reader.read()
        if self.ways.get(to) is way:
            del self.ways[to]
        way.close()
        self.gone(to)

    async def run(self, heard: Callable[[bytes], None], gone: Callable[[str], None]) -> None:
        self.gone = gone

        async def listen(reader: StreamReader, writer: StreamWriter) -> None:
            with suppress(OSError, EOFError):
                while True:
                    length = int.from_bytes(await reader.readexactly(4))
                    if length > LONGEST:
                        break
                    heard(await reader.readexactly(length))
            writer.close()

        path = self.folder / self.me
        path.unlink(missing_ok=True)
        self.server = await asyncio.start_unix_server(listen, path)
        await asyncio.Event().wait()

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
        for way in self.ways.values():
            way.close()
        (self.folder / self.me).unlink(missing_ok=True)
