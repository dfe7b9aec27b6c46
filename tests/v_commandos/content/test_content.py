"""Content: what ships is sound; each kind of fault is named with file, place and expectation."""

import re
import shutil
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bocage.core import position
from bocage.core.content import load_toml
from bocage.core.errors import BadContent
from bocage.core.text import LANGUAGES, words
from bocage.games import find
from bocage.games.v_commandos import check, content
from bocage.games.v_commandos.check.operations import in_play_together
from bocage.games.v_commandos.check.texts import needed_texts
from tests.marks import rule

BOX = content.load()
Change = tuple[str, str]        # a text of a file, and what stands there instead
GOOD_OPERATION = """
[[operation]]
id = "night"
source = { "*" = "ours" }
commandos = 3
minutes = 60
terrains = ["town", "streets", "bridges", "church"]
links = ["town > streets", "town > bridges", "streets > church", "bridges > church"]

[[operation.rules]]
word = "companion"
kind = "resistance_leader"
alive_at = "church"
"""


# --- what ships -------------------------------------------------------------------------------------------------------


def test_all_that_ships_is_sound() -> None:
    assert check.check()[:2] == ["66 equipment tokens and 5 printed weapons", "5 commandos, 10 sides of cards"]
    assert [line.split(":")[0] for line in check.check(lang="fr")] == [
        "66 pions d’équipement et 5 armes imprimées", "5 commandos, 10 faces de cartes",
        "37 ennemis réguliers, 7 Ø, 10 unités spéciales", "37 cartes événement", "4 personnages à escorter",
        "26 terrains\u00a0", "9 opérations\u00a0",
        f"{len(needed_texts(BOX))} textes, en français et en anglais"]


def test_a_pack_may_use_its_own_terrains_and_those_of_the_game(tmp_path: Path) -> None:
    folder = pack(tmp_path, terrain="streets", operation=GOOD_OPERATION.replace("streets", "ground"))
    assert check.check(folder) == ["1 terrain: ground", "1 operation: night"]
    assert check.check(folder, "fr") == ["1 terrain\u00a0: ground", "1 opération\u00a0: night"]


def test_a_pack_may_hold_terrains_only_or_operations_only(tmp_path: Path) -> None:
    assert check.check(pack(tmp_path / "one", terrain="sewers")) == ["1 terrain: ground"]
    assert check.check(pack(tmp_path / "two", operation=GOOD_OPERATION)) == ["1 operation: night"]


@pytest.mark.parametrize("name", BOX.terrains)
def test_every_terrain_of_the_game_passes_as_a_pack(tmp_path: Path, name: str) -> None:
    assert check.check(pack(tmp_path, terrain=name)) == ["1 terrain: ground"]


# --- which terrains are in play together ------------------------------------------------------------------------------


def operation(terrains: Iterable[str], links: Iterable[str]) -> content.Operation:
    return content.Operation(id="x", source={}, commandos=2, minutes=1, terrains=tuple(terrains), links=tuple(links))


@rule("VC-OPER-07", "VC-OPER-08")
def test_terrains_in_play_together_follow_from_the_links() -> None:
    together = {card.id: [" ".join(laid) for laid in in_play_together(card)] for card in BOX.operations.values()}
    assert together["green"] == ["training_ground", "lighthouse"]
    assert together["black_tea"] == ["streets bridges", "bridges", "streets", "fuel_depot"]
    assert together["shooting_star"] == ["town", "luxury_hotel bridges", "bridges", "luxury_hotel", "church"]


@rule("VC-OPER-08")
def test_a_branch_may_run_ahead_of_the_other() -> None:
    card = operation("abcd", ["a > c", "b > d"])
    assert {"".join(laid) for laid in in_play_together(card)} == {"ab", "bc", "ad", "cd", "b", "a", "d", "c"}


# --- faults -----------------------------------------------------------------------------------------------------------


def pack(folder: Path, *, terrain: str = "", changes: Sequence[Change] = (), operation: str = "",
         file: str = "ground.toml") -> Path:
    """A player's pack with a changed copy of a good terrain, an operation, or both."""
    (folder / "pack" / "terrains").mkdir(parents=True)
    if terrain:
        text = (content.FOLDER / "terrains" / f"{terrain}.toml").read_text(encoding="utf-8")
        text = changed(text, [(f'id = "{terrain}"', 'id = "ground"'), *changes])
        (folder / "pack" / "terrains" / file).write_text(text, encoding="utf-8")
    if operation:
        (folder / "pack" / "operations.toml").write_text(operation, encoding="utf-8")
    return folder / "pack"


def changed(text: str, changes: Iterable[Change]) -> str:
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


NO_BREAK = "\N{NO-BREAK SPACE}"


def fault(check_it: Callable[..., object], *args: Any) -> tuple[str, str, str]:
    """Where a check stops and what it expects there; the message is one line in both languages."""
    with pytest.raises(BadContent) as caught:
        check_it(*args)
    error = caught.value
    lines = [error.say(lang) for lang in LANGUAGES]
    assert lines[0] != lines[1]
    for line in lines:
        assert "\n" not in line
        assert re.match(rf"{re.escape(error.file)}(, |[{NO_BREAK}]?:)", line)
        assert " ".join(error.place.split()) in line
    return error.file, error.place, error.expected


