"""Why a bot chose what it chose: named terms, both languages, nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from bocage import Match, new
from bocage.bots import Adviser, Explanation, RaceBot, Viewpoint
from bocage.bots.explaining import SOON, Reason, explain, in_words, name_of, reasons
from bocage.bots.race import Lane, Terms
from bocage.core.action import Action
from bocage.core.contract import AnyRuleset
from bocage.core.decision import Seat
from bocage.core.screen import percent
from bocage.core.text import LANGUAGES, words
from bocage.games import find

GAMES = {"v_commandos": ("bridges", ["a"]), "operation_commando": ("initiation", ["a", "b"]),
         "heroes_of_normandie": ("first_contact", ["a", "b"]), "commandos_40k": ("rescue", ["a", "b"])}


def positions(game: str, most: int, every: int) -> Iterator[Match]:
    """Positions of one game that is played by first sight, with a stray choice now and then."""
    scenario, seats = GAMES[game]
    match, rng = new(game, scenario, seats, seed="explained"), Random(4)
    priors = match.ruleset.advice.priors
    for number in range(most):
        decision = match.decision
        if decision is None:
            return
        if number % every == 0:
            yield match
        weights = priors(match.board, match.state, decision, decision.options)
        best = decision.options[weights.index(max(weights))]
        match.play(rng.choice(decision.options) if rng.random() < 0.2 else best)


def explained(match: Match) -> Explanation:
    assert match.decision is not None
    return Adviser(Random(1), playouts=24).explain(Viewpoint(match, match.decision.by[0]))


@pytest.mark.parametrize("game", GAMES)
def test_the_evaluation_grows_with_the_sum_of_its_terms(game: str) -> None:
    advice = find(game).advice
    found: list[tuple[float, float]] = []
    for match in positions(game, 150, 3):
        for seat in map(Seat, range(len(match.setup.seats))):
            whole = sum(advice.terms(match.board, match.state, seat).values(), 0.0)
            found.append((whole, advice.evaluate(match.board, match.state, seat)))
    found.sort()
    assert found[-1][0] - found[0][0] > 0.2
    for (low, worse), (high, better) in pairwise(found):
        assert better >= worse - 1e-9 or high - low < 0.02


@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_words_for_gain_and_loss(game: str) -> None:
    ruleset: AnyRuleset = find(game)
    terms = {term for match in positions(game, 120, 10) for term in ruleset.advice.terms(match.board, match.state, Seat(0))}
    assert terms
    for lang in LANGUAGES:
        say = words(lang, ruleset.folder / "text")
        for term in terms:
            assert say(f"term-{term}.up") != say(f"term-{term}.down")


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_explained_in_both_languages(game: str) -> None:
    told = 0
    for match in positions(game, 80, 8):
        why = explained(match)
        assert match.decision is not None
        assert why.action in match.decision.options
        assert len(why.reasons) <= 2
        for lang in LANGUAGES:
            screen = match.ruleset.display.screen(match.board, lang)
            assert in_words(why, match, screen, words(lang, match.ruleset.folder / "text"))
        told += not why.at_first_sight
    assert told


def test_the_reasons_are_the_terms_that_separate_the_two_best_options() -> None:
    bot = RaceBot(Random(1), playouts=8, explains=True)
    one, other = Lane(Action("a"), 0.5), Lane(Action("b"), 0.5)
    bot.lanes, bot.done = [one, other], 4
    one.values, other.values = [0.5, 0.5], [0.4, 0.4]
    one.terms = [{"work": 0.5, "danger": -0.2, "time": 0.1}, {"work": 0.5, "danger": -0.2}]
    other.terms = [{"work": 0.1, "danger": 0.0, "time": 0.1}, {"work": 0.1, "danger": 0.0}]
    found = explain(bot, one.action)
    assert [reason.term for reason in found.reasons] == ["work", "danger"]
    assert [reason.gain for reason in found.reasons] == pytest.approx([0.1, -0.05])
    assert (found.chance, found.other_chance) == (0.5, 0.4)


def lanes(values: list[list[float]], terms: list[list[Terms | None]]) -> tuple[Lane, Lane]:
    one, other = Lane(Action("a"), 0.5), Lane(Action("b"), 0.5)
    one.values, other.values = values
    one.terms, other.terms = terms
    return one, other


def test_an_option_that_wins_at_once_is_not_said_to_leave_more_work() -> None:
    """Nothing is left to evaluate of a game that is over: that it is won is the reason."""
    found = reasons(*lanes([[1.0, 1.0, 0.5], [0.5, 0.5, 0.5]], [[None, None, {"work": -1.0}], [{"work": -0.9}] * 3]))
    assert [(reason.term, reason.gain > 0) for reason in found] == [(SOON, True)]


def test_reasons_that_speak_for_the_worse_option_are_not_told() -> None:
    assert not reasons(*lanes([[0.6], [0.4]], [[{"work": -1.0, "time": 0.2}], [{"work": 0.0, "time": 0.0}]]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_gives_no_figure(game: str, lang: str) -> None:
    """The evaluation guesses, the play-outs count: its figures beside theirs would look like a contradiction."""
    say = words(lang, find(game).folder / "text")
    for match in positions(game, 60, 10):
        for term in (SOON, *find(game).advice.terms(match.board, match.state, Seat(0))):
            told = name_of(Reason(term, 0.1), say) + name_of(Reason(term, -0.1), say)
            assert not any(letter.isdigit() or letter == "%" for letter in told)


@pytest.mark.parametrize("game", ["operation_commando", "heroes_of_normandie"])
def test_an_explanation_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(game: str) -> None:
    for match in positions(game, 60, 20):
        assert match.decision is not None
        seat = match.decision.by[0]
        found = {str((why.action.text, why.chance, why.reasons, why.odds))
                 for why in (explained(world) for world in (match, *(match.twin(seat, Random(n)) for n in range(2))))}
        assert len(found) == 1


def test_two_options_that_are_hardly_apart_are_called_as_good() -> None:
    why = Explanation(Action("a"), 0.042, Action("b"), 0.040, 0.0, 24, ())
    assert why.is_close
    assert not why._replace(chance=0.06).is_close
    assert why._replace(chance=0.06, error=0.03).is_close


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_exact_chances_of_the_first_roll_are_told(lang: str) -> None:
    """Bots of V-Commandos shoot now and then; the chances are those of the odds that players are shown."""
    for match in positions("v_commandos", 200, 1):
        decision = match.decision
        shot = next((option for option in decision.options if option.verb == "shoot"), None) if decision else None
        if shot is not None:
            game = Viewpoint(match, match.entitled(shot)[0])
            game.options = [shot]
            why = Adviser(Random(1), playouts=8).explain(game)
            assert why.odds is not None
            assert [each.weight for each in why.odds.outcomes] == [each.weight for each in match.odds(shot).outcomes]
            assert sum(outcome.chance for outcome in why.odds.outcomes) == pytest.approx(1.0)
            say = words(lang, match.ruleset.folder / "text")
            told = in_words(why, match, match.ruleset.display.screen(match.board, lang), say)
            assert percent(say, why.odds.outcomes[0].chance) in told
            return
    raise AssertionError("nobody could shoot")
