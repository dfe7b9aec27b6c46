"""Equipment: bombs and tools that come as tokens (HN-EQUIP). Weapons that are fired are in ``fire/token_weapons.py`` and
``fire/templates.py``."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.core.decision import Seat, Steps
from bocage.core.windows import Answer
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.map.ground import HIGH, Ground, Layers
from bocage.games.heroes_of_normandie.map.vehicle_poses import ahead, rear_of, squares_of, turned
from bocage.games.heroes_of_normandie.rules.ambush import prove
from bocage.games.heroes_of_normandie.rules.answering import Topic
from bocage.games.heroes_of_normandie.rules.movement import moving
from bocage.games.heroes_of_normandie.rules.asking import HTable, ask, choose, tell
from bocage.games.heroes_of_normandie.rules.phases.deploying import may_dig
from bocage.games.heroes_of_normandie.rules.damage.losses import Suffering, suffer
from bocage.games.heroes_of_normandie.rules.rolling import roll
from bocage.games.heroes_of_normandie.rules.fire.sights import SIDE_FACE
from bocage.games.heroes_of_normandie.rules.movement.paths import poses_ahead
from bocage.games.heroes_of_normandie.rules.option_tokens import spend, stock_for, stocks_of_seat
from bocage.games.heroes_of_normandie.rules.damage.overlays import NO_STRUCTURE, lay_position, structure_at
from bocage.games.heroes_of_normandie.rules.damage.structures import destruction_at
from bocage.games.heroes_of_normandie.rules.units import (
    face_of, is_decoy, is_infantry, is_unknown, side_of, squares, type_of, vehicle_squares)
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Facing, Side, Square, StockNo, Structure, Unit, by_unit

AID_DISTANCE = 2
OPEN_GROUND, HEDGE = "open", "bocage"


# --- a forward position -----------------------------------------------------------------------------------------------


def dig_offers(b: Board, s: State, unit: Unit) -> Sequence[Action]:
    """HN-EQUIP-04, HN-POS-05, HN-RULING-50: in Reserve a unit may dig a position instead of moving, also a hidden unit; a decoy
    may not."""
    begun = s.stepped or s.turned or s.aimed or s.boarded
    if not moving.in_reserve(s) or begun or not is_infantry(b, s, unit) or is_decoy(b, s, unit):
        return ()
    if stock_for(b, s, unit, "position") < 0 or not may_dig(b, s, s.at[unit]):
        return ()
    return (b.lexicon.act("dig"),)


def dig(g: HTable, unit: Unit, action: Action) -> Steps:
    b, s = g.board, g.state
    spend(g, stock_for(b, s, unit, "position"))
    lay_position(g, s.at[unit])
    prove(g, unit)
    tell(g, e.DUG_IN, unit, s.at[unit])
    moving.finish(g)
    yield from ()


# --- hedges -----------------------------------------------------------------------------------------------------------


def hedges_ahead(b: Board, s: State, vehicle: Unit) -> list[Square]:
    """HN-EQUIP-10: the hedge squares that a vehicle's next point would lead into, forwards or backwards, if the hedge were open
    ground."""
    ground = b.ground(s.ground)
    type, front, facing = type_of(b, s, vehicle), s.at[vehicle], s.facing[vehicle]
    rear = front if type.footprint == 1 else rear_of(ground, front, facing)
    steps = {(here, ahead(ground, here, new, sign)) for new in turned(facing) for here, sign in ((front, 1), (rear, -1))}
    hedge, others = ground.names[HEDGE], vehicle_squares(b, s, vehicle)
    return sorted({there for here, there in steps if there >= 0 and ground.layers[there].base == hedge
                   and not ground.layers[there].over and not ground.is_lane(there) and not others >> there & 1
                   and ground.vehicle_crosses(here, there, type.kind)})


def cutter_offers(b: Board, s: State, unit: Unit) -> Sequence[Action]:
    """HN-EQUIP-10: a vehicle with a point left may cut the hedge in front of it."""
    if is_infantry(b, s, unit) or s.stopped or s.points_left < 1:
        return ()
    stock = stock_for(b, s, unit, "hedgerow_cutter")
    return (b.lexicon.act("use", stock),) if stock >= 0 and hedges_ahead(b, s, unit) else ()


def use_cutter(g: HTable, unit: Unit, action: Action) -> Steps:
    b, s = g.board, g.state
    options = [b.lexicon.onto[square] for square in hedges_ahead(b, s, unit)]
    choice = yield from choose(g, s.owner[unit], "cut_hedge", options, "HN-EQUIP-10", unit)
    spend(g, StockNo(action.args[0]))
    yield from cut_through(g, unit, Square(choice.args[0]))


def cut_through(g: HTable, unit: Unit, square: Square) -> Steps:
    """HN-EQUIP-10: the hedge becomes open ground and the vehicle drives into it."""
    b, s = g.board, g.state
    ground = b.ground(s.ground)
    s.ground = ground.key_with(b.start, {square: Layers(ground.names[OPEN_GROUND], ground.layers[square].over)})
    tell(g, e.CUT_HEDGE, unit, square)
    type = type_of(b, s, unit)
    ways = [b.lexicon.drives(front, facing) for front, facing in poses_ahead(b, s, unit)
            if square in squares_of(b.start, front, facing, type.footprint)]
    choice = yield from choose(g, s.owner[unit], "cut_hedge", ways, "HN-EQUIP-10", unit)
    yield from moving.drive(g, unit, Square(choice.args[0]), Facing(choice.args[1]))


# --- bombs on vehicles, charges on structures -------------------------------------------------------------------------


def vehicles_beside(b: Board, s: State, unit: Unit) -> dict[Square, Unit]:
    """HN-EQUIP-06, HN-RULING-12: enemy vehicles beside a unit, with no wall between. Each stands under the square that the unit
    touches."""
    near = b.ground(s.ground).near[s.at[unit]]
    found: dict[Square, Unit] = {}
    for vehicle, at in by_unit(s.at):
        if at >= 0 and not is_infantry(b, s, vehicle) and side_of(b, s, vehicle) != side_of(b, s, unit):
            touched = [square for square in squares(b, s, vehicle) if near >> square & 1]
            if touched:
                found[touched[0]] = vehicle
    return found


def structures_beside(ground: Ground, here: Square) -> list[Square]:
    """HN-EQUIP-12: the squares beside a unit that belong to a structure. The charge is laid against a building's own wall; a
    high wall keeps the unit away."""
    return [there for there in ground.neighbours[here] if structure_at(ground, there) != NO_STRUCTURE and not (
        ground.edge(here, there) == HIGH if ground.is_straight(here, there) else ground.is_walled_corner(here, there))]


def could_bomb(b: Board, s: State, unit: Unit) -> bool:
    """HN-RULING-50: whether, as far as everybody can see, a hidden counter could leave a bomb where it stands."""
    seat = s.owner[unit]
    return bool((stocks_of_seat(b, s, seat, "sticky_bomb") and vehicles_beside(b, s, unit)) or (
        stocks_of_seat(b, s, seat, "demolition_charge") and structures_beside(b.ground(s.ground), s.at[unit])))


def bomb_offers(b: Board, s: State, unit: Unit) -> list[Action]:
    found: list[Action] = []
    if is_decoy(b, s, unit):
        return found
    if stock_for(b, s, unit, "sticky_bomb") >= 0:
        found += [b.lexicon.act("attach", square) for square in vehicles_beside(b, s, unit)]
    if stock_for(b, s, unit, "demolition_charge") >= 0:
        found += [b.lexicon.act("charge", square) for square in structures_beside(b.ground(s.ground), s.at[unit])]
    return found


def place_bombs(g: HTable, unit: Unit) -> Steps:
    """HN-EQUIP-06, HN-EQUIP-12: infantry that ends its movement beside an enemy vehicle or a structure may leave one or several
    bombs there, in Activation or Reserve. HN-RULING-50: a hidden unit may too, and stays hidden; the owner of a hidden counter
    is asked whether or not it can, so that the question tells nothing."""
    b, s = g.board, g.state
    while is_infantry(b, s, unit) and s.at[unit] >= 0:
        offers = bomb_offers(b, s, unit)
        if not offers and not (is_unknown(s, unit) and could_bomb(b, s, unit)):
            return
        choice = yield from ask(g, s.owner[unit], "place_bomb", [*offers, b.lexicon.done], "HN-EQUIP-06", unit)
        if choice is b.lexicon.done:
            return
        prove(g, unit)
        square = Square(choice.args[0])
        if choice.verb == "attach":
            vehicle = vehicles_beside(b, s, unit)[square]
            stock = stock_for(b, s, unit, "sticky_bomb")
            spend(g, stock)
            s.bombs[vehicle] += 1
            s.bombs_from += [vehicle, stock]
            tell(g, e.BOMB_ATTACHED, unit, vehicle)
        else:
            stock, structure = stock_for(b, s, unit, "demolition_charge"), structure_at(b.ground(s.ground), square)
            spend(g, stock)
            s.charges += [structure, s.owner[unit]]
            s.charges_from += [structure, stock]
            tell(g, e.CHARGE_PLACED, unit, square)


def bombs_explode(g: HTable, side: Side) -> Steps:
    """HN-EQUIP-07, HN-RESERVE-16, HN-RULING-97: at the end of Reserve each bomb of a side explodes by itself. The first ally
    rolls for his alliance."""
    b, s = g.board, g.state
    for vehicle in s.units():
        while s.bombs[vehicle] and side_of(b, s, vehicle) != side:
            s.bombs[vehicle] -= 1
            if s.at[vehicle] >= 0:
                yield from explode(g, s.playing[side][0], vehicle)
    s.bombs_from = of_others(b, s.bombs_from, side)


def of_others(b: Board, pairs: Sequence[int], side: Side) -> list[int]:
    """Of pairs of a place and the option of what lies there those that are not of this side."""
    return [value for place, stock in zip(pairs[0::2], pairs[1::2], strict=True) if b.side[b.stocks[stock].seat] != side
            for value in (place, stock)]


def explode(g: HTable, seat: Seat, vehicle: Unit) -> Steps:
    """HN-EQUIP-07: a die and the bomb's bonus against this vehicle alone. A heavy vehicle has its side defence."""
    b, s = g.board, g.state
    tell(g, e.BOMB_EXPLODED, vehicle)
    faces = yield from roll(g, seat, 1, "mine", p.NO_UNIT, vehicle)
    if s.at[vehicle] < 0:
        return
    final = faces[0] + b.gear["sticky_bomb"].bonus[type_of(b, s, vehicle).kind]
    defence = face_of(b, s, vehicle).defence[SIDE_FACE]
    tell(g, e.SHOT, vehicle, final, defence, final - faces[0], rule="HN-EQUIP-07")
    if final >= defence:
        yield from suffer(g, Suffering(vehicle, 1, p.NO_UNIT, "mine", eliminated=final >= 2 * defence, seat=seat))
    else:
        tell(g, e.MISSED, vehicle, rule="HN-EQUIP-07")


