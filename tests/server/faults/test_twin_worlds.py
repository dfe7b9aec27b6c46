"""Twin worlds over the socket: two matches that differ only in what a seat cannot know are told to it, and to a spectator, in
the same bytes, and answer in the same time, while bots keep the server busy."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from functools import partial
from itertools import cycle
from math import erfc, sqrt
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import pytest

import bocage
from bench.many_tables import stored
from bocage.core.match import Match
from bocage.server.storage.store import Store
from bocage.server.storage.tables import Person as Row
from bocage.server.web.tokens import hashed, new_id, new_secret
from tests.marks import slow, soak
from tests.server.client import Frame, Person, Table
from tests.server.conftest import fresh_database
from tests.server.process import ServerProcess

pytestmark = slow

# Games in which seats hide something from each other, with two, three and four seats.
TABLES = (("operation_commando", "graignes", 2), ("heroes_of_normandie", "battle", 3), ("heroes_of_normandie", "battle", 4),
          ("heroes_of_normandie", "farmhouse", 2), ("commandos_40k", "rescue", 2), ("heroes_of_normandie", "village", 3),
          ("operation_commando", "historical", 2), ("heroes_of_normandie", "village", 4), ("commandos_40k", "exfiltration", 2))
NAMES = ("anna", "ben", "cleo", "dora")
TRIES = 8                               # games of a table, until something is hidden in one of them
GUESSES = 6                             # actions that a player might try, to learn from the answer
UNLIKELY = 1e-4                         # chance of a difference between times as large as that, in equal worlds
FELT = 0.002                            # seconds: a smaller difference between the medians is below what a line shows
ODDS = 20.0                             # seconds for the odds of a question to come


class Worlds(NamedTuple):
    """One position, as it is and dealt anew; who looks at it, and what he tries."""

    name: str
    seat: int
    true: Match
    twin: Match
    guesses: tuple[str, ...]


def positions(number: int, rng: Random) -> Iterator[Worlds]:
    """Positions in which something is hidden from a seat, as evenly from all tables as they have such positions."""
    found = 0
    for table in cycle(TABLES):
        if found == number:
            return
        worlds = next((one for _ in range(TRIES) if (one := worlds_at(*table, rng)) is not None), None)
        if worlds is not None:
            found += 1
            yield worlds


def worlds_at(game: str, scenario: str, seats: int, rng: Random) -> Worlds | None:
    """A position of a game played at random; None if nothing is hidden in it from a seat."""
    match = bocage.new(game, scenario, NAMES[:seats], f"{rng.random()}")
    for _ in range(rng.randrange(20, 120)):
        if match.decision is not None:
            match.play(rng.choice(list(match.decision.options)))
    seat = rng.randrange(seats)
    if match.decision is None or match.knows_all(seat):
        return None
    twin = bocage.load(match.record_for(seat, rng))
    return Worlds(f"{game} {scenario} seat {seat} of {seats}", seat, bocage.load(match.step_record()), twin,
                  guessed(match, twin, rng))


def guessed(match: Match, twin: Match, rng: Random) -> tuple[str, ...]:
    """Options of the true world and of the twin, whosever they are: only one of the worlds may have them."""
    texts = sorted({action.text for each in (match, twin) if each.decision for action in each.decision.options})
    return tuple(rng.sample(texts, min(GUESSES, len(texts))))


# --- what is heard ----------------------------------------------------------------------------------------------------


class Side:
    """Both worlds as one pair of eyes sees them, with how long each answer took in each."""

    def __init__(self, tables: Sequence[Table], is_player: bool) -> None:
        self.tables = tables
        self.is_player = is_player
        self.times: dict[str, tuple[list[float], list[float]]] = {}

    async def ask(self, kind: str, frame: Frame, answers: str) -> None:
        """Sends the same to both worlds, one after the other; which comes first changes each time."""
        order = (0, 1) if len(self.times.get(kind, ([],))[0]) % 2 else (1, 0)
        for at in order:
            table = self.tables[at]
            began = perf_counter()
            await another(table, answers, frame)
            self.times.setdefault(kind, ([], []))[at].append(perf_counter() - began)

    async def try_everything(self, worlds: Worlds, rounds: int) -> None:
        if self.is_player and worlds.true.ruleset.display.shows_odds:
            await self.until_weighed()
        for number in range(rounds):
            for guess in worlds.guesses:
                await self.ask("why", {"type": "why", "action": guess}, "because" if self.is_player else "refused")
                if not self.is_player or guess not in {option["action"] for option in self.tables[0].options}:
                    await self.ask("act", {"type": "act", "key": f"guess-{number:06}", "at": self.tables[0].seq,
                                           "action": guess, "seat": worlds.seat}, "refused")
            await self.ask("speak", {"type": "speak", "lang": ("fr", "en")[number % 2]}, "update")
            await self.ask("earlier", {"type": "earlier", "before": 10**6}, "log")

    async def until_weighed(self) -> None:
        """Waits for the odds of all options: they come when a process has time."""
        for table in self.tables:
            if table.options:
                await table.until(partial(has_odds, table), ODDS)

    def told(self, at: int) -> str:
        """All that was heard in one world, but for what is its own; in one order: the odds come in parts, as they are found."""
        table = self.tables[at]
        welcome = table.last("welcome")
        assert welcome is not None
        frames = [frame for frame in table.frames if frame["type"] not in ("odds", "pong")]
        return json.dumps([frames, sorted(weighed(table).items())], sort_keys=True).replace(
            table.match, "match").replace(welcome["seed_hash"], "hash")


async def another(table: Table, kind: str, frame: Frame) -> None:
    """Sends a frame and waits for the next one of a kind."""
    before = len(table.all(kind))
    await table.send(frame)
    await table.until(lambda: len(table.all(kind)) > before)


def has_odds(table: Table) -> bool:
    return len(weighed(table)) >= len(table.options)


def weighed(table: Table) -> dict[str, Any]:
    return {each["action"]: each for frame in table.all("odds") for each in frame["weighed"]}


def differs(first: Sequence[float], second: Sequence[float]) -> float:
    """The chance that two lists of times from the same source differ in rank as much as these: the test of Mann and Whitney, by
    its normal approximation."""
    wins = sum((a > b) + (a == b) / 2 for a in first for b in second)
    one, two = len(first), len(second)
    spread = sqrt(one * two * (one + two + 1) / 12)
    return erfc(abs(wins - one * two / 2) / spread / sqrt(2))


# --- the test ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    limits = {"work": [1e9, 1e9], "odds": [1e9, 1e9]}
    with fresh_database(folder) as url, ServerProcess(folder, url, patient=True, limits=limits) as one:
        yield one
        assert '"level":"error"' not in one.log


@pytest.mark.parametrize(("number", "rounds"), [(3, 4), pytest.param(90, 12, marks=soak)])
def test_what_a_seat_cannot_know_changes_neither_a_byte_nor_a_time(quiet: ServerProcess, number: int, rounds: int) -> None:
    asyncio.run(compare(quiet, number, rounds))


def test_times_of_two_sources_are_told_apart_and_those_of_one_are_not() -> None:
    rng = Random(1)
    one, again, other = ([rng.gauss(mean, 1.0) for _ in range(60)] for mean in (10.0, 10.0, 12.0))
    assert differs(one, again) > 0.01
    assert differs(one, other) < UNLIKELY


async def compare(server: ServerProcess, number: int, rounds: int) -> None:
    store, rng, counted = Store(server.database), Random("twins"), 0
    slow: list[str] = []
    async with AsyncExitStack() as there:
        await keep_bots_busy(server, there)
        for worlds in positions(number, rng):
            for side in await look_at(server, store, worlds, rounds):
                assert side.told(0) == side.told(1), worlds.name
                for kind, (true, twin) in side.times.items():
                    counted += 1
                    apart = abs(median(true) - median(twin))
                    if differs(true, twin) < UNLIKELY and apart > FELT:
                        slow.append(f"{worlds.name}: {kind} takes {1000 * median(true):.1f} ms here and "
                                    f"{1000 * median(twin):.1f} ms there")
    store.close()
    print(f"{number} positions, {counted} kinds of answers compared; times that differ: {len(slow)}", *slow, sep="\n")
    assert not slow


async def keep_bots_busy(server: ServerProcess, there: AsyncExitStack) -> None:
    """Captains that play against each other at tables of their own."""
    person = await there.enter_async_context(Person(server.url, "host"))
    for scenario in ("historical", "graignes"):
        made = await person.post("/api/matches", {"game": "operation_commando", "scenario": scenario, "options": {}, "seats": [
            {"kind": "me"}, {"kind": "bot", "level": "captain"}]})
        table = await there.enter_async_context(person.table(made["id"]))
        await table.ask({"type": "hand", "seat": 0, "level": "captain"})


async def look_at(server: ServerProcess, store: Store, worlds: Worlds, rounds: int) -> list[Side]:
    """Sits down in both worlds, as the player and as a spectator, and tries everything."""
    people, token = [], new_secret()
    for at, name in enumerate(NAMES[:len(worlds.true.setup.seats)]):
        people.append(Row(new_id(), name, False))
        store.add_person(hashed(token if at == worlds.seat else new_secret()), people[-1])
    matches = [stored(store, each, people, now=1e9) for each in (worlds.true, worlds.twin)]
    sides = []
    async with Person(server.url) as player, Person(server.url) as spectator:
        player.http.cookies.set("bocage", token)
        for person in (player, spectator):
            async with person.table(matches[0]) as true, person.table(matches[1]) as twin:
                sides.append(Side((true, twin), person is player))
                await sides[-1].try_everything(worlds, rounds)
                await true.ping()
                await twin.ping()
    return sides
