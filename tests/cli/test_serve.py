"""``bocage serve``: what it says when it cannot start."""

from __future__ import annotations

import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bocage.core.errors import BocageError
from bocage.server.run import listen
from bocage.server.settings import Settings
from tests.cli.terminal import run
from tests.server.process import with_tables


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run("serve", "--port", port, "--data", tmp_path)
        assert result.exit_code == 2
        assert f"Port {port} of 127.0.0.1 is taken" in result.stderr


def test_without_a_port_the_next_free_one_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with listen("127.0.0.1", port, others=True) as found:
            assert found.getsockname()[1] > port
        with pytest.raises(BocageError):
            listen("127.0.0.1", port, others=False)


@pytest.mark.parametrize(("database", "word"), [
    ("mysql://anna:geheim@localhost/x", "mysql: not one of"), ("postgresql://anna:geheim@127.0.0.1:1/x", "refused"),
    ("nonsense", "parse")])
def test_a_database_that_cannot_be_opened_is_told_in_one_line_without_its_password(tmp_path: Path, database: str,
                                                                                   word: str) -> None:
    result = run("serve", "--port", 0, "--data", tmp_path, "--database", database)
    assert result.exit_code == 2
    assert word in result.stderr
    assert "geheim" not in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_tables_of_a_newer_version_are_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite3"
    file.write_bytes(with_tables())
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    result = run("serve", "--port", 0, "--data", tmp_path, "--database", f"sqlite:///{file}")
    assert result.exit_code == 2
    assert "'9999'" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_plain_postgresql_url_means_the_driver_we_have() -> None:
    assert Settings(database="postgresql://anna@localhost/x").url.drivername == "postgresql+psycopg"
    assert Settings(data=Path("/a?b")).url.database == "/a?b/bocage.sqlite3"
