"""Support from off the board: planes and anti-aircraft fire, artillery, the 88 (HN-AIR, cards u06 to u10, g06 to g10)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat, Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.map.ground import NO_ROOM
from bocage.games.heroes_of_normandie.map.lines import bits
from bocage.games.heroes_of_normandie.map.vehicle_poses import ahead
from bocage.games.heroes_of_normandie.rules.answering import Aims, May, Played, Topic
from bocage.games.heroes_of_normandie.rules.asking import HTable, tell
from bocage.games.heroes_of_normandie.rules.fire.blasts import Blast, Victim, explode, land, shoot_from_nowhere, victims
from bocage.games.heroes_of_normandie.rules.damage.overlays import has_structures
from bocage.games.heroes_of_normandie.rules.rolling import roll
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch, smoke_over
from bocage.games.heroes_of_normandie.rules.units import face_of, in_play, is_decoy, is_unknown, side_of, squares
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import CardNo, Facing, Point, Side, Square, Unit, by_point, by_unit

FIGHTERS = ("u10", "g06")                   # these may also chase an enemy plane away
STUNNING = {"g08": 1}                       # Suppressed markers that a salvo adds to a hit
HEADINGS = tuple(p.FACING_CALLED[name] for name in ("e", "se", "s", "sw"))      # each straight line once


# --- anti-aircraft fire -----------------------------------------------------------------------------------------------


def aa_of(b: Board, s: State, side: Side) -> int:
    """HN-AIR-02, HN-ABIL-06, HN-RULING-123: how many units with anti-aircraft fire a side has on the board. Hidden units and
    those aboard a vehicle do not count."""
    return sum(s.at[unit] >= 0 and side_of(b, s, unit) == side and not is_unknown(s, unit)
               and bool(face_of(b, s, unit).flags & p.AA) for unit in s.units())


def gets_through(g: HTable, played: Played) -> Generator[Decision, Action, bool]:
    """HN-AIR-01, HN-AIR-02, HN-AIR-03, HN-AIR-04, HN-RULING-32, HN-RULING-97: the opponent (of several the first) rolls a die
    and adds his anti-aircraft units. If the sum reaches the card's number, the plane turns back. Suppressed markers do not
    count."""
    b, s = g.board, g.state
    side = p.OTHER[b.side[played.seat]]
    opponent = s.playing[side][0]
    faces = yield from roll(g, opponent, 1, "aa")
    total = faces[0] + aa_of(b, s, side)
    number = b.cards[played.card].aa
    tell(g, e.AA_ROLLED, opponent, faces[0], total, number)
    return total < number


# --- strafing ---------------------------------------------------------------------------------------------------------


def exposed(b: Board, s: State, seat: Seat) -> list[Unit]:
    """Enemies that can be fired at from the air: neither hidden nor carried nor in a building."""
    ground = b.ground(s.ground)
    return [unit for unit, at in by_unit(s.at) if at >= 0 and s.hidden[unit] == p.OPEN
            and side_of(b, s, unit) != b.side[seat] and ground.building[at] == NO_ROOM]


def line_of(b: Board, square: Square, heading: Facing, length: int) -> list[Square]:
    """The squares of a straight line; empty if a part of it is off the board."""
    found = [ahead(b.start, square, heading, step) for step in range(length)]
    return [] if p.NO_SQUARE in found else found


def strafing_lines(b: Board, s: State, seat: Seat, length: int) -> list[Action]:
    """Every line, straight or diagonal, with an enemy on it."""
    enemies = bits(square for unit in exposed(b, s, seat) for square in squares(b, s, unit))
    return [b.lexicon.act("strafe", square, heading) for square in b.start.squares for heading in HEADINGS
            if bits(line_of(b, square, heading, length)) & enemies]


def enemy_plane(g: HTable, seat: Seat, topic: Topic) -> CardNo:
    """The aviation card that an enemy has just played; ``NO_CARD`` if there is none."""
    b, under = g.board, topic.played
    if under is None or b.side[under.seat] == b.side[seat] or b.cards[under.card].restricted != "aviation":
        return p.NO_CARD
    return under.card


def has_prey(g: HTable, seat: Seat, topic: Topic) -> bool:
    return bool(exposed(g.board, g.state, seat))


def may_strike(id: str) -> May:
    """HN-INDIRECT-04, HN-BLDG-10: a template can be laid where it could strike somebody, and one with Destruction also on a
    structure."""
    def may(g: HTable, seat: Seat, topic: Topic) -> bool:
        b, s = g.board, g.state
        destroys = bool(b.card_weapon[b.card_index[id]].destruction)
        return has_prey(g, seat, topic) or (destroys and has_structures(b.ground(s.ground)))
    return may


def may_fly(g: HTable, seat: Seat, topic: Topic) -> bool:
    return enemy_plane(g, seat, topic) >= 0 or has_prey(g, seat, topic)


def passes_of(id: str) -> Aims:
    def aims(g: HTable, seat: Seat, topic: Topic) -> Sequence[Action]:
        b = g.board
        found = strafing_lines(b, g.state, seat, b.box.cards[id].length)
        plane = enemy_plane(g, seat, topic)
        return [b.lexicon.act("cancel", plane), *found] if plane >= 0 and id in FIGHTERS else found
    return aims


def strafe(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-AIR-01, HN-LOS-11, HN-RULING-93: each unit on the line, friend or foe, takes a shot, in the order in which the plane
    passes; a vehicle on that of its squares on the line with less smoke. A fighter may chase an enemy plane away instead."""
    b, s = g.board, g.state
    if not (yield from gets_through(g, played)):
        return
    assert played.aim is not None
    if played.aim.verb == "cancel":
        assert topic.played is not None
        topic.played.cancelled = True
        return
    square, heading = Square(played.aim.args[0]), Facing(played.aim.args[1])
    line = line_of(b, square, heading, b.cards[played.card].length)
    struck = sorted(victims(b, s, bits(line)), key=lambda victim: line.index(victim.square))
    weapon = b.card_weapon[played.card]
    for unit, first, _ in struck:
        if s.at[unit] >= 0:
            on_line = [square for square in squares(b, s, unit) if square in line]
            yield from shoot_from_nowhere(g, played.seat, weapon, Victim(unit, least_smoke(b, s, on_line or [first])),
                                          partial(is_on, b, s, line, unit))


