"""Elimination and replacement (VC-ELIM)."""

from collections.abc import Sequence
from typing import Any

import pytest

from bocage.games.v_commandos.content import BlastSpreads
from tests.marks import rule
from tests.v_commandos.real_scenarios import terrain, wait
from tests.v_commandos.scene import Scene, scene

ROLES = ("medic", "sniper", "scout", "sapper", "officer")


def roles(cards: Sequence[int]) -> list[str]:
    return [role for role, here in zip(ROLES, cards, strict=True) if here]


@rule("VC-ELIM-01")
def test_critical_time_up_eliminates() -> None:
    m = scene("[a: medic critical] [b: scout]", active="scout", direction="E", until="choose_squad",
              dice=["cold_wind", "power_cut"])
    assert wait(m, turn=2).commando("medic").in_squad
    assert not wait(m, turn=3).commando("medic").in_squad


@rule("VC-ELIM-01")
@pytest.mark.parametrize("victim", ["medic", "medic visible", "medic uniform", "medic critical", "medic in nest"])
def test_a_powerful_explosion_eliminates_whoever_is_on_its_tile(victim: str) -> None:
    m = scene(f"[a: {victim}, nest, charge] [b: scout]", active="scout")
    m.play("detonate scout a")
    assert not m.commando("medic").in_squad
    assert m.commando("scout").in_squad
    assert m.told("eliminated")[0].rule == "VC-ELIM-01"


@rule("VC-ELIM-01")
def test_a_special_rule_of_a_card_eliminates() -> None:
    m = scene("[a: charge, objective destroy] [b: medic] [c: scout]", rules=[BlastSpreads()], active="scout")
    m.play("detonate scout a")
    assert not m.commando("medic").in_squad
    assert m.commando("scout").in_squad


@rule("VC-ELIM-01")
def test_the_dead_leave_their_slot_and_their_nest() -> None:
    m = scene("[a: medic in nest, nest, charge] [b: scout]", active="scout")
    m.play("detonate scout a")
    assert (terrain(m).tiles[0].free, m.guard("nest-a")) == (3, "nobody")


@rule("VC-ELIM-01")
def test_with_the_death_of_the_active_commando_its_activation_is_over() -> None:
    m = scene("[a: medic, charge] [b: scout]")
    m.play("detonate medic a")
    assert (m.asked, m.texts) == ("activate", ["activate scout", "done"])


@rule("VC-ELIM-02")
def test_the_player_of_the_eliminated_draws_a_card_and_chooses_its_side() -> None:
    m = scene(["[a: medic, charge] [b: scout]", "[c]"], links=[(0, 1)], built=[0], active="scout", seats=2,
              owners={"medic": 1}, dice=["officer"])
    m.play("detonate scout one.a", seat=0)
    assert (m.asked, m.pending.by, m.texts) == ("replacement", (1,), ["side blue", "side ochre"])
    m.play("side ochre", seat=1)
    officer = m.commando("officer")
    assert (officer.side, officer.seat, officer.tile) == ("ochre", 1, "off")
    assert m.told("replaced")[0].rule == "VC-ELIM-02"


@rule("VC-ELIM-02", "VC-POOL-05")
@pytest.mark.parametrize("drawn", ["sniper", "sapper", "officer"])
def test_any_card_of_the_reserve_may_come_up(drawn: str) -> None:
    m = scene(["[a: medic, charge] [b: scout]", "[c]"], links=[(0, 1)], built=[0], active="scout", dice=[drawn])
    m.does("detonate scout one.a", "side blue")
    assert [c.role for c in m.view(None).commandos] == [role for role in ROLES if role in ("scout", drawn)]


