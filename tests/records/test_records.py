"""Records written by earlier versions open, replay to the same position, and play on.

The games were played by first sight with the code of the folder's name; half of them stop in the middle.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import bocage
from bocage.core.conformance import at_random
from bocage.core.record.reading import read

FILES = sorted(Path(__file__).parent.glob("*/*.txt"))
MOVES_ON = 40


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_record_of_an_earlier_version_opens_and_plays_on(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = bocage.load(text)
    assert match.notes == []
    assert match.hash() == read(text).hash
    assert len(match.moves) == len(read(text).moves)
    assert (match.decision is None) == file.stem.endswith("whole")
    rng = Random(file.stem)
    for _ in range(MOVES_ON):
        if match.decision is None:
            break
        action = at_random(match, rng)
        match.play(action, match.entitled(action)[0])
    assert bocage.load(match.record()).hash() == match.hash()


def test_every_game_has_whole_and_running_records() -> None:
    kinds = {(file.stem.split("-")[0], file.stem.rsplit("-", 1)[1]) for file in FILES}
    games = ("v_commandos", "operation_commando", "heroes_of_normandie", "commandos_40k")
    assert kinds == {(game, state) for game in games for state in ("whole", "running")}
