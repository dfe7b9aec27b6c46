"""How one value of a state is written and read: a number, a name from a list, a heap of tokens, a set, a place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Generic, TypeVar

import msgspec

from bocage.core.errors import LONGEST_LIST, BocageError
from bocage.core.plain import Plain, canonical

NONE = "none"                   # an empty list, an empty set, no text
NOT_YET = "not_yet"             # a list that is made only later
MOST = 1_000_000                # no number of a position is larger, unless its codec says so
MOST_THINGS = 999               # of one kind in one heap

V = TypeVar("V")                        # what a codec writes and reads
N = TypeVar("N", bound=int)             # a kind of number that has names


class Misread(Exception):
    """A part of a line that cannot be read, and what was expected there (``expect-…`` in ``text/*.ftl``)."""

    def __init__(self, text: str, expected: str, **args: object) -> None:
        super().__init__(text, expected, args)
        self.text = text
        self.expected = BocageError(expected, **args)


def listed(names: Sequence[str]) -> str:
    """Names for an error message, cut to a readable length."""
    known = ", ".join(name for name in names if name)
    return known if len(known) <= LONGEST_LIST else known[:LONGEST_LIST].rsplit(",", 1)[0] + " …"


def numbered(names: Sequence[str]) -> list[str]:
    """The same names, each only once: ``guard``, ``guard-2``."""
    return [name if name not in names[:at] else f"{name}-{names[:at].count(name) + 1}" for at, name in enumerate(names)]


def words_of(text: str) -> list[str]:
    """Commas only help the eye."""
    return text.replace(",", " ").split()


class Codec(Generic[V]):
    """How a value is written and read. ``write`` gives its parts; a line of its own has commas between them."""

    def write(self, value: V) -> list[str]:
        raise NotImplementedError

    def read(self, text: str) -> V:
        raise NotImplementedError


AnyCodec = Codec[Any]


class Word(Codec[int]):
    """A value that is one word."""

    def say(self, value: int) -> str:
        raise NotImplementedError

    def number(self, word: str) -> int:
        raise NotImplementedError

    def write(self, value: int) -> list[str]:
        return [self.say(value)]

    def read(self, text: str) -> int:
        words = words_of(text)
        return self.number(words[0] if len(words) == 1 else text)


class Int(Word):
    """A whole number."""

    def __init__(self, least: int = 0, most: int = MOST) -> None:
        self.least = least
        self.most = most

    def say(self, value: int) -> str:
        return str(value)

    def number(self, word: str) -> int:
        digits = word.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) < 10 and self.least <= int(word) <= self.most:
            return int(word)
        raise Misread(word, "expect-number", low=str(self.least), high=str(self.most))


class Name(Word):
    """A number that has a name; ``other``: numbers outside the list, by their word."""

    def __init__(self, names: Sequence[str] | Mapping[N, str], other: Mapping[str, int] | None = None) -> None:
        known = names.items() if isinstance(names, Mapping) else enumerate(names)
        self.names: dict[int, str] = {at: name for at, name in known if name} | {at: name for name, at in (other or {}).items()}
        self.numbers = {name: at for at, name in self.names.items()}
        assert len(self.names) == len(self.numbers), f"a name stands for two things: {names} {other}"

    def say(self, value: int) -> str:
        return self.names[value]

    def number(self, word: str) -> int:
        if word in self.numbers:
            return self.numbers[word]
        raise Misread(word, "expect-known", known=listed(list(self.numbers)))


class Flag(Name):
    """Yes or no; in a row its label alone says yes."""

    def __init__(self) -> None:
        super().__init__(("no", "yes"))


class Text(Codec[str]):
    """A text in one line."""

    def write(self, value: str) -> list[str]:
        return [value or NONE]

    def read(self, text: str) -> str:
        return "" if text == NONE else text


class Series(Codec[list[int]]):
    """A list in its order, each one said (``Names`` counts those that are alike; here a name may be a number)."""

    def __init__(self, each: Word) -> None:
        self.each = each

    def write(self, value: list[int]) -> list[str]:
        return [self.each.say(number) for number in value] or [NONE]

    def read(self, text: str) -> list[int]:
        words = words_of(text)
        return [] if words == [NONE] else [self.each.number(word) for word in words]


class Numbers(Series):
    """A list of numbers in their order."""

    def __init__(self, least: int = 0, most: int = MOST) -> None:
        super().__init__(Int(least, most))


class Names(Codec[list[int]]):
    """A list of names in their order; several alike in a row are counted: ``2 grenade``. ``ordered`` False: kept sorted."""

    def __init__(self, names: Sequence[str] | Name, ordered: bool = True) -> None:
        self.each = names if isinstance(names, Name) else Name(names)
        self.ordered = ordered

    def write(self, value: list[int]) -> list[str]:
        runs = [(number, len(list(alike))) for number, alike in groupby(value)]
        return [heap(self.each.say(number), count) for number, count in runs] or [NONE]

    def read(self, text: str) -> list[int]:
        found = [self.each.number(name) for name, count in heaps(text) for _ in range(count)]
        return found if self.ordered else sorted(found)


class Counts(Codec[list[int]]):
    """How many of each kind, as a list by kind: ``3 mauser, mp40``. An empty list: nothing is laid out yet."""

    def __init__(self, names: Sequence[str]) -> None:
        self.each = Name(names)
        self.size = len(names)

    def write(self, value: list[int]) -> list[str]:
        if not value:
            return [NOT_YET]
        return [heap(self.each.say(kind), count) for kind, count in enumerate(value) if count] or [NONE]

    def read(self, text: str) -> list[int]:
        if text == NOT_YET:
            return []
        found = [0] * self.size
        for name, count in heaps(text):
            found[self.each.number(name)] += count
        return found


class Bits(Codec[int]):
    """A set as bits of a number."""

    def __init__(self, names: Sequence[str]) -> None:
        self.each = Name(names)

    def write(self, value: int) -> list[str]:
        return [self.each.say(at) for at in range(value.bit_length()) if value >> at & 1] or [NONE]

    def read(self, text: str) -> int:
        words = words_of(text)
        found = 0
        for word in [] if words == [NONE] else words:
            found |= 1 << self.each.number(word)
        return found


class Groups(Codec[list[int]]):
    """A flat list in which every few numbers belong together: ``smoke: us @d4 1, ge @e5 2``."""

    def __init__(self, *each: Word) -> None:
        self.each = each

    def write(self, value: list[int]) -> list[str]:
        size = len(self.each)
        groups = [value[at:at + size] for at in range(0, len(value), size)]
        said = [" ".join(codec.say(number) for codec, number in zip(self.each, group, strict=True)) for group in groups]
        return said or [NONE]

    def read(self, text: str) -> list[int]:
        words, size = words_of(text), len(self.each)
        if words == [NONE]:
            return []
        if not words or len(words) % size:
            raise Misread(text, "expect-groups", number=str(size))
        return [self.each[at % size].number(word) for at, word in enumerate(words)]


class Tuple(Codec[tuple[int, ...]]):
    """Several slots that are read together: a place by its coordinates. Zeros after the first ``least`` may be left out."""

    def __init__(self, *each: Word, least: int = 0) -> None:
        self.each = each
        self.least = least or len(each)

    def write(self, value: tuple[int, ...]) -> list[str]:
        size = max(self.least, *(at for at, number in enumerate(value, 1) if number), 0)
        return [codec.say(number) for codec, number in zip(self.each, value[:size], strict=False)]

    def read(self, text: str) -> tuple[int, ...]:
        words = words_of(text)
        if not self.least <= len(words) <= len(self.each):
            raise Misread(text, "expect-words", number=str(self.least))
        found = [codec.number(word) for codec, word in zip(self.each, words, strict=False)]
        return *found, *[0] * (len(self.each) - len(found))


class Lists(Codec[list[V]]):
    """A list of lists, with ``/`` between them."""

    def __init__(self, each: Codec[V]) -> None:
        self.each = each

    def write(self, value: list[V]) -> list[str]:
        return [" / ".join(" ".join(self.each.write(part)) for part in value) or "/"]

    def read(self, text: str) -> list[V]:
        return [] if text == "/" else [self.each.read(part.strip()) for part in text.split("/")]


class Json(Codec[Plain]):
    """Any plain value as JSON of the same kind as ``like``: for games that have no table of their own."""

    def __init__(self, like: object) -> None:
        self.like = msgspec.json.decode(canonical(like))

    def write(self, value: object) -> list[str]:
        return [canonical(value).decode()]

    def read(self, text: str) -> Plain:
        try:
            value = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            raise Misread(text, "expect-json", detail=str(error)) from error
        if type(value) is not type(self.like):
            raise Misread(text, "expect-like", like=canonical(self.like).decode()[:40])
        return value


def heap(name: str, count: int) -> str:
    return name if count == 1 else f"{count} {name}"


def heaps(text: str) -> list[tuple[str, int]]:
    """``2 mp40, mauser`` as names and numbers."""
    words = words_of(text)
    if words == [NONE]:
        return []
    found: list[tuple[str, int]] = []
    count = 0
    for word in words:
        if word.isascii() and word.isdigit():
            if count or not 0 < len(word) < 4 or not int(word):
                raise Misread(word, "expect-heap", number=str(MOST_THINGS))
            count = int(word)
        else:
            found.append((word, count or 1))
            count = 0
    if count or not words:
        raise Misread(text, "expect-heap", number=str(MOST_THINGS))
    return found
