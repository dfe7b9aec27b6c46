"""The sequence of play, top to bottom as in the rulebook. Between two steps the game waits at ``state.phase``."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.core.action import Action
from bocage.core.contract import Result
from bocage.core.decision import Seat, Steps
from bocage.core.windows import Answer, Topic, Window, speak
from bocage.games.commandos_40k import printed_tactics as t
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import used_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.pieces import NO_MODEL, OTHER, Model, Phase, TacticNo, models_in
from bocage.games.commandos_40k.rules import (
    activation_tactics, command, deploying, fighting, missions, moving, recon, shooting, tactics,
)
from bocage.games.commandos_40k.rules.asking import KTable, roll_off
from bocage.games.commandos_40k.state import State

COMMAND, MOVEMENT, SHOOTING, FIGHT = range(4)
PHASE_NAMES = ("command", "movement", "shooting", "fight")


def next_step(g: KTable) -> Steps:
    return STEPS[g.state.phase](g)


def is_over(s: State) -> bool:
    return s.outcome != p.RUNNING


def result(b: Board, s: State) -> Result:
    """KT-SETUP-02: only the mission decides."""
    if s.outcome == p.DRAWN:
        return Result((0.5, 0.5), s.why, "draw")
    return Result((float(s.outcome == 0), float(s.outcome == 1)), s.why,
                  "attacker" if s.outcome == s.attacker else "defender")


def activation(s: State) -> tuple[int, ...] | None:
    """KT-ACT-01: A key of the activation under way. It changes with each model that is done."""
    return (s.round, s.phase, s.done) if s.done else None


def new_round(g: KTable) -> None:
    """KT-ROUND-01, KT-ACT-02, KT-RULING-07: Clears the tokens of the last round. Shaken models, light wounds and hit points
    stay."""
    s = g.state
    s.round += 1
    s.initiative = p.NOBODY
    s.prepared = s.charged = s.tried = s.charge_moved = s.advanced = s.retreated = s.fell_back = s.shot = s.moved = 0
    s.stationary = s.must_stay = 0
    s.targets = [0] * len(s.targets)
    s.courage, s.discounted = [0, 0], [0, 0]
    g.tell(e.ROUND, s.round)


def begin_phase(g: KTable, phase: int) -> None:
    """KT-TACTIC-02: Tactics that can be used once a phase can be used again. Effects that lasted until the end of the phase are
    over."""
    s = g.state
    s.done = s.frenzied = s.passes = 0
    s.sub = p.READY_FIRE
    s.used, s.grenade = [0, 0], [0, 0]
    s.grants = []
    s.effects = [0] * len(s.effects)
    s.active = s.initiative
    g.tell(e.PHASE, phase)


def courage_step(g: KTable) -> Steps:
    new_round(g)
    begin_phase(g, COMMAND)
    yield from command.courage_step(g)


# --- the start of a phase ---------------------------------------------------------------------------------------------


def start(g: KTable, window: Window[KTable, Topic], then: Phase) -> Steps:
    """KT-TACTIC-04, KT-TACTIC-05, KT-TACTIC-06, KT-TACTIC-07, KT-RULING-88: Before the first activation the players declare
    tactics; the player with the initiative is first. If both let a model act first, a roll-off decides whose model is first.
    ``then``: where the game waits afterwards."""
    s = g.state
    s.declared = [NO_MODEL, NO_MODEL]
    for seat in (s.initiative, OTHER[s.initiative]):
        yield from speak(g, window, Topic(seat))
    if min(s.declared) >= 0:
        s.active = roll_off(g)
    s.phase = then


def only_its_own(g: KTable, topic: Topic) -> tuple[Seat, ...]:
    """Each seat in its turn, until it passes."""
    return (topic.by,)


def letting_one_act_first(tactic: TacticNo, models: Callable[[Board, State, Seat], Sequence[Model]]) -> Answer[KTable, Topic]:
    """KT-TACTIC-04, KT-TACTIC-05, KT-TACTIC-06: the tactic that lets one of the ``models`` act first."""
    def offers(g: KTable, seat: Seat, topic: Topic) -> list[Action]:
        b, s = g.board, g.state
        refusal = tactics.why_not_paid(b, s, seat, tactic)
        if refusal == "KT-TACTIC-02" or (refusal and s.discounted[seat]):       # used already, or no model makes it cheaper
            return []
        return [b.lexicon.use(tactic, model) for model in models(b, s, seat)
                if not refusal or not tactics.why_not_paid(b, s, seat, tactic, model)]

    def play(g: KTable, seat: Seat, choice: Action, topic: Topic) -> Steps:
        model = used_in(choice).model
        tactics.pay(g, seat, tactic, model)
        g.state.declared[seat] = model
        yield from ()

    return Answer(offers, play)


def faction_tactics(when: str) -> Answer[KTable, Topic]:
    """KT-TACTIC-15: the factions' tactics of that moment."""
    def play(g: KTable, seat: Seat, choice: Action, topic: Topic) -> Steps:
        tactics.use_faction(g, seat, choice)
        yield from ()

    return Answer(lambda g, seat, topic: tactics.offers(g.board, g.state, seat, when), play)


def mission_offers(g: KTable, seat: Seat, topic: Topic) -> list[Action]:
    return missions.movement_tactics(g.board, g.state, seat)


