"""Bots in processes of their own: they crash, oversleep and raise, and every game goes on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import uvloop

import bocage
from bocage import bots
from bocage.bots import LevelBot, Viewpoint
from bocage.server.bots.thinker import Plans, Wanted, answer
from bocage.server.bots.workers import BotPool
from tests import matches
from tests.server.bots.odd_bots import CHEATS, COUNTS, CRASHES, PRINTS, RAISES, SLEEPS

ODD = (sys.executable, "-m", "tests.server.bots.odd_bots")
ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.fixture(scope="module")
def question() -> tuple[str, list[str]]:
    """A record and the options of seat 0."""
    match = bocage.new("v_commandos", "lighthouse", ["anna"], "1", {"squad": "officer:blue,scout:blue"})
    for text in ("1", "activate scout"):
        match.play(matches.question(match).options[0] if text == "1" else text)
    return match.record(), [action.text for action in match.options(0)]


def with_pool(play: Callable[[BotPool], Awaitable[None]], workers: int = 1, grace: float = 20.0,
              loop: Callable[[], asyncio.AbstractEventLoop] | None = None) -> None:
    async def run() -> None:
        pool = BotPool(workers, grace=grace, command=ODD, quick=0)
        try:
            await play(pool)
        finally:
            await pool.close()
        assert all(worker.process is None for worker in pool.workers)

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended but was not yet waited for does not."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def pid_of(pool: BotPool) -> int:
    process = pool.workers[0].process
    assert process is not None
    return process.pid


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_answers_with_an_option(question: tuple[str, list[str]], level: str) -> None:
    async def play(pool: BotPool) -> None:
        assert await pool.choose(question[0], 0, level, question[1]) in question[1]
        assert pool.counts == {"asked": 1, "overrun": 0, "crash": 0, "fault": 0, "gave_up": 0}

    with_pool(play)


def test_a_plan_is_kept_for_the_next_questions_of_the_same_seat() -> None:
    """Heroes of Normandie: giving orders is one plan of several questions."""
    match, plans = bocage.new("heroes_of_normandie", "first_contact", ["anna", "ben"], "1"), Plans()
    level = replace(match.ruleset.advice.levels[3], playouts=16, seconds=0.0)
    while not plans and match.decision is not None:
        seat = match.decision.by[0]
        options = tuple(action.text for action in match.options(seat))
        wanted = Wanted(match.record(), seat, "sergeant", options)
        match.play(answer(wanted, lambda name, seed: LevelBot(Random(seed), fixed=level), plans).action, seat)
        assert set(plans) <= {Viewpoint(match, seat).character}
    assert plans


def test_only_the_given_options_are_considered(question: tuple[str, list[str]]) -> None:
    record, options = question
    assert {answer(Wanted(record, 0, "recruit", (option,))).action for option in options} == set(options)


def test_the_same_question_has_the_same_answer_whoever_thinks(question: tuple[str, list[str]]) -> None:
    record, options = question

    async def play(pool: BotPool) -> None:
        here = answer(Wanted(record, 0, "mcts:30", tuple(options))).action
        assert await pool.choose(record, 0, "mcts:30", options) == here

    with_pool(play)


def test_one_option_needs_no_thought() -> None:
    async def play(pool: BotPool) -> None:
        assert await pool.choose("not even a record", 0, "soldier", ["pass"]) == "pass"
        assert pool.workers[0].process is None

    with_pool(play)


def test_a_bot_that_crashes_is_replaced(question: tuple[str, list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    async def play(pool: BotPool) -> None:
        assert await pool.choose(question[0], 0, CRASHES, question[1]) in question[1]
        assert (pool.counts["crash"], pool.counts["gave_up"]) == (2, 0)
        lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
        assert [(line["event"], line["kind"], line["bot"]) for line in lines] == [("bot-failed", "crash", CRASHES)] * 2

    with_pool(play)


def test_a_bot_that_crashes_once_is_asked_again(question: tuple[str, list[str]]) -> None:
    async def play(pool: BotPool) -> None:
        assert await pool.choose(question[0], 0, COUNTS, question[1]) == question[1][-1]
        assert pool.counts["crash"] == 1

    with_pool(play)


@pytest.mark.parametrize("loop", [None, uvloop.new_event_loop])
def test_a_process_that_died_between_two_questions_is_replaced(
        question: tuple[str, list[str]], loop: Callable[[], asyncio.AbstractEventLoop] | None) -> None:
    async def play(pool: BotPool) -> None:
        for _ in range(2):
            assert await pool.choose(question[0], 0, "recruit", question[1]) in question[1]
            process = pool.workers[0].process
            assert process is not None
            assert process.stdin is not None
            os.kill(process.pid, signal.SIGKILL)
            while not process.stdin.is_closing():
                await asyncio.sleep(0.01)
        assert await pool.choose(question[0], 0, "recruit", question[1]) in question[1]
        assert pool.counts["crash"] == 0

    with_pool(play, loop=loop)


def test_a_bot_that_oversleeps_is_killed(question: tuple[str, list[str]]) -> None:
    async def play(pool: BotPool) -> None:
        started = time.monotonic()
        assert await pool.choose(question[0], 0, SLEEPS, question[1]) in question[1]
        assert pool.counts["overrun"] == 2
        assert time.monotonic() - started < 30

    with_pool(play, grace=2.0)


@pytest.mark.parametrize("level", [RAISES, CHEATS])
def test_a_bot_that_raises_or_cheats_is_replaced(question: tuple[str, list[str]], level: str,
                                                 capsys: pytest.CaptureFixture[str]) -> None:
    async def play(pool: BotPool) -> None:
        assert await pool.choose(question[0], 0, level, question[1]) in question[1]
        assert pool.counts["fault"] == 2
        assert "secret words" not in capsys.readouterr().err

    with_pool(play)


def test_a_bot_that_prints_does_not_disturb_its_answer(question: tuple[str, list[str]]) -> None:
    async def play(pool: BotPool) -> None:
        assert await pool.choose(question[0], 0, PRINTS, question[1]) == question[1][-1]

    with_pool(play)


def test_the_first_option_is_played_when_nothing_else_works(question: tuple[str, list[str]]) -> None:
    async def play(pool: BotPool) -> None:
        assert await pool.choose("no record", 0, "soldier", question[1]) == question[1][0]
        assert (pool.counts["fault"], pool.counts["gave_up"]) == (3, 1)

    with_pool(play)


def test_a_command_that_does_not_start_ends_no_game() -> None:
    async def run() -> None:
        for command in ("/nowhere/python",), (sys.executable, "-c", "pass"), (sys.executable, "-c", "print('nonsense')"):
            pool = BotPool(1, grace=1.0, command=command)
            assert await pool.choose("", 0, "soldier", ["a", "b"]) == "a"
            assert pool.counts["crash"] == 3
            await pool.close()

    asyncio.run(run())


def test_many_questions_share_few_processes_and_nobody_is_forgotten(question: tuple[str, list[str]]) -> None:
    async def play(pool: BotPool) -> None:
        levels = ["soldier", "recruit", PRINTS, RAISES] * 8
        answers = await asyncio.gather(*(pool.choose(question[0], 0, level, question[1]) for level in levels))
        assert all(answer in question[1] for answer in answers)
        assert pool.counts["fault"] == 16
        assert len(pool.queue.idle) == 2

    with_pool(play, workers=2)


def test_the_event_loop_goes_on_while_bots_think(question: tuple[str, list[str]]) -> None:
    async def play(pool: BotPool) -> None:
        await pool.choose(question[0], 0, "recruit", question[1])
        thinking = asyncio.create_task(pool.choose(question[0], 0, "mcts:0.4s", question[1]))
        ticks = 0
        while not thinking.done():
            await asyncio.sleep(0.01)
            ticks += 1
        assert ticks > 10

    with_pool(play)


def test_a_thought_that_is_cancelled_leaves_the_pool_whole(question: tuple[str, list[str]]) -> None:
    async def play(pool: BotPool) -> None:
        await pool.choose(question[0], 0, "recruit", question[1])
        thinker = pid_of(pool)
        thinking = asyncio.create_task(pool.choose(question[0], 0, SLEEPS, question[1]))
        waiting = asyncio.create_task(pool.choose(question[0], 0, "recruit", question[1]))
        queued = asyncio.create_task(pool.choose(question[0], 0, "recruit", question[1]))
        await asyncio.sleep(0.1)
        waiting.cancel()
        thinking.cancel()
        assert await queued in question[1]
        assert thinking.cancelled()
        assert waiting.cancelled()
        assert not is_alive(thinker)
        assert len(pool.queue.idle) == 1

    with_pool(play)


def test_closing_ends_what_still_thinks(question: tuple[str, list[str]]) -> None:
    async def run() -> None:
        pool = BotPool(1, grace=20.0, command=ODD, quick=0)
        await pool.choose(question[0], 0, "recruit", question[1])
        thinker = pid_of(pool)
        tasks = [asyncio.create_task(pool.choose(question[0], 0, SLEEPS, question[1])) for _ in range(3)]
        await asyncio.sleep(0.1)
        await pool.close()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(each, asyncio.CancelledError) for each in done)
        assert not is_alive(thinker)

    asyncio.run(run())


SERVER = """
import asyncio, sys
from bocage.server.bots.workers import BotPool
from tests.server.bots.odd_bots import SLEEPS
async def run():
    pool = BotPool(2, grace=60.0, command=(sys.executable, "-m", "tests.server.bots.odd_bots"), quick=0)
    record, options = sys.stdin.read(), ["pass", "done"]
    tasks = [asyncio.create_task(pool.choose(record, 0, SLEEPS, options)) for _ in range(2)]
    while not all(worker.process for worker in pool.workers):
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.5)
    print(*(worker.process.pid for worker in pool.workers), flush=True)
    await asyncio.gather(*tasks)
