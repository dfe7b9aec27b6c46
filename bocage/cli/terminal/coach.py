"""Lessons: what the coach says, and the way back to his script."""

from __future__ import annotations

from bocage.cli.desk import Desk
from bocage.core.match import Match
from bocage.core.screen import AnyScreen, Line, unheard, wrapped
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
        said = unheard(self.screen, match.log[self.heard:], coach)
        self.heard = len(match.log)
        texts = [*((desk.say("cli-coach-says", text=text), "strong") for text in [*said, coach.text]),
                 (desk.say("cli-coach-rules", ids=", ".join(coach.rules)), "quiet")]
        if coach.off_script:
            texts.append((desk.say("cli-coach-off"), "warning"))
        return [[(bar, "coach"), *line] for text, style in texts
                for line in wrapped([(text, style)], desk.look.width - len(bar))]
