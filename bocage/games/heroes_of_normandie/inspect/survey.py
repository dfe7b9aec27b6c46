"""Answers what a player asks without choosing anything: how far can this unit go, who could shoot it there, why is this line
reduced?

A survey uses only what its reader may know. Of a counter that is hidden from him it uses only where it lies.
"""

from __future__ import annotations

import msgspec

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Weapon
from bocage.games.heroes_of_normandie.rules.assaults import attack_bonuses, clash_at, defence_bonuses, dice_of
from bocage.games.heroes_of_normandie.inspect.chances import (
    added_to_die, clash_chances, destruction_chances, least_die, shot_chances)
from bocage.games.heroes_of_normandie.inspect.deployment import Deployment, deployment_of
from bocage.games.heroes_of_normandie.inspect.out_of_reach import why_not_fire_at
from bocage.games.heroes_of_normandie.inspect.reach import points_of, reach, way_to
from bocage.games.heroes_of_normandie.rules.damage.overlays import structure_at
from bocage.games.heroes_of_normandie.rules.damage.structures import markers_to_fall
from bocage.games.heroes_of_normandie.rules.fire.firing import structures_to_aim_at, targets
from bocage.games.heroes_of_normandie.rules.fire.shots import Mod, Shot, bonuses, defences, maluses, shot_of, total
from bocage.games.heroes_of_normandie.rules.fire.opportunity import watches
from bocage.games.heroes_of_normandie.rules.fire.ways import SINGLE, WAYS, ways_against, why_no_weapon
from bocage.games.heroes_of_normandie.rules.fire.sights import Sight, Watch
from bocage.games.heroes_of_normandie.rules.movement.choices import MoveChoices
from bocage.games.heroes_of_normandie.rules.movement.moving import in_reserve
from bocage.games.heroes_of_normandie.rules.movement.paths import Paths
from bocage.games.heroes_of_normandie.rules.phases.activating import must_move
from bocage.games.heroes_of_normandie.rules.units import (
    firing_face, in_play, is_decoy, is_infantry, is_unknown, movement, occupied, side_of, squares)
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Facing, Square, Squares, Unit


class Place(msgspec.Struct, frozen=True):
    """A place that a unit can reach: the points it takes, and the actions that lead there."""

    square: str
    facing: str
    points: int
    way: tuple[str, ...]
    can_stop: bool


class Modifier(msgspec.Struct, frozen=True):
    """One number of a sum, with its rule. ``part``: bonus, malus or defence; in an assault attack or defence."""

    part: str
    rule: str
    amount: int


class Shoot(msgspec.Struct, frozen=True):
    """A shot that a unit could take: the numbers for and against it, and the chances of its results by name.

    ``added``: what the die gets; ``defence``: what the sum must reach (None for a sniper); ``die``: the least figure that does
    anything (None: none does); ``chance``: that it does anything.
    """

    unit: int
    weapon: str
    manner: str
    foe: int
    square: str
    start: str
    distance: int
    sight: str
    modifiers: tuple[Modifier, ...]
    added: int
    defence: int | None
    die: int | None
    chance: float
    chances: dict[str, float]


class Breaking(msgspec.Struct, frozen=True):
    """HN-ABIL-07, HN-RULING-37: a shot at a structure. ``dice``: those of its Destruction, the whole shot. ``left``: how many
    destruction markers bring the structure down. ``chance``: that it gets a marker; ``chances``: of each result by name."""

    unit: int
    weapon: str
    manner: str
    square: str
    what: str
    dice: int
    left: int
    chance: float
    chances: dict[str, float]


class Fight(msgspec.Struct, frozen=True):
    """An assault that a unit could launch from where it stands. ``dice``, ``foe_dice``: how many dice attacker and defender
    roll (HN-ASSAULT-04); ``added``, ``defence``: what they add to them. ``chance``: that the attacker wins."""

    unit: int
    foe: int
    square: str
    dice: int
    foe_dice: int
    modifiers: tuple[Modifier, ...]
    added: int
    defence: int
    chance: float
    chances: dict[str, float]


