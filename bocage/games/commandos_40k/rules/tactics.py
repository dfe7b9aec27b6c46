"""Tactics and command points (KT-TACTIC): what tactics cost, who may use them and when, and what they do at once."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from bocage.core.action import Action
from bocage.core.asking import offer
from bocage.core.decision import Decision, Seat, Steps
from bocage.games.commandos_40k import printed_tactics as t
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k.actions import used_in
from bocage.games.commandos_40k.board import Board, FactionTactic
from bocage.games.commandos_40k.pieces import (
    ATTACKER, COMMS, DEFENDER, MIL, NO_MODEL, Mil, Model, TacticNo, models_in,
)
from bocage.games.commandos_40k.rules import faction_effects
from bocage.games.commandos_40k.rules.asking import KTable, Rolled
from bocage.games.commandos_40k.rules.models import is_within, specialists
from bocage.games.commandos_40k.rules.sights import sees
from bocage.games.commandos_40k.state import State

REPEATABLE = (t.SABOTAGE, t.DEFUSE)        # KT-MISSION1-09, KT-MISSION1-10
RADIO = Mil(6 * MIL)                        # KT-SPEC-05, KT-SPEC-06


def has_discount(b: Board, s: State, seat: Seat, tactic: TacticNo, model: Model) -> bool:
    """KT-SPEC-05, KT-RECON-11: Once a battle round (so not before the battle) a generic tactic costs 1 command point less if it
    is used on a comms specialist or on a friend that it sees within 6″."""
    if model < 0 or tactic not in t.GENERIC or s.discounted[seat] or not s.round:
        return False
    return any(model == radio or (is_within(b, s, radio, model, RADIO) and sees(b, s, radio, model))
               for radio in specialists(b, s, seat, COMMS))


def price(b: Board, s: State, seat: Seat, tactic: TacticNo, model: Model = NO_MODEL) -> int:
    cost = b.cost[tactic]
    return cost - 1 if cost and has_discount(b, s, seat, tactic, model) else cost


def why_not_paid(b: Board, s: State, seat: Seat, tactic: TacticNo, model: Model = NO_MODEL) -> str:
    """KT-TACTIC-01, KT-TACTIC-02, KT-RECON-11: The rule that keeps a seat from using a tactic that it has: the battle has not
    begun, it was used already in this phase, or it is too dear. "" if no rule does."""
    if not s.round:
        return "KT-RECON-11"
    if s.used[seat] >> tactic & 1:
        return "KT-TACTIC-02"
    short = b.cost[tactic] - s.cp[seat]
    return "" if short <= 0 or (short == 1 and has_discount(b, s, seat, tactic, model)) else "KT-TACTIC-01"


def why_not_used(b: Board, s: State, seat: Seat, tactic: TacticNo, model: Model = NO_MODEL) -> str:
    """KT-TACTIC-03: As ``why_not_paid``, for any tactic: a seat uses only tactics that it has."""
    return why_not_paid(b, s, seat, tactic, model) if has_tactic(b, s, seat, tactic) else "KT-TACTIC-03"


def has_tactic(b: Board, s: State, seat: Seat, tactic: TacticNo) -> bool:
    """KT-TACTIC-03: everybody has the generic tactics; a seat has those of its faction, of its role in the mission, and of its
    specialists on the battlefield."""
    if tactic in t.GENERIC:
        return True
    if tactic in b.faction_tactic:
        return any(tactic == own.number for own in b.of_faction[seat])
    if tactic in t.OF_SPECIALISTS:
        return bool(specialists(b, s, seat, t.OF_SPECIALISTS[tactic].specialism))
    return tactic in of_role(b, s, seat)


def of_role(b: Board, s: State, seat: Seat) -> Sequence[TacticNo]:
    """KT-TACTIC-03: The tactics that the mission gives to the Attacker or the Defender, whichever this seat is."""
    return b.of_role[ATTACKER if seat == s.attacker else DEFENDER] if s.attacker >= 0 else ()


def pay(g: KTable, seat: Seat, tactic: TacticNo, model: Model = NO_MODEL) -> None:
    """KT-TACTIC-01, KT-TACTIC-02: The player pays the command points when he uses the tactic. Unless it may be repeated, it is
    used up for this phase."""
    b, s = g.board, g.state
    cost = price(b, s, seat, tactic, model)
    if cost < b.cost[tactic]:
        s.discounted[seat] = 1
    s.cp[seat] -= cost
    if tactic not in REPEATABLE:
        s.used[seat] |= 1 << tactic
    if model >= 0:
        g.tell(e.TACTIC_ON, seat, tactic, cost, model)
    else:
        g.tell(e.TACTIC_USED, seat, tactic, cost)


def set_effect(g: KTable, seat: Seat, tactic: TacticNo, model: Model, effect: int) -> None:
    """Pays for a printed tactic and gives its effect to a model until the end of the phase."""
    pay(g, seat, tactic, model)
    g.state.effects[model] |= effect


# --- tactics of the factions ------------------------------------------------------------------------------------------


def offers(b: Board, s: State, seat: Seat, when: str, model: Model = NO_MODEL) -> list[Action]:
    """KT-TACTIC-03, KT-TACTIC-15: The tactics of a seat's faction that may be used at that moment. ``model``: the model that
    the moment is about, if any."""
    found: list[Action] = []
    for tactic in b.of_faction[seat]:
        if tactic.when == when and not why_not_paid(b, s, seat, tactic.number):
            found += [b.lexicon.use(tactic.number, other) for other in faction_effects.models_for(b, s, seat, tactic, model)]
    return found


def use_faction(g: KTable, seat: Seat, choice: Action) -> None:
    """Carries out a tactic of a faction that needs no further question."""
    b, s = g.board, g.state
    number, model, _ = used_in(choice)
    tactic = b.faction_tactic[number]
    pay(g, seat, number, model)
    if tactic.effect.op == "heal":
        for each in (model,) if model >= 0 else models_in(s.on & b.mine[seat]):
            heal(g, tactic, each)
    elif model >= 0:
        faction_effects.grant(s, number, model)
    else:
        faction_effects.grant(s, number, faction_effects.team_of(seat))


def heal(g: KTable, tactic: FactionTactic, model: Model) -> None:
    """The model regains hit points, up to those of its datasheet. Light wounds stay."""
    b, s = g.board, g.state
    if s.hp[model] < b.kind[model].wounds and faction_effects.suits(b, s, tactic, model):
        s.hp[model] = min(b.kind[model].wounds, s.hp[model] + tactic.effect.amount)
        g.tell(e.HEALED, model, s.hp[model])


def added(g: KTable, model: Model, when: str, question: str, *about: int, rolled: int | None = None) -> Rolled:
    """KT-TACTIC-15: What a faction's tactics add to a number at this moment. The owner may use several, as long as he pays.
    ``rolled``: if they add to a roll, he is told the total so far."""
    b, s = g.board, g.state
    seat, number = b.seat[model], 0
    while True:
        so_far = () if rolled is None else (rolled + number,)
        choice = yield from offer(g, seat, question, offers(b, s, seat, when, model), "KT-TACTIC-15", *about, *so_far)
        if choice is None:
            break
        tactic = b.faction_tactic[used_in(choice).tactic]
        pay(g, seat, tactic.number, model)
        number += tactic.effect.amount
    return number


def granted_now(g: KTable, model: Model, when: str, question: str, *about: int) -> Steps:
    """KT-TACTIC-15, KT-TACTIC-03: The owner of a model may use tactics of this moment on it, as long as he pays. The position
    holds them, so that all that is told counts with them."""
    b, s = g.board, g.state
    seat = b.seat[model]
    while True:
        choice = yield from offer(g, seat, question, offers(b, s, seat, when, model), "KT-TACTIC-15", *about)
        if choice is None:
            return
        use_faction(g, seat, choice)


# --- rolling again ----------------------------------------------------------------------------------------------------


def again(g: KTable, model: Model, roll: int, die: int, *, better: int) -> Generator[Decision, Action, bool]:
    """KT-TACTIC-09, KT-TACTIC-10, KT-TACTIC-11: Right after a die, its owner may pay for a re-roll. Only rolls that call this
    function can be re-rolled so. ``better``: what he is told of his chance. Returns True if he pays."""
    b, s = g.board, g.state
    seat = b.seat[model]
    if why_not_paid(b, s, seat, t.TACTICAL_REROLL, model):
        return False
    choice = yield from offer(g, seat, "reroll", [b.lexicon.reroll], "KT-TACTIC-09", model, roll, die, better)
    if choice is None:
        return False
    pay(g, seat, t.TACTICAL_REROLL, model)
    return True


def again_for_nothing(g: KTable, model: Model, roll: int, die: int, rule: str, *, better: int,
                      ) -> Generator[Decision, Action, bool]:
    """KT-SPEC-15, KT-WEAPON-08: Right after a die, its owner may re-roll it by a rule that asks for no command point. Returns
    True if he does."""
    b = g.board
    choice = yield from offer(g, b.seat[model], "reroll", [b.lexicon.act("again")], rule, model, roll, die, better)
    return choice is not None
