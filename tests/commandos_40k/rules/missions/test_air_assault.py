"""Mission 1, the air assault: markers to sabotage, a landing by quarters (KT-MISSION1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.games.commandos_40k import RULESET
from bocage.games.commandos_40k import pieces as p
from tests.commandos_40k.before import against, before, lay_markers
from tests.commandos_40k.scene import Man, Pieces, Scene, box, man
from tests.marks import rule

MISSIONS = [p.AIR_ASSAULT, p.RESCUE, p.EXFILTRATION]


# --- roles (all missions) ---------------------------------------------------------------------------------------------


@rule("KT-MISSION1-01", "KT-MISSION2-01", "KT-MISSION3-01")
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize(("role", "attacker"), [("attacker", 1), ("defender", 0)])
def test_the_winner_of_a_roll_off_chooses_his_role(mission: str, role: str, attacker: int) -> None:
    s = before("roles", mission=mission, dice=[4, 4, 2, 5])
    assert (s.asked, s.asked_of, s.options()) == ("role", 1, ["role attacker", "role defender"])
    s.play(f"role {role}", dice=[3, 1] if mission == p.EXFILTRATION else [])
    assert s.state.attacker == attacker


@rule("KT-MISSION1-01", "KT-MISSION2-01", "KT-MISSION3-01")
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize(("agreed", "attacker"), [("first", 0), ("second", 1)])
def test_roles_may_be_agreed_before(mission: str, agreed: str, attacker: int) -> None:
    s = before("roles", mission=mission, roles=agreed, dice=[3, 1] if mission == p.EXFILTRATION else [])
    assert s.asked != "role"
    assert s.state.attacker == attacker


# --- setting up -------------------------------------------------------------------------------------------------------


@rule("KT-MISSION1-02")
def test_the_defender_lays_three_markers_far_from_the_edges_and_from_each_other() -> None:
    s = before("markers", mission=p.AIR_ASSAULT)
    assert s.asked_of == 1
    assert against(s, "marker 4,11") == "KT-MISSION1-02"    # the edge of the marker 3″ from the edge of the table
    assert against(s, "marker 4.001,11") == ""
    assert against(s, "marker 15,18") == "KT-MISSION1-02"
    assert against(s, "marker 26,11") == "KT-MISSION1-02"
    assert against(s, "marker 25.999,11") == ""
    s.play("marker 5,11")
    assert against(s, "marker 13,11") == "KT-MISSION1-02"   # 6″ between the edges
    s.play("marker 13.001,11", "marker 22,11")
    assert s.asked == "deploy"
    assert s.state.marker == [p.INTACT] * 3


@rule("KT-MISSION1-02")
def test_a_marker_must_leave_room_for_the_others() -> None:
    """Beside a rock that fills the east, three markers fit only if the first does not lie in the middle of what is left."""
    rock = box(11, 0, 30, 22, 4, "impassable", "block")
    s = before("markers", pieces=[rock], mission=p.AIR_ASSAULT)
    assert against(s, "marker 7,11") == "KT-MISSION1-02"
    assert against(s, "marker 4.5,4.5") == ""


@rule("KT-MISSION1-04")
def test_the_defender_sets_up_everything_first_and_anywhere() -> None:
    s = before("deploy", [man(), man()], [man(), man()], mission=p.AIR_ASSAULT)
    s.play("deploy b1", "at 1,1")
    assert s.asked_of == 1
    s.play("at 29,21")                                      # the last of them
    assert (s.asked, s.asked_of) == ("deploy", 0)


def landing(die: int, *places: tuple[float, float], pieces: Pieces = (), **scene: Any) -> Scene:
    """Defenders stand; the first model of the Attacker lands with that die."""
    s = Scene([man(), man()], [man(*place) for place in places] or [man(28, 1)], pieces, round=0, initiative=p.NOBODY,
              mission=p.AIR_ASSAULT, **scene)
    return s.set("deploying: a").begin("deploy", until="courage").play("deploy a2", dice=[die])


@rule("KT-MISSION1-05", "KT-RULING-44")
@pytest.mark.parametrize(("die", "inside", "outside"), [
    (1, (14.37, 10.37), (14.371, 5)), (2, (15.63, 10.37), (15.629, 5)), (3, (14.37, 11.63), (5, 11.629)),
    (4, (15.63, 11.63), (20, 11.629)),
])
def test_a_die_says_in_which_quarter_the_whole_base_lands(
        die: int, inside: tuple[float, float], outside: tuple[float, float]) -> None:
    s = landing(die)
    assert against(s, "at {},{}".format(*inside)) == ""
    assert against(s, "at {},{}".format(*outside)) == "KT-MISSION1-05"


@rule("KT-MISSION1-05", "KT-RULING-44")
@pytest.mark.parametrize("die", [5, 6])
def test_on_five_or_six_a_model_lands_anywhere(die: int) -> None:
    s = landing(die, (28, 20))
    assert all(against(s, f"at {x},{y}") == "" for x, y in [(5, 5), (25, 5), (5, 17), (15, 11), (22, 17)])


@rule("KT-MISSION1-05")
def test_nobody_lands_within_four_inches_of_an_enemy() -> None:
    s = landing(5, (20, 11))                                # its base begins at 19.37
    assert against(s, "at 14.74,11") == "KT-MISSION1-05"
    assert against(s, "at 14.739,11") == ""


@rule("KT-MISSION1-05")
def test_where_the_quarter_has_no_room_a_model_lands_anywhere() -> None:
    rock = box(0, 0, 15, 11, 4, "impassable", "block")
    s = landing(1, pieces=[rock])
    assert against(s, "at 5,17") == ""
    namer = RULESET.display.namer(s.board, "en")
    assert namer.ask(s.decision).endswith("where? Quarter 1 has no place: anywhere.")
    assert namer.ask(landing(1).decision).endswith("where? In quarter 1 of the table.")


@rule("KT-MISSION1-05", "KT-RULING-44")
@pytest.mark.parametrize(("die", "inside", "outside"), [(1, (19.37, 14.37), (19.371, 5)), (4, (20.63, 15.63), (20.629, 20))])
def test_quarters_of_a_larger_table_meet_in_its_middle(
        die: int, inside: tuple[float, float], outside: tuple[float, float]) -> None:
    s = landing(die, size=(40, 30))
    assert against(s, "at {},{}".format(*inside)) == ""
    assert against(s, "at {},{}".format(*outside)) == "KT-MISSION1-05"


@rule("KT-MISSION1-05", "KT-RULING-44")
def test_a_quarter_has_room_as_long_as_one_point_of_it_is_free() -> None:
    """Three Defenders leave only the corner of quarter 1, which lies between the points of any lattice."""
    s = landing(1, (4.55, 4.55), (9, 5), (5, 9), size=(20, 20))
    assert against(s, "at 0.65,0.65") == ""
    assert against(s, "at 15,15") == "KT-MISSION1-05"
    assert s.options("at")
    assert all(s.allows(text) for text in s.options())


@rule("KT-MISSION1-05", "KT-RULING-56")
def test_where_no_place_is_four_inches_from_all_enemies_a_model_lands_as_far_from_them_as_it_can() -> None:
    """On so small a table the corners are 3.506″ from the Defender in the middle, all other places nearer."""
    s = landing(5, (4, 4), size=(8, 8))
    assert s.options("at")
    assert s.told("lands_nearer") == [(s.number("a2"), 3500)]
    assert s.allows("at 0.63,0.63")
    assert against(s, "at 0.7,0.7") == "KT-MISSION1-05"
    assert against(s, "at 4,0.63") == "KT-MISSION1-05"


# --- the battle -------------------------------------------------------------------------------------------------------


@rule("KT-MISSION1-06")
def test_in_the_first_round_the_defender_may_roll_his_initiative_again() -> None:
    s = Scene([man(2, 2)], [man(28, 20)], mission=p.AIR_ASSAULT).begin("initiative", dice=[4, 4, 2, 2])
    assert (s.asked, s.asked_of) == ("initiative_again", 1)
    s.play("again", dice=[6, 5])
    assert (s.asked, s.asked_of) == ("initiative", 1)
    s = Scene([man(2, 2)], [man(28, 20)], mission=p.AIR_ASSAULT).begin("initiative", dice=[4, 4, 2, 2]).play("pass")
    assert (s.asked, s.asked_of) == ("initiative", 0)


@rule("KT-MISSION1-06")
def test_he_is_told_both_totals_and_his_chance_to_win_with_new_dice() -> None:
    s = Scene([man(2, 2)], [man(28, 20)], mission=p.AIR_ASSAULT).begin("initiative", dice=[6, 4, 2, 2])
    assert s.decision.about == (4, 10, round(1000 * 3 / 36))          # 5 + 6, 6 + 5 or 6 + 6 beat 10
    namer = RULESET.display.namer(s.board, "en")
    assert namer.ask(s.decision) == "Initiative, 4 against 10: do you re-roll your dice?"


@rule("KT-MISSION1-06")
def test_he_rolls_again_only_once_and_only_in_the_first_round() -> None:
    s = Scene([man(2, 2)], [man(28, 20)], mission=p.AIR_ASSAULT).begin("initiative", dice=[4, 4, 2, 2])
    s.play("again", dice=[4, 4, 2, 2, 1, 1])                # a tie: both roll again
    assert (s.asked, s.asked_of) == ("initiative", 0)
    s = Scene([man(2, 2)], [man(28, 20)], mission=p.AIR_ASSAULT, round=2).begin("initiative", dice=[4, 4, 2, 2])
    assert (s.asked, s.asked_of) == ("initiative", 0)


def ended(a: Sequence[Man], b: Sequence[Man], *markers: tuple[int, int], cp: tuple[int, int] = (0, 0), round: int = 1,
          initiative: int = 0) -> Scene:
    """The end of a round, with markers at these inches."""
    s = Scene(a, b, mission=p.AIR_ASSAULT, cp=cp, round=round, initiative=initiative)
    return lay_markers(s, *(markers or [(15, 11)]))


@rule("KT-MISSION1-07")
def test_the_battle_lasts_five_rounds() -> None:
    assert ended([man(1, 1)], [man(28, 20)], round=4).begin("round_end").phase == "courage"
    s = ended([man(1, 1)], [man(28, 20)], round=5).begin("round_end")
    assert RULESET.rules.is_over(s.state)


@rule("KT-MISSION1-08", "KT-EX-37")
def test_markers_count_two_and_fallen_specialists_one() -> None:
    """Two of three sabotaged, one specialist fallen on the Defender's side, two on the Attacker's: 5 against 4."""
    s = ended([man(out=True, is_="leader"), man(out=True, is_="medic"), man(out=True)],
              [man(out=True, is_="leader"), man(out=True), man(28, 20, is_="comms")], (5, 5), (15, 15), (25, 5), round=5)
    s.set("marker m1: sabotaged", "marker m2: sabotaged")
    s.begin("round_end")
    assert s.told("scored") == [(0, 5), (1, 4)]
    assert s.state.outcome == 0


@rule("KT-MISSION1-08")
@pytest.mark.parametrize(("fallen", "outcome"), [(["leader"], 1), (["leader", "scout"], p.DRAWN)])
def test_equal_scores_are_a_draw(fallen: list[str], outcome: int) -> None:
    s = ended([man(1, 1)], [man(out=True, is_=each) for each in fallen] + [man(28, 20)], (5, 5), (15, 15), (25, 5), round=5)
    s.set("marker m1: sabotaged")
    assert s.begin("round_end").state.outcome == outcome


@rule("KT-MISSION1-09")
def test_the_attacker_sabotages_markers_that_he_controls() -> None:
    s = ended([man(15, 13), man(24, 5), man(4, 5)], [man(24, 7), man(28, 20)], (15, 11), (24, 4), (5, 5), cp=(3, 0))
    s.begin("round_end")
    assert (s.asked_of, s.options()) == (0, ["sabotage m1", "sabotage m3", "pass"])
    assert s.decision.rule == "KT-MISSION1-09"
    s.play("sabotage m3")
    assert s.cp(0) == 2
    assert [(tactic.used, tactic.rule) for tactic in s.view(0).teams[0].tactics if tactic.id == "sabotage"] == [(False, "")]
    s.play("sabotage m1")                                   # again in the same phase
    assert s.state.marker == [p.SABOTAGED, p.INTACT, p.SABOTAGED]
    assert (s.cp(0), s.asked) == (1, "")


@rule("KT-MISSION1-09")
def test_sabotage_wants_a_point_and_is_not_for_the_defender() -> None:
    assert ended([man(15, 13)], [man(28, 20)]).begin("round_end").asked == ""
    assert ended([man(1, 1)], [man(15, 13)], cp=(0, 6)).begin("round_end").asked == ""


@rule("KT-MISSION1-10")
def test_the_defender_makes_a_sabotaged_marker_safe_for_two_points() -> None:
    s = ended([man(1, 1)], [man(15, 13)], (15, 11), (24, 4), cp=(0, 2))
    s.set("marker m1: sabotaged", "marker m2: sabotaged")
    s.begin("round_end")
    assert (s.asked_of, s.options()) == (1, ["defuse m1", "pass"])
    s.play("defuse m1")
    assert (s.state.marker, s.cp(1)) == ([p.INTACT, p.SABOTAGED], 0)
    s = ended([man(1, 1)], [man(15, 13)], cp=(0, 1))
    s.set("marker m1: sabotaged")
    assert s.begin("round_end").asked == ""


@rule("KT-MISSION1-10", "KT-RULING-45")
@pytest.mark.parametrize(("initiative", "order"), [(0, [0, 1]), (1, [1, 0])])
def test_who_has_the_initiative_goes_first_and_each_has_one_go(initiative: int, order: list[int]) -> None:
    s = ended([man(15, 13)], [man(24, 5)], (15, 11), (24, 4), cp=(5, 5), initiative=initiative)
    s.set("marker m2: sabotaged")
    s.begin("round_end")
    asked = []
    while s.asked:
        asked.append(s.asked_of)
        s.play(s.options()[0])
    assert asked == order
    assert s.state.marker == [p.SABOTAGED, p.INTACT]


@rule("KT-MISSION1-05")
def test_a_landing_is_offered_places_an_inch_apart() -> None:
    """The whole quarter is free: so the sample lies on the lattice, and does not keep to the borders."""
    places = landing(1, (28, 20)).options()
    assert len(places) == 10
    assert not any("." in place for place in places)
