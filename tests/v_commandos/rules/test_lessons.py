"""Lessons: fixed results while the player follows the coach, free play afterwards, and what the coach says when."""

from __future__ import annotations

import re
from typing import Any

import pytest

import bocage
from bocage.core.text import LANGUAGES, words
from bocage.games.v_commandos import content, setup
from bocage.games.v_commandos.pieces import FOE_NAMES, ITEM_NAMES
from bocage.games.v_commandos.rules.chance import SCRIPT, SCRIPT_BAGS
from bocage.games.v_commandos.rules.lessons import LOW_POOL, MOMENTS, code_of, expected, fixed_card
from bocage.games.v_commandos.state import NO_CARD, PHASES
from bocage.games.v_commandos.text import FOLDER as TEXT
from bocage.games.v_commandos.types import Terrain
from tests.v_commandos.piles import leave_in_enemy_pool
from tests.v_commandos.scene import Scene, as_scene, scene

LESSONS = content.load().lessons


def begin(lesson: str, squad: str = "") -> Scene:
    return as_scene(bocage.new("v_commandos", lesson, ["anna"], "1", {"squad": squad} if squad else None))


def asked_by_coach(m: Scene) -> str:
    return expected(m.board, m.state)


def follow(m: Scene, until: str = "") -> Scene:
    """Does what the coach asks for, up to and with an action; where the coach asks for nothing, as little as possible."""
    while m.decision is not None:
        texts, wanted = m.texts, asked_by_coach(m)
        if wanted in texts:
            chosen = wanted
        elif wanted.split()[1:] and f"activate {wanted.split()[1]}" in texts:
            chosen = f"activate {wanted.split()[1]}"
        else:
            chosen = next(text for text in ("pass", "done", texts[0]) if text in texts)
        m.play(chosen)
        if chosen == until:
            break
    return m


def names(numbers: list[int], listed: tuple[str, ...]) -> list[str]:
    return [listed[number] for number in numbers]


# --- following the coach ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lesson", "why"), [("lesson_1", "VC-OBJ-04"), ("lesson_2", "VC-END-01"), ("lesson_3", "VC-END-01")])
def test_who_follows_the_coach_wins_and_hears_every_step_once(lesson: str, why: str) -> None:
    m = follow(begin(lesson))
    steps = list(range(len(LESSONS[lesson].steps)))
    assert (m.won, m.state.why) == (True, why)
    assert m.numbers("coach", 0) == m.state.said == steps
    assert [event.rule for event in m.told("coach")] == [step.rules[0] for step in LESSONS[lesson].steps]
    assert (m.state.off_script, m.state.lesson_step, m.state.script) == (0, len(steps), [])


def test_the_first_lesson_has_commandos_and_end_phases_only_and_its_dice_are_fixed() -> None:
    m = follow(begin("lesson_1"))
    assert set(names(m.numbers("phase", 0), PHASES)) == {"commandos", "end_turn"}
    assert m.dice_of("tested") == [(5,), (2,)]
    assert m.told("card_drawn") == m.told("arrived") == []


def test_the_second_lesson_begins_on_a_tile_with_more_enemies_and_its_rewards_are_fixed() -> None:
    m = begin("lesson_2")
    assert m.commando("officer").tile == "h"
    assert m.foes("b") == {"mp40": 1, "mauser": 1}
    assert sum(m.state.pool[:2]) + sum(m.state.foes) == 37
    follow(m)
    assert m.dice_of("tested") == [(6,)]
    assert m.dice_of("shot") == [(2, 5), (1, 2, 5)]
    assert m.dice_of("reaction") == [(4,)]
    assert len(m.told("spotted_drawn")) == 1
    assert names(m.numbers("reward", 1), ITEM_NAMES) == ["mp40", "stg44"]


def test_the_third_lesson_has_fixed_cards_tokens_and_dice() -> None:
    m = follow(begin("lesson_3"))
    assert names(m.numbers("card_drawn", 1), m.board.event_ids) == [
        "radio_chatter", "movie_night", "alarm_alarm", "long_shadows", "sixth_sense"]
    assert m.dice_of("tokens_seen") == [(0, 1, 9, 0)]       # MP40, Mauser, Ø, MP40
    assert names(m.numbers("arrived", 0), FOE_NAMES) == [
        "mp40", "mauser", "mp40", "mauser", "mp40", "mauser", "mp40", "mauser", "sledge_mp40"]
    assert names(m.numbers("special_added", 0), FOE_NAMES) == ["storm_trooper"]
    assert names(m.numbers("compass_drawn", 1), m.board.event_ids) == ["double_watch"]
    assert m.dice_of("tested") == [(1,), (1, 2)]
    assert m.dice_of("group_fired") == [(3, 1, 2, 2)]
    assert names(m.numbers("reward", 1), ITEM_NAMES) == ["crowbar", "grenade"]


