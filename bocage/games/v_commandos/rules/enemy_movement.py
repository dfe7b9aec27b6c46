"""The enemy movement step (VC-EMOVE) and the choice of paths (VC-PATH)."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.asking import choose
from bocage.core.decision import Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    DEAD_LINE, EDGE, FOES, FOE_KINDS, FORCED_MARCH, GUARDS_ALL, HEAVY_RAIN, HELD_BY_EVENT, MACHINE_GUNNER, MAIL_DAY, NO_POINT,
    NO_ROOM, REDRAW, REGULARS, REGULAR_KINDS, SEES_SOMEONE, UNREACHABLE)
from bocage.games.v_commandos.rules import alarm, guards, objectives, stealth
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.rules.chance import draw_event, refill_events
from bocage.games.v_commandos.state import (
    BEFORE_FIRE, IN_PLAY, NO_TERRAIN, State, put_foe, room, room_for_special, someone_visible_on, take_foe, tiles_todo,
    triangles_on, visible_tiles)
from bocage.games.v_commandos.types import Foe, Point, Reason, Terrain, Tile

SECOND_MARCH = 1
STAY_RULES = {                  # the rule that the log names for each reason
    EDGE: "VC-EMOVE-09", GUARDS_ALL: "VC-EMOVE-10", SEES_SOMEONE: "VC-EMOVE-11", NO_ROOM: "VC-EMOVE-12",
    HELD_BY_EVENT: "VC-EVENT-03",
}


def movement_step(g: VTable) -> Steps:
    """VC-EMOVE-01, VC-TURN-03: the players choose the order of terrains. On each, the direction is fixed first. Then the
    enemies move tile by tile."""
    b, s = g.board, g.state
    if s.now == NO_TERRAIN:
        if not s.terrains_todo:
            s.phase = BEFORE_FIRE
            return
        options = [b.lexicon.act("terrain", terrain) for terrain in s.terrains_todo]
        choice = yield from choose(g, b.everyone, "terrain_order", options, "VC-TURN-03")
        terrain = Terrain(choice.args[0])
        s.terrains_todo.remove(terrain)
        begin_terrain(g, terrain)
    elif s.todo:
        yield from move_from_next_tile(g)
    if not s.todo:
        finish_terrain(g)


def begin_movement(g: VTable) -> None:
    """VC-EMOVE-06: lists the terrains with enemies. No enemy has moved yet."""
    s = g.state
    s.terrains_todo = [terrain for terrain in g.board.all_terrains if s.terrain[terrain] == IN_PLAY and any(
        s.crowd[tile] for tile in g.board.tiles_of[terrain])]
    s.now = NO_TERRAIN
    s.todo = []
    s.moved = [0] * g.board.tiles


def begin_terrain(g: VTable, terrain: Terrain) -> None:
    """VC-EMOVE-02, VC-EMOVE-03, VC-EMOVE-04, VC-EMOVE-05, VC-EMOVE-14: enemies move towards visible characters if there are
    any, else by the compass. This is fixed for the whole step."""
    b, s = g.board, g.state
    s.now = terrain
    s.targets = visible_tiles(b, s, terrain)
    s.todo = [tile for tile in b.tiles_of[terrain] if s.crowd[tile]]
    if s.effect[terrain] == HEAVY_RAIN:
        g.tell(e.REMINDER, terrain, HEAVY_RAIN)
        s.todo = []
    elif s.targets and s.effect[terrain] != DEAD_LINE:
        g.tell(e.HEADS_FOR, terrain, tuple(s.targets))
    else:
        if s.targets:
            g.tell(e.REMINDER, terrain, DEAD_LINE)
        s.targets = []
        s.direction[terrain] = compass_point(g, terrain)
        g.tell(e.DIRECTION, terrain, s.direction[terrain])


def compass_point(g: VTable, terrain: Terrain) -> Point:
    """VC-EMOVE-03, VC-EMOVE-05, VC-TIME-06: returns the compass point of this turn's card. If the card shows none, cards of the
    main deck are drawn until one does."""
    b, s = g.board, g.state
    if s.direction[terrain] != NO_POINT:
        return s.direction[terrain]
    point = b.compass[s.card[terrain]] if s.card[terrain] >= 0 else REDRAW
    while point == REDRAW:
        card = draw_event(g)
        point = b.compass[card]
        g.tell(e.COMPASS_DRAWN, terrain, card, point)
        refill_events(g)
        s.discarded[card] += 1
    return point


def finish_terrain(g: VTable) -> None:
    """VC-EVENT-03, Forced March: when all enemies have moved, they move once more in the same direction."""
    b, s = g.board, g.state
    terrain = s.now
    if s.effect[terrain] == FORCED_MARCH and s.effect_arg[terrain] != SECOND_MARCH:
        s.effect_arg[terrain] = SECOND_MARCH
        g.tell(e.REMINDER, terrain, FORCED_MARCH)
        s.todo = [tile for tile in b.tiles_of[terrain] if s.crowd[tile]]
    else:
        s.now = NO_TERRAIN


# --- in order ---------------------------------------------------------------------------------------------------------


def ranks_of(b: Board, s: State, tiles: list[Tile]) -> list[int]:
    """VC-EMOVE-07, VC-RULING-16: the place of each tile in the order of movement: by compass its foremost edge, by target the
    length of the path."""
    if s.targets:
        return [min([b.distance[tile][target] for target in s.targets]) for tile in tiles]
    front, point = b.front, s.direction[s.now]
    return [front[tile][point] for tile in tiles]


def next_tiles(b: Board, s: State, tile: Tile) -> list[Tile]:
    """VC-EMOVE-08, VC-EMOVE-09, VC-PATH-01, VC-PATH-06: where the path leads next. Only distances matter, so full tiles count
    too."""
    if not s.targets:
        return b.compass_next[tile][s.direction[s.now]]
    steps = [b.distance[tile][target] for target in s.targets]
    nearest = min(steps)
    if nearest in (0, UNREACHABLE):
        return []
    goals = [target for target, far in zip(s.targets, steps, strict=True) if far == nearest]
    return [other for other, _ in b.edges[tile] if any(b.distance[other][goal] == nearest - 1 for goal in goals)]


def move_from_next_tile(g: VTable) -> Steps:
    """VC-EMOVE-07: the nearest enemies move first, the farthest last. The players decide a tie if it can make a difference."""
    b, s = g.board, g.state
    waiting = tiles_todo(s)
    ranks = ranks_of(b, s, waiting)
    first = min(ranks)
    if ranks.count(first) > 1:
        tied = [tile for tile, at in zip(waiting, ranks, strict=True) if at == first]
        tied = [tile for tile in tied if why_stay(g, tile, movers(g, tile)) is None] or tied[:1]
        options = [b.lexicon.act("first", tile) for tile in (tied if share_a_goal(b, s, tied) else tied[:1])]
        choice = yield from choose(g, b.everyone, "movement_order", options, "VC-EMOVE-07")
        tile = Tile(choice.args[0])
    else:
        tile = waiting[ranks.index(first)]
    s.todo.remove(tile)
    yield from leave_tile(g, tile)


def share_a_goal(b: Board, s: State, tiles: Sequence[Tile]) -> bool:
    """VC-RULING-47: two of these tiles lead to the same next tile, so the order can make a difference."""
    goals = [goal for tile in tiles for goal in next_tiles(b, s, tile)]
    return len(goals) > len(set(goals))


def why_stay(g: VTable, tile: Tile, able: list[int]) -> Reason | None:
    """VC-EMOVE-10, VC-EMOVE-11, VC-PATH-02: returns why no enemy of a tile moves, or None if some can. ``able``: its movers."""
    s = g.state
    if someone_visible_on(s, tile):
        return SEES_SOMEONE
    if s.effect[s.now] == MAIL_DAY and s.effect_arg[s.now] == tile:
        return HELD_BY_EVENT
    return None if any(able) else GUARDS_ALL


def movers(g: VTable, tile: Tile) -> list[int]:
    """VC-GUARD-04: returns, by kind, how many enemies of a tile guard nothing."""
    b, s = g.board, g.state
    able, holder = s.foes[tile * FOES:tile * FOES + FOES], s.holder
    for token in triangles_on(b, s, tile):
        if holder[token] in REGULAR_KINDS:
            able[holder[token]] -= 1
    return able


def leave_tile(g: VTable, tile: Tile) -> Steps:
    """VC-EMOVE-09, VC-EMOVE-10, VC-EMOVE-11, VC-EMOVE-12, VC-EMOVE-13: moves every enemy of a tile that can move, in equal
    groups where the path forks. For the others the log says why they stay.

    VC-RULING-17, VC-ESCORT-02: a group stays if a visible escort has appeared on the slot that the group before it freed.
    """
    b, s = g.board, g.state
    able = movers(g, tile)
    reason = why_stay(g, tile, able)
    if reason is not None:
        g.tell(e.STAYED, tuple(s.foes[tile * FOES:tile * FOES + FOES]), tile, reason, rule=STAY_RULES[reason])
        return
    goals = next_tiles(b, s, tile)
    if not goals:
        g.tell(e.STAYED, tuple(able), tile, EDGE, rule=STAY_RULES[EDGE])
        return
    groups = [able]
    if len(goals) > 1:
        groups = [[0] * FOES for _ in goals]
        yield from split(g, tile, able, goals, groups)
    for goal, group in zip(goals, groups, strict=True):
        if any(group) and someone_visible_on(s, tile):
            g.tell(e.STAYED, tuple(group), tile, SEES_SOMEONE, rule=STAY_RULES[SEES_SOMEONE])
        elif any(group):
            yield from march(g, tile, goal, group)


# --- paths ------------------------------------------------------------------------------------------------------------


def split(g: VTable, tile: Tile, able: list[int], goals: Sequence[Tile], groups: list[list[int]]) -> Steps:
    """VC-PATH-01, VC-PATH-03, VC-PATH-04, VC-PATH-07: enemies split into equal groups, one for each path. The players decide
    where leftovers and the different kinds go.

    They send one enemy at a time. An option is left out if it would leave too few enemies for the equal shares of the other
    paths.
    """
    b = g.board
    total = sum(able)
    share, spare = divmod(total, len(goals))
    kinds = [kind for kind in FOE_KINDS for _ in range(able[kind])]
    if len(set(kinds)) == 1:                                # enemies of one kind: equal shares need no question
        for group in groups:
            group[kinds[0]] += share
        kinds = kinds[:spare]
        share = 0
    sent = [sum(group) for group in groups] if share else [0] * len(goals)
    for at, kind in enumerate(kinds):
        left = len(kinds) - at
        owed = sum(max(0, share - number) for number in sent)
        options = [b.lexicon.act("send", kind, goal) for goal, number in zip(goals, sent, strict=True)
                   if number < share or left > owed]
        choice = yield from choose(g, b.everyone, "send", options, "VC-PATH-03", tile)
        way = goals.index(Tile(choice.args[1]))
        groups[way][kind] += 1
        sent[way] += 1


def all_fit(b: Board, s: State, goal: Tile, group: list[int]) -> bool:
    """VC-CAP-02: a tile has a slot for each enemy of a group."""
    return room(b, s, goal) >= sum(group) and room_for_special(b, s, goal) >= sum(group[REGULARS:])


def march(g: VTable, tile: Tile, goal: Tile, group: list[int]) -> Steps:
    """VC-EMOVE-12, VC-EMOVE-13, VC-PATH-05, VC-SEQ-02: as many enemies move as fit on the next tile, and the players choose
    which. Then come stealth tests, guards and the alarm."""
    b, s = g.board, g.state
    left, moving = list(group), [0] * FOES
    if not g.ask_all and all_fit(b, s, goal, left):         # there is no choice
        for kind in FOE_KINDS:
            for _ in range(left[kind]):
                take_foe(s, tile, kind)
                put_foe(s, goal, kind)
        left, moving = moving, left
    while any(left):
        able = [kind for kind in FOE_KINDS if left[kind] and (
            room(b, s, goal) > 0 if kind < REGULARS else room_for_special(b, s, goal) > 0)]
        if not able:
            break
        if all_fit(b, s, goal, left):
            able = able[:1]
        options = [b.lexicon.act("march", kind) for kind in able]
        choice = yield from choose(g, b.everyone, "who_moves", options, "VC-PATH-05", tile, goal)
        kind = Foe(choice.args[0])
        left[kind] -= 1
        moving[kind] += 1
        take_foe(s, tile, kind)
        put_foe(s, goal, kind)
    if any(left):
        g.tell(e.STAYED, tuple(left), tile, NO_ROOM, rule=STAY_RULES[NO_ROOM])
    if any(moving):
        s.moved[goal] += moving[MACHINE_GUNNER]
        g.tell(e.MARCHED, tuple(moving), tile, goal)
        yield from stealth.tests_on_arrival(g, goal, moving)
        yield from guards.post_guards(g, goal)
        if s.escort_tile:
            yield from objectives.meet_escort(g, tile)      # VC-ESCORT-02: a slot has become free there
        yield from guards.post_guards(g, tile)
        alarm.check_alarm(g, b.terrain_of[goal])
