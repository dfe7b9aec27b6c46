"""How the suite chooses: at random, by the bots' priors, or what is rare."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random

from bocage.core.action import PASS, Action
from bocage.core.conformance.uses import Uses
from bocage.core.errors import Unreadable
from bocage.core.match import Match

Chooser = Callable[[Match, Random], Action]

AT_RANDOM = 0.1                 # how often play by priors takes any option instead
SHARPER = 3                     # the power of the priors with which the curious choose
SOUGHT = 3                      # of so many things one is sought in a game
EAGER, THRIFTY = 50.0, 0.02     # how much rather what is sought is chosen, and other things are not
DIGIT = re.compile(r"\d")


def at_random(match: Match, rng: Random) -> Action:
    """Any option. If the options are only a sample, half the time pick another legal action."""
    decision = match.decision
    assert decision is not None
    if decision.legal is not None and rng.random() < 0.5:
        for text in mutations([action.text for action in decision.options], rng, 8):
            try:
                action = match.read(text)
            except Unreadable:
                continue
            if decision.allows(action):
                return action
    return rng.choice(decision.options)


def by_priors(match: Match, rng: Random) -> Action:
    """An option by the game's priors, so that games come to their later phases; sometimes any option."""
    decision = match.decision
    assert decision is not None
    if rng.random() < AT_RANDOM:
        return at_random(match, rng)
    weights = match.ruleset.advice.priors(match.board, match.state, decision, decision.options)
    return rng.choices(decision.options, weights)[0]


class Curious:
    """Chooses by the game's priors, but rather what was rare in this game: kinds of actions seldom chosen, and of one kind
    those not yet chosen. So rare cards, weapons and moves come into play."""

    def __init__(self) -> None:
        self.verbs: Counter[str] = Counter()
        self.texts: Counter[str] = Counter()

    def __call__(self, match: Match, rng: Random) -> Action:
        decision = match.decision
        assert decision is not None
        priors = match.ruleset.advice.priors(match.board, match.state, decision, decision.options)
        weights = [prior ** SHARPER / (1 + self.verbs[action.verb]) / (1 + self.texts[action.text])
                   for prior, action in zip(priors, decision.options, strict=True)]
        action = rng.choices(decision.options, weights)[0]
        self.verbs[action.verb] += 1
        self.texts[action.text] += 1
        return action


class Seeking:
    """Chooses by the game's priors, but looks for a few things of this game (``Ruleset.things``) and leaves the rest aside. So
    points and cards are saved until what is rare can be used."""

    def __init__(self, match: Match, rng: Random) -> None:
        self.uses = Uses(match)
        things = sorted(self.uses.used)
        self.wanted = set(rng.sample(things, -(-len(things) // SOUGHT)))

    def __call__(self, match: Match, rng: Random) -> Action:
        decision = match.decision
        assert decision is not None
        priors = match.ruleset.advice.priors(match.board, match.state, decision, decision.options)
        others = THRIFTY if PASS in decision.options else 1.0
        weights = [prior * self.zeal(action, others) for prior, action in zip(priors, decision.options, strict=True)]
        return rng.choices(decision.options, weights)[0]

    def zeal(self, action: Action, others: float) -> float:
        things = self.uses.shown_in(action)
        return EAGER if things & self.wanted else others if things else 1.0


def mutations(texts: Sequence[str], rng: Random, number: int) -> Iterator[str]:
    """Texts that look like options: with words of other options, or with another digit in a number."""
    for _ in range(number if texts else 0):
        one, two, how = rng.choice(texts).split(), rng.choice(texts).split(), rng.random()
        if how < 0.2:
            one += two[1:]
        elif how < 0.4:
            one = [DIGIT.sub(lambda digit: rng.choice((digit[0], digit[0], "0", "1", "5", "9")), word) for word in one]
        elif len(one) > 1 and len(two) > 1:
            one[rng.randrange(1, len(one))] = two[rng.randrange(1, len(two))]
        yield " ".join(one)
