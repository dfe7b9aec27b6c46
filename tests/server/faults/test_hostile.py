"""Requests that nobody sends by mistake: each is refused in a sentence, and the server goes on for everybody else."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import websockets

import bocage
from bocage.server.app import keep_private, make_hub
from bocage.server.logs import Log
from bocage.server.settings import Limits, Settings
from bocage.server.storage.store import STORE_FAULTS, Store
from bocage.server.storage.tables import Person as Row
from tests.cli import terminal
from tests.commandos_40k.test_packs import FACTION
from tests.server import fetch
from tests.server.client import Person
from tests.server.conftest import fresh_database
from tests.server.faults.test_limits import MATCH, forged, good_record, is_problem
from tests.server.process import ServerProcess

HASTE = {"head": 0.5, "body": 1.0, "watching": 3, "per_address": 5, "connections": 4}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits for nobody and has few places."""
    folder = tmp_path_factory.mktemp("hasty")
    with fresh_database(folder) as url, ServerProcess(folder, url, patient=True, limits=HASTE) as process:
        yield process
        assert '"level":"error"' not in process.log


# --- headers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://\\", "//", "", "HTTPS://{host}", "https://{host}",
                                    "ftp://{host}", "http://anna@{host}", "http://{host}/", "http://{host}, http://{host}"])
def test_an_odd_origin_is_another_site(server: ServerProcess, origin: str) -> None:
    told = {"Origin": origin.format(host=f"127.0.0.1:{server.port}")}
    assert is_problem(fetch.post(f"{server.url}/api/me", json={"name": "x"}, headers=told), 403, "origin")


@pytest.mark.parametrize("host", ["evil@127.0.0.1", "127.0.0.1@evil.example", "127.0.0.1:80@evil", "127.0.0.1/evil",
                                  "127.0.0.1:", "127.0.0.1:123456", "a b", "localhost#", "[::1"])
def test_a_host_is_a_name_and_a_port_and_nothing_else(server: ServerProcess, host: str) -> None:
    answer = fetch.get(f"{server.url}/api/games", headers={"Host": host})
    assert answer.status_code in (400, 421)


def test_nobody_says_for_himself_from_where_he_asks(tmp_path: Path, database: str) -> None:
    """Rates are counted by address: a client that names another one with each request is one client."""
    limits = {"people": [3, 0]}
    with ServerProcess(tmp_path, database, patient=True, limits=limits) as server:
        answers = [fetch.post(f"{server.url}/api/me", json={"name": "x"}, headers={
            "X-Forwarded-For": f"10.0.0.{number}", "Forwarded": f"for=10.0.0.{number}"}) for number in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]


def test_a_proxy_that_is_named_says_who_asks_and_how(tmp_path: Path, database: str) -> None:
    with ServerProcess(tmp_path, database, more=["--proxy", "127.0.0.1"]) as server:
        told = {"Host": "bocage.example", "Origin": "https://bocage.example", "X-Forwarded-Proto": "https"}
        answer = fetch.post(f"{server.url}/api/me", json={"name": "x"}, headers=told)
        assert answer.status_code == 200
        assert "secure" in answer.headers["set-cookie"].lower()
        assert is_problem(fetch.post(f"{server.url}/api/me", json={"name": "x"}, headers={
            **told, "X-Forwarded-Proto": "http"}), 403, "origin")
        people = int(Limits().people[0])
        for number in range(people + 5):                    # each from another address: nobody is too fast
            assert fetch.post(f"{server.url}/api/me", json={"name": "x"}, headers={
                **told, "X-Forwarded-For": f"10.0.{number // 250}.{number % 250}"}).status_code == 200


# --- addresses and bodies ---------------------------------------------------------------------------------------------


NUMBERED = (("GET", "/api/replays/match/{match}/at/{n}"), ("GET", "/api/replays/match/{match}/luck/{n}"),
            ("POST", "/api/replays/match/{match}/at/{n}/play"), ("POST", "/api/replays/match/{match}/at/{n}/comment"),
            ("POST", "/api/replays/match/{match}/comments/{n}/delete"), ("POST", "/api/matches/{match}/invite/{n}"),
            ("GET", "/api/games/v_commandos/puzzles/{n}"), ("POST", "/api/games/v_commandos/puzzles/{n}/try"),
            ("GET", "/api/replays/example/v_commandos.ex-06/at/{n}"))


@pytest.mark.parametrize(("method", "path"), NUMBERED)
def test_a_number_in_an_address_has_few_digits(server: ServerProcess, method: str, path: str) -> None:
    with fetch.client(server.url) as anna:
        match = anna.post("/api/matches", json=MATCH).json()["id"]
        for digits in (1, 9, 10, 30, 4301, 20_000):
            answer = anna.request(method, path.format(match=match, n="9" * digits), json={"text": "x", "eyes": "0"})
            assert 200 <= answer.status_code < 500, (digits, answer.text)
            if digits > 9:
                assert is_problem(answer, 404 if method == "GET" else 405, "nowhere")


