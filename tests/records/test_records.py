"""Records written by earlier versions open and play on: replayed to the same position, or from their last position.

The games were played by first sight with the code of the folder's name; half of them stop in the middle. Where the version of a
game's rules has been raised since, its records may replay differently: then they go on from the position at the start of
their last step, and say so.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

import bocage
from bocage.core.conformance import at_random
from bocage.core.plain import canonical
from bocage.core.record.reading import read

FILES = sorted(Path(__file__).parent.glob("*/*.txt"))
MOVES_ON = 40


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_record_of_an_earlier_version_opens_and_plays_on(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record, match = read(text), bocage.load(text)
    notes = [note.key for note in match.notes]
    assert ("note-record-version" in notes) == (record.version != match.ruleset.version)
    if "note-record-snapshot" in notes:
        assert record.version != match.ruleset.version
        assert_is_the_snapshot(match, record.snapshot)
    else:
        assert match.hash() == record.hash
        assert len(match.moves) == len(record.moves)
        assert (match.decision is None) == file.stem.endswith("whole")
    rng = Random(file.stem)
    for _ in range(MOVES_ON):
        if match.decision is None:
            break
        action = at_random(match, rng)
        match.play(action, match.entitled(action)[0])
    assert bocage.load(match.record()).hash() == match.hash()


def assert_is_the_snapshot(match: bocage.Match, snapshot: str) -> None:
    """Every field of the record's last position is in the match as it was; fields that were added since are not compared."""
    assert match.moves == []
    then, _ = msgspec.json.decode(snapshot)
    now = msgspec.json.decode(canonical(match.step.state))
    assert {name: now[name] for name in then if name in now} == {name: value for name, value in then.items() if name in now}


def test_every_game_has_whole_and_running_records() -> None:
    kinds = {(file.stem.split("-")[0], file.stem.rsplit("-", 1)[1]) for file in FILES}
    games = ("v_commandos", "operation_commando", "heroes_of_normandie", "commandos_40k")
    assert kinds == {(game, state) for game in games for state in ("whole", "running")}
