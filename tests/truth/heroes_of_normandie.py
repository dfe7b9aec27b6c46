"""Heroes of Normandie: shots, opportunity fire, assaults and reach as the surveys show them, and as they come out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from bocage.core.action import PASS, Action
from bocage.core.decision import Decision, Seat
from bocage.core.dice import SeededDice
from bocage.core.event import Event
from bocage.core.match import Match
from bocage.games.heroes_of_normandie import RULESET
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.inspect.survey import Breaking, Fight, Shoot, Survey, survey
from bocage.games.heroes_of_normandie.rules.asking import asked_unit, untag
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Slot, Unit
from tests.matches import question
from tests.truth.comparing import Number
from tests.truth.surveys import Seen, Surveyed, Trial, continued, named

ACTS = frozenset(("act", "fire_more", "move"))
MOVES = frozenset(("move", "reserve_move"))
# Questions on the way of a shot or an assault. All that can be declined is declined, as the surveys assume.
ON_THE_WAY = frozenset((
    "announce_fire", "rolled", "suffer", "damage_rolled", "after_fire", "announce_assault", "assault_over", "ammunition",
    "frighten", "triggerhappy", "where_hit", "spill", "save_first", "push", "retreat", "redeploy"))
AnyShot = TypeVar("AnyShot", Shoot, Breaking)
SOME = 2                        # shots and assaults of a position that are played
MOST_NODES = 400                # places from which a movement is followed


def asked(match: Match, seat: Seat, text: str) -> Survey:
    found = survey(match.board, match.state, seat, text)
    assert found is not None
    return found


def shots(match: Match, rng: Random) -> Iterator[Trial]:
    """The shots of the unit that acts."""
    for shot in offered(match, rng, lambda told: told.shots):
        yield shot_trial(match, shot, trigger(match, shot))


def structures(match: Match, rng: Random) -> Iterator[Trial]:
    """The shots at structures of the unit that acts."""
    for shot in offered(match, rng, lambda told: told.breaks):
        yield breaking_trial(match, shot, trigger(match, shot))


def offered(match: Match, rng: Random, told: Callable[[Survey], Sequence[AnyShot]]) -> list[AnyShot]:
    """Some of the shots that the survey of the unit that acts tells of and that it may begin now."""
    decision = question(match)
    if decision.kind not in ACTS:
        return []
    surveyed = asked(match, decision.by[0], f"unit {asked_unit(decision)}")
    found = [shot for shot in told(surveyed) if trigger(match, shot) in decision.options]
    return rng.sample(found, min(SOME, len(found)))


def trigger(match: Match, shot: Shoot | Breaking) -> Action:
    """The action that begins a shot; where it goes is asked next."""
    found: Action = match.board.lexicon.read(f"fire {shot.weapon} {shot.manner}")
    return found


def assaults(match: Match, rng: Random) -> Iterator[Trial]:
    """The assaults of the unit on the move."""
    decision = question(match)
    if decision.kind != "move":
        return
    found = asked(match, decision.by[0], f"unit {asked_unit(decision)}").fights
    for fight in rng.sample(found, min(SOME, len(found))):
        yield fight_trial(match, fight)


def opportunity(match: Match, rng: Random) -> Iterator[Trial]:
    """Opportunity fire: what the survey of the mover's square tells of each enemy that could shoot."""
    b, s, decision = match.board, match.state, question(match)
    found = [action for action in decision.options if action.verb == "opportunity"]
    mover = asked_unit(decision)
    if decision.kind != "moved" or not found or s.at[mover] < 0:
        return
    told = asked(match, decision.by[0], f"threat {mover} {b.lexicon.squares[s.at[mover]]} {p.DIRECTIONS[s.facing[mover]]}")
    best = {shot.unit: shot for shot in told.shots}
    for action in rng.sample(found, min(SOME, len(found))):
        unit, slot, manner = action.args
        shot = best.get(unit)
        if shot is not None and (shot.weapon, shot.manner) == (p.WEAPON_NAMES[Slot(slot)], p.MANNERS[manner]):
            yield shot_trial(match, shot, action)


