"""Cards about orders, tokens and phases (catalogue 10.1): c04, c09, c14, c15, c16, c21, c22, c24, c25, c28, c33."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.core.action import Action
from bocage.core.decision import Seat, Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.answering import Played, Topic
from bocage.games.heroes_of_normandie.rules.phases.activating import activate, is_fresh
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose, tell
from bocage.games.heroes_of_normandie.rules.assaults import beside_winner
from bocage.games.heroes_of_normandie.rules.fire.firing import cannot_fire_aboard
from bocage.games.heroes_of_normandie.rules.cards.conditions import (
    CARD_RULE, has_face_down, is_idle, is_quiet, is_theirs, own_units, seems_infantry)
from bocage.games.heroes_of_normandie.rules.damage.losses import MARKER_OF, lose_token
from bocage.games.heroes_of_normandie.rules.phases.ordering import may_gain_order, may_gain_special
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.traits import take_off, who_would_bar
from bocage.games.heroes_of_normandie.rules.units import (
    firing_face, is_decoy, is_infantry, squares, units_in_play, whole_weapons)
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Damage, Unit

RUNNER_RANGE = 4
STEADIED = 2

# --- more tokens ------------------------------------------------------------------------------------------------------


def may_have_special(g: HTable, seat: Seat, topic: Topic) -> bool:
    return may_gain_special(g.board, g.state, seat)


def staff_line(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-SPECIAL-02, HN-SPECIAL-07, HN-CARD-03: Staff Line: one special order this turn, never a third."""
    g.state.special_cards[played.seat] += 1
    yield from ()


def may_have_order(g: HTable, seat: Seat, topic: Topic) -> bool:
    return may_gain_order(g.board, g.state, seat)


