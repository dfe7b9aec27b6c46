"""Stacks the piles of a scene by hand: what is left in the pools and decks, and who waits behind an entrance.

Call these while the scene asks something; they change the position at once.
"""

from __future__ import annotations

from bocage.games.v_commandos.pieces import EFFECTS, FOE_NAMES, FOES, ITEM_NAMES, TOKEN_NAMES, TOKEN_OF
from tests.v_commandos.scene import Scene


def wait_outside(m: Scene, entrance: str, kind: str, number: int = 1) -> None:
    """Enemies out of the pool wait behind an entrance."""
    foe = FOE_NAMES.index(kind)
    pile = m.state.pool if m.state.pool[TOKEN_OF[foe]] >= number else m.state.special_pool
    pile[TOKEN_OF[foe]] -= number
    m.state.outside[m.board.entrance_name.index(entrance) * FOES + foe] += number


def leave_in_enemy_pool(m: Scene, *tokens: str) -> None:
    m.state.pool = [tokens.count(name) for name in TOKEN_NAMES]


def leave_in_supply(m: Scene, *items: str) -> None:
    m.state.supply = [items.count(name) for name in ITEM_NAMES]


def discard_items(m: Scene, *items: str) -> None:
    m.state.thrown = [items.count(name) for name in ITEM_NAMES]


def leave_in_event_deck(m: Scene, *cards: str) -> None:
    m.state.deck = [cards.count(name) for name in m.board.event_ids]


def discard_events(m: Scene, *cards: str) -> None:
    m.state.discarded = [cards.count(name) for name in m.board.event_ids]


def supply(m: Scene) -> list[str]:
    return [name for name, number in zip(ITEM_NAMES, m.state.supply, strict=True) for _ in range(number)]


def discarded_items(m: Scene) -> list[str]:
    return [name for name, number in zip(ITEM_NAMES, m.state.thrown, strict=True) for _ in range(number)]


def event_deck(m: Scene) -> list[str]:
    return [name for name, number in zip(m.board.event_ids, m.state.deck, strict=True) for _ in range(number)]


def discarded_events(m: Scene) -> list[str]:
    return [name for name, number in zip(m.board.event_ids, m.state.discarded, strict=True) for _ in range(number)]


def enemy_pool(m: Scene) -> dict[str, int]:
    return {name: number for name, number in zip(TOKEN_NAMES, m.state.pool, strict=True) if number}


def special_pool(m: Scene) -> dict[str, int]:
    return {name: number for name, number in zip(TOKEN_NAMES, m.state.special_pool, strict=True) if number}


def effect(m: Scene, terrain: int = 0) -> str:
    """The effect of the event card that lies beside a terrain."""
    return EFFECTS[m.state.effect[terrain]] if m.state.effect[terrain] >= 0 else ""
