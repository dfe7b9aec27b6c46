"""Who plays a match, and that nobody else can write to it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from bocage.server.storage.leases import Leases
from bocage.server.storage.store import Base, Deed, Fence, Gone, Lost, Store
from bocage.server.storage.tables import ChatRow, SeatRow
from tests.server.storage.test_store import ANNA, BEN, GAME, NEXT, ROW, SEATS

OVER, LONG = -1.0, 60.0                 # seconds that the leases of these tests last
M = ROW.id


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    made = Store(database)
    made.migrate()
    for person in (ANNA, BEN):
        made.add_person(f"hash of {person.id}", person)
    made.create(ROW, SEATS, {})
    yield made
    made.close()


@pytest.fixture
def one(store: Store) -> Leases:
    return Leases(store, "game-1", "game", LONG)


@pytest.fixture
def other(store: Store, database: str) -> Iterator[Leases]:
    """Another process, with connections of its own."""
    mine = Store(database)
    yield Leases(mine, "game-2", "game", LONG)
    mine.close()


def taken(fence: Fence | None) -> Fence:
    assert fence is not None
    return fence


def test_only_one_holds_a_match_until_it_is_dead(one: Leases, other: Leases) -> None:
    one.renew()
    other.renew()
    fence = taken(one.take(M))
    assert (one.owner_of(M), other.owner_of(M)) == ("game-1", "game-1")
    assert other.take(M) is None
    assert one.renew() == {M: fence.epoch}
    one.lasts = OVER                                        # it has said nothing for too long
    one.renew()
    assert other.owner_of(M) is None
    assert taken(other.take(M)).epoch == fence.epoch + 1
    one.lasts = LONG
    assert one.renew() == {}                                # too late: it is alive again, and has lost the match
    assert one.take(M) is None


def test_what_was_given_back_or_left_by_the_dead_is_free_at_once(one: Leases, other: Leases) -> None:
    one.renew()
    other.renew()
    one.release(M, taken(one.take(M)))
    fence = taken(other.take(M))
    one.release(M, Fence("game-1", fence.epoch - 1))         # of an earlier time: nothing happens
    assert one.owner_of(M) == "game-2"
    one.bury("game-2")
    assert one.owner_of(M) is None
    assert taken(one.take(M)).epoch == fence.epoch + 1
    assert list(other.alive("game")) == ["game-1"]
    assert list(other.alive("gateway")) == []


def test_a_match_that_does_not_exist_cannot_be_taken(one: Leases) -> None:
    with pytest.raises(Gone):
        one.take("m2")


def test_a_lease_goes_with_its_match(one: Leases, store: Store) -> None:
    one.renew()
    store.delete(M, one.take(M))
    assert one.renew() == {}


WRITES: dict[str, Callable[[Store, Fence], None]] = {
    "commit": lambda store, fence: store.commit(M, 0, NEXT, None, fence),
    "settle": lambda store, fence: store.settle(M, 0, Base(GAME.first, 1, (0, 1), "", ()), fence),
    "note": lambda store, fence: store.note(M, 0, Deed(ANNA.id, "key"), fence),
    "say": lambda store, fence: store.say(M, 0, ChatRow(0, 0, "Anna", "Bonjour", 1.0), Deed(ANNA.id, "key"), fence),
    "hand": lambda store, fence: store.hand(M, 0, 1, "recruit", Deed(ANNA.id, "key"), fence),
    "sit": lambda store, fence: store.sit(M, 0, SeatRow(1, "person", "Ben", BEN.id, ""), Base(GAME.first, 1, (0, 1), "", ()),
                                          fence),
    "delete": lambda store, fence: store.delete(M, fence),
}


@pytest.mark.parametrize("write", WRITES)
def test_who_has_lost_a_match_can_write_nothing_to_it(one: Leases, other: Leases, write: str) -> None:
    lost = taken(one.take(M))                               # nobody renews it: it can be taken at once
    held = taken(other.take(M))
    before = one.store.load(M)
    for stale in (lost, Fence(held.owner, held.epoch - 1), Fence(lost.owner, held.epoch)):
        with pytest.raises(Lost):
            WRITES[write](one.store, stale)
    assert one.store.load(M) == before
    WRITES[write](other.store, held)
    assert one.store.load(M) != before or write in ("note", "settle")


def test_a_match_is_not_taken_in_the_middle_of_a_commit(one: Leases, other: Leases) -> None:
    """What an owner has begun to write is there for the next one, who has waited for it."""
    fence, begun, may_end = taken(one.take(M)), Event(), Event()

    def commit_slowly() -> None:
        with one.store.change() as db:
            one.store.group.db = db                         # as in the writer's thread
            one.store.commit(M, 0, NEXT, Deed(ANNA.id, "key-1"), fence)
            begun.set()
            may_end.wait(10)
        one.store.group.db = None

    def take_and_load() -> int:
        assert begun.wait(10)
        assert other.take(M) is not None
        loaded = other.store.load(M)
        assert loaded is not None
        assert loaded.deeds == {(ANNA.id, "key-1"): 1}
        return loaded.row.seq

    with ThreadPoolExecutor(2) as threads:
        committing, taking = threads.submit(commit_slowly), threads.submit(take_and_load)
        assert begun.wait(10)
        time.sleep(0.2)
        assert not taking.done()
        may_end.set()
        committing.result(10)
        assert taking.result(10) == 1
