"""Fire: who may shoot at whom, what is added and taken away, and what a result does (HN-FIRE, HN-RANGE-01, worked examples)."""

import pytest

from bocage.core.action import Action, PASS
from bocage.core.decision import Seat, Steps
from bocage.core.windows import Answer
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.answering import Topic
from bocage.games.heroes_of_normandie.rules.asking import HTable
from bocage.games.heroes_of_normandie.rules.windows import WINDOWS, HAnswer, window
from bocage.games.heroes_of_normandie.types import Face, Unit
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT, GE_ARMY
from tests.marks import rule

AMMUNITION = ("us; us_8th_regiment = ammunition", "ge; ge_902")



# --- who may fire -----------------------------------------------------------------------------------------------------


@rule("HN-FIRE-01")
def test_a_unit_either_fires_or_moves() -> None:
    """HN-FIRE-01: once a team has fired it is done; once it moves it has no shot left."""
    s = Duel()
    rifles = s.put("us_rifle_team", "a1")
    s.put("ge_fire_group", "d1")
    s.activate(rifles)
    assert s.options() == ["move", "fire main normal", "decline"]
    s.quietly("fire main normal", dice=[1])
    assert s.is_over
    assert s.at(rifles) == "a1"
    s.activate(rifles).quietly("move")
    assert not s.fires()


@rule("HN-FIRE-02", "HN-GEN-05")
@pytest.mark.parametrize(("target", "ways"), [
    ("ge_fire_group", ["fire main normal"]), ("ge_zundapp", ["fire main normal"]), ("ge_luchs", [])])
def test_a_cross_against_the_target_forbids_the_shot(target: str, ways: list[str]) -> None:
    """HN-FIRE-02: rifles have bonuses against infantry and light vehicles, a cross against heavy ones."""
    s = Duel()
    rifles = s.put("us_rifle_team", "a5")
    s.put(target, "d5")
    assert s.activate(rifles).fires() == ways


@rule("HN-FIRE-02")
def test_a_bonus_of_zero_is_a_bonus() -> None:
    s = Duel()
    recon, motorbike = s.put("us_recon_team", "a5"), s.put("ge_zundapp", "d5")
    s.activate(recon).quietly("fire main normal", dice=[6])
    assert s.shots() == [(6, 6)]
    assert s.at(motorbike) == ""


@rule("HN-FIRE-03", "HN-FIRE-04", "HN-ABIL-42", "HN-GEN-08")
def test_a_vehicle_fires_each_weapon_at_a_target_of_its_own_one_after_the_other() -> None:
    """HN-FIRE-03, HN-FIRE-04: the second target is named when the first shot has been resolved; no weapon fires twice."""
    s = Duel()
    tank = s.put("us_m4_sherman", "e10")
    near, far = s.put("ge_fire_group", "e6", face=BACK), s.put("ge_fire_group", "h6")
    s.activate(tank).quietly("fire main normal", "at e6", dice=[6])
    assert s.at(near) == ""
    assert s.asked == "fire_more"
    assert s.options() == ["fire second normal", "done"]
    s.quietly("fire second normal", dice=[5])
    assert s.face(far) == BACK
    assert s.is_over


@rule("HN-FIRE-03")
def test_a_vehicle_need_not_fire_its_second_weapon() -> None:
    s = Duel()
    tank, veterans = s.put("us_m4_sherman", "e10"), s.put("ge_veterans", "e6")
    s.activate(tank).quietly("fire second normal", "done", dice=[1])
    assert s.face(veterans) == FRONT
    assert len(s.told("fired")) == 1


@rule("HN-FIRE-05", "HN-ABIL-41")
def test_a_vehicle_on_the_move_fires_only_weapons_made_for_it() -> None:
    """HN-FIRE-05: the Sherman's gun is silent on the move, its machine gun is not."""
    s = Duel()
    tank = s.put("us_m4_sherman", "e10")
    s.put("ge_fire_group", "e6")
    s.activate(tank).quietly("move")
    assert s.fires() == ["fire second normal"]


