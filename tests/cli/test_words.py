"""An option can be typed in the words that the screen shows for it, in the reader's language."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import bocage
from bocage.cli.terminal.option_menu import Entry, Menu
from bocage.cli.terminal.option_words import beginnings, fitting, words_of
from bocage.core.action import Action
from bocage.core.errors import BocageError
from bocage.core.screen import Choice
from bocage.core.text import LANGUAGES
from tests.cli.terminal import run, said, texts

GAMES = {"v_commandos": "lighthouse", "operation_commando": "initiation", "heroes_of_normandie": "first_contact",
         "commandos_40k": "rescue"}


def typed(file: Path, game: str, *lines: str, lang: str = "fr") -> str:
    people = 1 if game == "v_commandos" else 2
    squad = ["--squad", "officer:blue,scout:blue"] if game == "v_commandos" else []
    seats = [word for number in range(people) for word in ("--seat", f"p{number + 1}")]
    result = run("play", game, GAMES[game], *squad, *seats, "--seed", "1", "--save", file, "--lang", lang, typed=[*lines, "q"])
    assert result.exit_code == 0, result.output
    return said(result)


def meant(menu: Menu, words: str) -> Entry | None:
    """The option that the terminal would play; None if it asks which one is meant."""
    try:
        return menu.find(words)
    except BocageError:
        return None


def test_v_commandos_in_french(tmp_path: Path) -> None:
    file = tmp_path / "game"
    typed(file, "v_commandos", "1", "agir éclaireur", "aller éclaireur k", "glisser eclaireur D")
    assert texts(file)[-3:] == ["activate scout", "move scout k", "stealth_move scout d"]


def test_operation_commando_in_french(tmp_path: Path) -> None:
    file = tmp_path / "game"
    typed(file, "operation_commando", "", "garder main", "", "rien jouer")
    assert texts(file) == ["keep", "pass"]


def test_heroes_of_normandie_in_french(tmp_path: Path) -> None:
    file = tmp_path / "game"
    typed(file, "heroes_of_normandie", "", "deployer tout le reste")
    assert texts(file)[-1] == "deploy_rest"


def test_commandos_40k_in_french(tmp_path: Path) -> None:
    file = tmp_path / "game"
    typed(file, "commandos_40k", "", "defenseur")
    assert texts(file) == ["role defender"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_found_by_all_its_words(game: str, lang: str) -> None:
    """Where two options say the same words, the terminal asks which one is meant and plays neither."""
    people = ["anna"] if game == "v_commandos" else ["anna", "ben"]
    match, rng = bocage.new(game, GAMES[game], people, "3"), Random(4)
    screen = match.ruleset.display.screen(match.board, lang)
    found = 0
    for _ in range(25):
        assert match.decision is not None
        menu = Menu(match, screen, range(len(people)))
        for entry in rng.sample(menu.entries, min(4, len(menu.entries))):
            words = f"{entry.choice.who} {entry.choice.label}"
            alike = [each for each in menu.entries if set(words_of(words)) <= set(words_of(
                f"{each.choice.who} {each.choice.label} {each.action.text}"))]
            if len(alike) == 1:
                assert menu.find(words) is entry
                found += 1
            else:
                assert meant(menu, words) in (entry, None)
        match.play(rng.choice(match.decision.options))
    assert found > 25


def test_what_says_nothing_more_than_the_others_is_meant() -> None:
    plain, paid, other = (frozenset(words_of(text)) for text in ("aller en D", "aller en D (pion +1)", "aller en E"))
    assert fitting("aller d", [plain, paid, other]) == [0]
    assert fitting("aller d +1", [plain, paid, other]) == [1]
    assert fitting("aller", [plain, paid, other]) == [0, 1, 2]
    assert fitting("allez", [plain, paid, other]) == fitting("", [plain, paid, other]) == []


def test_accents_apostrophes_and_points() -> None:
    assert words_of("Éclaireur : déposer l’uniforme (b8), en 12.4.") == [
        "eclaireur", "deposer", "l", "uniforme", "b8", "en", "12.4"]


def test_a_word_that_fits_nothing_is_answered_with_the_words_of_the_moment(tmp_path: Path) -> None:
    told = typed(tmp_path / "game", "v_commandos", "1", "danser", "?")
    assert "Aucune option ne dit « danser »." in told
    assert told.count("Finir la phase commandos") >= 3      # the list of options, the refusal and the help


def test_names_that_begin_differently_are_told_too() -> None:
    def named(verb: str, label: str) -> tuple[Action, Choice]:
        return Action(verb, ()), Choice(label)
    names = [named("pick", name) for name in ("Anna", "Boris", "Carl", "Dora", "Emil")]
    assert beginnings([named("go", "Go to B"), named("go", "Go to C"), *names]) == [
        "Go to …", "Anna", "Boris", "Carl", "Dora", "…"]


def test_an_action_that_is_refused_is_not_taken_for_words(tmp_path: Path) -> None:
    """``move scout d`` is refused with its rule, though another option says "Scout: ... D" too."""
    told = typed(tmp_path / "game", "v_commandos", "1", "activate scout", "move scout d", lang="en")
    assert "VC-" in told.split("> ")[-2]
    assert texts(tmp_path / "game")[-1] == "activate scout"
