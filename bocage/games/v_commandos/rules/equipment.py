"""Equipment: picking up and dropping (VC-PICK), crowbar (VC-CROW), uniform (VC-UNIF), TNT (VC-TNT)."""

from __future__ import annotations

from collections.abc import Generator

from bocage.core.action import Action
from bocage.core.asking import ask
from bocage.core.decision import Decision, Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.pieces import (
    BURN, CRATE, CROWBAR, DESTROY, FOES, FOE_KINDS, ITEMS, ITEM_KINDS, NO_DOOR, OPEN, SHUT, TNT, UNIFORM)
from bocage.games.v_commandos.rules import alarm, completion, guards, health, objectives, stealth
from bocage.games.v_commandos.rules.asking import VTable, fail
from bocage.games.v_commandos.rules.chance import return_foe, throw_item
from bocage.games.v_commandos.state import OBJECTIVE_OPEN, UNHELD, add_item, commandos_on, escorts_on, triangles_on, use_up
from bocage.games.v_commandos.types import Door, Entrance, Item, Objective, Role, Tile

# VC-RULING-45: the rulebook allows any number of 0-cost actions, so two commandos could pass a crowbar to and fro for ever.
# This limit is far above what any sensible exchange of equipment needs.
MOST_FIDGETS = 40


# --- picking up, dropping, handing over -------------------------------------------------------------------------------


def pick(g: VTable, c: Role, item: Item) -> None:
    """VC-PICK-01, VC-PICK-02, VC-PICK-03: takes a green or blue token from the commando's tile onto a free slot. Red and orange
    tokens stay."""
    s = g.state
    s.items[s.tile[c] * ITEMS + item] -= 1
    add_item(s.kit[c], item)
    g.tell(e.PICKED, c, item)


def drop(g: VTable, c: Role, item: Item) -> Steps:
    """VC-PICK-04, VC-PICK-06: puts a token of the commando's card on its tile. VC-SCEN-06: a crate becomes an objective token
    again."""
    s = g.state
    tile = s.tile[c]
    s.kit[c].remove(item)
    g.tell(e.DROPPED, c, item, tile)
    if item < CRATE:
        s.items[tile * ITEMS + item] += 1
        return
    objectives.put_crate_down(g, Objective(item - CRATE), tile)
    yield from guards.post_guards(g, tile)


def give(g: VTable, c: Role, other: Role, item: Item) -> Steps:
    """VC-PICK-05: hands a token to a commando on the same tile, if its owner agrees."""
    s = g.state
    if (yield from agrees(g, c, other, "agree", item)):
        s.kit[c].remove(item)
        add_item(s.kit[other], item)
        g.tell(e.GAVE, c, other, item)


def swap(g: VTable, c: Role, other: Role, item: Item, wanted: Item) -> Steps:
    """VC-PICK-05: exchanges two tokens between commandos on the same tile."""
    s = g.state
    if (yield from agrees(g, c, other, "agree_swap", item, wanted)):
        s.kit[c].remove(item)
        s.kit[other].remove(wanted)
        add_item(s.kit[other], item)
        add_item(s.kit[c], wanted)
        g.tell(e.SWAPPED, c, other, item, wanted)


def agrees(g: VTable, c: Role, other: Role, kind: str, *items: int) -> Generator[Decision, Action, bool]:
    """VC-PICK-05: the owners of both commandos must agree. The other owner is asked only if it is another seat."""
    b, s = g.board, g.state
    if s.seat[c] == s.seat[other]:
        return True
    answer = yield from ask(g, s.seat[other], kind, [b.lexicon.act("agree"), b.lexicon.act("refuse")], "VC-PICK-05", c, other,
                            *items)
    if answer.verb == "refuse":
        g.tell(e.REFUSED, other)
    return answer.verb == "agree"


# --- crowbar ----------------------------------------------------------------------------------------------------------


def force_door(g: VTable, c: Role, door: Door) -> None:
    """VC-CROW-01, VC-RULING-36: opens a locked door of the tile without noise. The crowbar is spent, unless the setting says
    otherwise."""
    s = g.state
    s.doors[door] = OPEN
    g.tell(e.FORCED, c, door)
    if not g.board.crowbar_reusable:
        use_up(s, c, CROWBAR)
        throw_item(s, CROWBAR)


def barricade(g: VTable, c: Role, entrance: Entrance) -> None:
    """VC-CROW-02, VC-CROW-03, VC-CROW-07: lays the crowbar, red side up, on an enemy entrance of the tile. It never goes on a
    door."""
    s = g.state
    use_up(s, c, CROWBAR)
    s.barricades[entrance] = 1
    g.tell(e.BARRICADED, c, entrance)


def turn_lock(g: VTable, c: Role, door: Door) -> None:
    """VC-CARD-04, Locksmith: opens a locked door of the tile or locks an open one, without noise."""
    s = g.state
    s.doors[door] = SHUT if s.doors[door] == OPEN else OPEN
    g.tell(e.DOOR_LOCKED if s.doors[door] == SHUT else e.DOOR_OPENED, door)


# --- uniform ----------------------------------------------------------------------------------------------------------


