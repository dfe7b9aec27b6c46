"""The American units and combat actions: each does what its text says, and nothing where it cannot."""

from typing import Any

import pytest

from tests.marks import rule
from tests.operation_commando.scene import Scene, scene

STRONG = "de_wespe"             # 7, without an effect here: it loses to nobody by accident


def against(enemy: str, us: str, *actions: str, **more: Any) -> Scene:
    """A Combat against that German unit, in which the American does these things."""
    more.setdefault("de", enemy)
    return scene(us=us, **more).does(f"commit {enemy}", "stop", *actions).let_pass()


def after_one_combat(us: str, first: str, de: str, **more: Any) -> Scene:
    """The American has won the first Combat with those units; the German has brought the next unit of his."""
    m = scene(us=f"{first} {us}", de=f"de_ost {de}", **more)
    m.does("commit de_ost", "stop", *(f"commit {unit}" for unit in first.split()), "stop", "stop")
    return m.does(f"commit {de.split()[0]}", "stop")


def events(us: str, *actions: str, **more: Any) -> Scene:
    """The American's phase, in which he does these things."""
    return scene(phase="us_events", us=us, **more).does(*actions).let_pass()


# --- units ------------------------------------------------------------------------------------------------------------


@rule("OC-SUPPORT-03")
@pytest.mark.parametrize(("units", "total"), [
    ("us_paratroopers", 4), ("us_paratroopers us_paratroopers", 10), ("us_paratroopers us_recon", 8),
    ("us_recon us_radio", 6), ("us_recon", 2), ("us_paratroopers us_hq", 9), ("us_recon us_mortars", 4),
])
def test_paratroopers_and_a_reconnaissance_team_gain_one_beside_another_para(units: str, total: int) -> None:
    m = against(STRONG, units, *(f"commit {unit}" for unit in units.split()), dice="N N")
    assert m.total("us") == total


@rule("OC-TOKEN-10")
def test_a_paratrooper_squad_rolls_a_dark_token_beside_a_para_only() -> None:
    squad = "us_para_squad"
    assert against(STRONG, squad, f"commit {squad}").total("us") == 3
    assert against(STRONG, f"us_hq {squad}", "commit us_hq", f"commit {squad}").total("us") == 8
    m = against(STRONG, f"us_radio {squad}", "commit us_radio", f"commit {squad}", dice="S")
    assert (m.total("us"), m.bank("dark"), m.dice_left) == (3 + 3 + 1, 7, 0)


@rule("OC-TOKEN-11", "OC-EXHAUST-04")
def test_a_demolition_squad_costs_the_german_a_token_or_the_top_of_his_pile_as_he_likes() -> None:
    m = against(STRONG, "us_demolition", "commit us_demolition", de_top="de_stug")
    assert (m.ask, m.asked, m.options()) == ("either", "de", ["either first", "either second"])
    pays = against(STRONG, "us_demolition", "commit us_demolition", "either first")
    assert (pays.tokens("de"), pays.bank("light")) == ({"light": 1}, 21)
    m.does("either second")
    assert (m.tokens("de"), m.discard("de")) == ({"light": 2}, ["de_stug"])


def test_a_demolition_squad_mills_a_german_without_tokens_and_does_nothing_to_one_without_cards() -> None:
    m = against(STRONG, "us_demolition", "commit us_demolition", de_tokens={}, de_top="de_stug")
    assert (m.ask, m.discard("de")) == ("bid", ["de_stug"])
    m = against(STRONG, "us_demolition", "commit us_demolition", de_tokens={}, de_deck="")
    assert (m.ask, m.discard("de"), m.total("us")) == ("bid", [], 3)


def test_a_radio_team_draws_a_card_if_there_is_one() -> None:
    m = against(STRONG, "us_radio", "commit us_radio", us_top="us_hq")
    assert m.hand("us") == ["us_hq"]
    m = against(STRONG, "us_radio", "commit us_radio", us_deck="")
    assert (m.hand("us"), m.total("us")) == ([], 3)


