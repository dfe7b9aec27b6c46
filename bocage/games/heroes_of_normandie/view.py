"""What a seat may know: the map and all open counters, its own orders and hand; of others only what lies open.

A view is built up from nothing. It has names instead of numbers, and nothing that a player could not see or count on the table.
"""

from __future__ import annotations

import msgspec

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, CounterFace, Type
from bocage.games.heroes_of_normandie.map.ground import DOOR, STONE
from bocage.games.heroes_of_normandie.rules.damage.destruction_markers import dents_on
from bocage.games.heroes_of_normandie.rules.damage.overlays import structure_at
from bocage.games.heroes_of_normandie.rules.movement.moving import in_reserve
from bocage.games.heroes_of_normandie.rules.units import is_unknown, squares
from bocage.games.heroes_of_normandie.rules.victory.objectives import counters_on, held_by, sides_among
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Abilities, by_square, by_stock, first_seats, Phase, Structure, Unit

HIDDEN_NAMES = ("", "ambush", "A", "B")
ORDER_NAMES = ("fresh", "acted", "active")


class WeaponView(msgspec.Struct, frozen=True):
    """``bonus``: against infantry, light and heavy vehicles; None is a cross. ``slot``: main or second."""

    slot: str
    bonus: tuple[int | None, int | None, int | None]
    abilities: tuple[str, ...]


class FaceView(msgspec.Struct, frozen=True):
    """HN-GEN-04: a face as it is printed. ``defence``: of heavy vehicles front, side and rear; of others one number."""

    move: int
    defence: tuple[int, ...]
    skull: bool
    abilities: tuple[str, ...]
    weapons: tuple[WeaponView, ...]


class TypeView(msgspec.Struct, frozen=True):
    """A type of unit with both faces; the back of a vehicle is its wreck."""

    id: str
    side: str
    kind: str
    footprint: int
    border: str
    gun: bool
    posture: str
    arc: int
    capacity: int
    faces: tuple[FaceView, ...]


class UnitView(msgspec.Struct, frozen=True):
    """A counter. ``type`` is empty if the reader may not know it; so are the numbers that would give it away.

    ``id`` counts from 0; the number that players read and type (``u1``) counts from 1. ``token``: empty without a token, ``?``
    if it lies face down, else what it shows (to its owner, or to all after it is revealed).
    """

    id: int
    seat: int
    side: str
    type: str
    square: str
    squares: tuple[str, ...]
    facing: str
    face: str
    hidden: str
    carrier: int | None
    suppressed: int
    damage: tuple[str, ...]
    token: str
    order: str
    bombs: int
    mine: bool
    moving: bool
    prisoner: bool


class SquareView(msgspec.Struct, frozen=True):
    """A square with overlays: its terrain, the overlays, the damage to its structure, and demolition charges."""

    square: str
    terrain: str
    overlays: tuple[str, ...]
    dents: int
    structure: int
    charges: int


class MapView(msgspec.Struct, frozen=True):
    """The map as it lies now. ``rows``: glyphs of the terrains, north first; ``changed``: overlays and damage."""

    width: int
    height: int
    layout: str
    rows: tuple[str, ...]
    changed: tuple[SquareView, ...]
    buildings: tuple[BuildingView, ...]
    walls: tuple[tuple[str, str, str], ...]


class BuildingView(msgspec.Struct, frozen=True):
    """``rooms``: the squares of each room. ``openings``: inside square, the square beyond, ``door`` or ``window``; between two
    rooms both are inside."""

    id: str
    squares: tuple[str, ...]
    rooms: tuple[tuple[str, ...], ...]
    openings: tuple[tuple[str, str, str], ...]
    fallen: bool
    dents: int
    structure: int
    charges: int


class SmokeView(msgspec.Struct, frozen=True):
    point: str
    malus: int
    seat: int


class ObjectiveView(msgspec.Struct, frozen=True):
    """``control``: the side that would score it now. ``contested``: units of both sides stand there. It has a ``point`` or a
    ``building``."""

    id: str
    point: str
    building: str
    squares: tuple[str, ...]
    side: str
    points: int
    control: str
    contested: bool


class StockView(msgspec.Struct, frozen=True):
    """The tokens left on an option of an army."""

    option: str
    family: str
    left: int
    of: int


class TileView(msgspec.Struct, frozen=True):
    """HN-ARMY-13: a recruitment tile: its options, and how close it is to breaking."""

    id: str
    options: tuple[str, ...]
    lost: int
    break_at: int
    points: int
    broken: bool


