"""What it costs to store a choice: tables of all four games play at random against a server on a folder of its own.

    python -m bench.storing --tables 8 --acts 60

Prints, for each accepted choice, the bytes that the server process has caused to be written to the disk and its CPU time, with
telling and all; and how long the choices took from sending to the acknowledgement.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter

from bench.processes import cpu, written
from tests.server.client import Person, Table
from tests.server.process import ServerProcess

HERE = ({"kind": "me"}, {"kind": "here"})
GAMES: tuple[tuple[str, str, tuple[dict[str, str], ...]], ...] = (
    ("v_commandos", "bridges", HERE[:1]), ("operation_commando", "historical", HERE),
    ("heroes_of_normandie", "first_contact", HERE), ("commandos_40k", "exfiltration", HERE))


async def play(person: Person, number: int, acts: int) -> list[float]:
    """Plays until so many choices are accepted, in as many games as it takes; returns how long each took."""
    game, scenario, seats = GAMES[number % len(GAMES)]
    rng, took = Random(number), list[float]()
    while len(took) < acts:
        made = await person.post("/api/matches", {"game": game, "scenario": scenario, "seats": list(seats), "options": {}})
        async with person.table(made["id"]) as table:
            while table.update["ending"] is None and len(took) < acts:
                seen, due = len(table.all("update")), table.update["curtain"]
                if due is not None:
                    await table.send({"type": "look", "seat": due})
                else:
                    option = rng.choice(table.options)
                    began = perf_counter()
                    done = await table.ask({"type": "act", "at": table.seq, "action": option["action"],
                                            "seat": option["seat"]})
                    took.append(perf_counter() - began)
                    assert done["type"] == "ack", done
                await table.until(partial(is_told, table, seen))
    return took


def is_told(table: Table, seen: int) -> bool:
    return len(table.all("update")) > seen


async def measure(server: ServerProcess, tables: int, acts: int) -> None:
    people = [Person(server.url, f"p{number}") for number in range(tables)]
    for person in people:
        await person.__aenter__()
    await asyncio.gather(*(play(person, number, 2) for number, person in enumerate(people)))        # warm
    before, began = (written(server.pid), cpu(server.pid)), perf_counter()
    times = sorted(time for each in await asyncio.gather(*(play(person, number, acts) for number, person in enumerate(people)))
                   for time in each)
    seconds, count = perf_counter() - began, len(times)
    disk, used = written(server.pid) - before[0], cpu(server.pid) - before[1]
    with closing(sqlite3.connect(server.folder / "bocage.sqlite3")) as db:
        size = db.execute("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size").fetchone()[0]
    print(f"{tables} tables, {count} choices in {seconds:.1f} s, a choice: {disk / count / 1000:.1f} kB written, "
          f"{1000 * used / count:.1f} ms CPU; the database holds {size / 1000:.0f} kB")
    print("acknowledged: " + ", ".join(f"p{share} {1000 * times[min(count - 1, count * share // 100)]:.1f} ms"
                                       for share in (50, 95, 99)))
    for person in people:
        await person.http.aclose()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=8)
    options.add_argument("--acts", type=int, default=60)
    asked = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, \
            ServerProcess(Path(folder), f"sqlite:///{folder}/bocage.sqlite3", patient=True) as server:
        asyncio.run(measure(server, asked.tables, asked.acts))


if __name__ == "__main__":
    main()
