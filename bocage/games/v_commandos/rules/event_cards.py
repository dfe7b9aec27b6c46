"""The event phase (VC-EVENT) and the effects of event cards that happen when they are drawn.

Effects that last the turn or wait for a step are asked for where they matter: look for the effect's name.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.decision import Decision, Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.pieces import (
    AMMO_CHECK, BARKING_DOGS, CHANGE_OF_GUARD, COUNTER_SEARCH, DROPPED_KEYS, FOES, FRESH_MAGAZINES, INFORMER,
    ITEMS, JAMMED, JAMMED_WEAPON, LOCAL_HELP, LOOSE_HATCH, LOST_CRATE, MAIL_DAY, MAUSER, MOSIN_NAGANT, MP40, MP40_GUN, OPEN,
    RADIO_CHATTER, SECOND_WIND, SHUT, SIXTH_SENSE, SLEDGE_MAUSER, SLEDGE_MP40, SMALL, SNIPER_FIRE, SPOTTED,
    STEALTHY, VISIBLE)
from bocage.games.v_commandos.rules import alarm, guard, health, objectives, stealth, training
from bocage.games.v_commandos.rules.asking import VTable, choose, fail
from bocage.games.v_commandos.rules.chance import (
    draw_event, draw_item, look_at_events, look_at_foes, roll, take_card, throw_item)
from bocage.games.v_commandos.state import (
    COMMANDOS, IN_PLAY, NOBODY, OBJECTIVE_DONE, OBJECTIVE_OPEN, add_item, can_take_plus, commandos_on,
    commandos_on_terrain, has_free_slot)

CARDS_LOOKED_AT = 3
TOKENS_LOOKED_AT = 4
SNIPER_WOUNDS_ON = 5
ONE_DIE = [1] + [0] * (FOES - 1)


def events_step(g: VTable) -> Steps:
    """VC-EVENT-01, VC-TURN-03: a card for each terrain in play, in the order players choose; then commandos act."""
    b, s = g.board, g.state
    if s.terrains_todo:
        options = [b.lexicon.act("terrain", terrain) for terrain in s.terrains_todo]
        choice = yield from choose(g, b.everyone, "terrain_order", options, "VC-TURN-03")
        s.terrains_todo.remove(choice.args[0])
        yield from event_for(g, choice.args[0])
    if not s.terrains_todo:
        s.phase = COMMANDOS


def event_for(g: VTable, terrain: int) -> Steps:
    """VC-EVENT-02, VC-EVENT-03, VC-EVENT-04: it concerns this terrain alone; of a two-part card the alarm's state now decides
    for the turn."""
    b, s = g.board, g.state
    if g.board.time_limit[terrain] and s.turn - s.built[terrain] == g.board.time_limit[terrain]:
        yield from limit_passed(g, terrain)
        if s.terrain[terrain] != IN_PLAY:
            return
    card = draw_for(g, terrain)
    effects = b.effects[card]
    s.card[terrain] = card
    s.effect[terrain] = effects[-1] if s.alarm[terrain] else effects[0]
    s.effect_arg[terrain] = NOBODY
    g.tell(e.CARD_DRAWN, terrain, card, s.effect[terrain])
    now = NOW.get(s.effect[terrain])
    if now is not None:
        steps = now(g, terrain)
        if steps is not None:
            yield from steps


def draw_for(g: VTable, terrain: int) -> int:
    """VC-TIME-02, VC-TIME-05: from the terrain's own deck while it lasts, then from the main deck."""
    s = g.state
    card = training.fixed_card(g.board, s, terrain)
    if card >= 0 and take_card(s, card):
        return card
    if s.timed[terrain]:
        counts = [0] * len(s.deck)
        for card in s.timed[terrain]:
            counts[card] += 1
        card = g.dice.draw(counts, "event")
        s.timed[terrain].remove(card)
        return card
    return draw_event(g)


