"""Games of cheap bots with disturbed openings, and the terms of their positions at quiet moments.

Everything follows from the seed and the number of a game, so that a series can be made again anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

import bocage
from bocage.bots import LevelBot, Viewpoint, answering_seat
from bocage.core.contract import AnyRuleset, Level
from bocage.core.match import Match

MOST = 8                            # positions kept of a game
MOST_DECISIONS = 20_000
HASTY = Level(noise=2.0)            # how the opening is chosen, so that positions occur to which no bot would come
STEADY = Level(noise=0.5)
OPENING = (10, 150)                 # an opening has so many decisions, as chance says


class Sample(msgspec.Struct, frozen=True):
    """A position at the start of a step: its terms for the first seat, how far the game had gone (0 to 1), what the evaluation
    of today says, and how the game ended for that seat."""

    game: int
    terms: dict[str, float]
    gone: float
    chance: float
    score: float


def played(ruleset: AnyRuleset, scenario: str, seed: str, number: int) -> list[Sample]:
    """One game, and some of its quiet moments."""
    rng = Random(f"{seed}/{number}")
    match = new_game(ruleset, scenario, f"{seed}/{number}", rng)
    opening = rng.randint(*OPENING)
    noted: list[tuple[int, dict[str, float], float]] = []
    hasty, steady = ([LevelBot(rng, fixed=level) for _ in match.setup.seats] for level in (HASTY, STEADY))
    while match.decision is not None and len(match.moves) < MOST_DECISIONS:
        if not match.step.choices:
            noted.append((len(match.moves), *judged(ruleset, match)))
        seat = answering_seat(match)
        bot = (hasty if len(match.moves) < opening else steady)[seat]
        match.play(bot.choose(Viewpoint(match, seat)), seat)
    if match.result is None:
        return []
    kept = sorted(rng.sample(range(len(noted)), min(MOST, len(noted))))
    return [Sample(number, noted[at][1], noted[at][0] / len(match.moves), noted[at][2], match.result.scores[0]) for at in kept]


def new_game(ruleset: AnyRuleset, scenario: str, seed: str, rng: Random) -> Match:
    """A game of as few seats as the scenario has, with random settings."""
    fewest = next(card.seats[0] for card in ruleset.scenarios if card.id == scenario)
    options = ruleset.random_options(scenario, fewest, {}, rng)
    return bocage.new(ruleset.id, scenario, [f"bot:seat{seat}" for seat in range(fewest)], seed, options)


def judged(ruleset: AnyRuleset, match: Match) -> tuple[dict[str, float], float]:
    """The terms of the present position for the first seat, and what today's evaluation says."""
    advice = ruleset.advice
    return advice.terms(match.board, match.state, match.seat(0)), advice.evaluate(match.board, match.state, match.seat(0))


def series(ruleset: AnyRuleset, scenarios: Sequence[str], seed: str, games: int) -> list[Sample]:
    """So many games; the scenarios take turns."""
    return [sample for number in range(games)
            for sample in played(ruleset, scenarios[number % len(scenarios)], seed, number)]
