"""Army building: what an army costs and brings, every rule it can break, and its form as text."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.core.contract import Building
from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import content, setup
from bocage.games.heroes_of_normandie.army import (
    Army, BadArmy, Bought, break_values, broken, cost, deck_of, holder_of_deck, random_army, read, sample_army, stars_of,
    units_of, write,
)
from bocage.games.heroes_of_normandie.army.builder import builder
from bocage.games.heroes_of_normandie.army.legality import WHATS
from bocage.games.heroes_of_normandie.army.verdict import judge
from bocage.games.heroes_of_normandie.rules.phases.deploying import places_for, scout_of
from bocage.games.heroes_of_normandie.rules.phases.ordering import entitlement
from bocage.games.heroes_of_normandie.types import by_recruit
from tests.heroes_of_normandie.scene import Scene
from tests.marks import rule

BOX = content.load()


def rules(text: str, points: int = 1000, **conditions: Any) -> list[str]:
    """The ids of the rules that an army breaks, as a player would write it."""
    return [breach.rule for breach in broken(read(text), points, **conditions)]


# --- points -----------------------------------------------------------------------------------------------------------


@rule("HN-ARMY-01")
def test_tiles_options_and_heroes_together_cost_no_more_than_the_points() -> None:
    army = read("us; us_8th_regiment = us_rifle_squad, us_m4_sherman; hero us_hero_clint")
    assert cost(army) == 95 + 45 + 90 + 40
    assert broken(army, 270) == []
    breach, = broken(army, 269)
    assert (breach.rule, breach.what, breach.args) == ("HN-ARMY-01", "points", {"cost": 270, "points": 269})


@rule("HN-ARMY-01", "HN-ARMY-04", "HN-ARMY-12")
@pytest.mark.parametrize("side", ["us", "ge"])
def test_the_prices_that_the_builder_is_told_add_up_to_the_cost(side: content.Side) -> None:
    """The client adds up what its cards say: tiles, options, heroes. The server alone knows what allies share."""
    told = builder("en")
    prices = {card.id: card.cost for cards in (told.tiles, told.options, told.heroes) for card in cards}
    rng = Random(side)
    for _ in range(12):
        army = random_army(side, rng.randrange(150, 700), rng)
        bought = [name for tile in army.tiles for name in (tile.tile, *tile.options) if name]
        assert cost(army) == sum(prices[name] for name in (*bought, *army.heroes)) + army.share


@rule("HN-TRAIT-09", "HN-ARMY-01")
def test_basterds_give_30_points_back_once() -> None:
    assert cost(read("us; us_8th_regiment = -, -, -, basterds")) == 65
    assert rules("us; us_22nd_regiment = -, -, basterds, basterds") == ["HN-TRAIT-09"]


@rule("HN-RULING-48", "HN-ARMY-04")
@pytest.mark.parametrize(("text", "broken_by"), [
    ("us_field_command = planning, planning", ["HN-ARMY-04"]), ("us_field_command = battle_plan, battle_plan", ["HN-ARMY-04"]),
    ("us_22nd_regiment = -, -, courageous, courageous", ["HN-ARMY-04"]),
    ("us_22nd_regiment = -, -, courageous; us_field_command = -, -, courageous", []),
    ("us_field_command = smoke, smoke", []), ("us_22nd_regiment = -, -, veteran, veteran", []),
    ("us_field_command = ammunition, ammunition", [])])
def test_an_option_whose_second_copy_would_change_nothing_is_bought_once(text: str, broken_by: list[str]) -> None:
    assert rules(f"us; us_8th_regiment; {text}") == broken_by


@rule("HN-ORDN-07", "HN-RULING-48")
@pytest.mark.parametrize(("options", "broken_by"), [
    ("directive_3, directive_3", ["HN-ORDN-07"]), ("directive_3, directive_1", []), ("directive_1, directive_1", [])])
def test_no_army_asks_for_more_directives_than_the_four_there_are(options: str, broken_by: list[str]) -> None:
    assert rules(f"ge; ge_901; ge_feldkommando = {options}") == broken_by


@rule("HN-RULING-103", "HN-TRAIT-01")
@pytest.mark.parametrize(("text", "broken_by"), [
    ("us_8th_regiment; us_field_command = -, -, ace_driver", ["HN-TRAIT-01"]),
    ("us_8th_regiment = -, -, -, ace_driver", ["HN-TRAIT-01"]),
    ("us_8th_regiment = -, -, us_m16_quad, ace_driver", ["HN-TRAIT-01"]),           # its weapons do not fire on the move
    ("us_8th_regiment = -, us_willys_50cal, -, ace_driver", []), ("us_22nd_regiment = us_mechanised, -, -, ace_driver", [])])
def test_an_ace_driver_needs_a_vehicle_that_fires_on_the_move(text: str, broken_by: list[str]) -> None:
    assert rules(f"us; {text}") == broken_by


@rule("HN-RULING-48", "HN-RULING-103")
def test_the_workshop_is_told_what_would_change_nothing() -> None:
    """For each option the tiles on which it would; a tile with a jeep may have Ace Driver, and a second Planning goes
    nowhere."""
    sections = "us_8th_regiment = -, us_willys_50cal; us_22nd_regiment = -, -, courageous"
    idle = judge(Building((f"us; {sections}; us_field_command = planning, directive_3",), points=500), "en").idle
    assert idle["planning"] == (0, 1, 2)
    assert idle["ace_driver"] == (1, 2)
    assert idle["courageous"] == (1,)
    assert idle["directive_3"] == (0, 1, 2)
    assert not {"directive_1", "veteran", "ammunition"} & set(idle)


# --- tiles ------------------------------------------------------------------------------------------------------------


@rule("HN-ARMY-02")
def test_an_army_has_tiles_of_its_side_each_once() -> None:
    assert rules("us") == ["HN-ARMY-02"]
    assert rules("us; ge_901") == ["HN-ARMY-02"]
    assert rules("us; us_8th_regiment; us_8th_regiment") == ["HN-ARMY-02"]
    assert rules("us; us_8th_regiment; us_22nd_regiment; us_field_command") == []


@rule("HN-SETUP-02")
def test_a_scenario_may_ask_for_a_tile() -> None:
    assert rules("us; us_8th_regiment", must=("us_22nd_regiment",)) == ["HN-SETUP-02"]
    assert rules("us; us_22nd_regiment", must=("us_22nd_regiment",)) == []


@rule("HN-ARMY-16")
def test_a_tile_is_a_section_or_one_officer_and_support_adds_units_to_it() -> None:
    assert [unit for unit, _, _ in units_of(read("ge; ge_feldkommando"))] == ["ge_gruber_hq"]
    assert units_of(read("us; us_field_command; us_22nd_regiment = us_mechanised, us_mortar_60")) == [
        ("us_marvin_hq", 0, -1),
        ("us_captain", 1, -1), ("us_fire_team", 1, -1), ("us_support_team", 1, -1), ("us_30cal", 1, -1),
        ("us_halftrack", 1, 0), ("us_halftrack", 1, 0), ("us_mortar_60", 1, 1)]


@rule("HN-ARMY-14", "HN-ARMY-16")
def test_a_squad_may_differ_from_tile_to_tile() -> None:
    def brought(tile: str) -> list[str]:
        return [unit for unit, _, slot in units_of(Army("ge", (Bought(tile, ("ge_panzerschreck_group",)),))) if slot == 0]
    assert brought("ge_901") == ["ge_fire_group", "ge_mg42", "ge_panzerschreck"]
    assert brought("ge_902") == ["ge_recon_group", "ge_fire_group", "ge_panzerschreck"]


@rule("HN-ARMY-14")
def test_heroes_and_only_units_are_counters_to_take() -> None:
    army = read("ge; ge_902 = -, ammunition; hero ge_hero_ludwig")
    assert units_of(army)[-1] == ("ge_hero_ludwig", -1, -1)
    assert len(units_of(army)) == 5


@rule("HN-ORDER-03", "HN-ABIL-24", "HN-ABIL-25", "HN-TRAIT-06")
@pytest.mark.parametrize("text", [
    "us; us_22nd_regiment = us_rifle_squad, -, us_m4_sherman, ace_driver; hero us_hero_clint",
    "us; us_8th_regiment = us_rifle_squad, hardened; us_field_command",
    "ge; ge_902; hero ge_hero_ludwig",
])
def test_the_builder_counts_the_orders_of_the_first_turn_as_the_game_does(text: str) -> None:
    army, side = read(text), text[:2]
    foe = "ge; ge_902" if side == "us" else "us; us_8th_regiment"
    s = Scene(army=(text, foe) if side == "us" else (foe, text))
    seat = Seat(side == "ge")
    for at, (unit, tile, _) in enumerate(units_of(army)):
        s.put(unit, f"a{at + 1}" if not at % 2 else f"d{at + 1}", seat=seat, tile=tile)
    assert judge(Building((text,), points=1000), "en").orders == entitlement(s.board, s.state, seat) > 0


@rule("HN-ARMY-02", "HN-ARMY-03")
def test_stars_of_slots_count_only_when_filled() -> None:
    assert stars_of(read("us; us_8th_regiment = -, us_rifle_squad")) == 0
    assert stars_of(read("us; us_8th_regiment = us_rifle_squad")) == 1
    assert stars_of(read("us; us_22nd_regiment = us_rifle_squad")) == 0
    assert stars_of(read("us; us_22nd_regiment = -, -, -, veteran; us_field_command")) == 3


@rule("HN-ARMY-02", "HN-ARMY-03", "HN-ABIL-31")
@pytest.mark.parametrize(("army", "scout"), [
    ("us; us_22nd_regiment", [0, 0]), ("us; us_22nd_regiment = -, -, veteran", [2, 2]),
    ("us; us_22nd_regiment = us_rifle_squad, -, veteran", [2, 3]), ("us; us_22nd_regiment = -, -, -, veteran", [0, 0]),
    ("us; us_8th_regiment; us_22nd_regiment = -, -, veteran; hero us_hero_rock", [0, 3])])
def test_a_filled_slot_gives_its_special_ability_to_all_units_of_the_tile(army: str, scout: list[int]) -> None:
    """The least and the most Scout of the army's units: a recon team has 3 of its own; other tiles and heroes get none."""
    board = Scene(army=(army, "ge; ge_901")).board
    found = [scout_of(board, number) for number, recruit in by_recruit(board.recruits) if recruit.seat == 0]
    assert [min(found), max(found)] == scout


