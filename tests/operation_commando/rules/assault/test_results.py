"""How a Combat and an Assault end, and how many Combats there are (OC-RESULT, OC-SIZE, OC-ASSAULT)."""

import pytest

from bocage.games.operation_commando.content import Size, load
from bocage.games.operation_commando.pieces import DE_WON, US_WON
from tests.marks import rule
from tests.operation_commando.scene import Scene, scene


def won(m: Scene, de: str, us: str) -> Scene:
    """The American wins a Combat in which nobody raises; the window after it is open."""
    return m.does(f"commit {de}", "stop", f"commit {us}", "stop", "stop")


# --- the result of a Combat -------------------------------------------------------------------------------------------


@rule("OC-RESULT-01", "OC-ASSAULT-04", "OC-GEN-04")
def test_the_american_who_gives_up_one_combat_loses_his_units_and_the_assault() -> None:
    m = scene(us="us_paratroopers us_recon us_officer us_hq us_demolition", de="de_ost de_wespe de_mg42", until="bonus")
    won(m, "de_ost", "us_paratroopers").does("commit de_wespe", "stop", "commit us_recon", "commit us_officer", "stop")
    assert m.winner == "de"
    assert (m.fought, m.size) == (2, 3)
    assert m.discard("us") == ["us_paratroopers", "us_recon", "us_officer"]
    assert m.hand("us") == ["us_demolition", "us_hq"]


@rule("OC-RESULT-02", "OC-ENDASSAULT-03", "OC-RULING-26")
def test_the_game_ends_as_soon_as_the_german_has_the_points_and_before_any_bonus() -> None:
    m = scene(us="us_radio", de="de_wespe", points=[0, 6]).does("commit de_wespe", "stop", "commit us_radio", "stop")
    assert m.ask == ""
    assert m.state.outcome == DE_WON
    assert m.points == (0, 7)
    assert m.tokens("de") == m.tokens("us") == {"light": 2}  # neither the bonus nor the Crossroads' token
    assert m.hand("de") == []


@rule("OC-RESULT-03")
def test_units_of_a_combat_that_the_american_has_won_are_tilted_and_stay() -> None:
    m = won(scene(us="us_paratroopers us_radio", de="de_ost de_ost"), "de_ost", "us_paratroopers")
    assert m.tilted("de") == ["de_ost"]
    assert m.tilted("us") == ["us_paratroopers"]
    assert m.units("us") == m.units("de") == []
    assert m.discard("us") == m.discard("de") == []


@rule("OC-RESULT-04")
def test_a_tie_goes_to_the_american_whoever_gives_up() -> None:
    m = won(scene(us="us_paratroopers", de="de_luftlande"), "de_luftlande", "us_paratroopers")
    assert m.tilted("de") == ["de_luftlande"]


@rule("OC-RESULT-05")
def test_with_combats_left_the_german_may_commit_another_unit() -> None:
    m = won(scene(us="us_paratroopers", de="de_ost de_mg42 de_m24"), "de_ost", "us_paratroopers").let_pass()
    assert (m.ask, m.asked, m.rule) == ("commit", "de", "OC-RESULT-05")
    assert m.options() == ["commit de_mg42", "abandon"]
    m.does("commit de_mg42")
    assert m.fought == 2
    assert m.units("us") == []


@rule("OC-RESULT-06", "OC-ASSAULT-01", "OC-ASSAULT-02", "OC-GEN-03")
def test_after_as_many_combats_as_its_size_the_american_has_won_the_terrain() -> None:
    m = scene(terrain="flooded", us="us_paratroopers us_hq", de="de_ost de_ost de_wespe de_m24")
    won(won(m, "de_ost", "us_paratroopers"), "de_ost", "us_hq").let_pass()
    assert m.winner == "us"
    assert "de_wespe" in m.hand("de")                       # he may not commit it any more
    assert m.points == (1, 1)


@rule("OC-RESULT-07")
def test_tilted_units_add_nothing_and_their_effects_are_off() -> None:
    m = scene(us="us_perfect_shot us_paratroopers us_recon", de="de_stug de_ost")
    m.does("commit de_stug", "stop", "action us_perfect_shot", "commit de_ost", "stop", "commit us_paratroopers")
    assert m.totals == (4, 2)                               # StuG weakens nobody any more
    m.does("commit us_recon").let_pass()
    assert m.totals == (4 + 1 + 2 + 1, 2)


