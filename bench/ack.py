"""How long a click takes: starts a server on a folder of its own, plays a few hundred choices at the pace of a very fast
person, and prints the time from sending to the acknowledgement and to the new position.

    python -m bench.ack --acts 300 --scenario airfield
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from time import monotonic, perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PAUSE = 0.04                            # seconds between two choices


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def wait_for(url: str) -> None:
    deadline = monotonic() + 30
    async with httpx.AsyncClient() as client:
        while True:
            try:
                await client.get(f"{url}/api/health")
                return
            except httpx.TransportError:
                assert monotonic() < deadline, "the server does not start"
                await asyncio.sleep(0.05)


async def next_of(ws: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        frame: dict[str, Any] = msgspec.json.decode(await ws.recv())
        if frame["type"] in kinds:
            return frame


async def measure(url: str, scenario: str, seats: int, acts: int) -> tuple[list[float], list[float]]:
    """Plays at random until so many choices are acknowledged, in as many games as it takes."""
    rng, acked, updated = random.Random(1), list[float](), list[float]()
    async with httpx.AsyncClient(base_url=url) as client:
        await client.post("/api/me", json={"name": "Anna"})
        token = client.cookies["bocage"]
        while len(acked) < acts:
            made = await client.post("/api/matches", json={"game": "v_commandos", "scenario": scenario,
                                                           "seats": [{"kind": "me"}] + [{"kind": "here"}] * (seats - 1)})
            async with connect(f"{url.replace('http', 'ws')}/ws/{made.json()['id']}") as ws:
                await ws.send(msgspec.json.encode({"type": "hello", "lang": "fr", "token": token}).decode())
                update = await next_of(ws, "update")
                while update["question"] is not None and len(acked) < acts:
                    choice = rng.choice(update["question"]["options"])
                    await asyncio.sleep(PAUSE)
                    began = perf_counter()
                    await ws.send(msgspec.json.encode({"type": "act", "key": f"{rng.getrandbits(64):016x}", "at": update["seq"],
                                                       "action": choice["action"], "seat": choice["seat"]}).decode())
                    answer = await next_of(ws, "ack", "refused")
                    assert answer["type"] == "ack", answer
                    acked.append(perf_counter() - began)
                    update = await next_of(ws, "update")
                    updated.append(perf_counter() - began)
    return acked, updated


def line(name: str, seconds: Sequence[float]) -> str:
    ordered = sorted(1000 * each for each in seconds)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.95, 0.99)]
    return f"{name:<8} median {at[0]:6.1f} ms   95 % {at[1]:6.1f} ms   99 % {at[2]:6.1f} ms   most {ordered[-1]:6.1f} ms"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--acts", type=int, default=300)
    options.add_argument("--scenario", default="bridges")
    options.add_argument("--seats", type=int, default=1)
    asked = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-c", "from bocage.cli import main; main()", "serve", "--quiet", "--data", folder]
        server = subprocess.Popen([*command, "--port", str(port)], env={**os.environ, "LC_ALL": "C.UTF-8"},
                                  stdout=subprocess.DEVNULL)
        try:
            url = f"http://127.0.0.1:{port}"
            asyncio.run(wait_for(url))
            acked, updated = asyncio.run(measure(url, asked.scenario, asked.seats, asked.acts))
        finally:
            server.terminate()
            server.wait()
    print(f"{len(acked)} choices on {asked.scenario}, {asked.seats} seat(s), from sending to the answer")
    print(line("ack", acked))
    print(line("update", updated))


if __name__ == "__main__":
    main()
