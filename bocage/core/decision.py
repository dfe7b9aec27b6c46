"""A decision: what must be chosen now, by whom, among what, and the rule that asks."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import NewType

from bocage.core.action import Action

Seat = NewType("Seat", int)             # a place at the table, counted from 0: a person or a bot decides for it


class Decision:
    """A question. ``by`` names the seats that may answer (any one of them answers for all).

    ``legal`` judges any action where the options are only a sample of infinitely many. ``sealed``: the answer stays
    secret until the rules reveal it, except to ``eyes`` (allies). ``about`` fills the sentence that asks (``ask-<kind>`` in the
    game's texts).
    """

    __slots__ = ("by", "kind", "options", "rule", "about", "legal", "sealed", "eyes")

    def __init__(self, by: tuple[Seat, ...] = (), kind: str = "", options: Sequence[Action] = (), rule: str = "",
                 about: tuple[int, ...] = (), legal: Callable[[Action], bool] | None = None,
                 sealed: bool = False, eyes: tuple[Seat, ...] = ()) -> None:
        self.by = by
        self.kind = kind
        self.options = options
        self.rule = rule
        self.about = about
        self.legal = legal
        self.sealed = sealed
        self.eyes = eyes

    def allows(self, action: Action) -> bool:
        return action in self.options or (self.legal is not None and self.legal(action))

    def __repr__(self) -> str:
        return f"<{self.kind} by {self.by}: {', '.join(option.text for option in self.options)}>"


class LazyDecision(Decision):
    """A question whose options take long to find: they are found when somebody first reads them. Whoever tries a choice out, or
    works out its odds, never reads what is asked after it."""

    __slots__ = ("_find", "_found")

    def __init__(self, by: tuple[Seat, ...], kind: str, find: Callable[[], Sequence[Action]], rule: str, about: tuple[int, ...],
                 legal: Callable[[Action], bool] | None = None) -> None:
        super().__init__(by, kind, (), rule, about, legal)
        self._find: Callable[[], Sequence[Action]] | None = find
        self._found: Sequence[Action] | None = None

    @property
    def options(self) -> Sequence[Action]:
        if self._found is None:
            assert self._find is not None, "the question has been answered: its options can no longer be found"
            self._found, self._find = self._find(), None
        return self._found

    @options.setter
    def options(self, options: Sequence[Action]) -> None:
        self._found = options

    def close(self) -> None:
        """Called when it is answered: the position is no longer the one in which the options would be found."""
        self._find = None


Steps = Generator[Decision, Action, None]
