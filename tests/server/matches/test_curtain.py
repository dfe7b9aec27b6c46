"""Several people at one screen who hide something from each other: what goes out to it, and when."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec
import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage import Illegal, new
from bocage.core.event import Event
from bocage.core.screen import Screen
from bocage.server.bots import driving
from bocage.server.matches import option_odds
from bocage.server.matches import creating, wishes
from bocage.server.wire import frames, http_frames
from bocage.server.matches.commands import do
from bocage.server.app import make_hub
from bocage.server.matches.connection import Player
from bocage.server.hub import Hub
from bocage.server.web.refusals import Refusal
from bocage.server.matches.room import Room
from bocage.server.settings import Settings
from bocage.server.wire.telling import Teller
from tests.changed import changed
from tests.matches import question
from tests.server.looks.here import look_here
from tests.server.client import Person as Visitor
from tests.server.process import ServerProcess
from tests.server.matches.test_room import ANNA, BEN, Thinkers, act, entered, heard, keys, thinkers
from tests.toys.runner import RULESET
from tests.toys.runner.state import CARDS, RUNNER, WATCHER, cards_of

ME, HERE, OPEN = http_frames.NewSeat("me"), http_frames.NewSeat("here", "Zoe"), http_frames.NewSeat("open")
BOT = http_frames.NewSeat("bot", level="recruit")


@asynccontextmanager
async def opened(folder: Path, database: str, seats: Sequence[http_frames.NewSeat], seed: str, game: str, scenario: str,
                 options: Mapping[str, str] = MappingProxyType({})) -> AsyncIterator[tuple[Hub, Room]]:
    hub = make_hub(Settings(data=folder, database=database, quiet=True))
    look_here(hub)
    hub.pool = hub.rooms.pool = Thinkers()
    for person in (ANNA, BEN):
        await hub.store.work(hub.store.add_person, f"hash of {person.id}", person)
    chairs = creating.seated(seats, ANNA)
    match = new(game, scenario, creating.names_of(chairs), seed=seed, options=options)
    made = await creating.store(hub, ANNA, match, chairs, False, "en")
    yield hub, await hub.rooms.room(made.id)
    await hub.rooms.close()
    hub.store.close()


def scene(folder: Path, database: str, play: Callable[[Hub, Room], Awaitable[None]],
          seats: Sequence[http_frames.NewSeat] = (ME, HERE), seed: str = "1", game: str = "runner",
          scenario: str = "meadow", options: Mapping[str, str] = MappingProxyType({})) -> None:
    async def run() -> None:
        async with opened(folder, database, seats, seed, game, scenario, options) as (hub, room):
            await play(hub, room)

    asyncio.run(run())


def raw(one: Player) -> list[bytes]:
    """What has been sent to somebody since the last time, byte by byte."""
    told = []
    while not one.out.empty():
        sent = one.out.get_nowait()
        assert isinstance(sent, bytes)
        told.append(sent)
    return told


def last_update(one: Player) -> dict[str, Any]:
    return [frame for frame in heard(one) if frame["type"] == "update"][-1]


def view_of(room: Room, seat: int | None) -> Any:
    return msgspec.json.decode(frames.to_json(room.match.view(seat)))


def told(match: Any, seat: int | None) -> list[int]:
    return [n for n, event in enumerate(match.log) if event.seen_by(seat)]


def key() -> str:
    return f"key-{next(keys):08}"


async def look(room: Room, one: Player, seat: int | None) -> dict[str, Any]:
    await do(room, one, frames.Look(seat))
    return last_update(one)


# --- what goes out ----------------------------------------------------------------------------------------------------


def secrets(room: Room, eye: int | None) -> set[str]:
    """The cards that lie in a hand which those eyes do not see, and nowhere where they do."""
    s = room.match.state
    hidden = {card for seat in (RUNNER, WATCHER) if seat != eye for card in cards_of(s.hands[seat])}
    open_ = {*cards_of(s.discard), *cards_of(s.shown[RUNNER]), *cards_of(s.shown[WATCHER])}
    seen = set() if eye is None else set(cards_of(s.hands[eye]))
    return {CARDS[card] for card in hidden - open_ - seen}


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_no_byte_tells_the_hand_of_who_does_not_look(tmp_path: Path, database: str, seed: str,
                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that the one at the screen cannot see is named in nothing that is sent meanwhile, odds and refusals included."""
    monkeypatch.setattr(option_odds, "STANDS", 0.0)
    checked: dict[int | None, int] = {None: 0, RUNNER: 0, WATCHER: 0}

    async def play(hub: Hub, room: Room) -> None:
        rng = Random(seed)
        anna = Player("en", hub.rates, ANNA.id)

        async def check(eye: int | None) -> None:
            while room.weighing.task is not None:
                await asyncio.sleep(0.001)
            everything = b"".join(raw(anna))
            assert everything
            for card in secrets(room, eye):
                assert card.encode() not in everything
                checked[eye] += 1

        await room.enter(anna, -1)
        while room.match.decision is not None:
            seat = room.match.decision.by[0]
            if anna.look is None:
                await check(None)
                for pry in (frames.Speak("fr"), frames.Earlier(len(room.match.log)), frames.Speak("en")):
                    await do(room, anna, pry)
                await check(None)
                await do(room, anna, frames.Look(seat))
            await do(room, anna, frames.Earlier(len(room.match.log)))
            await check(seat)
            await do(room, anna, act(room, rng.choice(room.match.decision.options).text, seat))

    scene(tmp_path, database, play, seed=seed)
    assert min(checked.values()) > 2


