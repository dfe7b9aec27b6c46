"""The clock of a window: where people play at different screens, a seat has so many seconds to answer; then it passes.

The clock depends on the question and on the seat that is asked, never on the options, so it reveals nothing about a hand. It
runs on when the asked person has left, so that nobody can hold a game up by leaving. It stops while no player at all is
connected.
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
        """The seconds left to answer; None if no clock is running."""
        if self.runs_for is None:
            return None
        return max(0.0, self.left - (now() - self.began)) if self.task else self.left

    def look(self) -> None:
        """Called when the position, the seats or the connected people have changed: starts, stops or goes on."""
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
        """Stops the clock and keeps the seconds that are left."""
        self.left = self.seconds_left() or 0.0
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def seat_asked(self) -> int | None:
        """The seat that the clock runs for: a person's, at a window, in a match that people play at different screens."""
        room, decision = self.room, self.room.match.decision
        if not room.row.answer_seconds or decision is None or decision.kind not in room.match.ruleset.display.windows:
            return None
        people = {chair.seat: chair.client for chair in room.seats if chair.client is not None and not chair.level}
        return next((seat for seat in decision.by if seat in people), None) if len({*people.values()}) > 1 else None

    async def run(self, seat: int) -> None:
        await sleep(self.left)
        async with self.room.lock:
            # if the pass cannot be stored, the question gets its whole time again
            self.runs_for = self.task = None
            try:
                await self.room.time_is_up(seat)
            except Refusal:
                pass                                        # the stored match counts, and everybody has been told so
            except Exception as error:                      # a fault of ours: logged, and the game waits for people
                self.room.rooms.log.fault("clock", error, match=self.room.id)
