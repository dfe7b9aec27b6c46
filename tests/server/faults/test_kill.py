"""The server is killed under load, again and again: what it has acknowledged is there, once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

import pytest
import websockets

import bocage
from bocage.core.record.reading import verify
from bocage.games import find
from tests.marks import soak
from tests.server.client import PATIENCE, Person, Table, eventually, new_key
from tests.server.process import ServerProcess
from tests.server.truth import chat_of, deeds_of, kept

KILLS, MANY_KILLS = 3, 20
PACE = 0.02                             # seconds between the choices of one player: fast, but within what the server allows
LOST = (ConnectionError, TimeoutError, OSError, websockets.WebSocketException)


class Sent:
    """A frame and what has become of it."""

    def __init__(self, match: str, frame: dict[str, object]) -> None:
        self.match = match
        self.frame = frame
        self.acked = -1
        self.refused = ""

    @property
    def key(self) -> str:
        return str(self.frame["key"])


class Player:
    """Plays what comes into its head; after a lost connection it sends again what was not answered."""

    def __init__(self, person: Person, match: str, seed: str) -> None:
        self.person = person
        self.match = match
        self.rng = Random(seed)
        self.sent: list[Sent] = []

    async def play(self) -> None:
        """Until the connection is lost or the game is over."""
        try:
            async with self.person.table(self.match) as table:
                await self.deliver_again(table)
                while table.update["ending"] is None:
                    await asyncio.sleep(PACE)
                    if self.rng.random() < 0.02:
                        await self.deliver(table, self.noted({"type": "say", "key": new_key(), "text": new_key()}))
                    if table.options:
                        option = self.rng.choice(table.options)
                        await self.deliver(table, self.noted({"type": "act", "key": new_key(), "at": table.seq,
                                                              "action": option["action"], "seat": option["seat"]}))
                        await table.reach(self.sent[-1].acked)
        except LOST:
            return

    def noted(self, frame: dict[str, object]) -> Sent:
        self.sent.append(Sent(self.match, frame))
        return self.sent[-1]

    async def deliver_again(self, table: Table) -> None:
        for sent in self.sent:
            if sent.acked < 0 and not sent.refused:
                await self.deliver(table, sent)

    async def deliver(self, table: Table, sent: Sent) -> None:
        answer = await table.ask(sent.frame)
        if answer["type"] == "ack":
            sent.acked = answer["seq"]
        else:
            sent.refused = answer["code"]
            assert sent.refused in ("stale", "rate"), answer


def check(database: str, players: list[Player]) -> None:
    """Every acknowledged frame is in the store, once and in its place; nothing is there that nobody sent."""
    for match in {player.match for player in players}:
        stored, deeds, chat = kept(database, match), deeds_of(database, match), chat_of(database, match)
        moves = bocage.load(stored.record).moves
        assert len(moves) == stored.seq
        sent = {each.key: each for player in players for each in player.sent if each.match == match}
        assert set(deeds) <= set(sent)
        for key, each in sent.items():
            frame = each.frame
            if each.acked >= 0:
                assert deeds[key] == each.acked
            if each.refused:
                assert key not in deeds
            if frame["type"] == "say":
                assert chat.count(str(frame["text"])) == (key in deeds)
            elif key in deeds:
                move = moves[deeds[key] - 1]
                assert (move.text, move.seat) == (frame["action"], frame["seat"])
        acts = [seq for key, seq in deeds.items() if sent[key].frame["type"] == "act"]
        assert len(acts) == len(set(acts))


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY_KILLS, marks=soak)])
def test_what_was_acknowledged_outlives_kills(own_server: ServerProcess, database: str, kills: int) -> None:
    asyncio.run(kill_under_load(own_server, database, Random("twenty"), kills))


async def kill_under_load(server: ServerProcess, database: str, rng: Random, kills: int) -> None:
    people = [Person(server.url, name) for name in ("anna", "ben", "cleo", "dora")]
    for person in people:
        await person.post("/api/me", {"name": person.name, "auto_pass": False})
    players: list[Player] = []
    for number in range(kills):
        if all(is_over(database, player.match) for player in players):
            players += await new_games(people, f"{number}")
        await play_until_killed(server, players, rng)
        check(database, players)
        server.start()
    await asyncio.wait_for(asyncio.gather(*(resent(player) for player in players)), PATIENCE)
    check(database, players)
    assert acknowledged(players) > kills
    verified = [verify(kept(database, match).record, find) for match in {player.match for player in players}]
    assert sum(checked for checked, _ in verified)
    assert not any(unchecked for _, unchecked in verified)
    for person in people:
        await person.http.aclose()


async def play_until_killed(server: ServerProcess, players: list[Player], rng: Random) -> None:
    """All play; after some more choices, at whatever moment of the next ones, the server is killed."""
    load = asyncio.gather(*(player.play() for player in players))
    wanted = acknowledged(players) + rng.randint(1, 25)
    with suppress(TimeoutError):                            # where all games are over before that
        await eventually(lambda: acknowledged(players) >= wanted, 5)
    await asyncio.sleep(rng.uniform(0, 0.03))
    server.kill()
    await load


async def new_games(people: list[Person], seed: str) -> list[Player]:
    """One alone, two together, one with a bot; four people in all."""
    anna, ben, cleo, dora = people
    alone = (await anna.create("lighthouse"))["id"]
    shared = await ben.create("shooting_star", ({"kind": "me"}, {"kind": "open"}), {})
    await cleo.post("/api/join", {"secret": shared["invitations"][0]["secret"]})
    with_bot = (await dora.create("black_tea", ({"kind": "me"}, {"kind": "bot", "level": "recruit"}), {}))["id"]
    games = ((anna, alone), (ben, shared["id"]), (cleo, shared["id"]), (dora, with_bot))
    return [Player(person, match, f"{seed}/{person.name}") for person, match in games]


def acknowledged(players: list[Player]) -> int:
    return sum(sent.acked >= 0 for player in players for sent in player.sent)


def is_over(database: str, match: str) -> bool:
    return bocage.load(kept(database, match).record).decision is None


async def resent(player: Player) -> None:
    """What was not answered before the last kill is sent again."""
    async with player.person.table(player.match) as table:
        await player.deliver_again(table)
