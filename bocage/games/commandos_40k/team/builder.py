"""Everything that a person or program needs to build a team: datasheets, weapons, prices, specialisms, tactics, names."""

from __future__ import annotations

from functools import cache

import msgspec

from bocage.core.text import Words, words
from bocage.games.commandos_40k.check import SAMPLES_A_FACTION, TEXT
from bocage.games.commandos_40k.content import (
    BoardFile, Content, Datasheet, Faction, Length, Part, Profile, Swap, Tactic, Weapon, laid, load, nerve_of,
)
from bocage.games.commandos_40k.content.known_words import ABILITY
from bocage.games.commandos_40k.pieces import SPECIALISMS
from bocage.games.commandos_40k.printed_tactics import OF_SPECIALISTS, PrintedTactic
from bocage.games.commandos_40k.team import cost, sample_team, write
from bocage.games.commandos_40k.team.legality import FEWEST, FURTHER_SPECIALISTS, MOST, POINTS, in_language

FLY = "fly"


class AbilityCard(msgspec.Struct, frozen=True):
    """§9: an ability of a weapon. KT-WEAPON-18: an ability that the rules do not know has no ``text`` and no effect."""

    id: str
    name: str
    text: str


class ProfileCard(msgspec.Struct, frozen=True):
    """A profile of a weapon. ``range`` is in inches, 0 in melee. Without ``skill`` it hits automatically."""

    id: str
    range: Length
    attacks: str
    skill: int | None
    strength: int
    ap: int
    damage: str
    abilities: tuple[AbilityCard, ...]


class WeaponCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    kind: str
    profiles: tuple[ProfileCard, ...]


class ChoiceCard(msgspec.Struct, frozen=True):
    weapon: str
    points: int


class SwapCard(msgspec.Struct, frozen=True):
    """A choice of equipment: up to ``choose`` of ``choices`` instead of ``replaces``; ``must``: exactly so many."""

    id: str
    choose: int
    must: bool
    choices: tuple[ChoiceCard, ...]
    replaces: tuple[str, ...]


class SheetCard(msgspec.Struct, frozen=True):
    """A kind of model; ``max`` none: any number."""

    id: str
    name: str
    points: int
    max: int | None
    move: Length
    toughness: int
    save: int
    inv: int | None
    wounds: int
    leadership: int
    nerve: int
    fnp: int | None
    base_mm: Length
    size: str
    fly: bool
    keywords: tuple[str, ...]
    specialisms: tuple[str, ...]
    equipment: tuple[str, ...]
    options: tuple[SwapCard, ...]
    abilities: tuple[str, ...]


class TacticCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str
    cp: int


class SpecialismCard(msgspec.Struct, frozen=True):
    """§12: what a specialist can do, and the tactic that he brings. ``rule``: the rule of his ability."""

    id: str
    name: str
    text: str
    rule: str
    tactic: TacticCard


class FactionCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    keyword: str
    sheets: tuple[SheetCard, ...]
    weapons: tuple[WeaponCard, ...]
    tactics: tuple[TacticCard, ...]


class SampleTeam(msgspec.Struct, frozen=True):
    faction: str
    text: str
    cost: int
    models: int


class PartCard(msgspec.Struct, frozen=True):
    """A part of a piece of terrain, for a small picture; ``piece``: its kind, ``poly``: its outline in inches."""

    piece: str
    poly: tuple[tuple[Length, Length], ...]
    height: Length
    move: str
    los: str


class BoardCard(msgspec.Struct, frozen=True):
    """A battlefield seen from above, in inches; lower parts first."""

    id: str
    name: str
    width: Length
    height: Length
    parts: tuple[PartCard, ...]


class Builder(msgspec.Struct, frozen=True):
    """``points``, ``fewest``, ``most``, ``specialists``: the limits of KT-TEAM-07, KT-TEAM-02 and KT-TEAM-04."""

    factions: tuple[FactionCard, ...]
    specialisms: tuple[SpecialismCard, ...]
    samples: tuple[SampleTeam, ...]
    boards: tuple[BoardCard, ...]
    points: int
    fewest: int
    most: int
    specialists: int


@cache
def builder(lang: str) -> Builder:
    return builder_of(load(), lang)


