"""Common action cards about fire and assault: what each does, and when it cannot be played (catalogue 10.1)."""

import pytest

from bocage.core.action import PASS
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building
from bocage.games.heroes_of_normandie.position import ORDERS
from bocage.games.heroes_of_normandie.types import Activity, Unit
from tests.heroes_of_normandie.hands import COPSE, Hands, shot
from tests.heroes_of_normandie.scene import BACK, FRONT
from tests.marks import rule

# --- c02, c06, c29: a hit ---------------------------------------------------------------------------------------------


def test_c02_thrown_back_moves_infantry_away_from_the_firer() -> None:
    s, _, group = shot("c02", 0, dice=[3])
    s.answer("play c02")
    s.pass_windows()
    assert (s.asked, s.asked_of, sorted(s.options())) == ("thrown_back", 1, ["onto e1", "onto e2"])
    assert s.face(group) == BACK
    s.play("onto e2")
    assert s.at(group) == "e2"


def test_c02_thrown_back_has_no_effect_where_there_is_no_way() -> None:
    """At the edge of the board it can go no further from the firer, so the card cannot be played."""
    s, _, _ = shot("c02", 0, ". . . .\n" * 4, dice=[3])
    assert s.refuses("c02")


@pytest.mark.parametrize(("holder", "die"), [(0, 1), (1, 3)])
def test_c02_thrown_back_needs_a_hit_of_ones_own(holder: int, die: int) -> None:
    s, _, _ = shot("c02", holder, dice=[die])
    assert s.refuses("c02", "announce_fire" if die == 1 else "suffer")


@rule("HN-DAMAGE-01")
def test_c02_thrown_back_does_not_move_the_dead() -> None:
    s = Hands()
    rifles, group = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "d1", face=BACK)
    s.give(0, "c02")
    s.dice.script += [3]
    s.activate(rifles).play("fire main normal").answer("play c02")
    s.pass_windows()
    assert s.is_over
    assert s.at(group) == ""


@rule("HN-RULING-81", "HN-CARD-05")
@pytest.mark.parametrize("first", ["c02", "c29"])
def test_c29_lucky_helmet_lifts_the_loss_and_not_the_hit(first: str) -> None:
    """HN-RULING-81: a unit that Lucky Helmet has saved was hit all the same, so Thrown Back moves it, whichever card comes
    first."""
    s, _, group = shot("c02", 0, dice=[3])
    s.give(1, "c29")
    s.answer(f"play {first}")
    if first == "c29":
        s.play(PASS.text)                                   # Lucky Helmet is resolved; then Thrown Back may still be played
    s.answer("play c29" if first == "c02" else "play c02")
    s.pass_windows()
    assert s.asked == "thrown_back"
    assert (s.face(group), s.state.suppressed[group]) == (FRONT, 1)


@rule("HN-ABIL-13")
def test_c02_thrown_back_brings_hidden_enemies_into_sight() -> None:
    s = Hands()
    rifles, recon = s.put("us_rifle_team", "a1"), s.put("us_recon_team", "e9", face=BACK, hidden=p.AMBUSHED)
    group = s.put("ge_fire_group", "d1")
    s.give(0, "c02")
    s.dice.script += [3]
    s.activate(rifles).play("fire main normal").answer("play c02")
    s.pass_windows()
    assert s.state.hidden[recon] == p.AMBUSHED
    s.play("onto e2")
    assert (s.at(group), s.state.hidden[recon]) == ("e2", p.OPEN)


@rule("HN-MOVE-01")
def test_c02_thrown_back_leads_nobody_into_impassable_ground() -> None:
    """Of the two squares that are further away one is water, so nothing is asked."""
    s, _, group = shot("c02", 0, ". . . . w . .\n" + ". . . . . . .\n" * 3, dice=[3])
    s.answer("play c02")
    s.pass_windows()
    assert s.at(group) == "e2"


