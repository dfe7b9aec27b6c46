"""What a seat may know (OC-INFO-01): its own hand, discard, heroics and counter-attack column; of the opponent's only what lies
open.

A view holds names instead of numbers, and only what a player can see or count on the table. A card that was shown and then
hidden again, such as a unit taken back into a hand, is not in it: players must remember such cards (OC-RULING-07).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bocage.core.event import Event
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando import pieces as p
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    ARMS, COLUMNS, CROSS, DARK, DE, ENEMY, FATIGUE, FIELD, LAYOUTS, LIGHT, NO_LAYOUT, NO_TERRAIN, NOBODY, NOWHERE,
    OUTCOMES, PHASES, PIR_501, PIRS, SECTORS, SIDES, SLOTS, SQUARES, TAG_BIT, TOKEN_KINDS, TOKENS, US,
    card_of, terrain_of, token_of)
from bocage.games.operation_commando.rules.assault.strength import changes_of, has_effect, missing, strength, tags, total
from bocage.games.operation_commando.rules.assault.tokens import sure_successes, worths
from bocage.games.operation_commando.rules.missions.sainte_mere_eglise import BRIDGE, MAIN_CARDS, is_counter_attack_lost
from bocage.games.operation_commando.rules.phases import cards_drawn
from bocage.games.operation_commando.state import State, cards_left, combats, laid

COLUMN_STATES = ("front", "bridge", "closed")


class Card(msgspec.Struct, frozen=True):
    """OC-CARD-02: a card as its face shows it; ``text/`` has its name and its effect (``card-<id>``).

    ``star``: the card leaves the game once it was played. A heroic has a back of its own as well, by which both count the
    heroics of a hand; Luftlande Falley has not (OC-HAND-07).
    """

    id: str
    side: str
    kind: str
    vc: int
    support: bool
    types: tuple[str, ...]
    heroic: bool
    star: bool


class Terrain(msgspec.Struct, frozen=True):
    """OC-CARD-03: a terrain as its face shows it (``terrain-<id>``)."""

    id: str
    size: int
    us_draw: int
    de_draw: int
    building: bool
    objective: bool
    tags: tuple[str, ...]


class Point(msgspec.Struct, frozen=True):
    """Where points of a unit come from (a card, a terrain, a token, being the first unit of the Assault, or never falling below
    zero) and how many."""

    kind: str
    source: str
    amount: int


class Unit(msgspec.Struct, frozen=True):
    """A unit in the Combat: its printed V.C., what changes it, what lies by it, and the sum."""

    card: Card
    value: int
    points: tuple[Point, ...]
    suppressed: bool


class Reach(msgspec.Struct, frozen=True):
    """The exact chance that a side comes ahead if it plays this number of its tokens, those that fit best."""

    tokens: int
    chance: float


class Force(msgspec.Struct, frozen=True):
    """One side of the Combat. ``missing``: how many points it lacks to be ahead, 0 if it is ahead; ``lead``: how many more it
    has than the other side, 0 if it has fewer."""

    units: tuple[Unit, ...]
    carried: int
    total: int
    missing: int
    lead: int
    tokens_forbidden: bool
    second_forbidden: bool
    reach: tuple[Reach, ...]


class Combat(msgspec.Struct, frozen=True):
    number: int
    ahead: str
    us: Force
    de: Force


class Permanent(msgspec.Struct, frozen=True):
    card: Card
    used: bool


class Side(msgspec.Struct, frozen=True):
    """Only the owner sees ``hand``, ``drawn``, ``heroics``, ``permanents`` and the whole ``discard``; others see its top
    card."""

    name: str
    hand_size: int
    heroics_in_hand: int
    hand: tuple[Card, ...]
    drawn: tuple[str, ...]
    draw_pile: int
    discard_size: int
    discard: tuple[Card, ...]
    tokens: dict[str, int]
    points: int
    heroics_left: int
    heroics: tuple[Card, ...]
    permanents_left: int
    permanents: tuple[Card, ...]
    in_play: tuple[Permanent, ...]
    beside: tuple[Card, ...]
    tilted: tuple[Card, ...]
    actions: tuple[Card, ...]
    removed: int
    won: tuple[Terrain, ...]
    next_combat: int


class Assault(msgspec.Struct, frozen=True):
    """OC-SETUP-14: the terrain in play with this turn's changes to its Size and its draws."""

    terrain: Terrain
    place: str
    marker: str
    size: int
    fought: int
    us_draw: int
    de_draw: int
    building: bool
    counter_attack: bool


