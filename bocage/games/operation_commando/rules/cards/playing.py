"""Playing a card: it is laid open, the opponent may cancel it, then it takes effect (OC-CANCEL)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.core.action import Action
from bocage.core.decision import Seat, Steps
from bocage.core.windows import Answer, Topic, Window, happen
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import DE, ENEMY, Card, Side
from bocage.games.operation_commando.rules.cards.piles import lay_aside, leave_hand
from bocage.games.operation_commando.rules.table import OTable
from bocage.games.operation_commando.state import State


def play_card(g: OTable, side: Side, card: Card, deed: Callable[[], Steps], pay: Callable[[], Steps] | None = None) -> Steps:
    """OC-CANCEL-01, OC-CANCEL-02, OC-CANCEL-03, OC-CANCEL-04, OC-CANCEL-05, OC-CANCEL-06, OC-CANCEL-07, OC-CANCEL-12: a side
    plays one card; its opponent may cancel the card before it takes effect.

    Heroics (OC-HERO-04) and German units cannot be cancelled. A cancelled card does nothing and is discarded; its costs stay
    paid. ``deed``: what the card does; ``pay``: how its price is paid.
    """
    leave_hand(g.state, side, card)
    g.reveal()
    g.tell(e.PLAYED, side, card)
    if pay is not None:
        yield from pay()
    if g.board.heroic[card] or (side == DE and g.board.is_unit[card]):
        yield from deed()
        return
    topic = Topic(side, (card,))
    yield from happen(g, topic, deed, before=(CANCEL_WINDOW,))
    if topic.cancelled:
        lay_aside(g, side, card)


def could_cancel(g: OTable, seat: Seat, topic: Topic) -> bool:
    """OC-INFO-02, OC-RULING-08: whether a seat could hold a card that cancels this one, as far as open facts tell."""
    return bool(g.board.cancellers[seat][topic.args[0]]) and has_hidden_card(g.board, g.state, Side(seat))


def has_hidden_card(b: Board, s: State, side: Side) -> bool:
    """OC-HAND-03, OC-HAND-05: whether a hand holds a card that is neither a heroic nor a permanent event. Both players can
    tell: heroics have another back, and permanent events are taken in the open."""
    is_hidden = b.is_hidden
    for card in s.hand[side]:
        if is_hidden[card]:
            return True
    return False


def cancel_options(g: OTable, seat: Seat, topic: Topic) -> Sequence[Action]:
    """OC-CANCEL-08, OC-CANCEL-09: the cards of the hand that cancel the card just played."""
    held = g.state.hand[seat]
    return [g.board.lexicon.cancel[card] for card in g.board.cancellers[seat][topic.args[0]] if card in held]


def cancel(g: OTable, seat: Seat, action: Action, topic: Topic) -> Steps:
    """OC-CANCEL-04, OC-CANCEL-05, OC-CANCEL-06, OC-RULING-20, OC-RULING-21, OC-RULING-46: a side cancels the card that was just
    played. A card that cancels needs no unit and cannot itself be cancelled; in an Assault it counts as an action played."""
    side, card = Side(seat), Card(action.args[0])
    leave_hand(g.state, side, card)
    g.reveal()
    if g.state.fought:
        g.state.actions_now[side] += 1
    lay_aside(g, side, card)
    topic.cancelled = True
    g.tell(e.CANCELLED, side, card, topic.args[0])
    yield from ()


def opponent(g: OTable, topic: Topic) -> tuple[Side, ...]:
    return (ENEMY[topic.by],)


CANCEL_WINDOW = Window("cancel", "OC-CANCEL-01", opponent, (Answer(cancel_options, cancel, could_cancel),))
