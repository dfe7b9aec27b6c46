"""``bocage serve``: the web app on this machine."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Any

from sqlalchemy.exc import ArgumentError, DBAPIError

from bocage.cli.desk import Desk
from bocage.core.errors import BocageError
from bocage.server.app import make_hub
from bocage.server.cluster.children import Children, shared_among
from bocage.server.hub import Hub
from bocage.server.run import listen, run
from bocage.server.settings import Role, Settings
from bocage.server.storage.store import Newer

LONGEST_REASON = 200


def serve(desk: Desk, host: str, port: int | None, data: Path | None, database: str, open: bool, workers: int,
          quiet: bool, proxies: str = "", processes: int = 0, role: Role = "all", redis: str = "", keep: float = 0.0) -> None:
    """Runs the server; without a port on the usual one, or the next that is free."""
    if (role != "all" and not redis) or (role == "game" and processes) or (redis and role == "all" and not processes):
        raise BocageError("cli-error-role")
    asked: dict[str, Any] = {"host": host, "database": database, "quiet": quiet, "proxies": proxies, "role": role,
                             "redis": redis, "keep": keep}
    if data is not None:
        asked["data"] = data.resolve()
    if workers:
        asked["workers"] = workers
    settings = Settings(**asked)
    listening = listen(host, settings.port if port is None else port, others=port is None)
    name = f"[{host}]" if ":" in host else {"0.0.0.0": "localhost"}.get(host, host)
    address = f"http://{name}:{listening.getsockname()[1]}/"

    def ready() -> None:
        desk.text(desk.say("cli-serving", address=address))
        if open:
            webbrowser.open(address)

    if not processes:
        run(opened(settings), listening, ready)
        return
    gateway, game = shared_among(settings, processes)
    hub = opened(gateway)
    run(hub, listening, ready, Children(game, processes, hub.store, hub.log))


def opened(settings: Settings) -> Hub:
    """Opens the server with its database; a problem with the database is told in one line."""
    try:
        return make_hub(settings)
    except (ArgumentError, DBAPIError, Newer, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise BocageError("cli-error-database", reason=reason[:LONGEST_REASON]) from error
