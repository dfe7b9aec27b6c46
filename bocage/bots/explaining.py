"""Why a bot chose what it chose: its chance beside the next best option's, and what the difference comes from.

Everything comes from the play-outs of a race, which start from suppositions of the seat: nothing hidden can show in it.
"""

from __future__ import annotations

from typing import NamedTuple

from bocage.bots.race import Lane, RaceBot
from bocage.core.action import Action
from bocage.core.match import Match
from bocage.core.screen import AnyScreen, percent
from bocage.core.text import Words

MOST_REASONS = 2
NOTICEABLE = 0.005              # a reason that is worth less, as a chance to win, is not named


class Reason(NamedTuple):
    """A named term of the game's evaluation (``Advice.terms``), and what it adds to the chance to win."""

    term: str
    gain: float


class Explanation(NamedTuple):
    """``other``: the next best option, None if nothing else was tried. ``error``: the standard error of the difference of the
    two chances. Without play-outs the option was taken at first sight, and there are no chances."""

    action: Action
    chance: float
    other: Action | None
    other_chance: float
    error: float
    playouts: int
    reasons: tuple[Reason, ...]

    @property
    def at_first_sight(self) -> bool:
        return not self.playouts

    @property
    def is_close(self) -> bool:
        """Whether the play-outs cannot tell the two options apart, or hardly."""
        return abs(self.chance - self.other_chance) <= max(self.error, NOTICEABLE)


def explain(bot: RaceBot, chosen: Action) -> Explanation:
    """Explains the last choice of a bot that explains (``RaceBot.explains``)."""
    lanes = [lane for lane in bot.lanes if lane.values]
    best = next((lane for lane in lanes if lane.action is chosen), None)
    if best is None:
        return Explanation(chosen, 0.0, None, 0.0, 0.0, 0, ())
    others = sorted((lane for lane in lanes if lane is not best), key=lambda lane: (-len(lane.values), -lane.chance))
    if not others:
        return Explanation(chosen, best.chance, None, 0.0, 0.0, bot.done, ())
    other = others[0]
    _, error = best.gain(other)
    return Explanation(chosen, best.chance, other.action, other.chance, error, bot.done, reasons(best, other))


def reasons(best: Lane, other: Lane) -> tuple[Reason, ...]:
    """The terms that separate two options most, the greatest first."""
    even = best.chance * (1.0 - best.chance)                # how much chance a unit of log odds is worth here
    found = [Reason(term, even * (best.terms[term] / len(best.values) - other.terms[term] / len(other.values)))
             for term in sorted(best.terms.keys() | other.terms.keys())]
    found.sort(key=lambda reason: -abs(reason.gain))
    return tuple(reason for reason in found[:MOST_REASONS] if abs(reason.gain) >= NOTICEABLE)


def in_words(why: Explanation, match: Match, screen: AnyScreen, say: Words) -> str:
    """An explanation as a player reads it."""
    decision = match.decision
    assert decision is not None
    name = screen.namer.action(why.action, match.state, decision)
    if why.at_first_sight:
        return say("why-first-sight", action=name)
    if why.other is None:
        return say("why-alone", action=name, chance=percent(say, why.chance))
    other = screen.namer.action(why.other, match.state, decision)
    chances = {"chance": percent(say, why.chance), "otherchance": percent(say, why.other_chance)}
    if why.is_close:
        return say("why-close", action=name, other=other, **chances)
    parts = [say(f"term-{reason.term}.{'up' if reason.gain > 0 else 'down'}", points=round(100 * abs(reason.gain)))
             for reason in why.reasons]
    sentence = say("why-better", action=name, other=other, **chances)
    return f"{sentence} {say('why-reasons', count=len(parts), first=parts[0], second=parts[-1])}" if parts else sentence
