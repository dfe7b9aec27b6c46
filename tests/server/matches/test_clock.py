"""The clock of a window: for whom it runs, what it shows, what it does when it has run down."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage import Illegal, load, new
from bocage.server.matches import answer_clock, creating
from bocage.server.wire import frames, http_frames
from bocage.server.app import make_hub
from bocage.server.matches.commands import do
from bocage.server.matches.connection import Player
from bocage.server.hub import Hub
from bocage.server.matches.room import Room
from bocage.server.matches.seating import sit
from bocage.server.settings import Settings
from tests.matches import question
from tests.server.matches.test_curtain import BOT, HERE, ME, OPEN, key, last_update
from tests.server.matches.test_room import ANNA, BEN, Thinkers, act, entered, until
from tests.toys.runner.state import RUNNER, WATCHER

SECONDS = 30


class Time:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.at = 0.0
        self.sleepers: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        waked = asyncio.Event()
        self.sleepers.append((self.at + seconds, waked))
        await waked.wait()

    async def go(self, seconds: float) -> None:
        """Until everybody who slept as long has had a chance to get up."""
        await asyncio.sleep(0)
        self.at += seconds
        for due, waked in self.sleepers:
            if due <= self.at:
                waked.set()
        for _ in range(5):
            await asyncio.sleep(0)


Play = Callable[[Hub, Room, Time], Awaitable[None]]


@pytest.fixture
def scene(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """A match of the runner with a time of its own; if there is an open seat, Ben has taken it."""
    time = Time()
    monkeypatch.setattr(answer_clock, "now", time.now)
    monkeypatch.setattr(answer_clock, "sleep", time.sleep)

    async def run(play: Play, seats: Sequence[http_frames.NewSeat], seconds: int, seed: str, joined: bool) -> None:
        hub = make_hub(Settings(data=tmp_path, database=database, quiet=True))
        hub.pool = hub.rooms.pool = Thinkers()
        for person in (ANNA, BEN):
            await hub.store.work(hub.store.add_person, f"hash of {person.id}", person)
        chairs = creating.seated(seats, ANNA)
        match = new("runner", "meadow", creating.names_of(chairs), seed=seed)
        made = await creating.store(hub, ANNA, match, chairs, False, "en", seconds)
        room = await hub.rooms.room(made.id)
        if joined:
            await sit(room, BEN)
        await play(hub, room, time)
        await hub.rooms.close()
        hub.store.close()

    def scene(play: Play, seats: Sequence[http_frames.NewSeat] = (ME, OPEN), seconds: int = SECONDS, seed: str = "1") -> None:
        asyncio.run(run(play, seats, seconds, seed, OPEN in seats))

    return scene


async def to_a_shot(room: Room, anna: Player, ben: Player) -> None:
    """The runner runs, the watcher fires: the runner may answer."""
    await do(room, anna, act(room, "run 3", RUNNER))
    await do(room, ben, act(room, "fire", WATCHER))
    assert room.match.decision is not None
    assert (room.match.decision.kind, room.match.decision.by) == ("shot", (RUNNER,))


async def two_and_a_shot(room: Room) -> tuple[Player, Player]:
    anna, ben = await entered(room), await entered(room, BEN)
    await to_a_shot(room, anna, ben)
    return anna, ben


def moves(room: Room) -> list[tuple[int, str]]:
    return [(move.seat, move.text) for move in room.match.moves]


BEFORE = [(RUNNER, "run 3"), (WATCHER, "fire")]
LATE = [*BEFORE, (RUNNER, "pass")]


# --- running down -----------------------------------------------------------------------------------------------------


def test_a_window_that_nobody_answers_in_time_passes_is_stored_and_told_to_all(scene: Callable[..., None]) -> None:
    async def play(hub: Hub, room: Room, time: Time) -> None:
        anna, ben = await two_and_a_shot(room)
        assert last_update(anna)["deadline"] == last_update(ben)["deadline"] == SECONDS
        await time.go(SECONDS - 1)
        assert moves(room) == BEFORE
        await time.go(1)
        await until(lambda: len(room.match.moves) > 2)
        for one in (anna, ben):
            assert last_update(one)["late"] == [{"move": 3, "seat": RUNNER}]
        assert moves(room) == LATE
        stored = await hub.store.look(hub.store.load, room.id)
        assert stored is not None
        assert [(move.seat, move.text) for move in load(stored.row.record).moves] == LATE
        assert stored.row.late == (2,)

    scene(play)


def test_a_window_that_is_answered_stops_the_clock_and_the_next_one_has_all_its_time(scene: Callable[..., None]) -> None:
    async def play(hub: Hub, room: Room, time: Time) -> None:
        anna, _ = await two_and_a_shot(room)
        await time.go(10)
        await do(room, anna, act(room, "pass", RUNNER))
        assert question(room.match).kind == "shot"
        assert last_update(anna)["deadline"] == SECONDS
        await time.go(SECONDS - 1)                              # more than the first one had
        assert moves(room) == LATE
        assert not room.late

    scene(play)


def test_it_runs_on_without_the_one_who_is_asked_and_shows_him_what_is_left(scene: Callable[..., None]) -> None:
    async def play(hub: Hub, room: Room, time: Time) -> None:
        anna, _ = await two_and_a_shot(room)
        room.leave(anna)
        await time.go(10)
        anna = await entered(room)
        assert last_update(anna)["deadline"] == SECONDS - 10
        room.leave(anna)
        await time.go(SECONDS - 10)
        await until(lambda: len(room.match.moves) > 2)
        assert moves(room) == LATE

    scene(play)


def test_it_stands_still_while_no_player_is_there(scene: Callable[..., None]) -> None:
    async def play(hub: Hub, room: Room, time: Time) -> None:
        both = await two_and_a_shot(room)
        await time.go(10)
        for one in both:
            room.leave(one)
        await time.go(10 * SECONDS)
        assert moves(room) == BEFORE
        ben = await entered(room, BEN)
        assert last_update(ben)["deadline"] == SECONDS - 10
        await time.go(SECONDS - 10)
        await until(lambda: len(room.match.moves) > 2)
        assert moves(room) == LATE

    scene(play)


def test_what_could_not_be_stored_has_all_its_time_again(scene: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hub: Hub, room: Room, time: Time) -> None:
        anna, _ = await two_and_a_shot(room)
        last_update(anna)

        def full(*_: object) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as broken:
            broken.setattr(hub.store, "commit", full)
            await time.go(SECONDS)
            await until(lambda: room.clock.seconds_left() == SECONDS)
        assert (moves(room), last_update(anna)["deadline"]) == (BEFORE, SECONDS)
        await time.go(SECONDS)
        await until(lambda: len(room.match.moves) > 2)
        assert moves(room) == LATE

    scene(play)


# --- for whom ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seconds"), [((ME, HERE), SECONDS), ((ME, BOT), SECONDS), ((ME, OPEN), 0)])
def test_there_is_no_clock_at_one_screen_against_bots_or_where_none_was_wished(
        scene: Callable[..., None], seats: Sequence[http_frames.NewSeat], seconds: int) -> None:
    async def play(hub: Hub, room: Room, time: Time) -> None:
        assert room.row.answer_seconds == 0
        anna = await entered(room)
        match = room.match.copy()
        match.play("run 3", RUNNER)
        match.play("fire", WATCHER)
        await room.accept(match, set())
        assert last_update(anna)["deadline"] is None
        await time.go(1000)
        assert moves(room) == BEFORE

    scene(play, seats, seconds)


def test_it_runs_for_windows_alone(scene: Callable[..., None]) -> None:
    async def play(hub: Hub, room: Room, time: Time) -> None:
        anna, ben = await entered(room), await entered(room, BEN)
        assert last_update(anna)["deadline"] is None
        await do(room, anna, act(room, "run 3", RUNNER))
        assert last_update(ben)["deadline"] is None
        await time.go(1000)
        assert moves(room) == BEFORE[:1]

    scene(play)


def test_a_seat_that_a_bot_plays_has_no_clock(scene: Callable[..., None]) -> None:
    async def play(hub: Hub, room: Room, time: Time) -> None:
        anna, ben = await two_and_a_shot(room)
        await do(room, anna, frames.Hand(key(), RUNNER, "recruit"))
        assert last_update(ben)["deadline"] is None
        await time.go(1000)
        assert moves(room) == BEFORE

    scene(play)


def seed_where(answers: bool) -> str:
    """A game in which the runner has, or has not, a card that answers the first shot."""
    for seed in map(str, range(100)):
        match = new("runner", "meadow", ["anna", "ben"], seed=seed)
        match.play("run 3", RUNNER)
        match.play("fire", WATCHER)
        if (len(match.options(RUNNER)) > 1) == answers:
            return seed
    raise AssertionError


@pytest.mark.parametrize("answers", [True, False])
def test_it_runs_the_same_whatever_a_hand_holds(scene: Callable[..., None], answers: bool) -> None:
    async def play(hub: Hub, room: Room, time: Time) -> None:
        anna, _ = await two_and_a_shot(room)
        update = last_update(anna)
        assert ((len(update["question"]["options"]) > 1), update["deadline"]) == (answers, SECONDS)
        await time.go(SECONDS - 1)
        assert moves(room) == BEFORE
        await time.go(1)
        await until(lambda: len(room.match.moves) > 2)
        assert moves(room) == LATE

    scene(play, seed=seed_where(answers))


# --- afterwards -------------------------------------------------------------------------------------------------------


def test_what_the_clock_has_passed_goes_with_the_choice_before_it_and_is_nobodys_own(scene: Callable[..., None]) -> None:
    async def play(hub: Hub, room: Room, time: Time) -> None:
        anna, ben = await two_and_a_shot(room)
        await time.go(SECONDS)
        await until(lambda: len(room.match.moves) > 2)
        assert not last_update(anna)["can_undo"]
        with pytest.raises(Illegal):
            await do(room, anna, frames.Undo(key(), room.seq))
        await do(room, ben, frames.Undo(key(), room.seq))
        assert (moves(room), last_update(ben)["late"]) == (BEFORE[:1], [])
        stored = await hub.store.look(hub.store.load, room.id)
        assert stored is not None
        assert stored.row.late == ()

    scene(play)


@pytest.mark.parametrize(("asked", "stored"), [({}, 30), ({"answer_seconds": 0}, 0), ({"answer_seconds": 120}, 120)])
def test_the_table_is_asked_for_with_its_clock(scene: Callable[..., None], asked: dict[str, Any], stored: int) -> None:
    async def play(hub: Hub, room: Room, time: Time) -> None:
        wanted = http_frames.NewMatch("operation_commando", "graignes", (ME, OPEN), **asked)
        made = await creating.create(hub, ANNA, wanted, "en")
        other = await hub.rooms.room(made.id)
        assert (other.row.answer_seconds, other.card(None).answer_seconds) == (stored, stored)
        again = http_frames.Resume(other.match.record(), (ME, OPEN), **asked)
        made = await creating.resume(hub, ANNA, again, "en")
        assert (await hub.rooms.room(made.id)).row.answer_seconds == stored

    scene(play)


def test_a_clock_of_any_other_length_is_refused() -> None:
    body = {"game": "runner", "scenario": "meadow", "seats": [{"kind": "me"}], "answer_seconds": 1}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(body, http_frames.NewMatch)
