"""A game of another package, with no face of its own: it stands in the lobby and is played to its end, in both languages."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bocage.cli.app import make_app
from tests.browser.player import Visit, by_keys, by_mouse
from tests.marks import some
from tests.server.process import ROOT, ServerProcess

NAME = "sentry_post"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server beside which a game that ``bocage new-game`` has written is installed."""
    folder = tmp_path_factory.mktemp("plugin")
    assert CliRunner().invoke(make_app("en"), ["new-game", NAME, "--folder", str(folder)]).exit_code == 0
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps",
                    "--no-build-isolation", "--target", str(folder / "site"), str(folder / NAME)], check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join((str(folder / "site"), str(ROOT))))
        with ServerProcess(Path(folder), f"sqlite:///{folder / 'bocage.sqlite3'}") as process:
            yield process


@pytest.mark.parametrize(("lang", "way", "asked", "told"), some([
    ("en", by_mouse, "Run or creep?", "Players"), ("fr", by_keys, "Courir ou ramper", "Joueurs")], 1))
def test_a_game_without_a_face_is_played_from_the_lobby_to_its_end(visit: Visit, lang: str, way: Callable[..., None],
                                                                  asked: str, told: str) -> None:
    player = visit(lang)
    page = player.page
    page.locator(f"a.poster[href='#/new/{NAME}']").click()
    page.locator("main").get_by_text("Sentry Post").first.wait_for()
    made = player.create(game=NAME, scenario="field", seats=[{"kind": "me"}, {"kind": "bot", "level": "soldier"}])
    player.enter(made["id"])
    player.wait(lambda: bool(player.options), "a question")
    assert asked in player.question["text"]
    page.locator(".facts dt").first.wait_for()
    page.get_by_text(told, exact=True).first.wait_for()
    player.play(way, 200)
    assert player.is_over
    page.locator(".result").wait_for()
