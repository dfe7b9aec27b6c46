"""A match in the server's memory: what happens when the store fails, when bots think, when moments pass."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bocage import Illegal, load, new
from bocage.server.bots.workers import BotPool
from bocage.server.matches import creating
from bocage.server.web.limits import Rates
from bocage.server.wire import frames, http_frames
from bocage.server.app import make_hub
from bocage.server.matches.commands import do
from bocage.server.matches.connection import OVER_FULL, Player, Watcher
from bocage.server.hub import Hub
from bocage.server.web.refusals import Refusal
from bocage.server.matches.room import Room
from bocage.server.matches.seating import sit
from bocage.server.settings import Limits, Settings
from bocage.server.storage.tables import Person
from tests.server.looks.here import look_here

SQUAD = {"squad": "officer:blue,scout:blue"}
ANNA, BEN = Person("anna", "Anna", True), Person("ben", "Ben", True)
ME, OPEN, BOT = http_frames.NewSeat("me"), http_frames.NewSeat("open"), http_frames.NewSeat("bot", level="soldier")
SEED = "5eed" * 8                       # with any seed a scene could be over before the moment that it is about
keys = count(1)


class Thinkers(BotPool):
    """Bots that answer when they are told to."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.asked: list[tuple[int, str, Sequence[str]]] = []
        self.go = asyncio.Event()

    async def choose(self, record: str, seat: int, level: str, options: Sequence[str], **_: object) -> str:
        self.asked.append((seat, level, options))
        await self.go.wait()
        return options[0]

    async def close(self) -> None:
        pass


@asynccontextmanager
async def opened(folder: Path, database: str, seats: Sequence[http_frames.NewSeat] = (ME,), limits: Limits | None = None,
                 scenario: str = "lighthouse") -> AsyncIterator[tuple[Hub, Room]]:
    hub = make_hub(Settings(data=folder, database=database, quiet=True, limits=limits or Limits()))
    hub.pool = hub.rooms.pool = Thinkers()
    look_here(hub)
    for person in (ANNA, BEN):
        await hub.store.work(hub.store.add_person, f"hash of {person.id}", person)
    chairs = creating.seated(seats, ANNA)
    match = new("v_commandos", scenario, creating.names_of(chairs), SEED, SQUAD if scenario == "lighthouse" else {})
    made = await creating.store(hub, ANNA, match, chairs, False, "en")
    yield hub, await hub.rooms.room(made.id)
    await hub.rooms.close()
    hub.store.close()


async def entered(room: Room, person: Person = ANNA) -> Player:
    one = Player("en", Rates(room.rooms.settings.limits), person.id)
    await room.enter(one, -1)
    return one


def heard(one: Watcher) -> list[dict[str, Any]]:
    """What has been sent to somebody since the last time."""
    told = []
    while not one.out.empty():
        sent = one.out.get_nowait()
        told.append({"type": "closed", "code": sent} if isinstance(sent, int) else msgspec.json.decode(sent))
    return told


def act(room: Room, action: str, seat: int = 0, at: int | None = None) -> frames.Act:
    return frames.Act(f"key-{next(keys):08}", room.seq if at is None else at, action, seat)


async def first_option(room: Room, one: Player) -> None:
    seat = room.partners.asked(room.match)[0]
    await do(room, one, act(room, room.match.options(seat)[0].text, seat))


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.005)


def scene(folder: Path, database: str, play: Callable[[Hub, Room], Awaitable[None]],
          seats: Sequence[http_frames.NewSeat] = (ME,), **more: Any) -> None:
    async def run() -> None:
        async with opened(folder, database, seats, **more) as (hub, room):
            await play(hub, room)

    asyncio.run(run())


# --- the store fails --------------------------------------------------------------------------------------------------


