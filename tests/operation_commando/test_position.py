"""Opération Commando: positions as text."""

from __future__ import annotations

import pytest

from bocage import BadPosition, Match, position
from bocage.games.operation_commando import RULESET
from bocage.games.operation_commando.pieces import DE, US
from bocage.games.operation_commando.view import View
from tests.positions import no_crash, read_back, some_moments, table_is_whole

GAME = "operation_commando"
CROSSROADS = """
    scenario initiation
    seats anna | ben
    turn: 2
    phase: commit
    us: points 1, tokens 3 light
    terrain: crossroads
    size: 2
    main pile taken: 1
    main pile: road, houses, neuville, dropzone
    us hand: us_paratroopers, us_grenade
    de hand: de_stug, de_patrol
"""


def crossroads(*more: str) -> Match:
    return position(GAME, "\n".join([CROSSROADS, *more]), seed="1")


@pytest.mark.parametrize("scenario", [card.id for card in RULESET.scenarios])
def test_every_slot_of_the_state_has_its_line(scenario: str) -> None:
    table_is_whole(GAME, scenario)


@pytest.mark.parametrize("scenario", [card.id for card in RULESET.scenarios])
def test_moments_of_a_game_read_back(scenario: str) -> None:
    read_back(GAME, some_moments(GAME, scenario))


def test_no_text_is_a_crash() -> None:
    no_crash(GAME, some_moments(GAME, "utah"), 150)


def test_what_a_text_says_is_so() -> None:
    match = crossroads()
    assert match.decision is not None
    assert (match.decision.kind, match.decision.by) == ("commit", (DE,))
    assert [option.text for option in match.decision.options] == ["commit de_patrol", "commit de_stug", "abandon"]


def test_piles_and_banks_hold_what_lies_nowhere_else() -> None:
    match = crossroads("us discard: us_recon, us_medics", "de top of pile: de_m24", "de top known to: de")
    s, b = match.state, match.board
    assert sum(s.deck[US]) == sum(b.deck[US]) - 4
    assert sum(s.deck[DE]) == sum(b.deck[DE]) - 3
    assert s.bank[0] == 24 - 3 - 2
    assert s.top_eyes == [[], [0b10]]


def test_a_field_is_laid_row_by_row() -> None:
    text = some_moments(GAME, "graignes", 60)[-1].position()
    assert "\nn1: " in text
    assert "\nmarkers: " in text


@pytest.mark.parametrize(("line", "said"), [
    ("us cards shown: us_recon", "This position cannot be: us has shown cards it does not hold"),
    ("us discard: de_m24", "This position cannot be: us de_m24: 1, not 0; us holds cards of the other side"),
    ("us discard: 99 us_recon", "This position cannot be: us us_recon: 99, not "),
    ("us units: us_recon\nus units muted: 1, 0", "This position cannot be: us has "),
    ("us points laid: us_recon 2", "Line 14 of the position, “us_recon 2”: expected 3 words for each."),
    ("sector: north", "Line 14 of the position, “north”: expected one of: main, bridges."),
    ("fr hand: us_recon", "Line 14 of the position, “fr hand”: expected one of: turn, phase, "),
])
def test_faults_are_told(line: str, said: str) -> None:
    with pytest.raises(BadPosition) as bad:
        crossroads(line)
    assert str(bad.value).startswith(said)


def test_a_field_of_which_one_square_is_told_is_whole() -> None:
    match = position(GAME, "scenario utah\nseats a | b\nturn: 2\nphase: start_turn\nb1: road, open", seed="1")
    s = match.state
    assert [len(each) for each in (s.grid, s.open, s.control, s.scouted)] == [16] * 4
    seen = match.view(DE)
    assert isinstance(seen, View)
    assert seen.utah is not None
    assert [square.name for square in seen.utah.squares if square.terrain] == ["b1"]
