"""Checks of content: whatever could make a game wrong or impossible, named with its file, its place and what was expected.

The game's own content is checked whole. A player's pack is a folder with ``terrains/*.toml`` and ``operations.toml``, or one of
them; its terrains and operations may use one another and those of the game.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from bocage.core.catalogue import catalogue
from bocage.core.content import Place, load_toml, short
from bocage.core.errors import Unreadable
from bocage.core.text import LANGUAGES, words
from bocage.games.v_commandos import content as box
from bocage.games.v_commandos.board import NEST_SLOTS, SIZES, Board, Tile
from bocage.games.v_commandos.pieces import (
    ABILITIES, COMPASS, EFFECTS, FIRST_SPECIAL_TOKEN, FOE_FACES, FOE_NAMES, ITEM_NAMES, JAMMED, PRINTED_NAMES, REGULARS, ROLES,
    SIDES, SPOTTED, TOKEN_ITEMS, TOKEN_NAMES)
from bocage.games.v_commandos.rules.chance import SCRIPT_BAGS
from bocage.games.v_commandos.rules.training import MOMENTS
from bocage.games.v_commandos.setup import SPECIALS_AT_START
from bocage.games.v_commandos.state import ACTIONS, PHASES
from bocage.games.v_commandos.text import FOLDER as TEXT

GAME = Path(__file__).parent
ID = re.compile(r"[a-z][a-z0-9_]*")
TILE_NAME = re.compile(r"[a-z]+")
MOST_COMMANDOS = 4              # VC-GEN-01
LESSON = "lesson_"              # scenarios of this name are lessons

# How many pieces the box holds (VC 6.1). What each of them is, is in ``content/``; that they add up is checked here.
EQUIPMENT_TOKENS = 66
EVENT_CARDS = {"N": 8, "E": 8, "S": 8, "W": 8, "redraw": 5}
ENEMY_TOKENS = {"regular": 37, "null": 7, "special": 10}

# Where a special rule may stand: these on a terrain card (VC-SCEN-09 to -14); these on an operation card, for one of its
# terrains (VC-SCEN-15 to -17); all others on an operation card, for all of it (VC-SCEN-18 to -23).
ON_TERRAINS = (box.TimeLimit, box.AlarmStartsOn, box.NoAlarmToken, box.ExitOnly, box.CollapseAfterBlast, box.SetupExtra)
ON_ONE_TERRAIN = (*ON_TERRAINS, box.AlarmFixed, box.BlastSpreads)
SEVERAL = (box.ExitOnly, box.SetupExtra, box.Companion, box.Forbid)        # words that may stand more than once

FORMS = (".the", ".The", ".of", ".to", ".g")


def check_box(folder: Path, lang: str = "en") -> list[str]:
    """The game's own content, or a changed copy of all of it."""
    terrains = load_terrains(folder)
    operations = load_toml(folder / "operations.toml", box._Operations).operation
    lessons = load_toml(folder / "lessons.toml", box._Lessons).lesson
    check_once(Place(short(folder / "lessons.toml")), "lesson", lessons)
    content = box.load(folder)
    check_numbers(content, Place(short(folder / "numbers.toml")))
    check_equipment(content, Place(short(folder / "equipment.toml")))
    check_cards(content, Place(short(folder / "commandos.toml")))
    check_enemies(content, Place(short(folder / "enemies.toml")))
    check_events(content, Place(short(folder / "events.toml")))
    check_escorts(content, Place(short(folder / "escorts.toml")))
    check_scenarios(content, terrains, operations, folder, taken=[])
    for lesson in lessons:
        check_lesson(content, lesson, Place(short(folder / "lessons.toml")).entry("lesson", lesson.id))
    texts = needed_texts(content)
    check_texts(texts)
    say = words(lang)
    tokens = Counter(enemy.token for enemy in content.enemies for _ in range(enemy.number))
    return [
        say("checked-equipment", tokens=sum(token.number for token in content.tokens), printed=len(content.printed)),
        say("checked-commandos", cards=len(content.cards), roles=len(ROLES)),
        say("checked-enemies", regular=tokens["regular"] + tokens["sledge"], null=tokens["null"],
            special=sum(enemy.number for enemy in content.enemies if enemy.special)),
        say("checked-events", number=len(content.events)),
        say("checked-escorts", number=len(content.escorts)),
        *scenarios_checked(lang, list(terrains.values()), operations),
        say("checked-lessons", number=len(lessons)),
        say("checked-texts", number=len(texts)),
    ]


