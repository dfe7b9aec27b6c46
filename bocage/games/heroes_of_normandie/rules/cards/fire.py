"""Cards about fire and assault (catalogue 10.1): c02, c06, c07, c10, c13, c19, c20, c23, c26, c29, c30, c31."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bocage.core.action import Action
from bocage.core.decision import Seat, Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.answering import Played, Topic
from bocage.games.heroes_of_normandie.rules.phases.activating import active_marker, is_fresh
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose, tell
from bocage.games.heroes_of_normandie.rules.assaults import Clash
from bocage.games.heroes_of_normandie.rules.fire.blasts import Blast, sight_into
from bocage.games.heroes_of_normandie.rules.fire.firing import still_in_sight
from bocage.games.heroes_of_normandie.rules.cards.conditions import (
    CARD_RULE, in_activation, is_barred_beside, is_ours, is_theirs, own_units, squares_beside)
from bocage.games.heroes_of_normandie.rules.fire.ways import fire, ways_against
from bocage.games.heroes_of_normandie.rules.ambush import check_spotting
from bocage.games.heroes_of_normandie.rules.damage.losses import Suffering
from bocage.games.heroes_of_normandie.rules.movement import moving
from bocage.games.heroes_of_normandie.rules.rolling import Roll
from bocage.games.heroes_of_normandie.rules.fire.shots import Shot
from bocage.games.heroes_of_normandie.rules.fire.sights import REAR_FACE, Watch
from bocage.games.heroes_of_normandie.rules.units import is_infantry, is_unknown, squares, type_of
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Manner, Point, Slot, Square, Unit

BONUS = 2

# --- a shot of one's own ----------------------------------------------------------------------------------------------


def own_shot(g: HTable, seat: Seat, topic: Topic) -> Shot | None:
    """HN-RULING-70, HN-RULING-125: the shot that one of the player's own units, or a gun or plane of his off the board, has
    announced; None if there is none. A Bundle Charge is not fired."""
    own = is_ours(g, seat, topic.unit) if topic.unit >= 0 else topic.by == seat
    return topic.detail if isinstance(topic.detail, Shot) and topic.detail.is_fire and own else None


def may_breathe(g: HTable, seat: Seat, topic: Topic) -> bool:
    shot = own_shot(g, seat, topic)
    return shot is not None and not shot.no_obstacles and not shot.sight.is_clear


def deep_breath(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-LOS-03, HN-ORDN-21, HN-CARD-03: Deep Breath: obstacles and smoke take nothing from this shot."""
    topic.detail.no_obstacles = True
    yield from ()


def may_ambush(g: HTable, seat: Seat, topic: Topic) -> bool:
    deed = topic.detail if isinstance(topic.detail, Blast) else own_shot(g, seat, topic)
    return deed is not None and is_ours(g, seat, topic.unit) and deed.from_ambush and deed.manner != p.SNIPE


