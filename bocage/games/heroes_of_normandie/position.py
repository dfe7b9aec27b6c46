"""A position of Heroes of Normandie as text: every slot of the ``State``, and on which line it stands (``core/position/``).

What follows from the rest may be left out: a counter that is one of an army's units has its type and its seat, units that are
not on the table are still to be deployed, and draw piles hold the cards that lie nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping

from bocage.core.position.codecs import (
    Bits, Codec, Counts, Flag, Groups, Int, Misread, Name, Names, Series, Text, listed, numbered, words_of)
from bocage.core.position.entries import Column, Each, Field, Rows
from bocage.core.position.notation import Notation
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.actions import MOST_COUNTERS, counter_number, square_name
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.map.ground import NOT_JOINED, Ground, Layers, layers_of
from bocage.games.heroes_of_normandie.setup import first_state
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Square

OUTCOMES = {"running": p.RUNNING, "us": p.US, "ge": p.GE, "draw": p.DRAWN}
NO_ONE: Mapping[str, int] = {"nobody": p.NOBODY}
NO_THING: Mapping[str, int] = {"none": p.NOBODY}
PLACES = {"gone": p.GONE, "carried": p.CARRIED, "exited": p.EXITED}
FACES = ("front", "back")
HIDING = ("open", "ambushed", "marker_a", "marker_b")
TRACED = ("unknown", "known", "no_decoy")
ORDERS = ("fresh", "acted", "active")
WEAPONS = ("main", "second")
MARKS = ("on_alert", "lost_token", "moved", "was_heroic")
CONCEALED = ("a", "b", "a_next_turn", "b_next_turn")
STOPPED = ("no", "yes", "by_terrain")
BOARDED = ("no", "embarked", "left")
NO_ASSAULT = ("no", "no_assault", "steps_only")
MOST = 99


def notation(b: Board) -> Notation[State]:
    """The table. Slots whose default follows from others stand after those."""
    seat_names = [f"s{seat + 1}" for seat in range(b.seats)]
    counter_names = [f"u{counter_number(unit)}" for unit in range(MOST_COUNTERS)]
    squares, points = b.lexicon.squares, b.lexicon.points
    seat, side, unit = Name(seat_names), Name(p.SIDES), Name(counter_names, NO_ONE)
    token, square = Name(p.TOKEN_WORDS), Name(squares, NO_THING)
    option = Name([stock.name for stock in b.stocks])
    structure = Name(squares, {f"building:{name}": -1 - at for at, name in enumerate(numbered(b.start.rooms.names))})
    orders_due = {f"{name}:{number}": at * p.SEAT_OF_TOKEN + number for at, name in enumerate(seat_names)
                  for number in range(1, p.MOST_ORDERS + 1)}
    tiles = numbered([tile.id for tile in b.tiles])
    cards = Names(b.card_ids)
    return Notation(
        first_state(b),
        "the turn",
        Field("turn", Int()),
        Field("phase", Name(p.PHASES)),
        Field("outcome", Name((), OUTCOMES)),
        Field("why", Text()),
        Field("initiative", side),
        Field("keep_initiative", Flag(), "initiative kept"),
        Field("side_to_act", side),
        Field("placer", Name(seat_names, NO_ONE)),
        Field("deploying", Name(seat_names, NO_ONE)),
        Field("passed", Names(seat_names)),
        Rows("", p.SIDES, Column("score", Int(-MOST)), Column("exited", Int()), Column("next_of", Int(), "next-ally"),
             Column("directive_on", unit), Column("directive_kind", Name(p.DIRECTIVES, NO_THING), "directive")),
        Field("directive_refused", Names(seat_names), "without the directive"),
        Each("playing", p.SIDES, Names(seat_names), "plays in order"),
        "the activation",
        Field("acting", unit),
        Field("acted_by", token, "acting by order"),
        Field("weapons_fired", Bits(WEAPONS)),
        Field("again_from", unit, "may act again"),
        Field("swapped", Int(), "intrepid units first"),
        Field("slots_over", Flag(), "orders used up"),
        Field("mover", unit, "moving"),
        Field("points_left", Int(-MOST), "movement left"),
        Field("haste", Int()),
        Field("most_points", Int(), "movement at most"),
        Field("launch", Name(squares, PLACES), "last stop"),
        Field("stepped", Int()),
        Field("shot_here", Flag(), "shot here"),
        Field("turned", Int()),
        Field("stopped", Name(STOPPED)),
        Field("mud", Flag(), "stops after the next square"),
        Field("sure_footed", Flag()),
        Field("boarded", Name(BOARDED)),
        Field("no_lift", Names(seat_names), "lift refused by"),
        Field("aimed", Int()),
        Field("no_assault", Name(NO_ASSAULT), "movement limited"),
        Field("reserve_seat", Name(seat_names, NO_ONE), "reserve of"),
        Field("stack", Groups(Name(b.card_ids), seat), "cards being played"),
        "counters",
        Rows(
            "", counter_names,
            Column("recruit", Name([recruit.name for recruit in b.recruits], NO_THING), "unit", bare=True, blank=p.NOBODY),
            Column("kind", Name([type.id for type in b.types]), "type", default=lambda s: kinds(b, s)),
            Column("owner", seat, "of", default=lambda s: owners(b, s)),
            Column("at", Name(squares, PLACES), blank=p.GONE),
            Column("facing", Name(p.DIRECTIONS), blank=0),
            Column("face", Name(FACES), "side", bare=True, blank=0),
            Column("hidden", Name(HIDING), bare=True, blank=0),
            Column("traced", Name(TRACED), blank=0),
            Column("suppressed", Int(-MOST), blank=0),
            Column("damage", Bits(list(p.DAMAGE_NAMES.values())), blank=0),
            Column("token", token, blank=0),
            Column("order", Name(ORDERS), bare=True, blank=0),
            Column("carrier", unit, "on", blank=p.NOBODY),
            Column("bombs", Int(), blank=0),
            Column("fired", Bits(WEAPONS), blank=0),
            Column("marks", Bits(MARKS), blank=0),
            grows=True),
        Field("lent", Groups(unit, seat), "concealed by an ally"),
        Field("prisoner", unit, "prisoner led by"),
        "the ground",
        Field("ground", GroundChanges(b.start)),
        Field("dents", Groups(structure, Int()), "destruction markers"),
        Field("charges", Groups(structure, seat), "demolition charges"),
        Field("bombs_from", Groups(unit, option), "bombs out of"),
        Field("charges_from", Groups(structure, option), "charges out of"),
        Field("smoke", Groups(seat, Name(points), Int(-MOST))),
        "players",
        Rows(
            "", seat_names,
            Column("markers_free", Bits(CONCEALED), "concealed-free"),
            Column("horn", square),
            Column("rerolls", Int()),
            Column("extra_orders", Int()),
            Column("special_cards", Int(), "special-orders-to-come"),
            Column("draw_more", Int(-MOST)),
            Column("must_officer", Int(), "orders-for-officers"),
            Column("specials_due", Int(), "special-orders"),
            Column("directives", Names(p.DIRECTIVES)),
            Column("tactics_held", Names(p.TACTICS), "tactics")),
        Each("tokens", seat_names, Series(token), "orders in hand"),
        Each("revealed", seat_names, Series(token), "orders revealed"),
        Each("lost", seat_names, Series(token), "orders lost"),
        Each("left_out", seat_names, Series(token), "orders left out"),
        Each("smoke_token", seat_names, Series(token), "orders on smoke"),
        Field("must_move", Names(Name((), orders_due)), "orders for moves only"),
        Each("hand", seat_names, cards),
        Each("discard", p.SIDES, Counts(b.card_ids)),
        Each("deck", p.SIDES, Counts(b.card_ids), "pile", default=lambda s: piles(b, s)),
        Each("pool", seat_names, Names([recruit.name for recruit in b.recruits]), "to deploy", default=lambda s: pools(b, s)),
        Rows("stock", [stock.name for stock in b.stocks], Column("stock", Int(), "tokens")),
        Rows("company", tiles, Column("eliminated", Int()), Column("broken", Flag())),
        Field("tactics", Names(points), "bonus tactics"),
        Field("tactics_seen", Counts(p.TACTICS), "bonus tactics used"),
    )


class GroundChanges(Codec[str]):
    """What has changed on the ground: ``d4=open+light_wreck`` a square by its terrain and what lies on it, ``~e4`` after it
    the other square of the same wreck, ``!farm`` a building that has fallen. The state keeps the same with numbers
    (``map/ground.py``)."""

    def __init__(self, start: Ground) -> None:
        self.start = start
        self.squares = {square_name(start.column[at], start.row[at]): at for at in range(start.size)}
        self.buildings = numbered(start.rooms.names)
        self.terrains = start.names

    def write(self, value: str) -> list[str]:
        names, squares = list(self.terrains), list(self.squares)
        said = []
        for part in value.split(",") if value else []:
            if part.startswith("!"):
                said.append(f"!{self.buildings[int(part[1:])]}")
            else:
                square, text = part.split("=")
                layers = layers_of(text)
                joined = f"~{squares[layers.joined]}" if layers.joined >= 0 else ""
                said.append(f"{squares[int(square)]}={'+'.join(names[layer] for layer in (layers.base, *layers.over))}{joined}")
        return said or ["none"]

    def read(self, text: str) -> str:
        words = words_of(text)
        changes: dict[Square, Layers] = {}
        fallen: list[int] = []
        for word in [] if words == ["none"] else words:
            square, is_square, layers = word.partition("=")
            if not is_square:
                fallen.append(self._known(word.removeprefix("!"), {name: at for at, name in enumerate(self.buildings)}))
            else:
                layers, is_joined, other = layers.partition("~")
                base, *over = (self._known(layer, self.terrains) for layer in layers.split("+"))
                joined = self._known(other, self.squares) if is_joined else NOT_JOINED
                changes[Square(self._known(square, self.squares))] = Layers(base, tuple(over), joined)
        return self.start.key_with(self.start, changes, fallen)

    def _known(self, name: str, names: Mapping[str, int]) -> int:
        if name not in names:
            raise Misread(name, "expect-known", known=listed(list(names)))
        return names[name]


# --- what follows from the rest ---------------------------------------------------------------------------------------


def kinds(b: Board, s: State) -> list[int]:
    return [b.recruits[recruit].kind if recruit >= 0 else 0 for recruit in s.recruit]


def owners(b: Board, s: State) -> list[int]:
    return [b.recruits[recruit].seat if recruit >= 0 else 0 for recruit in s.recruit]


def pools(b: Board, s: State) -> list[list[int]]:
    return [[number for number, recruit in enumerate(b.recruits)
             if recruit.seat == seat and not recruit.late and number not in s.recruit] for seat in range(b.seats)]


def piles(b: Board, s: State) -> list[list[int]]:
    found = [[all - thrown for all, thrown in zip(b.total[side], s.discard[side], strict=True)] for side in (p.US, p.GE)]
    for seat, hand in enumerate(s.hand):
        for card in hand:
            found[b.side[seat]][card] -= 1
    return [[max(0, number) for number in left] for left in found]
