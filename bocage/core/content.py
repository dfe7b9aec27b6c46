"""Content files: TOML, typed on load. An error names the file, the place in it, and what was expected there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from bocage.core.errors import BadContent

T = TypeVar("T")


def load_toml(file: Path, kind: type[T]) -> T:
    """Reads a file as a value of that type, or says what is wrong with it."""
    try:
        plain = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadContent(short(file), "–", "a file") from None
    except UnicodeDecodeError:
        raise BadContent(short(file), "–", "UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise BadContent(short(file), "–", f"TOML: {error}") from None
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        found = re.fullmatch(r"(.*?) - at `(.*)`", str(error))
        expected, place = found.groups() if found else (str(error), "$")
        raise BadContent(short(file), place.replace("$.", "").replace("$", "–"), expected) from None


def short(file: Path) -> str:
    """The last parts of a path: enough to find the file, nothing about the machine."""
    return "/".join(file.parts[-2:])
