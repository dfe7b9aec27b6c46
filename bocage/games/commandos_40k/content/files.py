"""Content files: JSON, typed on load. An error names the file, the place in it, and what was expected there."""

from __future__ import annotations

import json
from collections import Counter
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec

from bocage.core.content import PATH, Place, misformed
from bocage.core.errors import BadContent, BocageError, raise_together
from bocage.core.text import BLANKS, one_line

T = TypeVar("T")
N = TypeVar("N", int, float)
LARGEST = 400_000                       # letters of one file: far more than any faction or board needs
MOST_FAULTS = 30                        # faults of a file that are told at once
MOST_DIGITS = 15                        # of a number
LONGEST_SHOWN = 60                      # letters of a text that a fault is about
JSON_COMPLAINTS = {
    "Expecting value": "json-value", "Expecting property name": "json-key", "Expecting ',' delimiter": "json-comma",
    "Expecting ':' delimiter": "json-colon", "Extra data": "json-extra", "Unterminated string": "json-string",
    "Illegal trailing comma": "json-trailing", "Invalid control character": "json-control", "Invalid": "json-escape",
}


def as_form(plain: object, kind: type[T], file: str) -> T:
    """Reads a parsed text as a value of a type. ``BadContent`` says what is wrong, one fault for each entry of the file."""
    faults: list[BadContent] = []
    while True:
        try:
            read = msgspec.convert(plain, kind, str_keys=True)
            break
        except msgspec.ValidationError as error:
            faults.append(misformed(plain, kind, error, Place(file)))
            if len(faults) == MOST_FAULTS or not left_out(plain, str(error)):
                break
    raise_together(faults)
    return read


def left_out(plain: Any, complaint: str) -> bool:
    """Leaves out the list entry that a complaint of msgspec is about, so that the rest of the file can be read. Returns False
    if the complaint is about no such entry."""
    within, last = [plain], -1
    for part in PATH.finditer(complaint.partition(" - at ")[2].strip("`$")):
        here = within[-1]
        if part["any"]:
            return False
        within.append(here[int(part["at"])] if part["at"] else here[part["key"]])
        last = len(within) - 2 if part["at"] else last
    if last < 0:
        return False
    at = next(n for n, entry in enumerate(within[last]) if entry is within[last + 1])
    del within[last][at]
    return True


def parsed(text: str, file: str) -> Any:
    """Parses a JSON text. Duplicate keys are refused, because one of them would be lost; so are NaN, infinity and numbers that
    no game has, and texts with control characters or with characters that nobody sees."""
    if len(text) > LARGEST:
        raise BadContent(file, "", "expect-small", number=LARGEST)
    try:
        found = json.loads(text, object_pairs_hook=lambda pairs: table(pairs, file),
                           parse_constant=lambda name: refuse(name, file),
                           parse_int=lambda digits: number(digits, int, file),
                           parse_float=lambda digits: number(digits, float, file))
        require_all_seen(found, "", Place(file))
        return found
    except json.JSONDecodeError as error:
        raise BadContent(file, f"{error.lineno}:{error.colno}", "expect-json", detail=said_of_json(error.msg)) from None
    except RecursionError:
        raise BadContent(file, "", "expect-json", detail=BocageError("json-deep")) from None


def said_of_json(complaint: str) -> BocageError | str:
    """What Python's reader of JSON complains of, in every language."""
    return next((BocageError(key) for begin, key in JSON_COMPLAINTS.items() if complaint.startswith(begin)), complaint)


def table(pairs: list[tuple[str, object]], file: str) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
        raise BadContent(file, twice, "expect-once", name=twice)
    return found


def number(digits: str, kind: type[N], file: str) -> N:
    """Reads a number. One with more digits than any game needs is refused: reading it could take very long."""
    if len(digits) > MOST_DIGITS:
        raise BadContent(file, f"{digits[:MOST_DIGITS]}…", "expect-short-number", number=MOST_DIGITS)
    return kind(digits)


def require_seen(value: object, place: Place) -> None:
    """Refuses texts that a reader would not see as they are written, names and keys alike."""
    if isinstance(value, str):
        place.expect(one_line(value) == BLANKS.sub(" ", value).strip(), "expect-printable")
    elif isinstance(value, dict):
        for key, each in value.items():
            require_seen(key, place.key(ascii(key)[1:LONGEST_SHOWN]))
            require_all_seen(each, key, place)


def require_all_seen(value: object, key: str, place: Place) -> None:
    """What a key of a table leads to: one thing, or a list of things."""
    if not isinstance(value, list):
        require_seen(value, place.key(key))
        return
    for at, each in enumerate(value):
        id = each.get("id") if isinstance(each, dict) else None
        require_seen(each, place.entry(key, id) if isinstance(id, str) else place.item(key, at))


def refuse(name: str, file: str) -> NoReturn:
    raise BadContent(file, name, "expect-json", detail=name)


def read_file(file: Path) -> str:
    """The text of a file on the disk."""
    name = file.name
    try:
        return file.read_text(encoding="utf-8")
    except OSError:
        raise BadContent(name, "", "expect-file") from None
    except UnicodeDecodeError:
        raise BadContent(name, "", "expect-utf8") from None


@lru_cache(maxsize=64)
def canonical(text: str, file: str = "") -> str:
    """The canonical JSON text: no blanks, keys in order. Files with the same content have the same canonical text."""
    return json.dumps(parsed(text, file), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def fingerprint(text: str, file: str = "") -> str:
    """A hash by which both players can check that they have the same file, however it is formatted."""
    return sha256(canonical(text, file).encode()).hexdigest()
