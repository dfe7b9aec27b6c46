"""The rules of a game as players read them, and the account of which rules have code, tests and text."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import msgspec

from bocage.core.content import load_toml
from bocage.core.text import LANGUAGES, words

GAMES = Path(__file__).parent.parent / "games"
RULE_ID = re.compile(r"\b([A-Z]{2,4})-([A-Z]+\d?)-(\d\d)\b")


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


# --- coverage ---------------------------------------------------------------------------------------------------------


class Coverage(msgspec.Struct, frozen=True):
    """Which rule ids stand in code, in tests, in text; what is missing anywhere."""

    ids: tuple[str, ...]
    code: frozenset[str]
    tests: frozenset[str]
    text: frozenset[str]

    def missing(self, where: frozenset[str]) -> list[str]:
        return [id for id in self.ids if id not in where]

    @property
    def complete(self) -> bool:
        return not (self.missing(self.code) or self.missing(self.tests) or self.missing(self.text))


def coverage(folder: Path, tests: Path) -> Coverage:
    """Code: ids in docstrings and comments of the game's modules. Tests: ids named by ``@rule``. Text: both languages."""
    known = catalogue(folder)
    ids = tuple(rule.id for rule in known.rule)
    code = {id for file in sorted(folder.rglob("*.py")) for id in ids_in(file.read_text(encoding="utf-8"))}
    tested = {id for file in sorted(tests.rglob("*.py")) for id in ids_tested(file)}
    texts = {rule.id for rule in known.rule if all(
        rule.wording(lang).title.strip() and rule.wording(lang).text.strip() for lang in LANGUAGES)}
    return Coverage(ids, frozenset(code), frozenset(tested), frozenset(texts))


def ids_in(text: str) -> set[str]:
    """Rule ids in a text, short forms included: ``VC-SEQ-01, -02`` names two."""
    found = set()
    for match in re.finditer(r"\b([A-Z]{2,4}-[A-Z]+\d?)-(\d\d)((?:(?:,| and| to) -\d\d)*)", text):
        area, first, rest = match.groups()
        numbers = [int(first)]
        for word, number in re.findall(r"(,| and| to) -(\d\d)", rest):
            numbers += range(numbers[-1] + 1, int(number) + 1) if word == " to" else [int(number)]
        found |= {f"{area}-{number:02}" for number in numbers}
    return found


def ids_tested(file: Path) -> set[str]:
    """The ids that the ``@rule(…)`` marks of a test file name."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "rule":
                    found |= {arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return found
