"""Who sits at the table, people and bots, and whose turn it is to speak; how a bot is asked is left to who runs the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bocage.core.action import Action
from bocage.core.match import Match
from bocage.core.screen import Screen


class Turn(NamedTuple):
    """A bot that is due and what it may choose among. ``own_word``: the people's moment; only its very own choice is played."""

    seat: int
    options: Sequence[Action]
    own_word: bool

    def accepts(self, match: Match, action: Action) -> bool:
        return not self.own_word or match.entitled(action) == (self.seat,)


class Partners:
    """Bots act in their own turns. Where anybody may go first they wait for the people, but speak before a moment passes.

    A seat can be handed to a bot and taken back: ``bots`` holds the level by seat and may change at any time.
    """

    def __init__(self, seats: int, bots: Mapping[int, str]) -> None:
        self.seats = seats
        self.bots = dict(bots)
        self.moment: tuple[str, ...] = ()           # the choices that led to where somebody was silent
        self.silent: frozenset[int] = frozenset()   # the bots that had nothing of their own to say there

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.bots]

    def asked(self, match: Match) -> list[int]:
        """The people who have something to choose now."""
        return [seat for seat in self.people if match.options(seat)]

    def due(self, match: Match, screen: Screen, pushed: bool = False) -> Turn | None:
        """The bot that speaks now, if one does. ``pushed``: the people let the bots go first."""
        decision = match.decision
        if decision is None or not self.bots:
            return None
        able = [seat for seat in decision.by if seat in self.bots and match.options(seat)]
        if not self.asked(match):
            return Turn(able[0], match.options(able[0]), False) if able else None
        owner = screen.turn_of(match.state, decision)
        if owner is not None:
            return Turn(owner, match.options(owner), False) if owner in able else None
        opening = {seat: [action for action in match.options(seat) if screen.begins(action.text)] for seat in decision.by}
        if any(opening[seat] for seat in decision.by if seat not in self.bots) and not pushed:
            return None
        for seat in able:
            if opening[seat]:
                return Turn(seat, opening[seat], False)
        return None if any(opening.values()) else self.last_word(match, screen, able)

    def last_word(self, match: Match, screen: Screen, able: Sequence[int]) -> Turn | None:
        """Before a moment passes each bot with something of its own to do is heard once; letting it pass is the people's."""
        silent = self.silent if self.moment == choices_of(match) else frozenset()
        for seat in able:
            if seat not in silent and self.has_own(match, screen, seat):
                return Turn(seat, match.options(seat), True)
        return None

    def silence(self, seat: int, match: Match) -> None:
        """A bot had nothing of its own to say: it is not asked again at this moment."""
        moment = choices_of(match)
        self.silent = (self.silent if self.moment == moment else frozenset()) | {seat}
        self.moment = moment

    def waiting(self, match: Match, screen: Screen) -> bool:
        """Whether a bot could open its turn now if it were let."""
        decision = match.decision
        return decision is not None and any(screen.begins(action.text) for seat in self.bots for action in match.options(seat))

    def has_own(self, match: Match, screen: Screen, seat: int) -> bool:
        """Whether a bot has a choice that is its own and matters."""
        decision = match.decision
        assert decision is not None
        return any(match.entitled(action) == (seat,) and not screen.choice(match.state, decision, action).minor
                   for action in match.options(seat))


def choices_of(match: Match) -> tuple[str, ...]:
    """What tells a moment from another, also after choices were taken back and made anew."""
    return tuple(move.text for move in match.moves)
