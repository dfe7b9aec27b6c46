"""The HTTP side, over a real server."""

from __future__ import annotations

import httpx
import pytest

import bocage
from bocage.core.record.reading import verify
from bocage.games import find
from tests.server import fetch
from tests.server.process import ServerProcess

JSON = {"content-type": "application/json"}
SOLO = {"game": "v_commandos", "scenario": "lighthouse", "seats": [{"kind": "me"}],
        "options": {"squad": "officer:blue,scout:blue"}}


@pytest.fixture
def anna(server: ServerProcess) -> httpx.Client:
    client = fetch.client(server.url)
    client.post("/api/me", json={"name": "Anna"})
    return client


def code(answer: httpx.Response) -> tuple[int, str]:
    problem = answer.json()
    assert problem["text"]
    return answer.status_code, problem["code"]


def test_games_and_rules_are_there_for_anybody(server: ServerProcess) -> None:
    games = fetch.get(f"{server.url}/api/games").json()
    assert [game["id"] for game in games] == ["v_commandos", "operation_commando", "heroes_of_normandie", "commandos_40k"]
    assert [game["windows"] for game in games] == [False, True, True, True]
    assert {card["shelf"] for card in games[0]["scenarios"]} == {"quick", "operation"}
    assert games[0]["levels"][0] == "recruit"
    french = fetch.get(f"{server.url}/api/rules/v_commandos?lang=fr").json()
    english = fetch.get(f"{server.url}/api/rules/v_commandos?lang=en").json()
    assert [rule["id"] for rule in french["rules"]] == [rule["id"] for rule in english["rules"]]
    assert french["chapters"]["MOVE"] != english["chapters"]["MOVE"]
    assert {rule["kind"] for rule in french["rules"]} == {"rule", "ruling", "example"}
    assert code(fetch.get(f"{server.url}/api/rules/chess")) == (400, "unknown")


def test_a_server_of_a_checkout_tells_where_a_rule_is_kept(server: ServerProcess) -> None:
    assert fetch.get(f"{server.url}/api/rules/v_commandos").json()["checkout"]
    kept = fetch.get(f"{server.url}/api/rules/v_commandos/VC-ACT-03/where").json()
    assert any(place.startswith("bocage/games/v_commandos/rules/") for place in kept["code"])
    assert any(place.startswith("tests/v_commandos/") for place in kept["tests"])
    assert any(place.startswith("bocage/games/v_commandos/catalogue.toml:") for place in kept["texts"])
    assert kept["tests"][0].endswith(f"test_{kept['proved'][0].lower().replace(' ', '_')}")
    assert code(fetch.get(f"{server.url}/api/rules/v_commandos/VC-NOPE-99/where")) == (404, "nowhere")


