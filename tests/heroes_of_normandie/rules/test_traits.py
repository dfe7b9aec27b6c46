"""HN-TRAIT: what a tile's character gives its units."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import army as armies
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.asking import untag
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.hands import Hands
from tests.heroes_of_normandie.scene import BACK, FRONT, GE_ARMY, Scene
from tests.marks import rule


def us(trait: str) -> tuple[str, str]:
    return f"us; us_8th_regiment = {trait}", "ge; ge_902"


def both(trait: str) -> tuple[str, str]:
    return f"us; us_8th_regiment = {trait}", f"ge; ge_902 = {trait}"


@rule("HN-TRAIT-01")
def test_an_ace_driver_loses_less_by_firing_on_the_move() -> None:
    """HN-TRAIT-01: the malus is 1 smaller and never below 0; infantry has none of it."""
    for trait, type, total in (("ace_driver", "us_willys_50cal", 1 + 4 - 1), ("heroic", "us_willys_50cal", 1 + 4 - 2),
                               ("ace_driver", "us_halftrack", 1 + 3), ("ace_driver", "us_support_team", 1 + 4 - 2)):
        s = Duel(army=us(trait))
        unit = s.put(type, "e10", tile=0)
        s.put("ge_fire_group", "e5")
        weapon = "main" if type == "us_support_team" else "second"
        s.activate(unit).quietly("move", f"fire {weapon} normal", dice=[1])
        assert s.shots() == [(total, 5)], type


@rule("HN-TRAIT-02")
def test_the_bloodthirsty_inflict_two_losses_when_they_attack() -> None:
    """HN-TRAIT-02: two steps in an assault they launched and won; one when they defend."""
    s = Duel(army=us("bloodthirsty"))
    rifles, group = s.put("us_rifle_team", "e5", tile=0), s.put("ge_fire_group", "e4")
    s.activate(rifles).quietly("move", "assault e4", dice=[6, 1])
    assert s.told("eliminated") == [(s.tag(group),)]
    s = Duel(army=us("bloodthirsty"))
    rifles, group = s.put("us_rifle_team", "e5", tile=0), s.put("ge_fire_group", "e4")
    s.activate(group).quietly("move", "assault e5", dice=[1, 6])
    assert s.at(group) == "e4"
    assert s.face(group) == BACK


@rule("HN-TRAIT-03", "HN-EX-16")
def test_the_ferocious_drive_the_winner_out() -> None:
    """HN-TRAIT-03, HN-EX-16: a Ferocious attacker loses 5 to 8 but lives: the defender retreats and he takes the square."""
    s = Duel(army=us("ferocious"))
    rifles, group = s.put("us_rifle_team", "e5", tile=0), s.put("ge_fire_group", "e4")
    s.activate(rifles).quietly("move", "assault e4", dice=[2, 5])
    assert s.clashes() == [(5, 8)]
    assert s.face(rifles) == BACK
    s.quietly("onto e3")
    assert (s.at(rifles), s.at(group), s.face(group)) == ("e4", "e3", FRONT)


@rule("HN-TRAIT-03")
def test_the_ferocious_do_not_move_vehicles_and_must_live() -> None:
    """HN-TRAIT-03: not against vehicles; not if the attacker was eliminated."""
    s = Duel(army=us("ferocious"))
    rifles, car = s.put("us_rifle_team", "e5", tile=0), s.put("ge_zundapp", "e4")
    s.activate(rifles).quietly("move", "assault e4", dice=[1, 6])
    assert (s.at(rifles), s.at(car), s.face(rifles)) == ("e5", "e4", BACK)
    s = Duel(army=us("ferocious"))
    rifles, group = s.put("us_rifle_team", "e5", tile=0, face=BACK), s.put("ge_fire_group", "e4")
    s.activate(rifles).quietly("move", "assault e4", dice=[1, 6])
    assert (s.at(rifles), s.at(group)) == ("", "e4")


@rule("HN-TRAIT-04")
def test_the_courageous_lose_two_markers_in_reserve() -> None:
    """HN-TRAIT-04: two Suppressed markers instead of one; others one."""
    s = Scene(army=us("courageous"))
    brave, others = s.put("us_rifle_team", "e5", tile=0, suppressed=3), s.put("us_rifle_team", "f5", suppressed=3)
    s.give(0, "c01")
    s.begin(p.RESERVE_END)
    assert (s.state.suppressed[brave], s.state.suppressed[others]) == (1, 2)


@rule("HN-TRAIT-05")
def test_hardboiled_takes_markers_off_between_activations() -> None:
    """HN-TRAIT-05: tokens take Suppressed markers off any of one's units, several together."""
    s = Duel(army=us("hardboiled"))
    one, two = s.put("us_rifle_team", "e5", suppressed=1, token=2), s.put("us_rifle_team", "f5", suppressed=3)
    foe = s.put("ge_fire_group", "e1", suppressed=1)
    s.begin(p.WINDOW)
    assert s.asked == "before_activation"
    assert s.options() == [f"steady u{one + 1}", f"steady u{two + 1}", "pass"]
    s.play(f"steady u{two + 1}", f"steady u{one + 1}", f"steady u{two + 1}")
    assert [s.state.suppressed[unit] for unit in (one, two, foe)] == [0, 1, 1]
    assert s.state.stock == [0]
    assert s.asked == "act"                                         # no token is left


