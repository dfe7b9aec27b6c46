"""Words in French and in English: the same keys, the same variables, and each language by its own rules."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bocage
from bocage.core.text import LANGUAGES, Words, language_of_locale, words
from tests.marks import slow

PACKAGE = Path(bocage.__file__).parent
TOYS = Path(__file__).parent.parent / "toys"
FOLDERS = sorted({file.parent for root in (PACKAGE, TOYS) for file in root.rglob("fr.ftl")})
NO_BREAK = "\u00a0"
UNFRENCH = re.compile(r"[^\u00a0\u202f!?][;!?»]|\w: | :|«[^\u00a0\u202f]")
ORDINAL = re.compile(r"\b\d+(?:er|re|e|ème)\b")        # 1ᵉʳ, 8ᵉ are written with superscript letters
GERMAN = "Alarm! Alarm?"            # what the guards shout

texts = pytest.mark.parametrize("folder", FOLDERS, ids=[f"{folder.parent.name}/{folder.name}" for folder in FOLDERS])


class Used(Visitor):
    """The variables that a pattern uses, and the texts in it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def used(pattern: ast.BaseNode) -> Used:
    found = Used()
    found.visit(pattern)
    return found


@cache
def patterns(file: Path) -> dict[str, ast.Pattern]:
    """Every message and attribute of a file by its key; a line that is no Fluent, or a key given twice, fails."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {str(entry.content)[:80]!r} is no message"
        if isinstance(entry, ast.Message):
            for key, pattern in [(entry.id.name, entry.value), *(
                    (f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes)]:
                assert key not in found, f"{file.name}: {key} twice"
                if pattern is not None:
                    found[key] = pattern
    return found


def test_there_are_texts_for_the_core_for_a_game_and_for_each_toy() -> None:
    assert len(FOLDERS) >= 6


@texts
def test_both_languages_have_the_same_messages_and_attributes(folder: Path) -> None:
    french, english = (set(patterns(folder / f"{lang}.ftl")) for lang in ("fr", "en"))
    assert french - english == set()
    assert english - french == set()


@texts
def test_both_languages_use_the_same_variables_in_each_message(folder: Path) -> None:
    """But for the gender of a person (``…_g``), which each language needs where its own grammar does."""
    french, english = ({key: {name for name in used(pattern).variables if not name.endswith("_g")}
                        for key, pattern in patterns(folder / f"{lang}.ftl").items()} for lang in ("fr", "en"))
    assert {key: (french[key], english.get(key)) for key in french if french[key] != english.get(key)} == {}


@texts
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_empty(folder: Path, lang: str) -> None:
    assert [key for key, pattern in patterns(folder / f"{lang}.ftl").items() if not pattern.elements] == []


@texts
def test_french_has_no_break_spaces_where_it_needs_them(folder: Path) -> None:
    """Before ; : ! ? » and after «; a colon inside a word (``bot:easy``) is not punctuation."""
    said = {key: "".join(used(pattern).texts) for key, pattern in patterns(folder / "fr.ftl").items()}
    assert {key: text for key, text in said.items() if UNFRENCH.search(f"{NO_BREAK}{text}".replace(GERMAN, ""))} == {}


@texts
def test_french_uses_typographic_apostrophes(folder: Path) -> None:
    assert [key for key, pattern in patterns(folder / "fr.ftl").items() if "'" in "".join(used(pattern).texts)] == []


@texts
def test_french_ordinals_are_superscript(folder: Path) -> None:
    assert [key for key, pattern in patterns(folder / "fr.ftl").items() if ORDINAL.search("".join(used(pattern).texts))] == []


@texts
def test_english_uses_curly_quotes_and_no_french_ones(folder: Path) -> None:
    said = {key: "".join(used(pattern).texts) for key, pattern in patterns(folder / "en.ftl").items()}
    assert [key for key, text in said.items() if set("«»") & set(text)] == []


@slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_with_any_number(lang: str) -> None:
    """No select without a default, no function that does not exist: each pattern is filled with numbers and read."""
    for folder in FOLDERS:
        say = words(lang, folder)
        for key, pattern in patterns(folder / f"{lang}.ftl").items():
            for number in (0, 1, 2, 5):
                assert say(key, **dict.fromkeys(used(pattern).variables, number)) is not None


def test_a_games_words_come_before_the_cores(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        (tmp_path / f"{lang}.ftl").write_text("unknown-game = match\nnovel = new\n", encoding="utf-8")
    say = Words("en", (tmp_path,))
    assert say("unknown-game") == "match"
    assert say("novel") == "new"
    assert say("unknown-seat") == "seat"


def test_texts_may_stand_in_one_file_or_in_a_folder_of_a_language(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "a.ftl").write_text("one = un\n", encoding="utf-8")
    (tmp_path / "fr" / "b.ftl").write_text("two = deux\n    .more = plus\n", encoding="utf-8")
    say = Words("fr", (tmp_path,))
    assert [say("one"), say("two"), say("two.more")] == ["un", "deux", "plus"]
    assert (say.has("two"), say.has("two.more"), say.has("two.less"), say.has("three")) == (True, True, False, False)


def test_a_message_is_made_from_others_and_from_terms(tmp_path: Path) -> None:
    """In whatever order they stand: each is read when it is needed."""
    (tmp_path / "en.ftl").write_text("both = { one.more } and { -two }\none = one\n    .more = one of { three }\n"
                                     "# three\nthree = 3\n-two = two\ntwo = { $n ->\n    [1] { one }\n   *[other] many\n }\n"
                                     "one = twice\n", encoding="utf-8")
    say = Words("en", (tmp_path,))
    assert say("both") == "one of 3 and two"
    assert [say("two", n=n) for n in (1, 2)] == ["one", "many"]


@pytest.mark.parametrize("key", ["no-such-text", "error-unreadable.nothing"])
def test_an_unknown_key_is_our_own_mistake(key: str) -> None:
    with pytest.raises((AssertionError, KeyError)):
        words("en")(key, text="x")


def test_a_missing_variable_is_our_own_mistake() -> None:
    with pytest.raises(AssertionError, match="error-unreadable"):
        words("en")("error-unreadable")


def test_a_language_we_do_not_have_is_english() -> None:
    assert words("de").lang == "en"


@pytest.mark.parametrize(("environment", "lang"), [
    ({"LC_ALL": "fr_FR.UTF-8"}, "fr"), ({"LANG": "fr_CA"}, "fr"), ({"LC_MESSAGES": "fr", "LANG": "en_GB"}, "fr"),
    ({"LC_ALL": "en_US.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"), ({"LANG": "de_DE"}, "en"), ({"LANG": "C"}, "en"),
    ({"LC_ALL": "", "LANG": "fr_BE"}, "fr")])
def test_french_for_french_speakers_english_for_everyone_else(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str],
                                                              lang: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of_locale() == lang


@pytest.mark.parametrize(("lang", "number", "told"), [
    ("en", 1, "1 piece of terrain"), ("en", 2, "2 pieces of terrain"), ("fr", 1, "1 décor"), ("fr", 2, "2 décors")])
def test_one_piece_of_terrain_is_told_in_the_singular(lang: str, number: int, told: str) -> None:
    assert words(lang)("checked-battlefield", name="Yard", width="30", height="22", pieces=number).endswith(f", {told}")


# Words that players have stumbled over; each has a better one in the texts.
UNWANTED = {
    "fr": ("À qui le tour", "à vous de voir", "alarme muette", "Place libre de choisir", "rejette", "Tir d’alerte",
           "Recto", "de parler"),
    "en": ("V.C.", "rejects", "up to you", "in suspense", "Let it happen", "OF THEM", "to speak",
           "Keyboard keys", "count no more"),
}


@texts
@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_players_stumbled_over_do_not_come_back(folder: Path, lang: str) -> None:
    said = {key: "".join(used(pattern).texts) for key, pattern in patterns(folder / f"{lang}.ftl").items()}
    assert {key: text for key, text in said.items() if any(word in text for word in UNWANTED[lang])} == {}
