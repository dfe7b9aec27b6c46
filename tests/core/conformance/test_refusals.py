"""What random play provokes is refused in words of both languages, with the rule or the word that is meant."""

from __future__ import annotations

import pytest

from tests.core.conformance.refusals import collect
from tests.marks import slow


@slow
@pytest.mark.parametrize(("game", "games"), [("v_commandos", 4), ("operation_commando", 4), ("heroes_of_normandie", 2),
                                             ("commandos_40k", 2)])
def test_every_refusal_of_random_play_has_words_in_both_languages(game: str, games: int) -> None:
    found = collect(game, games)
    assert len(found.said) > 10
    for text, english, french in found.said.values():
        assert english != french, text
        for words in (english, french):
            assert "{" not in words, words
            assert "\n" not in words, words


def test_an_action_for_another_question_is_refused_with_the_words_that_answer_this_one() -> None:
    found = collect("v_commandos", 2)
    told = [english for _, english, _ in found.said.values() if "is not among the present choices" in english]
    assert told
    assert all("Possible: " in english for english in told)
