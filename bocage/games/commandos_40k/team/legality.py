"""Whether a team is legal: every rule that it breaks, and what breaks it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from bocage.core.text import Words
from bocage.games.commandos_40k.content import Content, Name, load
from bocage.games.commandos_40k.team.point_costs import cost, home_of, picked, sheet_of
from bocage.games.commandos_40k.team.text_form import AT_OPTION, Member, Team

POINTS = 100
FEWEST, MOST = 3, 20
FURTHER_SPECIALISTS = 3
LEADER, VETERAN = "leader", "veteran"
# What may be wrong; ``breach-<what>`` are the words for it.
WHATS = (
    "no-leader", "leaders", "too-few", "too-many", "keywords", "specialists", "specialism-barred", "specialism-twice", "max",
    "points", "stranger", "weapon-barred", "weapon-missing", "veteran-choice", "veteran-only",
)


class Breach(msgspec.Struct, frozen=True):
    """A broken rule: its id, what is wrong (text ``breach-<what>``), and the ids and numbers concerned."""

    rule: str
    what: str
    args: dict[str, str | int] = {}


def say(breach: Breach, say_words: Words, team: Team, box: Content | None = None) -> str:
    """A breach in words, with names instead of ids."""
    box = box or load()
    args: dict[str, object] = dict(breach.args)
    if "faction" in args:
        args["faction"] = in_language(box.factions[str(args["faction"])].name, say_words.lang)
    if "sheet" in args:
        home = home_of(team, Member(str(args["sheet"])), box)
        args["sheet"] = in_language(home.sheet(str(breach.args["sheet"])).name, say_words.lang)
        if "weapon" in args:
            args["weapon"] = in_language(home.weapons[str(args["weapon"])].name, say_words.lang)
    if "specialism" in args:
        args["specialism"] = say_words(f"specialism-{args['specialism']}")
    return say_words(f"breach-{breach.what}", **args)


def in_language(name: Name, lang: str) -> str:
    return name.fr if lang == "fr" else name.en


def broken(team: Team, box: Content | None = None, points: int = POINTS) -> list[Breach]:
    """Every rule that a team breaks. An empty list means that the team is legal."""
    box = box or load()
    return [*wrong_leader(team), *wrong_size(team), *wrong_faction(team, box), *wrong_specialists(team, box),
            *wrong_numbers(team, box), *too_dear(team, box, points), *wrong_equipment(team, box), *wrong_veterans(team)]


def wrong_leader(team: Team) -> Iterator[Breach]:
    """KT-TEAM-01: exactly one Leader."""
    leaders = sum(member.specialism == LEADER for member in team.members)
    if leaders != 1:
        yield Breach("KT-TEAM-01", "leaders" if leaders else "no-leader", {"number": leaders})


def wrong_size(team: Team) -> Iterator[Breach]:
    """KT-TEAM-02: 3 to 20 models."""
    size = len(team.members)
    if size < FEWEST:
        yield Breach("KT-TEAM-02", "too-few", {"number": size, "least": FEWEST})
    if size > MOST:
        yield Breach("KT-TEAM-02", "too-many", {"number": size, "most": MOST})


def wrong_faction(team: Team, box: Content) -> Iterator[Breach]:
    """KT-TEAM-03: one keyword for all. KT-TEAM-09: only datasheets of the chosen faction."""
    homes = [home_of(team, member, box) for member in team.members]
    keywords = sorted({home.keyword for home in homes})
    if len(keywords) > 1:
        yield Breach("KT-TEAM-03", "keywords", {"keywords": ", ".join(keywords)})
    strangers = [member.sheet for member, home in zip(team.members, homes, strict=True) if home.id != team.faction]
    for sheet in dict.fromkeys(strangers):
        yield Breach("KT-TEAM-09", "stranger", {"sheet": sheet, "faction": team.faction})


def wrong_specialists(team: Team, box: Content) -> Iterator[Breach]:
    """KT-TEAM-04: three further specialists at most, each allowed by its datasheet. KT-TEAM-05: no specialism twice."""
    held = Counter(member.specialism for member in team.members if member.specialism)
    further = sum(times for specialism, times in held.items() if specialism != LEADER)
    if further > FURTHER_SPECIALISTS:
        yield Breach("KT-TEAM-04", "specialists", {"number": further, "most": FURTHER_SPECIALISTS})
    for member in dict.fromkeys((each.sheet, each.specialism) for each in team.members if each.specialism):
        sheet, specialism = member
        if specialism not in sheet_of(team, Member(sheet), box).specialisms:
            yield Breach("KT-TEAM-04", "specialism-barred", {"sheet": sheet, "specialism": specialism})
    for specialism, times in held.items():
        if times > 1:
            yield Breach("KT-TEAM-05", "specialism-twice", {"specialism": specialism, "number": times})


def wrong_numbers(team: Team, box: Content) -> Iterator[Breach]:
    """KT-TEAM-06: no more of a datasheet than it says."""
    for sheet, times in Counter(member.sheet for member in team.members).items():
        most = sheet_of(team, Member(sheet), box).max
        if most is not None and times > most:
            yield Breach("KT-TEAM-06", "max", {"sheet": sheet, "number": times, "most": most})


def too_dear(team: Team, box: Content, points: int) -> Iterator[Breach]:
    """KT-TEAM-07: models and equipment within the points."""
    price = cost(team, box)
    if price > points:
        yield Breach("KT-TEAM-07", "points", {"cost": price, "points": points})


def wrong_equipment(team: Team, box: Content) -> Iterator[Breach]:
    """KT-TEAM-09: Equipment is chosen from the options of the datasheet, in the numbers that they allow."""
    for member in dict.fromkeys(team.members):
        sheet = sheet_of(team, member, box)
        chosen = picked(member, sheet)
        wanted = Counter(weapon.partition(AT_OPTION)[0] for weapon in member.weapons)
        surplus = wanted - Counter(choice.weapon for _, choice in chosen)
        for weapon in surplus:
            yield Breach("KT-TEAM-09", "weapon-barred", {"sheet": sheet.id, "weapon": weapon})
        for swap in sheet.options:
            taken = sum(each.id == swap.id for each, _ in chosen)
            if swap.must and taken < swap.choose:
                yield Breach("KT-TEAM-09", "weapon-missing", {"sheet": sheet.id, "number": swap.choose - taken})


def wrong_veterans(team: Team) -> Iterator[Breach]:
    """KT-SPEC-17: A veteran improves one skill. No other model does."""
    for member in dict.fromkeys(team.members):
        if member.specialism == VETERAN and not member.improves:
            yield Breach("KT-SPEC-17", "veteran-choice", {"sheet": member.sheet})
        if member.improves and member.specialism != VETERAN:
            yield Breach("KT-SPEC-17", "veteran-only", {"sheet": member.sheet})
