"""What bots think of Heroes of Normandie: who is ahead, which options look best without search, and how far a search looks.

The rules need nothing from here. ``unit_values.py`` holds what is worked out once for a board, ``risk.py`` who could shoot
whom, ``lead.py`` who is ahead. ``square_values.py``, ``moves.py``, ``fire.py``, ``orders.py`` and ``cards.py`` weigh options
without search.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.bot.cards import CARDS, window
from bocage.games.heroes_of_normandie.bot.fire import FIRE
from bocage.games.heroes_of_normandie.bot.lead import BY_GOAL, breaking
from bocage.games.heroes_of_normandie.bot.moves import MOVES
from bocage.games.heroes_of_normandie.bot.orders import ORDERS
from bocage.games.heroes_of_normandie.bot.risk import Man, at_risk, fall_of_last_leader, men
from bocage.games.heroes_of_normandie.bot.unit_values import KEEP, Opinions, opinions
from bocage.games.heroes_of_normandie.rules.asking import WINDOW_RULES
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Side

ARMY = 5.0                      # the worth of a whole army, in victory points
RISK = 0.3                      # the part of a unit's worth in danger that counts as lost
HELD_CARD = 0.002               # a card in hand: too little to decide between two choices
SURE = 2.4                      # a lead of so many points nearly decides the game when nothing is left to win
LEADERLESS = 4.2                # in log odds: who has no leader left has nearly lost
LEADER_FALLS = 3.0              # in log odds: what the certain fall of the last leader would cost
AHEAD = 3                       # how many activations a play-out looks ahead


def evaluate(b: Board, s: State, seat: Seat) -> float:
    """The chance that a seat wins: from points scored and expected, from the armies, and from the units in danger."""
    if s.outcome != p.RUNNING:
        return 0.5 if s.outcome == p.DRAWN else float(s.outcome == b.side[seat])
    return 0.005 + 0.99 / (1.0 + exp(-sum(terms(b, s, seat).values())))


def terms(b: Board, s: State, seat: Seat) -> dict[str, float]:
    """The lead in log odds, by what it comes from."""
    o, side = opinions(b), b.side[seat]
    ours, theirs, rest = men(o, b, s)
    us = rest[p.US] + sum(man.worth for man in ours)
    ge = rest[p.GE] + sum(man.worth for man in theirs)
    if s.turn > 1 and (lost := leaderless(o, ours, theirs, rest)) >= 0:
        return {"leaders": -LEADERLESS if lost == side else LEADERLESS}
    time = 1.0 - (s.turn - 1) / b.turns
    army = ARMY * (0.3 + time) * (us - ge) / (us + ge + 40.0)
    danger = leaders = 0.0
    if s.turn:
        leaders = LEADER_FALLS * (fall_of_last_leader(o, s, p.GE, theirs, ours) -
                                  fall_of_last_leader(o, s, p.US, ours, theirs))
        us, ge = us - RISK * at_risk(theirs, ours), ge - RISK * at_risk(ours, theirs)
        danger = ARMY * (0.3 + time) * (us - ge) / (us + ge + 40.0) - army
    held = sum(o.card[card] - KEEP for card in s.hand[seat] if o.card[card] > KEEP)     # others' hands are not known
    each = 1.5 / (SURE * (0.4 + time))
    ours_first = each if side == p.US else -each
    goals = BY_GOAL[b.scenario.goal](o, b, s, ours, theirs)
    return {"leaders": leaders if side == p.US else -leaders, "score": ours_first * (s.score[p.US] - s.score[p.GE]),
            "goals": ours_first * goals, "army": ours_first * army, "danger": ours_first * danger,
            "breaking": ours_first * breaking(b, s), "cards": each * HELD_CARD * held}


def leaderless(o: Opinions, ours: list[Man], theirs: list[Man], carried: list[float]) -> Side:
    """HN-RESERVE-15, HN-VICTORY-02: the side that will have no order when tokens are taken again; -1 if neither or both
    will."""
    lost = [side for side, men in ((p.US, ours), (p.GE, theirs))
            if not o.tile_stars[side] and not carried[side] and not any(man.profile.stars for man in men)]
    return lost[0] if len(lost) == 1 else p.NO_SIDE


def priors(b: Board, s: State, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Weights of options before any search. The position is one that the seat holds possible."""
    kind = decision.kind
    if kind in WINDOW_RULES:
        return window(b, s, opinions(b), decision, options)
    judge = JUDGES.get(kind)
    return [1.0] * len(options) if judge is None else judge(b, s, opinions(b), decision, options)


JUDGES = {**CARDS, **FIRE, **MOVES, **ORDERS}


def horizon(b: Board, s: State) -> Callable[[State], bool]:
    """Says when a play-out ends and is judged: after a few activations, at the latest when the turn is scored. Placing orders
    is judged when all units have acted, deployment when all units stand on the board."""
    turn = s.turn
    if turn == 0:
        return lambda later: later.turn > 0
    if s.phase < p.WINDOW:
        return lambda later: later.turn > turn or later.phase >= p.RESERVE_START
    if s.phase >= p.RESERVE_START or s.reserve_seat != p.NOBODY:
        return lambda later: later.turn > turn
    shown = sum(map(len, s.revealed)) + AHEAD
    return lambda later: later.turn > turn or later.phase >= p.RESERVE_END or (
        sum(map(len, later.revealed)) >= shown and later.phase in (p.SLOT, p.ACT))
