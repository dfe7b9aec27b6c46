"""The card about a turn that has ended: the reason that it gives is that of the rule it names."""

from __future__ import annotations

from bocage.core.event import Event
from bocage.core.recap import Recap
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.screens.turn_recap import TurnRecap
from bocage.games.v_commandos.text import VNamer
from tests.marks import rule
from tests.v_commandos.scene import Scene, scene


def card_of(m: Scene) -> Recap:
    """The card of a turn in which all this has happened."""
    made = TurnRecap(VNamer(m.board, "en"), [Event(e.TURN_BEGINS, (3,), "VC-TURN-01"), *m.log]).card()
    assert made is not None
    return made


@rule("VC-REWARD-01", "VC-REWARD-03", "VC-TNT-06")
def test_the_reason_beside_fallen_enemies_says_whether_they_leave_equipment() -> None:
    m = scene("[a: medic, mauser] [b]", dice=["medkit"])
    m.play("melee medic mauser")
    assert (card_of(m).rule, card_of(m).text) == (
        "VC-MELEE-03", "Each enemy eliminated is replaced by an equipment token drawn at random.")
    m = scene("[a: medic] [b: mauser, charge]").set("terrain one: alarm")
    m.play("detonate medic b")
    assert (card_of(m).title, card_of(m).rule, card_of(m).text) == (
        "One enemy eliminated", "VC-TNT-06", "Enemies eliminated in this way leave no equipment.")


@rule("VC-ELIM-02", "VC-ELIM-08")
def test_the_reason_beside_a_fallen_commando_does_not_promise_another_one_on_the_last_terrain() -> None:
    m = scene("[a: medic] [b: scout, charge]").set("terrain one: alarm")
    m.play("detonate medic b")
    assert m.state.squad == [0], "nobody was drawn"
    assert card_of(m).text == "The player draws another commando at random, if a terrain is still to be set up."