class Column(msgspec.Struct, frozen=True):
    name: str
    state: str
    bridge: Terrain


class Sme(msgspec.Struct, frozen=True):
    """Sainte-Mère-Église: what is left of the main pile and of the bridges; what is gone; the counter-attack."""

    sector: str
    main_left: int
    columns: tuple[Column, ...]
    terrain_discard: tuple[Terrain, ...]
    counter_attack: str
    column_size: int
    column: tuple[Card, ...]


class Square(msgspec.Struct, frozen=True):
    """A square of Utah Beach: its terrain if this seat knows it, and whether it lies open for all."""

    name: str
    terrain: Terrain | None
    open: bool
    scouted: bool
    control: str
    regiment: str


class Regiment(msgspec.Struct, frozen=True):
    name: str
    square: str
    fatigue: str
    active: bool


class Utah(msgspec.Struct, frozen=True):
    layout: str
    laid: int
    squares: tuple[Square, ...]
    regiments: tuple[Regiment, ...]
    german_chooses: bool


class Place(msgspec.Struct, frozen=True):
    """A place of the cross of Graignes. ``marker``: objective, decoy, hidden or nothing."""

    name: str
    terrain: Terrain
    circle: int
    worth: int
    control: str
    barricade: bool
    lock: bool
    production: str
    marker: str


class Graignes(msgspec.Struct, frozen=True):
    places: tuple[Place, ...]
    removed: tuple[Terrain, ...]
    no_production: bool
    circle_bonus: tuple[int, int]


class View(msgspec.Struct, frozen=True):
    """All that a seat may know. ``initiative``: who chooses the next terrain that anybody chooses (OC-PROG-05)."""

    seat: int | None
    scenario: str
    turn: int
    phase: str
    outcome: str
    why: str
    us: Side
    de: Side
    bank: dict[str, int]
    needed: tuple[int, int]
    initiative: str
    assault: Assault | None
    combat: Combat | None
    sme: Sme | None
    utah: Utah | None
    graignes: Graignes | None


NEEDED = {"initiation": (7, 7), "historical": (7, 7), "utah": (7, 7), "graignes": (12, 13)}


def view(b: Board, s: State, seat: int | None) -> View:
    """OC-INFO-01, OC-HAND-03, OC-TOKEN-01: tokens, the number of cards and all that lies open are public; hands and piles are
    not."""
    return View(
        seat=seat,
        scenario=b.scenario,
        turn=s.turn,
        phase=PHASES[s.phase],
        outcome=OUTCOMES[s.outcome],
        why=s.why,
        us=side_of(b, s, US, seat),
        de=side_of(b, s, DE, seat),
        bank=counted(s.bank),
        needed=NEEDED[b.scenario],
        initiative=SIDES[DE if s.de_chooses else s.chooser],
        assault=assault(b, s),
        combat=combat(b, s),
        sme=sme(b, s, seat) if b.sme else None,
        utah=utah(b, s, seat) if b.utah else None,
        graignes=graignes(b, s, seat) if b.graignes else None,
    )


def whole(b: Board, s: State) -> View:
    """Everything open, for a game that is over: each side as it sees itself, the ground as the side sees it that knows it."""
    return msgspec.structs.replace(
        view(b, s, None), us=side_of(b, s, US, US), de=side_of(b, s, DE, DE), sme=sme(b, s, DE) if b.sme else None,
        utah=utah(b, s, DE) if b.utah else None, graignes=graignes(b, s, US) if b.graignes else None)


