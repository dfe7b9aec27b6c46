"""What the client knows of the printed pieces is what the content says."""

from __future__ import annotations

import re

from bocage.games.v_commandos import content
from tests.browser.shell.test_words import SOURCES

PIECES = (SOURCES / "games" / "v_commandos" / "pieces" / "printed-pieces.ts").read_text(encoding="utf-8")
SQUAD = (SOURCES / "lib" / "setup" / "squad.ts").read_text(encoding="utf-8")


def test_each_commando_has_its_nation_and_each_side_its_ability() -> None:
    cards = content.load().cards
    nations = dict(re.findall(r"(\w+): '(\w+)'", PIECES.partition("NATION")[2].partition("}")[0]))
    assert nations == {card.role: card.nation for card in cards}
    sides = re.findall(r"role: '(\w+)', blue: '(\w+)', ochre: '(\w+)'", SQUAD)
    told = {(role, side): ability for role, *both in sides for side, ability in zip(("blue", "ochre"), both, strict=True)}
    assert told == {(card.role, card.side): card.ability for card in cards}


def test_each_enemy_shows_its_dice() -> None:
    shown = {kind: int(dice) for kind, dice in re.findall(r"^  (\w+): foe\((\d)", PIECES, re.MULTILINE)}
    printed = {enemy.id: enemy.dice for enemy in content.load().enemies}
    assert shown
    assert shown == {kind: printed[kind] for kind in shown}


def test_each_event_card_has_its_effects() -> None:
    doubled = re.findall(r"(\w+): \['(\w+)', '(\w+)'\]", PIECES.partition("TWO_EFFECTS")[2].partition("}")[0])
    told = {card: both for card, *both in doubled}
    assert len(told) == 4
    for event in content.load().events:
        assert list(event.effects) == told.get(event.id, [event.id])
