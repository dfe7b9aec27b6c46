"""VC-EVENT: the event phase. What each card does is in test_event_cards.py and test_event_cards_late.py."""

from collections.abc import Sequence

import pytest

from bocage.games.v_commandos.pieces import EFFECTS
from tests.marks import rule
from tests.v_commandos.event_turns import names
from tests.v_commandos.piles import discard_events, leave_in_event_deck
from tests.v_commandos.scene import Scene, scene

TWO = ["[a: medic]", "[a: scout]"]


def cards(m: Scene) -> list[str]:
    """The cards lying beside the terrains."""
    return [m.board.event_ids[card] if card >= 0 else "" for card in m.state.card]


def pile(m: Scene, counts: Sequence[int]) -> set[str]:
    return {card for card, number in zip(m.board.event_ids, counts, strict=True) if number}


@rule("VC-EVENT-01")
def test_each_terrain_in_play_gets_a_card_face_up_and_keeps_it_for_the_whole_turn() -> None:
    m = scene(TWO, phase="start_turn", until="end_turn", dice=["flare", "power_cut"])
    m.play("terrain one")
    assert cards(m) == ["flare", "power_cut"]
    for seat in (0, None):
        assert [terrain.card for terrain in m.view(seat).terrains] == ["flare", "power_cut"]
    m.play("done")
    assert m.phase == "end_turn"
    assert cards(m) == ["flare", "power_cut"]


@rule("VC-EVENT-01")
def test_no_card_is_drawn_for_a_terrain_that_is_not_in_play() -> None:
    m = scene(TWO, phase="start_turn", until="commandos", built=[0], links=[(0, 1)], dice=["flare"])
    assert cards(m) == ["flare", ""]


@rule("VC-EVENT-02")
def test_a_card_that_acts_at_once_affects_its_own_terrain_only() -> None:
    m = scene(TWO, phase="start_turn", until="commandos", dice=["informer", 0, "long_shadows"])
    m.play("terrain two")
    assert m.commando("scout").visible
    assert m.commando("medic").stealthy


@rule("VC-EVENT-02")
def test_a_card_that_lasts_the_turn_affects_its_own_terrain_only() -> None:
    m = scene(["[a] [b: mp40]", "[a] [b: mp40]"], phase="movement", event="heavy_rain", dice=["movie_night"])   # west
    m.play("terrain one")
    assert m.foes("one.b") == {"mp40": 1}
    assert m.foes("two.a") == {"mp40": 1}


@rule("VC-EVENT-03")
def test_a_card_applies_at_once_unless_it_names_another_moment() -> None:
    at_once = scene("[a: medic]", phase="start_turn", until="commandos", dice=["sixth_sense", "flare", "power_cut", "informer"])
    assert (at_once.phase, at_once.asked) == ("events", "sixth_sense")
    later = scene("[a: medic] [b: entrance N]", phase="start_turn", until="before_movement",
                  dice=["alarm_alarm", "regular", 0, "regular", 0])
    assert (later.phase, later.dice_left) == ("commandos", 4)
    later.play("done")
    assert later.foes("b") == {"mp40": 2}


@rule("VC-EVENT-04")
def test_the_part_drawn_while_silent_holds_for_the_turn_though_the_alarm_goes_off() -> None:
    """VC-EX-03."""
    m = scene("[a: scout, 2 mp40] [b: medic] [c L]", phase="start_turn", until="reinforcement",
              dice=["quiet_sniper", "spotted"])
    m.does("activate medic", "move medic c", "end medic")
    assert m.alarm()
    m.does("activate scout", "melee scout mp40")
    assert m.commando("scout").stealthy


@rule("VC-EVENT-04")
def test_the_part_drawn_under_alarm_holds_for_the_turn_though_the_alarm_is_shut_off() -> None:
    m = scene("[a: scout, 2 mp40, alarm]", phase="start_turn", until="reinforcement", alarm=True,
              dice=["quiet_sniper", "spotted"])
    m.does("activate scout", "shut_off_alarm scout", "melee scout mp40")
    assert m.commando("scout").visible


