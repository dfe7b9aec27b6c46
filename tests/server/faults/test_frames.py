"""Frames that come twice, too late, from the wrong seat or from nowhere sensible get an error, and nothing changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.marks import soak
from tests.server.client import ALONE, Frame, Person, Table, new_key
from tests.server.conftest import fresh_database
from tests.server.process import ServerProcess
from tests.server.truth import Kept, chat_of, deeds_of, kept

TWO = ({"kind": "me"}, {"kind": "open"})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One that lets us go on for longer than others would."""
    folder = tmp_path_factory.mktemp("server")
    with fresh_database(folder) as url, ServerProcess(folder, url, patient=True) as process:
        yield process
        faults = [line for line in process.log.splitlines() if '"level":"error"' in line]
        assert all("Invalid UTF-8" in line for line in faults), faults          # which uvicorn finds worth a line


@asynccontextmanager
async def pair(server: ServerProcess) -> AsyncIterator[tuple[Table, Table]]:
    """Anna and Ben at one table, past the first questions."""
    async with Person(server.url, "anna") as anna, Person(server.url, "ben") as ben:
        for person in (anna, ben):
            await person.post("/api/me", {"auto_pass": False})
        made = await anna.create("lighthouse", TWO, ALONE)
        await ben.post("/api/join", {"secret": made["invitations"][0]["secret"]})
        async with anna.table(made["id"]) as first, ben.table(made["id"]) as second:
            while first.update["question"]["kind"] != "activate":
                await first.act(first.options[0]["action"], first.options[0]["seat"])
            await second.until(lambda: second.seq == first.seq)
            yield first, second


@asynccontextmanager
async def nothing_changes(server: ServerProcess, table: Table) -> AsyncIterator[None]:
    """Neither in the store nor at the table, whatever is done inside."""
    before = everything(server, table.match), table.update
    yield
    if not table.closed:
        await table.ping()
    assert everything(server, table.match) == before[0]
    assert table.update == before[1]


def everything(server: ServerProcess, match: str) -> tuple[Kept, dict[str, int], list[str]]:
    return kept(server.database, match), deeds_of(server.database, match), chat_of(server.database, match)


def act(table: Table, **more: object) -> Frame:
    option = table.options[0]
    return {"type": "act", "key": new_key(), "at": table.seq, "action": option["action"], "seat": option["seat"], **more}


# --- twice, late, out of order ----------------------------------------------------------------------------------------


def test_a_frame_that_comes_again_is_acknowledged_again_and_done_once(server: ServerProcess) -> None:
    async def play() -> None:
        async with pair(server) as (anna, ben):
            frame = act(anna)
            first = await anna.ask(frame)
            assert first["type"] == "ack"
            await anna.until(lambda: anna.seq == first["seq"])
            async with nothing_changes(server, anna):
                for _ in range(5):
                    assert await anna.ask(frame) == first
                other = await ben.ask({**frame, "seat": 1, "at": 0})                    # somebody else's key is another key
                assert other["code"] == "stale"
            assert len([each for each in anna.all("update") if each["seq"] == first["seq"]]) == 1

    asyncio.run(play())


def test_frames_sent_at_once_are_played_once(server: ServerProcess) -> None:
    async def play() -> None:
        async with pair(server) as (anna, _):
            frame, seq = act(anna), anna.seq
            for _ in range(10):
                await anna.send(frame)
            await anna.ping()
            assert [each["seq"] for each in anna.all("ack") if each["key"] == frame["key"]] == [seq + 1] * 10
            assert kept(server.database, anna.match).seq == seq + 1

    asyncio.run(play())


def test_a_repeated_frame_is_known_on_another_connection(server: ServerProcess) -> None:
    async def play() -> None:
        async with pair(server) as (anna, _):
            frame = act(anna)
            first = await anna.ask(frame)
            async with anna.person.table(anna.match) as again, nothing_changes(server, again):
                assert await again.ask(frame) == first

    asyncio.run(play())