class Crossing(msgspec.Struct, frozen=True):
    """What a line meets at a square. ``what``: a terrain, ``unit``, ``wall``, ``corner`` or ``smoke``. A ``loss`` of 99 blocks
    the line."""

    square: str
    what: str
    loss: int


class LineOf(msgspec.Struct, frozen=True):
    start: str
    end: str
    sight: str
    loss: int
    distance: int
    crossings: tuple[Crossing, ...]


class Barred(msgspec.Struct, frozen=True):
    """HN-TERR-13: an own unit that watches, but cannot fire at an enemy. ``crossing``: what blocks its line; None: something
    else does not fit, such as the range. ``rule``: the one that forbids it."""

    unit: int
    crossing: Crossing | None
    rule: str


class Survey(msgspec.Struct, frozen=True):
    """The answer to ``unit 5``, ``threat 5 d7``, ``threat 5 d7 ne``, ``line d7 g2``, ``deploy us_captain`` or ``watch 5``."""

    about: str
    points: int = 0
    reach: tuple[Place, ...] = ()
    shots: tuple[Shoot, ...] = ()
    breaks: tuple[Breaking, ...] = ()
    fights: tuple[Fight, ...] = ()
    line: LineOf | None = None
    deployment: Deployment | None = None
    barred: tuple[Barred, ...] = ()


def survey(b: Board, s: State, seat: Seat | None, text: str) -> Survey | None:
    """Answers a question in words, such as ``unit 5``; None if there is no such question."""
    words = text.split()
    names = b.lexicon.numbers["q"]
    if len(words) == 3 and words[0] == "line" and words[1] in names and words[2] in names:
        return Survey(text, line=line_of(b, s, Square(names[words[1]]), Square(names[words[2]])))
    if len(words) == 2 and words[0] == "deploy" and seat is not None:
        found = deployment_of(b, s, seat, words[1])
        return None if found is None else Survey(text, deployment=found)
    number = int(words[1]) if len(words) > 1 and words[1].isascii() and words[1].isdigit() and len(words[1]) < 4 else -1
    unit = Unit(number)
    if not 0 <= unit < len(s.at) or not in_play(s, unit) or not knows(b, s, seat, unit):
        return None
    if words[0] == "unit" and len(words) == 2:
        return of_unit(b, s, seat, unit, text)
    if words[0] == "watch" and len(words) == 2 and seat is not None:
        return Survey(text, barred=tuple(barred_from(b, s, seat, unit)))
    if words[0] == "threat" and len(words) in (3, 4) and words[2] in names and set(words[3:]) <= set(p.DIRECTIONS):
        square = Square(names[words[2]])
        facing = p.FACING_CALLED[words[3]] if len(words) == 4 else facing_at(b, s, unit, square)
        return Survey(text, shots=tuple(threats(b, s, unit, square, facing)))
    return None


def knows(b: Board, s: State, seat: Seat | None, unit: Unit) -> bool:
    return not is_unknown(s, unit) or (seat is not None and b.side[s.owner[unit]] == b.side[seat])


def of_unit(b: Board, s: State, seat: Seat | None, unit: Unit, text: str) -> Survey:
    squares = b.lexicon.squares
    places = tuple(Place(squares[each.square], "" if is_infantry(b, s, unit) else p.DIRECTIONS[each.facing], each.points,
                         tuple(action.text for action in way_to(b, s, unit, each)), each.can_stop)
                   for each in reach(b, s, unit))
    watch = Watch(b, s)
    return Survey(text, points_of(b, s, unit), places, tuple(shots_of(watch, unit)), tuple(breaks_of(watch, unit)),
                  tuple(fights(b, s, seat, unit)))


def shots_of(watch: Watch, unit: Unit, only: Unit = p.NO_UNIT) -> list[Shoot]:
    """Every shot at a single target that a unit could take, by weapon and manner, the likeliest first. ``only``: the one target
    that is asked about."""
    b, s = watch.b, watch.s
    moving = unit == s.mover
    if not may_fire(b, s, unit, moving):
        return []
    found = [shoot_view(b, s, shot_of(b, s, unit, weapon, manner, foe, sight, moving))
             for weapon in firing_face(b, s, unit).weapons if not why_no_weapon(b, s, unit, weapon.slot, moving)
             for manner, find in SINGLE.items() if not WAYS[manner].why_not(watch, unit, weapon, moving)
             for foe, sight in find(watch, unit, weapon, only)]
    return sorted(found, key=lambda shot: (-shot.chance, shot.manner != "normal"))


