"""Runner: one runs, one watches with a rifle, and both hold cards that the other does not see.

After each square of a run the watcher may interrupt with a shot. Cards answer the shot and answer each other; the last one played
takes effect first. Shows windows, hidden draws (``eyes``), facts revealed without chance, and what a seat may suppose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec

from bocage.core.action import PASS, Action
from bocage.core.decision import Decision, Steps
from bocage.core.event import Happening as H
from bocage.core.ruleset import Known, Result, Scenario
from bocage.core.table import Table
from bocage.core.windows import CANCEL, INTERRUPT, REACT, Answer, Topic, Window, happen
from tests.toys.toy import Board, Toy

RUNNER, WATCHER = range(2)
CARDS = ("smoke", "aim", "dodge", "counter", "spy")
SMOKE, AIM, DODGE, COUNTER, SPY = range(5)
COPIES = (3, 3, 3, 4, 2)
GOAL, TURNS, HAND, SHOTS, ENOUGH, TO_HIT, SHIFT = 9, 5, 2, 2, 2, 4, 2
RUNNING, HOME, STOPPED = range(3)

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


class State:
    """The whole position. ``shown``: the cards of a hand that the other has seen."""

    __slots__ = ("turn", "square", "hits", "shots", "modifier", "outcome", "deck", "discard", "hands", "shown")

    def __init__(self) -> None:
        self.turn = 0
        self.square = 0
        self.hits = 0
        self.shots = 0
        self.modifier = 0
        self.outcome = RUNNING
        self.deck = list(COPIES)
        self.discard = [0] * len(CARDS)
        self.hands = [[0] * len(CARDS), [0] * len(CARDS)]
        self.shown = [[0] * len(CARDS), [0] * len(CARDS)]

    def copy(self) -> State:
        new = State.__new__(State)
        new.turn = self.turn
        new.square = self.square
        new.hits = self.hits
        new.shots = self.shots
        new.modifier = self.modifier
        new.outcome = self.outcome
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.hands = [hand[:] for hand in self.hands]
        new.shown = [hand[:] for hand in self.shown]
        return new


G = Table[Board, State]


# --- the rules --------------------------------------------------------------------------------------------------------


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
    choice = yield Decision((RUNNER,), "run", RUNS, "RUN-TURN-01")
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


def draw(g: G, seat: int) -> None:
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
    choice = yield Decision((WATCHER,), "fire", (FIRE, PASS), "RUN-FIRE-01", (s.square,))
    if choice is FIRE:
        s.shots -= 1
        s.modifier = 0
        yield from happen(g, SHOT, Topic("shot", WATCHER), lambda: shoot(g))


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


def play_card(g: G, seat: int, action: Action, topic: Topic) -> Steps:
    """RUN-CARD-02: a card is laid open and may itself be answered before it takes effect."""
    s, card = g.state, action.args[0]
    s.hands[seat][card] -= 1
    s.shown[seat][card] -= s.shown[seat][card] > 0
    s.discard[card] += 1
    g.reveal()
    g.tell(PLAYED, seat, card)
    yield from happen(g, CARD, Topic("card", seat, (card,)), lambda: take_effect(g, seat, card, topic))


def take_effect(g: G, seat: int, card: int, topic: Topic) -> Steps:
    """RUN-CARD-03 to -05: smoke and aim shift the shot, dodge and counter cancel, the spy lays the other's hand open."""
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


def could_hold(s: State, seat: int, card: int) -> bool:
    """RUN-CARD-06: all that the other knows is how many cards a seat holds, which of them were shown, and what is discarded."""
    unknown = sum(s.hands[seat]) - sum(s.shown[seat])
    seen = s.discard[card] + s.shown[RUNNER][card] + s.shown[WATCHER][card]
    return s.shown[seat][card] > 0 or (unknown > 0 and seen < COPIES[card])


def answer(stage: str, card: int, may: Sequence[int] = (RUNNER, WATCHER)) -> Answer:
    return Answer(stage, lambda g, seat, topic: seat in may and (card != COUNTER or seat != topic.by) and could_hold(
        g.state, seat, card), lambda g, seat, topic: [PLAYS[card]] if g.state.hands[seat][card] else [], play_card)


SHOT = Window("shot", "RUN-CARD-02", lambda g, topic: (RUNNER, WATCHER), (
    answer(CANCEL, DODGE, [RUNNER]), answer(INTERRUPT, SMOKE, [RUNNER]), answer(INTERRUPT, AIM, [WATCHER]), answer(REACT, SPY)))
CARD = Window("card", "RUN-CARD-04", lambda g, topic: (1 - topic.by, topic.by), (answer(CANCEL, COUNTER),))


