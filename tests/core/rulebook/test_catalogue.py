"""The rules as players read them, and the account of which have code, tests and text."""

from __future__ import annotations

from pathlib import Path

import tests.toys  # noqa: F401  registers the toys
from bocage.core.rulebook.catalogue import Catalogue, RuleText, catalogue
from bocage.games import find, installed, registered
from tests.core.rulebook.small_rules import RULES
from tests.core.test_text import ORDINAL


def game(folder: Path) -> Path:
    """A folder with the rules of a game."""
    (folder / "catalogue.toml").write_text(RULES.replace("{french}", "Deux."), encoding="utf-8")
    return folder


def test_a_rule_is_found_by_its_id_in_any_case(tmp_path: Path) -> None:
    book = catalogue(game(tmp_path))
    assert isinstance(book, Catalogue)
    first, ruling = book.find("xy-a-01"), book.find("XY-RULING-01")
    assert first is not None
    assert ruling is not None
    assert first.wording("fr").text == "Un."
    assert ruling.en.why == "So."
    assert book.find("XY-A-99") is None


def all_folders() -> list[Path]:
    return [game.folder for game in (*installed(), *registered.values())]


def test_the_words_of_any_rule_are_found_in_both_languages() -> None:
    runner, lifeboat, v_commandos = (find(game).folder for game in ("runner", "lifeboat", "v_commandos"))
    assert RuleText(runner, "RUN-CARD-04").say("en") == "A dodge cancels the shot. A counter cancels a card of the other's."
    assert RuleText(lifeboat, "LB-ACT-02").say("fr") == "Retire une eau du canot."
    assert RuleText(v_commandos, "VC-GEN-04").say("en").startswith("Commandos act in the order")


def test_registered_games_bring_their_rules_with_them() -> None:
    assert find("runner") is registered["runner"]
    assert find("runner").folder in all_folders()
    assert find("v_commandos").folder in all_folders()


def test_no_id_is_given_twice_and_every_ruling_settles_a_rule_that_exists() -> None:
    for book in map(catalogue, all_folders()):
        every = [rule.id for rule in (*book.rule, *book.ruling, *book.example)]
        assert len(every) == len(set(every))
        assert {id for rule in (*book.ruling, *book.example) for id in rule.rules} <= set(every)


def test_french_rules_use_typographic_apostrophes_and_superscript_ordinals() -> None:
    for book in map(catalogue, all_folders()):
        french = {chapter.id: chapter.fr for chapter in book.chapter} | {
            rule.id: f"{rule.fr.title} {rule.fr.text} {rule.fr.why}" for rule in (*book.rule, *book.ruling, *book.example)}
        assert [id for id, text in french.items() if "'" in text or ORDINAL.search(text)] == []


def test_every_rule_stands_in_a_chapter_of_its_game() -> None:
    for book in map(catalogue, all_folders()):
        chapters = {chapter.id for chapter in book.chapter}
        assert {rule.id.split("-")[1] for rule in book.rule} <= chapters
