"""Carries out the frames that a connection sends to its room. Watchers may send only a few kinds of frames."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from time import time

import msgspec

from bocage.core.errors import BocageError
from bocage.core.text import one_line
from bocage.server.looks.asked import Survey, Threaten, Why
from bocage.server.matches import curtain, hints, seating
from bocage.server.wire import frames, lesson_frames, team_frames
from bocage.server.matches.connection import Player, Watcher
from bocage.server.web.refusals import Refusal, problem
from bocage.server.matches.room import Room, said
from bocage.server.storage.store import CHAT_KEPT, Deed
from bocage.server.storage.tables import ChatRow

MOST_LOOKS = 8                          # that one connection waits for at a time
EARLIER = 250                           # events of the log at a time
# What each kind of frame counts against the sender's rate limit; kinds not listed count one.
COSTS = {frames.Speak: 10.0, frames.Earlier: 5.0, frames.AskTable: 2.0, frames.AskThreats: 5.0, frames.AskHint: 5.0,
         frames.Say: 2.0}


async def do(room: Room, one: Watcher, frame: frames.FromClient) -> None:
    """Carries out a frame: first the kinds that anybody may send, then those for players only."""
    match frame:
        case frames.Ping():
            one.send(frames.Pong())
        case frames.Speak():
            await speak(room, one, frame)
        case frames.Earlier():
            tell_earlier(room, one, frame)
        case frames.Hello():
            raise Refusal("frame")
        case frames.AskTable():
            look_aside(room, one, survey(room, one, frame))
        case _ if not isinstance(one, Player):
            raise Refusal("spectator")
        case frames.Why():
            look_aside(room, one, tell_why(room, one, frame.action, seat_that_asks(room, one)))
        case frames.AskThreats():
            look_aside(room, one, tell_threats(room, one, frame, seat_that_asks(room, one)))
        case frames.Point():
            room.weighing.point(one, frame.action)
        case frames.Look():
            curtain.look(room, one, frame)
        case _:
            if not (frame.key.isascii() and frame.key.isprintable()):
                raise Refusal("frame")
            async with room.lock:
                if not room.is_repeated(one, frame.key):
                    await command(room, one, frame)


Command = (frames.Act | frames.Undo | lesson_frames.Teach | frames.Nudge | frames.Hand | frames.AskHint | team_frames.GiveJob
           | team_frames.Allow | frames.LetPass | frames.Say)


async def command(room: Room, who: Player, frame: Command) -> None:
    """Carries out a frame that changes the match; one at a time."""
    match frame:
        case frames.Act():
            await act(room, who, frame)
        case frames.Undo():
            await undo(room, who, frame)
        case lesson_frames.Teach():
            await teach(room, who, frame)
        case frames.Nudge():
            await nudge(room, who, frame)
        case frames.Hand():
            await seating.hand(room, who, frame)
        case team_frames.GiveJob():
            await room.team.give(who, frame)
        case team_frames.Allow():
            await room.team.answer(who, frame)
        case frames.AskHint():
            require_place(who)                              # before it is noted in the record
            await hints.take(room, who, frame)
            if who.hint is not None:
                who.hint.cancel()               # the same question again: its thought goes on where the first one stands
            who.hint = look_aside(room, who, hints.think(room, who, frame.seat))
        case frames.LetPass():
            await let_pass(room, who, frame)
        case frames.Say():
            await chat(room, who, frame)


async def act(room: Room, who: Player, frame: frames.Act) -> None:
    if not curtain.may_choose(room, who, frame.seat, frame.action):
        raise Refusal("seat")
    room.require_now(frame.at)
    if frame.seat in room.ahead.trials and who.look == frame.seat:
        room.ahead.answer(frame.seat, frame.action)
        answered_ahead(room, who, frame.key)
    else:
        await room.play(frame.action, frame.seat, who, frame.key)


def answered_ahead(room: Room, who: Player, key: str) -> None:
    """An answer was given ahead or taken back. The match stands as it did; the screen shows it anew."""
    room.note(who, key)
    who.eyes = None
    room.tell_all()


async def undo(room: Room, who: Player, frame: frames.Undo) -> None:
    room.require_now(frame.at)
    if who.look is not None and who.look in room.ahead.trials and room.ahead.take_back(who.look):
        answered_ahead(room, who, frame.key)
        return
    match = room.earlier(frame.what, curtain.eyes(room, who) or room.playing(who))
    room.ahead.forget()
    await room.accept(match, {number for number in room.passed if number < len(match.moves)}, who, frame.key)


async def teach(room: Room, who: Player, frame: lesson_frames.Teach) -> None:
    room.require_now(frame.at)
    course = room.course
    if course is None or course.lesson.seat not in room.playing(who):
        raise Refusal("lesson")
    match frame.what:
        case "next":
            course = course.next()
        case "again":
            course = course.again()
        case "answer":
            course = course.answered(frame.answer)
    await room.accept(course.match, set(), who, frame.key)


async def nudge(room: Room, who: Player, frame: frames.Nudge) -> None:
    room.require_now(frame.at)
    if not room.playing(who):
        raise Refusal("seat")
    if not room.can_nudge():
        raise Refusal("waits")
    await room.write(room.rooms.store.note, Deed(who.client, frame.key))
    room.note(who, frame.key)
    with room.survived("bot"):
        room.driving.go_on(pushed=True)


async def let_pass(room: Room, who: Player, frame: frames.LetPass) -> None:
    """Notes which windows a seat wants to be asked about. This is not a choice and is not stored; an open window that it does
    not want passes at once."""
    if frame.seat not in (*curtain.eyes(room, who), curtain.seat_at_table(room, who)):
        raise Refusal("seat")
    room.wishes.make(frame.seat, frame.kind, frame.until)
    await room.pass_moments()
    room.note(who, frame.key)
    room.tell(who, len(room.match.log))


async def chat(room: Room, who: Player, frame: frames.Say) -> None:
    text = one_line(frame.text)
    if not text:
        raise Refusal("frame")
    if not who.chat.take():
        raise Refusal("rate")
    seat = room.held(who)[0]
    line = ChatRow(room.chat[-1].n + 1 if room.chat else 0, seat, room.seats[seat].name, text, time())
    await room.write(room.rooms.store.say, line, Deed(who.client, frame.key))
    room.chat = [*room.chat, line][-CHAT_KEPT:]
    room.note(who, frame.key)
    for one in room.connections:
        one.send(said(line, one.lang))


async def speak(room: Room, one: Watcher, frame: frames.Speak) -> None:
    """Switches the language and sends everything again."""
    async with room.lock:
        one.lang = frame.lang
        room.tell_seats_to(one)
        await room.tell_aside(one)
        room.team.tell_to(one)
        room.weighing.tell(one)


def tell_earlier(room: Room, one: Watcher, frame: frames.Earlier) -> None:
    before = max(0, min(frame.before, len(room.match.log)))
    one.send(frames.Log(room.teller(one).log(max(0, before - EARLIER), before)))


def look_aside(room: Room, one: Watcher, look: Coroutine[None, None, frames.FromServer]) -> asyncio.Task[None]:
    """Works out an answer beside what else the connection sends: a click does not wait for a look."""
    async def answered() -> None:
        try:
            one.send(await look)
        except (Refusal, BocageError) as error:
            told = problem(error, one.lang)
            one.send(frames.Refused("", told.code, told.text, told.rule))
        except Exception as error:        # a fault of ours: logged, and nobody is the worse for it
            room.rooms.log.fault("look", error, match=room.id)

    try:
        require_place(one)
    except Refusal:
        look.close()
        raise
    task = asyncio.create_task(answered())
    one.looks.add(task)
    task.add_done_callback(one.looks.discard)
    return task


def require_place(one: Watcher) -> None:
    if len(one.looks) >= MOST_LOOKS:
        raise Refusal("rate")


async def survey(room: Room, one: Watcher, frame: frames.AskTable) -> frames.Surveyed:
    """Answers a survey from what the seat at this screen may know (a spectator's knowledge if there is none)."""
    eyes = curtain.eyes(room, one) if isinstance(one, Player) else ()
    seq, asked = room.seq, Survey(room.match.step_record(), eyes[0] if eyes else None, frame.about)
    told = await room.rooms.looks.ask(asked, msgspec.Raw, whose=one.whose or room.id)
    return frames.Surveyed(frame.about, seq, told)


def seat_that_asks(room: Room, who: Player) -> int | None:
    """The seat of a player from whose knowledge he is answered: one that is asked now, if he has one."""
    eyes, decision = curtain.eyes(room, who), room.match.decision
    if not eyes and room.match.ruleset.knowledge.secrets:
        raise Refusal("seat")
    return next((seat for seat in eyes if decision and seat in decision.by), eyes[0] if eyes else None)


async def tell_why(room: Room, who: Player, action: str, seat: int | None) -> frames.Because:
    """The rule that forbids an action now."""
    asked = Why(room.match.step_record(), seat, action, who.lang)
    told: frames.Because = await room.rooms.looks.ask(asked, frames.Because, whose=who.whose)
    return told


async def tell_threats(room: Room, who: Player, frame: frames.AskThreats, seat: int | None) -> frames.Threatened:
    """Who could hurt a piece of the seat at this screen, from what this seat may know."""
    if seat is None:
        raise Refusal("seat")
    seq, asked = room.seq, Threaten(room.match.step_record(), seat, frame.piece, frame.state, who.lang)
    told: frames.Threatened = await room.rooms.looks.ask(asked, frames.Threatened, whose=who.whose)
    return msgspec.structs.replace(told, seq=seq)
