"""Puts a hint into a frame, in one language: the best options that an analysis has found, and why."""

from __future__ import annotations

from bocage.bots.analysis import Analysis
from bocage.bots.explaining import Reason
from bocage.bots.race import Lane
from bocage.core.match import Match
from bocage.server.replays.analysing import in_words, weighing
from bocage.server.web.refusals import say
from bocage.server.wire import frames
from bocage.server.wire.telling import Teller

PLANS = 3                               # options that are told
REASONS = 2                             # terms that say what sets an option apart


def hinted(match: Match, analysis: Analysis, lang: str) -> frames.Hinted:
    """Everything in it comes from suppositions of the seat: a hint tells nothing that is hidden from it."""
    seat, ranking = analysis.game.seat, analysis.ranking()
    teller = Teller(match, lang, (seat,))
    best = ranking[0]
    plans = tuple(
        frames.Plan(weighing(match, teller, analysis, lane, best, known=True),
                    in_words(match, why(analysis, lane, other), lang))
        for lane, other in ((lane, best if lane is not best else next(iter(ranking[1:]), None)) for lane in ranking[:PLANS]))
    return frames.Hinted(0, seat, plans, analysis.worlds, analysis.is_done, analysis.goes_to_the_end,
                         verdict(analysis, ranking, lang), 0)


def why(analysis: Analysis, lane: Lane, other: Lane | None) -> tuple[Reason, ...]:
    """What sets an option apart; nothing, if the play-outs do not."""
    return analysis.why(lane, other)[:REASONS] if other is not None and analysis.apart(lane, other) else ()


def verdict(analysis: Analysis, ranking: list[Lane], lang: str) -> str:
    """Whether the play-outs tell the best option apart from the others."""
    if len(ranking) < 2:
        return say(lang)("server-hint-only")
    return say(lang)("server-hint-clear" if analysis.apart(ranking[0], ranking[1]) else "server-hint-alike")
