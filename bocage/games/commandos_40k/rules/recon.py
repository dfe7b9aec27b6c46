"""Recon before the battle: six cards, chosen in secret (KT-RECON)."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.asking import ask
from bocage.core.decision import Seat, Steps
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import model_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.pieces import OTHER, SEATS, Card, Model, Models, SiteNo, models_in
from bocage.games.commandos_40k.rules import moving, shooting
from bocage.games.commandos_40k.rules.asking import KTable, roll_off
from bocage.games.commandos_40k.rules.deploying import start_deployment
from bocage.games.commandos_40k.rules.trips import travel
from bocage.games.commandos_40k.state import State
from bocage.geometry.bins import bits

ONLY_ONE = (p.ASSESS_ENEMY, p.LAY_TRAPS, p.FORWARD_POSITIONS)      # both picked it: only the winner of a roll-off uses it


def quota(b: Board, seat: Seat) -> int:
    """KT-RECON-02: How many models a recon card concerns: a fifth of the team, rounded up."""
    return (b.size[seat] + 4) // 5


def works(s: State, seat: Seat, card: Card) -> bool:
    return bool(s.recon_works[seat]) and s.recon[seat] == card


def recon_step(g: KTable) -> Steps:
    """KT-RECON-01, KT-RULING-52: Each player picks a card in secret. Both cards are shown together. KT-MISSION2-03,
    KT-MISSION3-03: two of the missions use recon."""
    b, s = g.board, g.state
    picked: list[Card] = []
    for seat in SEATS:
        choice = yield from ask(g, seat, "recon", [b.lexicon.act("recon", card) for card in p.RECON], "KT-RECON-01",
                                sealed=True)
        picked.append(Card(choice.args[0]))
        g.tell(e.RECON_CHOSEN, seat)
    g.reveal()
    s.recon = picked
    s.recon_works = [1, 1]
    for seat in SEATS:
        g.tell(e.RECON_SHOWN, seat, picked[seat])
    # KT-RECON-03, KT-RECON-04, KT-RECON-09
    if picked[0] == picked[1] and picked[0] in ONLY_ONE:
        loser = 1 - roll_off(g)
        s.recon_works[loser] = 0
        g.tell(e.RECON_VOID, loser, picked[loser])
    for seat in SEATS:
        if works(s, seat, p.LAY_TRAPS) and s.recon[OTHER[seat]] == p.DISARM_TRAPS:             # KT-RECON-07
            s.recon_works[seat] = 0
            g.tell(e.TRAPS_DISARMED, seat)
        elif works(s, seat, p.LAY_TRAPS):
            die = g.dice.roll(1)[0]
            s.trap_count[seat] = (die + 1) // 2                                             # KT-DICE-02
            g.tell(e.TRAPS_COUNTED, seat, die, s.trap_count[seat])
    s.phase = p.CHOOSE_TRAPS


def traps_step(g: KTable) -> Steps:
    """KT-RECON-04: The player chooses a place for a trap, or none, in secret, as many times as the die allows. So the opponent
    does not learn how many traps there are. No piece is trapped twice, not in two of its parts either."""
    b, s = g.board, g.state
    for seat in SEATS:
        if works(s, seat, p.LAY_TRAPS) and s.tested < s.trap_count[seat]:
            s.tested += 1
            taken = [b.trap_piece[site] for site in s.traps[seat]]
            free = [site for site in range(len(b.trap_sites)) if b.trap_piece[site] not in taken]
            options = [b.lexicon.act("trap", site) for site in free]
            choice = yield from ask(g, seat, "trap", [*options, b.lexicon.done], "KT-RECON-04", s.trap_count[seat], sealed=True)
            g.tell(e.TRAP_LAID, seat)
            if choice.verb == "trap":
                site = SiteNo(choice.args[0])
                s.traps[seat].append(site)
                s.traps[seat].sort()
                g.tell_to((seat,), e.TRAP_LAID_AT, seat, site)
            else:                       # a gap in the count of events would tell that there is one
                g.tell_to((seat,), e.NO_TRAP_LAID, seat)
            return
    s.tested = 0
    s.phase = p.CHOOSE_HALVES if b.mission.id == p.RESCUE else p.HOLD_BACK


def hold_step(g: KTable) -> Steps:
    """KT-RECON-03, KT-RULING-55: When deployment begins and the sides are known, a player may hold back models up to his quota.
    They wait until all other models of both teams stand."""
    b, s = g.board, g.state
    for seat in SEATS:
        if works(s, seat, p.ASSESS_ENEMY):
            left = quota(b, seat)
            while left:
                options = [b.lexicon.hold[model] for model in models_in(b.mine[seat] & ~s.held)]
                choice = yield from ask(g, seat, "hold", [*options, b.lexicon.done], "KT-RECON-03", left)
                if choice is b.lexicon.done:
                    break
                s.held |= 1 << model_in(choice)
                g.tell(e.HELD_BACK, model_in(choice))
                left -= 1
    start_deployment(g)


def forward_step(g: KTable) -> Steps:
    """KT-RECON-09: After deployment a player may make a normal move with models up to his quota."""
    b, s = g.board, g.state
    for seat in SEATS:
        ready = s.on & b.mine[seat] & ~s.acted
        if works(s, seat, p.FORWARD_POSITIONS) and (s.acted & b.mine[seat]).bit_count() < quota(b, seat) and ready:
            left = quota(b, seat) - (s.acted & b.mine[seat]).bit_count()
            options: list[Action] = [b.lexicon.forward[model] for model in bits(ready)]
            choice = yield from ask(g, seat, "forward", [*options, b.lexicon.done], "KT-RECON-09", left)
            if choice is b.lexicon.done:
                break
            yield from move_forward(g, model_in(choice))
            return
    s.acted = 0
    s.phase = p.SHOOT_SENTRIES


def move_forward(g: KTable, model: Model) -> Steps:
    b, s = g.board, g.state
    s.acted |= 1 << model
    choice = yield from travel(g, moving.forward_trip(b, s, model), "forward_path", "KT-RECON-09", model)
    if choice.verb == "path":
        s.forwarded |= 1 << model


def sentries_step(g: KTable) -> Steps:
    """KT-RECON-10, KT-RECON-11, KT-RULING-39: A player may shoot with models up to his quota, at enemies that have moved
    forward."""
    b, s = g.board, g.state
    for seat in SEATS:
        among = s.forwarded & s.on & b.mine[OTHER[seat]]
        left = quota(b, seat) - (s.acted & b.mine[seat]).bit_count()
        if works(s, seat, p.REMOVE_SENTRIES) and among and left > 0:
            ready = [model for model in models_in(s.on & b.mine[seat] & ~s.acted) if can_see_any(b, s, model, among)]
            if not ready:
                continue
            choice = yield from ask(g, seat, "sentry", [*(b.lexicon.shoot[model] for model in ready), b.lexicon.done],
                                    "KT-RECON-10", left)
            if choice is b.lexicon.done:
                break
            model = model_in(choice)
            s.acted |= 1 << model
            yield from shooting.shoot(g, model, shooting.SENTRY, among)
            return
    s.acted = 0
    s.phase = p.ROLL_SOUGHT


def can_see_any(b: Board, s: State, model: Model, among: Models) -> bool:
    return any(shooting.targets_of(b, s, model, arm, among) for arm in shooting.usable_arms(b, s, model))


def sought_step(g: KTable) -> Steps:
    """KT-MISSION2-05, KT-DEPLOY-02: A die decides the number of the sought marker; everybody knows it. Then the battle
    begins."""
    b, s = g.board, g.state
    if b.mission.id == p.RESCUE:
        s.sought = g.dice.roll(1)[0]
        g.tell(e.SOUGHT_ROLLED, s.sought)
    s.grenade = [0, 0]
    s.phase = p.COURAGE
    yield from ()
