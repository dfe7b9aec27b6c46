"""Why a bot chose what it chose: its chance beside the next best option's, and what the difference comes from.

Everything comes from the play-outs of a race, which start from suppositions of the seat: nothing hidden can show in it.
"""

from __future__ import annotations

from collections import defaultdict
from random import Random
from statistics import fmean as mean
from typing import NamedTuple

from bocage.bots.race import Lane, RaceBot, difference
from bocage.bots.viewpoint import Viewpoint
from bocage.core.action import Action
from bocage.core.match import Match
from bocage.core.outcomes import Odds
from bocage.core.screen import AnyScreen, percent
from bocage.core.text import Words

MOST_REASONS = 2
MOST_OUTCOMES = 3               # so many outcomes of the first roll are told
MOST_RESULTS = 400              # a roll with more results is not worked out
SOON = "soon"
NOTICEABLE = 0.005              # a reason that is worth less, as a chance to win, is not named


class Reason(NamedTuple):
    """A named term of the game's evaluation (``Advice.terms``), and what it adds to the chance to win. ``SOON``: the games that
    are over so soon that nothing is left to evaluate."""

    term: str
    gain: float


class Explanation(NamedTuple):
    """``chance``, ``other_chance``: as people are told them (``Advice.chance``). ``other``: the next best option, None if
    nothing else was tried. ``error``: the standard error of the difference of the two chances. Without play-outs the option
    was taken at first sight, and there are no chances. ``odds``: the exact chances of what the option may lead to at once, None
    if chance has no part in it or too great a part."""

    action: Action
    chance: float
    other: Action | None
    other_chance: float
    error: float
    playouts: int
    reasons: tuple[Reason, ...]
    odds: Odds | None = None

    @property
    def at_first_sight(self) -> bool:
        return not self.playouts

    @property
    def is_close(self) -> bool:
        """Whether the play-outs cannot tell the two options apart, or hardly."""
        return self.chance - self.other_chance <= max(self.error, NOTICEABLE)


class Adviser(RaceBot):
    """A bot that says why. It takes the same options as a race bot.

    >>> import bocage
    >>> from bocage.bots import Adviser, Viewpoint
    >>> match = bocage.new("v_commandos", "bridges", ["anna"], seed="a secret")
    >>> why = Adviser(Random(1), playouts=40).explain(Viewpoint(match, "anna"))
    >>> why.action in match.options(0), len(why.reasons) <= 2
    (True, True)
    """

    def __init__(self, rng: Random, playouts: int = 0, seconds: float = 0.0) -> None:
        super().__init__(rng, playouts, seconds, explains=True)

    def explain(self, game: Viewpoint) -> Explanation:
        """What it would choose for the seat, and why, from what that seat may know."""
        chosen = self.choose(game)
        odds = game.odds(chosen, MOST_RESULTS)
        return explain(self, chosen)._replace(odds=odds if odds.exact and len(odds.outcomes) > 1 else None)


def explain(bot: RaceBot, chosen: Action) -> Explanation:
    """Explains the last choice of a bot that explains (``RaceBot.explains``)."""
    lanes = [lane for lane in bot.lanes if lane.values]
    best = next((lane for lane in lanes if lane.action is chosen), None)
    if best is None:
        return Explanation(chosen, 0.0, None, 0.0, 0.0, 0, ())
    others = sorted((lane for lane in lanes if lane is not best), key=lambda lane: (-len(lane.values), -lane.chance))
    if not others:
        return Explanation(chosen, mean(told_of(best)), None, 0.0, 0.0, bot.done, ())
    other = others[0]
    _, error = difference(told_of(best), told_of(other))
    chances = mean(told_of(best)), mean(told_of(other))
    return Explanation(chosen, chances[0], other.action, chances[1], error, bot.done, reasons(best, other))


def told_of(lane: Lane) -> list[float]:
    """The chances of an option's play-outs as people are told them."""
    return lane.told or lane.values


def reasons(best: Lane, other: Lane, most: int = MOST_REASONS) -> tuple[Reason, ...]:
    """The terms that separate two options most, the greatest first; none, if together they speak for the one that came to
    less."""
    even = best.chance * (1.0 - best.chance)                # how much chance a unit of log odds is worth here
    gains, worlds = defaultdict[str, float](float), 0
    for value, less, mine, theirs in zip(best.values, other.values, best.terms, other.terms, strict=False):
        worlds += 1
        if mine is None or theirs is None:
            gains[SOON] += value - less
            continue
        for term in mine.keys() | theirs.keys():
            gains[term] += even * (mine.get(term, 0.0) - theirs.get(term, 0.0))
    if sum(gains.values()) * best.gain(other)[0] <= 0.0:
        return ()
    found = [Reason(term, gain / worlds) for term, gain in sorted(gains.items())]
    found.sort(key=lambda reason: -abs(reason.gain))
    return tuple(reason for reason in found[:most] if abs(reason.gain) >= NOTICEABLE)


def name_of(reason: Reason, say: Words) -> str:
    """A reason as a player reads it: it says what is better or worse, and gives no figure. The evaluation only guesses how much
    a thing is worth."""
    key = "why-soon" if reason.term == SOON else f"term-{reason.term}"
    return say(f"{key}.{'up' if reason.gain > 0 else 'down'}")


def in_words(why: Explanation, match: Match, screen: AnyScreen, say: Words) -> str:
    """An explanation as a player reads it."""
    told = [choice_in_words(why, match, screen, say)]
    if why.reasons and not why.is_close:
        parts = [name_of(reason, say) for reason in why.reasons]
        told.append(say("why-reasons", count=len(parts), first=parts[0], second=parts[-1]))
    if why.odds is not None:
        told.append(say("why-odds", outcomes=" · ".join(
            f"{percent(say, outcome.chance)} {' '.join(map(screen.namer.event, outcome.events)) or say('cli-odds-nothing')}"
            for outcome in why.odds.outcomes[:MOST_OUTCOMES])))
    return " ".join(told)


def choice_in_words(why: Explanation, match: Match, screen: AnyScreen, say: Words) -> str:
    """What is chosen, and its chance beside that of the next best option."""
    decision = match.decision
    assert decision is not None
    name = screen.namer.action(why.action, match.state, decision)
    if why.at_first_sight:
        return say("why-first-sight", action=name)
    if why.other is None:
        return say("why-alone", action=name, chance=percent(say, why.chance))
    other = screen.namer.action(why.other, match.state, decision)
    chances = {"chance": percent(say, why.chance), "otherchance": percent(say, why.other_chance)}
    return say("why-close" if why.is_close else "why-better", action=name, other=other, **chances)
