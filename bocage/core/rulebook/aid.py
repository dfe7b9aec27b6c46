"""The player aid of a game: a page to print, from ``games/<game>/aid.toml``. Each line has its rule; the figures in it come
from the code that plays or from the content, so nobody types them again.

A figure is written ``module:name``, ``module:name.entry.field`` or ``module:name/1000``: a constant of a module of the game, or
what its function without arguments returns; then entries of tables, numbers of a list, attributes; divided, if it is in
thousandths.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec

from bocage.core.content import load_toml
from bocage.core.contract import AnyRuleset

FILE = "aid.toml"


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: str
    en: str
    fr: str

    def say(self, lang: str, figures: Mapping[str, str]) -> str:
        return (self.fr if lang == "fr" else self.en).format_map(figures)


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    fr: str
    line: tuple[Line, ...]

    def title(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Aid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``figures``: the names that lines use in braces, and where each number comes from."""

    section: tuple[Section, ...]
    figures: dict[str, str] = {}


@cache
def aid_in(folder: Path) -> Aid | None:
    file = folder / FILE
    return load_toml(file, Aid) if file.exists() else None


def figures_of(ruleset: AnyRuleset, aid: Aid) -> dict[str, str]:
    package = ruleset.rules.first_state.__module__.rpartition(".")[0]
    return {name: figure(package, where) for name, where in aid.figures.items()}


def figure(package: str, where: str) -> str:
    where, _, divisor = where.partition("/")
    module, _, path = where.partition(":")
    found: object = import_module(f"{package}.{module}")
    for part in path.split("."):
        found = part_of(found, part)
        found = found() if callable(found) else found
    assert isinstance(found, int), f"{where} is no number"
    return f"{found / int(divisor):g}" if divisor else str(found)


def part_of(whole: object, part: str) -> object:
    """An entry of a table, an item of a list by its number or by its id, or an attribute."""
    if isinstance(whole, Mapping):
        return whole[part]
    if isinstance(whole, Sequence):
        return whole[int(part)] if part.isdigit() else next(each for each in whole if each.id == part)
    return getattr(whole, part)
