"""A position of V-Commandos as text: every slot of the ``State``, and on which line it stands (``core/position/``).

What follows from the rest may be left out: who stands on a tile makes the crowd on it, a regular enemy guards the token beside
him, a commando on the map is in the squad, and decks, pools and supply hold what lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.core.position.codecs import Counts, Flag, Groups, Int, Name, Names, Text, numbered
from bocage.core.position.entries import Column, Field, Rows, Slots
from bocage.core.position.notation import Notation
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    COMPASS, CROWBAR, EFFECTS, FACES, FIRST_SPECIAL_TOKEN, FOE_NAMES, FOES, ITEM_NAMES, ITEMS, JAMMED, MG42_2, NO_ITEM,
    NULL_ENEMY, NULL_TOKEN, REGULARS, ROLES, SIDES, STG44, SUPPLY_NAMES, TNT, TOKEN_NAMES, TOKEN_OF, TOKENS)
from bocage.games.v_commandos.setup import first_state
from bocage.games.v_commandos.state import (
    COMMANDO_IN_NEST, ESCORT_IN_NEST, IN_PLAY, NOBODY, OBJECTIVE_STATES, OFF_MAP, OUT, OUTCOMES, PHASES, REINFORCEMENT,
    TERRAIN_STATES, UNHELD, State)

ACTIVITY = ("fresh", "active", "done")
WAYS = ("open", "shut")
NO_ONE: Mapping[str, int] = {"nobody": NOBODY}
NO_THING: Mapping[str, int] = {"none": NOBODY}
ELSEWHERE: Mapping[str, int] = {"off": OFF_MAP, "out": OUT}


def notation(b: Board) -> Notation[State]:
    """The table. Slots whose default follows from others stand after those."""
    tiles, terrains, events = b.tile_name, b.terrain_ids, b.event_ids
    escorts, tokens = numbered(b.escort_ids), numbered(b.triangle_name)
    place = Name(tiles, ELSEWHERE)
    return Notation(
        first_state(b),
        "the turn",
        Field("turn", Int()),
        Field("phase", Name(PHASES)),
        Field("outcome", Name(OUTCOMES)),
        Field("why", Text()),
        Field("active", Name(ROLES, NO_ONE)),
        Field("now", Name(terrains, NO_THING), "terrain now"),
        Field("terrains_todo", Names(terrains)),
        ToDo(b),
        Field("targets", Names(tiles)),
        Field("nulls", Int(), "null tokens drawn"),
        Field("fidgets", Int()),
        Field("passed", Int(), "passed by seats"),
        Field("first_specials", Int(), "special units first"),
        "the squad",
        Rows(
            "", ROLES,
            Column("tile", place),
            Column("seat", Name([str(seat + 1) for seat in range(b.seats)], NO_ONE), default=seats),
            Column("side", Name(SIDES), bare=True),
            Column("face", Name(FACES), bare=True),
            Column("acted", Name(ACTIVITY), "activation", bare=True),
            Column("budget", Int(), "actions"),
            Column("wounds", Int()),
            Column("plus", Int()),
            Column("uniform", Flag()),
            Column("kit", Names(b.item_names, ordered=False)),
            Column("reserved", Names(ITEM_NAMES, ordered=False), "silhouettes"),
            Column("used", Flag(), "ability-used"),
            Column("left_turn", Int(), "left-in-turn"),
            Column("fell_turn", Int(), "fell-in-turn"),
            Column("waiting", Int(), "replaces-dead-of-turn"),
            Column("through", Name(("nowhere", *terrains)), "through-hatch-of"),
            Column("home", Flag()),
            Column("buried", Flag()),
            Column("reserve", Flag(), default=reserve)),
        Field("squad", Names(ROLES, ordered=False), default=squad),
        Rows(
            "", escorts,
            Column("escort_tile", place, "tile"),
            Column("escort_face", Name(FACES[:2]), "face", bare=True),
            Column("escort_with", Name(ROLES, NO_ONE), "with"),
            Column("escort_left", Flag(), "left-terrain")),
        "terrains",
        Rows(
            "terrain", terrains,
            Column("terrain", Name(TERRAIN_STATES), "state", bare=True),
            Column("built", Int(), "built-in-turn"),
            Column("alarm", Flag()),
            Column("alarms", Int(), "alarms", default=lambda s: s.alarm[:]),
            Column("card", Name(events, NO_THING)),
            Column("effect", Name(EFFECTS, NO_THING)),
            Column("effect_arg", Int(NOBODY), "effect-choice"),
            Column("direction", Name(COMPASS, NO_THING)),
            Column("timed", Names(events, ordered=False), "timed-deck"),
            Column("blasts", Int()),
            Column("blast_turn", Int(), "blast-in-turn")),
        Field("built_turn", Int(), "last terrain built in turn", default=lambda s: max(s.built, default=0)),
        Rows(
            "tile", tiles,
            Column("foes", Counts(FOE_NAMES), "enemies", bare=True, stride=FOES),
            Column("moved", Int(), "moved-machine-gunners"),
            Column("items", Counts(ITEM_NAMES), stride=ITEMS),
            Column("charges", Int()),
            Column("crowd", Int(), default=lambda s: crowds(b, s)),
            Column("heads", Int(), default=lambda s: heads(b, s))),
        Rows("door", b.door_name, Column("doors", Name(WAYS), "state", bare=True)),
        Rows("hatch", [tiles[tile] for tile in b.hatch_tile], Column("hatches", Name(WAYS), "state", bare=True)),
        Rows(
            "entrance", b.entrance_name,
            Column("outside", Counts(FOE_NAMES), "waiting", bare=True, stride=FOES),
            Column("barricades", Int())),
        Rows("goal", numbered(b.objective_name), Column("objective", Name(OBJECTIVE_STATES), "state", bare=True)),
        Rows(
            "token", tokens,
            Column("triangles", place, "tile", default=lambda s: laid_tokens(b, s)),
            Column("holder", holders(escorts), "guard", default=lambda s: guards(b, s))),
        "decks and pools",
        Field("discarded", Counts(events), "discarded events"),
        Field("next_cards", Names(events), "next events"),
        Field("timed_next", Names(Name((), timed_cards(b))), "next events of timed decks"),
        Field("deck", Counts(events), "events", default=lambda s: deck(b, s)),
        Field("next_tokens", Names((*FOE_NAMES, "null")), "next enemies"),
        Field("pool", Counts(TOKEN_NAMES), default=lambda s: pool(b, s)),
        Field("special_pool", Counts(TOKEN_NAMES), default=lambda s: special_pool(b, s)),
        Field("thrown", Counts(ITEM_NAMES), "discarded equipment"),
        Field("jammed", Name(SUPPLY_NAMES, NO_THING), "jammed weapon"),
        Field("jammed_printed", Name(ROLES, NO_ONE), "jammed weapon on the card of"),
        Rows("heat", (*ITEM_NAMES[STG44:MG42_2 + 1], *tokens),
             Column("heat", Name(ROLES, NO_ONE), "by", bare=True)),
        Field("supply", Counts(ITEM_NAMES), default=lambda s: supply(b, s)),
    )


class ToDo(Field):
    """What the enemy's step still has to go through: entrances with the number of their enemies, later tiles."""

    def __init__(self, b: Board) -> None:
        super().__init__("todo", Names(b.tile_name))
        self.entrances = Name(b.entrance_name)
        self.at_entrances = Groups(self.entrances, Int())

    def lines(self, state: object, expected: Slots) -> list[str]:
        assert isinstance(state, State)
        codec = self.at_entrances if state.phase == REINFORCEMENT else self.codec
        return [f"{self.label}: {', '.join(codec.write(state.todo))}"] if state.todo != expected[self.slot] else []

    def value(self, text: str) -> list[int]:
        by_entrance = text.split(" ")[0] in self.entrances.numbers
        found: list[int] = (self.at_entrances if by_entrance else self.codec).read(text)
        return found


