"""``/ws/<match>``: the socket of a match. Every incoming frame is checked here before it reaches a room."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bocage.core.errors import BocageError
from bocage.server.wire import frame_types, frames
from bocage.server.matches.commands import COSTS, do
from bocage.server.matches.connection import OVER_FULL, Player, Watcher
from bocage.server.web.requests import address_of, lang_of
from bocage.server.hub import Hub
from bocage.server.web.refusals import Refusal, problem
from bocage.server.matches.room import MATCH_GONE, Room
from bocage.server.storage.store import STORE_FAULTS

TOO_MANY_MISTAKES, UNSPOKEN = 1008, 1008
PATIENCE = 10.0                         # seconds for the first frame


async def serve_socket(hub: Hub, socket: WebSocket) -> None:
    """One connection from its first frame to its end."""
    await socket.accept()
    writer: asyncio.Task[None] | None = None
    one: Watcher | None = None
    room: Room | None = None
    lang: str = lang_of(socket)
    try:
        hub.rates.spend("sockets", address_of(socket))
        hello = await first_frame(socket)
        lang = hello.lang
        one, room = await greet(hub, socket, hello)
        writer = asyncio.create_task(write(socket, one))
        await asyncio.shield(room.enter(one, hello.seq))
        hub.metrics.greeted.inc()
        await listen(hub, socket, room, one)
    except (Refusal, BocageError) as error:
        await refuse_at_the_door(socket, error, lang)
    except (TimeoutError, WebSocketDisconnect):
        pass
    except STORE_FAULTS as error:
        hub.log.fault("store", error, match=socket.path_params["match"])
        await refuse_at_the_door(socket, Refusal("store"), lang)
    except Exception as error:        # a fault of ours: logged, and this connection ends
        hub.log.fault("socket", error, match=socket.path_params["match"])
        await refuse_at_the_door(socket, Refusal("fault"), lang)
    finally:
        if one is not None:
            hub.rooms.connections.discard(one)
            one.close()
        if room is not None and one is not None:
            room.leave(one)
        if writer is not None:
            await finish(writer)
        await close(socket, 1000)


async def first_frame(socket: WebSocket) -> frames.Hello:
    frame = read(await asyncio.wait_for(receive(socket), PATIENCE))
    if not isinstance(frame, frames.Hello):
        raise Refusal("frame")
    return frame


async def greet(hub: Hub, socket: WebSocket, hello: frames.Hello) -> tuple[Watcher, Room]:
    """Reads the first frame: a player if the token holds a seat here, else a watcher, who cannot act."""
    limits, here = hub.settings.limits, hub.rooms.connections
    person = await hub.person_of(hello.token or hub.token_of(socket))
    room = await hub.rooms.room(socket.path_params["match"])
    one: Watcher
    if person is not None and not hello.watch and any(chair.client == person.id for chair in room.seats):
        one, most, room_for = Player(hello.lang, limits, person.id), limits.per_client, limits.connections
    else:
        one, most, room_for = Watcher(hello.lang, limits, address_of(socket)), limits.per_address, limits.watching
    alike = [other for other in here if isinstance(other, Player) == isinstance(one, Player)]
    if len(alike) >= room_for or sum(other.whose == one.whose for other in alike) >= most:
        raise Refusal("full")
    if hub.rooms.is_closing:
        raise Refusal("closing")
    here.add(one)
    return one, room


async def refuse_at_the_door(socket: WebSocket, error: Refusal | BocageError, lang: str) -> None:
    told = problem(error, lang)
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(frames.to_json(frames.Refused("", told.code, told.text, told.rule)).decode())
    await close(socket, {"match": MATCH_GONE, "full": OVER_FULL, "closing": OVER_FULL,
                         "store": OVER_FULL}.get(told.code, UNSPOKEN))


async def listen(hub: Hub, socket: WebSocket, room: Room, one: Watcher) -> None:
    while one.open:
        text = await receive(socket)
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


async def receive(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return text if isinstance(text, str) else ""            # a binary frame is no frame of ours


def read(text: str) -> frames.FromClient:
    if len(text) > frame_types.LONGEST or len(text.encode()) > frame_types.LONGEST:
        raise Refusal("frame")
    try:
        frame: frames.FromClient = frames.frame_of(text)
        return frame
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Refusal("frame") from error


async def write(socket: WebSocket, one: Watcher) -> None:
    """Sends what waits, until the connection is to be closed."""
    while True:
        sent = await one.out.get()
        if isinstance(sent, int):
            await close(socket, sent)
            return
        await socket.send_text(sent.decode())


async def finish(writer: asyncio.Task[None]) -> None:
    """Waits a short time for the last frames to go out."""
    with suppress(Exception):
        await asyncio.wait_for(writer, 2.0)


async def close(socket: WebSocket, code: int) -> None:
    if socket.application_state is not WebSocketState.DISCONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)
