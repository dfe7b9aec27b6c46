"""Puts into words who could hurt a piece at the places it could go to."""

from __future__ import annotations

from time import monotonic
from typing import Any

from bocage.core.contract import Chance, Danger, Threats, ThreatWords
from bocage.core.match import Match
from bocage.core.screen import percent
from bocage.core.text import Words
from bocage.server.web.refusals import say as say_server
from bocage.server.wire import frames

SECONDS = 7.0
LEVELS = (0.0, 0.15, 0.35, 0.6)                 # above the first there is a danger, above the last it is the greatest


def threatened(match: Match, seat: int, piece: str, state: str, lang: str, seq: int = 0,
               seconds: float = SECONDS) -> frames.Threatened:
    """Who could hurt a piece of this seat; a piece or state that it cannot ask about is that of the first. ``seconds``: so long
    further places are looked at."""
    game: Threats[Any, Any] | None = match.ruleset.threats
    of, b, s, at = (piece, state), match.board, match.state, match.seat(seat)
    pieces = game.pieces(b, s, at) if game is not None else ()
    if game is None or not pieces:
        return frames.Threatened(seq, of)
    words, say = game.words(b, s, at, lang), say_server(lang)
    chosen = piece if piece in pieces else pieces[0]
    states = game.states(b, s, at, chosen)
    how = state if state in states else states[0] if states else ""
    places, end = game.places(b, s, at, chosen), monotonic() + seconds
    found: list[Danger] = []
    for place in places:
        found.append(game.danger(b, s, at, chosen, how, place))
        if monotonic() > end:
            break
    late = "" if len(found) == len(places) else f" {say('server-threats-late')}"
    return frames.Threatened(
        seq, of, tuple(frames.Named(each, words.piece(each)) for each in pieces), chosen,
        tuple(frames.Named(each, words.state(each)) for each in states), how,
        tuple(endangered(danger, words, say) for danger in found), words.note + late)


def endangered(danger: Danger, words: ThreatWords, say: Words) -> frames.Endangered:
    name, total = words.place(danger.place), danger.total
    each = tuple(f"{words.threat(threat)} {told(say, threat.chance)}" for threat in danger.threats)
    key = "server-threat-none" if not total.high else "server-threats" if each else "server-threat-some"
    sentence = say(key, place=name, threats=", ".join(each), chance=told(say, total), total=words.total)
    return frames.Endangered(danger.place, name, percent(say, total.share), level(total), each, sentence)


def told(say: Words, chance: Chance) -> str:
    """A chance as a figure, with its interval unless it is exact."""
    shown = percent(say, chance.share)
    if chance.is_exact:
        return shown
    return say("server-threat-between", chance=shown, low=percent(say, chance.low), high=percent(say, chance.high))


def level(chance: Chance) -> int:
    return sum(chance.share > least for least in LEVELS)
