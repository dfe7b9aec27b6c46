"""Forces that players build before a game (armies, teams): what is asked about one, and what a game answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

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
    """A player's own file: what it is, or (``problem``) why it is none, a line for each fault. Games add what their pages show.

    ``text``: the same in one line, as a match keeps it; ``fingerprint``: equal for two players who hold the same file;
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
    """What a text builds. ``text``: the canonical text; ``problem``: why it cannot be read, else empty.

    ``told``: the force in lines for people. Games add what their pages show.
    """

    text: str = ""
    problem: str = ""
    cost: int = 0
    points: int = 0
    faults: tuple[Fault, ...] = ()
    told: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Packs:
    """Files of their own that players can bring."""

    pack_type: type[PackRead]
    """What ``read`` returns; the web client has the same type."""

    read: Callable[[str, str], PackRead]
    """(text, language): what a player's file brings, or what is wrong with it. It raises for no text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Forces:
    """What players can build before a game."""

    builder_type: type[msgspec.Struct]
    """What ``builder`` returns; the web client has the same type."""

    builder: Callable[[str], msgspec.Struct]
    """(language): everything that a force can be built from, with its names."""

    verdict_type: type[Judged]
    """What ``judge`` returns; the web client has the same type."""

    judge: Callable[[Building, str], Judged]
    """(wanted, language): what a text builds and which rules it breaks. It raises for no text."""

    draft: Callable[[str, Building, Random | None], str]
    """(side, wanted, rng): a ready-made force as text: a sensible one, or with ``rng`` one at random."""

    packs: Packs | None = None
