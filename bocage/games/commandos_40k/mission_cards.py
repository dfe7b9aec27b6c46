"""The small maps of the missions: the battlefield that is chosen at first, and where both teams deploy."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.core.contract import Sketch
from bocage.core.contract.missions import AreaKind, areas, box, outline
from bocage.games.commandos_40k import content
from bocage.games.commandos_40k.content.board_checks import laid
from bocage.games.commandos_40k.content.forms import Part

INCH = 1000                     # lengths of missions are in thousandths of an inch
HIGH = 2                        # inches above which a part counts as high ground


def sketch(scenario: str) -> Sketch:
    loaded = content.load()
    board = next(iter(loaded.boards.values()))
    width, height = board.size
    parts = sorted(((piece.kind, part) for piece in laid(board) for part in piece.parts), key=lambda each: each[1].z1)
    ground = [(kind_of(kind, part), outline(part.poly)) for kind, part in parts]
    return Sketch(width, height, "dust", areas([*ground, *zones(scenario, width, height)]))


def kind_of(piece: str, part: Part) -> AreaKind:
    if piece == "area" or part.move in ("difficult", "dangerous"):
        return "rough"
    return "block" if part.los == "block" else "high" if part.z1 > HIGH else "low"


def zones(scenario: str, width: float, height: float) -> Iterator[tuple[AreaKind, str]]:
    """KT-MISSION2-04, KT-MISSION3-02: none in the mission in which the attacker drops from the sky."""
    zone = content.load().missions[scenario].deploy.zone
    if zone is None:
        return
    depth = (zone.strip or zone.median - zone.min_from_median) / INCH
    yield "zone_1", box(0, 0, depth, height)
    yield "zone_2", box(width - depth, 0, depth, height)
