"""What comes to be used in play: cards played, weapons fired, tactics bought. What is never used in a series is a dead end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.core.action import Action
from bocage.core.contract import Fact
from bocage.core.decision import Decision
from bocage.core.event import Event
from bocage.core.match import Match


class Uses:
    """The things of one game (``Ruleset.things``), and how often each was used."""

    def __init__(self, match: Match) -> None:
        self.board = match.board
        self.display = match.ruleset.display
        things = match.ruleset.things(match.board)
        self.used = dict.fromkeys(things, 0)
        self.shown_by: dict[str, list[str]] = {}
        for thing, facts in things.items():
            for fact in facts:
                self.shown_by.setdefault(fact, []).append(thing)

    def note(self, decision: Decision, action: Action, events: Sequence[Event]) -> None:
        """Counts what this choice and its events show in use."""
        if not self.used:
            return
        facts = {f"rule {decision.rule}", *named(action.verb, self.display.action_facts(self.board, action))}
        for event in events:
            facts |= {f"rule {event.rule}", *named(event.name, self.display.event_facts(self.board, event))}
        for thing in {thing for fact in facts for thing in self.shown_by.get(fact, ())}:
            self.used[thing] += 1

    def shown_in(self, action: Action) -> set[str]:
        """The things that an action uses, as far as it names them itself."""
        facts = named(action.verb, self.display.action_facts(self.board, action))
        return {thing for fact in facts for thing in self.shown_by.get(fact, ())}


def named(what: str, facts: dict[str, Fact]) -> Iterator[str]:
    yield what
    yield from (f"{what} {field}={value}" for field, value in facts.items() if isinstance(value, str | int))
