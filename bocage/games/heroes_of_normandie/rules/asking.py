"""How rules ask and tell: the table of this game, questions and events, and how both name counters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bocage.core import asking
from bocage.core.action import Action
from bocage.core.asking import Asked
from bocage.core.decision import Decision, Seat
from bocage.core.event import Happening
from bocage.core.table import Table
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import TypeNo, Unit

HTable = Table[Board, State]


# The question kinds of windows, and the rules that open them.
WINDOW_RULES = {
    "order_start": "HN-CARD-07", "order_end": "HN-CARD-07", "before_activation": "HN-ACT-08", "announce_move": "HN-CARD-07",
    "moved": "HN-TERR-13", "announce_fire": "HN-CARD-07", "rolled": "HN-CARD-07", "suffer": "HN-CARD-07",
    "damage_rolled": "HN-CARD-07", "after_fire": "HN-CARD-07", "announce_assault": "HN-CARD-07", "assault_over": "HN-CARD-07",
    "vehicle_stops": "HN-CARD-07", "reserve_start": "HN-RESERVE-05", "reserve_announced": "HN-CARD-07",
    "reserve_moved": "HN-CARD-07", "reserve_end": "HN-RESERVE-09", "initiative_turns": "HN-RESERVE-13",
}
# What the numbers beside each question are.
ASKED = {
    # before the game
    "choose_directive": "", "playing_order": "", "deploy": "", "deploy_who": "", "deploy_where": "recruit",
    "deploy_facing": "recruit",
    "deploy_side": "recruit", "lay_position": "", "place_horn": "", "arrive": "recruit",
    # orders
    "share": "", "share_special": "", "share_bluff": "", "place_order": "number", "direct": "", "smoke": "",
    # activation
    "act": "unit token", "fire_more": "unit token", "heroic": "unit", "battery": "unit", "battery_way": "unit",
    "consent": "unit", "consent_directive": "unit", "consent_horn": "unit",
    "move": "unit number", "reserve_move": "unit number", "reserve_unit": "",
    # options
    "place_bomb": "unit", "cut_hedge": "unit", "place_nest": "",
    # fire
    "aim": "unit weapon manner", "aim_burst": "unit weapon manner", "aim_from": "unit foe", "split": "foe",
    "ammunition": "unit", "frighten": "foe", "triggerhappy": "foe", "aim_point": "unit",
    # results
    "where_hit": "unit", "save_first": "", "spill": "unit", "redeploy": "unit", "push": "unit", "retreat": "unit",
    # cards
    "recover": "number", "send_back": "unit",
    "aim_card": "card", "second_wind": "unit", "thrown_back": "unit", "repair": "unit",
    "discard": "", "redraw": "", "improvise_draw": "", "improvise": "", "swap": "", "consent_swap": "card seat card2",
    **dict.fromkeys(WINDOW_RULES, "unit foe"),
}
OF_UNITS = ("unit", "foe")
# Which of the numbers beside each question are counters.
ASKED_UNITS = {kind: tuple(field in OF_UNITS for field in fields.split()) for kind, fields in ASKED.items()}
KIND_AT, SEAT_AT = 1 << 8, 1 << 16


def tag(b: Board, s: State, unit: int, seat: int = p.NO_SEAT) -> int:
    """A counter as events and questions name it: its number, its owner and, unless it is hidden from the reader, its type.

    The position may have changed when the name is read, so the name carries all that words need.
    """
    if unit < 0:
        return -1
    known = s.hidden[unit] == p.OPEN or s.traced[unit] == 1 or (seat >= 0 and s.owner[unit] == seat)
    return unit + (KIND_AT * (s.kind[unit] + 1) if known else 0) + SEAT_AT * s.owner[unit]


class Tagged(NamedTuple):
    """A counter as ``tag`` names it; ``kind`` is -1 if its reader may not know it."""

    unit: Unit
    kind: TypeNo
    owner: Seat


def untag(value: int) -> Tagged:
    return Tagged(Unit(value % KIND_AT), TypeNo(value % SEAT_AT // KIND_AT - 1), Seat(value // SEAT_AT))


def asked_unit(decision: Decision) -> Unit:
    """The counter that a question is about; -1 if it is about none."""
    if not ASKED[decision.kind].startswith("unit") or decision.about[0] < 0:
        return p.NO_UNIT
    return untag(decision.about[0]).unit


def _tagged(g: HTable, fields: Sequence[str], args: Sequence[object], seat: Seat = p.NO_SEAT) -> tuple[object, ...]:
    return tuple(tag(g.board, g.state, arg, seat) if field in OF_UNITS and isinstance(arg, int) else arg
                 for field, arg in zip(fields, args, strict=True))


def tell(g: HTable, happening: Happening, *args: object, rule: str = "") -> None:
    """Says to everybody what happened; counters are named as everybody may know them."""
    if g.events is not None:
        g.tell(happening, *_tagged(g, happening.fields, args), rule=rule)


def tell_to(g: HTable, seats: tuple[Seat, ...], happening: Happening, *args: object, rule: str = "") -> None:
    if g.events is not None:
        g.tell_to(seats, happening, *_tagged(g, happening.fields, args, seats[0]), rule=rule)


def named(g: HTable, seat: Seat, kind: str, about: tuple[int, ...]) -> tuple[int, ...]:
    """What a question is about, named as the seat that is asked may know it."""
    units = ASKED_UNITS[kind]
    if True not in units:
        return about
    b, s = g.board, g.state
    return tuple([tag(b, s, value, seat) if is_unit else value for is_unit, value in zip(units, about, strict=True)])


def ask(g: HTable, seat: Seat, kind: str, options: Sequence[Action], rule: str, *about: int, sealed: bool = False,
        eyes: tuple[Seat, ...] = ()) -> Asked:
    """Always asks, even with one option: what is hidden from others decides how many there are. ``eyes``: allies who see a
    sealed answer."""
    return asking.ask(g, seat, kind, options, rule, *named(g, seat, kind, about), sealed=sealed, eyes=eyes)


def choose(g: HTable, seat: Seat, kind: str, options: Sequence[Action], rule: str, *about: int) -> Asked:
    """Asks only if there is a choice: the options come from what lies open."""
    return asking.choose(g, seat, kind, options, rule, *named(g, seat, kind, about))


def speakers(g: HTable) -> list[Seat]:
    """HN-CARD-04, HN-SPECIAL-05: the side with the initiative speaks first."""
    s = g.state
    return [*s.playing[s.initiative], *s.playing[p.OTHER[s.initiative]]]