def use_for_mission(g: KTable, seat: Seat, choice: Action, topic: Topic) -> Steps:
    tactic, model, _ = used_in(choice)
    yield from missions.use_movement_tactic(g, seat, tactic, model)


def scan_offers(g: KTable, seat: Seat, topic: Topic) -> list[Action]:
    return activation_tactics.scans(g.board, g.state, seat)


def scan(g: KTable, seat: Seat, choice: Action, topic: Topic) -> Steps:
    """KT-SPEC-06: Gives a model +1 to hit until the end of the phase."""
    tactic, model, _ = used_in(choice)
    tactics.set_effect(g, seat, tactic, model, p.SCANNED)
    yield from ()


def movers(b: Board, s: State, seat: Seat) -> Sequence[Model]:
    return models_in(s.on & b.mine[seat])


def shooters(b: Board, s: State, seat: Seat) -> list[Model]:
    """KT-TACTIC-04, KT-RULING-66: The models of a seat that could shoot at somebody."""
    return [model for model in models_in(s.on & b.mine[seat])
            if shooting.is_eligible(b, s, model) and shooting.has_target(b, s, model)]


def fighters(b: Board, s: State, seat: Seat) -> list[Model]:
    """KT-TACTIC-06: The models of a seat that could fight."""
    return [model for model in models_in(s.on & b.mine[seat]) if s.er[model] or s.charged >> model & 1]


MOVE_START = Window("move_start", "KT-TACTIC-07", only_its_own, (
    faction_tactics("movement_start"), Answer(mission_offers, use_for_mission), letting_one_act_first(t.DECISIVE_MOVE, movers)))
SHOOT_START = Window("shoot_start", "KT-TACTIC-07", only_its_own, (
    faction_tactics("shooting_start"), Answer(scan_offers, scan), letting_one_act_first(t.DECISIVE_SHOT, shooters)))
FIGHT_START = Window("fight_start", "KT-TACTIC-07", only_its_own, (
    faction_tactics("fight_start"), letting_one_act_first(t.DECISIVE_STRIKE, fighters)))


def first_step(act: Callable[[KTable, Model], Steps], able: Callable[[Board, State, Seat], Sequence[Model]], then: Phase,
               ) -> Callable[[KTable], Steps]:
    """KT-TACTIC-07, KT-TACTIC-08, KT-FIGHT-04: The model of the roll-off's winner acts first, then the other player's model, if
    it is still ``able`` to. Then the phase goes on."""
    def step(g: KTable) -> Steps:
        s = g.state
        for seat in (s.active, OTHER[s.active]):
            model = s.declared[seat]
            if model >= 0:
                s.declared[seat] = NO_MODEL
                s.active = OTHER[seat]
                if model in able(g.board, s, seat):
                    yield from act(g, model)
                return
        s.active = s.initiative
        s.phase = then
    return step


def move_start(g: KTable) -> Steps:
    s = g.state
    begin_phase(g, MOVEMENT)
    s.er_start = sum(1 << model for model in models_in(s.on) if s.er[model])
    yield from start(g, MOVE_START, p.MOVE_FIRST)


def shoot_start(g: KTable) -> Steps:
    begin_phase(g, SHOOTING)
    yield from start(g, SHOOT_START, p.SHOOT_FIRST)
    g.tell(e.SUB_PHASE, p.READY_FIRE, rule="KT-SHOOT-01")


def fight_start(g: KTable) -> Steps:
    begin_phase(g, FIGHT)
    yield from start(g, FIGHT_START, p.FIGHT_FIRST)
    g.tell(e.SUB_PHASE, 2 + p.HAMMER_OF_FURY, rule="KT-FIGHT-01")


STEPS: dict[Phase, Callable[[KTable], Steps]] = {
    # before the battle (KT-SETUP-01)
    p.DECIDE_ROLES: deploying.roles_step,
    p.CHOOSE_EDGES: deploying.edges_step,
    p.PLACE_MARKERS: deploying.markers_step,
    p.CHOOSE_RECON: recon.recon_step,
    p.CHOOSE_TRAPS: recon.traps_step,
    p.CHOOSE_HALVES: deploying.halves_step,
    p.HOLD_BACK: recon.hold_step,
    p.DEPLOY: deploying.deploy_step,
    p.DEPLOY_HELD: deploying.deploy_step,
    p.MOVE_FORWARD: recon.forward_step,
    p.SHOOT_SENTRIES: recon.sentries_step,
    p.ROLL_SOUGHT: recon.sought_step,
    # a battle round (KT-ROUND-01, KT-ROUND-02)
    p.COURAGE: courage_step,
    p.MORALE: command.morale_step,
    p.NERVE: command.nerve_step,
    p.POINTS: command.points_step,
    p.INITIATIVE: command.initiative_step,
    p.MOVE_START: move_start,
    p.MOVE_FIRST: first_step(moving.act_first, movers, p.MOVE),
    p.MOVE: moving.move_step,
    p.MOVE_END: missions.move_end_step,
    p.SHOOT_START: shoot_start,
    p.SHOOT_FIRST: first_step(shooting.activate, shooters, p.SHOOT),
    p.SHOOT: shooting.shoot_step,
    p.FIGHT_START: fight_start,
    p.FIGHT_FIRST: first_step(fighting.fight, fighters, p.FIGHT),
    p.FIGHT: fighting.fight_step,
    p.FIGHT_END: fighting.end_step,
    p.ROUND_END: missions.round_end_step,
}
