"""The German cards: each does what its text says, and nothing where it cannot."""

from typing import Any

import pytest

from tests.marks import rule
from tests.operation_commando.scene import Scene, scene

US_UNIT = "us_jeep"             # 4, a Vehicle without Support


def commit(unit: str, us: str = US_UNIT, de: str = "", **more: Any) -> Scene:
    """The German commits a unit; the American has not answered."""
    return scene(us=us, de=f"{unit} {de}", **more).does(f"commit {unit}")


def against(unit: str, us: str, **more: Any) -> Scene:
    """The German commits a unit and the American answers with his."""
    return commit(unit, us=us, **more).does("stop", *(f"commit {each}" for each in us.split())).let_pass()


def fallen(unit: str, de: str = "", **more: Any) -> Scene:
    """That unit has been destroyed, and the windows are closed."""
    m = scene(us="us_glider_inf us_glider_inf us_jeep", de=f"{unit} {de}", **more)
    return m.does(f"commit {unit}", "stop", "commit us_glider_inf", "stop", "stop").let_pass()


def events(de: str, *actions: str, **more: Any) -> Scene:
    """The German phase, in which he does these things."""
    return scene(phase="de_events", de=de, **more).does(*actions).let_pass()


# --- units ------------------------------------------------------------------------------------------------------------


def test_a_sentry_destroyed_brings_the_german_a_card() -> None:
    m = fallen("de_sentry", de_top="de_stug")
    assert (m.tilted("de"), m.hand("de")) == (["de_sentry"], ["de_stug"])
    assert fallen("de_sentry", de_deck="").hand("de") == []


@rule("OC-ACTION-06")
def test_a_sentry_removed_by_a_mine_is_not_destroyed() -> None:
    m = commit("de_sentry", us="us_mine", de_top="de_stug").does("stop", "action us_mine").let_pass()
    assert (m.ask, m.hand("de")) == ("replace", [])


@rule("OC-TOKEN-10")
@pytest.mark.parametrize(("unit", "scenario", "dice", "total"), [
    ("de_patrol", "initiation", "S", 4), ("de_patrol", "initiation", "N", 3), ("de_granatwerfer", "initiation", "S S", 5),
    ("de_granatwerfer", "initiation", "N N", 3), ("de_ss_mg", "graignes", "S N", 4),
])
def test_units_that_roll_dark_tokens(unit: str, scenario: str, dice: str, total: int) -> None:
    m = commit(unit, us="us_hq", scenario=scenario, dice=dice)
    assert (m.total("de"), m.dice_left, m.bank("dark")) == (total, 0, 8 - dice.count("S"))


@rule("OC-SUPPORT-07")
def test_luftlande_silences_units_with_support_and_no_others() -> None:
    m = against("de_luftlande", "us_radio us_recon", us_tokens={}, us_top="us_hq")
    assert (m.totals, m.hand("us")) == ((5, 4), [])
    m = against("de_luftlande", "us_glider_inf", us_tokens={})
    assert (m.total("us"), m.tokens("us")) == (4, {"light": 1})


@rule("OC-RULING-46")
def test_grenadiers_count_the_german_actions_of_earlier_combats() -> None:
    m = scene(us="us_hq us_jeep us_waco us_bazooka", de="de_ost de_m24 de_ammo de_m24 de_grenadiers")
    m.does("commit de_ost", "action de_m24", "action de_ammo", "stop", "commit us_hq", "action us_waco", "stop", "stop")
    m.does("commit de_grenadiers")
    assert m.total("de") == 5 + 2
    m.does("action de_m24").let_pass()
    assert m.total("de") == 5 + 2 + 2


@pytest.mark.parametrize(("us", "total"), [
    ("us_paratroopers us_recon", 3 + 1 + 1 + 1), ("us_medics", 0), ("us_medics us_recon", 0 + 1 + 1),
])
def test_a_stug_takes_one_from_each_enemy_unit_but_never_below_nothing(us: str, total: int) -> None:
    m = against("de_stug", us)
    assert (m.total("us"), m.total("de")) == (total, 5)


