"""Taking back: what the people chose, with the moments that passed by themselves."""

from __future__ import annotations

import pytest

import bocage
from bocage import Illegal, Match
from bocage.core.takeback import activation_taken_back, in_activation, taken_back


def anybodys(_move: object) -> bool:
    return True


def played(*actions: str, scenario: str = "lighthouse", options: str = "officer:blue,scout:blue") -> Match:
    match = bocage.new("v_commandos", scenario, ["anna"], "1", {"squad": options} if options else {})
    for action in actions:
        match.play(action)
    return match


@pytest.fixture
def walked() -> Match:
    match = played()
    while match.decision is not None and match.decision.kind != "activate":
        match.play(match.decision.options[0])
    match.play("activate scout")
    return match


def test_the_last_choice_is_taken_back_and_the_game_itself_stays(walked: Match) -> None:
    back, text = taken_back(walked, (), anybodys)
    assert text == "activate scout"
    assert len(back.moves) == len(walked.moves) - 1
    assert walked.moves[-1].text == "activate scout"


def test_moments_that_passed_by_themselves_go_with_it(walked: Match) -> None:
    """Here the last choice counts as passed for the people; what they chose themselves is the one before."""
    walked.play("end scout")
    passed = {len(walked.moves) - 1}
    back, text = taken_back(walked, passed, anybodys)
    assert text == "activate scout"
    assert len(back.moves) == len(walked.moves) - 2


def test_what_another_chose_stays(walked: Match) -> None:
    with pytest.raises(Illegal, match="CORE-UNDO"):
        taken_back(walked, (), lambda move: False)


def test_an_activation_is_taken_back_as_far_as_its_opening(walked: Match) -> None:
    screen = walked.ruleset.display.screen(walked.board, "en")
    begun = len(walked.moves)
    quiet = next(action for action in walked.options(0) if action.text.startswith("move scout"))
    walked.play(quiet)
    assert not walked.moves[-1].chance, "nothing came to light"
    back, text, choices = activation_taken_back(walked, screen, (), anybodys)
    assert (text, choices) == (quiet.text, 1)
    assert len(back.moves) == begun


def test_there_is_no_activation_to_begin_again_while_the_table_is_set_up() -> None:
    match = bocage.new("heroes_of_normandie", "first_contact", ["anna", "ben"], "1")
    screen = match.ruleset.display.screen(match.board, "en")
    while match.decision is not None and match.decision.kind != "act":
        assert not in_activation(match, screen)
        match.play(match.decision.options[-1])
    match.play("move")
    assert in_activation(match, screen)


def test_where_a_game_does_not_tell_the_first_opening_tells(walked: Match) -> None:
    screen = walked.ruleset.display.screen(walked.board, "en")
    assert in_activation(walked, screen)
    assert not in_activation(played(), screen)


def test_every_choice_of_an_activation_that_is_taken_back_is_counted(walked: Match) -> None:
    screen = walked.ruleset.display.screen(walked.board, "en")
    begun = len(walked.moves)
    for text in ("move scout k", "drop scout crowbar", "move scout l"):
        walked.play(text)
    back, text, choices = activation_taken_back(walked, screen, (), anybodys)
    assert (text, choices) == ("move scout k", 3)
    assert len(back.moves) == begun