@pytest.mark.parametrize("off", [-1, 1, 1000, -10**9, 2**62])
def test_an_answer_to_another_question_is_stale(server: ServerProcess, off: int) -> None:
    async def play() -> None:
        async with pair(server) as (anna, _), nothing_changes(server, anna):
            refused = await anna.ask(act(anna, at=anna.seq + off))
            assert (refused["type"], refused["code"]) == ("refused", "stale")
            assert refused["text"]

    asyncio.run(play())


def test_frames_out_of_order_are_stale_and_then_done_in_order(server: ServerProcess) -> None:
    async def play() -> None:
        async with pair(server) as (anna, _):
            seq = anna.seq
            later = act(anna, at=seq + 1)
            assert (await anna.ask(later))["code"] == "stale"
            assert (await anna.ask(act(anna)))["seq"] == seq + 1
            await anna.until(lambda: anna.seq == seq + 1)
            option = anna.options[0]
            done = await anna.ask({**later, "action": option["action"], "seat": option["seat"]})
            assert done["seq"] == seq + 2                               # a refused key may be used again: nothing was done

    asyncio.run(play())


def test_two_who_act_at_once_are_serialised(server: ServerProcess) -> None:
    async def play() -> None:
        async with pair(server) as (anna, ben):
            for _ in range(8):
                if not anna.options or not ben.options:
                    break
                seq = anna.seq
                answers = await asyncio.gather(anna.ask(act(anna)), ben.ask(act(ben)))
                assert sorted(each["type"] for each in answers) == ["ack", "refused"]
                assert [each["code"] for each in answers if each["type"] == "refused"] == ["stale"]
                await anna.reach(seq + 1)
                await ben.until(lambda: ben.seq == anna.seq)
                assert anna.log == ben.log
                assert kept(server.database, anna.match).seq == anna.seq == seq + 1

    asyncio.run(play())


# --- whose seat -------------------------------------------------------------------------------------------------------


def test_only_the_own_seat_can_be_played(server: ServerProcess) -> None:
    async def play() -> None:
        async with pair(server) as (anna, ben), nothing_changes(server, anna):
            for seat in (1, 2, 7):
                assert (await anna.ask(act(anna, seat=seat)))["code"] == "seat"
            theirs = next(each for each in ben.options if each["action"] not in [own["action"] for own in anna.options])
            refused = await anna.ask(act(anna, action=theirs["action"]))
            assert (refused["code"], refused["rule"]) == ("illegal", "CORE-SEAT")
            assert (await anna.ask({"type": "hand", "seat": 1, "level": "soldier"}))["code"] == "seat"

    asyncio.run(play())


@pytest.mark.parametrize("action", ["fly officer", "activate nobody", "move officer", "\x00", "é" * 200, "pass pass"])
def test_what_is_not_an_option_says_why(server: ServerProcess, action: str) -> None:
    async def play() -> None:
        async with pair(server) as (anna, _), nothing_changes(server, anna):
            refused = await anna.ask(act(anna, action=action))
            assert refused["code"] in ("unreadable", "illegal")
            assert refused["text"]

    asyncio.run(play())


@pytest.mark.parametrize("watch", ["stranger", "nobody", "watching"])
def test_a_spectator_can_do_nothing(server: ServerProcess, watch: str) -> None:
    async def play() -> None:
        async with pair(server) as (anna, _), Person(server.url, "eve" if watch == "stranger" else "") as eve:
            person = anna.person if watch == "watching" else eve
            async with person.table(anna.match, watch=watch == "watching") as table, nothing_changes(server, anna):
                assert table.frames[0]["mine"] == []
                assert table.options == []
                assert not any(table.update[right] for right in ("can_undo", "can_restart", "can_nudge"))
                for frame in (act(anna), {"type": "undo", "at": anna.seq}, {"type": "nudge", "at": anna.seq},
                              {"type": "hand", "seat": 0, "level": "soldier"}, {"type": "say", "text": "hello"}):
                    assert (await table.ask(frame))["code"] == "spectator"

    asyncio.run(play())


# --- nonsense ---------------------------------------------------------------------------------------------------------

