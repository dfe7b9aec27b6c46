"""The regiments of Utah Beach: drop, activation, fatigue, scouting, movement, blocked regiments, the 501st (OC-PIR)."""

from random import Random

import pytest

from bocage.games.operation_commando.pieces import FATIGUE, US
from tests.marks import rule
from tests.operation_commando.beach import beach, before_drop

AROUND_B3 = ["a2", "b2", "c2", "a3", "c3", "a4", "b4", "c4"]
# The 502nd on a1 cannot move, for all its neighbours are taken; the chain of American terrains leads on to a3, b3 and c3.
CHAINED = "b1 de, a2 us, b2 us"
# Nor here, and no American terrain but its own leads anywhere.
LOCKED = "b1 de, a2 de, b2 de"


def moves(*squares: str) -> list[str]:
    return [f"move {square}" for square in squares]


# --- the drop ---------------------------------------------------------------------------------------------------------


@rule("OC-PIR-01")
def test_two_regiments_start_fresh_and_never_share_a_terrain() -> None:
    m = before_drop(dice="S S").does("drop b2")
    assert m.ask == "drop"
    assert "drop b2" not in m.options()
    assert m.refused("drop b2") == "OC-PIR-02"
    m.does("drop c3")
    assert (m.square_of("502"), m.square_of("506"), m.square_of("501")) == ("b2", "c3", "")
    assert m.fatigue == ("fresh", "fresh")


@rule("OC-PIR-02")
def test_the_american_chooses_two_different_terrains() -> None:
    m = before_drop(dice="S S")
    assert (m.ask, m.asked, len(m.options())) == ("drop", "us", 16)
    m.does("drop a1")
    assert (m.ask, m.asked, len(m.options())) == ("drop", "us", 15)


@rule("OC-PIR-03", "OC-RULING-35")
def test_on_a_success_a_regiment_lands_where_it_was_sent_and_the_502nd_is_rolled_first() -> None:
    m = before_drop(dice="S N").does("drop b2", "drop c3")
    assert (m.ask, m.asked) == ("drift", "de")
    assert m.open == {"b2"}                                 # the 502nd has landed, the 506th is in the air
    m.does("drift d4")
    assert (m.square_of("502"), m.square_of("506")) == ("b2", "d4")


@rule("OC-PIR-04")
def test_on_a_neutral_face_the_german_may_let_it_drift_or_leave_it() -> None:
    m = before_drop(dice="N S").does("drop b3", "drop d1")
    assert m.options() == [*(f"drift {square}" for square in AROUND_B3), "stay"]
    m.play("drift a4")
    assert m.square_of("502") == "a4"
    assert m.open == {"a4", "d1"}                           # the terrain first chosen stays face down
    left = before_drop(dice="N S").does("drop b3", "drop d1", "stay")
    assert left.square_of("502") == "b3"
    assert left.open == {"b3", "d1"}


@rule("OC-PIR-05", "OC-RULING-35")
def test_drift_stays_on_the_field_and_off_the_other_regiment() -> None:
    m = before_drop(dice="N N").does("drop a1", "drop b2")
    assert m.options() == ["drift b1", "drift a2", "stay"]
    m.play("drift b1")
    assert m.ask == "drift"
    assert "drift b1" not in m.options()
    assert "drift a1" in m.options()
    assert m.refused("drift b1") == "OC-PIR-04"


@rule("OC-PIR-06")
def test_where_a_regiment_lands_is_revealed_to_all() -> None:
    m = before_drop(dice="S S").does("drop b2", "drop c3")
    for seat in ("us", None):
        assert m.known(seat) == {"b2": "smdm", "c3": "wn"}
    assert all(event.seen_by(None) for event in m.told("pir_landed"))
    assert [(each["regiment"], each["terrain"]) for each in m.facts("pir_landed")] == [("502", "smdm"), ("506", "wn")]


# --- activation and fatigue -------------------------------------------------------------------------------------------


