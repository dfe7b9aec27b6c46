"""Pieces and facts: what lies where, and questions about it. No flow, no chance.

Everything is a whole number: a tile, a door, an entrance, a triangular token, a terrain are indices into the lists of the
``Board``; a commando is its role, an enemy its kind (VC-GEN-01: a player runs the one, the game the other). Lists over
enemies are flat: ``foes[tile * FOES + kind]``.
"""

from __future__ import annotations

from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    BLUE, FOES, LARGE, MACHINE_GUNNER, MEDIUM, MG42_2, NEST_GUN, NO_DOOR, OPEN, POWER_CUT,
    REGULARS,
    SEARCHLIGHTS, SMALL, STEALTHY, STG44, VISIBLE, WALL)

OFF_MAP = -1                    # before the first entry, or between two hatches
OUT = -2                        # not in the squad (any more); an escort not yet met or brought home; a token removed
NOBODY = -1
ACTIONS = 3                     # VC-ACT-01
WAITING, ACTIVE, DONE = range(3)

(CHOOSE_SQUAD, SET_UP, START_TURN, EVENTS, COMMANDOS, BEFORE_REINFORCEMENT, REINFORCEMENT, BEFORE_MOVEMENT, MOVEMENT,
 BEFORE_FIRE, FIRE, AFTER_FIRE, END_TURN) = range(13)
PHASES = ("choose_squad", "set_up", "start_turn", "events", "commandos", "before_reinforcement", "reinforcement",
          "before_movement", "movement", "before_fire", "fire", "after_fire", "end_turn")
RUNNING, WON, LOST = range(3)

UNBUILT, IN_PLAY, COMPLETED = range(3)
COMMANDO_IN_NEST = 16           # the holder of a nest: an enemy kind below this, then commandos, then escorts
ESCORT_IN_NEST = 24
OBJECTIVE_OPEN, OBJECTIVE_DONE, OBJECTIVE_MET, OBJECTIVE_CARRIED = range(4)
NO_CARD = -1


