"""The log says nothing twice: an event is silent where the reader sees at once after it another that says more."""

from __future__ import annotations

import bocage
from bocage.server.wire.telling import Teller


def test_whoever_sees_his_cards_is_not_told_before_how_many_he_draws() -> None:
    match = bocage.new("heroes_of_normandie", "bridge", ["a", "b"], "a")

    def said(*seats: int) -> list[tuple[str, bool]]:
        told = Teller(match, "fr", seats).log(0, len(match.log))
        return [(event.name, event.text != "") for event in told if event.name.startswith("drew")]

    assert ("drew", False) in said(0)
    assert ("drew_cards", True) in said(0)
    assert ("drew", True) in said(0), "what the other draws is told by its number"
    assert {*said()} == {("drew", True)}
