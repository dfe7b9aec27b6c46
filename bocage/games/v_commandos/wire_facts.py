"""What an event, an option or a question is about, by the names that the view uses. The client draws from it."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.event import Event
from bocage.core.contract import Fact
from bocage.games.v_commandos.actions import SIGNATURES
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import COMPASS, EFFECTS, FOE_NAMES, NULL_ENEMY, REASONS
from bocage.games.v_commandos.state import PHASES
from bocage.games.v_commandos.text import ASKED, LETTERS

# Fields of events whose names come from the lexicon, as those of action arguments do.
LETTER_OF = {field: letter for letter, fields in LETTERS.items() for field in fields}
POINTS = (*COMPASS, "redraw")


def of_event(b: Board, event: Event) -> dict[str, Fact]:
    """Returns the fields of an event with names instead of numbers."""
    return {field: _fact(b, field, value) for field, value in zip(event.happening.fields, event.args, strict=True)}


def of_action(b: Board, action: Action) -> dict[str, Fact]:
    """Returns the arguments of an action by name. A second argument of a kind has a second name: ``commando`` gives to
    ``other``."""
    found: dict[str, Fact] = {}
    for letter, arg in zip(SIGNATURES.get(action.verb, ""), action.args, strict=True):
        field = next(field for field in LETTERS[letter] if field not in found)
        name = b.lexicon.names[letter][arg]
        if name:
            found[field] = name
    return found


def of_question(b: Board, decision: Decision) -> dict[str, Fact]:
    """Returns what a question is about."""
    found: dict[str, Fact] = {}
    for at, field in enumerate(ASKED[decision.kind].split()):
        if field == "rest":
            found["dice"] = list(decision.about[at:])
        else:
            found[field] = _fact(b, field, decision.about[at])
    return found


def _fact(b: Board, field: str, value: object) -> Fact:
    if isinstance(value, tuple):
        return _several(b, field, value)
    assert isinstance(value, int)
    if field in ("number", "number2", "seat"):
        return value
    if field == "escort":
        return b.escort_ids[value]
    if field == "point":
        return POINTS[value]
    if field in ("effect", "phase", "reason"):
        return {"effect": EFFECTS, "phase": PHASES, "reason": REASONS}[field][value]
    return b.lexicon.names[LETTER_OF[field]].get(value, "")


def _several(b: Board, field: str, values: tuple[int, ...]) -> Fact:
    if field == "foes":
        return {FOE_NAMES[kind]: number for kind, number in enumerate(values) if number}
    if field == "tiles":
        return [b.tile_name[tile] for tile in values]
    if field == "cards":
        return [b.event_ids[card] for card in values]
    if field == "tokens":
        return ["null" if kind == NULL_ENEMY else FOE_NAMES[kind] for kind in values]
    return list(values)
