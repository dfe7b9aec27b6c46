"""``bocage army commandos_40k`` and ``bocage check commandos_40k FOLDER``: teams and players' own files, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

from bocage.games.commandos_40k.content import fingerprint
from tests.cli.terminal import refused, run, said, too_wide
from tests.commandos_40k.test_packs import BOARD, FACTION

GAME = "commandos_40k"


def test_a_legal_team_is_told_model_by_model(tmp_path: Path) -> None:
    file = tmp_path / "team.txt"
    lines = ('concord "Night watch"', 'con_chief leader "Anna"', "con_lancer*2", "con_gunner rotor_gun heavy", "")
    file.write_text("\n".join(lines), encoding="utf-8")
    result = run("army", GAME, "--check", file, "--lang", "en")
    assert result.exit_code == 0
    assert "Anna (Section Chief)" in result.stdout
    assert "4 models, 30 points" in result.stdout
    assert "Legal, for 100 points." in result.stdout
    assert not too_wide(result.stdout)


def test_every_broken_rule_is_named() -> None:
    result = run("army", GAME, "--check", "concord; con_lancer medic; con_corpsman medic", "--lang", "fr")
    assert result.exit_code == 1
    for rule in ("KT-TEAM-01", "KT-TEAM-02", "KT-TEAM-05"):
        assert rule in result.stdout
    assert "3 règles sont enfreintes" in said(result)


def test_a_text_that_is_no_team_is_told_where_it_fails() -> None:
    result = run("army", GAME, "--check", "concord; a_horse", "--lang", "en")
    assert result.exit_code == 1
    assert "“a_horse”" in result.stdout


def test_teams_that_nobody_had_to_think_of_are_legal() -> None:
    for words in (("--sample", "choir"), ("--random", "bloom", "--seed", 4)):
        text = run("army", GAME, *words).stdout.strip()
        assert text.startswith(words[1])
        assert run("army", GAME, "--check", text).exit_code == 0
    four, again, five = (run("army", GAME, "--random", "bloom", "--seed", seed).stdout for seed in (4, 4, 5))
    assert four == again != five
    refused(run("army", GAME, "--sample", "nobody", "--lang", "en"), "concord, rustborn, choir, bloom")


def test_a_pack_is_checked_and_told_with_its_fingerprints(tmp_path: Path) -> None:
    for name, plain in (("mine", FACTION), ("yard", BOARD)):
        (tmp_path / f"{name}.json").write_text(json.dumps(plain), encoding="utf-8")
    result = run("check", GAME, tmp_path, "--lang", "en")
    assert result.exit_code == 0
    assert "Faction “Drifters”" in result.stdout
    assert "Battlefield “Yard”" in result.stdout
    for plain in (FACTION, BOARD):
        assert fingerprint(json.dumps(plain)) in said(result).replace(" ", "")


def test_a_broken_pack_is_refused_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(json.dumps({**FACTION, "keyword": " "}), encoding="utf-8")
    refused(run("check", GAME, tmp_path, "--lang", "en"), "mine.json")
    (tmp_path / "yours.json").write_text("{", encoding="utf-8")
    result = run("check", GAME, tmp_path, "--lang", "fr")
    assert result.exit_code == 2
    assert [line.partition(" à ")[2].replace("\u00a0", " ") for line in result.stderr.strip().splitlines()] == [
        "keyword : attendu un texte de 1 à 60 caractères.",
        "1:2 : attendu du JSON valide (il manque une clé entre guillemets droits)."]
