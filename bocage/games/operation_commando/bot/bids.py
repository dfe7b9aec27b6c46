"""Weights for the options of a Combat without a search: which unit to bring, when to raise and when to stop.

They follow from the own hand and open facts: what the bidder lacks, what each option should add and what the card is worth. The
cheapest way to come ahead has the highest weight; a bidder who is ahead, or cannot come ahead, rather stops.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.core.action import Action
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.bot.card_values import TOKEN_MEAN, TOKEN_WORTH, Opinions
from bocage.games.operation_commando.pieces import DE, ENEMY, KIND_COUNT, NEEDS_ROLL, ON_SUCCESS, US, Card, Side
from bocage.games.operation_commando.rules.assault.strength import missing, total
from bocage.games.operation_commando.state import State

Weights = list[float]
UNKNOWN = 3.1                   # expected V.C. of an unseen card
ABANDON = 0.005                 # weight of giving up the whole Assault in the middle of a Combat
SECOND_SLOT = 0.02              # weight of laying something by the second unit: it does the same by the first


def token_sum(held: Sequence[int]) -> float:
    """The expected V.C. of tokens."""
    found = 0.0
    for kind in range(KIND_COUNT):
        if held[kind]:
            found += held[kind] * TOKEN_MEAN[kind]
    return found


def unit_adds(b: Board, s: State, o: Opinions, side: Side, card: Card) -> float:
    """The V.C. that a unit would add to this Combat, as far as open facts tell."""
    units, muted = s.units[side], s.muted[side]
    before = total(b, s, side) - total(b, s, ENEMY[side])
    units.append(card)
    muted.append(0)
    adds = total(b, s, side) - total(b, s, ENEMY[side]) - before
    units.pop()
    muted.pop()
    return adds + o.rolls[card]


# --- the German's choice of a unit ------------------------------------------------------------------------------------


def commit(b: Board, s: State, o: Opinions, side: Side, options: Sequence[Action]) -> Weights:
    """Strong units weigh more than weak ones; with a weak hand the German rather abandons the terrain."""
    punch = o.punch
    strong = sum(punch[option.args[0]] for option in options if option.args)
    mine = strong + token_sum(s.tokens[DE]) + sum(o.boost[card] for card in s.hand[DE])
    his = UNKNOWN * len(s.hand[US]) + token_sum(s.tokens[US])
    weights = []
    for option in options:
        if option.args:
            weights.append(0.5 + 0.25 * punch[option.args[0]])
        else:
            weights.append(0.25 * (his + 4.0) / (mine + 2.0))
    return weights


# --- the American's answer --------------------------------------------------------------------------------------------


def answer(b: Board, s: State, o: Opinions, side: Side, options: Sequence[Action]) -> Weights:
    """The cheapest unit that comes ahead; else a unit that could with a second unit and help; else the American abandons."""
    need = missing(b, s, US)
    help = token_sum(s.tokens[US]) * (not s.no_tokens[US]) + sum(o.boost[card] for card in s.hand[US])
    adds = {option: unit_adds(b, s, o, US, Card(option.args[0])) for option in options if option.verb == "commit"}
    pairing = sorted((add for option, add in adds.items() if b.support[option.args[0]]), reverse=True)[:2]
    reachable = 0.0
    weights: Weights = []
    for option in options:
        if option.verb == "commit":
            card = option.args[0]
            add = adds[option]
            weight = fit(need, add, o.worth[card])
            if add < need:
                second = 0.0
                if b.support[card] and not s.no_second[US]:
                    second = pairing[1] if len(pairing) > 1 and pairing[0] == add else pairing[0]
                reach = add + second + help
                reachable = max(reachable, reach)
                weight = (1.5 if add + second >= need else 0.7) if reach >= need else 0.1
            else:
                reachable = max(reachable, add)
            weights.append(weight)
        elif option.verb == "action":
            reachable = max(reachable, need)
            weights.append(1.0 + 0.25 * need if o.worth[option.args[0]] > 4.0 else 1.0)
        else:
            weights.append(0.0)
    hard = trouble(s)
    for at, option in enumerate(options):
        if option.verb == "abandon":
            weights[at] = 8.0 if reachable < need else 0.35 * hard
    return weights


def trouble(s: State) -> float:
    """How hard it is for the American to hold out: the Combats to come against the cards in his hand."""
    ahead = min(s.size - s.fought, len(s.hand[DE])) + 1.0
    return (ahead + 0.5) / (0.45 * len(s.hand[US]) + 0.5)


def fit(need: float, adds: float, cost: float) -> float:
    """The weight of an option that comes ahead: higher if it is cheap and adds no more than needed."""
    return 6.0 / (1.0 + 0.35 * max(0.0, adds - need) + 0.3 * cost)


# --- raising ----------------------------------------------------------------------------------------------------------


def opening(b: Board, s: State, o: Opinions, side: Side, options: Sequence[Action]) -> Weights:
    """OC-COMBAT-02: before the American answers it seldom pays to raise, except with a second unit or an action that
    forbids something to him."""
    weights = []
    for option in options:
        if option.verb == "stop":
            weights.append(6.0)
        elif option.verb == "commit":
            weights.append(1.2)
        elif option.verb == "token":
            weights.append(SECOND_SLOT if option.args[1] else 0.06)
        elif option.verb == "action":
            card = option.args[0]
            weights.append(SECOND_SLOT if option.args[1] else 0.8 if not o.boost[card] else 0.25)
        else:
            weights.append(0.5)
    return weights


def bid(b: Board, s: State, o: Opinions, side: Side, options: Sequence[Action]) -> Weights:
    need = missing(b, s, side)
    if need <= 0:
        return ahead(o, options)
    adds: list[float] = []
    reach = 0.0
    second = 0.0
    for option in options:
        verb, args = option.verb, option.args
        if verb in ("stop", "abandon"):
            adds.append(0.0)
        elif verb == "token":
            if args[1]:
                adds.append(-1.0)
                continue
            kind = args[0]
            adds.append(float(ON_SUCCESS[kind]))
            reach += s.tokens[side][kind] * TOKEN_MEAN[kind]
        elif verb == "commit":
            add = unit_adds(b, s, o, side, Card(args[0]))
            adds.append(add)
            second = max(second, add)
        elif verb == "action":
            if args[1]:
                adds.append(-1.0)
                continue
            add = float(need) if o.decides[args[0]] else o.boost[args[0]]
            adds.append(add)
            reach += add
        else:
            adds.append(0.0)
    reach += second
    weights: Weights = []
    for option, add in zip(options, adds, strict=True):
        if option.verb == "stop":
            weights.append(10.0 if reach < need else 0.5 * trouble(s) if side == US else 1.6)
        elif option.verb == "abandon":
            weights.append(ABANDON)
        elif add < 0:
            weights.append(SECOND_SLOT)
        elif option.verb == "token":
            kind = option.args[0]
            if reach < need:
                weights.append(0.05)
            elif add >= need:
                weights.append(fit(need, add, TOKEN_WORTH[kind]) * (0.6 if NEEDS_ROLL[kind] else 1.0))
            else:
                weights.append(1.0)
        elif add >= need:
            weights.append(fit(need, add, o.worth[option.args[0]]))
        elif add > 0:
            weights.append(0.8 if reach >= need else 0.05)
        else:
            weights.append(0.15)
    return weights


def ahead(o: Opinions, options: Sequence[Action]) -> Weights:
    """A bidder who is ahead stops; but actions that only bring cards and tokens may be played now."""
    weights = []
    for option in options:
        verb = option.verb
        if verb == "stop":
            weights.append(20.0)
        elif verb == "abandon":
            weights.append(ABANDON)
        elif verb == "ability" or (verb == "action" and not option.args[1] and not o.boost[option.args[0]]
                                   and not o.decides[option.args[0]]):
            weights.append(2.0)
        else:
            weights.append(SECOND_SLOT if len(option.args) > 1 and option.args[1] else 0.1)
    return weights


Judge = Callable[[Board, State, Opinions, Side, Sequence[Action]], Weights]
BIDS: dict[str, Judge] = {"commit": commit, "replace": commit, "answer": answer, "opening": opening, "bid": bid}
