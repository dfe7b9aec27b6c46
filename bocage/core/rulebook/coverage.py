"""The account of which rules have code, tests and texts (``bocage rules coverage``)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bocage.core.rulebook.catalogue import catalogue
from bocage.core.rulebook.places import Place, code_places, short_forms, marked_places
from bocage.core.text import LANGUAGES


class Coverage(msgspec.Struct, frozen=True):
    """Which rule ids stand in code, in tests, in text; what is missing anywhere; ids that a plain search cannot find."""

    ids: tuple[str, ...]
    code: frozenset[str]
    tests: frozenset[str]
    text: frozenset[str]
    short_forms: tuple[Place, ...]

    def missing(self, where: frozenset[str]) -> list[str]:
        return [id for id in self.ids if id not in where]

    @property
    def complete(self) -> bool:
        return not (self.missing(self.code) or self.missing(self.tests) or self.missing(self.text) or self.short_forms)


def coverage(folder: Path, tests: Path) -> Coverage:
    """Code: ids in the game's modules. Tests: ids named by ``@rule``. Text: title and text in both languages."""
    rules = catalogue(folder).rule
    told = frozenset(rule.id for rule in rules if all(
        rule.wording(lang).title.strip() and rule.wording(lang).text.strip() for lang in LANGUAGES))
    return Coverage(tuple(rule.id for rule in rules), frozenset(code_places(folder)), frozenset(marked_places(tests)), told,
                    tuple(short_forms(folder)))
