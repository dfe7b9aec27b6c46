"""What holds in every position: no card or token appears or vanishes, limits are kept, places are consistent."""

from __future__ import annotations

from collections import Counter

from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    BOTH, COMMIT, DE, DESTROYED, NOWHERE, PHASES, SIDES, TOKEN_KINDS, TOKENS, US, Side)
from bocage.games.operation_commando.state import State


def pieces(b: Board, s: State) -> dict[str, dict[str, int]]:
    """Counts every card and token, wherever it is. Luftlande Falley is not counted: it comes into play later."""
    return {"us": held(b, s, US), "de": held(b, s, DE), "tokens": {
        TOKENS[kind]: s.bank[kind] + sum(s.tokens[side][kind] + s.placed[side][kind] for side in BOTH)
        for kind in TOKEN_KINDS}}


def held(b: Board, s: State, side: Side) -> dict[str, int]:
    """All cards of a side, by id."""
    cards: Counter[str] = Counter()
    for card, number in enumerate(s.deck[side]):
        cards[b.ids[card]] += number
    places = (s.top, s.bottom, s.hand, s.discard, s.gone, s.lost, s.heroics, s.heroic_out, s.permanents, s.in_play, s.beside,
              s.units, s.tilted, s.actions)
    for place in places:
        cards.update(b.ids[card] for card in place[side])
    if side == DE:
        cards.update(b.ids[card] for card in s.column)
    cards.pop("de_luftlande_falley", None)
    return {id: number for id, number in cards.items() if number}


def audit(b: Board, s: State) -> list[str]:
    """What is wrong with a position, in words for a developer; empty if nothing is."""
    wrong: list[str] = []
    for side, name in enumerate(SIDES):
        if Counter(s.shown[side]) - Counter(s.hand[side]):
            wrong.append(f"{name} has shown cards it does not hold")
        if len(s.units[side]) > 2 or len(s.units[side]) != len(s.muted[side]):
            wrong.append(f"{name} has {s.units[side]} in the Combat, effects {s.muted[side]}")
        if len(s.top[side]) != len(s.top_eyes[side]):
            wrong.append(f"{name}: who knows the top of the pile is unclear")
        if min(s.tokens[side]) < 0 or min(s.placed[side]) < 0 or min(s.deck[side]) < 0:
            wrong.append(f"{name} owes tokens or cards")
        if any(b.side[card] != side for place in (s.hand, s.discard, s.units, s.tilted, s.heroics) for card in place[side]):
            wrong.append(f"{name} holds cards of the other side")
    if len(s.column_from) != len(s.column) + len(s.returned):
        wrong.append("it is unclear what the units of the counter-attack could have been")
    if min(s.bank) < 0:
        wrong.append("a bank is overdrawn")
    if s.phase in range(COMMIT, DESTROYED) and s.fought > max(s.size, 1):
        wrong.append(f"{s.fought} Combats on a terrain of Size {s.size} in phase {PHASES[s.phase]}")
    regiments = [at for at in s.pir_at if at != NOWHERE]
    if len(regiments) != len(set(regiments)):
        wrong.append("two regiments on one terrain")
    return wrong
