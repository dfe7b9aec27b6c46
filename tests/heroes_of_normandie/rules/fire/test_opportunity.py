"""Opportunity fire: who watches, what it costs him, and that the target goes on (HN-TERR-13, HN-TERR-14, HN-TERR-15,
HN-ABIL-37, HN-ABIL-46)."""

from typing import Any

import pytest

from bocage.core.action import PASS
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.position import ORDERS
from bocage.games.heroes_of_normandie.types import Activity, Face, Unit
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule

POSITION = ". . . . . .\n" * 5 + "p . . . . ."


def watched(rows: str = POSITION, watcher: str = "ge_fire_group", at: str = "a6", mover: str = "us_rifle_team",
            **put: Any) -> tuple[Duel, Unit, Unit]:
    """A watcher in a position at a6, and a unit that is about to move, at f1."""
    s = Duel(rows)
    ours, theirs = s.put(mover, "f1"), s.put(watcher, at, **put)
    s.activate(ours).quietly("move")
    return s, ours, theirs


@rule("HN-TERR-13", "HN-POS-03", "HN-EX-20")
def test_infantry_in_a_position_may_fire_at_each_step_of_an_enemy() -> None:
    """HN-TERR-13: asked after the first step; it lets that pass, and is asked again after the second."""
    s, team, group = watched()
    s.play("step e1")
    assert (s.asked, s.asked_of, s.options()) == ("moved", 1, [f"opportunity u{group + 1} main normal", PASS.text])
    s.play(PASS.text, "step d1")
    s.play(f"opportunity u{group + 1} main normal", dice=[3])
    assert s.face(team) == BACK


@rule("HN-TERR-13", "HN-ABIL-42")
def test_what_the_mover_has_fired_does_not_keep_the_watcher_from_firing() -> None:
    """HN-ABIL-42: each weapon fires once an activation; the main weapon of another unit is another weapon."""
    s, team, group = watched(mover="us_support_team")
    s.quietly("fire main normal", dice=[1])
    assert s.state.weapons_fired == 1 << p.PRIMARY
    assert s.lacks("fire main normal", "move"), "its own weapon has fired"
    s.play("step e1")
    assert (s.asked, s.options()) == ("moved", [f"opportunity u{group + 1} main normal", PASS.text])
    s.play(f"opportunity u{group + 1} main normal", dice=[3])
    assert s.face(team) == BACK


@rule("HN-MOVE-06", "HN-MOVE-13", "HN-TERR-13", "HN-ABIL-41")
def test_a_mover_that_fires_before_it_stops_is_answered_once_more() -> None:
    """The last shot belongs to a pass of zero squares. Without a shot the last step was the last pass."""
    s, team, group = watched(mover="us_support_team")
    s.quietly("step e1", "fire main normal", dice=[1]).play("stop")
    assert (s.asked, s.options()) == ("moved", [f"opportunity u{group + 1} main normal", PASS.text])
    s.play(f"opportunity u{group + 1} main normal", dice=[3])
    assert (s.face(team), s.is_over) == (BACK, True)
    s, _, _ = watched(mover="us_support_team")
    s.quietly("fire main normal", "step e1", dice=[1]).play("stop")
    assert s.is_over


@rule("HN-TERR-13")
@pytest.mark.parametrize(("order", "asked"), [(p.FRESH, True), (p.ACTED, False), (p.ACTIVE, False)])
def test_only_a_unit_not_activated_this_turn_watches(order: Activity, asked: bool) -> None:
    s, _, group = watched()
    s.set(f"{s.name(group)}: {ORDERS[order]}")
    s.play("step e1")
    assert (s.asked == "moved") is asked


@rule("HN-TERR-13", "HN-ABIL-37")
@pytest.mark.parametrize(("rows", "asked"), [
    (POSITION, True), (POSITION.replace("p", "."), False), (POSITION.replace("p", "B"), False)])
def test_only_terrain_with_the_pictogram_gives_the_right(rows: str, asked: bool) -> None:
    s, _, _ = watched(rows)
    s.play("step e1")
    assert (s.asked == "moved") is asked


@rule("HN-TERR-13")
@pytest.mark.parametrize(("obstacle", "asked"), [(".", True), ("g", True), ("B", False)])
def test_the_line_must_be_clear_or_reduced(obstacle: str, asked: bool) -> None:
    s = Duel(f". . . . . .\n. . . . . .\np {obstacle} . . . .\n. . . . . .")
    team = s.put("us_rifle_team", "f4")
    s.put("ge_fire_group", "a3")
    s.activate(team).quietly("move").play("step f3")
    assert (s.asked == "moved") is asked


@rule("HN-TERR-13", "HN-RESERVE-04", "HN-RULING-29")
def test_nobody_fires_at_units_that_move_in_reserve() -> None:
    s = Scene(POSITION)
    team = s.put("us_rifle_team", "f1")
    s.put("ge_fire_group", "a6")
    s.reserve().play(f"activate u{team + 1}", "step e1")
    assert (s.asked, s.asked_of) == ("reserve_move", 0)


@rule("HN-TERR-13")
def test_vehicles_and_friends_do_not_watch() -> None:
    """HN-TERR-13: not even a motorcycle that found its way into a position."""
    s = Duel(". . . . . .\n" * 5 + "p . . . . p")
    team = s.put("us_rifle_team", "f1")
    s.put("us_fire_team", "a6")
    s.put("ge_zundapp", "f6")
    s.activate(team).quietly("move").play("step e1")
    assert (s.asked, s.asked_of) == ("move", 0)