@rule("HN-ARMY-03")
def test_a_unit_of_such_a_tile_deploys_beyond_its_zone() -> None:
    board = setup.board("village", {"army_1": "us; us_22nd_regiment = -, -, veteran"}, 2)
    state = setup.first_state(board)
    captain = next(number for number, recruit in by_recruit(board.recruits) if recruit.name == "us_captain")
    assert {board.start.row[square] for square in places_for(board, state, captain)} == {11, 12, 13, 14}


@rule("HN-ARMY-13")
def test_each_tile_has_its_break_value_and_the_points_it_gives() -> None:
    assert break_values(read("ge; ge_901; ge_feldkommando")) == [(4, 2), (1, 2)]


# --- options ----------------------------------------------------------------------------------------------------------


@rule("HN-ARMY-04")
def test_each_slot_takes_one_option() -> None:
    assert rules("us; us_field_command = planning, bluff, smoke, guardian") == ["HN-ARMY-04"]


@rule("HN-ARMY-05")
@pytest.mark.parametrize("text", [
    "us; us_8th_regiment = us_m4_sherman",                      # brown on green
    "us; us_8th_regiment = -, -, us_rifle_squad",               # green on brown
    "us; us_8th_regiment = -, veteran",                         # blue on green and brown
    "us; us_field_command = veteran",                           # blue on gold
    "us; us_22nd_regiment = -, panzerfaust",                    # a German weapon
    "us; us_8th_regiment = us_mechanised",                      # of the other regiment
])
def test_an_option_needs_a_colour_of_the_slot(text: str) -> None:
    assert rules(text) == ["HN-ARMY-05"]


