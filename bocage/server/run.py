"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Callable

import uvicorn
import uvloop

from bocage.core.errors import BocageError
from bocage.server.app import make_app
from bocage.server.cluster.children import Children
from bocage.server.wire.frame_types import LONGEST
from bocage.server.hub import Hub
from bocage.server.logs import Lines
from bocage.server.web.compression import CompressedSocket
from bocage.server.web.deadlines import protocol_for

PORTS = 20                              # tried one after the other where none was asked for
GRACE = 10                              # seconds for what is under way when the server stops


class Server(uvicorn.Server):
    """Says goodbye before the connections are closed."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.home.close()
        await super().shutdown(sockets)


def listen(host: str, port: int, others: bool) -> socket.socket:
    """A socket on the port; ``others``: on one of the next if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + PORTS) if others else (port,):
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            return listening
        except OSError:
            listening.close()
    raise BocageError("cli-error-port", host=host, port=str(port))


def run(hub: Hub, listening: socket.socket, ready: Callable[[], None], children: Children | None = None) -> None:
    """Serves; ``ready`` is called as soon as the address answers. ``children``: the game processes to be started with it."""
    logging.basicConfig(handlers=[Lines()], level=logging.WARNING, force=True)
    config = uvicorn.Config(
        make_app(hub, children), log_config=None, access_log=False, server_header=False, date_header=False,
        ws_max_size=4 * LONGEST, ws_max_queue=16, ws_ping_interval=20, ws_ping_timeout=30, timeout_graceful_shutdown=GRACE,
        h11_max_incomplete_event_size=65_536, http=protocol_for(hub.settings.limits), ws=CompressedSocket,
        proxy_headers=bool(hub.settings.proxies), forwarded_allow_ips=hub.settings.proxies)
    server = Server(config, hub)
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, signal.SIG_IGN)                 # uvicorn raises them again when all is done

    async def serve() -> None:
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            hub.log.info("started", port=listening.getsockname()[1], pid=os.getpid(), role=hub.settings.role,
                         process=hub.process)
            ready()
        await serving

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve())
