"""Requests must arrive in time: a client that sends its request drop by drop, or never ends it, does not hold a connection."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from bocage.server.settings import Limits

TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def protocol_for(limits: Limits) -> type[H11Protocol]:
    """The protocol that uvicorn speaks with each client, with a deadline for the head of a request and one for its body."""
    seconds = {"head": limits.head, "body": limits.body}

    class InTime(H11Protocol):
        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            self.awaited = ""                               # "head" or "body" while a client owes us one
            self.deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:    # type: ignore[override]
            super().connection_made(transport)
            self.wait_for("head")

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.get_protocol() is not self:   # a socket from now on
                self.wait_for("")
            elif self.conn.their_state is h11.SEND_BODY:
                self.wait_for("body")
            else:
                has_begun = self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]
                self.wait_for("head" if has_begun else "")

        def connection_lost(self, exc: Exception | None) -> None:
            self.wait_for("")
            super().connection_lost(exc)

        def wait_for(self, part: str) -> None:
            if part == self.awaited:
                return
            self.awaited = part
            if self.deadline is not None:
                self.deadline.cancel()
            self.deadline = self.loop.call_later(seconds[part], self.time_is_up) if part else None

        def time_is_up(self) -> None:
            if self.transport.is_closing():
                return
            if self.awaited == "head" and (self.cycle is None or self.cycle.response_complete):
                self.transport.write(TOO_SLOW)
            self.transport.close()

    return InTime