@rule("HN-ARMY-05")
@pytest.mark.parametrize("text", [
    "us; us_8th_regiment = us_rifle_squad, us_30cal_squad, us_m5_stuart, veteran",
    "us; us_22nd_regiment = us_mechanised, us_m5_stuart, veteran, heroic",
    "us; us_field_command = ammunition, planning, veteran",
    "ge; ge_901 = ge_panzergrenadiers, ge_pak40, panzerfaust, intrepid",
    "ge; ge_902 = ge_mechanised, ge_luchs, ge_puma, tricky",
])
def test_one_colour_in_common_is_enough(text: str) -> None:
    assert rules(text) == []


@rule("HN-ARMY-11")
def test_ordinances_need_high_command() -> None:
    assert rules("ge; ge_901 = -, -, -, ge_infiltration") == ["HN-ARMY-11"]
    assert rules("ge; ge_901 = -, -, -, ge_infiltration; ge_feldkommando") == []


@rule("HN-ORDN-14")
def test_the_american_infiltration_is_for_one_tile() -> None:
    assert rules("us; us_8th_regiment = -, -, -, us_infiltration; us_field_command") == []
    assert rules("us; us_22nd_regiment = -, -, -, us_infiltration; us_field_command") == ["HN-ORDN-14"]


# --- heroes -----------------------------------------------------------------------------------------------------------


