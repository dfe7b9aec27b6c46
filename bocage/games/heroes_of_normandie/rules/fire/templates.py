"""Fire at an intersection: direct and indirect fire, high-explosive shells, grenades (HN-INDIRECT, HN-EQUIP-01, HN-EQUIP-05,
HN-EQUIP-09)."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat, Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Weapon
from bocage.games.heroes_of_normandie.map.ground import DOOR, NO_ROOM, SHUTTER, Ground
from bocage.games.heroes_of_normandie.pieces import BLOCKED
from bocage.games.heroes_of_normandie.rules.answering import Topic, speak
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose, tell
from bocage.games.heroes_of_normandie.rules.fire.blasts import Blast, explode, explode_inside, land
from bocage.games.heroes_of_normandie.rules.fire.firing import has_fired, use_ammunition
from bocage.games.heroes_of_normandie.rules.ambush import show
from bocage.games.heroes_of_normandie.rules.fire.shots import is_shared
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch, in_arc, reach
from bocage.games.heroes_of_normandie.rules.option_tokens import spend, stock_for
from bocage.games.heroes_of_normandie.rules.units import in_play, is_infantry, side_of, squares, type_of
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import by_seat, Manner, Point, Square, Template, Unit

HORN_RANGE = 2
# For each manner of fire that needs tokens: the family of the tokens, and the weapon that they are.
TOKENS = {p.HE: ("he_shells", "he_shell"), p.GRENADE: ("frag_grenades", "frag_grenade"),
          p.RIFLE_GRENADE: ("rifle_grenade", "rifle_grenade")}
RULE_OF_TOKEN = {p.HE: "HN-EQUIP-01", p.GRENADE: "HN-EQUIP-09", p.RIFLE_GRENADE: "HN-EQUIP-05"}


# --- where one can aim ------------------------------------------------------------------------------------------------


def fronts(ground: Ground, square: Square) -> list[Square]:
    """The squares outside a building that lie in front of the openings of a square inside."""
    return [there for there in ground.neighbours[square] if ground.is_straight(square, there)
            and ground.room[there] == NO_ROOM and ground.edge(square, there) in (SHUTTER, DOOR)]


def distance_to(ground: Ground, square: Square, point: Point) -> int:
    """HN-ABIL-27, HN-RANGE-03, HN-BLDG-11, HN-RULING-34: the distance from a square to an intersection, in intersections. Out
    of a building it counts from the square in front of an opening."""
    if ground.building[square] == NO_ROOM:
        return ground.point_distance(square, point)
    return min((ground.point_distance(front, point) for front in fronts(ground, square)), default=BLOCKED)


def may_aim(watch: Watch, unit: Unit, square: Square, point: Point, limit: int, arc: int) -> bool:
    """HN-INDIRECT-03, HN-INDIRECT-16, HN-BLDG-09, HN-BLDG-11, HN-ARC-02: whether a unit may aim at an intersection: it lies in
    range and in the arc, not inside a building, and, for a unit inside, not at that building's own walls. The nearest
    intersections are legal."""
    ground = watch.ground
    if (limit and distance_to(ground, square, point) > limit) or ground.is_indoors(point):
        return False
    around = ground.around_point(point)
    home = ground.building[square]
    if home != NO_ROOM and any(ground.building[there] == home for there in around):
        return False
    facing = watch.s.facing[unit]
    return arc >= 360 or any(in_arc(ground, square, there, facing, arc) for there in around)


def points_near(ground: Ground, starts: Sequence[Square], limit: int) -> Iterator[Point]:
    """All intersections that could be within the limit of one of the squares, or of the square in front of an opening of it. 0:
    no limit."""
    columns, rows = range(ground.width + 1), range(ground.height + 1)
    if limit and starts:
        across, down = [ground.column[square] for square in starts], [ground.row[square] for square in starts]
        columns = columns[max(0, min(across) - limit):max(across) + limit + 2]
        rows = rows[max(0, min(down) - limit):max(down) + limit + 2]
    return (Point(row * (ground.width + 1) + column) for row in rows for column in columns)


def clear_points(watch: Watch, unit: Unit, limit: int = 0, arc: int = 360) -> Iterator[Point]:
    """HN-INDIRECT-01: the intersections that a unit may aim at with a clear line."""
    starts = squares(watch.b, watch.s, unit)
    return (point for point in points_near(watch.ground, starts, limit) if any(
        may_aim(watch, unit, start, point, limit, arc) and watch.point_loss(unit, start, point) == 0 for start in starts))


def points_for(watch: Watch, unit: Unit, weapon: Weapon) -> Iterator[Point]:
    """HN-INDIRECT-02, HN-INDIRECT-07, HN-INDIRECT-08, HN-BLDG-17: the intersections that a weapon may aim at. Indirect fire
    needs no line of sight, but never leaves a building. Direct fire needs a clear line."""
    limit = reach(watch.b, watch.s, unit, weapon)
    starts = squares(watch.b, watch.s, unit)
    if not weapon.scatter or any(watch.ground.building[start] != NO_ROOM for start in starts):
        return clear_points(watch, unit, limit, weapon.arc)
    return (point for point in points_near(watch.ground, starts, limit)
            if any(may_aim(watch, unit, start, point, limit, weapon.arc) for start in starts))


def rooms_beside(ground: Ground, square: Square) -> list[Square]:
    """HN-BLDG-07: for each room beside a square, a square behind one of its openings."""
    found: dict[int, Square] = {}
    for there in ground.neighbours[square]:
        if ground.room[there] not in (NO_ROOM, ground.room[square]) and ground.is_straight(square, there) and (
                ground.edge(square, there) in (SHUTTER, DOOR)):
            found.setdefault(ground.room[there], there)
    return list(found.values())


def positions_beside(ground: Ground, square: Square) -> list[Square]:
    """HN-POS-04: for each position beside a square, one of its squares."""
    found: dict[int, Square] = {}
    for there in ground.neighbours[square]:
        if ground.position[there] not in (NO_ROOM, ground.position[square]) and ground.near[square] >> there & 1:
            found.setdefault(ground.position[there], there)
    return list(found.values())


def insides(watch: Watch, unit: Unit, manner: Manner) -> list[Square]:
    """HN-BLDG-07, HN-POS-04, HN-EQUIP-05, HN-RULING-101, HN-RULING-109: the squares into whose room or position a grenade may
    be thrown, by hand or with a rifle; a passenger throws it into none."""
    at = watch.s.at[unit]
    if at < 0 or manner == p.HE:
        return []
    return [*rooms_beside(watch.ground, at), *positions_beside(watch.ground, at)]


# --- weapons with a template ------------------------------------------------------------------------------------------


def horns_beside(b: Board, s: State, unit: Unit) -> list[Seat]:
    """HN-EQUIP-02: the players of an alliance whose Horn of Plenty lies within 2 squares of a unit."""
    side = side_of(b, s, unit)
    return [keeper for keeper, horn in by_seat(s.horn) if horn >= 0 and b.side[keeper] == side and any(
        b.start.distance(horn, square) <= HORN_RANGE for square in squares(b, s, unit))]


def colour_of(b: Board, s: State, unit: Unit, weapon: Weapon) -> Template:
    """HN-EQUIP-02, HN-RULING-46, HN-MULTI-04: the template of a weapon. Near a player's Horn of Plenty the blue templates of
    his mortars are green; a horn of the high command serves the mortars of his allies too."""
    if weapon.template != p.BLUE or not type_of(b, s, unit).mortar:
        return weapon.template
    served = any(keeper == s.owner[unit] or is_shared(b, keeper, "horn_of_plenty") for keeper in horns_beside(b, s, unit))
    return p.GREEN if served else p.BLUE


def chosen_colour(g: HTable, unit: Unit, weapon: Weapon) -> Generator[Decision, Action, Template]:
    """HN-RULING-46, HN-MULTI-14: the same. Near the horn of an ally the owner of a mortar says whether it helps him."""
    b, s = g.board, g.state
    colour = colour_of(b, s, unit, weapon)
    if colour != p.BLUE or not type_of(b, s, unit).mortar or not horns_beside(b, s, unit):
        return colour
    choice = yield from choose(g, s.owner[unit], "consent_horn", [b.lexicon.yes, b.lexicon.no], "HN-MULTI-14", unit)
    return p.GREEN if choice is b.lexicon.yes else colour


def why_no_template(watch: Watch, unit: Unit, weapon: Weapon, moving: bool) -> str:
    """HN-INDIRECT-01, HN-INDIRECT-07: "" if the weapon has a template and an intersection to aim at."""
    if not weapon.template:
        return "HN-INDIRECT-01"
    return "" if has_any(points_for(watch, unit, weapon)) else "HN-FIRE-06"


def has_any(points: Iterable[Point]) -> bool:
    return next(iter(points), None) is not None


def template_fire(g: HTable, unit: Unit, weapon: Weapon, manner: Manner, moving: bool, only: Unit) -> Steps:
    """HN-INDIRECT-01, HN-INDIRECT-07: instead of its normal shot the weapon strikes an intersection."""
    b, s = g.board, g.state
    colour = yield from chosen_colour(g, unit, weapon)
    blast = Blast(unit, s.owner[unit], weapon, manner, colour)
    yield from aim_at_point(g, blast, list(points_for(Watch(b, s), unit, weapon)))
    if (yield from use_ammunition(g, unit)):
        blast.extra.append(("HN-EQUIP-08", 1))
    yield from launch(g, blast, weapon)


# --- shells and grenades ----------------------------------------------------------------------------------------------


def why_no_shell(watch: Watch, unit: Unit, weapon: Weapon, moving: bool) -> str:
    """HN-EQUIP-01: "" if the unit may fire a shell: with the main weapon of a heavy vehicle, along a clear line."""
    b, s = watch.b, watch.s
    if stock_for(b, s, unit, "he_shells") < 0:
        return "HN-EQUIP-01"
    may = not moving and weapon.slot == p.PRIMARY and type_of(b, s, unit).kind == p.HEAVY
    return "" if may and has_any(clear_points(watch, unit)) else "HN-FIRE-06"


def why_no_grenade(watch: Watch, unit: Unit, weapon: Weapon, moving: bool) -> str:
    return why_not_toss(watch, unit, p.GRENADE, moving, "HN-EQUIP-09")


def why_no_rifle_grenade(watch: Watch, unit: Unit, weapon: Weapon, moving: bool) -> str:
    return why_not_toss(watch, unit, p.RIFLE_GRENADE, moving, "HN-EQUIP-05")


def why_not_toss(watch: Watch, unit: Unit, manner: Manner, moving: bool, rule: str) -> str:
    """HN-EQUIP-15: "" if infantry may use such a token. It fires the token instead of its own weapon, so never on the move.
    ``rule``: the rule of the token."""
    b, s = watch.b, watch.s
    family, gear = TOKENS[manner]
    if stock_for(b, s, unit, family) < 0:
        return rule
    may = not moving and is_infantry(b, s, unit)
    return "" if may and (insides(watch, unit, manner) or has_any(points_for(watch, unit, b.gear[gear]))) else "HN-FIRE-06"


def fire_token(g: HTable, unit: Unit, weapon: Weapon, manner: Manner, moving: bool, only: Unit) -> Steps:
    """HN-EQUIP-01, HN-EQUIP-05, HN-EQUIP-09, HN-BLDG-07, HN-POS-04: fires a token at an intersection, or into a shelter beside
    the unit. The token is spent, hit or miss."""
    b, s = g.board, g.state
    family, gear = TOKENS[manner]
    made = b.gear[gear]
    watch = Watch(b, s)
    blast = Blast(unit, s.owner[unit], made, manner, made.template)
    yield from aim_at_point(g, blast, list(points_for(watch, unit, made)), insides(watch, unit, manner))
    spend(g, stock_for(b, s, unit, family))
    if (yield from use_ammunition(g, unit)):
        blast.extra.append(("HN-EQUIP-08", 1))
    yield from launch(g, blast, weapon)


# --- the course of it -------------------------------------------------------------------------------------------------


def aim_at_point(g: HTable, blast: Blast, points: Sequence[Point], inside: Sequence[Square] = ()) -> Steps:
    """The owner names the intersection, or the square into which the grenade is thrown."""
    b = g.board
    options = [*(b.lexicon.point[point] for point in points), *(b.lexicon.act("into", square) for square in inside)]
    choice = yield from choose(g, blast.seat, "aim_point", options, rule_of_aim(blast), blast.unit)
    if choice.verb == "into":
        blast.square = Square(choice.args[0])
    else:
        blast.point = Point(choice.args[0])
        tell(g, e.AIMED_POINT, blast.unit, blast.point)


def rule_of_aim(blast: Blast) -> str:
    """The rule that says where a weapon with a template may be aimed."""
    return RULE_OF_TOKEN.get(blast.manner) or ("HN-INDIRECT-07" if blast.weapon.scatter else "HN-INDIRECT-01")


def launch(g: HTable, blast: Blast, weapon: Weapon) -> Steps:
    """HN-INDIRECT-07, HN-INDIRECT-08, HN-INDIRECT-09, HN-INDIRECT-10, HN-INDIRECT-11, HN-INDIRECT-12, HN-INDIRECT-13,
    HN-ABIL-18: the fire is announced and answered. The template scatters unless the line is clear, and explodes."""
    s = g.state
    has_fired(g, blast.unit, weapon)
    if s.hidden[blast.unit] != p.OPEN:
        show(g, blast.unit)
        blast.from_ambush = True
    yield from speak(g, "announce_fire", Topic(blast.unit, detail=blast))
    if not in_play(s, blast.unit):
        tell(g, e.SHOT_LOST, blast.unit)
        return
    if blast.point < 0:
        yield from explode_inside(g, blast)
        return
    if not Watch(g.board, s).sees_point(blast.unit, blast.point):
        blast.scatter = blast.weapon.scatter
    point = yield from land(g, blast)
    if point >= 0:
        yield from explode(g, blast, point)
