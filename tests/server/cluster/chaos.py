"""Kills and starves a server in every way, on both databases: ``make chaos``.

Half of the kills (−9) hit one process with SQLite, half a cluster with PostgreSQL: servers, game processes, gateways, the
processes of bots and of odds, Redis and the database itself. Between them the disk is full for a while (SQLite), and sockets
are left half open. After each it is checked that what people saw acknowledged is the beginning of what is stored, without a gap
or a repeat; and it is printed how long the tables took to go on.

    python -m tests.server.cluster.chaos [--kills 100] [--seed 1]
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import resource
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.server.cluster.killing import Kill, Victim, kill_workers, run
from tests.server.cluster.play import Cluster
from tests.server.cluster.players import Player, Truth
from tests.server.process import ServerProcess

SETTLE = 1.5                            # seconds between a recovery and the next kill
LONGEST = 1500.0                        # seconds for each of the two
FULL = 2.0                              # seconds for which the disk is full
UNDER_WAY = 0.5                         # of these until what was under way has ended
HALF_OPEN = 8                           # sockets that are left open at each table
UNHEARD = 55.0                          # seconds after which the server has closed them: a ping every 20, 30 for its answer


class FullDisk:
    """No file of the server may grow: writing fails as on a full disk, for its database and for its log."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.began = self.ended = 0.0

    def fill(self) -> None:
        self.limit(0)
        self.began = time.monotonic()

    def empty(self) -> None:
        time.sleep(FULL)
        self.ended = time.monotonic()
        self.limit(resource.RLIM_INFINITY)

    def limit(self, most: int) -> None:
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def check(self, players: Sequence[Player]) -> None:
        tried = [each for player in players for each in player.sent if self.began + UNDER_WAY < each.began < self.ended]
        assert tried
        assert not [each for each in tried if each.acked >= 0 and each.at < self.ended], "acknowledged, but not stored"
        assert [each for each in tried if each.refused == "store"]


class HalfOpen:
    """Sockets whose other end has gone without a word: nobody reads them, and nobody answers a ping."""

    def __init__(self, gateways: Sequence[ServerProcess]) -> None:
        self.gateways = gateways
        self.left: list[tuple[float, socket.socket]] = []

    def leave(self, matches: Sequence[str]) -> Callable[[], None]:
        def leave() -> None:
            for match in matches:
                for number in range(HALF_OPEN):
                    with suppress(OSError):
                        self.left.append((time.monotonic(), greeted(self.gateways[number % len(self.gateways)], match)))

        return leave

    def check(self, _: Sequence[Player]) -> None:
        assert self.left
        old = [one for since, one in self.left if time.monotonic() - since > UNHEARD]
        self.left = [(since, one) for since, one in self.left if one not in old]
        assert all(is_closed(one) for one in old), "a socket that nobody answers is kept"


def greeted(server: ServerProcess, match: str) -> socket.socket:
    """A socket that has said hello, as a spectator, and will say and hear nothing more."""
    one = socket.create_connection(("127.0.0.1", server.port), timeout=5)
    key = base64.b64encode(os.urandom(16)).decode()
    one.sendall(f"GET /ws/{match} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    assert one.recv(4096).startswith(b"HTTP/1.1 101")
    hello, mask = b'{"type":"hello"}', b"\0\0\0\0"
    one.sendall(bytes((0x81, 0x80 | len(hello))) + mask + hello)
    return one


def is_closed(one: socket.socket) -> bool:
    one.settimeout(1.0)
    try:
        while one.recv(1 << 20):
            pass
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    one.close()
    return True


class Single:
    """One process that does everything, on SQLite."""

    name = "one process on SQLite"
    games = 0

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.database = f"sqlite:///{folder}/bocage.sqlite3"
        self.server = ServerProcess(folder, self.database)
        self.nodes = self.gateways = [self.server]
        self.disk, self.half_open = FullDisk(self.server), HalfOpen(self.gateways)
        self.server.start()

    def kills(self, truth: Truth) -> Sequence[Kill]:
        server = Kill("server", self.server.kill, self.server.start, alone=True)
        return [server, Kill("bots", kill_workers(self.nodes, "bots")), server,
                Kill("odds", kill_workers(self.nodes, "looks")), server,
                Kill("disk full", self.disk.fill, self.disk.empty, alone=True, check=self.disk.check), server,
                Kill("half-open sockets", self.half_open.leave(list(truth.rows)), check=self.half_open.check)]

    def stop(self) -> None:
        if self.server.process is not None:
            self.server.kill()


class TriedCluster(Cluster):
    """The same as ``make cluster`` kills, and sockets that are left half open."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.half_open = HalfOpen(self.gateways)

    def kills(self, truth: Truth) -> Sequence[Kill]:
        return [*super().kills(truth),
                Kill("half-open sockets", self.half_open.leave(list(truth.rows)), check=self.half_open.check)]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--kills", type=int, default=100)
    asked.add_argument("--seed", default="1")
    words = asked.parse_args()
    in_time = True
    with TemporaryDirectory(prefix="bocage-chaos-") as name:
        os.chmod(name, 0o755)                               # the user of PostgreSQL goes through it
        makers: tuple[Callable[[Path], Single | TriedCluster], ...] = (Single, TriedCluster)
        for number, make in enumerate(makers):
            victim: Victim = make(Path(name) / f"{number}")
            in_time &= asyncio.run(run(victim, words.kills // len(makers), SETTLE, LONGEST, Random(f"{words.seed}/{number}")))
    sys.exit(not in_time)


if __name__ == "__main__":
    main()
