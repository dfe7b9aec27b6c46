"""From a scenario to the first position: the squad (VC-CARD), decks and pools (VC-POOL), terrains (VC-SETUP)."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from random import Random

from bocage.core.action import Action
from bocage.core.asking import ask, choose
from bocage.core.contract import Scenario
from bocage.core.decision import Decision, Seat, Steps
from bocage.core.errors import Unknown
from bocage.games.v_commandos import content
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    BOTH_SIDES, EVERY_ROLE, FIRST_SPECIAL_TOKEN, FOES, FOE_NAMES, ITEMS, ITEM_NAMES, LAST_HOT_GUN, MAUSER, MP40, NO_EFFECT,
    NO_POINT, ROLES, SIDES, STEALTHY, TOKENS, TOKEN_OF)
from bocage.games.v_commandos.rules.asking import VTable, fail
from bocage.games.v_commandos.rules.chance import draw_token, refill_events, take_item, take_mp40, take_token
from bocage.games.v_commandos.rules.guards import post_guards
from bocage.games.v_commandos.rules.health import enlist
from bocage.games.v_commandos.state import (
    CHOOSE_SQUAD, IN_PLAY, NOBODY, NO_CARD, OBJECTIVE_OPEN, OUT, SET_UP, START_TURN, UNBUILT, UNHELD, UNUSED, State, add_item,
    heat_index, put_foe)
from bocage.games.v_commandos.types import Card, Foe, Item, Role, Side, Terrain, Tile

SPECIALS_AT_START = 3           # VC-POOL-03


def scenarios() -> Sequence[Scenario]:
    """VC-GEN-05, VC-GEN-08: every terrain card is a quick game; then come the operations."""
    box = content.load()
    quick = [Scenario(terrain.id, "quick", (1, min(4, terrain.commandos)), f"terrain-{terrain.id}", terrain.commandos)
             for terrain in box.terrains.values()]
    operations = [Scenario(operation.id, "operation", (1, min(4, operation.commandos)), f"operation-{operation.id}",
                           operation.commandos) for operation in box.operations.values()]
    return (*quick, *operations)


def board(scenario: str, options: Mapping[str, str], seats: int) -> Board:
    """VC-GEN-05, VC-GEN-08, VC-DIFF-03: makes the board of a quick game or of an operation."""
    box = content.load()
    veteran = options.get("difficulty") == "veteran"
    if scenario in box.operations:
        operation = box.operations[scenario]
        at = {name: Terrain(number) for number, name in enumerate(operation.terrains)}
        links = [(at[a], at[b]) for a, b in (link.split(" > ") for link in operation.links)]
        made = Board(box, scenario, operation.terrains, operation.commandos, operation.rules, links, veteran, seats)
    elif scenario in box.terrains:
        made = Board(box, scenario, [scenario], box.terrains[scenario].commandos, (), [], veteran, seats)
    else:
        raise Unknown("scenario", scenario, ", ".join(known.id for known in scenarios()))
    made.noise_on_laying = options.get("tnt_noise_on_laying") == "yes"
    made.crowbar_reusable = options.get("crowbar_reusable_on_doors") == "yes"
    made.squad = squad_of(options.get("squad", ""), made.commandos)
    return made


def squad_of(text: str, commandos: int) -> tuple[tuple[Role, Side], ...]:
    """Reads the option ``squad``: ``medic:blue,scout:ochre``. If it is empty, the players choose in the game."""
    if not text:
        return ()
    chosen: list[tuple[Role, Side]] = []
    for word in text.split(","):
        role, _, side = word.strip().partition(":")
        if role not in ROLES or side not in SIDES or role in [ROLES[c] for c, _ in chosen]:
            raise Unknown("commando", word, ", ".join(f"{role}:{side}" for role in ROLES for side in SIDES))
        chosen.append((Role(ROLES.index(role)), Side(SIDES.index(side))))
    if len(chosen) != commandos:
        raise Unknown("squad", text, str(commandos))
    return tuple(chosen)


def random_options(scenario: str, seats: int, options: Mapping[str, str], rng: Random) -> dict[str, str]:
    """Settings for a random game: now and then the squad is agreed beforehand."""
    card = next(each for each in scenarios() if each.id == scenario)
    if rng.random() < 0.7:
        return {}
    return {"squad": ",".join(f"{role}:{rng.choice(SIDES)}" for role in rng.sample(ROLES, card.pieces))}


def first_state(b: Board) -> State:
    """VC-POOL-01, VC-POOL-02, VC-POOL-03, VC-POOL-04, VC-POOL-05: the tables are empty and the pools full. Nothing is drawn
    yet."""
    s = State()
    s.foes = [0] * (b.tiles * FOES)
    s.moved = [0] * b.tiles
    s.crowd = [0] * b.tiles
    s.heads = [0] * b.tiles
    s.outside = [0] * (len(b.entrance_name) * FOES)
    s.pool = [*b.tokens[:FIRST_SPECIAL_TOKEN], *[0] * (TOKENS - FIRST_SPECIAL_TOKEN)]
    s.special_pool = [*[0] * FIRST_SPECIAL_TOKEN, *b.tokens[FIRST_SPECIAL_TOKEN:]]
    s.items = [0] * (b.tiles * ITEMS)
    s.charges = [0] * b.tiles
    s.doors = list(b.door_start)
    s.hatches = list(b.hatch_start)
    s.barricades = [0] * len(b.entrance_name)
    s.triangles = [OUT] * len(b.triangle_name)
    s.holder = [UNHELD] * len(b.triangle_name)
    s.objective = [OBJECTIVE_OPEN] * len(b.objective_word)
    s.escort_tile = [OUT] * len(b.escort_ids)
    s.escort_face = [STEALTHY] * len(b.escort_ids)
    s.escort_with = [NOBODY] * len(b.escort_ids)
    s.escort_left = [0] * len(b.escort_ids)
    s.terrain = [UNBUILT] * b.terrains
    s.alarm = [0] * b.terrains
    s.alarms = [0] * b.terrains
    s.card = [NO_CARD] * b.terrains
    s.effect = [NO_EFFECT] * b.terrains
    s.effect_arg = [UNUSED] * b.terrains
    s.direction = [NO_POINT] * b.terrains
    s.built = [0] * b.terrains
    s.timed = [[] for _ in b.all_terrains]
    s.blasts = [0] * b.terrains
    s.blast_turn = [0] * b.terrains
    s.deck = list(b.cards_in_deck)
    s.discarded = [0] * len(b.cards_in_deck)
    s.supply = [0 if item in b.forbidden else number for item, number in enumerate(b.supply)]
    s.thrown = [0] * len(ITEM_NAMES)
    s.heat = [NOBODY] * (heat_index(LAST_HOT_GUN) + 1 + len(b.triangle_name))
    s.first_specials = b.first_specials
    s.phase = CHOOSE_SQUAD
    return s


# --- the squad --------------------------------------------------------------------------------------------------------


def choose_squad_step(g: VTable) -> Steps:
    """VC-CARD-01, VC-CARD-03, VC-GEN-08: the seats take turns to choose a card and its side. If there are more commandos than
    seats, the players say who runs the others.

    A squad that the options name is dealt to the seats in the same order, without a question.
    """
    b, s = g.board, g.state
    at = len(s.squad)
    if at == b.commandos:
        s.phase = SET_UP
        return
    if b.squad:
        c, side = b.squad[at]
        enlist(g, c, side, b.everyone[at % b.seats])
    else:
        seat = yield from who_runs_next(g, at)
        options = [b.lexicon.act("choose", c, side) for c in EVERY_ROLE if s.reserve[c] for side in BOTH_SIDES]
        choice = yield from ask(g, seat, "choose_commando", options, "VC-CARD-01", at + 1, b.commandos)
        c, side = Role(choice.args[0]), Side(choice.args[1])
        enlist(g, c, side, seat)
    g.tell(e.CHOSEN, c, side)


def who_runs_next(g: VTable, at: int) -> Generator[Decision, Action, Seat]:
    """VC-CARD-03: each seat runs one commando. The players decide who runs each further one."""
    b = g.board
    if at < b.seats:
        return b.everyone[at]
    options = [b.lexicon.act("runs", seat) for seat in b.everyone]
    choice = yield from choose(g, b.everyone, "who_runs", options, "VC-CARD-03", at + 1)
    return Seat(choice.args[0])


# --- the operation ----------------------------------------------------------------------------------------------------


def set_up_step(g: VTable) -> Steps:
    """VC-POOL-03, VC-POOL-04, VC-OPER-02, VC-OPER-03, VC-SETUP-10: three special units join the enemy pool, the leftmost
    terrains are laid, and each commando gets the tokens of the silhouettes on its card."""
    b, s = g.board, g.state
    for _ in range(SPECIALS_AT_START):
        token = g.dice.draw(s.special_pool, "special")
        s.special_pool[token] -= 1
        s.pool[token] += 1
    first = [terrain for terrain in b.all_terrains if not b.sources[terrain]]
    s.turn = 1                                              # these terrains count as laid in turn 1
    yield from build(g, first, list(s.squad))
    s.turn = 0
    s.phase = START_TURN


def build(g: VTable, terrains: Sequence[Terrain], squad: list[Role]) -> Steps:
    """VC-SETUP-05, VC-SETUP-09: lays terrains, then their equipment. If several are laid together and there are too few tokens,
    the players choose among all their tiles. ``squad``: the commandos whose cards get their first tokens now (VC-SETUP-10)."""
    for terrain in terrains:
        yield from lay(g, terrain)
    yield from lay_equipment(g, [place for terrain in terrains for place in g.board.items_laid[terrain]], squad)


def lay(g: VTable, terrain: Terrain) -> Steps:
    """VC-SETUP-01, VC-SETUP-02, VC-SETUP-03, VC-SETUP-04, VC-SETUP-06, VC-SETUP-07, VC-SETUP-08, VC-GEN-06: lays a terrain as
    its card shows: tiles, tokens, enemies."""
    b, s = g.board, g.state
    s.terrain[terrain] = IN_PLAY
    s.built[terrain] = s.built_turn = s.turn
    g.tell(e.TERRAIN_BUILT, terrain)
    for token in b.triangles_of[terrain]:
        s.triangles[token] = b.triangle_home[token]
    if b.alarm_starts_on[terrain]:                          # VC-SCEN-10: this counts as the first time
        s.alarm[terrain] = s.alarms[terrain] = 1
        g.tell(e.ALARM_ON, terrain, rule="VC-SCEN-10")
    deal_timed_deck(g, terrain)
    place_enemies(g, terrain)
    for tile in b.tiles_of[terrain]:
        yield from post_guards(g, tile)


def deal_timed_deck(g: VTable, terrain: Terrain) -> None:
    """VC-TIME-01, VC-TIME-07: deals one card for each turn from the top of the main deck. Nobody sees them.

    VC-RULING-50: cards that players have looked at stay on top of the new deck, in the same order.
    """
    s = g.state
    for _ in range(g.board.time_limit[terrain]):
        refill_events(g)
        if s.next_cards:
            s.timed_next.append(terrain * len(s.deck) + s.next_cards.pop(0))
        else:
            card = Card(g.dice.draw(s.deck, "event", eyes=0))
            s.deck[card] -= 1
            s.timed[terrain].append(card)
    s.timed[terrain].sort()
    refill_events(g)


# --- equipment --------------------------------------------------------------------------------------------------------


def lay_equipment(g: VTable, laid: list[tuple[Tile, Item]], squad: list[Role]) -> Steps:
    """VC-SETUP-03, VC-SETUP-05, VC-SETUP-10, VC-CARD-07: takes tokens from the supply, then from the discard. If there are too
    few, the players choose which tiles or commandos go without.

    VC-SCEN-19: forbidden types are not laid. VC-SCEN-20: a special rule may lay the commandos' first tokens on a tile instead
    of on their cards. VC-RULING-48: a silhouette that gets its token reserves the slot.
    """
    b, s = g.board, g.state
    wanted: list[tuple[Item, str, Tile | Role]] = [(item, "bare_tile", tile) for tile, item in laid]
    wanted += [(item, "bare_commando", c) for c in squad for item in b.start_items[c * 2 + s.side[c]]]
    wanted = [want for want in wanted if want[0] not in b.forbidden]
    for item in sorted({want[0] for want in wanted}):
        places = [(verb, place) for kind, verb, place in wanted if kind == item]
        if not s.supply[item] + s.thrown[item]:
            for verb, place in places:
                g.tell(e.GOES_WITHOUT if verb == "bare_tile" else e.COMMANDO_GOES_WITHOUT, place, item)
            continue
        while len(places) > s.supply[item] + s.thrown[item]:
            options = [b.lexicon.act(verb, place) for verb, place in dict.fromkeys(places)]
            choice = yield from choose(g, b.everyone, "shortage", options, "VC-SETUP-05", item)
            verb, place = next(each for each in places if each == (choice.verb, choice.args[0]))
            places.remove((verb, place))
            g.tell(e.GOES_WITHOUT if verb == "bare_tile" else e.COMMANDO_GOES_WITHOUT, place, item)
        for verb, place in places:
            take_item(s, item)
            if verb == "bare_tile" or b.start_tokens_on >= 0:
                tile = place if verb == "bare_tile" else b.start_tokens_on
                s.items[tile * ITEMS + item] += 1
            else:
                add_item(s.kit[place], item)
                add_item(s.reserved[place], item)


# --- enemies ----------------------------------------------------------------------------------------------------------


def place_enemies(g: VTable, terrain: Terrain) -> None:
    """VC-SETUP-04, VC-SETUP-06, VC-SETUP-07, VC-SETUP-08, VC-END-03: an MP40 enemy stands on every triangular token. At veteran
    difficulty one also stands on every tile that touches an entrance, even if it touches two.

    These enemies come out of the pool. If the pool cannot supply them, the operation fails.
    """
    b, s = g.board, g.state
    for token in b.triangles_of[terrain]:
        kind = mp40_or_fail(g)
        put_foe(s, b.triangle_home[token], kind)
        s.holder[token] = kind
    if b.veteran:
        for tile in dict.fromkeys(b.entrance_tile[entrance] for entrance in b.entrances_of[terrain]):
            put_foe(s, tile, mp40_or_fail(g))
    for unit, tile in b.extras[terrain]:
        put_extra(g, unit, tile)


def mp40_or_fail(g: VTable) -> Foe:
    """VC-END-03: takes an MP40 enemy out of the pool; the operation fails if there is none."""
    kind = take_mp40(g.state)
    if kind < 0:
        fail(g, "VC-END-03")
    return kind


def put_extra(g: VTable, unit: str, tile: Tile) -> None:
    """VC-SCEN-14: adds one more enemy: an MP40, a Mauser, a special unit by name (from the special pool first), or a random
    special unit."""
    s = g.state
    if unit in ("mp40", "mauser"):
        put_foe(s, tile, Foe(mp40_or_fail(g) + (MAUSER - MP40 if unit == "mauser" else 0)))
    elif unit == "special":
        if any(s.pool[FIRST_SPECIAL_TOKEN:]):
            put_foe(s, tile, draw_token(g, [0] * FIRST_SPECIAL_TOKEN + s.pool[FIRST_SPECIAL_TOKEN:]))
    else:
        kind = Foe(FOE_NAMES.index(unit))
        token = TOKEN_OF[kind]
        if s.special_pool[token]:
            s.special_pool[token] -= 1
            put_foe(s, tile, kind)
        elif take_token(s, token):
            put_foe(s, tile, kind)
