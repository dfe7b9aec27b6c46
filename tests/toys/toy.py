"""What the toy games have in common: actions by their text, words by their key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bocage.core.action import Action
from bocage.core.rulebook.catalogue import catalogue
from bocage.core.contract import Known
from bocage.core.decision import Decision
from bocage.core.errors import Unreadable
from bocage.core.event import Event
from bocage.core.namer import Namer
from bocage.core.table import S
from bocage.core.text import words

COUNTED_FROM_ONE = ("seat", "side")


class Board:
    """What never changes in a game: which scenario, how many seats, and every action by its text."""

    def __init__(self, scenario: str, seats: int, actions: Sequence[Action]) -> None:
        self.scenario = scenario
        self.seats = seats
        self.actions = {action.text: action for action in actions}


@dataclass(frozen=True)
class Vocabulary:
    """``verbs`` and ``asked`` name the numbers of actions and questions, ``names`` what a number stands for."""

    folder: Path
    verbs: Mapping[str, str] = field(default_factory=dict)
    asked: Mapping[str, str] = field(default_factory=dict)
    names: Mapping[str, Sequence[str]] = field(default_factory=dict)


class ToyNamer(Namer):
    """Fills ``act-<verb>``, ``ask-<kind>`` and ``event-<name>``; a number is told as it is unless its field has names."""

    def __init__(self, lang: str, vocabulary: Vocabulary) -> None:
        self.words = words(lang, vocabulary.folder / "text")
        self.vocabulary = vocabulary

    def action(self, action: Action, state: Any = None, decision: Decision | None = None) -> str:
        return self.say(f"act-{action.verb}", self.vocabulary.verbs.get(action.verb, ""), action.args)

    def ask(self, decision: Decision) -> str:
        return self.say(f"ask-{decision.kind}", self.vocabulary.asked.get(decision.kind, ""), decision.about)

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.name}", " ".join(event.happening.fields), event.args)

    def say(self, key: str, fields: str, values: Sequence[object]) -> str:
        return self.words(key, **{field: self.one(field, value) for field, value in zip(fields.split(), values, strict=True)})

    def one(self, field: str, value: object) -> object:
        names = self.vocabulary.names.get(field)
        if isinstance(value, tuple):
            return ", ".join(str(self.one(field, each)) for each in value)
        if names is not None and isinstance(value, int):
            return self.words(f"{field}-{names[value]}")
        return value + 1 if field in COUNTED_FROM_ONE and isinstance(value, int) else value


def read(board: Board, text: str) -> Action:
    action = board.actions.get(" ".join(text.split()))
    if action is None:
        raise Unreadable(text)
    return action


def rule_that_asks(board: object, state: object, decision: Decision, action: Action) -> str:
    """Why an action is refused: because the rule that asks does not offer it."""
    return decision.rule


def suppose_nothing(board: object, state: S, seat: int, rng: Random, since: Sequence[Known]) -> S:
    """Where nothing is hidden between steps."""
    return state.copy()


def check_of(own: Path) -> Callable[[Path | None, str], list[str]]:
    return lambda folder, lang: [f"{len(catalogue(folder or own).rule)} rules"]
