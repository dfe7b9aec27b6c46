"""The unread events of each seat at this screen: choices and their results, as that seat may see them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bocage.cli.desk import Desk
from bocage.cli.terminal.story import Story, choice_lines
from bocage.core.history import Move
from bocage.core.match import Match
from bocage.core.screen import Line, wrapped

Eye = int | None                    # a seat; None: nobody in particular, so that only what all may see is told


class News:
    def __init__(self, match: Match, story: Story, desk: Desk, eyes: Sequence[Eye], since: int) -> None:
        self.story = story
        self.desk = desk
        self.labels: dict[int, str] = {}                                # what was chosen here, by the number of the move
        self.told: dict[Eye, int] = dict.fromkeys(eyes, since)          # events that each eye has been told, or need not be
        self.heard: dict[Eye, int] = dict.fromkeys(eyes, len(match.moves))
        self.notes: dict[Eye, list[Line]] = {eye: [] for eye in eyes}

    def note(self, text: str, style: str) -> None:
        """Adds a remark of the program, for everybody."""
        for notes in self.notes.values():
            notes += wrapped([(text, style)], self.desk.look.width)

    def go_back(self, match: Match) -> None:
        """Forgets the events of choices that were taken back."""
        moves, events = len(match.moves), len(match.log)
        self.labels = {number: label for number, label in self.labels.items() if number < moves}
        self.heard = {eye: min(number, moves) for eye, number in self.heard.items()}
        self.told = {eye: min(number, events) for eye, number in self.told.items()}

    def take(self, match: Match, eye: Eye) -> list[Line]:
        """Returns the unread events of an eye and marks them read."""
        first, moves = self.heard[eye], match.moves
        starts = [self.told[eye], *(move.events_before for move in moves[first:]), len(match.log)]
        lines = self.events(match, eye, starts[0], starts[1])
        for number, (start, end) in enumerate(pairwise(starts[1:]), first):
            if number in self.labels:
                lines += choice_lines(match, self.desk, moves[number].seat, self.label(number, moves[number], eye))
            lines += self.events(match, eye, start, end)
        lines += self.notes[eye]
        self.heard[eye], self.told[eye], self.notes[eye] = len(moves), len(match.log), []
        return lines

    def events(self, match: Match, eye: Eye, start: int, end: int) -> list[Line]:
        return self.story.lines([event for event in match.log[start:end] if event.seen_by(eye)])

    def label(self, number: int, move: Move, eye: Eye) -> str:
        """The words for a choice. A sealed one is told only to those who could have made it."""
        return self.desk.say("cli-sealed") if move.is_sealed_to(eye) else self.labels[number]
