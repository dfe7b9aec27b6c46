"""The words of the game as small numbers: sides, kinds of cards, tokens, types, tags, phases, places.

Each kind of number has a type of its own (``Side``, ``Card``, ``Token`` …), so that the type checker notices when one is taken
for another. At run time they are plain ints: the state stays plain data.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, NewType

from bocage.core.decision import Seat

Side = NewType("Side", Seat)            # the American's seat is 0, the German's 1
Card = NewType("Card", int)             # place in the lists of the board that are by card
Terrain = NewType("Terrain", int)       # place in the lists of the board that are by terrain
Token = NewType("Token", int)           # a kind of combat token
Slot = NewType("Slot", int)             # place of a unit among its side's units in the Combat: 0 or 1
Place = NewType("Place", int)           # a square of Utah Beach or a place of the cross of Graignes
CardKind = NewType("CardKind", int)
Moment = NewType("Moment", int)
Phase = NewType("Phase", int)
Types = NewType("Types", int)           # types of units as bits
Tags = NewType("Tags", int)             # mentions of terrains as bits
Regiment = NewType("Regiment", int)
Bridge = NewType("Bridge", int)         # a column of Sainte-Mère-Église that leads to a bridge
Sector = NewType("Sector", int)
BeachExit = NewType("BeachExit", int)   # a beach exit of Utah Beach, which is also the number of its column, less one
Arm = NewType("Arm", int)               # a column of the cross of Graignes, and its production site in the village
Circle = NewType("Circle", int)         # a circle of the cross of Graignes
Source = NewType("Source", int)         # where points or a question come from: a card, a terrain or a token in one number

US, DE = Side(Seat(0)), Side(Seat(1))
NOBODY = Side(Seat(-1))
BOTH = (US, DE)
ENEMY = (DE, US)                        # of each side
SIDES = ("us", "de")
SIDE_OF = {"us": US, "de": DE}

NO_CARD = Card(-1)
NO_TERRAIN = Terrain(-1)
NOWHERE = Place(-1)
FIRST, SECOND = Slot(0), Slot(1)
SLOTS = (FIRST, SECOND)

UNIT, ACTION, EVENT, PERMANENT = map(CardKind, range(4))
KINDS = ("unit", "action", "event", "permanent")


class TokenFace(NamedTuple):
    """OC-TOKEN-04, OC-RULING-09: what a token is worth on a neutral face of the die and on a success.

    A token that needs no roll is worth the same either way. ``word`` names it in the text of an action.
    """

    name: str
    word: str
    on_neutral: int
    on_success: int
    needs_roll: bool


LIGHT, DARK, PLUS1, PLUS12, ZERO3, SS = map(Token, range(6))
TOKEN_FACES = (
    TokenFace("light", "0/+1", 0, 1, True),
    TokenFace("dark", "dark", 0, 1, True),
    TokenFace("plus1", "+1/+1", 1, 1, False),
    TokenFace("plus12", "+1/+2", 1, 2, True),
    TokenFace("zero3", "0/+3", 0, 3, True),
    TokenFace("ss", "ss", 1, 1, False),
)
# The same by kind of token, for the inner loop.
TOKENS = tuple(face.name for face in TOKEN_FACES)
TOKEN_WORDS = tuple(face.word for face in TOKEN_FACES)
ON_NEUTRAL = tuple(face.on_neutral for face in TOKEN_FACES)
ON_SUCCESS = tuple(face.on_success for face in TOKEN_FACES)
NEEDS_ROLL = tuple(face.needs_roll for face in TOKEN_FACES)
TOKEN_KINDS = tuple(map(Token, range(len(TOKEN_FACES))))
TOKEN_OF = {face.name: Token(kind) for kind, face in enumerate(TOKEN_FACES)}
KIND_COUNT = len(TOKEN_KINDS)
SUCCESS_FROM = 4                        # OC-DIE-01: three faces of six; on a common die 4, 5 and 6

TYPES = ("Para", "Vehicle", "Gun", "Infantry", "HQ", "SS", "Civilian")
TYPE_BIT = {name: Types(1 << at) for at, name in enumerate(TYPES)}
PARA, SS_UNIT = TYPE_BIT["Para"], TYPE_BIT["SS"]
TAGS = ("Building", "Objective", "Exit", "Special", "Wet", "Bridge", "Village")
TAG_BIT = {name: Tags(1 << at) for at, name in enumerate(TAGS)}
BUILDING, OBJECTIVE, EXIT, SPECIAL, VILLAGE = (
    TAG_BIT[name] for name in ("Building", "Objective", "Exit", "Special", "Village"))

# Moments at which a card is played (``content.MomentName``); the empty one is the usual moment of its kind.
(USUAL, BEFORE_TERRAIN, AFTER_MARKER, IN_PROGRESSION, IN_PRODUCTION, UNIT_DESTROYED, US_WINS, TO_CANCEL) = map(Moment, range(8))
MOMENTS = ("", "before_terrain", "after_marker", "progression", "production", "unit_destroyed", "us_wins", "cancel")

SME, UTAH, GRAIGNES = range(3)
MISSION_NAMES: tuple[Literal["sme", "utah", "graignes"], ...] = ("sme", "utah", "graignes")
INITIATION, HISTORICAL, UTAH_BEACH, GRAIGNES_MISSION = "initiation", "historical", "utah", "graignes"
SCENARIOS = (INITIATION, HISTORICAL, UTAH_BEACH, GRAIGNES_MISSION)

# Phases: between two steps the game waits at one of these.
(DEAL, MULLIGAN_US, MULLIGAN_DE, LAY_OUT, DROP, MARKERS, START_TURN, TAKE_TERRAIN, TERRAIN_EFFECT, PROGRESSION_EVENTS,
 PRODUCTION, US_DRAW, US_EVENTS, DE_DRAW, DE_REJECT, COUNTER_COLUMN, DE_EVENTS, COMMIT, DE_OPENING, US_ANSWER, US_BID, DE_BID,
 DESTROYED, REPLACE, ASSAULT_WON, SCORE, BONUS, END_EFFECTS, RECOVERY, MISSION_END, TURN_END, SCOUT, PIR_MOVE, PIR_BLOCKED,
 HEROIC_GRANT, HANDS) = map(Phase, range(36))
PHASES = ("deal", "mulligan_us", "mulligan_de", "lay_out", "drop", "markers", "start_turn", "take_terrain", "terrain_effect",
          "progression_events", "production", "us_draw", "us_events", "de_draw", "de_reject", "counter_column", "de_events",
          "commit", "de_opening", "us_answer", "us_bid", "de_bid", "destroyed", "replace", "assault_won", "score", "bonus",
          "end_effects", "recovery", "mission_end", "turn_end", "scout", "pir_move", "pir_blocked", "heroic_grant",
          "hands")

RUNNING, US_WON, DE_WON, DRAWN = range(4)
OUTCOMES = ("running", "us", "de", "draw")

# Sainte-Mère-Église: the two sectors, and the columns of the bridges (OC-SME-05, OC-SME-06).
MAIN, BRIDGES = Sector(0), Sector(1)
OTHER_SECTOR = (BRIDGES, MAIN)
SECTORS = ("main", "bridges")
FIERE, CHEF = Bridge(0), Bridge(1)
COLUMNS = ("fiere", "chef")
BRIDGE_COLUMNS = (FIERE, CHEF)
FRONT, AT_BRIDGE, CLOSED = range(3)

# Utah Beach: a 4×4 field, columns a to d from left to right, rows 1 to 4 from the top.
HISTORICAL_LAYOUT, LUDIC_LAYOUT = range(2)
NO_LAYOUT = -1                          # none is announced yet
LAYOUTS = ("historical", "ludic")
SQUARES = tuple(f"{column}{row}" for row in "1234" for column in "abcd")
FIELD = tuple(map(Place, range(len(SQUARES))))
NEIGHBOURS = tuple(tuple(near for near in FIELD if near != at and abs(near // 4 - at // 4) < 2 and abs(near % 4 - at % 4) < 2)
                   for at in FIELD)
PIR_502, PIR_506, PIR_501 = map(Regiment, range(3))
NO_REGIMENT = Regiment(-1)
PIRS = ("502", "506", "501")
FRESH, TIRED, EXHAUSTED = range(3)
FATIGUE = ("fresh", "tired", "exhausted")

# Graignes: a cross of four columns and three circles; place = circle * 4 + column, circle 0 outermost (OC-GRAIGNES-01).
ARMS = ("n", "e", "s", "w")
CROSS = tuple(f"{arm}{circle}" for circle in "123" for arm in ARMS)
OUTER, MIDDLE, VILLAGE_CIRCLE = map(Circle, range(3))
DECOY_MARKER, OBJECTIVE_MARKER = range(2)


# --- sources ----------------------------------------------------------------------------------------------------------

FIRST_UNIT = Source(-1)                 # points that a side's first unit of the Assault has, whichever it is
TOKEN_SOURCE = 1000                     # a token of kind 2 is source 1002


def card_source(card: Card) -> Source:
    """A card is the source of its own number."""
    return Source(card)


def terrain_source(terrain: Terrain) -> Source:
    """Terrain 0 is source -2, terrain 1 is source -3, and so on."""
    return Source(-2 - terrain)


def token_source(token: Token) -> Source:
    return Source(TOKEN_SOURCE + token)


def card_of(source: Source) -> Card | None:
    """The card, if the source is one."""
    return Card(source) if 0 <= source < TOKEN_SOURCE else None


def terrain_of(source: Source) -> Terrain | None:
    """The terrain, if the source is one."""
    return Terrain(-2 - source) if source < FIRST_UNIT else None


def token_of(source: Source) -> Token | None:
    """The kind of token, if the source is one."""
    return Token(source - TOKEN_SOURCE) if source >= TOKEN_SOURCE else None
