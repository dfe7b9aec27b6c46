"""How much, how fast, from where and in what form: beyond that the server says no, in one form, and goes on."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets

import bocage
from bocage.core.record.writing import checksum
from bocage.server.settings import Limits
from bocage.server.web.limits import FORGOTTEN, Rates
from bocage.server.web.refusals import Refusal
from bocage.server.web.requests import counted_address
from tests.server import fetch
from tests.server.client import ALONE, Person, Table
from tests.server.conftest import fresh_database
from tests.server.process import ServerProcess
from tests.server.truth import all_matches

MATCH = {"game": "v_commandos", "scenario": "lighthouse", "seats": [{"kind": "me"}], "options": ALONE}
BEFORE_PINGS = 40.0                     # seconds: after 50 without an answer to a ping the server ends any connection


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One that never finds us too fast."""
    folder = tmp_path_factory.mktemp("server")
    with fresh_database(folder) as url, ServerProcess(folder, url, patient=True) as process:
        yield process
        assert '"level":"error"' not in process.log


def is_problem(answer: httpx.Response, status: int, code: str = "") -> bool:
    """Every error has a code and a sentence, and nothing about us."""
    assert answer.status_code == status, (answer.status_code, answer.text)
    assert answer.headers["content-type"].startswith("application/json")
    told = answer.json()
    assert set(told) == {"code", "text", "rule"}
    assert told["text"]
    assert not told["text"].startswith("server-")
    assert "Traceback" not in answer.text
    return not code or told["code"] == code


# --- how fast ---------------------------------------------------------------------------------------------------------


def test_who_sends_too_fast_is_told_then_cut_off_and_may_come_back(own_server: ServerProcess) -> None:
    async def play() -> None:
        async with Person(own_server.url, "anna") as anna:
            made = await anna.create()
            async with anna.table(made["id"]) as table:
                with contextlib.suppress(websockets.ConnectionClosed):
                    for _ in range(1500):
                        await table.send('{"type":"ping"}')
                await table.reader
                assert {frame["code"] for frame in table.all("refused")} == {"rate"}
                assert len(table.all("pong")) < 1000
            async with anna.table(made["id"]) as again:
                assert again.options

    asyncio.run(play())


def test_chat_has_its_own_pace(own_server: ServerProcess) -> None:
    async def play() -> None:
        async with Person(own_server.url, "anna") as anna:
            made = await anna.create()
            async with anna.table(made["id"]) as table:
                answers = [await table.ask({"type": "say", "text": f"{number}"}) for number in range(15)]
                kinds = [answer["type"] for answer in answers]
                assert kinds[:10] == ["ack"] * 10
                assert kinds[-1] == "refused"
                assert answers[-1]["code"] == "rate"
                await table.ping()
                assert len(table.all("said")) == kinds.count("ack")
                assert (await table.act(table.options[0]["action"]))["type"] == "ack"       # play is not chat

    asyncio.run(play())


def test_several_sockets_of_one_person_say_no_more_than_one(tmp_path: Path, database: str) -> None:
    """Here nothing is regained with time. Somebody else has a pace of his own."""
    limits = {"chat": [6, 0], "frames": [40, 0]}

    async def play(server: ServerProcess) -> None:
        async with Person(server.url, "anna") as anna, Person(server.url, "ben") as ben:
            made, other = await anna.create(), await ben.create()
            async with anna.table(made["id"]) as first, anna.table(made["id"]) as second, ben.table(other["id"]) as his:
                said = [await table.ask({"type": "say", "text": "hello"}) for _ in range(4) for table in (first, second)]
                assert [answer["type"] for answer in said] == ["ack"] * 6 + ["refused"] * 2
                assert (await his.ask({"type": "say", "text": "hello"}))["type"] == "ack"
                for table in (first, second):
                    for _ in range(20):
                        await table.send('{"type":"ping"}')
                await second.until(lambda: any(frame["code"] == "rate" and not frame["key"] for frame in second.all("refused")))
                assert len(first.all("pong")) + len(second.all("pong")) <= 40 - 2 * len(said)
                await his.ping()

    with ServerProcess(tmp_path, database, patient=True, limits=limits) as server:
        asyncio.run(play(server))


@pytest.mark.parametrize(("host", "counted"), [
    ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
    ("2001:db8:1:2::9", "2001:db8:1:2::"), ("2001:db8:1:3::9", "2001:db8:1:3::"), ("fe80::1%eth0", "fe80::"), ("::1", "::"),
    ("", ""), ("a name", "a name")])
def test_whoever_has_many_addresses_is_counted_once(host: str, counted: str) -> None:
    assert counted_address(host) == counted


