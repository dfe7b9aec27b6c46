"""A team as text: a player can read, save and share it, and it reads back as the same team.

``concord; con_chief leader "Anna"; con_lancer medic; con_lancer*4; con_gunner rotor_gun heavy; con_lancer veteran bs``

First comes the faction, with the team's name in quotes if it has one; then the models. A line break may stand instead of ``;``.
``*4``: four equal models. After the datasheet come, in any order, the chosen weapons, the specialism, for a veteran the skill
that he improves (``bs`` or ``ws``), and a name in quotes. If several options of a datasheet offer a weapon, ``burner@arm`` says
which of them is used; without that it is the first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import get_args

import msgspec

from bocage.core.errors import BocageError
from bocage.games.commandos_40k.content import Content, Faction, Specialism, load

PARTS = re.compile(r"[;\n]")
PART = re.compile(r'(?P<sheet>\w+)(?:\s*\*\s*(?P<times>\d{1,2}))?(?P<rest>(?:\s+\w+(?:@\w+)?|\s*"[^"]*")*)')
NAME = re.compile(r'"([^"]*)"')
FIRST = re.compile(r'(?P<faction>\w+)\s*(?:"(?P<name>[^"]*)")?')
SPECIALISMS: tuple[str, ...] = get_args(Specialism)
SKILLS = ("bs", "ws")
AT_OPTION = "@"
LONGEST_NAME = 40
LARGEST = 40                    # models of a text that is still read: twice what a team may have
SHOWN = 80


class BadTeam(BocageError):
    """The text cannot be read as a team: the part that is wrong, and what was expected there."""

    def __init__(self, place: str, expected: str, **args: object) -> None:
        self.place = place[:SHOWN]
        self.expected = BocageError(expected, **args)
        super().__init__("error-team", place=self.place, expected=self.expected)


class Member(msgspec.Struct, frozen=True):
    """A model: its datasheet, its chosen weapons, its specialism if any. ``improves``: the skill that a veteran improves
    (KT-SPEC-17)."""

    sheet: str
    weapons: tuple[str, ...] = ()
    specialism: str = ""
    improves: str = ""
    name: str = ""


class Team(msgspec.Struct, frozen=True):
    """KT-TEAM-09: A faction, and the models in the order of the text. ``name``: the name of the team."""

    faction: str
    members: tuple[Member, ...] = ()
    name: str = ""


def read(text: str, box: Content | None = None) -> Team:
    """Reads a team. Whether it is legal is checked by ``broken``."""
    box = box or load()
    parts = [part.strip() for part in PARTS.split(text)]
    parts = [part for part in parts if part]
    first = parts[0] if parts else "–"
    found = FIRST.fullmatch(first)
    faction = known(first, found["faction"].lower() if found else "", box.factions)
    members: list[Member] = []
    for part in parts[1:]:
        members += members_in(part, faction, box)
        if len(members) > LARGEST:
            raise BadTeam(part, "expect-few-models", number=LARGEST)
    return Team(faction, tuple(members), named(first, found["name"] if found else ""))


def members_in(part: str, faction: str, box: Content) -> list[Member]:
    """The models of one part of the text: ``con_gunner*2 rotor_gun``. Datasheets of other factions are read; KT-TEAM-09 forbids
    them later."""
    found = PART.fullmatch(part)
    if not found:
        raise BadTeam(part, "expect-member")
    homes = [box.factions[faction], *(each for each in box.factions.values() if each.id != faction)]
    sheets = {sheet.id: home for home in reversed(homes) for sheet in home.datasheets}
    sheet = known(part, found["sheet"].lower(), [each.id for each in homes[0].datasheets], also=sheets)
    names = NAME.findall(found["rest"])
    if len(names) > 1:
        raise BadTeam(part, "expect-member")
    member = Member(sheet, name=named(part, "".join(names)))
    for word in NAME.sub(" ", found["rest"]).lower().split():
        member = with_word(member, word, part, sheets[sheet])
    return [member] * int(found["times"] or 1)


def named(part: str, name: str | None) -> str:
    """KT-TEAM-08: A name. No rule depends on it."""
    name = " ".join((name or "").split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadTeam(part, "expect-name", number=LONGEST_NAME)
    return name


def with_word(member: Member, word: str, part: str, home: Faction) -> Member:
    """The model with one more word of its text applied."""
    if word in SPECIALISMS:
        if member.specialism:
            raise BadTeam(part, "expect-one-specialism")
        return msgspec.structs.replace(member, specialism=word)
    if word in SKILLS:
        if member.improves:
            raise BadTeam(part, "expect-once", name=" / ".join(SKILLS))
        return msgspec.structs.replace(member, improves=word)
    weapon, _, option = word.partition(AT_OPTION)
    swaps = home.sheet(member.sheet).options
    if option:
        known(part, option, [swap.id for swap in swaps])
    known(part, weapon, [*(choice.weapon for swap in swaps for choice in swap.choices), *SPECIALISMS, *SKILLS],
          also=home.weapons)
    return msgspec.structs.replace(member, weapons=(*member.weapons, word))


def known(part: str, name: str, names: Iterable[str], also: Iterable[str] = ()) -> str:
    """Checks that a name exists. Names in ``also`` are accepted here, although they are not expected: ``legality.py`` judges
    them."""
    if name not in names and name not in also:
        key = "expect-known" if name in ("", part) else "expect-known-not"
        raise BadTeam(part, key, known=", ".join(names), name=name)
    return name


def write(team: Team) -> str:
    """A team in one line. Equal neighbours are written once, with their number."""
    first = f'{team.faction} "{team.name}"' if team.name else team.faction
    return "; ".join([first, *member_texts(team.members)])


def member_texts(members: Iterable[Member]) -> Iterator[str]:
    for member, alike in groupby(members):
        times = sum(1 for _ in alike)
        words = [f"{member.sheet}*{times}" if times > 1 else member.sheet, *member.weapons, member.specialism, member.improves,
                 f'"{member.name}"' if member.name else ""]
        yield " ".join(word for word in words if word)