GOOD = '"key":"12345678","at":0,"action":"pass","seat":0'
NONSENSE: dict[str, str | bytes] = {
    "empty": "", "blank": " ", "null": "null", "number": "7", "list": "[]", "text": '"act"', "unclosed": '{"type":"act"',
    "no type": f"{{{GOOD}}}", "unknown type": f'{{"type":"fly",{GOOD}}}',
    "type of the server": '{"type":"ack","key":"12345678","seq":1}',
    "unknown field": f'{{"type":"act",{GOOD},"admin":true}}', "missing field": '{"type":"act","key":"12345678"}',
    "wrong types": '{"type":"act","key":12345678,"at":"0","action":["pass"],"seat":"0"}',
    "float": '{"type":"act","key":"12345678","at":0.5,"action":"pass","seat":0}',
    "negative seat": '{"type":"act","key":"12345678","at":0,"action":"pass","seat":-1}',
    "seat beyond": '{"type":"act","key":"12345678","at":0,"action":"pass","seat":8}',
    "short key": '{"type":"act","key":"1","at":0,"action":"pass","seat":0}',
    "long key": json.dumps({"type": "say", "key": "k" * 65, "text": "x"}),
    "long action": json.dumps({"type": "act", "key": "12345678", "at": 0, "action": "a" * 201, "seat": 0}),
    "long chat": json.dumps({"type": "say", "key": "12345678", "text": "x" * 501}),
    "empty chat": json.dumps({"type": "say", "key": "12345678", "text": ""}),
    "huge number": f'{{"type":"act","key":"12345678","at":{"9" * 3000},"action":"pass","seat":0}}',
    "infinite": '{"type":"act","key":"12345678","at":1e999,"action":"pass","seat":0}',
    "not a number": '{"type":"act","key":"12345678","at":NaN,"action":"pass","seat":0}',
    "deep": "[" * 2000 + "]" * 2000, "deep open": '{"type":' * 500,
    "deep unknown field": '{"type":"ping","x":' + "[" * 1900 + "]" * 1900 + "}",
    "twice": '{"type":"ping"}{"type":"ping"}', "lone surrogate": '{"type":"say","key":"12345678","text":"\\ud800"}',
    "mark of order": "\ufeff" + '{"type":"ping"}', "second hello": '{"type":"hello"}',
    "other language": '{"type":"speak","lang":"de"}',
    "bytes": b'{"type":"ping"}', "random bytes": bytes(range(256)),
}


@pytest.mark.parametrize("name", NONSENSE)
def test_nonsense_is_refused_with_a_sentence(server: ServerProcess, name: str) -> None:
    async def play() -> None:
        async with pair(server) as (anna, _), nothing_changes(server, anna):
            before = len(anna.frames)
            await anna.send(NONSENSE[name])
            await anna.ping()
            refused = [frame for frame in anna.frames[before:] if frame["type"] == "refused"]
            assert [frame["code"] for frame in refused] == ["stale" if name == "huge number" else "frame"]
            assert refused[0]["text"]

    asyncio.run(play())


@pytest.mark.parametrize("size", [4097, 100_000, 5_000_000])
def test_a_frame_that_is_too_long_is_refused_or_ends_the_connection(server: ServerProcess, size: int) -> None:
    async def play() -> None:
        async with pair(server) as (anna, ben):
            async with nothing_changes(server, ben):
                await anna.send(json.dumps({"type": "say", "key": new_key(), "text": "x" * size}))
                await anna.until(lambda: anna.closed or anna.last("refused") is not None)
            assert (await ben.ask(act(ben)))["type"] == "ack"                       # nobody else is the worse for it

    asyncio.run(play())


def test_invalid_utf8_ends_only_that_connection(server: ServerProcess) -> None:
    async def play() -> None:
        async with pair(server) as (anna, ben):
            async with nothing_changes(server, ben):
                await anna.socket.send(b'{"type":"say","key":"12345678","text":"\xff\xfe"}', text=True)
                await anna.until(lambda: anna.closed or anna.last("refused") is not None)
            assert (await ben.ask(act(ben)))["type"] == "ack"

    asyncio.run(play())


@pytest.mark.parametrize("first", ['{"type":"ping"}', "", '{"type":"hello","token":"short"}', '{"type":"hello","seq":"1"}',
                                   b"\x00"])
