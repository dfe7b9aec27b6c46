"""The terminal plays any game: those without a screen of their own have options, log and rules all the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.games import find
from tests.cli.terminal import run, said
from tests.toys import TOYS


@pytest.mark.parametrize("game", TOYS)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_game_without_a_map_is_played_to_its_end(game: str, lang: str, tmp_path: Path) -> None:
    card = find(game).scenarios[0]
    names = [word for number in range(card.seats[0]) for word in ("--seat", f"p{number + 1}")]
    result = run("play", game, card.id, *names, "--seed", "1", "--save", tmp_path / "game", "--lang", lang, typed=["1"] * 200)
    assert result.exit_code == 0, result.output
    assert ("La partie est terminée" if lang == "fr" else "The game is over") in said(result)


def test_an_action_that_is_legal_but_not_listed_can_be_typed(tmp_path: Path) -> None:
    card = find("stroll").scenarios[0]
    names = [word for number in range(card.seats[0]) for word in ("--seat", f"p{number + 1}")]
    result = run("play", "stroll", card.id, *names, "--save", tmp_path / "game", typed=["walk 1234,2345", "q"])
    assert result.exit_code == 0
    assert "Walker 1 goes by 1234,2345." in said(result)