@rule("HN-ARMY-12")
def test_heroes_need_no_slot_and_are_unique() -> None:
    assert rules("us; us_8th_regiment; hero us_hero_clint, us_hero_rock, us_oddball_sherman") == []
    assert rules("us; us_8th_regiment; hero us_hero_clint; hero us_hero_clint") == ["HN-ARMY-12"]
    assert rules("us; us_8th_regiment; hero ge_hero_ludwig") == ["HN-ARMY-12"]


@rule("HN-ARMY-12")
def test_a_hero_with_a_badge_needs_a_tile_that_bears_it() -> None:
    def with_badge(badge: str) -> content.Content:
        hero = replace(BOX.units["us_hero_rock"], badge=badge)
        return replace(BOX, units={**BOX.units, hero.id: hero})
    army = read("us; us_8th_regiment; hero us_hero_rock")
    assert broken(army, 500, box=with_badge(BOX.tiles["us_8th_regiment"].badge)) == []
    assert [breach.what for breach in broken(army, 500, box=with_badge("rangers"))] == ["hero-badge"]


# --- deck -------------------------------------------------------------------------------------------------------------


@rule("HN-SETUP-03", "HN-ARMY-15")
@pytest.mark.parametrize(("side", "tile", "size"), [("us", "us_8th_regiment", 67), ("ge", "ge_901", 69)])
def test_the_printed_deck_is_all_that_is_not_restricted(side: str, tile: str, size: int) -> None:
    deck = deck_of(read(f"{side}; {tile}"))
    assert sum(deck.values()) == size
    assert not [card for card in deck if BOX.cards[card].restricted]


@rule("HN-SETUP-03")
def test_a_deck_of_ones_own_leaves_cards_out_where_the_scenario_allows() -> None:
    text = "us; us_8th_regiment; deck -c05 -c33*2"
    deck = deck_of(read(text))
    assert "c05" not in deck
    assert deck["c33"] == 2
    assert rules(text) == []
    assert rules(text, custom_deck=False) == ["HN-SETUP-03"]


@rule("HN-ARMY-15")
def test_no_more_copies_than_printed_and_none_of_the_enemy() -> None:
    assert rules("us; us_8th_regiment; deck +c33") == ["HN-ARMY-15"]
    assert rules("us; us_8th_regiment; deck -c01*2") == ["HN-ARMY-15"]
    assert rules("us; us_8th_regiment; deck +g01") == ["HN-ARMY-15"]
    assert rules("us; us_8th_regiment; us_field_command = airstrike_2, airstrike_2; deck +u09*3") == ["HN-ARMY-15"]


