"""The numbers of the game and their names: a constant stands at the place of its own name."""

from __future__ import annotations

import pytest

from bocage.games.operation_commando import pieces
from bocage.games.operation_commando.pieces import (
    COLUMNS, FATIGUE, KINDS, MOMENTS, PHASES, SECTORS, SIDES, TOKENS, card_of, card_source, terrain_of, terrain_source,
    token_of, token_source)

OF_MOMENTS = {"": "USUAL", "progression": "IN_PROGRESSION", "production": "IN_PRODUCTION", "cancel": "TO_CANCEL"}


@pytest.mark.parametrize("names", [PHASES, SIDES, KINDS, TOKENS, SECTORS, COLUMNS, FATIGUE], ids=lambda names: names[1])
def test_a_constant_is_the_place_of_its_name(names: tuple[str, ...]) -> None:
    assert [getattr(pieces, name.upper()) for name in names] == list(range(len(names)))


def test_a_moment_is_the_place_of_its_name() -> None:
    assert [getattr(pieces, OF_MOMENTS.get(name, name.upper())) for name in MOMENTS] == list(range(len(MOMENTS)))


def test_a_source_is_a_card_a_terrain_or_a_token_and_never_two_of_them() -> None:
    numbers = range(60)
    sources = [card_source(pieces.Card(at)) for at in numbers]
    sources += [terrain_source(pieces.Terrain(at)) for at in numbers]
    sources += [token_source(pieces.Token(at)) for at in range(len(TOKENS))]
    sources.append(pieces.FIRST_UNIT)
    assert len(set(sources)) == len(sources)
    read = [(card_of(source), terrain_of(source), token_of(source)) for source in sources]
    assert read == [*((at, None, None) for at in numbers), *((None, at, None) for at in numbers),
                    *((None, None, at) for at in range(len(TOKENS))), (None, None, None)]
