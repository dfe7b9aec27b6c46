"""How rules ask, roll and count: the table of this game, questions, dice with their names, lengths between models."""

from __future__ import annotations

from collections.abc import Generator

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.core.table import Table
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.model_profiles import Roll
from bocage.games.commandos_40k.pieces import FIRST, NO_MODEL, OTHER, SECOND, Model
from bocage.games.commandos_40k.state import State

KTable = Table[Board, State]
Rolled = Generator[Decision, Action, int]

# What the numbers beside each question are.
ASKED = {
    # before the battle
    "role": "", "edge": "", "half": "", "marker": "number", "recon": "", "trap": "number", "hold": "number", "deploy": "",
    "deploy_at": "model die", "forward": "number", "sentry": "number",
    # command
    "courage": "", "nerve": "", "initiative": "", "initiative_again": "",
    # phases
    "move_start": "", "shoot_start": "", "fight_start": "",
    # movement
    "move": "", "normal_path": "model", "advance_path": "model number", "fall_back_path": "model", "forward_path": "model",
    "charge_targets": "model", "react": "model", "retreat_path": "model foe", "charge_tactic": "model number",
    "charge_path": "model number", "failed_charge_path": "model number", "tests": "model", "flip": "",
    # attacks
    "shoot_next": "", "shoot": "model", "overwatch": "model foe", "allot": "model foe number", "channel": "model",
    "under_fire": "model foe", "under_overwatch": "model foe", "fight_next": "", "weapons": "model",
    "allot_blows": "model weapon foe number", "strike": "model", "pile_in_path": "model", "consolidate_path": "model",
    "frenzy_next": "", "frenzy_path": "model",
    "reroll": "model roll die", "trauma": "model", "trauma_again": "model number",
    # the mission
    "round_end": "",
}
# Rolls that may be made again (KT-TACTIC-09), as ``roll`` beside the question.
ROLLS = ("advance", "charge", "nerve", "hit", "wound", "save", "trauma")
ADVANCE_ROLL, CHARGE_ROLL, NERVE_ROLL, HIT_ROLL, WOUND_ROLL, SAVE_ROLL, TRAUMA_ROLL = range(len(ROLLS))


def asked_seat(decision: Decision) -> Seat:
    """Whose choice it is: every question of this game goes to one seat."""
    return Seat(decision.by[0])


def asked_model(decision: Decision) -> Model:
    """The model that a question is about; ``NO_MODEL``: none."""
    return Model(decision.about[0]) if ASKED[decision.kind].startswith("model") else NO_MODEL


def total(g: KTable, roll: Roll) -> tuple[int, list[int]]:
    """KT-DICE-01, KT-DICE-02: a number or dice added up (a D3 is half a die, rounded up); with the faces."""
    if not roll.count:
        return roll.plus, []
    faces = g.dice.roll(roll.count)
    return roll.plus + (sum(faces) if roll.sides != 3 else sum((face + 1) // 2 for face in faces)), faces


def roll_off(g: KTable) -> Seat:
    """KT-DICE-08: each rolls a die, the higher wins; ties are rolled again. Returns the winner's seat."""
    while True:
        one, two = g.dice.roll(1)[0], g.dice.roll(1)[0]
        g.tell(e.ROLL_OFF, 0 if one > two else 1 if two > one else -1, one, two)
        if one != two:
            return FIRST if one > two else SECOND


def in_turn(g: KTable, matters: bool) -> tuple[Seat, Seat]:
    """KT-SEQ-01, KT-SEQ-02: who goes first among rules due at once: who has the initiative; before that is settled, who wins a
    roll-off, rolled only when the order can matter."""
    first = g.state.initiative
    if first < 0:
        first = roll_off(g) if matters else FIRST
    return first, OTHER[first]
