"""The tactics printed in the rulebook (KT-TACTIC, KT-SPEC, KT-MISSION): their names, what they cost, who brings them.

Those of the factions are data (``content/factions``); on a board they are numbered after these.
"""

from __future__ import annotations

from typing import NamedTuple

from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.pieces import PLAIN, Specialism, TacticNo

# KT-TACTIC-03: what everybody may use, what specialists bring, what missions bring.
(DECISIVE_SHOT, DECISIVE_MOVE, DECISIVE_STRIKE, TACTICAL_REROLL, TOUGH_AS_NAILS, INSANE_COURAGE,
 LEAD_BY_EXAMPLE, COMBAT_MASTER, SCANNER_SPEC, CUSTOM_AMMO, HAIL_OF_BULLETS, FIRST_AID, TAKE_COVER, DEADLY_PRECISION, SURVIVOR,
 FRENZY_TACTIC,
 SABOTAGE, DEFUSE, SCANNER_MISSION, STAY_THERE, SLIP_AWAY) = map(TacticNo, range(21))
NO_TACTIC = TacticNo(-1)


class PrintedTactic(NamedTuple):
    """``rule``: what it is for and when. ``specialism``: of the models that bring it, if specialists do."""

    id: str
    cost: int
    rule: str
    specialism: Specialism = PLAIN


GENERIC = {
    DECISIVE_SHOT: PrintedTactic("decisive_shot", 1, "KT-TACTIC-04"),
    DECISIVE_MOVE: PrintedTactic("decisive_move", 1, "KT-TACTIC-05"),
    DECISIVE_STRIKE: PrintedTactic("decisive_strike", 1, "KT-TACTIC-06"),
    TACTICAL_REROLL: PrintedTactic("tactical_reroll", 1, "KT-TACTIC-09"),
    TOUGH_AS_NAILS: PrintedTactic("tough_as_nails", 1, "KT-TACTIC-12"),
    INSANE_COURAGE: PrintedTactic("insane_courage", 2, "KT-TACTIC-16"),
}
OF_SPECIALISTS = {
    LEAD_BY_EXAMPLE: PrintedTactic("lead_by_example", 1, "KT-SPEC-02", p.LEADER),
    COMBAT_MASTER: PrintedTactic("combat_master", 1, "KT-SPEC-04", p.COMBAT),
    SCANNER_SPEC: PrintedTactic("scanner_spec", 1, "KT-SPEC-06", p.COMMS),
    CUSTOM_AMMO: PrintedTactic("custom_ammo", 1, "KT-SPEC-08", p.DEMOLITIONS),
    HAIL_OF_BULLETS: PrintedTactic("hail_of_bullets", 1, "KT-SPEC-10", p.HEAVY),
    FIRST_AID: PrintedTactic("first_aid", 1, "KT-SPEC-12", p.MEDIC),
    TAKE_COVER: PrintedTactic("take_cover", 1, "KT-SPEC-14", p.SCOUT),
    DEADLY_PRECISION: PrintedTactic("deadly_precision", 1, "KT-SPEC-16", p.SNIPER),
    SURVIVOR: PrintedTactic("survivor", 1, "KT-SPEC-18", p.VETERAN),
    FRENZY_TACTIC: PrintedTactic("frenzy", 1, "KT-SPEC-20", p.ZEALOT),
}
OF_MISSIONS = {
    SABOTAGE: PrintedTactic("sabotage", 1, "KT-MISSION1-09"),
    DEFUSE: PrintedTactic("defuse", 2, "KT-MISSION1-10"),
    SCANNER_MISSION: PrintedTactic("scanner_mission", 0, "KT-MISSION2-10"),
    STAY_THERE: PrintedTactic("stay_there", 1, "KT-MISSION3-10"),
    SLIP_AWAY: PrintedTactic("slip_away", 1, "KT-MISSION3-11"),
}
PRINTED = {**GENERIC, **OF_SPECIALISTS, **OF_MISSIONS}