@rule("OC-RESULT-07")
def test_tilted_units_count_as_played_earlier() -> None:
    m = scene(us="us_perfect_shot", de="de_grenadiers de_wespe").does("commit de_grenadiers", "stop", "action us_perfect_shot")
    m.does("commit de_wespe")
    assert m.total("de") == 9
    n = scene(us="us_perfect_shot", de="de_ost de_wespe").does("commit de_ost", "stop", "action us_perfect_shot")
    n.does("commit de_wespe")
    assert n.total("de") == 7


# --- the Assault ------------------------------------------------------------------------------------------------------


@rule("OC-ASSAULT-01")
@pytest.mark.parametrize(("terrain", "size"), [("dropzone", 2), ("crossroads", 3), ("sme", 4), ("road", 5)])
def test_there_are_at_most_as_many_combats_as_the_terrain_prints(terrain: str, size: int) -> None:
    us = ["us_paratroopers", "us_paratroopers", "us_paratroopers", "us_paratroopers", "us_hq"]
    de = ["de_ost", "de_ost", "de_sentry", "de_sentry", "de_sentry", "de_mg42"]
    m = scene(terrain=terrain, us=us, de=de, de_deck="")
    for at in range(size):
        won(m, de[at], us[at])
    m.let_pass()
    assert (m.fought, m.winner) == (size, "us")


@rule("OC-ASSAULT-02", "OC-ASSAULT-03")
def test_a_german_who_commits_no_other_unit_abandons_the_terrain() -> None:
    m = won(scene(us="us_paratroopers", de="de_ost de_mg42"), "de_ost", "us_paratroopers").does("abandon")
    assert m.winner == "us"
    assert m.points == (1, 1)
    assert m.discard("de") == ["de_ost"]
    assert "de_mg42" in m.hand("de")


@rule("OC-ASSAULT-02")
def test_a_german_without_another_unit_has_lost_the_assault() -> None:
    m = won(scene(us="us_paratroopers", de="de_ost de_m24"), "de_ost", "us_paratroopers").let_pass()
    assert m.options() == ["abandon"]
    m.does("abandon")
    assert m.winner == "us"


@rule("OC-ASSAULT-05")
def test_an_american_who_does_not_face_the_unit_though_he_could_loses_the_assault() -> None:
    m = scene(us="us_hq", de="de_ost").does("commit de_ost", "stop", "abandon")
    assert m.winner == "de"
    assert m.hand("us") == ["us_hq"]
    assert [event.rule for event in m.told("abandoned")] == ["OC-ASSAULT-05"]


@rule("OC-ASSAULT-06")
def test_an_american_who_can_play_nothing_loses_the_assault() -> None:
    m = scene(us="us_waco us_regroup", de="de_ost").does("commit de_ost", "stop")
    assert m.options() == ["abandon"]
    m.does("abandon")
    assert m.winner == "de"


@rule("OC-ASSAULT-07", "OC-GEN-07")
def test_both_may_end_the_assault_at_their_own_decisions() -> None:
    m = scene(us="us_radio us_hq", de="de_mg42 de_m24 de_ost")
    assert "abandon" in m.options()
    m.does("commit de_mg42", "stop")
    assert "abandon" in m.options()
    m.does("commit us_radio").let_pass()
    m.does("stop")                                          # behind: that is the end of it
    assert m.winner == "de"
    n = won(scene(us="us_hq", de="de_mg42 de_m24 de_ost"), "de_mg42", "us_hq").let_pass()
    assert "abandon" in n.options()


@rule("OC-ASSAULT-07", "OC-GEN-07")
@pytest.mark.parametrize(("actions", "asked", "winner"), [
    (("commit de_mg42",), ("opening", "de"), "us"),
    (("commit de_mg42", "stop", "commit us_hq"), ("bid", "us"), "de"),
    (("commit de_mg42", "stop", "commit us_hq", "stop"), ("bid", "de"), "us"),
    (("commit de_mg42", "stop", "commit us_hq", "stop", "action de_m24"), ("bid", "de"), "us")])
def test_a_bidder_may_end_the_assault_whether_he_is_ahead_or_behind(
        actions: tuple[str, ...], asked: tuple[str, str], winner: str) -> None:
    m = scene(us="us_hq", de="de_mg42 de_m24 de_ost", us_tokens={}, de_tokens={}).does(*actions).let_pass()
    assert (m.ask, m.asked) == asked
    m.does("abandon")
    assert m.winner == winner