@rule("VC-ELIM-03", "VC-ELIM-09")
def test_a_replacement_has_no_tokens_on_its_silhouettes_and_is_fit() -> None:
    m = scene(["[a: medic(medkit) wounded 2, charge] [b: scout]", "[c]"], links=[(0, 1)], built=[0], active="scout",
              dice=["sapper"])
    m.does("detonate scout one.a", "side blue")
    sapper = next(c for c in m.view(None).commandos if c.role == "sapper")
    assert (sapper.items, sapper.weapon, sapper.wounds, sapper.plus, sapper.face) == ((), "sten", 0, 0, "stealthy")


@rule("VC-ELIM-04")
def test_the_card_of_the_eliminated_goes_to_the_discard() -> None:
    m = scene("[a: medic, charge] [b: scout]", active="scout")
    m.play("detonate scout a")
    assert roles(m.state.buried) == ["medic"]
    assert roles(m.state.reserve) == ["sniper", "sapper", "officer"]


@rule("VC-ELIM-05")
def test_equipment_of_who_dies_of_wounds_stays_on_the_tile() -> None:
    m = scene("[a: medic(tnt medkit) critical] [b: scout]", active="scout", direction="E", until="choose_squad",
              dice=["cold_wind", "power_cut"])
    wait(m, turn=3)
    assert m.items("a") == ["medkit", "tnt"]
    assert m.view(None).equipment_discard == {}


@rule("VC-ELIM-05")
def test_after_a_powerful_explosion_it_is_discarded() -> None:
    m = scene("[a: medic(tnt medkit), charge] [b: scout]", active="scout")
    m.play("detonate scout a")
    assert m.items("a") == []
    assert m.view(None).equipment_discard == {"medkit": 1, "tnt": 2}


@rule("VC-RULING-53", "VC-ELIM-05", "VC-HEALTH-08")
def test_equipment_of_who_dies_between_two_hatches_is_discarded() -> None:
    m = scene("[a: hatch, mauser, medic(tnt medkit) visible wounded 2] [b in: scout, objective destroy]", direction="E",
              until="choose_squad", dice=[4, "cold_wind", "power_cut"])
    m.play("exit_hatch medic")
    wait(m, turn=3)
    assert not m.commando("medic").in_squad
    assert m.items("a") == []
    assert m.view(None).equipment_discard == {"medkit": 1, "tnt": 1}


@rule("VC-ELIM-06")
def test_an_empty_reserve_is_made_anew_from_the_discard() -> None:
    m = scene(["[a: medic, charge] [b: sniper, charge] [c: scout, sapper]", "[d]"], links=[(0, 1)], built=[0], active="scout",
              dice=["officer", "medic"])
    m.does("detonate scout one.a", "side blue")
    assert (roles(m.state.reserve), roles(m.state.buried)) == (["medic"], [])
    m.play("detonate scout one.b")
    assert m.asked == "replacement"
    m.play("side ochre")                                    # a new life: the side may be another (VC-CARD-02)
    assert (m.commando("medic").side, m.commando("medic").in_squad) == ("ochre", True)
    assert roles(m.state.reserve) == ["sniper"]


@rule("VC-ELIM-06", "VC-ELIM-09")
def test_a_card_that_comes_back_is_as_new() -> None:
    m = scene(["[a: medic(medkit) visible wounded 1 plus 0 used, charge] [b: sniper, charge] [c: scout, sapper]", "[d]"],
              links=[(0, 1)], built=[0], active="scout", dice=["officer", "medic"])
    m.does("detonate scout one.a", "side blue", "detonate scout one.b", "side blue")
    medic = m.view(None).commandos[0]
    assert (medic.role, medic.face, medic.wounds, medic.items, medic.ability_used, medic.tile, medic.waiting) == (
        "medic", "stealthy", 0, (), False, "off_map", True)


@rule("VC-ELIM-06")
def test_while_the_reserve_lasts_the_discard_stays_out_of_it() -> None:
    m = scene(["[a: medic, charge] [b: scout]", "[d]"], links=[(0, 1)], built=[0], active="scout", dice=["officer"])
    m.does("detonate scout one.a", "side blue")
    assert (roles(m.state.reserve), roles(m.state.buried)) == (["sniper", "sapper"], ["medic"])


