"""The odds of an option in a few words: what may happen, and how likely it is."""

from __future__ import annotations

from bocage.core.outcomes import Odds, Outcome
from bocage.core.screen import Chance
from bocage.core.text import Words
from bocage.games.v_commandos import events as e

HIDES = frozenset((e.UNDETECTED.name, e.HIDDEN.name))
UNSEEN = frozenset(("hidden", "unseen"))      # chances that nobody is seen
CERTAIN = 1 - 1e-9
HURTS = frozenset((e.WOUNDED.name, e.ESCORT_LOST.name))


class Chances:
    """Reads the outcomes of one option."""

    def __init__(self, odds: Odds, say: Words) -> None:
        self.outcomes = odds.outcomes
        self.say = say
        self.found: list[Chance] = []
        self.stealth()
        self.shots()
        self.danger()
        self.ends()

    def of(self, *names: str) -> float:
        """Returns how likely it is that one of these events happens."""
        return sum(outcome.chance for outcome in self.outcomes if names_in(outcome) & set(names))

    def tell(self, key: str, chance: float, unwelcome: bool) -> None:
        if chance > 1e-9:
            self.found.append(Chance(key, self.say(f"cli-vc-odds-{key}"), chance, unwelcome))

    def stealth(self) -> None:
        """Adds how likely somebody is seen or hides. Where characters may be tested, "hidden" counts all outcomes in which
        nobody is seen, those without a test included."""
        seen = self.of(e.SEEN.name)
        hides = sum(outcome.chance for outcome in self.outcomes
                    if e.HIDDEN.name in names_in(outcome) and e.SEEN.name not in names_in(outcome))
        if self.of(e.UNDETECTED.name):
            self.tell("hidden", 1 - seen, unwelcome=False)
        else:
            self.tell("hides", hides, unwelcome=False)
        self.tell("seen", seen, unwelcome=True)
        if not self.of(*HIDES) and 0 < seen < CERTAIN:
            self.tell("unseen", 1 - seen, unwelcome=False)

    def shots(self) -> None:
        """Adds how likely it is that an enemy falls (VC-SHOOT-07, VC-SHOOT-09)."""
        self.tell("hits", self.of(e.KILLED.name), unwelcome=False)

    def danger(self) -> None:
        if any(event.rule.startswith("VC-REACT") for outcome in self.outcomes for event in outcome.events):
            self.tell("reaction", 1.0, unwelcome=True)
        for key, names, unwelcome in (("wounded", HURTS, True), ("critical", {e.FELL.name}, True),
                                      ("eliminated", {e.ELIMINATED.name}, True), ("alarm", {e.ALARM_ON.name}, True)):
            self.tell(key, self.of(*names), unwelcome)

    def ends(self) -> None:
        self.tell("objective", self.of(e.OBJECTIVE_DONE.name), unwelcome=False)
        self.tell("success", self.of(e.SUCCESS.name), unwelcome=False)
        self.tell("failure", self.of(e.FAILURE.name), unwelcome=True)


def names_in(outcome: Outcome) -> set[str]:
    return {event.name for event in outcome.events}
