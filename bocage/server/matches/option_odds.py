"""Works out the odds of the present options in the background and sends them as they are found."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import monotonic
from typing import TYPE_CHECKING

from bocage.server.wire import frames
from bocage.server.matches.connection import Watcher
from bocage.server.wire.telling import Teller

if TYPE_CHECKING:
    from bocage.server.matches.room import Room

PART = 0.1                              # seconds of odds that go into one frame

Group = tuple[str, tuple[int, ...]]     # a language and the seats held


class Weighing:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.found: dict[Group, list[frames.Weighed]] = {}
        self.task: asyncio.Task[None] | None = None

    def restart(self) -> None:
        """Called when the question has changed: forgets the old odds and begins again."""
        self.stop()
        self.found = {}
        self.go_on()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def go_on(self) -> None:
        if self.task is None and self.room.match.decision is not None:
            self.task = asyncio.create_task(self.weigh())

    def tell(self, one: Watcher) -> None:
        """Sends somebody who has just come, or has changed the language, the odds known so far, and later the rest."""
        known = self.found.get(self.room.group(one))
        if known:
            one.send(frames.OddsOf(self.room.seq, tuple(known)))
        self.go_on()

    async def weigh(self) -> None:
        try:
            await self.weigh_all()
        except Exception as error:        # a fault of ours: logged, and the game goes on without odds
            self.room.rooms.log.fault("odds", error, match=self.room.id)
        self.task = None

    async def weigh_all(self) -> None:
        while (group := self.next_group()) is not None:
            self.found[group] = []
            options = Teller(self.room.shown_to(group[1]), *group).weigh()
            while part := await self.room.rooms.beside(some, options):
                self.found[group] += part
                frame = frames.to_json(frames.OddsOf(self.room.seq, tuple(part)))
                for one in self.room.connections:
                    if self.room.group(one) == group:
                        one.send_text(frame)

    def next_group(self) -> Group | None:
        groups = {self.room.group(one) for one in self.room.connections}
        return next((group for group in sorted(groups) if group[1] and group not in self.found), None)


def some(options: Iterator[frames.Weighed]) -> list[frames.Weighed]:
    """The odds found within a short time; none when all have been found."""
    part, end = [], monotonic() + PART
    for weighed in options:
        part.append(weighed)
        if monotonic() > end:
            break
    return part