def check_pack(folder: Path, lang: str = "en") -> list[str]:
    """A player's terrains and operations."""
    for file in sorted(folder.glob("*.toml")):
        Place(short(file)).expect(file.name == "operations.toml", "expect-pack-file")
    terrains = load_terrains(folder)
    file = folder / "operations.toml"
    operations = load_toml(file, box._Operations).operation if file.exists() else ()
    Place(folder.name or ".").expect(terrains or operations, "expect-pack")
    own = box.load()
    taken = [*own.terrains, *own.operations]
    content = msgspec.structs.replace(
        own, terrains=own.terrains | {terrain.id: terrain for terrain in terrains.values()},
        operations=own.operations | {operation.id: operation for operation in operations})
    check_scenarios(content, terrains, operations, folder, taken)
    return scenarios_checked(lang, list(terrains.values()), operations)


def load_terrains(folder: Path) -> dict[Path, box.Terrain]:
    return {file: load_toml(file, box.Terrain) for file in sorted((folder / "terrains").glob("*.toml"))}


def check_scenarios(content: box.Content, terrains: dict[Path, box.Terrain], operations: Sequence[box.Operation], folder: Path,
                    taken: Sequence[str]) -> None:
    """Terrains first, since operations are made of them. ``taken``: ids that others have."""
    for file, terrain in terrains.items():
        place = Place(short(file))
        check_id(terrain.id, taken, place)
        place.key("id").expect(terrain.id == file.stem, "expect-file-name", name=file.stem)
        check_terrain(content, terrain, place)
    place = Place(short(folder / "operations.toml"))
    check_once(place, "operation", operations)
    for operation in operations:
        here = place.entry("operation", operation.id)
        check_id(operation.id, [*taken, *(terrain.id for terrain in terrains.values())], here)
        check_operation(content, operation, here)


def scenarios_checked(lang: str, terrains: Sequence[box.Terrain], operations: Sequence[box.Operation]) -> list[str]:
    say = words(lang)
    lines = []
    if terrains:
        lines.append(say("checked-terrains", number=len(terrains), names=listed(terrain.id for terrain in terrains)))
    if operations:
        lines.append(say("checked-operations", number=len(operations), names=listed(each.id for each in operations)))
    return lines


def listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "–"


# --- what entries have in common --------------------------------------------------------------------------------------


def check_id(id: str, taken: Sequence[str], place: Place) -> None:
    """An id is a word of action texts, of scenario names and of the names of texts."""
    place.key("id").expect(ID.fullmatch(id), "expect-id")
    place.key("id").expect(id not in taken and not id.startswith(LESSON), "expect-new", name=id)


def check_once(place: Place, name: str, entries: Sequence[box.Entry]) -> None:
    """Ids stand once, and every datum has its source."""
    seen: set[str] = set()
    for entry in entries:
        place.entry(name, entry.id).expect(entry.id not in seen, "expect-once", name=entry.id)
        seen.add(entry.id)
        check_source(entry, entry.source, place.entry(name, entry.id))


def check_source(entry: msgspec.Struct, source: box.Source, place: Place) -> None:
    place.key("source").expect("*" in source, "expect-source")
    fields = [field for field in entry.__struct_fields__ if field != "source"]
    for name in source:
        place.key("source").key(name).expect(name == "*" or name in fields, "expect-known", known=listed(["*", *fields]))


def check_names(place: Place, names: Sequence[str], known: Sequence[str]) -> None:
    """The names in a file are those that the rules know by number."""
    for name in names:
        place.expect(name in known, "expect-known", known=listed(known))
    missing = [name for name in known if name not in names]
    place.expect(not missing, "expect-also", missing=listed(missing))


def check_number(place: Place, number: int, low: int, high: int | None = None) -> None:
    if high is None:
        place.expect(number >= low, "expect-at-least", low=low)
    else:
        place.expect(low <= number <= high, "expect-number", low=low, high=high)


def word_of(struct: type[Any]) -> str:
    return str(struct.__struct_config__.tag)


def parts(text: str, form: str) -> tuple[str, ...]:
    """The parts of a short text such as ``a-b open``; empty if it has another form."""
    found = re.fullmatch(form, text)
    return found.groups() if found else ()


# --- terrains ---------------------------------------------------------------------------------------------------------


def check_terrain(content: box.Content, terrain: box.Terrain, place: Place) -> None:
    """VC-TERRAIN-03 to -07, VC-SETUP-03, -04: a terrain card that can be laid, entered, won and left."""
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
        for x, y in Tile(name, tile).cells():
            here.key("at").expect(0 <= x < width and 0 <= y < height, "expect-in-grid", width=width, height=height)
            here.key("at").expect((x, y) not in covered, "expect-overlap", other=covered.get((x, y), ""))
            covered[x, y] = name


