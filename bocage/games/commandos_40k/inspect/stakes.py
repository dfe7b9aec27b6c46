"""Whether something is at stake when a roll could be made again (KT-TACTIC-09).

Many rolls of a round could be. A player who has made no wish is asked only where something is at stake."""

from __future__ import annotations

from collections.abc import Collection

from bocage.core.decision import Decision, Seat
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.rules.asking import (
    ADVANCE_ROLL, CHARGE_ROLL, HIT_ROLL, NERVE_ROLL, SAVE_ROLL, TRAUMA_ROLL, WOUND_ROLL, from_face)
from bocage.games.commandos_40k.state import State

# The least chance, in thousandths, that the roll is better when it is made again. A charge that falls short, nerve and trauma
# decide about a model at once: any chance will do. A failed hit must still wound, and the wound be unsaved.
LEAST_CHANCE = {HIT_ROLL: from_face(3), WOUND_ROLL: from_face(4), SAVE_ROLL: from_face(5)}
SHORT_ADVANCE = 2                       # an advance of so much, or less, is likely to be longer when it is rolled again
ALWAYS = (CHARGE_ROLL, NERVE_ROLL, TRAUMA_ROLL)


def is_worth_asking(roll: int, die: int, better: int) -> bool:
    if roll == ADVANCE_ROLL:
        return die <= SHORT_ADVANCE
    return roll in ALWAYS or better >= LEAST_CHANCE[roll]


def happens_to(b: Board, s: State, decision: Decision) -> Collection[Seat]:
    """Whoever is asked; of a re-roll, only if something is at stake."""
    if decision.kind == "reroll":
        _, roll, die, better = decision.about
        return decision.by if is_worth_asking(roll, die, better) else ()
    return decision.by