@rule("HN-MOVE-04")
def test_c02_thrown_back_in_the_middle_of_a_movement_is_where_the_unit_could_stop() -> None:
    """HN-MOVE-04: a unit that cannot go on from a friend's square goes back to the square it was thrown to."""
    s = Hands(". . p . . .\n" + ". . . . . .\n" * 8)
    mover = s.put("us_rifle_team", "c7")
    s.put("us_rifle_team", "d9")
    s.put("ge_fire_group", "c1")
    s.give(1, "c02")
    s.activate(mover).play("move").quietly()
    s.play("step c6").answer("opportunity u3 main normal", dice=[3]).answer("play c02")
    s.pass_windows()
    s.play("onto c7")
    s.pass_windows()
    assert s.at(mover) == "c7"
    assert s.state.launch == s.state.at[mover]


@rule("HN-TERR-08")
@pytest.mark.parametrize(("card", "holder", "die"), [("c19", 0, 1), ("c02", 1, 3)])
def test_a_card_that_moves_a_unit_on_the_move_into_difficult_ground_stops_it(card: str, holder: int, die: int) -> None:
    """HN-TERR-08: whoever enters bocage stops there, also by Break Contact or Thrown Back in the middle of his movement."""
    s = Hands(". . p . . .\n" + ". . . . . .\n" * 5 + ". B . . . .\n" + ". . . . . .\n" * 2)
    mover = s.put("us_rifle_team", "c7")
    s.put("ge_fire_group", "c1")
    s.give(holder, card)
    s.activate(mover).play("move").quietly()
    s.play("step c6").answer("opportunity u2 main normal", dice=[die]).answer(f"play {card}", "onto b7")
    s.pass_windows()
    assert s.at(mover) == "b7"
    assert s.told("stopped") == [(s.tag(mover),)]
    assert s.is_over


def test_c06_ricochet_cancels_a_hit_on_a_vehicle() -> None:
    s = Hands()
    tank, motorbike = s.put("us_m4_sherman", "e10"), s.put("ge_zundapp", "e5")
    s.give(1, "c06")
    s.dice.script += [1]
    s.activate(tank).play("fire main normal").answer("play c06")
    assert s.at(motorbike) == "e5"
    assert s.told("saved") == [(s.tag(motorbike),)]


def test_c06_ricochet_comes_before_the_damage_roll() -> None:
    s = Hands()
    tank, foe = s.put("us_m4_sherman", "e10"), s.put("ge_panzer_iv", "e5")
    s.give(1, "c06")
    s.dice.script += [6]
    s.activate(tank).play("fire main normal", "at e5").answer("play c06")
    assert s.state.damage[foe] == 0
    assert len(s.told("rolled")) == 1


@rule("HN-ABIL-40")
def test_c06_a_frightening_shot_that_ricochets_has_done_nothing_and_may_suppress() -> None:
    s = Hands()
    s.grant("us_m4_sherman", "frightening_shot")
    tank, motorbike = s.put("us_m4_sherman", "e10"), s.put("ge_zundapp", "e5")
    s.give(1, "c06")
    s.dice.script += [1]
    s.activate(tank).play("fire main normal").answer("play c06")
    s.pass_windows()
    assert s.asked == "frighten"
    s.quietly("yes")
    assert (s.at(motorbike), s.state.suppressed[motorbike]) == ("e5", 1)


def test_c06_ricochet_does_not_save_infantry() -> None:
    s, _, group = shot("c06", 1, dice=[3])
    assert s.refuses("c06")
    assert s.face(group) == BACK


@rule("HN-SUPP-03")
def test_c29_lucky_helmet_turns_a_step_loss_into_a_marker() -> None:
    s, _, group = shot("c29", 1, dice=[3])
    s.answer("play c29")
    assert (s.face(group), s.state.suppressed[group]) == (FRONT, 1)


@rule("HN-CARD-06")
def test_c29_of_two_lucky_helmets_one_answers_a_hit() -> None:
    """Two equal cards are one choice. The second has nothing to save while the first lies on the stack, nor afterwards."""
    s, _, group = shot("c29", 1, dice=[3])
    s.give(1, "c29")
    s.answer("play c29")
    assert s.refuses("c29")
    assert (s.face(group), s.state.suppressed[group], s.held(1)) == (FRONT, 1, ["c29"])


