"""The German counter-attack of the Historical mission (OC-COUNTER)."""

from __future__ import annotations

from bocage.core.asking import ask, choose
from bocage.core.decision import Steps
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.pieces import DE, DE_EVENTS, NOWHERE, SIDES, US, Card, Terrain
from bocage.games.operation_commando.rules.assault.assault_end import score
from bocage.games.operation_commando.rules.cards.effects import discard_by_choice
from bocage.games.operation_commando.rules.phases import put_in_play
from bocage.games.operation_commando.rules.table import OTable
from bocage.games.operation_commando.state import State

COMPLETE = 3                    # OC-COUNTER-06: units in a complete column
DISCARDED = 2                   # OC-COUNTER-11: cards that the German discards


def prepare(g: OTable, terrains_left: bool) -> Steps:
    """OC-COUNTER-01, OC-COUNTER-02, OC-COUNTER-03, OC-COUNTER-04, OC-COUNTER-05, OC-COUNTER-06, OC-COUNTER-18, OC-COUNTER-19,
    OC-RULING-57: after each turn the German may lay one unit that fought in this Assault face down in his column.

    The counter-attack is lost once the last terrain has been put in play (OC-COUNTER-08). The third unit makes it compulsory
    next turn, so he may lay that one only if the American has a terrain to attack (OC-COUNTER-09, OC-RULING-32).
    """
    b, s = g.board, g.state
    units = units_here(g)
    if s.counter_used or s.counter_due or not units or not terrains_left:
        return
    if len(s.column) == COMPLETE - 1 and not s.won[US]:
        return
    options = [*(b.lexicon.act("prepare", card) for card in units), b.lexicon.act("none")]
    choice = yield from ask(g, DE, "prepare", options, "OC-COUNTER-02", len(s.column) + 1, sealed=True)
    if not choice.args:
        return
    card = Card(choice.args[0])
    s.discard[DE].remove(card)
    g.reveal()                                              # the top of the discard lies open and may have changed
    s.column.append(card)
    s.column_from.append(units)
    s.counter_due = int(len(s.column) == COMPLETE)
    g.tell(e.COUNTER_PREPARED, len(s.column))
    g.tell_to((DE,), e.COUNTER_UNIT, card)


def units_here(g: OTable) -> list[Card]:
    """OC-COUNTER-02, OC-COUNTER-19, OC-RULING-34: the units that the German can lay in his column: those he played here this
    turn, also one that a mine removed. Heroics have left the game."""
    b, s = g.board, g.state
    return sorted({card for card in s.fallen[DE] if not b.leaves[card] and card in s.discard[DE]})


def launch(g: OTable) -> Steps:
    """OC-COUNTER-07, OC-COUNTER-17, OC-COUNTER-20, OC-COUNTER-21, OC-COUNTER-22, OC-RULING-33: the German attacks a
    terrain that the American has won; a full turn is played for it."""
    b, s = g.board, g.state
    s.counter_due, s.counter_turn, s.counter_used = 0, 1, 1
    options = [b.lexicon.act("counter", terrain) for terrain in sorted(set(s.won[US]))]
    choice = yield from choose(g, DE, "counter", options, "OC-COUNTER-07")
    terrain = Terrain(choice.args[0])
    g.tell(e.COUNTER_LAUNCHED, terrain)
    put_in_play(g, terrain, NOWHERE, DE)


def column_step(g: OTable) -> Steps:
    """OC-COUNTER-10, OC-COUNTER-11, OC-COUNTER-12: after his draw the German discards one prepared unit at random, takes the
    others into his hand, and discards two cards. The American still does not know which units he took (``returned``)."""
    s = g.state
    discard_one(g, s)
    g.tell(e.COUNTER_TAKEN, len(s.column))
    s.hand[DE] += s.column
    s.returned, s.column = s.column, []
    s.phase = DE_EVENTS
    yield from discard_by_choice(g, DE, DISCARDED, "OC-COUNTER-11")


def discard_one(g: OTable, s: State) -> None:
    counts = [s.column.count(card) for card in g.board.every_card]
    card = Card(g.dice.draw(counts, SIDES[DE]))
    at = s.column.index(card)
    del s.column[at], s.column_from[at]
    g.reveal()
    s.discard[DE].append(card)
    g.tell(e.COUNTER_LOST, card)


def take_control(g: OTable, worth: int) -> None:
    """OC-COUNTER-13, OC-COUNTER-14: if the American wins, he only keeps the terrain. If the German wins, he takes the terrain
    and its points from the American."""
    s = g.state
    if s.winner == US:
        g.tell(e.TERRAIN_KEPT, s.terrain)
        return
    s.won[US].remove(s.terrain)
    s.won[DE].append(s.terrain)
    s.points[US] -= worth
    score(g, DE, worth)