# --- what a seat sees and supposes ------------------------------------------------------------------------------------


class Hand(msgspec.Struct, frozen=True):
    size: int
    cards: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    turn: int
    square: int
    hits: int
    shots: int
    modifier: int
    deck: int
    discard: tuple[str, ...]
    hands: tuple[Hand, Hand]


def cards_of(counts: Sequence[int]) -> list[int]:
    return [card for card, number in enumerate(counts) for _ in range(number)]


def hand_for(s: State, owner: int, seat: int | None) -> Hand:
    """RUN-CARD-06: one's own hand, and of the other's what was shown."""
    known = s.hands[owner] if seat == owner else s.shown[owner]
    return Hand(sum(s.hands[owner]), tuple(CARDS[card] for card in cards_of(known)))


def had_to_hold(seat: int, since: Sequence[Known]) -> list[int]:
    """The cards that a seat must have held or drawn in this step: those it has played, and then those it has shown."""
    held: list[int] = []
    for choice in since:
        held += choice.action.args if choice.seat == seat and choice.action.verb == "play" else ()
        for event in choice.told:
            if event.happening is HAND_SHOWN and event.args[0] == seat:
                shown = event.args[1]
                assert isinstance(shown, tuple)
                held += shown
                return held
    return held


class Runner(Toy):
    id = "runner"
    prefix = "RUN"
    folder = Path(__file__).parent
    scenarios = (Scenario("meadow", "toy", (2, 2), "scenario-meadow", 2),)
    verbs: ClassVar[Mapping[str, str]] = {"run": "square", "play": "card"}
    asked: ClassVar[Mapping[str, str]] = {"fire": "square", "card": "card"}
    names: ClassVar[Mapping[str, Sequence[str]]] = {
        "card": CARDS, "seat": ("runner", "watcher"), "outcome": ("running", "home", "stopped")}

    def board(self, scenario: str, options: Mapping[str, str], seats: int) -> Board:
        return Board(scenario, seats, [*RUNS, FIRE, *PLAYS, PASS])

    def first_state(self, board: Board) -> State:
        return State()

    def blank_state(self) -> State:
        return State()

    def next_step(self, g: G) -> Steps:
        return next_step(g)

    def is_over(self, state: State) -> bool:
        return state.outcome != RUNNING

    def result(self, board: Board, state: State) -> Result:
        return Result((1.0, 0.0), "RUN-END-01", "home") if state.outcome == HOME else Result((0.0, 1.0), "RUN-END-01", "stopped")

    def bags(self, board: Board) -> Mapping[str, Sequence[str]]:
        return {"card": CARDS}

    def view(self, board: Board, state: State, seat: int | None) -> View:
        s = state
        return View(s.turn, s.square, s.hits, s.shots, s.modifier, sum(s.deck), tuple(CARDS[card] for card in cards_of(s.discard)),
                    (hand_for(s, RUNNER, seat), hand_for(s, WATCHER, seat)))

    def suppose(self, board: Board, state: State, seat: int, rng: Random) -> State:
        return self.suppose_since(board, state, seat, rng, ())

    def suppose_since(self, board: Board, state: State, seat: int, rng: Random, since: Sequence[Known]) -> State:
        """The other's unseen cards and the deck are one heap; what he must have held is dealt first."""
        new, other = state.copy(), 1 - seat
        hidden = [has - known for has, known in zip(new.hands[other], new.shown[other], strict=True)]
        heap = cards_of(hidden) + cards_of(new.deck)
        rng.shuffle(heap)
        due = had_to_hold(other, since)
        for card in cards_of(new.shown[other]):
            if card in due:
                due.remove(card)
        rng.shuffle(due)
        heap.sort(key=lambda card: due.index(card) if card in due else len(due))
        dealt = heap[:sum(hidden)]
        new.hands[other] = [known + dealt.count(card) for card, known in enumerate(new.shown[other])]
        new.deck = [heap[sum(hidden):].count(card) for card in range(len(CARDS))]
        return new

    def pieces(self, board: Board, state: State) -> Any:
        return [sum(place) for place in zip(state.deck, state.discard, *state.hands, strict=True)]

    def audit(self, board: Board, state: State) -> list[str]:
        return [f"seat {seat} has shown more cards than it holds" for seat in (RUNNER, WATCHER)
                if any(known > has for known, has in zip(state.shown[seat], state.hands[seat], strict=True))]

    def longest_game(self, board: Board) -> int:
        return TURNS * 60

    def hope(self, board: Board, state: State, seat: int) -> float:
        for_runner = 0.5 + state.square / (2 * GOAL) - state.hits / 3
        return for_runner if seat == RUNNER else 1 - for_runner
