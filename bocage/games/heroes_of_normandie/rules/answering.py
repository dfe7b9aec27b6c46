"""Answers out of turn: windows, the cards that may be played in them, the stack of cards (HN-CARD-02, HN-CARD-03, HN-CARD-04,
HN-CARD-05, HN-CARD-06, HN-CARD-07).

Which answers each window has stands in ``windows.py``, what each card does in ``cards/table.py``. The board carries both
tables: so a rule opens a window without importing the modules that answer in it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from bocage.core import windows
from bocage.core.action import Action
from bocage.core.decision import Decision, Seat, Steps
from bocage.core.windows import Answer
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose, tell
from bocage.games.heroes_of_normandie.types import CardNo, Side, Square, Unit, by_card

ANSWERING = "card"                          # the moment of cards that answer a card


class Played:
    """A card on the stack: who played it, what it is aimed at, and whether it has been cancelled."""

    __slots__ = ("card", "seat", "aim", "cancelled")

    def __init__(self, card: CardNo, seat: Seat, aim: Action | None) -> None:
        self.card = card
        self.seat = seat
        self.aim = aim
        self.cancelled = False


class Topic(windows.Topic):
    """What a window is about: an action that is being resolved. It lives inside a step only.

    ``unit`` acts, ``foe`` suffers. ``detail`` is the action itself (a shot, a roll, an assault), which answers may change.
    ``moment``: the window that is open. ``stack``: the cards played in it, the top card last.
    """

    __slots__ = ("unit", "foe", "square", "detail", "moment", "stack")

    def __init__(self, unit: Unit = p.NO_UNIT, foe: Unit = p.NO_UNIT, square: Square = p.NO_SQUARE, detail: Any = None) -> None:
        super().__init__(p.NO_SEAT)
        self.unit = unit
        self.foe = foe
        self.square = square
        self.detail = detail
        self.moment = ""
        self.stack: list[Played] = []

    @property
    def played(self) -> Played | None:
        """The card on top of the stack, for answers to it."""
        return self.stack[-1] if self.stack else None


May = Callable[[HTable, Seat, Topic], bool]
Aims = Callable[[HTable, Seat, Topic], Sequence[Action]]
Effect = Callable[[HTable, Played, Topic], Steps]


def always(g: HTable, seat: Seat, topic: Topic) -> bool:
    return True


class CardRule:
    """What a card does (``effect``) and at which ``moments`` it may be played.

    ``may``: whether open facts allow it now. ``aims``: what it can be aimed at (None: it needs no aim). ``rule``: the rule that
    asks for the aim. ``dear``: ``may`` looks along lines of sight, so cheaper cards are tried first. HN-MULTI-13: a card that
    helps a unit is aimed at the player's own units, never at an ally's.
    """

    __slots__ = ("effect", "moments", "may", "aims", "rule", "dear")

    def __init__(self, effect: Effect, moments: str, *, may: May = always, aims: Aims | None = None, rule: str = "HN-CARD-01",
                 dear: bool = False) -> None:
        self.effect = effect
        self.moments = moments.split()
        self.may = may
        self.aims = aims
        self.rule = rule
        self.dear = dear


def cards_at(b: Board, side: Side, moment: str) -> list[CardNo]:
    """The cards of a side's deck that have that moment."""
    found = b.moments.get((side, moment))
    if found is None:
        found = b.moments[side, moment] = [number for number, _ in by_card(b.cards) if b.total[side][number] and (
            moment in b.card_rules[number].moments)]
        found.sort(key=lambda number: b.card_rules[number].dear)
    return found


def may_hold(g: HTable, seat: Seat, moment: str, topic: Topic) -> bool:
    """HN-CARD-13: whether, as far as everybody can see, a hand could hold a card that may be played now."""
    b, s = g.board, g.state
    if not s.hand[seat]:
        return False
    side = b.side[seat]
    total, discard, rules = b.total[side], s.discard[side], b.card_rules
    for number in cards_at(b, side, moment):
        if total[number] > discard[number] and rules[number].may(g, seat, topic):
            return True
    return False


def playable(g: HTable, seat: Seat, moment: str, topic: Topic) -> list[Action]:
    """HN-CARD-01: the cards of a hand that may be played now."""
    b, hand = g.board, g.state.hand[seat]
    found: list[Action] = []
    for number in cards_at(b, b.side[seat], moment):
        if number in hand:
            rule = b.card_rules[number]
            if rule.may(g, seat, topic) and (rule.aims is None or rule.aims(g, seat, topic)):
                found.append(b.lexicon.play[number])
    return found


def announce(g: HTable, seat: Seat, action: Action, topic: Topic) -> Steps:
    """HN-CARD-02, HN-CARD-13: the card is shown and aimed. From now on it lies on the open discard. It takes effect when all
    have passed."""
    b, s = g.board, g.state
    card = CardNo(action.args[0])
    rule: CardRule = b.card_rules[card]
    s.hand[seat].remove(card)
    s.discard[b.side[seat]][card] += 1
    s.stack += [card, seat]
    g.reveal()
    tell(g, e.CARD_PLAYED, seat, card)
    aim = None
    if rule.aims is not None:
        aim = yield from choose(g, seat, "aim_card", rule.aims(g, seat, topic), rule.rule, card)
    topic.stack.append(Played(card, seat, aim))


def may_hold_now(g: HTable, seat: Seat, topic: Topic) -> bool:
    return may_hold(g, seat, topic.moment, topic) or (bool(topic.stack) and may_hold(g, seat, ANSWERING, topic))


def playable_now(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    """HN-CARD-01: in every window cards of its moment may be played; while cards lie on the stack, also those that answer a
    card."""
    found = playable(g, seat, topic.moment, topic)
    return found + playable(g, seat, ANSWERING, topic) if topic.stack else found


CARDS = Answer(playable_now, announce, may_hold_now)


def speak(g: HTable, moment: str, topic: Topic) -> Steps:
    """HN-CARD-02, HN-CARD-04, HN-CARD-05: each seat in turn may answer, until all have passed one after the other. Then the
    stack of cards is resolved, last in first out. If anything was done, all may speak again."""
    topic.moment = moment
    return windows.speak(g, g.board.windows[moment], topic, resolve)


def resolve(g: HTable, topic: Topic) -> Generator[Decision, Action, bool]:
    """HN-CARD-05, HN-CARD-06: resolves the stack, the last card first. A card whose aim is no longer allowed has no effect.
    Returns whether there were cards on the stack."""
    if not topic.stack:
        return False
    while topic.stack:
        played = topic.stack.pop()
        del g.state.stack[-2:]
        rule: CardRule = g.board.card_rules[played.card]
        if played.cancelled:
            tell(g, e.CARD_CANCELLED, played.seat, played.card)
        elif not rule.may(g, played.seat, topic) or (
                rule.aims is not None and played.aim not in rule.aims(g, played.seat, topic)):
            tell(g, e.CARD_LOST, played.seat, played.card)
        else:
            yield from rule.effect(g, played, topic)
    return True
