"""Content: everything in the box is there, in the right number, and what the rulebook prints is what ships."""

import shutil
from pathlib import Path

import pytest

from bocage.core.errors import BadContent
from bocage.games.heroes_of_normandie import check, content, setup
from bocage.games.heroes_of_normandie.map.ground import Ground
from tests.marks import rule

BOX = content.load()


def units(side: str, *kinds: str) -> list[content.Unit]:
    return [unit for unit in BOX.units.values() if unit.side == side and unit.kind in kinds]


# --- how much of what -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["us", "ge"])
def test_23_kinds_of_infantry_and_eight_vehicles_a_side(side: str) -> None:
    assert len(units(side, "infantry")) == 23
    assert len(units(side, "light", "heavy")) == 8


@pytest.mark.parametrize("side", ["us", "ge"])
def test_a_side_has_two_regiments_one_high_command_and_three_heroes_one_of_them_a_vehicle(side: str) -> None:
    tiles = [tile for tile in BOX.tiles.values() if tile.side == side]
    assert [tile.hq for tile in tiles] == [False, False, True]
    heroes = [unit.kind for unit in BOX.units.values() if unit.side == side and unit.border == "hero"]
    assert sorted(heroes) == ["heavy", "infantry", "infantry"]


@pytest.mark.parametrize("side", ["us", "ge"])
def test_76_cards_a_side_60_of_them_common(side: str) -> None:
    assert sum(card.copies for card in BOX.cards.values() if card.side == "") == 60
    assert sum(card.copies for card in BOX.cards.values() if card.side == side) == 16


def test_common_cards_are_ten_singles_twenty_pairs_two_triples_and_one_of_four() -> None:
    copies = [card.copies for card in BOX.cards.values() if card.side == ""]
    assert {number: copies.count(number) for number in set(copies)} == {1: 10, 2: 20, 3: 2, 4: 1}


@rule("HN-ARMY-06")
@pytest.mark.parametrize(("kind", "families"), [("equipment", 12), ("trait", 14), ("ordinance", 13)])
def test_options_are_support_equipment_traits_and_ordinances(kind: str, families: int) -> None:
    assert len({option.family for option in BOX.options.values() if option.kind == kind}) == families
    assert {option.kind for option in BOX.options.values()} == {"support", "equipment", "trait", "ordinance"}


def test_every_unit_can_come_into_play() -> None:
    """By a tile, by an option, as a hero; the nest comes by its ordinance."""
    by_tiles = {unit for tile in BOX.tiles.values() for unit in tile.units}
    by_options = {unit for option in BOX.options.values() for unit in option.units}
    heroes = {unit.id for unit in BOX.units.values() if unit.border == "hero"}
    assert set(BOX.units) - by_tiles - by_options - heroes == {"ge_mg_nest"}
    assert "mg_nest" in BOX.options


# --- what is printed --------------------------------------------------------------------------------------------------


@rule("HN-GEN-04", "HN-GEN-05")
def test_the_officer_of_the_rulebook_is_the_officer_that_ships() -> None:
    officer = BOX.units["us_lt_officer"]
    assert officer.border == "officer"
    assert officer.front == content.Face(
        move=4, bonus=(2, 1, "x"), defence=6, abilities=("order(2)", "assault", "limited_range(4)"))
    assert officer.source["front"] == "rulebook"


@rule("HN-GEN-02")
def test_a_damaged_face_has_the_skull_and_may_defend_better() -> None:
    damaged = [(unit.front, unit.back) for unit in BOX.units.values() if unit.front and unit.back and not unit.posture]
    assert all(back.skull for _, back in damaged)
    assert any(back.defence > front.defence for front, back in damaged)


@rule("HN-GEN-03")
def test_postures_are_the_same_men_on_both_faces() -> None:
    """A posture is no loss: both faces of the machine guns, mortars and scouts have the skull."""
    posed = {unit.id for unit in BOX.units.values() if unit.posture}
    assert {"us_30cal", "us_50cal", "us_mortar_60", "ge_mg42", "ge_mortar_81", "us_recon_team", "ge_sniper"} <= posed
    assert all(face is not None and face.skull for id in posed for face in (BOX.units[id].front, BOX.units[id].back))


