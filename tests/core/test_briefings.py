"""What a mission is about is told before its first decision, in both languages."""

from __future__ import annotations

import pytest

from bocage.core.contract import AnyRuleset
from bocage.core.text import LANGUAGES, words
from bocage.games import installed

PARTS = ("aim", "end", "idea")
LONGEST = 260          # characters: a card on a phone holds no more without scrolling far


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", installed(), ids=lambda game: game.id)
def test_every_mission_says_its_aim_its_end_and_an_idea(game: AnyRuleset, lang: str) -> None:
    say = words(lang, game.folder / "text")
    for scenario in game.scenarios:
        for part in PARTS:
            assert say.has(f"{scenario.key}.{part}"), f"{scenario.key}.{part} in {lang}"
            text = say(f"{scenario.key}.{part}")
            assert text.endswith("."), text
            assert len(text) <= LONGEST, (len(text), text)
