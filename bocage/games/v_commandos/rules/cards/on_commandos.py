"""Event cards that concern commandos: their health, their actions, their stealth."""

from __future__ import annotations

from bocage.core.asking import choose
from bocage.core.decision import Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.pieces import FOES, INFORMER, SECOND_WIND, STEALTHY, VISIBLE
from bocage.games.v_commandos.rules import alarm, health, stealth
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.rules.chance import roll
from bocage.games.v_commandos.state import can_take_plus, commandos_on_terrain
from bocage.games.v_commandos.types import Terrain

SNIPER_WOUNDS_ON = 5
ONE_DIE = [1] + [0] * (FOES - 1)


def sniper_fire(g: VTable, terrain: Terrain) -> None:
    """VC-EVENT-03, VC-RULING-56, Sniper!!: a die is rolled for each visible commando. A 5 or 6 wounds it."""
    s = g.state
    for c in commandos_on_terrain(g.board, s, terrain):
        if s.face[c] == VISIBLE:
            dice = roll(g, 1, (SNIPER_WOUNDS_ON,))
            g.tell(e.AIMED_AT, c, tuple(dice))
            if dice[0] >= SNIPER_WOUNDS_ON:
                health.wound(g, c)


def second_wind(g: VTable, terrain: Terrain) -> Steps:
    """VC-GEN-03, VC-EVENT-03, Second Wind: one commando with a free slot gains a +1 token."""
    b, s = g.board, g.state
    able = [c for c in commandos_on_terrain(b, s, terrain) if can_take_plus(b, s, c)]
    if not able:
        g.tell(e.NO_EFFECT, SECOND_WIND)
        return
    options = [b.lexicon.act("benefit", c) for c in able]
    choice = yield from choose(g, b.everyone, "second_wind", options, "VC-GEN-03")
    s.plus[choice.args[0]] += 1
    g.tell(e.PLUS_GAINED, choice.args[0])


def barking_dogs(g: VTable, terrain: Terrain) -> Steps:
    """VC-EVENT-03, Barking Dogs: each stealthy character on a tile next to an enemy makes a stealth test with one die."""
    b, s = g.board, g.state
    for tile in b.tiles_of[terrain]:
        if any(s.crowd[other] for other, _ in (*b.edges[tile], *b.walls[tile])):
            yield from stealth.tests_on_arrival(g, tile, ONE_DIE)
    alarm.check_alarm(g, terrain)


def informer(g: VTable, terrain: Terrain) -> None:
    """VC-EVENT-03, VC-RULING-56, Informer: one stealthy commando, chosen at random, becomes visible."""
    s = g.state
    hidden = [c for c in commandos_on_terrain(g.board, s, terrain) if s.face[c] == STEALTHY]
    if not hidden:
        g.tell(e.NO_EFFECT, INFORMER)
        return
    stealth.be_seen(g, hidden[g.dice.pick(len(hidden))], "VC-EVENT-03")
    alarm.check_alarm(g, terrain)
