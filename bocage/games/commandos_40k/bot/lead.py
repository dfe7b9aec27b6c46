"""Who is ahead: by the mission, by what is left of the teams, and by the threats to them.

A lead is for the first seat. A lead of 1 means a chance to win of about 73 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from bocage.core.decision import Seat
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.bot.model_values import Opinions, numbers_of, threat_of, threats_from
from bocage.games.commandos_40k.pieces import FIRST, MIL, OTHER, SEATS, SECOND, MarkerNo, Model, models_in
from bocage.games.commandos_40k.rules.missions import LAST_ROUND, air_assault_score, markers, markers_that_show
from bocage.games.commandos_40k.state import State

LIGHT_WOUND = 0.22                          # what is lost, as a share of a model's worth
SHAKEN = 0.15
SCRATCHED = 0.3
BEST_PREY, OTHER_PREY = 0.6, 0.1            # a model hurts one enemy; that there are others makes it surer
THREAT = 0.45                               # what a point that could be destroyed counts, in points
MALUS = 0.7                                 # a light wound or being shaken spoils attacks by that much
ONE_MOVE = 0.55                         # a marker one move away is as good as so much of a marker held
SAYS = [ONE_MOVE ** (0.4 + moves / 32) for moves in range(32 * 31)]     # of a model that is so many parts of a move away
STEADY = 0.5                                # some say of nobody's at each marker
LAST_COUNTED = 4.3                          # KT-MISSION3-07: an evacuation ends in round 4, 5 or 6; who counts on more is late
HURRY = 0.5                                 # inches that advances add to a move, obstacles and enemies deducted
BROKEN = 0.4
PAID, UNPAID = 0.4, 0.05                    # a marker that is held will be sabotaged, if that can be paid


def sound_part(o: Opinions, s: State, model: Model) -> float:
    """The share of a model's value that is left after wounds."""
    part = 1.0 - LIGHT_WOUND * s.light[model] - SCRATCHED * (1.0 - s.hp[model] / o.wounds[model])
    return part - SHAKEN if s.shaken >> model & 1 else part


def material(o: Opinions, b: Board, s: State, seat: Seat) -> float:
    left = b.mine[seat] & ~s.ooa
    return sum(o.worth[model] * sound_part(o, s, model) for model in models_in(left))


def readiness(b: Board, s: State, model: Model) -> float:
    """How well a model can shoot after its movement in this round."""
    bit = 1 << model
    if s.prepared & bit:
        return 1.0
    if s.tried & bit:
        return 0.3
    if (s.fell_back | s.retreated) & bit:
        return 0.4
    if s.advanced & bit:
        return 0.75 if any(arm.assault for arm in b.kind[model].shots) else 0.3
    return 0.85


def harm(o: Opinions, b: Board, s: State, ours: Sequence[Model], theirs: Sequence[Model], at: list[int],
         there: list[int]) -> float:
    """The damage that one side could do to the other from the present places, in points."""
    light = s.light
    whole = 0.0
    for model, place in zip(ours, at, strict=True):
        best = sum_of = blows = 0.0
        known = threats_from(o, place)
        for number, foe in zip(there, theirs, strict=True):
            found = known.get(number)
            shot, blow = found if found is not None else threat_of(o, s, model, foe, place, number)
            if light[foe]:
                shot *= 1.25
                blow *= 1.25
            sum_of += shot
            if shot > best:
                best = shot
            if blow > blows:
                blows = blow
        if best:
            best = (BEST_PREY * best + OTHER_PREY * sum_of) * readiness(b, s, model)
        gain = best + BEST_PREY * blows
        if light[model]:
            gain *= MALUS ** light[model]
        whole += gain * MALUS if s.shaken >> model & 1 else gain
    return whole


def says(o: Opinions, models: Sequence[Model], cells: list[int], field: list[float]) -> tuple[float, int]:
    """The influence of models on a marker, of those that are there and those that could be there soon; and the number of models
    there."""
    say, there = 0.0, 0
    near, pace = o.near, o.pace
    for model, cell in zip(models, cells, strict=True):
        beyond = field[cell] - near[model]
        if beyond <= 0.0:
            say += 1.0
            there += 1
        elif beyond < 30.0:
            say += SAYS[int(32.0 * beyond / pace[model])]
    return say, there