@rule("HN-TRAIT-05", "HN-RULING-35")
def test_hardboiled_counts_even_after_the_roll() -> None:
    """HN-TRAIT-05, HN-RULING-35: between a roll and its effect: the marker's malus is gone."""
    s = Duel(army=us("hardboiled"))
    rifles, group = s.put("us_rifle_team", "e5", suppressed=1), s.put("ge_fire_group", "e2")
    s.activate(rifles).play("fire main normal", "pass", dice=[2])
    assert s.asked == "rolled"
    s.play(f"steady u{rifles + 1}")
    assert s.shots() == [(5, 5)]
    assert s.face(group) == BACK


@rule("HN-TRAIT-05", "HN-SUPP-05")
def test_hardboiled_gives_a_mover_its_points_back() -> None:
    """HN-TRAIT-05, HN-SUPP-05: a unit about to move has 2 points more; in the middle of its movement nothing is asked."""
    s = Duel(army=us("hardboiled"))
    rifles = s.put("us_rifle_team", "e5", suppressed=2)
    s.activate(rifles).play("move")
    assert s.asked == "announce_move"
    s.play(f"steady u{rifles + 1}", "pass")
    assert s.state.points_left == 2
    s.play("step e4")
    assert s.asked == "move"


@rule("HN-TRAIT-05", "HN-CARD-03")
@pytest.mark.parametrize(("card", "most"), [("c05", 2), ("c11", 1)])
def test_hardboiled_does_not_lengthen_a_movement_that_a_card_limits(card: str, most: int) -> None:
    """Shoot and Scoot: up to 2 squares; Forward: 1 square."""
    s = Hands(army=us("hardboiled"))
    rifles, _ = s.put("us_rifle_team", "e5", suppressed=1), s.put("ge_fire_group", "e1")
    s.give(0, card)
    s.activate(rifles)
    s.answer("fire main normal", f"play {card}", f"steady u{rifles + 1}", dice=[1])
    assert (s.asked, s.state.suppressed[rifles], s.state.points_left) == ("move", 0, most)


@rule("HN-SUPP-05", "HN-CARD-03", "HN-TRAIT-05")
def test_move_out_and_hardboiled_add_up() -> None:
    """3 points less 4 of two markers are none; Move Out makes 1 of it, and a marker that comes off then 3."""
    s = Hands(army=us("hardboiled"))
    team = s.put("us_support_team", "e5", suppressed=2)
    s.give(0, "c03")
    s.activate(team)
    s.answer("move", "play c03", "pass")
    assert s.state.points_left == 1
    s.answer(f"steady u{team + 1}")
    assert s.state.points_left == 3


