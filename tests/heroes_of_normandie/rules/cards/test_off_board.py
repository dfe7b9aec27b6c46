"""HN-AIR and the cards that strike from off the board: planes, artillery, the 88."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.content import Building
from bocage.games.heroes_of_normandie.rules.cards.off_board import is_still_seen
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.hands import Hands
from tests.heroes_of_normandie.scene import BACK, FRONT
from tests.marks import rule

US_ALL = "us; us_8th_regiment; us_field_command = airstrike_2, artillery_2; deck +u06 +u07 +u08 +u09 +u10"
GE_ALL = "ge; ge_902; ge_feldkommando = airstrike_2, artillery_2; deck +g06 +g08 +g09 +g10"
ALL = (US_ALL, GE_ALL)


def sky(*cards: str, **laid: Any) -> Duel:
    """A battlefield on which these cards are in hand, each in that of its side."""
    s = Duel(army=ALL, **laid)
    for id in cards:
        s.give(1 if id.startswith("g") else 0, id)
    return s


def plays(s: Duel) -> list[str]:
    """The cards that are offered now."""
    return [option for option in s.options() if option.startswith("play")]


def before_activation(s: Duel) -> Duel:
    s.begin(p.WINDOW)
    return s


# --- anti-aircraft fire -----------------------------------------------------------------------------------------------


@rule("HN-EX-33", "HN-AIR-01", "HN-AIR-02", "HN-AIR-03", "HN-ABIL-06")
def test_two_anti_aircraft_units_turn_back_a_plane() -> None:
    """HN-EX-33, HN-AIR-01, HN-AIR-02, HN-AIR-03, HN-ABIL-06: icon 6, two units, a die of 4: 6, and the card is discarded
    without effect."""
    s = sky("u09")
    s.put("ge_flak_crew", "a1")
    s.put("ge_flak_crew", "c1")
    group = s.put("ge_fire_group", "h8")
    before_activation(s).play("play u09", "point @h8", dice=[4])
    assert s.told("aa_rolled") == [(1, 4, 6, 6)]
    assert s.told("exploded") == []
    assert s.face(group) == FRONT
    assert s.state.discard[0][s.board.card_index["u09"]] == 1
    assert s.is_over


@rule("HN-AIR-02", "HN-AIR-03", "HN-RULING-123")
def test_one_less_lets_it_through() -> None:
    """HN-AIR-02, HN-AIR-03: only the opponent's units on the board count; 5 is less than 6."""
    s = sky("u09")
    s.put("ge_flak_crew", "a1")
    s.put("us_willys_50cal", "o15")                         # its own side's gun does not fire at it
    truck = s.put("ge_hanomag", "k2")
    s.carry(s.put("ge_flak_crew", ""), truck)               # carried, so not on the board
    group = s.put("ge_fire_group", "h8")
    before_activation(s).play("play u09", "point @h8", dice=[4, 5, 2])
    assert s.told("aa_rolled") == [(1, 4, 5, 6)]
    assert s.shots() == [(6, 5)]
    assert s.face(group) == BACK


@rule("HN-AIR-04")
def test_suppressed_anti_aircraft_units_fire_as_well() -> None:
    """HN-AIR-04: markers do not change the test."""
    s = sky("u06")
    s.put("ge_flak_crew", "a1", suppressed=3)
    before_activation(s).play("play u06", "strafe a1 e", dice=[4])
    assert s.told("aa_rolled") == [(1, 4, 5, 5)]
    assert s.shots() == []


# --- strafing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "length", "results"), [
    ("u06", 5, [(5, 5), (6, 6), (4, 9)]), ("u10", 6, [(5, 5), (6, 6), (3, 9)])])
