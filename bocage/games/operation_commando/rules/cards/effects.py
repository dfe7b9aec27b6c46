"""What the words of the effect vocabulary do that all missions share. ``rules/vocabulary.py`` is the table of all words."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from bocage.core.action import Action
from bocage.core.asking import ask, choose
from bocage.core.decision import Decision, Steps
from bocage.games.operation_commando import content as c
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.pieces import BOTH, ENEMY, NO_CARD, SIDE_OF, TOKEN_OF, Card, Side, card_source
from bocage.games.operation_commando.rules.assault import tokens
from bocage.games.operation_commando.rules.assault.strength import bonus_now, holds
from bocage.games.operation_commando.rules.cards import piles
from bocage.games.operation_commando.rules.missions.fatigue import refreshable
from bocage.games.operation_commando.rules.table import Cause, OTable
from bocage.games.operation_commando.state import State, all_tokens, cards_left, combats, lay

FEWEST_COMBATS = 1              # OC-SIZE-05
Paid = Generator[Decision, Action, bool]


def carry_out(g: OTable, side: Side, cause: Cause, deeds: Sequence[c.Deed]) -> Steps:
    """OC-CARD-06, OC-GEN-02: carries out the effects of a card or terrain in order, each only if its condition holds."""
    functions = g.board.deeds
    for each in deeds:
        if is_due(g, side, cause, each):
            yield from functions[type(each)](g, side, cause, each)


def is_due(g: OTable, side: Side, cause: Cause, each: c.Deed) -> bool:
    if each.when == c.ALWAYS or isinstance(each, c.Bonus):
        return True
    return holds(g.board, g.state, g.board.condition(each.when), side, cause.slot)


def side_of(g: OTable, whose: c.Whose) -> Side:
    """OC-CARD-05: the side that an effect names: "us", "de", or the winner or loser of this Assault."""
    if whose in SIDE_OF:
        return SIDE_OF[whose]
    return g.state.winner if whose == "winner" else ENEMY[g.state.winner]


# --- V.C. and dice ----------------------------------------------------------------------------------------------------


def bonus(g: OTable, side: Side, cause: Cause, each: c.Bonus) -> Steps:
    """OC-ACTION-02, OC-ACTION-03: an action lays a bonus by a unit; it counts in this Combat only."""
    b, s = g.board, g.state
    amount = bonus_now(b, s, side, cause.slot, each)
    if amount or b.by_line_up[cause.card]:
        lay(s, side, card_source(cause.card), amount, cause.slot)
    g.tell(e.BONUS_LAID, side, cause.card, amount)
    yield from ()


def roll(g: OTable, side: Side, cause: Cause, each: c.Roll) -> Steps:
    tokens.roll_for_unit(g, side, cause.card, cause.slot, TOKEN_OF[each.token], each.times)
    yield from ()


def die_test(g: OTable, side: Side, cause: Cause, each: c.DieTest) -> Steps:
    """OC-DIE-01, OC-DIE-03: a roll of one die, without a token."""
    success = tokens.successes(g, 1)
    g.tell(e.DIE, side, success)
    yield from carry_out(g, side, cause, each.success if success else each.neutral)


def die_twice(g: OTable, side: Side, cause: Cause, each: c.DieTwice) -> Steps:
    """OC-PROD-10, OC-PROD-11, OC-PROD-12, OC-PROD-15: a roll of two dice; the effects depend on the number of successes."""
    won = tokens.successes(g, 2)
    g.tell(e.DICE, side, won, 2)
    yield from carry_out(g, side, cause, each.each * won + (each.both if won == 2 else each.one if won == 1 else ()))


# --- tokens -----------------------------------------------------------------------------------------------------------


def gain(g: OTable, side: Side, cause: Cause, each: c.Gain) -> Steps:
    tokens.gain(g, side_of(g, each.side), TOKEN_OF[each.token], each.number)
    yield from ()


def lose(g: OTable, side: Side, cause: Cause, each: c.Lose) -> Steps:
    yield from tokens.lose(g, SIDE_OF[each.side], each.number, SIDE_OF[each.by])


# --- cards ------------------------------------------------------------------------------------------------------------


def draw(g: OTable, side: Side, cause: Cause, each: c.Draw) -> Steps:
    piles.draw(g, side_of(g, each.side), each.number)
    yield from ()


def draw_up_to(g: OTable, side: Side, cause: Cause, each: c.DrawUpTo) -> Steps:
    """OC-RULING-49: a side draws until its hand is as large as the opponent's, but at most a given number of cards."""
    hand, who = g.state.hand, SIDE_OF[each.side]
    short = len(hand[ENEMY[who]]) - len(hand[who])
    if short > 0:
        piles.draw(g, who, min(each.most, short))
    yield from ()


def mill(g: OTable, side: Side, cause: Cause, each: c.Mill) -> Steps:
    piles.mill(g, SIDE_OF[each.side], each.number)
    yield from ()


