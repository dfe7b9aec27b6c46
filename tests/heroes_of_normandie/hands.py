"""A scene with cards: players let windows pass until they are offered what the test wants to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.core.action import PASS
from bocage.games.heroes_of_normandie import RULESET
from bocage.games.heroes_of_normandie.rules.cards.table import CARDS
from bocage.games.heroes_of_normandie.types import CardNo, Side, Unit, by_seat
from tests.heroes_of_normandie.duel import Duel

RUINS = ". r . . . .\n" + ". . . . . .\n" * 5
COPSE = ". . f . . .\n" + ". . . . . .\n" * 5


class Moments(dict[tuple[Side, str], list[CardNo]]):
    """The board's cards by moment, with the moments at which somebody with cards could have spoken so far."""

    def __init__(self) -> None:
        super().__init__()
        self.came: set[tuple[Side, str]] = set()

    def get(self, key: tuple[Side, str], default: Any = None) -> Any:
        self.came.add(key)
        return super().get(key, default)


class Hands(Duel):
    """``offers`` and ``answer`` pass windows, whoever is asked, until an option comes up."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.board.moments = self.moments = Moments()

    def offers(self, text: str) -> bool:
        """Whether the option comes up before the windows that open one after the other are over."""
        while self.asked in RULESET.display.windows:
            if text in self.options():
                return True
            self.play(PASS.text)
        return bool(self.asked) and text in self.options()

    def refuses(self, card: str, *moments: str) -> bool:
        """Whether one of a card's moments (or these) has come for the side that holds it, and it is not an option. (Where no
        card of a side's deck could be played by open facts, nobody is asked: the moment passes in silence.)"""
        number = self.board.card_index[card]
        side = next(self.board.side[seat] for seat, hand in by_seat(self.state.hand) if number in hand)
        offered = self.offers(f"play {card}")
        return not offered and any((side, moment) in self.moments.came for moment in moments or CARDS[card].moments)

    def answer(self, *texts: str, dice: Sequence[int | str] = ()) -> Hands:
        self.dice.script += dice
        for text in texts:
            assert self.offers(text), f"{text!r} was not offered; now {self.asked}: {self.options()}"
            self.play(text)
        return self

    def held(self, seat: int) -> list[str]:
        return [self.board.card_ids[card] for card in self.state.hand[seat]]


def shot(card: str, holder: int, rows: str = "", shooter: str = "us_rifle_team", target: str = "ge_fire_group",
         start: str = "a1", at: str = "d1", manner: str = "normal", dice: Sequence[int | str] = (1,), **put: Any,
         ) -> tuple[Hands, Unit, Unit]:
    """A unit fires at another; somebody holds a card."""
    s = Hands(rows)
    s.dice.script += dice
    ours, theirs = s.put(shooter, start, **put), s.put(target, at)
    s.give(holder, card)
    s.activate(ours).play(f"fire main {manner}")
    return s, ours, theirs


def march(card: str, holder: int, rows: str = "", mover: str = "us_rifle_team", at: str = "a1", **put: Any,
          ) -> tuple[Hands, Unit]:
    """A unit has announced that it moves; somebody holds a card."""
    s = Hands(rows)
    unit = s.put(mover, at, **put)
    s.give(holder, card)
    s.activate(unit).play("move")
    return s, unit


def between(*cards: str, seat: int = 0, rows: str = "") -> Hands:
    """A scene that will start between two activations."""
    s = Hands(rows)
    s.give(seat, *cards)
    return s