def touching(terrain: box.Terrain, name: str, point: int) -> list[str]:
    """The tiles that touch a tile on that side."""
    names = list(terrain.tiles)
    cells = {cell: at for at, each in enumerate(names) for cell in Tile(each, terrain.tiles[each]).cells()}
    return [names[at] for at in Tile(name, terrain.tiles[name]).neighbours(cells, point)]


def check_tile(terrain: box.Terrain, name: str, place: Place) -> None:
    place.expect(name in terrain.tiles, "expect-tile", known=listed(terrain.tiles))


def check_doors(terrain: box.Terrain, place: Place) -> None:
    """VC-TERRAIN-04: between two outdoor tiles there is nothing to close."""
    seen: set[frozenset[str]] = set()
    for at, text in enumerate(terrain.doors):
        here = place.item("doors", at, text)
        found = parts(text, r"(\w+)-(\w+) (?:open|locked)")
        here.expect(found, "expect-door-form")
        a, b = found
        check_tile(terrain, a, here)
        check_tile(terrain, b, here)
        here.expect(any(b in touching(terrain, a, point) for point in range(4)), "expect-touching", a=a, b=b)
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
        near = touching(terrain, name, COMPASS.index(side))
        here.expect(not near, "expect-outer-edge", other=listed(near))
        here.expect(text not in seen, "expect-once", name=text)
        seen.add(text)


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
    """VC-SETUP-04: nests lie outdoors; a tile has one alarm, nest or objective, unless the alarm is itself the objective."""
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
    """The tiles with a triangular token, each with its guard at set-up."""
    return [*filter(None, [terrain.alarm]), *terrain.nests,
            *(each.tile for each in terrain.objectives if not isinstance(each, box.ShutOffAlarm))]


def supply(content: box.Content) -> dict[str, int]:
    """How many tokens of each kind can be laid or carried; spotted tokens cannot. Weapons that overheat go by names of
    their own."""
    kinds = {token.id: token for token in content.tokens}
    named = [name for name in ITEM_NAMES[:TOKEN_ITEMS] if name != ITEM_NAMES[SPOTTED]]
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
    """VC-SCEN-01 to -08: what is asked for exists and can be done."""
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
    """VC-SCEN-09 to -14, -24, VC-RULING-35: words for terrains; no alarm on the card and the rule that says so go together."""
    for at, rule in enumerate(terrain.rules):
        here = place.item("rules", at)
        here.key("word").expect(isinstance(rule, ON_TERRAINS), "expect-known", known=listed(map(word_of, ON_TERRAINS)))
        here.key("on").expect(not rule.on, "expect-nothing")
        check_order(terrain.rules, at, here)
        check_rule_on(content, terrain, rule, here)
    silent = any(isinstance(rule, box.NoAlarmToken) for rule in terrain.rules)
    place.key("alarm").expect(terrain.alarm or silent, "expect-alarm-or-rule")


def check_order(rules: Sequence[box.AnyRule], at: int, place: Place) -> None:
    """A word stands once for a place; a veteran rule may stand after the standard one that it replaces."""
    rule = rules[at]
    for earlier in rules[:at]:
        if type(earlier) is type(rule) and earlier.on == rule.on:
            replaces = rule.veteran and not earlier.veteran
            place.key("word").expect(isinstance(rule, SEVERAL) or replaces, "expect-once", name=word_of(type(rule)))


def check_rule_on(content: box.Content, terrain: box.Terrain, rule: box.AnyRule, place: Place) -> None:
    """A rule of a terrain: its numbers, and what it names."""
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
    """VC-SCEN-14: who can be laid besides the guards, and how many of each there are."""
    regular = sum(enemy.number for enemy in content.enemies if enemy.id in FOE_NAMES[:REGULARS])
    named = {enemy.id: enemy.number for enemy in content.enemies if enemy.special}
    return dict.fromkeys(FOE_FACES, regular) | named | {"special": SPECIALS_AT_START}


def check_rules_together(content: box.Content, terrain: box.Terrain, rules: Sequence[box.AnyRule], veteran: bool,
                         place: Place) -> None:
    """A way in, at most one clock, and room and tokens for everyone who is there at set-up."""
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
    units[one_face] += len(triangles(terrain)) + (len(terrain.entrances) if veteran else 0) + units.pop(other_face, 0)
    for unit, number in units.items():
        there = units_of(content)[unit]
        place.key("rules").expect(number <= there, "expect-enemies", unit=unit, number=there, found=number)


