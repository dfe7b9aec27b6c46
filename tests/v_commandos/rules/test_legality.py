"""One predicate decides: what it allows is offered, and what it refuses is refused with the rule that it names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from random import Random

import pytest

import bocage
from bocage.core.action import Action
from bocage.core.errors import Illegal
from bocage.core.match import Match
from bocage.games.v_commandos.actions import SIGNATURES
from bocage.games.v_commandos.bot import priors
from bocage.games.v_commandos.refusals import COMMANDO_DECISIONS, OWN_ACTIONS
from bocage.games.v_commandos.rules import legality
from bocage.games.v_commandos.types import Escorts, Role, Tile

# Escorts, a nest, doors, parallel terrains, a time limit, an alarm from the start.
SCENARIOS = ("villa", "prison", "airfield", "bunker", "black_tea", "bridges")
MOST = 600                      # actions of one verb that are tried in a position


def positions(scenario: str, seed: int, number: int) -> Iterator[Match]:
    """Moments of play at which commandos may act; the game is played half by chance, half as a bot would."""
    rng = Random(seed)
    game = 0
    while number:
        match = bocage.new("v_commandos", scenario, ("one",), seed=f"legality/{scenario}/{seed}/{game}")
        game += 1
        while match.decision is not None and number:
            decision = match.decision
            if decision.kind in COMMANDO_DECISIONS and rng.random() < 0.12:
                number -= 1
                yield match
            weights = priors(match.board, match.state, decision, decision.options) if rng.random() < 0.6 else None
            match.play(rng.choices(decision.options, weights)[0])


def conceivable(match: Match, verb: str, rng: Random) -> Iterator[Action]:
    """Every action of a verb that can be written on this board, or a sample where there are very many."""
    names = match.board.lexicon.names
    choices = [list(names[letter]) for letter in SIGNATURES[verb]]
    if len(choices) < 4:
        every = list(islice(product(*choices), 20 * MOST))
        yield from (match.board.lexicon.act(verb, *args) for args in rng.sample(every, min(MOST, len(every))))
    else:
        for _ in range(MOST):
            yield match.board.lexicon.act(verb, *(rng.choice(numbers) for numbers in choices))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_an_action_is_offered_exactly_when_its_predicate_allows_it(scenario: str) -> None:
    rng = Random(scenario)
    refused: set[str] = set()
    for match in positions(scenario, 1, 12):
        assert match.decision is not None
        offered = {option for option in match.decision.options if option.verb in OWN_ACTIONS}
        for option in offered:
            assert legality.why_not(match.board, match.state, option) == "", option
        for verb in sorted(OWN_ACTIONS):
            for action in conceivable(match, verb, rng):
                rule = legality.why_not(match.board, match.state, action)
                assert (action in offered) == (rule == ""), (action, rule)
                refused.add(rule)
    assert len(refused) > 20, "the positions are too poor to show anything"


def near_misses(match: Match, rng: Random) -> Iterator[Action]:
    """Options with one argument changed: another commando, tile, weapon or way of paying."""
    assert match.decision is not None
    for option in match.decision.options:
        if option.verb in OWN_ACTIONS:
            at = rng.randrange(len(option.args))
            numbers = match.board.lexicon.names[SIGNATURES[option.verb][at]]
            args = (*option.args[:at], rng.choice(list(numbers)), *option.args[at + 1:])
            yield match.board.lexicon.act(option.verb, *args)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_near_miss_is_refused_with_the_rule_of_the_predicate_that_left_it_out(scenario: str) -> None:
    rng = Random(scenario)
    rules: set[str] = set()
    for match in positions(scenario, 2, 25):
        assert match.decision is not None
        b, s, offered = match.board, match.state, set(match.decision.options)
        for action in near_misses(match, rng):
            if action in offered:
                continue
            c, verb = Role(action.args[0]), action.verb
            with pytest.raises(Illegal) as refusal:
                match.check(action.text)
            rules.add(refusal.value.rule)
            if c not in s.squad:
                expected = "VC-ELIM-04" if s.buried[c] else "VC-CARD-01"
            elif verb == "activate":
                expected = legality.why_not_activate(b, s, c)
            elif verb == "end":
                expected = legality.why_not_end(s, c)
            else:
                size = legality.why_not_sneak(b, s, c, Tile(action.args[1]), Escorts(action.args[2])) if (
                    verb == "stealth_move") else ""
                expected = legality.why_not_here(s, c, verb) or size or legality.why_not_pay(b, s, action) or (
                    legality.WHY_NOT[verb](b, s, *action.args))
            assert refusal.value.rule == expected, action
    assert len(rules) > 8, "the near misses are too much alike to show anything"
