"""A game process: it plays the matches whose leases it holds, for clients whose sockets are at gateways."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from starlette.websockets import WebSocketDisconnect

from bocage import load, new
from bocage.core.errors import BocageError
from bocage.core.rulebook.catalogue import catalogue
from bocage.core.text import LANGUAGES
from bocage.games import installed
from bocage.server.cluster.member import Member
from bocage.server.cluster.messages import (
    Answered, Asked, Changed, Closed, Delete, Enter, Leave, Message, Missed, Said, Sit, Told, Wish,
)
from bocage.server.cluster.post import Post
from bocage.server.hub import Hub
from bocage.server.matches.home import Here, Present
from bocage.server.matches.room import ELSEWHERE
from bocage.server.matches.socket import Guest, turn_away
from bocage.server.storage.store import STORE_FAULTS
from bocage.server.web.refusals import Refusal, problem
from bocage.server.wire import frames
from bocage.server.wire.telling import Teller

UNHEARD = 500                           # frames of one client that wait to be dealt with


def warm_up() -> None:
    """Tells a game of each kind in each language to nobody: whatever is read and kept the first time is there then, and a match
    that comes from another process goes on at once."""
    for game in installed():
        catalogue(game.folder)
        scenario = game.scenarios[0]
        match = new(game.id, scenario.id, [f"{seat + 1}" for seat in range(scenario.seats[1])])
        for lang in LANGUAGES:
            frames.to_json(Teller(load(match.record()), lang, (0,)).update(0))


class LinkLine:
    """The way to a client over its gateway."""

    def __init__(self, post: Post, gateway: str, link: int) -> None:
        self.post = post
        self.gateway = gateway
        self.link = link
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.open = True

    def hear(self, text: str | None) -> None:
        """Takes a frame; None: the client has gone. One who sends faster than he is answered is taken for gone."""
        self.said.put_nowait(text if self.said.qsize() < UNHEARD else None)

    async def receive(self) -> str:
        text = await self.said.get()
        if text is None:
            raise WebSocketDisconnect
        return text

    async def send(self, text: bytes) -> None:
        if self.open:
            self.post.send(self.gateway, Told(self.link, text))

    async def close(self, code: int) -> None:
        if self.open:
            self.open = False
            self.post.send(self.gateway, Closed(self.link, code))


class GameProcess(Here):
    def __init__(self, hub: Hub, member: Member) -> None:
        super().__init__(hub)
        self.member = member
        self.post = member.post
        self.post.heard, self.post.missed = self.heard, self.missed
        self.rooms.leases = member.leases
        member.renewed, member.peers = self.rooms.keep, self.gateways
        self.links: dict[tuple[str, int], LinkLine] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def gateways(self) -> set[str]:
        return {gateway for gateway, _ in self.links}

    def heard(self, gateway: str, message: Message) -> None:
        match message:
            case Enter():
                line = self.links[gateway, message.link] = LinkLine(self.post, gateway, message.link)
                self.do(self.welcome(line, message))
            case Said() if (gateway, message.link) in self.links:
                self.links[gateway, message.link].hear(message.text)
            case Said():
                self.post.send(gateway, Closed(message.link, ELSEWHERE))
            case Leave() if (gateway, message.link) in self.links:
                self.links[gateway, message.link].hear(None)
            case Asked():
                self.do(self.answer(gateway, message))
            case Changed():
                self.rooms.person_changed(message.person)

    def missed(self, gateway: str) -> None:
        """Something that a gateway has sent did not come: it begins its links anew."""
        self.post.send(gateway, Missed())

    def do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def welcome(self, line: LinkLine, enter: Enter) -> None:
        """One link from its beginning to its end."""
        if enter.person is not None:
            self.rooms.person_changed(enter.person)
        hello = frames.Hello(enter.lang, None, enter.seq, enter.watch)
        try:
            await self.serve(line, Guest(hello, enter.person, enter.address), enter.match)
        except Exception as error:        # whatever it is: the client is told
            await turn_away(self.hub, line, error, enter.lang, enter.match)
        finally:
            self.links.pop((line.gateway, line.link), None)
            await line.close(1000)

    async def answer(self, gateway: str, asked: Asked) -> None:
        try:
            answer = Answered(asked.number, await self.carry_out(asked.wish))
        except (Refusal, BocageError) as error:
            answer = Answered(asked.number, None, problem(error, "en").code, getattr(error, "status", 400))
        except STORE_FAULTS as error:
            self.hub.log.fault("store", error)
            answer = Answered(asked.number, None, "store", 503)
        except Exception as error:        # a fault of ours: logged, and the one who asked is told
            self.hub.log.fault("request", error)
            answer = Answered(asked.number, None, "fault", 500)
        self.post.send(gateway, answer)

    async def carry_out(self, wish: Wish) -> int | dict[str, Present] | None:
        match wish:
            case Sit():
                return await self.sit(wish.match, wish.person, wish.seat)
            case Delete():
                await self.delete(wish.match)
                return None
            case _:
                return dict(await self.present())

    async def run(self) -> None:
        await asyncio.to_thread(warm_up)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.member.run())
            tasks.create_task(self.rooms.sweep())
            tasks.create_task(self.look_for_gateways())

    async def look_for_gateways(self) -> None:
        """Clients of a gateway that has died are gone."""
        while True:
            await asyncio.sleep(1.0)
            try:
                alive = {*await self.hub.store.look(self.member.leases.alive, "gateway")}
            except STORE_FAULTS:                            # it is said elsewhere that the database is gone
                continue
            for (gateway, _), line in list(self.links.items()):
                if gateway not in alive:
                    await line.close(ELSEWHERE)             # should it live after all
                    line.hear(None)
            for gateway in {*self.post.last} - alive:
                self.post.forget(gateway)

    async def close(self) -> None:
        await self.rooms.close()
        await self.member.close()
