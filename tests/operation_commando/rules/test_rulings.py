"""Rulings that settle what the rulebook leaves open, where no chapter's tests are the better place (OC-RULING)."""

from typing import Any

import pytest

from bocage.games.operation_commando import audit
from tests.marks import rule
from tests.operation_commando.opening import opening
from tests.operation_commando.scene import scene


@rule("OC-RULING-02")
def test_a_card_goes_before_the_mission_and_the_mission_before_the_general_rule() -> None:
    """Generally nobody draws after an Assault; at Sainte-Mère-Église the winner does; a Fall Back brings the loser a card."""
    m = scene("utah", "exit1", us="us_medics", de="de_ost", until="mission_end").does("commit de_ost", "stop", "abandon")
    assert m.hand("de") == []
    m = scene("initiation", "chef", us="us_medics", de="de_ost", until="mission_end").does("commit de_ost", "stop", "abandon")
    assert len(m.hand("de")) == 1
    m = scene("initiation", "houses", us="us_medics", de="de_ost de_salvage", us_tokens={"plus1": 2}, until="mission_end")
    m.does("commit de_ost", "stop", "commit us_medics", "token +1/+1", "stop", "stop")
    m.does("play de_salvage", "take de_ost", "abandon")
    assert (m.winner, m.hand("de")) == ("us", ["de_ost"])


@rule("OC-RULING-02")
def test_a_terrain_goes_before_the_mission() -> None:
    """A winning American draws no card on a Building; the Station gives him one all the same."""
    m = scene(terrain="station", us_top="us_hq", until="mission_end").does("abandon")
    assert m.hand("us") == ["us_hq"]
    m = scene(terrain="houses", us_top="us_hq", until="mission_end").does("abandon")
    assert m.hand("us") == []


@rule("OC-RULING-12")
def test_unless_a_card_says_otherwise_the_owner_chooses_what_he_loses() -> None:
    m = scene(phase="de_events", us_tokens={"light": 3, "plus1": 1}, de="de_wire").does("play de_wire")
    assert m.asked == "us"
    m = scene("historical", phase="de_events", us_tokens={"light": 3, "plus1": 1}, de="de_h_azeville")
    assert m.does("play de_h_azeville").asked == "de"


@rule("OC-RULING-21", "OC-CANCEL-06", "OC-CANCEL-12")
def test_nothing_answers_a_cancel_card_and_one_is_enough() -> None:
    m = scene("utah", us="us_jeep us_waco us_foiled", de="de_ost de_sniper de_sniper").does("commit de_ost", "stop")
    m.does("commit us_jeep").play("action us_waco")
    assert (m.ask, m.options()) == ("cancel", ["cancel de_sniper", "pass"])
    m.play("cancel de_sniper")
    assert (m.ask, m.asked) == ("bid", "us")                # neither Foiled nor the second Sniper is asked for
    assert (m.hand("de"), m.hand("us"), m.tokens("us")) == (["de_sniper"], ["us_foiled"], {"light": 2})


@rule("OC-RULING-21")
def test_who_lets_a_card_pass_is_not_asked_again() -> None:
    m = scene(us="us_jeep us_waco", de="de_ost de_sniper").does("commit de_ost", "stop", "commit us_jeep")
    m.play("action us_waco").play("pass")
    assert (m.ask, m.asked, m.tokens("us")) == ("bid", "us", {"light": 2, "plus1": 2})


@rule("OC-RULING-29")
@pytest.mark.parametrize(("pile", "drawn"), [("", 0), ("de_stug", 1), ("de_stug de_m24 de_wire", 2)])
def test_who_should_draw_more_than_there_is_draws_what_there_is(pile: str, drawn: int) -> None:
    m = scene(phase="de_events", de="de_local_reserve", de_deck=pile).does("play de_local_reserve")
    assert (len(m.hand("de")), m.ask) == (drawn, "event")


@rule("OC-RULING-49")
def test_logistics_counts_the_hand_without_itself() -> None:
    m = scene(phase="de_events", us="us_hq us_jeep", de="de_logistics de_ost", de_top="de_stug de_wire")
    m.does("play de_logistics").let_pass()
    assert m.hand("de") == ["de_ost", "de_stug"]


@rule("OC-RULING-50")
def test_disoriented_americans_is_a_card_of_the_german() -> None:
    board = scene("historical").board
    assert board.side[board.index["de_disoriented"]] == 1
    assert board.deck[1][board.index["de_disoriented"]] == 1


