"""Who could hurt a commando on a tile: the next enemy phase, played by the rules that play it.

The commando stands there, stealthy or visible, and nobody acts before or in between. What the players would decide goes against
this commando: groups that could fire at it do, and it takes every hit that it can take. Other ties are settled by lot. Where
chance has few results the danger is exact, otherwise it comes from a sample.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random

from bocage.core.action import PASS, Action
from bocage.core.contract import Danger, Threat, ThreatWords, counted, exactly
from bocage.core.decision import Decision, Seat, Steps
from bocage.core.dice import Dice, Fork, ForkingDice, SeededDice, Tape
from bocage.core.event import Event
from bocage.core.table import Table
from bocage.games.v_commandos import flow
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import CRITICAL, FACES, FOE_NAMES, ROLES, STEALTHY, VISIBLE
from bocage.games.v_commandos.rules import alarm, guards
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.state import (
    AFTER_FIRE, BEFORE_REINFORCEMENT, COMMANDOS, DONE, NOBODY, OFF_MAP, RUNNING, WAITING, State, foes_by_kind, room)
from bocage.games.v_commandos.suppose import knows_all, suppose
from bocage.games.v_commandos.text import VNamer
from bocage.games.v_commandos.types import Role, Tile

LEAVES = 60                    # results of chance up to which the danger is exact
SAMPLE = 200                    # enemy phases that are played beyond that
PHASES = (COMMANDOS, BEFORE_REINFORCEMENT)
Group = tuple[Tile, tuple[int, ...]]        # where it fired from, and the enemies in it by kind


def pieces(b: Board, s: State, seat: Seat) -> list[str]:
    """The commandos of a seat on a terrain that could be hurt, before the enemy's next phase; the one that acts comes first."""
    if s.phase not in PHASES:
        return []
    own = [c for c in s.squad if s.seat[c] == seat and s.tile[c] >= 0 and s.face[c] != CRITICAL]
    return [ROLES[c] for c in sorted(own, key=lambda c: (c != s.active, s.acted[c] != WAITING))]


def states(b: Board, s: State, seat: Seat, piece: str) -> list[str]:
    """VC-STEALTH-01: stealthy or visible, as it is now first."""
    face = s.face[ROLES.index(piece)]
    return [FACES[face], FACES[VISIBLE if face == STEALTHY else STEALTHY]]


def places(b: Board, s: State, seat: Seat, piece: str) -> list[str]:
    """Its tile, and the others of its terrain that have a free slot, the nearest first."""
    here = s.tile[ROLES.index(piece)]
    others = [tile for tile in b.tiles_of[b.terrain_of[here]] if tile != here and room(b, s, tile) > 0]
    return [b.tile_name[tile] for tile in (here, *sorted(others, key=lambda tile: b.distance[here][tile]))]


def danger(b: Board, s: State, seat: Seat, piece: str, state: str, place: str) -> Danger:
    c, tile, visible = Role(ROLES.index(piece)), Tile(b.tile_name.index(place)), state == FACES[VISIBLE]
    found = exact(b, standing(b, s, c, tile, visible), c, place) if knows_all(b, s, seat) else None
    return found or sampled(b, s, seat, c, tile, visible)


def standing(b: Board, s: State, c: Role, tile: Tile, visible: bool) -> State:
    """The position in which the commando stands there when the enemy's phase begins. VC-ALARM-05: if it is visible there, the
    alarm is on. VC-NEST-01: it sits in a nest that is empty there. VC-GUARD-06: an enemy takes the nest that it has left."""
    there = s.copy()
    g: VTable = Table(b, there, ForkingDice())
    left = there.tile[c]
    if tile != left:
        guards.rise(g, c, left)
        there.heads[left] -= 1
        there.heads[tile] += 1
        there.tile[c] = tile
        for steps in (guards.join_nest(g, [c], tile), guards.post_guards(g, left)):
            settle(steps)
    there.face[c] = VISIBLE if visible else STEALTHY
    if visible:
        there.uniform[c] = 0
    there.active, there.acted[c], there.fidgets, there.passed = NOBODY, DONE, 0, 0
    there.phase = BEFORE_REINFORCEMENT
    alarm.check_alarm(g, b.terrain_of[tile])
    return there


def settle(steps: Steps) -> None:
    """Carries out rules to their end. Where they ask, the last option is taken: nobody else takes a nest first."""
    try:
        decision = next(steps)
        while True:
            decision = steps.send(decision.options[-1])
    except StopIteration:
        pass


