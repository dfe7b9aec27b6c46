"""Nothing that an army may buy is without effect: what is refused, what the builder only tells, and a search over everything
that it accepts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

import pytest

import bocage
from bocage.core.contract import Building
from bocage.core.text import words
from bocage.games.heroes_of_normandie import content, setup
from bocage.games.heroes_of_normandie.army import Army, Bought, Breach, additions, broken, read, say, units_of, write
from bocage.games.heroes_of_normandie.army.builder import slots_for
from bocage.games.heroes_of_normandie.army.samples import with_option
from bocage.games.heroes_of_normandie.army.verdict import judge
from bocage.games.heroes_of_normandie.check import TEXT
from bocage.games.heroes_of_normandie.rules.fire.templates import colour_of
from bocage.games.heroes_of_normandie.setup import BadForce
from tests.heroes_of_normandie.duel import Duel
from tests.marks import rule

BOX = content.load()
EIGHTH = read("us; us_8th_regiment")
TANKS = read("us; us_8th_regiment = -, us_m4_sherman, us_mortar_60")


def rules(text: str, *allies: Army) -> list[str]:
    """The ids of the rules that an army breaks."""
    return [breach.rule for breach in broken(read(text), 2000, allies=allies)]


@rule("HN-MULTI-02")
def test_who_plays_alone_against_allies_needs_a_section_as_they_do() -> None:
    command = "ge; ge_feldkommando"
    assert broken(read(command), 2000, multiplayer=True)[0] == Breach("HN-MULTI-02", "no-regiment-alone")
    assert broken(read(command), 2000) == []
    options = {"points": "500", "army_2": command}
    setup.admit("battle", options, 2)
    with pytest.raises(BadForce) as caught:
        setup.admit("battle", options, 3)
    assert caught.value.rule == "HN-MULTI-02"
    setup.board("battle", options, 3)                       # a game that began with it before it was refused still opens


# --- what nobody could use --------------------------------------------------------------------------------------------


@rule("HN-RULING-113", "HN-EQUIP-01", "HN-ARMY-07", "HN-ARMY-08")
@pytest.mark.parametrize(("text", "broken_by"), [
    ("us_8th_regiment = -, he_shells", ["HN-EQUIP-01"]),
    ("us_8th_regiment = -, he_shells, us_m8_greyhound", ["HN-EQUIP-01"]),           # a light vehicle
    ("us_8th_regiment = -, he_shells, us_m5_stuart", []),
    ("us_8th_regiment = -, he_shells; us_22nd_regiment = -, us_m4_sherman", ["HN-EQUIP-01"]),       # another tile's tank
    ("us_8th_regiment; us_field_command = he_shells; us_22nd_regiment = -, us_m4_sherman", []),
    ("us_8th_regiment; us_field_command = he_shells", ["HN-EQUIP-01"]),
    ("us_8th_regiment = -, he_shells; hero us_oddball_sherman", []),                # a hero uses what any tile has
])
def test_shells_need_a_heavy_vehicle_that_they_serve(text: str, broken_by: list[str]) -> None:
    assert rules(f"us; {text}") == broken_by


@rule("HN-RULING-113", "HN-EQUIP-10")
@pytest.mark.parametrize(("text", "broken_by"), [
    ("us_8th_regiment = -, hedgerow_cutter", ["HN-EQUIP-10"]),
    ("us_8th_regiment = -, hedgerow_cutter, us_at_gun_57", ["HN-EQUIP-10"]),        # a gun is infantry
    ("us_8th_regiment = -, hedgerow_cutter, us_willys_50cal", []),
    ("us_8th_regiment = -, hedgerow_cutter; us_22nd_regiment = us_mechanised", ["HN-EQUIP-10"]),
])
def test_a_hedgerow_cutter_needs_a_vehicle_that_it_serves(text: str, broken_by: list[str]) -> None:
    assert rules(f"us; {text}") == broken_by


@rule("HN-RULING-113", "HN-EQUIP-02", "HN-RULING-46")
@pytest.mark.parametrize(("text", "broken_by"), [
    ("us_8th_regiment = -, horn_of_plenty", ["HN-EQUIP-02"]),
    ("us_8th_regiment = -, horn_of_plenty, us_pack_howitzer", ["HN-EQUIP-02"]),     # no mortar, and a red template
    ("us_8th_regiment = -, horn_of_plenty, us_mortar_60", []),
    ("us_8th_regiment = -, horn_of_plenty; us_22nd_regiment = -, us_mortar_60", []),        # any mortar of the army
])
def test_a_horn_of_plenty_needs_a_mortar_of_the_army(text: str, broken_by: list[str]) -> None:
    assert rules(f"us; {text}") == broken_by


@rule("HN-RULING-113", "HN-EQUIP-02", "HN-MULTI-14", "HN-RULING-46")
@pytest.mark.parametrize("tiles", [
    "us_22nd_regiment = -, horn_of_plenty", "us_22nd_regiment; us_field_command = horn_of_plenty"])
def test_a_horn_of_plenty_may_be_bought_for_the_mortar_of_an_ally(tiles: str) -> None:
    """It serves those of his allies if they want."""
    assert (rules(f"us; {tiles}", TANKS), rules(f"us; {tiles}", EIGHTH)) == ([], ["HN-EQUIP-02"])


@rule("HN-RULING-113", "HN-EQUIP-13")
def test_first_aid_needs_a_second_unit() -> None:
    assert rules("us; us_field_command = first_aid") == ["HN-EQUIP-13"]
    assert rules("us; us_field_command = first_aid; hero us_hero_rock") == []


@rule("HN-RULING-113", "HN-MULTI-04", "HN-MULTI-05")
@pytest.mark.parametrize("option", ["he_shells", "hedgerow_cutter"])
def test_equipment_of_the_high_command_may_serve_an_ally_and_that_of_a_section_may_not(option: str) -> None:
    command, section = f"us; us_22nd_regiment; us_field_command = {option}", f"us; us_22nd_regiment = -, {option}"
    assert len(rules(command)) == len(rules(section, TANKS)) == len(rules(command, EIGHTH)) == 1
    assert rules(command, TANKS) == []


@rule("HN-RULING-113", "HN-ORDN-01", "HN-ORDN-02", "HN-ARMY-15")
@pytest.mark.parametrize(("text", "broken_by"), [
    ("ge; ge_901; ge_feldkommando = airstrike_1, airstrike_1", ["HN-ORDN-01"]),             # one German aviation card exists
    ("ge; ge_901; ge_feldkommando = airstrike_2, airstrike_1", ["HN-ORDN-01"]),
    ("ge; ge_901; ge_feldkommando = airstrike_2", []), ("ge; ge_901; ge_feldkommando = airstrike_1, artillery_2", []),
    ("us; us_8th_regiment; us_field_command = airstrike_2, airstrike_2, airstrike_2", []),  # the last allows the fifth card
    ("us; us_8th_regiment; us_field_command = artillery_2, artillery_2, artillery_1", ["HN-ORDN-02"]),
    ("us; us_8th_regiment; us_field_command = artillery_2, artillery_1, artillery_1", []),
])
def test_no_ordinance_is_sold_when_others_allow_every_card_that_exists(text: str, broken_by: list[str]) -> None:
    assert rules(text) == broken_by


@rule("HN-RULING-113", "HN-ORDN-01", "HN-ARMY-15")
@pytest.mark.parametrize(("text", "notes"), [
    ("us; us_8th_regiment; us_field_command", []),
    ("us; us_8th_regiment; us_field_command = airstrike_2; deck +u09*2", []),
    ("us; us_8th_regiment; us_field_command = airstrike_2; deck +u09",
     ["The ordinances allow 2 aviation cards; the deck has 1 (5 exist)."]),
    ("ge; ge_901; ge_feldkommando = airstrike_2; deck +g06",
     ["The ordinances allow 2 aviation cards; the deck has 1 (only one exists)."]),
    ("us; us_8th_regiment; us_field_command = artillery_1",
     ["The ordinances allow 1 artillery card; the deck has none (4 exist)."]),
])
def test_a_deck_with_fewer_cards_than_it_may_have_is_legal_and_the_builder_says_so(text: str, notes: list[str]) -> None:
    judged = judge(Building((text,), points=500), "en")
    assert (judged.faults, [str(each) for each in judged.notes]) == ((), notes)


@rule("HN-RULING-113", "HN-ORDN-01", "HN-MULTI-06")
def test_allies_play_one_deck_so_only_its_holder_is_told() -> None:
    command, other = "us; us_8th_regiment; us_field_command = airstrike_1", "us; us_22nd_regiment"
    assert len(judge(Building((command, other), at=0, seats=4, points=900), "fr").notes) == 1
    assert judge(Building((command, other), at=1, seats=4, points=900), "fr").notes == ()


@rule("HN-RULING-113")
def test_the_workshop_is_told_where_equipment_would_serve_nobody() -> None:
    sections = "us_8th_regiment = -, us_m4_sherman; us_22nd_regiment = -, us_mortar_60"
    idle = judge(Building((f"us; {sections}; us_field_command = artillery_2, artillery_2",), points=900), "en").idle
    assert idle["he_shells"] == idle["hedgerow_cutter"] == (1,)
    assert idle["artillery_1"] == (0, 1, 2)
    assert not {"horn_of_plenty", "first_aid", "airstrike_2"} & set(idle)
    for lang in ("en", "fr"):
        breach, = broken(read("us; us_8th_regiment = -, he_shells"), 500)
        assert "{" not in say(breach, words(lang, TEXT))


@rule("HN-RULING-113")
def test_no_new_game_begins_with_such_an_army_but_an_older_record_still_opens() -> None:
    """Shells without a tank were allowed before the ruling: a record that has them names a board that is still made."""
    options = {"army_1": "us; us_8th_regiment = -, he_shells"}
    with pytest.raises(BadForce) as refused:
        bocage.new("heroes_of_normandie", "battle", seats=("a", "b"), options=options)
    assert refused.value.rule == "HN-EQUIP-01"
    told = setup.board("battle", options, 2)
    assert [stock.family for stock in told.stocks if stock.seat == 0] == ["he_shells"]
    with pytest.raises(BadForce):                                                   # this was never allowed
        setup.board("battle", {"army_1": "us; us_8th_regiment = -, -, -, ace_driver"}, 2)


# --- a search over everything that the builder accepts ----------------------------------------------------------------


def smallest_armies() -> Iterator[tuple[str, str]]:
    """For each tile and each piece of equipment that fits it, the smallest army in which the builder accepts it there:
    alone, or with one or two things more of any kind."""
    for tile in BOX.tiles.values():
        plain = Army(tile.side, (Bought(tile.id),))
        for option in BOX.options.values():
            slot = next(iter(slots_for(tile, option, BOX)), None)
            if option.kind == "equipment" and slot is not None:
                bare = with_option(plain, 0, slot, option.id)
                one_more = list(additions(bare, BOX))
                two_more = (army for one in one_more for army in additions(one, BOX))
                found = next((army for army in chain([bare], one_more, two_more) if not broken(army, 2000)), None)
                assert found is not None, f"{option.id} on {tile.id} is never accepted"
                yield option.id, write(found)


def fires(s: Duel, unit: str, tile: int, manner: str) -> bool:
    """Whether a unit is offered this manner against a vehicle and infantry three squares ahead."""
    us = unit.startswith("us")
    who = s.put(unit, "e6", tile=tile)
    s.put("ge_zundapp" if us else "us_willys_50cal", "e3", facing="s")
    s.put("ge_fire_group" if us else "us_fire_team", "f3")
    options = s.activate(who).options()
    if manner != "ammunition":
        return f"fire main {manner}" in options
    if "fire main normal" not in options:
        return False
    s.quietly("fire main normal")
    s.play(s.options()[0])
    return s.asked == "ammunition"


def bombs(s: Duel, unit: str, tile: int, verb: str) -> bool:
    """Whether a unit that ends its movement beside an enemy vehicle and a position may leave a bomb."""
    us = unit.startswith("us")
    who = s.put(unit, "b3", tile=tile)
    s.put("ge_zundapp" if us else "us_willys_50cal", "a3", facing="s")
    s.activate(who).quietly("move")
    if s.asked == "move":
        s.quietly("stop")
    return s.asked == "place_bomb" and any(option.startswith(verb) for option in s.options())


def aids(s: Duel, unit: str, tile: int) -> bool:
    us = unit.startswith("us")
    s.put(unit, "e5", tile=tile, seat=0 if us else 1)
    s.put("us_rifle_team" if us else "ge_fire_group", "f5")
    shooter = s.put("ge_fire_group" if us else "us_rifle_team", "e2")
    s.activate(shooter).play("fire main normal", "at e5", dice=[2])
    return s.asked == "suffer" and "use first_aid" in s.options()


def cuts(s: Duel, unit: str, tile: int) -> bool:
    who = s.put(unit, "c3", tile=tile)
    s.activate(who).quietly("move")
    return "use hedgerow_cutter" in s.options()


def digs(s: Duel, unit: str, tile: int) -> bool:
    who = s.put(unit, "b3", tile=tile)
    s.reserve(0 if unit.startswith("us") else 1).play(f"activate {s.name(who)}")
    return "dig" in s.options()


def blows(s: Duel, unit: str, tile: int) -> bool:
    """Whether some face of a unit lays another template beside the horn than without it."""
    who = s.put(unit, "c3", tile=tile)
    weapons = [weapon for face in s.board.types[s.state.kind[who]].faces for weapon in face.weapons]
    before = [colour_of(s.board, s.state, who, weapon) for weapon in weapons]
    s.set(f"s{s.state.owner[who] + 1}: horn c4")
    return before != [colour_of(s.board, s.state, who, weapon) for weapon in weapons]


OPEN, HEDGE, POSITION = "", ". . . . .\nB B B B B\n. . . . .\n. . . . .", ". . . . .\n. p . . .\n. . . . .\n. . . . ."
# How a scene shows that somebody can use the tokens of an option: the rows of its map, and what is tried with each unit.
WITNESSES: dict[str, tuple[str, Callable[[Duel, str, int], bool]]] = {
    "ammunition": (OPEN, lambda s, unit, tile: fires(s, unit, tile, "ammunition")),
    "frag_grenades": (OPEN, lambda s, unit, tile: fires(s, unit, tile, "grenade")),
    "rifle_grenade": (OPEN, lambda s, unit, tile: fires(s, unit, tile, "rifle_grenade")),
    "panzerfaust": (OPEN, lambda s, unit, tile: fires(s, unit, tile, "panzerfaust")),
    "bazooka_ammo": (OPEN, lambda s, unit, tile: fires(s, unit, tile, "bazooka_ammo")),
    "he_shells": (OPEN, lambda s, unit, tile: fires(s, unit, tile, "he")),
    "sticky_bomb": (POSITION, lambda s, unit, tile: bombs(s, unit, tile, "attach")),
    "demolition_charge": (POSITION, lambda s, unit, tile: bombs(s, unit, tile, "charge")),
    "hedgerow_cutter": (HEDGE, cuts), "first_aid": (OPEN, aids), "position": (OPEN, digs), "horn_of_plenty": (OPEN, blows),
}


@rule("HN-RULING-113", "HN-EQUIP-14", "HN-ARMY-09")
@pytest.mark.parametrize(("option", "text"), list(smallest_armies()))
def test_in_every_army_that_may_buy_a_piece_of_equipment_somebody_can_use_it(option: str, text: str) -> None:
    army = read(text)
    rows, can_use = WITNESSES[BOX.options[option].family]
    both = (text, "ge; ge_902") if army.side == "us" else ("us; us_8th_regiment", text)
    assert any(can_use(Duel(rows, army=both), unit, tile) for unit, tile, _ in units_of(army))


@rule("HN-RULING-113")
def test_the_search_tries_every_piece_of_equipment() -> None:
    assert {BOX.options[option].family for option, _ in smallest_armies()} == set(WITNESSES)


@rule("HN-RULING-113", "HN-ARMY-10", "HN-ORDN-07")
@pytest.mark.parametrize("tile", sorted(BOX.tiles))
def test_every_tile_brings_infantry_that_fires_with_a_range_and_an_officer_who_gives_orders(tile: str) -> None:
    """So every trait but Ace Driver has somebody to serve, and every directive an officer to lie on."""
    faces = [face for unit in BOX.tiles[tile].units for face in (BOX.units[unit].front, BOX.units[unit].back) if face]
    assert any(face.bonus[0] != "x" and "optics" not in face.abilities for face in faces)
    assert any(ability.startswith("order(") for face in faces for ability in face.abilities)
