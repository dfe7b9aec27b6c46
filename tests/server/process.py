"""A real server in a process of its own, to be killed and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from functools import cache
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory

from bocage.server.storage.store import Store

COMMAND = (sys.executable, "-c", "from bocage.cli import main; main()", "serve", "--no-open")
PATIENT = (sys.executable, "-m", "tests.server.patient")
ROOT = Path(__file__).parents[2]
SQLITE = "sqlite:///"
STARTING = 60.0                         # seconds


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        assert isinstance(port, int)
        return port


@cache
def with_tables() -> bytes:
    """An SQLite database in which nothing is: to copy it takes less than to migrate one for each server."""
    with TemporaryDirectory() as folder:
        store = Store(f"{SQLITE}{folder}/empty")
        store.migrate()
        store.close()
        return Path(folder, "empty").read_bytes()


class ServerProcess:
    """Keeps its port, data and log from one start to the next. ``patient``: it sets no limits but ``limits``; ``more``: words
    for the command line."""

    def __init__(self, folder: Path, database: str, patient: bool = False, limits: Mapping[str, object] | None = None,
                 more: Sequence[str] = ()) -> None:
        self.folder = folder
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.words = [*PATIENT, f"{self.port}", str(folder), database, json.dumps(limits or {})] if patient else [
            *COMMAND, "--port", f"{self.port}", "--data", str(folder), "--database", database, "--workers", "1", *more]
        file = Path(database.removeprefix(SQLITE))
        if database.startswith(SQLITE) and not file.exists():
            file.write_bytes(with_tables())
        self.probe = "/api/health"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8")

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(self.folder)}
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.words, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment,
                                            cwd=ROOT)
        deadline = time.monotonic() + STARTING
        while not self.answers():
            assert self.process.poll() is None, self.log
            if time.monotonic() >= deadline:
                self.kill()
                raise AssertionError(f"the server has not answered within {STARTING} s: {self.log}")
            time.sleep(0.02)

    def answers(self) -> bool:
        asked = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            asked.request("GET", self.probe)
            return asked.getresponse().status == 200
        except OSError:
            return False
        finally:
            asked.close()

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def end(self, by: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(by)
        code = self.process.wait(timeout=60)
        self.process = None
        return code
