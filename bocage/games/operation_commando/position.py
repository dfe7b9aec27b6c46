"""A position of Opération Commando as text: every slot of the ``State``, and on which line it stands (``core/position/``).

What follows from the rest may be left out: draw piles and banks hold what lies nowhere else, heroics and permanent events that
nobody has taken lie aside, units have their effects, and nobody knows a card on top of a pile.
"""

from __future__ import annotations

from collections.abc import Mapping

from bocage.core.position.codecs import Bits, Counts, Flag, Groups, Int, Lists, Name, Names, Numbers, Text
from bocage.core.position.entries import Column, Each, Field, Rows
from bocage.core.position.notation import Notation
from bocage.games.operation_commando.board import DARK_TOKENS, LIGHT_TOKENS, SPECIAL_RESERVE, Board
from bocage.games.operation_commando.pieces import (
    ARMS, BOTH, COLUMNS, DE, DEAL, FATIGUE, LAYOUTS, NOBODY, OUTCOMES, PHASES, PIRS, SECTORS, SIDES, TOKEN_SOURCE, TOKENS, Card,
    Side)
from bocage.games.operation_commando.rules.missions.sainte_mere_eglise import FRONTS, MAIN_PILE, counts
from bocage.games.operation_commando.setup import first_state
from bocage.games.operation_commando.state import State

EYES = ("nobody", *SIDES, "both")
COLUMN_STATES = ("front", "bridge", "closed")
CIRCLES = ("outer", "middle", "village")
SITES = ("free", "engaged", "used_now")
MARKERS = ("decoy", "objective")
PLACES_OF_UNITS = ("first", "second")
NO_ONE: Mapping[str, int] = {"nobody": NOBODY}
NO_THING: Mapping[str, int] = {"none": NOBODY}
MOST_POINTS = 99