@rule("VC-EVENT-04")
def test_of_a_two_part_card_each_terrain_uses_the_part_of_its_own_alarm() -> None:
    m = scene(["[a: medic visible]", "[a: scout]"], phase="start_turn", until="commandos", alarm=True,
              dice=["quiet_sniper", 5, "long_shadows"])
    m.play("terrain one")
    assert m.commando("medic").wounds == 1
    m = scene(["[a: medic visible]", "[a: scout]"], phase="start_turn", until="commandos", alarm=True,
              dice=["quiet_sniper", "long_shadows"])
    m.play("terrain two")
    assert m.commando("medic").wounds == 0


@rule("VC-EVENT-05")
def test_while_it_is_quiet_spotted_tokens_are_ignored_and_discarded() -> None:
    m = scene("[a: scout, 3 mp40]", event="quiet", dice=["spotted", "spotted"])
    m.does("melee scout mp40", "melee scout mp40")
    assert m.commando("scout").stealthy
    assert not m.alarm()
    assert m.items("a") == []
    noisy = scene("[a: scout, 3 mp40]", dice=["spotted"])
    noisy.play("melee scout mp40")
    assert noisy.commando("scout").visible


@rule("VC-EVENT-06")
def test_an_empty_deck_is_made_anew_from_the_discard_at_once_without_the_cards_beside_terrains() -> None:
    m = scene(["[a: medic]", "[a: scout]", "[a: sniper]"], phase="start_turn", until="commandos",
              dice=["flare", "power_cut", "movie_night"])
    leave_in_event_deck(m, "flare")
    discard_events(m, "power_cut", "movie_night", "long_shadows")
    m.play("terrain one")
    assert len(m.told("reshuffled")) == 1
    assert pile(m, m.state.deck) == {"power_cut", "movie_night", "long_shadows"}
    assert pile(m, m.state.discarded) == set()
    m.play("terrain two")
    assert cards(m) == ["flare", "power_cut", "movie_night"]
    assert pile(m, m.state.deck) == {"long_shadows"}


@rule("VC-EVENT-06", "VC-RULING-04")
def test_the_log_tells_the_card_that_empties_the_deck_before_the_new_deck() -> None:
    m = scene(["[a: medic]", "[a: scout, mp40] [b]"], phase="start_turn", until="before_fire",
              dice=["flare", "long_shadows", "dead_line", "power_cut", 6])
    leave_in_event_deck(m, "flare")
    discard_events(m, "long_shadows", "dead_line")
    m.does("terrain one")
    discard_events(m, "power_cut")
    m.play("done")
    order = [event.name for event in m.log if event.name in ("card_drawn", "compass_drawn", "reshuffled")]
    assert order == ["card_drawn", "reshuffled", "card_drawn", *["compass_drawn", "reshuffled"] * 2]


@rule("VC-EVENT-06")
def test_with_an_empty_discard_too_the_deck_is_made_anew_at_the_next_draw() -> None:
    m = scene(["[a: medic]", "[a: scout]", "[a: sniper]"], phase="start_turn", until="commandos",
              dice=["flare", "power_cut", "movie_night"])
    leave_in_event_deck(m, "flare")
    m.play("terrain one")
    assert m.told("reshuffled") == []
    discard_events(m, "power_cut", "movie_night")
    m.play("terrain two")
    assert cards(m)[:2] == ["flare", "power_cut"]


@rule("VC-EVENT-06")
def test_cards_drawn_for_a_compass_point_can_empty_the_deck_as_well() -> None:
    m = scene("[a: medic, mp40] [b]", phase="start_turn", until="before_fire", dice=["long_shadows", "dead_line", "flare"])
    leave_in_event_deck(m, "dead_line")
    discard_events(m, "flare", "power_cut")
    m.play("done")
    assert len(m.told("reshuffled")) == 1
    assert pile(m, m.state.deck) == {"power_cut"}
    assert pile(m, m.state.discarded) == {"dead_line", "flare"}


