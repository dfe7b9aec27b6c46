"""Events: what just happened. The log, animations and sounds are made from events alone; simulations run without them."""

from __future__ import annotations


class Happening:
    """A kind of event: its name, the names of its arguments, the rule behind it.

    ``salient``: it counts as an outcome when odds are told. Games declare theirs in ``events.py``; the sentence is
    ``event-<name>`` in the game's texts.
    """

    __slots__ = ("name", "fields", "rule", "salient")

    def __init__(self, name: str, fields: str = "", rule: str = "", salient: bool = False) -> None:
        self.name = name
        self.fields = tuple(fields.split())
        self.rule = rule
        self.salient = salient


class Event:
    """One happening, and the seats that may see it (None: everybody)."""

    __slots__ = ("happening", "args", "rule", "seats")

    def __init__(self, happening: Happening, args: tuple[object, ...], rule: str,
                 seats: tuple[int, ...] | None = None) -> None:
        self.happening = happening
        self.args = args
        self.rule = rule
        self.seats = seats

    @property
    def name(self) -> str:
        return self.happening.name

    def seen_by(self, seat: int | None) -> bool:
        return self.seats is None or (seat is not None and seat in self.seats)

    def number(self, field: str) -> int:
        """The argument of that name, which is a number."""
        value = self.args[self.happening.fields.index(field)]
        assert isinstance(value, int)
        return value

    def plain(self) -> tuple[str, tuple[object, ...], str]:
        return self.happening.name, self.args, self.rule

    def __repr__(self) -> str:
        return f"<{self.happening.name} {self.args} {self.rule}>"