@rule("HN-SUPP-05", "HN-TRAIT-05", "HN-ABIL-41")
@pytest.mark.parametrize("card", [False, True])
def test_markers_that_come_off_while_a_unit_fires_before_its_first_step_give_points_back(card: bool) -> None:
    """Hardboiled and Steady (c16), at the announcement of a Fire on the Move."""
    s = Hands() if card else Hands(army=us("hardboiled"))
    team = s.put("us_support_team", "e5", suppressed=1)
    s.put("ge_fire_group", "e1")
    if card:
        s.give(0, "c16")
    s.activate(team).quietly("move")
    before = s.state.points_left
    s.answer("fire main normal", "play c16" if card else f"steady u{team + 1}", dice=[1])
    s.pass_windows()
    assert (s.asked, s.state.points_left) == ("move", before + 2)


@rule("HN-TRAIT-05", "HN-ZOC-10")
def test_hardboiled_restores_a_zone_of_control_in_the_enemys_movement() -> None:
    """HN-TRAIT-05, HN-ZOC-10: at any time, so also when an enemy comes near."""
    s = Duel(army=us("hardboiled"))
    rifles, group = s.put("us_rifle_team", "e5", suppressed=1), s.put("ge_fire_group", "d2")
    s.activate(group).play("move", "step d3")
    assert s.asked == "moved"
    s.play("pass", "step d4")
    assert s.asked == "moved"
    s.play(f"steady u{rifles + 1}")
    assert s.lacks("step d5", "move")
    assert "step c5" in s.options()


@rule("HN-TRAIT-05", "HN-ZOC-10")
def test_hardboiled_restores_a_zone_of_control_before_the_first_step() -> None:
    """Two tokens together take off two markers."""
    s = Duel(army=us("hardboiled"))
    rifles, group = s.put("us_rifle_team", "e5", suppressed=2), s.put("ge_fire_group", "d4")
    s.activate(group).play("move")
    assert (s.asked, s.asked_of) == ("announce_move", 0)
    s.play(f"steady u{rifles + 1}", f"steady u{rifles + 1}")
    assert s.lacks("step d5", "move")


@rule("HN-TRAIT-05", "HN-RULING-35", "HN-INDIRECT-11")
def test_hardboiled_counts_after_the_roll_of_a_mortar() -> None:
    s = Duel(army=us("hardboiled"))
    mortar, group = s.put("us_mortar_60", "e8", face=BACK, suppressed=1), s.put("ge_fire_group", "e2")
    s.activate(mortar).play("fire main template", "point @e2", "pass", dice=[2])
    assert s.asked == "rolled"
    s.play(f"steady u{mortar + 1}")
    assert s.shots() == [(2 + 3, 5)]
    assert s.face(group) == BACK


@rule("HN-TRAIT-06")
def test_the_hardened_have_an_order_of_their_own() -> None:
    """HN-TRAIT-06: one token more, which must go to a unit of the tile."""
    s = Scene(army=("us; us_8th_regiment = hardened; us_22nd_regiment", "ge; ge_902"))
    own, other = s.put("us_rifle_team", "e5", tile=0), s.put("us_rifle_team", "f5", tile=1)
    s.set("turn: 0")
    s.begin(p.TURN_START)
    assert s.told("tokens_taken")[0] == (0, 2)                      # a star on the filled slot, and the trait
    s.quietly()
    assert s.asked == "place_order"
    s.play(f"order 1 u{other + 1}")
    s.quietly()
    while s.asked == "place_order" and s.asked_of == 1:
        s.play(s.options()[-1])
    assert [option for option in s.options() if option.startswith("order 2")] == [f"order 2 u{own + 1}"]


@rule("HN-TRAIT-06")
@pytest.mark.parametrize("token", ["bluff", "special"])
def test_no_bluff_keeps_the_order_of_the_hardened_from_their_only_unit(token: str) -> None:
    s = Scene(army=("us; us_8th_regiment = hardened; us_22nd_regiment", "ge; ge_902"))
    own, other = s.put("us_rifle_team", "e5", tile=0), s.put("us_rifle_team", "f5", tile=1)
    s.set(f"s1 orders in hand: 1, 2, {token}", "s2 orders in hand: none", "placer: s1", "passed: s2").begin(p.PLACE_ORDERS)
    assert f"order {token} u{other + 1}" in s.options()
    assert s.lacks(f"order {token} u{own + 1}", "place_order")
    s.play(f"order {token} u{other + 1}")
    assert s.options() == [f"order 1 u{own + 1}", f"order 2 u{own + 1}"]


