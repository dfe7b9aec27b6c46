"""Combat tokens and their banks (OC-TOKEN, OC-DIE)."""

from __future__ import annotations

from bocage.core.asking import choose
from bocage.core.decision import Steps
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    BOTH, DARK, KIND_COUNT, LIGHT, NEEDS_ROLL, ON_NEUTRAL, ON_SUCCESS, SUCCESS_FROM, TOKEN_KINDS, Card, Side, Slot, Token,
    card_source, token_source)
from bocage.games.operation_commando.rules.assault.strength import has_effect
from bocage.games.operation_commando.rules.table import OTable
from bocage.games.operation_commando.state import State, all_tokens, lay

CUTS = (SUCCESS_FROM,)


def successes(g: OTable, number: int) -> int:
    """OC-DIE-01: each die succeeds on three faces of six."""
    return sum(face >= SUCCESS_FROM for face in g.dice.roll(number, CUTS))


def gain(g: OTable, side: Side, kind: Token, number: int) -> None:
    """OC-TOKEN-09: a side takes tokens, as many as the bank still holds."""
    s = g.state
    taken = min(number, s.bank[kind])
    s.bank[kind] -= taken
    s.tokens[side][kind] += taken
    if taken:
        g.tell(e.TOKENS_GAINED, side, kind, taken)


def give_back(s: State, side: Side, kind: Token) -> None:
    s.tokens[side][kind] -= 1
    s.bank[kind] += 1


def play_token(g: OTable, side: Side, kind: Token, slot: Slot) -> None:
    """OC-TOKEN-03, OC-TOKEN-04, OC-TOKEN-05, OC-TOKEN-06, OC-DIE-02: a side lays a token by a unit and rolls for it. A
    token that brings no bonus goes back to its bank at once."""
    s = g.state
    s.tokens[side][kind] -= 1
    is_sure = kind == LIGHT and sure_successes(g.board, s, side) > 0
    s.auto_used[side] += is_sure
    worth = worths(kind, is_sure)
    if len(worth) > 1:
        value = worth[bool(successes(g, 1))]
        g.tell(e.TOKEN_PLAYED, side, kind, value)
    else:
        value = worth[0]
        g.tell(e.TOKEN_SURE, side, kind, value)
    if value:
        s.placed[side][kind] += 1
        lay(s, side, token_source(kind), value, slot)
    else:
        s.bank[kind] += 1


def worths(kind: Token, is_sure: bool) -> tuple[int, ...]:
    """OC-TOKEN-04: what a token can be worth: on a neutral face and on a success, or one number if no die is rolled."""
    return (ON_NEUTRAL[kind], ON_SUCCESS[kind]) if NEEDS_ROLL[kind] and not is_sure else (ON_SUCCESS[kind],)


def sure_successes(b: Board, s: State, side: Side) -> int:
    """OC-CARD-06: how many 0/+1 tokens of a side will still succeed without a roll, thanks to an Officer or squad leaders in
    the Combat."""
    sure = sum([b.auto_success[card] for at, card in enumerate(s.units[side])
                if b.auto_success[card] and has_effect(b, s, side, Slot(at))])
    return max(0, sure - s.auto_used[side])


def roll_for_unit(g: OTable, side: Side, card: Card, slot: Slot, kind: Token, number: int) -> None:
    """OC-TOKEN-10, OC-RULING-11, OC-RULING-47: the effect of a card rolls for a unit. Dark tokens are rolled together; those
    that stay neutral go back to the bank. Rolls of other kinds take no token from the bank."""
    s = g.state
    if kind == DARK:
        number = min(number, s.bank[DARK])
    won = successes(g, number)
    value = won * ON_SUCCESS[kind] + (number - won) * ON_NEUTRAL[kind]
    if kind == DARK:
        s.bank[DARK] -= won
        s.placed[side][DARK] += won
        for _ in range(won):
            lay(s, side, token_source(DARK), ON_SUCCESS[DARK], slot)
    elif value:
        lay(s, side, card_source(card), value, slot)
    g.tell(e.DICE_FOR_UNIT, side, card, won, number, value)


def lose(g: OTable, side: Side, number: int, by: Side, paid: bool = False) -> Steps:
    """OC-TOKEN-11, OC-TOKEN-12, OC-RULING-12: a side gives back tokens of any kind, which ``by`` chooses; each goes to its
    bank at once, without a roll."""
    b, s = g.board, g.state
    for left in range(min(number, all_tokens(s, side)), 0, -1):
        options = [b.lexicon.act("give", kind) for kind in TOKEN_KINDS if s.tokens[side][kind]]
        choice = yield from choose(g, by, "give_token", options, "OC-TOKEN-11", side, left)
        kind = Token(choice.args[0])
        give_back(s, side, kind)
        g.tell(e.TOKEN_PAID if paid else e.TOKEN_RETURNED, side, kind)


def collect(g: OTable) -> None:
    """OC-TOKEN-08, OC-RULING-10: at the end of the Assault all tokens on units go back to their banks, before any bonus is
    taken."""
    s = g.state
    for side in BOTH:
        for kind in TOKEN_KINDS:
            s.bank[kind] += s.placed[side][kind]
        s.placed[side] = [0] * KIND_COUNT
