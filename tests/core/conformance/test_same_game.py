"""Same record, same game: in another process, with another hash seed, everything comes out the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.marks import slow, soak

pytestmark = slow
ROOT = Path(__file__).parents[3]

PLAY = """
import json, sys
from random import Random
import bocage, tests.toys
game, scenario, seats, moves = json.loads(sys.argv[1])
match = bocage.new(game, scenario, [f"seat{n}" for n in range(seats)], seed="same")
rng, hashes = Random("same"), [match.hash()]
for _ in range(moves):
    if match.decision is not None:
        match.play(rng.choice(match.decision.options))
        hashes.append(match.hash())
print(json.dumps({"record": match.record(), "hashes": hashes}))
"""

REPLAY = """
import json, sys
import bocage, tests.toys
from bocage.core.record.reading import read, verify
from bocage.games import find
text = sys.stdin.read()
record = read(text)
match = bocage.new(record.setup.game, record.setup.scenario, record.setup.seats, record.setup.seeds[0][1], record.setup.options)
hashes = [match.hash()]
for _, seat, action, _ in record.moves:
    match.play(action, seat)
    hashes.append(match.hash())
loaded = bocage.load(text)
print(json.dumps({"record": loaded.record(), "hashes": hashes, "loaded": loaded.hash(), "checked": verify(text, find)}))
"""

FUZZ = """
import sys
import tests.toys
from bocage.core.conformance import Summary, play_one
from bocage.games import find
whole = Summary()
for number in range(int(sys.argv[2])):
    summary, failure = play_one(find(sys.argv[1]), 3, number, 0.0, often=0.05)
    assert failure is None, failure
    whole.add(summary)
print(whole.digest(), whole.decisions, sorted(whole.rules.items()))
"""


def run(script: str, *args: str, hash_seed: int, stdin: str = "") -> str:
    environment = {**os.environ, "PYTHONHASHSEED": f"{hash_seed}", "PYTHONPATH": f"{ROOT}", "PYTHONUTF8": "1"}
    done = subprocess.run([sys.executable, "-c", script, *args], input=stdin, capture_output=True, text=True, cwd=ROOT,
                          env=environment, check=False, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("game", "scenario", "seats", "moves"), [
    ("v_commandos", "bridges", 2, 150), ("operation_commando", "historical", 2, 150),
    ("heroes_of_normandie", "village", 2, 150),
    ("commandos_40k", "rescue", 2, 150), ("runner", "meadow", 2, 60), ("bid", "alliance", 4, 60),
    pytest.param("v_commandos", "green", 1, 120, marks=soak), pytest.param("operation_commando", "utah", 2, 120, marks=soak),
    pytest.param("heroes_of_normandie", "battle", 4, 150, marks=soak),
    pytest.param("commandos_40k", "exfiltration", 2, 150, marks=soak)])
def test_a_record_of_one_process_replays_in_another_to_equal_hashes(game: str, scenario: str, seats: int, moves: int) -> None:
    made: Mapping[str, Any] = json.loads(run(PLAY, json.dumps([game, scenario, seats, moves]), hash_seed=1))
    again: Mapping[str, Any] = json.loads(run(REPLAY, hash_seed=2, stdin=made["record"]))
    assert again["hashes"] == made["hashes"]
    assert again["loaded"] == made["hashes"][-1]
    assert again["record"] == made["record"]
    assert again["checked"][0] > 0
    assert again["checked"][1] == 0


@pytest.mark.parametrize(("game", "games"), [
    ("v_commandos", 3), ("operation_commando", 2), ("heroes_of_normandie", 1), ("commandos_40k", 1), ("runner", 5), ("bid", 5),
    ("stroll", 3), ("lifeboat", 3)])
def test_a_series_of_games_comes_out_the_same_under_every_hash_seed(game: str, games: int) -> None:
    one, two = (run(FUZZ, game, f"{games}", hash_seed=seed) for seed in (0, 4711))
    assert one == two
