"""Commandos attack: close combat (VC-MELEE), shooting (VC-SHOOT, VC-GUN, VC-HEAT), grenades (VC-GREN), bombing (VC-BOMB), and
what the enemies leave behind (VC-REWARD, VC-SPOT)."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from bocage.core.action import Action
from bocage.core.asking import alike, ask, choose
from bocage.core.decision import Decision, Seat, Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.actions import kind_of, target_of
from bocage.games.v_commandos.pieces import (
    BOMBING, COLD_WIND, GRENADE, ITEMS, NO_ITEM, OPEN, PATIENCE, QUIET, SPOTTED, STEALTHY)
from bocage.games.v_commandos.rules import alarm, guards, objectives, stealth
from bocage.games.v_commandos.rules.asking import VTable, owner
from bocage.games.v_commandos.rules.chance import draw_item, roll, throw_item
from bocage.games.v_commandos.rules.enemy_fire import HitRules, exposed_on, foes_to_hit, remove_foe, share_hits
from bocage.games.v_commandos.state import ability_of, heat_index, in_range, nest_of, use_up
from bocage.games.v_commandos.types import Character, Door, Role, Target, Tile, Weapon


def melee(g: VTable, c: Role, foe: Target) -> Steps:
    """VC-MELEE-01, VC-MELEE-02, VC-MELEE-03, VC-MELEE-04: a stealthy commando eliminates an enemy on its tile, without dice and
    without noise."""
    tile = g.state.tile[c]
    g.tell(e.STABBED, c, kind_of(foe), tile)
    remove_foe(g, tile, foe, "VC-MELEE-03")
    yield from aftermath(g, c, tile, 1, stealthy_kill=True)


# --- shooting ---------------------------------------------------------------------------------------------------------


def shoot(g: VTable, c: Role, weapon: Weapon, tile: Tile) -> Steps:
    """VC-SHOOT-02, VC-SHOOT-03, VC-SEQ-03: the commando declares the shot, rolls, resolves the hits and draws the rewards
    before any other action."""
    s = g.state
    g.tell(e.FIRES, c, weapon, tile)
    declare(g, c, weapon)
    needed = needed_to_hit(g, tile, [])
    faces = yield from roll_to_hit(g, c, weapon, tile, needed)
    killed = yield from strike(g, tile, [die for die in faces if die >= needed], owner(g, c))
    unseen = s.face[c] == STEALTHY and tile in in_range(g.board, s, s.tile[c])
    yield from aftermath(g, c, tile, killed, unseen)


def shoot_door(g: VTable, c: Role, weapon: Weapon, door: Door) -> None:
    """VC-SHOOT-05, VC-SHOOT-08: a firearm opens a locked door of the tile without dice. The symbols of the weapon still
    count."""
    g.tell(e.SHOT_AT_DOOR, c, weapon, door)
    declare(g, c, weapon)
    g.state.doors[door] = OPEN


def declare(g: VTable, c: Role, weapon: Weapon) -> None:
    """VC-SHOOT-12, VC-STEALTH-11, VC-STEALTH-12, VC-GUN-01, VC-GUN-02, VC-GUN-03: the symbols of a weapon take effect when the
    shot is declared.

    VC-HEAT-01: no other commando may fire an overheating weapon for the rest of this turn.
    """
    b, s = g.board, g.state
    printed = b.weapons[weapon]
    assert printed is not None
    if printed.overheats:
        s.heat[heat_index(weapon, nest_of(b, s, c))] = c
    if printed.visible:
        stealth.be_seen(g, c, "VC-STEALTH-11")
    terrain = b.terrain_of[s.tile[c]]
    if printed.alarm:
        alarm.make_noise(g, terrain)
    alarm.check_alarm(g, terrain)


def needed_to_hit(g: VTable, tile: Tile, others: Sequence[Character]) -> int:
    """VC-SHOOT-06, VC-SHOOT-07, VC-NEST-03: returns the lowest face that can hit somebody on the tile: the number of the tile,
    or 5 if only the occupant of a nest can be hit. ``others`` are characters that the weapon can hit beside enemies."""
    b = g.board
    anybody = foes_to_hit(b, g.state, tile, b.to_hit[tile]) or any(not guards.is_in_nest(g, who) for who in others)
    somebody = others or foes_to_hit(b, g.state, tile, b.nest_to_hit)
    return b.nest_to_hit if somebody and not anybody else b.to_hit[tile]


def roll_to_hit(g: VTable, c: Role, weapon: Weapon, tile: Tile, needed: int) -> Generator[Decision, Action, list[int]]:
    """VC-SHOOT-06, VC-EQUIP-04: rolls one die for each white square of the weapon. VC-CARD-04: Patience may roll the lowest
    dice again, once a turn."""
    b, s = g.board, g.state
    printed = b.weapons[weapon]
    assert printed is not None
    cuts = (b.to_hit[tile], b.nest_to_hit) if b.nest_on[tile] >= 0 else (b.to_hit[tile],)
    faces = sorted(roll(g, dice_of_weapon(g, weapon, tile), cuts))
    g.tell(e.SHOT, tile, needed, tuple(faces))
    if printed.firearm and ability_of(b, s, c) == PATIENCE and not s.used[c]:
        again = [b.lexicon.act("reroll", number) for number in range(1, len(faces) + 1)]
        answer = yield from ask(g, owner(g, c), "patience", [b.lexicon.act("keep"), *again], "VC-CARD-04", c, needed,
                                *faces)
        if answer.verb == "reroll":
            s.used[c] = 1
            number = answer.args[0]
            faces = sorted(roll(g, number, cuts) + faces[number:])
            g.tell(e.REROLLED, c, tuple(faces))
    return faces


def dice_of_weapon(g: VTable, weapon: Weapon, tile: Tile) -> int:
    """VC-EVENT-03: returns the dice printed on the weapon. The event Cold Wind takes one die from grenades and bombs."""
    printed = g.board.weapons[weapon]
    assert printed is not None
    windy = weapon in (GRENADE, BOMBING) and g.state.effect[g.board.terrain_of[tile]] == COLD_WIND
    return printed.dice - (1 if windy else 0)


def strike(g: VTable, tile: Tile, hits: Sequence[int], by: tuple[Seat, ...]) -> Generator[Decision, Action, int]:
    """VC-SHOOT-07, VC-SHOOT-09, VC-SHOOT-10, VC-SHOOT-11: each hit removes an enemy that the commando's player chooses. In a
    nest only a 5 or 6 hits.

    Low dice are used first. Hits beyond the enemies of the tile are lost, and nothing else on the tile is ever hit. Returns the
    number of enemies that fell.
    """
    b, s = g.board, g.state
    killed = lost = 0
    if not hits:
        g.tell(e.MISSED)
    for at, die in enumerate(hits):
        foes = foes_to_hit(b, g.state, tile, die)
        if not foes:
            lost += 1
            continue
        if b.nest_on[tile] < 0 and len(hits) - at >= s.crowd[tile]:
            foes = [alike(g, "hit", foes)]                         # all enemies fall, so the order changes nothing
        options = [b.lexicon.act("hit", foe) for foe in foes]
        choice = yield from choose(g, by, "hit", options, "VC-SHOOT-09", die)
        remove_foe(g, tile, target_of(choice.args[0]), "VC-SHOOT-09")
        killed += 1
    if lost:
        g.tell(e.HITS_LOST, lost, rule="VC-SHOOT-10")
    return killed


def aftermath(g: VTable, c: Role, tile: Tile, killed: int, stealthy_kill: bool) -> Steps:
    """VC-SEQ-03, VC-REWARD-01, VC-MELEE-03: after a kill come the rewards, then spotted tokens, guards and nests, then the
    alarm."""
    if not killed:
        return
    spotted = rewards(g, tile, killed)
    if spotted and stealthy_kill:
        spot(g, c, tile)
    yield from guards.post_guards(g, tile)
    yield from objectives.meet_escort(g, tile)
    alarm.check_alarm(g, g.board.terrain_of[tile])


def rewards(g: VTable, tile: Tile, number: int) -> bool:
    """VC-REWARD-01, VC-EQUIP-03, VC-SPOT-03: draws one random token for each enemy that fell. A spotted token is discarded.

    Returns whether a spotted token was drawn. VC-RULING-10: when no token is left, there is no reward.
    """
    s = g.state
    spotted = False
    for _ in range(number):
        item = draw_item(g)
        if item == SPOTTED:
            s.thrown[SPOTTED] += 1
            g.tell(e.SPOTTED_DRAWN, tile)
            spotted = True
        elif item != NO_ITEM:
            s.items[tile * ITEMS + item] += 1
            g.tell(e.REWARD, tile, item)
    return spotted


def spot(g: VTable, c: Role, tile: Tile) -> None:
    """VC-SPOT-01, VC-SPOT-02, VC-STEALTH-14, VC-EVENT-05: the killer becomes visible if another enemy is still on the tile.

    Nothing happens if no enemy is left there, or during the event Quiet.
    """
    s = g.state
    if s.crowd[tile] and s.effect[g.board.terrain_of[tile]] != QUIET:
        stealth.be_seen(g, c, "VC-SPOT-01")


# --- grenades and bombs -----------------------------------------------------------------------------------------------


def throw_grenade(g: VTable, c: Role, tile: Tile) -> Steps:
    """VC-GREN-01, VC-GREN-05: throws a grenade by the rules of shooting, never at a door. Its alarm symbol counts, and it is
    discarded."""
    g.tell(e.FIRES, c, GRENADE, tile)
    declare(g, c, GRENADE)
    use_up(g.state, c, GRENADE)
    throw_item(g.state, GRENADE)
    yield from blast(g, c, GRENADE, tile)


def bomb(g: VTable, c: Role, tile: Tile) -> Steps:
    """VC-BOMB-01, VC-BOMB-06, VC-RULING-44: bombs one outdoor tile of any terrain in play. The alarm is triggered where the
    bombs fall."""
    use_up(g.state, c, BOMBING)
    throw_item(g.state, BOMBING)
    g.tell(e.BOMBED, c, tile)
    alarm.make_noise(g, g.board.terrain_of[tile])
    yield from blast(g, c, BOMBING, tile)


def blast(g: VTable, c: Role, weapon: Weapon, tile: Tile) -> Steps:
    """VC-GREN-02, VC-GREN-03, VC-GREN-04, VC-BOMB-02, VC-BOMB-03, VC-BOMB-04, VC-BOMB-05, VC-RULING-29: hits go to enemies
    first. The hits that are left wound other visible characters on the tile.

    Stealthy characters are safe. A die under 5 never counts against the occupant of a nest. VC-RULING-33: no kill here counts
    as stealthy.
    """
    b = g.board
    rule = "VC-GREN-03" if weapon == GRENADE else "VC-BOMB-03"
    needed = needed_to_hit(g, tile, exposed_on(g.state, tile))
    faces = yield from roll_to_hit(g, c, weapon, tile, needed)
    hits = [die for die in faces if die >= needed]
    if not hits:
        g.tell(e.MISSED)
    killed, left = 0, []
    for die in hits:
        foes = foes_to_hit(b, g.state, tile, die)
        if not foes:
            left.append(die)
            continue
        options = [b.lexicon.act("hit", foe) for foe in foes]
        choice = yield from choose(g, owner(g, c), "hit", options, rule, die)
        remove_foe(g, tile, target_of(choice.args[0]), rule)
        killed += 1
    yield from share_hits(g, left, exposed_on(g.state, tile), b.everyone, HitRules(rule, rule))
    yield from aftermath(g, c, tile, killed, stealthy_kill=False)
