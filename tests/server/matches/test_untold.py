"""What cannot be told (a fault of ours in a view, a sentence, an option, odds) never undoes what was stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bocage.bots.partners import Partners
from bocage.core.match import Match
from bocage.server.hub import Hub
from bocage.server.matches import curtain
from bocage.server.matches.commands import do
from bocage.server.matches.connection import Player
from bocage.server.matches.room import Room
from bocage.server.matches.option_odds import Weighing
from bocage.server.wire import frames
from bocage.server.wire.telling import Teller
from tests.server.matches.test_room import act, entered, first_option, heard, scene


def broken(*_: object, **__: object) -> Any:
    raise ZeroDivisionError("a fault of ours")


PARTS = {
    "view": (Match, "view"), "log": (Teller, "happened"), "whole log": (Teller, "log"), "floor": (Teller, "floor"),
    "question": (Teller, "question"), "option": (Teller, "choice"), "names": (Teller, "names"), "lesson": (Teller, "lesson"),
    "card of the turn": (Teller, "turn_over"), "newcomer's log": (Teller, "recent"), "undo": (Room, "can_take_back"),
    "nudge": (Room, "can_nudge"), "all of it": (Teller, "update"), "who is due": (Partners, "due"),
    "curtain": (curtain, "fall"), "all odds": (Weighing, "weigh_all"),
}


@pytest.mark.parametrize("part", PARTS)
def test_a_choice_is_acknowledged_and_told_though_a_part_cannot_be(tmp_path: Path, database: str, part: str,
                                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        heard(anna)
        frame = act(room, room.match.options(0)[0].text)
        monkeypatch.setattr(*PARTS[part], broken)
        await do(room, anna, frame)
        told = heard(anna)
        assert {"type": "ack", "key": frame.key, "seq": 1} in told
        assert [each["seq"] for each in told if each["type"] == "update"] == [1]
        stored = hub.store.load(room.id)
        assert stored is not None
        assert stored.row.seq == room.seq == 1
        monkeypatch.undo()
        await do(room, anna, frames.Undo("key-undo-it", 1))
        assert room.seq == 2

    scene(tmp_path, database, play)


def update_of(told: list[dict[str, Any]]) -> dict[str, Any]:
    return next(each for each in reversed(told) if each["type"] == "update")


def test_a_match_whose_view_fails_is_entered_played_taken_back_and_downloaded(tmp_path: Path, database: str,
                                                                             monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hub: Hub, room: Room) -> None:
        monkeypatch.setattr(Match, "view", broken)
        anna = await entered(room)
        update = update_of(heard(anna))
        assert (update["view"], bool(update["note"])) == (None, True)
        assert update["question"]["options"][0]["label"] != update["question"]["options"][0]["action"], "the rest is told"
        await first_option(room, anna)
        assert update_of(heard(anna))["can_undo"]
        await do(room, anna, frames.Undo("key-undo-it", room.seq))
        assert room.match.record()
        monkeypatch.undo()
        await first_option(room, anna)
        update = update_of(heard(anna))
        assert (update["view"] is None, update["note"]) == (False, "")

    scene(tmp_path, database, play)


def test_an_option_and_an_event_that_have_no_words_are_still_there(tmp_path: Path, database: str,
                                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hub: Hub, room: Room) -> None:
        monkeypatch.setattr(Teller, "choice", broken)
        monkeypatch.setattr(Teller, "happened", broken)
        anna = await entered(room)
        update = update_of(heard(anna))
        texts = [action.text for action in room.match.options(0)]
        assert [(each["action"], each["label"], each["final"]) for each in update["question"]["options"]] == [
            (text, text, True) for text in texts]
        await first_option(room, anna)
        updates = [each for each in heard(anna) if each["type"] == "update"]    # one without news may follow
        told = {each["text"] for update in updates for each in update["log"]}
        assert told == {"Something happened here that cannot be told."}

    scene(tmp_path, database, play)


def test_other_readers_are_told_where_one_cannot_be(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna, again = await entered(room), await entered(room)
        heard(again)

        def refuses(text: bytes) -> None:
            raise ZeroDivisionError

        anna_send = anna.send_text
        monkeypatch.setattr(anna, "send_text", refuses)
        await room.play(room.match.options(0)[0].text, 0)
        assert update_of(heard(again))["seq"] == 1
        monkeypatch.setattr(anna, "send_text", anna_send)
        assert isinstance(anna, Player)

    scene(tmp_path, database, play)
