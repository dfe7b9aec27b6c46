"""The log as prose: a paragraph for each choice, under the headings of turns and phases."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.bots import LEVELS, is_bot, plain_name
from bocage.cli.desk import Desk
from bocage.core.event import Event
from bocage.core.match import Match
from bocage.core.screen import PHASE, TURN, AnyScreen, Line, wrapped

HEADINGS = {TURN: "turn", PHASE: "phase"}


class Story:
    """Turns events into lines. After events that nobody chose stands the rule id, once for several in a row under one rule."""

    def __init__(self, screen: AnyScreen, desk: Desk) -> None:
        self.screen = screen
        self.desk = desk

    def paragraphs(self, events: Sequence[Event]) -> list[tuple[str, str]]:
        """Paragraphs with their styles: ``turn`` and ``phase`` for headings, empty for prose."""
        found: list[tuple[str, str]] = []
        sentences: list[str] = []

        def end() -> None:
            if sentences:
                found.append(("", " ".join(sentences)))
                sentences.clear()

        for at, event in enumerate(events):
            heading = self.screen.heading(event)
            if heading:
                end()
                found.append((HEADINGS[heading], self.screen.namer.event(event).rstrip(".")))
            else:
                sentence = self.sentence(event, events[at + 1] if at + 1 < len(events) else None)
                sentences += [sentence] if sentence else []
        end()
        return found

    def sentence(self, event: Event, following: Event | None) -> str:
        text = self.screen.sentence(event, following)
        if not text:
            return ""
        text = text[:1].upper() + text[1:]
        goes_on = following is not None and following.rule == event.rule and self.screen.is_forced(following)
        return f"{text} ({event.rule})" if self.screen.is_forced(event) and not goes_on else text

    def lines(self, events: Sequence[Event]) -> list[Line]:
        """For a terminal: headings stand out, prose is broken to the width."""
        width, made = self.desk.look.width, []
        for style, text in self.paragraphs(events):
            if style == "turn":
                made += [[], [(f" {text} ", style)]] if not self.desk.plain else [[(text, style)]]
            else:
                made += wrapped([(text, style)], width)
        return made


def choice_lines(match: Match, desk: Desk, seat: int, label: str, number: str = "") -> list[Line]:
    """Who chose what, after the number of the choice if it has one."""
    name = match.setup.seats[seat]
    if is_bot(name):
        text = desk.say("cli-robot-chooses", name=bot_name(desk, name), choice=label)
    elif len(match.setup.seats) > 1:
        text = desk.say("cli-person-chooses", name=name, choice=label)
    else:
        text = label
    head = number if desk.plain else f"{number}{desk.sign('chosen')} "
    return wrapped([(head, "quiet"), (text, "chosen")], desk.look.width, 2)


def bot_name(desk: Desk, name: str) -> str:
    """What a bot is called: its level, or as the seat names it."""
    plain = plain_name(name)
    return desk.say(f"level-{plain}") if plain in LEVELS else plain
