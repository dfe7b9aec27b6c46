"""Writes the records of a release for this folder: ``python -m tests.records.make FOLDER [GAME …]``.

Ten games of each game, played at random; five are whole, five stop in the middle. It uses only what every version of Bocage has
had, so that it can be run against an earlier checkout (``PYTHONPATH=CHECKOUT python tests/records/make.py FOLDER``).
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path
from random import Random

import bocage

GAMES = {
    "v_commandos": ("fuel_depot", "rail_yard", "signal_post", "bridges", "snowflake"),
    "operation_commando": ("initiation", "graignes", "historical", "utah", "initiation"),
    "heroes_of_normandie": ("first_contact", "bridge", "village", "hedgerow", "ridge"),
    "commandos_40k": ("air_assault", "exfiltration", "rescue", "exfiltration", "air_assault"),
}
SEATS = {"v_commandos": ["anna"]}
RUNNING = (25, 120)                     # choices after which a running game stops


def games(game: str) -> list[tuple[str, str]]:
    """Names and texts of ten records. A game that ends before it should stop is played again with another seed."""
    made = []
    for number in range(10):
        scenario, whole = GAMES[game][number // 2], number % 2 == 0
        for seed in range(100):
            rng = Random(f"{number}/{seed}")
            match = bocage.new(game, scenario, SEATS.get(game, ["anna", "boris"]), seed=f"record {number}/{seed}")
            most = sys.maxsize if whole else rng.randint(*RUNNING)
            while match.decision is not None and len(match.moves) < most:
                match.play(rng.choice(match.decision.options))
            if whole or match.decision is not None:
                break
        made.append((f"{game}-{scenario}-{number}-{'whole' if whole else 'running'}", match.record()))
    return made


def main(folder: str, *wanted: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    for game in wanted or GAMES:
        for name, text in games(game):
            with gzip.GzipFile(Path(folder, f"{name}.txt.gz"), "wb", mtime=0) as file:
                file.write(text.encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
