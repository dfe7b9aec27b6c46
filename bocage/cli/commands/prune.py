"""``bocage prune``: removes the matches of a server that have been over for long, while it runs or not."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy.exc import ArgumentError, DBAPIError

from bocage.cli.desk import Desk
from bocage.core.errors import BocageError
from bocage.server.settings import FILE, Settings
from bocage.server.storage.retention import forget
from bocage.server.storage.store import Store


def prune(desk: Desk, days: float, data: Path | None, database: str) -> None:
    settings = Settings(database=database)
    if data is not None:
        settings = msgspec.structs.replace(settings, data=data.resolve())
    if not database and not (settings.data / FILE).is_file():
        raise BocageError("cli-error-no-database", file=str(settings.data / FILE))
    try:
        with closing(Store(settings.url)) as store:
            number = 0
            while gone := forget(store, days, 0):
                number += gone
    except (ArgumentError, DBAPIError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise BocageError("cli-error-database", reason=reason) from error
    desk.text(desk.say("cli-pruned", number=number))