def shot_trial(match: Match, shot: Shoot, action: Action) -> Trial:
    b: Board = match.board
    s: State = match.state
    foe = Unit(shot.foe)

    def answer(now: State, decision: Decision) -> Action | None:
        if decision.kind == "aim":
            return at(b, decision, shot.square)
        if decision.kind == "aim_from":
            return at(b, decision, shot.start)
        return quiet(b, decision)

    def play(seed: str) -> Seen:
        after, events = continued(match, seed, answer, [action])
        result = shot_result(b, s, after, shot)
        return Seen([result], [*rolled(shot, foe, events, result)])

    what = f"u{shot.unit + 1} {action.text} at u{foe + 1} on {shot.square} from {shot.start}"
    return Trial(f"{action.verb} {shot.manner}", what, told_apart(b, s, shot), play)


def breaking_trial(match: Match, shown: Breaking, action: Action) -> Trial:
    b: Board = match.board

    def answer(now: State, decision: Decision) -> Action | None:
        return at(b, decision, shown.square) if decision.kind == "aim" else quiet(b, decision)

    def play(seed: str) -> Seen:
        _, events = continued(match, seed, answer, [action])
        markers = sum(number for _, number in named(events, "structure_hit"))
        fell = any(True for _ in named(events, "structure_fell"))
        result = "fall" if fell else f"dent{markers}" if markers else "miss"
        return Seen([result], [Number("markers that make it fall", fell, markers >= shown.left)])

    return Trial("structure", f"u{shown.unit + 1} {action.text} at {shown.what} {shown.square}", shown.chances, play)


def at(b: Board, decision: Decision, square: str) -> Action:
    wanted = b.lexicon.read(f"at {square}")
    assert wanted in decision.options, f"{square} is shown as a target, but cannot be chosen"
    return wanted


def quiet(b: Board, decision: Decision) -> Action | None:
    """Declines what can be declined; the first option where one must be taken."""
    if decision.kind not in ON_THE_WAY:
        return None
    if PASS in decision.options:
        return PASS
    return b.lexicon.no if b.lexicon.no in decision.options else decision.options[0]


def rolled(shot: Shoot, foe: Unit, events: Iterable[Event], result: str) -> Iterator[Number]:
    """What was added to the die, the defence, and whether the least figure told decides."""
    for target, total, defence, added in named(events, "shot"):
        if untag(target).unit == foe:
            yield Number("added to the die", shot.added, added)
            if shot.defence is not None:
                yield Number("defence", shot.defence, defence)
            least = 7 if shot.die is None else shot.die
            yield Number("least die", total - added >= least, result != "miss")


def is_step_lost(s: State, after: State, unit: Unit) -> bool:
    return after.at[unit] in (p.GONE, p.EXITED) or after.face[unit] != s.face[unit] or after.damage[unit] != s.damage[unit]


def shot_result(b: Board, s: State, after: State, shot: Shoot) -> str:
    """What a shot did, from the counter alone."""
    foe = Unit(shot.foe)
    lost, gone = is_step_lost(s, after, foe), after.at[foe] in (p.GONE, p.EXITED)
    markers = after.suppressed[foe] - s.suppressed[foe]
    if not lost:
        return f"marker{markers}" if markers else "miss"
    if shot.manner == p.MANNERS[p.SNIPE]:
        return "hit_marker" if markers and not gone else "hit"
    return "double" if gone and is_told_apart(b, s, foe) else "hit"


def is_told_apart(b: Board, s: State, foe: Unit) -> bool:
    """Whether a double hit leaves another position than a hit: only with infantry at full strength."""
    type = b.types[s.kind[foe]]
    return type.kind == p.INFANTRY and not type.faces[s.face[foe]].skull


def told_apart(b: Board, s: State, shot: Shoot) -> Mapping[str, float]:
    """The chances shown, by what a look at the counter can tell apart."""
    foe, found = Unit(shot.foe), dict[str, float]()
    for name, chance in shot.chances.items():
        merged = "hit" if name in ("double", "hit_marker") and not is_told_apart(b, s, foe) else name
        found[merged] = found.get(merged, 0) + chance
    return found


