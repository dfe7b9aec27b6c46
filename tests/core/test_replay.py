"""A saved game moment by moment: every moment is the one that was, and shows each seat what it saw then."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage import BadRecord, BocageError, Match, new, replay
from bocage.bots import SightBot, Viewpoint, answering_seat
from bocage.core.record.replaying import EVERY
from tests.changed import changed, put_in_place
from tests.core.test_record import altered, boat, resealed
from tests.marks import slow, soak
from tests.toys import lifeboat

ROOT = Path(__file__).parents[2]
GAMES = [("v_commandos", "bridges", 2), ("operation_commando", "historical", 2), ("operation_commando", "utah", 2),
         ("heroes_of_normandie", "village", 2), ("heroes_of_normandie", "battle", 4), ("commandos_40k", "rescue", 2)]
TOYS = [("runner", "meadow", 2), ("bid", "alliance", 4), ("stroll", "garden", 2), ("lifeboat", "atlantic", 3)]


def moments(game: str, scenario: str, seats: int, seed: int, most: int) -> Iterator[Match]:
    """A game before its first choice and after each: half by first sight, half at random."""
    match = new(game, scenario, [f"seat{number}" for number in range(seats)], seed=f"replay {seed}")
    rng = Random(seed)
    bot = SightBot(rng)
    yield match
    while match.decision is not None and len(match.moves) < most:
        seat = answering_seat(match)
        view = Viewpoint(match, seat)
        match.play(rng.choice(view.options) if rng.random() < 0.5 else bot.choose(view), seat)
        yield match


@cache
def played(game: str, scenario: str, seats: int, seed: int = 1, most: int = 5000) -> tuple[str, tuple[str, ...]]:
    """The record of a game, and the hash of every moment of it."""
    hashes = []
    for match in moments(game, scenario, seats, seed, most):
        hashes.append(match.hash())
        text = match.record
    return text(), tuple(hashes)


# --- every moment is the one that was ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "scenario", "seats"), [*TOYS, *(pytest.param(*game, marks=slow) for game in GAMES)])
def test_every_moment_of_a_whole_game_has_the_hash_of_the_original(game: str, scenario: str, seats: int) -> None:
    text, hashes = played(game, scenario, seats)
    found = replay(text)
    assert found.last == len(hashes) - 1
    assert [found.at(at).hash() for at in range(found.last + 1)] == [*hashes]


@soak
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_of_many_games(game: tuple[str, str, int]) -> None:
    """Two hundred of each game, over its scenarios."""
    same = sum(name == game[0] for name, *_ in GAMES)
    for seed in range(2, 2 + 200 // same):
        text, hashes = played.__wrapped__(*game, seed)
        found = replay(text)
        assert [found.at(at).hash() for at in range(found.last + 1)] == [*hashes], seed


@pytest.mark.parametrize(("game", "scenario", "seats"), TOYS)
def test_jumps_in_any_order_lead_to_the_same_moments_and_nothing_carries_over(game: str, scenario: str, seats: int) -> None:
    text, hashes = played(game, scenario, seats)
    found = replay(text)
    rng = Random(4)
    for _ in range(60):
        at = rng.randrange(found.last + 1)
        match = found.at(at)
        assert match.hash() == hashes[at]
        assert (len(match.moves), len(match.log)) == (at, found.told(at))
        if match.decision is not None:
            match.step.tape.source = match.dice = new(game, scenario, ["a"] * seats, seed="other").dice
            match.play(rng.choice(match.decision.options))


def test_a_moment_tells_the_events_and_moves_up_to_it_and_no_more() -> None:
    text, _ = played("lifeboat", "atlantic", 3)
    found = replay(text)
    whole = [event.plain() for event in found.match.log]
    for at in range(found.last + 1):
        match = found.at(at)
        assert [event.plain() for event in match.log] == whole[:found.told(at)]
        assert match.moves == found.match.moves[:at]
    assert 0 < found.told(EVERY) < len(whole)


def test_a_moment_can_be_saved_and_played_on_with_other_chance() -> None:
    text, hashes = played("runner", "meadow", 2)
    branch = replay(text).at(EVERY + 1)
    again = replay(branch.record(secret=False)).at(EVERY + 1)
    assert again.hash() == hashes[EVERY + 1]
    assert "seed 0" not in branch.record(secret=False)


@pytest.mark.parametrize("at", [-1, 10_000])
def test_a_moment_that_is_not_there_is_refused(at: int) -> None:
    found = replay(played("lifeboat", "atlantic", 3)[0])
    with pytest.raises(BocageError) as error:
        found.at(at)
    assert error.value.key == "error-replay-moment"
    assert f"{found.last}" in error.value.say("fr")


# --- whose eyes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "scenario", "seats"), [
    ("runner", "meadow", 2), ("bid", "alliance", 4), *(pytest.param(*game, marks=slow) for game in GAMES)])
def test_a_seat_sees_of_a_moment_what_it_saw_then_and_nothing_that_is_hidden(game: str, scenario: str, seats: int) -> None:
    """Twin worlds: what a seat cannot know is dealt anew, and the moment still looks the same to it."""
    live: list[tuple[object, ...]] = []
    for match in moments(game, scenario, seats, 1, 120):
        live.append(tuple((match.view(seat), match.question(seat)) for seat in (None, *range(seats))))
        text = match.record()
    found, rng = replay(text), Random(6)
    for at in range(0, found.last + 1, 1 if seats > 2 else 3):
        match = found.at(at)
        assert tuple((match.view(seat), match.question(seat)) for seat in (None, *range(seats))) == live[at]
        if match.decision is None:
            continue
        for seat in range(seats):
            twin = match.twin(seat, rng)
            assert (twin.view(seat), twin.question(seat)) == (match.view(seat), match.question(seat))
            assert [event.plain() for event in twin.events(seat=seat)] == [event.plain() for event in match.events(seat=seat)]


def test_while_a_game_with_secrets_goes_on_only_held_seats_may_look_and_afterwards_everybody() -> None:
    whole, _ = played("runner", "meadow", 2)
    part, _ = played("runner", "meadow", 2, most=6)
    assert replay(whole).seats_that_may_look() == (0, 1)
    assert replay(part).seats_that_may_look() == ()
    assert replay(part).seats_that_may_look((new("runner", "meadow", ["a", "b"]).seat(1),)) == (1,)
    assert replay(played("lifeboat", "atlantic", 3, most=6)[0]).seats_that_may_look() == (0, 1, 2), "nothing is hidden there"


def test_while_a_game_goes_on_nobody_looks_further_back_than_its_rules_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    part, _ = played("lifeboat", "atlantic", 3, most=12)
    assert replay(part).first == 0
    put_in_place(monkeypatch, changed(lifeboat.RULESET, "knowledge", log_from=lambda log: len(log) - 1))
    found = replay(part)
    assert 0 < found.first <= found.last
    assert found.told(found.first) >= len(found.match.log) - 1
    assert replay(played("lifeboat", "atlantic", 3)[0]).first == 0, "after the end everything may be seen"


# --- other versions of the rules --------------------------------------------------------------------------------------


def keys(notes: list[BocageError]) -> list[str]:
    return [note.key for note in notes]


def test_a_record_of_another_version_that_still_replays_is_whole_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    text, hashes = played("lifeboat", "atlantic", 3)
    put_in_place(monkeypatch, replace(lifeboat.RULESET, version="2.0.0"))
    found = replay(text)
    assert keys(found.notes) == ["note-record-alike"], "nothing differs, and it says so"
    assert (found.last, found.later) == (len(hashes) - 1, None)


def test_a_record_that_replays_differently_goes_as_far_as_it_does_then_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """In version 2 nobody may bail any more: the game stops before the first bail, and then stands at its last position."""
    text, hashes = played("lifeboat", "atlantic", 3)
    moves = replay(text).match.moves
    bailed = next(at for at, move in enumerate(moves) if move.text.startswith("bail"))
    read = lifeboat.RULESET.rules.read
    put_in_place(monkeypatch, replace(changed(lifeboat.RULESET, "rules", read=lambda board, text: read(
        board, text.replace("bail", "swim"))), version="2.0.0"))
    found = replay(text)
    assert found.last == bailed + 1
    assert [found.at(at).hash() for at in range(bailed + 1)] == [*hashes[:bailed + 1]]
    assert found.at(found.last).decision is None
    assert found.is_over
    assert keys(found.notes) == ["note-record-snapshot", "note-record-version"]
    said = found.notes[0].say("en")
    assert "swim" in said


def test_a_record_whose_beginning_cannot_be_replayed_shows_its_last_position(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = played("runner", "meadow", 2, most=9)
    lines = text.split("\n")
    opening = lines.index("---") + 1
    damaged = "\n".join([*lines[:opening], "= 7", *lines[opening + 1:]])
    found = replay(resealed(damaged.rstrip("\n").split("\n")))
    assert (found.last, keys(found.notes)) == (1, ["note-record-snapshot"])
    assert found.at(0).decision is not None


def test_a_record_that_is_neither_replayed_nor_read_names_the_line() -> None:
    text = altered(boat(), lambda line: "snapshot [1,2]" if line.startswith("snapshot ") else
                   "ben: row 9" if line.startswith("ben: ") else line)
    with pytest.raises(BadRecord) as error:
        replay(text)
    assert error.value.key == "error-record-line"


# --- in a fresh process -----------------------------------------------------------------------------------------------


@slow
def test_a_fresh_process_finds_the_same_moments() -> None:
    text, hashes = played("operation_commando", "historical", 2)
    script = "import bocage, sys; r = bocage.replay(sys.stdin.read()); print(*(r.at(k).hash() for k in range(r.last, -1, -1)))"
    done = subprocess.run([sys.executable, "-c", script], input=text, capture_output=True, text=True, cwd=ROOT, check=True,
                          encoding="utf-8")
    assert done.stdout.split() == [*reversed(hashes)]
