"""Heroic cards lie aside; a side secretly takes one when the mission grants it (OC-HERO)."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.asking import ask
from bocage.core.decision import Steps
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.pieces import Card, Side
from bocage.games.operation_commando.rules.table import OTable


def take(g: OTable, sides: Sequence[Side], rule: str) -> Steps:
    """OC-HERO-01, OC-HERO-05: each of these sides secretly takes one of its heroics into its hand, to play when it likes."""
    b, s = g.board, g.state
    for side in sides:
        if not s.heroics[side]:
            continue
        options = [b.lexicon.act("take", card) for card in sorted(s.heroics[side])]
        choice = yield from ask(g, side, "take_heroic", options, rule, sealed=True)
        card = Card(choice.args[0])
        s.heroics[side].remove(card)
        s.hand[side].append(card)
        g.tell(e.HEROIC_TAKEN, side, rule=rule)
        g.tell_to((side,), e.HEROIC_CHOSEN, card, rule=rule)
