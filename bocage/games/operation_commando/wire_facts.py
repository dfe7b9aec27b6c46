"""What an event, an option or a question is about, as names that the view uses too: for clients that draw the game."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.event import Event
from bocage.core.contract import Fact
from bocage.games.operation_commando.actions import SIGNATURES
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    COLUMNS, FATIGUE, LAYOUTS, PHASES, PIRS, SCENARIOS, SECTORS, SIDES, TOKENS, Source, terrain_of)
from bocage.games.operation_commando.text import ASKED, LETTERS

MARKERS = ("decoy", "objective")
NAMES: dict[str, Sequence[str]] = {
    "side": SIDES, "pile": SIDES, "ahead": SIDES, "token": TOKENS, "column": COLUMNS, "layout": LAYOUTS, "regiment": PIRS,
    "fatigue": FATIGUE, "sector": SECTORS, "phase": PHASES, "scenario": SCENARIOS, "objective": MARKERS,
    "choice": ("first", "second"),
}
FROM_ONE = ("circle", "rank")           # players count these from 1


def of_event(b: Board, event: Event) -> dict[str, Fact]:
    return {field: _fact(b, field, value) for field, value in zip(event.happening.fields, event.args, strict=True)}


def of_action(b: Board, action: Action) -> dict[str, Fact]:
    return {field: _fact(b, field, arg) for field, arg in zip(fields_of(action.verb), action.args, strict=True)}


def fields_of(verb: str) -> list[str]:
    """``slot`` is the place of the own unit by which an action or a token is laid; ``which`` says which of two German units of
    the same name is meant."""
    found: list[str] = []
    for letter in SIGNATURES.get(verb, ""):
        field = next(field for field in LETTERS[letter] if field not in found)
        found.append("which" if verb == "target" and field == "slot" else field)
    return found


def of_question(b: Board, decision: Decision) -> dict[str, Fact]:
    """A card or terrain whose effect asks is given as ``card`` or ``terrain``."""
    found: dict[str, Fact] = {}
    for field, value in zip(ASKED[decision.kind].split(), decision.about, strict=False):
        if field == "source":
            terrain = terrain_of(Source(value))
            field, value = ("card", value) if terrain is None else ("terrain", terrain)
        found[field] = _fact(b, field, value)
    return found


def _fact(b: Board, field: str, value: object) -> Fact:
    if isinstance(value, tuple):
        return [b.ids[card] for card in value]
    assert isinstance(value, int)
    if field in NAMES:
        return NAMES[field][value]
    if field in ("card", "card2"):
        return b.ids[value]
    if field.startswith("terrain"):
        return b.terrain_ids[value]
    if field in ("place", "place2"):
        return b.places[value]
    return value + 1 if field in FROM_ONE else value
