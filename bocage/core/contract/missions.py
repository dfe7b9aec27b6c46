"""What is told of a scenario before it is chosen: how long it takes, how hard it is, and a small drawn map of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import msgspec

from bocage.core.content import load_toml

FILE = "missions.toml"
Point = tuple[float, float]
Ground = Literal["night", "grass", "dust", "table"]
AreaKind = Literal["street", "room", "road", "hedge", "edge", "wood", "grove", "water", "bridge", "house", "rock", "rough",
                   "low", "high", "block", "card", "hidden", "goal", "zone_1", "zone_2"]
MarkKind = Literal["entrance", "hatch", "objective", "nest", "door", "name"]


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """``minutes``: from, to. ``difficulty``: 1 (for a first game) to 5. ``turns``: the most of them; 0: as many as it takes."""

    minutes: tuple[int, int]
    difficulty: Literal[1, 2, 3, 4, 5]
    turns: int = 0


class Area(msgspec.Struct, frozen=True):
    """All places of one kind on a map, as the data of one SVG path."""

    kind: AreaKind
    path: str


class Mark(msgspec.Struct, frozen=True):
    """A sign on a map. ``turn``: degrees from pointing north; ``text``: what a place is called, of a ``name``."""

    kind: MarkKind
    at: Point
    turn: int = 0
    text: str = ""


class Sketch(msgspec.Struct, frozen=True):
    """A small map of a scenario, north up; areas from the lowest to the highest, marks on top."""

    width: float
    height: float
    ground: Ground
    areas: tuple[Area, ...]
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Missions:
    """``facts``: of each scenario by its id. ``sketch``: draws the map of a scenario."""

    facts: Mapping[str, Mission]
    sketch: Callable[[str], Sketch]


class MissionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mission: dict[str, Mission]


def load_missions(folder: Path) -> dict[str, Mission]:
    return load_toml(folder / FILE, MissionFile).mission


# --- drawing ----------------------------------------------------------------------------------------------------------


def box(x: float, y: float, width: float, height: float) -> str:
    """A rectangle as path data."""
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"


def outline(points: Iterable[Point]) -> str:
    """A polygon as path data."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "z"


def areas(paths: Iterable[tuple[AreaKind, str]]) -> tuple[Area, ...]:
    """Joins neighbouring paths of the same kind: one area for each layer."""
    found: list[Area] = []
    for kind, path in paths:
        if found and found[-1].kind == kind:
            found[-1] = Area(kind, found[-1].path + path)
        else:
            found.append(Area(kind, path))
    return tuple(found)
