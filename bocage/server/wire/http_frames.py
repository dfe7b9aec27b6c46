"""What HTTP requests and answers hold, in the manner of ``frames.py``: lists, forms, rules, invitations."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bocage.core.contract import Mission, Sketch
from bocage.server.wire.frame_types import (
    MOST_ALLIES, MOST_PACKS, MOST_POINTS, NAME, RECORD_BYTES, AnswerSeconds, In, Name, Out, PackText, SettingText, Token,
    Word)


class Problem(Out, frozen=True):
    """Every error: a code for programs, a sentence for people, the rule where a rule says no."""

    code: str
    text: str
    rule: str = ""


class ScenarioCard(Out, frozen=True):
    """``key`` finds its name in the game's texts, ``key.text`` what it is about if that exists. ``pieces``: commandos.

    ``facts``: its length and difficulty; nothing for a game that does not tell them.
    """

    id: str
    shelf: str
    fewest: int
    most: int
    key: str
    pieces: int
    facts: Mission | None = None


class OptionCard(Out, frozen=True):
    """Words: ``option-<id>``, ``option-<id>-<choice>`` in the game's texts; no choices: free text; ``several``: with commas."""

    id: str
    choices: tuple[str, ...]
    default: str
    ruling: str
    several: bool


class GameCard(Out, frozen=True):
    """``builds``: whether players build forces for it; ``windows``: whether somebody may answer out of turn."""

    id: str
    version: str
    prefix: str
    scenarios: tuple[ScenarioCard, ...]
    options: tuple[OptionCard, ...]
    levels: tuple[str, ...]
    builds: bool
    windows: bool


class GameMaps(Out, frozen=True):
    """A small map of each scenario, by its id; empty for a game that draws none."""

    maps: dict[str, Sketch]


class GameTexts(Out, frozen=True):
    """The words of a game in one language, as its Fluent file has them."""

    text: str


class RuleText(Out, frozen=True):
    """A rule, a ruling or an example in one language; ``rules``: those it settles or shows."""

    id: str
    kind: Literal["rule", "ruling", "example"]
    chapter: str
    title: str
    text: str
    why: str
    rules: tuple[str, ...]
    setting: str


class RuleExample(Out, frozen=True):
    """A scene on a board, told by the replay ``example/<game>.<id>``. ``rules``: those that it shows, the most important one
    first."""

    id: str
    title: str
    rules: tuple[str, ...]


class RuleBook(Out, frozen=True):
    """``checkout``: the server runs from a checkout, and can tell where a rule is kept. For those who search in it:
    ``stop_words`` say nothing about what is looked for, ``synonyms`` are groups of beginnings that mean the same."""

    game: str
    chapters: dict[str, str]
    rules: tuple[RuleText, ...]
    examples: tuple[RuleExample, ...]
    checkout: bool
    stop_words: tuple[str, ...]
    synonyms: tuple[tuple[str, ...], ...]


class AidLine(Out, frozen=True):
    text: str
    rule: str


class AidSection(Out, frozen=True):
    title: str
    lines: tuple[AidLine, ...]


class PlayerAid(Out, frozen=True):
    """The player aid of a game in one language, a page to print; without sections if the game has none."""

    game: str
    sections: tuple[AidSection, ...]


class RuleKept(Out, frozen=True):
    """The places (``file:line  function``) at which the code, the tests and the texts name a rule. ``proved``: what the tests
    say of it: their names, as sentences."""

    code: tuple[str, ...]
    tests: tuple[str, ...]
    texts: tuple[str, ...]
    proved: tuple[str, ...]


class Judging(In, frozen=True):
    """A force to be judged; see ``Building`` in the core. ``texts``: of the whole alliance, ``at``: which of them; ``packs``:
    players' own files that it is built from."""

    texts: Annotated[tuple[SettingText, ...], Meta(min_length=1, max_length=MOST_ALLIES)]
    at: Annotated[int, Meta(ge=0, lt=MOST_ALLIES)] = 0
    scenario: Word = ""
    points: Annotated[int, Meta(ge=0, le=MOST_POINTS)] = 0
    seats: Annotated[int, Meta(ge=1, le=8)] = 2
    packs: Annotated[tuple[PackText, ...], Meta(max_length=MOST_PACKS)] = ()


class PackFile(In, frozen=True):
    """A player's own file, to be read."""

    text: PackText


class Drafting(In, frozen=True):
    """A force at random, of that side (or faction)."""

    side: Word
    points: Annotated[int, Meta(ge=0, le=MOST_POINTS)] = 0
    packs: Annotated[tuple[PackText, ...], Meta(max_length=MOST_PACKS)] = ()


class Drafted(Out, frozen=True):
    text: str


class Me(Out, frozen=True):
    """The person behind a token."""

    name: str
    auto_pass: bool


class Preferences(In, frozen=True):
    name: Name | None = None
    auto_pass: bool | None = None


class NewSeat(In, frozen=True):
    """``me``; ``here``: another person at my screen; ``open``: somebody online, by link or from the list; ``bot``."""

    kind: Literal["me", "here", "open", "bot"]
    name: Annotated[str, Meta(max_length=NAME)] = ""
    level: Word = "corporal"


class NewMatch(In, frozen=True):
    """``options``: only a setting that holds a player's own file may be longer than ``SETTING``."""

    game: Word
    scenario: Word
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=8)]
    options: dict[Word, PackText] = msgspec.field(default_factory=dict)
    listed: bool = False                    # whether its open seats stand in the lobby
    answer_seconds: AnswerSeconds = 30      # that a window stands open, where people play at different screens; 0: no clock
    hints: bool | None = None               # whether players may ask for hints; None: where that is usual


class Resume(In, frozen=True):
    """A record to go on from. ``seats``: who sits where now; one for each seat of the record."""

    record: Annotated[str, Meta(max_length=RECORD_BYTES)]
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=8)] = ()
    listed: bool = False
    answer_seconds: AnswerSeconds = 30


class Invitation(Out, frozen=True):
    seat: int
    secret: str


class Created(Out, frozen=True):
    id: str
    invitations: tuple[Invitation, ...] = ()
    notes: tuple[str, ...] = ()


class Joining(In, frozen=True):
    """Trades an invitation for its seat."""

    secret: Token


class Joined(Out, frozen=True):
    id: str
    seat: int


class Invited(Out, frozen=True):
    """What an invitation leads to: which of how many seats, at whose table. ``packs``: the players' own files that are played
    with there."""

    game: str
    scenario: str
    seat: int
    seats: int
    host: str
    packs: tuple[str, ...]


class SeatCard(Out, frozen=True):
    """``mine``: the asking client holds it; ``here``: at this moment somebody is connected to it."""

    name: str
    kind: Literal["person", "bot", "open"]
    level: str
    mine: bool
    here: bool


class MatchCard(Out, frozen=True):
    """A match as lists show it. ``asked``: the seats whose turn it is; ``result``: empty while it goes on; ``answer_seconds``:
    how long a window stands open (0: as long as it takes); ``lesson``: the name of the lesson, if it is one; ``hints``: players
    may ask for hints."""

    id: str
    game: str
    scenario: str
    lesson: str
    seats: tuple[SeatCard, ...]
    turn: int
    asked: tuple[int, ...]
    result: str
    created: float
    changed: float
    owner: bool
    listed: bool
    watchers: int
    answer_seconds: int
    hints: bool


class MatchLists(Out, frozen=True):
    mine: tuple[MatchCard, ...]
    open: tuple[MatchCard, ...]
    live: tuple[MatchCard, ...]


class Health(Out, frozen=True):
    ok: bool
    version: str
    matches: int
    connections: int
