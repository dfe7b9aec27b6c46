"""Small parts of the suite: random choices, changed texts, shared parts of states."""

from __future__ import annotations

from random import Random

import tests.toys  # noqa: F401  registers the toys
from bocage import new
from bocage.core.conformance import at_random, mutations, shared
from tests.matches import question
from tests.toys import bid


def test_random_play_also_takes_what_is_legal_but_not_in_the_sample() -> None:
    match = new("stroll", "garden", ["a"], seed="1")
    rng = Random(4)
    texts = {at_random(match, rng).text for _ in range(200)}
    assert texts - {option.text for option in question(match).options}
    assert all(match.check(text) for text in texts)


def test_mutations_of_nothing_are_none() -> None:
    assert list(mutations([], Random(1), 3)) == []


def test_mutations_swap_words_between_options() -> None:
    made = set(mutations(["move a b", "move c d", "pass"], Random(1), 200))
    assert {"move c b", "move a d", "pass a b", "move a b c d"} <= made


def test_mutations_change_digits() -> None:
    assert "walk 1000,9000" in set(mutations(["walk 1000,2000"], Random(1), 3000))


def test_shared_parts_are_named_by_their_place() -> None:
    one, two = bid.State(2, 2), bid.State(2, 2)
    assert shared(one, two) == ""
    two.chips[1] = one.chips[1]
    assert shared(one, two) == "state.chips.1"