@rule("HN-ARMY-15")
def test_at_least_40_cards_restricted_ones_not_counted() -> None:
    twenty_seven = "-c11*2 -c12*2 -c13*2 -c14*2 -c15*2 -c16*2 -c17*2 -c18*2 -c19*2 -c20*2 -c31*3 -c33*4"
    text = "us; us_8th_regiment; us_field_command = airstrike_2; deck +u09*2 "
    assert sum(deck_of(read(text + twenty_seven)).values()) == 40 + 2
    assert rules(text + twenty_seven) == []
    assert rules(text + twenty_seven + " -c01") == ["HN-ARMY-15"]


@rule("HN-ARMY-15", "HN-ORDN-01", "HN-ORDN-02", "HN-CARD-10")
def test_restricted_cards_as_many_as_the_options_say() -> None:
    assert rules("us; us_8th_regiment; deck +u09") == ["HN-ARMY-15"]
    assert rules("us; us_8th_regiment; us_field_command = airstrike_1; deck +u09") == []
    assert rules("us; us_8th_regiment; us_field_command = airstrike_1; deck +u09 +u10") == ["HN-ARMY-15"]
    assert rules("us; us_8th_regiment; us_field_command = airstrike_1; deck +u07") == ["HN-ARMY-15"]
    assert rules("us; us_8th_regiment; us_field_command = airstrike_1, artillery_2; deck +u06 +u07*2") == []


@rule("HN-ARMY-15")
def test_restricted_cards_of_an_option_are_allowed_with_a_fixed_deck() -> None:
    assert rules("us; us_8th_regiment; us_field_command = airstrike_1; deck +u09", custom_deck=False) == []


# --- alliances --------------------------------------------------------------------------------------------------------

EIGHTH, OTHER = read("us; us_8th_regiment"), read("us; us_22nd_regiment")
COMMAND = read("us; us_8th_regiment; us_field_command = planning")


@rule("HN-MULTI-02")
def test_allies_divide_the_points_evenly() -> None:
    assert rules("us; us_8th_regiment = us_rifle_squad", 280, allies=(OTHER,)) == []
    assert rules("us; us_8th_regiment = us_rifle_squad", 279, allies=(OTHER,)) == ["HN-MULTI-02"]
    assert rules("us; us_8th_regiment", 284, allies=(OTHER, OTHER)) == ["HN-MULTI-02"]


@rule("HN-MULTI-02")
def test_each_ally_buys_a_tile_with_a_section() -> None:
    assert rules("us; us_field_command", allies=(OTHER,)) == ["HN-MULTI-02"]
    assert rules("us; us_field_command") == []


@rule("HN-MULTI-03")
def test_an_alliance_has_one_high_command() -> None:
    assert rules("us; us_22nd_regiment; us_field_command", allies=(COMMAND,)) == ["HN-MULTI-03"]
    assert rules("us; us_22nd_regiment", allies=(COMMAND,)) == []


@rule("HN-MULTI-03")
def test_its_cost_with_its_options_is_shared_as_the_allies_wish() -> None:
    helper = read("us; us_22nd_regiment; share 45")
    assert cost(COMMAND) == 95 + 60 + 25
    assert cost(COMMAND, allies=(helper,)) == 95 + 60 + 25 - 45
    assert cost(helper) == 105 + 45
    assert broken(COMMAND, 300, allies=(helper,)) == []
    assert broken(helper, 300, allies=(COMMAND,)) == []
    assert [breach.rule for breach in broken(COMMAND, 300, allies=(OTHER,))] == ["HN-MULTI-02"]


@rule("HN-MULTI-03")
def test_a_share_needs_an_allys_high_command_and_is_no_more_than_its_cost() -> None:
    assert rules("us; us_22nd_regiment; share 5", allies=(EIGHTH,)) == ["HN-MULTI-03"]
    assert rules("us; us_22nd_regiment; us_field_command; share 5", allies=(EIGHTH,)) == ["HN-MULTI-03"]
    assert rules("us; us_22nd_regiment; share 85", allies=(COMMAND,)) == []
    assert rules("us; us_22nd_regiment; share 86", allies=(COMMAND,)) == ["HN-MULTI-03"]