def breaks_of(watch: Watch, unit: Unit) -> list[Breaking]:
    """HN-ABIL-07, HN-ABIL-08, HN-RULING-37: every shot at a structure that a unit could take. Enemies that are hidden do not
    count, so it tells nothing of them."""
    b, s = watch.b, watch.s
    moving = unit == s.mover
    if is_decoy(b, s, unit) or not may_fire(b, s, unit, moving):
        return []
    return [breaking_view(b, s, unit, weapon, square)
            for weapon in firing_face(b, s, unit).weapons if not why_no_weapon(b, s, unit, weapon.slot, moving)
            for square in structures_to_aim_at(watch, unit, weapon, targets(watch, unit, weapon))]


def breaking_view(b: Board, s: State, unit: Unit, weapon: Weapon, square: Square) -> Breaking:
    ground = b.ground(s.ground)
    structure = structure_at(ground, square)
    chances = destruction_chances(b, s, weapon.destruction, structure)
    return Breaking(unit, p.WEAPON_NAMES[weapon.slot], p.MANNERS[p.NORMAL], b.lexicon.squares[square],
                    ground.structure_on(square), weapon.destruction, markers_to_fall(b, s, structure),
                    1 - chances.get("miss", 0), chances)


def may_fire(b: Board, s: State, unit: Unit, moving: bool) -> bool:
    """HN-ABIL-41, HN-CARD-03: a unit on the move fires only as its movement allows, and an order for a movement lets it fire no
    weapon."""
    if moving:
        return MoveChoices(b, s, unit).may_fire()
    return unit != s.acting or bool(s.weapons_fired) or not must_move(s, unit)


def shoot_view(b: Board, s: State, shot: Shot) -> Shoot:
    """HN-ABIL-34: neither bonus nor defence counts for a sniper."""
    names = b.lexicon.squares
    mods, defence = told("malus", maluses(b, s, shot)), None
    if shot.manner != p.SNIPE:
        mods = [*told("bonus", bonuses(b, s, shot)), *mods, *told("defence", defences(b, s, shot))]
        defence = total(defences(b, s, shot))
    die, chances = least_die(b, s, shot), shot_chances(b, s, shot)
    return Shoot(shot.unit, p.WEAPON_NAMES[shot.weapon.slot], p.MANNERS[shot.manner], shot.foe, names[shot.sight.aim],
                 names[shot.sight.start], shot.sight.distance, sight_name(shot.sight), tuple(mods), added_to_die(b, s, shot),
                 defence, die, 0.0 if die is None else 1 - chances.get("miss", 0), chances)


def told(part: str, mods: list[Mod]) -> list[Modifier]:
    return [Modifier(part, rule, amount) for rule, amount in mods]


def sight_name(sight: Sight) -> str:
    return "clear" if sight.is_clear else "reduced"


def fights(b: Board, s: State, seat: Seat | None, unit: Unit) -> list[Fight]:
    """HN-ASSAULT-03, HN-ASSAULT-25: assaults on enemies beside the unit, or beside its vehicle, that it could launch now.
    Hidden enemies are left out, because their odds would reveal what they are."""
    if not may_assault(b, s, unit):
        return []
    paths = Paths(b, s, unit)
    found: list[Fight] = []
    for square in paths.assaults(squares(b, s, unit)):
        foe = paths.held[square]
        if is_unknown(s, foe):
            continue
        clash = clash_at(b, s, unit, square)
        ours, theirs = attack_bonuses(b, s, clash), defence_bonuses(b, s, clash)
        win, tie, lose = clash_chances(b, s, clash)
        found.append(Fight(unit, foe, b.lexicon.squares[square], dice_of(b, s, unit), dice_of(b, s, foe),
                           (*told("attack", ours), *told("defence", theirs)), total(ours), total(theirs), win,
                           {"win": win, "tie": tie, "lose": lose}))
    return found


