"""PostgreSQL, Redis, gateways and game processes on this machine, each to be killed and started again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import sqlalchemy as sa

from tests.server.process import ServerProcess, free_port

STARTING = 20.0                         # seconds
AS_POSTGRES = ("runuser", "-u", "postgres", "--") if os.geteuid() == 0 else ()     # it refuses to run as root


class Postgres:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.bin = max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
        self.database = f"postgresql+psycopg://bocage@/postgres?host={folder}"
        folder.mkdir(mode=0o755)
        if AS_POSTGRES:
            shutil.chown(folder, "postgres")
        self.do("initdb", "--pgdata", self.data, "--username", "bocage", "--auth", "trust", "--encoding", "UTF8",
                "--locale", "C.UTF-8")
        self.start()

    def do(self, command: str, *words: object, check: bool = True) -> bool:
        done = subprocess.run([*AS_POSTGRES, self.bin / command, *map(str, words)], cwd="/", capture_output=True, text=True)
        assert not check or done.returncode == 0, done.stderr
        return done.returncode == 0

    def start(self) -> None:
        """Again and again: what an earlier one has left behind may still be ending."""
        end = time.monotonic() + STARTING
        options = f"-k '{self.folder}' -c listen_addresses='' -c fsync=on -c max_connections=200"
        words = ("--pgdata", self.data, "--log", self.folder / "log", "--silent", "--wait", "--options", options, "start")
        while not self.do("pg_ctl", *words, check=False):
            assert time.monotonic() < end, (self.folder / "log").read_text()
            time.sleep(0.05)

    def kill(self) -> None:
        os.kill(int((self.data / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)

    def stop(self) -> None:
        self.do("pg_ctl", "--pgdata", self.data, "--mode", "immediate", "--silent", "stop", check=False)

    def answers(self) -> bool:
        engine = sa.create_engine(self.database, poolclass=sa.NullPool)
        try:
            with engine.connect() as db:
                return db.execute(sa.text("SELECT 1")).scalar() == 1
        except sa.exc.SQLAlchemyError:
            return False
        finally:
            engine.dispose()


class RedisServer:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.command = shutil.which("valkey-server") or shutil.which("redis-server") or "redis-server"
        self.start()

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.command, "--port", f"{self.port}", "--bind", "127.0.0.1", "--save", "", "--appendonly", "no",
                 "--dir", str(self.folder)], stdout=log, stderr=log)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    stop = kill


class Node(ServerProcess):
    """A gateway or a game process."""

    def __init__(self, folder: Path, role: str, database: str, redis: str) -> None:
        folder.mkdir()
        super().__init__(folder, database, more=("--role", role, "--redis", redis))
        self.role = role

    @property
    def name(self) -> str:
        """What it is called in the database."""
        started = [line for line in self.log.splitlines() if '"event":"started"' in line]
        return started[-1].partition('"process":"')[2].partition('"')[0]