@rule("HN-MULTI-05")
def test_options_of_high_command_are_of_its_side() -> None:
    assert rules("us; us_8th_regiment; us_field_command = mg_nest", allies=(OTHER,)) == ["HN-MULTI-05"]


@rule("HN-MULTI-04", "HN-ARMY-11")
def test_an_allys_high_command_allows_ordinances_and_cards() -> None:
    infiltrating = "us; us_8th_regiment = -, -, -, us_infiltration"
    assert rules(infiltrating, allies=(OTHER,)) == ["HN-ARMY-11"]
    assert rules(infiltrating, allies=(read("us; us_22nd_regiment; us_field_command"),)) == []


@rule("HN-MULTI-06")
def test_allies_need_50_cards() -> None:
    seventeen = "us; us_8th_regiment; deck -c11*2 -c12*2 -c13*2 -c14*2 -c15*2 -c31*3 -c33*4"
    assert sum(deck_of(read(seventeen)).values()) == 50
    assert rules(seventeen, allies=(OTHER,)) == []
    assert rules(seventeen + " -c01", allies=(OTHER,)) == ["HN-MULTI-06"]
    assert rules(seventeen + " -c01", multiplayer=True) == ["HN-MULTI-06"]
    assert rules(seventeen + " -c01") == []


@rule("HN-MULTI-06", "HN-MULTI-03")
def test_allies_have_one_deck_that_of_the_high_command() -> None:
    listed = read("us; us_22nd_regiment; deck -c05")
    assert holder_of_deck((EIGHTH, OTHER)) is EIGHTH
    assert holder_of_deck((EIGHTH, listed)) is listed
    assert holder_of_deck((listed, COMMAND)) is COMMAND
    assert rules("us; us_22nd_regiment; deck -c05", allies=(COMMAND,)) == ["HN-MULTI-06"]
    assert rules("us; us_8th_regiment; deck -c01", allies=(listed,)) == ["HN-MULTI-06"]
    assert rules("us; us_8th_regiment; deck -c01", allies=(OTHER,)) == []


# --- as text ----------------------------------------------------------------------------------------------------------


def test_an_army_is_written_in_one_line_and_reads_back() -> None:
    text = ("us; us_8th_regiment = us_rifle_squad, -, ammunition, veteran; us_field_command = airstrike_2; "
            "hero us_hero_clint; share 10; deck -c05 -c33*2 +u09*2")
    army = read(text)
    assert army == Army(
        "us", (Bought("us_8th_regiment", ("us_rifle_squad", "", "ammunition", "veteran")),
               Bought("us_field_command", ("airstrike_2",))),
        ("us_hero_clint",), {"c05": -1, "c33": -2, "u09": 2}, 10)
    assert write(army) == text


def test_lines_capitals_and_empty_slots_at_the_end_make_no_difference() -> None:
    assert read("GE\nge_901 = Ge_Panzergrenadiers, -, -\n\n deck -c05, -c05 +c05 \n") == read(
        "ge; ge_901 = ge_panzergrenadiers; deck -c05")


@pytest.mark.parametrize(("text", "place", "expected"), [
    ("", "-", "expect-known"), ("fr; us_8th_regiment", "fr", "expect-known"), ("us; 8th", "8th", "expect-known"),
    ("us; us_8th_regiment = tank", "us_8th_regiment = tank", "expect-known"),
    ("us; us_8th_regiment = , veteran", "us_8th_regiment = , veteran", "expect-known"),
    ("us; hero us_lt_officer", "hero us_lt_officer", "expect-known"), ("us; hero", "hero", "expect-known"),
    ("us; deck u09", "deck u09", "expect-value"), ("us; deck +z1", "deck +z1", "expect-known"),
    ("us; deck +u09*999", "deck +u09*999", "expect-value"), ("us; share -5", "share -5", "expect-at-least"),
])
def test_what_cannot_be_read_is_named(text: str, place: str, expected: str) -> None:
    with pytest.raises(BadArmy) as caught:
        read(text)
    assert (caught.value.place, caught.value.expected.key) == (place, expected)
    assert place in str(caught.value)


