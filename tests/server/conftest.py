"""Every test has a database of its own: SQLite in its folder, or PostgreSQL where ``BOCAGE_TEST_DATABASE`` names a server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

import pytest
import sqlalchemy as sa

from tests.server.process import ServerProcess

POSTGRES = os.environ.get("BOCAGE_TEST_DATABASE", "")


@contextmanager
def fresh_database(folder: Path) -> Iterator[str]:
    if not POSTGRES:
        yield f"sqlite:///{folder / 'bocage.sqlite3'}"
        return
    name = f"bocage_test_{token_hex(6)}"
    engine = sa.create_engine(POSTGRES, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    yield sa.make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()


@pytest.fixture
def database(tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database."""
    with fresh_database(tmp_path) as url:
        yield url


@pytest.fixture
def own_server(tmp_path: Path, database: str) -> Iterator[ServerProcess]:
    """A running server that the test may kill."""
    with ServerProcess(tmp_path, database) as server:
        yield server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A running server that the tests of one process share; without limits, since together they are faster than any person."""
    folder = tmp_path_factory.mktemp("server")
    with fresh_database(folder) as url, ServerProcess(folder, url, patient=True) as process:
        yield process
