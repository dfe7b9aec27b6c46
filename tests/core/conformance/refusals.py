"""Collects the refusals that random play provokes, to be read: ``python -m tests.core.conformance.refusals GAME [GAMES]``.

For each rule: how often it refused, at which questions, and one refusal in both languages.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

from bocage.core.conformance import mutations
from bocage.core.conformance.series import begin_one
from bocage.core.errors import Illegal, Unreadable
from bocage.core.match import Match
from bocage.games import find

SEED = 11
LOOKS = 0.3                     # at this share of the decisions something forbidden is tried
TRIES = 3


class Collected:
    """The refusals by rule: how often at which question, and the first in English and in French."""

    def __init__(self) -> None:
        self.kinds: dict[str, Counter[str]] = {}
        self.said: dict[str, tuple[str, str, str]] = {}

    def add(self, rule: str, kind: str, text: str, error: Illegal | Unreadable) -> None:
        self.kinds.setdefault(rule, Counter())[kind] += 1
        if rule not in self.said:
            self.said[rule] = (text, error.say("en"), error.say("fr"))

    def lines(self) -> list[str]:
        return [line for rule in sorted(self.said) for line in (
            f"{rule}: {', '.join(f'{kind} {number}' for kind, number in self.kinds[rule].most_common())}",
            *(f"    {words}" for words in self.said[rule]))]


def provoke(match: Match, rng: Random, heard: dict[str, None], found: Collected) -> None:
    """Tries what looks like an option of this question, and what an earlier question offered."""
    decision = match.decision
    assert decision is not None
    texts = [action.text for action in decision.options]
    for text in (*mutations(texts, rng, TRIES), *rng.sample(list(heard), min(TRIES, len(heard)))):
        try:
            match.check(text)
        except Illegal as error:
            found.add(error.rule, decision.kind, text, error)
        except Unreadable as error:
            found.add(error.key, decision.kind, text, error)
    heard |= dict.fromkeys(texts)


def collect(game: str, games: int) -> Collected:
    found = Collected()
    for number in range(games):
        match, rng, choose = begin_one(find(game), SEED, number)
        heard: dict[str, None] = {}
        while match.decision is not None:
            if rng.random() < LOOKS:
                provoke(match, rng, heard, found)
            match.play(choose(match, rng))
    return found


if __name__ == "__main__":
    print("\n".join(collect(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 40).lines()))
