"""The sequence of play, top to bottom as in the rulebook."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.contract import Result
from bocage.core.asking import ask
from bocage.core.decision import Decision, Seat, Steps
from bocage.core.table import Table
from bocage.template.night_run import events as e
from bocage.template.night_run.board import Board
from bocage.template.night_run.state import NOBODY, State

ROUNDS = 20                     # NR-END-02
SEEN = 1                        # NR-RUN-02: the face at which the sentry looks up

GTable = Table[Board, State]


def next_step(g: GTable) -> Steps:
    """NR-TURN-01: the seats take turns; each runs or creeps."""
    s, act = g.state, g.board.lexicon.act
    seat = s.mover
    choice = yield from ask(g, seat, "turn", [act("run"), act("creep")], "NR-TURN-01", s.square[seat], g.board.width)
    if choice.verb == "run":
        run(g, seat)
    else:
        creep(g, seat)
    end_turn(g, seat)


def run(g: GTable, seat: Seat) -> None:
    """NR-RUN-01, NR-RUN-02: a die says how far a runner comes; on a 1 the sentry sees it, and it goes back to the start."""
    s = g.state
    die = g.dice.roll(1)[0]
    if die == SEEN:
        s.square[seat] = 0
        g.tell(e.SEEN, seat)
    else:
        s.square[seat] = min(g.board.width, s.square[seat] + die)
        g.tell(e.RAN, seat, die, s.square[seat])


def creep(g: GTable, seat: Seat) -> None:
    """NR-CREEP-01: one square, unseen."""
    s = g.state
    s.square[seat] += 1
    g.tell(e.CREPT, seat, s.square[seat])


def end_turn(g: GTable, seat: Seat) -> None:
    """NR-END-01, NR-END-02: the first runner on the far side wins; after twenty rounds day breaks."""
    s = g.state
    if s.square[seat] == g.board.width:
        s.winner = seat
        g.tell(e.ARRIVED, seat)
        return
    s.mover = Seat((seat + 1) % g.board.seats)
    if s.mover == 0:
        s.round += 1
        if is_over(s):
            g.tell(e.DAWN)


def is_over(s: State) -> bool:
    return s.winner != NOBODY or s.round > ROUNDS


def result(board: Board, s: State) -> Result:
    """NR-END-01, NR-END-02: at daybreak those who have come farthest share the win."""
    if s.winner != NOBODY:
        return Result(tuple(float(seat == s.winner) for seat in range(board.seats)), "NR-END-01", "arrived")
    farthest = s.square.count(max(s.square))
    return Result(tuple(1 / farthest if square == max(s.square) else 0.0 for square in s.square), "NR-END-02", "dawn")


def why_not(board: Board, state: State, decision: Decision, action: Action) -> str:
    """The rule that forbids an action: here only the rule that asks, since both actions are always open."""
    return decision.rule
