"""Who sits at the table: people at this screen and bots, and whose turn it is to speak."""

from __future__ import annotations

import re

from bocage.bots import Bot, Seat, is_bot, make
from bocage.core.action import Action
from bocage.core.match import Match
from bocage.core.screen import Screen


class Partners:
    """Bots act in their own turns. Where anybody may go first they wait for the people, but speak before a moment passes."""

    def __init__(self, match: Match) -> None:
        seats = match.setup.seats
        self.bots: dict[int, Bot] = {seat: make(level_of(name), f"{match.setup.seed_hash}/{seat}")
                                     for seat, name in enumerate(seats) if is_bot(name)}
        self.people = [seat for seat in range(len(seats)) if seat not in self.bots]
        self.spoken = (-1, frozenset[int]())        # at which decision which bots had nothing to say

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
            return (able[0], self.bots[able[0]].choose(Seat(match, able[0]))) if able else None
        owner = screen.turn_of(match.state, decision)
        if owner is not None:
            return (owner, self.bots[owner].choose(Seat(match, owner))) if owner in able else None
        opening = {seat for seat in decision.by for action in match.options(seat)
                   if screen.begins(action.text) and match.entitled(action) == (seat,)}
        if opening & set(self.people) and not pushed:
            return None
        silent = self.spoken[1] if self.spoken[0] == len(match.moves) and not pushed else frozenset()
        for seat in able:
            if seat in silent or not (seat in opening or (not opening and self.has_own(match, screen, seat))):
                continue
            action = self.bots[seat].choose(Seat(match, seat))
            if match.entitled(action) == (seat,):
                return seat, action
            silent |= {seat}
            self.spoken = len(match.moves), silent
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


def level_of(seat_name: str) -> str:
    """The second bot of a level sits at ``bot:easy-2``."""
    return re.sub(r"-\d+$", "", seat_name)
