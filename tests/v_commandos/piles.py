"""Stacks the piles of a scene by hand: what is left in the pools and decks, and who waits behind an entrance.

Call these while the scene asks something; they change the position at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from bocage.games.v_commandos.pieces import EFFECTS, ITEM_NAMES, TOKEN_NAMES
from tests.v_commandos.scene import Scene


def wait_outside(m: Scene, entrance: str, kind: str, number: int = 1) -> None:
    """Enemies out of the pool wait behind an entrance, with those who wait there already."""
    waiting = m.outside(entrance) | {kind: m.outside(entrance).get(kind, 0) + number}
    m.set(f"entrance {entrance}: {', '.join(f'{count} {name}' for name, count in waiting.items())}")


def listed(names: Sequence[str]) -> str:
    return ", ".join(names) or "none"


def leave_in_enemy_pool(m: Scene, *tokens: str) -> None:
    m.set(f"pool: {listed(tokens)}")


def leave_in_supply(m: Scene, *items: str) -> None:
    m.set(f"supply: {listed(items)}")


def discard_items(m: Scene, *items: str) -> None:
    m.set(f"discarded equipment: {listed(items)}")


def leave_in_event_deck(m: Scene, *cards: str) -> None:
    m.set(f"events: {listed(cards)}")


def discard_events(m: Scene, *cards: str) -> None:
    m.set(f"discarded events: {listed(cards)}")


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