def check_room(content: box.Content, terrain: box.Terrain, extras: Sequence[box.SetupExtra], veteran: bool,
               place: Place) -> None:
    """VC-CAP-01, -04: nobody can be laid on a full tile."""
    there = Counter([*triangles(terrain), *(rule.tile for rule in extras)])
    if veteran:
        there.update(text.split()[0] for text in terrain.entrances)
    slots = {size.id: size.slots for size in content.numbers.tiles}
    for name, number in there.items():
        room = slots[terrain.tiles[name].size[0]] - (NEST_SLOTS - 1 if name in terrain.nests else 0)
        place.key("tiles").key(name).expect(number <= room, "expect-room", number=room, found=number)


# --- what is in play together -----------------------------------------------------------------------------------------


def check_in_play(content: box.Content, terrains: Sequence[box.Terrain], rules: Mapping[str, Sequence[box.AnyRule]],
                  place: Place, field: str = "") -> None:
    """VC 6.1, VC-TIME-01: terrains on the table at the same time use no more pieces and event cards than there are.

    ``field``: where an operation names them.
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
    """The cards of a terrain's timed deck."""
    held = [objective.turns for objective in terrain.objectives if isinstance(objective, box.Protect)]
    limits = [rule.turns for rule in rules if isinstance(rule, box.TimeLimit)]
    return (held + limits or [0])[-1]


def check_ways(content: box.Content, terrain: box.Terrain, place: Place) -> None:
    """VC 6.8: everything is connected. Enemies pass any door; so do commandos, once they have opened it."""
    board = Board(content, terrain.id, [terrain.id], terrain.commandos, (), [], True, 1)
    ways_in = [tile for hatch, tile in enumerate(board.hatch_tile)
               if hatches(terrain)[board.tile_name[tile]] == "open" and not board.exit_only[hatch]]
    ways = ((board.entrance_tile, "expect-enemy-way"), (ways_in, "expect-commando-way"), ([0], "expect-connected"))
    for starts, key in ways:
        for tile, name in enumerate(board.tile_name):
            reached = any(board.distance[start][tile] < board.tiles for start in starts)
            place.key("tiles").key(name).expect(reached, key)


# --- operations -------------------------------------------------------------------------------------------------------


def check_operation(content: box.Content, operation: box.Operation, place: Place) -> None:
    """VC-OPER-01 to -08: terrains left to right, links that lead to each of them, and rules that find what they name."""
    check_number(place.key("commandos"), operation.commandos, 1, MOST_COMMANDOS)
    check_number(place.key("minutes"), operation.minutes, 1)
    place.key("terrains").expect(operation.terrains, "expect-some-terrain")
    for at, name in enumerate(operation.terrains):
        here = place.item("terrains", at, name)
        here.expect(name in content.terrains, "expect-terrain", known=listed(content.terrains))
        here.expect(name not in operation.terrains[:at], "expect-once", name=name)
    check_links(operation, place)
    check_rules_of_operation(content, operation, place)
    check_namesakes(content, operation, place)
    for veteran in (False, True):
        rules = {name: rules_on(content, operation, name, veteran) for name in operation.terrains}
        for name in operation.terrains:
            check_rules_together(content, content.terrains[name], rules[name], veteran, place.entry("rules", name))
        for together in in_play_together(operation):
            check_in_play(content, [content.terrains[name] for name in together], rules, place, "terrains")


def links_of(operation: box.Operation) -> list[tuple[str, str]]:
    return [(a, b) for a, b in (link.split(" > ") for link in operation.links)]


def check_links(operation: box.Operation, place: Place) -> None:
    """VC-OPER-03, -07: links go from left to right, so nothing waits for itself; only the leftmost column has none."""
    order = operation.terrains
    for at, text in enumerate(operation.links):
        here = place.item("links", at, text)
        found = parts(text, r"(\w+) > (\w+)")
        here.expect(found, "expect-link-form")
        for name in found:
            here.expect(name in order, "expect-known", known=listed(order))
        here.expect(order.index(found[0]) < order.index(found[1]), "expect-left-to-right", known=listed(order))
        here.expect(text not in operation.links[:at], "expect-once", name=text)
    led_to = [b for _, b in links_of(operation)]
    for at, name in enumerate(order):
        place.item("terrains", at, name).expect(name in led_to or not any(other in led_to for other in order[:at]),
                                                "expect-link-to", name=name)


def leftmost(operation: box.Operation) -> list[str]:
    led_to = [b for _, b in links_of(operation)]
    return [name for name in operation.terrains if name not in led_to]


def later_than(operation: box.Operation, first: str) -> list[str]:
    """A terrain and all that can only be laid after it."""
    found = [first]
    for name in operation.terrains:
        if any((earlier, name) in links_of(operation) for earlier in found):
            found.append(name)
    return found