class SeatView(msgspec.Struct, frozen=True):
    """A player. ``hand`` and ``tokens`` (still to be placed) are empty if the reader may not see them; how many there are is
    open."""

    seat: int
    side: str
    hand_size: int
    hand: tuple[str, ...]
    tokens_left: int
    tokens: tuple[str, ...]
    smoke_orders: int
    pool: int
    deploying: tuple[str, ...]
    stocks: tuple[StockView, ...]
    tiles: tuple[TileView, ...]
    directives: tuple[str, ...]
    tactics: int
    tactics_held: tuple[str, ...]
    horn: str


class PileView(msgspec.Struct, frozen=True):
    """HN-CARD-13: the cards of a side: the size of its pile, and its open discard."""

    side: str
    pile: int
    discard: dict[str, int]


class StackView(msgspec.Struct, frozen=True):
    """HN-CARD-05: a card that has been played and is not resolved yet."""

    card: str
    seat: int


class MarkerView(msgspec.Struct, frozen=True):
    """HN-VICTORY-11: an event marker on the track of turns. Without a side it concerns everybody."""

    turn: int
    side: str
    what: str


class Movement(msgspec.Struct, frozen=True):
    """The movement that is going on."""

    unit: int
    points: int
    stepped: int
    stopped: bool


class View(msgspec.Struct, frozen=True):
    """The whole table as one reader sees it. ``me``: his seat (None: a spectator).

    ``stack``: the top card last. ``cards``: the phase in which each card that the reader sees may be played. ``scored``: the
    turns at whose end objectives give points. ``win_at``: the points that win the game (0: none).
    """

    scenario: str
    turn: int
    turns: int
    phase: str
    initiative: str
    me: int | None
    map: MapView
    types: tuple[TypeView, ...]
    units: tuple[UnitView, ...]
    smoke: tuple[SmokeView, ...]
    objectives: tuple[ObjectiveView, ...]
    tactics: tuple[str, ...]
    seats: tuple[SeatView, ...]
    piles: tuple[PileView, ...]
    score: dict[str, int]
    exited: dict[str, int]
    prisoner_held: bool
    acting: int | None
    movement: Movement | None
    directives: dict[str, tuple[int, str]]
    winner: str
    why: str
    zones: dict[str, tuple[str, ...]]
    exit: str
    stack: tuple[StackView, ...]
    cards: dict[str, str]
    markers: tuple[MarkerView, ...]
    scored: tuple[int, ...]
    win_at: int


def phase_shown(s: State) -> Phase:
    """HN-RESERVE-07: a movement of the Reserve phase is part of that phase, whatever step the game is at."""
    return p.RESERVE_MOVES if s.phase == p.MOVE and in_reserve(s) else s.phase


def view(b: Board, s: State, seat: Seat | None) -> View:
    names = b.lexicon.squares
    shown = units_shown(s)
    units = tuple(unit_view(b, s, unit, seat) for unit in shown)
    used = sorted({s.kind[unit] for unit in shown if not is_unknown(s, unit) or s.owner[unit] == seat}
                  | {recruit.kind for recruit in b.recruits if recruit.kind != b.decoy})
    acting = s.mover if s.mover >= 0 else s.acting
    return View(
        b.scenario.id, s.turn, b.turns, p.PHASES[phase_shown(s)], p.SIDES[s.initiative], seat, map_once(b, s),
        tuple(type_once(b, kind) for kind in used), units,
        tuple(SmokeView(b.lexicon.points[point], malus, owner)
              for owner, point, malus in s.smoke_templates()),
        tuple(objective_view(b, s, number) for number in range(len(b.scenario.objective))),
        tuple(b.lexicon.points[point] for point in s.tactics),
        tuple(seat_view(b, s, each, seat) for each in first_seats(b.seats)),
        tuple(PileView(p.SIDES[side], sum(s.deck[side]),
                       {b.card_ids[card]: number for card, number in enumerate(s.discard[side]) if number})
              for side in range(2)),
        dict(zip(p.SIDES, s.score, strict=True)), dict(zip(p.SIDES, s.exited, strict=True)), s.prisoner != p.NO_UNIT,
        acting if acting >= 0 else None,
        movement_view(b, s, seat),
        {p.SIDES[side]: (s.directive_on[side], p.DIRECTIVES[s.directive_kind[side]])
         for side in range(2) if s.directive_on[side] >= 0},
        "" if s.outcome == p.RUNNING else "draw" if s.outcome == p.DRAWN else p.SIDES[s.outcome], s.why,
        {str(each): tuple(names[square] for square in b.start.squares if b.zone[each] >> square & 1)
         for each in first_seats(b.seats)} if s.turn == 0 else {}, b.scenario.exit,
        tuple(StackView(b.card_ids[card], owner) for card, owner in zip(s.stack[0::2], s.stack[1::2], strict=True)),
        {b.card_ids[card]: b.cards[card].phase for card in cards_seen(b, s, seat)},
        tuple(MarkerView(event.turn, event.side, event.what) for event in b.scenario.event), b.scenario.scored,
        b.scenario.win_at)


