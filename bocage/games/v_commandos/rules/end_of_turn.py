"""The end-of-turn phase, success and failure (VC-END), and the start of a turn (VC-SEQ-05)."""

from __future__ import annotations

from bocage.core.asking import choose
from bocage.core.decision import Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos import setup
from bocage.games.v_commandos.pieces import (
    CRITICAL, EVERY_ROLE, ITEMS, ITEM_KINDS, JAMMED, NO_EFFECT, NO_ITEM, NO_POINT, OPEN, SHUT, TNT)
from bocage.games.v_commandos.rules import completion, equipment, health
from bocage.games.v_commandos.rules.asking import OperationEnds, VTable, fail
from bocage.games.v_commandos.rules.chance import throw_item
from bocage.games.v_commandos.state import (
    COMPLETED, EVENTS, IN_PLAY, NOBODY, NO_CARD, OBJECTIVE_DONE, OBJECTIVE_OPEN, START_TURN, UNBUILT, UNUSED,
    WAITING, WON, State, commandos_on)
from bocage.games.v_commandos.types import Terrain


def after_enemy_phase(g: VTable) -> None:
    """VC-SCEN-05: from the end of the printed turn on, the operation fails if an enemy is on the tile of a protected objective
    and no commando there is fit."""
    b, s = g.board, g.state
    for terrain in b.all_terrains:
        if s.terrain[terrain] != IN_PLAY:
            continue
        for o in b.objectives_of[terrain]:
            if b.objective_watch[o] and s.objective[o] == OBJECTIVE_OPEN and (
                    s.turn - s.built[terrain] + 1 >= b.objective_watch[o]):
                tile = b.objective_home[o]
                if s.crowd[tile] and not any(s.face[c] != CRITICAL for c in commandos_on(s, tile)):
                    fail(g, "VC-SCEN-05")


def end_step(g: VTable) -> Steps:
    """VC-END-07, VC-TURN-01: first terrains collapse, then critical commandos whose time is up are eliminated, then failure is
    checked, then success."""
    b, s = g.board, g.state
    for terrain in b.all_terrains:
        if s.terrain[terrain] == IN_PLAY and b.collapse_after[terrain] and s.blast_turn[terrain] and (
                s.turn == s.blast_turn[terrain] + b.collapse_after[terrain]):
            yield from collapse(g, terrain)
    yield from health.end_of_critical_time(g)
    for terrain in b.all_terrains:
        completion.check_completion(g, terrain)
    check_success(g)
    new_turn(g)


def collapse(g: VTable, terrain: Terrain) -> Steps:
    """VC-SCEN-13: everyone on an indoor tile is eliminated, the equipment there is discarded, and the hatches there are
    blocked."""
    b, s = g.board, g.state
    g.tell(e.COLLAPSED, terrain)
    for tile in b.tiles_of[terrain]:
        if b.indoor[tile]:
            equipment.remove_enemies(g, tile)
            if b.hatch_on[tile] >= 0:
                s.hatches[b.hatch_on[tile]] = SHUT
    for tile in b.tiles_of[terrain]:
        if b.indoor[tile]:
            yield from equipment.eliminate_all(g, tile, exploded=True)
            for item in ITEM_KINDS:
                for _ in range(s.items[tile * ITEMS + item]):
                    throw_item(s, item)
                s.items[tile * ITEMS + item] = 0
            s.thrown[TNT] += s.charges[tile]
            s.charges[tile] = 0


def check_success(g: VTable) -> None:
    """VC-END-01, VC-END-08, VC-RULING-38: the operation is won when every objective of every terrain is accomplished and a
    living commando has left a last terrain.

    When all terrains are completed without that, the operation cannot be won any more. It fails because no living commando has
    left a last terrain (VC-RULING-46), or because a companion has not left the terrain that its rule names (VC-SCEN-18).
    """
    s = g.state
    someone_home = any(s.home[c] for c in s.squad)
    if all(state == OBJECTIVE_DONE for state in s.objective) and UNBUILT not in s.terrain and (
            someone_home and companions_home(g)):
        s.outcome = WON
        s.why = "VC-END-01"
        g.tell(e.SUCCESS)
        raise OperationEnds
    if all(state == COMPLETED for state in s.terrain):
        fail(g, "VC-SCEN-18" if someone_home else "VC-RULING-46")


def companions_home(g: VTable) -> bool:
    """VC-SCEN-18: every companion that must leave a certain terrain has done so."""
    return all(leaves is None or g.state.escort_left[x] for x, leaves in g.board.companions)


def new_turn(g: VTable) -> None:
    """VC-END-06, VC-EVENT-07: discards the event cards of this turn and begins a new turn."""
    s = g.state
    for terrain, card in enumerate(s.card):
        if card != NO_CARD:
            s.discarded[card] += 1
        s.card[terrain] = NO_CARD
        s.effect[terrain] = NO_EFFECT
        s.effect_arg[terrain] = UNUSED
        s.direction[terrain] = NO_POINT
    unjam(s)
    s.heat = [NOBODY] * len(s.heat)
    s.moved = [0] * len(s.moved)
    for c in EVERY_ROLE:
        s.acted[c] = WAITING
        s.budget[c] = s.used[c] = 0
    s.fidgets = 0
    s.phase = START_TURN


def unjam(s: State) -> None:
    """VC-EVENT-03, Jammed Weapon: the jammed weapon works again when the turn is over, wherever it is."""
    if s.jammed != NO_ITEM:
        for kit in s.kit:
            if JAMMED in kit:
                kit[kit.index(JAMMED)] = s.jammed
                kit.sort()
        for tile in range(len(s.crowd)):
            if s.items[tile * ITEMS + JAMMED]:
                s.items[tile * ITEMS + JAMMED] -= 1
                s.items[tile * ITEMS + s.jammed] += 1
    s.jammed = NO_ITEM
    s.jammed_printed = NOBODY


def start_turn_step(g: VTable) -> Steps:
    """VC-SEQ-05, VC-OPER-07, VC-OPER-08, VC-SCEN-21: new terrains are laid and doors are locked again. Then the event phase
    begins on all terrains."""
    b, s = g.board, g.state
    s.turn += 1
    g.tell(e.TURN_BEGINS, s.turn)
    due = [terrain for terrain in b.all_terrains if s.terrain[terrain] == UNBUILT and all(
        s.terrain[source] == COMPLETED for source in b.sources[terrain])]
    if due:
        yield from setup.build(g, due, [])
        release_replacements(s)
    for _ in range(b.relocks):
        options = [b.lexicon.act("relock", door) for terrain in b.all_terrains if s.terrain[terrain] == IN_PLAY
                   for door in b.doors_of[terrain] if s.doors[door] == OPEN]
        if options:
            choice = yield from choose(g, b.everyone, "relock", options, "VC-SCEN-21")
            s.doors[choice.args[0]] = SHUT
            g.tell(e.DOOR_LOCKED, choice.args[0], rule="VC-SCEN-21")
    if b.turn_limit and s.turn > b.turn_limit:
        fail(g, "VC-SCEN-23")
    s.terrains_todo = [terrain for terrain in b.all_terrains if s.terrain[terrain] == IN_PLAY]
    s.phase = EVENTS


def release_replacements(s: State) -> None:
    """VC-ELIM-07: a replacement may enter any terrain once a terrain was laid in a turn after the elimination."""
    for c in s.squad:
        if s.waiting[c] and s.waiting[c] < s.turn:
            s.waiting[c] = 0


