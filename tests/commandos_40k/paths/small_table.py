"""Small tables for tests of movement: pieces as lists of parts in inches, models as rows, paths judged in one call."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bocage.games.commandos_40k.content import BoardFile, Name, Part, Piece
from bocage.games.commandos_40k.paths.bodies import Bodies, Mover
from bocage.games.commandos_40k.paths.ground import Ground
from bocage.games.commandos_40k.paths.judging import Journey, Verdict, judge
from bocage.games.commandos_40k.pieces import MIL, Mil, Parts, Waypoint

TOLERANCE = Mil(5)
RADIUS, HEIGHT = Mil(630), Mil(1500)                # 32 mm, size M


def box(x0: float, y0: float, x1: float, y1: float) -> tuple[tuple[float, float], ...]:
    return (x0, y0), (x1, y0), (x1, y1), (x0, y1)


def part(poly: Sequence[tuple[float, float]], z0: float, z1: float, move: Any, stand: bool = False) -> Part:
    return Part(poly=tuple(poly), z0=z0, z1=z1, move=move, los="none", stand=stand)


def table(*pieces: Sequence[Part], size: tuple[float, float] = (30, 22)) -> Ground:
    """A table with these pieces."""
    return Ground(BoardFile(id="test", name=Name(en="test", fr="test"), size=size, pieces=tuple(
        Piece(id=f"piece{number}", kind="obstacle", parts=tuple(parts)) for number, parts in enumerate(pieces))))


def models(*places: Waypoint, shut: Iterable[int] = ()) -> Bodies:
    """Other models at these places; ``shut``: the numbers of those whose engagement range is closed."""
    closed = set(shut)
    return Bodies([(x, y, z, z + HEIGHT, RADIUS, int(number in closed)) for number, (x, y, z) in enumerate(places)])


def journey(ground: Ground, mover: Mover, start: Waypoint, inches: int, others: Bodies | None = None) -> Journey:
    return Journey(ground, mover, start, others or Bodies(), allowance=Mil(inches * MIL), tolerance=TOLERANCE)


def walk(ground: Ground, start: Waypoint, *path: Waypoint, inches: int = 6, others: Bodies | None = None, fly: bool = False,
         sure_footed: bool = False, perilous: Parts = 0, radius: int = RADIUS, height: int = HEIGHT,
         escape_edge: int | None = None) -> Verdict:
    """What becomes of a model that goes this way."""
    mover = Mover(Mil(radius), Mil(height), fly, sure_footed, perilous)
    return judge(journey(ground, mover, start, inches, others), path, escape_edge)
