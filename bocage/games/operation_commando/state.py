"""The whole position as plain data, and the simplest questions about it. No rules are here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from bocage.games.operation_commando.pieces import (
    DEAL, KIND_COUNT, MAIN, NO_CARD, NO_LAYOUT, NO_REGIMENT, NO_TERRAIN, NOBODY, NOWHERE, RUNNING, US, BeachExit, Card, Side,
    Slot, Source, Terrain)

NO_COMBAT = -1                  # in ``first_combat``: the side has brought no unit into this Assault yet


class State:
    """OC-GEN-06, OC-SETUP-13: the whole position. The game has no manpower points; each mission uses its own markers.

    Cards and terrains are numbers of the board's lists. A pair holds something for each side, the American's first.

    ``deck`` counts the cards of a draw pile by kind: the pile has no order until a card is drawn. Cards that a player has
    looked at lie beside it: in ``top`` (drawn first, ``top_eyes`` says who knows them) or in ``bottom`` (drawn last).
    """

    RETIRED: ClassVar[Mapping[str, object]] = {"coached": 0}

    __slots__ = (
        "phase", "turn", "outcome", "why", "deck", "top", "top_eyes", "bottom", "hand", "shown", "discard", "gone", "lost",
        "heroics", "heroic_out", "permanents", "in_play", "activated", "beside", "drawn", "tokens", "bank",
        "placed", "points", "terrain", "place", "marker_by", "chooser", "loser", "size", "fought", "draws", "building",
        "no_production", "bonus_control", "units", "muted", "laid", "actions", "order", "tilted", "fallen", "auto_used",
        "no_tokens", "no_second", "unit_activated", "carried", "carry", "first_change", "first_combat", "met", "actions_now",
        "actions_earlier", "destroyed", "winner", "ending", "main", "main_taken", "village_taken", "fronts", "columns",
        "sector", "stay", "won", "terrain_discard", "column", "column_from", "returned", "counter_due", "counter_turn",
        "counter_used", "layout", "numbers", "grid", "open", "scouted", "control", "pir_at", "pir_state", "pir", "de_chooses",
        "markers", "marker_open", "engaged", "barricade", "lock", "circle_lost", "circle_bonus", "reopened", "free_sites",
    )

    def __init__(self) -> None:
        self.phase = DEAL                                   # the step that comes next
        self.turn = 0
        self.outcome = RUNNING
        self.why = ""                                       # the rule by which the game ended
        # cards
        self.deck: list[list[int]] = [[], []]
        self.top: list[list[Card]] = [[], []]               # cards somebody has looked at, drawn first
        self.top_eyes: list[list[int]] = [[], []]           # who knows each of them, as bits
        self.bottom: list[list[Card]] = [[], []]            # cards somebody has looked at, drawn last
        self.hand: list[list[Card]] = [[], []]
        self.shown: list[list[Card]] = [[], []]             # cards of a hand that the opponent has seen
        self.discard: list[list[Card]] = [[], []]
        self.gone: list[list[Card]] = [[], []]              # removed from the game in the open
        self.lost: list[list[Card]] = [[], []]              # removed from the game; nobody has seen them
        self.heroics: list[list[Card]] = [[], []]           # heroics that lie aside
        self.heroic_out: list[list[Card]] = [[], []]        # removed from the game; only its owner knows which
        self.permanents: list[list[Card]] = [[], []]        # permanent events that lie aside
        self.in_play: list[list[Card]] = [[], []]           # permanent events in play
        self.activated = [NO_CARD, NO_CARD]                 # the permanent event used this turn
        self.beside: list[list[Card]] = [[], []]            # events that lie beside the terrain until the end of the turn
        self.drawn: list[Card] = []                         # the German's N + 1 cards, of which he rejects one
        # tokens
        self.tokens = [[0] * KIND_COUNT, [0] * KIND_COUNT]
        self.bank = [0] * KIND_COUNT                        # tokens that nobody holds, by kind
        self.placed = [[0] * KIND_COUNT, [0] * KIND_COUNT]  # tokens that lie on units, by kind
        self.points = [0, 0]
        # the terrain in play
        self.terrain = NO_TERRAIN
        self.place = NOWHERE                                # where the terrain lies (Utah Beach, Graignes)
        self.marker_by = US                                 # who chose the terrain
        self.chooser = US                                   # who chooses the next terrain that anybody chooses
        self.loser = US                                     # of the last Assault
        self.size = 0                                       # Combats that the terrain and all changes of its Size allow
        self.fought = 0                                     # Combats begun in this Assault
        self.draws = [0, 0]                                 # changes to the number of cards drawn this turn
        self.building = 0                                   # 1 if the Building marker lies here
        self.no_production = 0                              # 1 after 88 Fire
        self.bonus_control = [0, 0]                         # control tokens promised to a winner (Forward!)
        # the Combat
        self.units: list[list[Card]] = [[], []]
        self.muted: list[list[int]] = [[], []]              # 1 for a unit that came without its effects
        self.laid: list[list[int]] = [[], []]               # points by units: ``Laid``, three numbers each
        self.actions: list[list[Card]] = [[], []]           # lasting actions of this Assault
        self.order: list[list[Card]] = [[], []]             # units and lasting actions of this Assault, in the order of play
        self.tilted: list[list[Card]] = [[], []]            # inactive units of this Assault
        self.fallen: list[list[Card]] = [[], []]            # units that fought in this Assault, until the end of the turn
        self.auto_used = [0, 0]                             # tokens that succeeded without a roll in this Combat
        self.no_tokens = [0, 0]                             # 1 if a card forbids tokens
        self.no_second = [0, 0]                             # 1 if a card forbids a second unit
        self.unit_activated = [0, 0]                        # bits of slots of units whose ability was paid for
        self.carried = [0, 0]                               # points for the next Combat
        self.carry = [0, 0]                                 # points from the last Combat that count in this one
        self.first_change = [0, 0]                          # V.C. that the first unit of the Assault gains
        self.first_combat = [NO_COMBAT, NO_COMBAT]          # the Combat in which that unit came
        self.met = 0                                        # 1 if the German unit has rolled against the enemy type it names
        self.actions_now = [0, 0]                           # actions played since this Combat began
        self.actions_earlier = [0, 0]                       # actions played before this Combat
        self.destroyed = 0                                  # German units destroyed in this Assault
        self.winner = NOBODY                                # of this Assault
        self.ending: list[Card] = []                        # cards whose effect comes at the end of the Assault
        # Sainte-Mère-Église
        self.main: list[int] = []                           # terrains of the main pile, as counts
        self.main_taken = 0                                 # cards taken from the main pile
        self.village_taken = 0                              # 1 if the village has been turned over
        self.fronts: list[list[int]] = [[], []]             # face-down terrains in front of each bridge, as counts
        self.columns = [0, 0]                               # how far each column is: FRONT, AT_BRIDGE, CLOSED
        self.sector = MAIN
        self.stay = 0                                       # 1 if Tactical Choice keeps the sector
        self.won: list[list[Terrain]] = [[], []]            # terrains that each side has won
        self.terrain_discard: list[Terrain] = []
        self.column: list[Card] = []                        # the German's prepared units
        self.returned: list[Card] = []                      # those he took into his hand and has not shown since
        self.column_from: list[list[Card]] = []             # for each of ``column`` and ``returned``, what it could have been
        self.counter_due = 0                                # 1 if the counter-attack comes next turn
        self.counter_turn = 0                               # 1 during the counter-attack
        self.counter_used = 0                               # 1 after it has begun
        # Utah Beach, and the field of Graignes
        self.layout = NO_LAYOUT
        self.numbers: list[BeachExit] = []                  # the number of each column of Utah Beach, from the left
        self.grid: list[Terrain] = []                       # the terrain of each place
        self.open: list[int] = []                           # 1 where the terrain lies face up
        self.scouted: list[int] = []                        # 1 where the American has scouted
        self.control: list[Side] = []                       # who controls each place
        self.pir_at = [NOWHERE, NOWHERE, NOWHERE]           # where the regiments stand
        self.pir_state = [0, 0]                             # fatigue of the 502nd and the 506th
        self.pir = NO_REGIMENT                              # the active regiment
        self.de_chooses = 0                                 # 1 if the German says which regiment attacks
        # Graignes
        self.markers: list[int] = []                        # what lies on each village terrain: Objective or Decoy
        self.marker_open: list[int] = []                    # 1 where the marker is revealed
        self.engaged: list[int] = []                        # what lies on each production site
        self.barricade = NOWHERE                            # the barricaded place
        self.lock = NOWHERE                                 # the locked place
        self.circle_lost = [0, 0]                           # bits of circles in which a side has lost an Assault
        self.circle_bonus = [0, 0]                          # points gained for whole circles
        self.reopened = 0                                   # 1 if this terrain was put back into play
        self.free_sites = 0                                 # production sites still to be used (Villagers' Help)

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
        new.returned = self.returned[:]
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
    """Changes the amount of the ``at``-th entry of ``laid``."""
    s.laid[side][3 * at + 1] = amount


def lay(s: State, side: Side, source: Source, amount: int, slot: Slot) -> None:
    """Lays points by a unit."""
    s.laid[side] += (source, amount, slot)


def keep_laid(s: State, side: Side, kept: list[Laid]) -> None:
    """Keeps only these points by the units of a side."""
    s.laid[side] = [number for each in kept for number in each]


def combats(s: State) -> int:
    """OC-SIZE-05: the most Combats of this Assault. A Size that has fallen below the number already fought ends the Assault;
    it takes none of them back."""
    return max(s.size, s.fought)


def cards_left(s: State, side: Side) -> int:
    """The size of a draw pile."""
    return len(s.top[side]) + sum(s.deck[side]) + len(s.bottom[side])


def all_tokens(s: State, side: Side) -> int:
    return sum(s.tokens[side])
