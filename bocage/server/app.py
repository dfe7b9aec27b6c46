"""Builds the server from its parts: store, rooms, bots, HTTP routes, the socket."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.convertors import register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from bocage.server.cluster.children import Children
from bocage.server.cluster.game import GameProcess
from bocage.server.cluster.gateway import Gateway
from bocage.server.cluster.member import Member
from bocage.server.web.guard import Guard
from bocage.server.web.requests import Number, refused
from bocage.server.web.routes import Api
from bocage.server.hub import Hub
from bocage.server.logs import Log
from bocage.server.web.pages import Pages
from bocage.server.web.refusals import Refusal
from bocage.server.settings import FILE, Settings
from bocage.server.garbage import collected_beside
from bocage.server.matches.home import Here
from bocage.server.matches.socket import serve_socket
from bocage.server.storage.store import Store
from bocage.server.bots.workers import BotPool

CODES = {404: "nowhere", 405: "nowhere"}


def make_app(hub: Hub, children: Children | None = None) -> ASGIApp:
    """``children``: the game processes that this one has to see to."""
    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(hub.home.run()), asyncio.create_task(hub.metrics.look_at_the_loop())]
        tasks += [asyncio.create_task(children.run())] if children else []
        tasks += [asyncio.create_task(hub.forget())] if hub.settings.role != "game" else []
        async with collected_beside():
            yield
        for task in tasks:
            task.cancel()
        await hub.home.close()
        if children:
            await children.close()
        await hub.pool.close()
        await hub.readers.close()
        await asyncio.to_thread(hub.store.close)
        hub.log.info("stopped")

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(hub, websocket)

    async def unknown(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        return refused(Refusal(CODES.get(status, "fault"), status), request)

    register_url_convertor("number", Number())
    api = Api(hub)
    routes = api.own_routes() if hub.settings.role == "game" else [
        *api.routes(), WebSocketRoute("/ws/{match}", socket), Route("/{path:path}", Pages().answer, methods=["GET"])]
    app = Starlette(
        routes=routes,
        lifespan=lifespan, exception_handlers={HTTPException: unknown})
    return Guard(app, hub.settings)


def make_hub(settings: Settings) -> Hub:
    """Opens the store and brings its tables to this version."""
    if not settings.database:
        keep_private(settings.data, settings.data / FILE)
    store = Store(settings.url)
    store.migrate()
    log = Log(settings.quiet)
    hub = Hub(settings, store, BotPool(settings.workers, log), log)
    match settings.role:
        case "all":
            hub.home = Here(hub)
        case "gateway":
            hub.home = Gateway(hub, Member(hub.process, "gateway", settings, store, log))
        case "game":
            hub.home = GameProcess(hub, Member(hub.process, "game", settings, store, log))
    return hub


def keep_private(folder: Path, file: Path) -> None:
    """Seeds of running games are in there: only the server's own user may read the folder that it makes, and the file. The
    files that SQLite puts beside it have the same rights."""
    if not folder.exists():
        folder.mkdir(mode=0o700, parents=True)
    elif folder == Settings().data:
        folder.chmod(0o700)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    file.chmod(0o600)