class State:
    """The whole position between two steps."""

    __slots__ = (
        "turn", "phase", "outcome", "why", "active", "built_turn", "first_specials", "fidgets", "nulls", "now",
        "squad", "seat", "side", "tile", "face", "uniform", "wounds", "plus", "budget", "acted", "left_turn",
        "fell_turn", "used", "kit", "waiting", "through", "home", "reserve", "buried", "foes", "moved", "crowd",
        "heads", "outside", "pool", "special_pool", "next_tokens", "items", "charges", "doors", "hatches",
        "barricades", "triangles", "holder", "objective", "escort_tile", "escort_face", "escort_with",
        "escort_left", "terrain", "alarm", "alarms", "card", "effect", "effect_arg", "direction", "built",
        "timed", "blasts", "blast_turn", "terrains_todo", "todo", "targets", "deck", "discarded", "next_cards",
        "supply", "thrown", "heat", "jammed", "jammed_printed", "lesson_step", "lesson_at", "script", "off_script", "said",
    )

    def __init__(self) -> None:
        self.turn = 0
        self.phase = CHOOSE_SQUAD
        self.outcome = RUNNING
        self.why = ""
        self.active = NOBODY
        self.built_turn = 0                             # the last turn in which a terrain was built (VC-ELIM-07)
        self.first_specials = 0                         # draws still owed to VC-SCEN-22
        self.fidgets = 0                                # picks, drops and gives in a row: see rules/equipment.py
        self.nulls = 0                                  # Ø tokens drawn in this step
        self.now = NOBODY                               # the terrain whose enemies move
        # commandos, by role
        self.squad: list[int] = []
        self.seat = [NOBODY] * 5
        self.side = [BLUE] * 5
        self.tile = [OUT] * 5
        self.face = [STEALTHY] * 5
        self.uniform = [0] * 5
        self.wounds = [0] * 5
        self.plus = [0] * 5
        self.budget = [0] * 5
        self.acted = [WAITING] * 5
        self.left_turn = [0] * 5
        self.fell_turn = [0] * 5
        self.used = [0] * 5                             # the ability marked once per turn (VC-CARD-04)
        self.kit: list[list[int]] = [[], [], [], [], []]
        self.waiting = [0] * 5                          # a replacement: the turn in which its predecessor died (VC-ELIM-07)
        self.through = [0] * 5                          # 1 + the terrain left by the hatch all must take (VC-SCEN-07)
        self.home = [0] * 5                             # out by a hatch of a last terrain (VC-END-01)
        self.reserve = [1] * 5
        self.buried = [0] * 5
        # enemies
        self.foes: list[int] = []
        self.moved: list[int] = []                      # machine-gunners on each tile that have moved this turn
        self.crowd: list[int] = []                      # enemies on each tile
        self.heads: list[int] = []                      # characters on each tile
        self.outside: list[int] = []
        self.pool: list[int] = []
        self.special_pool: list[int] = []
        self.next_tokens: list[int] = []                # enemy tokens that players have looked at, next first
        # pieces on terrains
        self.items: list[int] = []
        self.charges: list[int] = []
        self.doors: list[int] = []
        self.hatches: list[int] = []
        self.barricades: list[int] = []
        self.triangles: list[int] = []                  # where each triangular token lies; OUT when it is removed
        self.holder: list[int] = []                     # who guards it, or sits in the nest
        self.objective: list[int] = []
        self.escort_tile: list[int] = []
        self.escort_face: list[int] = []
        self.escort_with: list[int] = []
        self.escort_left: list[int] = []                # it has left the terrain its companions' rule names (VC-SCEN-18)
        # terrains
        self.terrain: list[int] = []
        self.alarm: list[int] = []
        self.alarms: list[int] = []                     # how often it was triggered (VC-ALARM-12)
        self.card: list[int] = []
        self.effect: list[int] = []
        self.effect_arg: list[int] = []                 # what was chosen for the effect, or that it is used up
        self.direction: list[int] = []                  # the compass point of this turn once known; NOBODY before
        self.built: list[int] = []
        self.timed: list[list[int]] = []                # the cards of timed decks: nobody has seen them
        self.blasts: list[int] = []
        self.blast_turn: list[int] = []
        # what the current step still has to go through
        self.terrains_todo: list[int] = []
        self.todo: list[int] = []
        self.targets: list[int] = []                    # where visible characters were at first (VC-EMOVE-04)
        # decks and pools
        self.deck: list[int] = []
        self.discarded: list[int] = []
        self.next_cards: list[int] = []                 # event cards that players have looked at, next first
        self.supply: list[int] = []
        self.thrown: list[int] = []
        self.heat: list[int] = []
        self.jammed = NOBODY
        self.jammed_printed = NOBODY
        # training
        self.lesson_step = 0
        self.lesson_at = 0                              # how many actions of the step are done
        self.script: list[int] = []                     # fixed chance still to come
        self.off_script = 0
        self.said: list[int] = []

    def copy(self) -> State:
        new: State = State.__new__(State)
        new.turn = self.turn
        new.phase = self.phase
        new.outcome = self.outcome
        new.why = self.why
        new.active = self.active
        new.built_turn = self.built_turn
        new.first_specials = self.first_specials
        new.fidgets = self.fidgets
        new.nulls = self.nulls
        new.now = self.now
        new.squad = self.squad[:]
        new.seat = self.seat[:]
        new.side = self.side[:]
        new.tile = self.tile[:]
        new.face = self.face[:]
        new.uniform = self.uniform[:]
        new.wounds = self.wounds[:]
        new.plus = self.plus[:]
        new.budget = self.budget[:]
        new.acted = self.acted[:]
        new.left_turn = self.left_turn[:]
        new.fell_turn = self.fell_turn[:]
        new.used = self.used[:]
        new.kit = [each[:] for each in self.kit]
        new.waiting = self.waiting[:]
        new.through = self.through[:]
        new.home = self.home[:]
        new.reserve = self.reserve[:]
        new.buried = self.buried[:]
        new.foes = self.foes[:]
        new.moved = self.moved[:]
        new.crowd = self.crowd[:]
        new.heads = self.heads[:]
        new.outside = self.outside[:]
        new.pool = self.pool[:]
        new.special_pool = self.special_pool[:]
        new.next_tokens = self.next_tokens[:]
        new.items = self.items[:]
        new.charges = self.charges[:]
        new.doors = self.doors[:]
        new.hatches = self.hatches[:]
        new.barricades = self.barricades[:]
        new.triangles = self.triangles[:]
        new.holder = self.holder[:]
        new.objective = self.objective[:]
        new.escort_tile = self.escort_tile[:]
        new.escort_face = self.escort_face[:]
        new.escort_with = self.escort_with[:]
        new.escort_left = self.escort_left[:]
        new.terrain = self.terrain[:]
        new.alarm = self.alarm[:]
        new.alarms = self.alarms[:]
        new.card = self.card[:]
        new.effect = self.effect[:]
        new.effect_arg = self.effect_arg[:]
        new.direction = self.direction[:]
        new.built = self.built[:]
        new.timed = [each[:] for each in self.timed]
        new.blasts = self.blasts[:]
        new.blast_turn = self.blast_turn[:]
        new.terrains_todo = self.terrains_todo[:]
        new.todo = self.todo[:]
        new.targets = self.targets[:]
        new.deck = self.deck[:]
        new.discarded = self.discarded[:]
        new.next_cards = self.next_cards[:]
        new.supply = self.supply[:]
        new.thrown = self.thrown[:]
        new.heat = self.heat[:]
        new.jammed = self.jammed
        new.jammed_printed = self.jammed_printed
        new.lesson_step = self.lesson_step
        new.lesson_at = self.lesson_at
        new.script = self.script[:]
        new.off_script = self.off_script
        new.said = self.said[:]
        return new