@rule("OC-COMBAT-11")
def test_an_hq_pays_a_light_token_once_for_three_in_the_next_combat() -> None:
    m = scene(us="us_hq us_paratroopers", de="de_ost de_wespe", us_tokens={"light": 2})
    m.does("commit de_ost", "stop", "commit us_hq", "ability")
    assert (m.total("us"), m.tokens("us"), m.bank("light")) == (5, {"light": 1}, 21)
    assert (m.ask, m.asked) == ("bid", "us")
    assert "ability" not in m.options()
    m.does("stop", "stop", "commit de_wespe", "stop", "commit us_paratroopers")
    assert m.total("us") == 4 + 3


def test_an_hq_needs_a_light_token_for_its_ability() -> None:
    m = against(STRONG, "us_hq", "commit us_hq", us_tokens={"plus1": 2, "zero3": 1})
    assert (m.ask, m.asked) == ("bid", "us")
    assert "ability" not in m.options()


@rule("OC-RULING-55")
@pytest.mark.parametrize(("enemy", "us", "de"), [
    ("de_stug", 6, 5), ("de_wespe", 6, 7), ("de_r35", 6, 4), ("de_grenadiers", 3, 5),
])
def test_an_anti_tank_gun_gains_three_against_vehicles_and_ignores_the_stug(enemy: str, us: int, de: int) -> None:
    assert against(enemy, "us_at_gun", "commit us_at_gun", us_tokens={}).totals == (us, de)


@rule("OC-RULING-48")
def test_a_jeep_brings_back_a_tilted_unit_without_its_effect() -> None:
    m = after_one_combat("us_jeep", "us_radio us_paratroopers", "de_wespe", us_deck="us_hq us_grenade").does("commit us_jeep")
    hand = m.hand("us")
    assert (m.ask, m.options()) == ("recover", ["take us_radio", "none"])
    m.does("take us_radio")
    assert (m.units("us"), m.tilted("us"), m.total("us")) == (["us_jeep", "us_radio"], ["us_paratroopers"], 7)
    assert m.hand("us") == hand                             # no second card for the Radio Team


@rule("OC-RULING-48", "OC-SUPPORT-07")
def test_an_anti_tank_gun_that_a_jeep_brings_does_not_suppress_the_stug() -> None:
    """It has come without its effects: so the StuG takes 1 V.C. from both, and the gun does not gain 3 either."""
    m = after_one_combat("us_jeep", "us_at_gun", "de_stug").does("commit us_jeep")
    assert "take us_at_gun" in m.options()
    m.does("take us_at_gun")
    assert (m.units("us"), m.totals) == (["us_jeep", "us_at_gun"], (4 - 1 + 3 - 1, 5))


def test_a_jeep_comes_alone_where_nothing_weak_lies_tilted() -> None:
    assert against(STRONG, "us_jeep", "commit us_jeep", us_discard="us_radio").ask == "bid"
    m = after_one_combat("us_jeep", "us_paratroopers", "de_wespe").does("commit us_jeep")
    assert (m.ask, m.total("us")) == ("bid", 4)


@rule("OC-SUPPORT-07", "OC-TOKEN-04")
def test_an_officer_whose_effects_are_suppressed_lets_no_token_succeed_without_a_roll() -> None:
    m = against("de_luftlande", "us_officer", "commit us_officer", "token 0/+1", dice="N", us_tokens={"light": 2})
    assert (m.total("us"), m.dice_left, len(m.told("token_sure"))) == (2, 0, 0)


@rule("OC-TOKEN-10", "OC-RULING-11")
@pytest.mark.parametrize(("unit", "dice", "total"), [("us_browning", "S N S", 3 + 2), ("us_mortars", "S S", 2 + 2)])
def test_machine_gun_and_mortars_roll_dark_tokens(unit: str, dice: str, total: int) -> None:
    m = against(STRONG, unit, f"commit {unit}", dice=dice)
    assert (m.total("us"), m.dice_left, m.placed("us")) == (total, 0, {"dark": 2})


@rule("OC-TOKEN-04")
def test_an_officer_lets_two_light_tokens_succeed_and_no_others() -> None:
    tokens = {"light": 3, "zero3": 1}
    m = against(STRONG, "us_officer", "commit us_officer", "token 0/+3", us_tokens=tokens, dice="N N")
    assert m.total("us") == 2
    m.does("token 0/+1", "token 0/+1")
    assert (m.total("us"), m.dice_left) == (4, 1)
    m.does("token 0/+1")
    assert (m.total("us"), m.dice_left) == (4, 0)