def enemy_phase(b: Board, there: State, c: Role, dice: Dice) -> list[Group]:
    """Plays the enemy's phase and returns the groups that hurt the commando, in their order."""
    s, events = there.copy(), list[Event]()
    g: VTable = Table(b, s, dice, events)
    while s.outcome == RUNNING and s.phase != AFTER_FIRE:
        steps = flow.next_step(g)
        decision = next(steps, None)
        while decision is not None:
            try:
                decision = steps.send(against(b, s, c, decision, dice))
            except StopIteration:
                break
    return hurt_by(s, c, events)


def hurt_by(s: State, c: Role, events: Sequence[Event]) -> list[Group]:
    found: list[Group] = []
    group = OFF_MAP
    for event in events:
        who = event.args[0] if event.args else None
        if event.name == "group_fired" and isinstance(who, int):
            group = Tile(who)
        elif event.name == "wounded" and who == c:
            found.append((group, tuple(foes_by_kind(s, group))))
    return found


def against(b: Board, s: State, c: Role, decision: Decision, dice: Dice) -> Action:
    """The answer that is worst for the commando where the players may choose, else one by lot."""
    options = decision.options
    if PASS in options:
        return PASS
    if decision.kind == "enemy_fire":
        options = [each for each in options if each.verb == "fire" and each.args[1] == s.tile[c]] or [
            each for each in options if each.verb == "fire"]
    elif decision.kind == "share_hits":
        options = [each for each in options if each.args[0] == c] or options
    elif decision.kind == "which_die":
        options = options[-1:]
    elif decision.kind in ("shadow", "steady_nerves"):
        options = options[:1]                               # its own ability helps it
    return options[0] if len(options) == 1 else options[dice.pick(len(options))]


def exact(b: Board, there: State, c: Role, place: str) -> Danger | None:
    """The danger over every result of chance; None if there are too many."""
    todo: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    total, by, leaves = Fraction(), dict[Group, Fraction](), 0
    while todo:
        known, weight = todo.pop()
        tape = Tape(ForkingDice(), known)
        try:
            groups = enemy_phase(b, there, c, tape)
        except Fork as fork:
            if leaves + len(todo) + len(fork.branches) > LEAVES:
                return None
            whole = sum(share for _, share in fork.branches)
            todo += [(known + results, weight * share / whole) for results, share in fork.branches]
            continue
        leaves += 1
        total += weight if groups else 0
        for group in set(groups):
            by[group] = by.get(group, Fraction()) + weight
    return Danger(place, exactly(float(total)), tuple(sorted(
        (Threat(b.tile_name[tile], written(kinds), exactly(float(share))) for (tile, kinds), share in by.items()),
        key=lambda threat: -threat.chance.share)))


def sampled(b: Board, s: State, seat: Seat, c: Role, tile: Tile, visible: bool) -> Danger:
    """The danger in a sample of enemy phases. VC-TIME-07: each has its own supposition of what nobody has seen."""
    hits, by = 0, dict[Tile, Counter[tuple[int, ...]]]()
    for at in range(SAMPLE):
        supposed = suppose(b, s, seat, Random(at), ())
        groups = dict(enemy_phase(b, standing(b, supposed, c, tile, visible), c, SeededDice(f"threats/{at}")))
        hits += bool(groups)
        for group, kinds in groups.items():
            by.setdefault(group, Counter())[kinds] += 1
    return Danger(b.tile_name[tile], counted(hits, SAMPLE), tuple(sorted(
        (Threat(b.tile_name[group], written(kinds.most_common(1)[0][0]), counted(kinds.total(), SAMPLE))
         for group, kinds in by.items()), key=lambda threat: (-threat.chance.share, threat.who))))


def written(kinds: Sequence[int]) -> str:
    """Enemies by kind as an id: ``2 mp40,1 mauser``."""
    return ",".join(f"{number} {FOE_NAMES[kind]}" for kind, number in enumerate(kinds) if number)


def words(b: Board, s: State, seat: Seat, lang: str) -> ThreatWords:
    namer = VNamer(b, lang)
    say = namer.words

    def place(name: str) -> str:
        return namer.tile_name(b.tile_name.index(name))

    def threat(told: Threat) -> str:
        foes = [each.split() for each in told.how.split(",")]
        named = namer.listed([say(f"foe-{kind}.count", n=int(number)) for number, kind in foes])
        return say("threat-group", foes=named, tile=place(told.who))

    return ThreatWords(lambda piece: say(f"commando-{piece}"), place, lambda face: say(f"threat-{face}"), threat,
                       say("threat-total"), say("threat-note"))
