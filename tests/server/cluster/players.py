"""People who play at a server that is being killed, and what its database must hold afterwards: what they saw acknowledged is
there, once and in its place, with no gap and nothing twice."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from time import monotonic
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
import websockets

from bocage.server.storage.leases import Leases
from bocage.server.storage.store import Played, Store
from bocage.server.storage.tables import changes, leases
from tests.server.client import Frame, Person, Table, new_key
from tests.server.process import ServerProcess
from tests.server.truth import opened

LOST = (ConnectionError, TimeoutError, OSError, websockets.WebSocketException)
PACE = 0.25                             # seconds between the choices of one player
PATIENCE = 30.0                         # seconds until a table that does not go on is a failure
RECENT = 200                            # choices of a player that are looked through
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

    def __init__(self, person: Person, match: str, gateways: Sequence[ServerProcess], at: int, rng: Random) -> None:
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
            self.at = (self.at + 1) % len(self.gateways)
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
            team = table.last("team")
            if team is not None and team["asks"]:           # else the bot waits as long as these tests are patient
                await table.ask({"type": "allow", "key": new_key(), "answer": "yes"})
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


async def new_tables(gateways: Sequence[ServerProcess], people: Sequence[Person], rng: Random) -> list[Player]:
    """Games that are being played: one for each of ``GAMES``, with two people at different gateways; the last but one with a
    bot."""
    players = []
    for number, (game, scenario, options) in enumerate(GAMES):
        anna, ben = people[2 * number:2 * number + 2]
        bots = [{"kind": "bot", "level": "recruit"}] if scenario == "black_tea" else []
        made = await anna.post("/api/matches", {"game": game, "scenario": scenario, "options": options, "answer_seconds": 0,
                                                "seats": [{"kind": "me"}, {"kind": "open"}, *bots]})
        await ben.post("/api/join", {"secret": made["invitations"][0]["secret"]})
        at_table = [Player(person, made["id"], gateways, at % len(gateways), Random(rng.random()))
                    for at, person in enumerate((anna, ben))]
        for player in at_table:
            player.task = asyncio.create_task(player.play())
        players += at_table
    return players


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
    assert not waiting, "a table does not go on: " + ", ".join(
        standing(player, since) for player in players if player.match in waiting)
    return list(found.values())


def standing(player: Player, since: float) -> str:
    """Where a player stands, for whoever has to find out why a table does not go on."""
    table, last = player.table, player.sent[-1] if player.sent else None
    seen = f"at {table.seq}, {len(table.options)} options, {'closed' if table.closed else 'open'}" if table else "never there"
    said = f"last sent {last.began - since:+.1f} s, acked {last.acked}, refused {last.refused!r}" if last else "nothing sent"
    return f"{player.person.name} in {player.match} ({seen}; {said})"
