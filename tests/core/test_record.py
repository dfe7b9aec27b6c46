"""Saved games: readable, verified, and good for ever."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from random import Random

import msgspec
import pytest

import bocage
import tests.toys  # noqa: F401  registers the toys
from bocage import BadRecord, BocageError, Match, Unknown, load, new
from bocage.core.history import hash_of_seed
from bocage.core.plain import canonical
from bocage.core.record.reading import read, verify
from bocage.core.record.writing import Line, chance_text, checksum, continued
from bocage.games import find
from tests.changed import put_in_place
from tests.toys import lifeboat

VC = "v_commandos"


def played(game: str = "runner", scenario: str = "meadow", seats: int = 2, moves: int = 12, seed: str = "1") -> Match:
    match = new(game, scenario, ["anna", "ben", "cleo", "dan"][:seats], seed=seed)
    rng = Random(seed)
    for _ in range(moves):
        if match.decision is not None:
            match.play(rng.choice(match.decision.options))
    return match


def boat(seed: str = "1") -> Match:
    match = new("lifeboat", "atlantic", ["anna", "ben"], seed=seed)
    for text in ("row 1", "rest", "bail 2", "rest", "row 2"):
        match.play(text)
    return match


def resealed(lines: list[str]) -> str:
    """A text with a check that fits, whatever else is wrong with it."""
    body = lines[:-1] if lines[-1].startswith("check ") else lines
    return "\n".join([*body, "check " + sha256("\n".join(body).encode()).hexdigest()[:16], ""])


def altered(match: Match, change: Callable[[str], str]) -> str:
    return resealed([change(line) for line in match.record().rstrip("\n").split("\n")])


def complaint(text: str) -> BocageError:
    with pytest.raises(BocageError) as error:
        load(text)
    for lang in ("en", "fr"):
        assert "\n" not in error.value.say(lang)
    return error.value


def line_of(error: BocageError, text: str) -> str:
    """The line of the record that the error names by its number."""
    number = error.args_for_text["line"]
    assert isinstance(number, int)
    return text.split("\n")[number - 1]


def reason_of(error: BocageError) -> BocageError:
    reason = error.args_for_text["reason"]
    assert isinstance(reason, BocageError)
    return reason


# --- writing and reading ----------------------------------------------------------------------------------------------


def test_a_record_is_text_that_a_person_can_read() -> None:
    text = boat().record()
    lines = text.split("\n")
    assert lines[:4] == ["Bocage record 1", "game lifeboat 1.0.0", "scenario atlantic", "seats anna | ben"]
    body = lines[lines.index("---") + 1:]
    assert body[0] == "="
    assert re.fullmatch(r"anna: row 1", body[1])
    assert re.fullmatch(r"anna: rest = \d \d", body[2])
    assert re.fullmatch(r"ben: bail 2", body[3])


def test_hidden_draws_and_dice_stand_in_the_record_by_name() -> None:
    text = played("runner", "meadow", seed="3").record()
    assert re.search(r"^= (card:\w+ ?){6}$", text, re.M)


@pytest.mark.parametrize(("game", "scenario", "seats"), [
    ("runner", "meadow", 2), ("bid", "free", 3), ("bid", "alliance", 4), ("stroll", "garden", 2), ("lifeboat", "atlantic", 4),
    (VC, "bridges", 2)])
def test_a_record_loads_at_every_decision_and_goes_on_the_same(game: str, scenario: str, seats: int) -> None:
    match = played(game, scenario, seats, moves=0, seed="8")
    rng = Random("8")
    for _ in range(25):
        again = load(match.record())
        assert again.hash() == match.hash()
        assert again.moves == match.moves
        assert [event.plain() for event in again.log] == [event.plain() for event in match.log]
        assert again.notes == []
        if match.decision is None:
            break
        choice = rng.choice(match.decision.options).text
        again.play(choice)
        match.play(choice)
        assert again.hash() == match.hash(), "chance goes on where it was"


def test_undo_goes_as_far_in_a_loaded_game() -> None:
    match = new("stroll", "garden", ["anna"], seed="1")
    for text in ("walk 1000,3000", "rest", "walk 1500,3500 2000,3000"):
        match.play(text)
    again = load(match.record())
    for _ in range(3):
        again.undo("anna")
    assert again.hash() == new("stroll", "garden", ["anna"], seed="1").hash()


def test_windows_line_ends_do_no_harm() -> None:
    match = boat()
    assert load(match.record().replace("\n", "\r\n")).hash() == match.hash()


@pytest.mark.parametrize("name", ["bot: regular", "a = b", "Zoë", "anna: row 1", "---", "check x"])
def test_seats_of_any_name_can_be_saved(name: str) -> None:
    match = new("lifeboat", "atlantic", [name, "ben"], seed="1")
    match.play("row 1")
    again = load(match.record())
    assert again.hash() == match.hash()
    assert again.setup.seats == match.setup.seats


def test_options_are_kept() -> None:
    for squad in ("", "medic:blue, scout:ochre"):
        match = new(VC, "bridges", ["anna"], seed="1", options={"difficulty": "veteran", "squad": squad})
        assert load(match.record()).setup.options == match.setup.options
        assert load(match.record()).hash() == match.hash()


# --- for one seat -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "scenario", "seats"), [
    ("runner", "meadow", 2), ("bid", "free", 2), ("lifeboat", "atlantic", 2), (VC, "bridges", 2), (VC, "factory", 1)])
def test_a_seats_record_goes_on_from_what_that_seat_knows(game: str, scenario: str, seats: int) -> None:
    match = new(game, scenario, ["anna", "ben"][:seats], seed="5e5e5e5e")
    rng = Random(1)
    for _ in range(40):
        if match.decision is None:
            break
        match.play(rng.choice(match.decision.options))
        for seat in range(seats):
            text = match.record_for(seat)
            again = load(text)
            assert again.view(seat) == match.view(seat)
            assert again.question(seat) == match.question(seat)
            assert match.decision is None or "5e5e5e5e" not in text


@pytest.mark.parametrize(("game", "scenario"), [("runner", "meadow"), (VC, "factory")])
def test_a_seats_record_is_the_same_in_worlds_that_it_cannot_tell_apart(game: str, scenario: str) -> None:
    hidden = 0
    for seed in "123456":
        match = new(game, scenario, ["anna", "ben"], seed=seed)
        rng = Random(seed)
        for _ in range(30):
            if match.decision is None:
                break
            match.play(rng.choice(match.decision.options))
            if match.decision is not None and not match.knows_all(0):
                hidden += 1
                twin = match.twin(0, Random(seed + "twin"))
                assert match.record_for(0, Random(7)) == twin.record_for(0, Random(7))
    assert hidden > 100, "the case this is about came up"


# --- the seed ---------------------------------------------------------------------------------------------------------


def test_the_seed_stays_secret_while_the_game_goes_on_if_wanted() -> None:
    match = boat()
    open_text, secret_text = match.record(), match.record(secret=False)
    assert "\nseed 0 1\n" in open_text
    assert "\nseed 0" not in secret_text
    assert f"seed-hash 0 {hash_of_seed('1')}" in secret_text


def test_the_seed_is_shown_when_the_game_is_over() -> None:
    match = played("stroll", "garden", 1, moves=40)
    assert match.decision is None
    assert "\nseed 0 1\n" in match.record(secret=False)


def test_a_game_loaded_without_its_seed_goes_on_with_a_new_one() -> None:
    match = boat()
    drawn = sum(len(move.chance) for move in match.moves)
    one, two = load(match.record(secret=False)), load(match.record(secret=False))
    assert one.hash() == match.hash()
    assert [start for start, _, _ in one.setup.seeds] == [0, drawn]
    assert one.setup.seed_hash != two.setup.seed_hash
    one.play("rest")
    again = load(one.record())
    assert again.hash() == one.hash()
    for game in (one, again):
        game.play("rest")
    assert again.hash() == one.hash(), "the second seed goes on where it was"


# --- verifying --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "scenario", "seats"), [
    ("runner", "meadow", 2), ("bid", "alliance", 4), ("lifeboat", "atlantic", 3), (VC, "streets", 1)])
def test_every_result_of_an_honest_record_derives_from_its_seed(game: str, scenario: str, seats: int) -> None:
    match = played(game, scenario, seats, moves=30, seed="5")
    drawn = len(match.opening) + sum(len(move.chance) for move in match.moves)
    assert drawn > 0
    assert verify(match.record(), find) == (drawn, 0)


def test_results_of_a_secret_seed_cannot_be_checked_and_are_counted() -> None:
    match = boat()
    drawn = sum(len(move.chance) for move in match.moves)
    assert verify(match.record(secret=False), find) == (0, drawn)
    again = load(match.record(secret=False))
    again.play("rest")
    assert verify(again.record(), find) == (2, drawn)


def test_a_result_that_does_not_derive_from_the_seed_is_found_with_its_line() -> None:
    match = new("lifeboat", "atlantic", ["anna", "ben"], seed="1")
    match.play("rest")
    die = match.moves[-1].chance[0][1]
    other = next(face for face in range(1, 7) if face != die and (face < 3) == (die < 3))
    text = altered(match, lambda line: line.replace(f"rest = {die}", f"rest = {other}"))
    forged = [line for line in text.split("\n") if not line.startswith("hash ")]
    forged.insert(-2, f"hash {hash_after(match, other)}")
    text = resealed(forged[:-1])
    load(text)                                              # it is a possible game …
    with pytest.raises(BadRecord) as error:
        verify(text, find)                                  # … but not the one of this seed
    assert error.value.key == "error-record-verify"
    assert line_of(error.value, text) == f"anna: rest = {other} {match.moves[-1].chance[1][1]}"


def hash_after(match: Match, die: int) -> str:
    from bocage.core.dice import ScriptedDice

    forged = new("lifeboat", "atlantic", match.setup.seats, dice=ScriptedDice([die, match.moves[-1].chance[1][1]]))
    forged.play("rest")
    return forged.hash()


def test_a_seed_that_does_not_fit_its_hash_is_refused() -> None:
    text = altered(boat(), lambda line: "seed 0 2" if line == "seed 0 1" else line)
    assert complaint(text).key == "error-record-seed"
    with pytest.raises(BadRecord):
        verify(text, find)


# --- damage -----------------------------------------------------------------------------------------------------------


def test_any_cut_is_noticed() -> None:
    lines = boat().record().rstrip("\n").split("\n")
    assert complaint("").key == "error-record-format"
    for number in range(1, len(lines)):
        assert complaint("\n".join(lines[:number])).key == "error-record-truncated"


def test_any_changed_letter_is_noticed() -> None:
    text = boat().record()
    rng = Random(1)
    for _ in range(60):
        at = rng.randrange(len("Bocage record 1\n"), len(text) - 1)
        other = chr(ord(text[at]) ^ 1)
        assert complaint(text[:at] + other + text[at + 1:]).key in (
            "error-record-altered", "error-record-truncated")


def test_what_is_no_record_is_told_so() -> None:
    for text in ("hello", "\x00\x01", "Bocage record 2\ncheck 0", "{}"):
        assert complaint(text).key == "error-record-format"


@pytest.mark.parametrize("drop", ["game ", "scenario ", "seats ", "seed-hash ", "---", "snapshot ", "hash "])
def test_a_record_without_one_of_its_lines_is_malformed(drop: str) -> None:
    lines = [line for line in boat().record().rstrip("\n").split("\n") if not line.startswith(drop)]
    assert complaint(resealed(lines)).key == "error-record-shape"


@pytest.mark.parametrize("line", ["zoe: row 1", "row 1", "anna:row 1"])
def test_a_line_of_no_seat_is_malformed(line: str) -> None:
    assert complaint(altered(boat(), lambda old: line if old == "anna: row 1" else old)).key == "error-record-shape"


@pytest.mark.parametrize(("line", "inner"), [
    ("anna: fly", "error-unreadable"), ("anna: bail 1", "error-illegal"), ("ben: row 1", "error-illegal"),
    ("anna: row 1 = 4", "error-record-surplus")])
def test_a_line_that_cannot_be_played_is_named(line: str, inner: str) -> None:
    text = altered(boat(), lambda old: line if old == "anna: row 1" else old)
    error = complaint(text)
    assert error.key == "error-record-line"
    assert reason_of(error).key == inner
    assert line_of(error, text) == line


@pytest.mark.parametrize("dice", ["7 1", "0 3", "x 2", "4", "", "card:smoke 2", "-1 4", "3 4 5"])
def test_impossible_dice_are_named(dice: str) -> None:
    text = altered(boat(), lambda old: f"anna: rest = {dice}".rstrip(" =") if old.startswith("anna: rest = ") else old)
    error = complaint(text)
    assert error.key == "error-record-line"
    assert reason_of(error).key in ("error-record-chance", "error-record-surplus")


@pytest.mark.parametrize("draw", ["card:ace", "dodge:card", "4", "card:spy card:spy card:spy"])
def test_impossible_draws_are_named(draw: str) -> None:
    match = played("runner", "meadow", moves=0)
    text = altered(match, lambda old: f"= {draw}" if old.startswith("= ") else old)
    assert complaint(text).key == "error-record-chance"


def test_more_results_than_the_opening_asks_for_are_named() -> None:
    match = played("runner", "meadow", moves=0)
    text = altered(match, lambda old: old + " card:spy" if old.startswith("= ") else old)
    assert complaint(text).key == "error-record-surplus"


def test_a_game_that_replays_to_another_position_is_refused() -> None:
    text = altered(boat(), lambda old: "hash 000000000000000000000000" if old.startswith("hash ") else old)
    assert complaint(text).key == "error-record-hash"


@pytest.mark.parametrize(("old", "new_line", "what"), [
    ("game lifeboat 1.0.0", "game chess 1.0.0", "game"), ("scenario atlantic", "scenario pacific", "scenario"),
    ("seats anna | ben", "seats anna | ben | c | d | e", "seats")])
def test_unknown_games_scenarios_and_numbers_of_seats_are_named(old: str, new_line: str, what: str) -> None:
    error = complaint(altered(boat(), lambda line: new_line if line == old else line))
    assert isinstance(error, Unknown)
    assert error.args_for_text["what"] == what


# --- other versions of the rules --------------------------------------------------------------------------------------


def notes(match: Match) -> list[str]:
    return [note.key for note in match.notes]


def test_a_game_of_another_version_that_still_replays_goes_on_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    match = boat()
    text = match.record()
    put_in_place(monkeypatch, replace(lifeboat.RULESET, version="2.0.0"))
    again = load(text)
    assert again.hash() == match.hash()
    assert notes(again) == ["note-record-version"]
    assert again.notes[0].args_for_text == {"then": "1.0.0", "now": "2.0.0"}


def changed_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """From version 2 on the sea rolls one die more, so that older games replay differently."""
    right = lifeboat.sea

    def rougher(g: lifeboat.G) -> None:
        right(g)
        g.state.water += g.dice.roll(1)[0] // 6

    put_in_place(monkeypatch, replace(lifeboat.RULESET, version="2.0.0"))
    monkeypatch.setattr(lifeboat, "sea", rougher)


def test_a_game_that_replays_differently_goes_on_from_its_snapshot_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    match = boat()
    text, start, choices = match.record(), canonical(match.step.state), len(match.step.choices)
    assert choices == 1
    changed_rules(monkeypatch)
    again = load(text)
    assert (canonical(again.step.state), again.hash()) == (start, match.hash())     # these rules allow the choice since then
    assert notes(again) == ["note-record-snapshot", "note-record-version"]
    told = again.notes[0].args_for_text
    assert told["choices"] == "0"
    assert told["fields"] == "–"
    assert "cannot be played" in str(told["reason"])


def test_a_snapshot_that_does_not_tell_its_results_of_chance_goes_on_without_the_choices_since(
        monkeypatch: pytest.MonkeyPatch) -> None:
    """Records written before it did."""
    match = boat()
    lines = match.record().splitlines()[:-1]
    older = [f"{line.rpartition(',')[0]}]" if line.startswith("snapshot ") else line for line in lines]
    changed_rules(monkeypatch)
    again = load(sealed(older))
    assert canonical(again.step.state) == canonical(match.step.state)
    assert (again.notes[0].args_for_text["choices"], again.moves) == ("1", [])


def test_a_record_that_is_continued_by_its_lines_is_the_record_of_the_longer_game() -> None:
    """With the snapshot where it was: a server stores the lines of a game and the whole record only now and then."""
    match = new("v_commandos", "lighthouse", ["anna"], "1", {"squad": "officer:blue,scout:blue"})
    for _ in range(9):
        assert match.decision is not None
        match.play(match.decision.options[0])
    base, count = match.record(), len(match.moves)
    for _ in range(40):
        assert match.decision is not None
        match.play(match.decision.options[-1])
    bags = match.rules.bags(match.board)
    since = [Line(move.seat, move.text, chance_text(move.chance, bags)) for move in match.moves[count:]]
    assert any(each.chance for each in since)
    made = continued(base, count, since, match.hash())
    assert (made.moves, load(made.text).hash()) == (len(match.moves), match.hash())
    record = read(made.text)
    assert (record.moves, record.setup) == (read(match.record()).moves, match.setup)
    assert verify(made.text, find) == (len(record.opening) + sum(len(chance) for *_, chance in record.moves), 0)
    wrong = made.text.splitlines()[:-1]
    at = wrong.index("---") + 2
    wrong = [*wrong[:at], "anna: fly", *wrong[at + 1:]]
    again = load(sealed(["rules 0" if line.startswith("rules ") else line for line in wrong]))
    assert again.hash() == match.hash()                     # from the snapshot, after all choices since then
    assert len(again.moves) == made.moves - made.floor
    dice = again.record()
    assert verify(dice, find)[0] == sum(len(move.chance) for move in again.moves) + len(again.opening)
    assert continued(base).text == base


def test_the_same_game_of_the_same_version_does_not_go_on_from_its_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    text = boat().record()
    changed_rules(monkeypatch)
    put_in_place(monkeypatch, lifeboat.RULESET)
    assert complaint(text).key == "error-record-line"


def test_a_game_of_the_same_version_whose_rules_were_written_otherwise_goes_on_from_its_snapshot(
        monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has changed the rules and not raised the version; records from before there was a digest are as old."""
    match = new("v_commandos", "lighthouse", ["anna"], "1", {"squad": "officer:blue,scout:blue"})
    for _ in range(9):
        assert match.decision is not None
        match.play(match.decision.options[0])
    lines = match.record().splitlines()[:-1]
    at = next(number for number, line in enumerate(lines) if line.startswith("anna: "))
    wrong = [*lines[:at], "anna: fly", *lines[at + 1:]]
    with pytest.raises(BadRecord, match="fly"):
        load(sealed(wrong))
    for rules in ("rules 0000000000000000", ""):
        older = [rules if line.startswith("rules ") else line for line in wrong]
        again = load(sealed([line for line in older if line]))
        assert [note.key for note in again.notes] == ["note-record-snapshot"]
        assert "fly" in again.notes[0].say("en")
        assert again.decision is not None
        again.play(again.decision.options[0])