def fight_trial(match: Match, fight: Fight) -> Trial:
    b, s = match.board, match.state
    action = b.lexicon.read(f"assault {fight.square}")

    def answer(now: State, decision: Decision) -> Action | None:
        return quiet(b, decision)

    def play(seed: str) -> Seen:
        after, events = continued(match, seed, answer, [action])
        ours, theirs = (is_step_lost(s, after, Unit(unit)) for unit in (fight.unit, fight.foe))
        won = [untag(winner).unit for winner, _ in named(events, "assault_won")]
        result = "tie" if not won else "win" if won[0] == fight.unit else "lose"
        numbers = [Number("added in an assault", (fight.added, fight.defence), clash[4:6])
                   for clash in named(events, "clashed")]
        harmed = theirs if result == "win" else ours
        return Seen([result], [*numbers, *([] if result == "tie" else [Number("loser harmed", True, harmed)])])

    return Trial("assault", f"u{fight.unit + 1} {action.text}", fight.chances, play)


# --- reach ------------------------------------------------------------------------------------------------------------

Place = tuple[str, str]


def reach(match: Match, rng: Random) -> Iterator[Number]:
    """The places that a unit on the move can reach, each with its points and whether it may stop there. Where something is
    hidden nobody can tell."""
    s, decision = match.state, question(match)
    if decision.kind not in MOVES:
        return
    unit = asked_unit(decision)
    if s.at[unit] < 0 or any(s.hidden[other] != p.OPEN and s.at[other] >= 0 for other in s.units()):
        return
    found = real_reach(match, unit)
    if found is None:
        return
    shown = {(place.square, place.facing): (place.points, place.can_stop)
             for place in asked(match, decision.by[0], f"unit {unit}").reach}
    for place in shown.keys() | found.keys():
        points, stops = found.get(place, (0, None))
        told_points, told_stops = shown.get(place, (0, None))
        yield Number("reach", (place, told_points), (place, points))
        if stops is not None and told_stops is not None:
            yield Number("may stop", (place, told_stops), (place, stops))


def real_reach(match: Match, unit: Unit) -> dict[Place, tuple[int, bool | None]] | None:
    """Every place to which real steps or drives lead, with the points they take and, where it is asked, whether the unit may
    stop there. Windows are passed. None if there are too many."""
    b, s = match.board, match.state
    on_foot = b.types[s.kind[unit]].kind == p.INFANTRY
    start = place_of(b, s, unit, on_foot)
    found: dict[Place, tuple[int, bool | None]] = {}
    seen: set[tuple[object, ...]] = set()
    todo: list[list[Action]] = [[]]
    for way in todo:
        if len(todo) > MOST_NODES:
            return None
        now, decision = walked(match, way)
        goes_on = decision is not None and decision.kind in MOVES and asked_unit(decision) == unit
        if way:
            place = goal_of(b, way[-1], on_foot)
            others = [action for action in decision.options if action.verb != "stop"] if goes_on and decision else []
            stops = any(action.verb == "stop" for action in decision.options) if others and decision else None
            if place != start and (place not in found or found[place][1] is None):
                found[place] = found[place][0] if place in found else len(way), stops
        key = now.at[unit], now.facing[unit], now.points_left, now.stopped
        if goes_on and decision and key not in seen:
            seen.add(key)
            todo += [[*way, action] for action in decision.options if action.verb in ("step", "drive")]
    return found


def walked(match: Match, way: list[Action]) -> tuple[Any, Decision | None]:
    run = match.playout(SeededDice("reach"))
    for action in way:
        run.play(action)
        while run.decision is not None and PASS in run.decision.options and run.decision.kind not in MOVES:
            if run.table.state.mover < 0:
                return run.table.state, None
            run.play(PASS)
    return run.table.state, run.decision


def place_of(b: Board, s: State, unit: Unit, on_foot: bool) -> Place:
    return b.lexicon.squares[s.at[unit]], "" if on_foot else p.DIRECTIONS[s.facing[unit]]


def goal_of(b: Board, action: Action, on_foot: bool) -> Place:
    return b.lexicon.squares[action.args[0]], "" if on_foot else p.DIRECTIONS[action.args[1]]


GAME = Surveyed(RULESET, {"shots": shots, "structures": structures, "assaults": assaults, "opportunity": opportunity,
                          "reach": reach})