@rule("OC-RULING-47", "OC-RULING-16")
@pytest.mark.parametrize(("terrain", "us", "dice", "total"), [
    ("crossroads", "us_paratroopers", "", 5), ("houses", "us_paratroopers", "", 8), ("houses", "us_jeep", "N N N N", 9),
    ("houses", "us_jeep", "S S S S", 13), ("crossroads", "us_jeep", "S N N S", 11),
])
def test_an_88_is_strong_in_buildings_and_rolls_four_times_against_a_vehicle(
        terrain: str, us: str, dice: str, total: int) -> None:
    m = against("de_flak88", us, terrain=terrain, dice=dice)
    assert (m.total("de"), m.bank("plus12"), m.dice_left) == (total, 5, 0)


def test_a_wespe_is_stronger_after_grenadiers() -> None:
    assert commit("de_wespe").total("de") == 7
    m = scene(us="us_hq us_bazooka us_jeep", de="de_grenadiers de_wespe", us_tokens={"plus1": 1})
    m.does("commit de_grenadiers", "stop", "commit us_hq", "stop", "stop", "commit de_wespe")
    assert m.total("de") == 9


@rule("OC-COMBAT-12")
@pytest.mark.parametrize(("unit", "us", "total"), [
    ("de_mg42", "us_jeep", 5), ("de_mg42", "us_radio us_recon", 6), ("de_fjr", "us_jeep", 4), ("de_fjr", "us_paratroopers", 5),
    ("de_pak40", "us_jeep", 7), ("de_pak40", "us_paratroopers", 4),
])
def test_units_that_depend_on_what_faces_them(unit: str, us: str, total: int) -> None:
    m = commit(unit, us=us)
    assert m.total("de") == 4
    m.does("stop", *(f"commit {each}" for each in us.split())).let_pass()
    assert m.total("de") == total


@rule("OC-TOKEN-11")
@pytest.mark.parametrize(("unit", "scenario"), [("de_r35", "initiation"), ("de_h_spearhead", "graignes")])
def test_tanks_that_cost_the_american_a_token_of_his_choice(unit: str, scenario: str) -> None:
    m = commit(unit, us="us_hq", scenario=scenario, us_tokens={"light": 1, "plus1": 1})
    assert (m.ask, m.asked) == ("give_token", "us")
    assert m.does("give +1/+1").tokens("us") == {"light": 1}
    assert commit(unit, us="us_hq", scenario=scenario, us_tokens={}).ask == "opening"


@pytest.mark.parametrize(("unit", "scenario"), [("de_courier", "initiation"), ("de_ss_recon", "graignes")])
def test_scouts_that_bring_a_card(unit: str, scenario: str) -> None:
    assert commit(unit, us="us_hq", scenario=scenario, de_top="de_stug").hand("de") == ["de_stug"]
    assert commit(unit, us="us_hq", scenario=scenario, de_deck="").hand("de") == []


@rule("OC-COMBAT-11")
def test_a_captain_avenged_gives_two_in_the_next_combat_only() -> None:
    m = fallen("de_captain", de="de_ost de_ost").does("commit de_ost")
    assert m.total("de") == 2 + 2
    m.does("stop", "commit us_glider_inf", "stop", "stop", "commit de_ost")
    assert m.total("de") == 2


@pytest.mark.parametrize(("terrain", "total"), [("exit1", 6), ("battery", 4 + 2 + 1), ("poupeville", 4)])
def test_gunners_are_at_home_at_the_exits_and_at_the_battery(terrain: str, total: int) -> None:
    assert commit("de_gunners", scenario="utah", terrain=terrain).total("de") == total


@rule("OC-SIZE-09")
def test_pioneers_destroyed_make_the_assault_longer() -> None:
    m = fallen("de_pioneers", terrain="marsh", de="de_ost")
    assert (m.size, m.fought, m.ask) == (3, 1, "commit")


