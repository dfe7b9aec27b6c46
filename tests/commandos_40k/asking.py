"""Asking the table, in scenes and in games at random."""

from __future__ import annotations

from random import Random

import bocage
from bocage.core.match import Match
from bocage.games.commandos_40k import RULESET
from bocage.games.commandos_40k.inspect.answer_types import Survey
from bocage.games.commandos_40k.inspect.survey import survey
from tests.commandos_40k.scene import Scene, box

WALL = box(9, 9, 9.5, 13, 3, "climb", "block")


def ask(s: Scene, text: str, seat: int | None = 0) -> Survey:
    found = survey(s.board, s.state, seat, text)
    assert found is not None, text
    assert found.about == text
    return found


def some_game(seed: int) -> Match:
    rng = Random(seed)
    mission = ("air_assault", "rescue", "exfiltration")[seed % 3]
    options = {"board": ("plaza", "pipeworks", "outpost", "crash")[seed % 4]}
    options |= RULESET.random_options(mission, 2, options, rng)
    return bocage.new("commandos_40k", scenario=mission, seats=["anna", "ben"], seed=str(seed), options=options)
