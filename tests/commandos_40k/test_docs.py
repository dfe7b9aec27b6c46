"""What ``docs/datasheets.md`` shows can be played as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import bocage
from bocage.games.commandos_40k import check
from bocage.games.commandos_40k.content import fingerprint, known_words, read_faction, warnings
from tests.cli.terminal import run, said

PAGE = (Path(__file__).parents[2] / "docs" / "datasheets.md").read_text(encoding="utf-8")
FACTION, BOARD = re.findall(r"```json\n(.*?)```", PAGE, re.S)
(TEAM,) = re.findall(r"^    (drifters;.*)$", PAGE, re.M)


def test_the_files_of_the_page_are_sound(tmp_path: Path) -> None:
    assert warnings(read_faction(FACTION)) == []
    (tmp_path / "faction.json").write_text(FACTION, encoding="utf-8")
    (tmp_path / "board.json").write_text(BOARD, encoding="utf-8")
    lines = " ".join(check.check_pack(tmp_path))
    for text in (FACTION, BOARD):
        assert fingerprint(text) in lines


def test_a_battle_is_played_with_the_files_and_the_team_of_the_page() -> None:
    options = {"pack_1": FACTION, "pack_2": BOARD, "board": "own", "army_1": TEAM, "army_2": TEAM}
    match = bocage.new("commandos_40k", "rescue", ("Anna", "Ben"), "1", options)
    assert match.board.field == "yard"
    assert match.board.size == (8, 8)
    rng = Random(1)
    while match.decision is not None:
        match.play(rng.choice(match.decision.options))
    assert match.result is not None


def test_the_files_are_named_on_the_command_line(tmp_path: Path) -> None:
    named = []
    for name, text in (("pack_1", FACTION), ("pack_2", BOARD), ("army_1", TEAM)):
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        named += ["--option", f"{name}={file}"]
    result = run("play", "commandos_40k", "rescue", "--seat", "Anna", "--bot", "novice", "--seed", "1", "--option", "board=own",
                 *named, "--save", tmp_path / "game", "--lang", "en", typed=["q"])
    assert result.exit_code == 0, result.output
    assert "a1 Pilot" in said(result)


def test_the_page_names_every_word_of_the_closed_lists() -> None:
    for ability in (*known_words.ABILITIES, *(f"{name}:" for name in known_words.NUMBERED)):
        assert f"`{ability}" in PAGE, ability
    table = [line for line in PAGE.splitlines() if line.startswith("| `")]
    for (op, particular), moments in known_words.EFFECTS.items():
        rows = [line for line in table if line.startswith(f"| `{op}`") and (not particular or f'"{particular}"' in line)]
        assert any(all(f"`{moment}`" in row for moment in moments) for row in rows), (op, particular)
