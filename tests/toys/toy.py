"""What the toy games have in common: actions by their text, words by their key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from bocage.core.action import Action
from bocage.core.catalogue import catalogue
from bocage.core.decision import Decision
from bocage.core.errors import Unreadable
from bocage.core.event import Event
from bocage.core.ruleset import Namer, Option, Ruleset
from bocage.core.text import words


COUNTED_FROM_ONE = ("seat", "side")


class Board:
    """What never changes in a game: which scenario, how many seats, and every action by its text."""

    def __init__(self, scenario: str, seats: int, actions: Sequence[Action]) -> None:
        self.scenario = scenario
        self.seats = seats
        self.actions = {action.text: action for action in actions}


class ToyNamer(Namer):
    """Fills ``act-<verb>``, ``ask-<kind>`` and ``event-<name>``; a number is told as it is unless its field has names."""

    def __init__(self, lang: str, toy: Toy) -> None:
        self.words = words(lang, toy.folder / "text")
        self.toy = toy

    def action(self, action: Action, state: Any = None, decision: Decision | None = None) -> str:
        return self.say(f"act-{action.verb}", self.toy.verbs.get(action.verb, ""), action.args)

    def ask(self, decision: Decision) -> str:
        return self.say(f"ask-{decision.kind}", self.toy.asked.get(decision.kind, ""), decision.about)

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.name}", " ".join(event.happening.fields), event.args)

    def say(self, key: str, fields: str, values: Sequence[object]) -> str:
        return self.words(key, **{field: self.one(field, value) for field, value in zip(fields.split(), values, strict=True)})

    def one(self, field: str, value: object) -> object:
        names = self.toy.names.get(field)
        if isinstance(value, tuple):
            return ", ".join(str(self.one(field, each)) for each in value)
        if names is not None and isinstance(value, int):
            return self.words(f"{field}-{names[value]}")
        return value + 1 if field in COUNTED_FROM_ONE and isinstance(value, int) else value


class Toy(Ruleset):
    """A small game. ``verbs`` and ``asked`` name the numbers of actions and questions, ``names`` what a number stands for."""

    version = "1.0.0"
    options: Sequence[Option] = ()
    verbs: ClassVar[Mapping[str, str]] = {}
    asked: ClassVar[Mapping[str, str]] = {}
    names: ClassVar[Mapping[str, Sequence[str]]] = {}

    def read(self, board: Any, text: str) -> Action:
        action = board.actions.get(" ".join(text.split()))
        if not isinstance(action, Action):
            raise Unreadable(text)
        return action

    def why_not(self, board: Any, state: Any, decision: Decision, action: Action) -> str:
        return decision.rule

    def suppose(self, board: Any, state: Any, seat: int, rng: Random) -> Any:
        """Where nothing is hidden between steps."""
        return state.copy()

    def namer(self, board: Any, lang: str) -> ToyNamer:
        return ToyNamer(lang, self)

    def check(self, folder: Path | None = None, lang: str = "en") -> list[str]:
        return [f"{len(catalogue(folder or self.folder).rule)} rules"]

    def evaluate(self, board: Any, state: Any, seat: int) -> float:
        return self.result(board, state).scores[seat] if self.is_over(state) else self.hope(board, state, seat)

    def hope(self, board: Any, state: Any, seat: int) -> float:
        """How a running game stands for a seat, from 0 to 1."""
        return 0.5

