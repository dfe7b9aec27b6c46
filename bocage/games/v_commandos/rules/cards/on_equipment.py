"""Event cards about equipment and firearms."""

from __future__ import annotations

from bocage.core.asking import ask, choose
from bocage.core.decision import Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.pieces import (
    AMMO_CHECK, FIRST_GUN, ITEMS, JAMMED, JAMMED_WEAPON, LAST_GUN, LOCAL_HELP, LOST_CRATE, NO_ITEM, PRINTED, SMALL,
    SPOTTED)
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.rules.chance import draw_item, throw_item
from bocage.games.v_commandos.state import add_item, commandos_on_terrain, has_free_slot
from bocage.games.v_commandos.types import Item, Role, Terrain, Weapon


def jammed_weapon(g: VTable, terrain: Terrain) -> None:
    """VC-EVENT-03, Jammed Weapon: one random firearm of the commandos on the terrain, printed or carried, cannot be fired this
    turn."""
    b, s = g.board, g.state
    carried: list[tuple[Role, Weapon]] = []
    for c in commandos_on_terrain(b, s, terrain):
        carried.append((c, b.printed[c * 2 + s.side[c]]))
        carried += [(c, item) for item in s.kit[c] if FIRST_GUN <= item <= LAST_GUN]
    if not carried:
        g.tell(e.NO_EFFECT, JAMMED_WEAPON)
        return
    c, weapon = carried[g.dice.pick(len(carried))]
    if weapon < PRINTED:
        s.jammed = Item(weapon)
        s.kit[c][s.kit[c].index(s.jammed)] = JAMMED
        s.kit[c].sort()
    else:
        s.jammed_printed = c
    g.tell(e.WEAPON_JAMMED, c, weapon)


def lost_crate(g: VTable, terrain: Terrain) -> Steps:
    """VC-EVENT-03, Lost Crate: a random equipment token is put on a tile that the players choose. VC-SPOT-03: a spotted token
    is discarded."""
    b, s = g.board, g.state
    item = draw_item(g)
    if item == SPOTTED:
        throw_item(s, item)
        g.tell(e.NO_EFFECT, LOST_CRATE, rule="VC-SPOT-03")
        return
    if item == NO_ITEM:
        g.tell(e.NO_EFFECT, LOST_CRATE, rule="VC-RULING-10")
        return
    options = [b.lexicon.act("crate", tile) for tile in b.tiles_of[terrain]]
    choice = yield from ask(g, b.everyone, "lost_crate", options, "VC-EVENT-03", item)
    s.items[choice.args[0] * ITEMS + item] += 1
    g.tell(e.ITEM_FOUND, choice.args[0], item)


def local_help(g: VTable, terrain: Terrain) -> Steps:
    """VC-EVENT-03, Local Help: one commando on a small tile takes a random equipment token, if there is one (VC-RULING-10).
    VC-SPOT-03: for a spotted token the commando gets nothing."""
    b, s = g.board, g.state
    able = [c for c in commandos_on_terrain(b, s, terrain) if b.size[s.tile[c]] == SMALL and has_free_slot(b, s, c)]
    if not able or not any((*s.supply, *s.thrown)):
        g.tell(e.NO_EFFECT, LOCAL_HELP)
        return
    options = [b.lexicon.act("help", c) for c in able]
    choice = yield from choose(g, b.everyone, "local_help", options, "VC-GEN-03")
    receive(g, Role(choice.args[0]))


def receive(g: VTable, c: Role) -> None:
    """A commando takes a random token of those that are left. VC-SPOT-03: a spotted token is discarded as always."""
    item = draw_item(g)
    if item == SPOTTED:
        throw_item(g.state, item)
        g.tell(e.NOTHING_RECEIVED, c)
    else:
        add_item(g.state.kit[c], item)
        g.tell(e.ITEM_RECEIVED, c, item)


def ammo_check(g: VTable, terrain: Terrain) -> Steps:
    """VC-EVENT-03, Ammo Check: one carried weapon token of a commando is exchanged for a random token.

    VC-SPOT-03: for a spotted token the commando gets nothing. VC-RULING-10: if no token is left to draw, nobody hands anything
    in.
    """
    b, s = g.board, g.state
    options = [b.lexicon.act("exchange", c, item) for c in commandos_on_terrain(b, s, terrain)
               for item in dict.fromkeys(s.kit[c]) if FIRST_GUN <= item <= LAST_GUN]
    if not options or not any((*s.supply, *s.thrown)):
        g.tell(e.NO_EFFECT, AMMO_CHECK)
        return
    choice = yield from choose(g, b.everyone, "ammo_check", options, "VC-EVENT-03")
    c, item = Role(choice.args[0]), Item(choice.args[1])
    s.kit[c].remove(item)
    g.tell(e.HANDED_IN, c, item)
    receive(g, c)
    throw_item(s, item)