@rule("OC-SSSUPPORT-01")
def test_panzergrenadiers_gain_one_beside_another_ss_unit() -> None:
    m = commit("de_ss_pzgren", us="us_hq", de="de_ss_pzgren", scenario="graignes")
    assert m.total("de") == 4
    m.does("commit de_ss_pzgren")
    assert m.total("de") == 10


@pytest.mark.parametrize(("terrain", "total"), [("houses", 5), ("crossroads", 3)])
def test_ss_pioneers_are_stronger_in_a_building(terrain: str, total: int) -> None:
    assert commit("de_ss_pio", us="us_hq", scenario="graignes", terrain=terrain).total("de") == total


@rule("OC-TOKEN-13")
def test_an_armoured_car_brings_the_two_ss_tokens_once() -> None:
    m = commit("de_sdkfz222", us="us_hq", scenario="graignes", de="de_sdkfz222", us_tokens={})
    assert (m.tokens("de"), m.bank("ss")) == ({"light": 2, "ss": 2}, 0)
    m.does("token ss", "token ss", "stop", "commit us_hq")
    assert m.total("de") == 6


def test_a_half_track_has_support_and_nothing_else() -> None:
    m = commit("de_sdkfz251", us="us_hq", scenario="graignes", de="de_ss_mg", dice="N N")
    assert (m.total("de"), "commit de_ss_mg" in m.options()) == (5, True)


def test_a_squad_leader_lets_two_light_tokens_succeed() -> None:
    m = commit("de_ss_leader", us="us_hq", scenario="graignes", de_tokens={"light": 3}, dice="N")
    m.does("token 0/+1", "token 0/+1")
    assert (m.total("de"), m.dice_left) == (4, 1)
    assert m.does("token 0/+1").total("de") == 4


# --- combat actions ---------------------------------------------------------------------------------------------------


@rule("OC-ACTION-02")
@pytest.mark.parametrize(("action", "unit", "us", "scenario", "bonus"), [
    ("de_m24", "de_ost", "us_hq", "initiation", 2),
    ("de_spotted", "de_sentry", "us_hq", "initiation", 3), ("de_spotted", "de_patrol", "us_hq", "initiation", 3),
    ("de_spotted", "de_ost", "us_hq", "initiation", 1),
    ("de_panzerfaust", "de_ost", "us_jeep", "initiation", 4), ("de_panzerfaust", "de_ost", "us_hq", "initiation", 1),
    ("de_ss_drive", "de_ss_pio", "us_hq", "graignes", 2), ("de_ss_drive", "de_captain", "us_hq", "graignes", 1),
    ("de_flare", "de_ost", "us_hq", "initiation", 1),
])
def test_actions_that_raise_a_unit(action: str, unit: str, us: str, scenario: str, bonus: int) -> None:
    m = scene(scenario, us=us, de=f"{unit} {action}", dice="N").does(f"commit {unit}", "stop", f"commit {us}", "stop")
    before = m.total("de")
    m.does(f"action {action}").let_pass()
    assert (m.total("de"), m.actions("de")) == (before + bonus, [action])


def test_ammunition_brings_two_tokens_and_is_discarded() -> None:
    m = commit("de_ost", de="de_ammo").does("action de_ammo").let_pass()
    assert (m.tokens("de"), m.discard("de"), m.actions("de")) == ({"light": 4}, ["de_ammo"], [])


@rule("OC-SIZE-01")
def test_a_trench_makes_the_assault_longer() -> None:
    m = scene(terrain="marsh", us="us_hq", de="de_ost de_trench", size=1).does("commit de_ost", "stop", "commit us_hq", "stop")
    m.does("stop", "play de_trench").let_pass()
    assert (m.size, m.discard("de"), m.ask) == (2, ["de_trench"], "commit")


