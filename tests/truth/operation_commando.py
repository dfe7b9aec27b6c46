"""Opération Commando: the chances beside an option, the numbers of the Combat, and what the position tells afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product

from bocage.core.decision import Seat
from bocage.core.dice import ScriptedDice, SeededDice, Tape
from bocage.core.match import Match
from bocage.core.run import Run
from bocage.core.table import Table
from bocage.games.operation_commando import RULESET
from bocage.games.operation_commando.pieces import DE_BID, FIRST, SIDES, TOKEN_KINDS, US_BID, Side, card_source
from bocage.games.operation_commando.state import State, lay
from bocage.games.operation_commando.view import Force, View
from tests.matches import question, seen
from tests.truth.comparing import Course, Game, Number, Witness, bar_beside_the_option, beside_the_option

MOST = 12                       # points that one roll may bring
MOST_MISSING = 60
TOKENS = 2                      # so many tokens are tried together
NEUTRAL, SUCCESS = 1, 6         # faces of a die


# --- chances ----------------------------------------------------------------------------------------------------------


def points(s: State, side: int, without: Sequence[int] = ()) -> int:
    """All points that lie by the units of a side, except those from some sources."""
    flat = s.laid[side]
    return sum(amount for source, amount in zip(flat[::3], flat[1::3], strict=True) if source not in without)


def gains(side: int, value: int) -> Witness:
    """Points beside those that an action brings which comes into play at the same time."""
    def witness(course: Course) -> bool:
        before, done = course.before, course.done
        new = [card_source(card) for card in done.actions[side] if card not in before.actions[side]]
        return points(done, side, new) - points(before, side, new) == value
    return witness


def token(value: int) -> Witness:
    return lambda course: gains(course.seat, value)(course)


def recovered(course: Course) -> bool:
    return len(course.done.hand[course.seat]) > len(course.before.hand[course.seat])


def not_recovered(course: Course) -> bool:
    return not recovered(course)


def cancelled(course: Course) -> bool:
    """The card that cancels has left the hand."""
    return len(course.done.hand[course.seat]) < len(course.before.hand[course.seat])


# --- numbers ----------------------------------------------------------------------------------------------------------


def numbers(match: Match) -> Iterator[Number]:
    """While a side bids: whether it is ahead, how many points it lacks, and how likely its tokens bring it ahead."""
    asked = question(match)
    if asked.kind != "bid" or match.step.choices:
        return
    seat = asked.by[0]
    combat = seen(View, match, seat).combat
    assert combat is not None
    force: Force = getattr(combat, SIDES[seat])
    yield Number("ahead", combat.ahead == SIDES[seat], may_stop(bidding(match, match.state, []), seat))
    yield Number("missing", force.missing, next(
        number for number in range(MOST_MISSING) if may_stop(bidding(match, with_points(match.state, seat, number), []), seat)))
    yield Number("total", force.total, sum(unit.value for unit in force.units) + force.carried)
    for reach in force.reach[:TOKENS]:
        yield Number(f"with {reach.tokens} tokens", reach.chance, best_chance(match, seat, reach.tokens))


def bidding(match: Match, state: State, faces: list[int]) -> Run:
    """The same question, asked in this position."""
    dice = Tape(ScriptedDice(faces, then=SeededDice("truth")))
    run = Run(match.rules, Table(match.board, state.copy(), dice, None, match.setup.ask_all))
    run.proceed()
    return run


def may_stop(run: Run, seat: Seat) -> bool:
    """Whether the bidder who stops now leaves the next bid to the other: he is ahead."""
    run.answer(run.table.board.lexicon.stop)
    return bool(run.table.state.phase == (DE_BID, US_BID)[seat])


def with_points(state: State, seat: Seat, number: int) -> State:
    """The position with so many points more by the first unit of a side."""
    changed = state.copy()
    lay(changed, Side(seat), card_source(changed.units[seat][0]), number, FIRST)
    return changed


def best_chance(match: Match, seat: Seat, number: int) -> float:
    """The best chance to come ahead with so many tokens: every choice of them is played with every result of the dice."""
    held = match.state.tokens[seat]
    choices = [kinds for kinds in combinations_with_replacement(TOKEN_KINDS, number)
               if all(kinds.count(kind) <= held[kind] for kind in kinds)]
    rolls = list(product((NEUTRAL, SUCCESS), repeat=number))
    return max(sum(comes_ahead(match, seat, kinds, faces) for faces in rolls) for kinds in choices) / len(rolls)


def comes_ahead(match: Match, seat: Seat, kinds: tuple[int, ...], faces: tuple[int, ...]) -> bool:
    run = bidding(match, match.state, list(faces))
    for kind in kinds:
        assert run.decision is not None
        run.play(next(action for action in run.decision.options if action.verb == "token" and action.args[0] == kind))
    return may_stop(run, seat)


WITNESSES: dict[str, Witness] = {
    **{f"token{value}": token(value) for value in range(MOST)},
    **{f"dice{side}:{value}": gains(side, value) for side in (0, 1) for value in range(MOST)},
    "recoveryTrue": recovered, "recoveryFalse": not_recovered, "cancelled": cancelled,
}
GAME = Game(RULESET, beside_the_option, WITNESSES, frozenset(WITNESSES), bar=bar_beside_the_option, numbers=numbers)
