"""The names of all pieces and their numbers. What is printed on them is in ``content/``; loading checks that both agree."""

from __future__ import annotations

# --- commandos --------------------------------------------------------------------------------------------------------

ROLES = ("medic", "sniper", "scout", "sapper", "officer")
MEDIC, SNIPER, SCOUT, SAPPER, OFFICER = range(5)
SIDES = ("blue", "ochre")
BLUE, OCHRE = range(2)
FACES = ("stealthy", "visible", "critical")
STEALTHY, VISIBLE, CRITICAL = range(3)
ABILITIES = ("steady_hands", "dressing", "long_sight", "patience", "shadow", "climber", "quick_fuse", "locksmith", "orders",
             "decoy")
STEADY_HANDS, DRESSING, LONG_SIGHT, PATIENCE, SHADOW, CLIMBER, QUICK_FUSE, LOCKSMITH, ORDERS, DECOY = range(10)

# --- enemies ----------------------------------------------------------------------------------------------------------
# The face of a regular token counts, so each face is a kind of its own. Tokens are what lies in the pool.

FOE_NAMES = ("mp40", "mauser", "sledge_mp40", "sledge_mauser", "storm_trooper", "patrol_leader", "dog_handler",
             "machine_gunner", "marksman")
MP40, MAUSER, SLEDGE_MP40, SLEDGE_MAUSER, STORM_TROOPER, PATROL_LEADER, DOG_HANDLER, MACHINE_GUNNER, MARKSMAN = range(9)
FOES = 9
REGULARS = 4                    # kinds below this are regular enemies (VC-POOL-07)
NULL_ENEMY = 9                  # a Ø among tokens that players have looked at
TOKEN_NAMES = ("regular", "sledge", "null", "storm_trooper", "patrol_leader", "dog_handler", "machine_gunner", "marksman")
REGULAR_TOKEN, SLEDGE_TOKEN, NULL_TOKEN = range(3)
TOKENS = 8
TOKEN_OF = (0, 0, 1, 1, 3, 4, 5, 6, 7)
FIRST_SPECIAL_TOKEN = 3
FOE_FACES = ("mp40", "mauser")

# --- equipment --------------------------------------------------------------------------------------------------------
# The two StG44 and the two MG42 are told apart, because each overheats for itself (VC-HEAT-02). JAMMED stands for the one
# firearm that an event has jammed this turn. Crates (VC-SCEN-06) follow: CRATE + number of the objective.

ITEM_NAMES = ("spotted", "medkit", "crowbar", "tnt", "uniform", "grenade", "bombing", "mp40", "mauser", "stg44", "stg44-2",
              "mg42", "mg42-2", "silenced_sten", "springfield", "mosin_nagant", "jammed")
(SPOTTED, MEDKIT, CROWBAR, TNT, UNIFORM, GRENADE, BOMBING, MP40_GUN, MAUSER_GUN, STG44, STG44_2, MG42, MG42_2,
 SILENCED_STEN, SPRINGFIELD, MOSIN_NAGANT, JAMMED) = range(17)
ITEMS = 17
TOKEN_ITEMS = 16                # kinds that lie in the supply
FIRST_WEAPON, LAST_WEAPON = MP40_GUN, MOSIN_NAGANT
CRATE = 32
PRINTED_NAMES = ("sten", "pistol", "silenced_pistol", "mosin_rifle", "springfield_rifle")
PRINTED = 20                    # a weapon in an action: an item, PRINTED + printed weapon, or NEST_GUN
NEST_GUN = 30

# --- terrains ---------------------------------------------------------------------------------------------------------

SMALL, MEDIUM, LARGE = range(3)
SIZE_NAMES = ("small", "medium", "large")
OPEN, SHUT = range(2)           # doors: open, locked; hatches: open, blocked
WALL, NO_DOOR = -2, -1          # what lies on the edge of two tiles when it is no door
UNREACHABLE = 99
COMPASS = ("N", "E", "S", "W")
NORTH, EAST, SOUTH, WEST = range(4)
REDRAW = 4
ALARM_TRIANGLE, NEST_TRIANGLE, OBJECTIVE_TRIANGLE = range(3)
TRIANGLE_NAMES = ("alarm", "nest", "objective")
INTERACT, DESTROY, BURN, ESCORT_OUT, PROTECT, CARRY_OUT, ALL_EXIT, SHUT_OFF = range(8)
OBJECTIVE_WORDS = ("interact", "destroy", "burn", "escort", "protect", "carry_out", "all_exit", "shut_off_alarm")

# --- events -----------------------------------------------------------------------------------------------------------

EFFECTS = (
    "sixth_sense", "alarm_alarm", "quiet", "sniper", "friendly_fire", "movie_night", "flare", "distant_raid", "heavy_rain",
    "fog", "searchlights", "second_wind", "dropped_keys", "double_watch", "change_of_guard", "fresh_magazines",
    "jammed_weapon", "lost_crate", "loose_hatch", "sealed_hatch", "counter_search", "radio_chatter", "barking_dogs",
    "drunken_sentries", "power_cut", "forced_march", "steady_nerves", "local_help", "informer", "truck_convoy", "mail_day",
    "manhunt", "cold_wind", "tail_wind", "cross_fire", "sore_throat", "weak_locks", "ammo_check", "quiet_corridors",
    "dead_line", "long_shadows")
(SIXTH_SENSE, ALARM_ALARM, QUIET, SNIPER_FIRE, FRIENDLY_FIRE, MOVIE_NIGHT, FLARE, DISTANT_RAID, HEAVY_RAIN, FOG,
 SEARCHLIGHTS, SECOND_WIND, DROPPED_KEYS, DOUBLE_WATCH, CHANGE_OF_GUARD, FRESH_MAGAZINES, JAMMED_WEAPON, LOST_CRATE,
 LOOSE_HATCH, SEALED_HATCH, COUNTER_SEARCH, RADIO_CHATTER, BARKING_DOGS, DRUNKEN_SENTRIES, POWER_CUT, FORCED_MARCH,
 STEADY_NERVES, LOCAL_HELP, INFORMER, TRUCK_CONVOY, MAIL_DAY, MANHUNT, COLD_WIND, TAIL_WIND, CROSS_FIRE, SORE_THROAT,
 WEAK_LOCKS, AMMO_CHECK, QUIET_CORRIDORS, DEAD_LINE, LONG_SHADOWS) = range(41)