def tile(line: str) -> Change:
    """A change that gives a terrain one more tile."""
    return ("\n[[objectives]]", f"{line}\n\n[[objectives]]")


def rules(*insides: str) -> Change:
    """A change that gives a terrain special rules, each as the inside of a table."""
    return tile("\n" + "\n".join(f"[[rules]]\n{inside}" for inside in insides))


def objective(inside: str) -> Change:
    """A change that gives a terrain an objective before its own."""
    return tile(f"\n[[objectives]]\n{inside}")


D = '"a-b open"'
EXTRA = 'word = "setup_extra"\nunit = "{}"\ntile = "{}"'

@rule("VC-SETUP-07", "VC-RULING-52")
def test_a_tile_with_two_entrances_needs_room_for_one_mp40_at_veteran_set_up(tmp_path: Path) -> None:
    two_entrances = ('"n S"', '"n S", "n E"')
    folder = pack(tmp_path, terrain="streets", changes=[two_entrances, rules(*[EXTRA.format("mp40", "n")] * 7)])
    assert check.check(folder) == ["1 terrain: ground"]


# Terrain, changes, place, expectation.
TERRAIN_FAULTS = [
    ("streets", [('source = { "*" = "ours",', "source = {")], "source", "expect-source"),
    ("streets", [('alarm = "rulebook"', 'colour = "rulebook"')], "source.colour", "expect-known"),
    ("streets", [("commandos = 2", "commandos = 0")], "commandos", "expect-number"),
    ("streets", [("commandos = 2", "commandos = 5")], "commandos", "expect-number"),
    ("streets", [("commandos = 2", 'commandos = "two"')], "commandos", "expect-form"),
    ("streets", [("commandos = 2", "commandos = 2\nweather = 1")], "", "expect-form"),
    ("streets", [('size = "Mh", side = "out", at = [1, 2]', 'size = "XL", side = "out", at = [1, 2]')], "tiles.j.size",
     "expect-form"),
    ("streets", [("at = [1, 2]", "at = [1, 2.5]")], "tiles.j.at #2", "expect-form"),
    ("streets", [('"n S"', "3")], "entrances #2", "expect-form"),
    ("streets", [("commandos = 2", "commandos 2")], "3:11", "expect-toml"),
    ("streets", [('word = "destroy"', 'word = "')], "30:9", "expect-toml"),
    # tiles
    ("streets", [("grid = [5, 4]", "grid = [5, 0]")], "grid", "expect-at-least"),
    ("streets", [("grid = [5, 4]", "grid = [4, 4]")], "tiles.d.at", "expect-in-grid"),
    ("streets", [("grid = [5, 4]", "grid = [5, 3]")], "tiles.k.at", "expect-in-grid"),
    ("streets", [("at = [0, 0]", "at = [-1, 0]")], "tiles.a.at", "expect-in-grid"),
    ("streets", [("\nb = {", "\nB = {")], "tiles.B", "expect-tile-name"),
    ("streets", [("\nb = {", "\nb2 = {")], "tiles.b2", "expect-tile-name"),
    ("streets", [("at = [3, 0]", "at = [2, 0]")], "tiles.c.at", "expect-overlap"),
    # doors
    ("streets", [(D, '"a-b ajar"')], 'doors #1 "a-b ajar"', "expect-door-form"),
    ("streets", [(D, '"a b open"')], 'doors #1 "a b open"', "expect-door-form"),
    ("streets", [(D, '"a-z open"')], 'doors #1 "a-z open"', "expect-tile"),
    ("streets", [(D, '"z-b open"')], 'doors #1 "z-b open"', "expect-tile"),
    ("streets", [(D, '"a-a open"')], 'doors #1 "a-a open"', "expect-touching"),
    ("streets", [(D, '"a-c open"')], 'doors #1 "a-c open"', "expect-touching"),
    ("streets", [(D, '"a-f open"')], 'doors #1 "a-f open"', "expect-touching"),
    ("streets", [(D, '"b-c open"')], 'doors #1 "b-c open"', "expect-indoor"),
    ("streets", [('"c-d locked"', '"b-a locked"')], 'doors #2 "b-a locked"', "expect-once"),
    # entrances
    ("streets", [('"b N"', '"b North"')], 'entrances #1 "b North"', "expect-entrance-form"),
    ("streets", [('"b N"', '"z N"')], 'entrances #1 "z N"', "expect-tile"),
    ("streets", [('"b N"', '"b S"')], 'entrances #1 "b S"', "expect-outer-edge"),
    ("streets", [('"n S"', '"b N"')], 'entrances #2 "b N"', "expect-once"),
    ("streets", [('["b N", "n S"]', "[]")], "entrances", "expect-some-entrance"),
    # hatches
    ("streets", [('"k open"', '"k shut"')], 'hatches #1 "k shut"', "expect-hatch-form"),
    ("streets", [('"k open"', '"z open"')], 'hatches #1 "z open"', "expect-tile"),
    ("streets", [('"d blocked"', '"k blocked"')], 'hatches #2 "k blocked"', "expect-once"),
    ("streets", [('"k open"', '"k blocked"')], "hatches", "expect-open-hatch"),
    ("streets", [rules('word = "exit_only"\nhatch = "k"')], "hatches", "expect-open-hatch"),
    ("streets", [rules('word = "exit_only"\nhatch = "k"\nveteran = true')], "hatches", "expect-open-hatch"),
    # triangular tokens
    ("streets", [('alarm = "g"', 'alarm = "z"')], "alarm", "expect-tile"),
    ("streets", [('alarm = "g"', 'alarm = ""')], "alarm", "expect-alarm-or-rule"),
    ("streets", [('alarm = "g"', 'alarm = "j"')], 'nests #1 "j"', "expect-bare"),
    ("streets", [('nests = ["j"]', 'nests = ["z"]')], 'nests #1 "z"', "expect-tile"),
    ("streets", [('nests = ["j"]', 'nests = ["f"]')], 'nests #1 "f"', "expect-outdoor"),
    ("streets", [('nests = ["j"]', 'nests = ["j", "j"]')], 'nests #2 "j"', "expect-bare"),
    ("streets", [('tile = "d"', 'tile = "z"')], "objectives #1.tile", "expect-tile"),
    ("streets", [('tile = "d"', 'tile = "g"')], "objectives #1.tile", "expect-bare"),
    ("streets", [('tile = "d"', 'tile = "j"')], "objectives #1.tile", "expect-bare"),
    ("streets", [objective('tile = "d"\nword = "interact"')], "objectives #2.tile", "expect-home"),
    ("checkpoint", [objective('tile = "k"\nword = "shut_off_alarm"')], "objectives #2.tile", "expect-home"),
    # items
    ("streets", [('"e tnt"', '"tnt"')], 'items #1 "tnt"', "expect-item-form"),
    ("streets", [('"e tnt"', '"z tnt"')], 'items #1 "z tnt"', "expect-tile"),
    ("streets", [('"e tnt"', '"e gold"')], 'items #1 "e gold"', "expect-known"),
    ("streets", [('"e tnt"', '"e spotted"')], 'items #1 "e spotted"', "expect-known"),
    ("streets", [('"e tnt"', ", ".join(['"e tnt"'] * 9))], 'items #9 "e tnt"', "expect-tokens"),
    ("streets", [('"e tnt"', '"e mg42", "f mg42"')], 'items #2 "f mg42"', "expect-tokens"),
    # objectives
    ("streets", [('[[objectives]]\ntile = "d"\nword = "destroy"\n', ""), ("commandos = 2", "commandos = 2\nobjectives = []")],
     "objectives", "expect-some-objective"),
    ("streets", [('word = "destroy"', 'word = "explode"')], "objectives #1.word", "expect-form"),
    ("streets", [('word = "destroy"', 'word = "destroy"\nactions = 1')], "objectives #1", "expect-form"),
    ("lighthouse", [("actions = 2", "actions = 0")], "objectives #1.actions", "expect-number"),
    ("lighthouse", [("actions = 2", "actions = 4")], "objectives #1.actions", "expect-number"),
    ("lighthouse", [("actions = 2", 'item = "gold"')], "objectives #1.item", "expect-known"),
    ("farm", [("actions = 2", "actions = 4")], "objectives #1.actions", "expect-number"),
    ("town", [('kind = "resistance_leader"', 'kind = "general"')], "objectives #1.kind", "expect-known"),
    ("town", [objective('tile = "a"\nword = "escort"\nkind = "resistance_leader"')], "objectives #2.kind", "expect-once"),
    ("church", [("turns = 6", "turns = 0")], "objectives #1.turns", "expect-at-least"),
    ("church", [("watch_from = 3", "watch_from = 0")], "objectives #1.watch_from", "expect-number"),
    ("church", [("watch_from = 3", "watch_from = 7")], "objectives #1.watch_from", "expect-number"),
    ("church", [rules('word = "time_limit"\nturns = 8')], "objectives", "expect-one-clock"),
    ("church", [objective('tile = "a"\nword = "protect"\nturns = 5\nwatch_from = 2')], "objectives", "expect-one-clock"),
    ("warehouse", [('to = "k"', 'to = "a"')], "objectives #1.to", "expect-hatch"),
    ("sewers", [('\nhatch = "e"', '\nhatch = "a"')], "objectives #1.hatch", "expect-hatch"),
    ("sewers", [objective('tile = "a"\nword = "all_exit"\nhatch = "g"')], "objectives #2.word", "expect-once"),
    ("checkpoint", [('tile = "k"', 'tile = "j"')], "objectives #1.tile", "expect-alarm"),
    ("signal_post", [('word = "interact"\nactions = 2', 'word = "shut_off_alarm"')], "objectives #1.tile", "expect-alarm"),
    # special rules
    ("streets", [rules('word = "curfew"')], "rules #1.word", "expect-form"),
    ("streets", [rules('word = "relock"\ndoors = 1')], "rules #1.word", "expect-known"),
    ("streets", [rules('word = "blast_spreads"')], "rules #1.word", "expect-known"),
    ("streets", [rules('word = "alarm_starts_on"\non = "ground"')], "rules #1.on", "expect-nothing"),
    ("streets", [rules('word = "alarm_starts_on"', 'word = "alarm_starts_on"')], "rules #2.word", "expect-once"),
    ("streets", [rules('word = "time_limit"\nturns = 6\nveteran = true', 'word = "time_limit"\nturns = 8')], "rules #2.word",
     "expect-once"),
    ("streets", [rules('word = "time_limit"\nturns = 0')], "rules #1.turns", "expect-at-least"),
    ("streets", [rules('word = "time_limit"\nturns = 31')], "rules", "expect-timed"),
    ("streets", [rules('word = "time_limit"\nturns = 8\nobjectives = ["a"]')], 'rules #1.objectives #1 "a"',
     "expect-objective"),
    ("streets", [rules('word = "no_alarm_token"')], "rules #1.word", "expect-no-alarm"),
    ("signal_post", [('word = "no_alarm_token"', 'word = "no_alarm_token"\nveteran = true')], "rules #1.veteran",
     "expect-nothing"),
    ("streets", [rules('word = "exit_only"\nhatch = "a"')], "rules #1.hatch", "expect-hatch"),
    ("railway_tunnel", [("turns = 1", "turns = 0")], "rules #1.turns", "expect-at-least"),
    ("lighthouse", [rules('word = "collapse_after_blast"\nturns = 1')], "rules #1.word", "expect-blast"),
    ("streets", [rules(EXTRA.format("sledge_mp40", "a"))], "rules #1.unit", "expect-known"),
    ("streets", [rules(EXTRA.format("mp40", "z"))], "rules #1.tile", "expect-tile"),
    ("streets", [rules(*[EXTRA.format("mp40", "d")] * 4)], "tiles.d", "expect-room"),
    ("streets", [rules(*[EXTRA.format("mauser", "j")] * 7)], "tiles.j", "expect-room"),
    ("streets", [rules(*[EXTRA.format("mp40", "b")] * 8)], "tiles.b", "expect-room"),
    ("streets", [rules(EXTRA.format("marksman", "a"), EXTRA.format("marksman", "b"))], "rules", "expect-enemies"),
    ("streets", [rules(*[EXTRA.format("special", "b")] * 4)], "rules", "expect-enemies"),
    ("airfield", [rules(*[EXTRA.format("mp40", "p")] * 15, *[EXTRA.format("mauser", "q")] * 15)], "rules", "expect-enemies"),
    # ways
    ("streets", [('"a-b open", ', ""), (', "a-e locked"', "")], "tiles.a", "expect-enemy-way"),
    ("streets", [(', "k-l open"', ""), ('"n S"', '"n S", "k W"')], "tiles.a", "expect-commando-way"),
    ("streets", [(', "k-l open"', ""), ('"n S"', '"n S", "k W"'), ('"d blocked"', '"d open"')], "tiles.k", "expect-connected"),
    # the box
    ("cemetery", [tile('s = { size = "S", side = "out", at = [1, 1] }')], "tiles", "expect-box"),
    ("signal_post", [("grid = [5, 4]", "grid = [5, 5]"), tile('o = { size = "Mh", side = "out", at = [0, 4] }')], "tiles",
     "expect-box"),
    ("airfield", [("grid = [6, 6]", "grid = [6, 8]"), tile('t = { size = "L", side = "out", at = [4, 6] }')], "tiles",
     "expect-box"),
    ("sewers", [('"a-b open"', '"a-b open", "g-k open"')], "doors", "expect-box"),
    ("cemetery", [('"b N"', '"a N", "b N", "c N", "d N", "e N", "f N", "a W", "f E"')], "entrances", "expect-box"),
    ("sewers", [('"n open"', '"n open", "a blocked"')], "hatches", "expect-box"),
    ("cemetery", [objective("\n\n[[objectives]]\n".join(f'tile = "{tile}"\nword = "interact"' for tile in "abdefg"))],
     "objectives", "expect-box"),
    ("bunker", [('nests = ["m", "h"]', 'nests = ["m", "h", "a"]')], "nests", "expect-box"),
]