@rule("OC-BUILDING-07")
def test_medics_bring_a_weak_unit_of_this_assault_back_to_the_hand() -> None:
    m = scene(us="us_medics us_paratroopers us_radio", de="de_ost de_wespe", us_discard="us_recon", us_top="us_smoke")
    m.does("commit de_ost", "stop", "commit us_radio", "commit us_medics", "stop", "stop", "abandon")
    assert (m.ask, m.asked) == ("recover", "us")
    assert m.options() == ["take us_radio", "take us_medics", "none"]
    m.does("take us_radio")
    assert "us_radio" in m.hand("us")
    assert m.shown("us") == ["us_radio"]
    assert m.discard("us") == ["us_recon", "us_medics"]


@rule("OC-BUILDING-01")
def test_what_medics_brought_back_is_not_there_for_the_building_any_more() -> None:
    m = scene(terrain="houses", us="us_medics us_radio", de="de_ost", us_discard="us_radio", us_deck="", dice="S")
    m.does("commit de_ost", "stop", "commit us_radio", "commit us_medics", "stop", "stop", "abandon", "take us_radio")
    assert (m.ask, m.options()) == ("building", ["recover us_medics", "none"])


def test_pathfinders_keep_one_of_three_cards_and_put_the_others_under_the_pile() -> None:
    m = against(STRONG, "us_pathfinders", "commit us_pathfinders", scenario="utah", us_top="us_hq us_jeep us_smoke")
    assert (m.ask, m.asked, sorted(m.options())) == ("keep_one", "us", ["take us_hq", "take us_jeep", "take us_smoke"])
    m.does("take us_jeep")
    assert m.hand("us") == ["us_jeep"]
    assert [m.board.ids[card] for card in m.state.bottom[0]] == ["us_hq", "us_smoke"]
    assert not m.told("top_cards")[0].seen_by(1)


def test_pathfinders_see_what_is_left_of_a_short_pile() -> None:
    m = against(STRONG, "us_pathfinders", "commit us_pathfinders", scenario="utah", us_deck="us_hq")
    m.does("take us_hq")
    assert (m.hand("us"), m.pile("us")) == (["us_hq"], 0)
    assert against(STRONG, "us_pathfinders", "commit us_pathfinders", scenario="utah", us_deck="").ask == "bid"


@rule("OC-TOKEN-09")
@pytest.mark.parametrize(("unit", "scenario", "kind", "bank"), [
    ("us_glider_inf", "initiation", "light", 20), ("us_villagers", "graignes", "plus1", 5),
    ("us_stragglers", "graignes", "light", 20), ("us_stragglers", "utah", "light", 20),
])
def test_units_that_bring_a_token(unit: str, scenario: str, kind: str, bank: int) -> None:
    m = against("de_stug", unit, f"commit {unit}", scenario=scenario, us_tokens={}, de_tokens={"light": 4})
    assert (m.tokens("us"), m.bank(kind)) == ({kind: 1}, bank - 1)


def test_stragglers_find_no_token_in_a_building() -> None:
    m = against("de_stug", "us_stragglers", "commit us_stragglers", scenario="graignes", terrain="houses", us_tokens={})
    assert m.tokens("us") == {}


@pytest.mark.parametrize(("terrain", "total"), [("exit2", 8), ("poupeville", 6)])
def test_a_sherman_is_stronger_at_a_beach_exit(terrain: str, total: int) -> None:
    assert against(STRONG, "us_sherman", "commit us_sherman", scenario="utah", terrain=terrain).total("us") == total


@rule("OC-TOKEN-11")
def test_a_howitzer_costs_the_german_a_token_that_he_chooses() -> None:
    m = against(STRONG, "us_howitzer", "commit us_howitzer", de_tokens={"light": 1, "plus1": 1})
    assert (m.ask, m.asked, m.options()) == ("give_token", "de", ["give 0/+1", "give +1/+1"])
    assert m.does("give 0/+1").tokens("de") == {"plus1": 1}
    assert against(STRONG, "us_howitzer", "commit us_howitzer", de_tokens={}).ask == "bid"


