"""Every type that passes between the server and its clients: HTTP bodies and socket frames, all JSON.

``typescript.py`` writes the same types for the web client. What comes in is checked here and nowhere else: unknown fields and
lengths beyond the limits are refused before anything looks at them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from bocage.core.contract import Choosing, Fact, Mission, Sketch
from bocage.lessons.hints import Hint
from bocage.core.recap import Recap
from bocage.core.screen import Part

# --- limits -----------------------------------------------------------------------------------------------------------

NAME, CHAT, ACTION, KEY, LONGEST = 24, 500, 200, 64, 4096
SETTING, MOST_ALLIES, MOST_POINTS = 2000, 3, 9999
PACK, MOST_PACKS = 100_000, 3
RECORD_BYTES = 2_000_000

Name = Annotated[str, Meta(min_length=1, max_length=NAME)]
ChatText = Annotated[str, Meta(min_length=1, max_length=CHAT)]
ActionText = Annotated[str, Meta(min_length=1, max_length=ACTION)]
Key = Annotated[str, Meta(min_length=8, max_length=KEY)]
Token = Annotated[str, Meta(min_length=32, max_length=64)]
Word = Annotated[str, Meta(max_length=ACTION)]
SettingText = Annotated[str, Meta(max_length=SETTING)]          # of a game's setting: a choice, a board, a whole army
PackText = Annotated[str, Meta(max_length=PACK)]                # a player's own file
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Lang = Literal["fr", "en"]
AnswerSeconds = Literal[0, 15, 30, 60, 120]
Until = Literal["ask", "mine", "deed", "turn"]


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type that comes from a client."""


class Out(msgspec.Struct, frozen=True):
    """A type that goes to a client."""


# --- HTTP -------------------------------------------------------------------------------------------------------------


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


class LessonCard(Out, frozen=True):
    """A lesson as lists show it. ``scenes``: how many there are."""

    id: str
    title: str
    about: str
    scenes: int


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


class RuleBook(Out, frozen=True):
    """``checkout``: the server runs from a checkout, and can tell where a rule is kept. For those who search in it:
    ``stop_words`` say nothing about what is looked for, ``synonyms`` are groups of beginnings that mean the same."""

    game: str
    chapters: dict[str, str]
    rules: tuple[RuleText, ...]
    checkout: bool
    stop_words: tuple[str, ...]
    synonyms: tuple[tuple[str, ...], ...]


class RuleKept(Out, frozen=True):
    """The places (``file:line  function``) at which the code, the tests and the texts name a rule."""

    code: tuple[str, ...]
    tests: tuple[str, ...]
    texts: tuple[str, ...]


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
    options: dict[Word, PackText] = {}
    listed: bool = False                    # whether its open seats stand in the lobby
    answer_seconds: AnswerSeconds = 30      # that a window stands open, where people play at different screens; 0: no clock


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
    how long a window stands open (0: as long as it takes); ``lesson``: the name of the lesson, if it is one."""

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


class MatchLists(Out, frozen=True):
    mine: tuple[MatchCard, ...]
    open: tuple[MatchCard, ...]
    live: tuple[MatchCard, ...]


class Health(Out, frozen=True):
    ok: bool
    version: str
    matches: int
    connections: int


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


class Teach(In, frozen=True, tag="teach"):
    """In a lesson: goes on to the next scene, begins this one again, or answers its question (``answer``, from 1)."""

    key: Key
    at: int
    what: Literal["next", "again", "answer"]
    answer: int = 0


class Nudge(In, frozen=True, tag="nudge"):
    """Lets the bots open their turn where they wait politely for people."""

    key: Key
    at: int


class Hand(In, frozen=True, tag="hand"):
    """Hands a seat of mine to a bot of that level, or (empty) takes it back."""

    key: Key
    seat: SeatNumber
    level: Word = ""


class Speak(In, frozen=True, tag="speak"):
    """Change of language: everything is said again."""

    lang: Lang


class Look(In, frozen=True, tag="look"):
    """Several play at this screen, with secrets from each other: ``seat`` is at it now (none: nobody, the curtain closes)."""

    seat: SeatNumber | None = None


class LetPass(In, frozen=True, tag="let_pass"):
    """Which windows of a kind (empty: of every kind) the seat wants to be asked about, whatever it holds: none until the turn
    or the present deed ends (a unit's activation); only those in which something happens to it (``mine``); all (``ask``)."""

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


class Point(In, frozen=True, tag="point"):
    """Somebody looks at an option: its odds are wanted before those of the others."""

    action: ActionText


class Say(In, frozen=True, tag="say"):
    key: Key
    text: ChatText


class Ping(In, frozen=True, tag="ping"):
    pass


FromClient = (Hello | Act | Undo | Teach | Nudge | Hand | Speak | Look | LetPass | Earlier | Why | AskTable | Point | Say
              | Ping)

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

    ``final``: it cannot be taken back (dice, or something comes to light). ``exit``: it
    ends the question without doing anything. ``note``: what it comes to, in a few words.
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
    exit: bool
    about: dict[str, Fact]
    note: str


class Question(Out, frozen=True):
    """What must be chosen now. ``by``: the seats that may answer; ``about``: what it is about, by the names of the view;
    ``options``: those of the seats that this client holds; ``window``: others only may answer something, or let it pass;
    ``deed``: something is under way for which one may ask not to be asked again (a unit's activation); ``names``: what the
    facts of the options are called, by fact and value; ``lost``: what is given up by the exit."""

    kind: str
    rule: str
    text: str
    by: tuple[int, ...]
    about: dict[str, Fact]
    options: tuple[Choice, ...]
    window: bool
    deed: bool
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


class LessonWord(Out, frozen=True):
    """A lesson at its present scene. ``number`` of ``lessons`` of its game; ``scene`` of ``scenes``, whose names are ``parts``.

    ``standing``: the pupil plays, is asked, has made a mistake, or has done it. ``said``: what is said to that. ``answers``: to
    the question ``ask``; ``answered``: the last one given, 0 if there is none. ``set_dice``: what chance will answer is set.
    ``shows``: an option that leads on, for a pupil who asks to be shown one.
    ``last``: no scene follows; ``next``: the lesson that follows then.
    """

    lesson: str
    title: str
    number: int
    lessons: int
    scene: int
    scenes: int
    parts: tuple[str, ...]
    standing: Literal["open", "asked", "wrong", "done"]
    do: str
    why: str
    said: str
    ask: str
    answers: tuple[str, ...]
    answered: int
    signs: tuple[str, ...]
    rules: tuple[str, ...]
    set_dice: bool
    shows: str
    last: bool
    next: str


class TurnOver(Out, frozen=True):
    """The card about a turn that has ended. ``n``: the event that begins the next turn."""

    n: int
    card: Recap


class Ending(Out, frozen=True):
    key: str
    rule: str
    text: str
    scores: tuple[float, ...]
    seed: str


class Welcome(Out, frozen=True, tag="welcome"):
    """Who I am here: the seats I hold (none: a spectator), what the match is, the grammar of its options, and hints for those
    who meet something for the first time. An update follows at once."""

    match: MatchCard
    options: dict[str, str]
    mine: tuple[int, ...]
    seed_hash: str
    version: str
    chat: tuple[Said, ...]
    notes: tuple[str, ...]
    choosing: Choosing
    hints: tuple[Hint, ...]


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


FromServer = (Welcome | Update | OddsOf | Ack | Refused | Seats | Thinking | Log | Because | Surveyed | Said | Pong | Closing)

to_json = msgspec.json.Encoder().encode
frame_of = msgspec.json.Decoder(FromClient).decode