@rule("HN-TRAIT-06", "HN-ORDER-05")
def test_the_hardened_give_no_order_when_their_tile_is_gone() -> None:
    s = Scene(army=("us; us_8th_regiment = hardened; us_22nd_regiment", "ge; ge_902"))
    s.put("us_rifle_team", "f5", tile=1)
    s.set("turn: 0")
    s.begin(p.TURN_START)
    assert s.told("tokens_taken")[0] == (0, 1)                      # the star on the filled slot


@rule("HN-TRAIT-07")
def test_heroic_lets_a_unit_act_twice_but_not_three_times() -> None:
    """HN-TRAIT-07: a token right after it acted with an order activates it again at once; not a third time."""
    s = Duel(army=us("heroic"))
    rifles = s.put("us_rifle_team", "e9", tile=0)
    s.put("us_rifle_team", "f9", token=p.SPECIAL)
    s.set("s1: special-orders 1")
    s.activate(rifles, 1).quietly("move", "step e8", "stop")
    assert s.asked == "heroic"                                      # before any special order
    s.play("again", "move", "step e7", "stop")
    assert s.at(rifles) == "e7"
    assert s.state.stock == [2]
    assert s.asked == "before_activation"


@rule("HN-TRAIT-07")
def test_heroic_is_for_orders_and_for_the_tile() -> None:
    """HN-TRAIT-07: not after a special order, not for other tiles."""
    for tile, token, asked in ((0, 3, True), (0, p.SPECIAL, False), (-1, 3, False)):
        s = Duel(army=us("heroic"))
        rifles = s.put("us_rifle_team", "e9", tile=tile)
        s.activate(rifles, token).quietly("move", "stop")
        assert (s.asked == "heroic") == asked


@rule("HN-ARMY-10", "HN-RULING-04", "HN-TRAIT-07", "HN-TRAIT-15")
@pytest.mark.parametrize(("trait", "deed"), [("heroic", "fire main normal"), ("triggerhappy", "fire main normal")])
def test_a_trait_of_the_high_command_is_for_the_units_of_that_tile(trait: str, deed: str) -> None:
    for tile, asked in ((0, False), (1, True)):
        s = Duel(army=(f"us; us_8th_regiment; us_field_command = -, -, {trait}", GE_ARMY))
        unit = s.put("us_rifle_team", "e5", tile=tile)
        s.put("ge_fire_group", "e2")
        s.activate(unit).quietly(deed, dice=[1])
        assert (s.asked == trait) == asked


@rule("HN-TRAIT-08", "HN-TRAIT-18", "HN-EX-46")
@pytest.mark.parametrize(("american", "first"), [(False, 1), (True, 0)])
def test_the_intrepid_act_first_among_equal_numbers(american: bool, first: int) -> None:
    """HN-TRAIT-08, HN-TRAIT-18, HN-EX-46: both have 3; the German's lies on an intrepid unit: he acts first, unless the
    American's, who has the initiative, is intrepid too."""
    s = Scene(army=both("intrepid"))
    s.put("us_rifle_team", "e9", tile=0 if american else -1, token=3)
    s.put("ge_fire_group", "e2", tile=0, token=3)
    s.begin(p.SLOT)
    assert s.asked_of == first
    s.quietly("decline")
    assert (s.asked, s.asked_of) == ("act", 1 - first)


@rule("HN-TRAIT-08", "HN-TRAIT-18")
def test_the_intrepid_do_not_overtake_lower_numbers() -> None:
    """HN-TRAIT-08, HN-TRAIT-18: only among equal numbers."""
    s = Scene(army=both("intrepid"))
    s.put("us_rifle_team", "e9", token=3)
    s.put("ge_fire_group", "e2", tile=0, token=4)
    s.begin(p.SLOT)
    assert s.asked_of == 0


