"""Whatever is played and taken back: what the store puts together from its rows is the match as it stands."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from bocage import Illegal, load
from bocage.server.app import make_hub
from bocage.server.hub import Hub
from bocage.server.matches import creating, room as room_module
from bocage.server.matches.room import Room
from bocage.server.settings import Settings
from bocage.server.web.refusals import Refusal
from bocage.server.wire import http_frames
from tests.server.looks.here import look_here
from tests.server.matches.test_room import ANNA, ME

HERE = http_frames.NewSeat("here", "Ben")
GAMES = {"v_commandos": ("lighthouse", (ME,)), "operation_commando": ("initiation", (ME, HERE)),
         "heroes_of_normandie": ("first_contact", (ME, HERE)), "commandos_40k": ("exfiltration", (ME, HERE))}


def check(hub: Hub, room: Room) -> None:
    loaded = hub.store.load(room.id)
    assert loaded is not None
    match = load(loaded.row.record)
    assert (match.hash(), match.moves) == (room.match.hash(), room.match.moves)
    assert (loaded.row.seq, loaded.row.turn, loaded.row.asked) == (room.seq, room.row.turn, room.row.asked)
    assert (frozenset(loaded.row.passed), frozenset(loaded.row.late)) == (room.passed, room.late)
    assert (loaded.logged, loaded.floor, loaded.row.result) == (room.logged, room.floor, room.row.result)


@pytest.mark.parametrize("game", GAMES)
def test_rows_and_snapshots_make_the_match(game: str, tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "STORED_WHOLE", 7)
    rng = Random(3)

    async def play() -> None:
        hub = make_hub(Settings(data=tmp_path, database=database, quiet=True))
        look_here(hub)
        await hub.store.work(hub.store.add_person, "hash", ANNA)
        scenario, seats = GAMES[game]
        made = await creating.create(hub, ANNA, http_frames.NewMatch(game, scenario, seats), "en")
        room = await hub.rooms.room(made.id)
        turned_back, whole = 0, 0
        for _ in range(60):
            if room.match.decision is None:
                break
            try:
                if rng.random() < 0.4:
                    earlier = room.earlier("activation" if rng.random() < 0.5 else "choice", range(len(seats)))
                    await room.accept(earlier, {number for number in room.passed if number < len(earlier.moves)})
                    turned_back += 1
            except (Illegal, Refusal):
                pass
            decision = room.match.decision
            assert decision is not None
            await room.play((action := rng.choice(decision.options)).text, room.match.entitled(action)[0])
            whole += room.logged == 0
            check(hub, room)
        assert turned_back
        assert whole
        await hub.rooms.close()
        hub.store.close()

    asyncio.run(play())
