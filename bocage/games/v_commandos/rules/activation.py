"""The commandos phase (VC-ACT), 0-cost moments (VC-ZERO) and saved actions (VC-SAVE): who acts, and what each action does."""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.action import PASS, Action
from bocage.core.asking import ask
from bocage.core.decision import Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.actions import EVERYBODY, FREE, PAID, PLUS, SIGNATURES
from bocage.games.v_commandos.pieces import GRENADE
from bocage.games.v_commandos.rules import combat, equipment, guards, health, moving, objectives
from bocage.games.v_commandos.rules.asking import VTable, waivers
from bocage.games.v_commandos.rules.legality import FIDGETS, cost_of, may_yet_begin, why_not_activate
from bocage.games.v_commandos.rules.options import add_options, free_options
from bocage.games.v_commandos.state import ACTIVE, BEFORE_REINFORCEMENT, DONE, NOBODY, WAITING, State, allowance
from bocage.games.v_commandos.types import Payment, Phase, Point, Role

# --- the phase --------------------------------------------------------------------------------------------------------


def commandos_step(g: VTable) -> Steps:
    """VC-GEN-04, VC-ACT-03, VC-ACT-04, VC-ACT-06: the players choose which commando acts next. That commando spends its actions
    one after the other.

    When no commando can begin an activation, the phase is over. Players may still carry out 0-cost actions in the moment before
    reinforcements. VC-ZERO-01, VC-SAVE-05, VC-MEDKIT-03, VC-RULING-37: while a commando waits and a 0-cost action or a +1 token
    could still enable it to begin, the phase goes on. VC-GEN-02: each seat ends the phase for its own commandos only.
    """
    b, s = g.board, g.state
    options: list[Action] = []
    if s.active == NOBODY:
        not_acted = [c for c in s.squad if s.acted[c] == WAITING]
        if not not_acted:
            s.phase = BEFORE_REINFORCEMENT
            return
        waiting = [c for c in not_acted if not why_not_activate(b, s, c)]
        options += [b.lexicon.act("activate", c) for c in waiting]
        options += free_options(b, s, s.squad)
        if len(waiting) < len(not_acted) and any(option.verb not in FIDGETS for option in options):
            waiting += [c for c in not_acted if c not in waiting and may_yet_begin(b, s, c)]
        if not waiting:
            s.phase = BEFORE_REINFORCEMENT
            return
        options += waivers(b, "done", [s.seat[c] for c in waiting])
        choice = yield from ask(g, b.everyone, "activate", options, "VC-GEN-04")
    else:
        add_options(b, s, s.active, PAID, options)
        options += free_options(b, s, s.squad)
        options.append(b.lexicon.act("end", s.active))
        by = b.everyone if b.seats == 1 else tuple(sorted({s.seat[option.args[0]] for option in options}))
        choice = yield from ask(g, by, "act", options, "VC-ACT-06", s.active, s.budget[s.active])
    yield from carry_out(g, choice)


def window_step(g: VTable, next_phase: Phase) -> Steps:
    """VC-ZERO-03, VC-ZERO-05: before and after each enemy step players carry out any number of 0-cost actions, in any order,
    until all have passed.

    VC-GEN-02: each seat passes for its own commandos only. Once a seat has acted, the others are asked again.
    """
    b, s = g.board, g.state
    for seat in b.everyone:
        if s.passed >> seat & 1:
            continue
        options = free_options(b, s, s.squad if b.seats == 1 else [c for c in s.squad if s.seat[c] == seat])
        if options:
            choice = yield from ask(g, seat, "window", [PASS, *options], "VC-ZERO-03", s.phase)
            if choice is PASS:
                s.passed |= 1 << seat
            else:
                s.passed = 0
                yield from carry_out(g, choice)
            return
    s.fidgets = s.passed = 0
    s.phase = next_phase


def begin_activation(g: VTable, c: Role) -> None:
    """VC-ACT-01, VC-ACT-07, VC-HEALTH-04: a commando has three actions, less one for each −1 token on its card when its
    activation begins."""
    s = g.state
    s.active = c
    s.acted[c] = ACTIVE
    s.budget[c] = allowance(s, c)
    g.tell(e.ACTIVATED, c, s.budget[c])


def end_activation(s: State, c: Role) -> None:
    """VC-ACT-03, VC-ACT-04: the activation is over, and the actions that are left are lost."""
    s.acted[c] = DONE
    s.budget[c] = 0
    s.active = NOBODY


