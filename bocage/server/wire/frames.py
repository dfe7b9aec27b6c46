"""Every frame that passes through the socket between the server and its clients, all JSON. HTTP bodies are in
``http_frames.py``, what lessons and replays add in ``lesson_frames.py`` and ``replay_frames.py``.

``typescript.py`` writes the same types for the web client. What comes in is checked here and nowhere else: unknown fields and
lengths beyond the limits are refused before anything looks at them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bocage.core.contract import Choosing, Fact
from bocage.core.recap import Recap
from bocage.core.screen import Part
from bocage.lessons.hints import Hint
from bocage.server.wire.frame_types import ActionText, ChatText, In, Key, Lang, Out, SeatNumber, Token, Until, Word
from bocage.server.wire.http_frames import MatchCard, SeatCard
from bocage.server.wire.lesson_frames import LessonWord, Teach
from bocage.server.wire.team_frames import Allow, GiveJob, Team


# --- the socket: from the client --------------------------------------------------------------------------------------


class Hello(In, frozen=True, tag="hello"):
    """The first frame. ``token`` where there is no cookie; ``seq``: what the client has already, to be resumed from."""

    lang: Lang = "fr"
    token: Token | None = None
    seq: int = -1
    watch: bool = False                     # only look, even if seats are held


class Act(In, frozen=True, tag="act"):
    """A choice. ``at``: the sequence number of the question it answers; ``key`` makes a resent frame harmless."""

    key: Key
    at: int
    action: ActionText
    seat: SeatNumber


class Undo(In, frozen=True, tag="undo"):
    """Takes the last choice back; ``activation``: all of it that can be taken back."""

    key: Key
    at: int
    what: Literal["choice", "activation"] = "choice"


class Nudge(In, frozen=True, tag="nudge"):
    """Lets the bots open their turn where they wait politely for people."""

    key: Key
    at: int


class Hand(In, frozen=True, tag="hand"):
    """Hands a seat of mine to a bot of that level, or (empty) takes it back."""

    key: Key
    seat: SeatNumber
    level: Word = ""


class AskHint(In, frozen=True, tag="hint"):
    """Asks for a hint for a seat that is asked, where the table allows it. The record notes that it was taken."""

    key: Key
    at: int
    seat: SeatNumber


class Speak(In, frozen=True, tag="speak"):
    """Change of language: everything is said again."""

    lang: Lang


class Look(In, frozen=True, tag="look"):
    """Several play at this screen, with secrets from each other: ``seat`` is at it now (none: nobody, the curtain closes)."""

    seat: SeatNumber | None = None


class LetPass(In, frozen=True, tag="let_pass"):
    """Which windows of a kind (empty: of every kind) the seat wants to be asked about, whatever it holds: none until the turn,
    the phase or the present deed ends (a unit's activation); only those in which something happens to it (``mine``); all
    (``ask``)."""

    key: Key
    seat: SeatNumber
    until: Until = "turn"
    kind: Word = ""


class Earlier(In, frozen=True, tag="earlier"):
    """Asks for the log before event number ``before``."""

    before: int


class Why(In, frozen=True, tag="why"):
    """Asks why an action is not offered."""

    action: ActionText


class AskTable(In, frozen=True, tag="survey"):
    """Asks something of the table without choosing anything: how far a unit can go, who could shoot it there."""

    about: ActionText


class AskThreats(In, frozen=True, tag="threats"):
    """Asks who could hurt a piece (empty: the one that acts) at the places it could go to. ``state``: how it would be there
    (empty: as it is)."""

    piece: Word = ""
    state: Word = ""


class Point(In, frozen=True, tag="point"):
    """Somebody looks at an option: its odds are wanted before those of the others."""

    action: ActionText


class Say(In, frozen=True, tag="say"):
    key: Key
    text: ChatText


class Ping(In, frozen=True, tag="ping"):
    pass


FromClient = (Hello | Act | Undo | Teach | Nudge | Hand | GiveJob | Allow | AskHint | Speak | Look | LetPass | Earlier | Why
              | AskTable | AskThreats | Point | Say | Ping)

# --- the socket: from the server --------------------------------------------------------------------------------------


class Happened(Out, frozen=True):
    """An event. ``n``: its number in the log; ``by``: the seat whose choice led to it (-1: nobody's); ``move``: after how many
    choices; ``heading``: 1 opens a turn, 2 a phase; ``forced``: nobody chose it, the rule did; ``facts``: what it is about, by
    the names that the view uses."""

    n: int
    name: str
    text: str
    rule: str
    by: int
    move: int
    heading: int
    forced: bool
    facts: dict[str, Fact]


class Choice(Out, frozen=True):
    """An option. ``action`` is its text form; ``verb`` and ``about`` say what it does to what, by the names of the view.

    ``final``: it cannot be taken back (dice, or something comes to light, or the game ends). ``answered``: nor can it where a
    bot answers it at once. ``exit``: it ends the question without doing anything. ``note``: what it comes to, in a few words.
    """

    action: str
    label: str
    who: str
    verb: str
    kind: int
    cost: int | None
    minor: bool
    seat: int
    final: bool
    answered: bool
    exit: bool
    about: dict[str, Fact]
    note: str


class Question(Out, frozen=True):
    """What must be chosen now. ``by``: the seats that may answer; ``about``: what it is about, by the names of the view;
    ``options``: those of the seats that this client holds; ``window``: others only may answer something, or let it pass;
    ``deed``: something is under way for which one may ask not to be asked again (a unit's activation); ``phased``: one may ask
    so for the rest of the phase; ``names``: what the facts of the options are called, by fact and value; ``lost``: what is
    given up by the exit."""

    kind: str
    rule: str
    text: str
    by: tuple[int, ...]
    about: dict[str, Fact]
    options: tuple[Choice, ...]
    window: bool
    deed: bool
    phased: bool
    names: dict[str, dict[str, str]]
    lost: str


class Late(Out, frozen=True):
    """A window that the clock has passed for a seat: choice number ``move``, as events count them; it stands before theirs."""

    move: int
    seat: int


class Wish(Out, frozen=True):
    """Which windows of a kind (empty: of every kind) a seat wants to be asked about; see ``LetPass``. ``passed``: how many
    windows have passed without the seat in this turn."""

    seat: int
    kind: str
    until: Until
    passed: int


class TurnOver(Out, frozen=True):
    """The card about a turn that has ended. ``n``: the event that begins the next turn."""

    n: int
    card: Recap


class Ending(Out, frozen=True):
    """``hints``: at how many moments a hint was taken."""

    key: str
    rule: str
    text: str
    scores: tuple[float, ...]
    seed: str
    hints: int


class Welcome(Out, frozen=True, tag="welcome"):
    """Who I am here: the seats I hold (none: a spectator), what the match is, the grammar of its options, and hints for those
    who meet something for the first time. ``threats``: one may ask who could hurt a piece. ``odds``: those of options are told.
    An update follows at once."""

    match: MatchCard
    options: dict[str, str]
    mine: tuple[int, ...]
    seed_hash: str
    version: str
    chat: tuple[Said, ...]
    notes: tuple[str, ...]
    choosing: Choosing
    hints: tuple[Hint, ...]
    threats: bool
    odds: bool


class Update(Out, frozen=True, tag="update"):
    """The position after choice number ``seq``. ``keep``: how many events of the log still stand; ``log`` follows them.

    ``eyes``: the seats whose knowledge this is (none: a spectator's); ``anew``: it was another's before, so nothing told
    before may be kept. ``curtain``: the seat that is due at this screen and must say that it looks now. ``table``: the seat
    that is due at this screen and is asked for all to see; it may look too. ``ahead``: the seat that looks gives answers
    before the others give theirs. ``first``: the first event that there is to be told. ``wishes``: of those seats.
    ``deadline``: the seconds that are left for the question, if a clock runs. ``late``: what the clock has passed.
    ``turn_over``: the card about a turn that has ended in ``log``. ``note``: what the reader must know of this update: parts of
    it could not be made and were left out. Then ``view`` may be null, an option may have only its text.
    """

    seq: int
    eyes: tuple[int, ...]
    anew: bool
    curtain: int | None
    table: int | None
    ahead: bool
    wishes: tuple[Wish, ...]
    first: int
    keep: int
    log: tuple[Happened, ...]
    view: Any
    question: Question | None
    can_undo: bool
    can_restart: bool
    can_nudge: bool
    thinking: tuple[int, ...]
    deadline: float | None
    late: tuple[Late, ...]
    lesson: LessonWord | None
    ending: Ending | None
    turn_over: TurnOver | None
    note: str


class Likely(Out, frozen=True):
    """One thing that may come of an option, and how likely; ``unwelcome``: danger for the one who chooses."""

    key: str
    text: str
    chance: float
    unwelcome: bool


class Share(Out, frozen=True):
    """One of the parts into which the outcomes of an option fall. They exclude each other, and together they make 1."""

    part: Part
    key: str
    chance: float


class Weighed(Out, frozen=True):
    """The odds of an option: exact, or (if not) as good as a sample. ``shares``: its outcomes in parts that exclude each other;
    ``rules``: those behind what may happen; ``remarks``: how further questions were answered, and whether chance goes on
    afterwards; ``later``: it does."""

    action: str
    exact: bool
    chances: tuple[Likely, ...]
    shares: tuple[Share, ...]
    rules: tuple[str, ...]
    remarks: tuple[str, ...]
    later: bool


class OddsOf(Out, frozen=True, tag="odds"):
    """For the options of the question at ``seq``; may come in several parts."""

    seq: int
    weighed: tuple[Weighed, ...]


class Ack(Out, frozen=True, tag="ack"):
    """The frame with this key is done, now or when it came before; ``seq``: the choice number it has led to."""

    key: str
    seq: int


class Refused(Out, frozen=True, tag="refused"):
    """The frame with this key (empty: one without) was not done, and nothing changed."""

    key: str
    code: str
    text: str
    rule: str


class Seats(Out, frozen=True, tag="seats"):
    """Who sits where and who is there, when that changes."""

    seats: tuple[SeatCard, ...]
    mine: tuple[int, ...]
    watchers: int


class Thinking(Out, frozen=True, tag="thinking"):
    """The bots that are thinking now; ``place``: theirs in the queue, if they still wait for a process (0: they think)."""

    seats: tuple[int, ...]
    place: int


class Log(Out, frozen=True, tag="log"):
    """Earlier events, as asked for."""

    log: tuple[Happened, ...]


class Because(Out, frozen=True, tag="because"):
    action: str
    rule: str
    text: str


class Surveyed(Out, frozen=True, tag="surveyed"):
    """The answer to what was asked of the table, as the game tells it (its ``Survey``); nothing if there is none."""

    about: str
    seq: int
    told: Any


class Named(Out, frozen=True):
    id: str
    name: str


class Endangered(Out, frozen=True):
    """A place at which a piece could be hurt. ``figure``: the whole danger, short; ``level``: the same from 0 (none) to 4;
    ``threats``: each enemy with its chance; ``sentence``: all of it in one."""

    place: str
    name: str
    figure: str
    level: int
    threats: tuple[str, ...]
    sentence: str


class Threatened(Out, frozen=True, tag="threatened"):
    """Who could hurt a piece at the places it could go to, its present place first; ``of``: what was asked. ``pieces``,
    ``states``: about which one may ask; ``note``: what the figures leave out. Empty where there is nothing to ask about."""

    seq: int
    of: tuple[str, str]
    pieces: tuple[Named, ...] = ()
    piece: str = ""
    states: tuple[Named, ...] = ()
    state: str = ""
    places: tuple[Endangered, ...] = ()
    note: str = ""


class LineStep(Out, frozen=True):
    """A choice of the principal line, as the bots would go on."""

    seat: int
    label: str


class WhyPart(Out, frozen=True):
    """What an option gains by one thing that the evaluation weighs, as a chance to win, in words."""

    text: str
    gain: float


class Weighing(Out, frozen=True):
    """An option, the seat's chance to win with it, and the band in which that lies with 95 % probability. ``like_best``: the
    play-outs do not tell it apart from the best one; ``line``: how the game might go on."""

    choice: Choice
    chance: float
    low: float
    high: float
    played: bool
    like_best: bool
    line: tuple[LineStep, ...]


class Plan(Out, frozen=True):
    """One of the options that a hint tells of. ``why``: what sets it apart from the best one, or the best one from the next."""

    weighing: Weighing
    why: tuple[WhyPart, ...]


class Hinted(Out, frozen=True, tag="hinted"):
    """A hint for the question at ``seq``: the best options that were found, the best first, after so many ``worlds`` in which
    each was played on. It comes again with more of them, until it is ``done``. ``counted``: the chances are shares of games
    that were won, else the evaluation's guess. ``told``: what to make of it, in words; ``taken``: at how many moments of this
    game a hint was taken."""

    seq: int
    seat: int
    plans: tuple[Plan, ...]
    worlds: int
    done: bool
    counted: bool
    told: str
    taken: int


class Said(Out, frozen=True, tag="said"):
    """A line of chat; ``seat`` -1: a spectator."""

    n: int
    seat: int
    name: str
    text: str
    at: float


class Pong(Out, frozen=True, tag="pong"):
    pass


class Closing(Out, frozen=True, tag="closing"):
    """The server goes down; accepted moves are saved, come back in a moment."""


FromServer = (Welcome | Update | OddsOf | Ack | Refused | Seats | Thinking | Team | Log | Because | Surveyed | Threatened
              | Hinted | Said | Pong | Closing)

to_json = msgspec.json.Encoder().encode
frame_of = msgspec.json.Decoder(FromClient).decode