def least_smoke(b: Board, s: State, aims: Sequence[Square]) -> Square:
    """HN-LOS-11, HN-RULING-93: of the squares of a vehicle that can be aimed at the one with the least smoke over it."""
    return min(aims, key=lambda square: smoke_over(b.start, s, square))


def is_on(b: Board, s: State, line: Sequence[Square], foe: Unit) -> bool:
    return any(victim.unit == foe for victim in victims(b, s, bits(line)))


# --- bombs and shells -------------------------------------------------------------------------------------------------


def open_points(g: HTable, seat: Seat, topic: Topic) -> Sequence[Action]:
    """HN-INDIRECT-03: every intersection that is not inside a building."""
    b = g.board
    ground = b.ground(g.state.ground)
    return [action for point, action in by_point(b.lexicon.point) if not ground.is_indoors(point)]


def come_down(g: HTable, played: Played) -> Steps:
    """HN-INDIRECT-08, HN-INDIRECT-09: the template comes down. No unit on the board fires, so there is no clear line, and it
    always scatters."""
    b = g.board
    made = b.cards[played.card]
    assert played.aim is not None
    template = p.TEMPLATE_CALLED[made.template]
    blast = Blast(p.NO_UNIT, played.seat, b.card_weapon[played.card], p.TEMPLATE, template, Point(played.aim.args[0]))
    blast.scatter, blast.stuns = made.scatter, STUNNING.get(made.id, 0)
    point = yield from land(g, blast)
    if point >= 0:
        yield from explode(g, blast, point)


def bombs(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-AIR-01: P-47 Dive: bombs fall on an intersection if the plane gets through."""
    if (yield from gets_through(g, played)):
        yield from come_down(g, played)


def shells(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-INDIRECT-04: a salvo of artillery: Long Tom, M101, Nebelwerfer, Wespe, Hummel."""
    yield from come_down(g, played)


# --- the 88 -----------------------------------------------------------------------------------------------------------


def seen_by(b: Board, s: State, seat: Seat, with_decoys: bool) -> list[Unit]:
    """HN-TRANSPORT-14: enemies that can be fired at and that one of a player's units sees, also one aboard."""
    watch = Watch(b, s)
    eyes = [unit for unit in s.units() if in_play(s, unit) and s.owner[unit] == seat
            and (with_decoys or not is_decoy(b, s, unit))]
    return [foe for foe, at in by_unit(s.at) if at >= 0 and s.hidden[foe] == p.OPEN and side_of(b, s, foe) != b.side[seat]
            and any(watch.sees(unit, foe) for unit in eyes)]


def may_call_88(g: HTable, seat: Seat, topic: Topic) -> bool:
    """Hidden decoys count too: others cannot tell them from units."""
    return bool(seen_by(g.board, g.state, seat, with_decoys=True))


def in_sight_of_88(g: HTable, seat: Seat, topic: Topic) -> Sequence[Action]:
    return [g.board.lexicon.on[foe] for foe in seen_by(g.board, g.state, seat, with_decoys=False)]


def eighty_eight(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-03, HN-LOS-11, HN-RULING-93: a gun off the board fires at an enemy that a unit of its side sees. Range and
    obstacles do not count, but smoke over the target does; of a vehicle's two squares the one with less smoke is aimed at."""
    b, s = g.board, g.state
    assert played.aim is not None
    foe = Unit(played.aim.args[0])
    aimed = least_smoke(b, s, squares(b, s, foe))
    yield from shoot_from_nowhere(g, played.seat, b.card_weapon[played.card], Victim(foe, aimed),
                                  partial(is_still_seen, g, played.seat, foe))


def is_still_seen(g: HTable, seat: Seat, foe: Unit) -> bool:
    """HN-FIRE-11, HN-TRAIT-13: whether a unit of the player sees a target that has moved. If only decoys do, everybody learns
    that now."""
    if foe in seen_by(g.board, g.state, seat, with_decoys=False):
        return True
    if foe in seen_by(g.board, g.state, seat, with_decoys=True):
        g.reveal()
    return False
