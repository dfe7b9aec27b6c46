"""How a game is played: the part of the contract without which nothing works."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

import msgspec

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat, Steps
from bocage.core.position.notation import Notation
from bocage.core.table import B, S, Table
from bocage.core.text import Sayable


class Result(msgspec.Struct, frozen=True):
    """How a game ended: a score for each seat from 0 to 1, and the rule that ended it."""

    scores: tuple[float, ...]
    rule: str
    key: str


def any_asked_seat(board: object, state: object, decision: Decision, action: Action, seat: Seat) -> bool:
    """Every seat that is asked may choose every option."""
    return seat in decision.by


def no_detail(board: object, state: object, decision: Decision, action: Action) -> Sayable | None:
    return None


def no_faults(board: object, state: object) -> list[str]:
    return []


def no_bags(board: object) -> Mapping[str, Sequence[str]]:
    return {}


def admit_all(scenario: str, options: Mapping[str, str], seats: int) -> None:
    """Whatever the board takes may be played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Generic[B, S]):
    """How the game is played. A board (B) is fixed for a whole game and shared between copies; a state (S) is plain data."""

    board: Callable[[str, Mapping[str, str], int], B]
    """(scenario, options, number of seats): all that does not change in this game: maps, tables, the actions there can be."""

    admit: Callable[[str, Mapping[str, str], int], None] = admit_all
    """(scenario, options, number of seats): raises if no new game may begin like this. It is not asked about records: what was
    allowed when a game began stays allowed in it."""

    first_state: Callable[[B], S]
    """The position at which a game on this board begins."""

    blank_state: Callable[[], S]
    """A state to be filled from a snapshot."""

    next_step: Callable[[Table[B, S]], Steps]
    """Plays one activation, phase or exchange; between two steps the state is plain data."""

    is_over: Callable[[S], bool]

    result: Callable[[B, S], Result]
    """How a game that is over has ended."""

    read: Callable[[B, str], Action]
    """The action of a text; ``Unreadable`` if there is none."""

    why_not: Callable[[B, S, Decision, Action], str]
    """The id of the rule that forbids a readable action now."""

    detail: Callable[[B, S, Decision, Action], Sayable | None] = no_detail
    """What a forbidden action lacks, in numbers: where a path breaks the rule, how much too much it costs."""

    may_answer: Callable[[B, S, Decision, Action, Seat], bool] = any_asked_seat
    """Whether this option of a shared decision is for this seat to choose."""

    bags: Callable[[B], Mapping[str, Sequence[str]]] = no_bags
    """The names of what can be drawn, for each bag; records write draws with them."""

    pieces: Callable[[B, S], object]
    """A count of every piece, card and token that play must conserve."""

    audit: Callable[[B, S], list[str]] = no_faults
    """What is impossible in this position, in words for a developer: a tile over its capacity, a guard without a post."""

    notation: Callable[[B], Notation[S]] | None = None
    """How a state is written as readable lines (``core/position/``); None: each slot by its name, as JSON."""

    follow_up: Callable[[B, S, Decision], Action | None] | None = None
    """How odds go on when an action brings a further question before its step is over: the answer that they take for granted,
    or None, where they end. Odds then also go on through the following steps, up to the next question or the next chance.
    Without this function odds end at the next question or at the end of the step."""

    longest_game: int
    """No game has more decisions than this."""


AnyRules = Rules[Any, Any]
