"""``bocage verify``: does every result of a saved game derive from its seed?"""

from __future__ import annotations

from pathlib import Path

from bocage.cli import files
from bocage.cli.desk import Desk
from bocage.core.record.reading import verify as verify_record
from bocage.games import find


def verify(desk: Desk, file: Path) -> None:
    checked, unchecked = verify_record(files.read(file), find)
    desk.text(desk.say("cli-verified", checked=checked))
    if unchecked:
        desk.text(desk.say("cli-unverified", number=unchecked), "warning")
