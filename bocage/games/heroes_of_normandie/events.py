"""All events of the game, with the names of their arguments. The sentences are in ``text/``.

``unit`` and ``foe`` are counters. A hidden counter is named by its number alone.
"""

from __future__ import annotations

from bocage.core.event import Happening

# before the game
INITIATIVE = Happening("initiative", "side", "HN-SETUP-04")
DREW = Happening("drew", "seat number", "HN-CARD-09")
DREW_CARDS = Happening("drew_cards", "seat cards", "HN-CARD-09")
REPLACED_CARD = Happening("replaced_card", "seat card", "HN-SETUP-12")
RESHUFFLED = Happening("reshuffled", "side", "HN-CARD-08")
DEPLOYED = Happening("deployed", "unit square", "HN-SETUP-06")
DEPLOYED_HIDDEN = Happening("deployed_hidden", "seat unit square", "HN-ABIL-09")
DEPLOYED_ABOARD = Happening("deployed_aboard", "unit foe", "HN-SETUP-08")
DEPLOYED_POSITION = Happening("deployed_position", "seat square", "HN-SETUP-01")
HORN_PLACED = Happening("horn_placed", "seat square", "HN-EQUIP-02")
DIRECTIVES_CHOSEN = Happening("directives_chosen", "seat directive", "HN-ORDN-07")
PLAYING_ORDER = Happening("playing_order", "side seat", "HN-MULTI-07")

# turns and phases
TURN = Happening("turn", "number", "HN-SETUP-05")
PHASE = Happening("phase", "phase", "HN-ORDER-01")
MARKER = Happening("marker", "number side", "HN-VICTORY-11")
ARRIVED = Happening("arrived", "unit square", "HN-VICTORY-11")

# orders
TOKENS_TAKEN = Happening("tokens_taken", "seat number", "HN-ORDER-03")
ORDERED = Happening("ordered", "unit", "HN-ORDER-01")
ORDER_WAS = Happening("order_was", "unit token", "HN-ORDER-10")
SMOKE_ORDERED = Happening("smoke_ordered", "seat", "HN-ORDN-18")
TOKEN_LOST = Happening("token_lost", "unit", "HN-ORDER-08")
TOKENS_SWAPPED = Happening("tokens_swapped", "unit foe", "HN-CARD-12")
TOKEN_MOVED = Happening("token_moved", "unit foe", "HN-CARD-12")
SHARED = Happening("shared", "seat", "HN-MULTI-04")
SHARED_SPECIAL = Happening("shared_special", "seat", "HN-MULTI-04")
SHARED_BLUFF = Happening("shared_bluff", "seat", "HN-MULTI-04")
DIRECTED = Happening("directed", "unit directive", "HN-ORDN-07")

# activation
REVEALED = Happening("revealed", "unit token", "HN-ACT-01")
SMOKE_TURN = Happening("smoke_turn", "seat token", "HN-ORDN-19")
ACTIVATED = Happening("activated", "unit", "HN-ACT-11")
AUTONOMOUS = Happening("autonomous", "unit", "HN-ABIL-05")
ACTIVE_MARKER = Happening("active_marker", "unit", "HN-ACT-06")
DECLINED = Happening("declined", "unit", "HN-ACT-04")
AGAIN = Happening("again", "unit", "HN-TRAIT-07")

# movement
STEPPED = Happening("stepped", "unit square", "HN-MOVE-01")
DROVE = Happening("drove", "unit square direction", "HN-VEH-04")
TURNED = Happening("turned", "unit", "HN-ABIL-01")
HID = Happening("hid", "unit", "HN-ABIL-09")
CONCEALED = Happening("concealed", "unit", "HN-ORDN-05")
AIMED = Happening("aimed", "unit direction", "HN-ARC-03")
STOPPED = Happening("stopped", "unit", "HN-TERR-08")
STOPPED_BY = Happening("stopped_by", "unit", "HN-HEAVY-11")
BARRED = Happening("barred", "unit square", "HN-ZOC-03")
SPOTTED = Happening("spotted", "unit", "HN-ABIL-13", salient=True)
DECOY_GONE = Happening("decoy_gone", "unit", "HN-TRAIT-14", salient=True)
EMBARKED = Happening("embarked", "unit foe", "HN-TRANSPORT-04")
LEFT_VEHICLE = Happening("left_vehicle", "unit square", "HN-TRANSPORT-04")
SPILLED = Happening("spilled", "unit square", "HN-TRANSPORT-10")
REDEPLOYED = Happening("redeployed", "unit square", "HN-TERR-04")
PUSHED = Happening("pushed", "unit square", "HN-VEH-11")
CRUSHED = Happening("crushed", "unit", "HN-VEH-12", salient=True)
EXITED = Happening("exited", "unit", "HN-MOVE-12", salient=True)
CUT_HEDGE = Happening("cut_hedge", "unit square", "HN-EQUIP-10")
DUG_IN = Happening("dug_in", "unit square", "HN-EQUIP-04")
MOVED_ON = Happening("moved_on", "unit", "HN-CARD-02")

