"""The cards of the American side (u01 to u05, u11, u12; catalogue 10.2). Planes and artillery are in ``off_board.py``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.core.action import Action
from bocage.core.decision import Seat, Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.map.ground import Ground
from bocage.games.heroes_of_normandie.rules.ambush import check_spotting
from bocage.games.heroes_of_normandie.rules.answering import Played, Topic
from bocage.games.heroes_of_normandie.rules.phases.activating import active_marker, is_fresh
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose, tell
from bocage.games.heroes_of_normandie.rules.cards.conditions import in_activation
from bocage.games.heroes_of_normandie.rules.cards.piles import is_spent
from bocage.games.heroes_of_normandie.rules.equipment import cut_through, hedges_ahead
from bocage.games.heroes_of_normandie.rules.fire.firing import aim, cannot_fire_aboard, shoot, targets, use_ammunition
from bocage.games.heroes_of_normandie.rules.phases.ordering import may_gain_order, own_units
from bocage.games.heroes_of_normandie.rules.fire.shots import Shot
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.units import (
    face_of, firing_face, is_decoy, is_free, is_infantry, is_unknown, side_of, type_of)
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Square, StockNo, Unit, by_stock, by_unit

COMFORTS = 2
WAY_BACK = 2
CRATE = 2
TRACKS_RESULT = 2


def comforts_of_home(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-09: the player draws two cards more in this phase."""
    g.state.draw_more[played.seat] += COMFORTS
    yield from ()


# --- Second Thoughts --------------------------------------------------------------------------------------------------


def to_edges(ground: Ground, square: Square) -> tuple[int, int, int, int]:
    """How far a square lies from the north, south, west and east edge of the map."""
    row, column = ground.row[square], ground.column[square]
    return row, ground.height - 1 - row, column, ground.width - 1 - column


def home_edge(b: Board, seat: Seat) -> int:
    """The edge of the map that is nearest to a player's deployment zone: its place in the result of ``to_edges``."""
    zone = [to_edges(b.start, square) for square in b.start.squares if b.zone[seat] >> square & 1]
    return min(range(4), key=lambda edge: sum(distances[edge] for distances in zone))


def ways_home(b: Board, s: State, unit: Unit) -> list[Square]:
    """Free squares beside a unit that are nearer to its own edge of the map."""
    here, edge = s.at[unit], home_edge(b, s.owner[unit])
    far = to_edges(b.start, here)[edge]
    return [there for there in b.ground(s.ground).walk[here]
            if to_edges(b.start, there)[edge] < far and is_free(b, s, there, unit)]


def waverers(g: HTable, seat: Seat, topic: Topic) -> Sequence[Action]:
    """HN-RULING-79: enemy infantry on its damaged face that has a movement value and a free square to go to."""
    b, s = g.board, g.state
    return [b.lexicon.on[unit] for unit, at in by_unit(s.at) if at >= 0 and s.hidden[unit] == p.OPEN
            and side_of(b, s, unit) != b.side[seat] and is_infantry(b, s, unit) and s.face[unit] == p.BACK
            and type_of(b, s, unit).posture == p.NO_POSTURE and face_of(b, s, unit).move and ways_home(b, s, unit)]


def any_waverer(g: HTable, seat: Seat, topic: Topic) -> bool:
    return bool(waverers(g, seat, topic))


