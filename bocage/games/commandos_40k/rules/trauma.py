"""The effects of wounds (KT-DAMAGE, KT-FNP, KT-MORTAL, KT-TRAUMA)."""

from __future__ import annotations

from collections.abc import Generator

from bocage.core.action import Action
from bocage.core.asking import offer
from bocage.core.decision import Decision, Steps
from bocage.games.commandos_40k import printed_tactics as t
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k.pieces import MEDIC, MIL, Mil, Model
from bocage.games.commandos_40k.rules import tactics
from bocage.games.commandos_40k.rules.asking import KTable, in_thousandths
from bocage.games.commandos_40k.rules.models import is_shaken, is_within, out_of_action, specialists

MOST_LIGHT_WOUNDS = 3
LIGHT_AT_MOST = 3                           # KT-TRAUMA-04
AID = Mil(3 * MIL)                          # KT-SPEC-11


def feels_no_pain(g: KTable, model: Model) -> bool:
    """KT-FNP-01: Rolls one die for a wound. Returns True if the wound is ignored."""
    need = g.board.kind[model].fnp
    if not need:
        return False
    die = g.dice.roll(1, (need,))[0]
    g.tell(e.FNP_ROLLED, model, die, need, die >= need)
    return die >= need


def harm(g: KTable, model: Model, damage: int, cover: int) -> Steps:
    """KT-DAMAGE-01, KT-RULING-29: The model suffers the damage of a wound. By one setting each point of damage may be
    ignored."""
    suffered = damage
    if g.board.fnp_per_point:
        suffered = sum(not feels_no_pain(g, model) for _ in range(damage))
    if suffered:
        yield from lose(g, model, suffered, damage, cover)


def lose(g: KTable, model: Model, points: int, damage: int, cover: int) -> Steps:
    """KT-DAMAGE-01, KT-DAMAGE-02: The model loses hit points, down to 0. At 0 a trauma roll follows at once."""
    s = g.state
    s.hp[model] = max(0, s.hp[model] - points)
    g.tell(e.DAMAGED, model, points, s.hp[model])
    if s.hp[model] == 0:
        yield from trauma(g, model, damage, cover)


def mortal_wounds(g: KTable, model: Model, number: int) -> Steps:
    """KT-MORTAL-01, KT-MORTAL-02: Each mortal wound costs one point, without a save; feel no pain is allowed. At 0 hit points a
    trauma roll with one die follows, and the remaining mortal wounds are lost."""
    for _ in range(number):
        g.tell(e.MORTAL, model)
        if feels_no_pain(g, model):
            continue
        before = g.state.hp[model]
        yield from lose(g, model, 1, 1, 0)
        if before == 1:
            return


def trauma(g: KTable, model: Model, dice: int, cover: int) -> Steps:
    """KT-TRAUMA-01, KT-TRAUMA-02, KT-TRAUMA-03, KT-TRAUMA-04, KT-TRAUMA-05, KT-TRAUMA-06, KT-TRAUMA-07, KT-TRAUMA-08,
    KT-TRAUMA-09, KT-TRAUMA-10: The highest die counts, +1 for each light wound, −1 in cover. 3 or less is a light wound; more
    is out of action. A model with three light wounds is out of action whatever the roll."""
    b, s = g.board, g.state
    full = s.light[model] >= MOST_LIGHT_WOUNDS
    eased = 0
    if not full:
        eased = yield from tactics.added(g, model, "trauma", "trauma", model)
    bonus = b.light_wound_mod * s.light[model] - cover + eased
    faces = g.dice.roll(dice)
    result = max(faces) + bonus
    g.tell(e.TRAUMA_ROLLED, model, tuple(faces), bonus, result)
    if result > LIGHT_AT_MOST and not full:
        rerolls = yield from roll_again(g, model, result, in_thousandths(LIGHT_AT_MOST - bonus, dice))
        if rerolls:
            faces = g.dice.roll(dice)
            result = max(faces) + bonus
            g.tell(e.REROLLED, b.seat[model], tuple(faces))
            g.tell(e.TRAUMA_ROLLED, model, tuple(faces), bonus, result)
    if result > LIGHT_AT_MOST or full:
        out_of_action(g, model, "KT-TRAUMA-08" if full else "")
        return
    s.light[model] += 1
    s.hp[model] = 1
    g.tell(e.LIGHT_WOUND, model, s.light[model])


def medics_near(g: KTable, model: Model) -> list[int]:
    """KT-SPEC-11, KT-RULING-06: The unshaken medics within 3″ of a model. A medic cannot help himself."""
    b, s = g.board, g.state
    return [medic for medic in specialists(b, s, b.seat[model], MEDIC)
            if medic != model and not is_shaken(s, medic) and is_within(b, s, medic, model, AID)]


def roll_again(g: KTable, model: Model, result: int, better: int) -> Generator[Decision, Action, bool]:
    """KT-SPEC-11, KT-TACTIC-09, KT-DICE-06: All trauma dice may be re-rolled once: by a medic or for a command point, not both.
    ``better``: the chance of a light wound only. Returns True if they are."""
    b, s = g.board, g.state
    seat = b.seat[model]
    options = [b.lexicon.medic[medic] for medic in medics_near(g, model)]
    if not tactics.why_not_paid(b, s, seat, t.TACTICAL_REROLL, model):
        options.append(b.lexicon.reroll)
    choice = yield from offer(g, seat, "trauma_again", options, "KT-SPEC-11", model, result, better)
    if choice is b.lexicon.reroll:
        tactics.pay(g, seat, t.TACTICAL_REROLL, model)
    return choice is not None
