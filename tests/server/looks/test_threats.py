"""Who could hurt a piece: asked over the socket's frames, worked out beside the event loop, told to whoever may know it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bocage
from bocage.server.hub import Hub
from bocage.server.looks.asked import Threaten
from bocage.server.looks.looker import answer, dangers
from bocage.server.matches.commands import do
from bocage.server.matches.connection import Player, Watcher
from bocage.server.matches.room import Room
from bocage.server.web.limits import Rates
from bocage.server.web.refusals import Refusal
from bocage.server.wire import frames
from bocage.server.wire.threats import threatened
from tests.matches import question
from tests.server.matches.test_room import act, entered, heard, scene


async def begun(room: Room, one: Player) -> None:
    """Chooses until the commandos act."""
    while True:
        decision = room.match.decision
        assert decision is not None
        if decision.kind in ("activate", "act") and any(tile >= 0 for tile in room.match.state.tile):
            return
        moves = [option for option in decision.options if option.verb in ("activate", "move")]
        await do(room, one, act(room, (moves or decision.options)[0].text))


async def told(one: Watcher) -> dict[str, Any]:
    async with asyncio.timeout(20):
        while True:
            for frame in heard(one):
                if frame["type"] in ("threatened", "refused"):
                    return frame
            await asyncio.sleep(0.01)


def test_a_player_is_told_and_a_spectator_is_not(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        await begun(room, anna)
        heard(anna)
        await do(room, anna, frames.AskThreats())
        found = await told(anna)
        assert (found["type"], found["seq"], found["of"]) == ("threatened", room.seq, ["", ""])
        assert found["piece"] == found["pieces"][0]["id"]
        assert found["states"][0]["id"] == found["state"]
        assert found["places"][0]["sentence"]
        assert found["note"]
        assert hub.looks.counts["Threaten"] == 1
        watcher = Watcher("en", Rates(room.rooms.settings.limits))
        with pytest.raises(Refusal):
            await do(room, watcher, frames.AskThreats())

    scene(tmp_path, database, play)


def test_the_same_question_is_worked_out_once_and_told_in_the_language_of_the_reader() -> None:
    match = bocage.new("heroes_of_normandie", "village", ["anna", "ben"], "1")
    asked = Threaten(match.step_record(), 0, "", "", "fr")
    dangers.cache_clear()
    first, second = answer(asked), answer(asked)
    assert first.body == second.body
    assert dangers.cache_info().hits == 1
    nothing = msgspec.json.decode(first.body, type=frames.Threatened)
    assert nothing.places == (), "nobody is on the map yet"


def test_a_look_that_takes_long_tells_of_the_first_places_and_says_so() -> None:
    match = bocage.new("v_commandos", "lighthouse", ["anna"], "1", {"squad": "officer:blue,scout:blue"})
    while question(match).kind not in ("activate", "act") or not any(tile >= 0 for tile in match.state.tile):
        options = question(match).options
        match.play(next((option for option in options if option.verb in ("activate", "move")), options[0]))
    hurried = threatened(match, 0, "", "", "en", seconds=0.0)
    assert len(hurried.places) == 1
    assert hurried.note.endswith("no time to look at more places.")
