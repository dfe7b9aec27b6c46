"""Structures and their destruction: buildings, positions, wrecks (HN-TERR-02, HN-TERR-03, HN-TERR-04, HN-TERR-05, HN-TERR-23,
HN-ABIL-07)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.core.decision import Seat, Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.map.ground import Ground, Layers
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose, speakers, tell
from bocage.games.heroes_of_normandie.rules.damage.destruction_markers import clear_markers, dents_on, set_dents
from bocage.games.heroes_of_normandie.rules.damage.losses import suppress
from bocage.games.heroes_of_normandie.rules.damage.overlays import (
    NO_STRUCTURE, is_wreck, squares_of_structure, strength, structure_at, without_wrecks)
from bocage.games.heroes_of_normandie.rules.rolling import roll
from bocage.games.heroes_of_normandie.rules.units import is_free, occupied, side_of
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Square, Structure, by_unit

FROM = 4                                    # a destruction die of 4 or more counts


def destruction_at(g: HTable, seat: Seat, dice: int, square: Square) -> Steps:
    """HN-ABIL-07, HN-ABIL-08, HN-SUPP-08: rolls so many dice against the structure of a square, if there is one. Each die of 4
    or more is a destruction marker."""
    structure = structure_at(g.board.ground(g.state.ground), square)
    if structure != NO_STRUCTURE:
        faces = yield from roll(g, seat, dice, "destruction")
        yield from dent(g, structure, sum(is_dented(face) for face in faces), square)


def is_dented(face: int) -> bool:
    """HN-ABIL-07: whether a destruction die is a destruction marker."""
    return face >= FROM


def markers_to_fall(b: Board, s: State, structure: Structure) -> int:
    """HN-TERR-02: how many more destruction markers make a structure fall."""
    return strength(b, b.ground(s.ground), structure) - dents_on(s, structure)


def dent(g: HTable, structure: Structure, number: int, square: Square) -> Steps:
    """HN-TERR-02, HN-TERR-05, HN-TERR-23: adds destruction markers. If there are enough, the structure falls."""
    b, s = g.board, g.state
    if not number:
        return
    tell(g, e.STRUCTURE_HIT, square, number)
    if number < markers_to_fall(b, s, structure):
        set_dents(s, structure, dents_on(s, structure) + number)
        return
    clear_markers(s, structure)
    tell(g, e.STRUCTURE_FELL, square)
    ground = b.ground(s.ground)
    where = squares_of_structure(ground, structure)
    if structure < 0:
        yield from fall(g, where, {square: Layers(ground.names["ruins"]) for square in where}, [-1 - structure])
    elif is_wreck(ground, square):
        clear(g, where)
    else:
        yield from fall(g, where, {square: in_ruins(ground, square) for square in where})


def clear(g: HTable, where: Sequence[Square]) -> None:
    """HN-TERR-02, HN-TERR-23, HN-RULING-95: removes a wreck from all its squares; the ruins of a position under it stay.
    Infantry there stays and gets a Suppressed marker (HN-TERR-03); a vehicle only stands on the wreck and gets none."""
    b, s = g.board, g.state
    ground = b.ground(s.ground)
    s.ground = ground.key_with(b.start, {square: without_wrecks(ground, square) for square in where})
    for unit, at in by_unit(s.at):
        if at in where and b.types[s.kind[unit]].kind == p.INFANTRY:
            suppress(g, unit, 1, "HN-TERR-03")


def in_ruins(ground: Ground, square: Square) -> Layers:
    """HN-TERR-02: a square with ruins where a position was; the terrain beneath stays."""
    layers, names = ground.layers[square], ground.names
    return Layers(layers.base, tuple(names["ruins"] if each == names["position"] else each for each in layers.over))


def fall(g: HTable, where: Sequence[Square], changes: Mapping[Square, Layers], buildings: Sequence[int] = ()) -> Steps:
    """HN-TERR-02, HN-TERR-03, HN-TERR-04, HN-TERR-20: a building or a position becomes ruins. Units inside get a Suppressed
    marker, and their owners put them on the ruins again, the initiative player first; also a unit that is just passing through
    the square of a friend, if there is room for it. Otherwise it stays where it is, or goes back if an enemy stands there
    now."""
    b, s = g.board, g.state
    inside = {unit: at for unit, at in by_unit(s.at) if at in where}
    passing = [unit for unit in inside if unit == s.mover and len(inside) > len(where)]
    s.ground = b.ground(s.ground).key_with(b.start, changes, buildings)
    for unit in inside:
        suppress(g, unit, 1, "HN-TERR-03")
        s.at[unit] = p.GONE
    for seat in speakers(g):
        for unit in inside:
            if s.owner[unit] == seat and unit not in passing:
                free = [square for square in where if is_free(b, s, square, unit)]
                choice = yield from choose(g, seat, "redeploy", [b.lexicon.onto[square] for square in free], "HN-TERR-04", unit)
                s.at[unit] = Square(choice.args[0])
                if unit == s.mover:
                    s.launch = s.at[unit]
                tell(g, e.REDEPLOYED, unit, choice.args[0])
    for unit in passing:
        s.at[unit] = inside[unit]
        if side_of(b, s, occupied(b, s, unit)[inside[unit]]) != side_of(b, s, unit):
            s.at[unit] = s.launch
            tell(g, e.STEPPED, unit, s.launch, rule="HN-MOVE-04")