@rule("VC-EVENT-07")
def test_the_cards_of_a_turn_are_discarded_when_the_next_one_begins() -> None:
    m = scene(TWO, phase="start_turn", until="choose_squad", dice=["flare", "power_cut"], loose=True)
    m.play("terrain one")
    assert pile(m, m.state.discarded) == set()
    m.play("done")
    assert (m.phase, m.asked) == ("events", "terrain_order")
    assert pile(m, m.state.discarded) == {"flare", "power_cut"}
    assert cards(m) == ["", ""]


@rule("VC-EVENT-07")
def test_the_effect_of_a_card_ends_with_its_turn() -> None:
    m = scene("[a: medic] [b: mp40]", event="flare", until="choose_squad", direction="N", dice=["long_shadows", 3])
    m.does("end medic", "activate medic", "move medic b")
    assert m.commando("medic").stealthy


@rule("VC-EVENT-08")
def test_cards_do_not_affect_commandos_between_two_hatches() -> None:
    informer = scene("[a: scout]", off=["medic"], phase="start_turn", until="commandos", dice=["informer", 0])
    assert (informer.commando("scout").visible, informer.commando("medic").stealthy) == (True, True)
    sniper = scene("[a: scout visible]", off=["medic visible"], phase="start_turn", until="commandos", alarm=True,
                   dice=["quiet_sniper", 6])
    assert (sniper.commando("scout").wounds, sniper.commando("medic").wounds) == (1, 0)
    second_wind = scene("[a: scout, sniper]", off=["medic"], phase="start_turn", until="commandos", dice=["second_wind"])
    assert second_wind.texts == ["benefit sniper", "benefit scout"]


@rule("VC-EVENT-09")
@pytest.mark.parametrize(("effect", "alarm", "phase", "dice"), [
    ("alarm_alarm", True, "reinforcement", ["regular", 0]),
    ("movie_night", False, "reinforcement", []),
    ("double_watch", False, "reinforcement", [0, "regular", 0, "regular", 0]),
    ("manhunt", True, "reinforcement", ["regular", 0] * 3),
    ("quiet_corridors", False, "reinforcement", ["regular", 0]),
    ("heavy_rain", True, "movement", []),
    ("forced_march", True, "movement", []),
    ("dead_line", True, "movement", ["flare"]),
    ("friendly_fire", True, "fire", [1, 1, 1, 1]),
])
def test_a_card_that_is_due_later_is_recalled_when_its_step_comes(effect: str, alarm: bool, phase: str,
                                                                  dice: Sequence[int | str]) -> None:
    m = scene("[a: scout visible, sniper] [b: 2 mp40] [c: entrance E, medic]", phase=phase, event=effect, alarm=alarm,
              dice=dice, loose=True)
    while m.asked:
        m.play(m.texts[0])
    assert [event.args for event in m.told("reminder")] == [(0, EFFECTS.index(effect))]
    assert m.told("reminder")[0].rule == "VC-EVENT-09"


@rule("VC-EVENT-09")
def test_a_truck_convoy_is_recalled_where_a_barricade_stands() -> None:
    m = scene("[a: medic(crowbar), entrance N]", event="truck_convoy", until="before_movement", dice=["regular", 0])
    m.does("barricade medic a-N", "end medic")
    assert len(m.told("reminder")) == 1


FRIENDS = ["[a: medic, hatch] [b: mauser]", "[a in: scout] [b in: mauser]"]


@rule("VC-EVENT-09")
def test_a_card_is_recalled_after_its_step_is_announced() -> None:
    m = scene(FRIENDS, event="friendly_fire", direction="E", until="after_fire").set("terrain two: direction E")
    m.does("end medic", "done", "terrain one")
    assert names(m, "phase", "reminder")[-2:] == ["phase", "reminder"]


@rule("VC-EVENT-09", "VC-OPER-06")
def test_the_card_of_a_completed_terrain_is_not_recalled() -> None:
    m = scene(FRIENDS, event="friendly_fire", direction="E", until="after_fire").set("terrain two: direction E")
    m.does("exit_hatch medic", "done")
    assert len(m.told("terrain_completed")) == 1
    assert (m.phase, m.told("reminder")) == ("after_fire", [])
