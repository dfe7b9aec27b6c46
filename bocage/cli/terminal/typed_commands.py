"""What can be typed at the prompt: a number, an action, or one of a few short commands."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from bocage.bots import Adviser, Viewpoint
from bocage.bots.explaining import in_words
from bocage.cli.desk import Leave
from bocage.cli.files import shown
from bocage.cli.terminal.option_menu import Menu
from bocage.cli.terminal.odds_table import show_odds
from bocage.cli.terminal.story import Story
from bocage.core.errors import BocageError
from bocage.core.history import Move
from bocage.core.match import Match
from bocage.core.screen import wrapped
from bocage.core.takeback import activation_taken_back, taken_back

if TYPE_CHECKING:
    from bocage.cli.terminal.session import Session

WITH_WORDS = ("?", "g", "i", "o")        # commands that something may follow
HINT_SECONDS = 2.0
FEW_RULES = 6                       # rules behind an option that are shown in full


class Keys:
    """The commands of a session. Each returns whether the game has moved, so that the people must be asked again."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.desk = session.desk
        self.say = session.say
        self.known: dict[str, Callable[[str, Menu, list[int]], bool]] = {
            "?": self.explain, "u": self.undo, "uu": self.restart, "h": self.handle, "g": self.give_order, "m": self.position,
            "i": self.inspect, "o": self.odds, "w": self.advise, "p": self.stocks, "l": self.log_of_turn, "ll": self.whole_log,
            "a": self.auto_pass, "r": self.robot, "s": self.save, "q": self.quit,
        }

    def press(self, text: str, menu: Menu, asked: list[int]) -> bool:
        word, _, rest = text.partition(" ")
        if text.startswith("?"):
            word, rest = "?", text[1:]
        if not text:
            return self.position("", menu, asked)
        if word in self.known and (not rest or word in WITH_WORDS):
            return self.known[word](rest.strip(), menu, asked)
        return self.choose(text, menu, asked)

    def choose(self, text: str, menu: Menu, asked: list[int]) -> bool:
        """An option by its number, its action text or its words; another action is refused with its rule."""
        session = self.session
        entry = menu.find(text)
        if entry is not None:
            session.play(entry.action, entry.seat)
        else:
            session.play(session.match.check(session.screen.complete(session.match.state, text), asked[0]), asked[0])
        return True

    # --- looking ------------------------------------------------------------------------------------------------------

    def explain(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        """``?`` the help, ``? 3`` the rules behind an option, ``? VC-MOVE-04`` or ``? words`` a rule, a piece or a place."""
        session, book = self.session, self.session.rulebook
        if not rest:
            self.help(menu)
        elif rest.isdigit():
            entry = menu.numbered(int(rest))
            rules = book.behind(session.match, entry.action, entry.seat)
            for rule in rules[:FEW_RULES]:
                book.show(rule)
        else:
            lines, rules = session.screen.place(session.match.view(asked[0]), rest), book.find(rest)
            for line in lines:
                self.desk.text(line, indent=2)
            if rules or not lines:
                book.show_found(rules, rest)
        return False

    def help(self, menu: Menu) -> None:
        desk, session = self.desk, self.session
        desk.text(self.say("cli-help-intro", example=menu.entries[0].action.text))
        desk.text(self.say("cli-help-words", known=menu.beginnings()), indent=2)
        for key in self.known:
            if not self.is_of_use(key, menu):
                continue
            text = self.text_of(key)
            desk.lines(wrapped([(f"  {self.say(f'{text}.form'):<12}", "number"), (self.say(text), "")], desk.look.width, 14))
        if not desk.plain:
            desk.lines(session.screen.legend(desk.look))

    def text_of(self, key: str) -> str:
        """The key of the words that explain a command."""
        return f"cli-key-{'help' if key == '?' else key}"

    def is_of_use(self, key: str, menu: Menu) -> bool:
        """Whether a command can do anything in this game."""
        session = self.session
        if key == "w":
            return session.hints
        if key == "g":
            return session.team.is_there
        if key == "h":
            return any(entry.choice.minor for entry in menu.entries)
        if key == "a":
            return not session.match.ruleset.knowledge.secrets or bool(session.match.ruleset.display.windows)
        return key != "r" or (bool(session.partners.bots) and not session.match.ruleset.knowledge.secrets)

    def handle(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        """Opens or folds the options that were folded away."""
        menu.opened = not menu.opened
        menu.weigh()
        self.session.show(menu, asked)
        return False

    def position(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        self.session.told_turn = -1
        self.session.show(menu, asked)
        return False

    def inspect(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        lines = self.session.screen.place(self.session.match.view(asked[0]), rest)
        for line in lines:
            self.desk.text(line, indent=2)
        if not lines:
            self.desk.text(self.say("cli-error-place", name=rest[:40]), "warning", indent=2)
        return False

    def odds(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        session = self.session
        entry = menu.find(rest) if rest else None
        if entry is None:
            raise BocageError("cli-error-which-odds")
        show_odds(self.desk, session.screen, session.match, entry.action)
        return False

    def advise(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        """Says what a strong bot would do in this person's place, and why. The bot knows only what that person may know."""
        session = self.session
        if not session.hints:
            raise BocageError("cli-error-no-hints")
        session.match.take_hint(asked[0])
        why = Adviser(Random(len(session.match.moves)), seconds=HINT_SECONDS).explain(Viewpoint(session.match, asked[0]))
        self.desk.text(in_words(why, session.match, session.screen, self.say), indent=2)
        return False

    def stocks(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        for line in self.session.screen.stocks(self.session.match.view(asked[0])):
            self.desk.text(line, indent=2)
        return False

    def log_of_turn(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        return self.tell(self.session.start_of_turn())

    def whole_log(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        return self.tell(self.session.start_of_log())

    def tell(self, since: int) -> bool:
        session = self.session
        events = session.match.events(since, session.at_screen)
        self.desk.lines(Story(session.screen, self.desk).lines(events))
        return False

    # --- taking back --------------------------------------------------------------------------------------------------

    def undo(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        self.take_back()
        return True

    def take_back(self) -> None:
        session = self.session
        match, text = taken_back(session.match, session.passed, self.is_ours)
        session.set_back(match, self.undone(match, text))

    def restart(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        """Takes back what can be taken back of this activation."""
        session = self.session
        match, text, _ = activation_taken_back(session.match, session.screen, session.passed, self.is_ours)
        session.set_back(match, self.undone(match, text))
        return True

    def is_ours(self, move: Move) -> bool:
        """Whether the person at the screen may take a move back. Where there is a curtain: only a move of his own seat."""
        session = self.session
        if session.has_curtain and session.at_screen is not None:
            return move.seat == session.at_screen
        return move.seat in session.partners.people

    def undone(self, match: Match, text: str) -> str:
        decision = match.decision
        assert decision is not None
        if decision.sealed and self.session.has_curtain:
            return self.say("cli-undone", choice=self.say("cli-sealed"))
        return self.say("cli-undone", choice=self.session.screen.namer.action(match.read(text), match.state, decision))

    # --- the table ----------------------------------------------------------------------------------------------------

    def auto_pass(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        """Turns automatic passing on or off. Where hands are hidden it covers all windows of the turn, so that it reveals
        nothing about a hand."""
        if self.session.match.ruleset.display.windows:
            return self.let_windows_pass(asked)
        passes = self.session.passes
        on = not passes[asked[0]]
        for seat in asked:
            passes[seat] = on
        self.desk.text(self.say("cli-auto-pass-on" if on else "cli-auto-pass-off"))
        return False

    def let_windows_pass(self, asked: list[int]) -> bool:
        silence, turn = self.session.silence, self.session.turn
        on = silence.get(asked[0]) != turn
        for seat in asked:
            silence[seat] = turn if on else -1
        self.desk.text(self.say("cli-windows-pass" if on else "cli-windows-asked"))
        return False

    def robot(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        if self.session.partners.waiting(self.session.match, self.session.screen) and self.session.let_bots_speak(pushed=True):
            return True
        self.desk.text(self.say("cli-robot-waits"))
        return False

    def give_order(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        """Gives a partner a job, or tells who does what."""
        self.session.team.command(rest)
        return False

    def save(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        self.session.save()
        self.desk.text(self.say("cli-saved", file=shown(self.session.file)))
        return False

    def quit(self, rest: str, menu: Menu, asked: list[int]) -> bool:
        raise Leave
