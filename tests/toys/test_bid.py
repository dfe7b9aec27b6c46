"""Bid: sealed answers, opened together; alliances."""

from __future__ import annotations

import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage import Illegal, Match, new
from bocage.core.dice import ScriptedDice
from tests.marks import rule
from tests.matches import ended, question, seen
from tests.toys.bid import PRIZES, View

NAMES = ("anna", "ben", "cleo", "dan")


def auction(seats: int, *chance: int | str, scenario: str = "free") -> Match:
    return new("bid", scenario, NAMES[:seats], dice=ScriptedDice(chance, {"prize": PRIZES}))


def bids(match: Match, *chips: int) -> Match:
    for chip in chips:
        match.play(f"bid {chip}")
    return match


@rule("BID-ROUND-01", "BID-BID-01")
def test_all_bid_one_after_the_other_and_nobody_sees_the_others_bid() -> None:
    m = auction(3, "cup")
    for at, name in enumerate(NAMES[:3]):
        assert question(m).by == (at,)
        assert question(m).sealed
        assert [option.text for option in m.options(name)] == [f"bid {chip}" for chip in range(1, 6)]
        m.play(f"bid {at + 2}", name)
        if at < 2:
            assert seen(View, m, name).bids[at] == at + 2
            assert seen(View, m, NAMES[2]).bids == (0, 0, 0)
            assert seen(View, m, None).bids == (0, 0, 0)


@rule("BID-BID-02")
def test_the_bids_are_opened_together_and_the_chips_spent() -> None:
    m = bids(auction(2, "cup"), 2, 5)
    assert seen(View, m, "anna").bids == seen(View, m, None).bids == (2, 5)
    assert seen(View, m, None).chips == ((1, 0, 1, 1, 1), (1, 1, 1, 1, 0))
    assert [event.args for event in m.log if event.name == "opened"] == [((2, 5),)]


@rule("BID-BID-02")
def test_after_the_opening_nobody_takes_a_bid_back() -> None:
    m = bids(auction(2, "cup"), 2)
    m.undo("anna")
    bids(m, 3, 5)
    for name in ("anna", "ben"):
        with pytest.raises(Illegal):
            m.undo(name)


@rule("BID-BID-03")
def test_a_tie_at_the_top_wins_nothing() -> None:
    m = bids(auction(3, "cup", "vase"), 4, 1, 4)
    assert m.state.round == 1
    assert m.state.scores == [0, 0, 0]
    assert question(m).kind == "bid"


@rule("BID-PRIZE-01")
def test_the_winner_keeps_the_prize_for_its_worth() -> None:
    m = bids(auction(2, "vase", "lamp"), 2, 1)
    assert question(m).by == (0,)
    m.play("keep")
    assert m.state.scores == [4, 0]


@rule("BID-PRIZE-02")
@pytest.mark.parametrize(("die", "score"), [(3, 0), (4, 8)])
def test_a_staked_prize_counts_double_on_four_or_more(die: int, score: int) -> None:
    m = bids(auction(2, "vase", die, "lamp"), 1, 2)
    m.play("stake")
    assert m.state.scores == [0, score]


@rule("BID-GEN-01", "BID-END-01")
def test_allies_add_their_bids_decide_together_and_share_the_result() -> None:
    m = auction(4, "cup", "vase", "lamp", "clock", scenario="alliance")
    for chips in ((1, 3, 3, 2), (2, 4, 4, 3), (3, 5, 5, 4), (4, 1, 1, 5)):
        sides = chips[0] + chips[2], chips[1] + chips[3]
        bids(m, *chips)
        if sides[0] != sides[1]:
            assert question(m).by == ((0, 2) if sides[0] > sides[1] else (1, 3))
            m.play("keep", question(m).by[1])
    assert m.state.scores == [0, 5 + 4 + 3 + 2] or sum(m.state.scores) > 0
    assert ended(m).scores[0] == ended(m).scores[2] != ended(m).scores[1] == ended(m).scores[3]


@rule("BID-END-01")
def test_equals_share_the_victory() -> None:
    m = auction(2, "cup", "vase", "lamp", "clock")
    for chip in (1, 2, 3, 4):
        bids(m, chip, chip)
    assert ended(m).scores == (0.5, 0.5)
    assert ended(m).key == "shared"
