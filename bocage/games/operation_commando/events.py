"""What can happen, and the rule behind it. Sentences: ``event-<name>`` in ``text/``."""

from __future__ import annotations

from bocage.core.event import Happening

H = Happening

# the game and its turns
MISSION = H("mission", "scenario", "OC-SETUP-01")
TURN = H("turn", "number", "OC-ENDASSAULT-09")
PHASE = H("phase", "phase", "OC-PROG-02")
HAND_DEALT = H("hand_dealt", "side number", "OC-HAND-01")
MULLIGAN = H("mulligan", "side", "OC-MULL-03")
KEPT_HAND = H("kept_hand", "side", "OC-MULL-01")
# cards
DREW = H("drew", "side number", "OC-HAND-04")
DREW_CARDS = H("drew_cards", "cards", "OC-HAND-04")
NO_CARD_LEFT = H("no_card_left", "side", "OC-EXHAUST-01")
EXTRA_DRAW = H("extra_draw", "side", "OC-DEPHASE-05")
REJECTED = H("rejected", "side card", "OC-DEPHASE-05")
PLAYED = H("played", "side card", "OC-CANCEL-03")
CANCELLED = H("cancelled", "side card card2", "OC-CANCEL-04", salient=True)
DISCARDED = H("discarded", "side card", "OC-DISCARD-02")
MILLED = H("milled", "side card", "OC-DISCARD-04")
LEFT_GAME = H("left_game", "side card", "OC-HERO-03")
SAW_CARDS = H("saw_cards", "side cards", "OC-HAND-04")
LOOKED_AT_TOP = H("looked_at_top", "side pile number", "OC-HAND-04")
TOP_CARDS = H("top_cards", "pile cards", "OC-HAND-04")
TOOK_ONE_OF_TOP = H("took_one_of_top", "side", "OC-HAND-04")
TOOK_CARD = H("took_card", "card", "OC-HAND-04")
TAKEN_BACK = H("taken_back", "side card", "OC-BUILDING-03")
BROUGHT = H("brought", "side card", "OC-SETUP-05")
# tokens
TOKENS_GAINED = H("tokens_gained", "side token number", "OC-TOKEN-09")
TOKEN_RETURNED = H("token_returned", "side token", "OC-TOKEN-11")
TOKEN_PAID = H("token_paid", "side token", "OC-TOKEN-12")
TOKEN_PLAYED = H("token_played", "side token value", "OC-TOKEN-03", salient=True)
TOKEN_SURE = H("token_sure", "side token value", "OC-TOKEN-03", salient=True)
DICE_FOR_UNIT = H("dice_for_unit", "side card successes number value", "OC-TOKEN-10", salient=True)
DIE = H("die", "side success", "OC-DIE-02", salient=True)
DICE = H("dice", "side successes number", "OC-DIE-02", salient=True)
# the terrain
TERRAIN_TAKEN = H("terrain_taken", "side terrain", "OC-PROG-02")
TERRAIN_TURNED = H("terrain_turned", "terrain", "OC-PROG-06")
SIZE_CHANGED = H("size_changed", "number size", "OC-SIZE-01")
DRAWS_CHANGED = H("draws_changed", "side number", "OC-SETUP-14")
BUILDING_MARKED = H("building_marked", "terrain", "OC-BUILDING-08")
# the assault
COMMITTED = H("committed", "side card", "OC-COMBAT-01")
ATTACHED = H("attached", "side card", "OC-SUPPORT-06")
SUPPRESSED = H("suppressed", "side card", "OC-SUPPORT-07")
ABILITY_PAID = H("ability_paid", "side card", "OC-COMBAT-11")
BONUS_LAID = H("bonus_laid", "side card value", "OC-ACTION-02")
NEXT_COMBAT_BONUS = H("next_combat_bonus", "side number", "OC-COMBAT-11")
FIRST_UNIT_CHANGED = H("first_unit_changed", "side number", "OC-COMBAT-10")
TOKENS_FORBIDDEN = H("tokens_forbidden", "side", "OC-GEN-02")
SECOND_FORBIDDEN = H("second_forbidden", "side", "OC-GEN-02")
VALUES = H("values", "us de", "OC-COMBAT-10")
GAVE_UP = H("gave_up", "side us de", "OC-COMBAT-06")
ABANDONED = H("abandoned", "side terrain", "OC-ASSAULT-03")
COMBAT_WON = H("combat_won", "side number size", "OC-RESULT-03", salient=True)
UNIT_REMOVED = H("unit_removed", "card", "OC-ACTION-06")
ASSAULT_WON = H("assault_won", "side terrain", "OC-GEN-05", salient=True)
POINTS = H("points", "side number us de", "OC-ENDASSAULT-02")
RECOVERY_TRIED = H("recovery_tried", "card success", "OC-BUILDING-02", salient=True)
# heroics and permanent events
HEROIC_TAKEN = H("heroic_taken", "side", "OC-HERO-01")
HEROIC_CHOSEN = H("heroic_chosen", "card", "OC-HERO-01")
PERMANENT_TAKEN = H("permanent_taken", "side", "OC-PERM-02")
PERMANENT_CHOSEN = H("permanent_chosen", "card", "OC-PERM-02")
PERMANENT_PLAYED = H("permanent_played", "side card", "OC-PERM-04")
PERMANENT_USED = H("permanent_used", "side card", "OC-PERM-05")
PERMANENT_DESTROYED = H("permanent_destroyed", "side card", "OC-PERM-07")
# Sainte-Mère-Église
COLUMN_CHOSEN = H("column_chosen", "side column", "OC-SME-10")
FRONT_TURNED = H("front_turned", "terrain terrain2", "OC-SME-10")
TERRAIN_DISCARDED = H("terrain_discarded", "terrain", "OC-DISCARD-05")
STAYS_IN_SECTOR = H("stays_in_sector", "sector", "OC-HISTO-06")
COUNTER_PREPARED = H("counter_prepared", "number", "OC-COUNTER-02")
COUNTER_UNIT = H("counter_unit", "card", "OC-COUNTER-02")
COUNTER_LAUNCHED = H("counter_launched", "terrain", "OC-COUNTER-07")
COUNTER_LOST = H("counter_lost", "card", "OC-COUNTER-10")
COUNTER_TAKEN = H("counter_taken", "number", "OC-COUNTER-10")
TERRAIN_KEPT = H("terrain_kept", "terrain", "OC-COUNTER-13")
# the end
VICTORY = H("victory", "side", "OC-RESULT-02", salient=True)
DRAW = H("draw", "", "OC-HISTO-02", salient=True)
# the lesson
COACH = H("coach", "lesson", "OC-GEN-08")

ALL = tuple(value for value in list(globals().values()) if isinstance(value, H))