class Men:
    """Both teams on the table with their places. All parts of the evaluation use it."""

    __slots__ = ("models", "cells")

    def __init__(self, o: Opinions, b: Board, s: State) -> None:
        columns, cell = o.grid.columns, 500
        self.models = [models_in(s.on & b.mine[0]), models_in(s.on & b.mine[1])]
        self.cells = [[s.y[model] // cell * columns + s.x[model] // cell for model in side] for side in self.models]


def sway(o: Opinions, s: State, men: Men, marker: MarkerNo) -> tuple[float, int]:
    """The first seat's influence on a marker, from -1 to 1, and by how many models it outnumbers the other seat there."""
    field = o.to_marker(s.marker_x[marker], s.marker_y[marker])
    one, first = says(o, men.models[0], men.cells[0], field)
    two, second = says(o, men.models[1], men.cells[1], field)
    return (one - two) / (one + two + STEADY), first - second


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def by_air_assault(o: Opinions, b: Board, s: State, men: Men) -> float:
    """KT-MISSION1-08: Two points for each marker in a player's own state, one for each specialist. Estimates what each marker
    will show in the end."""
    side = 1 if s.attacker == 0 else -1
    left = LAST_ROUND - s.round + (s.phase < p.ROUND_END)
    expected = 0.0
    purse = s.cp[s.attacker]                                # KT-MISSION1-09: a command point for each marker
    for marker in markers(s):
        say, more = sway(o, s, men, marker)
        say, held = side * say, sign(side * more)
        if s.marker[marker] == p.INTACT:
            chance = 0.06 * left + 0.25 * say - 0.1 * (held < 0)
            if held > 0:
                chance += PAID if purse > 0 else UNPAID
                purse -= 1
            chance = chance if left else 0.0
        else:
            chance = 0.92 + 0.08 * say - (0.25 if held < 0 and s.cp[OTHER[s.attacker]] > 1 else 0.0)
        expected += 4.0 * min(1.0, max(0.0, chance))
    ahead = expected - 2.0 * len(s.marker)
    for seat in SEATS:
        fallen = air_assault_score(b, s, seat) - 2 * s.marker.count(p.SABOTAGED if seat == s.attacker else p.INTACT)
        ahead += fallen if seat == s.attacker else -fallen
    return side * 1.3 * ahead / (0.7 + 0.4 * left)


def by_rescue(o: Opinions, b: Board, s: State, men: Men) -> float:
    """KT-MISSION2-09: The influence on the sought marker, or the average over the markers that may be the sought one."""
    late = s.round / LAST_ROUND
    found = markers_that_show(s, p.SOUGHT)
    if found:
        say, more = sway(o, s, men, found[0])
        return (1.2 + 1.5 * late) * say + (0.3 + 3.0 * late * late) * sign(more)
    hidden = markers_that_show(s, p.FACE_DOWN)
    lead = 0.0
    for marker in hidden:
        say, more = sway(o, s, men, marker)
        lead += (1.2 + late) * say + (0.2 + late) * sign(more)
    return lead / max(1, len(hidden))


def by_exfiltration(o: Opinions, b: Board, s: State, men: Men) -> float:
    """KT-MISSION3-09: How many of the Defender's models should escape, compared with half of them."""
    defender = OTHER[s.attacker]
    field = o.to_edge(0 if s.west == s.attacker else b.ground.width)
    moves = max(0.0, LAST_COUNTED - s.round) + (0.9 if s.phase <= p.MOVE else 0.0) + 0.15
    out = float((s.escaped & b.mine[defender]).bit_count())
    for model, cell in zip(men.models[defender], men.cells[defender], strict=True):
        spare = moves * (b.kind[model].move / MIL + HURRY) - field[cell]
        chance = 0.93 / (1.0 + exp(-0.25 * spare)) if spare > -30.0 else 0.0
        if s.er[model]:
            chance *= 0.7
        out += chance * (1.0 - 0.1 * s.light[model]) * 0.97 ** field[cell]
    waiting = (b.mine[defender] & ~s.on & ~s.ooa & ~s.escaped).bit_count()
    lead = out + 0.5 * waiting - (b.size[defender] // 2 + 0.7)
    return lead if defender == 0 else -lead


BY_MISSION = {p.AIR_ASSAULT: by_air_assault, p.RESCUE: by_rescue, p.EXFILTRATION: by_exfiltration}


def balance(o: Opinions, b: Board, s: State, men: Men) -> tuple[float, float]:
    """By how much the first seat has more, and by how much it threatens more, in points."""
    at = [numbers_of(s, side) for side in men.models]
    ours = harm(o, b, s, men.models[0], men.models[1], at[0], at[1])
    theirs = harm(o, b, s, men.models[1], men.models[0], at[1], at[0])
    return material(o, b, s, FIRST) - material(o, b, s, SECOND), THREAT * (ours - theirs)


def spirits(s: State) -> float:
    """A broken team is weaker."""
    return BROKEN * (s.broken[1] - s.broken[0])