def counted(numbers: list[int]) -> dict[str, int]:
    return {TOKENS[kind]: number for kind, number in enumerate(numbers) if number}


# --- cards and terrains -----------------------------------------------------------------------------------------------


def card(b: Board, at: p.Card) -> Card:
    printed = b.cards[at]
    return Card(printed.id, printed.side, printed.kind, printed.vc, printed.support, printed.types, b.heroic[at],
                b.leaves[at])


def cards(b: Board, numbers: list[p.Card]) -> tuple[Card, ...]:
    return tuple(card(b, at) for at in numbers)


def sorted_hand(b: Board, hand: list[p.Card]) -> tuple[Card, ...]:
    """Units first, then actions, events and permanent events; the strongest units in front."""
    return tuple(card(b, at) for at in sorted(hand, key=lambda at: (b.kind[at], -b.vc[at], at)))


def terrain(b: Board, at: p.Terrain) -> Terrain:
    printed = b.terrains[at]
    return Terrain(printed.id, printed.size, *printed.draws, printed.building, printed.objective, printed.tags)


# --- a side -----------------------------------------------------------------------------------------------------------


def side_of(b: Board, s: State, side: p.Side, seat: int | None) -> Side:
    """OC-DISCARD-02, OC-DISCARD-03, OC-HAND-05, OC-HERO-01: a side as a seat sees it: all of its own cards; of the opponent's
    discard the top card."""
    own = seat == side
    heroics = sum(b.heroic[at] for at in s.hand[side])
    return Side(
        name=SIDES[side],
        hand_size=len(s.hand[side]),
        heroics_in_hand=heroics,
        hand=sorted_hand(b, s.hand[side]) if own else (),
        drawn=tuple(b.ids[at] for at in sorted(s.drawn)) if own and side == DE else (),
        draw_pile=cards_left(s, side),
        discard_size=len(s.discard[side]),
        discard=cards(b, s.discard[side] if own else s.discard[side][-1:]),
        tokens=counted(s.tokens[side]),
        points=s.points[side],
        heroics_left=len(s.heroics[side]),
        heroics=cards(b, sorted(s.heroics[side])) if own else (),
        permanents_left=len(s.permanents[side]),
        permanents=cards(b, sorted(s.permanents[side])) if own else (),
        in_play=tuple(Permanent(card(b, at), s.activated[side] == at) for at in s.in_play[side]),
        beside=cards(b, s.beside[side]),
        tilted=cards(b, s.tilted[side]),
        actions=cards(b, s.actions[side]),
        removed=len(s.gone[side]) + len(s.lost[side]) + len(s.heroic_out[side]),
        won=tuple(terrain(b, at) for at in s.won[side]),
        next_combat=s.carried[side],
    )


# --- the Assault ------------------------------------------------------------------------------------------------------


def assault(b: Board, s: State) -> Assault | None:
    if s.terrain == NO_TERRAIN:
        return None
    return Assault(
        terrain=terrain(b, s.terrain),
        place=b.places[s.place] if s.place != NOWHERE else "",
        marker=SIDES[s.marker_by],
        size=combats(s),
        fought=s.fought,
        us_draw=cards_drawn(b, s, US),
        de_draw=cards_drawn(b, s, DE),
        building=bool(tags(b, s) & TAG_BIT["Building"]),
        counter_attack=bool(s.counter_turn),
    )


def combat(b: Board, s: State) -> Combat | None:
    if not (s.units[US] or s.units[DE]):
        return None
    ahead = SIDES[US if missing(b, s, US) <= 0 else DE]
    return Combat(s.fought, ahead, force(b, s, US), force(b, s, DE))


def force(b: Board, s: State, side: p.Side) -> Force:
    units = tuple(unit(b, s, side, slot) for slot in SLOTS[:len(s.units[side])])
    value = total(b, s, side)
    lead = max(0, value - total(b, s, ENEMY[side]))
    return Force(units, s.carry[side], value, max(0, missing(b, s, side)), lead, bool(s.no_tokens[side]),
                 bool(s.no_second[side]), reach(b, s, side))


