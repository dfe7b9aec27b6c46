"""The table of this game, what its questions are about, and dice: a total, a roll-off, whose rule comes first."""

from __future__ import annotations

from collections.abc import Generator

from bocage.core.action import Action
from bocage.core.asking import alike, ask
from bocage.core.decision import Decision, Seat
from bocage.core.table import Table
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.model_profiles import Roll
from bocage.games.commandos_40k.pieces import FIRST, NO_MODEL, OTHER, SEATS, SECOND, Model
from bocage.games.commandos_40k.state import State

KTable = Table[Board, State]
Rolled = Generator[Decision, Action, int]

# What the numbers beside each question are. ``other`` of shots that are divided: the target that was named. ``rest``: the
# targets that are asked about after this one; none where several weapons strike.
ASKED = {
    # before the battle
    "role": "", "edge": "", "half": "", "marker": "number", "recon": "", "trap": "number", "hold": "number", "deploy": "",
    "deploy_at": "model die quarter", "forward": "number", "sentry": "number",
    # command
    "order": "", "courage": "", "nerve": "", "initiative": "",
    "initiative_again": "number total better",
    # phases
    "move_start": "", "shoot_start": "", "fight_start": "",
    # movement
    "move": "", "normal_path": "model", "advance_path": "model number", "fall_back_path": "model", "forward_path": "model",
    "charge_targets": "model", "react": "model", "retreat_path": "model foe", "charge_tactic": "model number",
    "charge_path": "model number", "failed_charge_path": "model number", "tests": "model", "flip": "",
    "scan": "model",
    # attacks
    "shoot_next": "", "shoot": "model", "overwatch": "model foe", "allot": "model foe number other rest", "channel": "model",
    "next_target": "model",
    "under_fire": "model foe", "under_overwatch": "model foe", "fight_next": "", "weapons": "model",
    "allot_blows": "model weapon foe number rest", "strike": "model", "pile_in_path": "model", "consolidate_path": "model",
    "frenzy_next": "", "frenzy_path": "model",
    "reroll": "model roll die better", "trauma": "model", "trauma_again": "model number better",
    # the mission
    "round_end": "",
}
# Rolls that may be made again (KT-TACTIC-09), as ``roll`` beside the question. ``better``: the chance, in thousandths, that the
# roll is better when it is made again; ``UNKNOWN`` where that depends on what the player wants.
ROLLS = ("advance", "charge", "nerve", "hit", "wound", "save", "trauma")
ADVANCE_ROLL, CHARGE_ROLL, NERVE_ROLL, HIT_ROLL, WOUND_ROLL, SAVE_ROLL, TRAUMA_ROLL = range(len(ROLLS))

UNKNOWN = -1
SIDES = 6


def in_thousandths(good_faces: int, dice: int = 1) -> int:
    """The chance that every die shows one of its good faces, in thousandths."""
    good = max(0, min(SIDES, good_faces))
    return round(1000 * (good / SIDES) ** dice)


def from_face(face: int) -> int:
    """The chance that a die shows this face or more, in thousandths."""
    return in_thousandths(SIDES + 1 - face)


def above(total: int) -> int:
    """The chance that the sum of two dice is higher than this total, in thousandths."""
    faces = range(1, SIDES + 1)
    return round(1000 * sum(one + two > total for one in faces for two in faces) / SIDES ** 2)


def asked_seat(decision: Decision) -> Seat:
    """The seat that decides. Every question of this game goes to one seat."""
    return Seat(decision.by[0])


def asked_model(decision: Decision) -> Model:
    """The model that a question is about, or ``NO_MODEL``."""
    return Model(decision.about[0]) if ASKED[decision.kind].startswith("model") else NO_MODEL


def total(g: KTable, roll: Roll) -> tuple[int, list[int]]:
    """KT-DICE-01, KT-DICE-02: A fixed number or a sum of dice. A D3 is half a six-sided die, rounded up. Returns the sum and
    the faces rolled."""
    if not roll.count:
        return roll.plus, []
    faces = g.dice.roll(roll.count)
    return roll.plus + (sum(faces) if roll.sides != 3 else sum((face + 1) // 2 for face in faces)), faces


def roll_off(g: KTable) -> Seat:
    """KT-DICE-08: Each player rolls a die and the higher one wins. Ties are rolled again. Returns the seat of the winner."""
    while True:
        one, two = g.dice.roll(1)[0], g.dice.roll(1)[0]
        g.tell(e.ROLL_OFF, 0 if one > two else 1 if two > one else -1, one, two)
        if one != two:
            return FIRST if one > two else SECOND


def orders(g: KTable) -> Seat:
    """KT-SEQ-01, KT-SEQ-02: The player who orders rules that come due at once: the one with the initiative, or, before it is
    settled, the winner of a roll-off."""
    return g.state.initiative if g.state.initiative >= 0 else roll_off(g)


def in_turn(g: KTable, matters: bool) -> Generator[Decision, Action, tuple[Seat, Seat]]:
    """KT-SEQ-01, KT-SEQ-02: The order of the seats when rules of both come due at once. It is asked only if it can matter
    (``matters``)."""
    if not matters:
        first = alike(g, "order", SEATS)
    else:
        b, by = g.board, orders(g)
        choice = yield from ask(g, by, "order", (b.lexicon.act("keep"), b.lexicon.act("give")), "KT-SEQ-02")
        first = by if choice.verb == "keep" else OTHER[by]
    return first, OTHER[first]
