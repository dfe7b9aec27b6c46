"""One running match: its position, who sits where, who looks on. Commands come in one at a time.

``match`` is never changed, only replaced by another one once that is safely stored; so it can be read at any time. (What
partners arrange is written into it, see ``team.py``; no rule reads that.)
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic, time
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bocage import load
from bocage.bots.partners import Partners
from bocage.core.action import PASS, Action
from bocage.core.errors import Illegal
from bocage.core.event import Event
from bocage.core.history import Move
from bocage.core.match import OVER, Match
from bocage.core.takeback import activation_taken_back, choices_to_take_back, in_activation, taken_back
from bocage.lessons.hints import hints_in
from bocage.lessons.course import Course, Standing, course_of, resumed
from bocage.server.matches import curtain
from bocage.server.web import lists
from bocage.server.wire import frames, http_frames
from bocage.server.matches.answer_clock import Clock
from bocage.server.matches.connection import Player, Watcher
from bocage.server.matches.finals import Finals
from bocage.server.bots.driving import Driving
from bocage.server.web.refusals import Refusal, say
from bocage.core.record.writing import Line, chance_text
from bocage.server.storage.store import (
    CHOSEN, KEYS_KEPT, LATE, PASSED, Base, Change, Deed, Fence, Gone, Loaded, Lost, Played,
)
from bocage.server.storage.tables import ChatRow, SeatRow
from bocage.server.wire.telling import Teller, bare_update, turns_among, turns_of
from bocage.server.matches.option_odds import Group, Weighing
from bocage.server.matches.placing_ahead import PlacingAhead
from bocage.server.matches.team import Team
from bocage.server.matches.wishes import Wishes

if TYPE_CHECKING:
    from bocage.server.matches.open_rooms import Rooms

MATCH_GONE, FAULT, ELSEWHERE = 4404, 1011, 4412          # why a connection is closed; elsewhere: another process plays it
FAULTS_LOGGED = 3                       # of one update
TAUGHT = "taught"                       # the result of a lesson whose last scene is done
REMEMBERED = 500                        # a client that has missed at most so many changes is sent only what is new
STORED_WHOLE = 64                       # changes after which the match is stored as a whole again


class Telling(NamedTuple):
    """The key of an update: connections with equal keys (language, eyes, seats, curtain, events already told) get the same
    one."""

    group: Group
    playing: tuple[int, ...]
    curtain: int | None
    table: int | None
    since: int | None
    anew: bool


class Room:
    """``fence``: the lease by which this process plays the match, in a server of several processes."""

    def __init__(self, rooms: Rooms, loaded: Loaded, match: Match, fence: Fence | None = None) -> None:
        self.rooms = rooms
        self.id = loaded.row.id
        self.fence = fence
        self.lock = asyncio.Lock()
        self.connections: set[Watcher] = set()
        self.used = time()
        self.opened = monotonic()
        self.left: dict[str, float] = {}                # by person who is not here: since when
        self.wishes = Wishes(self)
        self.ahead = PlacingAhead(self)
        self.weighing = Weighing(self)
        self.finals = Finals(self)
        self.team = Team(self)
        self.driving = Driving(self)
        self.clock = Clock(self)
        self.take(loaded, match)

    def take(self, loaded: Loaded, match: Match) -> None:
        """Takes over the match as the store holds it."""
        self.row = msgspec.structs.replace(loaded.row, record="", turn=turns_of(match) if match.notes else loaded.row.turn,
                                           asked=asked_of(match), result=result_of(match))
        self.match = resumed(match)
        self.hashed: tuple[Match, str] | None = None
        self.seq = loaded.row.seq
        self.passed = frozenset(number for number in loaded.row.passed if number < len(match.moves))
        self.late = self.passed & {*loaded.row.late}         # those of the passed moves that the clock has passed
        self.seats = loaded.seats
        self.logged = loaded.logged
        # The log of changes goes on only from what the store holds: a match that was opened otherwise is first stored whole.
        self.floor = loaded.floor if len(match.moves) == loaded.moves and not match.notes else len(match.moves) + 1
        self.deeds = dict(loaded.deeds)
        self.chat = list(loaded.chat)
        self.auto_pass = dict(loaded.auto_pass)
        self.screen = match.ruleset.display.screen(match.board, "en")
        self.partners = Partners(len(self.seats), bots_among(self.seats))
        self.ahead.forget()
        self.lengths = {self.seq: len(match.log)}       # by change: how many events of its log are still part of the log

    # --- who is here --------------------------------------------------------------------------------------------------

    def held(self, one: Watcher) -> tuple[int, ...]:
        if not isinstance(one, Player):
            return ()
        return tuple(chair.seat for chair in self.seats if chair.client == one.client)

    def playing(self, one: Watcher) -> tuple[int, ...]:
        """Those of the held seats that no bot plays."""
        return tuple(seat for seat in self.held(one) if seat not in self.partners.bots)

    def shares_a_screen(self, seat: int) -> bool:
        """Whether the person at a seat hides it from others who play at the same screen."""
        client = self.seats[seat].client
        people = [chair for chair in self.seats if chair.client == client and not chair.level]
        return client is not None and self.match.ruleset.knowledge.secrets and len(people) > 1

    def group(self, one: Watcher) -> Group:
        return one.lang, curtain.eyes(self, one)

    def clients_here(self) -> set[str]:
        return {one.client for one in self.connections if isinstance(one, Player)}

    def absent(self, client: str) -> float:
        """For how many seconds a person has not been here; since the room was opened at most."""
        return 0.0 if client in self.clients_here() else monotonic() - self.left.get(client, self.opened)

    def watchers(self) -> int:
        return sum(not isinstance(one, Player) for one in self.connections)

    async def enter(self, one: Watcher, seq: int) -> None:
        """Welcomes a connection, sends it the position (only the news since ``seq`` if possible) and tells the others."""
        async with self.lock:
            if not isinstance(one, Player) and len(self.connections) >= self.rooms.settings.limits.per_match:
                raise Refusal("full")
            self.connections.add(one)
            self.clock.look()
            one.send(frames.Welcome(
                self.card(one), dict(self.match.setup.options), self.held(one), self.match.setup.seed_hash,
                self.match.ruleset.version, tuple(said(line, one.lang) for line in self.chat),
                tuple(note.say(one.lang) for note in self.match.notes), self.match.ruleset.display.choosing,
                () if self.course else hints_in(self.match.ruleset.folder), self.match.ruleset.threats is not None,
                self.match.ruleset.display.shows_odds))
            await self.tell_aside(one, None if curtain.hangs(self, one) else self.lengths.get(seq))
            self.team.tell_to(one)
            self.weighing.tell(one)
            self.tell_seats(but=one)
            with self.survived("bot"):
                self.driving.wake()

    def leave(self, one: Watcher) -> None:
        self.connections.discard(one)
        self.used = time()
        if isinstance(one, Player):
            self.left[one.client] = monotonic()
        if not self.clients_here():
            self.clock.stop()
        self.tell_seats()

    def close(self, code: int) -> None:
        for one in self.connections:
            one.close(code)
        self.weighing.stop()
        self.driving.stop()
        self.clock.stop()

    # --- telling ------------------------------------------------------------------------------------------------------

    def card(self, one: Watcher | None) -> http_frames.MatchCard:
        client = one.client if isinstance(one, Player) else None
        return lists.match_card(self.row, self.seats, client, self.clients_here(), self.watchers(), one.lang if one else "en")

    def teller(self, one: Watcher) -> Teller:
        return Teller(self.shown_to(curtain.eyes(self, one)), *self.group(one))

    def hash_of(self, match: Match) -> str:
        """The hash of a position; that of the match as it stands is known."""
        if match is not self.match:
            return match.hash()
        if self.hashed is None or self.hashed[0] is not match:
            self.hashed = match, match.hash()
        return self.hashed[1]

    def shown_to(self, eyes: tuple[int, ...]) -> Match:
        """The match as it stands, or as it would stand for a seat that gives answers ahead."""
        return self.ahead.trials.get(eyes[0], self.match) if len(eyes) == 1 else self.match

    def tell(self, one: Watcher, since: int | None = None) -> None:
        """Sends the position and the log from event ``since`` on; without ``since``, what a newcomer gets."""
        self.send_update(one, {}, since)

    async def tell_aside(self, one: Watcher, since: int | None = None) -> None:
        """The same, made in a thread beside the event loop: a newcomer gets a long log. Whoever calls it holds the lock."""
        at = self.telling(one, since)
        self.send_made(one, at, await self.rooms.aside(self.safe_update, at))

    def send_update(self, one: Watcher, told: dict[Telling, bytes], since: int | None) -> None:
        """Sends an update; ``told`` keeps updates already made, for other connections with the same key."""
        at = self.telling(one, since)
        if at not in told:
            told[at] = self.safe_update(at)
        self.send_made(one, at, told[at])

    def telling(self, one: Watcher, since: int | None) -> Telling:
        group = self.group(one)
        anew = since is None and self.match.ruleset.knowledge.secrets and one.eyes != group[1]
        return Telling(group, self.playing(one), curtain.seat_due(self, one), curtain.seat_at_table(self, one), since, anew)

    def send_made(self, one: Watcher, at: Telling, update: bytes) -> None:
        one.send_text(update)
        one.told, one.eyes = len(self.match.log), at.group[1]

    def safe_update(self, at: Telling) -> bytes:
        """An update, whatever fails in making it: what it tells has been stored already."""
        try:
            return self.update(at)
        except Exception as error:        # a fault of ours: logged, and the reader is told at least how far the match is
            self.rooms.log.fault("telling", error, match=self.id)
            note = say(at.group[0])("server-untold")
            return frames.to_json(bare_update(self.seq, at.group[1], at.since or 0, note))

    def update(self, at: Telling) -> bytes:
        eyes = at.group[1]
        match = self.shown_to(eyes)
        teller = Teller(match, *at.group, at.table, self.finals.of(match), self.partners.bots)
        undo, restart = teller.tried(lambda: self.can_take_back(eyes or at.playing), (False, False))
        asked = eyes if at.table is None else (at.table,)
        told = teller.update(
            self.seq, teller.tried(teller.recent, 0) if at.since is None else at.since, anew=at.anew, curtain=at.curtain,
            ahead=match is not self.match, wishes=[wish for seat in asked for wish in self.wishes.told(seat)],
            can_undo=undo, can_restart=restart, can_nudge=teller.tried(lambda: bool(at.playing) and self.can_nudge(), False),
            thinking=self.driving.thinking, deadline=self.clock.seconds_left(), late=sorted(self.late))
        for error in teller.faults[:FAULTS_LOGGED]:
            self.rooms.log.fault("telling", error, match=self.id)
        return frames.to_json(told)

    def tell_all(self, kept: int | None = None) -> None:
        """Sends the new position to everybody; it is made only once for all who share language and seats.

        ``kept``: how many events of the old log are still part of the new one.
        """
        told: dict[Telling, bytes] = {}
        with self.survived("curtain"):
            curtain.fall(self)
        with self.survived("clock"):
            self.clock.look()
        for one in self.connections:
            with self.survived("telling"):
                self.send_update(one, told, self.since(one, kept))
        self.weighing.restart()

    @contextmanager
    def survived(self, what: str) -> Iterator[None]:
        """Runs a task after a commit. The commit stands: an exception is logged, and the remaining tasks run."""
        try:
            yield
        except Exception as error:
            self.rooms.log.fault(what, error, match=self.id)

    def since(self, one: Watcher, kept: int | None) -> int | None:
        """The first event that a connection has not been told; None if all must be told again, because other eyes look now."""
        if self.match.ruleset.knowledge.secrets and one.eyes != curtain.eyes(self, one):
            return None
        return one.told if kept is None else min(one.told, kept)

    def tell_seats(self, but: Watcher | None = None) -> None:
        for one in self.connections:
            if one is not but:
                self.tell_seats_to(one)

    def tell_seats_to(self, one: Watcher) -> None:
        client = one.client if isinstance(one, Player) else None
        cards = lists.seat_cards(self.seats, client, self.clients_here(), one.lang)
        one.send(frames.Seats(cards, self.held(one), self.watchers()))

    def broadcast(self, frame: frames.FromServer) -> None:
        text = frames.to_json(frame)
        for one in self.connections:
            one.send_text(text)

    @property
    def course(self) -> Course | None:
        """The lesson that is taught here, if it is one."""
        return course_of(self.match)

    # --- choices ------------------------------------------------------------------------------------------------------

    async def play(self, action: str, seat: int, who: Player | None = None, key: str = "") -> None:
        """Plays a choice, and passes the windows after it that nobody wants to answer."""
        if self.course is not None:
            await self.accept(self.course.played(action).match, set(), who, key)
            return
        match, passed = self.match.copy(), set(self.passed)
        match.play(action, seat)
        self.let_pass(match, passed)
        await self.accept(match, passed, who, key)

    def let_pass(self, match: Match, passed: set[int]) -> bool:
        """Plays what was given ahead, and passes as long as none of the asked seats wants to be asked. A lesson does that
        itself."""
        if course_of(match) is not None:
            return False
        before = len(match.moves)
        while True:
            if (given := self.ahead.next(match)) is not None:
                match.play(*given)
            elif (seat := self.who_passes(match)) is not None:
                passed.add(len(match.moves))
                match.play(PASS, seat)
            elif (only := self.only_exit(match)) is not None:
                passed.add(len(match.moves))
                match.play(only)
            else:
                return len(match.moves) > before

    def who_passes(self, match: Match) -> int | None:
        """The seat for which a window passes by itself, or None.

        A seat passes if it has asked not to be asked, or if no asked seat has an option that matters. Where hands are hidden
        only the first reason counts, because skipping a question would reveal what the seat holds. Bots draw no conclusion from
        that: a person alone against bots is not asked when PASS is the only option.
        """
        decision = match.decision
        if decision is None:
            return None
        display = match.ruleset.display
        if decision.kind in display.windows or decision.kind in display.pauses:
            if all(self.wishes.passes(match, seat) for seat in decision.by):
                for seat in decision.by:
                    self.wishes.count(match, seat)
                return decision.by[0]
            if self.partners.people == list(decision.by) and list(decision.options) == [PASS]:
                return decision.by[0]
        if match.ruleset.knowledge.secrets or not self.screen.can_wait(decision):
            return None
        if self.partners.due(match, self.screen) is not None:
            return None
        asked = self.partners.asked(match)
        return asked[0] if asked and all(self.passes(seat) for seat in asked) else None

    def only_exit(self, match: Match) -> Action | None:
        """The option that ends a question, if there is no other one and only the person alone against bots is asked: such a
        question exists only to hide from other people what a hand holds."""
        decision = match.decision
        if decision is None or self.partners.people != list(decision.by) or len(decision.options) != 1:
            return None
        only = decision.options[0]
        hides = decision.legal is None and match.ruleset.knowledge.secrets
        return only if hides and match.ruleset.display.choosing.is_exit(decision.kind, only.verb) else None

    def passes(self, seat: int) -> bool:
        """Whether a seat passes windows. An open seat always does: nobody is there to be asked."""
        client = self.seats[seat].client
        return client is None or self.auto_pass.get(client, True)

    async def pass_moments(self) -> None:
        """Passes the present window if nobody wants to answer it: called after a bot passed or somebody asked not to be
        asked."""
        match, passed = self.match.copy(), set(self.passed)
        if self.let_pass(match, passed):
            await self.accept(match, passed)

    async def time_is_up(self, seat: int) -> None:
        """Passes a window for a seat that has not answered in time."""
        match, number = self.match.copy(), len(self.match.moves)
        passed = {*self.passed, number}
        match.play(PASS, seat)
        self.let_pass(match, passed)
        await self.accept(match, passed, late=self.late | {number})

    async def accept(self, match: Match, passed: set[int], who: Player | None = None, key: str = "",
                     late: frozenset[int] | None = None) -> None:
        """Stores the new match; only then is it shown to anybody."""
        late = (self.late if late is None else late) & passed
        deed = Deed(who.client, key) if who else None
        kept = common(self.match.log, match.log)
        loses_events = kept < len(self.match.log)
        change = self.change_to(match, passed, late, kept)
        try:
            await self.write(self.rooms.store.commit, change, deed)
        except Refusal:                   # another process plays the match
            raise
        except Exception as error:        # whatever the database raises: what it holds counts
            if not isinstance(error, Gone):
                self.rooms.log.fault("commit", error, match=self.id)
            await self.reload()
            if who and self.is_repeated(who, key):
                return                    # the database had stored it before it failed
            raise Refusal("stale" if isinstance(error, Gone) else "store", 503) from error
        self.match, self.passed, self.late, self.seq = match, frozenset(passed), late, self.seq + 1
        self.hashed = match, change.hash
        if change.base is None:
            self.logged += 1
        else:
            self.stored_whole()
        self.row = msgspec.structs.replace(self.row, turn=change.turn, asked=change.asked, result=result_of(match),
                                           changed=time())
        if loses_events:
            self.lengths = {number: min(length, kept) for number, length in self.lengths.items()}
        self.lengths.pop(self.seq - REMEMBERED, None)
        self.lengths[self.seq] = len(match.log)
        self.used = time()
        self.note(who, key)
        with self.survived("bot"):
            self.driving.go_on()
        with self.survived("finals"):
            await self.finals.find()
        self.tell_all(kept)

    async def write(self, deed: Callable[..., None], *args: object) -> None:
        """Stores something about the match as it stands. If another process plays it by now, this room closes, and everybody
        goes there with what was not answered."""
        try:
            await self.rooms.store.work(deed, self.id, self.seq, *args, self.fence)
        except Lost as lost:
            self.rooms.drop(self, ELSEWHERE)
            raise Refusal("elsewhere", 503) from lost

    def change_to(self, match: Match, passed: set[int], late: frozenset[int], kept: int) -> Change:
        """What leads from the present match to another one, of whose log the first ``kept`` events are the same. Now and then,
        and after the last choice, with the match as a whole."""
        before, moves = self.match.moves, match.moves
        same = next((at for at, (old, new) in enumerate(zip(before, moves, strict=False)) if old is not new and old != new),
                    min(len(before), len(moves)))
        bags = match.rules.bags(match.board)
        added = tuple(Played(Line(move.seat, move.text, chance_text(move.chance, bags)),
                             LATE if at in late else PASSED if at in passed else CHOSEN)
                      for at, move in enumerate(moves[same:], same))
        turn = self.row.turn - turns_among(self.screen, self.match.log[kept:]) + turns_among(self.screen, match.log[kept:])
        whole = (same < self.floor or self.logged + 1 >= STORED_WHOLE or match.decision is None
                 or course_of(match) is not None)           # the next scene of a lesson is another game
        return Change(same, added, match.hash(), turn, asked_of(match),
                      base_of(match, turn, passed, late) if whole else None, undone=same < len(before))

    def stored_whole(self) -> None:
        """Called when the store holds the match as a whole."""
        self.logged, self.floor = 0, len(self.match.moves) - len(self.match.step.choices)

    def base(self) -> Base:
        """The present match, to be stored as a whole."""
        return base_of(self.match, self.row.turn, self.passed, self.late)

    async def settle(self) -> None:
        """Stores the match as a whole before its room closes: whatever rules open it next find its present position."""
        if self.logged:
            try:
                await self.rooms.store.work(self.rooms.store.settle, self.id, self.seq, self.base(), self.fence)
                self.stored_whole()
            except Gone:                      # somebody has opened it anew and plays on
                pass
            except Exception as error:        # nothing is lost: its changes are stored
                self.rooms.log.fault("settle", error, match=self.id)

    def note(self, who: Player | None, key: str) -> None:
        """Notes that a frame has been carried out, so that the same frame is not carried out twice."""
        if who:
            self.deeds[who.client, key] = self.seq
            while len(self.deeds) > 2 * KEYS_KEPT:
                del self.deeds[next(iter(self.deeds))]
            who.send(frames.Ack(key, self.seq))

    async def reload(self) -> None:
        """Loads the match from the store again; if that fails, the room closes."""
        try:
            loaded = await self.rooms.store.look(self.rooms.store.load, self.id)
            if loaded is None:
                self.rooms.drop(self, MATCH_GONE)
                return
            self.take(loaded, await asyncio.to_thread(load, loaded.row.record))
        except Exception as error:        # a record that cannot be read any more must not take others with it
            self.rooms.log.fault("reload", error, match=self.id)
            self.rooms.drop(self, FAULT)
            return
        with self.survived("bot"):
            self.driving.go_on()
        self.tell_all(0)

    def is_done(self, one: Watcher, key: str) -> bool:
        return isinstance(one, Player) and (one.client, key) in self.deeds

    def is_repeated(self, who: Player, key: str) -> bool:
        """Whether a frame has come before; then it is acknowledged again and not carried out."""
        seq = self.deeds.get((who.client, key))
        if seq is not None:
            who.send(frames.Ack(key, seq))
        return seq is not None

    def require_now(self, at: int) -> None:
        if at != self.seq:
            raise Refusal("stale")

    # --- taking back --------------------------------------------------------------------------------------------------

    def earlier(self, what: str, playing: Sequence[int]) -> Match:
        """The earlier position that an undo leads to. There is none after the end, when the seed has been shown; in a lesson
        there is always one."""
        if self.course is not None:
            return self.course.back().match
        if self.match.decision is None:
            raise Illegal(OVER)
        if what == "activation":
            return activation_taken_back(self.match, self.screen, self.passed, self.may(playing))[0]
        return taken_back(self.match, self.passed, self.may(playing))[0]

    def may(self, playing: Sequence[int]) -> Callable[[Move], bool]:
        """Whether a player may take a move back: it could have been his choice, and no bot has made it."""
        return lambda move: move.seat not in self.partners.bots and any(seat in move.by for seat in playing)

    def can_take_back(self, playing: Sequence[int]) -> tuple[bool, bool]:
        """One choice; and the activation, if that is more."""
        if self.course is not None:
            return self.course.verdict().standing is not Standing.DONE and bool(self.course.own_moves), False
        if self.match.decision is None or not playing:
            return False, False
        if len(playing) == 1 and self.ahead.given.get(playing[0]):
            return playing[0] in self.ahead.trials, False
        choices = choices_to_take_back(self.match, self.screen, self.passed, self.may(playing))
        return choices > 0, choices > 1 and in_activation(self.match, self.screen)

    # --- seats --------------------------------------------------------------------------------------------------------

    def can_nudge(self) -> bool:
        return (not self.driving.thinking and self.partners.waiting(self.match, self.screen)
                and self.partners.due(self.match, self.screen, pushed=True) is not None)

    def seat_changed(self, chair: SeatRow) -> None:
        """Called when a seat has changed hands: options, odds and curtains follow."""
        self.seats = tuple(chair if each.seat == chair.seat else each for each in self.seats)
        self.partners.bots = bots_among(self.seats)
        self.ahead.forget()
        self.tell_seats()
        with self.survived("bot"):
            self.driving.go_on()
        self.tell_all()


def bots_among(seats: Sequence[SeatRow]) -> dict[int, str]:
    return {chair.seat: chair.level for chair in seats if chair.level}


def asked_of(match: Match) -> tuple[int, ...]:
    return match.decision.by if match.decision else ()


def result_of(match: Match) -> str:
    course = course_of(match)
    if course is not None:
        return TAUGHT if course.is_last and course.verdict().standing is Standing.DONE else ""
    return match.result.key if match.result else ""


def base_of(match: Match, turn: int, passed: Collection[int], late: Collection[int] = ()) -> Base:
    return Base(match.record(), turn, asked_of(match), result_of(match), tuple(sorted(passed)), tuple(sorted(late)))


def said(line: ChatRow, lang: str) -> frames.Said:
    return frames.Said(line.n, line.seat, lists.person_name(line.seat, line.name, lang), line.text, line.at)


def common(before: Sequence[Event], after: Sequence[Event]) -> int:
    """How many events at the start of two logs are the same."""
    for number, (old, new) in enumerate(zip(before, after, strict=False)):
        if old is not new and old.plain() != new.plain():
            return number
    return min(len(before), len(after))