def sealed(lines: list[str]) -> str:
    return "\n".join([*lines, f"check {checksum(lines)}", ""])


def test_a_game_that_went_on_from_its_snapshot_can_be_saved_and_loaded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    text = boat().record()
    changed_rules(monkeypatch)
    again = load(text)
    again.play("rest")
    third = load(again.record())
    assert third.notes == []
    assert third.hash() == again.hash()
    for game in (again, third):
        game.play("rest")
    assert third.hash() == again.hash(), "chance goes on where it was"
    drawn = sum(len(move.chance) for move in again.moves)
    assert verify(again.record(), find) == (drawn, 0), "and still derives from the seed of the first game"


def test_a_game_without_its_seed_goes_on_from_its_snapshot_with_a_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    text = boat().record(secret=False)
    changed_rules(monkeypatch)
    again = load(text)
    again.play("rest")
    assert load(again.record()).hash() == again.hash()


def test_fields_that_differ_are_named_when_a_snapshot_is_taken_up(monkeypatch: pytest.MonkeyPatch) -> None:
    text = boat().record()
    plain = msgspec.json.decode(read(text).snapshot)
    plain[0]["gulls"] = 3
    del plain[0]["eaten"]
    lines = [f"snapshot {canonical(plain).decode()}" if line.startswith("snapshot ") else line
             for line in text.rstrip("\n").split("\n")]
    changed_rules(monkeypatch)
    again = load(resealed(lines))
    assert again.notes[0].args_for_text["fields"] == "eaten, gulls"