@pytest.mark.parametrize("match", ["%00", "a%00b", "%ff", "%F0%9F%98%80", "x" * 33, "a%20b", "%27;--", "%0d%0a"])
def test_an_id_that_no_match_can_have_is_no_match(server: ServerProcess, match: str) -> None:
    assert is_problem(fetch.get(f"{server.url}/api/matches/{match}/record"), 404, "match")
    assert is_problem(fetch.post(f"{server.url}/api/matches/{match}/join"), 404, "match")

    async def play() -> None:
        async with websockets.connect(f"{server.url.replace('http', 'ws')}/ws/{match}") as one:
            await one.send('{"type":"hello"}')
            assert json.loads(await one.recv())["code"] == "match"

    asyncio.run(play())


def pack_with(number: str) -> str:
    text = json.dumps(FACTION)
    assert '"points": 15' in text
    return text.replace('"points": 15', f'"points": {number}')


@pytest.mark.parametrize("number", ["9" * 5000, "-" + "9" * 5000, "1e" + "9" * 5000, "0." + "1" * 5000, "9" * 16, "1e999"])
def test_a_number_of_a_pack_has_few_digits(server: ServerProcess, number: str) -> None:
    answer = fetch.post(f"{server.url}/api/games/commandos_40k/pack", json={"text": pack_with(number)})
    assert answer.status_code == 200
    assert answer.json()["problem"]
    made = fetch.post(f"{server.url}/api/matches", json={
        "game": "commandos_40k", "scenario": "secure_and_hold", "seats": [{"kind": "me"}, {"kind": "bot"}],
        "options": {"pack_1": pack_with(number)}})
    assert 400 <= made.status_code < 500


@pytest.mark.parametrize("name", ["\x1b[2J", "Drif\u202eters", "\u3164", "Drifters\u00ad", "Drif\U000e0041ters", "\u0000"])
def test_a_pack_is_written_in_characters_that_a_reader_sees(server: ServerProcess, name: str) -> None:
    pack = {**FACTION, "name": {"en": name, "fr": "Dérivants"}}
    answer = fetch.post(f"{server.url}/api/games/commandos_40k/pack?lang=en", json={"text": json.dumps(pack)})
    problem = answer.json()["problem"]
    assert "without invisible signs" in problem
    assert problem.isprintable()


@pytest.mark.parametrize("value", ["officer:blue,scout:blue\u0000", "\x1b[2J"])
def test_a_setting_holds_no_control_characters(server: ServerProcess, value: str) -> None:
    assert is_problem(fetch.post(f"{server.url}/api/matches", json={**MATCH, "options": {"squad": value}}), 400)


def test_a_strangers_record_writes_no_commands_to_the_terminal(tmp_path: Path) -> None:
    """The names of its seats come as anybody may have written them."""
    file = tmp_path / "evil.bocage"
    file.write_text(forged("anna", "\x1b[2Janna\u3164"), encoding="utf-8")
    assert bocage.load(file.read_text(encoding="utf-8")).setup.seats == ("[2Janna",)
    for command in (("replay", file), ("verify", file), ("odds", file, "\x1b[2J")):
        shown = terminal.run(*command)
        assert "\x1b" not in shown.output + shown.stderr
    file.write_text(forged("option difficulty", "option \x1b[2J"), encoding="utf-8")
    shown = terminal.run("replay", file)
    assert "\x1b" not in shown.output + shown.stderr


# --- slow and many ----------------------------------------------------------------------------------------------------


def held(server: ServerProcess, *parts: bytes) -> socket.socket:
    one = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    for part in parts:
        one.sendall(part)
    return one


HEAD = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n"