@rule("HN-DAMAGE-05")
def test_c29_lucky_helmet_is_of_no_use_against_elimination_outright() -> None:
    s, _, group = shot("c29", 1, shooter="us_30cal", face=BACK, dice=[6])
    assert s.refuses("c29")
    assert s.at(group) == ""


def test_c29_lucky_helmet_is_for_ones_own_infantry() -> None:
    s, _, _ = shot("c29", 0, dice=[3])
    assert s.refuses("c29")


# --- c07, c26, c30: one's own shot ------------------------------------------------------------------------------------


@rule("HN-LOS-03")
@pytest.mark.parametrize(("play", "final"), [(True, 5), (False, 4)])
def test_c07_deep_breath_ignores_obstacles(play: bool, final: int) -> None:
    s, _, _ = shot("c07", 0, COPSE, dice=[2])
    assert s.offers("play c07")
    s.play("play c07" if play else PASS.text).quietly()
    assert s.shots() == [(final, 5)]


@rule("HN-ORDN-21")
def test_c07_deep_breath_ignores_smoke() -> None:
    s = Hands()
    rifles, _ = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "d1")
    s.dice.script += [2]
    s.set("smoke: s2 @c1 2")
    s.give(0, "c07")
    s.activate(rifles).play("fire main normal").answer("play c07").quietly()
    assert s.shots() == [(5, 5)]


@pytest.mark.parametrize(("holder", "rows"), [(0, ""), (1, COPSE)])
def test_c07_deep_breath_needs_something_in_the_way_of_ones_own_shot(holder: int, rows: str) -> None:
    s, _, _ = shot("c07", holder, rows)
    assert s.refuses("c07")


@pytest.mark.parametrize(("play", "final"), [(True, 5), (False, 3)])
def test_c26_ambuscade_strengthens_a_shot_from_ambush(play: bool, final: int) -> None:
    s, _, _ = shot("c26", 0, shooter="us_recon_team", face=BACK, hidden=p.AMBUSHED)
    assert s.offers("play c26")
    s.play("play c26" if play else PASS.text).quietly()
    assert s.shots() == [(final, 5)]


def test_c26_ambuscade_is_not_for_a_unit_in_the_open() -> None:
    s, _, _ = shot("c26", 0, shooter="us_recon_team")
    assert s.refuses("c26")


def test_c26_ambuscade_is_not_for_a_mortar_in_the_open() -> None:
    s = Hands()
    mortar = s.put("us_mortar_60", "e12", face=BACK)
    s.put("ge_fire_group", "e4")
    s.give(0, "c26")
    s.activate(mortar).play("fire main template", "point @e5", dice=[1, 1])
    assert s.refuses("c26")


@rule("HN-ARC-04")
@pytest.mark.parametrize(("play", "defence"), [(True, 8), (False, 12)])
def test_c30_chink_uses_the_rear_defence(play: bool, defence: int) -> None:
    s = Hands()
    tank = s.put("us_m4_sherman", "e10")
    s.put("ge_panzer_iv", "e5", facing="s")
    s.give(0, "c30")
    s.dice.script += [1]
    s.activate(tank).play("fire main normal", "at e5")
    assert s.offers("play c30")
    s.play("play c30" if play else PASS.text).quietly()
    assert s.shots() == [(7, defence)]


def test_c30_chink_is_for_heavy_vehicles() -> None:
    s = Hands()
    tank = s.put("us_m4_sherman", "e10")
    s.put("ge_zundapp", "e5")
    s.give(0, "c30")
    s.dice.script += [1]
    s.activate(tank).play("fire main normal")
    assert s.refuses("c30")


# --- c19, c20: one's infantry is shot at ------------------------------------------------------------------------------


@rule("HN-FIRE-11")
def test_c19_break_contact_makes_a_shot_miss_its_sight() -> None:
    s, _, group = shot("c19", 1, ". . . .\n. x . .\n. . . .", at="c1")
    s.answer("play c19").play("onto c2")
    s.pass_windows()
    assert s.at(group) == "c2"
    assert s.told("shot_lost")
    assert s.told("rolled") == []


