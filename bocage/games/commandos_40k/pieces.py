"""Names of what is on the table and of the moments of a game, as numbers."""

from __future__ import annotations

MIL = 1000                                  # thousandths of an inch (KT-GEOM-01)
NOBODY = -1
RUNNING, DRAWN = -1, 2                      # ``State.outcome``: the seat that won, or one of these
ENGAGED = 1 * MIL                           # KT-ER-01

ATTACKER, DEFENDER = 0, 1
ROLES = ("attacker", "defender")
WEST, EAST = 0, 1                           # the short edges, and the halves beside them
SIDES = ("west", "east")

SPECIALISMS = ("", "leader", "combat", "comms", "demolitions", "heavy", "medic", "scout", "sniper", "veteran", "zealot")
(PLAIN, LEADER, COMBAT, COMMS, DEMOLITIONS, HEAVY, MEDIC, SCOUT, SNIPER, VETERAN, ZEALOT) = range(len(SPECIALISMS))

RECON = ("assess_enemy", "lay_traps", "disarm_traps", "survey_ground", "forward_positions", "remove_sentries")
ASSESS_ENEMY, LAY_TRAPS, DISARM_TRAPS, SURVEY_GROUND, FORWARD_POSITIONS, REMOVE_SENTRIES = range(len(RECON))
NO_CARD = -1

AIR_ASSAULT, RESCUE, EXFILTRATION = "air_assault", "rescue", "exfiltration"

# What a marker shows.
INTACT, SABOTAGED = 0, 1                    # mission 1
FACE_DOWN, SOUGHT, REMOVED = 0, 2, 3        # mission 2

# Sub-phases of shooting and fighting.
READY_FIRE, FIRE_AT_WILL = 0, 1
HAMMER_OF_FURY, FIGHT_ALL = 0, 1

# What lasts until the end of a phase on a model, as bits of ``State.effects``.
EFFECTS = (
    "tough", "example", "combat_master", "scanned", "custom_ammo", "hail", "cover", "deadly", "survivor", "frenzy", "pinning",
)
(TOUGH, EXAMPLE, COMBAT_MASTERY, SCANNED, CUSTOM_AMMO, HAIL, COVER, DEADLY, SURVIVING, FRENZY, PINNING) = (
    1 << at for at in range(len(EFFECTS)))

# Where a game waits between two steps.
PHASES = (
    "roles", "edges", "markers", "recon", "traps", "halves", "hold_back", "deploy", "deploy_held", "forward", "sentries",
    "sought",
    "courage", "morale", "nerve", "points", "initiative",
    "move_start", "move_first", "move", "move_end",
    "shoot_start", "shoot_first", "shoot", "fight_start", "fight_first", "fight", "fight_end", "round_end",
)
(DECIDE_ROLES, CHOOSE_EDGES, PLACE_MARKERS, CHOOSE_RECON, CHOOSE_TRAPS, CHOOSE_HALVES, HOLD_BACK, DEPLOY, DEPLOY_HELD,
 MOVE_FORWARD, SHOOT_SENTRIES, ROLL_SOUGHT,
 COURAGE, MORALE, NERVE, POINTS, INITIATIVE,
 MOVE_START, MOVE_FIRST, MOVE, MOVE_END,
 SHOOT_START, SHOOT_FIRST, SHOOT, FIGHT_START, FIGHT_FIRST, FIGHT, FIGHT_END, ROUND_END) = range(len(PHASES))
