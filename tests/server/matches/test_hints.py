"""Hints during a game: where they are given, that the record tells of them, and that they tell nothing hidden."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bocage
from bocage.bots.analysis import Analysis
from bocage.server.hub import Hub
from bocage.server.looks.hinting import PLANS, REASONS, hinted
from bocage.server.matches import hints
from bocage.server.matches.commands import do
from bocage.server.matches.connection import Player
from bocage.server.matches.creating import seated
from bocage.server.matches.room import Room
from bocage.server.web.refusals import Refusal
from bocage.server.wire import frames, http_frames
from tests.bots.test_explaining import positions
from tests.matches import question
from tests.server.matches.test_room import ANNA, BOT, ME, OPEN, entered, first_option, heard, scene, until

HERE = http_frames.NewSeat("here")
WORLDS = 6


async def asked(room: Room, one: Player, key: str) -> list[dict[str, object]]:
    """The frames of a hint, up to the last."""
    await do(room, one, frames.AskHint(key, room.seq, 0))
    told: list[dict[str, object]] = []

    def done() -> bool:
        told.extend(frame for frame in heard(one) if frame["type"] == "hinted")
        return bool(told) and told[-1]["done"] is True

    await until(done)
    return told


@pytest.mark.parametrize(("game", "scenario", "seats", "may", "usually"), [
    ("heroes_of_normandie", "village", (ME, BOT), True, True),
    ("heroes_of_normandie", "village", (ME, OPEN), False, False),
    ("heroes_of_normandie", "village", (ME, HERE), False, False),
    ("operation_commando", "initiation", (BOT, ME), True, True),
    ("v_commandos", "bridges", (ME,), True, True),
    ("v_commandos", "bridges", (ME, BOT), True, True),
    ("v_commandos", "port", (ME, OPEN, BOT), True, True),
    ("v_commandos", "bridges", (ME, OPEN), True, False)])
def test_hints_are_for_one_person_or_for_people_who_play_together(
        game: str, scenario: str, seats: tuple[http_frames.NewSeat, ...], may: bool, usually: bool) -> None:
    chairs = seated(seats, ANNA)
    assert hints.possible(game, scenario, chairs) is may
    assert hints.usual(game, scenario, chairs) is usually


def test_a_hint_is_noted_in_the_stored_record_and_the_game_goes_on_as_it_would_have(
        tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SLICE", 0.001)
    monkeypatch.setattr(hints, "SLICES", 2)

    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        before, seq = room.match.hash(), room.seq
        told = await asked(room, anna, "hint-one")
        assert [frame["worlds"] for frame in told] == sorted(frame["worlds"] for frame in told)     # type: ignore[type-var]
        assert told[-1]["taken"] == 1
        assert (room.match.hash(), room.seq) == (before, seq)
        await first_option(room, anna)
        await asked(room, anna, "hint-two")
        loaded = room.rooms.store.load(room.id)
        assert loaded is not None
        assert [each for each in loaded.row.record.splitlines() if each.startswith("hint ")] == ["hint 0 0", "hint 1 0"]
        again = bocage.load(loaded.row.record)
        assert (again.hash(), again.hints) == (room.match.hash(), [(0, 0), (1, 0)])
        plain = "\n".join(each for each in room.match.record().splitlines() if not each.startswith(("hint ", "check ")))
        assert plain.splitlines()[-1] == f"hash {room.match.hash()}"
        await do(room, anna, frames.Undo("undo-one", room.seq))
        assert room.match.hints == [(0, 0)], "the hint counts where the undo has led to, once"

    scene(tmp_path, database, play)


def test_a_hint_that_is_asked_for_again_is_thought_about_once(
        tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SLICE", 0.001)
    monkeypatch.setattr(hints, "SLICES", 3)

    async def play(hub: Hub, room: Room) -> None:
        anna, looks, gate = await entered(room), room.rooms.looks, asyncio.Event()
        ask = looks.ask

        async def behind_gate(*asked: Any, **more: Any) -> Any:
            await gate.wait()
            return await ask(*asked, **more)

        monkeypatch.setattr(looks, "ask", behind_gate)
        for key in ("first", "again", "once-more"):
            await do(room, anna, frames.AskHint(key, room.seq, 0))
        gate.set()
        await until(lambda: not anna.looks)
        told = [frame for frame in heard(anna) if frame["type"] == "hinted"]
        assert [frame["done"] for frame in told].count(True) == 1
        assert told[-1]["taken"] == 1, "the same question again is one hint"

    scene(tmp_path, database, play)


def test_where_a_table_gives_no_hints_and_for_the_seat_of_another_they_are_refused(tmp_path: Path, database: str) -> None:
    async def play(hub: Hub, room: Room) -> None:
        anna = await entered(room)
        assert not room.card(anna).hints
        for seat, code in ((0, "no-hints"), (1, "seat")):
            with pytest.raises(Refusal, match=code):
                await do(room, anna, frames.AskHint(f"hint-of-{seat}", room.seq, seat))
        assert room.match.hints == []

    scene(tmp_path, database, play, (ME, OPEN))


@pytest.mark.parametrize("game", ["operation_commando", "heroes_of_normandie", "commandos_40k"])
def test_a_hint_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(game: str) -> None:
    for match in positions(game, 60, 20):
        seat = question(match).by[0]
        told = []
        for world in (match, match.twin(seat, Random(1)), match.twin(seat, Random(2))):
            analysis = Analysis(world, seat)
            for _ in range(WORLDS):
                analysis.play_world()
            told.append(hinted(world, analysis, "fr"))
        assert told[0] == told[1] == told[2]
        assert 1 <= len(told[0].plans) <= PLANS
        assert all(len(plan.why) <= REASONS for plan in told[0].plans)
        assert {plan.weighing.choice.action for plan in told[0].plans} <= {each.text for each in match.options(seat)}
