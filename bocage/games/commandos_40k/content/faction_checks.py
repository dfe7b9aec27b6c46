"""Checks of a faction: numbers are in their range, names exist, ids occur once (§18.1)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bocage.core.content import Place
from bocage.core.errors import BadContent, raise_together
from bocage.games.commandos_40k.content import known_words
from bocage.games.commandos_40k.content.forms import Datasheet, Effect, Faction, Name, Profile, Swap, Tactic, Weapon

LONGEST_NAME, LONGEST_TEXT = 60, 600
MOST_SHEETS, MOST_WEAPONS, MOST_PROFILES, MOST_ABILITIES = 60, 200, 4, 12
DEAREST = 1000
# The lowest and highest figure of each field; a field that may be left out may be None.
SHEET_RANGES = {
    "points": (0, DEAREST), "max": (1, 20), "move": (0, 30), "toughness": (2, 14), "save": (2, 7), "inv": (2, 6),
    "wounds": (1, 12), "leadership": (2, 12), "nerve": (2, 6), "fnp": (2, 6), "base_mm": (20, 60),
}
SHEET_KEYS = {"move": "M", "toughness": "T", "save": "Sv", "wounds": "W", "leadership": "Ld"}
PROFILE_RANGES = {"skill": (2, 6), "strength": (1, 30), "ap": (-6, 0)}
PROFILE_KEYS = {"strength": "S", "ap": "AP"}
FARTHEST = 120
FIXED_SPACES = re.compile("[\u00a0\u202f]")            # before French punctuation
LEADER, TORRENT = "leader", "torrent"


def check_faction(faction: Faction, file: str) -> None:
    """Raises all faults of a faction together."""
    faults: list[BadContent] = []
    place = Place(file, faults=faults)
    check_id(faction.id, place.key("id"))
    check_name(faction.name, place.key("name"))
    check_words(faction.keyword, place.key("keyword"))
    place.key("weapons").expect(len(faction.weapons) <= MOST_WEAPONS, "expect-entries", low=0, high=MOST_WEAPONS)
    for id, weapon in faction.weapons.items():
        check_weapon(id, weapon, place.key("weapons").key(id))
    check_sheets(faction, place)
    check_once((tactic.id for tactic in faction.tactics), place, "tactics")
    keywords = {word.lower() for sheet in faction.datasheets for word in sheet.keywords}
    for tactic in faction.tactics:
        check_tactic(tactic, keywords, place.entry("tactics", tactic.id))
    raise_together(faults)


def check_sheets(faction: Faction, place: Place) -> None:
    sheets = faction.datasheets
    place.key("datasheets").expect(1 <= len(sheets) <= MOST_SHEETS, "expect-entries", low=1, high=MOST_SHEETS)
    check_once((sheet.id for sheet in sheets), place, "datasheets")
    for sheet in sheets:
        check_sheet(sheet, faction, place.entry("datasheets", sheet.id))
    led = any(LEADER in sheet.specialisms for sheet in sheets)
    place.key("datasheets").expect(led, "expect-leader")


def check_id(id: str, place: Place, taken: Iterable[str] = ()) -> None:
    place.expect(known_words.ID.fullmatch(id), "expect-id")
    place.expect(id not in taken, "expect-new", name=id)


def check_once(ids: Iterable[str], place: Place, name: str) -> None:
    """No id may occur twice: one of the two entries would be lost."""
    seen: set[str] = set()
    for id in ids:
        place.entry(name, id).expect(id not in seen, "expect-once", name=id)
        seen.add(id)


def check_name(name: Name, place: Place, longest: int = LONGEST_NAME) -> None:
    for lang, text in (("en", name.en), ("fr", name.fr)):
        check_words(text, place.key(lang), longest)


def check_words(text: str, place: Place, longest: int = LONGEST_NAME) -> None:
    """Words that players read: in one line, without marks that turn the direction of writing, so that nobody forges a line of
    the log."""
    place.expect(text.strip() and len(text) <= longest, "expect-length", number=longest)
    place.expect(FIXED_SPACES.sub(" ", text).isprintable(), "expect-printable")


def check_ranges(thing: object, ranges: dict[str, tuple[int, int]], keys: dict[str, str], place: Place) -> None:
    for field, (low, high) in ranges.items():
        value = getattr(thing, field)
        place.key(keys.get(field, field)).expect(value is None or low <= value <= high, "expect-number", low=low, high=high)


def check_weapon(id: str, weapon: Weapon, place: Place) -> None:
    check_id(id, place, known_words.TAKEN)
    check_name(weapon.name, place.key("name"))
    number = len(weapon.profiles)
    place.key("profiles").expect(1 <= number <= MOST_PROFILES, "expect-entries", low=1, high=MOST_PROFILES)
    check_once((profile.id for profile in weapon.profiles), place, "profiles")
    for profile in weapon.profiles:
        check_profile(profile, weapon.kind, place.entry("profiles", profile.id))


def check_profile(profile: Profile, kind: str, place: Place) -> None:
    """A melee weapon has no range. Only Torrent weapons have no skill (KT-WEAPON-14)."""
    check_id(profile.id, place.key("id"))
    if kind == "melee":
        place.key("range").expect(profile.range == 0, "expect-value", value="0")
    else:
        place.key("range").expect(1 <= profile.range <= FARTHEST, "expect-number", low=1, high=FARTHEST)
    check_ranges(profile, PROFILE_RANGES, PROFILE_KEYS, place)
    for key, amount in (("A", profile.attacks), ("D", profile.damage)):
        place.key(key).expect(known_words.DICE.fullmatch(str(amount)), "expect-dice")
    place.key("skill").expect(profile.skill is not None or TORRENT in profile.abilities, "expect-number", low=2, high=6)
    check_abilities(profile.abilities, place)


def check_abilities(abilities: tuple[str, ...], place: Place) -> None:
    """KT-WEAPON-18: Any words are allowed, but their number is limited."""
    place.key("abilities").expect(len(abilities) <= MOST_ABILITIES, "expect-entries", low=0, high=MOST_ABILITIES)
    for ability in abilities:
        check_words(ability, place.key("abilities"))


def check_sheet(sheet: Datasheet, faction: Faction, place: Place) -> None:
    check_id(sheet.id, place.key("id"))
    check_name(sheet.name, place.key("name"))
    check_ranges(sheet, SHEET_RANGES, SHEET_KEYS, place)
    check_abilities(sheet.abilities, place)
    for word in sheet.keywords:
        check_words(word, place.key("keywords"))
    check_once(sheet.specialisms, place, "specialisms")
    check_known(sheet.equipment, faction.weapons, place.key("equipment"))
    check_once((swap.id for swap in sheet.options), place, "options")
    for swap in sheet.options:
        check_swap(swap, sheet, faction, place.entry("options", swap.id))


def check_known(names: Iterable[str], known: Iterable[str], place: Place) -> None:
    listed = list(known)
    for name in names:
        place.expect(name in listed, "expect-known-not", known=", ".join(listed) or "–", name=name)


def check_swap(swap: Swap, sheet: Datasheet, faction: Faction, place: Place) -> None:
    check_known((choice.weapon for choice in swap.choices), faction.weapons, place.key("from"))
    check_known(swap.replaces, sheet.equipment, place.key("replaces"))
    place.key("from").expect(1 <= len(swap.choices) <= MOST_WEAPONS, "expect-entries", low=1, high=MOST_WEAPONS)
    check_once((choice.weapon for choice in swap.choices), place, "from")
    place.key("choose").expect(1 <= swap.choose <= MOST_PROFILES, "expect-number", low=1, high=MOST_PROFILES)
    for choice in swap.choices:
        here = place.entry("from", choice.weapon)
        here.key("points").expect(0 <= choice.points <= DEAREST, "expect-number", low=0, high=DEAREST)


def check_tactic(tactic: Tactic, keywords: set[str], place: Place) -> None:
    """A tactic has an id of its own, and an effect that is allowed at its moment, on models that the faction has."""
    check_id(tactic.id, place.key("id"), known_words.TACTICS)
    check_name(tactic.name, place.key("name"))
    if tactic.text is not None:
        check_name(tactic.text, place.key("text"), LONGEST_TEXT)
    place.key("cp").expect(0 <= tactic.cp <= 6, "expect-number", low=0, high=6)
    check_effect(tactic.effect, tactic.when, place)
    wanted = tactic.effect.keyword.lower()
    place.key("effect").key("keyword").expect(not wanted or wanted in keywords, "expect-known",
                                              known=", ".join(sorted(keywords)) or "–")


def check_effect(effect: Effect, when: str, place: Place) -> None:
    here = place.key("effect")
    moments = known_words.EFFECTS.get((effect.op, particular(effect)))
    known = ", ".join(" ".join(each).strip() for each in known_words.EFFECTS if each[0] == effect.op)
    here.expect(moments is not None, "expect-known", known=known)
    if moments is None:
        return
    place.key("when").expect(when in moments, "expect-known", known=", ".join(moments))
    if when not in moments:                                 # what follows depends on the moment
        return
    chosen = ("own_model", "own_team") if when in known_words.CHOSEN_AT else ("self",)
    allowed = ("own_team",) if effect.status == "nerve_range" else chosen
    here.key("who").expect(effect.who in allowed, "expect-known", known=", ".join(allowed))
    if effect.op == "grant_ability":
        granted = [name for name in known_words.GRANTED
                   if when != "fight_activation" or name not in known_words.ONLY_SHOOTING]
        given = known_words.ABILITY.fullmatch(effect.ability) and effect.ability.partition(":")[0] in granted
        here.key("ability").expect(given, "expect-known", known=", ".join(
            f"{name}:2" if name in known_words.NUMBERED else name for name in granted))
    late = "stationary" not in effect.needs or when in known_words.STATIONARY_AT
    here.key("needs").expect(late, "expect-stationary", known=", ".join(known_words.STATIONARY_AT))
    if effect.op == "grant_ability" or effect.weapons:
        weapons = known_words.WEAPONS.get(when, ())
        here.key("weapons").expect(effect.weapons in weapons, "expect-known", known=", ".join(weapons) or "–")
    counted = effect.op in known_words.NEEDS_AMOUNT or effect.status in known_words.STATUS_WITH_AMOUNT
    low = -6 if effect.op == "modify_roll" else 1
    right = low <= effect.amount <= 12 and effect.amount != 0 if counted else effect.amount == 0
    here.key("amount").expect(right, "expect-number", low=low if counted else 0, high=12 if counted else 0)


def particular(effect: Effect) -> str:
    """The word that tells the effects of one ``op`` apart."""
    if effect.op == "status":
        return effect.status
    if effect.op == "move_bonus":
        return effect.move
    return effect.roll if effect.op in ("reroll_ones", "modify_roll", "auto_pass") else ""
