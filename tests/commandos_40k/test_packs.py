"""Players' own factions and battlefields: what is refused, with its place; what is only told; who holds the same file."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bocage
from bocage.core.contract import Building
from bocage.core.errors import BadContent, Unknown
from bocage.core.text import words
from bocage.games.commandos_40k.random_packs import OWN_FACTION
from bocage.games.commandos_40k import RULESET, check, content, packs, setup
from bocage.games.commandos_40k.content import (
    Note, fingerprint, load, nerve_of, read_board, read_faction, read_pack, warnings,
)
from bocage.games.commandos_40k.model_profiles import Arm, Kind
from bocage.games.commandos_40k.paths.ground import Ground
from bocage.games.commandos_40k.pieces import SlotNo
from bocage.games.commandos_40k.team import (
    BadTeam, broken, cost_of, equipment_of, random_team, read, sample_team, write,
)
from bocage.games.commandos_40k.team.verdict import judge
from tests.commandos_40k.paths.small_table import walk
from tests.marks import rule

FACTION: dict[str, Any] = {
    "format": "kt-faction/1", "id": "drifters", "keyword": "DRIFTERS", "name": {"en": "Drifters", "fr": "Dérivants"},
    "weapons": {
        "gun": {"name": {"en": "Gun", "fr": "Fusil"}, "kind": "ranged", "profiles": [
            {"id": "std", "range": 24, "A": "D3+1", "skill": 3, "S": 4, "AP": -1, "D": 2, "abilities": ["assault"]}]},
        "burner": {"name": {"en": "Burner", "fr": "Brûleur"}, "kind": "ranged", "profiles": [
            {"id": "std", "range": 12, "A": "D6", "skill": None, "S": 4, "AP": 0, "D": 1, "abilities": ["torrent"]}]},
        "fist": {"name": {"en": "Fist", "fr": "Poing"}, "kind": "melee", "profiles": [
            {"id": "std", "range": 0, "A": 3, "skill": 3, "S": 4, "AP": 0, "D": "1"}]}},
    "datasheets": [
        {"id": "dri_boss", "name": {"en": "Boss", "fr": "Patron"}, "points": 15, "M": 6, "T": 4, "Sv": 3, "W": 2, "Ld": 6,
         "nerve": 3, "base_mm": 32, "size": "M", "keywords": ["infantry"], "specialisms": ["leader", "combat"],
         "equipment": ["gun", "fist"],
         "options": [{"id": "arm", "choose": 1, "from": [{"weapon": "burner", "points": 3}], "replaces": ["gun"]}]},
        {"id": "dri_hand", "name": {"en": "Hand", "fr": "Main"}, "points": 10, "max": 9, "M": 6, "T": 4, "Sv": 4, "W": 1,
         "Ld": 7, "nerve": 4, "base_mm": 32, "size": "M", "specialisms": ["medic", "scout"], "equipment": ["gun", "fist"]}],
    "tactics": [{"id": "drift", "name": {"en": "Drift", "fr": "Dérive"},
                 "text": {"en": "One model moves 2″ more.", "fr": "Une figurine va 2″ plus loin."}, "cp": 1,
                 "when": "movement_start", "effect": {"op": "move_bonus", "who": "own_model", "move": "normal", "amount": 2}}],
}
BOARD: dict[str, Any] = {
    "format": "kt-board/1", "id": "yard", "name": {"en": "Yard", "fr": "Cour"}, "size": [36, 24], "pieces": [
        {"id": "wall", "kind": "obstacle", "rot180": True, "parts": [
            {"poly": [[4, 4], [8, 4], [8, 5], [4, 5]], "z0": 0, "z1": 2, "move": "climb", "los": "block", "stand": False}]},
        {"id": "pond", "kind": "area", "parts": [
            {"poly": [[6, 3], [10, 3], [8, 8]], "z0": 0, "z1": 0, "move": "difficult", "los": "none", "stand": False}]}],
}


def changed(plain: dict[str, Any], *path: int | str, to: Any) -> str:
    """A file with one thing changed, as text; ``to=...``: that key left out."""
    plain = copy.deepcopy(plain)
    *before, last = path
    here: Any = plain
    for step in before:
        here = here[step]
    if to is ...:
        del here[last]
    else:
        here[last] = to
    return json.dumps(plain, ensure_ascii=False)


def fault(read: Callable[[str, str], object], text: str) -> str:
    """What is wrong with a file, as a player reads it."""
    with pytest.raises(BadContent) as caught:
        read(text, "mine.json")
    return str(caught.value).removeprefix("mine.json, at ")


SHEET, PROFILE, EFFECT = ("datasheets", 0), ("weapons", "gun", "profiles", 0), ("tactics", 0, "effect")


# --- factions ---------------------------------------------------------------------------------------------------------


def test_a_sound_faction_is_read_and_told() -> None:
    faction = read_faction(json.dumps(FACTION))
    assert warnings(faction) == []
    boss = faction.sheet("dri_boss")
    assert (boss.max, boss.inv, boss.options[0].choices[0].points) == (None, None, 3)


@pytest.mark.parametrize(("path", "to", "message"), [
    ((*SHEET, "W"), 13, "datasheets[dri_boss].W: expected a number from 1 to 12."),
    ((*SHEET, "W"), 0, "datasheets[dri_boss].W: expected a number from 1 to 12."),
    ((*SHEET, "T"), 1, "datasheets[dri_boss].T: expected a number from 2 to 14."),
    ((*SHEET, "T"), 15, "datasheets[dri_boss].T: expected a number from 2 to 14."),
    ((*SHEET, "points"), -1, "datasheets[dri_boss].points: expected a number from 0 to 1,000."),
    ((*SHEET, "M"), 1e999, "Infinity: expected valid JSON (Infinity)."),
    ((*SHEET, "specialisms"), ["combat"], "datasheets: expected at least one datasheet that allows the specialism “leader”."),
    ((*SHEET, "specialisms"), ["leader", "leader"],
     "datasheets[dri_boss].specialisms[leader]: expected “leader” only once."),
    ((*SHEET, "equipment"), ["gun", "bow"], "datasheets[dri_boss].equipment: expected one of: gun, burner, fist, not “bow”."),
    ((*SHEET, "options", 0, "from", 0, "weapon"), "bow",
     "datasheets[dri_boss].options[arm].from: expected one of: gun, burner, fist, not “bow”."),
    ((*SHEET, "options", 0, "from"), [{"weapon": "burner"}, {"weapon": "burner", "points": 2}],
     "datasheets[dri_boss].options[arm].from[burner]: expected “burner” only once."),
    ((*SHEET, "options", 0, "replaces"), ["burner"],
     "datasheets[dri_boss].options[arm].replaces: expected one of: gun, fist, not “burner”."),
    ((*SHEET, "id"), "dri_hand", "datasheets[dri_hand]: expected “dri_hand” only once."),
    ((*SHEET, "id"), "Dri Boss",
     "datasheets[Dri Boss].id: expected a lower-case letter, then lower-case letters, digits or “_”."),
    ((*SHEET, "colour"), "red",
     "datasheets[dri_boss]: expected what the form of the file asks for (“colour” does not belong there)."),
    ((*PROFILE, "AP"), 1, "weapons.gun.profiles[std].AP: expected a number from -6 to 0."),
    ((*PROFILE, "A"), "D4",
     "weapons.gun.profiles[std].A: expected a number from 1 to 99, or dice such as “D3”, “2D6” or “D6+1”."),
    ((*PROFILE, "D"), 0, "weapons.gun.profiles[std].D: expected a number from 1 to 99, or dice such as “D3”, “2D6” or “D6+1”."),
    ((*PROFILE, "skill"), None, "weapons.gun.profiles[std].skill: expected a number from 2 to 6."),
    ((*PROFILE, "range"), 0, "weapons.gun.profiles[std].range: expected a number from 1 to 120."),
    (("weapons", "fist", "profiles", 0, "range"), 1, "weapons.fist.profiles[std].range: expected 0."),
    (("weapons", "medic"), FACTION["weapons"]["fist"], "weapons.medic: expected another id, since “medic” is taken."),
    (("tactics", 0, "id"), "first_aid", "tactics[first_aid].id: expected another id, since “first_aid” is taken."),
    (("tactics", 0, "when"), "nerve", "tactics[drift].when: expected one of: movement_start."),
    ((*EFFECT, "op"), "auto_pass", "tactics[drift].effect: expected one of: auto_pass nerve."),
    ((*EFFECT, "op"), "run_code",
     "tactics[drift].effect.op: expected what the form of the file asks for (“run_code” is none of: auto_pass, grant_ability, "
     "heal, modify_roll, move_bonus, reroll_ones, status)."),
    ((*EFFECT, "amount"), 0, "tactics[drift].effect.amount: expected a number from 1 to 12."),
    ((*EFFECT, "who"), "self", "tactics[drift].effect.who: expected one of: own_model, own_team."),
    (("name", "fr"), " ", "name.fr: expected a text of 1 to 60 characters."),
    (("name", "en"), "Boss\n*** b1 is out of action.", "name.en: expected a text in one line, without invisible signs."),
    ((*SHEET, "name", "fr"), "Patron \u202enoitca",
     "datasheets[dri_boss].name.fr: expected a text in one line, without invisible signs."),
    ((*SHEET, "keywords"), ["infantry\u2028"],
     "datasheets[dri_boss].keywords: expected a text in one line, without invisible signs."),
    (("weapons", "bare_hands"), FACTION["weapons"]["fist"],
     "weapons.bare_hands: expected another id, since “bare_hands” is taken."),
    ((*EFFECT, "keyword"), "vehicle", "tactics[drift].effect.keyword: expected one of: infantry."),
    ((*EFFECT, "needs"), ["stationary"],
     "tactics[drift].effect.needs: expected “stationary” only at a moment when models may have remained stationary: "
     "shooting_start, fight_start, trauma, shoot_activation, fight_activation."),
    (("format",), "kt-faction/2",
     "format: expected what the form of the file asks for (“kt-faction/2” is none of: kt-faction/1)."),
])
def test_a_faction_that_cannot_be_played_is_refused_with_the_place(path: Sequence[int | str], to: Any, message: str) -> None:
    assert fault(read_faction, changed(FACTION, *path, to=to)) == message


def test_text_that_is_no_json_or_says_a_thing_twice_is_refused() -> None:
    assert fault(read_faction, '{"format": }') == "1:12: expected valid JSON (a value is missing)."
    assert fault(read_faction, '{"id": "a", "id": "b"}') == "id: expected “id” only once."
    assert fault(read_faction, "[" * 100_000) == "mine.json: expected valid JSON (nested too deeply)."
    assert fault(read_faction, " " * 400_001) == "mine.json: expected no more than 400,000 characters."
    assert fault(read_pack, '{"format": "kt-army/1"}') == "format: expected one of: kt-faction/1, kt-board/1."
    endless = json.dumps(FACTION).replace('"M": 6', '"M": 1e999', 1)
    assert fault(read_faction, endless) == "datasheets[dri_boss].M: expected a number from 0 to 30."
    assert fault(read_pack, "[]") == "format: expected one of: kt-faction/1, kt-board/1."


@rule("KT-WEAPON-18")
def test_unknown_abilities_are_kept_without_effect_and_told() -> None:
    faction = read_faction(changed(FACTION, *PROFILE, "abilities", to=["blast", "rapid_fire:2", "anti-infantry 4+", "melta"]))
    assert faction.weapons["gun"].profiles[0].abilities[0] == "blast"
    assert warnings(faction) == [Note("ability", "weapons.gun", name) for name in ("blast", "anti-infantry 4+", "melta")]
    sheet = read_faction(changed(FACTION, *SHEET, "abilities", to=["stealth"]))
    assert warnings(sheet) == [Note("ability", "datasheets[dri_boss]", "stealth")]


@rule("KT-WEAPON-18")
def test_a_tactic_gives_melee_weapons_only_what_they_can_use() -> None:
    effect = {"op": "grant_ability", "who": "self", "ability": "heavy", "weapons": "all_melee"}
    plain = json.loads(changed(FACTION, "tactics", 0, "when", to="fight_activation"))
    assert fault(read_faction, changed(plain, *EFFECT, to=effect)) == (
        "tactics[drift].effect.ability: expected one of: devastating_wounds, twin_linked, lethal_hits, wounds_on:2, "
        "sustained_hits:2.")
    assert read_faction(changed(plain, *EFFECT, to={**effect, "ability": "lethal_hits"}))


@rule("KT-WEAPON-18")
def test_shooting_abilities_of_melee_weapons_are_told() -> None:
    faction = read_faction(changed(FACTION, "weapons", "fist", "profiles", 0, "abilities", to=["rapid_fire:1", "lethal_hits"]))
    assert warnings(faction) == [Note("melee", "weapons.fist", "rapid_fire:1")]
    assert words("en")("checked-warn-melee", place="weapons.fist", name="rapid_fire:1").endswith("no effect on a melee weapon.")


@rule("KT-WOUND-02", "KT-WEAPON-04", "KT-WEAPON-13")
def test_of_an_ability_with_two_numbers_the_better_counts_and_no_number_is_beyond_the_die() -> None:
    faction = read_faction(changed(FACTION, *PROFILE, "abilities", to=["rapid_fire:2", "rapid_fire:1", "wounds_on:4",
                                                                       "wounds_on:5", "wounds_on:9"]))
    arm = Arm("gun", SlotNo(0), False, faction.weapons["gun"].profiles[0])
    assert (arm.rapid, arm.wounds_on) == (2, 4)
    assert warnings(faction) == [Note("ability", "weapons.gun", "wounds_on:9")]


@rule("KT-EX-06", "KT-NERVE-04", "KT-RULING-02")
def test_an_imported_sheet_without_nerve_takes_it_from_its_leadership() -> None:
    found = {}
    for leadership in (4, 6, 7, 8, 10):
        plain = json.loads(changed(FACTION, *SHEET, "Ld", to=leadership))
        faction = read_faction(changed(plain, *SHEET, "nerve", to=...))
        sheet = faction.sheet("dri_boss")
        found[leadership] = (nerve_of(sheet), nerve_of(sheet, "literal"))
        assert warnings(faction) == [Note("nerve", "datasheets[dri_boss]", str(found[leadership][0]))]
    assert found == {4: (2, 4), 6: (3, 6), 7: (4, 7), 8: (5, 8), 10: (6, 10)}


# --- battlefields -----------------------------------------------------------------------------------------------------

POLY = ("pieces", 0, "parts", 0, "poly")


@rule("KT-TERRAIN-03", "KT-RULING-19")
def test_a_battlefield_says_whether_models_pass_through_windows() -> None:
    """A sill of 1″ under a lintel at 2.4″; without a word of the file nobody passes between them."""
    pane = {"poly": [[10, 9], [10.3, 9], [10.3, 12], [10, 12]], "move": "climb", "los": "block", "stand": False}
    parts = [{**pane, "z0": 0, "z1": 1}, {**pane, "z0": 2.4, "z1": 4}]
    hut = {"id": "hut", "kind": "hut", "parts": parts}
    for told, verdict in (({}, "KT-TERRAIN-03"), ({"open_windows": False}, "KT-TERRAIN-03"), ({"open_windows": True}, "")):
        ground = Ground(read_board(changed(BOARD, "pieces", to=[{**hut, **told}])))
        assert walk(ground, (9000, 10_500, 0), (12_000, 10_500, 0)).rule == verdict


@rule("KT-SETUP-03")
def test_one_s_own_battlefield_must_be_brought() -> None:
    with pytest.raises(Unknown, match="Known: plaza, pipeworks, outpost, crash"):
        bocage.new("commandos_40k", scenario="rescue", seats=["anna", "ben"], options={"board": "own"})


@rule("KT-GEOM-09")
def test_outlines_are_turned_counter_clockwise() -> None:
    square = [[4, 4], [8, 4], [8, 5], [4, 5]]
    assert read_board(json.dumps(BOARD)).pieces[0].parts[0].poly == tuple(map(tuple, square))
    assert read_board(changed(BOARD, *POLY, to=square[::-1])).pieces[0].parts[0].poly == tuple(map(tuple, square))


@rule("KT-SETUP-03")
def test_a_battlefield_is_30_by_22_or_larger() -> None:
    small = {**BOARD, "pieces": []}
    assert read_board(changed(small, "size", to=[30, 22])).size == (30, 22)
    assert fault(read_board, changed(small, "size", to=[29.9, 22])) == "size #1: expected a number from 30 to 72."
    assert fault(read_board, changed(small, "size", to=[30, 21])) == "size #2: expected a number from 22 to 48."
    assert fault(read_board, changed(small, "size", to=[30, 31])) == "size: expected the long side first."


@rule("KT-SETUP-04", "KT-TERRAIN-08")
@pytest.mark.parametrize("key", ["move", "los", "stand", "z0", "z1", "poly"])
def test_a_battlefield_says_everything_about_every_part(key: str) -> None:
    assert fault(read_board, changed(BOARD, "pieces", 0, "parts", 0, key, to=...)) == (
        f"pieces[wall].parts #1: expected what the form of the file asks for (“{key}” is missing).")


@rule("KT-GEOM-09")
@pytest.mark.parametrize("poly", [
    [[4, 4], [8, 4], [5, 5], [4, 8]],                           # a dent
    [[4, 4], [8, 8], [8, 4], [4, 8]],                           # a bow tie
    [[6, 4], [7.2, 7.6], [4, 5.4], [8, 5.4], [4.8, 7.6]],       # a star: every turn is the same way
    [[4, 4], [8, 4], [8, 4], [8, 5]],                           # a point twice
    [[4, 4], [6, 4], [8, 4]],                                   # a line
])
def test_an_outline_that_is_not_convex_is_refused(poly: list[list[float]]) -> None:
    assert fault(read_board, changed(BOARD, *POLY, to=poly)) == (
        "pieces[wall].parts #1.poly: expected a convex outline without a point twice.")


@pytest.mark.parametrize(("path", "to", "message"), [
    (POLY, [[33, 4], [37, 4], [37, 5]], "pieces[wall].parts #1.poly: expected points on the table of 36″ by 24″."),
    (POLY, [[4, 4], [8, 4]], "pieces[wall].parts #1.poly: expected 3 to 16 entries."),
    (("pieces", 0, "parts", 0, "z1"), 0,
     "pieces[wall].parts #1.z1: expected a height: a solid part ends above where it begins."),
    (("pieces", 0, "parts", 0, "z0"), 3, "pieces[wall].parts #1.z0: expected a number from 0 to 2."),
    (("pieces", 1, "id"), "wall", "pieces[wall]: expected “wall” only once."),
    (("pieces", 1, "id"), "wall_2", "pieces[wall_2]: expected “wall_2” only once."),
    (("pieces", 0, "kind"), "castle",
     "pieces[wall].kind: expected what the form of the file asks for (“castle” is none of: area, hut, ladder, obstacle, "
     "platform, rock, ruin, statue, tank, wreck)."),
])
def test_a_battlefield_that_cannot_be_laid_is_refused_with_the_place(path: list[str | int], to: object, message: str) -> None:
    assert fault(read_board, changed(BOARD, *path, to=to)) == message


@rule("KT-TERRAIN-08")
def test_solid_parts_of_two_pieces_do_not_reach_into_each_other() -> None:
    pond = ("pieces", 1, "parts", 0)
    rock = json.loads(changed(BOARD, *pond, "move", to="impassable"))
    assert fault(read_board, changed(rock, *pond, "z1", to=1)) == (
        "pieces[wall]: expected a piece that does not reach into “pond”.")
    above = json.loads(changed(rock, *pond, "z1", to=3))
    assert read_board(changed(above, *pond, "z0", to=2))                    # it lies on top of the wall
    beside = json.loads(changed(rock, *pond, "z1", to=1))
    assert read_board(changed(beside, *pond, "poly", to=[[8, 4], [10, 4], [8, 5]]))     # they touch
    turned = changed(beside, *pond, "poly", to=[[28, 19], [30, 19], [30, 20]])
    assert fault(read_board, turned) == "pieces[wall_2]: expected a piece that does not reach into “pond”."


def blocks(number: int, size: float = 0.5, **more: object) -> str:
    """A battlefield with so many small blocks side by side, in pieces of forty."""
    parts = [{"poly": [[x, y], [x + size, y], [x + size, y + size], [x, y + size]], "z0": 0, "z1": 1, "move": "climb",
              "los": "none", "stand": False, **more}
             for x, y in ((1 + at % 27, 1 + at // 27) for at in range(number))]
    pieces = [{"id": f"p{at}", "kind": "obstacle", "parts": parts[at:at + 40]} for at in range(0, number, 40)]
    return json.dumps({**BOARD, "size": [30, 22], "pieces": pieces})


@rule("KT-TERRAIN-08")
def test_a_battlefield_has_so_many_solid_parts_and_no_more() -> None:
    """Beyond that every look at the table would be slow, for everybody on the server."""
    assert read_board(blocks(150))
    assert fault(read_board, blocks(151)) == (
        "pieces: expected at most 150 solid parts on the whole table, turned copies included; there are 151.")
    assert "at most 300 parts" in fault(read_board, blocks(301, move="open", z1=0))


@rule("KT-TERRAIN-08")
def test_of_many_solid_parts_exactly_those_that_overlap_are_told() -> None:
    """The sweep from west to east finds the pairs that a comparison of all with all finds."""
    rng = Random(7)
    for _ in range(30):
        parts = [{"poly": [[x, y], [x + w, y], [x + w, y + h], [x, y + h]], "z0": z, "z1": z + 1, "move": "climb",
                  "los": "none", "stand": False}
                 for x, y, w, h, z in ((rng.randint(0, 27), rng.randint(0, 19), rng.randint(1, 3), rng.randint(1, 3),
                                        rng.randint(0, 2)) for _ in range(12))]
        pieces = [{"id": f"p{at}", "kind": "obstacle", "parts": [part]} for at, part in enumerate(parts)]
        wanted = {(f"p{one}", f"p{other}") for one, other in combinations(range(12), 2)
                  if overlap(parts[one], parts[other])}
        try:
            read_board(json.dumps({**BOARD, "size": [30, 22], "pieces": pieces}))
            found = set[tuple[str, str]]()
        except BadContent as error:
            found = {(each.place.removeprefix("pieces[").removesuffix("]"), str(each).split("“")[1].split("”")[0])
                     for each in (error, *error.others)}
        assert found == wanted


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    (ax, ay), _, (bx, by), _ = one["poly"]
    (cx, cy), _, (dx, dy), _ = other["poly"]
    return bool(ax < dx and cx < bx and ay < dy and cy < by and one["z0"] == other["z0"])


def slab(*corners: float, top: float = 9, move: str = "climb", stand: bool = False) -> str:
    """A battlefield of 30″ by 22″ with nothing but one block from x0, y0 to x1, y1."""
    x0, y0, x1, y1 = corners
    part = {"poly": [[x0, y0], [x1, y0], [x1, y1], [x0, y1]], "z0": 0, "z1": top, "move": move, "los": "none", "stand": stand}
    return json.dumps({**BOARD, "size": [30, 22], "pieces": [{"id": "slab", "kind": "obstacle", "parts": [part]}]})


@rule("KT-OBJ-03", "KT-DEPLOY-01")
@pytest.mark.parametrize(("text", "missing"), [
    (slab(2, 2, 28, 20, move="impassable"), "expected room for the 3 markers of a mission"),
    (slab(0, 0, 30, 22, top=1, stand=True), "expected room for the 3 markers of a mission"),
    (slab(14, 0, 30, 22), "expected room for the 6 markers of a mission"),
    (slab(0, 0, 9, 22), "expected room for 20 models on bases of 40 mm"),
    (slab(21, 0, 30, 20.5), "expected room for 20 models on bases of 40 mm"),
])
def test_a_battlefield_without_room_for_markers_or_models_is_refused(text: str, missing: str, tmp_path: Path) -> None:
    assert missing in packs.read(text, "en").problem
    (tmp_path / "slab.json").write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=missing):
        check.check(tmp_path)
    with pytest.raises(BadContent, match=missing):
        bocage.new("commandos_40k", scenario="rescue", seats=["anna", "ben"], options={"board": "own", "pack_1": text})


@rule("KT-OBJ-03", "KT-DEPLOY-01")
def test_a_battlefield_with_a_block_in_the_middle_has_room() -> None:
    assert not packs.read(slab(11, 7, 19, 15), "en").problem


# --- packs ------------------------------------------------------------------------------------------------------------


def test_files_that_say_the_same_have_one_fingerprint() -> None:
    text = json.dumps(FACTION)
    other = json.dumps(dict(reversed(FACTION.items())), indent=3, ensure_ascii=False)
    assert fingerprint(text) == fingerprint(other)
    assert len(fingerprint(text)) == 64
    assert fingerprint(text) != fingerprint(changed(FACTION, *SHEET, "points", to=14))


def test_packs_are_added_to_the_box_once_and_never_replace_it() -> None:
    box = load().with_packs([json.dumps(FACTION), json.dumps(BOARD), json.dumps(FACTION, indent=1)])
    assert list(box.factions)[-1] == "drifters"
    assert list(box.boards)[-1] == "yard"
    assert "drifters" not in load().factions
    with pytest.raises(BadContent, match="expected another id, since “bloom” is taken"):
        load().with_packs([changed(FACTION, "id", to="bloom")])
    with pytest.raises(BadContent, match=r"tactics\[surge\]: expected another id, since “surge” is taken"):
        load().with_packs([changed(FACTION, "tactics", 0, "id", to="surge")])
    with pytest.raises(BadContent, match="expected another id, since “drifters” is taken"):
        load().with_packs([json.dumps(FACTION), changed(FACTION, *SHEET, "points", to=14)])


TWO_OPTIONS = [
    {"id": "first", "choose": 2, "from": [{"weapon": "burner", "points": 3}], "replaces": ["gun"]},
    {"id": "second", "from": [{"weapon": "burner", "points": 1}], "replaces": ["fist"]}]


@rule("KT-SHOOT-05", "KT-TEAM-07")
def test_two_weapons_of_one_kind_are_carried_and_paid_twice() -> None:
    box = load().with_packs([changed(FACTION, *SHEET, "options", to=TWO_OPTIONS)])
    team = read("drifters; dri_boss burner burner leader; dri_hand*2", box)
    boss = box.factions["drifters"].sheet("dri_boss")
    assert broken(team, box) == []
    assert (equipment_of(team.members[0], boss), cost_of(team.members[0], boss)) == (("burner", "burner", "fist"), 15 + 2 * 3)
    kind = Kind(box.factions["drifters"], boss, team.members[0], "field", 21)
    assert [arms[0].number for arms in kind.ranged] == [0, 1]


@rule("KT-TEAM-07", "KT-TEAM-09")
def test_a_team_says_at_which_option_it_takes_a_weapon_that_two_of_them_offer() -> None:
    box = load().with_packs([changed(FACTION, *SHEET, "options", to=TWO_OPTIONS)])
    boss = box.factions["drifters"].sheet("dri_boss")
    for chosen, carried, price in (("burner", ("burner", "fist"), 18), ("burner@second", ("burner", "gun"), 16)):
        team = read(f"drifters; dri_boss {chosen} leader; dri_hand*2", box)
        assert broken(team, box) == []
        assert (equipment_of(team.members[0], boss), cost_of(team.members[0], boss)) == (carried, price)
        assert read(write(team), box) == team
    with pytest.raises(BadTeam, match="expected one of: first, second"):
        read("drifters; dri_boss burner@third leader; dri_hand*2", box)


@rule("KT-TEAM-01", "KT-TEAM-02", "KT-TEAM-07")
def test_a_faction_with_one_legal_team_has_sample_teams() -> None:
    """Only the cheapest of many captains leads two hands, and only with the cheaper of the weapons it must take."""
    boss = FACTION["datasheets"][0]
    must = [{"id": "arm", "choose": 4, "must": True, "from": [{"weapon": "burner", "points": 60}, {"weapon": "gun"}]}]
    captains = [{**boss, "id": f"dri_boss{at}", "points": 99, "max": 1} for at in range(58)]
    sheets = [*captains, {**boss, "points": 50, "options": must, "specialisms": ["leader"], "max": 1},
              {**FACTION["datasheets"][1], "points": 25}]
    box = load().with_packs([changed(FACTION, "datasheets", to=sheets)])
    assert write(sample_team("drifters", 0, box)) == "drifters; dri_boss gun@arm gun@arm gun@arm gun@arm leader; dri_hand*2"
    with pytest.raises(BadTeam, match="of which a team of 100 points can be made"):
        sample_team("drifters", 0, load().with_packs([changed(FACTION, "datasheets", to=sheets[:-2])]))


def test_teams_of_a_pack_are_built_like_all_others() -> None:
    box = load().with_packs([json.dumps(FACTION)])
    rng = Random(1)
    for _ in range(30):
        assert broken(random_team("drifters", rng, box), box) == []
    assert write(sample_team("drifters", 0, box)) == write(sample_team("drifters", 0, box))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "drifters.json").write_text(changed(FACTION, *PROFILE, "abilities", to=["blast"]), encoding="utf-8")
    (pack / "yard.json").write_text(json.dumps(BOARD), encoding="utf-8")
    return pack


def test_a_checked_pack_is_told_with_fingerprints_and_notes(folder: Path) -> None:
    text = (folder / "drifters.json").read_text(encoding="utf-8")
    assert check.check(folder) == [
        "Faction “Drifters”: 2 datasheets, 3 weapons, 1 tactic",
        f"Fingerprint (both players need the same): {fingerprint(text)}",
        "Note, weapons.gun: “blast” is not an ability that the rules know; it has no effect.",
        "Battlefield “Yard”: 36″ by 24″, 3 pieces of terrain",
        f"Fingerprint (both players need the same): {fingerprint(json.dumps(BOARD))}"]
    assert check.check(folder, "fr")[0] == "Faction «\u00a0Dérivants\u00a0»\u00a0: 2 fiches, 3 armes, 1 tactique"


def test_all_faults_of_all_files_are_told_at_once_in_the_language_of_the_reader(folder: Path) -> None:
    """First what is misformed, an entry at a time; then every figure and name that is wrong."""
    (folder / "drifters.json").write_text(changed(FACTION, "datasheets", to=[
        {**FACTION["datasheets"][0], "W": 13, "T": 1, "equipment": ["bow"]},
        {**FACTION["datasheets"][1], "Ld": 1}]), encoding="utf-8")
    (folder / "yard.json").write_text(changed(BOARD, "pieces", to=[
        {**BOARD["pieces"][0], "kind": "castle"}, {**BOARD["pieces"][1], "colour": "red"}]), encoding="utf-8")
    (folder / "torn.json").write_text('{"format" 1}', encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        check.check(folder)
    assert caught.value.say("en").splitlines() == [
        "mine/drifters.json, at datasheets[dri_boss].T: expected a number from 2 to 14.",
        "mine/drifters.json, at datasheets[dri_boss].W: expected a number from 1 to 12.",
        "mine/drifters.json, at datasheets[dri_boss].equipment: expected one of: gun, burner, fist, not “bow”.",
        "mine/drifters.json, at datasheets[dri_boss].options[arm].replaces: expected one of: bow, not “gun”.",
        "mine/drifters.json, at datasheets[dri_hand].Ld: expected a number from 2 to 12.",
        "mine/torn.json, at 1:11: expected valid JSON (a colon is missing).",
        "mine/yard.json, at pieces[wall].kind: expected what the form of the file asks for "
        "(“castle” is none of: area, hut, ladder, obstacle, platform, rock, ruin, statue, tank, wreck).",
        "mine/yard.json, at pieces[pond]: expected what the form of the file asks for (“colour” does not belong there)."]
    french = caught.value.say("fr").replace("\u00a0", " ").splitlines()
    assert french[0] == "mine/drifters.json, à datasheets[dri_boss].T : attendu un nombre de 2 à 14."
    assert french[5] == "mine/torn.json, à 1:11 : attendu du JSON valide (il manque un deux-points)."
    assert french[7].endswith("attendu ce que demande la forme du fichier (« colour » n’en fait pas partie).")
    assert packs.read((folder / "drifters.json").read_text(encoding="utf-8"), "fr").problem.count("\n") == 4


def test_two_files_of_a_pack_with_one_id_are_told_with_the_name_of_the_second(folder: Path) -> None:
    (folder / "other.json").write_text(changed(FACTION, "name", "en", to="Others"), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        check.check(folder)
    assert {each.file for each in (caught.value, *caught.value.others)} == {"mine/other.json"}


def test_a_pack_that_is_broken_or_empty_is_refused_with_the_file(folder: Path, tmp_path: Path) -> None:
    (folder / "yard.json").write_bytes(b"\xff")
    with pytest.raises(BadContent, match=r"^yard\.json: expected UTF-8 text\.$"):
        check.check(folder)
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadContent, match=r"^empty: expected a folder with files “\*\.json”"):
        check.check(tmp_path / "empty")


@rule("KT-SETUP-03")
def test_a_random_game_is_played_on_a_battlefield_that_was_brought() -> None:
    """Found by random play: the setting “own” without a battlefield stops before the first question."""
    options = RULESET.random_options("rescue", 2, {"board": setup.OWN}, Random(1))
    field = content.load().boards | packs.box_with(tuple(options[name] for name in setup.PACKS if name in options)).boards
    assert setup.board("rescue", {"board": setup.OWN, **options}, 2).field in set(field) - set(content.load().boards)


@rule("KT-TEAM-03")
def test_random_games_have_teams_of_factions_that_were_brought() -> None:
    games = [RULESET.random_options("rescue", 2, {}, Random(number)) for number in range(20)]
    brought = [options for options in games if "pack_1" in options]
    assert brought
    for options in brought:
        setup.board("rescue", options, 2)
    assert any(OWN_FACTION in options["army_1"] + options["army_2"] for options in brought)


def test_what_kind_of_value_a_file_lacks_is_told_in_the_words_of_the_reader() -> None:
    for text, path, to, english, french in (
            (FACTION, (*PROFILE, "range"), "far", "(a number, not a text)", "(un nombre et non un texte)"),
            (FACTION, ("tactics",), "none", "(a list, not a text)", "(une liste et non un texte)"),
            (FACTION, ("datasheets", 0, "options", 0, "from"), [{"weapon": "burner", "points": -3}],
             "from[burner].points: expected a number from 0 to 1,000", "from[burner].points"),
            (BOARD, ("size",), [36], "(a list of 2, not of 1)", "(une liste de 2, et non de 1)")):
        with pytest.raises(BadContent) as caught:
            read_pack(changed(text, *path, to=to))
        assert english in caught.value.say("en")
        assert french in caught.value.say("fr")


@rule("KT-FIGHT-17", "KT-CHARGE-01")
def test_who_has_no_blade_still_hurts_somebody_by_a_charge() -> None:
    unarmed = changed(FACTION, "datasheets", 1, "equipment", to=[])
    found = judge(Building(("drifters; dri_boss leader; dri_hand*2",), packs=(unarmed,)), "en").reach
    assert [(each.inches, each.models) for each in found] == [(3, 3), (6, 3), (12, 3), (18, 1), (24, 1), (36, 0)]
