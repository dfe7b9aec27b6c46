"""Hands, the mulligan, discards and empty piles (OC-HAND, OC-MULL, OC-DISCARD, OC-EXHAUST)."""

import pytest

from bocage.core.table import Table
from bocage.games.operation_commando.pieces import DE, US
from bocage.games.operation_commando.rules.cards import piles
from bocage.games.operation_commando.view import Card, Terrain
from tests.marks import rule
from tests.operation_commando.opening import BEFORE_HANDS, idle, opening, with_hands
from tests.operation_commando.scene import Watched, scene

SIX = "us_hq us_jeep us_radio us_waco us_smoke us_mine"
OTHER_SIX = "us_recon us_recon us_officer us_medics us_grenade us_grenade"


def ids(cards: tuple[Card | Terrain, ...]) -> list[str]:
    return [card.id for card in cards]


# --- hands ------------------------------------------------------------------------------------------------------------


@rule("OC-HAND-01")
@pytest.mark.parametrize("scenario", ["initiation", "historical", "utah", "graignes"])
def test_each_begins_with_six_cards(scenario: str) -> None:
    m = with_hands(scenario)
    assert (len(m.hand("us")), len(m.hand("de"))) == (6, 6)


@rule("OC-HAND-01", "OC-UTAH-03", "OC-GRAIGNES-08", "OC-RULING-69")
@pytest.mark.parametrize(("scenario", "first", "by"), [("utah", "layout", "de"), ("graignes", "hide", "us")])
def test_nobody_has_a_hand_when_the_field_is_laid_out_and_the_markers_are_hidden(scenario: str, first: str, by: str) -> None:
    m = opening(scenario)
    assert (m.ask, m.asked, m.hand("us"), m.hand("de")) == (first, by, [], [])
    m.does(*BEFORE_HANDS[scenario])
    assert (m.ask, m.asked, len(m.hand("us")), len(m.hand("de"))) == ("mulligan", "us", 6, 6)


@rule("OC-HAND-02")
def test_a_hand_has_no_limit() -> None:
    hand = ["us_paratroopers"] * 4 + ["us_para_squad"] * 3 + ["us_recon"] * 3 + ["us_hq", "us_airdrop"]
    m = scene(phase="us_draw", terrain="sme", us=hand).does("play us_airdrop")
    assert len(m.hand("us")) == 12 + 3 - 1 + 2
    assert m.does("stop").asked == "de"


@rule("OC-HAND-03")
def test_sizes_of_hands_are_public_and_their_cards_are_not() -> None:
    m = scene(us="us_hq us_jeep", de="de_ost de_stug de_m24")
    for seat in ("us", "de", None):
        assert (m.view(seat).us.hand_size, m.view(seat).de.hand_size) == (2, 3)
    assert (ids(m.view("us").us.hand), m.view("us").de.hand) == (["us_hq", "us_jeep"], ())
    assert (m.view("de").us.hand, m.view(None).us.hand, m.view(None).de.hand) == ((), (), ())


@rule("OC-HAND-04")
def test_drawn_cards_are_seen_by_their_owner_alone() -> None:
    m = scene(phase="us_events", us="us_airdrop").does("play us_airdrop")
    assert m.told("drew")[0].seen_by(1)
    cards = m.told("drew_cards")[0]
    assert (cards.seen_by(0), cards.seen_by(1), cards.seen_by(None)) == (True, False, False)
    assert m.shown("us") == []


@rule("OC-HAND-05", "OC-RULING-04")
def test_heroics_and_permanent_events_count_in_the_hand_and_heroics_are_known_by_their_backs() -> None:
    m = scene("utah", us="us_hq us_h_taylor us_h_cole us_p_air", de="de_ost")
    seen = m.view("de").us
    assert (seen.hand_size, seen.heroics_in_hand, seen.hand) == (4, 2, ())


@rule("OC-HAND-06", "OC-RULING-04")
def test_random_picks_spare_heroics() -> None:
    m = scene("historical", phase="de_events", de="de_questioning", us="us_h_gavin us_hq us_h_turnbull us_jeep")
    m.does("play de_questioning").let_pass()
    assert m.shown("us") == ["us_hq", "us_jeep"]


@rule("OC-HAND-07")
def test_luftlande_falley_looks_like_any_card_from_behind() -> None:
    m = scene("historical", phase="us_events", us="us_intel", de="de_luftlande_falley de_h_storm", dice="de_luftlande_falley")
    assert (m.view("us").de.heroics_in_hand, m.view("us").de.hand_size) == (1, 2)
    m.does("play us_intel")
    assert m.shown("de") == ["de_luftlande_falley"]


