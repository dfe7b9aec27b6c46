"""A scene of one action: what comes after it waits, so that its outcome can be looked at."""

from __future__ import annotations

from typing import Any

from tests.heroes_of_normandie.scene import Scene

LAST_ORDER = 10


class Duel(Scene):
    """The German has an order on a smoke template: when the action is over he is asked where the smoke goes, and the turn does
    not end."""

    def begin(self, *args: Any) -> Scene:
        self.state.smoke_token[1] = [LAST_ORDER]
        return super().begin(*args)

    @property
    def is_over(self) -> bool:
        return self.asked == "smoke"

    def shots(self) -> list[tuple[object, ...]]:
        """The final results that were told, each with the defence it had to reach."""
        return [args[1:] for args in self.told("shot")]

    def clashes(self) -> list[tuple[object, object]]:
        """The totals of assaults, the attacker's first."""
        return [(args[1], args[3]) for args in self.told("clashed")]

    def fires(self) -> list[str]:
        """The ways to fire that are offered now."""
        return [option for option in self.options() if option.startswith("fire")]
