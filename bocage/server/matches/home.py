"""Where matches are played, as requests and sockets see it: in this process (``Here``), or in others
(``bocage.server.cluster.gateway``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import msgspec

from bocage.server.hub import Hub
from bocage.server.matches import seating
from bocage.server.matches.socket import Guest, Line, attend, is_player, let_in
from bocage.server.storage.tables import Person


class Present(msgspec.Struct, frozen=True):
    """Who is at a table: people with seats, and how many others look on."""

    clients: frozenset[str] = frozenset()
    watchers: int = 0
    listed: bool = False


class Home(Protocol):
    async def serve(self, line: Line, guest: Guest, match: str) -> None:
        """Serves one connection to a match, from its first frame to its end."""

    async def sit(self, match: str, person: Person, seat: int | None) -> int:
        """Gives an open seat to a person, and returns its number."""

    async def delete(self, match: str) -> None: ...

    async def present(self) -> Mapping[str, Present]:
        """Who is where, by match; matches at which nobody is are left out."""

    def person_changed(self, person: Person) -> None: ...

    async def run(self) -> None:
        """What it does all the time, as long as the server runs."""

    async def close(self) -> None: ...


class Here:
    """The matches are played in this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.rooms = hub.rooms

    async def serve(self, line: Line, guest: Guest, match: str) -> None:
        room = await self.rooms.room(match)
        one = guest.connection(self.hub.rates, is_player(guest, room.seats))
        let_in(self.hub, one)
        await attend(self.hub, line, room, one, guest.hello.seq)

    async def sit(self, match: str, person: Person, seat: int | None) -> int:
        return await seating.sit(await self.rooms.room(match), person, seat)

    async def delete(self, match: str) -> None:
        await self.rooms.delete(match)

    async def present(self) -> Mapping[str, Present]:
        return {room.id: Present(frozenset(room.clients_here()), room.watchers(), room.row.listed)
                for room in self.rooms.open.values() if room.connections}

    def person_changed(self, person: Person) -> None:
        self.rooms.person_changed(person)

    async def run(self) -> None:
        await self.rooms.sweep()

    async def close(self) -> None:
        await self.rooms.close()
