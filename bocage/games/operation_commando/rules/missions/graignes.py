"""Graignes: the American holds a village at the end of four roads (OC-GRAIGNES, OC-BARRICADE).

The turn is the general one with Production after Progression (OC-GRAIGNES-17), the Assault follows the general rules
(OC-GRAIGNES-18), and each player may mulligan once (OC-GRAIGNES-26).
"""

from __future__ import annotations

from itertools import combinations

from bocage.core.asking import ask, choose
from bocage.core.decision import Steps
from bocage.games.operation_commando import content as c
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    AFTER_MARKER, ARMS, CROSS, DE, DECOY_MARKER, HANDS, LIGHT, MIDDLE, NO_TERRAIN, NOBODY, NOWHERE, OBJECTIVE_MARKER, OUTER,
    US, US_WINS, VILLAGE_CIRCLE, Arm, Circle, Place, Side, Terrain)
from bocage.games.operation_commando.rules.assault import tokens
from bocage.games.operation_commando.rules.assault.assault_end import end_game, score
from bocage.games.operation_commando.rules.cards import heroics, piles
from bocage.games.operation_commando.rules.cards.moments import offer
from bocage.games.operation_commando.rules.missions import production
from bocage.games.operation_commando.rules.missions.mission import Mission, nothing_granted
from bocage.games.operation_commando.rules.phases import put_in_play
from bocage.games.operation_commando.rules.table import Cause, OTable
from bocage.games.operation_commando.state import State

COLUMNS = len(ARMS)
PLACES = tuple(map(Place, range(len(CROSS))))
VILLAGE = PLACES[VILLAGE_CIRCLE * COLUMNS:]
# OC-GRAIGNES-02, OC-GRAIGNES-03: the Objectives; the terrains of which two are removed; those that are added afterwards.
OBJECTIVES = ("mairie", "church", "redhouse", "farm")
AROUND = ("houses", "bigmarsh", "road", "crossroads", "street", "hedge")
ADDED = ("canal", "square")
FIRST = "church"                # OC-GRAIGNES-04: the dealing begins in front of it
REMOVED = 2
OBJECTIVE_MARKERS = 2           # OC-GRAIGNES-08, OC-RULING-41: with both of them the German wins at once (OC-GRAIGNES-11)
NEEDED = (12, 13)               # OC-GRAIGNES-07, OC-RULING-40: points that each side needs
CIRCLE_BONUS = (1, 2, 0)        # OC-GRAIGNES-06, OC-RULING-40: points for a whole circle, from the outermost
LOCKED_DRAW = -1                # OC-RULING-45: change to the German's draw on the locked terrain


# --- the field --------------------------------------------------------------------------------------------------------


def set_up(g: OTable) -> None:
    """OC-GRAIGNES-01, OC-GRAIGNES-02, OC-GRAIGNES-03, OC-GRAIGNES-04, OC-DISCARD-06: lays out the village, then circles 2 and
    1. Before that, two terrains are removed in the open."""
    b, s = g.board, g.state
    s.grid = [NO_TERRAIN] * len(PLACES)
    village, around = counts(b, OBJECTIVES), counts(b, AROUND)
    for place in VILLAGE:
        s.grid[place] = deal_terrain(g, village)
    for _ in range(REMOVED):
        terrain = deal_terrain(g, around)
        s.terrain_discard.append(terrain)
        g.tell(e.TERRAIN_REMOVED, terrain)
    around = [number + added for number, added in zip(around, counts(b, ADDED), strict=True)]
    start = column_of(Place(s.grid.index(b.terrain_index[FIRST])))
    for circle in (MIDDLE, OUTER):
        for at in range(COLUMNS):
            s.grid[circle * COLUMNS + (start + at) % COLUMNS] = deal_terrain(g, around)
    for column in range(COLUMNS):
        g.tell(e.ARM_LAID, column, *s.grid[column::COLUMNS])
    s.open, s.control = [1] * len(PLACES), [NOBODY] * len(PLACES)
    s.engaged, s.marker_open = [0] * COLUMNS, [0] * COLUMNS
    s.chooser = DE


def counts(b: Board, ids: tuple[str, ...]) -> list[int]:
    return [b.t_used[terrain] if id in ids else 0 for terrain, id in enumerate(b.terrain_ids)]


def deal_terrain(g: OTable, left: list[int]) -> Terrain:
    """All terrains lie open before the first turn, so each is dealt in the open."""
    terrain = Terrain(g.dice.draw(left, "terrain"))
    left[terrain] -= 1
    return terrain


