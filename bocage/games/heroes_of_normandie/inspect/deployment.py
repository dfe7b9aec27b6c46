"""Answers where a unit that is not on the board yet may be deployed, and proposes a place for it."""

from __future__ import annotations

import msgspec

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.bot.risk import Man
from bocage.games.heroes_of_normandie.bot.square_values import Field
from bocage.games.heroes_of_normandie.bot.unit_values import opinions
from bocage.games.heroes_of_normandie.rules.phases.deploying import (
    faces_of, nearest_facing, places_for, scout_of, starts_on_back)
from bocage.games.heroes_of_normandie.rules.units import is_unknown
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Face, Facing, RecruitNo, Square, by_unit

FACE_NAMES = {p.FRONT: "front", p.BACK: "back"}


class Deployment(msgspec.Struct, frozen=True):
    """Where a unit may be deployed.

    ``squares``: each square with the facings that the unit can have there; none for a unit without a facing. ``facing``: the
    facing towards the enemy. ``faces``: the faces on which the unit may start; none if its faces are no postures.
    ``posture``: what its back is. ``best``: the answers that put the unit in a good place. ``scout``: how many squares beyond
    its zone it may stand (HN-ABIL-31).
    """

    squares: dict[str, tuple[str, ...]]
    facing: str
    faces: tuple[str, ...]
    posture: str
    best: tuple[str, ...]
    scout: int


def deployment_of(b: Board, s: State, seat: Seat, name: str) -> Deployment | None:
    """HN-SETUP-06, HN-SETUP-07: the places for a unit that this player has still to deploy; None if there is no such unit."""
    recruit = next((each for each in s.pool[seat] if b.recruits[each].name == name), None)
    if recruit is None:
        return None
    type = b.types[b.recruits[recruit].kind]
    places = places_for(b, s, recruit)
    turns = type.kind != p.INFANTRY or type.arc < 360
    squares = {b.lexicon.squares[at]: tuple(p.DIRECTIONS[facing] for facing in facings) if turns else ()
               for at, facings in places.items()}
    faces = tuple(FACE_NAMES[face] for face in faces_of(type))
    ahead = p.DIRECTIONS[nearest_facing(b, seat, p.FACINGS)] if turns else ""
    return Deployment(squares, ahead, faces, p.POSTURE_NAMES[type.posture], best_place(b, s, seat, recruit, places),
                      scout_of(b, recruit))


def best_place(b: Board, s: State, seat: Seat, recruit: RecruitNo, places: dict[Square, list[Facing]]) -> tuple[str, ...]:
    """The answers that deploy a unit on the square that suits it best, facing the enemy. Enemies that are hidden from the
    player do not count: the place would tell what they are."""
    if not places:
        return ()
    o, kind, cover = opinions(b), b.recruits[recruit].kind, b.ground(s.ground).defence
    foes = [Man(o, s, foe, at, cover[at]) for foe, at in by_unit(s.at)
            if at >= 0 and b.side[s.owner[foe]] != b.side[seat] and not is_unknown(s, foe)]
    field = Field(o, b, s, seat, kind, foes=foes)
    square = max(places, key=lambda at: (field.score(at), -at))
    act = b.lexicon.act
    answers = [b.lexicon.place[square]]
    if len(places[square]) > 1:
        answers.append(act("face", nearest_facing(b, seat, places[square])))
    if faces_of(b.types[kind]):
        face: Face = p.BACK if starts_on_back(b.types[kind]) else p.FRONT
        answers.append(act("side", face))
    return tuple(action.text for action in answers)