def test_what_cannot_be_stored_was_not_played(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        record, seq, commit = room.match.record(), room.seq, hub.store.commit

        def full(*_: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(hub.store, "commit", full)
        with pytest.raises(Refusal, match="store"):
            await first_option(room, anna)
        assert (room.match.record(), room.seq) == (record, seq)
        assert "ack" not in [frame["type"] for frame in heard(anna)]
        monkeypatch.setattr(hub.store, "commit", commit)
        await first_option(room, anna)
        assert room.seq == seq + 1

    scene(tmp_path, database, play)


def test_what_was_stored_although_it_failed_is_not_played_twice(tmp_path: Path, database: str,
                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection breaks after the commit: the server goes by what is stored, says so, and knows the key when it comes
    again."""
    async def play(hub: Hub, room: Room) -> None:
        anna, commit = await entered(room), hub.store.commit

        def broken(*args: Any) -> None:
            commit(*args)
            raise ConnectionError

        monkeypatch.setattr(hub.store, "commit", broken)
        frame = act(room, room.match.options(0)[0].text)
        await do(room, anna, frame)
        assert room.seq == 1
        assert {"type": "ack", "key": frame.key, "seq": 1} in heard(anna)
        await do(room, anna, frame)
        assert {"type": "ack", "key": frame.key, "seq": 1} in heard(anna)
        assert len(room.match.moves) - len(room.passed) == 1

    scene(tmp_path, database, play)


def test_what_another_process_has_changed_is_seen_before_anything_is_played(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        stored = hub.store.load(room.id)
        assert stored is not None
        other = Room(hub.rooms, stored, room.match)
        await first_option(other, anna)
        heard(anna)
        with pytest.raises(Refusal, match="stale"):
            await first_option(room, anna)
        assert room.seq == 1
        assert room.match.record() == other.match.record()
        assert [frame["seq"] for frame in heard(anna) if frame["type"] == "update"] == [1]

    scene(tmp_path, database, play)


def test_a_match_that_cannot_be_read_again_is_left_with_all_who_are_there(tmp_path: Path, database: str,
                                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)

        def gone(*_: object) -> None:
            raise OSError

        monkeypatch.setattr(hub.store, "commit", gone)
        monkeypatch.setattr(hub.store, "load", gone)
        with pytest.raises(Refusal, match="store"):
            await first_option(room, anna)
        assert heard(anna)[-1] == {"type": "closed", "code": 1011}
        assert hub.rooms.open == {}

    scene(tmp_path, database, play)


# --- bots -------------------------------------------------------------------------------------------------------------


def thinkers(hub: Hub) -> Thinkers:
    assert isinstance(hub.pool, Thinkers)
    return hub.pool


async def to_the_bots_turn(hub: Hub, room: Room, anna: Player) -> None:
    """Anna's commando is through; then the bot's begins."""
    thinkers(hub).go.set()
    while not (room.match.decision and room.match.decision.kind == "activate"):
        await first_option(room, anna)
        await until(lambda: room.driving.task is None)
    thinkers(hub).go.clear()
    own = next(action.text.split()[1] for action in room.match.options(0) if action.text.startswith("activate"))
    await do(room, anna, act(room, f"activate {own}"))
    await do(room, anna, act(room, f"end {own}"))


def test_a_bot_plays_when_it_is_due_and_all_are_told_that_it_thinks(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await to_the_bots_turn(hub, room, anna)
        await until(lambda: room.driving.thinking)
        told = heard(anna)
        assert [frame["seats"] for frame in told if frame["type"] == "thinking"][-1] == [1]
        assert told[-1]["type"] in ("update", "odds", "thinking")
        before = len(room.match.moves)
        thinkers(hub).go.set()
        await until(lambda: room.driving.task is None)
        assert room.match.moves[before].seat == 1
        assert room.driving.thinking == ()
        assert [frame["seats"] for frame in heard(anna) if frame["type"] == "thinking"][-1] == []
        stored = hub.store.load(room.id)
        assert stored is not None
        again = load(stored.row.record)
        again.setup = room.match.setup                      # what a bot takes by itself is stored with the next order
        assert (stored.row.seq, again.record()) == (room.seq, room.match.record())

    scene(tmp_path, database, play, (ME, BOT))


def test_who_comes_does_not_make_a_thinking_bot_begin_again(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await to_the_bots_turn(hub, room, anna)
        asked = len(thinkers(hub).asked) + 1
        await until(lambda: len(thinkers(hub).asked) == asked)
        await room.enter(Watcher("fr", hub.rates), -1)
        await asyncio.sleep(0.02)
        assert len(thinkers(hub).asked) == asked

    scene(tmp_path, database, play, (ME, BOT))


def test_an_answer_to_an_old_question_is_dropped(tmp_path: Path, database: str) -> None:
    """Anna takes her seat's choice back while the bot thinks: it thinks about the new position, or not at all."""
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await to_the_bots_turn(hub, room, anna)
        await until(lambda: room.driving.thinking)
        moves = len(room.match.moves)
        await do(room, anna, frames.Undo("key-undo", room.seq))
        thinkers(hub).go.set()
        await asyncio.sleep(0.02)
        assert len(room.match.moves) < moves
        assert room.driving.task is None
        assert room.match.moves[-1].seat == 0

    scene(tmp_path, database, play, (ME, BOT))


def test_a_handed_seat_is_played_by_a_bot_until_it_is_taken_back(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await do(room, anna, frames.Hand("key-hand", 0, "recruit"))
        await until(lambda: thinkers(hub).asked)
        assert thinkers(hub).asked[0][:2] == (0, "recruit")
        with pytest.raises(Refusal, match="seat"):
            await first_option_of(room, anna)
        seats = next(frame for frame in heard(anna) if frame["type"] == "seats")["seats"]
        assert seats == [{"name": "Anna", "kind": "bot", "level": "recruit", "mine": True, "here": True}]
        await do(room, anna, frames.Hand("key-take", 0))
        assert room.driving.task is None
        assert heard(anna)[-1]["type"] in ("update", "odds")
        await first_option(room, anna)

    scene(tmp_path, database, play)


async def first_option_of(room: Room, one: Player) -> None:
    assert room.match.decision is not None
    await do(room, one, act(room, room.match.decision.options[0].text))


def test_who_created_the_match_hands_the_seats_of_those_who_are_not_here(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await do(room, anna, frames.Hand("key-open", 1, "soldier"))
        assert await sit(room, BEN) == 1                     # who comes takes it over
        assert room.partners.bots == {}
        ben = await entered(room, BEN)
        with pytest.raises(Refusal, match="seat"):
            await do(room, anna, frames.Hand("key-here", 1, "soldier"))
        room.leave(ben)
        with pytest.raises(Refusal, match="grace"):
            await do(room, anna, frames.Hand("key-soon", 1, "soldier"))        # his line may just have dropped
        room.left[BEN.id] -= hub.settings.limits.grace
        await do(room, anna, frames.Hand("key-away", 1, "soldier"))
        with pytest.raises(Refusal, match="seat"):
            await do(room, ben, frames.Hand("key-mine", 0, "soldier"))
        await do(room, ben, frames.Hand("key-back", 1))
        with pytest.raises(Refusal, match="level"):
            await do(room, anna, frames.Hand("key-odd1", 0, "mcts:9999s"))

    scene(tmp_path, database, play, (ME, OPEN))


# --- moments ----------------------------------------------------------------------------------------------------------


def test_moments_pass_only_where_all_who_are_asked_want_it_so(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        hub.rooms.person_changed(Person("anna", "Anna", False))
        kinds = []
        for _ in range(12):
            await first_option(room, anna)
            assert room.match.decision is not None
            kinds.append(room.match.decision.kind)
        assert "window" in kinds
        assert not room.passed
        hub.rooms.person_changed(ANNA)
        while not room.passed:
            await first_option(room, anna)
        stored = hub.store.load(room.id)
        assert stored is not None
        assert set(stored.row.passed) == set(room.passed)

    scene(tmp_path, database, play)


# --- connections ------------------------------------------------------------------------------------------------------


def test_who_does_not_read_is_cut_off_and_nobody_else(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna, slow = await entered(room), Watcher("en", hub.rates)
        await room.enter(slow, -1)
        for _ in range(20):
            await first_option(room, anna)
            heard(anna)
        assert not slow.open
        assert heard(slow)[-1] == {"type": "closed", "code": OVER_FULL}
        assert anna.open

    scene(tmp_path, database, play, limits=Limits(waiting=10))


def test_watchers_do_not_take_the_place_of_players(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        for _ in range(2):
            await room.enter(Watcher("en", hub.rates), -1)
        with pytest.raises(Refusal, match="full"):
            await room.enter(Watcher("en", hub.rates), -1)
        await entered(room)

    scene(tmp_path, database, play, limits=Limits(per_match=2))


def test_an_idle_room_is_closed_and_opened_again_from_the_store(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await first_option(room, anna)
        room.leave(anna)
        hub.rooms.drop(room, 1012)
        again = await hub.rooms.room(room.id)
        assert again is not room
        assert (again.seq, again.match.record()) == (room.seq, room.match.record())
        assert await hub.rooms.room(room.id) is again

    scene(tmp_path, database, play)


def test_nothing_is_taken_back_after_the_end_when_the_seed_is_known(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna, rng = await entered(room), Random(1)
        while room.match.decision is not None:
            await do(room, anna, act(room, rng.choice(room.match.options(0)).text))
        update = [frame for frame in heard(anna) if frame["type"] == "update"][-1]
        assert update["ending"]["seed"]
        assert (update["can_undo"], update["can_restart"]) == (False, False)
        for undo in (frames.Undo("key-undo", room.seq), frames.Undo("key-undo", room.seq, "activation")):
            with pytest.raises(Illegal, match="CORE-OVER"):
                await do(room, anna, undo)

    scene(tmp_path, database, play, scenario="training_ground", limits=Limits(waiting=100_000))


def test_why_not_is_answered_with_the_rule(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        heard(anna)
        await do(room, anna, frames.Why("move officer zz"))
        await do(room, anna, frames.Why("move officer a"))
        await do(room, anna, frames.Why(room.match.options(0)[0].text))
        await until(lambda: not anna.looks)
        unreadable, refused, offered = (frame for frame in heard(anna) if frame["type"] == "because")
        assert (unreadable["rule"], offered["rule"]) == ("", "")
        assert refused["rule"].startswith("VC-")
        assert refused["rule"] not in refused["text"], "the page shows it beside the text"
        assert "Possible" not in refused["text"], "nobody types at a board"
        assert offered["text"] == "This can be chosen now."

    scene(tmp_path, database, play)
