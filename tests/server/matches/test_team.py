"""People and bots of one side at a table of the server: who does what, orders, leave to make noise."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from bocage.bots.teamwork import agreed_in
from bocage.core.action import Action
from bocage.core.match import Match
from bocage.server.bots.workers import BotPool
from bocage.server.hub import Hub
from bocage.server.matches import team
from bocage.server.matches.commands import do
from bocage.server.matches.connection import Watcher
from bocage.server.matches.room import ELSEWHERE, Room
from bocage.server.web.limits import Rates
from bocage.server.web.refusals import Refusal
from bocage.server.wire import frames, team_frames
from tests.server.matches.test_room import BOT, ME, entered, first_option, heard, keys, scene, until

WITH_BOT = (ME, BOT)
PERSON, PARTNER = 0, 1


def key() -> str:
    return f"key-{next(keys):08}"


def told(one: Watcher) -> dict[str, Any]:
    """What was told last of what is arranged."""
    found: dict[str, Any] = [frame for frame in heard(one) if frame["type"] == "team"][-1]
    return found


def partner(frame: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(member for member in frame["members"] if member["is_bot"])
    return found


def done_by_partner(room: Room) -> list[str]:
    """What the bot has done after it began its turn."""
    return [move.text for move in room.match.moves if move.seat == PARTNER and not move.text.startswith("activate")]


async def begun(room: Room) -> Any:
    """Somebody sits down; the squad is there and the commandos act."""
    anna = await entered(room)
    while room.match.decision is not None and room.match.decision.kind != "activate":
        await first_option(room, anna)
    return anna


def test_everybody_is_told_what_a_bot_takes_in_his_language(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await begun(room)
        frame = told(anna)
        assert partner(frame)["job"]
        assert not partner(frame)["ordered"]
        assert any(line.endswith(f"I take {partner(frame)['job']}.") for line in frame["said"])
        await do(room, anna, frames.Speak("fr"))
        assert any("je prends" in line for line in told(anna)["said"])

    scene(tmp_path, database, play, WITH_BOT)


def test_an_order_is_taken_stored_and_still_there_when_the_room_is_opened_anew(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await begun(room)
        frame = told(anna)
        job, member = frame["jobs"][-1]["key"], partner(frame)["id"]
        await do(room, anna, team_frames.GiveJob(key(), member, job))
        frame = told(anna)
        assert (partner(frame)["ordered"], partner(frame)["job"]) == (True, frame["jobs"][-1]["name"])
        assert "understood" in frame["said"][-1]
        hub.rooms.drop(room, ELSEWHERE)
        again = await hub.rooms.room(room.id)
        assert again is not room
        assert agreed_in(again.match).given == {member: job}
        anna = await entered(again)
        assert partner(told(anna))["ordered"]
        await do(again, anna, team_frames.GiveJob(key(), member))
        assert not partner(told(anna))["ordered"]

    scene(tmp_path, database, play, WITH_BOT)


def test_orders_are_refused_that_nobody_may_give_or_nobody_can_do(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await begun(room)
        member = partner(told(anna))["id"]
        for wrong in (team_frames.GiveJob(key(), member, "moon"), team_frames.GiveJob(key(), "nobody"),
                      team_frames.Allow(key(), "yes")):
            with pytest.raises(Refusal):
                await do(room, anna, wrong)
        watcher = Watcher("en", Rates(room.rooms.settings.limits))
        await room.enter(watcher, -1)
        assert partner(told(watcher))["id"] == member
        with pytest.raises(Refusal, match="spectator"):
            await do(room, watcher, team_frames.GiveJob(key(), member, ""))

    scene(tmp_path, database, play, WITH_BOT)


def test_where_no_bot_plays_along_nothing_is_told(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await begun(room)
        assert "team" not in {frame["type"] for frame in heard(anna)}

    scene(tmp_path, database, play, (ME,))


@pytest.mark.parametrize(("answer", "moves", "loud"), [
    ("yes", True, False), ("no", False, False), ("always", True, True), ("", False, False)])
def test_a_bot_asks_before_it_makes_noise_and_waits_a_while(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch,
                                                            answer: Any, moves: bool, loud: bool) -> None:
    """Here each step is noise; the bot takes the first option that it may."""
    def is_step(match: Match, bots: Collection[int], action: Action) -> bool:
        return not agreed_in(match).loud and action.verb == "move"

    monkeypatch.setattr(team, "must_ask", is_step)
    monkeypatch.setattr("bocage.bots.partners.quiet", lambda match, options: [each for each in options if each.verb != "move"])
    monkeypatch.setattr(team, "LEAVE_SECONDS", 20.0 if answer else 0.01)

    async def play(hub: Hub, room: Room) -> None:
        anna = await begun(room)
        assert isinstance(hub.pool, BotPool)
        hub.pool.go.set()                                   # type: ignore[attr-defined]
        await do(room, anna, frames.Nudge(key(), room.seq))
        if answer:
            await until(lambda: room.team.asking)
            asks = told(anna)["asks"]
            assert asks["member"]
            assert asks["action"].startswith("come up at")
            await do(room, anna, team_frames.Allow(key(), answer))
        await until(lambda: done_by_partner(room))
        assert done_by_partner(room)[0].startswith("move") == moves
        assert agreed_in(room.match).loud == loud
        if answer != "yes":                                 # it asks for the next step
            assert told(anna)["asks"] is None

    scene(tmp_path, database, play, WITH_BOT)


def test_a_bot_that_waits_for_leave_is_asked_anew_when_its_order_changes(tmp_path: Path, database: str,
                                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(team, "must_ask", lambda match, bots, action: action.verb == "move" and not agreed_in(match).given)

    async def play(hub: Hub, room: Room) -> None:
        anna = await begun(room)
        hub.pool.go.set()                                   # type: ignore[attr-defined]
        await do(room, anna, frames.Nudge(key(), room.seq))
        await until(lambda: room.team.asking)
        frame = told(anna)
        await do(room, anna, team_frames.GiveJob(key(), partner(frame)["id"], frame["jobs"][0]["key"]))
        await until(lambda: any(move.text.startswith("move") and move.seat == PARTNER for move in room.match.moves))
        assert room.team.asking is None

    scene(tmp_path, database, play, WITH_BOT)


