'''Scenes of whole turns at Graignes: the cross, who controls what, who holds which cards, and the dice that will fall.

    m = cross(us="us_diversion", control="n1 us, n2 de", dice=[6, 1])
    m.does("attack e1", "play us_diversion", "divert n3")
    assert m.at == "n3"

Unless ``field`` says otherwise the columns are, from circle 1 to the village:
    n houses canal mairie · e road square church · s crossroads houses redhouse · w street houses farm
and the Objective markers lie on n3 and e3. A scene begins with the German's choice of a terrain; with ``at`` the marker lies
there already and it begins at ``phase`` (default: the German commits a unit or abandons). It ends when ``until`` begins.
Dice are scripted first, then seeded: cards drawn do not matter where no script names them.
'''

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from bocage.core.dice import ScriptedDice, SeededDice
from bocage.core.event import Event
from bocage.core.history import Setup
from bocage.core.match import Match
from bocage.core.table import Table
from bocage.games.operation_commando import RULESET
from bocage.games.operation_commando.pieces import (
    CROSS, DE, NOBODY, NOWHERE, SIDES, TOKENS, US, Place)
from bocage.games.operation_commando.rules.phases import put_in_play
from tests.operation_commando.scene import laid_out, pile_lines, until_phase
from tests.positions import with_lines

FIELD = ("houses", "road", "crossroads", "street",
         "canal", "square", "houses", "houses",
         "mairie", "church", "redhouse", "farm")
# What somebody answers who does nothing.
IDLE = ("pass", "none", "stop", "decline", "keep")


class Cross(Match):
    """A Match with words for tests."""

    __slots__ = ()

    def view(self, seat: str | int | None = None) -> Any:
        """A ``view.View``; ``Any``, so that a test may look deep into the parts that its mission has."""
        return super().view(seat)

    def play(self, action: Any, seat: str | int | None = None) -> None:
        super().play(action, seat)

    def does(self, *actions: str) -> Cross:
        for action in actions:
            self.play(action)
        return self

    @property
    def asked(self) -> str:
        return self.decision.kind if self.decision else ""

    @property
    def by(self) -> tuple[int, ...]:
        """Who is asked."""
        return self.decision.by if self.decision else ()

    @property
    def texts(self) -> list[str]:
        return [option.text for option in self.decision.options] if self.decision else []

    @property
    def at(self) -> str:
        """Where the assault marker lies."""
        place: Place = self.state.place
        return CROSS[place]

    @property
    def barricade(self) -> str:
        return CROSS[self.state.barricade] if self.state.barricade != NOWHERE else ""

    @property
    def points(self) -> tuple[int, int]:
        return self.state.points[US], self.state.points[DE]

    def control(self, place: str) -> str:
        side = self.state.control[CROSS.index(place)]
        return SIDES[side] if side != NOBODY else ""

    def hand(self, side: int) -> list[str]:
        return sorted(self.board.ids[card] for card in self.state.hand[side])

    def tokens(self, side: int) -> dict[str, int]:
        return {TOKENS[kind]: number for kind, number in enumerate(self.state.tokens[side]) if number}

    def told(self, name: str) -> list[Event]:
        return [event for event in self.log if event.name == name]

    def idle_until(self, *kinds: str) -> Cross:
        """Everybody lets everything pass until one of these is asked; what must be chosen is the first that can be."""
        while self.decision and self.asked not in kinds:
            self.play(next((option for option in self.decision.options if option.verb in IDLE), self.decision.options[0]))
        return self

    def us_wins(self) -> Cross:
        """The German abandons the terrain."""
        return self.idle_until("commit").does("abandon")

    def de_wins(self) -> Cross:
        """The German commits a unit and the American does not face it."""
        self.idle_until("commit")
        self.play(next(text for text in self.texts if text.startswith("commit")))
        self.idle_until("answer")
        return self.does("abandon")

    def turn(self, place: str, winner: str) -> Cross:
        """A turn in which nothing but the Assault matters; then the German chooses again, or the game is over."""
        self.does(f"attack {place}")
        self.us_wins() if winner == "us" else self.de_wins()
        return self.idle_until("attack")


def cross(*, us: str = "", de: str = "", control: str = "", field: Iterable[str] = FIELD, markers: str = "n3 e3", at: str = "",
          phase: str = "commit", until: str = "", dice: Iterable[int | str] = (), engaged: str = "", discard: str = "",
          tokens: dict[str, int] | None = None, points: tuple[int, int] = (0, 0), **more: Any) -> Cross:
    """Builds a scene. ``engaged``: sites used last turn; ``discard``: the American's; ``tokens``: his, beyond two light ones.

    Any field of the State can be given as well: ``size=1``.
    """
    ruleset = until_phase(until)
    board = ruleset.rules.board("graignes", {}, 2)
    held = dict(each.split() for each in control.split(",") if each)
    lines = ["turn: 5", "phase: take_terrain"]
    lines += [f"{place}: {id}, open, control {held.get(place, 'nobody')}" for place, id in zip(CROSS, field, strict=True)]
    lines += [f"markers: {', '.join('objective' if place in markers.split() else 'decoy' for place in CROSS[8:])}",
              f"production sites: {', '.join('engaged' if place in engaged.split() else 'free' for place in CROSS[8:])}"]
    lines += pile_lines(board, "us", us, Counter(tokens or {}) + Counter(light=2), discard, (), None)
    state = laid_out(ruleset, board, [*lines, *pile_lines(board, "de", de, None, (), (), None)])
    state = with_lines(ruleset, board, state, f"us: points {points[0]}", f"de: points {points[1]}")
    scripted = ScriptedDice(dice, {**board.bags, "die": (), "pick": ()}, SeededDice("graignes"))
    if at:
        put_in_play(Table(board, state, scripted), state.grid[CROSS.index(at)], Place(CROSS.index(at)), DE)
        state = with_lines(ruleset, board, state, f"phase: {phase}")
    for name, value in more.items():
        setattr(state, name, value)
    made = Setup("operation_commando", "graignes", ("anna", "ben"), {}, ((0, "", ""),))
    return Cross(ruleset, made, board, state, scripted)


def new_game(dice: Iterable[int | str] = (), seed: str = "graignes") -> Cross:
    """A whole game from its set-up."""
    board = RULESET.rules.board("graignes", {}, 2)
    scripted = ScriptedDice(dice, board.bags, SeededDice(seed))
    made = Setup("operation_commando", "graignes", ("anna", "ben"), {}, ((0, seed, ""),))
    return Cross(RULESET, made, board, RULESET.rules.first_state(board), scripted)