@rule("OC-PIR-07")
@pytest.mark.parametrize(("regiment", "square"), [("502", "b3"), ("506", "d4")])
def test_the_assault_is_on_the_terrain_of_the_active_regiment(regiment: str, square: str) -> None:
    m = beach(phase="take_terrain", pir=-1).does(f"regiment {regiment}")
    assert m.place == square
    assert m.terrain == m.terrain_on(square)
    assert [each.active for each in m.view("de").utah.regiments] == [regiment == "502", regiment == "506"]


@rule("OC-PIR-08")
def test_only_the_regiment_that_fought_leaves_its_terrain() -> None:
    m = beach(until="").us_wins().does("none", "move a3").idle_until("regiment")
    assert (m.square_of("502"), m.square_of("506")) == ("a3", "d4")
    m.does("regiment 502")
    assert m.place == "a3"


@rule("OC-PIR-09", "OC-PIR-10", "OC-RULING-36")
def test_a_regiment_fights_twice_in_a_row_at_most() -> None:
    m = beach(until="", dice="S S S").us_wins().does("none", "move a3")
    assert m.fatigue == ("tired", "fresh")
    m.does("regiment 502").idle_until("commit").us_wins().does("none", "move a4")
    assert m.fatigue == ("exhausted", "fresh")
    m.idle_until("commit")                                  # nobody is asked: the 506th must fight
    assert m.place == "d4"
    m.us_wins().does("none", "move d3").idle_until("regiment")
    assert m.options() == ["regiment 502", "regiment 506"]


@rule("OC-PIR-10", "OC-PIR-25")
@pytest.mark.parametrize(("before", "after"), [("fresh", "tired"), ("tired", "exhausted")])
def test_the_fatigue_face_is_shown_before_the_pawn_goes_to_its_new_terrain(before: str, after: str) -> None:
    m = beach(fatigue=(before, "fresh")).us_wins().does("none")
    assert m.ask == "move"
    assert (m.fatigue[0], m.square_of("502")) == (after, "b3")
    assert [(each["regiment"], each["fatigue"]) for each in m.facts("pir_fatigue")] == [("502", after)]


@rule("OC-PIR-11")
def test_an_exhausted_regiment_cannot_be_activated_and_the_other_must_be() -> None:
    m = beach(phase="take_terrain", fatigue=("exhausted", "fresh"), pir=-1)
    assert m.ask != "regiment"
    assert m.place == "d4"


@rule("OC-PIR-12")
@pytest.mark.parametrize("before", ["tired", "exhausted"])
def test_a_regiment_that_does_not_fight_becomes_fresh(before: str) -> None:
    m = beach(at="d4", regiment="506", other="b3", fatigue=(before, "fresh")).us_wins().idle_until("")
    assert m.fatigue == ("fresh", "tired")


@rule("OC-PIR-10")
def test_rally_makes_a_tired_regiment_fresh() -> None:
    m = beach(phase="take_terrain", fatigue=("tired", "fresh"), us="us_rally", pir=-1).does("regiment 502", "play us_rally")
    assert m.let_pass().fatigue == ("fresh", "fresh")
    m.idle_until("commit").us_wins().does("none", "move a3")
    assert m.fatigue == ("tired", "fresh")                  # and so it can fight once more


# --- scouting and moving ----------------------------------------------------------------------------------------------


@rule("OC-PIR-13")
def test_after_his_win_the_american_alone_looks_at_one_adjacent_face_down_terrain() -> None:
    m = beach(control="a3 de", other="c4").us_wins()
    assert m.options() == ["scout a2", "scout b2", "scout c2", "scout c3", "scout a4", "scout b4", "none"]
    m.play("scout c2")
    assert m.known("us")["c2"] == "wxyz"
    assert "c2" not in m.known(None)
    assert "c2" not in m.open
    saw = [event for event in m.match.log if event.name == "scout_saw"]
    assert [(event.args, event.seats) for event in saw] == [((6, m.board.terrain_index["wxyz"]), (US,))]
    assert m.view("de").utah.squares[6].scouted             # the German sees where he looked


