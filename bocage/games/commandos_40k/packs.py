"""Players' own factions and battlefields: reading them, reporting on them, adding them to the box."""

from __future__ import annotations

from functools import lru_cache

from bocage.core.content import Place
from bocage.core.contract import PackRead
from bocage.core.errors import BadContent
from bocage.core.text import words
from bocage.games.commandos_40k import check
from bocage.games.commandos_40k.board_room import check_room
from bocage.games.commandos_40k.content import PACK, BoardFile, Content, Faction, fingerprint, load, read_pack
from bocage.games.commandos_40k.content.files import canonical
from bocage.games.commandos_40k.team import BadTeam
from bocage.games.commandos_40k.team.builder import BoardCard, FactionCard, SampleTeam, board_card, faction_card, samples_of
from bocage.games.commandos_40k.team.legality import in_language


class Pack(PackRead, frozen=True, kw_only=True):
    """A faction with its sample teams, or a battlefield."""

    faction: FactionCard | None = None
    samples: tuple[SampleTeam, ...] = ()
    board: BoardCard | None = None


@lru_cache(maxsize=32)
def box_with(packs: tuple[str, ...]) -> Content:
    """The shipped content with the players' own files. KT-OBJ-03, KT-DEPLOY-01: A battlefield without room is refused."""
    box = load().with_packs(packs) if packs else load()
    for field in box.boards.values():
        if field.id not in load().boards:
            check_room(field, Place(PACK), box)
    return box


def read(text: str, lang: str) -> Pack:
    """What a file holds, or what is wrong with it."""
    try:
        mark, line = fingerprint(text, PACK), canonical(text, PACK)
        found = read_pack(line)
        box = box_with((line,))
        samples = samples_of(found.id, box) if isinstance(found, Faction) else ()
    except (BadContent, BadTeam) as error:
        return Pack(problem=error.say(lang))
    told = tuple(check.contents(found, words(lang)))
    name = in_language(found.name, lang)
    if isinstance(found, BoardFile):
        return Pack(text=line, fingerprint=mark, kind="board", id=found.id, name=name, told=told, board=board_card(found, lang))
    return Pack(text=line, fingerprint=mark, kind="faction", id=found.id, name=name, told=told, samples=samples,
                faction=faction_card(found, words(lang, check.TEXT)))
