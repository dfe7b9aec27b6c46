"""Forces that players build before a game (armies, teams): what is asked about one, and what a game answers."""

from __future__ import annotations

import msgspec


class Building(msgspec.Struct, frozen=True):
    """A force to be judged: ``texts`` are those of an alliance in the order of their seats (an empty one: a sample).

    ``at``: which of them is meant. ``points``: of the whole alliance (0: the scenario's). ``seats``: of the whole table.
    ``packs``: players' own files that it is built from besides the game's own content.
    """

    texts: tuple[str, ...]
    at: int = 0
    scenario: str = ""
    points: int = 0
    seats: int = 2
    packs: tuple[str, ...] = ()


class PackRead(msgspec.Struct, frozen=True, kw_only=True):
    """A player's own file: what it is, or (``problem``) why it is none. Games add what their pages show.

    ``text``: the same in one line, as a match keeps it; ``fingerprint``: by which two players know that they hold the same one;
    ``kind`` and ``id``: what it adds to the game; ``told``: what is in it, in lines for people.
    """

    text: str = ""
    problem: str = ""
    fingerprint: str = ""
    kind: str = ""
    id: str = ""
    name: str = ""
    told: tuple[str, ...] = ()


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
