"""Chance: fair, verifiable, scripted, enumerated, remembered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from itertools import product

import pytest

from bocage.core.dice import (
    ALL_EYES, DIE, PICK, UNSEEN, WORD, Fork, ForkingDice, ScriptedDice, ScriptEnded, SeededDice, Tape, rolls)
from bocage.core.errors import BadRecord

# --- seeded -----------------------------------------------------------------------------------------------------------


def published(seed: str, k: int) -> int:
    """The word that the documentation promises for result k, worked out on its own."""
    block = sha256(f"{seed}/{k // 8}".encode()).digest()
    return int.from_bytes(block[k % 8 * 4:k % 8 * 4 + 4], "big")


def test_anyone_can_work_out_a_roll_from_the_seed() -> None:
    assert SeededDice("a secret").roll(40) == [published("a secret", k) % 6 + 1 for k in range(40)]


def test_every_face_comes_up_equally_often_over_many_seeds() -> None:
    counts = Counter(face for seed in range(1500) for face in SeededDice(f"{seed}").roll(16))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(abs(count - 4000) < 5 * (24000 * 5 / 36) ** 0.5 for count in counts.values()), counts


def test_every_pair_of_faces_comes_up_equally_often() -> None:
    counts = Counter(tuple(SeededDice(f"pair {seed}").roll(2)) for seed in range(18_000))
    assert len(counts) == 36
    assert all(abs(count - 500) < 5 * 500 ** 0.5 for count in counts.values()), counts


def test_words_that_would_favour_low_numbers_are_refused() -> None:
    """Below 3 * 2**30 the words from there on are refused; taken as they are, the lowest third would come up twice as often."""
    number = 3 << 30
    dice = SeededDice("refuse")
    lowest = sum(dice.below(number) < 1 << 30 for _ in range(9000))
    assert abs(lowest - 3000) < 5 * (9000 * 2 / 9) ** 0.5


def with_words(seed: str, word: int, position: int) -> SeededDice:
    """Dice whose next words are all the same."""
    dice = SeededDice(seed, position)
    dice._words, dice._block = (word,) * 8, position // 8
    return dice


@pytest.mark.parametrize("number", [6, 3 << 30])
def test_a_refused_word_is_replaced_by_the_first_fair_one_of_its_own(number: int) -> None:
    limit = WORD - WORD % number
    for seed in range(40):
        dice = with_words(f"{seed}", WORD - 1, 3)
        salted = (int.from_bytes(sha256(f"{seed}/3/{salt}".encode()).digest()[:4], "big") for salt in range(100))
        assert dice.below(number) == next(word for word in salted if word < limit) % number
        assert dice.position == 4, "a replacement uses up one result, not two"


def test_the_first_word_to_be_refused_is_the_first_above_the_last_whole_multiple() -> None:
    limit = WORD - WORD % 6
    assert with_words("seed", limit - 1, 0).below(6) == 5
    fair = int.from_bytes(sha256(b"b/0/0").digest()[:4], "big") % 6
    assert fair > 0, "else it could not be told from the word refused"
    assert with_words("b", limit, 0).below(6) == fair


def test_each_result_depends_on_the_seed_and_its_number_alone() -> None:
    whole = SeededDice("s").roll(100)
    assert [SeededDice("s", k).roll(1)[0] for k in range(100)] == whole
    assert SeededDice("t").roll(100) != whole


def test_a_copy_has_the_same_future_and_leaves_the_original_alone() -> None:
    dice = SeededDice("s")
    dice.roll(5)
    assert dice.copy().roll(20) == dice.copy().roll(20) == dice.roll(20)


def test_results_put_back_come_again() -> None:
    dice = SeededDice("s")
    dice.roll(3)
    faces = dice.roll(4)
    dice.put_back(faces)
    assert dice.roll(4) == faces


def test_a_draw_follows_the_numbers_in_the_bag() -> None:
    dice = SeededDice("bag")
    counts = Counter(dice.draw([0, 3, 1, 0], "card") for _ in range(8000))
    assert set(counts) == {1, 2}
    assert abs(counts[1] - 6000) < 5 * (8000 * 3 / 16) ** 0.5


def test_a_pick_is_one_of_equals() -> None:
    dice = SeededDice("pick")
    counts = Counter(dice.pick(3) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2]
    assert all(abs(count - 2000) < 5 * (6000 * 2 / 9) ** 0.5 for count in counts.values())


# --- scripted ---------------------------------------------------------------------------------------------------------


def test_a_script_names_dice_draws_and_picks_in_order() -> None:
    dice = ScriptedDice([4, 2, "smoke", 1], {"card": ("aim", "smoke")})
    assert dice.roll(2) == [4, 2]
    assert dice.draw([1, 1], "card") == 1
    assert dice.pick(3) == 1


@pytest.mark.parametrize("ask", [
    lambda dice: dice.roll(3), lambda dice: dice.draw([1], "card"), lambda dice: (dice.roll(2), dice.pick(2))])
def test_a_script_that_is_too_short_or_wrong_says_so(ask: Callable[[ScriptedDice], object]) -> None:
    with pytest.raises(ScriptEnded):
        ask(ScriptedDice([5, 6]))


def test_a_script_cannot_name_what_is_not_in_the_bag_or_on_a_die() -> None:
    with pytest.raises(ScriptEnded, match="not in the bag"):
        ScriptedDice([0]).draw([0, 2], "card")
    with pytest.raises(ScriptEnded, match=r"says \[7\]"):
        ScriptedDice([7]).roll(1)
    with pytest.raises(ScriptEnded, match="a die is asked for"):
        ScriptedDice(["smoke"], {"card": ("smoke",)}).roll(1)


def test_after_the_script_another_source_goes_on() -> None:
    dice = ScriptedDice([3], then=SeededDice("s"))
    assert dice.roll(1) == [3]
    assert dice.copy().roll(3) == dice.roll(3) == SeededDice("s").roll(3)
    assert dice.draw([0, 1], "card") == 1
    assert dice.pick(1) == 0


def test_a_copied_script_is_independent_and_results_put_back_come_again() -> None:
    dice = ScriptedDice([1, 2, 3])
    twin = dice.copy()
    dice.put_back(dice.roll(2))
    assert dice.roll(3) == twin.roll(3) == [1, 2, 3]


# --- enumerated -------------------------------------------------------------------------------------------------------


def by_brute_force(number: int, cuts: tuple[int, ...]) -> Counter[tuple[int, ...]]:
    """Every roll, each face lowered to the cut below it, sorted."""
    starts = [1, *(cut for cut in cuts if 1 < cut <= 6)] if cuts else range(1, 7)
    lowered = {face: max(start for start in starts if start <= face) for face in range(1, 7)}
    return Counter(tuple(sorted(lowered[face] for face in faces)) for faces in product(range(1, 7), repeat=number))


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("cuts", [(), (4,), (6,), (2, 5), (5, 2), (3, 5, 6), (2, 3, 4, 5, 6), (1,), (7,), (-1, 4, 9), (4, 4)])
def test_the_weights_of_a_roll_are_those_of_brute_force(number: int, cuts: tuple[int, ...]) -> None:
    found = rolls(number, cuts)
    assert {tuple(faces): weight for faces, weight in found} == dict(by_brute_force(number, cuts))
    assert len({tuple(faces) for faces, _ in found}) == len(found)
    assert sum(weight for _, weight in found) == 6 ** number


def test_forking_dice_answer_nothing_but_say_what_could_come() -> None:
    with pytest.raises(Fork) as fork:
        ForkingDice().draw([0, 3, 1], "card")
    assert fork.value.branches == [([1], 3), ([2], 1)]
    with pytest.raises(Fork) as fork:
        ForkingDice().pick(2)
    assert fork.value.branches == [([0], 1), ([1], 1)]
    with pytest.raises(Fork) as fork:
        ForkingDice().roll(2, (5,))
    assert sorted(fork.value.branches) == [([1, 1], 16), ([1, 5], 16), ([5, 5], 4)]


# --- the tape ---------------------------------------------------------------------------------------------------------


def test_a_tape_plays_what_it_knows_and_then_remembers_what_is_new() -> None:
    tape = Tape(ScriptedDice([6, 1, 2]), [4, 5, 0], [DIE, DIE, "card"])
    assert tape.roll(2) == [4, 5]
    assert tape.draw([1, 1], "card") == 0
    assert tape.roll(1) == [6]
    assert tape.draw([1, 1], "card") == 1
    assert tape.pick(3) == 2
    assert tape.results == [4, 5, 0, 6, 1, 2]
    assert tape.bags == [DIE, DIE, "card", DIE, "card", PICK]


def test_a_roll_of_no_dice_asks_chance_nothing() -> None:
    for tape in (Tape(ForkingDice()), Tape(ForkingDice(), [3], [DIE])):
        assert tape.roll(0) == []
        assert tape.used == 0


def test_a_tape_keeps_who_saw_a_hidden_draw() -> None:
    tape = Tape(ScriptedDice([0, 1, 2]))
    tape.draw([1, 1, 1], "card", eyes=0b10)
    tape.draw([1, 1, 1], "card", eyes=ALL_EYES)
    tape.draw([1, 1, 1], "card", eyes=0b01)
    assert tape.eyes == {0: 0b10, 2: 0b01}


def test_what_a_seat_did_not_see_is_supposed_afresh_and_stays_so() -> None:
    tape = Tape(ScriptedDice([0, 1, 2]))
    for eyes in (0b10, ALL_EYES, 0b01):
        tape.draw([1, 1, 1], "card", eyes=eyes)
    supposed = tape.supposed_by(0, ScriptedDice([2]))
    assert supposed.results == [UNSEEN, 1, 2]
    assert [supposed.draw([1, 1, 1], "card") for _ in range(3)] == [2, 1, 2]
    assert supposed.results == [2, 1, 2]
    assert tape.results == [0, 1, 2], "the true tape is untouched"
    assert tape.supposed_by(1, ScriptedDice([])).results == [0, 1, UNSEEN]


def test_a_supposition_in_which_an_open_draw_is_impossible_is_refused() -> None:
    tape = Tape(ScriptedDice([1]))
    tape.draw([1, 1], "card")
    with pytest.raises(BadRecord):
        tape.supposed_by(0, ScriptedDice([])).draw([2, 0], "card")


@pytest.mark.parametrize("ask", [
    lambda tape: tape.roll(1), lambda tape: tape.draw([1] * 5, "card"), lambda tape: tape.pick(7), lambda tape: tape.roll(2)])
def test_a_tape_refuses_results_that_cannot_be(ask: Callable[[Tape], object]) -> None:
    with pytest.raises(BadRecord) as error:
        ask(Tape(ForkingDice(), [7], [DIE]))
    assert error.value.key == "error-record-chance"


def test_forgetting_drops_results_bags_and_eyes_together() -> None:
    tape = Tape(ScriptedDice([0, 1, 1, 0]))
    for _ in range(3):
        tape.draw([1, 1], "card", eyes=0b1)
    assert tape.forget(1) == [1, 1]
    assert (tape.results, tape.bags, tape.eyes) == ([0], ["card"], {0: 1})
