"""Content files: JSON, typed on load. An error names the file, the place in it, and what was expected there."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec

from bocage.core.content import Place, place_of
from bocage.core.errors import BadContent

T = TypeVar("T")
LARGEST = 400_000                       # letters of one file: far more than any faction or board needs


def as_form(text: str, kind: type[T], file: str) -> T:
    """Reads a text as a value of a type. ``BadContent`` says what is wrong."""
    plain = parsed(text, file)
    try:
        return msgspec.convert(plain, kind, str_keys=True)
    except msgspec.ValidationError as error:
        detail, _, path = str(error).partition(" - at ")
        place = place_of(plain, kind, str(error), path.strip("`$"), Place(file))
        raise BadContent(place.file, place.path or "–", "expect-form", detail=detail) from None


def parsed(text: str, file: str) -> Any:
    """Parses a JSON text. Duplicate keys are refused, because one of them would be lost; so are NaN and infinity."""
    if len(text) > LARGEST:
        raise BadContent(file, "–", "expect-small", number=LARGEST)
    try:
        return json.loads(text, object_pairs_hook=lambda pairs: table(pairs, file),
                          parse_constant=lambda name: refuse(name, file))
    except json.JSONDecodeError as error:
        raise BadContent(file, f"{error.lineno}:{error.colno}", "expect-json", detail=error.msg) from None
    except RecursionError:
        raise BadContent(file, "–", "expect-json", detail="nested too deeply") from None


def table(pairs: list[tuple[str, Any]], file: str) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
        raise BadContent(file, twice, "expect-once", name=twice)
    return found


def refuse(name: str, file: str) -> NoReturn:
    raise BadContent(file, name, "expect-json", detail=name)


def read_file(file: Path) -> str:
    """The text of a file on the disk."""
    name = file.name
    try:
        return file.read_text(encoding="utf-8")
    except OSError:
        raise BadContent(name, "–", "expect-file") from None
    except UnicodeDecodeError:
        raise BadContent(name, "–", "expect-utf8") from None


def canonical(text: str, file: str = "") -> str:
    """The canonical JSON text: no blanks, keys in order. Files with the same content have the same canonical text."""
    return json.dumps(parsed(text, file), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def fingerprint(text: str, file: str = "") -> str:
    """A hash by which both players can check that they have the same file, however it is formatted."""
    return sha256(canonical(text, file).encode()).hexdigest()