@rule("HN-FIRE-06", "HN-ABIL-27", "HN-ARC-02")
def test_the_target_must_be_seen_in_range_and_in_the_arc() -> None:
    """HN-FIRE-06: a hedge blocks the line, five squares are too far for four, a gun does not fire over its shoulder."""
    s = Duel("""
        . . . . . .
        . . . . . .
        . . . B . .
        . . . . . .
    """)
    squad = s.put("us_assault_squad", "b3")
    s.put("ge_fire_group", "e3")
    assert not s.activate(squad).fires()

    for square, seen in (("f2", True), ("g2", False)):
        s = Duel()
        squad = s.put("us_assault_squad", "b2")
        s.put("ge_fire_group", square)
        assert bool(s.activate(squad).fires()) is seen

    for facing, seen in (("e", True), ("ne", True), ("n", False), ("w", False)):
        s = Duel()
        gun = s.put("us_at_gun_57", "d5", facing=facing)
        s.put("ge_luchs", "j5")
        assert bool(s.activate(gun).fires()) is seen


@rule("HN-FIRE-12", "HN-MULTI-09", "HN-ASSAULT-28")
def test_friends_and_allies_are_never_targets() -> None:
    """HN-FIRE-12: neither one's own units nor those of an ally."""
    s = Duel(army=("us; us_8th_regiment", "ge; ge_902", "us; us_22nd_regiment"), side=(0, 1, 0))
    rifles = s.put("us_rifle_team", "d5")
    s.put("us_fire_team", "e5"), s.put("us_fire_team", "d4", seat=2)
    assert s.activate(rifles).options() == ["move", "decline"]
    s.quietly("move")
    assert s.lacks_all("move", "assault")
    s.put("ge_fire_group", "c6")
    s.activate(rifles).quietly("fire main normal", dice=[1])
    assert s.told("aimed_at") == [(s.tag(rifles), s.tag(3))]


# --- the sum ----------------------------------------------------------------------------------------------------------


@rule("HN-EX-01", "HN-FIRE-07", "HN-DAMAGE-02")
def test_a_result_equal_to_the_defence_hits() -> None:
    """HN-EX-01: +3 and a 2 make 5 against a defence of 5: turned to the damaged face. A 1 misses."""
    for die, face in ((2, BACK), (1, FRONT)):
        s = Duel()
        rifles, group = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "f1")
        s.activate(rifles).quietly("fire main normal", dice=[die])
        assert s.face(group) == face
        assert s.shots() == [(3 + die, 5)]
        assert bool(s.told("missed")) is (face == FRONT)


@rule("HN-EX-02", "HN-DAMAGE-05", "HN-EQUIP-08")
def test_twice_the_defence_eliminates_a_unit_with_two_steps() -> None:
    """HN-EX-02: +4, 1 for ammunition and a 6 make 11, twice the defence of 5: eliminated at once."""
    s = Duel(army=AMMUNITION)
    squad, group = s.put("us_support_team", "a1", tile=0), s.put("ge_fire_group", "f1")
    s.activate(squad).quietly("fire main normal", "ammunition", dice=[6])
    assert s.shots() == [(11, 5)]
    assert s.at(group) == ""


@rule("HN-EX-03", "HN-RANGE-01", "HN-RULING-23")
def test_beyond_seven_squares_the_final_result_is_two_less() -> None:
    """HN-EX-03: at 8 squares a 3 makes 3 + 3 - 2 = 4 and misses 5; at 7 squares it makes 6 and hits."""
    for square, result, face in (("i1", 4, FRONT), ("h1", 6, BACK)):
        s = Duel()
        rifles, group = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", square)
        s.activate(rifles).quietly("fire main normal", dice=[3])
        assert s.shots() == [(result, 5)]
        assert s.face(group) == face


@rule("HN-EX-04", "HN-LOS-03", "HN-LOS-04", "HN-FIRE-10")
def test_woods_crossed_weaken_the_shot_and_woods_stood_in_protect() -> None:
    """HN-EX-04: two forest squares on the way take 2, the third one, under the target, adds 1 to its defence."""
    for die, face in ((5, BACK), (4, FRONT)):
        s = Duel(". . F f F . .")
        rifles, group = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "e1")
        s.activate(rifles).quietly("fire main normal", dice=[die])
        assert s.shots() == [(3 + die - 2, 6)]
        assert s.face(group) == face


