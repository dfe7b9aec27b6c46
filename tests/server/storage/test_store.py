"""What is stored: once, whole, and only from the state it was meant for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from bocage import load, new
from bocage.core.record.reading import read
from bocage.core.record.writing import Line, chance_text
from bocage.server.storage import store as store_module
from bocage.server.storage.store import KEYS_KEPT, LATE, PASSED, Base, Change, Deed, Gone, Played, Store, columns
from bocage.server.storage.tables import ChatRow, MatchRow, Person, SeatRow, metadata, packs, seats

ANNA, BEN = Person("anna-id", "Anna", True), Person("ben-id", "Ben", False)


class Game(NamedTuple):
    """A game before its first choice and after forty, as plain values."""

    first: str
    options: dict[str, str]
    moves: tuple[Played, ...]
    hashes: tuple[str, ...]
    record: str
    floor: int


def played() -> Game:
    match = new("v_commandos", "lighthouse", ["Anna", "2"], "store", {"squad": "officer:blue,scout:blue"})
    first, bags, hashes = match.record(), match.rules.bags(match.board), list[str]()
    while len(match.moves) < 40 and match.decision is not None:
        match.play(match.decision.options[len(match.moves) % len(match.decision.options)])
        hashes.append(match.hash())
    moves = tuple(Played(Line(move.seat, move.text, chance_text(move.chance, bags))) for move in match.moves)
    return Game(first, dict(match.setup.options), moves, tuple(hashes), match.record(), len(moves) - len(match.step.choices))


GAME = played()
MOVES = GAME.moves
ROW = MatchRow("m1", "v_commandos", "lighthouse", GAME.options, ANNA.id, GAME.first, 0, 1, (0, 1), "", True, (), 1.0, 1.0)
SEATS = (SeatRow(0, "person", "Anna", ANNA.id, ""), SeatRow(1, "open", "", None, ""))
NEXT = Change(0, MOVES[:1], "", 2, (1,))


def texts(record: str) -> list[str]:
    """The choices of a record."""
    return [action for _, _, action, _ in read(record).moves]


def named(names: str) -> Base:
    """The match as it stands before its first choice, with other names of its seats."""
    return Base(GAME.first.replace("seats Anna | 2", f"seats {names}"), 1, (0, 1), "", ())


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    made = Store(database)
    made.migrate()
    for person in (ANNA, BEN):
        made.add_person(f"hash of {person.id}", person)
    made.create(ROW, SEATS, {1: "hash of secret"})
    yield made
    made.close()


def test_the_migrations_lead_to_the_tables_that_the_code_uses(store: Store) -> None:
    store.migrate()                                         # again: nothing to do
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_matches_of_the_first_version_are_kept_and_have_no_clock(database: str) -> None:
    made = Store(database)
    config = Config()
    config.set_main_option("script_location", str(Path(store_module.__file__).parent / "migrations"))
    old = {name: value for name, value in columns(ROW).items() if name not in ("answer_seconds", "late", "hints")}
    with made.engine.begin() as db:
        config.attributes["connection"] = db
        command.upgrade(config, "0001")
    made.add_person("hash of anna-id", ANNA)
    with made.engine.begin() as db:
        names = ", ".join(old)
        db.execute(sa.text(f"INSERT INTO matches ({names}) VALUES ({', '.join(f':{name}' for name in old)})"), old)
        db.execute(seats.insert(), [{"match": ROW.id, **msgspec.structs.asdict(SEATS[0])}])
    made.migrate()
    loaded = made.load(ROW.id)
    assert loaded is not None
    assert (loaded.row, loaded.row.answer_seconds, loaded.row.late) == (ROW, 0, ())
    made.close()


def test_sqlite_is_set_to_lose_nothing(store: Store) -> None:
    if not store.is_sqlite:
        pytest.skip("for SQLite")
    with store.engine.connect() as db:
        found = [db.execute(sa.text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous", "foreign_keys")]
    assert found == ["wal", 2, 1]


def test_a_match_comes_back_as_it_was_stored(store: Store) -> None:
    loaded = store.load("m1")
    assert loaded is not None
    assert (loaded.row, loaded.seats, loaded.deeds, loaded.chat) == (ROW, SEATS, {}, ())
    assert loaded.auto_pass == {ANNA.id: True}
    assert store.load("m2") is None


def test_a_bot_that_was_stored_under_a_former_name_has_the_present_one(store: Store) -> None:
    store.hand(ROW.id, 0, 1, "expert", Deed(ANNA.id, "key-hand"))
    loaded = store.load(ROW.id)
    assert loaded is not None
    assert [seat.level for seat in loaded.seats] == ["", "captain"]


def test_a_choice_and_its_deed_are_stored_together(store: Store) -> None:
    store.commit("m1", 0, NEXT, Deed(ANNA.id, "key-1"))
    loaded = store.load("m1")
    assert loaded is not None
    assert (loaded.row.seq, texts(loaded.row.record), loaded.row.passed, loaded.row.asked) == (1, acted(1), (), (1,))
    assert loaded.deeds == {(ANNA.id, "key-1"): 1}


def test_a_choice_for_another_state_than_the_stored_one_is_not_stored(store: Store) -> None:
    store.commit("m1", 0, NEXT, Deed(ANNA.id, "key-1"))
    with pytest.raises(Gone):
        store.commit("m1", 0, Change(0, MOVES[1:2], "", 2, ()), Deed(ANNA.id, "key-2"))
    loaded = store.load("m1")
    assert loaded is not None
    assert (texts(loaded.row.record), loaded.deeds) == (acted(1), {(ANNA.id, "key-1"): 1})
    with pytest.raises(Gone):
        store.commit("m2", 0, NEXT, None)                   # no such match


def acted(number: int) -> list[str]:
    return [move.line.action for move in MOVES[:number]]


def test_a_match_is_its_record_and_the_changes_since(store: Store) -> None:
    """Choices, some that were passed, some taken back; then it is stored whole, and goes on from there."""
    store.commit("m1", 0, Change(0, MOVES[:3], "", 1, (0,)), None)
    store.commit("m1", 1, Change(3, (MOVES[5], Played(MOVES[6].line, PASSED)), "", 1, (0,)), None)
    store.commit("m1", 2, Change(4, (), "", 1, (0,)), None)                             # the last one is taken back
    store.commit("m1", 3, Change(2, (MOVES[2], Played(MOVES[3].line, LATE), Played(MOVES[4].line, PASSED)), "", 2, (1,)), None)
    loaded = store.load("m1")
    assert loaded is not None
    assert (texts(loaded.row.record), loaded.row.passed, loaded.row.late) == (acted(5), (3, 4), (3,))
    assert (loaded.row.seq, loaded.row.turn, loaded.moves, loaded.logged, loaded.floor) == (4, 2, 5, 4, 0)
    shown, = store.of_client(ANNA.id)
    assert (shown[0].seq, shown[0].turn, shown[0].asked) == (4, 2, (1,))
    whole = Base(GAME.record, 3, (), "won", (3, 7), (3,))
    store.commit("m1", 4, Change(5, MOVES[5:], GAME.hashes[-1], 3, (), whole), None)
    again = store.load("m1")
    assert again is not None
    assert (again.row.record, again.row.passed, again.row.late, again.row.seq) == (GAME.record, (3, 7), (3,), 5)
    assert (again.logged, again.moves, again.row.result) == (0, 40, "won")
    assert again.floor == GAME.floor


def test_the_record_of_the_changes_is_the_record_of_the_game(store: Store) -> None:
    for number, move in enumerate(MOVES):
        store.commit("m1", number, Change(number, (move,), GAME.hashes[number], 1, (0,)), None)
    loaded = store.load("m1")
    assert loaded is not None
    again = load(loaded.row.record)
    assert (again.notes, again.record()) == ([], GAME.record)


def test_the_keys_of_the_latest_frames_are_kept_and_no_others(store: Store) -> None:
    whole = named("Anna | 2")
    for number in range(KEYS_KEPT + 20):
        store.commit("m1", number, Change(0, (), "", 1, (0,), whole if number % 10 == 9 else None),
                     Deed(ANNA.id, f"key-{number}"))
        store.note("m1", number, Deed(BEN.id, f"key-{number}"))
    loaded = store.load("m1")
    assert loaded is not None
    last, seq = KEYS_KEPT + 19, KEYS_KEPT + 20
    assert [loaded.deeds.get((who, f"key-{last}")) for who in (ANNA.id, BEN.id)] == [seq, last]
    assert [len([key for key in loaded.deeds if key[0] == who]) for who in (ANNA.id, BEN.id)] == [KEYS_KEPT + 6, KEYS_KEPT]
    with pytest.raises(Gone):
        store.commit("m1", 3, NEXT, None)                   # its row is gone; the match has come further all the same


def test_what_waits_together_is_committed_together_and_fails_alone(store: Store) -> None:
    """Nobody is answered before the commit that holds what he has written."""
    commits, timed, answers = list[int](), list[int](), list[str]()
    store.timed = lambda _, transactions: timed.append(transactions)

    async def write() -> None:
        async def one(name: str, *args: Any) -> None:
            try:
                await store.work(*args)
                answers.append(f"{name} {len(commits)}")
            except Gone:
                answers.append(f"{name} gone {len(commits)}")

        sa.event.listen(store.engine, "commit", lambda _: commits.append(1))
        first = asyncio.create_task(one("first", store.commit, "m1", 0, NEXT, None))
        await asyncio.sleep(0)                              # it is under way; the others wait for it together
        await asyncio.gather(first, one("stale", store.commit, "m1", 0, NEXT, None),
                             one("person", store.add_person, "hash of eve", Person("eve-id", "Eve", True)),
                             one("second", store.commit, "m1", 1, Change(1, MOVES[1:2], "", 1, (0,)), None))

    asyncio.run(write())
    assert answers[0] in ("first 1", "first 2")             # the next group may be through before it is told
    assert (answers[1:], len(commits)) == (["stale gone 2", "person 2", "second 2"], 2)
    assert timed == [1, 3]
    loaded = store.load("m1")
    assert loaded is not None
    assert (loaded.row.seq, texts(loaded.row.record)) == (2, acted(2))
    assert store.person("hash of eve") is not None


def test_nobody_is_answered_well_by_a_commit_that_fails(store: Store) -> None:
    async def write() -> list[object]:
        def fails(_: sa.Connection) -> None:
            raise OSError("no space left")

        sa.event.listen(store.engine, "commit", fails)
        found = await asyncio.gather(store.work(store.commit, "m1", 0, NEXT, None), store.work(store.probe),
                                     return_exceptions=True)
        sa.event.remove(store.engine, "commit", fails)
        return list(found)

    assert [type(each) for each in asyncio.run(write())] == [OSError, OSError]
    loaded = store.load("m1")
    assert loaded is not None
    assert loaded.row.seq == 0


def test_a_long_setting_is_stored_once_and_goes_with_its_last_match(store: Store) -> None:
    text = "x" * 5000
    options = {**ROW.options, "board": text, "odd": "sha256:abc"}
    record = ROW.record.replace("option difficulty", f"option board {text}\noption odd sha256:abc\noption difficulty")
    row = msgspec.structs.replace(ROW, options=options, record=record)
    for id in ("m2", "m3"):
        store.create(msgspec.structs.replace(row, id=id), SEATS, {})
    store.settle("m2", 0, Base(record, 1, (0, 1), "", ()))
    for id in ("m2", "m3"):
        loaded = store.load(id)
        assert loaded is not None
        assert (loaded.row.options, loaded.row.record) == (options, record)
    with store.engine.connect() as db:
        assert sorted(db.execute(sa.select(packs.c.text)).scalars()) == ["sha256:abc", text]
        held = db.execute(sa.text("SELECT max(length(record)), max(length(options)) FROM matches")).one()
        assert max(held) < 5000
    store.delete("m2")
    assert store.load("m3") is not None
    store.delete("m3")
    with store.engine.connect() as db:
        assert db.execute(sa.select(packs)).all() == []


def test_an_open_seat_is_taken_once_and_the_invitation_is_used_up(store: Store) -> None:
    assert store.invited("hash of secret") == ("m1", 1)
    store.sit("m1", 0, SeatRow(1, "person", "Ben", BEN.id, ""), named("Anna | Ben"))
    assert store.invited("hash of secret") is None
    with pytest.raises(Gone):
        store.sit("m1", 0, SeatRow(1, "person", "Eve", ANNA.id, ""), named("Anna | Eve"))
    loaded = store.load("m1")
    assert loaded is not None
    assert (loaded.seats[1].name, loaded.row.record) == ("Ben", named("Anna | Ben").record)


def test_a_new_invitation_makes_the_old_one_worthless(store: Store) -> None:
    store.invite("m1", 1, "hash of another")
    assert store.invited("hash of secret") is None
    assert store.invited("hash of another") == ("m1", 1)


def test_lists_show_whose_and_what_is_open(store: Store) -> None:
    assert [row.id for row, _ in store.of_client(ANNA.id)] == ["m1"]
    assert store.of_client(BEN.id) == []
    assert [(row.id, row.record, len(seats)) for row, seats in store.with_open_seats()] == [("m1", "", 2)]
    store.sit("m1", 0, SeatRow(1, "person", "Ben", BEN.id, ""), named("Anna | Ben"))
    assert [row.id for row, _ in store.of_client(BEN.id)] == ["m1"]
    assert store.with_open_seats() == []
    assert [row.id for row, _ in store.among(["m1", "m2"])] == ["m1"]
    assert (store.running(ANNA.id), store.running(BEN.id), store.probe()) == (1, 0, 1)


def test_a_deleted_match_takes_everything_along(store: Store) -> None:
    store.commit("m1", 0, NEXT, Deed(ANNA.id, "key-1"))
    store.say("m1", 1, ChatRow(0, 0, "Anna", "Bonjour", 1.0), Deed(ANNA.id, "key-2"))
    store.delete("m1")
    assert store.load("m1") is None
    with store.engine.connect() as db:
        assert [db.execute(sa.select(sa.func.count()).select_from(metadata.tables[name])).scalar()
                for name in ("seats", "changes", "deeds", "chat", "invitations")] == [0] * 5


def test_a_person_is_found_by_the_hash_alone(store: Store) -> None:
    assert store.person("hash of anna-id") == ANNA
    assert store.person("anna-id") is None
    store.change_person(Person(ANNA.id, "Annette", False))
    assert store.person("hash of anna-id") == Person(ANNA.id, "Annette", False)