@rule("HN-TRAIT-08", "HN-TRAIT-18", "HN-ACT-02")
def test_a_second_intrepid_unit_goes_first_too_where_the_first_has_killed_the_other_number() -> None:
    """HN-TRAIT-18: both have 3, 4 and 5. The German's intrepid 3 kills the American 3; now both have 4, and the German's is
    intrepid again. The American then has the two slots that were taken before him."""
    s = Scene(army=both("intrepid"))
    s.put("us_rifle_team", "e9", face=BACK, token=3)
    for token, column in ((4, "a"), (5, "c"), (6, "o")):
        s.put("us_rifle_team", f"{column}15", token=token)
    s.put("ge_fire_group", "e5", tile=0, token=3)
    s.put("ge_fire_group", "a1", tile=0, token=4)
    s.put("ge_fire_group", "c1", token=5)
    s.begin(p.SLOT).quietly("fire main normal", "at e9", dice=[4])
    for _ in range(4):
        s.quietly("decline")
    assert [args[1] for args in s.told("revealed")] == [3, 4, 4, 5, 6, 5]
    assert [untag(args[0]).owner for args in s.told("revealed")] == [1, 1, 0, 0, 0, 1]


@rule("HN-TRAIT-09")
def test_rogues_bring_points_and_strengthen_their_enemies() -> None:
    """HN-TRAIT-09: 30 points more for the army; the enemy has +1 in assaults against them, attacking or defending."""
    assert armies.cost(armies.read(us("basterds")[0])) == armies.cost(armies.read("us; us_8th_regiment")) - 30
    for attacker, totals in (("ge", (3 + 3 + 1, 3 + 3)), ("us", (3 + 3, 3 + 3 + 1))):
        s = Duel(army=us("basterds"))
        rifles, group = s.put("us_rifle_team", "e5"), s.put("ge_fire_group", "e4")
        if attacker == "ge":
            s.activate(group).quietly("move", "assault e5", dice=[3, 3])
        else:
            s.activate(rifles).quietly("move", "assault e4", dice=[3, 3])
        assert s.clashes() == [totals]


@rule("HN-TRAIT-10")
def test_sharpshooters_see_further() -> None:
    """HN-TRAIT-10: no long-range malus up to 9 squares; beyond it holds."""
    for row, total in ((10, 4), (11, 2)):
        s = Duel(army=us("sharpshooters"))
        rifles = s.put("us_rifle_team", f"e{row}", tile=0)
        s.put("ge_fire_group", "e1")
        s.activate(rifles).quietly("fire main normal", dice=[1])
        assert s.shots() == [(total, 5)]


@rule("HN-TRAIT-11")
def test_sharpshooters_reach_further() -> None:
    """HN-TRAIT-11: Limited Range(4) reaches 6 squares, not 7."""
    for row, fires in ((7, ["fire main normal"]), (8, [])):
        s = Duel(army=us("sharpshooters"))
        squad = s.put("us_assault_squad", f"e{row}", tile=0)
        s.put("ge_fire_group", "e1")
        s.activate(squad)
        assert s.fires() == fires


@rule("HN-TRAIT-12")
def test_tankbusters_assault_heavy_vehicles_even_with_a_cross() -> None:
    """HN-TRAIT-12: +2 in assaults against heavy vehicles; a cross counts as 0. Others with a cross cannot assault them."""
    s = Duel(army=us("tankbuster"))
    rifles, tank = s.put("us_rifle_team", "e5", tile=0), s.put("ge_luchs", "e3", facing="n")
    s.activate(rifles).quietly("move", "assault e4", dice=[6, 1, 1])
    assert s.clashes() == [(6 + 0 + 2, 1 + 4)]
    assert s.state.damage[tank] == p.CREW
    s = Duel(army=us("tankbuster"))
    others = s.put("us_rifle_team", "e5")
    s.put("ge_luchs", "e3", facing="n")
    s.activate(others).quietly("move")
    assert s.lacks("assault e4", "move")


