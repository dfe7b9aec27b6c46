"""What bots think of positions, what they do at first sight, and that thinking pays. docs/bots.md has the real measurements."""

from random import Random
from typing import Any

import pytest

import bocage
from bocage.bots import Viewpoint, make
from bocage.core.dice import SeededDice
from bocage.games.operation_commando.bot.evaluation import evaluate, horizon, priors
from bocage.games.operation_commando.pieces import (
    BOTH, DE, ENEMY, HISTORICAL_LAYOUT, NO_TERRAIN, SCENARIOS, US, Side)
from tests.operation_commando.scene import Scene, scene
from tests.marks import slow, soak

pytestmark = slow

LIGHT, SURE = {"light": 1}, {"plus1": 1}
SOME = "us_paratroopers us_radio"
FEW = "de_patrol de_sentry"


def value(**how: Any) -> float:
    """What a scene is worth to the American."""
    m = scene(**{"us": SOME, "de": FEW, **how})
    return evaluate(m.board, m.state, US)


def weights(m: Scene) -> dict[str, float]:
    """What a bot thinks at first sight, by the text of the options."""
    decision = m.decision
    found = priors(m.board, m.state, decision, decision.options)
    return {option.text: weight for option, weight in zip(decision.options, found, strict=True)}


def favourite(m: Scene) -> str:
    found = weights(m)
    return max(found, key=found.__getitem__)


def choice(m: Scene, bot: str, seed: int = 1) -> str:
    seat = m.decision.by[0]
    return make(bot, seed).choose(Viewpoint(m.match, seat)).text


def wins(strong: str, weak: str, games: int, scenario: str = "initiation") -> float:
    """The score of the first bot, each seed played twice with the sides swapped."""
    score = 0.0
    for number in range(games):
        for seat in BOTH:
            match = bocage.new("operation_commando", scenario, ["us", "de"], seed=f"bots/{number}")
            bots = {seat: make(strong, number), ENEMY[seat]: make(weak, number)}
            while match.decision is not None:
                by = Side(match.decision.by[0])
                match.play(bots[by].choose(Viewpoint(match, by)))
            assert match.result is not None
            score += match.result.scores[seat]
    return score


# --- judging a position -----------------------------------------------------------------------------------------------


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    m = scene(us=SOME, de=FEW)
    for outcome, worth in (("us", (1.0, 0.0)), ("de", (0.0, 1.0)), ("draw", (0.5, 0.5))):
        m.set(f"outcome: {outcome}")
        assert (evaluate(m.board, m.state, US), evaluate(m.board, m.state, DE)) == worth


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_one_side_hopes_the_other_fears(scenario: str) -> None:
    rng = Random(1)
    match = bocage.new("operation_commando", scenario, ["us", "de"], seed="hope")
    while match.decision is not None:
        ours, theirs = (evaluate(match.board, match.state, seat) for seat in (US, DE))
        assert 0.0 < ours < 1.0
        assert ours + theirs == pytest.approx(1.0)
        match.play(rng.choice(match.decision.options))