def look_top(g: OTable, side: Side, cause: Cause, each: c.LookTop) -> Steps:
    """The player of the card looks at the top cards of a pile, alone. He may keep some in his hand, which the opponent does not
    see; the others go back on the pile in the same order, or under it."""
    b, s, pile = g.board, g.state, SIDE_OF[each.side]
    seen = [card for card in (piles.next_card(g, pile, 1 << side) for _ in range(each.number)) if card != NO_CARD]
    g.tell(e.LOOKED_AT_TOP, side, pile, len(seen))
    g.tell_to((side,), e.TOP_CARDS, pile, tuple(seen))
    for _ in range(min(each.keep, len(seen))):
        options = [b.lexicon.act("take", card) for card in sorted(set(seen))]
        choice = yield from ask(g, side, "keep_one", options, "OC-HAND-04", len(seen))
        card = Card(choice.args[0])
        seen.remove(card)
        s.hand[side].append(card)
        g.tell(e.TOOK_ONE_OF_TOP, side)
        g.tell_to((side,), e.TOOK_CARD, card)
    if each.rest == "same":
        s.top[pile][:0] = seen
        s.top_eyes[pile][:0] = [1 << side] * len(seen)
    else:
        s.bottom[pile] += seen


def discard(g: OTable, side: Side, cause: Cause, each: c.Discard) -> Steps:
    """OC-DISCARD-02, OC-DISCARD-04, OC-HAND-06: a side discards cards: its owner chooses them, or they are taken at random (but
    never a heroic)."""
    who = SIDE_OF[each.side]
    if each.by == "random":
        for _ in range(each.number):
            card = piles.random_card(g, who, [])
            if card != NO_CARD:
                piles.discard_from_hand(g, who, card)
        return
    yield from discard_by_choice(g, who, each.number, "OC-DISCARD-02")


def discard_by_choice(g: OTable, side: Side, number: int, rule: str) -> Steps:
    b, s = g.board, g.state
    for left in range(min(number, len(s.hand[side])), 0, -1):
        options = [b.lexicon.act("discard", card) for card in sorted(set(s.hand[side]))]
        choice = yield from ask(g, side, "discard", options, rule, left)
        piles.discard_from_hand(g, side, Card(choice.args[0]))


def reveal(g: OTable, side: Side, cause: Cause, each: c.Reveal) -> Steps:
    """OC-HAND-04, OC-HAND-06: cards of a hand, taken at random, are shown to its opponent."""
    s, who = g.state, SIDE_OF[each.side]
    cards: list[Card] = []
    while len(cards) < each.number and (card := piles.random_card(g, who, cards)) != NO_CARD:
        cards.append(card)
    for card in set(cards):
        unknown = cards.count(card) - s.shown[who].count(card)
        s.shown[who] += [card] * unknown
        for _ in range(unknown):
            piles.note_seen(s, card)
    g.reveal()
    g.tell_to(BOTH, e.SAW_CARDS, who, tuple(sorted(cards)))
    yield from ()


def bring(g: OTable, side: Side, cause: Cause, each: c.Bring) -> Steps:
    """OC-SETUP-05, OC-HAND-07: a side takes a card that was set aside into its hand; both players know which card it is."""
    card = g.board.index[each.card]
    piles.take_in_hand(g.state, side, card)
    g.tell(e.BROUGHT, side, card)
    yield from ()


# --- the Assault ------------------------------------------------------------------------------------------------------


def size(g: OTable, side: Side, cause: Cause, each: c.Size) -> Steps:
    """OC-SIZE-01, OC-SIZE-05, OC-SIZE-07, OC-SIZE-09: changes the number of Combats of this Assault. Before the first Combat it
    never falls below one. Later all changes add up in whatever order they come, even below the Combats already fought."""
    change_size(g, each.amount, each.most)
    yield from ()


def change_size(g: OTable, amount: int, most: int) -> None:
    s = g.state
    before, wanted = s.size, s.size + amount
    if amount > 0 and most:
        wanted = max(s.size, min(wanted, most))
    s.size = wanted if s.fought else max(wanted, FEWEST_COMBATS)
    g.tell(e.SIZE_CHANGED, s.size - before, combats(s))


def draws(g: OTable, side: Side, cause: Cause, each: c.Draws) -> Steps:
    """OC-SETUP-14: changes the number of cards that a side draws this turn."""
    who = SIDE_OF[each.side]
    g.state.draws[who] += each.amount
    g.tell(e.DRAWS_CHANGED, who, each.amount)
    yield from ()


def forbid(g: OTable, side: Side, cause: Cause, each: c.ForbidTo) -> Steps:
    """OC-ACTION-02, OC-RULING-64: an action forbids the opponent something as long as it lies by its unit in this
    Combat."""
    s, who = g.state, SIDE_OF[each.side]
    if each.what == "tokens":
        s.no_tokens[who] = 1
        g.tell(e.TOKENS_FORBIDDEN, who)
    else:
        s.no_second[who] = 1
        g.tell(e.SECOND_FORBIDDEN, who)
    yield from ()