@rule("OC-HAND-07", "OC-DISCARD-07")
def test_luftlande_falley_once_played_leaves_the_game() -> None:
    m = scene("historical", us="us_medics", de="de_luftlande_falley", until="mission_end")
    m.does("commit de_luftlande_falley", "stop", "abandon")
    assert (m.gone("de"), m.discard("de")) == (["de_luftlande_falley"], [])


# --- the mulligan -----------------------------------------------------------------------------------------------------


@rule("OC-MULL-01", "OC-MULL-03")
def test_a_mulligan_shuffles_all_six_back_and_draws_six_new_ones_in_the_open() -> None:
    m = with_hands("utah", dice=f"{SIX} {OTHER_SIX}")
    assert m.hand("us") == sorted(SIX.split())
    m.does("mulligan")
    assert (m.hand("us"), m.pile("us")) == (sorted(OTHER_SIX.split()), 54 - 6)
    assert m.told("mulligan")[0].seen_by(1)
    assert m.state.deck[0][m.board.index["us_hq"]] == 1
    assert m.state.shown == [[], []]


@rule("OC-MULL-01")
def test_who_keeps_keeps_his_six() -> None:
    m = with_hands("utah", dice=SIX).does("keep")
    assert m.hand("us") == sorted(SIX.split())


@rule("OC-MULL-02")
@pytest.mark.parametrize("answers", [("mulligan", "mulligan"), ("keep", "keep")])
def test_nobody_is_asked_twice(answers: tuple[str, str]) -> None:
    m = with_hands("graignes").does(*answers)
    assert m.ask != "mulligan"
    assert m.refused("mulligan") == "OC-MULL-02"


@rule("OC-MULL-04", "OC-SME-20", "OC-RULING-05")
@pytest.mark.parametrize("scenario", ["initiation", "historical"])
def test_at_sainte_mere_eglise_only_the_german_may_mulligan(scenario: str) -> None:
    m = opening(scenario, dice="crossroads")
    assert (m.ask, m.asked) == ("mulligan", "de")
    assert m.does("keep").ask != "mulligan"


@rule("OC-MULL-04", "OC-MULL-05", "OC-UTAH-17")
@pytest.mark.parametrize("scenario", ["utah", "graignes"])
def test_elsewhere_the_american_decides_first_and_then_the_german(scenario: str) -> None:
    m = with_hands(scenario)
    assert (m.ask, m.asked) == ("mulligan", "us")
    m.does("mulligan")
    assert (m.ask, m.asked, m.view("de").us.hand) == ("mulligan", "de", ())


# --- discards ---------------------------------------------------------------------------------------------------------


@rule("OC-DISCARD-01")
def test_what_acts_at_once_is_discarded_at_once_and_units_and_lasting_actions_when_the_assault_ends() -> None:
    m = scene(us="us_jeep us_waco us_bazooka", de="de_wespe", until="mission_end")
    m.does("commit de_wespe", "stop", "commit us_jeep", "action us_waco", "action us_bazooka")
    assert (m.discard("us"), m.actions("us"), m.units("us")) == (["us_waco"], ["us_bazooka"], ["us_jeep"])
    m.does("stop", "stop", "abandon")
    assert m.discard("us") == ["us_waco", "us_jeep", "us_bazooka"]


@rule("OC-DISCARD-02", "OC-DISCARD-03")
def test_a_player_sees_his_own_discard_and_the_top_of_the_others() -> None:
    m = scene(us_discard="us_hq us_jeep us_waco", de_discard="de_ost de_m24")
    assert ids(m.view("us").us.discard) == ["us_hq", "us_jeep", "us_waco"]
    assert ids(m.view("us").de.discard) == ["de_m24"]
    assert ids(m.view(None).us.discard) == ["us_waco"]
    assert (m.view("de").us.discard_size, m.view("de").us.discard[0].id) == (3, "us_waco")


@rule("OC-DISCARD-04")
def test_a_discarded_card_has_no_effect() -> None:
    m = scene("historical", phase="de_events", us="us_regroup us_radio", de="de_disoriented").does("play de_disoriented")
    m.does("discard us_regroup", "discard us_radio")
    assert (m.tokens("us"), m.hand("us"), m.discard("us")) == ({"light": 2}, [], ["us_regroup", "us_radio"])


@rule("OC-DISCARD-05")
def test_a_front_terrain_that_is_not_chosen_goes_to_the_open_terrain_discard() -> None:
    m = scene(phase="start_turn", dice="marsh road N").does("column fiere", "fight road")
    for seat in ("us", "de", None):
        assert ids(m.view(seat).sme.terrain_discard) == ["marsh"]


@rule("OC-DISCARD-06")
def test_terrains_removed_in_the_set_up_stay_unknown() -> None:
    m = opening("initiation", dice="crossroads").does("keep")
    for seat in ("us", "de", None):
        seen = m.view(seat).sme
        assert (seen.terrain_discard, seen.main_left) == ((), 4)
        assert [(column.name, column.bridge.id) for column in seen.columns] == [("fiere", "lafiere"), ("chef", "chef")]


