"""Guards of triangular tokens (VC-GUARD), and characters in MG42 nests (VC-NEST)."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from bocage.core.action import Action
from bocage.core.asking import ask, choose
from bocage.core.decision import Decision, Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.actions import ESCORT, EVERYBODY, character_of
from bocage.games.v_commandos.pieces import CRITICAL, FOES, NEST_TRIANGLE, REGULAR_KINDS
from bocage.games.v_commandos.rules.asking import VTable, waivers
from bocage.games.v_commandos.state import UNHELD, commandos_on, occupant_of, pinned, triangles_on
from bocage.games.v_commandos.types import Character, Foe, Role, Tile, Triangle


def post_guards(g: VTable, tile: Tile) -> Steps:
    """VC-GUARD-01, VC-GUARD-05, VC-GUARD-06, VC-REINF-13: a regular enemy on the tile of an unguarded token becomes its guard
    at once. A token has one guard.

    Becoming a guard is no movement (VC-GUARD-03). Special units never guard (VC-GUARD-07).
    """
    s = g.state
    if tile < 0 or not s.crowd[tile]:
        return
    b = g.board
    while unprotected := [token for token in triangles_on(b, s, tile) if s.holder[token] == UNHELD]:
        free = [max(0, s.foes[tile * FOES + kind] - pinned(b, s, tile, kind)) for kind in REGULAR_KINDS]
        if not any(free):
            return
        options = [b.lexicon.act("protect", token) for token in unprotected]
        choice = yield from choose(g, b.everyone, "which_token", options if sum(free) < len(options) else options[:1],
                                   "VC-GUARD-01", tile)
        token = Triangle(choice.args[0])
        if b.triangle_kind[token] == NEST_TRIANGLE and (yield from commando_takes_nest(g, token, tile)):
            continue
        options = [b.lexicon.act("post", kind) for kind in REGULAR_KINDS if free[kind]]
        choice = yield from choose(g, b.everyone, "guard", options, "VC-GUARD-01", token, tile)
        s.holder[token] = Foe(choice.args[0])               # VC-GUARD-02: in a nest, the guard sits inside
        g.tell(e.GUARDS, choice.args[0], token, tile)


def commando_takes_nest(g: VTable, nest: Triangle, tile: Tile) -> Generator[Decision, Action, bool]:
    """VC-NEST-05, VC-GEN-02: if commandos and enemies are on a tile with an empty nest, a commando may take it first. Each seat
    decides for its own commandos. Returns whether one took the nest."""
    b, s = g.board, g.state
    able = [c for c in commandos_on(s, tile) if s.face[c] != CRITICAL]
    while able:
        seats = tuple(sorted({s.seat[c] for c in able}))
        options = [b.lexicon.act("occupy", c) for c in able]
        choice = yield from ask(g, seats, "nest_priority", [*options, *waivers(b, "none", seats)], "VC-NEST-05", tile)
        if choice.verb == "occupy":
            sit(g, Role(choice.args[0]), nest)
            return True
        able = [c for c in able if choice.args[0] not in (EVERYBODY, s.seat[c])]
    return False


def join_nest(g: VTable, arrivals: Sequence[Character], tile: Tile) -> Steps:
    """VC-NEST-01, VC-RULING-28: a character that enters a tile with an empty nest is placed inside. If several enter, the
    players choose one."""
    nest = g.board.nest_on[tile]
    if nest < 0 or g.state.holder[nest] != UNHELD:
        return
    options = [g.board.lexicon.act("inside", who) for who in arrivals]
    choice = yield from choose(g, g.board.everyone, "inside", options, "VC-NEST-01", tile)
    sit(g, character_of(choice.args[0]), nest)


def sit(g: VTable, who: Character, nest: Triangle) -> None:
    """VC-NEST-01: places a character in a nest, which holds one occupant."""
    assert g.state.holder[nest] == UNHELD
    g.state.holder[nest] = occupant_of(who)
    g.tell(e.NEST_ENTERED, who, g.state.triangles[nest])


def rise(g: VTable, who: Character, tile: Tile) -> None:
    """Frees the nest of a tile if this character sat there."""
    nest = g.board.nest_on[tile]
    if nest >= 0 and g.state.holder[nest] == occupant_of(who):
        g.state.holder[nest] = UNHELD


def enter_nest(g: VTable, c: Role) -> None:
    """VC-NEST-02: a commando takes the empty nest on its tile, at no cost."""
    sit(g, c, g.board.nest_on[g.state.tile[c]])


def leave_nest(g: VTable, c: Role) -> Steps:
    """VC-NEST-02, VC-HEALTH-10: a commando, critical or not, leaves the nest for a free slot of the tile. An enemy there may
    take the nest."""
    tile = g.state.tile[c]
    rise(g, c, tile)
    g.tell(e.NEST_LEFT, c, tile)
    yield from post_guards(g, tile)


def is_in_nest(g: VTable, who: Character) -> bool:
    """VC-NEST-03: the character sits in a nest, so only a 5 or 6 hits it."""
    s = g.state
    tile = s.tile[who] if who < ESCORT else s.escort_tile[who - ESCORT]
    nest = g.board.nest_on[tile]
    return nest >= 0 and s.holder[nest] == occupant_of(who)
