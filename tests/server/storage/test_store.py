"""What is stored: once, whole, and only from the state it was meant for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from bocage.server.storage import store as store_module
from bocage.server.storage.store import Change, Deed, Gone, Store, columns
from bocage.server.storage.tables import ChatRow, MatchRow, Person, SeatRow, metadata, seats

ANNA, BEN = Person("anna-id", "Anna", True), Person("ben-id", "Ben", False)
ROW = MatchRow("m1", "v_commandos", "bridges", {"difficulty": "standard"}, ANNA.id, "text 0", 0, 1, (0, 1), "", True, (),
               1.0, 1.0)
SEATS = (SeatRow(0, "person", "Anna", ANNA.id, ""), SeatRow(1, "open", "", None, ""))
NEXT = Change("text 1", 2, (1,), "", (3,))


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
    old = {name: value for name, value in columns(ROW).items() if name not in ("answer_seconds", "late")}
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
    assert (loaded.row.seq, loaded.row.record, loaded.row.passed, loaded.row.asked) == (1, "text 1", (3,), (1,))
    assert loaded.deeds == {(ANNA.id, "key-1"): 1}


def test_a_choice_for_another_state_than_the_stored_one_is_not_stored(store: Store) -> None:
    store.commit("m1", 0, NEXT, Deed(ANNA.id, "key-1"))
    with pytest.raises(Gone):
        store.commit("m1", 0, Change("other", 2, (), "", ()), Deed(ANNA.id, "key-2"))
    loaded = store.load("m1")
    assert loaded is not None
    assert (loaded.row.record, loaded.deeds) == ("text 1", {(ANNA.id, "key-1"): 1})


def test_a_deed_that_was_done_cannot_be_stored_again_nor_what_came_with_it(store: Store) -> None:
    store.commit("m1", 0, NEXT, Deed(ANNA.id, "key-1"))
    with pytest.raises(IntegrityError):
        store.commit("m1", 1, Change("twice", 3, (), "", ()), Deed(ANNA.id, "key-1"))
    loaded = store.load("m1")
    assert loaded is not None
    assert (loaded.row.seq, loaded.row.record) == (1, "text 1")
    store.commit("m1", 1, Change("text 2", 3, (), "", ()), Deed(BEN.id, "key-1"))       # another's key is another key


def test_an_open_seat_is_taken_once_and_the_invitation_is_used_up(store: Store) -> None:
    assert store.invited("hash of secret") == ("m1", 1)
    store.sit("m1", 0, SeatRow(1, "person", "Ben", BEN.id, ""), "with Ben")
    assert store.invited("hash of secret") is None
    with pytest.raises(Gone):
        store.sit("m1", 0, SeatRow(1, "person", "Eve", ANNA.id, ""), "with Eve")
    loaded = store.load("m1")
    assert loaded is not None
    assert (loaded.seats[1].name, loaded.row.record) == ("Ben", "with Ben")


def test_a_new_invitation_makes_the_old_one_worthless(store: Store) -> None:
    store.invite("m1", 1, "hash of another")
    assert store.invited("hash of secret") is None
    assert store.invited("hash of another") == ("m1", 1)


def test_lists_show_whose_and_what_is_open(store: Store) -> None:
    assert [row.id for row, _ in store.of_client(ANNA.id)] == ["m1"]
    assert store.of_client(BEN.id) == []
    assert [(row.id, row.record, len(seats)) for row, seats in store.with_open_seats()] == [("m1", "", 2)]
    store.sit("m1", 0, SeatRow(1, "person", "Ben", BEN.id, ""), "with Ben")
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
                for name in ("seats", "deeds", "chat", "invitations")] == [0, 0, 0, 0]


def test_a_person_is_found_by_the_hash_alone(store: Store) -> None:
    assert store.person("hash of anna-id") == ANNA
    assert store.person("anna-id") is None
    store.change_person(Person(ANNA.id, "Annette", False))
    assert store.person("hash of anna-id") == Person(ANNA.id, "Annette", False)
