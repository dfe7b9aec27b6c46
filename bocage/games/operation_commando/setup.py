"""The board of a mission, the first position and the opening hands (OC-SETUP, OC-HAND, OC-MULL)."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.core.asking import ask
from bocage.core.contract import Option, Scenario
from bocage.core.decision import Steps
from bocage.core.errors import Unknown
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando import content
from bocage.games.operation_commando.board import DARK_TOKENS, LIGHT_AT_START, LIGHT_TOKENS, SPECIAL_RESERVE, Board
from bocage.games.operation_commando.pieces import BOTH, DE, LIGHT, SCENARIOS, US, Side
from bocage.games.operation_commando.rules.cards import piles
from bocage.games.operation_commando.rules.table import OTable
from bocage.games.operation_commando.rules.vocabulary import DEEDS
from bocage.games.operation_commando.state import State

HAND = 6                        # OC-HAND-01
# OC-VARIANT-01, OC-VARIANT-03, OC-VARIANT-05: announced before the game, each once; those of the first game are not among them.
VARIANTS = Option("variants", tuple(card.id for card in content.load().cards.values() if card.variant_of), "", several=True)
SCENARIO_CARDS = tuple(Scenario(id, "mission", (2, 2), f"scenario-{id}", 2) for id in SCENARIOS)


def board(scenario: str, options: Mapping[str, str], seats: int) -> Board:
    """OC-SETUP-01, OC-SETUP-02: the board of a mission, with the variants that both players have announced."""
    if scenario not in SCENARIOS:
        raise Unknown("scenario", scenario, ", ".join(SCENARIOS))
    variants = VARIANTS.listed(options.get(VARIANTS.id, ""))
    return Board(content.load(), scenario, variants, DEEDS)


def first_state(b: Board) -> State:
    """OC-SETUP-02, OC-SETUP-03, OC-SETUP-04, OC-SETUP-05, OC-SETUP-06, OC-SETUP-07, OC-SETUP-08, OC-SETUP-09, OC-SETUP-10: full
    decks that have no order yet, heroics and permanent events aside, the banks of tokens."""
    s = State()
    s.deck = [b.deck[US][:], b.deck[DE][:]]
    s.heroics = [b.heroics[US][:], b.heroics[DE][:]]
    s.permanents = [b.permanents[US][:], b.permanents[DE][:]]
    s.bank = [LIGHT_TOKENS - 2 * LIGHT_AT_START, DARK_TOKENS, *SPECIAL_RESERVE[b.mission]]
    for side in BOTH:
        s.tokens[side][LIGHT] = LIGHT_AT_START
    s.points = [0, int(b.initiation)]                       # OC-SETUP-10, OC-INITMISSION-02, OC-HISTO-01
    return s


def draw_hands(g: OTable) -> None:
    """OC-HAND-01: both players draw their first six cards."""
    for side in BOTH:
        piles.draw(g, side, HAND)


def mulligan(g: OTable, side: Side) -> Steps:
    """OC-MULL-01, OC-MULL-02, OC-MULL-03, OC-MULL-04, OC-MULL-05, OC-RULING-05: before the first turn a player may once
    put all six cards back into the deck and draw six others; the opponent is told."""
    b, s = g.board, g.state
    options = [b.lexicon.act("keep"), b.lexicon.act("mulligan")]
    choice = yield from ask(g, side, "mulligan", options, "OC-MULL-01", side)
    if choice.verb == "keep":
        g.tell(e.KEPT_HAND, side)
        return
    g.tell(e.MULLIGAN, side)
    for card in s.hand[side]:
        s.deck[side][card] += 1
    s.hand[side] = []
    piles.draw(g, side, HAND)
