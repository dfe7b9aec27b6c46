"""Records written by earlier versions open and play on: replayed to the same position, or from their last position.

The games were played with the code that the folder is named for (a commit); half of them stop in the middle (``make.py`` writes
them, ten of each game and version of its rules). Where the version of a game's rules has been raised since, its records may
replay differently: then they go on from the position at the start of their last step, and say so. Where it has not been raised
they must replay: whoever changes a rule so that a record of the present version replays differently raises the version. Records
of the former lessons, which were scenarios with a coach, go on as the mission that they were about (``Ruleset.retired``).
"""

from __future__ import annotations

import gzip
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import bocage
from bocage.core.conformance import at_random
from bocage.core.plain import canonical, slots_of
from bocage.core.record.reading import Record, first_state, read

FILES = sorted([*Path(__file__).parent.glob("*/*.txt"), *Path(__file__).parent.glob("*/*.txt.gz")])
MOVES_ON = 40


def name_of(file: Path) -> str:
    return file.name.split(".")[0]


def text_of(file: Path) -> str:
    return gzip.decompress(file.read_bytes()).decode() if file.suffix == ".gz" else file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{name_of(file)}")
def test_a_record_of_an_earlier_version_opens_and_plays_on(file: Path) -> None:
    text = text_of(file)
    record, match = read(text), bocage.load(text)
    notes = [note.key for note in match.notes]
    assert ("note-record-version" in notes) == (record.version != match.ruleset.version)
    if "note-record-snapshot" in notes:
        assert record.version != match.ruleset.version or record.setup.scenario in match.ruleset.retired
        assert_is_the_snapshot(match, record)
    else:
        assert match.hash() == record.hash
        assert len(match.moves) == len(record.moves)
        assert (match.decision is None) == name_of(file).endswith("whole")
    rng = Random(name_of(file))
    for _ in range(MOVES_ON):
        if match.decision is None:
            break
        action = at_random(match, rng)
        match.play(action, match.entitled(action)[0])
    if name_of(file).endswith("whole") and "note-record-snapshot" not in notes:
        assert_is_the_same_game(read(match.record()), record)       # and that one has just been replayed
    else:
        assert bocage.load(match.record()).hash() == match.hash()


def assert_is_the_same_game(now: Record, then: Record) -> None:
    """Whoever replays one record replays the other: all is equal but the seed of what might come next and the lines on which
    the choices stand."""
    assert (replace(now.setup, seeds=then.setup.seeds), now.opening, now.hash) == (then.setup, then.opening, then.hash)
    assert [choice for _, *choice in now.moves] == [choice for _, *choice in then.moves]


def assert_is_the_snapshot(match: bocage.Match, record: Record) -> None:
    """The match began with every field of the record's last position as it was, and made the choices since then, or none of
    them; later fields are not compared."""
    then, choices, *_ = msgspec.json.decode(record.snapshot)
    since = [action for _, _, action, _ in record.moves[len(record.moves) - choices:]]
    assert [move.text for move in match.moves] in ([], since)
    state = first_state(match.ruleset, match.setup, match.board)
    now, kept = msgspec.json.decode(canonical(state)), set(slots_of(state)) & set(then)
    assert {name: now[name] for name in kept} == {name: then[name] for name in kept}


def test_every_game_has_whole_and_running_records() -> None:
    names = [name_of(file) for file in FILES]
    kinds = {(name.split("-")[0], name.rsplit("-", 1)[1]) for name in names}
    games = ("v_commandos", "operation_commando", "heroes_of_normandie", "commandos_40k")
    assert kinds == {(game, state) for game in games for state in ("whole", "running")}
