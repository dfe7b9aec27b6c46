"""Who could hurt a unit on a square: each enemy whose type is known, in its next activation.

An enemy fires from where it stands, with the weapon and manner that is likeliest to take a step from the unit, or it walks up
and assaults, whichever is likelier. Nobody answers. Hidden counters, templates and cards are left out: the
true danger can be greater.
"""

from __future__ import annotations

from bocage.core.contract import Danger, Threat, ThreatWords, exactly, together
from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.inspect.chances import clash_chances
from bocage.games.heroes_of_normandie.inspect.reach import Reached, reach
from bocage.games.heroes_of_normandie.inspect.survey import Shoot, facing_at, may_assault, shots_of
from bocage.games.heroes_of_normandie.rules.assaults import clash_at
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.movement.paths import Paths
from bocage.games.heroes_of_normandie.rules.units import (
    in_play, is_decoy, is_infantry, is_unknown, movement, side_of, squares)
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.text import HNamer
from bocage.games.heroes_of_normandie.types import Square, Unit

ASSAULT = "assault"
HITS = ("hit", "double", "hit_marker")


def pieces(b: Board, s: State, seat: Seat) -> list[str]:
    """The units of a seat on the map; the one that acts comes first. Nobody need fear for a decoy."""
    own = [unit for unit in s.units() if s.owner[unit] == seat and s.at[unit] >= 0 and not is_decoy(b, s, unit)]
    return [str(unit) for unit in sorted(own, key=lambda unit: unit not in (s.mover, s.acting))]


def states(b: Board, s: State, seat: Seat, piece: str) -> list[str]:
    return []


def places(b: Board, s: State, seat: Seat, piece: str) -> list[str]:
    """The square of the unit, and those on which it could end a movement."""
    unit = Unit(int(piece))
    found = [s.at[unit], *(place.square for place in reach(b, s, unit) if place.can_stop)]
    return list(dict.fromkeys(b.lexicon.squares[square] for square in found))


def danger(b: Board, s: State, seat: Seat, piece: str, state: str, place: str) -> Danger:
    unit, square = Unit(int(piece)), Square(b.lexicon.squares.index(place))
    there = standing(b, s, unit, square)
    if not squares(b, there, unit):
        return together(place, ())
    watch = Watch(b, there)
    return together(place, [worst(watch, unit, foe) for foe in there.units() if is_enemy(b, there, unit, foe)], ASSAULT)


def standing(b: Board, s: State, unit: Unit, square: Square) -> State:
    """The position in which the unit stands there and everybody else could be activated next."""
    there = s.copy()
    there.facing[unit] = s.facing[unit] if square == s.at[unit] else facing_at(b, s, unit, square)
    there.at[unit], there.hidden[unit] = square, p.OPEN
    there.phase = p.WINDOW
    there.mover = there.acting = there.again_from = p.NO_UNIT
    there.weapons_fired = there.stopped = there.boarded = there.stepped = 0
    return there


def is_enemy(b: Board, there: State, unit: Unit, foe: Unit) -> bool:
    return in_play(there, foe) and side_of(b, there, foe) != side_of(b, there, unit) and not is_unknown(there, foe)


def worst(watch: Watch, unit: Unit, foe: Unit) -> Threat:
    """The likelier of an enemy's best shot and its assault. A shot that only suppresses does no harm."""
    shots = [(hit_chance(shot), f"{shot.weapon} {shot.manner}") for shot in shots_of(watch, foe, unit)]
    chance, how = max([*shots, (assault_chance(watch.b, watch.s, unit, foe), ASSAULT)], key=lambda way: way[0])
    return Threat(str(foe), how, exactly(chance))


def hit_chance(shot: Shoot) -> float:
    return sum(chance for name, chance in shot.chances.items() if name in HITS)


def assault_chance(b: Board, there: State, unit: Unit, foe: Unit) -> float:
    """HN-ASSAULT-01, HN-ASSAULT-02: the chance that an enemy walks up to the unit, assaults it and harms it."""
    if there.at[foe] < 0 or not is_infantry(b, there, foe) or not may_assault(b, there, foe):
        return 0.0
    return max((harm(b, there, unit, foe, launch) for launch in launches(b, there, unit, foe)), default=0.0)


def launches(b: Board, there: State, unit: Unit, foe: Unit) -> list[Reached]:
    """The places from which an enemy could assault the unit; one point of its movement must be left."""
    points, paths = movement(b, there, foe), Paths(b, there, foe)
    target = squares(b, there, unit)
    if min(b.start.distance(there.at[foe], square) for square in target) > points:
        return []
    ways = [Reached(there.at[foe], p.NORTH, 0, None, True), *reach(b, there, foe)]
    return [place for place in ways if place.points < points
            and (place.before is None or not paths.difficult >> place.square & 1)
            and any(not paths.why_not_assault((place.square,), square) for square in target)]


def harm(b: Board, there: State, unit: Unit, foe: Unit, launch: Reached) -> float:
    """HN-ASSAULT-10, HN-RULING-19: the chance that the unit loses a step; by the ruling ``both_lose`` in a tie too."""
    moved = there.copy()
    moved.at[foe] = launch.square
    paths = Paths(b, moved, foe)
    square = next(each for each in squares(b, there, unit) if not paths.why_not_assault((launch.square,), each))
    win, tie, _ = clash_chances(b, moved, clash_at(b, moved, foe, square))
    return win + tie if b.rules.get("tie") == "both_lose" else win


def words(b: Board, s: State, seat: Seat, lang: str) -> ThreatWords:
    namer = HNamer(b, lang)

    def threat(told: Threat) -> str:
        how = "threat-assault" if told.how == ASSAULT else f"manner-{told.how.split()[1]}"
        return namer.words("threat-enemy", unit=namer.placed(s, int(told.who), seat), how=namer.words(how))

    return ThreatWords(lambda piece: namer.placed(s, int(piece), seat), str.upper, str, threat, namer.words("threat-total"),
                       namer.words("threat-note"))
