"""A real Chromium against a real server, both on this machine."""

from __future__ import annotations

import asyncio
import shutil
import sys
from asyncio import _set_running_loop
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright

from tests.browser.player import Player
from tests.server.process import ServerProcess

# The shell draws no window of its own round the page, which takes a quarter of the work.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
# Nothing but the page is loaded: no background traffic of the browser's own.
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
         "--no-first-run", "--disable-quic",
         # All pages of a context in one process: each process of its own would compile the client again.
         "--renderer-process-limit=1",
         # No page lives long enough to gain what the compilers that optimise cost, nor to be swept often.
         "--js-flags=--no-opt --no-maglev --min-semi-space-size=32")
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LIGHT = "favicon.svg"                  # something small of the same server
OUTSIDE = (-1, -1)                     # no place of the page
UNPAINTED = "addEventListener('DOMContentLoaded', () => document.documentElement.style.opacity = '0')"


class Chromium:
    """The browser of one test process. Its event loop counts as running only while a browser test runs: otherwise no other
    test of this process could run an event loop of its own.

    A page serves one visitor after another: what it has compiled stays, which saves about half of the work of a visit."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.loop = asyncio.get_running_loop()
        self.free: dict[tuple[str, bool], list[Page]] = {}
        _set_running_loop(None)

    @contextmanager
    def awake(self) -> Iterator[Chromium]:
        _set_running_loop(self.loop)
        try:
            yield self
        finally:
            _set_running_loop(None)

    def page(self, lang: str, phone: bool, url: str) -> Page:
        """A page of that server that nobody uses, of a browser that knows nobody."""
        free = self.free.setdefault((lang, phone), [])
        page = free.pop() if free else self.browser.new_context(
            viewport=PHONE if phone else WIDE, has_touch=phone, is_mobile=phone, locale="fr-FR" if lang == "fr" else "en-GB",
            reduced_motion="reduce", accept_downloads=True).new_page()
        if not page.url.startswith(f"{url}/"):
            page.goto(f"{url}/{LIGHT}")
        return page

    def give_back(self, player: Player, lang: str, phone: bool) -> None:
        """Forgets who used the page, or closes it if that cannot be done."""
        page, context = player.tab, player.tab.context
        if player.is_page_marked or context.pages != [page]:
            context.close()
            return
        player.let_go()
        try:
            page.goto(f"{player.url}/{LIGHT}")
        except Error:                       # its server is gone
            context.close()
            return
        page.evaluate("localStorage.clear(), sessionStorage.clear()")
        context.clear_cookies()
        if page.viewport_size != (PHONE if phone else WIDE):
            page.set_viewport_size(PHONE if phone else WIDE)
        page.mouse.move(*OUTSIDE)
        self.free[lang, phone].append(page)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    with sync_playwright() as playwright:
        chromium = Chromium(playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET)))
        yield chromium
        _set_running_loop(chromium.loop)
        chromium.browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server of one test process. A test that stops the server needs another one."""
    with seeded_server(tmp_path_factory) as process:
        yield process


@contextmanager
def seeded_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    process = ServerProcess(folder, f"sqlite:///{folder / 'bocage.sqlite3'}")
    process.words = [sys.executable, "-m", "tests.browser.seeded", f"{process.port}", str(folder), process.database]
    with process:
        yield process


@pytest.fixture
def visit(chromium: Chromium, server: ServerProcess) -> Iterator[Callable[..., Player]]:
    """Opens the app as a new person: ``visit(lang="fr", phone=False, path="#/")``. Faults of the page fail the test.

    A page that is not ``painted`` is laid out, measured, clicked and read like any other, for less work. Painted are the
    pages of tests that ask axe or want to know what can be seen. ``traced``: the player's ``requests`` are noted."""
    players: list[tuple[Player, str, bool]] = []

    def open_page(lang: str = "fr", phone: bool = False, path: str = "", seed: int = 1, painted: bool = False,
                  traced: bool = False, **settings: Any) -> Player:
        usual = {"lang": lang, "pace": "off", "volume": 0, "brief": False, "recap": False, "hints": False}
        player = Player(chromium.page(lang, phone, server.url), server.url, Random(seed), {**usual, **settings})
        if not painted:
            player.add_script(UNPAINTED)
        if traced:
            player.listen_to_requests()
        players.append((player, lang, phone))
        player.first = path
        return player

    with chromium.awake():
        yield open_page
        faults = [fault for player, *_ in players for fault in player.faults]
        for visitor in players:
            chromium.give_back(*visitor)
        assert faults == []