@rule("OC-CANCEL-08")
def test_a_sniper_cancels_an_american_action() -> None:
    m = scene(us="us_jeep us_bazooka", de="de_ost de_sniper").does("commit de_ost", "stop", "commit us_jeep")
    m.does("action us_bazooka", "cancel de_sniper")
    assert (m.total("us"), m.discard("us"), m.discard("de")) == (4, ["us_bazooka"], ["de_sniper"])


@rule("OC-CANCEL-09", "OC-CANCEL-10")
def test_an_s_mine_cancels_a_unit_of_three_or_less() -> None:
    m = scene(us="us_radio us_jeep", de="de_ost de_smine", us_top="us_hq").does("commit de_ost", "stop", "commit us_radio")
    m.does("cancel de_smine")
    assert (m.ask, m.discard("us"), m.hand("us"), m.units("us")) == ("answer", ["us_radio"], ["us_jeep"], [])
    m = scene(us="us_radio us_jeep", de="de_ost de_smine").does("commit de_ost", "stop", "commit us_jeep")
    assert m.ask == "bid"


def test_heavy_fire_keeps_the_american_from_playing_tokens() -> None:
    m = commit("de_patrol", us="us_jeep us_hq", de="de_heavy_fire de_ost", dice="N").does("action de_heavy_fire", "stop")
    m.does("commit us_jeep")
    assert (m.ask, m.asked, m.tokens("us")) == ("bid", "us", {"light": 2})
    assert not [text for text in m.options() if text.startswith("token")]
    m.does("stop", "stop", "commit de_ost", "stop", "commit us_hq")
    assert "token 0/+1" in m.options()


@rule("OC-TOKEN-12")
def test_a_last_push_costs_a_card_of_the_hand() -> None:
    m = commit("de_ost", de="de_last_push de_stug").does("action de_last_push")
    assert (m.ask, m.options()) == ("pay_card", ["discard de_stug", "decline"])
    m.does("discard de_stug").let_pass()
    assert (m.total("de"), m.discard("de"), m.actions("de")) == (5, ["de_stug"], ["de_last_push"])
    m = commit("de_ost", de="de_last_push de_stug").does("action de_last_push", "decline")
    assert (m.total("de"), m.hand("de")) == (2, ["de_stug"])
    m = commit("de_ost", de="de_last_push").does("action de_last_push").let_pass()
    assert (m.ask, m.total("de")) == ("opening", 2)


def test_pinned_down_keeps_the_second_unit_out_of_this_combat() -> None:
    m = commit("de_ost", us="us_radio us_recon us_officer us_medics", de="de_pinned de_ost", us_deck="us_hq")
    m.does("action de_pinned", "stop", "commit us_radio").let_pass()
    assert (m.ask, m.asked) == ("bid", "us")
    assert not [text for text in m.options() if text.startswith("commit")]
    m.does("stop", "stop", "commit de_ost", "stop", "commit us_recon")
    assert "commit us_officer" in m.options()


@rule("OC-HAND-06")
def test_a_flare_shows_two_american_cards() -> None:
    m = commit("de_ost", us="us_jeep us_hq us_waco", de="de_flare", dice="us_hq us_waco").does("action de_flare").let_pass()
    assert (m.total("de"), m.shown("us")) == (3, ["us_hq", "us_waco"])
    m = commit("de_ost", us="us_jeep", de="de_flare").does("action de_flare").let_pass()
    assert m.shown("us") == ["us_jeep"]


def test_fall_back_takes_a_weak_unit_of_this_assault_to_the_hand() -> None:
    m = scene(us="us_hq", de="de_patrol de_salvage", de_discard="de_courier", dice="N")
    m.does("commit de_patrol", "stop", "commit us_hq", "stop", "stop", "play de_salvage").let_pass()
    assert (m.ask, m.options()) == ("recover", ["take de_patrol", "none"])
    m.does("take de_patrol")
    assert (m.hand("de"), m.tilted("de"), m.shown("de")) == (["de_patrol"], [], ["de_patrol"])
    m = scene(us="us_hq", de="de_mg42 de_salvage")
    m.does("commit de_mg42", "stop", "commit us_hq", "stop", "stop", "play de_salvage").let_pass()
    assert (m.ask, m.tilted("de")) == ("commit", ["de_mg42"])


