"""Every command besides ``play``, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bocage import load
from bocage.core import conformance
from bocage.core.conformance import Failure, Summary, play_one
from bocage.core.contract import AnyRuleset
from bocage.games import find, game_ids, installed
from tests.changed import put_in_place
from tests.cli.terminal import new, played, refused, run, said, saved, too_wide

COMMANDS = ("play", "replay", "odds", "position", "verify", "rules", "fuzz", "check", "army", "games", "scenarios")


def test_the_version() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("bocage ")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_help_speaks_the_language(lang: str) -> None:
    for command in ("", *COMMANDS):
        words = (command, "--lang", lang, "--help") if command else ("--lang", lang, "--help")
        result = run(*words)
        assert result.exit_code == 0
        assert ("Afficher cette aide" if lang == "fr" else "Show this help") in result.stdout
        assert ("Langue : fr ou en" if lang == "fr" else "Language: fr or en") in said(result)


def test_the_locale_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Un à quatre commandos" in run("games").stdout
    assert "One to four commandos" in run("games", "--lang", "en").stdout
    assert "One to four commandos" in run("--lang", "en", "games").stdout


def test_games_and_scenarios_are_listed() -> None:
    assert "v_commandos  V-Commandos" in run("games").stdout
    assert "operation_commando  Opération Commando" in run("games").stdout
    assert "heroes_of_normandie  Heroes of Normandie" in run("games").stdout
    assert "commandos_40k  Commandos 40 000" in run("games").stdout
    result = run("scenarios", "commandos_40k", "--lang", "fr")
    for card in find("commandos_40k").scenarios:
        assert f"  {card.id}  " in result.stdout
    assert "Sauvetage (2 joueurs)" in said(result)
    assert not too_wide(result.stdout)
    result = run("scenarios", "heroes_of_normandie", "--lang", "fr")
    for card in find("heroes_of_normandie").scenarios:
        assert f"  {card.id}  " in result.stdout
    assert "Combat de rues (2 joueurs)" in said(result)
    assert not too_wide(result.stdout)
    result = run("scenarios", "operation_commando", "--lang", "fr")
    for card in find("operation_commando").scenarios:
        assert f"  {card.id}  " in result.stdout
    assert "Graignes (2 joueurs)" in said(result)
    assert not too_wide(result.stdout)
    result = run("scenarios", "v_commandos", "--lang", "fr")
    for card in find("v_commandos").scenarios:
        assert f"  {card.id}  " in result.stdout
    assert "Parties rapides" in result.stdout
    assert not too_wide(result.stdout)


# --- records ----------------------------------------------------------------------------------------------------------


def test_replay_tells_the_game_as_prose(tmp_path: Path) -> None:
    match = played(new(), 40)
    file = saved(tmp_path, match)
    result = run("replay", file, "--lang", "fr")
    assert result.exit_code == 0
    assert " Tour 1" in result.stdout
    assert "Phase commandos" in result.stdout
    assert f"Après le choix {len(match.moves)} sur {len(match.moves)}." in said(result)
    assert not too_wide(result.stdout)


def test_replay_from_and_to_with_maps(tmp_path: Path) -> None:
    file = saved(tmp_path, played(new(), 12))
    result = run("replay", file, "--from", 3, "--to", 5, "--maps", "--ascii")
    assert result.exit_code == 0
    assert result.stdout.isascii()
    assert "   3 > " in result.stdout
    assert "   5 > " in result.stdout
    assert "   2 > " not in result.stdout
    assert "   6 > " not in result.stdout
    assert result.stdout.count("Lighthouse - alarm") == 4                      # after each of the three, and where it stops
    plain = run("replay", file, "--plain", "--to", 1)
    assert "Tile K: open hatch." in plain.stdout


def test_replay_of_a_finished_game_ends_with_its_result(tmp_path: Path) -> None:
    file = saved(tmp_path, played(new(), 1000))
    result = run("replay", file)
    assert "The game is over" in result.stdout
    assert "Failure." in result.stdout


def test_verify_says_how_many_results_derive_from_the_seed(tmp_path: Path) -> None:
    match = played(new(), 30)
    file = saved(tmp_path, match)
    drawn = len(match.opening) + sum(len(move.chance) for move in match.moves)
    assert f"{drawn} results derive from the seed." in run("verify", file).stdout
    file.write_text(match.record(secret=False), encoding="utf-8")
    result = run("verify", file, "--lang", "fr")
    assert result.exit_code == 0
    assert f"{drawn} résultats sont invérifiables" in said(result)


def test_odds_of_one_action_and_of_all(tmp_path: Path) -> None:
    match = new()
    match.play(match.decision.options[0] if match.decision else "pass")
    for text in ("activate scout", "move scout k"):
        match.play(text)
    file = saved(tmp_path, match)
    one = run("odds", file, "move", "scout", "d")
    assert "100%  The Scout becomes visible. The alarm goes off at the Lighthouse." in said(one).replace("100% ", "100%  ")
    everything = run("odds", file, "--lang", "fr")
    assert "Que fait l’Éclaireur ?" in said(everything)
    assert "Éclaireur : se glisser en D" in said(everything)


# --- rules ------------------------------------------------------------------------------------------------------------


def test_rules_by_chapter_id_and_words() -> None:
    assert "STEALTH   16  Furtif ou visible" in run("rules", "--lang", "fr").stdout
    assert "VC-MOVE-04  Locked doors" in run("rules", "v_commandos", "vc-move-04").stdout
    chapter = run("rules", "REACT").stdout
    assert chapter.count("VC-REACT-") >= 10
    found = run("rules", "porte", "verrouillée", "--lang", "fr").stdout
    assert found.splitlines()[0].startswith("VC-MOVE-04")
    ruling = run("rules", "VC-RULING-30").stdout
    assert "--option tnt_noise_on_laying" in ruling
    assert "Why:" in ruling


def test_rules_are_found_in_all_games_or_in_one() -> None:
    chapters = run("rules").stdout
    assert chapters.index("V-Commandos") < chapters.index("STEALTH") < chapters.index("Opération Commando")
    assert "Opération Commando" not in run("rules", "v_commandos").stdout
    assert "OC-TOKEN-01  Own tokens" in run("rules", "oc-token-01").stdout
    assert run("rules", "OC-COMBAT").stdout.count("OC-COMBAT-") >= 10
    assert run("rules", "OC-RULING-07", "--lang", "fr").stdout.startswith("OC-RULING-07  Ce qu’un joueur peut voir")
    ends = run("rules", "END").stdout
    assert "VC-END-01" in ends
    found = run("rules", "jeton", "pioche", "--lang", "fr").stdout
    assert "OC-INFO-01" in found


def test_an_apostrophe_may_be_typed_straight_or_curly() -> None:
    straight, curly = (run("rules", "v_commandos", words, "--lang", "fr").stdout for words in ("l'alarme", "l’alarme"))
    assert "VC-ALARM" in straight
    assert straight == curly
    assert "OC-" not in run("rules", "v_commandos", "alarm").stdout


@pytest.mark.parametrize("game", game_ids())
def test_coverage_is_complete(game: str) -> None:
    result = run("rules", "coverage", game)
    assert result.exit_code == 0, result.stdout
    lines = result.stdout.splitlines()
    number, rulings = int(lines[0].split()[0]), int(lines[-2].split()[0])
    assert sum(map(int, re.findall(r"\d+", lines[-1])[1:])) == number, "with an example, by its chapter, without"
    assert lines[:-1] == [f"{number} rules", f"{number} with code", f"{number} with a test",
                          f"{number} with text in both languages",
                          f"{rulings} rulings, {rulings} with a test and with text and reason in both languages"]


def test_coverage_lists_what_is_missing_and_fails(tmp_path: Path) -> None:
    result = run("rules", "coverage", "v_commandos", "--tests", tmp_path, "--lang", "fr")
    assert result.exit_code == 1
    assert "0 avec un test" in result.stdout
    assert "il manque : VC-GEN-01, VC-GEN-02" in said(result)
    refused(run("rules", "coverage", "v_commandos", "--tests", tmp_path / "nothing"), "--tests")


# --- fuzz and check ---------------------------------------------------------------------------------------------------


def test_fuzz_sums_up_and_its_digest_does_not_depend_on_the_jobs() -> None:
    alone = run("fuzz", "v_commandos", "--games", 4, "--seed", 7, "--jobs", 1, "--thorough", 0)
    together = run("fuzz", "v_commandos", "--games", 4, "--seed", 7, "--jobs", 2, "--thorough", 0, "--lang", "fr")
    assert alone.exit_code == together.exit_code == 0
    assert "4 games" in alone.stdout
    assert "rules were named" in said(alone)
    assert "not named: VC-" in said(alone)
    last = alone.stdout.splitlines()[-1]
    assert last.startswith("digest ")
    assert len(last) == len("digest ") + 64
    assert together.stdout.splitlines()[-1] == last


@pytest.mark.parametrize(("game", "scenario"), [("v_commandos", "training_ground"), ("operation_commando", "initiation"),
                                                  ("heroes_of_normandie", "first_contact"),
                                                  ("commandos_40k", "air_assault")])
def test_fuzz_of_one_scenario(game: str, scenario: str) -> None:
    result = run("fuzz", game, "--games", 1, "--scenario", scenario, "--jobs", 1, "--thorough", 0)
    assert result.exit_code == 0
    assert "1 game" in result.stdout


def test_a_series_that_was_stopped_goes_on_from_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games first, then three: the two are not played again, and the digest is that of all three."""
    series = ("fuzz", "v_commandos", "--seed", 7, "--jobs", 1, "--thorough", 0)
    whole = run(*series, "--games", 3).stdout.splitlines()
    run(*series, "--games", 2, "--log", tmp_path / "series")
    numbers: list[int] = []

    def noted(ruleset: AnyRuleset, seed: int, number: int, thorough: float, scenario: str) -> tuple[Summary, Failure | None]:
        numbers.append(number)
        return play_one(ruleset, seed, number, thorough, scenario=scenario)

    monkeypatch.setattr("bocage.cli.commands.fuzz.play_one", noted)
    again = run(*series, "--games", 3, "--log", tmp_path / "series").stdout.splitlines()
    assert numbers == [2]
    assert (again[0], again[-1]) == (whole[0], whole[-1])


