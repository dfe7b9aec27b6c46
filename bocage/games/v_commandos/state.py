"""The position of a game, and questions about it. Nothing here asks players or draws chance.

Everything is a whole number. A tile, a door, an entrance, a triangular token or a terrain is an index into lists of the
``Board``. A commando is its role, an enemy its kind (VC-GEN-01: a player runs commandos, the game runs enemies). Lists of
enemies are flat: ``foes[tile * FOES + kind]``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from bocage.core.decision import Seat
from bocage.games.v_commandos.actions import ESCORT
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    ALARM_ALARM, BLUE, COMMANDO_CARDS, FIRST_HOT_GUN, FOES, LARGE, LAST_HOT_GUN, MACHINE_GUNNER, MEDIUM, NEST_GUN, NO_DOOR,
    NO_ITEM, NO_TRIANGLE, OPEN, POWER_CUT, REGULAR_KINDS, ROLES, SEARCHLIGHTS, SMALL, STEALTHY, VISIBLE, WALL)
from bocage.games.v_commandos.types import (
    Ability, Activity, Card, Character, Door, Effect, Escort, Face, Foe, Holder, Item, Lock, Names, ObjectiveState, Occupant,
    Outcome, Phase, Point, Role, Size, Terrain, TerrainState, Tile, Triangle, Weapon)

OFF_MAP = Tile(-1)              # before the first entry, or between two hatches
OUT = Tile(-2)                  # not in the squad; an escort not met yet, or brought home; a token removed
NOBODY = Role(-1)
NO_SEAT = Seat(-1)
NO_TERRAIN = Terrain(-1)
NO_CARD = Card(-1)
UNUSED = -1                     # ``effect_arg`` before something is chosen for the effect
ACTIONS = 3                     # VC-ACT-01

WAITING, ACTIVE, DONE = Activity(0), Activity(1), Activity(2)

_phase = Names(Phase)
CHOOSE_SQUAD = _phase("choose_squad")
SET_UP = _phase("set_up")
START_TURN = _phase("start_turn")
EVENTS = _phase("events")
COMMANDOS = _phase("commandos")
BEFORE_REINFORCEMENT = _phase("before_reinforcement")
REINFORCEMENT = _phase("reinforcement")
BEFORE_MOVEMENT = _phase("before_movement")
MOVEMENT = _phase("movement")
BEFORE_FIRE = _phase("before_fire")
FIRE = _phase("fire")
AFTER_FIRE = _phase("after_fire")
END_TURN = _phase("end_turn")
PHASES = _phase.all()

_outcome = Names(Outcome)
RUNNING = _outcome("running")
WON = _outcome("won")
LOST = _outcome("lost")
OUTCOMES = _outcome.all()

_terrain_state = Names(TerrainState)
UNBUILT = _terrain_state("unbuilt")
IN_PLAY = _terrain_state("in_play")
COMPLETED = _terrain_state("completed")
TERRAIN_STATES = _terrain_state.all()

_objective_state = Names(ObjectiveState)
OBJECTIVE_OPEN = _objective_state("open")
OBJECTIVE_DONE = _objective_state("done")
OBJECTIVE_MET = _objective_state("met")
OBJECTIVE_CARRIED = _objective_state("carried")
OBJECTIVE_STATES = _objective_state.all()

# Who guards a triangular token or sits in a nest: a kind of enemy, then commandos, then escorts.
UNHELD = Occupant(-1)
COMMANDO_IN_NEST = 16
ESCORT_IN_NEST = 24


class State:
    """The whole position between two steps."""

    RETIRED: ClassVar[Mapping[str, object]] = {"lesson_step": 0, "lesson_at": 0, "script": (), "off_script": 0, "said": ()}

    __slots__ = (
        "turn", "phase", "outcome", "why", "active", "built_turn", "first_specials", "fidgets", "passed", "nulls", "now",
        "squad", "seat", "side", "tile", "face", "uniform", "wounds", "plus", "budget", "acted", "left_turn",
        "fell_turn", "used", "kit", "reserved", "waiting", "through", "home", "reserve", "buried", "foes", "moved", "crowd",
        "heads", "outside", "pool", "special_pool", "next_tokens", "items", "charges", "doors", "hatches",
        "barricades", "triangles", "holder", "objective", "escort_tile", "escort_face", "escort_with",
        "escort_left", "terrain", "alarm", "alarms", "card", "effect", "effect_arg", "direction", "built",
        "timed", "timed_next", "blasts", "blast_turn", "terrains_todo", "todo", "targets", "deck", "discarded", "next_cards",
        "supply", "thrown", "heat", "jammed", "jammed_printed",
    )

    def __init__(self) -> None:
        self.turn = 0                                   # 0 before the first turn
        self.phase = CHOOSE_SQUAD
        self.outcome = RUNNING
        self.why = ""                                   # the rule by which the operation was won or lost
        self.active = NOBODY                            # the commando whose activation goes on
        self.built_turn = 0                             # the last turn in which a terrain was laid (VC-ELIM-07)
        self.first_specials = 0                         # special units that must still be drawn first (VC-SCEN-22)
        self.fidgets = 0                                # actions in a row that only handle equipment (VC-RULING-45)
        self.passed = 0                                 # bit by bit: the seats that have passed in this moment (VC-ZERO-05)
        self.nulls = 0                                  # Ø tokens drawn in this step
        self.now = NO_TERRAIN                           # the terrain whose enemies enter or move
        # commandos, by role
        self.squad: list[Role] = []                     # the commandos in the game, replacements included
        self.seat = [NO_SEAT] * COMMANDO_CARDS          # who runs each
        self.side = [BLUE] * COMMANDO_CARDS             # of its card
        self.tile = [OUT] * COMMANDO_CARDS
        self.face = [STEALTHY] * COMMANDO_CARDS
        self.uniform = [0] * COMMANDO_CARDS             # 1 while it wears a German uniform
        self.wounds = [0] * COMMANDO_CARDS              # −1 tokens
        self.plus = [0] * COMMANDO_CARDS                # +1 tokens: saved actions
        self.budget = [0] * COMMANDO_CARDS              # actions left in its activation
        self.acted = [WAITING] * COMMANDO_CARDS
        self.left_turn = [0] * COMMANDO_CARDS           # the last turn in which it left by a hatch
        self.fell_turn = [0] * COMMANDO_CARDS           # the turn in which it became critical
        self.used = [0] * COMMANDO_CARDS                # 1 if a once-per-turn ability was used (VC-CARD-04)
        self.kit: list[list[Item]] = [[] for _ in ROLES]  # the equipment on its card, sorted
        self.reserved: list[list[Item]] = [[] for _ in ROLES]   # silhouettes whose token is not used yet (VC-RULING-48)
        self.waiting = [0] * COMMANDO_CARDS             # a replacement: the turn in which its predecessor died (VC-ELIM-07)
        self.through = [0] * COMMANDO_CARDS             # 1 + the terrain that it left by the hatch for all (VC-SCEN-07)
        self.home = [0] * COMMANDO_CARDS                # 1 after it left a last terrain by a hatch (VC-END-01)
        self.reserve = [1] * COMMANDO_CARDS             # 1 for each card that can still be drawn
        self.buried = [0] * COMMANDO_CARDS              # 1 for each card in the discard
        # enemies
        self.foes: list[int] = []                       # [tile * FOES + kind]: enemies on the map
        self.moved: list[int] = []                      # machine-gunners on each tile that have moved this turn
        self.crowd: list[int] = []                      # enemies on each tile
        self.heads: list[int] = []                      # characters on each tile
        self.outside: list[int] = []                    # [entrance * FOES + kind]: enemies that wait behind it
        self.pool: list[int] = []                       # tokens in the enemy pool, by kind
        self.special_pool: list[int] = []               # special units that are not in the enemy pool yet
        self.next_tokens: list[Foe] = []                # enemy tokens that players have looked at, next first
        # pieces on terrains
        self.items: list[int] = []                      # [tile * ITEMS + item]: equipment that lies on the map
        self.charges: list[int] = []                    # red TNT charges on each tile
        self.doors: list[Lock] = []
        self.hatches: list[Lock] = []
        self.barricades: list[int] = []                 # 1 for each entrance that is barricaded
        self.triangles: list[Tile] = []                 # where each triangular token lies; OUT when it is removed
        self.holder: list[Holder] = []                  # who guards it, or sits in the nest
        self.objective: list[ObjectiveState] = []
        self.escort_tile: list[Tile] = []
        self.escort_face: list[Face] = []
        self.escort_with: list[Role] = []               # the commando that it is below the map with
        self.escort_left: list[int] = []                # 1 after it left the terrain that its rule names (VC-SCEN-18)
        # terrains, by number
        self.terrain: list[TerrainState] = []
        self.alarm: list[int] = []                      # 1 while the alarm is on
        self.alarms: list[int] = []                     # how often the alarm was triggered (VC-ALARM-12)
        self.card: list[Card] = []                      # the event card beside the terrain this turn
        self.effect: list[Effect] = []                  # what that card does here
        self.effect_arg: list[int] = []                 # what was chosen for the effect, or 1 when it is used up
        self.direction: list[Point] = []                # the compass point of this turn once known; NO_POINT before
        self.built: list[int] = []                      # the turn in which the terrain was laid
        self.timed: list[list[Card]] = []               # the cards of timed decks, which nobody has seen
        self.timed_next: list[int] = []                 # terrain * event cards + card: known cards on top of timed decks
        self.blasts: list[int] = []                     # explosions so far
        self.blast_turn: list[int] = []                 # the turn in which an explosion destroyed an objective
        # what is left to do in the current step
        self.terrains_todo: list[Terrain] = []
        self.todo: list[int] = []                       # tiles; in the reinforcement step: entrance, tokens, entrance, …
        self.targets: list[Tile] = []                   # where visible characters were when the step began (VC-EMOVE-04)
        # decks and pools
        self.deck: list[int] = []                       # event cards in the main deck, by kind
        self.discarded: list[int] = []                  # event cards in the discard
        self.next_cards: list[Card] = []                # event cards that players have looked at, next first
        self.supply: list[int] = []                     # equipment tokens in the supply, by kind
        self.thrown: list[int] = []                     # equipment tokens in the discard
        self.heat: list[Role] = []                      # who alone may fire each overheating weapon this turn
        self.jammed = NO_ITEM                           # the token that is JAMMED this turn
        self.jammed_printed = NOBODY                    # the commando whose printed weapon is jammed

    def copy(self) -> State:
        """Returns an independent copy. It names each field, so that a missing line shows."""
        new: State = State.__new__(State)
        new.turn = self.turn
        new.phase = self.phase
        new.outcome = self.outcome
        new.why = self.why
        new.active = self.active
        new.built_turn = self.built_turn
        new.first_specials = self.first_specials
        new.fidgets = self.fidgets
        new.passed = self.passed
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
        new.kit = list(map(list.copy, self.kit))
        new.reserved = list(map(list.copy, self.reserved))
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
        new.timed = list(map(list.copy, self.timed))
        new.timed_next = self.timed_next[:]
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
        return new


# --- questions about commandos ----------------------------------------------------------------------------------------


def ability_of(b: Board, s: State, c: Role) -> Ability:
    """Returns the special ability on the side of the card that the player chose."""
    return b.ability[c * 2 + s.side[c]]


def is_critical(b: Board, s: State, c: Role) -> bool:
    """VC-HEALTH-06: a commando is critical when every slot of its card holds a −1 token."""
    return s.wounds[c] >= b.all_slots[c * 2 + s.side[c]]


def allowance(s: State, c: Role) -> int:
    """VC-ACT-01, VC-ACT-07, VC-HEALTH-04: a commando has three actions in its activation, less one for each −1 token."""
    return max(0, ACTIONS - s.wounds[c])


def commandos_on(s: State, tile: Tile) -> list[Role]:
    """Returns the commandos of the squad on a tile."""
    return [c for c in s.squad if s.tile[c] == tile]


def commandos_on_terrain(b: Board, s: State, terrain: Terrain) -> list[Role]:
    """Returns the commandos of the squad on a terrain."""
    return [c for c in s.squad if s.tile[c] >= 0 and b.terrain_of[s.tile[c]] == terrain]


def free_slots(b: Board, s: State, c: Role, kit: list[Item]) -> tuple[int, list[Item]]:
    """VC-CARD-07, VC-CARD-08, VC-RULING-48: returns how many slots that take any type would be free with these tokens on the
    card (below 0: so many find no slot), and the silhouettes of the reserved slots that would be free."""
    free = b.kit_slots[c * 2 + s.side[c]] - len(kit)
    if not s.reserved[c]:
        return free, s.reserved[c]
    silhouettes = s.reserved[c][:]
    for item in kit:
        if item in silhouettes:
            silhouettes.remove(item)
    return free - len(silhouettes), silhouettes


def fits(b: Board, s: State, c: Role, kit: list[Item]) -> bool:
    """VC-CARD-07, VC-CARD-08, VC-RULING-48: the card has a slot for each of these tokens. A reserved slot takes only the type
    of its silhouette."""
    return free_slots(b, s, c, kit)[0] >= 0


def can_hold(b: Board, s: State, c: Role, item: Item) -> bool:
    """VC-CARD-07, VC-CARD-08, VC-PICK-03: the card has a free slot for one more token of this type."""
    free, silhouettes = free_slots(b, s, c, s.kit[c])
    return free > 0 or item in silhouettes


def is_full(b: Board, s: State, c: Role) -> bool:
    """VC-PICK-03: every slot of the card holds a token."""
    return len(s.kit[c]) >= b.kit_slots[c * 2 + s.side[c]]


def has_free_slot(b: Board, s: State, c: Role) -> bool:
    """VC-CARD-07, VC-CARD-08: the card has a free slot that takes any type of token."""
    return free_slots(b, s, c, s.kit[c])[0] > 0


def use_up(s: State, c: Role, item: Item) -> None:
    """VC-CARD-07, VC-RULING-48: a token leaves the card because it is used. If it lay on a silhouette, the slot takes any type
    from now on."""
    s.kit[c].remove(item)
    if item in s.reserved[c]:
        s.reserved[c].remove(item)


def can_take_plus(b: Board, s: State, c: Role) -> bool:
    """VC-SAVE-01, VC-SAVE-02, VC-RULING-54: at least one +1/−1 slot holds no token."""
    return s.wounds[c] + s.plus[c] < b.plus_slots[c * 2 + s.side[c]]


# --- questions about terrains -----------------------------------------------------------------------------------------


def tokens_per_entrance(s: State, terrain: Terrain) -> int:
    """VC-REINF-01, VC-ALARM-06: each entrance brings 1 token, or 2 with the alarm on. The event Alarm! Alarm? exchanges these
    numbers."""
    on = bool(s.alarm[terrain]) != (s.effect[terrain] == ALARM_ALARM)
    return 2 if on else 1


def known_timed(s: State, terrain: Terrain) -> list[Card]:
    """VC-RULING-50: returns the cards on top of a terrain's timed deck that players have looked at, next first."""
    return [Card(code % len(s.deck)) for code in s.timed_next if code // len(s.deck) == terrain]


# --- questions about tiles --------------------------------------------------------------------------------------------


def room(b: Board, s: State, tile: Tile) -> int:
    """VC-CAP-01, VC-CAP-02, VC-CAP-03, VC-CAP-04, VC-CAP-05: the number of free slots of a tile, the slot of an empty nest
    included. Only characters take a slot."""
    return b.slots[tile] - s.heads[tile]


def room_for_special(b: Board, s: State, tile: Tile) -> int:
    """VC-RULING-20: the number of slots for special units, which cannot sit in the nest. The slot of an empty nest counts only
    if a regular enemy of the tile is about to take the nest and so frees his own slot."""
    free = b.slots[tile] - s.heads[tile]
    nest = b.nest_on[tile]
    if nest < 0 or s.holder[nest] != UNHELD:
        return free
    about_to = any(s.foes[tile * FOES + kind] > pinned(b, s, tile, kind) for kind in REGULAR_KINDS)
    return free if about_to else free - 1


def is_open(s: State, barrier: Door) -> bool:
    """VC-MOVE-03, VC-MOVE-04: neither a wall nor a locked door lies on the edge between two tiles."""
    return barrier == NO_DOOR or (barrier != WALL and s.doors[barrier] == OPEN)


def escorts_on(s: State, tile: Tile) -> list[Escort]:
    """Returns the escorts on a tile."""
    return [Escort(x) for x, at in enumerate(s.escort_tile) if at == tile]


def someone_visible_on(s: State, tile: Tile) -> bool:
    """VC-RULING-31: a visible commando is on the tile, or a visible escort, which counts like a commando."""
    for c in s.squad:
        if s.tile[c] == tile and s.face[c] == VISIBLE:
            return True
    for x, at in enumerate(s.escort_tile):
        if at == tile and s.escort_face[x] == VISIBLE:
            return True
    return False


def tiles_todo(s: State) -> list[Tile]:
    """Returns the tiles whose enemies have still to move or to fire in this step."""
    return cast("list[Tile]", s.todo)


def visible_tiles(b: Board, s: State, terrain: Terrain) -> list[Tile]:
    """Returns the tiles of a terrain where visible commandos or escorts are."""
    places = {s.tile[c] for c in s.squad if s.face[c] == VISIBLE and s.tile[c] >= 0}
    places |= {at for x, at in enumerate(s.escort_tile) if at >= 0 and s.escort_face[x] == VISIBLE}
    return sorted(tile for tile in places if b.terrain_of[tile] == terrain)


def triangles_on(b: Board, s: State, tile: Tile) -> list[Triangle]:
    """Returns the triangular tokens on a tile."""
    return [t for t in b.triangles_of[b.terrain_of[tile]] if s.triangles[t] == tile]


def nest_of(b: Board, s: State, c: Role) -> Triangle:
    """Returns the nest that a commando sits in, or NO_TRIANGLE."""
    tile = s.tile[c]
    nest = b.nest_on[tile] if tile >= 0 else NO_TRIANGLE
    return nest if nest >= 0 and s.holder[nest] == COMMANDO_IN_NEST + c else NO_TRIANGLE


def occupant_of(who: Character) -> Occupant:
    """Returns a character as it is written in ``state.holder`` when it sits in a nest."""
    return Occupant(COMMANDO_IN_NEST + who if who < ESCORT else ESCORT_IN_NEST + who - ESCORT)


def pinned(b: Board, s: State, tile: Tile, kind: Foe) -> int:
    """VC-GUARD-04: how many enemies of a kind guard a triangular token on the tile."""
    number = 0
    for t in b.triangles_of[b.terrain_of[tile]]:
        if s.holder[t] == kind and s.triangles[t] == tile:
            number += 1
    return number


def size_for(b: Board, s: State, who: Character, tile: Tile) -> Size:
    """VC-UNIF-02: returns the size of a tile for a character's stealth. Every tile is small for a commando in uniform."""
    return SMALL if who < ESCORT and s.uniform[who] else size_of(b, s, tile)


def size_of(b: Board, s: State, tile: Tile) -> Size:
    """VC-EVENT-03, VC-RULING-55: returns the size of a tile this turn. The events Searchlights and Power Cut change sizes, also
    for a commando that comes up a hatch."""
    size = b.size[tile]
    effect = s.effect[b.terrain_of[tile]]
    if effect == SEARCHLIGHTS and size == SMALL:
        return MEDIUM
    if effect == POWER_CUT and size == LARGE:
        return MEDIUM
    return size


def in_range(b: Board, s: State, tile: Tile) -> list[Tile]:
    """VC-SHOOT-04: the tile itself, and every neighbour that is not behind a wall or a locked door."""
    return [tile, *(other for other, door in b.edges[tile] if door == NO_DOOR or s.doors[door] == OPEN)]


# --- moving pieces ----------------------------------------------------------------------------------------------------


def put_foe(s: State, tile: Tile, kind: Foe, number: int = 1) -> None:
    """Adds enemies to a tile."""
    s.foes[tile * FOES + kind] += number
    s.crowd[tile] += number
    s.heads[tile] += number


def take_foe(s: State, tile: Tile, kind: Foe) -> None:
    """Removes an enemy from a tile. Of two machine-gunners it is the one that could still fire (VC-GEN-02: players decide, and
    this is always better for them)."""
    s.foes[tile * FOES + kind] -= 1
    s.crowd[tile] -= 1
    s.heads[tile] -= 1
    if kind == MACHINE_GUNNER:
        s.moved[tile] = min(s.moved[tile], s.foes[tile * FOES + kind])


def add_item(kit: list[Item], item: Item) -> None:
    """Adds a piece of equipment to a card. The list stays sorted, because the slots of a card have no order."""
    kit.append(item)
    kit.sort()


def heat_index(weapon: Weapon, nest: Triangle = NO_TRIANGLE) -> int:
    """VC-HEAT-02: the index of a weapon in ``state.heat``: first the four StG44 and MG42 tokens, then the nests."""
    return weapon - FIRST_HOT_GUN if weapon != NEST_GUN else LAST_HOT_GUN - FIRST_HOT_GUN + 1 + nest


def foes_by_kind(s: State, tile: Tile) -> list[int]:
    """Returns the number of enemies of each kind on a tile."""
    return s.foes[tile * FOES:tile * FOES + FOES]
