"""Decks and pools (VC-POOL)."""

from collections import Counter
from collections.abc import Sequence

import pytest

from bocage import new
from tests.marks import rule
from tests.v_commandos.real_scenarios import opening
from tests.v_commandos.scene import scene, as_scene

SPECIALS = ("storm_trooper", "patrol_leader", "dog_handler", "machine_gunner", "marksman")


@rule("VC-POOL-01")
def test_the_event_deck_holds_all_37_cards_once_and_shows_no_order() -> None:
    m = opening("training_ground", "medic:blue", dice=["marksman", "dog_handler", "dog_handler", "cold_wind"])
    seen = m.view(None)
    assert seen.event_deck == 36
    cards = Counter(seen.unseen_events) + Counter([seen.terrains[0].card])
    assert (len(cards), set(cards.values())) == (37, {1})
    assert seen.next_events == ()


@rule("VC-POOL-01")
def test_the_event_deck_is_shuffled() -> None:
    games = [as_scene(new("v_commandos", "training_ground", seed=str(seed), options={"squad": "medic:blue"}))
             for seed in range(12)]
    drawn = {m.view(None).terrains[0].card for m in games}
    assert len(drawn) > 3


@rule("VC-POOL-02")
def test_the_equipment_pool_holds_all_66_tokens_spotted_ones_included() -> None:
    m = opening("training_ground", "medic:blue", dice=["marksman", "dog_handler", "dog_handler", "cold_wind"])
    pool = m.view(None).equipment_pool
    assert pool["spotted"] == 10
    assert sum(pool.values()) == 66 - 2 - 1                 # the Medic's two medkits, the crowbar on f
    assert not m.view(None).equipment_discard


@rule("VC-POOL-02")
def test_a_spotted_token_can_come_as_a_reward() -> None:
    m = scene("[a: medic, mp40]", dice=["spotted"])
    m.play("melee medic mp40")
    assert m.items("a") == []
    assert m.told("spotted_drawn")


@rule("VC-POOL-03", "VC-REINF-04")
def test_the_pool_that_is_shown_before_set_up_counts_the_three_special_units_that_join_it() -> None:
    m = as_scene(new("v_commandos", "bridges", seed="1"))
    before = m.view(None).enemy_pool
    while m.state.turn == 0:
        m.play(m.pending.options[0])
    after = m.view(None).enemy_pool
    guards = sum(tile.enemies.get("mp40", 0) for tile in m.view(None).terrains[0].tiles)
    assert before["special"] == 3
    assert sum(before.values()) == sum(after.values()) + guards
    assert "special" not in after, "by now they are known by name"
    assert sum(after.get(kind, 0) for kind in SPECIALS) == 3


@rule("VC-POOL-03", "VC-POOL-04")
@pytest.mark.parametrize("drawn", [["marksman", "dog_handler", "dog_handler"], ["storm_trooper"] * 3])
def test_three_random_special_units_join_the_enemy_pool_and_seven_stay_apart(drawn: Sequence[str]) -> None:
    m = opening("training_ground", "medic:blue", dice=[*drawn, "cold_wind"])
    pool, special = m.view(None).enemy_pool, m.view(None).special_pool
    on_the_map = 2
    assert pool["regular"] + pool["sledge"] + on_the_map == 37
    assert pool["null"] == 7
    assert {unit: number for unit, number in pool.items() if unit in SPECIALS} == Counter(drawn)
    assert sum(special.values()) == 7
    box = Counter(storm_trooper=3, patrol_leader=2, dog_handler=2, machine_gunner=2, marksman=1)
    assert Counter(special) + Counter(drawn) == box


@rule("VC-POOL-04")
def test_units_of_the_special_pool_are_not_drawn_as_reinforcements() -> None:
    m = scene("[a: entrance N] [b: medic]", phase="reinforcement", dice=["regular", 0])
    assert sum(m.view(None).special_pool.values()) == 10
    assert m.foes("a") == {"mp40": 1}


@rule("VC-POOL-05")
def test_cards_not_chosen_form_the_reserve() -> None:
    m = opening("streets", "medic:ochre,scout:blue")
    assert m.state.reserve == [0, 1, 0, 1, 1]


@rule("VC-POOL-06")
@pytest.mark.parametrize(("drawing", "action", "item"), [
    ("[a: scout(medkit) wounded 1]", "heal scout scout", "medkit"), ("[a: scout(uniform)]", "disguise scout", "uniform"),
    ("[a: scout(crowbar)] [b in]", "force scout a-b", "crowbar"), ("[a: scout(bombing)] [b]", "bomb scout b", "bombing")])
def test_used_green_equipment_goes_to_the_equipment_discard(drawing: str, action: str, item: str) -> None:
    m = scene(drawing, doors="a-b locked" if "b in" in drawing else "", loose=True)
    pool = m.view(None).equipment_pool
    m.play(action)
    assert m.view(None).equipment_discard == {item: 1}
    assert m.view(None).equipment_pool == pool


@rule("VC-POOL-07")
@pytest.mark.parametrize("unit", ["mp40", "mauser", "sledge_mp40", "sledge_mauser"])
def test_regular_enemies_with_or_without_a_sledgehammer_guard(unit: str) -> None:
    m = scene(f"[a: {unit}] [b: alarm] [c: medic]", phase="movement", direction="E")
    assert m.guard("alarm-b") == unit


@rule("VC-POOL-07")
@pytest.mark.parametrize("unit", SPECIALS)
def test_special_units_never_guard(unit: str) -> None:
    m = scene(f"[a: {unit}] [b: alarm] [c: medic]", phase="movement", direction="E")
    assert m.foes("b") == {unit: 1}
    assert m.guard("alarm-b") == "nobody"
