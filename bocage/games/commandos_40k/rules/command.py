"""The Command phase: morale, nerve, command points, initiative (KT-MORALE, KT-NERVE, KT-CMD, KT-INIT)."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from bocage.core.action import Action
from bocage.core.asking import ask, offer
from bocage.core.decision import Decision, Seat, Steps
from bocage.games.commandos_40k import printed_tactics as t
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import model_in, used_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.pieces import FIRST, MIL, OTHER, SEATS, SECOND, Mil, Model, models_in
from bocage.games.commandos_40k.rules import faction_effects, tactics
from bocage.games.commandos_40k.rules.asking import KTable, NERVE_ROLL, SIDES, above, from_face, in_turn
from bocage.games.commandos_40k.rules.models import counts_as_broken, friends, is_shaken, is_within, specialists
from bocage.games.commandos_40k.state import State

COMPANY = 3                                 # inches (KT-NERVE-02)


# --- step 1: morale ---------------------------------------------------------------------------------------------------


def courage_step(g: KTable) -> Steps:
    """KT-TACTIC-16: At the start of the phase a team that broke earlier may use "insane courage"."""
    b, s = g.board, g.state
    asked = [seat for seat in SEATS if s.broken[seat] and not tactics.why_not_paid(b, s, seat, t.INSANE_COURAGE)]
    order = yield from in_turn(g, len(asked) == 2)
    for seat in order:
        if seat in asked:
            yield from offer_courage(g, seat)
    s.phase = p.MORALE


def offer_courage(g: KTable, seat: Seat) -> Steps:
    """KT-TACTIC-16, KT-RULING-40: Asks whether a team uses "insane courage": until the end of the round it does not count as
    broken."""
    b, s = g.board, g.state
    if tactics.why_not_paid(b, s, seat, t.INSANE_COURAGE):
        return
    choice = yield from offer(g, seat, "courage", [b.lexicon.use(t.INSANE_COURAGE)], "KT-TACTIC-16")
    if choice is not None:
        tactics.pay(g, seat, t.INSANE_COURAGE)
        s.courage[seat] = 1


def hurt(b: Board, s: State, seat: Seat) -> int:
    """KT-MORALE-01, KT-MORALE-08: The number of models of a team that are wounded, shaken or out of action. Each model counts
    once."""
    wounded = sum(1 << model for model in models_in(s.on & b.mine[seat]) if s.light[model])
    return ((wounded | (s.shaken & s.on) | s.ooa) & b.mine[seat]).bit_count()


def best_leadership(b: Board, s: State, seat: Seat) -> int:
    """KT-MORALE-05: The lowest leadership number of the unshaken models on the table; 0 if there are none."""
    return min((b.kind[model].leadership for model in models_in(s.on & b.mine[seat] & ~s.shaken)), default=0)


def needed_for_morale(b: Board, leadership: int) -> int:
    """KT-MORALE-04, KT-RULING-01: The total of two dice that passes a morale test."""
    return leadership + int(b.morale_strict)


def morale_step(g: KTable) -> Steps:
    """KT-MORALE-02, KT-MORALE-03, KT-MORALE-06, KT-SEQ-02: Each team that has suffered enough rolls, or breaks without a roll.
    The order of the teams matters only if both roll and one of them could use "insane courage"."""
    b, s = g.board, g.state
    matters = all(is_due(b, s, seat) for seat in SEATS) and any(
        not tactics.why_not_paid(b, s, seat, t.INSANE_COURAGE) for seat in SEATS)
    order = yield from in_turn(g, matters)
    for seat in order:
        yield from morale(g, seat)
    s.phase = p.NERVE
    s.tested = 0
    calm_down(g)


def is_due(b: Board, s: State, seat: Seat) -> bool:
    """KT-MORALE-03, KT-MORALE-06: Whether a team must test: half of it is hurt, and it has not broken before."""
    return not s.broken[seat] and 2 * hurt(b, s, seat) >= b.size[seat]


def morale(g: KTable, seat: Seat) -> Steps:
    """KT-MORALE-04, KT-MORALE-09: The team must roll more than its best leadership with two dice. There is no re-roll."""
    b, s = g.board, g.state
    if not is_due(b, s, seat):
        return
    number, size = hurt(b, s, seat), b.size[seat]
    leadership = best_leadership(b, s, seat)
    if number < size and leadership:
        need = needed_for_morale(b, leadership)
        faces = g.dice.roll(2)
        g.tell(e.MORALE_ROLLED, seat, tuple(faces), need)
        if sum(faces) >= need:
            g.tell(e.STEADFAST, seat)
            return
    # KT-MORALE-02, KT-MORALE-06, KT-MORALE-10
    s.broken[seat] = 1
    g.tell(e.BROKEN, seat, rule="KT-MORALE-02" if number == size else "KT-MORALE-06" if leadership else "KT-MORALE-10")
    yield from offer_courage(g, seat)


# --- step 2: nerve ----------------------------------------------------------------------------------------------------


def must_test(b: Board, s: State, model: Model) -> bool:
    """KT-NERVE-01: Whether a model must test its nerve: it is on the table and has a light wound, or its team counts as
    broken."""
    return bool(s.on >> model & 1) and (s.light[model] > 0 or counts_as_broken(s, b.seat[model]))


def why_no_test(b: Board, s: State, seat: Seat, model: Model) -> str:
    """KT-NERVE-01, KT-NERVE-07: The rule that keeps a seat from testing the nerve of a model now; "" if none does."""
    if b.seat[model] != seat or not must_test(b, s, model):
        return "KT-NERVE-01"
    return "KT-NERVE-07" if s.tested >> model & 1 else ""


def calm_down(g: KTable) -> None:
    """KT-NERVE-06: A shaken model that does not have to test is no longer shaken."""
    b, s = g.board, g.state
    for model in models_in(s.shaken & s.on):
        if not must_test(b, s, model):
            s.shaken &= ~(1 << model)
            g.tell(e.CALM, model, rule="KT-NERVE-06")


def nerve_step(g: KTable) -> Steps:
    """KT-NERVE-07: Models test one after another. Each owner decides the order of his models, and which tactics he uses before
    a test. Tests of one team change nothing for the other, so the order of the teams does not matter."""
    b, s = g.board, g.state
    for seat in SEATS:
        left = [model for model in models_in(b.mine[seat]) if not why_no_test(b, s, seat, model)]
        if left:
            yield from next_test(g, seat, left)
            return
    s.phase = p.POINTS


def next_test(g: KTable, seat: Seat, left: Sequence[Model]) -> Steps:
    b, s = g.board, g.state
    offered = nerve_tactics(b, s, seat, left)
    choice: Action = b.lexicon.test[left[0]]
    if len(left) > 1 or offered:
        choice = yield from ask(g, seat, "nerve", [b.lexicon.test[model] for model in left] + offered, "KT-NERVE-07")
    if choice.verb == "use":
        tactics.use_faction(g, seat, choice)
        return
    model = model_in(choice)
    s.tested |= 1 << model
    yield from test_nerve(g, model)


def nerve_tactics(b: Board, s: State, seat: Seat, left: Sequence[Model]) -> list[Action]:
    """KT-TACTIC-15: The tactics that would change the chance of a test that is left."""
    found = dict.fromkeys(action for model in left for action in tactics.offers(b, s, seat, "nerve", model))
    return [action for action in found if steadies(b, s, seat, action, left)]


def steadies(b: Board, s: State, seat: Seat, action: Action, left: Sequence[Model]) -> bool:
    """Whether a tactic changes how many faces pass one of these tests."""
    tactic, model, _ = used_in(action)
    there = s.copy()
    faction_effects.grant(there, tactic, model if model >= 0 else faction_effects.team_of(seat))
    return any(steady_faces(b, there, each) != steady_faces(b, s, each) for each in left)


def steady_faces(b: Board, s: State, model: Model) -> int:
    """KT-NERVE-03, KT-SPEC-17: How many faces of the die pass the nerve test of a model."""
    if passes_nerve(b, s, model):
        return SIDES
    return max(0, min(SIDES, SIDES + 1 - b.kind[model].nerve + nerve_bonus(b, s, model)))


def passes_nerve(b: Board, s: State, model: Model) -> bool:
    """KT-SPEC-17, KT-TACTIC-03: Whether a model passes without a roll."""
    return b.kind[model].specialism == p.VETERAN or faction_effects.passes(b, s, model, "nerve")


def nerve_bonus(b: Board, s: State, model: Model) -> int:
    """KT-NERVE-02, KT-MORALE-07: The modifier of a nerve test: −1 for each other wounded or lost model of the team, +1 for each
    sound friend near, −1 if the team is broken."""
    seat, mine = b.seat[model], b.mine[b.seat[model]]
    reach = faction_effects.status_amount(b, s, model, "nerve_range", COMPANY) * MIL
    bonus = -(s.ooa & mine).bit_count() - int(counts_as_broken(s, seat))
    for other in models_in(friends(b, s, model)):
        if s.light[other]:
            bonus -= 1
        elif not is_shaken(s, other) and is_within(b, s, model, other, Mil(reach)):
            bonus += 1
    return bonus + faction_effects.bonus_to(b, s, model, "nerve")


def test_nerve(g: KTable, model: Model) -> Steps:
    """KT-NERVE-02, KT-NERVE-03, KT-NERVE-04, KT-NERVE-05: Rolls a die with its modifiers. Less than the nerve value: the model
    is shaken. Otherwise it is calm."""
    b, s = g.board, g.state
    if passes_nerve(b, s, model):
        g.tell(e.NERVE_SURE, model, rule="KT-SPEC-17" if b.kind[model].specialism == p.VETERAN else "KT-TACTIC-03")
        steady(g, model)
        return
    bonus, need = nerve_bonus(b, s, model), b.kind[model].nerve
    die = g.dice.roll(1, (need - bonus,))[0]
    g.tell(e.NERVE_ROLLED, model, die, bonus, need)
    if die + bonus < need <= SIDES + bonus:                 # otherwise no face passes
        again = yield from tactics.again(g, model, NERVE_ROLL, die, better=from_face(need - bonus))     # KT-NERVE-03
        if again:
            die = g.dice.roll(1, (need - bonus,))[0]
            g.tell(e.REROLLED, b.seat[model], (die,))
            g.tell(e.NERVE_ROLLED, model, die, bonus, need)
    if die + bonus < need:
        if not is_shaken(s, model):
            s.shaken |= 1 << model
            g.tell(e.SHAKEN, model)
    else:
        steady(g, model)


def steady(g: KTable, model: Model) -> None:
    s = g.state
    if is_shaken(s, model):
        s.shaken &= ~(1 << model)
        g.tell(e.CALM, model)


# --- steps 3 and 4: command points, initiative ------------------------------------------------------------------------


def points_step(g: KTable) -> Steps:
    """KT-CMD-01, KT-CMD-02, KT-CMD-03, KT-CMD-04, KT-SPEC-01, KT-MORALE-07: Each team gains 1 command point if it is not
    broken, and 1 if an unshaken leader is on the table."""
    b, s = g.board, g.state
    for seat in SEATS:
        leader = any(not is_shaken(s, model) for model in specialists(b, s, seat, p.LEADER))
        gained = int(not counts_as_broken(s, seat)) + int(leader)
        s.cp[seat] += gained
        g.tell(e.POINTS_GAINED, seat, gained, s.cp[seat])
    s.phase = p.INITIATIVE
    yield from ()


def roll_initiative(g: KTable, seat: Seat) -> int:
    """KT-INIT-01, KT-INIT-02, KT-MORALE-07: Rolls two dice. If this team is the only broken one, it rolls three and the two
    lowest count."""
    s = g.state
    handicap = counts_as_broken(s, seat) and not counts_as_broken(s, OTHER[seat])
    faces = g.dice.roll(3 if handicap else 2)
    result = sum(sorted(faces)[:2])
    g.tell(e.INITIATIVE_ROLLED, seat, tuple(faces), result)
    return result


def initiative_step(g: KTable) -> Steps:
    """KT-INIT-01, KT-INIT-03, KT-INIT-04, KT-MISSION1-06: The player with the higher total wins. He keeps the initiative for
    the round or gives it to the other player."""
    b, s = g.board, g.state
    totals, again = [0, 0], s.round == 1 and b.mission.id == p.AIR_ASSAULT
    while totals[0] == totals[1]:
        totals = [roll_initiative(g, seat) for seat in SEATS]
        if again:
            used = yield from defender_again(g, totals)
            again = not used
    winner = SECOND if totals[1] > totals[0] else FIRST
    choice = yield from ask(g, winner, "initiative", (b.lexicon.act("keep"), b.lexicon.act("give")), "KT-INIT-03")
    s.initiative = winner if choice.verb == "keep" else OTHER[winner]
    g.tell(e.INITIATIVE, s.initiative)
    s.phase = p.MOVE_START


def defender_again(g: KTable, totals: list[int]) -> Generator[Decision, Action, bool]:
    """KT-MISSION1-06: In the first round the Defender may re-roll his initiative dice once. Returns True if he does."""
    b = g.board
    defender = OTHER[g.state.attacker]
    own, other = totals[defender], totals[OTHER[defender]]
    choice = yield from offer(g, defender, "initiative_again", [b.lexicon.act("again")], "KT-MISSION1-06", own, other,
                              above(other))
    if choice is None:
        return False
    totals[defender] = roll_initiative(g, defender)
    return True
