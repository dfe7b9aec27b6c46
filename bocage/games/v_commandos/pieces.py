"""The names of all pieces and their numbers. What is printed on the pieces is in ``content/``; ``bocage check`` compares both.

Each constant stands beside its name, so that ``ROLES[MEDIC]`` is "medic". ``EVERY_ROLE`` holds all numbers of that kind, for
loops.
"""

from __future__ import annotations

from bocage.games.v_commandos.types import (
    Ability, Door, Effect, Escort, Escorts, Face, FixedGun, Foe, Hatch, Item, Lock, Names, ObjectiveWord, Point, Reason, Role,
    Side, Size, Token, Triangle, TriangleKind)

# --- commandos --------------------------------------------------------------------------------------------------------

_role = Names(Role)
MEDIC = _role("medic")
SNIPER = _role("sniper")
SCOUT = _role("scout")
SAPPER = _role("sapper")
OFFICER = _role("officer")
ROLES, EVERY_ROLE = _role.all(), _role.numbers()
COMMANDO_CARDS = len(ROLES)

_side = Names(Side)
BLUE = _side("blue")
OCHRE = _side("ochre")
SIDES, BOTH_SIDES = _side.all(), _side.numbers()

_face = Names(Face)
STEALTHY = _face("stealthy")
VISIBLE = _face("visible")
CRITICAL = _face("critical")
FACES = _face.all()

_ability = Names(Ability)
STEADY_HANDS = _ability("steady_hands")
DRESSING = _ability("dressing")
LONG_SIGHT = _ability("long_sight")
PATIENCE = _ability("patience")
SHADOW = _ability("shadow")
CLIMBER = _ability("climber")
QUICK_FUSE = _ability("quick_fuse")
LOCKSMITH = _ability("locksmith")
ORDERS = _ability("orders")
DECOY = _ability("decoy")
ABILITIES = _ability.all()

NO_ESCORT = Escort(-1)
NO_ESCORTS = Escorts(0)

# --- enemies ----------------------------------------------------------------------------------------------------------
# The two faces of a regular token differ, so each face is a kind of enemy. A Token is what lies in the enemy pool.

_foe = Names(Foe)
MP40 = _foe("mp40")
MAUSER = _foe("mauser")
SLEDGE_MP40 = _foe("sledge_mp40")
SLEDGE_MAUSER = _foe("sledge_mauser")
STORM_TROOPER = _foe("storm_trooper")
PATROL_LEADER = _foe("patrol_leader")
DOG_HANDLER = _foe("dog_handler")
MACHINE_GUNNER = _foe("machine_gunner")
MARKSMAN = _foe("marksman")
FOE_NAMES, FOE_KINDS = _foe.all(), _foe.numbers()
FOES = len(FOE_KINDS)
REGULARS = 4                    # kinds below this are regular enemies (VC-POOL-07)
REGULAR_KINDS = FOE_KINDS[:REGULARS]
FOE_FACES = ("mp40", "mauser")
NULL_ENEMY = Foe(FOES)          # a Ø among the tokens that players have looked at
NO_FOE = Foe(-1)

_token = Names(Token)
REGULAR_TOKEN = _token("regular")
SLEDGE_TOKEN = _token("sledge")
NULL_TOKEN = _token("null")
STORM_TROOPER_TOKEN = _token("storm_trooper")
PATROL_LEADER_TOKEN = _token("patrol_leader")
DOG_HANDLER_TOKEN = _token("dog_handler")
MACHINE_GUNNER_TOKEN = _token("machine_gunner")
MARKSMAN_TOKEN = _token("marksman")
TOKEN_NAMES = _token.all()
TOKENS = len(TOKEN_NAMES)
FIRST_SPECIAL_TOKEN = STORM_TROOPER_TOKEN
TOKEN_OF = (
    REGULAR_TOKEN, REGULAR_TOKEN, SLEDGE_TOKEN, SLEDGE_TOKEN, STORM_TROOPER_TOKEN, PATROL_LEADER_TOKEN, DOG_HANDLER_TOKEN,
    MACHINE_GUNNER_TOKEN, MARKSMAN_TOKEN)

# --- equipment --------------------------------------------------------------------------------------------------------
# The two StG44 are two kinds here, and so are the two MG42, because each token overheats for itself (VC-HEAT-02). JAMMED stands
# for the one firearm that an event has jammed this turn. A crate (VC-SCEN-06) is CRATE + the number of its objective.