# Changes to the good operation, place after ``operation[night].``, expectation.
OPERATION_FAULTS = [
    ([('"*"', '"terrains"')], "source", "expect-source"),
    ([('"*" = "ours"', '"*" = "ours", maps = "ours"')], "source.maps", "expect-known"),
    ([("commandos = 3", "commandos = 5")], "commandos", "expect-number"),
    ([("minutes = 60", "minutes = 0")], "minutes", "expect-at-least"),
    ([("minutes = 60", "minutes = 60.5")], "minutes", "expect-form"),
    ([('"night"', '"Night"')], "id", "expect-id"),
    ([('"night"', '"streets"')], "id", "expect-new"),
    ([('"night"', '"green"')], "id", "expect-new"),
    ([('["town", "streets", "bridges", "church"]', "[]")], "terrains", "expect-some-terrain"),
    ([('"church"]', '"chapel"]')], 'terrains #4 "chapel"', "expect-terrain"),
    ([('"church"]', '"church", "town"]')], 'terrains #5 "town"', "expect-once"),
    # links
    ([("town > streets", "town -> streets")], 'links #1 "town -> streets"', "expect-link-form"),
    ([("town > streets", "town > farm")], 'links #1 "town > farm"', "expect-known"),
    ([("town > streets", "streets > town")], 'links #1 "streets > town"', "expect-left-to-right"),
    ([("town > streets", "town > town")], 'links #1 "town > town"', "expect-left-to-right"),
    ([("town > bridges", "town > streets")], 'links #2 "town > streets"', "expect-once"),
    ([(', "streets > church", "bridges > church"', "")], 'terrains #4 "church"', "expect-link-to"),
    # special rules
    ([('word = "companion"', 'word = "time_limit"\nturns = 8\n[[operation.rules]]\nword = "companion"')], "rules #1.on",
     "expect-known"),
    ([('word = "companion"', 'on = "farm"\nword = "alarm_starts_on"\n[[operation.rules]]\nword = "companion"')], "rules #1.on",
     "expect-known"),
    ([('word = "companion"', 'on = "church"\nword = "companion"')], "rules #1.on", "expect-nothing"),
    ([('kind = "resistance_leader"', 'kind = "admiral"')], "rules #1.kind", "expect-companion"),
    ([('alive_at = "church"', 'alive_at = "farm"')], "rules #1.alive_at", "expect-known"),
    ([('alive_at = "church"', 'leaves = "farm"')], "rules #1.leaves", "expect-known"),
    ([('["town", "streets", "bridges", "church"]', '["streets", "town"]'), (
        '["town > streets", "town > bridges", "streets > church", "bridges > church"]', '["streets > town"]'),
      ('alive_at = "church"', 'alive_at = "streets"')], "rules #1.alive_at", "expect-known"),
]

