"""Sainte-Mère-Église: sectors, terrains, points and bonuses; Initiation (OC-SME, OC-INITMISSION)."""

from typing import Any

import pytest

from bocage.games.operation_commando.pieces import DE_WON, DRAWN, MAIN, RUNNING, US_WON, Sector
from bocage.games.operation_commando.rules.missions.sainte_mere_eglise import FRONTS, MAIN_PILE, worth
from tests.marks import rule
from tests.operation_commando.opening import assault, idle, opening
from tests.operation_commando.scene import Scene, scene

FRONT, AT_BRIDGE, CLOSED = range(3)


def won_by(side: str, terrain: str, **more: Any) -> Scene:
    """An Assault on that terrain, won by that side without a fight worth telling."""
    m = scene(terrain=terrain, us=more.pop("us", "us_medics"), de="de_ost", **more)
    return m.does("abandon") if side == "us" else m.does("commit de_ost", "stop", "abandon")


def whole_game(scenario: str, seed: str) -> tuple[Scene, list[tuple[Sector, str]]]:
    """The sector and the terrain of each turn of a game that goes on as long as it can."""
    m, played = opening(scenario, seed=seed), []
    while m.match.decision:
        idle(m, "commit")
        played.append((m.state.sector, m.terrain))
        assault(m, "us" if m.points[0] + worth(m.board, m.state.terrain) <= 6 else "de")
        idle(m, "commit")
    return m, played


# --- points -----------------------------------------------------------------------------------------------------------


@rule("OC-SME-01", "OC-EX-21")
def test_objectives_are_worth_two_points_and_all_fought_over_are_worth_twelve() -> None:
    board = scene("historical").board
    points = {id: worth(board, terrain) for id, terrain in board.terrain_index.items()}
    assert [id for id, number in points.items() if number == 2] == ["sme", "lafiere", "chef"]
    assert set(points.values()) == {1, 2}
    assert 3 * 2 + 6 * 1 == 12


@rule("OC-SME-02", "OC-RESULT-02", "OC-ENDASSAULT-03")
@pytest.mark.parametrize(("winner", "points", "outcome"), [
    ("us", [6, 5], US_WON), ("de", [5, 6], DE_WON), ("us", [5, 6], RUNNING), ("de", [6, 5], RUNNING),
])
def test_seven_points_win_at_once_before_any_bonus(winner: str, points: list[int], outcome: int) -> None:
    m = won_by(winner, "houses", points=points, until="start_turn")
    assert m.state.outcome == outcome
    light = m.tokens(winner)["light"]
    assert light == (2 if outcome else 2 + (1 if winner == "us" else 2))


@rule("OC-SME-02")
def test_an_objective_may_bring_the_seventh_point_and_more() -> None:
    m = won_by("us", "lafiere", points=[6, 5])
    assert (m.points, m.state.outcome) == ((8, 5), US_WON)


# --- terrains ---------------------------------------------------------------------------------------------------------


@rule("OC-SME-03", "OC-SME-05", "OC-SME-06", "OC-SME-08", "OC-SME-13")
@pytest.mark.parametrize("seed", range(8))
def test_a_game_has_five_main_terrains_and_four_at_the_bridges_in_turn(seed: int) -> None:
    m, played = whole_game("historical", str(seed))
    assert len(played) == 9
    assert [sector for sector, _ in played] == [0, 1, 0, 1, 0, 1, 0, 1, 0]
    main = [terrain for sector, terrain in played if sector == MAIN]
    assert main.count("sme") == 1
    assert len({*main} - {"sme"} & {*MAIN_PILE}) == 4
    bridges = [terrain for sector, terrain in played if sector != MAIN]
    assert {"lafiere", "chef"} <= set(bridges)
    assert (m.state.outcome, m.points, sum(m.points)) == (DRAWN, (6, 6), 12)


@rule("OC-SME-04")
@pytest.mark.parametrize(("dice", "third", "fourth", "fifth"), [
    ("pick0 crossroads houses", "sme", "crossroads", "houses"),
    ("pick1 crossroads pick0 houses", "crossroads", "sme", "houses"),
    ("pick2 crossroads pick1 houses pick0", "crossroads", "houses", "sme"),
])
def test_the_village_is_the_third_fourth_or_fifth_card_of_the_main_pile(dice: str, third: str, fourth: str, fifth: str) -> None:
    m = scene("historical", "neuville", phase="start_turn", sector=1, main_taken=2, dice=dice, columns=[CLOSED, CLOSED])
    seen = []
    for _ in range(3):
        idle(m, "commit")
        seen.append(m.terrain)
        m.does("abandon")
    assert seen == [third, fourth, fifth]


