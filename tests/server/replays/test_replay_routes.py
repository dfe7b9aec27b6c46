"""Replays over a real server: of its own matches, and of records that somebody brings along."""

from __future__ import annotations

import asyncio
import itertools
import sys
from typing import Any

import httpx
import pytest

import bocage
from bocage.core.dice import SeededDice
from bocage.core.errors import BadRecord
from bocage.core.history import hash_of_seed
from bocage.server.logs import Log
from bocage.server.replays.reader import Looker, Opened
from bocage.server.replays.readers import Readers
from bocage.server.settings import Limits
from bocage.server.storage.beside_replays import MOST_EACH, BesideReplays, CommentRow
from bocage.server.storage.store import Store
from bocage.server.storage.tables import Person
from bocage.server.web.limits import Rates
from bocage.server.web.refusals import Refusal
from tests.server import fetch
from tests.server.process import ServerProcess
from tests.server.replays.test_past import replay_of

SECRET = {"game": "operation_commando", "scenario": "initiation", "seats": [{"kind": "me"}, {"kind": "open"}],
          "answer_seconds": 0}


@pytest.fixture
def anna(server: ServerProcess) -> httpx.Client:
    client = fetch.client(server.url)
    client.post("/api/me", json={"name": "Anna"})
    return client


def code(answer: httpx.Response) -> tuple[int, str]:
    problem = answer.json()
    assert problem["text"]
    return answer.status_code, problem["code"]


def uploaded(anna: httpx.Client, most: int = 5000) -> str:
    record = replay_of("operation_commando", "historical", 2, most).match.record()
    id = anna.post("/api/replays", json={"record": record}).json()["id"]
    return f"/api/replays/file/{id}"


def get(client: httpx.Client, path: str) -> Any:
    answer = client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_an_uploaded_record_is_told_moment_by_moment(anna: httpx.Client) -> None:
    path = uploaded(anna)
    opened = get(anna, f"{path}?lang=en")
    assert (opened["game"], opened["eyes"], opened["may_look"]) == ("operation_commando", "all", ["all", "0", "1", "public"])
    whole, mine, public = (get(anna, f"{path}/at/40?eyes={eyes}")["update"]["view"] for eyes in ("all", "0", "public"))
    assert whole["us"]["hand"]
    assert whole["de"]["hand"]
    assert mine["us"]["hand"]
    assert not mine["de"]["hand"]
    assert not public["us"]["hand"]
    assert get(anna, f"{path}/at/{opened['last']}")["update"]["ending"]["key"] == opened["ending"]["key"]
    assert code(anna.get(f"{path}/at/{opened['last'] + 1}")) == (400, "record")
    assert code(anna.get(f"{path}/at/3?eyes=5")) == (403, "eyes")


def test_every_result_of_a_game_is_told_with_its_seed_once_the_game_is_over(anna: httpx.Client) -> None:
    path = uploaded(anna)
    told = get(anna, f"{path}/dice")
    (seed,) = told["seeds"]
    assert hash_of_seed(seed["seed"]) == seed["hash"] == get(anna, path)["seed_hash"]
    dice = SeededDice(seed["seed"])
    assert [dice.draw(each["weights"], "") for each in told["drawn"]] == [each["value"] for each in told["drawn"]]
    assert 0 < max(each["at"] for each in told["drawn"]) <= get(anna, path)["last"]
    assert code(anna.get(f"{uploaded(anna, 40)}/dice")) == (403, "eyes"), "hidden draws would show"


def test_an_unfinished_upload_shows_what_the_public_may_know(anna: httpx.Client) -> None:
    path = uploaded(anna, 40)
    assert get(anna, path)["may_look"] == ["public"]
    assert code(anna.get(f"{path}?eyes=0")) == (403, "eyes")
    assert code(anna.post(f"{path}/at/3/play", json={"seats": [{"kind": "me"}, {"kind": "bot"}]})) == (403, "eyes")


def test_a_running_match_shows_each_seat_its_own_past_and_others_the_open_one(
        anna: httpx.Client, server: ServerProcess) -> None:
    made = anna.post("/api/matches", json=SECRET).json()
    path, boris = f"/api/replays/match/{made['id']}", fetch.client(server.url)
    boris.post("/api/join", json={"secret": made["invitations"][0]["secret"]})
    assert get(anna, path)["may_look"] == ["0", "public"]
    assert get(boris, path)["may_look"] == ["1", "public"]
    assert get(fetch.client(server.url), path)["may_look"] == ["public"]
    mine = get(anna, f"{path}/at/0?eyes=0")["update"]["view"]
    assert (bool(mine["us"]["hand"]), mine["de"]["hand"]) == (True, [])
    assert code(anna.get(f"{path}/at/0?eyes=1")) == (403, "eyes")
    assert code(boris.get(f"{path}/at/0?eyes=all")) == (403, "eyes")


