"""Checks that entries of all kinds share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bocage.core.content import Place
from bocage.games.v_commandos import content as box

ID = re.compile(r"[a-z][a-z0-9_]*")
MOST_COMMANDOS = 4


def check_id(id: str, taken: Sequence[str], place: Place) -> None:
    """An id is a word of action texts, of scenario names and of the names of texts."""
    place.key("id").expect(ID.fullmatch(id), "expect-id")
    place.key("id").expect(id not in taken, "expect-new", name=id)


def check_once(place: Place, name: str, entries: Sequence[box.Entry]) -> None:
    """Each id stands once, and every entry names its source."""
    seen: set[str] = set()
    for entry in entries:
        place.entry(name, entry.id).expect(entry.id not in seen, "expect-once", name=entry.id)
        seen.add(entry.id)
        check_source(entry, entry.source, place.entry(name, entry.id))


def check_source(entry: msgspec.Struct, source: box.Source, place: Place) -> None:
    place.key("source").expect("*" in source, "expect-source")
    fields = [field for field in entry.__struct_fields__ if field != "source"]
    for name in source:
        place.key("source").key(name).expect(name == "*" or name in fields, "expect-known", known=listed(["*", *fields]))


def check_names(place: Place, names: Sequence[str], known: Sequence[str]) -> None:
    """The names in a file are those that the rules know by number."""
    for name in names:
        place.expect(name in known, "expect-known", known=listed(known))
    missing = [name for name in known if name not in names]
    place.expect(not missing, "expect-also", missing=listed(missing))


def check_number(place: Place, number: int, low: int, high: int | None = None) -> None:
    if high is None:
        place.expect(number >= low, "expect-at-least", low=low)
    else:
        place.expect(low <= number <= high, "expect-number", low=low, high=high)


def word_of(struct: type[Any]) -> str:
    return str(struct.__struct_config__.tag)


def parts(text: str, form: str) -> tuple[str, ...]:
    """Returns the parts of a short text such as ``a-b open``, or nothing if it has another form."""
    found = re.fullmatch(form, text)
    return found.groups() if found else ()


def listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "–"