# --- combat actions ---------------------------------------------------------------------------------------------------


@rule("OC-ACTION-02")
@pytest.mark.parametrize(("action", "enemy", "terrain", "units", "bonus"), [
    ("us_bazooka", "de_stug", "crossroads", "us_jeep", 4), ("us_bazooka", "de_grenadiers", "crossroads", "us_jeep", 1),
    ("us_gammon", "de_grenadiers", "houses", "us_jeep", 3), ("us_gammon", "de_grenadiers", "crossroads", "us_jeep", 1),
    ("us_close", "de_grenadiers", "crossroads", "us_jeep", 0), ("us_close", "de_grenadiers", "crossroads", "us_officer", 1),
    ("us_close", "de_grenadiers", "crossroads", "us_officer us_medics", 2),
])
def test_actions_that_raise_a_unit(action: str, enemy: str, terrain: str, units: str, bonus: int) -> None:
    m = against(enemy, f"{units} {action}", *(f"commit {unit}" for unit in units.split()), terrain=terrain)
    before = m.total("us")
    m.does(f"action {action}").let_pass()
    assert m.total("us") == before + bonus
    assert m.actions("us") == [action]


def test_a_grenade_gives_two_and_a_dark_token() -> None:
    m = against(STRONG, "us_jeep us_grenade us_grenade", "commit us_jeep", "action us_grenade", dice="S N")
    assert m.total("us") == 4 + 2 + 1
    m.does("action us_grenade").let_pass()
    assert (m.total("us"), m.placed("us")) == (4 + 2 + 1 + 2, {"dark": 1})
    m = against(STRONG, "us_jeep us_grenade", "commit us_jeep", "action us_grenade", bank=[20, 0, 6, 5, 6, 0])
    assert m.total("us") == 4 + 2


@rule("OC-SIZE-01", "OC-SIZE-02")
def test_a_smoke_grenade_takes_a_combat_away_when_a_german_unit_has_fallen() -> None:
    m = scene(us="us_jeep us_smoke", de="de_ost de_ost").does("commit de_ost", "stop", "commit us_jeep")
    assert (m.ask, m.asked) == ("bid", "us")
    assert "action us_smoke" not in m.options()
    m.does("stop", "stop")
    assert m.ask == "unit_destroyed"
    m.does("play us_smoke").let_pass()
    assert (m.size, m.discard("us"), m.ask) == (2, ["us_smoke"], "commit")


@rule("OC-TOKEN-09")
@pytest.mark.parametrize(("action", "tokens", "bank", "gained"), [
    ("us_waco", {}, "plus1", {"plus1": 2}), ("us_ammo_drop", {}, "light", {"light": 2}),
])
def test_actions_that_bring_tokens_are_discarded_at_once(
        action: str, tokens: dict[str, int], bank: str, gained: dict[str, int]) -> None:
    m = against(STRONG, f"us_jeep {action}", "commit us_jeep", f"action {action}", us_tokens=tokens)
    assert (m.tokens("us"), m.discard("us"), m.actions("us")) == (gained, [action], [])


def test_waco_gliders_bring_what_is_left() -> None:
    m = against(STRONG, "us_jeep us_waco", "commit us_jeep", "action us_waco", us_tokens={}, de_tokens={"plus1": 5})
    assert (m.tokens("us"), m.bank("plus1")) == ({"plus1": 1}, 0)


@rule("OC-ACTION-05")
def test_a_perfect_shot_destroys_any_unit_without_an_american_one() -> None:
    m = against("de_wespe", "us_perfect_shot", "action us_perfect_shot", de="de_wespe de_ost")
    assert (m.tilted("de"), m.fought, m.ask, m.asked) == (["de_wespe"], 1, "commit", "de")
    assert m.discard("us") == ["us_perfect_shot"]


