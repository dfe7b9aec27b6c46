"""On which line a slot of a state stands: alone, one line for each side, or as part of a row about one of many alike things."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from bocage.core.plain import canonical, fill
from bocage.core.position.codecs import NONE, AnyCodec, Bits, Counts, Flag, Json, Misread, Name, Names, listed

Default = Callable[[Any], object]        # from a state: what a slot holds unless a line says otherwise
Slots = Mapping[str, Any]               # what slots of a state hold, by their names


class Bit(NamedTuple):
    """A place in a number that is used as bits."""

    at: int


class Cell(NamedTuple):
    """A value that a line gives: of which slot, where in it (None: the whole slot)."""

    slot: str
    at: int | slice | Bit | None
    value: Any

    def put(self, state: object) -> None:
        if self.at is None:
            setattr(state, self.slot, self.value)
        elif isinstance(self.at, Bit):
            others = getattr(state, self.slot) & ~(1 << self.at.at)
            setattr(state, self.slot, others | self.value << self.at.at)
        else:
            getattr(state, self.slot)[self.at] = self.value


class Entry:
    """A part of the table: the slots it holds, the lines it writes, what a line about it says."""

    slots: tuple[str, ...]
    defaults: Mapping[str, Default]

    def lines(self, state: object, expected: Slots) -> list[str]:
        """The lines of what differs from ``expected``, the values that reading would give without them."""
        raise NotImplementedError

    def has(self, subject: str) -> bool:
        """Whether a line about this subject belongs here."""
        raise NotImplementedError

    def subjects(self) -> list[str]:
        """What lines can be about, for error messages."""
        raise NotImplementedError

    def read(self, state: object, subject: str, text: str) -> list[Cell]:
        raise NotImplementedError


def label_of(slot: str) -> str:
    return slot.replace("_", " ")


class Field(Entry):
    """One slot, one line."""

    def __init__(self, slot: str, codec: AnyCodec, label: str = "", default: Default | None = None) -> None:
        self.slots = (slot,)
        self.slot = slot
        self.codec = codec
        self.label = label or label_of(slot)
        self.defaults = {slot: default} if default else {}

    def lines(self, state: object, expected: Slots) -> list[str]:
        value = getattr(state, self.slot)
        return [] if value == expected[self.slot] else [f"{self.label}: {', '.join(self.codec.write(value))}"]

    def has(self, subject: str) -> bool:
        return subject == self.label

    def subjects(self) -> list[str]:
        return [self.label]

    def read(self, state: object, subject: str, text: str) -> list[Cell]:
        return [Cell(self.slot, None, self.value(text))]

    def value(self, text: str) -> object:
        return self.codec.read(text)


class Plain(Field):
    """A slot as JSON; parts that are objects are built anew (``PARTS`` of a state, see ``plain.fill``)."""

    def __init__(self, slot: str, like: object) -> None:
        super().__init__(slot, Json(like), slot)

    def lines(self, state: object, expected: Slots) -> list[str]:
        value = getattr(state, self.slot)
        return [] if canonical(value) == canonical(expected[self.slot]) else [f"{self.label}: {self.codec.write(value)[0]}"]

    def read(self, state: object, subject: str, text: str) -> list[Cell]:
        try:
            fill(state, {self.slot: self.codec.read(text)})
        except (TypeError, AttributeError) as error:
            raise Misread(text, "expect-like", like=canonical(getattr(state, self.slot)).decode()[:40]) from error
        return []


class Each(Entry):
    """A slot with a value for each side or seat, each on a line of its own: ``us hand: …``."""

    def __init__(self, slot: str, names: Sequence[str], codec: AnyCodec, label: str = "",
                 default: Default | None = None) -> None:
        self.slots = (slot,)
        self.slot = slot
        self.codec = codec
        self.labels = [f"{name} {label or label_of(slot)}" for name in names]
        self.defaults = {slot: default} if default else {}

    def lines(self, state: object, expected: Slots) -> list[str]:
        values = zip(self.labels, getattr(state, self.slot), expected[self.slot], strict=True)
        return [f"{label}: {', '.join(self.codec.write(value))}" for label, value, usual in values if value != usual]

    def has(self, subject: str) -> bool:
        return subject in self.labels

    def subjects(self) -> list[str]:
        return self.labels

    def read(self, state: object, subject: str, text: str) -> list[Cell]:
        return [Cell(self.slot, self.labels.index(subject), self.codec.read(text))]


class Column:
    """What a row says about one slot: ``wounds 1``. Bare: without its label (``visible``, ``2 mp40``).

    ``stride``: the slot is flat and holds so many numbers for each row. ``blank``: its value in a new row, where rows can be
    added; None if a new row must say it.
    """

    def __init__(self, slot: str | tuple[str, ...], codec: AnyCodec, label: str = "", bare: bool = False, stride: int = 0,
                 default: Default | None = None, blank: object = None) -> None:
        self.slots = (slot,) if isinstance(slot, str) else slot
        self.codec = codec
        self.label = label or self.slots[0].replace("_", "-")
        self.bare = bare
        self.stride = stride
        self.default = default
        self.blank = blank

    def at(self, row: int) -> int | slice:
        return slice(row * self.stride, (row + 1) * self.stride) if self.stride else row

    def value(self, lists: Sequence[Any], row: int) -> Any:
        values = tuple(each[self.at(row)] for each in lists)
        return values if len(values) > 1 else values[0]

    def cells(self, row: int, value: Any) -> list[Cell]:
        values = value if len(self.slots) > 1 else (value,)
        return [Cell(slot, self.at(row), each) for slot, each in zip(self.slots, values, strict=True)]

    def write(self, value: object) -> str:
        if isinstance(self.codec, Flag):
            return self.label if value else f"{self.label} no"
        parts = self.codec.write(value)
        if self.bare and parts != [NONE]:
            return ", ".join(parts)
        return f"{self.label} {' '.join(parts)}"

    def takes(self, part: str) -> bool:
        """Whether a bare part of a row is about this column."""
        if not self.bare or not isinstance(self.codec, Name | Counts | Bits):
            return False
        names = self.codec if isinstance(self.codec, Name) else self.codec.each
        *count, name = part.split()
        counted = isinstance(self.codec, Counts) and len(count) == 1 and count[0].isdigit()
        return name in names.numbers and (counted or not count)

    def said(self, part: str) -> str:
        """What a part of a row says of it, without the label."""
        label, _, rest = part.partition(" ")
        if label != self.label or (not rest and self.takes(part)):
            return part
        return rest.strip() or ("yes" if isinstance(self.codec, Flag) else "")

    def words(self) -> list[str]:
        """What a row may say of it, for error messages."""
        if not self.bare or not isinstance(self.codec, Name | Counts | Bits):
            return [self.label]
        names = self.codec if isinstance(self.codec, Name) else self.codec.each
        return list(names.numbers)


class Mark(Column):
    """A set of rows that the state keeps as the bits of one number: the label of the set stands in the rows that are in it."""

    def __init__(self, slot: str, label: str = "", default: Default | None = None) -> None:
        super().__init__(slot, Flag(), label, default=default)

    def value(self, lists: Sequence[Any], row: int) -> int:
        bits: int = lists[0]
        return bits >> row & 1

    def cells(self, row: int, value: int) -> list[Cell]:
        return [Cell(self.slots[0], Bit(row), value)]


class Rows(Entry):
    """Slots with one entry for each of many things of one kind, one line each: ``scout: tile d, visible, wounds 1``.

    ``kind`` stands before the name (``tile d``) unless it is empty. ``grows``: things can be added, in the order of ``names``.
    ``whole``: there are none of them or all of them; those of which nothing is said are blank.
    """

    def __init__(self, kind: str, names: Sequence[str], *columns: Column, grows: bool = False, whole: bool = False) -> None:
        self.kind = kind
        self.names = [f"{kind} {name}".strip() for name in names]
        self.number = {name: at for at, name in enumerate(self.names)}
        assert len(self.number) == len(self.names), f"two rows have one name: {names}"
        self.columns = columns
        self.grows = grows or whole
        self.whole = whole
        self.slots = tuple(slot for column in columns for slot in column.slots)
        self.defaults = {column.slots[0]: column.default for column in columns if column.default}

    def lines(self, state: object, expected: Slots) -> list[str]:
        now = [[getattr(state, slot) for slot in column.slots] for column in self.columns]
        usual = [[expected[slot] for slot in column.slots] for column in self.columns]
        known = len(usual[0][0]) if self.grows else len(self.names)
        found = []
        for row, name in enumerate(self.names[:len(now[0][0])] if self.grows else self.names):
            said = []
            for column, mine, theirs in zip(self.columns, now, usual, strict=True):
                value = column.value(mine, row)
                if row < known or column.default:
                    same = value == column.value(theirs, row)
                else:
                    same = column.blank is not None and value == column.blank
                if not same:
                    said.append(column.write(value))
            if said or row >= known:
                found.append(f"{name}: {', '.join(said)}".rstrip())
        return found

    def has(self, subject: str) -> bool:
        return subject in self.number

    def subjects(self) -> list[str]:
        return self.names

    def read(self, state: object, subject: str, text: str) -> list[Cell]:
        row = self.number[subject]
        said: dict[int, list[str]] = {}
        for part in (each.strip() for each in text.split(",")):
            if part:
                said.setdefault(self._column(part), []).append(part)
        if self.grows:
            self._grow(state, row, said)
        return [cell for at, parts in said.items() for cell in self._cells(self.columns[at], row, parts)]

    def _column(self, part: str) -> int:
        label = part.split()[0]
        for at, column in enumerate(self.columns):
            if column.takes(part) or label == column.label:
                return at
        raise Misread(part, "expect-known", known=listed([word for column in self.columns for word in column.words()]))

    def _cells(self, column: Column, row: int, parts: list[str]) -> list[Cell]:
        if len(parts) > 1 and not isinstance(column.codec, Counts | Names | Bits):
            raise Misread(parts[1], "expect-once", name=column.label)
        return column.cells(row, column.codec.read(", ".join(column.said(part) for part in parts)))

    def _grow(self, state: object, row: int, said: Mapping[int, list[str]]) -> None:
        """A new row begins with the blanks of its columns; it must be the next one."""
        size = len(getattr(state, self.slots[0]))
        if row < size:
            return
        if self.whole:
            for column in self.columns:
                self._add_blanks(state, column, len(self.names) - size)
            return
        if row > size:
            raise Misread(self.names[row], "expect-next", name=self.names[size])
        for at, column in enumerate(self.columns):
            if at not in said and column.blank is None and not column.default:
                raise Misread(self.names[row], "expect-also", missing=column.label)
            self._add_blanks(state, column, 1)

    def _add_blanks(self, state: object, column: Column, number: int) -> None:
        blank = column.blank if isinstance(column.blank, tuple) else (column.blank,) * len(column.slots)
        for slot, value in zip(column.slots, blank, strict=True):
            getattr(state, slot).extend([value] * number)
