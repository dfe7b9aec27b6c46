"""How tired the regiments of Utah Beach are, and which of them Rally can help (OC-PIR)."""

from __future__ import annotations

from bocage.games.operation_commando.pieces import FRESH, PIR_501, PIR_502, PIR_506, Regiment
from bocage.games.operation_commando.state import State

REGIMENTS = (PIR_502, PIR_506)


def refreshable(s: State) -> list[Regiment]:
    """OC-PIR-12, OC-PIR-23, OC-RULING-59: the regiments that Rally can make fresh. One that rests this turn will be fresh
    anyway; only while the 501st fights does nobody rest."""
    return [each for each in REGIMENTS if s.pir_state[each] != FRESH and (each == s.pir or s.pir == PIR_501)]
