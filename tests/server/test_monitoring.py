"""The board and the alert rules of ``deploy/monitoring`` ask only for what the server tells."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from pathlib import Path

import pytest
from starlette.requests import Request

from bocage.server.app import make_hub
from bocage.server.logs import Lines, Log
from bocage.server.settings import Settings
from bocage.server.web.routes import Api
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


def test_an_error_is_for_somebody_to_see_to_and_a_warning_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    log, of_libraries = Log(quiet=True), logging.Logger("elsewhere", logging.WARNING)
    of_libraries.addHandler(Lines())
    log.info("command")
    log.warn("ended", process="game-1")
    log.fault("request", ZeroDivisionError())
    of_libraries.warning("Invalid HTTP request received.")
    of_libraries.error("something broke")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["level"], line["event"]) for line in lines] == [
        ("warning", "ended"), ("error", "request"), ("warning", "Invalid HTTP request received."), ("error", "something broke")]


def test_all_who_ask_for_its_health_at_once_hear_of_one_try(tmp_path: Path) -> None:
    """Also right after the start, when nothing has been tried yet."""
    hub = make_hub(Settings(data=tmp_path / "data", quiet=True))
    probe, tries = hub.store.probe, list[float]()

    def slow() -> int:
        tries.append(time.monotonic())
        time.sleep(0.05)
        return probe()

    hub.store.probe = slow                                  # type: ignore[method-assign]

    async def ask() -> list[int]:
        api, request = Api(hub), Request({"type": "http"})
        return [answer.status_code for answer in await asyncio.gather(*(api.health(request) for _ in range(5)))]

    assert asyncio.run(ask()) == [200] * 5
    assert len(tries) == 1
    hub.store.close()
