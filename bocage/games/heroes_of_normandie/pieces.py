"""Names and numbers that everything else shares: sides, kinds, faces, tokens, phases, abilities."""

from __future__ import annotations

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie.types import (
    Abilities, Activity, CardNo, Concealment, Damage, Directive, Face, Facing, Kind, Manner, Phase, Point, RecruitNo, Side,
    Slot, Square, StockNo, Tactic, Template, TileNo, Token, Unit)

US, GE = Side(0), Side(1)
SIDE_NAMES = {US: "us", GE: "ge"}
SIDES = tuple(SIDE_NAMES.values())
SIDE_CALLED = {name: side for side, name in SIDE_NAMES.items()}
OTHER = (GE, US)                            # OTHER[side]: the other side
RUNNING, DRAWN, NO_SIDE = Side(-1), Side(2), Side(-1)       # ``State.outcome``: the side that has won, or one of the first two

# What stands for "nobody" or "none", for each type of number.
NOBODY = -1
NO_SEAT, NO_UNIT, NO_RECRUIT, NO_TILE = Seat(NOBODY), Unit(NOBODY), RecruitNo(NOBODY), TileNo(NOBODY)
NO_POINT, NO_STOCK, NO_CARD = Point(NOBODY), StockNo(NOBODY), CardNo(NOBODY)

# HN-GEN-11: moving, displacement and movement are one word everywhere.
# Kinds of unit, and columns of combat bonuses (HN-GEN-01, HN-GEN-04).
INFANTRY, LIGHT, HEAVY = Kind(0), Kind(1), Kind(2)
KIND_NAMES = {INFANTRY: "infantry", LIGHT: "light", HEAVY: "heavy"}
KIND_CALLED = {name: kind for kind, name in KIND_NAMES.items()}
CROSS = -99                                 # HN-GEN-05: no bonus against that kind

# Faces of infantry; the back of a posture unit is no damaged face (HN-GEN-02, HN-GEN-03).
FRONT, BACK = Face(0), Face(1)
FACE_NAMES = {FRONT: "front", BACK: "back"}

# Where a counter is that stands on no square.
GONE, CARRIED, EXITED = Square(-1), Square(-2), Square(-3)
NO_SQUARE = Square(-1)
BLOCKED = 99

# Facings (HN-VEH-02): clockwise from north, each with one step across and one down.
COMPASS = {
    "n": (0, -1), "ne": (1, -1), "e": (1, 0), "se": (1, 1), "s": (0, 1), "sw": (-1, 1), "w": (-1, 0), "nw": (-1, -1),
}
DIRECTIONS = tuple(COMPASS)
FACINGS = tuple(map(Facing, range(len(COMPASS))))
FACING_CALLED = dict(zip(DIRECTIONS, FACINGS, strict=True))
NORTH = FACING_CALLED["n"]
STEP_X = tuple(across for across, _ in COMPASS.values())
STEP_Y = tuple(down for _, down in COMPASS.values())

# Tokens on counters: 0 none, 1 to 10 the order's number (HN-ORDER-03, HN-ORDER-04).
NO_TOKEN, BLUFF, SPECIAL = Token(0), Token(11), Token(12)
# HN-GEN-15: the tokens in the box limit what a player can have.
MOST_ORDERS, MOST_BLUFFS, MOST_SPECIALS = 10, 2, 2
ORDERS = tuple(map(Token, range(1, MOST_ORDERS + 1)))
TOKEN_NAMES = {NO_TOKEN: "none", **{token: str(token) for token in ORDERS}, BLUFF: "bluff", SPECIAL: "special"}
TOKEN_WORDS = tuple(TOKEN_NAMES.values())
SEAT_OF_TOKEN = 16                          # ``State.must_move`` holds seat * 16 + the order's number

# How a unit is concealed: not at all, on its ambush face, by marker A or B of the Concealed ordinance.
OPEN, AMBUSHED, MARKER_A, MARKER_B = Concealment(0), Concealment(1), Concealment(2), Concealment(3)

# Whether a counter has acted this turn: not yet; yes, with its revealed token beside it; yes, with an Active marker (HN-ACT-05,
# HN-ACT-06).
FRESH, ACTED, ACTIVE = Activity(0), Activity(1), Activity(2)