@rule("HN-TRAIT-13", "HN-TRAIT-19")
def test_a_tricky_tile_brings_two_decoys_that_only_move() -> None:
    """HN-TRAIT-13, HN-TRAIT-19: two counters on an ambush face that deploy, take orders and move 3 squares, and do nothing
    else."""
    s = Duel(army=us("tricky"))
    assert [s.board.types[made.kind].id for made in s.board.recruits if made.seat == 0].count("decoy") == 2
    decoy = s.put("decoy", "e9", seat=0, hidden=p.AMBUSHED, face=BACK)
    truck = s.put("us_halftrack", "d9")
    s.put("ge_medic", "e5", suppressed=1)
    s.put("ge_fire_group", "e10", suppressed=1)
    s.set(f"{s.name(decoy)}: traced unknown")
    s.activate(decoy)
    assert s.options() == ["move", "decline"]                       # no fire
    s.quietly("move")
    assert s.state.points_left == 3
    assert s.lacks_all("move", "assault", "embark", "turn")
    assert s.at(truck) == "d9"


@rule("HN-TRAIT-13", "HN-ORDER-09")
def test_a_decoy_takes_an_order() -> None:
    """HN-TRAIT-13, HN-ORDER-09: it receives tokens like a unit."""
    s = Scene(army=us("tricky"))
    decoy = s.put("decoy", "e9", seat=0, hidden=p.AMBUSHED, face=BACK)
    s.set("turn: 0")
    s.begin(p.TURN_START).quietly()
    assert f"order 1 u{decoy + 1}" in s.options()


@rule("HN-TRAIT-14", "HN-TRAIT-19", "HN-RULING-24")
def test_a_spotted_decoy_is_gone_and_counts_for_nothing() -> None:
    """HN-TRAIT-14, HN-TRAIT-19, HN-RULING-24: removed when spotted, with its token, and no counter is lost by it."""
    s = Duel(army=us("tricky"))
    decoy = s.put("decoy", "e9", seat=0, hidden=p.AMBUSHED, face=BACK, token=4)
    group = s.put("ge_fire_group", "g5")
    s.activate(group).quietly("move", "step f5")
    assert s.at(decoy) == ""
    assert s.told("decoy_gone")
    assert not s.told("eliminated")
    assert sum(s.state.eliminated) == 0
    assert s.state.lost[0] == [4]


@rule("HN-TRAIT-14", "HN-TRAIT-19", "HN-ASSAULT-23")
def test_an_assaulted_decoy_is_gone_and_the_attacker_takes_its_square() -> None:
    """HN-TRAIT-14, HN-TRAIT-19, HN-ASSAULT-23: no dice."""
    s = Duel("""
        . . g g .
        . . g g .
        . . . . .
    """, army=us("tricky"))
    decoy = s.put("decoy", "d2", seat=0, hidden=p.AMBUSHED, face=BACK)
    group = s.put("ge_fire_group", "d3")
    s.activate(group).quietly("move", "assault d2")
    assert (s.at(decoy), s.at(group)) == ("", "d2")
    assert not s.told("rolled")


@rule("HN-TRAIT-14")
def test_a_decoy_alone_does_not_keep_its_side_in_the_game() -> None:
    """HN-TRAIT-14: it never counts for losing: whoever has nothing else left has lost."""
    s = Scene(army=us("tricky"))
    s.put("decoy", "e9", seat=0, hidden=p.AMBUSHED, face=BACK)
    s.put("ge_leutnant", "e2")
    s.set("turn: 2")
    s.begin(p.TAKE_TOKENS)
    assert s.state.outcome == p.GE


@rule("HN-TRAIT-15")
def test_triggerhappy_units_suppress_what_they_shoot_at() -> None:
    """HN-TRAIT-15: after a legal shot, hit or miss, one of 3 markers may be laid on the target."""
    s = Duel(army=us("triggerhappy"))
    rifles, group = s.put("us_rifle_team", "e5", tile=0), s.put("ge_fire_group", "e2")
    s.activate(rifles).quietly("fire main normal", dice=[1])
    assert s.asked == "triggerhappy"
    s.play("yes")
    assert s.state.suppressed[group] == 1
    assert s.state.stock == [2]
    s = Duel(army=us("triggerhappy"))
    rifles, group = s.put("us_rifle_team", "e5", tile=0), s.put("ge_fire_group", "e2")
    s.activate(rifles).quietly("fire main normal", "no", dice=[1])
    assert s.state.suppressed[group] == 0
    assert s.state.stock == [3]


