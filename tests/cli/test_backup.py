"""``bocage backup`` and ``bocage restore``: what a running server has stored, in one file and back."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bocage.server.app import make_hub
from bocage.server.matches import creating
from bocage.server.settings import Settings
from bocage.server.storage.tables import Person
from bocage.server.wire import http_frames
from tests.cli.terminal import refused, run, said

ANNA = Person("anna", "Anna", True)
MATCH = http_frames.NewMatch("v_commandos", "lighthouse", (http_frames.NewSeat("me"),), {"squad": "officer:blue,scout:blue"})


def test_a_backup_of_a_running_server_holds_all_its_games_and_is_restored(tmp_path: Path) -> None:
    data, file, fresh = tmp_path / "data", tmp_path / "monday.sqlite3", tmp_path / "fresh"

    async def play() -> None:
        hub = make_hub(Settings(data=data, quiet=True))
        hub.store.add_person("hash", ANNA)
        made = [await creating.create(hub, ANNA, MATCH, "en") for _ in range(3)]
        shutil.copy(data / "bocage.sqlite3", tmp_path / "plain")
        with closing(sqlite3.connect(tmp_path / "plain")) as plain, pytest.raises(sqlite3.OperationalError):
            plain.execute("SELECT count(*) FROM matches")   # no such table: the log beside the file holds them
        assert "3 games saved" in said(run("backup", file, "--data", data, "--lang", "en"))     # while the server runs
        assert file.stat().st_mode & 0o777 == 0o600
        kept = [hub.store.load(each.id) for each in made]
        await hub.rooms.close()
        hub.store.close()
        assert "3 games restored" in said(run("restore", file, "--data", fresh, "--lang", "en"))
        again = make_hub(Settings(data=fresh, quiet=True))
        assert [again.store.load(each.id) for each in made] == kept
        assert (await again.rooms.room(made[0].id)).match.decision is not None
        await again.rooms.close()
        again.store.close()

    asyncio.run(play())


def test_nothing_is_overwritten_and_only_databases_are_copied(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "monday.sqlite3"
    refused(run("backup", file, "--data", data), "bocage.sqlite3")
    refused(run("restore", file, "--data", data), "monday.sqlite3")
    data.mkdir()
    (data / "bocage.sqlite3").write_text("no database")
    refused(run("backup", file, "--data", data), "bocage.sqlite3")
    assert not file.exists()
    file.write_text("mine")
    refused(run("backup", file, "--data", data), "monday.sqlite3")
    refused(run("restore", file, "--data", data), "bocage.sqlite3")
    assert (file.read_text(), (data / "bocage.sqlite3").read_text()) == ("mine", "no database")
