"""Several people at one table: they come late, leave, come back, hand seats over, take back; and a server that stops."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec

import bocage
from bocage.core.record.reading import verify
from bocage.games import find
from tests.server.client import ALONE, Frame, Person, Table
from tests.server.process import ServerProcess
from tests.server.truth import kept

TWO = ({"kind": "me"}, {"kind": "open"})
WITH_BOT = ({"kind": "me"}, {"kind": "bot", "level": "recruit"})


async def one_step(tables: list[Table], rng: Random) -> bool:
    """Somebody who is asked chooses something; False when nobody is."""
    asked = [table for table in tables if table.options]
    if not asked:
        return False
    table = rng.choice(asked)
    option = rng.choice(table.options)
    done = await table.act(option["action"], option["seat"])
    assert done["type"] == "ack", done
    for other in tables:
        await other.reach(done["seq"])
    return True


async def settled(table: Table) -> None:
    """Until no bot thinks any more and somebody is asked, or the game is over."""
    await table.until(lambda: bool(table.options) or table.update["ending"] is not None, 60)


def told_to_spectators(record: str) -> object:
    return msgspec.json.decode(msgspec.json.encode(bocage.load(record).view(None)))


# --- coming and going -------------------------------------------------------------------------------------------------


def test_all_hear_the_same_and_a_spectator_sees_what_spectators_may(server: ServerProcess) -> None:
    async def play() -> None:
        rng = Random("watch")
        async with Person(server.url, "anna") as anna, Person(server.url, "ben") as ben, Person(server.url) as eve:
            made = await anna.create("shooting_star", TWO, {})
            await ben.post("/api/join", {"secret": made["invitations"][0]["secret"]})
            async with anna.table(made["id"]) as first, ben.table(made["id"]) as second, eve.table(made["id"]) as early:
                for _ in range(12):
                    if not await one_step([first, second], rng):
                        break
                    async with eve.table(made["id"]) as late:               # at any decision
                        await early.until(lambda: early.seq == first.seq)
                        assert late.seq == first.seq
                        seen = told_to_spectators(kept(server.database, made["id"]).record)
                        assert late.update["view"] == early.update["view"] == seen
                        assert late.options == early.options == []
                        assert late.frames[0]["type"] == "welcome"
                        assert late.frames[0]["mine"] == []
                        assert late.frames[0]["match"]["watchers"] == 2
                assert first.log == second.log
                async with ben.table(made["id"]) as again:
                    assert again.log == second.log[-len(again.log):]
                    assert again.update["view"] == second.update["view"]
                    assert again.update["question"] == second.update["question"]

    asyncio.run(play())


def test_who_comes_back_goes_on_without_loss_or_repetition(server: ServerProcess) -> None:
    async def play() -> None:
        rng = Random("back")
        async with Person(server.url, "anna") as anna, Person(server.url, "ben") as ben:
            made = await anna.create("lighthouse", TWO, ALONE)
            await ben.post("/api/join", {"secret": made["invitations"][0]["secret"]})
            async with anna.table(made["id"]) as first:
                async with ben.table(made["id"]) as second:
                    for _ in range(6):
                        await one_step([first, second], rng)
                    log, seq = second.log, second.seq
                for _ in range(4):                                          # while Ben is away
                    await one_step([first], rng)
                again = ben.table(made["id"], seq=seq)
                again.log = log
                async with again:
                    assert again.seq == first.seq
                    assert again.log == first.log
                    assert [each["n"] for each in again.log] == list(range(len(again.log)))

    asyncio.run(play())


def test_presence_is_told(server: ServerProcess) -> None:
    async def play() -> None:
        async with Person(server.url, "anna") as anna, Person(server.url, "ben") as ben:
            made = await anna.create("lighthouse", TWO, ALONE)
            async with anna.table(made["id"]) as first:
                assert [seat["kind"] for seat in first.frames[0]["match"]["seats"]] == ["person", "open"]
                joined = await ben.post("/api/join", {"secret": made["invitations"][0]["secret"]})
                assert joined == {"id": made["id"], "seat": 1}
                await first.until(lambda: first.last("seats") is not None)
                async with ben.table(made["id"]):
                    await first.until(lambda: bool(seat_of(first, 1)["here"]))
                    assert (seat_of(first, 1)["name"], seat_of(first, 1)["mine"]) == ("ben", False)
                await first.until(lambda: not seat_of(first, 1)["here"])

    asyncio.run(play())


def seat_of(table: Table, seat: int) -> Frame:
    told = table.last("seats")
    assert told is not None
    found: Frame = told["seats"][seat]
    return found


def test_an_invitation_is_traded_once(server: ServerProcess) -> None:
    async def play() -> None:
        async with Person(server.url, "anna") as anna, Person(server.url, "ben") as ben, Person(server.url, "eve") as eve:
            made = await anna.create("lighthouse", TWO, ALONE)
            secret = {"secret": made["invitations"][0]["secret"]}
            answers = await asyncio.gather(ben.http.post("/api/join", json=secret), eve.http.post("/api/join", json=secret))
            assert sorted(answer.status_code for answer in answers)[0] == 200
            assert sorted(answer.status_code for answer in answers)[1] in (404, 409)
            assert (await eve.http.post(f"/api/matches/{made['id']}/join")).status_code == 404         # it is not listed
            assert (await ben.http.post(f"/api/matches/{made['id']}/invite/1")).status_code == 403      # nor is it his

    asyncio.run(play())


# --- bots -------------------------------------------------------------------------------------------------------------


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: ServerProcess) -> None:
    async def play() -> None:
        rng = Random("hand")
        async with Person(server.url, "anna") as anna, Person(server.url, "ben") as ben:
            made = await anna.create("lighthouse", TWO, ALONE)
            await ben.post("/api/join", {"secret": made["invitations"][0]["secret"]})
            async with anna.table(made["id"]) as first, ben.table(made["id"]) as second:
                while first.update["question"]["kind"] != "activate":
                    await one_step([first, second], rng)
                assert (await second.ask({"type": "hand", "seat": 1, "level": "genius"}))["code"] == "level"
                assert (await second.ask({"type": "hand", "seat": 1, "level": "recruit"}))["type"] == "ack"
                await first.until(lambda: seat_of(first, 1)["kind"] == "bot")
                refused = await second.ask({"type": "act", "at": second.seq, "action": "pass", "seat": 1})
                assert refused["code"] == "seat"
                before = first.seq
                if first.update["can_nudge"]:
                    assert (await first.ask({"type": "nudge", "at": first.seq}))["type"] == "ack"
                else:
                    await one_step([first], rng)
                await first.until(lambda: first.seq > before + 1 or by_bot(server, made["id"]) > 0, 30)
                assert (await second.ask({"type": "hand", "seat": 1}))["type"] == "ack"
                await first.until(lambda: seat_of(first, 1)["kind"] == "person")
                await second.until(lambda: bool(second.options) or bool(first.options), 30)

    asyncio.run(play())


def by_bot(server: ServerProcess, match: str) -> int:
    return sum(move.seat == 1 for move in bocage.load(kept(server.database, match).record).moves)


def test_a_game_with_a_bot_goes_to_its_end_and_verifies(server: ServerProcess) -> None:
    async def play() -> None:
        rng = Random("end")
        async with Person(server.url, "anna") as anna:
            made = await anna.create("lighthouse", WITH_BOT, ALONE)
            async with anna.table(made["id"]) as table:
                while table.update["ending"] is None:
                    await settled(table)
                    if table.options:
                        exits = [option for option in table.options if option["exit"]]      # who gives up soon comes to the end
                        option = rng.choice(exits or table.options)
                        await table.act(option["action"], option["seat"])         # may be stale: a bot was faster
                assert table.update["ending"]["seed"]
                record = await anna.record(made["id"])
                checked, unchecked = verify(record, find)
                assert checked
                assert not unchecked
                assert any(move.seat == 1 for move in bocage.load(record).moves)

    asyncio.run(play())


# --- taking back ------------------------------------------------------------------------------------------------------


def test_a_choice_is_taken_back_for_everybody_and_only_by_whose_it_was(server: ServerProcess) -> None:
    async def play() -> None:
        async with Person(server.url, "anna") as anna, Person(server.url, "ben") as ben:
            for person in (anna, ben):
                await person.post("/api/me", {"auto_pass": False})
            made = await anna.create("lighthouse", TWO, ALONE)
            await ben.post("/api/join", {"secret": made["invitations"][0]["secret"]})
            async with anna.table(made["id"]) as first, ben.table(made["id"]) as second:
                while first.update["question"]["kind"] != "activate":
                    await one_step([first, second], Random("undo"))
                mine = next(each for each in first.options if each["action"].startswith("activate"))
                before = first.update["view"], list(first.log)
                await first.act(mine["action"])
                await second.until(lambda: second.seq == first.seq)
                assert first.update["can_undo"]
                assert not second.update["can_undo"]
                refused = await second.ask({"type": "undo", "at": second.seq})
                assert (refused["type"], refused["rule"]) == ("refused", "CORE-UNDO")
                assert (await first.ask({"type": "undo", "at": first.seq - 1}))["code"] == "stale"
                undo = {"type": "undo", "at": first.seq, "key": "take-back-1"}
                done = await first.ask(undo)
                assert (done["type"], done["seq"]) == ("ack", int(str(undo["at"])) + 1)
                assert await first.ask(undo) == done                        # again: acknowledged, not done twice
                for table in (first, second):
                    await table.reach(done["seq"])
                assert (first.update["view"], first.log) == before
                assert second.log == first.log

    asyncio.run(play())


def test_what_has_come_to_light_is_not_taken_back(server: ServerProcess) -> None:
    async def play() -> None:
        async with Person(server.url, "anna") as anna:
            made = await anna.create("lighthouse")
            async with anna.table(made["id"]) as table:
                final = None
                for _ in range(60):
                    final = next((each for each in table.options if each["final"]), None)
                    if final is not None:
                        break
                    await table.act(table.options[0]["action"])
                assert final is not None
                await table.act(final["action"])
                if not table.update["can_undo"]:
                    assert (await table.ask({"type": "undo", "at": table.seq}))["rule"] == "CORE-UNDO"

    asyncio.run(play())


# --- chat -------------------------------------------------------------------------------------------------------------


def test_chat_is_heard_once_by_all_and_kept(server: ServerProcess) -> None:
    async def play() -> None:
        async with Person(server.url, "anna") as anna, Person(server.url) as eve:
            made = await anna.create("lighthouse")
            async with anna.table(made["id"]) as first, eve.table(made["id"]) as other:
                word = {"type": "say", "text": "Vive <b>la</b> France &\u00a0!", "key": "chat-key-1"}
                for _ in range(3):
                    assert (await first.ask(word))["type"] == "ack"
                await other.until(lambda: other.last("said") is not None)
                await other.ping()
                assert [each["text"] for each in other.all("said")] == [word["text"]]
                async with eve.table(made["id"]) as late:
                    assert [each["text"] for each in late.frames[0]["chat"]] == [word["text"]]

    asyncio.run(play())


# --- a server that stops ----------------------------------------------------------------------------------------------


def test_a_server_that_is_stopped_says_so_and_loses_nothing(own_server: ServerProcess, database: str) -> None:
    async def play() -> None:
        rng = Random("stop")
        async with Person(own_server.url, "anna") as anna:
            await anna.post("/api/me", {"auto_pass": False})
            made = await anna.create("black_tea", WITH_BOT, {})
            async with anna.table(made["id"]) as table:
                for _ in range(8):
                    await settled(table)
                    option = rng.choice(table.options)
                    await table.act(option["action"], option["seat"])
                seq, log = table.seq, table.log
                code = await asyncio.to_thread(own_server.stop)
                assert code == 0, own_server.log
                await table.reader
                assert table.last("closing") is not None
                seq, log = table.seq, table.log
            assert kept(database, made["id"]).seq == seq
            await asyncio.to_thread(own_server.start)
            again = anna.table(made["id"], seq=seq)
            async with again:
                assert again.log[:len(log)] == log[-len(again.log):][:len(again.log)] or again.seq > seq
                await settled(again)

    asyncio.run(play())


def test_a_bot_goes_on_after_a_restart(own_server: ServerProcess, database: str) -> None:
    async def play() -> None:
        async with Person(own_server.url, "anna") as anna:
            made = await anna.create("black_tea", ({"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}), {})
            async with anna.table(made["id"], watch=True) as table:
                await table.reach(3, 30)
            for way in (own_server.stop, own_server.kill):
                before = kept(database, made["id"]).seq
                await asyncio.to_thread(way)
                await asyncio.to_thread(own_server.start)
                async with anna.table(made["id"], watch=True) as table:
                    await table.reach(before + 5, 30)

    asyncio.run(play())
