"""A process in which bots think, one question at a time. ``workers.py`` starts it: ``python -m bocage.server.bots.thinker``.

Questions come as lines of JSON on standard input, answers go as lines to standard output. It holds no socket and no database,
and it ends when its input does, in the middle of a thought if need be: nothing is left behind a server that was killed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from traceback import extract_tb

import msgspec

import bocage
from bocage.bots import Bot, LevelBot, Viewpoint, make
from bocage.bots.sight import AnyPlan

Plans = dict[str, AnyPlan]              # by the character of the bot that has it
MOST_PLANS = 64
NICENESS = 5                            # a click of a person goes before the thoughts of a bot


class Wanted(msgspec.Struct, frozen=True):
    """A question: the game so far, whose choice it is, who makes it, and among what."""

    record: str
    seat: int
    level: str
    options: tuple[str, ...]


class Thought(msgspec.Struct, frozen=True):
    """The answer, or where it went wrong (without any value: nothing of the game gets into a log)."""

    action: str = ""
    fault: str = ""


def answer(wanted: Wanted, maker: Callable[[str, str], Bot] = make, plans: Plans | None = None) -> Thought:
    """Loads the game anew for each question: that takes some 30 ms for a long game, and thinking takes seconds. ``plans``: what
    bots have in hand for their next questions; a bot whose plan is lost thinks again."""
    match = bocage.load(wanted.record)
    seat = Viewpoint(match, wanted.seat)
    seat.options = [action for action in seat.options if action.text in wanted.options]
    bot = maker(wanted.level, f"{match.setup.seeds[0][2]}/{wanted.seat}/{len(match.moves)}")
    if plans is None or not isinstance(bot, LevelBot):
        return Thought(bot.choose(seat).text)
    bot.plan = plans.pop(seat.character, None)
    chosen = bot.choose(seat)
    if bot.plan is not None:
        plans[seat.character] = bot.plan
    while len(plans) > MOST_PLANS:
        del plans[next(iter(plans))]
    return Thought(chosen.text)


def fault_of(error: Exception) -> str:
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {last.name}, {os.path.basename(last.filename)}:{last.lineno}"


def give_way(niceness: int) -> None:
    """This process gives way to others. Linux may share the cores among sessions first, and each worker has one of its own (so
    that it can be killed with all that it has started): then the session must give way too."""
    with suppress(OSError):
        os.nice(niceness)
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(f"{niceness}", encoding="ascii")


def listen(lines: SimpleQueue[bytes]) -> None:
    """Reads questions into a queue; ends the process when the input ends."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def main(maker: Callable[[str, str], Bot] = make) -> None:
    give_way(NICENESS)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())       # whatever a bot may print is not an answer
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(lines,), daemon=True).start()
    decoder = msgspec.json.Decoder(Wanted)
    plans: Plans = {}
    thought = Thought()                                     # the first, empty one says: ready
    while True:
        out.write(msgspec.json.encode(thought) + b"\n")
        try:
            thought = answer(decoder.decode(lines.get()), maker, plans)
        except Exception as error:                          # the pool decides what to do about a bot's fault
            thought = Thought(fault=fault_of(error))


if __name__ == "__main__":
    main()
