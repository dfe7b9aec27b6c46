"""A terminal for tests: runs the command line with lines typed in, and small helpers around it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from typer.testing import CliRunner, Result

import bocage
from bocage.cli.app import make_app
from bocage.cli.language import language
from bocage.core.match import Match

WIDTH = 80


def run(*args: object, typed: Sequence[str] = (), columns: int = WIDTH) -> Result:
    """The command line with these arguments; ``typed`` are the lines a person types."""
    words = [str(arg) for arg in args]
    env = {"COLUMNS": str(columns), "LINES": "40", "TERM": "dumb"}
    return CliRunner(env=env).invoke(make_app(language(words)), words, input="".join(f"{line}\n" for line in typed))


def said(result: Result) -> str:
    """All that was written, as one line with plain blanks."""
    return " ".join(result.stdout.replace("\u00a0", " ").split())


def refused(result: Result, *words: str) -> None:
    """One line on stderr, exit code 2, no traceback."""
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    assert len(result.stderr.strip().splitlines()) == 1, result.stderr
    assert "Traceback" not in result.output
    for word in words:
        assert word in result.stderr.replace("\u00a0", " ")


def new(scenario: str = "lighthouse", seed: str = "1", squad: str = "officer:blue,scout:blue",
        seats: Sequence[str] = ("anna",)) -> Match:
    return bocage.new("v_commandos", scenario, seats, seed, {"squad": squad} if squad else {})


def saved(folder: Path, match: Match) -> Path:
    file = folder / "game.bocage"
    file.write_text(match.record(), encoding="utf-8")
    return file


def played(match: Match, number: int, seed: int = 1) -> Match:
    """So many choices at random."""
    rng = Random(seed)
    for _ in range(number):
        if match.decision is None:
            break
        match.play(rng.choice(match.decision.options))
    return match


RESUMES = "  bocage play --resume "


def too_wide(text: str, width: int = WIDTH) -> list[str]:
    """Lines that should have been broken: no long path, no command that is to be copied."""
    return [line for line in text.splitlines() if len(line) > width and " " in line.strip() and RESUMES not in line]


def texts(file: Path) -> list[str]:
    """The choices of a saved game."""
    return [move.text for move in bocage.load(file.read_text(encoding="utf-8")).moves]
