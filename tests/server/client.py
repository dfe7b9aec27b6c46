"""A program that plays over the network, as the web client does: a person with a cookie, and a socket for each open match."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Callable, Mapping
from itertools import count
from secrets import token_hex
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0                         # seconds until a frame that does not come fails the test, on a busy machine too
Frame = dict[str, Any]
ALONE = {"squad": "officer:blue,scout:blue"}
numbers = count(1)


def trusting() -> ssl.SSLContext:
    """Believes any certificate: those of a test are nobody's."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


class Tap:
    """All that the server has sent to anybody."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    async def response(self, response: httpx.Response) -> None:
        await response.aread()
        head = b"\n".join(b": ".join(pair) for pair in response.headers.raw)
        self.heard += [head, response.content]


class Person:
    """Somebody with a name and a token; use as an asynchronous context."""

    def __init__(self, url: str, name: str = "", tap: Tap | None = None) -> None:
        self.url = url
        self.name = name
        self.tap = tap or Tap()
        self.http = httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=PATIENCE, verify=False, trust_env=False,
                                      event_hooks={"response": [self.tap.response]})

    async def __aenter__(self) -> Person:
        if self.name:
            await self.post("/api/me", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def token(self) -> str:
        return self.http.cookies.get("bocage") or ""

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def create(self, scenario: str = "lighthouse", seats: tuple[Mapping[str, str], ...] = ({"kind": "me"},),
                     options: Mapping[str, str] | None = None, **more: object) -> Any:
        return await self.post("/api/matches", {"game": "v_commandos", "scenario": scenario, "seats": list(seats),
                                                "options": ALONE if options is None else options, **more})

    async def record(self, match: str) -> str:
        answer = await self.http.get(f"/api/matches/{match}/record")
        assert answer.status_code == 200, answer.text
        return answer.text

    def table(self, match: str, **hello: object) -> Table:
        return Table(self, match, hello)


class Table:
    """A socket to one match; collects what it hears. Use as an asynchronous context."""

    def __init__(self, person: Person, match: str, hello: Mapping[str, object]) -> None:
        self.person = person
        self.match = match
        self.hello = hello
        self.frames: list[Frame] = []
        self.log: list[Frame] = []
        self.news = asyncio.Condition()
        self.closed = False

    async def __aenter__(self) -> Table:
        await self.connect()
        await self.send({"type": "hello", "lang": "en", **self.hello})
        await self.until(lambda: self.last("update") is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def connect(self) -> None:
        """Opens the socket without a word."""
        headers = {"Cookie": f"bocage={self.person.token}"} if self.person.token else {}
        self.socket: ClientConnection = await connect(
            f"{self.person.url.replace('http', 'ws', 1)}/ws/{self.match}", additional_headers=headers,
            origin=websockets.Origin(self.person.url), ssl=trusting() if self.person.url.startswith("https") else None,
            max_size=None, open_timeout=PATIENCE, close_timeout=1)
        self.reader = asyncio.create_task(self.read())

    async def leave(self) -> None:
        await self.socket.close()
        await self.reader

    async def read(self) -> None:
        try:
            async for data in self.socket:
                self.person.tap.heard.append(data if isinstance(data, bytes) else data.encode())
                frame = json.loads(data)
                async with self.news:
                    self.frames.append(frame)
                    if frame["type"] == "update":
                        self.log = [*self.log[:frame["keep"]], *frame["log"]]
                    self.news.notify_all()
        except websockets.ConnectionClosed:
            pass
        finally:
            self.closed = True
            async with self.news:
                self.news.notify_all()

    async def until(self, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Waits until something holds; a connection that is closed before is an error."""
        async with asyncio.timeout(seconds), self.news:
            while not true():
                if self.closed:
                    raise ConnectionResetError("closed by the server")
                await self.news.wait()

    async def reach(self, seq: int, seconds: float = PATIENCE) -> None:
        """Waits until the match is known up to this change."""
        await self.until(lambda: self.seq >= seq, seconds)

    def last(self, kind: str) -> Frame | None:
        return next((frame for frame in reversed(self.frames) if frame["type"] == kind), None)

    def all(self, kind: str) -> list[Frame]:
        return [frame for frame in self.frames if frame["type"] == kind]

    def answer(self, key: str) -> Frame | None:
        return next((frame for frame in self.frames if frame["type"] in ("ack", "refused") and frame["key"] == key), None)

    @property
    def update(self) -> Frame:
        update = self.last("update")
        assert update is not None
        return update

    @property
    def seq(self) -> int:
        return int(self.update["seq"])

    @property
    def options(self) -> list[Frame]:
        question = self.update["question"]
        return [] if question is None else list(question["options"])

    async def send(self, frame: Mapping[str, object] | str | bytes) -> None:
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def ask(self, frame: Mapping[str, object]) -> Frame:
        """Sends a frame with a key and waits for its Ack or Refused."""
        whole = {"key": new_key(), **frame}
        key = str(whole["key"])
        seen = len(self.frames)

        def answers() -> list[Frame]:
            return [each for each in self.frames[seen:] if each["type"] in ("ack", "refused") and each["key"] == key]

        await self.send(whole)
        await self.until(lambda: bool(answers()))
        return answers()[0]

    async def act(self, action: str, seat: int = 0, **more: object) -> Frame:
        """Plays; when it is accepted, waits until its result is here."""
        done = await self.ask({"type": "act", "at": self.seq, "action": action, "seat": seat, **more})
        if done["type"] == "ack":
            await self.reach(done["seq"])
        return done

    async def ping(self) -> None:
        """When the answer is here, everything sent before it has been dealt with."""
        before = len(self.all("pong"))
        await self.send({"type": "ping"})
        await self.until(lambda: len(self.all("pong")) > before)


async def eventually(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Waits until something holds that is about more than one connection. To look is work: the longer it takes, the rarer."""
    pause = 0.002
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(pause)
            pause = min(1.2 * pause, 0.05)


def new_key() -> str:
    return f"key-{next(numbers)}-{token_hex(4)}"
