"""HN-ABIL-09, HN-ABIL-10, HN-ABIL-11, HN-ABIL-12, HN-ABIL-13, HN-ABIL-14, HN-ABIL-15, HN-ABIL-16, HN-ABIL-17, HN-ABIL-18,
HN-ABIL-19, HN-ABIL-20: going into ambush, being spotted, showing oneself."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK, FRONT, Scene
from tests.marks import rule


def lying_in_wait(s: Scene, at: str, type: str = "us_recon_team") -> int:
    """A unit deployed in ambush: nobody knows what it is."""
    return s.put(type, at, hidden=p.AMBUSHED, face=BACK)


@rule("HN-ABIL-09")
def test_a_unit_is_turned_to_its_ambush_face_in_a_movement() -> None:
    """HN-ABIL-09: at the start or at the end, a null movement too; and back the same way."""
    s = Duel()
    recon = s.put("us_recon_team", "e9")
    s.activate(recon).quietly("move", "step e8", "turn")
    assert (s.state.hidden[recon], s.face(recon), s.at(recon)) == (p.AMBUSHED, BACK, "e8")
    assert s.is_over
    s.activate(recon).quietly("move", "turn", "step e7")
    assert (s.state.hidden[recon], s.face(recon)) == (p.OPEN, FRONT)
    assert s.state.points_left == 4                                 # five of the visible face, one spent


@rule("HN-ABIL-10")
def test_an_ambushed_unit_cannot_be_fired_at() -> None:
    """HN-ABIL-10: neither a target nor hurt by a template (that is tested with the templates)."""
    s = Duel()
    lying_in_wait(s, "e5")
    group = s.put("ge_fire_group", "e2")
    s.activate(group)
    assert s.fires() == []


@rule("HN-ABIL-10")
def test_an_ambushed_unit_is_spared_by_explosions() -> None:
    """HN-ABIL-10: a mortar's template beside it hits only the other unit."""
    s = Duel()
    recon = lying_in_wait(s, "e9")
    rifles = s.put("us_rifle_team", "f9")
    mortar = s.put("ge_mortar_81", "e2", face=BACK)
    s.activate(mortar).quietly("fire main template", "point @f10", dice=[1, 1])
    assert s.at(recon) == "e9"
    assert {args[0] for args in s.told("shot")} == {s.tag(rifles)}
    assert s.state.hidden[recon] == p.AMBUSHED


@rule("HN-ABIL-11", "HN-ABIL-12", "HN-EX-22")
@pytest.mark.parametrize(("row", "spotted"), [(4, False), (3, True)])
def test_in_terrain_it_is_spotted_from_two_squares(row: int, spotted: bool) -> None:
    """HN-ABIL-11, HN-ABIL-12, HN-EX-22: in a grove: not at distance 3, at distance 2 it is."""
    s = Duel("""
        g . .
        . . .
        . . .
        . . .
        . . .
    """)
    recon = lying_in_wait(s, "a1")
    group = s.put("ge_fire_group", f"b{row + 1}")
    s.activate(group).quietly("move", f"step a{row}")
    assert (s.state.hidden[recon] == p.OPEN) == spotted


@rule("HN-ABIL-11")
def test_spotting_needs_a_clear_line() -> None:
    """HN-ABIL-11: through a grove nobody is spotted; in the open and with a clear line from far away."""
    for glyph, spotted in (("g", False), (".", True)):
        s = Duel(f". . .\n{glyph} {glyph} .\n. . .\n. . .\n. . .\n. . .\n. . .\n. . .")
        recon = lying_in_wait(s, "a1")
        group = s.put("ge_fire_group", "b8")
        s.activate(group).quietly("move", "step a7")
        assert (s.state.hidden[recon] == p.OPEN) == spotted


@rule("HN-ABIL-13")
def test_spotting_is_checked_at_every_square_either_enters() -> None:
    """HN-ABIL-13: when the hidden unit itself steps into view it is turned, which ends nothing but its secret."""
    s = Duel("""
        . B .
        . . .
        . . .
    """)
    recon = lying_in_wait(s, "a1")
    s.put("ge_fire_group", "c1")
    s.activate(recon).quietly("move", "step b2")
    assert (s.state.hidden[recon], s.face(recon)) == (p.OPEN, FRONT)
    assert s.told("spotted") == [(s.tag(recon),)]
    assert s.state.points_left == 2                                 # HN-MOVE-08: the ambush face's 3, one spent


@rule("HN-ABIL-13")
def test_a_light_vehicle_spots() -> None:
    """HN-ABIL-13: enemy infantry or light vehicles."""
    s = Duel()
    recon = lying_in_wait(s, "e9")
    car = s.put("ge_zundapp", "h2", facing="w")
    s.activate(car).quietly("move", "drive g2 w")
    assert s.state.hidden[recon] == p.OPEN


@rule("HN-ABIL-14", "HN-ABIL-20", "HN-EX-41")
def test_a_unit_turned_in_its_movement_is_not_spotted_before_it_ends() -> None:
    """HN-ABIL-14, HN-ABIL-20, HN-EX-41: seen at distance 5 it goes into ambush all the same; the next square the enemy enters
    with a clear line spots it."""
    s = Duel()
    recon, group = s.put("us_recon_team", "e9"), s.put("ge_fire_group", "e3")
    s.activate(recon).quietly("move", "step e8", "turn")
    assert s.state.hidden[recon] == p.AMBUSHED
    s.activate(group).quietly("move", "step e4")
    assert s.state.hidden[recon] == p.OPEN


