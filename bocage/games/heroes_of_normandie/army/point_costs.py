"""What an army costs, and what it brings to the table: units, order stars, break values and a deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.games.heroes_of_normandie.army.text_form import Army, Bought
from bocage.games.heroes_of_normandie.content import Content, RecruitOption, Side, Tile, load


def filled(bought: Bought, box: Content) -> Iterator[tuple[int, RecruitOption]]:
    """The slots of a tile that hold an option, each with its option."""
    for slot, option in enumerate(bought.options):
        if option:
            yield slot, box.options[option]


def options_of(army: Army, box: Content) -> list[RecruitOption]:
    return [option for bought in army.tiles for _, option in filled(bought, box)]


def high_command(army: Army, box: Content) -> Bought | None:
    """HN-ARMY-11: the tile of high command of an army; None if it has none."""
    return next((bought for bought in army.tiles if box.tiles[bought.tile].hq), None)


def cost_of(bought: Bought, box: Content) -> int:
    """HN-ARMY-04: a tile and its options at their printed prices."""
    return box.tiles[bought.tile].cost + sum(option.cost for _, option in filled(bought, box))


def cost(army: Army, allies: Sequence[Army] = (), box: Content | None = None) -> int:
    """HN-ARMY-01, HN-TRAIT-09: the price of tiles, options and heroes; one trait gives points back.

    HN-MULTI-03: a player who shares an ally's tile of high command pays his share, and the holder of the tile pays the rest.
    """
    box = box or load()
    price = sum(cost_of(bought, box) for bought in army.tiles) + sum(box.units[hero].cost for hero in army.heroes)
    paid_by_allies = sum(ally.share for ally in allies) if high_command(army, box) else 0
    return price + army.share - paid_by_allies


def units_on(tile: str, option: RecruitOption) -> tuple[str, ...]:
    """HN-ARMY-16: the units that a support option adds to its tile."""
    return option.units_on.get(tile, option.units)


def units_of(army: Army, box: Content | None = None) -> list[tuple[str, int, int]]:
    """HN-ARMY-14: every counter with its tile and the slot it came by (-1: the tile itself brings it). Heroes have no tile
    (-1)."""
    box = box or load()
    found: list[tuple[str, int, int]] = []
    for at, bought in enumerate(army.tiles):
        found += [(unit, at, -1) for unit in box.tiles[bought.tile].units]
        for slot, option in filled(bought, box):
            found += [(unit, at, slot) for unit in units_on(bought.tile, option)]
    return [*found, *((hero, -1, -1) for hero in army.heroes)]


def stars_of(army: Army, box: Content | None = None) -> int:
    """HN-ARMY-02, HN-ARMY-03: the order stars of tiles and of filled slots. The stars of officers are an ability of the
    officers."""
    box = box or load()
    return sum(stars_on(bought, box.tiles[bought.tile]) for bought in army.tiles)


def stars_on(bought: Bought, tile: Tile) -> int:
    return tile.stars + sum(slot.stars for slot, option in zip(tile.slots, bought.options, strict=False) if option)


def scout_on(bought: Bought, tile: Tile) -> int:
    """HN-ARMY-02, HN-ARMY-03: the Scout that a tile gives to all its units; 0: none. It counts while its slot is filled."""
    return max((slot.scout for slot, option in zip(tile.slots, bought.options, strict=False) if option), default=0)


def break_values(army: Army, box: Content | None = None) -> list[tuple[int, int]]:
    """HN-ARMY-13: for each tile the number of losses that breaks it, and the victory points that the enemy then gets."""
    box = box or load()
    return [(box.tiles[bought.tile].break_at, box.tiles[bought.tile].points) for bought in army.tiles]


def printed(side: Side, box: Content) -> dict[str, int]:
    """HN-SETUP-03: all cards of a side with the number of copies that exist, restricted cards included."""
    return {card.id: card.copies for card in box.cards.values() if card.side in ("", side)}


def deck_of(army: Army, side: Side | None = None, box: Content | None = None) -> dict[str, int]:
    """HN-SETUP-03, HN-ARMY-15: the unrestricted cards of the side, without those left out, and with the restricted cards that
    were added."""
    box = box or load()
    deck = {card: 0 if box.cards[card].restricted else copies for card, copies in printed(side or army.side, box).items()}
    for card, copies in army.deck.items():
        deck[card] = deck.get(card, 0) + copies
    return {card: copies for card, copies in deck.items() if copies > 0}


def holder_of_deck(armies: Sequence[Army], box: Content | None = None) -> Army:
    """HN-MULTI-03, HN-MULTI-06: the member whose deck an alliance plays: the holder of the high command; if none has it, the
    member who wrote a deck; otherwise the first."""
    box = box or load()
    return next((army for army in armies if high_command(army, box)),
                next((army for army in armies if army.deck), armies[0]))
