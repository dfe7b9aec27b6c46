"""A server that sets nobody a limit, but for those named, and whose games all have the same seed: a test that goes well once
goes well always. ``python -m tests.server.patient PORT FOLDER DATABASE LIMITS``."""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import patch

import msgspec

from bocage.core import starting
from bocage.core.record import reading
from bocage.server.app import make_hub
from bocage.server.run import listen, run
from bocage.server.settings import Limits, Settings

SEED = "f00d" * 8
MANY = (1e9, 1e9)
RATES = ("frames", "chat", "sockets", "requests", "people", "creations", "joins", "uploads", "work")

if __name__ == "__main__":
    port, folder, database, named = sys.argv[1:]
    limits = Limits(**{**dict.fromkeys(RATES, MANY), "mistakes": 10**9, "grace": 0.0, **msgspec.json.decode(named)})
    settings = Settings(data=Path(folder), database=database, workers=1, limits=limits)
    with patch.object(starting, "token_hex", return_value=SEED), patch.object(reading, "token_hex", return_value=SEED):
        run(make_hub(settings), listen(settings.host, int(port), others=False), lambda: None)