def in_play_together(operation: box.Operation) -> Iterator[tuple[str, ...]]:
    """VC-OPER-06 to -08: every set of terrains that can be in play at the same time, completed in whatever order."""
    links = links_of(operation)
    reached = [frozenset[str]()]                            # sets of completed terrains; grows while it is walked through
    for completed in reached:
        laid = tuple(name for name in operation.terrains
                     if name not in completed and all(a in completed for a, b in links if b == name))
        if laid:
            yield laid
        reached += [after for name in laid if (after := completed | {name}) not in reached]


def rules_on(content: box.Content, operation: box.Operation, name: str, veteran: bool) -> list[box.AnyRule]:
    """VC-SCEN-15, -24: a rule of the operation replaces those of the same word on the terrain card."""
    own = [rule for rule in operation.rules if rule.on == name and (veteran or not rule.veteran)]
    replaced = tuple(type(rule) for rule in own)
    return [rule for rule in content.terrains[name].rules
            if (veteran or not rule.veteran) and not isinstance(rule, replaced)] + own


def check_rules_of_operation(content: box.Content, operation: box.Operation, place: Place) -> None:
    """VC-SCEN-15 to -24: each word where it belongs, and everything it names at its place in the operation."""
    for at, rule in enumerate(operation.rules):
        here = place.item("rules", at)
        if isinstance(rule, ON_ONE_TERRAIN):
            here.key("on").expect(rule.on in operation.terrains, "expect-known", known=listed(operation.terrains))
            check_rule_on(content, content.terrains[rule.on], rule, here)
        else:
            here.key("on").expect(not rule.on, "expect-nothing")
            check_rule_of_all(content, operation, rule, here)
        check_order(operation.rules, at, here)


def check_rule_of_all(content: box.Content, operation: box.Operation, rule: box.AnyRule, place: Place) -> None:
    """A rule of the whole operation: its numbers, and what it names."""
    match rule:
        case box.Companion():
            homes = {kind: name for name in operation.terrains for kind in escorts_of(content.terrains[name].objectives)}
            place.key("kind").expect(rule.kind in homes, "expect-companion", known=listed(homes))
            later = later_than(operation, homes[rule.kind])
            for field, name in (("alive_at", rule.alive_at), ("leaves", rule.leaves)):
                place.key(field).expect(not name or name in later, "expect-known", known=listed(later))
        case box.Forbid():
            known = [token.id for token in content.tokens]
            place.key("item").expect(rule.item in known, "expect-known", known=listed(known))
            needs = [name for name in operation.terrains if needs_item(content.terrains[name], rule.item)]
            place.key("item").expect(not needs, "expect-unneeded", terrains=listed(needs))
        case box.StartTokensOn():
            first = leftmost(operation)
            place.key("terrain").expect(rule.terrain in first, "expect-known", known=listed(first))
            check_tile(content.terrains[rule.terrain], rule.tile, place.key("tile"))
        case box.Relock():
            check_number(place.key("doors"), rule.doors, 1)
        case box.FirstDraws():
            check_number(place.key("number"), rule.number, 1, SPECIALS_AT_START)
        case box.TurnLimit():
            check_number(place.key("turns"), rule.turns, 1)


def needs_item(terrain: box.Terrain, item: str) -> bool:
    """VC-SCEN-01, -02: an objective that takes a token of that kind, or a charge."""
    return any((isinstance(each, box.Interact) and each.item == item) or (isinstance(each, box.Destroy) and item == "tnt")
               for each in terrain.objectives)


def check_namesakes(content: box.Content, operation: box.Operation, place: Place) -> None:
    """Escorts go by their kind and crates by the letter of their tile: in one operation each name means one."""
    for first, second in combinations(operation.terrains, 2):
        one, two = content.terrains[first].objectives, content.terrains[second].objectives
        both = set(escorts_of(one)) & set(escorts_of(two))
        crates = [{f"crate-{each.tile}" for each in each_of if isinstance(each, box.CarryOut)} for each_of in (one, two)]
        for name in sorted(both | crates[0] & crates[1]):
            place.item("terrains", operation.terrains.index(second), second).expect(False, "expect-namesake", name=name,
                                                                                    other=first)


# --- tokens and cards -------------------------------------------------------------------------------------------------


def check_numbers(content: box.Content, place: Place) -> None:
    numbers = content.numbers
    check_source(numbers, numbers.source, place)
    check_once(place, "tiles", numbers.tiles)
    check_names(place.key("tiles"), [size.id for size in numbers.tiles], list(dict.fromkeys(name[0] for name in SIZES)))
    for size in numbers.tiles:
        here = place.entry("tiles", size.id)
        check_number(here.key("slots"), size.slots, NEST_SLOTS)
        check_number(here.key("to_hit"), size.to_hit, 2, 6)
        check_number(here.key("in_box"), size.in_box, 1)
    check_number(place.key("nest_to_hit"), numbers.nest_to_hit, 2, 6)
    for name in numbers.__struct_fields__:
        if name.endswith("_in_box") or name == "nest_dice":
            check_number(place.key(name), getattr(numbers, name), 1)