def waive(s: State, seat: int) -> None:
    """VC-ACT-04, VC-GEN-02: a seat gives up the activations of its commandos. If it is the only seat, the phase is over."""
    if seat == EVERYBODY:
        s.phase = BEFORE_REINFORCEMENT
    for c in s.squad:
        if s.seat[c] == seat and s.acted[c] == WAITING:
            s.acted[c] = DONE


# --- carrying out -----------------------------------------------------------------------------------------------------


def carry_out(g: VTable, action: Action) -> Steps:
    """VC-SAVE-05, VC-ACT-02, VC-ACT-05, VC-ACT-08: pays for the chosen action and carries it out. The activation ends when no
    action is left."""
    s = g.state
    verb, args = action.verb, action.args
    s.fidgets = s.fidgets + 1 if verb in FIDGETS else 0     # VC-RULING-45
    if verb == "activate":
        begin_activation(g, Role(args[0]))
    elif verb == "end":
        end_activation(s, Role(args[0]))
    elif verb == "done":
        waive(s, args[0])
    else:
        c = Role(args[0])
        pay(g, c, action)
        steps = PERFORM[verb](g, *args)
        if steps is not None:
            yield from steps
        if s.active == c and not s.budget[c]:
            end_activation(s, c)


def pay(g: VTable, c: Role, action: Action) -> None:
    """VC-ACT-06: takes the cost from the activation, or discards a +1 token."""
    s = g.state
    how = action.args[-1] if SIGNATURES[action.verb][-1] == "p" else PAID
    if how == PLUS:
        s.plus[c] -= 1
        g.tell(e.PLUS_SPENT, c)
    elif how == PAID:
        s.budget[c] -= cost_of(g.board, s, action)


def save_action(g: VTable, c: Role) -> None:
    """VC-SAVE-01, VC-SAVE-04: puts a +1 token on a free +1/−1 slot. It stays until it is used or until a wound takes its
    slot."""
    g.state.plus[c] += 1
    g.tell(e.SAVED, c)


def order(g: VTable, c: Role, other: Role, how: Payment) -> None:
    """VC-CARD-04, Orders: another commando on the terrain gains a +1 token."""
    g.state.used[c] = 1
    g.state.plus[other] += 1
    g.tell(e.PLUS_GAINED, other, rule="VC-CARD-04")


def decoy(g: VTable, c: Role, point: Point, how: Payment) -> None:
    """VC-CARD-04, Decoy: the player chooses this turn's compass point for this terrain."""
    s = g.state
    s.used[c] = 1
    s.direction[g.board.terrain_of[s.tile[c]]] = point
    g.tell(e.COMPASS_TURNED, c, point)


def lay(g: VTable, c: Role, how: Payment) -> None:
    """VC-TNT-01: lays a charge. VC-CARD-04: with Quick fuse this costs nothing, once a turn."""
    if how == FREE:
        g.state.used[c] = 1
    equipment.lay_charge(g, c)


PERFORM: dict[str, Callable[..., Steps | None]] = {
    "move": lambda g, c, tile, escorts, how: moving.move(g, c, tile, escorts, sneaking=False),
    "stealth_move": lambda g, c, tile, escorts, how: moving.move(g, c, tile, escorts, sneaking=True),
    "exit_hatch": lambda g, c, escorts, how: moving.exit_hatch(g, c, escorts),
    "unblock_hatch": lambda g, c, how: moving.unblock_hatch(g, c),
    "melee": lambda g, c, foe, how: combat.melee(g, c, foe),
    "shoot": lambda g, c, weapon, tile, how: (
        combat.throw_grenade(g, c, tile) if weapon == GRENADE else combat.shoot(g, c, weapon, tile)),
    "shoot_door": lambda g, c, weapon, door, how: combat.shoot_door(g, c, weapon, door),
    "heal": lambda g, c, patient, how: health.use_medkit(g, c, patient),
    "force": lambda g, c, door, how: equipment.force_door(g, c, door),
    "barricade": lambda g, c, entrance, how: equipment.barricade(g, c, entrance),
    "disguise": lambda g, c, how: equipment.disguise(g, c),
    "lay": lay,
    "bomb": lambda g, c, tile, how: combat.bomb(g, c, tile),
    "shut_off_alarm": lambda g, c, how: objectives.shut_off(g, c),
    "interact": lambda g, c, o, how: objectives.interact(g, c, o),
    "save_action": save_action,
    "pick": equipment.pick,
    "drop": equipment.drop,
    "give": equipment.give,
    "swap": equipment.swap,
    "detonate": equipment.detonate,
    "enter_nest": guards.enter_nest,
    "leave_nest": guards.leave_nest,
    "dress": health.dress,
    "order": order,
    "decoy": decoy,
    "turn_lock": lambda g, c, door, how: equipment.turn_lock(g, c, door),
}
