"""The enemy reinforcement step (VC-REINF) and barricades (VC-CROW-04, VC-CROW-05, VC-CROW-06, VC-CROW-07)."""

from __future__ import annotations

from bocage.core.asking import alike, choose
from bocage.core.decision import Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.pieces import (
    ALARM_ALARM, CROWBAR, DOUBLE_WATCH, FIRST_SPECIAL_TOKEN, FOES, FOE_KINDS, MANHUNT, MOVIE_NIGHT, NULL_ENEMY, QUIET_CORRIDORS,
    REGULARS, TRUCK_CONVOY, UNREACHABLE)
from bocage.games.v_commandos.rules import alarm, guards, stealth
from bocage.games.v_commandos.rules.asking import VTable, fail
from bocage.games.v_commandos.rules.chance import add_special, draw_foe, throw_item, tokens_left
from bocage.games.v_commandos.state import (
    BEFORE_MOVEMENT, IN_PLAY, NO_TERRAIN, State, put_foe, room, room_for_special, tokens_per_entrance, visible_tiles)
from bocage.games.v_commandos.types import Entrance, Foe, Terrain

BARRICADE_HOLDS = 4             # VC-CROW-05


def reinforcement_step(g: VTable) -> Steps:
    """VC-TURN-03, VC-TURN-04: first the tokens for every entrance of every terrain are counted. Then the entrances are
    supplied, terrain by terrain in the order that the players choose. At the end the Ø tokens are removed."""
    b, s = g.board, g.state
    if not s.todo:
        yield from count_tokens(g)
    elif s.now == NO_TERRAIN:
        waiting = sorted({b.terrain_of[b.entrance_tile[s.todo[at]]] for at in range(0, len(s.todo), 2)})
        options = [b.lexicon.act("terrain", terrain) for terrain in waiting]
        choice = yield from choose(g, b.everyone, "terrain_order", options, "VC-TURN-03")
        s.now = Terrain(choice.args[0])
        yield from let_waiting_in(g)
    else:
        yield from supply_entrance(g)
    if not s.todo:
        remove_nulls(g)
        s.first_specials = 0                                # VC-SCEN-22: in the first reinforcement step only
        s.now = NO_TERRAIN
        s.phase = BEFORE_MOVEMENT


def count_tokens(g: VTable) -> Steps:
    """VC-REINF-01, VC-REINF-12, VC-ALARM-06: each entrance gets one token, or two if the alarm was on when the step began.

    VC-REINF-03, VC-RULING-13: if the pool holds fewer tokens than all terrains need together, the operation fails before any
    draw.
    """
    b, s = g.board, g.state
    needed: dict[Entrance, int] = {}
    for terrain in b.all_terrains:
        if s.terrain[terrain] == IN_PLAY:
            each = tokens_per_entrance(s, terrain)
            if s.effect[terrain] == ALARM_ALARM:
                g.tell(e.REMINDER, terrain, ALARM_ALARM)
            for entrance in b.entrances_of[terrain]:
                needed[entrance] = each
            yield from change_by_event(g, terrain, needed)
            if s.effect[terrain] == QUIET_CORRIDORS:
                g.tell(e.REMINDER, terrain, QUIET_CORRIDORS)
    if sum(needed.values()) > tokens_left(s):
        fail(g, "VC-REINF-03")
    due = {entrance: number for entrance, number in sorted(needed.items())
           if number or any(s.outside[entrance * FOES:entrance * FOES + FOES])}
    s.todo = [number for pair in due.items() for number in pair]


def change_by_event(g: VTable, terrain: Terrain, needed: dict[Entrance, int]) -> Steps:
    """VC-EVENT-03, VC-EVENT-09: applies the cards that act in this step: Movie Night, Double Watch, Manhunt (VC-RULING-56: a
    visible escort draws it too)."""
    b, s = g.board, g.state
    effect, entrances = s.effect[terrain], b.entrances_of[terrain]
    if effect == MOVIE_NIGHT:
        g.tell(e.REMINDER, terrain, effect)
        options = [b.lexicon.act("empty", entrance) for entrance in entrances]
        choice = yield from choose(g, b.everyone, "movie_night", options, "VC-EVENT-03", terrain)
        needed[Entrance(choice.args[0])] = 0
    elif effect == DOUBLE_WATCH:
        g.tell(e.REMINDER, terrain, effect)
        needed[entrances[g.dice.pick(len(entrances))]] += 1
    elif effect == MANHUNT and (targets := visible_tiles(b, s, terrain)):
        g.tell(e.REMINDER, terrain, effect)
        far = {entrance: min(b.distance[b.entrance_tile[entrance]][tile] for tile in targets) for entrance in entrances}
        nearest = min(far.values())
        options = [b.lexicon.act("extra", entrance) for entrance in entrances if far[entrance] == nearest < UNREACHABLE]
        if options:
            choice = yield from choose(g, b.everyone, "manhunt", options, "VC-EVENT-03", terrain)
            needed[Entrance(choice.args[0])] += 1


