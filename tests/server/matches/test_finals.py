"""Which options could not be taken back: tried once for all readers, and beside the event loop where it takes long."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Container
from pathlib import Path
from threading import current_thread, main_thread

import pytest

from bocage.core.action import Action
from bocage.core.match import Match
from bocage.core.run import Step
from bocage.server.hub import Hub
from bocage.server.matches.commands import do
from bocage.server.matches.room import Room
from bocage.server.wire import frames, telling
from tests.server.matches.test_room import entered, first_option, heard, scene

SLOW = 0.02                             # seconds for one option: more than the loop gives to all of them


def test_slow_options_are_tried_once_and_not_on_the_event_loop(tmp_path: Path, database: str,
                                                              monkeypatch: pytest.MonkeyPatch) -> None:
    tried, on_the_loop, undo_of = Counter[str](), list[str](), telling.undo_of

    def slow(match: Match, action: Action, step: Step, bots: Container[int]) -> telling.Undo:
        tried[action.text] += 1
        if current_thread() is main_thread():
            on_the_loop.append(action.text)
        time.sleep(SLOW)
        return undo_of(match, action, step, bots)

    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        french = await entered(room)
        await do(room, french, frames.Speak("fr"))
        while len(room.match.options(0)) < 4:
            await first_option(room, anna)
        heard(anna)
        heard(french)
        monkeypatch.setattr(telling, "undo_of", slow)
        await first_option(room, anna)
        options = room.match.options(0)
        assert len(options) > 1
        assert tried == Counter(action.text for action in options)
        assert len(on_the_loop) == 1
        monkeypatch.undo()
        alone = telling.Teller(room.match, "en", (0,)).question()
        assert alone is not None
        finals = {choice.action: choice.final for choice in alone.options}
        for reader in (anna, french):
            update = next(frame for frame in reversed(heard(reader)) if frame["type"] == "update")
            assert {choice["action"]: choice["final"] for choice in update["question"]["options"]} == finals

    scene(tmp_path, database, play)


def test_the_loop_goes_on_while_somebody_is_told_everything(tmp_path: Path, database: str,
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes, or changes the language, is told a long log: others do not wait for that."""
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        update, threads = room.update, set[bool]()

        def noted(at: object) -> bytes:
            threads.add(current_thread() is main_thread())
            return update(at)               # type: ignore[arg-type]

        monkeypatch.setattr(room, "update", noted)
        heard(anna)
        await do(room, anna, frames.Speak("fr"))
        await entered(room)
        assert threads == {False}
        told = heard(anna)
        assert [frame["type"] for frame in told if frame["type"] in ("seats", "update")][:2] == ["seats", "update"]

    scene(tmp_path, database, play)


def test_an_option_that_cannot_be_tried_is_told_all_the_same(tmp_path: Path, database: str,
                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> bool:
        raise ValueError

    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        monkeypatch.setattr(telling, "undo_of", broken)
        heard(anna)
        await first_option(room, anna)
        update = next(frame for frame in reversed(heard(anna)) if frame["type"] == "update")
        told = [choice["action"] for choice in update["question"]["options"]]
        assert told == [action.text for action in room.match.options(0)]
        assert update["note"]

    scene(tmp_path, database, play)
