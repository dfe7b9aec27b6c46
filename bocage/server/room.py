"""One running match: its position, who sits where, who looks on. Commands come in one at a time.

``match`` is never changed, only replaced by another one once that is safely stored; so it can be read at any time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import time
from typing import TYPE_CHECKING

import msgspec

from bocage import load, unique
from bocage.bots import LEVELS
from bocage.bots.partners import Partners
from bocage.core.action import PASS
from bocage.core.errors import BocageError
from bocage.core.event import Event
from bocage.core.match import Match, Move
from bocage.core.takeback import Script, activation_taken_back, taken_back
from bocage.core.text import say_error
from bocage.server import cards, frames
from bocage.server.connection import Player, Watcher
from bocage.server.driving import Driving
from bocage.server.refusal import Refusal, problem, say
from bocage.server.store import CHAT_KEPT, Change, Deed, Gone, Loaded
from bocage.server.tables import ChatRow, Person, SeatRow
from bocage.server.telling import Teller, turns_of
from bocage.server.weighing import Group, Weighing

if TYPE_CHECKING:
    from bocage.server.rooms import Rooms

MATCH_GONE, FAULT = 4404, 1011          # why a socket is closed


class Room:
    def __init__(self, rooms: Rooms, loaded: Loaded, match: Match) -> None:
        self.rooms = rooms
        self.id = loaded.row.id
        self.lock = asyncio.Lock()
        self.connections: set[Watcher] = set()
        self.used = time()
        self.weighing = Weighing(self)
        self.driving = Driving(self)
        self.take(loaded, match)

    def take(self, loaded: Loaded, match: Match) -> None:
        """The match as it is stored."""
        self.row = loaded.row
        self.match = match
        self.seq = loaded.row.seq
        self.passed = frozenset(loaded.row.passed)
        self.seats = loaded.seats
        self.deeds = dict(loaded.deeds)
        self.chat = list(loaded.chat)
        self.auto_pass = dict(loaded.auto_pass)
        self.screen = match.ruleset.screen(match.board, "en")
        self.script = Script(self.screen, match)
        self.partners = Partners(len(self.seats), bots_among(self.seats))
        self.lengths = {self.seq: len(match.log)}       # of the log at each number; after a taking back all were shorter

    # --- who is here --------------------------------------------------------------------------------------------------

    def held(self, one: Watcher) -> tuple[int, ...]:
        if not isinstance(one, Player):
            return ()
        return tuple(chair.seat for chair in self.seats if chair.client == one.client)

    def playing(self, one: Watcher) -> tuple[int, ...]:
        """Of the seats held those that no bot plays."""
        return tuple(seat for seat in self.held(one) if seat not in self.partners.bots)

    def group(self, one: Watcher) -> Group:
        return one.lang, self.playing(one)

    def clients_here(self) -> set[str]:
        return {one.client for one in self.connections if isinstance(one, Player)}

    def watchers(self) -> int:
        return sum(not isinstance(one, Player) for one in self.connections)

    async def enter(self, one: Watcher, seq: int) -> None:
        """Says who one is and where things stand, from ``seq`` on if that is known here; tells the others."""
        async with self.lock:
            if not isinstance(one, Player) and len(self.connections) >= self.rooms.settings.limits.per_match:
                raise Refusal("full")
            self.connections.add(one)
            one.send(frames.Welcome(
                self.card(one), dict(self.match.setup.options), self.held(one), self.match.setup.seed_hash,
                self.match.ruleset.version, tuple(map(said, self.chat)),
                tuple(say_error(note, one.lang) for note in self.match.notes)))
            known = [length for number, length in self.lengths.items() if number >= seq]
            teller = self.teller(one)
            self.tell(one, min(known) if seq in self.lengths else teller.recent())
            self.weighing.tell(one)
            self.tell_seats(but=one)
            self.driving.wake()

    def leave(self, one: Watcher) -> None:
        self.connections.discard(one)
        self.used = time()
        self.tell_seats()

    def close(self, code: int) -> None:
        for one in self.connections:
            one.close(code)
        self.weighing.stop()
        self.driving.stop()

    # --- telling ------------------------------------------------------------------------------------------------------

    def card(self, one: Watcher | None) -> frames.MatchCard:
        client = one.client if isinstance(one, Player) else None
        row = msgspec.structs.replace(self.row, turn=turns_of(self.match), asked=asked_of(self.match),
                                      result=result_of(self.match))
        return cards.match_card(row, self.seats, client, self.clients_here(), self.watchers())

    def teller(self, one: Watcher) -> Teller:
        return Teller(self.match, *self.group(one))

    def tell(self, one: Watcher, since: int) -> None:
        one.send_text(self.update(self.group(one), since))
        one.told = len(self.match.log)

    def update(self, group: Group, since: int) -> bytes:
        undo, restart = self.can_take_back(group[1])
        return frames.to_json(Teller(self.match, *group).update(
            self.seq, since, can_undo=undo, can_restart=restart,
            can_nudge=bool(group[1]) and self.can_nudge(), thinking=self.driving.thinking))

    def tell_all(self, kept: int | None = None) -> None:
        """The new position to everybody, put into words once for those of one language and the same seats.

        ``kept``: how many events of the log still stand.
        """
        told: dict[tuple[Group, int], bytes] = {}
        for one in self.connections:
            at = self.group(one), one.told if kept is None else min(one.told, kept)
            if at not in told:
                told[at] = self.update(*at)
            one.send_text(told[at])
            one.told = len(self.match.log)
        self.weighing.restart()

    def tell_seats(self, but: Watcher | None = None) -> None:
        here, watchers = self.clients_here(), self.watchers()
        for one in self.connections:
            if one is not but:
                client = one.client if isinstance(one, Player) else None
                one.send(frames.Seats(cards.seat_cards(self.seats, client, here), self.held(one), watchers))

    def broadcast(self, frame: frames.FromServer) -> None:
        text = frames.to_json(frame)
        for one in self.connections:
            one.send_text(text)

    # --- choices ------------------------------------------------------------------------------------------------------

    async def act(self, who: Player, frame: frames.Act) -> None:
        async with self.lock:
            if self.is_repeated(who, frame.key):
                return
            if frame.seat not in self.playing(who):
                raise Refusal("seat")
            self.require_now(frame.at)
            await self.play(frame.action, frame.seat, who, frame.key)

    async def play(self, action: str, seat: int, who: Player | None = None, key: str = "") -> None:
        """A choice, and the moments after it that pass by themselves."""
        match, passed = self.match.copy(), set(self.passed)
        match.play(action, seat)
        self.let_pass(match, passed)
        self.script.follow(match)
        await self.accept(match, passed, who, key)

    def let_pass(self, match: Match, passed: set[int]) -> bool:
        """Passes while nobody who is asked has anything that matters to choose, and all want it so."""
        moved = False
        while match.decision is not None and self.screen.can_wait(match.decision) and (
                self.partners.due(match, self.screen) is None):
            asked = self.partners.asked(match)
            if not asked or not all(self.passes(seat) for seat in asked):
                break
            passed.add(len(match.moves))
            match.play(PASS, asked[0])
            moved = True
        return moved

    def passes(self, seat: int) -> bool:
        """An open seat has nobody who could want to be asked."""
        client = self.seats[seat].client
        return client is None or self.auto_pass.get(client, True)

    async def pass_moments(self) -> None:
        """After a bot was silent: the moment it was asked at may pass now."""
        match, passed = self.match.copy(), set(self.passed)
        if self.let_pass(match, passed):
            self.script.follow(match)
            await self.accept(match, passed)

    async def accept(self, match: Match, passed: set[int], who: Player | None = None, key: str = "") -> None:
        """Stores what has come of a command; only then anybody sees it."""
        change = change_of(match, passed)
        deed = Deed(who.client, key) if who else None
        try:
            await self.rooms.store.work(self.rooms.store.commit, self.id, self.seq, change, deed)
        except Exception as error:
            await self.reload()
            if not isinstance(error, Gone):
                self.rooms.log.fault("commit", error, match=self.id)
            raise Refusal("stale" if isinstance(error, Gone) else "store", 503) from error
        kept = common(self.match.log, match.log)
        self.match, self.passed, self.seq = match, frozenset(passed), self.seq + 1
        self.row = msgspec.structs.replace(self.row, changed=time())
        self.lengths = {number: min(length, kept) for number, length in self.lengths.items()} | {self.seq: len(match.log)}
        self.used = time()
        self.note(who, key)
        self.driving.go_on()
        self.tell_all(kept)

    def note(self, who: Player | None, key: str) -> None:
        """The deed is done."""
        if who:
            self.deeds[who.client, key] = self.seq
            who.send(frames.Ack(key, self.seq))

    async def reload(self) -> None:
        """What is in the store holds; without it nothing goes on."""
        try:
            loaded = await self.rooms.store.work(self.rooms.store.load, self.id)
            if loaded is None:
                self.rooms.drop(self, MATCH_GONE)
                return
            self.take(loaded, load(loaded.row.record))
        except Exception as error:
            self.rooms.log.fault("reload", error, match=self.id)
            self.rooms.drop(self, FAULT)
            return
        self.driving.go_on()
        self.tell_all(0)

    def is_repeated(self, who: Player, key: str) -> bool:
        """A frame that has come before is acknowledged again, and that is all."""
        seq = self.deeds.get((who.client, key))
        if seq is not None:
            who.send(frames.Ack(key, seq))
        return seq is not None

    def require_now(self, at: int) -> None:
        if at != self.seq:
            raise Refusal("stale")

    # --- taking back --------------------------------------------------------------------------------------------------

    async def undo(self, who: Player, frame: frames.Undo) -> None:
        async with self.lock:
            if self.is_repeated(who, frame.key):
                return
            self.require_now(frame.at)
            match = self.earlier(frame.what, self.playing(who))
            await self.accept(match, {number for number in self.passed if number < len(match.moves)}, who, frame.key)

    def earlier(self, what: str, playing: Sequence[int]) -> Match:
        if what == "script":
            if not playing or self.script.on_script is None or not self.script.is_off(self.match):
                raise Refusal("script")
            return self.script.on_script.copy()
        if what == "activation":
            return activation_taken_back(self.match, self.screen, self.passed, self.may(playing))[0]
        return taken_back(self.match, self.passed, self.may(playing))[0]

    def may(self, playing: Sequence[int]) -> Callable[[Move], bool]:
        """Who could have made a choice may take it back, unless a bot has made it."""
        return lambda move: move.seat not in self.partners.bots and any(seat in move.by for seat in playing)

    def can_take_back(self, playing: Sequence[int]) -> tuple[bool, bool]:
        """One choice; and the activation, if that is more."""
        try:
            choices = activation_taken_back(self.match, self.screen, self.passed, self.may(playing))[2] if playing else 0
        except BocageError:
            return False, False
        return choices > 0, choices > 1

    # --- bots ---------------------------------------------------------------------------------------------------------

    def can_nudge(self) -> bool:
        return (not self.driving.thinking and self.partners.waiting(self.match, self.screen)
                and self.partners.due(self.match, self.screen, pushed=True) is not None)

    async def nudge(self, who: Player, frame: frames.Nudge) -> None:
        async with self.lock:
            if self.is_repeated(who, frame.key):
                return
            self.require_now(frame.at)
            if not self.playing(who):
                raise Refusal("seat")
            if not self.can_nudge():
                raise Refusal("waits")
            await self.rooms.store.work(self.rooms.store.commit, self.id, self.seq, None, Deed(who.client, frame.key))
            self.note(who, frame.key)
            self.driving.go_on(pushed=True)

    async def hand(self, who: Player, frame: frames.Hand) -> None:
        """Gives a seat to a bot, or takes it back."""
        async with self.lock:
            if self.is_repeated(who, frame.key):
                return
            if frame.seat >= len(self.seats) or not self.may_hand(who, self.seats[frame.seat]):
                raise Refusal("seat")
            if frame.level not in LEVELS and (frame.level or self.seats[frame.seat].kind == "bot"):
                raise Refusal("level")
            await self.rooms.store.work(self.rooms.store.hand, self.id, self.seq, frame.seat, frame.level,
                                        Deed(who.client, frame.key))
            self.seat_changed(msgspec.structs.replace(self.seats[frame.seat], level=frame.level))
            self.note(who, frame.key)
            self.tell_seats()
            self.driving.go_on()
            self.tell_all()

    def may_hand(self, who: Player, chair: SeatRow) -> bool:
        """One's own; who created the match also those of bots and of people who are not here, so that nobody waits for ever."""
        return chair.client == who.client or (self.row.owner == who.client and chair.client not in self.clients_here())

    def seat_changed(self, chair: SeatRow) -> None:
        self.seats = tuple(chair if each.seat == chair.seat else each for each in self.seats)
        self.partners.bots = bots_among(self.seats)

    # --- seats --------------------------------------------------------------------------------------------------------

    async def sit(self, person: Person, seat: int | None = None) -> int:
        """An open seat becomes a person's; who sits here already keeps what is his."""
        async with self.lock:
            own = next((chair.seat for chair in self.seats if chair.client == person.id), None)
            if own is not None:
                return own
            free = [chair.seat for chair in self.seats if chair.kind == "open" and seat in (None, chair.seat)]
            if not free:
                raise Refusal("taken", 409)
            chair = SeatRow(free[0], "person", person.name, person.id, "")
            names = list(self.match.setup.seats)
            names[chair.seat] = person.name
            match = self.match.copy()
            match.setup = msgspec.structs.replace(match.setup, seats=unique(names))
            store = self.rooms.store
            try:
                await store.work(store.sit, self.id, self.seq, chair, match.record())
            except Gone as error:
                await self.reload()
                raise Refusal("taken", 409) from error
            self.match = match
            self.auto_pass[person.id] = person.auto_pass
            self.seat_changed(chair)
            self.tell_seats()
            self.driving.go_on()
            self.tell_all()
            return chair.seat

    # --- words --------------------------------------------------------------------------------------------------------

    async def say(self, who: Player, frame: frames.Say) -> None:
        async with self.lock:
            if self.is_repeated(who, frame.key):
                return
            if not who.chat.take():
                raise Refusal("rate")
            seat = self.held(who)[0]
            line = ChatRow(self.chat[-1].n + 1 if self.chat else 0, seat, self.seats[seat].name, frame.text, time())
            await self.rooms.store.work(self.rooms.store.say, self.id, self.seq, line, Deed(who.client, frame.key))
            self.chat = [*self.chat, line][-CHAT_KEPT:]
            self.note(who, frame.key)
            self.broadcast(said(line))

    def speak(self, one: Watcher, lang: str) -> None:
        """Everything is said again in another language."""
        one.lang = lang
        self.tell(one, self.teller(one).recent())
        self.weighing.tell(one)

    def earlier_log(self, one: Watcher, before: int, most: int) -> None:
        before = max(0, min(before, len(self.match.log)))
        one.send(frames.Log(self.teller(one).log(max(0, before - most), before)))

    def why(self, who: Player, action: str) -> None:
        """The rule that forbids an action now."""
        playing = self.playing(who)
        decision = self.match.decision
        seat = next((seat for seat in playing if decision and seat in decision.by), playing[0] if playing else None)
        try:
            self.match.check(action, seat)
            who.send(frames.Because(action, "", say(who.lang)("server-offered")))
        except BocageError as error:
            told = problem(error, who.lang)
            who.send(frames.Because(action, told.rule, told.text))


def bots_among(seats: Sequence[SeatRow]) -> dict[int, str]:
    return {chair.seat: chair.level for chair in seats if chair.level}


def asked_of(match: Match) -> tuple[int, ...]:
    return match.decision.by if match.decision else ()


def result_of(match: Match) -> str:
    return match.result.key if match.result else ""


def change_of(match: Match, passed: set[int]) -> Change:
    return Change(match.record(), turns_of(match), asked_of(match), result_of(match), tuple(sorted(passed)))


def said(line: ChatRow) -> frames.Said:
    return frames.Said(line.n, line.seat, line.name, line.text, line.at)


def common(before: Sequence[Event], after: Sequence[Event]) -> int:
    """How many events of the log still stand."""
    for number, (old, new) in enumerate(zip(before, after, strict=False)):
        if old is not new and old.plain() != new.plain():
            return number
    return min(len(before), len(after))
