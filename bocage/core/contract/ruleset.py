"""A game, whole: what there is to play, what can be set beforehand, and the parts of the contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Generic

import msgspec

from bocage.core.contract.advice import Advice
from bocage.core.contract.display import Display
from bocage.core.contract.forces import Forces
from bocage.core.contract.inspection import Inspection
from bocage.core.contract.knowledge import Knowledge
from bocage.core.contract.missions import Missions
from bocage.core.contract.rules import Rules
from bocage.core.contract.threats import Threats
from bocage.core.errors import Unknown
from bocage.core.table import B, S


CORE = Path(__file__).parents[1]


class Scenario(msgspec.Struct, frozen=True):
    """Something to play: its id, the shelf it stands on, and how many seats it has. ``key`` finds its name and text."""

    id: str
    shelf: str
    seats: tuple[int, int]
    key: str
    pieces: int = 0


class Retired(msgspec.Struct, frozen=True):
    """What a scenario that is no more has become: records of it open as this scenario, with these options."""

    scenario: str
    options: Mapping[str, str] = {}


class Option(msgspec.Struct, frozen=True):
    """A setting chosen before the game. Words: ``option-<id>`` and ``option-<id>-<choice>``; no choices: free text.

    ``several``: any of the choices together, each once, with commas between. ``file``: it holds a player's own file.
    """

    id: str
    choices: tuple[str, ...]
    default: str
    ruling: str = ""
    several: bool = False
    file: bool = False

    def takes(self, value: str) -> bool:
        if not self.choices:
            return True
        chosen = self.listed(value) if self.several else [value]
        return all(each in self.choices for each in chosen) and len(chosen) == len(set(chosen))

    def listed(self, value: str) -> list[str]:
        return [word.strip() for word in value.split(",") if word.strip()]

    def in_one_line(self, value: str) -> str:
        """As a record can hold it: in free text a line break is as good as ``;``, in a file as a blank."""
        if self.file:
            return " ".join(value.replace("\r", "\n").split("\n")).strip()
        return "; ".join(line.strip() for line in value.splitlines() if line.strip())


def no_options(scenario: str, seats: int, options: Mapping[str, str], rng: Random) -> dict[str, str]:
    return {}


def no_things(board: object) -> dict[str, tuple[str, ...]]:
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset(Generic[B, S]):
    """A game."""

    id: str
    version: str
    prefix: str
    """With which the ids of its rules begin: ``VC``."""

    folder: Path
    """Where its ``catalogue.toml`` and its ``text/`` are."""

    rank: int = 100
    """Lists show games in the order of their ranks, those of equal rank in the order of their ids."""

    scenarios: Sequence[Scenario]
    retired: Mapping[str, Retired] = field(default_factory=dict)
    """Scenarios that records still name, by their id."""

    options: Sequence[Option] = ()
    random_options: Callable[[str, int, Mapping[str, str], Random], dict[str, str]] = no_options
    """(scenario, seats, options, rng): options in free text (armies, layouts) for a game at random, fitting those chosen."""

    things: Callable[[B], Mapping[str, Sequence[str]]] = no_things
    """(board): the cards, weapons, items and tactics of this game that somebody should come to use, each with the facts that
    show its use: ``"card c01": ("play card=c01",)`` for the action, ``"rule HN-TRAIT-05"`` for an event or question of it."""

    check: Callable[[Path | None, str], list[str]]
    """(folder, language): validates content, the game's own (None) or a player's pack. Returns what was checked, in words;
    raises ``BadContent``."""

    rules: Rules[B, S]
    knowledge: Knowledge[B, S]
    display: Display[B, S]
    advice: Advice[B, S]
    inspection: Inspection[B, S] | None = None
    threats: Threats[B, S] | None = None
    forces: Forces | None = None
    missions: Missions | None = None

    def scenario(self, id: str, seats: int) -> Scenario:
        """The scenario of that id, if so many can play it."""
        card = next((each for each in self.scenarios if each.id == id), None)
        if card is None:
            raise Unknown("scenario", id, ", ".join(each.id for each in self.scenarios))
        fewest, most = card.seats
        if not fewest <= seats <= most:
            raise Unknown("seats", str(seats), f"{fewest}–{most}")
        return card

    def present(self, id: str) -> str:
        """The scenario of that id; if there is no such scenario any more, the one that it has become."""
        return self.retired[id].scenario if id in self.retired else id

    @property
    def digest(self) -> str:
        """A short hash of the rules as they are written, the core's and the game's: two that differ may replay differently."""
        return digest_of(self.folder)


@cache
def digest_of(folder: Path) -> str:
    files = [file for where in (CORE, folder) for kind in ("*.py", "*.toml", "*.json") for file in sorted(where.rglob(kind))]
    found = sha256()
    for file in files:
        found.update(f"{file.name} {file.stat().st_size}\n".encode() + file.read_bytes())
    return found.hexdigest()[:16]


AnyRuleset = Ruleset[Any, Any]
