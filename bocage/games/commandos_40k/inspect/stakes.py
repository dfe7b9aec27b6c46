"""Whether something is at stake when a roll could be made again (KT-TACTIC-09).

Many rolls of a round could be. A player who has made no wish is asked only where something is at stake."""

from __future__ import annotations

from collections.abc import Collection

from bocage.core.decision import Decision, Seat
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.inspect.attacks import paths_in
from bocage.games.commandos_40k.pieces import Model
from bocage.games.commandos_40k.rules.asking import (
    ADVANCE_ROLL, CHARGE_ROLL, HIT_ROLL, NERVE_ROLL, SAVE_ROLL, TRAUMA_ROLL, WOUND_ROLL, from_face)
from bocage.games.commandos_40k.rules.charging import charge_trip
from bocage.games.commandos_40k.state import State

# The least chance, in thousandths, that the roll is better when it is made again. Nerve and trauma decide about a model at
# once: any chance will do. A failed hit must still wound, and the wound be unsaved.
LEAST_CHANCE = {HIT_ROLL: from_face(3), WOUND_ROLL: from_face(4), SAVE_ROLL: from_face(5)}
SHORT_ADVANCE = 2                       # an advance of so much, or less, is likely to be longer when it is rolled again
ALWAYS = (NERVE_ROLL, TRAUMA_ROLL)


def is_worth_asking(roll: int, die: int, better: int) -> bool:
    if roll == ADVANCE_ROLL:
        return die <= SHORT_ADVANCE
    return roll in ALWAYS or better >= LEAST_CHANCE[roll]


def falls_short(b: Board, s: State, model: Model, total: int) -> bool:
    """KT-CHARGE-07: Whether a charge with this total does not bring the model to all targets that it has declared."""
    targets = s.targets[model] & s.on
    paths = paths_in(b, s, charge_trip(b, s, model, targets, total))
    return all(targets & ~engaged for _, engaged in paths)


def happens_to(b: Board, s: State, decision: Decision) -> Collection[Seat]:
    """Whoever is asked; of a re-roll, only if something is at stake."""
    if decision.kind == "reroll":
        model, roll, die, better = decision.about
        worth = falls_short(b, s, Model(model), die) if roll == CHARGE_ROLL else is_worth_asking(roll, die, better)
        return decision.by if worth else ()
    return decision.by
