"""The clock of a window: who may answer a deed has so many seconds, if others play at other screens; then it passes.

It looks at the question and at whose it is, never at what could be answered: it tells nothing about a hand. It runs on when the
one who is asked has left, so that nobody can hold a game up by going; it stands still while no player is there at all.
"""

from __future__ import annotations

import asyncio
from asyncio import sleep
from time import monotonic as now
from typing import TYPE_CHECKING

from bocage.server.web.refusals import Refusal

if TYPE_CHECKING:
    from bocage.server.matches.room import Room


class Clock:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.runs_for: tuple[int, int] | None = None        # the question, by the change that led to it, and who is asked
        self.left = 0.0                                     # seconds, when it was last set going or stopped
        self.began = 0.0
        self.task: asyncio.Task[None] | None = None

    def seconds_left(self) -> float | None:
        """None: nothing runs down now."""
        if self.runs_for is None:
            return None
        return max(0.0, self.left - (now() - self.began)) if self.task else self.left

    def look(self) -> None:
        """The position, the seats or those who are here have changed."""
        seat = self.seat_asked()
        question = None if seat is None else (self.room.seq, seat)
        if question != self.runs_for:
            self.stop()
            self.runs_for, self.left = question, float(self.room.row.answer_seconds)
        if question is None or not self.room.clients_here():
            self.stop()
        elif self.task is None:
            self.began = now()
            self.task = asyncio.create_task(self.run(question[1]))

    def stop(self) -> None:
        """It keeps what is left."""
        self.left = self.seconds_left() or 0.0
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def seat_asked(self) -> int | None:
        """The seat that the clock runs for: a person's, at a window, in a match that people play at different screens."""
        room, decision = self.room, self.room.match.decision
        if not room.row.answer_seconds or decision is None or decision.kind not in room.match.ruleset.windows:
            return None
        people = {chair.seat: chair.client for chair in room.seats if chair.client is not None and not chair.level}
        return next((seat for seat in decision.by if seat in people), None) if len({*people.values()}) > 1 else None

    async def run(self, seat: int) -> None:
        await sleep(self.left)
        async with self.room.lock:
            self.runs_for = self.task = None                # where it cannot be stored the question has all its time again
            try:
                await self.room.time_is_up(seat)
            except Refusal:
                pass                                        # what is stored holds, and everybody has been told so
            except Exception as error:                      # a fault of ours: logged, and the game waits for people
                self.room.rooms.log.fault("clock", error, match=self.room.id)
