"""A server whose games all have the same seed, so that a browser test plays the same game each time.

It reads uploaded records itself: the tests of the server see to the process that reads them elsewhere.

    python -m tests.browser.seeded PORT FOLDER DATABASE
"""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import patch

from bocage.core import starting
from bocage.core.record import reading
from bocage.server.bots import driving
from bocage.server.app import make_hub
from bocage.server.matches import record_trial
from bocage.server.run import listen, run
from bocage.server.settings import Limits, Settings

MANY = (1e9, 1e9)
SEED = "5eed" * 8


async def judge_here(record: str, _: Limits) -> record_trial.Verdict:
    return record_trial.judge(record)


if __name__ == "__main__":
    port, folder, database = sys.argv[1:]
    limits = Limits(frames=MANY, sockets=MANY, requests=MANY, people=MANY, creations=MANY, joins=MANY, uploads=MANY)
    settings = Settings(data=Path(folder), database=database, workers=1, limits=limits)
    # Only here chance may be known, and only here may a quick answer of a bot tell that it had no choice.
    with (patch.object(starting, "token_hex", return_value=SEED), patch.object(reading, "token_hex", return_value=SEED),
          patch.object(driving, "UNMOVED", 0.0), patch.object(record_trial, "judge_apart", judge_here)):
        run(make_hub(settings), listen(settings.host, int(port), others=False), lambda: None)
