"""The alarm of each terrain (VC-ALARM)."""

from __future__ import annotations

from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.pieces import DISTANT_RAID, VISIBLE
from bocage.games.v_commandos.rules.asking import VTable

from bocage.games.v_commandos.state import IN_PLAY
from bocage.games.v_commandos.types import Terrain


def trigger(g: VTable, terrain: Terrain, rule: str) -> None:
    """VC-ALARM-05, VC-ALARM-07, VC-ALARM-12, VC-RULING-35: the alarm token and the entrances turn orange and stay so. When it
    is triggered for the second time, nobody can shut it off any more."""
    s = g.state
    if not s.alarm[terrain] and s.terrain[terrain] == IN_PLAY:
        s.alarm[terrain] = 1
        s.alarms[terrain] += 1
        g.tell(e.ALARM_ON, terrain, rule=rule)


def make_noise(g: VTable, terrain: Terrain) -> None:
    """VC-ALARM-02: equipment with the alarm symbol triggers the alarm of the terrain where it is used, except during the event
    Distant Raid."""
    if g.state.effect[terrain] != DISTANT_RAID:
        trigger(g, terrain, "VC-ALARM-02")


def check_alarm(g: VTable, terrain: Terrain) -> None:
    """VC-ALARM-01, VC-ALARM-03, VC-ALARM-04: a visible character triggers the alarm at once; so do more commandos than the
    terrain card calls for (VC-OPER-10).

    Each terrain has its own alarm (VC-OPER-11). Critical commandos count towards the number but not as visible. Escorts count
    as visible but not towards the number.
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