@rule("OC-PIR-13")
def test_the_american_need_not_scout_and_cannot_after_a_defeat() -> None:
    assert beach().us_wins().does("none").ask == "move"
    assert beach(de="de_luftlande").de_wins().ask == "push"


@rule("OC-PIR-14")
def test_the_victorious_regiment_must_move_to_a_free_neighbour_which_is_revealed() -> None:
    m = beach(control="a3 de, a4 us", other="c4").us_wins().does("scout b2")
    assert m.options() == moves("a2", "b2", "c2", "c3", "b4")     # no staying, nothing taken; not only the scouted terrain
    assert m.refused("none") == "OC-GEN-07"
    m.play("move c3")
    assert m.square_of("502") == "c3"
    assert m.known(None)["c3"] == "wn"


@rule("OC-PIR-15")
def test_after_a_german_win_the_german_pushes_the_regiment_to_a_free_neighbour_which_is_revealed() -> None:
    m = beach(control="a3 de, a4 us", other="c4", de="de_luftlande").de_wins()
    assert m.asked == "de"
    assert m.options() == [f"push {square}" for square in ("a2", "b2", "c2", "c3", "b4")]
    m.play("push a2")
    assert m.square_of("502") == "a2"
    assert m.known("us")["a2"] == "poupeville"


@rule("OC-PIR-24")
@pytest.mark.parametrize("winner", ["us", "de"])
def test_the_regiment_moves_after_control_and_the_bonus_token(winner: str) -> None:
    m = beach(de="de_luftlande")
    (m.us_wins() if winner == "us" else m.de_wins()).idle_until("move", "push")
    assert m.control("b3") == winner
    assert sum(m.points) == 1
    assert m.tokens(winner) == {"light": 3}
    assert m.square_of("502") == "b3"


# --- redeployment -----------------------------------------------------------------------------------------------------


@rule("OC-PIR-16")
def test_for_a_reconnaissance_team_the_regiment_goes_along_a_chain_of_american_terrains() -> None:
    m = beach(at="a1", control="b2 us, c3 us, d1 us", us="us_recon").us_wins().idle_until("move")
    # Beside b2 and c3; d1 is not linked, d4 holds the 506th.
    far = ["c1", "c2", "d2", "a3", "b3", "d3", "b4", "c4"]
    assert m.options() == [*moves("b1", "a2"), *(f"redeploy {square}" for square in far)]
    m.play("redeploy b4")
    assert m.square_of("502") == "b4"
    assert m.known(None)["b4"] == "road"
    assert "us_recon" not in m.hand("us")
    assert m.discard("us") == ["us_recon"]


@rule("OC-PIR-16")
def test_redeployment_needs_the_card_itself_a_win_and_an_unbroken_chain() -> None:
    assert beach(at="a1", control="b2 us, c3 us", us="us_radio").us_wins().idle_until("move").options() == moves("b1", "a2")
    broken = beach(at="a1", control="b2 de, c3 us", us="us_recon").us_wins().idle_until("move")
    assert broken.options() == moves("b1", "a2")
    variant = beach(at="a1", control="b2 us", us="us_v_recon", variants="us_v_recon").us_wins().idle_until("move")
    assert variant.options() == moves("b1", "a2")
    lost = beach(at="a1", control="b2 us", us="us_recon", de="de_luftlande").de_wins().idle_until("push")
    assert lost.options() == ["push b1", "push a2"]


@rule("OC-PIR-16", "OC-INFO-04")
def test_whether_the_american_could_redeploy_stays_his_secret() -> None:
    """With a single neighbour free he is asked all the same, whatever he holds."""
    asked = [beach(at="a1", control="b1 de, b2 us", us=card).us_wins().idle_until("move").match.question(1)
             for card in ("us_recon", "us_radio")]
    assert asked[0] == asked[1] == ("move", (US,), "OC-PIR-14")


