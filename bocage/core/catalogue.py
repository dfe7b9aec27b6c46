"""The rules of a game as players read them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from bocage.core.content import load_toml
from bocage.core.text import words

GAMES = Path(__file__).parent.parent / "games"


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    text: str
    why: str = ""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    en: str
    fr: str


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule, a ruling (with its reason and the rules it settles) or a worked example."""

    id: str
    en: Wording
    fr: Wording
    rules: tuple[str, ...] = ()
    setting: str = ""

    def wording(self, lang: str) -> Wording:
        return self.fr if lang == "fr" else self.en


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapter: tuple[Chapter, ...]
    rule: tuple[Rule, ...]
    ruling: tuple[Rule, ...] = ()
    example: tuple[Rule, ...] = ()

    def find(self, id: str) -> Rule | None:
        wanted = id.upper()
        return next((rule for rule in (*self.rule, *self.ruling, *self.example) if rule.id == wanted), None)


@cache
def catalogue(folder: Path) -> Catalogue:
    return load_toml(folder / "catalogue.toml", Catalogue)


@cache
def rule_in(folder: Path, id: str) -> Rule | None:
    return catalogue(folder).find(id)


@cache
def own_folders() -> tuple[Path, ...]:
    """Of the package's games."""
    return tuple(path.parent for path in sorted(GAMES.glob("*/catalogue.toml")))


def all_folders() -> list[Path]:
    """Those of the package's games and of the registered ones."""
    from bocage.games import registered

    return [*own_folders(), *(ruleset.folder for ruleset in registered())]


def say_rule(id: str, lang: str) -> str:
    """The short text of a rule of any game, or of the core itself."""
    rule = next((found for folder in all_folders() if (found := rule_in(folder, id))), None)
    return rule.wording(lang).text if rule else words(lang)(f"rule-{id}")