@rule("HN-GEN-07")
def test_heavy_vehicles_have_three_defences_light_ones_one() -> None:
    assert BOX.units["us_m4_sherman"].defence == (12, 10, 8)
    assert all(len(set(unit.defence)) == 3 for unit in BOX.units.values() if unit.kind == "heavy")
    assert all(len(set(unit.defence)) == 1 for unit in BOX.units.values() if unit.kind == "light")


@rule("HN-GEN-08")
def test_vehicles_have_a_main_weapon_a_secondary_one_or_both() -> None:
    panzer = BOX.units["ge_panzer_iv"]
    assert panzer.primary == content.Weapon(bonus=(4, 7, 7), abilities=("destruction(2)", "piercing"))
    assert panzer.secondary == content.Weapon(bonus=(4, 3, "x"), abilities=("burst", "fire_on_the_move(1)"))
    assert BOX.units["us_halftrack"].primary is None
    assert BOX.units["ge_luchs"].secondary is None


@rule("HN-GEN-04")
def test_guns_have_an_arc_and_the_red_border() -> None:
    guns = {unit.id: (unit.arc, unit.border) for unit in BOX.units.values() if unit.gun}
    assert guns == dict.fromkeys(("us_at_gun_57", "us_pack_howitzer", "ge_pak40", "ge_ig18"), (90, "heavy_weapon"))


@rule("HN-ARMY-09")
@pytest.mark.parametrize(("option", "tokens"), [
    ("he_shells", 3), ("panzerfaust", 3), ("position", 1), ("rifle_grenade", 3), ("sticky_bomb", 3), ("ammunition", 3),
    ("frag_grenades", 3), ("hedgerow_cutter", 2), ("bazooka_ammo", 3), ("demolition_charge", 2), ("first_aid", 2),
    ("hardboiled", 3), ("heroic", 3), ("tricky", 2), ("triggerhappy", 3), ("veteran", 3), ("concealed", 2), ("smoke", 3),
])
def test_options_give_the_printed_number_of_tokens(option: str, tokens: int) -> None:
    assert BOX.options[option].tokens == tokens


@rule("HN-ORDN-01", "HN-ORDN-02", "HN-ORDN-07")
def test_ordinances_with_a_number_say_it() -> None:
    assert {option.id: option.number for option in BOX.options.values() if option.number} == {
        "airstrike_1": 1, "airstrike_2": 2, "artillery_1": 1, "artillery_2": 2, "directive_1": 1, "directive_3": 3}


@rule("HN-AIR-01")
def test_aviation_shows_what_anti_aircraft_fire_needs() -> None:
    assert {card.id: card.aa for card in BOX.cards.values() if card.aa} == {"u06": 5, "u09": 6, "u10": 6, "g06": 5}
    assert {card.id for card in BOX.cards.values() if card.restricted == "aviation"} == {"u06", "u09", "u10", "g06"}


@rule("HN-TERR-18", "HN-TERR-16", "HN-TERR-10", "HN-TERR-17")
def test_terrain_says_who_enters_what_it_hides_and_how_it_shelters() -> None:
    bocage, water, rock, grove = (BOX.terrains[id] for id in ("bocage", "water", "rock", "grove"))
    assert (bocage.enters, bocage.difficult, bocage.sight, bocage.defence) == (("infantry",), True, 99, 2)
    assert water.enters == ("amphibious",)
    assert rock.enters == ()
    assert (grove.enters, grove.sight, grove.defence) == (("infantry", "light", "heavy"), 1, 1)


# --- costs ------------------------------------------------------------------------------------------------------------


@rule("HN-ARMY-02")
@pytest.mark.parametrize(("tile", "cost", "first", "breaks"), [
    ("us_8th_regiment", 95, "us_lt_officer", (4, 2)), ("us_22nd_regiment", 105, "us_captain", (4, 2)),
    ("us_field_command", 60, "us_marvin_hq", (1, 2)), ("ge_901", 100, "ge_oberleutnant", (4, 2)),
    ("ge_902", 95, "ge_leutnant", (4, 2)), ("ge_feldkommando", 60, "ge_gruber_hq", (1, 2)),
])
def test_tiles_have_a_cost_units_slots_a_badge_and_a_break_value(
        tile: str, cost: int, first: str, breaks: tuple[int, ...]) -> None:
    found = BOX.tiles[tile]
    assert (found.cost, found.units[0], (found.break_at, found.points)) == (cost, first, breaks)
    assert found.badge
    assert len(found.slots) == (3 if found.hq else 4)


