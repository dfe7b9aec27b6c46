"""The search in the rules finds what people ask for in their own words."""

from __future__ import annotations

import pytest

from bocage.core.rulebook.catalogue import catalogue
from bocage.core.rulebook.search import alternatives, asked, distance, is_near, search
from bocage.games import find

NEAR_THE_TOP = 3


def ids(game: str, text: str, lang: str) -> list[str]:
    return [rule.id for rule in search(catalogue(find(game).folder), text, lang)]


@pytest.mark.parametrize(("game", "text", "lang", "wanted"), [
    ("v_commandos", "comment gagner", "fr", "VC-END-01"), ("v_commandos", "how to win", "en", "VC-END-08"),
    ("heroes_of_normandie", "comment gagner ?", "fr", "HN-VICTORY-01"),
    ("heroes_of_normandie", "how do I win?", "en", "HN-VICTORY-01"),
    ("commandos_40k", "comment gagner", "fr", "KT-MISSION2-09"), ("commandos_40k", "how to win", "en", "KT-MISSION2-09"),
    ("operation_commando", "how to win", "en", "OC-SME-02"), ("operation_commando", "comment gagner", "fr", "OC-GEN-04"),
    ("v_commandos", "porte verouillée", "fr", "VC-MOVE-04"), ("v_commandos", "loked doors", "en", "VC-MOVE-04"),
    ("v_commandos", "VC-MOVE-04", "en", "VC-MOVE-04")])
def test_a_question_finds_its_rule_near_the_top(game: str, text: str, lang: str, wanted: str) -> None:
    assert wanted in ids(game, text, lang)[:NEAR_THE_TOP]


def test_stop_words_are_left_out_unless_there_is_nothing_else() -> None:
    assert asked("Comment gagner ?", "fr") == ["gagner"]
    assert asked("comment", "fr") == ["comment"]


def test_a_word_that_is_in_the_book_is_taken_as_it_is_spelt() -> None:
    assert alternatives("door", {"door", "doors", "floor"}, "en") == ("door",)
    assert alternatives("dorr", {"door", "floor"}, "en") == ("dorr", "door")
    assert alternatives("dor", {"door", "for"}, "en") == ("dor",)


def test_every_word_must_stand_in_a_rule() -> None:
    assert ids("v_commandos", "alarm", "en")
    assert ids("v_commandos", "alarm xylophone", "en") == []
    assert ids("v_commandos", "  ", "en") == []


def test_the_distance_counts_letters() -> None:
    assert [distance("verouillee", word) for word in ("verouillee", "verrouillee", "rouille")] == [0, 1, 3]


def test_a_letter_too_many_or_too_few_is_one_slip_within_a_longer_word() -> None:
    assert is_near("alarrm", "alarmes")
    assert is_near("alrm", "alarmbell")
    assert not is_near("alrrm", "alabaster")
