"""Cards with a moment of their own: in progression, in production, when a unit is destroyed, when an Assault is won."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.core.asking import ask
from bocage.core.decision import Seat, Steps
from bocage.core.windows import Answer, Topic, Window
from bocage.games.operation_commando.content import Deed
from bocage.games.operation_commando.pieces import ACTION, DE, IN_PROGRESSION, UNIT_DESTROYED, US, Card, Moment, Side
from bocage.games.operation_commando.rules.cards.effects import carry_out, is_possible
from bocage.games.operation_commando.rules.cards.piles import lay_aside
from bocage.games.operation_commando.rules.cards.playing import has_hidden_card, play_card
from bocage.games.operation_commando.rules.table import Cause, OTable


def could_play(g: OTable, side: Side, moment: Moment) -> bool:
    """OC-INFO-02, OC-INFO-03: whether a side could hold a card of this moment, as far as open facts tell. If so, it is asked,
    whether or not it holds one."""
    b, s = g.board, g.state
    if b.hidden_at_moment[side][moment]:
        return has_hidden_card(b, s, side)
    in_hand = sum(b.heroic[card] for card in s.hand[side])
    return in_hand > 0 and any(card not in s.gone[side] for card in b.at_moment[side][moment])


def playable(g: OTable, side: Side, moment: Moment) -> Sequence[Action]:
    """The cards of this moment that a side really holds and that can do something now (OC-RULING-59)."""
    b, s = g.board, g.state
    return [b.lexicon.play[card] for card in b.at_moment[side][moment]
            if card in s.hand[side] and is_possible(g, side, Cause(card), b.on_play[card])]


def offer(g: OTable, side: Side, moment: Moment, kind: str, rule: str, *about: int) -> Steps:
    """OC-INFO-02, OC-RULING-08: asks a side whether it plays a card of this moment, if it could hold one."""
    if not could_play(g, side, moment):
        return
    options = [*playable(g, side, moment), g.board.lexicon.act("none")]
    choice = yield from ask(g, side, kind, options, rule, *about)
    if choice.args:
        yield from play_effect(g, side, Card(choice.args[0]))


def play_now(g: OTable, seat: Seat, action: Action, topic: Topic) -> Steps:
    yield from play_effect(g, Side(seat), Card(action.args[0]))


def play_effect(g: OTable, side: Side, card: Card) -> Steps:
    """OC-USPHASE-03, OC-DISCARD-01: a side plays an event or action: it is laid open, the opponent may cancel it, it takes
    effect and goes to its discard."""
    yield from play_card(g, side, card, lambda: take_effect(g, side, card, g.board.on_play[card]))


def play_second_effect(g: OTable, side: Side, card: Card) -> Steps:
    """OC-RULING-53: a side plays a card for its second effect (Tactical Choice in the American's phase: a card and a
    token)."""
    yield from play_card(g, side, card, lambda: take_effect(g, side, card, g.board.also_on_play[card]))


def take_effect(g: OTable, side: Side, card: Card, deeds: Sequence[Deed]) -> Steps:
    b, s = g.board, g.state
    if b.kind[card] == ACTION:
        s.actions_now[side] += 1
    yield from carry_out(g, side, Cause(card), deeds)
    if b.lasts[card]:
        s.beside[side].append(card)
    else:
        lay_aside(g, side, card)


def cards_of(moment: Moment) -> Answer[OTable, Topic]:
    return Answer(lambda g, seat, topic: playable(g, Side(seat), moment), play_now,
                  lambda g, seat, topic: could_play(g, Side(seat), moment))


def american_first(g: OTable, topic: Topic) -> tuple[Side, ...]:
    return US, DE


def german_first(g: OTable, topic: Topic) -> tuple[Side, ...]:
    return DE, US


# OC-PROG-04, OC-RULING-13: in progression the American is asked first, then the German, until both pass in a row.
PROGRESSION_WINDOW = Window("progression", "OC-PROG-04", american_first, (cards_of(IN_PROGRESSION),))
# OC-SIZE-02, OC-SIZE-03, OC-RULING-23: when a German unit has been destroyed, the German is asked first.
DESTROYED_WINDOW = Window("unit_destroyed", "OC-SIZE-02", german_first, (cards_of(UNIT_DESTROYED),))