def circle_of(place: Place) -> Circle:
    return Circle(place // COLUMNS)


def column_of(place: Place) -> Arm:
    return Arm(place % COLUMNS)


def worth(place: Place) -> int:
    """OC-GRAIGNES-05: a terrain of circle 1 is worth 1 point, of circle 2 two, of the village three; 24 in all."""
    return circle_of(place) + 1


def place_markers(g: OTable) -> Steps:
    """OC-GRAIGNES-08, OC-RULING-41, OC-RULING-69: the American secretly puts two Objective markers and two Decoys on the
    village, before he has a hand."""
    b, s = g.board, g.state
    s.phase = HANDS
    options = [b.lexicon.act("hide", *pair) for pair in combinations(VILLAGE, OBJECTIVE_MARKERS)]
    choice = yield from ask(g, US, "hide", options, "OC-GRAIGNES-08", sealed=True)
    s.markers = [OBJECTIVE_MARKER if place in choice.args else DECOY_MARKER for place in VILLAGE]
    g.tell(e.MARKERS_PLACED)
    g.tell_to((US,), e.MARKERS_CHOSEN, *choice.args)


# --- progression ------------------------------------------------------------------------------------------------------


def eligible(s: State) -> list[Place]:
    """OC-GRAIGNES-13, OC-GRAIGNES-29: where the German can attack."""
    return [place for place in PLACES if not why_not_attack(s, place)]


def why_not_attack(s: State, place: Place) -> str:
    """OC-GRAIGNES-14, OC-GRAIGNES-21, OC-BARRICADE-02: the German attacks a terrain that nobody controls, if the terrain
    before it in its column is controlled and no barricade stands on it."""
    if s.control[place] != NOBODY:
        return "OC-GRAIGNES-21"
    if place == s.barricade:
        return "OC-BARRICADE-02"
    return "OC-GRAIGNES-14" if place >= COLUMNS and s.control[place - COLUMNS] == NOBODY else ""


def take_terrain(g: OTable) -> Steps:
    """OC-GRAIGNES-12, OC-PROG-01: the German always chooses the terrain; then the American may divert him."""
    b, s = g.board, g.state
    options = [b.lexicon.act("attack", place) for place in eligible(s)]
    choice = yield from choose(g, DE, "attack", options, "OC-GRAIGNES-12")
    put_marker(g, Place(choice.args[0]))
    g.tell(e.ATTACKED, s.place, s.terrain)
    yield from diversion(g)
    if s.place == s.lock:
        s.draws[DE] += LOCKED_DRAW
        g.tell(e.DRAWS_CHANGED, DE, LOCKED_DRAW, rule="OC-RULING-45")


def put_marker(g: OTable, place: Place) -> None:
    put_in_play(g, g.state.grid[place], place, DE)


def other_places(s: State) -> list[Place]:
    """OC-GRAIGNES-15, OC-GRAIGNES-16, OC-BARRICADE-07: where a Diversion can lead: any other terrain that the German could have
    attacked."""
    return [place for place in eligible(s) if place != s.place]


def diversion(g: OTable) -> Steps:
    """OC-GRAIGNES-15, OC-GRAIGNES-28: after the German has chosen, the American may play Diversion if another terrain can be
    attacked."""
    if other_places(g.state):
        yield from offer(g, US, AFTER_MARKER, "after_marker", "OC-GRAIGNES-15", g.state.terrain)


def move_marker(g: OTable, side: Side, cause: Cause, each: c.MoveMarker) -> Steps:
    """OC-GRAIGNES-15, OC-GRAIGNES-16: the American moves the assault marker to another terrain that can be attacked."""
    b, s = g.board, g.state
    options = [b.lexicon.act("divert", place) for place in other_places(s)]
    choice = yield from choose(g, side, "divert", options, "OC-GRAIGNES-15")
    put_marker(g, Place(choice.args[0]))
    g.tell(e.DIVERTED, s.place, s.terrain)


# --- the end of an Assault --------------------------------------------------------------------------------------------


def organised_withdrawal(g: OTable) -> Steps:
    """OC-GRAIGNES-25, OC-RULING-44: before the American takes control, the German may put the terrain back into play."""
    if g.state.winner == US:
        yield from offer(g, DE, US_WINS, "us_wins", "OC-GRAIGNES-25", g.state.terrain)


def reopen(g: OTable, side: Side, cause: Cause, each: c.Reopen) -> Steps:
    """OC-GRAIGNES-25, OC-ENDASSAULT-08, OC-RULING-44: nobody takes control; the terrain can be attacked again."""
    g.state.reopened = 1
    g.tell(e.REOPENED, g.state.place, g.state.terrain)
    yield from ()


def take_control(g: OTable) -> None:
    """OC-GRAIGNES-05, OC-GRAIGNES-06, OC-GRAIGNES-07, OC-GRAIGNES-19, OC-GRAIGNES-20, OC-GRAIGNES-21, OC-GRAIGNES-27: the
    winner takes control and gains points; the game may be over.

    There is no draw: when all twelve terrains are taken, both sides have 24 points or more together, so the German has 13 or
    the American has 12.
    """
    s = g.state
    if s.reopened:
        return
    s.control[s.place] = s.winner
    if s.lock == s.place:
        s.lock = NOWHERE
    score(g, s.winner, worth(s.place))
    circle_bonus(g)
    if s.winner == DE and s.place in VILLAGE:
        reveal_marker(g)
    if has_both_objectives(s):
        end_game(g, DE, "OC-GRAIGNES-11")
    elif s.points[s.winner] >= NEEDED[s.winner]:
        end_game(g, s.winner, "OC-GRAIGNES-07")


def circle_bonus(g: OTable) -> None:
    """OC-GRAIGNES-06, OC-RULING-40: a side that controls all four terrains of circle 1 or 2 gains one or two points more."""
    s = g.state
    circle = circle_of(s.place)
    number = CIRCLE_BONUS[circle]
    if number and all(holder == s.winner for holder in s.control[circle * COLUMNS:(circle + 1) * COLUMNS]):
        s.circle_bonus[s.winner] += number
        g.tell(e.CIRCLE_HELD, s.winner, circle)
        score(g, s.winner, number)


def reveal_marker(g: OTable) -> None:
    """OC-GRAIGNES-09, OC-GRAIGNES-10: a marker is revealed for good when the German takes its terrain. When the American takes
    it, the marker stays hidden."""
    s = g.state
    column = column_of(s.place)
    s.marker_open[column] = 1
    g.reveal()
    g.tell(e.MARKER_REVEALED, s.place, s.terrain, s.markers[column])


def has_both_objectives(s: State) -> bool:
    """OC-GRAIGNES-11: whether the German controls both terrains with an Objective marker; then he wins at once."""
    held = [s.markers[column_of(place)] for place in VILLAGE if s.control[place] == DE]
    return held.count(OBJECTIVE_MARKER) == OBJECTIVE_MARKERS


def bonus(g: OTable) -> Steps:
    """OC-GRAIGNES-19, OC-GRAIGNES-20, OC-RULING-44: the German gains a card and a token; the American two tokens, even if the
    terrain was put back into play."""
    if g.state.winner == DE:
        piles.draw(g, DE, 1)
        tokens.gain(g, DE, LIGHT, 1)
    else:
        tokens.gain(g, US, LIGHT, 2)
    yield from ()


def place_lock(g: OTable, side: Side, cause: Cause, each: c.PlaceLock) -> Steps:
    """OC-RULING-45: the American locks a terrain outside the village that nobody controls. When the German attacks it, he draws
    one card fewer."""
    b, s = g.board, g.state
    options = [b.lexicon.act("lock", place) for place in PLACES[:VILLAGE[0]] if s.control[place] == NOBODY]
    if not options:
        return
    choice = yield from choose(g, US, "lock", options, "OC-RULING-45")
    s.lock = Place(choice.args[0])
    g.tell(e.LOCK_PLACED, s.lock, s.grid[s.lock])


def mission_end(g: OTable) -> Steps:
    """OC-ENDASSAULT-08: the barricade moves, production sites recover, and the loser may take a heroic."""
    remove_barricade(g)
    place_barricade(g)
    production.recover_sites(g)
    yield from console_loser(g)


def remove_barricade(g: OTable) -> None:
    """OC-BARRICADE-03, OC-BARRICADE-04: the barricade stays for one turn; there is only one."""
    s = g.state
    if s.barricade != NOWHERE:
        g.tell(e.BARRICADE_REMOVED, s.barricade, s.grid[s.barricade])
        s.barricade = NOWHERE


def place_barricade(g: OTable) -> None:
    """OC-BARRICADE-01, OC-BARRICADE-02, OC-BARRICADE-05, OC-BARRICADE-06, OC-BARRICADE-08, OC-GRAIGNES-20, OC-RULING-42: after
    the American has won, the barricade stands on the next terrain of the column.

    It is not placed if he won in the village, if the terrain was put back into play (OC-RULING-44), or if the German could then
    attack nowhere.
    """
    s = g.state
    if s.winner != US or s.reopened or s.place in VILLAGE:
        return
    behind = Place(s.place + COLUMNS)
    if eligible(s) == [behind]:
        return
    s.barricade = behind
    g.tell(e.BARRICADE_PLACED, behind, s.grid[behind])


def console_loser(g: OTable) -> Steps:
    """OC-GRAIGNES-22, OC-GRAIGNES-23, OC-RULING-44: a side that loses for the first time in a circle takes a heroic: one for
    each circle."""
    s = g.state
    bit = 1 << circle_of(s.place)
    if not s.circle_lost[s.loser] & bit:
        s.circle_lost[s.loser] |= bit
        yield from heroics.take(g, (s.loser,), "OC-GRAIGNES-22")


# --- for the sequence of play -----------------------------------------------------------------------------------------


MISSION = Mission(set_up, nothing_granted, take_terrain, take_control, bonus, mission_end)
