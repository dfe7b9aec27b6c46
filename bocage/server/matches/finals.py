"""Which options of the present question could not be taken back: worked out once for all who read it, before anybody is told.

That means to try each of them, which can take long. After a moment the rest is tried in a thread, beside the event loop.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from bocage.core.match import Match
from bocage.server.wire.telling import Finality, find_finals

if TYPE_CHECKING:
    from bocage.server.matches.room import Room

QUICK = 0.004                           # seconds that the event loop gives to it


class Finals:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.match: Match | None = None
        self.known: Finality = {}
        self.bots: set[int] = set()             # those that played along when this was worked out

    def of(self, match: Match) -> Finality:
        """What is known of a position; a ``Teller`` works out the rest."""
        return self.known if match is self.match and self.bots == set(self.room.partners.bots) else {}

    async def find(self) -> None:
        """Called when the match has gone on or somebody has come."""
        room = self.room
        if self.match is not room.match or self.bots != set(room.partners.bots):
            self.match, self.known, self.bots = room.match, {}, set(room.partners.bots)
        played = {seat for one in room.connections for seat in room.playing(one)}
        work, end = find_finals(room.match, sorted(played), self.known, self.bots), perf_counter() + QUICK
        for _ in work:
            if perf_counter() > end:
                await room.rooms.aside(exhaust, work)


def exhaust(work: Iterator[None]) -> None:
    for _ in work:
        pass
