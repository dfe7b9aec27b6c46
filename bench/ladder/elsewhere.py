"""A bot of another checkout, such as that of an earlier commit: ``away:FOLDER:mcts:1s``.

A process (``visitor.py``) runs with the code of that folder and holds the same match; both checkouts must have the same rules.
It is told each move, and is asked for the choices of its seat. It thinks with its own evaluation, priors and search.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from bocage.core.action import Action
from bocage.core.match import Match

AWAY = "away:"
VISITOR = Path(__file__).with_name("visitor.py")


class Elsewhere:
    """``seed``: of the bot there. ``match_seed``: of the match, which that process needs to have the same chance."""

    def __init__(self, name: str, seed: str, match_seed: str) -> None:
        folder, _, bot = name.removeprefix(AWAY).partition(":")
        self.process = subprocess.Popen([sys.executable, str(VISITOR), bot, seed], cwd=folder, text=True, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": folder})
        self.match_seed = match_seed
        self.told = -1                          # how many moves the process knows; -1: nothing yet

    def choose(self, match: Match, seat: int) -> Action:
        """The choice of a seat, after the process was told the match or what has been played since it was last asked."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        word: dict[str, object] = {"moves": [(move.text, move.seat) for move in match.moves[max(0, self.told):]], "seat": seat}
        if self.told < 0:
            setup = match.setup
            word |= {"game": setup.game, "scenario": setup.scenario, "seats": list(setup.seats), "seed": self.match_seed,
                     "options": dict(setup.options)}
        self.told = len(match.moves)
        print(json.dumps(word), file=self.process.stdin, flush=True)
        text = self.process.stdout.readline().strip()
        return next(option for option in match.options(seat) if option.text == text)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
