"""Heroic cards: how they are taken, played and lost (OC-HERO). What each does is in test_heroic_cards.py."""

import pytest

from tests.marks import rule
from tests.operation_commando.scene import scene


@rule("OC-HERO-01", "OC-HISTO-04")
def test_heroics_are_taken_secretly_from_the_own_set() -> None:
    m = scene("historical", phase="start_turn", turn=2)
    assert (m.ask, m.asked) == ("take_heroic", "us")
    assert m.options() == ["take us_h_ridgway", "take us_h_vandervoort", "take us_h_turnbull", "take us_h_gavin"]
    m.does("take us_h_gavin")
    assert (m.ask, m.asked) == ("take_heroic", "de")
    m.does("take de_h_storm")
    assert (m.hand("us"), m.hand("de")) == (["us_h_gavin"], ["de_h_storm"])
    assert (m.view("de").us.heroics_in_hand, m.view("de").us.heroics_left, m.view("de").us.heroics) == (1, 3, ())
    assert [event.seen_by(1) for event in m.told("heroic_chosen")] == [False, True]


@rule("OC-HERO-02", "OC-RULING-30")
def test_a_heroic_is_played_at_the_moments_of_its_kind() -> None:
    m = scene("historical", phase="us_events", us="us_h_turnbull us_h_vandervoort")
    assert m.options() == ["play us_h_turnbull", "stop"]
    m = scene("historical", us="us_h_turnbull us_h_vandervoort", de="de_ost de_h_storm")
    assert m.options() == ["commit de_ost", "abandon"]
    m.does("commit de_ost")
    assert "action de_h_storm" in m.options()
    m.does("stop")
    assert m.options() == ["commit us_h_vandervoort", "abandon"]


@rule("OC-HERO-03", "OC-ENDASSAULT-01")
@pytest.mark.parametrize(("card", "actions"), [
    ("us_h_vandervoort", "stop, stop, commit de_ost, stop, commit us_h_vandervoort, stop, stop, abandon, none"),
    ("us_h_turnbull", "play us_h_turnbull, stop, stop, abandon"),
    ("us_h_gavin", "play us_h_gavin, stop, stop, abandon"),
])
def test_a_heroic_played_is_out_of_the_game_after_the_assault(card: str, actions: str) -> None:
    m = scene("historical", "station", phase="us_events", us=card, de="de_ost", us_deck="", de_deck="", until="start_turn")
    m.does(*actions.split(", "))
    assert (m.gone("us"), card in m.discard("us")) == ([card], False)


@rule("OC-HERO-04", "OC-CANCEL-07")
@pytest.mark.parametrize(("card", "kind"), [("us_h_vandervoort", "commit"), ("us_h_cole", "action")])
def test_no_window_opens_for_a_heroic(card: str, kind: str) -> None:
    scenario = "utah" if card == "us_h_cole" else "historical"
    m = scene(scenario, us=f"us_jeep {card}", de="de_wespe de_sniper de_smine").does("commit de_wespe", "stop")
    if kind == "action":
        m.does("commit us_jeep")
    assert m.play(f"{kind} {card}").ask == "bid"
    m = scene("historical", phase="de_events", us="us_sabotage", de="de_h_falley").play("play de_h_falley")
    assert m.ask == "event"


@rule("OC-HERO-05")
def test_a_heroic_may_be_kept_for_a_later_turn() -> None:
    m = scene("historical", "station", phase="start_turn", turn=2, sector=1, us_deck="", de_deck="", dice="crossroads")
    m.does("take us_h_turnbull", "take de_h_storm", "stop", "stop", "abandon")
    assert m.state.turn == 4
    assert (m.hand("us"), m.hand("de")) == (["us_h_turnbull"], ["de_h_storm"])


@rule("OC-HERO-06")
def test_a_heroic_that_leaves_the_hand_otherwise_leaves_the_game() -> None:
    m = scene("historical", phase="de_events", us="us_h_gavin us_hq", de="de_disoriented").does("play de_disoriented")
    m.does("discard us_h_gavin", "discard us_hq")
    assert (m.gone("us"), m.discard("us")) == (["us_h_gavin"], ["us_hq"])


@rule("OC-HERO-07")
def test_ridgways_hq_is_a_vehicle_of_four_and_fights_beside_one_unit_of_the_discard() -> None:
    m = scene("historical", us="us_h_ridgway us_recon", de="de_pak40", us_discard="us_radio us_hq")
    m.does("commit de_pak40", "stop", "commit us_h_ridgway")
    assert (m.totals, m.options()) == ((4, 7), ["take us_radio", "none"])
    m.does("take us_radio")
    assert (m.total("us"), "commit us_recon" in m.options()) == (7, False)
