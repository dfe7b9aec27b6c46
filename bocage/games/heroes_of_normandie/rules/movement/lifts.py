"""An ally's vehicle takes a unit aboard if its owner agrees (HN-MULTI-14, HN-TRANSPORT-01)."""

from __future__ import annotations

from collections.abc import Generator

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose
from bocage.games.heroes_of_normandie.types import Unit


def gives_lift(g: HTable, seat: Seat, vehicle: Unit) -> Generator[Decision, Action, bool]:
    """HN-MULTI-14: Transport works on the infantry of an ally too, if the owner of the vehicle agrees. ``seat``: the owner of
    the infantry."""
    owner = g.state.owner[vehicle]
    if owner == seat:
        return True
    options = [g.board.lexicon.yes, g.board.lexicon.no]
    return (yield from choose(g, owner, "consent", options, "HN-MULTI-14", vehicle)) is g.board.lexicon.yes
