"""The types of replays that pass between the server and its clients, in the manner of ``frames.py``."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from bocage.bots.luck import Judged
from bocage.server.wire.frame_types import RECORD_BYTES, ChatText, In, Out, Word
from bocage.server.wire.frames import Ending, Happened, Update, Weighing, WhyPart
from bocage.server.wire.http_frames import MatchCard, NewSeat, SeatCard


class Upload(In, frozen=True):
    """A record to be replayed. Nothing of it is stored: whoever wants to see more of it later may have to send it again."""

    record: Annotated[str, Meta(max_length=RECORD_BYTES)]


class Uploaded(Out, frozen=True):
    """``id``: by which its moments are asked for."""

    id: str


class TurnMark(Out, frozen=True):
    """A turn begins at moment ``at``."""

    at: int
    text: str


class ExampleTold(Out, frozen=True):
    """What is said of an example of the rules: before its first choice, after each one, at its end; an empty text: the log says
    enough. ``dice``: what chance answers is set; ``tried``: what is refused at the end, and ``refusal``: why."""

    title: str
    before: str
    steps: tuple[str, ...]
    after: str
    dice: bool
    tried: str
    refusal: str


class HintMark(Out, frozen=True):
    """A seat took a hint at moment ``at``."""

    at: int
    seat: int


class Replayed(Out, frozen=True):
    """What a replay is about. Moment ``k`` is the position after ``k`` choices; ``first`` and ``last`` are those that may be
    seen.

    ``may_look``: through whose eyes the reader may look: ``all``, ``public`` or the number of a seat; ``eyes``: through whose
    the log is told. ``told``: for each moment, how many events had happened; ``by``: for each choice, the seat that made it.
    ``over``: the game is over. ``notes``: what was unusual about the record. ``hints``: where hints were taken. ``example``:
    what is said of it, if it is an example of the rules.
    """

    game: str
    scenario: str
    options: dict[str, str]
    seats: tuple[SeatCard, ...]
    seed_hash: str
    version: str
    notes: tuple[str, ...]
    over: bool
    first: int
    last: int
    may_look: tuple[str, ...]
    eyes: str
    told: tuple[int, ...]
    by: tuple[int, ...]
    turns: tuple[TurnMark, ...]
    hints: tuple[HintMark, ...]
    log: tuple[Happened, ...]
    ending: Ending | None
    example: ExampleTold | None


class Chosen(Out, frozen=True):
    """The choice that was made at a moment; ``label`` is empty for those who may not know it."""

    seat: int
    label: str


class Moment(Out, frozen=True):
    """The position at a moment, as an update of a running match tells it (without its log and without options), and what was
    chosen then."""

    at: int
    update: Update
    chosen: Chosen | None


class LuckPart(Out, frozen=True):
    """Some choices of a game that is over, one after the other, as the bots' evaluation judges them and what chance made of
    them; all chances to win are those of the first seat. ``next``: the first choice that is not among them."""

    judged: tuple[Judged, ...]
    next: int


class SeedOf(Out, frozen=True):
    """The results from number ``start`` on come from this seed (empty: nobody knows it), whose hash was shown beforehand."""

    start: int
    seed: str
    hash: str


class Drawn(Out, frozen=True):
    """A result of chance. ``weights``: how often each possible result was there (a die: six ones); ``value``: which of them
    came; ``text``: as the record has it; ``at``: the moment after it."""

    weights: tuple[int, ...]
    value: int
    text: str
    at: int


class AllDrawn(Out, frozen=True):
    """Every result of chance of a game that is over, so that the client can derive each from the seeds by itself."""

    seeds: tuple[SeedOf, ...]
    drawn: tuple[Drawn, ...]


class Analysed(Out, frozen=True):
    """What the options of a moment are worth to the seat that chose, the best first, after so many ``worlds`` of ``most`` in
    which each was played on; whoever wants more asks again. ``why``: what the best one gains over the one that was played, or
    over the next if it was the best that was played. ``counted``: the chances are shares of games that were won, else the
    evaluation's guess. ``told``: what to make of it, in words."""

    at: int
    seat: int
    options: tuple[Weighing, ...]
    worlds: int
    most: int
    why: tuple[WhyPart, ...]
    counted: bool
    told: str


class LineSeen(Out, frozen=True):
    """The principal line of an option on the board: the view of the seat that chose after the option, then after each choice of
    the line."""

    views: tuple[Any, ...]


class RuleMet(Out, frozen=True):
    """A rule came up at moment ``at``, in a turn: what the log says of it."""

    at: int
    turn: str
    text: str


class RuleMetIn(Out, frozen=True):
    """The last moments of a match at which a rule came up, the newest first."""

    match: str
    scenario: str
    met: tuple[RuleMet, ...]


class RuleInGames(Out, frozen=True):
    """Where a rule came up in the reader's own matches; ``looked``: how many of them, the newest first, were looked through."""

    found: tuple[RuleMetIn, ...]
    looked: int


class Reach(Out, frozen=True):
    """Through whose eyes a reader may look, and which moments there are."""

    may_look: tuple[str, ...]
    first: int
    last: int


class NewComment(In, frozen=True):
    """``eyes``: through which the writer looks; it is shown to whoever may look through them."""

    text: ChatText
    eyes: Word


class Comment(Out, frozen=True):
    """What somebody has said of moment ``at``; ``name`` is empty if nobody knows it; ``mine``: the reader may delete it."""

    n: int
    at: int
    name: str
    text: str
    said: float
    mine: bool


class BranchCard(Out, frozen=True):
    """A match that went on from moment ``at``."""

    at: int
    match: MatchCard


class Origin(Out, frozen=True):
    """The replay and the moment from which a match went on."""

    source: str
    id: str
    at: int


class Beside(Out, frozen=True):
    """What stands beside a replay: comments, the matches that went on from its moments, and where it came from itself."""

    comments: tuple[Comment, ...]
    branches: tuple[BranchCard, ...]
    origin: Origin | None


class PlayOn(In, frozen=True):
    """A new match that goes on from a moment. ``seats``: who sits where; one for each seat of the game."""

    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=8)]
