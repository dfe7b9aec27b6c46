"""The words that files may use: abilities of weapons, ids that are taken, what a tactic can do and when."""

from __future__ import annotations

import re

from bocage.games.commandos_40k.pieces import SPECIALISMS
from bocage.games.commandos_40k.printed_tactics import PRINTED

# §9: abilities of weapons; those of the second list have a number behind them: ``rapid_fire:1``.
ABILITIES = ("hazardous", "assault", "devastating_wounds", "grenade", "ignores_cover", "twin_linked", "heavy", "pistol",
             "precision", "psychic", "torrent", "lethal_hits")
NUMBERED = ("wounds_on", "melta", "rapid_fire", "sustained_hits")
# Those that mean nothing to a blow in melee.
ONLY_SHOOTING = ("assault", "grenade", "heavy", "ignores_cover", "pistol", "precision", "melta", "rapid_fire")
# Those that a tactic can give for a while: what a model needs to be activated at all comes too late then.
GRANTED = ("devastating_wounds", "ignores_cover", "twin_linked", "heavy", "precision", "lethal_hits", *NUMBERED)
# KT-WOUND-02: no die wounds on a 1, and every 6 does.
ABILITY = re.compile(rf"({'|'.join(ABILITIES)})|wounds_on:[2-6]|({'|'.join(NUMBERED[1:])}):[1-9]")
DICE = re.compile(r"([1-9]?D[36])(\+[1-9])?|[1-9]\d?")
ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
# Words that a team's text uses for something else.
BARE_HANDS = "bare_hands"               # KT-FIGHT-17: what a model without a melee weapon fights with
TAKEN = (*filter(None, SPECIALISMS.values()), "bs", "ws", BARE_HANDS)
TACTICS = tuple(tactic.id for tactic in PRINTED.values())
ACTIVATIONS = ("shoot_activation", "fight_activation")
# What an effect may be, by its op and by the word that makes it particular, and at which moments it means something.
EFFECTS: dict[tuple[str, str], tuple[str, ...]] = {
    ("status", "obscured_to_all"): ("shooting_start",),
    ("status", "nerve_range"): ("nerve",),
    ("status", "advance_fixed"): ("movement_start",),
    ("reroll_ones", "hit"): ACTIVATIONS,
    ("reroll_ones", "wound"): ACTIVATIONS,
    ("grant_ability", ""): ACTIVATIONS,
    ("modify_roll", "hit"): ACTIVATIONS,
    ("modify_roll", "wound"): ACTIVATIONS,
    ("modify_roll", "nerve"): ("nerve",),
    ("modify_roll", "charge"): ("charge_rolled",),
    ("modify_roll", "trauma"): ("trauma",),
    ("modify_roll", "attacks"): ("overwatch",),
    ("heal", ""): ("movement_start", "shooting_start", "fight_start"),
    ("move_bonus", "pile_in"): ("fight_activation",),
    ("move_bonus", "consolidate"): ("fight_activation",),
    ("move_bonus", "normal"): ("movement_start",),
    ("move_bonus", "advance"): ("movement_start",),
    ("move_bonus", "charge"): ("movement_start",),
    ("auto_pass", "nerve"): ("nerve",),
}
# Which weapons an effect on weapons can be about at each moment; none named: all that attack then.
WEAPONS = {"shoot_activation": ("one_ranged", "all_ranged"), "fight_activation": ("all_melee",)}
# KT-STAY-01: when models may have remained stationary in this round, so that a tactic can ask for it.
STATIONARY_AT = ("shooting_start", "fight_start", "trauma", *ACTIVATIONS)
# Whom a tactic can be about at each moment: where nobody acts or rolls, a model is chosen.
CHOSEN_AT = ("shooting_start", "movement_start", "fight_start")
NEEDS_AMOUNT = ("modify_roll", "heal", "move_bonus")
STATUS_WITH_AMOUNT = ("nerve_range", "advance_fixed")