_item = Names(Item)
SPOTTED = _item("spotted")
MEDKIT = _item("medkit")
CROWBAR = _item("crowbar")
TNT = _item("tnt")
UNIFORM = _item("uniform")
GRENADE = _item("grenade")
BOMBING = _item("bombing")
MP40_GUN = _item("mp40")
MAUSER_GUN = _item("mauser")
STG44 = _item("stg44")
STG44_2 = _item("stg44-2")
MG42 = _item("mg42")
MG42_2 = _item("mg42-2")
SILENCED_STEN = _item("silenced_sten")
SPRINGFIELD = _item("springfield")
MOSIN_NAGANT = _item("mosin_nagant")
JAMMED = _item("jammed")
ITEM_NAMES, ITEM_KINDS = _item.all(), _item.numbers()
ITEMS = len(ITEM_NAMES)
SUPPLY_NAMES = ITEM_NAMES[:JAMMED]
FIRST_GUN, LAST_GUN = MP40_GUN, MOSIN_NAGANT
FIRST_HOT_GUN, LAST_HOT_GUN = STG44, MG42_2
NO_ITEM = Item(-1)
CRATE = 32
PRINTED_NAMES = ("sten", "pistol", "silenced_pistol", "mosin_rifle", "springfield_rifle")
PRINTED = 20                    # a printed weapon is PRINTED + its place in PRINTED_NAMES
NEST_GUN = FixedGun(30)

# --- terrains ---------------------------------------------------------------------------------------------------------

_size = Names(Size)
SMALL = _size("small")
MEDIUM = _size("medium")
LARGE = _size("large")
SIZE_NAMES = _size.all()
OPEN, SHUT = Lock(0), Lock(1)   # doors: open, locked; hatches: open, blocked
WALL, NO_DOOR = Door(-2), Door(-1)
NO_HATCH = Hatch(-1)
UNREACHABLE = 99

_point = Names(Point)
NORTH = _point("N")
EAST = _point("E")
SOUTH = _point("S")
WEST = _point("W")
COMPASS, COMPASS_POINTS = _point.all(), _point.numbers()
REDRAW = Point(4)               # on an event card that shows no point
NO_POINT = Point(-1)

_triangle = Names(TriangleKind)
ALARM_TRIANGLE = _triangle("alarm")
NEST_TRIANGLE = _triangle("nest")
OBJECTIVE_TRIANGLE = _triangle("objective")
TRIANGLE_NAMES = _triangle.all()
NO_TRIANGLE = Triangle(-1)

_word = Names(ObjectiveWord)
INTERACT = _word("interact")
DESTROY = _word("destroy")
BURN = _word("burn")
ESCORT_OUT = _word("escort")
PROTECT = _word("protect")
CARRY_OUT = _word("carry_out")
ALL_EXIT = _word("all_exit")
SHUT_OFF = _word("shut_off_alarm")
OBJECTIVE_WORDS = _word.all()

# --- events -----------------------------------------------------------------------------------------------------------

_effect = Names(Effect)
SIXTH_SENSE = _effect("sixth_sense")
ALARM_ALARM = _effect("alarm_alarm")
QUIET = _effect("quiet")
SNIPER_FIRE = _effect("sniper")
FRIENDLY_FIRE = _effect("friendly_fire")
MOVIE_NIGHT = _effect("movie_night")
FLARE = _effect("flare")
DISTANT_RAID = _effect("distant_raid")
HEAVY_RAIN = _effect("heavy_rain")
FOG = _effect("fog")
SEARCHLIGHTS = _effect("searchlights")
SECOND_WIND = _effect("second_wind")
DROPPED_KEYS = _effect("dropped_keys")
DOUBLE_WATCH = _effect("double_watch")
CHANGE_OF_GUARD = _effect("change_of_guard")
FRESH_MAGAZINES = _effect("fresh_magazines")
JAMMED_WEAPON = _effect("jammed_weapon")
LOST_CRATE = _effect("lost_crate")
LOOSE_HATCH = _effect("loose_hatch")
SEALED_HATCH = _effect("sealed_hatch")
COUNTER_SEARCH = _effect("counter_search")
RADIO_CHATTER = _effect("radio_chatter")
BARKING_DOGS = _effect("barking_dogs")
DRUNKEN_SENTRIES = _effect("drunken_sentries")
POWER_CUT = _effect("power_cut")
FORCED_MARCH = _effect("forced_march")
STEADY_NERVES = _effect("steady_nerves")
LOCAL_HELP = _effect("local_help")
INFORMER = _effect("informer")
TRUCK_CONVOY = _effect("truck_convoy")
MAIL_DAY = _effect("mail_day")
MANHUNT = _effect("manhunt")
COLD_WIND = _effect("cold_wind")
TAIL_WIND = _effect("tail_wind")
CROSS_FIRE = _effect("cross_fire")
SORE_THROAT = _effect("sore_throat")
WEAK_LOCKS = _effect("weak_locks")
AMMO_CHECK = _effect("ammo_check")
QUIET_CORRIDORS = _effect("quiet_corridors")
DEAD_LINE = _effect("dead_line")
LONG_SHADOWS = _effect("long_shadows")
EFFECTS = _effect.all()
NO_EFFECT = Effect(-1)

_reason = Names(Reason)
EDGE = _reason("edge")
GUARDS_ALL = _reason("guard")
SEES_SOMEONE = _reason("sees")
NO_ROOM = _reason("full")
HELD_BY_EVENT = _reason("held")
REASONS = _reason.all()