def limit_passed(g: VTable, terrain: int) -> Steps:
    """VC-TIME-03, VC-TIME-04, VC-SCEN-05, VC-SCEN-09: what had to be done in time has failed; what had to be protected so long
    is safe."""
    b, s = g.board, g.state
    if any(s.objective[o] != OBJECTIVE_DONE for o in b.time_objectives[terrain]):
        fail(g, "VC-TIME-04")
    for o in b.objectives_of[terrain]:
        if b.objective_watch[o] and s.objective[o] == OBJECTIVE_OPEN:
            objectives.accomplish(g, o)
            yield from guard.post_guards(g, b.objective_home[o])
    objectives.check_completion(g, terrain)


# --- effects that happen at once (VC-EVENT-03) ------------------------------------------------------------------------
# VC-EVENT-08: commandos between two hatches are never concerned.


def sixth_sense(g: VTable, terrain: int) -> Steps:
    """VC-EVENT-03, Sixth Sense: players look at the top cards and lay them back in any order."""
    b, s = g.board, g.state
    seen = look_at_events(g, CARDS_LOOKED_AT)
    g.tell(e.CARDS_SEEN, tuple(seen))
    rest = list(seen)
    ordered: list[int] = []
    while rest:
        options = [b.lexicon.act("top", card) for card in rest]
        choice = yield from choose(g, b.everyone, "sixth_sense", options, "VC-EVENT-03", len(ordered) + 1)
        rest.remove(choice.args[0])
        ordered.append(choice.args[0])
    s.next_cards[:len(seen)] = ordered


def radio_chatter(g: VTable, terrain: int) -> None:
    """VC-EVENT-03, VC-REINF-04, Radio Chatter: the next four tokens of the enemy pool are known."""
    g.tell(e.TOKENS_SEEN, tuple(look_at_foes(g, TOKENS_LOOKED_AT)))


def sniper_fire(g: VTable, terrain: int) -> None:
    """VC-EVENT-03, Sniper!!: each visible commando rolls a die, and a 5 or 6 wounds it."""
    s = g.state
    for c in commandos_on_terrain(g.board, s, terrain):
        if s.face[c] == VISIBLE:
            dice = roll(g, 1, (SNIPER_WOUNDS_ON,))
            g.tell(e.AIMED_AT, c, tuple(dice))
            if dice[0] >= SNIPER_WOUNDS_ON:
                health.wound(g, c)


def second_wind(g: VTable, terrain: int) -> Steps:
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


def dropped_keys(g: VTable, terrain: int) -> Steps:
    """VC-EVENT-03, Dropped Keys: one locked door opens."""
    b, s = g.board, g.state
    options = [b.lexicon.act("unlock", door) for door in b.doors_of[terrain] if s.doors[door] == SHUT]
    if not options:
        g.tell(e.NO_EFFECT, DROPPED_KEYS)
        return
    choice = yield from choose(g, b.everyone, "dropped_keys", options, "VC-EVENT-03", terrain)
    s.doors[choice.args[0]] = OPEN
    g.tell(e.DOOR_OPENED, choice.args[0])


def turn_faces(g: VTable, terrain: int, to_mauser: bool) -> None:
    """VC-EVENT-03: every regular enemy of the terrain, guards too, shows the other weapon; those outside do not count."""
    b, s = g.board, g.state
    pairs = ((MP40, MAUSER), (SLEDGE_MP40, SLEDGE_MAUSER))
    for before, after in pairs if to_mauser else [(after, before) for before, after in pairs]:
        for tile in b.tiles_of[terrain]:
            s.foes[tile * FOES + after] += s.foes[tile * FOES + before]
            s.foes[tile * FOES + before] = 0
        for token in b.triangles_of[terrain]:
            if s.holder[token] == before:
                s.holder[token] = after
    g.tell(e.FACES_TURNED, terrain, MAUSER if to_mauser else MP40)