def disguise(g: VTable, c: Role) -> None:
    """VC-UNIF-01, VC-UNIF-02, VC-UNIF-03, VC-UNIF-06: the commando puts the uniform on and discards the token. If no enemy is
    on the tile, it becomes stealthy."""
    s = g.state
    use_up(s, c, UNIFORM)
    throw_item(s, UNIFORM)
    s.uniform[c] = 1
    g.tell(e.DISGUISED, c)
    if not s.crowd[s.tile[c]]:
        stealth.hide(g, c, "VC-UNIF-03")


# --- TNT --------------------------------------------------------------------------------------------------------------


def lay_charge(g: VTable, c: Role) -> None:
    """VC-TNT-01, VC-TNT-09, VC-RULING-30: lays the charge, red side up, on the tile. This makes no noise, unless the setting
    says otherwise."""
    s = g.state
    tile = s.tile[c]
    use_up(s, c, TNT)
    s.charges[tile] += 1
    g.tell(e.CHARGE_LAID, c, tile)
    if g.board.noise_on_laying:
        alarm.make_noise(g, g.board.terrain_of[tile])


def detonate(g: VTable, c: Role, tile: Tile) -> Steps:
    """VC-TNT-02, VC-TNT-03, VC-SEQ-04: any commando on the terrain, critical or not, sets off a red charge there.

    VC-TNT-08, VC-END-05: the operation fails at once if the tile holds an objective that must not be destroyed.
    """
    b, s = g.board, g.state
    terrain = b.terrain_of[tile]
    g.tell(e.EXPLODED, c, tile)
    if keeps_something(g, tile):
        fail(g, "VC-TNT-08")
    destroyed = [o for o in b.objectives_of[terrain] if b.objective_word[o] in (DESTROY, BURN) and (
        s.objective[o] == OBJECTIVE_OPEN and s.triangles[b.objective_triangle[o]] == tile)]
    clear_tile(g, tile)
    yield from eliminate_all(g, tile, exploded=True)
    for o in destroyed:                                     # VC-SCEN-02, VC-TNT-05, VC-TNT-07
        objectives.accomplish(g, o)
        s.blast_turn[terrain] = s.turn
    s.blasts[terrain] += 1
    if destroyed and b.blast_spreads[terrain]:
        yield from spread(g, tile)
    alarm.make_noise(g, terrain)
    alarm.check_alarm(g, terrain)
    completion.check_completion(g, terrain)


def keeps_something(g: VTable, tile: Tile) -> bool:
    """VC-TNT-08, VC-SCEN-06: an objective that must not be destroyed lies on the tile, or someone there carries one."""
    b, s = g.board, g.state
    lying = any(objectives.is_keep(b.objective_word[o]) and s.objective[o] == OBJECTIVE_OPEN
                and s.triangles[b.objective_triangle[o]] == tile for o in b.objectives_of[b.terrain_of[tile]])
    return lying or any(item >= CRATE for c in commandos_on(s, tile) for item in s.kit[c])


def clear_tile(g: VTable, tile: Tile) -> None:
    """VC-TNT-04, VC-TNT-05, VC-TNT-06, VC-TNT-10, VC-REWARD-03: enemies go back to the pool without a reward; equipment and
    other charges are discarded.

    Alarm tokens (VC-ALARM-08), nests (VC-NEST-06) and hatches stay. A barricade stays too, because it lies on the entrance.
    """
    s = g.state
    for item in ITEM_KINDS:
        for _ in range(s.items[tile * ITEMS + item]):
            throw_item(s, item)
        s.items[tile * ITEMS + item] = 0
    s.thrown[TNT] += s.charges[tile]
    s.charges[tile] = 0
    remove_enemies(g, tile)


def remove_enemies(g: VTable, tile: Tile) -> None:
    """VC-TNT-06: every enemy of a tile goes back to the pool and leaves no reward."""
    b, s = g.board, g.state
    for kind in FOE_KINDS:
        for _ in range(s.foes[tile * FOES + kind]):
            return_foe(s, kind)
            g.tell(e.KILLED, kind, tile, rule="VC-TNT-06")
        s.foes[tile * FOES + kind] = 0
    s.heads[tile] -= s.crowd[tile]
    s.crowd[tile] = s.moved[tile] = 0
    for token in triangles_on(b, s, tile):
        if 0 <= s.holder[token] < FOES:
            s.holder[token] = UNHELD


def eliminate_all(g: VTable, tile: Tile, exploded: bool) -> Steps:
    """VC-ELIM-01: everyone on the tile is eliminated. Neither stealth nor a nest protects."""
    for x in escorts_on(g.state, tile):
        health.lose_escort(g, x)
    for c in commandos_on(g.state, tile):
        yield from health.eliminate(g, c, exploded)


def spread(g: VTable, tile: Tile) -> Steps:
    """VC-SCEN-17: everyone on a neighbouring tile through an open edge or an open door is eliminated too. The equipment there
    stays."""
    s = g.state
    for other, door in g.board.edges[tile]:
        if door == NO_DOOR or s.doors[door] == OPEN:
            g.tell(e.BLAST_SPREAD, other)
            remove_enemies(g, other)
            yield from eliminate_all(g, other, exploded=False)
