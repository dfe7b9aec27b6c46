"""Windows: who speaks when, and last in, first out."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

import pytest

from bocage.core.action import PASS, Action
from bocage.core.decision import Decision, Seat, Steps
from bocage.core.dice import ForkingDice
from bocage.core.table import Table
from bocage.core.windows import Answer, Topic, Window, happen, speak

SEATS = (0, 1, 2)
Log = Table[None, list[str]]
Line = Answer[Log, Topic]
Shot = Window[Log, Topic]


class Told:
    """A table that only remembers what happened, in order."""

    def __init__(self) -> None:
        self.table: Log = Table(None, [], ForkingDice())

    @property
    def happened(self) -> list[str]:
        return self.table.state


def line(name: str, seats: Sequence[int] = SEATS, *, cancels: bool = False, held: bool = True,
         window: Callable[[], Shot] | None = None) -> Line:
    """An answer of that name for some seats; with a window, it can itself be answered."""
    action = Action(name)

    def effect(g: Log, seat: Seat, topic: Topic) -> Steps:
        g.state.append(f"{name} of {seat}")
        topic.cancelled = topic.cancelled or cancels
        yield from ()

    def play(g: Log, seat: Seat, choice: Action, topic: Topic) -> Steps:
        if window is None:
            yield from effect(g, seat, topic)
        else:
            yield from happen(g, Topic(seat), lambda: effect(g, seat, topic), before=(window(),))

    return Answer(lambda g, seat, topic: [action] if held else [], play, lambda g, seat, topic: seat in seats)


def deed(g: Log) -> Callable[[], Steps]:
    def steps() -> Steps:
        g.state.append("the deed")
        yield from ()
    return steps


def let(steps: Steps, *answers: str) -> list[tuple[str, Seat, list[str]]]:
    """Answers questions in order, then passes; returns what was asked: window, seat, options."""
    asked, waiting = [], list(answers)
    try:
        decision: Decision = next(steps)
        while True:
            asked.append((decision.kind, decision.by[0], [option.text for option in decision.options]))
            wanted = waiting.pop(0) if waiting else "pass"
            decision = steps.send(next(option for option in decision.options if option.text == wanted))
    except StopIteration:
        assert not waiting, f"never asked: {waiting}"
        return asked


def topic(by: int, args: tuple[int, ...] = ()) -> Topic:
    return Topic(Seat(by), args)


def window(*answers: Line, name: str = "shot", order: Sequence[int] = SEATS) -> Shot:
    return Window(name, "XY-W-01", lambda g, topic: [Seat(at) for at in order], answers)


def test_a_deed_that_nobody_may_answer_just_happens() -> None:
    told = Told()
    assert let(happen(told.table, topic(0), deed(told.table), before=(window(),))) == []
    assert told.happened == ["the deed"]


def test_the_windows_before_a_deed_come_in_their_order_then_the_deed_then_those_after_it() -> None:
    told = Told()
    cancel, interrupt, react = (window(line(name), order=[1]) for name in ("cancel", "interrupt", "react"))
    asked = let(happen(told.table, topic(0), deed(told.table), before=(cancel, interrupt), after=(react,)),
                "pass", "interrupt", "pass", "react")
    assert [options[0] for _, _, options in asked] == ["cancel", "interrupt", "interrupt", "react", "react"]
    assert told.happened == ["interrupt of 1", "the deed", "react of 1"]


def test_seats_speak_in_the_order_of_the_window() -> None:
    told = Told()
    asked = let(speak(told.table, window(line("aim"), order=[2, 0, 1]), topic(0)))
    assert [seat for _, seat, _ in asked] == [2, 0, 1]


def test_after_an_answer_everybody_is_asked_again_until_all_pass_in_a_row() -> None:
    told = Told()
    asked = let(speak(told.table, window(line("aim"), order=[0, 1]), topic(0)),
                "pass", "aim", "pass", "pass")
    assert [seat for _, seat, _ in asked] == [0, 1, 0, 1]
    assert told.happened == ["aim of 1"]


def test_the_order_may_depend_on_whose_deed_it_is() -> None:
    told = Told()
    others: Shot = Window("shot", "XY-W-01", lambda g, topic: [Seat(at) for at in SEATS if at != topic.by], [line("aim")])
    asked = let(speak(told.table, others, topic(1)))
    assert [seat for _, seat, _ in asked] == [0, 2]


def test_only_those_are_asked_whom_public_facts_allow_an_answer() -> None:
    told = Told()
    asked = let(speak(told.table, window(line("aim", seats=[1])), topic(0)))
    assert [seat for _, seat, _ in asked] == [1]


def test_a_seat_that_could_but_cannot_answer_is_asked_all_the_same() -> None:
    told = Told()
    asked = let(speak(told.table, window(line("aim", seats=[1], held=False)), topic(0)))
    assert asked == [("shot", 1, ["pass"])]


def test_answers_of_one_window_are_offered_together() -> None:
    told = Told()
    both = window(line("aim"), line("smoke"), order=[0])
    assert let(speak(told.table, both, topic(0)))[0] == ("shot", 0, ["aim", "smoke", "pass"])


def test_a_cancelled_deed_does_not_happen_and_nobody_speaks_any_more() -> None:
    told = Told()
    dodge, aim, spy = window(line("dodge", cancels=True)), window(line("aim")), window(line("spy"))
    asked = let(happen(told.table, topic(0), deed(told.table), before=(dodge, aim), after=(spy,)), "pass", "dodge")
    assert [seat for _, seat, _ in asked] == [0, 1]
    assert told.happened == ["dodge of 1"]


def test_a_later_window_may_cancel_too() -> None:
    told = Told()
    aim, jam = window(line("aim"), order=[0]), window(line("jam", cancels=True), order=[0])
    asked = let(happen(told.table, topic(0), deed(told.table), before=(aim, jam)), "pass", "jam")
    assert len(asked) == 2
    assert told.happened == ["jam of 0"]


def chain() -> Shot:
    """Two seats whose cards cancel each other's cards, as deep as they like."""
    return Window("card", "XY-W-01", lambda g, topic: [Seat(1 - topic.by)], [line("counter", cancels=True, window=chain)])


