"""Checks terrain cards: layout, pieces, objectives, special rules, and whether the box holds enough for terrains in play
together."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bocage.core.content import Place
from bocage.games.v_commandos import content as box
from bocage.games.v_commandos.board import NEST_SLOTS, Board, LaidTile
from bocage.games.v_commandos.check.common import MOST_COMMANDOS, check_number, check_source, listed, parts, word_of
from bocage.games.v_commandos.pieces import (
    COMPASS, COMPASS_POINTS, FOE_FACES, FOE_NAMES, ITEM_NAMES, REGULARS, SPOTTED, SUPPLY_NAMES)
from bocage.games.v_commandos.setup import SPECIALS_AT_START
from bocage.games.v_commandos.state import ACTIONS
from bocage.games.v_commandos.types import Point, Tile

TILE_NAME = re.compile(r"[a-z]+")
# What may stand on a terrain card (VC-SCEN-09, VC-SCEN-10, VC-SCEN-11, VC-SCEN-12, VC-SCEN-13, VC-SCEN-14).
ON_TERRAINS = (box.TimeLimit, box.AlarmStartsOn, box.NoAlarmToken, box.ExitOnly, box.CollapseAfterBlast, box.SetupExtra)
SEVERAL = (box.ExitOnly, box.SetupExtra, box.Companion, box.Forbid)        # words that may stand more than once


def check_terrain(content: box.Content, terrain: box.Terrain, place: Place) -> None:
    """VC-TERRAIN-03, VC-TERRAIN-04, VC-TERRAIN-05, VC-TERRAIN-06, VC-TERRAIN-07, VC-SETUP-03, VC-SETUP-04: a terrain card can
    be laid, entered, won and left."""
    check_source(terrain, terrain.source, place)
    check_number(place.key("commandos"), terrain.commandos, 1, MOST_COMMANDOS)
    check_tiles(terrain, place)
    check_doors(terrain, place)
    check_entrances(terrain, place)
    check_hatches(terrain, place)
    check_triangles(terrain, place)
    check_items(content, terrain, place)
    check_objectives(content, terrain, place)
    check_rules_of_terrain(content, terrain, place)
    for veteran in (False, True):
        rules = [rule for rule in terrain.rules if veteran or not rule.veteran]
        check_rules_together(content, terrain, rules, veteran, place)
        check_in_play(content, [terrain], {terrain.id: rules}, place)
    check_ways(content, terrain, place)


def check_tiles(terrain: box.Terrain, place: Place) -> None:
    for size in terrain.grid:
        check_number(place.key("grid"), size, 1)
    place.key("tiles").expect(terrain.tiles, "expect-some-tile")
    width, height = terrain.grid
    covered: dict[tuple[int, int], str] = {}
    for name, tile in terrain.tiles.items():
        here = place.key("tiles").key(name)
        here.expect(TILE_NAME.fullmatch(name), "expect-tile-name")
        for x, y in LaidTile(name, tile).cells():
            here.key("at").expect(0 <= x < width and 0 <= y < height, "expect-in-grid", width=width, height=height)
            here.key("at").expect((x, y) not in covered, "expect-overlap", other=covered.get((x, y), ""))
            covered[x, y] = name


def touching(terrain: box.Terrain, name: str, point: Point) -> list[str]:
    """Returns the tiles that touch a tile on that side."""
    names = list(terrain.tiles)
    cells = {cell: Tile(at) for at, each in enumerate(names) for cell in LaidTile(each, terrain.tiles[each]).cells()}
    return [names[at] for at in LaidTile(name, terrain.tiles[name]).neighbours(cells, point)]


def check_tile(terrain: box.Terrain, name: str, place: Place) -> None:
    place.expect(name in terrain.tiles, "expect-tile", known=listed(terrain.tiles))


def check_doors(terrain: box.Terrain, place: Place) -> None:
    """VC-TERRAIN-04: two outdoor tiles have no door between them."""
    seen: set[frozenset[str]] = set()
    for at, text in enumerate(terrain.doors):
        here = place.item("doors", at, text)
        found = parts(text, r"(\w+)-(\w+) (?:open|locked)")
        here.expect(found, "expect-door-form")
        a, b = found
        check_tile(terrain, a, here)
        check_tile(terrain, b, here)
        here.expect(any(b in touching(terrain, a, point) for point in COMPASS_POINTS), "expect-touching", a=a, b=b)
        here.expect("in" in (terrain.tiles[a].side, terrain.tiles[b].side), "expect-indoor")
        here.expect(frozenset((a, b)) not in seen, "expect-once", name=f"{a}-{b}")
        seen.add(frozenset((a, b)))


def check_entrances(terrain: box.Terrain, place: Place) -> None:
    place.key("entrances").expect(terrain.entrances, "expect-some-entrance")
    seen: set[str] = set()
    for at, text in enumerate(terrain.entrances):
        here = place.item("entrances", at, text)
        found = parts(text, r"(\w+) ([NESW])")
        here.expect(found, "expect-entrance-form")
        name, side = found
        check_tile(terrain, name, here)
        near = touching(terrain, name, Point(COMPASS.index(side)))
        here.expect(not near, "expect-outer-edge", other=listed(near))
        here.expect(text not in seen, "expect-once", name=text)
        seen.add(text)


def entrance_tiles(terrain: box.Terrain) -> set[str]:
    """VC-SETUP-07: returns the tiles that touch an entrance. Each gets one MP40 at veteran set-up, even if it touches two."""
    return {text.split()[0] for text in terrain.entrances}


def check_hatches(terrain: box.Terrain, place: Place) -> None:
    seen: set[str] = set()
    for at, text in enumerate(terrain.hatches):
        here = place.item("hatches", at, text)
        found = parts(text, r"(\w+) (open|blocked)")
        here.expect(found, "expect-hatch-form")
        name = found[0]
        check_tile(terrain, name, here)
        here.expect(name not in seen, "expect-once", name=name)
        seen.add(name)


def hatches(terrain: box.Terrain) -> dict[str, str]:
    return dict(text.split() for text in terrain.hatches)


def check_triangles(terrain: box.Terrain, place: Place) -> None:
    """VC-SETUP-04: nests lie outdoors. A tile has one alarm, nest or objective, unless the alarm is itself the objective."""
    token_on: dict[str, str] = {}
    if terrain.alarm:
        check_tile(terrain, terrain.alarm, place.key("alarm"))
        token_on[terrain.alarm] = "alarm"
    for at, name in enumerate(terrain.nests):
        here = place.item("nests", at, name)
        check_tile(terrain, name, here)
        here.expect(terrain.tiles[name].side == "out", "expect-outdoor")
        here.expect(name not in token_on, "expect-bare", other=token_on.get(name, ""))
        token_on[name] = "nests"
    homes: set[str] = set()
    for at, objective in enumerate(terrain.objectives):
        here = place.item("objectives", at).key("tile")
        check_tile(terrain, objective.tile, here)
        here.expect(objective.tile not in homes, "expect-home")
        homes.add(objective.tile)
        if not isinstance(objective, box.ShutOffAlarm):
            here.expect(objective.tile not in token_on, "expect-bare", other=token_on.get(objective.tile, ""))


def triangles(terrain: box.Terrain) -> list[str]:
    """Returns the tiles with a triangular token. Each has a guard at set-up."""
    return [*filter(None, [terrain.alarm]), *terrain.nests,
            *(each.tile for each in terrain.objectives if not isinstance(each, box.ShutOffAlarm))]


def supply(content: box.Content) -> dict[str, int]:
    """Returns how many tokens of each kind can be laid or carried. Spotted tokens cannot. Weapons that overheat have a name for
    each token."""
    kinds = {token.id: token for token in content.tokens}
    named = [name for name in SUPPLY_NAMES if name != ITEM_NAMES[SPOTTED]]
    return {name: 1 if kinds[name.split("-")[0]].overheats else kinds[name].number for name in named}


def check_items(content: box.Content, terrain: box.Terrain, place: Place) -> None:
    known = supply(content)
    laid: Counter[str] = Counter()
    for at, text in enumerate(terrain.items):
        here = place.item("items", at, text)
        found = parts(text, r"(\w+) (\S+)")
        here.expect(found, "expect-item-form")
        name, item = found
        check_tile(terrain, name, here)
        here.expect(item in known, "expect-known", known=listed(known))
        laid[item] += 1
        here.expect(laid[item] <= known[item], "expect-tokens", item=item, number=known[item])


def check_objectives(content: box.Content, terrain: box.Terrain, place: Place) -> None:
    """VC-SCEN-01, VC-SCEN-02, VC-SCEN-03, VC-SCEN-04, VC-SCEN-05, VC-SCEN-06, VC-SCEN-07, VC-SCEN-08: what each objective asks
    for exists and can be done."""
    place.key("objectives").expect(terrain.objectives, "expect-some-objective")
    for at, objective in enumerate(terrain.objectives):
        here = place.item("objectives", at)
        earlier = terrain.objectives[:at]
        match objective:
            case box.Interact():
                check_number(here.key("actions"), objective.actions, 1, ACTIONS)
                known = list(supply(content))
                here.key("item").expect(not objective.item or objective.item in known, "expect-known", known=listed(known))
            case box.Burn():
                check_number(here.key("actions"), objective.actions, 1, ACTIONS)
            case box.EscortOut():
                kinds = [escort.id for escort in content.escorts]
                here.key("kind").expect(objective.kind in kinds, "expect-known", known=listed(kinds))
                here.key("kind").expect(objective.kind not in escorts_of(earlier), "expect-once", name=objective.kind)
            case box.Protect():
                check_number(here.key("turns"), objective.turns, 1)
                check_number(here.key("watch_from"), objective.watch_from, 1, objective.turns)
            case box.CarryOut():
                check_hatch(terrain, objective.to, here.key("to"))
            case box.AllExit():
                check_hatch(terrain, objective.hatch, here.key("hatch"))
                here.key("word").expect(not any(isinstance(other, box.AllExit) for other in earlier), "expect-once",
                                        name="all_exit")
            case box.ShutOffAlarm():
                here.key("tile").expect(objective.tile == terrain.alarm, "expect-alarm")


def escorts_of(objectives: Iterable[box.AnyObjective]) -> list[str]:
    return [objective.kind for objective in objectives if isinstance(objective, box.EscortOut)]


def check_hatch(terrain: box.Terrain, name: str, place: Place) -> None:
    place.expect(name in hatches(terrain), "expect-hatch", known=listed(hatches(terrain)))


# --- special rules ----------------------------------------------------------------------------------------------------


def check_rules_of_terrain(content: box.Content, terrain: box.Terrain, place: Place) -> None:
    """VC-SCEN-09, VC-SCEN-10, VC-SCEN-11, VC-SCEN-12, VC-SCEN-13, VC-SCEN-14, VC-SCEN-24, VC-RULING-35: only words for terrains
    stand here. A card without an alarm has the rule that says so, and only such a card."""
    for at, rule in enumerate(terrain.rules):
        here = place.item("rules", at)
        here.key("word").expect(isinstance(rule, ON_TERRAINS), "expect-known", known=listed(map(word_of, ON_TERRAINS)))
        here.key("on").expect(not rule.on, "expect-nothing")
        check_order(terrain.rules, at, here)
        check_rule_on(content, terrain, rule, here)
    silent = any(isinstance(rule, box.NoAlarmToken) for rule in terrain.rules)
    place.key("alarm").expect(terrain.alarm or silent, "expect-alarm-or-rule")


def check_order(rules: Sequence[box.AnyRule], at: int, place: Place) -> None:
    """A word stands once for a place. A veteran rule may stand after the standard rule that it replaces."""
    rule = rules[at]
    for earlier in rules[:at]:
        if type(earlier) is type(rule) and earlier.on == rule.on:
            replaces = rule.veteran and not earlier.veteran
            place.key("word").expect(isinstance(rule, SEVERAL) or replaces, "expect-once", name=word_of(type(rule)))


def check_rule_on(content: box.Content, terrain: box.Terrain, rule: box.AnyRule, place: Place) -> None:
    """Checks the numbers and names of a rule of a terrain."""
    match rule:
        case box.TimeLimit():
            check_number(place.key("turns"), rule.turns, 1)
            homes = [objective.tile for objective in terrain.objectives]
            for at, name in enumerate(rule.objectives):
                place.item("objectives", at, name).expect(name in homes, "expect-objective", known=listed(homes))
        case box.NoAlarmToken():
            place.key("word").expect(not terrain.alarm, "expect-no-alarm", tile=terrain.alarm)
            place.key("veteran").expect(not rule.veteran, "expect-nothing")
        case box.ExitOnly():
            check_hatch(terrain, rule.hatch, place.key("hatch"))
        case box.CollapseAfterBlast():
            check_number(place.key("turns"), rule.turns, 1)
            place.key("word").expect(has_blast(terrain), "expect-blast")
        case box.AlarmFixed() | box.BlastSpreads():
            place.key("word").expect(has_blast(terrain), "expect-blast")
        case box.SetupExtra():
            units = units_of(content)
            place.key("unit").expect(rule.unit in units, "expect-known", known=listed(units))
            check_tile(terrain, rule.tile, place.key("tile"))


def has_blast(terrain: box.Terrain) -> bool:
    return any(isinstance(objective, box.Destroy | box.Burn) for objective in terrain.objectives)


def units_of(content: box.Content) -> dict[str, int]:
    """VC-SCEN-14: returns which enemies can be laid besides the guards, and how many of each there are."""
    regular = sum(enemy.number for enemy in content.enemies if enemy.id in FOE_NAMES[:REGULARS])
    named = {enemy.id: enemy.number for enemy in content.enemies if enemy.special}
    return dict.fromkeys(FOE_FACES, regular) | named | {"special": SPECIALS_AT_START}


def check_rules_together(content: box.Content, terrain: box.Terrain, rules: Sequence[box.AnyRule], veteran: bool,
                         place: Place) -> None:
    """The terrain has a way in and at most one time limit, and the tiles and tokens suffice for everyone at set-up."""
    no_way_in = [rule.hatch for rule in rules if isinstance(rule, box.ExitOnly)]
    place.key("hatches").expect(any(how == "open" and name not in no_way_in for name, how in hatches(terrain).items()),
                                "expect-open-hatch")
    held = {objective.turns for objective in terrain.objectives if isinstance(objective, box.Protect)}
    limited = any(isinstance(rule, box.TimeLimit) for rule in rules)
    place.key("objectives").expect(len(held) + limited <= 1, "expect-one-clock")
    extras = [rule for rule in rules if isinstance(rule, box.SetupExtra)]
    check_room(content, terrain, extras, veteran, place)
    units = Counter(rule.unit for rule in extras)
    one_face, other_face = FOE_FACES
    units[one_face] += len(triangles(terrain)) + (len(entrance_tiles(terrain)) if veteran else 0) + units.pop(other_face, 0)
    for unit, number in units.items():
        there = units_of(content)[unit]
        place.key("rules").expect(number <= there, "expect-enemies", unit=unit, number=there, found=number)


def check_room(content: box.Content, terrain: box.Terrain, extras: Sequence[box.SetupExtra], veteran: bool,
               place: Place) -> None:
    """VC-CAP-01, VC-CAP-04: nobody can be laid on a full tile."""
    there = Counter([*triangles(terrain), *(rule.tile for rule in extras)])
    if veteran:
        there.update(entrance_tiles(terrain))
    slots = {size.id: size.slots for size in content.numbers.tiles}
    for name, number in there.items():
        room = slots[terrain.tiles[name].size[0]] - (NEST_SLOTS - 1 if name in terrain.nests else 0)
        place.key("tiles").key(name).expect(number <= room, "expect-room", number=room, found=number)


# --- what is in play together -----------------------------------------------------------------------------------------


def check_in_play(content: box.Content, terrains: Sequence[box.Terrain], rules: Mapping[str, Sequence[box.AnyRule]],
                  place: Place, field: str = "") -> None:
    """VC 6.1, VC-TIME-01: terrains in play at the same time need no more pieces and event cards than there are.

    ``field`` is where an operation names them.
    """
    numbers = content.numbers
    names = listed(terrain.id for terrain in terrains)
    sizes = Counter(tile.size[0] for terrain in terrains for tile in terrain.tiles.values())
    tokens = [each for terrain in terrains for each in terrain.objectives if not isinstance(each, box.ShutOffAlarm)]
    used = [(f"tiles-{size.id}", sizes[size.id], size.in_box) for size in numbers.tiles]
    used += [
        ("doors", sum(len(terrain.doors) for terrain in terrains), numbers.doors_in_box),
        ("entrances", sum(len(terrain.entrances) for terrain in terrains), numbers.entrances_in_box),
        ("hatches", sum(len(terrain.hatches) for terrain in terrains), numbers.hatches_in_box),
        ("alarms", sum(bool(terrain.alarm) for terrain in terrains), numbers.alarms_in_box),
        ("objectives", len(tokens), numbers.objectives_in_box),
        ("nests", sum(len(terrain.nests) for terrain in terrains), numbers.nests_in_box),
    ]
    for piece, found, number in used:
        place.key(field or piece.split("-")[0]).expect(found <= number, "expect-box", piece=piece, number=number, found=found,
                                                       terrains=names)
    timed = sum(turns_of(terrain, rules[terrain.id]) for terrain in terrains)
    redraws = sum(event.compass == "redraw" for event in content.events)
    # Each terrain in play may need a card and, when that says to draw again, one more.
    left = len(content.events) - redraws - 2 * len(terrains)
    place.key(field or "rules").expect(timed <= left, "expect-timed", number=left, found=timed, terrains=names)


def turns_of(terrain: box.Terrain, rules: Sequence[box.AnyRule]) -> int:
    """Returns the number of cards in a terrain's timed deck."""
    held = [objective.turns for objective in terrain.objectives if isinstance(objective, box.Protect)]
    limits = [rule.turns for rule in rules if isinstance(rule, box.TimeLimit)]
    return (held + limits or [0])[-1]


def check_ways(content: box.Content, terrain: box.Terrain, place: Place) -> None:
    """VC 6.8: all tiles are connected. Enemies pass any door; commandos pass it once it is open."""
    board = Board(content, terrain.id, [terrain.id], terrain.commandos, (), [], True, 1)
    ways_in = [tile for hatch, tile in enumerate(board.hatch_tile)
               if hatches(terrain)[board.tile_name[tile]] == "open" and not board.exit_only[hatch]]
    ways = ((board.entrance_tile, "expect-enemy-way"), (ways_in, "expect-commando-way"), ([0], "expect-connected"))
    for starts, key in ways:
        for tile, name in enumerate(board.tile_name):
            reached = any(board.distance[start][tile] < board.tiles for start in starts)
            place.key("tiles").key(name).expect(reached, key)
