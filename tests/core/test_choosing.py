"""The grammar by which options are folded for people: each game's ``choosing.toml``."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bocage
from bocage.core.contract import AnyRuleset, Choosing, load_choosing
from bocage.core.contract.choosing import Ask, Verb
from bocage.core.errors import BadContent
from bocage.core.text import LANGUAGES, words
from bocage.games import installed

SYMBOLS = Path(bocage.__file__).parents[1] / "web" / "src" / "ui" / "symbols.svg"
GAMES = [game for game in installed() if game.display.choosing != Choosing()]


@pytest.fixture(params=GAMES, ids=[game.id for game in GAMES])
def game(request: pytest.FixtureRequest) -> AnyRuleset:
    found: AnyRuleset = request.param
    return found


def test_a_grammar_speaks_only_of_questions_verbs_and_facts_that_the_game_has(game: AnyRuleset) -> None:
    grammar, types = game.display.choosing, game.display.fact_types
    facts = {name for record in types.verbs.values() for name in record.__struct_fields__}
    assert set(grammar.ask) <= set(types.questions)
    assert set(grammar.verb) <= set(types.verbs)
    assert set(grammar.switch) <= facts
    assert {verb.by for verb in grammar.verb.values()} <= facts | {""}
    for kind, ask in grammar.ask.items():
        assert set(ask.parts) <= facts, kind
        assert ask.who in facts | {""}, kind
        assert ask.exit in {*types.verbs, ""}, kind
        assert set(ask.called) <= set(types.verbs), kind


def test_every_family_that_is_named_is_declared_with_an_icon_that_exists(game: AnyRuleset) -> None:
    grammar = game.display.choosing
    named = {family for verb in grammar.verb.values() for family in (verb.family, *verb.families.values()) if family} | {
        family for ask in grammar.ask.values() for family in (*ask.families, *ask.called.values())}
    assert named <= set(grammar.family)
    icons = set(re.findall(r'id="i-([a-z0-9_-]+)"', SYMBOLS.read_text(encoding="utf-8")))
    assert {family.icon for family in grammar.family.values()} <= icons


ASKED_AS_IT_IS = {"step"}               # the question, which names the unit, stays while this family is chosen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_families_have_a_word_a_short_word_and_a_question(game: AnyRuleset, lang: str) -> None:
    say = words(lang, game.folder / "text")
    for family in game.display.choosing.family:
        assert say(f"pick-{family}")
        assert family in ASKED_AS_IT_IS or say(f"pick-{family}.ask")
        assert len(say(f"pick-{family}.short")) <= 8, family


@pytest.mark.parametrize("lang", LANGUAGES)
def test_switches_have_words_for_their_values(game: AnyRuleset, lang: str) -> None:
    say = words(lang, game.folder / "text")
    for fact, switch in game.display.choosing.switch.items():
        assert say(f"how-{fact}")
        for value in switch.values:
            assert say(f"how-{fact}-{re.sub('[^a-zA-Z0-9]', '', value) or 'none'}")


def test_an_exit_is_the_one_of_the_question_else_a_verb_that_is_one_everywhere() -> None:
    grammar = Choosing(ask={"act": Ask(exit="end")}, verb={"refuse": Verb(exit=True), "pass": Verb(exit=False)})
    assert grammar.is_exit("act", "end")
    assert not grammar.is_exit("act", "none")
    assert grammar.is_exit("window", "none")
    assert grammar.is_exit("window", "refuse")
    assert not grammar.is_exit("window", "pass")


def test_a_game_without_the_file_declares_nothing_and_a_wrong_one_is_told(tmp_path: Path) -> None:
    assert load_choosing(tmp_path) == Choosing()
    (tmp_path / "choosing.toml").write_text("[ask.act]\nexits = 'end'\n", encoding="utf-8")
    with pytest.raises(BadContent):
        load_choosing(tmp_path)