def supply_entrance(g: VTable) -> Steps:
    """VC-REINF-05, VC-REINF-06, VC-REINF-08, VC-REINF-10, VC-RULING-14: the enemies that wait enter first, then the new tokens
    come.

    Behind a barricade all wait. The players are asked for the order of entrances only where it can make a difference.
    """
    b, s = g.board, g.state
    here = [entrance for entrance in entrances_due(s) if b.terrain_of[b.entrance_tile[entrance]] == s.now]
    if not here:
        s.now = NO_TERRAIN
        return
    options = [b.lexicon.act("supply", entrance) for entrance in next_in_order(g, here)]
    choice = yield from choose(g, b.everyone, "supply", options, "VC-RULING-47")
    entrance = Entrance(choice.args[0])
    at = next(at for at in range(0, len(s.todo), 2) if s.todo[at] == entrance)
    number = s.todo[at + 1]
    del s.todo[at:at + 2]
    if not s.barricades[entrance]:
        yield from come_in(g, entrance)
    arrivals = []
    for _ in range(number):
        kind = draw_foe(g, specials_only=s.first_specials > 0)
        s.first_specials = max(0, s.first_specials - 1)         # VC-SCEN-22
        if kind == NULL_ENEMY:
            s.nulls += 1
            g.tell(e.NULL_DRAWN, entrance)
        else:
            arrivals.append(kind)
    for kind in arrivals:
        s.outside[entrance * FOES + kind] += 1
    if s.barricades[entrance]:
        if arrivals:
            base = entrance * FOES
            g.tell(e.WAITS_OUTSIDE, tuple(s.outside[base:base + FOES]), entrance, rule="VC-REINF-06")
        yield from break_barricade(g, entrance)
    else:
        yield from come_in(g, entrance)


def entrances_due(s: State) -> list[Entrance]:
    """Returns the entrances that are still to be supplied in this step."""
    return [Entrance(s.todo[at]) for at in range(0, len(s.todo), 2)]


def next_in_order(g: VTable, here: list[Entrance]) -> list[Entrance]:
    """VC-RULING-47, VC-RULING-52: returns the entrances among which the players choose the next one. The order matters if they
    know which tokens come next, or if several entrances lead to one tile that cannot hold all who may come."""
    b, s = g.board, g.state
    if s.next_tokens or (s.first_specials and any(s.pool[FIRST_SPECIAL_TOKEN:])):
        return here
    tile = b.entrance_tile[here[0]]
    beside = [entrance for entrance in here if b.entrance_tile[entrance] == tile]
    if len(beside) == 1:
        return [alike(g, "supply", here)]
    new = {entrance: s.todo[2 * at + 1] for at, entrance in enumerate(entrances_due(s))}
    rivals = [entrance for entrance in beside
              if not s.barricades[entrance] or pressure(g, entrance, new[entrance]) >= BARRICADE_HOLDS]
    coming = sum(new[entrance] + sum(waiting_at(s, entrance)) for entrance in rivals)
    return rivals if len(rivals) > 1 and coming > room_for_special(b, s, tile) else [alike(g, "supply", here)]


def waiting_at(s: State, entrance: Entrance) -> list[int]:
    """Returns, by kind, the enemies that wait behind an entrance."""
    return s.outside[entrance * FOES:entrance * FOES + FOES]


