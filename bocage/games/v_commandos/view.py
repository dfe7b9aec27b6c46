"""What a seat may know. Almost everything is public; only the order of decks and pools and the cards of timed decks are not.

A view is built from nothing. It holds names instead of numbers, and nothing that a player could not see or count on the table.
"""

from __future__ import annotations

import msgspec

from bocage.games.v_commandos import types
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    ABILITIES, COMPASS, EFFECTS, FACES, FOES, FOE_NAMES, ITEMS, ITEM_NAMES, NO_POINT, NO_TRIANGLE, NULL_ENEMY, OBJECTIVE_WORDS,
    OPEN, PRINTED, PRINTED_NAMES, REDRAW, ROLES, SIDES, SIZE_NAMES, TOKEN_NAMES, TRIANGLE_NAMES)
from bocage.games.v_commandos.setup import SPECIALS_AT_START
from bocage.games.v_commandos.state import (
    CHOOSE_SQUAD, COMMANDO_IN_NEST, DONE, ESCORT_IN_NEST, IN_PLAY, OBJECTIVE_STATES, OFF_MAP, OUTCOMES, PHASES, SET_UP,
    TERRAIN_STATES, UNHELD, State, allowance, is_critical, known_timed, nest_of, tokens_per_entrance)

ANY_SPECIAL = "special"         # a special unit of the enemy pool that is still to be drawn


class Triangle(msgspec.Struct, frozen=True):
    """A triangular token on a tile, and its holder: the enemy that guards it, a commando or escort in the nest, or nobody
    ("")."""

    name: str
    kind: str
    holder: str


class Tile(msgspec.Struct, frozen=True):
    name: str
    letter: str
    size: str
    indoor: bool
    x: int
    y: int
    width: int
    height: int
    slots: int
    free: int
    to_hit: int
    enemies: dict[str, int]
    items: dict[str, int]
    charges: int
    triangles: tuple[Triangle, ...]
    hatch: str


class Door(msgspec.Struct, frozen=True):
    name: str
    tiles: tuple[str, str]
    open: bool


class Entrance(msgspec.Struct, frozen=True):
    name: str
    tile: str
    side: str
    tokens: int
    barricaded: bool
    waiting: dict[str, int]


class Objective(msgspec.Struct, frozen=True):
    name: str
    tile: str
    word: str
    actions: int
    state: str


class Terrain(msgspec.Struct, frozen=True):
    id: str
    state: str
    commandos: int
    alarm: bool
    alarms: int
    card: str
    effect: str
    compass: str
    turns_left: int
    next_events: tuple[str, ...]
    tiles: tuple[Tile, ...]
    doors: tuple[Door, ...]
    entrances: tuple[Entrance, ...]
    objectives: tuple[Objective, ...]


class Commando(msgspec.Struct, frozen=True):
    role: str
    side: str
    seat: int
    tile: str
    face: str
    uniform: bool
    in_nest: bool
    wounds: int
    plus: int
    plus_slots: int
    plus_free: int
    slots: int
    allowance: int
    actions: int
    active: bool
    done: bool
    weapon: str
    items: tuple[str, ...]
    item_slots: int
    silhouettes: tuple[str, ...]
    ability: str
    ability_used: bool
    waiting: bool
    last_turn: int


class Escort(msgspec.Struct, frozen=True):
    kind: str
    tile: str
    face: str
    companion: str


class View(msgspec.Struct, frozen=True):
    seat: int | None
    turn: int
    phase: str
    outcome: str
    why: str
    commandos: tuple[Commando, ...]
    escorts: tuple[Escort, ...]
    terrains: tuple[Terrain, ...]
    enemy_pool: dict[str, int]
    special_pool: dict[str, int]
    next_enemies: tuple[str, ...]
    equipment_pool: dict[str, int]
    equipment_discard: dict[str, int]
    event_deck: int
    unseen_events: tuple[str, ...]
    discarded_events: tuple[str, ...]
    next_events: tuple[str, ...]

    def tokens_left(self, kind: str = "") -> int:
        """VC-REINF-04: how many tokens the enemy pool holds, all or those of a kind. Those that were looked at are in it."""
        pool = self.enemy_pool
        return (pool.get(kind, 0) + self.next_enemies.count(kind)) if kind else sum(pool.values()) + len(self.next_enemies)


