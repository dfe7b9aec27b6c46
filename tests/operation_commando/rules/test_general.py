"""The frame, the set-up, the cards (OC-GEN, OC-SETUP, OC-CARD). What is printed on each card is in test_content.py."""

import pytest

from bocage.core.errors import BocageError
from bocage.games.operation_commando import RULESET
from bocage.games.operation_commando.board import SPECIAL_RESERVE
from bocage.games.operation_commando.pieces import DE, GRAIGNES, SME, UTAH
from tests.marks import rule
from tests.operation_commando.opening import assault, idle, opening, with_hands
from tests.operation_commando.scene import Scene, scene

MISSIONS = ("initiation", "historical", "utah", "graignes")


def deck(m: Scene, side: int) -> dict[str, int]:
    """The cards of a draw pile with their numbers."""
    return {m.board.ids[card]: number for card, number in enumerate(m.state.deck[side]) if number}


# --- the frame --------------------------------------------------------------------------------------------------------


@rule("OC-GEN-01")
def test_there_are_two_players_the_american_and_the_german() -> None:
    assert {scenario.seats for scenario in RULESET.scenarios} == {(2, 2)}
    m = with_hands("graignes")
    assert (m.view("us").us.name, m.view("us").de.name) == ("us", "de")
    assert (len(m.view("us").us.hand), len(m.view("de").de.hand)) == (6, 6)


@rule("OC-GEN-02", "OC-RULING-02")
def test_a_card_overrides_the_terrain_and_the_mission_overrides_the_general_rule() -> None:
    m = scene(us="us_radio us_recon", de="de_ost de_pinned")
    m.does("commit de_ost", "action de_pinned", "stop", "commit us_radio")
    assert m.refused("commit us_recon") == "OC-GEN-02"      # the card forbids what Support allows
    assert with_hands("graignes").asked == "us"             # generally both may mulligan
    assert opening("initiation").asked == "de"              # in this mission the German alone


@rule("OC-GEN-03", "OC-ASSAULT-02")
def test_the_american_wins_only_when_every_german_unit_is_destroyed() -> None:
    m = scene(us="us_jeep us_hq", de="de_ost de_sentry", de_deck="", until="mission_end")
    m.does("commit de_ost", "stop", "commit us_jeep", "stop", "stop")
    assert m.winner == ""
    m.does("commit de_sentry", "stop", "commit us_hq", "stop", "stop")
    assert m.winner == ""
    m.does("abandon")
    assert (m.winner, m.points) == ("us", (1, 1))


@rule("OC-GEN-04")
def test_one_combat_won_is_enough_for_the_german() -> None:
    m = scene(us="us_jeep us_medics", de="de_ost de_wespe", until="mission_end")
    m.does("commit de_ost", "stop", "commit us_jeep", "stop", "stop", "commit de_wespe", "stop", "commit us_medics", "stop")
    assert (m.winner, m.points) == ("de", (0, 2))


@rule("OC-GEN-05")
@pytest.mark.parametrize(("winner", "points"), [("us", (2, 1)), ("de", (0, 3))])
def test_the_winner_takes_the_terrain_and_its_points(winner: str, points: tuple[int, int]) -> None:
    m = scene(terrain="lafiere", us="us_medics", de="de_ost")
    m.does(*(("abandon",) if winner == "us" else ("commit de_ost", "stop", "abandon")))
    side = getattr(m.view(None), winner)
    assert ([terrain.id for terrain in side.won], m.points) == (["lafiere"], points)


@rule("OC-GEN-06")
def test_units_lost_cost_nothing_but_themselves() -> None:
    """There are no manpower points that could be lost with them."""
    m = scene(terrain="chef", us="us_radio us_recon", de="de_wespe", points=[3, 3], until="mission_end")
    m.does("commit de_wespe", "stop", "commit us_radio", "commit us_recon", "stop")
    assert (m.winner, m.points, m.tokens("us"), m.discard("us")) == ("de", (3, 5), {"light": 2}, ["us_radio", "us_recon"])


@rule("OC-GEN-07")
def test_nobody_has_to_play_anything() -> None:
    m = scene(us="us_jeep us_waco", de="de_wespe de_m24", until="mission_end")
    assert "abandon" in m.options()
    m.does("commit de_wespe")
    assert "stop" in m.options()
    m.does("stop")
    assert "abandon" in m.options()
    m.does("commit us_jeep")
    assert m.options()[-1] == "stop"
    assert m.does("stop").winner == "de"


# --- the set-up -------------------------------------------------------------------------------------------------------


@rule("OC-SETUP-01")
def test_the_mission_is_chosen_and_announced() -> None:
    for at, scenario in enumerate(MISSIONS):
        m = opening(scenario)
        assert (m.view(None).scenario, m.told("mission")[0].args) == (scenario, (at,))
    with pytest.raises(BocageError):
        RULESET.rules.board("pegasus", {}, 2)


