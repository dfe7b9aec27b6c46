"""The phases of a turn before the Assault: progression, draws and events (OC-PROG, OC-USPHASE, OC-DEPHASE); and its end."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.asking import ask
from bocage.core.decision import Steps
from bocage.core.windows import Topic, speak
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    BOTH, COMMIT, COUNTER_COLUMN, DE, DE_DRAW, DE_EVENTS, DE_REJECT, NO_CARD, NO_TERRAIN, NOBODY, NOWHERE, PERMANENT,
    PRODUCTION, PROGRESSION_EVENTS, TERRAIN_EFFECT, US, US_DRAW, US_EVENTS, Card, Phase, Place, Side, Terrain)
from bocage.games.operation_commando.rules.cards import piles
from bocage.games.operation_commando.rules.cards.effects import carry_out
from bocage.games.operation_commando.rules.cards.moments import PROGRESSION_WINDOW, play_effect, play_second_effect
from bocage.games.operation_commando.rules.cards.piles import lay_aside
from bocage.games.operation_commando.rules.missions import permanent_events
from bocage.games.operation_commando.rules.table import Cause, OTable
from bocage.games.operation_commando.state import State, cards_left

FEWEST_DRAWN = 1


def put_in_play(g: OTable, terrain: Terrain, place: Place, by: Side) -> None:
    """OC-PROG-02, OC-PROG-05, OC-PROG-06: the assault marker lies on the terrain of this turn and shows who chose it; the
    terrain has its printed Size."""
    b, s = g.board, g.state
    s.terrain, s.place, s.marker_by = terrain, place, by
    s.size, s.fought = b.t_size[terrain], 0
    s.first_change = [0, 0]                                 # a Diversion may have moved the marker away from another terrain
    for side, amount in b.t_first[terrain]:
        s.first_change[side] += amount
    s.phase = PROGRESSION_EVENTS


def progression_events_step(g: OTable) -> Steps:
    """OC-PROG-04, OC-RULING-13, OC-RULING-68: both may play events of progression, the American first, until both pass. The
    terrain has not acted yet."""
    yield from speak(g, PROGRESSION_WINDOW, Topic(US))
    g.state.phase = TERRAIN_EFFECT


def terrain_effect_step(g: OTable) -> Steps:
    """OC-PROG-03, OC-CARD-04, OC-RULING-68: the effect of the terrain in progression, after the events."""
    s = g.state
    yield from carry_out(g, DE, Cause(terrain=s.terrain), g.board.t_progression[s.terrain])
    s.phase = PRODUCTION if g.board.graignes else US_DRAW


# --- draws ------------------------------------------------------------------------------------------------------------


def cards_drawn(b: Board, s: State, side: Side) -> int:
    """OC-USPHASE-01, OC-DEPHASE-01, OC-SETUP-14: how many cards a side draws: the number on the terrain with the changes of
    this turn. A reduction leaves at least one card."""
    printed = b.t_draws[s.terrain][side]
    return printed + s.draws[side] if s.draws[side] >= 0 else max(printed + s.draws[side], FEWEST_DRAWN)


def us_draw_step(g: OTable) -> Steps:
    """OC-USPHASE-01: the American's phase begins with his draw."""
    g.tell(e.PHASE, US_EVENTS)
    piles.draw(g, US, cards_drawn(g.board, g.state, US))
    g.state.phase = US_EVENTS
    yield from ()


def de_draw_step(g: OTable) -> Steps:
    """OC-DEPHASE-01, OC-DEPHASE-05, OC-SME-19, OC-EXHAUST-05: the German draws; at Sainte-Mère-Église he may draw one card more
    and then reject one. He is not asked if his pile has no card more than he draws anyway."""
    b, s = g.board, g.state
    g.tell(e.PHASE, DE_EVENTS)
    number = cards_drawn(b, s, DE)
    after = COUNTER_COLUMN if s.counter_turn else DE_EVENTS
    if b.sme and cards_left(s, DE) > number:
        options = [b.lexicon.act("extra"), b.lexicon.act("normal")]
        choice = yield from ask(g, DE, "extra_draw", options, "OC-DEPHASE-05", number)
        if choice.verb == "extra":
            g.tell(e.EXTRA_DRAW, DE)
            s.drawn = piles.draw(g, DE, number + 1)
            s.phase = DE_REJECT
            return
    piles.draw(g, DE, number)
    s.phase = after


def de_reject_step(g: OTable) -> Steps:
    """OC-DEPHASE-05, OC-DEPHASE-06: the German shows and discards one of the cards that he has just drawn."""
    b, s = g.board, g.state
    options = [b.lexicon.act("reject", card) for card in sorted(set(s.drawn))]
    choice = yield from ask(g, DE, "reject", options, "OC-DEPHASE-06", len(s.drawn))
    card = Card(choice.args[0])
    s.drawn = []
    piles.leave_hand(s, DE, card)
    g.reveal()
    s.discard[DE].append(card)
    g.tell(e.REJECTED, DE, card)
    s.phase = COUNTER_COLUMN if s.counter_turn else DE_EVENTS


# --- events -----------------------------------------------------------------------------------------------------------


def us_events_step(g: OTable) -> Steps:
    """OC-USPHASE-02, OC-USPHASE-03, OC-USPHASE-04, OC-USPHASE-05: the American plays one event after another, then ends his
    phase."""
    yield from event_step(g, US, "OC-USPHASE-02", DE_DRAW)


def de_events_step(g: OTable) -> Steps:
    """OC-DEPHASE-02, OC-DEPHASE-03, OC-DEPHASE-04: the German plays one event after another, then ends his phase."""
    yield from event_step(g, DE, "OC-DEPHASE-02", COMMIT)


def event_step(g: OTable, side: Side, rule: str, after: Phase) -> Steps:
    b, s = g.board, g.state
    options = [*event_options(g, side), *permanent_events.options(g, side), b.lexicon.stop]
    choice = yield from ask(g, side, "event", options, rule, side)
    if choice is b.lexicon.stop:
        s.phase = after
        return
    card = Card(choice.args[0])
    if choice.verb == "activate":
        yield from permanent_events.activate(g, side, card)
    elif b.kind[card] == PERMANENT:
        permanent_events.put_in_play(g, side, card)
    elif b.also_on_play[card]:
        yield from play_second_effect(g, side, card)
    else:
        yield from play_effect(g, side, card)


def event_options(g: OTable, side: Side) -> list[Action]:
    """OC-HERO-02: the events that a side can play in its phase; heroic events are among them."""
    b, s = g.board, g.state
    return [b.lexicon.play[card] for card in sorted(set(s.hand[side])) if not b.not_an_event[card]]


def end_turn(g: OTable) -> None:
    """OC-USPHASE-03, OC-PERM-06, OC-SIZE-07: events beside the terrain are discarded, permanent events can be used again, and
    what was remembered for this turn only is cleared."""
    s = g.state
    for side in BOTH:
        for card in s.beside[side]:
            lay_aside(g, side, card)
    s.beside, s.fallen = [[], []], [[], []]
    s.activated = [NO_CARD, NO_CARD]
    s.draws, s.bonus_control = [0, 0], [0, 0]
    s.building = s.no_production = s.free_sites = s.counter_turn = s.reopened = 0
    s.terrain, s.place, s.winner = NO_TERRAIN, NOWHERE, NOBODY
