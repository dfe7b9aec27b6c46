"""Small things that pass between rules and match: actions, decisions, events, the table."""

from __future__ import annotations

import pytest

from bocage.core.action import PASS, Action
from bocage.core.decision import Decision, LazyDecision, Seat
from bocage.core.dice import ForkingDice
from bocage.core.event import Event, Happening
from bocage.core.table import Table


def test_an_action_without_text_is_called_by_its_verb() -> None:
    assert Action("fire").text == "fire"
    assert Action("run", (2,), "run 2").text == "run 2"
    assert PASS.text == "pass"
    assert repr(Action("run", (2,), "run 2")) == "<run 2>"


def test_a_decision_allows_its_options_and_nothing_else() -> None:
    run, fire = Action("run"), Action("fire")
    decision = Decision((Seat(0),), "act", [run])
    assert decision.allows(run)
    assert not decision.allows(fire)
    assert not decision.allows(Action("run")), "actions of a board are made once and compared by identity"


def test_a_judge_allows_more_than_the_sample() -> None:
    decision = Decision((Seat(0),), "walk", [PASS], legal=lambda action: action.verb == "walk" and action.args[0] < 10)
    assert decision.allows(PASS)
    assert decision.allows(Action("walk", (9,)))
    assert not decision.allows(Action("walk", (10,)))


def test_options_that_take_long_are_found_once_when_somebody_reads_them() -> None:
    found = []

    def find() -> list[Action]:
        found.append(1)
        return [PASS]

    decision = LazyDecision((Seat(0),), "walk", find, "STR-TURN-01", (0,), legal=lambda action: action.verb == "walk")
    assert not found
    assert list(decision.options) == [PASS] == list(decision.options)
    assert decision.allows(Action("walk"))
    assert len(found) == 1
    decision.close()
    assert list(decision.options) == [PASS], "what was found before the answer stays"


def test_nobody_finds_the_options_of_a_question_that_was_answered() -> None:
    """The position has changed by then: they would be those of another one."""
    decision = LazyDecision((Seat(0),), "walk", lambda: [PASS], "STR-TURN-01", ())
    decision.close()
    with pytest.raises(AssertionError, match="answered"):
        list(decision.options)


def test_a_decision_shows_what_is_asked_of_whom() -> None:
    assert repr(Decision((Seat(0), Seat(1)), "act", [PASS])) == "<act by (0, 1): pass>"
    assert not Decision().sealed


@pytest.mark.parametrize(("seats", "seen"), [
    (None, [True, True, True]), ((1,), [False, False, True]), ((0, 1), [False, True, True])])
def test_an_event_is_seen_by_its_seats_or_by_everybody(seats: tuple[int, ...] | None, seen: list[bool]) -> None:
    event = Event(Happening("drew", "card", "XY-A-01"), (3,), "XY-A-01", seats)
    assert [event.seen_by(eyes) for eyes in (None, 0, 1)] == seen
    assert (event.name, event.plain()) == ("drew", ("drew", (3,), "XY-A-01"))


def test_the_table_tells_with_the_rule_of_the_event_or_another() -> None:
    told: list[Event] = []
    g: Table[None, list[int]] = Table(None, [], ForkingDice(), told)
    drew = Happening("drew", "card", "XY-A-01")
    g.tell(drew, 1)
    g.tell(drew, 2, rule="XY-A-02")
    g.tell_to((1,), drew, 3)
    assert [(event.args, event.rule, event.seats) for event in told] == [
        ((1,), "XY-A-01", None), ((2,), "XY-A-02", None), ((3,), "XY-A-01", (1,))]


def test_where_nobody_listens_nothing_is_told() -> None:
    g: Table[None, list[int]] = Table(None, [], ForkingDice())
    g.tell(Happening("drew"))
    g.tell_to((0,), Happening("drew"))
    assert g.events is None


def test_the_table_counts_what_is_revealed() -> None:
    g: Table[None, list[int]] = Table(None, [], ForkingDice())
    g.reveal()
    g.reveal()
    assert g.reveals == 2
