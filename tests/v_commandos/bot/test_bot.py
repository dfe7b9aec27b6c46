"""What bots think of positions, and that thinking pays: more wins at each level. docs/bots.md has the real measurements."""

from typing import Any

import pytest

import bocage
from bocage.bots import Viewpoint, make
from bocage.games.v_commandos.bot.evaluation import evaluate
from bocage.games.v_commandos.bot.plan import make_plan
from tests.v_commandos.real_scenarios import real
from tests.v_commandos.scene import scene
from tests.marks import slow, soak

pytestmark = slow


def wins(bot: str, scenario: str, games: int) -> int:
    won = 0
    for number in range(games):
        match = bocage.new("v_commandos", scenario, ["bot"], seed=f"bots/{number}", options={"squad": "medic:blue,scout:blue"})
        player = make(bot, number)
        while match.decision is not None:
            match.play(player.choose(Viewpoint(match, 0)))
        assert match.result is not None
        won += match.result.scores[0] > 0.5
    return won


def value(drawing: str, **how: Any) -> float:
    m = scene(drawing, loose=True, **how)
    return evaluate(m.board, m.state, 0)


@slow
def test_greedy_brings_the_squad_home_more_often_than_chance_does() -> None:
    assert wins("greedy", "lighthouse", 12) > wins("random", "lighthouse", 12) + 4


@soak
def test_search_brings_the_squad_home_more_often_than_greed() -> None:
    assert wins("mcts:40", "checkpoint", 8) > wins("greedy", "checkpoint", 8)


@pytest.mark.parametrize(("better", "worse"), [
    ("[a: medic, hatch] [b] [c: objective interact 2]", "[a: medic, hatch] [b] [c] [d: objective interact 2]"),
    ("[a: medic, hatch] [b: mp40] [c: objective interact 2]", "[a: medic visible, hatch] [b: mp40] [c: objective interact 2]"),
    ("[a: medic visible, hatch] [b: mp40] [c: objective interact 2]",
     "[a: medic visible, hatch] [b: 3 mp40] [c: objective interact 2]"),
    ("[a: medic plus 1, hatch] [b] [c] [d: objective interact 2]", "[a: medic, hatch] [b] [c] [d: objective interact 2]"),
    ("[a: medic, hatch] [b] [c] [d: objective interact 2]", "[a: medic wounded 1, hatch] [b] [c] [d: objective interact 2]"),
    ("[a: medic, scout, hatch] [b] [c] [d: objective interact 2]",
     "[a: medic, scout critical, hatch] [b] [c] [d: objective interact 2]"),
])
def test_a_position_is_better_with_less_work_and_less_danger(better: str, worse: str) -> None:
    assert value(better) > value(worse)


@pytest.mark.parametrize(("kit", "doors", "goal"), [
    ("medic(crowbar)", "b-c locked", "c"), ("medic", "b-c locked", "d"), ("medic", "b-c open", "c"),
    ("sapper:ochre", "b-c locked", "c")])
def test_who_cannot_open_the_door_on_the_way_fetches_a_crowbar(kit: str, doors: str, goal: str) -> None:
    """The sapper's ochre side is a locksmith's (VC-CARD-04)."""
    m = scene(f"""
        [a: {kit}, hatch] [b] [c in: objective interact 2]
        [d: +crowbar]
        """, doors=doors, loose=True)
    plan = make_plan(m.board, m.state)
    assert list(plan.goal.values()) == [m.tile(goal)]


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    m = real("lighthouse", {"medic": "k", "scout": "k"}, loose=True)
    for outcome, worth in (("won", 1.0), ("lost", 0.0)):
        m.set(f"outcome: {outcome}")
        assert evaluate(m.board, m.state, 0) == worth


@pytest.mark.parametrize("bot", ["greedy", "mcts:60"])
def test_a_bot_does_what_wins_at_once(bot: str) -> None:
    """The objective and the open hatch are underfoot, and there are actions for both."""
    m = scene("[a: medic, hatch, objective interact 1] [b: mp40]", loose=True)
    player = make(bot, 1)
    for _ in range(2):
        m.play(player.choose(Viewpoint(m, 0)))
    assert [move.text for move in m.moves] == ["interact medic objective-a", "exit_hatch medic"]
