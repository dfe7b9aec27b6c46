"""A lesson at this screen: a session in which a ``Course`` says what is to be done, what was wrong, and what comes next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from bocage.cli.desk import Desk, Leave
from bocage.cli.scenario_lists import name_of
from bocage.cli.terminal.news import News
from bocage.cli.terminal.option_menu import Menu
from bocage.cli.terminal.session import Session
from bocage.cli.terminal.story import Story
from bocage.cli.terminal.typed_commands import Keys
from bocage.core.action import Action
from bocage.core.contract import AnyRuleset
from bocage.core.errors import BocageError
from bocage.core.match import Match
from bocage.core.screen import Line, wrapped
from bocage.lessons.content import Lesson, lesson_words, lessons_of
from bocage.lessons.course import Course, Standing, at_scene, course_of

TEACHER = "bot:recruit"             # sits opposite; what he plays, the lesson says
OWN_KEYS = ("u", "uu", "w")         # commands that mean something else in a lesson
NO_USE = ("a", "r", "ll")


def begun(desk: Desk, ruleset: AnyRuleset, lesson: Lesson) -> Match:
    """A lesson at its first scene."""
    course = at_scene(ruleset, lesson, 0)
    seats = tuple(desk.say("cli-you") if seat == lesson.seat else TEACHER for seat in range(lesson.seats))
    course.match.setup = msgspec.structs.replace(course.match.setup, seats=seats)
    return course.match


class LessonKeys(Keys):
    """Taking back leads through the lesson; advice is what its solution plays."""

    def __init__(self, session: LessonSession) -> None:
        super().__init__(session)
        self.lesson = session
        for key in NO_USE:
            del self.known[key]

    def text_of(self, key: str) -> str:
        return f"cli-lesson-key-{key}" if key in OWN_KEYS else super().text_of(key)

    def undo(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        self.lesson.go_to(self.lesson.course.back())
        return True

    def restart(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        self.lesson.go_to(self.lesson.course.again())
        return True

    def advise(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        wanted = self.lesson.course.asks()
        entry = next((entry for entry in menu.entries if entry.action.text == wanted), None)
        text = self.say("cli-lesson-shown", choice=entry.choice.label) if entry else self.say("cli-lesson-not-shown")
        self.desk.text(text, indent=2)
        return False


class LessonSession(Session):
    def __init__(self, match: Match, desk: Desk, file: Path) -> None:
        super().__init__(match, desk, file, auto_pass=False, hints=True)
        self.words = lesson_words(match.ruleset, desk.lang)
        self.keys = LessonKeys(self)

    @property
    def course(self) -> Course:
        found = course_of(self.match)
        assert found is not None
        return found

    def run(self) -> None:
        """Goes through the scenes until the last one is done or the pupil leaves; either way the lesson is saved."""
        self.save()
        try:
            while not self.is_over():
                match self.course.verdict().standing:
                    case Standing.OPEN:
                        self.ask([self.course.lesson.seat])
                    case Standing.ASKED:
                        self.ask_question()
                    case Standing.WRONG:
                        self.told({"u": Course.back, "uu": Course.again, "": Course.back}, "cli-lesson-wrong")
                    case Standing.DONE:
                        self.told({"": Course.next}, "cli-lesson-done")
            self.end()
        except (Leave, KeyboardInterrupt):
            self.desk.left(self.file)

    def is_over(self) -> bool:
        return self.course.is_last and self.course.verdict().standing is Standing.DONE

    def play(self, action: Action, seat: int, silently: bool = False) -> None:
        decision, number = self.match.decision, len(self.match.moves)
        assert decision is not None
        label = self.screen.namer.action(action, self.match.state, decision)
        self.match = self.course.played(action.text).match
        self.news.labels[number] = label
        self.keep()

    def go_to(self, course: Course) -> None:
        """Goes on from another place of the lesson; what happened before it is not told again."""
        is_new = course.place.scene != self.course.place.scene
        self.match = course.match
        if is_new:
            self.news = News(self.match, Story(self.screen, self.desk), self.desk, [self.at_screen], len(self.match.log))
            self.told_turn = -1
        else:
            self.news.go_back(self.match)
        self.keep()

    # --- showing ------------------------------------------------------------------------------------------------------

    def part(self, attribute: str) -> str:
        """A text of the present scene; empty if it has none of that name."""
        key = f"{self.course.lesson.text_of(self.course.place.scene)}.{attribute}"
        return self.words(key) if attribute and self.words.has(key) else ""

    def said(self) -> str:
        """What is said to the last choice or answer."""
        said = self.course.verdict().said
        return self.part(said) or (self.say("lesson-else") if said else "")

    def task(self) -> list[Line]:
        """The scene's name, what to do, why, and the rules behind it."""
        course, desk = self.course, self.desk
        lesson, at = course.lesson, course.place.scene
        lines = desk.ruled(self.say(
            "cli-lesson-title", name=self.words(f"lesson-{lesson.id}"), number=at + 1, of=len(lesson.scene),
            scene=self.words(lesson.text_of(at))))
        bar = "" if desk.plain else f"{desk.sign('said')} "
        texts = [(self.part("do") or self.part("ask"), "strong"), (self.part("why"), ""),
                 (self.say("cli-lesson-dice") if course.scene.dice else "", "quiet"),
                 (self.say("cli-lesson-rules", ids=", ".join(course.scene.rules)), "quiet")]
        return [*lines, *([(bar, "lesson"), *line] for text, style in texts if text
                          for line in wrapped([(text, style)], desk.look.width - len(bar)))]

    def ask_question(self) -> None:
        """A question of the lesson, whose answers are numbered."""
        desk, scene = self.desk, self.course.scene
        desk.lines(self.newest(self.at_screen, desk.console.height))
        desk.lines(self.task())
        for number in range(1, scene.answers + 1):
            desk.lines(wrapped([(f"{number:>3} ", "number"), (self.part(f"a{number}"), "")], desk.look.width, 4))
        text = self.typed([str(number) for number in range(1, scene.answers + 1)])
        self.go_to(self.course.answered(int(text)))
        if self.course.verdict().standing is Standing.ASKED:
            desk.text(self.said(), "warning", indent=2)

    def told(self, ways: dict[str, Callable[[Course], Course]], key: str) -> None:
        """What came of the last choice, then one of the ways on."""
        desk = self.desk
        desk.lines(self.newest(self.at_screen, desk.console.height))
        desk.text(self.say(key, text=self.said()), "warning" if len(ways) > 1 else "strong")
        self.go_to(ways[self.typed(list(ways))](self.course))

    def typed(self, known: list[str]) -> str:
        """Reads until something known is typed."""
        while True:
            text = self.desk.ask("> ").strip()
            if text == "q":
                raise Leave
            if text in known:
                return text
            if text.startswith("?") and text[1:].strip():
                self.rulebook.show_found(self.rulebook.find(text[1:].strip()), text[1:].strip())
            else:
                named = ", ".join(self.say("cli-lesson-enter") if each == "" else each for each in known)
                self.desk.text(BocageError("cli-error-lesson", known=named).say(self.desk.lang), "warning", indent=2)

    def end(self) -> None:
        desk, lesson, ruleset = self.desk, self.course.lesson, self.match.ruleset
        desk.lines(self.newest(self.at_screen, desk.console.height))
        desk.text(self.said(), "strong")
        desk.text(self.say("cli-lesson-over"), "strong")
        following = [each for each in lessons_of(ruleset) if each.number == lesson.number + 1]
        names = [name_of(each) for each in following]
        desk.text(self.say("cli-lesson-next", command=" ".join(["bocage play", ruleset.id, *names])))