def check_equipment(content: box.Content, place: Place) -> None:
    """VC-POOL-02, VC-GUN-01: 66 tokens of the kinds that the rules know, and the weapons printed on cards."""
    check_once(place, "token", content.tokens)
    check_once(place, "printed", content.printed)
    kinds = Counter(name.split("-")[0] for name in ITEM_NAMES if name != ITEM_NAMES[JAMMED])
    check_names(place.key("token"), [token.id for token in content.tokens], list(kinds))
    check_names(place.key("printed"), [weapon.id for weapon in content.printed], PRINTED_NAMES)
    for token in content.tokens:
        here = place.entry("token", token.id)
        check_number(here.key("number"), token.number, 1)
        if token.overheats or kinds[token.id] > 1:              # VC-HEAT-02: each overheats for itself, so each has its name
            here.key("overheats").expect(token.overheats, "expect-value", value="true")
            here.key("number").expect(token.number == kinds[token.id], "expect-value", value=kinds[token.id])
    for name, weapons in (("token", content.tokens), ("printed", content.printed)):
        for weapon in weapons:
            here = place.entry(name, weapon.id)
            check_number(here.key("dice"), weapon.dice, 1 if weapon.firearm else 0)
            here.key("firearm").expect(weapon.firearm == (weapon.colour == "blue"), "expect-value",
                                       value=str(not weapon.firearm).lower())
    check_total(place.key("token"), sum(token.number for token in content.tokens), EQUIPMENT_TOKENS)


def check_total(place: Place, found: int, number: int) -> None:
    place.expect(found == number, "expect-total", number=number, found=found)


def check_cards(content: box.Content, place: Place) -> None:
    """VC-CARD-01, -06, -07: five cards of two sides; what a side starts with fits into its slots."""
    check_once(place, "card", content.cards)
    check_names(place.key("card"), [card.id for card in content.cards], [f"{role}_{side}" for role in ROLES for side in SIDES])
    for card in content.cards:
        here = place.entry("card", card.id)
        role, _, side = card.id.rpartition("_")
        here.key("role").expect(card.role == role, "expect-value", value=role)
        here.key("side").expect(card.side == side, "expect-value", value=side)
        here.key("printed").expect(card.printed in PRINTED_NAMES, "expect-known", known=listed(PRINTED_NAMES))
        for at, item in enumerate(card.start):
            here.item("start", at, item).expect(item in supply(content), "expect-known", known=listed(supply(content)))
        check_number(here.key("slots"), card.slots, 1 + len(card.start))
        check_number(here.key("plus_slots"), card.plus_slots, 1, ACTIONS)
        minus = ACTIONS - card.plus_slots
        here.key("minus_slots").expect(card.minus_slots == minus, "expect-value", value=minus)
    check_names(place.key("card"), [card.ability for card in content.cards], ABILITIES)


def check_enemies(content: box.Content, place: Place) -> None:
    """VC-POOL-03, -04, -07: 37 regular tokens, two faces each, 7 Ø and 10 special units."""
    check_once(place, "enemy", content.enemies)
    null = TOKEN_NAMES[FIRST_SPECIAL_TOKEN - 1]
    check_names(place.key("enemy"), [enemy.id for enemy in content.enemies], [*FOE_NAMES, null])
    check_names(place.key("enemy"), [enemy.token for enemy in content.enemies], TOKEN_NAMES)
    totals: Counter[str] = Counter()
    for enemy in content.enemies:
        here = place.entry("enemy", enemy.id)
        special = TOKEN_NAMES.index(enemy.token) >= FIRST_SPECIAL_TOKEN
        here.key("special").expect(enemy.special == special, "expect-value", value=str(special).lower())
        check_number(here.key("number"), enemy.number, 0)
        check_number(here.key("dice"), enemy.dice, 0 if enemy.id == null else 1)
        check_number(here.key("strength"), enemy.strength, 0 if enemy.id == null else 1)
        totals["special" if special else null if enemy.token == null else "regular"] += enemy.number
    for kind, number in ENEMY_TOKENS.items():
        place.key("enemy").expect(totals[kind] == number, "expect-enemy-tokens", kind=kind, number=number, found=totals[kind])


