"""HN-ABIL-08, HN-RULING-37: a weapon with Destruction is fired at a structure in which nobody can be shot at."""

from __future__ import annotations

import pytest

from bocage.games.heroes_of_normandie import pieces as p
from tests.heroes_of_normandie.duel import Duel
from tests.marks import rule

POSITION_E1 = ". . . . p . .\n" + ". . . . . . .\n" * 2


@rule("HN-ABIL-08", "HN-FIRE-03")
def test_who_has_fired_at_a_structure_has_acted() -> None:
    s = Duel(POSITION_E1)
    s.activate(s.put("us_engineers", "b1")).quietly("fire main normal", dice=[4, 4])
    assert s.told("structure_hit") == [(s.square("e1"), 2)]
    assert s.is_over


@rule("HN-ABIL-18", "HN-ABIL-08")
def test_only_a_hidden_unit_shows_itself_when_it_fires_at_a_structure() -> None:
    s = Duel(POSITION_E1)
    hidden, open_to_all = s.put("us_engineers", "b1", hidden=p.MARKER_A), s.put("us_engineers", "c3")
    s.activate(hidden).quietly("fire main normal", dice=[1, 1])
    assert s.told("spotted") == [(s.tag(hidden),)]
    assert s.state.hidden[hidden] == p.OPEN
    s.activate(open_to_all).quietly("fire main normal", dice=[1, 1])
    assert s.told("spotted") == [(s.tag(hidden),)]


@rule("HN-ABIL-08", "HN-RULING-37")
@pytest.mark.parametrize(("friend", "offered"), [("a1", ["at c1", "at e1"]), ("e1", ["at a1", "at c1"])])
def test_a_position_that_a_friend_holds_is_not_fired_at(friend: str, offered: list[str]) -> None:
    """The corner square too."""
    s = Duel("p . p . p .\n" + ". . . . . .\n" * 3)
    s.put("us_fire_team", friend)
    s.activate(s.put("us_engineers", "c4")).play("fire main normal")
    assert (s.asked, s.options()) == ("aim", offered)
