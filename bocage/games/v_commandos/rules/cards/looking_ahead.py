"""Event cards that show players what will be drawn next."""

from __future__ import annotations

from bocage.core.asking import choose
from bocage.core.decision import Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.rules.chance import look_at_events, look_at_foes
from bocage.games.v_commandos.types import Card, Terrain

CARDS_LOOKED_AT = 3
TOKENS_LOOKED_AT = 4


def sixth_sense(g: VTable, terrain: Terrain) -> Steps:
    """VC-EVENT-03, Sixth Sense: players look at the top cards of the deck and put them back in any order."""
    b, s = g.board, g.state
    seen = look_at_events(g, CARDS_LOOKED_AT)
    g.tell(e.CARDS_SEEN, tuple(seen))
    rest = list(seen)
    ordered: list[Card] = []
    while rest:
        options = [b.lexicon.act("top", card) for card in rest]
        choice = yield from choose(g, b.everyone, "sixth_sense", options, "VC-EVENT-03", len(ordered) + 1)
        card = Card(choice.args[0])
        rest.remove(card)
        ordered.append(card)
    s.next_cards[:len(seen)] = ordered


def radio_chatter(g: VTable, terrain: Terrain) -> None:
    """VC-EVENT-03, VC-REINF-04, Radio Chatter: players look at the next four tokens of the enemy pool."""
    g.tell(e.TOKENS_SEEN, tuple(look_at_foes(g, TOKENS_LOOKED_AT)))
