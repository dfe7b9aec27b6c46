"""Before the first turn: initiative, hands, directives, deployment (HN-SETUP, HN-ABIL-31, HN-ABIL-32, HN-ABIL-33)."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.core.decision import Seat, Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Type
from bocage.games.heroes_of_normandie.rules.asking import HTable, ask, choose, tell
from bocage.games.heroes_of_normandie.rules.cards.piles import draw, hand_size
from bocage.games.heroes_of_normandie.rules.damage.overlays import lay_position
from bocage.games.heroes_of_normandie.rules.movement.lifts import gives_lift
from bocage.games.heroes_of_normandie.rules.phases.ordering import rotation
from bocage.games.heroes_of_normandie.rules.units import mask, occupied, side_of, takes
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.map.deployment_zones import zone_squares
from bocage.games.heroes_of_normandie.map.lines import bits
from bocage.games.heroes_of_normandie.types import (
    Directive, Face, Facing, RecruitNo, Square, Squares, Unit, by_unit, first_seats)

INFILTRATION_SCOUT = 6                      # HN-ORDN-14
HORN_SCOUT = 3                              # HN-EQUIP-02
ALL_FACINGS = list(p.FACINGS)
NORTH_ONLY = [p.NORTH]                      # the facing of a unit that fires all around does not matter


def deal_step(g: HTable) -> Steps:
    """HN-SETUP-04, HN-SETUP-10: decides who has the initiative and deals the first hands."""
    b, s = g.board, g.state
    s.phase = p.CHOOSE_DIRECTIVES
    if b.scenario.first == "random":
        s.initiative = p.US if g.dice.roll(1)[0] % 2 else p.GE
    else:
        s.initiative = p.SIDE_CALLED[b.scenario.first]
    tell(g, e.INITIATIVE, s.initiative)
    for seat in first_seats(b.seats):
        draw(g, seat, hand_size(b, seat))
    yield from ()


def directives_step(g: HTable) -> Steps:
    """HN-ORDN-07: each player with the ordinance chooses one or three of the four directives before the game."""
    b, s = g.board, g.state
    s.phase = p.PLAYING_ORDER
    for seat in first_seats(b.seats):
        for _ in range(b.number_of(seat, "directive")):
            left = [kind for kind in p.DIRECTIVE_NAMES if kind not in s.directives[seat]]
            choice = yield from choose(g, seat, "choose_directive", [b.lexicon.act("directive", kind) for kind in left],
                                       "HN-ORDN-07")
            s.directives[seat].append(Directive(choice.args[0]))
            tell(g, e.DIRECTIVES_CHOSEN, seat, choice.args[0])


def playing_order_step(g: HTable) -> Steps:
    """HN-MULTI-07: allies choose who plays first, before deployment and at the start of each Order phase."""
    s = g.state
    s.phase = p.DEPLOY if s.turn == 0 else p.ORDER_START
    yield from choose_playing_order(g)
    if s.turn == 0:
        s.deploying = rotation(s)[0]


def choose_playing_order(g: HTable) -> Steps:
    b, s = g.board, g.state
    for side in (s.initiative, p.OTHER[s.initiative]):
        if len(b.members[side]) > 1:
            left, order = list(b.members[side]), list[Seat]()
            while len(left) > 1:
                choice = yield from choose(g, left[0], "playing_order", [b.lexicon.act("first", seat) for seat in left],
                                           "HN-MULTI-07")
                order.append(Seat(choice.args[0]))
                left.remove(order[-1])
            s.playing[side] = order + left
            tell(g, e.PLAYING_ORDER, side, s.playing[side][0])


# --- deployment -------------------------------------------------------------------------------------------------------


def deploy_step(g: HTable) -> Steps:
    """HN-SETUP-06, HN-MULTI-08, HN-MULTI-17: the initiative player deploys all of his units, then the other player."""
    s = g.state
    seat = s.deploying
    if s.pool[seat]:
        yield from deploy_one(g, seat)
        return
    yield from lay_positions(g, seat)
    yield from place_horn(g, seat)
    order = rotation(s)
    at = order.index(seat) + 1
    if at < len(order):
        s.deploying = order[at]
    else:
        s.deploying = p.NO_SEAT
        s.phase = p.TURN_START


def can_hide(b: Board, recruit: RecruitNo) -> bool:
    return b.types[b.recruits[recruit].kind].posture == p.AMBUSH_POSTURE


def deploy_one(g: HTable, seat: Seat) -> Steps:
    """HN-ABIL-19: the player chooses a unit. Others are not told which of those that could lie in ambush it is."""
    b, s = g.board, g.state
    act = b.lexicon.act
    options = [act("deploy", recruit) for recruit in s.pool[seat] if not can_hide(b, recruit)]
    hidden = [act("deploy", recruit) for recruit in s.pool[seat] if can_hide(b, recruit)]
    if hidden:
        options.append(act("deploy_ambush"))
    choice = yield from ask(g, seat, "deploy", [*options, act("deploy_rest")], "HN-SETUP-06")
    if choice.verb == "deploy_rest":
        deploy_rest(g, seat)
        return
    if choice.verb == "deploy_ambush":
        choice = yield from ask(g, seat, "deploy_who", hidden, "HN-ABIL-09", sealed=True,
                                eyes=b.members[b.side[seat]])
    yield from deploy(g, seat, RecruitNo(choice.args[0]))


def scout_of(b: Board, recruit: RecruitNo) -> int:
    """HN-ABIL-31, HN-ARMY-02, HN-ARMY-03, HN-ORDN-14: how many squares beyond the zone a unit may deploy, by its own Scout or
    by that of its tile."""
    made = b.recruits[recruit]
    own = b.types[made.kind].faces[p.FRONT].scout
    if made.tile < 0:
        return own
    tile = b.tiles[made.tile]
    return max(own, tile.scout, INFILTRATION_SCOUT if "infiltration" in tile.families else 0)


def allowed_zone(b: Board, seat: Seat, scout: int) -> Squares:
    """HN-SETUP-06, HN-ABIL-31, HN-ABIL-32: the player's own zone; for scouts also squares up to ``scout`` beyond it, away from
    objectives."""
    zone = b.zone[seat]
    if not scout:
        return zone
    ground = b.start
    inside = [square for square in ground.squares if zone >> square & 1]
    beyond = 0
    for square in ground.squares:
        if not zone >> square & 1 and min(ground.distance(square, each) for each in inside) <= scout:
            beyond |= 1 << square
    keep_off = b.forces[b.side[seat]].scout_keeps_off
    if keep_off is not None:
        beyond &= ~zone_squares(ground, keep_off)
    return zone | (beyond & ~b.near_objectives)


def zone_of(b: Board, seat: Seat, scout: int) -> Squares:
    found = b.zones.get((seat, scout))
    if found is None:
        found = b.zones[seat, scout] = allowed_zone(b, seat, scout)
    return found


class Room:
    """Where a recruit could stand now: the squares of a zone, the counters on them and the ground, gathered once."""

    __slots__ = ("zone", "type", "ground", "open", "held", "drives", "free")

    def __init__(self, b: Board, s: State, recruit: RecruitNo, zone: Squares) -> None:
        kind = b.recruits[recruit].kind
        self.zone = zone
        self.type = b.types[kind]
        self.ground = b.ground(s.ground)
        self.held = bits(occupied(b, s))
        self.open = self.ground.passable[p.INFANTRY] | (
            self.ground.water if self.type.faces[p.FRONT].flags & p.AMPHIBIOUS else 0)
        self.drives = b.drives(s.ground, kind)
        # The squares worth asking about: for infantry those on which it can stand.
        self.free = self.open & zone & ~self.held if self.type.kind == p.INFANTRY else zone

    def facings(self, square: Square) -> list[Facing]:
        """HN-SETUP-06, HN-VEH-16: the facings with which the unit can stand on a square with all of it inside the zone; empty
        if it cannot stand there."""
        if self.type.kind == p.INFANTRY:
            return (ALL_FACINGS if self.type.arc < 360 else NORTH_ONLY) if self.free >> square & 1 else []
        return [facing for facing in ALL_FACINGS if (stands := self.drives.stands(square, facing)) and not stands & self.held
                and not stands & ~self.zone]


def places_in(b: Board, s: State, recruit: RecruitNo, zone: Squares) -> dict[Square, list[Facing]]:
    """The squares of a zone on which a unit can stand, each with its facings."""
    room = Room(b, s, recruit, zone)
    free = room.free
    return {square: facings for square in b.start.squares if free >> square & 1 and (facings := room.facings(square))}


def places_for(b: Board, s: State, recruit: RecruitNo) -> dict[Square, list[Facing]]:
    """HN-SETUP-06: the squares on which a unit may deploy, each with its possible facings."""
    return places_in(b, s, recruit, zone_of(b, b.recruits[recruit].seat, scout_of(b, recruit)))


def why_not_place(b: Board, s: State, recruit: RecruitNo, square: Square) -> str:
    """HN-SETUP-06, HN-ABIL-31, HN-ABIL-32, HN-GEN-13: "" if a unit may deploy on a square; otherwise the rule that forbids it.
    The square may be outside the zone, further than the unit scouts, near an objective, taken, or closed to the unit."""
    scout = scout_of(b, recruit)
    room = Room(b, s, recruit, zone_of(b, b.recruits[recruit].seat, scout))
    if not room.zone >> square & 1:
        if not scout:
            return "HN-SETUP-06"
        return "HN-ABIL-32" if b.near_objectives >> square & 1 else "HN-ABIL-31"
    if room.facings(square):
        return ""
    if room.held >> square & 1:
        return "HN-GEN-13"
    return room.ground.why_closed(square, room.type.kind, False) or "HN-VEH-16"


def carriers_for(b: Board, s: State, recruit: RecruitNo) -> list[Unit]:
    """HN-SETUP-08, HN-ABIL-33: friendly transports with room for a unit, also those of allies. A transport that has scouted
    takes only scouts: one of its squares lies beyond the zone."""
    made = b.recruits[recruit]
    found = []
    for vehicle, at in by_unit(s.at):
        if at >= 0 and side_of(b, s, vehicle) == b.side[made.seat] and b.types[s.kind[vehicle]].capacity:
            scouting = mask(b, s, vehicle) & ~b.zone[made.seat]
            if takes(b, s, vehicle, b.types[made.kind], p.FRONT) and (scout_of(b, recruit) or not scouting):
                found.append(vehicle)
    return found


def faces_of(type: Type) -> tuple[Face, ...]:
    """HN-SETUP-07: a unit with a posture may start on either face. A decoy starts on its ambush face, but its owner is asked
    all the same."""
    return (p.BACK,) if type.decoy else (p.FRONT, p.BACK) if type.posture else ()


def deploy(g: HTable, seat: Seat, recruit: RecruitNo) -> Steps:
    """HN-SETUP-06, HN-SETUP-07, HN-SETUP-08, HN-MULTI-14: the player chooses a square, a facing and a face for a unit, or a
    transport that carries it; that of an ally only if he agrees."""
    b, s = g.board, g.state
    type = b.types[b.recruits[recruit].kind]
    places, carriers = places_for(b, s, recruit), carriers_for(b, s, recruit)
    while True:
        options: list[Action] = [b.lexicon.place[square] for square in places]
        options += [b.lexicon.act("aboard", vehicle) for vehicle in carriers]
        if not options:
            s.pool[seat].remove(recruit)                    # no square is left for this unit, so it takes no part in the game
            return
        choice = yield from ask(g, seat, "deploy_where", options, "HN-SETUP-06", recruit)
        if choice.verb != "aboard" or (yield from gives_lift(g, seat, Unit(choice.args[0]))):
            break
        carriers.remove(Unit(choice.args[0]))
    s.pool[seat].remove(recruit)
    unit = s.add_counter(seat, b.recruits[recruit].kind, recruit)
    if choice.verb == "aboard":
        put_aboard(g, unit, Unit(choice.args[0]))
        return
    square = Square(choice.args[0])
    facings = places[square]
    if len(facings) > 1:
        choice = yield from ask(g, seat, "deploy_facing", [b.lexicon.act("face", facing) for facing in facings], "HN-SETUP-06",
                                recruit)
        facings = [Facing(choice.args[0])]
    back = False
    if faces_of(type):
        choice = yield from ask(g, seat, "deploy_side", [b.lexicon.act("side", face) for face in faces_of(type)],
                                "HN-SETUP-07", recruit)
        back = choice.args[0] == p.BACK
    put_down(g, unit, square, facings[0], back)


def put_aboard(g: HTable, unit: Unit, vehicle: Unit) -> None:
    """HN-SETUP-08: a unit begins the game aboard a vehicle."""
    s = g.state
    s.at[unit], s.carrier[unit] = p.CARRIED, vehicle
    tell(g, e.DEPLOYED_ABOARD, unit, vehicle)


def put_down(g: HTable, unit: Unit, square: Square, facing: Facing, back: bool) -> None:
    """HN-ABIL-09, HN-ABIL-19: puts a unit on the board. On its ambush face it shows nobody what it is."""
    b, s = g.board, g.state
    type = b.types[s.kind[unit]]
    s.at[unit], s.facing[unit], s.face[unit] = square, facing, p.BACK if back else p.FRONT
    if back and type.posture == p.AMBUSH_POSTURE:
        s.hidden[unit] = p.AMBUSHED
        tell(g, e.DEPLOYED_HIDDEN, s.owner[unit], unit, square)
    else:
        if type.posture == p.AMBUSH_POSTURE:
            g.reveal()
        tell(g, e.DEPLOYED, unit, square)


def deploy_rest(g: HTable, seat: Seat) -> None:
    """HN-ABIL-19, HN-SETUP-08: deploys all units that are left on fitting squares, from the middle of the zone outwards, facing
    the enemy; where there is no square left, aboard a vehicle of theirs. Those that could lie in ambush come last: otherwise
    their places in the sequence would tell which of them are left."""
    b, s = g.board, g.state
    ground = b.start
    middle = middle_of(b, seat)
    order = sorted(s.pool[seat], key=lambda recruit: (
        can_hide(b, recruit), b.types[b.recruits[recruit].kind].kind == p.INFANTRY, recruit))
    for recruit in order:
        places = places_for(b, s, recruit)
        inside = {square: facings for square, facings in places.items() if b.zone[seat] >> square & 1} or places
        s.pool[seat].remove(recruit)
        carriers = [] if inside else [each for each in carriers_for(b, s, recruit) if s.owner[each] == seat]
        if carriers:
            put_aboard(g, s.add_counter(seat, b.recruits[recruit].kind, recruit), carriers[0])
        if not inside:
            continue
        square = min(inside, key=lambda at: (ground.distance(at, middle), at))
        type = b.types[b.recruits[recruit].kind]
        unit = s.add_counter(seat, b.recruits[recruit].kind, recruit)
        put_down(g, unit, square, nearest_facing(b, seat, inside[square]), starts_on_back(type))


def nearest_facing(b: Board, seat: Seat, facings: Sequence[Facing]) -> Facing:
    """Of these facings the one that looks most towards the enemy."""
    ahead = facing_of(b, seat)
    return min(facings, key=lambda each: min((each - ahead) % 8, (ahead - each) % 8))


def starts_on_back(type: Type) -> bool:
    """HN-SETUP-07: whether a unit that is deployed for its player lies in ambush."""
    return type.decoy or type.posture == p.AMBUSH_POSTURE


def middle_of(b: Board, seat: Seat) -> Square:
    inside = [square for square in b.start.squares if b.zone[seat] >> square & 1]
    column = sum(b.start.column[square] for square in inside) // len(inside)
    row = sum(b.start.row[square] for square in inside) // len(inside)
    return Square(row * b.start.width + column)


def facing_of(b: Board, seat: Seat) -> Facing:
    """The facing from a player's zone towards the middle of the board."""
    ground, middle = b.start, middle_of(b, seat)
    across, down = ground.width // 2 - ground.column[middle], ground.height // 2 - ground.row[middle]
    if abs(across) > abs(down):
        return p.FACING_CALLED["e" if across > 0 else "w"]
    return p.FACING_CALLED["s" if down > 0 else "n"]


