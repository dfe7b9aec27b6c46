"""Mission 2, the rescue: six markers, one of them sought (KT-MISSION2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.games.commandos_40k import RULESET
from bocage.games.commandos_40k import pieces as p
from tests.commandos_40k.before import against, before, lay_markers
from tests.commandos_40k.scene import TOUCH, Man, Scene, gun, man
from tests.marks import rule

FAR = [man(1, 1)]


# --- setting up -------------------------------------------------------------------------------------------------------


@rule("KT-MISSION2-02")
def test_the_defender_lays_six_markers_face_down() -> None:
    s = before("markers", until="recon")
    assert s.asked_of == 1
    assert against(s, "marker 4,11") == "KT-MISSION2-02"
    s.play("marker 4.001,11")
    assert against(s, "marker 10.001,11") == "KT-MISSION2-02"       # 4″ between the edges
    s.play("marker 10.002,11", "marker 17,11", "marker 24,11", "marker 17,4.5")
    assert s.asked == "marker"
    s.play("marker 24,4.5")
    assert (s.asked, s.phase) == ("", "recon")
    assert s.state.marker == [p.FACE_DOWN] * 6


@rule("KT-MISSION2-04")
def test_nobody_has_a_side_before_the_halves_are_chosen() -> None:
    s = before("halves")
    assert (s.asked, [team.side for team in s.view(1).teams]) == ("half", ["", ""])
    s.play("side east")
    assert [team.side for team in s.view(1).teams] == ["east", "west"]
    assert [team.zone for team in s.view(1).teams] == [(21_001, 0, 30_000, 22_000), (0, 0, 8999, 22_000)]


@rule("KT-MISSION2-02")
@pytest.mark.parametrize("number", ["1", "4", "6"])
def test_any_number_may_lie_under_a_marker(number: str) -> None:
    """It is drawn only when the marker is flipped: before, there is nothing that anybody could know."""
    s = seeking([man(6, 5)], [man(28, 20)], (5, 5)).begin("move_end").play("flip m1", dice=[number])
    assert s.told("flipped") == [(0, 0, int(number))]


@rule("KT-MISSION2-02", "KT-OBJ-01", "KT-RULING-24")
def test_a_marker_is_refused_only_where_the_others_would_not_fit() -> None:
    """Markers of 3″ on a bare table: with these four laid there is room for two more, but only just."""
    s = before("markers", mission=p.RESCUE, objective_radius_mil="1500")
    s.play("marker 5.75,4.95", "marker 16.64,6.97", "marker 22.47,14.91")
    assert against(s, "marker 10,15") == "KT-MISSION2-02"
    s.play("marker 11.4,14.78")
    while s.asked == "marker":
        s.play(s.options()[0])
    assert len(s.state.marker) == 6


@rule("KT-MISSION2-02")
def test_no_place_for_a_marker_is_offered_twice() -> None:
    """Found by random play: two borders meet within a thousandth of an inch."""
    s = before("markers", mission=p.RESCUE, field="plaza")
    s.play("marker 18,10", "marker 10,6", "marker 20,16", "marker 22,5", "marker 10,13")
    assert len(s.options()) == len(set(s.options())) > 1


@rule("KT-MISSION2-03")
def test_recon_follows_the_markers() -> None:
    s = lay_markers(before("markers"), (5, 5), (5, 15), (15, 5), (15, 15), (25, 5))
    s.play("marker 25,15")
    assert s.asked == "recon"


@rule("KT-MISSION2-04", "KT-RULING-46")
@pytest.mark.parametrize(("side", "inside", "outside"), [("west", 8.369, 8.37), ("east", 21.631, 21.63)])
def test_the_attacker_picks_a_half_and_sets_up_far_from_the_median(side: str, inside: float, outside: float) -> None:
    s = before("halves", [man(), man()], [man(), man()])
    assert (s.asked, s.asked_of) == ("half", 0)
    s.play(f"side {side}", "deploy a1")
    assert against(s, f"at {inside},11") == ""
    assert against(s, f"at {outside},11") == "KT-MISSION2-04"
    s.play(f"at {inside},11", "deploy b1")
    assert against(s, f"at {30 - inside:.3f},11") == ""
    assert against(s, f"at {30 - outside:.3f},11") == "KT-MISSION2-04"


@rule("KT-MISSION2-04", "KT-RULING-46")
def test_on_a_larger_table_the_median_lies_in_its_middle() -> None:
    s = before("halves", size=(40, 30)).play("side east", "deploy a1")
    assert against(s, "at 26.631,11") == ""
    assert against(s, "at 26.63,11") == "KT-MISSION2-04"


@rule("KT-MISSION2-04")
def test_both_set_up_in_turn_and_who_has_more_models_finishes() -> None:
    s = before("deploy", [man(), man(), man(), man()], [man(), man()])
    seats = []
    for at in range(6):
        seats.append(s.asked_of)
        if s.asked == "deploy":
            s.play(s.options()[0])
        s.play(f"at {4 if seats[-1] == 0 else 26},{3 + 3 * at}", dice=[2] if at == 5 else [])
    assert seats == [0, 1, 0, 1, 0, 0]


@rule("KT-MISSION2-05")
def test_then_a_die_says_which_number_is_sought() -> None:
    s = before("sought", dice=[4])
    assert s.state.sought == 4
    assert s.told("sought_rolled") == [(4,)]
    assert s.view(None).sought == 4


@rule("KT-MISSION2-06")
def test_the_battle_lasts_five_rounds() -> None:
    assert Scene(FAR, [man(28, 20)], round=4).begin("round_end").phase == "courage"
    s = Scene(FAR, [man(28, 20)], round=5).begin("round_end")
    assert RULESET.rules.is_over(s.state)


# --- flipping ---------------------------------------------------------------------------------------------------------


def seeking(a: Sequence[Man], b: Sequence[Man], *markers: tuple[int, int], sought: int = 3, **scene: Any) -> Scene:
    """Number 3 is sought; nothing has been flipped yet."""
    s = lay_markers(Scene(a, b, **scene), *markers)
    return s.set(f"number sought: {sought}")


@rule("KT-MISSION2-07")
def test_at_the_end_of_the_movement_phase_each_flips_markers_that_he_controls() -> None:
    s = seeking([man(6, 5)], [man(26, 5)], (5, 5), (15, 11), (25, 5), initiative=1).begin("move_end")
    assert (s.asked_of, s.options()) == (1, ["flip m3", "pass"])
    s.play("pass")
    assert (s.asked_of, s.options()) == (0, ["flip m1", "pass"])
    s.play("flip m1", dice=["5"])
    assert (s.asked, s.phase) == ("", "shoot_start")


@rule("KT-MISSION2-07")
def test_somebody_there_must_be_out_of_engagement_range() -> None:
    s = seeking([man(6, 5), man(6, 7)], [man(6 + TOUCH, 5, move=0)], (5, 5)).begin("move_end")
    assert s.options() == ["flip m1", "pass"]
    s = seeking([man(6, 5), man(6, 3.5)], [man(6 + TOUCH, 4.3)], (5, 5)).begin("move_end")
    assert s.asked == ""                                    # both are engaged


@rule("KT-MISSION2-08")
def test_another_number_is_removed() -> None:
    s = seeking([man(6, 5)], [man(28, 20)], (5, 5), (15, 11), (25, 5)).begin("move_end").play("flip m1", dice=["5"])
    assert s.told("flipped") == [(0, 0, 5)]
    assert s.state.marker == [p.REMOVED, p.FACE_DOWN, p.FACE_DOWN]


@rule("KT-MISSION2-08")
def test_the_sought_one_stays_and_all_others_go() -> None:
    s = seeking([man(6, 5), man(15, 13)], [man(28, 20)], (5, 5), (15, 11), (25, 5)).begin("move_end")
    s.play("flip m2", dice=["3"])
    assert s.state.marker == [p.REMOVED, p.SOUGHT, p.REMOVED]
    assert s.asked == ""


@rule("KT-MISSION2-08")
def test_a_number_comes_up_only_once() -> None:
    s = seeking([man(6, 5), man(15, 13)], [man(28, 20)], (5, 5), (15, 11)).begin("move_end").play("flip m1", dice=["5"])
    assert s.state.numbers == [1, 1, 1, 1, 0, 1]


# --- the end ----------------------------------------------------------------------------------------------------------


@rule("KT-MISSION2-09")
@pytest.mark.parametrize(("a", "b", "outcome"), [
    ((15, 13), (28, 20), 0), ((1, 1), (15, 13), 1), ((15, 13), (15, 9), p.DRAWN), ((1, 1), (28, 20), p.DRAWN),
])
def test_who_controls_the_sought_marker_wins(a: tuple[int, int], b: tuple[int, int], outcome: int) -> None:
    s = seeking([man(*a)], [man(*b)], (5, 5), (15, 11), round=5)
    s.set("marker m1: removed", "marker m2: sought")
    assert s.begin("round_end").state.outcome == outcome


@rule("KT-MISSION2-09", "KT-RULING-47")
def test_a_sought_marker_that_still_lies_face_down_is_revealed_and_counts() -> None:
    s = seeking([man(24, 7)], [man(6, 5)], (5, 5), (15, 11), (24, 5), round=5).begin("round_end", dice=["1", "2", "3"])
    assert s.state.marker == [p.REMOVED, p.REMOVED, p.SOUGHT]
    assert s.state.outcome == 0


# --- the scanner ------------------------------------------------------------------------------------------------------


def scanning(*a: Man, b: Sequence[Man] = (), markers: Sequence[tuple[int, int]] = ((5, 5), (15, 11)), **scene: Any) -> Scene:
    """KT-SPEC-05 has been used this round, so that nothing else is to be had for nothing."""
    s = seeking(a, b or [man(28, 20)], *markers, **scene)
    return s.set("team a: discount-used", "team b: discount-used").begin("move_start")


@rule("KT-MISSION2-10")
def test_the_attackers_comms_specialist_reveals_the_nearest_marker_for_nothing() -> None:
    s = scanning(man(12, 8, is_="comms"), man(6, 5))
    assert (s.asked, s.asked_of, s.options()) == ("move_start", 0, ["use scanner_mission a1", "pass"])
    s.play("use scanner_mission a1", dice=["5"])
    assert s.state.marker == [p.FACE_DOWN, p.REMOVED]
    assert s.cp(0) == 0
    assert s.asked == "move"                                # once in a phase


@rule("KT-MISSION2-10", "KT-GEOM-08")
def test_of_markers_equally_near_the_owner_of_the_scanner_chooses_one() -> None:
    s = scanning(man(12, 8, is_="comms"), markers=[(9, 12), (15, 12), (20, 8)]).play("use scanner_mission a1")
    assert (s.asked, s.asked_of, s.options()) == ("scan", 0, ["flip m1", "flip m2"])
    s.play("flip m2", dice=["5"])
    assert s.state.marker == [p.FACE_DOWN, p.REMOVED, p.FACE_DOWN]


@rule("KT-MISSION2-10", "KT-MISSION2-08")
def test_a_scanner_that_finds_the_sought_marker_ends_the_search() -> None:
    s = scanning(man(12, 8, is_="comms")).play("use scanner_mission a1", dice=["3"])
    assert s.state.marker == [p.REMOVED, p.SOUGHT]


@rule("KT-MISSION2-10")
def test_who_scans_must_remain_stationary() -> None:
    s = scanning(man(12, 8, is_="comms"), man(6, 5)).play("use scanner_mission a1", dice=["5"])
    assert [text for text in s.options() if text.endswith("a1")] == ["stay a1", "prepare a1"]
    s = scanning(man(12, 8, is_="comms"), b=[man(12 + TOUCH, 8)]).play("use scanner_mission a1", dice=["5"])
    assert s.options() == ["stay a1", "end"]                # nor does it fall back


@rule("KT-MISSION2-10")
def test_who_scans_does_not_retreat_from_a_charge() -> None:
    s = scanning(man(12, 8, gun(), is_="comms"), b=[man(19, 8)]).play("use scanner_mission a1", dice=["5"])
    s.play("prepare a1", "charge b1")
    assert s.options() == ["overwatch a1", "none a1"]


@rule("KT-MISSION2-10", "KT-RULING-65")
def test_who_scans_neither_piles_in_nor_consolidates_this_round() -> None:
    s = scanning(man(12, 8, is_="comms"), b=[man(12 + TOUCH + 0.5, 8)]).play("use scanner_mission a1", dice=["5"])
    s.set("a1: done no", "b1: done").begin("fight", dice=[1])
    assert (len(s.told("fights")), s.told("moved"), s.asked) == (1, [], "")
    s = Scene([man(12, 8)], [man(12 + TOUCH + 0.5, 8, tokens=["done"])]).begin("fight")
    assert s.asked == "pile_in_path"


@rule("KT-MISSION2-10")
@pytest.mark.parametrize("why", [{"shaken": True, "is_": "comms"}, {"is_": "scout"}])
def test_shaken_specialists_and_others_do_not_scan(why: dict[str, Any]) -> None:
    assert scanning(man(12, 8, **why)).asked == "move"


@rule("KT-MISSION2-10")
def test_the_defender_does_not_scan() -> None:
    assert scanning(man(12, 8, is_="comms"), attacker=1).asked == "move"


@rule("KT-RULING-49", "KT-MISSION2-10")
def test_the_two_scanners_are_two_tactics() -> None:
    s = scanning(man(12, 8, gun(), is_="comms"), b=[man(20, 8)], cp=(1, 0))
    assert s.asked == "move_start"
    assert "use scanner_spec a1" not in s.options()
    s.play("use scanner_mission a1", "pass", dice=["5"])
    assert s.board.tactics.count("scanner_spec") == s.board.tactics.count("scanner_mission") == 1
    s.begin("shoot")
    assert s.options("use") == ["use scanner_spec a1"]
    assert s.cp(0) == 1
