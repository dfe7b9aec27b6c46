"""What must be true at every moment of every game: no piece is lost, no tile is too full, every guard is at its post."""

from __future__ import annotations

from collections import Counter

from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    CRATE, CRITICAL, CROWBAR, FOES, FOE_NAMES, ITEMS, ITEM_NAMES, JAMMED, NEST_TRIANGLE, NULL_ENEMY, NULL_TOKEN, REGULARS,
    REGULAR_KINDS, ROLES, TNT, TOKEN_NAMES, TOKEN_OF, VISIBLE)
from bocage.games.v_commandos.state import (
    COMMANDO_IN_NEST, ESCORT_IN_NEST, IN_PLAY, OBJECTIVE_CARRIED, OBJECTIVE_OPEN, OFF_MAP, UNHELD, State, commandos_on,
    escorts_on, fits, pinned)
from bocage.games.v_commandos.types import Foe


def pieces(b: Board, s: State) -> dict[str, dict[str, int]]:
    """Counts every token and card, wherever it is. Ø tokens are not counted, because they leave the game by the rules."""
    tokens: Counter[str] = Counter()
    for token, name in enumerate(TOKEN_NAMES):
        tokens[name] += s.pool[token] + s.special_pool[token]
    for at, number in enumerate(s.foes + s.outside):
        tokens[TOKEN_NAMES[TOKEN_OF[at % FOES]]] += number
    for kind in s.next_tokens:
        if kind != NULL_ENEMY:
            tokens[TOKEN_NAMES[TOKEN_OF[kind]]] += 1
    del tokens[TOKEN_NAMES[NULL_TOKEN]]

    items: Counter[str] = Counter()
    lying = [s.supply, s.thrown, *(s.items[tile * ITEMS:tile * ITEMS + ITEMS] for tile in b.all_tiles)]
    for pile in lying:
        for item, number in enumerate(pile):
            items[ITEM_NAMES[s.jammed if item == JAMMED else item]] += number
    for kit in s.kit:
        for item in kit:
            items["crate" if item >= CRATE else ITEM_NAMES[s.jammed if item == JAMMED else item]] += 1
    items[ITEM_NAMES[TNT]] += sum(s.charges)
    items[ITEM_NAMES[CROWBAR]] += sum(s.barricades)
    items["crate"] -= s.objective.count(OBJECTIVE_CARRIED)

    cards: Counter[str] = Counter()
    for card, name in enumerate(b.event_ids):
        cards[name] += s.deck[card] + s.discarded[card]
    timed = [*(card for deck in s.timed for card in deck), *(code % len(s.deck) for code in s.timed_next)]
    for card in (*s.next_cards, *timed, *(card for card in s.card if card >= 0)):
        cards[b.event_ids[card]] += 1

    commandos = {role: (c in s.squad) + s.reserve[c] + s.buried[c] for c, role in enumerate(ROLES)}
    return {"tokens": dict(tokens), "items": {name: number for name, number in items.items() if number}, "cards": dict(cards),
            "commandos": commandos}


def audit(b: Board, s: State) -> list[str]:
    """Lists what is wrong with a position between two steps, in words for a developer. The list should be empty."""
    return [*wrong_tiles(b, s), *wrong_guards(b, s), *wrong_commandos(b, s), *wrong_alarms(b, s)]


def wrong_tiles(b: Board, s: State) -> list[str]:
    """Compares the sums kept for each tile with the pieces there, and the pieces with the slots."""
    wrong = []
    for tile in b.all_tiles:
        name, foes = b.tile_name[tile], sum(s.foes[tile * FOES:tile * FOES + FOES])
        people = len(commandos_on(s, tile)) + len(escorts_on(s, tile))
        if s.crowd[tile] != foes or s.heads[tile] != foes + people:
            wrong.append(f"{name}: {foes} enemies and {people} others, but crowd {s.crowd[tile]}, heads {s.heads[tile]}")
        nest = b.nest_on[tile]
        empty_nest = nest >= 0 and s.holder[nest] == UNHELD
        if s.heads[tile] > b.slots[tile] - (1 if empty_nest else 0):
            wrong.append(f"{name}: {s.heads[tile]} characters in {b.slots[tile]} slots")
        if s.terrain[b.terrain_of[tile]] != IN_PLAY and s.heads[tile]:
            wrong.append(f"{name}: characters on a terrain that is not in play")
        if min(s.foes[tile * FOES:tile * FOES + FOES]) < 0 or min(s.items[tile * ITEMS:tile * ITEMS + ITEMS]) < 0:
            wrong.append(f"{name}: less than nothing")
    return wrong


