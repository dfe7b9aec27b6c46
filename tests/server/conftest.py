"""Every test has a database of its own: SQLite in its folder, or PostgreSQL where ``BOCAGE_TEST_DATABASE`` names a server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import pytest
import sqlalchemy as sa

POSTGRES = os.environ.get("BOCAGE_TEST_DATABASE", "")


@pytest.fixture
def database(tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database."""
    if not POSTGRES:
        yield f"sqlite:///{tmp_path / 'bocage.sqlite3'}"
        return
    name = f"bocage_test_{token_hex(6)}"
    engine = sa.create_engine(POSTGRES, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    yield sa.make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()
