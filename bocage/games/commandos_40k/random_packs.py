"""Players' files for random games: factions and battlefields of the box with random changes, such as players could write."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from bocage.core.errors import BadContent
from bocage.games.commandos_40k.content import load
from bocage.games.commandos_40k.content.known_words import ABILITIES, NUMBERED
from bocage.games.commandos_40k.packs import box_with
from bocage.games.commandos_40k.team import BadTeam, random_team

TRIES = 12                              # after so many a random file that nobody could play with is given up
OWN_FACTION, OWN_FIELD = "own_faction", "own_field"
AMOUNTS = (1, 2, 3, "D3", "D6", "2D6", "D6+1")
SPECIALISMS = ("combat", "comms", "demolitions", "heavy", "medic", "scout", "sniper", "veteran", "zealot")
BASES = (25, 28.5, 32, 40, 50)


def random_faction(rng: Random) -> str:
    """A faction of the box with other numbers, abilities and specialisms, as the text of a file; "" if none could be played."""
    for _ in range(TRIES):
        plain: Any = msgspec.to_builtins(rng.choice(list(load().factions.values())))
        plain |= {"id": OWN_FACTION, "keyword": OWN_FACTION.upper()}
        for weapon in plain["weapons"].values():
            for profile in weapon["profiles"]:
                change_profile(profile, weapon["kind"] == "ranged", rng)
        for sheet in plain["datasheets"]:
            change_sheet(sheet, rng)
        for tactic in plain["tactics"]:
            tactic |= {"id": f"own_{tactic['id']}", "cp": rng.randint(1, 3)}
        text = written(plain)
        try:
            random_team(OWN_FACTION, Random(0), box_with((text,)))
        except (BadContent, BadTeam):
            continue
        return text
    return ""


def change_profile(profile: dict[str, Any], ranged: bool, rng: Random) -> None:
    """Another number of attacks, strength, damage or ability, now and then."""
    if rng.random() < 0.3:
        profile["A"] = rng.choice(AMOUNTS)
    if rng.random() < 0.3:
        profile["S"], profile["AP"], profile["D"] = rng.randint(1, 10), -rng.randint(0, 4), rng.choice(AMOUNTS)
    if ranged and rng.random() < 0.2:
        profile["range"] = rng.choice((6, 12, 24, 48))
    if rng.random() < 0.4:
        word = rng.choice((*ABILITIES, *(f"{word}:{rng.randint(2, 6)}" for word in NUMBERED)))
        profile["abilities"] = [*profile["abilities"], word]


def change_sheet(sheet: dict[str, Any], rng: Random) -> None:
    """Another profile of a model: its move, toughness, saves, wounds, base and specialisms."""
    for name, low, high in (("M", 3, 12), ("T", 2, 6), ("Sv", 2, 6), ("W", 1, 4), ("Ld", 5, 9)):
        if rng.random() < 0.3:
            sheet[name] = rng.randint(low, high)
    if rng.random() < 0.2:
        sheet["inv"], sheet["fnp"] = rng.choice((None, 4, 6)), rng.choice((None, 5, 6))
    if rng.random() < 0.2:
        sheet["base_mm"], sheet["size"] = rng.choice(BASES), rng.choice("SMLX").replace("X", "XL")
    sheet["specialisms"] = sorted({*sheet["specialisms"], *rng.sample(SPECIALISMS, rng.randint(0, 3))})


def random_field(rng: Random) -> str:
    """A battlefield made of pieces of those of the box, moved about, as the text of a file; "" if none has room."""
    for _ in range(TRIES):
        boards = list(load().boards.values())
        size = (rng.choice((30, 34)), rng.choice((22, 26)))
        pieces: list[Any] = []
        for number in range(rng.randint(2, 7)):
            piece: Any = msgspec.to_builtins(rng.choice(rng.choice(boards).pieces))
            by = (rng.randint(-6, 6), rng.randint(-4, 4))
            piece |= {"id": f"piece_{number}", "rot180": rng.random() < 0.5, "open_windows": rng.random() < 0.3}
            for part in piece["parts"]:
                part["poly"] = [[x + by[0], y + by[1]] for x, y in part["poly"]]
            pieces.append(piece)
            text = written({"format": "kt-board/1", "id": OWN_FIELD, "name": {"en": "Field", "fr": "Champ"}, "size": size,
                            "pieces": pieces})
            try:
                box_with((text,))
            except BadContent:
                pieces.pop()                            # it lies outside, or in another piece, or leaves no room
        if pieces:
            return written({"format": "kt-board/1", "id": OWN_FIELD, "name": {"en": "Field", "fr": "Champ"}, "size": size,
                            "pieces": pieces})
    return ""


def written(plain: object) -> str:
    return msgspec.json.encode(plain).decode()
