"""The options of a decision, numbered, grouped by who acts and by kind, with cost and odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from bocage.cli.desk import Desk
from bocage.cli.scenario_lists import words_of
from bocage.cli.terminal.option_words import beginnings, family_name, fitting, words_shown
from bocage.core.action import Action
from bocage.core.errors import BocageError, Unreadable, shortened
from bocage.core.match import Match
from bocage.core.odds import WORLDS
from bocage.core.screen import AnyScreen, Choice, Line, joined, length_of, percent, wrapped
from bocage.core.text import words

LEAVES = 300                        # an option with more possible results than this shows its odds on demand only
SECONDS = 0.2                       # for the odds of all options together
NARROW, WIDE = 70, 118              # columns from which options stand two, three abreast

NO_VERB = ("error-unreadable", "error-unreadable-verb")        # errors that say no more than that a text begins like no action

# How a typed word may stand for the full one, the closest first: as it is, as what follows the dot (``d`` for
# ``lighthouse.d``), as its beginning.
WAYS: tuple[Callable[[str, str], bool], ...] = (
    lambda word, full: word == full,
    lambda word, full: word in (full, full.rpartition(".")[2]),
    lambda word, full: full.startswith(word) or full.rpartition(".")[2] == word,
)


class Entry:
    """A numbered option, whose it is, and what is known of its consequences."""

    def __init__(self, action: Action, choice: Choice, seat: int) -> None:
        self.action = action
        self.choice = choice
        self.seat = seat
        self.number = 0
        self.certain: list[str] = []
        self.likely: list[str] = []
        self.many = False


class Menu:
    """The options that people at this screen may choose from."""

    def __init__(self, match: Match, screen: AnyScreen, people: Sequence[int]) -> None:
        self.match = match
        self.screen = screen
        decision = match.decision
        assert decision is not None
        entries = []
        for action in decision.options:
            seat = next((seat for seat in match.entitled(action) if seat in people), None)
            if seat is not None:
                choice = screen.choice(match.state, decision, action)
                entries.append(Entry(action, choice, seat))
        groups = list(dict.fromkeys(entry.choice.who for entry in entries))
        entries.sort(key=lambda entry: (entry.choice.minor, groups.index(entry.choice.who), entry.choice.kind))
        self.entries = entries
        for number, entry in enumerate(entries, 1):
            entry.number = number
        self.opened = all(entry.choice.minor for entry in entries)

    @property
    def shown(self) -> list[Entry]:
        return [entry for entry in self.entries if self.opened or not entry.choice.minor]

    @property
    def hidden(self) -> list[Entry]:
        return [entry for entry in self.entries if not self.opened and entry.choice.minor]

    def weigh(self) -> None:
        """Works out the odds of the options shown, as many as the time allows."""
        until = perf_counter() + SECONDS
        for entry in self.shown:
            entry.many = perf_counter() > until
            if not entry.many:
                leaves = LEAVES if self.match.knows_all(entry.seat) else LEAVES // WORLDS     # for each position supposed
                odds = self.match.odds_for(entry.action, entry.seat, leaves, sample=0)
                entry.many = not odds.exact
                chances = self.screen.chances(odds) if odds.exact else []
                entry.certain = [each.text for each in chances if each.is_certain and each.unwelcome]
                entry.likely = [each.text if each.is_certain else f"{each.text} {percent(words(self.screen.lang), each.chance)}"
                                for each in chances if not (each.is_certain and each.unwelcome)]

    # --- choosing -----------------------------------------------------------------------------------------------------

    def find(self, text: str) -> Entry | None:
        """The option of a number, of an action text or of the words that the option shows. Names and words may be shortened
        as long as one option fits.

        None: a readable action that is not offered. ``Unreadable`` or a hint when several fit.
        """
        if text.isdigit():
            return self.numbered(int(text))
        typed = text.lower().split()
        for way in WAYS:
            found = [entry for entry in self.entries if stands_for(typed, entry.action.text.lower().split(), way)]
            if found:
                return self.only(text, found)
        try:
            self.match.read(self.screen.complete(self.match.state, text))
        except Unreadable as error:
            return self.worded(text, error)
        return None

    def worded(self, text: str, error: Unreadable) -> Entry:
        """The option that shows all these words. A text that begins like an action keeps the error that says what it lacks."""
        decision = self.match.decision
        assert decision is not None
        shown = [words_shown(entry.action, entry.choice, family_name(
            self.match.ruleset, self.screen.lang, decision.kind, entry.action.verb)) for entry in self.entries]
        found = [self.entries[at] for at in fitting(text, shown)]
        if found:
            return self.only(text, found)
        if error.key not in NO_VERB:
            raise error
        raise Unreadable(text, "cli-error-words", known=self.beginnings())

    def only(self, text: str, fits: Sequence[Entry]) -> Entry:
        if len(fits) > 1:
            raise BocageError("cli-error-ambiguous", text=text[:60], numbers=", ".join(str(entry.number) for entry in fits))
        return fits[0]

    def beginnings(self) -> str:
        """The words with which the options begin, verb by verb."""
        return shortened(" · ".join(beginnings((entry.action, entry.choice) for entry in self.entries)))

    def numbered(self, number: int) -> Entry:
        entry = next((entry for entry in self.entries if entry.number == number), None)
        if entry is None:
            raise Unreadable(str(number), "cli-error-number", number=str(number), last=str(len(self.entries)))
        return entry

    # --- showing ------------------------------------------------------------------------------------------------------

    def lines(self, desk: Desk) -> list[Line]:
        return self.plain_lines(desk) if desk.plain else self.drawn_lines(desk)

    def plain_lines(self, desk: Desk) -> list[Line]:
        """One option a line, all in words."""
        made: list[Line] = []
        for entry in self.shown:
            choice = entry.choice
            parts = [desk.say("cli-option-named", who=choice.who, label=choice.label) if choice.who else choice.label]
            if choice.cost is not None:
                parts.append(desk.say("cli-cost", number=choice.cost))
            parts += [*entry.certain, *entry.likely, *([desk.say("cli-odds-many", number=entry.number)] if entry.many else [])]
            made += wrapped([(f"{entry.number}. {', '.join(parts).rstrip('.')}.", "")], desk.look.width)
        if self.hidden:
            made.append([(words_of(desk, self.match.ruleset)("cli-minor-plain", number=len(self.hidden)), "")])
        return made

    def drawn_lines(self, desk: Desk) -> list[Line]:
        width = desk.look.width
        columns = 1 if width < NARROW else 2 if width < WIDE else 3
        made: list[Line] = []
        who, several = "", len({entry.choice.who for entry in self.shown}) > 1
        for group in self.groups():
            first = group[0].choice
            if first.who and first.who != who and several:
                made.append([(f" {first.who}", "strong")])
            who = first.who
            made += rows([self.cell(entry, desk) for entry in group], width, columns)
        if self.hidden:
            say = words_of(desk, self.match.ruleset)
            made.append([("  h ", "number"), (say("cli-minor", number=len(self.hidden)), "quiet")])
        return made

    def groups(self) -> list[list[Entry]]:
        """Options of one kind of one actor."""
        found: list[list[Entry]] = []
        for entry in self.shown:
            if found and alike(found[-1][-1].choice, entry.choice):
                found[-1].append(entry)
            else:
                found.append([entry])
        return found

    def cell(self, entry: Entry, desk: Desk) -> Line:
        choice = entry.choice
        line: Line = [(f"{entry.number:>3} ", "number"), (choice.label, "")]
        if choice.cost:
            line.append((f" {desk.sign('action') * choice.cost}", "action"))
        if entry.certain:
            line.append((f" {desk.sign('warning')}\u00a0{', '.join(entry.certain)}", "warning"))
        if entry.likely:
            line.append((f"{' ' + desk.sign('dot') if entry.certain else ''} {', '.join(entry.likely)}", "quiet"))
        if entry.many:
            line.append((f" {desk.say('cli-odds-many', number=entry.number)}", "quiet"))
        return line


def alike(one: Choice, two: Choice) -> bool:
    return (one.who, one.kind, one.minor) == (two.who, two.kind, two.minor)


def stands_for(words: Sequence[str], full: Sequence[str], way: Callable[[str, str], bool]) -> bool:
    return len(words) == len(full) and all(map(way, words, full))


def rows(cells: Sequence[Line], width: int, columns: int) -> list[Line]:
    """Puts cells side by side; a cell that is too wide gets lines of its own."""
    column = width // columns
    made: list[Line] = []
    current: Line = []
    used = 0
    for cell in cells:
        length = length_of(cell)
        taken = -(-(length + 1) // column)
        if current and used + taken > columns:
            made.append(joined(current))
            current, used = [], 0
        if length > width:
            made += wrapped(cell, width, 4)
            continue
        current += [*cell, (" " * (taken * column - length), "")]
        used += taken
    return [*made, joined(current)] if current else made