def may_assault(b: Board, s: State, unit: Unit) -> bool:
    """HN-ASSAULT-02, HN-ASSAULT-03, HN-ASSAULT-27: whether infantry has the point that an assault costs. Nobody assaults in
    Reserve."""
    if unit == s.mover:
        choices = MoveChoices(b, s, unit)
        return not choices.why_no_assault() and (not choices.aboard or choices.may_leave())
    return is_infantry(b, s, unit) and not in_reserve(s) and movement(b, s, unit) > 0


def facing_at(b: Board, s: State, unit: Unit, square: Square) -> Facing:
    """HN-ARC-04: the facing with which a unit comes to a square: that of its cheapest way there, else the one that it has."""
    return next((place.facing for place in reach(b, s, unit) if place.square == square and not is_infantry(b, s, unit)),
                s.facing[unit])


def threats(b: Board, s: State, unit: Unit, square: Square, facing: Facing) -> list[Shoot]:
    """Who could shoot at a unit if it stood on a square and faced that way: each enemy whose type is known, also a passenger
    (HN-TRANSPORT-07), with its best shot. Empty if the unit cannot stand there."""
    there = s.copy()
    there.at[unit], there.facing[unit], there.hidden[unit] = square, facing, p.OPEN
    if not squares(b, there, unit):
        return []
    watch = Watch(b, there)
    found: list[Shoot] = []
    for foe in s.units():
        if in_play(there, foe) and side_of(b, s, foe) != side_of(b, s, unit) and not is_unknown(s, foe):
            shots = shots_of(watch, foe, unit)
            if shots:
                found.append(shots[0])
    return found


def barred_from(b: Board, s: State, seat: Seat, foe: Unit) -> list[Barred]:
    """HN-TERR-13: the units of a seat that watch but cannot fire at an enemy where it stands."""
    if b.side[seat] == side_of(b, s, foe) or s.at[foe] < 0:
        return []
    watch = Watch(b, s)
    return [Barred(unit, blocked_by(b, s, s.at[unit], s.at[foe]), why_not_fire_at(b, s, unit, s.at[foe], False).rule)
            for unit in s.units()
            if s.owner[unit] == seat and s.at[unit] >= 0 and not is_decoy(b, s, unit) and watches(b, s, unit)
            and not ways_against(watch, unit, foe)]


def blocked_by(b: Board, s: State, start: Square, end: Square) -> Crossing | None:
    """The first thing that blocks the line between two squares."""
    return next((each for each in line_of(b, s, start, end).crossings if each.loss >= p.BLOCKED), None)


def line_of(b: Board, s: State, start: Square, end: Square) -> LineOf:
    """HN-LOS-06, HN-LOS-13: the line between two squares, for what stands on them now, and all that it meets."""
    ground = b.ground(s.ground)
    watch = Watch(b, s)
    units = in_the_way(watch, start, end)
    loss = ground.see(start, end, units)
    smoke = watch.smoke_between(start, end)
    names = b.lexicon.squares
    crossings = [Crossing(names[each.square], each.what, each.loss) for each in ground.met(start, end, units)]
    if smoke:
        crossings.append(Crossing(names[end], "smoke", smoke))
    sight = "blocked" if loss >= p.BLOCKED else "clear" if not loss + smoke else "reduced"
    return LineOf(names[start], names[end], sight, min(loss + smoke, p.BLOCKED), ground.distance(start, end), tuple(crossings))


def in_the_way(watch: Watch, start: Square, end: Square) -> Squares:
    """HN-LOS-06, HN-LOS-07, HN-LOS-12: the squares of units that block a line between two squares. If a vehicle stands at one
    end, infantry does not block it; otherwise the line is one between infantry."""
    held = occupied(watch.b, watch.s)
    vehicles = [held[square] for square in (start, end) if square in held and not is_infantry(watch.b, watch.s, held[square])]
    if vehicles:
        return watch.in_the_way(vehicles[0], vehicles[-1])
    return watch.infantry | watch.vehicles