def extra_dispatch(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-ORDER-04, HN-CARD-03: Extra Dispatch: one more order this turn, never an eleventh."""
    g.state.extra_orders[played.seat] += 1
    yield from ()


# --- tokens on the board ----------------------------------------------------------------------------------------------


def may_cut(g: HTable, seat: Seat, topic: Topic) -> bool:
    return any(in_sight(g, seat, foe) for foe in ordered_foes(g, seat))


def ordered_foes(g: HTable, seat: Seat) -> list[Unit]:
    """HN-RULING-63, HN-RULING-122: enemies on the board, hidden or not, that have a token that is not revealed; none aboard a
    vehicle."""
    s = g.state
    return [foe for foe in s.units() if s.at[foe] >= 0 and has_face_down(s, foe) and is_theirs(g, seat, foe)]


def in_sight(g: HTable, seat: Seat, foe: Unit) -> bool:
    """HN-LOS-01: whether one of the player's counters has a line to an enemy, clear or not."""
    watch = Watch(g.board, g.state)
    return any(watch.sees(unit, foe) for unit in own_units(g.state, seat))


def wires(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    b, s = g.board, g.state
    watch = Watch(b, s)
    eyes = [unit for unit in own_units(s, seat) if not is_decoy(b, s, unit)]
    return [b.lexicon.on[foe] for foe in ordered_foes(g, seat) if any(watch.sees(unit, foe) for unit in eyes)]


def cut_wire(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-12, HN-ORDER-08: Cut Wire: a token that is not revealed is taken away unseen. It may be a bluff."""
    assert played.aim is not None
    lose_token(g, Unit(played.aim.args[0]))
    yield from ()


def may_cross(g: HTable, seat: Seat, topic: Topic) -> bool:
    return bool(crossings(g, seat, topic))


def crossings(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    """The tokens of enemies who have at least two on the board."""
    return [g.board.lexicon.on[unit] for unit in g.state.units() if partners(g, seat, unit)]


def partners(g: HTable, seat: Seat, unit: Unit) -> list[Unit]:
    """The other units of the same enemy with which a unit's token can be swapped."""
    s = g.state
    if not has_face_down(s, unit) or not is_theirs(g, seat, unit):
        return []
    return [other for other in own_units(s, s.owner[unit]) if other != unit and has_face_down(s, other)]


def crossed_orders(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-12: Crossed Orders: two tokens of one opponent change places. The player who swaps them does not look at them."""
    b, s = g.board, g.state
    assert played.aim is not None
    one = Unit(played.aim.args[0])
    options = [b.lexicon.on[unit] for unit in partners(g, played.seat, one)]
    choice = yield from choose(g, played.seat, "aim_card", options, CARD_RULE, played.card)
    two = Unit(choice.args[0])
    s.token[one], s.token[two] = s.token[two], s.token[one]
    tell(g, e.TOKENS_SWAPPED, one, two)


def may_run(g: HTable, seat: Seat, topic: Topic) -> bool:
    return any(may_send(g.board, g.state, unit) for unit in own_units(g.state, seat))


def senders(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    return [g.board.lexicon.on[unit] for unit in own_units(g.state, seat) if may_send(g.board, g.state, unit)]


def may_send(b: Board, s: State, unit: Unit) -> bool:
    return has_face_down(s, unit) and next(receivers(b, s, unit), None) is not None


def receivers(b: Board, s: State, unit: Unit) -> Iterator[Unit]:
    """Units of the same player within 4 squares that have no token and have not acted."""
    return (other for other in own_units(s, s.owner[unit]) if is_idle(s, other) and min(
        b.start.distance(here, there) for here in squares(b, s, unit) for there in squares(b, s, other)) <= RUNNER_RANGE)


def runner(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-03: Runner: a token that is not revealed goes from one unit to another, face down."""
    b, s = g.board, g.state
    assert played.aim is not None
    sender = Unit(played.aim.args[0])
    options = [b.lexicon.on[unit] for unit in receivers(b, s, sender)]
    choice = yield from choose(g, played.seat, "aim_card", options, CARD_RULE, played.card)
    receiver = Unit(choice.args[0])
    s.token[receiver], s.token[sender] = s.token[sender], p.NO_TOKEN
    tell(g, e.TOKEN_MOVED, sender, receiver)


# --- without a token --------------------------------------------------------------------------------------------------


def may_spur(g: HTable, seat: Seat, topic: Topic) -> bool:
    return is_quiet(topic) and bool(idle_units(g, seat, topic))


def idle_units(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    return [g.board.lexicon.on[unit] for unit in own_units(g.state, seat) if is_idle(g.state, unit)]


def spur(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-11, HN-ACT-11: Spur: a unit without a token acts now, and gets an Active marker."""
    assert played.aim is not None
    activate(g, Unit(played.aim.args[0]), topic, CARD_RULE)
    yield from ()


def may_alert(g: HTable, seat: Seat, topic: Topic) -> bool:
    b, s = g.board, g.state
    return any(can_be_alert(s, unit) and seems_infantry(b, s, unit) for unit in own_units(s, seat))


def can_be_alert(s: State, unit: Unit) -> bool:
    return is_fresh(s, unit) and not s.marks[unit] & p.ON_ALERT


def sentries(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    b, s = g.board, g.state
    return [b.lexicon.on[unit] for unit in own_units(s, seat) if can_be_alert(s, unit) and is_infantry(b, s, unit)
            and not is_decoy(b, s, unit) and not cannot_fire_aboard(b, s, unit, firing_face(b, s, unit).flags)
            and whole_weapons(b, s, unit)]


def on_alert(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-TERR-13, HN-CARD-03, HN-RULING-82: On Alert: infantry that has not acted may use opportunity fire this turn, wherever
    it is, even aboard."""
    assert played.aim is not None
    unit = Unit(played.aim.args[0])
    g.state.marks[unit] |= p.ON_ALERT
    tell(g, e.EFFECT, played.card, unit)
    yield from ()


# --- at any time ------------------------------------------------------------------------------------------------------


def shaken(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    """HN-CARD-07: the player's units with Suppressed markers. During an action only those whose roll or movement counts, and
    those whose zone of control would bar a unit that is about to go to another square."""
    s = g.state
    if not any(s.suppressed):
        return []
    if topic.detail is None and topic.unit < 0:
        units = units_in_play(s)                            # between two actions
    else:
        units = [*who_counts(g, seat, topic), *who_would_bar(g, seat, topic, STEADIED)]
    return [g.board.lexicon.on[unit] for unit in dict.fromkeys(units)
            if unit >= 0 and s.owner[unit] == seat and s.suppressed[unit]]


def who_counts(g: HTable, seat: Seat, topic: Topic) -> Sequence[Unit]:
    """HN-SUPP-04, HN-SUPP-05: the units whose Suppressed markers count for what is going on: for a combat roll, or for a
    movement that a card may give."""
    match topic.moment:
        case "announce_move" | "reserve_announced" | "after_fire":
            return (topic.unit,)
        case "announce_fire" | "announce_assault":
            return topic.unit, topic.foe
        case "rolled":
            what = topic.detail[0].what
            return {"fire": (topic.unit,), "sniper": (topic.unit,), "assault": (topic.unit, topic.foe)}.get(what, ())
        case "assault_over":
            return beside_winner(g.board, g.state, seat, topic.detail)
    return ()


def may_steady(g: HTable, seat: Seat, topic: Topic) -> bool:
    return bool(shaken(g, seat, topic))


def steady(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-01, HN-SUPP-04: Steady: at any time, two Suppressed markers come off a unit."""
    assert played.aim is not None
    unit = Unit(played.aim.args[0])
    take_off(g, unit, min(STEADIED, g.state.suppressed[unit]), CARD_RULE)
    yield from ()


def may_deny(g: HTable, seat: Seat, topic: Topic) -> bool:
    return topic.played is not None and g.board.side[topic.played.seat] != g.board.side[seat]


def denied(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-CARD-05: Denied: the enemy card directly under it on the stack has no effect."""
    assert topic.played is not None
    topic.played.cancelled = True
    yield from ()


# --- reserve ----------------------------------------------------------------------------------------------------------


def may_repair(g: HTable, seat: Seat, topic: Topic) -> bool:
    return bool(damaged(g, seat, topic))


def damaged(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    s = g.state
    return [g.board.lexicon.on[unit] for unit in own_units(s, seat) if s.damage[unit] and s.order[unit] == p.FRESH]


def field_repair(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-HEAVY-08, HN-CARD-03: Field Repair: one damage marker comes off a vehicle that has not acted this turn."""
    b, s = g.board, g.state
    assert played.aim is not None
    unit = Unit(played.aim.args[0])
    results = [MARKER_OF.index(marker) for marker in p.DAMAGE_NAMES if s.damage[unit] & marker]
    options = [b.lexicon.act("result", result) for result in results]
    choice = yield from choose(g, played.seat, "repair", options, CARD_RULE, unit)
    marker = MARKER_OF[choice.args[0]]
    s.damage[unit] = Damage(s.damage[unit] & ~marker)
    tell(g, e.REPAIRED, unit, marker)


def may_seize(g: HTable, seat: Seat, topic: Topic) -> bool:
    return not g.state.keep_initiative


def seize_the_day(g: HTable, played: Played, topic: Topic) -> Steps:
    """HN-RESERVE-13, HN-CARD-03: Seize the Day: the initiative does not change hands this time."""
    g.state.keep_initiative = 1
    yield from ()
