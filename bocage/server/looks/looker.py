"""A process that looks, one question at a time. ``pool.py`` starts it: ``python -m bocage.server.looks.looker``.

Questions come as lines of JSON on standard input; an answer is a line with its length, then so many bytes of JSON. It holds no
socket and no database, and it ends when its input does, in the middle of a look if need be.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from functools import lru_cache
from queue import SimpleQueue
from random import Random
from threading import Thread
from time import process_time

import msgspec

import bocage
from bocage import BocageError, Match
from bocage.bots.analysis import Analysis
from bocage.core.contract import AnyRuleset, Forces
from bocage.core.errors import Illegal
from bocage.core.history import Setup
from bocage.core.match import ASKED, OFFERED
from bocage.core.record.reading import load
from bocage.core.text import LANGUAGES, Sayable
from bocage.games import find
from bocage.server.bots.thinker import fault_of, give_way, listen
from bocage.server.garbage import Collected
from bocage.server.looks.asked import Advise, Answer, Asked, Begin, Draft, Judge, ReadPack, Survey, Threaten, Weigh, Why
from bocage.server.looks.hinting import hinted
from bocage.server.web.refusals import CODES, problem, say
from bocage.server.wire import frames
from bocage.server.wire.telling import Teller
from bocage.server.wire.threats import threatened

NICENESS = 3                            # a click goes before a look, a look before the thoughts of a bot
KEPT = 32                               # positions kept in memory
BOARDS_KEPT = 16                        # a board is dearer to make than all else that a position needs


@lru_cache(maxsize=BOARDS_KEPT)
def kept_board(make: Callable[[str, Mapping[str, str], int], object], scenario: str, options: frozenset[tuple[str, str]],
               seats: int) -> object:
    return make(scenario, dict(options), seats)


def board_of(ruleset: AnyRuleset, setup: Setup) -> object:
    """The board of a match; matches with the same settings have the same one."""
    return kept_board(ruleset.rules.board, setup.scenario, frozenset(setup.options.items()), len(setup.seats))


@lru_cache(maxsize=KEPT)
def position(record: str) -> Match:
    return load(record, find, board_of)


@lru_cache(maxsize=KEPT)
def teller(record: str, lang: str, seats: tuple[int, ...]) -> Teller:
    """It keeps what the odds of several options have in common."""
    return Teller(position(record), lang, seats)


def weighed(asked: Weigh) -> list[frames.Weighed]:
    """At least the first option's odds, then others while there is time."""
    found, end = [], process_time() + asked.seconds
    for each in teller(asked.record, asked.lang, asked.seats).weigh(asked.actions):
        found.append(each)
        if process_time() > end:
            break
    return found


def surveyed(asked: Survey) -> object:
    match = position(asked.record)
    inspection = match.ruleset.inspection
    seat = None if asked.seat is None else match.seat(asked.seat)
    return inspection and inspection.answer(match.board, match.state, seat, asked.about)


@lru_cache(maxsize=KEPT)
def dangers(asked: Threaten) -> frames.Threatened:
    return threatened(position(asked.record), asked.seat, asked.piece, asked.state, asked.lang)


def why(asked: Why) -> frames.Because:
    match = position(asked.record)
    try:
        match.check(asked.action, asked.seat)
    except BocageError as error:
        told = problem(error, asked.lang)
        return frames.Because(asked.action, told.rule, briefly(error, asked.lang) or told.text)
    return frames.Because(asked.action, "", say(asked.lang)("server-offered"))


def briefly(error: BocageError, lang: str) -> str:
    """What this very action lacks, else the sentence of the rule: the page shows beside it which rule that is. "" if the error
    has neither."""
    if not isinstance(error, Illegal) or error.reason is None:
        return ""
    if is_for_typing(error.reason):
        return say(lang)("server-other-question")
    return (error.reason if error.detail is None or is_for_typing(error.detail) else error.detail).say(lang)


def is_for_typing(words: Sayable | None) -> bool:
    """Whether these words list what can be typed: a board shows what is possible."""
    return isinstance(words, BocageError) and words.key in (OFFERED, ASKED)


@lru_cache(maxsize=KEPT)
def analysis(record: str, seat: int) -> Analysis:
    """What is thought about a position so far."""
    return Analysis(position(record), seat)


def advised(asked: Advise) -> frames.Hinted:
    found = analysis(asked.record, asked.seat)
    found.go_on(asked.seconds)
    return hinted(position(asked.record), found, asked.lang)


def forces(game: str) -> Forces:
    found = find(game).forces
    assert found is not None
    return found


def look(asked: Asked) -> object:
    match asked:
        case Weigh():
            return weighed(asked)
        case Survey():
            return surveyed(asked)
        case Threaten():
            return dangers(asked)
        case Why():
            return why(asked)
        case Advise():
            return advised(asked)
        case Judge():
            return forces(asked.game).judge(asked.building, asked.lang)
        case ReadPack():
            packs = forces(asked.game).packs
            assert packs is not None
            return packs.read(asked.text, asked.lang)
        case Draft():
            return forces(asked.game).draft(asked.side, asked.building, Random())
        case Begin():
            return bocage.new(asked.game, asked.scenario, asked.seats, None, asked.options).record()


def answer(asked: Asked) -> Answer:
    began = process_time()
    try:
        body = msgspec.Raw(msgspec.json.encode(look(asked)))
        return Answer(body, seconds=process_time() - began)
    except BocageError as error:
        said = {lang: error.say(lang) for lang in LANGUAGES}
        return Answer(wrong=said, code=CODES.get(type(error), "error"), seconds=process_time() - began)
    except Exception as error:          # a mistake of ours: the pool tells where
        return Answer(fault=fault_of(error), seconds=process_time() - began)


def main() -> None:
    give_way(NICENESS)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())       # whatever a rule may print is not an answer
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(lines,), daemon=True).start()
    decoder = msgspec.json.Decoder(Asked)
    garbage = Collected()
    out.write(b"{}\n")                                      # ready
    while True:
        body = msgspec.json.encode(answer(decoder.decode(lines.get())))
        sys.stdout.flush()
        for part in (b"%d\n" % len(body), body):
            while part:
                part = part[out.write(part):]
        garbage.between()


if __name__ == "__main__":
    main()
