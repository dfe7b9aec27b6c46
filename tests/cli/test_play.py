"""Playing in the terminal: small sessions, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

import bocage
from bocage.cli.desk import Desk
from tests.cli.terminal import new, played, refused, run, said, saved, texts, too_wide

START = ("play", "v_commandos", "lighthouse", "--seed", "1", "--squad", "officer:blue,scout:blue")


def test_a_game_is_chosen_from_a_list_by_shelf(file: Path) -> None:
    result = run("play", "--save", file, typed=["chess", "7", "1", "nowhere", "99", "12", "q"])
    assert result.exit_code == 0
    for word in ("1 V-Commandos", "2 Opération Commando", "Unknown game “chess”.", "Unknown game “7”.", "Quick games",
                 "Operations", "Training", "Lighthouse (2 commandos)", "“nowhere” is not in the list."):
        assert word in said(result)
    assert "Commando 1 of 2: who goes?" in said(result)
    assert not too_wide(result.stdout)


@pytest.mark.parametrize("typed", [["q"], ["1", "q"], ["v_commandos", "q"], []])
def test_the_lists_can_be_left(typed: list[str]) -> None:
    result = run("play", typed=typed)
    assert result.exit_code == 0
    assert "The game is saved" not in said(result)


def test_a_scenario_may_stand_alone(file: Path) -> None:
    result = run("play", "bridges", "--save", file, "--lang", "fr")
    assert result.exit_code == 0
    assert "Envoyez les deux piles par le fond." in said(result)


def test_numbers_and_texts_choose_options(file: Path) -> None:
    result = run(*START, "--save", file, typed=["1", "activate scout", "move scout k", "stealth_move sc d", "q"])
    assert result.exit_code == 0
    assert texts(file)[-3:] == ["activate scout", "move scout k", "stealth_move scout d"]
    assert "The Scout sneaks to D." in said(result)


def test_the_game_is_saved_after_every_choice_and_resumed(file: Path) -> None:
    run(*START, "--save", file, typed=["1", "activate scout"])
    before = texts(file)
    assert before[-1] == "activate scout"
    result = run("play", "--resume", file, typed=["move scout k", "q"])
    assert result.exit_code == 0
    assert texts(file) == [*before, "move scout k"]
    assert f"  bocage play --resume {file}\n" in result.stdout, "in one piece, so that it can be copied"


def test_without_a_name_the_game_is_saved_in_the_data_folder(tmp_path: Path) -> None:
    run(*START, typed=["1", "q"])
    run(*START, typed=["1", "q"])
    assert len(list((tmp_path / "data").rglob("lighthouse-*.bocage"))) == 2


def test_options_show_cost_warnings_and_odds(file: Path) -> None:
    result = run(*START, "--save", file, typed=["1", "activate scout", "move scout k", "q"])
    assert "move to D ◆ ! seen, alarm" in said(result)
    assert "sneak to D ◆◆" in said(result)


def test_handling_equipment_is_folded_until_it_is_asked_for(file: Path) -> None:
    result = run(*START, "--save", file, typed=["1", "activate scout", "move scout k", "h", "q"])
    assert "h 1 way to handle equipment" in said(result)
    before, after = said(result).split("h 1 way to handle equipment", 1)
    assert "drop the crowbar" not in before
    assert "drop the crowbar" in after


def test_undo_and_restart_of_the_activation(file: Path) -> None:
    result = run(*START, "--save", file, typed=[
        "1", "activate scout", "move scout k", "u", "move scout k", "move scout l", "uu", "q"])
    assert "Taken back: Scout: come up at K" in said(result)
    assert texts(file)[-1] == "activate scout"


def test_what_has_come_to_light_is_not_taken_back(file: Path) -> None:
    result = run(*START, "--save", file, typed=["1", "done", "u", "q"])
    assert "CORE-UNDO" in said(result)
    assert texts(file)[-1] == "done"


def test_moments_with_nothing_but_equipment_pass_by_themselves(file: Path) -> None:
    typed = ["1", "activate scout", "move scout k", "end scout", "done", "q"]
    result = run(*START, "--save", file, typed=typed)
    assert "Act before reinforcements?" not in said(result)
    assert texts(file).count("pass") == 4
    result = run(*START, "--save", file, "--no-auto-pass", typed=[*typed[:-1], "a", "pass", "q"])
    assert "Act before reinforcements?" in said(result)
    assert "pass by themselves" in said(result)
    assert texts(file).count("pass") == 4


def test_looking_things_up_changes_nothing(file: Path) -> None:
    looks = ["?", "?1", "? 1", "? VC-MOVE-04", "? locked door", "? xyzzy", "m", "", "i", "i d", "i zz", "o 2", "o", "p", "l",
             "ll", "s", "a", "a", "h", "r"]
    result = run(*START, "--save", file, typed=["1", "activate scout", "move scout k", *looks, "q"])
    assert result.exit_code == 0
    assert texts(file)[-1] == "move scout k"
    for word in ("Type a number, an action", "VC-MOVE-04 Locked doors", "No rule contains “xyzzy”.",
                 "Tile D: medium, outdoors, 3+ to hit", "There is no tile “zz” here.", "Nothing is left to chance.",
                 "Odds of which option?", "Enemy pool: regular enemy", "Saved:", "You are asked at every moment.",
                 "The bot has nothing to do now."):
        assert word in said(result), word
    assert not too_wide(result.stdout)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("form", ["--ascii", "--plain", "--no-auto-pass"])
def test_a_long_game_of_first_options_in_every_form(file: Path, lang: str, form: str) -> None:
    result = run("play", "farm", "--seed", "3", "--save", file, "--lang", lang, form, typed=["1"] * 60)
    assert result.exit_code == 0
    assert not too_wide(result.stdout)
    if form == "--ascii":
        assert result.stdout.isascii()


def test_the_plain_form_tells_the_position_in_sentences(file: Path) -> None:
    result = run(*START, "--save", file, "--plain", typed=["1", "activate scout", "q"])
    assert "Tile K: open hatch." in said(result)
    assert "Scout: off the map. Carries silenced pistol, crowbar. Ability: Shadow." in said(result)
    assert not set("┃━│╫★●○◆") & set(result.stdout)


def test_an_encoding_that_cannot_draw_gets_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bocage.cli.desk.sys.stdout", type("Old", (), {"encoding": "latin-1", "write": None})())
    desk = Desk("fr")
    assert desk.ascii
    assert desk.encoding == "latin-1"


def test_end_of_input_leaves_politely(file: Path) -> None:
    result = run(*START, "--save", file, typed=["1"])
    assert result.exit_code == 0
    assert "The game is saved." in said(result)
    assert texts(file)


def test_an_interrupt_leaves_politely(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt
    monkeypatch.setattr("builtins.input", interrupted)
    result = run(*START, "--save", file)
    assert result.exit_code == 0
    assert "The game is saved." in said(result)


def test_the_end_says_result_rule_turns_and_what_to_do_next(tmp_path: Path) -> None:
    match = played(new(), 1000)
    result = run("play", "--resume", saved(tmp_path, match), "--lang", "fr")
    assert result.exit_code == 0
    for word in ("La partie est terminée", "Échec.", "VC-", "tours joués", "bocage replay", "bocage verify"):
        assert word in said(result)


# --- partners ---------------------------------------------------------------------------------------------------------


def test_several_people_at_one_screen_are_asked_by_name(file: Path) -> None:
    result = run(*START, "--save", file, "--seat", "Anna", "--seat", "Ben", typed=["1", "activate scout", "move scout k", "q"])
    assert "Anna, Ben: Who acts?" in said(result)
    assert "Ben: What does the Scout do?" in said(result)
    assert "Ben > " in said(result)
    assert "Ben: Scout: come up at K" in said(result)
    seats = [move.seat for move in bocage.load(file.read_text(encoding="utf-8")).moves]
    assert seats[-2:] == [1, 1]


def test_a_bot_waits_for_the_people_and_then_acts(file: Path) -> None:
    result = run(*START, "--save", file, "--bot", "easy", "--lang", "fr", typed=["1", "activate officer", "end officer", "q"])
    assert "laisser le robot commencer" in said(result)
    assert "Le robot (Soldat) : Éclaireur : agir" in said(result)


def test_a_bot_goes_first_when_it_is_let(file: Path) -> None:
    result = run(*START, "--save", file, "--bot", "soldier", typed=["1", "r", "q"])
    assert "The bot (Soldier): Scout: act" in said(result)
    assert any(text.startswith("activate scout") for text in texts(file))


def test_a_commando_of_the_bot_is_not_yours_to_order(file: Path) -> None:
    result = run(*START, "--save", file, "--bot", "soldier", typed=["1", "activate scout", "q"])
    assert "CORE-SEAT" in said(result)
    assert "activate scout" not in texts(file)


def test_two_bots_of_one_level(file: Path) -> None:
    result = run("play", "farm", "--save", file, "--seat", "Anna", "--bot", "recruit", "--bot", "recruit", typed=["q"])
    assert result.exit_code == 2
    result = run("play", "bomb_vault", "--save", file, "--bot", "recruit", "--bot", "recruit", typed=["1"] * 5)
    assert result.exit_code == 0


def test_bots_on_all_seats_are_watched_to_the_end(file: Path) -> None:
    result = run("play", "farm", "--seed", "3", "--save", file, "--bot", "recruit", "--bot", "recruit", "--lang", "fr")
    assert result.exit_code == 0, result.output
    assert "La partie est terminée" in said(result)
    assert " > " not in said(result)
    assert result.stdout.count("Tour 1") >= 2                       # told, and drawn at the start of the turn
    assert not too_wide(result.stdout)


def test_a_bot_takes_the_seat_it_is_named_for(file: Path) -> None:
    run(*START, "--save", file, "--seat", "bot:recruit", "--seat", "Ben", typed=["1", "q"])
    assert bocage.load(file.read_text(encoding="utf-8")).setup.seats == ("bot:recruit", "Ben")
    refused(run(*START, "--save", file, "--seat", "bot:genius", "--seat", "Ben"), "genius")


def test_bots_of_the_middle_level_take_the_seats_that_are_left(file: Path) -> None:
    run("play", "operation_commando", "initiation", "--save", file, "--lang", "en", typed=["1", "q"])
    assert bocage.load(file.read_text(encoding="utf-8")).setup.seats == ("you", "bot:corporal")
    run("play", "operation_commando", "initiation", "--save", file, "--seat", "Anna", "--seat", "Ben", typed=["1", "q"])
    assert bocage.load(file.read_text(encoding="utf-8")).setup.seats == ("Anna", "Ben")


def test_hints_are_given_only_where_they_were_agreed_on(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bocage.cli.terminal.typed_commands.HINT_SECONDS", 0.05)
    without = said(run(*START, "--save", file, typed=["w", "?", "q"]))
    assert "Hints were not agreed on for this game" in without
    assert "what a strong bot would do" not in without
    result = run(*START, "--hint", "--save", file, typed=["1", "activate scout", "w", "?", "q"])
    assert result.exit_code == 0
    hints = ("at first sight, nothing else comes near", "about as good as", "against")
    assert any(word in said(result) for word in hints)
    assert "what a strong bot would do" in said(result)
    assert texts(file)[-1] == "activate scout"              # a hint plays nothing


@pytest.mark.parametrize(("game", "scenario", "lang"), [
    ("v_commandos", "bridges", "fr"), ("operation_commando", "initiation", "en"),
    ("heroes_of_normandie", "first_contact", "fr"), ("commandos_40k", "rescue", "en")])
def test_hints_are_given_in_each_game(file: Path, monkeypatch: pytest.MonkeyPatch, game: str, scenario: str, lang: str) -> None:
    monkeypatch.setattr("bocage.cli.terminal.typed_commands.HINT_SECONDS", 0.05)
    seats = ("--seat", "a") if game == "v_commandos" else ("--bot", "recruit")
    result = run("play", game, scenario, *seats, "--hint", "--seed", "2", "--lang", lang, "--save", file,
                 typed=["w", "1", "w", "1", "w", "q"])
    assert result.exit_code == 0
    hints = {"en": ("at first sight", "about as good as", "against"), "fr": ("à première vue", "à peu près", "contre")}
    assert any(word in said(result) for word in hints[lang])
    styles = {"en": "Goes for whatever", "fr": "Se précipite"}
    assert (styles[lang] in said(result)) == (game != "v_commandos")