@pytest.mark.parametrize("parts", [(), (b"G",), (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",), (HEAD,), (HEAD, b"\r\n"),
                                   (HEAD, b"\r\n{"), (b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b"GET /")])
def test_a_request_that_never_ends_is_ended(hasty: ServerProcess, parts: tuple[bytes, ...]) -> None:
    many = [held(hasty, *parts) for _ in range(20)]
    for one in many:
        while one.recv(65_536):                             # until the server has closed it
            pass
        one.close()
    assert fetch.get(f"{hasty.url}/api/health").status_code == 200


def test_a_body_that_comes_drop_by_drop_is_not_waited_for(hasty: ServerProcess) -> None:
    one = held(hasty, HEAD, b"\r\n")
    one.settimeout(0.1)
    sent = 0
    while sent < 1000:
        try:
            one.sendall(b" ")
            sent += 1
            if not one.recv(1000):
                break
        except TimeoutError:
            continue
        except OSError:
            break
    assert sent < 100
    one.close()


def test_a_connection_that_is_used_again_and_a_socket_have_time(hasty: ServerProcess) -> None:
    async def play() -> None:
        async with Person(hasty.url, "anna") as anna:
            made = await anna.create()
            async with anna.table(made["id"]) as table:
                await asyncio.sleep(HASTE["body"] + HASTE["head"] + 0.5)
                assert (await table.act(table.options[0]["action"]))["type"] == "ack"

    asyncio.run(play())


def test_watchers_never_keep_a_player_out(hasty: ServerProcess) -> None:
    async def play() -> None:
        async with Person(hasty.url, "anna") as anna, Person(hasty.url) as eve:
            made = await anna.create()
            crowd = [eve.table(made["id"], watch=True) for _ in range(int(HASTE["watching"]))]
            for one in crowd:
                await one.__aenter__()
            late = eve.table(made["id"], watch=True)
            await late.connect()
            await late.send({"type": "hello"})
            await late.reader
            assert [frame["code"] for frame in late.frames] == ["full"]
            async with anna.table(made["id"]) as table:
                assert (await table.act(table.options[0]["action"]))["type"] == "ack"
            for one in crowd:
                await one.leave()

    asyncio.run(play())


# --- the disk ---------------------------------------------------------------------------------------------------------


def test_a_database_that_cannot_be_written_is_told_and_the_match_goes_on_later(tmp_path: Path) -> None:
    """Nothing is accepted that cannot be stored; health says so; afterwards all goes on."""
    with ServerProcess(tmp_path, f"sqlite:///{tmp_path / 'bocage.sqlite3'}", patient=True) as server:
        engine = sa.create_engine(server.database)

        async def play() -> None:
            async with Person(server.url, "anna") as anna:
                made = await anna.create()
                async with anna.table(made["id"]) as table:
                    with engine.begin() as db:
                        db.execute(sa.text("CREATE TRIGGER full BEFORE INSERT ON changes BEGIN "
                                           "SELECT RAISE(ABORT, 'database or disk is full'); END"))
                        db.execute(sa.text("CREATE TRIGGER full2 BEFORE UPDATE ON probes BEGIN "
                                           "SELECT RAISE(ABORT, 'database or disk is full'); END"))
                        db.execute(sa.text("CREATE TRIGGER full3 BEFORE INSERT ON matches BEGIN "
                                           "SELECT RAISE(ABORT, 'database or disk is full'); END"))
                    refused = await table.act(table.options[0]["action"])
                    assert (refused["type"], refused["code"]) == ("refused", "store")
                    assert not (await health(anna, 503))["ok"]
                    assert is_problem(await anna.http.post("/api/matches", json=MATCH), 503, "store")
                    with engine.begin() as db:
                        for name in ("full", "full2", "full3"):
                            db.execute(sa.text(f"DROP TRIGGER {name}"))
                    assert (await health(anna, 200))["ok"]
                    assert (await table.act(table.options[0]["action"]))["type"] == "ack"

        asyncio.run(play())
        engine.dispose()


async def health(person: Person, status: int) -> dict[str, Any]:
    """Asks until the server has tried its store anew."""
    async with asyncio.timeout(20):
        while (answer := await person.http.get("/api/health")).status_code != status:
            await asyncio.sleep(0.1)
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("pragma", ["query_only=ON", "max_page_count=1"])
def test_a_read_only_or_full_disk_is_a_fault_of_the_store(tmp_path: Path, pragma: str) -> None:
    hub = make_hub(Settings(data=tmp_path / "data", quiet=True))
    assert hub.store.probe() == 0
    with hub.store.engine.connect() as db:                  # the only connection: it keeps what is set
        db.exec_driver_sql(f"PRAGMA {pragma}")
    with pytest.raises(STORE_FAULTS):
        fill(hub.store)
    hub.store.close()


def fill(store: Store) -> None:
    for number in range(200):
        store.probe()
        store.add_person(f"hash {number}" * 10, Row(f"id {number}", "name", True))


def test_a_log_that_cannot_be_written_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        def write(self, _: str) -> int:
            raise OSError(28, "No space left on device")

        def flush(self) -> None:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("sys.stderr", Full())
    Log().info("started", odd=object())
    Log().fault("request", ZeroDivisionError())


def test_only_the_servers_own_user_reads_its_data(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "new" / "data", quiet=True)
    hub = make_hub(settings)
    assert hub.store.probe() == 0
    assert settings.data.stat().st_mode & 0o777 == 0o700
    files = {file.name: file.stat().st_mode & 0o777 for file in settings.data.iterdir()}
    assert set(files.values()) == {0o600}, files
    hub.store.close()
    (settings.data / "bocage.sqlite3").chmod(0o644)
    keep_private(settings.data, settings.data / "bocage.sqlite3")
    assert (settings.data / "bocage.sqlite3").stat().st_mode & 0o777 == 0o600


def test_good_records_stay_good() -> None:
    assert bocage.load(good_record()).setup.seats == ("anna",)
