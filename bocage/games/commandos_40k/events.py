"""All events, with the names of their arguments. The sentences are in ``text/``.

``model`` and ``foe`` are models, ``dice`` the faces rolled, ``need`` the number to reach. KT-DICE-09: every die that is rolled
appears in an event that says what for, by whom and what it showed; a re-roll has an event of its own.
"""

from __future__ import annotations

from bocage.core.event import Happening

# before the battle
ROLL_OFF = Happening("roll_off", "seat die die2", "KT-DICE-08")
ROLE = Happening("role", "seat role", "KT-MISSION1-01")
EDGE = Happening("edge", "seat side", "KT-MISSION3-02")
HALF = Happening("half", "seat side", "KT-MISSION2-04")
MARKER_PLACED = Happening("marker_placed", "seat marker place", "KT-MISSION1-02")
RECON_CHOSEN = Happening("recon_chosen", "seat", "KT-RECON-01")
RECON_SHOWN = Happening("recon_shown", "seat card", "KT-RECON-01")
RECON_VOID = Happening("recon_void", "seat card", "KT-RECON-03")
TRAPS_COUNTED = Happening("traps_counted", "seat die number", "KT-RECON-04")
TRAP_LAID = Happening("trap_laid", "seat", "KT-RECON-04")
TRAP_LAID_AT = Happening("trap_laid_at", "seat piece", "KT-RECON-04")
NO_TRAP_LAID = Happening("no_trap_laid", "seat", "KT-RECON-04")
TRAPS_DISARMED = Happening("traps_disarmed", "seat", "KT-RECON-07")
HELD_BACK = Happening("held_back", "model", "KT-RECON-03")
LANDING = Happening("landing", "model die", "KT-MISSION1-05")
LANDS_NEARER = Happening("lands_nearer", "model length", "KT-MISSION1-05")
ZONE_GROWS = Happening("zone_grows", "model length", "KT-DEPLOY-01")
DEPLOYED = Happening("deployed", "model place", "KT-DEPLOY-01")
SOUGHT_ROLLED = Happening("sought_rolled", "die", "KT-MISSION2-05")

# rounds and phases
ROUND = Happening("round", "number", "KT-ROUND-01")
PHASE = Happening("phase", "phase", "KT-ROUND-01")
PART = Happening("part", "seat", "KT-MOVE-01")
SUB_PHASE = Happening("sub_phase", "sub", "KT-SHOOT-01")

# command
MORALE_ROLLED = Happening("morale_rolled", "seat dice need", "KT-MORALE-04")
BROKEN = Happening("broken", "seat", "KT-MORALE-06")
STEADFAST = Happening("steadfast", "seat", "KT-MORALE-04")
NERVE_ROLLED = Happening("nerve_rolled", "model die bonus need", "KT-NERVE-02")
NERVE_SURE = Happening("nerve_sure", "model", "KT-SPEC-17")
SHAKEN = Happening("shaken", "model", "KT-NERVE-05", salient=True)
CALM = Happening("calm", "model", "KT-NERVE-05")
POINTS_GAINED = Happening("points_gained", "seat number total", "KT-CMD-01")
INITIATIVE_ROLLED = Happening("initiative_rolled", "seat dice total", "KT-INIT-01")
INITIATIVE = Happening("initiative", "seat", "KT-INIT-03")

# tactics
TACTIC_USED = Happening("tactic_used", "seat tactic cost", "KT-TACTIC-01")
TACTIC_ON = Happening("tactic_on", "seat tactic cost model", "KT-TACTIC-01")
REROLLED = Happening("rerolled", "seat dice", "KT-DICE-04")

