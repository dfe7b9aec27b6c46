"""What the bar says of an option in a few words."""

from __future__ import annotations

import bocage
from bocage.games.v_commandos.screens import VScreen


def test_each_side_of_a_commando_card_says_what_is_printed_there() -> None:
    match = bocage.new("v_commandos", "lighthouse", seed="1")
    screen, decision = VScreen(match.board, "en"), match.decision
    assert decision is not None
    notes = {option.text: screen.choice(match.state, decision, option).note for option in decision.options}
    assert notes["choose scout blue"] == "Shadow · silenced pistol, crowbar"
    assert notes["choose scout ochre"] == "Climber · pistol, grenade"


def test_a_tile_is_named_as_one() -> None:
    match = bocage.new("v_commandos", "lighthouse", seed="1")
    screen = VScreen(match.board, "fr")
    assert screen.name_of(match.state, "tile", "k") == "tuile K"
