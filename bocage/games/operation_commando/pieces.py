"""The words of the game as small numbers: sides, kinds of cards, tokens, types, tags, phases, places."""

from __future__ import annotations

from typing import Literal

US, DE = range(2)
NOBODY = -1
SIDES = ("us", "de")

UNIT, ACTION, EVENT, PERMANENT = range(4)
KINDS = ("unit", "action", "event", "permanent")

# OC-TOKEN-04, OC-RULING-09: what a token is worth on a neutral face and on a success; what needs no roll is worth the same.
LIGHT, DARK, PLUS1, PLUS12, ZERO3, SS = range(6)
TOKENS = ("light", "dark", "plus1", "plus12", "zero3", "ss")
TOKEN_WORDS = ("0/+1", "dark", "+1/+1", "+1/+2", "0/+3", "ss")
ON_NEUTRAL = (0, 0, 1, 1, 0, 1)
ON_SUCCESS = (1, 1, 1, 2, 3, 1)
NEEDS_ROLL = (True, True, False, True, True, False)
KIND_COUNT = len(TOKENS)
SUCCESS_FROM = 4                # OC-DIE-01: three faces of six; on a common die 4, 5 and 6

TYPES = ("Para", "Vehicle", "Gun", "Infantry", "HQ", "SS", "Civilian")
TYPE_BIT = {name: 1 << at for at, name in enumerate(TYPES)}
PARA, SS_UNIT = TYPE_BIT["Para"], TYPE_BIT["SS"]
TAGS = ("Building", "Objective", "Exit", "Special", "Wet", "Bridge", "Village")
TAG_BIT = {name: 1 << at for at, name in enumerate(TAGS)}
BUILDING, OBJECTIVE, EXIT, SPECIAL, VILLAGE = (
    TAG_BIT[name] for name in ("Building", "Objective", "Exit", "Special", "Village"))

# Moments at which a card is played (``content.Moment``); the empty one is the usual moment of its kind.
(USUAL, BEFORE_TERRAIN, AFTER_MARKER, IN_PROGRESSION, IN_PRODUCTION, UNIT_DESTROYED, US_WINS, TO_CANCEL) = range(8)
MOMENTS = ("", "before_terrain", "after_marker", "progression", "production", "unit_destroyed", "us_wins", "cancel")

SME, UTAH, GRAIGNES = range(3)
MISSION_NAMES: tuple[Literal["sme", "utah", "graignes"], ...] = ("sme", "utah", "graignes")
INITIATION, HISTORICAL, UTAH_BEACH, GRAIGNES_MISSION = "initiation", "historical", "utah", "graignes"
SCENARIOS = (INITIATION, HISTORICAL, UTAH_BEACH, GRAIGNES_MISSION)

# Phases: between two steps the game waits at one of these.
(DEAL, MULLIGAN_US, MULLIGAN_DE, LAY_OUT, DROP, MARKERS, START_TURN, TAKE_TERRAIN, TERRAIN_EFFECT, PROGRESSION_EVENTS,
 PRODUCTION, US_DRAW, US_EVENTS, DE_DRAW, DE_REJECT, COUNTER_COLUMN, DE_EVENTS, COMMIT, DE_OPENING, US_ANSWER, US_BID, DE_BID,
 DESTROYED, REPLACE, ASSAULT_WON, SCORE, BONUS, END_EFFECTS, RECOVERY, MISSION_END, TURN_END, SCOUT, PIR_MOVE, PIR_BLOCKED,
 HEROIC_GRANT) = range(35)
PHASES = ("deal", "mulligan_us", "mulligan_de", "lay_out", "drop", "markers", "start_turn", "take_terrain", "terrain_effect",
          "progression_events", "production", "us_draw", "us_events", "de_draw", "de_reject", "counter_column", "de_events",
          "commit", "de_opening", "us_answer", "us_bid", "de_bid", "destroyed", "replace", "assault_won", "score", "bonus",
          "end_effects", "recovery", "mission_end", "turn_end", "scout", "pir_move", "pir_blocked", "heroic_grant")

RUNNING, US_WON, DE_WON, DRAWN = range(4)
OUTCOMES = ("running", "us", "de", "draw")

# Sainte-Mère-Église: the two sectors, and the columns of the bridges (OC-SME-05, OC-SME-06).
MAIN, BRIDGES = range(2)
SECTORS = ("main", "bridges")
FIERE, CHEF = range(2)
COLUMNS = ("fiere", "chef")
FRONT, AT_BRIDGE, CLOSED = range(3)

# Utah Beach: a 4×4 field, columns a to d from left to right, rows 1 to 4 from the top.
HISTORICAL_LAYOUT, LUDIC_LAYOUT = range(2)
LAYOUTS = ("historical", "ludic")
SQUARES = tuple(f"{column}{row}" for row in "1234" for column in "abcd")
NEIGHBOURS = tuple(tuple(r * 4 + c for r in range(4) for c in range(4) if (r, c) != (at // 4, at % 4)
                         and abs(r - at // 4) < 2 and abs(c - at % 4) < 2) for at in range(16))
PIR_502, PIR_506, PIR_501 = range(3)
PIRS = ("502", "506", "501")
FRESH, TIRED, EXHAUSTED = range(3)
FATIGUE = ("fresh", "tired", "exhausted")

# Graignes: a cross of four columns and three circles; place = circle * 4 + column, circle 0 outermost (OC-GRAIGNES-01).
ARMS = ("n", "e", "s", "w")
CROSS = tuple(f"{arm}{circle}" for circle in "123" for arm in ARMS)
OUTER, MIDDLE, VILLAGE_CIRCLE = range(3)
DECOY_MARKER, OBJECTIVE_MARKER = range(2)
