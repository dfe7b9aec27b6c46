"""HN-ABIL: special abilities in an assault and in fire."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT
from tests.marks import rule
from tests.heroes_of_normandie.rules.test_abilities import battle


# --- assault ----------------------------------------------------------------------------------------------------------


@rule("HN-ABIL-36")
def test_the_terrifying_suppress_whom_they_meet() -> None:
    """HN-ABIL-36: a terrifying winner lays 2 Suppressed on a loser that lives."""
    s = Duel()
    ludwig, rifles = s.put("ge_hero_ludwig", "e4"), s.put("us_rifle_team", "e5")
    s.activate(ludwig).quietly("move", "assault e5", dice=[6, 1])
    s.quietly("onto e6")
    assert (s.face(rifles), s.state.suppressed[rifles]) == (BACK, 2)


@rule("HN-ABIL-36", "HN-EX-17")
def test_a_terrifying_loser_still_frightens() -> None:
    """HN-ABIL-36, HN-EX-17: eliminated in an assault, it leaves the winner with 1 Suppressed."""
    s = Duel()
    s.grant("ge_fire_group", "terrifying")
    group, rifles = s.put("ge_fire_group", "e4", face=BACK), s.put("us_rifle_team", "e5")
    s.activate(rifles).quietly("move", "assault e4", dice=[6, 1])
    assert (s.at(group), s.at(rifles), s.state.suppressed[rifles]) == ("", "e4", 1)


# --- fire -------------------------------------------------------------------------------------------------------------


@rule("HN-ABIL-37", "HN-ABIL-46")
def test_an_opportunity_posture_fires_at_movers_and_stays() -> None:
    """HN-ABIL-37, HN-ABIL-46: wherever it stands; its Active marker ends it, and it is not turned."""
    s = Duel()
    nest = s.put("ge_mg_nest", "e1")
    rifles = s.put("us_rifle_team", "e9")
    s.activate(rifles).play("move", "step e8")
    assert (s.asked, s.asked_of) == ("moved", 1)
    s.play(f"opportunity u{nest + 1} main normal", dice=[1]).quietly()
    assert (s.state.order[nest], s.face(nest)) == (p.ACTIVE, FRONT)
    s.play("step e7")
    assert s.asked == "move"


@rule("HN-EX-21", "HN-BLUFF-03", "HN-BLUFF-04")
def test_a_bluff_is_lost_to_an_opportunity_shot() -> None:
    """HN-EX-21, HN-BLUFF-03, HN-BLUFF-04: the bluff goes unseen, and the Active marker keeps its unit from moving in
    Reserve."""
    s = Duel("""
        p . .
        . . .
        . . .
        . . .
    """)
    gun, rifles = s.put("ge_mg42_light", "a1", token=p.BLUFF), s.put("us_rifle_team", "b4")
    s.activate(rifles).play("move", "step a3")
    s.play(f"opportunity u{gun + 1} main normal", dice=[1]).quietly()
    assert s.state.token[gun] == p.NO_TOKEN
    assert s.state.lost[1] == [p.BLUFF]
    s.quietly("stop")
    s.put("ge_fire_group", "c1")
    s.reserve(1)
    assert s.options() == ["activate u3", "done"]


@rule("HN-ABIL-38")
def test_battery_fire_lets_weapons_of_one_name_fire() -> None:
    """HN-ABIL-38: all heavy weapons of one name within 3 squares; each fires by itself, gets an Active marker and loses its
    token; whoever commands them does nothing else and keeps his."""
    s = Duel()
    s.grant("us_captain", "battery_fire")
    captain = s.put("us_captain", "e9")
    near, also = s.put("us_bazooka", "d9", token=3), s.put("us_bazooka", "f9")
    other, far = s.put("us_30cal", "c9"), s.put("us_bazooka", "i9")
    s.put("ge_fire_group", "e5")
    s.activate(captain, 2).quietly("battery")
    assert s.options() == [f"on u{near + 1}", f"on u{also + 1}", f"on u{other + 1}", "done"]
    s.quietly(f"on u{near + 1}", dice=[1])
    assert s.options() == [f"on u{also + 1}", "done"]
    s.quietly(f"on u{also + 1}", dice=[1])
    orders = [s.state.order[unit] for unit in (captain, near, also, other, far)]
    assert orders == [p.ACTED, p.ACTIVE, p.ACTIVE, p.FRESH, p.FRESH]
    assert (s.state.token[near], s.state.token[captain]) == (p.NO_TOKEN, 2)
    assert len(s.shots()) == 2


@rule("HN-ABIL-39", "HN-ABIL-44")
def test_suppressive_fire_is_an_alternative() -> None:
    """HN-ABIL-39, HN-ABIL-44: instead of the normal shot, for weapons that have it; one shot is all."""
    s = Duel()
    team, group = s.put("us_support_team", "e9"), s.put("ge_fire_group", "e5")
    s.activate(team)
    assert sorted(s.fires()) == ["fire main normal", "fire main suppressive"]
    s.quietly("fire main suppressive", dice=[2])
    assert s.state.suppressed[group] == 2                           # 2 + 2 × 4 = 10 against 5
    assert s.is_over


@rule("HN-ABIL-40")
def test_a_frightening_shot_suppresses_when_nothing_else_came_of_it() -> None:
    """HN-ABIL-40: after a miss the owner may lay a marker; after a hit he may not."""
    s = Duel()
    veterans, rifles = s.put("ge_veterans", "e5"), s.put("us_rifle_team", "e9")
    s.activate(veterans).quietly("fire main normal", dice=[1])
    assert s.asked == "frighten"
    s.quietly("yes")
    assert s.state.suppressed[rifles] == 1
    s = Duel()
    veterans, rifles = s.put("ge_veterans", "e5"), s.put("us_rifle_team", "e9")
    s.activate(veterans).quietly("fire main normal", dice=[2])
    assert s.is_over
    assert s.state.suppressed[rifles] == 0


@rule("HN-ABIL-41", "HN-ABIL-42")
def test_fire_on_the_move_costs_bonus_and_comes_once() -> None:
    """HN-ABIL-41, HN-ABIL-42: before leaving a square, with the bonus less its number; each weapon once an activation."""
    s = Duel()
    team = s.put("us_support_team", "e9")
    s.put("ge_fire_group", "e5")
    s.activate(team).quietly("move", "step e8", "fire main normal", dice=[1])
    assert s.shots() == [(1 + 4 - 2, 5)]
    assert s.asked == "move"
    assert s.fires() == []
    assert "step e7" in s.options()


@rule("HN-ABIL-43", "HN-GEN-03")
def test_a_tripod_changes_what_the_unit_can_do() -> None:
    """HN-ABIL-43, HN-GEN-03: turned in a null movement it has the other face's figures, and loses no step by it."""
    s = Duel()
    gun = s.put("us_30cal", "e9")
    s.put("ge_fire_group", "e5")
    s.activate(gun).quietly("move", "turn")
    assert (s.face(gun), s.state.points_left) == (BACK, 0)
    s.quietly("stop")
    s.activate(gun).quietly("fire main normal", dice=[1])
    assert s.shots() == [(1 + 4, 5)]