def test_the_first_frame_must_be_a_hello(server: ServerProcess, first: str | bytes) -> None:
    async def play() -> None:
        async with pair(server) as (anna, _), nothing_changes(server, anna):
            table = anna.person.table(anna.match)
            await table.connect()
            await table.send(first)
            await table.reader
            assert [frame["type"] for frame in table.frames] == ["refused"]

    asyncio.run(play())


@pytest.mark.parametrize("hello", [{"seq": 10**18}, {"seq": -5}, {"seq": 3}, {"token": "x" * 40}])
def test_an_odd_hello_still_shows_the_whole_position(server: ServerProcess, hello: dict[str, object]) -> None:
    async def play() -> None:
        async with pair(server) as (anna, _), anna.person.table(anna.match, **hello) as table:
            assert table.seq == anna.seq
            assert table.update["view"] == anna.update["view"] or "token" in hello

    asyncio.run(play())


def test_a_match_that_does_not_exist(server: ServerProcess) -> None:
    async def play() -> None:
        async with Person(server.url, "anna") as anna:
            for name in ("nowhere", "..", "x" * 500):
                table = anna.table(name)
                await table.connect()
                await table.send({"type": "hello"})
                await table.reader
                assert [frame["code"] for frame in table.frames] == ["match"]

    asyncio.run(play())


def test_who_goes_on_with_nonsense_is_shown_the_door(own_server: ServerProcess) -> None:
    async def play() -> None:
        async with pair(own_server) as (anna, ben):
            async with nothing_changes(own_server, ben):
                for _ in range(60):
                    await anna.send("nonsense")
                await anna.reader
                assert anna.closed
            async with anna.person.table(anna.match) as again:
                assert again.seq == ben.seq

    asyncio.run(play())


# --- whatever comes ---------------------------------------------------------------------------------------------------

WORDS = st.sampled_from(["type", "key", "at", "action", "seat", "act", "undo", "nudge", "hand", "hello", "earlier", "before",
                         "what", "level", "lang", "fr", "watch", "token", "seq", "why", "choice", "all", "soldier", "12345678"])
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-2**70, 2**70) | st.floats() | st.text(max_size=20) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=8), inner, max_size=6), max_leaves=12)
ACTS = st.fixed_dictionaries({"type": st.sampled_from(["undo", "nudge", "hand", "hello", "speak", "earlier", "why"])},
                             optional={"key": VALUES, "at": VALUES, "action": VALUES, "seat": VALUES, "what": VALUES,
                                       "level": VALUES, "before": VALUES, "lang": VALUES, "token": VALUES})
ANY = VALUES.map(json.dumps) | ACTS.map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200)


class Fuzz:
    """A table that is opened again when the server has had enough."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.runner = asyncio.Runner()
        self.person = Person(server.url, "anna")
        self.runner.run(self.begin())

    async def begin(self) -> None:
        await self.person.__aenter__()
        self.match = (await self.person.create())["id"]
        self.table = self.person.table(self.match)
        await self.table.__aenter__()
        self.before = everything(self.server, self.match)

    async def send(self, data: str | bytes) -> None:
        if self.table.closed:
            self.table = self.person.table(self.match)
            await self.table.__aenter__()
        before = len(self.table.frames)
        await self.table.send(data)
        await self.table.ping()
        kinds = {frame["type"] for frame in self.table.frames[before:]}
        assert kinds & {"refused", "update", "log", "because"}, (data, kinds)
        assert everything(self.server, self.match) == self.before

    async def end(self) -> None:
        await self.table.leave()
        await self.person.http.aclose()


@pytest.fixture(scope="module")
def fuzz(server: ServerProcess) -> Iterator[Fuzz]:
    made = Fuzz(server)
    yield made
    made.runner.run(made.end())
    made.runner.close()


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=ANY)
def test_whatever_comes_changes_nothing(fuzz: Fuzz, data: str | bytes) -> None:
    fuzz.runner.run(fuzz.send(data))


@soak
@settings(max_examples=600, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=ANY)
def test_whatever_comes_for_long_changes_nothing(fuzz: Fuzz, data: str | bytes) -> None:
    fuzz.runner.run(fuzz.send(data))
