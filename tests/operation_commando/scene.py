'''Small scenes for tests: a terrain in play, two hands, tokens, and the dice that will fall.

    m = scene(terrain="crossroads", us="us_paratroopers", de="de_stug de_m24", dice="N S")
    m.does("commit de_stug", "stop", "commit us_paratroopers", "token 0/+1")
    assert (m.total("us"), m.total("de")) == (3, 5)

Cards are ids, as a list or as words of one text. What a scene names comes out of the draw pile (or from among the heroics);
all the rest stays in the pile, so nothing is lost or made. A card that the mission's deck lacks is added to it: scenes show
what a card does, not how the decks are balanced. ``us_deck`` names a whole draw pile instead: the other cards have
left the game unseen. ``us_tokens`` says what a side holds (two light ones unless told); the banks hold the rest.

A scene begins at ``phase`` with the terrain in play; before ``terrain_effect`` no terrain is in play. It stops when the phase
``until`` begins. Any field of the State can be given as well: ``turn=3, points=[6, 0], size=2, building=1``.

``dice`` lists faces (1 to 6, or N neutral and S success), picks (``pick0``), and cards or terrains to be drawn, each kind in
its own order. A die that no face is named for fails the test; a card that is not named is drawn by a fixed seed.

``does`` lets windows pass (``cancel``, ``unit_destroyed``, ``progression``) in which the next action is no answer; ``play``
plays just one action.
'''

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

import msgspec

from bocage.core.contract import AnyRuleset, Fact, Result
from bocage.core.decision import Decision
from bocage.core.dice import Dice, ScriptEnded, SeededDice
from bocage.core.errors import Illegal
from bocage.core.event import Event
from bocage.core.history import Setup
from bocage.core.match import Match
from bocage.core.plain import canonical
from bocage.core.table import Table
from bocage.games.operation_commando import RULESET, content, wire_facts
from bocage.games.operation_commando.audit import pieces
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    COLUMNS, CROSS, DE, NO_TERRAIN, NOBODY, NOWHERE, PHASES, RUNNING, SIDE_OF, SIDES, SQUARES, TERRAIN_EFFECT,
    TOKEN_OF, TOKENS, US, Place, Side, Slot)
from bocage.games.operation_commando.rules.assault.strength import strength, total
from bocage.games.operation_commando.rules.missions import sainte_mere_eglise
from bocage.games.operation_commando.rules.phases import put_in_play
from bocage.games.operation_commando.state import State, cards_left, combats
from tests.changed import changed
from tests.positions import set_position, with_lines

Words = str | Iterable[str]
FACES = {"N": 3, "S": 4}
WINDOWS = ("cancel", "unit_destroyed", "progression")
# A field of each kind, for Assaults elsewhere than at Sainte-Mère-Église.
UTAH_FIELD = ("exit1", "exit2", "exit3", "exit4", "poupeville", "smdm", "wxyz", "battery",
              "bocage", "brecourt", "wn", "causeway", "crossroads", "road", "dropzone", "flooded")
GRAIGNES_FIELD = ("houses", "road", "crossroads", "street", "canal", "square", "hedge", "bigmarsh",
                  "mairie", "church", "redhouse", "farm")


def words(given: Words) -> list[str]:
    return given.split() if isinstance(given, str) else list(given)


