"""The characters of the map: one for each kind of ground, and those for plain ASCII."""

from __future__ import annotations

from bocage.games.commandos_40k.view import PartView, PieceView

LOW = 1500                          # up to this height a wall that can be climbed is drawn as a low one

# Kinds of ground; where several share a place, the first of them is shown.
DRAWN = {"impassable": "█@", "wall": "▓#", "window": "□%", "low": "▒=", "door": "∩n", "ladder": "╫H", "floor": "░+",
         "dangerous": "!!", "wood": "♣&", "difficult": "::"}


class Signs:
    def __init__(self, ascii: bool) -> None:
        self.ground = {kind: both[ascii] for kind, both in DRAWN.items()}
        self.open = "." if ascii else "·"
        self.trap = "x" if ascii else "×"
        self.dot = " - " if ascii else " · "


def ground_of(part: PartView) -> str:
    """How a part of the terrain is drawn: by whether a model can pass it, climb it, stand on it, see through it."""
    if part.move in ("impassable", "window", "dangerous"):
        return part.move
    if part.stand:
        return "floor"
    if part.move == "climb":
        return "door" if part.z0 else "low" if part.z1 <= LOW else "wall"
    if part.los == "obscure":
        return "wood"
    return "difficult" if part.move == "difficult" else "ladder"


def heights_of(piece: PieceView) -> list[tuple[str, int]]:
    """The kinds of parts of a piece, each height once. The frame of a window is not told. A doorway is as high as the gap under
    what lies over it."""
    windows = {part.poly for part in piece.parts if part.move == "window"}
    found: list[tuple[str, int]] = []
    for part in piece.parts:
        kind = ground_of(part)
        if kind == "window":
            found.append((kind, 0))
        elif part.poly not in windows:
            found.append((kind, part.z0 if kind == "door" else part.z1))
    return list(dict.fromkeys(found))