def notation(b: Board) -> Notation[State]:
    """The table. Slots whose default follows from others stand after those."""
    side, change = Name(SIDES), Int(-MOST_POINTS, MOST_POINTS)
    cards, terrains, place = Names(b.ids), Names(b.terrain_ids), Name(b.places, NO_THING)
    sources = Name(b.ids, {**NO_THING, **{f"{token}-token": TOKEN_SOURCE + kind for kind, token in enumerate(TOKENS)}})
    return Notation(
        first_state(b),
        "the turn",
        Field("turn", Int()),
        Field("phase", Name(PHASES)),
        Field("outcome", Name(OUTCOMES)),
        Field("why", Text()),
        Field("chooser", side),
        Field("loser", side),
        Rows(
            "", SIDES,
            Column("points", Int()),
            Column("tokens", Counts(TOKENS)),
            Column("activated", Name(b.ids, NO_THING), "permanent-used"),
            Column("draws", change, "draws-more"),
            Column("bonus_control", Int(), "control-bonus"),
            Column("carried", change, "next-combat"),
            Column("carry", change, "this-combat"),
            Column("placed", Counts(TOKENS), "tokens-played"),
            Column("actions_now", Int()),
            Column("actions_earlier", Int()),
            Column("first_change", change, "first-unit-change"),
            Column("first_combat", Int(NOBODY), "first-unit-in-combat"),
            Column("auto_used", Int(), "automatic-successes-used"),
            Column("unit_activated", Bits(PLACES_OF_UNITS), "units-activated"),
            Column("no_tokens", Int(), "tokens-forbidden"),
            Column("no_second", Int(), "second-unit-forbidden"),
            Column("circle_lost", Bits(CIRCLES), "lost-in-circles"),
            Column("circle_bonus", Int())),
        "the assault",
        Field("terrain", Name(b.terrain_ids, NO_THING)),
        Field("place", place),
        Field("marker_by", side, "marker of"),
        Field("size", Int()),
        Field("fought", Int(), "combats fought"),
        Field("building", Int()),
        Field("no_production", Flag()),
        Field("winner", Name(SIDES, NO_ONE)),
        Field("destroyed", Int(), "units destroyed"),
        Field("met", Flag(), "special enemy met"),
        Each("units", SIDES, cards),
        Each("muted", SIDES, Numbers(0, 1), "units muted", default=lambda s: [[0] * len(units) for units in s.units]),
        Each("laid", SIDES, Groups(sources, change, Int()), "points laid"),
        Each("actions", SIDES, cards),
        Each("order", SIDES, cards, "cards in order"),
        Each("tilted", SIDES, cards),
        Each("fallen", SIDES, cards),
        Each("beside", SIDES, cards, "events beside"),
        Field("ending", cards, "effects at the end"),
        "cards",
        Each("hand", SIDES, cards),
        Each("shown", SIDES, cards, "cards shown"),
        Each("top", SIDES, cards, "top of pile"),
        Each("top_eyes", SIDES, Names(EYES), "top known to", default=lambda s: [[0] * len(top) for top in s.top]),
        Each("bottom", SIDES, cards, "bottom of pile"),
        Each("discard", SIDES, cards),
        Each("gone", SIDES, cards, "removed"),
        Each("lost", SIDES, cards, "removed unseen"),
        Field("drawn", cards, "german cards drawn"),
        Each("heroic_out", SIDES, cards, "heroics removed"),
        Each("in_play", SIDES, cards, "permanents in play"),
        Field("column", cards, "counter-attack column"),
        Field("returned", cards, "counter-attack units in hand"),
        Field("column_from", Lists(cards), "counter-attack column chosen from"),
        Each("heroics", SIDES, cards, default=lambda s: aside(b, s, b.heroics)),
        Each("permanents", SIDES, cards, default=lambda s: aside(b, s, b.permanents)),
        Each("deck", SIDES, Counts(b.ids), "pile", default=lambda s: piles(b, s)),
        Field("bank", Counts(TOKENS), default=lambda s: bank(b, s)),
        "the mission",
        Each("won", SIDES, terrains, "terrains won"),
        Field("terrain_discard", terrains),
        Field("sector", Name(SECTORS)),
        Field("stay", Flag(), "same sector again"),
        Field("main", Counts(b.terrain_ids), "main pile", default=lambda s: counts(b, MAIN_PILE) if laid_out(b.sme, s) else []),
        Field("main_taken", Int(), "main pile taken"),
        Field("village_taken", Flag()),
        Each("fronts", COLUMNS, Counts(b.terrain_ids), "front",
             default=lambda s: [counts(b, front) if laid_out(b.sme, s) else [] for front in FRONTS]),
        Rows("column", COLUMNS, Column("columns", Name(COLUMN_STATES), "state", bare=True)),
        Field("counter_due", Flag(), "counter-attack due"),
        Field("counter_turn", Flag(), "counter-attack now"),
        Field("counter_used", Flag(), "counter-attack used"),
        Field("layout", Name(LAYOUTS, NO_THING)),
        Field("numbers", Numbers(), "exits"),
        Rows(
            "", b.places,
            Column("grid", Name(b.terrain_ids, NO_THING), "terrain", bare=True, blank=NOBODY),
            Column("open", Flag(), blank=0),
            Column("control", Name(SIDES, NO_ONE), blank=NOBODY),
            whole=True),
        Field("scouted", Counts(b.places), default=lambda s: [0] * len(s.grid) if b.utah else []),
        Rows("regiment", PIRS, Column("pir_at", place, "at")),
        Rows("fatigue", PIRS[:2], Column("pir_state", Name(FATIGUE), "state", bare=True)),
        Field("pir", Name(PIRS, NO_ONE), "regiment in action"),
        Field("de_chooses", Flag(), "german chooses"),
        Field("markers", Names(MARKERS)),
        Field("marker_open", Counts(ARMS), "markers open", default=lambda s: [0] * len(ARMS) if b.graignes and s.grid else []),
        Field("engaged", Names(SITES), "production sites", default=lambda s: [0] * len(ARMS) if b.graignes and s.grid else []),
        Field("barricade", place),
        Field("lock", place),
        Field("reopened", Flag()),
        Field("free_sites", Int()),
    )


# --- what follows from the rest ---------------------------------------------------------------------------------------


def laid_out(mission: bool, s: State) -> bool:
    """Whether the terrains of that mission lie on the table."""
    return mission and s.phase != DEAL


def elsewhere(s: State, side: Side) -> list[Card]:
    """A side's cards that lie neither in its draw pile nor aside. ``order`` and ``fallen`` remember cards that are counted
    where they lie."""
    places = (s.top, s.bottom, s.hand, s.discard, s.gone, s.lost, s.heroic_out, s.in_play, s.beside, s.units, s.tilted,
              s.actions)
    return [card for place in places for card in place[side]] + (s.column if side == DE else [])


def aside(b: Board, s: State, all: list[list[Card]]) -> list[list[Card]]:
    return [[card for card in all[side] if card not in elsewhere(s, side)] for side in BOTH]


def piles(b: Board, s: State) -> list[list[int]]:
    found = [b.deck[side][:] for side in BOTH]
    for side, left in zip(BOTH, found, strict=True):
        for card in elsewhere(s, side):
            left[card] = max(0, left[card] - 1)
    return found


def bank(b: Board, s: State) -> list[int]:
    totals = (LIGHT_TOKENS, DARK_TOKENS, *SPECIAL_RESERVE[b.mission])
    held = zip(*s.tokens, *s.placed, strict=True)
    return [max(0, number - sum(out)) for number, out in zip(totals, held, strict=True)]
