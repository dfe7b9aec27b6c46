"""``bocage position``: a saved game as a position, or a position once it is checked."""

from __future__ import annotations

from pathlib import Path

import typer

from bocage import Match, load, position
from bocage.cli import files
from bocage.core.errors import BadPosition
from bocage.core.position.reading import game_of
from bocage.core.record.writing import FORMAT


def show_position(file: Path) -> None:
    """Prints it as it is, so that it can go into a file."""
    text = files.read(file)
    match = load(text) if text.startswith(FORMAT) else position_of(text)
    typer.echo(match.position(), nl=False)


def position_of(text: str, seed: str | None = None) -> Match:
    """The game of a text that must say which game it is."""
    game = game_of(text)
    if not game:
        raise BadPosition("error-position-game")
    return position(game, text, seed)