def check_events(content: box.Content, place: Place) -> None:
    """VC-EVENT-02, -04: 37 cards, each with one effect or one for either state of the alarm, and every effect on one card."""
    check_once(place, "event", content.events)
    seen: set[str] = set()
    for event in content.events:
        here = place.entry("event", event.id)
        here.key("id").expect(ID.fullmatch(event.id), "expect-id")
        here.key("effects").expect(1 <= len(event.effects) <= 2, "expect-entries", low=1, high=2)
        for at, effect in enumerate(event.effects):
            here.item("effects", at, effect).expect(effect in EFFECTS, "expect-known", known=listed(EFFECTS))
            here.item("effects", at, effect).expect(effect not in seen, "expect-once", name=effect)
            seen.add(effect)
    check_names(place.key("event"), sorted(seen), EFFECTS)
    found = Counter[str](event.compass for event in content.events)
    for point, number in EVENT_CARDS.items():
        place.key("event").expect(found[point] == number, "expect-compass", point=point, number=number, found=found[point])


def check_escorts(content: box.Content, place: Place) -> None:
    check_once(place, "escort", content.escorts)
    for escort in content.escorts:
        here = place.entry("escort", escort.id)
        here.key("id").expect(ID.fullmatch(escort.id), "expect-id")
        here.key("faces").expect(escort.faces != ("visible", "stealthy"), "expect-value", value="stealthy, visible")


# --- lessons ----------------------------------------------------------------------------------------------------------


def check_lesson(content: box.Content, lesson: box.Lesson, place: Place) -> None:
    """VC 6.11: a lesson that can be laid out and followed to its end."""
    place.key("id").expect(ID.fullmatch(lesson.id), "expect-id")
    scenarios = [*content.operations, *(content.terrains if lesson.squad else ())]
    place.key("scenario").expect(lesson.scenario in scenarios, "expect-known", known=listed(scenarios))
    board = board_of(content, lesson.scenario)
    check_squad(lesson, board, place)
    check_layout(content, lesson, board, place)
    place.key("steps").expect(bool(lesson.steps) != bool(lesson.moments), "expect-steps-or-moments")
    rules = {rule.id for rules in (catalogue(GAME).rule, catalogue(GAME).ruling, catalogue(GAME).example) for rule in rules}
    for at, step in enumerate(lesson.steps):
        check_step(content, lesson, step, board, place.item("steps", at))
        check_rule_ids(step.rules, rules, place.item("steps", at))
    for at, moment in enumerate(lesson.moments):
        here = place.entry("moments", moment.id)
        here.expect(moment.id in MOMENTS, "expect-known", known=listed(MOMENTS))
        here.expect(moment.id not in [other.id for other in lesson.moments[:at]], "expect-once", name=moment.id)
        check_rule_ids(moment.rules, rules, here)


def board_of(content: box.Content, scenario: str) -> Board:
    if scenario in content.terrains:
        return Board(content, scenario, [scenario], content.terrains[scenario].commandos, (), [], False, 1)
    operation = content.operations[scenario]
    at = operation.terrains.index
    links = [(at(a), at(b)) for a, b in links_of(operation)]
    return Board(content, scenario, operation.terrains, operation.commandos, operation.rules, links, False, 1)


def check_squad(lesson: box.Lesson, board: Board, place: Place) -> None:
    place.key("squad").expect(len(lesson.squad) <= MOST_COMMANDOS, "expect-entries", low=0, high=MOST_COMMANDOS)
    roles: list[str] = []
    for at, text in enumerate(lesson.squad):
        here = place.item("squad", at, text)
        role, _, side = text.partition(":")
        here.expect(role in ROLES and side in SIDES, "expect-known",
                    known=listed(f"{role}:{side}" for role in ROLES for side in SIDES))
        here.expect(role not in roles, "expect-once", name=role)
        roles.append(role)
    for role, tile in lesson.starts.items():
        here = place.key("starts").key(role)
        here.expect(role in roles, "expect-known", known=listed(roles))
        here.expect(tile in board.tile_name, "expect-tile", known=listed(board.tile_name))


def check_layout(content: box.Content, lesson: box.Lesson, board: Board, place: Place) -> None:
    for name, kinds in lesson.enemies.items():
        place.key("enemies").key(name).expect(name in board.tile_name, "expect-tile", known=listed(board.tile_name))
        for at, kind in enumerate(kinds):
            place.key("enemies").item(name, at, kind).expect(kind in FOE_FACES, "expect-known", known=listed(FOE_FACES))
    known = supply(content)
    for at, item in enumerate(lesson.without_items):
        place.item("without_items", at, item).expect(item in known, "expect-known", known=listed(known))
    for at, item in enumerate(lesson.rewards):
        check_chance(content, lesson, f"item:{item}", place.item("rewards", at, item))
    for name, cards in lesson.events.items():
        place.key("events").key(name).expect(name in board.terrain_ids, "expect-known", known=listed(board.terrain_ids))
        for at, text in enumerate(cards):
            here = place.key("events").item(name, at, text)
            card, _, item = text.partition(":")
            check_chance(content, lesson, f"event:{card}", here)
            if item:
                check_chance(content, lesson, f"item:{item}", here)