def test_every_breach_has_a_name_that_texts_know() -> None:
    """Each of these armies breaks a different rule; together they use every name there is words for."""
    listed = read("us; us_22nd_regiment; deck -c05")
    badged = replace(BOX, units={**BOX.units, "us_hero_rock": replace(BOX.units["us_hero_rock"], badge="rangers")})
    armies: list[tuple[str, int, dict[str, Any]]] = [
        ("us", 1, {}), ("us; us_8th_regiment", 1, {}), ("us; us_field_command", 300, {"allies": (EIGHTH,)}),
        ("us; ge_901; us_8th_regiment; us_8th_regiment", 999, {"must": ("us_22nd_regiment",)}),
        ("us; us_field_command = veteran, mg_nest, -, bluff", 999, {}),
        ("us; us_8th_regiment = us_mechanised, -, -, us_infiltration", 999, {}),
        ("us; us_8th_regiment; us_field_command", 999, {"allies": (COMMAND,)}),
        ("us; us_8th_regiment; share 1", 999, {"allies": (EIGHTH,)}),
        ("us; us_8th_regiment; share 99", 999, {"allies": (COMMAND,)}),
        ("us; us_8th_regiment; hero ge_hero_ludwig, us_hero_rock, us_hero_rock", 999, {"box": badged}),
        ("us; us_22nd_regiment = -, -, basterds, basterds; deck -c01 -c02*2 +g01 +u09", 999, {"custom_deck": False}),
        ("us; us_8th_regiment = -, -, -, ace_driver; us_field_command = planning, planning", 999, {}),
        ("us; us_8th_regiment; us_field_command = directive_3, directive_3", 999, {}),
        ("us; us_8th_regiment = -, he_shells, hedgerow_cutter; us_field_command = horn_of_plenty", 999, {}),
        ("us; us_field_command = first_aid", 999, {"multiplayer": True}),
        ("ge; ge_901; ge_feldkommando = airstrike_1, airstrike_1", 999, {}),
        ("us; us_8th_regiment; deck -c01", 999, {"allies": (listed,)}),
        ("us; us_8th_regiment; deck " + " ".join(f"-c{number}*2" for number in range(11, 31)), 999, {}),
    ]
    found = {breach.what for text, points, conditions in armies for breach in broken(read(text), points, **conditions)}
    assert found == set(WHATS)


# --- armies that nobody wrote -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["us", "ge"])
@pytest.mark.parametrize("points", [65, 100, 150, 300, 600])
def test_random_armies_are_legal_and_different(side: content.Side, points: int) -> None:
    armies = [random_army(side, points, Random(seed)) for seed in range(8)]
    assert all(broken(army, points) == [] for army in armies)
    assert all(read(write(army)) == army for army in armies)
    assert len({write(army) for army in armies}) > 4


def test_random_armies_keep_to_what_is_asked() -> None:
    for seed in range(8):
        army = random_army("us", 100, Random(seed), must=("us_22nd_regiment",), hq=False, custom_deck=False)
        assert broken(army, 300, ("us_22nd_regiment",), (EIGHTH, EIGHTH), custom_deck=False) == []
        assert army.tiles[0].tile == "us_22nd_regiment"


@pytest.mark.parametrize(("side", "must"), [("us", "us_22nd_regiment"), ("ge", "ge_901")])
@pytest.mark.parametrize("points", [100, 150, 300, 500, 900])
def test_the_sample_army_is_legal_and_spends_most_of_the_points(side: content.Side, must: str, points: int) -> None:
    army = sample_army(side, points, (must,))
    assert broken(army, points, (must,)) == []
    assert cost(army) >= 0.9 * points
    assert army == sample_army(side, points, (must,))


def test_too_few_points_for_any_tile_are_refused() -> None:
    with pytest.raises(BadArmy):
        sample_army("us", 20)