@rule("HN-AIR-01")
def test_strafing_strikes_every_unit_on_a_straight_line(id: str, length: int, results: list[tuple[int, int]]) -> None:
    """HN-AIR-01, cards u06 and u10: each unit on the line, in order, with the card's bonuses; heavy vehicles on the side."""
    s = sky(id)
    s.put("ge_fire_group", "e5")
    s.put("ge_zundapp", "f5")
    s.put("ge_panzer_iv", "g5", facing="n")
    missed = s.put("ge_fire_group", "e6")
    before_activation(s).play(f"play {id}")
    columns = "abcdefghijklmno"
    assert {column for column in columns if f"strafe {column}5 e" in s.options()} == (
        set(columns[max(0, 5 - length):7]))                 # from the first that reaches e5 on
    s.play("strafe e5 e", dice=[1, 2, 2, 2])
    assert s.shots() == results
    assert s.face(missed) == FRONT


@rule("HN-LOS-11", "HN-RULING-93")
@pytest.mark.parametrize(("line", "final"), [("strafe e4 s", 8), ("strafe c5 e", 4)])
def test_a_plane_aims_at_the_square_of_a_vehicle_on_its_line_with_less_smoke(line: str, final: int) -> None:
    """Smoke lies over the front on e5, not over the rear on e6; a line across e5 alone finds no other square."""
    s = sky("u06")
    s.put("ge_panzer_iv", "e5", facing="n")
    s.set("smoke: s1 @e5 4")
    before_activation(s).play("play u06", line, dice=[1, 6])
    s.pass_windows()
    assert s.shots() == [(final, 9)]


@rule("HN-AIR-01", "HN-ABIL-10")
def test_strafing_may_go_any_of_the_eight_ways_and_spares_who_hides_or_is_inside() -> None:
    """HN-AIR-01, HN-ABIL-10: diagonals too; lines wholly on the board, with an enemy on them; hidden units and those in
    buildings are safe; one's own are not."""
    house = Building(id="house", rooms=((6, 6, 6, 6),), doors=((6, 6, "N"),))
    s = sky("g06", buildings=[house])
    s.put("us_recon_team", "d4", face=BACK, hidden=p.AMBUSHED)
    rifles, inside = s.put("us_rifle_team", "e5"), s.put("us_rifle_team", "g7")
    own = s.put("ge_fire_group", "f6")
    before_activation(s).play("play g06")
    assert "strafe c3 se" in s.options()
    assert s.lacks("strafe d4 s", "aim_card")               # only the hidden one is there
    assert s.lacks("strafe l5 e", "aim_card")               # off the board
    s.play("strafe c3 se", dice=[1, 2, 1])
    assert s.shots() == [(5, 5), (4, 5)]
    assert (s.face(rifles), s.face(inside), s.face(own)) == (BACK, FRONT, FRONT)


@rule("HN-CARD-01", "HN-AIR-01")
def test_a_plane_needs_somebody_to_fire_at() -> None:
    """HN-CARD-01, HN-AIR-01: not with every enemy hidden."""
    s = sky("u06", "u09")
    s.put("ge_recon_group", "e5", face=BACK, hidden=p.AMBUSHED)
    before_activation(s)
    assert plays(s) == []


@rule("HN-CARD-01")
def test_planes_fly_only_in_the_activation_phase() -> None:
    """HN-CARD-01: not in the Reserve phase."""
    s = sky("u06", "u07", "u09", "u10")
    s.put("ge_fire_group", "e5")
    s.put("us_rifle_team", "e9")
    s.begin(p.RESERVE_START)
    assert s.asked == "reserve_start"
    assert plays(s) == []


# --- dog fights -------------------------------------------------------------------------------------------------------


@rule("HN-CARD-05", "HN-AIR-01")
def test_a_fighter_chases_an_enemy_plane_away() -> None:
    """HN-CARD-05, HN-AIR-01, card g06: in answer to an aviation card, if it gets through itself."""
    s = sky("u09", "g06")
    s.put("us_rifle_team", "e12")
    group = s.put("ge_fire_group", "h8")
    before_activation(s).play("play u09", "point @h8")
    assert s.asked_of == 1
    s.play("play g06")
    assert "cancel u09" in s.options()
    s.play("cancel u09", dice=[1])
    assert s.told("card_cancelled") == [(0, s.board.card_index["u09"])]
    assert s.told("exploded") == []
    assert s.face(group) == FRONT


