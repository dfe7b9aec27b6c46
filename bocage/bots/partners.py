"""Which bot chooses next at a table with people and bots. The terminal and the server run the bots themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bocage.bots.teamwork import quiet
from bocage.core.action import Action
from bocage.core.match import Match
from bocage.core.screen import TURN, AnyScreen


class Turn(NamedTuple):
    """The bot that chooses next, and its options. ``own_word``: people are asked too, so the bot's choice is played only if no
    other seat could make it."""

    seat: int
    options: Sequence[Action]
    own_word: bool

    def accepts(self, match: Match, action: Action) -> bool:
        return not self.own_word or match.entitled(action) == (self.seat,)


class Partners:
    """Bots act in their own turns. Where any seat may act first they wait for the people, but each may act before people pass.

    A seat can be handed to a bot and taken back: ``bots`` holds the level by seat and may change at any time.
    """

    def __init__(self, seats: int, bots: Mapping[int, str]) -> None:
        self.seats = seats
        self.bots = dict(bots)
        self.hushed: dict[int, int] = {}            # by bot: the turn in which a person did not want its noise
        self.moment: tuple[str, ...] = ()           # the choices that led to the moment for which ``silent`` holds
        self.silent: frozenset[int] = frozenset()   # the bots that have chosen to do nothing of their own there

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.bots]

    def asked(self, match: Match) -> list[int]:
        """The people who have something to choose now."""
        return [seat for seat in self.people if match.options(seat)]

    def due(self, match: Match, screen: AnyScreen, pushed: bool = False) -> Turn | None:
        """The bot that chooses now; None if people choose. ``pushed``: the people let the bots go first."""
        turn = self.next_turn(match, screen, pushed)
        if turn is None or turn.seat not in self.hushed or self.hushed[turn.seat] != turn_number(match, screen):
            return turn
        return turn._replace(options=quiet(match, turn.options))

    def hush(self, seat: int, match: Match, screen: AnyScreen) -> None:
        """Notes that a bot shall make no noise for the rest of this turn."""
        self.hushed[seat] = turn_number(match, screen)

    def next_turn(self, match: Match, screen: AnyScreen, pushed: bool) -> Turn | None:
        """The bot that chooses now, among all its options."""
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

    def last_word(self, match: Match, screen: AnyScreen, able: Sequence[int]) -> Turn | None:
        """Before people pass, each bot that has an option of its own is asked once; only people let the moment pass."""
        silent = self.silent if self.moment == choices_of(match) else frozenset()
        for seat in able:
            if seat not in silent and self.has_own(match, screen, seat):
                return Turn(seat, match.options(seat), True)
        return None

    def silence(self, seat: int, match: Match) -> None:
        """Notes that a bot does nothing of its own now, so that it is not asked again at this moment."""
        moment = choices_of(match)
        self.silent = (self.silent if self.moment == moment else frozenset()) | {seat}
        self.moment = moment

    def waiting(self, match: Match, screen: AnyScreen) -> bool:
        """Whether a bot could begin its turn now."""
        decision = match.decision
        return decision is not None and any(screen.begins(action.text) for seat in self.bots for action in match.options(seat))

    def has_own(self, match: Match, screen: AnyScreen, seat: int) -> bool:
        """Whether a bot has an option that only its seat may choose and that is not minor."""
        decision = match.decision
        assert decision is not None
        return any(match.entitled(action) == (seat,) and not screen.choice(match.state, decision, action).minor
                   for action in match.options(seat))


def turn_number(match: Match, screen: AnyScreen) -> int:
    """How many turns have begun."""
    return sum(screen.heading(event) == TURN for event in match.log)


def choices_of(match: Match) -> tuple[str, ...]:
    """What identifies a moment of the game, also after choices were taken back and made again."""
    return tuple(move.text for move in match.moves)