def jammed_weapon(g: VTable, terrain: int) -> None:
    """VC-EVENT-03, Jammed Weapon: one random firearm carried on the terrain, printed ones included, fails this turn."""
    b, s = g.board, g.state
    carried: list[tuple[int, int]] = []
    for c in commandos_on_terrain(b, s, terrain):
        carried.append((c, b.printed[c * 2 + s.side[c]]))
        carried += [(c, item) for item in s.kit[c] if MP40_GUN <= item <= MOSIN_NAGANT]
    if not carried:
        g.tell(e.NO_EFFECT, JAMMED_WEAPON)
        return
    c, weapon = carried[g.dice.pick(len(carried))]
    if weapon <= MOSIN_NAGANT:
        s.kit[c][s.kit[c].index(weapon)] = JAMMED
        s.kit[c].sort()
        s.jammed = weapon
    else:
        s.jammed_printed = c
    g.tell(e.WEAPON_JAMMED, c, weapon)


def lost_crate(g: VTable, terrain: int) -> Steps:
    """VC-EVENT-03, Lost Crate: a random equipment token comes to lie on a tile of the players' choice."""
    b, s = g.board, g.state
    item = draw_item(g)
    if item < 0 or item == SPOTTED:
        if item == SPOTTED:
            throw_item(s, item)
        g.tell(e.NO_EFFECT, LOST_CRATE)
        return
    options = [b.lexicon.act("crate", tile) for tile in b.tiles_of[terrain]]
    choice = yield Decision(b.everyone, "lost_crate", options, "VC-EVENT-03", (item,))
    s.items[choice.args[0] * ITEMS + item] += 1
    g.tell(e.ITEM_FOUND, choice.args[0], item)


def loose_hatch(g: VTable, terrain: int) -> Steps:
    """VC-EVENT-03, Loose Hatch: one blocked hatch is unblocked."""
    b, s = g.board, g.state
    options = [b.lexicon.act("open_hatch", b.hatch_tile[hatch]) for hatch in b.hatches_of[terrain] if s.hatches[hatch] == SHUT]
    if not options:
        g.tell(e.NO_EFFECT, LOOSE_HATCH)
        return
    choice = yield from choose(g, b.everyone, "loose_hatch", options, "VC-EVENT-03", terrain)
    s.hatches[b.hatch_on[choice.args[0]]] = OPEN
    g.tell(e.UNBLOCKED, choice.args[0], rule="VC-EVENT-03")


def counter_search(g: VTable, terrain: int) -> Steps:
    """VC-EVENT-03, Counter-search: an open hatch without a commando on its tile is blocked, if another stays open."""
    b, s = g.board, g.state
    open_ones = [hatch for hatch in b.hatches_of[terrain] if s.hatches[hatch] == OPEN]
    options = [b.lexicon.act("block_hatch", b.hatch_tile[hatch]) for hatch in open_ones
               if not commandos_on(s, b.hatch_tile[hatch])]
    if len(open_ones) < 2 or not options:
        g.tell(e.NO_EFFECT, COUNTER_SEARCH)
        return
    choice = yield from choose(g, b.everyone, "counter_search", options, "VC-EVENT-03", terrain)
    s.hatches[b.hatch_on[choice.args[0]]] = SHUT
    g.tell(e.HATCH_BLOCKED, choice.args[0])


def barking_dogs(g: VTable, terrain: int) -> Steps:
    """VC-EVENT-03, Barking Dogs: stealthy characters on a tile next to an enemy test with one die."""
    b, s = g.board, g.state
    for tile in b.tiles_of[terrain]:
        if any(s.crowd[other] for other, _ in (*b.edges[tile], *b.walls[tile])):
            yield from stealth.tests_on_arrival(g, tile, ONE_DIE)
    alarm.check_alarm(g, terrain)


