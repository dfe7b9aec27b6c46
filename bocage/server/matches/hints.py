"""Hints during a game: who may ask for one, and how it is worked out.

A hint is never given against other people: where the sides fight each other, only to somebody who plays alone against bots.
Where all play together (V-Commandos), a table may allow it to everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from bocage.games import find
from bocage.server.looks.asked import Advise
from bocage.server.matches import curtain
from bocage.server.matches.connection import Player
from bocage.server.storage.store import Deed
from bocage.server.storage.tables import LESSON, MatchRow, SeatRow
from bocage.server.web.refusals import Refusal
from bocage.server.wire import frames

if TYPE_CHECKING:
    from bocage.server.matches.room import Room

SLICE = 0.3                             # seconds of thought between two frames of a hint
SLICES = 16                             # so many at most


def people(seats: Sequence[SeatRow]) -> int:
    """The seats that are not a bot's from the start: people's, and those that people may take."""
    return sum(chair.kind != "bot" for chair in seats)


def possible(game: str, scenario: str, seats: Sequence[SeatRow]) -> bool:
    """Whether a table may allow hints at all."""
    return people(seats) == 1 or not has_sides(game, scenario)


def usual(game: str, scenario: str, seats: Sequence[SeatRow]) -> bool:
    """Whether it allows them if nobody says otherwise: one person, or people who play together with bots."""
    return possible(game, scenario, seats) and (people(seats) == 1 or people(seats) < len(seats))


def has_sides(game: str, scenario: str) -> bool:
    """Whether the seats fight each other: what one can play alone, several play together."""
    ruleset = find(game)
    present = ruleset.present(scenario)
    return next((each.seats[0] > 1 for each in ruleset.scenarios if each.id == present), True)


def allowed(row: MatchRow, seats: Sequence[SeatRow]) -> bool:
    return row.hints and LESSON not in row.options and possible(row.game, row.scenario, seats)


async def take(room: Room, who: Player, frame: frames.AskHint) -> None:
    """Notes in the stored record that a hint is taken. Only then it is given."""
    room.require_now(frame.at)
    decision = room.match.decision
    if frame.seat not in curtain.eyes(room, who) or decision is None or frame.seat not in decision.by:
        raise Refusal("seat")
    if not allowed(room.row, room.seats):
        raise Refusal("no-hints", 403)
    match = room.match.copy()
    match.take_hint(frame.seat)
    base = msgspec.structs.replace(room.base(), record=match.record())
    await room.write(room.rooms.store.take_hint, base, Deed(who.client, frame.key))
    room.match = match
    room.stored_whole()
    room.note(who, frame.key)


async def think(room: Room, who: Player, seat: int) -> frames.Hinted:
    """Sends a hint as soon as there is a first one, then better ones, as long as its question stands. Returns the last."""
    seq, taken, asked = room.seq, len(room.match.hints), Advise(room.match.step_record(), seat, who.lang, SLICE)
    for number in range(1, SLICES + 1):
        found: frames.Hinted = await room.rooms.looks.ask(asked, frames.Hinted, whose=who.whose, table=room.id)
        last = found.done or number == SLICES or room.seq != seq
        found = msgspec.structs.replace(found, seq=seq, done=last, taken=taken)
        if last:
            break
        who.send(found)
    return found
