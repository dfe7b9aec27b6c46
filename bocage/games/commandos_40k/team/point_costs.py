"""What a team costs, which faction its datasheets come from, and the weapons that each model has in the end."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bocage.games.commandos_40k.content import Choice, Content, Datasheet, Faction, Swap, Weapon, load
from bocage.games.commandos_40k.team.text_form import AT_OPTION, Member, Team


def home_of(team: Team, member: Member, box: Content | None = None) -> Faction:
    """The faction that a model's datasheet comes from: the team's own faction, if it has a datasheet of that id."""
    box = box or load()
    homes = [box.factions[team.faction], *box.factions.values()]
    return next(home for home in homes if any(sheet.id == member.sheet for sheet in home.datasheets))


def sheet_of(team: Team, member: Member, box: Content | None = None) -> Datasheet:
    return home_of(team, member, box).sheet(member.sheet)


def cost(team: Team, box: Content | None = None) -> int:
    """KT-TEAM-07: models and equipment; KT-TEAM-05: specialisms cost nothing."""
    return sum(cost_of(member, sheet_of(team, member, box)) for member in team.members)


def cost_of(member: Member, sheet: Datasheet) -> int:
    return sheet.points + sum(choice.points for _, choice in picked(member, sheet))


def picked(member: Member, sheet: Datasheet) -> list[tuple[Swap, Choice]]:
    """The chosen weapons, each with the option that it uses: the one that the team's text names (``burner@arm``), else the
    first one that offers it and is not used up."""
    found: list[tuple[Swap, Choice]] = []
    for weapon in member.weapons:
        found += list(offers(weapon, sheet, [swap.id for swap, _ in found]))[:1]
    return found


def offers(wanted: str, sheet: Datasheet, used: list[str]) -> Iterator[tuple[Swap, Choice]]:
    weapon, _, option = wanted.partition(AT_OPTION)
    for swap in sheet.options:
        for choice in swap.choices:
            if choice.weapon == weapon and option in ("", swap.id) and used.count(swap.id) < swap.choose:
                yield swap, choice


def equipment_of(member: Member, sheet: Datasheet) -> tuple[str, ...]:
    """The weapons of a model: the chosen ones, then those of its datasheet that are not replaced. An option that is used
    replaces each weapon as often as it names it."""
    chosen = picked(member, sheet)
    left = list(sheet.equipment)
    for swap in {swap.id: swap for swap, _ in chosen}.values():
        for weapon in swap.replaces:
            if weapon in left:
                left.remove(weapon)
    return (*(choice.weapon for _, choice in chosen), *left)


def weapons_of(member: Member, home: Faction) -> list[tuple[str, Weapon]]:
    """KT-SHOOT-05: The weapons of a model with their ids, and with the improvements of a veteran. Two of one kind are two."""
    return [(id, improved(home.weapons[id], member)) for id in equipment_of(member, home.sheet(member.sheet))]


def improved(weapon: Weapon, member: Member) -> Weapon:
    """KT-SPEC-17: A veteran improves the skill of all his ranged weapons or of all his melee weapons by one."""
    kind = {"bs": "ranged", "ws": "melee"}.get(member.improves)
    if member.specialism != "veteran" or weapon.kind != kind:
        return weapon
    return replace(weapon, profiles=tuple(
        profile if profile.skill is None else replace(profile, skill=profile.skill - 1) for profile in weapon.profiles))