def lay_positions(g: HTable, seat: Seat) -> Steps:
    """HN-SETUP-01: a side lays out the positions that the scenario gives it, in its zone."""
    b, s = g.board, g.state
    force = b.forces[b.side[seat]]
    if seat != s.playing[b.side[seat]][0]:
        return
    for _ in range(force.positions):
        ground = b.ground(s.ground)
        free = [square for square in ground.squares if b.zone[seat] >> square & 1 and may_dig(b, s, square)]
        choice = yield from choose(g, seat, "lay_position", [b.lexicon.place[square] for square in free], "HN-SETUP-01")
        lay_position(g, Square(choice.args[0]))
        tell(g, e.DEPLOYED_POSITION, seat, choice.args[0])


def may_dig(b: Board, s: State, square: Square) -> bool:
    """HN-EQUIP-04, HN-RULING-69: whether a position can lie on a square: not in a building, in ruins, on another position, on a
    wreck, in water or on a bridge, nor where infantry cannot go."""
    ground = b.ground(s.ground)
    layers = ground.layers[square]
    return bool(ground.passable[p.INFANTRY] >> square & 1) and not layers.over and (
        ground.terrains[layers.base].id not in ("building", "ruins", "water", "bridge"))


def place_horn(g: HTable, seat: Seat) -> Steps:
    """HN-EQUIP-02, HN-EQUIP-16: the Horn of Plenty is laid out like a scout. It is a marker and no unit."""
    b, s = g.board, g.state
    if not b.has(seat, "horn_of_plenty"):
        return
    ground = b.ground(s.ground)
    zone = zone_of(b, seat, HORN_SCOUT) & ground.passable[p.INFANTRY]
    choice = yield from choose(g, seat, "place_horn", [b.lexicon.place[square] for square in ground.squares
                                                    if zone >> square & 1], "HN-EQUIP-02")
    s.horn[seat] = Square(choice.args[0])
    tell(g, e.HORN_PLACED, seat, choice.args[0])
