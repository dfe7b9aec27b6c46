"""Checks of content: the shipped box, or a player's pack (a folder of ``*.json``, each a faction or a battlefield).

An error that could make a game wrong or impossible is raised with its file, its place and what was expected. Entries without
effect are only reported.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import get_args

from bocage.core.content import Place, short
from bocage.core.errors import BadContent, raise_together
from bocage.core.text import LANGUAGES, Words, words
from bocage.games.commandos_40k import content as box
from bocage.games.commandos_40k.board_room import check_room
from bocage.games.commandos_40k.content.files import read_file
from bocage.games.commandos_40k.content.forms import Kind
from bocage.games.commandos_40k.content.known_words import ABILITIES, NUMBERED, TACTICS
from bocage.games.commandos_40k.pieces import RECON
from bocage.games.commandos_40k.printed_tactics import OF_MISSIONS
from bocage.games.commandos_40k.team import BadTeam, broken, read
from bocage.games.commandos_40k.team.legality import WHATS, in_language
from bocage.games.commandos_40k.team.remedies import MENDS
from bocage.games.commandos_40k.team.text_form import SPECIALISMS

TEXT = Path(__file__).parent / "text"
FORMS = ("", ".text")
SAMPLES_A_FACTION = 2


def check(folder: Path | None = None, lang: str = "en") -> list[str]:
    """The box, or a player's pack."""
    return check_box(lang) if folder is None else check_pack(folder, lang)


def check_box(lang: str = "en", folder: Path = box.FOLDER) -> list[str]:
    """The game's own content and the words for it."""
    whole = box.load(folder)
    for faction in whole.factions.values():
        check_shipped(faction, Place(f"factions/{faction.id}.json"))
    for field in whole.boards.values():
        check_room(field, Place("boards.json").key(field.id), whole)
    check_missions(whole, Place("missions.json"))
    check_teams(whole, Place("teams.json"))
    texts = needed_texts(whole)
    check_texts(texts)
    say = words(lang)
    factions = whole.factions.values()
    return [say("checked-factions", factions=len(factions), sheets=sum(len(each.datasheets) for each in factions),
                weapons=sum(len(each.weapons) for each in factions), tactics=sum(len(each.tactics) for each in factions)),
            say("checked-battlefields", boards=len(whole.boards), missions=len(whole.missions),
                pieces=sum(len(box.laid(board)) for board in whole.boards.values())),
            say("checked-sample-teams", number=len(whole.teams)), say("checked-texts", number=len(texts))]


def check_shipped(faction: box.Faction, place: Place) -> None:
    """The shipped files must say things that a player's file may leave out."""
    place.key("source").expect(faction.source, "expect-known", known="rulebook, public, ours")
    for note in box.warnings(faction):
        raise BadContent(place.file, note.place, "expect-known", known=f"{note.what} ≠ {note.name}")


def check_missions(whole: box.Content, place: Place) -> None:
    """KT-SETUP-02: a mission has a length, an end that somebody wins, and tactics that the rules know."""
    for mission in whole.missions.values():
        here = place.entry("mission", mission.id)
        here.key("source").expect("*" in mission.source, "expect-source")
        here.key("rounds").expect(mission.rounds.most >= 1, "expect-at-least", low=1)
        here.key("win").expect(bool(mission.score) != bool(mission.win), "expect-form", detail="score, win")
        for tactic in mission.tactics:
            known = [each.id for each in OF_MISSIONS.values()]
            here.key("tactics").expect(tactic.id in known, "expect-known", known=", ".join(known))


def check_teams(whole: box.Content, place: Place) -> None:
    """KT-TEAM: the sample teams can be played."""
    names = [f"{faction}_{n + 1}" for faction in whole.factions for n in range(SAMPLES_A_FACTION)]
    missing = [name for name in names if name not in whole.teams]
    place.expect(not missing, "expect-also", missing=", ".join(missing))
    for name, text in whole.teams.items():
        here = place.key(name)
        try:
            breaches = broken(read(text, whole), whole)
        except BadTeam as error:
            raise BadContent(here.file, here.path, error.expected.key, **error.expected.args_for_text) from None
        here.expect(not breaches, "expect-value", value=", ".join(breach.rule for breach in breaches))


def check_pack(folder: Path, lang: str = "en") -> list[str]:
    """A player's factions and battlefields, each with its fingerprint. All of them together must fit into the box. The faults
    of all files are raised together."""
    files = sorted(folder.glob("*.json"))
    Place(folder.name or ".").expect(files, "expect-team-pack")
    say, texts, lines = words(lang), [], []
    faults: list[BadContent] = []
    for file in files:
        try:
            text = read_file(file)
            lines += told(text, short(file), say)
            texts.append(text)
        except BadContent as fault:
            faults.append(fault)
    raise_together(faults)
    box.load().with_packs(texts, [short(file) for file in files])
    return lines


def told(text: str, file: str, say: Words) -> list[str]:
    """A report on one file of a pack."""
    found = box.read_pack(text, file)
    if isinstance(found, box.BoardFile):
        check_room(found, Place(file))
    whole, *notes = contents(found, say)
    return [whole, say("checked-fingerprint", hash=box.fingerprint(text, file)), *notes]


def contents(found: box.Faction | box.BoardFile, say: Words) -> list[str]:
    """What a file holds, and which of its entries have no effect."""
    name = in_language(found.name, say.lang)
    if isinstance(found, box.BoardFile):
        width, height = found.size
        return [say("checked-battlefield", name=name, width=width, height=height, pieces=len(box.laid(found)))]
    return [say("checked-faction", name=name, sheets=len(found.datasheets), weapons=len(found.weapons),
                tactics=len(found.tactics)),
            *(say(f"checked-warn-{note.what}", place=note.place, name=note.name) for note in box.warnings(found))]


def needed_texts(whole: box.Content | None = None) -> list[str]:
    """Every text key that players read about content. Names of factions, weapons and boards are in their files."""
    whole = whole or box.load()
    keywords = {word for faction in whole.factions.values() for sheet in faction.datasheets for word in sheet.keywords}
    return [*with_forms("specialism", SPECIALISMS), *with_forms("ability", (*ABILITIES, *NUMBERED)),
            *with_forms("tactic", TACTICS), *with_forms("recon", RECON.values()), *with_forms("mission", whole.missions),
            *(f"keyword-{word}" for word in sorted(keywords)), *(f"terrain-{kind}" for kind in get_args(Kind)),
            *(f"breach-{what}" for what in WHATS), *(f"mend-{what}" for what in MENDS), "team-member", "team-sum"]


def with_forms(kind: str, ids: Iterable[str]) -> list[str]:
    return [f"{kind}-{id}{form}" for id in ids for form in FORMS]


def check_texts(keys: Sequence[str]) -> None:
    for lang in LANGUAGES:
        place = Place(short(TEXT / f"{lang}.ftl"))
        for key in keys:
            place.key(key).expect(words(lang, TEXT).has(key), "expect-text")
