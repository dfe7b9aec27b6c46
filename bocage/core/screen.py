"""A game as lines of text: what a terminal shows of it, and what the server tells the web client in words.

A game without a ``Screen`` of its own can still be played with ``plain_screen``: its options and its log have words, only the
board is not drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.core.event import Event
from bocage.core.namer import Namer
from bocage.core.outcomes import Odds, Outcome
from bocage.core.recap import Recap
from bocage.core.table import B, S
from bocage.core.text import Words

# A line is a list of spans: a text and the name of a style. The terminal decides how a style looks; the text alone says
# everything, so that styles can be left out.
Span = tuple[str, str]
Line = list[Span]
TURN, PHASE = 1, 2

V = TypeVar("V", bound=msgspec.Struct)  # a game's view


class Look(msgspec.Struct, frozen=True):
    """What a terminal can show: its width in columns, and whether it has only ASCII characters."""

    width: int = 80
    ascii: bool = False


class Choice(msgspec.Struct, frozen=True):
    """An option as a terminal lists it. ``who``: the heading above it; ``kind``: options of one kind stand together.

    ``minor`` options are folded into one line. ``cost`` is in actions; None if the option has no such cost. ``note``: what it
    comes to, in a few words ("total 8, level"), for a button that has no room for the whole label.
    """

    label: str
    who: str = ""
    kind: int = 0
    cost: int | None = None
    minor: bool = False
    note: str = ""


class Chance(msgspec.Struct, frozen=True):
    """One possible consequence of an option: its words, its probability, and whether it is bad for the one who chooses."""

    key: str
    text: str
    chance: float
    unwelcome: bool

    @property
    def is_certain(self) -> bool:
        return self.chance > 1 - 1e-9

    @property
    def is_open(self) -> bool:
        return self.chance > 0 and not self.is_certain


def certain(outcome: Outcome) -> Outcome:
    """The same outcome, as if it were the only one."""
    return msgspec.structs.replace(outcome, chance=1.0, low=1.0, high=1.0)


Part = Literal["hope", "other", "rest", "danger"]


class Share(msgspec.Struct, frozen=True):
    """One of the parts into which the outcomes of an option fall: what is hoped for, the main danger, and what is left between
    them (``other`` if one thing always comes of it, with its key; ``rest`` if not)."""

    part: Part
    key: str
    chance: float


class Screen(Generic[B, S, V]):
    """One game in one language. It shows a seat's view and decides nothing."""

    told_by: ClassVar[Mapping[str, str]] = {}
    """Events that say nothing by themselves where the reader sees another at once after them, which says the same and more:
    "draws 3 cards" before the names of the cards. By name, with the name of the other."""

    def __init__(self, board: B, lang: str, namer: Namer) -> None:
        self.board = board
        self.lang = lang
        self.namer = namer

    # --- the position -------------------------------------------------------------------------------------------------

    def draw(self, view: V, look: Look) -> list[Line]:
        """The drawing of the board, no line wider than ``look.width``."""
        return []

    def tell(self, view: V) -> list[str]:
        """The view in sentences, for a screen reader."""
        return []

    def legend(self, look: Look) -> list[Line]:
        """What the signs of the drawing mean."""
        return []

    def place(self, view: V, name: str) -> list[str]:
        """What lies at a place, in words; empty when there is no such place."""
        return []

    def stocks(self, view: V) -> list[str]:
        """What is left in decks and pools."""
        return []

    # --- the options --------------------------------------------------------------------------------------------------

    def choice(self, state: S, decision: Decision, action: Action) -> Choice:
        return Choice(self.namer.action(action, state, decision))

    def name_of(self, state: S, fact: str, value: str | int, reader: Seat | None = None) -> str:
        """What a fact of an option is called in a few words: a unit, a card, a place; empty if it has no name of its own."""
        return ""

    def lost(self, state: S, decision: Decision) -> str:
        """What is given up by ending this question without doing anything ("3 actions lost"); empty if nothing is."""
        return ""

    def chances(self, odds: Odds) -> list[Chance]:
        """The possible consequences of an option, each in a few words."""
        return []

    def remarks(self, odds: Odds) -> list[str]:
        """What must be said beside the chances: how further questions were answered, and that chance goes on afterwards."""
        return []

    def shares(self, odds: Odds) -> list[Share]:
        """The outcomes of an option in parts that exclude each other: the main hope without the main danger, all else, and the
        danger. Together they make 1. There are none if nothing is open."""
        chances = self.chances(odds)
        wanted = [each for each in chances if not each.unwelcome]
        hope = next((each.key for each in wanted if each.is_open), "")
        feared = [each for each in chances if each.unwelcome and each.is_open]
        danger = max(feared, key=lambda each: each.chance).key if feared else ""
        if not hope and not danger:
            return []
        parts: dict[Part, float] = dict.fromkeys(("hope", "rest", "danger"), 0.0)
        left = {each.key for each in wanted if each.key != hope}
        for outcome in odds.outcomes:
            keys = self.keys_of(odds, outcome)
            part: Part = "danger" if danger in keys else "hope" if hope in keys else "rest"
            parts[part] += outcome.chance
            if part == "rest":
                left &= keys
        other = next((each.key for each in wanted if each.key in left), "") if parts["rest"] else ""
        shares = [Share("hope", hope, parts["hope"]), Share("other" if other else "rest", other, parts["rest"]),
                  Share("danger", danger, parts["danger"])]
        return [share for share in shares if share.chance]

    def keys_of(self, odds: Odds, outcome: Outcome) -> set[str]:
        """The chances that have come true in one outcome."""
        return {each.key for each in self.chances(msgspec.structs.replace(odds, outcomes=(certain(outcome),)))}

    def complete(self, state: S, text: str) -> str:
        """An action text with shortened names written out."""
        return text

    def can_wait(self, decision: Decision) -> bool:
        """Whether passing is an option and all others are minor."""
        return False

    # --- turns --------------------------------------------------------------------------------------------------------

    def turn_of(self, state: S, decision: Decision) -> int | None:
        """The seat whose turn it is, if others can only interrupt it; None if any seat may act first."""
        return decision.by[0] if len(decision.by) == 1 else None

    def begins(self, text: str) -> bool:
        """Whether an action begins an activation, to which the actions after it belong."""
        return False

    # --- the log ------------------------------------------------------------------------------------------------------

    def heading(self, event: Event) -> int:
        """TURN or PHASE for an event that begins a section of the log, otherwise 0."""
        return 0

    def sentence(self, event: Event, following: Event | None) -> str:
        """An event of the log in words; empty if ``following``, the next event that the reader sees, says it too."""
        silent = following is not None and self.told_by.get(event.name) == following.name
        return "" if silent else self.namer.event(event)

    def is_forced(self, event: Event) -> bool:
        """Whether the rules and no player caused the event, so that the log should name the rule."""
        return False

    def recap(self, turn: Sequence[Event], seat: int | None) -> Recap | None:
        """The card about a turn that has ended, from its events as the reader has seen them, its heading first. None if nothing
        was decided in it. ``seat``: the reader's; None if nobody's, or several read."""
        return None

    def summary(self, view: V) -> list[str]:
        """More lines about the game, when it is over."""
        return []


