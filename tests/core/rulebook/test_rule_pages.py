"""``docs/rules/<game>.md`` says where each rule is kept today; ``bocage rules pages`` writes it."""

from __future__ import annotations

import pytest

from bocage.core.contract import AnyRuleset
from bocage.core.rulebook.places import CHECKOUT, page
from bocage.core.text import words
from bocage.games import installed


@pytest.mark.parametrize("game", installed(), ids=lambda game: game.id)
def test_the_page_of_a_game_is_current(game: AnyRuleset) -> None:
    name = words("en", game.folder / "text")("game-name")
    kept = (CHECKOUT / "docs" / "rules" / f"{game.id}.md").read_text(encoding="utf-8")
    assert kept == page(name, game.folder, CHECKOUT / "tests"), "bocage rules pages writes it anew"