# --- events -----------------------------------------------------------------------------------------------------------


@rule("OC-TOKEN-11")
@pytest.mark.parametrize(("held", "left"), [({"light": 4}, {"light": 1}), ({"light": 2}, {}), ({}, {})])
def test_barbed_wire_costs_three_tokens_or_all(held: dict[str, int], left: dict[str, int]) -> None:
    m = events("de_wire", "play de_wire", us_tokens=held)
    assert (m.tokens("us"), m.ask, m.bank("light")) == (left, "event", 22 - sum(left.values()))


def test_barbed_wire_lets_the_american_choose() -> None:
    m = events("de_wire", "play de_wire", us_tokens={"light": 2, "plus12": 2})
    assert m.asked == "us"
    m.does("give 0/+1", "give 0/+1")
    assert (m.tokens("us"), m.ask) == ({"plus12": 1}, "event")


@rule("OC-RULING-49")
@pytest.mark.parametrize(("us", "drawn"), [
    ("us_hq", 0), ("us_hq us_jeep", 1), ("us_hq us_jeep us_radio us_radio us_waco us_smoke", 3), ("", 0),
])
def test_logistics_draws_up_to_the_american_hand_three_cards_at_most(us: str, drawn: int) -> None:
    m = events("de_logistics de_ost", "play de_logistics", us=us)
    assert len(m.hand("de")) == 1 + drawn


@rule("OC-HISTO-05")
def test_disoriented_americans_discard_two_cards_of_their_choice() -> None:
    m = events("de_disoriented", "play de_disoriented", scenario="historical", us="us_hq us_jeep us_radio")
    assert m.asked == "us"
    m.does("discard us_radio", "discard us_jeep")
    assert (m.hand("us"), m.discard("us"), m.asked) == (["us_hq"], ["us_radio", "us_jeep"], "de")
    m = events("de_disoriented", "play de_disoriented", "discard us_hq", scenario="historical", us="us_hq")
    assert (m.hand("us"), m.asked) == ([], "de")


@rule("OC-PROD-07")
def test_88_fire_forbids_production() -> None:
    m = scene("graignes", phase="progression_events", de="de_fire88", until="us_draw").does("play de_fire88").let_pass()
    assert (m.ask, m.beside("de"), m.view("us").graignes.no_production) == ("", ["de_fire88"], True)


@rule("OC-PERM-07", "OC-HAND-06")
def test_a_barrage_destroys_a_permanent_event_or_hits_a_card_of_the_hand() -> None:
    card = scene("utah").board.index["us_p_air"]
    m = events("de_barrage", "play de_barrage", "either first", scenario="utah", us="us_hq", in_play=[[card], []])
    assert m.gone("us") == ["us_p_air"]
    m = events("de_barrage", "play de_barrage", scenario="utah", us="us_h_taylor", in_play=[[card], []])
    assert m.gone("us") == ["us_p_air"]                     # there is no card that it could hit (OC-RULING-61)
    m = events("de_barrage", "play de_barrage", scenario="utah", us="us_hq us_jeep us_h_taylor", dice="us_jeep")
    assert (m.hand("us"), m.discard("us")) == (["us_h_taylor", "us_hq"], ["us_jeep"])
    assert events("de_barrage", "play de_barrage", scenario="utah", us="us_h_taylor").hand("us") == ["us_h_taylor"]


def test_a_minefield_takes_two_from_the_first_american_unit_alone() -> None:
    m = events("de_minefield de_ost de_ost", "play de_minefield", us="us_paratroopers us_medics us_jeep", us_tokens={})
    assert (m.beside("de"), [event.args for event in m.told("first_unit_changed")]) == (["de_minefield"], [(0, -2)])
    m.does("stop", "commit de_ost", "stop", "commit us_medics", "commit us_paratroopers")
    assert (m.strength("us", 0), m.strength("us", 1)) == (0, 5)
    m.does("stop", "stop", "commit de_ost", "stop", "commit us_jeep")
    assert m.total("us") == 4


