"""Checks every request before anything else does (host name, origin) and sets the headers of every answer."""

from __future__ import annotations

import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bocage.server.web.requests import refused
from bocage.server.web.refusals import Refusal
from bocage.server.settings import LOOPBACK, Settings

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
                               "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
                               "object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


HOST = re.compile(r"([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?")
SCHEMES = {"http": "http", "ws": "http", "https": "https", "wss": "https"}


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        error = self.objection(scope)
        if error is None:
            await self.app(scope, receive, with_headers)
        elif scope["type"] == "http":
            await refused(error, HTTPConnection(scope))(scope, receive, with_headers)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def objection(self, scope: Scope) -> Refusal | None:
        """Why a request is refused, or None. A local server answers only under its own names, and only to its own pages."""
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        name = HOST.fullmatch(host)
        if name is None or (self.settings.is_local and name[1].strip("[]") not in LOOPBACK):
            return Refusal("host", 421)
        origin = headers.get("origin")
        asks = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if asks and origin is not None and origin.lower() != f"{SCHEMES[scope['scheme']]}://{host}":
            return Refusal("origin", 403)
        return None
