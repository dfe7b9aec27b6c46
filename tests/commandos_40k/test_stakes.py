"""Of the many rolls that could be made again, a player is asked about those at which something is at stake."""

from __future__ import annotations

import pytest

import bocage
from bocage.core.decision import Decision, Seat
from bocage.games.commandos_40k import RULESET
from bocage.games.commandos_40k.inspect.stakes import is_worth_asking
from bocage.games.commandos_40k.rules.asking import ADVANCE_ROLL, CHARGE_ROLL, ROLLS, UNKNOWN, from_face
from tests.commandos_40k.scene import Scene, blade, man
from tests.marks import rule


@rule("KT-TACTIC-09", "KT-TACTIC-10", "KT-TACTIC-11")
@pytest.mark.parametrize(("roll", "die", "better", "worth"), [
    ("nerve", 1, 167, True), ("trauma", 3, 167, True),
    ("advance", 2, -1, True), ("advance", 3, -1, False),
    ("hit", 1, from_face(3), True), ("hit", 3, from_face(4), False), ("hit", 4, from_face(6), False),
    ("wound", 1, from_face(4), True), ("wound", 4, from_face(5), False),
    ("save", 2, from_face(5), True), ("save", 2, from_face(6), False),
])
def test_a_re_roll_is_worth_a_question_if_it_decides_much_or_is_likely_to_help(
        roll: str, die: int, better: int, worth: bool) -> None:
    assert is_worth_asking(ROLLS.index(roll), die, better) is worth


@rule("KT-TACTIC-09")
def test_other_windows_happen_to_whoever_is_asked() -> None:
    display, match = RULESET.display, bocage.new("commandos_40k", "air_assault", ["anna", "ben"], seed="stakes")
    seat = Seat(1)

    def concerned(kind: str, *about: int) -> tuple[int, ...]:
        asked = Decision((seat,), kind, (), rule="KT-TACTIC-09", about=about)
        return tuple(display.happens_to(match.board, match.state, asked))

    assert display.by_stakes == {"reroll"} <= display.windows
    assert concerned("under_fire", 0, 0) == (1,)
    assert concerned("reroll", 0, ADVANCE_ROLL, 2, UNKNOWN) == (1,)
    assert concerned("reroll", 0, ADVANCE_ROLL, 3, UNKNOWN) == ()


@rule("KT-TACTIC-09", "KT-CHARGE-05", "KT-CHARGE-07")
def test_a_charge_is_worth_a_second_roll_only_if_it_falls_short_of_a_target() -> None:
    s = Scene([man(5, 11, blade())], [man(11, 11), man(11, 17)], cp=(2, 0)).begin("move")
    s.play("charge a1", "target b1", "done").play("none b1", dice=[1, 2])
    assert (s.asked, asks_about_charge(s, 3)) == ("reroll", True)
    assert asks_about_charge(s, 7) is False
    s.state.targets[0] |= 1 << 2
    assert asks_about_charge(s, 7) is True, "it reaches one target of two"


def asks_about_charge(s: Scene, total: int) -> bool:
    asked = Decision((Seat(0),), "reroll", (), rule="KT-TACTIC-09", about=(0, CHARGE_ROLL, total, UNKNOWN))
    return bool(RULESET.display.happens_to(s.board, s.state, asked))
