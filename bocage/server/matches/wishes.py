"""Which windows a seat wants to be asked about: all, none for a while, or only those in which something happens to it.

A wish is for one kind of window or for all of them (the kind is ""). Whether a window passes depends on the wish and on open
facts alone, never on what a hand holds. Wishes live as long as the room; the record does not hold them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bocage.core.action import PASS
from bocage.core.match import Match
from bocage.server.wire.frames import Wish
from bocage.server.wire.telling import phases_of, turns_of

if TYPE_CHECKING:
    from bocage.server.matches.room import Room

Until = Literal["ask", "mine", "deed", "phase", "turn"]
ALL = ""


class Wishes:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.made: dict[tuple[int, str], tuple[Until, object]] = {}     # by seat and kind: the wish, and the moment it is for
        self.skipped: dict[int, tuple[int, int]] = {}                   # by seat: a turn, and how many windows passed in it

    def make(self, seat: int, kind: str, until: Until) -> None:
        """Notes a wish. One for all windows replaces those for single kinds."""
        if kind == ALL:
            self.made = {key: wish for key, wish in self.made.items() if key[0] != seat}
        self.made[seat, kind] = until, self.moment(self.room.match, until)

    def moment(self, match: Match, until: Until) -> object:
        """The values that must stay the same for a wish to hold; None if no wish is possible."""
        if until == "deed":
            return match.ruleset.display.activation(match.state)
        if until == "phase":
            return phases_of(match)
        return turns_of(match) if until == "turn" else ""

    def holds(self, match: Match, seat: int, kind: str) -> Until | None:
        """The wish that was made for a kind, if it has not run out."""
        until, then = self.made.get((seat, kind), ("ask", None))
        return until if then is not None and then == self.moment(match, until) else None

    def of(self, match: Match, seat: int, kind: str) -> Until:
        """What a seat wishes for a kind of window. Several at one screen who have said nothing are asked only if something
        happens to them, and at moments of their own; everybody about kinds that are asked by their stakes only if something
        happens to him, unless he has a wish for that very kind."""
        default: Until = "mine" if self.room.shares_a_screen(seat) else "ask"
        general = self.holds(match, seat, ALL) or default
        if general == "ask" and kind in match.ruleset.display.by_stakes:
            general = "mine"
        return self.holds(match, seat, kind) or general

    def passes(self, match: Match, seat: int) -> bool:
        """Whether a seat does not want to be asked about the present window."""
        decision = match.decision
        if decision is None or seat in self.room.partners.bots:
            return False
        wish = self.of(match, seat, decision.kind)
        if wish != "mine":
            return wish != "ask"
        made = self.holds(match, seat, ALL) or self.holds(match, seat, decision.kind)
        return not (concerns(match, seat) or (not made and has_moment(match, seat)))

    def count(self, match: Match, seat: int) -> None:
        turn = turns_of(match)
        last, number = self.skipped.get(seat, (turn, 0))
        self.skipped[seat] = turn, number + 1 if last == turn else 1

    def told(self, seat: int) -> list[Wish]:
        """The wishes of a seat that hold now, for all windows first."""
        match = self.room.match
        turn, number = self.skipped.get(seat, (0, 0))
        passed = number if number and turn == turns_of(match) else 0
        general = Wish(seat, ALL, self.of(match, seat, ALL), passed)
        made = {kind for owner, kind in self.made if owner == seat and kind != ALL and self.holds(match, seat, kind)}
        kinds = sorted(made | match.ruleset.display.by_stakes)
        return [general, *(Wish(seat, kind, self.of(match, seat, kind), passed) for kind in kinds)]


def concerns(match: Match, seat: int) -> bool:
    """Whether, as everybody can see, a window is about something that happens to a seat, or one that it can answer openly."""
    display, decision = match.ruleset.display, match.decision
    assert decision is not None
    if seat in display.happens_to(match.board, match.state, decision):
        return True
    asked = display.openly(match.board, match.state, decision)
    return asked is not None and any(action is not PASS for action in asked.options)


def has_moment(match: Match, seat: int) -> bool:
    """Whether, as everybody can see, a window is a moment of a seat's own."""
    assert match.decision is not None
    return seat in match.ruleset.display.own_moments(match.board, match.state, match.decision)
