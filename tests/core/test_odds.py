"""Odds from the real rules: exact where they can be, a sample with its interval where not."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage import Illegal, Match, new
from bocage.core import odds as odds_module
from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.dice import ScriptedDice, SeededDice
from bocage.core.event import Event, Happening
from bocage.core.odds import WORLDS, odds_of, odds_over, sampled_odds
from bocage.core.outcomes import wilson
from bocage.core.outcomes import Odds, Outcome
from bocage.core.record.reading import load
from bocage.core.run import Step
from bocage.games import find
from tests.changed import changed, put_in_place
from tests.matches import question
from tests.toys import bid
from tests.toys.runner.state import CARDS


def boat(seats: int) -> Match:
    return new("lifeboat", "atlantic", ["a", "b", "c", "d"][:seats], seed="1")


def before_the_shot(*cards: str) -> Match:
    """Runner just before the last pass before the die is rolled; these cards are played."""
    dealt = ("smoke", "aim", "smoke", "aim", "spy", "aim")
    m = new("runner", "meadow", ["anna", "ben"], dice=ScriptedDice(dealt, {"card": CARDS}, SeededDice("x")))
    waiting = [f"play {card}" for card in cards]
    m.play("run 1")
    m.play("fire")
    while waiting or not rolls_a_die(m):
        choice = next((option.text for option in question(m).options if option.text in waiting), "pass")
        if choice in waiting:
            waiting.remove(choice)
        m.play(choice)
    return m


def rolls_a_die(m: Match) -> bool:
    twin = m.copy()
    twin.play("pass")
    return any(bag == "die" for bag, _ in twin.moves[-1].chance)


def weight(outcome: Outcome) -> Fraction:
    """The weight of an outcome of exact odds."""
    assert outcome.weight is not None
    return outcome.weight


def weights(odds: Odds) -> dict[tuple[tuple[str, object], ...], Fraction]:
    return {tuple((event.name, event.args) for event in outcome.events): weight(outcome) for outcome in odds.outcomes}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exact_odds_are_those_of_brute_force(seats: int) -> None:
    m = boat(seats)
    water = Counter(max(1, sum(die < 3 for die in dice)) for dice in product(range(1, 7), repeat=seats))
    odds = m.odds("rest")
    assert odds.exact
    assert weights(odds) == {(("shipped", (number,)),): Fraction(count, 6 ** seats) for number, count in water.items()}
    assert sum(weight(outcome) for outcome in odds.outcomes) == 1


@pytest.mark.parametrize(("cards", "chance"), [
    ([], Fraction(1, 2)), (["smoke"], Fraction(1, 6)), (["aim"], Fraction(5, 6)), (["smoke", "aim"], Fraction(1, 2)),
    (["smoke", "smoke"], Fraction(0)), (["aim", "aim"], Fraction(1))])
def test_odds_in_mid_step_count_what_was_played_before(cards: list[str], chance: Fraction) -> None:
    odds = before_the_shot(*cards).odds("pass")
    assert odds.exact
    assert odds.chance_of("hit") == pytest.approx(float(chance))
    assert odds.chance_of("hit") + odds.chance_of("missed") == pytest.approx(1)


def test_the_likeliest_outcome_comes_first() -> None:
    chances = [outcome.chance for outcome in boat(4).odds("rest").outcomes]
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) > 1


def test_an_exact_outcome_is_a_point() -> None:
    for outcome in boat(2).odds("rest").outcomes:
        assert outcome.low == outcome.chance == outcome.high == float(weight(outcome))


def test_an_action_without_chance_has_one_certain_outcome() -> None:
    odds = new("stroll", "garden", seed="1").odds("rest")
    assert odds.exact
    assert [(weight(outcome), outcome.events) for outcome in odds.outcomes] == [(Fraction(1), ())]


def test_odds_change_nothing() -> None:
    m = boat(3)
    assert isinstance(m.dice, SeededDice)
    before = m.hash(), m.dice.position, len(m.log)
    m.odds("rest")
    assert (m.hash(), m.dice.position, len(m.log)) == before


def test_odds_of_an_illegal_action_are_refused() -> None:
    with pytest.raises(Illegal):
        boat(2).odds("bail 1")


def test_too_many_outcomes_are_sampled_with_an_interval_that_holds_the_truth() -> None:
    m = boat(4)
    exact = weights(m.odds("rest"))
    sampled = m.odds("rest", limit=3)
    assert not sampled.exact
    assert all(outcome.weight is None for outcome in sampled.outcomes)
    assert sum(outcome.chance for outcome in sampled.outcomes) == pytest.approx(1)
    for outcome in sampled.outcomes:
        truth = float(exact[tuple((event.name, event.args) for event in outcome.events)])
        assert outcome.low <= outcome.chance <= outcome.high
        assert outcome.low - 0.02 < truth < outcome.high + 0.02


def test_the_limit_is_the_number_of_ways_chance_can_answer() -> None:
    m = boat(2)                                             # two dice cut once: none, one or two of them ship water
    assert m.odds("rest", limit=3).exact
    assert not m.odds("rest", limit=2).exact


def test_a_sample_is_the_same_every_time() -> None:
    m = boat(4)
    one, two = (sampled_odds(m.step, m.check("rest"), 50) for _ in range(2))
    assert [outcome.chance for outcome in one.outcomes] == [outcome.chance for outcome in two.outcomes]


def test_hidden_draws_are_no_outcome_that_is_told() -> None:
    m = new("runner", "meadow", ["a", "b"], seed="1")
    odds = m.odds("run 0")
    assert all(event.seats is None for outcome in odds.outcomes for event in outcome.events)


def test_odds_do_not_tell_what_another_has_bid() -> None:
    """A seat asks what its bid will bring before the sealed bid of the other is opened."""
    asked = []
    for sealed in ("bid 1", "bid 5"):
        m = new("bid", "free", ["a", "b"], seed="1")
        m.play(sealed)
        odds = m.odds("bid 3")
        assert not odds.exact
        asked.append([(outcome.chance, [event.plain() for event in outcome.events]) for outcome in odds.outcomes])
        tied = next(outcome for outcome in odds.outcomes if outcome.events)
        assert tied.low < 1 / 5 < tied.high
    assert asked[0] == asked[1]


def test_odds_of_a_game_loaded_from_its_record_are_the_same() -> None:
    m = before_the_shot("smoke")
    again = load(m.record(), find)
    assert weights(again.odds("pass")) == weights(m.odds("pass"))


@pytest.mark.parametrize(("successes", "number", "low", "high"), [
    (5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 1000, 0.0002, 0.0056), (0, 0, 0.0, 1.0)])
def test_the_interval_is_wilsons(successes: int, number: int, low: float, high: float) -> None:
    assert wilson(successes, number) == pytest.approx((low, high), abs=1e-4)


def test_the_chance_of_an_event_counts_every_outcome_in_which_it_happens_among_others() -> None:
    hit, fell = (Event(Happening(name), (), "") for name in ("hit", "fell"))
    odds = Odds(True, (Outcome((hit, fell), 0.5, 0.5, 0.5, None), Outcome((hit,), 0.25, 0.25, 0.25, None),
                       Outcome((), 0.25, 0.25, 0.25, None)))
    assert (odds.chance_of("hit"), odds.chance_of("fell")) == (0.75, 0.5)


def test_odds_over_several_worlds_are_their_average_without_a_sample_too() -> None:
    """In one world the other has bid 3 as well, in the other one 5: only the first is a tie."""
    worlds = []
    for sealed in ("bid 3", "bid 5"):
        m = new("bid", "free", ["a", "b"], seed="1")
        m.play(sealed)
        worlds.append(m.step)
    odds = odds_over(worlds, m.check("bid 3"), limit=100, sample=0)
    assert not odds.exact
    assert odds.chance_of("tied") == pytest.approx(1 / 2)
    assert odds_over(worlds[:1], m.check("bid 3"), limit=100, sample=0).chance_of("tied") == 1


def test_a_sample_is_shared_among_the_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where chance has too many ways in one world, so many games are played in all worlds together, not in each of them."""
    m = boat(4)
    played: list[int] = []
    sampled = odds_module.sampled_odds

    def counted(step: Step, action: Action, number: int) -> Odds:
        played.append(number)
        return sampled(step, action, number)

    monkeypatch.setattr(odds_module, "sampled_odds", counted)
    odds = odds_over([m.step] * WORLDS, m.check("rest"), limit=2, sample=240)
    assert not odds.exact
    assert sum(played) == 240
    assert sum(outcome.chance for outcome in odds.outcomes) == pytest.approx(1)