def whole(b: Board, s: State) -> View:
    """Everything open, for a game that is over: each counter, hand and order as its owner sees it."""
    public, shown = view(b, s, None), units_shown(s)
    kinds = {s.kind[unit] for unit in shown} | {recruit.kind for recruit in b.recruits if recruit.kind != b.decoy}
    cards = {card for hand in s.hand for card in hand} | {*cards_seen(b, s, None)}
    return msgspec.structs.replace(
        public, types=tuple(type_once(b, kind) for kind in sorted(kinds)),
        units=tuple(msgspec.structs.replace(unit_view(b, s, unit, s.owner[unit]), mine=False) for unit in shown),
        seats=tuple(seat_view(b, s, each, each) for each in first_seats(b.seats)),
        movement=None if s.mover < 0 else movement_view(b, s, s.owner[s.mover]),
        cards={b.card_ids[card]: b.cards[card].phase for card in sorted(cards)})


def units_shown(s: State) -> list[Unit]:
    """The counters on the table, those that are carried included."""
    return [unit for unit in s.units() if s.at[unit] >= 0 or s.at[unit] == p.CARRIED]


def cards_seen(b: Board, s: State, seat: Seat | None) -> list[int]:
    """HN-CARD-13, HN-MULTI-12: the cards that a reader can see: the open discards and the hands of his own side."""
    own = {card for each in first_seats(b.seats) if seat is not None and b.side[each] == b.side[seat] for card in s.hand[each]}
    return sorted(own | {card for pile in s.discard for card, number in enumerate(pile) if number})


def movement_view(b: Board, s: State, seat: Seat | None) -> Movement | None:
    """HN-ABIL-19: others are not told the points that a hidden counter has left: they would show what it is."""
    if s.mover < 0:
        return None
    friend = seat is not None and b.side[s.owner[s.mover]] == b.side[seat]
    points = s.points_left if friend or not is_unknown(s, s.mover) else 0
    return Movement(s.mover, points, s.stepped, bool(s.stopped))


def type_once(b: Board, kind: int) -> TypeView:
    """A type as it is printed. It never changes, so it is made once for all views of a board."""
    found: TypeView | None = b.printed.get(kind)
    if found is None:
        found = b.printed[kind] = type_view(b.types[kind])
    return found


def map_once(b: Board, s: State) -> MapView:
    """The map. It is made anew only if the ground has changed."""
    key = (s.ground, *s.dents, *s.charges)
    found: MapView | None = b.printed.get("map") if b.printed.get("map key") == key else None
    if found is None:
        found = b.printed["map"] = map_view(b, s)
        b.printed["map key"] = key
    return found


def abilities(flags: Abilities) -> tuple[str, ...]:
    return tuple(name for bit, name in p.ABILITY_NAMES.items() if flags & bit)


def face_view(type: Type, face: CounterFace) -> FaceView:
    weapons = tuple(WeaponView(p.WEAPON_NAMES[weapon.slot], bonus_view(weapon.bonus), abilities(weapon.flags))
                    for weapon in face.weapons)
    defence = face.defence if type.kind == p.HEAVY else face.defence[:1]
    return FaceView(face.move, defence, face.skull, abilities(face.flags), weapons)


def bonus_view(bonus: tuple[int, int, int]) -> tuple[int | None, int | None, int | None]:
    first, second, third = (None if each == p.CROSS else each for each in bonus)
    return first, second, third


def type_view(type: Type) -> TypeView:
    faces = type.faces if type.kind == p.INFANTRY else type.faces[:1]
    return TypeView(type.id, p.SIDE_NAMES.get(type.nation, ""), p.KIND_NAMES[type.kind], type.footprint,
                    p.BORDER_NAMES[type.border], type.gun, p.POSTURE_NAMES[type.posture], type.arc, type.capacity,
                    tuple(face_view(type, face) for face in faces))


def token_view(s: State, unit: Unit, seat: Seat | None) -> str:
    """HN-ORDER-10: everybody sees that a unit has a token; only its owner knows which one until it is revealed."""
    if not s.token[unit]:
        return ""
    return p.TOKEN_WORDS[s.token[unit]] if s.owner[unit] == seat or s.order[unit] == p.ACTED else "?"


