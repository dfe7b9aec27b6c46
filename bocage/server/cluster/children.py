"""The game processes of ``bocage serve --processes``: started with the gateway, started again when one dies, ended with it.

``python -m bocage.server.cluster.children`` is such a process. Its settings come on its standard input (so that a database's
password is not seen in a list of processes), and it ends when that does: with the gateway, however that ends.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from shutil import rmtree
from tempfile import mkdtemp
from threading import Thread

import msgspec

from bocage.server.logs import Log
from bocage.server.settings import Settings
from bocage.server.storage.leases import Leases
from bocage.server.storage.store import STORE_FAULTS, Store

COMMAND = (sys.executable, "-m", "bocage.server.cluster.children")
AGAIN = 0.2                             # seconds before one that has died is started again
STOPPED = 15.0                          # seconds to end in order


def shared_among(settings: Settings, processes: int) -> tuple[Settings, Settings]:
    """The settings of the gateway and of each game process; the workers are shared among these."""
    post = settings.post if settings.redis else Path(mkdtemp(prefix="bocage-"))
    game = msgspec.structs.replace(settings, role="game", post=post, host="127.0.0.1", port=0, proxies="",
                                   workers=max(1, settings.workers // processes))
    return msgspec.structs.replace(settings, role="gateway", post=post), game


class Children:
    def __init__(self, settings: Settings, processes: int, store: Store, log: Log) -> None:
        self.settings = settings
        self.processes = processes
        self.store = store
        self.log = log
        self.running: dict[str, Process] = {}

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            for _ in range(self.processes):
                tasks.create_task(self.keep_one())

    async def keep_one(self) -> None:
        """Keeps one process running. What a dead one held is free at once: nobody has to wait until its lease runs out."""
        while True:
            name = f"game-{token_hex(6)}"
            process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, start_new_session=True)
            self.running[name] = process
            assert process.stdin is not None
            settings = msgspec.structs.replace(self.settings, process=name)
            with suppress(OSError):
                process.stdin.write(msgspec.json.encode(settings, enc_hook=str) + b"\n")
                await process.stdin.drain()
            code = await process.wait()
            del self.running[name]
            self.log.warn("ended", process=name, code=code)
            with suppress(*STORE_FAULTS):
                await self.store.work(Leases(self.store, name, "game").bury, name)
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        ending = list(self.running.values())
        for process in ending:
            with suppress(ProcessLookupError):
                process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(STOPPED):
                await asyncio.gather(*(process.wait() for process in ending))
        except TimeoutError:
            for process in ending:
                with suppress(ProcessLookupError):
                    process.kill()
        if not self.settings.redis:
            rmtree(self.settings.post, ignore_errors=True)


def end_with_the_gateway() -> None:
    """Ends this process when its standard input ends."""
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    from bocage.server.app import make_hub
    from bocage.server.run import listen, run

    with open(0, "rb", buffering=0, closefd=False) as first:
        settings = msgspec.json.decode(first.readline(), type=Settings, dec_hook=lambda _kind, value: Path(value))
    Thread(target=end_with_the_gateway, daemon=True).start()
    run(make_hub(settings), listen(settings.host, 0, others=False), lambda: None)


if __name__ == "__main__":
    main()
