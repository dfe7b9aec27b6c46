"""Kills parts of a server again and again while people play, and checks after each kill that nothing acknowledged is lost or
doubled and that the tables go on; prints how long they took. ``play.py`` and ``chaos.py`` say what is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from statistics import median
from time import monotonic
from typing import NamedTuple, Protocol

from bench.processes import descendants, role_of
from tests.server.client import Person
from tests.server.cluster.players import GAMES, PATIENCE, Player, Truth, gone_on, new_tables
from tests.server.process import ServerProcess

WITHIN = 5.0                            # seconds until a table goes on
STARTING = 90.0                         # seconds for a process
FEWEST = 4                              # tables at which people play; when there are fewer, others begin


def nothing() -> None: ...


def unchecked(_: Sequence[Player]) -> None: ...


def everybody(_: Player) -> bool:
    return True


class Kill(NamedTuple):
    """``hit``: whose tables must go on; ``alone``: there is only one, and the tables wait until it is back; ``check``: what
    else must hold once they go on."""

    what: str
    kill: Callable[[], None]
    again: Callable[[], None] = nothing
    hit: Callable[[Player], bool] = everybody
    alone: bool = False
    check: Callable[[Sequence[Player]], None] = unchecked


class Victim(Protocol):
    """A server in one or several processes. ``gateways``: those that clients talk to; ``games``: how many others there are
    that play matches."""

    name: str
    database: str
    games: int

    @property
    def gateways(self) -> Sequence[ServerProcess]: ...

    @property
    def nodes(self) -> Sequence[ServerProcess]: ...

    def kills(self, truth: Truth) -> Sequence[Kill]:
        """One round."""

    def stop(self) -> None: ...


def kill_workers(nodes: Sequence[ServerProcess], role: str) -> Callable[[], None]:
    def kill() -> None:
        for pid in (pid for node in nodes for pid in descendants(node.pid)):
            with suppress(ProcessLookupError, FileNotFoundError):
                if role_of(pid) == role:
                    os.kill(pid, signal.SIGKILL)

    return kill


async def until_alive(truth: Truth, games: int) -> None:
    """Until there are as many game processes again."""
    end = monotonic() + STARTING
    while games and truth.alive("game") != games:
        assert monotonic() < end
        await asyncio.sleep(0.1)


async def run(victim: Victim, kills: int, settle: float, longest: float, rng: Random) -> bool:
    """Whether all tables went on in time."""
    try:
        async with asyncio.timeout(longest):
            return await Played(victim, rng).go_through(kills, settle)
    except BaseException:
        for node in victim.nodes:
            print(f"--- {node.folder.name}\n{node.log[-2000:]}", file=sys.stderr)
        raise
    finally:
        victim.stop()


class Played:
    def __init__(self, victim: Victim, rng: Random) -> None:
        self.victim = victim
        self.rng = rng
        self.truth = Truth(victim.database)
        self.people = [Person(victim.gateways[number % len(victim.gateways)].url, f"player {number}")
                       for number in range(2 * len(GAMES))]
        self.players: list[Player] = []
        self.worst: dict[str, float] = {}

    @property
    def acknowledged(self) -> int:
        return sum(each.acked >= 0 for player in self.players for each in player.sent)

    async def go_through(self, kills: int, settle: float) -> bool:
        for person in self.people:
            await person.post("/api/me", {"name": person.name, "auto_pass": False})
        await until_alive(self.truth, self.victim.games)
        for number in range(kills):
            await self.play_at_enough_tables(settle)
            if number == 0:
                print(f"{self.victim.name}: {len(GAMES)} tables, {len(self.people)} players; {os.getloadavg()[0]:.1f} "
                      f"processes run or want to on {os.cpu_count()} cores", flush=True)
            round = self.victim.kills(self.truth)
            await self.kill(number + 1, round[number % len(round)], settle)
        await self.end()
        return self.summed_up(kills)

    async def play_at_enough_tables(self, settle: float) -> None:
        if len({player.match for player in self.players if player.task and not player.task.done()}) < FEWEST:
            self.players += await new_tables(self.victim.gateways, self.people, self.rng)
            await asyncio.sleep(settle)

    async def kill(self, number: int, kill: Kill, settle: float) -> None:
        hit, before = [player for player in self.players if kill.hit(player)], self.acknowledged
        kill.kill()
        since, back = monotonic(), ""
        starting = asyncio.create_task(asyncio.to_thread(kill.again))
        if kill.alone:                                      # there is no other one: the tables wait for it
            await starting
            back = f"; it was back after {monotonic() - since:.2f} s"
            since = monotonic()
        times = await gone_on(hit, self.players, since)
        await starting
        await until_alive(self.truth, self.victim.games)
        kill.check(self.players)
        await asyncio.sleep(settle * self.rng.uniform(0.5, 1.0))
        self.truth.check(self.players)
        self.worst[kill.what] = max(self.worst.get(kill.what, 0.0), *times, 0.0)
        told = f"{median(times):.2f} s, at most {max(times):.2f} s" if times else "none was hit"
        print(f"{number:>3} {kill.what:<18} {before:>5} choices acknowledged so far; {len(times)} tables went on after "
              f"{told}{back}", flush=True)

    async def end(self) -> None:
        for player in self.players:
            player.is_over = True
        await asyncio.wait_for(asyncio.gather(*(player.task for player in self.players if player.task)), PATIENCE)
        self.truth.check(self.players)
        for person in self.people:
            await person.http.aclose()

    def summed_up(self, kills: int) -> bool:
        refused = sum(bool(each.refused) for player in self.players for each in player.sent)
        print(f"{self.victim.name}: {kills} kills, {self.acknowledged} choices acknowledged, 0 lost, 0 doubled; {refused} "
              f"refused; {sum(player.dropped for player in self.players)} attempts to connect failed or sockets lost")
        late = {what: seconds for what, seconds in self.worst.items() if seconds > WITHIN}
        print(f"all went on within {WITHIN:.0f} s" if not late else
              "too late: " + ", ".join(f"{what} {seconds:.1f} s" for what, seconds in late.items()), flush=True)
        return not late
