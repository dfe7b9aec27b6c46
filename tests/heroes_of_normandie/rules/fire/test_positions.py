"""HN-POS: defensive positions, where two of them meet and where both units are in one."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.rules.damage.overlays import lay_position
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import BACK
from tests.marks import rule

LONG = ". . . .\n. p p .\n. . . .\n. . . ."
GUARDIAN = ("us; us_8th_regiment", "ge; ge_902; ge_feldkommando = guardian")
GRENADES = ("us; us_8th_regiment = frag_grenades", "ge; ge_902")


@rule("HN-POS-02", "HN-ORDN-12")
@pytest.mark.parametrize(("start", "defence"), [("b2", 5), ("c4", 8)])
def test_guardian_gives_nothing_where_the_position_gives_nothing(start: str, defence: int) -> None:
    """HN-POS-02, HN-ORDN-12: against a firer in the same position neither counts; from outside 2 and 1."""
    s = Duel(LONG, army=GUARDIAN)
    s.put("ge_fire_group", "c2")
    s.activate(s.put("us_rifle_team", start)).quietly("fire main normal", dice=[1])
    assert s.shots() == [(4, defence)]


@rule("HN-POS-04", "HN-POS-05")
def test_two_positions_dug_side_by_side_are_two() -> None:
    """HN-POS-04, HN-POS-05: a grenade into one of them does not strike who is in the other."""
    s = Duel(army=GRENADES)
    for square in ("e4", "f4"):
        lay_position(s.table, s.square(square))
        s.put("ge_fire_group", square)
    s.activate(s.put("us_rifle_team", "e5", tile=0)).quietly("fire main grenade")
    assert [option for option in s.options() if option.startswith("into")] == ["into e4", "into f4"]
    s.quietly("into e4", dice=[1])
    assert s.shots() == [(4, 5)]


@rule("HN-POS-03", "HN-ABIL-18")
def test_a_hidden_unit_watches_from_its_position_and_shows_itself_when_it_fires() -> None:
    s = Duel(". . p . .\n" + ". . . . .\n" * 8)
    recon, rifles = s.put("ge_recon_group", "c1", face=BACK, hidden=p.AMBUSHED), s.put("us_rifle_team", "c8")
    s.activate(rifles).quietly("move")
    s.play("step c7")
    assert s.asked == "moved"
    s.play("opportunity u1 main normal", dice=[1])
    assert (s.state.hidden[recon], s.state.order[recon]) == (p.OPEN, p.ACTIVE)


@rule("HN-ORDN-21")
def test_smoke_weighs_on_shots_and_not_on_assaults() -> None:
    """HN-ORDN-21: two neighbours in one cloud: their shots lose 4, their assault nothing."""
    for deed, results in (("fire main normal", [(5, 5)]), ("move", [])):
        s = Duel()
        rifles = s.put("us_rifle_team", "e5")
        s.put("ge_fire_group", "e4")
        s.set("smoke: s1 @e5 4")
        s.activate(rifles).quietly(deed, dice=[6] if deed != "move" else [])
        assert s.shots() == results
        if deed == "move":
            s.quietly("assault e4", dice=[6, 1])
            assert s.clashes() == [(9, 4)]
