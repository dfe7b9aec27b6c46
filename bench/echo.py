"""A bare WebSocket echo, served as Bocage is: the yardstick of ``bench.many_tables``. ``python -m bench.echo PORT``"""

from __future__ import annotations

import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass


if __name__ == "__main__":
    uvicorn.run(Starlette(routes=[WebSocketRoute("/", echo)]), port=int(sys.argv[1]), log_config=None, loop="uvloop")