def local_help(g: VTable, terrain: int) -> Steps:
    """VC-EVENT-03, Local Help: one commando on a small tile takes a random equipment token."""
    b, s = g.board, g.state
    able = [c for c in commandos_on_terrain(b, s, terrain) if b.size[s.tile[c]] == SMALL and has_free_slot(b, s, c)]
    if not able:
        g.tell(e.NO_EFFECT, LOCAL_HELP)
        return
    options = [b.lexicon.act("help", c) for c in able]
    choice = yield from choose(g, b.everyone, "local_help", options, "VC-GEN-03")
    receive(g, choice.args[0], LOCAL_HELP)


def receive(g: VTable, c: int, effect: int) -> None:
    """A random token onto a card; a spotted token is discarded as always (VC-SPOT-03)."""
    item = draw_item(g)
    if item < 0 or item == SPOTTED:
        if item == SPOTTED:
            throw_item(g.state, item)
        g.tell(e.NO_EFFECT, effect)
    else:
        add_item(g.state.kit[c], item)
        g.tell(e.ITEM_RECEIVED, c, item)


def informer(g: VTable, terrain: int) -> None:
    """VC-EVENT-03, Informer: one stealthy commando, chosen at random, becomes visible."""
    s = g.state
    hidden = [c for c in commandos_on_terrain(g.board, s, terrain) if s.face[c] == STEALTHY]
    if not hidden:
        g.tell(e.NO_EFFECT, INFORMER)
        return
    stealth.be_seen(g, hidden[g.dice.pick(len(hidden))], "VC-EVENT-03")
    alarm.check_alarm(g, terrain)


def mail_day(g: VTable, terrain: int) -> Steps:
    """VC-EVENT-03, Mail Day: enemies on one tile of the players' choice do not move this turn."""
    b, s = g.board, g.state
    options = [b.lexicon.act("hold", tile) for tile in b.tiles_of[terrain] if s.crowd[tile]]
    options += [b.lexicon.act("hold", b.entrance_tile[entrance]) for entrance in b.entrances_of[terrain]
                if not s.crowd[b.entrance_tile[entrance]]]
    if options:
        choice = yield from choose(g, b.everyone, "mail_day", options, "VC-EVENT-03", terrain)
        s.effect_arg[terrain] = choice.args[0]
        g.tell(e.TILE_HELD, choice.args[0])


def ammo_check(g: VTable, terrain: int) -> Steps:
    """VC-EVENT-03, Ammo Check: one blue token of a commando is swapped for a random one."""
    b, s = g.board, g.state
    options = [b.lexicon.act("exchange", c, item) for c in commandos_on_terrain(b, s, terrain)
               for item in dict.fromkeys(s.kit[c]) if MP40_GUN <= item <= MOSIN_NAGANT]
    if not options:
        g.tell(e.NO_EFFECT, AMMO_CHECK)
        return
    choice = yield from choose(g, b.everyone, "ammo_check", options, "VC-EVENT-03")
    c, item = choice.args
    s.kit[c].remove(item)
    receive(g, c, AMMO_CHECK)
    throw_item(s, item)


NOW: dict[int, Callable[[VTable, int], Steps | None]] = {
    SIXTH_SENSE: sixth_sense,
    RADIO_CHATTER: radio_chatter,
    SNIPER_FIRE: sniper_fire,
    SECOND_WIND: second_wind,
    DROPPED_KEYS: dropped_keys,
    CHANGE_OF_GUARD: lambda g, terrain: turn_faces(g, terrain, to_mauser=True),
    FRESH_MAGAZINES: lambda g, terrain: turn_faces(g, terrain, to_mauser=False),
    JAMMED_WEAPON: jammed_weapon,
    LOST_CRATE: lost_crate,
    LOOSE_HATCH: loose_hatch,
    COUNTER_SEARCH: counter_search,
    BARKING_DOGS: barking_dogs,
    LOCAL_HELP: local_help,
    INFORMER: informer,
    MAIL_DAY: mail_day,
    AMMO_CHECK: ammo_check,
}
