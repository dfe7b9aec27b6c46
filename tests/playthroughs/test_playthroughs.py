"""Random games go as they went when the rules were last changed on purpose: the same questions, options, refusals and events.

A scene says what a rule demands; a playthrough notices that something has changed where no scene looks. Whoever changes a rule
on purpose reads what became different: ``python -m tests.playthroughs.games GAME NUMBER`` prints a game, here and in a checkout
from before the change; then ``python -m tests.playthroughs.games GAME --keep`` keeps the games as they go now.
"""

from __future__ import annotations

from itertools import zip_longest

import pytest

from tests.playthroughs.games import GAMES, TOGETHER, hashes, kept


@pytest.mark.parametrize(("game", "number"), [(game, number) for game in GAMES for number in kept(game)])
def test_a_game_goes_as_it_went(game: str, number: int) -> None:
    before, now = kept(game)[number], hashes(game, number)
    for at, (then, today) in enumerate(zip_longest(before, now)):
        assert then == today, (f"game {number} of {game} goes another way at one of the decisions {at * TOGETHER} to "
                               f"{(at + 1) * TOGETHER - 1}. If that is meant: see the docstring of {__name__}")