# The inside of one more special rule of the good operation, place after ``operation[night].``, expectation.
OPERATION_RULE_FAULTS = [
    ('word = "forbid"\nitem = "gold"', "rules #2.item", "expect-known"),
    ('word = "forbid"\nitem = "tnt"', "rules #2.item", "expect-unneeded"),
    ('word = "start_tokens_on"\nterrain = "church"\ntile = "a"', "rules #2.terrain", "expect-known"),
    ('word = "start_tokens_on"\nterrain = "town"\ntile = "z"', "rules #2.tile", "expect-tile"),
    ('word = "relock"\ndoors = 0', "rules #2.doors", "expect-at-least"),
    ('word = "first_draws"\nnumber = 0', "rules #2.number", "expect-number"),
    ('word = "first_draws"\nnumber = 4', "rules #2.number", "expect-number"),
    ('word = "turn_limit"\nturns = 0', "rules #2.turns", "expect-at-least"),
    ('word = "turn_limit"\nturns = 9\n[[operation.rules]]\nword = "turn_limit"\nturns = 9', "rules #3.word", "expect-once"),
    ('word = "blast_spreads"', "rules #2.on", "expect-known"),
    ('word = "blast_spreads"\non = "town"', "rules #2.word", "expect-blast"),
    ('word = "alarm_fixed"\non = "church"', "rules #2.word", "expect-blast"),
    ('word = "no_alarm_token"\non = "streets"', "rules #2.word", "expect-no-alarm"),
    ('word = "exit_only"\non = "streets"\nhatch = "a"', "rules #2.hatch", "expect-hatch"),
    ('word = "exit_only"\non = "streets"\nhatch = "k"', "rules[streets].hatches", "expect-open-hatch"),
    ('word = "time_limit"\non = "church"\nturns = 8', "rules[church].objectives", "expect-one-clock"),
    ("\n[[operation.rules]]\n".join([EXTRA.format("mp40", "d") + '\non = "streets"'] * 4), "rules[streets].tiles.d",
     "expect-room"),
    ('word = "time_limit"\non = "streets"\nturns = 14\n[[operation.rules]]\nword = "time_limit"\non = "bridges"\nturns = 15',
     "terrains", "expect-timed"),
]