# Marks of a counter, as bits: a card lets it use opportunity fire this turn; it has lost its token this turn; it has moved in
# this Reserve phase; Heroic has activated it again this turn.
ON_ALERT, LOST_TOKEN, MOVED, WAS_HEROIC = 1, 2, 4, 8

# Why a moving unit goes no further: difficult ground (HN-TERR-08), which a card can overcome, or anything else. And what a
# movement that a card gives must not be used for.
STOPPED, BY_TERRAIN = 1, 2
NO_ASSAULT, STEPS_ONLY = 1, 2

# Damage markers of heavy vehicles (HN-HEAVY-02, HN-HEAVY-03, HN-HEAVY-04, HN-HEAVY-05), as bits.
NO_DAMAGE, CREW, TRACKS, HULL, MAIN_WEAPON = Damage(0), Damage(1), Damage(2), Damage(4), Damage(8)
DAMAGE_NAMES = {CREW: "crew", TRACKS: "tracks", HULL: "hull", MAIN_WEAPON: "weapon"}

# Abilities as bits of a face (or of a weapon); those with a number have a list of their own on the board.
(AMPHIBIOUS, TWIN_WEAPONS, ASSAULT, AUTONOMOUS, AA, DESTRUCTION, AMBUSH, SPOTTER, POSITIVE_WAVES, OPTICS, ORDER,
 PERSONAL_ORDER, PIERCING, LIMITED_RANGE, BURST, REPLACEMENT, SCOUT, SNIPER, TERRIFYING, OPPORTUNITY_FIRE, BATTERY_FIRE,
 SUPPRESSIVE_FIRE, DIRECT_FIRE, INDIRECT_FIRE, FRIGHTENING_SHOT, FIRE_ON_THE_MOVE, TRANSPORT, TRIPOD) = (
    Abilities(1 << at) for at in range(28))
ABILITY_NAMES = {
    AMPHIBIOUS: "amphibious", TWIN_WEAPONS: "twin_weapons", ASSAULT: "assault", AUTONOMOUS: "autonomous", AA: "aa",
    DESTRUCTION: "destruction", AMBUSH: "ambush", SPOTTER: "spotter", POSITIVE_WAVES: "positive_waves", OPTICS: "optics",
    ORDER: "order", PERSONAL_ORDER: "personal_order", PIERCING: "piercing", LIMITED_RANGE: "limited_range", BURST: "burst",
    REPLACEMENT: "replacement", SCOUT: "scout", SNIPER: "sniper", TERRIFYING: "terrifying",
    OPPORTUNITY_FIRE: "opportunity_fire", BATTERY_FIRE: "battery_fire", SUPPRESSIVE_FIRE: "suppressive_fire",
    DIRECT_FIRE: "direct_fire", INDIRECT_FIRE: "indirect_fire", FRIGHTENING_SHOT: "frightening_shot",
    FIRE_ON_THE_MOVE: "fire_on_the_move", TRANSPORT: "transport", TRIPOD: "tripod",
}
ABILITY_CALLED = {name: bit for bit, name in ABILITY_NAMES.items()}

# Borders (HN-GEN-04).
NO_BORDER, OFFICER, HEAVY_WEAPON, HERO = 0, 1, 2, 3
BORDER_NAMES = {NO_BORDER: "", OFFICER: "officer", HEAVY_WEAPON: "heavy_weapon", HERO: "hero"}
BORDER_CALLED = {name: border for border, name in BORDER_NAMES.items()}

# Postures: what the back of a counter means (HN-GEN-03).
NO_POSTURE, TRIPOD_POSTURE, AMBUSH_POSTURE = 0, 1, 2
POSTURE_NAMES = {NO_POSTURE: "", TRIPOD_POSTURE: "tripod", AMBUSH_POSTURE: "ambush"}
POSTURE_CALLED = {name: posture for posture, name in POSTURE_NAMES.items()}

# Templates (catalogue 4.8).
NO_TEMPLATE, GREY, BLUE, GREEN, RED, ORANGE = map(Template, range(6))
TEMPLATE_CALLED = {"": NO_TEMPLATE, "grey": GREY, "blue": BLUE, "green": GREEN, "red": RED, "orange": ORANGE}

