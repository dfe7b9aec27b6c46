"""How bots judge a position: who will win the Assault and the race for points.

The rules need nothing of this. Strength is measured in points of V.C.: the cards and tokens of one side against those of the
other. ``card_values.py`` says what a card is worth; ``bids.py`` and ``first_sight.py`` weigh options without a search.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.bot.bids import BIDS, token_sum
from bocage.games.operation_commando.bot.card_values import TOKEN_WORTH, Opinions, opinions
from bocage.games.operation_commando.bot.first_sight import SIGHTS
from bocage.games.operation_commando.pieces import (
    ASSAULT_WON, DE, DE_OPENING, DESTROYED, DRAWN, EXIT, NO_TERRAIN, NOBODY, REPLACE, RUNNING, SCORE, TERRAIN_EFFECT, US,
    US_ANSWER, US_BID, US_WON, Card, Side, Types)
from bocage.games.operation_commando.rules.assault.strength import total
from bocage.games.operation_commando.rules.missions import graignes, sainte_mere_eglise, utah_beach
from bocage.games.operation_commando.state import State

ASSAULT = range(TERRAIN_EFFECT, ASSAULT_WON)                # phases in which the Assault is still open
FIGHTING = range(DE_OPENING, DESTROYED)                     # phases of a Combat
HELD = 0.012                    # how much a point of V.C. in hand adds to the chance for each point still open
DEAR = 2.0                      # how much V.C. a side spends for each point of V.C. it lacks


def evaluate(b: Board, s: State, seat: int) -> float:
    """The chance of a seat to win."""
    if s.outcome != RUNNING:
        return 0.5 if s.outcome == DRAWN else float((s.outcome == US_WON) == (seat == US))
    o = opinions(b)
    value = chance(b, s, o, reserves(o, s, US) - reserves(o, s, DE))
    return value if seat == US else 1.0 - value


def terms(b: Board, s: State, seat: int) -> dict[str, float]:
    """The log odds that points, reserves and the present Assault add, one after the other."""
    o = opinions(b)
    held = reserves(o, s, US) - reserves(o, s, DE)
    points, ready, now = (log_odds(each) for each in (race(b, s, 0.0, 0, 0), race(b, s, held, 0, 0), chance(b, s, o, held)))
    side = 1.0 if seat == US else -1.0
    return {"points": side * points, "reserves": side * (ready - points), "assault": side * (now - ready)}


def log_odds(chance: float) -> float:
    return log(chance / (1.0 - chance))


def chance(b: Board, s: State, o: Opinions, held: float) -> float:
    """The American's chance: the race for points after the present Assault is won or lost, each with its chance."""
    if s.phase in ASSAULT and s.terrain != NO_TERRAIN:
        gap = total(b, s, US) - total(b, s, DE) if s.phase in FIGHTING else 0
        won = assault(b, s, o, gap)
        prize = prizes(b, s)
        cost = min(0.0, DEAR * gap)                         # to win it, the American must still spend what he lacks
        return won * race(b, s, held + cost, prize[US], 0) + (1.0 - won) * race(b, s, held, 0, prize[DE])
    if s.phase in (ASSAULT_WON, SCORE):
        prize = prizes(b, s)
        return race(b, s, held, prize[US] * (s.winner == US), prize[DE] * (s.winner == DE))
    return race(b, s, held, 0, 0)


def reserves(o: Opinions, s: State, side: Side) -> float:
    """The cards and tokens of a side, in points of V.C."""
    worth, tokens = o.worth, s.tokens[side]
    held = 0.0
    for card in s.hand[side]:
        held += worth[card]
    for kind, each in enumerate(TOKEN_WORTH):
        if tokens[kind]:
            held += each * tokens[kind]
    return held


# --- the race ---------------------------------------------------------------------------------------------------------


