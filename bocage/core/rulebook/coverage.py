"""The account of which rules have code, tests and texts (``bocage rules coverage``)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bocage.core.rulebook.catalogue import catalogue
from bocage.core.rulebook.places import Place, code_places, short_forms, marked_places
from bocage.core.text import LANGUAGES


class Coverage(msgspec.Struct, frozen=True):
    """Which rule ids stand in code, in tests, in text; what is missing anywhere; ids that a plain search cannot find.

    ``rulings``: the rulings, which need a test and texts with a reason; the code is that of the rules that they settle.
    """

    ids: tuple[str, ...]
    rulings: tuple[str, ...]
    code: frozenset[str]
    tests: frozenset[str]
    text: frozenset[str]
    short_forms: tuple[Place, ...]

    def missing(self, where: frozenset[str]) -> list[str]:
        return [id for id in self.ids if id not in where]

    @property
    def rulings_missing(self) -> list[str]:
        """The rulings without a test or without a text in one of the languages."""
        return [id for id in self.rulings if id not in self.tests or id not in self.text]

    @property
    def complete(self) -> bool:
        return not (self.missing(self.code) or self.missing(self.tests) or self.missing(self.text) or self.rulings_missing
                    or self.short_forms)


def coverage(folder: Path, tests: Path) -> Coverage:
    """Code: ids in the game's modules. Tests: ids named by ``@rule``. Text: title and text in both languages, and the reason
    of a ruling."""
    book = catalogue(folder)
    told = frozenset(rule.id for rule in (*book.rule, *book.ruling) if all(
        (words := rule.wording(lang)).title.strip() and words.text.strip() and (words.why.strip() or rule in book.rule)
        for lang in LANGUAGES))
    return Coverage(tuple(rule.id for rule in book.rule), tuple(ruling.id for ruling in book.ruling),
                    frozenset(code_places(folder)), frozenset(marked_places(tests)), told, tuple(short_forms(folder)))
