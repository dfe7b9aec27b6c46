"""Positions as text: written, read, edited and played on; whatever is wrong with a text is said, with its line."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage import BadPosition, Match, load, new, position
from bocage.core.dice import ScriptedDice, ScriptEnded
from bocage.core.errors import LONGEST_LIST
from bocage.core.plain import canonical, slots_of
from bocage.core.position.codecs import (
    AnyCodec, Bits, Counts, Flag, Groups, Int, Json, Lists, Misread, Name, Names, Numbers, Text, Tuple, listed,
    numbered)
from bocage.core.position.entries import Bit, Cell, Column, Each, Field, Rows
from bocage.core.position.notation import BadLine, Notation, plain_notation
from bocage.core.position.reading import _miscounted, game_of
from bocage.core.record.reading import verify
from bocage.games import find, game_ids
from tests.positions import attempt, damaged
from tests.toys import TOYS

MEADOW = """
    scenario meadow
    seats anna | ben
    turn: 1
    deck: [2, 3, 2, 3, 1]
    hands: [[0, 0, 1, 1, 0], [1, 0, 0, 0, 1]]
"""


def some_moments(toy: str) -> list[Match]:
    """Every moment of a game at random, the end included."""
    match, rng = new(toy, find(toy).scenarios[0].id, ["anna", "ben"], seed="3"), Random(toy)
    found = [match.copy()]
    while match.decision is not None:
        match.play(rng.choice(match.decision.options))
        found.append(match.copy())
    return found


def fault(text: str, game: str = "runner") -> str:
    with pytest.raises(BadPosition) as bad:
        position(game, text)
    assert "\n" not in str(bad.value)
    assert bad.value.say("fr") != str(bad.value)
    return str(bad.value)


# --- whole positions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("toy", TOYS)
def test_every_moment_of_a_game_reads_back_and_is_written_the_same(toy: str) -> None:
    for match in some_moments(toy):
        again = position(toy, match.position())
        assert again.hash() == match.hash()
        assert again.position() == match.position()


def test_a_position_reads_like_a_description() -> None:
    assert position("runner", MEADOW + "since\n= card:dodge card:aim\nanna: run 1").position() == """Bocage position 1
game runner
scenario meadow
seats anna | ben
turn: 1
deck: [2,3,2,3,1]
hands: [[0,0,1,1,0],[1,0,0,0,1]]

since
= card:dodge card:aim
anna: run 1

