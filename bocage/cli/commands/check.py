"""``bocage check``: is the content of a game, or of a player's pack, sound?"""

from __future__ import annotations

from pathlib import Path

from bocage.cli.desk import Desk
from bocage.cli.files import BadFile, shown
from bocage.games import find, installed


def check(desk: Desk, game: str, folder: Path | None) -> None:
    """Checks the content of a game (of all games if none is named), or a player's folder for that game."""
    if folder is not None and not folder.is_dir():
        raise BadFile("cli-error-read", file=shown(folder))
    for ruleset in [find(game)] if game else installed():
        for line in ruleset.check(folder, desk.lang):
            desk.text(line, indent=2)
