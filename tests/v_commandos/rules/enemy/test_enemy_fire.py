"""The enemy fire step (VC-EFIRE)."""

import pytest

from bocage.games.v_commandos.pieces import ROLES
from tests.marks import rule
from tests.v_commandos.scene import Scene, scene


def volleys(m: Scene) -> list[tuple[str, str, tuple[int, ...]]]:
    """Who fired where with which dice."""
    name = m.board.tile_name
    shots = zip(m.numbers("group_fired", 0), m.numbers("group_fired", 1), m.dice_of("group_fired"), strict=True)
    return [(name[tile], name[target], dice) for tile, target, dice in shots]


def wounds_within_reach(m: Scene, *roles: str) -> set[tuple[int, ...]]:
    """Every way the wounds can end up, whatever the players answer."""
    if m.decision is None:
        return {tuple(m.state.wounds[ROLES.index(role)] for role in roles)}
    found = set()
    for option in m.pending.options:
        branch = m.copy()
        branch.play(option)
        found |= wounds_within_reach(branch, *roles)
    return found


@rule("VC-EFIRE-01")
def test_all_enemies_of_a_tile_fire_together_at_one_tile() -> None:
    m = scene("[a: medic visible] [b: 2 mp40, mauser]", phase="fire", alarm=True, dice=[4, 1, 1, 1, 1])
    assert volleys(m) == [("b", "a", (4, 1, 1, 1, 1))]
    assert m.told("group_fired")[0].rule == "VC-EFIRE-01"


@rule("VC-EFIRE-01", "VC-EFIRE-02")
def test_a_group_cannot_divide_its_fire_nor_fire_twice() -> None:
    m = scene("[a: medic visible] [b: 2 mp40] [c: scout visible]", phase="fire", alarm=True, dice=[1, 1, 1, 1])
    assert m.texts == ["fire b a", "fire b c"]
    m.play("fire b a")
    assert volleys(m) == [("b", "a", (1, 1, 1, 1))]
    assert m.asked == ""


@rule("VC-EFIRE-02")
@pytest.mark.parametrize(("drawing", "doors", "fires"), [
    ("[a: medic visible] [b: mauser]", "", True),
    ("[a in: medic visible] [b: mauser]", "", False),
    ("[a in: medic visible] [b: mauser]", "a-b open", True),
    ("[a in: medic visible] [b: mauser]", "a-b locked", False),
    ("[a: medic visible] [b] [c: mauser]", "", False),
    ("[a: medic visible] [b]\n[c] [d: mauser]", "", False),
    ("[a: medic] [b: mauser]", "", False),
    ("[a: medic critical] [b: mauser]", "", False),
], ids=["open ground", "wall", "open door", "locked door", "two tiles away", "diagonal", "stealthy", "critical"])
def test_enemies_fire_only_at_visible_commandos_in_range(drawing: str, doors: str, fires: bool) -> None:
    m = scene(drawing, doors=doors, phase="fire", alarm=True, dice=[4] if fires else [])
    assert bool(m.told("group_fired")) == fires
    assert m.dice_left == 0


@rule("VC-EFIRE-03", "VC-EX-17")
def test_a_group_must_fire_at_its_own_tile_first() -> None:
    m = scene("[a: scout visible] [b: medic visible, mp40]", phase="fire", alarm=True, dice=[4, 1])
    assert volleys(m) == [("b", "b", (4, 1))]
    assert m.commando("medic").wounds == 1
    assert m.commando("scout").wounds == 0


@rule("VC-EFIRE-03")
def test_a_stealthy_commando_on_its_tile_does_not_keep_a_group_from_firing_next_door() -> None:
    m = scene("[a: scout visible] [b: medic, mp40]", phase="fire", alarm=True, dice=[4, 1])
    assert volleys(m) == [("b", "a", (4, 1))]


@rule("VC-EFIRE-04", "VC-EX-17")
@pytest.mark.parametrize("target", ["a", "c"])
def test_players_choose_among_adjacent_tiles_with_visible_commandos(target: str) -> None:
    m = scene("[a: medic visible] [b: mp40] [c: scout visible]", phase="fire", alarm=True, seats=2, dice=[1, 1])
    assert m.asked == "enemy_fire"
    assert m.texts == ["fire b a", "fire b c"]
    assert m.pending.by == (0, 1)
    m.play(f"fire b {target}")
    assert volleys(m) == [("b", target, (1, 1))]


