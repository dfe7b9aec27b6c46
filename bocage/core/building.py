"""Forces that players build before a game (armies, teams): what is asked about one, and what a game answers."""

from __future__ import annotations

import msgspec


class Building(msgspec.Struct, frozen=True):
    """A force to be judged: ``texts`` are those of an alliance in the order of their seats (an empty one: a sample).

    ``at``: which of them is meant. ``points``: of the whole alliance (0: the scenario's). ``seats``: of the whole table.
    """

    texts: tuple[str, ...]
    at: int = 0
    scenario: str = ""
    points: int = 0
    seats: int = 2


class Fault(msgspec.Struct, frozen=True):
    """A rule that a force breaks, in words, and the ids and numbers that it is about."""

    rule: str
    text: str
    about: dict[str, str | int] = {}


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """What a text builds. ``text``: the same in its one form; ``problem``: why it cannot be read, else empty.

    ``told``: the force in lines for people. Games add what their pages show.
    """

    text: str = ""
    problem: str = ""
    cost: int = 0
    points: int = 0
    faults: tuple[Fault, ...] = ()
    told: tuple[str, ...] = ()
