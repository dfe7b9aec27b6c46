"""Players over the core. A bot is a seat like any other: it sees what its seat may see, and supposes the rest.

>>> import bocage
>>> from bocage.bots import Viewpoint, make
>>> match = bocage.new("operation_commando", "initiation", ["bot:soldier", "boris"], seed="a secret")
>>> bot = make("greedy", seed=1)
>>> while match.decision.by != (0,):
...     match.play(match.decision.options[0])
>>> bot.choose(Viewpoint(match, 0)) in match.options(0)
True
"""

from __future__ import annotations

import re
from random import Random

from bocage.bots.explaining import Adviser, Explanation
from bocage.bots.greedy import GreedyBot
from bocage.bots.levels import DEFAULT, LEVELS, SECONDS, LevelBot, plain_name
from bocage.bots.mcts import MctsBot
from bocage.bots.race import RaceBot
from bocage.bots.sight import SightBot
from bocage.bots.viewpoint import Bot, RandomBot, Viewpoint, is_bot
from bocage.core.contract import Level
from bocage.core.contract.advice import Thought
from bocage.core.errors import Unknown
from bocage.core.match import Match

BUDGET = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,3})?)(s?)", re.ASCII)
ERRORS = re.compile(r"(sight|race:([1-9][0-9]{0,5}))@([0-9](?:\.[0-9]{1,3})?)(?:@([0-9]{1,3}))?", re.ASCII)
KINDS = ("random", "sight", "greedy", "race", "mcts")

__all__ = ["Adviser", "Bot", "DEFAULT", "Explanation", "GreedyBot", "KINDS", "LEVELS", "LevelBot", "MctsBot", "RaceBot",
           "RandomBot", "SightBot", "Viewpoint", "answering_seat", "is_bot", "make", "plain_name"]


def make(name: str, seed: int | str = 0) -> Bot:
    """A bot by its level or name: ``corporal``, ``random``, ``greedy``, ``mcts``, ``mcts:2s`` (seconds each), ``mcts:500``
    (iterations), ``sight@1.5@4`` (errors of 1.5 in judgement, the best 4 options)."""
    plain, rng = plain_name(name), Random(f"{seed}")
    if plain in LEVELS:
        return LevelBot(rng, LEVELS.index(plain))
    if wrong := ERRORS.fullmatch(plain):
        thought: Thought = "race" if wrong[2] else "sight"
        return LevelBot(rng, fixed=Level(thought=thought, noise=float(wrong[3]), sight=int(wrong[4] or 0),
                                         playouts=int(wrong[2] or 0), seconds=SECONDS))
    kind, _, budget = plain.partition(":")
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


def answering_seat(match: Match) -> int:
    """Who answers a shared decision: a person if one may, else the first bot that has something to choose."""
    decision = match.decision
    assert decision is not None
    people = [seat for seat in decision.by if not is_bot(match.setup.seats[seat])]
    return next((seat for seat in (*people, *decision.by) if match.options(seat)), decision.by[0])
