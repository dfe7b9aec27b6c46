"""The rules as players read them, and the account of which have code, tests and text."""

from __future__ import annotations

from pathlib import Path

import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage.core.catalogue import Catalogue, all_folders, catalogue, coverage, ids_in, ids_tested, say_rule
from bocage.core.match import CORE_RULES
from bocage.games import find, registered

RULES = """
[[chapter]]
id = "A"
en = "A"
fr = "A"

[[rule]]
id = "XY-A-01"
en.title = "One"
en.text = "One."
fr.title = "Un"
fr.text = "Un."

[[rule]]
id = "XY-A-02"
en.title = "Two"
en.text = "Two."
fr.title = "Deux"
fr.text = "{french}"

[[ruling]]
id = "XY-RULING-01"
en.title = "A doubt"
en.text = "Settled."
en.why = "So."
fr.title = "Un doute"
fr.text = "Tranché."
fr.why = "Ainsi."
rules = ["XY-A-01"]
"""


@pytest.mark.parametrize(("text", "ids"), [
    ("VC-SEQ-01: first", {"VC-SEQ-01"}),
    ("VC-SEQ-01, -02: both", {"VC-SEQ-01", "VC-SEQ-02"}),
    ("VC-SEQ-01 and -03", {"VC-SEQ-01", "VC-SEQ-03"}),
    ("VC-SEQ-03 to -06", {"VC-SEQ-03", "VC-SEQ-04", "VC-SEQ-05", "VC-SEQ-06"}),
    ("VC-SEQ-01, -03 to -05 and -09", {"VC-SEQ-01", "VC-SEQ-03", "VC-SEQ-04", "VC-SEQ-05", "VC-SEQ-09"}),
    ("VC-GEN-05, -08, VC-DIFF-03", {"VC-GEN-05", "VC-GEN-08", "VC-DIFF-03"}),
    ("HN-ACT-06; OC-BID-10", {"HN-ACT-06", "OC-BID-10"}),
    ("xVC-SEQ-01 VC-SEQ-1 vc-seq-01 VC-01 V-SEQ-01", set()),
    ("from 3 to -05", set()),
])
def test_ids_are_found_in_their_short_forms_too(text, ids):
    assert ids_in(text) == ids


def game(folder: Path, code: str, test: str, french: str = "Deux.") -> tuple[Path, Path]:
    """A folder with a game of two rules, and a folder with its tests."""
    (folder / "game" / "rules").mkdir(parents=True)
    (folder / "tests").mkdir()
    (folder / "game" / "catalogue.toml").write_text(RULES.replace("{french}", french), encoding="utf-8")
    (folder / "game" / "rules" / "one.py").write_text(code, encoding="utf-8")
    (folder / "tests" / "test_one.py").write_text(test, encoding="utf-8")
    return folder / "game", folder / "tests"


BOTH = '@rule("XY-A-01", "XY-A-02")\ndef test_it(): ...\n'


def test_coverage_of_a_whole_game_is_complete(tmp_path):
    found = coverage(*game(tmp_path, '"""XY-A-01, -02: both."""', BOTH))
    assert found.complete
    assert found.ids == ("XY-A-01", "XY-A-02")


def test_a_rule_without_code_is_found(tmp_path):
    found = coverage(*game(tmp_path, '"""XY-A-02: one."""', BOTH))
    assert not found.complete
    assert (found.missing(found.code), found.missing(found.tests), found.missing(found.text)) == (["XY-A-01"], [], [])


@pytest.mark.parametrize("test", [
    '@rule("XY-A-01")\ndef test_it(): ...\n', '# XY-A-02\n@rule("XY-A-01")\ndef test_it(): "XY-A-02"\n',
    '@rule("XY-A-01")\n@other("XY-A-02")\ndef test_it(): ...\n'])
def test_a_rule_that_no_mark_names_is_not_tested(tmp_path, test):
    found = coverage(*game(tmp_path, '"""XY-A-01, -02"""', test))
    assert found.missing(found.tests) == ["XY-A-02"]


def test_a_rule_without_text_in_one_language_is_found(tmp_path):
    found = coverage(*game(tmp_path, '"""XY-A-01, -02"""', BOTH, french=" "))
    assert found.missing(found.text) == ["XY-A-02"]
    assert not found.complete


def test_marks_are_read_in_classes_and_with_a_module_before_them(tmp_path):
    file = tmp_path / "test_x.py"
    file.write_text('class TestX:\n    @marks.rule("XY-A-01")\n    def test_it(self): ...\n', encoding="utf-8")
    assert ids_tested(file) == {"XY-A-01"}


def test_a_rule_is_found_by_its_id_in_any_case(tmp_path):
    folder, _ = game(tmp_path, "", "")
    book = catalogue(folder)
    assert isinstance(book, Catalogue)
    assert book.find("xy-a-01").wording("fr").text == "Un."
    assert book.find("XY-RULING-01").en.why == "So."
    assert book.find("XY-A-99") is None


def test_the_words_of_any_rule_are_found_in_both_languages():
    assert say_rule("RUN-CARD-04", "en") == "A dodge cancels the shot. A counter cancels a card of the other's."
    assert say_rule("LB-ACT-02", "fr") == "Retire une eau du canot."
    assert say_rule("VC-GEN-04", "en").startswith("Commandos act in the order")
    for core in CORE_RULES:
        assert say_rule(core, "en") != say_rule(core, "fr")


def test_registered_games_bring_their_rules_with_them():
    assert find("runner") in registered()
    assert find("runner").folder in all_folders()
    assert find("v_commandos").folder in all_folders()


def test_no_id_is_given_twice_and_every_ruling_settles_a_rule_that_exists():
    for book in map(catalogue, all_folders()):
        every = [rule.id for rule in (*book.rule, *book.ruling, *book.example)]
        assert len(every) == len(set(every))
        assert {id for rule in (*book.ruling, *book.example) for id in rule.rules} <= set(every)


def test_every_rule_stands_in_a_chapter_of_its_game():
    for book in map(catalogue, all_folders()):
        chapters = {chapter.id for chapter in book.chapter}
        assert {rule.id.split("-")[1] for rule in book.rule} <= chapters