def builder_of(box: Content, lang: str) -> Builder:
    say = words(lang, TEXT)
    return Builder(
        tuple(faction_card(faction, say) for faction in box.factions.values()),
        tuple(specialism_card(tactic, say) for tactic in OF_SPECIALISTS.values()),
        tuple(sample for faction in box.factions for sample in samples_of(faction, box)),
        tuple(board_card(board, lang) for board in box.boards.values()), POINTS, FEWEST, MOST, FURTHER_SPECIALISTS)


def faction_card(faction: Faction, say: Words) -> FactionCard:
    return FactionCard(
        faction.id, in_language(faction.name, say.lang), faction.keyword,
        tuple(sheet_card(sheet, say) for sheet in faction.datasheets),
        tuple(weapon_card(id, weapon, say) for id, weapon in faction.weapons.items()),
        tuple(tactic_card(tactic, say) for tactic in faction.tactics))


def sheet_card(sheet: Datasheet, say: Words) -> SheetCard:
    return SheetCard(
        sheet.id, in_language(sheet.name, say.lang), sheet.points, sheet.max, sheet.move, sheet.toughness, sheet.save,
        sheet.inv, sheet.wounds, sheet.leadership, nerve_of(sheet), sheet.fnp, sheet.base_mm, sheet.size, FLY in sheet.keywords,
        tuple(keyword_name(word, say) for word in sheet.keywords), sheet.specialisms, sheet.equipment,
        tuple(swap_card(swap) for swap in sheet.options), sheet.abilities)


def keyword_name(word: str, say: Words) -> str:
    """A keyword in words. A player's own keyword has no text, so it stays as it is."""
    return say(f"keyword-{word}") if say.has(f"keyword-{word}") else word


def swap_card(swap: Swap) -> SwapCard:
    choices = tuple(ChoiceCard(choice.weapon, choice.points) for choice in swap.choices)
    return SwapCard(swap.id, swap.choose, swap.must, choices, swap.replaces)


def weapon_card(id: str, weapon: Weapon, say: Words) -> WeaponCard:
    return WeaponCard(id, in_language(weapon.name, say.lang), weapon.kind,
                      tuple(profile_card(profile, say) for profile in weapon.profiles))


def profile_card(profile: Profile, say: Words) -> ProfileCard:
    return ProfileCard(profile.id, profile.range, str(profile.attacks), profile.skill, profile.strength, profile.ap,
                       str(profile.damage), tuple(ability_card(ability, say) for ability in profile.abilities))


def ability_card(ability: str, say: Words) -> AbilityCard:
    if not ABILITY.fullmatch(ability):
        return AbilityCard(ability, ability, "")
    name, _, number = ability.partition(":")
    return AbilityCard(ability, say(f"ability-{name}", number=number), say(f"ability-{name}.text", number=number))


def specialism_card(tactic: PrintedTactic, say: Words) -> SpecialismCard:
    """The card of a specialism. In the rulebook the rule of its ability comes just before that of its tactic."""
    card = TacticCard(tactic.id, say(f"tactic-{tactic.id}"), say(f"tactic-{tactic.id}.text"), tactic.cost)
    id, rule = SPECIALISMS[tactic.specialism], f"KT-SPEC-{2 * tactic.specialism - 1:02}"
    return SpecialismCard(id, say(f"specialism-{id}"), say(f"specialism-{id}.text"), rule, card)


def tactic_card(tactic: Tactic, say: Words) -> TacticCard:
    text = in_language(tactic.text, say.lang) if tactic.text else ""
    return TacticCard(tactic.id, in_language(tactic.name, say.lang), text, tactic.cp)


def board_card(board: BoardFile, lang: str) -> BoardCard:
    parts = [part_card(piece.kind, part) for piece in laid(board) for part in piece.parts]
    return BoardCard(board.id, in_language(board.name, lang), *board.size, tuple(sorted(parts, key=lambda part: part.height)))


def part_card(piece: str, part: Part) -> PartCard:
    return PartCard(piece, part.poly, part.z1, part.move, part.los)


def samples_of(faction: str, box: Content) -> tuple[SampleTeam, ...]:
    return tuple(sample(faction, n, box) for n in range(SAMPLES_A_FACTION))


def sample(faction: str, n: int, box: Content) -> SampleTeam:
    team = sample_team(faction, n, box)
    return SampleTeam(faction, write(team), cost(team, box), len(team.members))
