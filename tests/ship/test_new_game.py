"""``bocage new-game``: what it writes is a whole game that passes every test and plays at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bocage.cli.app import make_app
from bocage.cli.commands.new_game import prefix_of

NAME = "sentry_post"
ROOT = Path(__file__).parents[2]


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(make_app("en"), list(words))
    return result.exit_code, result.output


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    assert run("new-game", NAME, "--folder", str(folder))[0] == 0
    return folder / NAME


@pytest.fixture(scope="module")
def environment(written: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the game is installed, so that Bocage finds it by its entry point."""
    site = tmp_path_factory.mktemp("site")
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps",
                    "--no-build-isolation", "--target", str(site), str(written)], check=True)
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(site), str(ROOT)))}


def call(environment: dict[str, str], folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], cwd=folder, env=environment, input=typed, capture_output=True, text=True)


def test_the_commands_of_the_guide_work(environment: dict[str, str], tmp_path: Path) -> None:
    """All but the installation, which would change the environment that the tests run in."""
    guide = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    commands = guide.split("```sh\n")[1].split("```")[0].splitlines()
    assert commands[:2] == [f"bocage new-game {NAME}", f"cd {NAME}"]
    assert call(environment, tmp_path, "-m", *commands[0].split()).returncode == 0
    assert commands[2].startswith("pip install ")
    for command in commands[3:]:
        done = call(environment, tmp_path / NAME, "-m", *command.split())
        assert done.returncode == 0, (command, done.stdout, done.stderr)


def test_nothing_of_the_template_is_left(written: Path) -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in written.rglob("*") if file.is_file())
    assert "night" not in text.lower()
    assert "NR-" not in text
    assert "SP-TURN-01" in text


def test_it_is_listed_among_the_games(written: Path, environment: dict[str, str]) -> None:
    assert "Sentry Post" in call(environment, written, "-m", "bocage", "games").stdout


def test_it_plays_in_the_terminal(written: Path, environment: dict[str, str], tmp_path: Path) -> None:
    done = call(environment, written, "-m", "bocage", "play", NAME, "field", "--seat", "anna", "--bot", "easy", "--lang", "en",
                "--plain", "--save", str(tmp_path / "game.txt"), typed="run\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Run or creep?" in done.stdout
    assert "anna: run" in (tmp_path / "game.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["", "Sentry", "1st", "a__b", "a-b", "é", "a" * 31, "../x"])
def test_a_name_that_no_package_can_have_is_refused(name: str, tmp_path: Path) -> None:
    code, _ = run("new-game", name, "--folder", str(tmp_path))
    assert code == 2
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    code, _ = run("new-game", NAME, "--folder", str(tmp_path))
    assert code == 2
    assert list((tmp_path / NAME).iterdir()) == []


@pytest.mark.parametrize(("name", "prefix"), [("sentry_post", "SP"), ("duel", "DUE"), ("x", "XX"), ("a_b_c_d_e", "ABCD")])
def test_the_prefix_comes_from_the_name(name: str, prefix: str) -> None:
    assert prefix_of(name.split("_")) == prefix
