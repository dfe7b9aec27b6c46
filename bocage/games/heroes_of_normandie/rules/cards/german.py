"""The cards of the German side (g01 to g05, g11, g12; catalogue 10.3). Planes, artillery and the 88 are in ``off_board.py``."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.core.decision import Seat, Steps
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Weapon
from bocage.games.heroes_of_normandie.map.ground import NO_ROOM
from bocage.games.heroes_of_normandie.rules.answering import Played, Topic
from bocage.games.heroes_of_normandie.rules.phases.activating import active_marker, is_fresh
from bocage.games.heroes_of_normandie.rules.ambush import show
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose
from bocage.games.heroes_of_normandie.rules.assaults import Clash, assault, beside_winner
from bocage.games.heroes_of_normandie.rules.fire.blasts import Victim, strike_from_nowhere
from bocage.games.heroes_of_normandie.rules.fire.firing import Target, can_be_target, rank, shoot
from bocage.games.heroes_of_normandie.rules.damage.losses import suppress
from bocage.games.heroes_of_normandie.rules.phases.ordering import add_order, may_gain_order
from bocage.games.heroes_of_normandie.rules.fire.shots import Shot
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.movement import moving
from bocage.games.heroes_of_normandie.rules.movement.paths import can_assault
from bocage.games.heroes_of_normandie.rules.damage.overlays import NO_STRUCTURE, structure_at
from bocage.games.heroes_of_normandie.rules.damage.structures import destruction_at
from bocage.games.heroes_of_normandie.rules.units import is_decoy, is_infantry, mask, movement, side_of, squares
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Square, Structure, Unit, by_unit

FANATIC = 2
PANIC_RANGE = 2


# --- traps ------------------------------------------------------------------------------------------------------------


def enters(g: HTable, seat: Seat, topic: Topic) -> bool:
    """HN-RULING-114: whether an enemy that everybody can see has just entered a square and is still there: a card may have
    moved it on since."""
    b, s = g.board, g.state
    unit = topic.unit
    return topic.detail >= 0 and 0 <= s.at[unit] == topic.square and s.hidden[unit] == p.OPEN and (
        side_of(b, s, unit) != b.side[seat])


def enters_building(g: HTable, seat: Seat, topic: Topic) -> bool:
    b, s = g.board, g.state
    building = b.ground(s.ground).building
    here = s.at[topic.unit]
    return enters(g, seat, topic) and building[here] not in (NO_ROOM, building[topic.detail])


def trip_wire(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-BLDG-06, HN-EQUIP-13: enemy infantry that enters a building takes a shot, so First Aid helps. The trap lies inside:
    the walls give no shelter."""
    yield from spring(g, played, topic, "fire")


