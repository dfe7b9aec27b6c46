"""Who could hurt a unit on a square: the numbers, worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bocage.core.contract import Danger
from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.inspect import threats
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import Scene
from tests.marks import rule


def danger(s: Scene, unit: int, place: str) -> Danger:
    return threats.danger(s.board, s.state, Seat(0), str(unit), "", place)


def told(found: Danger) -> dict[int, tuple[str, Fraction]]:
    return {int(threat.who): (threat.how, Fraction(threat.chance.share).limit_denominator(216)) for threat in found.threats}


@rule("HN-FIRE-02", "HN-FIRE-07", "HN-LOS-06")
def test_each_enemy_in_sight_counts_and_all_of_them_together() -> None:
    """The group has +3 against infantry and the machine gun +2; the team has a defence of 5. On e5 the group hides it from the
    machine gun."""
    s = Duel()
    us, group, mg = s.put("us_rifle_team", "e3"), s.put("ge_fire_group", "e6"), s.put("ge_mg42", "h9")
    found = danger(s, us, "e3")
    assert told(found) == {group: ("main normal", Fraction(5, 6)), mg: ("main normal", Fraction(4, 6))}
    assert found.total.is_exact
    assert found.total.share == pytest.approx(1 - Fraction(1, 6) * Fraction(2, 6))
    assert list(told(danger(s, us, "e5"))) == [group]


@rule("HN-ASSAULT-02", "HN-ASSAULT-05", "HN-ASSAULT-11")
@pytest.mark.parametrize(("kind", "chance"), [("ge_fire_group", Fraction(15, 36)), ("ge_assault_group", Fraction(196, 216))])
def test_an_enemy_that_does_not_see_the_square_may_come_and_assault(kind: str, chance: Fraction) -> None:
    """Two squares away, behind bocage. The fire group adds 3 to its die like the team, so it wins 15 of 36 rolls; a tie harms
    nobody. The assault group adds 4 to two dice: only 20 of 216 rolls do not win."""
    s = Duel(". . . . . .\n. . B . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .")
    us, group = s.put("us_rifle_team", "c1"), s.put(kind, "c4")
    found = danger(s, us, "c1")
    assert told(found) == {group: (threats.ASSAULT, chance)}
    assert found.total.share == pytest.approx(chance)


@rule("HN-ASSAULT-17")
def test_of_several_assaults_one_at_least_and_all_at_most_take_place() -> None:
    s = Duel(". . . . . .\n. . B . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .")
    us = s.put("us_rifle_team", "c1")
    s.put("ge_fire_group", "c4")
    s.put("ge_fire_group", "c5")
    total = danger(s, us, "c1").total
    assert (total.low, total.high) == pytest.approx((15 / 36, 1 - (21 / 36) ** 2))


@rule("HN-ABIL-18")
def test_a_counter_that_is_hidden_from_the_seat_is_left_out() -> None:
    s = Duel()
    us = s.put("us_rifle_team", "e3")
    s.put("ge_fire_group", "e6", hidden=p.AMBUSHED)
    assert danger(s, us, "e3").threats == ()
    s.state.hidden[1] = p.OPEN
    assert danger(s, us, "e3").threats


def test_a_seat_asks_about_its_own_units_and_the_places_they_can_reach() -> None:
    s = Duel()
    us, group = s.put("us_rifle_team", "e3"), s.put("ge_fire_group", "e6")
    assert threats.pieces(s.board, s.state, Seat(0)) == [str(us)]
    assert threats.pieces(s.board, s.state, Seat(1)) == [str(group)]
    places = threats.places(s.board, s.state, Seat(0), str(us))
    assert places[0] == "e3"
    assert "e4" in places
    assert "e6" not in places