@rule("OC-PIR-17", "OC-RULING-38")
def test_redeployment_is_compulsory_when_the_regiment_is_blocked_otherwise() -> None:
    m = beach(at="a1", control=CHAINED, us="us_recon").us_wins().idle_until("blocked")
    assert m.options() == ["redeploy c1", "redeploy c2", "redeploy a3", "redeploy b3", "redeploy c3"]
    m.play("redeploy b3")
    assert m.state.lost[US] == []
    without = beach(at="a1", control=CHAINED, us="us_radio").us_wins().idle_until("blocked")
    assert without.options() == ["none"]                    # the German cannot tell that he lacks the card
    assert without.match.question(1) == ("blocked", (US,), "OC-PIR-17")


# --- blocked ----------------------------------------------------------------------------------------------------------


@rule("OC-PIR-18", "OC-PIR-20", "OC-RULING-38")
def test_a_blocked_regiment_costs_three_cards_of_the_pile_unseen_by_both() -> None:
    m = beach(at="a1", control=LOCKED, us="us_recon", de="de_luftlande")
    before = m.pile("us")
    m.de_wins().idle_until("land")
    assert m.pile("us") == before - 3
    assert len(m.state.lost[US]) == 3
    assert m.discard("us") == []
    assert "us_recon" in m.hand("us")                       # after a defeat it does not help
    assert [event.args[1] for event in m.told("pir_blocked")] == [3]
    eyes = m.match.step.tape.eyes
    assert [eyes[at] for at, bag in enumerate(m.match.step.tape.bags) if bag == "us"] == [0, 0, 0]


@rule("OC-PIR-18")
def test_neither_player_can_tell_which_cards_are_lost() -> None:
    m = beach(at="a1", control=LOCKED, de="de_luftlande").de_wins().idle_until("land")
    for seat in (0, 1):
        found = {tuple(sorted(m.match.twin(seat, Random(seed)).state.lost[US])) for seed in range(12)}
        assert len(found) > 6


@rule("OC-PIR-18")
def test_a_short_pile_loses_what_it_has() -> None:
    m = beach(at="a1", control=LOCKED, de="de_luftlande", us_deck="us_radio us_hq")
    gone = len(m.state.lost[US])
    m.de_wins().idle_until("land")
    assert (m.pile("us"), len(m.state.lost[US]) - gone) == (0, 2)


@rule("OC-PIR-19")
def test_the_american_places_a_blocked_regiment_beside_a_terrain_of_his() -> None:
    m = beach(at="a1", control=f"{LOCKED}, d4 us", other="c3", us="us_radio").us_wins().idle_until("land")
    assert (m.asked, m.options()) == ("us", ["land d3", "land c4"])
    m.play("land c4")
    assert m.square_of("502") == "c4"
    assert m.known(None)["c4"] == "dropzone"


@rule("OC-PIR-19")
def test_if_he_has_none_the_german_places_it_beside_one_of_his() -> None:
    m = beach(at="a1", control=LOCKED, de="de_luftlande").de_wins().idle_until("land")
    assert (m.asked, m.options()) == ("de", ["land c1", "land c2", "land a3", "land b3", "land c3"])
    m.play("land c3")
    assert m.square_of("502") == "c3"


# --- the 501st --------------------------------------------------------------------------------------------------------


@rule("OC-PIR-21", "OC-RULING-37")
def test_the_501st_lands_on_any_free_terrain_without_drift_and_the_assault_is_there() -> None:
    m = beach(phase="take_terrain", control="a1 us", us="us_h_501", pir=-1)
    assert (m.ask, m.options()) == ("before_terrain", ["play us_h_501", "none"])
    m.play("play us_h_501")
    assert len(m.options()) == 13                           # neither of the regiments' terrains, nor a controlled one
    assert not {"square a1", "square b3", "square d4"} & set(m.options())
    m.play("square c2")
    assert (m.square_of("501"), m.place, m.terrain) == ("c2", "c2", "wxyz")
    assert m.known(None)["c2"] == "wxyz"
    assert not m.told("die")
    m.idle_until("commit")
    assert m.state.turn == 1


