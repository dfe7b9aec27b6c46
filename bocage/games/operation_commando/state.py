"""The whole position as plain data, and the simplest questions about it. No flow, no chance, no rules."""

from __future__ import annotations

from typing import NamedTuple

from bocage.games.operation_commando.pieces import (
    DEAL, KIND_COUNT, MAIN, NO_CARD, NO_LAYOUT, NO_REGIMENT, NO_TERRAIN, NOBODY, NOWHERE, RUNNING, US, BeachExit, Card, Side,
    Slot, Source, Terrain)

NO_COMBAT = -1                  # in ``first_combat``: the side has brought no unit into this Assault yet


class State:
    """OC-GEN-06, OC-SETUP-13: all there is to the game; no manpower points, and each mission uses its own markers.

    Cards and terrains are numbers of the board's lists. A pair holds something for each side, the American's first.

    ``deck`` counts the cards of a draw pile by kind: it has no order. What somebody has looked at lies in ``top`` (drawn first,
    ``top_eyes`` says who knows it, as bits) or in ``bottom`` (drawn last). ``shown``: cards of a hand that the opponent has
    seen. ``laid`` says how the points of the present Combat arose: threes of source, amount and place of the unit; a source is
    a card, or ``TOKEN_SOURCE`` + kind of token.
    """

    __slots__ = (
        "phase", "turn", "outcome", "why", "deck", "top", "top_eyes", "bottom", "hand", "shown", "discard", "gone", "lost",
        "heroics", "heroic_out", "permanents", "in_play", "activated", "beside", "drawn", "tokens", "bank",
        "placed", "points", "terrain", "place", "marker_by", "chooser", "loser", "size", "fought", "draws", "building",
        "no_production", "bonus_control", "units", "muted", "laid", "actions", "order", "tilted", "fallen", "auto_used",
        "no_tokens", "no_second", "unit_activated", "carried", "carry", "first_change", "first_combat", "met", "actions_now",
        "actions_earlier", "destroyed", "winner", "ending", "main", "main_taken", "village_taken", "fronts", "columns",
        "sector", "stay", "won", "terrain_discard", "column", "column_from", "counter_due", "counter_turn", "counter_used",
        "layout", "numbers", "grid", "open", "scouted", "control", "pir_at", "pir_state", "pir", "de_chooses", "markers",
        "marker_open", "engaged", "barricade", "lock", "circle_lost", "circle_bonus", "reopened", "free_sites", "coached",
    )

    def __init__(self) -> None:
        self.phase = DEAL
        self.turn = 0
        self.outcome = RUNNING
        self.why = ""
        # cards
        self.deck: list[list[int]] = [[], []]
        self.top: list[list[Card]] = [[], []]
        self.top_eyes: list[list[int]] = [[], []]
        self.bottom: list[list[Card]] = [[], []]
        self.hand: list[list[Card]] = [[], []]
        self.shown: list[list[Card]] = [[], []]
        self.discard: list[list[Card]] = [[], []]
        self.gone: list[list[Card]] = [[], []]               # removed from the game in the open
        self.lost: list[list[Card]] = [[], []]               # removed from the game unseen by both
        self.heroics: list[list[Card]] = [[], []]
        self.heroic_out: list[list[Card]] = [[], []]         # out of the game; only its owner can tell which
        self.permanents: list[list[Card]] = [[], []]
        self.in_play: list[list[Card]] = [[], []]            # permanent events in play
        self.activated = [NO_CARD, NO_CARD]                   # the permanent event used this turn
        self.beside: list[list[Card]] = [[], []]             # events that lie beside the terrain until the turn's end
        self.drawn: list[Card] = []                          # the German's N + 1 cards, of which one is rejected
        # tokens
        self.tokens = [[0] * KIND_COUNT, [0] * KIND_COUNT]
        self.bank = [0] * KIND_COUNT
        self.placed = [[0] * KIND_COUNT, [0] * KIND_COUNT]
        self.points = [0, 0]
        # the terrain in play
        self.terrain = NO_TERRAIN
        self.place = NOWHERE
        self.marker_by = US
        self.chooser = US
        self.loser = US
        self.size = 0
        self.fought = 0
        self.draws = [0, 0]                                 # changes to the number of cards drawn
        self.building = 0
        self.no_production = 0
        self.bonus_control = [0, 0]
        # the Combat
        self.units: list[list[Card]] = [[], []]
        self.muted: list[list[int]] = [[], []]              # 1 for a unit whose effects are off
        self.laid: list[list[int]] = [[], []]
        self.actions: list[list[Card]] = [[], []]            # lasting actions of this Assault
        self.order: list[list[Card]] = [[], []]              # its units and lasting actions, in the order of play
        self.tilted: list[list[Card]] = [[], []]
        self.fallen: list[list[Card]] = [[], []]             # units that were in this Assault, remembered until the turn's end
        self.auto_used = [0, 0]
        self.no_tokens = [0, 0]
        self.no_second = [0, 0]
        self.unit_activated = [0, 0]                        # bits of places of units whose ability was paid for
        self.carried = [0, 0]                               # for the next Combat
        self.carry = [0, 0]                                 # counts in this one
        self.first_change = [0, 0]                          # V.C. of the first unit of the Assault
        self.first_combat = [NO_COMBAT, NO_COMBAT]               # the Combat in which that unit came
        self.met = 0                                        # whether the German unit has met its special enemy
        self.actions_now = [0, 0]
        self.actions_earlier = [0, 0]
        self.destroyed = 0
        self.winner = NOBODY
        self.ending: list[Card] = []                         # cards whose effect comes at the Assault's end
        # Sainte-Mère-Église
        self.main: list[int] = []
        self.main_taken = 0
        self.village_taken = 0
        self.fronts: list[list[int]] = [[], []]
        self.columns = [0, 0]
        self.sector = MAIN
        self.stay = 0
        self.won: list[list[Terrain]] = [[], []]
        self.terrain_discard: list[Terrain] = []
        self.column: list[Card] = []
        self.column_from: list[list[Card]] = []
        self.counter_due = 0
        self.counter_turn = 0
        self.counter_used = 0
        # Utah Beach, and the field of Graignes
        self.layout = NO_LAYOUT
        self.numbers: list[BeachExit] = []                        # number of the beach exit of each column, from the left
        self.grid: list[Terrain] = []
        self.open: list[int] = []
        self.scouted: list[int] = []
        self.control: list[Side] = []
        self.pir_at = [NOWHERE, NOWHERE, NOWHERE]
        self.pir_state = [0, 0]
        self.pir = NO_REGIMENT
        self.de_chooses = 0
        # Graignes
        self.markers: list[int] = []
        self.marker_open: list[int] = []
        self.engaged: list[int] = []
        self.barricade = NOWHERE
        self.lock = NOWHERE
        self.circle_lost = [0, 0]                           # bits of circles in which a side has lost an Assault
        self.circle_bonus = [0, 0]
        self.reopened = 0
        self.free_sites = 0                                 # production sites still to be used thanks to Villagers' Help
        self.coached = 0

    def copy(self) -> State:
        new = State.__new__(State)
        new.phase = self.phase
        new.turn = self.turn
        new.outcome = self.outcome
        new.why = self.why
        new.deck = [self.deck[0][:], self.deck[1][:]]
        new.top = [self.top[0][:], self.top[1][:]]
        new.top_eyes = [self.top_eyes[0][:], self.top_eyes[1][:]]
        new.bottom = [self.bottom[0][:], self.bottom[1][:]]
        new.hand = [self.hand[0][:], self.hand[1][:]]
        new.shown = [self.shown[0][:], self.shown[1][:]]
        new.discard = [self.discard[0][:], self.discard[1][:]]
        new.gone = [self.gone[0][:], self.gone[1][:]]
        new.lost = [self.lost[0][:], self.lost[1][:]]
        new.heroics = [self.heroics[0][:], self.heroics[1][:]]
        new.heroic_out = [self.heroic_out[0][:], self.heroic_out[1][:]]
        new.permanents = [self.permanents[0][:], self.permanents[1][:]]
        new.in_play = [self.in_play[0][:], self.in_play[1][:]]
        new.activated = self.activated[:]
        new.beside = [self.beside[0][:], self.beside[1][:]]
        new.drawn = self.drawn[:]
        new.tokens = [self.tokens[0][:], self.tokens[1][:]]
        new.bank = self.bank[:]
        new.placed = [self.placed[0][:], self.placed[1][:]]
        new.points = self.points[:]
        new.terrain = self.terrain
        new.place = self.place
        new.marker_by = self.marker_by
        new.chooser = self.chooser
        new.loser = self.loser
        new.size = self.size
        new.fought = self.fought
        new.draws = self.draws[:]
        new.building = self.building
        new.no_production = self.no_production
        new.bonus_control = self.bonus_control[:]
        new.units = [self.units[0][:], self.units[1][:]]
        new.muted = [self.muted[0][:], self.muted[1][:]]
        new.laid = [self.laid[0][:], self.laid[1][:]]
        new.actions = [self.actions[0][:], self.actions[1][:]]
        new.order = [self.order[0][:], self.order[1][:]]
        new.tilted = [self.tilted[0][:], self.tilted[1][:]]
        new.fallen = [self.fallen[0][:], self.fallen[1][:]]
        new.auto_used = self.auto_used[:]
        new.no_tokens = self.no_tokens[:]
        new.no_second = self.no_second[:]
        new.unit_activated = self.unit_activated[:]
        new.carried = self.carried[:]
        new.carry = self.carry[:]
        new.first_change = self.first_change[:]
        new.first_combat = self.first_combat[:]
        new.met = self.met
        new.actions_now = self.actions_now[:]
        new.actions_earlier = self.actions_earlier[:]
        new.destroyed = self.destroyed
        new.winner = self.winner
        new.ending = self.ending[:]
        new.main = self.main[:]
        new.main_taken = self.main_taken
        new.village_taken = self.village_taken
        new.fronts = [self.fronts[0][:], self.fronts[1][:]]
        new.columns = self.columns[:]
        new.sector = self.sector
        new.stay = self.stay
        new.won = [self.won[0][:], self.won[1][:]]
        new.terrain_discard = self.terrain_discard[:]
        new.column = self.column[:]
        new.column_from = [each[:] for each in self.column_from]
        new.counter_due = self.counter_due
        new.counter_turn = self.counter_turn
        new.counter_used = self.counter_used
        new.layout = self.layout
        new.numbers = self.numbers[:]
        new.grid = self.grid[:]
        new.open = self.open[:]
        new.scouted = self.scouted[:]
        new.control = self.control[:]
        new.pir_at = self.pir_at[:]
        new.pir_state = self.pir_state[:]
        new.pir = self.pir
        new.de_chooses = self.de_chooses
        new.markers = self.markers[:]
        new.marker_open = self.marker_open[:]
        new.engaged = self.engaged[:]
        new.barricade = self.barricade
        new.lock = self.lock
        new.circle_lost = self.circle_lost[:]
        new.circle_bonus = self.circle_bonus[:]
        new.reopened = self.reopened
        new.free_sites = self.free_sites
        new.coached = self.coached
        return new


class Laid(NamedTuple):
    """Points that lie by a unit of the Combat: where they come from, how many, and by which unit. ``State.laid`` holds them
    flat, three numbers each."""

    source: Source
    amount: int
    slot: Slot


def laid(s: State, side: Side) -> list[Laid]:
    """What lies by the units of a side, in the order of play."""
    flat = s.laid[side]
    return [Laid(Source(flat[at]), flat[at + 1], Slot(flat[at + 2])) for at in range(0, len(flat), 3)]


def set_amount(s: State, side: Side, at: int, amount: int) -> None:
    """Changes the points of what was laid ``at``-th."""
    s.laid[side][3 * at + 1] = amount


def lay(s: State, side: Side, source: Source, amount: int, slot: Slot) -> None:
    """Lays points by a unit."""
    s.laid[side] += (source, amount, slot)


def keep_laid(s: State, side: Side, kept: list[Laid]) -> None:
    """Only this still lies by the units of a side."""
    s.laid[side] = [number for each in kept for number in each]


def cards_left(s: State, side: Side) -> int:
    """The size of a draw pile."""
    return len(s.top[side]) + sum(s.deck[side]) + len(s.bottom[side])


def all_tokens(s: State, side: Side) -> int:
    return sum(s.tokens[side])
