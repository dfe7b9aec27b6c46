"""The event phase (VC-EVENT): a card for each terrain in play. What cards do at once is in ``cards/``.

Effects that last the whole turn, or that wait for a later step, are asked for where they matter: search for the effect's
constant.
"""

from __future__ import annotations

from bocage.core.asking import choose
from bocage.core.decision import Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.rules import completion, guards, objectives
from bocage.games.v_commandos.rules.asking import VTable, fail
from bocage.games.v_commandos.rules.cards import NOW
from bocage.games.v_commandos.rules.chance import draw_event, refill_events
from bocage.games.v_commandos.state import COMMANDOS, IN_PLAY, OBJECTIVE_DONE, OBJECTIVE_OPEN, UNUSED, known_timed
from bocage.games.v_commandos.types import Card, Terrain


def events_step(g: VTable) -> Steps:
    """VC-EVENT-01, VC-TURN-03: a card is drawn for each terrain in play, in the order that the players choose. Then the
    commandos act."""
    b, s = g.board, g.state
    if s.terrains_todo:
        options = [b.lexicon.act("terrain", terrain) for terrain in s.terrains_todo]
        choice = yield from choose(g, b.everyone, "terrain_order", options, "VC-TURN-03")
        terrain = Terrain(choice.args[0])
        s.terrains_todo.remove(terrain)
        yield from event_for(g, terrain)
    if not s.terrains_todo:
        s.phase = COMMANDOS


def event_for(g: VTable, terrain: Terrain) -> Steps:
    """VC-EVENT-02, VC-EVENT-03, VC-EVENT-04: a card concerns its terrain alone. If it has two effects, the alarm at this moment
    decides which one holds for the turn."""
    b, s = g.board, g.state
    if g.board.time_limit[terrain] and s.turn - s.built[terrain] == g.board.time_limit[terrain]:
        yield from limit_passed(g, terrain)
        if s.terrain[terrain] != IN_PLAY:
            return
    own_deck = bool(s.timed[terrain] or known_timed(s, terrain))
    card = draw_for(g, terrain)
    effects = b.effects[card]
    s.card[terrain] = card
    s.effect[terrain] = effects[-1] if s.alarm[terrain] else effects[0]
    s.effect_arg[terrain] = UNUSED
    g.tell(e.CARD_DRAWN, terrain, card, s.effect[terrain])
    if not own_deck:
        refill_events(g)
    now = NOW.get(s.effect[terrain])
    if now is not None:
        steps = now(g, terrain)
        if steps is not None:
            yield from steps


def draw_for(g: VTable, terrain: Terrain) -> Card:
    """VC-TIME-02, VC-TIME-05: draws from the terrain's own deck while it lasts, then from the main deck. VC-RULING-50: cards
    that players know come first, in their order."""
    s = g.state
    for card in known_timed(s, terrain):
        s.timed_next.remove(terrain * len(s.deck) + card)
        return card
    if s.timed[terrain]:
        counts = [0] * len(s.deck)
        for card in s.timed[terrain]:
            counts[card] += 1
        card = Card(g.dice.draw(counts, "event"))
        s.timed[terrain].remove(card)
        return card
    return draw_event(g)


def limit_passed(g: VTable, terrain: Terrain) -> Steps:
    """VC-TIME-03, VC-TIME-04, VC-SCEN-05, VC-SCEN-09: the time limit is over. The operation fails if an objective with this
    limit is open. An objective that had to be protected so long is accomplished."""
    b, s = g.board, g.state
    if any(s.objective[o] != OBJECTIVE_DONE for o in b.time_objectives[terrain]):
        fail(g, "VC-TIME-04")
    for o in b.objectives_of[terrain]:
        if b.objective_watch[o] and s.objective[o] == OBJECTIVE_OPEN:
            objectives.accomplish(g, o)
            yield from guards.post_guards(g, b.objective_home[o])
    completion.check_completion(g, terrain)
