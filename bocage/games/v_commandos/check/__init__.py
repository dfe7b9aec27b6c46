"""Checks the content: whatever could make a game wrong or impossible is reported with its file, its place and what was
expected.

The game's own content is checked as a whole. A player's pack is a folder with ``terrains/*.toml``, ``operations.toml``, or
both; its terrains and operations may use one another and those of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bocage.core.content import Place, load_toml, short
from bocage.core.text import words
from bocage.games.v_commandos import content as box
from bocage.games.v_commandos.check.common import check_id, check_once, listed
from bocage.games.v_commandos.check.operations import check_operation
from bocage.games.v_commandos.check.terrains import check_terrain
from bocage.games.v_commandos.check.texts import check_texts, needed_texts
from bocage.games.v_commandos.check.tokens import (
    check_cards, check_enemies, check_equipment, check_escorts, check_events, check_numbers)
from bocage.games.v_commandos.pieces import ROLES


def check(folder: Path | None = None, lang: str = "en") -> list[str]:
    """Checks the game's own content, or a player's pack."""
    return check_box(box.FOLDER, lang) if folder is None else check_pack(folder, lang)


def check_box(folder: Path, lang: str = "en") -> list[str]:
    """Checks the game's own content, or a changed copy of all of it."""
    terrains = load_terrains(folder)
    operations = load_toml(folder / "operations.toml", box.Operations).operation
    content = box.load(folder)
    check_numbers(content, Place(short(folder / "numbers.toml")))
    check_equipment(content, Place(short(folder / "equipment.toml")))
    check_cards(content, Place(short(folder / "commandos.toml")))
    check_enemies(content, Place(short(folder / "enemies.toml")))
    check_events(content, Place(short(folder / "events.toml")))
    check_escorts(content, Place(short(folder / "escorts.toml")))
    check_scenarios(content, terrains, operations, folder, taken=[])
    texts = needed_texts(content)
    check_texts(texts)
    say = words(lang)
    tokens = Counter(enemy.token for enemy in content.enemies for _ in range(enemy.number))
    return [
        say("checked-equipment", tokens=sum(token.number for token in content.tokens), printed=len(content.printed)),
        say("checked-commandos", cards=len(content.cards), roles=len(ROLES)),
        say("checked-enemies", regular=tokens["regular"] + tokens["sledge"], null=tokens["null"],
            special=sum(enemy.number for enemy in content.enemies if enemy.special)),
        say("checked-events", number=len(content.events)),
        say("checked-escorts", number=len(content.escorts)),
        *scenarios_checked(lang, list(terrains.values()), operations),
        say("checked-texts", number=len(texts)),
    ]


def check_pack(folder: Path, lang: str = "en") -> list[str]:
    """Checks a player's terrains and operations."""
    for file in sorted(folder.glob("*.toml")):
        Place(short(file)).expect(file.name == "operations.toml", "expect-pack-file")
    terrains = load_terrains(folder)
    file = folder / "operations.toml"
    operations = load_toml(file, box.Operations).operation if file.exists() else ()
    Place(folder.name or ".").expect(terrains or operations, "expect-pack")
    own = box.load()
    taken = [*own.terrains, *own.operations]
    content = msgspec.structs.replace(
        own, terrains=own.terrains | {terrain.id: terrain for terrain in terrains.values()},
        operations=own.operations | {operation.id: operation for operation in operations})
    check_scenarios(content, terrains, operations, folder, taken)
    return scenarios_checked(lang, list(terrains.values()), operations)


def load_terrains(folder: Path) -> dict[Path, box.Terrain]:
    return {file: load_toml(file, box.Terrain) for file in sorted((folder / "terrains").glob("*.toml"))}


def check_scenarios(content: box.Content, terrains: dict[Path, box.Terrain], operations: Sequence[box.Operation], folder: Path,
                    taken: Sequence[str]) -> None:
    """Checks terrains first, because operations consist of them. ``taken`` holds the ids that others use."""
    for file, terrain in terrains.items():
        place = Place(short(file))
        check_id(terrain.id, taken, place)
        place.key("id").expect(terrain.id == file.stem, "expect-file-name", name=file.stem)
        check_terrain(content, terrain, place)
    place = Place(short(folder / "operations.toml"))
    check_once(place, "operation", operations)
    for operation in operations:
        here = place.entry("operation", operation.id)
        check_id(operation.id, [*taken, *(terrain.id for terrain in terrains.values())], here)
        check_operation(content, operation, here)


def scenarios_checked(lang: str, terrains: Sequence[box.Terrain], operations: Sequence[box.Operation]) -> list[str]:
    say = words(lang)
    lines = []
    if terrains:
        lines.append(say("checked-terrains", number=len(terrains), names=listed(terrain.id for terrain in terrains)))
    if operations:
        lines.append(say("checked-operations", number=len(operations), names=listed(each.id for each in operations)))
    return lines
