"""``bocage backup`` and ``bocage restore``: the database of a server in one file, while it runs or not.

A plain copy of the SQLite file lacks what still lies in its write-ahead log. SQLite's own way of copying takes all of it.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bocage.cli.desk import Desk
from bocage.core.errors import BocageError
from bocage.server.app import keep_private
from bocage.server.settings import FILE, Settings


def backup(desk: Desk, file: Path, data: Path | None) -> None:
    """Writes all that a server has stored into a new file."""
    stored = folder_of(data) / FILE
    if not stored.is_file():
        raise BocageError("cli-error-no-database", file=str(stored))
    matches = copied(stored, file)
    desk.text(desk.say("cli-backed-up", number=matches, file=str(file)))


def restore(desk: Desk, file: Path, data: Path | None) -> None:
    """Puts a backup where a server finds it. What is there already is never overwritten."""
    stored = folder_of(data) / FILE
    if not file.is_file():
        raise BocageError("cli-error-no-database", file=str(file))
    if stored.exists():
        raise BocageError("cli-error-kept", file=str(stored))
    keep_private(stored.parent, stored)
    stored.unlink()
    matches = copied(file, stored)
    desk.text(desk.say("cli-restored", number=matches, file=str(stored)))


def folder_of(data: Path | None) -> Path:
    return Settings().data if data is None else data.resolve()


def copied(source: Path, target: Path) -> int:
    """Copies a database into a new file that only its owner may read; returns how many matches the copy holds."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        raise BocageError("cli-error-kept", file=str(target)) from None
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old, \
                closing(sqlite3.connect(target)) as new:
            old.backup(new)
            sound = new.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            matches: int = new.execute("SELECT count(*) FROM matches").fetchone()[0]
    except sqlite3.DatabaseError as error:
        target.unlink()
        raise BocageError("cli-error-backup", file=str(source), reason=str(error)) from error
    if not sound:
        target.unlink()
        raise BocageError("cli-error-backup", file=str(source), reason="integrity_check")
    return matches
