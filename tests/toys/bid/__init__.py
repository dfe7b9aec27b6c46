"""Bid: sealed bids for prizes, each seat for itself or two against two.

Each round a prize is drawn. All bid in secret, one after the other; the bids are opened together, and the side that bid most
takes the prize or stakes it on a die. Shows sealed answers, alliances of two to four seats, and a reveal in mid-step.
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
from tests.toys.toy import ToyNamer, Vocabulary

ROUNDS, CHIPS, SEALED, NO_PRIZE, DOUBLES = 4, 5, 0, -1, 4
PRIZES = ("cup", "vase", "lamp", "clock", "chair")
WORTH = (5, 4, 3, 2, 1)
ACTIONS = [Action("bid", (chip,), f"bid {chip}") for chip in range(1, CHIPS + 1)]
KEEP, STAKE = Action("keep"), Action("stake")

PRIZE_DRAWN = H("prize_drawn", "prize", "BID-ROUND-01")
HAS_BID = H("has_bid", "seat", "BID-BID-01")
OPENED = H("opened", "chips", "BID-BID-02")
TIED = H("tied", "", "BID-BID-03", salient=True)
TAKEN = H("taken", "side worth", "BID-PRIZE-01", salient=True)
LOST = H("lost", "side", "BID-PRIZE-02", salient=True)


class Board(toy.Board):
    """BID-GEN-01: in an alliance seats 1 and 3 are one side and 2 and 4 the other; else each seat is a side."""

    def __init__(self, scenario: str, seats: int) -> None:
        super().__init__(scenario, seats, [*ACTIONS, KEEP, STAKE])
        self.side = [seat % 2 if scenario == "alliance" else seat for seat in range(seats)]
        self.sides = max(self.side) + 1


class State:
    """The whole position. ``bids`` are sealed while not ``open``."""

    __slots__ = ("round", "prize", "open", "prizes", "chips", "bids", "scores")

    def __init__(self, seats: int = 0, sides: int = 0) -> None:
        self.round = 0
        self.prize = NO_PRIZE
        self.open = False
        self.prizes = [1] * len(PRIZES)
        self.chips = [[1] * CHIPS for _ in range(seats)]
        self.bids = [SEALED] * seats
        self.scores = [0] * sides

    def copy(self) -> State:
        new = State.__new__(State)
        new.round = self.round
        new.prize = self.prize
        new.open = self.open
        new.prizes = self.prizes[:]
        new.chips = [own[:] for own in self.chips]
        new.bids = self.bids[:]
        new.scores = self.scores[:]
        return new


G = Table[Board, State]


# --- the rules --------------------------------------------------------------------------------------------------------


def round_of_bids(g: G) -> Steps:
    """BID-ROUND-01: a prize is drawn, all bid, the bids are opened, the prize goes to the side that bid most."""
    s = g.state
    s.prize = g.dice.draw(s.prizes, "prize")
    s.prizes[s.prize] -= 1
    s.bids, s.open = [SEALED] * g.board.seats, False
    g.tell(PRIZE_DRAWN, s.prize)
    for seat in range(g.board.seats):
        yield from bid(g, Seat(seat))
    open_bids(g)
    yield from award(g)
    s.round += 1


def bid(g: G, seat: Seat) -> Steps:
    """BID-BID-01: a seat bids one of its chips, which nobody sees before all have bid."""
    s = g.state
    choice = yield Decision((seat,), "bid", [a for a in ACTIONS if s.chips[seat][a.args[0] - 1]], "BID-BID-01", (s.prize,),
                            sealed=True)
    s.bids[seat] = choice.args[0]
    g.tell(HAS_BID, seat)


def open_bids(g: G) -> None:
    """BID-BID-02: all bids are opened together, and the chips are spent."""
    s = g.state
    s.open = True
    for seat, chip in enumerate(s.bids):
        s.chips[seat][chip - 1] -= 1
    g.reveal()
    g.tell(OPENED, tuple(s.bids))


def award(g: G) -> Steps:
    """BID-BID-03, BID-PRIZE-01, BID-PRIZE-02: the highest sum wins, a tie wins nothing; the winners keep the prize or stake
    it."""
    s, b = g.state, g.board
    sums = [sum(chip for seat, chip in enumerate(s.bids) if b.side[seat] == side) for side in range(b.sides)]
    best = max(sums)
    if sums.count(best) > 1:
        g.tell(TIED)
        return
    side, worth = sums.index(best), WORTH[s.prize]
    winners = tuple(Seat(at) for at in range(b.seats) if b.side[at] == side)
    choice = yield Decision(winners, "prize", (KEEP, STAKE), "BID-PRIZE-01", (s.prize,))
    if choice is STAKE:
        worth = 2 * worth if g.dice.roll(1, (DOUBLES,))[0] >= DOUBLES else 0
    s.scores[side] += worth
    g.tell(TAKEN, side, worth) if worth else g.tell(LOST, side)


# --- the game ---------------------------------------------------------------------------------------------------------


class View(msgspec.Struct, frozen=True):
    """``bids``: 0 for one that this seat may not see yet, or that is not made."""

    round: int
    prize: int
    bids: tuple[int, ...]
    chips: tuple[tuple[int, ...], ...]
    prizes: tuple[int, ...]
    scores: tuple[int, ...]


FOLDER = Path(__file__).parent
WORDS = Vocabulary(FOLDER, verbs={"bid": "chip"}, asked={"bid": "prize", "prize": "prize"}, names={"prize": PRIZES})


def board(scenario: str, options: Mapping[str, str], seats: int) -> Board:
    return Board(scenario, seats)


def first_state(board: Board) -> State:
    return State(board.seats, board.sides)


def is_over(state: State) -> bool:
    return state.round == ROUNDS


def result(board: Board, state: State) -> Result:
    """BID-END-01: after four rounds the side with most wins; allies win together, equals share it."""
    best = [side for side, score in enumerate(state.scores) if score == max(state.scores)]
    scores = tuple(1 / len(best) if side in best else 0.0 for side in board.side)
    return Result(scores, "BID-END-01", "won" if len(best) == 1 else "shared")


def view(board: Board, state: State, seat: int | None) -> View:
    bids = tuple(chip if state.open or owner == seat else SEALED for owner, chip in enumerate(state.bids))
    return View(state.round, state.prize, bids, tuple(map(tuple, state.chips)), tuple(state.prizes), tuple(state.scores))


def pieces(board: Board, state: State) -> dict[str, object]:
    return {"chips": [sum(own) + state.round for own in state.chips], "prizes": sum(state.prizes) + state.round}


def evaluate(board: Board, state: State, seat: int) -> float:
    if is_over(state):
        return result(board, state).scores[seat]
    return 0.5 + (state.scores[board.side[seat]] - max(state.scores)) / 40


def namer(board: Board, lang: str) -> ToyNamer:
    return ToyNamer(lang, WORDS)


RULESET = Ruleset(
    id="bid",
    version="1.0.0",
    prefix="BID",
    folder=FOLDER,
    scenarios=(Scenario("free", "toy", (2, 4), "scenario-free"), Scenario("alliance", "toy", (4, 4), "scenario-alliance")),
    check=toy.check_of(FOLDER),
    rules=Rules(
        board=board,
        first_state=first_state,
        blank_state=State,
        next_step=round_of_bids,
        is_over=is_over,
        result=result,
        read=toy.read,
        why_not=toy.rule_that_asks,
        bags=lambda board: {"prize": PRIZES},
        pieces=pieces,
        longest_game=ROUNDS * 5 + 1,
    ),
    knowledge=Knowledge(view_type=View, view=view, suppose=toy.suppose_nothing),
    display=Display(namer=namer, screen=plain_screen(namer)),
    advice=Advice(evaluate=evaluate),
)