@rule("HN-FIRE-10", "HN-TERR-06")
def test_terrain_protects_infantry_and_never_vehicles() -> None:
    s = Duel(". . . g .")
    rifles = s.put("us_rifle_team", "a1")
    s.put("ge_zundapp", "d1")
    s.activate(rifles).quietly("fire main normal", dice=[4])
    assert s.shots() == [(5, 6)]


@rule("HN-EX-05", "HN-SUPP-01", "HN-SUPP-02", "HN-SUPP-03")
def test_suppressive_fire_doubles_the_bonus_and_leaves_markers() -> None:
    """HN-EX-05: +4 doubled and a 4 make 12, twice the 6 of a squad in a grove: two markers and no loss."""
    s = Duel(". . . . g .")
    gun, group = s.put("us_30cal", "a1", face=BACK), s.put("ge_fire_group", "e1")
    s.activate(gun).quietly("fire main suppressive", dice=[4])
    assert s.shots() == [(12, 6)]
    assert s.state.suppressed[group] == 2
    assert s.face(group) == FRONT


@rule("HN-EX-06", "HN-ABIL-41", "HN-FIRE-08")
def test_the_malus_of_the_move_comes_before_the_doubling() -> None:
    """HN-EX-06: 4 - 2 = 2, doubled 4, not 4 x 2 - 2."""
    s = Duel()
    motorbike, team = s.put("ge_zundapp", "e10"), s.put("us_hero_rock", "e7")
    s.activate(motorbike).quietly("move", "fire second suppressive", dice=[4])
    assert s.shots() == [(8, 7)]
    assert s.state.suppressed[team] == 1


@rule("HN-FIRE-08")
def test_every_part_of_the_sum_comes_in_its_place() -> None:
    """HN-FIRE-08: ((4 + 1 for ammunition) doubled) + die - 2 for a marker - 2 for the distance - 1 for a grove."""
    s = Duel(". . . . g . . . . . . .", army=AMMUNITION)
    squad, group = s.put("us_support_team", "a1", tile=0, suppressed=1), s.put("ge_fire_group", "j1")
    s.activate(squad).quietly("fire main suppressive", "ammunition", dice=[3])
    assert s.shots() == [(2 * (4 + 1) + 3 - 2 - 2 - 1, 5)]
    assert s.state.suppressed[group] == 1


@rule("HN-FIRE-09", "HN-RULING-21")
def test_a_bonus_below_zero_is_used_as_it_is_and_not_doubled() -> None:
    """HN-FIRE-09: the jeep's 1 against heavy vehicles less 2 for the move is -1; so is that of a weaker motorcycle, which
    suppressive fire does not double."""
    s = Duel()
    jeep = s.put("us_willys_50cal", "e10")
    s.put("ge_luchs", "e7", facing="n")
    s.activate(jeep).quietly("move", "fire second normal", "at e8", dice=[6])
    assert s.shots() == [(5, 7)]
    shot = Duel()
    motorbike = shot.put("ge_zundapp", "e10", suppressed=1)
    shot.board.types[shot.state.kind[motorbike]].faces[FRONT].weapons[0].bonus = (4, 1, p.CROSS)
    shot.put("us_willys_50cal", "e7")
    shot.activate(motorbike).quietly("move", "fire second suppressive", dice=[5])
    assert shot.shots() == [(5 - 1 - 2, 6)]


@rule("HN-EX-07", "HN-ABIL-28", "HN-ABIL-29")
def test_a_burst_splits_the_bonus_among_neighbours() -> None:
    """HN-EX-07: +4 split 3 and 1: 3 + 3 = 6 hits 6, 1 + 4 = 5 hits 5."""
    s = Duel()
    gun = s.put("ge_mg42_light", "a1")
    rangers, rifles = s.put("us_rangers", "f1"), s.put("us_rifle_team", "f2")
    s.activate(gun).quietly("fire main burst", "at f1", "part 3", dice=[3, 4])
    assert s.shots() == [(6, 6), (5, 5)]
    assert (s.face(rangers), s.face(rifles)) == (BACK, BACK)


