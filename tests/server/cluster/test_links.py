"""Gateways and game processes in one process of the tests, with a post that loses messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

from bocage.server.app import make_hub
from bocage.server.cluster import gateway as gateways
from bocage.server.cluster import game, member, post
from bocage.server.cluster.gateway import Gateway
from bocage.server.cluster.messages import Envelope, Leave, Told, to_bytes
from bocage.server.cluster.post import Outcome, Post
from bocage.server.hub import Hub
from bocage.server.logs import Log
from bocage.server.matches import creating
from bocage.server.matches.socket import Guest, turn_away
from bocage.server.settings import Limits, Settings
from bocage.server.storage import leases
from bocage.server.storage.tables import Person
from bocage.server.web.refusals import Refusal
from bocage.server.wire import frames, http_frames
from tests.server.client import Frame, new_key
from tests.server.truth import kept

ANNA, BEN = Person("anna", "Anna", False), Person("ben", "Ben", False)
SQUAD = {"squad": "officer:blue,scout:blue"}


class Office:
    """Carries envelopes from hub to hub, and loses some. ``cut``: processes that nobody can reach."""

    def __init__(self, rng: Random, loses: float = 0.0) -> None:
        self.rng = rng
        self.loses = loses
        self.cut: set[str] = set()
        self.heard: dict[str, Callable[[bytes], None]] = {}
        self.lost = 0
        self.is_blind = False                               # whether it cannot tell who is there

    def carrier(self, me: str) -> OfficeCarrier:
        return OfficeCarrier(self, me)


class OfficeCarrier:
    def __init__(self, office: Office, me: str) -> None:
        self.office = office
        self.me = me

    async def deliver(self, to: str, data: bytes) -> Outcome:
        await asyncio.sleep(0)
        office = self.office
        if to not in office.heard or {to, self.me} & office.cut:
            return Outcome.NO_WAY if office.is_blind else Outcome.NOBODY
        if office.rng.random() < office.loses:
            office.lost += 1
        else:
            office.heard[to](data)
        return Outcome.SENT

    async def run(self, heard: Callable[[bytes], None], gone: Callable[[str], None]) -> None:
        self.office.heard[self.me] = heard
        await asyncio.Event().wait()

    async def close(self) -> None:
        self.office.heard.pop(self.me, None)


class Client:
    """A client at the end of a line."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.frames: list[Frame] = []
        self.code = 0

    async def receive(self) -> str:
        text = await self.said.get()
        if text is None:
            raise WebSocketDisconnect
        return text

    async def send(self, text: bytes) -> None:
        self.frames.append(msgspec.json.decode(text))

    async def close(self, code: int) -> None:
        self.code = self.code or code
        self.said.put_nowait(None)

    def say(self, **frame: object) -> None:
        self.said.put_nowait(msgspec.json.encode(frame).decode())

    def last(self, kind: str) -> Frame | None:
        return next((frame for frame in reversed(self.frames) if frame["type"] == kind), None)

    @property
    def seq(self) -> int:
        update = self.last("update")
        return -1 if update is None else int(update["seq"])

    @property
    def options(self) -> list[Frame]:
        update = self.last("update")
        return list(update["question"]["options"]) if update and update["question"] else []

    def answers(self, key: str) -> list[Frame]:
        return [frame for frame in self.frames if frame["type"] in ("ack", "refused") and frame["key"] == key]


async def until(true: Callable[[], object], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.002)


class Cluster:
    """Two gateways and two game processes on one database."""

    def __init__(self, folder: Path, database: str, office: Office) -> None:
        settings = Settings(data=folder, database=database, quiet=True, workers=1,
                            limits=Limits(frames=(1e9, 1e9), sockets=(1e9, 1e9)))
        self.office = office
        self.hubs = {name: make_hub(msgspec.structs.replace(settings, role=role, process=name)) for name, role in (
            ("gate-1", "gateway"), ("gate-2", "gateway"), ("game-1", "game"), ("game-2", "game"))}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.serving: set[asyncio.Task[None]] = set()

    def gateway(self, number: int) -> Gateway:
        home = self.hubs[f"gate-{number}"].home
        assert isinstance(home, Gateway)
        return home

    def owner(self, match: str) -> str:
        found = [name for name, hub in self.hubs.items() if match in hub.rooms.open]
        assert len(found) == 1
        return found[0]

    def die(self, name: str) -> None:
        """Like kill −9: nothing more is heard of it, or done by it."""
        self.tasks.pop(name).cancel()
        self.office.cut.add(name)

    def connect(self, gate: int, match: str, person: Person | None, seq: int = -1) -> Client:
        client, hub = Client(), self.hubs[f"gate-{gate}"]

        async def serve() -> None:
            try:
                await hub.home.serve(client, Guest(frames.Hello("en", None, seq), person, "address"), match)
            except Exception as error:            # as a socket does: the client is told
                await turn_away(hub, client, error, "en", match)

        task = asyncio.create_task(serve())
        self.serving.add(task)
        task.add_done_callback(self.serving.discard)
        return client


