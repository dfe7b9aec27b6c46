"""Combat tokens, their banks and the die (OC-TOKEN, OC-DIE)."""

from fractions import Fraction
from typing import Any

import pytest

from bocage.games.operation_commando.pieces import NEEDS_ROLL, ON_NEUTRAL, ON_SUCCESS, TOKENS
from tests.marks import rule
from tests.operation_commando.scene import Scene, scene


def bidding(us: str = "us_jeep", de: str = "de_wespe", **more: Any) -> Scene:
    """The American has answered a German unit and may bid."""
    m = scene(us=us, de=de, **more)
    return m.does(f"commit {de.split()[0]}", "stop", f"commit {us.split()[0]}").let_pass()


def tokens_offered(m: Scene) -> list[str]:
    return [text for text in m.options() if text.startswith("token")]


@rule("OC-TOKEN-01")
def test_both_see_all_tokens_and_each_plays_his_own() -> None:
    m = bidding(us_tokens={"light": 1, "plus1": 2}, de_tokens={"zero3": 3})
    for seat in ("us", "de", None):
        assert (m.view(seat).us.tokens, m.view(seat).de.tokens) == ({"light": 1, "plus1": 2}, {"zero3": 3})
    assert tokens_offered(m) == ["token 0/+1", "token +1/+1"]
    assert m.refused("token 0/+3") == "OC-TOKEN-01"


@rule("OC-TOKEN-02")
def test_a_token_needs_an_own_unit_in_the_combat() -> None:
    m = scene(us="us_jeep us_perfect_shot", de="de_ost").does("commit de_ost")
    assert tokens_offered(m) == ["token 0/+1"]
    m.does("stop")
    assert (m.asked, tokens_offered(m)) == ("us", [])
    assert m.refused("token 0/+1") == "OC-TOKEN-02"


@rule("OC-TOKEN-03")
def test_the_owner_says_which_token_goes_on_which_unit() -> None:
    m = bidding(us="us_radio us_recon", us_tokens={"plus1": 2}, us_deck="")
    m.does("commit us_recon").let_pass()
    assert tokens_offered(m) == ["token +1/+1", "token +1/+1 second"]
    m.does("token +1/+1 second")
    assert [unit.value for unit in m.view("de").combat.us.units] == [3, 4]


@rule("OC-TOKEN-04", "OC-TOKEN-05", "OC-RULING-09")
@pytest.mark.parametrize(("word", "kind", "die", "value"), [
    ("0/+1", "light", "S", 1), ("0/+1", "light", "N", 0), ("0/+3", "zero3", "S", 3), ("0/+3", "zero3", "N", 0),
    ("+1/+2", "plus12", "S", 2), ("+1/+2", "plus12", "N", 1), ("+1/+1", "plus1", "", 1),
])
def test_what_a_token_is_worth_and_where_it_goes(word: str, kind: str, die: str, value: int) -> None:
    m = bidding(us_tokens={kind: 1}, dice=die)
    bank = m.bank(kind)
    m.does(f"token {word}")
    assert (m.total("us"), m.dice_left, m.tokens("us")) == (4 + value, 0, {})
    assert (m.bank(kind), m.placed("us")) == ((bank, {kind: 1}) if value else (bank + 1, {}))


@rule("OC-TOKEN-04")
def test_an_ss_token_gives_one_without_a_roll() -> None:
    m = scene("graignes", us="us_hq", de="de_sdkfz222", us_tokens={}).does("commit de_sdkfz222", "token ss")
    assert m.total("de") == 5


@rule("OC-TOKEN-06")
def test_a_bonus_counts_in_this_combat_and_its_token_stays_until_the_assault_ends() -> None:
    m = scene(us="us_jeep us_hq", de="de_ost de_wespe", us_tokens={"plus1": 1})
    m.does("commit de_ost", "stop", "commit us_jeep", "token +1/+1", "stop", "stop")
    assert (m.placed("us"), m.bank("plus1")) == ({"plus1": 1}, 5)
    m.does("commit de_wespe", "stop", "commit us_hq")
    assert (m.total("us"), m.placed("us")) == (5, {"plus1": 1})
    m.does("stop")
    assert m.bank("plus1") == 6


@rule("OC-TOKEN-07")
def test_tokens_are_played_one_after_another_without_a_window() -> None:
    m = bidding(us="us_jeep", de="de_wespe de_sniper de_smine", us_tokens={"light": 3}, dice="S N S")
    for total in (5, 5, 6):
        m.play("token 0/+1")
        assert (m.ask, m.asked, m.total("us")) == ("bid", "us", total)


