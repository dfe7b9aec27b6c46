"""Checks that every id has its words in both languages."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.content import Place, short
from bocage.core.text import LANGUAGES, words
from bocage.games.v_commandos import content as box
from bocage.games.v_commandos.pieces import (
    ABILITIES, EFFECTS, FOE_NAMES, ITEM_NAMES, JAMMED, PRINTED_NAMES, ROLES, SIDES, TOKEN_NAMES)
from bocage.games.v_commandos.text import FOLDER as TEXT

FORMS = (".the", ".The", ".of", ".to", ".g")


def needed_texts(content: box.Content) -> list[str]:
    """Returns every name and text about content that players read."""
    keys = [f"commando-{role}{form}" for role in ROLES for form in ("", *FORMS)]
    keys += [f"nation-{nation}" for nation in dict.fromkeys(card.nation for card in content.cards)]
    keys += [f"side-{side}" for side in SIDES]
    keys += [f"ability-{ability}{form}" for ability in ABILITIES for form in ("", ".text")]
    items = [*(token.id for token in content.tokens), ITEM_NAMES[JAMMED], "crate"]
    keys += [f"item-{item}{form}" for item in items for form in ("", ".a", ".the", ".text")]
    keys += [f"weapon-{weapon}{form}" for weapon in (*PRINTED_NAMES, "nest") for form in ("", ".the", ".text")]
    keys += [f"foe-{kind}{form}" for kind in FOE_NAMES for form in ("", ".a", ".A", ".the", ".count", ".text")]
    keys += [f"foe-null{form}" for form in ("", ".a", ".text")]
    keys += [f"token-{token}" for token in TOKEN_NAMES]
    keys += [f"card-{event.id}" for event in content.events]
    keys += [f"effect-{effect}{form}" for effect in EFFECTS for form in ("", ".text")]
    keys += [f"escort-{escort.id}{form}" for escort in content.escorts for form in ("", *FORMS)]
    for terrain in content.terrains.values():
        keys += [f"terrain-{terrain.id}{form}" for form in ("", ".at", ".text")]
        for objective in terrain.objectives:
            handled = isinstance(objective, box.Interact | box.Burn | box.CarryOut)
            keys += [f"objective-{terrain.id}-{objective.tile}{form}"
                     for form in ("", ".the", ".The", *((".do",) if handled else ()))]
    for operation in content.operations.values():
        keys += [f"operation-{operation.id}{form}" for form in ("", ".place", ".date", ".briefing", ".rules", ".veteran")]
    return keys


def check_texts(keys: Sequence[str]) -> None:
    for lang in LANGUAGES:
        place = Place(short(TEXT / f"{lang}.ftl"))
        for key in keys:
            place.key(key).expect(words(lang, TEXT).has(key), "expect-text")