@rule("OC-PIR-21", "OC-RULING-58")
def test_the_501st_comes_even_when_the_german_was_to_choose_and_then_he_chooses() -> None:
    m = beach(phase="take_terrain", us="us_h_501", pir=-1, de_chooses=1, until="").does("play us_h_501", "square a3")
    m.idle_until("commit").us_wins().idle_until("regiment")
    assert m.asked == "de"


@rule("OC-PIR-21")
def test_the_american_is_asked_for_the_501st_as_long_as_he_may_hold_it() -> None:
    assert beach(phase="take_terrain", us="us_h_cole", pir=-1).options() == ["none"]
    assert beach(phase="take_terrain", us="us_radio", pir=-1).ask == "regiment"


@rule("OC-PIR-22", "OC-PIR-26")
@pytest.mark.parametrize("winner", ["us", "de"])
def test_after_its_assault_the_501st_is_removed_whatever_the_result(winner: str) -> None:
    m = beach(phase="take_terrain", us="us_h_501", de="de_luftlande", pir=-1).does("play us_h_501", "square c3")
    m.idle_until("commit")
    shown = m.view("de").utah.regiments[2]
    assert (shown.name, shown.square, shown.fatigue) == ("501", "c3", "fresh")
    (m.us_wins() if winner == "us" else m.de_wins()).idle_until("")
    assert m.square_of("501") == ""
    assert m.control("c3") == winner
    assert m.gone("us") == ["us_h_501"]
    assert [each.name for each in m.view("de").utah.regiments] == ["502", "506"]
    assert not m.told("pir_fatigue")                        # it has a single face


@rule("OC-PIR-23", "OC-RULING-37")
@pytest.mark.parametrize("fatigue", [("exhausted", "fresh"), ("fresh", "tired")])
def test_the_turn_of_the_501st_neither_tires_nor_rests_the_others(fatigue: tuple[str, str]) -> None:
    m = beach(phase="take_terrain", fatigue=fatigue, us="us_h_501", pir=-1).does("play us_h_501", "square a3")
    m.idle_until("commit").us_wins().idle_until("")
    assert m.fatigue == fatigue
    assert (m.square_of("502"), m.square_of("506")) == ("b3", "d4")


@rule("OC-PIR-26")
def test_the_502nd_and_the_506th_have_three_faces() -> None:
    for fatigue in FATIGUE:
        m = beach(fatigue=(fatigue, "fresh"))
        assert [(each.name, each.fatigue) for each in m.view("us").utah.regiments] == [("502", fatigue), ("506", "fresh")]


@rule("OC-RULING-59", "OC-PIR-09")
def test_a_rallied_regiment_may_fight_a_third_turn_in_a_row() -> None:
    m = beach(phase="take_terrain", fatigue=("tired", "fresh"), us="us_rally", pir=-1, until="")
    m.does("regiment 502", "play us_rally")
    m.idle_until("commit").us_wins().idle_until("regiment")
    assert "regiment 502" in m.options()


@rule("OC-RULING-59", "OC-PIR-23")
def test_while_the_501st_fights_rally_serves_any_regiment() -> None:
    m = beach(phase="take_terrain", fatigue=("exhausted", "tired"), us="us_h_501 us_rally", pir=-1)
    m.does("play us_h_501", "square c1", "play us_rally")
    assert m.options() == ["refresh 502", "refresh 506"]


@rule("OC-RULING-58", "OC-PIR-23", "OC-UTAH-15")
def test_the_german_names_the_next_regiment_even_if_the_501st_fights_first() -> None:
    m = beach(at="c3", de="de_luftlande", us="us_h_501", until="").de_wins().idle_until("before_terrain")
    m.does("play us_h_501", "square a1").idle_until("commit")
    assert m.view(None).utah.german_chooses
    m.us_wins().idle_until("regiment")
    assert m.asked == "de"
    m.does("regiment 506")
    assert not m.view(None).utah.german_chooses
