"""A gateway: it has the sockets of clients, and hands what they say to the processes that play their matches."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from itertools import count
from time import monotonic

import msgspec

from bocage.server.cluster.member import Member
from bocage.server.cluster.messages import (
    Answered, Asked, Changed, Closed, Delete, Enter, Leave, Message, Missed, Said, Sit, Told, Who, Wish,
)
from bocage.server.cluster.post import SILENCE, Outcome
from bocage.server.hub import Hub
from bocage.server.matches.commands import COSTS
from bocage.server.matches.connection import OVER_FULL, Watcher
from bocage.server.matches.home import Present
from bocage.server.matches.open_rooms import GOING_DOWN, ID, PATIENCE
from bocage.server.matches.room import ELSEWHERE
from bocage.server.matches.socket import Guest, Line, finish, is_player, let_in, read, refuse, require_time, write
from bocage.server.storage.store import STORE_FAULTS
from bocage.server.storage.tables import Person
from bocage.server.web.refusals import Refusal
from bocage.server.wire import frames

UNANSWERED = 100                        # frames of one client that wait for an answer
ENTERING = 4.0                          # seconds until a silent process that has been asked to take a link in counts as lost
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.5  # seconds between two attempts to find the process that plays a match
GIVEN_UP = 20.0                         # seconds after which a client is told to come back later
ANSWERED = 3.0                          # seconds for an answer
MISSING = 0.6                           # seconds for which a process must not be there to count as dead
KNOWN = 0.3                             # seconds that the living game processes are remembered
PRESENT, PRESENT_ANSWER = 1.0, 0.5      # seconds that it is remembered who is where, and for the answer


class Heard(msgspec.Struct, frozen=True):
    """What a gateway reads of a frame for a client."""

    type: str
    key: str = ""
    seq: int = -1


heard_of = msgspec.json.Decoder(Heard).decode


class Session:
    """One client's socket, and its link to the process that plays the match. If that is lost the link begins anew, with the
    frames that were not answered: their keys keep them from being carried out twice."""

    def __init__(self, gateway: Gateway, one: Watcher, guest: Guest, match: str) -> None:
        self.gateway = gateway
        self.one = one
        self.guest = guest
        self.match = match
        self.seq = guest.hello.seq
        self.owner = ""
        self.link = 0
        self.has_entered = False
        self.since = monotonic()                            # when it began to look for the process, the last time
        self.unanswered: dict[str, str] = {}
        self.lost = asyncio.Event()

    async def keep(self) -> None:
        """Finds the process that plays the match and enters there; again whenever it is lost."""
        pause = FIRST_PAUSE
        while self.one.open:
            self.lost.clear()
            try:
                self.enter(await self.gateway.find(self.match))
                patience = asyncio.get_running_loop().call_later(ENTERING, self.expect_an_answer, self.link)
                await self.lost.wait()
                patience.cancel()
            except (Refusal, *STORE_FAULTS):
                pass                                        # nobody to play it just now, or nobody to ask who does
            if self.has_entered:
                self.since, pause = monotonic(), FIRST_PAUSE
                self.gateway.counts["lost"] += 1
            self.leave()
            if monotonic() - self.since > GIVEN_UP:
                self.gateway.counts["given_up"] += 1
                self.one.close(OVER_FULL)
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    def enter(self, owner: str) -> None:
        gateway, guest = self.gateway, self.guest
        self.owner, self.link, self.has_entered = owner, next(gateway.numbers), False
        gateway.sessions[self.link] = self
        send = gateway.post.send
        send(owner, Enter(self.link, self.match, guest.hello.lang, self.seq, guest.hello.watch, guest.person, guest.address))
        for text in self.unanswered.values():
            send(owner, Said(self.link, text))

    def expect_an_answer(self, link: int) -> None:
        """A process that is heard of is only slow: it would have told if the question had been lost."""
        if link != self.link or self.has_entered:
            return
        if self.gateway.post.silence(self.owner) < SILENCE and monotonic() - self.since < GIVEN_UP:
            asyncio.get_running_loop().call_later(ENTERING, self.expect_an_answer, link)
        else:
            self.lost.set()

    def leave(self) -> None:
        if self.gateway.sessions.pop(self.link, None) is not None:
            self.gateway.post.send(self.owner, Leave(self.link))
        self.has_entered = False

    def say(self, text: str, key: str) -> None:
        """Hands a frame on. One with a key waits for its answer; others that come while there is no link are lost."""
        if key:
            if len(self.unanswered) >= UNANSWERED:
                raise Refusal("rate")
            self.unanswered[key] = text
        if self.link in self.gateway.sessions:
            self.gateway.post.send(self.owner, Said(self.link, text))

    def hear(self, frame: bytes) -> None:
        if not self.has_entered:
            self.has_entered = True
            self.gateway.counts["entered"] += 1
            self.gateway.hub.log.info("entered", match=self.match, process=self.owner,
                                      ms=round(1000 * (monotonic() - self.since), 1))
        heard = heard_of(frame)
        if heard.type in ("ack", "refused"):
            self.unanswered.pop(heard.key, None)
        elif heard.type == "update":
            self.seq = heard.seq
        if heard.type != "closing":                         # its process stops; this one does not
            self.one.send_text(frame)

    def ended(self, code: int) -> None:
        if code in (ELSEWHERE, GOING_DOWN):
            self.lost.set()
        else:
            self.gateway.sessions.pop(self.link, None)
            self.one.close(code)


class Gateway:
    """Where matches are played, seen from a process that plays none."""

    def __init__(self, hub: Hub, member: Member) -> None:
        self.hub = hub
        self.store = hub.store
        self.member = member
        self.post = member.post
        self.post.heard, self.post.missed, self.post.unsent = self.heard, self.lost, self.unsent
        member.peers = self.owners
        self.numbers = count(1)
        self.sessions: dict[int, Session] = {}
        self.asked: dict[int, tuple[str, asyncio.Future[Answered]]] = {}
        self.missing: dict[str, float] = {}                 # game processes that are not there: since when
        self.burying: set[asyncio.Task[None]] = set()
        self.games: tuple[float, list[str]] = (0.0, [])
        self.counts = Counter({"entered": 0, "lost": 0, "given_up": 0})
        hub.metrics.count("links", "Links to game processes: entered, lost (and begun anew), given up", "how", self.counts)
        self.known: tuple[float, dict[str, Present]] = (0.0, {})

    # --- the post -----------------------------------------------------------------------------------------------------

    def owners(self) -> set[str]:
        return {session.owner for session in self.sessions.values()}

    def heard(self, owner: str, message: Message) -> None:
        match message:
            case Told() if message.link in self.sessions:
                self.sessions[message.link].hear(message.frame)
            case Closed() if message.link in self.sessions:
                self.sessions[message.link].ended(message.code)
            case Answered() if message.number in self.asked:
                _, answer = self.asked.pop(message.number)
                if not answer.done():
                    answer.set_result(message)
            case Missed():
                self.lost(owner)

    def lost(self, owner: str) -> None:
        """A game process has died, or messages were lost: its links begin anew, and what it was asked is asked again."""
        for session in self.sessions.values():
            if session.owner == owner:
                session.lost.set()
        for asked_of, answer in self.asked.values():
            if asked_of == owner and not answer.done():
                answer.set_exception(Refusal("elsewhere", 503))

    def unsent(self, owner: str, outcome: Outcome) -> None:
        """Somebody who is not there for a while is dead: nobody waits until his leases run out. Should he live after all, he
        can write nothing to what another one has taken, and goes on with the rest."""
        self.lost(owner)
        if outcome is not Outcome.NOBODY:
            return
        if self.post.last.get(owner, 0.0) > self.missing.get(owner, 0.0):
            self.missing[owner] = monotonic()
        if monotonic() - self.missing.setdefault(owner, monotonic()) > MISSING:
            del self.missing[owner]
            task = asyncio.create_task(self.bury(owner))
            self.burying.add(task)
            task.add_done_callback(self.burying.discard)

    async def bury(self, owner: str) -> None:
        self.hub.log.warn("missing", process=owner)
        self.games = 0.0, []
        with suppress(*STORE_FAULTS):
            await self.store.work(self.member.leases.bury, owner)

    async def find(self, match: str) -> str:
        """The process that plays a match; if none does, the one that is to: all gateways choose the same."""
        owner = await self.store.look(self.member.leases.owner_of, match)
        if owner is not None:
            return owner
        games = await self.living()
        if not games:
            raise Refusal("elsewhere", 503)
        return max(games, key=lambda game: sha256(f"{match} {game}".encode()).digest())

    async def living(self) -> list[str]:
        at, games = self.games
        if monotonic() - at > KNOWN:
            games = list(await self.store.look(self.member.leases.alive, "game"))
            self.games = monotonic(), games
            for process in {*self.post.last} - {*games}:
                self.post.forget(process)
        return games

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.member.run())
            tasks.create_task(self.watch())

    async def watch(self) -> None:
        """Whoever is silent for too long has died, or cannot be reached."""
        while True:
            await asyncio.sleep(SILENCE / 5)
            for owner in self.owners():
                if self.post.silence(owner) > SILENCE:
                    self.lost(owner)

    # --- what is asked of a game process ------------------------------------------------------------------------------

    async def ask(self, owner: str, wish: Wish, seconds: float = ANSWERED) -> Answered:
        number = next(self.numbers)
        answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self.asked[number] = owner, answer
        self.post.send(owner, Asked(number, wish))
        try:
            return await asyncio.wait_for(answer, seconds)
        finally:
            self.asked.pop(number, None)

    async def wish(self, match: str, wish: Wish) -> Answered:
        """Asks the process that plays a match, whichever that is by then."""
        end, pause = monotonic() + GIVEN_UP / 2, FIRST_PAUSE
        while True:
            answer = Answered(0, code="elsewhere", status=503)
            with suppress(Refusal, TimeoutError):
                answer = await self.ask(await self.find(match), wish)
            if answer.code == "":
                return answer
            if answer.code != "elsewhere" or monotonic() > end:
                raise Refusal(answer.code, answer.status)
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    async def sit(self, match: str, person: Person, seat: int | None) -> int:
        answer = await self.wish(match, Sit(match, person, seat))
        assert isinstance(answer.value, int)
        return answer.value

    async def delete(self, match: str) -> None:
        await self.wish(match, Delete(match))

    async def present(self) -> Mapping[str, Present]:
        at, known = self.known
        if monotonic() - at > PRESENT:
            asked = (self.ask(game, Who(), PRESENT_ANSWER) for game in await self.living())
            answers = await asyncio.gather(*asked, return_exceptions=True)
            known = {match: there for answer in answers if isinstance(answer, Answered) and isinstance(answer.value, dict)
                     for match, there in answer.value.items()}
            self.known = monotonic(), known
        return known

    def person_changed(self, person: Person) -> None:
        """Those who are not reached learn it when the person comes to one of their tables."""
        for owner in {*self.games[1]} | self.owners():
            self.post.send(owner, Changed(person))

    # --- sockets ------------------------------------------------------------------------------------------------------

    async def serve(self, line: Line, guest: Guest, match: str) -> None:
        found = await self.store.look(self.store.card, match) if ID.fullmatch(match) else None
        if found is None:
            raise Refusal("match", 404)
        one = guest.connection(self.hub.rates, is_player(guest, found[1]))
        let_in(self.hub, one)
        session = Session(self, one, guest, match)
        writer, keeper = asyncio.create_task(write(line, one)), asyncio.create_task(self.keep(session))
        try:
            await self.listen(line, session)
        finally:
            self.hub.rooms.connections.discard(one)
            one.close()
            keeper.cancel()
            session.leave()
            await finish(writer)

    async def keep(self, session: Session) -> None:
        try:
            await session.keep()
        except Exception as error:        # a fault of ours: logged, and the client comes back
            self.hub.log.fault("session", error, match=session.match)
            session.one.close(OVER_FULL)

    async def listen(self, line: Line, session: Session) -> None:
        one = session.one
        while one.open:
            text = await line.receive()
            key = ""
            try:
                frame = read(text)
                key = getattr(frame, "key", "")
                require_time(one, COSTS.get(type(frame), 1.0))
                if isinstance(frame, frames.Speak):
                    one.lang = frame.lang
                    hello = msgspec.structs.replace(session.guest.hello, lang=frame.lang)
                    session.guest = session.guest._replace(hello=hello)
                session.say(text, key)
                one.mistakes = 0
            except Refusal as error:
                refuse(one, key, error, self.hub.settings.limits.mistakes)

    async def close(self) -> None:
        """Tells everybody that the server closes."""
        if self.hub.rooms.is_closing:
            return
        self.hub.rooms.is_closing = True
        for one in list(self.hub.rooms.connections):
            one.send(frames.Closing())
            one.close(GOING_DOWN)
        for _ in range(PATIENCE):
            if not self.hub.rooms.connections:
                break
            await asyncio.sleep(0.02)
        await self.hub.rooms.close()
        await self.member.close()
