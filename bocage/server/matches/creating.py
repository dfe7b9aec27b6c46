"""Creates a match in the store: a new one, or one that goes on from a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import time

import msgspec

from bocage import Match, load, new
from bocage.bots import LEVELS, is_bot, plain_name
from bocage.core.starting import unique
from bocage.core.text import has_commands
from bocage.games import find
from bocage.lessons.content import lesson_of
from bocage.lessons.course import at_scene, course_of
from bocage.server.wire import frame_types, http_frames
from bocage.server.hub import Hub
from bocage.server.looks.asked import Begin
from bocage.server.web.names import level_of, name_of
from bocage.server.matches import hints
from bocage.server.matches.record_trial import read_safely
from bocage.server.web.refusals import Refusal
from bocage.server.matches.room import Room, base_of
from bocage.server.storage.store import Loaded
from bocage.server.storage.tables import LESSON, MatchRow, Person, SeatRow
from bocage.server.web.tokens import hashed, new_id, new_secret
from bocage.server.wire.telling import turns_of


TEACHER = "recruit"                     # sits opposite in a lesson; what he plays, the lesson says


async def create(hub: Hub, person: Person, wanted: http_frames.NewMatch, lang: str) -> http_frames.Created:
    await require_room(hub, person)
    require_sane(wanted.game, wanted.options)
    chairs = seated(wanted.seats, person)
    match = await begun(hub, person, wanted, names_of(chairs))
    return await store(hub, person, match, chairs, wanted.listed, lang, wanted.answer_seconds, wanted.hints)


async def begun(hub: Hub, person: Person, wanted: http_frames.NewMatch, names: tuple[str, ...]) -> Match:
    """A new match. One that is played with players' own files is first made in a process that can be killed."""
    if any(option.file and wanted.options.get(option.id) for option in find(wanted.game).options):
        asked = Begin(wanted.game, wanted.scenario, names, wanted.options)
        return await hub.rooms.beside(load, await hub.looks.ask(asked, str, whose=person.id))
    return await hub.rooms.beside(new, wanted.game, wanted.scenario, names, None, wanted.options)


async def resume(hub: Hub, person: Person, wanted: http_frames.Resume, lang: str) -> http_frames.Created:
    """Creates a match from a record. If anybody else will play in it, it gets a new seed, since the uploader has seen the old
    one."""
    await require_room(hub, person)
    await read_safely(wanted.record, hub.settings.limits, hub.reading)
    match = await hub.rooms.beside(load, wanted.record)
    require_sane(match.setup.game, match.setup.options)
    asked = wanted.seats or as_recorded(match)
    if len(asked) != len(match.setup.seats):
        raise Refusal("seats")
    if any(chair.kind == "open" for chair in asked):
        match = await hub.rooms.beside(load, match.record(secret=False))
    chairs = seated(asked, person)
    match.setup = msgspec.structs.replace(match.setup, seats=names_of(chairs), lesson="")
    return await store(hub, person, match, chairs, wanted.listed, lang, wanted.answer_seconds)


async def teach(hub: Hub, person: Person, game: str, lesson: str, lang: str) -> http_frames.Created:
    """A lesson from its beginning. Those of the same name that this person has taken before, and all that are done, go."""
    ruleset = find(game)
    found = lesson_of(ruleset, lesson)
    if found is None:
        raise Refusal("lesson", 404)
    for row, _ in await hub.store.look(hub.store.of_client, person.id):
        if row.options.get(LESSON) and (row.result or (row.game, row.options[LESSON]) == (game, lesson)):
            await hub.home.delete(row.id)
    await require_room(hub, person)
    chairs = seated([http_frames.NewSeat("me") if seat == found.seat else http_frames.NewSeat("bot", "", TEACHER)
                     for seat in range(found.seats)], person)
    course = await hub.rooms.beside(at_scene, ruleset, found, 0)
    course.match.setup = msgspec.structs.replace(course.match.setup, seats=names_of(chairs))
    return await store(hub, person, course.match, chairs, False, lang)


