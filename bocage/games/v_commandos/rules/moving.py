"""Moving (VC-MOVE, VC-CAP, VC-SMOVE), hatches (VC-HATCH), and escorts that follow (VC-ESCORT)."""

from __future__ import annotations


from bocage.core.decision import Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.actions import figure_of
from bocage.games.v_commandos.pieces import ALL_EXIT, CRATE, OPEN
from bocage.games.v_commandos.rules import alarm, completion, enemy_fire, guards, objectives, stealth
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.state import DONE, NOBODY, OFF_MAP
from bocage.games.v_commandos.types import Escort, Escorts, Objective, Role, Tile


def move(g: VTable, c: Role, tile: Tile, following: Escorts, sneaking: bool) -> Steps:
    """VC-SEQ-01, VC-REACT-06, VC-REACT-07, VC-REACT-10: first reaction fire, then the move, stealth, escorts, guards, and the
    alarm.

    The move is completed whatever reaction fire does. A commando that comes up a hatch draws no reaction fire, and neither does
    one that is seen only when it arrives.
    """
    b, s = g.board, g.state
    left = s.tile[c]
    followers = followers_in(following)
    yield from enemy_fire.reaction_fire(g, c, tile, followers)
    if left >= 0:
        guards.rise(g, c, left)
        s.heads[left] -= 1
    s.tile[c] = tile
    s.heads[tile] += 1
    s.home[c] = 0
    g.tell(e.CAME_UP if left < 0 else e.SNEAKED if sneaking else e.MOVED, c, tile)
    for x in followers:
        follow(g, x, c, left, tile)
    yield from guards.join_nest(g, [c, *(figure_of(x) for x in followers)], tile)
    yield from stealth.stealth_on_entering(g, c, tile, sneaking)
    for x in followers:
        yield from stealth.stealth_on_entering(g, figure_of(x), tile, sneaking)
    yield from objectives.meet_escort(g, tile)
    if left >= 0:
        yield from objectives.meet_escort(g, left)          # VC-ESCORT-02: a slot has become free there
        yield from guards.post_guards(g, left)
    yield from guards.post_guards(g, tile)
    alarm.check_alarm(g, b.terrain_of[tile])


def followers_in(following: Escorts) -> list[Escort]:
    """VC-ESCORT-04: returns the escorts of a group."""
    return [Escort(x) for x in range(following.bit_length()) if following >> x & 1]


def follow(g: VTable, x: Escort, c: Role, left: Tile, tile: Tile) -> None:
    """VC-ESCORT-04, VC-SCEN-18: an escort on the commando's tile, or below the map with it, goes where the commando goes."""
    s = g.state
    if left >= 0:
        guards.rise(g, figure_of(x), left)
        s.heads[left] -= 1
    s.escort_tile[x] = tile
    s.escort_with[x] = NOBODY
    s.heads[tile] += 1
    g.tell(e.FOLLOWED, x, c)


def exit_hatch(g: VTable, c: Role, following: Escorts) -> Steps:
    """VC-HATCH-01, VC-HATCH-02, VC-HATCH-03, VC-MOVE-08: the commando leaves by an open hatch with its equipment. It cannot do
    anything more this turn.

    VC-SCEN-06: a crate stays behind. VC-SCEN-07: the state remembers who left by the hatch that all must take.
    """
    b, s = g.board, g.state
    left = s.tile[c]
    terrain = b.terrain_of[left]
    followers = followers_in(following)
    yield from enemy_fire.reaction_fire(g, c, OFF_MAP, followers)
    for item in [item for item in s.kit[c] if item >= CRATE]:
        s.kit[c].remove(item)
        objectives.put_crate_down(g, Objective(item - CRATE), left)
    guards.rise(g, c, left)
    s.heads[left] -= 1
    s.tile[c] = OFF_MAP
    s.left_turn[c] = s.turn
    s.acted[c] = DONE
    s.budget[c] = 0
    if s.active == c:
        s.active = NOBODY
    g.tell(e.LEFT, c, left)
    if b.is_last[terrain]:
        s.home[c] = 1                                       # VC-END-01
    for o in b.objectives_of[terrain]:
        if b.objective_word[o] == ALL_EXIT and b.objective_goal[o] == left:
            s.through[c] = terrain + 1
    for x in followers:
        guards.rise(g, figure_of(x), left)
        s.heads[left] -= 1
        g.tell(e.FOLLOWED, x, c)
        objectives.escort_leaves(g, x, c, terrain)
    yield from objectives.meet_escort(g, left)
    yield from guards.post_guards(g, left)
    alarm.check_alarm(g, terrain)
    completion.check_completion(g, terrain)


def unblock_hatch(g: VTable, c: Role) -> None:
    """VC-HATCH-05: opens the blocked hatch of the commando's tile."""
    tile = g.state.tile[c]
    g.state.hatches[g.board.hatch_on[tile]] = OPEN
    g.tell(e.UNBLOCKED, tile)