# --- questions about commandos ----------------------------------------------------------------------------------------


def ability_of(b: Board, s: State, c: int) -> int:
    return b.ability[c * 2 + s.side[c]]


def is_critical(b: Board, s: State, c: int) -> bool:
    """VC-HEALTH-06: every slot of the card holds a −1 token."""
    return s.wounds[c] >= b.all_slots[c * 2 + s.side[c]]


def commandos_on(s: State, tile: int) -> list[int]:
    return [c for c in s.squad if s.tile[c] == tile]


def commandos_on_terrain(b: Board, s: State, terrain: int) -> list[int]:
    return [c for c in s.squad if s.tile[c] >= 0 and b.terrain_of[s.tile[c]] == terrain]


def has_free_slot(b: Board, s: State, c: int) -> bool:
    """VC-CARD-08, VC-PICK-03: room for one more piece of equipment."""
    return len(s.kit[c]) < b.kit_slots[c * 2 + s.side[c]]


def can_take_plus(b: Board, s: State, c: int) -> bool:
    """VC-SAVE-01, VC-SAVE-02: a +1/−1 slot is free of tokens."""
    return s.wounds[c] + s.plus[c] < b.plus_slots[c * 2 + s.side[c]]


def can_act_off_map(s: State, c: int) -> bool:
    """VC-HATCH-02, VC-HATCH-04, VC-ELIM-07: off the map it may come up, from the turn after it left; a replacement has to
    wait."""
    return s.tile[c] == OFF_MAP and s.left_turn[c] != s.turn and not s.waiting[c]


# --- questions about tiles --------------------------------------------------------------------------------------------


def room(b: Board, s: State, tile: int) -> int:
    """VC-CAP-01, VC-CAP-02, VC-CAP-03, VC-CAP-04, VC-CAP-05: free slots of a tile, that of an empty nest included; only
    characters take one."""
    return b.slots[tile] - s.heads[tile]


def room_for_special(b: Board, s: State, tile: int) -> int:
    """VC-RULING-20: a special unit needs a slot outside the nest; a regular enemy about to take the nest leaves it his."""
    free = b.slots[tile] - s.heads[tile]
    nest = b.nest_on[tile]
    if nest < 0 or s.holder[nest] != NOBODY:
        return free
    about_to = any(s.foes[tile * FOES + kind] > pinned(b, s, tile, kind) for kind in range(REGULARS))
    return free if about_to else free - 1


