"""The table of a state: every slot once, with the lines that say it. Writing and reading go by the same table.

    Field("turn", Int())                                        turn: 3
    Each("hand", SIDES, Names(cards))                           us hand: us_mortar, 2 us_rifles
    Rows("tile", tiles, Column("foes", Counts(KINDS), …), …)    tile d: 2 mp40, mauser, charges 1

What a text leaves out keeps the value of a *base* state (the first state of the scenario), or, where the table gives a
``default``, what follows from the rest: a pool holds the tokens that are nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from bocage.core.plain import slots_of
from bocage.core.position.codecs import Misread, listed
from bocage.core.position.entries import Cell, Entry, Field, Plain
from bocage.core.table import S


class Notation(Generic[S]):
    """The table of a state. ``first``: the state that holds what a text leaves out. Texts between entries are headings."""

    def __init__(self, first: S, *table: Entry | str) -> None:
        self.first = first
        self.table = table
        self.entries = [entry for entry in table if isinstance(entry, Entry)]
        self.defaults = {slot: (entry, default) for entry in self.entries for slot, default in entry.defaults.items()}

    def write(self, state: S) -> list[str]:
        """The lines of a state, by groups with a heading each."""
        expected: dict[str, object] = {slot: getattr(self.first, slot) for entry in self.entries for slot in entry.slots}
        expected |= {slot: self._settled(slot, self.first, state) for slot in self.defaults}
        lines: list[str] = []
        heading = ""
        for entry in self.table:
            if isinstance(entry, str):
                heading = entry
                continue
            found = entry.lines(state, expected)
            if found and heading:
                lines += ["", f"# {heading}"]
                heading = ""
            lines += found
        return lines

    def read(self, lines: Sequence[tuple[int, str]], base: S) -> S:
        """The state that numbered lines describe; what they leave out is as in ``base``, or follows from the rest."""
        state = base.copy()
        given: list[Cell] = []
        seen: set[str] = set()
        for number, line in lines:
            try:
                given += self._read_line(state, line, seen)
            except Misread as fault:
                raise BadLine(number, fault) from fault
        for cell in given:
            if cell.slot not in self.defaults:
                cell.put(state)
        for slot in self.defaults:
            setattr(state, slot, self._settled(slot, base, state))
            for cell in given:
                if cell.slot == slot:
                    cell.put(state)
        return state

    def _read_line(self, state: S, line: str, seen: set[str]) -> list[Cell]:
        subject, colon, text = line.partition(":")
        subject = " ".join(subject.split())
        if not colon:
            raise Misread(line, "expect-line", form="turn: 3")
        if subject in seen:
            raise Misread(subject, "expect-once", name=subject)
        seen.add(subject)
        for entry in self.entries:
            if entry.has(subject):
                return entry.read(state, subject, text.strip())
        raise Misread(subject, "expect-known", known=listed([name for entry in self.entries for name in entry.subjects()]))

    def _settled(self, slot: str, base: S, state: S) -> object:
        """The value of a slot that no line names: what follows from the rest, unless it did not follow in ``base``."""
        entry, default = self.defaults[slot]
        fresh, was, usual = default(state), getattr(base, slot), default(base)
        if isinstance(entry, Field):
            return own(fresh if was == usual else was)
        if isinstance(fresh, int) and isinstance(usual, int):                   # a set of rows as bits
            return fresh & ~(was ^ usual) | was & (was ^ usual)
        assert isinstance(fresh, list)
        assert isinstance(usual, list)
        return [own(value if at >= len(was) or was[at] == usual[at] else was[at]) for at, value in enumerate(fresh)]


def own(value: object) -> object:
    """A list that no other state holds."""
    return list(value) if isinstance(value, list) else value


class BadLine(Exception):
    """The number of a line that cannot be read, and why."""

    def __init__(self, number: int, fault: Misread) -> None:
        super().__init__(number, fault)
        self.number = number
        self.fault = fault


def plain_notation(first: S) -> Notation[S]:
    """For a game without a table: each slot by its name, as JSON."""
    return Notation(first, *(Plain(slot, getattr(first, slot)) for slot in slots_of(first)))
