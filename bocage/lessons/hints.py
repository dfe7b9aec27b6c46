"""Hints for those who meet something for the first time, in a game's ``hints.toml``. Words: ``hint-<id>`` in the game's texts.

A front end shows each hint once and remembers it; whoever does not want any switches them off.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from bocage.core.content import load_toml

FILE = "hints.toml"


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``asked``: kinds of questions; ``verb``: options; ``event``: what happens. The first that is met shows the hint."""

    id: str
    rule: str
    asked: tuple[str, ...] = ()
    verb: tuple[str, ...] = ()
    event: tuple[str, ...] = ()


class Hints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hint: tuple[Hint, ...] = ()


@cache
def hints_in(folder: Path) -> tuple[Hint, ...]:
    file = folder / FILE
    return load_toml(file, Hints).hint if file.exists() else ()
