"""The terrains: what each does, when, and for whom."""

from typing import Any

import pytest

from bocage.games.operation_commando import content
from tests.marks import rule
from tests.operation_commando.scene import Scene, scene

BOX = content.load()


def won_by(side: str, terrain: str, scenario: str = "initiation", **more: Any) -> Scene:
    """An Assault on that terrain, won by that side without a fight worth telling."""
    m = scene(scenario, terrain, de="de_patrol", dice=more.pop("dice", "N"), **more)
    return m.does("abandon") if side == "us" else m.does("commit de_patrol", "stop", "abandon")


def facing(de: str, us: str, terrain: str, scenario: str = "initiation", **more: Any) -> Scene:
    """A German unit and an American one in a Combat on that terrain."""
    return scene(scenario, terrain, us=us, de=de, **more).does(f"commit {de}", "stop", f"commit {us}").let_pass()


# --- as printed -------------------------------------------------------------------------------------------------------


@rule("OC-ASSAULT-01", "OC-USPHASE-01", "OC-DEPHASE-01")
@pytest.mark.parametrize(("mission", "terrain"), [
    (mission, terrain.id) for terrain in BOX.terrains.values() for mission in terrain.used])
def test_each_side_draws_what_the_terrain_prints_and_its_size_limits_the_combats(mission: str, terrain: str) -> None:
    printed = BOX.terrains[terrain]
    m = scene("initiation" if mission == "sme" else mission, terrain, phase="us_draw").does("stop")
    if mission == "sme":
        m.does("normal")
    assert (m.size, (len(m.hand("us")), len(m.hand("de")))) == (printed.size, printed.draws)


# --- progression ------------------------------------------------------------------------------------------------------


@rule("OC-PROG-03", "OC-CARD-04")
@pytest.mark.parametrize("scenario", ["initiation", "utah", "graignes"])
@pytest.mark.parametrize(("die", "us", "de"), [("S", 0, 1), ("N", 1, 0)])
def test_on_a_road_a_die_gives_one_side_another_card(scenario: str, die: str, us: int, de: int) -> None:
    m = scene(scenario, "road", phase="terrain_effect", dice=die).let_pass()
    shown = m.view("us").assault
    assert (shown.us_draw - shown.terrain.us_draw, shown.de_draw - shown.terrain.de_draw) == (us, de)
    assert m.told("die")[0].args == (1, int(die == "S"))


@rule("OC-PROG-03", "OC-CARD-05")
@pytest.mark.parametrize("scenario", ["initiation", "utah"])
def test_a_drop_zone_gives_the_american_a_token(scenario: str) -> None:
    m = scene(scenario, "dropzone", phase="terrain_effect", us_tokens={}).let_pass()
    assert (m.tokens("us"), m.tokens("de")) == ({"light": 1}, {"light": 2})


@rule("OC-BUILDING-08")
@pytest.mark.parametrize(("choice", "building"), [("either first", True), ("either second", False)])
def test_the_american_may_make_the_square_a_building(choice: str, building: bool) -> None:
    m = scene("graignes", "square", phase="terrain_effect")
    assert (m.ask, m.asked) == ("either", "us")
    m.does(choice)
    assert m.view("de").assault.building is building


# --- during the Assault -----------------------------------------------------------------------------------------------


@rule("OC-CARD-04")
@pytest.mark.parametrize(("scenario", "terrain", "de", "us", "totals"), [
    ("initiation", "lafiere", "de_r35", "us_jeep", (4, 5)), ("initiation", "lafiere", "de_mg42", "us_jeep", (4, 5)),
    ("initiation", "flooded", "de_r35", "us_jeep", (2, 2)), ("initiation", "flooded", "de_ost", "us_hq", (5, 2)),
    ("utah", "flooded", "de_r35", "us_sherman", (4, 2)),
    ("utah", "battery", "de_pak40", "us_browning", (3, 5)), ("utah", "battery", "de_ost", "us_hq", (5, 2)),
    ("utah", "brecourt", "de_pak40", "us_browning", (3, 5)), ("utah", "brecourt", "de_grenadiers", "us_hq", (5, 5)),
    ("graignes", "street", "de_sdkfz251", "us_hq", (5, 6)), ("graignes", "street", "de_ss_pio", "us_hq", (5, 3)),
])
def test_terrains_that_change_the_strength_of_a_type(
        scenario: str, terrain: str, de: str, us: str, totals: tuple[int, int]) -> None:
    assert facing(de, us, terrain, scenario, us_tokens={}, dice="N N N").totals == totals


