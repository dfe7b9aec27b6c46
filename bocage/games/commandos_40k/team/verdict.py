"""The verdict on the text of a team: what it builds, what it costs, which rules it breaks. A new game judges it in the same
way."""

from __future__ import annotations

from random import Random

import msgspec

from bocage.core.contract import Building, Fault, Judged
from bocage.core.errors import BadContent, Unknown
from bocage.core.text import Words, words
from bocage.games.commandos_40k.check import TEXT
from bocage.games.commandos_40k.content import Content, Faction
from bocage.games.commandos_40k.packs import box_with
from bocage.games.commandos_40k.team import (
    BadTeam, Breach, Member, Team, broken, cost, cost_of, home_of, random_team, read, sample_team, say, weapons_of, write,
)
from bocage.games.commandos_40k.team.builder import WeaponCard, weapon_card
from bocage.games.commandos_40k.team.legality import LEADER, POINTS, in_language
from bocage.games.commandos_40k.team.remedies import mends, say_mend

REACHES = (3, 6, 12, 18, 24, 36)
CHARGE = 12                     # KT-CHARGE: two dice bring a model no farther than that into melee


class JudgedMember(msgspec.Struct, frozen=True):
    """A model of the team with its final equipment. ``faults``: the numbers of the faults that concern it."""

    sheet: str
    name: str
    title: str
    weapons: tuple[str, ...]
    specialism: str
    improves: str
    cost: int
    equipment: tuple[WeaponCard, ...]
    faults: tuple[int, ...]


class Remedy(msgspec.Struct, frozen=True):
    """A change after which fewer rules are broken: in words, the model it concerns, and the text of the team after it."""

    label: str
    at: int
    text: str


class Reach(msgspec.Struct, frozen=True):
    """How many models can hurt an enemy at this distance in inches, by fire or by a charge."""

    inches: int
    models: int


class JudgedTeam(Judged, frozen=True, kw_only=True):
    """``specialists``: besides the Leader. ``tested_at``: the number of hurt models at which the team tests its morale
    (KT-MORALE-03)."""

    faction: str = ""
    name: str = ""
    members: tuple[JudgedMember, ...] = ()
    specialists: int = 0
    remedies: tuple[Remedy, ...] = ()
    reach: tuple[Reach, ...] = ()
    tested_at: int = 0


def judge(wanted: Building, lang: str) -> JudgedTeam:
    tell = words(lang, TEXT)
    try:
        box = box_with(wanted.packs)
        team = read(wanted.texts[wanted.at], box)
    except (BadTeam, BadContent) as error:
        return JudgedTeam(problem=error.say(lang))
    breaches = broken(team, box)
    members = tuple(judged_member(member, home_of(team, member, box), breaches, tell) for member in team.members)
    price = cost(team, box)
    specialists = sum(bool(member.specialism) for member in team.members if member.specialism != LEADER)
    return JudgedTeam(
        text=write(team), cost=price, points=POINTS, told=told(members, price, tell),
        faults=tuple(Fault(breach.rule, say(breach, tell, team, box), breach.args) for breach in breaches),
        faction=team.faction, name=team.name, members=members, specialists=specialists,
        remedies=tuple(Remedy(say_mend(mend, tell, team, box), mend.at, mend.text) for mend in mends(team, box)),
        reach=reach(team, box), tested_at=-(-len(team.members) // 2))


def judged_member(member: Member, home: Faction, breaches: list[Breach], tell: Words) -> JudgedMember:
    sheet = home.sheet(member.sheet)
    equipment = tuple(weapon_card(id, weapon, tell) for id, weapon in weapons_of(member, home))
    return JudgedMember(member.sheet, member.name, in_language(sheet.name, tell.lang), member.weapons, member.specialism,
                        member.improves, cost_of(member, sheet), equipment,
                        tuple(at for at, breach in enumerate(breaches) if has_part(member, breach)))


def has_part(member: Member, breach: Breach) -> bool:
    """Whether a breach concerns a model: its datasheet, its specialism or both."""
    about = [(key, value) for key, value in breach.args.items() if key in ("sheet", "specialism")]
    return bool(about) and all(getattr(member, key) == value for key, value in about)


def told(members: tuple[JudgedMember, ...], price: int, tell: Words) -> tuple[str, ...]:
    """A line for each model, and one for the sum."""
    lines = [tell("team-member", name=member.name or member.title, title=member.title, named="yes" if member.name else "no",
                  cost=member.cost, weapons=", ".join(weapon.name for weapon in member.equipment),
                  specialism=tell(f"specialism-{member.specialism}") if member.specialism else "none") for member in members]
    return (*lines, tell("team-sum", cost=price, models=len(members)))


def reach(team: Team, box: Content) -> tuple[Reach, ...]:
    farthest = [farthest_of(member, home_of(team, member, box)) for member in team.members]
    return tuple(Reach(inches, sum(far >= inches for far in farthest)) for inches in REACHES)


def farthest_of(member: Member, home: Faction) -> float:
    """KT-FIGHT-17: a model without a melee weapon charges too, and fights with bare hands."""
    return max([CHARGE, *(profile.range for _, weapon in weapons_of(member, home) for profile in weapon.profiles)])


def draft(side: str, wanted: Building, rng: Random | None) -> str:
    """A team of a faction: a sample team, or a random one."""
    box = box_with(wanted.packs)
    if side not in box.factions:
        raise Unknown("faction", side, ", ".join(box.factions))
    return write(sample_team(side, 0, box) if rng is None else random_team(side, rng, box))
