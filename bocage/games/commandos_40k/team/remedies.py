"""Changes that would make a team legal: single changes after which fewer rules are broken. Small changes come first."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from bocage.core.text import Words
from bocage.games.commandos_40k.content import Content, Datasheet, load
from bocage.games.commandos_40k.team.legality import VETERAN, broken, in_language
from bocage.games.commandos_40k.team.point_costs import home_of
from bocage.games.commandos_40k.team.text_form import SKILLS, Member, Team, write

# What can be done; ``mend-<what>`` are the words for it.
MENDS = ("specialism", "plain", "weapon", "skill", "remove")
MOST = 4


class Mend(msgspec.Struct, frozen=True):
    """A change, and the team after it: ``what`` is done to model number ``at``, with the word that it gets."""

    what: str
    at: int
    word: str
    text: str


def mends(team: Team, box: Content | None = None) -> list[Mend]:
    """A few changes after which the team breaks fewer rules and no new ones. The best come first."""
    box = box or load()
    before = broken(team, box)
    kinds = {(breach.rule, breach.what) for breach in before}
    found: dict[tuple[str, Member, str], tuple[int, Mend]] = {}
    for what, at, word, changed in changes(team, box) if before else ():
        after = broken(changed, box)
        if len(after) < len(before) and {(breach.rule, breach.what) for breach in after} <= kinds:
            # Of two equal models the last one is changed.
            found.setdefault((what, team.members[at], word), (len(after), Mend(what, at, word, write(changed))))
    return [mend for _, mend in sorted(found.values(), key=lambda each: each[0])][:MOST]


def changes(team: Team, box: Content) -> Iterator[tuple[str, int, str, Team]]:
    """Every single change: first specialisms, weapons and skills, from the last model on; then removing a model."""
    backwards = range(len(team.members) - 1, -1, -1)
    for at in backwards:
        member = team.members[at]
        for what, word, changed in changes_of(member, home_of(team, member, box).sheet(member.sheet)):
            yield what, at, word, replace(team, members=(*team.members[:at], changed, *team.members[at + 1:]))
    for at in backwards:
        yield "remove", at, "", replace(team, members=(*team.members[:at], *team.members[at + 1:]))


def changes_of(member: Member, sheet: Datasheet) -> Iterator[tuple[str, str, Member]]:
    for skill in SKILLS:
        if member.specialism == VETERAN:
            yield "skill", skill, replace(member, improves=skill)
    for specialism in sheet.specialisms:
        if specialism != VETERAN:
            yield "specialism", specialism, replace(member, specialism=specialism, improves="")
    if member.specialism:
        yield "plain", "", replace(member, specialism="", improves="")
    if member.weapons and not sheet.options:
        yield "weapon", "", replace(member, weapons=())
    for swap in sheet.options:
        for choice in swap.choices:
            yield "weapon", choice.weapon, replace(member, weapons=(choice.weapon,) * swap.choose)


def say_mend(mend: Mend, say: Words, team: Team, box: Content | None = None) -> str:
    """A change in words, with the names of the model and of what it gets."""
    member = team.members[mend.at]
    home = home_of(team, member, box)
    word = say(f"specialism-{mend.word}") if mend.what == "specialism" else mend.word
    if mend.what == "weapon":
        word = in_language(home.weapons[mend.word].name, say.lang) if mend.word else "none"
    return say(f"mend-{mend.what}", name=member.name or in_language(home.sheet(member.sheet).name, say.lang), word=word)
