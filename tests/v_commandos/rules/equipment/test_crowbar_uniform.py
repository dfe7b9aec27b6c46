"""The crowbar (VC-CROW) and the German uniform (VC-UNIF)."""

from collections.abc import Mapping, Sequence

import pytest

from bocage.core.errors import Unreadable
from tests.marks import rule
from tests.v_commandos.piles import discarded_items, wait_outside
from tests.v_commandos.scene import Scene, scene

# --- crowbar ----------------------------------------------------------------------------------------------------------


@rule("VC-CROW-01")
def test_a_crowbar_opens_a_locked_door_of_the_tile_silently() -> None:
    m = scene("[a: officer(crowbar)] [b in: mp40]", doors="a-b locked")
    m.play("force officer a-b")
    assert m.door("a-b") == "open"
    assert m.commando("officer").actions == 2
    assert m.commando("officer").stealthy
    assert not m.alarm()


@rule("VC-CROW-01")
def test_a_crowbar_works_on_neither_a_distant_door_nor_an_open_one() -> None:
    m = scene("[a: officer(crowbar)] [b in] [c in]", doors="a-b open, b-c locked")
    assert m.refused("force officer b-c") == "VC-CROW-01"
    assert m.refused("force officer a-b") == "VC-CROW-01"


@rule("VC-CROW-02")
def test_a_crowbar_on_an_enemy_entrance_of_the_tile_lies_there_as_a_barricade() -> None:
    m = scene("[a: officer(crowbar), entrance W] [b: entrance E]")
    assert m.refused("barricade officer b-E") == "VC-CROW-02"
    m.play("barricade officer a-W")
    assert m.told("barricaded")[0].rule == "VC-CROW-02"
    assert m.commando("officer").actions == 2
    assert m.commando("officer").items == []
    assert discarded_items(m) == []
    assert not m.alarm()


@rule("VC-CROW-02")
def test_the_owner_chooses_between_forcing_a_door_and_barricading_and_which_one() -> None:
    m = scene("[a: officer(crowbar), entrance W, entrance N] [b in]", doors="a-b locked", seats=2, owners={"officer": 1})
    assert {"force officer a-b", "barricade officer a-W", "barricade officer a-N"} <= set(m.texts)
    assert m.pending.by == (1,)


@rule("VC-CROW-02")
def test_an_entrance_bears_one_barricade_at_a_time() -> None:
    m = scene("[a: officer(crowbar crowbar), entrance W]")
    m.play("barricade officer a-W")
    assert m.refused("barricade officer a-W") == "VC-CROW-02"


@rule("VC-CROW-03")
@pytest.mark.parametrize("lock", ["open", "locked"])
def test_a_crowbar_never_barricades_a_door(lock: str) -> None:
    m = scene("[a: officer(crowbar)] [b in]", doors=f"a-b {lock}")
    assert m.asked == "act"
    assert not any(text.startswith("barricade") for text in m.texts)
    with pytest.raises(Unreadable):
        m.play("barricade officer a-b")


@rule("VC-CROW-04")
def test_enemies_of_a_barricaded_entrance_wait_outside_behind_it() -> None:
    m = scene("[a: officer(crowbar), entrance W] [b: entrance E]", dice=["regular", 1, "regular", 0], until="before_movement")
    m.does("barricade officer a-W", "end officer")
    assert m.outside("a-W") == {"mauser": 1}
    assert m.foes("a") == {}
    assert m.foes("b") == {"mp40": 1}
    assert m.told("waits_outside")[0].rule == "VC-REINF-06"


def besieged(tile: str, waiting: Mapping[str, int], dice: Sequence[int | str]) -> Scene:
    """The entrance of ``a`` is barricaded and some already wait behind it; then comes the reinforcement step."""
    m = scene(f"[{tile}, entrance W] [z: officer(crowbar)]", phase="before_reinforcement", until="before_movement", dice=dice)
    for kind, number in waiting.items():
        wait_outside(m, "a-W", kind, number)
    m.set("entrance a-W: barricades 1")
    m.play("pass")
    return m


@rule("VC-CROW-05")
def test_three_enemies_do_not_break_a_barricade() -> None:
    m = besieged("a M: hatch", {"mauser": 2}, ["regular", 1])
    assert m.outside("a-W") == {"mauser": 3}
    assert m.foes("a") == {}
    assert m.told("broke_through") == []


@rule("VC-CROW-05")
def test_four_enemies_break_a_barricade_and_enter_and_the_crowbar_is_discarded() -> None:
    m = besieged("a M: hatch", {"mauser": 3}, ["regular", 0])
    assert m.foes("a") == {"mp40": 1, "mauser": 3}
    assert m.outside("a-W") == {}
    assert discarded_items(m) == ["crowbar"]
    assert m.told("broke_through")[0].rule == "VC-CROW-05"


