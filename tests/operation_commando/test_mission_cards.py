"""The small maps of the missions."""

from __future__ import annotations

from bocage.games.operation_commando.mission_cards import sketch
from tests.marks import rule


@rule("OC-SME-03", "OC-SME-04", "OC-SME-05", "OC-SME-06")
def test_the_main_pile_has_five_cards_and_each_bridge_two_in_front_of_it() -> None:
    drawn = {area.kind: area.path.count("M") for area in sketch("initiation").areas}
    assert drawn == {"hidden": 4 + 2 + 2, "goal": 1 + 1 + 1}
