"""A new game: what must be named, and what it is called."""

from __future__ import annotations

from typing import Any

import pytest

from bocage import Unknown, new
from bocage.core.contract import Option
from bocage.core.dice import SeededDice
from bocage.core.starting import unique
from tests.core.test_match import NAMES


# --- a new game -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("what", "args"), [
    ("game", {"game": "chess"}), ("scenario", {"scenario": "moor"}), ("seats", {"seats": ["a"]}),
    ("seats", {"seats": ["a", "b", "c"]}), ("option", {"options": {"speed": "fast"}})])
def test_a_game_that_cannot_be_is_refused_by_name(what: str, args: dict[str, Any]) -> None:
    with pytest.raises(Unknown) as unknown:
        new(**{"game": "runner", "scenario": "meadow", "seats": ["a", "b"], **args})
    assert unknown.value.args_for_text["what"] == what


def test_a_choice_that_an_option_does_not_have_is_refused() -> None:
    with pytest.raises(Unknown) as unknown:
        new("v_commandos", "bridges", options={"difficulty": "godlike"})
    assert unknown.value.args_for_text["what"] == "choice"


def test_a_new_game_without_a_seed_gets_a_secret_one_and_shows_its_hash() -> None:
    one, two = new("stroll", "garden"), new("stroll", "garden")
    assert one.setup.seeds[0][1] != two.setup.seeds[0][1]
    assert len(one.setup.seed_hash) == 64


@pytest.mark.parametrize(("given", "made"), [
    (["anna", "anna", "anna"], ("anna", "anna-2", "anna-3")), (["a|b", " x \n y "], ("a b", "x y")), (["", "?"], ("?", "?-2"))])
def test_seats_get_names_that_a_record_can_hold(given: list[str], made: tuple[str, ...]) -> None:
    assert unique(given) == made


def test_a_playout_goes_on_with_the_dice_that_it_is_given() -> None:
    dice = SeededDice("other")
    assert new("bid", "free", NAMES[:2], seed="own").playout(dice).table.dice is dice


def test_a_setting_takes_one_of_its_choices_or_several_once_each() -> None:
    one, several = (Option("deck", ("red", "blue"), "red", several=more) for more in (False, True))
    assert [one.takes(value) for value in ("red", "red, blue", "green", "")] == [True, False, False, False]
    assert [several.takes(value) for value in ("red", "red, blue", "blue,blue", "red, green", "")] == [
        True, True, False, False, True]
    assert Option("note", (), "").takes("anything, at all")