@rule("OC-TOKEN-08", "OC-RULING-10")
def test_tokens_go_back_before_the_winner_takes_his_bonus() -> None:
    m = bidding(us_tokens={"light": 2}, de_tokens={"light": 22}, dice="S S", terrain="houses", until="mission_end")
    assert m.bank("light") == 0
    m.does("token 0/+1", "token 0/+1", "stop")
    assert (m.bank("light"), m.tokens("de")) == (0, {"light": 24})


@rule("OC-TOKEN-09")
@pytest.mark.parametrize(("left", "gained"), [(5, 3), (2, 2), (0, 0)])
def test_who_gains_takes_what_the_bank_has_left(left: int, gained: int) -> None:
    m = scene(phase="us_events", us="us_regroup", us_tokens={}, de_tokens={"light": 24 - left}).does("play us_regroup")
    assert (m.tokens("us").get("light", 0), m.bank("light")) == (gained, left - gained)


@rule("OC-TOKEN-10", "OC-RULING-11", "OC-SETUP-07")
@pytest.mark.parametrize(("pile", "dice", "total", "left"), [
    (8, "S S S", 6, 5), (8, "N S N", 4, 7), (2, "N S", 4, 1), (1, "N", 3, 1), (0, "", 3, 0),
])
def test_a_card_takes_its_dark_tokens_at_once_and_a_neutral_one_is_not_taken_again(
        pile: int, dice: str, total: int, left: int) -> None:
    m = bidding(us="us_browning", dice=dice, bank=[20, pile, 6, 5, 6, 0])
    assert (m.total("us"), m.bank("dark"), m.dice_left) == (total, left, 0)
    assert "dark" not in m.tokens("us")
    assert m.refused("token dark") == "OC-TOKEN-10"


@rule("OC-TOKEN-11", "OC-RULING-12")
def test_the_named_chooser_picks_tokens_of_any_kind_and_each_goes_to_its_own_bank() -> None:
    m = scene(phase="de_events", de="de_wire", us_tokens={"light": 2, "plus1": 1, "zero3": 1}).does("play de_wire")
    assert (m.asked, m.options()) == ("us", ["give 0/+1", "give +1/+1", "give 0/+3"])
    m.does("give 0/+3", "give 0/+1", "give +1/+1")
    assert (m.tokens("us"), m.bank("light"), m.bank("plus1"), m.bank("zero3")) == ({"light": 1}, 21, 6, 6)


@rule("OC-TOKEN-11")
def test_who_holds_fewer_loses_them_all() -> None:
    m = scene(phase="de_events", de="de_wire", us_tokens={"light": 1, "plus1": 1}).does("play de_wire", "give 0/+1")
    assert (m.tokens("us"), m.ask) == ({}, "event")


@rule("OC-TOKEN-12", "OC-RULING-12")
def test_a_token_paid_as_a_cost_is_not_rolled() -> None:
    m = bidding(us="us_hq", us_tokens={"light": 1}).does("ability")
    assert (m.tokens("us"), m.bank("light"), m.total("us")) == ({}, 22, 5)


@rule("OC-TOKEN-13")
@pytest.mark.parametrize(("scenario", "number"), [("initiation", 0), ("historical", 0), ("utah", 0), ("graignes", 2)])
def test_ss_tokens_exist_at_graignes_only(scenario: str, number: int) -> None:
    assert scene(scenario).bank("ss") == number


# --- the die ----------------------------------------------------------------------------------------------------------


@rule("OC-DIE-01", "OC-DIE-03")
def test_a_success_is_as_likely_as_a_neutral_face() -> None:
    m = bidding()
    outcomes = m.match.odds("token 0/+1").outcomes
    assert [outcome.weight for outcome in outcomes] == [Fraction(1, 2), Fraction(1, 2)]


@rule("OC-DIE-01")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_three_faces_succeed_and_three_do_not(face: int) -> None:
    assert bidding(dice=[face]).does("token 0/+1").total("us") == (5 if face > 3 else 4)


@rule("OC-DIE-02")
@pytest.mark.parametrize("kind", range(len(TOKENS)))
def test_only_a_token_whose_faces_differ_needs_a_roll(kind: int) -> None:
    assert NEEDS_ROLL[kind] is (ON_NEUTRAL[kind] != ON_SUCCESS[kind])


@rule("OC-DIE-02")
def test_each_token_is_rolled_once_before_the_next_decision() -> None:
    m = bidding(us_tokens={"light": 2}, dice="N S")
    m.does("token 0/+1")
    assert (m.dice_left, m.total("us")) == (1, 4)
    m.does("token 0/+1")
    assert (m.dice_left, m.total("us")) == (0, 5)