AnyScreen = Screen[Any, Any, Any]


def plain_screen(namer: Callable[[B, str], Namer]) -> Callable[[B, str], AnyScreen]:
    """The screen of a game that has words but no drawing."""
    return lambda board, lang: Screen(board, lang, namer(board, lang))


def wrapped(line: Line, width: int, indent: int = 0) -> list[Line]:
    """Breaks a line at blanks into lines of at most ``width``; indents those after the first."""
    made: list[Line] = [[]]
    used = 0
    for blank, word in words_in(line):
        length = length_of(word)
        if blank and used + 1 + length > width and used > indent:
            made.append([(" " * indent, "")] if indent else [])
            used = indent
        elif blank:
            made[-1].append((" ", word[0][1] if word else ""))
            used += 1
        made[-1] += word
        used += length
    return [joined(each) for each in made]


def words_in(line: Line) -> list[tuple[bool, Line]]:
    """The words of a line, each with whether a blank comes before it; a word may have several spans."""
    words: list[tuple[bool, Line]] = [(False, [])]
    for text, style in line:
        first, *others = text.split(" ")
        if first:
            words[-1][1].append((first, style))
        words += [(True, [(word, style)] if word else []) for word in others]
    return words


def joined(line: Line) -> Line:
    """The line in as few spans as possible, without blanks at its end."""
    made: Line = []
    for text, style in line:
        if made and made[-1][1] == style:
            made[-1] = (made[-1][0] + text, style)
        elif text:
            made.append((text, style))
    while made and not made[-1][0].strip(" "):
        made.pop()
    if made:
        made[-1] = (made[-1][0].rstrip(" "), made[-1][1])
    return made


def length_of(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def percent(say: Words, chance: float) -> str:
    """A probability in whole per cent. Only the impossible is 0 %, only the certain 100 %."""
    number = round(100 * chance)
    if number == 0 and chance > 0:
        return say("cli-percent-below", number=1)
    if number == 100 and chance < 1:
        return say("cli-percent-above", number=99)
    return say("cli-percent", number=number)
