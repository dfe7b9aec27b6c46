"""The reserve phase, in the exact order of the rulebook (HN-RESERVE)."""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.decision import Seat, Steps
from bocage.games.heroes_of_normandie.rules.equipment import bombs_explode, charges_explode
from bocage.games.heroes_of_normandie.rules.ordinances import place_nests, return_markers
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.answering import Topic, speak
from bocage.games.heroes_of_normandie.rules.movement import moving
from bocage.games.heroes_of_normandie.rules.victory import objectives
from bocage.games.heroes_of_normandie.rules.asking import HTable, ask, choose, speakers, tell
from bocage.games.heroes_of_normandie.rules.cards.piles import discard_some, draw, hand_size, put_away
from bocage.games.heroes_of_normandie.rules.phases.ordering import take_tokens
from bocage.games.heroes_of_normandie.rules.fire.smoke import fade
from bocage.games.heroes_of_normandie.rules.units import has_trait, in_play
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import CardNo, Side, Unit, by_unit

# HN-RESERVE-09: what the options of a side do at the end of the phase, in this order.
END_EFFECTS: tuple[Callable[[HTable, Side], Steps], ...] = (bombs_explode, charges_explode, place_nests)


def start_step(g: HTable) -> Steps:
    """HN-RESERVE-05: opens the window at the start of the phase, for abilities, cards and options."""
    s = g.state
    s.phase = p.DISCARD_BLUFFS
    s.acting = p.NO_UNIT
    tell(g, e.PHASE, p.RESERVE_START)
    yield from speak(g, "reserve_start", Topic())


def discard_bluffs_step(g: HTable) -> Steps:
    """HN-RESERVE-06, HN-BLUFF-04: bluffs are discarded. A bluff does not keep its unit from moving."""
    s = g.state
    s.phase = p.RESERVE_MOVES
    for unit, token in by_unit(s.token):
        if token == p.BLUFF:
            s.token[unit] = p.NO_TOKEN
            s.revealed[s.owner[unit]].append(p.BLUFF)
            g.reveal()
            tell(g, e.REVEALED, unit, p.BLUFF, rule="HN-BLUFF-04")
    s.reserve_seat = speakers(g)[0]
    yield from ()


def may_move(b: Board, s: State, unit: Unit) -> bool:
    """HN-RESERVE-01, HN-ACT-09, HN-RULING-09: whether a unit has had neither an order nor an Active marker this turn. A token
    that it has lost is no order."""
    if not in_play(s, unit) or s.order[unit] != p.FRESH or s.token[unit] or s.marks[unit] & p.MOVED:
        return False
    return not (s.marks[unit] & p.LOST_TOKEN and b.rules.get("lost_token") == "stays")


def why_not_activate(b: Board, s: State, seat: Seat, unit: Unit) -> str:
    """HN-RESERVE-01: "" if a player may move a unit in this phase: it is his own and has not acted."""
    return "" if unit < len(s.at) and s.owner[unit] == seat and may_move(b, s, unit) else "HN-RESERVE-01"


def moves_step(g: HTable) -> Steps:
    """HN-RESERVE-03, HN-RESERVE-07, HN-MULTI-10, HN-RULING-64: the initiative player moves as many of his units as he likes,
    one after the other, and then his allies in their order; then the other side. Whatever belongs to a movement may be done."""
    b, s = g.board, g.state
    seat = s.reserve_seat
    units = [unit for unit in s.units() if not why_not_activate(b, s, seat, unit)]
    if units:
        options = [*(b.lexicon.act("activate", unit) for unit in units), b.lexicon.done]
        choice = yield from ask(g, seat, "reserve_unit", options, "HN-RESERVE-07")
        if choice is not b.lexicon.done:
            unit = Unit(choice.args[0])
            s.marks[unit] |= p.MOVED
            yield from moving.begin(g, unit)
            return
    order = speakers(g)
    at = order.index(seat) + 1
    if at < len(order):
        s.reserve_seat = order[at]
    else:
        s.reserve_seat = p.NO_SEAT
        s.phase = p.RESERVE_END


