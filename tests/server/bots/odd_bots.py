"""Bots that misbehave, under the names of levels, in a process like those of the server."""

from __future__ import annotations

import os
import time
from pathlib import Path

from bocage.bots import Bot, make
from bocage.bots.viewpoint import Viewpoint
from bocage.core.action import Action
from bocage.server.bots.thinker import main

SLEEPS, CRASHES, RAISES, CHEATS, PRINTS, COUNTS = "mcts:0.01s", "mcts:1", "mcts:2", "mcts:3", "mcts:4", "mcts:5"


class Odd:
    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, seat: Viewpoint) -> Action:
        if self.level == SLEEPS:
            time.sleep(3600)
        if self.level == CRASHES:
            os.kill(os.getpid(), 9)
        if self.level == RAISES:
            raise ValueError("secret words")
        if self.level == CHEATS:
            return Action("fly")
        if self.level == COUNTS:                            # crashes the first time only
            seen = Path("crashed-once")
            if not seen.exists():
                seen.touch()
                os._exit(3)
        print("hello")
        return seat.options[-1]


def odd(level: str, seed: int | str = 0) -> Bot:
    return Odd(level) if level in (SLEEPS, CRASHES, RAISES, CHEATS, PRINTS, COUNTS) else make(level, seed)


if __name__ == "__main__":
    main(odd)
