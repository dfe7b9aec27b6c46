"""Every example of the rules is played, and shows what it says that it shows."""

from __future__ import annotations

import pytest

from bocage.core.contract import AnyRuleset
from bocage.core.match import Match
from bocage.core.rulebook.catalogue import catalogue
from bocage.core.text import LANGUAGES
from bocage.examples.content import Example, examples_in, examples_of, title_of
from bocage.examples.playing import play
from bocage.games import find, installed
from bocage.lessons.conditions import Seen

WITH_EXAMPLES = [game for game in installed() if examples_of(game)]


def by_id(game: AnyRuleset) -> str:
    return game.id


def faults_of(game: AnyRuleset, example: Example) -> list[str]:
    """What an example promises and does not keep."""
    played = play(game, example)
    seen = Seen(played.match, range(len(played.match.moves)), 0)
    faults = [f"not so: {condition}" for condition in example.expect if not seen.holds(condition)]
    if example.refused and played.refusal is None:
        faults.append(f"allowed: {example.refused}")
    if not example.expect:
        faults += [f"does not show {rule}" for rule in example.rules if rule not in played.shown]
    if not played.match.moves and not example.refused:
        faults.append("nothing is played")
    return faults + cannot_be_shown(game, played.match)


def cannot_be_shown(game: AnyRuleset, match: Match) -> list[str]:
    """Why the board of an example stays empty for somebody, if it does."""
    try:
        for seat in (None, *range(len(match.setup.seats))):
            match.view(seat)
        if game.knowledge.whole is not None:
            game.knowledge.whole(match.board, match.state)
    except Exception as fault:              # any: the reader would see nothing
        return [f"cannot be shown: {fault!r}"]
    return []


@pytest.mark.parametrize("game", WITH_EXAMPLES, ids=by_id)
def test_every_example_is_played_and_keeps_its_promise(game: AnyRuleset) -> None:
    faults = {example.id: found for example in examples_of(game) if (found := faults_of(game, example))}
    assert faults == {}


@pytest.mark.parametrize("game", WITH_EXAMPLES, ids=by_id)
def test_examples_name_rules_of_the_catalogue_and_have_ids_of_their_own(game: AnyRuleset) -> None:
    found = examples_of(game)
    assert len({example.id for example in found}) == len(found)
    book = catalogue(game.folder)
    assert {rule for example in found for rule in example.rules if book.find(rule) is None} == set()
    assert all(example.rules and title_of(game, example, lang) for example in found for lang in LANGUAGES)


@pytest.mark.parametrize("game", WITH_EXAMPLES, ids=by_id)
def test_what_is_said_of_an_example_is_said_in_both_languages(game: AnyRuleset) -> None:
    for example in examples_in(game.folder):
        assert len(example.en.steps) == len(example.fr.steps) <= len(example.plays), example.id
        for ours, theirs in zip((example.en.title, example.en.before, example.en.after, *example.en.steps),
                                (example.fr.title, example.fr.before, example.fr.after, *example.fr.steps), strict=True):
            assert bool(ours) == bool(theirs), example.id


def test_an_example_that_promises_too_much_is_found_out() -> None:
    game = find("operation_commando")
    example = next(each for each in examples_in(game.folder) if each.plays and not each.expect)
    assert faults_of(game, example) == []
    more = Example(example.id, (*example.rules, "OC-NONE-01"), example.position, example.plays, example.dice)
    assert faults_of(game, more) == ["does not show OC-NONE-01"]
    untrue = Example(example.id, example.rules, example.position, example.plays, example.dice, expect=("over",))
    assert faults_of(game, untrue) == ["not so: over"]
