"""What hits do: step losses, destruction, damage to heavy vehicles, wrecks, passengers, broken tiles (HN-DAMAGE, HN-HEAVY)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat, Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.answering import Topic, speak
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose, speakers, tell
from bocage.games.heroes_of_normandie.rules.ambush import check_spotting, give_back, is_barred, is_held, show
from bocage.games.heroes_of_normandie.rules.damage.overlays import lay_wreck
from bocage.games.heroes_of_normandie.rules.movement.paths import Paths
from bocage.games.heroes_of_normandie.rules.victory.points import score_counter
from bocage.games.heroes_of_normandie.rules.rolling import roll
from bocage.games.heroes_of_normandie.rules.units import (
    carried_by, face_of, in_enemy_zoc, is_decoy, is_free, is_infantry, side_of, squares, type_of)
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import by_unit, Damage, Square, Unit

DESTROYED_FROM = 6
# HN-HEAVY-02, HN-HEAVY-03, HN-HEAVY-04, HN-HEAVY-05: the damage marker for each result of a damage roll.
MARKER_OF = (p.NO_DAMAGE, p.CREW, p.TRACKS, p.HULL, p.HULL, p.MAIN_WEAPON)


class Suffering:
    """A result that a unit is about to suffer. Answers may lessen it, cancel it or give it to another unit.

    ``kind``: where it comes from, for the rules that look at it: ``fire``, ``assault``, ``template``, ``mine``. ``seat``: the
    player who attacks, where no unit on the board does (``by`` is -1). ``stands_in``: whether the unit takes the loss of
    another, which was hit (HN-ABIL-30).
    """

    __slots__ = ("unit", "losses", "eliminated", "by", "seat", "kind", "markers", "hit", "cancelled", "takers", "refused",
                 "no_aid", "after", "stands_in")

    def __init__(self, unit: Unit, losses: int, by: Unit, kind: str, eliminated: bool = False, markers: int = 0,
                 seat: Seat = p.NO_SEAT, stands_in: bool = False) -> None:
        self.unit = unit
        self.losses = losses
        self.eliminated = eliminated
        self.by = by
        self.seat = seat
        self.stands_in = stands_in
        self.kind = kind
        self.markers = markers
        self.hit = True                                     # whether any loss is left
        self.cancelled = False                              # whether a card has cancelled the hit itself (HN-RULING-81)
        self.after: list[Callable[[HTable], Steps]] = []    # what a card does to the unit if it survives
        self.takers: list[Unit] = []                         # units that each take one loss in its place (HN-ABIL-30)
        self.refused: list[Unit] = []                        # units whose help the ally has refused (HN-MULTI-14)
        self.no_aid: list[Seat] = []                         # allies whose units do not help with First Aid (HN-MULTI-14)


def suffer(g: HTable, hit: Suffering, piercing: bool = False) -> Steps:
    """HN-CARD-07, HN-ABIL-30: a unit is hit. First players may answer; then what is left of the result takes effect. Also when
    another unit stands in for it, they may answer what that unit would suffer."""
    s = g.state
    topic = Topic(hit.by, hit.unit, s.at[hit.unit], hit)
    yield from speak(g, "suffer", topic)
    if hit.markers:
        suppress(g, hit.unit, hit.markers)
    if not hit.hit or s.at[hit.unit] in (p.GONE, p.EXITED):
        return
    if hit.eliminated:
        if is_infantry(g.board, s, hit.unit):
            yield from eliminate(g, hit.unit)
        else:
            yield from direct_hit(g, hit.unit)
        return
    takers = hit.takers[:hit.losses]
    for taker in takers:
        if s.at[taker] not in (p.GONE, p.EXITED):
            yield from suffer(g, Suffering(taker, 1, hit.by, hit.kind, seat=hit.seat, stands_in=True))
    for _ in range(hit.losses - len(takers)):
        if s.at[hit.unit] not in (p.GONE, p.EXITED):
            yield from lose_step(g, hit.unit, hit, piercing)
    for deed in hit.after:
        if s.at[hit.unit] >= 0:
            yield from deed(g)


def lose_step(g: HTable, unit: Unit, hit: Suffering, piercing: bool) -> Steps:
    """HN-DAMAGE-01, HN-DAMAGE-02, HN-DAMAGE-03, HN-DAMAGE-04, HN-DAMAGE-08, HN-DAMAGE-10: what one hit does to each kind of
    unit."""
    b, s = g.board, g.state
    type = type_of(b, s, unit)
    if type.kind == p.LIGHT:
        yield from destroy(g, unit)
    elif type.kind == p.HEAVY:
        yield from damage_roll(g, unit, hit, piercing)
    elif face_of(b, s, unit).skull:
        yield from eliminate(g, unit)
    else:
        s.face[unit] = p.BACK                               # HN-DAMAGE-09: markers, token and place stay
        tell(g, e.STEP_LOST, unit)


def suppress(g: HTable, unit: Unit, number: int, rule: str = "") -> None:
    """HN-SUPP-03, HN-SUPP-09: gives a unit Suppressed markers. There is no limit, and vehicles get them too."""
    if number > 0:
        g.state.suppressed[unit] += number
        tell(g, e.SUPPRESSED, unit, number, rule=rule)


# --- leaving the table ------------------------------------------------------------------------------------------------


def lose_token(g: HTable, unit: Unit) -> None:
    """HN-ORDER-08, HN-ACT-10: a unit loses its token if it is not revealed; nobody sees which one it was."""
    s = g.state
    if s.token[unit] and s.order[unit] == p.FRESH:
        s.lost[s.owner[unit]].append(s.token[unit])
        s.token[unit] = p.NO_TOKEN
        s.marks[unit] |= p.LOST_TOKEN
        tell(g, e.TOKEN_LOST, unit)


def remove(g: HTable, unit: Unit, to: Square = p.GONE) -> None:
    """The counter leaves the table. Its token goes unseen, and its Concealed marker may be used again."""
    s = g.state
    lose_token(g, unit)
    s.token[unit] = p.NO_TOKEN
    if s.hidden[unit] >= p.MARKER_A:
        give_back(s, unit)
    s.hidden[unit], s.at[unit], s.carrier[unit] = p.OPEN, to, p.NO_UNIT
    if s.prisoner == unit and to == p.GONE:
        s.prisoner = p.NO_UNIT
        tell(g, e.PRISONER_LOST)
    for side in range(2):
        if s.directive_on[side] == unit:
            s.directive_on[side], s.directive_kind[side] = p.NO_UNIT, p.NO_DIRECTIVE


def count_loss(g: HTable, unit: Unit) -> None:
    """HN-ARMY-13, HN-RULING-05, HN-VICTORY-09: counts a lost counter of a tile. A tile that breaks gives the enemy its
    points."""
    b, s = g.board, g.state
    recruit = s.recruit[unit]
    if is_decoy(b, s, unit):
        return
    score_counter(g, side_of(b, s, unit))
    tile = b.recruits[recruit].tile if recruit >= 0 else p.NO_TILE
    if tile < 0:
        return
    s.eliminated[tile] += 1
    made = b.tiles[tile]
    if s.eliminated[tile] >= made.break_at and not s.broken[tile] and b.breaks:
        s.broken[tile] = 1
        enemy = p.OTHER[b.side[made.seat]]
        s.score[enemy] += made.points
        tell(g, e.BROKEN, tile, enemy, made.points)


def eliminate(g: HTable, unit: Unit) -> Steps:
    """HN-GEN-14, HN-DAMAGE-01: takes a unit off the table. The passengers of a vehicle spill out."""
    s = g.state
    tell(g, e.ELIMINATED, unit)
    count_loss(g, unit)
    aboard, around = carried_by(s, unit), squares(g.board, s, unit) if s.at[unit] >= 0 else ()
    remove(g, unit)
    if aboard:
        yield from spill(g, unit, aboard, around, around)


def direct_hit(g: HTable, unit: Unit) -> Steps:
    """HN-DAMAGE-05, HN-DAMAGE-06, HN-DAMAGE-07, HN-RULING-27: a vehicle hit for twice its defence is removed without a
    wreck."""
    if g.board.rules.get("direct_hit") == "wreck":
        yield from destroy(g, unit)
        return
    tell(g, e.DIRECT_HIT, unit)
    s = g.state
    aboard, around = carried_by(s, unit), squares(g.board, s, unit)
    count_loss(g, unit)
    remove(g, unit)
    yield from spill(g, unit, aboard, around, around)


def destroy(g: HTable, unit: Unit) -> Steps:
    """HN-DAMAGE-03, HN-HEAVY-06, HN-GEN-06: the vehicle becomes a wreck, which is terrain."""
    b, s = g.board, g.state
    tell(g, e.DESTROYED, unit)
    aboard, around = carried_by(s, unit), squares(b, s, unit)
    wreck = "heavy_wreck" if type_of(b, s, unit).kind == p.HEAVY else "light_wreck"
    count_loss(g, unit)
    if type_of(b, s, unit).kind == p.HEAVY:
        # HN-VEH-11: infantry that it was driving over cannot stay under the wreck.
        under = [each for each, at in by_unit(s.at) if at in around and each != unit]
        while under:
            infantry = yield from next_to_push(g, under)
            under.remove(infantry)
            yield from push(g, infantry)
    remove(g, unit)
    lay_wreck(g, around, wreck)
    yield from spill(g, unit, aboard, around, ())


def spill(g: HTable, vehicle: Unit, aboard: list[Unit], around: tuple[Square, ...], also: tuple[Square, ...]) -> Steps:
    """HN-TRANSPORT-10, HN-TRANSPORT-11, HN-TRANSPORT-12, HN-TRANSPORT-13, HN-RULING-112: passengers come out unharmed on free
    squares beside the wreck (or where the vehicle stood) that are in no enemy zone of control, nor behind an entrance that such
    a zone closes; a gun faces as the vehicle did. Each gets a Suppressed marker. A passenger without such a square is
    eliminated. Each owner places his own; of allies the one who plays first begins."""
    b, s = g.board, g.state
    for unit in aboard:
        s.at[unit], s.carrier[unit] = p.GONE, p.NO_UNIT
    waiting = list(aboard)
    while waiting:
        owner = next(seat for seat in speakers(g) if any(s.owner[unit] == seat for unit in waiting))
        own = [unit for unit in waiting if s.owner[unit] == owner]
        unit = own[0]
        paths = Paths(b, s, unit)
        free = [square for square in sorted(ways_out_of_wreck(paths, around) | set(also))
                if is_free(b, s, square, unit) and not in_enemy_zoc(b, s, square, side_of(b, s, unit))]
        if not free:
            for left in waiting:
                tell(g, e.ELIMINATED, left, rule="HN-TRANSPORT-13")
                count_loss(g, left)
                remove(g, left)
            return
        if len(free) < len(own):
            choice = yield from choose(g, owner, "save_first", [b.lexicon.on[each] for each in own], "HN-TRANSPORT-10")
            unit = Unit(choice.args[0])
        place = yield from choose(g, owner, "spill", [b.lexicon.onto[square] for square in free], "HN-TRANSPORT-10", unit)
        square = Square(place.args[0])
        if square not in around and is_barred(g, unit, square, partial(
                paths.is_closed, *paths.door_between(around, (square,)))):
            continue
        if is_held(g, unit, square):
            continue
        waiting.remove(unit)
        s.at[unit] = square
        face_as_vehicle(b, s, unit, vehicle)
        if type_of(b, s, unit).posture:
            s.face[unit] = p.FRONT                          # HN-TRANSPORT-11
        tell(g, e.SPILLED, unit, square)
        suppress(g, unit, 1, "HN-TRANSPORT-12")


def ways_out_of_wreck(paths: Paths, around: tuple[Square, ...]) -> set[Square]:
    """HN-TRANSPORT-10, HN-ZOC-07, HN-BLDG-02: the squares beside a destroyed vehicle that can be reached from it: not through a
    wall, and not through an entrance that a zone of control closes."""
    ground = paths.ground
    return {there for square in around for there in ground.neighbours[square] if ground.near[square] >> there & 1
            and not paths.is_closed(square, there, paths.sure)} - set(around)


def face_as_vehicle(b: Board, s: State, gun: Unit, vehicle: Unit) -> None:
    """HN-ARC-02, HN-RULING-112: a gun that comes out of a vehicle faces as the vehicle does. (No other infantry has a
    facing.)"""
    if type_of(b, s, gun).arc < 360:
        s.facing[gun] = s.facing[vehicle]


# --- under a vehicle --------------------------------------------------------------------------------------------------


def next_to_push(g: HTable, under: list[Unit]) -> Generator[Decision, Action, Unit]:
    """HN-VEH-11, HN-RULING-94: which of the units under a vehicle is pushed next: one of the player who speaks first. If only
    one square is left for two units of his, he chooses."""
    b, s = g.board, g.state
    seat = next(seat for seat in speakers(g) if any(s.owner[unit] == seat for unit in under))
    own = [unit for unit in under if s.owner[unit] == seat]
    free = {square for unit in own for square in push_squares(b, s, unit)}
    if not 0 < len(free) < len(own):
        return own[0]
    choice = yield from choose(g, seat, "save_first", [b.lexicon.on[unit] for unit in own], "HN-VEH-11")
    return Unit(choice.args[0])


def push(g: HTable, unit: Unit) -> Steps:
    """HN-VEH-11, HN-VEH-12, HN-VEH-18, HN-RULING-59: pushes infantry to a free square that its owner chooses; if there is none,
    it is eliminated. A hidden unit is shown first. From its new square it spots hidden enemies."""
    b, s = g.board, g.state
    if s.hidden[unit] != p.OPEN:
        show(g, unit, "HN-VEH-18")
        if s.at[unit] < 0:
            return
    while True:
        free = push_squares(b, s, unit)
        if not free or not face_of(b, s, unit).move:
            tell(g, e.CRUSHED, unit)
            yield from eliminate(g, unit)
            return
        choice = yield from choose(g, s.owner[unit], "push", [b.lexicon.onto[square] for square in free], "HN-VEH-11", unit)
        if not is_held(g, unit, Square(choice.args[0])):
            break
    s.at[unit] = Square(choice.args[0])
    tell(g, e.PUSHED, unit, choice.args[0])
    check_spotting(g, unit)


def push_squares(b: Board, s: State, unit: Unit) -> list[Square]:
    """HN-VEH-12, HN-VEH-18, HN-RULING-15: free squares beside the unit that are in no enemy zone of control, not in another
    room, and not across a wall, not even a stone wall."""
    ground = b.ground(s.ground)
    here = s.at[unit]
    return [there for there in ground.walk[here] if is_free(b, s, there, unit) and ground.room[there] == ground.room[here]
            and not ground.is_walled_off(here, there) and not in_enemy_zoc(b, s, there, side_of(b, s, unit))]


# --- heavy vehicles ---------------------------------------------------------------------------------------------------


def damage_roll(g: HTable, unit: Unit, hit: Suffering, piercing: bool) -> Steps:
    """HN-HEAVY-01, HN-ABIL-22, HN-ABIL-26: the attacker rolls for the place that is hit, even if it is his own vehicle. With
    Positive Waves he rolls two dice, and the vehicle's owner chooses."""
    b, s = g.board, g.state
    by = hit.by
    attacker = s.owner[by] if by >= 0 else hit.seat
    lucky = face_of(b, s, unit).flags & p.POSITIVE_WAVES
    faces = yield from roll(g, attacker, 2 if lucky else 1, "damage", by, unit)
    results = sorted({face + (1 if piercing else 0) for face in faces})
    choice = yield from choose(g, s.owner[unit], "where_hit", [b.lexicon.act("result", result) for result in results],
                               "HN-ABIL-22", unit)
    result = choice.args[0]
    topic = Topic(by, unit, s.at[unit], result)
    yield from speak(g, "damage_rolled", topic)
    if not topic.cancelled:
        yield from take_damage(g, unit, result)


