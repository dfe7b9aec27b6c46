"""What people do wrong gets one clear line, in both languages, a non-zero exit, no traceback, and an untouched game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import bocage
from bocage.cli.desk import fold
from bocage.core.errors import BadContent
from bocage.games import find
from tests.changed import put_in_place
from tests.cli.terminal import new, played, refused, run, said, saved

START = ("play", "v_commandos", "lighthouse", "--seed", "1", "--squad", "officer:blue,scout:blue")


@pytest.mark.parametrize("words", [
    ("play", "chess"), ("play", "v_commandos", "moon"), ("play", "lighthouse", "--bot", "genius"),
    ("play", "lighthouse", "--option", "speed=9"), ("play", "lighthouse", "--option", "difficulty=hard"),
    ("play", "lighthouse", "--option", "difficulty"), ("play", "lighthouse", "--squad", "medic:red"),
    ("play", "lighthouse", "--squad", "medic:blue"), ("play", "lighthouse", "--seat", "a", "--seat", "b", "--seat", "c"),
    ("play", "--resume", "nowhere.bocage"), ("replay", "nowhere.bocage"), ("odds", "nowhere.bocage"),
    ("verify", "nowhere.bocage"), ("verify", "."),
    ("rules", "xyzzy"), ("rules", "VC-NOPE-99"), ("rules", "coverage", "chess"), ("scenarios", "chess"),
    ("fuzz", "chess"), ("fuzz", "v_commandos", "--scenario", "moon"), ("fuzz", "v_commandos", "--games", "0"),
    ("fuzz", "v_commandos", "--games", "many"), ("check", "chess"), ("check", "v_commandos", "no-such-folder"),
    ("fly",), ("play", "--wings"), ("replay",), ("games", "too", "many"), ("games", "--lang", "de"), ("--lang", "de", "games"),
    ("play", "lighthouse", "--save", "/dev/null/game.bocage"),
])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_wrong_words_on_the_command_line(words: tuple[str, ...], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", {"fr": "fr_FR.UTF-8", "en": "en_GB.UTF-8"}[lang])
    refused(run(*words))


def test_the_line_is_in_the_readers_language() -> None:
    refused(run("play", "v_commandos", "moon", "--lang", "fr"), "Scénario « moon »", "introuvable")
    refused(run("play", "v_commandos", "moon"), "Unknown scenario “moon”")


# --- records ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["replay", "odds", "verify", "play --resume"])
def test_truncated_altered_and_foreign_records(command: str, tmp_path: Path) -> None:
    file = saved(tmp_path, played(new(), 20))
    whole = file.read_text(encoding="utf-8")
    lines = whole.splitlines()
    for text, word in (
            ("\n".join(lines[:-3]), "tronquée"), (whole.replace("lighthouse", "bridges"), "modifiée"),
            ("", "partie enregistrée"), ("hello", "partie enregistrée"), ("\n".join(lines[:1] + lines[-1:]), "modifiée")):
        file.write_text(text, encoding="utf-8")
        refused(run(*command.split(), file, "--lang", "fr"), word)
        assert file.read_text(encoding="utf-8") == text
    file.write_bytes(b"\xff\xfe\x00")
    refused(run(*command.split(), file), "is not a text file")


def test_a_record_with_another_die_does_not_verify(tmp_path: Path) -> None:
    from bocage.core.record.writing import checksum

    lines = played(new("bridges", "2"), 1000).record().splitlines()[:-1]
    at = max(number for number, line in enumerate(lines) if " = " in line and line.rsplit(" ", 1)[-1] in "123456")
    lines[at] = f"{lines[at][:-1]}{int(lines[at][-1]) % 6 + 1}"
    file = tmp_path / "forged.bocage"
    file.write_text("\n".join([*lines, f"check {checksum(lines)}", ""]), encoding="utf-8")
    refused(run("verify", file))


def test_a_wrong_seat(tmp_path: Path) -> None:
    file = saved(tmp_path, played(new(), 3))
    before = file.read_text(encoding="utf-8")
    refused(run("play", "--resume", file, "--seat", "zoe"), "“zoe”", "anna")
    assert file.read_text(encoding="utf-8") == before


def test_an_action_for_odds_that_is_wrong(tmp_path: Path) -> None:
    file = saved(tmp_path, played(new(), 1))
    refused(run("odds", file, "fly", "scout"), "No option says “fly scout”")
    refused(run("odds", file, "move", "scout", "a"), "VC-")
    over = saved(tmp_path, played(new(), 1000))
    refused(run("odds", over), "The game is over.")


# --- content ----------------------------------------------------------------------------------------------------------


def test_broken_content_names_file_and_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(folder: Path | None, lang: str) -> list[str]:
        raise BadContent("terrains/moon.toml", "doors #2", "expect-file")
    put_in_place(monkeypatch, replace(find("v_commandos"), check=broken))
    refused(run("check", "v_commandos", tmp_path), "terrains/moon.toml", "doors #2")
    refused(run("check", "v_commandos", tmp_path, "--lang", "fr"), "terrains/moon.toml", "doors #2")


# --- at the prompt ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("typed", "answer"), [
    ("fly to the moon", "No option says “fly to the moon”."), ("99", "There is no option 99"),
    ("0", "There is no option 0"), ("move scout a", "Not allowed now (VC-MOVE-01)"), ("move officer k", "Not allowed now (VC-"),
    ("move", "could be several options: 1, 2, 3, 4"), ("m o v e", "No option says"), ("\x00", "No option says"),
    ("é" * 3000, "No option says"), ("? " + "x" * 3000, "No rule"), ("i " + "x" * 3000, "no tile"),
    ("o 77", "There is no option 77"),
    ("?77", "There is no option 77"), ("u x", "No option says"), ("q q", "No option says"),
    ("move scout", "could be several options: 1, 2, 3, 4"),
    ("pass", "Not allowed now (VC-ACT-06)"), ("{ $x }", "No option says"), ("[bold]", "No option says"),
])
def test_a_wrong_line_is_answered_in_one_sentence_and_nothing_is_lost(typed: str, answer: str, tmp_path: Path) -> None:
    file = tmp_path / "game.bocage"
    result = run(*START, "--save", file, typed=["1", "activate scout", "move scout k", typed, "move scout l", "q"])
    assert result.exit_code == 0
    assert answer in said(result)
    assert bocage.load(file.read_text(encoding="utf-8")).moves[-1].text == "move scout l"


def test_several_options_that_fit_are_named(tmp_path: Path) -> None:
    result = run(*START, "--save", tmp_path / "game", typed=["1", "activate scout", "move scout k", "s", "e scout", "q"])
    assert "“e scout” could be several options: 4, 6." in said(result)


def test_a_disk_that_fills_up_does_not_lose_the_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bocage.cli import files

    written: list[str] = []

    def full(file: Path, text: str) -> None:
        written.append(text)
        if len(written) > 1:
            raise files.BadFile("cli-error-write", file=str(file))
    monkeypatch.setattr(files, "write", full)
    result = run(*START, "--save", tmp_path / "game", typed=["1", "activate scout", "move scout k", "q"])
    assert result.exit_code == 0
    assert "cannot be written" in said(result)
    assert bocage.load(written[-1]).moves[-1].text == "move scout k"


@pytest.mark.parametrize(("text", "folded"), [
    ("Éclaireur : « à l'œuvre »…", 'Eclaireur : " a l\'oeuvre "...'), ("×2 – ◆", "x2 - *"), ("plain", "plain"), ("Ø ☃", "O ?")])
def test_text_is_folded_for_terminals_that_know_ascii_only(text: str, folded: str) -> None:
    assert fold(text, "ascii") == folded
    assert fold(text, "utf-8") == text
