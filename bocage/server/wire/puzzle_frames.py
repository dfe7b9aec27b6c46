"""The types of puzzles that pass between the server and its clients, in the manner of ``frames.py``."""

from __future__ import annotations

from bocage.core.contract import Choosing
from bocage.server.wire.frame_types import ActionText, In, Out
from bocage.server.wire.frames import Update
from bocage.server.wire.http_frames import SeatCard


class PuzzleCard(Out, frozen=True):
    """A puzzle as lists show it. ``difficulty``: from 1 to 4; ``kind``: of its question."""

    number: int
    id: str
    difficulty: int
    scenario: str
    kind: str


class PuzzleList(Out, frozen=True):
    """``today``: the number of today's puzzle, 0 if there is none."""

    today: int
    puzzles: tuple[PuzzleCard, ...]


class PuzzleOpened(Out, frozen=True):
    """A puzzle as it is put to whoever solves it: the position as the seat that chooses sees it. ``of``: how many puzzles the
    game has; ``found`` of ``asked`` bots found a solution; ``solutions``: how many options are one."""

    puzzle: PuzzleCard
    of: int
    today: int
    found: int
    asked: int
    solutions: int
    seats: tuple[SeatCard, ...]
    mine: int
    options: dict[str, str]
    version: str
    choosing: Choosing
    update: Update


class PuzzleTry(In, frozen=True):
    action: ActionText


class PuzzleTried(Out, frozen=True):
    """``loss``: by how much the option is worse than the best, as a chance to win."""

    action: str
    right: bool
    chance: float
    loss: float


class PuzzleOption(Out, frozen=True):
    """An option with the chance to win that was measured."""

    action: str
    label: str
    right: bool
    chance: float


class PuzzleSolved(Out, frozen=True):
    """The options, the best first; why the best is better than the next one, and how it was measured, in words."""

    options: tuple[PuzzleOption, ...]
    why: tuple[str, ...]
    said: str
    measured: str


class PuzzleOdds(In, frozen=True):
    """Asks for the odds of these options, as many as fit into a moment."""

    actions: tuple[ActionText, ...]


class PuzzleSurvey(In, frozen=True):
    """Asks something of the table without choosing."""

    about: ActionText