def charges_explode(g: HTable, side: Side) -> Steps:
    """HN-EQUIP-12: each charge of a side has Destruction(4)."""
    b, s = g.board, g.state
    waiting = list(zip(s.charges[0::2], s.charges[1::2], strict=True))
    for seat in s.playing[side]:
        for structure, owner in waiting:
            if owner == seat and structure in s.charges[0::2]:
                square = square_of(b.ground(s.ground), Structure(structure))
                tell(g, e.CHARGE_EXPLODED, square)
                yield from destruction_at(g, seat, b.gear["demolition_charge"].destruction, square)
    s.charges = [value for structure, owner in zip(s.charges[0::2], s.charges[1::2], strict=True)
                 if owner not in s.playing[side] for value in (structure, owner)]
    s.charges_from = of_others(b, s.charges_from, side)


def square_of(ground: Ground, structure: Structure) -> Square:
    """A square of a structure; of a building its first square."""
    return Square(ground.building.index(-1 - structure) if structure < 0 else structure)


# --- first aid --------------------------------------------------------------------------------------------------------


def aid_offers(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    """HN-EQUIP-13: first aid for infantry that would lose exactly one step to fire and has a friend within 2 squares. A friend
    that could be a decoy does not count: helping would show that it is none."""
    b, s, hit = g.board, g.state, topic.detail
    unit = hit.unit
    if s.owner[unit] != seat or hit.kind not in ("fire", "template") or hit.losses != 1 or hit.eliminated or not hit.hit or (
            hit.takers or s.at[unit] < 0 or not is_infantry(b, s, unit)):
        return []
    stock = stock_for(b, s, unit, "first_aid")
    return [b.lexicon.act("use", stock)] if stock >= 0 and helpers(b, s, hit) else []


def helpers(b: Board, s: State, hit: Suffering) -> list[Unit]:
    """HN-EQUIP-13: the friends within 2 squares who may help with First Aid: not those of an ally who has refused."""
    unit = hit.unit
    return [other for other, at in by_unit(s.at) if other != unit and at >= 0 and side_of(b, s, other) == side_of(b, s, unit)
            and not is_unknown(s, other) and not is_decoy(b, s, other) and s.owner[other] not in hit.no_aid
            and distance(b, s, unit, other) <= AID_DISTANCE]


def distance(b: Board, s: State, one: Unit, two: Unit) -> int:
    return min(b.start.distance(here, there) for here in squares(b, s, one) for there in squares(b, s, two))


def give_aid(g: HTable, seat: Seat, action: Action, topic: Topic) -> Steps:
    """HN-EQUIP-13, HN-MULTI-14: the loss is cancelled, and the unit gets a Suppressed marker instead. If only units of allies
    are near, one of these allies must agree."""
    b, s, hit = g.board, g.state, topic.detail
    near = helpers(b, s, hit)
    if not any(s.owner[each] == seat for each in near):
        mate = s.owner[near[0]]
        if (yield from choose(g, mate, "consent", [b.lexicon.yes, b.lexicon.no], "HN-MULTI-14", near[0])) is b.lexicon.no:
            hit.no_aid.append(mate)
            return
    spend(g, StockNo(action.args[0]))
    hit.losses = 0
    hit.markers += 1
    tell(g, e.SAVED, hit.unit, rule="HN-EQUIP-13")


FIRST_AID = Answer(aid_offers, give_aid)