@rule("OC-RULING-51")
@pytest.mark.parametrize(("scenario", "cards"), [("initiation", (46, 52)), ("historical", (51, 57)), ("utah", (62, 73)),
                                                 ("graignes", (49, 56))])
def test_each_mission_has_its_deck_heroics_and_permanent_events(scenario: str, cards: tuple[int, int]) -> None:
    m = opening(scenario)
    pieces = audit.pieces(m.board, m.state)
    assert (sum(pieces["us"].values()), sum(pieces["de"].values())) == cards


@rule("OC-RULING-52")
def test_four_standard_terrains_of_utah_are_cards_of_sainte_mere_eglise() -> None:
    utah, sme = scene("utah").board, scene("initiation").board
    assert sorted(set(utah.terrain_ids) & set(sme.terrain_ids)) == ["crossroads", "dropzone", "flooded", "road"]
    assert sum(utah.t_used) == 16


@rule("OC-RULING-57")
def test_a_complete_column_binds_the_german_and_an_incomplete_one_does_not() -> None:
    board = scene("historical").board
    column = [board.index[id] for id in ("de_stug", "de_wespe", "de_ost")]
    won: dict[str, Any] = {"won": [[board.terrain_index["houses"]], []]}
    m = scene("historical", phase="start_turn", sector=1, column=column[:2], column_from=[[each] for each in column[:2]],
              dice="neuville", **won)
    assert (m.terrain, len(m.state.column)) == ("neuville", 2)
    m = scene("historical", phase="start_turn", sector=1, column=column, column_from=[[each] for each in column], counter_due=1,
              **won)
    assert (m.terrain, m.view(None).assault.counter_attack) == ("houses", True)


@rule("OC-RULING-60", "OC-SSSUPPORT-03")
@pytest.mark.parametrize(("second", "falls"), [("de_ss_recon", True), ("de_h_spearhead", False)])
def test_observers_in_the_bell_tower_need_a_pair_that_is_weak_enough_in_both_its_units(second: str, falls: bool) -> None:
    m = scene("graignes", us="us_h_belltower us_hq", de=f"de_ss_pzgren {second}", us_tokens={}, de_deck="")
    m.does("commit de_ss_pzgren", f"commit {second}", "stop")
    assert ("action us_h_belltower" in m.options()) is falls
    if falls:
        assert len(m.does("action us_h_belltower").tilted("de")) == 2
    else:
        assert m.refused("action us_h_belltower") == "OC-RULING-60"


@rule("OC-RULING-61", "OC-EXHAUST-04")
@pytest.mark.parametrize(("tokens", "deck", "lost"), [({"light": 1}, "", (0, 0)), ({}, "de_m24", (0, 1)), ({}, "", (0, 0))])
def test_a_loss_that_cannot_happen_is_not_chosen(tokens: dict[str, int], deck: str, lost: tuple[int, int]) -> None:
    m = scene(us="us_demolition", de="de_ost", de_tokens=tokens, de_deck=deck)
    m.does("commit de_ost", "stop", "commit us_demolition")
    assert m.let_pass().ask == "bid"                        # there was nothing to choose
    assert (sum(m.tokens("de").values()), len(m.discard("de"))) == lost


@rule("OC-RULING-62", "OC-PERM-04")
def test_sabotage_stops_no_permanent_event() -> None:
    m = scene("utah", phase="de_events", us="us_sabotage", de="de_p_battery de_supply").does("play de_p_battery")
    assert (m.ask, m.asked, m.state.in_play[1]) == ("event", "de", [m.board.index["de_p_battery"]])
    m.play("play de_supply")
    assert (m.ask, m.options()) == ("cancel", ["cancel us_sabotage", "pass"])


@rule("OC-RULING-65", "OC-TOKEN-06")
def test_what_a_gun_has_rolled_stays_when_winters_comes() -> None:
    m = scene("utah", us="us_h_winters", de="de_granatwerfer", dice="S S").does("commit de_granatwerfer", "stop")
    assert m.total("de") == 3 + 2
    m.does("commit us_h_winters")
    assert (m.totals, m.view("us").combat.de.units[0].suppressed) == ((4 + 2, 3 + 2), True)


@rule("OC-RULING-66", "OC-VARIANT-04")
@pytest.mark.parametrize(("unit", "bonus"), [("de_patrol", 3), ("de_v_patrol", 1)])
def test_a_night_patrol_is_no_patrol_for_enemy_spotted(unit: str, bonus: int) -> None:
    m = scene(de=f"{unit} de_spotted", variants="de_v_patrol", dice="N").does(f"commit {unit}", "action de_spotted").let_pass()
    assert m.total("de") == 3 + bonus
