"""A scene of one action: what comes after it waits, so that its outcome can be looked at. Here also: two units that meet."""

from __future__ import annotations

from typing import Any, Self

from bocage.games.heroes_of_normandie.types import Phase, Token, Unit
from tests.heroes_of_normandie.scene import FRONT, GE_ARMY, US_ARMY, Scene

LAST_ORDER = Token(10)


class Duel(Scene):
    """The German has an order on a smoke template: when the action is over he is asked where the smoke goes, and the turn does
    not end."""

    def begin(self, phase: Phase, *dice: int | str) -> Self:
        self.set(f"s2 orders on smoke: {LAST_ORDER}")
        return super().begin(phase, *dice)

    @property
    def is_over(self) -> bool:
        return self.asked == "smoke"

    def shots(self) -> list[tuple[Any, ...]]:
        """The final results that were told, each with the defence it had to reach."""
        return [args[1:3] for args in self.told("shot")]

    def clashes(self) -> list[tuple[int, int]]:
        """The totals of assaults, the attacker's first."""
        return [(args[1], args[3]) for args in self.told("clashed")]

    def fires(self) -> list[str]:
        """The ways to fire that are offered now, at a question that could offer them."""
        assert self.asked in ("act", "fire_more", "move", "battery_way"), self.asked
        return [option for option in self.options() if option.startswith("fire")]

    def assaults(self) -> list[str]:
        """The assaults that are offered now, to a unit on the move."""
        assert self.asked in ("move", "reserve_move"), self.asked
        return [option for option in self.options() if option.startswith("assault")]


def meeting(attacker: str, defender: str, rows: str = "", face: int = FRONT, foe_face: int = FRONT, suppressed: int = 0,
            foe_suppressed: int = 0, army: tuple[str, str] = (US_ARMY, GE_ARMY), **rules: Any) -> tuple[Duel, Unit, Unit]:
    """An attacker on d5, on the move, of the first tile of his army; and a defender on d4."""
    s = Duel(rows, army=army, **rules)
    ours = s.put(attacker, "d5", face=face, suppressed=suppressed, tile=0, seat=0)
    theirs = s.put(defender, "d4", face=foe_face, suppressed=foe_suppressed, seat=1, facing="s")
    s.activate(ours).quietly("move")
    return s, ours, theirs
