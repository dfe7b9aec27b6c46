"""Scenes before the battle: nobody stands on the table yet, and what comes is asked from a given moment on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.core.decision import Seat
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.rules.setup_points import Spot
from tests.commandos_40k.scene import Man, Pieces, Scene, man


def before(phase: str, a: Sequence[Man] = (), b: Sequence[Man] = (), pieces: Pieces = (), dice: Sequence[int] = (),
           until: str = "courage", west: Seat = p.FIRST, **scene: Any) -> Scene:
    """Seat 0 attacks and, where it matters, has the west. ``deploy``: whose turn it is follows from the mission."""
    s = Scene(a or [man(), man(), man()], b or [man(), man(), man()], pieces, round=0, initiative=p.NOBODY, **scene)
    s.state.west = west
    s.state.deploying = s.state.attacker if s.board.mission.id == p.RESCUE else p.OTHER[s.state.attacker]
    return s.begin(phase, dice, until)


def lay_markers(s: Scene, *places: tuple[float, float]) -> Scene:
    """Markers at these inches, as they are at first: intact, or face down."""
    s.state.marker_x = [round(1000 * x) for x, _ in places]
    s.state.marker_y = [round(1000 * y) for _, y in places]
    s.state.marker = [p.INTACT] * len(places)
    s.state.numbers = [1] * 6
    return s


def run_through(s: Scene, until: str = "") -> list[str]:
    """Answers every question with its first option, up to one of that kind; returns the kinds asked, repeats left out."""
    kinds: list[str] = []
    while s.asked and s.asked != until:
        if s.asked not in kinds[-1:]:
            kinds.append(s.asked)
        s.play(s.options()[0])
    return kinds


def against(s: Scene, text: str) -> str:
    """The rule against a place where a model or a marker is to be set; empty: none."""
    assert s.run.decision is not None
    assert isinstance(s.decision.legal, Spot)
    return s.decision.legal.rule(s.read(text))
