"""How much bots value each card, in points of V.C., from what is printed on it.

The values are rough on purpose: a search finds out what a card does; this only says which cards are worth keeping.
"""

from __future__ import annotations

from collections.abc import Sequence

from bocage.games.operation_commando import content as c
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import ACTION, SIDE_OF, SIDES, TOKEN_OF, UNIT, Side

TOKEN_WORTH = (1.3, 1.3, 2.3, 3.2, 3.2, 2.3)                # in the order of ``pieces.TOKENS``
TOKEN_MEAN = (0.5, 0.5, 1.0, 1.5, 1.5, 1.0)                 # the average V.C. of each kind
CARD = 2.6                      # an unseen card of the pile
IN_HAND = 0.7                   # share of tokens' worth for a card that brings them: it needs its moment and can be cancelled
CANCEL = 2.2                    # a card that cancels another
READY = 0.6                     # beyond its V.C., a unit can open or answer a Combat
SUPPORT = 0.6                   # and with Support it can bring another
DOUBTFUL = 0.5                  # how often a condition holds


class Opinions:
    """Lists by card. ``worth``: to its owner. Expected V.C.: ``punch`` of a unit or action, ``rolls`` the part of it that dice
    bring, ``boost`` of an action (0 for other cards). ``decides``: an action that destroys a unit whatever the V.C."""

    __slots__ = ("worth", "punch", "rolls", "boost", "units", "decides")

    def __init__(self, b: Board) -> None:
        self.punch = [punch(card) for card in b.cards]
        self.worth = [worth(card) for card in b.cards]
        self.boost = [each if b.kind[at] == ACTION else 0.0 for at, each in enumerate(self.punch)]
        self.units = [b.kind[at] == UNIT for at in range(len(b.cards))]
        self.rolls = [sum(bonus(each) for each in card.on_play if isinstance(each, c.Roll)) for card in b.cards]
        self.decides = [any(isinstance(each, c.Destroy) for each in card.on_play) for card in b.cards]


def opinions(b: Board) -> Opinions:
    """Made when first asked for, and kept with the board."""
    found = b.opinions
    if not isinstance(found, Opinions):
        found = b.opinions = Opinions(b)
    return found


def punch(card: c.PrintedCard) -> float:
    """The expected V.C. of a card in a Combat."""
    amount = float(card.vc)
    for static in card.static:
        if isinstance(static, c.Strength):
            amount += abs(static.amount) * (1.0 if static.per else DOUBTFUL)
    for each in card.on_play:
        amount += bonus(each)
    for reaction in card.on_enemy:
        amount += 0.2 * sum(bonus(each) for each in reaction.deeds)
    return amount


def bonus(each: c.AnyDeed) -> float:
    """The expected V.C. that an effect brings to the own unit."""
    if isinstance(each, c.Bonus):
        if each.per:
            return each.amount * 1.5
        return float(each.amount) if each.when == c.ALWAYS else DOUBTFUL * (each.amount + each.otherwise)
    if isinstance(each, c.Roll):
        return each.times * TOKEN_MEAN[TOKEN_OF[each.token]] * (1.0 if each.when == c.ALWAYS else DOUBTFUL)
    if isinstance(each, c.Pay):
        return sum(bonus(bought) for bought in each.then)
    return 0.0


def worth(card: c.PrintedCard) -> float:
    """What a card is worth to the side that holds it."""
    side = SIDE_OF[card.side]
    if card.moment == "cancel":
        return CANCEL
    value = punch(card)
    if card.kind == "unit":
        value += READY + SUPPORT * card.support
        value += 0.7 * sum(isinstance(static, c.Suppress) for static in card.static)
        value += 0.4 * sum(static.number for static in card.static if isinstance(static, c.AutoSuccess))
    first, second = deeds_worth(card.on_play, side), deeds_worth(card.also_on_play, side)
    value += max(first, second)
    value += 0.6 * deeds_worth(card.on_destroyed, side) + 0.8 * deeds_worth(card.on_assault_end, side)
    value += deeds_worth(card.activate, side) * (2.5 if card.kind == "permanent" else 0.7)
    return value


def deeds_worth(deeds: Sequence[c.AnyDeed], side: Side) -> float:
    return sum(deed_worth(each, side) * (1.0 if each.when == c.ALWAYS else 0.6) for each in deeds)


def mine(whose: str, side: Side) -> float:
    """1 for the own side, -1 for the opponent, 0 for the winner or loser of the Assault, who can be either."""
    return (1.0 if whose == SIDES[side] else -1.0) if whose in SIDES else 0.0


# Effects whose worth does not depend on their arguments.
FIXED: dict[type[c.Deed], float] = {
    c.Bring: 6.0, c.FirstUnit: 1.2, c.MarkBuilding: 0.8, c.PlaceLock: 1.0, c.BlockProduction: 1.5, c.Produce: 2.0,
    c.StayInSector: 1.0, c.MoveMarker: 2.5, c.PlacePir: 4.0, c.RefreshPir: 1.5, c.Reopen: 5.0, c.ControlBonus: 5.0,
    c.DestroyPermanent: 2.0, c.ForbidTo: 1.5}


def deed_worth(each: c.AnyDeed, side: Side) -> float:
    """What an effect is worth to the side of its card, apart from V.C."""
    fixed = FIXED.get(type(each))
    if fixed is not None:
        return fixed
    if isinstance(each, c.Size):
        return 3.0 * abs(each.amount)
    if isinstance(each, c.Gain):
        return mine(each.side, side) * each.number * TOKEN_WORTH[TOKEN_OF[each.token]] * IN_HAND
    if isinstance(each, c.Lose):
        return -mine(each.side, side) * each.number
    if isinstance(each, c.Draw):
        return mine(each.side, side) * each.number * CARD
    if isinstance(each, c.DrawUpTo):
        return 0.4 * each.most * CARD
    if isinstance(each, c.Draws):
        return mine(each.side, side) * each.amount * CARD
    if isinstance(each, c.Mill):
        return -mine(each.side, side) * 0.3
    if isinstance(each, c.LookTop):
        return each.keep * (CARD + 0.5) if each.keep else 0.4
    if isinstance(each, c.Discard):
        return -mine(each.side, side) * each.number * (CARD if each.by == "random" else 1.8)
    if isinstance(each, c.Reveal):
        return 0.6
    if isinstance(each, c.Recover):
        return 0.8 * each.most_vc
    if isinstance(each, c.Destroy):
        return 6.0 if each.mode == "win" else 3.0
    if isinstance(each, c.NextCombat):
        return mine(each.side, side) * each.amount * 0.8
    if isinstance(each, c.Pay):
        return max(0.0, deeds_worth(each.then, side) - 0.6 * each.tokens - 1.5 * each.cards)
    if isinstance(each, c.Choose):
        both = deeds_worth(each.either, side), deeds_worth(each.otherwise, side)
        return max(both) if each.by == SIDES[side] else min(both)
    if isinstance(each, c.DieTest):
        return 0.5 * (deeds_worth(each.success, side) + deeds_worth(each.neutral, side))
    if isinstance(each, c.DieTwice):
        return deeds_worth(each.each, side) + 0.25 * deeds_worth(each.both, side) + 0.5 * deeds_worth(each.one, side)
    return 0.0
