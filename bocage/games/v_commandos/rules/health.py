"""Wounds, critical condition, healing (VC-HEALTH, VC-MEDKIT), elimination and replacement (VC-ELIM)."""

from __future__ import annotations

from bocage.core.asking import ask
from bocage.core.decision import Seat, Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.actions import ESCORT, figure_of
from bocage.games.v_commandos.pieces import (
    BOTH_SIDES, COMMANDO_CARDS, CRATE, CRITICAL, ITEMS, LARGE, MEDKIT, STEADY_HANDS, STEALTHY, VISIBLE)
from bocage.games.v_commandos.rules import alarm, objectives
from bocage.games.v_commandos.rules.asking import VTable, fail
from bocage.games.v_commandos.rules.chance import roll, throw_item
from bocage.games.v_commandos.rules.guards import post_guards, rise
from bocage.games.v_commandos.state import (
    ACTIVE, DONE, NOBODY, NO_SEAT, OFF_MAP, OUT, UNBUILT, WAITING, ability_of, is_critical, size_for, use_up)
from bocage.games.v_commandos.types import Character, Escort, Objective, Role, Side

KEEPS_KIT_ON = 5                # VC-CARD-04, Steady hands


def wound(g: VTable, who: Character) -> None:
    """VC-HEALTH-03, VC-HEALTH-05: a −1 token goes on the topmost slot without one. If a saved action lies there, the wound
    replaces it.

    VC-HEALTH-01, VC-ACT-07: during its activation the commando also loses one action at once. VC-ESCORT-05: an escort dies of
    its first wound.
    """
    b, s = g.board, g.state
    if who >= ESCORT:
        lose_escort(g, Escort(who - ESCORT))
        return
    c = Role(who)
    if s.face[c] == CRITICAL:
        return
    slots = b.plus_slots[c * 2 + s.side[c]]
    if slots - s.plus[c] <= s.wounds[c] < slots:            # +1 tokens lie on the lowest of their slots
        s.plus[c] -= 1
    s.wounds[c] += 1
    if s.acted[c] == ACTIVE and s.budget[c]:
        s.budget[c] -= 1
    g.tell(e.WOUNDED, c)
    if is_critical(b, s, c):
        fall(g, c)


def fall(g: VTable, c: Role) -> None:
    """VC-HEALTH-06, VC-HEALTH-07, VC-HEALTH-09: the commando is critical. It stays where it is, is neither stealthy nor
    visible, and can carry out 0-cost actions only."""
    s = g.state
    s.face[c] = CRITICAL
    s.uniform[c] = 0
    s.fell_turn[c] = s.turn
    s.budget[c] = 0
    g.tell(e.FELL, c)


def lose_escort(g: VTable, x: Escort) -> None:
    """VC-ESCORT-05, VC-ESCORT-11, VC-RULING-32: an escort is eliminated by its first wound, and losing it is a failure."""
    s = g.state
    tile = s.escort_tile[x]
    if tile >= 0:
        rise(g, figure_of(x), tile)
        s.heads[tile] -= 1
    s.escort_tile[x] = OUT
    g.tell(e.ESCORT_LOST, x)
    fail(g, "VC-ESCORT-11")


# --- healing ----------------------------------------------------------------------------------------------------------


def use_medkit(g: VTable, c: Role, patient: Role) -> Steps:
    """VC-MEDKIT-01, VC-MEDKIT-02, VC-MEDKIT-05: removes all −1 tokens and the critical condition. The face of a commando that
    was only wounded does not change.

    VC-MEDKIT-03: a commando that is healed before its activation then has all its actions. One that is healed during its
    activation regains none (VC-ACT-07).
    """
    b, s = g.board, g.state
    s.wounds[patient] = 0
    g.tell(e.HEALED, c, patient)
    if s.face[patient] == CRITICAL:
        recover(g, patient)
    if ability_of(b, s, c) == STEADY_HANDS:
        answer = yield from ask(g, s.seat[c], "steady_hands", [b.lexicon.act("apply"), b.lexicon.act("decline")], "VC-CARD-05",
                                c)
        if answer.verb == "apply":
            dice = roll(g, 1, (KEEPS_KIT_ON,))
            g.tell(e.KIT_KEPT if dice[0] >= KEEPS_KIT_ON else e.KIT_SPENT, c, tuple(dice))
            if dice[0] >= KEEPS_KIT_ON:
                return
    use_up(s, c, MEDKIT)
    throw_item(s, MEDKIT)


def recover(g: VTable, c: Role) -> None:
    """VC-MEDKIT-04, VC-RULING-37: a commando that was critical becomes stealthy, on a large tile visible, which triggers the
    alarm.

    If it has not been activated this phase, it may be.
    """
    s = g.state
    tile = s.tile[c]
    s.face[c] = VISIBLE if size_for(g.board, s, c, tile) == LARGE else STEALTHY
    g.tell(e.SEEN if s.face[c] == VISIBLE else e.HIDDEN, c, rule="VC-MEDKIT-04")
    alarm.check_alarm(g, g.board.terrain_of[tile])