@rule("HN-ARMY-04")
@pytest.mark.parametrize(("option", "cost"), [
    ("us_rifle_squad", 45), ("us_bazooka_squad", 55), ("us_30cal_squad", 55), ("us_mechanised", 65),
    ("ge_panzergrenadiers", 50), ("ge_panzerschreck_group", 55), ("ge_assault_squad", 52), ("ge_mechanised", 65),
    ("us_m4_sherman", 90), ("us_m5_stuart", 60), ("us_m8_greyhound", 45), ("us_willys_50cal", 32), ("us_mortar_60", 24),
    ("ge_panzer_iv", 95), ("ge_luchs", 58), ("ge_puma", 50), ("ge_zundapp", 28), ("ge_pak40", 40),
    ("ammunition", 12), ("frag_grenades", 15), ("rifle_grenade", 18), ("panzerfaust", 20), ("sticky_bomb", 15),
    ("he_shells", 15), ("hedgerow_cutter", 12), ("bazooka_ammo", 20), ("demolition_charge", 15), ("first_aid", 12),
    ("position", 10), ("horn_of_plenty", 15), ("ace_driver", 10), ("bloodthirsty", 15), ("ferocious", 12),
    ("courageous", 10), ("hardboiled", 12), ("hardened", 25), ("heroic", 25), ("intrepid", 15), ("basterds", -30),
    ("sharpshooters", 12), ("tankbuster", 12), ("tricky", 15), ("triggerhappy", 15), ("veteran", 20), ("airstrike_1", 15),
    ("airstrike_2", 28), ("artillery_1", 15), ("artillery_2", 28), ("battle_plan", 25), ("bluff", 10), ("concealed", 15),
    ("directive_1", 10), ("directive_3", 22), ("guardian", 15), ("improvisation", 15), ("us_infiltration", 25),
    ("ge_infiltration", 25), ("initiative", 15), ("mg_nest", 20), ("planning", 25), ("smoke", 18),
])
def test_options_cost_what_is_printed_on_them(option: str, cost: int) -> None:
    assert BOX.options[option].cost == cost


def test_single_units_cost_as_options_what_they_cost_as_units() -> None:
    singles = [option for option in BOX.options.values() if option.units == (option.id,)]
    assert len(singles) == 38
    assert all(option.cost == BOX.units[option.id].cost for option in singles)


# --- nothing in the rules without a piece -----------------------------------------------------------------------------


@rule("HN-ABIL-02", "HN-ABIL-03", "HN-ABIL-05", "HN-ABIL-38", "HN-INDIRECT-01")
@pytest.mark.parametrize("side", ["us", "ge"])
def test_a_side_can_recruit_every_ability_of_fire_and_movement(side: str) -> None:
    """Amphibious, Twin Weapons, Autonomous, Battery Fire and Direct Fire were rules that nobody could meet."""
    bought = {unit for option in BOX.options.values() for unit in option.units}
    found = {ability.partition("(")[0] for unit in BOX.units.values() if unit.side == side and unit.id in bought
             for part in (unit, unit.front, unit.primary, unit.secondary) if part for ability in part.abilities}
    assert {"amphibious", "twin_weapons", "autonomous", "battery_fire", "direct_fire"} <= found


@rule("HN-TERR-12", "HN-VEH-16", "HN-POS-02", "HN-BLDG-08")
def test_a_board_has_walls_positions_and_a_house_of_two_rooms() -> None:
    """The Manor: stone walls and a high one, a printed position of two squares, and a door between two rooms."""
    manor = Ground(BOX.maps["n7"], BOX.terrains)
    assert {edge.kind for edge in BOX.maps["n7"].edge} == {"stone", "high"}
    squares = {name: manor.at(ord(name[0]) - ord("a"), int(name[1:]) - 1) for name in ("k4", "l4", "c6", "d3", "e3", "f3")}
    k4, l4, c6, d3, e3, f3 = (square for square in squares.values() if square is not None)
    assert manor.position[k4] == manor.position[l4] != manor.position[c6]
    assert manor.building[e3] == manor.building[f3]
    assert manor.room[d3] == manor.room[e3] != manor.room[f3]
    assert f3 in manor.walk[e3]


