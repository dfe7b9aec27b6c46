"""The map: every terrain fits, and every sign is where it should be."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import bocage
from bocage.core.screen import Line, Look, length_of
from bocage.core.text import words
from bocage.games import find
from bocage.games.v_commandos import RULESET
from bocage.games.v_commandos.pieces import FOE_NAMES, NULL_ENEMY, NULL_TOKEN, REGULAR_TOKEN
from bocage.games.v_commandos.screens.ground import Ground
from bocage.games.v_commandos.screens.map import maps_of
from bocage.games.v_commandos.screens.signs import Signs
from bocage.games.v_commandos.screens.wording import Wording
from bocage.games.v_commandos.text import FOLDER, VNamer
from bocage.games.v_commandos.types import Foe
from tests.cli.terminal import new, played
from tests.marks import rule
from tests.v_commandos.real_scenarios import opening
from tests.v_commandos.scene import Scene, as_scene, scene

TERRAINS = [card.id for card in find("v_commandos").scenarios if card.shelf == "quick"]
OPERATIONS = [card.id for card in find("v_commandos").scenarios if card.shelf == "operation"]


def text_of(line: Line) -> str:
    return "".join(text for text, _ in line)


def drawn(m: Scene, ascii: bool = False, lang: str = "en") -> str:
    maps = maps_of(m.view(0), words(lang, FOLDER), Signs(ascii), 80)
    return "\n".join(text_of(line) for _, lines in maps for line in lines)


def test_there_are_twenty_six_terrains() -> None:
    assert len(TERRAINS) == 26


@pytest.mark.parametrize("terrain", TERRAINS)
def test_every_terrain_fits_in_80_columns_even_when_crowded(terrain: str) -> None:
    match = as_scene(bocage.new("v_commandos", terrain, ["anna"], "crowd", {"difficulty": "veteran"}))
    for moves in (6, 60, 60):
        played(match, moves)
        for lang in ("fr", "en"):
            screen = match.ruleset.display.screen(match.board, lang)
            for ascii in (False, True):
                lines = screen.draw(match.view(0), Look(80, ascii))
                assert max(map(length_of, lines)) <= 80
                text = "\n".join(map(text_of, lines))
                if ascii:
                    plain = "".join(text_of(line) for _, found in maps_of(
                        match.view(0), words(lang, FOLDER), Signs(True), 80) for line in found)
                    assert all(character.isascii() or character.isalpha() for character in plain)
                for tile in match.view(0).terrains[0].tiles:
                    assert (f"[{tile.letter.upper()}]" if tile.indoor else f" {tile.letter.upper()} ") in text


@pytest.mark.parametrize("operation", OPERATIONS)
def test_operations_fit_in_80_columns_and_stand_side_by_side_where_there_is_room(operation: str) -> None:
    match = played(new(operation, squad=""), 30)
    screen = match.ruleset.display.screen(match.board, "fr")
    for width in (80, 120, 160):
        assert max(map(length_of, screen.draw(match.view(0), Look(width)))) <= width


def test_a_small_map_is_drawn_with_walls_doors_and_open_ground() -> None:
    m = scene("""
        [a: medic visible] [b in: scout, alarm, mp40]
        [c M: sniper uniform, 2 mauser, hatch]
        """, doors="a-b open, b-c locked")
    assert drawn(m).splitlines() == [
        "┌────────────┲━━━━━━━━━━━━┓",
        "│ A  4+   1/4┃[B] 4+   2/4┃",
        "│ ●Md        / ♪p ○Sc     ┃",
        "├┄┄┄┄┄┄┄┄┄┄┄┄┺━━━━■■■━━━━━┩",
        "│ C  3+                3/8│",
        "│ ╫ ○Sn~ 2m               │",
        "└─────────────────────────┘"]


def test_the_same_map_in_ascii() -> None:
    m = scene("""
        [a: medic visible] [b in: scout, alarm, mp40]
        [c M: sniper uniform, 2 mauser, hatch]
        """, doors="a-b open, b-c locked")
    assert drawn(m, ascii=True).splitlines() == [
        "+------------##############",
        "| A  4+   1/4#[B] 4+   2/4#",
        "| !Md        / Ap .Sc     #",
        "+............#####===######",
        "| C  3+                3/8|",
        "| H .Sn~ 2m               |",
        "+-------------------------+"]


def test_states_are_told_by_sign_and_letters() -> None:
    text = drawn(scene("[a M: medic critical wounded 3, scout, sniper visible, officer uniform]"))
    assert "†Md" in text
    assert "○Sc" in text
    assert "●Sn" in text
    assert "○Of~" in text


def test_objectives_nests_charges_hatches_and_equipment() -> None:
    text = drawn(scene("""
        [a M: objective destroy, nest, mp40, charge, +tnt, +2 medkit, officer] [b: hatch blocked, objective interact 2]
        """))
    for word in ("★", "⌂", "☼", "+TNT", "+2kit", "╳"):
        assert word in text


def test_entrances_show_alarm_barricade_and_who_waits_outside() -> None:
    m = scene("[a: entrance W, entrance N, medic] [b: entrance E]")
    quiet = drawn(m)
    assert "▼×1" in quiet
    assert "×1►" in quiet
    assert "◄×1" in quiet
    m.set("terrain one: alarm", "entrance a-N: 2 mp40, barricades 1", "entrance b-E: 3 mauser")
    loud = drawn(m)
    assert "#×2! (2p)" in loud
    assert "×2!►" in loud
    assert "◄×2!" in loud
    assert "(3)" in loud


def test_an_entrance_into_a_hole_of_the_map_is_drawn_in_the_hole() -> None:
    text = drawn(scene("""
        [a] . [b: entrance W, medic]
        [c M] [d]
        """))
    assert "×1►" in text.splitlines()[1]


def test_what_does_not_fit_is_counted_or_marked() -> None:
    m = scene("[a: medic, scout, officer, sniper, +medkit, +tnt, +crowbar, +grenade, +mp40, +mauser, +uniform] [b]")
    rows = [line for line in drawn(m).splitlines() if line.startswith("│")]
    assert any("+7" in row for row in rows)
    assert len(rows) <= 5


def test_guards_stand_beside_their_token_and_are_not_counted_twice() -> None:
    text = drawn(scene("[a M: alarm, mp40, mp40, mauser, medic]"))
    assert "♪p" in text
    assert "1p 1m" in text


def test_neighbours_know_what_lies_between() -> None:
    m = scene("[a: medic][b in][c]", doors="a-b locked")
    ground = Ground(m.view(0).terrains[0])
    ways = {other.letter: (kind, door) for other, kind, door in ground.neighbours(ground.tiles["b"])}
    assert ways["a"][1] is not None
    assert not ways["a"][1].open
    assert ways["c"][1] is None


def test_random_positions_are_drawn_without_overflow_at_any_width() -> None:
    rng = Random(5)
    for _ in range(6):
        match = played(new(rng.choice(TERRAINS), str(rng.random()), ""), rng.randint(5, 80))
        screen = match.ruleset.display.screen(match.board, rng.choice(("fr", "en")))
        for width in (80, 100, 132):
            assert max(map(length_of, screen.draw(match.view(None), Look(width)))) <= width


@rule("VC-REINF-04", "VC-EVENT-03")
def test_the_pool_of_the_title_and_of_the_told_turn_counts_the_tokens_that_were_looked_at() -> None:
    plain, seen = (opening("training_ground", "medic:blue", dice=["marksman", "dog_handler", "dog_handler", "cold_wind"])
                   for _ in range(2))
    seen.state.next_tokens = [Foe(FOE_NAMES.index("mp40")), NULL_ENEMY]
    for token in (REGULAR_TOKEN, NULL_TOKEN):
        seen.state.pool[token] -= 1
    screen = RULESET.display.screen(plain.board, "en")
    for m in (plain, seen):
        view = m.view(0)
        assert (view.tokens_left(), view.tokens_left("null")) == (sum(plain.state.pool), plain.state.pool[NULL_TOKEN])
    assert screen.tell(plain.view(0))[0] == screen.tell(seen.view(0))[0]
    assert text_of(screen.draw(plain.view(0), Look(80))[0]) == text_of(screen.draw(seen.view(0), Look(80))[0])


@rule("VC-HEALTH-08", "VC-RULING-53")
def test_a_commando_that_left_by_a_hatch_in_critical_condition_is_said_to_be_so_and_until_when() -> None:
    m = opening("training_ground", "medic:blue", dice=["marksman", "dog_handler", "dog_handler", "cold_wind"])
    wording = Wording(m.board, VNamer(m.board, "en"))
    below = m.view(0).commandos[0]
    assert (below.tile, wording.place(below)) == ("off_map", wording.where("off_map")), "otherwise its face does not matter"
    told = wording.place(msgspec.structs.replace(below, face="critical", last_turn=3))
    assert told.startswith(wording.where("off_map"))
    assert "critical" in told
    assert "3" in told
