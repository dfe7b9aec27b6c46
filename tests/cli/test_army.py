"""``bocage army``: armies checked and armies to be had, in both languages."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import refused, run, said, too_wide

GAME = "heroes_of_normandie"


def test_a_legal_army_is_told_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "army.txt"
    file.write_text("us\nus_8th_regiment = us_rifle_squad, -, ammunition\nhero us_hero_clint\n", encoding="utf-8")
    result = run("army", GAME, "--check", file, "--lang", "en")
    assert result.exit_code == 0
    assert "Slot 3: Ammunition" in result.stdout
    assert "Sergeant Clint: 40 points" in result.stdout
    assert "Legal, for 300 points." in result.stdout
    assert not too_wide(result.stdout)


def test_every_broken_rule_is_named() -> None:
    result = run("army", GAME, "--check", "us; us_8th_regiment = airstrike_2", "--points", 100, "--lang", "fr")
    assert result.exit_code == 1
    for rule in ("HN-ARMY-01", "HN-ARMY-05", "HN-ARMY-11"):
        assert rule in result.stdout
    assert "3 règles sont enfreintes" in said(result)


def test_an_army_may_be_for_a_scenario_or_for_more_players() -> None:
    assert "HN-SETUP-02" in run("army", GAME, "--check", "us; us_8th_regiment", "--scenario", "village").stdout
    without_many = "us; us_8th_regiment; deck " + " ".join(f"-c{number:02}" for number in range(1, 21))
    assert run("army", GAME, "--check", without_many).exit_code == 0
    assert "HN-MULTI-06" in run("army", GAME, "--check", without_many, "--seats", 3).stdout


def test_a_text_that_is_no_army_is_told_where_it_fails() -> None:
    result = run("army", GAME, "--check", "us; a_horse", "--lang", "en")
    assert result.exit_code == 1
    assert "“a_horse”" in result.stdout


def test_armies_that_nobody_had_to_think_of_are_legal() -> None:
    for words in (("--sample", "us"), ("--random", "ge", "--seed", 4), ("--sample", "ge", "--scenario", "village")):
        text = run("army", GAME, *words, "--points", 400).stdout.strip()
        assert text.startswith(words[1])
        more = words[2:] if "--scenario" in words else ("--points", 400)
        assert run("army", GAME, "--check", text, *more).exit_code == 0
    same = [run("army", GAME, "--random", "us", "--seed", 7).stdout for _ in range(2)]
    assert same[0] == same[1] != run("army", GAME, "--random", "us", "--seed", 8).stdout


def test_what_cannot_be_is_refused_in_one_line() -> None:
    refused(run("army", GAME, "--lang", "en"), "--check")
    refused(run("army", GAME, "--sample", "us", "--random", "us"), "--check")
    refused(run("army", GAME, "--sample", "uk", "--lang", "en"), "us, ge")
    refused(run("army", GAME, "--sample", "us", "--points", 5, "--lang", "en"), "with 5 points")
    refused(run("army", GAME, "--check", "us", "--scenario", "bridge"), "village, battle")
    refused(run("army", "v_commandos", "--check", "us", "--lang", "fr"), "v_commandos")
    refused(run("army", "v_commandos", "--sample", "us"), "v_commandos")