def holders(escorts: Sequence[str]) -> Name:
    """Who can guard a token or sit in a nest."""
    others = {role: COMMANDO_IN_NEST + c for c, role in enumerate(ROLES)}
    others |= {escort: ESCORT_IN_NEST + x for x, escort in enumerate(escorts)}
    return Name(FOE_NAMES, {**NO_ONE, **others})


def timed_cards(b: Board) -> dict[str, int]:
    """The words of cards on top of timed decks: ``church:flare``."""
    return {f"{terrain}:{event}": at * len(b.event_ids) + card
            for at, terrain in enumerate(b.terrain_ids) for card, event in enumerate(b.event_ids)}


# --- what follows from the rest ---------------------------------------------------------------------------------------


def squad(s: State) -> list[int]:
    return [c for c, tile in enumerate(s.tile) if tile != OUT]


def seats(s: State) -> list[int]:
    return [NOBODY if tile == OUT else 0 for tile in s.tile]


def reserve(s: State) -> list[int]:
    return [int(tile == OUT and not buried) for tile, buried in zip(s.tile, s.buried, strict=True)]


def crowds(b: Board, s: State) -> list[int]:
    return [sum(s.foes[tile * FOES:tile * FOES + FOES]) for tile in range(b.tiles)]


def heads(b: Board, s: State) -> list[int]:
    return [s.crowd[tile] + sum(at == tile for at in (*s.tile, *s.escort_tile)) for tile in range(b.tiles)]


