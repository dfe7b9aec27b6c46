"""Finds and fills the words that players read, in French and in English. They are in ``text/*.ftl`` (Fluent)."""

from __future__ import annotations

import locale
import os
import re
import unicodedata
from functools import cache, lru_cache
from itertools import zip_longest
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en")
BLANKS = re.compile(r"[^\S\u00a0\u202f]+")       # all but the no-break spaces of French
# What no name and no line may hold. Characters that control a terminal or the direction of writing become a blank; those that
# show nothing (soft hyphens, fillers, tags, variation selectors of rare scripts) are left out.
COMMANDS = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
UNSEEN = re.compile("[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u2060-\u2065\u206a-\u206f\u2800\u3164"
                    "\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]")
# Joiners anywhere but alone between two letters.
JOINERS = re.compile("(?<!\\S)[\u200c\u200d]+|[\u200c\u200d]+(?!\\S)|(?<=[\u200c\u200d])[\u200c\u200d]+")
# A message or a term begins at the edge of its line; all that belongs to it is indented.
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")     # what a message names of others: those it is made from
KEPT = 4096                     # texts that are kept as they were filled, of a game in one language
MAKING = Lock()                 # several threads may say the first word
CORE_TEXT = Path(__file__).parent.parent / "text"


class Words:
    """The texts of a game and of the core in one language; where both have a key, the game's text is taken.

    A message is read when it is said for the first time, and Fluent itself is imported then: otherwise both would be the
    dearest part of starting a process, and those of bots never speak.
    """

    def __init__(self, lang: str, folders: tuple[Path, ...] = ()) -> None:
        self.lang = lang
        self.made: FluentBundle | None = None
        self.keys: dict[str, Path] = {}
        self.entries: dict[str, str] = {}           # by name, as they are written
        # The same few words fill most texts, again and again. ``1`` and ``True`` are equal, but are not written alike.
        self.filled = lru_cache(maxsize=KEPT, typed=True)(self.fill)
        for folder in (*folders, CORE_TEXT):
            for file in sorted((folder / lang).glob("*.ftl")) or [folder / f"{lang}.ftl"]:
                entries = entries_of(file.read_text(encoding="utf-8"))
                self.entries = entries | self.entries
                self.keys |= {name.removeprefix("-"): file for name in entries}

    @property
    def bundle(self) -> FluentBundle:
        if self.made is None:
            from fluent.runtime import FluentBundle
            with MAKING:
                self.made = self.made or FluentBundle([self.lang], use_isolating=False)
        return self.made

    def knows(self, name: str) -> bool:
        """Whether there is such a message; from now on the bundle has it, and all that it names."""
        if not self.bundle.has_message(name) and name in self.entries:
            from fluent.runtime import FluentResource
            entry = self.entries[name]
            for other in NAMED.findall(entry):
                self.knows(other)
            self.bundle.add_resource(FluentResource(entry))     # last: another thread may look for it meanwhile
        return self.bundle.has_message(name)

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self.knows(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def __call__(self, key: str, **args: object) -> str:
        """The text of ``key`` or ``key.attribute``, filled with ``args``. An unknown key is a bug."""
        try:
            return self.filled(key, **args)
        except TypeError:               # filled with something that cannot be kept
            return self.fill(key, **args)

    def fill(self, key: str, **args: object) -> str:
        name, _, attribute = key.partition(".")
        assert self.knows(name), f"no text {key!r} in {self.lang}"
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"text {key!r} in {self.lang} is empty"
        text, faults = self.bundle.format_pattern(pattern, args)
        assert not faults, f"text {key!r} in {self.lang}: {faults}"
        return str(text)


def entries_of(text: str) -> dict[str, str]:
    """The messages and terms of a file by name; of two with one name, the first."""
    entries: dict[str, str] = {}
    found = list(ENTRY.finditer(text))
    for entry, after in zip_longest(found, found[1:]):
        entries.setdefault(entry[1], text[entry.start():after.start() if after else len(text)])
    return entries


@cache
def words(lang: str, *folders: Path) -> Words:
    return Words(lang if lang in LANGUAGES else "en", folders)


def one_line(text: str) -> str:
    """The text as one line that shows all it holds: without control characters and without what nobody can see."""
    line = BLANKS.sub(" ", JOINERS.sub("", UNSEEN.sub("", COMMANDS.sub(" ", text)))).strip()
    return line if any(unicodedata.category(character)[0] in "LNPSC" for character in line) else ""


def has_commands(text: str) -> bool:
    """Whether a text holds control characters other than those of lines."""
    return any(found[0] not in "\r\n\t" for found in COMMANDS.finditer(text))


def without_commands(text: str) -> str:
    """The text as a terminal may be given it: lines and tabs stay, other control characters do not."""
    return COMMANDS.sub(lambda found: found[0] if found[0] in "\n\t" else "\ufffd", text)


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