def end_step(g: HTable) -> Steps:
    """HN-RESERVE-08, HN-RESERVE-09, HN-RESERVE-14, HN-RESERVE-16, HN-SUPP-10, HN-TRAIT-04: Suppressed markers come off; then
    everything happens that happens at the end of the phase."""
    b, s = g.board, g.state
    s.phase = p.REFILL
    s.passed = []
    for unit in s.units():
        if s.suppressed[unit] and in_play(s, unit):
            number = min(s.suppressed[unit], 2 if has_trait(b, s, unit, "courageous") else 1)
            s.suppressed[unit] -= number
            tell(g, e.RECOVERED, unit, number)
    yield from speak(g, "reserve_end", Topic())
    return_markers(s)
    for side in (s.initiative, p.OTHER[s.initiative]):
        for effect in END_EFFECTS:
            yield from effect(g, side)
    fade(g)
    s.directive_on, s.directive_kind, s.directive_refused = [p.NO_UNIT, p.NO_UNIT], [p.NO_DIRECTIVE, p.NO_DIRECTIVE], []


def refill_step(g: HTable) -> Steps:
    """HN-RESERVE-10, HN-CARD-09, HN-ORDN-13: each player discards any cards and then fills his hand. Improvisation is for who
    does not hold more than the maximum already."""
    b, s = g.board, g.state
    seat = next((each for each in speakers(g) if each not in s.passed), p.NO_SEAT)
    if seat == p.NO_SEAT:
        s.passed = []
        s.phase = p.SWAP_CARDS
        return
    s.passed.append(seat)
    yield from discard_some(g, seat, "discard", "HN-RESERVE-10")
    most = hand_size(b, seat) + s.draw_more[seat]
    draw(g, seat, most - len(s.hand[seat]))
    s.draw_more[seat] = 0
    if b.serves(seat, "improvisation") and len(s.hand[seat]) <= most and any((*s.deck[b.side[seat]], *s.discard[b.side[seat]])):
        yield from improvise(g, seat)


def improvise(g: HTable, seat: Seat) -> Steps:
    """HN-ORDN-13: the player may draw one card above the maximum. If he does, he gives one up."""
    b, s = g.board, g.state
    choice = yield from choose(g, seat, "improvise_draw", [b.lexicon.yes, b.lexicon.no], "HN-ORDN-13")
    if choice is b.lexicon.no:
        return
    before = len(s.hand[seat])
    draw(g, seat, 1)
    if len(s.hand[seat]) == before:
        return                                              # nothing useful was left to draw
    options = [b.lexicon.act("discard", card) for card in sorted(set(s.hand[seat]))]
    choice = yield from ask(g, seat, "improvise", options, "HN-ORDN-13")
    card = CardNo(choice.args[0])
    s.hand[seat].remove(card)
    put_away(g, seat, [card])


def victory_step(g: HTable) -> Steps:
    """HN-RESERVE-11: the victory conditions are checked."""
    g.state.phase = p.TAKE_TOKENS
    yield from objectives.check(g)


def tokens_step(g: HTable) -> Steps:
    """HN-RESERVE-12, HN-RESERVE-15, HN-VICTORY-02, HN-ACT-07, HN-ORDER-05: players take their order tokens for the next turn. A
    side without units or without orders loses."""
    b, s = g.board, g.state
    s.phase = p.PASS_INITIATIVE
    for unit in s.units():
        s.token[unit], s.order[unit], s.fired[unit], s.marks[unit] = p.NO_TOKEN, p.FRESH, 0, 0
    s.must_move = []
    s.must_officer = [0] * b.seats
    take_tokens(g)
    objectives.check_survival(g)
    yield from ()


def initiative_step(g: HTable) -> Steps:
    """HN-RESERVE-13: the initiative changes hands, unless a card or an ordinance keeps it."""
    s = g.state
    s.phase = p.TURN_START
    yield from speak(g, "initiative_turns", Topic())
    if s.keep_initiative:
        s.keep_initiative = 0
        tell(g, e.INITIATIVE_KEPT, s.initiative)
    else:
        s.initiative = p.OTHER[s.initiative]
        tell(g, e.INITIATIVE_PASSED, s.initiative)