def dress(g: VTable, c: Role, patient: Role) -> None:
    """VC-CARD-04, Dressing: removes the last −1 token of a commando on the tile."""
    g.state.wounds[patient] -= 1
    g.state.used[c] = 1
    g.tell(e.DRESSED, c, patient)


# --- elimination ------------------------------------------------------------------------------------------------------


def eliminate(g: VTable, c: Role, exploded: bool, rule: str = "VC-ELIM-01") -> Steps:
    """VC-ELIM-01, VC-ELIM-04, VC-ELIM-05: the commando's card goes to the discard. Its equipment stays on the tile; after an
    explosion, or between two hatches (VC-RULING-53), it is discarded.

    VC-END-02, VC-RULING-22: when the last commando falls, the operation fails. VC-ESCORT-02, VC-ESCORT-09: an escort that
    waited for the slot appears, and triggers the alarm if it is visible.
    """
    b, s = g.board, g.state
    tile = s.tile[c]
    if tile >= 0:
        rise(g, c, tile)
        s.heads[tile] -= 1
    for item in s.kit[c]:
        if item >= CRATE:
            objectives.put_crate_down(g, Objective(item - CRATE), tile)
        elif exploded or tile < 0:
            throw_item(s, item)
        else:
            s.items[tile * ITEMS + item] += 1
    s.kit[c], s.reserved[c] = [], []
    g.tell(e.ELIMINATED, c, rule=rule)
    s.tile[c] = OUT
    s.squad.remove(c)
    s.acted[c] = DONE
    if s.active == c:
        s.active = NOBODY
    if s.jammed_printed == c:
        s.jammed_printed = NOBODY
    seat = s.seat[c]
    s.seat[c] = NO_SEAT
    s.buried[c] = 1
    for x, companion in enumerate(s.escort_with):
        if companion == c and s.escort_tile[x] == OFF_MAP:  # VC-SCEN-18: below the map an escort is lost with it
            lose_escort(g, Escort(x))
    if not any(not s.waiting[other] for other in s.squad):
        fail(g, "VC-END-02")
    yield from replace(g, seat)
    if not exploded and tile >= 0:
        yield from objectives.meet_escort(g, tile)
        yield from post_guards(g, tile)
        alarm.check_alarm(g, b.terrain_of[tile])


def replace(g: VTable, seat: Seat) -> Steps:
    """VC-ELIM-02, VC-ELIM-03, VC-ELIM-06, VC-ELIM-08, VC-ELIM-09: a random card of the reserve joins the squad, unwounded and
    with its printed weapon only. Its player chooses the side.

    If the last terrain is already laid, nobody could enter any more, so nobody is drawn.
    """
    b, s = g.board, g.state
    if UNBUILT not in s.terrain:
        return
    if not any(s.reserve):
        s.reserve, s.buried = s.buried, [0] * COMMANDO_CARDS
    new = Role(g.dice.draw(s.reserve, "commando"))
    s.reserve[new] = 0
    if not any(s.reserve):
        s.reserve, s.buried = s.buried, [0] * COMMANDO_CARDS
    choice = yield from ask(g, seat, "replacement", [b.lexicon.act("side", side) for side in BOTH_SIDES], "VC-ELIM-02", new)
    enlist(g, new, Side(choice.args[0]), seat)
    s.waiting[new] = s.turn
    g.tell(e.REPLACED, new, choice.args[0])


def enlist(g: VTable, c: Role, side: Side, seat: Seat) -> None:
    """VC-CARD-01, VC-CARD-02, VC-CARD-09, VC-CARD-10, VC-HEALTH-02: a commando joins the squad: unwounded, off the map, with
    empty slots."""
    s = g.state
    s.squad.append(c)
    s.squad.sort()
    s.seat[c] = seat
    s.side[c] = side
    s.tile[c] = OFF_MAP
    s.face[c] = STEALTHY
    s.uniform[c] = s.wounds[c] = s.plus[c] = s.budget[c] = s.used[c] = 0
    s.left_turn[c] = s.fell_turn[c] = s.waiting[c] = s.through[c] = s.home[c] = 0
    s.acted[c] = WAITING
    s.reserve[c] = 0


def end_of_critical_time(g: VTable) -> Steps:
    """VC-HEALTH-08: a commando that became critical in turn N and still is at the end of turn N+1 is eliminated."""
    s = g.state
    for c in list(s.squad):
        if s.face[c] == CRITICAL and s.fell_turn[c] < s.turn:
            yield from eliminate(g, c, exploded=False, rule="VC-HEALTH-08")