# Terrains of an operation without links or rules, place, expectation.
TOGETHER_FAULTS = [
    (["streets", "villa"], "terrains", "expect-box"),
    (["lighthouse", "training_ground", "bomb_vault"], "terrains", "expect-box"),
    (["cemetery", "town"], 'terrains #2 "town"', "expect-namesake"),
]

# File of the box, changes, place, expectation.
BOX_FAULTS = [
    ("numbers.toml", [("nest_to_hit = 5", "nest_to_hit = 7")], "nest_to_hit", "expect-number"),
    ("numbers.toml", [("nest_dice = 4", "nest_dice = 0")], "nest_dice", "expect-at-least"),
    ("numbers.toml", [("doors_in_box = 20", "doors_in_box = 0")], "doors_in_box", "expect-at-least"),
    ("numbers.toml", [("doors_in_box = 20", "doors_in_box = 19")], "doors", "expect-box"),
    ("numbers.toml", [('id = "L"', 'id = "XL"')], "tiles", "expect-known"),
    ("numbers.toml", [('id = "L"', 'id = "S"')], "tiles[S]", "expect-once"),
    ("numbers.toml", [("slots = 4", "slots = 1")], "tiles[S].slots", "expect-at-least"),
    ("numbers.toml", [("to_hit = 3", "to_hit = 1")], "tiles[M].to_hit", "expect-number"),
    ("numbers.toml", [("\nin_box = 6", "\nin_box = 0")], "tiles[M].in_box", "expect-at-least"),
    ("numbers.toml", [('"*" = "rulebook"', 'nest_dice = "rulebook"')], "source", "expect-source"),
    ("equipment.toml", [("number = 10", "number = 11")], "token", "expect-total"),
    ("equipment.toml", [("number = 10", "number = 0")], "token[spotted].number", "expect-at-least"),
    ("equipment.toml", [('id = "medkit"', 'id = "bandage"')], "token", "expect-known"),
    ("equipment.toml", [('id = "medkit"', 'id = "spotted"')], "token[spotted]", "expect-once"),
    ("equipment.toml", [('[[printed]]\nid = "pistol"', '[[token]]\nid = "pistol"')], "token", "expect-known"),
    ("equipment.toml", [('[[printed]]\nid = "pistol"', '[[printed]]\nid = "sten"')], "printed[sten]", "expect-once"),
    ("equipment.toml", [('[[printed]]\nid = "pistol"', '[[printed]]\nid = "bow"')], "printed", "expect-known"),
    ("equipment.toml", [("number = 8", 'number = "8"')], "token[medkit].number", "expect-form"),
    ("equipment.toml", [("number = 2\ncolour", "number = 3\ncolour")], "token[stg44].number", "expect-value"),
    ("equipment.toml", [("overheats = true\n", "")], "token[stg44].overheats", "expect-value"),
    ("equipment.toml", [("dice = 2\nfirearm", "dice = 0\nfirearm")], "token[mp40].dice", "expect-at-least"),
    ("equipment.toml", [("dice = 2\nfirearm = true", "dice = 2")], "token[mp40].firearm", "expect-value"),
    ("commandos.toml", [('id = "medic_blue"', 'id = "medic_green"')], "card", "expect-known"),
    ("commandos.toml", [('id = "medic_ochre"', 'id = "medic_blue"')], "card[medic_blue]", "expect-once"),
    ("commandos.toml", [('role = "medic"', 'role = "sniper"')], "card[medic_blue].role", "expect-value"),
    ("commandos.toml", [('side = "blue"', 'side = "ochre"')], "card[medic_blue].side", "expect-value"),
    ("commandos.toml", [('printed = "sten"', 'printed = "bow"')], "card[medic_blue].printed", "expect-known"),
    ("commandos.toml", [('start = ["medkit", "medkit"]', 'start = ["medkit", "gold"]')], 'card[medic_blue].start #2 "gold"',
     "expect-known"),
    ("commandos.toml", [("slots = 6", "slots = 2")], "card[medic_blue].slots", "expect-at-least"),
    ("commandos.toml", [("plus_slots = 1", "plus_slots = 0")], "card[medic_blue].plus_slots", "expect-number"),
    ("commandos.toml", [("minus_slots = 2", "minus_slots = 3")], "card[medic_blue].minus_slots", "expect-value"),
    ("commandos.toml", [('ability = "dressing"', 'ability = "flying"')], "card", "expect-known"),
    ("commandos.toml", [('ability = "dressing"', 'ability = "decoy"')], "card", "expect-also"),
    ("enemies.toml", [('id = "mauser"', 'id = "mp40"')], "enemy[mp40]", "expect-once"),
    ("enemies.toml", [("number = 7", "number = 8")], "enemy", "expect-enemy-tokens"),
    ("enemies.toml", [("number = 32", "number = 31")], "enemy", "expect-enemy-tokens"),
    ("enemies.toml", [("number = 0", "number = -1")], "enemy[mauser].number", "expect-at-least"),
    ("enemies.toml", [("dice = 2", "dice = 0")], "enemy[mp40].dice", "expect-at-least"),
    ("enemies.toml", [("strength = 2", "strength = 0")], "enemy[sledge_mp40].strength", "expect-at-least"),
    ("enemies.toml", [("special = true\n", "")], "enemy[storm_trooper].special", "expect-value"),
    ("enemies.toml", [('token = "marksman"', 'token = "archer"')], "enemy", "expect-known"),
    ("enemies.toml", [('id = "marksman"', 'id = "archer"')], "enemy", "expect-known"),
    ("events.toml", [('id = "flare"', 'id = "sixth_sense"')], "event[sixth_sense]", "expect-once"),
    ("events.toml", [('compass = "N"', 'compass = "S"')], "event", "expect-compass"),
    ("events.toml", [('compass = "N"', 'compass = "NW"')], "event[sixth_sense].compass", "expect-form"),
    ("events.toml", [('effects = ["sixth_sense"]', "effects = []")], "event[sixth_sense].effects", "expect-entries"),
    ("events.toml", [('effects = ["sixth_sense"]', 'effects = ["earthquake"]')],
     'event[sixth_sense].effects #1 "earthquake"', "expect-known"),
    ("events.toml", [('effects = ["alarm_alarm"]', 'effects = ["sixth_sense"]')],
     'event[alarm_alarm].effects #1 "sixth_sense"', "expect-once"),
    ("events.toml", [('effects = ["quiet", "sniper"]', 'effects = ["quiet"]')], "event", "expect-also"),
    ("events.toml", [('id = "flare"', 'id = "Flare"')], "event[Flare].id", "expect-id"),
    ("escorts.toml", [('["stealthy", "visible"]', '["visible", "stealthy"]')], "escort[resistance_leader].faces",
     "expect-value"),
    ("escorts.toml", [('id = "scientist"', 'id = "admiral"')], "escort[admiral]", "expect-once"),
    ("escorts.toml", [('id = "admiral"', 'id = "Admiral"')], "escort[Admiral].id", "expect-id"),
    ("escorts.toml", [('id = "admiral"', 'id = "general"')], "objectives #1.kind", "expect-known"),
    ("operations.toml", [('id = "black_tea"', 'id = "green"')], "operation[green]", "expect-once"),
]

