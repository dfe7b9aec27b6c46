"""What a process that looks is asked, and how it answers."""

from __future__ import annotations

import msgspec

from bocage.core.contract import Building


class Weigh(msgspec.Struct, frozen=True, tag="weigh"):
    """Odds of these options in this order, as many as fit into so many seconds (one at least), as these seats may know them.
    ``record``: the game from its present step on."""

    record: str
    lang: str
    seats: tuple[int, ...]
    actions: tuple[str, ...]
    seconds: float


class Survey(msgspec.Struct, frozen=True, tag="survey"):
    """What somebody asks of the table without choosing; ``seat``: what it may know (none: a spectator)."""

    record: str
    seat: int | None
    about: str


class Threaten(msgspec.Struct, frozen=True, tag="threaten"):
    """Who could hurt a piece of this seat at the places it could go to."""

    record: str
    seat: int
    piece: str
    state: str
    lang: str


class Why(msgspec.Struct, frozen=True, tag="why"):
    """Which rule forbids an action now."""

    record: str
    seat: int | None
    action: str
    lang: str


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """A hint for a seat, after so many seconds more of thought than the last time this was asked."""

    record: str
    seat: int
    lang: str
    seconds: float


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    game: str
    building: Building
    lang: str


class ReadPack(msgspec.Struct, frozen=True, tag="pack"):
    game: str
    text: str
    lang: str


class Draft(msgspec.Struct, frozen=True, tag="draft"):
    game: str
    side: str
    building: Building


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """A new game, as a record."""

    game: str
    scenario: str
    seats: tuple[str, ...]
    options: dict[str, str]


Asked = Weigh | Survey | Threaten | Why | Advise | Judge | ReadPack | Draft | Begin


class Answer(msgspec.Struct, frozen=True):
    """``body``: the answer as JSON; ``wrong``: instead of it, what a person did wrong, by language, with its code; ``fault``:
    where we did; ``seconds``: the CPU time that it took."""

    body: msgspec.Raw = msgspec.Raw(b"null")
    wrong: dict[str, str] = {}
    code: str = ""
    fault: str = ""
    seconds: float = 0.0
