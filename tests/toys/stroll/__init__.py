"""Stroll: across a garden, around a pond, measured in thousandths of an inch.

A path may go through any points, so there are infinitely many: ``legal`` judges each, and the options are a good sample. Both
use the same measuring functions. Nothing is left to chance; so every choice can be undone, back to the first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import isqrt
from pathlib import Path
from typing import Any

import msgspec

from bocage.core.action import Action
from bocage.core.contract import Advice, Display, Knowledge, Result, Rules, Ruleset, Scenario
from bocage.core.decision import Decision, Seat, Steps
from bocage.core.event import Happening as H
from bocage.core.screen import plain_screen
from bocage.core.table import Table
from tests.toys import toy
from tests.toys.toy import Board, ToyNamer, Vocabulary

INCH = 1000
WIDTH, DEPTH = 12 * INCH, 8 * INCH
POND, RADIUS = (6 * INCH, 4 * INCH), 2 * INCH
GATE, NEAR = (5 * INCH, 7 * INCH), INCH
STRIDE, LEGS, TURNS = 4 * INCH, 3, 8
DIRECTIONS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
NUMBER = re.compile(r"(\d{1,5}),(\d{1,5})")
REST = Action("rest")

WALKED = H("walked", "seat points", "STR-PATH-01")
RESTED = H("rested", "seat", "STR-TURN-01")
ARRIVED = H("arrived", "seat", "STR-END-01", salient=True)
Point = tuple[int, int]


class State:
    """Where each walker is, whose turn it is, and who has reached the gate."""

    __slots__ = ("turn", "mover", "x", "y", "there")

    def __init__(self, seats: int = 0) -> None:
        self.turn = 1
        self.mover = 0
        self.x = [INCH] * seats
        self.y = [(2 + 4 * seat) * INCH for seat in range(seats)]
        self.there = [0] * seats

    def copy(self) -> State:
        new = State.__new__(State)
        new.turn = self.turn
        new.mover = self.mover
        new.x = self.x[:]
        new.y = self.y[:]
        new.there = self.there[:]
        return new


G = Table[Board, State]


# --- measuring: whole numbers only, so that every machine agrees ------------------------------------------------------


def length(a: Point, b: Point) -> int:
    """STR-PATH-02: the distance of two points, rounded up to a thousandth."""
    square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    root = isqrt(square)
    return root if root * root == square else root + 1


def is_wet(a: Point, b: Point) -> bool:
    """STR-POND-01: whether a straight leg comes nearer to the middle of the pond than its edge."""
    dx, dy, px, py = b[0] - a[0], b[1] - a[1], POND[0] - a[0], POND[1] - a[1]
    along, whole = px * dx + py * dy, dx * dx + dy * dy
    if along <= 0 or along >= whole:
        nearest = min((p[0] - POND[0]) ** 2 + (p[1] - POND[1]) ** 2 for p in (a, b))
        return nearest < RADIUS * RADIUS
    return (px * dy - py * dx) ** 2 < RADIUS * RADIUS * whole


def points_of(action: Action) -> list[Point]:
    return list(zip(action.args[::2], action.args[1::2], strict=True))


def forbids(start: Point, action: Action) -> str:
    """The rule that a walk from there would break; empty if it may be walked."""
    path = [start, *points_of(action)]
    legs = list(pairwise(path))
    if any(x > WIDTH or y > DEPTH for x, y in path):
        return "STR-PATH-03"
    if len(legs) > LEGS or sum(length(a, b) for a, b in legs) > STRIDE:
        return "STR-PATH-02"
    return "STR-POND-01" if any(is_wet(a, b) for a, b in legs) else ""


def sample(start: Point) -> Iterator[Action]:
    """A good choice of paths: in eight directions, near and far, as far as they are legal."""
    for dx, dy in DIRECTIONS:
        for far in (2400, 700):
            x, y = start[0] + dx * far, start[1] + dy * far
            if x >= 0 and y >= 0 and not forbids(start, walk := walking([(x, y)])):
                yield walk


def walking(points: Sequence[Point]) -> Action:
    return Action("walk", tuple(n for point in points for n in point), " ".join(["walk", *(f"{x},{y}" for x, y in points)]))


# --- the rules --------------------------------------------------------------------------------------------------------


def turn(g: G) -> Steps:
    """STR-TURN-01: one after the other walks or rests."""
    s, seat = g.state, g.state.mover
    start = s.x[seat], s.y[seat]
    choice = yield Decision((Seat(seat),), "walk", [*sample(start), REST], "STR-TURN-01", (seat,),
                            legal=lambda action: action is REST or (action.verb == "walk" and not forbids(start, action)))
    if choice is REST:
        g.tell(RESTED, seat)
    else:
        s.x[seat], s.y[seat] = points_of(choice)[-1]
        g.tell(WALKED, seat, choice.text.removeprefix("walk "))
    if length((s.x[seat], s.y[seat]), GATE) <= NEAR:
        s.there[seat] = 1
        g.tell(ARRIVED, seat)
    s.mover = (seat + 1) % len(s.x)
    s.turn += s.mover == 0


class View(msgspec.Struct, frozen=True):
    turn: int
    mover: int
    places: tuple[Point, ...]
    there: tuple[bool, ...]


class StrollNamer(ToyNamer):
    def action(self, action: Action, state: Any = None, decision: Decision | None = None) -> str:
        return self.words(f"act-{action.verb}", points=action.text.removeprefix("walk "))


FOLDER = Path(__file__).parent
WORDS = Vocabulary(FOLDER, asked={"walk": "seat"})
MOST_SEATS = 2


def board(scenario: str, options: Mapping[str, str], seats: int) -> Board:
    return Board(scenario, seats, [REST])


def first_state(board: Board) -> State:
    return State(board.seats)


def is_over(state: State) -> bool:
    """STR-END-01: when a walker has come within an inch of the gate, or after eight turns."""
    return any(state.there) or state.turn > TURNS


def result(board: Board, state: State) -> Result:
    return Result(tuple(map(float, state.there)), "STR-END-01", "arrived" if any(state.there) else "dusk")


def read(board: Board, text: str) -> Action:
    """STR-PATH-01: ``walk`` and the points of the path, each ``x,y`` in thousandths of an inch."""
    verb, *words = text.split() or [""]
    found = [NUMBER.fullmatch(word) for word in words]
    if verb != "walk" or not found or not all(found):
        return toy.read(board, text)
    return walking([(int(point[1]), int(point[2])) for point in found if point])


def why_not(board: Board, state: State, decision: Decision, action: Action) -> str:
    return forbids((state.x[state.mover], state.y[state.mover]), action)


def view(board: Board, state: State, seat: int | None) -> View:
    return View(state.turn, state.mover, tuple(zip(state.x, state.y, strict=True)), tuple(map(bool, state.there)))


def pieces(board: Board, state: State) -> int:
    return len(state.x)


def audit(board: Board, state: State) -> list[str]:
    return [f"{at} is in the pond" for at in zip(state.x, state.y, strict=True) if is_wet(at, at)]


def evaluate(board: Board, state: State, seat: int) -> float:
    if is_over(state):
        return result(board, state).scores[seat]
    return 1 - length((state.x[seat], state.y[seat]), GATE) / (2 * WIDTH)


def namer(board: Board, lang: str) -> StrollNamer:
    return StrollNamer(lang, WORDS)


RULESET = Ruleset(
    id="stroll",
    version="1.0.0",
    prefix="STR",
    folder=FOLDER,
    scenarios=(Scenario("garden", "toy", (1, MOST_SEATS), "scenario-garden"),),
    check=toy.check_of(FOLDER),
    rules=Rules(
        board=board,
        first_state=first_state,
        blank_state=State,
        next_step=turn,
        is_over=is_over,
        result=result,
        read=read,
        why_not=why_not,
        pieces=pieces,
        audit=audit,
        longest_game=TURNS * MOST_SEATS + 1,
    ),
    knowledge=Knowledge(view_type=View, view=view, suppose=toy.suppose_nothing),
    display=Display(namer=namer, screen=plain_screen(namer)),
    advice=Advice(evaluate=evaluate),
)
