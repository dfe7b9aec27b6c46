"""Puts the analysis of a moment into a frame, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.bots.analysis import WORLDS, Analysis, band_of
from bocage.bots.explaining import Reason, name_of
from bocage.bots.race import Lane
from bocage.core.match import Match
from bocage.core.record.replaying import Replay
from bocage.core.text import words
from bocage.server.web.refusals import Refusal, say
from bocage.server.wire import frames, replay_frames
from bocage.server.wire.telling import Teller, Undo


def analysis_of(replay: Replay, at: int) -> Analysis:
    """The analysis of the choice after ``at`` others. Its options would show a hand: only when everything is open."""
    if not replay.is_open:
        raise Refusal("eyes", 403)
    if not 0 <= at < len(replay.match.moves):
        raise Refusal("moment", 403)
    match, move = replay.at(at), replay.match.moves[at]
    return Analysis(match, move.seat, match.read(move.text))


def analysed(replay: Replay, at: int, analysis: Analysis, lang: str) -> replay_frames.Analysed:
    match, seat = replay.at(at), analysis.game.seat
    teller = Teller(match, lang, (seat,))
    ranking = analysis.ranking()
    best = ranking[0]
    played = next((lane for lane in ranking if lane.action == analysis.played), None)
    other = played if played is not None and played is not best else ranking[1] if len(ranking) > 1 else None
    why = () if other is None else in_words(match, analysis.why(best, other), lang)
    options = tuple(weighing(match, teller, analysis, lane, best, lane is played) for lane in ranking)
    return replay_frames.Analysed(at, seat, options, analysis.worlds, WORLDS, why, analysis.goes_to_the_end,
                                  verdict(analysis, ranking, played, lang))


def line_of(replay: Replay, at: int, analysis: Analysis, action: str) -> replay_frames.LineSeen:
    """The positions of a principal line, as the seat that chose would see them if the supposed world were the true one."""
    match, seat = replay.at(at), analysis.game.seat
    lane = next((each for each in analysis.lanes if each.action.text == action), None)
    if lane is None:
        raise Refusal("moment", 403)
    view = match.ruleset.knowledge.view
    return replay_frames.LineSeen(tuple(view(match.board, run.table.state, seat) for run, _, _ in analysis.steps(lane)))


def in_words(match: Match, why: Sequence[Reason], lang: str) -> tuple[frames.WhyPart, ...]:
    say = words(lang, match.ruleset.folder / "text")
    return tuple(frames.WhyPart(name_of(reason, say), reason.gain) for reason in why)


def weighing(match: Match, teller: Teller, analysis: Analysis, lane: Lane, best: Lane, played: bool = False,
             known: bool = False) -> frames.Weighing:
    chance, low, high = band_of(lane.values)
    like_best = lane is best or not analysis.apart(best, lane)
    line = tuple(frames.LineStep(*step) for step in analysis.line(lane, teller.screen.namer.action, known))
    assert match.decision is not None
    choice = teller.choice(match.decision, lane.action, analysis.game.seat, Undo.NEVER)
    return frames.Weighing(choice, chance, low, high, played, like_best, line)


def verdict(analysis: Analysis, ranking: list[Lane], played: Lane | None, lang: str) -> str:
    """Whether the choice that was made was the best, as good, or worse by how much."""
    if len(ranking) < 2:
        return say(lang)("server-analysis-only")
    if played is None or played is ranking[0]:
        is_clear = analysis.apart(ranking[0], ranking[1])
        return say(lang)("server-analysis-best" if is_clear else "server-analysis-best-alike")
    if not analysis.apart(ranking[0], played):
        return say(lang)("server-analysis-alike")
    return say(lang)("server-analysis-worse", points=round(100 * (ranking[0].chance - played.chance)))
