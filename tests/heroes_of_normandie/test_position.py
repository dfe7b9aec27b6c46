"""Heroes of Normandie: positions as text."""

from __future__ import annotations

import pytest

from bocage import BadPosition, Match, position
from bocage.games.heroes_of_normandie import RULESET
from tests.positions import no_crash, read_back, some_moments, table_is_whole

GAME = "heroes_of_normandie"
CONTACT = """
    scenario first_contact
    seats anna | ben
    turn: 2
    phase: act
    acting: u1
    acting by order: 1
    u1: us_fire_team, at d6, token 1, acted
    u2: us_support_team, at e7
    u3: ge_fire_group, at g6, suppressed 1
    s1 hand: c07
    s1 orders revealed: 1
"""


def contact(*more: str) -> Match:
    return position(GAME, "\n".join([CONTACT, *more]), seed="1")


@pytest.mark.parametrize("scenario", [card.id for card in RULESET.scenarios])
def test_every_slot_of_the_state_has_its_line(scenario: str) -> None:
    table_is_whole(GAME, scenario)


@pytest.mark.parametrize("scenario", ["farmhouse", "battle"])
def test_moments_of_a_game_read_back(scenario: str) -> None:
    read_back(GAME, some_moments(GAME, scenario, 250))


def test_no_text_is_a_crash() -> None:
    no_crash(GAME, some_moments(GAME, "bridge"), 100)


def test_what_a_text_says_is_so() -> None:
    match = contact()
    assert match.decision is not None
    assert (match.decision.kind, match.decision.by) == ("act", (0,))
    assert [option.text for option in match.decision.options] == ["move", "decline"]


def test_units_that_are_not_on_the_table_are_still_to_be_deployed() -> None:
    match = contact()
    names = [recruit.name for recruit in match.board.recruits]
    assert [[names[recruit] for recruit in pool] for pool in match.state.pool] == [
        ["us_lt_officer", "us_recon_team"], ["ge_leutnant", "ge_recon_group", "ge_fire_group.2"]]
    assert sum(match.state.deck[0]) == sum(match.board.total[0]) - 1


def test_a_counter_that_is_no_unit_of_an_army_says_its_type_and_seat() -> None:
    match = contact("u4: type ge_mg_nest, of s2, at h8")
    assert match.state.recruit[3] == -1
    assert match.board.types[match.state.kind[3]].id == "ge_mg_nest"
    assert "u4: type ge_mg_nest, of s2, at h8" in match.position()


def test_the_ground_is_told_by_what_has_changed() -> None:
    match = contact("ground: c3=open+light_wreck")
    ground = match.board.ground(match.state.ground)
    square = match.board.lexicon.squares.index("c3")
    assert ground.structure[square]
    assert "ground: c3=open+light_wreck" in match.position()


@pytest.mark.parametrize(("line", "said"), [
    ("u5: ge_leutnant, at h8", "Line 14 of the position, “u5”: expected “u4” first."),
    ("u4: ge_leutnant, at g6", "This position cannot be: u3 and u2 both stand on square"),
    ("u4: us_fire_team, at g8", "This position cannot be: units us_fire_team: 2, not 1"),
    ("u4: us_ferrari", "Line 14 of the position, “us_ferrari”: expected one of: us_lt_officer, us_recon_team,"),
    ("s1 orders in hand: 1, 1", "This position cannot be: seat 0 has orders [1, 1, 1]"),
    ("s2 hand: c99", "Line 14 of the position, “c99”: expected one of: c01, "),
    ("ground: c3=lava", "Line 14 of the position, “lava”: expected one of: "),
    ("smoke: s1 @d4", "Line 14 of the position, “s1 @d4”: expected 3 words for each."),
])
def test_faults_are_told(line: str, said: str) -> None:
    with pytest.raises(BadPosition) as bad:
        contact(line)
    assert str(bad.value).startswith(said)
