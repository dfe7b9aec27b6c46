"""The server's side of the process that reads records: started when first needed, killed after its deadline."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import Process
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256

import msgspec

from bocage.core.errors import BadRecord
from bocage.server.bots.workers import Worker
from bocage.server.fair_queue import Crowded, FairQueue
from bocage.server.logs import Log
from bocage.server.matches.record_trial import Said
from bocage.server.replays.reader import Analyse, Line, Luck, Met, Reply, Request, Wish
from bocage.server.web.limits import Rates
from bocage.server.web.refusals import Refusal

COMMAND = (sys.executable, "-m", "bocage.server.replays.reader")
MOST_BYTES = 32_000_000                 # of uploaded records that are kept
WAITING = 100                           # requests from one address that wait for one process

TextOf = Callable[[], Awaitable[str]]


class Reader(Worker):
    """One process that reads; one request at a time, in turn for all who ask."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        super().__init__(command)
        self.queue = FairQueue([self], each=WAITING)

    async def read(self, request: Request, seconds: float, whose: str) -> Reply:
        """The reply; after a failure or a cancellation there is no process, or one that is ready."""
        async with self.queue.turn(whose):
            try:
                process = self.process or await self.start()
                async with asyncio.timeout(seconds):
                    return await self.exchange(process, request)
            except TimeoutError:
                await self.stop()
                raise Refusal("slow", 422) from None
            except (OSError, EOFError, ValueError, msgspec.DecodeError):
                await self.stop()
                raise BadRecord("error-record-shape") from None
            except BaseException:
                self.kill()
                raise

    async def exchange(self, process: Process, request: Request) -> Reply:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        await process.stdin.drain()
        length = await process.stdout.readline()
        return msgspec.json.decode(await process.stdout.readexactly(int(length)), type=Reply)


class Readers:
    """Answers wishes about records, and keeps the texts of uploaded ones for a while. ``whose``: the address that asks; it pays
    with the CPU time that the answer took."""

    def __init__(self, rates: Rates, log: Log, command: Sequence[str] = COMMAND) -> None:
        self.rates = rates
        self.limits = rates.limits
        self.log = log
        # Whatever somebody brings, or wants to have judged, keeps nobody waiting who looks at a stored match.
        self.stored, self.brought, self.judging = Reader(command), Reader(command), Reader(command)
        self.uploads: OrderedDict[str, str] = OrderedDict()

    def keep(self, record: str) -> str:
        """Keeps an uploaded record, and returns the id by which it is found."""
        if record.count("\n") > self.limits.moves:
            raise Refusal("size", 413)
        key = sha256(record.encode(errors="replace")).hexdigest()[:32]
        self.uploads[key] = record
        self.uploads.move_to_end(key)
        while sum(map(len, self.uploads.values())) > MOST_BYTES:
            self.uploads.popitem(last=False)
        return key

    async def uploaded(self, key: str) -> str:
        """The text of an uploaded record, unless it has been forgotten."""
        if key not in self.uploads:
            raise Refusal("upload", 404)
        self.uploads.move_to_end(key)
        return self.uploads[key]

    async def show(self, example: str, wish: Wish, *, whose: str) -> bytes:
        """Answers a request about an example of the rules, as JSON."""
        return self.body_of(await self.read(self.stored, Request(f"example {example}", "", wish, example), whose))

    async def tell(self, key: str, text_of: TextOf, wish: Wish, *, stored: bool, whose: str) -> bytes:
        """Answers a request about a record, as JSON. The record's text is fetched only if the process no longer has it."""
        reader = self.judging if isinstance(wish, Luck | Met | Analyse | Line) else self.stored if stored else self.brought
        reply = await self.read(reader, Request(key, "", wish), whose)
        if reply.code == "unknown":
            reply = await self.read(reader, Request(key, await text_of(), wish), whose)
        return self.body_of(reply)

    async def read(self, reader: Reader, request: Request, whose: str) -> Reply:
        self.rates.require("work", whose)
        try:
            reply = await reader.read(request, self.limits.reading, whose)
        except Crowded:
            raise Refusal("rate", 429) from None
        except Refusal:
            self.rates.charge("work", whose, self.limits.reading)
            raise
        self.rates.charge("work", whose, reply.seconds)
        return reply

    def body_of(self, reply: Reply) -> bytes:
        if reply.texts:
            raise Said(reply.texts)
        if reply.fault:
            self.log.fault("replay", fault=reply.fault)
            raise BadRecord("error-record-shape")
        if reply.code:
            raise Refusal(reply.code, reply.status)
        return bytes(reply.body)

    async def close(self) -> None:
        for reader in (self.stored, self.brought, self.judging):
            reader.closed = True
            await reader.stop()