def test_the_maps_of_every_game_are_small_and_not_sent_again(server: ServerProcess) -> None:
    for card in fetch.get(f"{server.url}/api/games").json():
        answer = fetch.get(f"{server.url}/api/games/{card['id']}/maps", headers={"Accept-Encoding": "gzip"})
        assert set(answer.json()["maps"]) == {scenario["id"] for scenario in card["scenarios"]}
        assert int(answer.headers["content-length"]) < 16_000
        again = fetch.get(f"{server.url}/api/games/{card['id']}/maps", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304


def test_rules_are_small_on_the_way_and_not_sent_again(server: ServerProcess) -> None:
    path = f"{server.url}/api/rules/v_commandos?lang=fr"
    answer = fetch.get(path, headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.content) / 2
    assert fetch.get(path, headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
    assert fetch.get(path, headers={"Accept-Encoding": "identity"}).json() == answer.json()


def test_somebody_new_gets_a_token_that_scripts_and_other_sites_cannot_read(server: ServerProcess) -> None:
    client = fetch.client(server.url)
    assert client.get("/api/me").json() is None
    answer = client.post("/api/me", json={"name": "  An\u202ena:  "})
    assert answer.json() == {"name": "An na", "auto_pass": True}
    cookie = answer.headers["set-cookie"]
    for flag in ("HttpOnly", "Path=/", "SameSite=strict"):
        assert flag in cookie
    assert "set-cookie" not in client.post("/api/me", json={"auto_pass": False}).headers
    assert client.get("/api/me").json() == {"name": "An na", "auto_pass": False}
    token = client.cookies["bocage"]
    assert len(token) >= 22
    assert fetch.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {token}"}).json()["name"] == "An na"


def test_every_answer_has_the_headers_that_keep_strangers_out(server: ServerProcess) -> None:
    for path in ("/", "/api/games", "/nowhere", "/api/nowhere"):
        headers = fetch.get(f"{server.url}{path}").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "script-src" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(("headers", "status", "name"), [
    ({"Host": "evil.example"}, 421, "host"), ({"Origin": "http://evil.example"}, 403, "origin"),
    ({"Origin": "null"}, 403, "origin"), ({"content-type": "text/plain"}, 415, "json")])
def test_strange_names_origins_and_forms_are_refused(server: ServerProcess, headers: dict[str, str], status: int,
                                                     name: str) -> None:
    answer = fetch.post(f"{server.url}/api/me", content=b"{}", headers={**JSON, **headers})
    assert code(answer) == (status, name)
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b'{"name": 5}', b'{"name": "x", "admin": true}', b'{"name": ""}',
                                  b'{"name": "' + b"x" * 25 + b'"}', b"\xff\xfe", b"[" * 5000])
def test_bodies_that_make_no_sense_are_refused(server: ServerProcess, body: bytes) -> None:
    assert code(fetch.post(f"{server.url}/api/me", content=body, headers=JSON)) == (400, "body")


def test_bodies_that_are_too_large_are_refused(server: ServerProcess) -> None:
    assert code(fetch.post(f"{server.url}/api/me", content=b" " * 20_000, headers=JSON)) == (413, "size")


def test_errors_speak_the_language_that_is_asked_for(server: ServerProcess) -> None:
    french = fetch.get(f"{server.url}/api/matches/nowhere/record?lang=fr").json()["text"]
    assert french == "Cette partie n’existe pas, ou n’existe plus."
    english = fetch.get(f"{server.url}/api/matches/nowhere/record", headers={"Accept-Language": "en-GB"}).json()["text"]
    assert english == "This game does not exist, or no longer exists."


@pytest.mark.parametrize(("change", "name"), [
    ({"game": "chess"}, "unknown"), ({"scenario": "nowhere"}, "unknown"), ({"options": {"squad": "nobody"}}, "unknown"),
    ({"options": {"cheat": "yes"}}, "unknown"), ({"seats": [{"kind": "me"}] * 3}, "unknown"), ({"seats": []}, "body"),
    ({"seats": [{"kind": "bot", "level": "mcts:9999s"}]}, "level"), ({"seats": [{"kind": "king"}]}, "body")])
def test_a_match_that_cannot_be_is_not_created(anna: httpx.Client, change: dict[str, object], name: str) -> None:
    assert code(anna.post("/api/matches", json={**SOLO, **change})) == (400, name)
    assert anna.get("/api/matches").json()["mine"] == []


def test_who_creates_a_match_finds_it_and_nobody_else_does(server: ServerProcess, anna: httpx.Client) -> None:
    made = anna.post("/api/matches", json=SOLO).json()
    card = anna.get("/api/matches").json()["mine"][0]
    assert (card["id"], card["owner"], card["asked"], card["result"]) == (made["id"], True, [0], "")
    assert card["seats"][0] == {"name": "Anna", "kind": "person", "level": "", "mine": True, "here": False}
    assert made["id"] not in fetch.get(f"{server.url}/api/matches").text


