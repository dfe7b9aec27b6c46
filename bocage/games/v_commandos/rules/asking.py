"""How rules ask players, and how an operation ends while something is being resolved."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.core.table import Table
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.actions import ABOUT_A_COMMANDO, EVERYBODY
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.state import LOST, State
from bocage.games.v_commandos.types import Role

VTable = Table[Board, State]


class OperationEnds(Exception):
    """VC-RULING-23: raised when the operation is won or lost. Whatever was being resolved stops here."""


def fail(g: VTable, rule: str) -> None:
    """VC-END-04: a failure condition is met. The operation ends at once."""
    g.state.outcome = LOST
    g.state.why = rule
    g.tell(e.FAILURE, rule=rule)
    raise OperationEnds


def waivers(b: Board, verb: str, seats: Iterable[Seat]) -> list[Action]:
    """VC-GEN-02: returns how each of these seats says that it wants nothing more. Where one seat plays, it speaks for all."""
    if b.seats == 1:
        return [b.lexicon.act(verb, EVERYBODY)]
    return [b.lexicon.act(verb, seat) for seat in sorted(set(seats))]


def owner(g: VTable, c: Role) -> tuple[Seat, ...]:
    """Returns the seat that runs a commando."""
    return (g.state.seat[c],)


def may_answer(b: Board, s: State, decision: Decision, action: Action, seat: Seat) -> bool:
    """VC-GEN-02: only the seat that runs a commando may choose its actions, or waive them. Any seat may answer a question about
    the whole squad."""
    if action.verb in ("done", "none") and action.args[0] != EVERYBODY:
        return action.args[0] == seat
    if action.verb in ABOUT_A_COMMANDO and decision.kind in ("act", "activate", "window", "nest_priority"):
        return s.seat[action.args[0]] == seat
    return seat in decision.by