@rule("OC-ACTION-06")
def test_a_mine_removes_a_unit_of_four_or_less() -> None:
    m = against("de_luftlande", "us_mine", "action us_mine", de="de_luftlande de_ost")
    assert (m.ask, m.discard("de"), m.fought) == ("replace", ["de_luftlande"], 1)
    m.does("commit de_ost")
    assert (m.units("de"), m.fought) == (["de_ost"], 1)
    m = against("de_grenadiers", "us_mine")
    assert m.refused("action us_mine") == "OC-ACTION-06"


@rule("OC-CANCEL-08")
def test_foiled_cancels_a_german_action() -> None:
    m = scene(us="us_foiled us_jeep", de="de_ost de_m24").does("commit de_ost", "action de_m24", "cancel us_foiled")
    assert (m.total("de"), m.discard("us"), m.discard("de")) == (2, ["us_foiled"], ["de_m24"])


@rule("OC-CANCEL-09", "OC-DEPHASE-04")
def test_sabotage_cancels_a_german_event() -> None:
    m = scene(phase="de_events", us="us_sabotage", de="de_supply").does("play de_supply", "cancel us_sabotage")
    assert (m.tokens("de"), m.discard("us"), m.discard("de")) == ({"light": 2}, ["us_sabotage"], ["de_supply"])


def test_suppressive_fire_keeps_the_german_from_playing_tokens_in_this_combat() -> None:
    m = scene(us="us_jeep us_suppress us_paratroopers", de="de_patrol de_ost", dice="N", de_tokens={"light": 3})
    m.does("commit de_patrol", "stop", "commit us_jeep", "action us_suppress", "stop")
    assert (m.ask, m.asked) == ("bid", "de")
    assert not [text for text in m.options() if text.startswith("token")]
    m.does("stop", "commit de_ost")
    assert "token 0/+1" in m.options()


@pytest.mark.parametrize(("card", "phase", "verb", "most"), [
    ("us_cricket", "commit", "action", 2), ("us_second_wind", "us_events", "play", 3),
])
def test_cards_that_recover_a_weak_unit_from_the_discard(card: str, phase: str, verb: str, most: int) -> None:
    discard = "us_recon us_radio us_paratroopers us_smoke"
    if phase == "commit":
        m = against(STRONG, f"us_jeep {card}", "commit us_jeep", f"action {card}", us_discard=discard)
    else:
        m = events(card, f"play {card}", us_discard=discard)
    weak = [id for id, vc in (("us_recon", 2), ("us_radio", 3)) if vc <= most]
    assert (m.ask, sorted(m.options())) == ("recover", sorted(["none", *(f"take {id}" for id in weak)]))
    m.does("take us_recon")
    assert m.hand("us") == ["us_recon"] == m.shown("us")
    assert "us_recon" not in m.discard("us")


@rule("OC-INFO-02", "OC-DISCARD-02")
def test_whether_a_discard_holds_a_unit_is_asked_for_unless_all_of_it_lies_open() -> None:
    m = events("us_second_wind", "play us_second_wind", us_discard="us_paratroopers us_waco")
    assert (m.ask, m.options()) == ("recover", ["none"])    # the German sees only Waco Gliders
    m = events("us_second_wind", "play us_second_wind", us_discard="us_waco")
    assert (m.ask, m.discard("us")[-1]) == ("event", "us_second_wind")


def test_orderly_withdrawal_saves_a_unit_of_four_or_less_from_a_lost_assault() -> None:
    m = against(STRONG, "us_paratroopers us_fallback", "commit us_paratroopers", "action us_fallback", "stop")
    assert (m.ask, m.options()) == ("recover", ["take us_paratroopers", "none"])
    m.does("take us_paratroopers")
    assert (m.hand("us"), m.discard("us")) == (["us_paratroopers"], ["us_fallback"])


def test_orderly_withdrawal_saves_nobody_from_a_won_assault_nor_a_unit_of_five() -> None:
    m = scene(us="us_paratroopers us_fallback", de="de_ost", us_top="us_smoke")
    m.does("commit de_ost", "stop", "commit us_paratroopers", "action us_fallback", "stop", "stop", "abandon")
    assert not m.told("taken_back")
    assert m.ask != "recover"
    m = against(STRONG, "us_hq us_fallback", "commit us_hq", "action us_fallback", "stop")
    assert m.ask != "recover"