def let_waiting_in(g: VTable) -> Steps:
    """VC-RULING-14, VC-RULING-52: where several entrances lead to one tile, the enemies that wait behind any of them enter
    before new tokens come to one. The players choose whose turn it is first if not all fit."""
    b, s = g.board, g.state
    for tile in b.tiles_of[s.now]:
        if len(b.entrances_on[tile]) > 1:
            waiting = [entrance for entrance in b.entrances_on[tile]
                       if entrance in entrances_due(s) and not s.barricades[entrance] and any(waiting_at(s, entrance))]
            while waiting:
                all_fit = sum(sum(waiting_at(s, entrance)) for entrance in waiting) <= room_for_special(b, s, tile)
                options = [b.lexicon.act("supply", entrance) for entrance in waiting]
                options = [alike(g, "supply", options)] if all_fit else options
                choice = yield from choose(g, b.everyone, "supply", options, "VC-REINF-08")
                waiting.remove(Entrance(choice.args[0]))
                yield from come_in(g, Entrance(choice.args[0]))


def come_in(g: VTable, entrance: Entrance) -> Steps:
    """VC-REINF-05, VC-REINF-07, VC-REINF-08, VC-CAP-02: enemies outside enter while slots are free. If only some fit, the
    players choose which.

    VC-SEQ-02, VC-REINF-09: then stealthy characters on the tile test, guards are posted, and the alarm is checked.
    """
    b, s = g.board, g.state
    base, tile = entrance * FOES, b.entrance_tile[entrance]
    entering = [0] * FOES
    while any(s.outside[base:base + FOES]):
        able = [kind for kind in FOE_KINDS if s.outside[base + kind] and (
            room(b, s, tile) > 0 if kind < REGULARS else room_for_special(b, s, tile) > 0)]
        if not able:
            break
        if room(b, s, tile) >= sum(s.outside[base:base + FOES]) and room_for_special(b, s, tile) >= sum(
                s.outside[base + REGULARS:base + FOES]):
            able = able[:1]                                 # all enemies fit
        options = [b.lexicon.act("enter", kind) for kind in able]
        choice = yield from choose(g, b.everyone, "who_enters", options, "VC-REINF-05", entrance)
        kind = Foe(choice.args[0])
        s.outside[base + kind] -= 1
        put_foe(s, tile, kind)
        entering[kind] += 1
        g.tell(e.ARRIVED, kind, tile, entrance)
    if any(s.outside[base:base + FOES]):
        g.tell(e.WAITS_OUTSIDE, tuple(s.outside[base:base + FOES]), entrance)
    if any(entering):
        if s.effect[b.terrain_of[tile]] != QUIET_CORRIDORS:
            yield from stealth.tests_on_arrival(g, tile, entering)
        yield from guards.post_guards(g, tile)
        alarm.check_alarm(g, b.terrain_of[tile])


def break_barricade(g: VTable, entrance: Entrance) -> Steps:
    """VC-CROW-04, VC-CROW-05, VC-CROW-06, VC-RULING-25: the barricade breaks when the enemies behind it count four or more. An
    enemy with a sledgehammer counts two."""
    b, s = g.board, g.state
    terrain = b.terrain_of[b.entrance_tile[entrance]]
    if s.effect[terrain] == TRUCK_CONVOY:
        g.tell(e.REMINDER, terrain, TRUCK_CONVOY)
    if pressure(g, entrance) >= BARRICADE_HOLDS:
        s.barricades[entrance] = 0
        throw_item(s, CROWBAR)
        g.tell(e.BROKE_THROUGH, entrance)
        yield from come_in(g, entrance)


def pressure(g: VTable, entrance: Entrance, unknown: int = 0) -> int:
    """VC-CROW-05, VC-EVENT-03: returns what the enemies behind an entrance count against a barricade. ``unknown`` more tokens
    count as if all carried sledgehammers. During the event Truck Convoy everyone counts double."""
    b, s = g.board, g.state
    strength = sum(number * b.foe_strength[kind] for kind, number in enumerate(waiting_at(s, entrance)))
    strength += unknown * max(b.foe_strength)
    return strength * 2 if s.effect[b.terrain_of[b.entrance_tile[entrance]]] == TRUCK_CONVOY else strength


def remove_nulls(g: VTable) -> None:
    """VC-REINF-10, VC-REINF-11: Ø tokens leave the game. For each, a random special unit joins the enemy pool."""
    s = g.state
    for _ in range(s.nulls):
        add_special(g)
    s.nulls = 0
