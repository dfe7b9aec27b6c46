"""The program that plays for ``elsewhere.py`` in another checkout. It imports nothing of this checkout.

Each line of its input is a JSON object: ``moves`` since the last line, the ``seat`` that chooses, and, in the first line,
what the match was started with. It answers with the text of the chosen action.
"""

from __future__ import annotations

import json
import sys

import bocage
from bocage.bots import Viewpoint, make


def main(bot: str, seed: str) -> None:
    player, match = make(bot, seed), None
    for line in sys.stdin:
        word = json.loads(line)
        if match is None:
            match = bocage.new(word["game"], word["scenario"], word["seats"], seed=word["seed"], options=word["options"])
        for text, seat in word["moves"]:
            match.play(text, seat)
        print(player.choose(Viewpoint(match, word["seat"])).text, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