def test_what_nobody_has_used_up_is_forgotten_and_the_rest_is_not() -> None:
    rates = Rates(Limits(requests=(1, 0), sockets=(1, 0)))
    for number in range(FORGOTTEN // 2):
        rates.spend("requests", f"{number}")
        rates.bucket("sockets", f"{number}")
    rates.spend("requests", "one more")
    assert len(rates.buckets) == FORGOTTEN // 2 + 1
    with pytest.raises(Refusal):
        rates.spend("requests", "7")


def test_requests_and_matches_have_a_pace(tmp_path: Path, database: str) -> None:
    """Here nothing is regained with time, so that a slow machine finds the same."""
    limits = {"creations": [5, 0], "requests": [30, 0]}
    with ServerProcess(tmp_path, database, patient=True, limits=limits) as server, fetch.client(server.url) as one:
        created = [one.post("/api/matches", json=MATCH) for _ in range(6)]
        assert [answer.status_code for answer in created[:5]] == [200] * 5
        assert is_problem(created[-1], 429, "rate")
        answers = [one.get("/api/health") for _ in range(30)]
        assert answers[0].status_code == 200
        assert is_problem(answers[-1], 429, "rate")


# --- how many ---------------------------------------------------------------------------------------------------------


def test_somebody_has_so_many_running_matches(server: ServerProcess) -> None:
    with fetch.client(server.url) as one:
        answers = [one.post("/api/matches", json=MATCH) for _ in range(51)]
        assert all(answer.status_code == 200 for answer in answers[:50])
        assert is_problem(answers[50], 409, "limit")
        one.post(f"/api/matches/{answers[0].json()['id']}/delete")
        assert one.post("/api/matches", json=MATCH).status_code == 200


def test_somebody_has_so_many_connections(server: ServerProcess) -> None:
    async def play() -> None:
        async with Person(server.url, "anna") as anna:
            made = await anna.create()
            tables = [anna.table(made["id"]) for _ in range(24)]
            for table in tables:
                await table.__aenter__()
            late = anna.table(made["id"])
            await late.connect()
            await late.send({"type": "hello"})
            await late.reader
            assert [frame["code"] for frame in late.frames] == ["full"]
            await tables[0].leave()
            async with anna.table(made["id"]) as again:
                assert again.options
            for table in tables[1:]:
                await table.leave()

    asyncio.run(play())


def test_who_does_not_read_is_cut_off_and_holds_nobody_up(server: ServerProcess) -> None:
    """Without compression, so that what is not read soon fills every buffer; with no pings of its own, and before those of the
    server end the connection."""
    async def play() -> None:
        async with Person(server.url, "anna") as anna:
            made = await anna.create()
            async with anna.table(made["id"]) as table:
                deaf = await websockets.connect(f"{server.url.replace('http', 'ws')}/ws/{made['id']}", max_queue=1,
                                                compression=None, ping_interval=None)
                await deaf.send('{"type":"hello"}')
                await table.until(lambda: watchers(table) == 1)
                with contextlib.suppress(websockets.ConnectionClosed):
                    for _ in range(4000):                                   # each is answered with the whole position
                        await deaf.send('{"type":"speak","lang":"fr"}')
                await table.until(lambda: watchers(table) == 0, BEFORE_PINGS)
                assert (await table.act(table.options[0]["action"]))["type"] == "ack"
                deaf.transport.abort()

    asyncio.run(play())


def watchers(table: Table) -> int:
    told = table.last("seats")
    return told["watchers"] if told else -1


# --- in what form -----------------------------------------------------------------------------------------------------

BODIES = {
    "nothing": "", "no JSON": "game=v_commandos", "list": "[]", "null": "null",
    "unknown field": json.dumps({**MATCH, "admin": True}),
    "no seats": json.dumps({**MATCH, "seats": []}), "nine seats": json.dumps({**MATCH, "seats": [{"kind": "me"}] * 9}),
    "too many for the scenario": json.dumps({**MATCH, "seats": [{"kind": "me"}] * 5}),
    "kind": json.dumps({**MATCH, "seats": [{"kind": "god"}]}),
    "level": json.dumps({**MATCH, "seats": [{"kind": "bot", "level": "god"}]}),
    "mcts for an hour": json.dumps({**MATCH, "seats": [{"kind": "bot", "level": "mcts:3600s"}]}),
    "long name": json.dumps({**MATCH, "seats": [{"kind": "me", "name": "x" * 25}]}),
    "game": json.dumps({**MATCH, "game": "chess"}), "game as a path": json.dumps({**MATCH, "game": "../v_commandos"}),
    "scenario": json.dumps({**MATCH, "scenario": "nowhere"}), "option": json.dumps({**MATCH, "options": {"seed": "1"}}),
    "choice": json.dumps({**MATCH, "options": {"difficulty": "none"}}),
    "squad": json.dumps({**MATCH, "options": {"squad": "x:y,,:"}}),
    "deep": "[" * 8000, "wrong types": json.dumps({**MATCH, "seats": {"kind": "me"}, "listed": "yes"}),
    "line break": json.dumps({**MATCH, "options": {"squad": "officer:blue\nseed 0 1,scout:blue"}}),
}


@pytest.mark.parametrize("name", BODIES)
def test_a_body_that_makes_no_sense_makes_no_match(server: ServerProcess, name: str) -> None:
    before = len(all_matches(server.database))
    answer = fetch.post(f"{server.url}/api/matches", content=BODIES[name], headers={"Content-Type": "application/json"})
    assert is_problem(answer, 400)
    assert len(all_matches(server.database)) == before


@pytest.mark.parametrize("path", ["/api/matches", "/api/me", "/api/join", "/api/matches/resume"])
def test_only_json_of_a_sensible_size_is_read(server: ServerProcess, path: str) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = fetch.post(f"{server.url}{path}", content=b"{}", headers={"Content-Type": kind} if kind else {})
        assert is_problem(answer, 415, "json")
    assert is_problem(fetch.post(f"{server.url}{path}", json={"name": "x" * 5_000_000}), 413, "size")


@pytest.mark.parametrize(("name", "kept"), [("  Anna\tMaria ", "Anna Maria"), ("\u202eevil", "evil"), ("a|b: c", "a b c"),
                                            ("É" * 24, "É" * 24)])
def test_names_are_kept_as_lists_can_show_them(server: ServerProcess, name: str, kept: str) -> None:
    assert fetch.post(f"{server.url}/api/me", json={"name": name}).json()["name"] == kept


@pytest.mark.parametrize("name", ["", "x" * 25, 5, ["a"]])
def test_names_that_cannot_be(server: ServerProcess, name: object) -> None:
    assert is_problem(fetch.post(f"{server.url}/api/me", json={"name": name}), 400, "body")


@pytest.mark.parametrize(("method", "path", "status"), [
    ("GET", "/api/nowhere", 404), ("POST", "/api/nowhere", 405), ("DELETE", "/api/matches", 405), ("PUT", "/api/me", 405),
    ("GET", "/api/join", 404), ("PATCH", "/", 405), ("GET", "/api/rules/chess", 400), ("GET", "/api/matches/x/record", 404),
    ("POST", "/api/matches/x/join", 404), ("POST", "/api/matches/x/delete", 401), ("GET", "/nowhere.html", 404)])
def test_what_does_not_exist_is_a_problem_in_json(server: ServerProcess, method: str, path: str, status: int) -> None:
    assert is_problem(fetch.request(method, f"{server.url}{path}"), status)
    french = fetch.request(method, f"{server.url}{path}", headers={"Accept-Language": "fr-FR"})
    assert french.json()["text"] != fetch.request(method, f"{server.url}{path}").json()["text"]


# --- from where -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1",
                                    "https://127.0.0.1.evil.example"])
