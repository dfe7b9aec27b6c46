"""``bocage replay``: a saved game told as prose, from one choice to another, with maps if wanted."""

from __future__ import annotations

from pathlib import Path

from bocage import load
from bocage.cli import files
from bocage.cli.desk import Desk
from bocage.cli.terminal.ending import show_ending
from bocage.cli.scenario_lists import words_of
from bocage.cli.terminal.story import Story, choice_lines
from bocage.core.dice import ScriptedDice
from bocage.core.match import Match
from bocage.core.record.reading import first_state
from bocage.core.screen import AnyScreen


def replay(desk: Desk, file: Path, first: int, last: int | None, maps: bool) -> None:
    """Tells a game from choice ``first`` to choice ``to``. Choices count from 1; 0 is what came before the first."""
    match = load(files.read(file))
    for note in match.notes:
        desk.text(note.say(desk.lang), "warning")
    screen = match.ruleset.display.screen(match.board, desk.lang)
    name = next(card.key for card in match.ruleset.scenarios if card.id == match.setup.scenario)
    desk.lines(desk.ruled(desk.say(
        "cli-replay-title", scenario=words_of(desk, match.ruleset)(name), names=", ".join(match.setup.seats))))
    end = len(match.moves) if last is None else min(last, len(match.moves))
    telling = Telling(match, screen, desk, maps)
    if not telling.open:
        desk.text(desk.say("cli-replay-running"), "quiet")
    again = telling.tell(first, end)
    if end == len(match.moves) and match.result is not None:
        show_ending(match, screen, desk, file)
    else:
        show_position(desk, screen, again)
        desk.text(desk.say("cli-replay-stops", number=end, all=len(match.moves)), "quiet")


class Telling:
    """Tells a game again. Of a running game with secrets it tells only what a spectator may know."""

    def __init__(self, match: Match, screen: AnyScreen, desk: Desk, maps: bool) -> None:
        self.match = match
        self.screen = screen
        self.desk = desk
        self.maps = maps
        self.story = Story(screen, desk)
        self.open = match.decision is None or not match.ruleset.knowledge.secrets
        self.floor = 0 if self.open else match.ruleset.knowledge.log_from(match.log)

    def tell(self, first: int, last: int) -> Match:
        """Plays the game again and tells it from one choice to another; returns the position reached."""
        again = from_the_start(self.match)
        if first < 1:
            self.events(again, 0)
        for number, move in enumerate(self.match.moves[:last], 1):
            action, before = again.read(move.text), len(again.log)
            label = self.screen.namer.action(action, again.state, again.decision)
            again.play(action, move.seat)
            if number >= first and len(again.log) >= self.floor:
                if before >= self.floor:
                    shown = label if self.open or not move.sealed else self.desk.say("cli-sealed")
                    self.desk.lines(choice_lines(again, self.desk, move.seat, shown, f"{number:>4} "))
                self.events(again, before)
                if self.maps:
                    show_position(self.desk, self.screen, again)
        return again

    def events(self, again: Match, before: int) -> None:
        told = again.log[max(before, self.floor):]
        self.desk.lines(self.story.lines([event for event in told if self.open or event.seen_by(None)]))


def from_the_start(match: Match) -> Match:
    """The same game before its first choice, with dice that will give the same results."""
    results = [value for _, value in match.opening] + [value for move in match.moves for _, value in move.chance]
    return Match(match.ruleset, match.setup, match.board, first_state(match.ruleset, match.setup, match.board),
                 ScriptedDice(results))


def show_position(desk: Desk, screen: AnyScreen, match: Match) -> None:
    view = match.view(None)
    if desk.plain:
        for line in screen.tell(view):
            desk.text(line)
    else:
        desk.lines(screen.draw(view, desk.look))
