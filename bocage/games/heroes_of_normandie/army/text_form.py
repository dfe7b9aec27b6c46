"""An army as text: one line (or several) that a player can read, save and share. The text reads back as the same army.

``us; us_8th_regiment = us_rifle_squad, -, ammunition; us_field_command = airstrike_2; hero us_hero_clint; deck +u09*2 -c05``

A line break can stand for ``;``. Options stand in the order of the tile's slots; ``-`` is an empty slot. ``deck`` says what
differs from the printed deck: ``+`` adds a restricted card, ``-`` leaves one out. ``share 20`` pays so much of an ally's tile
of high command.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from bocage.core.errors import BocageError
from bocage.games.heroes_of_normandie.content import Content, Side, load

PARTS = re.compile(r"[;\n]")
CHANGE = re.compile(r"([+-])(\w+)(?:\*(\d{1,2}))?")
SHARE = re.compile(r"\d{1,4}")
EMPTY = "-"
SHOWN = 80


class BadArmy(BocageError):
    """The text is no army: the part of it that cannot be read, and what was expected there."""

    def __init__(self, place: str, expected: str, **args: object) -> None:
        self.place = place[:SHOWN]
        self.expected = BocageError(expected, **args)
        super().__init__("error-army", place=self.place, expected=self.expected)


class Bought(msgspec.Struct, frozen=True):
    """HN-ARMY-02, HN-ARMY-04: a recruitment tile and the options on its slots, in order. An empty slot is ``""``."""

    tile: str
    options: tuple[str, ...] = ()


class Army(msgspec.Struct, frozen=True):
    """What a player has bought. ``deck``: for each card how many copies more (or, below 0, fewer) than printed. ``share``:
    HN-MULTI-03."""

    side: Side
    tiles: tuple[Bought, ...] = ()
    heroes: tuple[str, ...] = ()
    deck: dict[str, int] = {}
    share: int = 0


def read(text: str, box: Content | None = None) -> Army:
    """The army of a text. ``broken`` says whether it is legal."""
    box = box or load()
    parts = [part.strip().lower() for part in PARTS.split(text)]
    parts = [part for part in parts if part]
    first = parts[0] if parts else ""
    if first not in ("us", "ge"):
        raise BadArmy(first or text.strip() or EMPTY, "expect-known", known="us, ge")
    army = Army("us" if first == "us" else "ge")
    for part in parts[1:]:
        army = with_part(army, part, box)
    return army


def with_part(army: Army, part: str, box: Content) -> Army:
    """The army with one more part of the text read."""
    word, _, rest = part.partition(" ")
    rest = rest.strip()
    if word == "hero":
        return msgspec.structs.replace(army, heroes=(*army.heroes, *heroes_in(part, rest, box)))
    if word == "deck":
        return msgspec.structs.replace(army, deck=with_changes(army.deck, part, rest, box))
    if word == "share":
        if not SHARE.fullmatch(rest):
            raise BadArmy(part, "expect-at-least", low=0)
        return msgspec.structs.replace(army, share=int(rest))
    return msgspec.structs.replace(army, tiles=(*army.tiles, bought_in(part, box)))


def bought_in(part: str, box: Content) -> Bought:
    """Reads a tile and its options: ``us_8th_regiment = us_rifle_squad, -, ammunition``."""
    name, _, rest = part.partition("=")
    tile = known(part, name.strip(), box.tiles)
    names = [each.strip() for each in rest.split(",")] if rest.strip() else []
    return Bought(tile, trimmed("" if each == EMPTY else known(part, each, box.options) for each in names))


def trimmed(options: Iterable[str]) -> tuple[str, ...]:
    """Options without the empty slots at the end, so that each army has only one form."""
    found = list(options)
    while found and not found[-1]:
        found.pop()
    return tuple(found)


def heroes_in(part: str, rest: str, box: Content) -> list[str]:
    heroes = heroes_of(box)
    return [known(part, each.strip(), heroes) for each in rest.split(",")]


def heroes_of(box: Content) -> list[str]:
    """HN-ARMY-12: the units that are bought without a slot."""
    return [unit.id for unit in box.units.values() if unit.border == "hero"]


def with_changes(deck: dict[str, int], part: str, rest: str, box: Content) -> dict[str, int]:
    """The changes of a deck, with those of one part of the text added: ``+u09*2 -c05``."""
    changed = dict(deck)
    for word in rest.replace(",", " ").split():
        found = CHANGE.fullmatch(word)
        if not found:
            raise BadArmy(part, "expect-value", value="+u09*2 -c05")
        sign, card, copies = found.groups()
        known(part, card, box.cards)
        changed[card] = changed.get(card, 0) + int(copies or 1) * (1 if sign == "+" else -1)
    return {card: copies for card, copies in changed.items() if copies}


def known(part: str, name: str, names: Iterable[str]) -> str:
    if name not in names:
        raise BadArmy(part, "expect-known", known=", ".join(names))
    return name


def write(army: Army) -> str:
    """Writes an army in one line."""
    parts = [str(army.side), *(tile_text(each) for each in army.tiles)]
    if army.heroes:
        parts.append("hero " + ", ".join(army.heroes))
    if army.share:
        parts.append(f"share {army.share}")
    if army.deck:
        parts.append("deck " + " ".join(change_text(card, army.deck[card]) for card in sorted(army.deck)))
    return "; ".join(parts)


def tile_text(bought: Bought) -> str:
    options = trimmed(bought.options)
    return f"{bought.tile} = {', '.join(option or EMPTY for option in options)}" if options else bought.tile


def change_text(card: str, copies: int) -> str:
    times = f"*{abs(copies)}" if abs(copies) > 1 else ""
    return f"{'+' if copies > 0 else '-'}{card}{times}"
