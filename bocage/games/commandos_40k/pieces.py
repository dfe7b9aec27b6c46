"""What is on the table and the moments of a game, as small numbers with names.

Each kind of number has a type of its own (``Model``, ``Seat``, ``Mil`` …), so that the type checker notices when one is taken
for another. At run time they are plain ints: the state stays plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NewType, cast

from bocage.core.decision import Seat
from bocage.geometry.bins import bits

Model = NewType("Model", int)               # those of the first seat first, then those of the second
Mil = NewType("Mil", int)                   # a length in thousandths of an inch (KT-GEOM-01)
TacticNo = NewType("TacticNo", int)         # place in ``Board.tactics``
WeaponNo = NewType("WeaponNo", int)         # place in ``Board.weapons``: a profile of a weapon
MarkerNo = NewType("MarkerNo", int)         # place in ``State.marker``
SlotNo = NewType("SlotNo", int)             # of a weapon among those of the model that carries it
SiteNo = NewType("SiteNo", int)             # place in ``Board.trap_sites``
PieceNo = NewType("PieceNo", int)           # place in ``Ground.pieces``
PartNo = NewType("PartNo", int)             # place in ``Ground.parts``
Specialism = NewType("Specialism", int)
Card = NewType("Card", int)                 # a recon card
Role = NewType("Role", int)
Side = NewType("Side", int)
Phase = NewType("Phase", int)
MarkerFace = NewType("MarkerFace", int)
SubPhase = NewType("SubPhase", int)
EffectBits = NewType("EffectBits", int)     # of ``State.effects``

# Sets are ints used as bits: bit 3 stands for model 3. The type checker cannot tell them from numbers.
Models = int
Parts = int
Pieces = int

# The members of a set, in ascending order: ``bits`` under names that say of what.
models_in = cast("Callable[[Models], tuple[Model, ...]]", bits)
parts_in = cast("Callable[[Parts], tuple[PartNo, ...]]", bits)
pieces_in = cast("Callable[[Pieces], tuple[PieceNo, ...]]", bits)


# Where the centre of a base is: x, y, z in thousandths of an inch. A plain tuple, for paths are judged in the inner loop: a
# named one takes eight times as long to make and three times as long to unpack.
Waypoint = tuple[int, int, int]
Path = Sequence[Waypoint]

MIL = 1000                                  # thousandths in an inch
ENGAGED = Mil(1 * MIL)                      # KT-ER-01

FIRST, SECOND = Seat(0), Seat(1)
SEATS = (FIRST, SECOND)
OTHER = (SECOND, FIRST)                     # of each seat the other one
NOBODY = Seat(-1)
RUNNING, DRAWN = Seat(-1), Seat(2)          # ``State.outcome``: the seat that won, or one of these
NO_MODEL = Model(-1)
NO_SLOT = SlotNo(-1)

ATTACKER, DEFENDER = Role(0), Role(1)
ROLES = {ATTACKER: "attacker", DEFENDER: "defender"}
WEST, EAST = Side(0), Side(1)               # the short edges, and the halves beside them
SIDES = {WEST: "west", EAST: "east"}

PLAIN, LEADER, COMBAT, COMMS, DEMOLITIONS, HEAVY, MEDIC, SCOUT, SNIPER, VETERAN, ZEALOT = map(Specialism, range(11))
SPECIALISMS = {
    PLAIN: "", LEADER: "leader", COMBAT: "combat", COMMS: "comms", DEMOLITIONS: "demolitions", HEAVY: "heavy", MEDIC: "medic",
    SCOUT: "scout", SNIPER: "sniper", VETERAN: "veteran", ZEALOT: "zealot",
}
SPECIALISM_CALLED = {name: specialism for specialism, name in SPECIALISMS.items()}

NO_CARD = Card(-1)
ASSESS_ENEMY, LAY_TRAPS, DISARM_TRAPS, SURVEY_GROUND, FORWARD_POSITIONS, REMOVE_SENTRIES = map(Card, range(6))
RECON = {
    ASSESS_ENEMY: "assess_enemy", LAY_TRAPS: "lay_traps", DISARM_TRAPS: "disarm_traps", SURVEY_GROUND: "survey_ground",
    FORWARD_POSITIONS: "forward_positions", REMOVE_SENTRIES: "remove_sentries",
}
CARD_CALLED = {name: card for card, name in RECON.items()}

AIR_ASSAULT, RESCUE, EXFILTRATION = "air_assault", "rescue", "exfiltration"

# What a marker shows.
INTACT, SABOTAGED = MarkerFace(0), MarkerFace(1)                            # mission 1
FACE_DOWN, SOUGHT, REMOVED = MarkerFace(0), MarkerFace(2), MarkerFace(3)    # mission 2

# Sub-phases of shooting and of fighting.
READY_FIRE, FIRE_AT_WILL = SubPhase(0), SubPhase(1)
HAMMER_OF_FURY, FIGHT_ALL = SubPhase(0), SubPhase(1)
SHOOTING_SUB_PHASES = {READY_FIRE: "ready_fire", FIRE_AT_WILL: "fire_at_will"}
FIGHT_SUB_PHASES = {HAMMER_OF_FURY: "hammer_of_fury", FIGHT_ALL: "fight_all"}
# As events count them: those of shooting, then those of fighting.
SUB_PHASES = (*SHOOTING_SUB_PHASES.values(), *FIGHT_SUB_PHASES.values())

# What lasts until the end of a phase on a model, as bits of ``State.effects``.
(TOUGH, EXAMPLE, COMBAT_MASTERY, SCANNED, CUSTOM_AMMO, HAIL, COVER, DEADLY, SURVIVING, FRENZY, PINNING) = (
    EffectBits(1 << at) for at in range(11))
EFFECTS = {
    TOUGH: "tough", EXAMPLE: "example", COMBAT_MASTERY: "combat_master", SCANNED: "scanned", CUSTOM_AMMO: "custom_ammo",
    HAIL: "hail", COVER: "cover", DEADLY: "deadly", SURVIVING: "survivor", FRENZY: "frenzy", PINNING: "pinning",
}

# Where a game waits between two steps.
(DECIDE_ROLES, CHOOSE_EDGES, PLACE_MARKERS, CHOOSE_RECON, CHOOSE_TRAPS, CHOOSE_HALVES, HOLD_BACK, DEPLOY, DEPLOY_HELD,
 MOVE_FORWARD, SHOOT_SENTRIES, ROLL_SOUGHT,
 COURAGE, MORALE, NERVE, POINTS, INITIATIVE,
 MOVE_START, MOVE_FIRST, MOVE, MOVE_END,
 SHOOT_START, SHOOT_FIRST, SHOOT, FIGHT_START, FIGHT_FIRST, FIGHT, FIGHT_END, ROUND_END) = map(Phase, range(29))
PHASES = {
    DECIDE_ROLES: "roles", CHOOSE_EDGES: "edges", PLACE_MARKERS: "markers", CHOOSE_RECON: "recon", CHOOSE_TRAPS: "traps",
    CHOOSE_HALVES: "halves", HOLD_BACK: "hold_back", DEPLOY: "deploy", DEPLOY_HELD: "deploy_held", MOVE_FORWARD: "forward",
    SHOOT_SENTRIES: "sentries", ROLL_SOUGHT: "sought",
    COURAGE: "courage", MORALE: "morale", NERVE: "nerve", POINTS: "points", INITIATIVE: "initiative",
    MOVE_START: "move_start", MOVE_FIRST: "move_first", MOVE: "move", MOVE_END: "move_end",
    SHOOT_START: "shoot_start", SHOOT_FIRST: "shoot_first", SHOOT: "shoot",
    FIGHT_START: "fight_start", FIGHT_FIRST: "fight_first", FIGHT: "fight", FIGHT_END: "fight_end",
    ROUND_END: "round_end",
}
PHASE_CALLED = {name: phase for phase, name in PHASES.items()}
