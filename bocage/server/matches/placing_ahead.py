"""Answers that several at one screen give ahead: a player who places face-down orders in turn with another goes on placing
under the same curtain, instead of handing the screen over after each order.

The match waits meanwhile: what is given ahead is tried on a copy, kept here, and played when the rules ask for it. An answer
that is not offered then is dropped with those after it, and its seat is asked. Nothing of it is stored: after a restart the
seat is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.core.match import Match

if TYPE_CHECKING:
    from bocage.server.matches.room import Room


class PlacingAhead:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.given: dict[int, list[str]] = {}       # by seat: the answers that are still to be played
        self.trials: dict[int, Match] = {}          # by seat that goes on now: the match as it would be for it

    def begin(self, seat: int) -> None:
        """Called when the match has gone on while a seat looks: it goes on if its own sealed answer was the last one."""
        moves = self.room.match.moves
        if seat in self.trials or not moves or moves[-1].seat != seat or not moves[-1].sealed or self.given.get(seat):
            return
        self.go_on(seat, self.room.match)

    def go_on(self, seat: int, match: Match) -> None:
        """The next answer of the seat, if it has one to give before the others give theirs."""
        trial = match if is_asked(match, seat) and match is not self.room.match else match.ahead(seat)
        if trial is None or is_asked(self.room.match, seat):
            self.trials.pop(seat, None)
        else:
            self.trials[seat] = trial

    def answer(self, seat: int, action: str) -> None:
        """Takes an answer; if it raises, nothing has changed."""
        trial = self.trials[seat].copy()
        trial.play(action, seat)
        self.given.setdefault(seat, []).append(trial.moves[-1].text)
        self.go_on(seat, trial)

    def take_back(self, seat: int) -> bool:
        """Takes back the last answer that was given ahead; False if there is none."""
        if not self.given.get(seat):
            return False
        again = self.given[seat][:-1]
        self.forget(seat)
        self.go_on(seat, self.room.match)
        for action in again:
            self.answer(seat, action)
        return True

    def stop(self, seat: int) -> None:
        """The seat no longer looks: what it has given stays given."""
        self.trials.pop(seat, None)

    def forget(self, seat: int | None = None) -> None:
        for each in [seat] if seat is not None else [*self.given, *self.trials]:
            self.given.pop(each, None)
            self.trials.pop(each, None)

    def next(self, match: Match) -> tuple[str, int] | None:
        """The answer that was given ahead to the present question, and by whom."""
        decision = match.decision
        seat = next((seat for seat in decision.by if self.given.get(seat)), None) if decision else None
        if decision is None or seat is None or seat in self.trials:
            return None
        action = self.given[seat].pop(0)
        if decision.sealed and decision.allows(match.read(action)):
            return action, seat
        self.forget(seat)
        return None


def is_asked(match: Match, seat: int) -> bool:
    return match.decision is not None and seat in match.decision.by
