"""Stealth (VC-STEALTH) and the stealth test (VC-TEST) of commandos and escorts.

VC-STEALTH-15: enemies are always visible, so they have no face. Only commandos and some escorts have one.
"""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.asking import ask
from bocage.core.decision import Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.actions import ESCORT, figure_of
from bocage.games.v_commandos.pieces import (
    CRITICAL, DOG_HANDLER, FLARE, MEDIUM, SHADOW, SMALL, STEADY_NERVES, STEALTHY, VISIBLE)
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.rules.chance import roll
from bocage.games.v_commandos.state import ability_of, escorts_on, foes_by_kind, size_for
from bocage.games.v_commandos.types import Character, Role, Terrain, Tile

FAILS_ON = 2                    # VC-TEST-03
FAILS_ON_MORE = 3               # for dog handlers, and during the event Flare


def face_of(g: VTable, who: Character) -> int:
    """VC-STEALTH-01: every commando on a terrain is stealthy, visible or critical, and everybody sees which."""
    return g.state.face[who] if who < ESCORT else g.state.escort_face[who - ESCORT]


def be_seen(g: VTable, who: Character, rule: str) -> None:
    """VC-STEALTH-10, VC-UNIF-04, VC-UNIF-05, VC-ESCORT-08: the character becomes visible and stays so, with or without enemies
    near. A commando loses its uniform at that moment."""
    s = g.state
    if who >= ESCORT:
        if s.escort_face[who - ESCORT] == STEALTHY and g.board.escort_faces[who - ESCORT].can_be_seen:
            s.escort_face[who - ESCORT] = VISIBLE
            g.tell(e.SEEN, who, rule=rule)
    elif s.face[who] != CRITICAL:
        if s.face[who] == STEALTHY:
            s.face[who] = VISIBLE
            g.tell(e.SEEN, who, rule=rule)
        if s.uniform[who]:                                  # VC-UNIF-06: also if it was visible already
            s.uniform[who] = 0
            g.tell(e.UNIFORM_LOST, who)


def hide(g: VTable, who: Character, rule: str) -> None:
    """VC-STEALTH-04: the character becomes stealthy. This happens when it moves onto a suitable tile, puts on a uniform or is
    healed, never when it just waits."""
    s = g.state
    if who >= ESCORT:
        if s.escort_face[who - ESCORT] == VISIBLE and g.board.escort_faces[who - ESCORT].can_hide:
            s.escort_face[who - ESCORT] = STEALTHY
            g.tell(e.HIDDEN, who, rule=rule)
    elif s.face[who] == VISIBLE:
        s.face[who] = STEALTHY
        g.tell(e.HIDDEN, who, rule=rule)


def stealth_on_entering(g: VTable, who: Character, tile: Tile, sneaking: bool) -> Steps:
    """VC-STEALTH-05, VC-STEALTH-06, VC-STEALTH-07, VC-STEALTH-08, VC-STEALTH-09, VC-TEST-07: sets the face of a character that
    entered a tile through a door, across open ground or up a hatch."""
    face = face_of(g, who)
    if face == CRITICAL:                                    # VC-HEALTH-09: neither stealthy nor visible
        return
    size = size_for(g.board, g.state, who, tile)
    sheltered = size == SMALL or (size == MEDIUM and sneaking)
    if g.state.crowd[tile]:
        if face == VISIBLE:                                 # VC-STEALTH-08: the enemies see it come
            return
        if sheltered:                                       # VC-STEALTH-09, VC-UNIF-07, VC-MOVE-09
            yield from stealth_test(g, who, tile, foes_by_kind(g.state, tile), "VC-TEST-01")
        else:                                               # VC-RULING-01: it is seen without dice
            be_seen(g, who, "VC-STEALTH-06" if size > MEDIUM else "VC-STEALTH-07")
    elif sheltered:
        hide(g, who, "VC-STEALTH-05" if size == SMALL else "VC-SMOVE-01")
    else:
        be_seen(g, who, "VC-STEALTH-06" if size > MEDIUM else "VC-STEALTH-07")


def tests_on_arrival(g: VTable, tile: Tile, entering: Sequence[int]) -> Steps:
    """VC-TEST-02, VC-TEST-04, VC-TEST-05: when enemies enter a tile, each stealthy character there tests at once, with one die
    for each of these enemies."""
    s = g.state
    if not any(entering):
        return
    for c in s.squad:
        if s.tile[c] == tile and s.face[c] == STEALTHY:
            yield from stealth_test(g, c, tile, entering, "VC-TEST-02")
    for x in escorts_on(s, tile):                           # VC-ESCORT-07: an escort tests for itself, as commandos do
        if s.escort_face[x] == STEALTHY and g.board.escort_faces[x].can_be_seen:
            yield from stealth_test(g, figure_of(x), tile, entering, "VC-TEST-02")


def stealth_test(g: VTable, who: Character, tile: Tile, enemies: Sequence[int], rule: str) -> Steps:
    """VC-TEST-01, VC-TEST-03, VC-TEST-06: rolls one die for each enemy. On a 1 or 2 the character becomes visible. Ø tokens and
    escorts, even of enemy nationality (VC-ESCORT-13), bring no die."""
    b, s = g.board, g.state
    if who >= ESCORT and not b.escort_faces[who - ESCORT].can_be_seen:
        return                                              # VC-ESCORT-06: this escort is always stealthy
    terrain = b.terrain_of[tile]
    failures = roll_test(g, who, terrain, enemies, rule)
    if failures and s.effect[terrain] == STEADY_NERVES and s.effect_arg[terrain] < 0 and who < ESCORT:
        again = yield from ask(g, s.seat[who], "steady_nerves", [b.lexicon.act("reroll", sum(enemies)), b.lexicon.act("keep")],
                               "VC-EVENT-03", who, failures)
        if again.verb == "reroll":
            s.effect_arg[terrain] = 1
            failures = roll_test(g, who, terrain, enemies, rule)
    if failures == 1 and who < ESCORT and ability_of(b, s, Role(who)) == SHADOW:
        answer = yield from ask(g, s.seat[who], "shadow", [b.lexicon.act("apply"), b.lexicon.act("decline")], "VC-CARD-05", who)
        if answer.verb == "apply":
            g.tell(e.FORGIVEN, who)
            failures = 0
    if failures:
        be_seen(g, who, "VC-STEALTH-13")
    else:
        g.tell(e.UNDETECTED, who)


def roll_test(g: VTable, who: Character, terrain: Terrain, enemies: Sequence[int], rule: str) -> int:
    """VC-TEST-03, VC-EVENT-03: returns how many dice show 1 or 2. For dog handlers, and for all enemies during the event Flare,
    a 3 counts too."""
    dogs = enemies[DOG_HANDLER]
    limit = FAILS_ON_MORE if g.state.effect[terrain] == FLARE else FAILS_ON
    dice = roll(g, sum(enemies) - dogs, (limit + 1,))
    more = roll(g, dogs, (FAILS_ON_MORE + 1,))
    g.tell(e.TESTED, who, tuple(dice + more), rule=rule)
    return sum(1 for die in dice if die <= limit) + sum(1 for die in more if die <= FAILS_ON_MORE)
