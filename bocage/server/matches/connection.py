"""One open socket: of a watcher, who only looks, or of a player, who is a person and can act."""

from __future__ import annotations

import asyncio

from bocage.server.wire import frames
from bocage.server.web.limits import Rates

OVER_FULL = 1013                        # "try again later": the client connects anew and is told where things stand


class Watcher:
    """Frames for it wait in a queue of bounded length. A client that does not read them is disconnected and may come back. What
    it sends counts against its person, or those at the same address: several sockets may not send more than one."""

    def __init__(self, lang: str, rates: Rates, whose: str = "") -> None:
        self.lang = lang
        self.whose = whose              # the person's, or those at the same address
        self.told = 0                   # how many events of the log have been told
        self.eyes: tuple[int, ...] | None = None            # to whose eyes
        self.team = b""                 # what it was last told of what partners have arranged
        self.out: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.most = rates.limits.waiting
        self.frames = rates.bucket("frames", whose)
        self.mistakes = 0
        self.looks: set[asyncio.Task[None]] = set()         # what it has asked of the table and waits for
        self.open = True

    def send(self, frame: frames.FromServer) -> None:
        self.send_text(frames.to_json(frame))

    def send_text(self, text: bytes) -> None:
        if not self.open:
            return
        if self.out.qsize() >= self.most:
            self.close(OVER_FULL)
        else:
            self.out.put_nowait(text)

    def close(self, code: int = 1000) -> None:
        """Sends what still waits, then closes the socket with this code."""
        for look in self.looks:
            look.cancel()
        if self.open:
            self.open = False
            self.out.put_nowait(code)


class Player(Watcher):
    """A watcher with a person behind it, who holds seats."""

    def __init__(self, lang: str, rates: Rates, client: str) -> None:
        super().__init__(lang, rates, client)
        self.client = client
        self.look: int | None = None    # of several at this screen the one who sits at it now (see ``curtain.py``)
        self.chat = rates.bucket("chat", client)
        self.hint: asyncio.Task[None] | None = None         # the thought on the last hint that was asked for