def test_a_flooded_field_takes_no_unit_below_nothing() -> None:
    m = scene("utah", "flooded", us="us_v_recon", de="de_stug", variants="us_v_recon", us_deck="", de_deck="")
    m.does("commit de_stug", "stop", "commit us_v_recon").let_pass()
    assert m.totals == (0, 3)


@rule("OC-CARD-04", "OC-GEN-02")
@pytest.mark.parametrize(("scenario", "terrain", "de", "us"), [
    ("initiation", "marsh", "de_stug", "us_jeep"), ("utah", "causeway", "de_stug", "us_sherman"),
    ("graignes", "bigmarsh", "de_stug", ""),
])
def test_no_vehicle_enters_a_marsh(scenario: str, terrain: str, de: str, us: str) -> None:
    m = scene(scenario, terrain, us=f"{us} us_medics", de=f"{de} de_patrol", dice="N")
    assert m.refused(f"commit {de}") == "OC-CARD-04"
    m.does("commit de_patrol", "stop")
    if us:
        assert m.refused(f"commit {us}") == "OC-CARD-04"


def test_ridgways_hq_being_a_vehicle_stays_out_of_the_marsh() -> None:
    m = scene("historical", "marsh", us="us_h_ridgway", de="de_ost").does("commit de_ost", "stop")
    assert m.options() == ["abandon"]


@rule("OC-SUPPORT-04", "OC-GEN-02")
def test_in_the_bocage_the_american_fields_one_unit_in_the_first_combat() -> None:
    m = scene("utah", "bocage", us="us_radio us_recon us_officer us_medics", de="de_ost de_ost", us_deck="us_hq")
    m.does("commit de_ost", "stop", "commit us_radio").let_pass()
    assert m.asked == "us"
    assert m.ask == "bid"
    assert "commit us_recon" not in m.options()
    m.does("stop", "stop", "commit de_ost", "stop", "commit us_recon")
    assert "commit us_officer" in m.options()


def test_the_hedge_takes_one_from_the_first_german_unit() -> None:
    m = scene("graignes", "hedge", us="us_hq us_paratroopers", de="de_captain de_ss_pio", us_tokens={})
    m.does("commit de_captain")
    assert m.total("de") == 2
    m.does("stop", "commit us_hq", "stop", "stop", "commit de_ss_pio")
    assert m.total("de") == 3 + 2                           # the Captain's bonus, and no hedge any more


def test_a_unit_that_replaces_the_first_one_behind_the_hedge_is_not_the_first() -> None:
    m = scene("graignes", "hedge", us="us_mine us_hq", de="de_captain de_ss_pio")
    m.does("commit de_captain", "stop", "action us_mine", "commit de_ss_pio")
    assert m.total("de") == 3


def test_of_an_ss_pair_behind_the_hedge_only_the_first_unit_is_weaker() -> None:
    m = scene("graignes", "hedge", us="us_mine us_hq", de="de_ss_pio de_ss_recon", de_deck="")
    m.does("commit de_ss_pio", "commit de_ss_recon")
    assert m.total("de") == 2 + 3
    m.does("stop", "action us_mine", "target de_ss_pio").let_pass()
    assert m.total("de") == 3


# --- its end ----------------------------------------------------------------------------------------------------------


@rule("OC-ENDASSAULT-05", "OC-CARD-05")
@pytest.mark.parametrize(("winner", "us", "de"), [("us", 2 + 1, 2 + 1), ("de", 2 + 1, 2 + 2)])
def test_the_crossroads_console_the_loser(winner: str, us: int, de: int) -> None:
    m = won_by(winner, "crossroads")
    assert (m.tokens("us")["light"], m.tokens("de")["light"]) == (us, de)


@rule("OC-ENDASSAULT-05")
@pytest.mark.parametrize(("winner", "de"), [("us", 2), ("de", 2 + 2 + 1)])
def test_neuville_gives_the_german_a_token_if_he_wins(winner: str, de: int) -> None:
    assert won_by(winner, "neuville").tokens("de")["light"] == de


@rule("OC-ENDASSAULT-05")
@pytest.mark.parametrize(("winner", "us", "de"), [("us", 1, 1), ("de", 0, 2)])
def test_the_station_gives_the_winner_a_card(winner: str, us: int, de: int) -> None:
    m = won_by(winner, "station", until="mission_end")
    assert (len(m.hand("us")), len(m.hand("de"))) == (us, de)