@rule("HN-TRAIT-13")
def test_saved_games_know_types_by_numbers_that_stay() -> None:
    board = setup.board("bridge", {}, 2)
    assert [board.types[number].id for number in (0, 25, 26, 51, 52)] == [
        "us_lt_officer", "us_oddball_sherman", "ge_leutnant", "ge_hero_otto_panzer", "decoy"]


# --- checks of files --------------------------------------------------------------------------------------------------


def test_the_content_passes_its_checks() -> None:
    assert check.check_content(content.FOLDER) == BOX


def test_players_read_a_name_of_everything() -> None:
    needed = check.needed_texts(BOX)
    assert len(needed) == len(set(needed))
    assert {"unit-us_lt_officer", "ability-tripod", "tile-ge_901", "recruit-veteran", "gear-panzerfaust", "card-u07",
            "card-u07.text", "map-n1", "scenario-ridge.text", "terrain-bocage", "breach-points"} <= set(needed)


@pytest.mark.parametrize(("file", "old", "new", "place", "expected"), [
    ("us.toml", 'id = "us_captain"', 'id = "us_lt_officer"', "unit[us_lt_officer]", "expect-once"),
    ("us.toml", '"order(2)"', '"order(two)"', "unit[us_lt_officer].abilities", "expect-known"),
    ("ge.toml", "capacity = 4\n", "", "unit[ge_hanomag].capacity", "expect-value"),
    ("ge.toml", 'posture = "tripod"', 'posture = "ambush"', "unit[ge_mg42].posture", "expect-value"),
    ("recruits.toml", '"us_bazooka"]', '"us_piat"]', "option[us_bazooka_squad].units", "expect-known"),
    ("recruits.toml", 'only = ["us_22nd_regiment"]', 'only = ["ge_902"]', "option[us_mechanised].colours", "expect-known"),
    ("recruits.toml", "break_at = 4", "break_at = 5", "tile[us_8th_regiment].break_at", "expect-number"),
    ("cards.toml", "copies = 4", "copies = 5", "card", "expect-total"),
    ("cards.toml", "aa = 5\n", "", "card[u06].aa", "expect-value"),
    ("terrains.toml", 'glyph = "="', 'glyph = "."', "terrain[road].glyph", "expect-once"),
    ("maps.toml", '"BBBB.hh=...BBBB"', '"BBBB.hh=...BBB"', 'map[n1].rows #5 "BBBB.hh=...BBB"', "expect-total"),
    ("maps.toml", '"BBBB.hh=...BBBB"', '"BBBBhhh=...BBBB"', "map[n1].building", "expect-also"),
    ("maps.toml", 'doors = [[6, 5, "E"]]', 'doors = [[6, 5, "N"]]', "map[n1].building[h1]", "expect-value"),
    ("maps.toml", 'doors = [[6, 5, "E"]]', "doors = []", "map[n1].building[h1].doors", "expect-at-least"),
    ("scenarios.toml", "us_m5_stuart", "us_tiger", "scenario[bridge].us.army", "expect-known"),
    ("scenarios.toml", "ge_901 = -, ge_zundapp", "ge_901 = ge_zundapp", "scenario[farmhouse].ge.army", "expect-value"),
    ("scenarios.toml", "ge; ge_902", "us; us_8th_regiment", "scenario[first_contact].ge.army", "expect-value"),
    ("scenarios.toml", "turn = 4", "turn = 9", "scenario[bridge].turns", "expect-number"),
    ("scenarios.toml", 'building = "h3", points', 'building = "h1", points',
     "scenario[farmhouse].objective[prisoner].building", "expect-known"),
])
def test_a_fault_is_named_with_its_file_its_place_and_what_was_expected(
        tmp_path: Path, file: str, old: str, new: str, place: str, expected: str) -> None:
    for each in content.FOLDER.glob("*.toml"):
        shutil.copy(each, tmp_path)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        check.check_content(tmp_path)
    assert (caught.value.file.rsplit("/", 1)[-1], caught.value.place, caught.value.expected) == (file, place, expected)
