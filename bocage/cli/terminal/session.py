"""A game at this screen: shows the position, asks, plays, saves; people and bots take their turns."""

from __future__ import annotations

from pathlib import Path

from bocage.cli import files
from bocage.cli.desk import Desk, Leave
from bocage.cli.terminal.ending import show_ending
from bocage.cli.terminal.typed_commands import Keys
from bocage.cli.scenario_lists import words_of
from bocage.cli.terminal.option_menu import Menu
from bocage.cli.terminal.news import Eye, News
from bocage.cli.terminal.partners import PartnersHere
from bocage.cli.terminal.rulebook import Rulebook
from bocage.cli.terminal.story import Story
from bocage.cli.terminal.team_talk import TeamTalk
from bocage.core.action import PASS, Action
from bocage.core.decision import Decision
from bocage.core.errors import BocageError
from bocage.core.match import Match
from bocage.core.screen import TURN, AnyScreen, Line, wrapped

LEAST_NEWS = 6                      # lines of news shown even where the rest fills the screen


class Session:
    def __init__(self, match: Match, desk: Desk, file: Path, auto_pass: bool, hints: bool = False) -> None:
        self.match = match
        self.hints = hints                          # whether a bot may be asked for advice
        self.desk = desk
        self.file = file
        self.say = words_of(desk, match.ruleset)
        self.screen: AnyScreen = match.ruleset.display.screen(match.board, desk.lang)
        self.rulebook = Rulebook(match.ruleset, desk)
        self.partners = PartnersHere(match)
        self.team = TeamTalk(self)
        self.keys = Keys(self)
        people = self.partners.people
        self.passes = dict.fromkeys(people, auto_pass)
        self.silence: dict[int, int] = {}           # by seat: the turn in which it lets all windows pass
        self.passed: set[int] = set()               # numbers of the moves that were passed automatically
        self.has_curtain = match.ruleset.knowledge.secrets and len(people) > 1
        self.at_screen: Eye = people[0] if len(people) == 1 else None
        eyes: list[Eye] = list(people) if self.has_curtain else [self.at_screen]
        self.news = News(match, Story(self.screen, desk), desk, eyes, self.start_of_turn())
        self.told_turn = -1
        self.begun = False
        self.uncovered = False                      # whether there may be a hand on the screen; not before the first curtain

    def run(self) -> None:
        """Plays until the game is over or the people leave; either way it is saved."""
        self.save()
        try:
            while self.match.decision is not None:
                self.go_on()
                if not self.partners.people:
                    self.watch()
            eye = self.at_screen if self.at_screen in self.news.told else self.partners.people[0]
            self.desk.lines(self.news.take(self.match, eye))
            show_ending(self.match, self.screen, self.desk, self.file)
        except (Leave, KeyboardInterrupt):
            if self.has_curtain:
                self.desk.wipe()
            self.desk.left(self.file)

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return sum(self.screen.heading(event) == TURN for event in self.match.log)

    def start_of_turn(self) -> int:
        """The number of the event with which this turn began."""
        log = self.match.log
        return max((at for at, event in enumerate(log) if self.screen.heading(event) == TURN), default=self.start_of_log())

    def start_of_log(self) -> int:
        """The number of the first event that may still be told."""
        return self.match.ruleset.knowledge.log_from(self.match.log)

    def save(self) -> None:
        files.write(self.file, self.match.record())

    def keep(self) -> None:
        """Saves the game after a choice; if the disk is full, the choice stands all the same."""
        try:
            self.save()
        except files.BadFile as error:
            self.news.note(error.say(self.desk.lang), "warning")

    def go_on(self) -> None:
        """Does the next thing: lets a bot play, passes a window, lowers the curtain, or asks the people."""
        decision = self.match.decision
        assert decision is not None
        if self.let_bots_speak():
            return
        asked = self.partners.asked(self.match)
        if self.lets_pass(decision, asked):
            self.passed.add(len(self.match.moves))
            self.play(PASS, asked[0], silently=True)
        elif self.has_curtain and self.at_screen not in asked:
            self.pass_screen(asked[0])
        else:
            self.ask([seat for seat in asked if seat == self.at_screen or not self.has_curtain])

    def lets_pass(self, decision: Decision, asked: list[int]) -> bool:
        """Whether the present window passes by itself: the asked seats want it so, or have no option that matters.

        Where hands are hidden only the first reason counts, because skipping a question would reveal what the seat holds.
        """
        if decision.kind in self.match.ruleset.display.windows and all(self.silence.get(seat) == self.turn for seat in asked):
            return True
        if self.match.ruleset.knowledge.secrets:
            return False
        return self.screen.can_wait(decision) and all(self.passes[seat] for seat in asked)

    def pass_screen(self, seat: int) -> None:
        """Lowers the curtain: the screen shows no hand until the asked player says that he is alone at it."""
        desk, name, refusal = self.desk, self.match.setup.seats[seat], ""
        self.at_screen = None
        while True:
            if self.uncovered:
                desk.wipe()
            self.uncovered = True
            desk.lines(desk.ruled(self.say("cli-curtain", name=name), "question"))
            desk.text(self.say("cli-curtain-how", name=name))
            desk.text(refusal, "warning")
            text = desk.ask("> ")
            if text == "q":
                raise Leave
            if text != "u":
                break
            try:
                self.keys.take_back()
                return
            except BocageError as error:
                refusal = error.say(desk.lang)
        self.at_screen, self.told_turn, self.begun = seat, -1, False
        desk.wipe()

    def watch(self) -> None:
        """Shows a game that only bots play: their choices as they happen, and the position at the start of each turn."""
        self.desk.lines(self.news.take(self.match, None))
        if self.turn != self.told_turn:
            self.told_turn = self.turn
            self.desk.lines(self.position(None))

    def let_bots_speak(self, pushed: bool = False) -> bool:
        """Returns True if a bot has played."""
        self.team.arrange()
        spoken = self.thought_of_bots(pushed)
        while spoken is not None and not self.team.allows(*spoken):
            spoken = self.thought_of_bots(pushed)
        if spoken is not None:
            seat, action = spoken
            self.play(action, seat)
        return spoken is not None

    def thought_of_bots(self, pushed: bool) -> tuple[int, Action] | None:
        """The bot whose turn it is, and its choice."""
        if self.desk.is_live and self.partners.bots:
            with self.desk.console.status(self.say("cli-robot-thinks")):
                return self.partners.speak(self.match, self.screen, pushed)
        return self.partners.speak(self.match, self.screen, pushed)

    def play(self, action: Action, seat: int, silently: bool = False) -> None:
        """Plays a choice, remembers what to tell, saves."""
        decision = self.match.decision
        assert decision is not None
        label = self.screen.namer.action(action, self.match.state, decision)
        self.match.play(action, seat)
        if not silently:
            self.news.labels[len(self.match.moves) - 1] = label
        self.keep()

    def set_back(self, match: Match, news: str) -> None:
        """Goes on from an earlier position."""
        self.match = match
        self.passed = {number for number in self.passed if number < len(match.moves)}
        self.news.go_back(match)
        self.news.note(news, "chosen")
        self.keep()

    # --- asking -------------------------------------------------------------------------------------------------------

    def ask(self, asked: list[int]) -> None:
        """Shows where things stand and reads what is typed until it moves the game."""
        menu = Menu(self.match, self.screen, asked)
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
                self.desk.text(error.say(self.desk.lang), "warning", indent=2)

    def show(self, menu: Menu, asked: list[int]) -> None:
        """News, position, task of a lesson, question, options; in plain form the position only once a turn."""
        desk, position = self.desk, []
        if not desk.plain or self.turn != self.told_turn:
            position = self.position(asked[0])
        self.told_turn = self.turn
        rest = [*position, *self.task(), *self.question(asked), *menu.lines(desk)]
        if self.begun:
            desk.clear()
        self.begun = True
        desk.lines(self.newest(self.at_screen, desk.console.height - len(rest) - 2))
        desk.lines(rest)

    def task(self) -> list[Line]:
        """What a lesson asks for; nothing in an ordinary game."""
        return []

    def position(self, eye: Eye) -> list[Line]:
        """The position as an eye may see it: drawn, or in sentences."""
        view = self.match.view(eye)
        if not self.desk.plain:
            return self.screen.draw(view, self.desk.look)
        return [line for text in self.screen.tell(view) for line in wrapped([(text, "")], self.desk.look.width)]

    def newest(self, eye: Eye, room: int) -> list[Line]:
        """Returns the unread events and marks them read; on a live screen only as many lines as fit above the rest."""
        news = self.news.take(self.match, eye)
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