def test_the_third_lesson_goes_on_until_everybody_is_out() -> None:
    m = follow(begin("lesson_3"), until="exit_hatch officer")
    assert m.objective("f") == "done"
    turn = m.state.turn
    follow(m, until="move scout k")
    assert (m.state.turn, m.won) == (turn + 1, False)       # the officer is home, the scout is not
    follow(m)
    assert m.won


def test_equipment_that_a_lesson_leaves_out_is_not_in_the_supply() -> None:
    left_out = [ITEM_NAMES.index(name) for name in LESSONS["lesson_1"].without_items]
    assert left_out
    assert all(begin("lesson_1").state.supply[item] == 0 for item in left_out)
    assert all(begin("training_ground", "officer:blue").state.supply[item] for item in left_out)


# --- leaving the script -----------------------------------------------------------------------------------------------


def test_who_does_something_else_leaves_the_script_for_good_and_chance_is_free_again() -> None:
    m = follow(begin("lesson_1"), until="move officer h")
    assert asked_by_coach(m) == "move officer e"
    assert len(m.state.script) == 2
    m.play("move officer g")
    assert (m.state.off_script, m.state.script) == (1, [])
    assert asked_by_coach(m) == "move officer e"            # the task stays open
    m.does("move officer h", "activate officer", "move officer e")
    assert (m.state.off_script, m.state.script) == (1, [])
    assert asked_by_coach(m) == "move officer b"


def test_beginning_and_ending_an_activation_does_not_leave_the_script() -> None:
    m = follow(begin("lesson_1"), until="move officer h")
    fixed = list(m.state.script)
    m.does("end officer", "activate officer")
    assert (m.state.off_script, m.state.script) == (0, fixed)
    assert asked_by_coach(m) == "move officer e"


def test_off_the_script_the_coach_goes_on_with_a_later_task_that_the_player_begins() -> None:
    m = follow(begin("lesson_1"), until="move officer e")
    assert (m.state.lesson_step, asked_by_coach(m)) == (2, "move officer b")
    m.play("move officer d")                                # the fifth step
    assert m.state.off_script == 1
    assert (m.state.lesson_step, asked_by_coach(m)) == (5, "shut_off_alarm officer")


def test_off_the_script_a_task_that_was_begun_is_finished_first() -> None:
    m = follow(begin("lesson_2"), until="move officer g")
    assert asked_by_coach(m) == "move officer f"
    m.play("save_action officer")                           # the second step, while the first is half done
    assert m.state.off_script == 1
    assert (m.state.lesson_step, asked_by_coach(m)) == (0, "move officer f")


# --- operation Green: free play with a coach --------------------------------------------------------------------------


def moments(m: Scene) -> list[str]:
    return [LESSONS["green"].moments[at].id for at in m.numbers("coach", 0)]


def test_in_operation_green_the_coach_speaks_once_at_each_moment_and_the_first_cards_are_fixed() -> None:
    m = begin("lesson_green")
    m.does("choose medic blue", "choose scout blue")
    assert moments(m) == ["start", "one_only", "keys"]
    assert len(m.told("door_opened")) == 1
    m.play("done")                                          # nobody can do anything in the enemy phase
    assert m.state.turn == 2
    assert moments(m) == ["start", "one_only", "keys", "wind"]
    assert names(m.numbers("card_drawn", 1), m.board.event_ids) == ["dropped_keys", "second_wind"]
    assert asked_by_coach(m) == ""


def test_the_third_card_of_a_terrain_of_operation_green_is_not_fixed() -> None:
    b = setup.board("lesson_green", {}, 1)
    s = setup.first_state(b)
    dealt = []
    for turn in range(1, 4):
        s.turn, s.built[0] = turn, 1
        dealt.append(fixed_card(b, s, Terrain(0)))
    assert [b.event_ids[card] if card >= 0 else "" for card in dealt] == ["dropped_keys", "second_wind", ""]
    assert s.script == []
    s.built[1] = s.turn
    assert b.event_ids[fixed_card(b, s, Terrain(1))] == "lost_crate"
    assert s.script == [code_of(b, "item:uniform")]


def test_an_ordinary_game_has_no_fixed_card() -> None:
    m = scene("[a: medic]")
    assert fixed_card(m.board, m.state, Terrain(0)) == NO_CARD