def next_combat(g: OTable, side: Side, cause: Cause, each: c.NextCombat) -> Steps:
    """OC-COMBAT-11: points that count once in the side's total of the next Combat."""
    who = SIDE_OF[each.side]
    g.state.carried[who] += each.amount
    g.tell(e.NEXT_COMBAT_BONUS, who, each.amount)
    yield from ()


def first_unit(g: OTable, side: Side, cause: Cause, each: c.FirstUnit) -> Steps:
    who = SIDE_OF[each.side]
    g.state.first_change[who] += each.amount
    g.tell(e.FIRST_UNIT_CHANGED, who, each.amount)
    yield from ()


def mark_building(g: OTable, side: Side, cause: Cause, each: c.MarkBuilding) -> Steps:
    """OC-BUILDING-08, OC-RULING-28: the terrain counts as a Building for all rules, this turn."""
    g.state.building = 1
    g.tell(e.BUILDING_MARKED, g.state.terrain)
    yield from ()


# --- choices and costs ------------------------------------------------------------------------------------------------


def choose_one(g: OTable, side: Side, cause: Cause, each: c.Choose) -> Steps:
    """OC-RULING-61: the player whom the card names chooses one of two effects. An effect that cannot happen is not offered."""
    b, by = g.board, SIDE_OF[each.by]
    open_ones = [at for at, deeds in enumerate((each.either, each.otherwise)) if is_possible(g, side, cause, deeds)]
    if not open_ones:
        return
    options = [b.lexicon.act("either", at) for at in open_ones]
    choice = yield from choose(g, by, "either", options, "OC-CARD-06", cause.source())
    yield from carry_out(g, side, cause, each.otherwise if choice.args[0] else each.either)


def is_possible(g: OTable, side: Side, cause: Cause, deeds: Sequence[c.Deed]) -> bool:
    """OC-RULING-59, OC-RULING-61: whether effects can change anything, as far as open facts tell."""
    if not deeds:
        return True
    first, b, s = deeds[0], g.board, g.state
    if isinstance(first, c.DestroyPermanent):
        return bool(s.in_play[SIDE_OF[first.side]])
    if isinstance(first, c.Mill):
        return cards_left(s, SIDE_OF[first.side]) > 0
    if isinstance(first, c.Lose):
        return all_tokens(s, SIDE_OF[first.side]) > 0
    if isinstance(first, c.Discard):
        return any(not b.heroic[card] for card in s.hand[SIDE_OF[first.side]])
    if isinstance(first, c.RefreshPir):
        return bool(refreshable(s))
    return is_due(g, side, cause, first)


def pay(g: OTable, side: Side, cause: Cause, each: c.Pay) -> Steps:
    """OC-TOKEN-12: a side may pay tokens or cards of its hand for an effect. The price of a card was paid as it was
    played."""
    if cause.card == NO_CARD:
        cause.paid = yield from pay_tokens(g, side, each, cause)
    if cause.paid:
        yield from carry_out(g, side, cause, each.then)


def pay_price(g: OTable, side: Side, cause: Cause) -> Steps:
    """OC-CANCEL-04: a side pays for the effect of a card as it plays the card. The price stays paid even if the card is
    cancelled or does nothing."""
    for each in g.board.on_play[cause.card]:
        if isinstance(each, c.Pay):
            cause.paid = yield from pay_cards(g, side, each, cause)


def pay_cards(g: OTable, side: Side, each: c.Pay, cause: Cause) -> Paid:
    b, s = g.board, g.state
    if len(s.hand[side]) < each.cards:
        return False
    options = [*(b.lexicon.act("discard", card) for card in sorted(set(s.hand[side]))), b.lexicon.act("decline")]
    choice = yield from ask(g, side, "pay_card", options, "OC-TOKEN-12", cause.source())
    if not choice.args:
        return False
    piles.discard_from_hand(g, side, Card(choice.args[0]))
    return True


def pay_tokens(g: OTable, side: Side, each: c.Pay, cause: Cause) -> Paid:
    act = g.board.lexicon.act
    if not can_pay(g.state, side, each):
        return False
    options = [act("pay"), act("decline")]
    choice = yield from ask(g, side, "pay_tokens", options, "OC-TOKEN-12", cause.source(), each.tokens)
    if choice.verb == "decline":
        return False
    yield from spend(g, side, each)
    return True


def can_pay(s: State, side: Side, each: c.Pay) -> bool:
    held = s.tokens[side][TOKEN_OF[each.token]] if each.token else all_tokens(s, side)
    return held >= each.tokens


def spend(g: OTable, side: Side, each: c.Pay) -> Steps:
    """OC-TOKEN-12: pays tokens of the kind that the card names, or of any kinds if it names none."""
    if not each.token:
        yield from tokens.lose(g, side, each.tokens, side, paid=True)
        return
    kind = TOKEN_OF[each.token]
    for _ in range(each.tokens):
        tokens.give_back(g.state, side, kind)
        g.tell(e.TOKEN_PAID, side, kind)
