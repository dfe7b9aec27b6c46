"""Why the solution of a puzzle is the solution, in words."""

from __future__ import annotations

from typing import NamedTuple

from bocage.bots.explaining import Reason, name_of
from bocage.core.match import Match
from bocage.core.screen import AnyScreen
from bocage.core.text import words
from bocage.puzzles.content import Named, Puzzle


REASONS, WORTH = 2, 0.02        # so many reasons are told, and none that is worth less


class Told(NamedTuple):
    """``labels``: what each option is called, by its action; ``reasons``: in the words of the game."""

    labels: dict[str, str]
    solution: str
    reasons: tuple[str, ...]
    measured: str


def told(puzzle: Puzzle, match: Match, screen: AnyScreen) -> Told:
    """``match``: the opened puzzle."""
    say, decision = words(screen.lang), match.decision
    game_words = words(screen.lang, match.ruleset.folder / "text")
    assert decision is not None
    labels = {action.text: screen.namer.action(action, match.state, decision) for action in decision.options}
    best, other = puzzle.options[0], puzzle.options[puzzle.right]
    solution = say("puzzle-solution", best=labels[best.action], other=labels[other.action], points=round(100 * puzzle.gap))
    reasons = tuple(name_of(Reason(each.term, each.gain), game_words) for each in reasons_of(puzzle))
    measured = say("puzzle-measured", worlds=puzzle.worlds, points=round(100 * puzzle.to_end), found=puzzle.found,
                   asked=puzzle.asked)
    return Told(labels, solution, reasons, measured)


def reasons_of(puzzle: Puzzle) -> list[Named]:
    """Those that are told: none where the greatest speak against the solution, which then is better for what comes later."""
    found = [each for each in puzzle.reasons[:REASONS] if abs(each.gain) >= WORTH]
    return found if sum(each.gain for each in found) > 0 else []