def take_damage(g: HTable, unit: Unit, result: int) -> Steps:
    """HN-HEAVY-02, HN-HEAVY-03, HN-HEAVY-04, HN-HEAVY-05, HN-HEAVY-06, HN-HEAVY-07, HN-HEAVY-08, HN-HEAVY-09, HN-HEAVY-10: the
    vehicle gets the marker of the result. A second marker of the same kind destroys it."""
    b, s = g.board, g.state
    if result >= DESTROYED_FROM:
        yield from destroy(g, unit)
        return
    marker = MARKER_OF[result]
    has_main = any(weapon.slot == p.PRIMARY for weapon in face_of(b, s, unit).weapons)
    if marker == p.MAIN_WEAPON and not has_main:
        marker = p.HULL                                     # HN-HEAVY-09
    if s.damage[unit] & marker:
        tell(g, e.DAMAGED, unit, marker, rule="HN-HEAVY-07")
        yield from destroy(g, unit)
        return
    s.damage[unit] = Damage(s.damage[unit] | marker)
    tell(g, e.DAMAGED, unit, marker)
    if marker == p.HULL:
        suppress(g, unit, 2, "HN-HEAVY-04")
    if marker in (p.HULL, p.TRACKS) and s.mover == unit:
        s.stopped = 1                                       # HN-HEAVY-11
        tell(g, e.STOPPED_BY, unit)