@rule("VC-CROW-05")
def test_a_sledgehammer_counts_two_against_a_barricade() -> None:
    m = besieged("a M: hatch", {"mauser": 2}, ["sledge", 1])
    assert m.foes("a") == {"mauser": 2, "sledge_mauser": 1}
    m = besieged("a M: hatch", {"mauser": 1}, ["sledge", 1])
    assert m.outside("a-W") == {"mauser": 1, "sledge_mauser": 1}


@rule("VC-CROW-05")
def test_two_sledgehammers_suffice() -> None:
    m = besieged("a M: hatch", {"sledge_mp40": 1}, ["sledge", 0])
    assert m.foes("a") == {"sledge_mp40": 2}


@rule("VC-CROW-05")
def test_a_special_unit_counts_one_and_a_null_token_nothing() -> None:
    m = besieged("a M: hatch", {"storm_trooper": 3}, ["null", "marksman"])
    assert m.outside("a-W") == {"storm_trooper": 3}
    m = besieged("a M: hatch", {"storm_trooper": 3}, ["regular", 1])
    assert m.foes("a") == {"mauser": 1, "storm_trooper": 3}


@rule("VC-CROW-05")
def test_those_who_break_through_enter_only_as_far_as_slots_allow() -> None:
    m = besieged("a: 2 mauser", {"mp40": 3}, ["regular", 0])
    assert m.foes("a") == {"mp40": 2, "mauser": 2}
    assert m.outside("a-W") == {"mp40": 2}
    assert discarded_items(m) == ["crowbar"]


@rule("VC-CROW-05")
def test_players_choose_who_of_those_breaking_through_enters() -> None:
    m = scene("[a: 3 mp40, entrance W] [z: officer(crowbar)]", phase="before_reinforcement", until="before_movement",
              dice=["regular", 0])
    wait_outside(m, "a-W", "mauser", 3)
    m.set("entrance a-W: barricades 1")
    m.play("pass")
    assert m.asked == "who_enters"
    assert m.texts == ["enter mp40", "enter mauser"]
    m.play("enter mauser")
    assert m.foes("a") == {"mp40": 3, "mauser": 1}


@rule("VC-CROW-06")
def test_a_crowd_behind_a_new_barricade_breaks_it_only_in_the_reinforcement_step() -> None:
    m = scene("[a M: officer(crowbar), entrance W]", dice=["null", 3, 3, 3, 3, "marksman"], until="before_movement")
    wait_outside(m, "a-W", "mauser", 4)
    m.play("barricade officer a-W")
    assert m.outside("a-W") == {"mauser": 4}
    m.play("end officer")
    assert m.foes("a") == {"mauser": 4}
    assert [event.name for event in m.log if event.name in ("null_drawn", "broke_through")] == ["null_drawn", "broke_through"]


@rule("VC-CROW-07")
def test_a_broken_entrance_may_be_barricaded_again() -> None:
    m = scene("[a M: officer(crowbar crowbar) plus 1, entrance W]", dice=["regular", 1, 3, 3, 3, 3], until="movement")
    wait_outside(m, "a-W", "mauser", 3)
    m.does("barricade officer a-W", "end officer", "pass")
    assert m.told("broke_through")
    m.play("barricade officer a-W +1")
    assert m.commando("officer").items == []


# --- uniform ----------------------------------------------------------------------------------------------------------


@rule("VC-UNIF-01")
def test_putting_on_a_uniform_costs_an_action_and_the_token() -> None:
    m = scene("[a: officer(uniform)]")
    m.play("disguise officer")
    assert m.commando("officer").uniform
    assert m.commando("officer").actions == 2
    assert m.commando("officer").items == []
    assert discarded_items(m) == ["uniform"]


@rule("VC-UNIF-02")
def test_every_tile_is_small_for_who_wears_a_uniform() -> None:
    m = scene("""
        [a: officer uniform] [b M] [c L]
        . . . . .
        """)
    m.does("move officer b", "move officer c")
    assert m.commando("officer").tile == "c"
    assert m.commando("officer").stealthy
    assert m.commando("officer").uniform
    assert not m.alarm()


@rule("VC-UNIF-02")
def test_without_a_uniform_the_same_walk_is_seen() -> None:
    m = scene("[a: officer] [b M]")
    m.play("move officer b")
    assert m.commando("officer").visible


@rule("VC-UNIF-02")
def test_the_uniform_helps_its_wearer_only() -> None:
    m = scene("[a: officer uniform, met resistance_leader] [b M]")
    m.play("move officer b resistance_leader")
    assert m.commando("officer").stealthy
    assert m.escort("resistance_leader") == ("b", "visible")


@rule("VC-UNIF-02")
def test_a_wearer_comes_up_a_hatch_on_a_large_tile_unseen() -> None:
    m = scene("""
        [a L: hatch]
        . .
        """, off=["officer uniform"])
    m.play("move officer a")
    assert m.commando("officer").stealthy


