"""Finds and fills the words that players read, in French and in English. They are in ``text/*.ftl`` (Fluent)."""

from __future__ import annotations

import locale
import os
import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Protocol, runtime_checkable

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")
BLANKS = re.compile(r"[^\S\u00a0\u202f]+")       # all but the no-break spaces of French
CORE_TEXT = Path(__file__).parent.parent / "text"


class Words:
    """The texts of a game and of the core in one language; where both have a key, the game's text is taken."""

    def __init__(self, lang: str, folders: tuple[Path, ...] = ()) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.keys: dict[str, Path] = {}
        for folder in (*folders, CORE_TEXT):
            for file in sorted((folder / lang).glob("*.ftl")) or [folder / f"{lang}.ftl"]:
                resource = FluentResource(file.read_text(encoding="utf-8"))
                self.bundle.add_resource(resource)
                self.keys |= {entry.id.name: file for entry in resource.body if hasattr(entry, "id")}

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def __call__(self, key: str, **args: object) -> str:
        """The text of ``key`` or ``key.attribute``, filled with ``args``. An unknown key is a bug."""
        name, _, attribute = key.partition(".")
        assert self.bundle.has_message(name), f"no text {key!r} in {self.lang}"
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"text {key!r} in {self.lang} is empty"
        text, faults = self.bundle.format_pattern(pattern, args)
        assert not faults, f"text {key!r} in {self.lang}: {faults}"
        return str(text)


@cache
def words(lang: str, *folders: Path) -> Words:
    return Words(lang if lang in LANGUAGES else "en", folders)


def language_of_locale() -> str:
    """French for French speakers, English for everyone else."""
    name = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), None)
    name = name or locale.getlocale()[0] or "en"
    return "fr" if name.lower().startswith("fr") else "en"


def bare(text: str) -> str:
    """The text in lower case, without accents and with straight apostrophes, for searching."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in plain if not unicodedata.combining(character)).replace("’", "'")


@runtime_checkable
class Sayable(Protocol):
    """Something that has words in every language."""

    def say(self, lang: str) -> str: ...