# fire
FIRED = Happening("fired", "unit weapon manner", "HN-FIRE-08")
AIMED_AT = Happening("aimed_at", "unit foe", "HN-FIRE-06")
AIMED_POINT = Happening("aimed_point", "unit point", "HN-INDIRECT-01")
ROLLED = Happening("rolled", "seat dice", "HN-FIRE-07")
REROLLED = Happening("rerolled", "seat dice", "HN-TRAIT-16")
SHOT = Happening("shot", "foe total defence added", "HN-FIRE-07")         # added: what the die got
MISSED = Happening("missed", "foe", "HN-FIRE-07", salient=True)
SHOT_LOST = Happening("shot_lost", "unit", "HN-FIRE-11", salient=True)
SUPPRESSED = Happening("suppressed", "unit number", "HN-SUPP-03", salient=True)
RECOVERED = Happening("recovered", "unit number", "HN-RESERVE-08")
STEP_LOST = Happening("step_lost", "unit", "HN-DAMAGE-02", salient=True)
ELIMINATED = Happening("eliminated", "unit", "HN-DAMAGE-01", salient=True)
DESTROYED = Happening("destroyed", "unit", "HN-DAMAGE-03", salient=True)
DIRECT_HIT = Happening("direct_hit", "unit", "HN-DAMAGE-07", salient=True)
DAMAGED = Happening("damaged", "unit damage", "HN-HEAVY-01", salient=True)
REPAIRED = Happening("repaired", "unit damage", "HN-HEAVY-08")
STOOD_IN = Happening("stood_in", "unit foe", "HN-ABIL-30", salient=True)
SAVED = Happening("saved", "unit", "HN-CARD-02", salient=True)
CORRECTED = Happening("corrected", "unit", "HN-ABIL-21")
SCATTERED = Happening("scattered", "point", "HN-INDIRECT-09")
OFF_BOARD = Happening("off_board", "", "HN-INDIRECT-13", salient=True)
EXPLODED = Happening("exploded", "point", "HN-INDIRECT-04")
EXPLODED_INSIDE = Happening("exploded_inside", "square", "HN-BLDG-08")
STRUCTURE_HIT = Happening("structure_hit", "square number", "HN-ABIL-07", salient=True)
STRUCTURE_FELL = Happening("structure_fell", "square", "HN-TERR-02", salient=True)
SMOKE_PLACED = Happening("smoke_placed", "point number", "HN-ORDN-19")
SMOKE_FADED = Happening("smoke_faded", "point number", "HN-ORDN-20")

# assault
ASSAULTED = Happening("assaulted", "unit foe", "HN-ASSAULT-01")
CLASHED = Happening("clashed", "unit total foe total2 added added2", "HN-ASSAULT-10")
REPULSED = Happening("repulsed", "unit foe", "HN-ASSAULT-11", salient=True)
ASSAULT_WON = Happening("assault_won", "unit foe", "HN-ASSAULT-10", salient=True)
RETREATED = Happening("retreated", "unit square", "HN-ASSAULT-14")
RETREATED_ABOARD = Happening("retreated_aboard", "unit foe", "HN-ASSAULT-14")
OCCUPIED = Happening("occupied", "unit square", "HN-ASSAULT-16")

# cards, tokens, options
CARD_PLAYED = Happening("card_played", "seat card", "HN-CARD-02")
CARD_CANCELLED = Happening("card_cancelled", "seat card", "HN-CARD-05", salient=True)
CARD_LOST = Happening("card_lost", "seat card", "HN-CARD-06")
CARDS_DISCARDED = Happening("cards_discarded", "seat cards", "HN-RESERVE-10")
CARD_SWAPPED = Happening("card_swapped", "seat seat2", "HN-MULTI-12")
AA_ROLLED = Happening("aa_rolled", "seat die total number", "HN-AIR-01", salient=True)
TOKEN_SPENT = Happening("token_spent", "seat option", "HN-EQUIP-14")
TOKENS_BACK = Happening("tokens_back", "seat option number", "HN-EQUIP-09")
BOMB_ATTACHED = Happening("bomb_attached", "unit foe", "HN-EQUIP-06")
BOMB_EXPLODED = Happening("bomb_exploded", "foe", "HN-EQUIP-07")
CHARGE_PLACED = Happening("charge_placed", "unit square", "HN-EQUIP-12")
CHARGE_EXPLODED = Happening("charge_exploded", "square", "HN-EQUIP-12")
TACTIC_TAKEN = Happening("tactic_taken", "unit", "HN-VICTORY-08")
TACTIC_WAS = Happening("tactic_was", "tactic", "HN-VICTORY-08")
TACTIC_USED = Happening("tactic_used", "seat tactic", "HN-VICTORY-08")
EFFECT = Happening("effect", "card unit", "HN-CARD-03")

# the end
BROKEN = Happening("broken", "tile side number", "HN-ARMY-13")
SCORED = Happening("scored", "side number", "HN-VICTORY-05")
PRISONER_TAKEN = Happening("prisoner_taken", "unit", "HN-VICTORY-05")
PRISONER_LOST = Happening("prisoner_lost", "", "HN-VICTORY-05")
INITIATIVE_KEPT = Happening("initiative_kept", "side", "HN-ORDN-15")
INITIATIVE_PASSED = Happening("initiative_passed", "side", "HN-RESERVE-13")
GAME_OVER = Happening("game_over", "side", "HN-VICTORY-01")
GAME_DRAWN = Happening("game_drawn", "", "HN-VICTORY-10")
