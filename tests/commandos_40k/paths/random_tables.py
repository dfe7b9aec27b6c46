"""Random battlefields for the comparison with the slow referee: all that the forms allow, also what no one would build."""

from __future__ import annotations

import random

from bocage.games.commandos_40k.content import BoardFile, Name, Part, Piece
from bocage.games.commandos_40k.content.forms import Going

Outline = tuple[tuple[float, float], ...]


def random_board(dice: random.Random) -> BoardFile:
    """Platforms, walls, stairs, ladders, windows, abutting floors, bridges, ground of every kind, slanted and overlapping."""
    pieces = []
    for number in range(dice.randint(4, 12)):
        x, y = dice.randint(1, 24), dice.randint(1, 16)
        width, depth = dice.choice((0.3, 1, 1.5, 2, 4)), dice.choice((0.3, 1, 2, 3, 5))
        kinds = (slab, tower, platform, stairs, house, ground_of, bridge, block)
        parts = (kinds[number] if number < 2 else dice.choice(kinds))(dice, x, y, width, depth)
        pieces.append(Piece(id=f"piece{number}", kind="obstacle", rot180=dice.random() < 0.2, parts=tuple(parts)))
    return BoardFile(id="random", name=Name(en="random", fr="random"), size=(30, 22), pieces=tuple(pieces))


def shape(dice: random.Random, x: float, y: float, width: float, depth: float) -> Outline:
    """A rectangle, sometimes slanted."""
    if dice.random() < 0.6 or min(width, depth) < 1:
        return (x, y), (x + width, y), (x + width, y + depth), (x, y + depth)
    lean = round(dice.uniform(-0.4, 0.4), 3)
    low, high = x + max(lean, 0), x - min(lean, 0)
    return (low, y), (low + width, y), (high + width, y + depth), (high, y + depth)


def part(poly: Outline, z0: float, z1: float, move: Going, stand: bool = False) -> Part:
    return Part(poly=tuple(poly), z0=z0, z1=z1, move=move, los="none", stand=stand)


def platform(dice: random.Random, x: float, y: float, width: float, depth: float) -> list[Part]:
    return [part(shape(dice, x, y, width + 1, depth + 1), 0, dice.choice((1.5, 2, 2.5, 3)), "climb", True)]


def slab(dice: random.Random, x: float, y: float, width: float, depth: float) -> list[Part]:
    """Two floors side by side, perhaps with a slit between them."""
    radius = dice.choice((0.492, 0.561, 0.63, 0.787, 0.984))
    slit = dice.choice((0, 0.5, 2 * radius + 0.001, 2 * radius + 0.002, 2 * radius + 0.003))
    return [part(shape(dice, x, y, 2, 2 + depth / 2), 2.8, 3, "climb", True),
            part(shape(dice, x + 2 + slit, y, 2, 2 + depth / 2), 2.8, 3, dice.choice(("climb", "impassable")), True)]


def stairs(dice: random.Random, x: float, y: float, width: float, depth: float) -> list[Part]:
    return [part(shape(dice, x, y, 2, 2), 0, 1.5, "climb", True), part(shape(dice, x + 2, y, 2, 2), 0, 3, "climb", True)]


def tower(dice: random.Random, x: float, y: float, width: float, depth: float) -> list[Part]:
    ladder = part(shape(dice, x - 0.4, y + 0.5, 0.4, 1), 0, 3, "open")
    return [part(shape(dice, x, y, 2.5, 2.5), 0, 3, "impassable", True), ladder]


def house(dice: random.Random, x: float, y: float, width: float, depth: float) -> list[Part]:
    """A wall with a window, a wall with a door, a roof."""
    front, side = (((left, y), (left + 2, y), (left + 2, y + 0.3), (left, y + 0.3)) for left in (x, x + 2))
    return [part(front, 0, 1, "climb"), part(front, 2.4, 3, "climb"), part(side, 2.4, 3, "climb"),
            part(((x, y), (x + 4, y), (x + 4, y + 3), (x, y + 3)), 3, 3.1, "climb", True)]


def ground_of(dice: random.Random, x: float, y: float, width: float, depth: float) -> list[Part]:
    kinds: tuple[Going, ...] = ("difficult", "dangerous")
    kind = dice.choice(kinds)
    return [part(shape(dice, x, y, width + 1, depth + 1), 0, dice.choice((0, 0, 1, 3)), kind)]


def bridge(dice: random.Random, x: float, y: float, width: float, depth: float) -> list[Part]:
    return [part(shape(dice, x, y, 2, 5), 0, 0, dice.choice(("difficult", "dangerous"))),
            part(shape(dice, x - 1, y + 1, 4, 2), 0, dice.choice((0, 0.3)), "open", True)]


def block(dice: random.Random, x: float, y: float, width: float, depth: float) -> list[Part]:
    kinds: tuple[Going, ...] = ("climb", "climb", "impassable")
    kind = dice.choice(kinds)
    return [part(shape(dice, x, y, width, depth), 0, dice.choice((0.5, 1.9, 2, 4)), kind)]
