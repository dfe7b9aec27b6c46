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
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
import websockets

from bocage.server.storage.store import Played, Store
from bocage.server.storage.leases import Leases
from bocage.server.storage.tables import changes, leases
from tests.server.client import Frame, Person, Table, new_key
from tests.server.cluster.machines import Node, Postgres, RedisServer
from tests.server.truth import opened

LOST = (ConnectionError, TimeoutError, OSError, websockets.WebSocketException)
WITHIN = 5.0                            # seconds until a table goes on
SETTLE, PACE = 3.0, 0.25                # seconds between a recovery and the next kill; between the choices of one player
LONGEST, STARTING = 900.0, 90.0         # seconds for everything; for a process
PATIENCE = 30.0                         # seconds until a table that does not go on is a failure
RECENT = 200                            # choices of a player that are looked through
KINDS = 7                               # of kills in a round
REFUSED = ("stale", "store", "illegal", "seat", "rate")
GAMES: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("v_commandos", "shooting_star", {}), ("operation_commando", "graignes", {}), ("heroes_of_normandie", "farmhouse", {}),
    ("commandos_40k", "rescue", {}), ("v_commandos", "black_tea", {}), ("heroes_of_normandie", "bridge", {}))


class Sent:
    """A choice, and what has become of it."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.began = monotonic()
        self.at = 0.0                                       # when it was acknowledged
        self.acked = -1
        self.refused = ""

    @property
    def key(self) -> str:
        return str(self.frame["key"])


class Player:
    """Chooses what comes into its head. After a lost connection it goes to the other gateway, and sends again what was not
    answered."""

    def __init__(self, person: Person, match: str, gateways: list[Node], at: int, rng: Random) -> None:
        self.person = person
        self.match = match
        self.gateways = gateways
        self.at = at
        self.rng = rng
        self.sent: list[Sent] = []
        self.dropped = 0
        self.is_over = False
        self.table: Table | None = None                     # his present socket, or the last one
        self.task: asyncio.Task[None] | None = None

    async def play(self) -> None:
        while not self.is_over:
            self.person.url = self.gateways[self.at].url
            with suppress(*LOST):
                async with self.person.table(self.match) as table:
                    await self.sit_at(table)
                    return
            self.dropped += 1
            self.at = 1 - self.at
            await asyncio.sleep(0.1)

    async def sit_at(self, table: Table) -> None:
        self.table = table
        for sent in self.sent:
            if sent.acked < 0 and not sent.refused:
                await self.deliver(table, sent)
        while not self.is_over and table.update["ending"] is None:
            await asyncio.sleep(PACE * self.rng.uniform(0.5, 1.5))
            if table.closed:
                raise ConnectionResetError
            if table.options:
                option = self.rng.choice(table.options)
                self.sent.append(Sent({"type": "act", "key": new_key(), "at": table.seq, "action": option["action"],
                                       "seat": option["seat"]}))
                await self.deliver(table, self.sent[-1])

    async def deliver(self, table: Table, sent: Sent) -> None:
        answer = await table.ask(sent.frame)
        if answer["type"] == "ack":
            sent.acked = answer["seq"]
            sent.at = monotonic()
            await table.reach(sent.acked)
        else:
            sent.refused = answer["code"]
            assert sent.refused in REFUSED, answer


class Row(NamedTuple):
    seq: int
    key: str | None
    first: tuple[int, str] | None       # the first of its moves: whose, and which
    kept: int


class Truth:
    """What the database has held so far; nothing of it may ever change."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.rows: dict[str, dict[int, Row]] = {}

    def check(self, players: list[Player]) -> None:
        sent = {each.key: each for player in players for each in player.sent}
        with opened(self.database) as db:
            for match in {player.match for player in players}:
                known = self.rows.setdefault(match, {})
                for row in db.execute(sa.select(changes).where(changes.c.match == match).order_by(changes.c.seq)):
                    moves = msgspec.json.decode(row.moves, type=list[Played])
                    found = Row(row.seq, row.key, (moves[0].line.seat, moves[0].line.action) if moves else None, row.kept)
                    assert known.setdefault(row.seq, found) == found, "what was stored has changed"
                assert sorted(known) == list(range(1, len(known) + 1)), "a change is missing"
        stored = [row for rows in self.rows.values() for row in rows.values() if row.key is not None]
        by_key = {row.key: row for row in stored}
        assert len(by_key) == len(stored), "a choice was played twice"
        assert set(by_key) <= set(sent), "something was stored that nobody sent"
        for key, each in sent.items():
            if each.acked >= 0:
                assert by_key[key].seq == each.acked, "an acknowledged choice is not where it was said to be"
                assert by_key[key].first == (each.frame["seat"], each.frame["action"])
            assert not each.refused or key not in by_key, "a refused choice was stored"

    def alive(self, kind: str) -> int:
        """How many processes the others believe to be alive; for a while that may be one that was killed."""
        store = Store(self.database)
        found = len(Leases(store, "", "").alive(kind))
        store.close()
        return found

    def owned_by(self, process: str) -> set[str]:
        with opened(self.database) as db:
            return set(db.execute(sa.select(leases.c.match).where(leases.c.owner == process)).scalars())


