"""Teams and players' own files over HTTP: what is built, what is brought along, who is shown its fingerprint."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bocage.games.commandos_40k.content import fingerprint
from bocage.server.wire.frame_types import PACK, SETTING
from tests.server import fetch
from tests.commandos_40k.test_packs import BOARD, FACTION
from tests.server.process import ServerProcess
from tests.server.web.test_http import code

GAME = "commandos_40k"
LEGAL = "concord; con_chief leader; con_lancer*2; con_gunner rotor_gun heavy"
OWN = "drifters; dri_boss leader; dri_hand medic; dri_hand"
PRINTED = json.dumps(FACTION, indent=2, ensure_ascii=False)


def post(server: ServerProcess, what: str, **body: object) -> Any:
    answer = fetch.post(f"{server.url}/api/games/{GAME}/{what}?lang=en", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_everything_to_build_from_is_there_in_both_languages(server: ServerProcess) -> None:
    english = fetch.get(f"{server.url}/api/games/{GAME}/builder?lang=en").json()
    french = fetch.get(f"{server.url}/api/games/{GAME}/builder?lang=fr").json()
    assert [faction["id"] for faction in english["factions"]] == ["concord", "rustborn", "choir", "bloom"]
    assert english["factions"][0]["name"] != french["factions"][0]["name"]
    assert [board["id"] for board in english["boards"]] == ["plaza", "pipeworks", "outpost", "crash"]
    assert all(board["parts"] for board in english["boards"])
    assert [sheet["fly"] for sheet in english["factions"][2]["sheets"]] == [False] * 5 + [True]


def test_every_sample_and_every_draft_is_legal(server: ServerProcess) -> None:
    samples = fetch.get(f"{server.url}/api/games/{GAME}/builder").json()["samples"]
    drafts = [post(server, "draft", side=side)["text"] for side in ("concord", "rustborn", "choir", "bloom")]
    for text in [*(sample["text"] for sample in samples), *drafts]:
        found = post(server, "judge", texts=[text])
        assert (found["text"], found["faults"]) == (text, [])
    assert code(fetch.post(f"{server.url}/api/games/{GAME}/draft", json={"side": "nobody"})) == (400, "unknown")
    assert code(fetch.post(f"{server.url}/api/games/v_commandos/draft", json={"side": "x"})) == (404, "no-builder")


def test_a_broken_team_is_told_its_rules_and_what_would_help(server: ServerProcess) -> None:
    found = post(server, "judge", texts=["choir; cho_cantor leader; cho_oculus*2 sniper; cho_chorister"])
    assert [fault["rule"] for fault in found["faults"]] == ["KT-TEAM-05"]
    mended = post(server, "judge", texts=[found["remedies"][0]["text"]])
    assert mended["faults"] == []


@pytest.mark.parametrize("text", ["", "x", "concord; con_lancer*99", "concord;" * 200, "\u0000;\n\n", 'concord "',
                                  "bloom;" + "blo_leaper*9;" * 150])
def test_no_text_is_too_odd_to_be_judged(server: ServerProcess, text: str) -> None:
    found = post(server, "judge", texts=[text])
    assert found["problem"] or found["faults"]


def test_a_player_s_own_file_is_told_and_known_by_its_fingerprint(server: ServerProcess) -> None:
    pack = post(server, "pack", text=PRINTED)
    assert (pack["kind"], pack["id"], pack["name"], pack["problem"]) == ("faction", "drifters", "Drifters", "")
    assert pack["fingerprint"] == fingerprint(PRINTED) == fingerprint(pack["text"])
    assert "\n" not in pack["text"]
    assert [sheet["id"] for sheet in pack["faction"]["sheets"]] == ["dri_boss", "dri_hand"]
    assert all(post(server, "judge", texts=[sample["text"]], packs=[PRINTED])["faults"] == [] for sample in pack["samples"])
    board = post(server, "pack", text=json.dumps(BOARD))
    assert (board["kind"], board["id"], board["board"]["width"]) == ("board", "yard", 36)


def test_what_has_no_effect_in_a_file_is_told(server: ServerProcess) -> None:
    odd = json.loads(PRINTED)
    odd["weapons"]["gun"]["profiles"][0]["abilities"] = ["sings"]
    told = post(server, "pack", text=json.dumps(odd))["told"]
    assert any("sings" in line for line in told[1:])


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": "kt-faction/1"}', '{"format": 3}', "[" * 60_000,
                                  PRINTED.replace('"id": "drifters"', '"id": "concord"'), PRINTED.replace("24", "NaN")])
def test_no_file_is_too_odd_to_be_read(server: ServerProcess, text: str) -> None:
    pack = post(server, "pack", text=text)
    assert pack["problem"]
    assert pack["text"] == pack["fingerprint"] == ""
    assert post(server, "judge", texts=[LEGAL], packs=[text or "{"])["problem"]


def test_files_have_a_size_and_a_game(server: ServerProcess) -> None:
    assert code(fetch.post(f"{server.url}/api/games/{GAME}/pack", json={"text": "x" * (PACK + 1)})) == (400, "body")
    many = {"texts": [LEGAL], "packs": [PRINTED] * 4}
    assert code(fetch.post(f"{server.url}/api/games/{GAME}/judge", json=many)) == (400, "body")
    assert code(fetch.post(f"{server.url}/api/games/heroes_of_normandie/pack", json={"text": PRINTED})) == (404, "no-packs")


def test_a_team_of_an_own_faction_needs_its_file(server: ServerProcess) -> None:
    assert "drifters" in post(server, "judge", texts=[OWN])["problem"]
    found = post(server, "judge", texts=[OWN], packs=[PRINTED])
    assert (found["problem"], found["faults"], found["cost"]) == ("", [], 35)
    assert post(server, "draft", side="drifters", packs=[PRINTED])["text"].startswith("drifters")


def test_a_match_carries_the_file_and_shows_it_to_whoever_is_invited(server: ServerProcess) -> None:
    """The one who joins sees the same file, by its fingerprint, before he sits down."""
    client = fetch.client(server.url)
    options = {"army_1": OWN, "pack_1": PRINTED, "pack_2": json.dumps(BOARD), "board": "own"}
    wanted = {"game": GAME, "scenario": "rescue", "seats": [{"kind": "me"}, {"kind": "open"}], "options": options}
    answer = client.post("/api/matches", json=wanted)
    assert answer.status_code == 200, answer.text
    secret = answer.json()["invitations"][0]["secret"]
    invited = fetch.post(f"{server.url}/api/invitation", json={"secret": secret}).json()
    assert (invited["game"], invited["scenario"]) == (GAME, "rescue")
    assert [fingerprint(text) for text in invited["packs"]] == [fingerprint(PRINTED), fingerprint(json.dumps(BOARD))]
    assert fetch.post(f"{server.url}/api/join", json={"secret": secret}).status_code == 200, "looking does not use it up"
    assert code(fetch.post(f"{server.url}/api/invitation", json={"secret": secret})) == (404, "invitation")
    record = next(line for line in client.get(f"/api/matches/{answer.json()['id']}/record").text.splitlines()
                  if line.startswith("option pack_1 "))
    assert fingerprint(record.removeprefix("option pack_1 ")) == fingerprint(PRINTED)


def test_a_match_refuses_a_broken_file_and_any_other_long_setting(server: ServerProcess) -> None:
    client = fetch.client(server.url)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "recruit"}]
    wanted: dict[str, object] = {"game": GAME, "scenario": "rescue", "seats": seats}
    refused = client.post("/api/matches?lang=en", json={**wanted, "options": {"pack_1": '{"format": "kt-faction/1"}'}})
    assert refused.status_code == 400
    assert "pack.json" in refused.json()["text"]
    long = {"army_1": LEGAL + ";" * SETTING}
    assert code(client.post("/api/matches", json={**wanted, "options": long})) == (400, "body")
