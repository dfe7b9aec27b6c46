"""Weighs movement, deployment and retreats without search. ``square_values.Field`` scores each square."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.bot.square_values import Field, foes_of, weights_of
from bocage.games.heroes_of_normandie.bot.fire import LITTLE, Judge, best_hope, fire_weight, gladly, worth_of
from bocage.games.heroes_of_normandie.bot.unit_values import KEEP, Opinions
from bocage.games.heroes_of_normandie.rules.asking import asked_unit
from bocage.games.heroes_of_normandie.rules.assaults import clash_at
from bocage.games.heroes_of_normandie.inspect.chances import clash_chances
from bocage.games.heroes_of_normandie.rules.phases.deploying import facing_of
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch, in_arc
from bocage.games.heroes_of_normandie.rules.units import is_unknown, occupied
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Facing, Manner, Slot, Square, Unit, by_type

UNKNOWN_CLASH = 0.5             # the chance to win an assault on a hidden counter
FIGHT = 0.14                    # what an army point won in an assault adds to a square's score
FIRST_STEP = 0.25               # a unit that has begun to move prefers to go
OUT = 6.0
SWERVE = 0.12                   # what each eighth of a turn away from the enemy takes from the score


def move(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Prefers squares towards a goal, in shelter and out of danger. Stopping counts as the score of the present square."""
    unit = asked_unit(decision)
    at = s.at[unit] if s.at[unit] >= 0 else s.at[s.carrier[unit]]
    field = Field(o, b, s, s.owner[unit], s.kind[unit], unit)
    here = field.score(at)
    watch = Watch(b, s)
    held: dict[Square, Unit] = {}
    others: dict[int, float] = {}                           # by option: weights that are no scores; standing still has weight 1
    scores = []
    for number, option in enumerate(options):
        verb, args = option.verb, option.args
        if verb == "step":
            scores.append(field.score(args[0]) - here)
        elif verb == "drive":
            scores.append(field.score(args[0]) - here - SWERVE * swerve(field, Square(args[0]), Facing(args[1])))
        elif verb == "assault":
            held = held or occupied(b, s, unit)
            scores.append(FIGHT * assault_gain(b, s, o, unit, held[Square(args[0])], Square(args[0])))
        elif verb == "leave":
            scores.append(field.score(args[0]) - here + 0.5)
        elif verb == "exit":
            scores.append(OUT)
        elif verb == "stop":
            scores.append(0.0 if s.stepped or field.is_there(at) else -FIRST_STEP)
        elif verb == "fire":
            scores.append(0.0)
            others[number] = fire_weight(2.0 * best_hope(o, watch, unit, Slot(args[0]), Manner(args[1]), True))
        else:
            scores.append(0.0)
            others[number] = aside(b, s, field, unit, at, option)
    weights = [exp(max(-8.0, min(8.0, score))) for score in scores]
    for number, weight in others.items():
        weights[number] = weight
    return weights


def swerve(field: Field, at: Square, facing: Facing) -> int:
    """By how many eighths of a turn a vehicle's front points away from the nearest enemy."""
    ground = field.b.start
    foe = min(field.foes, key=lambda each: ground.distance(at, each.at), default=None)
    if foe is None:
        return 0
    across, down = ground.column[foe.at] - ground.column[at], ground.row[foe.at] - ground.row[at]
    straight = DIRECTION[(across > 0) - (across < 0), (down > 0) - (down < 0)]
    turn = abs(straight - facing)
    return min(turn, 8 - turn)


DIRECTION = {(x, y): number for number, (x, y) in enumerate(zip(p.STEP_X, p.STEP_Y, strict=True))} | {(0, 0): 0}


def assault_gain(b: Board, s: State, o: Opinions, unit: Unit, foe: Unit, square: Square) -> float:
    """The army points that an assault should win."""
    win, lose = UNKNOWN_CLASH, 1.0 - UNKNOWN_CLASH
    if not is_unknown(s, foe):
        win, _, lose = clash_chances(b, s, clash_at(b, s, unit, square))
    own = o.worth[s.kind[unit]][s.face[unit]]
    return win * (0.8 * worth_of(o, s, foe) + 4.0) - lose * 0.8 * own


def aside(b: Board, s: State, field: Field, unit: Unit, at: Square, option: Action) -> float:
    """The weight of other things that a unit can do during its movement."""
    verb = option.verb
    if verb == "aim":
        arc = field.b.types[s.kind[unit]].arc
        seen = [foe for foe in field.foes if field.o.view(at) >> foe.at & 1]
        now = sum(in_arc(b.start, at, foe.at, s.facing[unit], arc) for foe in seen)
        then = sum(in_arc(b.start, at, foe.at, Facing(option.args[0]), arc) for foe in seen)
        return 2.0 if then > now else LITTLE
    if verb == "turn":
        return turn_weight(b, s, field, unit, at)
    return {"embark": 0.08, "dig": 0.2, "conceal": 0.6, "use": 0.6, "attach": 1.0, "charge": 1.0}.get(verb, 0.3)


