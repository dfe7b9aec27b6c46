"""Setting up a terrain (VC-SETUP)."""

import pytest

from bocage.core.dice import SeededDice
from bocage.core.table import Table
from bocage.games.v_commandos import RULESET, view
from bocage.games.v_commandos.pieces import (
    ITEM_NAMES, MARKSMAN, MAUSER, MP40, NO_FOE, NULL_ENEMY, SLEDGE_MAUSER, SLEDGE_MP40, STORM_TROOPER, TOKENS)
from bocage.games.v_commandos.rules.chance import take_mp40
from bocage.games.v_commandos.setup import build
from bocage.games.v_commandos.state import State
from bocage.games.v_commandos.types import Foe, Item, Terrain, Tile
from tests.marks import rule
from tests.v_commandos.real_scenarios import opening, real, terrain, wait
from tests.v_commandos.scene import Scene, scene

QUICK = [scenario.id for scenario in RULESET.scenarios if scenario.shelf == "quick"]
CALM = ["marksman", "dog_handler", "dog_handler", "cold_wind"]       # three special units and an event that changes nothing


def start(scenario: str, veteran: bool = False) -> Scene:
    """A real scenario just set up."""
    return real(scenario, {"medic": "off"}, veteran=veteran)


def laid(m: Scene, name: str) -> dict[str, view.Tile]:
    return {tile.letter: tile for tile in terrain(m, name).tiles}


@rule("VC-SETUP-01")
def test_every_terrain_has_the_north_of_the_compass() -> None:
    m = wait(scene(["[a]\n[b: mp40]", "[a]\n[b: mp40]"], phase="movement", direction="N", off=["medic"], dice=["flare"]))
    assert (m.foes("one.a"), m.foes("two.a")) == ({"mp40": 1}, {"mp40": 1})


@rule("VC-SETUP-02")
def test_streets_are_laid_as_the_card_shows() -> None:
    tiles = {letter: (t.size, t.indoor, t.x, t.y, t.width, t.height) for letter, t in laid(start("streets"), "streets").items()}
    assert tiles == {
        "a": ("small", True, 0, 0, 1, 1), "b": ("medium", False, 1, 0, 2, 1), "c": ("small", False, 3, 0, 1, 1),
        "d": ("small", True, 4, 0, 1, 1), "e": ("small", False, 0, 1, 1, 1), "f": ("small", True, 1, 1, 1, 1),
        "g": ("small", True, 2, 1, 1, 1), "h": ("large", False, 3, 1, 2, 2), "i": ("small", False, 0, 2, 1, 1),
        "j": ("medium", False, 1, 2, 2, 1), "k": ("small", True, 0, 3, 1, 1), "l": ("small", False, 1, 3, 1, 1),
        "m": ("small", False, 2, 3, 1, 1), "n": ("medium", False, 3, 3, 2, 1)}


@rule("VC-SETUP-02")
def test_crossed_out_spaces_stay_empty() -> None:
    m = real("bridges", {"medic": "e"})
    covered = {(t.x + dx, t.y + dy) for t in terrain(m).tiles for dx in range(t.width) for dy in range(t.height)}
    assert {(x, y) for x in range(5) for y in range(4)} - covered == {(4, 0), (2, 1), (0, 2), (2, 2), (4, 2)}
    assert m.refused("move medic f") == "VC-MOVE-01"


@rule("VC-SETUP-03")
def test_tokens_of_streets_lie_on_the_side_shown() -> None:
    m = start("streets")
    shown = terrain(m)
    assert {door.name: door.open for door in shown.doors} == {
        "a-b": True, "c-d": False, "e-f": True, "f-g": False, "g-h": True, "k-l": True, "a-e": False}
    assert [(gate.tile, gate.side, gate.barricaded) for gate in shown.entrances] == [("b", "N", False), ("n", "S", False)]
    assert {t.letter: t.hatch for t in shown.tiles if t.hatch} == {"k": "open", "d": "blocked"}
    assert {t.letter: t.triangles[0].kind for t in shown.tiles if t.triangles} == {"d": "objective", "g": "alarm", "j": "nest"}
    assert {t.letter: t.items for t in shown.tiles if t.items} == {"e": {"tnt": 1}, "m": {"crowbar": 1}}
    assert not shown.alarm


@rule("VC-SETUP-03")
def test_a_hatch_uses_no_slot_up() -> None:
    tiles = laid(start("streets"), "streets")
    assert tiles["k"].free == 4


@rule("VC-SETUP-04")
@pytest.mark.parametrize("name", QUICK)
def test_nests_lie_on_outdoor_tiles(name: str) -> None:
    nests = [t for t in terrain(start(name)).tiles for token in t.triangles if token.kind == "nest"]
    assert not [t.letter for t in nests if t.indoor]


