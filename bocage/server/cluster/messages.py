"""What gateways and game processes write to each other. A *link* is one client's connection from its gateway to the process
that plays its match; the gateway numbers its links."""

from __future__ import annotations

import msgspec

from bocage.server.matches.home import Present
from bocage.server.storage.tables import Person
from bocage.server.wire.frame_types import Lang


class Part(msgspec.Struct, frozen=True, tag=True, array_like=True):
    pass


# --- from a gateway ---------------------------------------------------------------------------------------------------


class Enter(Part, frozen=True):
    """A client comes to a match, or back to it. ``seq``: the last change it knows of; ``watch``: it does not want to play."""

    link: int
    match: str
    lang: Lang
    seq: int
    watch: bool
    person: Person | None
    address: str


class Said(Part, frozen=True):
    """A frame of a client, as it has sent it; the gateway has checked that it is one."""

    link: int
    text: str


class Leave(Part, frozen=True):
    link: int


class Sit(Part, frozen=True):
    """Somebody wants an open seat; answered by its number."""

    match: str
    person: Person
    seat: int | None


class Delete(Part, frozen=True):
    match: str


class Who(Part, frozen=True):
    """Who is at which table? Answered by ``dict[str, Present]``."""


Wish = Sit | Delete | Who


class Asked(Part, frozen=True):
    number: int
    wish: Wish


class Changed(Part, frozen=True):
    """A person wants something else than before."""

    person: Person


# --- from a game process ----------------------------------------------------------------------------------------------


class Told(Part, frozen=True):
    """A frame for a client."""

    link: int
    frame: bytes


class Closed(Part, frozen=True):
    """A link has ended. ``code``: why, as a socket is closed; ``ELSEWHERE``: look for the match again."""

    link: int
    code: int


class Answered(Part, frozen=True):
    """``code``: why not, as a ``Refusal`` says it."""

    number: int
    value: int | dict[str, Present] | None = None
    code: str = ""
    status: int = 400


class Missed(Part, frozen=True):
    """Something from the gateway was lost on the way: its links begin anew."""


Message = Enter | Said | Leave | Asked | Changed | Told | Closed | Answered | Missed


class Envelope(msgspec.Struct, frozen=True, array_like=True):
    """Several messages from one process to another, numbered from ``first`` on; without any it tells how many there were."""

    sender: str
    first: int
    parts: list[Message]


to_bytes = msgspec.msgpack.Encoder().encode
envelope_of = msgspec.msgpack.Decoder(Envelope).decode