@rule("OC-SETUP-02", "OC-INITMISSION-01")
@pytest.mark.parametrize(("scenario", "us", "de"), [
    ("initiation", 46, 52), ("historical", 47, 53), ("utah", 54, 64), ("graignes", 46, 53),
])
def test_the_decks_are_the_cards_of_the_mission(scenario: str, us: int, de: int) -> None:
    m = with_hands(scenario)
    assert (m.pile("us") + 6, m.pile("de") + 6) == (us, de)


@rule("OC-SETUP-03", "OC-INFO-05")
def test_a_deck_has_no_order_until_a_card_is_drawn() -> None:
    """What lies in a pile is only counted; each draw picks any of its cards."""
    m = opening("historical")
    assert (m.state.top, m.state.bottom) == ([[], []], [[], []])
    seen = {tuple(opening("historical", seed=str(seed)).hand("us")) for seed in range(6)}
    assert len(seen) == 6


@rule("OC-SETUP-04", "OC-INITMISSION-01")
@pytest.mark.parametrize(("scenario", "us", "de"), [
    ("initiation", 0, 0), ("historical", 3, 3), ("utah", 5, 6), ("graignes", 3, 3),
])
def test_heroics_lie_apart_and_only_their_owner_sees_them(scenario: str, us: int, de: int) -> None:
    m = opening(scenario)
    seen = m.view("us")
    assert (len(seen.us.heroics), seen.us.heroics_left) == (us, us)
    assert (len(seen.de.heroics), seen.de.heroics_left) == (0, de)
    assert not any(m.board.heroic[m.board.index[id]] for side in range(2) for id in deck(m, side))


@rule("OC-SETUP-05")
def test_luftlande_falley_is_in_no_pile_until_falleys_hq_brings_it() -> None:
    m = opening("historical")
    assert "de_luftlande_falley" not in deck(m, DE)
    assert "de_luftlande_falley" not in m.hand("de")
    assert "de_luftlande_falley" in m.board.ids
    assert "de_luftlande_falley" not in opening("initiation").board.ids


@rule("OC-SETUP-06", "OC-SETUP-07", "OC-SETUP-08", "OC-SETUP-09")
@pytest.mark.parametrize(("scenario", "special"), [
    ("initiation", {"plus1": 6, "plus12": 5, "zero3": 6}), ("historical", {"plus1": 6, "plus12": 5, "zero3": 6}),
    ("utah", {"plus1": 5, "plus12": 5, "zero3": 10}), ("graignes", {"plus1": 5, "plus12": 5, "zero3": 2, "ss": 2}),
])
def test_the_banks_of_each_mission(scenario: str, special: dict[str, int]) -> None:
    m = opening(scenario)
    assert m.view(None).bank == {"light": 20, "dark": 8, **special}
    assert (m.tokens("us"), m.tokens("de")) == ({"light": 2}, {"light": 2})


@rule("OC-SETUP-09")
def test_a_card_that_gives_light_tokens_never_takes_from_the_special_reserve() -> None:
    m = scene(phase="us_events", us="us_regroup", us_tokens={}, de_tokens={"light": 24}).does("play us_regroup")
    assert (m.tokens("us"), m.bank("plus1"), m.bank("plus12"), m.bank("zero3")) == ({}, 6, 5, 6)


@rule("OC-SETUP-10", "OC-INITMISSION-02", "OC-HISTO-01")
@pytest.mark.parametrize(("scenario", "points"), [
    ("initiation", (0, 1)), ("historical", (0, 0)), ("utah", (0, 0)), ("graignes", (0, 0)),
])
def test_points_at_the_start(scenario: str, points: tuple[int, int]) -> None:
    assert opening(scenario).points == points


@rule("OC-SETUP-11", "OC-SETUP-12")
def test_no_mission_needs_more_pieces_than_the_box_holds() -> None:
    in_box = 24 + 8 + 28 + 2
    for mission in (SME, UTAH, GRAIGNES):
        *special, black = SPECIAL_RESERVE[mission]
        assert (sum(special) <= 28, black <= 2) == (True, True)
        assert 24 + 8 + sum(special) + black <= in_box
    utah, graignes = scene("utah"), scene("graignes")
    assert len(utah.state.control) <= 19                    # control tokens: one or two on each of at most 13 terrains
    assert len(graignes.state.control) <= 19
    assert (len(utah.state.pir_at), graignes.state.markers.count(1), graignes.state.markers.count(0)) == (3, 2, 2)


