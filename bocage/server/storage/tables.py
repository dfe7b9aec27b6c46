"""The tables, and their rows as the server holds them."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

LESSON = "lesson"                       # among the options of a match: the lesson that it is
metadata = sa.MetaData()

clients = sa.Table(
    "clients", metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("auto_pass", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

# A match as it stood when its record was last stored whole; ``changes`` holds what was done since.
matches = sa.Table(
    "matches", metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("scenario", sa.String(64), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("owner", sa.String(32), sa.ForeignKey("clients.id"), nullable=False, index=True),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("asked", sa.Text, nullable=False),
    sa.Column("result", sa.String(64), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("passed", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("answer_seconds", sa.Integer, nullable=False, server_default="0"),
    sa.Column("late", sa.Text, nullable=False, server_default="[]"),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
)

# One row for each change of a match (a choice, or one taken back): how many choices were kept, which were added, and the key
# of the frame that led to it.
changes = sa.Table(
    "changes", metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kept", sa.Integer, nullable=False),
    sa.Column("moves", sa.Text, nullable=False),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("asked", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("client", sa.String(32)),
    sa.Column("key", sa.String(64)),
    sqlite_with_rowid=False,
)

# Long settings (players' own files), each stored once, whatever the number of matches that are played with it.
packs = sa.Table(
    "packs", metadata,
    sa.Column("fingerprint", sa.String(64), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)

brought = sa.Table(
    "brought", metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("pack", sa.String(64), sa.ForeignKey("packs.fingerprint"), primary_key=True, index=True),
)

seats = sa.Table(
    "seats", metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("client", sa.String(32), sa.ForeignKey("clients.id"), index=True),
    sa.Column("level", sa.String(64), nullable=False),
)

invitations = sa.Table(
    "invitations", metadata,
    sa.Column("secret_hash", sa.String(64), primary_key=True),
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

# Keys of frames that changed no position (words, seats): the latest ones of each match.
deeds = sa.Table(
    "deeds", metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("client", sa.String(32), sa.ForeignKey("clients.id"), primary_key=True),
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False, server_default="0"),
)

chat = sa.Table(
    "chat", metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

# What is said at moments of a replay. ``source``: ``match <id>``, or ``file <hash>`` of a record that somebody has brought.
comments = sa.Table(
    "comments", metadata,
    sa.Column("source", sa.String(64), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), index=True),
    sa.Column("client", sa.String(32), sa.ForeignKey("clients.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("eyes", sa.String(8), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("said", sa.Float, nullable=False),
)

# Matches that went on from a moment of a replay.
branches = sa.Table(
    "branches", metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("source", sa.String(64), nullable=False, index=True),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

# The processes of a server of several, each alive until it ``expires`` by the database's clock; it renews that all the time.
processes = sa.Table(
    "processes", metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)

# Which process plays a match. ``epoch`` grows whenever the match changes hands: whoever writes names the one he holds.
leases = sa.Table(
    "leases", metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("owner", sa.String(32), index=True),
    sa.Column("epoch", sa.Integer, nullable=False),
)

probes = sa.Table("probes", metadata, sa.Column("at", sa.Float, nullable=False))


class Person(msgspec.Struct, frozen=True):
    """Somebody with a token."""

    id: str
    name: str
    auto_pass: bool


class SeatRow(msgspec.Struct, frozen=True):
    """``client`` holds it; ``level``: the bot that plays it, also for a person who has handed it over."""

    seat: int
    kind: str                               # person, open or bot: an open seat becomes a person's when somebody joins
    name: str
    client: str | None
    level: str


class MatchRow(msgspec.Struct, frozen=True):
    """``seq`` counts the changes, ``passed`` the numbers of moves that were passed for the people, ``late`` those of them that
    the clock has passed; ``answer_seconds``: how long it runs (0: there is none); ``hints``: the table allows them."""

    id: str
    game: str
    scenario: str
    options: dict[str, str]
    owner: str
    record: str
    seq: int
    turn: int
    asked: tuple[int, ...]
    result: str
    listed: bool
    passed: tuple[int, ...]
    created: float
    changed: float
    answer_seconds: int = 0
    late: tuple[int, ...] = ()
    hints: bool = False


class ChatRow(msgspec.Struct, frozen=True):
    n: int
    seat: int
    name: str
    text: str
    at: float
