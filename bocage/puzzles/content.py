"""What a puzzle holds, and which one is the puzzle of the day."""

from __future__ import annotations

from datetime import date
from functools import cache
from math import gcd
from pathlib import Path

import msgspec

from bocage.core.content import load_toml
from bocage.core.contract import AnyRuleset
from bocage.core.decision import Seat
from bocage.core.errors import Unknown
from bocage.core.match import Match
from bocage.core.position.reading import read as read_position

FILE = "puzzles.toml"
HARDEST = 4
SHARES = (0.75, 0.5, 0.25)              # of the bots that find it: at least so many for difficulty 1, 2, 3


class Weighed(msgspec.Struct, frozen=True, array_like=True):
    """An option, the chance to win that the play-outs gave it, and how far it lies behind the best one in the same worlds, with
    the standard error of that."""

    action: str
    chance: float
    loss: float
    error: float


class Named(msgspec.Struct, frozen=True, array_like=True):
    """A term of the game's evaluation, and what it adds to the best option's chance in comparison with the next one's."""

    term: str
    gain: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``options``: all of them, the best first; the first ``right`` are solutions, which the play-outs do not tell apart.

    ``id``: the seed of the game that it comes from, and the number of choices before it. ``version``: of the rules under which
    it was measured. ``found``: how many of ``asked`` bots
    chose a solution. ``worlds``: supposed worlds in which the best options were played on. ``to_end``: what the solution is
    worth more than the next option when games are played to their end.
    """

    id: str
    version: str
    scenario: str
    kind: str
    seat: Seat
    found: int
    asked: int
    worlds: int
    to_end: float
    right: int
    options: tuple[Weighed, ...]
    reasons: tuple[Named, ...]
    position: str

    @property
    def difficulty(self) -> int:
        """From 1 (nearly every bot finds it) to ``HARDEST``."""
        share = self.found / self.asked
        return 1 + sum(share < least for least in SHARES)

    @property
    def solutions(self) -> tuple[str, ...]:
        return tuple(each.action for each in self.options[:self.right])

    @property
    def gap(self) -> float:
        """How far the best option that is no solution lies behind."""
        return self.options[self.right].loss

    def weighed(self, action: str) -> Weighed | None:
        return next((each for each in self.options if each.action == action), None)

    def opened(self, ruleset: AnyRuleset) -> Match:
        """The match at the question."""
        return read_position(self.position, lambda game: ruleset, ruleset.id, self.id)


class Puzzles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    puzzle: tuple[Puzzle, ...] = ()


@cache
def puzzles_in(folder: Path) -> tuple[Puzzle, ...]:
    file = folder / FILE
    return load_toml(file, Puzzles).puzzle if file.exists() else ()


def puzzles_of(ruleset: AnyRuleset) -> tuple[Puzzle, ...]:
    """In the order of their numbers, which begin with 1."""
    return puzzles_in(ruleset.folder)


def puzzle_of(ruleset: AnyRuleset, number: int) -> Puzzle:
    found = puzzles_of(ruleset)
    if not 1 <= number <= len(found):
        raise Unknown("puzzle", str(number), f"1–{len(found)}")
    return found[number - 1]


def of_the_day(ruleset: AnyRuleset, day: date) -> int:
    """The number of the puzzle of a day, the same for everybody: all of a game in turn, neighbours far apart."""
    count = len(puzzles_of(ruleset))
    return 1 + day.toordinal() * stride(count) % count


def stride(count: int) -> int:
    """A step with which a walk around ``count`` places meets each of them once: near the golden section, without a common
    divisor."""
    return next(step for step in range(max(1, round(count * 0.618)), count + 2) if gcd(step, count) == 1)