def laid_tokens(b: Board, s: State) -> list[int]:
    """A token lies where its terrain card shows it, once the terrain is in play."""
    return [home if s.terrain[b.terrain_of[home]] == IN_PLAY else OUT for home in b.triangle_home]


def guards(b: Board, s: State) -> list[int]:
    """VC-GUARD-01: the first regular enemies of a tile guard its tokens, one each."""
    found: list[int] = []
    free = s.foes[:]
    for tile in s.triangles:
        kind = next((kind for kind in range(REGULARS) if tile >= 0 and free[tile * FOES + kind] > 0), UNHELD)
        found.append(kind)
        if kind != UNHELD:
            free[tile * FOES + kind] -= 1
    return found


def deck(b: Board, s: State) -> list[int]:
    left = [number - thrown for number, thrown in zip(b.cards_in_deck, s.discarded, strict=True)]
    timed = [*(card for deck in s.timed for card in deck), *(code % len(left) for code in s.timed_next)]
    for card in (*s.next_cards, *timed, *(card for card in s.card if card >= 0)):
        left[card] -= 1
    return [max(0, number) for number in left]


def tokens_left(b: Board, s: State) -> list[int]:
    """The enemy tokens that are neither on the map, nor outside it, nor looked at."""
    left = b.tokens[:]
    for at, number in enumerate((*s.foes, *s.outside)):
        left[TOKEN_OF[at % FOES]] -= number
    for kind in s.next_tokens:
        left[NULL_TOKEN if kind == NULL_ENEMY else TOKEN_OF[kind]] -= 1
    return [max(0, number) for number in left]


def pool(b: Board, s: State) -> list[int]:
    """Regular enemies and Ø; special units wait in their own pool."""
    return [*tokens_left(b, s)[:FIRST_SPECIAL_TOKEN], *[0] * (TOKENS - FIRST_SPECIAL_TOKEN)]


def special_pool(b: Board, s: State) -> list[int]:
    left = tokens_left(b, s)
    return [*[0] * FIRST_SPECIAL_TOKEN,
            *(max(0, left[token] - s.pool[token]) for token in range(FIRST_SPECIAL_TOKEN, TOKENS))]


def supply(b: Board, s: State) -> list[int]:
    left = [0 if item in b.forbidden else number for item, number in enumerate(b.supply)]
    lying = [*enumerate(s.thrown), *((at % ITEMS, number) for at, number in enumerate(s.items)),
             *((item, 1) for kit in s.kit for item in kit if item < ITEMS),
             (TNT, sum(s.charges)), (CROWBAR, sum(s.barricades))]
    for item, number in lying:
        left[s.jammed if item == JAMMED and s.jammed != NO_ITEM else item] -= number
    return [max(0, number) for number in left]
