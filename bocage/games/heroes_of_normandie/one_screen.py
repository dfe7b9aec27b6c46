"""Two armies at one screen: what can be asked for all to see, to whom something happens, and orders that are placed ahead.

Everything here depends on open facts alone, so that neither a curtain nor the lack of one tells what a hand holds.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.actions import SIGNATURES
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.asking import ASKED, OF_UNITS, WINDOW_RULES, tag, untag
from bocage.games.heroes_of_normandie.rules.movement.choices import is_asked_to_move, move_options
from bocage.games.heroes_of_normandie.rules.phases.activating import act_options
from bocage.games.heroes_of_normandie.rules.phases.deploying import can_hide
from bocage.games.heroes_of_normandie.rules.units import is_unknown
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.suppose import fits, take_identity
from bocage.games.heroes_of_normandie.types import RecruitNo, Unit

# Questions whose options come from a hand, from face-down orders, or from an army that waits in ambush.
PRIVATE = frozenset((
    "choose_directive", "deploy", "deploy_who", "deploy_where", "deploy_facing", "deploy_side", "lay_position", "place_horn",
    "place_order", "improvise_draw", "improvise", "swap", "consent_swap",
))
# Cards, special orders and bonus tactics lie hidden. Every other answer is that of a unit that everybody sees.
HIDDEN_ANSWERS = frozenset(("play", "special", "tactic", "discard"))
MOVES = ("move", "reserve_move")
# Questions to a counter in ambush that are answered on the table if the answer tells nothing about it: what it could do.
OPTIONS_OF: dict[str, Callable[[Board, State, Unit], list[Action]]] = {
    "act": act_options,
    **dict.fromkeys(MOVES, move_options),
}
# The windows in which a bonus tactic may be used.
TACTICAL = frozenset(("order_start", "reserve_end", "initiative_turns"))
# The windows of a shot and of an assault.
ATTACKS = frozenset(("announce_fire", "rolled", "suffer", "damage_rolled", "after_fire", "announce_assault", "assault_over"))
# The windows that open once a turn.
OF_A_TURN = frozenset(("order_start", "order_end", "reserve_start", "reserve_end", "initiative_turns"))


def openly(b: Board, s: State, decision: Decision) -> Decision | None:
    """HN-CARD-13, HN-ORDER-08, HN-ABIL-19: what a unit in the open may do is there for all to see, and so is what a counter in
    ambush could do whatever it was. Counters are named as everybody may know them. Any other option of a counter in ambush
    needs the curtain; so does a question about it that depends on what it is. Who discards nothing need not look at his
    hand."""
    if decision.kind in PRIVATE:
        return None
    fields, options, about = ASKED[decision.kind].split(), decision.options, list(decision.about)
    units = {at: untag(about[at]).unit for at, field in enumerate(fields) if field in OF_UNITS and about[at] >= 0}
    for unit in units.values():
        if is_secret(b, s, unit) and decision.kind not in WINDOW_RULES:
            worlds = worlds_of(b, s, decision.kind, unit)
            if not worlds:
                return None
            options = [action for action in options if all(action in able for _, able in worlds)]
            if "number" in fields:
                about[fields.index("number")] = min(points for points, _ in worlds)
    shown = [action for action in options if action.verb not in HIDDEN_ANSWERS
             and (decision.kind == "reserve_unit" or not any(is_secret(b, s, unit) for unit in units_in(action)))]
    for at, unit in units.items():
        about[at] = tag(b, s, unit)
    named = [*units.values(), *(unit for action in shown for unit in units_in(action))]
    by = () if any(unit < len(s.hidden) and is_unknown(s, unit) for unit in named) else decision.by
    return Decision(by, decision.kind, shown, decision.rule, tuple(about))


def is_secret(b: Board, s: State, unit: Unit) -> bool:
    """HN-ABIL-19: whether a counter is hidden and could be something else than it is, as far as others know."""
    if unit >= len(s.hidden) or not is_unknown(s, unit):
        return False
    return len({(b.recruits[recruit].kind, b.recruits[recruit].tile) for recruit in could_be(b, s, unit)}) > 1


def could_be(b: Board, s: State, unit: Unit) -> list[RecruitNo]:
    """HN-ABIL-19: the units of its player that a hidden counter could be: those that lie hidden, and those that still wait to
    be deployed in ambush."""
    owner = s.owner[unit]
    hidden = [s.recruit[each] for each in s.units() if s.owner[each] == owner and is_unknown(s, each)]
    found = [*hidden, *(recruit for recruit in s.pool[owner] if can_hide(b, recruit))]
    return [recruit for recruit in found if fits(b, s, unit, recruit)]


def worlds_of(b: Board, s: State, kind: str, unit: Unit) -> list[tuple[int, list[Action]]]:
    """For each unit that a hidden counter could be and that would be asked this question: the points it would have left on its
    way, and its options. Empty if the curtain is needed all the same: what it could do is not told for this question, or its
    way has been limited or hindered, so that others could work out what it began with."""
    moving = kind in MOVES
    if kind not in OPTIONS_OF or (moving and s.stepped and (s.most_points or s.suppressed[unit] > 1)):
        return []
    found = []
    for recruit in could_be(b, s, unit):
        world = s.copy()
        take_identity(b, world, unit, recruit)
        able = OPTIONS_OF[kind](b, world, unit)
        if not moving or is_asked_to_move(b, world, able):
            found.append((world.points_left, able))
    return found


def units_in(action: Action) -> list[Unit]:
    return [Unit(arg) for letter, arg in zip(SIGNATURES.get(action.verb, ""), action.args, strict=True) if letter == "u"]


def happens_to(b: Board, s: State, decision: Decision) -> list[Seat]:
    """The owner of the unit that is shot at, hit or assaulted, and of the unit that shoots or assaults: its dice are his;
    before an activation whoever has been given a special order (HN-SPECIAL-03), and whoever holds a bonus tactic when one may
    be used (HN-VICTORY-08)."""
    unit, foe = decision.about
    found = [untag(foe).owner] if foe >= 0 else []
    if decision.kind in ATTACKS and unit >= 0:
        found.append(untag(unit).owner)
    if decision.kind == "before_activation":
        found += [seat for seat in decision.by if s.specials_due[seat]]
    if decision.kind in TACTICAL:
        found += [seat for seat in decision.by if s.tactics_held[seat]]
    return found


def own_moments(b: Board, s: State, decision: Decision) -> list[Seat]:
    """HN-CARD-01: when a player's own cards count whatever the others do: once a turn, before his side's next activation, and
    before a unit of his moves."""
    if decision.kind in OF_A_TURN:
        return list(decision.by)
    if decision.kind == "before_activation":
        return list(s.playing[s.side_to_act])
    unit, _ = decision.about
    return [untag(unit).owner] if decision.kind == "announce_move" and unit >= 0 else []


def ahead(b: Board, s: State, seat: Seat) -> State | None:
    """HN-ORDER-01: players place their orders in turn, each unseen by the other; one may place his while the other waits."""
    if s.phase != p.PLACE_ORDERS or s.placer == seat or seat in s.passed or not s.tokens[seat]:
        return None
    new = s.copy()
    new.placer = seat
    return new
