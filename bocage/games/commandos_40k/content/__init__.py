"""What is in the box: four factions with their tactics, four battlefields, three missions, two sample teams a faction.

Every file says where its figures come from: ``source`` gives ``rulebook`` or ``ours`` for ``"*"`` (all of it) and, where they
differ, for single keys. The factions and battlefields are our own; the missions are the rulebook's. Players' own factions and
battlefields have the same forms and are added by ``Content.with_packs``.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from bocage.games.commandos_40k.content.files import as_form, fingerprint, read_file
from bocage.games.commandos_40k.content.forms import (
    BoardFile, Choice, Datasheet, Effect, Faction, Name, Part, Piece, Profile, Specialism, Swap, Tactic, Weapon, mil, radius,
)
from bocage.games.commandos_40k.content.missions import Mission

__all__ = [
    "BoardFile", "Choice", "Content", "Datasheet", "Effect", "FACTIONS", "FOLDER", "Faction", "Mission", "Name", "Part",
    "Piece", "Profile", "Specialism", "Swap", "Tactic", "Weapon", "fingerprint", "load", "mil", "radius",
]

FOLDER = Path(__file__).parent
FACTIONS = ("concord", "rustborn", "choir", "bloom")


class Content(msgspec.Struct, frozen=True):
    """Everything in the box, by id, in the order of the files; ``teams``: sample teams as text."""

    factions: dict[str, Faction]
    boards: dict[str, BoardFile]
    missions: dict[str, Mission]
    teams: dict[str, str]


@cache
def load(folder: Path = FOLDER) -> Content:
    factions = [as_form(read_file(folder / "factions" / f"{id}.json"), Faction, f"factions/{id}.json") for id in FACTIONS]
    boards = as_form(read_file(folder / "boards.json"), tuple[BoardFile, ...], "boards.json")
    missions = as_form(read_file(folder / "missions.json"), tuple[Mission, ...], "missions.json")
    teams = as_form(read_file(folder / "teams.json"), dict[str, str], "teams.json")
    return Content({each.id: each for each in factions}, {each.id: each for each in boards},
                   {each.id: each for each in missions}, teams)