@rule("HN-FIRE-08", "HN-EQUIP-08", "HN-ABIL-28")
def test_ammunition_counts_before_a_burst_is_split() -> None:
    """3 and 1 make 4, enough for four targets; on the move against light vehicles 1 and 1 make 2, which needs the token."""
    army = ("us; us_8th_regiment = -, -, ammunition", GE_ARMY)
    s = Duel(army=army)
    truck = s.put("us_halftrack", "a6", tile=0)
    for square in ("f5", "f6", "g5", "g6"):
        s.put("ge_fire_group", square)
    s.activate(truck).play("fire second burst", "ammunition", "at f5", "at f6", "at g5")
    s.quietly(*(["at g6"] if s.asked == "aim_burst" else []), dice=[1, 1, 1, 1])
    assert s.shots() == [(2, 5)] * 4
    s = Duel(army=army)
    truck = s.put("us_halftrack", "a6", tile=0)
    for square in ("f5", "f6"):
        s.put("ge_zundapp", square)
    s.activate(truck).quietly("move", "fire second burst", "at f5", dice=[1, 1])
    assert s.shots() == [(2, 6)] * 2
    assert s.state.stock == [2]


@rule("HN-LOS-10", "HN-RANGE-01")
def test_a_firer_on_two_squares_is_given_the_line_that_loses_least() -> None:
    """From f9 a grove takes 1; from e9 the way is clear, but 8 squares are long range and take 2."""
    s = Duel("\n".join("......g........" if row == 8 else "." * 15 for row in range(15)))
    truck = s.put("us_halftrack", "f9", facing="e")
    s.put("ge_fire_group", "m3")
    s.activate(truck).quietly("fire second normal", dice=[4])
    assert s.shots() == [(4 + 3 - 1, 5)]


@rule("HN-LOS-10", "HN-ARC-04")
@pytest.mark.parametrize(("start", "final", "defence"), [("d7", 1 + 6 - 1, 9), ("c8", 1 + 6, 12)])
def test_the_firer_chooses_between_lines_that_each_have_something_for_them(start: str, final: int, defence: int) -> None:
    """From the rear a grove takes 1 and the side is met; from the front the way is clear and the front is met."""
    s = Duel("\n".join(".....g........." if row == 8 else "." * 15 for row in range(15)))
    tank = s.put("us_m4_sherman", "c8", facing="sw")
    s.put("ge_panzer_iv", "g11", facing="w")
    s.activate(tank).quietly("fire main normal", "at g11")
    assert (s.asked, s.options()) == ("aim_from", ["at d7", "at c8"])
    s.quietly(f"at {start}", dice=[1])
    assert s.shots() == [(final, defence)]


@rule("HN-EX-08", "HN-SUPP-04")
def test_a_suppressed_firer_loses_two_of_the_final_result() -> None:
    """HN-EX-08: 4 + 4 - 2 = 6 hits 6."""
    for die, face in ((4, BACK), (3, FRONT)):
        s = Duel()
        gun, rangers = s.put("ge_mg42_light", "a1", suppressed=1), s.put("us_rangers", "f1")
        s.activate(gun).quietly("fire main normal", dice=[die])
        assert s.shots() == [(die + 2, 6)]
        assert s.face(rangers) == face


@rule("HN-FIRE-13", "HN-RULING-21")
def test_no_face_of_the_die_hits_or_misses_by_itself() -> None:
    """HN-FIRE-13: a 6 that does not reach the defence misses, a 1 that reaches it hits."""
    s = Duel()
    recon, squad = s.put("us_recon_team", "a1", face=FRONT), s.put("ge_mg_nest", "d1")
    s.set(f"{s.name(recon)}: suppressed 1")
    s.activate(recon).quietly("fire main normal", dice=[6])
    assert s.shots() == [(6, 8)]
    assert s.told("missed")
    assert s.at(squad) == "d1"
    s = Duel()
    gun, team = s.put("ge_mg42", "a1", face=BACK), s.put("us_rifle_team", "d1")
    s.activate(gun).quietly("fire main normal", dice=[1])
    assert s.shots() == [(6, 5)]
    assert s.face(team) == BACK