@rule("OC-SETUP-13")
@pytest.mark.parametrize("scenario", MISSIONS)
def test_each_marker_serves_in_its_mission_only(scenario: str) -> None:
    seen = scene(scenario).view(None)
    assert (seen.utah is not None) == (scenario == "utah")
    assert (seen.graignes is not None) == (scenario == "graignes")
    assert bool(seen.sme and seen.sme.counter_attack) == (scenario == "historical")
    assert ("us_dig_in" in scene(scenario).board.ids) == (scenario != "utah")       # the Building marker


@rule("OC-SETUP-14")
def test_the_screen_shows_what_has_changed_the_number_of_combats_and_of_cards() -> None:
    m = scene("historical", "road", phase="progression_events", us="us_cut_wires us_h_turnbull", dice="S")
    m.does("play us_cut_wires").let_pass()
    m.does("play us_h_turnbull")
    shown = m.view("de").assault
    assert shown.size == shown.terrain.size - 2
    assert shown.de_draw == shown.terrain.de_draw                 # one more from the Road, one less from Cut Wires
    assert shown.us_draw == shown.terrain.us_draw


# --- the cards --------------------------------------------------------------------------------------------------------


@rule("OC-CARD-01")
def test_a_card_is_played_as_its_kind_says() -> None:
    m = scene(us="us_waco us_regroup us_jeep", de="de_ost", phase="us_events")
    assert m.options() == ["play us_regroup", "stop"]
    assert m.refused("commit us_jeep") == "OC-COMBAT-03"
    m = scene(us="us_waco us_regroup us_jeep", de="de_ost de_m24")
    assert m.options() == ["commit de_ost", "abandon"]
    m.does("commit de_ost", "stop")
    assert m.options() == ["commit us_jeep", "abandon"]
    assert m.refused("commit us_waco") == "OC-CARD-01"


@rule("OC-CARD-02")
def test_a_card_shows_side_kind_strength_support_and_type() -> None:
    unit, event = scene(us="us_paratroopers us_regroup").view("us").us.hand
    assert (unit.side, unit.kind, unit.vc, unit.support, unit.types) == ("us", "unit", 4, True, ("Para",))
    assert (event.kind, event.vc, event.types) == ("event", 0, ())


@rule("OC-CARD-03")
def test_a_terrain_shows_size_draws_and_mentions() -> None:
    shown = scene(terrain="sme").view("us").assault.terrain
    assert (shown.id, shown.size, shown.us_draw, shown.de_draw, shown.building, shown.objective) == ("sme", 4, 3, 3, True, True)


@rule("OC-CARD-04", "OC-CARD-05")
def test_a_terrain_acts_at_its_own_moment_and_for_the_side_it_names() -> None:
    m = scene(terrain="crossroads", phase="terrain_effect", us="us_medics", de="de_ost", until="mission_end").let_pass()
    m.does("stop", "normal", "stop", "commit de_ost", "stop")
    assert (m.tokens("us"), m.tokens("de")) == ({"light": 2}, {"light": 2})
    m.does("abandon")
    assert (m.tokens("us"), m.tokens("de")) == ({"light": 3}, {"light": 4})


@rule("OC-CARD-06")
def test_the_effect_of_a_unit_applies_as_it_is_placed_unless_suppressed_or_cancelled() -> None:
    m = scene(us="us_radio", de="de_ost", us_top="us_hq").does("commit de_ost", "stop", "commit us_radio")
    assert m.hand("us") == ["us_hq"]
    m = scene(us="us_radio", de="de_luftlande", us_top="us_hq").does("commit de_luftlande", "stop", "commit us_radio")
    assert (m.hand("us"), len(m.told("suppressed"))) == ([], 1)
    m = scene(us="us_radio", de="de_ost de_smine", us_top="us_hq")
    assert m.does("commit de_ost", "stop", "commit us_radio", "cancel de_smine").hand("us") == []


@rule("OC-CARD-07", "OC-RULING-03")
def test_limits_read_the_printed_strength() -> None:
    m = scene(us="us_mine us_hq", de="de_mg42 de_m24").does("commit de_mg42", "action de_m24", "stop")
    assert (m.total("de"), "action us_mine" in m.options()) == (6, True)
    m = scene(terrain="houses", us="us_paratroopers", de="de_stug", us_tokens={}, dice="S", until="mission_end")
    m.does("commit de_stug", "stop", "commit us_paratroopers")
    assert m.strength("us") == 3
    assert m.does("stop").ask == ""                         # printed 4: no recovery from the Building


@rule("OC-GEN-08")
def test_a_game_of_each_mission_ends_within_its_turns() -> None:
    """The playing times of the box are those of so many turns."""
    for scenario, most in (("initiation", 9), ("historical", 9), ("utah", 13), ("graignes", 12)):
        m = opening(scenario, seed="times")
        while m.match.decision:
            assault(m, "de" if m.state.turn % 2 else "us") if m.ask == "commit" else idle(m, "commit")
        assert m.state.turn <= most
