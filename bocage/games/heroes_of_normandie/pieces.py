"""Names and numbers that everything else shares: sides, kinds, faces, tokens, phases, abilities."""

from __future__ import annotations

SIDES = ("us", "ge")
US, GE = 0, 1

# HN-GEN-11: moving, displacement and movement are one word everywhere.
# Kinds of unit, and columns of combat bonuses (HN-GEN-01, HN-GEN-04).
INFANTRY, LIGHT, HEAVY = 0, 1, 2
KINDS = ("infantry", "light", "heavy")
CROSS = -99                                 # HN-GEN-05: no bonus against that kind

# Faces of infantry; the back of a posture unit is no damaged face (HN-GEN-02, HN-GEN-03).
FRONT, BACK = 0, 1

# Where a counter is when it is on no square.
GONE, CARRIED, EXITED = -1, -2, -3
NOBODY = -1
BLOCKED = 99

# Facings (HN-VEH-02): clockwise from north.
DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
STEP_X = (0, 1, 1, 1, 0, -1, -1, -1)
STEP_Y = (-1, -1, 0, 1, 1, 1, 0, -1)

# Tokens on counters: 0 none, 1 to 10 the order's number (HN-ORDER-03, HN-ORDER-04).
NO_TOKEN, BLUFF, SPECIAL = 0, 11, 12
# HN-GEN-15: the tokens in the box limit what a player can have.
MOST_ORDERS, MOST_BLUFFS, MOST_SPECIALS = 10, 2, 2
TOKEN_WORDS = ("none", *(str(number) for number in range(1, 11)), "bluff", "special")

# How a unit is concealed: not at all, on its ambush face, by marker A or B of the Concealed ordinance.
OPEN, AMBUSHED, MARKER_A, MARKER_B = 0, 1, 2, 3

# What has become of a counter's order this turn.
FRESH, ACTED, ACTIVE = 0, 1, 2              # not activated; revealed token beside it; Active marker (HN-ACT-05, HN-ACT-06)

# Marks of a counter, as bits: may use opportunity fire this turn by a card; has lost its token this turn; has moved in this
# Reserve phase; has been activated again by Heroic this turn.
ON_ALERT, LOST_TOKEN, MOVED, WAS_HEROIC = 1, 2, 4, 8

# Why a moving unit goes no further: whatever it is, or the ground (HN-TERR-08), which a card may make good. What a movement by
# a card may not be used for.
STOPPED, BY_TERRAIN = 1, 2
NO_ASSAULT, STEPS_ONLY = 1, 2

# Damage markers of heavy vehicles (HN-HEAVY-02, HN-HEAVY-03, HN-HEAVY-04, HN-HEAVY-05), as bits.
CREW, TRACKS, HULL, MAIN_WEAPON = 1, 2, 4, 8
DAMAGE_NAMES = {CREW: "crew", TRACKS: "tracks", HULL: "hull", MAIN_WEAPON: "weapon"}

# Abilities as bits of a face (or of a weapon); those with a number have a list of their own on the board.
ABILITIES = (
    "amphibious", "twin_weapons", "assault", "autonomous", "aa", "destruction", "ambush", "spotter", "positive_waves", "optics",
    "order", "personal_order", "piercing", "limited_range", "burst", "replacement", "scout", "sniper", "terrifying",
    "opportunity_fire", "battery_fire", "suppressive_fire", "direct_fire", "indirect_fire", "frightening_shot",
    "fire_on_the_move", "transport", "tripod",
)
(AMPHIBIOUS, TWIN_WEAPONS, ASSAULT, AUTONOMOUS, AA, DESTRUCTION, AMBUSH, SPOTTER, POSITIVE_WAVES, OPTICS, ORDER,
 PERSONAL_ORDER, PIERCING, LIMITED_RANGE, BURST, REPLACEMENT, SCOUT, SNIPER, TERRIFYING, OPPORTUNITY_FIRE, BATTERY_FIRE,
 SUPPRESSIVE_FIRE, DIRECT_FIRE, INDIRECT_FIRE, FRIGHTENING_SHOT, FIRE_ON_THE_MOVE, TRANSPORT, TRIPOD) = (
    1 << at for at in range(len(ABILITIES)))

# Borders (HN-GEN-04).
NO_BORDER, OFFICER, HEAVY_WEAPON, HERO = 0, 1, 2, 3
BORDERS = ("", "officer", "heavy_weapon", "hero")

# Postures: what the back of a counter means (HN-GEN-03).
NO_POSTURE, TRIPOD_POSTURE, AMBUSH_POSTURE = 0, 1, 2
POSTURES = ("", "tripod", "ambush")

# Templates (catalogue 4.8).
TEMPLATES = ("", "grey", "blue", "green", "red", "orange")
NO_TEMPLATE, GREY, BLUE, GREEN, RED, ORANGE = range(6)

# Weapons of a unit: the red one, the yellow one (HN-GEN-08); infantry has one, the first.
PRIMARY, SECONDARY = 0, 1

# Manners of fire (HN-FIRE-08, HN-ABIL-44).
MANNERS = (
    "normal", "suppressive", "burst", "burst_suppressive", "sniper", "template", "he", "panzerfaust", "bazooka_ammo",
    "grenade", "rifle_grenade",
)
(NORMAL, SUPPRESSIVE, BURSTS, BURST_SUPPRESSIVE, SNIPE, TEMPLATE, HE, PANZERFAUST, BAZOOKA_AMMO, GRENADE,
 RIFLE_GRENADE) = range(len(MANNERS))

# Directives (HN-ORDN-08, HN-ORDN-09, HN-ORDN-10, HN-ORDN-11).
DIRECTIVES = ("fire_at_will", "charge", "double_time", "hold_your_ground")
FIRE_AT_WILL, CHARGE, DOUBLE_TIME, HOLD_YOUR_GROUND = range(4)

# Bonus tactics (HN-VICTORY-08): six markers of five kinds.
TACTICS = ("order", "special", "card", "redraw", "initiative")
TACTIC_COUNTS = (2, 1, 1, 1, 1)

# Phases: where the game waits between two steps.
PHASES = (
    "deal", "choose_directives", "playing_order", "deploy", "turn_start", "order_start", "shared_token", "place_orders",
    "order_end", "directives", "window", "slot", "lay_smoke", "act", "move", "after_fire", "again", "reserve_start",
    "discard_bluffs",
    "reserve_moves", "reserve_end", "refill", "swap_cards", "victory", "take_tokens", "pass_initiative", "over",
)
(DEAL, CHOOSE_DIRECTIVES, PLAYING_ORDER, DEPLOY, TURN_START, ORDER_START, SHARED_TOKEN, PLACE_ORDERS, ORDER_END,
 GIVE_DIRECTIVES, WINDOW, SLOT, LAY_SMOKE, ACT, MOVE, AFTER_FIRE, AGAIN, RESERVE_START, DISCARD_BLUFFS, RESERVE_MOVES,
 RESERVE_END,
 REFILL, SWAP_CARDS, VICTORY, TAKE_TOKENS, PASS_INITIATIVE, OVER) = range(len(PHASES))

RUNNING, DRAWN = -1, 2                      # otherwise the side (alliance) that has won
HAND_SIZE = 4                               # HN-CARD-09
