"""Rulings about fire and templates: what each of them settles (HN-RULING)."""

from collections.abc import Sequence

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT
from tests.marks import rule


@rule("HN-RULING-35", "HN-TRAIT-05")
def test_hardboiled_helps_even_when_the_die_lies_on_the_table() -> None:
    """HN-RULING-35: 3 + 3 - 2 would miss 5; without the marker it hits."""
    s = Duel(army=("us; us_8th_regiment = hardboiled", "ge; ge_902"))
    rifles, group = s.put("us_rifle_team", "a1", tile=0, suppressed=1), s.put("ge_fire_group", "d1")
    s.activate(rifles).play("fire main normal", "pass", dice=[3])
    assert s.asked == "rolled"
    s.play(f"steady u{rifles + 1}")
    assert (s.shots(), s.face(group), s.state.suppressed[rifles]) == ([(6, 5)], BACK, 0)


@rule("HN-RULING-36", "HN-ORDN-21", "HN-ORDN-22", "HN-INDIRECT-01")
@pytest.mark.parametrize(("smoke", "result"), [((), 9), ((4,), 5), ((4, 2), 3)])
def test_smoke_templates_on_a_line_add_up_and_make_it_reduced(smoke: Sequence[int], result: int) -> None:
    s = Duel()
    rifles = s.put("us_rifle_team", "a2")
    s.put("ge_fire_group", "h2")
    laid = [f"s2 @{'ce'[number]}2 {malus}" for number, malus in enumerate(smoke)]
    s.set(f"smoke: {', '.join(laid) or 'none'}")
    s.activate(rifles).quietly("fire main normal", dice=[6])
    assert s.shots()[0][0] == result
    s = Duel(army=("us; us_8th_regiment = he_shells", "ge; ge_902"))
    tank = s.put("us_m4_sherman", "a2", facing="w", tile=0)
    if smoke:
        s.set("smoke: s2 @d2 4")
    s.activate(tank).quietly("fire main he")
    assert ("point @h2" in s.options()) is not bool(smoke)  # straight through the template


@rule("HN-RULING-37", "HN-ABIL-08")
def test_destruction_dice_come_on_top_of_the_shot() -> None:
    s = Duel(". . . . p .")
    engineers, group = s.put("us_engineers", "a1"), s.put("ge_fire_group", "e1")
    s.activate(engineers).quietly("fire main normal", dice=[6, 4, 3])
    assert s.shots() == [(8, 7)]
    assert s.face(group) == BACK
    assert s.told("structure_hit") == [(s.square("e1"), 1)]


@rule("HN-RULING-38", "HN-ABIL-18")
def test_firing_from_ambush_shows_the_unit_first() -> None:
    """HN-RULING-38: it fires with its visible face: +2, not the +1 of its ambush face."""
    s = Duel()
    recon = s.put("us_recon_team", "a1", face=BACK, hidden=p.AMBUSHED)
    s.put("ge_fire_group", "d1")
    s.activate(recon).quietly("fire main normal", dice=[1])
    names = [event.name for event in s.events]
    assert names.index("spotted") < names.index("rolled")
    assert s.shots()[0][0] == 3


@rule("HN-RULING-40", "HN-ABIL-35")
def test_a_sniper_knows_no_long_range() -> None:
    s = Duel()
    sniper, group = s.put("ge_sniper", "a1"), s.put("us_rifle_team", "k1")      # without Optics, at ten squares
    s.activate(sniper).quietly("fire main sniper", dice=[4])
    assert s.shots()[0][0] == 4
    assert s.face(group) == BACK


@rule("HN-RULING-42", "HN-ABIL-42")
def test_each_weapon_fires_once_in_an_activation_also_on_the_move() -> None:
    s = Duel()
    motorbike = s.put("ge_zundapp", "e10")
    s.put("us_hero_rock", "e6")
    s.activate(motorbike).quietly("move", "fire second normal", "drive e9 n", dice=[1])
    assert s.fires() == []


@rule("HN-RULING-44", "HN-INDIRECT-10", "HN-INDIRECT-13", "HN-INDIRECT-14")
@pytest.mark.parametrize(("die", "where"), [(1, "@c1"), (2, "@e3"), (3, "@c5"), (4, "@a3"), (5, "@c3"), (6, "@c3")])
def test_templates_scatter_by_the_compass_and_hit_friend_and_foe(die: int, where: str) -> None:
    """HN-RULING-44: behind a hedge a mortar aims at @c3 and scatters by 2."""
    s = Duel(". . . . . .\n" * 4 + "B B B B B B\n" + ". . . . . .\n")
    mortar = s.put("us_mortar_60", "c6", face=BACK)
    friend, foe = s.put("us_rifle_team", "b2"), s.put("ge_fire_group", "c3")
    s.activate(mortar).quietly("fire main template", "point @c3", dice=[die, 6, 6, 6, 6])
    assert s.told("exploded") == [(s.board.lexicon.points.index(where),)]
    if die >= 5:
        assert (s.face(friend), s.face(foe)) == (BACK, BACK)


@rule("HN-RULING-44", "HN-INDIRECT-13")
def test_a_template_that_scatters_off_the_board_is_lost() -> None:
    s = Duel(". . . . . .\n" * 4 + "B B B B B B\n" + ". . . . . .\n")
    mortar, foe = s.put("us_mortar_60", "c6", face=BACK), s.put("ge_fire_group", "a1")
    s.activate(mortar).quietly("fire main template", "point @b1", dice=[1])
    assert (s.told("off_board"), s.told("exploded"), s.face(foe)) == ([()], [], FRONT)


@rule("HN-RULING-38", "HN-ABIL-18", "HN-ABIL-34", "HN-ABIL-23")
def test_a_sniper_in_ambush_has_the_shot_of_its_visible_face() -> None:
    """HN-RULING-38: the ambush face shows neither the sniper's shot nor his optics; he has them, since he shows himself."""
    s = Duel()
    sniper = s.put("us_sniper", "a1", face=BACK, hidden=p.AMBUSHED)
    s.put("ge_fire_group", "k1")
    assert "fire main sniper" in s.activate(sniper).fires()
    s.quietly("fire main normal", dice=[1])
    assert s.shots() == [(3, 5)]                            # at ten squares, without a malus