@rule("VC-EFIRE-05", "VC-RULING-21", "VC-RULING-47")
@pytest.mark.parametrize(("first", "medic", "scout"), [("fire d a", 3, 1), ("fire a a", 3, 0)])
def test_the_order_is_asked_when_a_group_could_turn_to_another_tile_once_its_victim_is_critical(
        first: str, medic: int, scout: int) -> None:
    m = scene("[d: mp40] [a: medic visible wounded 2, mauser] [b: scout visible]", phase="fire", alarm=True,
              dice=[6, 1, 4] if first == "fire d a" else [6, 4, 4])
    assert m.texts == ["fire d a", "fire a a"]
    m.play(first)
    assert (m.commando("medic").wounds, m.commando("scout").wounds) == (medic, scout)
    assert m.commando("medic").critical


@rule("VC-RULING-47", "VC-EFIRE-05")
def test_the_order_is_not_asked_when_all_groups_have_the_same_lone_character_in_range() -> None:
    m = scene("[d: mp40] [a: medic visible, mauser] [b: scout]", phase="fire", alarm=True, dice=[1, 1, 1])
    assert m.asked == ""
    assert [group for group, _, _ in volleys(m)] == ["d", "a"]


@rule("VC-EFIRE-05", "VC-RULING-21")
def test_players_choose_the_order_of_the_groups_and_each_target_when_the_group_fires() -> None:
    m = scene("[a: mauser] [b: medic visible wounded 2] [c: mp40] [d: scout visible]", phase="fire", alarm=True, seats=2,
              dice=[4, 1, 1])
    assert m.texts == ["fire a b", "fire c b", "fire c d"]
    assert m.pending.by == (0, 1)
    assert m.pending.rule == "VC-EFIRE-05"
    m.play("fire a b")
    assert m.commando("medic").critical
    assert volleys(m) == [("a", "b", (4,)), ("c", "d", (1, 1))]     # nobody else is left for c to fire at


@rule("VC-EFIRE-05", "VC-RULING-21")
def test_a_group_whose_only_target_has_fallen_holds_its_fire() -> None:
    m = scene("[a: mauser] [b: medic visible wounded 2] [c: mp40]", phase="fire", alarm=True, dice=[4])
    assert m.commando("medic").critical
    assert len(volleys(m)) == 1
    assert m.dice_left == 0


@rule("VC-EFIRE-06")
@pytest.mark.parametrize(("foes", "number"), [
    ("mp40", 2), ("mauser", 1), ("sledge_mp40", 2), ("sledge_mauser", 1), ("storm_trooper", 3), ("patrol_leader", 1),
    ("dog_handler", 1), ("machine_gunner", 4), ("marksman", 2), ("mp40, 2 mauser", 4)])
def test_a_group_rolls_the_dice_of_all_its_members(foes: str, number: int) -> None:
    m = scene(f"[a: medic visible] [b: {foes}]", phase="fire", alarm=True, dice=[1] * number)
    assert volleys(m) == [("b", "a", (1,) * number)]


@rule("VC-EFIRE-07", "VC-EX-17")
@pytest.mark.parametrize(("foes", "number"), [("mp40", 4), ("mauser", 4), ("2 mp40", 6)])
def test_an_enemy_in_a_nest_rolls_the_four_dice_of_the_nest_instead_of_its_own(foes: str, number: int) -> None:
    m = scene(f"[a: medic visible] [b: nest, {foes}]", phase="fire", alarm=True, dice=[1] * number)
    assert volleys(m) == [("b", "a", (1,) * number)]


@rule("VC-EFIRE-08")
@pytest.mark.parametrize(("tile", "number"), [("a", 4), ("a M", 3), ("a L", 2)])
def test_a_die_hits_from_the_number_of_the_target_tile_on(tile: str, number: int) -> None:
    m = scene(f"[{tile}: medic visible] [b: mp40]", phase="fire", alarm=True, dice=[number - 1, number])
    assert m.commando("medic").wounds == 1


@rule("VC-EFIRE-08")
def test_the_number_of_the_tile_fired_at_counts_and_not_that_of_the_shooters() -> None:
    m = scene("[a: medic visible] [b L: mp40]", phase="fire", alarm=True, dice=[3, 3])
    assert m.commando("medic").wounds == 0
    assert m.told("nobody_hit")[0].rule == "VC-EFIRE-08"


