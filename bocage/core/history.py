"""The setup of a game (what the players agreed before it) and the choices made in it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

import msgspec

from bocage.core.decision import Seat


class Setup(msgspec.Struct, frozen=True):
    """What was agreed before the game. ``seeds``: each is the number of the first result
    that it decides, the seed (empty: secret) and its hash; there is one, unless a game went on with a new seed.

    ``start``: the first position, as a record writes it, if it is not the scenario's own.
    ``ask_all``: questions with a single option are asked too. ``lesson``: how far a lesson is (``bocage/lessons``).
    ``agreed``: what people and bots of one side have arranged (``bots/teamwork.py``); no rule knows of it.
    ``hints``: after how many choices which seat took a hint.
    """

    game: str
    scenario: str
    seats: tuple[str, ...]
    options: Mapping[str, str]
    seeds: tuple[tuple[int, str, str], ...]
    start: str = ""
    ask_all: bool = False
    lesson: str = ""
    agreed: str = ""
    hints: tuple[tuple[int, int], ...] = ()

    @property
    def seed_hash(self) -> str:
        return self.seeds[-1][2]


def hash_of_seed(seed: str) -> str:
    return sha256(f"bocage/{seed}".encode()).hexdigest()


Chance = tuple[tuple[str, int], ...]        # what chance answered: bag and value of each result


class Move(msgspec.Struct, frozen=True):
    """A choice and the results of chance before the next question. ``by``: the seats that could have made this choice.

    ``reveals``: something hidden came to light, so that the choice cannot be taken back. ``events_before``: the length of the
    log when the choice was made.
    """

    seat: Seat
    text: str
    chance: Chance
    reveals: bool
    by: tuple[Seat, ...]
    events_before: int
    sealed: bool = False
    eyes: tuple[Seat, ...] = ()

    def is_sealed_to(self, seat: int | None) -> bool:
        """Whether a seat may not know what was chosen before the rules reveal it."""
        return self.sealed and seat not in self.by and seat not in self.eyes
