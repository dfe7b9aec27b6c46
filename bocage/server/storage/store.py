"""What must outlive the process: people, matches, seats, invitations, deeds done, chat.

A match is its record as it was last stored whole, and one row for each change since. Every method is one transaction, committed
when the method returns. ``work`` runs a method that writes, off the event loop; what is waiting at the same time is stored in
one synced commit, and nobody is answered before it. ``look`` runs a method that only reads, on a connection of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import local
from time import perf_counter, time
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from bocage.bots import plain_name
from bocage.core.record.writing import Line, continued
from bocage.server.storage import packs as packing
from bocage.server.storage.tables import (
    ChatRow, MatchRow, Person, SeatRow, branches, brought, changes, chat, clients, comments, deeds, invitations, leases,
    matches, packs, probes, seats,
)

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

T = TypeVar("T")
BUSY = 10                               # seconds that SQLite waits for another process
READERS = 4                             # connections that only read
GROUP = 64                              # transactions that share one commit at most
CHAT_KEPT = 100
KEYS_KEPT = 256                         # of the latest frames of a match: one that comes again is recognised
CHOSEN, PASSED, LATE = 0, 1, 2          # how a move was made: by somebody, by itself, by the clock
JSON: dict[str, Any] = {"options": dict[str, str], "asked": tuple[int, ...], "passed": tuple[int, ...],
                        "late": tuple[int, ...]}


# Statements that every choice needs are made once: to make one takes longer than to carry it out.
HELD = sa.select(leases.c.epoch).where(
    leases.c.match == sa.bindparam("of"), leases.c.owner == sa.bindparam("by"),
    leases.c.epoch == sa.bindparam("under")).with_for_update(read=True)
ADDED = ("match", "seq", "kept", "moves", "hash", "turn", "asked", "at", "client", "key")
# The match must be there, and not have been stored whole at a later change: older rows may be gone then.
ROW = sa.select(*(sa.bindparam(f"new_{name}", type_=changes.c[name].type) for name in ADDED)).where(
    matches.c.id == sa.bindparam("of"), matches.c.seq <= sa.bindparam("after"))

MIGRATIONS = Path(__file__).parent / "migrations"
DONE = sa.table("alembic_version", sa.column("version_num"))

# What the database or the disk may raise; ``Gone`` is none of these.
STORE_FAULTS = (sa.exc.SQLAlchemyError, OSError)


class Gone(Exception):
    """Raised if a match has been deleted, or changed by somebody else in the meantime."""


class Newer(Exception):
    """Raised if a newer Bocage has made the tables."""


class Lost(Gone):
    """Raised if another process plays the match now."""


class Fence(msgspec.Struct, frozen=True):
    """The lease by which a process plays a match (see ``leases.py``); it may write as long as no other one has taken it."""

    owner: str
    epoch: int


class RolledBack(OSError):
    """Raised if the database has dropped the transaction under way, and so what others have written in it."""


class Base(msgspec.Struct, frozen=True):
    """A match as a whole: its record, and what lists show of it."""

    record: str
    turn: int
    asked: tuple[int, ...]
    result: str
    passed: tuple[int, ...]
    late: tuple[int, ...] = ()


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A move, and how it was made."""

    line: Line
    how: int = CHOSEN


class Change(msgspec.Struct, frozen=True):
    """What a choice or an undo has changed: so many moves are kept, these follow. ``base``: the match as a whole afterwards, if
    it is to be stored too. ``undone``: there were more moves than are kept."""

    kept: int
    moves: tuple[Played, ...]
    hash: str
    turn: int
    asked: tuple[int, ...]
    base: Base | None = None
    undone: bool = False


class Deed(msgspec.Struct, frozen=True):
    """The key of a frame that was carried out, by which a repeated frame is recognised."""

    client: str
    key: str


class Loaded(msgspec.Struct, frozen=True):
    """``moves``: how many the record has; ``floor``: how many of them stand before its snapshot; ``logged``: changes since the
    record was last stored whole."""

    row: MatchRow
    seats: tuple[SeatRow, ...]
    deeds: dict[tuple[str, str], int]
    chat: tuple[ChatRow, ...]
    auto_pass: dict[str, bool]
    moves: int = 0
    floor: int = 0
    logged: int = 0


