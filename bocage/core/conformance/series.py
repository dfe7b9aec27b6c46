"""A series of games under the referee, and its summary."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random

import msgspec

from bocage.core.conformance.choosers import Chooser, Curious, Seeking, at_random, by_priors
from bocage.core.conformance.referee import Fault, Referee
from bocage.core.conformance.shrinking import shrink
from bocage.core.contract import AnyRuleset, Option
from bocage.core.match import Match
from bocage.core.starting import start

CHOOSERS: dict[str, Callable[[Match, Random], Chooser]] = {
    "at random": lambda match, rng: at_random, "by priors": lambda match, rng: by_priors,
    "curious": lambda match, rng: Curious(), "seeking": Seeking,
}
IN_TURN = ("at random", "curious", "by priors", "curious")      # of the games of a series


class Summary(msgspec.Struct):
    """The totals of many games."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: tuple[float, str] = (0.0, "")
    results: dict[str, int] = {}
    kinds: dict[str, int] = {}
    rules: dict[str, int] = {}
    looks: dict[str, int] = {}
    held: dict[str, int] = {}               # things (``Ruleset.things``): in how many games they were there …
    used: dict[str, int] = {}               # … and how often they were used
    digests: dict[int, str] = {}

    def add(self, other: Summary) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        for mine, others in ((self.results, other.results), (self.kinds, other.kinds), (self.rules, other.rules),
                             (self.looks, other.looks), (self.held, other.held), (self.used, other.used)):
            for key, number in others.items():
                mine[key] = mine.get(key, 0) + number
        self.digests |= other.digests

    def never_used(self, least: int = 1) -> dict[str, int]:
        """The things that were there in so many games or more and were never used, each with the number of those games."""
        return {thing: games for thing, games in sorted(self.held.items()) if games >= least and not self.used[thing]}

    def digest(self) -> str:
        """A hash over all final states, in the order of the games."""
        return sha256("".join(self.digests[at] for at in sorted(self.digests)).encode()).hexdigest()


class Failure(msgspec.Struct):
    """A game in which an oracle found something wrong; ``record``: the shortest game text that shows it."""

    game: int
    oracle: str
    message: str
    record: str


def some_value(option: Option, rng: Random) -> str:
    if not option.several:
        return rng.choice(option.choices)
    return ",".join(choice for choice in option.choices if rng.random() < 0.5)


def begin_one(ruleset: AnyRuleset, seed: int, number: int, scenario: str = "", how: str = "") -> tuple[Match, Random, Chooser]:
    """The start of one game of a series, with its randomness and its chooser. Its number decides scenario and chooser (unless
    ``how`` names one of ``CHOOSERS``), its number and the seed everything else."""
    rng = Random(f"{seed}/{number}")
    known = [each for each in ruleset.scenarios if not scenario or each.id == scenario]
    card = known[number % len(known)]
    seats = rng.randint(*card.seats)
    options = {option.id: some_value(option, rng) for option in ruleset.options if option.choices and rng.random() < 0.5}
    options |= ruleset.random_options(card.id, seats, options, rng)
    match = start(ruleset, card.id, [f"seat{at + 1}" for at in range(seats)], seed=f"{seed}/{number}", options=options)
    return match, rng, CHOOSERS[how or IN_TURN[number // len(known) % len(IN_TURN)]](match, rng)


def play_one(ruleset: AnyRuleset, seed: int, number: int, thorough: float = 0.05, scenario: str = "",
             often: float = 1.0, how: str = "") -> tuple[Summary, Failure | None]:
    """Plays one game of a series. ``thorough`` and ``often`` say how closely the referee looks; what is played does not depend
    on them."""
    match, rng, choose = begin_one(ruleset, seed, number, scenario, how)
    referee = Referee(match, rng, choose, thorough, often)
    try:
        referee.play()
    except Fault as fault:
        texts = [move.text for move in match.moves] + ([referee.trying] if fault.oracle == "no exception" else [])
        return Summary(games=1), Failure(number, fault.oracle, str(fault), shrink(ruleset, match.setup, texts, fault.oracle))
    result = match.result
    assert result is not None
    return Summary(1, referee.decisions, referee.seconds, referee.slowest, {f"{result.key} {result.rule}": 1},
                   dict(referee.kinds), dict(referee.rules), dict(referee.looks),
                   dict.fromkeys(referee.uses.used, 1), referee.uses.used, {number: match.hash()}), None