# --- Size -------------------------------------------------------------------------------------------------------------


@rule("OC-SIZE-01")
@pytest.mark.parametrize(("de", "us", "size"), [(["play de_trench"], [], 4), ([], ["play us_smoke"], 2),
                                                (["play de_trench", "play de_trench"], [], 5),
                                                (["play de_trench"], ["play us_smoke"], 3)])
def test_trench_and_smoke_change_the_number_of_combats_and_add_up(de: list[str], us: list[str], size: int) -> None:
    m = won(scene(us="us_paratroopers us_smoke", de="de_ost de_trench de_trench de_ost"), "de_ost", "us_paratroopers")
    m.does(*de, *us).let_pass()
    assert m.size == size


@rule("OC-SIZE-01", "OC-SIZE-05", "OC-EX-17")
@pytest.mark.parametrize("order", ["play us_smoke, play de_trench", "play de_trench, play us_smoke"])
def test_trench_and_smoke_add_up_in_whatever_order_they_come_after_the_last_combat(order: str) -> None:
    m = scene(terrain="flooded", us="us_jeep us_smoke", de="de_ost de_trench de_sentry", fought=1, until="bonus")
    m.does("commit de_ost", "stop", "commit us_jeep", "stop", "stop")
    assert (m.ask, m.fought, m.size) == ("unit_destroyed", 2, 2)
    if order.startswith("play us_smoke"):
        m.play("pass")
    m.does(*order.split(", ")).let_pass()
    assert (m.winner, m.fought) == ("us", 2)


@rule("OC-SIZE-02")
def test_trench_is_played_when_a_german_unit_has_been_destroyed_and_only_then() -> None:
    m = scene(us="us_paratroopers us_smoke", de="de_ost de_trench de_mg42")
    assert m.refused("play de_trench") == "OC-SIZE-02"
    m.does("commit de_ost")
    assert m.refused("action de_trench") == "OC-SIZE-02"
    m.does("stop")
    assert m.refused("action us_smoke") == "OC-SIZE-02"
    m.does("commit us_paratroopers", "stop", "stop")
    assert (m.ask, m.asked) == ("unit_destroyed", "de")
    assert m.options() == ["play de_trench", "pass"]
    m.let_pass()
    assert m.refused("play de_trench") == "OC-SIZE-02"


@rule("OC-SIZE-02")
def test_the_window_opens_each_time_a_german_unit_is_destroyed() -> None:
    m = scene(us="us_paratroopers us_hq us_smoke", de="de_ost de_ost de_mg42")
    won(m, "de_ost", "us_paratroopers").let_pass()
    won(m, "de_ost", "us_hq")
    assert m.ask == "unit_destroyed"
    m.does("play us_smoke").let_pass()
    assert (m.size, m.winner) == (2, "us")


@rule("OC-SIZE-02")
def test_a_mined_unit_opens_no_such_window() -> None:
    m = scene(us="us_mine us_smoke", de="de_ost de_trench de_ost").does("commit de_ost", "stop", "action us_mine", "pass")
    assert m.ask == "replace"


@rule("OC-SIZE-03", "OC-RULING-23")
def test_in_the_window_the_german_speaks_first_then_the_american_until_both_pass_in_a_row() -> None:
    m = won(scene(us="us_paratroopers us_smoke us_radio", de="de_ost de_trench de_trench de_ost"), "de_ost", "us_paratroopers")
    spoke = []
    for action in ("pass", "play us_smoke", "pass", "play de_trench", "pass", "pass", "play de_trench", "pass", "pass", "pass"):
        spoke.append((m.asked, m.ask))
        m.play(action)
    assert spoke == [("de", "unit_destroyed"), ("us", "unit_destroyed"), ("de", "cancel"), ("de", "unit_destroyed"),
                     ("us", "cancel"), ("us", "unit_destroyed"), ("de", "unit_destroyed"), ("us", "cancel"),
                     ("us", "unit_destroyed"), ("de", "unit_destroyed")]
    assert m.ask == "commit"
    assert m.size == 3 - 1 + 2