# movement
STAYED = Happening("stayed", "model", "KT-STAY-01")
PREPARED = Happening("prepared", "model", "KT-STAY-02")
MOVED = Happening("moved", "model path cost", "KT-NORMAL-01")
HALTED = Happening("halted", "model", "KT-MOVE-02")
ADVANCE_ROLLED = Happening("advance_rolled", "model dice bonus", "KT-ADVANCE-01")
FELL_BACK = Happening("fell_back", "model", "KT-FALLBACK-01")
CHARGE_DECLARED = Happening("charge_declared", "model foes", "KT-CHARGE-02")
NO_REACTION = Happening("no_reaction", "model", "KT-REACT-01")
OVERWATCH = Happening("overwatch", "model foe", "KT-REACT-04")
RETREATED = Happening("retreated", "model", "KT-REACT-08")
CHARGE_ROLLED = Happening("charge_rolled", "model dice total", "KT-CHARGE-05")
CHARGED = Happening("charged", "model", "KT-CHARGE-07", salient=True)
CHARGE_FAILED = Happening("charge_failed", "model", "KT-CHARGE-08", salient=True)
DANGER = Happening("danger", "model piece die", "KT-TERRAIN-05")
TRAP_MET = Happening("trap_met", "model piece", "KT-RECON-05")
TRAP = Happening("trap", "model piece die", "KT-RECON-05")
TRAP_SPENT = Happening("trap_spent", "piece", "KT-RECON-05")
SAVED_BY_SURVEY = Happening("saved_by_survey", "model die", "KT-RECON-08")
ESCAPED = Happening("escaped", "model", "KT-MISSION3-08", salient=True)
SLIPPED = Happening("slipped", "model die", "KT-MISSION3-11")

# attacks
SHOOTS = Happening("shoots", "model", "KT-SHOOT-05")
FIRED = Happening("fired", "model weapon foe", "KT-SHOOT-07")
ATTACKS_ROLLED = Happening("attacks_rolled", "model dice total", "KT-SHOOT-08")
ATTACKS = Happening("attacks", "model weapon foe number", "KT-SHOOT-08")
CHANNELLED = Happening("channelled", "model", "KT-WEAPON-12")
FIGHTS = Happening("fights", "model", "KT-FIGHT-02")
STRIKES = Happening("strikes", "model weapon foe number", "KT-FIGHT-10")
HIT_ROLLED = Happening("hit_rolled", "model die bonus need hit", "KT-HIT-01")
AUTO_HIT = Happening("auto_hit", "model", "KT-WEAPON-14")
MORE_HITS = Happening("more_hits", "model number", "KT-WEAPON-16")
WOUND_ROLLED = Happening("wound_rolled", "model die bonus need wounds", "KT-WOUND-01")
AUTO_WOUND = Happening("auto_wound", "model", "KT-WEAPON-15")
NO_SAVE = Happening("no_save", "model", "KT-WEAPON-03")
SAVE_ROLLED = Happening("save_rolled", "model die bonus need saved", "KT-SAVE-01")
DAMAGE_ROLLED = Happening("damage_rolled", "model dice total", "KT-DAMAGE-01")
FNP_ROLLED = Happening("fnp_rolled", "model die need ignored", "KT-FNP-01")
DAMAGED = Happening("damaged", "model number left", "KT-DAMAGE-01", salient=True)
MORTAL = Happening("mortal", "model", "KT-MORTAL-01")
TRAUMA_ROLLED = Happening("trauma_rolled", "model dice bonus total", "KT-TRAUMA-03")
LIGHT_WOUND = Happening("light_wound", "model number", "KT-TRAUMA-07", salient=True)
OUT = Happening("out", "model", "KT-TRAUMA-09", salient=True)
HAZARD_ROLLED = Happening("hazard_rolled", "model die", "KT-WEAPON-01")
FIRST_AID = Happening("first_aid", "model foe die", "KT-SPEC-12")
HEALED = Happening("healed", "model hp", "KT-TACTIC-03")
CEASED = Happening("ceased", "model", "KT-SHOOT-05")
PASSED = Happening("passed", "seat", "KT-SHOOT-02")

# the mission
FLIPPED = Happening("flipped", "seat marker number", "KT-MISSION2-07")
MARKER_REMOVED = Happening("marker_removed", "marker", "KT-MISSION2-08")
MARKER_FOUND = Happening("marker_found", "marker", "KT-MISSION2-08")
SABOTAGED = Happening("sabotaged", "seat marker", "KT-MISSION1-09", salient=True)
DEFUSED = Happening("defused", "seat marker", "KT-MISSION1-10", salient=True)
GOES_ON_ROLLED = Happening("goes_on_rolled", "die need", "KT-MISSION3-07")
SCORED = Happening("scored", "seat number", "KT-MISSION1-08")
OVER = Happening("over", "seat", "KT-SETUP-02", salient=True)
