"""Finished matches go after some days, or beyond so many of one person; running ones never do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import time

import pytest
import sqlalchemy as sa

from bocage.server.storage.leases import Leases
from bocage.server.storage.retention import AT_ONCE, DAY, forget
from bocage.server.storage.store import Store
from bocage.server.storage.tables import MatchRow, Person, SeatRow, matches
from tests.cli.terminal import refused, run, said


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.migrate()
    for name in ("anna", "ben"):
        store.add_person(f"hash of {name}", Person(name, name, True))
    yield store
    store.close()


def add(store: Store, id: str, days: float, result: str = "won", owner: str = "anna") -> None:
    at = time() - days * DAY
    row = MatchRow(id, "v_commandos", "lighthouse", {}, owner, "record", 0, 1, (), result, False, (), at, at)
    store.create(row, [SeatRow(0, "person", "", owner, "")], {})


def left(store: Store) -> set[str]:
    with store.readers.begin() as db:
        return set(db.execute(sa.select(matches.c.id)).scalars())


def test_what_has_been_over_for_long_goes_and_what_runs_stays(store: Store) -> None:
    add(store, "old", 40)
    add(store, "watched", 40)
    add(store, "young", 20)
    add(store, "runs", 400, result="")
    assert forget(store, 0, 0) == 0
    assert forget(store, 30, 0, {"watched"}) == 1
    assert left(store) == {"watched", "young", "runs"}
    assert forget(store, 30, 0) == 1
    assert forget(store, 30, 0) == 0


def test_of_one_person_the_latest_are_kept(store: Store) -> None:
    for number in range(5):
        add(store, f"anna {number}", number)
    add(store, "ben", 300, owner="ben")
    add(store, "runs", 300, result="")
    assert forget(store, 0, 3) == 2
    assert left(store) == {"anna 0", "anna 1", "anna 2", "ben", "runs"}


def test_what_a_process_plays_stays_until_that_has_gone(store: Store) -> None:
    add(store, "old", 40)
    owner = Leases(store, "game-1", "game")
    owner.renew()
    assert owner.take("old") is not None
    assert forget(store, 30, 0) == 0
    owner.bury("game-1")
    assert forget(store, 30, 0) == 1


def test_many_go_some_at_a_time(store: Store) -> None:
    for number in range(AT_ONCE + 5):
        add(store, f"old {number}", 40)
    assert [forget(store, 30, 0) for _ in range(3)] == [AT_ONCE, 5, 0]


def test_the_command_removes_them_and_says_how_many(tmp_path: Path) -> None:
    refused(run("prune", "--days", "30", "--data", tmp_path, "--lang", "en"), "There is no database")
    store = Store(f"sqlite:///{tmp_path / 'bocage.sqlite3'}")
    store.migrate()
    store.add_person("hash", Person("anna", "anna", True))
    for days in (10, 40, 50):
        add(store, f"match {days}", days)
    assert "2 finished games removed" in said(run("prune", "--days", "30", "--data", tmp_path, "--lang", "en"))
    assert "Aucune partie" in said(run("prune", "--days", "30", "--data", tmp_path, "--lang", "fr"))
    assert left(store) == {"match 10"}
    store.close()
