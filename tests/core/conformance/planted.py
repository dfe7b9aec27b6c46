"""Plays toys that are broken on purpose until an oracle bites."""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.conformance import Failure, play_one
from bocage.games import find

GAMES = 60
TRIES = 4                       # of so many games that fail, one is short when it is shrunk

# Puts a fault in the place of something right, for one test.
Spoil = Callable[[object, str, object], None]
SpoilGame = Callable[..., None]


def bites(game: str, oracle: str, saying: str = "", lines: int = 4, games: int = GAMES, thorough: float = 0.5) -> Failure:
    """Plays until an oracle complains and a game of few lines shows it; it must be that oracle, with these words."""
    records = []
    for number in range(games):
        _, failure = play_one(find(game), 7, number, thorough)
        if failure is not None:
            assert failure.oracle in oracle.split(" or "), failure.message
            assert saying in failure.message, failure.message
            if len(played(failure)) <= lines:
                return failure
            records.append(failure.record)
            assert len(records) < TRIES, records
    raise AssertionError(f"{oracle} never complained in a short game: {records}")


def played(failure: Failure) -> list[str]:
    """The game of a failure: its lines without the head."""
    return [line for line in failure.record.split("\n") if not line.startswith("#")]