@pytest.mark.parametrize(("counters", "happened"), [
    (0, ["the deed"]),
    (1, ["counter of 0"]),
    (2, ["counter of 1", "the deed"]),
    (3, ["counter of 0", "counter of 0"]),
    (4, ["counter of 1", "counter of 1", "the deed"]),
])
def test_the_last_card_played_takes_effect_first(counters: int, happened: list[str]) -> None:
    told = Told()
    let(happen(told.table, topic(1), deed(told.table), before=(chain(),)), *["counter"] * counters)
    assert told.happened == happened


def test_a_question_carries_the_rule_of_the_window_and_what_it_is_about() -> None:
    told = Told()
    decision = next(speak(told.table, window(line("aim")), topic(0, (7, 8))))
    assert (decision.kind, decision.rule, decision.about) == ("shot", "XY-W-01", (7, 8))
    assert decision.options[-1] is PASS
    assert not decision.sealed


def test_answers_that_wait_for_the_end_of_the_window_are_settled_when_all_have_passed_and_then_all_are_asked_again() -> None:
    told = Told()
    stack: list[str] = []

    def lay(g: Log, seat: Seat, choice: Action, topic: Topic) -> Steps:
        stack.append(f"card of {seat}")
        yield from ()

    def settle(g: Log, topic: Topic) -> Generator[Decision, Action, bool]:
        g.state.extend(reversed(stack))
        had, stack[:] = bool(stack), []
        yield from ()
        return had

    card: Line = Answer(lambda g, seat, topic: [Action("card")], lay)
    asked = let(speak(told.table, window(card, order=[0, 1]), topic(0), settle), "card", "card", "pass", "pass")
    assert [seat for _, seat, _ in asked] == [0, 1, 0, 1, 0, 1]
    assert told.happened == ["card of 1", "card of 0"]


def test_an_answer_that_two_lines_offer_is_offered_once_and_the_first_line_plays_it() -> None:
    told, same = Told(), Action("same")

    def played_by(name: str) -> Line:
        def play(g: Log, seat: Seat, choice: Action, topic: Topic) -> Steps:
            g.state.append(name)
            yield from ()
        return Answer(lambda g, seat, topic: [same], play)

    asked = let(speak(told.table, window(played_by("first"), played_by("second"), order=[0]), topic(0)), "same")
    assert asked[0] == ("shot", 0, ["same", "pass"])
    assert told.happened == ["first"]


def test_a_seat_is_not_asked_for_answers_that_lie_open_when_it_has_none() -> None:
    def play(g: Log, seat: Seat, choice: Action, topic: Topic) -> Steps:
        raise AssertionError("nobody is asked")

    told = Told()
    nothing: Line = Answer(lambda g, seat, topic: [], play)
    assert let(speak(told.table, window(nothing), topic(0))) == []
