"""The enemy fire step (VC-EFIRE) and reaction fire (VC-REACT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bocage.core.action import Action
from bocage.core.asking import alike, ask, choose
from bocage.core.decision import Seat, Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.actions import AT, ESCORT, character_of, figure_of, guard_of, kind_of, target_of
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    CRITICAL, CROSS_FIRE, DRUNKEN_SENTRIES, FOES, FOE_KINDS, FRIENDLY_FIRE, MACHINE_GUNNER, MARKSMAN, NO_DOOR, OPEN,
    PATROL_LEADER, REGULARS, SORE_THROAT, VISIBLE)
from bocage.games.v_commandos.rules import alarm, guards, health, objectives
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.rules.chance import return_foe, roll
from bocage.games.v_commandos.state import (
    IN_PLAY, NOBODY, OFF_MAP, UNHELD, State, escorts_on, someone_visible_on, take_foe, tiles_todo)
from bocage.games.v_commandos.types import Character, Escort, Foe, Role, Target, Tile

# --- dice of a group --------------------------------------------------------------------------------------------------


class GroupDice(NamedTuple):
    """The dice of a group of enemies. The dice of marksmen are counted apart because they ignore nests."""

    plain: int
    marksmen: int


def dice_of(g: VTable, tile: Tile, fire_step: bool) -> GroupDice:
    """VC-EFIRE-06, VC-EFIRE-07, VC-GUARD-08, VC-HEAT-03: returns the dice of all enemies on a tile.

    The guard in a nest rolls the nest's dice instead of his own, and enemies never overheat the nest. In the fire step each
    patrol leader adds one die for each MP40 and Mauser enemy on the tile who is not in a nest, and machine-gunners who have
    moved do not fire. VC-EVENT-03: drunken sentries roll one die less.
    """
    b, s = g.board, g.state
    base = tile * FOES
    dice = marksmen = 0
    for kind in FOE_KINDS:
        number = s.foes[base + kind]
        if number:
            if kind == MARKSMAN:
                marksmen = number * b.foe_dice[kind]
            elif kind == MACHINE_GUNNER and fire_step:
                dice += (number - s.moved[tile]) * b.foe_dice[kind]
            else:
                dice += number * b.foe_dice[kind]
    nest = b.nest_on[tile]
    in_nest = nest >= 0 and 0 <= s.holder[nest] < REGULARS
    if in_nest:
        dice += b.nest_dice - b.foe_dice[s.holder[nest]]
    if fire_step and s.foes[base + PATROL_LEADER]:
        led = sum(s.foes[base:base + REGULARS]) - (1 if in_nest else 0)
        dice += led * s.foes[base + PATROL_LEADER]
    if s.effect[b.terrain_of[tile]] == DRUNKEN_SENTRIES and dice + marksmen:
        if dice:
            dice -= 1
        else:
            marksmen -= 1
    return GroupDice(dice, marksmen)


# --- reaction fire ----------------------------------------------------------------------------------------------------


def reaction_fire(g: VTable, c: Role, arrival: Tile, followers: Sequence[Escort]) -> Steps:
    """VC-REACT-01, VC-REACT-02, VC-REACT-03, VC-REACT-04, VC-REACT-05, VC-REACT-08, VC-REACT-09: enemies on the tiles that a
    commando leaves and enters fire at it, if it was visible before the move.

    The dice are compared with the number of the tile that it leaves (5+ in a nest). This can happen any number of times and
    does not use up the shot of the fire step. VC-ESCORT-10: visible escorts that follow are fired at too, and the players share
    the hits. VC-EVENT-03: where drunken sentries have no die left, nobody fires.
    """
    b, s = g.board, g.state
    departure = s.tile[c]
    exposed: list[Character] = [c] if s.face[c] == VISIBLE else []
    exposed += [figure_of(x) for x in followers if s.escort_face[x] == VISIBLE]
    if departure < 0 or not exposed or s.effect[b.terrain_of[departure]] == SORE_THROAT:
        return
    shooters = [tile for tile in (departure, arrival) if tile >= 0 and s.crowd[tile]]
    if not shooters:
        return
    pools = [dice_of(g, tile, fire_step=False) for tile in shooters]
    dice = GroupDice(sum(pool.plain for pool in pools), sum(pool.marksmen for pool in pools))
    if sum(dice):
        yield from volley(g, departure, exposed, dice, mover=c)


# --- hits -------------------------------------------------------------------------------------------------------------


def volley(g: VTable, tile: Tile, exposed: Sequence[Character], dice: GroupDice, *, mover: Role = NOBODY,
           group: Tile = OFF_MAP) -> Steps:
    """VC-EFIRE-08, VC-EFIRE-09, VC-NEST-03: each die that reaches the number of the tile is a hit. Against the occupant of a
    nest a 5 or 6 is needed.

    The dice of marksmen ignore the nest. Either ``mover`` names the commando that draws reaction fire, or ``group`` the tile
    from which a group fires in the fire step.
    """
    b = g.board
    number = b.to_hit[tile]
    cuts = (number, b.nest_to_hit) if b.nest_on[tile] >= 0 else (number,)
    faces, sharp = roll(g, dice.plain, cuts), roll(g, dice.marksmen, cuts)
    if mover >= 0:
        g.tell(e.REACTION, mover, tile, tuple(faces + sharp))
    else:
        g.tell(e.GROUP_FIRED, group, tile, tuple(faces + sharp))
    hits = sorted(die for die in faces if die >= number) + [6 for die in sharp if die >= number]
    if not hits:
        g.tell(e.NOBODY_HIT, rule="VC-REACT-05" if mover >= 0 else "VC-EFIRE-08")
    rules = HitRules("VC-ESCORT-10", "VC-REACT-05") if mover >= 0 else HitRules("VC-EFIRE-10", "VC-EFIRE-12")
    yield from share_hits(g, hits, exposed, g.board.everyone, rules)


class HitRules(NamedTuple):
    """The rules of an attack that the players are told: who is hit, and that surplus hits are lost."""

    shared: str
    lost: str


def share_hits(g: VTable, hits: Sequence[int], exposed: Sequence[Character], by: tuple[Seat, ...], rules: HitRules) -> Steps:
    """VC-EFIRE-10, VC-EFIRE-11, VC-EFIRE-12, VC-EFIRE-13, VC-RULING-41: the players share the hits, one at a time. A critical
    commando takes no more.

    A die under 5 cannot be given to the occupant of a nest: someone else must take it. Hits that nobody can take are lost. The
    players are asked which die comes first only if someone in a nest makes a difference.
    """
    b = g.board
    left, lost = list(hits), 0
    while left:
        die = left[0]
        low, high = [face for face in left if face < b.nest_to_hit], [face for face in left if face >= b.nest_to_hit]
        if low and high and any(can_take(g, who, low[0]) for who in exposed) and (
                any(guards.is_in_nest(g, who) and can_take(g, who, high[0]) for who in exposed)):
            options = [b.lexicon.act("die", low[0]), b.lexicon.act("die", high[0])]
            choice = yield from ask(g, by, "which_die", options, "VC-RULING-41")
            die = choice.args[0]
        left.remove(die)
        able = [who for who in exposed if can_take(g, who, die)]
        if not able:
            lost += 1
            continue
        options = [b.lexicon.act("wound", who) for who in able]
        choice = yield from choose(g, by, "share_hits", options, rules.shared, die)
        health.wound(g, character_of(choice.args[0]))
    if lost:
        g.tell(e.HITS_LOST, lost, rule=rules.lost)


def can_take(g: VTable, who: Character, die: int) -> bool:
    """VC-EFIRE-11, VC-EFIRE-12: the character is not critical; in a nest it takes only a 5 or 6."""
    if who < ESCORT and g.state.face[who] == CRITICAL:
        return False
    return die >= g.board.nest_to_hit or not guards.is_in_nest(g, who)


def exposed_on(s: State, tile: Tile) -> list[Character]:
    """VC-STEALTH-02, VC-STEALTH-16, VC-EFIRE-13: returns the visible characters of a tile. Dice never hit stealthy
    characters."""
    found: list[Character] = [c for c in s.squad if s.tile[c] == tile and s.face[c] == VISIBLE]
    return found + [figure_of(x) for x in escorts_on(s, tile) if s.escort_face[x] == VISIBLE]


# --- the fire step ----------------------------------------------------------------------------------------------------


def targets_of(g: VTable, tile: Tile) -> list[Tile]:
    """VC-EFIRE-03, VC-EFIRE-04: a group fires at its own tile if someone visible is there, else at any tile in range with
    someone visible."""
    return [tile] if someone_visible_on(g.state, tile) else targets_next_to(g, tile)


def targets_next_to(g: VTable, tile: Tile) -> list[Tile]:
    """VC-EFIRE-02: returns the tiles next to a group that are in range and hold someone visible."""
    b, s = g.board, g.state
    through_locks = s.effect[b.terrain_of[tile]] == CROSS_FIRE
    return [other for other, door in b.edges[tile]
            if (door == NO_DOOR or s.doors[door] == OPEN or through_locks) and someone_visible_on(s, other)]


def begin_fire(g: VTable) -> None:
    """VC-EFIRE-01, VC-EVENT-09: all enemies of a tile form one group, and every group fires at most once. A card that acts in
    this step is recalled, unless its terrain is completed."""
    b, s = g.board, g.state
    in_play = [terrain for terrain in b.all_terrains if s.terrain[terrain] == IN_PLAY]
    for terrain in in_play:
        if s.effect[terrain] == FRIENDLY_FIRE:
            g.tell(e.REMINDER, terrain, FRIENDLY_FIRE)
    s.todo = [tile for terrain in in_play for tile in b.tiles_of[terrain] if s.crowd[tile]]


def fire_step(g: VTable) -> Steps:
    """VC-EFIRE-05, VC-RULING-21: the players choose which group fires next, and at which target."""
    b, s = g.board, g.state
    if not any(face == VISIBLE for face in s.face) and not any(face == VISIBLE for face in s.escort_face):
        s.todo = []
        return
    able = {}
    for tile in tiles_todo(s):
        targets = targets_of(g, tile)
        if targets and sum(dice_of(g, tile, fire_step=True)):
            able[tile] = targets
    if not able:
        s.todo = []
        return
    options = [b.lexicon.act("fire", tile, target) for tile, targets in able.items() for target in targets]
    options += [b.lexicon.act("friendly_fire", tile, target) for tile, targets in able.items() for target in targets
                if s.effect[b.terrain_of[tile]] == FRIENDLY_FIRE and s.effect_arg[b.terrain_of[tile]] < 0]
    if one_victim(g, options):
        options = [alike(g, "enemy_fire", options)]                       # VC-RULING-47
    choice = yield from choose(g, b.everyone, "enemy_fire", options, "VC-EFIRE-05")
    tile, target = Tile(choice.args[0]), Tile(choice.args[1])
    s.todo.remove(tile)
    dice = dice_of(g, tile, fire_step=True)
    if choice.verb == "friendly_fire":
        s.effect_arg[b.terrain_of[tile]] = 1
        yield from friendly_fire(g, tile, target, sum(dice))
    else:
        yield from volley(g, target, exposed_on(s, target), dice, group=tile)


def one_victim(g: VTable, options: Sequence[Action]) -> bool:
    """VC-RULING-47, VC-EFIRE-03: if all groups have only the same lone character in range, their order changes nothing and is
    not asked.

    A group that is bound to its own tile counts the tiles next to it too: it turns to them once the character is critical.
    """
    targets = {Tile(option.args[1]) for option in options}
    if len(targets) != 1 or any(option.verb != "fire" for option in options):
        return False
    victim, = targets
    return len(exposed_on(g.state, victim)) == 1 and not any(
        other != victim for option in options for other in targets_next_to(g, Tile(option.args[0])))


def friendly_fire(g: VTable, tile: Tile, target: Tile, dice: int) -> Steps:
    """VC-EVENT-03, Friendly Fire: the hits of one group strike the enemies on its target tile, without a reward.

    VC-ESCORT-02, VC-ESCORT-09: an escort that waited for a slot there appears, and triggers the alarm if it is visible.
    """
    b, s = g.board, g.state
    number = b.to_hit[target]
    faces = roll(g, dice, (number, b.nest_to_hit))
    g.tell(e.GROUP_FIRED, tile, target, tuple(faces), rule="VC-EVENT-03")
    for die in sorted(face for face in faces if face >= number):
        options = [b.lexicon.act("strike", foe) for foe in foes_to_hit(b, s, target, die)]
        if options:
            choice = yield from choose(g, b.everyone, "friendly_fire", options, "VC-EVENT-03", target)
            remove_foe(g, target, target_of(choice.args[0]), "VC-EVENT-03")
    yield from objectives.meet_escort(g, target)
    yield from guards.post_guards(g, target)
    alarm.check_alarm(g, b.terrain_of[target])


# --- striking enemies -------------------------------------------------------------------------------------------------


def foes_to_hit(b: Board, s: State, tile: Tile, die: int) -> list[Target]:
    """VC-SHOOT-07, VC-SHOOT-09: lists the different enemies of a tile that a die can strike. In a nest only a 5 or 6 does."""
    base = tile * FOES
    if not s.crowd[tile]:
        return []
    loose = s.foes[base:base + FOES]
    guards_here: list[Target] = []
    for token in b.triangles_of[b.terrain_of[tile]]:
        if s.triangles[token] == tile and 0 <= s.holder[token] < FOES:
            kind = Foe(s.holder[token])
            loose[kind] -= 1
            if die >= b.nest_to_hit or token != b.nest_on[tile]:
                guards_here.append(guard_of(token, kind))
    return [kind for kind in FOE_KINDS if loose[kind]] + guards_here


def remove_foe(g: VTable, tile: Tile, foe: Target, rule: str) -> None:
    """VC-MELEE-03, VC-REWARD-02: takes an enemy off the tile and puts it back into the pool. ``rule`` is that of the attack."""
    s = g.state
    kind = kind_of(foe)
    if foe >= AT:
        s.holder[foe // AT - 1] = UNHELD
    take_foe(s, tile, kind)
    return_foe(s, kind)
    g.tell(e.KILLED, kind, tile, rule=rule)

