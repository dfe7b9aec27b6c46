"""Puts puzzles into frames, in one language, as the seat that chooses may know them."""

from __future__ import annotations

from datetime import date

from bocage.core.contract import AnyRuleset
from bocage.core.match import Match
from bocage.puzzles.content import Puzzle, of_the_day, puzzle_of, puzzles_of
from bocage.puzzles.told import told
from bocage.server.web.refusals import Refusal
from bocage.server.wire import http_frames, puzzle_frames
from bocage.server.wire.telling import Finality, Teller, Undo

BOT = "corporal"                        # sits on the other seats


def puzzle_list(ruleset: AnyRuleset, day: date) -> puzzle_frames.PuzzleList:
    cards = tuple(puzzle_card(number, each) for number, each in enumerate(puzzles_of(ruleset), 1))
    return puzzle_frames.PuzzleList(of_the_day(ruleset, day) if cards else 0, cards)


def puzzle_card(number: int, puzzle: Puzzle) -> puzzle_frames.PuzzleCard:
    return puzzle_frames.PuzzleCard(number, puzzle.id, puzzle.difficulty, puzzle.scenario, puzzle.kind)


class PuzzleTeller:
    def __init__(self, ruleset: AnyRuleset, number: int, lang: str) -> None:
        self.ruleset = ruleset
        self.number = number
        self.lang = lang
        self.puzzle = puzzle_of(ruleset, number)
        self.match: Match = self.puzzle.opened(ruleset)
        self.teller = Teller(self.match, lang, (self.puzzle.seat,), finals=self.nothing_is_final())

    def nothing_is_final(self) -> Finality:
        """Whoever has chosen wrong may choose again."""
        return {(seat, action.text): Undo.OPEN for action in self.match.options(self.puzzle.seat)
                for seat in (None, self.puzzle.seat)}

    def opened(self, day: date) -> puzzle_frames.PuzzleOpened:
        match, puzzle = self.match, self.puzzle
        return puzzle_frames.PuzzleOpened(
            puzzle_card(self.number, puzzle), len(puzzles_of(self.ruleset)), of_the_day(self.ruleset, day), puzzle.found,
            puzzle.asked, puzzle.right, tuple(map(self.seat_card, range(len(match.setup.seats)))), puzzle.seat,
            dict(match.setup.options), self.ruleset.version, self.ruleset.display.choosing, self.teller.update(0, anew=True))

    def seat_card(self, seat: int) -> http_frames.SeatCard:
        mine = seat == self.puzzle.seat
        return http_frames.SeatCard("", "person" if mine else "bot", "" if mine else BOT, mine, True)

    def tried(self, action: str) -> puzzle_frames.PuzzleTried:
        found = self.puzzle.weighed(action)
        if found is None:
            raise Refusal("puzzle-option")
        return puzzle_frames.PuzzleTried(action, action in self.puzzle.solutions, found.chance, found.loss)

    def solved(self) -> puzzle_frames.PuzzleSolved:
        """The solution, the chances of all options, and the reasons."""
        puzzle, why = self.puzzle, told(self.puzzle, self.match, self.teller.screen)
        options = tuple(
            puzzle_frames.PuzzleOption(each.action, why.labels[each.action], at < puzzle.right, each.chance)
            for at, each in enumerate(puzzle.options))
        return puzzle_frames.PuzzleSolved(options, why.reasons, why.solution, why.measured)
