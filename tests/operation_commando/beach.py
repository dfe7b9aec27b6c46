'''Scenes at Utah Beach: the field, where the regiments stand, who controls what.

    m = beach(at="b3", control="a3 us", us="us_recon").us_wins().does("scout c2", "move b4")
    assert m.square_of("502") == "b4"

Columns are a to d from the left, rows 1 to 4 from the top; the field is always the same:
    a exit1 poupeville bocage crossroads · b exit2 smdm brecourt road
    c exit3 wxyz wn dropzone · d exit4 battery causeway flooded
The active regiment stands on ``at``, the other on ``other``; their terrains and controlled ones lie open, all others face down.
A scene begins where the German commits a unit or abandons, and ends with the turn (``until``); all else is as in ``scene``.
'''

from __future__ import annotations

from typing import Any, Self

from bocage.games.operation_commando.pieces import (
    FATIGUE, NO_LAYOUT, NO_REGIMENT, NO_TERRAIN, NOBODY, NOWHERE, PIRS, SIDE_OF, SIDES, SQUARES)
from tests.operation_commando.scene import UTAH_FIELD, Scene, scene


class Beach(Scene):
    """A scene with words for Utah Beach."""

    def us_wins(self) -> Self:
        """The German abandons the terrain."""
        self.let_pass()
        self.play("abandon")
        return self

    def de_wins(self) -> Self:
        """The German commits a Luftlande unit and the American does not face it."""
        self.let_pass()
        self.does("commit de_luftlande", "stop", "abandon")
        return self

    def idle_until(self, *kinds: str) -> Self:
        """Everybody lets pass what he can, and chooses the first that he must, until one of these is asked."""
        while self.match.decision and self.ask not in kinds:
            idle = [text for text in self.options() if text in ("pass", "none", "stop", "decline", "keep")]
            self.play((idle or self.options())[0])
        return self

    def square_of(self, regiment: str) -> str:
        at = self.state.pir_at[PIRS.index(regiment)]
        return SQUARES[at] if at != NOWHERE else ""

    @property
    def place(self) -> str:
        """The square of this turn's Assault."""
        return SQUARES[self.state.place] if self.state.place != NOWHERE else ""

    @property
    def fatigue(self) -> tuple[str, str]:
        """How the 502nd and the 506th are."""
        first, second = self.state.pir_state
        return FATIGUE[first], FATIGUE[second]

    @property
    def open(self) -> set[str]:
        """The squares that lie face up."""
        return {square for square, is_open in zip(SQUARES, self.state.open, strict=True) if is_open}

    def control(self, square: str) -> str:
        side = self.state.control[SQUARES.index(square)]
        return SIDES[side] if side != NOBODY else ""

    def terrain_on(self, square: str) -> str:
        terrain = self.state.grid[SQUARES.index(square)]
        return self.board.terrain_ids[terrain] if terrain != NO_TERRAIN else ""

    def known(self, seat: str | None) -> dict[str, str]:
        """The terrains a seat knows, by square."""
        return {square.name: square.terrain.id for square in self.view(seat).utah.squares if square.terrain}

    def column(self, letter: str) -> set[str]:
        return {self.terrain_on(f"{letter}{row}") for row in "1234"}


def beach(*, at: str = "b3", regiment: str = "502", other: str = "d4", control: str = "",
          fatigue: tuple[str, str] = ("fresh", "fresh"), phase: str = "commit", until: str = "start_turn",
          **more: Any) -> Beach:
    """Builds a scene; ``control`` is a text like ``a1 us, c2 de``."""
    held = {place: SIDE_OF[side] for place, side in (each.split() for each in control.split(",") if each.strip())}
    active = PIRS.index(regiment)
    pir_at = [SQUARES.index(other)] * 2 + [NOWHERE]
    pir_at[active] = SQUARES.index(at)
    facts: dict[str, Any] = {
        "numbers": [0, 1, 2, 3], "control": [held.get(square, NOBODY) for square in SQUARES],
        "open": [int(square in held or at_square in pir_at) for at_square, square in enumerate(SQUARES)],
        "pir_at": pir_at, "pir_state": [FATIGUE.index(word) for word in fatigue], "pir": active}
    return Beach(scene("utah", UTAH_FIELD[SQUARES.index(at)], phase, until=until, **facts | more).match)


def before_layout(**more: Any) -> Beach:
    """The German is about to lay out the field; the scene ends when it is complete."""
    blank: dict[str, Any] = {"layout": NO_LAYOUT, "numbers": [], "grid": [NO_TERRAIN] * 16, "open": [0] * 16,
                             "pir": NO_REGIMENT, "pir_at": [NOWHERE] * 3, "turn": 0}
    return Beach(scene("utah", phase="lay_out", **{"until": "hands"} | blank | more).match)


def before_drop(**more: Any) -> Beach:
    """The field lies face down; the American is about to choose where to jump. The scene ends with the landing."""
    blank: dict[str, Any] = {"numbers": [0, 1, 2, 3], "open": [0] * 16, "pir": NO_REGIMENT, "pir_at": [NOWHERE] * 3,
                             "turn": 0}
    return Beach(scene("utah", phase="drop", **{"until": "start_turn"} | blank | more).match)
