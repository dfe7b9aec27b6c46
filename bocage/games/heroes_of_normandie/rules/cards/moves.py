"""Cards about movement (catalogue 10.1): c01, c03, c05, c08, c11, c12, c17, c18, c27, c32."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Seat, Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.map.ground import NO_ROOM, SHUTTER
from bocage.games.heroes_of_normandie.rules.answering import Played, Topic
from bocage.games.heroes_of_normandie.rules.movement import moving
from bocage.games.heroes_of_normandie.rules.movement.paths import Paths
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose, tell
from bocage.games.heroes_of_normandie.rules.cards.conditions import (
    CARD_RULE, is_barred_beside, is_idle, is_ours, is_quiet, is_theirs, own_units, seems_infantry)
from bocage.games.heroes_of_normandie.rules.ambush import show
from bocage.games.heroes_of_normandie.rules.damage.losses import Suffering, suffer
from bocage.games.heroes_of_normandie.rules.units import (
    is_free, is_unknown, movement, points_to_move, recount_points, squares, type_of)
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Square, Unit

HASTE = 2
SCOOT, FORWARD, SECOND_WIND = 2, 1, 2

# --- a movement is announced or goes on -------------------------------------------------------------------------------


def may_bog_down(g: HTable, seat: Seat, topic: Topic) -> bool:
    b, s = g.board, g.state
    return is_theirs(g, seat, topic.unit) and not seems_infantry(b, s, topic.unit) and bool(
        s.stepped and s.points_left and not s.stopped and not s.mud)


def mud(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-03, HN-VEH-04: Mud: an enemy vehicle on the move stops after the next square it enters."""
    g.state.mud = 1
    tell(g, e.EFFECT, played.card, topic.unit)
    yield from ()


def may_hasten(g: HTable, seat: Seat, topic: Topic) -> bool:
    b, s = g.board, g.state
    unit = topic.unit
    return is_ours(g, seat, unit) and (
        is_unknown(s, unit) or points_to_move(b, s, unit, s.haste + HASTE) > points_to_move(b, s, unit, s.haste))