def test_the_suppositions_of_a_seat_are_made_once_for_all_its_options() -> None:
    m = new("bid", "free", ["a", "b"], seed="1")
    m.play("bid 5")
    worlds = m.worlds(1)
    for bid_of in ("bid 3", "bid 4"):
        shared, alone = (m.odds_for(m.check(bid_of), 1, 100, 20, over) for over in (worlds, None))
        assert [(o.chance, [event.plain() for event in o.events]) for o in shared.outcomes] == [
            (o.chance, [event.plain() for event in o.events]) for o in alone.outcomes]
    assert list(worlds) == list(worlds)
    assert len(worlds.made) == WORLDS


def test_odds_go_through_the_questions_that_the_game_answers_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has bid most is asked whether to keep the prize: where the game says that he keeps it, the odds go on to that."""
    m = new("bid", "free", ["a", "b"], seed="1")
    m.play("bid 5")
    assert m.odds("bid 3", seat=1).chance_of("taken") == 0

    def keeps(board: object, state: object, decision: Decision) -> Action | None:
        return bid.KEEP if decision.kind == "prize" or bid.KEEP in decision.options else None

    put_in_place(monkeypatch, changed(bid.RULESET, "rules", follow_up=keeps))
    m = new("bid", "free", ["a", "b"], seed="1")
    m.play("bid 5")
    step = m.step
    odds = odds_of(step, m.check("bid 3"), 100, 0)
    assert odds.exact
    assert odds.chance_of("taken") == 1
    assert odds.assumed
