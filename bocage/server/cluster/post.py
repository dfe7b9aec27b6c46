"""The post between the processes of a server: messages in order, and whoever should have got one learns that it is lost.

Messages from one process to another are numbered; what waits for the same one goes in one envelope. Nothing is sent twice: a
message may be lost (Redis has no memory of them, a process may die), but the next number, or the beat that comes every second,
shows that. What is lost is not repaired here: links begin anew, from what the database holds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from enum import Enum
from time import monotonic
from typing import Protocol

import msgspec

from bocage.server.cluster.messages import Envelope, Message, envelope_of, to_bytes
from bocage.server.logs import Log

BEAT = 1.0                              # seconds
SILENCE = 3.5                           # seconds without a word after which a process counts as lost
LAST = 2.0                              # seconds for the last messages to go out
AT_ONCE = 256                           # messages in an envelope
WAITING = 20_000                        # messages that wait for one process before they are thrown away


class Outcome(Enum):
    """What became of an envelope. ``NOBODY``: the process that it was for is not there; ``NO_WAY``: nobody can tell."""

    SENT = "sent"
    NOBODY = "nobody"
    NO_WAY = "no way"


class Carrier(Protocol):
    """Takes envelopes from one process to another."""

    async def deliver(self, to: str, data: bytes) -> Outcome: ...

    async def run(self, heard: Callable[[bytes], None], gone: Callable[[str], None]) -> None:
        """Receives, as long as the process runs. ``gone`` is told when another process has been seen to end."""

    async def close(self) -> None: ...


class Box:
    """What waits for one process."""

    def __init__(self) -> None:
        self.parts: list[Message] = []
        self.next = 1
        self.task: asyncio.Task[None] | None = None


class Post:
    """``heard`` gets every message with its sender. ``missed`` is told of which process something was lost, ``unsent`` to which
    something could not be sent, and why."""

    def __init__(self, me: str, carrier: Carrier, log: Log) -> None:
        self.me = me
        self.carrier = carrier
        self.log = log
        self.boxes: dict[str, Box] = {}
        self.expected: dict[str, int] = {}
        self.last: dict[str, float] = {}                    # when each process was last heard
        self.heard: Callable[[str, Message], None] = lambda _sender, _message: None
        self.missed: Callable[[str], None] = lambda _sender: None
        self.unsent: Callable[[str, Outcome], None] = lambda _to, _outcome: None

    def send(self, to: str, message: Message) -> None:
        box = self.boxes.setdefault(to, Box())
        box.parts.append(message)
        if len(box.parts) > WAITING:
            box.next += len(box.parts)                      # the gap tells the other one
            box.parts = []
        self.wake(to, box)

    def wake(self, to: str, box: Box) -> None:
        if box.task is None or box.task.done():
            box.task = asyncio.create_task(self.empty(to, box))

    async def empty(self, to: str, box: Box, beat: bool = False) -> None:
        """Sends what waits, an envelope at a time: while one is under way the next gathers. ``beat``: one at least."""
        if beat and not box.parts:
            await self.deliver(to, box, [])
        while box.parts:
            parts, box.parts = box.parts[:AT_ONCE], box.parts[AT_ONCE:]
            await self.deliver(to, box, parts)

    async def deliver(self, to: str, box: Box, parts: list[Message]) -> None:
        envelope = Envelope(self.me, box.next, parts)
        box.next += len(parts)
        outcome = await self.carrier.deliver(to, to_bytes(envelope))
        if outcome is not Outcome.SENT:
            self.unsent(to, outcome)

    def receive(self, data: bytes) -> None:
        try:
            envelope = envelope_of(data)
        except (msgspec.DecodeError, ValueError) as error:  # of another version, say: the numbers will show the gap
            self.log.warn("post", error)
            return
        sender = envelope.sender
        self.last[sender] = monotonic()
        if envelope.first != self.expected.get(sender, 1):
            self.missed(sender)
        self.expected[sender] = envelope.first + len(envelope.parts)
        for part in envelope.parts:
            try:
                self.heard(sender, part)
            except Exception as error:                      # a fault of ours: logged, and the others are heard
                self.log.fault("post", error)

    def silence(self, process: str) -> float:
        """The seconds since a process was last heard; it counts from the first question on."""
        return monotonic() - self.last.setdefault(process, monotonic())

    def beat(self, peers: Iterable[str]) -> None:
        """Tells these processes how many messages there were, and that this one is alive."""
        for to in peers:
            box = self.boxes.setdefault(to, Box())
            if box.task is None or box.task.done():         # else the envelope that is under way tells as much
                box.task = asyncio.create_task(self.empty(to, box, beat=True))

    def forget(self, process: str) -> None:
        """Called when a process has ended for good."""
        for known in (self.boxes, self.expected, self.last):
            known.pop(process, None)

    async def run(self) -> None:
        await self.carrier.run(self.receive, lambda process: self.unsent(process, Outcome.NOBODY))

    async def close(self) -> None:
        """Sends what still waits."""
        waiting = [box.task for box in self.boxes.values() if box.task is not None]
        if waiting:
            await asyncio.wait(waiting, timeout=LAST)
        await self.carrier.close()