def is_open(s: State, barrier: int) -> bool:
    """VC-MOVE-03, VC-MOVE-04: neither a wall nor a locked door lies on the edge of two tiles."""
    return barrier == NO_DOOR or (barrier != WALL and s.doors[barrier] == OPEN)


def escorts_on(s: State, tile: int) -> list[int]:
    return [x for x, at in enumerate(s.escort_tile) if at == tile]


def someone_visible_on(s: State, tile: int) -> bool:
    """VC-RULING-31: a visible commando, or a visible escort, which counts as one."""
    for c in s.squad:
        if s.tile[c] == tile and s.face[c] == VISIBLE:
            return True
    for x, at in enumerate(s.escort_tile):
        if at == tile and s.escort_face[x] == VISIBLE:
            return True
    return False


def visible_tiles(b: Board, s: State, terrain: int) -> list[int]:
    """Where visible commandos and escorts of a terrain are."""
    places = {s.tile[c] for c in s.squad if s.face[c] == VISIBLE and s.tile[c] >= 0}
    places |= {at for x, at in enumerate(s.escort_tile) if at >= 0 and s.escort_face[x] == VISIBLE}
    return sorted(tile for tile in places if b.terrain_of[tile] == terrain)


def triangles_on(b: Board, s: State, tile: int) -> list[int]:
    return [t for t in b.triangles_of[b.terrain_of[tile]] if s.triangles[t] == tile]


def nest_of(b: Board, s: State, c: int) -> int:
    """The nest a commando sits in, or NOBODY."""
    tile = s.tile[c]
    nest = b.nest_on[tile] if tile >= 0 else NOBODY
    return nest if nest >= 0 and s.holder[nest] == COMMANDO_IN_NEST + c else NOBODY


def pinned(b: Board, s: State, tile: int, kind: int) -> int:
    """VC-GUARD-04: how many enemies of a kind guard a triangular token there."""
    return sum(1 for t in triangles_on(b, s, tile) if s.holder[t] == kind)


def size_for(b: Board, s: State, c: int, tile: int) -> int:
    """VC-UNIF-02: every tile is small for who wears a uniform; searchlights and power cuts shift sizes for a turn."""
    if c < 5 and s.uniform[c]:
        return SMALL
    size = b.size[tile]
    effect = s.effect[b.terrain_of[tile]]
    if effect == SEARCHLIGHTS and size == SMALL:
        return MEDIUM
    if effect == POWER_CUT and size == LARGE:
        return MEDIUM
    return size


def in_range(b: Board, s: State, tile: int) -> list[int]:
    """VC-SHOOT-04: the tile itself and every neighbour not behind a wall or a locked door."""
    return [tile, *(other for other, door in b.edges[tile] if door == NO_DOOR or s.doors[door] == OPEN)]


# --- moving pieces ----------------------------------------------------------------------------------------------------


def put_foe(s: State, tile: int, kind: int, number: int = 1) -> None:
    s.foes[tile * FOES + kind] += number
    s.crowd[tile] += number
    s.heads[tile] += number


def take_foe(s: State, tile: int, kind: int) -> None:
    """Takes one away; of two machine-gunners, the one that could still fire (VC-GEN-02 in the players' favour)."""
    s.foes[tile * FOES + kind] -= 1
    s.crowd[tile] -= 1
    s.heads[tile] -= 1
    if kind == MACHINE_GUNNER:
        s.moved[tile] = min(s.moved[tile], s.foes[tile * FOES + kind])


def add_item(kit: list[int], item: int) -> None:
    """Equipment on a card is kept sorted: slots have no order."""
    kit.append(item)
    kit.sort()


def heat_index(weapon: int, nest: int) -> int:
    """VC-HEAT-02: where the heat of a weapon is kept: the four StG44 and MG42 tokens, then the nests."""
    return weapon - STG44 if weapon != NEST_GUN else MG42_2 - STG44 + 1 + nest


def foes_by_kind(s: State, tile: int) -> list[int]:
    return s.foes[tile * FOES:tile * FOES + FOES]
