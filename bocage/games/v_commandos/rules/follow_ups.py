"""How odds answer the questions that an action itself brings, so that they reach its end.

The players answer these questions themselves, so odds take for granted what serves them: hits are shared with the least harm,
misses are rerolled, abilities are used. Which enemy falls and which one takes its post changes no shown number.
"""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.v_commandos.actions import ESCORT, character_of
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.state import State
from bocage.games.v_commandos.types import Character

# Questions whose first option serves the players, or that change no shown number.
FIRST = frozenset((
    "hit", "friendly_fire", "which_die", "steady_nerves", "shadow", "steady_hands", "guard", "which_token", "nest_priority",
    "inside", "replacement"))


def follow_up(b: Board, s: State, decision: Decision) -> Action | None:
    """Returns the answer that odds take for granted, or None for a question that is not part of an action."""
    if decision.kind == "share_hits":
        return min(decision.options, key=lambda option: harm(b, s, character_of(option.args[0])))
    if decision.kind == "patience":
        return reroll_misses(decision)
    return decision.options[0] if decision.kind in FIRST else None


def harm(b: Board, s: State, who: Character) -> int:
    """VC-HEALTH-06, VC-ESCORT-11: orders characters by what a hit would cost: a wound, a commando in critical condition, or,
    with an escort, the operation."""
    if who >= ESCORT:
        return 2 * max(b.all_slots)
    slots = b.all_slots[who * 2 + s.side[who]]
    return s.wounds[who] + (max(b.all_slots) if s.wounds[who] + 1 >= slots else 0)


def reroll_misses(decision: Decision) -> Action:
    """VC-CARD-04, Patience: rerolls every die below the number needed, or keeps the dice if there is none."""
    _, needed, *faces = decision.about
    misses = sum(face < needed for face in faces)
    return decision.options[misses]                         # keep, reroll 1, reroll 2 …
