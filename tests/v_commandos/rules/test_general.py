"""VC-GEN: who decides, what is played, and what does not matter."""

import pytest

import bocage
from bocage.core.decision import Seat
from bocage.games import find
from bocage.games.v_commandos import content
from bocage.games.v_commandos.pieces import NO_DOOR
from tests.marks import rule
from tests.v_commandos.piles import leave_in_enemy_pool
from tests.v_commandos.scene import as_scene, scene


@rule("VC-GEN-01")
def test_a_commando_is_run_by_its_own_player() -> None:
    m = scene("[a: medic] [b: scout]", seats=2, owners={"medic": 0, "scout": 1})
    assert m.refused("move medic b", seat=1) == "CORE-SEAT"
    m.play("move medic b", seat=0)
    assert m.commando("medic").tile == "b"


@rule("VC-GEN-01")
def test_an_enemy_is_run_by_the_game() -> None:
    m = scene("""
        [a]
        [b: 2 mp40]
        """, phase="movement", direction="N")
    assert m.asked == ""
    assert m.foes("a") == {"mp40": 2}


@rule("VC-GEN-01")
def test_commandos_enemies_and_escorts_are_all_characters_and_share_the_slots() -> None:
    full = scene("[a: medic] [b: scout, 2 mp40, met resistance_leader]")
    assert full.refused("move medic b") == "VC-CAP-02"
    one_less = scene("[a: medic] [b: 2 mp40, met resistance_leader]")
    assert "move medic b" in one_less.texts


@rule("VC-GEN-02")
def test_where_a_shot_leaves_a_choice_the_player_of_the_shooter_decides() -> None:
    m = scene("[a: medic, mp40, mauser]", seats=2, owners={"medic": 1}, dice=[4, 1, "medkit"])
    m.play("shoot medic sten a")
    assert (m.asked, m.pending.by) == ("hit", (1,))
    assert m.texts == ["hit mp40", "hit mauser"]
    assert m.refused("hit mauser", seat=0) == "CORE-SEAT"
    m.play("hit mauser", seat=1)
    assert m.foes("a") == {"mp40": 1}


@rule("VC-GEN-02")
def test_where_the_choice_concerns_several_players_any_of_them_may_answer() -> None:
    m = scene("[a: medic visible, scout visible, mp40]", phase="fire", seats=2, owners={"medic": 0, "scout": 1}, dice=[4, 1])
    assert (m.asked, m.pending.by) == ("share_hits", (0, 1))
    m.play("wound scout", seat=0)
    assert (m.commando("medic").wounds, m.commando("scout").wounds) == (0, 1)


@rule("VC-GEN-02")
def test_players_choose_which_entrance_is_supplied_first_where_the_first_tokens_are_special_units() -> None:
    m = scene("[a M: entrance N] [b: medic(medkit)] [c M: entrance N]", phase="before_reinforcement", until="before_movement",
              alarm=True, loose=True, operation_rules=[content.FirstDraws(number=2)])
    leave_in_enemy_pool(m, "storm_trooper", "marksman", "regular", "regular", "regular")
    m.play("pass")
    assert m.asked == "supply"
    assert m.texts == ["supply a-N", "supply c-N"]


@rule("VC-GEN-03")
def test_a_token_for_a_commando_goes_to_whom_the_players_choose_among_those_who_can_take_it() -> None:
    m = scene("[a: medic, scout, sniper plus 1]", phase="start_turn", until="commandos", dice=["second_wind"],
              seats=2, owners={"scout": 1})
    assert m.pending.by == (0, 1)
    assert m.texts == ["benefit medic", "benefit scout"]        # the Sniper has no free slot
    m.play("benefit scout", seat=0)
    assert (m.commando("medic").plus, m.commando("scout").plus) == (0, 1)


