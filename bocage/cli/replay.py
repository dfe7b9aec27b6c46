"""``bocage replay``: a saved game told as prose, from one choice to another, with maps if wanted."""

from __future__ import annotations

from pathlib import Path

from bocage import load
from bocage.cli import files
from bocage.cli.desk import Desk
from bocage.cli.ending import show_ending
from bocage.cli.lists import words_of
from bocage.cli.story import Story, choice_lines
from bocage.core.dice import ScriptedDice
from bocage.core.match import Match
from bocage.core.screen import Screen
from bocage.core.text import say_error


def replay(desk: Desk, file: Path, first: int, last: int | None, maps: bool) -> None:
    """Choices are counted from 1; what came before the first one is number 0."""
    match = load(files.read(file))
    for note in match.notes:
        desk.text(say_error(note, desk.lang), "warning")
    screen = match.ruleset.screen(match.board, desk.lang)
    story = Story(screen, desk, with_coach=True)
    again = from_the_start(match)
    end = len(match.moves) if last is None else min(last, len(match.moves))
    name = next(card.key for card in match.ruleset.scenarios if card.id == match.setup.scenario)
    desk.lines(desk.ruled(desk.say(
        "cli-replay-title", scenario=words_of(desk, match.ruleset)(name), names=", ".join(match.setup.seats))))
    if first < 1:
        desk.lines(story.lines(again.log))
    for number, move in enumerate(match.moves[:end], 1):
        action, before = again.read(move.text), len(again.log)
        label = screen.namer.action(action, again.state)
        again.play(action, move.seat)
        if number >= first:
            desk.lines(choice_lines(again, desk, move.seat, label, f"{number:>4} "))
            desk.lines(story.lines(again.log[before:]))
            if maps:
                show_position(desk, screen, again)
    if end == len(match.moves) and match.result is not None:
        show_ending(match, screen, desk, file)
    else:
        show_position(desk, screen, again)
        desk.text(desk.say("cli-replay-stops", number=end, all=len(match.moves)), "quiet")


def from_the_start(match: Match) -> Match:
    """The same game before its first choice; chance will answer as it did."""
    results = [value for _, value in match.opening] + [value for move in match.moves for _, value in move.chance]
    return Match(match.ruleset, match.setup, match.board, match.ruleset.first_state(match.board), ScriptedDice(results))


def show_position(desk: Desk, screen: Screen, match: Match) -> None:
    view = match.view(None)
    if desk.plain:
        for line in screen.tell(view):
            desk.text(line)
    else:
        desk.lines(screen.draw(view, desk.look))
