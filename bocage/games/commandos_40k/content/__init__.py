"""The shipped content: four factions with their tactics, four battlefields, three missions, two sample teams for each faction.

Every entry says where its figures come from: ``source`` is ``rulebook`` or ``ours``. A mission gives it for ``"*"`` (all of it)
and for the keys that differ. The factions and battlefields are our own; the missions are the rulebook's. Players' own factions
and battlefields have the same format and are added by ``Content.with_packs``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from bocage.core.content import Place
from bocage.core.errors import BadContent, raise_together
from bocage.games.commandos_40k.content import known_words
from bocage.games.commandos_40k.content.board_checks import check_board, laid
from bocage.games.commandos_40k.content.faction_checks import check_faction
from bocage.games.commandos_40k.content.files import as_form, fingerprint, parsed, read_file
from bocage.games.commandos_40k.content.forms import (
    BoardFile, Choice, Datasheet, Effect, Faction, Length, Name, Part, Piece, Profile, Specialism, Swap, Tactic, Weapon, mil,
    nerve_of, radius,
)
from bocage.games.commandos_40k.content.missions import Mission

__all__ = [
    "BoardFile", "Choice", "Content", "Datasheet", "Effect", "FACTIONS", "FOLDER", "Faction", "Length", "Mission", "Name",
    "Note", "PACK", "Part", "Piece", "Profile", "Specialism", "Swap", "Tactic", "Weapon", "fingerprint", "laid", "load", "mil",
    "nerve_of", "radius", "read_board", "read_faction", "read_pack", "warnings",
]

FOLDER = Path(__file__).parent
FACTIONS = ("concord", "rustborn", "choir", "bloom")
FORMATS = ("kt-faction/1", "kt-board/1")
PACK = "pack.json"                      # what a text without a file is called where something is wrong with it


class Content(msgspec.Struct, frozen=True):
    """All content by id, in the order of the files. ``teams``: sample teams as text."""

    factions: dict[str, Faction]
    boards: dict[str, BoardFile]
    missions: dict[str, Mission]
    teams: dict[str, str]

    def with_packs(self, texts: Sequence[str], files: Sequence[str] = ()) -> Content:
        """The content with players' own factions and battlefields. If two players bring the same file, it counts once.

        ``files``: the names of the texts' files, for faults.
        """
        factions, boards = dict(self.factions), dict(self.boards)
        faults: list[BadContent] = []
        named = dict(zip(texts, files, strict=True)) if files else dict.fromkeys(texts, PACK)
        for text in {fingerprint(text, PACK): text for text in texts}.values():
            found, place = read_pack(text, named[text]), Place(named[text], faults=faults)
            if isinstance(found, Faction):
                check_new(found, factions, place)
                factions[found.id] = found
            else:
                place.key("id").expect(found.id not in boards, "expect-new", name=found.id)
                boards[found.id] = found
        raise_together(faults)
        return msgspec.structs.replace(self, factions=factions, boards=boards)


def check_new(faction: Faction, others: dict[str, Faction], place: Place) -> None:
    """The ids of a faction and of its tactics must be new, because both sides of a game use them."""
    place.key("id").expect(faction.id not in others, "expect-new", name=faction.id)
    taken = {tactic.id for other in others.values() for tactic in other.tactics}
    for tactic in faction.tactics:
        place.entry("tactics", tactic.id).expect(tactic.id not in taken, "expect-new", name=tactic.id)


class Note(msgspec.Struct, frozen=True):
    """Something in a file that has no effect or is missing. The file can be played all the same. ``warn-<what>`` is its
    text."""

    what: str
    place: str
    name: str


def read_faction(text: str, file: str = PACK) -> Faction:
    """Reads and checks a faction. ``BadContent`` says what is wrong and where."""
    return faction_of(parsed(text, file), file)


def faction_of(plain: Any, file: str) -> Faction:
    faction = as_form(plain, Faction, file)
    check_faction(faction, file)
    return faction


def read_board(text: str, file: str = PACK) -> BoardFile:
    """Reads and checks a battlefield; its outlines are turned counter-clockwise. ``BadContent`` says what is wrong and
    where."""
    return check_board(as_form(parsed(text, file), BoardFile, file), file)


@lru_cache(maxsize=64)
def read_pack(text: str, file: str = PACK) -> Faction | BoardFile:
    """Reads a player's file. Its ``format`` says whether it is a faction or a battlefield. A text is read once: it is checked
    when it is brought, when it is looked at, when a team is judged and when a match begins."""
    plain = parsed(text, file)
    kind = plain.get("format") if isinstance(plain, dict) else None
    if kind not in FORMATS:
        raise BadContent(file, "format", "expect-known", known=", ".join(FORMATS))
    return faction_of(plain, file) if kind == FORMATS[0] else check_board(as_form(plain, BoardFile, file), file)


def is_idle(ability: str, weapon: Weapon) -> bool:
    """Whether a melee weapon has an ability that only matters when shooting."""
    return weapon.kind == "melee" and ability.partition(":")[0] in known_words.ONLY_SHOOTING


def warnings(faction: Faction) -> list[Note]:
    """KT-WEAPON-18: abilities that have no effect. KT-NERVE-04: sheets whose nerve is taken from their leadership."""
    found = [Note("ability" if not known_words.ABILITY.fullmatch(ability) else "melee", f"weapons.{id}", ability)
             for id, weapon in faction.weapons.items() for profile in weapon.profiles for ability in profile.abilities
             if not known_words.ABILITY.fullmatch(ability) or is_idle(ability, weapon)]
    for sheet in faction.datasheets:
        found += [Note("ability", f"datasheets[{sheet.id}]", ability) for ability in sheet.abilities]
        if sheet.nerve is None:
            found.append(Note("nerve", f"datasheets[{sheet.id}]", str(nerve_of(sheet))))
    return found + [Note("tactic-text", f"tactics[{tactic.id}]", tactic.id) for tactic in faction.tactics if not tactic.text]


@cache
def load(folder: Path = FOLDER) -> Content:
    factions = [read_faction(read_file(folder / "factions" / f"{id}.json"), f"factions/{id}.json") for id in FACTIONS]
    boards = as_form(parsed(read_file(folder / "boards.json"), "boards.json"), tuple[BoardFile, ...], "boards.json")
    missions = as_form(parsed(read_file(folder / "missions.json"), "missions.json"), tuple[Mission, ...], "missions.json")
    teams = as_form(parsed(read_file(folder / "teams.json"), "teams.json"), dict[str, str], "teams.json")
    return Content({each.id: each for each in factions}, {each.id: check_board(each, "boards.json") for each in boards},
                   {each.id: each for each in missions}, teams)