@asynccontextmanager
async def cluster(folder: Path, database: str, monkeypatch: pytest.MonkeyPatch, loses: float = 0.0,
                  lasts: float = 1.0) -> AsyncIterator[Cluster]:
    office = Office(Random(f"post {loses}"), loses)
    monkeypatch.setattr(member, "carrier_for", lambda settings, me, log: office.carrier(me))
    monkeypatch.setattr(game, "warm_up", lambda: None)
    monkeypatch.setattr(member, "BEAT", 0.05)
    monkeypatch.setattr(member, "RENEWED", 0.1)
    monkeypatch.setattr(gateways, "ENTERING", 0.5)
    monkeypatch.setattr(leases.Leases.__init__, "__defaults__", (lasts,))
    made = Cluster(folder, database, office)
    for person in (ANNA, BEN):
        store = made.hubs["gate-1"].store
        await store.work(store.add_person, f"hash of {person.id}", person)
    made.tasks = {name: asyncio.create_task(hub.home.run()) for name, hub in made.hubs.items()}
    await until(lambda: len(office.heard) == 4)
    gateway = made.gateway(1)
    while len(await gateway.store.look(gateway.member.leases.alive, "game")) < 2:
        await asyncio.sleep(0.01)
    yield made
    for hub in made.hubs.values():
        await hub.home.close()
    for task in made.tasks.values():
        task.cancel()
    for hub in made.hubs.values():
        await hub.pool.close()
        hub.store.close()


async def two_seats(hub: Hub) -> tuple[str, str]:
    wanted = http_frames.NewMatch("v_commandos", "lighthouse", (http_frames.NewSeat("me"), http_frames.NewSeat("open")), SQUAD)
    made = await creating.create(hub, ANNA, wanted, "en")
    return made.id, made.invitations[0].secret


async def played(clients: list[Client], rng: Random) -> str:
    """Somebody who is asked chooses something; returns the key when it has been answered, once, and everybody has been told."""
    await until(lambda: any(client.options for client in clients) and len({client.seq for client in clients}) == 1)
    client = next(client for client in clients if client.options)
    option, key = rng.choice(client.options), new_key()
    client.say(type="act", key=key, at=client.seq, action=option["action"], seat=option["seat"])
    await until(lambda: client.answers(key))
    assert client.answers(key)[0]["type"] == "ack", client.answers(key)
    await until(lambda: all(each.seq == client.answers(key)[0]["seq"] for each in clients))
    return key


@pytest.mark.parametrize("loses", [0.0, 0.2])
def test_people_at_two_gateways_play_one_game_whatever_the_post_loses(
        tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, loses: float) -> None:
    async def play() -> None:
        async with cluster(tmp_path, database, monkeypatch, loses) as all_of_it:
            match, _ = await two_seats(all_of_it.hubs["gate-1"])
            assert await all_of_it.gateway(2).sit(match, BEN, None) == 1
            anna, ben, eve = (all_of_it.connect(gate, match, who) for gate, who in ((1, ANNA), (2, BEN), (2, None)))
            rng = Random("lossy")
            keys = [await played([anna, ben, eve], rng) for _ in range(25)]
            assert all(anna.seq == number for number in [len(keys)])
            assert kept(database, match).seq == len(keys)
            assert bool(all_of_it.office.lost) == bool(loses)
            present = await all_of_it.gateway(1).present()
            assert not loses or all_of_it.office.lost > 5
            if not loses:
                assert (present[match].clients, present[match].watchers) == (frozenset({"anna", "ben"}), 1)

    asyncio.run(play())


@pytest.mark.parametrize("blind", [True, False])
def test_a_match_goes_on_when_its_process_dies_and_the_old_one_can_write_nothing(
        tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, blind: bool) -> None:
    """Its lease runs out; or somebody sees that it is not there, long before."""
    async def play() -> None:
        async with cluster(tmp_path, database, monkeypatch, lasts=1.0 if blind else 60.0) as all_of_it:
            all_of_it.office.is_blind = blind
            match, _ = await two_seats(all_of_it.hubs["gate-1"])
            await all_of_it.gateway(1).sit(match, BEN, None)
            anna, ben = all_of_it.connect(1, match, ANNA), all_of_it.connect(2, match, BEN)
            rng = Random("dies")
            for _ in range(3):
                await played([anna, ben], rng)
            first = all_of_it.owner(match)
            old = all_of_it.hubs[first].rooms.open[match]
            all_of_it.die(first)
            welcomes = len([frame for frame in anna.frames if frame["type"] == "welcome"])
            client = anna if anna.options else ben
            key = new_key()
            option = client.options[0]
            client.say(type="act", key=key, at=client.seq, action=option["action"], seat=option["seat"])    # nobody is there
            await until(lambda: client.answers(key))
            assert [answer["type"] for answer in client.answers(key)] == ["ack"]
            await until(lambda: anna.seq == ben.seq == 4)
            assert len([frame for frame in anna.frames if frame["type"] == "welcome"]) == welcomes + 1
            assert anna.code == ben.code == 0               # the sockets have stayed open
            # The old process was only slow: it plays on, and finds that the match is not its own any more.
            decision = old.match.decision
            assert decision is not None
            with pytest.raises(Refusal, match="elsewhere"):
                await old.play(decision.options[0].text, old.match.entitled(decision.options[0])[0])
            assert match not in all_of_it.hubs[first].rooms.open
            await played([anna, ben], rng)
            assert kept(database, match).seq == 5

    asyncio.run(play())