class TableDice(Dice):
    """Named faces, picks and draws, each kind in its own order. Unnamed draws follow a seed; unnamed dice and picks fail."""

    def __init__(self, board: Board, script: Iterable[int | str]) -> None:
        self.faces: list[int] = []
        self.picks: list[int] = []
        self.named: dict[str, list[int]] = {bag: [] for bag in board.bags}
        self.rest = SeededDice("scene")
        for each in script:
            self._name(board, each)

    def _name(self, board: Board, each: int | str) -> None:
        if isinstance(each, int) or each.isdigit():
            self.faces.append(int(each))
        elif each in FACES:
            self.faces.append(FACES[each])
        elif each.startswith("pick"):
            self.picks.append(int(each[4:]))
        elif each in board.index:
            self.named[each[:2]].append(board.index[each])
        else:
            self.named["terrain"].append(board.terrain_index[each])

    def roll(self, number: int, cuts: tuple[int, ...] = ()) -> list[int]:
        if len(self.faces) < number:
            raise ScriptEnded(f"{number} dice are rolled, the scene has {self.faces}")
        return [self.faces.pop(0) for _ in range(number)]

    def draw(self, counts: Sequence[int], bag: str, eyes: int = -1) -> int:
        if not self.named[bag]:
            return self.rest.draw(counts, bag, eyes)
        kind = self.named[bag].pop(0)
        if not counts[kind]:
            raise ScriptEnded(f"{bag} {kind} is not in the bag")
        return kind

    def pick(self, number: int) -> int:
        if not self.picks:
            raise ScriptEnded(f"one of {number} is picked, the scene names none")
        return self.picks.pop(0)

    def copy(self) -> TableDice:
        new = TableDice.__new__(TableDice)
        new.faces, new.picks, new.rest = self.faces[:], self.picks[:], self.rest.copy()
        new.named = {bag: named[:] for bag, named in self.named.items()}
        return new


class Watched(SeededDice):
    """Dice that remember who may see what is drawn."""

    def __init__(self) -> None:
        super().__init__("watched")
        self.eyes: list[int] = []

    def draw(self, counts: Sequence[int], bag: str, eyes: int = -1) -> int:
        self.eyes.append(eyes)
        return super().draw(counts, bag, eyes)


def until_phase(until: str) -> AnyRuleset:
    """The game, but it stops when a certain phase begins."""
    last = PHASES.index(until) if until else NOBODY
    return changed(RULESET, "rules", is_over=lambda state: state.outcome != RUNNING or state.phase == last)