@rule("HN-TERR-13", "HN-ABIL-41", "HN-MOVE-06")
def test_the_mover_fires_first() -> None:
    """HN-TERR-13: a jeep that eliminates the watcher before it leaves its square is not fired at."""
    s, _, group = watched(mover="us_willys_50cal", face=BACK)
    s.play("fire second normal", dice=[6])
    assert s.at(group) == ""
    s.play("drive f2 n")
    assert s.asked == "move"


@rule("HN-TERR-13", "HN-MOVE-13", "HN-EX-39")
def test_a_movement_of_no_squares_is_fired_at_too() -> None:
    """HN-EX-39: a machine gun that sets up its tripod in view."""
    s, gun, group = watched(mover="us_30cal")
    s.play("turn", "stop")
    assert (s.asked, s.asked_of) == ("moved", 1)
    s.play(f"opportunity u{group + 1} main normal", dice=[3])
    assert (s.face(gun), s.at(gun)) == (BACK, "")


@rule("HN-EX-20", "HN-TERR-14", "HN-ORDER-08", "HN-MOVE-11")
def test_the_firer_loses_its_token_unseen_and_the_target_goes_on() -> None:
    """HN-EX-20: token 4 is removed without being shown; an Active marker; the mover, though hit, continues."""
    s, team, gun = watched(watcher="ge_mg42", face=BACK, token=4)
    s.play("step e1", f"opportunity u{gun + 1} main normal", dice=[1])
    assert (s.state.token[gun], s.state.order[gun], s.state.lost[1]) == (0, p.ACTIVE, [4])
    assert s.told("token_lost") == [(s.tag(gun),)]
    assert not s.told("revealed")
    assert (s.face(team), s.asked, s.asked_of) == (BACK, "move", 0)
    s.play("step d1")
    assert (s.at(team), s.asked) == ("d1", "move")          # and the gun fires no more


@rule("HN-EX-21", "HN-BLUFF-03", "HN-BLUFF-04", "HN-TERR-14")
def test_a_bluff_is_lost_too_and_the_firer_does_not_move_in_reserve() -> None:
    s = Scene(POSITION)
    team, gun = s.put("us_rifle_team", "f1"), s.put("ge_mg42", "a6", face=BACK, token=p.BLUFF)
    s.put("ge_fire_group", "f6")
    s.activate(team).quietly("move").play("step e1", f"opportunity u{gun + 1} main normal", dice=[1])
    s.quietly("stop")
    assert s.state.lost[1] == [p.BLUFF]
    assert (s.asked, s.options()) == ("reserve_unit", ["activate u3", "done"])


@rule("HN-MOVE-11")
def test_a_target_that_is_eliminated_moves_no_further() -> None:
    s, team, group = watched(mover="us_recon_team")
    s.play("step e1", f"opportunity u{group + 1} main normal", dice=[3])
    assert (s.at(team), s.is_over) == ("", True)


@rule("HN-TERR-15", "HN-SUPP-01", "HN-ABIL-34")
@pytest.mark.parametrize(("watcher", "face", "ways"), [
    ("ge_mg42", BACK, {"normal", "suppressive"}), ("ge_sniper", FRONT, {"normal", "sniper"}),
    ("ge_fire_group", FRONT, {"normal"})])
def test_opportunity_fire_has_every_manner_of_the_unit(watcher: str, face: Face, ways: list[str]) -> None:
    s, _, gun = watched(watcher=watcher, face=face)
    s.play("step e1")
    assert {option for option in s.options() if option != PASS.text} == {f"opportunity u{gun + 1} main {way}" for way in ways}


@rule("HN-TERR-15", "HN-SUPP-04", "HN-ABIL-27", "HN-RANGE-01")
def test_opportunity_fire_obeys_all_rules_of_fire() -> None:
    """HN-TERR-15: markers of the firer count; beyond its range a unit is not even asked."""
    s, _, group = watched(suppressed=1)
    s.play("step e1", f"opportunity u{group + 1} main normal", dice=[6])
    assert s.shots() == [(6 + 3 - 2, 5)]
    s, _, _ = watched(watcher="ge_assault_group")           # four squares
    s.play("step e1")
    assert s.asked == "move"
    s.play("step e2")
    assert s.asked == "moved"


@rule("HN-ABIL-37", "HN-RULING-41")
def test_the_posture_gives_the_right_anywhere_and_is_not_turned_by_firing() -> None:
    """HN-ABIL-37: a machine-gun nest in the open."""
    s, team, nest = watched(rows=". . . . . .\n" * 6, watcher="ge_mg_nest")
    s.play("step e1", f"opportunity u{nest + 1} main suppressive", dice=[1])
    assert s.state.suppressed[team] == 2
    assert (s.face(nest), s.state.order[nest]) == (FRONT, p.ACTIVE)


@rule("HN-ABIL-46", "HN-TERR-14")
def test_posture_and_terrain_together_give_one_shot() -> None:
    s, _, nest = watched(watcher="ge_mg_nest")
    s.play("step e1", f"opportunity u{nest + 1} main normal", dice=[1])
    assert (s.asked, s.asked_of) == ("move", 0)
    s.play("step d1")
    assert s.asked == "move"


@rule("HN-RULING-29", "HN-TERR-13")
def test_several_watchers_fire_one_after_the_other() -> None:
    s = Duel("p" + " . . . . ." + "\n. . . . . .\n" * 4 + "p . . . . .")
    team = s.put("us_hero_rock", "f3")
    one, two = s.put("ge_fire_group", "a1"), s.put("ge_fire_group", s.board.lexicon.squares[6 * (s.board.start.height - 1)])
    s.activate(team).quietly("move").play("step e3", f"opportunity u{one + 1} main normal", dice=[1])
    assert s.options() == [f"opportunity u{two + 1} main normal", PASS.text]
    s.play(f"opportunity u{two + 1} main normal", dice=[5])
    assert s.face(team) == BACK
    assert s.asked == "move"
