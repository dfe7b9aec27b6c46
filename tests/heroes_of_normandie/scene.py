"""A small battlefield made for one test: a map in text, counters on it, dice named beforehand.

    s = Scene('''
        . . B .
        . . . .
    ''')
    rifles = s.put("us_rifle_team", "a1")
    group = s.put("ge_fire_group", "d1")
    s.activate(rifles).play("fire main normal", dice=[5])
    assert s.face(group) == BACK
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Self

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.core.dice import ScriptedDice
from bocage.core.event import Event
from bocage.core.run import Run
from bocage.core.table import Table
from bocage.games.heroes_of_normandie import RULESET, content, setup
from bocage.games.heroes_of_normandie import army as armies
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.actions import square_name
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.content import Building, Edge, Force, Map, Scenario, Zone
from bocage.games.heroes_of_normandie.map.ground import Ground
from bocage.games.heroes_of_normandie.position import FACES, HIDING
from bocage.games.heroes_of_normandie.rules.asking import tag
from bocage.games.heroes_of_normandie.rules.tables import TABLES
from bocage.games.heroes_of_normandie.types import (
    Abilities, Face, Phase, Point, Side, Square, Token, Unit)
from bocage.games.heroes_of_normandie.view import View, view
from tests.positions import put_lines

FRONT, BACK = p.FRONT, p.BACK
US_ARMY, GE_ARMY = "us; us_8th_regiment", "ge; ge_902"


@lru_cache(maxsize=64)
def ground_of(rows: tuple[str, ...], buildings: tuple[Building, ...], edges: tuple[Edge, ...], corner: str) -> Ground:
    """Kept, since a game never changes the ground on which it begins, and many scenes have the same."""
    made = Map(id="scene", source={"*": "ours"}, rows=rows, building=buildings, edge=edges)
    return Ground(made, content.load().terrains, corner)


class Scene:
    """Seat 0 is American, seat 1 German (``side`` for more). ``army``: texts, for options and traits. Units are put on the
    table one by one; those of an army are found by ``recruit``."""

    run: Run                                                # from ``begin`` on

    def __init__(self, rows: str = "", buildings: Sequence[Building] = (), edges: Sequence[Edge] = (),
                 army: Sequence[str] = (US_ARMY, GE_ARMY), side: Sequence[int] = (0, 1), size: int = 15,
                 scenario: Scenario | None = None, **rules: Any) -> None:
        lines = [line.replace(" ", "").strip() for line in rows.strip().splitlines() if line.strip()] or ["." * size] * size
        box = content.load()
        zone = Zone(box=(0, 0, 0, 0))
        ground = ground_of(tuple(lines), tuple(buildings), tuple(edges), rules.get("corner", "better"))
        force = Force(points=1000, zone=zone)
        card = scenario or Scenario(id="scene", source={"*": "ours"}, maps="scene", turns=6, first="us", us=force, ge=force,
                                    goal="points")
        sides, forces = [Side(each) for each in side], [armies.read(text) for text in army]
        self.board = Board(box, card, "scene", sides, forces, rules, TABLES, ground)
        self.state = setup.first_state(self.board)
        self.set("turn: 1", "phase: window", *self.nobody_to_deploy())
        self.events: list[Event] = []
        self.dice = ScriptedDice([], self.board.bags)
        self.table = Table(self.board, self.state, self.dice, self.events)

    # --- laying out ---------------------------------------------------------------------------------------------------

    def set(self, *lines: str) -> Self:
        """Changes the scene by lines of a position: ``initiative: ge``, ``u1: suppressed 1``, ``s1: horn e4``."""
        put_lines(RULESET, self.board, self.state, *lines)
        return self

    def nobody_to_deploy(self) -> list[str]:
        return [f"s{seat + 1} to deploy: none" for seat in range(self.board.seats)]

    def name(self, unit: int) -> str:
        """A counter as positions and actions call it."""
        return f"u{unit + 1}"

    def square(self, name: str) -> Square:
        return Square(self.board.lexicon.squares.index(name))

    def point(self, name: str) -> Point:
        """An intersection: ``@e5`` is the north-western corner of the square e5."""
        return Point(self.board.lexicon.points.index(name))

    def put(self, type: str, at: str, seat: int | None = None, face: int = FRONT, facing: str = "n", hidden: int = p.OPEN,
            tile: int = -1, token: int = 0, suppressed: int = 0) -> Unit:
        """A counter on a square; ``tile``: it belongs to that tile of its seat's army (for traits and equipment)."""
        b, unit = self.board, Unit(len(self.state.at))
        if seat is None:
            seat = 0 if type.startswith("us") else 1
        recruit = next(each.name for each in b.recruits if each.tile == b.tiles_of[seat][tile]) if tile >= 0 else "none"
        self.set(f"{self.name(unit)}: {recruit}, type {type}, of s{seat + 1}, at {at or 'gone'}, facing {facing}, "
                 f"{FACES[face]}, {HIDING[hidden]}, token {p.TOKEN_WORDS[Token(token)]}, suppressed {suppressed}")
        return unit

    def carry(self, unit: Unit, vehicle: Unit) -> None:
        self.set(f"{self.name(unit)}: at carried, on {self.name(vehicle)}")

    def give(self, seat: int, *cards: str) -> None:
        """Cards into a hand, out of its side's pile."""
        held = sorted([*self.state.hand[seat], *(self.board.card_index[id] for id in cards)])
        self.set(f"s{seat + 1} hand: {', '.join(self.board.card_ids[card] for card in held) or 'none'}")

    def grant(self, type: str, *abilities: str) -> None:
        """Gives both faces of a type (and their weapons) abilities that no printed counter has."""
        for face in self.board.types[self.board.type_index[type]].faces:
            for name in abilities:
                bit = p.ABILITY_CALLED[name]
                face.flags = Abilities(face.flags | bit)
                for weapon in face.weapons:
                    weapon.flags = Abilities(weapon.flags | bit)

    # --- playing ------------------------------------------------------------------------------------------------------

    def begin(self, phase: Phase, *dice: int | str) -> Self:
        """Starts at a phase and goes on to the next question."""
        self.set(f"phase: {p.PHASES[phase]}")
        self.dice.script += dice
        self.run = Run(RULESET.rules, self.table)
        self.run.proceed()
        return self

    def activate(self, unit: int, token: int = 1) -> Self:
        """The unit's order comes up now: it is asked what it does."""
        word = p.TOKEN_WORDS[Token(token)]
        self.set(f"acting: {self.name(unit)}", f"acting by order: {word}", "weapons fired: none",
                 f"{self.name(unit)}: acted, token {word}")
        return self.begin(p.ACT)

    def reserve(self, seat: int = 0) -> Self:
        self.set(f"reserve of: s{seat + 1}")
        return self.begin(p.RESERVE_MOVES)

    def play(self, *texts: str, dice: Sequence[int | str] = ()) -> Self:
        """Plays actions one after the other; each must be offered."""
        self.dice.script += dice
        for text in texts:
            decision = self.run.decision
            assert decision is not None, f"{text!r}: nothing is asked"
            action: Action = RULESET.rules.read(self.board, text)
            assert action in decision.options, f"{text!r} is not among {decision}"
            self.run.play(action)
        return self

    def quietly(self, *texts: str, dice: Sequence[int | str] = ()) -> Self:
        """The same, but whoever is asked in a window lets it pass before each action and at the end."""
        self.dice.script += dice
        for text in texts:
            self.pass_windows()
            self.play(text)
        self.pass_windows()
        return self

    def pass_windows(self) -> None:
        while self.run.decision is not None and self.run.decision.kind in RULESET.display.windows:
            self.run.play(self.run.decision.options[-1])

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The present question."""
        assert self.run.decision is not None, "nothing is asked"
        return self.run.decision

    @property
    def asked(self) -> str:
        """The kind of the present question."""
        return self.run.decision.kind if self.run.decision is not None else ""

    @property
    def asked_of(self) -> int:
        return self.decision.by[0]

    def options(self) -> list[str]:
        return [action.text for action in self.decision.options]

    def seen_by(self, seat: int | None) -> View:
        return view(self.board, self.state, None if seat is None else Seat(seat))

    def lacks(self, text: str, kind: str) -> bool:
        """Whether that kind of question is asked now, and the option is not among its answers."""
        assert RULESET.rules.read(self.board, text)
        return self.asked == kind and text not in self.options()

    def lacks_all(self, kind: str, *verbs: str) -> bool:
        """Whether that kind of question is asked now, and no option has one of these verbs."""
        return self.asked == kind and not any(text.split()[0] in verbs for text in self.options())

    def at(self, unit: int) -> str:
        """The square of a counter; empty when it is not on the board."""
        where = self.state.at[unit]
        return self.board.lexicon.squares[where] if where >= 0 else ""

    def face(self, unit: int) -> Face:
        return self.state.face[unit]

    def told(self, name: str) -> list[tuple[Any, ...]]:
        """The arguments of every event of that name so far."""
        return [event.args for event in self.events if event.name == name]

    def tag(self, unit: int) -> int:
        """The unit as events name it."""
        return tag(self.board, self.state, unit)


def orders_in(given: Iterable[int]) -> str:
    """Order tokens as a position says them."""
    return ", ".join(p.TOKEN_WORDS[Token(number)] for number in given) or "none"


def damage_in(bits: int) -> str:
    """Damage markers as a position says them."""
    return " ".join(name for bit, name in p.DAMAGE_NAMES.items() if bits & bit) or "none"


def tokens(*numbers: int) -> list[Token]:
    """Order tokens by their numbers; bluffs and special orders too."""
    return [Token(number) for number in numbers]


def name(column: int, row: int) -> str:
    """The square of the catalogue's coordinates."""
    return square_name(column, row)
