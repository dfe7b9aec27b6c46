"""The effect vocabulary: which function carries out each word of ``content/`` (the class of a deed).

The board carries this table (``Board.deeds``): so ``carry_out`` finds the function of any word without importing its module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.core.decision import Steps
from bocage.games.operation_commando import content as c
from bocage.games.operation_commando.pieces import Side
from bocage.games.operation_commando.rules.assault import combat, recovery
from bocage.games.operation_commando.rules.cards import effects
from bocage.games.operation_commando.rules.missions import (
    graignes, permanent_events, production, regiments, sainte_mere_eglise, utah_beach)
from bocage.games.operation_commando.rules.table import Cause, OTable

# Each function takes the class of deed that it stands beside; no type says so for a whole table, hence ``Any``.
DEEDS: dict[type[c.Deed], Callable[[OTable, Side, Cause, Any], Steps]] = {
    # V.C. and dice
    c.Bonus: effects.bonus,
    c.Roll: effects.roll,
    c.DieTest: effects.die_test,
    c.DieTwice: effects.die_twice,
    # tokens
    c.Gain: effects.gain,
    c.Lose: effects.lose,
    # cards
    c.Draw: effects.draw,
    c.DrawUpTo: effects.draw_up_to,
    c.Mill: effects.mill,
    c.LookTop: effects.look_top,
    c.Discard: effects.discard,
    c.Reveal: effects.reveal,
    c.Bring: effects.bring,
    c.Recover: recovery.recover,
    # the Assault
    c.Destroy: combat.destroy,
    c.Size: effects.size,
    c.Draws: effects.draws,
    c.ForbidTo: effects.forbid,
    c.NextCombat: effects.next_combat,
    c.FirstUnit: effects.first_unit,
    c.MarkBuilding: effects.mark_building,
    # choices and costs
    c.Choose: effects.choose_one,
    c.Pay: effects.pay,
    # Sainte-Mère-Église
    c.StayInSector: sainte_mere_eglise.stay_in_sector,
    # Utah Beach
    c.NextChooser: utah_beach.next_chooser,
    c.ControlBonus: utah_beach.control_bonus,
    c.PlacePir: regiments.place_501st,
    c.RefreshPir: regiments.rally,
    c.DestroyPermanent: permanent_events.destroy,
    # Graignes
    c.MoveMarker: graignes.move_marker,
    c.Reopen: graignes.reopen,
    c.PlaceLock: graignes.place_lock,
    c.Produce: production.produce_more,
    c.BlockProduction: production.block_production,
}
