"""Puzzles over HTTP: what is told before a solution is found, and what a try brings."""

from __future__ import annotations

import pytest

from bocage.games import find
from bocage.puzzles.content import puzzle_of, puzzles_of
from tests.server import fetch
from tests.server.process import ServerProcess

GAME = "operation_commando"


@pytest.fixture
def address(server: ServerProcess) -> str:
    return f"{server.url}/api/games/{GAME}/puzzles"


def test_the_list_names_all_and_todays(address: str) -> None:
    told = fetch.get(address).json()
    assert [each["number"] for each in told["puzzles"]] == list(range(1, len(puzzles_of(find(GAME))) + 1))
    assert 1 <= told["today"] <= len(told["puzzles"])
    assert {each["difficulty"] for each in told["puzzles"]} <= {1, 2, 3, 4}


def test_the_position_is_told_as_the_seat_sees_it_and_the_solution_is_not(address: str) -> None:
    puzzle = puzzle_of(find(GAME), 1)
    answer = fetch.get(f"{address}/1?lang=en")
    told = answer.json()
    assert told["mine"] == puzzle.seat
    assert told["update"]["eyes"] == [puzzle.seat]
    assert {each["action"] for each in told["update"]["question"]["options"]} == {each.action for each in puzzle.options}
    assert not any(each["final"] for each in told["update"]["question"]["options"])
    assert "chance" not in told
    assert puzzle.position not in answer.text
    other = next(word for word in puzzle.position.splitlines() if word.startswith(f"{'us' if puzzle.seat else 'de'} hand: "))
    assert other.partition(": ")[2] not in answer.text


def test_a_try_is_right_or_says_how_much_worse_it_is(address: str) -> None:
    puzzle = puzzle_of(find(GAME), 1)
    worst = puzzle.options[-1]
    wrong = fetch.post(f"{address}/1/try", json={"action": worst.action}).json()
    assert (wrong["right"], wrong["loss"], wrong["chance"]) == (False, worst.loss, worst.chance)
    right = fetch.post(f"{address}/1/try", json={"action": puzzle.solutions[0]}).json()
    assert (right["right"], right["loss"]) == (True, 0)
    none = fetch.post(f"{address}/1/try", json={"action": "stand up"})
    assert (none.status_code, none.json()["code"]) == (400, "puzzle-option")


def test_the_solution_gives_the_chances_and_the_reasons_in_both_languages(address: str) -> None:
    puzzle = puzzle_of(find(GAME), 1)
    english, french = (fetch.get(f"{address}/1/solution?lang={lang}").json() for lang in ("en", "fr"))
    assert [each["action"] for each in english["options"]] == [each.action for each in puzzle.options]
    assert [each["right"] for each in english["options"]].count(True) == puzzle.right
    assert english["said"] != french["said"]
    assert len(english["why"]) == len(french["why"]) > 0


def test_odds_and_surveys_are_those_of_any_match(address: str) -> None:
    puzzle = puzzle_of(find(GAME), 1)
    actions = [each.action for each in puzzle.options]
    found = fetch.post(f"{address}/1/odds", json={"actions": actions}).json()
    assert found
    assert {each["action"] for each in found} <= set(actions)
    assert fetch.post(f"{address}/1/survey", json={"about": "nothing"}).status_code in (200, 400)


def test_there_is_no_puzzle_of_another_number(address: str) -> None:
    assert fetch.get(f"{address}/9999").json()["code"] == "unknown"
    assert fetch.get(f"{address}/0").json()["code"] == "unknown"