class Scene:
    """A Match with words for tests. Sides are "us" and "de", which are also the names of the seats."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, action: str) -> Self:
        """Plays an action of whoever is asked."""
        self.match.play(action)
        return self

    def does(self, *actions: str) -> Self:
        """Plays actions; a window in which the next one is no answer is let pass first."""
        for action in actions:
            while self.ask in WINDOWS and action not in self.options():
                self.match.play("pass")
            self.match.play(action)
        return self

    def let_pass(self) -> Self:
        """Nobody uses the windows that are open now."""
        while self.ask in WINDOWS:
            self.match.play("pass")
        return self

    def refused(self, action: str) -> str:
        """The rule that forbids an action; fails if it is allowed, or if the refusal changed anything."""
        before = canonical(self.state)
        try:
            self.match.play(action)
        except Illegal as illegal:
            assert canonical(self.state) == before
            return illegal.rule
        raise AssertionError(f"{action} is allowed")

    def set(self, *lines: str) -> Scene:
        """Changes the scene by lines of a position: ``outcome: us``."""
        set_position(self.match, *lines)
        return self

    # --- what is asked ------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The question that is open; fails when the scene is over."""
        assert self.match.decision is not None
        return self.match.decision

    @property
    def ask(self) -> str:
        """The kind of the decision; empty when the scene is over."""
        return self.match.decision.kind if self.match.decision else ""

    @property
    def asked(self) -> str:
        """Who must decide."""
        return SIDES[self.match.decision.by[0]] if self.match.decision else ""

    @property
    def rule(self) -> str:
        """The rule that asks."""
        return self.match.decision.rule if self.match.decision else ""

    def options(self) -> list[str]:
        return [option.text for option in self.match.decision.options] if self.match.decision else []

    @property
    def result(self) -> Result:
        """How the game ended; fails while it goes on."""
        assert self.match.result is not None
        return self.match.result

    # --- what lies where ----------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def board(self) -> Board:
        board: Board = self.match.board
        return board

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def size(self) -> int:
        """The most Combats of this Assault."""
        return combats(self.state)

    @property
    def fought(self) -> int:
        return self.state.fought

    @property
    def terrain(self) -> str:
        """The terrain in play, or nothing."""
        return self.board.terrain_ids[self.state.terrain] if self.state.terrain != NO_TERRAIN else ""

    @property
    def points(self) -> tuple[int, int]:
        return self.state.points[US], self.state.points[DE]

    @property
    def winner(self) -> str:
        """Who has won the Assault: also after the next turn has begun, as long as no other has been won."""
        won = self.told("assault_won")
        return SIDES[int(str(won[-1].args[0]))] if won else ""

    @property
    def totals(self) -> tuple[int, int]:
        """Both combat values, the American's first."""
        return self.total("us"), self.total("de")

    def total(self, side: str) -> int:
        return total(self.board, self.state, SIDE_OF[side])

    def strength(self, side: str, place: int = 0) -> int:
        """The V.C. of one unit, without actions, tokens and carried bonus."""
        return strength(self.board, self.state, SIDE_OF[side], Slot(place))

    def _ids(self, cards: Iterable[int]) -> list[str]:
        return [self.board.ids[card] for card in cards]

    def hand(self, side: str) -> list[str]:
        return sorted(self._ids(self.state.hand[SIDE_OF[side]]))

    def shown(self, side: str) -> list[str]:
        """Cards of a hand that the opponent has seen."""
        return sorted(self._ids(self.state.shown[SIDE_OF[side]]))

    def discard(self, side: str) -> list[str]:
        """A discard from its bottom to its top."""
        return self._ids(self.state.discard[SIDE_OF[side]])

    def gone(self, side: str) -> list[str]:
        return self._ids(self.state.gone[SIDE_OF[side]])

    def units(self, side: str) -> list[str]:
        return self._ids(self.state.units[SIDE_OF[side]])

    def tilted(self, side: str) -> list[str]:
        return self._ids(self.state.tilted[SIDE_OF[side]])

    def actions(self, side: str) -> list[str]:
        """Lasting actions of this Assault."""
        return self._ids(self.state.actions[SIDE_OF[side]])

    def beside(self, side: str) -> list[str]:
        return self._ids(self.state.beside[SIDE_OF[side]])

    def pile(self, side: str) -> int:
        """The size of a draw pile."""
        return cards_left(self.state, SIDE_OF[side])

    def tokens(self, side: str) -> dict[str, int]:
        """What a side holds, by kind; none of a kind is left out."""
        return {TOKENS[kind]: number for kind, number in enumerate(self.state.tokens[SIDE_OF[side]]) if number}

    def placed(self, side: str) -> dict[str, int]:
        """The tokens on a side's units."""
        return {TOKENS[kind]: number for kind, number in enumerate(self.state.placed[SIDE_OF[side]]) if number}

    def bank(self, token: str) -> int:
        return self.state.bank[TOKEN_OF[token]]

    def view(self, seat: str | None) -> Any:
        """A ``view.View``; ``Any``, so that a test may look deep into the parts that its mission has."""
        return self.match.view(seat)

    # --- what happened ------------------------------------------------------------------------------------------------

    def told(self, name: str) -> list[Event]:
        """The events of that name so far."""
        return [event for event in self.match.log if event.name == name]

    def facts(self, name: str) -> list[dict[str, Fact]]:
        """What the events of that name were about, by the names that the view uses."""
        return [wire_facts.of_event(self.board, event) for event in self.told(name)]

    @property
    def dice_left(self) -> int:
        """The faces that have not fallen."""
        assert isinstance(self.match.dice, TableDice)
        return len(self.match.dice.faces)


def scene(scenario: str = "initiation", terrain: str = "crossroads", phase: str = "commit", *, us: Words = (), de: Words = (),
          us_tokens: Mapping[str, int] | None = None, de_tokens: Mapping[str, int] | None = None, us_discard: Words = (),
          de_discard: Words = (), us_top: Words = (), de_top: Words = (), us_deck: Words | None = None,
          de_deck: Words | None = None, dice: str | Iterable[int | str] = (), until: str = "", variants: str = "",
          **more: Any) -> Scene:
    """Builds a scene. ``us_top``: the top of the draw pile, first card first, seen by nobody."""
    ruleset = until_phase(until)
    options = {"variants": variants} if variants else {}
    given = (us, de, us_discard, de_discard, us_top, de_top, us_deck or (), de_deck or ())
    board = stocked(ruleset.rules.board(scenario, options, 2), [id for each in given for id in words(each)])
    lines = ["turn: 1", *pile_lines(board, "us", us, us_tokens, us_discard, us_top, us_deck),
             *pile_lines(board, "de", de, de_tokens, de_discard, de_top, de_deck), *field_lines(board, terrain)]
    state = laid_out(ruleset, board, lines)
    chance = TableDice(board, dice.split() if isinstance(dice, str) else dice)
    if PHASES.index(phase) >= TERRAIN_EFFECT:
        number = board.terrain_index[terrain]
        put_in_play(Table(board, state, chance), number, Place(state.grid.index(number)) if state.grid else NOWHERE, DE)
    state = with_lines(ruleset, board, state, f"phase: {phase}")
    for field, value in more.items():
        assert field in State.__slots__, f"a State has no {field}"
        setattr(state, field, value)
    made = Setup("operation_commando", scenario, SIDES, options, ((0, "", ""),))
    return Scene(Match(ruleset, made, board, state, chance))


