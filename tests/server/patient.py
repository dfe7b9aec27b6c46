"""A server that sets nobody a limit: ``python -m tests.server.patient PORT FOLDER DATABASE``."""

from __future__ import annotations

import sys
from pathlib import Path

from bocage.server.app import make_hub
from bocage.server.run import listen, run
from bocage.server.settings import Limits, Settings

MANY = (1e9, 1e9)

if __name__ == "__main__":
    port, folder, database = sys.argv[1:]
    limits = Limits(frames=MANY, chat=MANY, sockets=MANY, requests=MANY, people=MANY, creations=MANY, joins=MANY, uploads=MANY,
                    mistakes=10**9)
    settings = Settings(data=Path(folder), database=database, workers=1, limits=limits)
    run(make_hub(settings), listen(settings.host, int(port), others=False), lambda: None)
