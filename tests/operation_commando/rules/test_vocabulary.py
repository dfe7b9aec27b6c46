"""The table of the effect vocabulary is whole: every word that content can say has one function, and none is left over."""

from __future__ import annotations

from typing import get_args

from bocage.games.operation_commando.content import AnyDeed
from bocage.games.operation_commando.rules.vocabulary import DEEDS


def test_every_word_of_the_vocabulary_has_a_function_of_its_own() -> None:
    assert set(DEEDS) == set(get_args(AnyDeed))
    assert len(set(DEEDS.values())) == len(DEEDS)
