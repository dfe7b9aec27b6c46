"""What every toy has, as every game must."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bocage import new
from bocage.core.conformance import Referee
from bocage.core.contract import AnyRuleset
from bocage.core.decision import Seat
from bocage.core.rulebook.catalogue import catalogue
from bocage.core.rulebook.coverage import coverage
from bocage.core.text import words
from bocage.games import find
from tests.matches import ended
from tests.toys import TOYS

toys = pytest.mark.parametrize("toy", TOYS)
HERE = Path(__file__).parent


@toys
def test_every_rule_of_a_toy_has_code_test_and_text(toy: str) -> None:
    found = coverage(find(toy).folder, HERE)
    assert (found.missing(found.code), found.missing(found.tests), found.missing(found.text)) == ([], [], [])


@toys
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_question_option_event_and_result_of_a_toy_has_words(toy: str, lang: str) -> None:
    ruleset: AnyRuleset = find(toy)
    say = words(lang, ruleset.folder / "text")
    assert say("game-name")
    for number, scenario in enumerate(ruleset.scenarios):
        assert say(scenario.key)
        match = new(toy, scenario.id, [f"s{seat}" for seat in range(scenario.seats[1])], seed=f"{number}")
        namer, rng = ruleset.display.namer(match.board, lang), Random(number)
        while match.decision is not None:
            assert namer.ask(match.decision)
            assert len({namer.action(option, match.state) for option in match.decision.options}) == len(match.decision.options)
            match.play(rng.choice(match.decision.options))
        assert all(namer.event(event) for event in match.log)
        assert say(f"result-{ended(match).key}", reason="")


@toys
def test_a_toy_checks_its_content(toy: str) -> None:
    assert find(toy).check(None, "en") == [f"{len(catalogue(find(toy).folder).rule)} rules"]


@toys
def test_a_toy_tells_bots_how_it_stands(toy: str) -> None:
    ruleset = find(toy)
    match = new(toy, ruleset.scenarios[0].id, ["a", "b"], seed="2")
    assert 0 <= ruleset.advice.evaluate(match.board, match.state, Seat(0)) <= 1
    Referee(match, Random(1), thorough=0.0).play()
    assert ruleset.advice.evaluate(match.board, match.state, Seat(0)) == ended(match).scores[0]
