"""Units that come back to a hand or into the Combat: by the effect of a card, or after a fight for a Building (OC-BUILDING,
OC-HERO-07)."""

from __future__ import annotations

from bocage.core.asking import ask
from bocage.core.decision import Steps
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.content import Recover
from bocage.games.operation_commando.pieces import BUILDING, MISSION_END, SIDE_OF, UNIT, US, Card, Side
from bocage.games.operation_commando.rules.assault.combat import enter
from bocage.games.operation_commando.rules.assault.combat_options import why_no_more_units
from bocage.games.operation_commando.rules.assault.strength import tags
from bocage.games.operation_commando.rules.assault.tokens import successes
from bocage.games.operation_commando.rules.cards import piles
from bocage.games.operation_commando.rules.table import Cause, OTable

RECOVERABLE = 3                 # OC-BUILDING-01: printed V.C.


def recover(g: OTable, side: Side, cause: Cause, each: Recover) -> Steps:
    """OC-HERO-07, OC-BUILDING-03, OC-INFO-02, OC-SUPPORT-06, OC-RULING-48: a side takes back one of its units: into its hand,
    where the opponent has seen it, or into the Combat."""
    b, s, who = g.board, g.state, SIDE_OF[each.side]
    if each.to == "combat" and why_no_more_units(b, s, who):
        return
    options = [b.lexicon.act("take", card) for card in recoverable(g, who, each)]
    if not options and not (each.source == "discard" and s.discard[who][:-1]):
        return      # OC-DISCARD-02, OC-INFO-02: of a discard only the top is open, so its owner is asked whatever lies below.
    choice = yield from ask(g, who, "recover", [*options, b.lexicon.act("none")], "OC-CARD-06", cause.source())
    if not choice.args:
        return
    card = Card(choice.args[0])
    from_table = card in s.tilted[who] and each.source in ("inactive", "assault")
    if card in s.ending:
        s.ending.remove(card)                               # OC-RULING-67: it leaves the table, or fights again
    where = s.tilted[who] if from_table else s.discard[who]
    where.remove(card)
    if where is s.discard[who] and card in s.fallen[who]:
        s.fallen[who].remove(card)                          # one copy fewer that fought here and lies in the discard
    g.reveal()
    if each.to == "hand":
        piles.take_in_hand(s, who, card)
        g.tell(e.TAKEN_BACK, who, card)
    else:
        g.tell(e.ATTACHED, who, card)
        yield from enter(g, who, card, muted=not each.effects)


def recoverable(g: OTable, side: Side, each: Recover) -> list[Card]:
    """OC-CARD-07, OC-RULING-03: the units that can come back: their printed V.C. counts, and heroics never come back."""
    b, s = g.board, g.state
    if each.source == "discard":
        found = set(s.discard[side])
    elif each.source == "inactive":
        found = set(s.tilted[side])
    else:
        found = set(s.tilted[side]) | (set(s.fallen[side]) & set(s.discard[side]))
    return [card for card in sorted(found) if b.kind[card] == UNIT and b.vc[card] <= each.most_vc and not b.leaves[card]
            and (each.to == "hand" or not b.types[card] & b.t_forbidden[s.terrain])]


def recovery_step(g: OTable) -> Steps:
    """OC-ENDASSAULT-06, OC-BUILDING-01, OC-BUILDING-02, OC-BUILDING-03, OC-BUILDING-04, OC-BUILDING-05, OC-BUILDING-06,
    OC-BUILDING-07, OC-SME-17, OC-SME-18, OC-GRAIGNES-24: after an Assault on a Building, won or lost, the American names one of
    his units of V.C. 3 or less that fought here, and rolls; on a success he takes it back into his hand, shown."""
    b, s = g.board, g.state
    s.phase = MISSION_END
    if not tags(b, s) & BUILDING:
        return
    lying = set(s.fallen[US]) & set(s.discard[US])
    units = sorted(card for card in lying if b.vc[card] <= RECOVERABLE and not b.leaves[card])
    if not units:
        return
    options = [*(b.lexicon.act("recover", card) for card in units), b.lexicon.act("none")]
    choice = yield from ask(g, US, "building", options, "OC-BUILDING-01", s.terrain)
    if not choice.args:
        return
    card = Card(choice.args[0])
    success = successes(g, 1)
    g.tell(e.RECOVERY_TRIED, card, success)
    if success:
        s.discard[US].remove(card)
        piles.take_in_hand(s, US, card)
        g.tell(e.TAKEN_BACK, US, card)