@pytest.mark.parametrize(("words", "text"), [(("--seed", 8), ""), ((), "no log"), ((), "{}")])
def test_the_log_of_another_series_is_refused(tmp_path: Path, words: tuple[object, ...], text: str) -> None:
    file = tmp_path / "series"
    run("fuzz", "v_commandos", "--games", 1, "--jobs", 1, "--thorough", 0, "--log", file)
    if text:
        file.write_text(text, encoding="utf-8")
    result = run("fuzz", "v_commandos", "--games", 1, "--jobs", 1, "--thorough", 0, *words, "--log", file)
    refused(result, "is not the log of this series")


def test_a_failure_of_fuzz_is_shown_with_its_game_and_exits_1(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object, **more: object) -> tuple[Summary, Failure]:
        return Summary(games=1), Failure(3, "pieces", "pieces: one is lost", "# breaks: pieces\nmove scout d")
    monkeypatch.setattr("bocage.cli.commands.fuzz.play_one", broken)
    assert conformance.play_one is not broken
    result = run("fuzz", "v_commandos", "--games", 1, "--seed", 5, "--jobs", 1)
    assert result.exit_code == 1
    for word in ("Game 3 of seed 5", "“pieces”", "one is lost", "move scout d"):
        assert word in result.stdout


def test_check_prints_what_was_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, Path | None, str]] = []

    def sound_as(game: str) -> Callable[[Path | None, str], list[str]]:
        def sound(folder: Path | None, lang: str) -> list[str]:
            asked.append((game, folder, lang))
            return [f"{game}: 26 terrains"]
        return sound
    games = [game.id for game in installed()]
    for game in installed():
        put_in_place(monkeypatch, replace(game, check=sound_as(game.id)))
    assert run("check").stdout.splitlines() == [f"{game}: 26 terrains" for game in games]
    assert run("check", "v_commandos", "--lang", "fr").stdout == "v_commandos: 26 terrains\n"
    assert run("check", "operation_commando", tmp_path).stdout == "operation_commando: 26 terrains\n"
    assert asked == [*((game, None, "en") for game in games), ("v_commandos", None, "fr"),
                     ("operation_commando", tmp_path, "en")]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_content_of_every_game_is_sound(lang: str) -> None:
    result = run("check", "--lang", lang)
    assert result.exit_code == 0, result.output
    for words in (("37 cartes Terrain", "26 terrains") if lang == "fr" else ("37 terrain cards", "26 terrains")):
        assert words in said(result)


