"""Where rules are kept, and the account of which have code, tests and texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.core.rulebook.coverage import coverage
from bocage.core.rulebook.places import marked_places, places_of, short_forms
from tests.core.rulebook.small_rules import RULES


def game(folder: Path, code: str, test: str, french: str = "Deux.") -> tuple[Path, Path]:
    """A folder with a game of two rules, and a folder with its tests."""
    (folder / "game" / "rules").mkdir(parents=True)
    (folder / "tests").mkdir()
    (folder / "game" / "catalogue.toml").write_text(RULES.replace("{french}", french), encoding="utf-8")
    (folder / "game" / "rules" / "one.py").write_text(code, encoding="utf-8")
    (folder / "tests" / "test_one.py").write_text(test, encoding="utf-8")
    return folder / "game", folder / "tests"


BOTH = '@rule("XY-A-01", "XY-A-02", "XY-RULING-01")\ndef test_it(): ...\n'


def test_coverage_of_a_whole_game_is_complete(tmp_path: Path) -> None:
    found = coverage(*game(tmp_path, '"""XY-A-01, XY-A-02: both."""', BOTH))
    assert found.complete
    assert found.ids == ("XY-A-01", "XY-A-02")


def test_a_rule_without_code_is_found(tmp_path: Path) -> None:
    found = coverage(*game(tmp_path, '"""XY-A-02: one."""', BOTH))
    assert not found.complete
    assert (found.missing(found.code), found.missing(found.tests), found.missing(found.text)) == (["XY-A-01"], [], [])


@pytest.mark.parametrize("test", [
    '@rule("XY-A-01")\ndef test_it(): ...\n', '# XY-A-02\n@rule("XY-A-01")\ndef test_it(): "XY-A-02"\n',
    '@rule("XY-A-01")\n@other("XY-A-02")\ndef test_it(): ...\n'])
def test_a_rule_that_no_mark_names_is_not_tested(tmp_path: Path, test: str) -> None:
    found = coverage(*game(tmp_path, '"""XY-A-01, XY-A-02"""', test))
    assert found.missing(found.tests) == ["XY-A-02"]


def test_a_rule_without_text_in_one_language_is_found(tmp_path: Path) -> None:
    found = coverage(*game(tmp_path, '"""XY-A-01, XY-A-02"""', BOTH, french=" "))
    assert found.missing(found.text) == ["XY-A-02"]
    assert not found.complete


def test_a_ruling_without_a_test_or_without_a_reason_makes_the_account_incomplete(tmp_path: Path) -> None:
    code = '"""XY-A-01, XY-A-02: both."""'
    found = coverage(*game(tmp_path / "test", code, '@rule("XY-A-01", "XY-A-02")\ndef test_it(): ...\n'))
    assert (found.rulings, found.rulings_missing, found.complete) == (("XY-RULING-01",), ["XY-RULING-01"], False)
    folder, tests = game(tmp_path / "reason", code, BOTH)
    file = folder / "catalogue.toml"
    file.write_text(file.read_text(encoding="utf-8").replace('fr.why = "Ainsi."', 'fr.why = ""'), encoding="utf-8")
    assert coverage(folder, tests).rulings_missing == ["XY-RULING-01"]


def test_marks_are_read_in_classes_and_with_a_module_before_them(tmp_path: Path) -> None:
    file = tmp_path / "test_x.py"
    file.write_text('class TestX:\n    @marks.rule("XY-A-01")\n    def test_it(self): ...\n', encoding="utf-8")
    assert set(marked_places(tmp_path)) == {"XY-A-01"}


CODE = '''"""XY-A-01: the module."""

LIMIT = 3                       # XY-A-02


def deed() -> str:
    """XY-A-01, XY-A-02: both."""
    return "XY-A-02"
'''


def test_a_rule_is_found_by_file_line_and_function(tmp_path: Path) -> None:
    folder, tests = game(tmp_path, CODE, BOTH)
    found = places_of("XY-A-02", folder, tests)
    assert [(place.file.name, place.line, place.name) for place in found.code] == [
        ("one.py", 3, ""), ("one.py", 7, "deed"), ("one.py", 8, "deed")]
    assert [(place.file.name, place.line, place.name) for place in found.tests] == [("test_one.py", 2, "test_it")]
    assert {place.file.name for place in found.texts} == {"catalogue.toml"}


@pytest.mark.parametrize("code", [
    '"""XY-A-01, -02: both."""', '"""XY-A-01 and -02"""', '"""XY-A-01 to -02"""', '"""XY-A-01,\n    -02"""',
    "# XY-A-01,\n# -02", '"""XY-A-01/-02"""'])
def test_a_short_form_is_found_and_makes_the_account_incomplete(tmp_path: Path, code: str) -> None:
    folder, tests = game(tmp_path, f'"""XY-A-01, XY-A-02"""\n{code}\n', BOTH)
    assert [place.line for place in short_forms(folder)] == [2]
    assert not coverage(folder, tests).complete


def test_a_range_of_numbers_is_no_short_form(tmp_path: Path) -> None:
    folder, tests = game(tmp_path, '"""XY-A-01, XY-A-02: from 3 to -05, and -1."""', BOTH)
    assert coverage(folder, tests).complete