def wrong_guards(b: Board, s: State) -> list[str]:
    """Compares the holder of each triangular token with the pieces on its tile."""
    wrong = []
    for token, tile in enumerate(s.triangles):
        holder, name = s.holder[token], b.triangle_name[token]
        if tile < 0:
            if holder != UNHELD:
                wrong.append(f"{name} is gone, but has a guard")
        elif holder == UNHELD:
            if any(s.foes[tile * FOES + kind] > pinned(b, s, tile, kind) for kind in REGULAR_KINDS):
                wrong.append(f"{name} is unprotected beside a regular enemy")
        elif holder < FOES:
            if s.foes[tile * FOES + holder] < pinned(b, s, tile, Foe(holder)) or holder >= REGULARS:
                wrong.append(f"{name} is guarded by a {FOE_NAMES[holder]} who is not there")
        elif b.triangle_kind[token] != NEST_TRIANGLE:
            wrong.append(f"{name} is no nest")
        elif holder < ESCORT_IN_NEST:
            if s.tile[holder - COMMANDO_IN_NEST] != tile:
                wrong.append(f"{name}: its commando is elsewhere")
        elif s.escort_tile[holder - ESCORT_IN_NEST] != tile:
            wrong.append(f"{name}: its escort is elsewhere")
    for o, state in enumerate(s.objective):
        token = b.objective_triangle[o]
        if state == OBJECTIVE_OPEN and s.terrain[b.objective_terrain[o]] == IN_PLAY and s.triangles[token] < 0:
            wrong.append(f"{b.objective_name[o]} is open but nowhere")
    return wrong


def wrong_commandos(b: Board, s: State) -> list[str]:
    """Checks equipment, wounds, saved actions and condition of each commando."""
    wrong = []
    for c in s.squad:
        card, role = c * 2 + s.side[c], ROLES[c]
        if not fits(b, s, c, s.kit[c]) or s.kit[c] != sorted(s.kit[c]):
            wrong.append(f"{role} carries {s.kit[c]}, silhouettes {s.reserved[c]}")
        if s.plus[c] < 0 or s.wounds[c] < 0 or (s.plus[c] and s.wounds[c] + s.plus[c] > b.plus_slots[card]):
            wrong.append(f"{role}: {s.wounds[c]} wounds and {s.plus[c]} saved actions do not fit")
        if (s.face[c] == CRITICAL) != (s.wounds[c] >= b.all_slots[card]):
            wrong.append(f"{role} is critical and not critical")
        if s.uniform[c] and s.face[c] == CRITICAL:
            wrong.append(f"{role} is critical in uniform")
        if s.budget[c] < 0 or (s.budget[c] and s.active != c):
            wrong.append(f"{role} has {s.budget[c]} actions")
        if s.tile[c] < OFF_MAP:
            wrong.append(f"{role} is nowhere")
    return wrong


def wrong_alarms(b: Board, s: State) -> list[str]:
    """VC-ALARM-03, VC-ALARM-04, VC-ESCORT-09: while an alarm is silent, nobody on the terrain is visible and there are not too
    many commandos."""
    wrong = []
    for terrain, name in enumerate(b.terrain_ids):
        if s.terrain[terrain] == IN_PLAY and not s.alarm[terrain]:
            here = [c for c in s.squad if s.tile[c] >= 0 and b.terrain_of[s.tile[c]] == terrain]
            escorts = [x for x, tile in enumerate(s.escort_tile) if tile >= 0 and b.terrain_of[tile] == terrain]
            seen = any(s.face[c] == VISIBLE for c in here) or any(s.escort_face[x] == VISIBLE for x in escorts)
            if seen or len(here) > b.number_of[terrain]:
                wrong.append(f"{name}: the alarm should be on")
    return wrong


