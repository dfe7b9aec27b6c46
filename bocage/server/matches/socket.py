"""``/ws/<match>``: the socket of a match. Every incoming frame is checked here before it reaches a room."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter
from typing import NamedTuple, Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bocage.core.errors import BocageError
from bocage.server.wire import frame_types, frames
from bocage.server.matches.commands import COSTS, do
from bocage.server.matches.connection import OVER_FULL, Player, Watcher
from bocage.server.web.requests import address_of, lang_of
from bocage.server.hub import Hub
from bocage.server.web.limits import Rates
from bocage.server.web.refusals import Refusal, problem
from bocage.server.matches.room import ELSEWHERE, MATCH_GONE, Room
from bocage.server.storage.store import STORE_FAULTS
from bocage.server.storage.tables import Person, SeatRow

TOO_MANY_MISTAKES, UNSPOKEN = 1008, 1008
# How a connection is closed that was turned away; the others with UNSPOKEN.
CLOSED = {"match": MATCH_GONE, "full": OVER_FULL, "closing": OVER_FULL, "store": OVER_FULL, "elsewhere": ELSEWHERE}
PATIENCE = 10.0                         # seconds for the first frame


class Line(Protocol):
    """The way to a client: its socket, or a link to the gateway that has the socket. ``receive`` raises ``WebSocketDisconnect``
    when the client has gone."""

    async def receive(self) -> str: ...

    async def send(self, text: bytes) -> None: ...

    async def close(self, code: int) -> None: ...


class Guest(NamedTuple):
    """Who comes to a match: what he says first, the person if he is known, and from where."""

    hello: frames.Hello
    person: Person | None
    address: str

    def connection(self, rates: Rates, plays: bool) -> Watcher:
        if plays and self.person is not None:
            return Player(self.hello.lang, rates, self.person.id)
        return Watcher(self.hello.lang, rates, self.address)


async def serve_socket(hub: Hub, socket: WebSocket) -> None:
    """One socket from its first frame to its end."""
    await socket.accept()
    line, lang = SocketLine(socket), lang_of(socket)
    try:
        hub.rates.spend("sockets", address_of(socket))
        hello = await first_frame(line)
        lang = hello.lang
        person = await hub.person_of(hello.token or hub.token_of(socket))
        await hub.home.serve(line, Guest(hello, person, address_of(socket)), socket.path_params["match"])
    except Exception as error:            # whatever it is: the client is told
        await turn_away(hub, line, error, lang, socket.path_params["match"])
    finally:
        await line.close(1000)


async def first_frame(line: Line) -> frames.Hello:
    frame = read(await asyncio.wait_for(line.receive(), PATIENCE))
    if not isinstance(frame, frames.Hello):
        raise Refusal("frame")
    return frame


def is_player(guest: Guest, seats: Sequence[SeatRow]) -> bool:
    """Whether somebody holds a seat and wants to play; the others are watchers, who cannot act."""
    person = guest.person
    return person is not None and not guest.hello.watch and any(chair.client == person.id for chair in seats)


def let_in(hub: Hub, one: Watcher) -> None:
    """Counts a connection among those of this process, unless there are too many like it."""
    limits, here = hub.settings.limits, hub.rooms.connections
    plays = isinstance(one, Player)
    most, room_for = (limits.per_client, limits.connections) if plays else (limits.per_address, limits.watching)
    alike = [other for other in here if isinstance(other, Player) == plays]
    if len(alike) >= room_for or sum(other.whose == one.whose for other in alike) >= most:
        raise Refusal("full")
    if hub.rooms.is_closing:
        raise Refusal("closing")
    here.add(one)
    hub.metrics.greeted.inc()


async def attend(hub: Hub, line: Line, room: Room, one: Watcher, seq: int) -> None:
    """A connection from when it enters its room to its end. ``seq``: the last change it knows of."""
    writer = asyncio.create_task(write(line, one))
    try:
        await asyncio.shield(room.enter(one, seq))
        await listen(hub, line, room, one)
    finally:
        hub.rooms.connections.discard(one)
        one.close()
        room.leave(one)
        await finish(writer)


async def turn_away(hub: Hub, line: Line, error: Exception, lang: str, match: str) -> None:
    """Ends a connection that something was wrong with, and says what."""
    if isinstance(error, TimeoutError | WebSocketDisconnect):
        return
    if isinstance(error, Refusal | BocageError):
        refusal = error
    elif isinstance(error, STORE_FAULTS):
        hub.log.fault("store", error, match=match)
        refusal = Refusal("store")
    else:                             # a fault of ours: logged, and this connection ends
        hub.log.fault("socket", error, match=match)
        refusal = Refusal("fault")
    told = problem(refusal, lang)
    if told.code != "elsewhere":
        with suppress(WebSocketDisconnect, RuntimeError):
            await line.send(frames.to_json(frames.Refused("", told.code, told.text, told.rule)))
    await line.close(CLOSED.get(told.code, UNSPOKEN))


async def listen(hub: Hub, line: Line, room: Room, one: Watcher) -> None:
    while one.open:
        text = await line.receive()
        key, began = "", perf_counter()
        try:
            frame = read(text)
            key = getattr(frame, "key", "")
            require_time(one, COSTS.get(type(frame), 1.0))
            await asyncio.shield(do(room, one, frame))
            one.mistakes = 0
            seconds = perf_counter() - began
            hub.metrics.frame_seconds.labels(type(frame).__name__).observe(seconds)
            if key:
                hub.log.info("command", frame=type(frame).__name__, match=room.id, seat=getattr(frame, "seat", None),
                             ms=round(1000 * seconds, 1))
        except (Refusal, BocageError) as error:
            refuse(one, key, error, hub.settings.limits.mistakes)
        except STORE_FAULTS as error:
            hub.log.fault("store", error, match=room.id)
            refuse(one, key, Refusal("store"), hub.settings.limits.mistakes)
        except Exception as error:        # a fault of ours: logged; unless the frame is stored, the match is as it was
            hub.log.fault("command", error, match=room.id)
            if not room.is_done(one, key):
                refuse(one, key, Refusal("fault"), hub.settings.limits.mistakes)


def require_time(one: Watcher, cost: float) -> None:
    if not one.frames.take(cost):
        raise Refusal("rate")


def refuse(one: Watcher, key: str, error: Refusal | BocageError, most: int) -> None:
    """Sends a refusal. After too many refused frames in a row the connection is closed."""
    told = problem(error, one.lang)
    one.send(frames.Refused(key, told.code, told.text, told.rule))
    if told.code in ("frame", "rate", "spectator", "seat", "fault"):
        one.mistakes += 1
        if one.mistakes >= most:
            one.close(TOO_MANY_MISTAKES)


# --- the wire ---------------------------------------------------------------------------------------------------------


class SocketLine:
    """A client's own socket."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket

    async def receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        return text if isinstance(text, str) else ""        # a binary frame is no frame of ours

    async def send(self, text: bytes) -> None:
        await self.socket.send_text(text.decode())

    async def close(self, code: int) -> None:
        if self.socket.application_state is not WebSocketState.DISCONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(code)


def read(text: str) -> frames.FromClient:
    if len(text) > frame_types.LONGEST or len(text.encode()) > frame_types.LONGEST:
        raise Refusal("frame")
    try:
        frame: frames.FromClient = frames.frame_of(text)
        return frame
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Refusal("frame") from error


async def write(line: Line, one: Watcher) -> None:
    """Sends what waits, until the connection is to be closed."""
    while True:
        sent = await one.out.get()
        if isinstance(sent, int):
            await line.close(sent)
            return
        await line.send(sent)


async def finish(writer: asyncio.Task[None]) -> None:
    """Waits a short time for the last frames to go out."""
    with suppress(Exception):
        await asyncio.wait_for(writer, 2.0)
