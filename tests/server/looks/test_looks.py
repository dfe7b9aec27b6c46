"""Looks in processes of their own: fair, with a deadline, paid for with time; what they bring is what the match itself says."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import bocage
from bocage.games import installed
from bocage.server.hub import Hub
from bocage.server.logs import Log
from bocage.server.looks import looker
from bocage.server.looks.asked import Survey, Weigh, Why
from bocage.server.fair_queue import Crowded, FairQueue
from bocage.server.looks.looker import answer
from bocage.server.looks.pool import LookPool
from bocage.server.matches import option_odds
from bocage.server.matches.commands import do
from bocage.server.matches.room import Room
from bocage.server.settings import Limits
from bocage.server.web.limits import Rates
from bocage.server.web.refusals import Refusal
from bocage.server.wire import frames
from bocage.server.wire.telling import Teller
from tests.server.matches.test_room import ME, OPEN, entered, first_option, heard, scene, until

SQUAD = {"squad": "officer:blue,scout:blue"}


def wandered(game: str, moves: int) -> bocage.Match:
    rules = bocage.games.find(game)
    scenario = rules.scenarios[0]
    match = bocage.new(game, scenario.id, ["anna", "ben"][:max(scenario.seats[0], min(2, scenario.seats[1]))], "1")
    rng = Random(game)
    for _ in range(moves):
        if match.decision is None:
            break
        match.play(rng.choice(match.decision.options))
    return match


@pytest.mark.parametrize("game", [rules.id for rules in installed() if not rules.id.startswith("toy")])
@pytest.mark.parametrize("moves", [0, 7, 40])
def test_the_record_of_a_step_is_the_same_position(game: str, moves: int) -> None:
    match = wandered(game, moves)
    again = bocage.load(match.step_record())
    assert again.hash() == match.hash()
    assert match.decision is not None
    for seat in match.decision.by:
        assert again.knows_all(seat) == match.knows_all(seat)
        assert again.view(seat) == match.view(seat)
        told, known = (Teller(each, "en", (seat,)) for each in (again, match))
        texts = [action.text for action, _ in known.options((seat,))][:3]
        assert list(told.weigh(texts)) == list(known.weigh(texts)), "the same odds"


def test_a_look_says_what_is_wrong_in_both_languages_or_where_we_are(monkeypatch: pytest.MonkeyPatch) -> None:
    record = bocage.new("v_commandos", "lighthouse", ["anna"], "1", SQUAD).step_record()
    refused = answer(Why(record, 0, "move officer zz", "fr"))
    assert msgspec.json.decode(refused.body, type=frames.Because).text
    assert set(answer(Why("no record", 0, "pass", "en")).wrong) == {"fr", "en"}
    monkeypatch.setattr(looker, "surveyed", lambda asked: vars(looker)["nothing"])
    assert "KeyError" in answer(Survey(record, 0, "unit 5")).fault


def test_odds_that_fail_leave_those_of_the_other_options(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bocage.new("v_commandos", "lighthouse", ["anna"], "1", SQUAD)
    texts = tuple(action.text for action in match.options(0))
    weighed = Teller.weighed

    def first_broken(teller: Teller, action: Any, seat: int) -> frames.Weighed:
        if action.text == texts[0]:
            raise ZeroDivisionError
        return weighed(teller, action, seat)

    monkeypatch.setattr(Teller, "weighed", first_broken)
    found = msgspec.json.decode(answer(Weigh(match.step_record(), "en", (0,), texts, 9.0)).body, type=list[frames.Weighed])
    assert [each.action for each in found] == list(texts)
    assert [each.remarks == ("These odds cannot be told.",) for each in found] == [True] + [False] * (len(texts) - 1)


# --- the queue --------------------------------------------------------------------------------------------------------


def test_the_queue_is_fair_between_tables_and_bounded() -> None:
    order: list[str] = []

    async def one(queue: FairQueue[str], key: str) -> None:
        async with queue.turn(key):
            order.append(key)
            await asyncio.sleep(0)

    async def play() -> None:
        queue = FairQueue(["worker"], most=12, each=8)
        async with queue.turn("first"):
            greedy = [asyncio.create_task(one(queue, "greedy")) for _ in range(8)]
            await asyncio.sleep(0)
            with pytest.raises(Crowded):
                await queue.take("greedy")
            modest = [asyncio.create_task(one(queue, f"modest {number}")) for number in range(3)]
            await asyncio.sleep(0)
            assert len(queue) == 11
            greedy[1].cancel()                              # who has gone is not waited for
        await asyncio.gather(*greedy, *modest, return_exceptions=True)
        assert queue.idle == ["worker"]

    asyncio.run(play())
    assert order[:4] == ["greedy", "modest 0", "modest 1", "modest 2"]
    assert order[4:] == ["greedy"] * 6


def test_slow_questions_never_hold_all_workers_and_are_never_shut_out() -> None:
    async def play() -> None:
        queue = FairQueue(["one", "two"], slow=1)
        captain = await queue.take("a", slow=True)
        waits = asyncio.create_task(queue.take("b", slow=True))
        await asyncio.sleep(0)
        assert not waits.done()                             # though a worker is idle
        recruit = await queue.take("c")
        quick = [asyncio.create_task(queue.take(f"d{number}")) for number in range(2)]
        await asyncio.sleep(0)
        queue.give(recruit)
        await asyncio.sleep(0)
        assert (waits.done(), [task.done() for task in quick]) == (False, [True, False])
        queue.give(captain, slow=True)                      # the slow one's turn, though a quick one waits
        await asyncio.sleep(0)
        assert (waits.done(), [task.done() for task in quick]) == (True, [True, False])
        queue.give(await waits, slow=True)
        queue.give(await quick[0])
        queue.give(await quick[1])
        assert (sorted(queue.idle), len(queue), queue.slow_held) == (["one", "two"], 0, 0)

    asyncio.run(play())


def test_the_worker_does_not_go_to_somebody_who_was_cancelled_in_the_same_moment() -> None:
    async def play() -> None:
        queue = FairQueue(["worker"])
        worker = await queue.take("a")
        gone, next_one = (asyncio.create_task(queue.take(key)) for key in "bc")
        await asyncio.sleep(0)
        gone.cancel()
        queue.give(worker)
        assert await next_one == "worker"
        queue.give(worker)
        assert queue.idle == ["worker"]
        assert len(queue) == 0

    asyncio.run(play())


def test_everybody_is_told_the_place_in_the_queue() -> None:
    told: dict[str, list[int]] = {name: [] for name in "abc"}

    async def play() -> None:
        queue = FairQueue(["worker"])
        first = await queue.take("a", told=told["a"].append)
        tasks = {name: asyncio.create_task(queue.take(name, told=told[name].append)) for name in "bc"}
        await asyncio.sleep(0)
        assert told == {"a": [0], "b": [1], "c": [2]}
        tasks["b"].cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert told["c"] == [2, 1]
        queue.give(first)
        await tasks["c"]
        assert told == {"a": [0], "b": [1], "c": [2, 1, 0]}

    asyncio.run(play())


def pool(script: str, **limits: Any) -> LookPool:
    return LookPool(Rates(Limits(**limits)), Log(quiet=True), deadline=1.0, command=(sys.executable, "-c", script))


SLEEPS = "import sys, time\nsys.stdout.write('{}\\n'); sys.stdout.flush()\nfor line in sys.stdin: time.sleep(60)"
DIES = "import sys\nsys.stdout.write('{}\\n'); sys.stdout.flush()\nsys.stdin.readline()"


def test_a_look_that_takes_too_long_is_killed_and_paid_for() -> None:
    async def play() -> None:
        looks = pool(SLEEPS, work=(0.5, 0.0))
        with pytest.raises(Refusal, match="slow"):
            await looks.ask(Survey("", None, "x"), str, whose="eve")
        assert looks.workers[0].process is None
        with pytest.raises(Refusal, match="rate"):
            await looks.ask(Survey("", None, "x"), str, whose="eve")
        await looks.close()

    asyncio.run(play())


# Answers after the seconds that it is asked about; counts its answers.
ANSWERS = ("import json, sys, time\nsys.stdout.write('{}\\n'); sys.stdout.flush()\nn = 0\n"
           "for line in sys.stdin:\n    n += 1; time.sleep(float(json.loads(line)['about']))\n"
           "    body = json.dumps({'body': n}); sys.stdout.write(f'{len(body)}\\n{body}'); sys.stdout.flush()")


@pytest.mark.parametrize(("seconds", "ends"), [("0.15", True), ("60", False)])
def test_a_look_that_nobody_waits_for_any_more_ends_soon_or_is_killed(seconds: str, ends: bool) -> None:
    """Where it ends by itself its process serves the next one."""
    async def play() -> None:
        looks = pool(ANSWERS)
        assert await looks.ask(Survey("", None, "0"), int, whose="anna") == 1
        first = looks.workers[0].process
        left = asyncio.create_task(looks.ask(Survey("", None, seconds), int, whose="anna"))
        await asyncio.sleep(0.05)
        left.cancel()
        with pytest.raises(asyncio.CancelledError):
            await left
        assert await looks.ask(Survey("", None, "0"), int, whose="anna") == (3 if ends else 1)
        assert (looks.workers[0].process is first) == ends
        await looks.close()

    asyncio.run(play())


def test_a_process_that_dies_is_a_fault_and_the_next_look_has_another(capfd: pytest.CaptureFixture[str]) -> None:
    async def play() -> None:
        looks = pool(DIES)
        for _ in range(2):
            with pytest.raises(Refusal, match="fault"):
                await looks.ask(Survey("", None, "x"), str, whose="anna")
        assert looks.counts["fault"] == 2
        await looks.close()

    asyncio.run(play())


# --- odds of a table --------------------------------------------------------------------------------------------------


def odds(told: list[dict[str, Any]]) -> list[str]:
    return [each["action"] for frame in told if frame["type"] == "odds" for each in frame["weighed"]]


def at_table(folder: Path, database: str, monkeypatch: pytest.MonkeyPatch, play: Callable[[Hub, Room], Awaitable[None]],
             **more: Any) -> None:
    monkeypatch.setattr(option_odds, "PART", 0.0)           # each option in a frame of its own
    scene(folder, database, play, **more)


def test_an_option_that_is_pointed_at_comes_first(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        texts = [action.text for action in room.match.options(0)]
        assert len(texts) > 1
        room.weighing.stop()
        heard(anna)
        await do(room, anna, frames.Point(texts[-1]))
        await until(lambda: room.weighing.task is None)
        assert odds(heard(anna)) == [texts[-1], *texts[:-1]]
        await do(room, anna, frames.Point("no option"))
        await until(lambda: room.weighing.task is None)
        assert odds(heard(anna)) == []

    at_table(tmp_path, database, monkeypatch, play)


def test_a_question_that_is_answered_at_once_costs_nothing_and_one_that_comes_back_nothing_more(
        tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await first_option(room, anna)
        assert hub.looks.counts["Weigh"] == 0
        await until(lambda: room.weighing.task is None)
        counted = hub.looks.counts["Weigh"]
        assert counted > 0
        first = odds(heard(anna))
        await first_option(room, anna)
        room.weighing.stop()
        await do(room, anna, frames.Undo("key-undo", room.seq))
        assert sorted(odds(heard(anna))) == sorted(first), "told at once"
        await until(lambda: room.weighing.task is None)
        assert hub.looks.counts["Weigh"] == counted

    at_table(tmp_path, database, monkeypatch, play)


def test_a_table_that_has_used_up_its_time_is_told_what_it_points_at(tmp_path: Path, database: str,
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        room.weighing.stop()
        room.weighing.budget.charge(1000.0)
        heard(anna)
        room.weighing.go_on()
        await until(lambda: room.weighing.task is None)
        assert odds(heard(anna)) == []
        text = room.match.options(0)[-1].text
        await do(room, anna, frames.Point(text))
        await until(lambda: room.weighing.task is None)
        assert odds(heard(anna)) == [text]

    at_table(tmp_path, database, monkeypatch, play, seats=(ME, OPEN))