def unit(b: Board, s: State, side: p.Side, slot: p.Slot) -> Unit:
    """OC-COMBAT-10: printed V.C., changes, actions and tokens, each with its source; together they make the value. A unit that
    its changes would bring below 0 shows what is made up for (``floor``)."""
    points = [point(b, source, amount) for source, amount in changes_of(b, s, side, slot)]
    value = strength(b, s, side, slot)
    below = value - b.vc[s.units[side][slot]] - sum(each.amount for each in points)
    if below:
        points.append(Point("floor", "", below))
    for each in laid(s, side):
        if each.slot == slot and (each.amount or token_of(each.source) is not None):
            points.append(point(b, each.source, each.amount))
            value += each.amount
    return Unit(card(b, s.units[side][slot]), value, tuple(points), not has_effect(b, s, side, slot))


def point(b: Board, source: p.Source, amount: int) -> Point:
    if (token := token_of(source)) is not None:
        return Point("token", TOKENS[token], amount)
    if (by_card := card_of(source)) is not None:
        return Point("card", b.ids[by_card], amount)
    by_terrain = terrain_of(source)
    return Point("first_unit", "", amount) if by_terrain is None else Point("terrain", b.terrain_ids[by_terrain], amount)


def reach(b: Board, s: State, side: p.Side) -> tuple[Reach, ...]:
    """OC-TOKEN-04, OC-DIE-01: the exact chance to come ahead with n tokens, those that fit best. It follows from open facts
    alone."""
    if not s.units[US] or not s.units[DE] or s.no_tokens[side]:
        return ()
    needed, sure = missing(b, s, side), sure_successes(b, s, side)
    choices = [(0, {0: 1.0})]                               # tokens chosen, and how likely they bring how many points
    for kind in TOKEN_KINDS:
        if kind == DARK or not s.tokens[side][kind]:
            continue
        more = choices
        for number in range(s.tokens[side][kind]):
            worth = worths(kind, kind == LIGHT and number < sure)
            more = [(chosen + 1, with_token(spread, worth)) for chosen, spread in more]
            choices = choices + more
    best = [0.0] * max(chosen + 1 for chosen, _ in choices)
    for chosen, spread in choices:
        best[chosen] = max(best[chosen], sum(chance for gained, chance in spread.items() if gained >= needed))
    return tuple(Reach(number, chance) for number, chance in enumerate(best) if number)


def with_token(spread: dict[int, float], worth: Sequence[int]) -> dict[int, float]:
    """How likely the points are with one token more. Halves of halves are exact."""
    after: dict[int, float] = {}
    for gained, chance in spread.items():
        for value in worth:
            after[gained + value] = after.get(gained + value, 0.0) + chance / len(worth)
    return after


# --- the missions -----------------------------------------------------------------------------------------------------


def sme(b: Board, s: State, seat: int | None) -> Sme:
    """OC-COUNTER-05, OC-COUNTER-08, OC-DISCARD-05: the piles, the columns and the terrain discard; whether a counter-attack can
    still come. Only the German sees the cards of his counter-attack column."""
    if b.historical:
        counter = ("used" if s.counter_used else "due" if s.counter_due else "lost" if is_counter_attack_lost(s) else
                   "ready")
    else:
        counter = ""
    return Sme(
        sector=SECTORS[s.sector],
        main_left=MAIN_CARDS - s.main_taken,
        columns=tuple(Column(name, COLUMN_STATES[s.columns[at]], terrain(b, b.terrain_index[BRIDGE[at]]))
                      for at, name in enumerate(COLUMNS)),
        terrain_discard=tuple(terrain(b, at) for at in s.terrain_discard),
        counter_attack=counter,
        column_size=len(s.column),
        column=cards(b, s.column) if seat == DE else (),
    )