def unit_view(b: Board, s: State, unit: Unit, seat: Seat | None) -> UnitView:
    """HN-ABIL-19: others see where a hidden counter lies, and nothing else of it."""
    names = b.lexicon.squares
    known = not is_unknown(s, unit) or s.owner[unit] == seat or (
        seat is not None and b.side[s.owner[unit]] == b.side[seat])
    where = squares(b, s, unit)
    return UnitView(
        unit, s.owner[unit], p.SIDES[b.side[s.owner[unit]]], b.types[s.kind[unit]].id if known else "",
        names[s.at[unit]] if s.at[unit] >= 0 else "", tuple(names[square] for square in where) if s.at[unit] >= 0 else (),
        p.DIRECTIONS[s.facing[unit]] if known else "n", p.FACE_NAMES[s.face[unit]], HIDDEN_NAMES[s.hidden[unit]],
        s.carrier[unit] if s.at[unit] == p.CARRIED else None, s.suppressed[unit],
        tuple(name for bit, name in p.DAMAGE_NAMES.items() if s.damage[unit] & bit), token_view(s, unit, seat),
        ORDER_NAMES[s.order[unit]], s.bombs[unit], s.owner[unit] == seat, unit == s.mover, s.prisoner == unit)


def map_view(b: Board, s: State) -> MapView:
    ground = b.ground(s.ground)
    names = b.lexicon.squares
    terrains = ground.terrains
    rows = tuple("".join(terrains[ground.layers[row * ground.width + column].base].glyph for column in range(ground.width))
                 for row in range(ground.height))
    changed = tuple(SquareView(
        names[square], terrains[layers.base].id, tuple(terrains[over].id for over in layers.over),
        dents_on(s, structure_at(ground, square)), ground.structure[square], s.charges[0::2].count(square))
        for square, layers in by_square(ground.layers) if layers.over)
    buildings = []
    for number, name in enumerate(ground.rooms.names):
        inside = [square for square in ground.squares if ground.rooms.building[square] == number]
        openings = tuple((names[here], names[there], "door" if kind == DOOR else "window")
                         for (here, there), kind in ground.rooms.openings.items()
                         if here in inside and (there not in inside or here < there))
        rooms = tuple(tuple(names[square] for square in inside if ground.rooms.room[square] == room)
                      for room in sorted({ground.rooms.room[square] for square in inside}))
        buildings.append(BuildingView(name, tuple(names[square] for square in inside), rooms, openings, number in ground.fallen,
                                      dents_on(s, Structure(-1 - number)), b.box.terrains["building"].structure,
                                      s.charges[0::2].count(-1 - number)))
    walls = tuple((names[here], names[there], "stone" if kind == STONE else "high")
                  for (here, there), kind in ground.walls.items() if here < there)
    return MapView(ground.width, ground.height, b.layout, rows, changed, tuple(buildings), walls)


def objective_view(b: Board, s: State, number: int) -> ObjectiveView:
    objective = b.scenario.objective[number]
    side = public_controller(b, s, number)
    return ObjectiveView(
        objective.id, b.lexicon.points[b.point_at(*objective.at)] if objective.at else "", objective.building,
        b.objective_names[number], objective.side,
        objective.points, p.SIDES[side] if side >= 0 else "", side == -2)


def public_controller(b: Board, s: State, number: int) -> int:
    """The side that would score an objective, as far as everybody can see; nobody can tell where a hidden counter stands on it.
    -2: contested."""
    counters = counters_on(b, s, number)
    if any(is_unknown(s, unit) for unit in counters):
        return p.NOBODY
    sides = sides_among(b, s, counters)
    return -2 if len(sides) > 1 else held_by(b, number, sides)


def seat_view(b: Board, s: State, seat: Seat, reader: Seat | None) -> SeatView:
    """HN-ORDER-10, HN-CARD-13, HN-MULTI-12: allies see each other's hands; only the owner sees his tokens."""
    side = b.side[seat]
    friend = reader is not None and b.side[reader] == side
    own = reader == seat
    return SeatView(
        seat, p.SIDES[side], len(s.hand[seat]), tuple(b.card_ids[card] for card in s.hand[seat]) if friend else (),
        len(s.tokens[seat]), tuple(p.TOKEN_WORDS[token] for token in s.tokens[seat]) if own else (), len(s.smoke_token[seat]),
        len(s.pool[seat]), tuple(b.recruits[recruit].name for recruit in s.pool[seat]) if friend else (),
        tuple(StockView(stock.name, stock.family, s.stock[number], stock.number) for number, stock in by_stock(b.stocks)
              if stock.seat == seat),
        tuple(TileView(b.tiles[tile].id, tuple(sorted(b.tiles[tile].families)), s.eliminated[tile], b.tiles[tile].break_at,
                       b.tiles[tile].points, bool(s.broken[tile])) for tile in b.tiles_of[seat]),
        tuple(p.DIRECTIVES[kind] for kind in s.directives[seat]), len(s.tactics_held[seat]),
        tuple(p.TACTICS[kind] for kind in s.tactics_held[seat]) if own else (),
        b.lexicon.squares[s.horn[seat]] if s.horn[seat] >= 0 else "")
