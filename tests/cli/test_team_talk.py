"""People and bots of one side at a terminal: who does what, orders by words, leave to make noise."""

from __future__ import annotations

from pathlib import Path

import pytest

import bocage
from bocage.bots.teamwork import agreed_in
from bocage.core.action import Action
from bocage.core.match import Match
from tests.cli.terminal import run, said, texts

WITH_BOT = ("play", "v_commandos", "bridges", "--seed", "4", "--squad", "officer:blue,sapper:blue", "--seat", "anna", "--bot",
            "soldier")


def test_the_bot_says_what_it_takes_and_takes_orders_by_word(file: Path) -> None:
    result = run(*WITH_BOT, "--save", file, typed=["g", "g sapper north", "g sap objective-h", "g d", "g sapper -", "g", "q"])
    assert result.exit_code == 0
    for words in ("Sapper: I take the south pier.", "Officer: no job", "To be done: the north pier, the south pier",
                  "Sapper: understood, the north pier.", "Sapper: understood, the south pier.", "Sapper: understood, tile D.",
                  "Sapper: I choose for myself again."):
        assert words in said(result), words


def test_orders_in_french_are_saved_with_the_game_and_hold_when_it_is_resumed(file: Path) -> None:
    result = run(*WITH_BOT, "--save", file, "--lang", "fr", typed=["g sapeur pile nord", "q"])
    assert "Sapeur : compris, la pile nord." in said(result)
    assert agreed_in(bocage.load(file.read_text(encoding="utf-8"))).given == {"sapper": "objective-b"}
    result = run("play", "--resume", file, "--lang", "fr", typed=["g", "q"])
    assert "Sapeur : la pile nord (sur ordre)" in said(result)


@pytest.mark.parametrize(("order", "words"), [
    ("g sapper moon", "Which job? the north pier, the south pier"), ("g sapper", "Which job?"), ("g x", "Which job?")])
def test_an_order_that_cannot_be_read_is_refused_with_what_there_is(file: Path, order: str, words: str) -> None:
    assert words in said(run(*WITH_BOT, "--save", file, typed=[order, "q"]))


def test_alone_there_is_nobody_to_give_orders_to(file: Path) -> None:
    result = run("play", "v_commandos", "bridges", "--seed", "4", "--squad", "officer:blue,sapper:blue", "--save", file,
                 typed=["1", "g", "?", "q"])
    assert "No bot plays along here." in said(result)
    assert "who does what" not in said(result)


@pytest.mark.parametrize(("answers", "asked", "moved", "loud"), [
    (["n"], 1, False, False), (["?", "yes", "o"], 3, True, False), (["always"], 1, True, True)])
def test_a_bot_asks_before_it_makes_noise(file: Path, monkeypatch: pytest.MonkeyPatch, answers: list[str], asked: int,
                                          moved: bool, loud: bool) -> None:
    """Here every step counts as noise. After a no the bot does something else for the rest of the turn."""
    def is_step(match: Match, bots: object, action: Action) -> bool:
        return not agreed_in(match).loud and action.verb == "move"

    monkeypatch.setattr("bocage.cli.terminal.team_talk.must_ask", is_step)
    monkeypatch.setattr("bocage.bots.partners.quiet", lambda match, options: [each for each in options if each.verb != "move"])
    result = run(*WITH_BOT, "--save", file, typed=["r", *answers])
    assert said(result).count("will be heard. May I?") >= asked
    assert "Sapper: “come up at D” will be heard. May I?" in said(result)
    assert ("move sapper d" in texts(file)) == moved
    assert agreed_in(bocage.load(file.read_text(encoding="utf-8"))).loud == loud