@rule("VC-EFIRE-09")
def test_each_hit_is_one_wound() -> None:
    m = scene("[a: medic visible] [b: mp40]", phase="fire", alarm=True, dice=[4, 6])
    assert m.commando("medic").wounds == 2
    assert [event.rule for event in m.told("wounded")] == ["VC-HEALTH-03", "VC-HEALTH-03"]


@rule("VC-EFIRE-10")
def test_players_share_the_hits_among_the_visible_commandos_of_the_tile() -> None:
    m = scene("[a: medic visible, scout visible] [b: mp40]", phase="fire", alarm=True, seats=2,
              owners={"medic": 0, "scout": 1}, dice=[4, 5])
    assert m.asked == "share_hits"
    assert m.texts == ["wound medic", "wound scout"]
    assert m.pending.by == (0, 1)
    assert wounds_within_reach(m, "medic", "scout") == {(2, 0), (1, 1), (0, 2)}
    m.does("wound scout", "wound medic")
    assert (m.commando("medic").wounds, m.commando("scout").wounds) == (1, 1)


@rule("VC-EFIRE-11", "VC-NEST-03")
def test_a_low_die_does_not_hit_a_commando_in_a_nest() -> None:
    m = scene("[a: nest, medic visible in nest] [b: mp40]", phase="fire", alarm=True, dice=[4, 5])
    assert m.commando("medic").wounds == 1


@rule("VC-EFIRE-11")
def test_low_dice_must_hit_another_visible_commando_beside_the_nest() -> None:
    m = scene("[a: nest, medic visible in nest, scout visible] [b: mp40]", phase="fire", alarm=True, dice=[4, 4])
    assert m.asked == ""
    assert m.commando("medic").wounds == 0
    assert m.commando("scout").wounds == 2


@rule("VC-EFIRE-11")
def test_a_five_may_be_given_to_the_commando_in_the_nest_or_to_the_other() -> None:
    m = scene("[a: nest, medic visible in nest, scout visible] [b: mauser]", phase="fire", alarm=True, dice=[5])
    assert m.texts == ["wound medic", "wound scout"]
    m.play("wound medic")
    assert m.commando("medic").wounds == 1


@rule("VC-EFIRE-11", "VC-RULING-41")
def test_a_high_die_may_be_given_first_so_that_a_low_one_is_lost() -> None:
    m = scene("[a: nest, medic visible in nest, scout visible wounded 2] [b: mp40]", phase="fire", alarm=True, dice=[4, 6])
    # The four can only go to the scout. But if she falls to the six, nobody is left who could take the four.
    assert wounds_within_reach(m, "medic", "scout") == {(1, 3), (0, 3)}


@rule("VC-EFIRE-12")
def test_hits_beyond_a_commando_who_falls_go_to_the_others() -> None:
    m = scene("[a: medic visible wounded 2, scout visible] [b: mp40, mauser]", phase="fire", alarm=True, dice=[4, 4, 4])
    m.play("wound medic")
    assert m.commando("medic").critical
    assert m.asked == ""                                    # the scout must take the rest
    assert m.commando("scout").wounds == 2


@rule("VC-EFIRE-12")
def test_hits_that_nobody_can_take_are_lost() -> None:
    m = scene("[a: medic visible wounded 2, sapper] [b: mp40]", phase="fire", alarm=True, dice=[6, 6])
    assert m.commando("medic").critical
    assert m.commando("sapper").wounds == 0


@rule("VC-EFIRE-13", "VC-STEALTH-02")
def test_a_stealthy_commando_beside_the_target_is_never_hit() -> None:
    m = scene("[a: medic visible, scout] [b: mp40]", phase="fire", alarm=True, dice=[4, 4])
    assert m.asked == ""
    assert m.commando("medic").wounds == 2
    assert m.commando("scout").wounds == 0


@rule("VC-EFIRE-12")
def test_the_log_counts_the_hits_that_nobody_can_take_and_no_others() -> None:
    m = scene("[a: medic visible wounded 2, mp40] [b: scout]", phase="fire", dice=[4, 4])
    assert m.commando("medic").critical
    assert m.numbers("hits_lost", 0) == [1]
    m = scene("[a: medic visible, mp40] [b: scout]", phase="fire", dice=[4, 4])
    assert m.commando("medic").wounds == 2
    assert m.told("hits_lost") == []