@rule("HN-AIR-03")
def test_a_fighter_shot_down_cancels_nothing() -> None:
    """HN-AIR-03, card u10: its own test comes first; then the other plane's."""
    s = sky("g06", "u10")
    rifles = s.put("us_rifle_team", "e12")
    s.put("ge_fire_group", "h8")
    s.set("initiative: ge")
    before_activation(s).play("play g06", "strafe e12 e", "play u10", "cancel g06", dice=[6, 1, 2])
    assert s.told("card_cancelled") == []
    assert s.shots() == [(5, 5)]
    assert s.face(rifles) == BACK


@rule("HN-AIR-01")
def test_a_fighter_does_not_stop_artillery_nor_its_own_side_s_planes() -> None:
    """HN-AIR-01: only an enemy's aviation card."""
    s = sky("u07", "g06")
    s.put("us_rifle_team", "e12")
    s.put("ge_fire_group", "h8")
    before_activation(s).play("play u07", "point @h8", "play g06")
    assert s.lacks("cancel u07", "aim_card")
    s = sky("u09", "u10")
    s.put("us_rifle_team", "e12")
    s.put("ge_fire_group", "h8")
    before_activation(s).play("play u09", "point @h8", "play u10")
    assert s.lacks("cancel u09", "aim_card")


# --- artillery --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "corner", "shift", "final"), [
    ("u07", True, 3, 6), ("u08", False, 2, 5), ("g08", True, 4, 6), ("g09", False, 2, 5), ("g10", True, 3, 6)])
@rule("HN-INDIRECT-08", "HN-INDIRECT-09")
def test_artillery_scatters_and_strikes_with_its_card_s_numbers(id: str, corner: bool, shift: int, final: int) -> None:
    """HN-INDIRECT-08, HN-INDIRECT-09, cards u07, u08, g08, g09, g10: orange or green, its scatter even in plain sight, its
    bonuses."""
    s = sky(id)
    enemy = "us_rifle_team" if id.startswith("g") else "ge_fire_group"
    for square in ("h7", "f6"):                             # under the middle; under a corner of the orange template only
        s.put(enemy, square)
    aimed = f"@{'abcdefghijklmno'[7 - shift]}8"
    before_activation(s).play(f"play {id}", f"point {aimed}", dice=[2, *([2, 2] if corner else [2])])
    assert s.told("exploded") == [(s.board.lexicon.points.index("@h8"),)]
    assert s.shots() == [(final, 5)] * (2 if corner else 1)


@rule("HN-INDIRECT-04", "HN-ABIL-07")
def test_artillery_takes_structures_down() -> None:
    """HN-INDIRECT-04, HN-ABIL-07: the card's Destruction dice, three for the Long Tom; those inside are not struck."""
    house = Building(id="house", rooms=((6, 6, 7, 7),), doors=((6, 6, "N"),))
    s = sky("u07", buildings=[house])
    inside, outside = s.put("ge_fire_group", "g7"), s.put("ge_fire_group", "a1")
    before_activation(s).play("play u07")
    assert s.lacks("point @h8", "aim_card")                 # inside the building (HN-BLDG-09)
    s.play("point @h7", dice=[5, 4, 3, 6])
    assert s.shots() == []
    assert s.told("structure_hit") == [(s.square("g7"), 2)]
    assert (s.face(inside), s.face(outside)) == (FRONT, FRONT)


@rule("HN-TERR-02", "HN-GEN-06", "HN-INDIRECT-04")
def test_a_wreck_of_two_squares_is_struck_once_and_goes_as_one() -> None:
    s = sky("u07")
    s.put("ge_fire_group", "a1")
    s.set("ground: h7=open+light_wreck~h8, h8=open+light_wreck~h7")
    before_activation(s).play("play u07", "point @h8", dice=[5, 4, 4, 1])
    assert s.told("structure_hit") == [(s.square("h7"), 2)]
    assert s.state.ground == ""