def view(b: Board, s: State, seat: int | None) -> View:
    """VC-STEALTH-01, VC-REINF-04: faces, pools and discards are public. Of a deck players see only how many cards it holds."""
    unseen = [card for card, number in enumerate(s.deck) for _ in range(number)]
    unseen += [card for deck in s.timed for card in deck]
    return View(
        seat=seat,
        turn=s.turn,
        phase=PHASES[s.phase],
        outcome=OUTCOMES[s.outcome],
        why=s.why,
        commandos=tuple(commando(b, s, c) for c in s.squad),
        escorts=tuple(escort(b, s, x) for x in b.all_escorts),
        terrains=tuple(terrain(b, s, at) for at in b.all_terrains),
        enemy_pool=enemy_pool(s),
        special_pool=counted(TOKEN_NAMES, s.special_pool),
        next_enemies=tuple("null" if kind == NULL_ENEMY else FOE_NAMES[kind] for kind in s.next_tokens),
        equipment_pool=counted(ITEM_NAMES, s.supply),
        equipment_discard=counted(ITEM_NAMES, s.thrown),
        event_deck=sum(s.deck) + len(s.next_cards),
        unseen_events=tuple(b.event_ids[card] for card in sorted(unseen)),
        discarded_events=tuple(b.event_ids[card] for card, number in enumerate(s.discarded) for _ in range(number)),
        next_events=tuple(b.event_ids[card] for card in s.next_cards),
    )


def enemy_pool(s: State) -> dict[str, int]:
    """VC-POOL-03: three special units belong to the pool from the start; set-up draws them, so nobody knows yet which."""
    found = counted(TOKEN_NAMES, s.pool)
    return found | {ANY_SPECIAL: SPECIALS_AT_START} if s.phase in (CHOOSE_SQUAD, SET_UP) else found


