"""The board and the alert rules of ``deploy/monitoring`` ask only for what the server tells."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server import fetch
from tests.server.process import ServerProcess

FOLDER = Path(__file__).parents[2] / "deploy" / "monitoring"


@pytest.mark.parametrize("file", ["alerts.yml", "grafana.json"])
def test_every_name_in_it_is_told_by_the_server(server: ServerProcess, file: str) -> None:
    wanted = set(re.findall(r"bocage_\w+", (FOLDER / file).read_text(encoding="utf-8")))
    told = fetch.get(f"{server.url}/metrics").text
    families = set(re.findall(r"^# TYPE (\w+) ", told, re.MULTILINE))
    unknown = {name for name in wanted if name not in families and re.sub(r"_(bucket|count|sum)$", "", name) not in families}
    assert wanted
    assert not unknown
