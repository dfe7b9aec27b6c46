"""The sequence of play, in the order of the rulebook. Between two steps the game waits at ``state.phase``."""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.contract import Result
from bocage.core.decision import Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.movement import choices
from bocage.games.heroes_of_normandie.rules.phases import activating, card_swaps, deploying, ordering, reserving
from bocage.games.heroes_of_normandie.rules.victory import scenario_events
from bocage.games.heroes_of_normandie.rules.asking import HTable, tell
from bocage.games.heroes_of_normandie.state import State


def next_step(g: HTable) -> Steps:
    return STEPS[g.state.phase](g)


def is_over(s: State) -> bool:
    return s.outcome != p.RUNNING


def result(b: Board, s: State) -> Result:
    """HN-MULTI-01: an alliance wins and loses together."""
    if s.outcome == p.DRAWN:
        return Result((0.5,) * b.seats, s.why, "draw")
    return Result(tuple(float(side == s.outcome) for side in b.side), s.why, p.SIDES[s.outcome])


def activation(s: State) -> tuple[int, ...] | None:
    """The unit that moves or is activated now; None between two activations."""
    unit = s.mover if s.mover >= 0 else s.acting
    return None if unit < 0 else (s.turn, unit, sum(map(len, s.revealed)))


def turn_start(g: HTable) -> Steps:
    """HN-SETUP-05, HN-SETUP-09, HN-VICTORY-11: a new turn begins, with its event markers. On the first turn the players take
    their order tokens now."""
    s = g.state
    s.turn += 1
    s.phase = p.PLAYING_ORDER if g.board.seats > 2 else p.ORDER_START
    tell(g, e.TURN, s.turn)
    if s.turn == 1:
        ordering.take_tokens(g)
    yield from scenario_events.turn_events(g)


STEPS: dict[int, Callable[[HTable], Steps]] = {
    p.DEAL: deploying.deal_step,
    p.CHOOSE_DIRECTIVES: deploying.directives_step,
    p.PLAYING_ORDER: deploying.playing_order_step,
    p.DEPLOY: deploying.deploy_step,
    # order phase
    p.TURN_START: turn_start,
    p.ORDER_START: ordering.order_start_step,
    p.SHARED_TOKEN: ordering.shared_token_step,
    p.PLACE_ORDERS: ordering.place_step,
    p.ORDER_END: ordering.order_end_step,
    p.GIVE_DIRECTIVES: ordering.directives_step,
    # activation phase
    p.WINDOW: activating.window_step,
    p.SLOT: activating.slot_step,
    p.LAY_SMOKE: activating.smoke_step,
    p.ACT: activating.act_step,
    p.MOVE: choices.move_step,
    p.AFTER_FIRE: activating.after_fire_step,
    p.AGAIN: activating.again_step,
    # reserve phase
    p.RESERVE_START: reserving.start_step,
    p.DISCARD_BLUFFS: reserving.discard_bluffs_step,
    p.RESERVE_MOVES: reserving.moves_step,
    p.RESERVE_END: reserving.end_step,
    p.REFILL: reserving.refill_step,
    p.SWAP_CARDS: card_swaps.swap_step,
    p.VICTORY: reserving.victory_step,
    p.TAKE_TOKENS: reserving.tokens_step,
    p.PASS_INITIATIVE: reserving.initiative_step,
}