def stocked(board: Board, named: Iterable[str]) -> Board:
    """A board whose decks hold the cards a scene names: what a card does is tested however the decks are balanced."""
    box = content.load()
    short = {id: number for id, number in Counter(named).items() if any(box.cards[id].copies) and (
        id not in board.index or board.copies[board.index[id]] < number)}
    if not short:
        return board
    cards = dict(box.cards)
    for id, number in short.items():
        copies = list(cards[id].copies)
        copies[board.mission] += number - (board.copies[board.index[id]] if id in board.index else 0)
        cards[id] = msgspec.structs.replace(cards[id], copies=tuple(copies))
    return Board(msgspec.structs.replace(box, cards=cards), board.scenario, board.variants, board.deeds)


def laid_out(ruleset: AnyRuleset, board: Board, lines: Iterable[str]) -> State:
    """A state by lines of a position; the box must hold all that they name."""
    first = ruleset.rules.first_state(board)
    state: State = with_lines(ruleset, board, first, *lines)
    assert pieces(board, state) == pieces(board, first), "the box does not hold that many"
    return state


def pile_lines(board: Board, side: str, hand: Words, tokens: Mapping[str, int] | None, discard: Words, top: Words,
               deck: Words | None) -> list[str]:
    """What a side holds. A draw pile that is named holds just these cards; all others of it are out of the game, unseen."""
    held = {"light": 2} if tokens is None else tokens
    found = [f"{side}: tokens {' '.join(f'{number} {token}' for token, number in held.items() if number) or 'none'}"]
    found += [f"{side} {place}: {', '.join(words(cards)) or 'none'}"
              for place, cards in (("hand", hand), ("discard", discard), ("top of pile", top))]
    if deck is not None:
        found += [f"{side} pile: {', '.join(words(deck)) or 'none'}",
                  f"{side} removed unseen: {out_of_game(board, SIDE_OF[side], (hand, discard, top, deck))}"]
    return found


def out_of_game(board: Board, side: Side, named: Iterable[Words]) -> str:
    """The cards of a deck that are not named, as a position says it."""
    left = Counter({board.ids[card]: number for card, number in enumerate(board.deck[side])})
    left -= Counter(id for cards in named for id in words(cards))
    return ", ".join(f"{left[id]} {id}" for id in board.ids if left[id]) or "none"


def field_lines(board: Board, terrain: str) -> list[str]:
    """The other terrains of the mission, as if the one in play had just been taken from among them."""
    if board.sme:
        left = [id for id in sainte_mere_eglise.MAIN_PILE if id != terrain]
        fronts = zip(COLUMNS, sainte_mere_eglise.FRONTS, strict=True)
        return [f"main pile: {', '.join(left)}", f"main pile taken: {3 if terrain == 'sme' else 1}",
                f"village taken: {'yes' if terrain == 'sme' else 'no'}",
                *(f"{column} front: {', '.join(front)}" for column, front in fronts)]
    places = SQUARES if board.utah else CROSS
    field = list(UTAH_FIELD if board.utah else GRAIGNES_FIELD)
    if terrain not in field:
        field[0] = terrain
    found = [f"{place}: {id}, open" for place, id in zip(places, field, strict=True)]
    if not board.utah:
        return [*found, "markers: 2 objective, 2 decoy"]
    at = field.index(terrain)
    return [*found, "exits: 0, 1, 2, 3", "layout: historical", "regiment in action: 502", f"regiment 502: at {places[at]}",
            f"regiment 506: at {places[(at + 8) % len(places)]}"]
