"""Saved games on disk: reading, writing (whole or not at all), and the default place."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from bocage.core.errors import BocageError

LONGEST_SHOWN = 500


class BadFile(BocageError):
    """A file cannot be read or written."""


def shown(file: Path) -> str:
    """A path shortened to fit into a sentence."""
    text = str(file)
    return text if len(text) <= LONGEST_SHOWN else f"…{text[-LONGEST_SHOWN:]}"


def read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFile("cli-error-not-text", file=shown(file)) from None
    except (OSError, ValueError):
        raise BadFile("cli-error-read", file=shown(file)) from None


def text_of(text: str) -> str:
    """The text, or what is in the file that it names."""
    file = Path(text)
    try:
        is_file = file.is_file()
    except (OSError, ValueError):       # a text too long, or with signs that no file name has
        is_file = False
    return read(file) if is_file else text


def write(file: Path, text: str) -> None:
    """Writes a new file and renames it, so that a crash leaves either the old text or the new one."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_name(f"{file.name}.part")
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, file)
    except (OSError, ValueError):
        raise BadFile("cli-error-write", file=shown(file)) from None


def default_save(scenario: str) -> Path:
    """A new file in the user's data folder, named for the scenario and the minute."""
    folder = user_data_path("bocage") / "games"
    name = f"{scenario}-{datetime.now():%Y%m%d-%H%M}"
    number = 1
    while (file := folder / f"{name}{f'-{number}' if number > 1 else ''}.bocage").exists():
        number += 1
    return file