def check_step(content: box.Content, lesson: box.Lesson, step: box.LessonStep, board: Board, place: Place) -> None:
    place.key("during").expect(step.during in PHASES, "expect-known", known=listed(PHASES))
    for at, text in enumerate(step.asks):
        try:
            same = board.lexicon.read(text).text == text
        except Unreadable:
            same = False
        place.item("asks", at, text).expect(same, "expect-action", scenario=lesson.scenario)
    for at, text in enumerate(step.chance):
        check_chance(content, lesson, text, place.item("chance", at, text))


def check_chance(content: box.Content, lesson: box.Lesson, text: str, place: Place) -> None:
    """A fixed result, ``bag:name``, that can come out of its bag."""
    bag, _, name = text.partition(":")
    place.expect(bag in SCRIPT_BAGS, "expect-chance", known=listed(SCRIPT_BAGS))
    known: Sequence[str] = {
        "die": [str(face) for face in range(1, 7)],
        "foe": [*FOE_NAMES, "null"],
        "item": [item for item in ITEM_NAMES[:TOKEN_ITEMS] if item not in lesson.without_items],
        "event": [event.id for event in content.events],
        "special": TOKEN_NAMES[FIRST_SPECIAL_TOKEN:],
    }[bag]
    place.expect(name in known, "expect-known", known=listed(known))


def check_rule_ids(ids: Sequence[str], known: set[str], place: Place) -> None:
    place.key("rules").expect(ids, "expect-rule")
    for at, id in enumerate(ids):
        place.item("rules", at, id).expect(id in known, "expect-rule")


# --- texts ------------------------------------------------------------------------------------------------------------


def needed_texts(content: box.Content) -> list[str]:
    """Every name and text that players read about content."""
    from bocage.games.v_commandos import scenario_of

    keys = [f"commando-{role}{form}" for role in ROLES for form in ("", *FORMS)]
    keys += [f"nation-{nation}" for nation in dict.fromkeys(card.nation for card in content.cards)]
    keys += [f"side-{side}" for side in SIDES]
    keys += [f"ability-{ability}{form}" for ability in ABILITIES for form in ("", ".text")]
    items = [*(token.id for token in content.tokens), ITEM_NAMES[JAMMED], "crate"]
    keys += [f"item-{item}{form}" for item in items for form in ("", ".a", ".the", ".text")]
    keys += [f"weapon-{weapon}{form}" for weapon in (*PRINTED_NAMES, "nest") for form in ("", ".the", ".text")]
    keys += [f"foe-{kind}{form}" for kind in FOE_NAMES for form in ("", ".a", ".A", ".the", ".count", ".text")]
    keys += [f"foe-null{form}" for form in ("", ".a", ".text")]
    keys += [f"token-{token}" for token in TOKEN_NAMES]
    keys += [f"card-{event.id}" for event in content.events]
    keys += [f"effect-{effect}{form}" for effect in EFFECTS for form in ("", ".text")]
    keys += [f"escort-{escort.id}{form}" for escort in content.escorts for form in ("", *FORMS)]
    for terrain in content.terrains.values():
        keys += [f"terrain-{terrain.id}{form}" for form in ("", ".text")]
        for objective in terrain.objectives:
            handled = isinstance(objective, box.Interact | box.Burn | box.CarryOut)
            keys += [f"objective-{terrain.id}-{objective.tile}{form}"
                     for form in ("", ".the", ".The", *((".do",) if handled else ()))]
    for operation in content.operations.values():
        keys += [f"operation-{operation.id}{form}" for form in ("", ".place", ".date", ".briefing", ".rules", ".veteran")]
    for lesson in content.lessons.values():
        keys += [f"scenario-{scenario_of(lesson.id)}{form}" for form in ("", ".text")]
        keys += [f"lesson-{lesson.id}-{at + 1}" for at in range(len(lesson.steps))]
        keys += [f"lesson-{lesson.id}-{moment.id}" for moment in lesson.moments]
    return keys


def check_texts(keys: Sequence[str]) -> None:
    for lang in LANGUAGES:
        place = Place(short(TEXT / f"{lang}.ftl"))
        for key in keys:
            place.key(key).expect(words(lang, TEXT).has(key), "expect-text")