async def require_room(hub: Hub, person: Person) -> None:
    if await hub.store.look(hub.store.running, person.id) >= hub.settings.limits.matches:
        raise Refusal("limit", 409)


def require_sane(game: str, options: Mapping[str, str]) -> None:
    """Refuses a setting that is too long (a player's own file may be longer than others) or holds control characters."""
    files = {option.id for option in find(game).options if option.file}
    for name, value in options.items():
        if len(value) > (frame_types.PACK if name in files else frame_types.SETTING) or has_commands(value):
            raise Refusal("body")


def as_recorded(match: Match) -> tuple[http_frames.NewSeat, ...]:
    """The seats of a record: bots as it names them, everybody else at this screen."""
    return tuple(http_frames.NewSeat("bot", "", level_of(name)) if is_bot(name)
                 else http_frames.NewSeat("here", "" if name == numbered(seat) else name[:frame_types.NAME])
                 for seat, name in enumerate(match.setup.seats))


def seated(asked: Sequence[http_frames.NewSeat], person: Person) -> tuple[SeatRow, ...]:
    return tuple(chair_of(number, seat, person) for number, seat in enumerate(asked))


def chair_of(number: int, seat: http_frames.NewSeat, person: Person) -> SeatRow:
    """A person who gives no name is stored without one; each reader sees a name in the reader's language."""
    if seat.kind == "bot":
        level = plain_name(seat.level)
        if level not in LEVELS:
            raise Refusal("level")
        return SeatRow(number, "bot", "", None, level)
    if seat.kind == "open":
        return SeatRow(number, "open", "", None, "")
    return SeatRow(number, "person", name_of(seat.name) or (person.name if seat.kind == "me" else ""), person.id, "")


def names_of(chairs: Sequence[SeatRow]) -> tuple[str, ...]:
    """The names of the seats for a record. A seat that is open, or whose person gave no name, is named by its number."""
    return unique([f"bot:{chair.level}" if chair.kind == "bot" else chair.name or numbered(chair.seat) for chair in chairs])


def numbered(seat: int) -> str:
    return f"{seat + 1}"


async def store(hub: Hub, person: Person, match: Match, chairs: Sequence[SeatRow], listed: bool, lang: str,
                answer_seconds: int = 0, allows_hints: bool | None = None) -> http_frames.Created:
    """Stores the match. Windows that nobody wants to answer are passed before the first question; a match that nobody else can
    join has no clock."""
    setup, now, passed = match.setup, time(), set[int]()
    seconds = answer_seconds if match.ruleset.display.windows and any(chair.kind == "open" for chair in chairs) else 0
    taught = course_of(match)
    options = dict(setup.options) | ({LESSON: taught.lesson.id} if taught else {})
    if allows_hints is None:
        allows_hints = hints.usual(setup.game, setup.scenario, chairs)
    row = MatchRow(new_id(), setup.game, setup.scenario, options, person.id, "", 0, 0, (), "", listed, (), now, now,
                   seconds, hints=allows_hints)
    room = Room(hub.rooms, Loaded(row, tuple(chairs), {}, (), {person.id: person.auto_pass}), match)
    room.let_pass(match, passed)
    row = msgspec.structs.replace(row, **msgspec.structs.asdict(base_of(match, turns_of(match), passed)))
    secrets = {chair.seat: new_secret() for chair in chairs if chair.kind == "open"}
    await hub.store.work(hub.store.create, row, chairs, {seat: hashed(secret) for seat, secret in secrets.items()})
    hub.log.info("created", match=row.id, game=row.game, scenario=row.scenario, seats=len(chairs))
    return http_frames.Created(row.id, tuple(http_frames.Invitation(seat, secret) for seat, secret in secrets.items()),
                          tuple(note.say(lang) for note in match.notes))
