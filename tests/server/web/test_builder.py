"""Armies over HTTP: what they are built from, and what is said of one."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.heroes_of_normandie import content
from bocage.server.wire.frame_types import ACTION
from tests.server import fetch
from tests.server.process import ServerProcess
from tests.server.web.test_http import code

GAME = "heroes_of_normandie"
LEGAL = "us; us_22nd_regiment = us_bazooka_squad, us_m5_stuart; hero us_hero_clint"


def judged(server: ServerProcess, *texts: str, lang: str = "en", **more: object) -> Any:
    answer = fetch.post(f"{server.url}/api/games/{GAME}/judge?lang={lang}", json={"texts": texts, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def rules(found: Any) -> list[str]:
    return [fault["rule"] for fault in found["faults"]]


def test_everything_to_build_from_is_there_in_both_languages(server: ServerProcess) -> None:
    english = fetch.get(f"{server.url}/api/games/{GAME}/builder?lang=en").json()
    french = fetch.get(f"{server.url}/api/games/{GAME}/builder?lang=fr").json()
    assert [tile["id"] for tile in english["tiles"]] == [tile["id"] for tile in french["tiles"]]
    assert english["names"]["us_30cal"] != french["names"]["us_30cal"]
    stuart = next(option for option in english["options"] if option["id"] == "us_m5_stuart")
    assert stuart["fits"]["us_22nd_regiment"] == [1, 2], "HN-ARMY-05: where it shares a colour"
    assert "ge_901" not in stuart["fits"]
    assert {sample["points"] for sample in english["samples"] if not sample["scenario"]} == {200, 300, 400, 500}
    assert english["teams"]["3"]["ge_more"] == ["us", "ge", "ge"]
    village = next(each for each in english["scenarios"] if each["id"] == "village")
    assert (village["us"]["points"], village["us"]["must"]) == (300, ["us_22nd_regiment"])
    assert next(card["builds"] for card in fetch.get(f"{server.url}/api/games").json() if card["id"] == GAME)


def test_every_sample_is_legal(server: ServerProcess) -> None:
    for sample in fetch.get(f"{server.url}/api/games/{GAME}/builder").json()["samples"]:
        found = judged(server, sample["text"], scenario=sample["scenario"], points=sample["points"])
        assert (found["text"], found["faults"]) == (sample["text"], [])


def test_a_game_without_forces_says_so(server: ServerProcess) -> None:
    assert code(fetch.get(f"{server.url}/api/games/v_commandos/builder")) == (404, "no-builder")
    assert code(fetch.post(f"{server.url}/api/games/v_commandos/judge", json={"texts": ["us"]})) == (404, "no-builder")
    assert code(fetch.get(f"{server.url}/api/games/chess/builder")) == (400, "unknown")


def test_what_an_army_is_worth(server: ServerProcess) -> None:
    found = judged(server, LEGAL.replace("; ", "\n"), points=300)
    assert (found["text"], found["faults"], found["problem"]) == (LEGAL, [], "")
    assert (found["cost"], found["points"], found["side"], found["orders"]) == (105 + 55 + 60 + 40, 300, "us", 2 + 2)
    assert found["tiles"][0]["options"] == ["us_bazooka_squad", "us_m5_stuart", "", ""]
    assert [unit["unit"] for unit in found["units"] if unit["slot"] == 1] == ["us_m5_stuart"]
    plain = [card for card in content.load().cards.values() if card.side in ("", "us") and not card.restricted]
    assert found["deck_size"] == sum(card.copies for card in plain)


def test_each_broken_rule_is_named_in_the_language_asked_for(server: ServerProcess) -> None:
    text = "us; us_8th_regiment = airstrike_1; hero ge_hero_ludwig; deck +u09*3"
    found = judged(server, text, points=100)
    assert rules(found) == ["HN-ARMY-01", "HN-ARMY-05", "HN-ARMY-11", "HN-ARMY-12", "HN-ARMY-15", "HN-ARMY-15"]
    assert found["faults"][1]["about"] == {"option": "airstrike_1", "tile": "us_8th_regiment", "slot": 1}
    french = judged(server, text, points=100, lang="fr")
    assert rules(french) == rules(found)
    assert [fault["text"] for fault in french["faults"]] != [fault["text"] for fault in found["faults"]]


def test_a_scenario_has_points_and_tiles_of_its_own(server: ServerProcess) -> None:
    found = judged(server, "us; us_8th_regiment", scenario="village", points=50)
    assert (found["points"], rules(found)) == (300, ["HN-SETUP-02"])
    for scenario in ("bridge", "nowhere"):
        answer = fetch.post(f"{server.url}/api/games/{GAME}/judge", json={"texts": [LEGAL], "scenario": scenario})
        assert code(answer) == (400, "unknown")


def test_allies_share_points_and_one_high_command(server: ServerProcess) -> None:
    with_hq = "us; us_8th_regiment; us_field_command"
    first = judged(server, with_hq, "us; us_22nd_regiment = -, -, -, veteran", points=400, seats=3)
    assert (first["points"], first["deck_least"], first["faults"]) == (200, 50, [])
    both = judged(server, with_hq, "us; us_22nd_regiment; us_field_command", points=600, seats=3, at=1)
    assert "HN-MULTI-03" in rules(both)
    beside_sample = judged(server, "", "us; us_8th_regiment", points=400, seats=4, at=1)
    assert rules(beside_sample) == []


@pytest.mark.parametrize("text", ["", "x", "us; us_8th_regiment = ,,,,", "us;deck ++", "us; share 99999", "\u0000;\n\n",
                                  "us;" * 600, "us; hero",
                                  "ge; deck " + "-c01*99 " * 150, "us; us_8th_regiment = " + "-, " * 500 + "ammunition"])
def test_no_text_is_too_odd_to_be_judged(server: ServerProcess, text: str) -> None:
    found = judged(server, text)
    assert found["problem"] or found["faults"]


@pytest.mark.parametrize("body", [{}, {"texts": []}, {"texts": ["us"], "at": 1}, {"texts": ["us"] * 4}, {"texts": ["x" * 2001]},
                                  {"texts": ["us"], "points": -1}, {"texts": ["us"], "points": 10**30}, {"texts": "us"},
                                  {"texts": ["us"], "seats": 99}])
def test_bodies_that_make_no_sense_are_refused(server: ServerProcess, body: dict[str, object]) -> None:
    assert code(fetch.post(f"{server.url}/api/games/{GAME}/judge", json=body)) == (400, "body")


def test_a_match_begins_with_the_armies_that_were_built(server: ServerProcess) -> None:
    """A long text, with line breaks as it was pasted, is one setting of the match and one line of its record."""
    without = " ".join(f"-c{number:02}" for number in range(1, 16))
    long = ("us; us_22nd_regiment = us_bazooka_squad, us_m5_stuart, veteran; us_8th_regiment = us_30cal_squad, frag_grenades; "
            f"hero us_hero_clint; deck {without}")
    assert len(long) > ACTION, "longer than other words of a request"
    client = fetch.client(server.url)
    wanted = {"game": GAME, "scenario": "battle", "seats": [{"kind": "me"}, {"kind": "bot", "level": "recruit"}],
              "options": {"points": "500", "army_1": long.replace("; ", "\r\n")}}
    answer = client.post("/api/matches", json=wanted)
    assert answer.status_code == 200, answer.text
    record = client.get(f"/api/matches/{answer.json()['id']}/record").text
    assert f"option army_1 {long}" in record.splitlines()
    refused = client.post("/api/matches", json={**wanted, "options": {"points": "200", "army_1": long}}).json()
    assert "HN-ARMY-01" in refused["text"]
