"""Lessons: what the coach says, and the way back to his script."""

from __future__ import annotations

from bocage import new
from bocage.cli.desk import Desk
from bocage.core.match import Match
from bocage.core.screen import Line, Screen, wrapped


class Lesson:
    """Keeps the last position that was still on the script."""

    def __init__(self, screen: Screen, desk: Desk, match: Match) -> None:
        self.screen = screen
        self.desk = desk
        self.on_script: Match | None = None
        self.follow(match)
        if self.is_off(match):
            self.on_script = self.play_again(match)

    def is_off(self, match: Match) -> bool:
        coach = self.screen.coach(match.state, match.log)
        return coach is not None and coach.off_script

    def follow(self, match: Match) -> None:
        coach = self.screen.coach(match.state, match.log)
        if coach is not None and not coach.off_script:
            self.on_script = match.copy()

    def play_again(self, match: Match) -> Match:
        """The part of a game that is on the script, from its seed: for a game that was saved off it."""
        setup = match.setup
        again = new(setup.game, setup.scenario, setup.seats, setup.seeds[0][1] or None, setup.options)
        kept = again.copy()
        for move in match.moves:
            again.play(move.text, move.seat)
            if self.is_off(again):
                break
            kept = again.copy()
        return kept

    def lines(self, match: Match) -> list[Line]:
        coach, desk = self.screen.coach(match.state, match.log), self.desk
        if coach is None:
            return []
        bar = "" if desk.plain else f"{desk.sign('said')} "
        texts = [(desk.say("cli-coach-says", text=coach.text), "strong"),
                 (desk.say("cli-coach-rules", ids=", ".join(coach.rules)), "quiet")]
        if coach.off_script:
            texts.append((desk.say("cli-coach-off"), "warning"))
        return [[(bar, "coach"), *line] for text, style in texts
                for line in wrapped([(text, style)], desk.look.width - len(bar))]
