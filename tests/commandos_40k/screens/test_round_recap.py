"""The card about a round that has ended."""

from __future__ import annotations

from bocage.core.event import Event
from bocage.core.recap import Recap
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k.screens.round_recap import RoundRecap
from bocage.games.commandos_40k.text import KNamer
from tests.commandos_40k.scene import Scene, gun, man
from tests.marks import rule


def card_of(s: Scene) -> Recap | None:
    """The card of a round in which all this has happened."""
    return RoundRecap(KNamer(s.board, "en"), [Event(e.ROUND, (2,), "KT-ROUND-01"), *s.events], 0).card()


@rule("KT-SPEC-12", "KT-TRAUMA-07")
def test_a_wound_of_this_round_that_first_aid_has_removed_is_not_told() -> None:
    for die, told in ((2, ["light wound, 1 of 3 · shot: – (b1)"]), (3, [])):
        s = Scene([man(5, 11), man(6.5, 11, is_="medic")], [man(15, 11, gun())], cp=(1, 0), initiative=1).begin("shoot")
        s.play("shoot b1", "fire gun a1", dice=[6, 6, 1]).play("pass", dice=[2])
        s.play("shoot a2", "use first_aid a2 a1", dice=[die])
        card = card_of(s)
        assert [row.note for row in (card.rows if card else ())] == told


@rule("KT-MORALE-06")
def test_a_team_that_broke_when_the_round_began_is_no_news_at_its_end() -> None:
    s = Scene([man(5, 11)], [man(15, 11)])
    broken = Event(e.BROKEN, (1,), "KT-MORALE-06")
    assert RoundRecap(KNamer(s.board, "en"), [Event(e.ROUND, (3,), "KT-ROUND-01"), broken], 0).card() is None
    marker = Event(e.MARKER_FOUND, (1,), "KT-MISSION2-08")
    card = RoundRecap(KNamer(s.board, "en"), [Event(e.ROUND, (3,), "KT-ROUND-01"), marker, broken], 0).card()
    assert card is not None
    assert card.rule == "KT-MISSION2-08"