class Cluster:
    def __init__(self, folder: Path) -> None:
        self.postgres = Postgres(folder / "postgres")
        self.redis = RedisServer(folder / "redis")
        made = [Node(folder / name, role, self.postgres.database, self.redis.url) for role, name in (
            ("gateway", "gateway-1"), ("gateway", "gateway-2"), ("game", "game-1"), ("game", "game-2"))]
        self.nodes = made
        self.gateways, self.games = made[:2], made[2:]
        for node in made:
            node.start()

    def stop(self) -> None:
        for node in self.nodes:
            if node.process is not None and node.process.poll() is None:
                node.kill()
        self.redis.stop()
        self.postgres.stop()


async def new_tables(cluster: Cluster, people: list[Person], rng: Random) -> list[Player]:
    """A game for each of ``GAMES``, each with two people at different gateways; the last but one with a bot."""
    players = []
    for number, (game, scenario, options) in enumerate(GAMES):
        anna, ben = people[2 * number:2 * number + 2]
        bots = [{"kind": "bot", "level": "recruit"}] if scenario == "black_tea" else []
        made = await anna.post("/api/matches", {"game": game, "scenario": scenario, "options": options, "answer_seconds": 0,
                                                "seats": [{"kind": "me"}, {"kind": "open"}, *bots]})
        await ben.post("/api/join", {"secret": made["invitations"][0]["secret"]})
        players += [Player(person, made["id"], cluster.gateways, at, Random(rng.random()))
                    for at, person in enumerate((anna, ben))]
    return players


class Kill(NamedTuple):
    """``hit``: whose tables must go on; ``alone``: there is only one, and the tables wait until it is back."""

    what: str
    kill: Callable[[], None]
    again: Callable[[], None]
    hit: Callable[[Player], bool]
    alone: bool = False


def kills(cluster: Cluster, truth: Truth) -> list[Kill]:
    def game(node: Node) -> Kill:
        owned = truth.owned_by(node.name)
        return Kill("game process", node.kill, node.start, lambda player: player.match in owned)

    def gateway(at: int) -> Kill:
        node = cluster.gateways[at]
        return Kill("gateway", node.kill, node.start, lambda player: player.at == at)

    def workers() -> None:
        for node in cluster.games:
            for pid in node.workers():
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    def nothing() -> None: ...

    def everybody(_: Player) -> bool:
        return True

    redis, postgres = cluster.redis, cluster.postgres
    return [game(cluster.games[0]), gateway(0), Kill("Redis", redis.kill, redis.start, everybody, True),
            game(cluster.games[1]), gateway(1), Kill("PostgreSQL", postgres.kill, postgres.start, everybody, True),
            Kill("bots and odds", workers, nothing, everybody)]