def test_local_reserve_and_supply() -> None:
    assert events("de_local_reserve", "play de_local_reserve", de_top="de_stug de_ost").hand("de") == ["de_ost", "de_stug"]
    assert len(events("de_local_reserve", "play de_local_reserve", de_deck="de_ost").hand("de")) == 1
    assert events("de_supply", "play de_supply").tokens("de") == {"light": 5}


@rule("OC-USPHASE-01")
@pytest.mark.parametrize(("scenario", "terrain", "drawn"), [("initiation", "sme", 2), ("utah", "causeway", 1)])
def test_floods_take_a_card_from_the_american_draw_but_leave_one(scenario: str, terrain: str, drawn: int) -> None:
    m = scene(scenario, terrain, phase="progression_events", de="de_floods", until="us_events")
    m.does("play de_floods").let_pass()
    assert (len(m.hand("us")), m.beside("de")) == (drawn, ["de_floods"])


def test_a_counter_order_brings_a_weak_unit_back() -> None:
    m = events("de_counterorder", "play de_counterorder", de_discard="de_patrol de_mg42 de_m24")
    assert (m.ask, m.asked, m.options()) == ("recover", "de", ["take de_patrol", "none"])
    assert m.does("take de_patrol").hand("de") == ["de_patrol"]
    assert events("de_counterorder", "play de_counterorder", de_discard="de_mg42").ask == "event"


@rule("OC-COUNTER-04", "OC-INFO-02")
def test_a_counter_order_does_not_tell_what_went_into_the_column() -> None:
    card = scene("historical").board.index["de_patrol"]
    m = events("de_counterorder", "play de_counterorder", scenario="historical", column=[card], column_from=[[card]],
               de_discard="de_mg42 de_m24")
    assert (m.ask, m.options()) == ("recover", ["none"])


@rule("OC-COUNTER-10", "OC-INFO-02", "OC-INFO-03")
@pytest.mark.parametrize("below", ["de_mg42", "de_patrol"])
def test_a_counter_order_after_the_launch_does_not_tell_which_units_came_back(below: str) -> None:
    taken = "de_patrol" if below == "de_mg42" else "de_mg42"
    board = scene("historical").board
    m = events(f"de_counterorder {taken}", "play de_counterorder", scenario="historical", counter_used=1, us_deck="",
               returned=[board.index[taken]], column_from=[[board.index["de_mg42"], board.index["de_patrol"]]],
               de_discard=f"{below} de_m24")
    assert (m.ask, m.asked) == ("recover", "de")


@rule("OC-HAND-06")
def test_prisoners_tell_of_three_cards() -> None:
    m = events("de_questioning", "play de_questioning", us="us_hq us_jeep us_radio us_waco", dice="us_hq us_jeep us_waco")
    assert m.shown("us") == ["us_hq", "us_jeep", "us_waco"]


@rule("OC-SIZE-09")
def test_an_armoured_column_makes_the_assault_longer_up_to_six() -> None:
    assert events("de_column", "play de_column", scenario="graignes").size == 4
    assert events("de_column", "play de_column", scenario="graignes", size=6).size == 6


@rule("OC-HAND-04")
def test_a_card_that_was_shown_before_is_not_shown_twice() -> None:
    """Questioning shows three cards at random: here the whole hand, of which the German has seen the HQ before."""
    known = scene().board.index["us_hq"]
    m = scene(phase="de_events", us="us_hq us_jeep us_radio", de="de_questioning", shown=[[known], []])
    m.does("play de_questioning").let_pass()
    assert (m.ask, m.shown("us")) == ("event", ["us_hq", "us_jeep", "us_radio"])
