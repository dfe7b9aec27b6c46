"""The settings of a server: addresses, folders, and how much it does for one person."""

from __future__ import annotations

from os import cpu_count
from pathlib import Path
from typing import Literal

import msgspec
from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

DRIVERS = ("postgresql+psycopg", "sqlite")
FILE = "bocage.sqlite3"
Role = Literal["all", "gateway", "game"]
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class Limits(msgspec.Struct, frozen=True):
    """How much the server does for one person. A rate: how many at once, and how many a second in the long run."""

    frames: tuple[float, float] = (200, 40)
    chat: tuple[float, float] = (10, 0.5)
    sockets: tuple[float, float] = (300, 5)
    requests: tuple[float, float] = (200, 20)
    people: tuple[float, float] = (200, 1)
    creations: tuple[float, float] = (30, 0.5)
    joins: tuple[float, float] = (100, 1)
    uploads: tuple[float, float] = (30, 0.2)
    work: tuple[float, float] = (60, 1)     # seconds of looks (see ``looks``)
    odds: tuple[float, float] = (20, 0.5)   # seconds of odds that nobody has pointed at, for each table
    matches: int = 50                       # running ones that a person has created
    finished: int = 1000                    # ones that are over: of those that a person has created the latest are kept
    per_match: int = 60                     # connections
    per_client: int = 24
    per_address: int = 200                  # of those who only watch
    connections: int = 2000                 # of those who play
    watching: int = 1000                    # of those who only watch: they never keep a player out
    waiting: int = 200                      # frames that wait for a slow client before it is cut off
    mistakes: int = 50                      # refused frames in a row after which the connection is closed
    moves: int = 5000                       # lines of an uploaded record
    reading: float = 15.0                   # seconds to read one
    head: float = 10.0                      # seconds for the head of a request to come
    body: float = 60.0                      # and for its body
    grace: float = 60.0                     # seconds until the seat of a player who has left may be given to a bot


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8840
    data: Path = msgspec.field(default_factory=lambda: user_data_path("bocage"))
    database: str = ""                      # a URL; empty: SQLite in the data folder
    workers: int = max(1, (cpu_count() or 2) - 1)
    lookers: int = 1                        # processes for odds, surveys, judging, reading
    quiet: bool = False
    proxies: str = ""                       # addresses, with commas, whose X-Forwarded-… headers are believed; empty: nobody's
    role: Role = "all"                      # gateway: sockets and requests; game: matches; all: both, in one process
    redis: str = ""                         # a URL: how the processes of several machines tell each other what happens
    post: Path = Path()                     # a folder: how those of one machine do
    process: str = ""                       # what this one is called among them; empty: it makes up a name
    keep: float = 0.0                       # days after which a match that is over is removed; 0: never
    idle: float = 600.0                     # seconds after which a match that nobody looks at leaves the memory
    limits: Limits = Limits()

    @property
    def is_local(self) -> bool:
        """Whether only this machine can ask. Behind a proxy anybody can."""
        return self.host in LOOPBACK and not self.proxies

    @property
    def url(self) -> URL:
        if not self.database:
            return URL.create("sqlite", database=str(self.data / FILE))
        url = make_url(self.database)
        if url.drivername in ("postgres", "postgresql"):
            return url.set(drivername="postgresql+psycopg")
        if url.drivername not in DRIVERS:
            raise ArgumentError(f"{url.drivername}: not one of {', '.join(DRIVERS)}")
        return url
