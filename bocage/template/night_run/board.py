"""What never changes in a game: the width of the field, the number of runners, and the words of actions."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.core.errors import Unknown
from bocage.core.lexicon import Lexicon

WIDTHS = {"field": 12, "meadow": 18}
VERBS = {"run": "", "creep": ""}            # each verb with a letter for each of its arguments; these have none


class Board:
    def __init__(self, scenario: str, options: Mapping[str, str], seats: int) -> None:
        if scenario not in WIDTHS:
            raise Unknown("scenario", scenario, ", ".join(WIDTHS))
        self.seats = seats
        self.width = WIDTHS[scenario]
        self.lexicon = Lexicon(VERBS, {})