class Waiting:
    """A transaction that waits for the next commit."""

    def __init__(self, deed: Callable[..., object], args: tuple[object, ...]) -> None:
        self.deed = deed
        self.args = args
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def tell(self, outcome: object) -> None:
        if self.done.done():                    # whoever waited has gone
            return
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Store:
    """``timed`` is told how long each synced commit took (waiting for the writer's thread included) and how many transactions
    were in it."""

    def __init__(self, url: str | sa.URL) -> None:
        self.is_sqlite = sa.make_url(url).get_backend_name() == "sqlite"
        if self.is_sqlite:
            self.engine = sa.create_engine(url, connect_args={"timeout": BUSY}, pool_size=1, max_overflow=0)
            self.readers = sa.create_engine(url, connect_args={"timeout": BUSY}, pool_size=READERS, max_overflow=0)
            for engine, begin in ((self.engine, "BEGIN IMMEDIATE"), (self.readers, "BEGIN")):
                sa.event.listen(engine, "connect", set_up_sqlite)
                sa.event.listen(engine, "begin", begin_sqlite(begin))
        else:
            self.engine = self.readers = sa.create_engine(url, pool_size=READERS + 1, pool_pre_ping=True)
        self.add_change = self.insert(changes).from_select(list(ADDED), ROW).on_conflict_do_nothing().execution_options(
            preserve_rowcount=True)
        self.threads = ThreadPoolExecutor(READERS, "reader")
        self.writer = ThreadPoolExecutor(1, "writer")
        self.group = local()                    # in the writer's thread: the transaction that several share
        self.waiting: list[Waiting] = []
        self.writing: asyncio.Task[None] | None = None
        self.timed: Callable[[float, int], None] = lambda _seconds, _transactions: None

    async def look(self, deed: Callable[..., T], *args: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, deed, *args)

    async def work(self, deed: Callable[..., T], *args: object) -> T:
        mine = Waiting(deed, args)
        self.waiting.append(mine)
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self.write_waiting())
        found: T = await mine.done
        return found

    async def write_waiting(self) -> None:
        """Writes what waits, group by group: while one is being synced the next gathers."""
        while self.waiting:
            group, self.waiting = self.waiting[:GROUP], self.waiting[GROUP:]
            began = perf_counter()
            outcomes = await asyncio.get_running_loop().run_in_executor(self.writer, self.write_group, group)
            self.timed(perf_counter() - began, len(group))
            for each, outcome in zip(group, outcomes, strict=True):
                each.tell(outcome)

    def write_group(self, group: Sequence[Waiting]) -> list[object]:
        """What each transaction returns or raises. One that fails leaves the others as they are; a commit that fails fails
        all. One that is alone needs no part of its own in a transaction."""
        if len(group) == 1:
            return [self.outcome_alone(group[0])]
        outcomes: list[object] = []
        try:
            with self.engine.begin() as db:
                self.group.db = db
                outcomes = [self.outcome(db, each) for each in group]
        except Exception as error:              # whatever the database raises: each of those who wait is told
            return [error] * len(group)
        finally:
            self.group.db = None
        return outcomes

    def outcome_alone(self, one: Waiting) -> object:
        try:
            return one.deed(*one.args)
        except Exception as error:              # as above
            return error

    def outcome(self, db: sa.Connection, one: Waiting) -> object:
        try:
            return one.deed(*one.args)
        except Exception as error:              # this one fails alone; the others of the group are stored
            driver = db.connection.driver_connection
            if self.is_sqlite and not (driver and driver.in_transaction):
                raise RolledBack from error     # a full disk, say: SQLite drops the whole transaction then
            return error

    @contextmanager
    def change(self) -> Iterator[sa.Connection]:
        """A transaction that writes: its own, or a part of the group's that can fail alone."""
        shared: sa.Connection | None = getattr(self.group, "db", None)
        if shared is None:
            with self.engine.begin() as db:
                yield db
        else:
            with shared.begin_nested():
                yield shared

    @contextmanager
    def held(self, id: str, fence: Fence | None) -> Iterator[sa.Connection]:
        """A transaction that writes to a match, in which nobody can take the match away. Without a fence (there is one process
        only) nobody could."""
        with self.change() as db:
            if fence is not None and db.execute(HELD, {"of": id, "by": fence.owner, "under": fence.epoch}).first() is None:
                raise Lost(id)
            yield db

    def insert(self, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
        """An insertion that may say what to do where the row is there already."""
        if self.is_sqlite:
            return sqlite.insert(table)
        from sqlalchemy.dialects import postgresql          # takes long to import: only who has such a database needs it

        return postgresql.insert(table)

    def migrate(self) -> None:
        """Brings the tables to this version; two servers that start at once do not both do it."""
        if self.is_current():
            return
        from alembic import command             # takes long to import: only who migrates needs it
        from alembic.config import Config
        from alembic.util import CommandError

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            if not self.is_sqlite:
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(80418840)"))
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except CommandError as error:
                raise Newer(str(error)) from error

    def is_current(self) -> bool:
        """Whether the last migration has been done. The name of its file begins with its number."""
        last = max(file.name for file in (MIGRATIONS / "versions").glob("*.py")).partition("_")[0]
        with self.engine.connect() as db:
            return sa.inspect(db).has_table(DONE.name) and db.execute(sa.select(DONE.c.version_num)).scalar() == last

    def close(self) -> None:
        self.writer.shutdown(wait=True)
        self.threads.shutdown(wait=True)
        self.readers.dispose()
        self.engine.dispose()

    # --- people -------------------------------------------------------------------------------------------------------

    def person(self, token_hash: str) -> Person | None:
        with self.readers.begin() as db:
            row = db.execute(sa.select(clients.c.id, clients.c.name, clients.c.auto_pass)
                             .where(clients.c.token_hash == token_hash)).first()
        return Person(*row) if row else None

    def add_person(self, token_hash: str, person: Person) -> None:
        with self.change() as db:
            db.execute(clients.insert().values(id=person.id, token_hash=token_hash, name=person.name,
                                               auto_pass=person.auto_pass, created=time()))

    def change_person(self, person: Person) -> None:
        with self.change() as db:
            db.execute(clients.update().where(clients.c.id == person.id).values(name=person.name, auto_pass=person.auto_pass))

    # --- matches ------------------------------------------------------------------------------------------------------

    def create(self, row: MatchRow, chairs: Sequence[SeatRow], invited: Mapping[int, str]) -> None:
        """``invited``: the hash of the secret by open seat."""
        with self.change() as db:
            options = packing.shortened(row.options)
            record = packing.with_options(row.record, row.options, options)
            db.execute(matches.insert().values(**columns(msgspec.structs.replace(row, options=options, record=record))))
            self.bring(db, row.id, row.options)
            db.execute(seats.insert(), [{"match": row.id, **msgspec.structs.asdict(chair)} for chair in chairs])
            for seat, secret_hash in invited.items():
                db.execute(invitations.insert().values(secret_hash=secret_hash, match=row.id, seat=seat, created=time()))

    def running(self, owner: str) -> int:
        with self.readers.begin() as db:
            return db.execute(sa.select(sa.func.count()).select_from(matches)
                              .where(matches.c.owner == owner, matches.c.result == "")).scalar_one()

    def probe(self) -> int:
        """Writes something, so that a disk that is full or cannot be written is noticed; returns how many matches go on."""
        with self.change() as db:
            if db.execute(probes.update().values(at=time())).rowcount == 0:
                db.execute(probes.insert().values(at=time()))
            return db.execute(sa.select(sa.func.count()).select_from(matches).where(matches.c.result == "")).scalar_one()

    def bring(self, db: sa.Connection, id: str, options: Mapping[str, str]) -> None:
        """Stores the long settings of a match where they are not there yet."""
        for text in {*packing.long_settings(options).values()}:
            fingerprint = packing.fingerprint(text)
            db.execute(self.insert(packs).values(fingerprint=fingerprint, text=text).on_conflict_do_nothing())
            db.execute(brought.insert().values(match=id, pack=fingerprint))

    def load(self, id: str) -> Loaded | None:
        with self.readers.begin() as db:
            row = db.execute(sa.select(matches).where(matches.c.id == id)).mappings().first()
            if row is None:
                return None
            log = db.execute(sa.select(changes).where(changes.c.match == id).order_by(changes.c.seq)).all()
            texts = packs_of(db, id)
            chairs = seats_of(db, [id])[id]
            done = db.execute(sa.select(deeds.c.client, deeds.c.key, deeds.c.seq).where(deeds.c.match == id)).all()
            said = db.execute(sa.select(chat.c.n, chat.c.seat, chat.c.name, chat.c.text, chat.c.at).where(chat.c.match == id)
                              .order_by(chat.c.n.desc()).limit(CHAT_KEPT)).all()
            holders = {chair.client for chair in chairs if chair.client}
            passes = db.execute(sa.select(clients.c.id, clients.c.auto_pass).where(clients.c.id.in_(holders))).all()
        known = {(each.client, each.key): each.seq for each in log if each.key is not None}
        found = whole_match(match_row(dict(row)), texts, [each for each in log if each.seq > row["seq"]])
        return msgspec.structs.replace(
            found, seats=tuple(chairs), deeds={(client, key): seq for client, key, seq in done} | known,
            chat=tuple(ChatRow(*line) for line in reversed(said)), auto_pass={row[0]: row[1] for row in passes})

    def commit(self, id: str, seq: int, change: Change, deed: Deed | None, fence: Fence | None = None) -> None:
        """Stores the change that follows ``seq``, with the key of the frame that led to it."""
        row = {"match": id, "seq": seq + 1, "kept": change.kept, "moves": msgspec.json.encode(change.moves).decode(),
               "hash": change.hash, "turn": change.turn, "asked": msgspec.json.encode(change.asked).decode(), "at": time(),
               "client": deed.client if deed else None, "key": deed.key if deed else None}
        with self.held(id, fence) as db:
            added = db.execute(self.add_change, {"of": id, "after": seq, **{f"new_{name}": row[name] for name in ADDED}})
            if added.rowcount != 1:
                raise Gone(id)
            if change.base is not None:
                store_whole(db, id, seq + 1, change.base)
            if change.undone:
                forget_moments(db, id, change.kept)

    def settle(self, id: str, seq: int, base: Base, fence: Fence | None = None) -> None:
        """Stores a match as a whole, as it stands after ``seq`` changes."""
        with self.held(id, fence) as db:
            store_whole(db, id, seq, base)

    def note(self, id: str, seq: int, deed: Deed, fence: Fence | None = None) -> None:
        """Stores the key of a frame that has changed nothing."""
        with self.held(id, fence) as db:
            note_deed(db, id, seq, deed)

    def take_hint(self, id: str, seq: int, base: Base, deed: Deed, fence: Fence | None = None) -> None:
        """Stores a match in whose record a hint has been noted."""
        with self.held(id, fence) as db:
            store_whole(db, id, seq, base)
            note_deed(db, id, seq, deed)

    def say(self, id: str, seq: int, line: ChatRow, deed: Deed, fence: Fence | None = None) -> None:
        with self.held(id, fence) as db:
            db.execute(chat.insert().values(match=id, **msgspec.structs.asdict(line)))
            note_deed(db, id, seq, deed)

    def delete(self, id: str, fence: Fence | None = None) -> None:
        with self.held(id, fence) as db:
            self.remove(db, id)

    def remove(self, db: sa.Connection, id: str) -> None:
        """Removes a match with all that belongs to it, also the players' files that no other one needs."""
        own = list(db.execute(sa.select(brought.c.pack).where(brought.c.match == id)).scalars())
        db.execute(matches.delete().where(matches.c.id == id))
        if own:
            db.execute(packs.delete().where(packs.c.fingerprint.in_(own), ~sa.exists().where(
                brought.c.pack == packs.c.fingerprint)))

    # --- seats --------------------------------------------------------------------------------------------------------

    def hand(self, id: str, seq: int, seat: int, level: str, deed: Deed, fence: Fence | None = None) -> None:
        with self.held(id, fence) as db:
            db.execute(seats.update().where(seats.c.match == id, seats.c.seat == seat).values(level=level))
            note_deed(db, id, seq, deed)

    def invite(self, id: str, seat: int, secret_hash: str) -> None:
        """Stores a new invitation; older ones for the seat are no longer valid."""
        with self.change() as db:
            db.execute(invitations.delete().where(invitations.c.match == id, invitations.c.seat == seat))
            db.execute(invitations.insert().values(secret_hash=secret_hash, match=id, seat=seat, created=time()))

    def invited(self, secret_hash: str) -> tuple[str, int] | None:
        with self.readers.begin() as db:
            row = db.execute(sa.select(invitations.c.match, invitations.c.seat)
                             .where(invitations.c.secret_hash == secret_hash)).first()
        return (row[0], row[1]) if row else None

    def sit(self, id: str, seq: int, chair: SeatRow, base: Base, fence: Fence | None = None) -> None:
        """Gives an open seat to a person: his name goes into the record, and the invitation is used up."""
        with self.held(id, fence) as db:
            taken = db.execute(seats.update().where(seats.c.match == id, seats.c.seat == chair.seat, seats.c.kind == "open")
                               .values(**msgspec.structs.asdict(chair)))
            if taken.rowcount != 1:
                raise Gone(id)
            store_whole(db, id, seq, base)
            db.execute(invitations.delete().where(invitations.c.match == id, invitations.c.seat == chair.seat))

    # --- lists --------------------------------------------------------------------------------------------------------

    def of_client(self, client: str, most: int = 100) -> list[tuple[MatchRow, list[SeatRow]]]:
        held = sa.select(seats.c.match).where(seats.c.client == client)
        return self.listed_by(sa.or_(matches.c.owner == client, matches.c.id.in_(held)), most)

    def with_open_seats(self, most: int = 100) -> list[tuple[MatchRow, list[SeatRow]]]:
        free = sa.select(seats.c.match).where(seats.c.kind == "open", seats.c.level == "")
        return self.listed_by(sa.and_(matches.c.listed, matches.c.result == "", matches.c.id.in_(free)), most)

    def among(self, ids: Sequence[str]) -> list[tuple[MatchRow, list[SeatRow]]]:
        return self.listed_by(sa.and_(matches.c.id.in_(ids), matches.c.listed, matches.c.result == ""), len(ids)) if ids else []

    def card(self, id: str) -> tuple[MatchRow, list[SeatRow]] | None:
        """A match as lists show it: without its record, and with fingerprints in place of long settings."""
        return next(iter(self.listed_by(matches.c.id == id, 1)), None)

    def listed_by(self, wanted: sa.ColumnElement[bool], most: int) -> list[tuple[MatchRow, list[SeatRow]]]:
        """The matches a person has, the latest first, without their records."""
        shown = [column for column in matches.c if column.name not in ("record", "seq", "turn", "asked", "changed")]
        log = changes.alias()
        last = sa.select(sa.func.max(log.c.seq)).where(log.c.match == matches.c.id).scalar_subquery().correlate(matches)
        since = sa.and_(changes.c.match == matches.c.id, changes.c.seq == last, changes.c.seq > matches.c.seq)
        now = [sa.func.coalesce(changes.c[name], matches.c[of]).label(of)
               for name, of in (("seq", "seq"), ("turn", "turn"), ("asked", "asked"), ("at", "changed"))]
        with self.readers.begin() as db:
            rows = db.execute(sa.select(*shown, *now).select_from(matches.outerjoin(changes, since)).where(wanted)
                              .order_by(sa.desc("changed")).limit(most)).mappings().all()
            chairs = seats_of(db, [row["id"] for row in rows])
        return [(match_row({**row, "record": ""}), chairs[row["id"]]) for row in rows]


def set_up_sqlite(connection: Any, _record: object) -> None:
    """Durable on commit, readers beside the writer, foreign keys kept."""
    connection.isolation_level = None               # the driver would begin transactions late, and not before every statement
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(words: str) -> Callable[[sa.Connection], None]:
    """One that writes takes the write lock first, so that none fails half-way because another one holds it."""
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql(words)

    return begin


def note_deed(db: sa.Connection, id: str, seq: int, deed: Deed) -> None:
    """Stores the key of a frame; the oldest ones of the match are forgotten."""
    db.execute(deeds.insert().values(match=id, client=deed.client, key=deed.key, seq=seq, at=time()))
    oldest = sa.select(deeds.c.at).where(deeds.c.match == id).order_by(deeds.c.at.desc()).limit(1).offset(KEYS_KEPT)
    db.execute(deeds.delete().where(deeds.c.match == id, deeds.c.at <= oldest.scalar_subquery()))


def store_whole(db: sa.Connection, id: str, seq: int, base: Base) -> None:
    """Stores a match as it stands after ``seq`` changes, which must be all there are; older rows than its keys need go."""
    later = sa.exists().where(changes.c.match == id, changes.c.seq > seq)
    known = whole_options(db, id)
    record = packing.with_options(base.record, known, packing.shortened(known))
    values = {**columns(base), "record": record, "seq": seq, "changed": time()}
    done = db.execute(matches.update().where(matches.c.id == id, matches.c.seq <= seq, ~later).values(**values))
    if done.rowcount != 1:
        raise Gone(id)
    db.execute(changes.delete().where(changes.c.match == id, changes.c.seq <= seq - KEYS_KEPT))


def forget_moments(db: sa.Connection, id: str, last: int) -> None:
    """What was said of moments after this one, and what went on from them, stands beside nothing any more: they were taken
    back. The matches that went on stay."""
    for table in (comments, branches):
        db.execute(table.delete().where(table.c.source == f"match {id}", table.c["at"] > last))


def packs_of(db: sa.Connection, id: str) -> dict[str, str]:
    """The long settings of a match, by fingerprint."""
    found = db.execute(sa.select(packs.c.fingerprint, packs.c.text).join_from(packs, brought).where(brought.c.match == id))
    return {row.fingerprint: row.text for row in found}


def whole_options(db: sa.Connection, id: str) -> dict[str, str]:
    """The settings of a match."""
    options = db.execute(sa.select(matches.c.options).where(matches.c.id == id)).scalar()
    return packing.whole(msgspec.json.decode(options or "{}", type=dict[str, str]), packs_of(db, id))


def whole_match(row: MatchRow, texts: Mapping[str, str], log: Sequence[Any]) -> Loaded:
    """A match as its changes have left it. ``texts``: its long settings by fingerprint."""
    options = packing.whole(row.options, texts)
    base = continued(packing.with_options(row.record, row.options, options))
    kept, added = base.moves, list[Played]()
    for each in log:
        kept, added = min(kept, each.kept), added[:max(0, each.kept - kept)]
        added += msgspec.json.decode(each.moves, type=list[Played])
    made = continued(base.text, kept, [move.line for move in added], log[-1].hash) if log else base
    how = dict(enumerate((move.how for move in added), kept))
    passed = (*(number for number in row.passed if number < kept), *(number for number in how if how[number] != CHOSEN))
    late = (*(number for number in row.late if number < kept), *(number for number in how if how[number] == LATE))
    row = msgspec.structs.replace(row, options=options, record=made.text, passed=passed, late=late)
    if log:
        asked = msgspec.json.decode(log[-1].asked, type=tuple[int, ...])
        row = msgspec.structs.replace(row, seq=log[-1].seq, turn=log[-1].turn, asked=asked, changed=log[-1].at)
    return Loaded(row, (), {}, (), {}, made.moves, made.floor, len(log))


def columns(struct: msgspec.Struct) -> dict[str, object]:
    return {name: msgspec.json.encode(value).decode() if name in JSON else value
            for name, value in msgspec.structs.asdict(struct).items()}


def match_row(row: Mapping[str, Any]) -> MatchRow:
    return MatchRow(**{str(name): msgspec.json.decode(value, type=JSON[name]) if name in JSON else value
                       for name, value in row.items()})


def seats_of(db: sa.Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for row in db.execute(sa.select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)).mappings():
        found[row["match"]].append(SeatRow(row["seat"], row["kind"], row["name"], row["client"], plain_name(row["level"])))
    return found
