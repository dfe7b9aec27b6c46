"""Decks, pools and dice (VC-POOL): every draw and every roll of the game is made here."""

from __future__ import annotations

from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.pieces import (
    FIRST_SPECIAL_TOKEN, ITEM_NAMES, JAMMED, MP40, NO_FOE, NO_ITEM, NULL_ENEMY, NULL_TOKEN, REGULARS, REGULAR_TOKEN,
    SLEDGE_MP40, SLEDGE_TOKEN, SPOTTED, TOKEN_OF)
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.state import State
from bocage.games.v_commandos.types import Card, Foe, Item, Token

def roll(g: VTable, number: int, cuts: tuple[int, ...] = ()) -> list[int]:
    """Rolls six-sided dice. The rule that rolls says what each face means."""
    return g.dice.roll(number, cuts) if number else []


# --- event cards ------------------------------------------------------------------------------------------------------


def draw_event(g: VTable) -> Card:
    """VC-POOL-01: draws a card of the main deck. The rule that draws it tells the players, then calls ``refill_events``."""
    s = g.state
    refill_events(g)
    if s.next_cards:
        return s.next_cards.pop(0)
    card = Card(g.dice.draw(s.deck, "event"))
    s.deck[card] -= 1
    return card


def look_at_events(g: VTable, number: int) -> list[Card]:
    """Returns the top cards of the deck in their order. From now on the players know them."""
    s = g.state
    while len(s.next_cards) < number:
        if not any(s.deck):
            break
        card = Card(g.dice.draw(s.deck, "event"))
        s.deck[card] -= 1
        s.next_cards.append(card)
    return s.next_cards[:number]


def refill_events(g: VTable) -> None:
    """VC-EVENT-06, VC-RULING-04: when the main deck is empty, the discard becomes the new deck, without the card that was just
    drawn and the cards that lie beside terrains."""
    s = g.state
    if not s.next_cards and not any(s.deck) and any(s.discarded):
        s.deck = [a + b for a, b in zip(s.deck, s.discarded, strict=True)]
        s.discarded = [0] * len(s.discarded)
        g.tell(e.RESHUFFLED)


# --- enemy tokens -----------------------------------------------------------------------------------------------------


def tokens_left(s: State) -> int:
    """VC-REINF-04: how many tokens the enemy pool holds. Players may look at any time."""
    return sum(s.pool) + len(s.next_tokens)


def draw_foe(g: VTable, specials_only: bool = False) -> Foe:
    """VC-REINF-01, VC-REINF-02: draws a token unseen. A regular token falls on a random face. Ø is returned as NULL_ENEMY."""
    s = g.state
    if specials_only and any(s.pool[FIRST_SPECIAL_TOKEN:]):
        return draw_token(g, [0] * FIRST_SPECIAL_TOKEN + s.pool[FIRST_SPECIAL_TOKEN:])
    return s.next_tokens.pop(0) if s.next_tokens else draw_token(g, s.pool)


def draw_token(g: VTable, counts: list[int]) -> Foe:
    """VC-REINF-02: draws one of the counted tokens and returns the kind of enemy that it shows."""
    token = Token(g.dice.draw(counts, "enemy"))
    g.state.pool[token] -= 1
    if token == NULL_TOKEN:
        return NULL_ENEMY
    if token >= FIRST_SPECIAL_TOKEN:
        return special_of(token)
    return Foe((MP40 if token == REGULAR_TOKEN else SLEDGE_MP40) + g.dice.pick(2))


def special_of(token: Token) -> Foe:
    """Returns the kind of enemy on the token of a special unit."""
    return Foe(TOKEN_OF.index(token))


def look_at_foes(g: VTable, number: int) -> list[Foe]:
    """Returns the next tokens of the pool with their faces. From now on the players know them."""
    s = g.state
    while len(s.next_tokens) < number and any(s.pool):
        s.next_tokens.append(draw_token(g, s.pool))
    return s.next_tokens[:number]


def take_token(s: State, token: Token) -> bool:
    """Takes a certain token out of the pool. Returns whether it was there."""
    if s.pool[token]:
        s.pool[token] -= 1
        return True
    return False


def take_mp40(s: State) -> Foe:
    """VC-SETUP-06, VC-SETUP-08: takes a regular MP40 enemy out of the pool, or returns NO_FOE if no regular token is left."""
    for token, kind in ((REGULAR_TOKEN, MP40), (SLEDGE_TOKEN, SLEDGE_MP40)):
        if take_token(s, token):
            return kind
    for at, kind in enumerate(s.next_tokens):
        if kind < REGULARS:
            del s.next_tokens[at]
            return Foe(kind - kind % 2)                     # the MP40 face of the same token
    return NO_FOE


def return_foe(s: State, kind: Foe) -> None:
    """VC-REWARD-02: an eliminated or removed enemy goes back to the pool."""
    s.pool[TOKEN_OF[kind]] += 1


def add_special(g: VTable) -> None:
    """VC-REINF-11, VC-RULING-39: a random special unit joins the enemy pool, if one is left."""
    s = g.state
    if not any(s.special_pool):
        return
    token = Token(g.dice.draw(s.special_pool, "special"))
    s.special_pool[token] -= 1
    s.pool[token] += 1
    g.tell(e.SPECIAL_ADDED, special_of(token))


# --- equipment --------------------------------------------------------------------------------------------------------


def draw_item(g: VTable) -> Item:
    """VC-REWARD-01, VC-REWARD-04: draws a random token of the equipment supply, or returns NO_ITEM when supply and discard are
    both empty."""
    s = g.state
    if not any(s.supply):
        refill_supply(s)
        if not any(s.supply):
            return NO_ITEM
    item = Item(g.dice.draw_apart(s.supply, "equipment", (SPOTTED,)))
    s.supply[item] -= 1
    if not any(s.supply):
        refill_supply(s)
    return item


def refill_supply(s: State) -> None:
    """VC-REWARD-04: the discard becomes the new supply."""
    s.supply, s.thrown = s.thrown, [0] * len(ITEM_NAMES)


def take_item(s: State, item: Item) -> bool:
    """VC-SETUP-05: takes a certain token out of the supply or, if it is not there, out of the discard. Returns whether it was
    found."""
    for pile in (s.supply, s.thrown):
        if pile[item]:
            pile[item] -= 1
            if not any(s.supply):
                refill_supply(s)
            return True
    return False


def throw_item(s: State, item: Item) -> None:
    """VC-POOL-06: puts a token into the equipment discard. A jammed weapon becomes its own kind again there."""
    if item == JAMMED:
        item, s.jammed = s.jammed, NO_ITEM
    s.thrown[item] += 1
