"""Two armies at one screen: what can be asked for all to see, to whom something happens, and orders that are placed ahead.

Everything here depends on open facts alone, so that neither a curtain nor the lack of one tells what a hand holds.
"""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.actions import SIGNATURES
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.asking import ASKED, OF_UNITS, untag
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Unit

# Questions whose options come from a hand, from face-down orders, or from an army that waits in ambush.
PRIVATE = frozenset((
    "choose_directive", "deploy", "deploy_who", "deploy_where", "deploy_facing", "deploy_side", "lay_position", "place_horn",
    "place_order", "discard", "improvise_draw", "improvise", "swap", "consent_swap",
))
# Cards, special orders and bonus tactics lie hidden. Every other answer in a window is that of a unit that everybody sees.
HIDDEN_ANSWERS = frozenset(("play", "special", "tactic"))
# The windows in which a bonus tactic may be used.
TACTICAL = frozenset(("order_start", "reserve_end", "initiative_turns"))


def openly(b: Board, s: State, decision: Decision) -> Sequence[Action] | None:
    """HN-CARD-13, HN-ORDER-08, HN-ABIL-19: what a unit in the open may do is there for all to see. A question about a counter
    in ambush needs the curtain, since it names the counter; so does every option that names one."""
    about = [untag(value).unit for field, value in zip(ASKED[decision.kind].split(), decision.about, strict=True)
             if field in OF_UNITS and value >= 0]
    if decision.kind in PRIVATE or any(is_in_ambush(s, unit) for unit in about):
        return None
    return [action for action in decision.options if action.verb not in HIDDEN_ANSWERS
            and not any(is_in_ambush(s, unit) for unit in units_in(action))]


def is_in_ambush(s: State, unit: Unit) -> bool:
    return unit < len(s.hidden) and s.hidden[unit] != p.OPEN


def units_in(action: Action) -> list[Unit]:
    return [Unit(arg) for letter, arg in zip(SIGNATURES.get(action.verb, ""), action.args, strict=True) if letter == "u"]


def happens_to(b: Board, s: State, decision: Decision) -> list[Seat]:
    """The owner of the unit that is shot at, hit or assaulted; before an activation whoever has been given a special order
    (HN-SPECIAL-03), and whoever holds a bonus tactic when one may be used (HN-VICTORY-08)."""
    _, foe = decision.about
    found = [untag(foe).owner] if foe >= 0 else []
    if decision.kind == "before_activation":
        found += [seat for seat in decision.by if s.specials_due[seat]]
    if decision.kind in TACTICAL:
        found += [seat for seat in decision.by if s.tactics_held[seat]]
    return found


def ahead(b: Board, s: State, seat: Seat) -> State | None:
    """HN-ORDER-01: players place their orders in turn, each unseen by the other; one may place his while the other waits."""
    if s.phase != p.PLACE_ORDERS or s.placer == seat or seat in s.passed or not s.tokens[seat]:
        return None
    new = s.copy()
    new.placer = seat
    return new