@rule("OC-SIZE-04", "OC-RULING-23")
def test_size_is_compared_only_when_the_window_is_closed() -> None:
    m = scene(terrain="flooded", us="us_paratroopers us_hq us_smoke us_glider_inf", de="de_ost de_trench de_trench de_mg42")
    won(m, "de_ost", "us_paratroopers").does("play us_smoke").let_pass()
    assert (m.size, m.winner) == (1, "us")
    n = scene(terrain="flooded", us="us_paratroopers us_hq us_smoke", de="de_ost de_trench de_mg42")
    won(n, "de_ost", "us_paratroopers").does("pass", "play us_smoke", "play de_trench").let_pass()
    assert (n.size, n.winner, n.ask) == (2, "", "commit")   # for a moment it was 1, as many as had been fought


@rule("OC-SIZE-05", "OC-RULING-24")
def test_before_the_first_combat_size_never_falls_below_one() -> None:
    m = scene("historical", "flooded", phase="us_events", us="us_h_turnbull", de="de_ost").does("play us_h_turnbull")
    assert m.size == 1
    n = scene("historical", "crossroads", phase="us_events", us="us_h_turnbull", de="de_ost").does("play us_h_turnbull")
    assert n.size == 1
    u = scene("utah", "causeway", phase="us_events", us="us_naval us_naval").does("play us_naval", "play us_naval")
    assert u.size == 1
    assert [event.args for event in u.told("size_changed")] == [(0, 1), (0, 1)]    # the Causeway has one Combat: none was lost


@rule("OC-SIZE-05", "OC-RULING-24")
def test_later_it_may_fall_to_the_combats_fought_and_no_lower() -> None:
    m = scene(us="us_paratroopers us_smoke us_hq", de="de_ost de_mg42", size=1)
    won(m, "de_ost", "us_paratroopers").does("play us_smoke").let_pass()
    assert (m.size, m.fought, m.winner) == (1, 1, "us")
    n = scene(terrain="flooded", us="us_paratroopers us_smoke us_hq", de="de_ost de_ost de_mg42", until="bonus")
    won(won(n, "de_ost", "us_paratroopers"), "de_ost", "us_hq").does("play us_smoke").let_pass()
    assert (n.size, n.fought, n.winner) == (2, 2, "us")


@rule("OC-SIZE-06")
def test_a_trench_after_the_last_combat_reopens_the_assault() -> None:
    m = scene(us="us_paratroopers us_hq", de="de_ost de_trench de_mg42", size=1)
    won(m, "de_ost", "us_paratroopers").does("play de_trench").let_pass()
    assert (m.ask, m.size, m.winner) == ("commit", 2, "")
    won(m, "de_mg42", "us_hq").let_pass()
    assert m.winner == "us"


@rule("OC-SIZE-07", "OC-RULING-24")
def test_the_next_assault_has_its_printed_size_again() -> None:
    m = scene(us="us_paratroopers", de="de_ost de_trench", dice="marsh road")
    won(m, "de_ost", "us_paratroopers").does("play de_trench", "abandon", "column fiere", "fight marsh").let_pass()
    assert (m.terrain, m.size) == ("marsh", 2)


@rule("OC-SIZE-08", "OC-RULING-19")
def test_a_mined_unit_does_not_count_against_size() -> None:
    m = scene(terrain="flooded", us="us_mine us_paratroopers us_hq", de="de_ost de_ost de_sentry")
    m.does("commit de_ost", "stop", "action us_mine")
    won(m, "de_ost", "us_paratroopers").let_pass()
    assert (m.fought, m.ask) == (1, "commit")
    won(m, "de_sentry", "us_hq").let_pass()
    assert (m.fought, m.winner) == (2, "us")


@rule("OC-SIZE-09")
def test_trench_and_smoke_are_the_only_actions_that_change_the_number_of_combats() -> None:
    changing = {card.id for card in load().cards.values() if card.kind == "action"
                and any(isinstance(each, Size) for each in (*card.on_play, *card.on_destroyed, *card.on_assault_end))}
    assert changing == {"de_trench", "us_smoke"}


@rule("OC-SIZE-09")
def test_fallen_pioneers_add_a_combat_at_their_own_moment() -> None:
    m = won(scene(us="us_paratroopers", de="de_pioneers de_ost", size=1), "de_pioneers", "us_paratroopers")
    assert m.size == 2
    m.let_pass()
    assert m.ask == "commit"


@rule("OC-RESULT-02", "OC-ENDASSAULT-03")
def test_the_american_wins_the_game_at_once_too() -> None:
    m = scene(us="us_hq", de="de_ost", points=[6, 0]).does("abandon")
    assert m.state.outcome == US_WON
    assert m.tokens("us") == {"light": 2}
