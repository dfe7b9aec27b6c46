"""The general bots play any game: hidden hands, sealed bids, infinite options, shared decisions."""

from __future__ import annotations

import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage import Match, new
from bocage.bots import MctsBot, Viewpoint, answering_seat, make
from bocage.core.errors import Unknown

NAMES = ("a", "b", "c", "d")


def play(match: Match, bots: str) -> Match:
    """Seats take the named bots in turn."""
    kinds = bots.split()
    players = [make(kinds[seat % len(kinds)], seed=seat) for seat in range(len(match.setup.seats))]
    while match.decision is not None:
        seat = answering_seat(match)
        match.play(players[seat].choose(Viewpoint(match, seat)), seat)
    return match


@pytest.mark.parametrize(("toy", "scenario", "seats"), [
    ("runner", "meadow", 2), ("bid", "free", 3), ("bid", "alliance", 4), ("stroll", "garden", 2), ("lifeboat", "atlantic", 3)])
@pytest.mark.parametrize("bots", ["random", "sight", "greedy", "race:16", "mcts:15", "recruit soldier", "corporal sergeant"])
def test_every_bot_plays_every_toy_to_its_end(toy: str, scenario: str, seats: int, bots: str) -> None:
    assert play(new(toy, scenario, NAMES[:seats], seed="3"), bots).result is not None


@pytest.mark.parametrize(("name", "seconds", "iterations"), [
    ("mcts", 1.0, 0), ("mcts:0.3s", 0.3, 0), ("mcts:500", 0.0, 500)])
def test_a_budget_is_in_seconds_or_in_iterations(name: str, seconds: float, iterations: int) -> None:
    bot = make(name)
    assert isinstance(bot, MctsBot)
    assert (bot.seconds, bot.iterations) == (seconds, iterations)


@pytest.mark.parametrize("name", ["", "chess", "greedy:3", "mcts:0", "mcts:0s", "mcts:-5", "mcts:infs", "mcts:nans", "mcts:1.5",
                                  "mcts:99999999999s", "captain:2s", "sight:3", "race:0", "race:1.5",
                                  "sight:3@1", "race@1", "sight@", "greedy@1"])
def test_a_bot_that_nobody_knows_is_refused(name: str) -> None:
    with pytest.raises(Unknown):
        make(name)