def test_c19_break_contact_does_not_help_who_stays_in_sight() -> None:
    s, _, group = shot("c19", 1, dice=[3])
    s.answer("play c19").play("onto e1").quietly()
    assert (s.at(group), s.face(group)) == ("e1", BACK)


@rule("HN-ZOC-12", "HN-TRAIT-14")
@pytest.mark.parametrize(("type", "way"), [("decoy", ["onto d2"]), ("us_recon_team", ["onto d2", "onto c1"])])
def test_c19_break_contact_is_not_barred_by_a_decoy(type: str, way: list[str]) -> None:
    """From d1 to d2 leads within the zone of the hidden counter on e2, if it has one."""
    s = Hands(". . . . .\n. . . . .")
    rifles, group = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "d1")
    s.set(f"{s.name(s.put(type, 'e2', seat=0, hidden=p.AMBUSHED, face=BACK))}: traced unknown")
    s.give(1, "c19")
    s.activate(rifles).play("fire main normal").answer("play c19", *way, dice=[1]).quietly()
    assert s.at(group) == way[-1].removeprefix("onto ")


@rule("HN-ZOC-12", "HN-FIRE-11")
def test_c19_break_contact_leads_nowhere_if_a_hidden_enemy_bars_the_only_way() -> None:
    """From d1 only d2 is free. The shot is rolled."""
    s = Hands(". . . . .\n" * 4)
    rifles, group = s.put("us_rifle_team", "d4"), s.put("ge_fire_group", "d1")
    for square in ("c1", "c2", "e1"):
        s.put("ge_fire_group", square)
    s.set(f"{s.name(s.put('us_recon_team', 'e2', seat=0, hidden=p.AMBUSHED, face=BACK))}: traced unknown")
    s.give(1, "c19")
    s.activate(rifles).play("fire main normal", "at d1").answer("play c19", dice=[3]).quietly()
    assert (s.at(group), s.face(group)) == ("d1", BACK)
    assert not s.told("shot_lost")


@pytest.mark.parametrize(("holder", "suppressed"), [(0, 0), (1, 2)])
def test_c19_break_contact_is_for_targeted_infantry_that_can_move(holder: int, suppressed: int) -> None:
    s = Hands()
    rifles, _ = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "d1", suppressed=suppressed)
    s.give(holder, "c19")
    s.dice.script += [1]
    s.activate(rifles).play("fire main normal")
    assert s.refuses("c19")


@pytest.mark.parametrize(("play", "defence"), [(True, 7), (False, 5)])
def test_c20_take_cover_adds_two_to_the_defence(play: bool, defence: int) -> None:
    s, _, _ = shot("c20", 1)
    assert s.offers("play c20")
    s.play("play c20" if play else PASS.text).quietly()
    assert s.shots() == [(4, defence)]


@rule("HN-ABIL-35")
def test_c20_take_cover_is_useless_against_a_sniper() -> None:
    """A sniper does not look at the defence."""
    s, _, _ = shot("c20", 1, shooter="us_sniper", manner="sniper")
    assert s.refuses("c20")


def test_c20_take_cover_is_for_infantry() -> None:
    s, _, _ = shot("c20", 1, target="ge_zundapp")
    assert s.refuses("c20")


# --- c13: assault -----------------------------------------------------------------------------------------------------


def charge(card: str, holder: int) -> Hands:
    s = Hands()
    team, _ = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "b1")
    s.give(holder, card)
    s.activate(team).quietly("move").play("assault b1")
    return s


@pytest.mark.parametrize(("holder", "totals"), [(0, (6, 4)), (1, (4, 6))])
def test_c13_fury_helps_attacker_or_defender(holder: int, totals: tuple[int, ...]) -> None:
    s = charge("c13", holder)
    s.answer("play c13", dice=[1, 1])
    s.pass_windows()
    assert s.clashes() == [totals]


def test_c13_fury_is_not_for_fire() -> None:
    s, _, _ = shot("c13", 0)
    assert s.refuses("c13", "announce_fire")


# --- c23: an enemy has just moved -------------------------------------------------------------------------------------