def test_an_open_seat_in_the_lobby_is_taken_once(server: ServerProcess, anna: httpx.Client) -> None:
    made = anna.post("/api/matches", json={**SOLO, "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}).json()
    ben, eve = fetch.client(server.url), fetch.client(server.url)
    assert made["id"] in [card["id"] for card in ben.get("/api/matches").json()["open"]]
    assert ben.post(f"/api/matches/{made['id']}/join").json() == {"id": made["id"], "seat": 1}
    assert ben.post(f"/api/matches/{made['id']}/join").json() == {"id": made["id"], "seat": 1}
    assert code(eve.post(f"/api/matches/{made['id']}/join")) == (409, "taken")
    assert code(eve.post("/api/join", json={"secret": made["invitations"][0]["secret"]})) == (404, "invitation")
    assert "| 2" in ben.get(f"/api/matches/{made['id']}/record").text
    for lang, name in (("en", "Player 2"), ("fr", "Joueur 2")):
        cards = ben.get("/api/matches", params={"lang": lang}).json()["mine"]
        assert [seat["name"] for seat in cards[0]["seats"]] == ["Anna", name], "each reads it in his own language"


def test_a_private_table_is_joined_by_its_invitation_alone(server: ServerProcess, anna: httpx.Client) -> None:
    made = anna.post("/api/matches", json={**SOLO, "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
    ben = fetch.client(server.url)
    assert code(ben.post(f"/api/matches/{made['id']}/join")) == (404, "match")
    assert code(ben.post(f"/api/matches/{made['id']}/invite/1")) == (401, "token")
    old = made["invitations"][0]["secret"]
    own = anna.post("/api/join", json={"secret": old}).json()
    assert own == {"id": made["id"], "seat": 0}                     # who tries the own link keeps the own seat
    fresh = anna.post(f"/api/matches/{made['id']}/invite/1").json()["secret"]
    assert code(ben.post("/api/join", json={"secret": old})) == (404, "invitation")
    assert ben.post("/api/join", json={"secret": fresh}).json() == {"id": made["id"], "seat": 1}
    assert code(ben.post("/api/join", json={"secret": fresh})) == (404, "invitation")
    assert code(ben.post(f"/api/matches/{made['id']}/invite/1")) == (403, "owner")
    assert code(anna.post(f"/api/matches/{made['id']}/invite/1")) == (409, "taken")


def test_only_the_owner_deletes(server: ServerProcess, anna: httpx.Client) -> None:
    made = anna.post("/api/matches", json=SOLO).json()
    ben = fetch.client(server.url)
    assert code(ben.post(f"/api/matches/{made['id']}/delete")) == (401, "token")
    ben.post("/api/me", json={"name": "Ben"})
    assert code(ben.post(f"/api/matches/{made['id']}/delete")) == (403, "owner")
    assert anna.post(f"/api/matches/{made['id']}/delete").json() is None
    assert code(anna.post(f"/api/matches/{made['id']}/delete")) == (404, "match")
    assert anna.get("/api/matches").json()["mine"] == []


# --- records ----------------------------------------------------------------------------------------------------------


def test_a_running_record_has_no_seed_and_is_for_those_who_play(server: ServerProcess, anna: httpx.Client) -> None:
    made = anna.post("/api/matches", json=SOLO).json()
    answer = anna.get(f"/api/matches/{made['id']}/record")
    assert answer.headers["content-disposition"] == 'attachment; filename="v_commandos-lighthouse.bocage"'
    assert "\nseed " not in answer.text
    assert bocage.load(answer.text).setup.seats == ("Anna",)
    assert code(fetch.get(f"{server.url}/api/matches/{made['id']}/record")) == (403, "seat")


def saved(scenario: str = "lighthouse", seats: tuple[str, ...] = ("anna", "bot:easy"), moves: int = 12) -> bocage.Match:
    match = bocage.new("v_commandos", scenario, seats, "1")
    while match.decision is not None and len(match.moves) < moves:
        match.play(match.decision.options[-1])
    return match


def test_a_saved_game_goes_on_where_it_was(anna: httpx.Client) -> None:
    match = saved()
    made = anna.post("/api/matches/resume", json={"record": match.record()}).json()
    again = bocage.load(anna.get(f"/api/matches/{made['id']}/record").text)
    assert [move.text for move in again.moves][:12] == [move.text for move in match.moves]
    card = next(card for card in anna.get("/api/matches").json()["mine"] if card["id"] == made["id"])
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in card["seats"]] == [
        ("person", "anna", ""), ("bot", "", "soldier")]


def test_a_saved_game_goes_on_with_others(anna: httpx.Client) -> None:
    """Whoever brings the record has seen its seed; with somebody else at the table there is a new one."""
    match = saved()
    made = anna.post("/api/matches/resume", json={"record": match.record(), "seats": [{"kind": "open"}, {"kind": "me"}]}).json()
    assert [each["seat"] for each in made["invitations"]] == [0]
    text = anna.get(f"/api/matches/{made['id']}/record").text
    assert text.count("seed-hash") == 2
    assert bocage.load(text).setup.seats[1] == "Anna"


def test_a_record_with_hidden_things_goes_on_from_what_its_seat_may_know(anna: httpx.Client) -> None:
    match = saved("shooting_star", ("anna",), 30)
    text = match.record_for(0)
    assert anna.post("/api/matches/resume", json={"record": text}).status_code == 200


@pytest.mark.parametrize("spoil", [
    lambda text: "", lambda text: "nonsense", lambda text: text.replace("lighthouse", "nowhere"),
    lambda text: text[:-30], lambda text: text.replace("anna: ", "eve: "), lambda text: "\x00" * 100])
def test_a_spoilt_record_is_refused_with_a_sentence(anna: httpx.Client, spoil: object) -> None:
    assert callable(spoil)
    answer = anna.post("/api/matches/resume?lang=fr", json={"record": spoil(saved().record())})
    assert code(answer) == (400, "record")
    assert anna.get("/api/matches").json()["mine"] == []


def test_a_record_of_endless_moves_is_refused_before_it_is_played(anna: httpx.Client) -> None:
    assert code(anna.post("/api/matches/resume", json={"record": "\n" * 6000})) == (413, "size")


def test_seats_must_fit_the_record(anna: httpx.Client) -> None:
    answer = anna.post("/api/matches/resume", json={"record": saved().record(), "seats": [{"kind": "me"}]})
    assert code(answer) == (400, "seats")


def test_a_finished_record_is_whole_and_anybody_with_the_link_may_verify_it(server: ServerProcess, anna: httpx.Client) -> None:
    match = saved("training_ground", ("anna",), 100_000)
    made = anna.post("/api/matches/resume", json={"record": match.record()}).json()
    text = fetch.get(f"{server.url}/api/matches/{made['id']}/record").text
    assert "\nseed " in text
    checked, unchecked = verify(text, find)
    assert (checked > 0, unchecked) == (True, 0)


# --- the server itself ------------------------------------------------------------------------------------------------


def test_health_and_metrics(server: ServerProcess) -> None:
    health = fetch.get(f"{server.url}/api/health").json()
    assert (health["ok"], health["version"]) == (True, bocage.__version__)
    text = fetch.get(f"{server.url}/metrics").text
    assert "bocage_connections " in text
    assert 'bocage_requests_total{status="200"}' in text
    assert 'bocage_loop_lag_seconds_bucket{le="0.1"}' in text


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/%2e%2e/settings.py", "/assets/..%2f..%2fsettings.py", "//etc/passwd",
                                  "/assets", "/.hidden", "/index.html%00"])
def test_no_path_leads_out_of_the_built_client(server: ServerProcess, path: str) -> None:
    answer = fetch.get(f"{server.url}{path}")
    assert code(answer) == (404, "nowhere")


def test_a_method_that_is_not_meant_is_refused(server: ServerProcess) -> None:
    assert code(httpx.put(f"{server.url}/api/me", json={})) == (405, "nowhere")
    assert code(httpx.delete(f"{server.url}/")) == (405, "nowhere")
