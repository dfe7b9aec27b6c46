"""A server that sets nobody a limit, but for those named: ``python -m tests.server.patient PORT FOLDER DATABASE LIMITS``."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from bocage.server.app import make_hub
from bocage.server.run import listen, run
from bocage.server.settings import Limits, Settings

MANY = (1e9, 1e9)
RATES = ("frames", "chat", "sockets", "requests", "people", "creations", "joins", "uploads", "work")

if __name__ == "__main__":
    port, folder, database, named = sys.argv[1:]
    limits = Limits(**{**dict.fromkeys(RATES, MANY), "mistakes": 10**9, "grace": 0.0, **msgspec.json.decode(named)})
    settings = Settings(data=Path(folder), database=database, workers=1, limits=limits)
    run(make_hub(settings), listen(settings.host, int(port), others=False), lambda: None)
