"""One row for each change instead of the whole record; long settings stored once; fewer keys of frames."""

from hashlib import sha256
from json import dumps, loads

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

LONG, PREFIX, KEYS = 256, "sha256:", 256


def upgrade() -> None:
    op.create_table(
        "changes",
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
    op.create_table(
        "packs",
        sa.Column("fingerprint", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "brought",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("pack", sa.String(64), sa.ForeignKey("packs.fingerprint"), primary_key=True, index=True),
    )
    op.add_column("deeds", sa.Column("at", sa.Float, nullable=False, server_default="0"))
    forget_old_keys()
    store_packs_once()


def forget_old_keys() -> None:
    op.execute(f"DELETE FROM deeds WHERE seq < (SELECT matches.seq FROM matches WHERE matches.id = deeds.match) - {KEYS}")


def store_packs_once() -> None:
    db = op.get_bind()
    found = db.execute(sa.text("SELECT id, options FROM matches")).all()
    for match, stored in found:
        options = loads(stored)
        long = {name: value for name, value in options.items() if len(value) > LONG or value.startswith(PREFIX)}
        if not long:
            continue
        record = db.execute(sa.text("SELECT record FROM matches WHERE id = :id"), {"id": match}).scalar_one()
        brought = set[str]()
        for name, value in long.items():
            fingerprint = sha256(value.encode()).hexdigest()
            record = record.replace(f"\noption {name} {value}\n", f"\noption {name} {PREFIX}{fingerprint}\n", 1)
            options[name] = PREFIX + fingerprint
            values = {"id": match, "fingerprint": fingerprint, "text": value}
            if db.execute(sa.text("SELECT 1 FROM packs WHERE fingerprint = :fingerprint"), values).first() is None:
                db.execute(sa.text("INSERT INTO packs (fingerprint, text) VALUES (:fingerprint, :text)"), values)
            if fingerprint not in brought:
                db.execute(sa.text("INSERT INTO brought (match, pack) VALUES (:id, :fingerprint)"), values)
            brought.add(fingerprint)
        db.execute(sa.text("UPDATE matches SET record = :record, options = :options WHERE id = :id"),
                   {"id": match, "record": record, "options": dumps(options, ensure_ascii=False)})