@rule("HN-BLDG-10", "HN-INDIRECT-04")
@pytest.mark.parametrize(("card", "offered"), [("u07", True), ("u08", True), ("u09", False), ("u06", False)])
def test_artillery_is_laid_on_a_house_when_no_enemy_can_be_struck(card: str, offered: bool) -> None:
    """A salvo with Destruction needs only a structure; bombs and planes need somebody to strike."""
    s = sky(card, "u08", buildings=[Building(id="house", rooms=((6, 6, 7, 7),), doors=((6, 6, "N"),))])
    s.put("ge_fire_group", "g7")
    before_activation(s)
    assert "play u08" in plays(s)
    assert (f"play {card}" in plays(s)) == offered


@rule("HN-CARD-03")
def test_a_nebelwerfer_suppresses_whom_it_hits() -> None:
    """HN-CARD-03, card g08: one more Suppressed marker on a hit, none on a miss."""
    s = sky("g08")
    rifles = s.put("us_rifle_team", "g7")
    before_activation(s).play("play g08", "point @h8", dice=[5, 2])
    assert s.shots() == [(6, 5)]
    assert (s.face(rifles), s.state.suppressed[rifles]) == (BACK, 1)
    s = sky("g08")
    tank = s.put("us_m4_sherman", "g7")
    before_activation(s).play("play g08", "point @h8", dice=[5, 6])
    assert s.shots() == [(8, 10)]
    assert s.state.suppressed[tank] == 0


@rule("HN-ABIL-21")
def test_a_spotter_corrects_artillery() -> None:
    """HN-ABIL-21: with a clear line to the intersection it takes one off the scatter of 2."""
    s = sky("u08")
    s.put("ge_fire_group", "a1")
    s.put("us_spotter", "h12")
    before_activation(s).play("play u08", "point @h8", dice=[2])
    assert s.told("exploded") == [(s.board.lexicon.points.index("@i8"),)]


@rule("HN-CARD-01")
def test_artillery_needs_an_enemy_on_the_board() -> None:
    """HN-CARD-01: with nobody to fire at it stays in hand."""
    s = sky("u07", "u08")
    s.put("us_rifle_team", "e5")
    before_activation(s)
    assert plays(s) == []


@rule("HN-CARD-10", "HN-ORDN-01", "HN-ORDN-02")
def test_restricted_cards_are_only_in_decks_that_bought_them() -> None:
    """HN-CARD-10, HN-ORDN-01, HN-ORDN-02."""
    s = Duel()
    assert all(s.board.total[side][s.board.card_index[id]] == 0
               for side, ids in ((0, ("u06", "u07", "u08", "u09", "u10")), (1, ("g06", "g08", "g09", "g10"))) for id in ids)
    assert s.board.total[1][s.board.card_index["g07"]] == 2         # the 88 is no artillery card


# --- the 88 -----------------------------------------------------------------------------------------------------------


@rule("HN-CARD-03")
def test_the_88_fires_at_what_one_of_its_side_sees() -> None:
    """HN-CARD-03, card g07: 2/7/9 and Piercing, from off the board: no range, no obstacle; the side of a heavy vehicle."""
    s = sky("g07", rows="""
        . . . . . . . . . . . . . . .
        . . . . . f . . . . . . . . .
        . . . . . . . . . . . . . . .
    """)
    s.put("ge_fire_group", "a2")
    tank = s.put("us_m4_sherman", "n2", facing="w")
    before_activation(s).play("play g07", dice=[2, 4])      # the only target: nobody is asked which
    assert s.shots() == [(11, 10)]
    assert s.state.damage[tank] == p.MAIN_WEAPON            # 4, and 1 more for Piercing


@rule("HN-CARD-03")
def test_the_88_sees_nothing_that_its_side_does_not_see() -> None:
    """HN-CARD-03, card g07: not behind a hedge, not a hidden unit, and not with the eyes of a decoy alone."""
    rows = """
        . . . . . . .
        . . . B . . .
        . . . . . . .
    """
    s = sky("g07", rows=rows)
    s.put("ge_fire_group", "a2")
    s.put("us_m4_sherman", "g2", facing="w")
    s.put("us_recon_team", "a3", face=BACK, hidden=p.AMBUSHED)
    before_activation(s)
    assert plays(s) == []
    s = sky("g07", rows=rows)
    s.put("decoy", "a2", seat=1, face=BACK, hidden=p.AMBUSHED)
    s.put("us_rifle_team", "c2")
    before_activation(s)
    assert (s.asked_of, s.options()) == (1, ["pass"])       # asked, for all that others can see


