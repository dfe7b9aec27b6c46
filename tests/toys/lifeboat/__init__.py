"""Lifeboat: two to four sailors in one boat; they reach the shore together or not at all.

Each round every sailor rows, bails or eats, in the order they like; then the sea answers. All decide together, but what a
sailor does is his own seat's to choose. Shows shared decisions whose options belong to certain seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from bocage.core.action import Action
from bocage.core.contract import Advice, Display, Knowledge, Result, Rules, Ruleset, Scenario
from bocage.core.decision import Decision, Seat, Steps
from bocage.core.event import Happening as H
from bocage.core.screen import plain_screen
from bocage.core.table import Table
from tests.toys import toy
from tests.toys.toy import Board, ToyNamer, Vocabulary

SEATS, SHORE, FULL, WAVE, BISCUITS, TIRED, ROUNDS = 4, 4, 8, 3, 4, 2, 12
ROW, BAIL, EAT = ([Action(verb, (seat,), f"{verb} {seat + 1}") for seat in range(SEATS)] for verb in ("row", "bail", "eat"))
REST = Action("rest")

ROWED = H("rowed", "seat miles", "LB-ACT-01")
BAILED = H("bailed", "seat water", "LB-ACT-02")
ATE = H("ate", "seat biscuits", "LB-ACT-03")
RESTED = H("rested", "", "LB-ACT-04")
SEA = H("sea", "dice", "LB-SEA-01")
SHIPPED = H("shipped", "water", "LB-SEA-01", salient=True)
SANK = H("sank", "", "LB-END-01", salient=True)
SAVED = H("saved", "", "LB-END-01", salient=True)


class State:
    """Rounds begun, miles rowed, water in the boat, and of each sailor whether he has acted and how tired he is."""

    __slots__ = ("round", "miles", "water", "biscuits", "eaten", "acted", "tired")

    def __init__(self, seats: int = 0) -> None:
        self.round = 0
        self.miles = 0
        self.water = 0
        self.biscuits = BISCUITS
        self.eaten = 0
        self.acted = [0] * seats
        self.tired = [0] * seats

    def copy(self) -> State:
        new = State.__new__(State)
        new.round = self.round
        new.miles = self.miles
        new.water = self.water
        new.biscuits = self.biscuits
        new.eaten = self.eaten
        new.acted = self.acted[:]
        new.tired = self.tired[:]
        return new


G = Table[Board, State]


# --- the rules --------------------------------------------------------------------------------------------------------


def round_at_sea(g: G) -> Steps:
    """LB-ROUND-01: the sailors act in any order, each once; then the sea answers."""
    s = g.state
    s.round += 1
    s.acted = [0] * g.board.seats
    while not all(s.acted) and s.miles < SHORE * g.board.seats:
        choice = yield Decision(tuple(map(Seat, range(g.board.seats))), "act", can_do(s), "LB-ROUND-01", (s.miles, s.water))
        act(g, choice)
    sea(g)


def can_do(s: State) -> list[Action]:
    """LB-ACT-01, LB-ACT-02, LB-ACT-03, LB-ACT-04: who is not tired out may row; all may bail, or eat while there are biscuits;
    all may rest together."""
    waiting = [seat for seat, acted in enumerate(s.acted) if not acted]
    rowing = [ROW[seat] for seat in waiting if s.tired[seat] < TIRED]
    bailing = [BAIL[seat] for seat in waiting if s.water]
    eating = [EAT[seat] for seat in waiting if s.biscuits and s.tired[seat]]
    return [*rowing, *bailing, *eating, REST]


def act(g: G, choice: Action) -> None:
    s = g.state
    if choice is REST:
        s.acted = [1] * len(s.acted)
        g.tell(RESTED)
        return
    seat = choice.args[0]
    s.acted[seat] = 1
    if choice.verb == "row":
        s.miles += 1
        s.tired[seat] += 1
        g.tell(ROWED, seat, s.miles)
    elif choice.verb == "bail":
        s.water -= 1
        g.tell(BAILED, seat, s.water)
    else:
        s.biscuits, s.eaten, s.tired[seat] = s.biscuits - 1, s.eaten + 1, 0
        g.tell(ATE, seat, s.biscuits)


def sea(g: G) -> None:
    """LB-SEA-01: a die for each sailor; every 1 or 2 ships water, and always one. LB-END-01: a boat full of water sinks."""
    s = g.state
    if s.miles < SHORE * g.board.seats:
        dice = g.dice.roll(g.board.seats, (WAVE,))
        g.tell(SEA, tuple(sorted(dice)))
        s.water += max(1, sum(die < WAVE for die in dice))
        g.tell(SHIPPED, s.water)
    if is_over(s):
        g.tell(SAVED if s.miles >= SHORE * g.board.seats else SANK)


def is_over(s: State) -> bool:
    """LB-END-01: sunk when the boat is full or after twelve rounds; saved at the shore, four miles for each sailor."""
    return s.water >= FULL or s.round == ROUNDS or s.miles >= SHORE * len(s.acted)


class View(msgspec.Struct, frozen=True):
    round: int
    miles: int
    water: int
    biscuits: int
    acted: tuple[bool, ...]
    tired: tuple[int, ...]


FOLDER = Path(__file__).parent
WORDS = Vocabulary(FOLDER, verbs={"row": "seat", "bail": "seat", "eat": "seat"}, asked={"act": "miles water"})
REFUSALS = {"row": "LB-ACT-01", "bail": "LB-ACT-02", "eat": "LB-ACT-03"}


def board(scenario: str, options: Mapping[str, str], seats: int) -> Board:
    return Board(scenario, seats, [*ROW[:seats], *BAIL[:seats], *EAT[:seats], REST])


def first_state(board: Board) -> State:
    return State(board.seats)


def result(board: Board, state: State) -> Result:
    saved = state.miles >= SHORE * board.seats
    return Result((float(saved),) * board.seats, "LB-END-01", "saved" if saved else "sunk")


def may_answer(board: Board, state: State, decision: Decision, action: Action, seat: int) -> bool:
    """LB-ROUND-02: what a sailor does, his own seat chooses; to rest, anybody may call."""
    return action is REST or action.args[0] == seat


def why_not(board: Board, state: State, decision: Decision, action: Action) -> str:
    return "LB-ROUND-01" if state.acted[action.args[0]] else REFUSALS[action.verb]


def view(board: Board, state: State, seat: int | None) -> View:
    return View(state.round, state.miles, state.water, state.biscuits, tuple(map(bool, state.acted)), tuple(state.tired))


def pieces(board: Board, state: State) -> dict[str, int]:
    return {"biscuits": state.biscuits + state.eaten, "sailors": len(state.acted)}


def evaluate(board: Board, state: State, seat: int) -> float:
    if is_over(state):
        return result(board, state).scores[seat]
    return max(0.0, 0.5 + state.miles / (2 * SHORE * board.seats) - state.water / (2 * FULL))


def namer(board: Board, lang: str) -> ToyNamer:
    return ToyNamer(lang, WORDS)


RULESET = Ruleset(
    id="lifeboat",
    version="1.0.0",
    prefix="LB",
    folder=FOLDER,
    scenarios=(Scenario("atlantic", "toy", (2, SEATS), "scenario-atlantic"),),
    check=toy.check_of(FOLDER),
    rules=Rules(
        board=board,
        first_state=first_state,
        blank_state=State,
        next_step=round_at_sea,
        is_over=is_over,
        result=result,
        read=toy.read,
        why_not=why_not,
        may_answer=may_answer,
        pieces=pieces,
        longest_game=ROUNDS * SEATS + 1,
    ),
    knowledge=Knowledge(view_type=View, view=view, suppose=toy.suppose_nothing),
    display=Display(namer=namer, screen=plain_screen(namer)),
    advice=Advice(evaluate=evaluate),
)
