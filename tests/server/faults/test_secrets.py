"""Nothing secret leaves the server: not the seed while the game goes on, nobody's token, no invitation but to who made it."""

from __future__ import annotations

import asyncio
import re
from hashlib import sha256
from random import Random

import pytest

import bocage
from tests.marks import soak
from tests.server import fetch
from tests.server.client import Person, Table, Tap, eventually, new_key
from tests.server.process import ServerProcess
from tests.server.truth import hashes, kept

SEED = re.compile(r"^seed \d+ (\w+)$", re.MULTILINE)
THREE = ({"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "recruit"})


def seeds_of(database: str, match: str) -> list[str]:
    return SEED.findall(kept(database, match).record)


def found(secrets: list[str], heard: list[bytes]) -> list[str]:
    """Which of the secrets occur, as they are or in another case."""
    everything = b"\n".join(heard).lower()
    return [secret for secret in secrets if secret.encode().lower() in everything]


class Game:
    """A game that two people, a bot and a spectator follow to its end, and those who pry."""

    def __init__(self, server: ServerProcess, scenario: str) -> None:
        self.server = server
        self.scenario = scenario
        self.rng = Random(scenario)
        self.anna, self.ben, self.eve = (Person(server.url, name) for name in ("anna", "ben", "eve"))
        self.nobody = Person(server.url)
        self.read: dict[str, int] = {}          # how much of what each has heard, and of the log, has been looked through

    async def play(self) -> None:
        for person in (self.anna, self.ben, self.eve):
            await person.__aenter__()
        made = await self.anna.create(self.scenario, THREE, {})
        self.match, self.secret = made["id"], made["invitations"][0]["secret"]
        self.hashes = hashes(self.server.database)
        self.seeds = seeds_of(self.server.database, self.match)
        await self.ben.post("/api/join", {"secret": self.secret})
        async with (self.anna.table(self.match, lang="fr") as first, self.ben.table(self.match) as second,
                    self.eve.table(self.match) as third, self.nobody.table(self.match) as fourth):
            tables = [first, second, third, fourth]
            await self.ask_for_everything(tables)
            while first.update["ending"] is None:
                await self.step(first, second)
                if self.rng.random() < 0.05:
                    await self.ask_for_everything(tables)
                for table in tables:
                    await table.ping()          # whoever is answered has heard all that was said before
                if first.update["ending"] is None:
                    self.check_running()
            await third.until(lambda: third.update["ending"] is not None)
            assert first.update["ending"]["seed"] == third.update["ending"]["seed"] == " ".join(self.seeds)
        assert found(self.seeds, [(await self.nobody.record(self.match)).encode()]) == self.seeds
        self.check_for_ever()

    async def step(self, first: Table, second: Table) -> None:
        await eventually(lambda: bool(first.options) or bool(second.options) or first.update["ending"] is not None)
        table = first if first.options else second
        if table.options:
            option = self.rng.choice(table.options)
            await table.act(option["action"], option["seat"])

    async def ask_for_everything(self, tables: list[Table]) -> None:
        for person in (self.anna, self.ben, self.eve, self.nobody):
            for path in ("/api/matches", "/api/me", "/api/health", "/metrics", f"/api/matches/{self.match}/record",
                         f"/api/matches/{self.match}", "/api/matches/nowhere/record", f"/ws/{self.match}"):
                await person.http.get(path)
            await person.http.post("/api/join", json={"secret": "x" * 32})
            await person.http.post("/api/join", json={"secret": 5})
        for table in tables:
            for frame in ({"type": "act", "at": table.seq, "action": "fly", "seat": 0}, {"type": "undo", "at": -1},
                          {"type": "act", "at": table.seq, "action": "activate officer", "seat": 1}):
                await table.send({"key": new_key(), **frame})
            for text in ('{"type":"why","action":"pass"}', '{"type":"earlier","before":9}', '{"type":"speak","lang":"fr"}', ""):
                await table.send(text)
            await table.ping()

    @property
    def taps(self) -> dict[str, Tap]:
        return {person.name: person.tap for person in (self.anna, self.ben, self.eve, self.nobody)}

    def check_running(self) -> None:
        """Looks through what is new since the last time."""
        said = {**{name: tap.heard for name, tap in self.taps.items()}, "the log": self.server.log.encode().splitlines()}
        for name, heard in said.items():
            assert not found(self.seeds, heard[self.read.get(name, 0):])
            self.read[name] = len(heard)

    def check_for_ever(self) -> None:
        tokens = {person.name: person.token for person in (self.anna, self.ben, self.eve)}
        assert all(len(token) >= 22 for token in tokens.values())
        for name, tap in self.taps.items():
            assert not found([token for owner, token in tokens.items() if owner != name], tap.heard)
            assert not found(self.hashes, tap.heard)
            once = b"\n".join(tap.heard)
            assert once.count(tokens.get(name, "\x00").encode()) == (name in tokens)
            assert once.count(self.secret.encode()) == (name == "anna")
        secrets = [*tokens.values(), *self.hashes, self.secret, sha256(self.secret.encode()).hexdigest(), *self.seeds]
        assert not found(secrets, [self.server.log.encode()])


@pytest.mark.parametrize("scenario", ["port", pytest.param("black_tea", marks=soak), pytest.param("snowflake", marks=soak)])
def test_no_secret_is_in_anything_that_goes_out(server: ServerProcess, scenario: str) -> None:
    asyncio.run(Game(server, scenario).play())


def test_a_record_of_a_running_game_holds_no_seed_and_only_for_those_who_play(server: ServerProcess) -> None:
    async def play() -> None:
        async with Person(server.url, "anna") as anna, Person(server.url, "eve") as eve:
            made = await anna.create()
            record = await anna.record(made["id"])
            assert not SEED.findall(record)
            assert bocage.load(record).decision is not None
            assert (await eve.http.get(f"/api/matches/{made['id']}/record")).status_code == 403

    asyncio.run(play())


def test_what_is_kept_are_hashes(server: ServerProcess) -> None:
    async def play() -> None:
        async with Person(server.url, "anna") as anna:
            made = await anna.create("lighthouse", ({"kind": "me"}, {"kind": "open"}))
            secret = made["invitations"][0]["secret"]
            stored = hashes(server.database)
            assert all(sha256(each.encode()).hexdigest() in stored for each in (anna.token, secret))
            if server.database.startswith("sqlite"):
                for file in server.folder.glob("bocage.sqlite3*"):
                    assert not found([anna.token, secret], [file.read_bytes()])

    asyncio.run(play())


def test_the_cookie_is_for_the_server_alone(server: ServerProcess) -> None:
    answer = fetch.post(f"{server.url}/api/me", json={"name": "anna"})
    words = [word.strip().lower() for word in answer.headers["set-cookie"].split(";")]
    assert words[0].startswith("bocage=")
    assert {"httponly", "samesite=strict", "path=/"} <= set(words)
    assert not any(word.startswith("domain") for word in words)
    again = fetch.post(f"{server.url}/api/me", json={"name": "anna"}, cookies={"bocage": answer.cookies["bocage"]})
    assert "set-cookie" not in again.headers


def test_what_somebody_sends_as_a_secret_is_not_logged(server: ServerProcess) -> None:
    canary = "canary" + "c" * 30
    headers = {"Authorization": f"Bearer {canary}", "Cookie": f"bocage={canary}", "Referer": f"http://x/{canary}"}
    for path in ("/api/me", "/api/matches", f"/api/join?secret={canary}", f"/{canary}", f"/api/matches/{canary}/record"):
        fetch.get(f"{server.url}{path}", headers=headers)
        fetch.post(f"{server.url}{path}", headers=headers, json={"secret": canary, "name": canary})
    assert canary not in server.log


def test_a_token_that_is_unknown_is_nobody(server: ServerProcess) -> None:
    for token in (b"x", b"x" * 32, b"x" * 5000, b"' OR 1=1 --", b"\xc3\xa9", b"\xff"):
        answer = fetch.get(f"{server.url}/api/me", headers={b"Authorization": b"Bearer " + token})
        assert (answer.status_code, answer.json()) == (200, None)


def test_a_program_may_use_its_token_without_a_cookie(server: ServerProcess) -> None:
    async def play() -> None:
        async with Person(server.url, "anna") as anna, Person(server.url) as program:
            made = await anna.create()
            async with program.table(made["id"], token=anna.token) as table:
                assert table.frames[0]["mine"] == [0]
            bearer = {"Authorization": f"Bearer {anna.token}"}
            assert (await program.http.get("/api/me", headers=bearer)).json()["name"] == "anna"

    asyncio.run(play())
