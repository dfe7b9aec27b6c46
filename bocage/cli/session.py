"""A game at this screen: shows the position, asks, plays, saves; people, bots and the coach take their turns."""

from __future__ import annotations

from pathlib import Path

from bocage.cli import files
from bocage.cli.coach import Lesson
from bocage.cli.desk import Desk, Leave
from bocage.cli.ending import show_ending
from bocage.cli.keys import Keys
from bocage.cli.menu import Menu
from bocage.cli.partners import PartnersHere
from bocage.cli.rulebook import Rulebook
from bocage.cli.story import Story, choice_lines
from bocage.core.action import PASS, Action
from bocage.core.errors import BocageError
from bocage.core.match import Match
from bocage.core.screen import TURN, Line, Screen, wrapped
from bocage.core.text import say_error

LEAST_NEWS = 6                      # lines of news shown even where the rest fills the screen


class Session:
    def __init__(self, match: Match, desk: Desk, file: Path, auto_pass: bool) -> None:
        self.match = match
        self.desk = desk
        self.file = file
        self.say = desk.say
        self.screen: Screen = match.ruleset.screen(match.board, desk.lang)
        self.story = Story(self.screen, desk)
        self.rulebook = Rulebook(match.ruleset, desk)
        self.partners = PartnersHere(match)
        self.lesson = Lesson(self.screen, desk, match)
        self.keys = Keys(self)
        self.passes = dict.fromkeys(self.partners.people, auto_pass)
        self.passed: set[int] = set()               # numbers of the moves that were passed for the people
        self.news: list[Line] = self.tell(self.start_of_turn())         # what happened since they were last asked
        self.told_turn = -1
        self.begun = False

    def run(self) -> None:
        """Plays until the game is over or the people leave; either way it is saved."""
        self.save()
        try:
            while self.match.decision is not None:
                self.go_on()
            self.desk.lines(self.news)
            show_ending(self.match, self.screen, self.desk, self.file)
        except (Leave, KeyboardInterrupt):
            self.desk.text(self.say("cli-left", file=files.shown(self.file)))

    @property
    def viewer(self) -> int | None:
        """Whose eyes the log is for: the one person's at this screen, or nobody's in particular."""
        return self.partners.people[0] if len(self.partners.people) == 1 else None

    def tell(self, since: int) -> list[Line]:
        return self.story.lines(self.match.events(since, self.viewer))

    def start_of_turn(self) -> int:
        """The number of the event with which this turn began."""
        log = self.match.log
        return max((at for at, event in enumerate(log) if self.screen.heading(event) == TURN), default=self.start_of_log())

    def start_of_log(self) -> int:
        """The number of the first event that may still be told."""
        return self.match.ruleset.log_from(self.match.log)

    def save(self) -> None:
        files.write(self.file, self.match.record())

    def keep(self) -> None:
        """Saves after a choice; a disk that is full does not undo it."""
        try:
            self.save()
        except files.BadFile as error:
            self.news.append([(say_error(error, self.desk.lang), "warning")])

    def go_on(self) -> None:
        """A bot speaks, a moment passes by itself, or the people are asked."""
        decision = self.match.decision
        assert decision is not None
        if self.let_bots_speak():
            return
        asked = self.partners.asked(self.match)
        if not self.match.ruleset.secrets and self.screen.can_wait(decision) and all(self.passes[seat] for seat in asked):
            self.passed.add(len(self.match.moves))
            self.play(PASS, asked[0], silently=True)
        else:
            self.ask(asked)

    def let_bots_speak(self, pushed: bool = False) -> bool:
        """True when one of them has chosen something."""
        if self.desk.is_live and self.partners.bots:
            with self.desk.console.status(self.say("cli-robot-thinks")):
                spoken = self.partners.speak(self.match, self.screen, pushed)
        else:
            spoken = self.partners.speak(self.match, self.screen, pushed)
        if spoken is not None:
            seat, action = spoken
            self.play(action, seat)
        return spoken is not None

    def play(self, action: Action, seat: int, silently: bool = False) -> None:
        """Plays a choice, remembers what to tell, saves."""
        decision, before = self.match.decision, len(self.match.log)
        assert decision is not None
        sealed = decision.sealed and seat != self.viewer
        label = self.say("cli-sealed") if sealed else self.screen.namer.action(action, self.match.state)
        self.match.play(action, seat)
        if not silently:
            self.news += choice_lines(self.match, self.desk, seat, label)
        self.news += self.tell(before)
        self.lesson.follow(self.match)
        self.keep()

    def set_back(self, match: Match, news: str) -> None:
        """Goes on from an earlier position."""
        self.match = match
        self.passed = {number for number in self.passed if number < len(match.moves)}
        self.news = [[(news, "chosen")]]
        self.keep()

    # --- asking -------------------------------------------------------------------------------------------------------

    def ask(self, asked: list[int]) -> None:
        """Shows where things stand and reads what is typed until it moves the game."""
        coach = self.screen.coach(self.match.state, self.match.log)
        menu = Menu(self.match, self.screen, asked, coach.asks if coach else "")
        menu.weigh()
        self.show(menu, asked)
        names = ", ".join(self.match.setup.seats[seat] for seat in asked)
        prompt = f"{names} > " if len(self.partners.people) > 1 else "> "
        moved = False
        while not moved:
            text = self.desk.ask(prompt)
            try:
                moved = self.keys.press(text, menu, asked)
            except BocageError as error:
                self.desk.text(say_error(error, self.desk.lang), "warning", indent=2)

    def show(self, menu: Menu, asked: list[int]) -> None:
        """News, position, coach, question, options; in plain form the position only once a turn."""
        desk, view = self.desk, self.match.view(asked[0])
        turn = sum(self.screen.heading(event) == TURN for event in self.match.log)
        position: list[Line] = []
        if not desk.plain:
            position = self.screen.draw(view, desk.look)
        elif turn != self.told_turn:
            position = [line for text in self.screen.tell(view) for line in wrapped([(text, "")], desk.look.width)]
        self.told_turn = turn
        rest = [*position, *self.lesson.lines(self.match), *self.question(asked), *menu.lines(desk)]
        if self.begun:
            desk.clear()
        self.begun = True
        desk.lines(self.newest(desk.console.height - len(rest) - 2))
        desk.lines(rest)

    def newest(self, room: int) -> list[Line]:
        """The news, and none any more; on a live screen as much of it as fits above the rest."""
        news, self.news = self.news, []
        while news and not news[0]:
            news.pop(0)
        room = max(LEAST_NEWS, room)
        if self.desk.is_live and len(news) > room:
            return [[(self.say("cli-news-above"), "quiet")], *news[1 - room:]]
        return news

    def question(self, asked: list[int]) -> list[Line]:
        decision = self.match.decision
        assert decision is not None
        question = self.screen.namer.ask(decision)
        if len(self.partners.people) > 1:
            names = ", ".join(self.match.setup.seats[seat] for seat in asked)
            question = self.say("cli-asked", names=names, question=question)
        lines = self.desk.ruled(question, "question")
        if self.partners.waiting(self.match, self.screen):
            lines.append([("  r ", "number"), (self.say("cli-robot-first"), "quiet")])
        return lines
