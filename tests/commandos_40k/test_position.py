"""Commandos 40 000: positions as text."""

from __future__ import annotations

import pytest

from bocage import BadPosition, Match, position
from bocage.games.commandos_40k import RULESET
from bocage.games.commandos_40k.position import notation
from tests.commandos_40k.scene import Scene, gun, man
from tests.positions import no_crash, read_back, some_moments, table_is_whole

GAME = "commandos_40k"
TABLE = """
    scenario air_assault
    seats anna | ben
    round: 2
    phase: shoot
    attacker: a
    initiative: a
    active: a
    team a: cp 2
    a1: at 6 4
    a2: at 8 4, light-wounds 1, shaken
    b1: at 16 6, prepared
    marker m1: at 22 12
    marker m2: at 5 9
    marker m3: at 14 14, sabotaged
"""


def battle(*more: str) -> Match:
    return position(GAME, "\n".join([TABLE, *more]), seed="1")


@pytest.mark.parametrize("scenario", [card.id for card in RULESET.scenarios])
def test_every_slot_of_the_state_has_its_line(scenario: str) -> None:
    table_is_whole(GAME, scenario)


@pytest.mark.parametrize("scenario", [card.id for card in RULESET.scenarios])
def test_moments_of_a_game_read_back(scenario: str) -> None:
    read_back(GAME, some_moments(GAME, scenario))


def test_no_text_is_a_crash() -> None:
    no_crash(GAME, some_moments(GAME, "rescue"), 100)


def test_what_a_text_says_is_so() -> None:
    match = battle()
    assert match.decision is not None
    assert (match.decision.kind, match.decision.by) == ("shoot_next", (1,)), "b1 is prepared"
    assert [option.text for option in match.decision.options] == ["shoot b1", "pass"]


def test_a_model_with_a_place_is_on_the_table_unless_it_is_away() -> None:
    match = battle("a3: at 7 7, out-of-action", "a4: at 9 9, escaped", "a5: at 0 0, on-table no")
    first = len(match.board.teams[0].members)
    assert match.state.on == 0b11 | 1 << first


def test_who_is_engaged_with_whom_follows_from_where_they_stand() -> None:
    match = battle("b2: at 8 5.5")
    first = len(match.board.teams[0].members)
    assert match.state.er[1] == 1 << first + 1
    assert match.state.er[first + 1] == 0b10


def test_a_height_stands_third() -> None:
    text = battle().position()
    assert "a1: at 6 4\n" in text
    assert "marker m3: at 14 14, sabotaged\n" in text


@pytest.mark.parametrize(("line", "said"), [
    ("a3: at 8 4", "This position cannot be: a2 stands where nobody may (KT-GEOM-19); a3 stands where nobody may"),
    ("a3: at 8", "Line 17 of the position, “8”: expected 2 words."),
    ("a3: at here there", "Line 17 of the position, “here”: expected a length in inches such as 12.4."),
    ("a3: at 1 1, hp 99", "This position cannot be: "),
    ("a99: at 1 1", "Line 17 of the position, “a99”: expected one of: round, phase, "),
    ("team b: cp -3", "Line 17 of the position, “-3”: expected a number from 0 to 1000000."),
    ("marker m5: at 1 1", "Line 17 of the position, “marker m5”: expected “marker m4” first."),
])
def test_faults_are_told(line: str, said: str) -> None:
    with pytest.raises(BadPosition) as bad:
        battle(line)
    assert str(bad.value).startswith(said)


def test_a_model_may_have_any_number_of_weapons() -> None:
    """A datasheet of a pack may list twenty guns. The nineteenth has been fired."""
    guns = [gun(id=f"gun{number}") for number in range(1, 21)]
    s = Scene([man(5, 5, *guns)], [man(15, 5, wounds=9)]).begin("shoot").play("shoot a1", "fire gun19 b1", dice=[1])
    assert {"shooter: a1", "weapons fired: weapon19"} <= set(notation(s.board).write(s.state))
