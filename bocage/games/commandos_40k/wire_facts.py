"""What an event, an option or a question is about, by the names that the view uses. Clients draw the game from these facts.

Models are ``a3``, markers ``m1``; weapons, tactics, pieces and trap sites have their ids. A place is three numbers (x, y, z in
thousandths of an inch); a path has three numbers for each point. In a path or place that a player chooses, a height that stays
the same is -1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.event import Event
from bocage.core.contract import Fact
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import MOST_MARKERS, PATHS, POINTS, SAME, SIGNATURES
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.flow import PHASE_NAMES
from bocage.games.commandos_40k.pieces import models_in
from bocage.games.commandos_40k.rules.asking import ASKED, ROLLS

LETTERS = {
    "m": ("model",), "M": ("model", "other"), "w": ("weapon",), "t": ("tactic",), "k": ("site",), "P": ("piece",),
    "o": ("role",), "d": ("side",), "r": ("card",), "j": ("marker",), "n": ("number",),
}
# Options whose model is an enemy of the one that acts.
AT_FOES = ("target", "fire")
# Events whose piece is a place for traps: a piece or a part of one; of all others it is a terrain piece.
OF_TRAPS = ("trap_laid_at", "trap_met", "trap", "trap_spent")
NO_HEIGHT = -1


def of_event(b: Board, event: Event) -> dict[str, Fact]:
    found: dict[str, Fact] = {}
    for field, value in zip(event.happening.fields, event.args, strict=True):
        name = "site" if field == "piece" and event.name in OF_TRAPS else field
        add(b, found, name, value)
    return found


def of_action(b: Board, action: Action) -> dict[str, Fact]:
    found: dict[str, Fact] = {}
    if action.verb in PATHS or action.verb in POINTS:
        found["path" if action.verb in PATHS else "place"] = [NO_HEIGHT if number == SAME else number for number in action.args]
        return found
    for letter, value in zip(SIGNATURES.get(action.verb, ""), action.args, strict=True):
        names = ("foe",) if letter == "m" and action.verb in AT_FOES else LETTERS[letter]
        add(b, found, next(name for name in names if name not in found), value)
    return found


def of_question(b: Board, decision: Decision) -> dict[str, Fact]:
    found: dict[str, Fact] = {}
    for field, value in zip(ASKED[decision.kind].split(), decision.about, strict=True):
        add(b, found, field, value)
    return found


def add(b: Board, found: dict[str, Fact], field: str, value: object) -> None:
    """Adds a fact. Values that mean "none" (no model, no weapon, no card) are left out."""
    if isinstance(value, tuple):
        found[field] = listed(b, field, value)
        return
    assert isinstance(value, int)
    if field == "rest":
        found[field] = [b.lexicon.models[model] for model in models_in(value)]
        return
    name = NAMES.get(field)
    if name is None:
        found[field] = int(value)
    elif value >= 0:
        found[field] = name(b)[value]


def listed(b: Board, field: str, values: Sequence[object]) -> list[str | int]:
    """A list as a fact: dice as rolled, models by name, the coordinates of points in order."""
    if field == "foes":
        return [b.lexicon.models[value] for value in values if isinstance(value, int)]
    flat: list[str | int] = []
    for value in values:
        flat += [int(number) for number in (value if isinstance(value, tuple) else (value,))]
    return flat


NAMES: dict[str, Callable[[Board], Sequence[str]]] = {
    "model": lambda b: b.lexicon.models, "foe": lambda b: b.lexicon.models, "other": lambda b: b.lexicon.models,
    "weapon": lambda b: b.weapons,
    "tactic": lambda b: b.tactics, "piece": lambda b: [piece.id for piece in b.ground.pieces], "site": lambda b: b.trap_sites,
    "role": lambda b: list(p.ROLES.values()), "side": lambda b: list(p.SIDES.values()),
    "card": lambda b: list(p.RECON.values()), "roll": lambda b: ROLLS,
    "marker": lambda b: [f"m{number + 1}" for number in range(MOST_MARKERS)],
    "phase": lambda b: PHASE_NAMES, "sub": lambda b: p.SUB_PHASES,
}