def test_two_hands_at_one_screen_are_not_shown_while_the_game_goes_on(anna: httpx.Client) -> None:
    made = anna.post("/api/matches", json={**SECRET, "seats": [{"kind": "me"}, {"kind": "here"}]}).json()
    assert get(anna, f"/api/replays/match/{made['id']}")["may_look"] == ["public"]


def test_a_game_goes_on_from_any_moment_of_a_finished_one_with_other_dice(anna: httpx.Client) -> None:
    path, replay = uploaded(anna), replay_of("operation_commando", "historical", 2)
    made = anna.post(f"{path}/at/40/play", json={"seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}).json()
    again = get(anna, f"/api/replays/match/{made['id']}?eyes=0")
    assert (again["last"] >= 40, again["over"]) == (True, False)
    assert [seat["kind"] for seat in again["seats"]] == ["person", "bot"]
    assert again["seed_hash"] != replay.match.setup.seed_hash
    assert again["by"][:40] == [move.seat for move in replay.match.moves[:40]]


def test_choices_and_luck_are_judged_part_by_part_after_the_end_only(anna: httpx.Client) -> None:
    path, replay = uploaded(anna), replay_of("operation_commando", "historical", 2)
    judged: list[Any] = []
    while len(judged) < replay.last:
        part = get(anna, f"{path}/luck/{len(judged)}")
        judged += part["judged"]
        assert part["next"] == len(judged) == judged[-1]["at"] + 1
    assert replay.match.result is not None
    total = judged[0]["before"] + sum(each["choice"] + each["luck"] for each in judged)
    assert total == pytest.approx(replay.match.result.scores[0])
    assert get(anna, f"{path}/luck/{replay.last}") == {"judged": [], "next": replay.last}
    assert code(anna.get(f"{uploaded(anna, 40)}/luck/0")) == (403, "eyes")


def test_what_is_not_there_or_cannot_be_read_is_refused(anna: httpx.Client) -> None:
    assert code(anna.get("/api/replays/file/nothing")) == (404, "upload")
    assert code(anna.get("/api/replays/match/nothing")) == (404, "match")
    assert code(anna.get("/api/replays/other/nothing")) == (404, "nowhere")
    bad = anna.post("/api/replays", json={"record": "no record"}).json()["id"]
    refused = anna.get(f"/api/replays/file/{bad}?lang=fr")
    assert code(refused) == (400, "record")
    assert "partie enregistrée" in refused.json()["text"]
    assert code(anna.post("/api/replays", json={"record": "\n" * 6000})) == (413, "size")


def test_an_example_of_the_rules_is_told_openly_and_played_on_from(anna: httpx.Client) -> None:
    book = get(anna, "/api/rules/operation_commando?lang=fr")
    example = next(each for each in book["examples"] if each["rules"][0] == "OC-TOKEN-10")
    path = f"/api/replays/example/operation_commando.{example['id']}"
    opened = get(anna, f"{path}?lang=fr")
    assert (opened["over"], opened["eyes"], opened["first"]) == (False, "all", 0)
    assert opened["example"]["title"] == example["title"] != ""
    assert opened["example"]["dice"]
    assert any(event["rule"] == "OC-TOKEN-10" for event in opened["log"])
    assert get(anna, f"{path}/at/0")["update"]["view"]["de"]["hand"], "nothing in an example is a secret"
    made = anna.post(f"{path}/at/0/play", json={"seats": [{"kind": "bot", "level": "recruit"}, {"kind": "me"}]}).json()
    assert get(anna, f"/api/replays/match/{made['id']}")["game"] == "operation_commando"
    for unknown in ("operation_commando.nothing", "nothing.at-all", "nothing"):
        assert code(anna.get(f"/api/replays/example/{unknown}")) == (404, "nowhere")


def test_a_rule_is_found_in_ones_own_matches_as_far_as_they_may_be_seen(server: ServerProcess, anna: httpx.Client) -> None:
    record = replay_of("operation_commando", "historical", 2, 60).match.record()
    seats = [{"kind": "open"}, {"kind": "me"}]
    id = anna.post("/api/matches/resume", json={"record": record, "seats": seats}).json()["id"]
    opened = get(anna, f"/api/replays/match/{id}?lang=en")
    last = opened["log"][-1]
    found = get(anna, f"/api/rules/operation_commando/{last['rule']}/mine?lang=en")
    assert (found["looked"], [each["match"] for each in found["found"]]) == (1, [id])
    newest = found["found"][0]["met"][0]
    assert (newest["at"], newest["text"]) == (last["move"], last["text"])
    assert newest["turn"] in [mark["text"] for mark in opened["turns"]] + [""]
    hidden = {event.rule for event in bocage.load(record).log} - {event["rule"] for event in opened["log"]}
    assert hidden, "something happened before, of which nothing is shown any more"
    assert get(anna, f"/api/rules/operation_commando/{min(hidden)}/mine")["found"] == []
    assert get(anna, "/api/rules/operation_commando/OC-NONE-01/mine") == {"found": [], "looked": 1}
    assert get(anna, "/api/rules/v_commandos/VC-MOVE-01/mine") == {"found": [], "looked": 0}
    assert get(fetch.client(server.url), "/api/rules/operation_commando/OC-NONE-01/mine") == {"found": [], "looked": 0}


# --- the process that reads -------------------------------------------------------------------------------------------


def told(readers: Readers, record: str) -> bytes:
    async def ask() -> bytes:
        key = readers.keep(record)
        try:
            return await readers.tell(key, lambda: readers.uploaded(key), Opened(Looker()), stored=False, whose="anna")
        finally:
            await readers.close()

    return asyncio.run(ask())


def test_a_reader_that_takes_too_long_is_killed_and_one_that_dies_breaks_nothing() -> None:
    record = bocage.new("v_commandos", "bridges", ["anna"], seed="1").record()
    sleeps = (sys.executable, "-c", "import time; print('{}', flush=True); time.sleep(60)")
    with pytest.raises(Refusal, match="slow"):
        told(Readers(Rates(Limits(reading=0.5)), Log(quiet=True), sleeps), record)
    with pytest.raises(BadRecord):
        told(Readers(Rates(Limits()), Log(quiet=True), (sys.executable, "-c", "print('{}', flush=True)")), record)
    assert b'"v_commandos"' in told(Readers(Rates(Limits()), Log(quiet=True)), record)


def test_who_has_records_read_pays_with_time_and_keeps_nobody_else_waiting() -> None:
    """A reader answers at once here, and says each time that it took a second."""
    says = '24\\n{"seconds":1.0,"body":1}'
    reads = f"import sys\nprint('{{}}', flush=True)\nfor _ in sys.stdin: print('{says}', end='', flush=True)"
    readers = Readers(Rates(Limits(work=(2.5, 0.0))), Log(quiet=True), (sys.executable, "-c", reads))

    async def tell(whose: str) -> bytes:
        return await readers.tell("file 1", lambda: readers.uploaded("1"), Opened(Looker()), stored=False, whose=whose)

    async def ask() -> None:
        for _ in range(3):
            assert await tell("anna") == b"1"
        with pytest.raises(Refusal, match="rate"):
            await tell("anna")
        assert await tell("ben") == b"1"
        greedy = [asyncio.create_task(tell("eve")) for _ in range(9)]
        await asyncio.sleep(0)
        assert await tell("cleo") == b"1"
        assert any(not each.done() for each in greedy)          # she has not waited for all of his
        await asyncio.gather(*greedy, return_exceptions=True)
        await readers.close()

    asyncio.run(ask())


def test_uploads_are_forgotten_before_they_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bocage.server.replays.readers.MOST_BYTES", 25)
    readers = Readers(Rates(Limits()), Log(quiet=True))
    keys = [readers.keep(f"record {number}") for number in range(4)]
    assert [key in readers.uploads for key in keys] == [False, True, True, True] or [*readers.uploads] == keys[-2:]


def test_the_options_of_a_moment_are_weighed_once_the_game_is_over(anna: httpx.Client) -> None:
    path = uploaded(anna)
    found = get(anna, f"{path}/at/40/analysis?lang=en")
    assert found["worlds"] >= 4
    assert sum(each["played"] for each in found["options"]) == 1
    for each in found["options"]:
        assert each["choice"]["label"]
        assert 0 <= each["low"] <= each["chance"] <= each["high"] <= 1
    assert found["told"]
    again = get(anna, f"{path}/at/40/analysis?lang=fr")
    assert again["worlds"] >= found["worlds"], "it goes on where it stopped"
    assert code(anna.get(f"{path}/at/{get(anna, path)['last']}/analysis")) == (403, "moment")
    assert code(anna.get(f"{uploaded(anna, 40)}/at/3/analysis")) == (403, "eyes")


def test_the_principal_line_of_an_option_is_seen_step_by_step_as_its_seat_would(anna: httpx.Client) -> None:
    path = uploaded(anna)
    found = get(anna, f"{path}/at/40/analysis?lang=en")
    now = get(anna, f"{path}/at/40?eyes={found['seat']}")["update"]["view"]
    longest = max(found["options"], key=lambda each: len(each["line"]))
    assert longest["line"]
    for each in found["options"]:
        views = anna.get(f"{path}/at/40/line", params={"action": each["choice"]["action"]}).json()["views"]
        assert len(views) == len(each["line"]) + 1
        assert views[0] != now, "the option has been played"
        assert all(view.keys() == now.keys() for view in views)
        assert all(one != two for one, two in itertools.pairwise(views))
    assert code(anna.get(f"{path}/at/40/line", params={"action": "no such action"})) == (403, "moment")
    assert code(anna.get(f"{uploaded(anna, 40)}/at/3/line", params={"action": "pass"})) == (403, "eyes")


# --- beside a replay --------------------------------------------------------------------------------------------------


def said(client: httpx.Client, path: str) -> list[tuple[int, str, str, bool]]:
    return [(each["at"], each["name"], each["text"], each["mine"]) for each in get(client, f"{path}/beside")["comments"]]


def comment(client: httpx.Client, path: str, at: int, text: str, eyes: str) -> httpx.Response:
    return client.post(f"{path}/at/{at}/comment", json={"text": text, "eyes": eyes})


def test_a_comment_on_a_brought_record_is_there_for_all_and_deleted_by_its_writer_alone(
        anna: httpx.Client, server: ServerProcess) -> None:
    path, boris = uploaded(anna), fetch.client(server.url)
    assert comment(anna, path, 40, "  a bold\nbid ", "all").status_code == 200
    assert comment(boris, path, 3, "who knows", "public").status_code == 200
    assert said(anna, path) == [(3, "", "who knows", False), (40, "Anna", "a bold bid", True)]
    (first, second) = get(anna, f"{path}/beside")["comments"]
    assert code(anna.post(f"{path}/comments/{first['n']}/delete", json={})) == (404, "nowhere")
    assert anna.post(f"{path}/comments/{second['n']}/delete", json={}).status_code == 200
    assert boris.post(f"{path}/comments/{first['n']}/delete", json={}).status_code == 200
    assert said(anna, path) == []
    assert code(comment(anna, path, 9999, "later", "all")) == (403, "moment")
    assert code(comment(anna, path, 3, " \n ", "all")) == (400, "body")
    assert comment(anna, path, 3, "x" * 501, "all").status_code == 400


def test_while_a_game_goes_on_a_comment_shows_only_to_those_whose_eyes_it_was_written_with(
        anna: httpx.Client, server: ServerProcess) -> None:
    made = anna.post("/api/matches", json=SECRET).json()
    path, boris, eve = f"/api/replays/match/{made['id']}", fetch.client(server.url), fetch.client(server.url)
    boris.post("/api/me", json={"name": "Boris"})
    boris.post("/api/join", json={"secret": made["invitations"][0]["secret"]})
    assert comment(anna, path, 0, "my hand is weak", "0").status_code == 200
    assert comment(boris, path, 0, "well met", "public").status_code == 200
    assert code(comment(boris, path, 0, "his hand", "0")) == (403, "eyes")
    assert code(comment(eve, path, 0, "hello", "public")) == (403, "seat")
    assert [text for _, _, text, _ in said(anna, path)] == ["my hand is weak", "well met"]
    assert [text for _, _, text, _ in said(boris, path)] == ["well met"]
    assert [text for _, _, text, _ in said(eve, path)] == ["well met"]
    assert anna.post(f"/api/matches/{made['id']}/delete", json={}).status_code == 200, "its comments go with it"


def test_a_game_played_on_is_a_branch_of_the_replay_and_may_wait_for_a_friend(
        anna: httpx.Client, server: ServerProcess) -> None:
    path = uploaded(anna)
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = anna.post(f"{path}/at/40/play", json={"seats": seats}).json()
    (branch,) = [each for each in get(anna, f"{path}/beside")["branches"] if each["match"]["id"] == made["id"]]
    assert (branch["at"], [seat["kind"] for seat in branch["match"]["seats"]]) == (40, ["person", "open"])
    origin = get(anna, f"/api/replays/match/{made['id']}/beside")["origin"]
    assert (origin["source"], origin["id"], origin["at"]) == ("file", path.rsplit("/", 1)[-1], 40)
    boris = fetch.client(server.url)
    assert boris.post("/api/join", json={"secret": made["invitations"][0]["secret"]}).json()["seat"] == 1


def test_there_is_room_for_so_many_comments_of_one_person(database: str) -> None:
    store = Store(database)
    store.migrate()
    store.add_person("hash", Person("anna", "Anna", True))
    beside, row = BesideReplays(store), CommentRow(0, "anna", -1, "Anna", 3, "all", "once more", 0.0)
    assert all(beside.write("file x", None, row) for _ in range(MOST_EACH))
    assert not beside.write("file x", None, row)
    assert [each.n for each in beside.comments("file x")] == list(range(MOST_EACH))
    store.close()
