"""Players over the core. A bot is a seat like any other: it sees what its seat may see, and supposes the rest.

>>> import bocage
>>> from bocage.bots import Viewpoint, make
>>> match = bocage.new("operation_commando", "initiation", ["bot:easy", "boris"], seed="a secret")
>>> bot = make("greedy", seed=1)
>>> while match.decision.by != (0,):
...     match.play(match.decision.options[0])
>>> bot.choose(Viewpoint(match, 0)) in match.options(0)
True
"""

from __future__ import annotations

import re
from random import Random

from bocage.bots.greedy import GreedyBot
from bocage.bots.mcts import MctsBot
from bocage.bots.race import RaceBot
from bocage.bots.sight import SightBot
from bocage.bots.viewpoint import Bot, RandomBot, Viewpoint
from bocage.core.errors import Unknown
from bocage.core.match import Match

# Named levels, weakest first; docs/bots.md has the measured ladder.
LEVELS = {"novice": "random", "easy": "greedy", "regular": "mcts:0.3s", "strong": "mcts:1s", "expert": "mcts:5s"}
BUDGET = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,3})?)(s?)", re.ASCII)
KINDS = ("random", "sight", "greedy", "race", "mcts")

__all__ = ["Bot", "GreedyBot", "KINDS", "LEVELS", "MctsBot", "RaceBot", "RandomBot", "SightBot", "Viewpoint",
           "answering_seat", "is_bot", "make"]


def make(name: str, seed: int | str = 0) -> Bot:
    """A bot by its name or level: ``random``, ``greedy``, ``mcts``, ``mcts:2s`` (seconds each), ``mcts:500`` (iterations)."""
    plain = re.sub(r"(?<=\w)-\d+$", "", name.removeprefix("bot:"))          # the second bot of a level sits at "bot:easy-2"
    text = LEVELS.get(plain, plain)
    kind, _, budget = text.partition(":")
    rng = Random(f"{seed}")
    if kind == "random" and not budget:
        return RandomBot(rng)
    if kind == "greedy" and not budget:
        return GreedyBot(rng)
    if kind == "sight" and not budget:
        return SightBot(rng)
    if kind in ("mcts", "race") and (number := BUDGET.fullmatch(budget or "1s")) and float(number[1]) > 0:
        seconds, whole = (float(number[1]), 0) if number[2] else (0.0, int(number[1]) if number[1].isdecimal() else 0)
        if seconds or whole:
            return MctsBot(rng, seconds, whole) if kind == "mcts" else RaceBot(rng, whole, seconds)
    raise Unknown("bot", name, ", ".join((*LEVELS, *KINDS)))


def is_bot(seat_name: str) -> bool:
    return seat_name.startswith("bot:")


def answering_seat(match: Match) -> int:
    """Who answers a shared decision: a person if one may, else the first bot that has something to choose."""
    decision = match.decision
    assert decision is not None
    people = [seat for seat in decision.by if not is_bot(match.setup.seats[seat])]
    return next((seat for seat in (*people, *decision.by) if match.options(seat)), decision.by[0])