def ambuscade(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-ABIL-18, HN-ABIL-28, HN-CARD-03: Ambuscade: 2 more for a unit that has fired out of ambush; in a burst for one target
    only."""
    deed: Shot | Blast = topic.detail
    if isinstance(deed, Shot) and deed.part is not None:
        deed.part += BONUS
    else:
        deed.extra.append((CARD_RULE, BONUS))
    yield from ()


def may_find_chink(g: HTable, seat: Seat, topic: Topic) -> bool:
    shot = own_shot(g, seat, topic)
    return shot is not None and type_of(g.board, g.state, shot.foe).kind == p.HEAVY and not shot.weak_point and (
        shot.sight.face != REAR_FACE)


def chink(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-ARC-04, HN-CARD-03: Weak Spot: a shot at a heavy vehicle is resolved against its rear."""
    topic.detail.weak_point = True
    yield from ()


# --- one's infantry is shot at ----------------------------------------------------------------------------------------


def targeted(g: HTable, seat: Seat, topic: Topic) -> Shot | None:
    """The shot that an enemy has announced at the player's own infantry; None if there is none."""
    shot = topic.detail
    if not isinstance(shot, Shot) or not is_ours(g, seat, shot.foe) or not is_infantry(g.board, g.state, shot.foe):
        return None
    return shot


def may_take_cover(g: HTable, seat: Seat, topic: Topic) -> bool:
    """HN-RULING-66: against a shot that is aimed at the unit, not against a template."""
    shot = targeted(g, seat, topic)
    return shot is not None and shot.manner != p.SNIPE


def take_cover(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-FIRE-07, HN-CARD-03: Take Cover: 2 more defence against this shot."""
    topic.detail.shelter.append((CARD_RULE, BONUS))
    yield from ()


def may_break_contact(g: HTable, seat: Seat, topic: Topic) -> bool:
    shot = targeted(g, seat, topic)
    return shot is not None and bool(squares_beside(g.board, g.state, shot.foe))


def ways_off(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    return [g.board.lexicon.onto[square] for square in squares_beside(g.board, g.state, topic.foe)]


def break_contact(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-FIRE-11, HN-ABIL-13, HN-ZOC-12, HN-CARD-03: Break Contact: infantry that is shot at moves one square. If it is then
    out of sight, the shot is lost. Where a hidden enemy turns out to bar the way, the player chooses another square."""
    s = g.state
    assert played.aim is not None
    unit, square = topic.foe, Square(played.aim.args[0])
    while is_barred_beside(g, unit, square):
        left = ways_off(g, played.seat, topic)
        if not left:
            return
        choice = yield from choose(g, played.seat, "aim_card", left, CARD_RULE, played.card)
        square = Square(choice.args[0])
    s.at[unit] = square
    tell(g, e.STEPPED, unit, square, rule=CARD_RULE)
    settle_mover(g, unit)
    check_spotting(g, unit)
    draw_anew(g, topic.detail)
    yield from ()


def draw_anew(g: HTable, shot: Shot) -> None:
    """HN-LOS-03: the line of a shot whose target has moved, for those who may still answer: what it meets now counts."""
    if shot.unit >= 0:
        still_in_sight(g.board, g.state, shot)
    else:
        shot.sight = sight_into(g, g.state.at[shot.foe])


def settle_mover(g: HTable, unit: Unit) -> None:
    """HN-TERR-08, HN-MOVE-04: a unit on the move that a card has moved could stop where it is now, and difficult ground there
    stops it."""
    s = g.state
    if unit == s.mover:
        s.launch = s.at[unit]
        moving.stop_at_difficult(g, unit, (s.at[unit],))


# --- grenades ---------------------------------------------------------------------------------------------------------

GRENADE_REACH = 3


def may_throw_back(g: HTable, seat: Seat, topic: Topic) -> bool:
    """Whether an enemy grenade is aimed near infantry of the player that everybody can see."""
    b, s = g.board, g.state
    blast = topic.detail
    if not isinstance(blast, Blast) or blast.manner != p.GRENADE or not is_theirs(g, seat, blast.unit):
        return False
    return any(s.at[unit] >= 0 and not is_unknown(s, unit) and is_infantry(b, s, unit)
               and throw_distance(b, s.at[unit], blast) <= GRENADE_REACH for unit in own_units(s, seat))


def throw_distance(b: Board, square: Square, blast: Blast) -> int:
    """The distance from a square to where a grenade is aimed: an intersection, or the shelter of a square."""
    return b.start.point_distance(square, blast.point) if blast.point >= 0 else b.start.distance(square, blast.square)


def nearest_corners(b: Board, throwers: Sequence[Square], blast: Blast) -> list[Point]:
    """HN-TRANSPORT-14: the corner of the thrower's square, or of the squares of his vehicle, that is nearest to where a grenade
    is aimed; two if they are equally near, as for a grenade into a building."""
    wide = b.start.width + 1
    aims = (blast.point,) if blast.point >= 0 else b.start.points_of(blast.square)
    far = {corner: sum((corner % wide - aim % wide) ** 2 + (corner // wide - aim // wide) ** 2 for aim in aims)
           for square in throwers for corner in b.start.points_of(square)}
    return sorted(corner for corner, distance in far.items() if distance == min(far.values()))


def hot_potato(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-EQUIP-09, HN-CARD-03: Hot Potato: the grenade explodes at the corner of the thrower's square that is nearest to where
    it was aimed. Of two equally near the player of the card chooses."""
    b, s = g.board, g.state
    blast: Blast = topic.detail
    corners = nearest_corners(b, squares(b, s, blast.unit), blast)
    choice = yield from choose(g, played.seat, "aim_card", [b.lexicon.point[corner] for corner in corners], CARD_RULE,
                               played.card)
    blast.point, blast.square = Point(choice.args[0]), p.NO_SQUARE
    tell(g, e.AIMED_POINT, blast.unit, blast.point, rule=CARD_RULE)


# --- hits -------------------------------------------------------------------------------------------------------------


def live_hit(g: HTable, topic: Topic) -> Suffering | None:
    """A hit in the Activation phase that has not been cancelled; None if there is none."""
    hit = topic.detail
    return hit if isinstance(hit, Suffering) and hit.hit and in_activation(g.state) else None


def may_ricochet(g: HTable, seat: Seat, topic: Topic) -> bool:
    """HN-RULING-80: a lost assault is no hit."""
    hit = live_hit(g, topic)
    return hit is not None and hit.kind != "assault" and is_ours(g, seat, topic.foe) and not is_infantry(
        g.board, g.state, topic.foe)


def ricochet(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-HEAVY-01, HN-CARD-03: Ricochet: a hit on a vehicle is cancelled before the damage roll."""
    hit: Suffering = topic.detail
    hit.hit, hit.cancelled = False, True
    tell(g, e.SAVED, topic.foe, rule=CARD_RULE)
    yield from ()


LUCKY_HELMET = "c29"


def may_be_saved(g: HTable, seat: Seat, topic: Topic) -> bool:
    """HN-CARD-06, HN-ABIL-30: one Lucky Helmet for each step loss that the unit itself takes: another that lies on the stack
    already has its loss, and so has a unit that stands in."""
    hit = live_hit(g, topic)
    played = sum(g.board.card_ids[each.card] == LUCKY_HELMET and not each.cancelled for each in topic.stack)
    if hit is None or hit.eliminated or hit.losses - len(hit.takers) <= played:
        return False
    return is_ours(g, seat, hit.unit) and is_infantry(g.board, g.state, hit.unit)


def lucky_helmet(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-DAMAGE-01, HN-DAMAGE-05, HN-CARD-03, HN-RULING-81: Lucky Helmet: infantry gets a Suppressed marker instead of a step
    loss. It lifts the loss, not the hit, and does not help a unit that is eliminated outright."""
    hit: Suffering = topic.detail
    hit.losses -= 1
    hit.markers += 1
    tell(g, e.SAVED, hit.unit, rule=CARD_RULE)
    yield from ()


def may_throw_off(g: HTable, seat: Seat, topic: Topic) -> bool:
    b, s = g.board, g.state
    hit = live_hit(g, topic)
    if hit is None or hit.kind not in ("fire", "template") or hit.stands_in or hit.after or not is_ours(g, seat, hit.by):
        return False
    return is_infantry(b, s, hit.unit) and bool(squares_away(b, s, hit.unit, hit.by))


def squares_away(b: Board, s: State, unit: Unit, firer: Unit) -> list[Square]:
    """HN-RULING-124: the squares beside infantry that are further from a firer, also for one that markers hold."""
    def distance(square: Square) -> int:
        return min(b.start.distance(square, each) for each in squares(b, s, firer))
    return [there for there in squares_beside(b, s, unit, forced=True) if distance(there) > distance(s.at[unit])]


def thrown_back(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-03: Thrown Back: infantry that a shot has hit and that survives goes one square away from the firer."""
    hit: Suffering = topic.detail
    hit.after.append(partial(give_way, unit=hit.unit, firer=hit.by))
    yield from ()


def give_way(g: HTable, unit: Unit, firer: Unit) -> Steps:
    b, s = g.board, g.state
    while options := [b.lexicon.onto[square] for square in squares_away(b, s, unit, firer)]:
        choice = yield from choose(g, s.owner[unit], "thrown_back", options, CARD_RULE, unit)
        if is_barred_beside(g, unit, Square(choice.args[0])):
            continue
        s.at[unit] = Square(choice.args[0])
        tell(g, e.PUSHED, unit, choice.args[0], rule=CARD_RULE)
        settle_mover(g, unit)
        check_spotting(g, unit)
        return


# --- an enemy has just moved ------------------------------------------------------------------------------------------


def may_snap(g: HTable, seat: Seat, topic: Topic) -> bool:
    """Whether one of the player's units could fire at the unit that moved, as far as everybody can see."""
    b, s = g.board, g.state
    mover = topic.unit
    if not is_theirs(g, seat, mover) or s.at[mover] < 0 or s.hidden[mover] != p.OPEN:
        return False
    watch = Watch(b, s)
    return any(is_fresh(s, unit) and watch.sees(unit, mover) and (is_unknown(s, unit) or ways_against(watch, unit, mover))
               for unit in own_units(s, seat))


def snap_shots(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    b, s = g.board, g.state
    watch = Watch(b, s)
    return [way for unit in own_units(s, seat) if is_fresh(s, unit) for way in ways_against(watch, unit, topic.unit)]


def snap_shot(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-11, HN-TERR-14: Snap Shot: a unit that has not acted fires at an enemy that has just moved. It gets an Active
    marker and loses its token unseen."""
    assert played.aim is not None
    unit, slot, manner = Unit(played.aim.args[0]), Slot(played.aim.args[1]), Manner(played.aim.args[2])
    active_marker(g, unit)
    yield from fire(g, unit, slot, manner, only=topic.unit)
    topic.cancelled = g.state.at[topic.unit] in (p.GONE, p.EXITED)


# --- assault and dice -------------------------------------------------------------------------------------------------


def may_rage(g: HTable, seat: Seat, topic: Topic) -> bool:
    return isinstance(topic.detail, Clash) and (is_ours(g, seat, topic.unit) or is_ours(g, seat, topic.foe))


def fury(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-ASSAULT-06, HN-ASSAULT-07, HN-CARD-03: Fury: 2 more in an assault, for the attacker or the defender."""
    clash: Clash = topic.detail
    clash.extra[0 if is_ours(g, played.seat, topic.unit) else 1].append((CARD_RULE, BONUS))
    yield from ()


def own_rolls(seat: Seat, topic: Topic) -> list[Roll]:
    return [each for each in topic.detail if each.seat == seat]


def may_roll_again(g: HTable, seat: Seat, topic: Topic) -> bool:
    return bool(own_rolls(seat, topic))


def dice(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    faces = {face for each in own_rolls(seat, topic) for face in each.faces}
    return [g.board.lexicon.act("die", face) for face in sorted(faces)]


def once_more(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-03, HN-CARD-07: Once More: one of the player's dice that were just rolled is rolled again; the new result
    stands."""
    assert played.aim is not None
    face = played.aim.args[0]
    mine = next(each for each in own_rolls(played.seat, topic) if face in each.faces)
    mine.faces.remove(face)
    mine.faces += g.dice.roll(1)
    mine.faces.sort()
    tell(g, e.REROLLED, played.seat, tuple(mine.faces))
    yield from ()
