"""Event cards whose effect happens when they are drawn (VC-EVENT-03): a table from each effect to its function.

VC-EVENT-08: these effects never concern commandos between two hatches.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.decision import Steps
from bocage.games.v_commandos.pieces import (
    AMMO_CHECK, BARKING_DOGS, CHANGE_OF_GUARD, COUNTER_SEARCH, DROPPED_KEYS, FRESH_MAGAZINES, INFORMER, JAMMED_WEAPON,
    LOCAL_HELP, LOOSE_HATCH, LOST_CRATE, MAIL_DAY, RADIO_CHATTER, SECOND_WIND, SIXTH_SENSE, SNIPER_FIRE)
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.rules.cards.looking_ahead import radio_chatter, sixth_sense
from bocage.games.v_commandos.rules.cards.on_commandos import barking_dogs, informer, second_wind, sniper_fire
from bocage.games.v_commandos.rules.cards.on_equipment import ammo_check, jammed_weapon, local_help, lost_crate
from bocage.games.v_commandos.rules.cards.on_terrain import counter_search, dropped_keys, loose_hatch, mail_day, turn_faces
from bocage.games.v_commandos.types import Effect, Terrain

NOW: dict[Effect, Callable[[VTable, Terrain], Steps | None]] = {
    SIXTH_SENSE: sixth_sense,
    RADIO_CHATTER: radio_chatter,
    SNIPER_FIRE: sniper_fire,
    SECOND_WIND: second_wind,
    DROPPED_KEYS: dropped_keys,
    CHANGE_OF_GUARD: lambda g, terrain: turn_faces(g, terrain, to_mauser=True),
    FRESH_MAGAZINES: lambda g, terrain: turn_faces(g, terrain, to_mauser=False),
    JAMMED_WEAPON: jammed_weapon,
    LOST_CRATE: lost_crate,
    LOOSE_HATCH: loose_hatch,
    COUNTER_SEARCH: counter_search,
    BARKING_DOGS: barking_dogs,
    LOCAL_HELP: local_help,
    INFORMER: informer,
    MAIL_DAY: mail_day,
    AMMO_CHECK: ammo_check,
}
