"""Lessons: what the coach says, and the way back to his script."""

from __future__ import annotations

from bocage.cli.desk import Desk
from bocage.cli.terminal.story import COACH
from bocage.core.match import Match
from bocage.core.screen import AnyScreen, Line, wrapped
from bocage.core.takeback import Script


class Lesson(Script):
    """The script, and the coach's words at this screen."""

    def __init__(self, screen: AnyScreen, desk: Desk, match: Match) -> None:
        super().__init__(screen, match)
        self.desk = desk
        self.heard = len(match.log) if match.moves else 0           # events up to which his words were shown

    def lines(self, match: Match) -> list[Line]:
        coach, desk = self.screen.coach(match.state, match.log), self.desk
        if coach is None:
            return []
        bar = "" if desk.plain else f"{desk.sign('said')} "
        said = self.earlier(match)
        shown = [coach.text] if coach.asks or coach.off_script else [*said, coach.text]
        texts = [*((desk.say("cli-coach-says", text=text), "strong") for text in shown),
                 (desk.say("cli-coach-rules", ids=", ".join(coach.rules)), "quiet")]
        if coach.off_script:
            texts.append((desk.say("cli-coach-off"), "warning"))
        return [[(bar, "coach"), *line] for text, style in texts
                for line in wrapped([(text, style)], desk.look.width - len(bar))]

    def earlier(self, match: Match) -> list[str]:
        """What the coach said before his latest remark and has not been shown yet."""
        said = [event for event in match.log[self.heard:] if event.name == COACH]
        self.heard = len(match.log)
        return [self.screen.namer.event(event) for event in said[:-1]]
