"""Scenes before the battle: nobody stands on the table yet, and what comes is asked from a given moment on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.core.decision import Seat
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.rules.setup_points import Spot
from bocage.games.commandos_40k.position import TEAMS
from tests.commandos_40k.scene import Man, Pieces, Scene, man


def before(phase: str, a: Sequence[Man] = (), b: Sequence[Man] = (), pieces: Pieces = (), dice: Sequence[int] = (),
           until: str = "courage", west: Seat = p.FIRST, **scene: Any) -> Scene:
    """Seat 0 attacks and, where it matters, has the west. ``deploy``: whose turn it is follows from the mission."""
    s = Scene(a or [man(), man(), man()], b or [man(), man(), man()], pieces, round=0, initiative=p.NOBODY, **scene)
    attacker = s.state.attacker
    deploys = attacker if s.board.mission.id == p.RESCUE else p.OTHER[attacker]
    return s.set(f"west: {TEAMS[west]}", f"deploying: {TEAMS[deploys]}").begin(phase, dice, until)


def lay_markers(s: Scene, *places: tuple[float, float]) -> Scene:
    """Markers at these inches, as they are at first: intact, or face down."""
    return s.set("numbers left: no1, no2, no3, no4, no5, no6", *(f"marker m{number}: at {x} {y}"
                 for number, (x, y) in enumerate(places, 1)))


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
