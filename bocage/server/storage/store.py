"""What must outlive the process: people, matches, seats, invitations, deeds done, chat.

Every method is one transaction, committed when the method returns. ``work`` runs a method off the event loop; with SQLite all
of them run in one thread, one after the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from bocage.bots import plain_name
from bocage.server.storage.tables import (
    ChatRow, MatchRow, Person, SeatRow, chat, clients, deeds, invitations, matches, probes, seats,
)

T = TypeVar("T")
BUSY = 10                               # seconds that SQLite waits for another process
THREADS = 8                             # connections to PostgreSQL
CHAT_KEPT = 100
JSON: dict[str, Any] = {"options": dict[str, str], "asked": tuple[int, ...], "passed": tuple[int, ...],
                        "late": tuple[int, ...]}


# What the database or the disk may raise; ``Gone`` is none of these.
STORE_FAULTS = (sa.exc.SQLAlchemyError, OSError)


class Gone(Exception):
    """Raised if a match has been deleted, or changed by somebody else in the meantime."""


class Change(msgspec.Struct, frozen=True):
    """The row of a match after a choice or an undo."""

    record: str
    turn: int
    asked: tuple[int, ...]
    result: str
    passed: tuple[int, ...]
    late: tuple[int, ...] = ()


class Deed(msgspec.Struct, frozen=True):
    """The key of a frame that was carried out, by which a repeated frame is recognised."""

    client: str
    key: str


class Loaded(msgspec.Struct, frozen=True):
    row: MatchRow
    seats: tuple[SeatRow, ...]
    deeds: dict[tuple[str, str], int]
    chat: tuple[ChatRow, ...]
    auto_pass: dict[str, bool]


class Store:
    def __init__(self, url: str | sa.URL) -> None:
        self.is_sqlite = sa.make_url(url).get_backend_name() == "sqlite"
        if self.is_sqlite:
            self.engine = sa.create_engine(url, connect_args={"timeout": BUSY}, pool_size=1, max_overflow=0)
            sa.event.listen(self.engine, "connect", set_up_sqlite)
            sa.event.listen(self.engine, "begin", begin_sqlite)
        else:
            self.engine = sa.create_engine(url, pool_size=THREADS, pool_pre_ping=True)
        self.threads = ThreadPoolExecutor(1 if self.is_sqlite else THREADS, "store")

    async def work(self, deed: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, deed, *args)

    def migrate(self) -> None:
        """Brings the tables to this version; two servers that start at once do not both do it."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            if not self.is_sqlite:
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(80418840)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self.threads.shutdown(wait=True)
        self.engine.dispose()

    # --- people -------------------------------------------------------------------------------------------------------

    def person(self, token_hash: str) -> Person | None:
        with self.engine.begin() as db:
            row = db.execute(sa.select(clients.c.id, clients.c.name, clients.c.auto_pass)
                             .where(clients.c.token_hash == token_hash)).first()
        return Person(*row) if row else None

    def add_person(self, token_hash: str, person: Person) -> None:
        with self.engine.begin() as db:
            db.execute(clients.insert().values(id=person.id, token_hash=token_hash, name=person.name,
                                               auto_pass=person.auto_pass, created=time()))

    def change_person(self, person: Person) -> None:
        with self.engine.begin() as db:
            db.execute(clients.update().where(clients.c.id == person.id).values(name=person.name, auto_pass=person.auto_pass))

    # --- matches ------------------------------------------------------------------------------------------------------

    def create(self, row: MatchRow, chairs: Sequence[SeatRow], invited: Mapping[int, str]) -> None:
        """``invited``: the hash of the secret by open seat."""
        with self.engine.begin() as db:
            db.execute(matches.insert().values(**columns(row)))
            db.execute(seats.insert(), [{"match": row.id, **msgspec.structs.asdict(chair)} for chair in chairs])
            for seat, secret_hash in invited.items():
                db.execute(invitations.insert().values(secret_hash=secret_hash, match=row.id, seat=seat, created=time()))

    def running(self, owner: str) -> int:
        with self.engine.begin() as db:
            return db.execute(sa.select(sa.func.count()).select_from(matches)
                              .where(matches.c.owner == owner, matches.c.result == "")).scalar_one()

    def probe(self) -> int:
        """Writes something, so that a disk that is full or cannot be written is noticed; returns how many matches go on."""
        with self.engine.begin() as db:
            if db.execute(probes.update().values(at=time())).rowcount == 0:
                db.execute(probes.insert().values(at=time()))
            return db.execute(sa.select(sa.func.count()).select_from(matches).where(matches.c.result == "")).scalar_one()

    def load(self, id: str) -> Loaded | None:
        with self.engine.begin() as db:
            row = db.execute(sa.select(matches).where(matches.c.id == id)).mappings().first()
            if row is None:
                return None
            chairs = seats_of(db, [id])[id]
            done = db.execute(sa.select(deeds.c.client, deeds.c.key, deeds.c.seq).where(deeds.c.match == id)).all()
            said = db.execute(sa.select(chat.c.n, chat.c.seat, chat.c.name, chat.c.text, chat.c.at).where(chat.c.match == id)
                              .order_by(chat.c.n.desc()).limit(CHAT_KEPT)).all()
            holders = {chair.client for chair in chairs if chair.client}
            passes = db.execute(sa.select(clients.c.id, clients.c.auto_pass).where(clients.c.id.in_(holders))).all()
        return Loaded(match_row(dict(row)), tuple(chairs), {(client, key): seq for client, key, seq in done},
                      tuple(ChatRow(*line) for line in reversed(said)), {row[0]: row[1] for row in passes})

    def commit(self, id: str, seq: int, change: Change | None, deed: Deed | None) -> None:
        """Stores the change that follows ``seq``, with the key of the frame that led to it; without a change only the key."""
        with self.engine.begin() as db:
            if change is not None:
                values = {**columns(change), "seq": seq + 1, "changed": time()}
                done = db.execute(matches.update().where(matches.c.id == id, matches.c.seq == seq).values(**values))
                if done.rowcount != 1:
                    raise Gone(id)
            if deed is not None:
                db.execute(deeds.insert().values(match=id, client=deed.client, key=deed.key,
                                                 seq=seq if change is None else seq + 1))

    def say(self, id: str, seq: int, line: ChatRow, deed: Deed) -> None:
        with self.engine.begin() as db:
            db.execute(chat.insert().values(match=id, **msgspec.structs.asdict(line)))
            db.execute(deeds.insert().values(match=id, client=deed.client, key=deed.key, seq=seq))

    def delete(self, id: str) -> None:
        with self.engine.begin() as db:
            db.execute(matches.delete().where(matches.c.id == id))

    # --- seats --------------------------------------------------------------------------------------------------------

    def hand(self, id: str, seq: int, seat: int, level: str, deed: Deed) -> None:
        with self.engine.begin() as db:
            db.execute(seats.update().where(seats.c.match == id, seats.c.seat == seat).values(level=level))
            db.execute(deeds.insert().values(match=id, client=deed.client, key=deed.key, seq=seq))

    def invite(self, id: str, seat: int, secret_hash: str) -> None:
        """Stores a new invitation; older ones for the seat are no longer valid."""
        with self.engine.begin() as db:
            db.execute(invitations.delete().where(invitations.c.match == id, invitations.c.seat == seat))
            db.execute(invitations.insert().values(secret_hash=secret_hash, match=id, seat=seat, created=time()))

    def invited(self, secret_hash: str) -> tuple[str, int] | None:
        with self.engine.begin() as db:
            row = db.execute(sa.select(invitations.c.match, invitations.c.seat)
                             .where(invitations.c.secret_hash == secret_hash)).first()
        return (row[0], row[1]) if row else None

    def sit(self, id: str, seq: int, chair: SeatRow, record: str) -> None:
        """Gives an open seat to a person: his name goes into the record, and the invitation is used up."""
        with self.engine.begin() as db:
            taken = db.execute(seats.update().where(seats.c.match == id, seats.c.seat == chair.seat, seats.c.kind == "open")
                               .values(**msgspec.structs.asdict(chair)))
            kept = db.execute(matches.update().where(matches.c.id == id, matches.c.seq == seq).values(record=record))
            if taken.rowcount != 1 or kept.rowcount != 1:
                raise Gone(id)
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

    def listed_by(self, wanted: sa.ColumnElement[bool], most: int) -> list[tuple[MatchRow, list[SeatRow]]]:
        """The matches a person has, the latest first, without their records."""
        shown = [column for column in matches.c if column.name != "record"]
        with self.engine.begin() as db:
            rows = db.execute(sa.select(*shown).where(wanted).order_by(matches.c.changed.desc()).limit(most)).mappings().all()
            chairs = seats_of(db, [row["id"] for row in rows])
        return [(match_row({**row, "record": ""}), chairs[row["id"]]) for row in rows]


def set_up_sqlite(connection: Any, _record: Any) -> None:
    """Durable on commit, readers beside the writer, foreign keys kept."""
    connection.isolation_level = None               # the driver would begin transactions late, and not before every statement
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: sa.Connection) -> None:
    """Takes the write lock first, so that no transaction fails half-way because another one holds it."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def columns(struct: msgspec.Struct) -> dict[str, Any]:
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