def test_a_fixed_result_is_written_as_its_bag_and_its_number() -> None:
    b = scene("[a: medic]").board
    texts = ("die:4", "foe:mauser", "foe:null", "item:tnt", "event:flare", "special:marksman")
    numbers = (4, 1, 9, 3, b.event_ids.index("flare"), 7)
    assert [code_of(b, text) % SCRIPT for text in texts] == list(numbers)
    assert [SCRIPT_BAGS[code_of(b, text) // SCRIPT] for text in texts] == [text.split(":")[0] for text in texts]


@pytest.mark.parametrize(("moment", "there", "not_there"), [
    ("start", {}, {"turn": 0}),
    ("one_only", {}, {"turn": 2}),
    ("one_only", {}, {"phase": "fire", "loose": True}),
    ("keys", {"event": "dropped_keys"}, {"event": "second_wind"}),
    ("wind", {"event": "second_wind"}, {"event": "dropped_keys"}),
    ("medkit", {}, {"turn": 0}),
    ("bombing", {}, {"turn": 0}),
    ("wound", {"drawing": "[a: medic wounded 1]"}, {}),
    ("critical", {"drawing": "[a: medic critical]", "active": None}, {"drawing": "[a: medic wounded 2]"}),
    ("next", {"drawing": ["[a: medic]", "[b]"]}, {"drawing": ["[a: medic]", "[b]"], "built": [0]}),
    ("nest", {"drawing": "[a: medic visible] [b: nest, mp40]"}, {"drawing": "[a: medic] [b: nest, mp40]"}),
    ("nest", {"drawing": "[a: medic visible, nest, mp40]"}, {"drawing": "[a: medic visible] [b] [c: nest, mp40]"}),
    ("nest", {"drawing": "[a: medic visible] [b: nest, mp40]"}, {"drawing": "[a: medic visible] [b: nest]"}),
    ("nest", {"drawing": "[a: medic visible] [b: nest, mp40]"}, {"drawing": "[a: medic visible] [b: alarm, mp40]"}),
])
def test_a_moment_of_the_coach(moment: str, there: dict[str, Any], not_there: dict[str, Any]) -> None:
    for setting, comes in ((there, True), (not_there, False)):
        m = scene(**{"drawing": "[a: medic]", **setting})
        assert MOMENTS[moment](m.board, m.state) == comes


def test_moments_of_the_coach_that_play_brings_about() -> None:
    m = scene("[a: medic, hatch, objective interact 1] [b: objective interact 1]", budget=9, until="start_turn", loose=True)
    b, s = m.board, m.state
    assert not MOMENTS["leave"](b, s)
    m.play("interact medic objective-a")
    assert (MOMENTS["leave"](b, m.state), MOMENTS["out"](b, m.state)) == (True, False)
    m.does("move medic b", "interact medic objective-b")
    assert MOMENTS["out"](b, m.state)
    assert not MOMENTS["won"](b, m.state)
    m.does("move medic a", "exit_hatch medic")
    assert (MOMENTS["won"](b, m.state), MOMENTS["lost"](b, m.state)) == (True, False)


def test_moments_of_the_coach_about_losses_and_pools() -> None:
    m = scene(["[a: medic, charge, objective interact 1] [b: scout, hatch]", "[c: hatch]"], links=[(0, 1)], built=[0],
              active="scout", until="start_turn", loose=True)
    assert not MOMENTS["replacement"](m.board, m.state)
    m.play("detonate scout one.a")
    assert m.lost == "VC-TNT-08"
    assert (MOMENTS["lost"](m.board, m.state), MOMENTS["won"](m.board, m.state)) == (True, False)
    m = scene("[a: medic]")
    assert not MOMENTS["pool"](m.board, m.state)
    leave_in_enemy_pool(m, *["regular"] * LOW_POOL)
    assert not MOMENTS["pool"](m.board, m.state)
    leave_in_enemy_pool(m, *["regular"] * (LOW_POOL - 1))
    assert MOMENTS["pool"](m.board, m.state)


def test_the_coach_speaks_of_a_fixed_reward_when_it_has_been_drawn() -> None:
    m = scene("[a: medic]")
    for item in ("medkit", "bombing"):
        m.set(f"script: item:{item}")
        assert not MOMENTS[item](m.board, m.state)
        m.set("script: none")
        assert MOMENTS[item](m.board, m.state)


def test_the_coach_speaks_of_replacements_and_of_the_uniform() -> None:
    m = scene(["[a: medic, charge] [b: scout, hatch]", "[c: hatch]"], links=[(0, 1)], built=[0], active="scout",
              until="reinforcement", loose=True)
    m.play("detonate scout one.a")
    assert m.asked == "replacement"
    m.play(m.texts[0])
    assert MOMENTS["replacement"](m.board, m.state)
    m = scene(["[a: medic]", "[b]"], phase="start_turn", until="commandos", dice=["flare", "lost_crate", "uniform"], loose=True)
    m.play("terrain one")
    assert m.asked == "lost_crate"
    assert MOMENTS["uniform"](m.board, m.state)
    assert not MOMENTS["uniform"](m.board, scene(["[a: medic]", "[b]"]).state)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_lesson_names_every_die_that_it_has_fixed(lang: str) -> None:
    """The badge of such a move says "sure" or "seen". A text that only told of the test would contradict it."""
    fixed = [(at, each.partition(":")[2]) for at, step in enumerate(LESSONS["lesson_1"].steps, 1) for each in step.chance]
    assert fixed == [(5, "5"), (8, "2")]
    say = words(lang, TEXT)
    told = {"fr": "la leçon a (déjà )?choisi (le dé, )?un {}", "en": "the lesson has chosen (the die already, )?a {}"}[lang]
    for at, die in fixed:
        assert re.search(told.format(die), say(f"lesson-lesson_1-{at}"), re.IGNORECASE)
