"""Teams made by the program: random ones for tests, and sample teams for players who do not want to build one."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from bocage.games.commandos_40k.content import Content, Datasheet, Faction, load
from bocage.games.commandos_40k.team.legality import FEWEST, FURTHER_SPECIALISTS, LEADER, MOST, POINTS, VETERAN, broken
from bocage.games.commandos_40k.team.point_costs import cost, cost_of
from bocage.games.commandos_40k.team.text_form import AT_OPTION, SKILLS, BadTeam, Member, Team, read

TRIES = 200                     # after so many the smallest and cheapest team is taken
NAMES = ("Ada", "Élie", "Maud", "O'Neil", "Ravi", "Zoé")
NAMED = 0.1                     # how often a random model has a name
TAKES_OPTION = 0.5


def random_team(faction: str, rng: Random, box: Content | None = None) -> Team:
    """A random legal team of a faction, of any size that rules and points allow."""
    box = box or load()
    home = box.factions[faction]
    for _ in range(TRIES):
        team = with_specialists(mustered(home, rng.randint(FEWEST, MOST), rng, box), rng, box)
        if not broken(team, box):
            return team
    return cheapest_team(home, box)


def cheapest_team(home: Faction, box: Content) -> Team:
    """KT-TEAM-01, KT-TEAM-02, KT-TEAM-07: The cheapest team of the fewest models. If that is not legal, the faction has no
    legal team."""
    found: list[Team] = []
    by_price = sorted((cost_of(plainly_armed(sheet), sheet), at) for at, sheet in enumerate(home.datasheets))
    for captain in home.datasheets:
        members = [replace(plainly_armed(captain), specialism=LEADER)]
        for _, at in by_price:
            sheet = home.datasheets[at]
            taken = sum(member.sheet == sheet.id for member in members)
            room = FEWEST - len(members)
            members += [plainly_armed(sheet)] * min(room, room if sheet.max is None else sheet.max - taken)
        found.append(Team(home.id, tuple(members)))
    legal = [team for team in found if not broken(team, box)]
    if not legal:
        raise BadTeam(home.id, "expect-some-team", points=POINTS)
    return min(legal, key=lambda team: cost(team, box))


def plainly_armed(sheet: Datasheet) -> Member:
    """A model with the cheapest of the weapons that it must choose, and no others."""
    return Member(sheet.id, tuple(
        f"{min(swap.choices, key=lambda choice: choice.points).weapon}{AT_OPTION}{swap.id}"
        for swap in sheet.options if swap.must for _ in range(swap.choose)))


def mustered(home: Faction, size: int, rng: Random, box: Content) -> Team:
    """A Leader first, then random models as long as the points allow."""
    captains = [sheet for sheet in home.datasheets if LEADER in sheet.specialisms]
    team = Team(home.id, (replace(armed(rng.choice(captains), rng), specialism=LEADER),))
    while len(team.members) < size:
        more = [with_member for sheet in home.datasheets if (with_member := joined(team, sheet, rng, box))]
        if not more:
            break
        team = rng.choice(more)
    return team


def joined(team: Team, sheet: Datasheet, rng: Random, box: Content) -> Team | None:
    """KT-TEAM-06, KT-TEAM-07: The team with one more model, if its datasheet and the points allow it."""
    if sheet.max is not None and sum(member.sheet == sheet.id for member in team.members) >= sheet.max:
        return None
    larger = replace(team, members=(*team.members, armed(sheet, rng)))
    return larger if cost(larger, box) <= POINTS else None


def armed(sheet: Datasheet, rng: Random) -> Member:
    """A model with the weapons that it must choose, and some of those that it may choose."""
    weapons = tuple(rng.choice(swap.choices).weapon for swap in sheet.options if swap.must or rng.random() < TAKES_OPTION
                    for _ in range(swap.choose if swap.must else rng.randint(1, swap.choose)))
    return Member(sheet.id, weapons, name=rng.choice(NAMES) if rng.random() < NAMED else "")


def with_specialists(team: Team, rng: Random, box: Content) -> Team:
    """KT-TEAM-04, KT-TEAM-05: up to three further specialists, all different."""
    members = list(team.members)
    wanted, taken = rng.randint(0, FURTHER_SPECIALISTS), {LEADER}
    plain = [at for at, member in enumerate(members) if not member.specialism]
    for at in rng.sample(plain, min(wanted, len(plain))):
        allowed = [each for each in box.factions[team.faction].sheet(members[at].sheet).specialisms if each not in taken]
        if allowed:
            specialism = rng.choice(allowed)
            taken.add(specialism)
            members[at] = replace(members[at], specialism=specialism,
                                  improves=rng.choice(SKILLS) if specialism == VETERAN else "")
    return replace(team, members=tuple(members))


def sample_team(faction: str, n: int = 0, box: Content | None = None) -> Team:
    """Sample team number ``n`` of a faction. If the faction has none, always the same random team."""
    box = box or load()
    text = box.teams.get(f"{faction}_{n + 1}")
    return read(text, box) if text else random_team(faction, Random(n), box)
