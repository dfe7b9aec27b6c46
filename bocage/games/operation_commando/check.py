"""Checks the content files. A fault is reported with its file, its place and what was expected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from bocage.core.content import Place, load_toml, short
from bocage.core.text import LANGUAGES, words
from bocage.games.operation_commando import content as box
from bocage.games.operation_commando.text import FOLDER as TEXT

FILES = {"us.toml": "us", "de.toml": "de", "heroics.toml": "", "permanents.toml": "", "variants.toml": ""}
# OC-SETUP-11, OC-SETUP-12: what the box holds.
HEROICS = {"sme": (4, 4), "utah": (5, 6), "graignes": (3, 3)}
TERRAINS_IN_BOX, VARIANTS_A_SIDE, PERMANENTS_A_SIDE = 37, 4, 3
HIGHEST_VC, LARGEST = 9, 6
FORMS = ("", ".text", ".short")


def check(folder: Path | None = None, lang: str = "en") -> list[str]:
    """The game's own content, or a changed copy of all of it."""
    return check_box(folder or box.FOLDER, lang)


def check_box(folder: Path, lang: str = "en") -> list[str]:
    """The game's own content, or a changed copy of all of it."""
    cards = {file: load_toml(folder / file, box.Cards).card for file in FILES}
    terrains = load_toml(folder / "terrains.toml", box.Terrains).terrain
    known = [card.id for group in cards.values() for card in group]
    seen: set[str] = set()
    for file, group in cards.items():
        for card in group:
            place = Place(short(folder / file)).entry("card", card.id)
            place.expect(card.id not in seen, "expect-once", name=card.id)
            seen.add(card.id)
            check_card(card, place, FILES[file], known)
    every = [card for group in cards.values() for card in group]
    check_counts(every, folder)
    check_terrains(terrains, Place(short(folder / "terrains.toml")))
    texts = needed_texts(every, terrains)
    check_texts(texts)
    say = words(lang)
    return [say("checked-cards", us=count(every, "us"), de=count(every, "de")),
            say("checked-terrain-cards", number=sum(terrain.physical for terrain in terrains)),
            say("checked-texts", number=len(texts))]


def count(cards: Sequence[box.PrintedCard], side: str) -> int:
    return sum(card.physical for card in cards if card.side == side and not card.variant_of)


def check_card(card: box.PrintedCard, place: Place, side: str, known: Sequence[str]) -> None:
    """A card says what it is, where it comes from, and names only cards that exist."""
    check_source(card, place)
    place.key("side").expect(not side or card.side == side, "expect-value", value=side)
    place.key("id").expect(card.id.startswith(f"{card.side}_"), "expect-known", known=f"{card.side}_…")
    place.key("vc").expect((0 < card.vc <= HIGHEST_VC) == (card.kind == "unit"), "expect-number", low=1, high=HIGHEST_VC)
    place.key("copies").expect(max(card.copies) <= card.physical, "expect-number", low=0, high=card.physical)
    place.key("cancels").expect(bool(card.cancels) == (card.moment == "cancel"), "expect-known", known="unit, action, event")
    place.key("also_on_play").expect(not card.also_on_play or card.kind == "event", "expect-nothing")
    if card.variant_of:
        place.key("variant_of").expect(card.variant_of in known, "expect-known", known=", ".join(known))
    for name in names_in(card):
        place.expect(name in known, "expect-known", known=", ".join(known))


def names_in(value: object) -> Iterator[str]:
    """The cards that an effect names."""
    if isinstance(value, box.If):
        yield from (*value.own_unit_is, *([value.played_earlier] if value.played_earlier else []))
    elif isinstance(value, box.Suppress) and value.unit:
        yield value.unit
    elif isinstance(value, box.Bring):
        yield value.card
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from names_in(getattr(value, field))
    elif isinstance(value, tuple):
        for each in value:
            yield from names_in(each)


def check_source(entry: box.Entry, place: Place) -> None:
    place.key("source").expect("*" in entry.source, "expect-source")


def check_counts(cards: Sequence[box.PrintedCard], folder: Path) -> None:
    """OC-SETUP-11, OC-SETUP-12, OC-VARIANT-01, OC-PERM-01: as many of each kind as the box holds."""
    for mission, numbers in HEROICS.items():
        for side, number in zip(("us", "de"), numbers, strict=True):
            found = sum(card.heroic == mission and card.side == side for card in cards)
            Place(short(folder / "heroics.toml"), f"{mission}.{side}").expect(found == number, "expect-total", number=number,
            found=found)
    for side in ("us", "de"):
        found = sum(card.kind == "permanent" and card.side == side for card in cards)
        Place(short(folder / "permanents.toml"), side).expect(
            found == PERMANENTS_A_SIDE, "expect-total", number=PERMANENTS_A_SIDE, found=found)
        found = sum(bool(card.variant_of) and card.side == side for card in cards)
        Place(short(folder / "variants.toml"), side).expect(
            found == VARIANTS_A_SIDE, "expect-total", number=VARIANTS_A_SIDE, found=found)


def check_terrains(terrains: Sequence[box.PrintedTerrain], place: Place) -> None:
    """OC-CARD-03, OC-ASSAULT-01: Sizes from 1 to 6, draws, and no more uses in a mission than cards of that name."""
    seen: set[str] = set()
    for terrain in terrains:
        here = place.entry("terrain", terrain.id)
        here.expect(terrain.id not in seen, "expect-once", name=terrain.id)
        seen.add(terrain.id)
        check_source(terrain, here)
        here.key("size").expect(1 <= terrain.size <= LARGEST, "expect-number", low=1, high=LARGEST)
        here.key("draws").expect(min(terrain.draws) >= 1, "expect-at-least", low=1)
        here.key("used").expect(max(terrain.used.values()) <= terrain.physical, "expect-number", low=1, high=terrain.physical)
    found = sum(terrain.physical for terrain in terrains)
    place.key("terrain").expect(found == TERRAINS_IN_BOX, "expect-total", number=TERRAINS_IN_BOX, found=found)


def needed_texts(cards: Sequence[box.PrintedCard], terrains: Sequence[box.PrintedTerrain]) -> list[str]:
    """Every name and text that players read about content."""
    return [*(f"card-{card.id}{form}" for card in cards for form in FORMS),
            *(f"terrain-{terrain.id}{form}" for terrain in terrains for form in FORMS)]


def check_texts(keys: Sequence[str]) -> None:
    for lang in LANGUAGES:
        place = Place(short(TEXT / f"{lang}.ftl"))
        for key in keys:
            place.key(key).expect(words(lang, TEXT).has(key), "expect-text")