def counted(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """Returns the numbers by name, without the zeros."""
    if not any(counts):                 # most tiles are empty
        return {}
    return {name: number for name, number in zip(names, counts, strict=True) if number}


def place(b: Board, tile: types.Tile) -> str:
    """Returns the name of a tile, ``off_map``, or "" for pieces that are not in the game."""
    return b.tile_name[tile] if tile >= 0 else "off_map" if tile == OFF_MAP else ""


def commando(b: Board, s: State, c: types.Role) -> Commando:
    card = c * 2 + s.side[c]
    return Commando(
        role=ROLES[c], side=SIDES[s.side[c]], seat=s.seat[c], tile=place(b, s.tile[c]), face=FACES[s.face[c]],
        uniform=bool(s.uniform[c]), in_nest=nest_of(b, s, c) != NO_TRIANGLE, wounds=s.wounds[c], plus=s.plus[c],
        plus_slots=b.plus_slots[card], plus_free=max(0, b.plus_slots[card] - s.wounds[c] - s.plus[c]),
        slots=b.all_slots[card], allowance=allowance(s, c), actions=s.budget[c], active=s.active == c,
        done=s.acted[c] == DONE, weapon=PRINTED_NAMES[b.printed[card] - PRINTED],
        items=tuple(b.item_names[item] for item in s.kit[c]), item_slots=b.kit_slots[card],
        silhouettes=empty_silhouettes(s, c), ability=ABILITIES[b.ability[card]],
        ability_used=bool(s.used[c]), waiting=bool(s.waiting[c]),
        last_turn=s.fell_turn[c] + 1 if is_critical(b, s, c) else 0)


def empty_silhouettes(s: State, c: types.Role) -> tuple[str, ...]:
    """VC-CARD-07, VC-RULING-48: returns the free slots that take one type of token only."""
    kit, free = s.kit[c][:], []
    for item in s.reserved[c]:
        if item in kit:
            kit.remove(item)
        else:
            free.append(ITEM_NAMES[item])
    return tuple(free)


def escort(b: Board, s: State, x: types.Escort) -> Escort:
    companion = ROLES[s.escort_with[x]] if s.escort_with[x] >= 0 else ""
    return Escort(b.escort_ids[x], place(b, s.escort_tile[x]), FACES[s.escort_face[x]], companion)


def terrain(b: Board, s: State, at: types.Terrain) -> Terrain:
    in_play = s.terrain[at] == IN_PLAY
    limit = b.time_limit[at]
    return Terrain(
        id=b.terrain_ids[at],
        state=TERRAIN_STATES[s.terrain[at]],
        commandos=b.number_of[at],
        alarm=bool(s.alarm[at]),
        alarms=s.alarms[at],
        card=b.event_ids[s.card[at]] if s.card[at] >= 0 else "",
        effect=EFFECTS[s.effect[at]] if s.effect[at] >= 0 else "",
        compass=compass(b, s, at),
        turns_left=max(0, limit - (s.turn - s.built[at])) if limit and in_play else 0,
        next_events=tuple(b.event_ids[card] for card in known_timed(s, at)),
        tiles=tuple(tile(b, s, place) for place in b.tiles_of[at]) if in_play else (),
        doors=tuple(Door(b.door_name[door], (b.tile_name[b.door_tiles[door][0]], b.tile_name[b.door_tiles[door][1]]),
                         s.doors[door] == OPEN) for door in b.doors_of[at]) if in_play else (),
        entrances=tuple(entrance(b, s, gate) for gate in b.entrances_of[at]) if in_play else (),
        objectives=tuple(Objective(b.objective_name[o], place(b, s.triangles[b.objective_triangle[o]]),
                                   OBJECTIVE_WORDS[b.objective_word[o]], b.objective_actions[o],
                                   OBJECTIVE_STATES[s.objective[o]]) for o in b.objectives_of[at]),
    )


def compass(b: Board, s: State, at: types.Terrain) -> str:
    """VC-EMOVE-03, VC-EMOVE-05: the turn's event card lies open, with its compass point or the draw-again symbol. Another point
    takes its place once it is known: a commando has chosen it (VC-CARD-04), or another card was drawn for it."""
    point = s.direction[at]
    if point == NO_POINT and s.card[at] >= 0:
        point = b.compass[s.card[at]]
    return "" if point == NO_POINT else "redraw" if point == REDRAW else COMPASS[point]


def tile(b: Board, s: State, at: types.Tile) -> Tile:
    lies = b.tile_at[at]
    hatch = b.hatch_on[at]
    tokens = [token for token in b.triangles_of[b.terrain_of[at]] if s.triangles[token] == at]
    return Tile(
        name=b.tile_name[at], letter=b.tile_letter[at], size=SIZE_NAMES[b.size[at]], indoor=b.indoor[at], x=lies.x, y=lies.y,
        width=lies.width, height=lies.height, slots=b.slots[at], free=b.slots[at] - s.heads[at], to_hit=b.to_hit[at],
        enemies=counted(FOE_NAMES, s.foes[at * FOES:at * FOES + FOES]),
        items=counted(ITEM_NAMES, s.items[at * ITEMS:at * ITEMS + ITEMS]),
        charges=s.charges[at],
        triangles=tuple(Triangle(b.triangle_name[token], TRIANGLE_NAMES[b.triangle_kind[token]], holder(b, s.holder[token]))
                        for token in tokens),
        hatch="" if hatch < 0 else "open" if s.hatches[hatch] == OPEN else "blocked",
    )


def holder(b: Board, who: types.Holder) -> str:
    """Returns the name of who holds a triangular token, or ""."""
    if who == UNHELD:
        return ""
    if who < COMMANDO_IN_NEST:
        return FOE_NAMES[who]
    return ROLES[who - COMMANDO_IN_NEST] if who < ESCORT_IN_NEST else b.escort_ids[who - ESCORT_IN_NEST]


def entrance(b: Board, s: State, gate: types.Entrance) -> Entrance:
    name = b.entrance_name[gate]
    tile = b.entrance_tile[gate]
    return Entrance(name, b.tile_name[tile], name[-1], tokens_per_entrance(s, b.terrain_of[tile]), bool(s.barricades[gate]),
                    counted(FOE_NAMES, s.outside[gate * FOES:gate * FOES + FOES]))