def minefield(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-RULING-29: a mine explodes under the unit that has just entered a square. It is no fire."""
    yield from spring(g, played, topic, "mine")


def spring(g: HTable, played: Played, topic: Topic, kind: str) -> Steps:
    s = g.state
    unit, square = topic.unit, s.at[topic.unit]
    yield from strike_from_nowhere(g, played.seat, g.board.card_weapon[played.card], Victim(unit, square, square), kind)
    if s.at[unit] < 0:
        topic.cancelled = True


# --- Bundle Charge ----------------------------------------------------------------------------------------------------


def charge_weapon(b: Board) -> Weapon:
    """The charge as a weapon against vehicles: only its bonuses. Its Destruction is for structures."""
    return Weapon(b.box.cards["g02"].bonus, ())


def vehicles_beside(b: Board, s: State, unit: Unit) -> list[Target]:
    """Enemy vehicles beside a unit, each with the best line to it."""
    near = b.ground(s.ground).near[s.at[unit]]
    found: list[Target] = []
    for foe in s.units():
        if not is_infantry(b, s, foe) and can_be_target(b, s, unit, foe) and mask(b, s, foe) & near:
            sights = [sight for sight in Watch(b, s).sees(unit, foe) if near >> sight.aim & 1]
            if sights:
                found.append(Target(foe, min(sights, key=lambda sight: rank(b, s, unit, foe, sight))))
    return found


def structures_beside(b: Board, s: State, unit: Unit) -> list[Square]:
    """For each structure beside a unit, one of its squares. The walls of a building can be reached from outside."""
    ground = b.ground(s.ground)
    here = s.at[unit]
    found: dict[Structure, Square] = {}
    for there in ground.neighbours[here]:
        structure = structure_at(ground, there)
        is_wall = structure < 0 and ground.is_straight(here, there)
        if structure != NO_STRUCTURE and (is_wall or ground.near[here] >> there & 1):
            found.setdefault(structure, there)
    return list(found.values())


def carriers(b: Board, s: State, seat: Seat) -> list[Unit]:
    """Infantry that has not acted and stands beside an enemy vehicle or a structure."""
    return [unit for unit in s.units() if s.owner[unit] == seat and s.at[unit] >= 0 and is_fresh(s, unit)
            and is_infantry(b, s, unit) and (vehicles_beside(b, s, unit) or structures_beside(b, s, unit))]


def may_carry(g: HTable, seat: Seat, topic: Topic) -> bool:
    return bool(carriers(g.board, g.state, seat))


def charge_bearers(g: HTable, seat: Seat, topic: Topic) -> Sequence[Action]:
    b, s = g.board, g.state
    return [b.lexicon.on[unit] for unit in carriers(b, s, seat) if not is_decoy(b, s, unit)]


def bundle_charge(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-11, HN-ABIL-07, HN-ABIL-18, HN-RULING-72, HN-RULING-125: the unit attacks a vehicle or a structure beside it.
    This is its activation, and a hidden unit shows itself. The charge is not fired: nothing that helps a shot or follows one
    concerns it, and smoke takes nothing from it."""
    b, s = g.board, g.state
    assert played.aim is not None
    unit = Unit(played.aim.args[0])
    active_marker(g, unit)
    vehicles = {target.sight.aim: target for target in vehicles_beside(b, s, unit)}
    places = [*vehicles, *(square for square in structures_beside(b, s, unit) if square not in vehicles)]
    choice = yield from choose(g, played.seat, "aim", [b.lexicon.at[square] for square in places], "HN-CARD-03", unit,
                               p.NOBODY, p.NOBODY)
    square = Square(choice.args[0])
    if square in vehicles:
        foe, sight = vehicles[square]
        shot = Shot(unit, charge_weapon(b), p.NORMAL, foe, sight)
        shot.is_fire, shot.no_obstacles = False, True
        yield from shoot(g, [shot])
    else:
        if s.hidden[unit] != p.OPEN:
            show(g, unit)
        yield from destruction_at(g, played.seat, b.card_weapon[played.card].destruction, square)


# --- assaults ---------------------------------------------------------------------------------------------------------


def fights(g: HTable, seat: Seat, topic: Topic) -> bool:
    b, s = g.board, g.state
    return any(s.owner[unit] == seat and is_infantry(b, s, unit) for unit in (topic.unit, topic.foe))


def fanatics(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-03, HN-ASSAULT-14: 2 more in this assault, and no retreat: a unit that would have to retreat is eliminated."""
    clash: Clash = topic.detail
    attacks = g.state.owner[clash.attacker] == played.seat
    clash.extra[0 if attacks else 1].append(("HN-CARD-03", FANATIC))
    clash.no_retreat.append(clash.attacker if attacks else clash.defender)
    yield from ()


def may_strike_back(g: HTable, seat: Seat, topic: Topic) -> bool:
    return bool(beside_winner(g.board, g.state, seat, topic.detail))


def avengers(g: HTable, seat: Seat, topic: Topic) -> Sequence[Action]:
    """HN-ASSAULT-03, HN-SUPP-05: those of these units that can assault the winner; an immobilised unit cannot."""
    b, s = g.board, g.state
    return [b.lexicon.on[unit] for unit in beside_winner(b, s, seat, topic.detail)
            if can_assault(b, s, unit, topic.detail.winner) and movement(b, s, unit)]


def counter_attack(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-03, HN-ASSAULT-01, HN-RULING-60: a unit beside the winner assaults it at once, and gets an Active marker. An
    assault is the end of a movement, so the unit takes a bonus tactic where it stands then."""
    s = g.state
    assert played.aim is not None
    unit = Unit(played.aim.args[0])
    active_marker(g, unit)
    if (yield from assault(g, unit, s.at[topic.detail.winner])):
        yield from moving.after_movement(g, unit)


# --- orders and nerves ------------------------------------------------------------------------------------------------


def may_shout(g: HTable, seat: Seat, topic: Topic) -> bool:
    return may_gain_order(g.board, g.state, seat)


def furious_order(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-ORDER-03, HN-ORDER-04: the player has one more order this turn. The unit that gets it may only move."""
    b, s = g.board, g.state
    add_order(b, s, played.seat)
    s.must_move.append(played.seat * p.SEAT_OF_TOKEN + s.tokens[played.seat][-1])
    yield from ()


def shaken(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    """Enemy infantry within two squares of one of this player's vehicles."""
    b, s = g.board, g.state
    tracks = [square for unit, at in by_unit(s.at) if at >= 0 and s.owner[unit] == seat and not is_infantry(b, s, unit)
              for square in squares(b, s, unit)]
    return [b.lexicon.on[foe] for foe, at in by_unit(s.at) if at >= 0 and s.hidden[foe] == p.OPEN
            and side_of(b, s, foe) != b.side[seat] and is_infantry(b, s, foe)
            and any(b.start.distance(at, square) <= PANIC_RANGE for square in tracks)]


def any_shaken(g: HTable, seat: Seat, topic: Topic) -> bool:
    return bool(shaken(g, seat, topic))


def tank_panic(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-SUPP-03: one of these units gets a Suppressed marker."""
    assert played.aim is not None
    suppress(g, Unit(played.aim.args[0]), 1, "HN-CARD-03")
    yield from ()