def passing(order: Activity = p.FRESH, at: str = "d5", token: int = 3) -> tuple[Hands, Unit, Unit]:
    s = Hands()
    team, group = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", at, token=token)
    s.set(f"{s.name(group)}: {ORDERS[order]}")
    s.give(1, "c23")
    s.activate(team).quietly("move").play("step a2")
    return s, team, group


@rule("HN-CARD-11", "HN-ACT-06")
def test_c23_snap_shot_fires_at_an_enemy_that_has_just_moved() -> None:
    s, team, group = passing()
    s.answer("play c23", dice=[3])
    s.pass_windows()
    assert s.face(team) == BACK
    assert (s.state.order[group], s.state.token[group], s.state.lost[1]) == (p.ACTIVE, p.NO_TOKEN, [3])
    assert s.asked == "move"


@pytest.mark.parametrize("order", [p.ACTED, p.ACTIVE])
def test_c23_snap_shot_is_for_a_unit_not_yet_activated(order: Activity) -> None:
    s, _, _ = passing(order)
    assert s.refuses("c23")


def test_c23_snap_shot_needs_a_line() -> None:
    s = Hands(". . . .\n. x . .\n. . . .")
    team = s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "c2")
    s.give(1, "c23")
    s.activate(team).quietly("move").play("step a2")
    assert s.refuses("c23")


# --- c10: grenades ----------------------------------------------------------------------------------------------------


def toss(holder: int, group_at: str = "c5") -> tuple[Hands, Unit, Unit]:
    """A team at e5 throws a grenade at a corner of c5."""
    s = Hands(army=("us; us_8th_regiment = frag_grenades", "ge; ge_902"))
    team, group = s.put("us_rifle_team", "e5", tile=0), s.put("ge_fire_group", group_at)
    s.give(holder, "c10")
    s.dice.script += [6]
    s.activate(team).play("fire main grenade", "point @d5")
    return s, team, group


@rule("HN-EQUIP-09")
def test_c10_hot_potato_sends_a_grenade_back() -> None:
    """It explodes on the corner of the thrower's square that is nearest to its aim."""
    s, team, group = toss(1)
    s.answer("play c10")
    s.pass_windows()
    assert s.told("exploded") == [(s.board.lexicon.points.index("@e5"),)]
    assert (s.face(team), s.face(group)) == (BACK, FRONT)


@rule("HN-EQUIP-09", "HN-BLDG-07")
@pytest.mark.parametrize(("corner", "struck"), [("@d3", False), ("@d4", True)])
def test_c10_of_two_corners_equally_near_the_player_of_the_card_chooses(corner: str, struck: bool) -> None:
    """A grenade from c3 into the house beside it: both corners on that side are as near. A friend on c4 lies under one only."""
    house = Building(id="house", rooms=((3, 2, 4, 3),), doors=((3, 2, "W"),))
    s = Hands("......\n......\n...hh.\n...hh.\n......\n......", [house],
              army=("us; us_8th_regiment = frag_grenades", "ge; ge_902"))
    team, friend, group = s.put("us_rifle_team", "c3", tile=0), s.put("us_rifle_team", "c4"), s.put("ge_fire_group", "d3")
    s.give(1, "c10")
    s.activate(team).play("fire main grenade", "into d3", dice=[6] * (2 if struck else 1)).answer("play c10").pass_windows()
    assert (s.asked, s.asked_of, s.options()) == ("aim_card", 1, ["point @d3", "point @d4"])
    s.play(f"point {corner}")
    s.pass_windows()
    assert (s.face(team), s.face(friend), s.face(group)) == (BACK, BACK if struck else FRONT, FRONT)


@pytest.mark.parametrize(("holder", "at"), [(0, "c5"), (1, "h5")])
def test_c10_hot_potato_is_for_enemy_grenades_near_ones_infantry(holder: int, at: str) -> None:
    s, _, _ = toss(holder, at)
    assert s.refuses("c10")


def test_c10_hot_potato_is_not_for_other_fire() -> None:
    s, _, _ = shot("c10", 1)
    assert s.refuses("c10")
