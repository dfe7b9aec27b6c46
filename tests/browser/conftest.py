"""A real Chromium against a real server, both on this machine."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.player import Player
from tests.server.process import ServerProcess

# The shell draws no window of its own round the page, which takes a quarter of the work.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
# Nothing but the page is loaded: no background traffic of the browser's own.
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
         "--no-first-run", "--disable-quic")
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One for each file: as long as Playwright runs, its thread can run nothing else that is asynchronous."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    process = ServerProcess(folder, f"sqlite:///{folder / 'bocage.sqlite3'}")
    process.words = [sys.executable, "-m", "tests.browser.seeded", f"{process.port}", str(folder), process.database]
    with process:
        yield process


@pytest.fixture
def visit(chromium: Browser, server: ServerProcess) -> Iterator[Callable[..., Player]]:
    """Opens the app as a new person: ``visit(lang="fr", phone=False, path="#/")``. Faults of the page fail the test."""
    players: list[Player] = []

    def open_page(lang: str = "fr", phone: bool = False, path: str = "", seed: int = 1, **settings: Any) -> Player:
        context = chromium.new_context(viewport=PHONE if phone else WIDE, has_touch=phone, is_mobile=phone,
                                       locale="fr-FR" if lang == "fr" else "en-GB", reduced_motion="reduce",
                                       accept_downloads=True)
        player = Player(context.new_page(), server.url, Random(seed), {"lang": lang, "pace": "off", "volume": 0, **settings})
        players.append(player)
        player.open(path)
        return player

    yield open_page
    faults = [fault for player in players for fault in player.faults]
    for player in players:
        player.page.context.close()
    assert faults == []
