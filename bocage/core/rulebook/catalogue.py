"""The rules of a game as players read them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from bocage.core.content import load_toml


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


class RuleText(msgspec.Struct, frozen=True):
    """The short text of a rule of the game in ``folder``."""

    folder: Path
    id: str

    def say(self, lang: str) -> str:
        rule = rule_in(self.folder, self.id)
        assert rule is not None, f"no rule {self.id} in {self.folder.name}"
        return rule.wording(lang).text
