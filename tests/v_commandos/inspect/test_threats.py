"""Who could hurt a commando on a tile in the next enemy phase: the numbers, worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bocage.core.contract import Danger
from bocage.core.decision import Seat
from bocage.games.v_commandos.inspect import threats
from tests.marks import rule
from tests.v_commandos.scene import Scene, scene

US = Seat(0)


def danger(m: Scene, piece: str, state: str, place: str) -> Danger:
    return threats.danger(m.board, m.state, US, piece, state, place)


def told(found: Danger) -> dict[str, tuple[str, Fraction]]:
    return {threat.who: (threat.how, Fraction(threat.chance.share).limit_denominator(1296)) for threat in found.threats}


@rule("VC-EFIRE-02", "VC-EFIRE-08", "VC-EMOVE-02")
def test_each_group_that_will_fire_counts_after_it_has_moved() -> None:
    """The tile needs a 4. The MP40 rolls two dice; the Mauser comes to the next tile and rolls one."""
    m = scene("[a: medic visible, mp40] [b] [c M: mauser]")
    found = danger(m, "medic", "visible", "a")
    assert told(found) == {"a": ("1 mp40", Fraction(3, 4)), "b": ("1 mauser", Fraction(1, 2))}
    assert found.total.is_exact
    assert found.total.share == pytest.approx(1 - Fraction(1, 4) * Fraction(1, 2))


@rule("VC-TEST-02", "VC-EFIRE-03")
def test_a_group_that_sees_somebody_on_its_own_tile_does_not_fire_elsewhere() -> None:
    """The two MP40 go to b. If they do not see the sniper there (4 of 6, twice), they fire four dice at c."""
    m = scene("[a: medic visible, 2 mp40] [b: sniper] [c]")
    assert danger(m, "medic", "visible", "c").total.share == pytest.approx(Fraction(4, 9) * Fraction(15, 16))


@rule("VC-STEALTH-02")
def test_who_stays_stealthy_is_not_fired_at() -> None:
    m = scene("[a: medic visible, mp40] [b] [c M]", direction="E")
    assert threats.states(m.board, m.state, US, "medic") == ["visible", "stealthy"]
    assert danger(m, "medic", "stealthy", "a").total.share == 0
    assert danger(m, "medic", "visible", "a").total.share == pytest.approx(3 / 4)


@rule("VC-EFIRE-10")
def test_hits_that_players_share_go_to_the_commando() -> None:
    alone, together = scene("[a: medic visible, mp40] [b]"), scene("[a: medic visible, sniper visible, mp40] [b]")
    assert danger(alone, "medic", "visible", "a").total == danger(together, "medic", "visible", "a").total


def test_one_asks_about_commandos_on_a_terrain_and_tiles_with_room() -> None:
    m = scene("[a: medic visible] [b: 4 mp40] [c]", off=["scout"])
    assert threats.pieces(m.board, m.state, US) == ["medic"]
    assert threats.places(m.board, m.state, US, "medic") == ["a", "c"]
    assert danger(m, "medic", "visible", "c") == danger(m, "medic", "visible", "c"), "samples are the same each time"


@rule("VC-NEST-01", "VC-NEST-03")
def test_on_the_tile_of_an_empty_nest_the_commando_sits_in_it() -> None:
    """The Mauser comes next to the medic and hits with a 5 or 6; without the nest with a 4."""
    m = scene("[a: medic visible] [b: nest] [c: mauser]")
    assert danger(m, "medic", "visible", "b").total.share == pytest.approx(1 / 3)
    m = scene("[a: medic visible] [b] [c: mauser]")
    assert danger(m, "medic", "visible", "b").total.share == pytest.approx(1 / 2)


@rule("VC-NEST-05", "VC-GUARD-06", "VC-EFIRE-07")
def test_an_enemy_takes_the_nest_that_the_commando_leaves() -> None:
    """The Mauser fires four dice from it instead of one; the tile needs a 4."""
    m = scene("[a: medic visible in nest, nest, mauser] [b]")
    assert danger(m, "medic", "visible", "b").total.share == pytest.approx(1 - Fraction(1, 2) ** 4)
