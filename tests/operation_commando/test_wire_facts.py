"""What events, options and questions are about, by the names that the view uses."""

from __future__ import annotations

from collections.abc import Container
from random import Random

import pytest

import bocage
from bocage.core.contract import Fact
from bocage.core.event import Event
from bocage.games.operation_commando import RULESET, content, events, wire_facts
from bocage.games.operation_commando.pieces import CROSS, PIRS, SIDES, SQUARES, TOKENS

BOX = content.load()
KNOWN: dict[str, Container[object]] = {
    "side": SIDES, "pile": SIDES, "token": TOKENS, "card": BOX.cards, "card2": BOX.cards, "terrain": BOX.terrains,
    "terrain2": BOX.terrains, "terrain3": BOX.terrains, "place": SQUARES + CROSS, "place2": SQUARES + CROSS, "regiment": PIRS}
MISSIONS = [scenario.id for scenario in RULESET.scenarios]


def unknown(found: dict[str, Fact]) -> list[tuple[str, Fact]]:
    wrong = [(field, value) for field, value in found.items() if field in KNOWN and value not in KNOWN[field]]
    cards = found.get("cards", [])
    assert isinstance(cards, list)
    return wrong + [("cards", id) for id in cards if id not in BOX.cards]


@pytest.mark.parametrize("mission", MISSIONS)
def test_in_a_whole_game_every_fact_is_a_name_of_the_view(mission: str) -> None:
    match = bocage.new("operation_commando", scenario=mission, seats=["anna", "ben"], seed="facts")
    rng = Random(1)
    told = 0
    while match.decision is not None:
        found = [RULESET.display.action_facts(match.board, option) for option in match.decision.options]
        found.append(RULESET.display.question_facts(match.board, match.decision))
        assert [wrong for each in found for wrong in unknown(each)] == []
        told += sum(map(bool, found))
        match.play(rng.choice(match.decision.options))
    for event in [*match.events(seat=0), *match.events(seat=1)]:
        assert unknown(RULESET.display.event_facts(match.board, event)) == []
    assert told > 100


def test_an_option_says_its_card_and_the_unit_it_is_laid_on() -> None:
    board = RULESET.rules.board("graignes", {}, 2)
    assert wire_facts.of_action(board, board.lexicon.read("token +1/+2 second")) == {"token": "plus12", "slot": 1}
    assert wire_facts.of_action(board, board.lexicon.read("action us_grenade")) == {"card": "us_grenade", "slot": 0}
    assert wire_facts.of_action(board, board.lexicon.read("hide n3 s3")) == {"place": "n3", "place2": "s3"}


def test_an_event_says_who_what_and_where() -> None:
    board = RULESET.rules.board("graignes", {}, 2)
    farm = board.terrain_index["farm"]
    revealed = Event(events.MARKER_REVEALED, (8, farm, 1), "OC-GRAIGNES-09")
    assert wire_facts.of_event(board, revealed) == {"place": "n3", "terrain": "farm", "objective": "objective"}
    seen = Event(events.SAW_CARDS, (1, (board.index["de_stug"],)), "OC-HAND-04")
    assert wire_facts.of_event(board, seen) == {"side": "de", "cards": ["de_stug"]}
