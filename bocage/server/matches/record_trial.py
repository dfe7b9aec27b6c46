"""An uploaded record is first read in a process of its own, so that nothing in it can harm the server.

``python -m bocage.server.matches.record_trial`` reads one from its input and says in JSON what is wrong with it, if anything.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from typing import TYPE_CHECKING

import msgspec

from bocage import BadRecord, BocageError, Match, load
from bocage.core.record.reading import read
from bocage.core.starting import checked_options
from bocage.core.text import LANGUAGES
from bocage.games import find
from bocage.server.web.refusals import Refusal

if TYPE_CHECKING:
    from bocage.server.settings import Limits       # brings along a database, which the process that reads records needs not


class Verdict(msgspec.Struct, frozen=True):
    """Returns what is wrong with a record, in each language; empty if it is sound."""

    wrong: dict[str, str] = {}


class Said(Refusal):
    """A refusal whose sentences come ready-made from another process."""

    def __init__(self, texts: dict[str, str], code: str = "record") -> None:
        super().__init__(code)
        self.texts = texts


async def read_safely(record: str, limits: Limits, turn: asyncio.Lock) -> None:
    """Raises what is wrong with a record; a ``Refusal`` where reading it takes too long. One at a time, by ``turn``."""
    if record.count("\n") > limits.moves:
        raise Refusal("size", 413)
    async with turn:
        verdict = await judge_apart(record, limits)
    if verdict.wrong:
        raise Said(verdict.wrong)


async def judge_apart(record: str, limits: Limits) -> Verdict:
    """Runs ``judge`` in a separate process and returns its result."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bocage.server.matches.record_trial",
                                                   stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
    try:
        answer, _ = await asyncio.wait_for(process.communicate(record.encode(errors="replace")), limits.reading)
    except TimeoutError:
        raise Refusal("slow", 422) from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    try:
        return msgspec.json.decode(answer, type=Verdict)
    except msgspec.DecodeError:
        raise BadRecord("error-record-shape") from None


def judge(record: str) -> Verdict:
    """Settings must be such as a new match may have. A position that the record brings along instead of playing it must be one
    that play can lead to."""
    try:
        setup = read(record).setup
        checked_options(find(setup.game), setup.options)
        match = load(record)
        if match.setup.start and not is_sound(match):
            raise BadRecord("error-record-snapshot")
        return Verdict()
    except BocageError as error:
        return Verdict({lang: error.say(lang) for lang in LANGUAGES})


def is_sound(match: Match) -> bool:
    ruleset, board = match.ruleset, match.board
    return not ruleset.rules.audit(board, match.state) and (
        ruleset.rules.pieces(board, match.state) == ruleset.rules.pieces(board, ruleset.rules.first_state(board)))


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(judge(sys.stdin.buffer.read().decode(errors="replace"))))
