"""``bocage puzzle``: a puzzle in the terminal, today's or one by its number. Options are tried until the solution is found."""

from __future__ import annotations

from datetime import UTC, datetime

from bocage.cli.desk import Desk, Leave
from bocage.cli.scenario_lists import words_of
from bocage.cli.terminal.option_menu import Menu
from bocage.core.contract import AnyRuleset
from bocage.core.errors import BocageError
from bocage.core.screen import wrapped
from bocage.puzzles.content import of_the_day, puzzle_of, puzzles_of
from bocage.puzzles.told import told


def solve(desk: Desk, ruleset: AnyRuleset, number: int | None) -> None:
    if not puzzles_of(ruleset):
        raise BocageError("cli-error-no-puzzles")
    Solving(desk, ruleset, number or of_the_day(ruleset, datetime.now(UTC).date())).run()


class Solving:
    def __init__(self, desk: Desk, ruleset: AnyRuleset, number: int) -> None:
        self.desk = desk
        self.number = number
        self.puzzle = puzzle_of(ruleset, number)
        self.match = self.puzzle.opened(ruleset)
        self.screen = ruleset.display.screen(self.match.board, desk.lang)
        self.menu = Menu(self.match, self.screen, [self.puzzle.seat])
        key = next(each.key for each in ruleset.scenarios if each.id == self.match.setup.scenario)
        self.title = desk.say("cli-puzzle-title", number=number, of=len(puzzles_of(ruleset)),
                              scenario=words_of(desk, ruleset)(key),
                              difficulty=desk.say("cli-puzzle-difficulty", level=self.puzzle.difficulty))

    def run(self) -> None:
        self.show()
        tries = 0
        try:
            while True:
                text = self.desk.ask("> ")
                if text == "?":
                    break
                action = self.chosen(text)
                tries += action != ""
                if action in self.puzzle.solutions:
                    self.desk.text(self.desk.say("cli-puzzle-found", tries=tries), "strong")
                    break
                self.tell_loss(action)
        except Leave:
            return
        self.explain()

    def show(self) -> None:
        desk, view = self.desk, self.match.view(self.puzzle.seat)
        desk.lines(desk.ruled(self.title))
        if desk.plain:
            desk.lines(line for text in self.screen.tell(view) for line in wrapped([(text, "")], desk.look.width))
        else:
            desk.lines(self.screen.draw(view, desk.look))
        desk.text(desk.say("cli-puzzle-goal"), "lesson")
        assert self.match.decision is not None
        desk.lines(desk.ruled(self.screen.namer.ask(self.match.decision), "question"))
        self.menu.opened = True
        self.menu.weigh()
        desk.lines(self.menu.lines(desk))

    def chosen(self, text: str) -> str:
        """The option that was typed; empty, with the reason on the screen, if there is none."""
        try:
            entry = self.menu.find(text)
            if entry is None:
                self.match.check(self.screen.complete(self.match.state, text), self.puzzle.seat)
            return entry.action.text if entry else ""
        except BocageError as error:
            self.desk.text(error.say(self.desk.lang), "warning", indent=2)
            return ""

    def tell_loss(self, action: str) -> None:
        weighed = self.puzzle.weighed(action)
        if weighed is not None:
            self.desk.text(self.desk.say("cli-puzzle-wrong", points=round(100 * weighed.loss)), indent=2)

    def explain(self) -> None:
        desk, why = self.desk, told(self.puzzle, self.match, self.screen)
        desk.text(why.solution)
        for reason in why.reasons:
            desk.text(f"{desk.sign('dot')} {reason}", indent=2)
        for each in self.puzzle.options:
            desk.text(f"{round(100 * each.chance):3} %  {why.labels[each.action]}", indent=8)
        desk.text(why.measured, "quiet")
