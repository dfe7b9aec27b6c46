"""Structures as they lie: which structure a square belongs to, and the wrecks and positions that
come during the game (HN-TERR-02, HN-GEN-06, HN-POS-05)."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.map.ground import NO_ROOM, NOT_JOINED, WRECKS, Ground, Layers
from bocage.games.heroes_of_normandie.rules.asking import HTable
from bocage.games.heroes_of_normandie.rules.damage.destruction_markers import clear_markers
from bocage.games.heroes_of_normandie.types import Square, Structure

NO_STRUCTURE = Structure(-1000)


def structure_at(ground: Ground, square: Square) -> Structure:
    """HN-TERR-02, HN-GEN-06: the structure of a square: a building is -1 - its number, a position or a wreck is the first of
    its squares. A wreck of two squares is one structure. ``NO_STRUCTURE``: none."""
    if ground.building[square] != NO_ROOM:
        return Structure(-1 - ground.building[square])
    if not ground.structure[square]:
        return NO_STRUCTURE
    if is_wreck(ground, square):
        joined = ground.layers[square].joined
        return Structure(min(square, joined) if joined >= 0 else square)
    return Structure(ground.position[square])


def is_wreck(ground: Ground, square: Square) -> bool:
    return any(ground.terrains[number].id in WRECKS for number in ground.layers[square].over)


def squares_of_structure(ground: Ground, structure: Structure) -> list[Square]:
    return [square for square in ground.squares if structure_at(ground, square) == structure]


def has_structures(ground: Ground) -> bool:
    return any(ground.structure) or any(building != NO_ROOM for building in ground.building)


def strength(b: Board, ground: Ground, structure: Structure) -> int:
    """HN-TERR-02: how many destruction markers make a structure fall."""
    return b.box.terrains["building"].structure if structure < 0 else ground.structure[structure]


# --- laying overlays --------------------------------------------------------------------------------------------------


def lay_position(g: HTable, square: Square) -> None:
    b, s = g.board, g.state
    ground = b.ground(s.ground)
    layers = ground.layers[square]
    s.ground = ground.key_with(b.start, {square: Layers(layers.base, (*layers.over, ground.names["position"]))})


def lay_wreck(g: HTable, where: tuple[Square, ...], wreck: str) -> None:
    """HN-GEN-06, HN-TERR-02, HN-RULING-78: a vehicle leaves one wreck on all its squares, without destruction markers. A wreck
    on which it stood is removed, with its markers and charges."""
    b, s = g.board, g.state
    ground = b.ground(s.ground)
    buried = [structure for structure in {structure_at(ground, square) for square in where} if structure != NO_STRUCTURE]
    changes = {square: without_wrecks(ground, square) for structure in buried
               for square in squares_of_structure(ground, structure) if is_wreck(ground, square)}
    for square in where:
        layers = without_wrecks(ground, square)
        other = next((each for each in where if each != square), NOT_JOINED)
        changes[square] = Layers(layers.base, (*layers.over, ground.names[wreck]), other)
    for structure in buried:
        clear_markers(s, structure)
    s.ground = ground.key_with(b.start, changes)


def without_wrecks(ground: Ground, square: Square) -> Layers:
    layers = ground.layers[square]
    return Layers(layers.base, tuple(each for each in layers.over if ground.terrains[each].id not in WRECKS))