# File of the box, changes, the text that is then missing.
TEXT_FAULTS = [
    ("events.toml", [('id = "flare"', 'id = "rocket"')], "card-rocket"),
    ("commandos.toml", [('nation = "france"', 'nation = "belgium"')], "nation-belgium"),
    ("terrains/streets.toml", [('tile = "d"', 'tile = "a"')], "objective-streets-a"),
    ("operations.toml", [('id = "snowflake"', 'id = "snowball"')], "operation-snowball"),
]


def box_with(folder: Path, file: str, changes: Iterable[Change]) -> Path:
    """A changed copy of all content of the game."""
    shutil.copytree(content.FOLDER, folder / "content", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    path = folder / "content" / file
    path.write_text(changed(path.read_text(encoding="utf-8"), changes), encoding="utf-8")
    return folder / "content"


def named(cases: Sequence[tuple[Any, ...]]) -> list[Any]:
    return [pytest.param(*case, id=f"{at}-{case[-1]}") for at, case in enumerate(cases)]


@pytest.mark.parametrize(("terrain", "changes", "place", "expected"), named(TERRAIN_FAULTS))
def test_a_faulty_terrain_is_refused(tmp_path: Path, terrain: str, changes: Sequence[Change], place: str,
                                     expected: str) -> None:
    assert fault(check.check, pack(tmp_path, terrain=terrain, changes=changes)) == ("terrains/ground.toml", place, expected)


@pytest.mark.parametrize(("changes", "place", "expected"), named(OPERATION_FAULTS))
def test_a_faulty_operation_is_refused(tmp_path: Path, changes: Sequence[Change], place: str, expected: str) -> None:
    text = changed(GOOD_OPERATION, changes)
    name = re.search('id = "(.*?)"', text)
    assert name is not None
    place = f"operation[{name[1]}].{place}"
    assert fault(check.check, pack(tmp_path, operation=text)) == ("pack/operations.toml", place, expected)


@pytest.mark.parametrize(("inside", "place", "expected"), named(OPERATION_RULE_FAULTS))
def test_a_faulty_rule_of_an_operation_is_refused(tmp_path: Path, inside: str, place: str, expected: str) -> None:
    folder = pack(tmp_path, operation=f"{GOOD_OPERATION}\n[[operation.rules]]\n{inside}\n")
    assert fault(check.check, folder) == ("pack/operations.toml", f"operation[night].{place}", expected)


@pytest.mark.parametrize(("terrains", "place", "expected"), named(TOGETHER_FAULTS))
def test_terrains_that_cannot_be_in_play_together_are_refused(tmp_path: Path, terrains: Sequence[str], place: str,
                                                              expected: str) -> None:
    text = changed(GOOD_OPERATION.split("[[operation.rules]]")[0], [
        ('["town", "streets", "bridges", "church"]', str(terrains)),
        ('["town > streets", "town > bridges", "streets > church", "bridges > church"]', "[]")])
    folder = pack(tmp_path, terrain="warehouse", operation=text)
    assert fault(check.check, folder) == ("pack/operations.toml", f"operation[night].{place}", expected)


@pytest.mark.parametrize(("file", "changes", "place", "expected"), named(BOX_FAULTS))
def test_a_fault_of_cards_and_tokens_is_found(tmp_path: Path, file: str, changes: Sequence[Change], place: str,
                                              expected: str) -> None:
    found = fault(check.check_box, box_with(tmp_path, file, changes))
    assert found[1:] == (place, expected)
    assert found[0] == f"content/{file}" or (found[0].startswith("terrains/") and file in ("numbers.toml", "escorts.toml"))


@pytest.mark.parametrize(("file", "changes", "key"), TEXT_FAULTS)
def test_a_name_without_a_text_is_found(tmp_path: Path, file: str, changes: Sequence[Change], key: str) -> None:
    assert fault(check.check_box, box_with(tmp_path, file, changes)) == ("text/fr.ftl", key, "expect-text")


def test_the_id_of_a_terrain_is_a_new_one_and_the_name_of_its_file(tmp_path: Path) -> None:
    file = "terrains/ground.toml"
    for at, (id, expected) in enumerate({"Ground": "expect-id", "other": "expect-file-name", "streets": "expect-new",
                                         "black_tea": "expect-new"}.items()):
        folder = pack(tmp_path / str(at), terrain="streets", changes=[('id = "ground"', f'id = "{id}"')])
        assert fault(check.check, folder) == (file, "id", expected)


def test_a_terrain_has_tiles(tmp_path: Path) -> None:
    folder = pack(tmp_path, terrain="streets")
    file = folder / "terrains" / "ground.toml"
    text = file.read_text(encoding="utf-8")
    tiles = text[text.index("[tiles]"):text.index("[[objectives]]")]
    file.write_text(text.replace(tiles, "[tiles]\n\n"), encoding="utf-8")
    assert fault(check.check, folder) == ("terrains/ground.toml", "tiles", "expect-some-tile")


def test_a_pack_holds_something_and_nothing_else(tmp_path: Path) -> None:
    assert fault(check.check, tmp_path / "nowhere") == ("nowhere", "", "expect-pack")
    assert fault(check.check, pack(tmp_path)) == ("pack", "", "expect-pack")
    (tmp_path / "pack" / "operation.toml").write_text(GOOD_OPERATION, encoding="utf-8")
    assert fault(check.check, tmp_path / "pack") == ("pack/operation.toml", "", "expect-pack-file")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    folder = pack(tmp_path)
    (folder / "terrains" / "a.toml").mkdir()
    assert fault(check.check, folder) == ("terrains/a.toml", "", "expect-file")
    (folder / "terrains" / "a.toml").rmdir()
    (folder / "terrains" / "a.toml").write_bytes(b'id = "\xe9"')
    assert fault(check.check, folder) == ("terrains/a.toml", "", "expect-utf8")


def test_every_expectation_has_a_fault_that_shows_it() -> None:
    shown = {case[-1] for cases in (TERRAIN_FAULTS, OPERATION_FAULTS, OPERATION_RULE_FAULTS, TOGETHER_FAULTS, BOX_FAULTS)
             for case in cases}
    shown |= {"expect-text", "expect-id", "expect-file-name", "expect-some-tile", "expect-pack", "expect-pack-file",
              "expect-file", "expect-utf8"}
    # Players' files of Commandos 40 000 are read by that game, positions by the core; their tests show their messages.
    readers = (find("commandos_40k").folder, Path(position.__file__).parent)
    theirs = {key for folder in readers for file in folder.rglob("*.py")
              for key in re.findall(r'"(expect-[a-z0-9-]+)"', file.read_text(encoding="utf-8"))}
    for lang in LANGUAGES:
        assert shown <= (known := {key for key in words(lang).keys if key.startswith("expect-")})
        assert known - shown <= theirs


def test_a_message_says_what_to_do_in_both_languages(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as caught:
        check.check(pack(tmp_path, terrain="streets", changes=[("at = [3, 0]", "at = [2, 0]")]))
    assert str(caught.value) == "terrains/ground.toml, at tiles.c.at: expected cells that tile b does not cover."
    assert caught.value.say("fr") == (
        "terrains/ground.toml, à tiles.c.at\u00a0: attendu des cases que la tuile b ne couvre pas.")


def test_a_complaint_about_form_names_ids_and_keys_instead_of_numbers(tmp_path: Path) -> None:
    file = tmp_path / "kit.toml"

    class Thing(msgspec.Struct):
        id: str = ""
        parts: dict[str, list[int]] = {}

    class Kit(msgspec.Struct):
        thing: list[Thing]

    for text, place in (("thing = 1", "thing"), ("thing = [1]", "thing #1"), ("", ""),
                        ('[[thing]]\nid = "lamp"\nparts = { oil = [1], wick = [2, "x"] }', "thing[lamp].parts.wick #2 \"x\""),
                        ("[[thing]]\n[[thing]]\nparts = { wick = 3 }", "thing #2.parts.wick")):
        file.write_text(text, encoding="utf-8")
        assert fault(load_toml, file, Kit)[1:] == (place, "expect-form")