@rule("HN-ABIL-43")
def test_a_tripod_deploys_on_either_face() -> None:
    """HN-ABIL-43: carried, or set up."""
    s = battle("us; us_22nd_regiment")
    s.set("s1 to deploy: us_30cal", "deploying: s1")
    s.begin(p.DEPLOY).play("deploy us_30cal", "place e14")
    assert s.options() == ["side front", "side back"]


# --- counters of our own that have them -------------------------------------------------------------------------------


@rule("HN-ABIL-02", "HN-ABIL-03", "HN-ABIL-05", "HN-ABIL-38", "HN-INDIRECT-01")
@pytest.mark.parametrize("side", ["us", "ge"])
def test_recruits_of_either_side_bring_the_abilities_that_the_box_lacks(side: str) -> None:
    crews = {"us": ("us_resistance", "us_gun_captain", "us_pack_howitzer", "us_weasel", "us_m16_quad"),
             "ge": ("ge_feldgendarmes", "ge_battery_chief", "ge_ig18", "ge_schwimmwagen", "ge_flakvierling")}
    patrol, chief, gun, swimmer, flak = crews[side]
    enemy = "ge_fire_group" if side == "us" else "us_rifle_team"
    s = Duel(". . . . . . .\n" * 5 + "w w w . . . .\n" + ". . . . . . .")
    unit, leader, howitzer = s.put(patrol, "a1"), s.put(chief, "c2"), s.put(gun, "d1", facing="e")
    car, battery = s.put(swimmer, "b5", facing="s"), s.put(flak, "g6", facing="n")
    s.put(enemy, "g1")
    assert "fire main template" in s.activate(howitzer).options()
    s.activate(car).quietly("move")
    assert "drive b6 s" in s.options()                              # into the water
    s.activate(battery).quietly("fire main normal", dice=[1, 5])
    assert [dice for _, dice in s.told("rolled")] == [(1, 5)]
    s.set(*(f"u{each + 1}: fresh, token none" for each in range(len(s.state.at))))
    assert "battery" in s.activate(leader).options()
    s.set(f"u{leader + 1}: token 2, fresh")
    s.begin(p.WINDOW)
    assert s.asked == "before_activation"
    assert f"autonomous u{unit + 1}" in s.options()