@rule("HN-CARD-07", "HN-FIRE-11")
def test_infantry_may_take_cover_from_a_shot_from_off_the_board() -> None:
    """HN-CARD-07, HN-FIRE-11: the 88's shot is announced; Take Cover adds 2, Break Contact takes its target out of sight."""
    for card, told in (("c20", [(7, 7)]), ("c19", [])):
        s = Hands("""
            . . . . .
            . . . B .
            . . . . .
        """, army=ALL)
        s.put("ge_fire_group", "a1")
        rifles = s.put("us_rifle_team", "e1")
        s.give(1, "g07")
        s.give(0, card)
        s.begin(p.WINDOW)
        s.answer("play g07", f"play {card}", *(["onto e2"] if card == "c19" else []), dice=[5] if told else [])
        s.pass_windows()
        assert s.shots() == told
        assert len(s.told("missed")) == (0 if told else 1)
        assert s.face(rifles) == (BACK if told else FRONT)


@rule("HN-CARD-07", "HN-FIRE-11")
@pytest.mark.parametrize(("to", "told"), [("e3", [(7, 5)]), ("c4", [])])
def test_who_breaks_contact_along_the_line_of_a_plane_is_struck_all_the_same(to: str, told: list[tuple[int, int]]) -> None:
    s = Hands(army=ALL)
    s.put("us_rifle_team", "d3")
    s.give(1, "g06")
    s.give(0, "c19")
    s.begin(p.WINDOW)
    s.answer("play g06", "strafe a3 e", "play c19", f"onto {to}", dice=[1, *([4] if told else [])])
    s.pass_windows()
    assert s.shots() == told


# --- damage -----------------------------------------------------------------------------------------------------------


@rule("HN-HEAVY-01")
def test_the_player_of_the_salvo_rolls_for_the_damage_of_his_own_tank() -> None:
    s = sky("g10")
    s.put("us_rifle_team", "h8")
    tank = s.put("ge_panzer_iv", "i9", facing="n")
    before_activation(s).play("play g10").quietly("point @i9", dice=[5, 1, 6, 1])
    assert s.state.damage[tank] == p.CREW
    assert [seat for seat, _ in s.told("rolled")] == [1, 1, 1, 1]


@rule("HN-HEAVY-01", "HN-MULTI-14")
def test_the_ally_who_plays_the_salvo_rolls_for_the_damage() -> None:
    """With several players not always the first of the enemy's seats."""
    s = Duel(army=(*ALL, "ge; ge_901"), side=(0, 1, 1))
    s.give(2, "g10")
    tank = s.put("us_m4_sherman", "i9", facing="n", seat=0)
    s.put("ge_fire_group", "a1", seat=1)
    before_activation(s).play("play g10").quietly("point @i9", dice=[5, 6, 1])
    assert s.state.damage[tank] == p.CREW
    assert [seat for seat, _ in s.told("rolled")] == [2, 2, 2]


@rule("HN-INDIRECT-04", "HN-ABIL-07")
def test_a_salvo_does_not_strike_the_wreck_that_it_has_just_made() -> None:
    s = sky("g10")
    s.put("us_willys_50cal", "h8", facing="n")
    before_activation(s).play("play g10").quietly("point @h8", dice=[5, 6])
    assert s.told("destroyed")
    assert not s.told("structure_hit")
    assert len(s.told("rolled")) == 2


@rule("HN-FIRE-11", "HN-TRAIT-13")
@pytest.mark.parametrize(("watcher", "seen", "learnt"), [("decoy", False, 1), ("ge_recon_group", True, 0)])
def test_that_only_a_decoy_still_sees_the_target_of_the_88_cannot_be_taken_back(watcher: str, seen: bool, learnt: int) -> None:
    s = Duel()
    s.put(watcher, "a2", seat=1, face=BACK, hidden=p.AMBUSHED)
    team = s.put("us_rifle_team", "d2")
    assert (is_still_seen(s.table, Seat(1), team), s.table.reveals) == (seen, learnt)
