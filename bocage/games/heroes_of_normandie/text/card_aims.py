"""What a card will be aimed at, for the words of an option: a card with one possible aim is played without another question."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.core.dice import ScriptedDice
from bocage.core.table import Table
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.answering import CardRule, Played, Topic
from bocage.games.heroes_of_normandie.rules.asking import WINDOW_RULES, HTable, untag
from bocage.games.heroes_of_normandie.rules.assaults import Clash
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import CardNo, Unit

OF_DICE = "rolled"                          # the dice that lie there are in no position


def sole_aim(b: Board, s: State, decision: Decision, card: CardNo) -> Action | None:
    """The only thing at which the seat that is asked in a window could aim a card; None if there are several or none, or if the
    card needs no aim."""
    rule: CardRule = b.card_rules[card]
    if rule.aims is None or decision.kind not in WINDOW_RULES or decision.kind == OF_DICE:
        return None
    g: HTable = Table(b, s, ScriptedDice([]))
    aims = rule.aims(g, decision.by[0], topic_of(s, decision))
    return aims[0] if len(aims) == 1 else None


def topic_of(s: State, decision: Decision) -> Topic:
    """What the window is about, as far as the position and the question say."""
    unit, foe = (untag(value).unit if value >= 0 else p.NO_UNIT for value in decision.about)
    topic = Topic(Unit(unit), Unit(foe), s.at[unit] if unit >= 0 else p.NO_SQUARE)
    topic.moment = decision.kind
    topic.stack = [Played(CardNo(card), Seat(seat), None) for card, seat in zip(s.stack[0::2], s.stack[1::2], strict=True)]
    if decision.kind == "assault_over":                     # the only card there strikes back at an attacker who has won
        clash = topic.detail = Clash(topic.unit, topic.foe, topic.square, topic.square, p.NO_UNIT)
        clash.winner = topic.unit
    return topic
