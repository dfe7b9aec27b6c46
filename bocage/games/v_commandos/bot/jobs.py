"""Jobs of commandos that play together: who does which objective, what a commando is evidently about, what makes noise.

All of it comes from what lies open on the table. Commandos, objectives and tiles go by the names of the lexicon.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from bocage.core.action import Action
from bocage.core.contract import Advice, Job, Teamwork
from bocage.core.decision import Decision, Seat
from bocage.core.event import Event
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.actions import ABOUT_A_COMMANDO
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.bot.distances import FAR
from bocage.games.v_commandos.bot.evaluation import evaluate, terms
from bocage.games.v_commandos.bot.option_weights import priors
from bocage.games.v_commandos.bot.plan import Orders, distance, job_cost, make_plan
from bocage.games.v_commandos.pieces import ALL_EXIT, BURN, CRATE, CRITICAL, DISTANT_RAID, ROLES, TNT
from bocage.games.v_commandos.state import IN_PLAY, OBJECTIVE_CARRIED, OBJECTIVE_DONE, OBJECTIVE_MET, State
from bocage.games.v_commandos.text import VNamer
from bocage.games.v_commandos.types import Objective, Role, Terrain, Tile

LOOKED_AT = 6                   # the last steps of a commando, by which its job is judged
APPROACH = 2.0                  # it has come nearer by so many actions: two small tiles, or one behind a locked door
DETOUR = 1.5                    # a job for which it went further out of its way is not meant
WALKS = frozenset(happening.name for happening in (e.MOVED, e.SNEAKED, e.CAME_UP))


def members(b: Board, s: State) -> dict[str, Seat]:
    """Returns the commandos that can act, and the seat of each."""
    return {ROLES[c]: s.seat[c] for c in s.squad if s.face[c] != CRITICAL and not s.waiting[c] and not s.home[c]}


def open_objectives(b: Board, s: State) -> list[Objective]:
    """Returns the objectives that one commando can do: to leave together is everybody's."""
    return [o for terrain in b.all_terrains if s.terrain[terrain] == IN_PLAY for o in b.objectives_of[terrain]
            if s.objective[o] != OBJECTIVE_DONE and b.objective_word[o] != ALL_EXIT]


def jobs(b: Board, s: State) -> list[Job]:
    """Returns the open objectives, and then every tile to which a commando can be sent."""
    tiles = [tile for terrain in b.all_terrains if s.terrain[terrain] == IN_PLAY for tile in b.tiles_of[terrain]]
    return [*(Job(b.objective_name[o], b.tile_name[place_of(b, s, o)]) for o in open_objectives(b, s)),
            *(Job(b.tile_name[tile], b.tile_name[tile]) for tile in tiles)]


def place_of(b: Board, s: State, o: Objective) -> Tile:
    """Returns the tile where an objective is: where its token lies, or the escort that was met."""
    if s.objective[o] == OBJECTIVE_MET and s.escort_tile[b.objective_escort[o]] >= 0:
        return s.escort_tile[b.objective_escort[o]]
    place = s.triangles[b.objective_triangle[o]]
    return place if place >= 0 else b.objective_home[o]


def read(b: Board, given: Mapping[str, str]) -> Orders:
    """Returns jobs by name as numbers. Names that this board does not have are left out."""
    objectives, tiles = b.lexicon.numbers["o"], b.lexicon.numbers["t"]
    known = [(Role(ROLES.index(member)), job) for member, job in given.items() if member in ROLES]
    return Orders({c: Objective(objectives[job]) for c, job in known if job in objectives},
                  {c: Tile(tiles[job]) for c, job in known if job in tiles})


def is_done(b: Board, s: State, member: str, job: str) -> bool:
    """A commando that was sent to a tile has done so when it is there. An objective can also be done by somebody else."""
    orders = read(b, {member: job})
    if any(s.tile[c] == tile for c, tile in orders.place.items()):
        return True
    return job not in {each.key for each in jobs(b, s)}


def pursued(b: Board, s: State, log: Sequence[Event], member: str) -> str:
    """Returns the objective that a commando carries, leads out or has walked straight to; "" if it could be about several."""
    c = Role(ROLES.index(member))
    found = next((o for o in open_objectives(b, s) if in_hand(b, s, c, o)), None)
    if found is not None:
        return b.objective_name[found]
    trail = trail_of(log, c)
    if not trail or s.tile[c] != trail[-1]:
        return ""
    meant = [o for o in open_objectives(b, s) if is_meant(b, s, c, o, trail)]
    return b.objective_name[meant[0]] if len(meant) == 1 else ""


def in_hand(b: Board, s: State, c: Role, o: Objective) -> bool:
    """Whether a commando carries the crate of an objective or stands with its escort."""
    if s.objective[o] == OBJECTIVE_CARRIED:
        return CRATE + o in s.kit[c]
    return s.objective[o] == OBJECTIVE_MET and s.tile[c] >= 0 and s.escort_tile[b.objective_escort[o]] == s.tile[c]