asyncio.run(run())
"""


def test_nothing_is_left_behind_a_server_that_is_killed(question: tuple[str, list[str]]) -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert server.stdin is not None
    assert server.stdout is not None
    server.stdin.write(question[0])
    server.stdin.close()
    thinkers = [int(pid) for pid in server.stdout.readline().split()]
    assert len(thinkers) == 2
    assert all(is_alive(pid) for pid in thinkers)
    os.kill(server.pid, signal.SIGKILL)
    server.wait()
    server.stdout.close()
    deadline = time.monotonic() + 5
    while any(is_alive(pid) for pid in thinkers) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not any(is_alive(pid) for pid in thinkers)


def test_a_process_knows_neither_sockets_nor_the_environment(question: tuple[str, list[str]],
                                                             monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOCAGE_DATABASE", "postgresql://me:password@here/games")

    async def play(pool: BotPool) -> None:
        server = await asyncio.start_server(lambda _reader, _writer: None, "127.0.0.1", 0)
        await pool.choose(question[0], 0, "recruit", question[1])
        thinker = Path(f"/proc/{pid_of(pool)}")
        assert b"password" not in (thinker / "environ").read_bytes()
        opened = [os.readlink(each) for each in (thinker / "fd").iterdir()]
        assert not {os.readlink(f"/proc/self/fd/{socket.fileno()}") for socket in server.sockets}.intersection(opened)
        assert len(opened) <= 5
        server.close()

    with_pool(play)


def test_a_captain_never_keeps_a_recruit_waiting(question: tuple[str, list[str]]) -> None:
    """One thinks and nineteen wait; a quick one is answered all the same."""
    async def run() -> None:
        pool = BotPool(1, grace=60.0, command=ODD)
        async with pool.queue.turn("first", slow=True):
            slow = [asyncio.create_task(pool.choose(question[0], 0, "captain", question[1], table=f"{number}"))
                    for number in range(19)]
            await asyncio.sleep(0)
            assert len(pool.queue) == 19
            assert await pool.choose(question[0], 0, "recruit", question[1], table="quick") in question[1]
            assert not any(task.done() for task in slow)
            for task in slow:
                task.cancel()
            await asyncio.gather(*slow, return_exceptions=True)
        await pool.close()

    asyncio.run(run())


def test_a_single_answer_waits_like_several_where_the_number_is_a_secret(question: tuple[str, list[str]]) -> None:
    async def play(pool: BotPool) -> None:
        places: list[int] = []
        async with pool.queue.turn("other", slow=True):
            assert await pool.choose(question[0], 0, "corporal", ["pass"], table="open") == "pass"      # no secret: at once
            single = asyncio.create_task(pool.choose(question[0], 0, "corporal", ["pass"], table="mine", hides=True,
                                                     told=places.append))
            await asyncio.sleep(0.05)
            assert (single.done(), places) == (False, [1])
        assert await single == "pass"
        assert places == [1, 0]

    with_pool(play)


@pytest.mark.skipif(not Path("/proc/self/autogroup").exists(), reason="this system does not share the cores among sessions")
def test_a_worker_gives_way_with_its_whole_session() -> None:
    """Each worker has a session of its own: where Linux shares the cores among sessions first, its own niceness counts only
    within that."""
    says = "from bocage.server.bots.thinker import give_way; give_way(4); print(open('/proc/self/autogroup').read(), end='')"
    told = subprocess.run([sys.executable, "-c", says], capture_output=True, text=True, check=True, start_new_session=True)
    assert told.stdout.split()[1:] == ["nice", "4"]