def test_the_curtain_falls_when_the_other_is_due_and_rises_when_he_says_so(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        update = last_update(anna)
        assert (update["eyes"], update["curtain"], update["question"]["options"]) == ([], RUNNER, [])
        with pytest.raises(Refusal, match="seat"):
            await do(room, anna, act(room, "run 1", RUNNER))
        with pytest.raises(Refusal, match="stale"):
            await do(room, anna, frames.Look(WATCHER))
        update = await look(room, anna, RUNNER)
        assert (update["eyes"], update["curtain"], len(update["question"]["options"])) == ([RUNNER], None, 4)
        assert update["view"] == view_of(room, RUNNER)
        await do(room, anna, act(room, "run 1", RUNNER))
        update = last_update(anna)
        assert (update["eyes"], update["curtain"], update["question"]["options"]) == ([], WATCHER, [])
        assert update["view"] == view_of(room, None)
        update = await look(room, anna, WATCHER)
        assert {each["action"] for each in update["question"]["options"]} == {"fire", "pass"}
        update = await look(room, anna, None)
        assert (update["eyes"], update["curtain"]) == ([], WATCHER)

    scene(tmp_path, database, play)


def test_with_each_change_of_eyes_the_log_is_told_anew_as_they_may_see_it(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        expected: list[tuple[int | None, dict[str, Any]]] = [(None, last_update(anna))]
        expected += [(RUNNER, await look(room, anna, RUNNER))]
        await do(room, anna, act(room, "run 1", RUNNER))
        expected += [(None, last_update(anna)), (WATCHER, await look(room, anna, WATCHER))]
        for eye, update in expected:
            assert update["anew"]
            of_then = [each["n"] for each in update["log"]]
            assert of_then == [n for n in told(room.match, eye) if n <= of_then[-1]]
        await do(room, anna, act(room, "pass", WATCHER))        # the runner is due for the next turn
        assert last_update(anna)["anew"]

    scene(tmp_path, database, play)


def test_who_comes_back_finds_the_curtain_closed_and_nothing_to_be_kept(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await look(room, anna, RUNNER)
        room.leave(anna)
        again = Player("en", hub.rates, ANNA.id)
        await room.enter(again, room.seq)
        update = last_update(again)
        assert (update["anew"], update["eyes"], update["curtain"]) == (True, [], RUNNER)
        assert [each["n"] for each in update["log"]] == told(room.match, None)

    scene(tmp_path, database, play)


# --- taking back ------------------------------------------------------------------------------------------------------


def test_a_choice_is_taken_back_before_the_curtain_and_not_by_the_other_behind_it(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await look(room, anna, RUNNER)
        await do(room, anna, act(room, "run 1", RUNNER))
        assert last_update(anna)["can_undo"]
        assert not (await look(room, anna, WATCHER))["can_undo"]
        with pytest.raises(Illegal):
            await do(room, anna, frames.Undo(key(), room.seq))
        assert (await look(room, anna, None))["can_undo"]
        await do(room, anna, frames.Undo(key(), room.seq))
        update = last_update(anna)
        assert (update["curtain"], update["eyes"], room.match.moves) == (RUNNER, [], [])
        assert len((await look(room, anna, RUNNER))["question"]["options"]) == 4

    scene(tmp_path, database, play)


# --- where there is no curtain ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", [BOT, OPEN])
def test_one_person_at_the_screen_needs_no_curtain(tmp_path: Path, database: str, other: http_frames.NewSeat) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        update = last_update(anna)
        assert (update["eyes"], update["curtain"], len(update["question"]["options"])) == ([RUNNER], None, 4)
        with pytest.raises(Refusal, match="seat"):
            await do(room, anna, frames.Look(RUNNER))

    scene(tmp_path, database, play, (ME, other))


def test_a_game_without_secrets_has_no_curtain(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        update = last_update(anna)
        assert (update["eyes"], update["curtain"], update["anew"]) == ([0, 1], None, False)
        assert update["question"]["options"]

    scene(tmp_path, database, play, game="lifeboat", scenario="atlantic")


def test_who_has_handed_all_seats_over_is_a_spectator(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await look(room, anna, RUNNER)
        await do(room, anna, frames.Hand(key(), RUNNER, "recruit"))
        update = last_update(anna)
        assert (update["eyes"], update["curtain"], update["anew"]) == ([WATCHER], None, True)
        await do(room, anna, frames.Hand(key(), WATCHER, "recruit"))
        update = last_update(anna)
        assert (update["eyes"], update["curtain"], update["question"]["options"]) == ([], None, [])
        assert update["view"] == view_of(room, None)
        with pytest.raises(Refusal, match="seat"):
            await do(room, anna, frames.Why("play smoke"))

    scene(tmp_path, database, play)


def test_the_record_of_two_hidden_hands_is_for_nobody_before_the_end(server: ServerProcess) -> None:
    async def play() -> None:
        async with Visitor(server.url, "anna") as anna:
            for seats, status in (([{"kind": "me"}, {"kind": "here"}], 403), ([{"kind": "me"}, {"kind": "bot"}], 200)):
                made = await anna.post("/api/matches", {"game": "operation_commando", "scenario": "graignes", "seats": seats})
                assert (await anna.http.get(f"/api/matches/{made['id']}/record")).status_code == status

    asyncio.run(play())


# --- windows ----------------------------------------------------------------------------------------------------------


async def to_a_shot(room: Room, one: Player) -> None:
    """The runner runs a square, the watcher fires: the runner is asked whether he answers the shot."""
    for seat, choice in ((RUNNER, "run 3"), (WATCHER, "fire")):
        await do(room, one, frames.Look(seat))
        await do(room, one, act(room, choice, seat))


def test_who_lets_windows_pass_is_asked_no_more_until_the_next_turn(tmp_path: Path, database: str,
                                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hub: Hub, room: Room) -> None:
        turn = 1
        monkeypatch.setattr(wishes, "turns_of", lambda match: turn)
        anna = await entered(room)
        await to_a_shot(room, anna)
        with pytest.raises(Refusal, match="seat"):
            await do(room, anna, frames.LetPass(key(), RUNNER))
        update = await look(room, anna, RUNNER)
        assert update["question"]["window"]
        assert [(wish["until"], wish["passed"]) for wish in update["wishes"]] == [("mine", 0)]
        moves = len(room.match.moves)
        await do(room, anna, frames.LetPass(key(), RUNNER))
        assert (room.match.moves[moves].seat, room.match.moves[moves].text) == (RUNNER, "pass")
        asked = set()
        while room.match.decision and room.match.state.turn == 1:
            seat = room.match.decision.by[0]
            asked.add((seat, room.match.decision.kind))
            await do(room, anna, frames.Look(seat))
            await do(room, anna, act(room, "fire" if room.match.decision.kind == "fire" else "pass", seat))
        assert not {kind for seat, kind in asked if seat == RUNNER}
        assert {kind for seat, kind in asked if seat == WATCHER} >= {"fire"}
        turn = 2
        await to_a_shot(room, anna)
        assert (question(room.match).by, question(room.match).kind) == ((RUNNER,), "shot")

    scene(tmp_path, database, play, seed="5")


def test_no_window_passes_by_what_a_hand_holds(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where the only option is to pass, and everybody wants moments without a choice to pass."""
    monkeypatch.setattr(Screen, "can_wait", lambda self, decision: any(each.verb == "pass" for each in decision.options))

    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await to_a_shot(room, anna)
        assert question(room.match).kind == "shot"
        assert not room.passed

    scene(tmp_path, database, play)


class Jumping:
    """A clock that stands still until somebody sleeps or thinks."""

    def __init__(self) -> None:
        self.at = 0.0

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        self.at += seconds
        await asyncio.sleep(0)


@pytest.mark.parametrize("options", [["pass"], ["pass", "fire"]])
def test_a_bot_with_nothing_to_choose_takes_as_long_as_another(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch,
                                                              options: list[str]) -> None:
    clock = Jumping()
    monkeypatch.setattr(driving, "UNMOVED", 0.25)
    monkeypatch.setattr(driving, "monotonic", clock.now)
    monkeypatch.setattr(driving, "sleep", clock.sleep)

    async def play(hub: Hub, room: Room) -> None:
        thinkers(hub).go.set()
        anna = await entered(room)
        await do(room, anna, act(room, "run 1", RUNNER))
        while len(room.match.moves) < 2:
            await asyncio.sleep(0.005)
        assert clock.at == pytest.approx(0.25)

    async def choose(self: Thinkers, record: str, seat: int, level: str, given: Sequence[str], **_: object) -> str:
        await clock.sleep(0.1 * (len(options) - 1))
        return options[-1]

    monkeypatch.setattr(Thinkers, "choose", choose)
    scene(tmp_path, database, play, (ME, BOT))


# --- the log ----------------------------------------------------------------------------------------------------------


def test_the_log_begins_where_the_game_lets_it(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new("runner", "meadow", ["anna", "ben"], seed="3")
    rng = Random(1)
    for _ in range(8):
        match.play(rng.choice(question(match).options))

    def last_run(log: Sequence[Event]) -> int:
        return max(n for n, event in enumerate(log) if event.name == "ran")

    whole = [each.n for each in Teller(match, "en", [0]).log(0, len(match.log))]
    match.ruleset = changed(RULESET, "knowledge", log_from=last_run)
    teller = Teller(match, "en", [0])
    floor = last_run(match.log)
    kept = [n for n in whole if n >= floor]
    assert floor > 0
    assert [each.n for each in teller.log(0, len(match.log))] == kept
    assert [each.n for each in teller.update(0).log] == kept
    assert (teller.recent(), teller.update(0).first) == (floor, kept[0])
    while match.decision is not None:
        match.play(rng.choice(match.decision.options))
    assert Teller(match, "en", [0]).log(0, len(match.log))[0].n == 0