def test_another_page_cannot_ask(server: ServerProcess, origin: str) -> None:
    assert is_problem(fetch.post(f"{server.url}/api/me", json={"name": "x"}, headers={"Origin": origin}), 403, "origin")

    async def play() -> None:
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(f"{server.url.replace('http', 'ws')}/ws/x", origin=websockets.Origin(origin))

    asyncio.run(play())


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[::2]", "[",
                                  "localhost@evil.example"])
def test_a_local_server_answers_to_its_own_names_alone(server: ServerProcess, host: str) -> None:
    answer = fetch.get(f"{server.url}/api/games", headers={"Host": host})
    assert answer.status_code in (400, 421)
    for name in ("localhost", f"localhost:{server.port}", f"127.0.0.1:{server.port}", "[::1]:80"):
        assert fetch.get(f"{server.url}/api/games", headers={"Host": name}).status_code == 200


@pytest.mark.parametrize("path", [
    "/../pyproject.toml", "/..%2f..%2fpyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../settings.py", "//etc/passwd",
    "/..\\..\\settings.py", "/%00", "/assets/%2e%2e/%2e%2e/store.py", "/.git/config", "/bocage.sqlite3", "/static/index.html"])
def test_no_path_leads_out_of_the_client(server: ServerProcess, path: str) -> None:
    raw = http.client.HTTPConnection("127.0.0.1", server.port)
    raw.putrequest("GET", path, skip_host=True)
    raw.putheader("Host", f"127.0.0.1:{server.port}")
    raw.endheaders()
    answer = raw.getresponse()
    body = answer.read()
    raw.close()
    assert answer.status in (400, 404), body[:200]
    assert b"import" not in body
    assert b"root:" not in body


