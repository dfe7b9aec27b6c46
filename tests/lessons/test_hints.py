"""First-time hints: each has its words and its rule, and speaks of questions, options and events that the game has."""

from __future__ import annotations

import pytest

from bocage.core.contract import AnyRuleset
from bocage.core.rulebook.catalogue import catalogue
from bocage.core.text import LANGUAGES, words
from bocage.games import installed
from bocage.lessons.hints import Hint, hints_in

HINTS = [(game, hint) for game in installed() for hint in hints_in(game.folder)]


@pytest.mark.parametrize(("game", "hint"), HINTS, ids=lambda each: getattr(each, "prefix", getattr(each, "id", None)))
def test_a_hint_can_come_up_and_has_its_words(game: AnyRuleset, hint: Hint) -> None:
    told = game.display.fact_types
    assert hint.asked or hint.verb or hint.event
    assert set(hint.asked) <= set(told.questions)
    assert set(hint.verb) <= set(told.verbs)
    assert set(hint.event) <= set(told.events)
    assert catalogue(game.folder).find(hint.rule), hint.rule
    for lang in LANGUAGES:
        assert words(lang, game.folder / "text")(f"hint-{hint.id}")


def test_every_game_has_a_handful_of_hints_each_once() -> None:
    for game in installed():
        ids = [hint.id for hint in hints_in(game.folder)]
        assert len(ids) >= 4
        assert len(ids) == len(set(ids))