async def gone_on(hit: list[Player], players: list[Player], since: float) -> list[float]:
    """How long it takes at each table of those who were hit until all of them have been told of a choice that was made there
    since then, by whomever."""
    def goes_on(player: Player) -> bool:
        table = player.table
        return table is not None and any(each.began > since and 0 <= each.acked <= table.seq for other in players
                                         if other.match == player.match for each in other.sent[-RECENT:])

    def is_played(match: str) -> bool:
        return any(player.task is not None and not player.task.done() for player in players if player.match == match)

    waiting, found = {player.match for player in hit}, dict[str, float]()
    end = monotonic() + PATIENCE
    while waiting and monotonic() < end:
        for match in list(waiting):
            if all(goes_on(player) for player in hit if player.match == match):
                found[match] = monotonic() - since
            if match in found or not is_played(match):
                waiting.discard(match)
        await asyncio.sleep(0.01)
    assert not waiting, "a table does not go on"
    return list(found.values())


async def until_alive(truth: Truth) -> None:
    """Until there are two game processes again."""
    end = monotonic() + STARTING
    while truth.alive("game") != 2:
        assert monotonic() < end
        await asyncio.sleep(0.1)


async def run(folder: Path, rounds: int, rng: Random) -> bool:
    cluster = Cluster(folder)
    try:
        async with asyncio.timeout(LONGEST):
            return await played(cluster, rounds, rng)
    except BaseException:
        for node in cluster.nodes:
            print(f"--- {node.role}\n{node.log[-2000:]}", file=sys.stderr)
        raise
    finally:
        cluster.stop()


async def played(cluster: Cluster, rounds: int, rng: Random) -> bool:
    truth = Truth(cluster.postgres.database)
    people = [Person(cluster.gateways[number % 2].url, f"player {number}") for number in range(2 * len(GAMES))]
    for person in people:
        await person.post("/api/me", {"name": person.name, "auto_pass": False})
    players = await new_tables(cluster, people, rng)
    for player in players:
        player.task = asyncio.create_task(player.play())
    await until_alive(truth)
    await asyncio.sleep(2 * SETTLE)
    print(f"{len(GAMES)} tables, {len(players)} players at two gateways, two game processes; "
          f"{os.getloadavg()[0]:.1f} processes run or want to on {os.cpu_count()} cores")
    worst = dict[str, float]()
    for number in range(rounds * KINDS):
        kill = kills(cluster, truth)[number % KINDS]
        hit = [player for player in players if kill.hit(player)]
        before = sum(each.acked >= 0 for player in players for each in player.sent)
        kill.kill()
        since, back = monotonic(), ""
        starting = asyncio.create_task(asyncio.to_thread(kill.again))
        if kill.alone:                                      # there is no other one: the tables wait for it
            await starting
            back = f"; it was back after {monotonic() - since:.2f} s"
            since = monotonic()
        times = await gone_on(hit, players, since)
        await starting
        await until_alive(truth)
        await asyncio.sleep(SETTLE)
        truth.check(players)
        worst[kill.what] = max(worst.get(kill.what, 0.0), *times, 0.0)
        told = f"{median(times):.2f} s, at most {max(times):.2f} s" if times else "none was hit"
        print(f"killed: {kill.what:<15} {before:>5} choices acknowledged so far; {len(times)} tables went on after "
              f"{told}{back}", flush=True)
    for player in players:
        player.is_over = True
    await asyncio.wait_for(asyncio.gather(*(player.task for player in players if player.task)), PATIENCE)
    truth.check(players)
    for person in people:
        await person.http.aclose()
    sent = [each for player in players for each in player.sent]
    acked, refused = sum(each.acked >= 0 for each in sent), sum(bool(each.refused) for each in sent)
    print(f"{rounds * KINDS} kills, {acked} choices acknowledged, 0 lost, 0 doubled; {refused} refused; "
          f"{sum(player.dropped for player in players)} attempts to connect failed or sockets lost")
    late = {what: seconds for what, seconds in worst.items() if seconds > WITHIN}
    print(f"all went on within {WITHIN:.0f} s" if not late else f"too late: {late}")
    return not late


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=2)
    asked.add_argument("--seed", default="1")
    words = asked.parse_args()
    with TemporaryDirectory(prefix="bocage-cluster-") as folder:
        os.chmod(folder, 0o755)                             # the user of PostgreSQL goes through it
        sys.exit(not asyncio.run(run(Path(folder), words.rounds, Random(words.seed))))


if __name__ == "__main__":
    main()
