"""Bonus tactics: markers on the board that a player takes without showing them and uses once (HN-VICTORY-08)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bocage.core.action import Action
from bocage.core.decision import Seat, Steps
from bocage.core.windows import Answer
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.map.lines import bits
from bocage.games.heroes_of_normandie.rules.answering import Topic
from bocage.games.heroes_of_normandie.rules.asking import HTable, tell, tell_to
from bocage.games.heroes_of_normandie.rules.cards.piles import discard_some, draw
from bocage.games.heroes_of_normandie.rules.ambush import prove
from bocage.games.heroes_of_normandie.rules.phases.ordering import may_gain_order, may_gain_special
from bocage.games.heroes_of_normandie.rules.units import is_decoy, mask
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Tactic, Unit


def left_in_bag(s: State) -> list[int]:
    """How many markers of each kind have neither been used nor taken."""
    held = [kind for kinds in s.tactics_held for kind in kinds]
    return [number - s.tactics_seen[kind] - held.count(kind) for kind, number in p.TACTIC_COUNTS.items()]


def take_tactics(g: HTable, unit: Unit) -> Steps:
    """HN-VICTORY-08, HN-TRAIT-19: the first unit that ends a movement beside a marker takes it; only its owner looks at it. A
    decoy cannot take it, which shows everybody that it is a decoy."""
    b, s = g.board, g.state
    seat = s.owner[unit]
    for point in [each for each in s.tactics if bits(b.start.around_point(each)) & mask(b, s, unit)]:
        prove(g, unit)
        if not is_decoy(b, s, unit):
            s.tactics.remove(point)
            kind = Tactic(g.dice.draw(left_in_bag(s), "tactic", 1 << seat))
            s.tactics_held[seat] = sorted([*s.tactics_held[seat], kind])
            tell(g, e.TACTIC_TAKEN, unit)
            tell_to(g, (seat,), e.TACTIC_WAS, kind)
    yield from ()


# --- using them -------------------------------------------------------------------------------------------------------


class Use(NamedTuple):
    """How a kind of bonus tactic is used: at which moment, on what condition, and what it does."""

    moment: str
    is_useful: Callable[[Board, State, Seat], bool]
    effect: Callable[[HTable, Seat], Steps]


def extra_order(g: HTable, seat: Seat) -> Steps:
    """HN-VICTORY-08, HN-ORDER-04: one more order this turn."""
    g.state.extra_orders[seat] += 1
    yield from ()


def special_order(g: HTable, seat: Seat) -> Steps:
    """HN-VICTORY-08, HN-SPECIAL-01: a special order this turn."""
    g.state.special_cards[seat] += 1
    yield from ()


def extra_card(g: HTable, seat: Seat) -> Steps:
    """HN-VICTORY-08, HN-RESERVE-10: one card more at this turn's draw."""
    g.state.draw_more[seat] += 1
    yield from ()


def redraw(g: HTable, seat: Seat) -> Steps:
    """HN-VICTORY-08: the player exchanges any cards of his hand for as many new ones."""
    number = yield from discard_some(g, seat, "redraw", "HN-VICTORY-08")
    draw(g, seat, number)


def keep_initiative(g: HTable, seat: Seat) -> Steps:
    """HN-VICTORY-08, HN-RESERVE-13: the initiative does not change hands this time."""
    g.state.keep_initiative = 1
    yield from ()


USES = {
    p.ONE_ORDER: Use("order_start", may_gain_order, extra_order),
    p.ONE_SPECIAL: Use("order_start", may_gain_special, special_order),
    p.ONE_CARD: Use("reserve_end", lambda b, s, seat: True, extra_card),
    p.REDRAW: Use("order_start", lambda b, s, seat: bool(s.hand[seat]), redraw),
    p.KEEP_INITIATIVE: Use("initiative_turns", lambda b, s, seat: b.side[seat] == s.initiative and not s.keep_initiative,
                           keep_initiative),
}


def could_use(g: HTable, seat: Seat, topic: Topic) -> bool:
    """A player who has taken a marker is asked, whatever it is: others know only that he has one."""
    return bool(g.state.tactics_held[seat])


def offers(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    b, s = g.board, g.state
    return [b.lexicon.act("tactic", kind) for kind in sorted(set(s.tactics_held[seat]))
            if USES[kind].moment == topic.moment and USES[kind].is_useful(b, s, seat)]


def use(g: HTable, seat: Seat, action: Action, topic: Topic) -> Steps:
    """HN-VICTORY-08: the marker is shown and carried out, and is then out of the game."""
    s = g.state
    kind = Tactic(action.args[0])
    s.tactics_held[seat].remove(kind)
    s.tactics_seen[kind] += 1
    g.reveal()
    tell(g, e.TACTIC_USED, seat, kind)
    yield from USES[kind].effect(g, seat)


BONUS_TACTIC = Answer(offers, use, could_use)