def turn_weight(b: Board, s: State, field: Field, unit: Unit, at: Square) -> float:
    """Sets up a tripod where there is a target, and goes into ambush when the unit is not in a hurry."""
    type = b.types[s.kind[unit]]
    if type.posture == p.AMBUSH_POSTURE:
        return 0.5 if s.hidden[unit] == p.OPEN and s.stepped else LITTLE
    now, then = type.faces[s.face[unit]], type.faces[1 - s.face[unit]]
    sees = any(foe.is_target and field.o.view(at) >> foe.at & 1 for foe in field.foes)
    if then.bonus[0] > now.bonus[0]:
        return 1.5 if sees else 0.1
    return 0.05 if sees or s.stepped else 1.5


def reserve_unit(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Moves units that are not where they should be: nobody can answer a movement in Reserve."""
    weights = []
    foes = foes_of(o, b, s, b.side[decision.by[0]])
    for option in options:
        if option.verb == "done":
            weights.append(0.6)
            continue
        unit = Unit(option.args[0])
        if s.at[unit] < 0:
            weights.append(0.2)
            continue
        field = Field(o, b, s, s.owner[unit], s.kind[unit], unit, foes)
        weights.append(0.1 if field.is_there(s.at[unit]) or not b.types[s.kind[unit]].faces[s.face[unit]].move else 2.0)
    return weights


def settle(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Prefers the best square for one's own unit: retreats, pushes."""
    unit = asked_unit(decision)
    field = Field(o, b, s, s.owner[unit], s.kind[unit], unit)
    return weights_of([field.score(option.args[0]) if option.verb in ("onto", "place", "step", "drive") else -1.0
                       for option in options])


def worst(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Prefers the worst square for an enemy's unit."""
    unit = asked_unit(decision)
    field = Field(o, b, s, s.owner[unit], s.kind[unit], unit)
    return weights_of([-field.score(option.args[0]) for option in options])


# --- deployment -------------------------------------------------------------------------------------------------------


def deploy(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Deploys units one by one, not all at once."""
    return [LITTLE if option.verb == "deploy_rest" else 1.0 for option in options]


def deploy_where(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Prefers squares near the goals and in shelter."""
    kind = b.recruits[decision.about[0]].kind
    field = Field(o, b, s, Seat(decision.by[0]), kind)
    return weights_of([field.score(option.args[0]) if option.verb != "aboard" else -9.0 for option in options])


def deploy_facing(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    ahead = facing_of(b, Seat(decision.by[0]))
    return [0.3 ** min((option.args[0] - ahead) % 8, (ahead - option.args[0]) % 8) for option in options]


def deploy_side(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """HN-SETUP-07: deploys in ambush, and a tripod ready to move."""
    ambush = b.types[b.recruits[decision.about[0]].kind].posture == p.AMBUSH_POSTURE
    return [2.0 if (option.args[0] == p.BACK) == ambush else 1.0 for option in options]


def lay_out(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Lays a position under an own unit that stands in the open, or close to the goals."""
    seat = Seat(decision.by[0])
    held = occupied(b, s)
    cover = b.ground(s.ground).defence
    field = Field(o, b, s, seat, next(number for number, type in by_type(b.types) if type.kind == p.INFANTRY))
    scores = []
    for option in options:
        if not option.args:
            scores.append(-2.0)
            continue
        square = Square(option.args[0])
        unit = held.get(square, p.NO_UNIT)
        own = unit >= 0 and s.owner[unit] == seat and b.types[s.kind[unit]].kind == p.INFANTRY
        scores.append(field.goal_score(square) + (2.0 if own and not cover[square] else 0.0))
    return weights_of(scores)


def keep_worst(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """HN-RESERVE-10: discards cards that are worth less than a new card should be."""
    return [1.0 if not option.args else 3.0 if o.card[option.args[0]] < KEEP else 0.06 / o.card[option.args[0]] ** 2
            for option in options]


MOVES: dict[str, Judge] = {
    "move": move, "reserve_move": move, "reserve_unit": reserve_unit, "retreat": settle, "push": settle, "spill": settle,
    "redeploy": settle, "thrown_back": settle, "second_wind": gladly(1.0), "cut_hedge": settle, "send_back": worst,
    "deploy": deploy, "deploy_where": deploy_where, "arrive": deploy_where,
    "deploy_facing": deploy_facing, "deploy_side": deploy_side,
    "lay_position": lay_out, "place_horn": lay_out, "place_nest": lay_out, "discard": keep_worst, "redraw": keep_worst,
    "improvise": keep_worst,
    "improvise_draw": gladly(4.0),
}
