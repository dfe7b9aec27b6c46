"""Bots at this screen: they think in this process while the people wait."""

from __future__ import annotations

from bocage.bots import Bot, Viewpoint, is_bot, make
from bocage.bots.partners import Partners, Turn
from bocage.core.action import Action
from bocage.core.match import Match
from bocage.core.screen import AnyScreen


class PartnersHere(Partners):
    """Plays every seat whose name is that of a bot."""

    def __init__(self, match: Match) -> None:
        seats = match.setup.seats
        super().__init__(len(seats), {seat: name for seat, name in enumerate(seats) if is_bot(name)})
        self.minds: dict[int, Bot] = {seat: make(name, f"{match.setup.seed_hash}/{seat}") for seat, name in self.bots.items()}

    def speak(self, match: Match, screen: AnyScreen, pushed: bool = False) -> tuple[int, Action] | None:
        """The choice of the bot whose turn it is, or None if no bot plays now. ``pushed``: the people let the bots go first."""
        while (turn := self.due(match, screen, pushed)) is not None:
            action = self.choice(match, turn)
            if turn.accepts(match, action):
                return turn.seat, action
            self.silence(turn.seat, match)
        return None

    def choice(self, match: Match, turn: Turn) -> Action:
        known = Viewpoint(match, turn.seat)
        known.options = turn.options
        return self.minds[turn.seat].choose(known)