@pytest.mark.parametrize(("better", "worse"), [
    ({"points": [3, 1]}, {"points": [2, 1]}),
    ({"points": [2, 1]}, {"points": [2, 2]}),
    ({"us": SOME + " us_hq"}, {"us": SOME}),
    ({"us": SOME + " us_grenade"}, {"us": SOME}),
    ({"us_tokens": {"light": 4}}, {"us_tokens": LIGHT}),
    ({"us_tokens": SURE}, {"us_tokens": LIGHT}),
    ({"de": FEW}, {"de": FEW + " de_wespe"}),
    ({"de_tokens": {}}, {"de_tokens": {"light": 4}}),
    ({"size": 1}, {"size": 3}),
    ({"terrain": "marsh", "de": "de_wespe"}, {"terrain": "crossroads", "de": "de_wespe"}),
], ids=["points", "his points", "unit", "action", "tokens", "sure token", "his unit", "his tokens", "size", "no vehicles"])
def test_a_position_is_better_for_the_american(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert value(**better) > value(**worse)


def test_who_is_ahead_in_a_combat_is_better_off() -> None:
    ahead = scene(us="us_hq", de="de_luftlande", us_tokens={}).does("commit de_luftlande", "stop", "commit us_hq")
    behind = scene(us="us_recon", de="de_luftlande", us_tokens={}).does("commit de_luftlande", "stop", "commit us_recon")
    assert evaluate(ahead.board, ahead.state, US) > evaluate(behind.board, behind.state, US)


def test_a_play_out_ends_with_the_turn() -> None:
    m = scene(us="us_paratroopers", de="de_ost", size=1)
    is_far = horizon(m.board, m.state)
    m.does("commit de_ost", "stop", "commit us_paratroopers", "stop")
    assert not is_far(m.state)
    while m.state.turn == 1:
        m.play(m.options()[-1])
    assert is_far(m.state)


# --- first sight ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_option_of_every_question_has_a_weight(scenario: str) -> None:
    rng, kinds = Random(2), set[str]()
    match = bocage.new("operation_commando", scenario, ["us", "de"], seed="weights")
    for number in range(12):
        run = match.playout(SeededDice(f"weights/{number}"))
        while run.decision is not None:
            decision = run.decision
            found = priors(match.board, run.table.state, decision, decision.options)
            assert len(found) == len(decision.options)
            assert all(weight >= 0 for weight in found), decision
            assert sum(found) > 0, decision
            kinds.add(decision.kind)
            run.play(rng.choice(decision.options))
    assert {"commit", "opening", "answer", "bid", "event", "cancel"} <= kinds


def test_the_cheapest_unit_that_gets_ahead_answers() -> None:
    m = scene(us="us_paratroopers us_hq us_medics", de="de_luftlande").does("commit de_luftlande", "stop")
    assert favourite(m) == "commit us_paratroopers"


def test_who_cannot_get_ahead_lets_it_be() -> None:
    m = scene(us="us_medics", de="de_wespe", us_tokens={}).does("commit de_wespe", "stop")
    assert favourite(m) == "abandon"
    m = scene(us="us_recon", de="de_wespe", us_tokens=LIGHT).does("commit de_wespe", "stop", "commit us_recon")
    assert favourite(m) == "stop"


def test_who_is_ahead_stops() -> None:
    m = scene(us="us_paratroopers us_grenade", de="de_sentry").does("commit de_sentry", "stop", "commit us_paratroopers")
    assert favourite(m) == "stop"


def test_a_sure_token_is_tried_before_a_dear_card() -> None:
    m = scene(us="us_paratroopers us_hq us_bazooka", de="de_grenadiers", us_tokens=SURE)
    m.does("commit de_grenadiers", "stop", "commit us_paratroopers")
    assert favourite(m) == "token +1/+1"


def test_a_smoke_grenade_ends_the_assault_and_a_trench_goes_on_with_it() -> None:
    m = scene(us="us_paratroopers us_smoke", de="de_sentry de_ost", size=2).does(
        "commit de_sentry", "stop", "commit us_paratroopers", "stop", "stop", "pass")
    assert (m.ask, m.asked, favourite(m)) == ("unit_destroyed", "us", "play us_smoke")
    m = scene(us="us_paratroopers", de="de_sentry de_ost de_trench", size=1).does(
        "commit de_sentry", "stop", "commit us_paratroopers", "stop", "stop")
    assert (m.ask, m.asked, favourite(m)) == ("unit_destroyed", "de", "play de_trench")


def test_the_worst_card_goes_and_the_german_draws_one_more() -> None:
    m = scene(phase="de_draw", de=FEW, de_top="de_ost de_wespe de_stug")
    assert favourite(m) == "extra"
    m.play("extra")
    assert favourite(m) == "reject de_ost"


def test_a_hand_without_units_goes_back() -> None:
    poor = "de_m24 de_m24 de_ammo de_supply de_floods de_wire"
    m = scene(phase="mulligan_de", de=poor)
    assert favourite(m) == "mulligan"
    m = scene(phase="mulligan_de", de="de_wespe de_stug de_luftlande de_patrol de_m24 de_ammo")
    assert favourite(m) == "keep"


# --- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["greedy", "mcts:60"])
def test_a_bot_does_what_wins_at_once(bot: str) -> None:
    """One point is missing, the Combat is the last, and a sure token draws level."""
    m = scene(us="us_recon us_intel", de="de_patrol", us_tokens=SURE, size=1, points=[6, 6], dice="N")
    m.does("commit de_patrol", "stop", "commit us_recon")
    assert m.totals == (2, 3)
    assert choice(m, bot) == "token +1/+1"
    m.does("token +1/+1")
    assert choice(m, bot) == "stop"


@pytest.mark.parametrize("bot", ["greedy", "mcts:60"])
def test_a_bot_does_not_raise_what_is_won(bot: str) -> None:
    m = scene(us="us_hq us_grenade us_bazooka", de="de_ost", de_tokens={}, size=1)
    m.does("commit de_ost", "stop", "commit us_hq")
    assert choice(m, bot) == "stop"


@pytest.mark.parametrize("bot", ["greedy", "mcts:40"])
def test_a_bot_does_not_know_the_other_hand(bot: str) -> None:
    """It chooses the same whatever the other really holds, as long as it cannot tell."""
    m = scene(us="us_paratroopers us_radio us_grenade", de="de_luftlande de_wespe de_m24").does("commit de_luftlande", "stop")
    chosen = choice(m, bot, seed=7)
    for number in range(4):
        other = m.match.twin(US, Random(number))
        assert sorted(other.state.hand[US]) == sorted(m.state.hand[US])
        assert make(bot, 7).choose(Viewpoint(other, US)).text == chosen


def test_the_rest_of_a_field_is_laid_without_thinking() -> None:
    m = scene("utah", phase="lay_out", terrain="exit1", grid=[NO_TERRAIN] * 16, layout=HISTORICAL_LAYOUT)
    assert choice(m, "mcts:1") == "lay_rest"


@slow
def test_greed_beats_chance() -> None:
    assert wins("greedy", "random", 5) >= 7


@soak
def test_search_beats_greed() -> None:
    assert wins("mcts:25", "greedy", 3) >= 4
