"""Plays in a cluster and kills its processes: ``make cluster``.

PostgreSQL, Redis, two gateways and two game processes on this machine. People who are connected through different gateways play
games of all four kinds; each kind of process is killed (−9) in turn. After each kill it is checked that every choice that
somebody saw acknowledged is stored, once and in its place, and that what was stored before is still there; and it is measured
how long each table that was hit had to wait: until all whom the kill has hit there have been told of a choice that was made
after it.

    python -m tests.server.cluster.play [--rounds 2] [--seed 1]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tests.server.cluster.killing import Kill, kill_workers, run
from tests.server.cluster.machines import Node, Postgres, RedisServer
from tests.server.cluster.players import Truth

SETTLE = 3.0                            # seconds between a recovery and the next kill
LONGEST = 900.0                         # seconds for everything
KINDS = 8                               # of kills in a round


class Cluster:
    name = "a cluster on PostgreSQL"
    games = 2

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self.postgres = Postgres(folder / "postgres")
        self.redis = RedisServer(folder / "redis")
        self.database = self.postgres.database
        made = [Node(folder / name, role, self.database, self.redis.url) for role, name in (
            ("gateway", "gateway-1"), ("gateway", "gateway-2"), ("game", "game-1"), ("game", "game-2"))]
        self.nodes = made
        self.gateways, self.players = made[:2], made[2:]
        for node in made:
            node.start()

    def kills(self, truth: Truth) -> Sequence[Kill]:
        def game(node: Node) -> Kill:
            owned = truth.owned_by(node.name)
            return Kill("game process", node.kill, node.start, lambda player: player.match in owned)

        def gateway(at: int) -> Kill:
            node = self.gateways[at]
            return Kill("gateway", node.kill, node.start, lambda player: player.at == at)

        redis, postgres = self.redis, self.postgres
        return [game(self.players[0]), gateway(0), Kill("Redis", redis.kill, redis.start, alone=True),
                game(self.players[1]), gateway(1), Kill("PostgreSQL", postgres.kill, postgres.start, alone=True),
                Kill("bots", kill_workers(self.players, "bots")), Kill("odds", kill_workers(self.players, "looks"))]

    def stop(self) -> None:
        for node in self.nodes:
            if node.process is not None and node.process.poll() is None:
                node.kill()
        self.redis.stop()
        self.postgres.stop()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--rounds", type=int, default=2)
    asked.add_argument("--seed", default="1")
    words = asked.parse_args()
    with TemporaryDirectory(prefix="bocage-cluster-") as folder:
        os.chmod(folder, 0o755)                             # the user of PostgreSQL goes through it
        sys.exit(not asyncio.run(run(Cluster(Path(folder)), words.rounds * KINDS, SETTLE, LONGEST, Random(words.seed))))


if __name__ == "__main__":
    main()