def test_every_answer_says_what_a_browser_may_do_with_it(server: ServerProcess) -> None:
    for path in ("/", "/api/games", "/api/nowhere", "/metrics"):
        headers = fetch.get(f"{server.url}{path}").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "script-src" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


# --- records ----------------------------------------------------------------------------------------------------------


def good_record() -> str:
    match = bocage.new("v_commandos", "lighthouse", ["anna"], "1", ALONE)
    for _ in range(5):
        assert match.decision is not None
        match.play(match.decision.options[0])
    return match.record()


def test_a_record_is_gone_on_with(server: ServerProcess) -> None:
    async def play() -> None:
        async with Person(server.url, "anna") as anna:
            made = await anna.post("/api/matches/resume", {"record": good_record()})
            async with anna.table(made["id"]) as table:
                assert table.frames[0]["mine"] == [0]
                assert (await table.act(table.options[0]["action"]))["type"] == "ack"

    asyncio.run(play())


@pytest.mark.parametrize("name", ["empty", "nonsense", "cut", "altered", "two games", "many lines", "nul"])
def test_a_record_that_is_wrong_is_refused_with_a_sentence(server: ServerProcess, name: str) -> None:
    good = good_record()
    record = {"empty": "", "nonsense": "x" * 100_000, "cut": good[:len(good) // 2], "altered": good.replace("anna", "eve"),
              "two games": good + good, "many lines": good.replace("---\n", "---\n" + "anna: pass\n" * 100_000, 1),
              "nul": good.replace("anna", "an\x00na")}[name]
    before = len(all_matches(server.database))
    answer = fetch.post(f"{server.url}/api/matches/resume", json={"record": record})
    assert is_problem(answer, 413 if name == "many lines" else 400)
    assert len(all_matches(server.database)) == before


def forged(old: str, new: str, record: str = "") -> str:
    """A record that somebody has changed and sealed again: the seal guards against damage, not against malice."""
    lines = (record or good_record()).replace(old, new).splitlines()[:-1]
    return "\n".join([*lines, f"check {checksum(lines)}", ""])


DEEP = "[" * 50_000 + "]" * 50_000
FORGERIES = {
    "game": ("game v_commandos", "game chess"), "scenario": ("scenario lighthouse", "scenario ../../etc"),
    "option": ("option difficulty", "option rm"), "squad": ("option squad officer:blue", "option squad x"),
    "move": ("anna: ", "anna: fly; "), "seats": ("seats anna", "seats " + " | ".join(f"a{number}" for number in range(500))),
    "no seed": ("seed 0 1\n", ""), "other seed": ("seed 0 1\n", "seed 0 2\n"), "seed hash": ("seed-hash 0 ", "seed-hash -5 "),
    "hash": ("hash ", "hash 00"), "version": ("game v_commandos ", "game v_commandos 0.0.1+"),
    "deep start": ("seats anna\n", f"seats anna\nstart {DEEP}\n"), "empty start": ("seats anna\n", "seats anna\nstart {}\n"),
    "odd start": ("seats anna\n", 'seats anna\nstart {"turn":1e400,"seat":[99]}\n'),
    "deep snapshot": ("snapshot ", f"snapshot {DEEP}"), "name": ("anna", "\x1b[2J" * 20),
    "old version, odd snapshot": ("game v_commandos 1", "game v_commandos 0"),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_record_is_refused_or_is_a_game_like_any_other(server: ServerProcess, name: str) -> None:
    async def play() -> None:
        async with Person(server.url, "anna") as anna:
            answer = await anna.http.post("/api/matches/resume", json={"record": forged(*FORGERIES[name])}, timeout=40)
            if answer.status_code != 200:
                assert is_problem(answer, answer.status_code)
                assert answer.status_code in (400, 413, 422)
            else:
                async with anna.table(answer.json()["id"]) as table:
                    assert (await table.act(table.options[0]["action"], table.options[0]["seat"]))["type"] == "ack"

    asyncio.run(play())


@pytest.mark.parametrize("setting", ["option embark_cost zzz", "option embark_cost 2", "option embark_cost " + "1" * 3000,
                                     "option rate_of_fire 6"])
def test_the_settings_of_a_record_are_checked_like_those_of_a_new_match(server: ServerProcess, setting: str) -> None:
    """A setting that breaks the rules some fifty moves later is refused at once."""
    record = bocage.new("heroes_of_normandie", "bridge", ["anna", "ben"], "1").record()
    assert "option embark_cost 1\n" in record
    answer = fetch.post(f"{server.url}/api/matches/resume", json={"record": forged("option embark_cost 1", setting, record)})
    assert is_problem(answer, 400)
    sound = fetch.post(f"{server.url}/api/matches/resume", json={"record": forged("embark_cost 1", "embark_cost 0", record)})
    assert sound.status_code == 200