@rule("HN-TRAIT-16")
def test_a_veteran_rerolls_any_roll() -> None:
    """HN-TRAIT-16: a token has the enemy's roll (or one's own) rolled again; the new result stands."""
    s = Duel(army=us("veteran"))
    rifles = s.put("us_rifle_team", "e5")
    group = s.put("ge_fire_group", "e2")
    s.activate(group).play("fire main normal", dice=[2])
    assert (s.asked, s.asked_of) == ("rolled", 0)
    s.play("reroll 0", "pass", dice=[1])
    assert s.shots() == [(4, 5)]
    assert s.face(rifles) == FRONT
    assert s.state.stock == [2]


@rule("HN-TRAIT-17")
def test_a_reroll_may_be_rolled_again() -> None:
    """HN-TRAIT-17: another token on the roll just made, by either side; the last result stands."""
    s = Duel(army=both("veteran"))
    rifles, group = s.put("us_rifle_team", "e5"), s.put("ge_fire_group", "e2")
    s.activate(group).play("fire main normal", dice=[2])
    s.play("reroll 0", dice=[1])
    assert (s.asked, s.asked_of) == ("rolled", 1)
    s.play("reroll 0", dice=[6])
    s.quietly()
    assert s.shots() == [(9, 5)]
    assert s.face(rifles) == BACK
    assert s.state.stock == [2, 2]
    assert s.at(group) == "e2"


@rule("HN-TRAIT-16", "HN-ASSAULT-29")
def test_in_an_assault_either_roll_may_be_chosen() -> None:
    """HN-TRAIT-16, HN-ASSAULT-29: after both have rolled one of the two rolls is named."""
    s = Duel(army=us("veteran"))
    rifles, group = s.put("us_rifle_team", "e5"), s.put("ge_fire_group", "e4")
    s.activate(rifles).play("move", "assault e4", dice=[3, 6])
    assert s.options() == ["reroll 0", "reroll 1", "pass"]
    s.play("reroll 1", "pass", dice=[1])
    assert s.clashes() == [(6, 4)]
    assert s.face(group) == BACK


@rule("HN-TRAIT-16", "HN-VICTORY-11")
def test_a_free_reroll_of_the_scenario_is_used_first() -> None:
    """HN-TRAIT-16, HN-VICTORY-11: what an event marker gave counts like a Veteran token and is spent before one."""
    s = Duel(army=us("veteran"))
    s.set("s1: rerolls 1")
    s.put("us_rifle_team", "e5")
    group = s.put("ge_fire_group", "e2")
    s.activate(group).play("fire main normal", dice=[2])
    s.play("reroll 0", dice=[2])
    assert (s.state.rerolls[0], s.state.stock) == (0, [3])


@rule("HN-TRAIT-07", "HN-CARD-03")
def test_the_second_action_of_the_heroic_is_not_bound_by_the_order_of_the_first() -> None:
    """Furious Order gives an order for a movement; the second action needs no order."""
    s = Duel(army=("us; us_8th_regiment", "ge; ge_902 = -, -, -, heroic"))
    group = s.put("ge_fire_group", "e5", tile=0)
    s.put("us_rifle_team", "e1")
    s.set("orders for moves only: s2:1").activate(group)
    assert s.options() == ["move", "decline"]
    s.quietly("move", "stop", "again")
    assert "fire main normal" in s.options()


@rule("HN-TRAIT-05", "HN-RULING-35", "HN-ZOC-13")
def test_hardboiled_restores_a_zone_of_control_in_reserve() -> None:
    """HN-TRAIT-05: at any time, also between two steps of an enemy who moves in Reserve."""
    s = Duel(army=us("hardboiled"))
    rifles = s.put("us_rifle_team", "e5", suppressed=1)
    s.put("ge_fire_group", "d3")
    s.reserve(1).quietly("activate u2").play("step d4")
    assert (s.asked, s.asked_of, s.options()) == ("reserve_moved", 0, ["steady u1", "pass"])
    s.play("steady u1")
    assert s.state.suppressed[rifles] == 0
    assert s.lacks("step d5", "reserve_move")
