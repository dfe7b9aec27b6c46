"""Hit rolls of shooting, and snap shots (KT-HIT, KT-SNAP)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.commandos_40k.duel import hits, to_hit, volley, wounds
from tests.commandos_40k.scene import TOUCH, Scene, box, gun, man
from tests.marks import rule

WALL = box(8, 5, 9, 17, 1, "climb", "block")        # hides the lower half of who stands at 15, 11, from too far to cover it
SNAP: dict[str, Any] = {"tokens": ["retreated"]}


def hit(die: int, *after: int, **given: Any) -> bool:
    """Whether a shot with that die hits; a hit then fails to wound, unless said."""
    return hits(volley(die, *after, **given))[0][1]


def chance(given: dict[str, Any], skill: int) -> list[int]:
    """The faces that hit."""
    found = []
    for die in range(1, 7):
        s = Scene([man(5, 11, gun(skill=skill), **given.get("shooter", {}))], [man(15, 11)], given.get("pieces", ()))
        s.begin("shoot").play("shoot a1")
        s.dice.script += [die, 1]                               # the second die only if it hits
        s.run.play(s.read("fire gun b1"))
        s.dice.script.clear()
        found += [die] if hits(s)[0][1] else []
    return found


@rule("KT-HIT-01")
@pytest.mark.parametrize("skill", [2, 3, 4, 5, 6])
def test_a_shot_hits_on_its_skill_or_more(skill: int) -> None:
    assert chance({}, skill) == list(range(skill, 7))


@rule("KT-HIT-02")
def test_an_unmodified_six_always_hits_and_is_critical() -> None:
    """BS 6+ with three light wounds would need a 9."""
    weapon = gun("sustained_hits:1", skill=6)
    s = volley(6, 1, 1, weapon=weapon, shooter={"light": 3})
    assert (to_hit(s), hits(s)) == ([-3], [(6, True)])
    assert s.told("more_hits") == [(0, 1)]
    assert len(wounds(s)) == 2


@rule("KT-HIT-02")
def test_a_five_that_counts_as_six_is_not_critical() -> None:
    s = volley(5, 1, weapon=gun("heavy", "sustained_hits:1"), shooter={"tokens": ["stationary"]})
    assert (to_hit(s), hits(s), s.told("more_hits")) == ([1], [(5, True)], [])


@rule("KT-HIT-03")
def test_an_unmodified_one_always_misses() -> None:
    assert not hit(1, weapon=gun("heavy", skill=2), shooter={"tokens": ["stationary"]})


@rule("KT-HIT-04", "KT-RULING-27")
def test_maluses_of_a_shot_add_up_without_a_limit() -> None:
    """−1 obscured, −1 for each light wound, −1 shaken."""
    assert to_hit(volley(1, pieces=[WALL])) == [-1]
    assert to_hit(volley(1, shooter={"light": 2})) == [-2]
    assert to_hit(volley(1, shooter={"shaken": True})) == [-1]
    worst = {"light": 3, "shaken": True}
    s = volley(5, weapon=gun(skill=2), pieces=[WALL], shooter=worst)
    assert (to_hit(s), hits(s)) == ([-5], [(5, False)])
    assert chance({"pieces": [WALL], "shooter": {"light": 1, "shaken": True}}, 2) == [5, 6]


@rule("KT-HIT-05", "KT-RULING-27")
def test_a_long_way_is_no_malus() -> None:
    assert to_hit(volley(1, apart=22)) == to_hit(volley(1, apart=2)) == [0]


@rule("KT-EX-18", "KT-HIT-04", "KT-WEAPON-09")
def test_a_wounded_shooter_at_an_obscured_target() -> None:
    """BS 4+: a 5 is a 3, a miss; a 6 hits and is critical; with a heavy weapon, having stood still, the 5 is a 4."""
    hurt = {"light": 1}
    weapon = gun("sustained_hits:1", skill=4)
    s = volley(5, weapon=weapon, pieces=[WALL], shooter=hurt)
    assert (to_hit(s), hits(s)) == ([-2], [(5, False)])
    s = volley(6, 1, 1, weapon=weapon, pieces=[WALL], shooter=hurt)
    assert (hits(s), len(s.told("more_hits"))) == ([(6, True)], 1)
    s = volley(5, 1, weapon=gun("heavy", skill=4), pieces=[WALL], shooter=hurt | {"tokens": ["stationary"]})
    assert (to_hit(s), hits(s)) == ([-1], [(5, True)])


# --- snap shots -------------------------------------------------------------------------------------------------------


@rule("KT-SNAP-01")
def test_a_snap_shot_hits_on_a_six_only() -> None:
    assert chance({"shooter": SNAP}, 2) == [6]
    assert chance({"shooter": SNAP | {"light": 3}, "pieces": [WALL]}, 6) == [6]


@rule("KT-SNAP-02")
def test_a_snap_shot_is_never_critical() -> None:
    s = volley(6, 1, weapon=gun("sustained_hits:1", "lethal_hits"), shooter=SNAP)
    assert (hits(s), wounds(s)) == ([(6, True)], [(1, False)])
    assert (s.told("more_hits"), s.told("auto_wound")) == ([], [])


@rule("KT-SNAP-03")
def test_a_snap_shot_may_be_rolled_again() -> None:
    """A sniper rolls ones again; with a precision weapon all that miss; anybody for a command point."""
    assert hits(volley(1, 6, 1, shooter=SNAP | {"is_": "sniper"})) == [(1, False), (6, True)]
    assert hits(volley(5, shooter=SNAP | {"is_": "sniper"})) == [(5, False)]
    assert hits(volley(5, 6, 1, weapon=gun("precision"), shooter=SNAP | {"is_": "sniper"})) == [(5, False), (6, True)]
    s = volley(5, shooter=SNAP, cp=(1, 0))
    assert s.asked == "reroll"
    s.play("reroll", dice=[6, 1])
    assert hits(s) == [(5, False), (6, True)]


@rule("KT-SNAP-03")
def test_nothing_is_added_to_a_snap_shot() -> None:
    """Scanned by a comms specialist for +1 to hit: a 5 is still a miss."""
    s = Scene([man(5, 11, gun(skill=2), **SNAP)], [man(15, 11)]).set("a1: effects scanned").begin("shoot")
    s.play("shoot a1", "fire gun b1", dice=[5])
    assert (to_hit(s), hits(s)) == ([0], [(5, False)])


@rule("KT-SNAP-04", "KT-RULING-28")
def test_torrents_hit_by_themselves_in_snap_shots() -> None:
    s = volley(1, 1, weapon=gun("torrent", attacks=2, skill=None), shooter=SNAP)
    assert (len(s.told("auto_hit")), hits(s), len(wounds(s))) == (2, [], 2)


@rule("KT-SNAP-04", "KT-RULING-28")
def test_torrents_hit_by_themselves_in_overwatch() -> None:
    s = Scene([man(5, 11)], [man(5 + TOUCH + 8, 11, gun("torrent", skill=None))]).begin("move")
    s.play("charge a1", "overwatch b1", "fire gun a1", dice=[1, 1, 1])
    assert (len(s.told("auto_hit")), hits(s), len(wounds(s))) == (1, [], 1)