def utah(b: Board, s: State, seat: int | None) -> Utah:
    """OC-INFO-04, OC-UTAH-03, OC-PIR-06, OC-PIR-13: the German knows the field he laid; the American knows what lies open or
    what he has scouted."""
    number = sum(terrain != NO_TERRAIN for terrain in s.grid)
    whole = number == len(SQUARES)
    regiments = []
    for at, name in enumerate(PIRS):
        if s.pir_at[at] != NOWHERE:
            fatigue = FATIGUE[s.pir_state[at]] if at != PIR_501 else FATIGUE[0]
            regiments.append(Regiment(name, SQUARES[s.pir_at[at]], fatigue, s.pir == at))
    return Utah(
        layout=LAYOUTS[s.layout] if s.layout != NO_LAYOUT else "",
        laid=number if seat == DE or whole else 0,
        squares=tuple(square(b, s, at, seat) for at in FIELD) if s.grid and (whole or seat == DE) else (),
        regiments=tuple(regiments),
        german_chooses=bool(s.de_chooses),
    )


def knows(s: State, at: p.Place, seat: int | None) -> bool:
    """OC-INFO-04, OC-UTAH-03: whether a seat knows the terrain of a square of Utah Beach."""
    return s.grid[at] != NO_TERRAIN and (seat == DE or bool(s.open[at]) or (seat == US and bool(s.scouted[at])))


def square(b: Board, s: State, at: p.Place, seat: int | None) -> Square:
    known = knows(s, at, seat)
    here = next((PIRS[which] for which in range(len(PIRS)) if s.pir_at[which] == at), "")
    scouted = bool(s.scouted[at]) and not s.open[at]
    return Square(SQUARES[at], terrain(b, s.grid[at]) if known else None, bool(s.open[at]), scouted, controller(s, at), here)


def graignes(b: Board, s: State, seat: int | None) -> Graignes:
    """OC-GRAIGNES-04, OC-GRAIGNES-08, OC-GRAIGNES-09, OC-GRAIGNES-10: the cross lies open; only the American knows the
    markers until they are revealed."""
    if not s.grid:
        return Graignes((), (), False, (0, 0))
    return Graignes(
        places=tuple(place(b, s, at, seat) for at in map(p.Place, range(len(CROSS)))),
        removed=tuple(terrain(b, at) for at in s.terrain_discard),
        no_production=bool(s.no_production),
        circle_bonus=(s.circle_bonus[US], s.circle_bonus[DE]),
    )


def place(b: Board, s: State, at: p.Place, seat: int | None) -> Place:
    circle, column = divmod(at, len(ARMS))
    village = circle == 2
    marker, production = "", ""
    if village and s.markers:
        known = s.marker_open[column] or seat == US
        marker = ("objective" if s.markers[column] else "decoy") if known else "hidden"
    if village:
        production = "engaged" if s.engaged[column] else "free" if s.control[at] == NOBODY else ""
    return Place(CROSS[at], terrain(b, s.grid[at]), circle + 1, circle + 1, controller(s, at), s.barricade == at, s.lock == at,
                 production, marker)


def controller(s: State, at: p.Place) -> str:
    return SIDES[s.control[at]] if s.control[at] != NOBODY else ""


# How a Combat was decided: told just before the Assault is won.
ENDS_OF_COMBAT = (e.GAVE_UP, e.ABANDONED, e.COMBAT_WON)


def log_from(log: Sequence[Event]) -> int:
    """OC-RULING-07: the log may repeat plays of the present turn only, since nobody may browse the other's discard. Before them
    it says how the Assault of the turn before ended and what each side took for it: everybody has just seen that."""
    before, turn = [0, 0, *(at for at, event in enumerate(log) if event.happening is e.TURN)][-2:]
    won = max((at for at in range(before, turn) if log[at].happening is e.ASSAULT_WON), default=turn)
    while before < won < turn and log[won - 1].happening in ENDS_OF_COMBAT:
        won -= 1
    return won
