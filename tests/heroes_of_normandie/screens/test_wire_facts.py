"""What events, options and questions are about, by the names that the view uses."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random

import pytest

import bocage
from bocage.core.event import Event
from bocage.core.contract import Fact
from bocage.games.heroes_of_normandie import RULESET, content, events, wire_facts
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.asking import KIND_AT, SEAT_AT
from tests.heroes_of_normandie.scene import Scene
from tests.marks import rule, slow

BOX = content.load()
SCENARIOS = [scenario.id for scenario in RULESET.scenarios]


def names_of(board: Board) -> dict[str, Collection[object]]:
    return {
        "square": board.lexicon.squares, "point": board.lexicon.points, "side": ("", *p.SIDES), "card": BOX.cards,
        "card2": BOX.cards, "direction": p.DIRECTIONS, "token": p.TOKEN_WORDS, "manner": p.MANNERS, "tactic": p.TACTICS,
        "directive": p.DIRECTIVES, "phase": p.PHASES, "damage": p.DAMAGE_NAMES.values(), "tile": BOX.tiles,
        "unit_type": board.type_index, "foe_type": board.type_index, "seat": range(board.seats), "unit": range(160),
        "foe": range(160), "recruit": [recruit.name for recruit in board.recruits],
        "option": [stock.name for stock in board.stocks],
    }


def unknown(board: Board, found: Mapping[str, Fact]) -> list[tuple[str, object]]:
    known = names_of(board)
    wrong = [(field, value) for field, value in found.items() if field in known and value not in known[field]]
    cards = found.get("cards", [])
    assert isinstance(cards, list)
    return [*wrong, *(("cards", id) for id in cards if id not in BOX.cards)]


@slow
@pytest.mark.parametrize(("scenario", "seats"), [*((scenario, 2) for scenario in SCENARIOS), ("battle", 4)])
def test_in_a_whole_game_every_fact_is_a_name_of_the_view(scenario: str, seats: int) -> None:
    names = [f"p{seat}" for seat in range(seats)]
    match = bocage.new("heroes_of_normandie", scenario=scenario, seats=names, seed="facts")
    rng = Random(1)
    told = 0
    while match.decision is not None:
        found = [RULESET.display.action_facts(match.board, option) for option in rng.sample(match.decision.options, 1)]
        found.append(RULESET.display.question_facts(match.board, match.decision))
        assert [wrong for each in found for wrong in unknown(match.board, each)] == []
        told += sum(map(bool, found))
        match.play(rng.choice(match.decision.options))
    for seat in range(seats):
        for event in match.events(seat=seat):
            assert unknown(match.board, RULESET.display.event_facts(match.board, event)) == []
    assert told > 100


def test_an_option_says_its_unit_square_facing_and_token() -> None:
    board = RULESET.rules.board("bridge", {}, 2)
    read = board.lexicon.read
    assert wire_facts.of_action(board, read("order 3 u5")) == {"token": "3", "unit": 4}
    assert wire_facts.of_action(board, read("drive e5 ne")) == {"square": "e5", "direction": "ne"}
    assert wire_facts.of_action(board, read("opportunity u5 second suppressive")) == {
        "unit": 4, "weapon": "second", "manner": "suppressive"}
    assert wire_facts.of_action(board, read("swap c01 s2 c03")) == {"card": "c01", "seat": 1, "card2": "c03"}
    assert wire_facts.of_action(board, read("point @d7")) == {"point": "@d7"}


def test_an_event_says_who_what_and_where() -> None:
    board = RULESET.rules.board("bridge", {}, 2)
    sherman = 5 + KIND_AT * (board.type_index["us_m4_sherman"] + 1)
    drove = Event(events.DROVE, (sherman, board.lexicon.squares.index("e5"), 2), "HN-VEH-04")
    assert wire_facts.of_event(board, drove) == {
        "unit": 5, "unit_seat": 0, "unit_type": "us_m4_sherman", "square": "e5", "direction": "e"}
    drew = Event(events.DREW_CARDS, (1, (board.card_index["g01"], board.card_index["c05"])), "HN-CARD-09")
    assert wire_facts.of_event(board, drew) == {"seat": 1, "seat_side": "ge", "cards": ["g01", "c05"]}
    rolled = Event(events.ROLLED, (0, (2, 5)), "HN-FIRE-07")
    assert wire_facts.of_event(board, rolled) == {"seat": 0, "seat_side": "us", "dice": [2, 5]}


@rule("HN-ABIL-19")
def test_a_hidden_counter_is_told_by_number_and_owner_alone() -> None:
    """HN-ABIL-19: its type is in no fact of the log, and in those of a question only for its owner."""
    board = RULESET.rules.board("bridge", {}, 2)
    hidden = Event(events.ORDERED, (3 + SEAT_AT,), "HN-ORDER-01")
    assert wire_facts.of_event(board, hidden) == {"unit": 3, "unit_seat": 1}
    s = Scene()
    sniper = s.put("ge_sniper", "c5", face=p.BACK, hidden=p.AMBUSHED)
    s.activate(sniper)
    assert s.run.decision is not None
    about = wire_facts.of_question(s.board, s.decision)
    assert (about["unit"], about["unit_type"]) == (sniper, "ge_sniper")
    assert all("unit_type" not in wire_facts.of_event(s.board, event) for event in s.events)


@pytest.mark.parametrize(("teams", "sides"), [("even", "us ge us ge"), ("us_more", "us ge us us"), ("ge_more", "us ge ge ge")])
def test_a_roll_says_for_which_side_it_is(teams: str, sides: str) -> None:
    """HN-MULTI: of four players the third and the fourth may be on either side."""
    board = RULESET.rules.board("battle", {"teams": teams}, 4)
    told = [wire_facts.of_event(board, Event(events.ROLLED, (seat, (6,)), "HN-FIRE-07")) for seat in range(4)]
    assert [found["seat_side"] for found in told] == sides.split()