@pytest.mark.parametrize("snapshot", ["{", "[]", "[1,2]", "7", '[{"acted":7},0]', '[["water"],0]'])
def test_a_snapshot_that_cannot_be_taken_up_is_an_error(monkeypatch: pytest.MonkeyPatch, snapshot: str) -> None:
    text = altered(boat(), lambda line: f"snapshot {snapshot}" if line.startswith("snapshot ") else line)
    changed_rules(monkeypatch)
    assert complaint(text).key == "error-record-snapshot"


def test_verifying_a_game_that_no_longer_replays_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    text = boat().record()
    changed_rules(monkeypatch)
    with pytest.raises(BadRecord) as error:
        verify(text, find)
    assert error.value.key == "error-record-line"


def test_a_record_in_mid_step_with_hidden_hands_is_whole() -> None:
    """Runner between two cards of a chain: the record holds all, and supposing goes on from it."""
    for seed in range(40):
        match = played("runner", "meadow", moves=7, seed=f"{seed}")
        if match.decision is None or len(match.step.choices) < 3:
            continue
        again = load(match.record())
        assert again.step.tape.eyes == match.step.tape.eyes
        for seat in (0, 1):
            one, two = (game.suppose(seat, Random(3)).table.state for game in (match, again))
            assert canonical(one) == canonical(two)


def test_writing_is_what_the_match_does() -> None:
    match = boat()
    assert match.record(secret=True) == match.record() == bocage.load(match.record()).record()
