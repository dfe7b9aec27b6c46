"""Collects the refusals that random play provokes: ``python -m tests.core.conformance.refusals GAME [GAMES] [en|fr]``.

For each rule: how often it refused, at which questions, and for each kind of action one refusal, in both languages or in one.
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
    """The refusals: by rule, how often at which question; by rule and first word of the action, the first in each language."""

    def __init__(self) -> None:
        self.kinds: dict[str, Counter[str]] = {}
        self.said: dict[tuple[str, str], tuple[str, str, str]] = {}

    def add(self, rule: str, kind: str, text: str, error: Illegal | Unreadable) -> None:
        self.kinds.setdefault(rule, Counter())[kind] += 1
        self.said.setdefault((rule, text.split()[0]), (text, error.say("en"), error.say("fr")))

    def lines(self, lang: str = "") -> list[str]:
        found: list[str] = []
        for rule, kinds in sorted(self.kinds.items()):
            found.append(f"{rule}: {', '.join(f'{kind} {number}' for kind, number in kinds.most_common())}")
            for text, english, french in (said for (of, _), said in sorted(self.said.items()) if of == rule):
                words = [each for each, tongue in ((english, "en"), (french, "fr")) if lang in ("", tongue)]
                found += [f"    {text}", *(f"        {each}" for each in words)]
        return found


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


def main(game: str, games: str = "40", lang: str = "") -> None:
    print("\n".join(collect(game, int(games)).lines(lang)))


if __name__ == "__main__":
    main(*sys.argv[1:])
