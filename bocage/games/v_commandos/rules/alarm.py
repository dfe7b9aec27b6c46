"""The alarm of each terrain (VC-ALARM)."""

from __future__ import annotations

from bocage.core.decision import Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.pieces import DISTANT_RAID, SHUT_OFF, VISIBLE
from bocage.games.v_commandos.rules import guards, objectives
from bocage.games.v_commandos.rules.asking import VTable

from bocage.games.v_commandos.state import IN_PLAY, OUT, UNHELD
from bocage.games.v_commandos.types import Role, Terrain


def trigger(g: VTable, terrain: Terrain, rule: str) -> None:
    """VC-ALARM-05, VC-ALARM-07, VC-ALARM-12, VC-RULING-35: token and entrances turn orange and stay so; a second time it is for
    good."""
    s = g.state
    if not s.alarm[terrain] and s.terrain[terrain] == IN_PLAY:
        s.alarm[terrain] = 1
        s.alarms[terrain] += 1
        g.tell(e.ALARM_ON, terrain, rule=rule)


def make_noise(g: VTable, terrain: Terrain) -> None:
    """VC-ALARM-02: equipment with the alarm symbol sets it off where it is used (not during a distant raid)."""
    if g.state.effect[terrain] != DISTANT_RAID:
        trigger(g, terrain, "VC-ALARM-02")


def check_alarm(g: VTable, terrain: Terrain) -> None:
    """VC-ALARM-01, VC-ALARM-03, VC-ALARM-04: someone visible, or more commandos than the card calls for (VC-OPER-10), sets it
    off at once.

    Each terrain has its own alarm (VC-OPER-11). Critical commandos count for the number, not as visible; escorts the other way
    round.
    """
    s = g.state
    if s.alarm[terrain] or s.terrain[terrain] != IN_PLAY:
        return
    number, terrain_of = 0, g.board.terrain_of
    for c in s.squad:
        tile = s.tile[c]
        if tile >= 0 and terrain_of[tile] == terrain:
            if s.face[c] == VISIBLE:
                trigger(g, terrain, "VC-ALARM-03")
                return
            number += 1
    if number > g.board.number_of[terrain]:
        trigger(g, terrain, "VC-ALARM-04")
        return
    for x, tile in enumerate(s.escort_tile):
        if tile >= 0 and terrain_of[tile] == terrain and s.escort_face[x] == VISIBLE:
            trigger(g, terrain, "VC-ESCORT-09")
            return


def shut_off(g: VTable, c: Role) -> Steps:
    """VC-ALARM-09, VC-ALARM-10, VC-ALARM-11, VC-ALARM-13: entrances turn black again, the token leaves the game; someone still
    visible starts it anew.

    VC-SCEN-08: where the alarm itself is the objective, this accomplishes it.
    """
    b, s = g.board, g.state
    terrain = b.terrain_of[s.tile[c]]
    token = b.alarm_of[terrain]
    s.alarm[terrain] = 0
    s.triangles[token] = OUT
    s.holder[token] = UNHELD                                # VC-RULING-19: its guard is free again
    g.tell(e.ALARM_OFF, terrain, c)
    for o in b.objectives_of[terrain]:
        if b.objective_word[o] == SHUT_OFF:
            objectives.accomplish(g, o)
    yield from guards.post_guards(g, s.tile[c])
    check_alarm(g, terrain)