# Weapons of a unit (HN-GEN-08): the main one is printed in red, the second in yellow. Infantry has only a main weapon.
PRIMARY, SECONDARY = Slot(0), Slot(1)
WEAPON_NAMES = {PRIMARY: "main", SECONDARY: "second"}

# Manners of fire (HN-FIRE-08, HN-ABIL-44).
(NORMAL, SUPPRESSIVE, BURSTS, BURST_SUPPRESSIVE, SNIPE, TEMPLATE, HE, PANZERFAUST, BAZOOKA_AMMO, GRENADE,
 RIFLE_GRENADE) = map(Manner, range(11))
MANNER_NAMES = {
    NORMAL: "normal", SUPPRESSIVE: "suppressive", BURSTS: "burst", BURST_SUPPRESSIVE: "burst_suppressive", SNIPE: "sniper",
    TEMPLATE: "template", HE: "he", PANZERFAUST: "panzerfaust", BAZOOKA_AMMO: "bazooka_ammo", GRENADE: "grenade",
    RIFLE_GRENADE: "rifle_grenade",
}
MANNERS = tuple(MANNER_NAMES.values())
MANNER_CALLED = {name: manner for manner, name in MANNER_NAMES.items()}

# Directives (HN-ORDN-08, HN-ORDN-09, HN-ORDN-10, HN-ORDN-11).
FIRE_AT_WILL, CHARGE, DOUBLE_TIME, HOLD_YOUR_GROUND = map(Directive, range(4))
NO_DIRECTIVE = Directive(NOBODY)
DIRECTIVE_NAMES = {
    FIRE_AT_WILL: "fire_at_will", CHARGE: "charge", DOUBLE_TIME: "double_time", HOLD_YOUR_GROUND: "hold_your_ground",
}
DIRECTIVES = tuple(DIRECTIVE_NAMES.values())

# Bonus tactics (HN-VICTORY-08): six markers of five kinds.
ONE_ORDER, ONE_SPECIAL, ONE_CARD, REDRAW, KEEP_INITIATIVE = map(Tactic, range(5))
TACTIC_NAMES = {
    ONE_ORDER: "order", ONE_SPECIAL: "special", ONE_CARD: "card", REDRAW: "redraw", KEEP_INITIATIVE: "initiative",
}
TACTICS = tuple(TACTIC_NAMES.values())
TACTIC_CALLED = {name: tactic for tactic, name in TACTIC_NAMES.items()}
TACTIC_COUNTS = {ONE_ORDER: 2, ONE_SPECIAL: 1, ONE_CARD: 1, REDRAW: 1, KEEP_INITIATIVE: 1}

# Phases: where the game waits between two steps.
(DEAL, CHOOSE_DIRECTIVES, PLAYING_ORDER, DEPLOY, TURN_START, ORDER_START, SHARED_TOKEN, PLACE_ORDERS, ORDER_END,
 GIVE_DIRECTIVES, WINDOW, SLOT, LAY_SMOKE, ACT, MOVE, AFTER_FIRE, AGAIN, RESERVE_START, DISCARD_BLUFFS, RESERVE_MOVES,
 RESERVE_END, REFILL, SWAP_CARDS, VICTORY, TAKE_TOKENS, PASS_INITIATIVE, OVER) = map(Phase, range(27))
PHASE_NAMES = {
    DEAL: "deal", CHOOSE_DIRECTIVES: "choose_directives", PLAYING_ORDER: "playing_order", DEPLOY: "deploy",
    TURN_START: "turn_start", ORDER_START: "order_start", SHARED_TOKEN: "shared_token", PLACE_ORDERS: "place_orders",
    ORDER_END: "order_end", GIVE_DIRECTIVES: "directives", WINDOW: "window", SLOT: "slot", LAY_SMOKE: "lay_smoke", ACT: "act",
    MOVE: "move", AFTER_FIRE: "after_fire", AGAIN: "again", RESERVE_START: "reserve_start",
    DISCARD_BLUFFS: "discard_bluffs", RESERVE_MOVES: "reserve_moves", RESERVE_END: "reserve_end", REFILL: "refill",
    SWAP_CARDS: "swap_cards", VICTORY: "victory", TAKE_TOKENS: "take_tokens", PASS_INITIATIVE: "pass_initiative",
    OVER: "over",
}
PHASES = tuple(PHASE_NAMES.values())

HAND_SIZE = 4                               # HN-CARD-09