# to choose: ben (fire)
"""


def test_what_is_left_out_has_its_default() -> None:
    match = position("runner", "scenario meadow")
    fresh = new("runner", "meadow", ["seat1", "seat2"])
    assert match.setup.seats == fresh.setup.seats
    assert match.setup.options == fresh.setup.options
    assert match.question(0) == fresh.question(0)


def test_a_first_line_a_game_comments_and_blank_lines_may_be_there_or_not() -> None:
    plain = position("runner", MEADOW, seed="1").hash()
    assert position("runner", f"Bocage position 1\n# a comment\n\ngame runner 1.0.0\n{MEADOW}", seed="1").hash() == plain


def test_chance_comes_from_the_seed_or_from_the_dice_given() -> None:
    for seed in ("1", "2"):
        one, two = position("runner", MEADOW, seed=seed), position("runner", MEADOW, seed=seed)
        for match in (one, two):
            for text in ("run 1", "fire", "pass", "pass", "pass"):
                if match.decision is not None and text in [option.text for option in match.decision.options]:
                    match.play(text)
        assert one.hash() == two.hash()
    with pytest.raises(ScriptEnded):
        position("runner", MEADOW, dice=ScriptedDice([]))
    named = {"card": ("smoke", "aim", "dodge", "counter", "spy")}
    match = position("runner", MEADOW, dice=ScriptedDice(["smoke", "aim"], named))
    assert match.state.hands == [[1, 0, 1, 1, 0], [1, 1, 0, 0, 1]]


def test_what_was_chosen_since_can_be_taken_back_where_it_could_before() -> None:
    match = position("runner", MEADOW + "since\n= card:dodge card:aim\nanna: run 1", seed="1")
    assert match.decision is not None
    assert match.decision.by == (1,)
    match.undo("anna")
    assert match.decision.by == (0,)
    assert not match.moves


def test_a_game_from_a_position_is_saved_loaded_and_verified() -> None:
    match = position("runner", MEADOW + "since\n= card:dodge card:aim\nanna: run 1\nben: fire", seed="7")
    rng = Random(1)
    while match.decision is not None:
        match.play(rng.choice(match.decision.options))
    text = match.record()
    assert load(text).hash() == match.hash()
    checked, unchecked = verify(text, find)
    assert checked > 0
    assert unchecked == 2, "the two cards that the position tells of do not come from the seed"


def test_a_game_that_asks_everything_says_so() -> None:
    match = new("runner", "meadow", ["anna", "ben"], seed="1", ask_all=True)
    assert "\nask all\n" in match.position()
    assert position("runner", match.position()).setup.ask_all
    assert fault("scenario meadow\nask some") == "Line 2 of the position, “some”: expected all."


def test_names_of_seats_may_look_like_comments_or_chance() -> None:
    match = new("runner", "meadow", ["#1", "="], seed="1")
    match.play("run 1")
    match.play("fire")
    assert position("runner", match.position()).hash() == match.hash()


# --- faults -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "said"), [
    ("", "Line 1 of the position, “”: expected also: scenario."),
    ("Bocage position 9\nscenario meadow", "Line 1: this is not a position of a known form; the line should be"),
    ("game bid\nscenario meadow", "Line 1 of the position, “bid”: expected runner."),
    ("scenario", "Line 1 of the position, “scenario”: expected scenario …"),
    ("scenario moon", "Line 1 of the position: Unknown scenario “moon”. Known: meadow."),
    ("scenario meadow\nseats anna", "Line 1 of the position: Unknown number of seats “1”. Known: 2–2."),
    ("scenario meadow\noption wind strong", "Line 1 of the position: Unknown option “wind”."),
    ("scenario meadow\nscenario meadow", "Line 2 of the position, “scenario meadow”: expected “scenario” only once."),
    ("scenario meadow\n\nturn 3", "Line 3 of the position, “turn 3”: expected a line such as “turn: 3”."),
    ("scenario meadow\nlap: 3", "Line 2 of the position, “lap”: expected one of: turn, square, hits, shots, modifier,"),
    ("scenario meadow\nturn: 3\nturn: 4", "Line 3 of the position, “turn”: expected “turn” only once."),
    ("scenario meadow\nturn: three", "Line 2 of the position, “three”: expected valid JSON"),
    ("scenario meadow\nturn: [3]", "Line 2 of the position, “[3]”: expected a value like 0."),
    ("scenario meadow\ndeck: [0, 0, 0, 0, 0]", "This position cannot be: [0, 0, 0, 0, 0], not [3, 3, 3, 4, 2]"),
    ("scenario meadow\nshown: [[1, 0, 0, 0, 0], [0, 0, 0, 0, 0]]",
     "This position cannot be: seat 0 has shown more cards than it holds"),
    ("scenario meadow\nshown: []", "The rules cannot go on from this position"),
    (MEADOW + "since\nben: run 1", "Line 8 of the position: A card cannot show “” here."),
    (MEADOW + "since\n= 4 2", "Line 8 of the position: A card cannot show “4” here."),
    (MEADOW + "since\n= card:dodge card:aim 3", "Line 8 of the position: Chance is said to answer “3”"),
    (MEADOW + "since\n= card:dodge card:aim\nben: run 1",
     "Line 9 of the position: Not allowed now (CORE-SEAT): This is for another player to decide."),
    (MEADOW + "since\n= card:dodge card:aim\nrun 1",
     "Line 9 of the position, “run 1”: expected a choice such as “anna: …”."),
    (MEADOW + "since\n= card:dodge card:aim\nanna: fly", "Line 9 of the position: “fly” is not an action of this game."),
])
def test_a_fault_is_told_with_its_line_and_what_was_expected(text: str, said: str) -> None:
    assert fault(text).startswith(said)


@pytest.mark.parametrize("toy", TOYS)
def test_no_text_is_a_crash(toy: str) -> None:
    rng = Random(toy)
    texts = [match.position() for match in some_moments(toy)]
    for text in texts:
        for _ in range(20):
            found = attempt(toy, damaged(text, texts, rng))
            assert found.position() if isinstance(found, Match) else "\n" not in str(found)


# --- codecs -----------------------------------------------------------------------------------------------------------

NAMES = ("mp40", "mauser", "marksman")


@pytest.mark.parametrize(("codec", "value", "text"), [
    (Int(), 3, "3"), (Int(-9), -1, "-1"), (Name(NAMES), 1, "mauser"), (Name(NAMES, {"nobody": -1}), -1, "nobody"),
    (Flag(), 1, "yes"), (Text(), "VC-END-03", "VC-END-03"), (Text(), "", "none"),
    (Numbers(), [3, 0, 3], "3, 0, 3"), (Numbers(), [], "none"),
    (Names(NAMES), [1, 1, 0, 1], "2 mauser, mp40, mauser"), (Names(NAMES), [], "none"),
    (Counts(NAMES), [2, 0, 1], "2 mp40, marksman"), (Counts(NAMES), [0, 0, 0], "none"), (Counts(NAMES), [], "not_yet"),
    (Bits(NAMES), 0b101, "mp40, marksman"), (Bits(NAMES), 0, "none"),
    (Groups(Name(NAMES), Int()), [1, 4, 0, 2], "mauser 4, mp40 2"), (Groups(Name(NAMES), Int()), [], "none"),
    (Tuple(Int(), Int()), (3, 4), "3, 4"), (Tuple(Int(), Int(), Int(), least=2), (3, 0, 0), "3, 0"),
    (Lists(Names(NAMES)), [[0, 1], [], [2]], "mp40 mauser / none / marksman"), (Lists(Names(NAMES)), [], "/"),
    (Json([]), [[1], {"a": 2}], '[[1],{"a":2}]'),
])
def test_a_codec_writes_a_value_and_reads_it_again(codec: AnyCodec, value: object, text: str) -> None:
    assert ", ".join(codec.write(value)) == text
    assert codec.read(text) == value
    if not isinstance(codec, Json | Text):
        assert codec.read(text.replace(", ", " ")) == value, "commas only help the eye"


def test_a_list_without_an_order_is_sorted_when_it_is_read() -> None:
    assert Names(NAMES, ordered=False).read("marksman, mp40") == [0, 2]


@pytest.mark.parametrize(("codec", "text", "expected"), [
    (Int(0, 5), "6", "expect-number"), (Int(), "three", "expect-number"), (Int(), "1 2", "expect-number"),
    (Int(), "", "expect-number"), (Int(), "9" * 5000, "expect-number"), (Int(), "٣", "expect-number"),
    (Name(NAMES), "bazooka", "expect-known"), (Name(NAMES), "mp40 mp40", "expect-known"),
    (Numbers(0, 1), "2", "expect-number"),
    (Counts(NAMES), "2", "expect-heap"), (Counts(NAMES), "2 2 mp40", "expect-heap"),
    (Counts(NAMES), "1000 mp40", "expect-heap"),
    (Counts(NAMES), "0 mp40", "expect-heap"), (Counts(NAMES), "", "expect-heap"), (Bits(NAMES), "x", "expect-known"),
    (Groups(Name(NAMES), Int()), "mp40", "expect-groups"), (Tuple(Int(), Int()), "3", "expect-words"),
    (Json(0), "{", "expect-json"), (Json(0), '"a"', "expect-like"),
])
def test_a_codec_says_what_it_expected(codec: AnyCodec, text: str, expected: str) -> None:
    with pytest.raises(Misread) as misread:
        codec.read(text)
    assert misread.value.expected.key == expected


def test_things_of_one_name_are_numbered() -> None:
    assert numbered(["spy", "admiral", "spy"]) == ["spy", "admiral", "spy-2"]


# --- tables -----------------------------------------------------------------------------------------------------------


class Camp:
    """A state made for these tests: three huts, tents that can be added, a store that holds what is nowhere else."""

    __slots__ = ("day", "foes", "lit", "heads", "kind", "age", "hand", "store")

    def __init__(self) -> None:
        self.day = 1
        self.foes = [0] * 9
        self.lit = [0, 0, 1]
        self.heads = [0, 0, 0]
        self.kind: list[int] = []
        self.age: list[int] = []
        self.hand: list[list[int]] = [[], []]
        self.store = [5, 5, 5]

    def copy(self) -> Camp:
        new = Camp()
        new.day, new.foes, new.lit, new.heads = self.day, self.foes[:], self.lit[:], self.heads[:]
        new.kind, new.age, new.hand, new.store = self.kind[:], self.age[:], [hand[:] for hand in self.hand], self.store[:]
        return new


def stored(s: Camp) -> list[int]:
    return [5 - sum(s.foes[kind::3]) - sum(hand.count(kind) for hand in s.hand) for kind in range(3)]


CAMP = Notation(
    Camp(),
    "the day",
    Field("day", Int(1, 9)),
    "huts and tents",
    Rows("hut", ("north", "south", "west"), Column("foes", Counts(NAMES), "enemies", bare=True, stride=3),
         Column("lit", Flag()), Column("heads", Int(), default=lambda s: [sum(s.foes[at:at + 3]) for at in (0, 3, 6)])),
    Rows("tent", ("a", "b", "c"), Column("kind", Name(("small", "large")), bare=True), Column("age", Int(), blank=0),
         grows=True),
    Each("hand", ("us", "de"), Names(NAMES)),
    Field("store", Counts(NAMES), default=stored),
)


def camp(*lines: str, base: Camp | None = None) -> Camp:
    return CAMP.read(list(enumerate(lines, 1)), base or Camp())


def misread(*lines: str) -> tuple[int, str, str]:
    with pytest.raises(BadLine) as bad:
        camp(*lines)
    return bad.value.number, bad.value.fault.text, str(bad.value.fault.expected)


def test_the_first_state_has_no_lines() -> None:
    assert CAMP.write(Camp()) == []


def test_lines_stand_under_headings_and_read_back() -> None:
    made = camp("day: 3", "hut north: 2 mp40, mauser", "hut west: lit no", "tent a: large, age 3", "tent b: small",
                "us hand: mp40")
    assert (made.foes, made.lit, made.heads) == ([2, 1, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0], [3, 0, 0])
    assert (made.kind, made.age, made.hand, made.store) == ([1, 0], [3, 0], [[0], []], [2, 4, 5])
    assert CAMP.write(made) == [
        "", "# the day", "day: 3", "", "# huts and tents", "hut north: 2 mp40, mauser", "hut west: lit no",
        "tent a: large, age 3", "tent b: small", "us hand: mp40"]


def test_what_follows_from_the_rest_is_written_only_where_it_does_not() -> None:
    odd = camp("hut north: 2 mp40, heads 7", "store: 5 mp40")
    assert (odd.heads, odd.store) == ([7, 0, 0], [5, 0, 0])
    assert CAMP.write(odd)[2:] == ["hut north: 2 mp40, heads 7", "store: 5 mp40"]


def test_lines_can_change_a_state_that_is_there() -> None:
    before = camp("hut north: 2 mp40, heads 7", "tent a: large, age 3", "store: mp40")
    after = camp("hut south: mauser", "hut north: enemies none", "tent a: age 4", "tent b: small", base=before)
    assert (after.foes, after.kind, after.age) == ([0, 0, 0, 0, 1, 0, 0, 0, 0], [1, 0], [4, 0])
    assert after.heads == [7, 1, 0], "what did not follow from the rest stays as it was"
    assert after.store == [1, 0, 0]
    assert before.age == [3]
    assert after.store is not before.store


@pytest.mark.parametrize(("lines", "said"), [
    (["hut east: lit"], (1, "hut east", "one of: day, hut north, hut south, hut west, tent a, tent b, tent c, us hand, "
                         "de hand, store")),
    (["day: 3", "hut north: dark"], (2, "dark", "one of: mp40, mauser, marksman, lit, heads")),
    (["hut north: lit, lit"], (1, "lit", "“lit” only once")),
    (["hut north: heads 3, heads 4"], (1, "heads 4", "“heads” only once")),
    (["tent b: small"], (1, "tent b", "“tent a” first")),
    (["tent a: age 3"], (1, "tent a", "also: kind")),
    (["tent a: small, large"], (1, "large", "“kind” only once")),
    (["day: 10"], (1, "10", "a number from 1 to 9")),
])
def test_a_line_that_cannot_be_read_is_named(lines: list[str], said: tuple[int, str, str]) -> None:
    assert misread(*lines) == said


@pytest.mark.parametrize("toy", TOYS)
def test_a_game_without_a_table_has_a_line_for_each_slot(toy: str) -> None:
    ruleset = find(toy)
    first = ruleset.rules.first_state(ruleset.rules.board(ruleset.scenarios[0].id, {}, 2))
    table = plain_notation(first)
    assert [slot for entry in table.entries for slot in entry.slots] == slots_of(first)
    assert canonical(table.read([], first)) == canonical(first)


# --- the page about it ------------------------------------------------------------------------------------------------

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"
EXAMPLES = re.findall(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=game_of)
def test_the_examples_of_the_page_are_positions_and_read_back(text: str) -> None:
    match = position(game_of(text), text)
    assert match.decision is not None
    assert position(game_of(text), match.position()).hash() == match.hash()


def test_the_page_has_an_example_of_every_game() -> None:
    assert {game_of(text) for text in EXAMPLES} == set(game_ids())


def test_a_list_of_names_is_cut_only_if_it_is_too_long() -> None:
    assert listed(["a" * (LONGEST_LIST - 3), "b"]) == f"{'a' * (LONGEST_LIST - 3)}, b"
    assert listed(["a" * (LONGEST_LIST - 2), "b"]) == f"{'a' * (LONGEST_LIST - 2)} …"


def test_a_bit_is_put_and_taken_without_touching_its_neighbours() -> None:
    state = SimpleNamespace(flags=0b111)
    Cell("flags", Bit(1), 0).put(state)
    assert state.flags == 0b101
    Cell("flags", Bit(1), 1).put(state)
    assert state.flags == 0b111


def test_pieces_of_which_there_should_be_a_whole_table_may_be_missing() -> None:
    assert _miscounted({"deck": {"ace": 1}}, {}) == ["deck: 0, not {'ace': 1}"]
    assert _miscounted({"deck": {"ace": 1, "ten": 2}}, {"deck": {"ace": 1, "ten": 1}}) == ["deck ten: 1, not 2"]


@pytest.mark.parametrize(("codec", "bare", "part", "taken"), [
    (Name(("calm", "rough")), True, "rough", True), (Name(("calm", "rough")), False, "rough", False),
    (Name(("calm", "rough")), True, "wild", False), (Name(("calm", "rough")), True, "2 rough", False),
    (Counts(("mp40", "mauser")), True, "2 mp40", True), (Counts(("mp40", "mauser")), True, "mauser", True),
    (Counts(("mp40", "mauser")), True, "two mp40", False), (Counts(("mp40", "mauser")), True, "1 2 mp40", False),
    (Int(), True, "2", False), (Text(), True, "rough", False)])
def test_a_bare_part_of_a_row_belongs_to_the_column_that_knows_its_name(codec: AnyCodec, bare: bool, part: str,
                                                                        taken: bool) -> None:
    assert Column("sea", codec, bare=bare).takes(part) is taken