@rule("VC-SETUP-04", "VC-SETUP-06")
def test_the_guard_of_a_nest_sits_in_it() -> None:
    m = start("streets")
    assert m.guard("nest-j") == "mp40"
    assert laid(m, "streets")["j"].free == 6


@rule("VC-SETUP-05")
def test_equipment_for_set_up_comes_out_of_the_pool() -> None:
    m = opening("streets", "medic:ochre,scout:blue", dice=CALM)
    pool = m.view(None).equipment_pool
    assert (pool["tnt"], pool["crowbar"]) == (7, 5)         # a crowbar lies on m, another is the Scout's


@rule("VC-SETUP-05", "VC-SETUP-10")
def test_what_the_pool_lacks_is_taken_from_the_discard() -> None:
    m = opening("training_ground", "scout:blue", supply={"crowbar": 1}, thrown={"crowbar": 1}, dice=CALM)
    assert m.items("f") == ["crowbar"]
    assert m.commando("scout").items == ["crowbar"]
    assert m.view(None).equipment_discard == {}


@rule("VC-SETUP-05", "VC-SETUP-10")
@pytest.mark.parametrize(("choice", "on_tile", "on_card"), [
    ("bare_tile f", [], ["crowbar"]), ("bare_commando scout", ["crowbar"], [])])
def test_where_tokens_do_not_suffice_players_choose_which_tile_or_commando_goes_without(choice: str, on_tile: list[str],
                                                                                        on_card: list[str]) -> None:
    m = opening("training_ground", "scout:blue", supply={"crowbar": 1}, dice=CALM)
    assert (m.asked, m.pending.by, m.texts) == ("shortage", (0,), ["bare_tile f", "bare_commando scout"])
    m.play(choice)
    assert (m.items("f"), m.commando("scout").items) == (on_tile, on_card)


@rule("VC-SETUP-10")
def test_all_players_decide_on_a_shortage_and_other_silhouettes_are_filled() -> None:
    m = opening("streets", "sapper:ochre,sniper:ochre", seats=2, supply={"crowbar": 2}, dice=CALM)
    assert (m.asked, m.pending.by) == ("shortage", (0, 1))
    assert m.texts == ["bare_tile m", "bare_commando sniper", "bare_commando sapper"]
    m.play("bare_commando sapper", seat=1)
    assert (m.commando("sapper").items, m.commando("sniper").items, m.items("m")) == (["tnt"], ["crowbar"], ["crowbar"])
    assert m.told("commando_goes_without")[0].rule == "VC-SETUP-05"


@rule("VC-SETUP-05")
def test_with_nothing_left_nobody_is_asked_and_all_go_without() -> None:
    m = opening("training_ground", "medic:blue", supply={"crowbar": 0}, dice=CALM)
    assert m.asked == "activate"
    assert m.items("f") == []
    assert len(m.told("goes_without")) == 1


@rule("VC-SETUP-06")
def test_an_mp40_stands_on_every_triangle_of_streets() -> None:
    m = start("streets")
    assert [m.guard(token) for token in ("alarm-g", "objective-d", "nest-j")] == ["mp40", "mp40", "mp40"]
    assert {t.letter: t.enemies for t in terrain(m).tiles if t.enemies} == {
        "d": {"mp40": 1}, "g": {"mp40": 1}, "j": {"mp40": 1}}


@rule("VC-SETUP-06")
@pytest.mark.parametrize("name", [name for name in QUICK if name != "prison"])
def test_every_terrain_has_one_mp40_for_each_triangle_and_nobody_else(name: str) -> None:
    tiles = terrain(start(name)).tiles
    for t in tiles:
        assert sum(t.enemies.values()) == len(t.triangles)
        assert [token.holder for token in t.triangles] == ["mp40"] * len(t.triangles)


@rule("VC-SETUP-07", "VC-DIFF-02")
@pytest.mark.parametrize("name", [name for name in QUICK if name not in ("prison", "command_post")])
def test_veterans_meet_one_more_mp40_at_every_entrance(name: str) -> None:
    shown = terrain(start(name, veteran=True))
    gates = [gate.tile for gate in shown.entrances]
    for t in shown.tiles:
        assert t.enemies.get("mp40", 0) == len(t.triangles) + gates.count(t.letter)


@rule("VC-SETUP-07")
def test_a_tile_that_touches_two_entrances_gets_one_more_mp40_only() -> None:
    m = scene(["[a: medic, hatch]", "[b: entrance N, entrance W] [c: entrance N] [d: objective destroy]"], links=[(0, 1)],
              built=[0], options={"difficulty": "veteran"}, until="events", loose=True)
    m.play("exit_hatch medic")
    assert (m.foes("two.b"), m.foes("two.c"), m.foes("two.d")) == ({"mp40": 1}, {"mp40": 1}, {"mp40": 1})


