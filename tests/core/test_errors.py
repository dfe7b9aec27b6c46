"""Errors: one line, in either language, and every key that the code uses has its words."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import bocage
from bocage.core.errors import BadContent, BadRecord, BocageError, Illegal, Unknown, Unreadable
from bocage.core.match import CORE_RULES
from bocage.core.rulebook.catalogue import RuleText
from bocage.core.text import CORE_TEXT, LANGUAGES, words
from tests.core.test_text import used
from tests.toys import lifeboat, runner

PACKAGE = Path(bocage.__file__).parent
RUNNER, LIFEBOAT = runner.FOLDER, lifeboat.FOLDER
NO_BREAK = "\u00a0"
KEYED = re.compile(r"(?:error|note|expect|unknown)-[a-z0-9-]*[a-z0-9]")

ERRORS = [
    Unreadable("fly\nto the moon"), Illegal("RUN-CARD-04", RuleText(RUNNER, "RUN-CARD-04"), action="play spy"),
    Illegal("CORE-SEAT", seats="anna, ben"),
    BadContent("maps/a.toml", "tiles.b", "expect-known", known="a, b"), Unknown("scenario", "moon", "meadow"),
    BadRecord("error-record-truncated"), BadRecord("error-record-line", line=7, reason=Illegal("CORE-OVER")),
    BadRecord("error-record-line", line=7, reason=BadRecord("error-record-chance", bag="die", value="[9]")),
]


@cache
def read_package() -> tuple[list[tuple[str, str, ast.Call]], list[str]]:
    """Every call in the package (file, last part of its name, call), and every text."""
    nodes = [(file.name, node) for file in sorted(PACKAGE.rglob("*.py"))
             for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    found = [(name, ast.unparse(node.func).split(".")[-1], node) for name, node in nodes if isinstance(node, ast.Call)]
    return found, [node.value for _, node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def calls() -> list[tuple[str, str, ast.Call]]:
    return read_package()[0]


def text_of(node: ast.expr | None) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.key)
def test_an_error_is_one_line_in_either_language(error: BocageError) -> None:
    english, french = (error.say(lang) for lang in ("en", "fr"))
    assert str(error) == english != french
    for said in (english, french):
        assert said
        assert "\n" not in said
        assert "{" not in said


def test_a_refusal_says_its_rule_in_the_readers_language() -> None:
    refusal = Illegal("LB-ACT-02", RuleText(LIFEBOAT, "LB-ACT-02"))
    assert str(refusal) == "Not allowed now (LB-ACT-02): Takes one water out of the boat."
    assert refusal.say("fr") == f"Impossible maintenant (LB-ACT-02){NO_BREAK}: Retire une eau du canot."


def test_an_error_inside_an_error_is_said_in_the_same_language() -> None:
    error = BadRecord("error-record-line", line=7, reason=Illegal("LB-ACT-02", RuleText(LIFEBOAT, "LB-ACT-02")))
    assert error.say("fr").endswith("Retire une eau du canot.")


def test_no_break_spaces_survive_in_an_error() -> None:
    assert Unreadable("x").say("fr").startswith(f"«{NO_BREAK}x{NO_BREAK}»")


def test_what_a_player_typed_is_shown_in_one_short_line() -> None:
    said = str(Unreadable("  a\tb\r\nc  " + "é" * 500))
    assert "“a b c éé" in said
    assert len(said) < 150


@pytest.mark.parametrize("error", [
    BadContent("pack.json", "x" * 5000, "expect-known", known="a, b"),
    BadContent("pack.json", "tactics", "expect-form", detail=BocageError("form-enum", name="x" * 5000, known="a, b")),
], ids=["the place", "the word"])
def test_words_of_a_file_that_are_thousands_of_letters_long_are_cut(error: BadContent) -> None:
    """The library that fills the words refuses more than a thousand."""
    for lang in LANGUAGES:
        assert "x" * 300 in error.say(lang)
        assert len(error.say(lang)) < 1000


def test_errors_of_all_kinds_are_bocage_errors() -> None:
    assert all(isinstance(error, BocageError) for error in ERRORS)


def test_every_key_of_an_error_in_the_code_has_words() -> None:
    keys = {text for text in read_package()[1] if KEYED.fullmatch(text)}
    assert len(keys) > 50
    for lang in LANGUAGES:
        assert [key for key in sorted(keys) if not words(lang).has(key)] == []


def test_every_kind_of_thing_that_can_be_unknown_has_words() -> None:
    kinds = {text_of(call.args[0]) for _, name, call in calls() if name == "Unknown"}
    assert {"game", "scenario", "seat"} <= kinds
    for lang in LANGUAGES:
        assert [kind for kind in kinds if kind and not words(lang).has(f"unknown-{kind}")] == []


def test_every_error_is_raised_with_the_variables_that_its_words_use() -> None:
    needed = {entry.id.name: used(entry.value).variables
              for entry in FluentParser().parse((CORE_TEXT / "en.ftl").read_text(encoding="utf-8")).body
              if isinstance(entry, Message) and entry.value is not None}
    checked = 0
    for file, name, call in calls():
        key = text_of(call.args[0]) if call.args else ""
        if name == "BadRecord" and key and all(keyword.arg for keyword in call.keywords):
            checked += 1
            assert needed[key] == {keyword.arg for keyword in call.keywords}, f"{file}: {key}"
    assert checked > 8


def test_the_cores_own_rules_have_words() -> None:
    for lang in LANGUAGES:
        assert all(words(lang).has(f"rule-{rule}") for rule in CORE_RULES)
    for rule in CORE_RULES:
        assert Illegal(rule, seats="").say("en") != Illegal(rule, seats="").say("fr")


def test_a_word_that_is_right_at_one_place_and_wrong_at_another_is_answered_at_the_wrong_one() -> None:
    """A team fires its main weapon; "main" is no manner of fire."""
    m = bocage.position("heroes_of_normandie", """
        scenario first_contact
        turn: 2
        phase: act
        acting: u1
        acting by order: 1
        u1: us_fire_team, at d6, token 1, acted
        u2: ge_fire_group, at b6
        """)
    with pytest.raises(Unreadable) as told:
        m.check("fire main main", "seat1")
    assert str(told.value).endswith("“main” cannot be read there. Possible: normal.")
