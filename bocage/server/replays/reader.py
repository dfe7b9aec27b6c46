"""A process that reads records and tells their moments. ``readers.py`` starts it: ``python -m bocage.server.replays.reader``.

Requests come as lines of JSON on standard input; an answer is a line with its length, then so many bytes of JSON. It keeps the
replays that were asked for last. It holds no socket and no database, and ends when its input does.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from time import process_time
from traceback import extract_tb

import msgspec

import bocage
from bocage.bots.analysis import Analysis
from bocage.bots.luck import Judged, judged
from bocage.core.errors import BocageError
from bocage.core.record.reading import all_drawn, read
from bocage.core.record.replaying import Replay
from bocage.core.text import LANGUAGES
from bocage.games import find
from bocage.server.replays.showing import ExampleReplay, example_replay
from bocage.server.replays.analysing import analysed, analysis_of, line_of
from bocage.server.replays.past import Past
from bocage.server.web.refusals import Refusal
from bocage.server.wire import http_frames, replay_frames

KEPT = 12                               # replays kept in memory
MOST_MET = 2                            # moments of one game at which a rule came up
AT_ONCE = 0.5                           # seconds of work on luck in one answer


class Looker(msgspec.Struct, frozen=True):
    """The reader of a replay: language, seat to see through (empty: the reader's own), the seats held, and who sat where."""

    lang: str = "en"
    eyes: str = ""
    held: tuple[int, ...] = ()
    cards: tuple[http_frames.SeatCard, ...] = ()


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """Asks what a replay is about."""

    looker: Looker


class At(msgspec.Struct, frozen=True, tag="at"):
    """Asks for a moment."""

    looker: Looker
    at: int


class Branch(msgspec.Struct, frozen=True, tag="branch"):
    """Asks for the record of a game up to a moment, without its seed, so that it goes on with other dice."""

    at: int


class Luck(msgspec.Struct, frozen=True, tag="luck"):
    """Asks what choices and luck were worth, from choice ``first`` on; as many as there is time for."""

    first: int


class Dice(msgspec.Struct, frozen=True, tag="dice"):
    """Asks for every result of chance, with what it was drawn from."""


class Analyse(msgspec.Struct, frozen=True, tag="analyse"):
    """Asks what the options of a moment are worth; more is known each time."""

    looker: Looker
    at: int


class Line(msgspec.Struct, frozen=True, tag="line"):
    """Asks for the positions of an option's principal line."""

    at: int
    action: str


class Met(msgspec.Struct, frozen=True, tag="met"):
    """Asks at which of its moments a rule came up."""

    looker: Looker
    rule: str


class Reach(msgspec.Struct, frozen=True, tag="reach"):
    """Asks what a reader may look at."""

    looker: Looker


Wish = Opened | At | Branch | Luck | Dice | Analyse | Line | Met | Reach


class Request(msgspec.Struct, frozen=True):
    """``key`` names the record; ``record`` is its text, empty as long as the process may still have it. ``example``: the key of
    an example of the rules, which needs no record."""

    key: str
    record: str
    wish: Wish
    example: str = ""


class Reply(msgspec.Struct, frozen=True):
    """``code``: empty, or why nothing could be told: ``unknown`` (the record's text is wanted), a code of refusals, ``record``
    with its sentences, ``fault`` with its place. ``seconds``: the CPU time that it took."""

    code: str = ""
    status: int = 400
    texts: dict[str, str] = {}
    fault: str = ""
    body: msgspec.Raw = msgspec.Raw(b"null")
    seconds: float = 0.0


class Shelf:
    """The replays that were asked for last."""

    def __init__(self) -> None:
        self.replays: OrderedDict[str, Replay] = OrderedDict()
        self.analyses: OrderedDict[tuple[str, int], Analysis] = OrderedDict()

    def take(self, request: Request) -> Replay | None:
        found = self.replays.get(request.key)
        if found is None and request.example:
            found = example_replay(request.example)
        elif found is None and request.record:
            found = bocage.replay(request.record)
        if found is not None:
            self.replays[request.key] = found
            self.replays.move_to_end(request.key)
            while len(self.replays) > KEPT:
                self.replays.popitem(last=False)
        return found

    def analysis(self, key: str, replay: Replay, at: int) -> Analysis:
        """The analysis of a moment, as far as it has come."""
        found = self.analyses.get((key, at)) or analysis_of(replay, at)
        self.analyses[key, at] = found
        self.analyses.move_to_end((key, at))
        while len(self.analyses) > KEPT:
            self.analyses.popitem(last=False)
        return found


def answer(shelf: Shelf, request: Request) -> Reply:
    try:
        replay = shelf.take(request)
        if replay is None:
            return Reply("unknown")
        return Reply(body=msgspec.Raw(msgspec.json.encode(told(shelf, replay, request))))
    except Refusal as refusal:
        return Reply(refusal.code, refusal.status)
    except BocageError as error:
        return Reply("record", texts={lang: error.say(lang) for lang in LANGUAGES})


def told(shelf: Shelf, replay: Replay, request: Request) -> object:
    wish = request.wish
    if isinstance(wish, Branch):
        return branch(replay, wish.at)
    if isinstance(wish, Luck):
        return luck(replay, wish.first)
    if isinstance(wish, Dice):
        return dice(replay)
    if isinstance(wish, Line):
        return line_of(replay, wish.at, shelf.analysis(request.key, replay, wish.at), wish.action)
    looker = wish.looker
    if isinstance(wish, Analyse):
        analysis = shelf.analysis(request.key, replay, wish.at)
        analysis.go_on(AT_ONCE)
        return analysed(replay, wish.at, analysis, looker.lang)
    example = replay.told_in(looker.lang) if isinstance(replay, ExampleReplay) else None
    past = Past(replay, looker.lang, looker.eyes, looker.held, looker.cards, example)
    if isinstance(wish, Reach):
        return replay_frames.Reach(past.allowed, replay.first, replay.last)
    if isinstance(wish, Met):
        return past.met(wish.rule, MOST_MET)
    return past.opened() if isinstance(wish, Opened) else past.moment(wish.at)


def branch(replay: Replay, at: int) -> str:
    """While a game with secrets goes on, a game from one of its moments would reveal them. Its hints were taken by others."""
    if not replay.is_open:
        raise Refusal("eyes", 403)
    match = replay.at(at)
    match.setup = msgspec.structs.replace(match.setup, hints=())
    return match.record(secret=False)


def luck(replay: Replay, first: int) -> replay_frames.LuckPart:
    """A part of the game, so that whoever waits can be told how far it is. What is hidden would show: only after the end."""
    if not replay.is_over:
        raise Refusal("eyes", 403)
    part: list[Judged] = []
    end = process_time() + AT_ONCE
    for each in judged(replay, min(max(first, 0), len(replay.match.moves))):
        part.append(each)
        if process_time() > end:
            break
    return replay_frames.LuckPart(tuple(part), first + len(part))


def dice(replay: Replay) -> replay_frames.AllDrawn:
    """What was drawn, and from which seeds. Hidden draws would show: only after the end."""
    if not replay.is_over:
        raise Refusal("eyes", 403)
    record = read(replay.match.record())
    moments = {line: at for at, (line, *_) in enumerate(record.moves, 1)}
    drawn = tuple(replay_frames.Drawn(each.weights, each.value, each.text, moments.get(each.line, 0))
                  for each in all_drawn(record, find))
    return replay_frames.AllDrawn(tuple(replay_frames.SeedOf(*seed) for seed in record.setup.seeds), drawn)


def fault_of(error: Exception) -> str:
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {last.name}, {os.path.basename(last.filename)}:{last.lineno}"


def main(answered: Callable[[Shelf, Request], Reply] = answer) -> None:
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())       # whatever a rule may print is not an answer
    decoder, shelf = msgspec.json.Decoder(Request), Shelf()
    out.write(b"{}\n")                                      # ready
    for line in sys.stdin.buffer:
        began = process_time()
        try:
            reply = answered(shelf, decoder.decode(line))
        except Exception as error:                          # a mistake of ours, or a record that no game has led to
            reply = Reply("fault", 500, fault=fault_of(error))
        body = msgspec.json.encode(msgspec.structs.replace(reply, seconds=process_time() - began))
        out.write(b"%d\n" % len(body))
        out.write(body)


if __name__ == "__main__":
    main()