def vanishing(foe: Unit) -> HAnswer:
    """An answer to the announcement of a shot: its target is gone."""
    def play(g: HTable, seat: Seat, action: Action, topic: Topic) -> Steps:
        g.state.at[foe] = p.GONE
        yield from ()
    return Answer(lambda g, seat, topic: [g.board.lexicon.yes], play, lambda g, seat, topic: seat == 1 and g.state.at[foe] >= 0)


@rule("HN-FIRE-11", "HN-RULING-21")
def test_a_shot_whose_target_is_gone_before_the_roll_is_lost() -> None:
    """HN-FIRE-11: no die is rolled; the action and the ammunition are spent all the same."""
    s = Duel(army=AMMUNITION)
    rifles, group = s.put("us_rifle_team", "a1", tile=0), s.put("ge_fire_group", "d1")
    s.board.windows = {**WINDOWS, "announce_fire": window("announce_fire", vanishing(group))}
    s.activate(rifles).play("fire main normal", "ammunition", "yes")
    assert s.told("shot_lost") == [(s.tag(rifles),)]
    assert not s.told("rolled")
    assert s.is_over
    assert s.state.stock == [2]


@rule("HN-FIRE-11")
def test_a_target_that_stays_is_shot_at() -> None:
    s = Duel()
    rifles, group = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "d1")
    s.board.windows = {**WINDOWS, "announce_fire": window("announce_fire", vanishing(group))}
    s.activate(rifles).play("fire main normal", PASS.text, dice=[5])
    assert not s.told("shot_lost")
    assert s.face(group) == BACK


@rule("HN-EX-43", "HN-DAMAGE-02", "HN-DAMAGE-05")
@pytest.mark.parametrize(("firer", "die", "face", "at"), [
    ("us_rifle_team", 2, FRONT, "d5"), ("us_rifle_team", 3, BACK, "d5"), ("us_hero_rock", 6, BACK, "d5"),
    ("us_50cal", 6, BACK, "d5")])
def test_the_officer_of_the_rulebook_is_hit_from_6_to_11(firer: str, die: int, face: Face, at: str) -> None:
    """HN-EX-43: a defence of 6: 5 does nothing, 6 to 11 turn him."""
    s = Duel()
    gun, officer = s.put(firer, "a5", face=BACK if firer == "us_50cal" else FRONT), s.put("us_lt_officer", "d5", seat=1)
    s.activate(gun).quietly("fire main normal", dice=[die])
    assert (s.face(officer), s.at(officer)) == (face, at)


@rule("HN-EX-43", "HN-DAMAGE-05")
def test_the_officer_of_the_rulebook_is_eliminated_from_12_on() -> None:
    """HN-EX-43: 5 + 1 for ammunition + 6 = 12."""
    s = Duel(army=AMMUNITION)
    gun, officer = s.put("us_50cal", "a5", face=BACK, tile=0), s.put("us_lt_officer", "d5", seat=1)
    s.activate(gun).quietly("fire main normal", "ammunition", dice=[6])
    assert s.shots() == [(12, 6)]
    assert s.at(officer) == ""
    assert s.told("eliminated")


@rule("HN-EX-43", "HN-FIRE-02", "HN-ABIL-27")
@pytest.mark.parametrize(("target", "square", "result"), [
    ("ge_fire_group", "e5", 3), ("ge_fire_group", "f5", None), ("ge_zundapp", "e5", 2), ("ge_luchs", "e5", None)])
def test_the_officer_of_the_rulebook_fires(target: str, square: str, result: list[tuple[int, int]]) -> None:
    """HN-EX-43: 2 against infantry, 1 against light vehicles, nothing against heavy ones, nothing beyond 4 squares."""
    s = Duel()
    officer = s.put("us_lt_officer", "a5")
    s.put(target, square)
    s.activate(officer)
    if result is None:
        assert s.options() == ["move", "decline"]
        with pytest.raises(AssertionError):
            s.play("fire main normal")
    else:
        s.quietly("fire main normal", dice=[1])
        assert s.shots()[0][0] == result