@rule("HN-ABIL-14", "HN-ABIL-20")
def test_turned_at_the_start_it_walks_unseen_for_one_movement() -> None:
    """HN-ABIL-14, HN-ABIL-20: turned or spotted only once in a movement."""
    s = Duel()
    recon = s.put("us_recon_team", "e9")
    s.put("ge_fire_group", "e3")
    s.activate(recon).quietly("move", "turn", "step e8", "step e7", "stop")
    assert s.state.hidden[recon] == p.AMBUSHED


@rule("HN-ABIL-20", "HN-RULING-38")
def test_going_into_ambush_may_need_to_be_unseen() -> None:
    """HN-ABIL-20, HN-RULING-38: by the option a unit that an enemy would spot cannot hide."""
    for ambush, offered in (("free", True), ("unseen", False)):
        s = Duel(ambush=ambush)
        recon = s.put("us_recon_team", "e9")
        s.put("ge_fire_group", "e3")
        s.activate(recon).quietly("move")
        assert ("turn" in s.options()) == offered


@rule("HN-ABIL-15", "HN-EX-23")
def test_a_heavy_vehicle_spots_nobody() -> None:
    """HN-ABIL-15, HN-EX-23: a tank that stops beside an ambushed unit in the open does not see it."""
    s = Duel()
    recon = lying_in_wait(s, "e9")
    tank = s.put("ge_panzer_iv", "e6", facing="s")
    s.activate(tank).quietly("move", "drive e7 s", "drive e8 s", "stop")
    assert s.state.hidden[recon] == p.AMBUSHED


@rule("HN-ABIL-16")
def test_two_ambushed_units_spot_each_other() -> None:
    """HN-ABIL-16: when one of them enters a square with a clear line both are turned."""
    s = Duel("""
        . B .
        . . .
        . . .
    """)
    ours, theirs = lying_in_wait(s, "a1"), lying_in_wait(s, "c1", "ge_recon_group")
    s.activate(ours).quietly("move", "step b2")
    assert (s.state.hidden[ours], s.state.hidden[theirs]) == (p.OPEN, p.OPEN)


@rule("HN-ABIL-17")
def test_an_ambushed_unit_does_not_block_and_can_be_assaulted() -> None:
    """HN-ABIL-17: fire goes over it; an assault turns it and is fought."""
    s = Duel("""
        . . .
        g . .
        . . .
    """)
    recon = lying_in_wait(s, "a2")
    rifles, group = s.put("us_rifle_team", "a1"), s.put("ge_fire_group", "a3")
    s.activate(group).quietly("fire main normal", dice=[6])
    assert s.shots()[0][0] == 6 + 3 - 1                             # the grove alone stands in the way
    s.activate(group).quietly("move", "assault a2", dice=[1, 6])
    assert s.state.hidden[recon] == p.OPEN
    assert len(s.clashes()) == 1
    assert s.at(rifles) == "a1"


@rule("HN-ABIL-18")
def test_an_ambushed_unit_that_fires_shows_itself_first() -> None:
    """HN-ABIL-18: it is turned before the shot is resolved."""
    s = Duel()
    recon = lying_in_wait(s, "e9")
    s.put("ge_fire_group", "e5")
    s.activate(recon).quietly("fire main normal", dice=[1])
    names = [event.name for event in s.events]
    assert names.index("spotted") < names.index("rolled")
    assert (s.state.hidden[recon], s.face(recon)) == (p.OPEN, FRONT)


@rule("HN-ABIL-19")
def test_only_the_owner_looks_at_an_ambushed_unit() -> None:
    """HN-ABIL-19: the enemy's view has a counter and no type."""
    s = Scene()
    recon = lying_in_wait(s, "e9")
    own, enemy = (s.seen_by(seat).units[recon] for seat in (0, 1))
    assert own.type == "us_recon_team"
    assert enemy.type == ""
    assert enemy.square == own.square == "e9"


@rule("HN-ABIL-19")
def test_how_far_a_hidden_counter_can_still_go_is_its_owner_s_to_know() -> None:
    s = Scene()
    hidden = s.put("us_sniper", "e5", face=BACK, hidden=p.AMBUSHED)
    s.activate(hidden).quietly("move")
    assert s.state.points_left == 2
    seen = [s.seen_by(reader).movement for reader in (0, 1, None)]
    assert [each and each.points for each in seen] == [2, 0, 0]


@rule("HN-ABIL-19")
@pytest.mark.parametrize(("kind", "left"), [("us_recon_team", ["turn", "stop"]), ("decoy", ["stop"])])
def test_a_hidden_counter_is_asked_at_the_end_of_its_way_whatever_it_is(kind: str, left: list[str]) -> None:
    """A decoy can only stop when its points are used up; without the question everybody would know that it is no team that
    could still turn."""
    s = Duel()
    hidden = s.put(kind, "e9", face=BACK, hidden=p.AMBUSHED)
    s.activate(hidden).quietly("move")
    for row in range(8, 8 - s.state.points_left, -1):
        s.quietly(f"step e{row}")
    assert s.state.points_left == 0
    assert (s.asked, s.options()) == ("move", left)
    s.quietly("stop")
    assert s.is_over