def second_thoughts(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-03, HN-ABIL-13, HN-RULING-79: the unit goes back two squares towards its own edge and spots on the way. The
    player of the card chooses the squares, and no zone of control stops it."""
    b, s = g.board, g.state
    assert played.aim is not None
    unit = Unit(played.aim.args[0])
    for _ in range(WAY_BACK):
        options = [b.lexicon.onto[square] for square in ways_home(b, s, unit)]
        if options:
            choice = yield from choose(g, played.seat, "send_back", options, "HN-CARD-03", unit)
            s.at[unit] = Square(choice.args[0])
            tell(g, e.PUSHED, unit, choice.args[0], rule="HN-CARD-03")
            check_spotting(g, unit)


# --- Captured Faust ---------------------------------------------------------------------------------------------------


def within_reach(b: Board, s: State, seat: Seat) -> Iterator[Unit]:
    """HN-EQUIP-03, HN-TRANSPORT-08: infantry that has not acted and has a target for a Panzerfaust. A heavy weapon does not
    fire it from a vehicle."""
    watch = Watch(b, s)
    return (unit for unit in s.units() if s.owner[unit] == seat and is_fresh(s, unit) and is_infantry(b, s, unit)
            and not cannot_fire_aboard(b, s, unit, firing_face(b, s, unit).flags)
            and targets(watch, unit, b.gear["panzerfaust"]))


def may_find_faust(g: HTable, seat: Seat, topic: Topic) -> bool:
    """Hidden decoys count too: others cannot tell them from units."""
    return any(True for _ in within_reach(g.board, g.state, seat))


def faust_bearers(g: HTable, seat: Seat, topic: Topic) -> Sequence[Action]:
    b, s = g.board, g.state
    return [b.lexicon.on[unit] for unit in within_reach(b, s, seat) if not is_decoy(b, s, unit)]


def captured_faust(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-EQUIP-03, HN-EQUIP-15, HN-CARD-11, HN-RULING-72: the unit fires a Panzerfaust now. This is its activation."""
    b, s = g.board, g.state
    assert played.aim is not None
    unit = Unit(played.aim.args[0])
    weapon = b.gear["panzerfaust"]
    active_marker(g, unit)
    tell(g, e.FIRED, unit, p.PRIMARY, p.PANZERFAUST)
    foe, sight = yield from aim(g, unit, weapon, p.PANZERFAUST, targets(Watch(b, s), unit, weapon), "HN-EQUIP-03")
    shot = Shot(unit, weapon, p.PANZERFAUST, foe, sight)
    if (yield from use_ammunition(g, unit)):
        shot.extra.append(("HN-EQUIP-08", 1))
    yield from shoot(g, [shot])


# --- Ammo Crate -------------------------------------------------------------------------------------------------------


def spent_stocks(b: Board, s: State, seat: Seat) -> list[StockNo]:
    """HN-EQUIP-14, HN-MULTI-04, HN-RULING-120: equipment of a player, or of the high command of his alliance, that has lost
    tokens."""
    return [number for number, stock in by_stock(b.stocks) if is_spent(b, stock) and used_up(b, s, number) > 0 and (
        stock.seat == seat or (stock.hq and b.side[stock.seat] == b.side[seat]))]


def used_up(b: Board, s: State, number: StockNo) -> int:
    """HN-RULING-120: how many tokens of an option have been used up: those that it has given out and that do not lie on the
    board any more, as bombs on vehicles and charges on structures do."""
    on_vehicles = sum(option == number and s.at[vehicle] >= 0
                      for vehicle, option in zip(s.bombs_from[0::2], s.bombs_from[1::2], strict=True))
    return b.stocks[number].number - s.stock[number] - on_vehicles - s.charges_from[1::2].count(number)


def has_spent(g: HTable, seat: Seat, topic: Topic) -> bool:
    return bool(spent_stocks(g.board, g.state, seat))


def ammo_crate(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-EQUIP-14: up to two spent tokens come back, each to its own option."""
    b, s = g.board, g.state
    for left in range(CRATE, 0, -1):
        stocks = spent_stocks(b, s, played.seat)
        if not stocks:
            return
        options = [*(b.lexicon.act("use", stock) for stock in stocks), b.lexicon.done]
        choice = yield from choose(g, played.seat, "recover", options, "HN-CARD-03", left)
        if choice is b.lexicon.done:
            return
        s.stock[choice.args[0]] += 1
        tell(g, e.TOKENS_BACK, played.seat, choice.args[0], 1)


# --- orders -----------------------------------------------------------------------------------------------------------


def has_officer(g: HTable, seat: Seat, topic: Topic) -> bool:
    b, s = g.board, g.state
    return may_gain_order(b, s, seat) and any(type_of(b, s, unit).border == p.OFFICER and not is_unknown(s, unit)
                                              for unit in own_units(s, seat))


def bring_em_up(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-ORDER-03, HN-ORDER-04: the player has one more order this turn. An officer must get one."""
    s = g.state
    s.extra_orders[played.seat] += 1
    s.must_officer[played.seat] += 1
    yield from ()


# --- vehicles ---------------------------------------------------------------------------------------------------------


def hedges_before(g: HTable, seat: Seat, topic: Topic) -> Sequence[Action]:
    """The hedges that a moving vehicle could drive into with its next point."""
    b, s = g.board, g.state
    unit = topic.unit
    if s.mover != unit or s.owner[unit] != seat or s.at[unit] < 0 or is_infantry(b, s, unit) or s.stopped or not s.points_left:
        return []
    return [b.lexicon.onto[square] for square in hedges_ahead(b, s, unit)]


def any_hedge(g: HTable, seat: Seat, topic: Topic) -> bool:
    return bool(hedges_before(g, seat, topic))


def hedgerow_rhino(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-03, HN-EQUIP-10: the vehicle breaks through the hedge, which becomes open ground."""
    assert played.aim is not None
    yield from cut_through(g, topic.unit, Square(played.aim.args[0]))
    topic.cancelled = g.state.mover != topic.unit           # true if it did not survive the answers to its drive


def lost_a_track(g: HTable, seat: Seat, topic: Topic) -> bool:
    """HN-CARD-01: only in the Activation phase; a bomb explodes in Reserve."""
    return in_activation(g.state) and topic.detail == TRACKS_RESULT and g.state.owner[topic.foe] == seat


def chewing_gum(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-HEAVY-03: a Tracks result that was just rolled has no effect."""
    topic.cancelled = True
    tell(g, e.SAVED, topic.foe)
    yield from ()