@rule("OC-SME-04")
@pytest.mark.parametrize("taken", [0, 1])
def test_the_village_is_never_among_the_first_two(taken: int) -> None:
    m = scene(phase="start_turn", sector=1, main_taken=taken, dice="houses")      # no pick is named: none is made
    assert m.terrain == "houses"


@rule("OC-SME-03")
def test_nobody_knows_the_order_of_the_pile() -> None:
    m = scene(phase="start_turn", sector=1, main_taken=2, dice="pick0")
    assert m.view("us").sme.main_left == 2
    for seat in ("us", "de", None):
        fields = m.view(seat).sme.__struct_fields__
        assert fields == ("sector", "main_left", "columns", "terrain_discard", "counter_attack", "column_size", "column")


@rule("OC-SME-05", "OC-SME-06", "OC-SME-10")
@pytest.mark.parametrize(("column", "at"), [("fiere", 0), ("chef", 1)])
@pytest.mark.parametrize("seed", range(5))
def test_the_front_of_a_column_is_two_of_its_three_terrains(column: str, at: int, seed: int) -> None:
    m = opening("historical", seed=str(seed))
    idle(assault(m, "us"), "column").does(f"column {column}")
    front = {text.removeprefix("fight ") for text in m.options()}
    assert len(front) == 2
    assert front <= set(FRONTS[at])


@rule("OC-SME-07")
@pytest.mark.parametrize("seed", range(4))
def test_turn_1_is_the_top_card_of_the_main_pile(seed: int) -> None:
    m = idle(opening("initiation", seed=str(seed)), "commit")
    assert (m.state.turn, m.state.sector) == (1, MAIN)
    assert m.terrain in MAIN_PILE


@rule("OC-SME-08", "OC-SME-09")
def test_sectors_alternate_and_a_main_terrain_is_not_chosen() -> None:
    m = scene(phase="start_turn", dice="marsh flooded houses", de="de_ost").does("column fiere", "fight marsh")
    assert m.view(None).sme.sector == "bridges"
    idle(m, "commit").does("abandon")
    assert (m.view(None).sme.sector, m.terrain, m.state.turn) == ("main", "houses", 3)


@rule("OC-SME-10", "OC-DISCARD-05")
@pytest.mark.parametrize(("loser", "side"), [(0, "us"), (1, "de")])
def test_the_loser_chooses_a_column_and_of_its_two_front_cards_the_one_to_fight(loser: int, side: str) -> None:
    m = scene(phase="start_turn", loser=loser, dice="road station")
    assert (m.asked, m.options()) == (side, ["column fiere", "column chef"])
    m.does("column chef")
    assert (m.asked, sorted(m.options())) == (side, ["fight road", "fight station"])
    m.does("fight station")
    assert (m.terrain, [terrain.id for terrain in m.view("us").sme.terrain_discard]) == ("station", ["road"])
    assert m.view("us").sme.columns[1].state == "bridge"
    assert m.told("column_chosen")[0].args == (loser, 1)
    assert m.told("terrain_taken")[0].args == (loser, m.state.terrain)


@rule("OC-SME-11", "OC-SME-12", "OC-HISTO-07")
def test_behind_the_front_comes_the_bridge_and_then_the_column_is_closed() -> None:
    m = scene(phase="start_turn", columns=[AT_BRIDGE, FRONT]).does("column fiere")
    assert (m.terrain, m.view(None).sme.columns[0].state) == ("lafiere", "closed")
    m = scene(phase="start_turn", columns=[CLOSED, FRONT], dice="road station")
    assert m.ask == "front"                                 # one column left: it is not chosen
    m = scene(phase="start_turn", columns=[CLOSED, AT_BRIDGE])
    assert m.terrain == "chef"


@rule("OC-SME-14", "OC-RULING-31")
@pytest.mark.parametrize(("sector", "main_taken", "columns", "expected"), [
    (0, 2, [CLOSED, CLOSED], 0), (1, 5, [AT_BRIDGE, FRONT], 1), (0, 5, [AT_BRIDGE, FRONT], 1), (1, 2, [CLOSED, CLOSED], 0),
])
def test_if_the_sector_due_is_empty_the_other_is_played(
        sector: int, main_taken: int, columns: list[int], expected: int) -> None:
    m = scene(phase="start_turn", sector=sector, main_taken=main_taken, columns=columns, dice="pick0")
    assert m.state.sector == expected
    assert m.ask == ("column" if expected else "event")


