"""The profile of a model: its datasheet, weapons and specialism put together as plain numbers for the rules."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import NamedTuple

from bocage.games.commandos_40k.content import Datasheet, Faction, Name, Profile, Weapon, mil, nerve_of, radius
from bocage.games.commandos_40k.content.known_words import ABILITY, BARE_HANDS
from bocage.games.commandos_40k.pieces import COMBAT, DEMOLITIONS, HEAVY, NO_SLOT, SCOUT, SPECIALISM_CALLED, Mil, SlotNo
from bocage.games.commandos_40k.team import Member, improved, weapons_of


class Silhouette(NamedTuple):
    """KT-GEOM-03, KT-OBSCURE-02: Half the width of the body, and its height. Bases and antennas do not count."""

    body: Mil
    height: Mil


SILHOUETTES = {
    "S": Silhouette(Mil(350), Mil(1100)), "M": Silhouette(Mil(450), Mil(1500)), "L": Silhouette(Mil(600), Mil(1900)),
    "XL": Silhouette(Mil(750), Mil(2300)),
}
WIDEST = max(shape.body for shape in SILHOUETTES.values())


class Roll:
    """A fixed number, or dice: ``count`` dice with ``sides`` sides, plus a fixed part (KT-DICE-01, KT-DICE-02)."""

    __slots__ = ("count", "sides", "plus")

    def __init__(self, count: int = 0, sides: int = 6, plus: int = 0) -> None:
        self.count = count
        self.sides = sides
        self.plus = plus


def roll_of(text: str | int) -> Roll:
    """Reads ``3``, ``D3``, ``2D6`` or ``D6+1``."""
    written = str(text).upper()
    if "D" not in written:
        return Roll(plus=int(written))
    dice, _, plus = written.partition("+")
    count, _, sides = dice.partition("D")
    return Roll(int(count or 1), int(sides), int(plus or 0))


class Arm:
    """A profile of a weapon in the form that the rules need. Its abilities have the names of KT-WEAPON."""

    __slots__ = (
        "weapon", "number", "profile", "melee", "range", "attacks", "skill", "strength", "ap", "damage",
        "assault", "heavy", "pistol", "grenade", "torrent", "ignores_cover", "twin", "precision", "psychic", "hazardous",
        "devastating", "lethal", "rapid", "melta", "sustained", "wounds_on",
    )

    def __init__(self, weapon: str, number: SlotNo, melee: bool, profile: Profile) -> None:
        known: dict[str, int] = {}
        for ability in profile.abilities:
            if ABILITY.fullmatch(ability):                  # KT-WEAPON-18: others have no effect
                word, _, value = ability.partition(":")
                best = min if word == "wounds_on" else max
                known[word] = best(int(value or 1), known.get(word, int(value or 1)))
        self.weapon = weapon
        self.number = number                # of the weapon among those of its bearer
        self.profile = profile.id
        self.melee = melee
        self.range = mil(profile.range)
        self.attacks = roll_of(profile.attacks)
        self.skill = profile.skill or 0
        self.strength = profile.strength
        self.ap = profile.ap
        self.damage = roll_of(profile.damage)
        self.assault = "assault" in known
        self.heavy = "heavy" in known
        self.pistol = "pistol" in known
        self.grenade = "grenade" in known
        self.torrent = "torrent" in known or profile.skill is None
        self.ignores_cover = "ignores_cover" in known
        self.twin = "twin_linked" in known
        self.precision = "precision" in known
        self.psychic = "psychic" in known
        self.hazardous = "hazardous" in known
        self.devastating = "devastating_wounds" in known
        self.lethal = "lethal_hits" in known
        self.rapid = known.get("rapid_fire", 0)
        self.melta = known.get("melta", 0)
        self.sustained = known.get("sustained_hits", 0)
        self.wounds_on = known.get("wounds_on", 0)

    @property
    def name(self) -> str:
        return f"{self.weapon}.{self.profile}" if self.profile else self.weapon

    def improves_with(self, ability: str) -> bool:
        """Whether an ability, given for a while, would make this weapon better than it is."""
        slot = GRANTED[ability.partition(":")[0]]
        return bool(getattr(self.improved([ability]), slot) != getattr(self, slot))

    def improved(self, abilities: Iterable[str]) -> Arm:
        """A copy with further abilities. If the weapon has a number already, the better one counts."""
        better = copy(self)
        for ability in abilities:
            word, _, value = ability.partition(":")
            had = getattr(better, GRANTED[word])
            best = min if word == "wounds_on" and had else max
            setattr(better, GRANTED[word], best(had, int(value)) if value else True)
        return better


# Abilities that a tactic can give to a weapon for a while, and where they are kept.
GRANTED = {"devastating_wounds": "devastating", "ignores_cover": "ignores_cover", "twin_linked": "twin", "heavy": "heavy",
           "precision": "precision", "lethal_hits": "lethal", "rapid_fire": "rapid", "melta": "melta",
           "sustained_hits": "sustained", "wounds_on": "wounds_on"}


class Kind:
    """A model's profile. Lengths are in thousandths of an inch."""

    __slots__ = (
        "sheet", "move", "toughness", "save", "inv", "wounds", "leadership", "nerve", "fnp", "radius", "body", "height", "fly",
        "sure_footed", "keywords", "specialism", "ranged", "melee", "points", "name", "more_attacks", "shots", "longest",
    )

    def __init__(self, faction: Faction, sheet: Datasheet, member: Member, nerve_mapping: str, points: int) -> None:
        self.sheet = sheet.id
        self.move = mil(sheet.move)
        self.toughness = sheet.toughness
        self.save = sheet.save
        self.inv = sheet.inv or 0
        self.wounds = sheet.wounds
        self.leadership = sheet.leadership
        self.nerve = nerve_of(sheet, nerve_mapping)
        self.fnp = sheet.fnp or 0
        self.radius = radius(sheet.base_mm)
        self.body, self.height = SILHOUETTES[sheet.size]
        self.keywords = frozenset(word.lower() for word in sheet.keywords)
        self.fly = "fly" in self.keywords
        self.specialism = SPECIALISM_CALLED[member.specialism]
        self.sure_footed = self.specialism == SCOUT                                     # KT-SPEC-13
        self.more_attacks = int(self.specialism == COMBAT)                              # KT-SPEC-03
        self.points = points
        self.name = member.name
        self.ranged: list[list[Arm]] = []
        self.melee: list[Arm] = []
        for number, (id, weapon) in enumerate(weapons_of(member, faction)):
            arms = self.arms_of(id, SlotNo(number), weapon)
            if weapon.kind != "melee":
                self.ranged.append(arms)
            elif id not in [arm.weapon for arm in self.melee]:      # KT-FIGHT-09: a second one adds no blows
                self.melee += arms
        if not self.melee:
            self.melee = [bare_hands(sheet.toughness, member)]
        self.shots = [arm for arms in self.ranged for arm in arms]
        self.longest = max((arm.range for arm in self.shots), default=Mil(0))

    def arms_of(self, id: str, number: SlotNo, weapon: Weapon) -> list[Arm]:
        """KT-SPEC-07, KT-SPEC-09: the profiles of a weapon, with what a specialism adds. KT-SHOOT-06: profiles of one weapon
        are alternatives."""
        melee = weapon.kind == "melee"
        arms = [Arm(id, number, melee, profile) for profile in weapon.profiles]
        if len(arms) == 1:
            arms[0].profile = ""
        for arm in arms if not melee else ():
            arm.ignores_cover = arm.ignores_cover or self.specialism == DEMOLITIONS
            arm.heavy = arm.heavy or self.specialism == HEAVY
        return arms


def bare_hands(toughness: int, member: Member) -> Arm:
    """KT-FIGHT-17, KT-SPEC-17: A model without a melee weapon fights with bare hands; a veteran may have improved their
    skill."""
    profile = Profile(id="", range=0, attacks=1, skill=5, strength=max(2, toughness - 1), ap=0, damage=1)
    weapon = improved(Weapon(name=Name(en="", fr=""), kind="melee", profiles=(profile,)), member)
    return Arm(BARE_HANDS, NO_SLOT, True, weapon.profiles[0])