@rule("VC-UNIF-03")
@pytest.mark.parametrize("tile", ["a", "a M", "a L"])
def test_a_visible_commando_who_puts_it_on_away_from_enemies_is_hidden_at_once(tile: str) -> None:
    m = scene(f"""
        [{tile}: officer(uniform) visible]
        {". ." if tile == "a L" else ""}
        """, alarm=True)
    m.play("disguise officer")
    assert m.commando("officer").stealthy
    assert m.told("hidden")[0].rule == "VC-UNIF-03"
    assert m.alarm()


@rule("VC-UNIF-03")
def test_enemies_next_door_do_not_matter_when_putting_it_on() -> None:
    m = scene("[a: officer(uniform) visible] [b: 4 mp40]", alarm=True)
    m.play("disguise officer")
    assert m.commando("officer").stealthy


@rule("VC-UNIF-04", "VC-UNIF-05")
def test_a_noisy_weapon_shows_the_wearer_and_costs_the_uniform() -> None:
    m = scene("[a: officer uniform] [b: mauser]", dice=[1, 1])
    m.play("shoot officer sten b")
    assert m.commando("officer").visible
    assert not m.commando("officer").uniform
    assert m.told("uniform_lost")[0].rule == "VC-UNIF-05"
    assert m.alarm()


@rule("VC-UNIF-04", "VC-UNIF-05")
def test_a_failed_test_shows_the_wearer_and_costs_the_uniform() -> None:
    m = scene("[a: officer uniform] [b: mauser]", dice=[2])
    m.play("move officer b")
    assert m.commando("officer").visible
    assert not m.commando("officer").uniform


@rule("VC-UNIF-04", "VC-UNIF-05")
def test_a_spotted_token_shows_the_wearer_and_costs_the_uniform() -> None:
    m = scene("[a: officer uniform, 2 mauser]", dice=["spotted"])
    m.play("melee officer mauser")
    assert m.commando("officer").visible
    assert not m.commando("officer").uniform


@rule("VC-UNIF-05")
def test_what_leaves_the_wearer_unseen_leaves_the_uniform_on() -> None:
    m = scene("[a: scout uniform, 2 mauser] [b: mauser]", dice=["medkit", 1, 5])
    m.does("melee scout mauser", "shoot scout silenced_pistol a", "move scout b")
    assert m.commando("scout").stealthy
    assert m.commando("scout").uniform


@rule("VC-UNIF-05")
def test_after_the_uniform_is_lost_tiles_have_their_size_again() -> None:
    m = scene("[a: officer uniform] [b: mauser] [c M]", dice=[1, 1])
    m.does("move officer b")
    assert not m.commando("officer").uniform
    assert "stealth_move officer c" in m.texts


@rule("VC-UNIF-06")
def test_put_on_among_enemies_it_does_not_hide_but_it_is_worn() -> None:
    m = scene("[a: officer(uniform) visible, mauser]", alarm=True)
    m.play("disguise officer")
    assert m.commando("officer").visible
    assert m.commando("officer").uniform


@rule("VC-UNIF-06")
@pytest.mark.parametrize("tile", ["b", "b M", "b L"])
def test_put_on_among_enemies_it_hides_on_the_next_tile_without_any(tile: str) -> None:
    m = scene(f"""
        [a: officer(uniform) visible, mauser] [{tile}]
        {". . ." if tile == "b L" else ""}
        """, alarm=True, dice=[1])
    m.does("disguise officer", "move officer b")
    assert m.commando("officer").stealthy
    assert m.commando("officer").uniform


@rule("VC-UNIF-06")
def test_put_on_among_enemies_it_is_lost_as_usual_once_hidden_and_seen_again() -> None:
    m = scene("[a: officer(uniform) visible, mauser] [b M]", alarm=True, dice=[1, 1, 1])
    m.does("disguise officer", "move officer b", "shoot officer sten a")
    assert m.commando("officer").visible
    assert not m.commando("officer").uniform


@rule("VC-UNIF-07")
@pytest.mark.parametrize("tile", ["b", "b M", "b L"])
@pytest.mark.parametrize(("dice", "seen"), [([3, 6], False), ([6, 2], True)])
def test_a_stealthy_wearer_takes_the_ordinary_test_among_enemies_on_any_tile(tile: str, dice: list[int], seen: bool) -> None:
    m = scene(f"""
        [a: officer uniform] [{tile}: 2 mauser]
        {". . ." if tile == "b L" else ""}
        """, dice=dice)
    m.play("move officer b")
    assert m.commando("officer").visible == seen
    assert m.commando("officer").uniform != seen
    assert m.told("tested")[0].rule == "VC-TEST-01"
    assert m.dice_left == 0


@rule("VC-UNIF-07")
@pytest.mark.parametrize("tile", ["b M", "b L"])
def test_a_plain_move_onto_an_empty_medium_or_large_tile_leaves_the_wearer_stealthy(tile: str) -> None:
    m = scene(f"""
        [a: officer uniform] [{tile}]
        {". . ." if tile == "b L" else ""}
        """)
    m.play("move officer b")
    assert m.commando("officer").stealthy
    assert m.commando("officer").actions == 2