def test_a_folder_needs_the_game_that_it_is_for(tmp_path: Path) -> None:
    refused(run("check", tmp_path), "v_commandos", "operation_commando")


# --- positions --------------------------------------------------------------------------------------------------------


def test_the_position_of_a_saved_game_is_printed_and_played_from(tmp_path: Path) -> None:
    match = played(new(), 20)
    printed = run("position", saved(tmp_path, match)).stdout
    assert printed == match.position()
    file = tmp_path / "position.txt"
    file.write_text(printed, encoding="utf-8")
    assert run("position", file).stdout == printed, "a position is checked and printed again"
    result = run("play", "--position", file, "--seed", "1", "--save", tmp_path / "on.bocage", typed=["1", "q"])
    assert result.exit_code == 0
    assert load((tmp_path / "on.bocage").read_text(encoding="utf-8")).setup.seats == ("anna",)


@pytest.mark.parametrize(("text", "words"), [
    ("scenario bridges", ("does not say which game",)),
    ("game chess\nscenario bridges", ("Unknown game “chess”",)),
    ("game v_commandos\nscenario bridges\nturn: x", ("Line 3 of the position", "“x”", "a number from 0")),
])
def test_a_position_that_cannot_be_read_is_refused_in_one_line(tmp_path: Path, text: str, words: tuple[str, ...]) -> None:
    file = tmp_path / "position.txt"
    file.write_text(text, encoding="utf-8")
    refused(run("position", file), *words)
    refused(run("play", "--position", file), *words)


# --- where a rule is kept ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["VC-ACT-03", "OC-ACTION-06", "HN-FIRE-06", "KT-CHARGE-07"])
def test_code_tests_and_texts_of_a_rule_are_told_by_file_and_line(id: str) -> None:
    code, tests, texts = re.split(r"Tests\n|Texts\n", run("rules", id, "--where", "--lang", "en", columns=200).stdout)
    assert re.search(r"^  bocage/games/\w+/rules/[\w/]+\.py:\d+  \w+$", code, re.MULTILINE)
    assert re.search(r"^  tests/\w+/[\w/]+\.py:\d+  test_\w+$", tests, re.MULTILINE)
    assert re.search(r"^  bocage/games/\w+/catalogue\.toml:\d+$", texts, re.MULTILINE)


def test_a_ruling_that_no_code_names_leads_to_the_code_of_its_rules() -> None:
    told = run("rules", "VC-RULING-02", "--where", "--lang", "en", columns=200).stdout
    assert "Code of VC-ALARM-13, which this ruling settles\n  bocage/games/v_commandos/rules/legality.py:" in told
    assert "which this ruling settles" not in run("rules", "VC-RULING-48", "--where", "--lang", "en").stdout
