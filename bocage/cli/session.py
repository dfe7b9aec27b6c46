"""A game at this screen: shows the position, asks, plays, saves; people, bots and the coach take their turns."""

from __future__ import annotations

from pathlib import Path

from bocage import load
from bocage.cli import files
from bocage.cli.desk import Desk, Leave
from bocage.cli.menu import Entry, Menu
from bocage.cli.oddstable import show_odds
from bocage.cli.partners import Partners
from bocage.cli.rulebook import Rulebook
from bocage.cli.story import Story, choice_line
from bocage.core.action import PASS, Action
from bocage.core.catalogue import say_rule
from bocage.core.errors import BocageError, Illegal
from bocage.core.match import UNDO, Match
from bocage.core.screen import TURN, Line, Screen, wrapped
from bocage.core.text import say_error

# What can be typed besides a number or an action; each has a line in the help.
KEYS = ("?", "u", "uu", "h", "m", "i", "o", "p", "l", "ll", "a", "r", "b", "s", "q")


class Session:
    def __init__(self, match: Match, desk: Desk, file: Path, auto_pass: bool) -> None:
        self.match = match
        self.desk = desk
        self.file = file
        self.say = desk.say
        self.screen: Screen = match.ruleset.screen(match.board, desk.lang)
        self.story = Story(self.screen, desk)
        self.rulebook = Rulebook(match.ruleset, desk)
        self.partners = Partners(match)
        self.passing = dict.fromkeys(self.partners.people, auto_pass)
        self.automatic: set[int] = set()            # moves that were passed for the people
        self.news: list[Line] = []                  # what happened since they were last asked
        self.told_turn = -1
        self.on_script = record_on_script(match, self.screen)

    def run(self) -> None:
        """Plays until the game is over or the people leave; either way it is saved."""
        self.news += self.story.lines(self.match.log)
        try:
            while self.match.decision is not None:
                self.go_on()
            self.finish()
        except Leave:
            self.desk.text(self.say("cli-left", file=str(self.file)))
        finally:
            self.save()

    def save(self) -> None:
        files.write(self.file, self.match.record())

    # --- one choice ---------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """A bot speaks, a moment passes by itself, or the people are asked."""
        decision = self.match.decision
        assert decision is not None
        spoken = self.speak()
        if spoken is not None:
            self.play(spoken[1], *spoken)
            return
        asked = self.partners.asked(self.match)
        if self.screen.can_wait(decision) and all(self.passing[seat] for seat in asked):
            self.automatic.add(len(self.match.moves))
            self.play(PASS, asked[0], PASS, silently=True)
            return
        self.ask(asked)

    def speak(self, pushed: bool = False) -> tuple[int, Action] | None:
        if self.desk.is_live and self.partners.bots:
            with self.desk.console.status(self.say("cli-robot-thinks")):
                return self.partners.speak(self.match, self.screen, pushed)
        return self.partners.speak(self.match, self.screen, pushed)

    def play(self, action: Action, seat: int, shown: Action, silently: bool = False) -> None:
        """Plays a choice, remembers what to tell, saves."""
        label = self.screen.namer.action(shown, self.match.state)
        before = len(self.match.log)
        self.match.play(action, seat)
        if not silently:
            self.news.append(choice_line(self.match, self.desk, seat, label))
        self.news += self.story.lines(self.match.log[before:])
        self.keep_script()
        self.save()

    # --- asking -------------------------------------------------------------------------------------------------------

    def ask(self, asked: list[int]) -> None:
        """Shows where things stand and reads commands until one of them moves the game."""
        coach = self.screen.coach(self.match.state, self.match.log)
        menu = Menu(self.match, self.screen, asked, coach.asks if coach else "")
        menu.weigh()
        self.show(menu, asked)
        while not self.obey(self.desk.ask(self.prompt(asked)), menu, asked):
            pass

    def prompt(self, asked: list[int]) -> str:
        several = len(self.partners.people) > 1
        names = ", ".join(self.match.setup.seats[seat] for seat in asked)
        return f"{names} > " if several else "> "

    def show(self, menu: Menu, asked: list[int]) -> None:
        desk = self.desk
        desk.clear()
        view = self.match.view(asked[0])
        drawn: list[Line] = []
        turn = sum(self.screen.heading(event) == TURN for event in self.match.log)
        if not desk.plain:
            drawn = self.screen.draw(view, desk.look)
        elif turn != self.told_turn:
            drawn = [[(line, "")] for line in self.screen.tell(view)]
        self.told_turn = turn
        options = menu.lines(desk)
        coach = self.coach_lines()
        self.show_news(len(drawn) + len(options) + len(coach) + 4)
        desk.lines(drawn)
        desk.lines(coach)
        self.show_question(asked)
        desk.lines(options)

    def show_news(self, below: int) -> None:
        """What happened; on a live screen the last of it, as much as fits above the rest."""
        news, self.news = self.news, []
        while news and not news[0]:
            news.pop(0)
        if self.desk.is_live:
            room = max(6, self.desk.console.height - below)
            if len(news) > room:
                news = [[(self.say("cli-more-above"), "quiet")], *news[-room + 1:]]
        self.desk.lines(news)

    def show_question(self, asked: list[int]) -> None:
        decision = self.match.decision
        assert decision is not None
        question = self.screen.namer.ask(decision)
        if len(self.partners.people) > 1:
            names = ", ".join(self.match.setup.seats[seat] for seat in asked)
            question = self.say("cli-asked", names=names, question=question)
        self.desk.rule(question, "question")
        if self.partners.waiting(self.match, self.screen):
            self.desk.lines([[("  r ", "number"), (self.say("cli-robot-first"), "quiet")]])

    def coach_lines(self) -> list[Line]:
        coach = self.screen.coach(self.match.state, self.match.log)
        if coach is None:
            return []
        bar = "" if self.desk.plain else f"{self.desk.sign('said')} "
        texts = [self.say("cli-coach-says", text=coach.text), self.say("cli-coach-rules", ids=", ".join(coach.rules))]
        if coach.off_script:
            texts.append(self.say("cli-coach-off"))
        made = []
        for at, text in enumerate(texts):
            made += [[(bar, "coach"), *line] for line in wrapped([(text, "strong" if at == 0 else "quiet")],
                                                                self.desk.look.width - len(bar))]
        return made

    # --- obeying ------------------------------------------------------------------------------------------------------

    def obey(self, text: str, menu: Menu, asked: list[int]) -> bool:
        """Carries out what was typed; True when the game has moved and the people must be asked anew."""
        word, _, rest = text.partition(" ")
        if text.startswith("?") and word != "?":
            word, rest = "?", text[1:].strip()
        try:
            if not text:
                self.show(menu, asked)
                return False
            if word in KEYS:
                return bool(self.commands()[word](rest.strip(), menu, asked))
            return self.choose(text, menu, asked)
        except BocageError as error:
            self.desk.text(say_error(error, self.desk.lang), "warning", indent=2)
            return False

    def choose(self, text: str, menu: Menu, asked: list[int]) -> bool:
        entry = menu.find(text)
        if entry is None:
            self.match.check(self.screen.complete(self.match.state, text), asked[0])
            entry = menu.find(self.screen.complete(self.match.state, text))
        assert entry is not None
        self.play(entry.action, entry.seat, entry.action)
        return True

    def commands(self):  # type: ignore[no-untyped-def]
        return {}