def move_out(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-03, HN-SUPP-05: Move Out: 2 more movement points. Suppressed markers take from them as from all others."""
    b, s = g.board, g.state
    s.haste += HASTE
    recount_points(b, s, topic.unit)
    tell(g, e.EFFECT, played.card, topic.unit)
    yield from ()


def may_cross_country(g: HTable, seat: Seat, topic: Topic) -> bool:
    b, s = g.board, g.state
    return is_ours(g, seat, topic.unit) and not s.sure_footed and bool(b.ground(s.ground).difficult)


def cross_country(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-TERR-08, HN-CARD-03: Cross Country: difficult ground does not stop the unit during this movement."""
    g.state.sure_footed = 1
    tell(g, e.EFFECT, played.card, topic.unit)
    yield from ()


def may_keep_going(g: HTable, seat: Seat, topic: Topic) -> bool:
    s = g.state
    return is_ours(g, seat, topic.unit) and s.stopped == p.BY_TERRAIN and s.points_left > 0


def keep_going(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-TERR-08, HN-CARD-03: Keep Going: a unit that difficult ground has stopped goes on with the points that it has left."""
    g.state.stopped = 0
    tell(g, e.MOVED_ON, topic.unit, rule=CARD_RULE)
    yield from ()


# --- through a window -------------------------------------------------------------------------------------------------


def windows(b: Board, s: State, unit: Unit) -> list[Square]:
    """HN-ZOC-03: the free squares behind the openings of buildings beside a unit that stands outside, where no zone of control
    surely bars its step."""
    here = s.at[unit]
    ground = b.ground(s.ground)
    if here < 0 or ground.room[here] != NO_ROOM:
        return []
    openings = [there for there in ground.neighbours[here] if ground.room[there] != NO_ROOM and ground.is_straight(here, there)
                and ground.edge(here, there) == SHUTTER and is_free(b, s, there, unit)]
    if not openings:
        return []
    paths = Paths(b, s, unit)
    return [there for there in openings if not paths.zone_bars(here, there, paths.sure)]


def may_climb_in(g: HTable, seat: Seat, topic: Topic) -> bool:
    b, s = g.board, g.state
    unit = topic.unit
    return is_ours(g, seat, unit) and seems_infantry(b, s, unit) and not s.stopped and bool(windows(b, s, unit)) and (
        s.points_left > 0 or is_unknown(s, unit))


def ways_in(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    b, s = g.board, g.state
    return [b.lexicon.onto[square] for square in windows(b, s, topic.unit)] if s.points_left > 0 else []


def through_the_window(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-BLDG-01, HN-ZOC-12, HN-CARD-03: Through the Window: infantry steps into a building through an opening that is no door,
    for one point. A hidden enemy may turn out to bar the way."""
    s = g.state
    assert played.aim is not None
    unit, square, left = topic.unit, Square(played.aim.args[0]), s.at[topic.unit]
    if is_barred_beside(g, unit, square):
        return
    s.at[unit] = square
    s.points_left -= 1
    tell(g, e.STEPPED, unit, square, rule=CARD_RULE)
    yield from moving.arrived(g, unit, (square,), left)
    topic.cancelled = s.mover != unit                       # true if it did not survive the answers to its step


# --- after a Fire action ----------------------------------------------------------------------------------------------


def may_move_off(g: HTable, seat: Seat, topic: Topic) -> bool:
    """HN-MOVE-05: a unit without movement points may still turn its posture or its gun."""
    b, s = g.board, g.state
    unit = topic.unit
    return is_quiet(topic) and is_ours(g, seat, unit) and (movement(b, s, unit) > 0 or (
        s.at[unit] >= 0 and (moving.can_turn(b, s, unit) or moving.can_aim(b, s, unit))))


def move_off(g: HTable, topic: Topic, most: int) -> Steps:
    """HN-GEN-11, HN-MOVE-09, HN-ABIL-09, HN-ABIL-43, HN-ARC-03: the unit makes a movement of its own now. Only the assault is
    excluded: it may turn its posture or its gun at the start or at the end."""
    topic.cancelled = True
    yield from moving.begin(g, topic.unit, most, p.NO_ASSAULT)


def shoot_and_scoot(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-03: Shoot and Scoot: after its Fire action a unit moves up to 2 squares and may not assault."""
    yield from move_off(g, topic, SCOOT)


def forward(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-03, HN-ASSAULT-01: Forward: after its Fire action a unit moves 1 square. This is no Movement action, so it cannot
    end in an assault."""
    yield from move_off(g, topic, FORWARD)


# --- between activations ----------------------------------------------------------------------------------------------


def may_stir(g: HTable, seat: Seat, topic: Topic) -> bool:
    b, s = g.board, g.state
    return is_quiet(topic) and any(is_idle(s, unit) and (is_unknown(s, unit) or can_stir(b, s, unit))
                                   for unit in own_units(s, seat))


def can_stir(b: Board, s: State, unit: Unit) -> bool:
    return movement(b, s, unit) > 0 or (s.at[unit] >= 0 and moving.can_turn(b, s, unit))


def stirring(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    b, s = g.board, g.state
    return [b.lexicon.on[unit] for unit in own_units(s, seat) if is_idle(s, unit) and can_stir(b, s, unit)]


def second_wind(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-03, HN-CARD-11: Second Wind: a unit without a token changes its posture or moves up to 2 squares. It is not
    activated by that."""
    b, s = g.board, g.state
    assert played.aim is not None
    unit = Unit(played.aim.args[0])
    options: list[Action] = []
    if movement(b, s, unit):
        options.append(b.lexicon.act("move"))
    if s.at[unit] >= 0 and moving.can_turn(b, s, unit):
        options.append(b.lexicon.act("turn"))
    choice = yield from choose(g, played.seat, "second_wind", options, CARD_RULE, unit)
    if choice.verb == "turn":
        moving.turn(g, unit)
        return
    s.acting, s.acted_by, s.weapons_fired = unit, p.NO_TOKEN, 0
    topic.cancelled = True
    yield from moving.begin(g, unit, SECOND_WIND, p.STEPS_ONLY)


def may_set_up(g: HTable, seat: Seat, topic: Topic) -> bool:
    return bool(tripods(g, seat, topic))


def tripods(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    """HN-ABIL-43: the player's units on the board that have a tripod face and are not hidden."""
    b, s = g.board, g.state
    return [b.lexicon.on[unit] for unit in own_units(s, seat) if s.at[unit] >= 0 and s.hidden[unit] == p.OPEN
            and type_of(b, s, unit).posture == p.TRIPOD_POSTURE]


def quick_set_up(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-ABIL-43, HN-CARD-03: Quick Set-Up: a unit with Tripod is turned over without spending its action."""
    assert played.aim is not None
    moving.turn(g, Unit(played.aim.args[0]))
    yield from ()


# --- a vehicle stops on infantry --------------------------------------------------------------------------------------


def may_ram(g: HTable, seat: Seat, topic: Topic) -> bool:
    b, s = g.board, g.state
    return is_ours(g, seat, topic.unit) and is_theirs(g, seat, topic.foe) and s.at[topic.foe] in squares(b, s, topic.unit)


def ramming_speed(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-VEH-11, HN-VEH-18, HN-CARD-03: Ramming Speed: enemy infantry under a vehicle loses a step before it is pushed. A
    hidden unit shows itself first."""
    s = g.state
    if s.hidden[topic.foe] != p.OPEN:
        show(g, topic.foe, "HN-VEH-18")
    if s.at[topic.foe] >= 0:
        yield from suffer(g, Suffering(topic.foe, 1, topic.unit, "ram"))