def test_what_was_stored_before_the_process_died_is_acknowledged_by_the_next(
        tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with cluster(tmp_path, database, monkeypatch) as all_of_it:
            match, _ = await two_seats(all_of_it.hubs["gate-1"])
            anna = all_of_it.connect(1, match, ANNA)
            await until(lambda: anna.options)
            first = all_of_it.owner(match)
            carrier = all_of_it.hubs[first].home.member.post.carrier         # type: ignore[attr-defined]
            carrier.deliver = silent                        # it stores the choice, and dies before it can tell anybody
            option, key = anna.options[0], new_key()
            anna.say(type="act", key=key, at=0, action=option["action"], seat=option["seat"])
            await until(lambda: kept(database, match).seq == 1)
            all_of_it.die(first)
            await until(lambda: anna.answers(key))
            assert anna.answers(key) == [{"type": "ack", "key": key, "seq": 1}]
            assert kept(database, match).seq == 1

    asyncio.run(play())


async def silent(to: str, data: bytes) -> Outcome:
    return Outcome.SENT


def test_an_orderly_stop_hands_matches_over(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with cluster(tmp_path, database, monkeypatch) as all_of_it:
            match, _ = await two_seats(all_of_it.hubs["gate-1"])
            await all_of_it.gateway(1).sit(match, BEN, None)
            anna, ben = all_of_it.connect(1, match, ANNA), all_of_it.connect(2, match, BEN)
            rng = Random("stop")
            await played([anna, ben], rng)
            first = all_of_it.owner(match)
            await all_of_it.hubs[first].home.close()
            await played([anna, ben], rng)
            assert all_of_it.owner(match) != first
            assert anna.code == 0
            assert anna.last("closing") is None             # its gateway is still there

    asyncio.run(play())


def test_a_deleted_match_and_one_that_never_was(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with cluster(tmp_path, database, monkeypatch) as all_of_it:
            match, _ = await two_seats(all_of_it.hubs["gate-1"])
            anna = all_of_it.connect(1, match, ANNA)
            await until(lambda: anna.options)
            await all_of_it.gateway(2).delete(match)
            await until(lambda: anna.code)
            nobody = all_of_it.connect(2, match, ANNA)
            await until(lambda: nobody.code)
            assert (anna.code, nobody.code) == (4404, 4404)
            with pytest.raises(Refusal, match="match"):
                await all_of_it.gateway(1).sit(match, BEN, None)

    asyncio.run(play())


# --- the post alone ---------------------------------------------------------------------------------------------------


def test_a_gap_is_noticed_by_the_next_message_or_the_next_beat() -> None:
    async def listen() -> None:
        box = Post("me", OfficeCarrier(Office(Random(1)), "me"), Log(quiet=True))
        heard, missed = list[object](), list[str]()
        box.heard, box.missed = lambda _, message: heard.append(message), missed.append
        one, two, three = Leave(1), Leave(2), Leave(3)
        box.receive(to_bytes(Envelope("a", 1, [one])))
        box.receive(to_bytes(Envelope("a", 2, [])))                     # a beat
        assert (heard, missed) == ([one], [])
        box.receive(to_bytes(Envelope("a", 3, [three])))                # the second one is lost
        assert (heard, missed) == ([one, three], ["a"])
        box.receive(to_bytes(Envelope("a", 4, [])))
        assert missed == ["a"]
        box.receive(to_bytes(Envelope("a", 6, [])))                     # and the fourth and fifth
        assert missed == ["a", "a"]
        box.receive(to_bytes(Envelope("b", 7, [two])))                  # somebody whose beginning was missed
        assert missed == ["a", "a", "b"]
        box.receive(b"no envelope")
        assert heard == [one, three, two]

    asyncio.run(listen())


def test_what_waits_for_one_process_goes_together_and_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    async def send() -> None:
        office = Office(Random(1))
        got = list[Envelope]()
        office.heard["you"] = lambda data: got.append(msgspec.msgpack.decode(data, type=Envelope))
        box = Post("me", office.carrier("me"), Log(quiet=True))
        for number in range(5):
            box.send("you", Told(number, b"{}"))
        await until(lambda: got)
        assert [(envelope.first, len(envelope.parts)) for envelope in got] == [(1, 5)]
        monkeypatch.setattr(post, "WAITING", 3)
        for number in range(5):
            box.send("you", Told(number, b"{}"))
        await until(lambda: len(got) > 1)
        assert [(envelope.first, len(envelope.parts)) for envelope in got[1:]] == [(10, 1)]     # the gap is seen
        unsent = list[str]()
        box.unsent = lambda to, outcome: unsent.append(f"{to}: {outcome.value}")
        box.send("nobody", Leave(1))
        await until(lambda: unsent == ["nobody: nobody"])

    asyncio.run(send())