@rule("VC-SETUP-08")
@pytest.mark.parametrize(("veteran", "left"), [(False, 29), (True, 27)])
def test_the_enemies_of_set_up_come_out_of_the_enemy_pool(veteran: bool, left: int) -> None:
    m = opening("streets", "medic:blue,scout:blue", veteran=veteran, dice=CALM)
    assert m.view(None).enemy_pool == {"regular": left, "sledge": 5, "null": 7, "marksman": 1, "dog_handler": 2}


@rule("VC-SETUP-08", "VC-END-03")
def test_without_regular_enemies_in_the_pool_set_up_fails() -> None:
    m = scene(["[a: medic, hatch]", "[a: hatch] [b: alarm]"], links=[(0, 1)], built=[0], until="choose_squad", direction="E",
              dice=["cold_wind"])
    m.set("pool: 7 null")
    m.play("exit_hatch medic")
    assert m.lost == "VC-END-03"


@rule("VC-SETUP-09")
def test_a_later_terrain_gets_its_pieces_but_decks_and_pools_are_not_built_again() -> None:
    m = scene(["[a: medic, hatch]", "[a: hatch] [b: alarm] [c: nest]"], links=[(0, 1)], built=[0], until="choose_squad",
              event="cold_wind", dice=["power_cut"])
    before = m.view(None)
    m.play("exit_hatch medic")
    after = m.view(None)
    assert (m.guard("two.alarm-b"), m.guard("two.nest-c")) == ("mp40", "mp40")
    assert after.enemy_pool == {**before.enemy_pool, "regular": before.enemy_pool["regular"] - 2}
    assert after.special_pool == before.special_pool
    assert (after.event_deck, after.discarded_events) == (before.event_deck - 1, ("cold_wind",))
    assert after.equipment_pool == before.equipment_pool


@rule("VC-SETUP-09", "VC-SETUP-03")
def test_equipment_shown_on_a_later_terrain_is_laid_when_it_is_set_up() -> None:
    m = real("green", {"medic": "off"}, done=["training_ground"], phase="start_turn", turn=3, loose=True)
    assert m.items("lighthouse.b") == ["crowbar"]


@rule("VC-SETUP-09", "VC-CARD-07")
def test_silhouettes_are_not_filled_again_on_a_later_terrain() -> None:
    m = scene(["[a: medic, hatch]", "[a: hatch]"], links=[(0, 1)], built=[0], until="choose_squad", direction="E",
              dice=["cold_wind"])
    m.play("exit_hatch medic")
    assert terrain(m, "two").state == "in_play"
    assert m.commando("medic").items == []


@rule("VC-SETUP-06", "VC-SETUP-08")
@pytest.mark.parametrize(("known", "taken", "left"), [
    ([NULL_ENEMY, MARKSMAN, MAUSER, MP40], MP40, [NULL_ENEMY, MARKSMAN, MP40]),
    ([SLEDGE_MAUSER], SLEDGE_MP40, []),
    ([STORM_TROOPER], NO_FOE, [STORM_TROOPER]),
])
def test_where_the_pool_holds_only_tokens_that_players_have_looked_at_a_regular_one_of_them_is_taken(
        known: list[Foe], taken: Foe, left: list[Foe]) -> None:
    s = State()
    s.pool, s.next_tokens = [0] * TOKENS, list(known)
    assert take_mp40(s) == taken
    assert s.next_tokens == left


@rule("VC-SETUP-05", "VC-SETUP-09", "VC-OPER-07")
def test_for_terrains_laid_together_players_choose_among_the_tiles_of_all_of_them() -> None:
    """If a charge lay in the Luxury Hotel too, it and the two of the Bridges would be one more than there are here."""
    m = opening("shooting_star", "medic:blue,scout:blue,sniper:ochre,officer:blue", supply={"tnt": 2})
    hotel, bridges = (Terrain(m.board.terrain_ids.index(name)) for name in ("luxury_hotel", "bridges"))
    m.board.items_laid[hotel].append((Tile(m.board.tile_name.index("luxury_hotel.a")), Item(ITEM_NAMES.index("tnt"))))
    steps = build(Table(m.board, m.state.copy(), SeededDice("")), [hotel, bridges], [])
    asked = next(steps)
    assert (asked.kind, asked.rule, [option.text for option in asked.options]) == (
        "shortage", "VC-SETUP-05", ["bare_tile luxury_hotel.a", "bare_tile bridges.d", "bare_tile bridges.j"])