def three_terrains(**more: Any) -> Scene:
    """Terrain one opens three; two stays as it is. The Medic dies on two; the Scout can complete one by leaving it."""
    return scene(["[a: scout, hatch]", "[a: medic, charge] [b: sniper, hatch] [c: objective destroy]",
                  "[a: hatch] [b M: hatch] [c: objective destroy]"],
                 links=[(0, 2)], built=[0, 1], active="sniper", direction="E", until="choose_squad", **more)


@rule("VC-ELIM-07")
def test_a_replacement_waits_as_long_as_no_terrain_is_built() -> None:
    m = three_terrains(dice=["sapper"])
    m.does("detonate sniper two.a", "side blue")
    assert m.refused("move sapper two.b") == "VC-ELIM-07"
    m.play("end sniper")
    assert m.refused("activate sapper") == "VC-ELIM-07"


@rule("VC-ELIM-07")
def test_with_a_terrain_built_in_a_later_turn_it_may_enter_any_terrain() -> None:
    m = three_terrains(dice=["sapper", "cold_wind", "distant_raid", "power_cut"])
    m.does("detonate sniper two.a", "side blue", "end sniper", "activate scout", "exit_hatch scout")
    wait(m, turn=2)
    assert m.state.turn == 2
    m.play("activate sapper")
    assert [text for text in m.texts if text.startswith(("move sapper", "stealth_move sapper"))] == [
        "move sapper two.b", "move sapper three.a", "move sapper three.b", "stealth_move sapper three.b"]


@rule("VC-ELIM-07")
def test_the_next_turn_alone_is_not_enough() -> None:
    m = three_terrains(dice=["sapper", "flare", "cold_wind", "distant_raid"])
    m.does("detonate sniper two.a", "side blue")
    wait(m, turn=2)
    assert "activate sniper" in m.texts
    assert m.refused("activate sapper") == "VC-ELIM-07"


@rule("VC-ELIM-08")
def test_nobody_comes_back_on_the_last_terrain() -> None:
    m = scene("[a: medic, charge] [b: scout, hatch]", active="scout")
    m.play("detonate scout a")
    assert m.asked == "act"
    assert [c.role for c in m.view(None).commandos] == ["scout"]


@rule("VC-ELIM-08")
def test_nobody_comes_back_on_the_last_terrain_of_an_operation_either() -> None:
    m = scene(["[a]", "[a: medic, charge] [b: scout, hatch]"], links=[(0, 1)], active="scout")
    m.play("detonate scout two.a")
    assert m.asked == "act"
    assert [c.role for c in m.view(None).commandos] == ["scout"]


@rule("VC-ELIM-08", "VC-END-02")
def test_a_replacement_in_waiting_does_not_save_the_operation() -> None:
    m = scene(["[a: medic, charge]", "[a]"], links=[(0, 1)], built=[0])
    m.play("detonate medic one.a")
    assert m.lost == "VC-END-02"


@rule("VC-ELIM-09")
@pytest.mark.parametrize(("entry", "actions", "stealthy"), [
    ("move sapper three.a", 2, True), ("move sapper three.b", 2, False), ("stealth_move sapper three.b", 1, True)])
def test_a_replacement_comes_up_an_open_hatch_like_everybody_else(entry: str, actions: int, stealthy: bool) -> None:
    m = three_terrains(dice=["sapper", "cold_wind", "distant_raid", "power_cut"])
    m.does("detonate sniper two.a", "side blue", "end sniper", "activate scout", "exit_hatch scout")
    wait(m, turn=2).does("activate sapper", entry)
    sapper = m.commando("sapper")
    assert (sapper.actions, sapper.stealthy, sapper.wounds, sapper.items) == (actions, stealthy, 0, [])
