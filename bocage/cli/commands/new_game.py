"""``bocage new-game``: writes a small whole game that passes every test and plays at once; change it into yours."""

from __future__ import annotations

import re
from pathlib import Path

from bocage import template
from bocage.cli.desk import Desk
from bocage.cli.files import shown
from bocage.core.errors import BocageError

TEMPLATE = Path(template.__file__).parent
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 30
GAME = "night_run"


def new_game(desk: Desk, name: str, folder: Path) -> None:
    """Writes the game into ``folder/name``; nothing that exists is written over."""
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise BocageError("cli-error-game-name", name=name[:LONGEST])
    target = folder / name
    if target.exists():
        raise BocageError("cli-error-exists", file=shown(target))
    for file in sorted(TEMPLATE.glob("project/**/*")):
        write(file, target / renamed(str(file.relative_to(TEMPLATE / "project")), name), name)
    for file in sorted(TEMPLATE.glob(f"{GAME}/**/*")):
        write(file, target / name / file.relative_to(TEMPLATE / GAME), name)
    desk.text(desk.say("cli-new-game", folder=shown(target)))


def write(file: Path, target: Path, name: str) -> None:
    if file.is_file() and file.suffix != ".pyc":
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(file.read_text(encoding="utf-8"), name), encoding="utf-8")


def renamed(text: str, name: str) -> str:
    """The template's text with the new game's name, title and rule prefix."""
    words = name.split("_")
    for old, new in ((f"bocage.template.{GAME}", name), (GAME, name), ("night-run", "-".join(words)),
                     ("NightRun", "".join(word.capitalize() for word in words)),
                     ("Night Run", " ".join(word.capitalize() for word in words))):
        text = text.replace(old, new)
    return re.sub(r"\bNR\b", prefix_of(words), text)


def prefix_of(words: list[str]) -> str:
    """Two to four capital letters: the initials of the name, or its first letters."""
    initials = "".join(word[0] for word in words if word[0].isalpha())
    letters = "".join(re.findall("[a-z]", "".join(words)))
    return (initials[:4] if len(initials) > 1 else letters[:3].ljust(2, "x")).upper()
