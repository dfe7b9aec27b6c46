"""The gate: a match of a bot with new weights against the same bot with those of today, on seeds that were never used."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bocage.bots import LevelBot, Viewpoint, answering_seat, make
from bocage.core.contract import Advice, AnyRuleset
from bocage.tuning.pairs import verdict
from bocage.tuning.samples import new_game

WORSE, BETTER = 0.0, 60.0           # Elo: what the sequential test tells apart
MOST_DECISIONS = 20_000
AnyAdvice = Advice[Any, Any]


def scores(ruleset: AnyRuleset, new: AnyAdvice, scenario: str, bot: str, seed: str) -> float:
    """The score of the new weights in a pair: two games with the sides swapped; where all seats share one result, one game
    with either."""
    shared = ruleset.advice.teamwork is not None
    sides = [(True, True), (False, False)] if shared else [(True, False), (False, True)]
    found = [result_of(ruleset, new, scenario, bot, seed, side) for side in sides]
    return (found[0] + 1.0 - found[1]) / 2.0


def result_of(ruleset: AnyRuleset, new: AnyAdvice, scenario: str, bot: str, seed: str, is_new: Sequence[bool]) -> float:
    """The first seat's score; ``is_new``: whether each seat's bot judges by the new weights."""
    match = new_game(ruleset, scenario, seed, Random(seed))
    bots = [make(bot, f"{seed}/{seat}") for seat, _ in enumerate(match.setup.seats)]
    for each in bots:
        if isinstance(each, LevelBot):
            each.hurries = False
    while match.decision is not None and len(match.moves) < MOST_DECISIONS:
        seat = answering_seat(match)
        known = Viewpoint(match, seat)
        if is_new[seat]:
            known.advice = new
        match.play(bots[seat].choose(known), seat)
    return match.result.scores[0] if match.result else 0.0


def match_of(ruleset: AnyRuleset, new: AnyAdvice, scenarios: Sequence[str], bot: str, seed: str, most: int,
             told: Callable[[Sequence[float]], None] = lambda found: None) -> tuple[list[float], bool | None]:
    """Plays pairs until a sequential test can tell, or there are enough. Returns their scores and the verdict: True lets the
    weights in."""
    found: list[float] = []
    for number in range(most):
        found.append(scores(ruleset, new, scenarios[number % len(scenarios)], bot, f"gate/{seed}/{number}"))
        told(found)
        if (settled := verdict(found, WORSE, BETTER)) is not None:
            return found, settled
    return found, None
