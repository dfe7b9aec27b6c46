"""Dice that players roll, and the moment after a roll at which dice may be rolled again (HN-CARD-07, HN-TRAIT-16)."""

from __future__ import annotations

from collections.abc import Generator

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat, Steps
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie.rules.answering import Topic, speak
from bocage.games.heroes_of_normandie.rules.asking import HTable, tell
from bocage.games.heroes_of_normandie.types import Unit


class Roll:
    """Dice on the table. ``what``: fire, assault, sniper, damage, destruction, scatter, aa."""

    __slots__ = ("seat", "faces", "what")

    def __init__(self, seat: Seat, faces: list[int], what: str) -> None:
        self.seat = seat
        self.faces = faces
        self.what = what


def roll(g: HTable, seat: Seat, number: int, what: str, unit: Unit = p.NO_UNIT, foe: Unit = p.NO_UNIT,
         ) -> Generator[Decision, Action, list[int]]:
    """A seat rolls. Then players who can may have dice rolled again; the new result stands."""
    made = throw(g, seat, number, what)
    yield from look_at(g, [made], unit, foe)
    return made.faces


def throw(g: HTable, seat: Seat, number: int, what: str) -> Roll:
    made = Roll(seat, sorted(g.dice.roll(number)), what)
    tell(g, e.ROLLED, seat, tuple(made.faces))
    return made


def look_at(g: HTable, rolls: list[Roll], unit: Unit, foe: Unit) -> Steps:
    """Opens the window after a roll, or after both rolls of an assault (HN-ASSAULT-29)."""
    yield from speak(g, "rolled", Topic(unit, foe, detail=rolls))
