"""Random and mutated paths judged twice, by the rules' own code and by the slow referee: they must agree on every one.

``python -m tests.commandos_40k.slow_paths 100000 7`` judges so many from seed 7 on, on all cores, and counts what they broke.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections import Counter
from multiprocessing import Pool

from bocage.games.commandos_40k.content import load
from bocage.games.commandos_40k.paths.ground import Ground
from bocage.games.commandos_40k.paths.judging import judge
from tests.commandos_40k.paths.random_tables import random_board
from tests.commandos_40k.paths.slow_referee import Model, Other, Referee
from tests.commandos_40k.paths.wild_paths import TOLERANCE, Scene, random_mover, some_paths

BATCH = 250                                         # paths on one table
SCENES = 10                                         # settings of models on one table


def batch(seed: int) -> tuple[Counter[str], list[str]]:
    """What became of the paths on one table, and where the two did not agree."""
    dice = random.Random(seed)
    shipped = list(load().boards.values())
    board = shipped[seed // 2 % len(shipped)] if seed % 2 else random_board(dice)
    ground, referee = Ground(board), Referee(board)
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    movers = [random_mover(dice) for _ in range(2)]
    for number in range(SCENES):
        scene = Scene(dice, ground, movers[number % 2])
        mover, journey = scene.mover, scene.journey(ground, scene.mover)
        model = Model(mover.radius, mover.height, mover.fly, mover.sure_footed, mover.perilous)
        others = [Other(*row, bool(scene.shut >> number & 1)) for number, row in enumerate(scene.rows)]
        for path in some_paths(dice, ground, scene, BATCH // SCENES):
            verdict = judge(journey, path, scene.edge)
            ours = not verdict.rule, verdict.cost, verdict.dangerous
            theirs = referee.verdict(model, scene.start, path, scene.allowance + TOLERANCE, others, scene.edge)
            counts[verdict.rule or "legal"] += 1
            counts["flown" if mover.fly else "climbed" if any(z != scene.start[2] for _, _, z in path) else "walked"] += 1
            counts["dangerous"] += bool(verdict.dangerous)
            if ours != theirs:
                wrong.append(f"seed {seed} {board.id}: {scene.start} {path} r {mover.radius} h {mover.height} fly {mover.fly} "
                             f"allowance {scene.allowance} edge {scene.edge}: {verdict.rule or 'legal'} {ours} and {theirs}")
    return counts, wrong


def main(paths: int, seed: int) -> int:
    started = time.monotonic()
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    with Pool(os.cpu_count()) as pool:
        for found, faults in pool.imap_unordered(batch, range(seed, seed - (-paths // BATCH))):
            counts += found
            wrong += faults
    judged = counts["walked"] + counts["climbed"] + counts["flown"]
    print(f"{judged} paths judged twice in {time.monotonic() - started:.0f} s: {counts['legal']} legal, "
          f"{judged - counts['legal']} illegal, {len(wrong)} judged differently")
    for name, number in sorted(counts.items(), key=lambda each: -each[1]):
        print(f"{number:8}  {name}")
    for line in wrong[:20]:
        print(line)
    return int(bool(wrong) or counts["legal"] * 10 < judged * 3)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