@rule("VC-GEN-04")
def test_players_choose_who_acts_next_and_choose_anew_every_turn() -> None:
    m = scene("[a: medic, scout]", active=None, until="choose_squad", event="flare", dice=["power_cut"])
    assert m.asked == "activate"
    assert {"activate medic", "activate scout"} <= set(m.texts)
    m.does("activate scout", "end scout", "activate medic", "end medic")
    assert m.state.turn == 2
    assert {"activate medic", "activate scout"} <= set(m.texts)
    m.play("activate medic")
    assert m.commando("medic").actions == 3


@rule("VC-GEN-05")
def test_a_quick_game_has_one_terrain_card_and_an_operation_two_to_five() -> None:
    ruleset = find("v_commandos")
    terrains = {shelf: {ruleset.rules.board(card.id, {}, 1).terrains for card in ruleset.scenarios if card.shelf == shelf}
                for shelf in ("quick", "operation")}
    assert terrains["quick"] == {1}
    assert terrains["operation"] <= {2, 3, 4, 5}


@rule("VC-GEN-06")
def test_slots_and_to_hit_numbers_depend_on_size_and_nest_alone_on_every_tile_of_the_game() -> None:
    ruleset = find("v_commandos")
    found: dict[object, set[object]] = {}
    for card in ruleset.scenarios:
        b = ruleset.rules.board(card.id, {}, 1)
        for tile in range(b.tiles):
            kind = (b.size[tile], b.nest_on[tile] >= 0)
            found.setdefault(kind, set()).add((b.slots[tile], b.to_hit[tile]))
    assert all(len(numbers) == 1 for numbers in found.values())


@rule("VC-GEN-06")
def test_passages_depend_on_the_sides_of_the_tiles_alone_on_every_tile_of_the_game() -> None:
    ruleset = find("v_commandos")
    for card in ruleset.scenarios:
        b = ruleset.rules.board(card.id, {}, 1)
        for tile in range(b.tiles):
            assert all(not b.indoor[tile] and not b.indoor[other] for other, door in b.edges[tile] if door == NO_DOOR)
            assert all(b.indoor[tile] or b.indoor[other] for other, _ in b.walls[tile])


@rule("VC-GEN-07")
def test_advice_is_not_enforced_a_commando_may_stay_in_view_with_its_saved_action_unspent() -> None:
    m = scene("[a L: medic visible plus 1] [b: mp40]", alarm=True)
    m.play("end medic")
    assert m.asked == ""
    assert m.commando("medic").visible
    assert m.commando("medic").plus == 1


@rule("VC-GEN-07")
@pytest.mark.parametrize(("better", "worse"), [("", " visible"), (" plus 1", ""), ("", " wounded 1")])
def test_bots_follow_the_advice_to_stay_stealthy_to_keep_a_saved_action_and_to_avoid_wounds(better: str, worse: str) -> None:
    values = []
    for condition in (better, worse):
        m = scene(f"[a: medic{condition}, hatch] [b: mp40] [c: objective interact 1]", alarm=True, phase="before_reinforcement",
                  off=["scout plus 1"])
        m.board.commandos = 2                                   # as an operation card would say
        values.append(m.ruleset.advice.evaluate(m.board, m.state, Seat(0)))
    assert values[0] > values[1]


@rule("VC-GEN-08")
def test_the_scenario_is_chosen_before_anything_else_among_all_terrain_and_operation_cards() -> None:
    shelves = [card.shelf for card in find("v_commandos").scenarios]
    assert (shelves.count("quick"), shelves.count("operation")) == (26, 9)
    quick = as_scene(bocage.new("v_commandos", "streets", seed="x"))
    assert (quick.pending.kind, list(quick.board.terrain_ids)) == ("choose_commando", ["streets"])
    operation = as_scene(bocage.new("v_commandos", "black_tea", seed="x"))
    assert list(operation.board.terrain_ids) == ["streets", "bridges", "fuel_depot"]
    with pytest.raises(bocage.Unknown):
        bocage.new("v_commandos", "nowhere", seed="x")