def prizes(b: Board, s: State) -> tuple[int, int]:
    """The points that each side would gain by this Assault. In a counter-attack the German gains them twice (he also takes them
    from the American), the American gains none."""
    if b.sme:
        worth = sainte_mere_eglise.worth(b, s.terrain)
        return (0, 2 * worth) if s.counter_turn else (worth, worth)
    if b.utah:
        return (1 + bool(b.t_tags[s.terrain] & EXIT) + s.bonus_control[US], 1 + s.bonus_control[DE])
    worth = graignes.worth(s.place)
    return worth, worth


def race(b: Board, s: State, held: float, us: int, de: int) -> float:
    """The American's chance to reach his points before the German does. ``us`` and ``de``: points that they gain first.

    Each open point goes to the American with a chance that depends on the reserves; the sum is taken as normally distributed.
    """
    needed = NEEDED[b.mission]
    mine, his = needed[US] - s.points[US] - us, needed[DE] - s.points[DE] - de
    if mine <= 0:
        return 0.99
    if his <= 0:
        return 0.01
    left = mine + his - 1
    odds = min(0.8, max(0.2, 0.5 + held * HELD))
    lead = odds * left - mine + 0.5
    return 0.01 + 0.98 / (1.0 + exp(-STEEP[b.mission] * lead / left ** 0.5))


NEEDED = ((sainte_mere_eglise.NEEDED, sainte_mere_eglise.NEEDED), (utah_beach.NEEDED, utah_beach.NEEDED), graignes.NEEDED)
STEEP = (1.6, 1.6, 2.3)         # how much a lead counts, by mission: points come in small or large portions


# --- the Assault ------------------------------------------------------------------------------------------------------


def assault(b: Board, s: State, o: Opinions, gap: int) -> float:
    """The American's chance to win the present Assault: all he could play, against the German's best units and all his help.

    ``gap``: how many points the American is ahead in the present Combat.
    """
    combats = max(0, s.size - s.fought) + (s.phase == REPLACE)
    banned = b.t_forbidden[s.terrain]
    ours = units_in(b, o, s.hand[US], banned)
    theirs = units_in(b, o, s.hand[DE], banned)
    theirs.sort(reverse=True)
    helps = help_of(o, s, US), help_of(o, s, DE)
    need = sum(theirs[:combats])
    have = sum(ours)
    if s.phase in (US_ANSWER, US_BID) and gap < 0:
        units = s.units[US]
        more = 0.0 if units and not b.support[units[0]] else max(ours, default=0.0) * (1.0 if units else 1.5)
        if gap + helps[US] + more < 0:
            return 0.03
    elif not need and s.phase not in FIGHTING:
        return 0.97
    margin = 0.14 * have + 0.36 * (helps[US] + gap) - 0.2 * need - 0.46 * helps[DE] - 0.12 * min(combats, len(theirs))
    return 1.0 / (1.0 + exp(-margin - 0.2))


def units_in(b: Board, o: Opinions, hand: Sequence[Card], banned: Types) -> list[float]:
    """The expected V.C. of the units of a hand, without those that the terrain bans."""
    units, punch, types = o.units, o.punch, b.types
    return [punch[card] for card in hand if units[card] and not types[card] & banned]


def help_of(o: Opinions, s: State, side: Side) -> float:
    """The expected V.C. of actions and tokens that a side could lay by its units."""
    boost = o.boost
    help = 0.0
    for card in s.hand[side]:
        help += boost[card]
    return help if s.no_tokens[side] else help + token_sum(s.tokens[side])


# --- first sight ------------------------------------------------------------------------------------------------------


def priors(b: Board, s: State, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Weights of options before any search, from what the asked seat may know."""
    kind = decision.kind
    bid = BIDS.get(kind)
    if bid is not None:
        return bid(b, s, opinions(b), Side(decision.by[0]), options)
    judge = SIGHTS.get(kind)
    if judge is None:
        return [1.0] * len(options)
    return judge(b, s, opinions(b), decision, options)


def horizon(b: Board, s: State) -> Callable[[State], bool]:
    """A play-out ends with the present turn; after an Assault, or before the first turn, it ends with the next turn."""
    last = s.turn + (s.turn == 0 or s.winner != NOBODY)
    return lambda later: later.turn > last
