"""What bots are told about Commandos 40 000: who is ahead, weights of options before any search, when a play-out stops.

The rules need nothing of this. ``model_values.py`` holds what is computed once for a board, with ``attack_values.py`` for
weapons and ``distance_fields.py`` for distances. ``lead.py`` estimates who is ahead. ``move_choices.py``, ``attack_choices.py``
and ``setup_choices.py`` give options their weights, ``command_points.py`` says which points are kept for markers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.bot.attack_choices import FIRE
from bocage.games.commandos_40k.bot.command_points import purse, saving
from bocage.games.commandos_40k.bot.lead import BY_MISSION, Men, balance, spirits
from bocage.games.commandos_40k.bot.model_values import opinions
from bocage.games.commandos_40k.bot.move_choices import MOVES
from bocage.games.commandos_40k.bot.setup_choices import SETUP
from bocage.games.commandos_40k.pieces import FIRST, SECOND
from bocage.games.commandos_40k.rules.missions import LAST_ROUND
from bocage.games.commandos_40k.state import State

TEAM = 4.5                                  # what the whole of a team is worth, as a lead
PER_CHANCE = 4.0                            # log odds for each unit of chance, in an even game
AHEAD = 2                                   # activations that are begun in a play-out
SET_UP = 4                                  # models that are set up in a play-out


def evaluate(b: Board, s: State, seat: int) -> float:
    """The estimated chance of a seat to win: from the mission, the teams and the threats to them."""
    if s.outcome != p.RUNNING:
        return 0.5 if s.outcome == p.DRAWN else float(s.outcome == seat)
    if s.phase < p.DEPLOY:
        return 0.5
    found = terms(b, s, seat)
    saved = found.pop("command")
    chance = 0.01 + 0.98 / (1.0 + exp(-sum(found.values()))) + saved / PER_CHANCE
    return min(0.999, max(0.001, chance))


def terms(b: Board, s: State, seat: int) -> dict[str, float]:
    """The lead of a seat, by what it comes from."""
    if s.phase < p.DEPLOY:
        return {"command": 0.0}
    o = opinions(b)
    men = Men(o, b, s)
    time = max(0.0, 1.0 - s.round / (LAST_ROUND + 1.0))
    points = TEAM * (0.25 + time) / (o.whole[0] + o.whole[1]) * 2.0         # what a point of a team is worth
    teams, threats = balance(o, b, s, men)
    found = {"mission": BY_MISSION[b.mission.id](o, b, s, men), "teams": points * teams, "threats": points * threats,
             "morale": spirits(s) * time, "command": PER_CHANCE * (purse(b, s, FIRST) - purse(b, s, SECOND))}
    return found if seat == FIRST else {name: -lead for name, lead in found.items()}


def priors(b: Board, s: State, decision: Decision, options: Sequence[Action]) -> list[float]:
    """The weights of options before any search. The position is one that the seat considers possible."""
    weights = JUDGES[decision.kind](b, s, opinions(b), decision, options)
    return saving(b, s, decision, options, weights)


JUDGES = {**SETUP, **MOVES, **FIRE}


def horizon(b: Board, s: State) -> Callable[[State], bool]:
    """When a play-out stops. Moves, shots and blows are judged when the next model but one is about to act. Choices before the
    battle are judged when a few more models stand."""
    start, phase = s.round, s.phase
    if phase < p.DEPLOY:
        markers, traps, held = len(s.marker), s.tested, s.held
        return lambda later: later.phase > phase or (len(later.marker), later.tested, later.held) != (markers, traps, held)
    if phase < p.COURAGE:
        standing, moved = s.on.bit_count() + SET_UP, s.acted
        return lambda later: later.phase > phase or later.on.bit_count() >= standing or later.acted != moved
    if phase < p.MOVE_START:
        return lambda later: later.round > start or later.phase > p.MOVE_START
    acted = s.done.bit_count() + AHEAD
    if phase <= p.MOVE:
        return lambda later: later.round > start or later.phase > p.MOVE or later.done.bit_count() >= acted
    return lambda later: later.round > start or later.phase > phase + 2 or later.done.bit_count() >= acted