def trail_of(log: Sequence[Event], c: Role) -> list[Tile]:
    """Returns the last tiles on which a commando has been, the newest last."""
    found: deque[Tile] = deque()
    for event in reversed(log):
        if event.name in WALKS and event.args[0] == c:
            tile = event.args[1]
            assert isinstance(tile, int)
            found.appendleft(Tile(tile))
            if len(found) > LOOKED_AT:
                break
    return list(found)


def is_meant(b: Board, s: State, c: Role, o: Objective, trail: Sequence[Tile]) -> bool:
    """Whether a commando has come nearer to an objective without a detour, in its last steps at least."""
    charges = s.kit[c].count(TNT)
    left = [job_cost(b, s, o, c, tile, charges)[0] for tile in trail]
    steps = [distance(b, s, here, there) for here, there in pairwise(trail)]
    return left[-1] < FAR and any(
        left[at] - left[-1] >= APPROACH and sum(steps[at:]) - (left[at] - left[-1]) < DETOUR for at in range(len(steps)))


def shared_out(b: Board, s: State, given: Mapping[str, str]) -> dict[str, str]:
    """Returns the objective that each of the other commandos would take in the plan that leaves the given jobs alone."""
    plan = make_plan(b, s, read(b, given))
    single = set(open_objectives(b, s))
    return {ROLES[c]: b.objective_name[o] for c, o in plan.job.items() if ROLES[c] not in given and o in single}


def with_jobs(advice: Advice[Board, State], given: Mapping[str, str]) -> Advice[Board, State]:
    """Returns the advice for commandos with these jobs: plans, and so evaluation and first sight, keep to them."""
    known: dict[Board, Orders] = {}

    def orders(b: Board) -> Orders:
        if b not in known:
            known[b] = read(b, given)
        return known[b]

    def weights(b: Board, s: State, decision: Decision, options: Sequence[Action]) -> list[float]:
        return priors(b, s, decision, options, orders(b))

    return replace(advice, priors=weights, evaluate=lambda b, s, seat: evaluate(b, s, seat, orders(b)),
                   terms=lambda b, s, seat: terms(b, s, seat, orders(b)))


# --- noise ------------------------------------------------------------------------------------------------------------------


def is_noisy(b: Board, s: State, action: Action) -> bool:
    """VC-ALARM-02, VC-ALARM-03, VC-SCEN-03: whether an action is sure to set an alarm off that is not on yet."""
    terrain = heard_at(b, s, action)
    return terrain is not None and not s.alarm[terrain] and s.terrain[terrain] == IN_PLAY


def heard_at(b: Board, s: State, action: Action) -> Terrain | None:
    """Returns the terrain on which an action would be heard or seen; None for one that is silent or left to chance."""
    verb, args = action.verb, action.args
    if verb in ("bomb", "detonate"):
        return symbol_at(s, b.terrain_of[args[1]])
    if verb == "lay" and b.noise_on_laying:
        return symbol_at(s, b.terrain_of[s.tile[args[0]]])
    if verb == "interact" and b.objective_word[args[1]] == BURN:
        return b.objective_terrain[args[1]]
    if verb not in ("shoot", "shoot_door"):
        return None
    weapon, terrain = b.weapons[args[1]], b.terrain_of[s.tile[args[0]]]
    assert weapon is not None
    if weapon.visible:
        return terrain
    return symbol_at(s, terrain) if weapon.alarm else None


def symbol_at(s: State, terrain: Terrain) -> Terrain | None:
    """VC-ALARM-02: during the event Distant Raid nobody listens."""
    return None if s.effect[terrain] == DISTANT_RAID else terrain


def belongs_to(b: Board, s: State, action: Action, job: str) -> bool:
    """Whether an action blows up, lays a charge at or sets fire to the objective that is the job."""
    orders = read(b, {member_of(b, s, action): job})
    if action.verb == "interact":
        return action.args[1] in orders.job.values()
    places = {place_of(b, s, o) for o in orders.job.values()}
    if action.verb == "detonate":
        return action.args[1] in places
    return action.verb == "lay" and s.tile[action.args[0]] in places


def member_of(b: Board, s: State, action: Action) -> str:
    return ROLES[action.args[0]] if action.verb in ABOUT_A_COMMANDO else ""


# --- in words ----------------------------------------------------------------------------------------------------------------


def job_words(b: Board, lang: str, job: str) -> str:
    """Returns what a job is called: the objective, or the way to a tile."""
    namer, orders = VNamer(b, lang), read(b, {ROLES[0]: job})
    for o in orders.job.values():
        return namer.words("job-objective", **namer.kinds["objective"]("objective", o))
    for tile in orders.place.values():
        return namer.words("job-tile", tile=namer.tile_name(tile))
    return job


def member_words(b: Board, lang: str, member: str) -> str:
    return VNamer(b, lang).words(f"commando-{member}")


TEAMWORK = Teamwork(members=members, jobs=jobs, is_done=is_done, pursued=pursued, shared_out=shared_out, is_noisy=is_noisy,
                    belongs_to=belongs_to, member_of=member_of, job_words=job_words, member_words=member_words)
