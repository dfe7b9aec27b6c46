"""The contract of a game: what the core asks of it. ``bocage/games/<game>/__init__.py`` holds one ``Ruleset``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from bocage.core.action import Action
from bocage.core.building import Building, Judged, PackRead
from bocage.core.decision import Decision, Steps
from bocage.core.errors import Unknown
from bocage.core.event import Event
from bocage.core.table import Table

if TYPE_CHECKING:
    from bocage.core.screen import Screen


class Scenario(msgspec.Struct, frozen=True):
    """Something to play: its id, the shelf it stands on, and how many seats it has. ``key`` finds its name and text."""

    id: str
    shelf: str
    seats: tuple[int, int]
    key: str
    pieces: int = 0


class Option(msgspec.Struct, frozen=True):
    """A setting chosen before the game. Words: ``option-<id>`` and ``option-<id>-<choice>``; no choices: free text.

    ``several``: any of the choices together, each once, with commas between. ``file``: it holds a player's own file.
    """

    id: str
    choices: tuple[str, ...]
    default: str
    ruling: str = ""
    several: bool = False
    file: bool = False

    def takes(self, value: str) -> bool:
        if not self.choices:
            return True
        chosen = self.listed(value) if self.several else [value]
        return all(each in self.choices for each in chosen) and len(chosen) == len(set(chosen))

    def listed(self, value: str) -> list[str]:
        return [word.strip() for word in value.split(",") if word.strip()]

    def in_one_line(self, value: str) -> str:
        """As a record can hold it: in free text a line break is as good as ``;``, in a file as a blank."""
        if self.file:
            return " ".join(value.replace("\r", "\n").split("\n")).strip()
        return "; ".join(line.strip() for line in value.splitlines() if line.strip())


class Result(msgspec.Struct, frozen=True):
    """How a game ended: a score for each seat from 0 to 1, and the rule that ended it."""

    scores: tuple[float, ...]
    rule: str
    key: str


class Known(msgspec.Struct, frozen=True):
    """A choice in the present step as a seat knows it: who chose what, and the events by which it revealed something."""

    seat: int
    action: Action
    told: tuple[Event, ...]


Fact = str | int | list[str | int] | dict[str, int]


class Namer:
    """Turns the numbers of actions, decisions and events into words of one language."""

    def action(self, action: Action, state: Any = None, decision: Decision | None = None) -> str:
        """What an option does; the more is known of position and question, the better it reads."""
        raise NotImplementedError

    def ask(self, decision: Decision) -> str:
        raise NotImplementedError

    def event(self, event: Event) -> str:
        raise NotImplementedError


class Ruleset:
    """A game. Boards are fixed for a whole game and shared between copies; states are plain data."""

    id: str
    version: str
    prefix: str
    folder: Path
    scenarios: Sequence[Scenario]
    options: Sequence[Option]
    View: type[msgspec.Struct]          # what ``view`` makes; the web client has the same type
    Survey: type[msgspec.Struct] | None = None      # what ``survey`` makes, if players can ask the table something
    Builder: type[msgspec.Struct] | None = None     # what ``builder`` makes, if players build forces
    Verdict: type[Judged] | None = None             # what ``judge`` makes
    Pack: type[PackRead] | None = None              # what ``read_pack`` makes, if players can bring files of their own
    weighs: bool = True                 # whether the odds of options are told beside them (else a survey tells more)
    at_a_glance: frozenset[str] = frozenset()   # questions whose answers show their worth only later: one look ahead is in vain
    many_windows: bool = False          # so many that who plays alone against bots is not asked where he could only pass
    secrets: bool = False               # whether seats hide something from each other: then two at one screen need a curtain
    windows: frozenset[str] = frozenset()       # kinds of question that only let a seat answer a deed, or pass

    def board(self, scenario: str, options: Mapping[str, str], seats: int) -> Any:
        """Everything that does not change in this game: maps, tables, the actions that can ever be chosen."""
        raise NotImplementedError

    def scenario(self, id: str, seats: int) -> Scenario:
        """The scenario of that id, if so many can play it."""
        card = next((each for each in self.scenarios if each.id == id), None)
        if card is None:
            raise Unknown("scenario", id, ", ".join(each.id for each in self.scenarios))
        fewest, most = card.seats
        if not fewest <= seats <= most:
            raise Unknown("seats", str(seats), f"{fewest}–{most}")
        return card

    def first_state(self, board: Any) -> Any:
        raise NotImplementedError

    def blank_state(self) -> Any:
        """A state to be filled from a snapshot."""
        raise NotImplementedError

    def next_step(self, g: Table[Any, Any]) -> Steps:
        """One activation, phase or exchange; between two steps the state is plain data."""
        raise NotImplementedError

    def is_over(self, state: Any) -> bool:
        raise NotImplementedError

    def result(self, board: Any, state: Any) -> Result:
        raise NotImplementedError

    def read(self, board: Any, text: str) -> Action:
        """The action of a text; ``Unreadable`` if there is none."""
        raise NotImplementedError

    def why_not(self, board: Any, state: Any, decision: Decision, action: Action) -> str:
        """The id of the rule that forbids a readable action now."""
        raise NotImplementedError

    def may_answer(self, board: Any, state: Any, decision: Decision, action: Action, seat: int) -> bool:
        """Whether this option of a shared decision is this seat's to choose."""
        return seat in decision.by

    def view(self, board: Any, state: Any, seat: int | None) -> msgspec.Struct:
        """All that a seat may know (None: a spectator), built up from nothing."""
        raise NotImplementedError

    def knows_all(self, board: Any, state: Any, seat: int) -> bool:
        """Whether a seat knows everything about a state; then there is nothing to suppose."""
        return False

    def suppose(self, board: Any, state: Any, seat: int, rng: Random) -> Any:
        """A state that a seat cannot tell from the true one: what it does not know is dealt anew, from what it knows alone.

        Two states that the seat cannot tell apart give the same one for the same ``rng``: sort before you shuffle.
        """
        raise NotImplementedError

    def suppose_since(self, board: Any, state: Any, seat: int, rng: Random, since: Sequence[Known]) -> Any:
        """The same for a step that has gone on since that state.

        If the supposed state would not have allowed a choice, or would have brought something else to light, the core asks
        again; so a game with hidden hands deals others the cards that they have played or shown since.
        """
        return self.suppose(board, state, seat, rng)

    def log_from(self, log: Sequence[Event]) -> int:
        """The first event that may still be told while the game runs, where a rule lets nobody look further back."""
        return 0

    def facts(self, board: Any, event: Event) -> dict[str, Fact]:
        """What an event is about, by the names that the view uses."""
        return {}

    def about(self, board: Any, action: Action) -> dict[str, Fact]:
        """What an option is about, by the names that the view uses."""
        return {}

    def asks_about(self, board: Any, decision: Decision) -> dict[str, Fact]:
        """What a question is about, by the names that the view uses."""
        return {}

    def deed(self, state: Any) -> object:
        """What is under way (a unit's activation), so that somebody may ask not to be asked until it is over."""
        return None

    def survey(self, board: Any, state: Any, seat: int | None, text: str) -> msgspec.Struct | None:
        """The answer to what a reader asks of the table without choosing anything, from what he may know; None: no such."""
        return None

    def some_options(self, scenario: str, seats: int, options: Mapping[str, str], rng: Random) -> dict[str, str]:
        """Settings in free text for a game at random (armies, layouts), fitting those already chosen."""
        return {}

    def builder(self, lang: str) -> msgspec.Struct | None:
        """Everything that a force can be built from, with its names; None: nothing is built in this game."""
        return None

    def judge(self, wanted: Building, lang: str) -> Judged | None:
        """What a text builds and which rules it breaks; no text may be an error. None: nothing is built in this game."""
        return None

    def read_pack(self, text: str, lang: str) -> PackRead | None:
        """What a player's own file brings, or what is wrong with it; no text may be an error. None: no files in this game."""
        return None

    def draft(self, side: str, wanted: Building, rng: Random | None = None) -> str:
        """A force that nobody had to think of, as text: a sensible one, or one at random."""
        raise NotImplementedError

    def pieces(self, board: Any, state: Any) -> Any:
        """A count of every piece, card and token that play must conserve."""
        raise NotImplementedError

    def audit(self, board: Any, state: Any) -> list[str]:
        """Facts that must never be true, in words for a developer: a tile over its capacity, a guard without a post."""
        return []

    def longest_game(self, board: Any) -> int:
        """A bound on the number of decisions of any game."""
        raise NotImplementedError

    def namer(self, board: Any, lang: str) -> Namer:
        raise NotImplementedError

    def bags(self, board: Any) -> Mapping[str, Sequence[str]]:
        """The names of what can be drawn, for each bag."""
        return {}

    def check(self, folder: Path | None = None, lang: str = "en") -> list[str]:
        """Validates content (the game's own, or a player's pack); says in words what was checked, raises ``BadContent``."""
        raise NotImplementedError

    def screen(self, board: Any, lang: str) -> Screen:
        """How the game shows itself in a terminal."""
        from bocage.core.screen import Screen

        return Screen(self, board, lang)

    # --- for bots; nothing that the rules need ------------------------------------------------------------------------

    def evaluate(self, board: Any, state: Any, seat: int) -> float:
        """How likely this seat is to win from here, from 0 to 1."""
        raise NotImplementedError

    def priors(self, board: Any, state: Any, decision: Decision, options: Sequence[Action]) -> list[float]:
        """How promising options look at first sight: positive weights, 1 for nothing special."""
        return [1.0] * len(options)

    def horizon(self, board: Any, state: Any) -> Callable[[Any], bool]:
        """Says of later states whether a play-out from this one should stop and be judged there."""
        return lambda later: False
