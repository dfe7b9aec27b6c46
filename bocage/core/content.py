"""Content files: TOML, typed on load. An error names the file, the place in it, and what was expected there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import msgspec.inspect

from bocage.core.errors import BadContent, BocageError
from bocage.core.text import words

T = TypeVar("T")

PATH = re.compile(r"\.(?P<key>[^.\[\]]+)|\[(?P<at>\d+)\]|(?P<any>\[\.\.\.\])")


class Place:
    """A place in a content file as a reader finds it: ``tiles.b``, ``doors #2 "a-c open"``, ``operation[green].minutes``.

    ``faults``: a list that collects what is wrong, so that the checks go on. Without it the first fault is raised.
    """

    __slots__ = ("file", "path", "faults")

    def __init__(self, file: str, path: str = "", faults: list[BadContent] | None = None) -> None:
        self.file = file
        self.path = path
        self.faults = faults

    def key(self, name: str) -> Place:
        return Place(self.file, f"{self.path}.{name}" if self.path else name, self.faults)

    def entry(self, name: str, id: str) -> Place:
        """The entry of a list that has that id."""
        return Place(self.file, f"{self.key(name).path}[{id}]", self.faults)

    def item(self, name: str, at: int, text: str = "") -> Place:
        """An entry of a list without ids, counted from 1, with its text if it is one."""
        shown = f' "{text}"' if text else ""
        return Place(self.file, f"{self.key(name).path} #{at + 1}{shown}", self.faults)

    def expect(self, holds: object, key: str, **args: object) -> None:
        """Raises or collects a ``BadContent`` unless ``holds``; ``key`` is the text that says what was expected."""
        if not holds:
            fault = BadContent(self.file, self.path, key, **args)
            if self.faults is None:
                raise fault
            self.faults.append(fault)


def load_toml(file: Path, kind: type[T]) -> T:
    """Reads a file as a value of that type, or says what is wrong with it."""
    place = Place(short(file))
    try:
        plain = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError:
        raise BadContent(place.file, "", "expect-file") from None
    except UnicodeDecodeError:
        raise BadContent(place.file, "", "expect-utf8") from None
    except tomllib.TOMLDecodeError as error:
        found = re.fullmatch(r"(.*) \(at line (\d+), column (\d+)\)", str(error))
        detail, where = (found[1], f"{found[2]}:{found[3]}") if found else (str(error), "")
        raise BadContent(place.file, where, "expect-toml", detail=detail) from None
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise misformed(plain, kind, error, place) from None


# What msgspec complains of, and the text that says it in every language.
COMPLAINTS = {re.compile(pattern): key for pattern, key in (
    (r"Object contains unknown field `(?P<name>.*)`", "form-unknown"),
    (r"Object missing required field `(?P<name>.*)`", "form-missing"),
    (r"Invalid enum value '?(?P<name>.*?)'?", "form-enum"),
    (r"Expected `array` of length (?P<wanted>\d+), got (?P<name>\d+)", "form-length"),
    (r"Expected `(?P<wanted>.*)`, got `(?P<name>.*)`", "form-kind"),
)}


def misformed(plain: Any, kind: type[object], error: msgspec.ValidationError, place: Place) -> BadContent:
    """The fault that a validation error of msgspec tells of."""
    complaint, _, path = str(error).partition(" - at ")
    here = place_of(plain, kind, str(error), path.strip("`$"), place)
    found = ((pattern.fullmatch(complaint), key) for pattern, key in COMPLAINTS.items())
    match, key = next(((match, key) for match, key in found if match), (None, ""))
    if match is None:
        return BadContent(here.file, here.path, "expect-form", detail=complaint)
    args: dict[str, object] = dict(match.groupdict())
    if key == "form-enum":
        args["known"] = ", ".join(values_at(kind, path.strip("`$"))) or "–"
    elif key == "form-kind":
        args = {name: Kinds(match[name]) for name in args}
    return BadContent(here.file, here.path, "expect-form", detail=BocageError(key, **args))


class Kinds(NamedTuple):
    """What msgspec calls the kinds of a value (``int | float | null``), in words that a player knows."""

    named: str

    def say(self, lang: str) -> str:
        tell = words(lang)
        kinds = [f"kind-{each.strip()}" for each in self.named.replace("float", "int").split("|")]
        return tell("kind-or").join(tell(kind) if kind in tell.keys else kind for kind in dict.fromkeys(kinds))


def values_at(kind: type[Any], path: str) -> list[str]:
    """The words that a content type allows at a place, as msgspec writes the place; none if it allows others too."""
    here = msgspec.inspect.type_info(kind)
    for part in PATH.finditer(path):
        found = None
        for each in here.types if isinstance(here, msgspec.inspect.UnionType) else (here,):
            if isinstance(each, msgspec.inspect.StructType) and part["key"]:
                found = next((field.type for field in each.fields if field.encode_name == part["key"]), None)
            elif isinstance(each, (msgspec.inspect.ListType, msgspec.inspect.VarTupleType)) and part["at"]:
                found = each.item_type
            elif isinstance(each, msgspec.inspect.DictType):
                found = each.value_type
        if found is None:
            return []
        here = found
    options = here.types if isinstance(here, msgspec.inspect.UnionType) else (here,)
    return [str(value) for each in options if isinstance(each, msgspec.inspect.LiteralType) for value in each.values]


def place_of(plain: Any, kind: type[object], complaint: str, path: str, place: Place) -> Place:
    """The place that a validation error of msgspec is about, with ids instead of numbers.

    For a key of a table msgspec says only ``[...]``: finds the offending key by validating each key alone; the first that gives
    the same error is it.
    """
    here, list_name = plain, ""
    for part in PATH.finditer(path):
        if part["at"]:
            here = here[int(part["at"])]
            id = here.get("id") if isinstance(here, dict) else None
            text = here if isinstance(here, str) else ""
            place = place.entry(list_name, id) if isinstance(id, str) else place.item(list_name, int(part["at"]), text)
            list_name = ""
            continue
        place = place.key(list_name) if list_name else place
        key = part["key"] or next((key for key in list(here) if fails_alone(plain, kind, complaint, here, key)), "…")
        here = here.get(key) if isinstance(here, dict) else None
        list_name = key
    return place.key(list_name) if list_name else place


def fails_alone(plain: Any, kind: type[object], complaint: str, table: dict[str, object], key: str) -> bool:
    """Whether a table with only that key gives the same error."""
    whole = dict(table)
    table.clear()
    table[key] = whole[key]
    try:
        msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        return str(error) == complaint
    finally:
        table.clear()
        table.update(whole)
    return False


def short(file: Path) -> str:
    """The last two parts of a path: enough to find the file, without the folders of this machine."""
    return "/".join(file.parts[-2:])