@rule("OC-SME-15")
@pytest.mark.parametrize("winner", ["us", "de"])
def test_the_winner_puts_the_terrain_before_him(winner: str) -> None:
    m = won_by(winner, "station")
    assert [terrain.id for terrain in getattr(m.view(None), winner).won] == ["station"]


# --- bonuses ----------------------------------------------------------------------------------------------------------


@rule("OC-SME-16", "OC-ENDASSAULT-04")
def test_a_winning_german_draws_a_card_and_takes_two_tokens() -> None:
    m = won_by("de", "chef", de_top="de_stug", until="mission_end")
    assert (m.hand("de"), m.tokens("de"), m.bank("light")) == (["de_stug"], {"light": 4}, 18)


@rule("OC-SME-17")
@pytest.mark.parametrize(("terrain", "building", "hand"), [("chef", 0, ["us_hq", "us_medics"]), ("chef", 1, ["us_medics"]),
                                                          ("houses", 0, ["us_medics"])])
def test_a_winning_american_takes_a_token_and_a_card_unless_it_is_a_building(
        terrain: str, building: int, hand: list[str]) -> None:
    m = won_by("us", terrain, us_top="us_hq", building=building, until="mission_end")
    assert (m.hand("us"), m.tokens("us")) == (hand, {"light": 3})


@rule("OC-SME-17", "OC-BUILDING-02")
def test_on_a_building_a_winning_american_may_recover_a_unit_instead() -> None:
    m = scene(terrain="houses", us="us_radio", de="de_ost", us_deck="us_hq us_jeep", dice="S", until="mission_end")
    m.does("commit de_ost", "stop", "commit us_radio", "stop", "stop", "abandon", "recover us_radio")
    assert "us_radio" in m.hand("us")
    assert len(m.hand("us")) == 2                           # the card the Radio Team drew, and itself


@rule("OC-SME-18")
def test_on_a_building_that_he_lost_the_american_may_recover_a_unit_too() -> None:
    m = scene(terrain="houses", us="us_recon", de="de_wespe", dice="S", until="mission_end")
    m.does("commit de_wespe", "stop", "commit us_recon", "stop", "recover us_recon")
    assert (m.winner, m.hand("us"), m.tokens("us")) == ("de", ["us_recon"], {"light": 2})
    assert m.told("recovery_tried")[0].args == (m.board.index["us_recon"], 1)


@rule("OC-SME-19", "OC-SME-20")
@pytest.mark.parametrize("scenario", ["initiation", "historical"])
def test_the_german_alone_may_mulligan_and_may_draw_one_more(scenario: str) -> None:
    m = opening(scenario, dice="crossroads")
    assert m.asked == "de"
    assert idle(m.does("mulligan"), "extra_draw").options() == ["extra", "normal"]


# --- Initiation -------------------------------------------------------------------------------------------------------


@rule("OC-INITMISSION-01", "OC-HISTO-05")
def test_initiation_has_no_heroics_no_tactical_choice_and_no_disoriented_americans() -> None:
    only_historical = set(scene("historical").board.ids) - set(scene("initiation").board.ids)
    assert only_historical == {
        "us_h_ridgway", "us_h_vandervoort", "us_h_turnbull", "us_h_gavin", "de_h_falley", "de_h_1058", "de_h_storm",
        "de_h_azeville", "de_luftlande_falley", "us_tactical", "de_disoriented"}
    for turn in (2, 4, 6):
        m = scene("initiation", phase="start_turn", turn=turn)
        assert m.ask == "column"                            # no heroic is taken, no Tactical Choice offered


@rule("OC-INITMISSION-02", "OC-EX-21")
@pytest.mark.parametrize("seed", range(4))
def test_initiation_has_thirteen_points_and_so_a_winner(seed: int) -> None:
    m, _played = whole_game("initiation", str(seed))
    assert m.state.outcome in (US_WON, DE_WON)
    assert max(m.points) >= 7
    assert sum(m.points) <= 13


@rule("OC-INITMISSION-03")
def test_initiation_has_no_counter_attack() -> None:
    assert won_by("us", "station").ask != "prepare"
    m = scene(terrain="station", us="us_jeep", de="de_ost", until="start_turn")
    m.does("commit de_ost", "stop", "commit us_jeep", "stop", "stop", "abandon")
    assert (m.ask, m.view("de").sme.counter_attack) == ("", "")
