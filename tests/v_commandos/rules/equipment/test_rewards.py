"""What eliminated enemies leave behind (VC-REWARD)."""

from collections.abc import Sequence

from bocage.games.v_commandos.pieces import ITEM_NAMES, TOKEN_NAMES
from tests.marks import rule
from tests.v_commandos.piles import discard_items, leave_in_supply
from tests.v_commandos.scene import Scene, scene


def supply_of(m: Scene, supply: Sequence[str] = (), discard: Sequence[str] = ()) -> None:
    """Leaves only these tokens in the equipment pool and its discard."""
    leave_in_supply(m, *supply)
    discard_items(m, *discard)


def supply(m: Scene) -> list[str]:
    return [name for name, number in zip(ITEM_NAMES, m.state.supply, strict=True) for _ in range(number)]


@rule("VC-REWARD-01")
def test_each_eliminated_enemy_leaves_a_random_token_on_its_tile_once_all_are_eliminated() -> None:
    m = scene("[a: medic] [b: 2 mp40]", dice=[6, 6, "crowbar", "mp40"])
    m.play("shoot medic sten b")
    assert m.items("b") == ["crowbar", "mp40"]
    assert m.items("a") == []
    assert [event.name for event in m.log if event.name in ("killed", "reward")] == ["killed", "killed", "reward", "reward"]
    assert m.told("reward")[0].rule == "VC-REWARD-01"


@rule("VC-REWARD-01")
def test_tokens_with_a_red_side_lie_green_side_up() -> None:
    m = scene("[a: medic] [b: mp40, entrance E]", dice=[6, 1, "tnt"])
    m.play("shoot medic sten b")
    assert m.items("b") == ["tnt"]
    assert m.charges("b") == 0
    assert m.asked == "act"
    assert not any(text.startswith("detonate") for text in m.texts)


@rule("VC-REWARD-01")
def test_a_miss_draws_nothing() -> None:
    m = scene("[a: medic] [b: mp40]", dice=[1, 1])
    m.play("shoot medic sten b")
    assert m.told("reward") == []


@rule("VC-REWARD-01")
def test_a_grenade_brings_rewards_too() -> None:
    m = scene("[a: officer(grenade)] [b: 2 mp40]", dice=[6, 4, 1, "medkit", "tnt"])
    m.play("shoot officer grenade b")
    assert m.items("b") == ["medkit", "tnt"]


@rule("VC-REWARD-02")
def test_eliminated_enemies_return_to_the_enemy_pool_special_units_too() -> None:
    m = scene("[a: medic, mauser, sledge_mp40, storm_trooper]", dice=["medkit", "medkit", "medkit"])
    before, special = dict(zip(TOKEN_NAMES, m.state.pool, strict=True)), list(m.state.special_pool)
    m.does("melee medic mauser", "melee medic sledge_mp40", "melee medic storm_trooper")
    after = dict(zip(TOKEN_NAMES, m.state.pool, strict=True))
    assert {name: after[name] - before[name] for name in TOKEN_NAMES if after[name] != before[name]} == {
        "regular": 1, "sledge": 1, "storm_trooper": 1}
    assert m.state.special_pool == special


@rule("VC-REWARD-03")
def test_a_powerful_explosive_leaves_no_equipment() -> None:
    m = scene("[a: medic] [b: 3 mp40, charge]")             # no dice: nothing is drawn
    before = m.state.pool[0]
    m.play("detonate medic b")
    assert (m.foes("b"), m.items("b")) == ({}, [])
    assert m.state.pool[0] == before + 3


@rule("VC-REWARD-04")
def test_the_draw_that_empties_the_pool_makes_the_discard_the_new_one() -> None:
    m = scene("[a: medic, mp40]", dice=["medkit"])
    supply_of(m, ["medkit"], ["tnt", "crowbar"])
    m.play("melee medic mp40")
    assert m.items("a") == ["medkit"]
    assert supply(m) == ["crowbar", "tnt"]
    assert not any(m.state.thrown)


@rule("VC-REWARD-04")
def test_what_is_discarded_later_is_not_in_the_new_pool() -> None:
    m = scene("[a: medic(uniform), mp40]", dice=["medkit"])
    supply_of(m, ["medkit"], ["tnt"])
    m.does("melee medic mp40", "disguise medic")
    assert supply(m) == ["tnt"]
    assert m.state.thrown[ITEM_NAMES.index("uniform")] == 1


@rule("VC-REWARD-04")
def test_with_no_discard_the_pool_waits_for_the_next_draw() -> None:
    m = scene("[a: scout(uniform), 2 mp40]", dice=["medkit", "uniform"])
    supply_of(m, ["medkit"])
    m.does("melee scout mp40", "disguise scout")
    assert supply(m) == []
    m.play("melee scout mp40")
    assert m.items("a") == ["medkit", "uniform"]


@rule("VC-REWARD-04")
def test_with_both_piles_empty_nothing_is_placed() -> None:
    m = scene("[a: medic] [b: 2 mp40]", dice=[6, 6, "medkit"])
    supply_of(m, ["medkit"])
    m.play("shoot medic sten b")
    assert m.foes("b") == {}
    assert m.items("b") == ["medkit"]
