"""The sequence of play, the actions and the events, top to bottom as in the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import PASS, Action
from bocage.core.asking import ask
from bocage.core.decision import Seat, Steps
from bocage.core.event import Happening as H
from bocage.core.table import Table
from bocage.core.windows import Answer, Topic, Window, happen
from tests.toys.runner.state import (
    AIM, CARDS, COUNTER, DODGE, ENOUGH, GOAL, HAND, HOME, RUNNER, RUNNING, SHIFT, SHOTS, SMOKE, SPY, STOPPED, TO_HIT, TURNS,
    WATCHER, State, cards_of, could_hold)
from tests.toys.toy import Board

G = Table[Board, State]

RUNS = [Action("run", (squares,), f"run {squares}") for squares in range(4)]
FIRE = Action("fire")
PLAYS = [Action("play", (card,), f"play {name}") for card, name in enumerate(CARDS)]

DREW = H("drew", "seat", "RUN-CARD-01")
DREW_CARD = H("drew_card", "card", "RUN-CARD-01")
RAN = H("ran", "square", "RUN-TURN-01")
PLAYED = H("played", "seat card", "RUN-CARD-02")
CANCELLED = H("cancelled", "card", "RUN-CARD-04", salient=True)
HAND_SHOWN = H("hand_shown", "seat card", "RUN-CARD-05", salient=True)
HIT = H("hit", "number", "RUN-FIRE-02", salient=True)
MISSED = H("missed", "", "RUN-FIRE-02", salient=True)
OVER = H("over", "outcome", "RUN-END-01", salient=True)


def next_step(g: G) -> Steps:
    """RUN-CARD-01: each begins with two cards; then turn follows turn."""
    if g.state.turn == 0:
        for seat in (RUNNER, WATCHER) * HAND:
            draw(g, seat)
        g.state.turn = 1
        return
    yield from turn(g)


def turn(g: G) -> Steps:
    """RUN-TURN-01: both draw; the runner runs up to three squares, and after each the watcher may interrupt."""
    s = g.state
    draw(g, RUNNER)
    draw(g, WATCHER)
    s.shots = SHOTS
    choice = yield from ask(g, RUNNER, "run", RUNS, "RUN-TURN-01")
    for _ in range(choice.args[0]):
        s.square += 1
        g.tell(RAN, s.square)
        yield from opportunity_fire(g)
        if s.hits == ENOUGH or s.square == GOAL:
            break
    end_turn(g)


def end_turn(g: G) -> None:
    """RUN-END-01: home on the last square; stopped by two hits, or when five turns are over."""
    s = g.state
    if s.hits == ENOUGH or (s.square < GOAL and s.turn == TURNS):
        s.outcome = STOPPED
    elif s.square == GOAL:
        s.outcome = HOME
    s.turn += 1
    if s.outcome != RUNNING:
        g.tell(OVER, s.outcome)


def draw(g: G, seat: Seat) -> None:
    """RUN-CARD-01: a card that only its owner sees; from an empty deck nothing is drawn."""
    s = g.state
    if not any(s.deck):
        return
    card = g.dice.draw(s.deck, "card", eyes=1 << seat)
    s.deck[card] -= 1
    s.hands[seat][card] += 1
    g.tell(DREW, seat)
    g.tell_to((seat,), DREW_CARD, card)


def opportunity_fire(g: G) -> Steps:
    """RUN-FIRE-01: the watcher may fire once after each square, twice in a turn."""
    s = g.state
    if not s.shots:
        return
    choice = yield from ask(g, WATCHER, "fire", (FIRE, PASS), "RUN-FIRE-01", s.square)
    if choice is FIRE:
        s.shots -= 1
        s.modifier = 0
        yield from happen(g, Topic(WATCHER), lambda: shoot(g), before=(DODGING, SHOT), after=(SPYING,))


def shoot(g: G) -> Steps:
    """RUN-FIRE-02: 4 or more hits; smoke and aim shift it by 2."""
    s = g.state
    needed = TO_HIT - s.modifier
    if g.dice.roll(1, (needed,))[0] >= needed:
        s.hits += 1
        g.tell(HIT, s.hits)
    else:
        g.tell(MISSED)
    yield from ()


def play_card(g: G, seat: Seat, action: Action, topic: Topic) -> Steps:
    """RUN-CARD-02: a card is laid open and may itself be answered before it takes effect."""
    s, card = g.state, action.args[0]
    s.hands[seat][card] -= 1
    s.shown[seat][card] -= s.shown[seat][card] > 0
    s.discard[card] += 1
    g.reveal()
    g.tell(PLAYED, seat, card)
    yield from happen(g, Topic(seat, (card,)), lambda: take_effect(g, seat, card, topic), before=(CARD,))


def take_effect(g: G, seat: Seat, card: int, topic: Topic) -> Steps:
    """RUN-CARD-03, RUN-CARD-04, RUN-CARD-05: smoke and aim shift the shot, dodge and counter cancel, the spy lays the other's
    hand open."""
    s = g.state
    if card in (DODGE, COUNTER):
        topic.cancelled = True
        g.tell(CANCELLED, card)
    elif card == SPY:
        s.shown[1 - seat] = s.hands[1 - seat][:]
        g.reveal()
        g.tell(HAND_SHOWN, 1 - seat, tuple(cards_of(s.hands[1 - seat])))
    else:
        s.modifier += SHIFT if card == AIM else -SHIFT
    yield from ()


def answer(card: int, may: Sequence[Seat] = (RUNNER, WATCHER)) -> Answer[G, Topic]:
    return Answer(lambda g, seat, topic: [PLAYS[card]] if g.state.hands[seat][card] else [], play_card, lambda g, seat, topic: (
        seat in may and (card != COUNTER or seat != topic.by) and could_hold(g.state, seat, card)))


def runner_first(g: G, topic: Topic) -> tuple[Seat, ...]:
    return RUNNER, WATCHER


def other_first(g: G, topic: Topic) -> tuple[Seat, ...]:
    return (WATCHER, RUNNER) if topic.by == RUNNER else (RUNNER, WATCHER)


# A shot is dodged or not, then made worse or better, then spied upon; a card may be countered.
DODGING = Window("shot", "RUN-CARD-02", runner_first, (answer(DODGE, [RUNNER]),))
SHOT = Window("shot", "RUN-CARD-02", runner_first, (answer(SMOKE, [RUNNER]), answer(AIM, [WATCHER])))
SPYING = Window("shot", "RUN-CARD-02", runner_first, (answer(SPY),))
CARD = Window("card", "RUN-CARD-04", other_first, (answer(COUNTER),))
