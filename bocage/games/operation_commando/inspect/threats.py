"""Who could beat a unit in the Assault under way: what the hidden hand of the other side may hold, played by the rules.

The line-up as it is, or with a unit of the hand beside it, faces many hands that the seat may suppose. With each the other side
plays what helps it most, of its cards one or two, then its tokens until it is ahead. Nobody cancels or answers. Longer
sequences are left out: the true danger can be greater.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from bocage.core.action import PASS, Action
from bocage.core.contract import Danger, Threat, ThreatWords, counted
from bocage.core.decision import Decision, Seat, Steps
from bocage.core.dice import Dice, SeededDice
from bocage.core.table import Table
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.content import Destroy
from bocage.games.operation_commando.inspect.reaching import added, rank, ways
from bocage.games.operation_commando.pieces import (
    COMMIT, DE, DE_BID, DE_OPENING, DESTROYED, ENEMY, FIRST, NO_TERRAIN, REPLACE, US, US_ANSWER, US_BID, Card, Phase, Side)
from bocage.games.operation_commando.rules.assault import combat
from bocage.games.operation_commando.rules.assault.combat_options import (
    places_of, slots_for, why_not_action, why_not_second_unit, why_not_unit)
from bocage.games.operation_commando.rules.assault.strength import missing
from bocage.games.operation_commando.rules.cards.piles import leave_hand
from bocage.games.operation_commando.rules.table import OTable
from bocage.games.operation_commando.state import State
from bocage.games.operation_commando.suppose import suppose
from bocage.games.operation_commando.text import ONamer
from bocage.games.operation_commando.view import reach

SAMPLE = 400                    # hands that are supposed
MOST_TOLD = 6                   # cards that are named: those that beat it most often, alone or with another
LINE_UP = "line_up"
AHEAD = "ahead"                 # the other side plays no card, at most tokens
MOMENTS = (COMMIT, DE_OPENING, US_ANSWER, US_BID, DE_BID, REPLACE)
STEPS = {US_ANSWER: combat.answer_step, US_BID: combat.us_bid_step, DE_BID: combat.de_bid_step}
Answered = tuple[Card, ...]


def pieces(b: Board, s: State, seat: Seat) -> list[str]:
    """The line-up of a seat in the Combat, and the units of its hand that could join it or open it."""
    side = side_of(seat)
    if s.phase not in MOMENTS or s.terrain == NO_TERRAIN:
        return []
    if side == US and not s.units[DE]:
        return []                                           # OC-INTER-01: the German comes first
    why_not = why_not_second_unit if s.units[side] else None
    able = [card for card in sorted({*s.hand[side]}) if b.is_unit[card] and not (
        why_not(b, s, side, card) if why_not else why_not_unit(b, s, card))]
    return [*([LINE_UP] if s.units[side] else []), *(b.ids[card] for card in able)]


def states(b: Board, s: State, seat: Seat, piece: str) -> list[str]:
    return []


def places(b: Board, s: State, seat: Seat, piece: str) -> list[str]:
    return [b.terrain_ids[s.terrain]]


def danger(b: Board, s: State, seat: Seat, piece: str, state: str, place: str) -> Danger:
    beaten, by = 0, Counter[str]()
    for at in range(SAMPLE):
        supposed = suppose(b, s, seat, Random(at), ())
        dice = SeededDice(f"threats/{at}")
        how = beaten_by(b, facing(b, supposed, side_of(seat), piece, dice), side_of(seat), dice)
        if how is not None:
            beaten += 1
            by.update({b.ids[card] for card in how} or {AHEAD})
    likeliest = sorted(by.items(), key=lambda each: (-each[1], each[0]))[:MOST_TOLD]
    return Danger(place, counted(beaten, SAMPLE), tuple(
        Threat(card, "cards", counted(number, SAMPLE)) for card, number in likeliest))


def side_of(seat: Seat) -> Side:
    return US if seat == US else DE


def facing(b: Board, s: State, side: Side, piece: str, dice: Dice) -> State:
    """The position in which the other side answers this line-up. A unit of the hand comes as it would in play, with its own
    dice and those that it brings about (OC-CARD-06, OC-RULING-47).

    OC-COMBAT-11: if it opens a Combat, it meets what is carried over into it, and nothing that counted in the last one.
    """
    there = s.copy()
    if s.phase == COMMIT:
        combat.begin_combat(there)
    if piece != LINE_UP:
        card = Card(b.ids.index(piece))
        leave_hand(there, side, card)
        settle(combat.enter(Table(b, there, dice), side, card), dice)
    there.phase = moment_of(there, ENEMY[side])
    return there


def moment_of(s: State, side: Side) -> Phase:
    """OC-COMBAT-03, OC-COMBAT-04, OC-COMBAT-08: when a side may play against a line-up."""
    return DE_BID if side == DE else US_BID if s.units[US] else US_ANSWER


def beaten_by(b: Board, there: State, side: Side, dice: Dice) -> Answered | None:
    """The cards with which the other side beats the line-up; None if it does not with what helps it most."""
    foe = ENEMY[side]
    plan = plan_of(b, there, foe)
    if plan is None:
        return None
    played = play(b, there, foe, plan, dice)
    return plan if is_beaten(b, there, played, side) else None


def plan_of(b: Board, s: State, foe: Side) -> Answered | None:
    """The cards of a hand that help it most: one that destroys the unit, else those that bring it ahead most surely; none where
    it is ahead, or tokens alone do as well."""
    for card in sorted({*s.hand[foe]}):
        if not b.not_an_action[card] and b.on_play[card] and isinstance(b.on_play[card][0], Destroy) and (
                not why_not_action(b, s, foe, card, FIRST)):
            return (card,)
    if s.units[foe] and missing(b, s, foe) <= 0:
        return ()
    found = min(ways(b, s, foe), key=rank, default=None)
    by_tokens = max((each.chance for each in reach(b, s, foe)), default=0.0)
    if found is None or found.chance <= by_tokens:
        return () if by_tokens else None
    return tuple(Card(b.ids.index(id)) for id in found.cards)


def is_beaten(b: Board, before: State, after: State, side: Side) -> bool:
    """OC-RESULT-03, OC-ACTION-05, OC-ACTION-06: the other side is ahead, or a unit of the line-up is gone."""
    if after.phase == DESTROYED or len(after.units[side]) < len(before.units[side]):
        return True
    return bool(after.units[ENEMY[side]]) and missing(b, after, ENEMY[side]) <= 0


def play(b: Board, there: State, foe: Side, plan: Sequence[Card], dice: Dice) -> State:
    """Plays cards in their order, units first, then tokens as long as the side is behind."""
    s = there.copy()
    g: OTable = Table(b, s, dice)
    todo = sorted(plan, key=lambda card: not b.is_unit[card])
    while s.phase in STEPS and moment_of(s, foe) == s.phase:
        steps = STEPS[s.phase](g)
        decision = next(steps, None)
        action = next_bid(b, s, foe, decision, todo) if decision is not None else None
        if action is None:
            break
        settle(steps, dice, action)
    return s


def settle(steps: Steps, dice: Dice, action: Action | None = None) -> None:
    """Carries out rules to their end, from the answer to their present question on. Whatever else they ask is passed."""
    try:
        decision = next(steps) if action is None else steps.send(action)
        while True:
            decision = steps.send(passed(decision, dice))
    except StopIteration:
        pass


def next_bid(b: Board, s: State, foe: Side, decision: Decision, todo: list[Card]) -> Action | None:
    """The next card of the plan, where it brings most; then a token, while the side is behind."""
    if todo:
        card = todo.pop(0)
        if b.is_unit[card]:
            wanted = b.lexicon.commit[card]
        else:
            slots = slots_for(b, s, card, places_of(b, s, foe))
            if not slots:
                return None
            wanted = b.lexicon.action[max(slots, key=lambda slot: added(b, s, foe, card, slot))][card]
        return wanted if wanted in decision.options else None
    if missing(b, s, foe) <= 0:
        return None
    return next((option for option in reversed(decision.options) if option.verb == "token"), None)


def passed(decision: Decision, dice: Dice) -> Action:
    """Nobody uses a window; what must be chosen is chosen by lot."""
    for option in decision.options:
        if option is PASS or option.verb in ("decline", "none"):
            return option
    return decision.options[dice.pick(len(decision.options))]


def words(b: Board, s: State, seat: Seat, lang: str) -> ThreatWords:
    namer = ONamer(b, lang)

    def card(id: str) -> str:
        return namer.words(f"card-{id}")

    def threat(told: Threat) -> str:
        return namer.words("threat-ahead") if told.who == AHEAD else card(told.who)

    return ThreatWords(lambda piece: namer.words("threat-line-up") if piece == LINE_UP else card(piece),
                       lambda place: namer.words(f"terrain-{place}"), str, threat, namer.words("threat-total"),
                       namer.words("threat-note"))
