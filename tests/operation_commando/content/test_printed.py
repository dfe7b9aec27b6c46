"""What the web client knows of the printed cards and terrains is what the content says."""

from __future__ import annotations

import re
from pathlib import Path

import bocage
from bocage.games.operation_commando import content

SOURCES = Path(bocage.__file__).parents[1] / "web" / "src" / "games" / "operation_commando"


def test_each_card_has_its_face() -> None:
    source = (SOURCES / "pieces" / "printed-cards.ts").read_text(encoding="utf-8")
    told = dict(re.findall(r"^  (\w+): '([^']+)',$", source, re.MULTILINE))
    printed = {}
    for card in content.load().cards.values():
        value, support = [str(card.vc)] * (card.kind == "unit"), ["support"] * card.support
        words = [card.kind, *value, *support, *card.types]
        printed[card.id] = " ".join([*words, *["heroic"] * bool(card.heroic), *["star"] * card.star])
    assert told == printed


def test_each_terrain_has_its_drawing() -> None:
    drawn = set(re.findall(r"^  (\w+): \(", (SOURCES / "art" / "terrain-scenes.ts").read_text(encoding="utf-8"), re.MULTILINE))
    beaches = {"exit1", "exit2", "exit3", "exit4"}
    assert set(content.load().terrains) - beaches == drawn
