"""Seats change hands: somebody sits down, a bot takes over, a person comes back."""

from __future__ import annotations

import msgspec

from bocage.bots import LEVELS, plain_name
from bocage.core.starting import unique
from bocage.server.wire import frames
from bocage.server.matches.connection import Player
from bocage.server.matches.creating import numbered
from bocage.server.web.refusals import Refusal
from bocage.server.matches.room import Room
from bocage.server.storage.store import Deed, Gone
from bocage.server.storage.tables import Person, SeatRow


async def sit(room: Room, person: Person, seat: int | None = None) -> int:
    """Gives an open seat to a person; a person who already sits here keeps the old seat."""
    async with room.lock:
        own = next((chair.seat for chair in room.seats if chair.client == person.id), None)
        if own is not None:
            return own
        free = [chair.seat for chair in room.seats if chair.kind == "open" and seat in (None, chair.seat)]
        if not free:
            raise Refusal("taken", 409)
        chair = SeatRow(free[0], "person", person.name, person.id, "")
        match = room.match.copy()
        names = [person.name or numbered(at) if at == chair.seat else name for at, name in enumerate(match.setup.seats)]
        match.setup = msgspec.structs.replace(match.setup, seats=unique(names))
        try:
            base = msgspec.structs.replace(room.base(), record=match.record())
            await room.write(room.rooms.store.sit, chair, base)
        except Gone as error:
            await room.reload()
            raise Refusal("taken", 409) from error
        room.match = match
        room.stored_whole()
        room.auto_pass[person.id] = person.auto_pass
        room.seat_changed(chair)
        return chair.seat


async def hand(room: Room, who: Player, frame: frames.Hand) -> None:
    """Gives a seat to a bot, or takes it back."""
    if frame.seat >= len(room.seats) or not may_hand(room, who, room.seats[frame.seat]):
        raise Refusal("seat")
    chair = room.seats[frame.seat]
    if not chair.level and chair.client not in (None, who.client) and may_come_back(room, chair.client):
        raise Refusal("grace")
    level = plain_name(frame.level)
    if level not in LEVELS and (level or chair.kind == "bot"):
        raise Refusal("level")
    await room.write(room.rooms.store.hand, frame.seat, level, Deed(who.client, frame.key))
    room.note(who, frame.key)
    room.seat_changed(msgspec.structs.replace(chair, level=level))


def may_come_back(room: Room, client: str) -> bool:
    """Whether a person has left so lately that the line may just have dropped."""
    return room.absent(client) < room.rooms.settings.limits.grace


def may_hand(room: Room, who: Player, chair: SeatRow) -> bool:
    """Whether a player may hand a seat over: his own; the creator of the match also those of bots and of absent people, so that
    nobody waits for ever."""
    return chair.client == who.client or (room.row.owner == who.client and chair.client not in room.clients_here())