@rule("OC-ENDASSAULT-05")
@pytest.mark.parametrize(("winner", "us", "de"), [("us", 1, 1), ("de", 0, 1)])
def test_sainte_marie_du_mont_gives_the_winner_a_card(winner: str, us: int, de: int) -> None:
    m = won_by(winner, "smdm", "utah", until="mission_end")
    assert (len(m.hand("us")), len(m.hand("de"))) == (us, de)


@rule("OC-ENDASSAULT-05", "OC-TOKEN-09")
@pytest.mark.parametrize(("winner", "held", "gained"), [("us", 0, 1), ("de", 0, 1), ("us", 10, 0)])
def test_the_wxyz_complex_gives_the_winner_a_token_of_three(winner: str, held: int, gained: int) -> None:
    m = won_by(winner, "wxyz", "utah", de_tokens={"zero3": held} if held else {}, until="mission_end")
    assert m.tokens(winner).get("zero3", 0) == gained


@rule("OC-UTAH-15")
@pytest.mark.parametrize(("winner", "chooser"), [("de", "de"), ("us", "us")])
def test_after_his_win_at_the_nest_the_german_says_which_regiment_attacks(winner: str, chooser: str) -> None:
    m = won_by(winner, "wn", "utah", until="turn_end")
    assert m.view("us").initiative == chooser


@rule("OC-RULING-45")
def test_at_the_canal_a_winning_american_locks_a_terrain() -> None:
    m = won_by("us", "canal", "graignes")
    assert (m.ask, m.asked) == ("lock", "us")
    assert "lock n1" in m.options()
    assert "lock n3" not in m.options()
    assert "lock n2" not in m.options()
    m.does("lock e1")
    assert m.view("de").graignes.places[1].lock
    assert not won_by("de", "canal", "graignes").told("lock_placed")


@rule("OC-RULING-45")
def test_on_a_locked_terrain_the_german_draws_one_card_fewer() -> None:
    m = scene("graignes", phase="take_terrain", lock=3).does("attack w1")
    assert (m.terrain, m.view("de").assault.de_draw) == ("street", BOX.terrains["street"].draws[1] - 1)


# --- production -------------------------------------------------------------------------------------------------------


@rule("OC-PROD-14")
def test_the_town_hall_produces_two_tokens() -> None:
    m = scene("graignes", phase="production", us_tokens={}).does("produce n3")
    assert m.tokens("us") == {"light": 1, "plus12": 1}


@rule("OC-PROD-13")
@pytest.mark.parametrize(("die", "hand"), [("S", ["us_paratroopers"]), ("N", [])])
def test_the_church_brings_a_unit_of_four_or_less_back_on_a_success(die: str, hand: list[str]) -> None:
    m = scene("graignes", phase="production", us_discard="us_paratroopers us_hq", dice=die, until="us_draw").does("produce e3")
    if die == "S":
        assert m.options() == ["take us_paratroopers", "none"]
        m.does("take us_paratroopers")
    assert m.hand("us") == hand == m.shown("us")


@rule("OC-PROD-15")
@pytest.mark.parametrize("terrain", ["street", "canal"])
@pytest.mark.parametrize("dice", ["S S", "S N", "N N"])
def test_the_red_house_takes_cards_from_the_german_draw_but_leaves_one(terrain: str, dice: str) -> None:
    m = scene("graignes", terrain, phase="production", dice=dice).does("produce s3")
    assert m.view("de").assault.de_draw == max(BOX.terrains[terrain].draws[1] - dice.count("S"), 1)


@rule("OC-PROD-10", "OC-PROD-11", "OC-PROD-12")
@pytest.mark.parametrize(("dice", "tokens", "answer", "size", "left"), [
    ("S S", 2, "", 2, 2), ("S N", 5, "pay", 2, 1), ("S N", 5, "decline", 3, 5), ("S N", 3, "", 3, 3), ("N N", 5, "", 3, 5),
])
def test_the_great_farm_takes_a_combat_away(dice: str, tokens: int, answer: str, size: int, left: int) -> None:
    m = scene("graignes", phase="production", dice=dice, us_tokens={"light": tokens}).does("produce w3")
    if answer:
        m.does(answer)
    assert (m.ask, m.size, sum(m.tokens("us").values())) == ("event", size, left)
