"""What allies do for each other if they agree, and what is left to one who has lost all his units (HN-MULTI-14,
HN-RULING-115)."""

from __future__ import annotations

import pytest

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.phases.ordering import entitlement
from tests.heroes_of_normandie.scene import BACK, Scene
from tests.heroes_of_normandie.rules.test_allies import four, hq, order_phase, three
from tests.marks import rule

HORN = "us; us_8th_regiment = -, horn_of_plenty"


# --- the Horn of Plenty -----------------------------------------------------------------------------------------------


def mortar_near_horn(army: str, horn: str = "e9") -> Scene:
    """The horn of seat 0 lies on e9, a mortar of seat 2 on d8, with a German beside @g3 and one further off."""
    s = four(army)
    mortar = s.put("us_mortar_60", "d8", seat=2, face=BACK)
    s.put("ge_fire_group", "g3", seat=1)
    s.put("ge_fire_group", "h2", seat=1)
    s.set(f"s1: horn {horn}")
    s.activate(mortar).quietly("fire main template")
    return s


@rule("HN-EQUIP-02", "HN-MULTI-14", "HN-RULING-46")
@pytest.mark.parametrize(("answer", "struck"), [("yes", 2), ("no", 1)])
def test_the_horn_of_an_ally_serves_a_mortar_if_its_owner_agrees(answer: str, struck: int) -> None:
    """Page 20: options that concern nearby units apply to allied units too. The green template also covers h2."""
    s = mortar_near_horn(HORN)
    assert (s.asked, s.asked_of) == ("consent_horn", 2)
    s.quietly(answer, "point @g3", dice=[1, 1])
    assert len(s.told("shot")) == struck


@rule("HN-EQUIP-02", "HN-MULTI-04")
def test_the_horn_of_the_high_command_serves_an_allys_mortar() -> None:
    s = mortar_near_horn(hq("horn_of_plenty"))
    assert s.asked == "aim_point"
    s.quietly("point @g3", dice=[1, 1])
    assert len(s.told("shot")) == 2


@rule("HN-EQUIP-02")
def test_a_horn_three_squares_away_asks_nobody() -> None:
    assert mortar_near_horn(HORN, "g9").asked == "aim_point"


# --- a lift -----------------------------------------------------------------------------------------------------------


@rule("HN-MULTI-14", "HN-TRANSPORT-04")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_ally_is_asked_before_a_unit_gets_into_his_vehicle(answer: str) -> None:
    """If he refuses, the unit goes on and may get into a vehicle of its own player."""
    s = four()
    team = s.put("us_rifle_team", "d8", seat=2)
    his, own = s.put("us_halftrack", "e8", seat=0), s.put("us_halftrack", "c8", seat=2)
    s.activate(team).quietly("move").play(f"embark u{his + 1}")
    assert (s.asked, s.asked_of) == ("consent", 0)
    s.play(answer)
    if answer == "yes":
        assert (s.state.at[team], s.state.carrier[team]) == (p.CARRIED, his)
    else:
        assert (s.asked, s.at(team)) == ("move", "d8")
        assert (f"embark u{his + 1}" in s.options(), f"embark u{own + 1}" in s.options()) == (False, True)


@rule("HN-MULTI-14", "HN-TRANSPORT-04")
def test_a_refusal_holds_for_one_movement() -> None:
    s = four()
    team = s.put("us_rifle_team", "d8", seat=2)
    truck = s.put("us_halftrack", "e8", seat=0)
    s.put("us_fire_team", "a14", seat=2)
    s.reserve(2).play(f"activate u{team + 1}", f"embark u{truck + 1}", "no", "stop")
    assert s.state.no_lift == [0]
    s.play("activate u3")
    assert s.state.no_lift == []


@rule("HN-MULTI-14", "HN-TRANSPORT-06")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_ally_is_asked_before_a_beaten_unit_retreats_into_his_vehicle(answer: str) -> None:
    s = four()
    group, team = s.put("ge_fire_group", "d5", seat=1), s.put("us_rifle_team", "d8", seat=2)
    s.put("us_halftrack", "f8", seat=0)
    s.set(f"u{team + 1}: at d6", "u3: at e6")
    s.activate(group).quietly("move", "assault d6", dice=[6, 1])
    assert s.asked == "retreat"
    s.play("aboard u3")
    assert (s.asked, s.asked_of) == ("consent", 0)
    s.play(answer)
    if answer == "yes":
        assert s.state.at[team] == p.CARRIED
    else:
        assert s.lacks("aboard u3", "retreat")


@rule("HN-MULTI-14", "HN-SETUP-08")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_ally_is_asked_before_a_unit_is_deployed_in_his_vehicle(answer: str) -> None:
    s = four()
    truck = s.put("us_halftrack", "b2", seat=0)
    s.board.zone[2] = -1                                    # the half-track has not scouted
    s.set("s3 to deploy: us_fire_team.2", "deploying: s3").begin(p.DEPLOY).play("deploy us_fire_team.2", f"aboard u{truck + 1}")
    assert (s.asked, s.asked_of) == ("consent", 0)
    s.play(answer)
    if answer == "yes":
        assert s.state.carrier[-1] == truck
    else:
        assert s.lacks(f"aboard u{truck + 1}", "deploy_where")


# --- an ally without units --------------------------------------------------------------------------------------------


@rule("HN-RULING-115", "HN-MULTI-01", "HN-MULTI-16", "HN-ORDER-03")
def test_an_ally_without_units_takes_no_order_from_the_ten_of_his_alliance() -> None:
    """His tiles still have their stars, but nobody could receive the tokens."""
    s = three(hq("battle_plan"))
    for column in "abcde":
        s.put("us_captain", f"{column}13", seat=2)
    assert [entitlement(s.board, s.state, seat) for seat in (Seat(0), Seat(2))] == [0, 10]
    s.put("us_rifle_team", "a15", seat=0)
    assert [entitlement(s.board, s.state, seat) for seat in (Seat(0), Seat(2))] == [2, 8]


@rule("HN-RULING-115", "HN-MULTI-01", "HN-MULTI-04", "HN-MULTI-16")
def test_an_ally_without_units_gets_no_shared_token_and_no_bluff() -> None:
    s = three(hq("planning", "battle_plan", "bluff"))
    s.put("us_captain", "a13", seat=2)
    s.put("ge_leutnant", "a1", seat=1)
    order_phase(s)
    assert s.asked == "place_order"
    assert s.state.tokens[0] == []
    assert sorted(s.state.tokens[2]) == [1, 2, 3, p.BLUFF, p.BLUFF, p.SPECIAL]


@rule("HN-RULING-115", "HN-MULTI-01", "HN-MULTI-11")
def test_an_ally_without_units_still_draws_cards() -> None:
    s = four()
    s.put("us_captain", "a13", seat=2)
    s.put("ge_leutnant", "a1", seat=1)
    s.begin(p.REFILL)
    while s.asked == "discard":
        s.play("draw")
    assert [len(hand) for hand in s.state.hand] == [3, 3, 3, 3]
