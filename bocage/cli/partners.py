"""Who sits at the table: people at this screen and bots, and whose turn it is to speak."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.bots import Bot, Seat, is_bot, make
from bocage.core.action import Action
from bocage.core.match import Match
from bocage.core.screen import Screen


class Partners:
    """Bots act in their own turns. Where anybody may go first they wait for the people, but speak before a moment passes."""

    def __init__(self, match: Match) -> None:
        seats = match.setup.seats
        self.bots: dict[int, Bot] = {seat: make(name, f"{match.setup.seed_hash}/{seat}")
                                     for seat, name in enumerate(seats) if is_bot(name)}
        self.people = [seat for seat in range(len(seats)) if seat not in self.bots]
        self.silent = (-1, frozenset[int]())        # at which decision which bots had nothing to say

    def asked(self, match: Match) -> list[int]:
        """The people who have something to choose now."""
        return [seat for seat in self.people if match.options(seat)]

    def speak(self, match: Match, screen: Screen, pushed: bool = False) -> tuple[int, Action] | None:
        """A bot's choice if one speaks now, else None. ``pushed``: the people let the bots go first."""
        decision = match.decision
        if decision is None or not self.bots:
            return None
        able = [seat for seat in decision.by if seat in self.bots and match.options(seat)]
        if not self.asked(match):
            return self.choice(match, able[0], match.options(able[0])) if able else None
        owner = screen.turn_of(match.state, decision)
        if owner is not None:
            return self.choice(match, owner, match.options(owner)) if owner in able else None
        opening = {seat: [action for action in match.options(seat) if screen.begins(action.text)] for seat in decision.by}
        if any(opening[seat] for seat in decision.by if seat in self.people) and not pushed:
            return None
        for seat in able:
            if opening[seat]:
                return self.choice(match, seat, opening[seat])
        return None if any(opening.values()) else self.last_word(match, screen, able)

    def choice(self, match: Match, seat: int, options: Sequence[Action]) -> tuple[int, Action]:
        known = Seat(match, seat)
        known.options = options
        return seat, self.bots[seat].choose(known)

    def last_word(self, match: Match, screen: Screen, able: Sequence[int]) -> tuple[int, Action] | None:
        """Before a moment passes each bot with something of its own to do is heard once; letting it pass is the people's."""
        silent = self.silent[1] if self.silent[0] == len(match.moves) else frozenset()
        for seat in able:
            if seat not in silent and self.has_own(match, screen, seat):
                choice = self.choice(match, seat, match.options(seat))
                if match.entitled(choice[1]) == (seat,):
                    return choice
                silent |= {seat}
                self.silent = len(match.moves), silent
        return None

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