@rule("OC-DISCARD-07")
def test_cards_that_leave_the_game_are_in_no_discard() -> None:
    m = scene("historical", us="us_h_vandervoort", de="de_wespe", until="mission_end").does("commit de_wespe", "stop")
    m.does("commit us_h_vandervoort", "stop")
    assert (m.discard("us"), m.gone("us"), m.view("de").us.removed) == ([], ["us_h_vandervoort"], 1)
    m = scene("historical", phase="us_events", us="us_second_wind", gone=[[m.board.index["us_radio"]], []])
    assert m.does("play us_second_wind").ask == "event"


@rule("OC-DISCARD-08", "OC-RULING-06")
def test_cards_enter_the_discard_in_the_order_of_play() -> None:
    m = scene(us="us_glider_inf us_glider_inf us_bazooka", de="de_ost de_m24 de_sentry", de_deck="", until="mission_end")
    m.does("commit de_ost", "action de_m24", "stop", "commit us_glider_inf", "action us_bazooka", "stop", "stop")
    m.does("commit de_sentry", "stop", "commit us_glider_inf", "stop", "stop", "abandon")
    assert m.discard("de") == ["de_ost", "de_m24", "de_sentry"]
    assert m.discard("us") == ["us_glider_inf", "us_bazooka", "us_glider_inf"]
    assert ids(m.view("us").de.discard) == ["de_sentry"]


@rule("OC-DISCARD-08")
def test_a_unit_that_a_jeep_brought_back_is_discarded_after_the_jeep() -> None:
    m = scene(us="us_radio us_waco us_bazooka us_jeep", de="de_ost de_wespe", us_deck="", until="mission_end")
    m.does("commit de_ost", "stop", "commit us_radio", "action us_bazooka", "stop", "stop")
    m.does("commit de_wespe", "stop", "commit us_jeep", "take us_radio", "stop", "stop", "abandon")
    assert m.discard("us") == ["us_bazooka", "us_jeep", "us_radio"]


# --- empty piles ------------------------------------------------------------------------------------------------------


@rule("OC-EXHAUST-01", "OC-EXHAUST-02")
def test_who_has_no_pile_draws_nothing_and_his_discard_stays() -> None:
    m = scene(phase="us_draw", us_deck="", us_discard="us_hq us_jeep", us="us_radio")
    assert (m.hand("us"), m.discard("us"), m.ask) == (["us_radio"], ["us_hq", "us_jeep"], "event")
    assert m.told("no_card_left")


@rule("OC-EXHAUST-03", "OC-RULING-29")
def test_who_has_too_few_cards_draws_those() -> None:
    m = scene(phase="us_draw", terrain="sme", us_deck="us_hq us_jeep")
    assert (m.hand("us"), m.pile("us")) == (["us_hq", "us_jeep"], 0)


@rule("OC-EXHAUST-04", "OC-RULING-29")
def test_nothing_is_discarded_from_the_top_of_an_empty_pile() -> None:
    m = scene(us="us_demolition", de="de_wespe", de_deck="", de_tokens={})
    m.does("commit de_wespe", "stop", "commit us_demolition")
    assert (m.discard("de"), m.ask) == ([], "bid")


@rule("OC-EXHAUST-05", "OC-RULING-29")
@pytest.mark.parametrize(("pile", "rejects", "hand"), [
    ("de_ost de_stug de_m24 de_wire", True, 3), ("de_ost de_stug de_m24", False, 3), ("de_ost", False, 1),
])
def test_the_german_draws_one_card_more_only_if_his_pile_has_it(pile: str, rejects: bool, hand: int) -> None:
    m = scene(phase="de_draw", terrain="sme", de_deck=pile)
    assert m.ask == ("extra_draw" if rejects else "event")
    if rejects:
        m.does("extra", "reject de_ost")
    assert (len(m.hand("de")), len(m.told("extra_draw"))) == (hand, rejects)    # nobody is told of a card that is not drawn


@rule("OC-EXHAUST-06")
def test_a_game_goes_on_without_cards() -> None:
    m = scene(phase="us_draw", us_deck="", de_deck="", points=[0, 1])
    idle(m, "commit").does("abandon")
    assert (m.state.outcome, m.points, m.state.turn) == (0, (1, 1), 2)


@rule("OC-EXHAUST-04")
def test_both_players_see_a_card_that_goes_from_the_pile_to_the_discard() -> None:
    m, dice = scene(), Watched()
    piles.mill(Table(m.board, m.state, dice), DE, 2)
    assert (len(m.discard("de")), dice.eyes) == (2, [1 << US | 1 << DE] * 2)
